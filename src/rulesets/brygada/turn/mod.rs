//! The order of play.
//!
//! * [`checklist`]: the stages of a battle, step by step;
//! * [`order`]: activation, declared actions, reactions, regrouping;
//! * [`missions`]: how the five missions are set up, end and are won.

pub mod checklist;
pub mod missions;
pub mod order;
