//! A page that only redirects to the last played battle.

use std::time::Duration;

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::browser::page;
use crate::rulesets;
use crate::text::keys::app as t;

use crate::ui::state::{App, with_chunks};

pub fn go_on(app: App, place: Place) -> AnyView {
    let battle = untrack(|| app.latest_battle());
    let game = battle.as_ref().and_then(|battle| rulesets::game(&battle.ruleset));
    if let Some((battle, game)) = battle.zip(game) {
        // Deferred until this page exists, because it is left at once.
        set_timeout(
            move || {
                with_chunks(vec![game], move || {
                    app.make_open(&battle);
                    // Replaces this address, so that going back does not lead here
                    // again.
                    let hash = Screen::In(game.id, place).hash();
                    page::replace_hash(&hash);
                    app.try_again(&hash);
                });
            },
            Duration::ZERO,
        );
    }
    view! { <p class="soft">{app.t(t::FETCHING)}</p> }.into_any()
}
