//! The luck in a battle: checks passed against checks expected to pass.
//!
//! A check counts with its exact chance, re-rolls included. Dice that are looked up in a table or
//! totalled count if some of their results are successes
//! ([`Roll::successes`](crate::dice::Roll::successes)): a save by a table, a test on two dice. The
//! owner of the dice is known only if just one side takes part, or the game names it ([`By`]);
//! otherwise the dice count for neither. Rolls that were undone do not count.

use std::collections::BTreeMap;

use crate::aid::{Calculator, Of, Role, Ruleset, Values};
use crate::dice::{By, Throw};
use crate::text::Text;
use crate::text::keys::log as l;

use super::Side;
use super::action::Action;
use super::battle_state::BattleState;
use super::log::{Line, What};
use super::roller::{FreeThrow, Spread};
use super::session::{Entry, Step, replay};

/// Checks of one kind, and other rolls that succeed or fail.
#[derive(Clone, Debug, Default)]
pub struct Checks {
    chances: Vec<f64>,
    passed: u32,
}

impl Checks {
    fn add(&mut self, chance: f64, all: u32, passed: u32) {
        self.chances.extend((0..all).map(|_| chance));
        self.passed += passed;
    }

    /// Successes expected and rolled.
    pub fn spread(&self) -> Spread {
        Spread::of(&self.chances, self.passed)
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.chances.is_empty()
    }
}

/// The checks of a battle.
#[derive(Clone, Debug, Default)]
pub struct Luck {
    /// By the side that rolled; `None` if it is not known.
    pub sides: BTreeMap<Option<Side>, Checks>,
    /// By the name of the roll, in the order they first came up.
    pub kinds: Vec<(Text, Checks)>,
    /// Those made with the app's dice.
    pub app: Checks,
    /// Those made with the players' own dice.
    pub own: Checks,
    /// How many rolls were undone: they do not count.
    pub undone: u32,
}

impl Luck {
    /// The luck in everything done from a battle state on. `house` has today's house
    /// rules.
    pub fn of(start: &BattleState, entries: &[Entry], house: &Values, ruleset: &Ruleset) -> Self {
        let mut luck = Self::default();
        replay(start, entries, &mut |step| {
            let Step { entry, before, .. } = step;
            luck.undone += entry.instead_of.len() as u32 + entry.instead_of_more;
            if entry.did.is_roll() {
                let line = Line::of(step, house, ruleset);
                luck.count(&line, &entry.did, before, ruleset);
            }
        });
        luck
    }

    fn count(&mut self, line: &Line, did: &Action, battle_state: &BattleState, ruleset: &Ruleset) {
        match &line.what {
            What::Rolled(calculator) | What::OwnDice(calculator) => {
                let Some(trail) = &line.roll else { return };
                for throw in &trail.throws {
                    let Some((chance, passed)) = judged(throw) else { continue };
                    let all = throw.ways.iter().sum();
                    let side = whose(calculator, throw.roll.by, battle_state, ruleset);
                    self.add(side, throw.roll.name, trail.own_dice, (chance, all, passed));
                }
            }
            What::Threw(throw) => self.free(throw, &(0..throw.results().len()).collect::<Vec<_>>()),
            What::ThrewAgain(throw) => {
                if let Action::ThrowAgain { which, .. } = did {
                    let which = which.iter().map(|place| usize::from(*place));
                    self.free(throw, &which.collect::<Vec<_>>());
                }
            }
            _ => {}
        }
    }

    /// Counts results of the free roller.
    fn free(&mut self, throw: &FreeThrow, which: &[usize]) {
        let Some(need) = throw.need else { return };
        let results = throw.results();
        let results = which.iter().filter_map(|place| results.get(*place));
        for result in results {
            let passed = u32::from(need.met(*result));
            let chance = throw.die.chance(need);
            self.add(None, l::LOG_THREW, false, (chance, 1, passed));
        }
    }

    fn add(
        &mut self,
        side: Option<Side>,
        kind: Text,
        own_dice: bool,
        (chance, all, passed): (f64, u32, u32),
    ) {
        if all == 0 {
            return;
        }
        self.sides.entry(side).or_default().add(chance, all, passed);
        let source = if own_dice { &mut self.own } else { &mut self.app };
        source.add(chance, all, passed);
        let known = self.kinds.iter().position(|(known, _)| *known == kind);
        let place = known.unwrap_or_else(|| {
            self.kinds.push((kind, Checks::default()));
            self.kinds.len() - 1
        });
        self.kinds[place].1.add(chance, all, passed);
    }
}

/// The chance that one roll of a throw succeeds, re-rolls included, and how many did; `None` if it
/// can neither succeed nor fail.
fn judged(throw: &Throw) -> Option<(f64, u32)> {
    let roll = &throw.roll;
    roll.is_success(0)?;
    let succeeds = |way: usize| roll.is_success(way) == Some(true);
    let chances = roll.chances();
    let chances = chances.iter().filter(|(way, _)| succeeds(*way as usize));
    let passed = throw.ways.iter().enumerate().filter(|(way, _)| succeeds(*way));
    Some((chances.map(|(_, chance)| chance).sum(), passed.map(|(_, count)| count).sum()))
}

/// Whose dice they were, as far as that is known.
fn whose(
    calculator: &Calculator,
    by: By,
    battle_state: &BattleState,
    ruleset: &Ruleset,
) -> Option<Side> {
    let cast = &battle_state.calculator_state(calculator.id).cast;
    let sides: Vec<(&Role, Side)> = (calculator.roles.iter())
        .filter_map(|role| Some((role, battle_state.unit(cast.get(role.id)?.parse().ok()?)?.0)))
        .collect();
    // A test of a whole side.
    if calculator.roles.is_empty() {
        return battle_state.counted_side(calculator, ruleset);
    }
    // A roll of the side whose turn it is, which needs no unit.
    if sides.is_empty() && calculator.of_side && battle_state.battle.is_some() {
        let acts = battle_state.turn.side;
        return Some(if by == By::Facing { acts.other() } else { acts });
    }
    let (_, one) = *sides.first()?;
    if by == By::Unspecified {
        return sides.iter().all(|(_, side)| *side == one).then_some(one);
    }
    // The side of any known unit in the first role.
    let lead = calculator.roles.first()?;
    let leads = sides.iter().find_map(|(role, side)| match role.of {
        Of::Enemy if role.id != lead.id => Some(side.other()),
        Of::Anybody if role.id != lead.id => None,
        _ => Some(*side),
    })?;
    let acts = if lead.passive { leads.other() } else { leads };
    Some(if by == By::Acting { acts } else { acts.other() })
}
