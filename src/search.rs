//! Search over a ruleset's rules, tables, rulings and terms.
//!
//! Words are compared without case and diacritics ([`fold`]); the last letters
//! may be missing, and in a word of four letters or more one may be wrong. A
//! term is found by its names in all three languages, and brings the rules
//! that use it.

use strsim::osa_distance;

use crate::aid::{Cite, Ruleset};
use crate::text::{Packs, PluralCategory, Text, Voice, fold};

/// What kind of thing was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A word of the game.
    Term,
    /// A rule.
    Rule,
    /// A table.
    Table,
    /// How an unclear spot is read.
    Ruling,
}

/// Something that can be found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// Its id.
    pub cite: Cite,
    /// Its kind.
    pub kind: Kind,
    text: Text,
    meaning: Text,
}

impl Entry {
    /// The text shown: the rule, or the term with its meaning.
    pub fn words(&self, voice: &Voice) -> String {
        let text = voice.text(self.text);
        if self.kind == Kind::Term {
            format!("{text} – {}", voice.text(self.meaning))
        } else {
            text
        }
    }
}

/// The searchable words of a ruleset in one language, with the terms of the
/// others.
#[derive(Clone, Debug, PartialEq)]
pub struct Index {
    entries: Vec<Indexed>,
}

#[derive(Clone, Debug, PartialEq)]
struct Indexed {
    entry: Entry,
    /// The folded text in the player's language.
    own: String,
    /// Everything it is found by.
    words: Vec<String>,
}

/// How well a word was met: the lower the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Met {
    Whole,
    Beginning,
    WithTypo,
}

impl Index {
    /// Reads the texts of a ruleset; `others` are packs of other languages, as
    /// far as they are loaded.
    pub fn new(ruleset: &Ruleset, packs: &Packs, others: &[Packs]) -> Self {
        let text_in = |packs: &Packs, text: Text| {
            fold(
                &Voice {
                    packs,
                    metric: false,
                    plural: &|_, _| PluralCategory::Other,
                }
                .text(text),
            )
        };
        let mut entries = Vec::new();
        let mut add = |entry: Entry, own: String, also: &[String]| {
            let mut words: Vec<String> = std::iter::once(&own)
                .chain(also)
                .chain(std::iter::once(&fold(entry.cite)))
                .flat_map(|text| words_of(text))
                .map(str::to_owned)
                .collect();
            words.sort_unstable();
            words.dedup();
            entries.push(Indexed { entry, own, words });
        };
        let plain = |cite, kind, text| Entry {
            cite,
            kind,
            text,
            meaning: Text::EMPTY,
        };
        for term in ruleset.glossary {
            let mut also = vec![text_in(packs, term.also)];
            for other in others {
                also.push(text_in(other, term.term));
                also.push(text_in(other, term.also));
            }
            let entry = Entry {
                cite: term.cite,
                kind: Kind::Term,
                text: term.term,
                meaning: term.meaning,
            };
            add(entry, text_in(packs, term.term), &also);
        }
        for section in ruleset.reference {
            for rule in section.rules {
                add(
                    plain(rule.cite, Kind::Rule, rule.text),
                    text_in(packs, rule.text),
                    &[],
                );
            }
            for table in section.tables {
                let inside: Vec<String> = table
                    .head
                    .iter()
                    .map(|head| text_in(packs, *head))
                    .collect();
                add(
                    plain(table.cite, Kind::Table, table.title),
                    text_in(packs, table.title),
                    &inside,
                );
            }
        }
        for ruling in ruleset.rulings {
            add(
                plain(ruling.cite, Kind::Ruling, ruling.text),
                text_in(packs, ruling.text),
                &[],
            );
        }
        Self { entries }
    }

    /// The entries that match all words of the query: best matches first, then terms,
    /// rules, tables, rulings in the order of the sheet; after that the rules
    /// that use the terms found.
    pub fn find(&self, query: &str) -> Vec<Entry> {
        let query = fold(query);
        let sought: Vec<&str> = words_of(&query).collect();
        if sought.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<(Met, Kind, usize)> = self
            .entries
            .iter()
            .enumerate()
            .filter_map(|(place, indexed)| {
                let met = sought
                    .iter()
                    .map(|sought| best(sought, &indexed.words))
                    .try_fold(Met::Whole, |worst, met| Some(worst.max(met?)))?;
                Some((met, indexed.entry.kind, place))
            })
            .collect();
        found.sort_unstable();
        let mut places: Vec<usize> = found.iter().map(|(_, _, place)| *place).collect();
        for (met, kind, place) in &found {
            if *kind == Kind::Term && *met < Met::WithTypo {
                let name = &self.entries[*place].own;
                for (place, other) in self.entries.iter().enumerate() {
                    if other.entry.kind != Kind::Term && mentions(&other.own, name) {
                        places.push(place);
                    }
                }
            }
        }
        let mut seen = vec![false; self.entries.len()];
        places.retain(|place| !std::mem::replace(&mut seen[*place], true));
        places
            .into_iter()
            .map(|place| self.entries[place].entry)
            .collect()
    }
}

/// The words of a folded text, without the marks around them.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
        .map(|word| word.trim_matches(|letter: char| !letter.is_alphanumeric()))
        .filter(|word| !word.is_empty())
}

/// Whether a text uses a name, from the beginning of a word.
fn mentions(text: &str, name: &str) -> bool {
    !name.is_empty()
        && text.match_indices(name).any(|(at, _)| {
            text[..at]
                .chars()
                .next_back()
                .is_none_or(|letter| !letter.is_alphanumeric())
        })
}

/// How the word that fits best is met.
fn best(sought: &str, words: &[String]) -> Option<Met> {
    words.iter().filter_map(|word| met(sought, word)).min()
}

fn met(sought: &str, word: &str) -> Option<Met> {
    if word == sought {
        return Some(Met::Whole);
    }
    if word.starts_with(sought) {
        return Some(Met::Beginning);
    }
    let letters = sought.chars().count();
    if letters < 4 {
        return None;
    }
    // The beginning of the word, as long as what was typed give or take one.
    let length = word.chars().count();
    (letters - 1..=letters + 1)
        .filter(|take| *take <= length)
        .any(|take| {
            let end = word
                .char_indices()
                .nth(take)
                .map_or(word.len(), |(end, _)| end);
            osa_distance(sought, &word[..end]) <= 1
        })
        .then_some(Met::WithTypo)
}
