//! Units read from lines of text, and written as such lines ([`aid::lines`](crate::aid::lines)).

use crate::aid::Ruleset;
use crate::aid::lines::{self, Line, Vocabulary, Written, write};
use crate::text::Voice;

use super::unit::{Unit, Words, next_name};

/// The units described by lines, ready to be added to a battle or an army; one without a
/// name gets `unnamed`.
pub fn units_of<'a>(
    lines: impl IntoIterator<Item = &'a Line>,
    ruleset: &Ruleset,
    unnamed: &str,
) -> Vec<Unit> {
    let mut units = Vec::new();
    for line in lines.into_iter().filter(|line| line.is_unit) {
        let mut answers = Unit::blank("", ruleset).answers;
        for found in &line.found {
            if let Some(field) = ruleset.tracker.fields.get(found.place) {
                answers.insert(field.id.to_string(), field.write(found.answer));
            }
        }
        let mut words = Words::new();
        for (id, text) in &line.words {
            words.insert((*id).to_owned(), text.clone());
        }
        let name = if line.name.is_empty() { unnamed } else { &line.name };
        for _ in 0..line.copies {
            units.push(Unit::fresh(name, answers.clone(), words.clone()));
        }
    }
    units
}

/// The card of a unit in one line.
pub fn brief(unit: &Unit, ruleset: &Ruleset, vocabulary: &Vocabulary, voice: &Voice) -> String {
    let card = unit.refreshed(ruleset);
    let written = Written {
        copies: 1,
        name: String::new(),
        values: card.values(ruleset),
        missing: card.missing(ruleset),
        words: Vec::new(),
    };
    lines::brief(&written, ruleset, vocabulary, voice)
}

/// Units as text, one line each; consecutive copies share a line.
pub fn text_of(
    units: &[Unit],
    ruleset: &Ruleset,
    vocabulary: &Vocabulary,
    voice: &Voice,
) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut at = 0;
    while let Some(unit) = units.get(at) {
        // Without its state.
        let card = unit.refreshed(ruleset);
        let mut copies = 1;
        let mut named = vec![unit.clone()];
        while let Some(next) = units.get(at + copies)
            && copies < usize::from(u8::MAX) / 8
            && next.name == next_name(&unit.name, &named)
            && next.words == unit.words
            && next.profile(ruleset) == card.answers
        {
            named.push(next.clone());
            copies += 1;
        }
        at += copies;
        let words = unit.words.iter().filter_map(|(id, text)| {
            let wording = ruleset.tracker.cards.wording(id)?;
            Some((wording.id, text.clone()))
        });
        let written = Written {
            copies: copies as i16,
            name: unit.name.clone(),
            values: card.values(ruleset),
            missing: card.missing(ruleset),
            words: words.collect(),
        };
        lines.push(write(&written, ruleset, vocabulary, voice));
    }
    lines.join("\n")
}
