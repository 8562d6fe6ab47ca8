//! What is kept of units, and what follows from it.
//!
//! * [`tracker`]: what a unit can be in, and what follows from it;
//! * `becomes`: what calculators make of units.

pub(crate) mod becomes;
pub mod tracker;
