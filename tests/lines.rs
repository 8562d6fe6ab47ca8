//! Units as text: lists as players write them, and armies that are written and parsed again.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "lines/again.rs"]
mod again;
#[path = "lines/golden.rs"]
mod golden;

use std::fmt::Write;
use std::sync::LazyLock;

use adjutant::aid::Ruleset;
use adjutant::aid::lines::{self, Line, Vocabulary};
use adjutant::text::{Language, Packs};

/// The texts of all languages.
static PACKS: LazyLock<Vec<Packs>> =
    LazyLock::new(|| Language::ALL.iter().map(|language| Packs::embedded(*language)).collect());

fn vocabulary(ruleset: &Ruleset) -> Vocabulary {
    let packs: Vec<&Packs> = PACKS.iter().collect();
    Vocabulary::new(&ruleset.tracker, &packs, false)
}

/// A line as in the golden files: `- ` for a line without a unit, otherwise the number of
/// units, the name and the answers by id, with `?` before those that follow from others.
fn seen(ruleset: &Ruleset, line: &Line) -> String {
    if !line.is_unit {
        return format!("- {}", line.text.trim());
    }
    let mut seen = format!("{} × {}", line.copies, line.name);
    // Only the written answers of a card that the sheet prints, not all of it.
    for found in line.found.iter().filter(|found| found.is_written || !line.is_printed) {
        let field = &ruleset.tracker.fields[found.place];
        let follows = if found.is_written { "" } else { "?" };
        let _ = write!(seen, " | {follows}{}={}", field.id, field.write(found.answer));
    }
    if line.is_printed {
        seen += " | printed";
    }
    for (id, words) in &line.words {
        let _ = write!(seen, " | \"{id}\"={words}");
    }
    if let Some(points) = line.points {
        let _ = write!(seen, " | points={points}");
    }
    for unread in &line.unread {
        let _ = write!(seen, " | !{}", unread.text);
    }
    seen
}
