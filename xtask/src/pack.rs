//! From cargo's WebAssembly module to the files of a site: in one piece, or cut into the shell
//! and its chunks (`src/chunk.rs`), and optimised for size.
//!
//! `xtask/packer` does the splitting and the JavaScript; here the files get their names: that
//! of the build, which is a hash of them all, and their kind.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::thread;

use crate::Result;
use crate::merge::{FEATURES, merge};
use crate::minify;
use crate::page::short_hash;
use crate::run::run_quietly;
use crate::tools::{npm_program, packer, root, target};

/// The prefix of a chunk's file name.
pub const CHUNK: &str = "split_";
/// The script that loads the chunks.
pub const LOADER: &str = "__wasm_split.js";

/// How a module is packed.
#[derive(Clone, Copy, PartialEq)]
pub enum How {
    /// In one piece and as it is.
    Whole,
    /// In one piece, optimised with these options of wasm-opt.
    WholeSmall(&'static str),
    /// Split, each piece optimised with these options of wasm-opt, if there are any.
    Chunks(Option<&'static str>),
}

/// The chunks of a split module, each with the files that it needs.
pub type Needs = BTreeMap<String, Vec<String>>;

/// Puts the files of a module on a site and returns the build's name, with which all their
/// names begin: `<name>.js` starts the app, `<name>_bg.wasm` is the shell or the whole, and
/// `<name>-<chunk>.wasm` is a chunk.
pub fn pack(module: &Path, site: &Path, how: How) -> Result<String> {
    let stem = module.file_stem().unwrap_or_default().to_string_lossy();
    // Each kind has a directory, so that building one keeps the files of the other.
    let work = target()?.join(match how {
        How::Chunks(None) => "packed-as-is",
        _ => "packed",
    });
    unpacked(module, &work, how)?;
    let names = names(&work)?;
    let mut contents = BTreeMap::new();
    for name in names {
        let path = work.join(&name);
        let bytes = fs::read(&path).map_err(|error| cannot("read", &path, &error))?;
        contents.insert(name, bytes);
    }
    let all = contents.iter().flat_map(|(name, bytes)| [name.as_bytes(), bytes]);
    let base = format!("{stem}-{}", short_hash(all));

    let files = published(contents.keys(), &stem, &base)?;
    let mut loaded = BTreeSet::new();
    for (name, bytes) in contents {
        let to = site.join(&files[&name]);
        let bytes = if kind_of(&name) == "js" {
            let script =
                String::from_utf8(bytes).map_err(|error| format!("{name} is no text: {error}"))?;
            renamed(script, &files, &mut loaded).into_bytes()
        } else {
            bytes
        };
        fs::write(&to, bytes).map_err(|error| cannot("write", &to, &error))?;
    }
    if let How::Chunks(_) = how {
        all_loaded(&files, &stem, &loaded)?;
    }
    Ok(base)
}

/// Writes the files of a module to a directory, under the packer's names. Existing files from
/// the same input and tools are reused: wasm-opt is slow.
fn unpacked(module: &Path, work: &Path, how: How) -> Result {
    let (kind, options) = match how {
        How::Whole => ("whole", None),
        How::WholeSmall(options) => ("whole", Some(options)),
        How::Chunks(options) => ("chunks", options),
    };
    let packer = packer()?;
    let bytes = |path: &Path| fs::read(path).map_err(|error| cannot("read", path, &error));
    let recipe = short_hash([
        bytes(module)?.as_slice(),
        &bytes(&packer)?,
        &bytes(&root().join("package-lock.json"))?,
        kind.as_bytes(),
        options.unwrap_or_default().as_bytes(),
        // The source of the steps that happen here: when it changes, the files are made again.
        include_bytes!("merge.rs"),
        include_bytes!("minify.rs"),
    ]);
    let made = work.with_extension("txt");
    if fs::read_to_string(&made).is_ok_and(|of| of == recipe) {
        return Ok(());
    }

    // Removed first, so that an interrupted run does not count as done.
    for error in
        [fs::remove_file(&made), fs::remove_dir_all(work)].into_iter().filter_map(io::Result::err)
    {
        if error.kind() != io::ErrorKind::NotFound {
            return Err(cannot("empty", work, &error));
        }
    }
    fs::create_dir_all(work).map_err(|error| cannot("create", work, &error))?;
    let mut needs = Needs::new();
    run_quietly(
        Command::new(packer).arg(kind).args([module, work]),
        "the messages above say why",
        |line| needs.extend(need(line)),
    )?;
    if let How::Chunks(_) = how {
        merge(work, &needs)?;
    }
    if how != How::Whole {
        // The script that loads the chunks is bundled into the one that starts the app.
        let stem = module.file_stem().unwrap_or_default().to_string_lossy();
        minify::bundle(&work.join(format!("{stem}.js")))?;
    }
    if let How::Chunks(_) = how {
        let loader = work.join(LOADER);
        fs::remove_file(&loader).map_err(|error| cannot("remove", &loader, &error))?;
    }
    if let Some(options) = options {
        optimise(work, &names(work)?, options)?;
    }
    fs::write(&made, recipe).map_err(|error| cannot("write", &made, &error))
}

/// A line of the packer: a chunk and the files it needs.
fn need(line: &str) -> Option<(String, Vec<String>)> {
    let mut words = line.split(' ').map(str::to_owned);
    Some((words.next()?, words.collect()))
}

/// Every file with its name on the site, which begins with that of the build.
fn published<'a>(
    names: impl Iterator<Item = &'a String>,
    stem: &str,
    base: &str,
) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    for name in names {
        let on_site = if let Some(end) = name.strip_prefix(stem) {
            format!("{base}{end}")
        } else if let Some(chunk) = name.strip_prefix(CHUNK) {
            format!("{base}-{}", chunk.replace('_', "-"))
        } else {
            return Err(otherwise(&format!("nobody knows what {name} is")));
        };
        files.insert(name.clone(), on_site);
    }
    Ok(files)
}

/// A script with the files' names on the site; `loaded` collects those that it names.
fn renamed(
    script: String,
    files: &BTreeMap<String, String>,
    loaded: &mut BTreeSet<String>,
) -> String {
    let mut script = script;
    for (name, published) in files {
        let old = format!("new URL(\"./{name}\"");
        if script.contains(&old) {
            script = script.replace(&old, &format!("new URL(\"./{published}\""));
            loaded.insert(name.clone());
        }
    }
    script
}

/// Fails when the script does not name one of the files, so that it would be
/// fetched under its old name, or never. The page itself names the script and the shell.
fn all_loaded(files: &BTreeMap<String, String>, stem: &str, loaded: &BTreeSet<String>) -> Result {
    let by_page = [format!("{stem}_bg.wasm"), format!("{stem}.js")];
    match files.keys().find(|name| !by_page.contains(name) && !loaded.contains(*name)) {
        Some(name) => Err(otherwise(&format!("no script loads {name}"))),
        None => Ok(()),
    }
}

/// The error if the packer's tools name their files in a new way.
pub fn otherwise(what: &str) -> String {
    format!(
        "{what}: wasm_split_cli_support or wasm-bindgen names its files otherwise than \
         xtask/src/pack.rs expects; use the versions of Cargo.lock that fit, or change it"
    )
}

/// Optimises modules with npm's `binaryen`, which is pinned: Debian 12's version 108 silently
/// makes a module that no browser accepts.
fn optimise(work: &Path, names: &[String], options: &str) -> Result {
    // Each process keeps one core busy.
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
            wasm_opt.args(FEATURES).args(options.split(' ')).arg("--quiet").arg(&module);
            // Quietly, because in every file it warns of names that it does not know.
            run_quietly(wasm_opt.arg("-o").arg(&module), "run `npm ci`", |_| {})?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let running: Vec<_> = (0..workers).map(|_| scope.spawn(work_off)).collect();
        running.into_iter().try_for_each(|one| {
            one.join().unwrap_or_else(|_| Err("wasm-opt could not be waited for".into()))
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

/// The extension of a file's name.
fn kind_of(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, kind)| kind)
}

pub fn cannot(what: &str, path: &Path, error: &io::Error) -> String {
    format!("cannot {what} {}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files() -> [String; 5] {
        [
            "adjutant.js",
            "adjutant_bg.wasm",
            "split_flames_of_war.wasm",
            "split_k20.wasm",
            "split_play.wasm",
        ]
        .map(str::to_owned)
    }

    #[test]
    fn files_are_called_what_they_are() -> Result {
        let files = published(files().iter(), "adjutant", "adjutant-1f")?;
        let on_site: Vec<_> = files.values().map(String::as_str).collect();
        assert_eq!(
            on_site,
            [
                "adjutant-1f.js",
                "adjutant-1f_bg.wasm",
                "adjutant-1f-flames-of-war.wasm",
                "adjutant-1f-k20.wasm",
                "adjutant-1f-play.wasm",
            ]
        );
        Ok(())
    }

    #[test]
    fn what_is_not_expected_is_said() {
        let part = "part_3.wasm".to_owned();
        let said = published([&part].into_iter(), "adjutant", "adjutant-1f");
        assert!(said.is_err_and(|said| said.starts_with("nobody knows what part_3.wasm is: ")));
    }

    #[test]
    fn scripts_name_the_files_of_the_site() -> Result {
        let files = published(files().iter(), "adjutant", "adjutant-1f")?;
        let mut loaded = BTreeSet::new();
        let script = "fetch(new URL(\"./split_k20.wasm\",import.meta.url))";
        assert_eq!(
            renamed(script.to_owned(), &files, &mut loaded),
            "fetch(new URL(\"./adjutant-1f-k20.wasm\",import.meta.url))"
        );
        let told = all_loaded(&files, "adjutant", &loaded).err();
        assert!(
            told.is_some_and(|told| told.starts_with("no script loads split_flames_of_war.wasm: "))
        );
        for name in files.keys() {
            loaded.insert(name.clone());
        }
        loaded.remove("adjutant_bg.wasm");
        loaded.remove("adjutant.js");
        all_loaded(&files, "adjutant", &loaded)
    }
}
