//! *10. Brygada* (10th Brigade), version 1.4: squads, vehicles and guns on cards.
//!
//! What the folder holds:
//!
//! * [`tables`]: the figures that the sheet prints, each once;
//! * [`words`]: the words of the game that several questions use;
//! * [`card`]: what is printed on a card, as blocks of questions;
//! * [`unit`]: what is kept of a unit;
//! * [`faces`]: what stands where on a card;
//! * [`battle`]: what is kept of the battle as a whole;
//! * [`house`]: house rules, where the sheet is unclear;
//! * one file for each calculator or family of them, listed in [`calculators`];
//! * [`checklist`]: the stages of a battle, step by step;
//! * [`tracker`]: what follows from a unit's state;
//! * [`reference`](mod@reference): rules, tables and rulings to look up.

pub mod army_total;
pub mod battle;
pub mod calculators;
pub mod card;
pub mod checklist;
pub mod faces;
pub mod house;
pub mod infantry_card;
pub mod reference;
pub mod regrouping;
pub mod riders;
pub mod scores;
pub mod tables;
pub mod towing;
pub mod tracker;
pub mod unit;
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
