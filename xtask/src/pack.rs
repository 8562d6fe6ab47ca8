//! From cargo's WebAssembly module to the files of a site: in one piece, or cut
//! into the shell and its chunks (`src/chunk.rs`), and made small.
//!
//! The cutting and the JavaScript are `xtask/packer`'s; here the files get their
//! names: that of the build, which is the hash of them all, and what they are.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::thread;

use crate::Result;
use crate::minify;
use crate::page::short_hash;
use crate::run::{run, run_reading};
use crate::tools::{npm_program, packer, root, target};

/// What the file of a chunk starts with, and that of what several share.
const CHUNK: &str = "split_";
const SHARED: &str = "chunk_";
/// The script that loads the chunks.
const LOADER: &str = "__wasm_split.js";

/// How a module is packed.
#[derive(Clone, Copy, PartialEq)]
pub enum How {
    /// In one piece and as it is.
    Whole,
    /// In one piece, made small with this option of wasm-opt.
    WholeSmall(&'static str),
    /// Cut, each piece made small with this option of wasm-opt, if there is one.
    Chunks(Option<&'static str>),
}

/// The files of a packed module, relative to the site.
#[derive(Debug, Default, PartialEq)]
pub struct Packed {
    /// The build's name: what the names of all these files start with.
    /// `<base>.js` starts the app, `<base>_bg.wasm` is the shell or the whole.
    pub base: String,
    /// The script that loads the chunks; the shell imports it.
    pub loader: Option<String>,
    /// The chunks: `<base>-<chunk>.wasm`, or `<base>-<chunk>.<chunk>.wasm` of
    /// what several share and is fetched with each. Here without the rest.
    pub chunks: Vec<String>,
}

/// What the files of a cut module are for: each chunk with the files it needs.
type Needs = BTreeMap<String, Vec<String>>;

/// Puts the files of a module on a site.
pub fn pack(module: &Path, site: &Path, how: How) -> Result<Packed> {
    let stem = module.file_stem().unwrap_or_default().to_string_lossy();
    // What is there of the one kind stays while the other is made.
    let work = target()?.join(match how {
        How::Chunks(None) => "packed-as-is",
        _ => "packed",
    });
    let needs = unpacked(module, &work, how)?;
    let names = names(&work)?;
    let mut contents = BTreeMap::new();
    for name in names {
        let path = work.join(&name);
        let bytes = fs::read(&path).map_err(|error| cannot("read", &path, &error))?;
        contents.insert(name, bytes);
    }
    let all = contents
        .iter()
        .flat_map(|(name, bytes)| [name.as_bytes(), bytes]);
    let base = format!("{stem}-{}", short_hash(all));

    let files = published(contents.keys(), &stem, &base, &needs)?;
    let mut loaded = BTreeSet::new();
    for (name, bytes) in contents {
        let to = site.join(&files[&name]);
        let bytes = if kind_of(&name) == "js" {
            let script =
                String::from_utf8(bytes).map_err(|error| format!("{name} is no text: {error}"))?;
            let script = renamed(script, &files, &mut loaded);
            let script = any_media_type(&script, name == LOADER)?;
            let script = match how {
                How::Whole => script,
                _ => minify::script(&script, minify::NEW)?,
            };
            script.into_bytes()
        } else {
            bytes
        };
        fs::write(&to, bytes).map_err(|error| cannot("write", &to, &error))?;
    }
    if how == How::Whole || matches!(how, How::WholeSmall(_)) {
        return Ok(Packed {
            base,
            ..Packed::default()
        });
    }
    all_loaded(&files, &stem, &loaded)?;
    let chunks = files.values().filter_map(|published| {
        let chunk = published.strip_prefix(&base)?.strip_prefix('-')?;
        chunk.strip_suffix(".wasm").map(str::to_owned)
    });
    Ok(Packed {
        loader: Some(format!("{base}-chunks.js")),
        chunks: chunks.collect(),
        base,
    })
}

/// Leaves the files of a module in a directory, under the names that the packer
/// gives them, and tells what they are for. What is there already, made of the
/// same by the same, stays: wasm-opt takes its time.
fn unpacked(module: &Path, work: &Path, how: How) -> Result<Needs> {
    let (kind, option) = match how {
        How::Whole => ("whole", None),
        How::WholeSmall(option) => ("whole", Some(option)),
        How::Chunks(option) => ("chunks", option),
    };
    let packer = packer()?;
    let bytes = |path: &Path| fs::read(path).map_err(|error| cannot("read", path, &error));
    let recipe = short_hash([
        bytes(module)?.as_slice(),
        &bytes(&packer)?,
        &bytes(&root().join("package-lock.json"))?,
        kind.as_bytes(),
        option.unwrap_or_default().as_bytes(),
    ]);
    let made = work.with_extension("txt");
    let told = fs::read_to_string(&made).unwrap_or_default();
    if let Some((of, told)) = told.split_once('\n')
        && of == recipe
    {
        return Ok(told.lines().filter_map(need).collect());
    }

    // Until all is done, nothing is.
    for error in [fs::remove_file(&made), fs::remove_dir_all(work)]
        .into_iter()
        .filter_map(io::Result::err)
    {
        if error.kind() != io::ErrorKind::NotFound {
            return Err(cannot("empty", work, &error));
        }
    }
    fs::create_dir_all(work).map_err(|error| cannot("create", work, &error))?;
    let mut told = String::new();
    run_reading(
        Command::new(packer).arg(kind).args([module, work]),
        "the messages above say why",
        |line| told = format!("{told}{line}\n"),
    )?;
    if let Some(option) = option {
        optimise(work, &names(work)?, option)?;
    }
    fs::write(&made, format!("{recipe}\n{told}"))
        .map_err(|error| cannot("write", &made, &error))?;
    Ok(told.lines().filter_map(need).collect())
}

/// How the packer's loader compiles a chunk while it comes in: that needs the media type of
/// WebAssembly.
const STREAMING: &str = "WebAssembly.instantiateStreaming(src, imports)";
/// The same, on hosts that do not know it as well.
const PATIENT: &str = "(async (response) => !response.ok || \
    /^application\\/wasm\\b/.test(response.headers.get(\"Content-Type\")) \
    ? WebAssembly.instantiateStreaming(response, imports) \
    : WebAssembly.instantiate(await response.arrayBuffer(), imports))(await src)";

/// The script of the packer; its loader takes chunks of whatever media type.
fn any_media_type(script: &str, loader: bool) -> Result<String> {
    if loader && !script.contains(STREAMING) {
        return Err(otherwise("the loader compiles chunks in another way"));
    }
    Ok(script.replace(STREAMING, PATIENT))
}

/// A line of the packer: a chunk and the files it needs.
fn need(line: &str) -> Option<(String, Vec<String>)> {
    let mut words = line.split(' ').map(str::to_owned);
    Some((words.next()?, words.collect()))
}

/// Every file with its name on the site, where names start with that of the build.
fn published<'a>(
    names: impl Iterator<Item = &'a String>,
    stem: &str,
    base: &str,
    needs: &Needs,
) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    for name in names {
        let on_site = if name == LOADER {
            format!("{base}-chunks.js")
        } else if let Some(end) = name.strip_prefix(stem) {
            format!("{base}{end}")
        } else {
            format!("{base}-{}.wasm", chunks_of(name, needs)?.replace('_', "-"))
        };
        files.insert(name.clone(), on_site);
    }
    // What is told of and not there would be fetched in vain.
    let missing = needs.values().flatten().find(|file| {
        let file = format!("{file}.wasm");
        !files.contains_key(&file)
    });
    match missing {
        Some(file) => Err(otherwise(&format!("there is no {file}.wasm"))),
        None => Ok(files),
    }
}

/// The chunk that a file is, or those that share it: `k20.play`.
fn chunks_of(name: &str, needs: &Needs) -> Result<String> {
    let stem = name
        .strip_suffix(".wasm")
        .filter(|stem| stem.starts_with(CHUNK) || stem.starts_with(SHARED))
        .ok_or_else(|| otherwise(&format!("nobody knows what {name} is")))?;
    let users: Vec<_> = needs
        .iter()
        .filter(|(_, files)| files.iter().any(|file| file == stem))
        .map(|(chunk, _)| chunk.as_str())
        .collect();
    let own = stem.strip_prefix(CHUNK);
    match users.as_slice() {
        [] => Err(otherwise(&format!("no chunk needs {name}"))),
        [user] if own.is_some_and(|own| own != *user) => {
            Err(otherwise(&format!("{name} is needed by {user}")))
        }
        [_, _, ..] if own.is_some() => Err(otherwise(&format!("{name} is needed by several"))),
        users => Ok(users.join(".")),
    }
}

/// A script that knows the files by their names on the site; `loaded` notes
/// those it names. The name by which the shell's WebAssembly calls its imports stays.
fn renamed(
    script: String,
    files: &BTreeMap<String, String>,
    loaded: &mut BTreeSet<String>,
) -> String {
    let mut script = script;
    for (name, published) in files {
        for before in ["from ", "new URL("] {
            let old = format!("{before}\"./{name}\"");
            if script.contains(&old) {
                script = script.replace(&old, &format!("{before}\"./{published}\""));
                loaded.insert(name.clone());
            }
        }
    }
    script
}

/// Fails when the scripts do not name one of the files, so that it would be
/// fetched under its old name, or never. The page itself names the shell.
fn all_loaded(files: &BTreeMap<String, String>, stem: &str, loaded: &BTreeSet<String>) -> Result {
    let shell = format!("{stem}_bg.wasm");
    match files
        .keys()
        .find(|name| **name != shell && !loaded.contains(*name))
    {
        Some(name) => Err(otherwise(&format!("no script loads {name}"))),
        None => Ok(()),
    }
}

/// What is said when the packer's tools have changed under us.
fn otherwise(what: &str) -> String {
    format!(
        "{what}: wasm_split_cli_support or wasm-bindgen names its files otherwise than \
         xtask/src/pack.rs expects; use the versions of Cargo.lock that fit, or change it"
    )
}

/// Makes modules small by npm's `binaryen`, which is pinned: Debian 12's 108
/// makes a module that no browser accepts, without a word.
fn optimise(work: &Path, names: &[String], option: &str) -> Result {
    // A core is kept busy by one of them.
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let modules = names.iter().filter(|name| kind_of(name) == "wasm");
    let mut modules: Vec<&String> = modules.collect();
    // The largest first, so that no core waits for it at the end.
    modules.sort_by_cached_key(|name| {
        let size = fs::metadata(work.join(name)).map_or(0, |file| file.len());
        Reverse(size)
    });
    let left = Mutex::new(modules.into_iter());
    let next = || left.lock().ok().and_then(|mut left| left.next());
    let work_off = || -> Result {
        while let Some(name) = next() {
            let module = work.join(name);
            let mut wasm_opt = npm_program("wasm-opt");
            wasm_opt.args([option, "--quiet"]).arg(&module);
            run(wasm_opt.arg("-o").arg(&module), "run `npm ci`")?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let running: Vec<_> = (0..workers).map(|_| scope.spawn(work_off)).collect();
        running.into_iter().try_for_each(|one| {
            one.join()
                .unwrap_or_else(|_| Err("wasm-opt could not be waited for".into()))
        })
    })
}

/// The names of the files in a directory, in order.
fn names(directory: &Path) -> Result<Vec<String>> {
    let wrong = |error| cannot("read", directory, &error);
    let mut names = fs::read_dir(directory)
        .map_err(wrong)?
        .map(|entry| Ok(entry.map_err(wrong)?.file_name().to_string_lossy().into()))
        .collect::<Result<Vec<String>>>()?;
    names.sort_unstable();
    Ok(names)
}

/// What a file's name ends with.
fn kind_of(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, kind)| kind)
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> String {
    format!("cannot {what} {}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs() -> Needs {
        let files = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        BTreeMap::from([
            ("play".into(), files(&["chunk_12", "split_play"])),
            ("k20".into(), files(&["chunk_1", "split_k20"])),
            (
                "flames_of_war".into(),
                files(&["chunk_1", "chunk_12", "split_flames_of_war"]),
            ),
        ])
    }

    fn files() -> [String; 8] {
        [
            "__wasm_split.js",
            "adjutant.js",
            "adjutant_bg.wasm",
            "chunk_1.wasm",
            "chunk_12.wasm",
            "split_flames_of_war.wasm",
            "split_k20.wasm",
            "split_play.wasm",
        ]
        .map(str::to_owned)
    }

    #[test]
    fn files_are_called_what_they_are() -> Result {
        let files = published(files().iter(), "adjutant", "adjutant-1f", &needs())?;
        let on_site: Vec<_> = files.values().map(String::as_str).collect();
        assert_eq!(
            on_site,
            [
                "adjutant-1f-chunks.js",
                "adjutant-1f.js",
                "adjutant-1f_bg.wasm",
                "adjutant-1f-flames-of-war.k20.wasm",
                "adjutant-1f-flames-of-war.play.wasm",
                "adjutant-1f-flames-of-war.wasm",
                "adjutant-1f-k20.wasm",
                "adjutant-1f-play.wasm",
            ]
        );
        Ok(())
    }

    #[test]
    fn what_is_not_expected_is_said() {
        let said = |names: &[String], needs: &Needs| {
            published(names.iter(), "adjutant", "adjutant-1f", needs)
                .err()
                .unwrap_or_default()
        };
        let all = files();
        assert!(said(&all[..7], &needs()).starts_with("there is no split_play.wasm: "));
        let mut more = all.to_vec();
        more.push("chunk_3.wasm".into());
        assert!(said(&more, &needs()).starts_with("no chunk needs chunk_3.wasm: "));
        more[8] = "part_3.wasm".into();
        assert!(said(&more, &needs()).starts_with("nobody knows what part_3.wasm is: "));
        let mut mixed = needs();
        mixed.insert("play".into(), vec!["split_k20".into()]);
        assert!(said(&all, &mixed).starts_with("split_k20.wasm is needed by several: "));
        mixed.remove("k20");
        assert!(said(&all, &mixed).contains(".wasm is needed by "));
    }

    #[test]
    fn scripts_name_the_files_of_the_site() -> Result {
        let files = published(files().iter(), "adjutant", "adjutant-1f", &needs())?;
        let mut loaded = BTreeSet::new();
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
            assert_eq!(renamed(script.to_owned(), &files, &mut loaded), on_site);
        }
        let told = all_loaded(&files, "adjutant", &loaded).err();
        assert!(told.is_some_and(|told| told.starts_with("no script loads chunk_12.wasm: ")));
        for name in files.keys() {
            loaded.insert(name.clone());
        }
        loaded.remove("adjutant_bg.wasm");
        all_loaded(&files, "adjutant", &loaded)
    }
}
