//! Cuts the WebAssembly of a release into the shell and one chunk per wargame
//! (`src/rulesets/game.rs`), and makes each small.
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

/// What a wargame's chunk is called before it has the shell's name.
const CHUNK: &str = "split_";

/// The new files of a split module, relative to the site.
pub struct Split {
    /// The script that loads the chunks; the shell imports it.
    pub loader: String,
    /// The chunks of the wargames: `<shell>-<ruleset>.wasm`.
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
    let mut files = files(&work)?;
    files.sort_unstable();
    for name in &files {
        let (from, to) = (work.join(name), site.join(published(name, &base)));
        if from.extension().is_some_and(|extension| extension == "js") {
            let script =
                fs::read_to_string(&from).map_err(|error| cannot("read", &from, &error))?;
            fs::write(&to, renamed(script, &files, &base))
                .map_err(|error| cannot("write", &to, &error))?;
        } else {
            optimise(&from, &to)?;
        }
    }
    let chunks = files.iter().filter(|name| name.starts_with(CHUNK));
    Ok(Split {
        loader: published("__wasm_split.js", &base),
        chunks: chunks.map(|name| published(name, &base)).collect(),
    })
}

/// The name of a file on the site, where names start with that of the build.
fn published(name: &str, base: &str) -> String {
    if name == "__wasm_split.js" {
        format!("{base}-chunks.js")
    } else if let Some(end) = name.strip_prefix("adjutant") {
        format!("{base}{end}")
    } else {
        // What several chunks share is a `chunk_<number>.wasm`.
        let chunk = name.strip_prefix(CHUNK).unwrap_or(name);
        format!("{base}-{}", chunk.replace('_', "-"))
    }
}

/// A script that knows the files by their names on the site. The name by which
/// the shell's WebAssembly calls its imports stays.
fn renamed(script: String, files: &[String], base: &str) -> String {
    files.iter().fold(script, |script, name| {
        let to = published(name, base);
        ["from ", "new URL("].iter().fold(script, |script, before| {
            script.replace(
                &format!("{before}\"./{name}\""),
                &format!("{before}\"./{to}\""),
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
    files(site)?
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
fn files(directory: &Path) -> Result<Vec<String>> {
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
    fn scripts_name_the_files_of_the_site() {
        let files = [
            "__wasm_split.js",
            "adjutant.js",
            "adjutant_bg.wasm",
            "chunk_2.wasm",
            "split_flames_of_war.wasm",
        ]
        .map(str::to_owned);
        let renamed = |script: &str| renamed(script.to_owned(), &files, "adjutant-1f");
        assert_eq!(
            renamed(
                "import * as a from \"./__wasm_split.js\";\nconst b = { \"./__wasm_split.js\": a };"
            ),
            "import * as a from \"./adjutant-1f-chunks.js\";\nconst b = { \"./__wasm_split.js\": a };"
        );
        assert_eq!(
            renamed("import { initSync } from \"./adjutant.js\";"),
            "import { initSync } from \"./adjutant-1f.js\";"
        );
        assert_eq!(
            renamed("fetch(new URL(\"./split_flames_of_war.wasm\", import.meta.url));"),
            "fetch(new URL(\"./adjutant-1f-flames-of-war.wasm\", import.meta.url));"
        );
        assert_eq!(
            renamed("fetch(new URL(\"./chunk_2.wasm\", import.meta.url));"),
            "fetch(new URL(\"./adjutant-1f-chunk-2.wasm\", import.meta.url));"
        );
    }
}
