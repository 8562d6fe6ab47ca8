//! From the sources to a site: cargo makes the module, [`pack`](crate::pack) its files,
//! [`page`](crate::page) everything around them.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, SystemTime};

use crate::Result;
use crate::pack::{How, pack};
use crate::page::write_page;
use crate::run::{run, step};
use crate::serve::serve;
use crate::tools::{WASM, cargo, npm_packages, packer, root, target, wasm_target};

/// The sources of a debug build: a change there triggers a rebuild.
const WATCHED: [&str; 10] = [
    "Cargo.lock",
    "Cargo.toml",
    "assets",
    "build.rs",
    "fluent-pack/src",
    "index.html",
    "locales",
    "src",
    "style",
    "views",
];

/// How often to look for changes.
const LOOK: Duration = Duration::from_millis(500);

/// Cargo's profiles of the same names (`dev` makes `debug`).
#[derive(Clone, Copy, PartialEq)]
enum Profile {
    Debug,
    Look,
    Release,
}

impl Profile {
    /// The name of its directory.
    fn name(self) -> &'static str {
        match self {
            Self::Debug => "debug",
            Self::Look => "look",
            Self::Release => "release",
        }
    }

    /// How its module is packed.
    fn how(self) -> How {
        match self {
            Self::Debug => How::Whole,
            Self::Look => How::Chunks(None),
            // Passes are repeated until nothing gets smaller. The lowest kilobyte is the end of the
            // stack, and no address is computed from there: offsets can be part of the instruction.
            Self::Release => How::Chunks(Some("-Os --converge --low-memory-unused")),
        }
    }
}

/// Builds the release into `dist/` and returns that path.
pub fn build() -> Result<PathBuf> {
    let dist = root().join("dist");
    in_chunks(&dist, Profile::Release)?;
    let (files, bytes) = size(&dist).map_err(|error| format!("cannot read dist/: {error}"))?;
    println!("    dist/: {files} files, {} kB", bytes.div_ceil(1000));
    Ok(dist)
}

/// Builds the app for trying it out and returns its path: like the release, but without link-time
/// optimisation and wasm-opt, which take three minutes to make it smaller by a third.
pub fn build_to_look_at() -> Result<PathBuf> {
    // Not dist/, which may be published.
    let site = target()?.join("site");
    in_chunks(&site, Profile::Look)?;
    Ok(site)
}

/// Fills the directory that Trunk is about to publish, as the hook of Trunk.toml.
///
/// # Errors
///
/// If Trunk did not start it: then there is no directory to fill.
pub fn build_for_trunk() -> Result {
    let staging = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).ok_or(
        "`cargo xtask site` is the hook of Trunk.toml; use `cargo xtask build` or `trunk build`",
    )?;
    // A debug build like that of `watch`: one module, rebuilt in seconds.
    match env::var("TRUNK_PROFILE").as_deref() {
        Ok("release") => in_chunks(&staging, Profile::Release),
        _ => whole(&staging),
    }
}

/// Runs the hook as `trunk build --release` would, after [`build`], and compares the resulting
/// site with `dist/`.
///
/// # Errors
///
/// If the hook fails or the two sites differ.
pub fn try_hook() -> Result {
    let staging = target()?.join("trunk-stage");
    empty(&staging)?;
    // Trunk has put its own page there before the hook runs.
    fs::copy(root().join("index.html"), staging.join("index.html"))
        .map_err(|error| cannot("write", &staging, &error))?;
    let xtask = env::current_exe().map_err(|error| format!("cannot find xtask: {error}"))?;
    run(
        Command::new(xtask)
            .arg("site")
            .env("TRUNK_STAGING_DIR", &staging)
            .env("TRUNK_PROFILE", "release"),
        "the messages above say where",
    )?;
    let same = same_files(&staging, &root().join("dist"));
    let _ = fs::remove_dir_all(&staging);
    same
}

/// Fails unless two directories hold the same files.
fn same_files(one: &Path, other: &Path) -> Result {
    let (ours, theirs) = (contents(one)?, contents(other)?);
    let differing =
        ours.keys().chain(theirs.keys()).find(|name| ours.get(*name) != theirs.get(*name));
    differing.map_or(Ok(()), |name| {
        Err(format!("{} differs between {} and {}", name.display(), one.display(), other.display()))
    })
}

/// The bytes of every file below a directory, by its path there.
fn contents(directory: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut found = Vec::new();
    changes(directory, &mut found).map_err(|error| cannot("read", directory, &error))?;
    found
        .into_iter()
        .map(|(path, _)| {
            let bytes = fs::read(&path).map_err(|error| cannot("read", &path, &error))?;
            let name = path.strip_prefix(directory).unwrap_or(&path).to_owned();
            Ok((name, bytes))
        })
        .collect()
}

/// Makes a debug build, in one module, in a directory.
fn whole(site: &Path) -> Result {
    wasm_target()?;
    packer()?;
    compile(Profile::Debug)?;
    site_into(site, Profile::Debug)
}

/// Builds the app in its chunks into a directory.
fn in_chunks(site: &Path, profile: Profile) -> Result {
    wasm_target()?;
    // The first time, the packer is compiled in parallel: the last part of a release build
    // keeps one core busy for minutes.
    thread::scope(|scope| {
        let tools = scope.spawn(|| npm_packages().and_then(|()| packer()));
        let compiled = compile(profile);
        let tools =
            tools.join().unwrap_or_else(|_| Err("the tools could not be waited for".into()));
        compiled.and(tools)
    })?;
    site_into(site, profile)
}

/// Builds and serves a debug build, and rebuilds it whenever the sources change.
pub fn watch(port: u16) -> Result {
    // Not dist/, which is the release.
    let site = target()?.join("dev-site");
    let mut built = sources()?;
    whole(&site)?;
    println!("Rebuilt on every save, and the page reloaded.");
    let server = thread::spawn(move || serve(&site, port));
    while !server.is_finished() {
        thread::sleep(LOOK);
        let now = sources()?;
        if now != built {
            built = now;
            let site = target()?.join("dev-site");
            // Until the next change, the last good build stays.
            if let Err(error) =
                compile(Profile::Debug).and_then(|()| site_into(&site, Profile::Debug))
            {
                println!("    {error}");
            }
        }
    }
    server.join().unwrap_or_else(|_| Err("the server has stopped".into()))
}

/// Compiles the app to a module of WebAssembly.
fn compile(profile: Profile) -> Result {
    let mut compile = cargo();
    compile.args(["build", "--locked", "--target", WASM]);
    if profile != Profile::Debug {
        compile.args(["--profile", profile.name(), "--features", "chunks"]);
    }
    step("Compile the app", || {
        run(
            compile.args(["--package", "adjutant", "--bin", "adjutant"]),
            "the messages above say where; the first time, the network is needed",
        )
    })
}

/// Makes a site from the compiled app, replacing the contents of the directory.
fn site_into(site: &Path, profile: Profile) -> Result {
    step("Make the site", || {
        let module = target()?.join(WASM).join(profile.name()).join("adjutant.wasm");
        let stage = target()?.join("stage");
        empty(&stage)?;
        let name = pack(&module, &stage, profile.how())?;
        write_page(&stage, &name, profile != Profile::Debug)?;
        replace(&stage, site)
    })
}

/// Builds a small site of one module and a page, the way the app is built.
pub fn build_small(source: &Path, site: &Path, target: &Path) -> Result {
    wasm_target()?;
    npm_packages()?;
    run(
        cargo()
            .current_dir(source)
            .args(["build", "--locked", "--release", "--target", WASM])
            .env("CARGO_TARGET_DIR", target),
        "the messages above say where; the first time, the network is needed",
    )?;
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    let module = target.join(WASM).join(format!("release/bench-{name}.wasm"));
    empty(site)?;
    let base = pack(&module, site, How::WholeSmall("-Oz"))?;
    let page = source.join("index.html");
    let page = fs::read_to_string(&page).map_err(|error| cannot("read", &page, &error))?;
    // The bench calls its functions.
    let script = format!(
        "<script type=\"module\">\n\
         import init, * as wasmBindings from \"./{base}.js\";\n\
         await init({{ module_or_path: \"./{base}_bg.wasm\" }});\n\
         globalThis.wasmBindings = wasmBindings;\n\
         </script>"
    );
    let page = page.replace("<!-- %APP% -->", &script);
    fs::write(site.join("index.html"), page).map_err(|error| cannot("write", site, &error))
}

/// Replaces a site with a finished one, so that there is never half a site.
fn replace(stage: &Path, site: &Path) -> Result {
    if site.exists() {
        fs::remove_dir_all(site).map_err(|error| cannot("remove", site, &error))?;
    }
    fs::rename(stage, site).map_err(|error| cannot("write", site, &error))
}

fn empty(directory: &Path) -> Result {
    if directory.exists() {
        fs::remove_dir_all(directory).map_err(|error| cannot("empty", directory, &error))?;
    }
    fs::create_dir_all(directory).map_err(|error| cannot("create", directory, &error))
}

/// The modification time of each source.
fn sources() -> Result<Vec<(PathBuf, SystemTime)>> {
    let mut found = Vec::new();
    for name in WATCHED {
        changes(&root().join(name), &mut found)
            .map_err(|error| format!("cannot watch {name}: {error}"))?;
    }
    found.sort();
    Ok(found)
}

fn changes(path: &Path, found: &mut Vec<(PathBuf, SystemTime)>) -> io::Result<()> {
    let about = match fs::metadata(path) {
        // An editor may remove a file for a moment while saving.
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        about => about?,
    };
    if about.is_dir() {
        for entry in fs::read_dir(path)? {
            changes(&entry?.path(), found)?;
        }
    } else {
        found.push((path.to_owned(), about.modified()?));
    }
    Ok(())
}

fn size(directory: &Path) -> io::Result<(usize, u64)> {
    let (mut files, mut bytes) = (0, 0);
    for entry in fs::read_dir(directory)? {
        let entry = entry?;
        let inner = if entry.file_type()?.is_dir() {
            size(&entry.path())?
        } else {
            (1, entry.metadata()?.len())
        };
        files += inner.0;
        bytes += inner.1;
    }
    Ok((files, bytes))
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> String {
    format!("cannot {what} {}: {error}", path.display())
}
