//! *10. Brygada* (10th Brigade), version 1.4: squads, vehicles and guns on cards.
//!
//! What the folder holds:
//!
//! * [`tables`]: the figures that the sheet prints, each once;
//! * [`words`]: the words of the game that several questions use;
//! * [`card`]: what is printed on a card, as blocks of questions;
//! * [`unit`](mod@unit): what is kept of a unit;
//! * [`faces`]: what stands where on a card, [`catalogue`]: the sheet's own cards;
//! * [`terms`]: what an army is agreed on;
//! * [`battle`]: what is kept of the battle as a whole;
//! * [`house`]: house rules, where the sheet is unclear;
//! * [`success`]: what successes do to infantry, in fire and in assaults;
//! * [`vehicle_effect`]: what a pierced armour means, in fire and in assaults;
//! * [`shot`]: what changes a shot, whatever it is fired at;
//! * one file for each calculator or family of them, listed in [`calculators`];
//! * [`order`]: the order of play: activation, declared actions, reactions, regrouping;
//! * [`missions`]: the five missions: maps, set-up, end;
//! * [`roles`]: units in the calculators;
//! * [`becomes`]: what fire and assaults make of units;
//! * [`checklist`]: the stages of a battle, step by step;
//! * [`tracker`]: what follows from a unit's state;
//! * [`reference`](mod@reference): rules, tables, worked examples and rulings to look up;
//! * [`glossary`]: the words of the game.

pub mod anti_tank;
pub mod area_fire;
pub mod army_total;
pub mod assault;
pub mod battle;
pub mod becomes;
pub mod calculators;
pub mod card;
pub mod catalogue;
pub mod checklist;
pub mod combined_fire;
pub mod damage_location;
pub mod faces;
pub mod fire_at_infantry;
pub mod glossary;
pub mod gun_target;
pub mod house;
pub mod infantry_card;
pub mod missions;
pub mod order;
pub mod reaction;
pub mod reference;
pub mod regrouping;
pub mod riders;
pub mod roles;
pub mod scores;
pub mod shot;
pub mod success;
pub mod tables;
pub mod terms;
pub mod towing;
pub mod tracker;
pub mod unit;
pub mod vehicle_effect;
pub mod words;

use crate::aid::{Form, Order, Ruleset};
use crate::text::keys::app;

/// 10. Brygada.
pub static RULESET: Ruleset = Ruleset {
    id: "brygada",
    name: app::GAME_BRYGADA,
    summary: app::GAME_BRYGADA_SUMMARY,
    packs: &["brygada", "brygada-rules"],
    order: Order {
        first: order::first,
        next: order::next,
        in_order: false,
        in_rounds: true,
    },
    checklist: checklist::CHECKLIST,
    calculators: calculators::CALCULATORS,
    reference: reference::SECTIONS,
    rulings: reference::RULINGS,
    examples: reference::EXAMPLES,
    glossary: glossary::TERMS,
    tracker: tracker::TRACKER,
    missions: missions::maps::MISSIONS,
    house_rules: house::House::FIELDS,
};
