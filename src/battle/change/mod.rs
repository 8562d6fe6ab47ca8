//! The changes of an action: the differences it made to the battle state.
//!
//! The rules are asked once, when something is done ([`BattleState::plan`]). The
//! result is stored, so that undo and redo need no rules: a corrected rule does not
//! rewrite a battle played before the correction.

mod between;
mod written;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::aid::{Position, Ruleset};

use super::Side;
use super::action::Action;
use super::answers::Answers;
use super::battle_state::{BattleState, CalculatorState, Mode, Setup, Situation};
use super::clock::Clock;
use super::roller::{FreeDie, FreeThrow, Need};
use super::unit::Unit;

use between::between;
use written::Written;

pub use written::Numbers;

/// One difference to the battle state. The changes of an action, in order, turn the
/// battle state before it into the one after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub enum Change {
    /// The battle's names and points; `None` once there is no battle any more.
    Setup(Option<Setup>),
    /// The position in the turn changes.
    Turn(Position),
    /// The steps of the phase that are done.
    Done(BTreeSet<String>),
    /// The units that acted in the phase.
    Acted(Numbers),
    /// The tests that were skipped.
    PassedOver(BTreeSet<String>),
    /// The calculators whose dice changed nothing in the turn in which they were
    /// rolled.
    WithoutEffect(BTreeSet<String>),
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
    /// Removed units.
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
    /// All units of a side are replaced.
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
        /// The written answers, by field id.
        put: Answers,
        /// The fields that are reset to their defaults.
        clear: Vec<String>,
    },
    /// The mode of a calculator.
    Mode {
        /// The calculator's id.
        calculator: String,
        /// The mode; `None`: as the settings say.
        mode: Option<Mode>,
    },
    /// Results of the player's own dice.
    OwnDice {
        /// The calculator's id.
        calculator: String,
        /// How many of the earlier entries stay.
        keep: usize,
        /// The entries after those.
        add: Vec<u32>,
    },
    /// The faces that the app rolled for a calculator.
    Rolled {
        /// The calculator's id.
        calculator: String,
        /// The faces; `None` if the roll is cleared.
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
    /// The units that take part in a calculator, and whether the result of its dice
    /// was applied.
    Cast {
        /// The calculator's id.
        calculator: String,
        /// Their numbers by role.
        cast: Answers,
        /// Whether it was applied.
        applied: bool,
    },
    /// The state of a calculator before it was last opened.
    Last {
        /// The calculator's id.
        calculator: String,
        /// That state; `None` if there is none.
        last: Option<Situation>,
    },
    /// The known answers of a calculator that have changed since its dice were rolled.
    Afresh {
        /// The calculator's id.
        calculator: String,
        /// All of them.
        answers: Answers,
    },
    /// The dice of the free roller.
    Roller {
        /// The kind of die.
        die: FreeDie,
        /// The number of dice.
        count: u8,
        /// The result needed, if any.
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
    /// The whole clock: its timestamps belong together.
    Clock(Box<Clock>),
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
            Self::PassedOver(_) => "passed-over",
            Self::WithoutEffect(_) => "without-effect",
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
            Self::Afresh { .. } => "afresh",
            Self::Roller { .. } => "roller",
            Self::Throws { .. } => "throws",
            Self::Clock(_) => "clock",
        }
    }
}

impl BattleState {
    /// The changes that an action makes by these rules; empty if there are none. The
    /// battle state itself is not modified.
    pub fn plan(&self, did: &Action, ruleset: &Ruleset) -> Vec<Change> {
        let mut after = self.clone();
        after.act(did, ruleset);
        between(self, &after)
    }

    /// Applies one difference. It knows no rules, and never fails: a change that does
    /// not fit does nothing.
    pub fn apply(&mut self, change: &Change) {
        match change {
            Change::Setup(setup) => self.battle.clone_from(setup),
            Change::Turn(at) => self.turn.stand(at.clone()),
            Change::Done(done) => self.turn.done.clone_from(done),
            Change::Acted(units) => self.turn.acted.clone_from(&units.0),
            Change::PassedOver(tests) => self.turn.passed_over.clone_from(tests),
            Change::WithoutEffect(calculators) => {
                self.turn.without_effect.clone_from(calculators);
            }
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
            Change::Words { side, unit, words, text } => {
                let mut units = self.units.of_mut(*side).iter_mut();
                if let Some(unit) = units.find(|known| known.id == *unit) {
                    put(&mut unit.words, words, text.as_ref());
                }
            }
            Change::Units { side, units, field, value } => {
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
            | Change::Last { calculator, .. }
            | Change::Afresh { calculator, .. } => {
                let mut calculator_state = self.calculator_state(calculator);
                calculator_state.apply(change);
                self.put_calculator_state(calculator, calculator_state);
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

impl CalculatorState {
    fn apply(&mut self, change: &Change) {
        match change {
            Change::Answers { put: new, clear, .. } => {
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
            Change::Cast { cast, applied, .. } => {
                self.cast.clone_from(cast);
                self.applied = *applied;
            }
            Change::Last { last, .. } => self.last.clone_from(last),
            Change::Afresh { answers, .. } => self.afresh.clone_from(answers),
            _ => {}
        }
    }
}

/// Sets a written answer, or removes it.
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
