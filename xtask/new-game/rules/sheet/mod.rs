//! The printed sheet: figures, forms, sums and dice. It knows no units.
//!
//! * [`words`]: the words of the game that several questions use;
//! * [`tables`]: the figures that the sheet prints, each once;
//! * [`house`]: house rules, where the sheet is unclear;
//! * [`parts`]: the ids of the roles that units take;
//! * one file for each calculator or family of them ([`shooting`]).

pub mod house;
pub mod parts;
pub mod shooting;
pub mod tables;
pub mod words;
