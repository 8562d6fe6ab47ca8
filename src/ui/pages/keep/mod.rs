//! Files and other phones: export from this phone, and import.
//!
//! The packing, the codes and the pages that use them are a separate chunk, because they are
//! needed once per battle or never.

mod camera;
mod chunk;
mod inside;
mod open;
mod out;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address::{Handed, Place, Screen};
use crate::aid::Ruleset;
use crate::battle::parcel::{Transfer, What};
use crate::text::keys::{app as t, screens as s};

use crate::ui::erase::{live, tap};
use crate::ui::pages::back;
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// Which of these pages is requested.
#[derive(Clone)]
pub enum Asked {
    /// The page of all data.
    All,
    /// The same, with data that another app has shared.
    Shared,
    /// A battle or an army, to be saved or shared.
    One(Handed),
    /// A calculator with its answers.
    Situation(&'static Ruleset, Place),
    /// A parcel from a link.
    Taken(String),
}

/// A page, once everything it needs is loaded.
pub fn page(app: App, asked: Asked) -> AnyView {
    /// Whether the chunk is loaded, or cannot be fetched.
    #[derive(Clone, Copy, PartialEq, Eq)]
    enum Chunk {
        Coming,
        There,
        Lost,
    }
    let chunk = RwSignal::new(Chunk::Coming);
    let bring = move || {
        if chunk::HAND.get().is_some() {
            chunk.set(Chunk::There);
            return;
        }
        chunk.set(Chunk::Coming);
        spawn_local(async move {
            let there = chunk::HAND.load().await.is_ok();
            chunk.set(if there { Chunk::There } else { Chunk::Lost });
        });
    };
    bring();
    live(move || match (chunk.get(), chunk::HAND.get()) {
        (Chunk::There, Some(hand)) => untrack(|| (hand.page)(app, asked.clone())),
        (Chunk::Lost, _) => lost(app, Callback::new(move |()| bring())),
        _ => soft(app.t(t::FETCHING)),
    })
    .into_any()
}

/// Something that is needed cannot be fetched.
fn lost(app: App, again: Callback<()>) -> AnyView {
    view! {
        {words(app.t(t::NOT_FETCHED))}
        {button(app.t(t::TRY_AGAIN), "try-again", "", None, Box::new(move || again.run(())))}
    }
    .into_any()
}

// Parts that occur often are drawn by one function, so that their code is downloaded
// once.

/// A button with its words; `sign` is an icon or empty, `link` the address that it
/// shares.
fn button(
    words: String,
    action: &'static str,
    sign: &'static str,
    link: Option<String>,
    act: Box<dyn Fn()>,
) -> AnyView {
    let sign = (!sign.is_empty()).then(|| icon(sign));
    view! {
        <button class="button" data-action=action data-link=link on:click=tap(act)>
            {sign}
            {words}
        </button>
    }
    .into_any()
}

/// A paragraph.
fn words(words: String) -> AnyView {
    view! { <p>{words}</p> }.into_any()
}

/// A paragraph of secondary text.
fn soft(words: String) -> AnyView {
    view! { <p class="soft">{words}</p> }.into_any()
}

/// A heading.
fn title(words: String) -> AnyView {
    view! { <h2>{words}</h2> }.into_any()
}

/// A page with its head.
fn framed(app: App, to: &Screen, name: String, view: AnyView) -> AnyView {
    view! {
        <div class="keep">
            <header class="head">
                {back(app, to.hash())}
                <h1>{name}</h1>
            </header>
            {view}
        </div>
    }
    .into_any()
}

/// A row with a link.
fn row(name: String, about: String, hash: String, open: Option<u32>, app: App) -> AnyView {
    view! {
        <li>
            <a
                class="rows-link"
                href=hash
                on:click=tap(move || {
                    if let Some(id) = open {
                        app.enter_battle(id);
                    }
                })
            >
                <span>
                    <b>{name}</b>
                    <span class="soft">{about}</span>
                </span>
                {icon("next")}
            </a>
        </li>
    }
    .into_any()
}

/// A paragraph that says what went wrong.
fn wrong(id: &'static str, words: String) -> AnyView {
    view! {
        <p class="keep-fault" role="alert" data-fault=id>
            {icon("warning")}
            <span>{words}</span>
        </p>
    }
    .into_any()
}

/// The description of a parcel.
pub fn what(app: App, parcel: &Transfer) -> String {
    app.t(match parcel.what {
        What::Battle => s::KEEP_WHAT_BATTLE,
        What::Table => s::KEEP_WHAT_TABLE,
        What::Army => s::KEEP_WHAT_ARMY,
        What::Everything => s::KEEP_WHAT_EVERYTHING,
    })
}
