//! The styles of the app as two texts: separate files for each part and page are good to
//! work with, and home needs only a few of them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::tools::root;

/// The page before the app is loaded, and the common base, in this order.
const FIRST: [&str; 3] = ["../assets/shell.css", "tokens.css", "base.css"];
/// The styles of home and of the frame around every screen; then the games' colours.
const HOME: [&str; 6] = [
    "parts/button.css",
    "parts/crash.css",
    "parts/frame.css",
    "parts/icon.css",
    "parts/notices.css",
    "pages/home.css",
];
/// Everything else comes from these folders.
const SCREENS: [&str; 2] = ["parts", "pages"];

/// The styles of the page and of home.
pub fn home() -> Result<String> {
    let style = root().join("style");
    let mut files: Vec<PathBuf> = FIRST.iter().chain(&HOME).map(|name| style.join(name)).collect();
    files.extend(accents(&root().join("src/rulesets"))?);
    joined(&files)
}

/// The styles of all other screens.
pub fn screens() -> Result<String> {
    let style = root().join("style");
    let mut files = Vec::new();
    for folder in SCREENS {
        files.extend(inside(&style.join(folder))?);
    }
    let home: Vec<PathBuf> = HOME.iter().map(|name| style.join(name)).collect();
    files.retain(|file| !home.contains(file));
    joined(&files)
}

fn joined(files: &[PathBuf]) -> Result<String> {
    let mut joined = String::new();
    for file in files {
        let text = fs::read_to_string(file).map_err(|error| cannot("read", file, &error))?;
        joined += &text;
    }
    Ok(joined)
}

/// The accent colours of the games that define one.
fn accents(rulesets: &Path) -> Result<Vec<PathBuf>> {
    let games = inside(rulesets)?.into_iter();
    Ok(games.map(|game| game.join("accent.css")).filter(|file| file.is_file()).collect())
}

/// The files of a folder, always in the same order.
fn inside(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    let mut files = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<std::io::Result<Vec<_>>>()
        .map_err(|error| cannot("read", folder, &error))?;
    files.sort();
    Ok(files)
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> String {
    format!("cannot {what} {}: {error}", path.display())
}
