//! The rules: search, sections, tables, rulings, words of the game.

use leptos::prelude::*;

use crate::address::{GLOSSARY, Place, RULINGS, Screen};
use crate::aid::{Rule, Ruleset};
use crate::browser::page;
use crate::rulesets::is_reference;
use crate::search::{Entry, Index, Kind};
use crate::text::keys::{app as t, screens as s};

use super::{Origin, units};
use crate::ui::erase::{Views, live};
use crate::ui::parts::icon::icon;
use crate::ui::parts::table::table;
use crate::ui::state::App;

/// The most finds shown.
const SHOWN: usize = 40;

/// The list of sections with the search above it.
pub fn rules(app: App, ruleset: &'static Ruleset, query: String) -> impl IntoView {
    let sought = RwSignal::new(query);
    // The texts of the other languages are loaded for players who search.
    let seeks = Memo::new(move |_| sought.with(|sought| !sought.trim().is_empty()));
    Effect::new(move |_| {
        if seeks.get() {
            let packs = ruleset.packs.iter().copied();
            app.fetch_other_words(packs.filter(|pack| is_reference(pack)).collect());
        }
    });
    let index = Memo::new(move |_| {
        app.packs.with(|packs| {
            app.other_packs
                .with(|others| Index::new(ruleset, packs, others))
        })
    });
    view! {
        <div>
            <h1>{app.t(s::RULES)}</h1>
            {not_there(app, ruleset)}
            <label class="rules-search">
                <span class="unseen">{app.t(s::RULES_SEARCH)}</span>
                {icon("search")}
                <input
                    type="search"
                    id="search"
                    autocomplete="off"
                    placeholder=app.t(s::RULES_SEARCH_HINT)
                    prop:value=move || sought.get()
                    on:input=move |event| {
                        sought.set(event_target_value(&event));
                        page::replace_hash(
                            &Screen::In(ruleset.id, Place::Rules(sought.get_untracked())).hash(),
                        );
                    }
                />
            </label>
            {live(move || {
                if seeks.get() {
                    found(app, ruleset, index, &sought.get()).into_any()
                } else {
                    sections(app, ruleset).into_any()
                }
            })}
        </div>
    }
}

/// A word when the texts of the rules could not be fetched.
fn not_there(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let there = ruleset
        .packs
        .iter()
        .all(|pack| app.packs.with(|packs| packs.has(pack)));
    (!there).then(|| view! { <p role="alert">{app.t(t::NOT_FETCHED)}</p> })
}

fn sections(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let link = move |id: &'static str, title: String| {
        view! {
            <li>
                <a class="rows-link" href=Screen::In(ruleset.id, Place::Section(id)).hash() data-section=id>
                    <b>{title}</b>
                    {icon("next")}
                </a>
            </li>
        }
    };
    let missions = ruleset.missions.has_any().then(|| {
        view! {
            <li>
                <a
                    class="rows-link"
                    href=Screen::In(ruleset.id, Place::Missions).hash()
                    data-place="missions"
                >
                    <b>{app.t(s::MISSIONS)}</b>
                    {icon("next")}
                </a>
            </li>
        }
    });
    let paper = view! {
        <li>
            <a
                class="rows-link"
                href=Screen::In(ruleset.id, Place::Paper).hash()
                data-place="paper"
            >
                <b>{app.t(s::PAPER)}</b>
                {icon("print")}
            </a>
        </li>
    };
    let links = ruleset
        .reference
        .iter()
        .map(|section| link(section.id, app.t(section.title)))
        .views();
    view! {
        <ul class="rows">
            {paper} {missions} {links} {link(RULINGS, app.t(s::RULES_RULINGS))} {link(GLOSSARY, app.t(s::RULES_GLOSSARY))}
        </ul>
    }
}

fn found(
    app: App,
    ruleset: &'static Ruleset,
    index: Memo<Index>,
    sought: &str,
) -> impl IntoView + use<> {
    let finds = index.with(|index| index.find(sought));
    let count = finds.len();
    let items = finds
        .into_iter()
        .take(SHOWN)
        .filter_map(|entry| find(app, ruleset, &entry))
        .views();
    view! {
        <p class="soft" role="status" data-found=count>{app.say(s::rules_found(count))}</p>
        <ul>{items}</ul>
    }
}

fn find(app: App, ruleset: &'static Ruleset, entry: &Entry) -> Option<impl IntoView + use<>> {
    let place = crate::address::place_of(ruleset, entry.cite)?;
    let over = match entry.kind {
        Kind::Term => app.t(s::RULES_TERM),
        Kind::Table => app.t(s::RULES_TABLE),
        Kind::Ruling => app.t(s::RULES_RULINGS),
        Kind::Rule => ruleset
            .section_of(entry.cite)
            .map_or_else(String::new, |section| app.t(section.title)),
    };
    Some(view! {
        <li>
            <a class="rules-find" href=Screen::In(ruleset.id, place).hash() data-cite=entry.cite>
                <span class="margin-word">{over}</span>
                <span>{app.voice(|voice| entry.words(voice))}</span>
            </a>
        </li>
    })
}

/// A section with its rules and tables, at one of them if an address says so.
pub fn section(
    app: App,
    ruleset: &'static Ruleset,
    id: &'static str,
    at: Option<&'static str>,
) -> impl IntoView {
    if let Some(at) = at {
        page::after_paint(move || {
            page::focus(at);
        });
    }
    let back = Screen::In(ruleset.id, Place::Rules(String::new())).hash();
    let (title, inside) = match id {
        RULINGS => (
            app.t(s::RULES_RULINGS),
            list(app, ruleset, ruleset.rulings, at).into_any(),
        ),
        GLOSSARY => (
            app.t(s::RULES_GLOSSARY),
            glossary(app, ruleset, at).into_any(),
        ),
        _ => match ruleset.reference.iter().find(|section| section.id == id) {
            Some(section) => (
                app.t(section.title),
                view! {
                    {section.tables.iter().map(|one| table(app, one)).views()}
                    {list(app, ruleset, section.rules, at)}
                }
                .into_any(),
            ),
            None => (String::new(), ().into_any()),
        },
    };
    view! {
        <article data-section=id>
            {not_there(app, ruleset)}
            <header class="head rules-head">
                <a class="icon-button" href=back aria-label=app.t(t::BACK)>
                    {icon("back")}
                </a>
                <h1>{title}</h1>
            </header>
            {inside}
        </article>
    }
}

fn list(
    app: App,
    ruleset: &'static Ruleset,
    rules: &'static [Rule],
    at: Option<&'static str>,
) -> impl IntoView {
    let items = rules
        .iter()
        .map(|rule| {
            view! {
                <li
                    class="rule"
                    id=rule.cite
                    tabindex="-1"
                    class:at=at == Some(rule.cite)
                    data-cite=rule.cite
                >
                    <p>{app.t(rule.text)}</p>
                    {example(app, ruleset, rule)}
                    <span class="rule-id">{rule.cite}</span>
                </li>
            }
        })
        .views();
    view! { <ul>{items}</ul> }
}

/// What opens the calculators that show a worked example.
fn example(app: App, ruleset: &'static Ruleset, rule: &Rule) -> Option<AnyView> {
    let chips = (ruleset.shows(rule.cite).into_iter())
        .filter_map(|opening| units::opening_chip(app, ruleset, opening, Origin::default()))
        .collect::<Vec<_>>();
    (!chips.is_empty()).then(|| view! { <div class="chip-row">{chips}</div> }.into_any())
}

fn glossary(app: App, ruleset: &'static Ruleset, at: Option<&'static str>) -> impl IntoView {
    let items = ruleset
        .glossary
        .iter()
        .map(|term| {
            let also = app.t(term.also);
            view! {
                <li
                    class="rule"
                    id=term.cite
                    tabindex="-1"
                    class:at=at == Some(term.cite)
                    data-cite=term.cite
                >
                    <p>
                        <b>{app.t(term.term)}</b>
                        " – "
                        {app.t(term.meaning)}
                    </p>
                    {(!also.is_empty()).then(|| view! { <p class="soft">{also}</p> })}
                </li>
            }
        })
        .views();
    view! { <ul>{items}</ul> }
}
