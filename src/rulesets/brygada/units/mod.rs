//! What is kept of units and of the battle, and what follows from it.
//!
//! * [`unit`](mod@unit): what is kept of a unit, [`battle`]: of the battle as a whole;
//! * [`stages`]: where a battle stands, and who is in it;
//! * [`cards`]: the cards of units and the terms of an army;
//! * [`becomes`]: what fire and assaults make of units;
//! * [`scores`]: what units count for;
//! * [`tracker`]: what follows from a unit's state.

pub mod battle;
pub mod becomes;
pub mod cards;
pub mod scores;
pub mod stages;
pub mod tracker;
pub mod unit;
