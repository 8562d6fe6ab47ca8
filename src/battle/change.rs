//! What came of an action: the differences it made to the desk.
//!
//! The rules are asked once, when something is done ([`Desk::plan`]). What
//! came of it is kept, so that undo and redo ask no rule: a corrected rule
//! does not rewrite a battle that was played before it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::aid::{Position, Ruleset};

use super::action::Action;
use super::answers::Answers;
use super::desk::{Bench, Desk, Mode, Setup};
use super::roller::{FreeDie, FreeThrow, Need};
use super::unit::Unit;
use super::{Side, faces};

/// One difference to the desk. Together, in their order, those of an action
/// make the desk after it of the desk before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
        /// The written answers by field id; `None` for the default.
        answers: BTreeMap<String, Option<String>>,
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
        #[serde(with = "faces::maybe")]
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
}

/// Numbers of units, in order; written as ranges (`1-12,15`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers(pub BTreeSet<u32>);

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
                let gone = |unit: &Unit| units.0.contains(&unit.id);
                self.units.of_mut(*side).retain(|unit| !gone(unit));
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
            Change::Units {
                side,
                units,
                field,
                value,
            } => {
                let all = self.units.of_mut(*side).iter_mut();
                for unit in all.filter(|unit| units.0.contains(&unit.id)) {
                    put(&mut unit.answers, field, value.as_ref());
                }
            }
            Change::NextUnit(number) => self.next_unit = *number,
            Change::Answers { calculator, .. }
            | Change::Mode { calculator, .. }
            | Change::OwnDice { calculator, .. }
            | Change::Rolled { calculator, .. }
            | Change::Held { calculator, .. }
            | Change::About { calculator, .. } => {
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
        }
    }
}

impl Bench {
    fn apply(&mut self, change: &Change) {
        match change {
            Change::Answers { answers, .. } => {
                for (field, value) in answers {
                    put(&mut self.answers, field, value.as_ref());
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
    let ids: BTreeSet<_> = before
        .calculators
        .keys()
        .chain(after.calculators.keys())
        .collect();
    for id in ids {
        let (old, new) = (before.calculators.get(id), after.calculators.get(id));
        if old != new {
            let rest = Bench::default();
            bench(id, old.unwrap_or(&rest), new.unwrap_or(&rest), &mut changes);
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
fn differences(before: &Answers, after: &Answers) -> BTreeMap<String, Option<String>> {
    let mut answers = BTreeMap::new();
    for field in before.keys().filter(|field| !after.contains_key(*field)) {
        answers.insert(field.clone(), None);
    }
    for (field, value) in after {
        if before.get(field) != Some(value) {
            answers.insert(field.clone(), Some(value.clone()));
        }
    }
    answers
}

fn units(side: Side, before: &[Unit], after: &[Unit], changes: &mut Vec<Change>) {
    if before == after {
        return;
    }
    let numbers = |units: &[Unit]| units.iter().map(|unit| unit.id).collect::<BTreeSet<_>>();
    let (were, are) = (numbers(before), numbers(after));
    let stay = |units: &[Unit]| {
        let stay = units.iter().map(|unit| unit.id);
        stay.filter(|id| were.contains(id) && are.contains(id))
            .collect::<Vec<_>>()
    };
    // Two of one number are in a save that was tampered with only; and nothing
    // puts units in another order, so far.
    let each_once = were.len() == before.len() && are.len() == after.len();
    if !each_once || stay(before) != stay(after) {
        let units = after.to_vec();
        changes.push(Change::Muster { side, units });
        return;
    }
    let gone: BTreeSet<u32> = were.difference(&are).copied().collect();
    if !gone.is_empty() {
        let units = Numbers(gone);
        changes.push(Change::Remove { side, units });
    }
    let mut known = before.iter().filter(|unit| are.contains(&unit.id));
    let mut answers: BTreeMap<_, BTreeSet<u32>> = BTreeMap::new();
    let mut names = Vec::new();
    for (at, unit) in after.iter().enumerate() {
        if !were.contains(&unit.id) {
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
            if old.answers != unit.answers {
                for answer in differences(&old.answers, &unit.answers) {
                    answers.entry(answer).or_default().insert(unit.id);
                }
            }
        }
    }
    changes.append(&mut names);
    for ((field, value), units) in answers {
        let units = Numbers(units);
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
    let answers = differences(&before.answers, &after.answers);
    if !answers.is_empty() {
        changes.push(Change::Answers {
            calculator: calculator(),
            answers,
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
}
