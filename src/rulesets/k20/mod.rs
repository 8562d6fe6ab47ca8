//! The K20 sheet of the Second World War, which has no title.
//!
//! The content of the folder:
//!
//! * [`tables`]: the figures that the sheet prints, each once;
//! * [`words`]: the words of the game that several calculators ask for;
//! * [`house`]: house rules, where the sheet is unclear;
//! * what calculators share: [`effect`] (the hit-effect table, where every
//!   shot, assault and blast ends), `range` (bands of distances), [`cover`],
//!   `shot` (a hit roll with its criticals), `volley` (shots at one target), `number` (tests of Training and
//!   morale), `strike` (infantry at a vehicle), `overwatch`, [`facing`] (armour by side);
//! * [`roles`]: the parts that units take in them; `becomes`: what they make of units;
//! * one file per calculator or family of them ([`direct_fire`] is the longest
//!   chain), listed in [`calculators`];
//! * [`checklist`]: the actions, step by step;
//! * [`reference`](mod@reference): rules, tables and rulings to look up;
//! * [`glossary`]: the words of the game and what they mean;
//! * [`tracker`]: what a unit can be in, and what follows from it.

pub mod armament;
mod becomes;
pub mod calculators;
pub mod charge;
pub mod checklist;
pub mod close_combat;
pub mod command_range;
pub mod cover;
pub mod crew;
pub mod direct_fire;
pub mod effect;
pub mod facing;
pub mod fire_mission;
pub mod glossary;
pub mod hit_effect;
pub mod house;
pub mod immobilisation;
pub mod infantry_fire;
pub mod look_up;
pub mod morale;
pub mod morale_due;
pub mod near_impact;
mod number;
pub mod overrun;
mod overwatch;
pub mod ramming;
mod range;
pub mod reference;
pub mod roles;
pub mod scatter;
mod shot;
pub mod spotting;
mod strike;
pub mod tables;
pub mod template;
pub mod tracker;
pub mod training_test;
pub mod vehicle_assault;
mod volley;
pub mod words;

use crate::aid::{Form, Missions, Order, Ruleset, first_of};
use crate::text::keys::app;

/// The K20 sheet.
pub static RULESET: Ruleset = Ruleset {
    id: "k20",
    name: app::GAME_K20,
    summary: app::GAME_K20_SUMMARY,
    packs: &["k20", "k20-rules"],
    order: Order {
        first: |view| first_of(view, checklist::CHECKLIST),
        next: checklist::next,
        in_order: false,
        in_rounds: false,
    },
    checklist: checklist::CHECKLIST,
    calculators: calculators::CALCULATORS,
    reference: reference::SECTIONS,
    rulings: reference::RULINGS,
    examples: &[],
    glossary: glossary::TERMS,
    tracker: tracker::TRACKER,
    missions: Missions::NONE,
    house_rules: house::House::FIELDS,
};
