//! What came of an action: the differences it made to the desk.
//!
//! The rules are asked once, when something is done ([`Desk::plan`]). What
//! came of it is kept, so that undo and redo ask no rule: a corrected rule
//! does not rewrite a battle that was played before it.

use std::collections::BTreeSet;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::aid::{Position, Ruleset};

use super::action::Action;
use super::answers::Answers;
use super::clock::Clock;
use super::desk::{Bench, Desk, Mode, Setup, Situation};
use super::roller::{FreeDie, FreeThrow, Need};
use super::unit::Unit;
use super::{Side, faces};

/// One difference to the desk. Together, in their order, those of an action
/// make the desk after it of the desk before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub enum Change {
    /// The battle's names and points; `None` when no battle is on any more.
    Setup(Option<Setup>),
    /// The turn stands elsewhere.
    Turn(Position),
    /// The steps of the phase that are done.
    Done(BTreeSet<String>),
    /// The units that acted in the phase.
    Acted(Numbers),
    /// The state of the battle as a whole.
    Battle {
        /// The id of a field.
        field: String,
        /// The written answer; `None` for the default.
        value: Option<String>,
    },
    /// The state of a side as a whole.
    Side {
        /// The side.
        side: Side,
        /// The id of a field.
        field: String,
        /// The written answer; `None` for the default.
        value: Option<String>,
    },
    /// Units that are gone.
    Remove {
        /// Their side.
        side: Side,
        /// Their numbers.
        units: Numbers,
    },
    /// A unit that is new.
    Add {
        /// Its side.
        side: Side,
        /// Its place among the units of the side.
        at: usize,
        /// The unit.
        unit: Unit,
    },
    /// The units of a side are others altogether.
    Muster {
        /// The side.
        side: Side,
        /// Its units.
        units: Vec<Unit>,
    },
    /// The name of a unit.
    Rename {
        /// Its side.
        side: Side,
        /// Its number.
        unit: u32,
        /// The name.
        name: String,
    },
    /// A free text of a unit.
    Words {
        /// Its side.
        side: Side,
        /// Its number.
        unit: u32,
        /// The id of the text.
        words: String,
        /// The text; `None` where there is none any more.
        text: Option<String>,
    },
    /// The state of units: the same answer for all of them.
    Units {
        /// Their side.
        side: Side,
        /// Their numbers.
        units: Numbers,
        /// The id of a field.
        field: String,
        /// The written answer; `None` for the default.
        value: Option<String>,
    },
    /// The number that the next unit gets.
    NextUnit(u32),
    /// Answers to the form of a calculator.
    Answers {
        /// The calculator's id.
        calculator: String,
        /// The written answers by field id.
        put: Answers,
        /// The fields that are at their default again.
        clear: Vec<String>,
    },
    /// How a calculator is read.
    Mode {
        /// The calculator's id.
        calculator: String,
        /// How; `None` as the settings say.
        mode: Option<Mode>,
    },
    /// What own dice showed.
    OwnDice {
        /// The calculator's id.
        calculator: String,
        /// How many of the entries there were stay.
        keep: usize,
        /// The entries after those.
        add: Vec<u32>,
    },
    /// What the app rolled for a calculator.
    Rolled {
        /// The calculator's id.
        calculator: String,
        /// The faces; `None` when the roll is forgotten.
        faces: Option<Vec<u8>>,
    },
    /// The situation that is held beside the present one.
    Held {
        /// The calculator's id.
        calculator: String,
        /// Its answers; `None` when nothing is held any more.
        answers: Option<Answers>,
    },
    /// The unit that a calculator was opened for.
    About {
        /// The calculator's id.
        calculator: String,
        /// The unit.
        unit: Option<(Side, u32)>,
    },
    /// The units that take part in a calculator, and whether what its dice came to was
    /// put on the table.
    Cast {
        /// The calculator's id.
        calculator: String,
        /// Their numbers by role.
        cast: Answers,
        /// Whether it was.
        settled: bool,
    },
    /// How a calculator stood before it was opened afresh.
    Last {
        /// The calculator's id.
        calculator: String,
        /// What it was asked.
        last: Option<Situation>,
    },
    /// What the free roller throws.
    Roller {
        /// The kind of die.
        die: FreeDie,
        /// The number of dice.
        count: u8,
        /// What is needed, if anything.
        need: Option<Need>,
    },
    /// The throws of the free roller.
    Throws {
        /// How many of the oldest go.
        drop: usize,
        /// How many of those after them stay.
        keep: usize,
        /// The throws after those.
        add: Vec<FreeThrow>,
    },
    /// The clock, whole: its moments belong together.
    Clock(Box<Clock>),
}

/// Numbers of units, in order; written as ranges (`1-12,15`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers(pub BTreeSet<u32>);

impl Numbers {
    /// Not collected: that would sort first, and carry the code for it.
    fn of(units: &[Unit]) -> Self {
        let mut numbers = BTreeSet::new();
        for unit in units {
            numbers.insert(unit.id);
        }
        Self(numbers)
    }

    fn has(&self, number: u32) -> bool {
        self.0.contains(&number)
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The most numbers that are read: far more than there are units.
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

/// A difference as it is written: what is not needed is left out. One shape for
/// all of them, as the phone downloads the code that reads each.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Written {
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
    #[allow(clippy::too_many_lines)] // A few for each.
    fn from(change: Change) -> Self {
        let mut to = Self {
            is: change.kind().to_owned(),
            ..Self::default()
        };
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
            Change::Words {
                side,
                unit,
                words,
                text,
            } => {
                to.side = Some(side);
                to.number = unit;
                to.of = Some(words);
                to.to = text;
            }
            Change::Units {
                side,
                units,
                field,
                value,
            } => {
                to.side = Some(side);
                to.units = units;
                to.of = Some(field);
                to.to = value;
            }
            Change::NextUnit(number) => to.number = number,
            Change::Answers {
                calculator,
                put,
                clear,
            } => {
                to.of = Some(calculator);
                to.put = (!put.is_empty()).then_some(put);
                to.clear = clear;
            }
            Change::Mode { calculator, mode } => {
                to.of = Some(calculator);
                to.mode = mode;
            }
            Change::OwnDice {
                calculator,
                keep,
                add,
            } => {
                to.of = Some(calculator);
                to.keep = keep as u32;
                to.dice = add;
            }
            Change::Rolled { calculator, faces } => {
                to.of = Some(calculator);
                to.faces = faces;
            }
            Change::Held {
                calculator,
                answers,
            } => {
                to.of = Some(calculator);
                to.put = answers;
            }
            Change::About { calculator, unit } => {
                to.of = Some(calculator);
                to.about = unit;
            }
            Change::Cast {
                calculator,
                cast,
                settled,
            } => {
                to.of = Some(calculator);
                to.put = (!cast.is_empty()).then_some(cast);
                to.number = settled.into();
            }
            Change::Last { calculator, last } => {
                to.of = Some(calculator);
                to.last = last;
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

    #[allow(clippy::too_many_lines)] // A few for each.
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
            "battle" => Self::Battle {
                field: of?,
                value: from.to,
            },
            "done" => Self::Done(from.done),
            "acted" => Self::Acted(from.units),
            "side" => Self::Side {
                side: side?,
                field: of?,
                value: from.to,
            },
            "remove" => Self::Remove {
                side: side?,
                units: from.units,
            },
            "add" => Self::Add {
                side: side?,
                at: from.number as usize,
                unit: from.unit.ok_or("no unit")?,
            },
            "muster" => Self::Muster {
                side: side?,
                units: from.all,
            },
            "rename" => Self::Rename {
                side: side?,
                unit: from.number,
                name: from.to.unwrap_or_default(),
            },
            "words" => Self::Words {
                side: side?,
                unit: from.number,
                words: of?,
                text: from.to,
            },
            "units" => Self::Units {
                side: side?,
                units: from.units,
                field: of?,
                value: from.to,
            },
            "next-unit" => Self::NextUnit(from.number),
            "answers" => Self::Answers {
                calculator: of?,
                put: from.put.unwrap_or_default(),
                clear: from.clear,
            },
            "mode" => Self::Mode {
                calculator: of?,
                mode: from.mode,
            },
            "own-dice" => Self::OwnDice {
                calculator: of?,
                keep: from.keep as usize,
                add: from.dice,
            },
            "rolled" => Self::Rolled {
                calculator: of?,
                faces: from.faces,
            },
            "held" => Self::Held {
                calculator: of?,
                answers: from.put,
            },
            "about" => Self::About {
                calculator: of?,
                unit: from.about,
            },
            "cast" => Self::Cast {
                calculator: of?,
                cast: from.put.unwrap_or_default(),
                settled: from.number != 0,
            },
            "last" => Self::Last {
                calculator: of?,
                last: from.last,
            },
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

impl Change {
    /// The name of the difference, as saves write it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Setup(_) => "setup",
            Self::Turn(_) => "turn",
            Self::Battle { .. } => "battle",
            Self::Done(_) => "done",
            Self::Acted(_) => "acted",
            Self::Side { .. } => "side",
            Self::Remove { .. } => "remove",
            Self::Add { .. } => "add",
            Self::Muster { .. } => "muster",
            Self::Rename { .. } => "rename",
            Self::Words { .. } => "words",
            Self::Units { .. } => "units",
            Self::NextUnit(_) => "next-unit",
            Self::Answers { .. } => "answers",
            Self::Mode { .. } => "mode",
            Self::OwnDice { .. } => "own-dice",
            Self::Rolled { .. } => "rolled",
            Self::Held { .. } => "held",
            Self::About { .. } => "about",
            Self::Cast { .. } => "cast",
            Self::Last { .. } => "last",
            Self::Roller { .. } => "roller",
            Self::Throws { .. } => "throws",
            Self::Clock(_) => "clock",
        }
    }
}

impl Desk {
    /// What comes of an action by these rules; nothing if it changes nothing.
    /// The desk stays as it is.
    pub fn plan(&self, did: &Action, ruleset: &Ruleset) -> Vec<Change> {
        let mut after = self.clone();
        after.act(did, ruleset);
        between(self, &after)
    }

    /// Puts one difference in. It knows no rules, and is total: what does not
    /// fit does nothing.
    pub fn apply(&mut self, change: &Change) {
        match change {
            Change::Setup(setup) => self.battle.clone_from(setup),
            Change::Turn(at) => self.turn.stand(at.clone()),
            Change::Done(done) => self.turn.done.clone_from(done),
            Change::Acted(units) => self.turn.acted.clone_from(&units.0),
            Change::Battle { field, value } => put(&mut self.whole, field, value.as_ref()),
            Change::Side { side, field, value } => {
                put(self.sides.of_mut(*side), field, value.as_ref());
            }
            Change::Remove { side, units } => {
                let all = self.units.of_mut(*side);
                all.retain(|unit| !units.has(unit.id));
            }
            Change::Add { side, at, unit } => {
                let units = self.units.of_mut(*side);
                units.insert((*at).min(units.len()), unit.clone());
            }
            Change::Muster { side, units } => self.units.of_mut(*side).clone_from(units),
            Change::Rename { side, unit, name } => {
                let mut units = self.units.of_mut(*side).iter_mut();
                if let Some(unit) = units.find(|known| known.id == *unit) {
                    unit.name.clone_from(name);
                }
            }
            Change::Words {
                side,
                unit,
                words,
                text,
            } => {
                let mut units = self.units.of_mut(*side).iter_mut();
                if let Some(unit) = units.find(|known| known.id == *unit) {
                    put(&mut unit.words, words, text.as_ref());
                }
            }
            Change::Units {
                side,
                units,
                field,
                value,
            } => {
                let all = self.units.of_mut(*side).iter_mut();
                for unit in all.filter(|unit| units.has(unit.id)) {
                    put(&mut unit.answers, field, value.as_ref());
                }
            }
            Change::NextUnit(number) => self.next_unit = *number,
            Change::Answers { calculator, .. }
            | Change::Mode { calculator, .. }
            | Change::OwnDice { calculator, .. }
            | Change::Rolled { calculator, .. }
            | Change::Held { calculator, .. }
            | Change::About { calculator, .. }
            | Change::Cast { calculator, .. }
            | Change::Last { calculator, .. } => {
                let mut bench = self.bench(calculator);
                bench.apply(change);
                self.put_bench(calculator, bench);
            }
            Change::Roller { die, count, need } => {
                self.roller.die = *die;
                self.roller.count = *count;
                self.roller.need = *need;
            }
            Change::Throws { drop, keep, add } => {
                let throws = &mut self.roller.throws;
                throws.drain(..(*drop).min(throws.len()));
                throws.truncate(*keep);
                throws.extend_from_slice(add);
            }
            Change::Clock(clock) => self.clock = (**clock).clone(),
        }
    }
}

impl Bench {
    fn apply(&mut self, change: &Change) {
        match change {
            Change::Answers {
                put: new, clear, ..
            } => {
                for field in clear {
                    put(&mut self.answers, field, None);
                }
                for (field, value) in new {
                    put(&mut self.answers, field, Some(value));
                }
            }
            Change::Mode { mode, .. } => self.mode = *mode,
            Change::OwnDice { keep, add, .. } => {
                self.own_dice.truncate(*keep);
                self.own_dice.extend_from_slice(add);
            }
            Change::Rolled { faces, .. } => self.rolled.clone_from(faces),
            Change::Held { answers, .. } => self.held.clone_from(answers),
            Change::About { unit, .. } => self.about = *unit,
            Change::Cast { cast, settled, .. } => {
                self.cast.clone_from(cast);
                self.settled = *settled;
            }
            Change::Last { last, .. } => self.last.clone_from(last),
            _ => {}
        }
    }
}

/// Puts a written answer in, or takes it out.
fn put(answers: &mut Answers, field: &str, value: Option<&String>) {
    match value {
        Some(value) => {
            answers.insert(field.to_owned(), value.clone());
        }
        None => {
            answers.remove(field);
        }
    }
}

/// What makes one desk of another of the same ruleset.
fn between(before: &Desk, after: &Desk) -> Vec<Change> {
    let mut changes = Vec::new();
    if before.battle != after.battle {
        changes.push(Change::Setup(after.battle.clone()));
    }
    let (old, new) = (&before.turn, &after.turn);
    let at = new.position();
    if old.position() != at {
        changes.push(Change::Turn(at));
    }
    if old.done != new.done {
        changes.push(Change::Done(new.done.clone()));
    }
    if old.acted != new.acted {
        changes.push(Change::Acted(Numbers(new.acted.clone())));
    }
    for (field, value) in differences(&before.whole, &after.whole) {
        changes.push(Change::Battle { field, value });
    }
    for side in Side::ALL {
        let answers = differences(before.sides.of(side), after.sides.of(side));
        for (field, value) in answers {
            changes.push(Change::Side { side, field, value });
        }
        units(
            side,
            before.units.of(side),
            after.units.of(side),
            &mut changes,
        );
    }
    if before.next_unit != after.next_unit {
        changes.push(Change::NextUnit(after.next_unit));
    }
    let rest = Bench::default();
    for (id, old) in &before.calculators {
        let new = after.calculators.get(id).unwrap_or(&rest);
        bench(id, old, new, &mut changes);
    }
    for (id, new) in &after.calculators {
        if !before.calculators.contains_key(id) {
            bench(id, &rest, new, &mut changes);
        }
    }
    let (old, new) = (&before.roller, &after.roller);
    if (old.die, old.count, old.need) != (new.die, new.count, new.need) {
        changes.push(Change::Roller {
            die: new.die,
            count: new.count,
            need: new.need,
        });
    }
    if old.throws != new.throws {
        // A throw more may push the oldest out.
        let over = (old.throws.len() + 1).saturating_sub(new.throws.len());
        let (drop, keep) = [0, over.min(old.throws.len())]
            .map(|drop| (drop, common(&old.throws[drop..], &new.throws)))
            .into_iter()
            .max_by_key(|(_, keep)| *keep)
            .unwrap_or_default();
        changes.push(Change::Throws {
            drop,
            keep,
            add: new.throws[keep..].to_vec(),
        });
    }
    if before.clock != after.clock {
        changes.push(Change::Clock(Box::new(after.clock.clone())));
    }
    changes
}

/// How many of the first are the same in both.
fn common<T: PartialEq>(left: &[T], right: &[T]) -> usize {
    left.iter()
        .zip(right)
        .take_while(|(left, right)| left == right)
        .count()
}

/// The answers that differ: what they are, `None` where there are none.
fn differences(before: &Answers, after: &Answers) -> Vec<(String, Option<String>)> {
    let gone = before.keys().filter(|field| !after.contains_key(*field));
    let mut answers: Vec<_> = gone.map(|field| (field.clone(), None)).collect();
    for (field, value) in after {
        if before.get(field) != Some(value) {
            answers.push((field.clone(), Some(value.clone())));
        }
    }
    answers
}

fn units(side: Side, before: &[Unit], after: &[Unit], changes: &mut Vec<Change>) {
    if before == after {
        return;
    }
    let (were, are) = (Numbers::of(before), Numbers::of(after));
    let stay = |units: &[Unit]| {
        let stay = units.iter().map(|unit| unit.id);
        stay.filter(|id| were.has(*id) && are.has(*id))
            .collect::<Vec<_>>()
    };
    // Two of one number are in a save that was tampered with only; and nothing
    // puts units in another order, so far.
    let each_once = were.0.len() == before.len() && are.0.len() == after.len();
    if !each_once || stay(before) != stay(after) {
        let units = after.to_vec();
        changes.push(Change::Muster { side, units });
        return;
    }
    let mut gone = were.clone();
    gone.0.retain(|id| !are.has(*id));
    if !gone.is_empty() {
        changes.push(Change::Remove { side, units: gone });
    }
    let mut known = before.iter().filter(|unit| are.has(unit.id));
    let mut answers: Vec<((String, Option<String>), Numbers)> = Vec::new();
    let mut names = Vec::new();
    for (at, unit) in after.iter().enumerate() {
        if !were.has(unit.id) {
            let unit = unit.clone();
            changes.push(Change::Add { side, at, unit });
        } else if let Some(old) = known.next() {
            if old.name != unit.name {
                names.push(Change::Rename {
                    side,
                    unit: unit.id,
                    name: unit.name.clone(),
                });
            }
            for (words, text) in differences(&old.words, &unit.words) {
                names.push(Change::Words {
                    side,
                    unit: unit.id,
                    words,
                    text,
                });
            }
            if old.answers != unit.answers {
                for answer in differences(&old.answers, &unit.answers) {
                    let alike = answers.iter().position(|(known, _)| *known == answer);
                    let alike = alike.unwrap_or_else(|| {
                        answers.push((answer, Numbers::default()));
                        answers.len() - 1
                    });
                    answers[alike].1.0.insert(unit.id);
                }
            }
        }
    }
    changes.append(&mut names);
    for ((field, value), units) in answers {
        changes.push(Change::Units {
            side,
            units,
            field,
            value,
        });
    }
}

fn bench(id: &str, before: &Bench, after: &Bench, changes: &mut Vec<Change>) {
    let calculator = || id.to_owned();
    if before.answers != after.answers {
        let (mut put, mut clear) = (Answers::new(), Vec::new());
        for (field, value) in differences(&before.answers, &after.answers) {
            match value {
                Some(value) => drop(put.insert(field, value)),
                None => clear.push(field),
            }
        }
        changes.push(Change::Answers {
            calculator: calculator(),
            put,
            clear,
        });
    }
    if before.mode != after.mode {
        changes.push(Change::Mode {
            calculator: calculator(),
            mode: after.mode,
        });
    }
    if before.own_dice != after.own_dice {
        let keep = common(&before.own_dice, &after.own_dice);
        changes.push(Change::OwnDice {
            calculator: calculator(),
            keep,
            add: after.own_dice[keep..].to_vec(),
        });
    }
    if before.rolled != after.rolled {
        changes.push(Change::Rolled {
            calculator: calculator(),
            faces: after.rolled.clone(),
        });
    }
    if before.held != after.held {
        changes.push(Change::Held {
            calculator: calculator(),
            answers: after.held.clone(),
        });
    }
    if before.about != after.about {
        changes.push(Change::About {
            calculator: calculator(),
            unit: after.about,
        });
    }
    if (&before.cast, before.settled) != (&after.cast, after.settled) {
        changes.push(Change::Cast {
            calculator: calculator(),
            cast: after.cast.clone(),
            settled: after.settled,
        });
    }
    if before.last != after.last {
        changes.push(Change::Last {
            calculator: calculator(),
            last: after.last.clone(),
        });
    }
}
