//! Scripts without what is there for people, by npm's `esbuild`.

use std::io::Write;
use std::process::Stdio;

use crate::Result;
use crate::tools::npm_program;

/// The syntax that the start script keeps to, for old browsers to get an answer.
pub const OLD: &str = "es5";
/// The syntax of browsers that can run the app.
pub const NEW: &str = "es2022";

/// A script that does the same in fewer letters, in the syntax of `target`.
///
/// # Errors
/// When it is no script, or esbuild is not there.
pub fn script(script: &str, target: &str) -> Result<String> {
    let wrong = |error: &dyn std::fmt::Display| format!("esbuild: {error}; run `npm ci`");
    let mut esbuild = npm_program("esbuild")
        .args(["--minify", "--loader=js", "--log-level=error"])
        .arg(format!("--target={target}"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| wrong(&error))?;
    // Taken, so that it ends where the script does.
    if let Some(mut input) = esbuild.stdin.take() {
        input
            .write_all(script.as_bytes())
            .map_err(|error| wrong(&error))?;
    }
    let output = esbuild.wait_with_output().map_err(|error| wrong(&error))?;
    if !output.status.success() {
        return Err(wrong(&output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| wrong(&error))
}
