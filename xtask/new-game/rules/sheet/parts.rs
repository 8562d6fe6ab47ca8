//! The roles of units in calculators and openings, by their ids.

use crate::rulesets::prelude::*;

/// The unit that shoots.
pub const SHOOTER: RoleId = RoleId::new("shooter");
