//! Cold War Commander, as a Polish reference card of two pages has it.
//!
//! The content of the folder:
//!
//! * [`words`]: the words of the game that several calculators ask for;
//! * [`house`]: house rules, where the card is unclear;
//! * what calculators share: [`to_hit`] (the number to hit), [`effect`] (what
//!   hits do to a unit), `two_dice` (the test on two D6);
//! * fire: [`direct_fire`], [`fire_resolution`], [`zone`] (artillery and air
//!   strikes), [`anti_air`], [`fall_back`] (and the rout), [`command_blunder`],
//!   [`support_blunders`];
//! * orders and the rest: [`command`], [`requests`], [`deviation`],
//!   [`assault`], [`support`], [`breakpoint`], [`end_phase`];
//! * [`calculators`]: all of them, in the order of the turn;
//! * [`checklist`]: the turn, step by step;
//! * [`roles`], [`becomes`]: the units that take part in the calculators, and what the
//!   dice make of them;
//! * [`mod@unit`], [`side`]: what is kept of them, [`tracker`]: what follows from it;
//! * [`reference`](mod@reference): rules, tables and rulings to look up;
//! * [`glossary`]: the words of the game and what they mean.

pub mod acts;
pub mod anti_air;
pub mod assault;
pub mod becomes;
pub mod breakpoint;
pub mod calculators;
pub mod checklist;
pub mod command;
pub mod command_blunder;
mod counter;
pub mod deviation;
pub mod direct_fire;
pub mod effect;
pub mod end_phase;
pub mod fall_back;
pub mod fire_resolution;
pub mod glossary;
pub mod house;
pub(crate) mod parts;
pub(crate) mod places;
pub mod reference;
pub mod requests;
pub mod roles;
pub mod side;
pub mod support;
pub mod support_blunders;
pub mod to_hit;
pub mod tracker;
mod two_dice;
pub mod unit;
pub mod words;
pub mod zone;

use crate::aid::{Form, Missions, Order, Ruleset, first_of, turns_of_phases};
use crate::text::keys::app;

/// Cold War Commander.
pub static RULESET: Ruleset = Ruleset {
    id: "cold-war-commander",
    name: app::GAME_COLD_WAR_COMMANDER,
    summary: app::GAME_COLD_WAR_COMMANDER_SUMMARY,
    packs: &["cold-war-commander", "cold-war-commander-rules"],
    order: Order {
        first: |view| first_of(view, checklist::CHECKLIST),
        next: |view| turns_of_phases(view, checklist::CHECKLIST),
        in_order: true,
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
