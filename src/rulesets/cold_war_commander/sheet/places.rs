//! The places of roles among those of a calculator.

use super::parts;

/// The place of the unit that acts among the roles of every calculator.
pub const ACTING: usize = 0;

/// The place of the unit that it acts on.
pub const TARGET: usize = 1;

/// The place of the target of direct fire among the roles: the shooters come before it.
pub const SHOT: usize = parts::SHOOTERS.len();
