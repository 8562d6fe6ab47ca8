//! The board of a wide screen: the situation of the battle stays in view beside every page; on
//! a desktop the whole turn.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::rulesets;
use crate::text::keys::app as t;

use super::turn;
use crate::ui::erase::live;
use crate::ui::state::{App, Room};

/// The board, shown while a battle is on the screen and there is room.
pub fn board(app: App) -> AnyView {
    let shown = Memo::new(move |_| {
        let ruleset = app.screen.with(|screen| match screen {
            // The page of the turn shows the situation already.
            Screen::In(_, Place::Turn) => None,
            Screen::In(ruleset, _) => Some(*ruleset),
            _ => None,
        });
        ruleset.filter(|_| {
            app.room.get() != Room::Phone && app.battle_state(|state| state.battle.is_some())
        })
    });
    // On a tablet it takes no room while it has nothing to show.
    let says = Memo::new(move |_| {
        let ruleset = shown.get().and_then(rulesets::find);
        ruleset.is_some_and(|ruleset| {
            app.room.get() == Room::Desktop || turn::has_situation(app, ruleset)
        })
    });
    live(move || {
        let ruleset = shown.get().filter(|_| says.get()).and_then(rulesets::find)?;
        let page = if app.room.get() == Room::Desktop {
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
