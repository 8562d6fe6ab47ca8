//! Lists of units, edited by hand: no line is lost, and every parsed answer fits its question.

use std::collections::BTreeSet;
use std::fs;

use adjutant::aid::lines::{Change, Vocabulary, read};
use adjutant::rulesets::ALL;
use adjutant::text::{Language, Packs, fold};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::edit::{edit, run};

/// Pieces of lists, and pieces that a chat or a spreadsheet adds to a list on the way.
const PIECES: &[&str] = &[
    ",",
    ";",
    "\t",
    "|",
    ":",
    "=",
    "/",
    "-",
    " - ",
    "–",
    "(",
    ")",
    "[",
    "]",
    "\"",
    "\"\"",
    "\\",
    "×",
    "x",
    "x4",
    "4x",
    "4",
    "0",
    "-1",
    "+",
    "3+",
    "99999",
    "6/3",
    "251/1",
    "32\"",
    "2,5 cm",
    "cm",
    "in",
    "pts",
    "ROF",
    "AT",
    "FP",
    "OM 1",
    "DV",
    "veteran",
    "pancerz",
    "броня",
    "recce",
    "•",
    "*",
    "#",
    "1. ",
    "\n",
    "\r",
    "\n\n",
    "\u{feff}",
    "\u{200b}",
    "ł",
    "Ж",
    "🎲",
    " ",
];

/// The lists of the golden files.
fn lists(game: &str) -> Vec<String> {
    let text = fs::read_to_string(format!("tests/lines/{game}.txt")).unwrap();
    let typed = |list: &str| {
        let lines = list.lines().filter(|line| !line.starts_with("=> "));
        lines.collect::<Vec<_>>().join("\n")
    };
    text.split("\n\n").map(typed).collect()
}

#[test]
fn an_edited_list_loses_no_line() {
    let packs: Vec<Packs> = Language::ALL.iter().map(|one| Packs::embedded(*one)).collect();
    let packs: Vec<&Packs> = packs.iter().collect();
    for ruleset in ALL {
        let vocabulary = Vocabulary::new(&ruleset.tracker, &packs, true);
        let lists = lists(ruleset.id);
        let others: Vec<&str> = lists.iter().map(String::as_str).collect();
        let cases = (any::<Index>(), prop::collection::vec(edit(PIECES), 1..5));
        run(300, &cases, |(which, edits)| {
            let mut text = which.get(&lists).clone();
            for edit in edits {
                text = edit.of(&text, &others);
            }
            let read = read(&vocabulary, &text, &|_| Change::default());
            let written: Vec<&str> = text.lines().collect();
            let seen = |line: &&&str| line.chars().any(char::is_alphanumeric);
            assert_eq!(read.len(), written.iter().filter(seen).count(), "{text}");
            for (at, line) in &read {
                assert_eq!(line.text, written[*at]);
                assert!((1..=50).contains(&line.copies), "{}", line.text);
                let places: BTreeSet<usize> = line.found.iter().map(|found| found.place).collect();
                assert_eq!(places.len(), line.found.len(), "twice answered: {}", line.text);
                for found in &line.found {
                    assert!(
                        ruleset.tracker.fields[found.place].fits(found.answer),
                        "{}",
                        line.text
                    );
                }
                if line.is_unit
                    && line.found.is_empty()
                    && line.copies == 1
                    && line.words.is_empty()
                {
                    // No answer was parsed, so all of it is the name.
                    let name = fold(&line.name);
                    assert!(!name.is_empty() || line.points.is_some(), "{}", line.text);
                }
            }
        });
    }
}
