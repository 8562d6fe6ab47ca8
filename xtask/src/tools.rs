//! The tools that the project needs on the machine: which version, where it is stored, how it is
//! installed. Only missing tools are installed, and nothing outside the cache except a rustup
//! target and (in a container) the browsers.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::run::{first_line, run, step};

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

/// The program that turns cargo's module into what a browser loads (`xtask/packer`), compiled if
/// necessary. Its dependencies are compiled once for all checkouts.
pub fn packer() -> Result<PathBuf> {
    let built = cache()?.join("packer");
    let program = built.join("tools").join(format!("packer{}", env::consts::EXE_SUFFIX));
    // With a lower priority than the app, which may be compiled at the same time and takes longer.
    let mut compile = if cfg!(unix) {
        let mut nice = command("nice");
        nice.arg(cargo().get_program());
        nice
    } else {
        cargo()
    };
    compile
        .args(["build", "--locked", "--package", "packer"])
        .args(["--profile", "tools", "--target-dir"])
        .arg(&built);
    let advice = "the messages above say why; the first time, the network is needed";
    if program.is_file() {
        step("Check wasm-bindgen and the cutter of chunks", || {
            run(compile.arg("--quiet"), advice)
        })?;
    } else {
        step("Compile wasm-bindgen and the cutter of chunks (once)", || run(&mut compile, advice))?;
    }
    Ok(program)
}

/// The target directory: the one in which cargo has built this program.
pub fn target() -> Result<PathBuf> {
    let program = env::current_exe().map_err(|error| format!("where am I? {error}"))?;
    let target = program.ancestors().nth(2).map(Path::to_owned);
    target.ok_or_else(|| format!("{} is in no target directory", program.display()))
}

/// The npm packages of `package-lock.json`.
pub fn npm_packages() -> Result {
    let changed =
        |path: &str| fs::metadata(root().join(path)).and_then(|file| file.modified()).ok();
    // npm writes this file last.
    let (installed, locked) =
        (changed("node_modules/.package-lock.json"), changed("package-lock.json"));
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

/// The browser for measurements and pictures: `$CHROMIUM`, or the system's, installed if we are
/// allowed to.
pub fn chromium() -> Result<PathBuf> {
    one_of(&[("chromium", "/usr/bin/chromium")])
}

/// The browser for the tests: `$CHROMIUM`, or the system's. Chromium's headless shell comes first:
/// the same engine without windows, tabs and an address bar, which no one sees anyway; the tests
/// then take three quarters of the time.
pub fn headless_chromium() -> Result<PathBuf> {
    one_of(&[
        // Not the script of that name in /usr/bin: killing it would only kill the script.
        ("chromium-headless-shell", "/usr/lib/chromium/chromium-headless-shell"),
        ("chromium", "/usr/bin/chromium"),
    ])
}

/// The program of the first of these system packages that is installed; if none is, tries to
/// install them. `$CHROMIUM` takes precedence.
fn one_of(packages: &[(&str, &str)]) -> Result<PathBuf> {
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
    let there = || {
        let mut programs = packages.iter().map(|(_, program)| PathBuf::from(program));
        programs.find(|program| program.is_file())
    };
    if there().is_none() && may_install() {
        let advice = "install Chromium by hand, or set CHROMIUM to one";
        let packages: Vec<_> = packages.iter().map(|(package, _)| *package).collect();
        install("Chromium", &packages, advice)?;
    }
    there().ok_or_else(|| {
        "the browser tests need Chromium; install it, or set CHROMIUM to the path of a \
         Chromium or Chrome, or leave them out with `cargo xtask test --native`"
            .into()
    })
}

/// A browser engine of `tests/engines` besides Chromium.
pub struct Engine {
    /// The browser that players know it by.
    pub name: &'static str,
    /// Its test file in `tests/engines`.
    pub tests: &'static str,
    /// The variable that names its program.
    pub variable: &'static str,
    /// Its programs on Debian; the variable takes precedence over the first.
    programs: &'static [&'static str],
    /// The Debian packages of the programs.
    packages: &'static [&'static str],
}

/// The engines besides Chromium.
pub const ENGINES: [Engine; 2] = [
    Engine {
        name: "Firefox",
        tests: "firefox.test.mjs",
        variable: "FIREFOX",
        programs: &["/usr/bin/firefox-esr"],
        packages: &["firefox-esr"],
    },
    Engine {
        name: "WebKit",
        tests: "webkit.test.mjs",
        variable: "WEBKIT",
        programs: &["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
        packages: &["webkit2gtk-driver", "xvfb"],
    },
];

/// The program that runs each of [`ENGINES`], installed if we are allowed to; where that is not
/// possible, the reason why there is none. An error if it should be possible.
pub fn engines() -> Result<Vec<(&'static Engine, Result<PathBuf>)>> {
    let missing: Vec<_> = ENGINES.iter().filter(|engine| engine.program().is_err()).collect();
    if !missing.is_empty() && may_install() {
        let names: Vec<_> = missing.iter().map(|engine| engine.name).collect();
        let packages: Vec<_> = missing.iter().flat_map(|engine| engine.packages).copied().collect();
        install(&names.join(" and "), &packages, "install them by hand")?;
        for engine in missing {
            engine.program()?;
        }
    }
    Ok(ENGINES.iter().map(|engine| (engine, engine.program())).collect())
}

impl Engine {
    fn program(&self) -> Result<PathBuf> {
        let mut programs: Vec<PathBuf> = self.programs.iter().map(PathBuf::from).collect();
        if let (Some(chosen), Some(first)) = (env::var_os(self.variable), programs.first_mut()) {
            *first = chosen.into();
        }
        if let Some(missing) = programs.iter().find(|program| !program.is_file()) {
            return Err(format!(
                "{} is missing; install {} (as on Debian), or set {} to its program",
                missing.display(),
                self.packages.join(" and "),
                self.variable,
            ));
        }
        Ok(programs.swap_remove(0))
    }
}

/// Whether we may install system packages: as root on Debian, as in a container.
fn may_install() -> bool {
    is_root() && Path::new("/etc/debian_version").is_file()
}

/// Installs system packages.
fn install(what: &str, packages: &[&str], advice: &str) -> Result {
    step(&format!("Install {what} (a minute or two)"), || {
        run(command("apt-get").arg("update"), advice)?;
        run(
            command("apt-get")
                .args(["install", "-y", "--no-install-recommends"])
                .args(packages)
                .env("DEBIAN_FRONTEND", "noninteractive"),
            advice,
        )
    })
}

fn is_root() -> bool {
    first_line(Command::new("id").arg("-u")).is_some_and(|id| id == "0")
}

/// Where our tools are stored, shared by all checkouts.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_engine_is_named_with_its_packages() {
        let engine = Engine {
            name: "Lynx",
            tests: "lynx.test.mjs",
            variable: "ADJUTANT_NO_SUCH_ENGINE",
            programs: &["/bin/sh", "/no/such/program"],
            packages: &["lynx", "xvfb"],
        };
        let why = engine.program().err().unwrap_or_default();
        assert!(why.starts_with("/no/such/program is missing; install lynx and xvfb"), "{why}");
        let engine = Engine { programs: &["/bin/sh"], ..engine };
        assert_eq!(engine.program(), Ok("/bin/sh".into()));
    }

    #[test]
    fn every_engine_has_its_tests() {
        for engine in &ENGINES {
            assert!(root().join("tests/engines").join(engine.tests).is_file(), "{}", engine.name);
        }
    }
}
