//! The offer to install the app: once on the home screen, when a battle has been
//! played, and in the settings whenever the browser allows it.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::browser::{install, page};
use crate::text::keys::app as t;

use crate::ui::erase::tap;
use crate::ui::state::App;

/// How many log entries a battle must have before the app is offered: more than a look
/// around.
const PLAYED: u32 = 10;

/// The offer at home; `shown` says whether it is on this page, which happens only once
/// ever.
pub fn offer(app: App, shown: RwSignal<bool>) -> Option<AnyView> {
    if !shown.get() {
        let offered = app.settings.with_untracked(|settings| settings.now().install_offered);
        if offered || !install::is_offered() || app.entries_of_latest() < PLAYED {
            return None;
        }
        // A player who continues without answering has received the offer too.
        set_timeout(move || app.note_install_offered(), Duration::ZERO);
        shown.update_untracked(|shown| *shown = true);
    }
    Some(
        view! {
            <section class="install" data-offer="install">
                <p>{app.t(t::INSTALL_ABOUT)}</p>
                <div class="button-row">
                    {button(app, shown)}
                    <button
                        class="button"
                        data-action="install-not"
                        on:click=tap(move || {
                            page::keep_focus();
                            shown.set(false);
                        })
                    >
                        {app.t(t::INSTALL_NOT)}
                    </button>
                </div>
            </section>
        }
        .into_any(),
    )
}

/// The offer among the settings.
pub fn in_settings(app: App) -> AnyView {
    let shown = RwSignal::new(install::is_offered());
    view! { <p hidden=move || !shown.get()>{button(app, shown)}</p> }.into_any()
}

/// The button that makes the browser ask; it then disappears.
fn button(app: App, shown: RwSignal<bool>) -> AnyView {
    let ask = move || {
        page::keep_focus();
        spawn_local(async move {
            let done = install::ask().await;
            shown.set(false);
            if done {
                app.say_for_a_while(app.t(t::INSTALL_DONE));
            }
        });
    };
    view! {
        <button class="button primary" data-action="install" on:click=tap(ask)>
            {app.t(t::INSTALL_NOW)}
        </button>
    }
    .into_any()
}
