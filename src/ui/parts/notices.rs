//! Quiet notices for the player.

use leptos::prelude::*;

use crate::address::LinkProblem;
use crate::battle::Why;
use crate::battle::store::Health;
use crate::browser::page;
use crate::browser::worker::{self, News};
use crate::text::keys::app as t;

use super::icon::icon;
use crate::ui::erase::{live, tap};
use crate::ui::play::PLAY;
use crate::ui::state::{App, Restored, Writer};

/// Banners at the head of the screen: storage, damage, updates, wrong links.
pub fn notices(app: App) -> impl IntoView {
    view! {
        <div class="notices" aria-live="polite">
            {live(move || storage(app))}
            {live(move || restored(app))}
            {live(move || damage(app))}
            {live(move || update(app))}
            {live(move || other_tab(app))}
            {live(move || clock(app))}
            {live(move || amiss(app))}
        </div>
    }
}

/// A notice, with its buttons.
fn banner(id: &'static str, words: String, actions: Vec<AnyView>) -> AnyView {
    let actions =
        (!actions.is_empty()).then(|| view! { <div class="notices-actions">{actions}</div> });
    view! {
        <div class="notices-banner" data-notice=id>
            {icon("warning")}
            <p>{words}</p>
            {actions}
        </div>
    }
    .into_any()
}

/// A button of a banner, which may disappear after the tap.
fn button(id: &'static str, words: String, primary: bool, act: impl Fn() + 'static) -> AnyView {
    let act = tap(move || {
        page::keep_focus();
        act();
    });
    view! {
        <button class="button" class:primary=primary data-action=id on:click=act>
            {words}
        </button>
    }
    .into_any()
}

fn storage(app: App) -> Option<impl IntoView> {
    let words = match app.health.get() {
        Health::Good => return None,
        Health::Held => t::STORAGE_HELD,
        Health::Full => t::STORAGE_FULL,
        Health::Forbidden => t::STORAGE_FORBIDDEN,
    };
    Some(banner("storage", app.t(words), Vec::new()))
}

fn restored(app: App) -> Option<impl IntoView> {
    let (id, words) = match app.restored.get()? {
        Restored::Cleared => ("cleared", t::STORAGE_CLEARED),
        Restored::Newer => ("newer-copy", t::STORAGE_NEWER_COPY),
        Restored::Both => ("both-copies", t::STORAGE_BOTH_COPIES),
    };
    let seen = move || app.restored.set(None);
    let seen = button("cleared-seen", app.t(t::STORAGE_DISMISS), false, seen);
    Some(banner(id, app.t(words), vec![seen]))
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
    let download = move || {
        if let Some(play) = PLAY.get() {
            (play.download_quarantined)(app);
        }
    };
    let seen = move || app.damage.update(Vec::clear);
    let actions = vec![
        button("download-damaged", app.t(t::STORAGE_DOWNLOAD), false, download),
        button("damage-seen", app.t(t::STORAGE_DISMISS), false, seen),
    ];
    Some(banner("damage", app.t(words), actions))
}

fn update(app: App) -> Option<impl IntoView> {
    (app.news.get() == Some(News::UpdateWaiting)).then(|| {
        let later = move || app.news.set(None);
        let actions = vec![
            button("update", app.t(t::UPDATE_NOW), true, worker::accept_update),
            button("update-later", app.t(t::UPDATE_LATER), false, later),
        ];
        let words = app.say(t::update_ready(env!("CARGO_PKG_VERSION")));
        banner("update", words, actions)
    })
}

fn other_tab(app: App) -> Option<impl IntoView> {
    (app.writer.get() == Writer::Elsewhere).then(|| {
        let here = move || {
            if let Some(play) = PLAY.get() {
                (play.take_over)(app);
            }
        };
        let here = button("go-on-here", app.t(t::GO_ON_HERE), true, here);
        banner("other-tab", app.t(t::OTHER_TAB), vec![here])
    })
}

/// Warning marks that the clock has reached.
fn clock(app: App) -> Option<impl IntoView> {
    let said = app.alarms.get();
    (!said.is_empty()).then(|| {
        let words: Vec<String> = said.into_iter().map(|(_, words)| app.say(words)).collect();
        let seen = move || app.alarms.update(Vec::clear);
        let seen = button("clock-seen", app.t(t::STORAGE_DISMISS), false, seen);
        banner("clock", words.join(" "), vec![seen])
    })
}

/// The most characters quoted from a wrong address.
const QUOTED: usize = 40;
/// The most faults shown for one address; the first ones matter most.
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
        let more = (more > 0).then(|| banner("amiss-more", app.say(t::amiss_more(more)), vec![]));
        amiss
            .iter()
            .take(AMISS_TOLD)
            .map(|amiss| {
                let words = app.say(match amiss {
                    LinkProblem::NotFetched => t::NOT_FETCHED.into(),
                    LinkProblem::Language(name) => t::texts_not_fetched(*name),
                    LinkProblem::NoBattle => t::NO_BATTLE.into(),
                    LinkProblem::NotTaken(_) => t::AMISS_NOT_TAKEN.into(),
                    LinkProblem::Twice(field) => t::amiss_twice(field.to_string()),
                    LinkProblem::Ruleset(place)
                    | LinkProblem::Place(place)
                    | LinkProblem::Calculator(place)
                    | LinkProblem::Section(place)
                    | LinkProblem::Rule(place)
                    | LinkProblem::Mission(place)
                    | LinkProblem::Unit(place) => t::amiss_place(cropped(place)),
                    LinkProblem::Field(field) => t::amiss_field(cropped(field)),
                    LinkProblem::Modifier(own) => t::amiss_modifier(cropped(own)),
                    LinkProblem::Value { field, value } => {
                        t::amiss_value(field.to_string(), cropped(value))
                    }
                });
                match amiss {
                    LinkProblem::NotFetched if worker::is_outdated() => {
                        let words = app.t(t::UPDATE_NOW);
                        let update = button("take-update", words, true, worker::accept_update);
                        banner("outdated", app.t(t::OUTDATED), vec![update])
                    }
                    LinkProblem::NotFetched => {
                        let again = move || app.try_again(&page::hash());
                        let again = button("try-again", app.t(t::TRY_AGAIN), true, again);
                        banner("not-fetched", words, vec![again])
                    }
                    LinkProblem::Language(_) => {
                        let again = button("try-again", app.t(t::TRY_AGAIN), true, page::reload);
                        banner("other-language", words, vec![again])
                    }
                    LinkProblem::NotTaken(hash) => {
                        let hash = hash.clone();
                        let take = move || page::set_hash(&hash);
                        let take = button("take-answers", app.t(t::AMISS_TAKE), false, take);
                        banner("not-taken", words, vec![take])
                    }
                    _ => banner("amiss", words, Vec::new()),
                }
            })
            .chain(more)
            .collect()
    })
}

/// A short message about the last action: visible only, because [`spoken`] announces it.
pub fn toast(app: App) -> impl IntoView {
    view! {
        <div class="notices-toast" aria-hidden="true" hidden=move || app.toast.with(Option::is_none)>
            {live(move || app.toast.get())}
        </div>
    }
}

/// Text that is spoken but not shown ([`App::speak`]). The element exists before its first
/// text: a screen reader only announces changes in an element that it already knows.
pub fn spoken(app: App) -> impl IntoView {
    view! {
        <p class="unseen" id="spoken" role="status">
            {live(move || app.spoken.get())}
        </p>
    }
}
