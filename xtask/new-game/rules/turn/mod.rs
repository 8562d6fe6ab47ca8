//! The order of play.
//!
//! * [`checklist`]: the turn, step by step.

pub mod checklist;
