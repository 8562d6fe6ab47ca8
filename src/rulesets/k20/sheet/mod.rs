//! The printed sheet: figures, forms, sums and dice. Nothing here depends on units.
//!
//! * [`tables`]: the figures that the sheet prints, each given once;
//! * [`words`]: the terms of the game that several calculators use;
//! * [`phases`]: the actions of the sheet;
//! * [`house`]: house rules, where the sheet is unclear;
//! * [`forms`]: forms of calculators that open each other;
//! * what calculators share: [`effect`] (the hit-effect table, on which every shot, assault and
//!   blast ends), `range` (bands of distances), [`cover`], `shot` (a hit roll with its criticals),
//!   `volley` (shots at one target), `number` (tests of Training and morale), `strike` (infantry at
//!   a vehicle), `overwatch`, [`facing`] (armour by side), `parts` (the roles of units);
//! * one file for each calculator or family of them ([`direct_fire`] is the longest chain).

pub mod armament;
pub mod assault_on_vehicle;
pub mod charge;
pub mod close_combat;
pub mod command_range;
pub mod cover;
pub mod crew;
pub mod direct_fire;
pub mod effect;
pub mod facing;
pub mod fire_mission;
pub mod forms;
pub mod hit_effect;
pub mod house;
pub mod immobilisation;
pub mod infantry_fire;
pub mod look_up;
pub mod morale;
pub mod morale_due;
pub mod near_impact;
pub(crate) mod number;
pub mod overrun;
pub(crate) mod overwatch;
pub(crate) mod parts;
pub mod phases;
pub mod ramming;
pub(crate) mod range;
pub mod scatter;
pub(crate) mod shot;
pub mod spotting;
pub(crate) mod strike;
pub mod tables;
pub mod template;
pub mod training;
pub(crate) mod volley;
pub mod words;
