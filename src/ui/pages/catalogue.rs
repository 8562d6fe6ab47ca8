//! The catalogue to add units from: the sheet's own cards, blank ones, and the player's
//! saved ones.

use leptos::prelude::*;

use crate::aid::{Entry, Field, Ruleset, Values};
use crate::battle::{Unit, Words, answers};
use crate::text::keys::screens as s;

use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::form::question;
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// The catalogue of a wargame; `to` receives the chosen unit, and whether it is blank.
pub fn entries(app: App, ruleset: &'static Ruleset, to: Callback<(Unit, bool)>) -> Option<AnyView> {
    let all = ruleset.tracker.cards.catalogue;
    let rows = all
        .iter()
        .map(|one| view! { <li data-entry=one.id>{entry(app, ruleset, one, to)}</li> })
        .views();
    (!all.is_empty()).then(|| view! { <ul class="catalogue">{rows}</ul> }.into_any())
}

/// The unit that an entry yields with these options.
fn made(app: App, ruleset: &'static Ruleset, entry: &Entry, options: &Values) -> Unit {
    let made = (entry.make)(options, &app.house(ruleset));
    let fields = ruleset.tracker.fields;
    let mut answers = answers::written(&made.unit, fields);
    if entry.blank {
        // Its figures are missing, not 0.
        for (place, _) in (ruleset.tracker.new_unit.asked)(&made.unit) {
            answers.remove(&fields[*place].id.to_string());
        }
        answers.extend(Unit::blank("", ruleset).answers);
    }
    let mut words = Words::new();
    for (id, text) in made.words {
        words.insert(id.to_owned(), app.t(text));
    }
    Unit::fresh(&app.t(entry.name), answers, words)
}

fn entry(
    app: App,
    ruleset: &'static Ruleset,
    entry: &'static Entry,
    to: Callback<(Unit, bool)>,
) -> AnyView {
    let options = RwSignal::new(Values::defaults(entry.options));
    let cost = move || {
        let place = ruleset.tracker.cards.terms.cost?;
        let unit = made(app, ruleset, entry, &options.get());
        let cost = unit.values(ruleset).get(place).unsigned_abs();
        (cost > 0).then(|| app.say(s::army_sum(u32::from(cost))))
    };
    let put = move || {
        let unit = made(app, ruleset, entry, &options.get_untracked());
        to.run((unit, entry.blank));
    };
    let description = view! {
        <span class="catalogue-told">
            <b>{app.t(entry.name)}</b>
            <span class="soft">{app.t(entry.about)}</span>
        </span>
        <span class="catalogue-cost">{live(cost)}</span>
    };
    if entry.options.is_empty() {
        return view! {
            <button class="catalogue-entry" data-action=format!("add-{}", entry.id) on:click=tap(put)>
                {icon("plus")}
                {description}
            </button>
        }
        .into_any();
    }
    let values = Memo::new(move |_| Some(options.get()));
    let answer = Callback::new(move |(field, to): (&'static Field, i16)| {
        let place = entry.options.iter().position(|one| one.id == field.id);
        if let Some(place) = place {
            options.update(|options| options.set(entry.options, place, to));
        }
    });
    let questions = (0..entry.options.len())
        .map(|place| question(app, &entry.options[place], place, values, answer))
        .views();
    view! {
        <details class="catalogue-options">
            <summary class="catalogue-entry">
                {icon("plus")}
                {description}
            </summary>
            <div class="form-questions">{questions}</div>
            <button
                class="button primary"
                data-action=format!("add-{}", entry.id)
                on:click=tap(put)
            >
                {app.t(s::ARMY_ADD_THIS)}
                {live(move || cost().map(|cost| format!(" · {cost}")))}
            </button>
        </details>
    }
    .into_any()
}

/// The player's saved unit cards.
pub fn own_cards(
    app: App,
    ruleset: &'static Ruleset,
    to: Callback<(Unit, bool)>,
) -> Option<AnyView> {
    let cards = app.settings.with(|settings| settings.now().cards(ruleset));
    let chips = cards
        .into_iter()
        .map(|card| {
            let name = card.name.clone();
            let card_name = name.clone();
            view! {
                <button
                    class="chip"
                    data-card=name.clone()
                    aria-label=app.say(s::card_add(name.clone()))
                    on:click=tap(move || to.run((card.clone(), false)))
                >
                    {icon("plus")}
                    {card_name}
                </button>
            }
        })
        .views();
    (!chips.is_empty()).then(|| {
        view! {
            <h3 class="margin-word">{app.t(s::CARDS)}</h3>
            <div class="chip-row">{chips}</div>
        }
        .into_any()
    })
}
