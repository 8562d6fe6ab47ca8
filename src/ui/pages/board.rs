//! The board of a wide screen: the situation of the battle stays in view beside every page; on
//! a desk the whole turn.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::{Calculator, Ruleset};
use crate::browser::media;
use crate::rulesets;
use crate::text::keys::{app as t, screens as s};

use super::{calculator_link, turn};
use crate::ui::erase::live;
use crate::ui::parts::outcome::spoken;
use crate::ui::state::App;

/// From this width on there is room for a board, and from that one for the whole turn.
const WIDE: &str = "(min-width: 48rem) and (min-height: 30.01rem)";
const DESK: &str = "(min-width: 75rem) and (min-height: 30.01rem)";

/// The board, while a battle is on the screen and there is room for it.
pub fn board(app: App) -> AnyView {
    let (wide, desk) = (RwSignal::new(false), RwSignal::new(false));
    media::watch(WIDE, move |holds| wide.set(holds));
    media::watch(DESK, move |holds| desk.set(holds));
    let shown = Memo::new(move |_| {
        let ruleset = app.screen.with(|screen| match screen {
            // The turn has its own.
            Screen::In(_, Place::Turn) => None,
            Screen::In(ruleset, _) => Some(*ruleset),
            _ => None,
        });
        ruleset.filter(|_| wide.get() && app.battle_state(|state| state.battle.is_some()))
    });
    live(move || {
        let ruleset = shown.get().and_then(rulesets::find)?;
        let page = if desk.get() {
            untrack(|| turn::turn(app, ruleset).into_any())
        } else {
            untrack(|| turn::situation(app, ruleset).into_any())
        };
        Some(view! {
            <aside class="board" aria-label=app.t(t::PLACE_TURN)>
                {page}
            </aside>
        })
    })
    .into_any()
}

/// The outcome of the last roll, as long as its dice lie there, with the way to it.
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
