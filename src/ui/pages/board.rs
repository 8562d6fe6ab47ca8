//! The board of a wide screen: the situation of the battle stays in view beside every page; on
//! a desk the whole turn.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::browser::media;
use crate::rulesets;
use crate::text::keys::app as t;

use super::turn;
use crate::ui::erase::live;
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
