//! The roles of units in the calculators: which units can take them, and which may not now.

use crate::rulesets::prelude::*;
use crate::text::keys::new_game as t;

use crate::rulesets::new_game::sheet::parts;

/// The unit that shoots.
pub const SHOOTER: Role = Role::new(parts::SHOOTER, t::GROUP_SHOOTER, Of::Acting);
