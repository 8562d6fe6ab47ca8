//! The state of units, and its consequences.
//!
//! * [`tracker`]: what a unit can be in, and what follows from it.

pub mod tracker;
