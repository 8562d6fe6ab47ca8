//! The state of a unit that is new, before the player has given more than its kind.

use super::Values;

/// The answers that a new unit begins with, and the figures that it does not have yet.
#[derive(Clone, Copy, Debug)]
pub struct NewUnit {
    /// Answers other than the default ones, by place.
    pub first: &'static [(usize, i16)],
    /// The figures that the sheet gives for no such unit, by place: they are missing until the
    /// player gives them. Beside each is the answer that the rules see meanwhile, with which
    /// the unit is still offered wherever it may take part. It is not shown, and a calculator
    /// that depends on it asks for the figure first.
    pub asked: fn(unit: &Values) -> &'static [(usize, i16)],
    /// Answers in the text of a unit that say another one as well, which it does not give
    /// otherwise: both by place.
    pub implies: &'static [[(usize, i16); 2]],
    /// The card that the sheet prints of such a unit, where its answers name one: a line of a
    /// list has the figures of that card wherever it gives no other.
    pub printed: fn(unit: &Values) -> Option<Values>,
}

impl NewUnit {
    /// A unit that is complete with its default answers.
    pub const COMPLETE: Self = Self { first: &[], asked: |_| &[], implies: &[], printed: |_| None };
}
