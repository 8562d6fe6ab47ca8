//! A game on paper: its quick reference, the cards and the list of a force, a mission's map.
//! The screen shows the same content as the printer gets, black on white.

mod quick;
mod units;

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::Ruleset;
use crate::aid::mission::Seat;
use crate::battle::{Side, Unit};
use crate::browser::page;
use crate::text::Text;
use crate::text::keys::{paper as p, screens as s};

use super::{back, battle_map, side_in_battle};
use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::field::{pick, segments};
use crate::ui::parts::icon::icon;
use crate::ui::parts::map::{Look, Map, map};
use crate::ui::state::App;

/// Where the page was opened from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum From {
    /// The game.
    Game,
    /// A side of the battle that is open: its cards.
    Side(Side),
    /// An army: its cards.
    Army(u32),
}

/// The choices on the page; they last as long as it exists.
#[derive(Clone, Copy)]
struct Choices {
    sheet: RwSignal<&'static str>,
    size: RwSignal<&'static str>,
    letter: RwSignal<&'static str>,
    whose: RwSignal<From>,
    mission: RwSignal<&'static str>,
}

/// A force that can be printed.
struct Force {
    from: From,
    name: String,
    units: Vec<Unit>,
}

/// The page.
pub fn paper(app: App, ruleset: &'static Ruleset, from: From) -> AnyView {
    app.fetch_armies();
    let played = battle_map::played(app, ruleset).map(|played| played.mission.id);
    let all = (ruleset.missions.all)(&app.house(ruleset));
    let first = all.first().map_or("", |mission| mission.id);
    let (sheet, place) = match from {
        From::Game => ("quick", Place::Rules(String::new())),
        From::Side(_) => ("cards", Place::Units),
        From::Army(id) => ("cards", Place::Army(id)),
    };
    let choices = Choices {
        sheet: RwSignal::new(sheet),
        size: RwSignal::new("a4"),
        letter: RwSignal::new("normal"),
        whose: RwSignal::new(from),
        mission: RwSignal::new(played.unwrap_or(first)),
    };
    view! {
        <article class="paper">
            <header class="head">
                {back(app, Screen::In(ruleset.id, place).hash())}
                <h1>{app.t(s::PAPER)}</h1>
            </header>
            <div class="paper-choices">{live(move || chosen(app, ruleset, choices))}</div>
            <div
                class="paper-sheet"
                data-sheet=move || choices.sheet.get()
                data-size=move || choices.size.get()
                data-letter=move || choices.letter.get()
            >
                {live(move || match choices.sheet.get() {
                    "quick" => quick::reference(app, ruleset),
                    "map" => mission(app, ruleset, choices.mission.get()),
                    cards_or_list => force(app, ruleset, choices, cards_or_list == "cards"),
                })}
            </div>
            <div class="action-bar">
                <button class="button primary" data-action="print" on:click=tap(page::print)>
                    {icon("print")}
                    {app.t(s::CARDS_PRINT)}
                </button>
            </div>
        </article>
    }
    .into_any()
}

/// The questions: which sheet, whose units or which mission, the paper and type size.
fn chosen(app: App, ruleset: &'static Ruleset, choices: Choices) -> AnyView {
    let ask =
        |label: Text, id, answers: &[(&'static str, Text)], signal: RwSignal<&'static str>| {
            let answers = answers.iter().map(|(id, text)| (*id, app.t(*text)));
            let set = Callback::new(move |to| signal.set(to));
            pick(app.t(label), id, answers.collect(), signal.get(), set).into_any()
        };
    let mut sheets = vec![("quick", p::PAPER_QUICK), ("cards", s::CARDS), ("list", p::PAPER_LIST)];
    if ruleset.missions.has_any() {
        sheets.push(("map", p::PAPER_MAP));
    }
    let sheet = choices.sheet.get();
    let of = match sheet {
        "quick" => None,
        "map" => {
            let all = (ruleset.missions.all)(&app.house(ruleset));
            let all: Vec<_> = all.iter().map(|one| (one.id, one.title)).collect();
            Some(ask(s::MISSIONS, "mission", &all, choices.mission))
        }
        _ => whose(app, ruleset, choices),
    };
    let sizes = [("a4", "A4"), ("letter", "Letter")].map(|(id, name)| (id, name.to_owned()));
    let set = Callback::new(move |to| choices.size.set(to));
    let letters =
        [("small", p::PAPER_SMALL), ("normal", p::PAPER_NORMAL), ("large", p::PAPER_LARGE)];
    // A card has its own size.
    let letter = (sheet != "cards").then(|| ask(p::PAPER_TYPE, "letter", &letters, choices.letter));
    view! {
        {ask(p::PAPER_SHEET, "sheet", &sheets, choices.sheet)}
        {of}
        {pick(app.t(p::PAPER_SIZE), "size", sizes.to_vec(), choices.size.get(), set)}
        {letter}
    }
    .into_any()
}

/// The sides of the battle that have units, and the armies.
fn forces(app: App, ruleset: &'static Ruleset) -> Vec<Force> {
    let sides = Side::ALL.map(|side| Force {
        from: From::Side(side),
        name: side_in_battle(app, side),
        units: app.battle_state(|state| state.units.of(side).clone()),
    });
    let armies = app.armies_of(ruleset).into_iter().map(|army| Force {
        from: From::Army(army.id),
        name: army.name,
        units: army.units,
    });
    let all = sides.into_iter().chain(armies);
    all.filter(|force| !force.units.is_empty()).collect()
}

/// Which of the forces is printed: the requested one, or else the first.
fn place_of(forces: &[Force], choices: Choices) -> usize {
    let whose = choices.whose.get();
    let mut places = forces.iter();
    places.position(|one| one.from == whose).unwrap_or(0)
}

fn whose(app: App, ruleset: &'static Ruleset, choices: Choices) -> Option<AnyView> {
    let forces = forces(app, ruleset);
    if forces.len() < 2 {
        return None;
    }
    let here = place_of(&forces, choices);
    let all: Vec<From> = forces.iter().map(|force| force.from).collect();
    let names = forces.into_iter().enumerate();
    let names = names.map(|(place, force)| (place.to_string(), force.name));
    let set = Callback::new(move |place: usize| {
        choices.whose.set(all.get(place).copied().unwrap_or(From::Game));
    });
    Some(segments(app.t(s::UNITS), String::from("whose"), names.collect(), here, set).into_any())
}

/// The cards or the list of the force.
fn force(app: App, ruleset: &'static Ruleset, choices: Choices, cards: bool) -> AnyView {
    let mut forces = forces(app, ruleset);
    if forces.is_empty() {
        return view! { <p>{app.t(s::UNIT_NONE)}</p> }.into_any();
    }
    let Force { from, name, units } = forces.swap_remove(place_of(&forces, choices));
    // A figure on a card may depend on the battle.
    let army = match from {
        From::Army(id) => app.army(id),
        From::Game | From::Side(_) => None,
    };
    let battle = match army {
        Some(army) => army.battle(ruleset),
        None => app.battle_state(|state| state.battle_values(ruleset)),
    };
    if cards {
        units::cards(app, ruleset, &units, &battle)
    } else {
        units::list(app, ruleset, name, &units)
    }
}

/// A mission: its map, the map in words, how it ends.
fn mission(app: App, ruleset: &'static Ruleset, id: &str) -> AnyView {
    let Some(mission) = ruleset.missions.find(id, &app.house(ruleset)) else {
        return ().into_any();
    };
    let played = battle_map::played(app, ruleset).filter(|played| played.mission.id == id);
    let shown = match played {
        Some(played) => Map {
            names: [Seat::Attacker, Seat::Defender]
                .map(|seat| side_in_battle(app, played.side(seat))),
            attacker: played.attacker,
            placed: played.placed.clone(),
            ..Map::of(mission, played.table)
        },
        None => Map::of(mission, ruleset.missions.table),
    };
    let words = mission.words(shown.table).into_iter();
    let words = words.map(|phrase| view! { <li>{app.say(phrase)}</li> }).views();
    let ends = mission.ends.iter();
    let ends = ends.map(|(text, _)| view! { <li>{app.t(*text)}</li> }).views();
    let orders = mission.orders.map(|[attacker, defender]| {
        view! {
            <p>
                <b>{app.t(s::MISSION_ORDERS_ATTACKER)}</b>
                " "
                {app.t(attacker)}
            </p>
            <p>
                <b>{app.t(s::MISSION_ORDERS_DEFENDER)}</b>
                " "
                {app.t(defender)}
            </p>
        }
    });
    view! {
        <header class="paper-title">
            <h2>{app.t(mission.title)}</h2>
            <span>{app.t(ruleset.name)}</span>
        </header>
        <p>
            <b>{app.t(mission.kind)}</b>
            " "
            {app.t(mission.kind_means)}
            " "
            {app.t(mission.about)}
        </p>
        {orders}
        {map(app, Look::new(Seat::Defender), &shown)}
        <div class="paper-columns">
            <section class="paper-phase">
                <h3>{app.t(s::MISSION_ENDS)}</h3>
                <ul class="paper-steps">{ends}</ul>
            </section>
            <section class="paper-phase">
                <h3>{app.t(s::MAP_IN_WORDS)}</h3>
                <ul class="paper-steps">{words}</ul>
            </section>
        </div>
    }
    .into_any()
}
