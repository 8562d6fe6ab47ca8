//! The state of units and of the battle, and its consequences.
//!
//! * [`unit`](mod@unit): the state of a unit, [`battle`]: of the battle as a whole;
//! * [`stages`]: the position of a battle, and its units;
//! * [`cards`]: the cards of units and the terms of an army;
//! * [`effects`]: the effects of fire and assaults on units;
//! * [`scores`]: the scores of units;
//! * [`tracker`]: the consequences of a unit's state.

pub mod battle;
pub mod cards;
pub mod effects;
pub mod scores;
pub mod stages;
pub mod tracker;
pub mod unit;
