//! All battles: continue, copy, archive, delete and restore them.

use leptos::prelude::*;

use crate::address::Place;
use crate::battle::{Away, BattleEntry, Glance, Setup, Side};
use crate::browser::{language, page};
use crate::rulesets;
use crate::sorting::sort_short_by_key;
use crate::text::fold;
use crate::text::keys::{app as t, battles as b, screens as s};

use super::{back, battle_name, side_name, turn_phase};
use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// From this many battles on, they can be searched.
const MANY: usize = 8;

pub fn battles(app: App) -> AnyView {
    app.clear_out();
    // Each battle's position is given in the words of its wargame.
    let mut games: Vec<&'static rulesets::Game> = app.battle_list.with_untracked(|battle_list| {
        let of = |battle: &&BattleEntry| rulesets::game(&battle.ruleset);
        battle_list.battles(|_| true).iter().filter_map(of).collect()
    });
    sort_short_by_key(&mut games, |game| game.id);
    games.dedup_by_key(|game| game.id);
    app.fetch_games(games);
    let sought = RwSignal::new(String::new());
    view! {
        <div class="battles">
            <header class="head">
                {back(app, "#/".into())}
                <h1>{app.t(b::BATTLES)}</h1>
            </header>
            {live(move || search(app, sought))}
            {live(move || here(app, &fold(&sought.get())))}
            {live(move || fold_of(app, "archived", Away::Archived))}
            {live(move || fold_of(app, "deleted", Away::Deleted(0)))}
        </div>
    }
    .into_any()
}

fn all(app: App, away: impl Fn(Away) -> bool) -> Vec<BattleEntry> {
    app.rules.track();
    app.packs.track();
    app.battle_list.with(|battle_list| battle_list.battles(away).into_iter().cloned().collect())
}

fn search(app: App, sought: RwSignal<String>) -> Option<AnyView> {
    let many = all(app, |away| away == Away::Here).len() >= MANY;
    many.then(|| {
        view! {
            <label class="field-text">
                <span class="field-label">{app.t(b::BATTLES_FIND)}</span>
                <input
                    type="search"
                    id="battles-search"
                    autocomplete="off"
                    prop:value=move || sought.get_untracked()
                    on:input=move |event| sought.set(event_target_value(&event))
                />
            </label>
        }
        .into_any()
    })
}

fn here(app: App, sought: &str) -> AnyView {
    let all = all(app, |away| away == Away::Here);
    let none = all.is_empty();
    let rows = all
        .iter()
        .filter_map(|battle| {
            let Some(glance) = Glance::at(battle.id, &|key| app.storage.read(key)) else {
                return Some(unreadable(app, battle));
            };
            let setup = glance.battle.clone().unwrap_or_default();
            let words = fold(&format!("{} {}", setup.name, setup.sides.join(" ")));
            words.contains(sought).then(|| row(app, battle, glance, &setup))
        })
        .views();
    // The archived and deleted battles are listed below, so there is no need to say "none".
    if none && !self::all(app, |away| away != Away::Here).is_empty() {
        return ().into_any();
    }
    if rows.is_empty() {
        let words = if none { b::BATTLES_NONE } else { b::BATTLES_FOUND_NONE };
        return view! { <p class="soft">{app.t(words)}</p> }.into_any();
    }
    view! { <ul class="rows">{rows}</ul> }.into_any()
}

/// The summary of a battle: its name, game, sides, points, position, and when it was
/// played.
fn description(app: App, battle: &BattleEntry, glance: Glance, setup: &Setup) -> AnyView {
    let game = rulesets::game(&battle.ruleset);
    let name = game.map_or_else(String::new, |game| app.t(game.name));
    let points = setup.points.map(|points| format!(" · {}", app.say(s::army_sum(points))));
    let [first, second] = Side::ALL.map(|side| side_name(app, setup, side));
    let stands = game.and_then(rulesets::Game::rules).map(|ruleset| {
        let battle_state = glance.into_battle_state();
        turn_phase(app, ruleset, &battle_state, setup)
    });
    let date = battle.played.map(|at| {
        let date = language::date(app.language().tag(), at);
        app.say(b::battles_played(date))
    });
    view! {
        <b>{battle_name(app, setup)}</b>
        <span class="soft">{name} {points}</span>
        <span class="soft">{app.say(b::battles_sides(first, second))}</span>
        {stands.map(|words| view! { <span class="soft">{words}</span> })}
        {date.map(|words| view! { <span class="soft">{words}</span> })}
    }
    .into_any()
}

/// A battle whose position cannot be read: opening it reads it from its log, or reports the
/// damage.
fn unreadable(app: App, battle: &BattleEntry) -> AnyView {
    let open = battle.clone();
    view! {
        <li class="battles-row" data-battle=battle.id data-unreadable="">
            <button
                class="rows-link"
                data-action="open"
                on:click=tap(move || app.open_battle(&open, Place::Turn))
            >
                <span>
                    <b>{battle.name.clone()}</b>
                    <span class="soft">{app.t(b::BATTLES_UNREADABLE)}</span>
                </span>
                {icon("next")}
            </button>
        </li>
    }
    .into_any()
}

fn row(app: App, battle: &BattleEntry, glance: Glance, setup: &Setup) -> AnyView {
    let words = description(app, battle, glance, setup);
    let open = battle.clone();
    view! {
        <li class="battles-row" data-battle=battle.id data-ruleset=battle.ruleset.clone()>
            <button
                class="rows-link"
                data-action="open"
                on:click=tap(move || app.open_battle(&open, Place::Turn))
            >
                <span>{words}</span>
                {icon("next")}
            </button>
            <details>
                <summary>{app.t(b::BATTLES_MORE)}</summary>
                {changes(app, battle, false)}
            </details>
        </li>
    }
    .into_any()
}

/// The actions on a battle. Archiving or deleting it on its own page leads back to the list.
pub fn changes(app: App, battle: &BattleEntry, on_its_page: bool) -> AnyView {
    let name = move |battle: &BattleEntry| {
        let name = battle.name.clone().unwrap_or_default();
        battle_name(app, &Setup { name, ..Setup::default() })
    };
    let (names, copy, archive, delete) =
        (battle.clone(), battle.clone(), battle.clone(), battle.clone());
    let leave = move || {
        if on_its_page {
            page::set_hash("#/battles");
        }
    };
    let change = (!on_its_page).then(|| {
        view! {
            <button
                class="button small"
                data-action="names"
                on:click=tap(move || app.open_battle(&names, Place::Battle))
            >
                {app.t(b::BATTLES_CHANGE)}
            </button>
        }
    });
    view! {
        <div class="battles-changes">
            {change}
            <button
                class="button small"
                data-action="copy"
                on:click=tap(move || {
                    app.copy_battle(&copy);
                    app.say_for_a_while(app.say(b::battles_told_copied(name(&copy))));
                    leave();
                })
            >
                {icon("copy")}
                {app.t(b::BATTLES_COPY)}
            </button>
            <button
                class="button small"
                data-action="archive"
                on:click=tap(move || {
                    if on_its_page {
                        app.end_battle(&archive);
                    } else {
                        app.put_battle(archive.id, Away::Archived);
                        app.say_for_a_while(app.say(b::battles_told_archived(name(&archive))));
                    }
                    leave();
                })
            >
                {app.t(if on_its_page { t::BATTLE_END } else { b::BATTLES_ARCHIVE })}
            </button>
            <button
                class="button small"
                data-action="delete"
                on:click=tap(move || {
                    app.put_battle(delete.id, Away::Deleted(page::now()));
                    app.say_for_a_while(app.say(b::battles_told_deleted(name(&delete))));
                    leave();
                })
            >
                {icon("remove")}
                {app.t(b::BATTLES_DELETE)}
            </button>
        </div>
    }
    .into_any()
}

/// The archived or deleted battles: folded away, each with a button to restore it.
fn fold_of(app: App, id: &'static str, away: Away) -> Option<AnyView> {
    let same = |other: Away| std::mem::discriminant(&other) == std::mem::discriminant(&away);
    let all = all(app, same);
    let archived = away == Away::Archived;
    let title =
        if archived { b::battles_archived(all.len()) } else { b::battles_deleted(all.len()) };
    let rows = all
        .iter()
        .map(|battle| {
            let glance = Glance::at(battle.id, &|key| app.storage.read(key));
            let Some(glance) = glance else { return unreadable(app, battle) };
            let setup = glance.battle.clone().unwrap_or_default();
            let words = description(app, battle, glance, &setup);
            let (id, name) = (battle.id, battle_name(app, &setup));
            let report = archived.then(|| {
                let battle = battle.clone();
                view! {
                    <button
                        class="button small"
                        data-action="read-report"
                        on:click=tap(move || app.read_report(&battle))
                    >
                        {app.t(b::BATTLES_REPORT)}
                    </button>
                }
            });
            view! {
                <li class="battles-row battles-away" data-battle=id>
                    <p class="battles-told">{words}</p>
                    {report}
                    <button
                        class="button small"
                        data-action="take-back"
                        on:click=tap(move || {
                            app.put_battle(id, Away::Here);
                            app.say_for_a_while(app.say(b::battles_told_back(name.clone())));
                        })
                    >
                        {icon("undo")}
                        {app.t(b::BATTLES_TAKE_BACK)}
                    </button>
                </li>
            }
            .into_any()
        })
        .views();
    (!rows.is_empty()).then(|| {
        view! {
            <details class="battles-fold" data-fold=id>
                <summary>{app.say(title)}</summary>
                {(!archived).then(|| view! { <p class="soft">{app.t(b::BATTLES_DELETED_WHY)}</p> })}
                <ul class="rows">{rows}</ul>
            </details>
        }
        .into_any()
    })
}
