//! One unit: its state, the consequences, and the calculators for it.

use leptos::prelude::*;
use leptos::web_sys::HtmlInputElement;

use crate::address::{Place, Screen};
use crate::aid::{Field, Opening, Ruleset};
use crate::battle::{Action, LONGEST_NAME, Side, Unit};
use crate::browser::page;
use crate::sorting::sort_short_by_key;
use crate::text::keys::screens as s;

use super::lines::card_line;
use super::units::{self, consequence};
use super::{Origin, back};
use crate::ui::erase::{live, tap};
use crate::ui::parts;
use crate::ui::parts::card::Drawn;
use crate::ui::parts::counter;
use crate::ui::parts::field::{AboutUnit, switch};
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// The most missing figures that are named.
const MOST_NAMED: usize = 5;

/// The page of a unit; the list if the unit is gone (after undoing "Add a platoon").
pub fn unit(app: App, ruleset: &'static Ruleset, side: Side, id: u32) -> impl IntoView {
    let there = Memo::new(move |_| app.battle_state(|state| state.unit(id).is_some()));
    live(move || {
        if there.get() {
            untrack(|| one_unit(app, ruleset, side, id).into_any())
        } else {
            untrack(|| units::units(app, ruleset).into_any())
        }
    })
}

fn one_unit(app: App, ruleset: &'static Ruleset, side: Side, id: u32) -> impl IntoView {
    let kept =
        Memo::new(move |_| app.battle_state(|state| state.unit(id).map(|(_, unit)| unit.clone())));
    let list = Screen::In(ruleset.id, Place::Units).hash();
    let over = RwSignal::new(false);
    view! {
        <article class="unit">
            <header class="head">
                {back(app, list)}
                <h1>{live(move || kept.get().map(|unit| unit.name))}</h1>
                <button
                    class="icon-button"
                    aria-label=app.t(s::UNIT_REMOVE)
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
            {live(move || kept.get().map(|unit| at_a_glance(app, ruleset, side, &unit)))}
            {questions(app, ruleset, side, id, kept)}
        </article>
    }
}

/// The unit's description and remaining strength, with the one-tap changes.
fn at_a_glance(
    app: App,
    ruleset: &'static Ruleset,
    side: Side,
    unit: &Unit,
) -> impl IntoView + use<> {
    let values = unit.values(ruleset);
    let glance = ruleset.tracker.cards.card.is_none().then(|| {
        view! {
            <p class="unit-glance">
                {counter::counter(&ruleset.tracker.counter, &values)}
                <span>{units::what_it_is(app, ruleset, unit)}</span>
            </p>
        }
    });
    let changes = units::quick_changes(app, ruleset, side, unit.id, &unit.name, &values);
    view! { {glance} {changes} }
}

fn name(app: App, side: Side, id: u32, kept: Memo<Option<Unit>>) -> impl IntoView {
    view! {
        <label class="field-text">
            <span class="field-label">{app.t(s::UNIT_NAME)}</span>
            <input
                type="text"
                id="unit-name"
                maxlength=LONGEST_NAME
                autocomplete="off"
                prop:value=move || kept.get().map(|unit| unit.name)
                on:focus=move |event| { event_target::<HtmlInputElement>(&event).select() }
                on:change=move |event| {
                    let input = event_target::<HtmlInputElement>(&event);
                    app.act(Action::RenameUnit { side, unit: id, name: input.value() });
                    // A name without a visible character is refused, and the old one shown again.
                    input.set_value(&kept.get_untracked().map_or_else(String::new, |unit| unit.name));
                }
            />
        </label>
    }
}

/// Buttons for a copy and for another unit: an army can be entered without going back.
fn entering(
    app: App,
    ruleset: &'static Ruleset,
    side: Side,
    id: u32,
    bar: &'static str,
) -> impl IntoView {
    view! {
        <div class=bar>
            <button
                class="button"
                data-action="duplicate"
                on:click=tap(move || {
                    let card = app.battle_state(|state| state.is_under_way(ruleset));
                    let copy = Action::DuplicateUnit { side, unit: id, card };
                    units::adding(app, side, &|| app.act(copy.clone()));
                })
            >
                {icon("plus")}
                {app.t(s::UNIT_DUPLICATE)}
            </button>
            <button
                class="button"
                data-action="another-unit"
                on:click=tap(move || {
                    units::add_new(app, ruleset, side);
                    let added = app.battle_state(|state| state.units.of(side).last().map(|unit| unit.id));
                    if let Some(added) = added {
                        // Going back leads to the list, not to the previous unit.
                        let hash = Screen::In(ruleset.id, Place::Unit(side, added)).hash();
                        page::replace_hash(&hash);
                        app.try_again(&hash);
                    }
                })
            >
                {icon("plus")}
                {app.t(s::UNIT_ANOTHER)}
            </button>
        </div>
    }
}

fn follows(app: App, ruleset: &'static Ruleset, side: Side, unit: &Unit) -> impl IntoView + use<> {
    let values = unit.values(ruleset);
    let about = Some((side, unit.id));
    let following = unit
        .consequences(ruleset)
        .into_iter()
        .map(|one| {
            let one = app.battle_state(|state| state.facing_enemies(side, one, ruleset));
            consequence(app, ruleset, &one, &Origin::about(about))
        })
        .collect::<Vec<_>>();
    // In a battle, the actions of this stage are in view; the others, and those that the unit
    // cannot take now, are folded away.
    let of_stage = app.battle_state(|state| {
        state.battle.as_ref()?;
        let (_, stage) = state.phase(ruleset)?;
        let steps = stage.steps.iter();
        Some(steps.flat_map(|step| step.calculators).collect::<Vec<_>>())
    });
    let is_now = |opening: &Opening| {
        let Some(of_stage) = &of_stage else { return true };
        of_stage.contains(&&opening.calculator)
            && app.battle_state(|state| state.bars(opening, unit.id, ruleset).is_none())
    };
    let openings = ruleset.openings(&values).into_iter();
    let (mut now, later): (Vec<Opening>, Vec<Opening>) = openings.partition(is_now);
    // The main calculators of the phase come first.
    let leads = app.battle_state(|state| {
        let stage = state.battle.as_ref().and_then(|_| state.phase(ruleset));
        stage.map_or(&[][..], |(_, stage)| stage.leads)
    });
    sort_short_by_key(&mut now, |opening| !leads.contains(&opening.calculator));
    let leads = now.first().is_some_and(|opening| leads.contains(&opening.calculator));
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
                        <h2 class="margin-word">{app.t(s::UNIT_CONSEQUENCES)}</h2>
                        {following}
                    </section>
                }
            })}
        {(!now.is_empty())
            .then(|| {
                view! {
                    <section class="chip-group">
                        <h2 class="margin-word">{app.t(s::UNIT_OPENINGS)}</h2>
                        <div class="chip-row" class:leads=leads>{now}</div>
                    </section>
                }
            })}
        {(!later.is_empty())
            .then(|| {
                view! {
                    <details class="form-group" data-action="more-openings">
                        <summary class="margin-word">{app.t(s::UNIT_OPENINGS_LATER)}</summary>
                        <div class="chip-group">
                            <div class="chip-row">{later}</div>
                        </div>
                    </details>
                }
            })}
    }
}

/// The state and the card, in the order in which they are needed: before the battle, and for
/// a new unit, its card comes first; later it is folded below the unit's state.
fn questions(
    app: App,
    ruleset: &'static Ruleset,
    side: Side,
    id: u32,
    kept: Memo<Option<Unit>>,
) -> impl IntoView {
    provide_context(AboutUnit(id));
    let values =
        Memo::new(move |_| kept.with(|unit| unit.as_ref().map(|unit| unit.values(ruleset))));
    let missing = Memo::new(move |_| {
        kept.with(|unit| {
            let missing = unit.as_ref().map(|unit| unit.missing(ruleset));
            missing.unwrap_or_default()
        })
    });
    let card = (values, Some(missing));
    let answer = Callback::new(move |(field, to): (&'static Field, i16)| {
        let set =
            Action::SetUnit { side, unit: id, field: field.id.to_string(), value: field.write(to) };
        let refused = app.battle_state(|state| state.refusal(&set, ruleset));
        // An action clears the message of the last one, so the reason comes after it.
        app.act(set);
        if let Some(note) = refused {
            app.say_for_a_while(app.say(note.phrase));
        }
    });
    let tracker = &ruleset.tracker;
    let has_card = tracker.cards.card.is_some();
    let identity = tracker.counter.what.first();
    let says_what_it_is = move |group: &[usize]| identity.is_some_and(|what| group.contains(what));
    let is_of_card = move |group: &[usize]| {
        says_what_it_is(group) || group.iter().all(|place| tracker.profile.contains(place))
    };
    let under_way = untrack(|| {
        app.battle_state(|state| state.is_under_way(ruleset)) || app.last_roll().is_some()
    });
    let card_first = !has_card
        && (!under_way
            || kept
                .with_untracked(|unit| unit.as_ref().is_some_and(|unit| unit.is_blank(ruleset))));
    // The number that a unit starts with is in the group of its losses, not on the card.
    let counts = move |group: &[usize]| {
        !is_of_card(group) && group.iter().any(|place| tracker.profile.contains(place))
    };
    // While the card comes first, that number is asked with the unit's description instead.
    let at_start: Vec<usize> = parts::form::groups(tracker.fields)
        .into_iter()
        .filter(|(_, group)| card_first && counts(group))
        .flat_map(|(_, group)| group)
        .filter(|place| tracker.profile.contains(place))
        .collect();
    let state = |group: &[usize]| (!is_of_card(group)).then_some(true);
    let state = parts::form::card_form(app, tracker.fields, card, &at_start, &state, answer);
    let at_start = at_start
        .into_iter()
        .map(|place| parts::form::card_question(app, &tracker.fields[place], place, card, answer))
        .collect::<Vec<_>>();
    let at_start =
        (!at_start.is_empty()).then(|| view! { <div class="form-questions">{at_start}</div> });
    let first = |group: &[usize]| says_what_it_is(group).then_some(!has_card);
    let printed =
        |group: &[usize]| (is_of_card(group) && !says_what_it_is(group)).then_some(!has_card);
    let identity = parts::form::card_form(app, tracker.fields, card, &[], &first, answer);
    let of_card = parts::form::card_form(app, tracker.fields, card, &[], &printed, answer);
    let words = Memo::new(move |_| kept.get().map(|unit| unit.words).unwrap_or_default());
    let write = Callback::new(move |(words, text): (&'static str, String)| {
        app.act(Action::SetWords { side, unit: id, words: words.to_owned(), text });
    });
    let words = parts::form::words(app, ruleset, values, words, write);
    let keep = (!tracker.profile.is_empty()).then(|| keep_card(app, ruleset, kept));
    let what_follows = live(move || kept.get().map(|unit| follows(app, ruleset, side, &unit)));
    let acted = acted(app, ruleset, id);
    let name = name(app, side, id, kept);
    if card_first {
        let more = (!under_way).then(|| entering(app, ruleset, side, id, "action-bar"));
        return view! {
            {name} {at_start} {identity} {of_card} {words} {keep} {what_follows} {acted} {state} {more}
        }
        .into_any();
    }
    let (inside, below) = if under_way {
        (Some(entering(app, ruleset, side, id, "chip-row")), None)
    } else {
        (None, Some(entering(app, ruleset, side, id, "action-bar")))
    };
    view! {
        {what_follows}
        {acted}
        <details class="form-group unit-card" data-action="edit-card">
            <summary>
                <span class="margin-word">{app.t(s::UNIT_CARD)}</span>
                <span class="unit-card-edit">{app.t(s::UNIT_CARD_EDIT)}</span>
                {live(move || kept.get().map(|unit| card_in_short(app, ruleset, &unit)))}
            </summary>
            {name} {identity} {of_card} {words} {keep} {inside}
        </details>
        {state}
        {below}
    }
    .into_any()
}

/// A switch for whether the unit has acted, in a game that records this.
fn acted(app: App, ruleset: &'static Ruleset, id: u32) -> Option<AnyView> {
    let units_act = ruleset.checklist.iter().any(|phase| phase.units_act);
    let acted = live(move || {
        let acted = app.battle_state(|state| state.turn.acted.contains(&id));
        switch(
            "acted",
            app.t(s::UNIT_ACTED),
            acted,
            Callback::new(move |acted| {
                app.act(untrack(|| {
                    app.battle_state(|state| state.records_act(id, acted, ruleset))
                }));
            }),
        )
    });
    units_act.then(|| view! { <div class="form-questions">{acted}</div> }.into_any())
}

/// The card in one line, if it is not drawn above, and the figures missing on it.
fn card_in_short(app: App, ruleset: &'static Ruleset, unit: &Unit) -> impl IntoView + use<> {
    let line = ruleset.tracker.cards.card.is_none().then(|| {
        let line = untrack(|| card_line(app, ruleset, unit));
        view! { <span class="unit-card-line">{line}</span> }
    });
    let fields = unit.missing(ruleset).into_iter();
    let fields = fields.filter_map(|place| ruleset.tracker.fields.get(place));
    let mut missing: Vec<String> = fields.map(|field| app.t(field.label)).collect();
    if missing.len() > MOST_NAMED {
        let more = missing.len() - MOST_NAMED;
        missing.truncate(MOST_NAMED);
        missing.push(format!("+{more}"));
    }
    let missing = (!missing.is_empty()).then(|| {
        view! {
            <span class="unit-card-missing">{app.say(s::unit_missing(missing.join(", ")))}</span>
        }
    });
    view! { {line} {missing} }
}

/// Saves the unit's card, for use with further units.
fn keep_card(app: App, ruleset: &'static Ruleset, kept: Memo<Option<Unit>>) -> AnyView {
    view! {
        <button
            class="button small unit-keep"
            data-action="keep-card"
            on:click=tap(move || {
                let Some(unit) = kept.get_untracked() else { return };
                let mut room = true;
                app.set(|settings| {
                    room = settings.keep_card(ruleset, &unit);
                });
                app.say_for_a_while(
                    if room { app.say(s::card_kept(unit.name)) } else { app.t(s::CARDS_FULL) },
                );
            })
        >
            {app.t(s::CARD_KEEP)}
        </button>
    }
    .into_any()
}
