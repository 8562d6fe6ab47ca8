//! Armies: units that are bought before a battle, and what players agree on for them.

use super::{Cite, Field, Note, Values};
use crate::text::Text;

/// A card to add a unit with.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The name for programs.
    pub id: &'static str,
    /// The label; also the unit's name until the player gives it one.
    pub name: Text,
    /// A line on what it is.
    pub about: Text,
    /// Its options, as a form; empty for a finished card.
    pub options: &'static [Field],
    /// Whether it has to be filled in: the player edits it right after adding it.
    pub blank: bool,
    /// The unit with these options under these house rules.
    pub make: fn(options: &Values, house: &Values) -> Made,
    /// The rules behind it.
    pub cites: &'static [Cite],
}

/// A unit made of an entry of the catalogue.
pub struct Made {
    /// Its state: that of a unit which has not been in battle yet.
    pub unit: Values,
    /// Its free texts, by their ids.
    pub words: Vec<(&'static str, Text)>,
}

/// Says what breaks the terms, and of which unit by its place.
pub type Judge = fn(units: &[Values], terms: &Values) -> Vec<(usize, Note)>;

/// What an army is agreed on, and what becomes of that.
#[derive(Clone, Copy)]
pub struct Terms {
    /// The questions: the year, a role that changes the points.
    pub fields: &'static [Field],
    /// The first answers of a new army where they are not the defaults, by place.
    pub first: &'static [(usize, i16)],
    /// The place of the cost among the questions about a unit; `None` in a game whose
    /// units have no cost.
    pub cost: Option<usize>,
    /// How many points an army may have, of those that were agreed on.
    pub limit: fn(points: u32, terms: &Values) -> u32,
    /// What breaks the terms. It warns and never refuses.
    pub judge: Judge,
    /// What an army brings for the battle as a whole, by place.
    pub brings: fn(terms: &Values) -> Vec<(usize, i16)>,
    /// The rule behind the points.
    pub rule: Cite,
    /// The rules and procedures that are carried out.
    pub cites: &'static [Cite],
}

impl Terms {
    /// A game in which an army is a list of units and no more.
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

    /// What units cost together.
    pub fn sum(&self, units: &[Values]) -> u32 {
        let cost = |unit: &Values| self.cost.map_or(0, |place| unit.get(place).max(0));
        units.iter().map(|unit| u32::from(cost(unit).unsigned_abs())).sum()
    }
}
