//! Every check of the project, the quick ones first. All of them run, whatever fails on the way,
//! so that one run shows everything that has to be fixed.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::Result;
use crate::new_game;
use crate::release;
use crate::run::{self, colours, run_reading, seconds, step, without_colours};
use crate::site;
use crate::tools::{
    WASM, cargo, command, engines, headless_chromium, npm_packages, npm_program, root, wasm_target,
};

/// Which checks to run.
#[derive(Debug, PartialEq)]
pub enum Choice {
    Everything,
    /// Everything that needs no browser.
    Native,
    /// The release build and these browser tests; none named means all.
    Browser(Vec<PathBuf>),
}

/// Runs the checks and reports the result at the end.
pub fn run(choice: &Choice) -> Result {
    let mut summary = Summary::default();
    match choice {
        Choice::Native => native(&mut summary),
        Choice::Everything => {
            // Both kinds of checks need these tools.
            summary.step("What the checks need", |_| wasm_target().and_then(|()| npm_packages()));
            let build = Build::beside();
            native(&mut summary);
            browser(&mut summary, &[], || build.done());
        }
        Choice::Browser(files) => browser(&mut summary, files, || site::build().map(drop)),
    }
    summary.print()?;
    if *choice == Choice::Everything {
        release::record("test")?;
    }
    Ok(())
}

/// Writes the results of the rules in every situation of `tests/dump.rs`; with `renew`, stores the
/// new digests as the expected ones.
pub fn dump(file: &Path, renew: bool) -> Result {
    let mut test = cargo();
    test.args(["test", "--locked", "--test", "dump"]).env("ADJUTANT_DUMP", file);
    if renew {
        test.env("ADJUTANT_DUMP_RENEW", "1");
    }
    run::run(&mut test, "compare the dump with that of a build before the change")
}

/// Takes the pictures for the README and the manifest, from the release build.
pub fn pictures() -> Result {
    site::build()?;
    npm_packages()?;
    run::run(
        node_test(&["tests/browser/pictures.test.mjs".into()])?
            .env("CHROMIUM", headless_chromium()?)
            .env("ADJUTANT_PICTURES", "take"),
        "the messages above say which picture",
    )
}

/// Takes pictures of every screen into `target/screens`, from the release build; `only` names
/// languages, themes, wargames and sizes, where `twice` means type of twice the size.
pub fn screens(only: &[String]) -> Result {
    site::build()?;
    npm_packages()?;
    let sizes = only.iter().any(|word| word.contains('x'));
    let twice = only.iter().any(|word| word == "twice");
    for (letter, asked) in [("once", sizes || !twice), ("twice", twice || !sizes)] {
        if asked {
            run::run(
                node_test(&["tests/browser/gallery.mjs".into()])?
                    .env("CHROMIUM", headless_chromium()?)
                    .env("ADJUTANT_SCREENS", root().join("target/screens"))
                    .env("ADJUTANT_SCREENS_ONLY", only.join(","))
                    .env("ADJUTANT_SCREENS_LETTER", letter),
                "the messages above say which screen",
            )?;
        }
    }
    Ok(())
}

fn native(summary: &mut Summary) {
    let denied = ["--", "--deny", "warnings"];
    summary.step("Formatting of Rust", |_| {
        run::run(cargo().args(["fmt", "--all", "--check"]), "`cargo fmt --all` mends it")
    });
    summary.step("Formatting of everything else", |_| {
        npm_packages()?;
        run::run(
            npm_program("prettier").args(["--check", "--log-level=warn", "."]),
            "`npx prettier --write .` mends it",
        )
    });
    summary.step("Lints", |_| {
        run::run(
            cargo().args(["clippy", "--locked", "--workspace", "--all-targets"]).args(denied),
            "the messages above say where",
        )
    });
    summary.step("Lints of the app in the browser", |_| {
        wasm_target()?;
        run::run(
            cargo()
                .args([
                    "clippy",
                    "--locked",
                    "--package",
                    "adjutant",
                    "--features",
                    "chunks",
                    "--target",
                    WASM,
                ])
                .args(denied),
            "the messages above say where",
        )
    });
    summary.step("Tests", |tests| {
        let mut command = cargo();
        command.args(["test", "--locked", "--workspace", "--no-fail-fast"]);
        // The packer has no tests, and its crates would be compiled again.
        command.args(["--exclude", "packer"]);
        if colours() {
            command.args(["--color=always"]);
        }
        run_reading(&mut command, "the messages above say which", |line| {
            tests.read(line);
        })
    });
    summary.step("A new game from the pattern", |tests| new_game::try_it(|line| tests.read(line)));
    // Once for the crates as the tests build them, once for the app as built for the browser.
    let documented: [&[&str]; 2] = [
        &["--workspace", "--document-private-items"],
        &[
            "--package",
            "adjutant",
            "--features",
            "chunks",
            "--document-private-items",
            "--target",
            WASM,
        ],
    ];
    summary.step("Documentation", |_| {
        documented.iter().try_for_each(|what| {
            run::run(
                cargo()
                    .args(["doc", "--locked", "--no-deps"])
                    .args(*what)
                    .env("RUSTDOCFLAGS", "--deny warnings"),
                "the messages above say where",
            )
        })
    });
}

/// The release build, in parallel with the checks that do not need it: its last part keeps one
/// core busy for minutes, and so do the lints.
struct Build(thread::JoinHandle<std::io::Result<Output>>);

impl Build {
    /// Starts it in a separate process, so that its output is not mixed with that of the checks.
    fn beside() -> Self {
        Self(thread::spawn(|| {
            Command::new(env::current_exe()?).arg("build").stdin(Stdio::null()).output()
        }))
    }

    /// Waits until it is finished; if it failed, prints its output.
    fn done(self) -> Result {
        let output = self
            .0
            .join()
            .map_err(|_| "the release build could not be waited for")?
            .map_err(|error| format!("cannot start the release build: {error}"))?;
        if output.status.success() {
            return Ok(());
        }
        print!("{}", String::from_utf8_lossy(&output.stdout));
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
        Err("the release build failed; `cargo xtask build` is all of it".into())
    }
}

fn browser(summary: &mut Summary, files: &[PathBuf], build: impl FnOnce() -> Result) {
    if !summary.step("Release build", |_| build()) {
        println!("    No browser tests without a build.");
        return;
    }
    if files.is_empty() {
        summary.step("The site as Trunk's hook makes it", |_| site::try_hook());
    }
    summary.step("Browser tests", |tests| {
        npm_packages()?;
        let mut node = node_test(files)?;
        node.env("CHROMIUM", headless_chromium()?);
        run_reading(&mut node, "the messages above say which", |line| {
            tests.read(line);
        })
    });
    if files.is_empty() {
        let mut left_out = Vec::new();
        summary.step("Three browser engines", |tests| {
            let mut files = vec![PathBuf::from("tests/engines/chromium.test.mjs")];
            let mut programs = vec![("CHROMIUM", headless_chromium()?)];
            for (engine, program) in engines()? {
                match program {
                    Ok(program) => {
                        // The slowest ones first.
                        files.insert(0, Path::new("tests/engines").join(engine.tests));
                        programs.push((engine.variable, program));
                    }
                    Err(why) => left_out.push(format!("{}: {why}", engine.name)),
                }
            }
            for line in &left_out {
                println!("    Left out: {line}");
            }
            let mut node = node_test(&files)?;
            node.envs(programs);
            run_reading(&mut node, "the messages above say which", |line| {
                tests.read(line);
            })
        });
        summary.left_out = left_out;
    }
}

/// Node's test runner over the given files, or over all of `tests/browser`.
fn node_test(files: &[PathBuf]) -> Result<Command> {
    let mut node = command("node");
    // Two files at a time, each with a browser, whatever the number of cores: a test that waits
    // leaves its core to another.
    node.args(["--test", "--test-concurrency=2", "--test-reporter=spec"]);
    if files.is_empty() {
        let mut all = test_files(&root().join("tests/browser"))
            .map_err(|error| format!("cannot read tests/browser: {error}"))?;
        all.sort();
        node.args(all);
    } else {
        node.args(files);
    }
    Ok(node)
}

fn test_files(directory: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in directory.read_dir()? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(".test.mjs") {
            files.push(path);
        }
    }
    Ok(files)
}

/// How many tests a runner reported.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
struct Tests {
    passed: u32,
    failed: u32,
}

impl Tests {
    /// Reads a line of cargo's test runner or of Node's.
    fn read(&mut self, line: &str) {
        let plain = without_colours(line);
        let mut words = plain.split([' ', ';']).filter(|word| !word.is_empty());
        match (words.next(), words.next(), words.next()) {
            // test result: ok. 12 passed; 0 failed; 0 ignored; …
            (Some("test"), Some("result:"), Some(_)) => {
                let words: Vec<_> = words.collect();
                for pair in words.windows(2) {
                    let count = pair[0].parse().unwrap_or(0);
                    match pair[1] {
                        "passed" => self.passed += count,
                        "failed" => self.failed += count,
                        _ => {}
                    }
                }
            }
            // ℹ pass 7
            (Some("ℹ"), Some("pass"), Some(count)) => self.passed += count.parse().unwrap_or(0),
            (Some("ℹ"), Some("fail" | "cancelled"), Some(count)) => {
                self.failed += count.parse().unwrap_or(0);
            }
            _ => {}
        }
    }
}

/// The steps that have been run so far.
#[derive(Default)]
struct Summary {
    steps: Vec<(&'static str, Duration, Result, Tests)>,
    /// The engines that could not be run here, each with the reason.
    left_out: Vec<String>,
}

impl Summary {
    /// Runs a step, records the result, and returns whether it succeeded.
    fn step(&mut self, what: &'static str, work: impl FnOnce(&mut Tests) -> Result) -> bool {
        let start = Instant::now();
        let mut tests = Tests::default();
        let done = step(what, || work(&mut tests));
        let well = done.is_ok();
        if let Err(error) = &done {
            println!("    {error}");
        }
        self.steps.push((what, start.elapsed(), done, tests));
        well
    }

    /// Prints one line per step, and last of all how many tests passed and failed.
    fn print(self) -> Result {
        println!();
        let (mut passed, mut failed) = (0, 0);
        for (what, time, done, tests) in &self.steps {
            passed += tests.passed;
            // A step that fails without a failed test counts as one.
            failed += tests.failed.max(u32::from(done.is_err()));
            let how = if done.is_ok() { "ok" } else { "FAILED" };
            println!("{how:>6}  {:>7}  {what}", seconds(*time));
        }
        for what in &self.left_out {
            println!("  LEFT OUT  {what}");
        }
        println!("\n{passed} passed, {failed} failed");
        if failed == 0 { Ok(()) } else { Err("not everything is in order".into()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_of_both_runners() {
        let mut tests = Tests::default();
        for line in [
            "running 3 tests",
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.02s",
            "test result: \x1b[31mFAILED\x1b[m. 1 passed; 2 failed; 0 ignored",
            "\x1b[34mℹ tests 8\x1b[39m",
            "\x1b[34mℹ pass 7\x1b[39m",
            "ℹ fail 1",
            "ℹ cancelled 0",
            "the test result: 5 passed",
        ] {
            tests.read(line);
        }
        assert_eq!(tests, Tests { passed: 20, failed: 3 });
    }
}
