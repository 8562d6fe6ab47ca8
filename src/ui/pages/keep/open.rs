//! All data: to be saved, shared, or opened from a file.

use leptos::ev::Event;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address::{Handed, Screen};
use crate::battle::BattleEntry;
use crate::battle::parcel::{Fault, LONGEST_FILE, Transfer, link, quarantined};
use crate::browser::file::{self, Opened};
use crate::browser::page;
use crate::rulesets::{self, GAMES};
use crate::text::keys::{app as t, screens as s};

use super::camera::camera;
use super::inside::{fault, inside};
use super::out::{name_of_file, save_file};
use super::{button, framed, soft, title, words, wrong};
use crate::ui::erase::{live, tap};
use crate::ui::pages::lines;
use crate::ui::pages::settings::promise;
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// The opened text.
#[derive(Clone)]
enum Found {
    Nothing,
    Transfer(Transfer),
    Fault(Fault),
    /// A text that another app has shared and that is not a parcel: a list of units.
    List(String),
    /// The text that another app should have shared has not arrived.
    Gone,
}

pub fn all(app: App) -> AnyView {
    opened(app, RwSignal::new(Found::Nothing))
}

/// The page with data that another app has shared, which stays available as long as
/// this page exists.
pub fn shared(app: App) -> AnyView {
    let found = RwSignal::new(Found::Nothing);
    spawn_local(async move {
        match file::shared(LONGEST_FILE).await {
            Some(Opened::Text(text)) if is_list(&text) => found.set(Found::List(text)),
            Some(Opened::Text(text)) => look(app, found, &text),
            Some(Opened::TooLarge) => found.set(Found::Fault(Fault::TooLarge)),
            Some(Opened::Unreadable) => found.set(Found::Fault(Fault::Foreign)),
            None => found.set(Found::Gone),
        }
    });
    on_cleanup(|| spawn_local(file::forget_shared()));
    opened(app, found)
}

fn opened(app: App, found: RwSignal<Found>) -> AnyView {
    app.fetch_armies();
    let view = live(move || match found.get() {
        Found::Transfer(parcel) => {
            let close = Callback::new(move |()| found.set(Found::Nothing));
            inside(app, parcel, close)
        }
        Found::List(text) => battle_state(app, found, Some(whose_units(app, &text))),
        Found::Nothing => battle_state(app, found, None),
        Found::Fault(why) => battle_state(app, found, Some(fault(app, why))),
        Found::Gone => battle_state(app, found, Some(wrong("gone", app.t(s::KEEP_SHARED_GONE)))),
    });
    framed(app, &Screen::Settings, app.t(s::KEEP), view.into_any())
}

/// Whether a text is neither a file of the app nor a link, but words.
fn is_list(text: &str) -> bool {
    !text.trim_start().starts_with('{')
        && lines::is_plain(text)
        && link::within(text).is_none()
        && Transfer::open(text).is_err()
}

/// Asks which game the units of a shared text belong to.
fn whose_units(app: App, text: &str) -> AnyView {
    let games = GAMES
        .iter()
        .map(|game| {
            let text = text.to_owned();
            let id = game.id;
            view! {
                <button
                    class="chip"
                    data-list-of=id
                    on:click=tap(move || page::set_hash(&lines::shared(id, &text)))
                >
                    {icon("units")}
                    {app.t(game.name)}
                </button>
            }
        })
        .collect::<Vec<_>>();
    view! {
        {soft(app.t(s::LINES_SHARED))}
        <div class="chip-row">{games}</div>
    }
    .into_any()
}

fn battle_state(app: App, found: RwSignal<Found>, why: Option<AnyView>) -> AnyView {
    view! {
        {soft(app.t(s::KEEP_ABOUT))}
        {title(app.t(t::KEEP_OUT))}
        {live(move || list(app))}
        {soft(app.t(s::KEEP_EVERYTHING_ABOUT))}
        {live(move || promise(app))}
        {everything(app)}
        {title(app.t(s::KEEP_IN))}
        {why}
        {bring(app, found)}
    }
    .into_any()
}

/// The battles and armies, each with a link to share it.
fn list(app: App) -> AnyView {
    let row = |handed: Handed, name: String, about: String| {
        super::row(name, about, Screen::Hand(handed).hash(), None, app)
    };
    let game = |id: &str| rulesets::game(id).map_or_else(String::new, |game| app.t(game.name));
    let battles: Vec<_> = app.battle_list.with(|battle_list| {
        let of = |battle_state: &&BattleEntry| {
            let name = match &battle_state.name {
                None => app.t(s::KEEP_TOOLS),
                Some(name) if name.trim().is_empty() => app.t(t::BATTLE_NAME_DEFAULT),
                Some(name) => name.clone(),
            };
            row(Handed::Battle(battle_state.id), name, game(&battle_state.ruleset))
        };
        battle_list.entries().iter().map(of).collect()
    });
    let armies: Vec<_> = GAMES
        .iter()
        .flat_map(|one| app.armies_of_game(one.id))
        .map(|army| {
            let about = format!("{} · {}", app.t(s::KEEP_ARMY), game(&army.ruleset));
            row(Handed::Army(army.id), army.name, about)
        })
        .collect();
    if battles.is_empty() && armies.is_empty() {
        return words(app.t(s::KEEP_NONE));
    }
    view! { <ul class="rows">{battles} {armies}</ul> }.into_any()
}

fn everything(app: App) -> AnyView {
    let packed = move || {
        app.keep();
        let read = |key: &str| app.storage.read(key);
        let now = page::now();
        Transfer::everything(now, &read, &app.storage.keys()).file()
    };
    let name = move || name_of_file("everything");
    save_file(app, s::KEEP_EVERYTHING, Callback::new(move |()| (name(), packed())))
}

/// The controls to choose a file, or to enter a text.
fn bring(app: App, found: RwSignal<Found>) -> AnyView {
    let typed = RwSignal::new(String::new());
    let chosen = move |event: Event| {
        let Some(input) = event.target() else { return };
        spawn_local(async move {
            match file::chosen(&input, LONGEST_FILE).await {
                Some(Opened::Text(text)) => look(app, found, &text),
                Some(Opened::TooLarge) => found.set(Found::Fault(Fault::TooLarge)),
                Some(Opened::Unreadable) => found.set(Found::Fault(Fault::Foreign)),
                None => {}
            }
        });
    };
    view! {
        {camera(app)}
        <label class="button field-file">
            {icon("copy")}
            {app.t(s::KEEP_OPEN_FILE)}
            <input
                type="file"
                id="keep-file"
                accept=".json,.txt,application/json,text/plain"
                on:change=chosen
            />
        </label>
        <label class="field-text keep-text">
            <span class="field-label">{app.t(s::KEEP_PASTE)}</span>
            <textarea
                id="keep-typed"
                rows="3"
                autocomplete="off"
                spellcheck="false"
                prop:value=move || typed.get()
                on:input=move |event| typed.set(event_target_value(&event))
            ></textarea>
        </label>
        {button(app.t(s::KEEP_LOOK), "look", "", None, Box::new(move || {
            look(app, found, &typed.get_untracked());
        }))}
    }
    .into_any()
}

/// Opens a text: a file's, or one that contains a link.
fn look(app: App, found: RwSignal<Found>, text: &str) {
    page::keep_focus();
    // A file begins with a brace; a link may occur in it like any other text.
    if let Some(packed) = link::within(text).filter(|_| !text.trim_start().starts_with('{')) {
        let link = Screen::Take(packed.to_owned()).hash();
        if app.screen.with_untracked(|screen| *screen == Screen::Shared) {
            // Replaces the address, because the text would be gone after going back to it.
            page::replace_hash(&link);
            app.try_again(&link);
        } else {
            page::set_hash(&link);
        }
        return;
    }
    found.set(match Transfer::open(text) {
        Ok(parcel) => Found::Transfer(parcel),
        Err(why) => {
            app.report(quarantined(text, why).into_iter().collect());
            Found::Fault(why)
        }
    });
    page::focus("screen");
    page::scroll_to_top();
}
