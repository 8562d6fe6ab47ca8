//! The rules: search, sections, tables, rulings, glossary.

use leptos::prelude::*;

use crate::address::{GLOSSARY, Place, RULINGS, Screen};
use crate::aid::{Rule, Ruleset};
use crate::battle::{Side, Unit};
use crate::browser::page;
use crate::rulesets::is_reference;
use crate::search::{Beside, Entry, Found, Index, Kind};
use crate::text::keys::{app as t, screens as s};

use super::{Origin, calculator_link, side_in_battle, units};
use crate::ui::erase::{Views, live};
use crate::ui::parts::icon::icon;
use crate::ui::parts::table::table;
use crate::ui::state::App;

/// The most results shown: more would be no help.
const SHOWN: usize = 30;
/// The most questions of a calculator that are shown as the reason why it was
/// found.
const ASKS: usize = 3;

/// The list of sections with the search above it.
pub fn rules(app: App, ruleset: &'static Ruleset, query: String) -> impl IntoView {
    let sought = RwSignal::new(query);
    // The texts in the other languages are loaded for players who search.
    let seeks = Memo::new(move |_| sought.with(|sought| !sought.trim().is_empty()));
    Effect::new(move |_| {
        if seeks.get() {
            let packs = ruleset.packs.iter().copied();
            app.fetch_other_words(packs.filter(|pack| is_reference(pack)).collect());
        }
    });
    let index = RwSignal::new(None::<Index>);
    let read = move || {
        let house = app.house(ruleset);
        let units: Vec<(Side, Unit)> = app.battle_state(|battle_state| {
            let units = battle_state.units.both();
            let units = units.flat_map(|(side, units)| units.iter().map(move |unit| (side, unit)));
            units.map(|(side, unit)| (side, unit.clone())).collect()
        });
        let beside = Beside { house: &house, units: &units };
        let mut read = app.packs.with(|packs| Index::new(ruleset, beside, packs));
        app.other_packs.with_untracked(|others| {
            for other in others {
                read.learn(ruleset, other);
            }
        });
        index.try_set(Some(read));
    };
    // The index is built while the player reaches for the keys, or at once if the address
    // requests a search.
    if untrack(|| seeks.get()) {
        untrack(read);
    } else {
        page::after_paint(move || untrack(read));
    }
    Effect::new(move |before: Option<()>| {
        app.other_packs.with(|others| {
            if before.is_some() {
                index.update(|index| {
                    for (index, other) in index.iter_mut().zip(others) {
                        index.learn(ruleset, other);
                    }
                });
            }
        });
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
                let found = index.with(|index| {
                    let index = index.as_ref().filter(|_| seeks.get())?;
                    Some(found(app, ruleset, index, &sought.get()))
                });
                found.unwrap_or_else(|| sections(app, ruleset).into_any())
            })}
        </div>
    }
}

/// A message if the texts of the rules could not be fetched.
fn not_there(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let there = ruleset.packs.iter().all(|pack| app.packs.with(|packs| packs.has(pack)));
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
    let links =
        ruleset.reference.iter().map(|section| link(section.id, app.t(section.title))).views();
    view! {
        <ul class="rows">
            {paper} {missions} {links} {link(RULINGS, app.t(s::RULES_RULINGS))} {link(GLOSSARY, app.t(s::RULES_GLOSSARY))}
        </ul>
    }
}

fn found(app: App, ruleset: &'static Ruleset, index: &Index, sought: &str) -> AnyView {
    let found = index.find(sought);
    let count = found.entries.len();
    let told = match count {
        0 => app.say(s::rules_none(sought.trim())),
        _ if found.is_near => app.say(s::rules_near(sought.trim())),
        _ if count > SHOWN => app.say(s::rules_first(count, SHOWN)),
        _ => app.say(s::rules_found(count)),
    };
    let entries = found.entries.iter().take(SHOWN);
    let items = entries.map(|entry| find(app, ruleset, index, &found, entry));
    view! {
        <p class="soft" role="status" data-found=count data-near=found.is_near.to_string()>
            {told}
        </p>
        <ul>{items.views()}</ul>
        {(count == 0).then(|| sections(app, ruleset))}
    }
    .into_any()
}

fn find(
    app: App,
    ruleset: &'static Ruleset,
    index: &Index,
    found: &Found,
    entry: &Entry,
) -> AnyView {
    let over = app.t(match entry.kind {
        Kind::Unit => s::RULES_UNIT,
        Kind::Term => s::RULES_TERM,
        Kind::Calculator => s::RULES_CALCULATOR,
        Kind::Mission => s::RULES_MISSION,
        Kind::Table => s::RULES_TABLE,
        Kind::Rule => s::RULES_RULE,
        Kind::Ruling => s::RULES_RULING,
        Kind::HouseRule => s::RULES_HOUSE_RULE,
        Kind::Setting => t::SETTINGS,
    });
    let (hash, text) = match &entry.screen {
        Screen::In(_, Place::Calculator(id, ..)) => {
            let asks = index.asks(entry, found);
            let asks = asks.into_iter().take(ASKS).map(|label| app.say(label));
            let asks = asks.collect::<Vec<_>>().join(" · ");
            let text = Some(asks).filter(|asks| !asks.is_empty());
            (calculator_link(app, ruleset, id), text)
        }
        Screen::In(_, Place::Unit(side, _)) => {
            (entry.screen.hash(), Some(side_in_battle(app, *side)))
        }
        screen => (screen.hash(), None),
    };
    let title = app.voice(|voice| entry.title(voice));
    let text = text.unwrap_or_else(|| app.voice(|voice| entry.text(voice)));
    view! {
        <li>
            <a class="rules-find" href=hash data-cite=entry.id>
                <span class="margin-word">{over}</span>
                <b>{marked(found, &title)}</b>
                {(!text.is_empty()).then(|| view! { <span>{marked(found, &text)}</span> })}
            </a>
        </li>
    }
    .into_any()
}

/// A text with the search terms marked.
fn marked(found: &Found, text: &str) -> AnyView {
    let pieces = found.marked(text).into_iter();
    let pieces = pieces.map(|(piece, marked)| {
        let piece = piece.to_owned();
        if marked { view! { <mark>{piece}</mark> }.into_any() } else { piece.into_any() }
    });
    pieces.collect::<Vec<_>>().into_any()
}

/// A section with its rules and tables, scrolled to one of them if the address
/// names it.
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
        RULINGS => (app.t(s::RULES_RULINGS), list(app, ruleset, ruleset.rulings, at).into_any()),
        GLOSSARY => (app.t(s::RULES_GLOSSARY), glossary(app, ruleset, at).into_any()),
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

/// The buttons that open the calculators for a worked example.
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
