//! The K20 sheet for the Second World War, which has no title of its own.
//!
//! Each folder may use those before it in this list, and none after it:
//!
//! * [`sheet`]: the contents of the printed sheet;
//! * [`units`]: the state of units, and its consequences;
//! * [`play`]: how units take part in the calculators;
//! * [`turn`]: the order of play, step by step;
//! * [`reference`](mod@reference): rules, tables and rulings to look up, and the glossary.
//!
//! Nearly every file imports `prelude`: the names that the files of this game share, and those that
//! all games share.

pub mod play;
mod prelude;
pub mod reference;
pub mod sheet;
pub mod turn;
pub mod units;

use crate::rulesets::prelude::*;
use crate::text::keys::app;

/// Everything that the app shows and uses of the K20 sheet.
pub static RULESET: Ruleset = Ruleset {
    id: "k20",
    name: app::GAME_K20,
    summary: app::GAME_K20_SUMMARY,
    packs: &["k20", "k20-rules"],
    order: Order {
        first: |view| first_of(view, turn::checklist::CHECKLIST),
        next: turn::checklist::next,
        in_order: false,
        in_rounds: false,
    },
    checklist: turn::checklist::CHECKLIST,
    calculators: play::calculators::CALCULATORS,
    reference: reference::SECTIONS,
    rulings: reference::RULINGS,
    examples: &[],
    glossary: reference::glossary::TERMS,
    tracker: units::tracker::TRACKER,
    missions: Missions::NONE,
    house_rules: sheet::house::House::FIELDS,
    off_paper: &[
        "K20-AMM-T3",
        "K20-ART-T3",
        "K20-CHG-T3",
        "K20-IMM-T3",
        "K20-IMM-T4",
        "K20-OVI-T1",
        "K20-VAS-T2",
        "direct-fire",
        "he-template",
        "infantry-overrun",
        "ramming",
        "vehicle-overrun",
        "charge",
        "close-combat",
    ],
};
