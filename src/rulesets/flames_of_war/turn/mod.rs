//! The order of play.
//!
//! * [`checklist`]: the turn, step by step;
//! * [`order`]: the order of play, with a mission and without one;
//! * [`missions`]: how the five missions are set up, ended and won.

pub mod checklist;
pub mod missions;
pub mod order;
