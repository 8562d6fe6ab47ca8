//! The top of the turn: a test that is due before play continues, and facts that may decide the
//! battle.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::{Calculator, Offer, OfferKind, PhaseKind, Position, Ruleset};
use crate::battle::{Action, Due, Side};
use crate::browser::page;
use crate::text::keys::{app as t, screens as s};

use super::battle::open as open_battle;
use super::{Origin, calculator_link, kind, open, see_result, side_in_battle, taking, unit_name};
use crate::ui::erase::{Views, tap};
use crate::ui::parts::icon::icon;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

/// The name of the unit or side that a test belongs to.
pub fn whose(app: App, due: &Due) -> String {
    due.unit.map_or_else(|| side_in_battle(app, due.side), |unit| unit_name(app, unit))
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

/// A stage of one battle: the id of the battle, and its position.
type Stage = (Option<u32>, Position);

/// The present stage of the open battle.
fn stage(app: App) -> Stage {
    (app.open_id(), app.battle_state(|state| state.turn.position()))
}

thread_local! {
    /// The stage that the player is ending, and the offer that ends it. It outlives the page,
    /// because due tests are rolled on other pages; it is not in [`App`], because only the turn
    /// needs it.
    static ENDING: ArcRwSignal<Option<(Stage, Offer)>> = ArcRwSignal::new(None);
}

/// Records that the player ends the present stage by this offer: from now on the first thing that
/// holds it back is shown at the top.
pub fn end(app: App, offer: &Offer) {
    let stage = stage(app);
    ENDING.with(|ending| ending.set(Some((stage, offer.clone()))));
}

/// The offer by which the player ends the present stage.
pub fn ending(app: App) -> Option<Offer> {
    let here = stage(app);
    let offer_from_here = |ending: &Option<(Stage, Offer)>| {
        ending.as_ref().filter(|(stage, _)| *stage == here).map(|(_, offer)| offer.clone())
    };
    ENDING.with(|ending| ending.with(offer_from_here))
}

/// The first calculator whose result would be left unapplied if an offer were taken.
fn left_behind(app: App, ruleset: &'static Ruleset, offer: &Offer) -> Option<&'static Calculator> {
    let house = app.house(ruleset);
    app.battle_state(|state| state.left_behind(offer, &house, ruleset).into_iter().next())
}

/// Whether something has to be done before an offer is taken.
pub fn waits(app: App, ruleset: &'static Ruleset, offer: &Offer) -> bool {
    offer.held || untrack(|| left_behind(app, ruleset, offer)).is_some()
}

/// Takes an offer, unless unapplied results would then count for the next stage: in that case a
/// notice is shown instead.
pub fn take(app: App, ruleset: &'static Ruleset, offer: &Offer) {
    if untrack(|| left_behind(app, ruleset, offer)).is_some() {
        app.say_for_a_while(app.t(s::TURN_DICE_LIE));
    } else {
        app.act(untrack(|| taking(app, ruleset, offer)));
    }
    page::scroll_to_top();
}

/// In place of the button that leads on: the first thing that holds it back. A test that is due now
/// is rolled or passed over; tests at the end of the phase, and results that wait to be applied,
/// are shown once the player ends the phase.
pub fn held(app: App, ruleset: &'static Ruleset, offer: &Offer, ends: bool) -> Option<AnyView> {
    let (later, now): (Vec<_>, Vec<_>) = app
        .battle_state(|state| state.held_by(offer, ruleset))
        .into_iter()
        .partition(|due| due.follows.as_phase_ends);
    let due = now.into_iter().chain(later.into_iter().filter(|_| ends)).next();
    let now = due.as_ref().is_some_and(|due| !due.follows.as_phase_ends);
    if ends
        && !now
        && let Some(calculator) = left_behind(app, ruleset, offer)
    {
        return Some(not_applied(app, ruleset, calculator));
    }
    let due = due?;
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

/// The same for a result that waits, to be viewed and applied, or discarded.
fn not_applied(app: App, ruleset: &'static Ruleset, calculator: &'static Calculator) -> AnyView {
    let forget = Action::ResetCalculator { calculator: calculator.id.to_owned() };
    view! {
        <div class="action-bar turn-held" data-held=calculator.id>
            <p>{app.t(s::TURN_DICE_LIE)}</p>
            <button class="button" data-action="discard" on:click=tap(move || app.act(forget.clone()))>
                {app.t(s::TURN_DISCARD)}
            </button>
            <a
                class="button primary"
                data-action="see-result"
                href=calculator_link(app, ruleset, calculator.id)
                on:click=tap(move || see_result(app, calculator))
            >
                {icon("dice")}
                {app.t(calculator.title)}
            </a>
        </div>
    }
    .into_any()
}

/// The facts that may decide the battle: a loss that a side has reached, and a side without a unit.
/// If the sheet offers to end the battle, the bar has the button for that; otherwise the button is
/// here.
pub fn leading(app: App, ruleset: &'static Ruleset) -> Option<AnyView> {
    if kind(app, ruleset) == PhaseKind::Over {
        return None;
    }
    let (reached, wiped_out, ends) = app.battle_state(|state| {
        let mut offers = state.offers(ruleset);
        offers.retain(|offer| offer.kind == OfferKind::Ends);
        (state.leading(ruleset), state.wiped_out(ruleset), offers)
    });
    // Offers that are folded away do not name the side without a unit, so they do not count here.
    let decided = ends.iter().any(|offer| !offer.aside);
    let row = |side: Side, words: String, rule: Option<AnyView>| {
        view! {
            <li>
                <p><b>{side_in_battle(app, side)}</b> " " {words}</p>
                {rule}
            </li>
        }
    };
    let reached = reached.iter().map(|due| {
        let words = app.say(due.follows.phrase.clone());
        let rule = cite(app, due.follows.cite, &words).into_any();
        row(due.side, words, Some(rule))
    });
    let none_left = wiped_out.iter().filter(|_| !decided);
    let none_left = none_left.map(|side| row(*side, app.t(s::TURN_NO_UNIT_LEFT), None));
    let rows = reached.chain(none_left).views();
    if rows.is_empty() {
        return None;
    }
    let end = open_battle(app).filter(|_| ends.is_empty()).map(|battle| {
        // Ending the battle archives it, so the report is offered first.
        let report = Screen::In(ruleset.id, Place::Report).hash();
        view! {
            <p class="button-row">
            <a class="button" href=report data-action="report">
                {app.t(t::BATTLE_REPORT)}
            </a>
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
            </p>
        }
    });
    Some(
        view! { <section data-leading=""><ul class="turn-leading">{rows}</ul> {end}</section> }
            .into_any(),
    )
}
