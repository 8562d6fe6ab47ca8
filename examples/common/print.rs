//! Printing for somebody who may stop reading: `resolve | head`.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// How a program ends whose output went so.
pub fn exit(written: io::Result<()>) -> ExitCode {
    match written {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            // There may be nobody to read this either.
            let _ = writeln!(io::stderr().lock(), "{error}");
            ExitCode::from(2)
        }
        _ => ExitCode::SUCCESS,
    }
}
