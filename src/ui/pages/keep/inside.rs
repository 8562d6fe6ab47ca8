//! The contents of a parcel before it is imported, and the result of the import.

use std::sync::Arc;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address::{Place, Screen};
use crate::battle::parcel::link::{Joined, Piece, Waiting};
use crate::battle::parcel::{
    Battle, Choice, Contents, Fault, Host, Kit, Met, Own, Refused, Taken, Taking, Transfer,
    quarantined,
};
use crate::battle::{Side, Why};
use crate::browser::{language, page};
use crate::rulesets::{self, Game};
use crate::text::keys::{app as t, screens as s};

use super::{button, framed, lost, row, soft, title, what, words, wrong};
use crate::ui::actions::side_name;
use crate::ui::erase::{Views, live, tap};
use crate::ui::pages::{battle_name, turn_phase};
use crate::ui::parts::field::segments;
use crate::ui::parts::icon::icon;
use crate::ui::state::{App, Writer, bring};

/// The page of a parcel from a link.
pub fn taken(app: App, packed: &str) -> AnyView {
    let read = |key: &str| app.storage.read(key);
    let joined = Piece::read(packed).and_then(|piece| {
        let (mut waiting, damage) = Waiting::load(&read);
        app.report(damage.into_iter().collect());
        let joined = waiting.add(&piece);
        app.write(waiting.changes());
        joined
    });
    let view = match joined {
        Ok(Joined::Whole(parcel)) => {
            let close = Callback::new(move |()| page::set_hash(&Screen::Keep.hash()));
            inside(app, *parcel, close)
        }
        Ok(Joined::Missing(missing, count)) => {
            let forget = move || {
                app.write(Waiting::forget());
                page::set_hash(&Screen::Keep.hash());
            };
            let forget =
                button(app.t(s::KEEP_PIECES_FORGET), "forget-pieces", "", None, Box::new(forget));
            vec![pieces(app, &missing, count), forget].into_any()
        }
        Err(why) => {
            app.report(quarantined(packed, why).into_iter().collect());
            fault(app, why)
        }
    };
    framed(app, &Screen::Keep, app.t(s::KEEP_FROM_PHONE), view)
}

/// How many codes have been read, and which are missing, by index from 0.
pub fn pieces(app: App, missing: &[usize], count: usize) -> AnyView {
    let numbers: Vec<String> = missing.iter().map(|place| (place + 1).to_string()).collect();
    let come = count.saturating_sub(missing.len());
    view! {
        <div class="keep-pieces" role="status">
            <p><b>{app.say(s::keep_pieces(come, count))}</b></p>
            <p>{app.say(s::keep_pieces_missing(numbers.join(", ")))}</p>
        </div>
    }
    .into_any()
}

/// Why something cannot be opened.
pub fn fault(app: App, why: Fault) -> AnyView {
    let told = match why {
        Fault::Empty => s::KEEP_FAULT_EMPTY,
        Fault::TooLarge => s::KEEP_FAULT_TOO_LARGE,
        Fault::Foreign => s::KEEP_FAULT_FOREIGN,
        Fault::Cut => s::KEEP_FAULT_CUT,
        Fault::Changed => s::KEEP_FAULT_CHANGED,
        Fault::Newer(_) => s::KEEP_FAULT_NEWER,
    };
    wrong(why.id(), app.t(told))
}

/// Draws something once the rules and texts of these wargames are loaded; games that this
/// version does not have are skipped.
pub fn with_games(app: App, ids: &[String], draw: Callback<(), AnyView>) -> AnyView {
    let games: Vec<&'static Game> = ids.iter().filter_map(|id| rulesets::game(id)).collect();
    let tried = RwSignal::new(false);
    let fetch = {
        let games = games.clone();
        move || {
            let games = games.clone();
            tried.set(false);
            spawn_local(async move {
                bring(games.clone()).await;
                let there = games.iter().filter(|game| game.rules().is_some());
                let labels = there.flat_map(|game| game.labels());
                app.with_packs(labels.collect(), move || tried.set(true));
            });
        }
    };
    fetch();
    let again = Callback::new(move |()| fetch());
    live(move || {
        if !tried.get() {
            soft(app.t(t::FETCHING))
        } else if games.iter().all(|game| game.rules().is_some()) {
            untrack(|| draw.run(()))
        } else {
            lost(app, again)
        }
    })
    .into_any()
}

fn with_host<T>(app: App, act: impl FnOnce(Host) -> T) -> T {
    let read = |key: &str| app.storage.read(key);
    let (keys, rulesets) = (app.storage.keys(), rulesets::loaded());
    act(Host { read: &read, keys: &keys, rulesets: &rulesets })
}

/// The contents of a parcel, each item with the effect of importing it.
pub fn inside(app: App, parcel: Transfer, close: Callback<()>) -> AnyView {
    let games = parcel.rulesets();
    let parcel = Arc::new(parcel);
    let done = RwSignal::new(None::<Taken>);
    let draw = Callback::new(move |()| {
        app.keep();
        let contents = Arc::new(with_host(app, |host| Contents::of(&parcel, host)));
        list(app, &parcel, &contents, done, close)
    });
    live(move || match done.get() {
        Some(taken) => is_here(app, &taken),
        None => with_games(app, &games, draw),
    })
    .into_any()
}

fn list(
    app: App,
    parcel: &Arc<Transfer>,
    contents: &Arc<Contents>,
    done: RwSignal<Option<Taken>>,
    close: Callback<()>,
) -> AnyView {
    let taking = RwSignal::new(contents.usual());
    let packed = (parcel.packed > 0).then(|| {
        let when = language::moment(app.language().tag(), parcel.packed);
        app.say(s::keep_packed(when))
    });
    let (of_battles, of_armies, of_kit) = (contents.clone(), contents.clone(), contents.clone());
    let buttons = {
        let (parcel, contents) = (parcel.clone(), contents.clone());
        move || {
            if contents.is_empty() {
                return view! {
                    {words(app.t(s::KEEP_INSIDE_EMPTY))}
                    {not_now(app, close)}
                }
                .into_any();
            }
            let nothing = taking.with(Taking::is_nothing);
            let (parcel, contents) = (parcel.clone(), contents.clone());
            view! {
                <div class="action-bar">
                    {not_now(app, close)}
                    <button
                        class="button primary"
                        data-action="take-in"
                        aria-disabled=nothing.to_string()
                        on:click=tap(move || take_in(app, &parcel, &contents, taking, done))
                    >
                        {app.t(s::KEEP_TAKE)}
                    </button>
                </div>
            }
            .into_any()
        }
    };
    view! {
        {title(what(app, parcel))}
        {packed.map(soft)}
        {warnings(app, parcel, contents)}
        <div class="keep-items">
            {live(move || {
                let battles = of_battles.battles.iter().enumerate();
                battles.map(|(place, battle)| one_battle(app, place, battle, taking)).views()
            })}
            {live(move || {
                let armies = of_armies.armies.iter().enumerate();
                armies.map(|(place, own)| one_army(app, place, own, taking)).views()
            })}
            {live(move || of_kit.kit.as_ref().map(|kit| of_settings(app, kit, taking)))}
        </div>
        {live(buttons)}
    }
    .into_any()
}

fn not_now(app: App, close: Callback<()>) -> AnyView {
    let leave = move || {
        app.write(Waiting::forget());
        close.run(());
    };
    button(app.t(s::KEEP_NOT_NOW), "not-now", "", None, Box::new(leave))
}

/// The items that cannot be imported.
fn warnings(app: App, parcel: &Transfer, contents: &Contents) -> AnyView {
    let mut told = Vec::new();
    if parcel.edited {
        told.push(app.t(s::KEEP_EDITED));
    }
    let is_newer = |why: &Why| matches!(why, Why::Newer(_));
    let is_of_game = |why: &Why| matches!(why, Why::Ruleset(_));
    let damage = &contents.damage;
    if damage.iter().any(|damage| is_newer(&damage.why)) {
        told.push(app.t(s::KEEP_NEWER_PART));
    }
    if damage.iter().any(|damage| is_of_game(&damage.why)) {
        told.push(app.t(s::KEEP_UNKNOWN_GAME));
    }
    let others = damage.iter().filter(|damage| !is_newer(&damage.why) && !is_of_game(&damage.why));
    let others = others.count();
    if others > 0 {
        told.push(app.say(s::keep_damaged_parts(others)));
    }
    let told = told.into_iter().map(|words| wrong("part", words));
    told.collect::<Vec<_>>().into_any()
}

/// One item, with a choice of actions.
fn item(
    kind: &'static str,
    name: String,
    details: Vec<String>,
    (status, met): (String, &'static str),
    choice: Option<AnyView>,
) -> AnyView {
    let asked = choice.is_some();
    let label = name.clone();
    view! {
        <div class="keep-item" role="group" aria-label=label data-item=kind data-met=met>
            <b>{name}</b>
            {details.into_iter().map(|line| view! { <span class="soft">{line}</span> }).views()}
            {(!asked).then(|| view! { <span>{status}</span> })}
            {choice}
        </div>
    }
    .into_any()
}

fn one_battle(app: App, place: usize, battle: &Battle, taking: RwSignal<Taking>) -> AnyView {
    let battle_state = battle.session.battle_state();
    let Some(ruleset) = rulesets::find(&battle_state.ruleset) else { return ().into_any() };
    let setup = battle_state.battle.clone().unwrap_or_default();
    let mut details = vec![app.t(ruleset.name)];
    let name = if battle_state.battle.is_some() {
        let sides = Side::ALL.map(|side| side_name(app, &setup, side));
        details.push(sides.join(" – "));
        details.push(turn_phase(app, ruleset, battle_state, &setup));
        if let Some(points) = setup.points {
            details.push(app.say(s::army_sum(points)));
        }
        battle_name(app, &setup)
    } else {
        app.t(s::KEEP_TOOLS)
    };
    let units = Side::ALL.map(|side| battle_state.units.of(side).len());
    details.push(app.say(s::keep_units(units[0], units[1])));
    if !battle.has_log {
        details.push(app.t(s::KEEP_NO_LOG));
    }
    if battle.damaged {
        details.push(app.t(s::KEEP_DAMAGED));
    }
    let status = app.t(match battle.met {
        Met::New => s::KEEP_MET_NEW,
        Met::Same(_) => s::KEEP_MET_SAME,
        Met::Further(_) => s::KEEP_MET_FURTHER,
        Met::Behind(_) => s::KEEP_MET_BEHIND,
        Met::Apart(_) => s::KEEP_MET_APART,
    });
    let choices = match battle.met {
        Met::Same(_) => vec![],
        Met::New => {
            vec![(Choice::Leave, "leave", s::KEEP_LEAVE), (Choice::Add, "add", s::KEEP_ADD)]
        }
        Met::Further(_) => vec![
            (Choice::Leave, "leave", s::KEEP_LEAVE),
            (Choice::GoOn, "go-on", s::KEEP_GO_ON),
            (Choice::Add, "add", s::KEEP_BOTH),
        ],
        Met::Behind(_) | Met::Apart(_) => {
            vec![(Choice::Leave, "leave", s::KEEP_LEAVE), (Choice::Add, "add", s::KEEP_BOTH)]
        }
    };
    let asked = (!choices.is_empty()).then(|| {
        let now = taking.with(|taking| taking.battles.get(place).copied());
        let options = choices.iter();
        let options = options.map(|(_, id, words)| ((*id).to_owned(), app.t(*words))).collect();
        let picked = choices.iter().position(|(choice, ..)| Some(*choice) == now);
        segments(
            status.clone(),
            format!("battle-{place}"),
            options,
            picked.unwrap_or(0),
            Callback::new(move |index: usize| {
                page::keep_focus();
                taking.update(|taking| {
                    if let (Some(to), Some((choice, ..))) =
                        (taking.battles.get_mut(place), choices.get(index))
                    {
                        *to = *choice;
                    }
                });
            }),
        )
        .into_any()
    });
    item("battle", name, details, (status, battle.met.id()), asked)
}

/// The choice whether to import something or not.
fn yes_or_no(
    app: App,
    status: String,
    id: String,
    now: bool,
    words: crate::text::Text,
    set: Callback<bool>,
) -> AnyView {
    segments(
        status,
        id,
        vec![("leave".to_owned(), app.t(s::KEEP_LEAVE)), ("add".to_owned(), app.t(words))],
        usize::from(now),
        Callback::new(move |index| {
            page::keep_focus();
            set.run(index == 1);
        }),
    )
    .into_any()
}

fn one_army(app: App, place: usize, own: &Own, taking: RwSignal<Taking>) -> AnyView {
    let army = &own.army;
    let Some(ruleset) = rulesets::find(&army.ruleset) else { return ().into_any() };
    let details = vec![
        format!("{} · {}", app.t(s::KEEP_ARMY), app.t(ruleset.name)),
        app.say(s::army_units(army.units.len())),
    ];
    let (words, met) = match (own.same, own.named) {
        (true, _) => (s::KEEP_MET_SAME, "same"),
        (false, true) => (s::KEEP_MET_NAMED, "named"),
        (false, false) => (s::KEEP_MET_NEW, "new"),
    };
    let choice = (!own.same).then(|| {
        let now = taking.with(|taking| taking.armies.get(place) == Some(&true));
        let set = Callback::new(move |to| {
            taking.update(|taking| {
                if let Some(army) = taking.armies.get_mut(place) {
                    *army = to;
                }
            });
        });
        let add = if own.named { s::KEEP_BOTH } else { s::KEEP_ADD };
        yes_or_no(app, app.t(words), format!("army-{place}"), now, add, set)
    });
    item("army", army.name.clone(), details, (app.t(words), met), choice)
}

fn of_settings(app: App, kit: &Kit, taking: RwSignal<Taking>) -> AnyView {
    let settings = if kit.same {
        item("settings", app.t(s::KEEP_SETTINGS), vec![], (app.t(s::KEEP_MET_SAME), "same"), None)
    } else {
        let now = taking.with(|taking| taking.settings);
        let set = Callback::new(move |to| taking.update(|taking| taking.settings = to));
        let words = app.t(s::KEEP_MET_OTHER);
        let choice =
            yes_or_no(app, words.clone(), "settings".to_owned(), now, s::KEEP_REPLACE, set);
        item("settings", app.t(s::KEEP_SETTINGS), vec![], (words, "other"), Some(choice))
    };
    let cards = (kit.more > 0).then(|| {
        let now = taking.with(|taking| taking.kit);
        let set = Callback::new(move |to| taking.update(|taking| taking.kit = to));
        let words = app.say(s::keep_kit_new(kit.more));
        let choice = yes_or_no(app, words.clone(), "kit".to_owned(), now, s::KEEP_ADD, set);
        item("kit", app.t(s::KEEP_KIT), vec![], (words, "new"), Some(choice))
    });
    view! { {settings} {cards} }.into_any()
}

/// Imports the selection: all of it, or nothing.
fn take_in(
    app: App,
    parcel: &Transfer,
    contents: &Contents,
    taking: RwSignal<Taking>,
    done: RwSignal<Option<Taken>>,
) {
    let chosen = taking.get_untracked();
    if chosen.is_nothing() {
        app.say_for_a_while(app.t(s::KEEP_NOTHING_CHOSEN));
        return;
    }
    // A battle that is open in another tab is written by that tab.
    let here = app.open_id();
    let goes_on = contents.battles.iter().zip(&chosen.battles).any(|(battle, choice)| {
        *choice == Choice::GoOn && matches!(battle.met, Met::Further(id) if Some(id) == here)
    });
    if goes_on && app.writer.get_untracked() == Writer::Elsewhere {
        app.say_for_a_while(app.t(t::OTHER_TAB));
        return;
    }
    page::keep_focus();
    app.keep();
    let taken = with_host(app, |host| contents.take(&chosen, parcel, host));
    let refused = match taken {
        Ok(taken) => match app.write_all(&taken.writes) {
            Ok(()) => {
                app.write(Waiting::forget());
                app.ask_to_keep();
                after(app, taken, done);
                return;
            }
            Err(_) => s::KEEP_FULL,
        },
        Err(Refused::TooManyArmies) => s::KEEP_TOO_MANY_ARMIES,
        Err(Refused::MovedOn) => s::KEEP_MOVED_ON,
        Err(Refused::Unreadable) => s::KEEP_UNREADABLE,
    };
    app.say_for_a_while(app.t(refused));
}

/// A single battle is opened; for several, links to them are shown.
fn after(app: App, taken: Taken, done: RwSignal<Option<Taken>>) {
    if let ([(id, ruleset)], [], false) = (&taken.battles[..], &taken.armies[..], taken.settings)
        && let Some(game) = rulesets::game(ruleset)
        && app.enter_battle(*id)
    {
        app.say_for_a_while(app.t(s::KEEP_IS_HERE));
        page::set_hash(&Screen::In(game.id, Place::Turn).hash());
        return;
    }
    done.set(Some(taken));
    page::focus("screen");
    page::scroll_to_top();
}

/// The imported items, each with a link to it.
fn is_here(app: App, taken: &Taken) -> AnyView {
    let name_of = |id: u32| {
        let name = app.battle_list.with_untracked(|battle_list| {
            let entries = battle_list.entries();
            entries.iter().find(|state| state.id == id)?.name.clone()
        });
        match name {
            None => app.t(s::KEEP_TOOLS),
            Some(name) if name.trim().is_empty() => app.t(t::BATTLE_NAME_DEFAULT),
            Some(name) => name,
        }
    };
    let battles = taken.battles.iter().rev().filter_map(|(id, ruleset)| {
        let game = rulesets::game(ruleset)?;
        let hash = Screen::In(game.id, Place::Turn).hash();
        Some(row(name_of(*id), app.t(game.name), hash, Some(*id), app))
    });
    let armies = taken.armies.iter().filter_map(|army| {
        let game = rulesets::game(&army.ruleset)?;
        let hash = Screen::In(game.id, Place::Army(army.id)).hash();
        let name = app.army_now(army.id).map_or_else(String::new, |army| army.name);
        Some(row(name, app.t(game.name), hash, None, app))
    });
    view! {
        <p class="keep-done" role="status">
            {icon("check")}
            <b>{app.t(s::KEEP_IS_HERE)}</b>
        </p>
        <ul class="rows">{battles.collect::<Vec<_>>()} {armies.collect::<Vec<_>>()}</ul>
    }
    .into_any()
}
