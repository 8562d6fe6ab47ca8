//! The actions of units in a phase, and how their moves are recorded.

use crate::text::{Phrase, Text};

use super::{Note, Participants, Position, RoleId, Standing, Values};

/// The role in which one unit acts for several in a calculator of this id, and their
/// numbers.
pub type StandsFor = fn(&str, &Participants) -> Option<(RoleId, Vec<u32>)>;

/// The actions recorded in the state of units.
#[derive(Clone, Copy)]
pub struct Acts {
    /// Whether a unit is where it can act: not in reserve.
    pub there: fn(&Values) -> bool,
    /// Why a unit does nothing more in the stage of the battle: what it did, and the rule.
    /// `None` for one that may still act, and where the game does not know.
    pub acted: fn(&Standing, &Position) -> Option<Note>,
    /// Units that have acted once a calculator of this id is applied with this cast, or may
    /// act again: for a game that keeps nothing of it in their state.
    pub applied: fn(&str, &Participants) -> Vec<(u32, bool)>,
    /// What else a unit may do once the calculator with this id is applied, in words: how
    /// far it moves.
    pub besides: fn(&str, &Participants) -> Vec<(u32, Phrase)>,
    /// The role in which a unit acts for several once the calculator with this id is
    /// applied, and all of them: an order to one goes to its formation.
    pub stands_for: StandsFor,
    /// The stages, by id, in which each unit of the active side records how it moved.
    pub move_stages: &'static [&'static str],
    /// The ways a unit may move, each recorded with one tap; the first is no move at all.
    pub moves: &'static [Move],
}

impl Acts {
    /// A game that knows nothing of it.
    pub const NONE: Self = Self {
        there: |_| true,
        acted: |_, _| None,
        applied: |_, _| Vec::new(),
        besides: |_, _| Vec::new(),
        stands_for: |_, _| None,
        move_stages: &[],
        moves: &[],
    };
}

/// A way in which a unit moves.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// The name in saves.
    pub id: &'static str,
    /// The label ("At the double").
    pub label: Text,
    /// Its answer in the unit's form, by place.
    pub sets: &'static [(usize, i16)],
    /// Whether a unit can move so at all: one that cannot is not offered it.
    pub fits: fn(&Values) -> bool,
    /// Why a unit may not do so now.
    pub blocked_by: fn(&Values) -> Option<Note>,
}

impl Move {
    /// A way in which any unit moves.
    pub const fn new(id: &'static str, label: Text, sets: &'static [(usize, i16)]) -> Self {
        Self { id, label, sets, fits: |_| true, blocked_by: |_| None }
    }

    /// The way for such units only.
    #[must_use]
    pub const fn fitting(mut self, fits: fn(&Values) -> bool) -> Self {
        self.fits = fits;
        self
    }

    /// The way, barred at times.
    #[must_use]
    pub const fn blocked_by(mut self, blocked_by: fn(&Values) -> Option<Note>) -> Self {
        self.blocked_by = blocked_by;
        self
    }

    /// Whether the state of a unit says that it moved so.
    pub fn holds(&self, unit: &Values) -> bool {
        let mut sets = self.sets.iter();
        sets.all(|(place, answer)| unit.get(*place) == *answer)
    }
}
