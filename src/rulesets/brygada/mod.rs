//! *10. Brygada* (10th Brigade), version 1.4: squads, vehicles and guns on cards.
//!
//! What the folder holds:
//!
//! * [`tables`]: the figures that the sheet prints, each once;
//! * [`words`]: the words of the game that several questions use;
//! * [`card`]: what is printed on a card, as blocks of questions;
//! * [`unit`]: what is kept of a unit;
//! * [`battle`]: what is kept of the battle as a whole;
//! * [`house`]: house rules, where the sheet is unclear;
//! * [`success`]: what successes do to infantry, in fire and in assaults;
//! * [`vehicle_effect`]: what a pierced armour means, in fire and in assaults;
//! * [`shot`]: what changes a shot, whatever it is fired at;
//! * one file for each calculator or family of them, listed in [`calculators`];
//! * [`checklist`]: the stages of a battle, step by step;
//! * [`tracker`]: what follows from a unit's state;
//! * [`reference`](mod@reference): rules, tables and rulings to look up.

pub mod anti_tank;
pub mod battle;
pub mod calculators;
pub mod card;
pub mod checklist;
pub mod combined_fire;
pub mod damage_location;
pub mod fire_at_infantry;
pub mod gun_target;
pub mod house;
pub mod reaction;
pub mod reference;
pub mod shot;
pub mod success;
pub mod tables;
pub mod tracker;
pub mod unit;
pub mod vehicle_effect;
pub mod words;

use crate::aid::{Form, Missions, Order, Ruleset, first_of, turns_of_phases};
use crate::text::keys::app;

/// 10. Brygada.
pub static RULESET: Ruleset = Ruleset {
    id: "brygada",
    name: app::GAME_BRYGADA,
    summary: app::GAME_BRYGADA_SUMMARY,
    packs: &["brygada", "brygada-rules"],
    order: Order {
        first: |view| first_of(view, checklist::CHECKLIST),
        next: |view| turns_of_phases(view, checklist::CHECKLIST),
        in_order: true,
    },
    checklist: checklist::CHECKLIST,
    calculators: calculators::CALCULATORS,
    reference: reference::SECTIONS,
    rulings: reference::RULINGS,
    glossary: &[],
    tracker: tracker::TRACKER,
    missions: Missions::NONE,
    house_rules: house::House::FIELDS,
};
