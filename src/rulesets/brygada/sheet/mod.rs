//! The printed sheet: figures, forms, sums and dice. Nothing here depends on units.
//!
//! * [`words`]: the words of the game that several questions use;
//! * [`card`]: the printed figures of a card, as blocks of questions;
//! * [`tables`]: the figures that the sheet prints, each once;
//! * [`maps`]: the missions as data, from which the maps are drawn;
//! * [`house`]: house rules, where the sheet is unclear;
//! * [`success`]: the effect of successes on infantry, in fire and in assaults;
//! * [`vehicle_effect`]: the effect of penetrated armour, in fire and in
//!   assaults;
//! * [`shot`]: the modifiers of a shot, whatever its target;
//! * `parts`: the roles of units;
//! * one file for each calculator or family of them.

pub mod anti_tank;
pub mod area_fire;
pub mod army_total;
pub mod assault;
pub mod card;
pub mod combined_fire;
pub mod damage_location;
pub mod fire_at_infantry;
pub mod gun_target;
pub mod house;
pub mod infantry_card;
pub mod maps;
pub(crate) mod parts;
pub mod reaction;
pub mod regrouping;
pub mod riders;
pub mod scores;
pub mod shot;
pub mod success;
pub mod tables;
pub mod towing;
pub mod vehicle_effect;
pub mod words;
