//! The order of play.
//!
//! * [`checklist`]: the stages of a battle, step by step;
//! * [`order`]: activation, declared actions, reactions, regrouping;
//! * [`missions`]: the set-up, end and winner of the five missions.

pub mod checklist;
pub mod missions;
pub mod order;
