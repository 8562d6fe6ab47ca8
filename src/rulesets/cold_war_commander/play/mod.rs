//! How units take part in the calculators.
//!
//! * [`roles`]: the units that can take part, and those that may not now;
//! * one file for each calculator, or family of them, in which units take part;
//! * what these share: `retreat`, `own_unit`;
//! * [`calculators`]: the list of all calculators.

pub mod air_blunder;
pub mod anti_air;
pub mod artillery_blunder;
pub mod assault;
pub mod calculators;
pub mod command;
pub mod command_blunder;
pub mod deviation;
pub mod direct_fire;
pub mod end_phase;
pub mod fall_back;
pub mod fire_resolution;
pub(crate) mod own_unit;
pub mod requests;
pub(crate) mod retreat;
pub mod roles;
pub mod support;
pub mod zone;
