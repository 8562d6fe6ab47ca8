//! Units: what is kept of each platoon, team or vehicle.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::aid::{Ruleset, Values};

use super::answers::{self, Answers};

/// The most units that one side can have.
pub const MOST_UNITS: usize = 200;
/// The longest name of a unit, a side or a battle, in characters.
pub const LONGEST_NAME: usize = 120;

/// The longest free text of a unit, in characters.
pub const LONGEST_WORDS: usize = 200;

/// The free texts of a unit, by the id of what they are ([`Wording`](crate::aid::Wording)).
pub type Words = BTreeMap<String, String>;

/// A unit of one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// Its number: given once in a battle, to one unit of either side.
    pub id: u32,
    /// What the player calls it.
    #[serde(default)]
    pub name: String,
    /// Its state: the answers to the fields of the ruleset's tracker.
    #[serde(default, skip_serializing_if = "Answers::is_empty")]
    pub answers: Answers,
    /// What stands on its card and is no figure.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub words: Words,
}

impl Unit {
    /// A unit that has not been in battle yet; its number comes later.
    pub fn fresh(name: &str, answers: Answers, words: Words) -> Self {
        Self {
            id: 0,
            name: name.to_owned(),
            answers,
            words,
        }
    }

    /// The same unit before any battle: what is on its card, and no state.
    #[must_use]
    pub fn refreshed(&self, ruleset: &Ruleset) -> Self {
        Self::fresh(&self.name, self.profile(ruleset), self.words.clone())
    }

    /// Its state.
    pub fn values(&self, ruleset: &Ruleset) -> Values {
        answers::values(&self.answers, ruleset.tracker.fields)
    }

    /// What stands on its card of its state: what a player enters once.
    pub fn profile(&self, ruleset: &Ruleset) -> Answers {
        let tracker = &ruleset.tracker;
        let values = self.values(ruleset);
        let mut card = Answers::new();
        for place in tracker.profile {
            let (field, answer) = (&tracker.fields[*place], values.get(*place));
            if answer != field.default {
                card.insert(field.id.to_string(), field.write(answer));
            }
        }
        card
    }
}

/// Puts a free text in, as far as the game has such a text; nothing but white space takes
/// it away.
pub(super) fn put_words(words: &mut Words, id: &str, text: &str, ruleset: &Ruleset) {
    if ruleset.tracker.cards.wording(id).is_none() {
        return;
    }
    let cut: String = text.trim().chars().take(LONGEST_WORDS).collect();
    let cut = cut.trim_end();
    if cut.is_empty() {
        words.remove(id);
    } else {
        words.insert(id.to_owned(), cut.to_owned());
    }
}

/// The free texts that the game has, tidied.
pub(super) fn tidy_words(words: &Words, ruleset: &Ruleset) -> Words {
    let mut tidy = Words::new();
    for (id, text) in words {
        put_words(&mut tidy, id, text, ruleset);
    }
    tidy
}

/// A name without white space around it, cut to [`LONGEST_NAME`].
pub(super) fn name(text: &str) -> String {
    let cut: String = text.trim().chars().take(LONGEST_NAME).collect();
    cut.trim_end().to_owned()
}

/// The name for a further unit: as given, or numbered on from a unit that has
/// it already.
pub fn free_name(text: &str, units: &[Unit]) -> String {
    let given = name(text);
    if units.iter().any(|unit| unit.name == given) {
        next_name(&given, units)
    } else {
        given
    }
}

/// The name for a copy: "Panzers" is followed by "Panzers 2", "Panzers 2" by
/// "Panzers 3", the first that no unit has.
pub(super) fn next_name(of: &str, units: &[Unit]) -> String {
    let stem = of.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let (stem, number) = match of[stem.len()..].parse::<u32>() {
        Ok(number) if stem.ends_with(' ') => (stem.trim_end(), number),
        _ => (of, 1),
    };
    (1..=MOST_UNITS as u32 + 1)
        .map(|more| {
            let number = number.saturating_add(more);
            if stem.is_empty() {
                number.to_string()
            } else {
                format!("{stem} {number}")
            }
        })
        .find(|name| units.iter().all(|unit| unit.name != *name))
        .map_or_else(|| of.to_owned(), |free| name(&free))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unit(name: &str) -> Unit {
        Unit {
            id: 1,
            name: name.into(),
            answers: Answers::new(),
            words: Words::new(),
        }
    }

    #[test]
    fn no_two_units_of_a_side_are_added_with_one_name() {
        // One of three was removed, and another is added.
        let left = [unit("Unit 1"), unit("Unit 3")];
        assert_eq!(free_name("Unit 3", &left), "Unit 4");
        assert_eq!(free_name("Unit 2", &left), "Unit 2");
        // A card that is picked again.
        assert_eq!(free_name(" T-34 ", &[unit("T-34")]), "T-34 2");
    }

    #[test]
    fn copies_are_numbered() {
        assert_eq!(next_name("Panzers", &[unit("Panzers")]), "Panzers 2");
        assert_eq!(
            next_name("Panzers 2", &[unit("Panzers 2"), unit("Panzers 3")]),
            "Panzers 4"
        );
        assert_eq!(next_name("T34", &[unit("T34")]), "T34 2");
        assert_eq!(next_name("", &[unit("")]), "2");
        assert_eq!(next_name("7", &[unit("7")]), "7 2");
        assert_eq!(next_name("Jäger 99999999999", &[]), "Jäger 99999999999 2");
    }
}
