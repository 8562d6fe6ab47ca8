//! The state of units, and its consequences.
//!
//! * [`tracker`]: the states of a unit, and their consequences;
//! * `becomes`: the effects of calculators on units.

pub(crate) mod becomes;
pub mod tracker;
