//! The frame around every screen: top bar, screen, bottom bar, notices.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address::{Place, Screen};
use crate::aid::Ruleset;
use crate::text::keys::app as t;

use super::icon::icon;
use super::notices;
use crate::browser::page;
use crate::ui::erase::{Views, live, tap};
use crate::ui::pages;
use crate::ui::pages::later::{LATER, TURN};
use crate::ui::play::{PLAY, Play};
use crate::ui::state::App;

/// The whole app.
///
/// Everything is redrawn when the language changes, so no part has to watch it.
pub fn frame(app: App) -> impl IntoView {
    let spoken = Memo::new(move |_| {
        let metric = app.settings.with(|settings| {
            settings.now().in_centimetres(app.packs.with(crate::text::Packs::language).tag())
        });
        (app.language(), metric)
    });
    move || {
        // Read, not only tracked: a memo that was never read watches nothing.
        let _ = spoken.get();
        untrack(|| framed(app).into_any())
    }
}

fn framed(app: App) -> impl IntoView {
    let ruleset = Memo::new(move |_| app.screen.with(Screen::ruleset));
    let away = Memo::new(move |_| app.screen.with(|screen| *screen != Screen::Home));
    view! {
        <div
            class="frame"
            class:with-places=move || ruleset.get().is_some()
            data-ruleset=move || ruleset.get()
        >
            {top_bar(app)}
            <main class="frame-screen" id="screen" tabindex="-1">
                {notices::notices(app)}
                {pages::page(app)}
            </main>
            {live(move || {
                let (play, ruleset) = PLAY.get().zip(ruleset.get())?;
                Some((play.bottom_bar)(app, ruleset))
            })}
            {live(move || {
                let turn = (away.get() && app.turn_there.get()).then(|| TURN.get())??;
                Some(untrack(|| (turn.board)(app)))
            })}
            {notices::toast(app)}
            {notices::spoken(app)}
            {live(move || {
                // Read first, so that it is tracked.
                let play = away.get().then(|| PLAY.get())??;
                Some(untrack(|| (play.rule)(app)))
            })}
        </div>
    }
}

fn top_bar(app: App) -> impl IntoView {
    let undo = move || app.can_undo_redo().0;
    let redo = move || app.can_undo_redo().1;
    view! {
        <header class="frame-top">
            <a class="icon-button" href="#/" aria-label=app.t(t::HOME)>
                {icon("home")}
            </a>
            <p class="frame-name">{live(move || heading(app))}</p>
            <button
                class="icon-button"
                aria-label=app.t(t::UNDO)
                data-action="undo"
                aria-disabled=move || (!undo()).to_string()
                on:click=tap(move || undo_or_redo(app, app.can_undo_redo().0, |play| play.undo))
            >
                {icon("undo")}
            </button>
            <button
                class="icon-button"
                aria-label=app.t(t::REDO)
                data-action="redo"
                aria-disabled=move || (!redo()).to_string()
                on:click=tap(move || undo_or_redo(app, app.can_undo_redo().1, |play| play.redo))
            >
                {icon("redo")}
            </button>
            <a class="icon-button" href="#/settings" aria-label=app.t(t::SETTINGS)>
                {icon("settings")}
            </a>
        </header>
    }
}

/// Undoes or redoes, if possible.
fn undo_or_redo(app: App, can: bool, way: fn(&Play) -> fn(App)) {
    if let Some(play) = PLAY.get().filter(|_| can) {
        way(play)(app);
    }
}

/// The app's name, or the title of the wargame on the screen.
fn heading(app: App) -> AnyView {
    match PLAY.get().zip(app.ruleset()) {
        Some((play, ruleset)) => (play.name)(app, ruleset),
        None => view! {
            <b>{app.t(t::APP_NAME)}</b>
            <span></span>
        }
        .into_any(),
    }
}

/// The battle's name, and its position below it.
pub fn name(app: App, ruleset: &'static Ruleset) -> AnyView {
    // On the page of a new battle, the open one is another battle, perhaps of another game.
    let is_new = app.screen.with(|screen| matches!(screen, Screen::New(..)));
    let open = app.battle_state(|battle_state| {
        let setup = battle_state.battle.as_ref().filter(|_| !is_new)?;
        let place = pages::phase_and_side(app, ruleset, battle_state, setup);
        Some((pages::battle_name(app, setup), place))
    });
    let is_open = open.is_some();
    let (name, place) = open.unwrap_or_else(|| (app.t(ruleset.name), (String::new(), None)));
    // The side is left out if there is no room for both.
    let (phase, side) = place;
    let words = view! {
        <b>{name}</b>
        <span>{phase} {side.map(|side| view! { <i>" · " {side}</i> })}</span>
    };
    if !is_open {
        return words.into_any();
    }
    view! {
        <a href=Screen::In(ruleset.id, Place::Battle).hash() data-action="battle">
            {words}
        </a>
    }
    .into_any()
}

/// Links to the screens of the wargame in view.
pub fn bottom_bar(app: App, ruleset: &'static str) -> AnyView {
    // Called here, because this bar is on every screen of the wargame.
    super::clock::watch(app);
    // The log should not have to wait for its texts.
    page::after_paint(move || {
        app.with_packs(vec!["log"], move || {
            spawn_local(async move {
                if let Ok(later) = LATER.load().await {
                    (later.rehearse)(app);
                }
            });
        });
    });
    let places = [
        (Place::Turn, "turn", t::PLACE_TURN),
        (Place::Calculators, "calculate", t::PLACE_CALCULATE),
        (Place::Dice, "dice", t::PLACE_DICE),
        (Place::Units, "units", t::PLACE_UNITS),
        (Place::Rules(String::new()), "rules", t::PLACE_RULES),
    ];
    let here = move || {
        app.screen.with(|screen| match screen {
            Screen::In(_, place) => match place {
                Place::Turn
                | Place::Battle
                | Place::Log
                | Place::LogEntry(_)
                | Place::Report
                | Place::Luck => "turn",
                Place::Calculators | Place::Calculator(..) => "calculate",
                Place::Dice => "dice",
                Place::Units
                | Place::Unit(..)
                | Place::SideCards(_)
                | Place::SideLines(_)
                | Place::Armies
                | Place::Army(_)
                | Place::ArmyUnit(..)
                | Place::ArmyCards(_)
                | Place::ArmyLines(_) => "units",
                Place::Rules(_)
                | Place::Section(_)
                | Place::Rule(..)
                | Place::Paper
                | Place::Missions
                | Place::Mission(_) => "rules",
            },
            _ => "",
        })
    };
    let links = places.map(|(place, id, label)| {
        view! {
            <a
                href=Screen::In(ruleset, place).hash()
                aria-current=move || (here() == id).then_some("page")
                data-place=id
            >
                {icon(id)}
                <span>{app.t(label)}</span>
            </a>
        }
    });
    view! { <nav class="frame-bottom">{links.into_iter().views()}</nav> }.into_any()
}
