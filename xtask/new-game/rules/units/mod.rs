//! The state of units, and its consequences.
//!
//! * [`tracker`]: the states of a unit, and their consequences.

pub mod tracker;
