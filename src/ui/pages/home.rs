//! Home: continue the battle, start one, or open a wargame's tools.

use leptos::prelude::*;

use crate::address::{Handed, Place, Screen};
use crate::battle::Setup;
use crate::rulesets;
use crate::text::keys::app as t;

use super::battle_name;
use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::icon::icon;
use crate::ui::play::PLAY;
use crate::ui::state::App;

pub fn home(app: App) -> impl IntoView {
    // The battle to continue needs the texts of its wargame.
    if let Some(game) = app.latest_battle().and_then(|battle| rulesets::game(&battle.ruleset)) {
        app.fetch_games(vec![game]);
    }
    let offered = RwSignal::new(false);
    let games = rulesets::GAMES
        .iter()
        .map(|game| {
            let new = Screen::New(game.id, None).hash();
            let tools = Screen::In(game.id, Place::Turn).hash();
            view! {
                <li class="home-game" data-ruleset=game.id>
                    <h3>{app.t(game.name)}</h3>
                    <p class="soft">{app.t(game.summary)}</p>
                    <div class="button-row">
                        <a class="button primary" href=new.clone() data-action="new" on:click=tap(move || app.try_again(&new))>
                            {icon("plus")} {app.t(t::HOME_NEW)}
                        </a>
                        <a class="button" href=tools.clone() data-action="tools" on:click=tap(move || app.try_again(&tools))>
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
            {live(move || {
                app.rules.track();
                PLAY.get().and_then(|play| (play.offer_install)(app, offered))
            })}
            {live(move || {
                let any = app.battle_list.with(|battle_list| !battle_list.battles(|_| true).is_empty());
                any.then(|| view! {
                    <p class="home-all">
                        <a class="button" href="#/battles" data-action="battles" on:click=tap(move || app.try_again("#/battles"))>
                            {app.t(t::HOME_BATTLES)}
                            {icon("next")}
                        </a>
                    </p>
                })
            })}
            <h2 class="margin-word">{app.t(t::HOME_GAMES)}</h2>
            <ul>{games}</ul>
            {live(move || {
                app.offline_ready
                    .get()
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
    app.rules.track();
    app.packs.track();
    let battle = app.latest_battle()?;
    let game = rulesets::game(&battle.ruleset)?;
    let told = PLAY.get().zip(game.rules());
    let (setup, place, is_over) = if let Some((play, _)) = told {
        (play.standing)(app, &battle)?
    } else {
        // Without the rules of its wargame, the position is not known yet.
        let setup = Setup { name: battle.name.clone().unwrap_or_default(), ..Setup::default() };
        (setup, app.t(game.name), false)
    };
    let handed = Screen::Hand(Handed::Battle(battle.id)).hash();
    let ended = battle.clone();
    let end = told.map(|(play, _)| {
        view! {
            <p class="home-end button-row">
                <button
                    class="button small"
                    data-action="end-battle"
                    on:click=tap(move || (play.end_battle)(app, &ended))
                >
                    {app.t(if is_over { t::BATTLE_ARCHIVE } else { t::BATTLE_END })}
                </button>
                <a class="button small" data-action="hand-over" href=handed.clone()>
                    {app.t(t::KEEP_OUT)}
                </a>
            </p>
        }
    });
    let tools = Screen::In(game.id, Place::Turn).hash();
    Some(view! {
        <a
            class="home-continue"
            data-ruleset=game.id
            data-action="continue"
            href=tools.clone()
            on:click=tap(move || {
                if let Some(play) = PLAY.get() {
                    (play.make_open)(app, &battle);
                }
                app.try_again(&tools);
            })
        >
            <span class="margin-word">{app.t(if is_over { t::HOME_LAST } else { t::HOME_CONTINUE })}</span>
            <b>{battle_name(app, &setup)}</b>
            <span>{place}</span>
            {icon("next")}
        </a>
        {app.is_for_seven_days().then(|| {
            view! { <p class="soft" data-promised="seven-days">{app.t(t::KEPT_SEVEN_DAYS)}</p> }
        })}
        {end}
    })
}
