//! The pages that can wait: a separate chunk, loaded right after the first screen.
//!
//! A calculator is often opened from a link, so it is in the chunk that all screens share
//! ([`PLAY`](crate::ui::play::PLAY)). The turn is a separate chunk, and the other pages are loaded
//! after it, because they share maps, cards and the clock with it.

use leptos::prelude::*;

use super::lines::To;
use super::own_modifiers::OfSum;
use super::{
    about, armies, army, army_unit, battle, battles, board, dice, home, lines, log, missions,
    new_battle, own_modifiers, paper, report, rules, settings, turn, unit, units,
};
use crate::address::{Place, Screen};
use crate::aid::{OwnModifier, Ruleset};
use crate::chunk::{Chunk, chunk};
use crate::rulesets;
use crate::ui::parts::pad;
use crate::ui::state::App;
use crate::ui::typing::Typing;

/// The turn, once loaded.
pub static TURN: Chunk<Turn> = chunk!(turn, Turn, TURN_PAGE);

/// The functions that the other screens call.
pub struct Turn {
    /// The page of the turn.
    pub page: fn(App, &'static Ruleset) -> AnyView,
    /// The situation of the battle, which a wide screen shows beside the page.
    pub board: fn(App) -> AnyView,
}

static TURN_PAGE: Turn =
    Turn { page: |app, ruleset| turn::turn(app, ruleset).into_any(), board: board::board };

/// The pages, once loaded.
pub static LATER: Chunk<Pages> = chunk!(later, Pages, PAGES);

/// The functions that the other screens call.
pub struct Pages {
    /// A page that can wait.
    pub page: fn(App, Screen) -> AnyView,
    /// An entry of the log in a few words, by its number.
    pub entry: fn(App, u32) -> Option<String>,
    /// The pad on which a number is typed.
    pub pad: fn(App, Typing) -> AnyView,
    /// Builds what is slow the first time, before the player asks for it.
    pub rehearse: fn(App),
    /// The players' own modifiers of a sum, given those of the calculator.
    pub own_modifiers: fn(App, &'static Ruleset, OfSum, Callback<OwnModifier>) -> AnyView,
}

static PAGES: Pages = Pages {
    page,
    entry: log::in_brief,
    pad: pad::pad,
    rehearse: report::rehearse,
    own_modifiers: own_modifiers::own_modifiers,
};

/// Whether the page of a screen is one of those that come after the turn.
const fn can_wait(screen: &Screen) -> bool {
    match screen {
        Screen::Battles | Screen::Settings | Screen::About | Screen::New(..) => true,
        Screen::In(_, place) => {
            !matches!(place, Place::Turn | Place::Calculators | Place::Calculator(..))
        }
        _ => false,
    }
}

/// Whether the page of a screen is loaded.
pub fn is_there(screen: &Screen) -> bool {
    match screen {
        Screen::In(_, Place::Turn) => TURN.get().is_some(),
        screen => LATER.get().is_some() || !can_wait(screen),
    }
}

/// Loads the page of a screen. A failure is reported where the page is missing.
pub async fn bring(screen: &Screen) {
    if matches!(screen, Screen::In(_, Place::Turn)) {
        let _ = TURN.load().await;
    } else if can_wait(screen) {
        let _ = LATER.load().await;
    }
}

fn page(app: App, screen: Screen) -> AnyView {
    let ruleset = screen.ruleset().and_then(rulesets::find);
    match (screen, ruleset) {
        (Screen::Battles, _) => battles::battles(app),
        (Screen::Settings, _) => settings::settings(app).into_any(),
        (Screen::About, _) => about::about(app).into_any(),
        (Screen::New(_, mission), Some(ruleset)) => {
            new_battle::new_battle(app, ruleset, mission).into_any()
        }
        (Screen::In(_, place), Some(ruleset)) => place_of(app, ruleset, place),
        _ => home::home(app).into_any(),
    }
}

fn place_of(app: App, ruleset: &'static Ruleset, place: Place) -> AnyView {
    match place {
        Place::Battle => battle::battle(app, ruleset),
        Place::Log => log::log(app, ruleset),
        Place::LogEntry(number) => log::entry(app, ruleset, number),
        Place::Report => report::report(app, ruleset),
        Place::Luck => report::luck(app, ruleset),
        Place::Units => units::units(app, ruleset).into_any(),
        Place::Unit(side, unit) => unit::unit(app, ruleset, side, unit).into_any(),
        Place::SideCards(side) => paper::paper(app, ruleset, paper::From::Side(side)),
        Place::SideLines(side) => lines::lines(app, ruleset, To::Side(side)),
        Place::ArmyLines(id) => lines::lines(app, ruleset, To::Army(id)),
        Place::Armies => armies::armies(app, ruleset),
        Place::Army(id) => army::army(app, ruleset, id),
        Place::ArmyUnit(id, unit) => army_unit::army_unit(app, ruleset, id, unit),
        Place::ArmyCards(id) => paper::paper(app, ruleset, paper::From::Army(id)),
        Place::Paper => paper::paper(app, ruleset, paper::From::Game),
        Place::Missions => missions::missions(app, ruleset).into_any(),
        Place::Mission(id) => match ruleset.missions.find(id, &app.house(ruleset)) {
            Some(mission) => missions::mission(app, ruleset, mission).into_any(),
            None => missions::missions(app, ruleset).into_any(),
        },
        Place::Rules(query) => rules::rules(app, ruleset, query).into_any(),
        Place::Section(section) => rules::section(app, ruleset, section, None).into_any(),
        Place::Rule(section, rule) => rules::section(app, ruleset, section, Some(rule)).into_any(),
        Place::Dice => dice::dice(app).into_any(),
        // These are not among the pages that can wait.
        Place::Turn | Place::Calculators | Place::Calculator(..) => home::home(app).into_any(),
    }
}
