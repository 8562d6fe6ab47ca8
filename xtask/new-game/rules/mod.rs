//! New game, an invented skirmish until its own rules are written.
//!
//! Each folder may use those before it in this list, and none after it
//! (`src/rulesets/README.md` says why, and in which order to write the files):
//!
//! * [`sheet`]: the contents of the printed sheet;
//! * [`units`]: the state of units, and its consequences;
//! * [`play`]: how units take part in the calculators;
//! * [`turn`]: the order of play, step by step;
//! * [`reference`](mod@reference): rules, tables and rulings to look up.
//!
//! Nearly every file imports `prelude`: the words of the game and of all games.

pub mod play;
mod prelude;
pub mod reference;
pub mod sheet;
pub mod turn;
pub mod units;

use crate::rulesets::prelude::*;
use crate::text::keys::app;

/// New game.
pub static RULESET: Ruleset = Ruleset {
    id: "new-game",
    name: app::GAME_NEW_GAME,
    summary: app::GAME_NEW_GAME_SUMMARY,
    packs: &["new-game", "new-game-rules"],
    // Phases in a fixed order, in a turn of each side. Any other order is a
    // function of the battle: see `aid::Order`.
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
    glossary: &[],
    tracker: units::tracker::TRACKER,
    missions: Missions::NONE,
    house_rules: sheet::house::House::FIELDS,
    off_paper: &[],
};
