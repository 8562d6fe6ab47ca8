//! Units from text: typed, pasted or from a file, each line with the answers understood in it;
//! and units as such a text.

use std::collections::BTreeMap;

use leptos::ev::Event;
use leptos::prelude::*;
use leptos::web_sys::HtmlInputElement;
use wasm_bindgen_futures::spawn_local;

use crate::address::{Place, Screen};
use crate::aid::lines::{Change, Found, Line, Vocabulary, Written, read, write};
use crate::aid::{Kind, Ruleset, Values};
use crate::battle::lines::{brief, text_of, units_of};
use crate::battle::{Action, Answers, LONGEST_NAME, MOST_UNITS, Side, Unit};
use crate::browser::file::{self, Opened};
use crate::browser::page;
use crate::browser::session;
use crate::browser::share::{self, Sharing};
use crate::rulesets::is_reference;
use crate::text::Packs;
use crate::text::keys::{lines as l, screens as s};

use super::armies::head;
use super::side_in_battle;
use crate::ui::erase::{Views, live, tap};
use crate::ui::figures;
use crate::ui::parts::field::{field, segments, steps};
use crate::ui::parts::icon::icon;
use crate::ui::state::App;
use crate::ui::typing::Shown;

/// The largest file, in bytes.
const LONGEST_FILE: usize = 100_000;
/// The most lines that are read.
const MOST_LINES: usize = 300;

/// The key of the text that was typed at an address and not added: it is still there when the
/// player comes back.
fn typed(hash: &str) -> String {
    format!("adjutant.typed{hash}")
}

/// Whether a text can be read, rather than being some other kind of file.
pub fn is_plain(text: &str) -> bool {
    let other =
        |letter: char| letter == '\u{fffd}' || letter.is_control() && !letter.is_whitespace();
    text.chars().any(char::is_alphanumeric) && !text.contains(other)
}

/// Puts a text that another app has shared into the field of a game. Returns the address of
/// that page.
pub fn shared(game: &'static str, text: &str) -> String {
    let hash = Screen::In(game, Place::SideLines(Side::First)).hash();
    session::put(&typed(&hash), text);
    hash
}

/// Where the units go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// To a side of the battle.
    Side(Side),
    /// To an army.
    Army(u32),
}

impl To {
    fn back(self) -> Place {
        match self {
            Self::Side(_) => Place::Units,
            Self::Army(army) => Place::Army(army),
        }
    }

    fn hash(self, ruleset: &Ruleset) -> String {
        let place = match self {
            Self::Side(side) => Place::SideLines(side),
            Self::Army(army) => Place::ArmyLines(army),
        };
        Screen::In(ruleset.id, place).hash()
    }

    /// How many units it already has.
    fn count(self, app: App) -> usize {
        match self {
            Self::Side(side) => app.battle_state(|state| state.units.of(side).len()),
            Self::Army(army) => app.army(army).map_or(0, |army| army.units.len()),
        }
    }

    fn add(self, app: App, ruleset: &'static Ruleset, units: Vec<Unit>) {
        match self {
            Self::Side(side) => app.act(Action::AddUnits { side, units, battle: Answers::new() }),
            Self::Army(id) => app.change_army(id, &mut |army| {
                for unit in &units {
                    army.add(unit, ruleset);
                }
            }),
        }
    }
}

/// The part of a line that the player is changing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Name,
    Copies,
    Answer(usize),
}

/// The state of the page.
#[derive(Clone, Copy)]
struct LinesPage {
    app: App,
    ruleset: &'static Ruleset,
    to: To,
    text: RwSignal<String>,
    /// The player's corrections, by line, each with the text of the line at that time.
    changes: RwSignal<BTreeMap<usize, (String, Change)>>,
    /// The open part, with its line.
    open: RwSignal<Option<(usize, Part)>>,
    /// The units that were last added.
    added: RwSignal<Option<Added>>,
    vocabulary: Memo<Spoken>,
    lines: Memo<Vec<(usize, Line)>>,
}

/// Units that were added from the text.
#[derive(Clone)]
struct Added {
    count: usize,
    /// How many units the side or the army then had in all.
    all: usize,
    /// The text before they were added.
    from: String,
}

/// A vocabulary that never equals another, so that its memo always reports a change.
#[derive(Clone)]
struct Spoken(Vocabulary);

impl PartialEq for Spoken {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// The packs that contain the texts about a game's units.
fn names(ruleset: &'static Ruleset) -> Vec<&'static str> {
    let packs = ruleset.packs.iter().copied();
    packs.filter(|pack| !is_reference(pack)).collect()
}

/// The vocabulary of a game in the loaded languages.
fn vocabulary(app: App, ruleset: &Ruleset) -> Vocabulary {
    let metric = app.is_metric();
    app.packs.with(|packs| {
        app.other_packs.with(|others| {
            let all: Vec<&Packs> = std::iter::once(packs).chain(others).collect();
            Vocabulary::new(&ruleset.tracker, &all, metric)
        })
    })
}

/// The card of a unit in one line, in the current language.
pub fn card_line(app: App, ruleset: &Ruleset, unit: &Unit) -> String {
    let vocabulary = app
        .packs
        .with_untracked(|packs| Vocabulary::new(&ruleset.tracker, &[packs], app.is_metric()));
    app.voice(|voice| brief(unit, ruleset, &vocabulary, voice))
}

pub fn lines(app: App, ruleset: &'static Ruleset, to: To) -> AnyView {
    app.fetch_other_words(names(ruleset));
    let hash = to.hash(ruleset);
    let key = typed(&hash);
    let text = RwSignal::new(session::get(&key).unwrap_or_default());
    Effect::new(move |_| text.with(|text| session::put(&key, text)));
    let changes = RwSignal::new(BTreeMap::<usize, (String, Change)>::new());
    let vocabulary = Memo::new(move |_| Spoken(vocabulary(app, ruleset)));
    let lines = Memo::new(move |_| {
        let text = text.get();
        let all: Vec<&str> = text.lines().take(MOST_LINES).collect();
        let change = |at: usize| {
            changes.with(|changes| match changes.get(&at) {
                Some((of, change)) if all.get(at) == Some(&of.as_str()) => change.clone(),
                _ => Change::default(),
            })
        };
        vocabulary.with(|spoken| read(&spoken.0, &all.join("\n"), &change))
    });
    let page = LinesPage {
        app,
        ruleset,
        to,
        text,
        changes,
        open: RwSignal::new(None),
        added: RwSignal::new(None),
        vocabulary,
        lines,
    };
    page.follow_undo();
    view! {
        <article>
            {live(move || head(app, ruleset, to.back(), app.t(l::LINES_TITLE), ().into_any()))}
            {live(move || to_whom(app, ruleset, to))}
            {page.typing()}
            {live(move || page.told())}
            <ul>{live(move || page.cards())}</ul>
            {live(move || page.adding())}
        </article>
    }
    .into_any()
}

/// Where the units go: the sides to choose from, or the army.
fn to_whom(app: App, ruleset: &'static Ruleset, to: To) -> AnyView {
    match to {
        To::Army(army) => {
            let name = app.army(army).map(|army| army.name);
            view! { <p class="lines-to soft">{name}</p> }.into_any()
        }
        To::Side(side) => {
            let options = Side::ALL.map(|side| (side.id().to_owned(), side_in_battle(app, side)));
            let picked = Side::ALL.iter().position(|one| *one == side).unwrap_or(0);
            let answer = Callback::new(move |at: usize| {
                if let Some(side) = Side::ALL.get(at) {
                    page::keep_focus();
                    page::set_hash(&To::Side(*side).hash(ruleset));
                }
            });
            segments(app.t(l::LINES_TO), "to".to_owned(), options.into(), picked, answer).into_any()
        }
    }
}

impl LinesPage {
    /// Once the addition is undone, its text is back in the field.
    fn follow_undo(self) {
        Effect::new(move |_| {
            let count = self.to.count(self.app);
            let undone = self.added.with(|added| {
                let undone = added.as_ref().filter(|added| count < added.all)?;
                Some(undone.from.clone())
            });
            if let Some(text) = undone {
                self.added.set(None);
                self.text.set(text);
            }
        });
    }

    /// The field, and the ways to fill it.
    fn typing(self) -> AnyView {
        let (app, text) = (self.app, self.text);
        let example = move || {
            let unit = Written {
                missing: Vec::new(),
                copies: 1,
                name: app.say(s::unit_default_name(1)),
                values: Values::defaults(self.ruleset.tracker.fields),
                words: Vec::new(),
            };
            self.vocabulary
                .with(|spoken| app.voice(|voice| write(&unit, self.ruleset, &spoken.0, voice)))
        };
        let paste = move || {
            spawn_local(async move {
                match share::pasted().await {
                    Some(pasted) => self.put(&pasted),
                    None => app.say_for_a_while(app.t(l::LINES_PASTE_FAILED)),
                }
            });
        };
        let chosen = move |event: Event| {
            let Some(input) = event.target() else { return };
            spawn_local(async move {
                match file::chosen(&input, LONGEST_FILE).await {
                    Some(Opened::Text(text)) if is_plain(&text) => self.put(&text),
                    Some(Opened::TooLarge) => app.say_for_a_while(app.t(l::LINES_FILE_LARGE)),
                    Some(_) => app.say_for_a_while(app.t(l::LINES_FILE_BAD)),
                    None => {}
                }
            });
        };
        view! {
            <label class="field-text">
                <span class="field-label">{app.t(l::LINES_FIELD)}</span>
                <textarea
                    id="lines-typed"
                    class="lines-typed"
                    rows="4"
                    autocomplete="off"
                    spellcheck="false"
                    placeholder=example
                    prop:value=move || text.get()
                    on:input=move |event| {
                        self.added.set(None);
                        text.set(event_target_value(&event));
                    }
                ></textarea>
            </label>
            <div class="chip-row">
                <button class="chip" data-action="paste" on:click=tap(paste)>
                    {icon("copy")}
                    {app.t(l::LINES_PASTE)}
                </button>
                <label class="chip field-file">
                    {app.t(l::LINES_FILE)}
                    <input
                        type="file"
                        id="lines-file"
                        accept=".txt,.csv,.tsv,.md,text/plain,text/csv"
                        on:change=chosen
                    />
                </label>
            </div>
        }
        .into_any()
    }

    /// Appends lines to the field.
    fn put(self, more: &str) {
        self.added.set(None);
        self.text.update(|text| {
            if !text.is_empty() && !text.ends_with('\n') {
                text.push('\n');
            }
            text.push_str(more.trim_start_matches('\u{feff}'));
        });
    }

    /// One sentence about the text: how to write a unit, how many were added, or that it is too
    /// long.
    fn told(self) -> AnyView {
        let app = self.app;
        let count = self.text.with(|text| text.lines().count());
        let words = match self.added.get() {
            Some(Added { count, .. }) => {
                let left = self.text.with(|text| !text.trim().is_empty());
                let left = left.then(|| app.t(l::LINES_LEFT));
                [Some(app.say(l::lines_added(count))), left]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(". ")
            }
            None if count > MOST_LINES => app.t(l::LINES_LONG),
            None if count == 0 => app.t(l::LINES_HOW),
            None => String::new(),
        };
        let units = self.added.get().map(|_| {
            view! {
                <a class="chip" href=Screen::In(self.ruleset.id, self.to.back()).hash() data-action="see-units">
                    {icon("units")}
                    {app.t(l::LINES_SEE)}
                </a>
            }
        });
        view! {
            <div class="lines-told">
                <p role="status">{words}</p>
                {units}
            </div>
        }
        .into_any()
    }

    fn cards(self) -> Vec<AnyView> {
        let lines = self.lines.get();
        lines.iter().map(|(at, line)| self.card(*at, line)).collect()
    }

    /// A line with the answers understood in it.
    fn card(self, at: usize, line: &Line) -> AnyView {
        let app = self.app;
        if !line.is_unit {
            return view! {
                <li class="lines-card other" data-line=at>
                    <span class="lines-text">
                        {line.text.trim().to_owned()}
                        <span class="soft">{app.t(l::LINES_OTHER)}</span>
                    </span>
                    <button
                        class="chip"
                        data-action="is-unit"
                        aria-label=format!("{}: {}", app.t(l::LINES_IS_UNIT), line.text.trim())
                        on:click=tap(move || self.change(at, |change| change.is_unit = Some(true)))
                    >
                        {icon("plus")}
                        {app.t(l::LINES_IS_UNIT)}
                    </button>
                </li>
            }
            .into_any();
        }
        let name = match line.name.as_str() {
            "" => app.t(l::LINES_NAMELESS),
            name => name.to_owned(),
        };
        let copies = (line.copies > 1).then(|| {
            self.chip(at, Part::Copies, format!("{} ×", line.copies), "lines-chip", &name)
        });
        let shown = line.found.iter().filter(|found| found.is_written || !line.is_printed);
        let defaults = self.defaults(line);
        let chips = shown.chain(&defaults).map(|found| {
            let class = if found.is_written { "lines-chip" } else { "lines-chip follows" };
            self.chip(at, Part::Answer(found.place), self.words(found), class, &name)
        });
        let chips = chips.collect::<Vec<_>>();
        let words = line.words.iter().map(|(id, text)| {
            let label = self.ruleset.tracker.cards.wording(id).map(|one| app.t(one.label));
            view! { <span class="lines-words">{format!("{}: {text}", label.unwrap_or_default())}</span> }
        });
        let words = words.views();
        let points = line.points.map(|points| {
            view! { <span class="lines-words soft">{app.say(l::lines_points(points))}</span> }
        });
        let unread = line.unread.iter().map(|unread| {
            view! {
                <span class="lines-unread" data-unread=unread.text.clone()>
                    {icon("warning")}
                    {app.say(l::lines_unread(unread.text.clone()))}
                </span>
            }
        });
        let unread = unread.views();
        let editor = self
            .open
            .get()
            .filter(|(of, _)| *of == at)
            .map(|(_, part)| self.editor(at, line, part));
        let leave = format!("{}: {name}", app.t(l::LINES_LEAVE_OUT));
        view! {
            <li class="lines-card" data-line=at>
                <div class="lines-head">
                    {copies}
                    {self.chip(at, Part::Name, name.clone(), "lines-name", &app.t(s::UNIT_NAME))}
                    <button
                        class="icon-button"
                        aria-label=leave
                        data-action="leave-out"
                        on:click=tap(move || self.change(at, |change| change.is_unit = Some(false)))
                    >
                        {icon("close")}
                    </button>
                </div>
                <div class="lines-chips">{chips} {words} {points} {unread}</div>
                {editor}
            </li>
        }
        .into_any()
    }

    /// The default answers that describe the unit: its kind, on which saves and morale depend, and,
    /// for that kind, the card whose figures it has.
    fn defaults(self, line: &Line) -> Vec<Found> {
        let tracker = &self.ruleset.tracker;
        let shown = tracker.new_unit.shown;
        let default = |place: usize| tracker.fields.get(place).map_or(0, |field| field.default);
        let is_other = shown.first().is_some_and(|kind| {
            line.found.iter().any(|found| found.place == *kind && found.answer != default(*kind))
        });
        let places = shown.iter().filter(|place| !line.is_printed && !line.has(**place));
        let found =
            |place: &usize| Found { place: *place, answer: default(*place), is_written: false };
        places.filter(|_| !is_other).map(found).collect()
    }

    /// An answer in a few words: `Veteran`, `Front armour 6`.
    fn words(self, found: &Found) -> String {
        let app = self.app;
        let Some(field) = self.ruleset.tracker.fields.get(found.place) else {
            return String::new();
        };
        let answer = figures::answer(app, field.kind, found.answer);
        match field.kind {
            Kind::Toggle if found.answer != 0 => app.t(field.label),
            Kind::Choice(_) if !answer.starts_with(|letter: char| letter.is_ascii_digit()) => {
                answer
            }
            _ => format!("{} {answer}", app.t(field.label)),
        }
    }

    fn chip(self, at: usize, part: Part, words: String, class: &'static str, of: &str) -> AnyView {
        let id = match part {
            Part::Name => "name".to_owned(),
            Part::Copies => "copies".to_owned(),
            Part::Answer(place) => {
                let field = self.ruleset.tracker.fields.get(place);
                field.map(|field| field.id.to_string()).unwrap_or_default()
            }
        };
        let is_open = self.open.get() == Some((at, part));
        let label = format!("{words} ({of})");
        view! {
            <button
                class=class
                class:on=is_open
                data-chip=id
                aria-label=label
                aria-expanded=is_open.to_string()
                on:click=tap(move || {
                    page::keep_focus();
                    self.open.set((!is_open).then_some((at, part)));
                })
            >
                {words}
            </button>
        }
        .into_any()
    }

    /// The control for the part that was tapped.
    fn editor(self, at: usize, line: &Line, part: Part) -> AnyView {
        let app = self.app;
        let close = move || {
            view! {
                <button
                    class="chip"
                    data-action="close"
                    on:click=tap(move || {
                        page::keep_focus();
                        self.open.set(None);
                    })
                >
                    {icon("check")}
                    {app.t(l::LINES_CLOSE)}
                </button>
            }
        };
        match part {
            Part::Name => view! {
                <div class="lines-editor">
                    <label class="field-text">
                        <span class="field-label">{app.t(s::UNIT_NAME)}</span>
                        <input
                            type="text"
                            maxlength=LONGEST_NAME
                            autocomplete="off"
                            prop:value=line.name.clone()
                            on:change=move |event| {
                                let name = event_target::<HtmlInputElement>(&event).value();
                                self.change(at, |change| change.name = Some(name.clone()));
                            }
                        />
                    </label>
                    <div class="chip-row">{close()}</div>
                </div>
            }
            .into_any(),
            Part::Copies => {
                let set = Callback::new(move |to: i16| {
                    self.change(at, |change| change.copies = Some(to));
                });
                let label = app.t(l::LINES_COPIES);
                view! {
                    <div class="lines-editor">
                        <div class="field" data-field="copies">
                            <span class="field-label">{label.clone()}</span>
                            {steps(app, label, line.copies, (1, 50), Shown::Times(1, ""), set)}
                        </div>
                        <div class="chip-row">{close()}</div>
                    </div>
                }
                .into_any()
            }
            Part::Answer(place) => {
                let fields = self.ruleset.tracker.fields;
                let defaults = self.defaults(line);
                let mut found = line.found.iter().chain(&defaults);
                let found = found.find(|found| found.place == place);
                let (Some(one), Some(found)) = (fields.get(place), found) else {
                    return ().into_any();
                };
                let answer = Callback::new(move |to: i16| {
                    self.change(at, |change| {
                        change.answers.retain(|(other, _)| *other != place);
                        change.answers.push((place, to));
                    });
                });
                let remove = found.is_written.then(|| {
                    view! {
                        <button
                            class="chip"
                            data-action="take-out"
                            on:click=tap(move || {
                                self.change(at, |change| {
                                    change.answers.retain(|(other, _)| *other != place);
                                    change.without.push(place);
                                });
                                self.open.set(None);
                            })
                        >
                            {icon("remove")}
                            {app.t(l::LINES_BACK)}
                        </button>
                    }
                });
                view! {
                    <div class="lines-editor">
                        {field(app, one, found.answer, None, None, answer)}
                        <div class="chip-row">{close()} {remove}</div>
                    </div>
                }
                .into_any()
            }
        }
    }

    /// Corrects a line, without changing its text.
    fn change(self, at: usize, with: impl FnOnce(&mut Change)) {
        page::keep_focus();
        let line = self.text.with_untracked(|text| text.lines().nth(at).map(str::to_owned));
        let Some(line) = line else { return };
        self.changes.update(|changes| {
            let entry = changes.entry(at).or_default();
            if entry.0 != line {
                *entry = (line, Change::default());
            }
            with(&mut entry.1);
        });
    }

    /// The button that adds the lines that are units.
    fn adding(self) -> AnyView {
        let app = self.app;
        let lines = self.lines.get();
        let units = lines.iter().filter(|(_, line)| line.is_unit);
        let count: usize = units.map(|(_, line)| usize::from(line.copies.unsigned_abs())).sum();
        let full = self.to.count(app) + count > MOST_UNITS;
        let words = match count {
            0 => app.t(l::LINES_NONE),
            _ if full => app.t(l::LINES_FULL),
            _ => app.say(l::lines_add(count)),
        };
        view! {
            <div class="action-bar">
                <button
                    class="button primary"
                    data-action="add"
                    aria-disabled=(count == 0 || full).to_string()
                    on:click=tap(move || self.add(count))
                >
                    {(count > 0 && !full).then(|| icon("plus"))}
                    {words}
                </button>
            </div>
        }
        .into_any()
    }

    /// Adds all units at once; the other lines stay in the field.
    fn add(self, count: usize) {
        let (app, ruleset) = (self.app, self.ruleset);
        if count == 0 {
            page::focus("lines-typed");
            return;
        }
        if self.to.count(app) + count > MOST_UNITS {
            app.say_for_a_while(app.t(l::LINES_FULL));
            return;
        }
        let lines = self.lines.get_untracked();
        let nameless = app.t(l::LINES_NAMELESS);
        let lines_of = lines.iter().map(|(_, line)| line);
        let units = units_of(lines_of, ruleset, &nameless);
        let before = untrack(|| self.to.count(app));
        self.to.add(app, ruleset, units);
        let all = untrack(|| self.to.count(app));
        if all == before {
            // This tab may not change the battle: the text stays.
            return;
        }
        let taken: Vec<usize> =
            (lines.iter()).filter(|(_, line)| line.is_unit).map(|(at, _)| *at).collect();
        let left = self.text.with_untracked(|text| {
            let left = text.lines().enumerate().filter(|(at, _)| !taken.contains(at));
            left.map(|(_, line)| line).collect::<Vec<_>>().join("\n")
        });
        self.open.set(None);
        self.changes.set(BTreeMap::new());
        let from = self.text.get_untracked();
        self.text.set(left);
        self.added.set(Some(Added { count, all, from }));
        page::scroll_to_top();
    }
}

/// A button that exports units as text.
pub fn as_text(
    app: App,
    ruleset: &'static Ruleset,
    title: String,
    units: Callback<(), Vec<Unit>>,
) -> AnyView {
    // The text can be read back in all languages.
    app.fetch_other_words(names(ruleset));
    let send = move || {
        let vocabulary = untrack(|| vocabulary(app, ruleset));
        let units = untrack(|| units.run(()));
        let text = app.voice(|voice| text_of(&units, ruleset, &vocabulary, voice));
        let title = title.clone();
        spawn_local(async move {
            let words = match share::share(&title, &text, None).await {
                Sharing::Shared => s::TOLD_LIST_SHARED,
                Sharing::Copied => s::TOLD_LIST_COPIED,
                Sharing::Failed => s::TOLD_SHARE_FAILED,
                Sharing::Cancelled => return,
            };
            app.say_for_a_while(app.t(words));
        });
    };
    view! {
        <button class="chip" data-action="send-text" on:click=tap(send)>
            {icon("share")}
            {app.t(s::LINES_OUT)}
        </button>
    }
    .into_any()
}
