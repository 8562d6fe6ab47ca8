//! The armies of a wargame: units stored apart from battles.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::Ruleset;
use crate::battle::{Army, Unit};
use crate::browser::page;
use crate::text::keys::{app as t, screens as s};

use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// Adds an army and shows it. If there are units, they come from the open battle, and the army
/// takes the battle's terms.
pub fn new_army(app: App, ruleset: &'static Ruleset, name: &str, units: &[Unit]) {
    let mut made = None;
    let battle = app.battle_state(|state| state.battle_values(ruleset));
    let battle = (!units.is_empty()).then_some(&battle);
    app.change_armies(&mut |armies| made = armies.add_from(battle, ruleset, name, units));
    match made {
        Some(army) => page::set_hash(&Screen::In(ruleset.id, Place::Army(army)).hash()),
        None => app.say_for_a_while(app.t(s::ARMIES_FULL)),
    }
}

pub fn armies(app: App, ruleset: &'static Ruleset) -> AnyView {
    app.fetch_armies();
    view! {
        <div>
            {head(app, ruleset, Place::Units, app.t(s::ARMIES), ().into_any())}
            {live(move || list(app, ruleset))}
        </div>
    }
    .into_any()
}

/// The head of a page about armies: the link back, its name, its actions.
pub fn head(app: App, ruleset: &Ruleset, back: Place, title: String, tools: AnyView) -> AnyView {
    view! {
        <header class="head">
            <a
                class="icon-button"
                href=Screen::In(ruleset.id, back).hash()
                aria-label=app.t(t::BACK)
            >
                {icon("back")}
            </a>
            <h1>{title}</h1>
            {tools}
        </header>
    }
    .into_any()
}

fn list(app: App, ruleset: &'static Ruleset) -> AnyView {
    let armies = app.armies_of(ruleset);
    let next = armies.len() + 1;
    let rows = armies.iter().map(|army| row(app, ruleset, army)).views();
    view! {
        {rows.is_empty().then(|| view! { <p class="army-why soft">{app.t(s::ARMIES_NONE)}</p> })}
        <ul class="rows">{rows}</ul>
        <div class="action-bar">
            <button
                class="button primary"
                data-action="new-army"
                on:click=tap(move || {
                    new_army(app, ruleset, &app.say(s::army_default_name(next)), &[]);
                })
            >
                {icon("plus")}
                {app.t(s::ARMY_NEW)}
            </button>
            <a class="button" href=Screen::Keep.hash()>
                {app.t(t::KEEP_OUT)}
            </a>
        </div>
    }
    .into_any()
}

fn row(app: App, ruleset: &'static Ruleset, army: &Army) -> AnyView {
    let units = app.say(s::army_units(army.units.len()));
    let (points, over) = points(app, ruleset, army).unzip();
    view! {
        <li>
            <a
                class="rows-link"
                data-army=army.id
                href=Screen::In(ruleset.id, Place::Army(army.id)).hash()
            >
                <span>
                    <b>{army.name.clone()}</b>
                    <span class="soft army-list-points" class:over=over.unwrap_or_default()>
                        {units} {points.map(|points| format!(" · {points}"))}
                    </span>
                </span>
                {icon("next")}
            </a>
        </li>
    }
    .into_any()
}

/// The cost of an army, the points it may have, and whether it exceeds them; `None` in a
/// game whose units have no cost.
pub fn points(app: App, ruleset: &Ruleset, army: &Army) -> Option<(String, bool)> {
    ruleset.tracker.cards.terms.cost?;
    let sum = army.sum(ruleset);
    Some(match army.limit(ruleset) {
        None => (app.say(s::army_sum(sum)), false),
        Some(limit) => (app.say(s::army_sum_of(limit, sum)), sum > limit),
    })
}
