//! The printed sheet: figures, forms, sums and dice. Nothing here depends on units.
//!
//! * [`words`]: the terms of the game that several calculators use;
//! * [`phases`]: the phases of a turn and the stages of a mission;
//! * [`house`]: house rules, where the sheet is unclear;
//! * what calculators share: [`damage`] (saves), [`weapon`] (figures of a weapon), [`ranging`]
//!   (ranging in), `template` (the teams under a template), `skill` (skill numbers), [`bar`]
//!   (reasons why a team may not shoot), `parts` (the roles of units), [`forms`] (of calculators
//!   that open each other);
//! * one file for each calculator or family of them ([`shooting`] is the longest chain);
//! * [`missions`]: the mission chapter.

pub mod abilities;
pub mod air;
pub mod air_attack;
pub mod allocation;
pub mod assault;
pub mod bailed_out;
pub mod bar;
pub mod boarding;
pub mod bogging;
pub mod bombardment;
pub mod building;
pub mod change_tank;
pub mod close_combat;
pub mod command;
pub mod commander;
pub mod concealment;
pub mod damage;
pub mod forms;
pub mod house;
pub mod legal_target;
pub mod may_bombard;
pub mod missions;
pub mod morale;
pub mod movement;
pub(crate) mod parts;
pub mod passengers;
pub mod phases;
pub mod rally;
pub mod ranging;
pub mod reconnaissance;
pub mod saves;
pub mod shooting;
pub mod sight;
pub(crate) mod skill;
pub mod smoke;
pub(crate) mod template;
pub mod test;
pub mod weapon;
pub mod words;
