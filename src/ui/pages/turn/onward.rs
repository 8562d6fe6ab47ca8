//! The next steps that the order of play offers.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::{Offer, OfferKind, PhaseKind, Ruleset};
use crate::browser::page;
use crate::text::keys::{app as t, screens as s};

use crate::ui::erase::{Views, tap};
use crate::ui::pages::due::{end, ending, held, take, waits};
use crate::ui::pages::lineup::has_cards;
use crate::ui::pages::{kind, side_in_battle, unit_name};
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

use super::looking_back;

/// With more possible next steps than this, none is put in the bar, unless one leads.
const MOST_BESIDE: usize = 3;

/// The possible next steps: the leading one, or else the first that is allowed if there are few, as
/// the button in the action bar; the others as a list under the steps, with the reason where one is
/// refused.
pub fn onward(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let offers = app.battle_state(|battle_state| {
        let mut offers = battle_state.offers(ruleset);
        // Offers to units are taken by tapping their cards.
        let on_card = |offer: &Offer| has_cards(ruleset) && offer.unit.is_some();
        offers.retain(|offer| offer.kind != OfferKind::Jump && !on_card(offer));
        offers
    });
    let folded_away = |offer: &Offer| offer.aside && offer.kind == OfferKind::Ends;
    let (aside, offers): (Vec<_>, Vec<_>) = offers.into_iter().partition(folded_away);
    let comes = |offer: &Offer| (offer.barred.is_none() || offer.held) && !offer.aside;
    let leads = (offers.iter()).position(|offer| offer.leads && comes(offer));
    // Many steps are a choice among equals, so none of them is put in the bar.
    let many = offers.iter().filter(|offer| comes(offer)).count() > MOST_BESIDE;
    let main = leads.or_else(|| offers.iter().position(comes).filter(|_| !many));
    let row = |offer: &Offer| {
        let why = offer.barred.as_ref().map(|note| {
            let words = app.say(note.phrase.clone());
            view! { <p class="soft">{words.clone()} " " {cite(app, note.cite, &words)}</p> }
        });
        let rule = offer.cite.map(|rule| cite(app, rule, &offer_words(app, ruleset, offer)));
        let button = offer_button(app, ruleset, offer, "button", false);
        view! { <li class="turn-offer">{button} {rule} {why}</li> }
    };
    // A lone step is in the bar even if it seldom comes next, but without emphasis.
    let lone = main.is_none() && offers.len() == 1 && offers[0].barred.is_none();
    let in_bar = main.or_else(|| lone.then_some(0));
    let others = (offers.iter().enumerate())
        .filter(|(place, _)| Some(*place) != in_bar)
        .map(|(_, offer)| row(offer))
        .views();
    let folded = aside.iter().map(row).views();
    // The player may be ending the stage by a jump, which waits for more tests and results than the
    // next step does.
    let ends = ending(app);
    let held = |offer: &Offer, ends| held(app, ruleset, offer, ends);
    let bar = ends.and_then(|offer| held(&offer, true));
    let bar = bar.or_else(|| in_bar.and_then(|place| held(&offers[place], false)));
    // Neither the clock nor the loss of all units ends the battle: they unfold the ways to end it.
    let may_be_over = app.battle_state(|state| {
        let time_is_up = state.clock.reached(None, page::now()) == Some(0);
        time_is_up || !state.wiped_out(ruleset).is_empty()
    });
    view! {
        {(!others.is_empty()).then(|| view! { <ul class="turn-offers">{others}</ul> })}
        {(!folded.is_empty())
            .then(|| {
                view! {
                    <details class="form-group" data-action="more-offers" open=may_be_over>
                        <summary class="margin-word">{app.t(s::TURN_OTHER_ENDS)}</summary>
                        <ul class="turn-offers">{folded}</ul>
                    </details>
                }
            })}
        {looking_back(app, ruleset)}
        {bar.or_else(|| in_bar.map(|place| {
                let next = &offers[place];
                let rule = next.cite.filter(|_| lone);
                let rule = rule.map(|rule| cite(app, rule, &offer_words(app, ruleset, next)));
                let class = if lone { "button" } else { "button primary" };
                let next = offer_button(app, ruleset, next, class, true);
                view! { <div class="action-bar">{next} {rule}</div> }.into_any()
            })).or_else(|| report_of_the_end(app, ruleset))}
    }
}

/// Once the sheet has ended the battle, the report of it comes next.
fn report_of_the_end(app: App, ruleset: &'static Ruleset) -> Option<AnyView> {
    let over = kind(app, ruleset) == PhaseKind::Over;
    let has_report = app.battle_state(|state| state.battle.is_some());
    (over && has_report).then(|| {
        let report = Screen::In(ruleset.id, Place::Report).hash();
        view! {
            <div class="action-bar">
                <a class="button primary" href=report data-action="report">
                    {app.t(t::BATTLE_REPORT)}
                </a>
            </div>
        }
        .into_any()
    })
}

/// The button of an offer. One that leads on, or that due tests hold back, shows these tests, and
/// results that wait to be applied, once it is tapped.
fn offer_button(
    app: App,
    ruleset: &'static Ruleset,
    offer: &Offer,
    class: &'static str,
    leads: bool,
) -> impl IntoView + use<> {
    let words = offer_words(app, ruleset, offer);
    let shows = leads || offer.held;
    let offer = offer.clone();
    view! {
        <button
            class=class
            data-action=offer.id
            disabled=!shows && offer.barred.is_some()
            on:click=tap(move || {
                if shows && waits(app, ruleset, &offer) {
                    end(app, &offer);
                } else {
                    take(app, ruleset, &offer);
                }
            })
        >
            {words}
        </button>
    }
}

/// The label of an offer.
pub fn offer_words(app: App, ruleset: &'static Ruleset, offer: &Offer) -> String {
    let side = app.battle_state(|state| state.turn.side);
    let stage = ruleset.checklist.iter().find(|phase| phase.id == offer.to.stage);
    let words = match (offer.words.clone(), stage) {
        (Some(words), _) => app.say(words),
        (None, Some(phase)) if offer.to.side == side => {
            app.say(s::turn_next_phase(app.t(phase.title)))
        }
        _ => format!("{} → {}", app.t(s::TURN_END), side_in_battle(app, offer.to.side)),
    };
    // Outside the list of endings, the label has to say that the offer ends the battle.
    if offer.kind == OfferKind::Ends && !offer.aside {
        return format!("{} · {words}", app.t(s::TURN_OTHER_ENDS));
    }
    match offer.unit {
        Some(unit) => format!("{}: {words}", unit_name(app, unit)),
        None => words,
    }
}
