//! Units: what is kept of each platoon, team or vehicle.

use serde::{Deserialize, Serialize};

use crate::aid::{Ruleset, Values};

use super::answers::{self, Answers};

/// The most units that one side can have.
pub const MOST_UNITS: usize = 200;
/// The longest name of a unit, a side or a battle, in characters.
pub const LONGEST_NAME: usize = 120;

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
}

impl Unit {
    /// Its state.
    pub fn values(&self, ruleset: &Ruleset) -> Values {
        answers::values(&self.answers, ruleset.tracker.fields)
    }
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
