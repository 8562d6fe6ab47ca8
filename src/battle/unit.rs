//! Units: the data stored for each platoon, team or vehicle.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};

use crate::aid::{Consequence, Remaining, Ruleset, Values};

use super::answers::{self, Answers};

/// The most units that one side can have.
pub const MOST_UNITS: usize = 200;
/// The longest name of a unit, a side or a battle, in characters.
pub const LONGEST_NAME: usize = 120;

/// The longest free text of a unit, in characters.
pub const LONGEST_WORDS: usize = 200;

/// The free texts of a unit, by the id of their kind ([`Wording`](crate::aid::Wording)).
pub type Words = BTreeMap<String, String>;

/// A unit of one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Saved")]
pub struct Unit {
    /// Its number: given once in a battle, to one unit of either side.
    pub id: u32,
    /// The name the player gave it.
    pub name: String,
    /// Its state: the answers to the fields of the ruleset's tracker.
    #[serde(skip_serializing_if = "Answers::is_empty")]
    pub answers: Answers,
    /// The texts on its card.
    #[serde(skip_serializing_if = "Words::is_empty")]
    pub words: Words,
}

/// A unit as it is saved. Older builds allowed units without a name: such a unit is named by
/// its number, or its row in a list would be empty.
#[derive(Deserialize)]
struct Saved {
    id: u32,
    #[serde(default, deserialize_with = "plain")]
    name: String,
    #[serde(default)]
    answers: Answers,
    #[serde(default)]
    words: Words,
}

impl From<Saved> for Unit {
    fn from(saved: Saved) -> Self {
        let name = match saved.name {
            none if none.is_empty() && saved.id > 0 => by_number(saved.id),
            name => name,
        };
        Self { id: saved.id, name, answers: saved.answers, words: saved.words }
    }
}

/// The name given to a unit that has none.
pub(super) fn by_number(id: u32) -> String {
    format!("#{id}")
}

impl Unit {
    /// A unit before any battle; it gets its number later.
    pub fn fresh(name: &str, answers: Answers, words: Words) -> Self {
        Self { id: 0, name: name.to_owned(), answers, words }
    }

    /// A unit with only the answers that a new one of this game begins with.
    pub fn blank(name: &str, ruleset: &Ruleset) -> Self {
        let mut answers = answers::open();
        let fields = ruleset.tracker.fields;
        for (place, answer) in ruleset.tracker.new_unit.first {
            if let Some(field) = fields.get(*place) {
                answers.insert(field.id.to_string(), field.write(*answer));
            }
        }
        Self::fresh(name, answers, Words::new())
    }

    /// Whether nothing on its card was filled in yet.
    pub fn is_blank(&self, ruleset: &Ruleset) -> bool {
        let card = self.profile(ruleset);
        card.is_empty() || card == Self::blank("", ruleset).answers
    }

    /// The same unit before any battle: only what is on its card, no state.
    #[must_use]
    pub fn refreshed(&self, ruleset: &Ruleset) -> Self {
        Self::fresh(&self.name, self.profile(ruleset), self.words.clone())
    }

    /// Its state. Each missing figure is replaced by the answer that the rules use meanwhile.
    pub fn values(&self, ruleset: &Ruleset) -> Values {
        let fields = ruleset.tracker.fields;
        let mut values = answers::values(&self.answers, fields);
        for (place, seen) in self.missing_of(&values, ruleset) {
            values.set(fields, place, seen);
        }
        values
    }

    /// Its state as its card is drawn: missing figures are 0.
    pub fn printed(&self, ruleset: &Ruleset) -> Values {
        let values = answers::values(&self.answers, ruleset.tracker.fields);
        let mut printed = values.all().to_vec();
        for (place, _) in self.missing_of(&values, ruleset) {
            printed[place] = 0;
        }
        Values::from(printed)
    }

    /// The figures that its card needs and lacks, by their places.
    pub fn missing(&self, ruleset: &Ruleset) -> Vec<usize> {
        if !answers::is_open(&self.answers) {
            return Vec::new();
        }
        let values = self.values(ruleset);
        let optional = (ruleset.tracker.new_unit.optional)(&values);
        let all = self.missing_of(&values, ruleset).into_iter();
        all.map(|(place, _)| place)
            .filter(|place| !optional.contains(place))
            .filter(|place| {
                let field = ruleset.tracker.fields.get(*place);
                field.is_some_and(|field| field.matters(values.all()))
            })
            .collect()
    }

    /// Missing figures, whether they matter or not, each with the answer that the rules use
    /// meanwhile.
    fn missing_of(&self, values: &Values, ruleset: &Ruleset) -> Vec<(usize, i16)> {
        if !answers::is_open(&self.answers) {
            return Vec::new();
        }
        let given = answers::given(&self.answers, ruleset.tracker.fields);
        let asked = (ruleset.tracker.new_unit.asked)(values).iter().copied();
        asked.filter(|(place, _)| !given.contains(place)).collect()
    }

    /// Its states with each missing figure in turn at its minimum and its maximum: whatever is
    /// the same in all of them is certain.
    fn variants(&self, ruleset: &Ruleset) -> Vec<Values> {
        let fields = ruleset.tracker.fields;
        let values = self.values(ruleset);
        let mut variants = Vec::new();
        for place in self.missing(ruleset) {
            let (low, high) = fields[place].kind.range();
            for answer in [low, high] {
                let mut variant = values.clone();
                variant.set(fields, place, answer);
                variants.push(variant);
            }
        }
        variants
    }

    /// How much of it is left; `None` where that is not counted, or depends on a missing
    /// figure.
    pub fn strength(&self, ruleset: &Ruleset) -> Option<Remaining> {
        let strength = ruleset.tracker.counter.strength;
        let left = strength(&self.values(ruleset));
        let certain = self.variants(ruleset).iter().all(|one| strength(one) == left);
        left.filter(|_| certain)
    }

    /// The consequences of its state, except those that depend on a missing figure.
    pub fn consequences(&self, ruleset: &Ruleset) -> Vec<Consequence> {
        let consequences = ruleset.tracker.consequences;
        let mut all = consequences(&self.values(ruleset));
        for variant in self.variants(ruleset) {
            let then = consequences(&variant);
            let says = |one: &Consequence, other: &Consequence| {
                (&one.phrase, one.cite) == (&other.phrase, other.cite)
            };
            all.retain(|one| then.iter().any(|other| says(one, other)));
        }
        all
    }

    /// The answers that are on its card: entered once by the player.
    pub fn profile(&self, ruleset: &Ruleset) -> Answers {
        let tracker = &ruleset.tracker;
        let values = answers::values(&self.answers, tracker.fields);
        let given = answers::given(&self.answers, tracker.fields);
        let open = answers::is_open(&self.answers);
        let mut card = if open { answers::open() } else { Answers::new() };
        for place in tracker.profile {
            let (field, answer) = (&tracker.fields[*place], values.get(*place));
            if answer != field.default || open && given.contains(place) {
                card.insert(field.id.to_string(), field.write(answer));
            }
        }
        card
    }
}

/// Sets a free text, if the game has it; only white space removes it.
pub(super) fn put_words(words: &mut Words, id: &str, text: &str, ruleset: &Ruleset) {
    if ruleset.tracker.cards.wording(id).is_none() {
        return;
    }
    let cut: String = (text.trim().chars())
        .filter(|letter| *letter == '\n' || !steers(*letter))
        .take(LONGEST_WORDS)
        .collect();
    let cut = cut.trim_end();
    if is_blank(cut) {
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

/// Whether a character is a control character: one that sets the direction of the text around
/// it, or ends the line.
pub(super) fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{061c}')
        || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a text is invisible: only white space, or characters without width or shape. Among
/// other characters these have their use, as in emoji.
fn is_blank(text: &str) -> bool {
    text.chars().all(|letter| {
        letter.is_whitespace()
            || steers(letter)
            || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
            || matches!(letter, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}')
            || matches!(letter, '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}')
            || matches!(letter, '\u{e0000}'..='\u{e0fff}')
    })
}

/// A name without control characters or surrounding white space, cut to [`LONGEST_NAME`]; empty
/// if nothing of it is visible.
pub(super) fn name(text: &str) -> String {
    let plain = text.chars().filter(|letter| !steers(*letter));
    let plain: String = plain.collect();
    let cut: String = plain.trim().chars().take(LONGEST_NAME).collect();
    if is_blank(&cut) {
        return String::new();
    }
    cut.trim_end().to_owned()
}

/// Renames something, unless the new name is empty: whatever is in a list must be visible
/// there.
pub(super) fn rename(now: &mut String, to: &str) {
    let to = name(to);
    if !to.is_empty() {
        *now = to;
    }
}

/// Removes control characters from a name, and clears it if nothing is visible.
pub(super) fn tidy_name(name: &mut String) {
    name.retain(|letter| !steers(letter));
    if is_blank(name) {
        name.clear();
    }
}

/// Reads a name that may have been written by an older build, another phone or by hand.
pub(super) fn plain<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let mut name = String::deserialize(from)?;
    tidy_name(&mut name);
    Ok(name)
}

/// The name for a further unit: as given, or with a number if another unit has it already.
pub fn free_name(text: &str, units: &[Unit]) -> String {
    let given = name(text);
    if units.iter().any(|unit| unit.name == given) { next_name(&given, units) } else { given }
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
            if stem.is_empty() { number.to_string() } else { format!("{stem} {number}") }
        })
        .find(|name| units.iter().all(|unit| unit.name != *name))
        .map_or_else(|| of.to_owned(), |free| name(&free))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unit(name: &str) -> Unit {
        Unit { id: 1, name: name.into(), answers: Answers::new(), words: Words::new() }
    }

    #[test]
    fn no_two_units_of_a_side_are_added_with_one_name() {
        // One of three was removed, and another is added.
        let left = [unit("Unit 1"), unit("Unit 3")];
        assert_eq!(free_name("Unit 3", &left), "Unit 4");
        assert_eq!(free_name("Unit 2", &left), "Unit 2");
        // A card that is used again.
        assert_eq!(free_name(" T-34 ", &[unit("T-34")]), "T-34 2");
    }

    #[test]
    fn what_older_builds_left_without_a_name_is_called_by_its_number() {
        let name = |saved: &str| {
            let unit: Option<Unit> = serde_json::from_str(saved).ok();
            unit.map(|unit| unit.name)
        };
        assert_eq!(name(r#"{ "id": 7, "name": "" }"#).as_deref(), Some("#7"));
        assert_eq!(name(r#"{ "id": 7 }"#).as_deref(), Some("#7"));
        assert_eq!(name(r#"{ "id": 7, "name": "\u2800" }"#).as_deref(), Some("#7"));
        // A unit without a number is named when it is added to a side.
        assert_eq!(name(r#"{ "id": 0 }"#).as_deref(), Some(""));
    }

    #[test]
    fn a_name_steers_nothing_beside_it() {
        let steered = "\u{202e}gnitsop \u{2066}T-34\n\u{200f}";
        assert_eq!(name(steered), "gnitsop T-34");
        let kept = r#"{ "id": 1, "name": "\u202egnitsop" }"#;
        let kept: Option<Unit> = serde_json::from_str(kept).ok();
        assert_eq!(kept.map(|unit| unit.name).as_deref(), Some("gnitsop"));
        // Words in other scripts stay as they are.
        assert_eq!(name(" דוב 7, Рота "), "דוב 7, Рота");
    }

    #[test]
    fn an_invisible_name_is_none() {
        for blank in ["\u{200b}", " \u{2060}\u{feff} ", "\u{3164}", "\u{2800}\u{ad}"] {
            assert_eq!(name(blank), "", "{blank:?}");
            let kept = format!(r#"{{ "id": 1, "name": "{blank}" }}"#);
            let kept: Option<Unit> = serde_json::from_str(&kept).ok();
            assert_eq!(kept.map(|unit| unit.name).as_deref(), Some("#1"), "{blank:?}");
        }
        // Between letters, and in emoji, they have their use.
        assert_eq!(name("👩\u{200d}✈\u{fe0f}"), "👩\u{200d}✈\u{fe0f}");
        assert_eq!(name("می\u{200c}خواهم"), "می\u{200c}خواهم");
    }

    #[test]
    fn copies_are_numbered() {
        assert_eq!(next_name("Panzers", &[unit("Panzers")]), "Panzers 2");
        assert_eq!(next_name("Panzers 2", &[unit("Panzers 2"), unit("Panzers 3")]), "Panzers 4");
        assert_eq!(next_name("T34", &[unit("T34")]), "T34 2");
        assert_eq!(next_name("", &[unit("")]), "2");
        assert_eq!(next_name("7", &[unit("7")]), "7 2");
        assert_eq!(next_name("Jäger 99999999999", &[]), "Jäger 99999999999 2");
    }
}
