//! How units take part in the calculators.
//!
//! * [`roles`]: the units that can take part, and those that may not now;
//! * one file for each calculator in which units take part;
//! * [`calculators`]: the list of all calculators.

pub mod armament;
pub mod assault_on_vehicle;
pub mod calculators;
pub mod charge;
pub mod close_combat;
pub mod command_range;
pub mod crew;
pub mod direct_fire;
pub mod fire_mission;
pub mod hit_effect;
pub mod immobilisation;
pub mod infantry_fire;
pub mod look_up;
pub mod morale;
pub mod morale_due;
pub mod near_impact;
pub mod overrun;
pub mod ramming;
pub mod roles;
pub mod spotting;
pub mod template;
pub mod training_test;
