//! The two sides of a battle.

use serde::{Deserialize, Serialize};

use crate::text::keys::app as t;

use super::{Answer, Choice, Kind};

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

    /// Both sides as the answers to a question. A screen shows the names of the sides instead of
    /// these labels.
    pub const CHOICES: &'static [Choice] = &[
        Choice { id: Self::First.id(), label: t::SIDE_DEFAULT_FIRST },
        Choice { id: Self::Second.id(), label: t::SIDE_DEFAULT_SECOND },
    ];

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

impl Answer for Side {
    const KIND: Kind = Kind::Choice(Self::CHOICES);
    type Written = Self;
    fn raw(self) -> i16 {
        self as i16
    }
    fn from_raw(raw: i16) -> Self {
        if raw == Self::Second as i16 { Self::Second } else { Self::First }
    }
}
