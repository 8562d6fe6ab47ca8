//! Scripts and styles without what is there for people, by npm's `esbuild`.

use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use crate::Result;
use crate::run::run;
use crate::tools::npm_program;

/// The syntax that the start script keeps to, for old browsers to get an answer.
pub const OLD: &str = "es5";
/// The syntax of browsers that can run the app.
const NEW: &str = "es2022";

/// A script that does the same in fewer letters, in the syntax of `target`.
///
/// # Errors
/// When it is no script, or esbuild is not there.
pub fn script(script: &str, target: &str) -> Result<String> {
    minified(script, &["--loader=js", &format!("--target={target}")])
}

/// Styles that look the same in fewer letters.
///
/// # Errors
/// When they are no styles, or esbuild is not there.
pub fn styles(styles: &str) -> Result<String> {
    minified(styles, &["--loader=css"])
}

/// Makes a module of JavaScript one with those it imports, in fewer letters, in its place.
///
/// # Errors
/// When one of them is not there or no script, or esbuild is not there.
pub fn bundle(module: &Path) -> Result {
    let mut esbuild = npm_program("esbuild");
    esbuild
        .arg(module)
        .args(["--bundle", "--format=esm", "--minify", "--allow-overwrite"])
        .args(["--log-level=error", &format!("--target={NEW}")])
        .arg(format!("--outfile={}", module.display()));
    run(&mut esbuild, "run `npm ci`")
}

fn minified(text: &str, options: &[&str]) -> Result<String> {
    let wrong = |error: &dyn std::fmt::Display| format!("esbuild: {error}; run `npm ci`");
    let mut esbuild = npm_program("esbuild")
        .args(["--minify", "--log-level=error"])
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| wrong(&error))?;
    // Taken, so that it ends where the text does.
    if let Some(mut input) = esbuild.stdin.take() {
        input.write_all(text.as_bytes()).map_err(|error| wrong(&error))?;
    }
    let output = esbuild.wait_with_output().map_err(|error| wrong(&error))?;
    if !output.status.success() {
        return Err(wrong(&output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| wrong(&error))
}
