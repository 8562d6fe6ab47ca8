//! The state of platoons and of the battle, and its consequences.
//!
//! * [`tracker`]: the states of a platoon, and their consequences;
//! * [`battle`]: the battle as a whole, when a mission is played;
//! * [`stages`]: the point that a battle with a mission has reached;
//! * [`army`]: a side's platoons, counted by the rules of a mission.

pub mod army;
pub mod battle;
pub mod stages;
pub mod tracker;
