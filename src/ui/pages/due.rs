//! What leads on the turn: a test that is due before the play goes on, and what the battle
//! hangs on.

use leptos::prelude::*;

use crate::aid::{Offer, PhaseKind, Ruleset};
use crate::battle::Due;
use crate::text::keys::screens as s;

use super::turn::kind;
use super::{Origin, open, side_of_desk, unit_name};
use crate::ui::erase::{Views, tap};
use crate::ui::parts::icon::icon;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

/// Whose a test is, by name.
pub fn whose(app: App, due: &Due) -> String {
    due.unit
        .map_or_else(|| side_of_desk(app, due.side), |unit| unit_name(app, unit))
}

/// Passes a test over explicitly.
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

/// In the place of the button that leads on: the first of the tests that hold it back, to
/// be rolled or passed over.
pub fn held(app: App, ruleset: &'static Ruleset, offer: &Offer) -> Option<AnyView> {
    let due = app.battle_state(|state| state.held_by(offer, ruleset).into_iter().next())?;
    let opening = due.follows.test.clone()?;
    let test = ruleset.calculator(opening.calculator)?;
    let about = due.unit.map(|unit| (due.side, unit));
    let words = app.say(s::turn_held(app.t(test.title), whose(app, &due)));
    Some(
        view! {
            <div class="action-bar turn-held" data-held=test.id>
                <p>{words.clone()} " " {cite(app, due.follows.cite, &words)}</p>
                {pass_over(app, &due)}
                <button
                    class="button primary"
                    data-action="roll-due"
                    on:click=tap(move || open(app, ruleset, &opening, &Origin::about(about)))
                >
                    {icon("dice")}
                    {app.t(s::TURN_ROLL_DUE)}
                </button>
            </div>
        }
        .into_any(),
    )
}

/// The decisive tests: the loss that a side has reached. An end that follows from it is the
/// button of the bar.
pub fn leading(app: App, ruleset: &'static Ruleset) -> Option<AnyView> {
    if kind(app, ruleset) == PhaseKind::Over {
        return None;
    }
    let reached = app.battle_state(|state| state.leading(ruleset));
    let reached = reached
        .iter()
        .map(|due| {
            let words = app.say(due.follows.phrase.clone());
            let rule = cite(app, due.follows.cite, &words);
            view! {
                <li>
                    <p><b>{side_of_desk(app, due.side)}</b> {words}</p>
                    {rule}
                </li>
            }
        })
        .views();
    (!reached.is_empty()).then(|| view! { <ul class="turn-leading">{reached}</ul> }.into_any())
}
