//! One line: the answers in it, and the unit's name, which is the rest.

use crate::aid::{Kind, Values};

use super::reading::Reading;
use super::token::is_bullet;
use super::vocabulary::Vocabulary;

/// The most units that one line can add.
pub(super) const MOST_COPIES: i16 = 50;

/// A line as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The line as it was written.
    pub text: String,
    /// Whether it describes a unit, rather than being a greeting, a heading or a total.
    pub is_unit: bool,
    /// How many units it adds.
    pub copies: i16,
    /// The name: what is left of the line; it may be empty.
    pub name: String,
    /// The answers found in it, and those that follow from them.
    pub found: Vec<Found>,
    /// The free texts of the unit, by their ids.
    pub words: Vec<(&'static str, String)>,
    /// Whether its name was in quotation marks; then it is certainly a unit.
    pub(super) quoted: bool,
    /// Whether answers missing from the line are taken from a printed card.
    pub is_printed: bool,
    /// How many of the answers are also words of the name.
    pub(super) named: usize,
    /// The points given in the line, in a game whose units have none.
    pub points: Option<i16>,
    /// The pieces that could not be read.
    pub unread: Vec<Unread>,
    /// The places of the answers in the line, each with the pieces that give it.
    pub(super) spans: Vec<(usize, Pieces)>,
    /// The pieces that name a kind and are followed by figures: `gun 32in ROF 2`.
    pub(super) kind_of_figures: Option<Pieces>,
}

/// Pieces of a line, from the first to the one after the last.
pub(super) type Pieces = (usize, usize);

/// An answer in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The place of the question.
    pub place: usize,
    /// The answer.
    pub answer: i16,
    /// Whether it is written in the line; if not, another answer implies it.
    pub is_written: bool,
}

/// A piece of a line that could not be read. It is also part of the name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The piece.
    pub text: String,
    /// The question that it looks like an answer to, by its place.
    pub place: Option<usize>,
}

/// The player's corrections to a line that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Questions that the line is not to answer: the words stay in the name.
    pub without: Vec<usize>,
    /// Answers that replace those that were read.
    pub answers: Vec<(usize, i16)>,
    /// Another name.
    pub name: Option<String>,
    /// Another number of units.
    pub copies: Option<i16>,
    /// Whether it is a unit.
    pub is_unit: Option<bool>,
}

impl Line {
    /// The state of the unit. Each missing figure is replaced by the answer that the rules use
    /// meanwhile.
    pub fn values(&self, vocabulary: &Vocabulary) -> Values {
        let fields = vocabulary.fields;
        let mut values = Values::defaults(fields);
        for (place, answer) in vocabulary.new_unit.first {
            values.set(fields, *place, *answer);
        }
        for one in &self.found {
            values.set(fields, one.place, one.answer);
        }
        for (place, seen) in (vocabulary.new_unit.asked)(&values) {
            if self.answer(*place).is_none() {
                values.set(fields, *place, *seen);
            }
        }
        values
    }

    /// The figures that the unit needs and the line lacks, by their places.
    pub fn missing(&self, vocabulary: &Vocabulary) -> Vec<usize> {
        let values = self.values(vocabulary);
        let asked = (vocabulary.new_unit.asked)(&values).iter();
        asked
            .map(|(place, _)| *place)
            .filter(|place| self.answer(*place).is_none())
            .filter(|place| !(vocabulary.new_unit.optional)(&values).contains(place))
            .filter(|place| vocabulary.fields[*place].matters(values.all()))
            .collect()
    }

    /// The answers in the line; all others are at their defaults.
    pub(super) fn answers(&self, vocabulary: &Vocabulary) -> Values {
        let mut values = Values::defaults(vocabulary.fields);
        for one in &self.found {
            values.set(vocabulary.fields, one.place, one.answer);
        }
        values
    }

    /// The answer to the question at a place.
    pub(super) fn answer(&self, place: usize) -> Option<i16> {
        let mut found = self.found.iter();
        found.find(|found| found.place == place).map(|found| found.answer)
    }

    /// Whether the question at a place is answered.
    pub fn has(&self, place: usize) -> bool {
        self.answer(place).is_some()
    }

    /// Whether nothing was understood besides the name and points.
    pub(super) fn is_named_only(&self, cost: Option<usize>) -> bool {
        let costs = self.found.iter().filter(|found| Some(found.place) == cost).count();
        self.copies == 1 && self.found.len() <= self.named + costs && self.words.is_empty()
    }

    /// Whether anything was understood besides the name.
    pub(super) fn says_anything(&self) -> bool {
        self.copies != 1 || self.found.len() > self.named || !self.words.is_empty()
    }
}

impl Vocabulary {
    /// Reads one line, with the player's corrections.
    pub fn line(&self, text: &str, change: &Change) -> Line {
        let mut without = change.without.clone();
        let mut unread = Vec::new();
        let mut line = self.filled(text, change, &Reading::new(self, text, &without));
        // `gun 32in ROF 2` beside armour is the gun of a tank.
        if let Some(pieces) = line.kind_of_figures
            && !self.idle(&line, change).is_empty()
            && let Some(kind) = self.profile.first()
        {
            let other = [without.as_slice(), &[*kind]].concat();
            let reading = Reading::new(self, text, &other).skipping(pieces);
            let of_weapon = self.filled(text, change, &reading);
            if self.idle(&of_weapon, change).is_empty() {
                line = of_weapon;
            }
        }
        // Each round leaves out the answers to questions that such a unit does not have.
        for _ in 0..4 {
            let idle = self.idle(&line, change);
            if idle.is_empty() {
                break;
            }
            for place in &idle {
                let own = line.spans.iter().find(|(other, _)| other == place);
                let shared = |pieces: Pieces| {
                    let mut others = line.spans.iter().filter(|(_, other)| *other == pieces);
                    others.any(|(other, _)| !idle.contains(other))
                };
                match own {
                    Some((_, pieces)) if !shared(*pieces) => unread.push((*place, *pieces)),
                    _ => without.push(*place),
                }
            }
            let reading = Reading::new(self, text, &without).leaving(&unread);
            line = self.filled(text, change, &reading);
        }
        let values = line.values(self);
        line.found.retain(|found| {
            !found.is_written || found.answer != 0 || self.fields[found.place].matters(values.all())
        });
        if let Some(name) = &change.name {
            line.name.clone_from(name);
        }
        if let Some(copies) = change.copies {
            line.copies = copies.clamp(1, MOST_COPIES);
        }
        line
    }

    /// The questions that the line answers although such a unit does not have them. A 0 or a no
    /// does no harm.
    fn idle(&self, line: &Line, change: &Change) -> Vec<usize> {
        let values = line.values(self);
        let found = line.found.iter().filter(|found| found.is_written && found.answer != 0);
        let places = found.map(|found| found.place);
        places
            .filter(|place| !self.fields[*place].matters(values.all()))
            .filter(|place| change.answers.iter().all(|(other, _)| other != place))
            .collect()
    }

    /// A line as it was read, with the player's answers and those that follow.
    fn filled(&self, text: &str, change: &Change, reading: &Reading) -> Line {
        let mut line = reading.clone().read();
        text.clone_into(&mut line.text);
        for (place, answer) in &change.answers {
            line.found.retain(|found| found.place != *place);
            line.found.push(Found { place: *place, answer: *answer, is_written: true });
        }
        self.say_as_well(&mut line);
        self.imply(&mut line);
        // An implied answer may itself imply others.
        self.say_as_well(&mut line);
        self.repeat(&mut line);
        self.print(&mut line);
        self.count_again(&mut line);
        line
    }

    /// Adds the further answers that answers in the line imply.
    fn say_as_well(&self, line: &mut Line) {
        for [(place, answer), (other, then)] in self.new_unit.implies {
            if line.answer(*place) == Some(*answer) && line.answer(*other).is_none() {
                line.found.push(Found { place: *other, answer: *then, is_written: false });
            }
        }
    }

    /// Takes figures as answers to further questions, in a line that a player wrote: one that
    /// this app wrote gives them all.
    fn repeat(&self, line: &mut Line) {
        if line.quoted {
            return;
        }
        let values = line.answers(self);
        for [from, to] in (self.new_unit.repeats)(&values, &|place| line.has(place)) {
            if let Some(answer) = line.answer(*from)
                && !line.has(*to)
            {
                line.found.push(Found { place: *to, answer, is_written: false });
            }
        }
    }

    /// Takes the figures of the printed card that a line names, where it gives none itself.
    fn print(&self, line: &mut Line) {
        let values = line.answers(self);
        let Some(card) = (self.new_unit.printed)(&values) else { return };
        // The card is for another kind of unit than the line says, if it says one.
        let other = |kind: &usize| line.answer(*kind).is_some_and(|is| is != card.get(*kind));
        if self.profile.first().is_some_and(other) {
            if line.quoted {
                return;
            }
            let names_card = |found: &Found| {
                let mut without = values.clone();
                without.set(self.fields, found.place, self.fields[found.place].default);
                (self.new_unit.printed)(&without).is_none()
            };
            let before = line.found.len();
            line.found.retain(|found| !names_card(found));
            line.named = line.named.saturating_sub(before - line.found.len());
            return;
        }
        for place in &self.profile {
            if line.answer(*place).is_none() {
                let answer = card.get(*place);
                line.found.push(Found { place: *place, answer, is_written: false });
            }
        }
        line.is_printed = true;
    }

    /// Before the name of something without a strength (a commander), a number counts units.
    fn count_again(&self, line: &mut Line) {
        let values = line.answers(self);
        let counted = line.found.iter().position(|found| Some(found.place) == self.headcount);
        if let Some(at) = counted
            && !self.fields[line.found[at].place].matters(values.all())
            && line.copies == 1
        {
            line.copies = line.found.remove(at).answer.clamp(1, MOST_COPIES);
        }
    }

    /// Adds answers without which others in the line would not matter: a unit with armour is a
    /// vehicle.
    fn imply(&self, line: &mut Line) {
        let mattering = |values: &Values, line: &Line| {
            let matters = |found: &&Found| self.fields[found.place].matters(values.all());
            line.found.iter().filter(matters).count()
        };
        for _ in 0..3 {
            let values = line.answers(self);
            let now = mattering(&values, line);
            if now == line.found.len() {
                return;
            }
            let mut best = (now, None);
            for place in &self.profile {
                if line.answer(*place).is_some() || !self.fields[*place].matters(values.all()) {
                    continue;
                }
                let (low, high) = self.fields[*place].kind.range();
                let high = match self.fields[*place].kind {
                    Kind::Toggle | Kind::Choice(_) => high,
                    Kind::Count { .. } => high.min(low + 2),
                    Kind::Measure { .. } | Kind::Unit => continue,
                };
                for answer in low..=high {
                    let mut changed = values.clone();
                    changed.set(self.fields, *place, answer);
                    let then = mattering(&changed, line);
                    if then > best.0 {
                        best = (then, Some((*place, answer)));
                    }
                }
            }
            let (_, Some((place, answer))) = best else { return };
            line.found.push(Found { place, answer, is_written: false });
        }
    }
}

/// A word for yes or for no, in any language or in a table.
pub(super) fn yes_or_no(word: &str) -> Option<bool> {
    match word {
        "yes" | "y" | "tak" | "t" | "да" | "д" | "x" | "х" | "true" | "✓" => Some(true),
        "no" | "n" | "nie" | "нет" | "н" | "false" | "off" => Some(false),
        _ => None,
    }
}

/// A line without the mark or the number of an item, and without the time and the sender of a
/// chat.
pub(super) fn without_bullet(line: &str) -> &str {
    let mut rest = line.trim();
    // `[12:31, 26.11.2026] Jan: 4 Pz IV`
    if let Some((when, said)) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']'))
        && when.contains(':')
        && when.chars().filter(char::is_ascii_digit).count() > 2
        && let Some((_, said)) = said.split_once(':')
    {
        rest = said.trim_start();
    }
    loop {
        let now = rest;
        rest = rest.trim_start_matches(|letter: char| is_bullet(letter) || letter.is_whitespace());
        for mark in ["- ", "– ", "— ", "* ", "+ ", "-\t", "*\t", "[ ] ", "[x] "] {
            rest = rest.strip_prefix(mark).unwrap_or(rest);
        }
        // `1. `, `2) `, `a) `, and the keycap emoji of a digit.
        let digits = rest.chars().take_while(char::is_ascii_digit).count();
        let letter = rest.chars().next().filter(|first| first.is_alphabetic());
        let number = letter.map_or(digits, char::len_utf8);
        if let Some(after) = rest.get(number..)
            && let Some(item) = after
                .strip_prefix(if letter.is_some() { &[')'][..] } else { &['.', ')'] })
                .filter(|item| item.starts_with(char::is_whitespace))
                .or_else(|| after.strip_prefix("\u{fe0f}\u{20e3}"))
            && (1..=2).contains(&number)
        {
            rest = item.trim_start();
        }
        if rest == now {
            return rest.trim();
        }
    }
}
