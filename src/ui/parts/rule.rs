//! The rule behind something, shown over the screen.

use leptos::html;
use leptos::prelude::*;

use crate::address::{Screen, place_of};
use crate::aid::{PLAYERS_OWN, Ruleset};
use crate::rulesets;
use crate::text::keys::{app as t, screens as s};

use super::icon::icon;
use super::table::table;
use crate::ui::erase::{live, tap};
use crate::ui::pages::later::LATER;
use crate::ui::state::App;

/// The sheets over the screen: the rule being looked up, and the pad for a number.
pub fn over_screen(app: App) -> AnyView {
    let pad = live(move || {
        let typing = app.typing.get()?;
        let later = LATER.get()?;
        Some(untrack(|| (later.pad)(app, typing)))
    });
    view! {
        {shown_rule(app)}
        {pad}
    }
    .into_any()
}

/// The rule being looked up, in a sheet at the foot of the screen.
fn shown_rule(app: App) -> AnyView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let shown = app.rule_shown.get();
        let Some(dialog) = dialog.get() else { return };
        if shown.is_some() {
            if !dialog.open() {
                // A modal dialog keeps the focus and closes on Escape.
                let _ = dialog.show_modal();
            }
            if let Some(ruleset) = shown.and_then(|cite| ruleset_of(app, cite)) {
                app.with_packs(ruleset.packs.to_vec(), || ());
            }
        } else if dialog.open() {
            dialog.close();
        }
    });
    view! {
        <dialog
            class="rule-sheet"
            node_ref=dialog
            aria-label=app.t(t::PLACE_RULES)
            on:close=move |_| app.rule_shown.set(None)
            on:click=move |event| {
                // A tap beside the sheet is a tap on the dialog itself.
                let outside = dialog
                    .get_untracked()
                    .is_some_and(|dialog| {
                        event.target().is_some_and(|target| target == dialog.into())
                    });
                if outside {
                    app.rule_shown.set(None);
                }
            }
        >
            <div class="rule-sheet-inside">
                {live(move || {
                    app.rule_shown
                        .get()
                        .map(|cite| {
                            view! {
                                <div class="rule-sheet-head">
                                    <h2>{title(app, cite)}</h2>
                                    <button
                                        class="icon-button"
                                        aria-label=app.t(s::CLOSE)
                                        on:click=tap(move || app.rule_shown.set(None))
                                    >
                                        {icon("close")}
                                    </button>
                                </div>
                                {rule_words(app, cite)}
                                {(cite != PLAYERS_OWN)
                                    .then(|| view! { <p class="rule-id">{cite}</p> })}
                            }
                        })
                })}
            </div>
        </dialog>
    }
    .into_any()
}

/// The wargame on the screen, or otherwise (for house rules on the settings screen) the
/// one that has the rule.
fn ruleset_of(app: App, cite: &str) -> Option<&'static Ruleset> {
    let has = |ruleset: &&Ruleset| ruleset.rule(cite).is_some() || ruleset.table(cite).is_some();
    app.ruleset().or_else(|| rulesets::loaded().into_iter().find(has))
}

/// The section that a rule belongs to.
fn title(app: App, cite: &'static str) -> Option<String> {
    if cite == PLAYERS_OWN {
        return Some(app.t(s::OWN_MODIFIER_TITLE));
    }
    // The reference may be loaded after the sheet is open.
    app.packs.track();
    Some(app.t(ruleset_of(app, cite)?.section_of(cite)?.title))
}

fn rule_words(app: App, cite: &'static str) -> Option<AnyView> {
    if cite == PLAYERS_OWN {
        return Some(view! { <p>{app.t(s::OWN_MODIFIER_RULE)}</p> }.into_any());
    }
    app.packs.track();
    let ruleset = ruleset_of(app, cite)?;
    let words = ruleset.rule(cite).map(|rule| app.t(rule.text));
    let table = ruleset.table(cite).map(|found| table(app, found));
    let open = place_of(ruleset, cite).map(|place| {
        view! {
            <a class="button" href=Screen::In(ruleset.id, place).hash()>
                {app.t(s::RULES_OPEN)}
            </a>
        }
    });
    Some(
        view! {
        {words.map(|words| view! { <p>{words}</p> })}
        {table}
        {open}
        }
        .into_any(),
    )
}
