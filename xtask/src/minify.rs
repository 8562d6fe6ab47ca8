//! Minified scripts and styles, by npm's `esbuild`.

use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use crate::Result;
use crate::run::run;
use crate::tools::npm_program;

/// The syntax to which the start script is limited, so that old browsers get an answer.
pub const OLD: &str = "es5";
/// The syntax of browsers that can run the app.
const NEW: &str = "es2022";

/// A minified script, in the syntax of `target`.
///
/// # Errors
/// When it is not a script, or esbuild is not installed.
pub fn script(script: &str, target: &str) -> Result<String> {
    minified(script, &["--loader=js", &format!("--target={target}")])
}

/// Minified styles.
///
/// # Errors
/// When they are not styles, or esbuild is not installed.
pub fn styles(styles: &str) -> Result<String> {
    minified(styles, &["--loader=css"])
}

/// Bundles a JavaScript module with those it imports, minified, in place.
///
/// # Errors
/// When one of them is missing or not a script, or esbuild is not installed.
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
    // Taken, so that the input is closed after the text.
    if let Some(mut input) = esbuild.stdin.take() {
        input.write_all(text.as_bytes()).map_err(|error| wrong(&error))?;
    }
    let output = esbuild.wait_with_output().map_err(|error| wrong(&error))?;
    if !output.status.success() {
        return Err(wrong(&output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| wrong(&error))
}
