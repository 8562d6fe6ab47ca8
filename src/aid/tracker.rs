//! What a unit can be in, and what follows from it.

use crate::text::Phrase;

use super::{Cite, Field, Opening, Values};

/// The state of a unit as a form, and what follows from its answers.
#[derive(Clone, Copy)]
pub struct Tracker {
    /// What is kept of a unit (besides its name).
    pub fields: &'static [Field],
    /// The rows a unit shows first, by field id: the states that change most.
    pub in_view: &'static [&'static str],
    /// What a change brings with it by itself (five hits pin): the state before
    /// and after the change give the state to be kept.
    pub settle: fn(before: &Values, after: &Values) -> Values,
    /// What follows from a unit's state now.
    pub consequences: fn(unit: &Values) -> Vec<Consequence>,
    /// What a new turn of the unit's own side clears, by field id.
    pub cleared_each_turn: &'static [&'static str],
    /// What a new phase of either side clears, by field id.
    pub cleared_each_phase: &'static [&'static str],
    /// What follows for a side from the state of all its units.
    pub side_consequences: fn(units: &[Values]) -> Vec<Consequence>,
    /// Calculators that can be opened from a unit, with what is known of it.
    pub openings: fn(unit: &Values) -> Vec<Opening>,
}

/// Something that follows from a state: what it forbids, or the test it asks
/// for.
#[derive(Clone, Debug, PartialEq)]
pub struct Consequence {
    /// The sentence.
    pub phrase: Phrase,
    /// The rule.
    pub cite: Cite,
    /// The test that falls due, if it is one.
    pub test: Option<Opening>,
}
