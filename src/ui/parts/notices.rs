//! What the player must be told, quietly.

use leptos::prelude::*;

use crate::address::Amiss;
use crate::battle::Why;
use crate::battle::store::Health;
use crate::browser::worker::{self, News};
use crate::browser::{page, share};
use crate::text::keys::app as t;

use super::icon::icon;
use crate::ui::erase::{live, tap};
use crate::ui::play::PLAY;
use crate::ui::state::{App, Writer};

/// Banners at the head of the screen: storage, damage, updates, wrong links.
pub fn notices(app: App) -> impl IntoView {
    view! {
        <div class="notices" aria-live="polite">
            {live(move || storage(app))}
            {live(move || cleared(app))}
            {live(move || damage(app))}
            {live(move || update(app))}
            {live(move || other_tab(app))}
            {live(move || clock(app))}
            {live(move || amiss(app))}
        </div>
    }
}

fn banner(id: &'static str, words: String, actions: impl IntoView) -> impl IntoView {
    view! {
        <div class="notices-banner" data-notice=id>
            {icon("warning")}
            <p>{words}</p>
            {actions}
        </div>
    }
}

fn storage(app: App) -> Option<impl IntoView> {
    let words = match app.health.get() {
        Health::Good => return None,
        Health::Full => t::STORAGE_FULL,
        Health::Forbidden => t::STORAGE_FORBIDDEN,
    };
    Some(banner("storage", app.t(words), ()))
}

fn cleared(app: App) -> Option<impl IntoView> {
    app.cleared.get().then(|| {
        banner(
            "cleared",
            app.t(t::STORAGE_CLEARED),
            view! {
                <div class="notices-actions">
                    <button class="button" on:click=tap(move || {
                        page::keep_focus();
                        app.cleared.set(false);
                    })>
                        {app.t(t::STORAGE_DISMISS)}
                    </button>
                </div>
            },
        )
    })
}

fn damage(app: App) -> Option<impl IntoView> {
    let words = app.damage.with(|damage| {
        let newer = |damage: &crate::battle::Damage| matches!(damage.why, Why::Newer(_));
        match damage.len() {
            0 => None,
            _ if damage.iter().all(newer) => Some(t::STORAGE_NEWER),
            _ => Some(t::STORAGE_DAMAGED),
        }
    })?;
    Some(banner(
        "damage",
        app.t(words),
        view! {
            <div class="notices-actions">
                <button
                    class="button"
                    data-action="download-damaged"
                    on:click=tap(move || {
                        share::download("adjutant-damaged.json", "application/json", &app.rescued());
                    })
                >
                    {app.t(t::STORAGE_DOWNLOAD)}
                </button>
                <button class="button" on:click=tap(move || {
                    page::keep_focus();
                    app.damage.update(Vec::clear);
                })>
                    {app.t(t::STORAGE_DISMISS)}
                </button>
            </div>
        },
    ))
}

fn update(app: App) -> Option<impl IntoView> {
    (app.news.get() == Some(News::UpdateWaiting)).then(|| {
        banner(
            "update",
            app.t(t::UPDATE_READY),
            view! {
                <div class="notices-actions">
                    <button
                        class="button primary"
                        data-action="update"
                        on:click=tap(worker::accept_update)
                    >
                        {app.t(t::UPDATE_NOW)}
                    </button>
                    <button class="button" on:click=tap(move || {
                        page::keep_focus();
                        app.news.set(None);
                    })>
                        {app.t(t::UPDATE_LATER)}
                    </button>
                </div>
            },
        )
    })
}

fn other_tab(app: App) -> Option<impl IntoView> {
    (app.writer.get() == Writer::Elsewhere).then(|| {
        banner(
            "other-tab",
            app.t(t::OTHER_TAB),
            view! {
                <div class="notices-actions">
                    <button
                        class="button primary"
                        data-action="go-on-here"
                        on:click=tap(move || {
                            page::keep_focus();
                            if let Some(play) = PLAY.get() {
                                (play.take_over)(app);
                            }
                        })
                    >
                        {app.t(t::GO_ON_HERE)}
                    </button>
                </div>
            },
        )
    })
}

/// Marks of the clock that were reached.
fn clock(app: App) -> Option<impl IntoView> {
    let said = app.alarms.get();
    (!said.is_empty()).then(|| {
        let words: Vec<String> = said.into_iter().map(|(_, words)| app.say(words)).collect();
        banner(
            "clock",
            words.join(" "),
            view! {
                <div class="notices-actions">
                    <button class="button" data-action="clock-seen" on:click=tap(move || {
                        page::keep_focus();
                        app.alarms.update(Vec::clear);
                    })>
                        {app.t(t::STORAGE_DISMISS)}
                    </button>
                </div>
            },
        )
    })
}

/// Letters quoted of a wrong address.
const QUOTED: usize = 40;
/// Faults told of one address; the first ones say what matters.
const AMISS_TOLD: usize = 3;

fn amiss(app: App) -> Vec<AnyView> {
    let cropped = |text: &str| -> String {
        let mut letters = text.chars();
        let mut start: String = letters.by_ref().take(QUOTED).collect();
        if letters.next().is_some() {
            start.push('…');
        }
        start
    };
    app.amiss.with(|amiss| {
        let more = amiss.len().saturating_sub(AMISS_TOLD);
        let more =
            (more > 0).then(|| banner("amiss-more", app.say(t::amiss_more(more)), ()).into_any());
        amiss
            .iter()
            .take(AMISS_TOLD)
            .map(|amiss| {
                let words = app.say(match amiss {
                    Amiss::NotFetched => t::NOT_FETCHED.into(),
                    Amiss::NoBattle => t::NO_BATTLE.into(),
                    Amiss::NotTaken(_) => t::AMISS_NOT_TAKEN.into(),
                    Amiss::Twice(field) => t::amiss_twice(field.to_string()),
                    Amiss::Ruleset(place)
                    | Amiss::Place(place)
                    | Amiss::Calculator(place)
                    | Amiss::Section(place)
                    | Amiss::Rule(place)
                    | Amiss::Mission(place)
                    | Amiss::Unit(place) => t::amiss_place(cropped(place)),
                    Amiss::Field(field) => t::amiss_field(cropped(field)),
                    Amiss::Value { field, value } => {
                        t::amiss_value(field.to_string(), cropped(value))
                    }
                });
                if *amiss == Amiss::NotFetched && worker::is_outdated() {
                    return banner("outdated", app.t(t::OUTDATED), take_update(app)).into_any();
                }
                if let Amiss::NotTaken(hash) = amiss {
                    return banner("not-taken", words, take(app, hash.clone())).into_any();
                }
                if *amiss == Amiss::NotFetched {
                    return banner("not-fetched", words, try_again(app)).into_any();
                }
                banner("amiss", words, ()).into_any()
            })
            .chain(more)
            .collect()
    })
}

/// What takes the answers of an address all the same.
fn take(app: App, hash: String) -> impl IntoView {
    view! {
        <div class="notices-actions">
            <button
                class="button"
                data-action="take-answers"
                on:click=tap(move || {
                    page::keep_focus();
                    page::set_hash(&hash);
                })
            >
                {app.t(t::AMISS_TAKE)}
            </button>
        </div>
    }
}

fn take_update(app: App) -> impl IntoView {
    view! {
        <div class="notices-actions">
            <button
                class="button primary"
                data-action="take-update"
                on:click=tap(worker::accept_update)
            >
                {app.t(t::UPDATE_NOW)}
            </button>
        </div>
    }
}

fn try_again(app: App) -> impl IntoView {
    view! {
        <div class="notices-actions">
            <button
                class="button primary"
                data-action="try-again"
                on:click=tap(move || {
                    page::keep_focus();
                    app.try_again(&page::hash());
                })
            >
                {app.t(t::TRY_AGAIN)}
            </button>
        </div>
    }
}

/// A word about what was just done.
pub fn toast(app: App) -> impl IntoView {
    view! {
        <div class="notices-toast" role="status" hidden=move || app.toast.with(Option::is_none)>
            {live(move || app.toast.get())}
        </div>
    }
}
