//! Printing to a reader who may stop reading: `resolve | head`.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// The exit code after an attempt to write the output.
pub fn exit(written: io::Result<()>) -> ExitCode {
    match written {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            // The error output may be closed too.
            let _ = writeln!(io::stderr().lock(), "{error}");
            ExitCode::from(2)
        }
        _ => ExitCode::SUCCESS,
    }
}
