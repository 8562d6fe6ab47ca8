//! How large the rulesets are: what is declared, and what is asked.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::tools::root;

/// Prints the figures of each game's folder.
pub fn print() -> Result {
    let rulesets = root().join("src/rulesets");
    let mut games: Vec<PathBuf> = entries(&rulesets)?
        .into_iter()
        .filter(|path| path.is_dir())
        .collect();
    games.sort();
    let mut all = Figures::default();
    println!(
        "{:<24} {:>9} {:>6} {:>6}",
        "", "questions", "blocks", "lines"
    );
    for game in games {
        let mut figures = Figures::default();
        figures.add(&game)?;
        let name = game.file_name().unwrap_or_default().to_string_lossy();
        figures.line(&name);
        all.questions += figures.questions;
        all.blocks += figures.blocks;
        all.lines += figures.lines;
    }
    all.line("all");
    Ok(())
}

/// What is written down in some files.
#[derive(Default)]
struct Figures {
    /// Questions that `form!` declares.
    questions: usize,
    /// Blocks that a form takes in.
    blocks: usize,
    lines: usize,
}

impl Figures {
    fn add(&mut self, folder: &Path) -> Result {
        for path in entries(folder)? {
            if path.is_dir() {
                self.add(&path)?;
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                let text = fs::read_to_string(&path).map_err(|error| cannot(&path, &error))?;
                self.count(&text);
            }
        }
        Ok(())
    }

    fn count(&mut self, text: &str) {
        for line in text.lines() {
            self.lines += 1;
            match declared(line.trim()) {
                Some(Declared::Question) => self.questions += 1,
                Some(Declared::Block) => self.blocks += 1,
                None => {}
            }
        }
    }

    fn line(&self, name: &str) {
        let Self {
            questions,
            blocks,
            lines,
        } = self;
        println!("{name:<24} {questions:>9} {blocks:>6} {lines:>6}");
    }
}

#[derive(Debug, PartialEq)]
enum Declared {
    Question,
    Block,
}

/// What a line of `form!` declares: `name: Type = …` or `name: Type => …`.
fn declared(line: &str) -> Option<Declared> {
    let (name, rest) = line.split_once(": ")?;
    let (kind, value) = rest.split_once(" =")?;
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let is_kind = kind == "bool" || kind.starts_with(|c: char| c.is_ascii_uppercase() || c == '[');
    if !name.chars().all(is_name) || !is_kind || kind.contains(['(', '{', '"']) {
        None
    } else if value.starts_with("> \"") {
        Some(Declared::Block)
    } else {
        value.starts_with(' ').then_some(Declared::Question)
    }
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    fs::read_dir(folder)
        .and_then(|entries| {
            entries
                .map(|entry| entry.map(|entry| entry.path()))
                .collect()
        })
        .map_err(|error| cannot(folder, &error))
}

fn cannot(path: &Path, error: &std::io::Error) -> String {
    format!("cannot read {}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_form() {
        for (line, what) in [
            (
                "teams: Count<1, 30> = 5, t::TEAMS, [\"A-1\"];",
                Some(Declared::Question),
            ),
            (
                "moved: bool = false, t::MOVED, [\"A-1\"];",
                Some(Declared::Question),
            ),
            (
                "groups: [Group; 4] => \"groups\", heads [",
                Some(Declared::Block),
            ),
            ("order: Order => \"\";", Some(Declared::Block)),
            ("const HIGHEST: i16 = 6;", None),
            ("let roll: Roll = Roll::new(Die::D6);", None),
            ("label: t::MOVED,", None),
        ] {
            assert_eq!(declared(line), what, "{line}");
        }
    }
}
