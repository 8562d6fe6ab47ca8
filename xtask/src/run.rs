//! Running other programs, step by step, and reporting the result.

use std::io::{BufRead, BufReader, IsTerminal, Read};
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::Result;

/// How long a silent program goes unreported. A linker may run for minutes.
const SILENCE: Duration = Duration::from_secs(10);

/// Prints what is being done, does it, and prints how long it took.
pub fn step<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("{} {what}", emphasis("==>"));
    let start = Instant::now();
    let done = work();
    let how = if done.is_ok() { "done" } else { "failed" };
    println!("    {what}: {how} in {}", seconds(start.elapsed()));
    done
}

/// Runs a command and passes its output through; while it is silent, a line every ten
/// seconds says that it is still running. `advice` is printed if it fails.
pub fn run(command: &mut Command, advice: &str) -> Result {
    run_reading(command, advice, |_| {})
}

/// Runs a command as [`run`] does and shows each line of its output to `read` as well.
pub fn run_reading(command: &mut Command, advice: &str, read: impl FnMut(&str)) -> Result {
    attend(command, advice, Output::Shown, read)
}

/// Runs a command, and shows its output only if it fails; `read` gets each line of it.
pub fn run_quietly(command: &mut Command, advice: &str, read: impl FnMut(&str)) -> Result {
    attend(command, advice, Output::OfFailure, read)
}

/// When a command's output is shown.
#[derive(Clone, Copy, PartialEq)]
enum Output {
    Shown,
    OfFailure,
}

fn attend(
    command: &mut Command,
    advice: &str,
    output: Output,
    mut read: impl FnMut(&str),
) -> Result {
    // Its output is a pipe, which it would take for a file and leave uncoloured.
    if colours() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| cannot_start(command, &error, advice))?;
    let (lines, said) = channel();
    let out = child.stdout.take().map(|out| hear(out, lines.clone(), false));
    let err = child.stderr.take().map(|err| hear(err, lines, true));
    let start = Instant::now();
    let mut last = String::new();
    let mut held_back = Vec::new();
    loop {
        match said.recv_timeout(SILENCE) {
            Ok((line, is_error)) => {
                if !is_error {
                    read(&line);
                }
                if output == Output::OfFailure {
                    held_back.push(line);
                    continue;
                }
                if is_error {
                    eprintln!("{line}");
                } else {
                    println!("{line}");
                }
                last = line;
            }
            Err(RecvTimeoutError::Timeout) => {
                println!("{}", still_at_it(command, start.elapsed(), &last));
            }
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    for heard in [out, err].into_iter().flatten() {
        let _ = heard.join();
    }
    let status = child.wait().map_err(|error| cannot_start(command, &error, advice))?;
    if status.success() {
        Ok(())
    } else {
        for line in held_back {
            eprintln!("{line}");
        }
        Err(failed(command, &status.to_string(), advice))
    }
}

/// Passes on every line of an output, and whether it belongs to stderr.
fn hear(
    output: impl Read + Send + 'static,
    lines: Sender<(String, bool)>,
    errors: bool,
) -> thread::JoinHandle<()> {
    thread::spawn(move || {
        for line in BufReader::new(output).split(b'\n') {
            let Ok(line) = line else { break };
            let line = String::from_utf8_lossy(&line).into_owned();
            if lines.send((line, errors)).is_err() {
                break;
            }
        }
    })
}

/// The message about a command that prints nothing itself.
fn still_at_it(command: &Command, time: Duration, last: &str) -> String {
    let last = without_colours(last);
    let what = match last.trim() {
        "" => program(command),
        last => last.chars().take(90).collect(),
    };
    format!("    … {} s: {what}", time.as_secs())
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

/// Whether our own output is shown in colour.
pub fn colours() -> bool {
    std::env::var_os("NO_COLOR").is_none() && std::io::stdout().is_terminal()
}

/// A line without its terminal colours (`ESC [ … m`).
pub fn without_colours(line: &str) -> String {
    let mut pieces = line.split('\x1b');
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        plain.push_str(piece.split_once('m').map_or("", |(_, text)| text));
    }
    plain
}

fn emphasis(text: &str) -> String {
    if colours() { format!("\x1b[1;36m{text}\x1b[0m") } else { text.to_owned() }
}

fn cannot_start(command: &Command, error: &std::io::Error, advice: &str) -> String {
    let program = command.get_program().to_string_lossy();
    format!("cannot start `{program}` ({error}); {advice}")
}

fn failed(command: &Command, status: &str, advice: &str) -> String {
    let args: Vec<_> = command.get_args().map(|arg| arg.to_string_lossy()).collect();
    let program = program(command);
    format!("`{program} {}`: {status}; {advice}", args.join(" "))
}

/// The name of a command's program, without its path.
fn program(command: &Command) -> String {
    let program = command.get_program();
    std::path::Path::new(program).file_name().unwrap_or(program).to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_silent_command_is_heard_of() {
        let told = |last| still_at_it(&Command::new("/bin/cargo"), Duration::from_secs(20), last);
        assert_eq!(told(""), "    … 20 s: cargo");
        assert_eq!(
            told("\x1b[1m   Compiling\x1b[0m adjutant v0.1.0"),
            "    … 20 s: Compiling adjutant v0.1.0"
        );
    }

    #[test]
    fn output_is_read_and_failure_is_told() {
        let mut cargo = Command::new(env!("CARGO"));
        let mut lines = Vec::new();
        let done = run_reading(cargo.arg("--version"), "", |line| {
            lines.push(line.to_owned());
        });
        assert_eq!(done, Ok(()));
        assert!(lines[0].starts_with("cargo "), "{lines:?}");
        let wrong = run(Command::new(env!("CARGO")).arg("no-such-command"), "advice");
        assert!(wrong.is_err_and(|error| error.ends_with("advice")));
    }
}
