//! The actions of units in a phase, and how their moves are recorded.

use crate::text::{Phrase, Text};

use super::{Note, Participants, Position, RoleId, Standing, Values};

/// The role whose unit acts for several in the calculator with this id, and the numbers of
/// those units.
pub type StandsFor = fn(&str, &Participants) -> Option<(RoleId, Vec<u32>)>;

/// The actions recorded in the state of units.
#[derive(Clone, Copy)]
pub struct Acts {
    /// Whether a unit is in a place where it can act, that is, not in reserve.
    pub there: fn(&Values) -> bool,
    /// Why a unit has finished acting in this stage of the battle: its action, and the rule. `None`
    /// if it may still act, or if the game does not record this.
    pub acted: fn(&Standing, &Position) -> Option<Note>,
    /// The calculators, by id, in which a unit may act only once in a stage, although none of their
    /// answers says whether it has.
    pub once: &'static [&'static str],
    /// The rule against a second action of a unit that is marked as having acted, where its state
    /// does not say so.
    pub again: fn(&Position) -> Option<Note>,
    /// Which units have acted, or may act again, once the calculator with this id is
    /// applied with this cast: for a game that does not record this in their state.
    pub applied: fn(&str, &Participants) -> Vec<(u32, bool)>,
    /// What else a unit may do once the calculator with this id is applied, in words, such
    /// as how far it moves.
    pub besides: fn(&str, &Participants) -> Vec<(u32, Phrase)>,
    /// The actions that an order leaves to a unit, in words ("2 actions left"); empty if the unit
    /// has no order, or if the game does not record this.
    pub holds: fn(&Values) -> Vec<Phrase>,
    /// A unit's state after one of its actions, and whether that was the last one.
    pub one_less: fn(&Values) -> (Values, bool),
    /// The role whose unit acted for several, and all of those units, once the calculator with this
    /// id is applied: an order to one unit applies to its whole formation.
    pub stands_for: StandsFor,
    /// The stages, by id, in which each unit of the active side records how it moved.
    pub move_stages: &'static [&'static str],
    /// The ways a unit may move, each recorded with one tap; the first is no move at all.
    pub moves: &'static [Move],
}

impl Acts {
    /// For a game that records no actions.
    pub const NONE: Self = Self {
        there: |_| true,
        acted: |_, _| None,
        once: &[],
        again: |_| None,
        applied: |_, _| Vec::new(),
        besides: |_, _| Vec::new(),
        holds: |_| Vec::new(),
        one_less: |unit| (unit.clone(), true),
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
    /// Whether a unit can move this way at all; if not, the way is not offered.
    pub fits: fn(&Values) -> bool,
    /// Why a unit may not move this way now.
    pub blocked_by: fn(&Values) -> Option<Note>,
}

impl Move {
    /// A way in which any unit moves.
    pub const fn new(id: &'static str, label: Text, sets: &'static [(usize, i16)]) -> Self {
        Self { id, label, sets, fits: |_| true, blocked_by: |_| None }
    }

    /// Offers this way only to units that satisfy `fits`.
    #[must_use]
    pub const fn fitting(mut self, fits: fn(&Values) -> bool) -> Self {
        self.fits = fits;
        self
    }

    /// Bars this way when `blocked_by` gives a reason.
    #[must_use]
    pub const fn blocked_by(mut self, blocked_by: fn(&Values) -> Option<Note>) -> Self {
        self.blocked_by = blocked_by;
        self
    }

    /// Whether a unit's state says that it moved this way.
    pub fn holds(&self, unit: &Values) -> bool {
        let mut sets = self.sets.iter();
        sets.all(|(place, answer)| unit.get(*place) == *answer)
    }
}
