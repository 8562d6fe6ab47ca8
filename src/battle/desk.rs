//! The desk: everything that belongs to one battle.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::aid::{Calculator, Opening, Order, Phase, Ruleset, Values};

use super::answers::{self, Answers};
use super::roller::Roller;
use super::unit::Unit;
use super::{BySide, Side, faces};

/// All that belongs to one battle, or to the tools of a ruleset used without
/// one. It is changed by [`Change`](super::Change)s alone ([`Desk::apply`]).
///
/// Forms, fields, phases and steps are kept by their ids. What a newer ruleset
/// no longer has is passed over when it is read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Desk {
    /// The id of the ruleset.
    pub ruleset: String,
    /// The battle, if one is on.
    #[serde(default)]
    pub battle: Option<Setup>,
    /// Where the turn stands.
    #[serde(default)]
    pub turn: Turn,
    /// The units of both sides, in the order the player put them.
    #[serde(default)]
    pub units: BySide<Vec<Unit>>,
    /// The state of each side as a whole.
    #[serde(default)]
    pub sides: BySide<Answers>,
    /// The number that the next unit gets.
    #[serde(default)]
    pub next_unit: u32,
    /// The calculators that were touched, by id.
    #[serde(default)]
    pub calculators: BTreeMap<String, Bench>,
    /// The free dice roller.
    #[serde(default)]
    pub roller: Roller,
}

/// What a battle starts from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What the player calls the battle; may be empty.
    #[serde(default)]
    pub name: String,
    /// The names of the sides; may be empty.
    #[serde(default)]
    pub sides: [String; 2],
    /// The points played, if they were noted.
    #[serde(default)]
    pub points: Option<u32>,
    /// The side that has the first turn.
    #[serde(default)]
    pub starts: Side,
}

impl Setup {
    /// The name of a side.
    pub fn side(&self, side: Side) -> &str {
        let [first, second] = &self.sides;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }
}

/// Where the turn stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The turn of the battle, from 1; both sides play in each.
    #[serde(default = "one")]
    pub number: u32,
    /// Whose turn it is.
    #[serde(default)]
    pub side: Side,
    /// The id of the current phase.
    #[serde(default)]
    pub phase: String,
    /// The steps of the current phase that are done.
    #[serde(default)]
    pub done: BTreeSet<String>,
    /// The units that acted in the current phase.
    #[serde(default)]
    pub acted: BTreeSet<u32>,
}

const fn one() -> u32 {
    1
}

impl Default for Turn {
    fn default() -> Self {
        Self {
            number: 1,
            side: Side::First,
            phase: String::new(),
            done: BTreeSet::new(),
            acted: BTreeSet::new(),
        }
    }
}

/// A calculator as the player left it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bench {
    /// The answers to its form.
    #[serde(default, skip_serializing_if = "Answers::is_empty")]
    pub answers: Answers,
    /// How it is read; `None` as the settings say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<Mode>,
    /// What the player's own dice showed so far in a half-done walk.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own_dice: Vec<u32>,
    /// The faces of the last roll, in the order they fell: enough to show it
    /// again ([`Generator::recorded`](crate::dice::Generator::recorded)).
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "faces::maybe"
    )]
    pub rolled: Option<Vec<u8>>,
    /// The answers of the situation that is held beside the present one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<Answers>,
    /// The unit it was opened for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<(Side, u32)>,
}

/// How the procedure of a calculator is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The chance of every outcome.
    Odds,
    /// The app rolls.
    Roll,
    /// The player rolls and enters what fell.
    OwnDice,
}

impl Bench {
    /// The answers to the calculator's form.
    pub fn values(&self, calculator: &Calculator) -> Values {
        answers::values(&self.answers, calculator.fields)
    }

    /// The answers of the situation that is held for comparison, if one is.
    pub fn held_values(&self, calculator: &Calculator) -> Option<Values> {
        let held = self.held.as_ref()?;
        Some(answers::values(held, calculator.fields))
    }

    /// Forgets what was rolled and entered for the answers there were.
    pub(super) fn forget(&mut self) {
        self.own_dice.clear();
        self.rolled = None;
    }
}

impl Desk {
    /// The tools of a ruleset, untouched.
    pub fn new(ruleset: &Ruleset) -> Self {
        Self {
            ruleset: ruleset.id.to_owned(),
            battle: None,
            turn: Turn {
                phase: first_phase(ruleset),
                ..Turn::default()
            },
            units: BySide::default(),
            sides: BySide::default(),
            next_unit: 1,
            calculators: BTreeMap::new(),
            roller: Roller::default(),
        }
    }

    /// The side that had the first turn.
    pub fn starts(&self) -> Side {
        self.battle
            .as_ref()
            .map_or(Side::First, |setup| setup.starts)
    }

    /// The current phase and its place in the turn; the first if the ruleset
    /// no longer has the one that was kept.
    pub fn phase(&self, ruleset: &Ruleset) -> Option<(usize, &'static Phase)> {
        let phases = ruleset.checklist;
        let place = phases
            .iter()
            .position(|phase| phase.id == self.turn.phase)
            .unwrap_or(0);
        phases.get(place).map(|phase| (place, phase))
    }

    /// The phase after the current one; `None` when the turn ends with it, or
    /// where phases do not follow each other.
    pub fn next_phase(&self, ruleset: &Ruleset) -> Option<&'static Phase> {
        if ruleset.order == Order::Free {
            return None;
        }
        ruleset.checklist.get(self.phase(ruleset)?.0 + 1)
    }

    /// The state of a side as a whole.
    pub fn side_values(&self, side: Side, ruleset: &Ruleset) -> Values {
        answers::values(self.sides.of(side), ruleset.tracker.side_fields)
    }

    /// The calculators that count what a side has, with its numbers.
    pub fn counted(&self, side: Side, ruleset: &Ruleset) -> Vec<Opening> {
        let units: Vec<Values> = (self.units.of(side).iter())
            .map(|unit| unit.values(ruleset))
            .collect();
        (ruleset.tracker.counted)(&self.side_values(side, ruleset), &units)
    }

    /// The answers with which a list opens a calculator: as the player left
    /// it; one that counts, with the numbers of the side whose turn it is.
    pub fn opened_from_list(&self, calculator: &Calculator, ruleset: &Ruleset) -> Values {
        let counted = (self.counted(self.turn.side, ruleset).into_iter())
            .find(|opening| opening.calculator == calculator.id);
        counted.map_or_else(
            || self.bench(calculator.id).values(calculator),
            |opening| opening.values(calculator),
        )
    }

    /// A unit and its side.
    pub fn unit(&self, id: u32) -> Option<(Side, &Unit)> {
        self.units.both().find_map(|(side, units)| {
            let unit = units.iter().find(|unit| unit.id == id)?;
            Some((side, unit))
        })
    }

    /// A calculator as the player left it; untouched if it never was.
    pub fn bench(&self, calculator: &str) -> Bench {
        self.calculators
            .get(calculator)
            .cloned()
            .unwrap_or_default()
    }

    /// Puts a calculator back as it was left; one that is untouched again is
    /// not kept.
    pub(super) fn put_bench(&mut self, calculator: &str, bench: Bench) {
        if bench == Bench::default() {
            self.calculators.remove(calculator);
        } else {
            self.calculators.insert(calculator.to_owned(), bench);
        }
    }
}

/// The id of the phase a turn begins with.
pub(super) fn first_phase(ruleset: &Ruleset) -> String {
    ruleset
        .checklist
        .first()
        .map_or_else(String::new, |phase| phase.id.to_owned())
}
