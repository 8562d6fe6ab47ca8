//! Comments are plain English: some turns of phrase make a native reader stumble, and those that a
//! test can find are forbidden here.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

/// Openings that name a thing by a clause: "What is known of a unit" for "the known answers of a
/// unit".
const NAMES: [&str; 10] = [
    "What is ",
    "What was ",
    "What the ",
    "What a ",
    "What it ",
    "What its ",
    "What can ",
    "What may ",
    "What has ",
    "What stands ",
];

/// Words and phrases for which there is a plainer one: reported, many, quarantined, no one, again,
/// …
const PHRASES: [&str; 19] = [
    "told",
    "tells",
    "so many",
    "so much",
    "put aside",
    "made ready",
    "nobody",
    "somebody",
    "whoever",
    "afresh",
    "anew",
    "by itself",
    "by themselves",
    "the own",
    "an own",
    "of who",
    "for who",
    "at who",
    "by who",
];

/// In K20 a stand is the base of a model.
const STANDS: [&str; 2] = ["stands", "stood"];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("the entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The text of a line that is a comment.
fn comment(line: &str) -> Option<&str> {
    let text = line.trim_start().strip_prefix("//")?;
    Some(text.trim_start_matches(['/', '!']).trim_start())
}

/// Whether the text contains the phrase as whole words.
fn says(text: &str, phrase: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || "`_'’”\"".contains(c));
    text.match_indices(phrase).any(|(at, _)| {
        !part(text[..at].chars().next_back()) && !part(text[at + phrase.len()..].chars().next())
    })
}

#[test]
fn comments_are_plain_english() {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut paths);
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        let source = fs::read_to_string(&path).expect("the file");
        let is_k20 = path.to_string_lossy().contains("k20");
        for (number, line) in source.lines().enumerate() {
            let Some(text) = comment(line) else { continue };
            let names = NAMES.iter().filter(|phrase| text.starts_with(**phrase));
            let stands = STANDS.iter().filter(|_| !is_k20);
            let phrases = PHRASES.iter().chain(stands).filter(|phrase| says(text, phrase));
            for phrase in names.chain(phrases) {
                found.push(format!("{}:{}: {phrase}", path.display(), number + 1));
            }
        }
    }
    assert!(found.is_empty(), "say it in plain words:\n  {}", found.join("\n  "));
}
