//! Running other programs, step by step, and saying how it went.

use std::io::{BufRead, BufReader, IsTerminal};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::Result;

/// Says what is being done, does it, and says how long it took.
pub fn step<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("{} {what}", emphasis("==>"));
    let start = Instant::now();
    let done = work();
    let how = if done.is_ok() { "done" } else { "failed" };
    println!("    {what}: {how} in {}", seconds(start.elapsed()));
    done
}

/// Runs a command with its output let through; `advice` is for when it fails.
pub fn run(command: &mut Command, advice: &str) -> Result {
    let status = command
        .status()
        .map_err(|error| cannot_start(command, &error, advice))?;
    if status.success() {
        Ok(())
    } else {
        Err(failed(command, &status.to_string(), advice))
    }
}

/// Runs a command as [`run`] does and shows each line of its output to `read` as well.
pub fn run_reading(command: &mut Command, advice: &str, mut read: impl FnMut(&str)) -> Result {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| cannot_start(command, &error, advice))?;
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).split(b'\n') {
            let line = line.map_err(|error| format!("cannot read the output: {error}"))?;
            let line = String::from_utf8_lossy(&line);
            println!("{line}");
            read(&line);
        }
    }
    let status = child
        .wait()
        .map_err(|error| cannot_start(command, &error, advice))?;
    if status.success() {
        Ok(())
    } else {
        Err(failed(command, &status.to_string(), advice))
    }
}

/// The first line that a command prints, if it runs at all.
pub fn first_line(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    (output.status.success()).then(|| text.lines().next().unwrap_or_default().to_owned())
}

/// "0.4 s", "72 s".
pub fn seconds(time: Duration) -> String {
    if time < Duration::from_secs(10) {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{:.0} s", time.as_secs_f64())
    }
}

/// Whether the person who started us sees colours.
pub fn colours() -> bool {
    std::env::var_os("NO_COLOR").is_none() && std::io::stdout().is_terminal()
}

fn emphasis(text: &str) -> String {
    if colours() {
        format!("\x1b[1;36m{text}\x1b[0m")
    } else {
        text.to_owned()
    }
}

fn cannot_start(command: &Command, error: &std::io::Error, advice: &str) -> String {
    let program = command.get_program().to_string_lossy();
    format!("cannot start `{program}` ({error}); {advice}")
}

fn failed(command: &Command, status: &str, advice: &str) -> String {
    let program = std::path::Path::new(command.get_program())
        .file_name()
        .unwrap_or(command.get_program())
        .to_string_lossy();
    let args: Vec<_> = command
        .get_args()
        .map(|arg| arg.to_string_lossy())
        .collect();
    format!("`{program} {}`: {status}; {advice}", args.join(" "))
}
