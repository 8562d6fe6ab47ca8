//! Home: go on with the battle, start one, or open a wargame's tools.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::rulesets;
use crate::text::keys::app as t;

use super::{battle_name, side_name};
use crate::ui::erase::{Views, live};
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// The page.
pub fn home(app: App) -> impl IntoView {
    // The battle to go on with speaks the words of its wargame.
    if let Some(ruleset) = app
        .latest_battle()
        .and_then(|battle| rulesets::find(&battle.ruleset))
    {
        app.with_packs(ruleset.packs[..1].to_vec(), || ());
    }
    let games = rulesets::ALL
        .iter()
        .map(|ruleset| {
            view! {
                <li class="game" data-ruleset=ruleset.id>
                    <h3>{app.t(ruleset.name)}</h3>
                    <p class="soft">{app.t(ruleset.summary)}</p>
                    <div class="actions">
                        <a class="button primary" href=Screen::New(ruleset.id).hash() data-action="new">
                            {icon("plus")} {app.t(t::HOME_NEW)}
                        </a>
                        <a class="button" href=Screen::In(ruleset.id, Place::Turn).hash() data-action="tools">
                            {app.t(t::HOME_TOOLS)}
                        </a>
                    </div>
                </li>
            }
        })
        .views();
    view! {
        <div class="home">
            <h1 class="home-name">{app.t(t::APP_NAME)}</h1>
            <p class="home-claim">{app.t(t::APP_CLAIM)}</p>
            {live(move || latest(app))}
            <h2 class="margin-word">{app.t(t::HOME_GAMES)}</h2>
            <ul class="games">{games}</ul>
            {live(move || {
                app.offline_ready()
                    .then(|| view! { <p class="soft" data-offline-ready>{app.t(t::HOME_OFFLINE_READY)}</p> })
            })}
            <p class="soft">
                {app.t(t::UNOFFICIAL)}
            </p>
            <p><a class="link" href="#/about">{app.t(t::ABOUT)}</a></p>
        </div>
    }
}

fn latest(app: App) -> Option<impl IntoView> {
    app.packs.track();
    let battle = app.latest_battle()?;
    let desk = app.look_at(&battle)?;
    let ruleset = rulesets::find(&desk.ruleset)?;
    let setup = desk.battle.clone()?;
    let phase = desk
        .phase(ruleset)
        .map_or_else(String::new, |(_, phase)| app.t(phase.title));
    let side = side_name(app, &setup, desk.turn.side);
    let end = move |_| {
        app.end_battle(ruleset);
    };
    Some(view! {
        <a
            class="continue"
            data-ruleset=ruleset.id
            data-action="continue"
            href=Screen::In(ruleset.id, Place::Turn).hash()
        >
            <span class="margin-word">{app.t(t::HOME_CONTINUE)}</span>
            <b>{battle_name(app, &setup)}</b>
            <span>{app.say(t::home_turn_phase(phase, side, desk.turn.number as i32))}</span>
            {icon("next")}
        </a>
        <p class="continue-end">
            <button class="button small" data-action="end-battle" on:click=end>
                {app.t(t::BATTLE_END)}
            </button>
        </p>
    })
}
