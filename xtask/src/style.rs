//! The styles of the app as two texts: a file for each part and page is good to work
//! in, and what home needs is little of it all.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::tools::root;

/// The page before the app is there, and what everything stands on, in this order.
const FIRST: [&str; 3] = ["../assets/shell.css", "tokens.css", "base.css"];
/// What is on the screen at home, and around it on every screen; then the games' colours.
const HOME: [&str; 6] = [
    "parts/button.css",
    "parts/crash.css",
    "parts/frame.css",
    "parts/icon.css",
    "parts/notices.css",
    "pages/home.css",
];
/// All else comes from these.
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

/// What each game says of its colour, if it does.
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
