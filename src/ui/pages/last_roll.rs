//! The last roll of the battle, for the board.

use leptos::prelude::*;

use crate::aid::{Calculator, Ruleset};
use crate::text::keys::screens as s;

use super::calculator_link;
use crate::ui::parts::outcome::spoken;
use crate::ui::state::App;

/// The outcome of the last roll, as long as its dice are there, with a link to it.
pub fn last_roll(app: App, ruleset: &'static Ruleset) -> Option<AnyView> {
    let id = app.last_roll()?;
    let calculator = ruleset.calculator(&id)?;
    let came = came_to(app, ruleset, calculator)?;
    Some(
        view! {
            <section class="board-roll" data-roll=calculator.id>
                <h2 class="margin-word">{app.t(s::BOARD_LAST_ROLL)}</h2>
                <p>
                    <a href=calculator_link(app, ruleset, calculator.id)>{app.t(calculator.title)}</a>
                    <span>{came}</span>
                </p>
            </section>
        }
        .into_any(),
    )
}

fn came_to(app: App, ruleset: &Ruleset, calculator: &Calculator) -> Option<String> {
    let state = app.battle_state(|state| state.calculator_state(calculator.id));
    let working = (calculator.work)(&state.values(calculator), &app.house(ruleset));
    let procedure = working.procedure.as_ref()?;
    let outcome = state.ended(|dice| procedure(dice))?;
    Some(spoken(app, &working.parts, outcome))
}
