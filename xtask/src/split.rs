//! Cuts the WebAssembly of a release into the shell and its chunks
//! (`src/chunk.rs`), and makes each small.
//!
//! The module is cut by the relocations that the linker left in it, so this has
//! to come before wasm-bindgen, which rewrites the module and knows nothing of
//! them. Trunk cannot run anything between cargo and its wasm-bindgen; hence
//! what it has staged is made anew from cargo's module, under the same names.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::run::run;
use crate::tools::{WASM, npm_program};

/// What the file of a chunk starts with, and that of what several share.
const CHUNK: &str = "split_";
const SHARED: &str = "chunk_";
/// The script that loads the chunks.
const LOADER: &str = "__wasm_split.js";

/// The new files of a split module, relative to the site.
pub struct Split {
    /// The script that loads the chunks; the shell imports it.
    pub loader: String,
    /// The build's name: what the names of all these files start with.
    pub base: String,
    /// The chunks: `<base>-<chunk>.wasm`, or `<base>-<chunk>.<chunk>.wasm` of
    /// what several share and is fetched with each. Here without the rest.
    pub chunks: Vec<String>,
}

/// Puts the shell in the place of the module that Trunk has staged, and the
/// chunks beside it.
pub fn split(site: &Path) -> Result<Split> {
    let target = target()?;
    let work = target.join("chunks");
    if work.exists() {
        fs::remove_dir_all(&work).map_err(|error| cannot("empty", &work, &error))?;
    }
    let module = target.join(WASM).join("release/adjutant.wasm");
    let shell = work.join("adjutant.wasm");

    let advice = "`cargo xtask build` brings the tools and puts them on the PATH";
    let mut splitter = Command::new("wasm-split-cli");
    splitter.args(["--out-name", "adjutant"]);
    run(splitter.args([&module, &work]), advice)?;
    let mut bindgen = Command::new("wasm-bindgen");
    bindgen
        .args(["--target=web", "--no-typescript", "--keep-lld-exports"])
        .args(["--out-name", "adjutant", "--out-dir"]);
    run(bindgen.args([&work, &shell]), advice)?;
    fs::remove_file(&shell).map_err(|error| cannot("remove", &shell, &error))?;

    let base = base(site)?;
    let loader = work.join(LOADER);
    let loader = fs::read_to_string(&loader).map_err(|error| cannot("read", &loader, &error))?;
    let mut files = Vec::new();
    for name in names(&work)? {
        let published = published(&name, &base, &loader)?;
        files.push((name, published));
    }
    files.sort_unstable();
    for (name, published) in &files {
        let (from, to) = (work.join(name), site.join(published));
        if from.extension().is_some_and(|extension| extension == "js") {
            let script =
                fs::read_to_string(&from).map_err(|error| cannot("read", &from, &error))?;
            fs::write(&to, renamed(script, &files))
                .map_err(|error| cannot("write", &to, &error))?;
        } else {
            optimise(&from, &to)?;
        }
    }
    let chunks = files.iter().filter_map(|(_, published)| {
        let chunk = published.strip_prefix(&base)?.strip_prefix('-')?;
        chunk.strip_suffix(".wasm").map(str::to_owned)
    });
    Ok(Split {
        loader: format!("{base}-chunks.js"),
        chunks: chunks.collect(),
        base,
    })
}

/// The name of a file on the site, where names start with that of the build.
fn published(name: &str, base: &str, loader: &str) -> Result<String> {
    if name == LOADER {
        return Ok(format!("{base}-chunks.js"));
    }
    if let Some(end) = name.strip_prefix("adjutant") {
        return Ok(format!("{base}{end}"));
    }
    let chunks = match name.strip_prefix(CHUNK) {
        Some(chunk) => chunk.to_owned(),
        None => format!("{}.wasm", sharers(name, loader)?),
    };
    Ok(format!("{base}-{}", chunks.replace('_', "-")))
}

/// The chunks that share a file, as the loader tells in a comment:
/// `/* k20, play */ const __chunk_2 = …`.
fn sharers(name: &str, loader: &str) -> Result<String> {
    let told = name
        .strip_suffix(".wasm")
        .filter(|stem| stem.starts_with(SHARED))
        .and_then(|stem| loader.split_once(&format!(" */\nconst __{stem} = ")))
        .and_then(|(before, _)| before.rsplit_once("/* "))
        .map(|(_, sharers)| sharers.replace(", ", "."));
    told.ok_or_else(|| format!("{LOADER} does not say which chunks share {name}"))
}

/// A script that knows the files by their names on the site. The name by which
/// the shell's WebAssembly calls its imports stays.
fn renamed(script: String, files: &[(String, String)]) -> String {
    files.iter().fold(script, |script, (name, published)| {
        ["from ", "new URL("].iter().fold(script, |script, before| {
            script.replace(
                &format!("{before}\"./{name}\""),
                &format!("{before}\"./{published}\""),
            )
        })
    })
}

/// Makes a module small by npm's `binaryen`, which is pinned: Debian 12's 108
/// makes a module that no browser accepts, without a word.
fn optimise(module: &Path, to: &Path) -> Result {
    let mut wasm_opt = npm_program("wasm-opt");
    wasm_opt.arg("-Os").arg(module).arg("-o").arg(to);
    run(&mut wasm_opt, "run `npm ci`")
}

/// What the names of the staged module start with: `adjutant-<hash>`.
fn base(site: &Path) -> Result<String> {
    names(site)?
        .iter()
        .find_map(|name| name.strip_suffix("_bg.wasm"))
        .map(str::to_owned)
        .ok_or_else(|| format!("there is no module in {}", site.display()))
}

/// The target directory: cargo has built this program there, too.
fn target() -> Result<PathBuf> {
    let program = std::env::current_exe().map_err(|error| format!("where am I? {error}"))?;
    let target = program.ancestors().nth(2).map(Path::to_owned);
    target.ok_or_else(|| format!("{} is in no target directory", program.display()))
}

/// The names of the files in a directory.
fn names(directory: &Path) -> Result<Vec<String>> {
    let wrong = |error| cannot("read", directory, &error);
    let entries = fs::read_dir(directory).map_err(wrong)?;
    entries
        .map(|entry| Ok(entry.map_err(wrong)?.file_name().to_string_lossy().into()))
        .collect()
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> String {
    format!("cannot {what} {}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_name_the_files_of_the_site() -> Result {
        let loader = "/* flames_of_war, k20 */\nconst __chunk_1 = a;\n\
                      /* flames_of_war, play */\nconst __chunk_12 = b;\n";
        let mut files = Vec::new();
        for (name, on_site) in [
            ("__wasm_split.js", "adjutant-1f-chunks.js"),
            ("adjutant.js", "adjutant-1f.js"),
            ("adjutant_bg.wasm", "adjutant-1f_bg.wasm"),
            ("chunk_1.wasm", "adjutant-1f-flames-of-war.k20.wasm"),
            ("chunk_12.wasm", "adjutant-1f-flames-of-war.play.wasm"),
            ("split_flames_of_war.wasm", "adjutant-1f-flames-of-war.wasm"),
        ] {
            assert_eq!(published(name, "adjutant-1f", loader)?, on_site);
            files.push((name.to_owned(), on_site.to_owned()));
        }
        assert!(published("chunk_2.wasm", "adjutant-1f", loader).is_err());

        for (script, on_site) in [
            (
                "import * as a from \"./__wasm_split.js\";\nconst b = { \"./__wasm_split.js\": a };",
                "import * as a from \"./adjutant-1f-chunks.js\";\nconst b = { \"./__wasm_split.js\": a };",
            ),
            (
                "import { initSync } from \"./adjutant.js\";",
                "import { initSync } from \"./adjutant-1f.js\";",
            ),
            (
                "fetch(new URL(\"./chunk_1.wasm\", import.meta.url));",
                "fetch(new URL(\"./adjutant-1f-flames-of-war.k20.wasm\", import.meta.url));",
            ),
        ] {
            assert_eq!(renamed(script.to_owned(), &files), on_site);
        }
        Ok(())
    }
}
