//! The words of the game that several questions use.

use crate::rulesets::prelude::*;
use crate::text::keys::new_game as t;

choices! {
    /// The cover that the target is behind.
    pub enum Cover {
        /// Nothing.
        None = "none" => t::COVER_NONE,
        /// Hedges, woods.
        Light = "light" => t::COVER_LIGHT,
        /// Walls, trenches.
        Heavy = "heavy" => t::COVER_HEAVY,
    }
}

impl Cover {
    /// The number that it adds to the number needed (NEW-SHO-02).
    pub const fn modifier(self) -> i16 {
        match self {
            Self::None => 0,
            Self::Light => 1,
            Self::Heavy => 2,
        }
    }
}
