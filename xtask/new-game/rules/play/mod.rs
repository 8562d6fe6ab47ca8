//! How units take part in the calculators.
//!
//! * [`roles`]: the units that can take part, and those that may not now;
//! * one file for each calculator in which units take part;
//! * [`calculators`]: the list of all calculators.

pub mod calculators;
pub mod roles;
pub mod shooting;
