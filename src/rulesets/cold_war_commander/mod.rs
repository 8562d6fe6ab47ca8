//! Cold War Commander, from a Polish reference card of two pages.
//!
//! Each folder may use those before it in this list, and none after it:
//!
//! * [`sheet`]: the contents of the printed card;
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

/// Everything that the app shows and uses of Cold War Commander.
pub static RULESET: Ruleset = Ruleset {
    id: "cold-war-commander",
    name: app::GAME_COLD_WAR_COMMANDER,
    summary: app::GAME_COLD_WAR_COMMANDER_SUMMARY,
    packs: &["cold-war-commander", "cold-war-commander-rules"],
    order: Order {
        first: |view| first_of(view, turn::checklist::CHECKLIST),
        next: |view| turns_of_phases(view, turn::checklist::CHECKLIST),
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
    missions: Missions::NONE,
    house_rules: sheet::house::House::FIELDS,
    off_paper: &[
        "scheduled-fire/plan",
        "anti-air",
        "air-request",
        "air-strike/dice",
        "artillery-blunder",
        "artillery-fire/dice",
        "artillery-deviation",
        "artillery-request",
        "assault",
        "assault-round",
        "command",
        "direct-fire/dice",
        "direct-fire/unit-1",
        "direct-fire/unit-1-apart",
        "direct-fire/unit-2",
        "direct-fire/unit-2-apart",
        "direct-fire/unit-3",
        "direct-fire/unit-3-apart",
        "orders",
    ],
};
