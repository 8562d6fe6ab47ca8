//! Forms: typed questions, declared once.

mod answers;
mod blocks;
mod macros;

use std::fmt;
use std::marker::PhantomData;

use crate::sorting::sort_short_by_key;
use crate::text::Text;

use super::{Cite, OwnModifier};

pub use answers::{Answer, Centimetres, Count, FineLength, Inches, Length, UnitNumber};
pub use blocks::{Block, Piece, Taken, With, flat, kind_at, written};

/// The name of a question in addresses and saves: `moved`, `enemy.wb`,
/// `groups.2.kind`. Blocks are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id {
    /// The block of the question; empty if it is in no block, or in one that was included
    /// without a prefix.
    pub of: &'static str,
    /// Which of several blocks, from 1; 0 if there is only one.
    pub nth: u8,
    /// The question's own name: lower case with hyphens.
    pub name: &'static str,
}

impl Id {
    /// Whether this is the name of the question in an address or a save. A `-` may replace a
    /// `.`: names saved before there were blocks are words with hyphens (`enemy-wb`).
    pub fn is(&self, written: &str) -> bool {
        let number;
        let nth = if self.nth == 0 {
            ""
        } else {
            number = self.nth.to_string();
            &number
        };
        let mut rest = written;
        let parts = [self.of, nth, self.name];
        for (place, part) in parts.iter().filter(|part| !part.is_empty()).enumerate() {
            if place > 0 {
                let Some(after) = rest.strip_prefix(['.', '-']) else { return false };
                rest = after;
            }
            let Some(after) = rest.strip_prefix(part) else { return false };
            rest = after;
        }
        rest.is_empty()
    }
}

impl fmt::Display for Id {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.of.is_empty() {
            write!(to, "{}.", self.of)?;
        }
        if self.nth != 0 {
            write!(to, "{}.", self.nth)?;
        }
        to.write_str(self.name)
    }
}

/// A condition that the outer form puts on its blocks: its answers, and which block (from 0).
pub type When = fn(&[i16], usize) -> bool;

/// One question of a form.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The name in addresses and saves.
    pub id: Id,
    /// The name of the question in older saves, `#` for the number of its block; empty if
    /// its name never changed.
    pub was: &'static str,
    /// The label.
    pub label: Text,
    /// The possible answers.
    pub kind: Kind,
    /// The answer before anyone has given one.
    pub default: i16,
    /// The heading above the question.
    pub group: Text,
    /// The rules that make the question matter.
    pub cites: &'static [Cite],
    /// Where the answers of its block begin, for a question in a block.
    pub(super) block: Option<u16>,
    /// Its own condition, on the answers of the form that declares it.
    pub(super) own: fn(&[i16]) -> bool,
    /// The condition of the whole block.
    pub(super) within: When,
    /// The condition that the including form puts on this question.
    pub(super) here: When,
}

/// The possible answers to a question.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Yes or no.
    Toggle,
    /// One of a few answers.
    Choice(&'static [Choice]),
    /// A whole number, from `low` to `high`.
    Count {
        /// The lowest number.
        low: i16,
        /// The highest number.
        high: i16,
    },
    /// A distance that the player measures, in whole units.
    Measure {
        /// The shortest distance.
        low: i16,
        /// The longest distance.
        high: i16,
        /// The unit of measure.
        unit: Unit,
    },
    /// One of the units of the battle, by its number; 0 means none.
    Unit,
}

/// The highest number of a unit that a form can name.
const LAST_UNIT: i16 = 9_999;

impl Kind {
    /// The lowest and the highest answer.
    pub const fn range(self) -> (i16, i16) {
        match self {
            Self::Toggle => (0, 1),
            Self::Choice(choices) => (0, choices.len() as i16 - 1),
            Self::Count { low, high } | Self::Measure { low, high, .. } => (low, high),
            Self::Unit => (0, LAST_UNIT),
        }
    }

    /// Whether an answer is a possible one.
    pub const fn fits(self, answer: i16) -> bool {
        let (low, high) = self.range();
        low <= answer && answer <= high
    }
}

/// The unit of measure of a distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Inches on a sheet that also gives centimetres (2.5 to the inch): asked and shown
    /// in the unit that the player uses.
    Players,
    /// Inches; part of an inch counts as a whole one.
    Inches,
    /// Whole centimetres.
    Centimetres,
    /// Tenths of an inch, 4 to the centimetre: asked and shown in the unit that the
    /// player uses, and finer than [`Players`](Self::Players); written in inches.
    Tenths,
}

impl Unit {
    /// Reads a written distance: `24`, or in inches also `24.5`.
    fn read(self, written: &str) -> Option<i16> {
        match self {
            Self::Centimetres => written.parse().ok(),
            Self::Tenths => tenths(written),
            Self::Inches | Self::Players => {
                let (whole, decimals) = decimal(written)?;
                let more = !written.starts_with('-') && decimals.bytes().any(|digit| digit != b'0');
                whole.checked_add(more.into())
            }
        }
    }

    /// Writes a distance so that it can be read back: `24`, or in tenths `2.4`.
    fn write(self, answer: i16) -> String {
        match self {
            Self::Tenths if answer % 10 != 0 => {
                let sign = if answer < 0 { "-" } else { "" };
                let answer = answer.unsigned_abs();
                format!("{sign}{}.{}", answer / 10, answer % 10)
            }
            Self::Tenths => (answer / 10).to_string(),
            Self::Players | Self::Inches | Self::Centimetres => answer.to_string(),
        }
    }
}

/// The whole of a written number, and its decimals. Without the standard library's floats, whose
/// tables weigh more than everything else that reads an address.
fn decimal(written: &str) -> Option<(i16, &str)> {
    let (whole, decimals) = written.split_once('.').unwrap_or((written, ""));
    let decimal = decimals.bytes().all(|digit| digit.is_ascii_digit());
    Some((whole.parse().ok().filter(|_| decimal)?, decimals))
}

/// A distance in whole tenths of an inch; `None` if it is between two of them: rounded, it might be
/// just far or near enough when the measured distance is not.
fn tenths(written: &str) -> Option<i16> {
    let (whole, decimals) = decimal(written)?;
    let (first, rest) = decimals.split_at(decimals.len().min(1));
    let first: i16 = if first.is_empty() { 0 } else { first.parse().ok()? };
    let first = if written.starts_with('-') { -first } else { first };
    let between = rest.bytes().any(|digit| digit != b'0');
    whole.checked_mul(10)?.checked_add(first).filter(|_| !between)
}

/// One of the answers to a choice.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The name in addresses and saves.
    pub id: &'static str,
    /// The label.
    pub label: Text,
}

/// Why a written answer does not fit its question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// No question has this name.
    Unknown,
    /// The question has no such answer.
    Value(Id),
    /// It is not a valid modifier of the players, or there are too many.
    Modifier,
}

impl Field {
    /// A question that a form declares itself; only [`form!`](crate::form) needs this.
    pub const fn new(
        name: &'static str,
        kind: Kind,
        default: i16,
        (group, label): (Text, Text),
        cites: &'static [Cite],
        own: fn(&[i16]) -> bool,
    ) -> Self {
        Self {
            id: Id { of: "", nth: 0, name },
            was: "",
            label,
            kind,
            default,
            group,
            cites,
            block: None,
            own,
            within: |_, _| true,
            here: |_, _| true,
        }
    }

    /// Whether the question matters with these answers to the whole form; where
    /// it does not, it is not shown and its answer is not used.
    pub fn matters(&self, answers: &[i16]) -> bool {
        let block = self.block.map_or(0, usize::from);
        let nth = usize::from(self.id.nth).saturating_sub(1);
        (self.own)(answers.get(block..).unwrap_or(&[]))
            && (self.within)(answers, nth)
            && (self.here)(answers, nth)
    }

    /// Whether a change alters the answer and the question was, or is, visible. Questions that
    /// only the rules use never matter, so they are never visible.
    pub fn visibly_differs(&self, place: usize, before: &Values, after: &Values) -> bool {
        before.get(place) != after.get(place)
            && (self.matters(before.all()) || self.matters(after.all()))
    }

    /// Whether the question has, or had, this name.
    fn is_called(&self, written: &str) -> bool {
        if self.was.is_empty() {
            return false;
        }
        match self.was.split_once('#') {
            None => self.was == written,
            Some((before, after)) => written
                .strip_prefix(before)
                .and_then(|rest| rest.strip_suffix(after))
                .is_some_and(|nth| nth == self.id.nth.to_string()),
        }
    }

    /// The name of the question before there were blocks.
    pub fn old_name(&self) -> String {
        if self.was.is_empty() {
            self.id.to_string().replace('.', "-")
        } else {
            self.was.replace('#', &self.id.nth.to_string())
        }
    }

    /// The place of the question with this name, present or former, among a form's questions.
    pub fn find(fields: &[Self], written: &str) -> Option<usize> {
        fields
            .iter()
            .position(|field| field.id.is(written))
            .or_else(|| fields.iter().position(|field| field.is_called(written)))
    }

    /// Reads an answer as it is written in an address or a save.
    pub fn read(&self, written: &str) -> Option<i16> {
        match self.kind {
            Kind::Toggle => match written {
                "yes" => Some(1),
                "no" => Some(0),
                _ => None,
            },
            Kind::Choice(choices) => {
                choices.iter().position(|choice| choice.id == written).map(|index| index as i16)
            }
            Kind::Count { .. } | Kind::Unit => {
                written.parse().ok().filter(|number| self.fits(*number))
            }
            Kind::Measure { low, high, unit } => {
                unit.read(written).filter(|number| (low..=high).contains(number))
            }
        }
    }

    /// Writes an answer for an address or a save.
    pub fn write(&self, answer: i16) -> String {
        match self.kind {
            Kind::Toggle => String::from(if answer == 0 { "no" } else { "yes" }),
            Kind::Choice(choices) => {
                choices.get(answer as usize).map_or_else(String::new, |choice| choice.id.to_owned())
            }
            Kind::Count { .. } | Kind::Unit => answer.to_string(),
            Kind::Measure { unit, .. } => unit.write(answer),
        }
    }

    /// Whether the answer is a possible one.
    pub const fn fits(&self, answer: i16) -> bool {
        self.kind.fits(answer)
    }

    /// The possible answers, as they are written.
    pub fn allowed(&self) -> String {
        match self.kind {
            Kind::Toggle => String::from("yes, no"),
            Kind::Choice(choices) => {
                choices.iter().map(|choice| choice.id).collect::<Vec<_>>().join(", ")
            }
            Kind::Count { .. } | Kind::Unit => {
                let (low, high) = self.kind.range();
                format!("{low} to {high}")
            }
            Kind::Measure { low, high, unit } => {
                format!("{} to {}", unit.write(low), unit.write(high))
            }
        }
    }
}

/// The answers to a form, one for each field, in order; for a calculator's form, also the
/// players' own modifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values(Vec<i16>, Vec<OwnModifier>);

impl Values {
    /// The answers before anyone has given one.
    pub fn defaults(fields: &[Field]) -> Self {
        fields.iter().map(|field| field.default).collect::<Vec<_>>().into()
    }

    /// Reads written answers on top of the defaults. Whatever does not fit stays at its
    /// default and is returned.
    pub fn read<'a>(
        fields: &[Field],
        written: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> (Self, Vec<(String, Misfit)>) {
        let mut values = Self::defaults(fields);
        let mut misfits = Vec::new();
        for (id, text) in written {
            match Field::find(fields, id) {
                None => misfits.push((id.to_owned(), Misfit::Unknown)),
                Some(index) => match fields[index].read(text) {
                    Some(answer) => values.0[index] = answer,
                    None => misfits.push((text.to_owned(), Misfit::Value(fields[index].id))),
                },
            }
        }
        (values, misfits)
    }

    /// The answers that differ from the defaults, as they are written.
    pub fn written(&self, fields: &[Field]) -> Vec<(Id, String)> {
        fields
            .iter()
            .zip(&self.0)
            .filter(|(field, answer)| field.default != **answer)
            .map(|(field, answer)| (field.id, field.write(*answer)))
            .collect()
    }

    /// All answers, in the order of the fields.
    pub fn all(&self) -> &[i16] {
        &self.0
    }

    /// The answer at an index; 0 if there is no such question.
    pub fn get(&self, index: usize) -> i16 {
        self.0.get(index).copied().unwrap_or(0)
    }

    /// Sets the answer at an index, if it fits the question there.
    pub fn set(&mut self, fields: &[Field], index: usize, answer: i16) {
        if let (Some(field), Some(value)) = (fields.get(index), self.0.get_mut(index))
            && field.fits(answer)
        {
            *value = answer;
        }
    }

    /// The answers, with some questions reset to their defaults.
    #[must_use]
    pub fn cleared(&self, fields: &[Field], places: &[usize]) -> Self {
        let mut values = self.clone();
        for place in places {
            if let (Some(field), Some(answer)) = (fields.get(*place), values.0.get_mut(*place)) {
                *answer = field.default;
            }
        }
        values
    }

    /// The players' own modifiers, sorted by sum and label.
    pub fn own(&self) -> &[OwnModifier] {
        &self.1
    }

    /// Adds one of the players' own modifiers, replacing one with the same sum and label; an
    /// amount of 0 removes it. Returns whether there was room for it.
    pub fn put_own(&mut self, own: OwnModifier) -> bool {
        let same = |one: &OwnModifier| one.sum == own.sum && one.label == own.label;
        self.1.retain(|one| !same(one));
        let room = self.1.len() < OwnModifier::MOST;
        if own.amount == 0 {
            return true;
        }
        if room {
            self.1.push(own);
            sort_short_by_key(&mut self.1, OwnModifier::clone);
        }
        room
    }

    /// The same answers as a typed form.
    pub fn typed<F: Form>(&self) -> F {
        F::from_answers(&self.0)
    }
}

impl From<Vec<i16>> for Values {
    fn from(answers: Vec<i16>) -> Self {
        Self(answers, Vec::new())
    }
}

/// Any item of a form: an answer, a block, or several blocks of one form.
pub trait Stored: Sized {
    /// How many answers it takes.
    const LENGTH: usize;
    /// Reads it from the answers of the whole form.
    fn read(from: &mut Reader<'_>) -> Self;
    /// Writes its answers.
    fn write(&self, into: &mut Vec<i16>);
}

/// Reads answers one after another. Once they run out, it gives the defaults of the outermost form,
/// which may differ from a block's own.
pub struct Reader<'a> {
    answers: &'a [i16],
    fields: &'static [Field],
    at: usize,
}

impl Reader<'_> {
    fn next(&mut self) -> i16 {
        let at = self.at;
        self.at += 1;
        let default = || self.fields.get(at).map_or(0, |field| field.default);
        self.answers.get(at).copied().unwrap_or_else(default)
    }
}

impl<A: Answer> Stored for A {
    const LENGTH: usize = 1;
    fn read(from: &mut Reader<'_>) -> Self {
        A::from_raw(from.next())
    }
    fn write(&self, into: &mut Vec<i16>) {
        into.push(self.raw());
    }
}

impl<F: Form, const N: usize> Stored for [F; N] {
    const LENGTH: usize = N * F::FIELDS.len();
    fn read(from: &mut Reader<'_>) -> Self {
        std::array::from_fn(|_| F::read(from))
    }
    fn write(&self, into: &mut Vec<i16>) {
        for block in self {
            block.write(into);
        }
    }
}

/// A typed form; made by [`form!`](crate::form).
pub trait Form: Stored {
    /// The questions in order.
    const FIELDS: &'static [Field];
    /// The type of [`Form::AT`]: a field for each question, of the same name.
    type Handles;
    /// A handle for each question and block: `Shooting::AT.concealed`.
    const AT: Self::Handles;

    /// The typed form from one number per field.
    fn from_answers(answers: &[i16]) -> Self {
        Self::read(&mut Reader { answers, fields: Self::FIELDS, at: 0 })
    }

    /// One number for each field.
    fn answers(&self) -> Values {
        let mut answers = Vec::with_capacity(Self::LENGTH);
        self.write(&mut answers);
        answers.into()
    }
}

/// A handle for one question of the form `F`, answered by a `T`; or for its block `T`, or its
/// blocks `[T; N]`.
pub struct At<F, T> {
    index: u16,
    of: PhantomData<fn() -> (F, T)>,
}

impl<F, T> Clone for At<F, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F, T> Copy for At<F, T> {}

impl<F, T> At<F, T> {
    const fn new(index: u16) -> Self {
        Self { index, of: PhantomData }
    }

    /// The place among the form's questions.
    pub const fn index(self) -> usize {
        self.index as usize
    }
}

impl<F, T: Stored> At<F, T> {
    /// The next handle of a form; advances `at` by its length. Only [`form!`](crate::form)
    /// needs this.
    #[doc(hidden)]
    pub const fn take(at: &mut u16) -> Self {
        *at += T::LENGTH as u16;
        Self::new(*at - T::LENGTH as u16)
    }
}

impl<F, B: Form> At<F, B> {
    /// A question of the block.
    #[must_use]
    pub const fn then<T>(self, inner: At<B, T>) -> At<F, T> {
        At::new(self.index + inner.index)
    }
}

impl<F, B: Form, const N: usize> At<F, [B; N]> {
    /// One of the blocks, from 0.
    ///
    /// # Panics
    /// At compile time, in a constant, when there are fewer.
    #[must_use]
    pub const fn nth(self, nth: usize) -> At<F, B> {
        assert!(nth < N, "the form has fewer of these blocks");
        At::new(self.index + (nth * B::FIELDS.len()) as u16)
    }
}

/// Turns `target_skill` into `target-skill`, at compile time.
pub const fn hyphenated<const N: usize>(name: &str) -> [u8; N] {
    let bytes = name.as_bytes();
    let mut out = [0; N];
    let mut index = 0;
    while index < N {
        out[index] = if bytes[index] == b'_' { b'-' } else { bytes[index] };
        index += 1;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn part_of_an_inch_counts_as_a_whole_one() {
        for (written, read) in [
            ("24", Some(24)),
            ("24.0", Some(24)),
            ("24.05", Some(25)),
            ("-2.5", Some(-2)),
            ("24.x", None),
            ("inf", None),
            ("32767.5", None),
        ] {
            assert_eq!(Unit::Inches.read(written), read, "{written}");
        }
    }

    /// 39.9 cm is 15.96 inches, and so not the 40 cm that an Objective needs.
    #[test]
    fn a_distance_between_two_tenths_is_none() {
        for written in ["15.96", "48.04", "0.01", "-0.05"] {
            assert_eq!(Unit::Tenths.read(written), None, "{written}");
        }
        for tenths in [-24, 0, 1, 3, 159, 160, 2400] {
            assert_eq!(Unit::Tenths.read(&Unit::Tenths.write(tenths)), Some(tenths));
        }
    }

    #[test]
    fn a_started_inch_counts_as_a_whole_one() {
        let read = |written| Unit::Inches.read(written);
        assert_eq!(read("24"), Some(24));
        assert_eq!(read("24.5"), Some(25));
        assert_eq!(read("0"), Some(0));
        for nonsense in ["", "x", "NaN", "inf", "1e9"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
        assert_eq!(Unit::Centimetres.read("24.5"), None, "whole ones only");
    }
}
