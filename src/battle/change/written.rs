//! A difference as saves write it.

use std::collections::BTreeSet;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::aid::Position;
use crate::battle::answers::Answers;
use crate::battle::battle_state::{Mode, Setup, Situation};
use crate::battle::clock::Clock;
use crate::battle::roller::{FreeDie, FreeThrow, Need};
use crate::battle::unit::Unit;
use crate::battle::{Side, faces};

use super::Change;

/// Numbers of units, in order; written as ranges (`1-12,15`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers(pub BTreeSet<u32>);

impl Numbers {
    /// The numbers of these units. Not by `collect`: that would sort first, and add the code for
    /// sorting.
    pub(super) fn of(units: &[Unit]) -> Self {
        let mut numbers = BTreeSet::new();
        for unit in units {
            numbers.insert(unit.id);
        }
        Self(numbers)
    }

    pub(super) fn has(&self, number: u32) -> bool {
        self.0.contains(&number)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The most numbers that are read: far more than any battle has units.
const MOST_NUMBERS: usize = 100_000;

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut ranges: Vec<(u32, u32)> = Vec::new();
        for &number in &self.0 {
            match ranges.last_mut() {
                Some((_, end)) if end.checked_add(1) == Some(number) => *end = number,
                _ => ranges.push((number, number)),
            }
        }
        let mut text = String::new();
        for (start, end) in ranges {
            if !text.is_empty() {
                text.push(',');
            }
            text += &start.to_string();
            if end > start {
                text.push('-');
                text += &end.to_string();
            }
        }
        to.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Numbers {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let mut numbers = BTreeSet::new();
        for range in text.split(',').filter(|range| !range.is_empty()) {
            let (start, end) = range.split_once('-').unwrap_or((range, range));
            let bounds = start.parse::<u32>().ok().zip(end.parse::<u32>().ok());
            let (start, end) = bounds.ok_or_else(|| Error::custom("not the number of a unit"))?;
            if end.saturating_sub(start) as usize > MOST_NUMBERS - numbers.len().min(MOST_NUMBERS) {
                return Err(Error::custom("too many units"));
            }
            numbers.extend(start..=end);
        }
        Ok(Self(numbers))
    }
}

/// A difference as it is written; fields it does not need are left out. One
/// type for all of them, because the phone downloads the code that reads each
/// type.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Written {
    is: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
    #[serde(skip_serializing_if = "Numbers::is_empty")]
    units: Numbers,
    #[serde(skip_serializing_if = "Option::is_none")]
    unit: Option<Unit>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    all: Vec<Unit>,
    /// A calculator, a field, a phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<String>,
    /// An answer, a name, the furthest phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
    /// The unit whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    acts: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    back: Option<Box<Position>>,
    #[serde(skip_serializing_if = "none")]
    number: u32,
    #[serde(skip_serializing_if = "none")]
    keep: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    setup: Option<Setup>,
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    done: BTreeSet<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    put: Option<Answers>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    clear: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mode: Option<Mode>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dice: Vec<u32>,
    #[serde(skip_serializing_if = "Option::is_none", with = "faces::maybe")]
    faces: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<(Side, u32)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<Situation>,
    #[serde(skip_serializing_if = "Option::is_none")]
    die: Option<FreeDie>,
    #[serde(skip_serializing_if = "Option::is_none")]
    need: Option<Need>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    throws: Vec<FreeThrow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Box<Clock>>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // The signature is serde's.
const fn none(number: &u32) -> bool {
    *number == 0
}

impl From<Change> for Written {
    #[allow(clippy::too_many_lines)] // A few lines for each change.
    fn from(change: Change) -> Self {
        let mut to = Self { is: change.kind().to_owned(), ..Self::default() };
        match change {
            Change::Setup(setup) => to.setup = setup,
            Change::Turn(at) => {
                to.number = at.round;
                to.side = Some(at.side);
                to.of = Some(at.stage);
                to.to = at.reached;
                to.acts = at.unit;
                to.back = at.back;
            }
            Change::Done(done) => to.done = done,
            Change::Acted(units) => to.units = units,
            Change::PassedOver(tests) | Change::WithoutEffect(tests) => to.done = tests,
            Change::Battle { field, value } => {
                to.of = Some(field);
                to.to = value;
            }
            Change::Side { side, field, value } => {
                to.side = Some(side);
                to.of = Some(field);
                to.to = value;
            }
            Change::Remove { side, units } => {
                to.side = Some(side);
                to.units = units;
            }
            Change::Add { side, at, unit } => {
                to.side = Some(side);
                to.number = at as u32;
                to.unit = Some(unit);
            }
            Change::Muster { side, units } => {
                to.side = Some(side);
                to.all = units;
            }
            Change::Rename { side, unit, name } => {
                to.side = Some(side);
                to.number = unit;
                to.to = Some(name);
            }
            Change::Words { side, unit, words, text } => {
                to.side = Some(side);
                to.number = unit;
                to.of = Some(words);
                to.to = text;
            }
            Change::Units { side, units, field, value } => {
                to.side = Some(side);
                to.units = units;
                to.of = Some(field);
                to.to = value;
            }
            Change::NextUnit(number) => to.number = number,
            Change::Answers { calculator, put, clear } => {
                to.of = Some(calculator);
                to.put = (!put.is_empty()).then_some(put);
                to.clear = clear;
            }
            Change::Mode { calculator, mode } => {
                to.of = Some(calculator);
                to.mode = mode;
            }
            Change::OwnDice { calculator, keep, add } => {
                to.of = Some(calculator);
                to.keep = keep as u32;
                to.dice = add;
            }
            Change::Rolled { calculator, faces } => {
                to.of = Some(calculator);
                to.faces = faces;
            }
            Change::Held { calculator, answers } => {
                to.of = Some(calculator);
                to.put = answers;
            }
            Change::About { calculator, unit } => {
                to.of = Some(calculator);
                to.about = unit;
            }
            Change::Cast { calculator, cast, applied } => {
                to.of = Some(calculator);
                to.put = (!cast.is_empty()).then_some(cast);
                to.number = applied.into();
            }
            Change::Last { calculator, last } => {
                to.of = Some(calculator);
                to.last = last;
            }
            Change::Afresh { calculator, answers } => {
                to.of = Some(calculator);
                to.put = (!answers.is_empty()).then_some(answers);
            }
            Change::Roller { die, count, need } => {
                to.die = Some(die);
                to.number = count.into();
                to.need = need;
            }
            Change::Throws { drop, keep, add } => {
                to.number = drop as u32;
                to.keep = keep as u32;
                to.throws = add;
            }
            Change::Clock(clock) => to.clock = Some(clock),
        }
        to
    }
}

impl TryFrom<Written> for Change {
    type Error = &'static str;

    #[allow(clippy::too_many_lines)] // A few lines for each change.
    fn try_from(from: Written) -> Result<Self, &'static str> {
        let side = from.side.ok_or("no side");
        let of = from.of.ok_or("of nothing");
        Ok(match from.is.as_str() {
            "setup" => Self::Setup(from.setup),
            "turn" => Self::Turn(Position {
                round: from.number,
                side: side?,
                stage: of?,
                reached: from.to,
                unit: from.acts,
                back: from.back,
            }),
            "battle" => Self::Battle { field: of?, value: from.to },
            "done" => Self::Done(from.done),
            "acted" => Self::Acted(from.units),
            "passed-over" => Self::PassedOver(from.done),
            "without-effect" => Self::WithoutEffect(from.done),
            "side" => Self::Side { side: side?, field: of?, value: from.to },
            "remove" => Self::Remove { side: side?, units: from.units },
            "add" => Self::Add {
                side: side?,
                at: from.number as usize,
                unit: from.unit.ok_or("no unit")?,
            },
            "muster" => Self::Muster { side: side?, units: from.all },
            "rename" => {
                Self::Rename { side: side?, unit: from.number, name: from.to.unwrap_or_default() }
            }
            "words" => Self::Words { side: side?, unit: from.number, words: of?, text: from.to },
            "units" => Self::Units { side: side?, units: from.units, field: of?, value: from.to },
            "next-unit" => Self::NextUnit(from.number),
            "answers" => Self::Answers {
                calculator: of?,
                put: from.put.unwrap_or_default(),
                clear: from.clear,
            },
            "mode" => Self::Mode { calculator: of?, mode: from.mode },
            "own-dice" => {
                Self::OwnDice { calculator: of?, keep: from.keep as usize, add: from.dice }
            }
            "rolled" => Self::Rolled { calculator: of?, faces: from.faces },
            "held" => Self::Held { calculator: of?, answers: from.put },
            "about" => Self::About { calculator: of?, unit: from.about },
            "cast" => Self::Cast {
                calculator: of?,
                cast: from.put.unwrap_or_default(),
                applied: from.number & 1 != 0,
            },
            "last" => Self::Last { calculator: of?, last: from.last },
            "afresh" => Self::Afresh { calculator: of?, answers: from.put.unwrap_or_default() },
            "roller" => Self::Roller {
                die: from.die.unwrap_or(FreeDie::D6),
                count: u8::try_from(from.number).map_err(|_| "too many dice")?,
                need: from.need,
            },
            "throws" => Self::Throws {
                drop: from.number as usize,
                keep: from.keep as usize,
                add: from.throws,
            },
            "clock" => Self::Clock(from.clock.ok_or("no clock")?),
            _ => return Err("no such change"),
        })
    }
}
