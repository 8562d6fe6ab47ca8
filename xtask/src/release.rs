//! The requirements of a release, and its archive.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::run::{first_line, run, step};
use crate::site;
use crate::tools::{command, root, target};

/// The file in which a command records the commit on which everything passed.
fn record_of(what: &str) -> Result<PathBuf> {
    Ok(target()?.join("passed").join(what))
}

/// Records that everything a command checks has passed for the commit that is checked out. With
/// uncommitted changes nothing is recorded, because they belong to no commit.
pub fn record(what: &str) -> Result {
    let (true, Some(commit)) = (clean(), commit()) else {
        return Ok(());
    };
    let path = record_of(what)?;
    let written = fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))
        .and_then(|()| fs::write(&path, commit));
    written.map_err(|error| format!("cannot write {}: {error}", path.display()))
}

fn commit() -> Option<String> {
    first_line(command("git").args(["rev-parse", "HEAD"]))
}

/// Whether there are no uncommitted changes.
fn clean() -> bool {
    command("git")
        .args(["status", "--porcelain"])
        .output()
        .is_ok_and(|output| output.status.success() && output.stdout.is_empty())
}

/// Lists what a release of this version needs and lacks; if nothing is missing, builds and packs
/// it.
///
/// # Errors
///
/// If anything is missing; everything missing is listed first.
pub fn run_release() -> Result {
    let version = env!("CARGO_PKG_VERSION");
    let passed = |what: &str| {
        let recorded = record_of(what).and_then(|path| {
            fs::read_to_string(path).map_err(|error| format!("nothing is recorded: {error}"))
        });
        recorded.ok().is_some_and(|recorded| commit() == Some(recorded))
    };
    let catalogue = fluent_pack::compile(&root().join("locales"));
    let changelog = fs::read_to_string(root().join("CHANGELOG.md")).unwrap_or_default();
    let needs = [
        ("everything is committed", clean(), "git status"),
        (
            "every text is there in every language",
            catalogue.is_ok_and(|catalogue| catalogue.missing().is_empty()),
            "cargo xtask texts",
        ),
        (
            "CHANGELOG.md has a section for this version",
            has_section(&changelog, version),
            "write `## [VERSION] - DATE`",
        ),
        ("all tests passed on this commit", passed("test"), "cargo xtask test"),
        ("the whole bench ran on this commit", passed("bench"), "cargo xtask bench"),
    ];
    println!("A release of {version} needs:");
    for (need, met, how) in &needs {
        if *met {
            println!("  ok       {need}");
        } else {
            println!("  missing  {need}: {how}");
        }
    }
    if needs.iter().any(|(_, met, _)| !met) {
        return Err("the release lacks what is marked above".into());
    }
    let dist = site::build()?;
    let archive = target()?.join(format!("adjutant-{version}.tar.gz"));
    step("Pack the site", || {
        run(
            command("tar").arg("-czf").arg(&archive).arg("-C").arg(&dist).arg("."),
            "tar has to be installed",
        )
    })?;
    println!("    {}", archive.display());
    Ok(())
}

/// Whether the changelog has a dated section for a version.
fn has_section(changelog: &str, version: &str) -> bool {
    changelog
        .lines()
        .filter_map(|line| line.strip_prefix("## ["))
        .filter_map(|line| line.split_once("] - "))
        .any(|(of, date)| of == version && !date.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_has_a_version_and_a_date() {
        let log = "# Changelog\n\n## [0.2.0]\n\n## [0.1.0] - 2026-11-25\n";
        assert!(has_section(log, "0.1.0"));
        assert!(!has_section(log, "0.2.0"), "it has no date yet");
        assert!(!has_section(log, "0.1"));
    }
}
