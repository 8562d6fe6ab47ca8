//! From the sources to a site, through Trunk.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::run::{run, step};
use crate::tools::{Trunk, WASM, cargo, root};

/// Builds the release into `dist/` and returns that path.
pub fn build() -> Result<PathBuf> {
    let trunk = ready()?;
    let dist = root().join("dist");
    step("Build the app", || {
        run(
            trunk
                .command()
                .args(["build", "--release", "--features", "chunks"]),
            "the messages above say where",
        )
    })?;
    let (files, bytes) = size(&dist).map_err(|error| format!("cannot read dist/: {error}"))?;
    println!("    dist/: {files} files, {} kB", bytes.div_ceil(1000));
    Ok(dist)
}

/// Builds and serves a debug build, again and again as the sources change.
pub fn watch(port: u16) -> Result {
    let trunk = ready()?;
    println!("Adjutant on http://localhost:{port}, rebuilt on every save; Ctrl+C stops it");
    run(
        trunk
            .command()
            .args(["serve", "--port", &port.to_string()])
            // Not into dist/, which is the release.
            .arg("--dist")
            .arg(root().join("target/dev-site")),
        "if the port is taken, choose another by `--port`",
    )
}

/// Everything that Trunk needs, so that it can work without the network.
fn ready() -> Result<Trunk> {
    let trunk = Trunk::ready()?;
    step("Fetch the crates", || {
        run(
            cargo().args(["fetch", "--locked", "--target", WASM]),
            "the network is needed this once; then start again",
        )
    })?;
    Ok(trunk)
}

fn size(directory: &Path) -> std::io::Result<(usize, u64)> {
    let (mut files, mut bytes) = (0, 0);
    for entry in fs::read_dir(directory)? {
        let entry = entry?;
        let inner = if entry.file_type()?.is_dir() {
            size(&entry.path())?
        } else {
            (1, entry.metadata()?.len())
        };
        files += inner.0;
        bytes += inner.1;
    }
    Ok((files, bytes))
}
