//! The state of units, and its consequences.
//!
//! * [`tracker`]: the states of a unit, and their consequences;
//! * `effects`: the effects of calculators on units.

pub(crate) mod effects;
pub mod tracker;
