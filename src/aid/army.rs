//! Armies: units bought before a battle, and the terms that players agree on.

use super::{Cite, Field, Note, Values};
use crate::text::Text;

/// A card to add a unit with.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The name for programs.
    pub id: &'static str,
    /// The label; also the unit's name until the player gives it one.
    pub name: Text,
    /// One line that describes it.
    pub about: Text,
    /// Its options, as a form; empty for a finished card.
    pub options: &'static [Field],
    /// Whether the card is blank: the player fills it in right after adding it.
    pub blank: bool,
    /// The unit with these options under these house rules.
    pub make: fn(options: &Values, house: &Values) -> Made,
    /// The rules behind it.
    pub cites: &'static [Cite],
}

/// A unit made of an entry of the catalogue.
pub struct Made {
    /// Its state, before any battle.
    pub unit: Values,
    /// Its free texts, by their ids.
    pub words: Vec<(&'static str, Text)>,
}

/// Lists what breaks the terms, each with the index of the unit at fault.
pub type Judge = fn(units: &[Values], terms: &Values) -> Vec<(usize, Note)>;

/// The terms agreed on for an army, and their effects.
#[derive(Clone, Copy)]
pub struct Terms {
    /// The questions: the year, a role that changes the points.
    pub fields: &'static [Field],
    /// The first answers of a new army where they are not the defaults, by place.
    pub first: &'static [(usize, i16)],
    /// The place of the cost among the questions about a unit; `None` in a game whose
    /// units have no cost.
    pub cost: Option<usize>,
    /// The points that an army may spend, given the points agreed on.
    pub limit: fn(points: u32, terms: &Values) -> u32,
    /// Finds what breaks the terms. It warns and never refuses.
    pub judge: Judge,
    /// The answers that an army sets for the battle as a whole, by place.
    pub brings: fn(terms: &Values) -> Vec<(usize, i16)>,
    /// The rule behind the points.
    pub rule: Cite,
    /// The rules and procedures that are carried out.
    pub cites: &'static [Cite],
}

impl Terms {
    /// For a game in which an army is just a list of units.
    pub const NONE: Self = Self {
        fields: &[],
        first: &[],
        cost: None,
        limit: |points, _| points,
        judge: |_, _| Vec::new(),
        brings: |_| Vec::new(),
        rule: "",
        cites: &[],
    };

    /// The total cost of some units.
    pub fn sum(&self, units: &[Values]) -> u32 {
        let cost = |unit: &Values| self.cost.map_or(0, |place| unit.get(place).max(0));
        units.iter().map(|unit| u32::from(cost(unit).unsigned_abs())).sum()
    }
}
