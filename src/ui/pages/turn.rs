//! The turn: its phases, the steps of the current one, and the tests that are
//! due now.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::{Offer, OfferKind, Opening, Ruleset, Step, Whose};
use crate::battle::Action;
use crate::text::keys::app as t;

use super::{calculator_link, side_of_desk, units};
use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::clock;
use crate::ui::parts::icon::icon;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

pub fn turn(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    view! {
        <div>
            {live(move || head(app, ruleset))}
            {clock::clock(app)}
            {live(move || phases(app, ruleset))}
            {live(move || due(app, ruleset))}
            {live(move || steps(app, ruleset))}
            {live(move || acted(app, ruleset))}
            {live(move || onward(app, ruleset))}
        </div>
    }
}

fn head(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let (number, side, battle) =
        app.desk(|desk| (desk.turn.number, desk.turn.side, desk.battle.is_some()));
    let title = app.say(t::turn_number(number));
    view! {
        <header>
            <h1>{title} " · " <span class="turn-side">{side_of_desk(app, side)}</span></h1>
            {(!battle)
                .then(|| {
                    view! {
                        <p class="soft">
                            {app.t(t::TURN_NO_BATTLE)} " "
                            <a href=Screen::New(ruleset.id).hash()>{app.t(t::HOME_NEW)}</a>
                        </p>
                    }
                })}
        </header>
    }
}

/// The stages of this turn: the one that is looked at, and those one can go to.
fn phases(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let (here, offers) = app.desk(|desk| {
        let here = desk.phase(ruleset).map_or(0, |(place, _)| place);
        (here, desk.offers(ruleset))
    });
    let in_order = ruleset.order.in_order;
    let buttons = ruleset
        .checklist
        .iter()
        .enumerate()
        .filter_map(|(index, phase)| {
            let jump = offers
                .iter()
                .find(|offer| offer.kind == OfferKind::Jump && offer.to.stage == phase.id);
            let taken = jump.map(taking);
            if taken.is_none() && index != here {
                return None;
            }
            let state = match index.cmp(&here) {
                std::cmp::Ordering::Less if in_order => "past",
                std::cmp::Ordering::Equal => "here",
                _ => "",
            };
            Some(view! {
                <li>
                    <button
                        class=format!("turn-phase {state}")
                        data-phase=phase.id
                        aria-current=(index == here).then_some("step")
                        on:click=tap(move || {
                            if let Some(take) = taken.clone() {
                                app.act(take);
                            }
                        })
                    >
                        {in_order.then(|| view! { <span class="turn-phase-number">{index + 1}</span> })}
                        <span class="turn-phase-name">{app.t(phase.title)}</span>
                    </button>
                </li>
            })
        })
        .views();
    view! { <ol class="turn-phases" class:free=!in_order>{buttons}</ol> }
}

/// The action that takes an offer.
fn taking(offer: &Offer) -> Action {
    Action::Take {
        offer: offer.id.to_owned(),
        stage: offer.to.stage.clone(),
        unit: offer.unit,
    }
}

/// Tests that fall due, of both sides and their units.
fn due(app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
    let tests = units::tests_due(app, ruleset);
    (!tests.is_empty()).then(|| {
        view! {
            <section class="turn-due">
                <h2 class="margin-word">{app.t(t::TURN_NOW_DUE)}</h2>
                {tests}
            </section>
        }
    })
}

fn steps(app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
    let (phase, done) = app.desk(|desk| Some((desk.phase(ruleset)?.1, desk.turn.done.clone())))?;
    let left = phase
        .steps
        .iter()
        .filter(|step| !done.contains(step.id))
        .count();
    let known = units::of_side(app, ruleset, app.desk(|desk| desk.turn.side));
    let mut under = None;
    let items = phase
        .steps
        .iter()
        .map(|one| {
            let heading = (one.under != under)
                .then_some(one.under)
                .flatten()
                .map(|title| view! { <li class="turn-under margin-word">{app.t(title)}</li> });
            under = one.under;
            view! {
                {heading}
                {step(app, ruleset, one, done.contains(one.id), &known)}
            }
        })
        .views();
    Some(view! {
        <section>
            <h2 class="turn-title">
                {app.t(phase.title)} <span class="soft">{app.say(t::turn_steps_left(left))}</span>
            </h2>
            <ul>{items}</ul>
        </section>
    })
}

fn step(
    app: App,
    ruleset: &'static Ruleset,
    step: &'static Step,
    done: bool,
    known: &[Opening],
) -> impl IntoView + use<> {
    let words = app.t(step.text);
    let whose = match step.whose {
        Whose::Active => None,
        Whose::Opponent => Some(app.t(t::TURN_OPPONENT_STEP)),
        Whose::Both => Some(app.t(t::TURN_BOTH_STEP)),
    };
    let tools: Vec<_> = step
        .calculators
        .iter()
        .filter_map(|id| ruleset.calculator(id))
        .map(|calculator| {
            // With what is known of the side whose turn it is.
            let known = known
                .iter()
                .find(|opening| opening.calculator == calculator.id);
            if let Some(opening) = known {
                return units::opening_chip(app, ruleset, opening.clone(), None).into_any();
            }
            view! {
                <a class="chip" href=calculator_link(app, ruleset, calculator.id)>
                    {icon("calculate")}
                    {app.t(calculator.title)}
                </a>
            }
            .into_any()
        })
        .collect();
    let rules = step.cites.first().map(|first| cite(app, first, &words));
    view! {
        <li class="turn-step" class:done=done data-step=step.id>
            <button
                class="turn-check"
                role="checkbox"
                aria-checked=done.to_string()
                on:click=tap(move || {
                    app.act(Action::StepDone { step: step.id.to_owned(), done: !done });
                })
            >
                <span class="field-mark">{done.then(|| icon("check"))}</span>
                <span class="turn-words">
                    {words}
                    {whose.map(|whose| view! { " " <span class="turn-whose">{whose}</span> })}
                </span>
            </button>
            {rules}
            {(!tools.is_empty()).then(|| view! { <div class="turn-tools">{tools}</div> })}
        </li>
    }
}

/// Which platoons acted in this phase.
fn acted(app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
    let (units, acted, side) = app.desk(|desk| {
        let phase = desk.phase(ruleset)?.1;
        phase.units_act.then(|| {
            (
                desk.units.of(desk.turn.side).clone(),
                desk.turn.acted.clone(),
                desk.turn.side,
            )
        })
    })?;
    if units.is_empty() {
        return None;
    }
    let items = units
        .into_iter()
        .map(|unit| {
            let has = acted.contains(&unit.id);
            view! {
                <li class="turn-acted">
                    <button
                        class="field-toggle"
                        role="switch"
                        aria-checked=has.to_string()
                        data-unit=unit.id
                        on:click=tap(move || app.act(Action::Acted { unit: unit.id, acted: !has }))
                    >
                        <span class="field-mark">{has.then(|| icon("check"))}</span>
                        <span class="field-label">{unit.name.clone()}</span>
                    </button>
                    <a
                        class="icon-button"
                        aria-label=unit.name.clone()
                        href=Screen::In(ruleset.id, Place::Unit(side, unit.id)).hash()
                    >
                        {icon("next")}
                    </a>
                </li>
            }
        })
        .views();
    Some(view! {
        <section>
            <h2 class="margin-word">{app.t(t::ACTED_IN_PHASE)}</h2>
            <ul>{items}</ul>
        </section>
    })
}

/// What may come next: the first that is not barred as the button of the bar, the
/// others as a list above it, those that are barred with the reason.
fn onward(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let offers = app.desk(|desk| {
        let mut offers = desk.offers(ruleset);
        offers.retain(|offer| offer.kind != OfferKind::Jump);
        offers
    });
    let main = offers.iter().position(|offer| offer.barred.is_none());
    let others = offers
        .iter()
        .enumerate()
        .filter(|(place, _)| Some(*place) != main)
        .map(|(_, offer)| {
            let why = offer.barred.as_ref().map(|note| {
                let words = app.say(note.phrase.clone());
                view! { <p class="soft">{words.clone()} " " {cite(app, note.cite, &words)}</p> }
            });
            view! { <li>{offer_button(app, ruleset, offer, "button")} {why}</li> }
        })
        .views();
    view! {
        {(!others.is_empty()).then(|| view! { <ul>{others}</ul> })}
        <div class="action-bar">
            {main.map(|main| offer_button(app, ruleset, &offers[main], "button primary"))}
        </div>
    }
}

fn offer_button(
    app: App,
    ruleset: &'static Ruleset,
    offer: &Offer,
    class: &'static str,
) -> impl IntoView + use<> {
    let (side, unit) = app.desk(|desk| {
        let unit = offer.unit.and_then(|unit| desk.unit(unit));
        (desk.turn.side, unit.map(|(_, unit)| unit.name.clone()))
    });
    let stage = ruleset
        .checklist
        .iter()
        .find(|phase| phase.id == offer.to.stage);
    let words = match (offer.words, stage) {
        (Some(words), _) => app.t(words),
        (None, Some(phase)) if offer.to.side == side => {
            app.say(t::turn_next_phase(app.t(phase.title)))
        }
        _ => format!(
            "{} → {}",
            app.t(t::TURN_END),
            side_of_desk(app, offer.to.side)
        ),
    };
    let words = match unit {
        Some(unit) => format!("{unit}: {words}"),
        None => words,
    };
    let take = taking(offer);
    view! {
        <button
            class=class
            data-action=offer.id
            disabled=offer.barred.is_some()
            on:click=tap(move || {
                app.act(take.clone());
                crate::browser::page::scroll_to_top();
            })
        >
            {words}
        </button>
    }
}
