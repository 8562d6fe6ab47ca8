//! The top of the turn: a test that is due before play continues, and facts that may decide the
//! battle.

use leptos::prelude::*;

use crate::aid::{Offer, OfferKind, PhaseKind, Ruleset};
use crate::battle::{Due, Side};
use crate::browser::page;
use crate::text::keys::{app as t, screens as s};

use super::battle::open as open_battle;
use super::{Origin, kind, open, side_of_desk, unit_name};
use crate::ui::erase::{Views, tap};
use crate::ui::parts::icon::icon;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

/// The name of the unit or side that a test belongs to.
pub fn whose(app: App, due: &Due) -> String {
    due.unit.map_or_else(|| side_of_desk(app, due.side), |unit| unit_name(app, unit))
}

/// The button that skips a test.
pub fn pass_over(app: App, due: &Due) -> Option<AnyView> {
    let action = due.pass_over()?;
    Some(
        view! {
            <button
                class="button"
                data-action="pass-over"
                on:click=tap(move || app.act(action.clone()))
            >
                {app.t(s::TURN_PASS_OVER)}
            </button>
        }
        .into_any(),
    )
}

/// In place of the button for the next step: the first of the tests that bar it, to be rolled or
/// skipped.
pub fn held(app: App, ruleset: &'static Ruleset, offer: &Offer) -> Option<AnyView> {
    let due = app.battle_state(|state| state.held_by(offer, ruleset).into_iter().next())?;
    let opening = due.follows.test.clone()?;
    let test = ruleset.calculator(opening.calculator)?;
    let origin = Origin::due(app, ruleset, &due);
    let words = app.say(s::turn_held(app.t(test.title), whose(app, &due)));
    Some(
        view! {
            <div class="action-bar turn-held" data-held=test.id>
                <p>{words.clone()} " " {cite(app, due.follows.cite, &words)}</p>
                {pass_over(app, &due)}
                <button
                    class="button primary"
                    data-action="roll-due"
                    on:click=tap(move || open(app, ruleset, &opening, &origin))
                >
                    {icon("dice")}
                    {app.t(s::TURN_ROLL_DUE)}
                </button>
            </div>
        }
        .into_any(),
    )
}

/// The facts that may decide the battle: a loss that a side has reached, and a side without a
/// unit. If the sheet ends the battle there, the bar's button does so; if the sheet has no end,
/// a button here does.
pub fn leading(app: App, ruleset: &'static Ruleset) -> Option<AnyView> {
    if kind(app, ruleset) == PhaseKind::Over {
        return None;
    }
    let (reached, wiped_out, ends) = app.battle_state(|state| {
        let mut offers = state.offers(ruleset).into_iter();
        (
            state.leading(ruleset),
            state.wiped_out(ruleset),
            offers.any(|offer| offer.kind == OfferKind::Ends),
        )
    });
    let row = |side: Side, words: String, rule: Option<AnyView>| {
        view! {
            <li>
                <p><b>{side_of_desk(app, side)}</b> " " {words}</p>
                {rule}
            </li>
        }
    };
    let reached = reached.iter().map(|due| {
        let words = app.say(due.follows.phrase.clone());
        let rule = cite(app, due.follows.cite, &words).into_any();
        row(due.side, words, Some(rule))
    });
    let none_left = wiped_out.iter().filter(|_| !ends);
    let none_left = none_left.map(|side| row(*side, app.t(s::TURN_NO_UNIT_LEFT), None));
    let rows = reached.chain(none_left).views();
    if rows.is_empty() {
        return None;
    }
    let end = open_battle(app).filter(|_| !ends).map(|battle| {
        view! {
            <button
                class="button primary"
                data-action="end-battle"
                on:click=tap(move || {
                    app.end_battle(&battle);
                    page::set_hash("#/");
                })
            >
                {app.t(t::BATTLE_END)}
            </button>
        }
    });
    Some(
        view! { <section data-leading=""><ul class="turn-leading">{rows}</ul> {end}</section> }
            .into_any(),
    )
}
