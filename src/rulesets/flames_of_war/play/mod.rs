//! How units take part in the calculators.
//!
//! * [`roles`]: the platoons that can take part, and those that may not now;
//! * one file for each calculator in which platoons take part;
//! * [`calculators`]: the list of all calculators.

pub mod air;
pub mod air_attack;
pub mod allocation;
pub mod assault;
pub mod bailed_out;
pub mod bogging;
pub mod bombardment;
pub mod calculators;
pub mod close_combat;
pub mod command;
pub mod commander;
pub mod concealment;
pub mod legal_target;
pub mod morale;
pub mod movement;
pub mod passengers;
pub mod rally;
pub mod reconnaissance;
pub mod roles;
pub mod roll_offs;
pub mod saves;
pub mod shooting;
pub mod smoke;
pub mod test;

#[cfg(test)]
mod tests;
