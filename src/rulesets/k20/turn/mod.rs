//! The order of play.
//!
//! * [`checklist`]: the actions, step by step.

pub mod checklist;
