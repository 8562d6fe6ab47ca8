//! The report of the battle: read, shared, copied, saved; and the luck in it.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address::Place;
use crate::aid::Ruleset;
use crate::battle::luck::{Checks, Luck};
use crate::battle::report::{Piece, Report};
use crate::battle::{Chunk, Session, Side, Spread};
use crate::browser::page;
use crate::browser::share::{self, Sharing};
use crate::text::keys::{log as l, screens as s};
use crate::text::{Voice, decimals};

use super::log::tabs;
use super::side_in_battle;
use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// The chunks of the log that are shown first: about what fits on a phone's screen.
const BEGINNING: u32 = 1;

/// Everything that was done, if the log is sound.
fn done(app: App, ruleset: &Ruleset) -> Option<Chunk> {
    let read = |key: &str| app.storage.read(key);
    app.session.with(|session| session.as_ref()?.all_done(ruleset, &read).ok())
}

/// The whole report, or its beginning.
fn told(app: App, ruleset: &'static Ruleset, whole: bool) -> Option<Report> {
    let house = app.house(ruleset);
    let mut report = None;
    app.with_voice(&mut |voice: &Voice| {
        report = if whole {
            done(app, ruleset)
                .map(|all| Report::of(&all.start, &all.entries, &house, ruleset, voice))
        } else {
            let read = |key: &str| app.storage.read(key);
            app.session.with(|session| {
                let session = session.as_ref()?;
                let first = session.first_done(BEGINNING, ruleset, &read).ok()?;
                let now = session.battle_state();
                Some(Report::beginning(now, &first, &house, ruleset, voice))
            })
        };
    });
    report
}

/// Whether the whole log is shown at once.
fn is_short(app: App) -> bool {
    app.session.with_untracked(|session| {
        let log = session.as_ref().map(Session::log);
        log.is_none_or(|(first, last, _)| last - first < BEGINNING)
    })
}

/// Builds the beginning of a long battle's report without showing it, when the browser is
/// idle: code is compiled when it first runs, and the tap on the report should not have
/// to wait for that.
pub fn rehearse(app: App) {
    page::after_paint(move || {
        if let Some(ruleset) = app.ruleset().filter(|_| !is_short(app))
            && let Some(report) = told(app, ruleset, false)
        {
            drop(shown(app, ruleset, &report, false).build());
        }
    });
}

/// The beginning is shown at once, and the rest once that has been painted.
pub fn report(app: App, ruleset: &'static Ruleset) -> AnyView {
    let is_short = is_short(app);
    let whole = RwSignal::new(is_short);
    if !is_short {
        page::after_paint(move || {
            whole.try_set(true);
        });
    }
    view! {
        <article>
            {tabs(app, ruleset, &Place::Report)}
            {live(move || {
                let whole = whole.get();
                Some(match told(app, ruleset, whole) {
                    Some(report) => shown(app, ruleset, &report, whole),
                    None => view! { <p class="soft">{app.t(l::LOG_DAMAGED)}</p> }.into_any(),
                })
            })}
        </article>
    }
    .into_any()
}

fn shown(app: App, ruleset: &'static Ruleset, report: &Report, whole: bool) -> AnyView {
    // Consecutive events form one list.
    let mut parts: Vec<AnyView> = Vec::new();
    let mut list: Vec<AnyView> = Vec::new();
    let close = |list: &mut Vec<AnyView>, parts: &mut Vec<AnyView>| {
        let rows = std::mem::take(list);
        if !rows.is_empty() {
            parts.push(view! { <ul>{rows}</ul> }.into_any());
        }
    };
    let mut title = String::new();
    for piece in &report.0 {
        if !matches!(piece, Piece::Event(..)) {
            close(&mut list, &mut parts);
        }
        match piece.clone() {
            Piece::Title(words) => {
                title.clone_from(&words);
                parts.push(view! { <h2 class="report-title">{words}</h2> }.into_any());
            }
            Piece::Turn(words) => parts.push(view! { <h3>{words}</h3> }.into_any()),
            Piece::Event(words, turns) => {
                // A single attribute, because there are hundreds of events.
                let class = if turns { "report-event turning" } else { "report-event" };
                list.push(view! { <li class=class>{words}</li> }.into_any());
            }
            Piece::Plain(words) => parts.push(view! { <p>{words}</p> }.into_any()),
        }
    }
    close(&mut list, &mut parts);
    // The whole report is sent, however much is shown so far.
    let report = move || untrack(|| told(app, ruleset, true)).unwrap_or_default();
    let name = title.clone();
    let say = move |sharing: Sharing| match sharing {
        Sharing::Shared => app.say_for_a_while(app.t(l::REPORT_SHARED)),
        Sharing::Copied => app.say_for_a_while(app.t(l::REPORT_COPIED)),
        Sharing::Failed => app.say_for_a_while(app.t(l::REPORT_NOT_SHARED)),
        Sharing::Cancelled => {}
    };
    view! {
        <div class="report-text" data-report=if whole { "whole" } else { "beginning" }>{parts}</div>
        <p class="report-save">
            <button
                class="button"
                data-action="save-report"
                on:click=tap(move || {
                    let text = report().markdown();
                    let file = format!("{}.md", file_name(&name));
                    if !share::download(&file, "text/markdown", &text) {
                        say(Sharing::Failed);
                    }
                })
            >
                {app.t(l::REPORT_SAVE)}
            </button>
        </p>
        <div class="action-bar">
            <button
                class="button primary"
                data-action="share-report"
                on:click=tap(move || {
                    let (title, text) = (title.clone(), report().plain());
                    spawn_local(async move { say(share::share(&title, &text, None).await) });
                })
            >
                {icon("share")}
                {app.t(s::SHARE)}
            </button>
            <button
                class="button"
                data-action="copy-report"
                on:click=tap(move || {
                    let text = report().plain();
                    spawn_local(async move {
                        let copied = share::copy(&text).await;
                        say(if copied { Sharing::Copied } else { Sharing::Failed });
                    });
                })
            >
                {icon("copy")}
                {app.t(l::REPORT_COPY)}
            </button>
        </div>
    }
    .into_any()
}

/// A file name that every system accepts.
fn file_name(title: &str) -> String {
    let plain = title.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    let plain: String = plain.take(60).collect();
    if plain.trim().is_empty() { "battle".to_owned() } else { plain.trim().to_owned() }
}

pub fn luck(app: App, ruleset: &'static Ruleset) -> AnyView {
    view! {
        <article class="luck">
            {tabs(app, ruleset, &Place::Luck)}
            {live(move || {
                let all = done(app, ruleset)?;
                let house = app.house(ruleset);
                Some(of_battle(app, &Luck::of(&all.start, &all.entries, &house, ruleset)))
            })}
        </article>
    }
    .into_any()
}

fn of_battle(app: App, luck: &Luck) -> AnyView {
    let sides = [Some(Side::First), Some(Side::Second), None];
    let sides = sides.into_iter().filter_map(|side| {
        let checks = luck.sides.get(&side)?;
        let name = match side {
            Some(side) => side_in_battle(app, side),
            None => app.t(l::LUCK_NOT_TOLD),
        };
        Some(row(app, name, checks))
    });
    let kinds = luck.kinds.iter().map(|(kind, checks)| row(app, app.t(*kind), checks));
    let sources = [(l::LUCK_APP, &luck.app), (l::LUCK_OWN, &luck.own)];
    let sources = sources.into_iter().filter(|(_, checks)| !checks.is_empty());
    let sources = sources.map(|(words, checks)| row(app, app.t(words), checks)).views();
    if luck.kinds.is_empty() {
        return view! { <p class="soft">{app.t(l::LUCK_NONE)}</p> }.into_any();
    }
    view! {
        <p class="soft">{app.t(l::LUCK_HOW)}</p>
        <h2 class="margin-word">{app.t(l::LUCK_SIDES)}</h2>
        <ul>{sides.views()}</ul>
        <h2 class="margin-word">{app.t(l::LUCK_KINDS)}</h2>
        <ul>{kinds.views()}</ul>
        <h2 class="margin-word">{app.t(l::LUCK_SOURCES)}</h2>
        <ul>{sources}</ul>
        <p class="soft">{app.t(s::DICE_SOURCE)}</p>
        <p class="soft" data-undone=luck.undone>{app.say(l::luck_undone(luck.undone))}</p>
    }
    .into_any()
}

/// Checks against expectation; without a comment on luck while there are few.
fn row(app: App, name: String, checks: &Checks) -> AnyView {
    let spread: Spread = checks.spread();
    let enough = spread.enough();
    let expected = app.number(spread.expected, 1);
    let words = app.say(l::luck_row(expected, spread.rolled, spread.thrown));
    let told = if enough {
        let interval = app.say(s::dice_interval(spread.high, spread.low));
        let usual = app.t(if spread.usual() {
            l::LUCK_USUAL
        } else if spread.luck() > 0.0 {
            l::LUCK_GOOD
        } else {
            l::LUCK_BAD
        });
        format!("{usual} {interval}")
    } else {
        app.t(l::LUCK_FEW)
    };
    // A strip from none to all: the interval, the expected number, the actual one.
    let part = |number: f64| decimals(100.0 * number / f64::from(spread.thrown.max(1)), 2) + "%";
    let (low, high) = (f64::from(spread.low), f64::from(spread.high));
    let strip = enough.then(|| {
        view! {
            <div class="luck-strip" aria-hidden="true">
                <span class="luck-usual" style:left=part(low) style:width=part(high - low)></span>
                <span class="luck-expected" style:left=part(spread.expected)></span>
                <span
                    class="luck-came"
                    class:unusual=!spread.usual()
                    style:left=part(f64::from(spread.rolled))
                ></span>
            </div>
        }
    });
    view! {
        <li class="luck-row" class:few=!enough data-thrown=spread.thrown data-passed=spread.rolled>
            <b>{name}</b>
            <span>{words}</span>
            {strip}
            <span class="soft">{told}</span>
        </li>
    }
    .into_any()
}
