//! One unit: its state, what follows from it, and what can be worked out for
//! it.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::{Field, Opening, Ruleset};
use crate::battle::{Action, LONGEST_NAME, Side, Unit};
use crate::browser::page;
use crate::text::keys::app as t;

use super::Origin;
use super::units::{self, consequence};
use crate::ui::erase::{live, tap};
use crate::ui::parts;
use crate::ui::parts::card::Drawn;
use crate::ui::parts::field::switch;
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// The list where the unit is gone (an undone "Add a platoon").
pub fn unit(app: App, ruleset: &'static Ruleset, side: Side, id: u32) -> impl IntoView {
    let there = Memo::new(move |_| app.desk(|desk| desk.unit(id).is_some()));
    live(move || {
        if there.get() {
            untrack(|| one_unit(app, ruleset, side, id).into_any())
        } else {
            untrack(|| units::units(app, ruleset).into_any())
        }
    })
}

fn one_unit(app: App, ruleset: &'static Ruleset, side: Side, id: u32) -> impl IntoView {
    let kept = Memo::new(move |_| app.desk(|desk| desk.unit(id).map(|(_, unit)| unit.clone())));
    let list = Screen::In(ruleset.id, Place::Units).hash();
    let over = RwSignal::new(false);
    view! {
        <article class="unit">
            <header class="head">
                <a class="icon-button" href=list.clone() aria-label=app.t(t::BACK)>
                    {icon("back")}
                </a>
                <h1>{live(move || kept.get().map(|unit| unit.name))}</h1>
                <button
                    class="icon-button"
                    aria-label=app.t(t::UNIT_DUPLICATE)
                    data-action="duplicate"
                    on:click=tap(move || {
                        app.act(Action::DuplicateUnit { side, unit: id });
                        page::set_hash(&Screen::In(ruleset.id, Place::Units).hash());
                    })
                >
                    {icon("plus")}
                </button>
                <button
                    class="icon-button"
                    aria-label=app.t(t::UNIT_REMOVE)
                    data-action="remove"
                    on:click=tap(move || {
                        app.act(Action::RemoveUnit { side, unit: id });
                        page::set_hash(&Screen::In(ruleset.id, Place::Units).hash());
                    })
                >
                    {icon("remove")}
                </button>
            </header>
            {live(move || {
                let unit = kept.get()?;
                Some(parts::card::card(app, ruleset, &Drawn::of(app, ruleset, &unit)?, over))
            })}
            {live(move || kept.get().map(|unit| follows(app, ruleset, side, &unit)))}
            {form(app, ruleset, side, id, kept)}
        </article>
    }
}

fn follows(app: App, ruleset: &'static Ruleset, side: Side, unit: &Unit) -> impl IntoView + use<> {
    let values = unit.values(ruleset);
    let about = Some((side, unit.id));
    let following = (ruleset.tracker.consequences)(&values)
        .into_iter()
        .map(|one| consequence(app, ruleset, &one, about))
        .collect::<Vec<_>>();
    let of_side = app.desk(|desk| desk.side_values(side, ruleset));
    let mut openings = (ruleset.tracker.openings)(&values, &of_side);
    // What the game opens with it acting is that already, and no two are called the same.
    let opened: Vec<&str> = (openings.iter())
        .filter(|opening| opening.casts.is_empty() || opening.label.is_none())
        .map(|opening| opening.calculator)
        .collect();
    let mut acts = units::roles_of(ruleset, &values);
    acts.retain(|opening| !opened.contains(&opening.calculator));
    openings.extend(acts);
    // In a battle what is done in this stage stands in view, the rest is folded away.
    let of_stage = app.desk(|desk| {
        desk.battle.as_ref()?;
        let (_, stage) = desk.phase(ruleset)?;
        let steps = stage.steps.iter();
        Some(steps.flat_map(|step| step.calculators).collect::<Vec<_>>())
    });
    let (now, later): (Vec<Opening>, Vec<Opening>) = openings.into_iter().partition(|opening| {
        let of_stage = of_stage.as_ref();
        of_stage.is_none_or(|all| all.contains(&&opening.calculator))
    });
    let chips = |openings: Vec<Opening>| {
        let origin = Origin::about(about);
        let chips = openings.into_iter();
        chips
            .filter_map(|opening| units::opening_chip(app, ruleset, opening, origin.clone()))
            .collect::<Vec<_>>()
    };
    let (now, later) = (chips(now), chips(later));
    view! {
        {(!following.is_empty())
            .then(|| {
                view! {
                    <section>
                        <h2 class="margin-word">{app.t(t::UNIT_CONSEQUENCES)}</h2>
                        {following}
                    </section>
                }
            })}
        {(!now.is_empty())
            .then(|| {
                view! {
                    <section class="chip-group">
                        <h2 class="margin-word">{app.t(t::UNIT_OPENINGS)}</h2>
                        <div class="chip-row">{now}</div>
                    </section>
                }
            })}
        {(!later.is_empty())
            .then(|| {
                view! {
                    <details class="form-group" data-action="more-openings">
                        <summary class="margin-word">{app.t(t::UNIT_OPENINGS_LATER)}</summary>
                        <div class="chip-group">
                            <div class="chip-row">{later}</div>
                        </div>
                    </details>
                }
            })}
    }
}

fn form(
    app: App,
    ruleset: &'static Ruleset,
    side: Side,
    id: u32,
    kept: Memo<Option<Unit>>,
) -> impl IntoView {
    let values =
        Memo::new(move |_| kept.with(|unit| unit.as_ref().map(|unit| unit.values(ruleset))));
    let answer = Callback::new(move |(field, to): (&'static Field, i16)| {
        app.act(Action::SetUnit {
            side,
            unit: id,
            field: field.id.to_string(),
            value: field.write(to),
        });
    });
    // What is printed on a card can be read above.
    let tracker = &ruleset.tracker;
    let has_card = tracker.cards.card.is_some();
    let open = |group: &[usize]| {
        let printed = group.iter().all(|place| tracker.profile.contains(place));
        Some(!has_card || !printed)
    };
    let groups = parts::form::form(app, tracker.fields, values, &open, answer);
    let words = Memo::new(move |_| kept.get().map(|unit| unit.words).unwrap_or_default());
    let write = Callback::new(move |(words, text): (&'static str, String)| {
        app.act(Action::SetWords {
            side,
            unit: id,
            words: words.to_owned(),
            text,
        });
    });
    let words = parts::form::words(app, ruleset, values, words, write);
    let units_act = ruleset.checklist.iter().any(|phase| phase.units_act);
    let acted = live(move || {
        let acted = app.desk(|desk| desk.turn.acted.contains(&id));
        switch(
            "acted",
            app.t(t::UNIT_ACTED),
            acted,
            Callback::new(move |acted| {
                app.act(Action::Acted { unit: id, acted });
            }),
        )
    });
    // What changes in a battle comes first, what is entered once after it.
    view! {
        {units_act.then(|| view! { <div class="form-questions">{acted}</div> })}
        {groups}
        {words}
        <label class="field-text">
            <span class="field-label">{app.t(t::UNIT_NAME)}</span>
            <input
                type="text"
                id="unit-name"
                maxlength=LONGEST_NAME
                autocomplete="off"
                prop:value=move || kept.get().map(|unit| unit.name)
                on:change:target=move |event| {
                    app.act(Action::RenameUnit { side, unit: id, name: event.target().value() });
                }
            />
        </label>
        {(!ruleset.tracker.profile.is_empty()).then(|| keep_card(app, ruleset, kept))}
    }
}

/// Keeps the unit's card, to be picked for further units.
fn keep_card(app: App, ruleset: &'static Ruleset, kept: Memo<Option<Unit>>) -> AnyView {
    view! {
        <button
            class="button small unit-keep"
            data-action="keep-card"
            on:click=tap(move || {
                let Some(unit) = kept.get_untracked() else {
                    return;
                };
                let mut room = true;
                app.set(|settings| {
                    room = settings.keep_card(ruleset, &unit);
                });
                app.say_for_a_while(
                    if room { app.say(t::card_kept(unit.name)) } else { app.t(t::CARDS_FULL) },
                );
            })
        >
            {app.t(t::CARD_KEEP)}
        </button>
    }
    .into_any()
}
