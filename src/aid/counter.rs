//! A unit as a counter: what a list of units shows of it at a glance.

use crate::text::Text;

use super::Values;

/// The row of a unit in a list, with the changes that take one tap.
#[derive(Clone, Copy)]
pub struct Counter {
    /// The symbol of what it is; a game without a word for it draws none.
    pub symbol: Option<fn(unit: &Values) -> Symbol>,
    /// The answers that say what it is ("Infantry", "Trained"), by their place.
    pub what: &'static [usize],
    /// How much of it is left; `None` where that is not counted.
    pub strength: fn(unit: &Values) -> Option<Remaining>,
    /// The question that the number before its name in a list answers (`4 Pz IV`), by its
    /// place; `None` where that is a number of units.
    pub headcount: Option<usize>,
    /// The game's words for it when fire or terrain holds it down, if they do: a corner of its
    /// symbol is turned.
    pub held: fn(unit: &Values) -> [Option<Text>; 2],
    /// Whether it is out of the battle: its symbol is struck out.
    pub gone: fn(unit: &Values) -> bool,
    /// The word for it then, in place of what it is beside its kind; `None` where its state
    /// says it.
    pub out: Option<fn(unit: &Values) -> Text>,
    /// The commonest changes, the first one first.
    pub changes: &'static [Quick],
}

impl Counter {
    /// The counter of units that show only what differs from the usual.
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

/// The next answer of a unit as it is, and whether the turn is its own side's.
pub type Next = fn(unit: &Values, own_turn: bool) -> i16;

/// A change of a unit by one tap.
#[derive(Clone, Copy)]
pub struct Quick {
    /// The label of the button ("−1 team").
    pub label: Text,
    /// The question whose answer changes, by its place.
    pub field: usize,
    /// The new answer.
    pub to: Next,
    /// Whether it is a state that is on or off, and not one step of many.
    pub switch: bool,
}

impl Quick {
    /// One more of what is counted there.
    pub const fn one_more(label: Text, field: usize, to: Next) -> Self {
        Self { label, field, to, switch: false }
    }

    /// A state that is switched on and off.
    pub const fn switch(label: Text, field: usize, to: Next) -> Self {
        Self { switch: true, ..Self::one_more(label, field, to) }
    }
}
