//! Screens and their parts. They may use all modules below them, and contain no rules: everything
//! about a wargame comes from its [`Ruleset`](crate::aid::Ruleset).
//!
//! * `state`: the one shared state ([`App`]), its texts and its position.
//! * `actions`: the effects of taps.
//! * `battle_lock`: which tab saves a battle.
//! * `listing`: changes to the list of battles.
//! * `play`: everything that is loaded after the shell.
//! * `pages`: one file per screen; a page reads the state and owns its layout.
//! * `parts`: the building blocks of pages; a part gets values and callbacks.
//!
//! A page is written as a closure over the state. When the state changes, Leptos runs
//! it again and patches what differs, so the focus stays where it was; anything
//! expensive to compute (the odds) is a memo.

mod actions;
mod battle_lock;
mod erase;
mod figures;
mod listing;
mod pages;
mod parts;
mod play;
mod state;
mod typing;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address::{LinkProblem, Screen};
use crate::battle::{SettingsHistory, Theme};
use crate::browser::storage::Storage;
use crate::browser::{crash, gesture, language, packs, page};
use crate::text::keys::app as t;
use crate::text::{Language, Packs};

pub use state::App;

/// Starts the app: reads the settings, waits for the rules and the texts of the
/// requested screen, and mounts.
pub fn start() {
    crash::install();
    spawn_local(async {
        let storage = Storage::open();
        let compared = storage.compare().await;
        let (settings, mut damage) = SettingsHistory::load(&|key| storage.read(key));
        damage.extend(compared.iter().flat_map(|found| found.damage.clone()));
        let language = state::language_of(settings.now());
        let hash = page::hash();
        if !Screen::is_home(&hash) {
            state::bring_for(&hash).await;
        }
        let found = state::read(&hash);
        let needed = state::packs_needed(&found.0);
        let mut texts = fetch(language, &needed).await;
        if !state::speaks(&texts, &found.0) {
            // A language that was chosen without a network must not stop the app.
            for other in Language::ALL {
                let others = fetch(other, &needed).await;
                if state::speaks(&others, &found.0) {
                    texts = others;
                    break;
                }
            }
        }
        if !texts.has("app") {
            // The start script shows its own message for this.
            wasm_bindgen::throw_str("the texts could not be fetched");
        }
        let mut found = found;
        if !needed.iter().all(|name| texts.has(name)) {
            found.1.push(LinkProblem::NotFetched);
        } else if texts.language() != language {
            found.1.push(LinkProblem::Language(language.own_name()));
        }
        mount_to_body(move || {
            let app = App::new(storage, settings, damage, texts, found);
            app.look_at_the_mirror(compared);
            // The player may have followed a link of the page while the app was loading.
            let now = page::hash();
            if now != hash {
                app.go_to(&now, true);
            }
            parts::frame::frame(app)
        });
        gesture::one_act_a_touch();
        page::mark_ready();
        state::after_mount();
    });
}

/// The packs of a language; one that cannot be fetched is left out, and its texts are
/// empty.
async fn fetch(language: Language, names: &[&str]) -> Packs {
    let mut texts = Packs::new(language);
    for name in names {
        if let Ok(content) = packs::fetch_pack(language.tag(), name).await {
            let _ = texts.insert(name, &content);
        }
    }
    texts
}

/// Sets what depends on the settings but is not drawn by the app.
fn dress(app: App) {
    let language = app.language();
    language::set_document_language(language.tag());
    page::set_theme(match app.settings.with(|settings| settings.now().theme) {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
        Theme::Sunlight => Some("sunlight"),
    });
    crash::set_words(crash::Words {
        title: app.t(t::CRASH_TITLE),
        text: app.t(t::CRASH_WHAT),
        download: app.t(t::CRASH_DOWNLOAD),
        go_on: app.t(t::CRASH_GO_ON),
    });
}
