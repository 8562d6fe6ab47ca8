//! One file per screen.

mod about;
mod armies;
mod army;
mod army_unit;
mod battle;
mod battle_map;
mod battles;
mod board;
mod calculator;
mod calculators;
mod catalogue;
mod dice;
mod due;
mod go_on;
mod home;
mod keep;
mod last_roll;
pub mod later;
mod lines;
mod lineup;
mod log;
mod missions;
mod moves;
mod new_battle;
mod own_modifiers;
mod paper;
pub mod report;
mod rules;
mod settings;
mod turn;
mod unit;
mod units;

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::{Calculator, Offer, Opening, PhaseKind, Position, Ruleset};
use crate::battle::{Action, Answers, BattleEntry, BattleState, Due, Setup, Side, words};
use crate::browser::page;
use crate::rulesets;
use crate::text::Voice;
use crate::text::keys::{app as t, screens as s};
use crate::ui::actions::{side_in_battle, side_name, unit_name};
use crate::ui::play::BattlePosition;

use self::later::{LATER, TURN};
use super::erase::live;
use super::parts::icon::icon;
use super::play::PLAY;
use super::state::{App, is_same_place};

/// The page of the screen. Each is recreated when the screen changes, and watches the state
/// that it shows.
pub fn page(app: App) -> impl IntoView {
    live(move || {
        let screen = app.screen.get();
        untrack(|| match PLAY.get() {
            Some(play) if screen != Screen::Home => (play.page)(app, screen),
            _ => home::home(app).into_any(),
        })
    })
}

/// The page of a screen other than home.
pub fn screen(app: App, screen: Screen) -> AnyView {
    let ruleset = screen.ruleset().and_then(rulesets::find);
    match (screen, ruleset) {
        (Screen::GoOn(place), _) => go_on::go_on(app, place),
        (Screen::Shared, _) => keep::page(app, keep::Asked::Shared),
        (Screen::Keep, _) => keep::page(app, keep::Asked::All),
        (Screen::Hand(handed), _) => keep::page(app, keep::Asked::One(handed)),
        (Screen::Code(_, place), Some(ruleset)) => {
            keep::page(app, keep::Asked::Situation(ruleset, place))
        }
        (Screen::Take(packed), _) => keep::page(app, keep::Asked::Taken(packed)),
        (Screen::In(_, Place::Turn), Some(ruleset)) => match TURN.get() {
            Some(turn) => (turn.page)(app, ruleset),
            None => home::home(app).into_any(),
        },
        (Screen::In(_, Place::Calculators), Some(ruleset)) => {
            calculators::calculators(app, ruleset).into_any()
        }
        (Screen::In(_, Place::Calculator(id, ..)), Some(ruleset)) => match ruleset.calculator(id) {
            Some(calculator) => calculator::calculator(app, ruleset, calculator).into_any(),
            None => calculators::calculators(app, ruleset).into_any(),
        },
        (screen, _) => match LATER.get() {
            Some(later) => (later.page)(app, screen),
            None => home::home(app).into_any(),
        },
    }
}

/// The set-up of a listed battle, its position (phase, side, turn), and whether it is over. `None`
/// while its rules are not loaded.
pub fn standing(app: App, shelved: &BattleEntry) -> Option<BattlePosition> {
    let ruleset = rulesets::find(&shelved.ruleset)?;
    let battle_state = app.look_at(shelved)?;
    let setup = battle_state.battle.clone()?;
    let told = turn_phase(app, ruleset, &battle_state, &setup);
    let is_over =
        battle_state.phase(ruleset).is_some_and(|(_, phase)| phase.kind == PhaseKind::Over);
    Some((setup, told, is_over))
}

/// The position of a battle: phase, side, turn.
pub fn turn_phase(
    app: App,
    ruleset: &Ruleset,
    battle_state: &BattleState,
    setup: &Setup,
) -> String {
    let at = battle_state.turn.position();
    app.voice(|voice| words::place(voice, ruleset, setup, &at))
}

/// The position of a battle in the top bar: the phase, and the side that acts.
pub fn phase_and_side(
    app: App,
    ruleset: &Ruleset,
    battle_state: &BattleState,
    setup: &Setup,
) -> (String, Option<String>) {
    let side = battle_state.acting_side();
    let at = Position { side, ..battle_state.turn.position() };
    let mut said = (String::new(), None);
    app.with_voice(&mut |voice: &Voice| {
        said = words::phase_and_side(voice, ruleset, setup, &at);
    });
    said
}

/// The kind of stage that the battle is in.
pub fn kind(app: App, ruleset: &Ruleset) -> PhaseKind {
    app.battle_state(|state| state.phase(ruleset).map(|(_, phase)| phase.kind))
        .unwrap_or(PhaseKind::Turn)
}

/// The action that takes an offer, under the current house rules.
pub fn taking(app: App, ruleset: &Ruleset, offer: &Offer) -> Action {
    Action::take(offer, &app.house(ruleset), ruleset)
}

/// The name of the battle, or the usual one.
pub fn battle_name(app: App, setup: &Setup) -> String {
    app.voice(|voice| words::battle(voice, setup))
}

/// The link back to where the player came from; without history, to the screen of this hash.
pub fn back(app: App, hash: String) -> impl IntoView {
    view! {
        <a
            class="icon-button"
            href=hash
            aria-label=app.t(t::BACK)
            data-action="back"
            on:click=move |event| {
                if app.trail.with_untracked(|trail| !trail.is_empty()) {
                    event.prevent_default();
                    page::back();
                }
            }
        >
            {icon("back")}
        </a>
    }
}

/// Where a calculator is opened from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Origin {
    /// The unit that it is about.
    pub about: Option<(Side, u32)>,
    /// The units in the calculator before it: their numbers, by role.
    pub cast: Answers,
}

impl Origin {
    /// An origin that is only a unit, or none at all.
    pub fn about(about: Option<(Side, u32)>) -> Self {
        Self { about, ..Self::default() }
    }

    /// The origin of a calculator that rolls a due test.
    pub fn due(app: App, ruleset: &Ruleset, due: &Due) -> Self {
        let cast = app.battle_state(|state| state.from_due(due, ruleset));
        Self { about: due.unit.map(|unit| (due.side, unit)), cast }
    }
}

/// Opens a calculator with the known answers, and goes there.
fn open(app: App, ruleset: &'static Ruleset, opening: &Opening, origin: &Origin) {
    let about = origin.about;
    let Some(calculator) = ruleset.calculator(opening.calculator) else { return };
    let house = app.house(ruleset);
    let (action, shown, waits) = app.battle_state(|state| {
        let action = state.open(opening, about, &origin.cast, ruleset);
        // A result that was not applied is shown, not discarded.
        let of_these = action.as_ref().is_some_and(|action| state.waits_with(action));
        let waiting = state.not_applied(&house, ruleset);
        let of_others = waiting.iter().any(|one| one.id == calculator.id) && !of_these;
        (action.filter(|_| !of_these && !of_others), of_these, of_others)
    });
    if let Some(action) = action {
        app.act(action);
    }
    if shown {
        see_result(app, calculator);
    }
    if waits {
        app.say_for_a_while(app.t(s::TURN_DICE_LIE));
    }
    let values = app.battle_state(|state| state.calculator_state(calculator.id).values(calculator));
    let screen = Screen::In(ruleset.id, Place::calculator(calculator, &values));
    // When opened again, it is shown from its top, wherever it was left.
    show_from_top(app, &screen);
    page::set_hash(&screen.hash());
}

/// Brings a result that was not applied into view.
fn see_result(app: App, calculator: &'static Calculator) {
    let mode = app.battle_state(|state| state.calculator_state(calculator.id).mode_of_dice());
    let mode = Some(mode);
    app.act(Action::SetMode { calculator: calculator.id.to_owned(), mode });
}

/// Clears the scroll position of a screen if going back leads to it.
fn show_from_top(app: App, screen: &Screen) {
    app.trail.update_untracked(|trail| {
        if let Some((last, scrolled)) = trail.last_mut()
            && is_same_place(last, screen)
        {
            *scrolled = 0.0;
        }
    });
}

/// The link to a calculator from a list.
fn calculator_link(app: App, ruleset: &'static Ruleset, id: &'static str) -> String {
    let place = ruleset.calculator(id).map_or(Place::Calculators, |calculator| {
        let values = app.battle_state(|state| state.opened_from_list(calculator, ruleset));
        Place::calculator(calculator, &values)
    });
    Screen::In(ruleset.id, place).hash()
}
