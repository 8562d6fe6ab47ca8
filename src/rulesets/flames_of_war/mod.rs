//! Flames of War, by a summary sheet from the time of the second edition.
//!
//! Each folder may use those before it in this list, and none after it:
//!
//! * [`sheet`]: the contents of the printed sheet;
//! * [`units`]: the state of units, and its consequences;
//! * [`play`]: how units take part in the calculators;
//! * [`turn`]: the order of play, step by step;
//! * [`reference`](mod@reference): rules, tables and rulings to look up, and the glossary.
//!
//! To add a calculator: write its form, its outcome and its working (`Calculate`) in a separate
//! file of `sheet`; write its roles and effects for platoons (`Play`) in a file of `play`; add it
//! to [`play::calculators::CALCULATORS`] in the order of the turn; name it in the steps of
//! [`turn::checklist`] that need it; write its texts in `locales/*/flames-of-war.ftl`; and remove
//! its procedure from `tests/ledger/flames-of-war.open`. The test `fidelity` reports anything that
//! is missing.
//!
//! Nearly every file imports `prelude`: the vocabulary of this game and of all games.

pub mod play;
mod prelude;
pub mod reference;
pub mod sheet;
pub mod turn;
pub mod units;

use crate::rulesets::prelude::*;
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
        first: turn::order::first,
        next: turn::order::next,
        in_order: true,
        in_rounds: false,
    },
    checklist: turn::checklist::CHECKLIST,
    calculators: play::calculators::CALCULATORS,
    reference: reference::SECTIONS,
    rulings: reference::RULINGS,
    examples: &[],
    glossary: reference::glossary::TERMS,
    tracker: units::tracker::TRACKER,
    missions: turn::missions::MISSIONS,
    house_rules: sheet::house::House::FIELDS,
    off_paper: &[
        "FOW-HIT-T1",
        "allocation",
        "air-call",
        "bogging",
        "disengage",
        "passengers",
        "towing",
        "warrior",
        "saves",
        "assault",
        "shooting/to-hit",
        "shooting/save",
    ],
};
