//! The two sides of a battle.

use serde::{Deserialize, Serialize};

/// One of the two sides.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side named first.
    #[default]
    First,
    /// The side named second.
    Second,
}

impl Side {
    /// Both sides, in order.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The name in addresses and saves.
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }

    /// The side of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.id() == id)
    }
}

/// Something each side has one of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BySide<T> {
    /// What the first side has.
    pub first: T,
    /// What the second side has.
    pub second: T,
}

impl<T> BySide<T> {
    /// What a side has.
    pub const fn of(&self, side: Side) -> &T {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }

    /// What a side has, to be changed.
    pub const fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::First => &mut self.first,
            Side::Second => &mut self.second,
        }
    }

    /// What both have, the first side first.
    pub fn both(&self) -> impl Iterator<Item = (Side, &T)> {
        [(Side::First, &self.first), (Side::Second, &self.second)].into_iter()
    }
}
