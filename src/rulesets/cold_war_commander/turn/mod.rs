//! The order of play.
//!
//! * [`checklist`]: the phases of a turn, step by step.

pub mod checklist;
