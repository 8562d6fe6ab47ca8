//! Merges the files of a split module. The splitter makes a file for every set of chunks that
//! share something, about fifty, most of them a few hundred bytes long: each would be a
//! request. Here npm's `binaryen` merges them, and the script that loads them is adapted.
//!
//! A file of the splitter imports the memory, the function table and the stack pointer from
//! the shell, calls everything else through the table and exports nothing. So any of them can
//! be merged.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::Result;
use crate::pack::{CHUNK, LOADER, Needs, cannot, otherwise};
use crate::run::run_quietly;
use crate::tools::npm_program;

/// The chunk that is loaded whenever any chunk is: shared code goes into it.
const SCREENS: &str = "play";
/// The chunk of the turn, that of the pages loaded after it, and that of export and import: code
/// that only these share goes into the first.
const TURN: &str = "turn";
const LATER: &str = "later";
const HAND: &str = "hand";

/// The WebAssembly features that the module may use, for binaryen: a merged module no longer
/// declares them itself.
pub const FEATURES: [&str; 8] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-call-indirect-overlong",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Merges files in the splitter's output directory until there is one per chunk.
///
/// # Errors
/// When the output does not have the expected form.
pub fn merge(work: &Path, needs: &Needs) -> Result {
    let path = work.join(LOADER);
    let script = fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))?;
    let shell = work.join("shell.wat");
    let taken = taken(work, needs, &shared_by_shell(&script)?)?;
    fs::write(&shell, shell_module(&taken)).map_err(|error| cannot("write", &shell, &error))?;

    let groups = groups(needs);
    for (name, files) in groups.iter().filter(|(_, files)| files.len() > 1) {
        let mut merging = npm_program("wasm-merge");
        merging.args(FEATURES).arg("--enable-multimemory");
        merging.arg(&shell).arg("__wasm_split");
        for file in files {
            merging.arg(work.join(format!("{file}.wasm"))).arg(file);
        }
        let merged = work.join("merged.wasm");
        run_quietly(merging.arg("-o").arg(&merged), "run `npm ci`", |_| {})?;
        for file in files {
            let path = work.join(format!("{file}.wasm"));
            fs::remove_file(&path).map_err(|error| cannot("remove", &path, &error))?;
        }
        let to = work.join(format!("{name}.wasm"));
        fs::rename(&merged, &to).map_err(|error| cannot("write", &to, &error))?;
    }
    fs::remove_file(&shell).map_err(|error| cannot("remove", &shell, &error))?;

    let needs = merged_needs(needs);
    let missing = needs.keys().find(|chunk| {
        let file = work.join(format!("{CHUNK}{chunk}.wasm"));
        !file.is_file()
    });
    if let Some(chunk) = missing {
        return Err(otherwise(&format!("there is no {CHUNK}{chunk}.wasm")));
    }
    fs::write(&path, loader(&script, &needs)?).map_err(|error| cannot("write", &path, &error))
}

/// The files to merge, by the name of the merged file.
fn groups(needs: &Needs) -> BTreeMap<String, Vec<String>> {
    let mut users: BTreeMap<&String, BTreeSet<&str>> = BTreeMap::new();
    for (chunk, files) in needs {
        for file in files {
            users.entry(file).or_default().insert(chunk);
        }
    }
    let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, users) in users {
        let of = if file.starts_with(CHUNK) {
            file.clone()
        } else if users.iter().all(|user| [TURN, LATER, HAND].contains(user)) {
            format!("{CHUNK}{TURN}")
        } else {
            format!("{CHUNK}{SCREENS}")
        };
        groups.entry(of).or_default().push(file.clone());
    }
    groups
}

/// The files that the chunks need after merging.
fn merged_needs(needs: &Needs) -> Needs {
    let merged = needs.keys().map(|chunk| {
        let with = match chunk.as_str() {
            SCREENS => vec![SCREENS],
            LATER | HAND => vec![SCREENS, TURN, chunk],
            other => vec![SCREENS, other],
        };
        let files = with.iter().map(|chunk| format!("{CHUNK}{chunk}"));
        (chunk.clone(), files.collect())
    });
    merged.collect()
}

/// The imports of the files from the shell, according to the line of the splitter's script
/// that lists them.
fn shared_by_shell(script: &str) -> Result<Vec<&str>> {
    let names = script
        .split_once("const { ")
        .and_then(|(_, rest)| rest.split_once('}'))
        .filter(|(_, rest)| rest.starts_with(" = initSync("))
        .map(|(names, _)| names.split(',').map(str::trim))
        .ok_or_else(|| otherwise("the loader asks the shell in another way"))?;
    Ok(names.filter(|name| !name.is_empty()).collect())
}

/// The imports from the shell: the name, the kind, and the required size.
type Taken = BTreeMap<String, (String, String)>;

/// The kind and size of these imports, according to the files themselves. The file of a whole chunk
/// usually imports all of them, so such files are read first.
fn taken(work: &Path, needs: &Needs, names: &[&str]) -> Result<Taken> {
    let size = |file: &String| {
        let path = work.join(format!("{file}.wasm"));
        fs::metadata(path).map_or(0, |file| file.len())
    };
    let files: BTreeSet<&String> = needs.values().flatten().collect();
    let mut files: Vec<&String> = files.into_iter().collect();
    files.sort_by_cached_key(|file| (!file.starts_with(CHUNK), size(file)));
    let mut taken = Taken::new();
    for file in files {
        if names.iter().all(|name| taken.contains_key(*name)) {
            break;
        }
        let module = work.join(format!("{file}.wasm"));
        let output = npm_program("wasm-dis")
            .arg(&module)
            .output()
            .map_err(|error| format!("wasm-dis: {error}; run `npm ci`"))?;
        let text = String::from_utf8_lossy(&output.stdout);
        taken.extend(text.lines().filter_map(import));
    }
    Ok(taken)
}

/// Parses a line of a module's text: what it imports from the shell.
fn import(line: &str) -> Option<(String, (String, String))> {
    let import = line.trim().strip_prefix("(import \"__wasm_split\" \"")?;
    let (name, import) = import.strip_suffix("))")?.split_once("\" (")?;
    let mut words = import.splitn(3, ' ');
    let kind = words.next()?;
    // Skips the name within this module.
    words.next()?;
    Some((name.to_owned(), (kind.to_owned(), words.next()?.to_owned())))
}

/// A module that re-exports what the files import from the shell: merged with them, it
/// unifies their separate imports.
fn shell_module(taken: &Taken) -> String {
    let mut imports = String::new();
    let mut exports = String::new();
    for (name, (kind, of)) in taken {
        let _ = writeln!(imports, "  (import \"shell\" \"{name}\" ({kind} ${name} {of}))");
        let _ = writeln!(exports, "  (export \"{name}\" ({kind} ${name}))");
    }
    format!("(module\n{imports}{exports})\n")
}

/// How a file is loaded. It is compiled while it downloads if the host sends the WebAssembly
/// type, and it also loads from other hosts.
const BRING: &str = r#"
const bring = (url, others) => makeLoad(() => {
    const fetched = fetch(url);
    fetched.catch(() => {});
    return async ({ __wasm_split: shell }) => {
        // A merged file uses the second name.
        const imports = { __wasm_split: shell, shell };
        const response = await fetched;
        const typed = /^application\/wasm\b/.test(response.headers.get("Content-Type"));
        return !response.ok || typed
            ? WebAssembly.instantiateStreaming(response, imports)
            : WebAssembly.instantiate(await response.arrayBuffer(), imports);
    };
}, others);
"#;

/// The splitter's script, adapted to the merged files.
fn loader(script: &str, needs: &Needs) -> Result<String> {
    let files = script
        .find("\n/* ")
        .filter(|at| script[..*at].contains("function makeLoad(fetcher, deps)"))
        .filter(|at| script[..*at].contains("function wrapAsyncCb(callee)"))
        .ok_or_else(|| otherwise("the loader loads in another way"))?;
    let mut loader = script[..files].to_owned() + BRING;
    // Chunks that need few files come before those that need more.
    let mut chunks: Vec<_> = needs.iter().collect();
    chunks.sort_by_key(|(_, files)| files.len());
    for (chunk, files) in chunks {
        let file = format!("{CHUNK}{chunk}");
        let exported = format!("__wasm_split_load_{chunk}");
        if !script.contains(&format!("export const {exported} = ")) {
            return Err(otherwise(&format!("the loader has no {exported}")));
        }
        let with: Vec<&str> =
            files.iter().map(String::as_str).filter(|other| *other != file).collect();
        loader += &brought(&file, &with);
        let _ = writeln!(loader, "export const {exported} = wrapAsyncCb({file});");
    }
    Ok(loader)
}

/// Loads a file together with others.
fn brought(file: &str, with: &[&str]) -> String {
    let with = with.join(", ");
    format!("const {file} = bring(new URL(\"./{file}.wasm\", import.meta.url), [{with}]);\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(told: &[(&str, &[&str])]) -> Needs {
        let owned = |files: &[&str]| files.iter().map(|file| (*file).to_owned()).collect();
        told.iter().map(|(chunk, files)| ((*chunk).to_owned(), owned(files))).collect()
    }

    fn cut() -> Needs {
        needs(&[
            ("hand", &["chunk_1", "chunk_2", "chunk_3", "chunk_6", "split_hand"]),
            ("k20", &["chunk_1", "chunk_3", "split_k20"]),
            ("later", &["chunk_1", "chunk_5", "chunk_6", "split_later"]),
            ("mirroring", &["chunk_1", "chunk_4", "split_mirroring"]),
            ("play", &["chunk_1", "chunk_2", "chunk_4", "split_play"]),
            ("turn", &["chunk_1", "chunk_5", "split_turn"]),
        ])
    }

    /// The beginning of the splitter's script, and its exports.
    const SCRIPT: &str = "const { memory, __wasm_split_shared0,  } = initSync(undefined);
        function wrapAsyncCb(callee) {}
        function makeLoad(fetcher, deps) {}\n/* hand, k20 */
        export const __wasm_split_load_hand = 1; export const __wasm_split_load_k20 = 1;
        export const __wasm_split_load_mirroring = 1; export const __wasm_split_load_play = 1;
        export const __wasm_split_load_turn = 1; export const __wasm_split_load_later = 1;";

    #[test]
    fn what_is_shared_is_part_of_what_is_there_anyway() {
        let groups = groups(&cut());
        let put_together: Vec<_> =
            groups.iter().map(|(name, files)| (name.as_str(), files.join(" "))).collect();
        assert_eq!(
            put_together,
            [
                ("split_hand", "split_hand".into()),
                ("split_k20", "split_k20".into()),
                ("split_later", "split_later".into()),
                ("split_mirroring", "split_mirroring".into()),
                ("split_play", "chunk_1 chunk_2 chunk_3 chunk_4 split_play".into()),
                ("split_turn", "chunk_5 chunk_6 split_turn".into()),
            ]
        );
        assert_eq!(
            merged_needs(&cut()),
            needs(&[
                ("hand", &["split_play", "split_turn", "split_hand"]),
                ("k20", &["split_play", "split_k20"]),
                ("later", &["split_play", "split_turn", "split_later"]),
                ("mirroring", &["split_play", "split_mirroring"]),
                ("play", &["split_play"]),
                ("turn", &["split_play", "split_turn"]),
            ])
        );
    }

    #[test]
    fn a_file_is_defined_before_those_that_come_with_it() -> Result {
        let needs = merged_needs(&cut());
        let loader = loader(SCRIPT, &needs)?;
        let at = |text: &str| loader.find(text);
        let play = at("const split_play = bring(new URL(\"./split_play.wasm\", import.meta.url)");
        let turn = at("const split_turn = ");
        assert!(play.is_some() && play < turn && turn < at("const split_hand = "), "{loader}");
        assert!(loader.contains("load_mirroring = wrapAsyncCb(split_mirroring);"));
        assert!(!loader.contains("chunk_4"), "{loader}");
        Ok(())
    }

    #[test]
    fn another_cutter_is_noticed() {
        let needs = merged_needs(&cut());
        for part in ["makeLoad(", "wrapAsyncCb(", "/* ", "__wasm_split_load_play"] {
            assert!(loader(&SCRIPT.replace(part, "other"), &needs).is_err(), "{part}");
        }
        assert!(shared_by_shell(&SCRIPT.replace("initSync", "init")).is_err());
    }

    #[test]
    fn the_shell_gives_what_the_files_take() -> Result {
        let text = "(module
 (type $0 (func (param i32)))
 (import \"__wasm_split\" \"memory\" (memory $mimport$0 23))
 (import \"__wasm_split\" \"__wasm_split_shared0\" (global $__stack_pointer (mut i32)))
 (import \"other\" \"memory\" (memory $mimport$1 1))";
        let taken: Taken = text.lines().filter_map(import).collect();
        let mut names: Vec<&str> = taken.keys().map(String::as_str).collect();
        names.reverse();
        assert_eq!(shared_by_shell(SCRIPT)?, names);
        assert_eq!(
            shell_module(&taken),
            "(module
  (import \"shell\" \"__wasm_split_shared0\" (global $__wasm_split_shared0 (mut i32)))
  (import \"shell\" \"memory\" (memory $memory 23))
  (export \"__wasm_split_shared0\" (global $__wasm_split_shared0))
  (export \"memory\" (memory $memory))
)
"
        );
        Ok(())
    }
}
