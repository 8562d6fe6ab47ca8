//! The K20 sheet of the Second World War, which has no title.
//!
//! What the folder holds:
//!
//! * [`tables`]: the figures that the sheet prints, each once;
//! * [`words`]: the words of the game that several calculators ask for;
//! * [`house`]: house rules, where the sheet is unclear;
//! * [`effect`]: the hit-effect table, where every shot, assault and blast ends;
//! * [`direct_fire`], [`infantry_fire`], [`fire_mission`] and the other
//!   calculators of fire;
//! * [`reference`](mod@reference): rules, tables and rulings to look up;
//! * [`glossary`]: the words of the game and what they mean.

pub mod armament;
pub mod cover;
pub mod direct_fire;
pub mod effect;
pub mod fire_mission;
pub mod glossary;
pub mod hit_effect;
pub mod house;
pub mod infantry_fire;
mod range;
pub mod reference;
pub mod scatter;
mod shot;
pub mod spotting;
pub mod tables;
pub mod template;
pub mod words;
