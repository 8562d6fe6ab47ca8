//! *10. Brygada* (10th Brigade), version 1.4: squads, vehicles and guns on cards.
//!
//! Each folder may use those before it in this list, and none after it:
//!
//! * [`sheet`]: the contents of the printed sheet;
//! * [`units`]: the state of units, and its consequences;
//! * [`play`]: how units take part in the calculators;
//! * [`turn`]: the order of play, step by step;
//! * [`reference`](mod@reference): rules, tables, worked examples and rulings to look up.
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

/// Everything that the app shows and uses of *10. Brygada*.
pub static RULESET: Ruleset = Ruleset {
    id: "brygada",
    name: app::GAME_BRYGADA,
    summary: app::GAME_BRYGADA_SUMMARY,
    packs: &["brygada", "brygada-rules"],
    order: Order {
        first: turn::order::first,
        next: turn::order::next,
        in_order: false,
        // A round is two turns (BR10-AMB-05).
        in_rounds: true,
    },
    checklist: turn::checklist::CHECKLIST,
    calculators: play::calculators::CALCULATORS,
    reference: reference::SECTIONS,
    rulings: reference::RULINGS,
    examples: reference::EXAMPLES,
    glossary: reference::glossary::TERMS,
    tracker: units::tracker::TRACKER,
    missions: turn::missions::MISSIONS,
    house_rules: sheet::house::House::FIELDS,
    off_paper: &["actions/activate", "actions/start", "declare/declare-one"],
};
