//! The state of units, and its consequences.
//!
//! * [`tracker`]: what a unit can be in, and what follows from it;
//! * `becomes`: what calculators make of units.

pub(crate) mod becomes;
pub mod tracker;
