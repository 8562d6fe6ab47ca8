//! One army: its terms, its units and their cost, and the catalogue to add from.

use leptos::prelude::*;
use leptos::web_sys::HtmlInputElement;

use crate::address::{Place, Screen};
use crate::aid::{Field, Note, Ruleset, Values};
use crate::battle::{Army, LONGEST_NAME, MOST_POINTS, Side, Unit};
use crate::browser::page;
use crate::text::keys::screens as s;

use super::armies::{self, head, points};
use super::catalogue::{entries, own_cards};
use super::lines::as_text;
use super::side_in_battle;
use super::units::bring;
use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::card::{Drawn, tile};
use crate::ui::parts::field::steps;
use crate::ui::parts::form::question;
use crate::ui::parts::icon::icon;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;
use crate::ui::typing::Shown;

/// Points change by this step.
const POINTS_STEP: i16 = 5;

/// The page of an army; the list if the army is gone (after undoing "New army").
pub fn army(app: App, ruleset: &'static Ruleset, id: u32) -> AnyView {
    app.fetch_armies();
    let kept = Memo::new(move |_| app.army(id));
    let there = Memo::new(move |_| kept.with(Option::is_some));
    live(move || {
        if there.get() {
            untrack(|| one_army(app, ruleset, id, kept))
        } else {
            untrack(|| armies::armies(app, ruleset))
        }
    })
    .into_any()
}

fn one_army(app: App, ruleset: &'static Ruleset, id: u32, kept: Memo<Option<Army>>) -> AnyView {
    // Only a new army has its terms unfolded: they are agreed before units are chosen.
    let new = kept.with_untracked(|army| army.as_ref().is_some_and(|army| army.units.is_empty()));
    view! {
        <article class="army" data-army=id>
            {live(move || kept.get().map(|army| named(app, ruleset, &army)))}
            {live(move || kept.get().and_then(|army| sum(app, ruleset, &army)))}
            <details class="form-group" open=new>
                <summary class="margin-word">{app.t(s::ARMY_AGREED)}</summary>
                {agreed(app, ruleset, id, kept)}
            </details>
            {live(move || kept.get().map(|army| units(app, ruleset, &army)))}
            {adding(app, ruleset, id)}
            {live(move || kept.get().map(|army| into_battle(app, ruleset, &army)))}
        </article>
    }
    .into_any()
}

fn named(app: App, ruleset: &'static Ruleset, army: &Army) -> AnyView {
    let id = army.id;
    let copy = app.say(s::army_copy_name(army.name.clone()));
    let tools = view! {
        <button
            class="icon-button"
            aria-label=app.t(s::ARMY_COPY)
            data-action="copy-army"
            on:click=tap(move || {
                let mut made = None;
                app.change_armies(&mut |armies| made = armies.duplicate(ruleset, id, &copy));
                match made {
                    Some(army) => page::set_hash(&Screen::In(ruleset.id, Place::Army(army)).hash()),
                    None => app.say_for_a_while(app.t(s::ARMIES_FULL)),
                }
            })
        >
            {icon("copy")}
        </button>
        <button
            class="icon-button"
            aria-label=app.t(s::ARMY_REMOVE)
            data-action="remove-army"
            on:click=tap(move || {
                app.change_armies(&mut |armies| armies.remove(id));
                page::set_hash(&Screen::In(ruleset.id, Place::Armies).hash());
            })
        >
            {icon("remove")}
        </button>
    };
    head(app, ruleset, Place::Armies, army.name.clone(), tools.into_any())
}

/// The points of the army, always in view, and whether they are within the agreed limit.
pub fn sum(app: App, ruleset: &'static Ruleset, army: &Army) -> Option<AnyView> {
    let (points, over) = points(app, ruleset, army)?;
    let left = army.limit(ruleset).map(|limit| {
        let sum = army.sum(ruleset);
        if over { app.say(s::army_over(sum - limit)) } else { app.say(s::army_left(limit - sum)) }
    });
    let rule = ruleset.tracker.cards.terms.rule;
    let state = if over { "over" } else { "within" };
    Some(
        view! {
            <p class="army-sum" class:over=over data-sum=army.sum(ruleset) data-state=state>
                {over.then(|| icon("warning"))}
                <b>{points.clone()}</b>
                <span role="status">{left}</span>
                {cite(app, rule, &points)}
            </p>
        }
        .into_any(),
    )
}

fn units(app: App, ruleset: &'static Ruleset, army: &Army) -> AnyView {
    let battle = army.battle(ruleset);
    let all = army.values(ruleset);
    let judged = (ruleset.tracker.cards.terms.judge)(&all, &army.terms(ruleset));
    let rows = army
        .units
        .iter()
        .enumerate()
        .map(|(place, unit)| {
            let breaks = judged.iter().filter(|(of, _)| *of == place);
            let breaks: Vec<&Note> = breaks.map(|(_, note)| note).collect();
            row(app, ruleset, army.id, unit, &battle, &breaks)
        })
        .views();
    view! {
        <div>
            {rows.is_empty().then(|| view! { <p class="army-why soft">{app.t(s::ARMY_NONE)}</p> })}
            <ul class="army-units">{rows}</ul>
        </div>
    }
    .into_any()
}

/// A unit: a link to its card, its cost, buttons to copy and remove it, and the terms that it
/// breaks.
fn row(
    app: App,
    ruleset: &'static Ruleset,
    army: u32,
    unit: &Unit,
    battle: &Values,
    breaks: &[&Note],
) -> AnyView {
    let id = unit.id;
    let cost = ruleset.tracker.cards.terms.cost.map(|place| {
        let cost = unit.values(ruleset).get(place).unsigned_abs();
        app.say(s::army_sum(u32::from(cost)))
    });
    let name = match Drawn::when(ruleset, unit, battle) {
        Some(drawn) => tile(app, &drawn, cost),
        None => view! { <b>{unit.name.clone()}</b> }.into_any(),
    };
    let warnings = breaks
        .iter()
        .map(|note| {
            let words = app.say(note.phrase.clone());
            view! {
                <p class="army-break" data-cite=note.cite>
                    {icon("warning")}
                    <span>{words.clone()}</span>
                    {cite(app, note.cite, &words)}
                </p>
            }
        })
        .views();
    view! {
        <li data-unit=id>
            <div class="army-row">
                <a
                    class="army-card"
                    href=Screen::In(ruleset.id, Place::ArmyUnit(army, id)).hash()
                >
                    {name}
                </a>
                <button
                    class="icon-button"
                    aria-label=app.say(s::army_unit_copy(unit.name.clone()))
                    data-action=format!("copy-{id}")
                    on:click=tap(move || app.change_army(army, &mut |army| army.duplicate(id)))
                >
                    {icon("copy")}
                </button>
                <button
                    class="icon-button"
                    aria-label=app.say(s::army_unit_remove(unit.name.clone()))
                    data-action=format!("remove-{id}")
                    on:click=tap(move || app.change_army(army, &mut |army| army.remove(id)))
                >
                    {icon("remove")}
                </button>
            </div>
            {warnings}
        </li>
    }
    .into_any()
}

/// The catalogue from which units can be added.
fn adding(app: App, ruleset: &'static Ruleset, army: u32) -> AnyView {
    let put = Callback::new(move |(unit, blank): (Unit, bool)| {
        let Some(added) = add(app, ruleset, army, &unit) else { return };
        app.say_for_a_while(app.say(s::unit_added(unit.name)));
        if blank {
            page::set_hash(&Screen::In(ruleset.id, Place::ArmyUnit(army, added)).hash());
        }
    });
    let plain = ruleset.tracker.cards.catalogue.is_empty().then(|| {
        view! {
            <button
                class="button"
                data-action="add-unit"
                on:click=tap(move || {
                    let number = app.army(army).map_or(1, |army| army.units.len() + 1);
                    let name = app.say(s::unit_default_name(number));
                    put.run((Unit::blank(&name, ruleset), false));
                })
            >
                {icon("plus")}
                {app.t(s::UNIT_ADD)}
            </button>
        }
    });
    view! {
        <section class="army-adding">
            <h2 class="margin-word">{app.t(s::ARMY_ADD)}</h2>
            {entries(app, ruleset, put)}
            {plain}
            <a
                class="button"
                href=Screen::In(ruleset.id, Place::ArmyLines(army)).hash()
                data-action="add-lines"
            >
                {icon("copy")}
                {app.t(s::LINES_OPEN)}
            </a>
            {live(move || own_cards(app, ruleset, put))}
        </section>
    }
    .into_any()
}

/// Adds a unit. Returns its number.
fn add(app: App, ruleset: &'static Ruleset, army: u32, unit: &Unit) -> Option<u32> {
    let mut made = None;
    app.change_army(army, &mut |army| made = army.add(unit, ruleset));
    if made.is_none() {
        app.say_for_a_while(app.t(s::ARMY_FULL));
    }
    made
}

/// The army's name, its points, and the other terms of the game.
fn agreed(app: App, ruleset: &'static Ruleset, id: u32, kept: Memo<Option<Army>>) -> AnyView {
    let terms = ruleset.tracker.cards.terms;
    let values =
        Memo::new(move |_| kept.with(|army| army.as_ref().map(|army| army.terms(ruleset))));
    let answer = Callback::new(move |(field, to): (&'static Field, i16)| {
        let (field, value) = (field.id.to_string(), field.write(to));
        app.change_army(id, &mut |army| army.set_terms(&field, &value, ruleset));
    });
    let points = terms.cost.map(|_| {
        let most = (MOST_POINTS / u32::from(POINTS_STEP.unsigned_abs())) as i16;
        live(move || {
            let points = kept.with(|army| army.as_ref().map_or(0, |army| army.points));
            let now = (points / u32::from(POINTS_STEP.unsigned_abs())) as i16;
            let set = Callback::new(move |to: i16| {
                let points = u32::from((to * POINTS_STEP).unsigned_abs());
                app.change_army(id, &mut |army| army.points = points);
            });
            let label = app.t(s::ARMY_POINTS);
            view! {
                <div class="field" data-field="points">
                    <span class="field-label">{label.clone()}</span>
                    {steps(app, label, now, (0, most), Shown::Times(POINTS_STEP, ""), set)}
                </div>
            }
        })
    });
    let questions = (0..terms.fields.len())
        .map(|place| question(app, &terms.fields[place], place, values, answer))
        .views();
    view! {
        <div class="form-questions">{points} {questions}</div>
        <label class="field-text">
            <span class="field-label">{app.t(s::ARMY_NAME)}</span>
            <input
                type="text"
                id="army-name"
                maxlength=LONGEST_NAME
                autocomplete="off"
                prop:value=move || kept.get().map(|army| army.name)
                on:change=move |event| {
                    let input = event_target::<HtmlInputElement>(&event);
                    let name = input.value();
                    app.change_army(id, &mut |army| army.rename(&name));
                    let now = kept.get_untracked();
                    input.set_value(&now.map_or_else(String::new, |army| army.name));
                }
            />
        </label>
    }
    .into_any()
}

/// The links into the open battle, and to the printer.
fn into_battle(app: App, ruleset: &'static Ruleset, army: &Army) -> Option<AnyView> {
    if army.units.is_empty() {
        return None;
    }
    let cards = Screen::In(ruleset.id, Place::ArmyCards(army.id)).hash();
    let print = view! {
        <a class="chip" href=cards data-action="print-army">
            {icon("print")}
            {app.t(s::ARMY_PRINT)}
        </a>
    };
    let units = army.units.clone();
    let text = as_text(app, ruleset, army.name.clone(), Callback::new(move |()| units.clone()));
    let sides = Side::ALL
        .map(|side| {
            let units = army.units.clone();
            let brings = army.brings(ruleset);
            let name = side_in_battle(app, side);
            let description = app.say(s::army_brought(army.name.clone(), name.clone()));
            view! {
                <button
                    class="chip"
                    data-action=format!("bring-{}", side.id())
                    on:click=tap(move || {
                        bring(app, side, units.clone(), brings.clone());
                        page::set_hash(&Screen::In(ruleset.id, Place::Units).hash());
                        app.say_for_a_while(description.clone());
                    })
                >
                    {icon("plus")}
                    {name}
                </button>
            }
        })
        .views();
    Some(
        view! {
            <section class="chip-group army-battle">
                <h2 class="margin-word">{app.t(s::ARMY_BRING)}</h2>
                <div class="chip-row">{sides} {text} {print}</div>
            </section>
        }
        .into_any(),
    )
}
