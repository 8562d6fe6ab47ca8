//! What the project needs on the machine: which version, where it is kept, how
//! it gets there. Nothing is installed that is there already, and nothing
//! outside the cache except a rustup target and (in a container) Chromium.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::run::{first_line, run, step};

/// The Trunk that `Trunk.toml` is written for. 0.22 needs a newer compiler than
/// `rust-toolchain.toml` names.
const TRUNK: &str = "0.21.14";

/// The splitter of the WebAssembly that goes with the `wasm_split_helpers` of
/// `Cargo.lock`.
const WASM_SPLIT: &str = "0.2.4";

/// The one target of the app.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The root of the repository.
pub fn root() -> PathBuf {
    let xtask = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    xtask.parent().unwrap_or(&xtask).to_owned()
}

/// A command that runs in the root of the repository.
pub fn command(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// The cargo that runs us.
pub fn cargo() -> Command {
    command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// A program of an npm package, such as `prettier`.
pub fn npm_program(name: &str) -> Command {
    command(root().join("node_modules/.bin").join(name))
}

/// Makes the WebAssembly target available to rustc.
pub fn wasm_target() -> Result {
    let sysroot = first_line(command("rustc").args(["--print", "sysroot"]))
        .ok_or("there is no rustc; install Rust through https://rustup.rs")?;
    if Path::new(&sysroot).join("lib/rustlib").join(WASM).is_dir() {
        return Ok(());
    }
    step(&format!("Install the Rust target {WASM}"), || {
        run(
            command("rustup").args(["target", "add", WASM]),
            "without rustup, install the target's standard library by your system's package manager",
        )
    })
}

/// Trunk itself, and a `PATH` on which it finds everything else it runs.
pub struct Trunk {
    program: PathBuf,
    path: OsString,
}

impl Trunk {
    /// Installs Trunk, the `wasm-bindgen` of `Cargo.lock`, the splitter and the
    /// npm packages (for `wasm-opt`), as far as they are missing.
    pub fn ready() -> Result<Self> {
        wasm_target()?;
        let trunk = installed("trunk", "trunk", TRUNK, &["--locked"], 10)?;
        // Its lock file may name crates that have been yanked; ours does not concern it.
        let wasm_bindgen = installed(
            "wasm-bindgen-cli",
            "wasm-bindgen",
            &locked_version("wasm-bindgen")?,
            &[],
            3,
        )?;
        let wasm_split = installed(
            "wasm_split_cli_support",
            "wasm-split-cli",
            WASM_SPLIT,
            // A debug build is there five times sooner, and splits in under a second.
            &["--locked", "--debug", "--features=build-binary"],
            1,
        )?;
        npm_packages()?;

        let mut path = vec![root().join("node_modules/.bin")];
        path.extend([&wasm_bindgen, &wasm_split, &trunk].map(|program| parent(program)));
        path.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
        let path = env::join_paths(path)
            .map_err(|error| format!("cannot put the tools on the PATH: {error}"))?;
        Ok(Self {
            program: trunk,
            path,
        })
    }

    /// A command of Trunk.
    pub fn command(&self) -> Command {
        let mut trunk = command(&self.program);
        trunk.env("PATH", &self.path);
        // Trunk 0.21 takes the usual `NO_COLOR=1` for a wrong argument.
        if env::var_os("NO_COLOR").is_some() {
            trunk.env("NO_COLOR", "true");
        }
        trunk
    }
}

/// The npm packages of `package-lock.json`.
pub fn npm_packages() -> Result {
    let changed = |path: &str| {
        fs::metadata(root().join(path))
            .and_then(|file| file.modified())
            .ok()
    };
    // npm writes this file last.
    let (installed, locked) = (
        changed("node_modules/.package-lock.json"),
        changed("package-lock.json"),
    );
    if installed.is_some() && installed >= locked {
        return Ok(());
    }
    step("Install the npm packages", || {
        run(
            command("npm").args(["ci", "--no-fund", "--no-audit"]),
            "Node.js 20 or newer with npm is needed (https://nodejs.org), and the network this once",
        )
    })
}

/// The browser for the tests: `$CHROMIUM`, or the system's, installed if we may.
pub fn chromium() -> Result<PathBuf> {
    if let Some(chosen) = env::var_os("CHROMIUM") {
        let chosen = PathBuf::from(chosen);
        return if chosen.is_file() {
            Ok(chosen)
        } else {
            Err(format!(
                "CHROMIUM is {}, which is no file; set it to a Chromium or Chrome",
                chosen.display()
            ))
        };
    }
    let system = PathBuf::from("/usr/bin/chromium");
    if !system.is_file() && is_root() && Path::new("/etc/debian_version").is_file() {
        let advice = "install Chromium by hand, or set CHROMIUM to one";
        step("Install Chromium (a minute or two)", || {
            run(command("apt-get").arg("update"), advice)?;
            run(
                command("apt-get")
                    .args(["install", "-y", "--no-install-recommends", "chromium"])
                    .env("DEBIAN_FRONTEND", "noninteractive"),
                advice,
            )
        })?;
    }
    if system.is_file() {
        Ok(system)
    } else {
        Err(
            "the browser tests need Chromium; install it, or set CHROMIUM to the path of a \
             Chromium or Chrome, or leave them out with `cargo xtask test --native`"
                .into(),
        )
    }
}

fn is_root() -> bool {
    first_line(Command::new("id").arg("-u")).is_some_and(|id| id == "0")
}

/// The path of a program that `cargo install` brings into our cache.
fn installed(
    package: &str,
    program: &str,
    version: &str,
    options: &[&str],
    minutes: u32,
) -> Result<PathBuf> {
    let home = cache()?.join(format!("{package}-{version}"));
    let path = home
        .join("bin")
        .join(format!("{program}{}", env::consts::EXE_SUFFIX));
    if path.is_file() {
        return Ok(path);
    }
    let what = format!(
        "Install {package} {version} into {} (once; about {minutes} min on two cores)",
        home.display()
    );
    step(&what, || {
        run(
            cargo()
                .args(["install", package, "--version", version, "--root"])
                .arg(&home)
                .args(options)
                // A target directory of ours would be mixed up with theirs.
                .env_remove("CARGO_TARGET_DIR"),
            "the network is needed this once; then start again",
        )
    })?;
    Ok(path)
}

/// Where our tools are kept, shared by every checkout.
pub fn cache() -> Result<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
    if let Some(ours) = set("ADJUTANT_CACHE") {
        return Ok(ours.into());
    }
    set("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cache")))
        .map(|caches| caches.join("adjutant"))
        .ok_or_else(|| "there is no home directory; set ADJUTANT_CACHE to a directory".into())
}

/// The version of a crate in `Cargo.lock`.
fn locked_version(package: &str) -> Result<String> {
    let path = root().join("Cargo.lock");
    let lock = fs::read_to_string(&path).map_err(|error| {
        format!(
            "cannot read {} ({error}); run `cargo update`",
            path.display()
        )
    })?;
    version_in(&lock, package)
        .ok_or_else(|| format!("Cargo.lock has no {package}; run `cargo update`"))
}

fn version_in(lock: &str, package: &str) -> Option<String> {
    let (_, rest) = lock.split_once(&format!("\nname = \"{package}\"\nversion = \""))?;
    rest.split_once('"').map(|(version, _)| version.to_owned())
}

fn parent(path: &Path) -> PathBuf {
    path.parent().unwrap_or(path).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_from_the_lock_file() {
        let lock = "\
[[package]]
name = \"wasm-bindgen-macro\"
version = \"0.2.1\"

[[package]]
name = \"wasm-bindgen\"
version = \"0.2.130\"
";
        assert_eq!(version_in(lock, "wasm-bindgen").as_deref(), Some("0.2.130"));
        assert_eq!(version_in(lock, "wasm"), None);
    }
}
