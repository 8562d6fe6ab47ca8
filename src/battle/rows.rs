//! The rows of the log: entries that belong together are one row.
//!
//! The questions of a calculator, its dice and applying them make one row per roll. Adding
//! units and filling in their cards is one row, and so are the taps on one stepper. Rows are
//! built from the actions alone, from the newest entry to the oldest, so only the part of a
//! log that is shown has to be read.

use std::collections::BTreeSet;

use crate::aid::{Activation, Field, Ruleset};
use crate::dice::Generator;

use super::action::Action;
use super::session::Entry;

/// A row of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of its oldest entry.
    pub first: u32,
    /// The number of its newest entry.
    pub last: u32,
    /// The number of its main entry.
    pub main: u32,
    /// Whether its dice were applied, in the row itself or later.
    pub applied: bool,
    kind: Kind,
}

/// The subject of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// A calculator, by its id.
    Calculator(String, Stage),
    /// Units and their cards.
    Roster,
    /// A question of a unit, a side or the battle, set by hand.
    ByHand(String),
    /// The free roller, before it throws.
    Roller,
    /// The free roller has thrown.
    Thrown,
    /// The clock.
    Clock,
    /// A step in the order of play, with the part of an activation that it leads to.
    Step(Option<Activation>),
    /// The same for a step that names a unit: it does not continue what came before it.
    Begins(Option<Activation>),
    /// Anything else: a row for one entry.
    Alone,
}

/// How far back through a calculator's entries a row has got.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// Only its display was changed.
    Shown,
    /// Dice were applied.
    Applied,
    /// The app has rolled these faces.
    Rolled(Vec<u8>),
    /// The player has entered dice.
    OwnDice,
    /// A question was answered.
    Asked,
    /// It was opened.
    Opened,
}

impl Stage {
    /// The stage after taking in the previous entry; `None` if that belongs to another row.
    fn takes(&self, older: Self) -> Option<Self> {
        match (self, older) {
            (Self::Shown, older) => Some(older),
            (_, Self::Shown) => Some(self.clone()),
            (_, Self::Applied) | (Self::Opened, _) => None,
            (Self::Applied, older) | (_, older @ (Self::Asked | Self::Opened)) => Some(older),
            (Self::Rolled(faces), Self::Rolled(earlier)) => {
                Generator::goes_on(&earlier, faces).then_some(Self::Rolled(earlier))
            }
            (Self::OwnDice, Self::OwnDice) => Some(Self::OwnDice),
            _ => None,
        }
    }
}

/// The rows of a log, from the newest as far back as it was read.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    /// The rows, newest first; the last one may still take in earlier entries.
    pub rows: Vec<Row>,
    /// The calculators whose dice are applied later.
    applied: BTreeSet<String>,
}

impl Rows {
    /// Takes in entries older than those it has, starting with number `first`. No row
    /// crosses `now`, where the undone entries begin.
    pub fn take(&mut self, first: u32, entries: &[Entry], now: u32, ruleset: &Ruleset) {
        for (place, entry) in entries.iter().enumerate().rev() {
            let number = first + place as u32;
            if number + 1 == now {
                // An undone entry applied nothing.
                self.applied.clear();
            }
            let did = entry.did.without_moment();
            let mut row = Row::of(number, did, ruleset);
            if let Kind::Calculator(id, stage) = &row.kind {
                row.applied = match stage {
                    Stage::Applied => {
                        self.applied.insert(id.clone());
                        true
                    }
                    Stage::Rolled(_) | Stage::OwnDice => self.applied.remove(id),
                    Stage::Asked | Stage::Opened => {
                        self.applied.remove(id);
                        false
                    }
                    Stage::Shown => false,
                };
            }
            let last = self.rows.last_mut().filter(|_| number + 1 != now);
            if !last.is_some_and(|last| last.takes(&row)) {
                self.rows.push(row);
            }
        }
    }

    /// Takes in entries that cannot be read, from one number up to another.
    pub fn take_unread(&mut self, first: u32, end: u32) {
        let last = end.saturating_sub(1);
        self.rows.push(Row { first, last, main: last, applied: false, kind: Kind::Alone });
    }
}

impl Row {
    /// Whether it is units and their cards.
    pub fn is_roster(&self) -> bool {
        self.kind == Kind::Roster
    }

    /// Whether it holds several steps of an activation.
    pub const fn is_activation(&self) -> bool {
        self.last > self.first && matches!(self.kind, Kind::Step(_) | Kind::Begins(_))
    }

    /// Whether it belongs to a calculator.
    pub const fn is_of_calculator(&self) -> bool {
        matches!(self.kind, Kind::Calculator(..))
    }

    /// The first and the last entry that its words cover. Answering a calculator's questions is not
    /// part of the result of its dice, nor is activating a unit part of its action.
    pub const fn span(&self) -> (u32, u32) {
        if self.is_of_calculator() {
            (self.main, self.main)
        } else if self.is_activation() {
            (self.main, self.last)
        } else {
            (self.first, self.last)
        }
    }

    /// Its entries merged into one: the action of the main one, the changes of all, and the
    /// rolls undone before any of them.
    pub fn merged(&self, entries: &[Entry]) -> Option<Entry> {
        let main = entries.get((self.main - self.first) as usize)?;
        let mut merged = Entry::new(main.did.clone(), Vec::new());
        for entry in entries {
            merged.came.extend(entry.came.iter().cloned());
            merged.instead_of.extend(entry.instead_of.iter().cloned());
            merged.instead_of_more += entry.instead_of_more;
        }
        Some(merged)
    }

    fn of(number: u32, did: &Action, ruleset: &Ruleset) -> Self {
        Self { first: number, last: number, main: number, applied: false, kind: kind(did, ruleset) }
    }

    /// Takes in the row before its oldest entry, if that belongs to it.
    fn takes(&mut self, older: &Self) -> bool {
        let joins = match (&mut self.kind, &older.kind) {
            (Kind::Calculator(id, stage), Kind::Calculator(other, older_stage)) => {
                let taken = stage.takes(older_stage.clone()).filter(|_| id == other);
                if taken.is_some() && *stage == Stage::Shown {
                    self.main = older.main;
                    self.applied = older.applied;
                }
                taken.map(|taken| *stage = taken).is_some()
            }
            (Kind::ByHand(this), Kind::ByHand(other)) => this == other,
            (Kind::Step(_), Kind::Step(Some(_)) | Kind::Begins(Some(_))) => {
                // The row is about its first step that leads to carrying out an action: the
                // declaration.
                if let Kind::Step(part) | Kind::Begins(part) = older.kind
                    && part == Some(Activation::Acts)
                {
                    self.main = older.main;
                }
                self.kind = older.kind.clone();
                true
            }
            (Kind::Roster, Kind::Roster)
            | (Kind::Clock, Kind::Clock)
            | (Kind::Roller | Kind::Thrown, Kind::Roller) => true,
            _ => false,
        };
        if joins {
            self.first = older.first;
        }
        joins
    }
}

fn kind(did: &Action, ruleset: &Ruleset) -> Kind {
    let of = |calculator: &String, stage| Kind::Calculator(calculator.clone(), stage);
    match did {
        Action::SetMode { calculator, .. }
        | Action::Hold { calculator }
        | Action::Swap { calculator }
        | Action::Release { calculator } => of(calculator, Stage::Shown),
        Action::ApplyResult { calculator, .. } => of(calculator, Stage::Applied),
        Action::Rolled { calculator, faces, .. } => of(calculator, Stage::Rolled(faces.clone())),
        Action::OwnDice { calculator, .. } => of(calculator, Stage::OwnDice),
        Action::Answer { calculator, .. }
        | Action::Cast { calculator, .. }
        | Action::OwnDiceBack { calculator }
        | Action::OwnDiceAgain { calculator } => of(calculator, Stage::Asked),
        Action::OpenCalculator { calculator, .. }
        | Action::AsLastTime { calculator }
        | Action::ResetCalculator { calculator } => of(calculator, Stage::Opened),
        Action::Take { stage, unit, .. } => {
            let phase = ruleset.checklist.iter().find(|phase| phase.id == *stage);
            let activation = phase.and_then(|phase| phase.activation);
            if unit.is_some() { Kind::Begins(activation) } else { Kind::Step(activation) }
        }
        Action::AddUnit { .. }
        | Action::AddUnits { .. }
        | Action::DuplicateUnit { .. }
        | Action::RenameUnit { .. }
        | Action::RemoveUnit { .. }
        | Action::SetWords { .. } => Kind::Roster,
        Action::SetUnit { field, .. } if is_on_card(field, ruleset) => Kind::Roster,
        Action::SetUnit { unit, field, .. } => Kind::ByHand(format!("{unit} {field}")),
        Action::SetSide { side, field, .. } => Kind::ByHand(format!("{} {field}", side.id())),
        Action::SetBattle { field, .. } => Kind::ByHand(field.clone()),
        Action::RollerDie { .. }
        | Action::RollerCount { .. }
        | Action::RollerNeed { .. }
        | Action::ClearThrows => Kind::Roller,
        Action::Throw { .. } => Kind::Thrown,
        Action::SetClock { .. }
        | Action::RunClock { .. }
        | Action::PauseClock { .. }
        | Action::CorrectClock { .. } => Kind::Clock,
        _ => Kind::Alone,
    }
}

/// Whether a question about a unit belongs to its card, so that answering it is not an event
/// of the battle.
pub fn is_on_card(field: &str, ruleset: &Ruleset) -> bool {
    let tracker = &ruleset.tracker;
    let place = Field::find(tracker.fields, field);
    place.is_some_and(|place| tracker.profile.contains(&place))
}
