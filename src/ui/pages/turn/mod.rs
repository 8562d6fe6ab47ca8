//! The turn: its phases, the steps of the current one, and the tests that are
//! due now.

mod leads;
mod onward;
mod steps;

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::mission::Roles;
use crate::aid::{Calculator, OfferKind, PhaseKind, Ruleset};
use crate::battle::{Action, Due, NOT_LISTED, Side};
use crate::text::Text;
use crate::text::keys::{app as t, screens as s};

use crate::ui::erase::{Views, live, tap};
use crate::ui::pages::battle_map::{BattleMap, played};
use crate::ui::pages::due::{end, leading, take, waits};
use crate::ui::pages::last_roll::last_roll;
use crate::ui::pages::lineup::lineup;
use crate::ui::pages::moves::moves;
use crate::ui::pages::{
    calculator_link, kind, see_result, side_in_battle, turn_phase, unit_name, units,
};
use crate::ui::parts::clock;
use crate::ui::parts::icon::icon;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

pub use leads::Lead;
use leads::{leads, main_calculators};
use onward::onward;
use steps::{acted, steps};

pub fn turn(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let map = BattleMap::new();
    let asked = RwSignal::new(None);
    let main = Memo::new(move |_| main_calculators(app, ruleset));
    view! {
        <div class="turn">
            <div class="turn-columns">
                <div>
                    {live(move || head(app, ruleset))}
                    {clock::clock(app)}
                    {live(move || phases(app, ruleset))}
                    {live(move || map.shown(app, ruleset))}
                    {live(move || leading(app, ruleset))}
                    {live(move || due(app, ruleset))}
                    {live(move || not_applied(app, ruleset))}
                    {live(move || named(app, ruleset))}
                    {live(move || no_units(app, ruleset))}
                </div>
                <div>
                    {live(move || lineup(app, ruleset))}
                    {live(move || main.with(|main| moves(app, ruleset, main)))}
                    {live(move || main.with(|main| leads(app, ruleset, main, asked)))}
                    {live(move || main.with(|main| steps(app, ruleset, main)))}
                    {live(move || acted(app, ruleset))}
                </div>
            </div>
            {live(move || onward(app, ruleset))}
        </div>
    }
}

/// Whether there is more to show of the situation than the phase, which is in the top bar.
pub fn has_situation(app: App, ruleset: &'static Ruleset) -> bool {
    let house = app.house(ruleset);
    app.last_roll().is_some()
        || app.battle_state(|state| {
            !state.due(ruleset).is_empty()
                || !state.leading(ruleset).is_empty()
                || !state.not_applied(&house, ruleset).is_empty()
        })
}

/// The situation of the battle in short: its position, the due tests, and the last roll.
pub fn situation(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    view! {
        <div>
            {live(move || phase(app, ruleset))}
            {live(move || leading(app, ruleset))}
            {live(move || due(app, ruleset))}
            {live(move || not_applied(app, ruleset))}
            {live(move || last_roll(app, ruleset))}
        </div>
    }
}

/// The phase, with a link to its steps.
fn phase(app: App, ruleset: &'static Ruleset) -> Option<AnyView> {
    let place = app.battle_state(|state| {
        let setup = state.battle.as_ref()?;
        Some(turn_phase(app, ruleset, state, setup))
    })?;
    Some(
        view! {
            <a class="turn-to" href=Screen::In(ruleset.id, Place::Turn).hash()>
                {place}
            </a>
        }
        .into_any(),
    )
}

/// The links to log and report, if there is a battle.
fn looking_back(app: App, ruleset: &Ruleset) -> Option<AnyView> {
    app.battle_state(|state| state.battle.is_some()).then(|| {
        let log = Screen::In(ruleset.id, Place::Log).hash();
        let battle = Screen::In(ruleset.id, Place::Battle).hash();
        view! {
            <div class="button-row turn-back">
                <a class="button small" href=log data-action="log">{app.t(s::TURN_LOG)}</a>
                <a class="button small" href=battle data-action="battle-page">
                    {app.t(s::TURN_BATTLE)}
                </a>
            </div>
        }
        .into_any()
    })
}

fn head(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let (number, side, battle, stage) = app.battle_state(|battle_state| {
        let stage = battle_state.phase(ruleset).map(|(_, phase)| phase);
        let side = battle_state.acting_side();
        (battle_state.turn.number, side, battle_state.battle.is_some(), stage)
    });
    let stage = stage.filter(|stage| matches!(stage.kind, PhaseKind::SetUp | PhaseKind::Over));
    let title = match stage {
        Some(stage) => app.t(stage.title).into_any(),
        None => view! {
            {app.say(if ruleset.order.in_rounds { s::round_number(number) } else { s::turn_number(number) })} " · "
            <span class="turn-side">{side_in_battle(app, side)}</span>
        }
        .into_any(),
    };
    let mission = played(app, ruleset).map(|played| {
        let side = side_in_battle(app, played.attacker);
        let attacks = match played.mission.roles {
            Roles::Attack => s::mission_attacks(side),
            Roles::Order => s::mission_begins(side),
        };
        view! {
            <p class="soft">
                {app.t(played.mission.title)} " · " {app.say(attacks)}
            </p>
        }
    });
    view! {
        <header>
            <h1>{title}</h1>
            {mission}
            {(!battle)
                .then(|| {
                    view! {
                        <p class="soft">{app.t(s::TURN_NO_BATTLE)}</p>
                        <a class="button" href=Screen::New(ruleset.id, None).hash()>
                            {app.t(t::HOME_NEW)}
                        </a>
                    }
                })}
        </header>
    }
}

/// Special rules that the mission names but the sheet does not explain, and that matter now:
/// with their page and the player's note.
fn named(app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
    let played = played(app, ruleset)?;
    let rules: Vec<_> = app.battle_state(|state| {
        state.view(ruleset, |view| {
            let all = played.mission.named.iter();
            all.filter(|named| (ruleset.missions.matters)(named, view)).collect()
        })
    });
    let rows = rules
        .into_iter()
        .map(|named| {
            let title = app.t(named.title);
            let note =
                app.settings.with(|settings| settings.now().note(ruleset, named.cite).to_owned());
            view! {
                <li class="turn-named" data-cite=named.cite>
                    <p>
                        <b>{title.clone()}</b> " "
                        <span class="soft">{app.say(s::mission_named_page(named.page))}</span>
                        {(!note.is_empty()).then(|| view! { <br /> {note} })}
                    </p>
                    {cite(app, named.cite, &title)}
                </li>
            }
        })
        .views();
    (!rows.is_empty()).then(|| view! { <ul>{rows}</ul> })
}

/// The stages of this turn: the one on the screen, and those the player can go to.
fn phases(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let (here, offers) = app.battle_state(|battle_state| {
        let here = battle_state.phase(ruleset).map_or(0, |(place, _)| place);
        (here, battle_state.offers(ruleset))
    });
    let in_order = ruleset.order.in_order;
    let buttons = ruleset
        .checklist
        .iter()
        .enumerate()
        .filter_map(|(index, phase)| {
            let jump = offers
                .iter()
                .find(|offer| offer.kind == OfferKind::Jump && offer.to.stage == phase.id);
            let why = jump.and_then(|jump| jump.barred.clone());
            let jump = jump.cloned();
            if jump.is_none() && index != here {
                return None;
            }
            let state = match index.cmp(&here) {
                std::cmp::Ordering::Less if in_order => "past",
                std::cmp::Ordering::Equal => "here",
                _ => "",
            };
            Some(view! {
                <li>
                    <button
                        class=format!("turn-phase {state}")
                        data-phase=phase.id
                        aria-current=(index == here).then_some("step")
                        aria-disabled=why.is_some().then_some("true")
                        on:click=tap(move || {
                            let Some(jump) = &jump else { return };
                            if let Some(why) = why.clone() {
                                app.say_for_a_while(app.say(why.phrase));
                            }
                            if waits(app, ruleset, jump) {
                                end(app, jump);
                            } else if jump.barred.is_none() {
                                take(app, ruleset, jump);
                            }
                        })
                    >
                        {(in_order && phase.kind == PhaseKind::Turn).then(|| view! { <span class="turn-phase-number">{index + 1}</span> })}
                        <span class="turn-phase-name">{app.t(phase.title)}</span>
                    </button>
                </li>
            })
        })
        .views();
    // A single button would only repeat the title below.
    (buttons.len() > 1)
        .then(|| view! { <ol class="turn-phases" class:free=!in_order>{buttons}</ol> })
}

/// Due tests of both sides and their units; those rolled at the end of the phase; then the
/// tests that a unit may take now.
fn due(app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
    let all = app.battle_state(|state| state.due(ruleset));
    let (tests, options): (Vec<_>, Vec<_>) = all.iter().partition(|due| due.follows.holds);
    let section = |title: Text, all: Vec<&Due>| {
        let lines: Vec<_> =
            (all.into_iter()).map(|due| units::due_line(app, ruleset, due)).collect();
        (!lines.is_empty()).then(|| {
            view! {
                <section class="turn-due">
                    <h2 class="margin-word">{app.t(title)}</h2>
                    {lines}
                </section>
            }
        })
    };
    let (at_end, now): (Vec<_>, Vec<_>) =
        tests.into_iter().partition(|due| due.follows.as_phase_ends);
    let sections: Vec<_> = [
        section(s::TURN_NOW_DUE, now),
        section(s::TURN_DUE_AS_PHASE_ENDS, at_end),
        section(s::TURN_POSSIBLE_NOW, options),
    ]
    .into_iter()
    .flatten()
    .collect();
    (!sections.is_empty()).then(|| sections.views())
}

/// Dice that were not applied: to look at, or to discard.
fn not_applied(app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
    let house = app.house(ruleset);
    let rows = app
        .battle_state(|state| state.not_applied(&house, ruleset))
        .into_iter()
        .map(|calculator| {
            let names = of_both_sides(app, calculator);
            let mut title = app.t(calculator.title);
            if !names.is_empty() {
                title = format!("{title}: {}", names.join(" → "));
            }
            view! {
                <div class="button-row" data-lies=calculator.id>
                    <a
                        class="button"
                        href=calculator_link(app, ruleset, calculator.id)
                        on:click=tap(move || see_result(app, calculator))
                    >
                        {icon("dice")}
                        {title.clone()}
                    </a>
                    <button
                        class="icon-button"
                        aria-label=app.say(s::turn_dice_forget(title))
                        data-action="forget-dice"
                        on:click=tap(move || {
                            app.act(Action::ResetCalculator { calculator: calculator.id.to_owned() });
                        })
                    >
                        {icon("close")}
                    </button>
                </div>
            }
        })
        .views();
    (!rows.is_empty()).then(|| {
        view! {
            <section class="turn-due">
                <h2 class="margin-word">{app.t(s::TURN_DICE_LIE)}</h2>
                {rows}
            </section>
        }
    })
}

/// The units that take part in a calculator: those of the side that acts, then the others.
fn of_both_sides(app: App, calculator: &'static Calculator) -> Vec<String> {
    let mut sides: Vec<(Option<Side>, String)> = Vec::new();
    let cast = app.battle_state(|state| state.calculator_state(calculator.id).cast);
    let units = calculator.roles.iter().filter_map(|role| cast.get(role.id)?.parse().ok());
    for number in units.filter(|number| *number != NOT_LISTED) {
        let side = app.battle_state(|state| state.unit(number).map(|(side, _)| side));
        let name = unit_name(app, number);
        match sides.iter_mut().find(|(one, _)| *one == side) {
            Some((_, names)) => *names = format!("{names}, {name}"),
            None => sides.push((side, name)),
        }
    }
    sides.into_iter().map(|(_, names)| names).collect()
}

/// The link to the units, if the battle has none.
fn no_units(app: App, ruleset: &'static Ruleset) -> Option<AnyView> {
    let none = app.battle_state(|state| {
        state.battle.is_some() && state.units.both().all(|(_, units)| units.is_empty())
    });
    let waits = kind(app, ruleset) != PhaseKind::Over;
    (none && waits).then(|| {
        view! {
            <section class="turn-no-units">
                <p>{app.t(s::TURN_ADD_UNITS)}</p>
                <a
                    class="button primary"
                    data-action="add-forces"
                    href=Screen::In(ruleset.id, Place::Units).hash()
                >
                    {icon("units")}
                    {app.t(s::TURN_ADD_UNITS_LINK)}
                </a>
            </section>
        }
        .into_any()
    })
}
