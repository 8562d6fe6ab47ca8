//! New game, an invented skirmish until its own rules are written.
//!
//! What the folder holds (`src/rulesets/README.md` says why and in which order):
//!
//! * [`words`]: the words of the game that several questions use;
//! * [`tables`]: the figures that the sheet prints, each once;
//! * [`house`]: house rules, where the sheet is unclear;
//! * one file for each calculator or family of them ([`shooting`]);
//! * [`checklist`]: the turn, step by step;
//! * [`tracker`]: what a unit can be in, and what follows from it;
//! * [`reference`](mod@reference): rules, tables and rulings to look up.

pub mod checklist;
pub mod house;
pub mod reference;
pub mod shooting;
pub mod tables;
pub mod tracker;
pub mod words;

use crate::aid::{
    Calculator, Form, Missions, Order, Ruleset, first_of, played, turns_of_phases,
};
use crate::text::keys::app;

/// New game.
pub static RULESET: Ruleset = Ruleset {
    id: "new-game",
    name: app::GAME_NEW_GAME,
    summary: app::GAME_NEW_GAME_SUMMARY,
    packs: &["new-game", "new-game-rules"],
    // Phases that follow each other, in a turn of each side. Another order is a
    // function of the battle: see `aid::Order`.
    order: Order {
        first: |view| first_of(view, checklist::CHECKLIST),
        next: |view| turns_of_phases(view, checklist::CHECKLIST),
        in_order: true,
        in_rounds: false,
    },
    checklist: checklist::CHECKLIST,
    calculators: CALCULATORS,
    reference: reference::SECTIONS,
    rulings: reference::RULINGS,
    examples: &[],
    glossary: &[],
    tracker: tracker::TRACKER,
    missions: Missions::NONE,
    house_rules: house::House::FIELDS,
};

/// Every calculator, in the order of the turn.
const CALCULATORS: &[Calculator] = &[played::<shooting::Shooting>()];
