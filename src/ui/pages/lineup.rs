//! The cards of both sides as they lie at the edge of the table: tapping a unit's card takes the
//! step that the order of play offers to that unit.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::{Offer, OfferKind, PhaseKind, Ruleset, Side};
use crate::battle::Unit;
use crate::text::keys::screens as s;

use super::due::take;
use super::{kind, side_in_battle};
use crate::ui::erase::{Views, tap};
use crate::ui::parts::card::card_small;
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// Whether the units of a game are picked by their cards.
pub fn has_cards(ruleset: &Ruleset) -> bool {
    ruleset.tracker.cards.card.is_some()
}

/// The cards, beginning with those of the side whose turn it is. While a unit acts, only its own
/// card is shown, and those with an offer.
pub fn lineup(app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
    let in_turn = kind(app, ruleset) == PhaseKind::Turn;
    if !has_cards(ruleset) || !in_turn {
        return None;
    }
    let (active, acting, offers, units) = app.battle_state(|battle_state| {
        let mut offers = battle_state.offers(ruleset);
        offers.retain(|offer| offer.kind != OfferKind::Jump && offer.unit.is_some());
        let turn = &battle_state.turn;
        (turn.side, turn.unit, offers, battle_state.units.clone())
    });
    let sides = [active, active.other()]
        .into_iter()
        .filter_map(|side| {
            let cards = units
                .of(side)
                .iter()
                .filter_map(|unit| {
                    let offer = offers.iter().find(|offer| offer.unit == Some(unit.id));
                    let acts = acting == Some(unit.id);
                    let shown = acting.is_none() || acts || offer.is_some();
                    shown.then(|| one(app, ruleset, side, unit, offer, acts))
                })
                .views();
            (!cards.is_empty()).then(|| {
                view! {
                    <h2 class="margin-word">{side_in_battle(app, side)}</h2>
                    <ul class="lineup-cards" data-side=side.id()>
                        {cards}
                    </ul>
                }
                .into_any()
            })
        })
        .views();
    Some(view! { <section class="lineup">{sides}</section> })
}

fn one(
    app: App,
    ruleset: &'static Ruleset,
    side: Side,
    unit: &Unit,
    offer: Option<&Offer>,
    acts: bool,
) -> AnyView {
    let page = Screen::In(ruleset.id, Place::Unit(side, unit.id)).hash();
    let card = card_small(app, ruleset, side, unit);
    let Some(offer) = offer else {
        return view! {
            <li class="lineup-card" class:here=acts data-unit=unit.id>
                <a class="lineup-tap" href=page>{card}</a>
            </li>
        }
        .into_any();
    };
    let why = offer.barred.as_ref().map(|note| app.say(note.phrase.clone()));
    let words = (offer.words.clone()).map_or_else(|| app.t(s::UNIT_ACTED), |words| app.say(words));
    let barred = why.clone();
    let is_barred = why.is_some();
    let offer = offer.clone();
    view! {
        <li class="lineup-card" class:barred=is_barred data-unit=unit.id>
            <button
                class="lineup-tap"
                data-action=offer.id
                aria-disabled=is_barred.to_string()
                on:click=tap(move || {
                    if let Some(why) = &barred {
                        app.say_for_a_while(why.clone());
                    } else {
                        take(app, ruleset, &offer);
                    }
                })
            >
                {card}
                <span class="lineup-words">{why.unwrap_or(words)}</span>
            </button>
            <a class="icon-button" href=page aria-label=unit.name.clone()>
                {icon("next")}
            </a>
        </li>
    }
    .into_any()
}
