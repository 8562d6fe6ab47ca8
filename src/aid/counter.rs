//! A unit as a counter: its row in a list of units, at a glance.

use crate::text::Text;

use super::Values;

/// The row of a unit in a list, with the changes that take one tap.
#[derive(Clone, Copy)]
pub struct Counter {
    /// The symbol for its kind; a game that names no kinds draws none.
    pub symbol: Option<fn(unit: &Values) -> Symbol>,
    /// The questions whose answers describe the unit ("Infantry", "Trained"), by place.
    pub what: &'static [usize],
    /// Its remaining strength; `None` if that is not counted.
    pub strength: fn(unit: &Values) -> Option<Remaining>,
    /// The question that the number before its name in a list answers (`4 Pz IV`), by its
    /// place; `None` if that is a number of units.
    pub headcount: Option<usize>,
    /// The game's words for a unit that is held down by fire or stuck in terrain, at most two. If
    /// there is any, a corner of its symbol is turned down.
    pub held: fn(unit: &Values) -> [Option<Text>; 2],
    /// Whether it is out of the battle: its symbol is struck out.
    pub gone: fn(unit: &Values) -> bool,
    /// The word for a unit that is out, shown beside its kind instead of its other answers;
    /// `None` if its state says so anyway.
    pub out: Option<fn(unit: &Values) -> Text>,
    /// The most frequent changes, the most frequent one first.
    pub changes: &'static [Quick],
}

impl Counter {
    /// For units that show only what differs from the default.
    pub const NONE: Self = Self {
        symbol: None,
        what: &[],
        strength: |_| None,
        headcount: None,
        held: |_| [None; 2],
        gone: |_| false,
        out: None,
        changes: &[],
    };
}

/// The symbol of a unit on a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// On foot.
    Infantry,
    /// On horses.
    Cavalry,
    /// Armoured vehicles.
    Armour,
    /// Vehicles without armour.
    Vehicle,
    /// Guns.
    Gun,
    /// Aeroplanes and helicopters.
    Aircraft,
    /// Headquarters and commanders.
    Command,
    /// Observers for guns or aeroplanes.
    Observer,
}

/// How much is left of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remaining {
    /// The number left.
    pub left: i16,
    /// The number it started with.
    pub full: i16,
}

/// The answer that a tap gives, from the unit's present state and whether it is its own side's
/// turn.
pub type Next = fn(unit: &Values, own_turn: bool) -> i16;

/// A one-tap change to a unit.
#[derive(Clone, Copy)]
pub struct Quick {
    /// The label of the button ("−1 team").
    pub label: Text,
    /// The question whose answer changes, by its place.
    pub field: usize,
    /// The new answer.
    pub to: Next,
    /// Whether it is a state that can be switched on and off, not a count.
    pub switch: bool,
}

impl Quick {
    /// A change by one step, as of a count (a hit, a lost team), not a switch.
    pub const fn one_more(label: Text, field: usize, to: Next) -> Self {
        Self { label, field, to, switch: false }
    }

    /// A state that is switched on and off.
    pub const fn switch(label: Text, field: usize, to: Next) -> Self {
        Self { switch: true, ..Self::one_more(label, field, to) }
    }
}
