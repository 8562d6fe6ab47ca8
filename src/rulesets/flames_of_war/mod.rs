//! Flames of War, as a second-edition-era summary sheet has it.
//!
//! The content of the folder:
//!
//! * [`words`]: the words of the game that several calculators ask for;
//! * [`house`]: house rules, where the sheet is unclear;
//! * shared parts of calculators: [`damage`] (saves), [`ranging`] (ranging in), `template`
//!   (the teams under one), `skill` (skill numbers);
//! * one file per calculator or family of them ([`shooting`] is the pattern), listed in
//!   [`calculators`];
//! * [`checklist`]: the turn, step by step;
//! * [`reference`](mod@reference): rules, tables and rulings;
//! * [`glossary`]: the words of the game and their meanings;
//! * [`tracker`]: the state of a platoon, and its consequences.
//!
//! To add a calculator: write its form, its outcome and its working (`Calculate`) in a
//! separate file, add it to [`calculators::CALCULATORS`] in the order of the turn, name it
//! in the steps of [`checklist`] that need it, write its texts in
//! `locales/*/flames-of-war.ftl`, and remove its procedure from
//! `tests/ledger/flames-of-war.open`: the test `fidelity` lists the rest.

pub mod abilities;
pub mod air;
pub mod air_attack;
pub mod allocation;
pub mod assault;
pub mod bailed_out;
pub mod boarding;
pub mod bogging;
pub mod bombardment;
pub mod building;
pub mod calculators;
pub mod change_tank;
pub mod checklist;
pub mod close_combat;
pub mod command;
pub mod commander;
pub mod concealment;
pub mod damage;
pub mod glossary;
pub mod house;
pub mod legal_target;
pub mod may_bombard;

pub mod missions;
pub mod morale;
pub mod movement;
pub mod passengers;
pub mod rally;
pub mod ranging;
pub mod reconnaissance;
pub mod reference;
pub mod roles;
pub mod saves;
pub mod shooting;
pub mod sight;
mod skill;
pub mod smoke;
mod template;
pub mod test;
pub mod tracker;
pub mod weapon;
pub mod words;

use crate::aid::{Form, Order, Ruleset};
use crate::text::keys::app;

/// Flames of War.
pub static RULESET: Ruleset = Ruleset {
    id: "flames-of-war",
    name: app::GAME_FLAMES_OF_WAR,
    summary: app::GAME_FLAMES_OF_WAR_SUMMARY,
    packs: &[
        "flames-of-war",
        "flames-of-war-rules",
        "flames-of-war-missions",
        "flames-of-war-missions-rules",
    ],
    order: Order {
        first: missions::order::first,
        next: missions::order::next,
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
    missions: missions::maps::MISSIONS,
    house_rules: house::House::FIELDS,
};
