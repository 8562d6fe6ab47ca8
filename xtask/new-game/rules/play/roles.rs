//! The roles of units in the calculators: which units can take them, and which may not now.

use crate::rulesets::new_game::prelude::*;

/// The unit that shoots.
pub const SHOOTER: Role = Role::new(parts::SHOOTER, t::GROUP_SHOOTER, Of::Acting);
