//! The state of a new unit, before the player has entered anything but its kind.

use super::Values;

/// A new unit's first answers, and the figures that it still lacks.
#[derive(Clone, Copy, Debug)]
pub struct NewUnit {
    /// Answers other than the default ones, by place.
    pub first: &'static [(usize, i16)],
    /// The figures that the sheet does not give for such a unit, by place: they are missing
    /// until the player enters them. Beside each is the answer that the rules use meanwhile,
    /// so that the unit is still offered wherever it may take part. That answer is not shown,
    /// and a calculator that depends on it asks for the figure first.
    pub asked: fn(unit: &Values) -> &'static [(usize, i16)],
    /// The figures among `asked` that need not be given: until they are, the answers beside them
    /// count.
    pub optional: fn(unit: &Values) -> &'static [usize],
    /// The answers that describe a unit of a list even if its line does not give them, by place:
    /// its kind, and other questions whose defaults describe a unit of the default kind.
    pub shown: &'static [usize],
    /// Answers in a unit's text that imply another one which the text does not give; both by
    /// place.
    pub implies: &'static [[(usize, i16); 2]],
    /// Figures in a player's line that also answer another question, unless the line answers it.
    pub repeats: Repeats,
    /// The card that the sheet prints for such a unit, if its answers name one: a line of a
    /// list takes its figures from that card unless it gives others.
    pub printed: fn(unit: &Values) -> Option<Values>,
}

/// Given a unit's answers, and whether its line answers the question at a place: pairs of places,
/// that of a figure and that of the other question which the figure also answers.
pub type Repeats = fn(unit: &Values, has: &dyn Fn(usize) -> bool) -> &'static [[usize; 2]];

impl NewUnit {
    /// For a game whose default answers make a complete unit.
    pub const COMPLETE: Self = Self {
        first: &[],
        asked: |_| &[],
        optional: |_| &[],
        shown: &[],
        implies: &[],
        repeats: |_, _| &[],
        printed: |_| None,
    };
}
