//! The roles of units, with their names in saved battles.

use crate::rulesets::prelude::*;

/// A unit that fires.
pub const SHOOTER: RoleId = RoleId::new("shooter");

/// A unit that is fired at.
pub const TARGET: RoleId = RoleId::new("target");

/// A unit that attacks in an assault.
pub const ATTACKER: RoleId = RoleId::new("attacker");

/// A unit that is attacked in an assault.
pub const DEFENDER: RoleId = RoleId::new("defender");

/// A unit that regroups.
pub const UNIT: RoleId = RoleId::new("unit");
