//! The log: everything that was done, newest first, and the table as it was then.
//!
//! The newest entry is on top, because players look for their latest actions. Only the rows in view
//! are drawn, and only their chunks are read. All rows have the same height, so the place of a row
//! follows from how far the list is scrolled; an entry has its own page with all its details.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use leptos::prelude::*;
use leptos::web_sys::Element;

use crate::address::{Place, Screen};
use crate::aid::{Field, Ruleset, Values};
use crate::battle::log::{Line, What};
use crate::battle::rows::{Row, Rows};
use crate::battle::{BattleState, CHUNK, Chunk, Entry, Side, Step, replay, words};
use crate::browser::page;
use crate::text::Voice;
use crate::text::keys::log as l;

use super::{back, side_in_battle, unit_name};
use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::dice::throw;
use crate::ui::parts::field::{pick, segments};
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// The rows that are drawn above and below those in view.
const AROUND: usize = 8;
/// The rows that are drawn at first.
const AT_FIRST: usize = 24;

/// The chunks that were read for the list, by number.
type Read = Rc<RefCell<BTreeMap<u32, Option<Chunk>>>>;

/// Which entries are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Filter {
    #[default]
    All,
    Rolls,
    Side(Side),
    Unit(u32),
}

/// A row with the battle states before and after it.
struct At {
    /// Its entries merged into one.
    entry: Entry,
    entries: Vec<Entry>,
    before: BattleState,
    after: BattleState,
}

impl At {
    const fn step(&self) -> Step<'_> {
        Step { entry: &self.entry, before: &self.before, after: &self.after }
    }
}

/// The tabs: log, report, luck.
pub fn tabs(app: App, ruleset: &Ruleset, here: &Place) -> AnyView {
    let links = [(Place::Log, l::LOG), (Place::Report, l::REPORT), (Place::Luck, l::LUCK)];
    let links = links.map(|(place, words)| {
        let current = (place == *here).then_some("page");
        view! {
            <a
                class="chip"
                href=Screen::In(ruleset.id, place).hash()
                aria-current=current
            >
                {app.t(words)}
            </a>
        }
    });
    view! {
        <header class="head">
            {back(app, Screen::In(ruleset.id, Place::Turn).hash())}
            <h1>{app.t(match here {
                Place::Report => l::REPORT,
                Place::Luck => l::LUCK,
                _ => l::LOG,
            })}</h1>
        </header>
        <nav class="chip-row log-tabs" aria-label=app.t(l::LOG_BATTLE)>{links.into_iter().views()}</nav>
    }
    .into_any()
}

pub fn log(app: App, ruleset: &'static Ruleset) -> AnyView {
    let filter = RwSignal::new(Filter::All);
    view! {
        <article class="log">
            {tabs(app, ruleset, &Place::Log)}
            {live(move || filters(app, filter))}
            {live(move || list(app, ruleset, filter.get()))}
        </article>
    }
    .into_any()
}

fn filters(app: App, filter: RwSignal<Filter>) -> AnyView {
    let now = filter.get();
    let sides = Side::ALL.map(|side| (side.id(), side_in_battle(app, side)));
    let id = match now {
        Filter::All => "all",
        Filter::Rolls => "rolls",
        Filter::Side(side) => side.id(),
        Filter::Unit(_) => "",
    };
    let mut options = vec![("all", app.t(l::LOG_ALL)), ("rolls", app.t(l::LOG_ROLLS))];
    options.extend(sides);
    let shown = match now {
        Filter::Unit(unit) => unit_name(app, unit),
        _ => {
            options.iter().find(|(one, _)| *one == id).map_or_else(String::new, |one| one.1.clone())
        }
    };
    let units: Vec<u32> = app.battle_state(|battle_state| {
        let units = battle_state.units.both().flat_map(|(_, units)| units);
        units.map(|unit| unit.id).collect()
    });
    let of_unit = (!units.is_empty()).then(|| {
        let here = units.iter().position(|unit| now == Filter::Unit(*unit)).unwrap_or(usize::MAX);
        let named = |unit: &u32| (unit.to_string(), unit_name(app, *unit));
        let options = units.iter().map(named).collect();
        let choose = Callback::new(move |place: usize| {
            if let Some(unit) = units.get(place) {
                filter.set(Filter::Unit(*unit));
            }
        });
        segments(app.t(l::LOG_OF_UNIT), "log-unit".into(), options, here, choose)
    });
    view! {
        <details class="form-group log-shown">
        <summary data-action="log-shown">{shown}</summary>
        {pick(
            app.t(l::LOG_SHOWN),
            "log-filter",
            options,
            id,
            Callback::new(move |id: &'static str| {
                filter.set(match id {
                    "all" => Filter::All,
                    "rolls" => Filter::Rolls,
                    side => Filter::Side(Side::from_id(side).unwrap_or_default()),
                });
            }),
        )}
        {of_unit}
        </details>
    }
    .into_any()
}

/// The rows that are shown, and how much of the log is still unread.
struct Shown {
    rows: Rows,
    /// The first stored entry, and the one from which rows are known.
    unread: (u32, u32),
    /// The first undone entry.
    now: u32,
}

impl Shown {
    /// How many rows there are, counting one row per unread entry.
    fn len(&self) -> usize {
        let (first, known) = self.unread;
        self.rows.rows.len() + known.saturating_sub(first) as usize
    }

    /// Reads on until this many rows are known.
    fn read_to(&mut self, app: App, ruleset: &Ruleset, rows: usize, read: &Read) {
        // One row more, because the last one may still take in earlier entries.
        while self.rows.rows.len() <= rows && self.unread.1 > self.unread.0 {
            let chunk = (self.unread.1 - 1) / CHUNK as u32;
            let first = (chunk * CHUNK as u32).max(self.unread.0);
            let entries = entries(app, ruleset, (first, self.unread.1), read);
            if entries.is_empty() {
                self.rows.take_unread(first, self.unread.1);
            }
            self.rows.take(first, &entries, self.now, ruleset);
            self.unread.1 = first;
        }
    }
}

/// The entries of a chunk from one number up to another; none if the chunk is damaged.
fn entries(app: App, ruleset: &Ruleset, (first, end): (u32, u32), read: &Read) -> Vec<Entry> {
    let mut all = Vec::new();
    for number in first..end {
        let entry =
            in_chunk(app, ruleset, number, read, |chunk, place| chunk.entries.get(place).cloned());
        all.extend(entry.flatten());
    }
    all
}

fn shown(app: App, ruleset: &Ruleset, filter: Filter) -> Shown {
    let read = |key: &str| app.storage.read(key);
    app.session.with(|session| {
        let none = Shown { rows: Rows::default(), unread: (0, 0), now: 0 };
        let Some(session) = session else { return none };
        let (first, now) = session.entries();
        let end = session.all_entries(&read);
        if filter == Filter::All {
            return Shown { unread: (first, end), now, ..none };
        }
        let Ok(all) = session.all_done(ruleset, &read) else { return none };
        let mut rows = Rows::default();
        rows.take(first, &all.entries, now, ruleset);
        let mut these = BTreeSet::new();
        let mut numbers = first..;
        replay(&all.start, &all.entries, &mut |step| {
            let fits = match filter {
                Filter::All => true,
                Filter::Rolls => step.entry.did.is_roll(),
                Filter::Side(side) => Line::who(step, ruleset).sides.contains(&side),
                Filter::Unit(unit) => Line::who(step, ruleset).units.contains(&unit),
            };
            these.extend(numbers.next().filter(|_| fits));
        });
        rows.rows.retain(|row| these.range(row.first..=row.last).next().is_some());
        Shown { rows, now, ..none }
    })
}

fn list(app: App, ruleset: &'static Ruleset, filter: Filter) -> AnyView {
    let read: Read = Rc::default();
    let mut shown = shown(app, ruleset, filter);
    shown.read_to(app, ruleset, AT_FIRST, &read);
    let known = RwSignal::new(shown.len());
    if shown.len() == 0 {
        return view! { <p class="soft">{app.t(l::LOG_NONE)}</p> }.into_any();
    }
    // The first row that is drawn, and the one after the last.
    let drawn = RwSignal::new((0_usize, AT_FIRST));
    let window = StoredValue::new_local((shown, read));
    view! {
        <div
            class="log-scroll"
            tabindex="0"
            role="region"
            aria-label=app.t(l::LOG)
            data-rows=move || known.get()
            on:scroll=move |event| {
                let target = event_target::<Element>(&event);
                let rows = known.get_untracked();
                let part = |pixels: i32| {
                    let all = f64::from(target.scroll_height().max(1));
                    f64::from(pixels) / all * rows as f64
                };
                let from = part(target.scroll_top()) as usize;
                let to = from + part(target.client_height()).ceil() as usize;
                // Redrawn only near the end of the drawn rows, not at every pixel.
                let (first, end) = drawn.get_untracked();
                let near = AROUND / 2;
                if from < first + near.min(first) || to + near.min(rows.saturating_sub(to)) > end {
                    window.update_value(|(shown, read)| {
                        shown.read_to(app, ruleset, to + 2 * AROUND, read);
                        known.set(shown.len());
                    });
                    let to = to.min(known.get_untracked());
                    drawn.set((from.min(to).saturating_sub(2 * AROUND), to + 2 * AROUND));
                }
            }
        >
            <ol
                class="log-list"
                style:height=move || format!("calc({} * var(--log-row))", known.get())
            >
                {live(move || {
                    let (first, end) = drawn.get();
                    let rows: Vec<AnyView> = window.with_value(|(shown, read)| {
                        let rows = shown.rows.rows.iter().enumerate();
                        rows.take(end)
                            .skip(first)
                            .map(|(place, row)| {
                                one(app, ruleset, row, place, row.last >= shown.now, read)
                            })
                            .collect()
                    });
                    rows
                })}
            </ol>
        </div>
    }
    .into_any()
}

/// Passes the chunk that has an entry, and the entry's place there, to `look`; reads the chunk if
/// necessary.
fn in_chunk<T>(
    app: App,
    ruleset: &Ruleset,
    number: u32,
    read: &Read,
    look: impl FnOnce(&Chunk, usize) -> T,
) -> Option<T> {
    let (chunk, place) = (number / CHUNK as u32, number as usize % CHUNK);
    let mut chunks = read.try_borrow_mut().ok()?;
    let known = chunks.entry(chunk).or_insert_with(|| {
        let read = |key: &str| app.storage.read(key);
        app.session.with_untracked(|session| session.as_ref()?.look(chunk, ruleset, &read).ok())
    });
    Some(look(known.as_ref()?, place))
}

/// A row with its battle states.
fn at(app: App, ruleset: &Ruleset, row: &Row, read: &Read) -> Option<At> {
    let entries = entries(app, ruleset, (row.first, row.last + 1), read);
    let entry = row.merged(&entries)?;
    let (first, last) = row.span();
    let before = in_chunk(app, ruleset, first, read, Chunk::after)?;
    let after = in_chunk(app, ruleset, last, read, |chunk, place| chunk.after(place + 1))?;
    Some(At { entry, entries, before, after })
}

fn said(app: App, ruleset: &Ruleset, row: &Row, at: &At) -> (Line, words::Said) {
    let house = app.settings.with_untracked(|settings| settings.now().house(ruleset));
    let line = Line::of(at.step(), &house, ruleset);
    let mut said = words::Said::default();
    app.with_voice(&mut |voice: &Voice| {
        let states = (&at.before, &at.after);
        said = words::row(voice, row, (&line, &at.entries), states, (&house, ruleset));
    });
    (line, said)
}

/// One entry in a few words: what was done, and its first result.
pub fn in_brief(app: App, number: u32) -> Option<String> {
    let ruleset = app.ruleset()?;
    let read = Read::default();
    let (entry, before) = in_chunk(app, ruleset, number, &read, |chunk, place| {
        Some((chunk.entries.get(place)?.clone(), chunk.after(place)))
    })??;
    let mut after = before.clone();
    entry.apply(&mut after);
    let step = Step { entry: &entry, before: &before, after: &after };
    let house = untrack(|| app.house(ruleset));
    let line = Line::of(step, &house, ruleset);
    let mut words = None;
    app.with_voice(&mut |voice: &Voice| {
        let said = words::line(voice, &line, &after, ruleset);
        words = Some(match said.body.first() {
            // The line lists all results; only the first is used here.
            Some(came) => {
                let first = came.split(" · ").next().unwrap_or_default();
                format!("{} – {first}", said.head)
            }
            None => said.head,
        });
    });
    words
}

fn one(
    app: App,
    ruleset: &'static Ruleset,
    row: &Row,
    place: usize,
    undone: bool,
    read: &Read,
) -> AnyView {
    let top = format!("calc({place} * var(--log-row))");
    let Some(at) = at(app, ruleset, row, read) else {
        return view! {
            <li class="log-row" style:top=top>
                <span class="soft">{app.t(l::LOG_DAMAGED)}</span>
            </li>
        }
        .into_any();
    };
    let (line, said) = said(app, ruleset, row, &at);
    let heading = matches!(line.what, What::Went(_) | What::Began) && line.taken.is_none();
    let again = at.entry.instead_of.len() as u32 + at.entry.instead_of_more;
    let marks = if undone {
        Some(app.t(l::LOG_UNDONE))
    } else {
        (again > 0).then(|| app.say(l::log_rolls_undone(again)))
    };
    view! {
        <li
            class="log-row"
            class:heading=heading
            class:undone=undone
            data-entry=row.main
            style:top=top
        >
            <a href=Screen::In(ruleset.id, Place::LogEntry(row.main)).hash()>
                <span class="log-what">{said.head}</span>
                <span class="log-more soft">
                    {marks.map(|words| view! { <b class="log-mark">{words} " "</b> })}
                    {said.body.join(" · ")}
                </span>
            </a>
        </li>
    }
    .into_any()
}

/// One entry: its full description in the log, and the table as it was then.
pub fn entry(app: App, ruleset: &'static Ruleset, number: u32) -> AnyView {
    let asked = RwSignal::new(false);
    view! {
        <article class="log">
            <header class="head">
                {back(app, Screen::In(ruleset.id, Place::Log).hash())}
                <h1>{app.say(l::log_entry(number + 1))}</h1>
            </header>
            {live(move || one_entry(app, ruleset, number, asked))}
        </article>
    }
    .into_any()
}

fn one_entry(app: App, ruleset: &'static Ruleset, number: u32, asked: RwSignal<bool>) -> AnyView {
    let now = app.session.with(|session| session.as_ref().map_or(0, |session| session.entries().1));
    let read = Read::default();
    let row = row_of(app, ruleset, number, now, &read);
    let found = row.and_then(|row| Some((at(app, ruleset, &row, &read)?, row)));
    let Some((at, row)) = found else {
        return view! { <p class="soft">{app.t(l::LOG_NOT_THERE)}</p> }.into_any();
    };
    let (line, said) = said(app, ruleset, &row, &at);
    let setup = at.after.battle.clone().unwrap_or_default();
    let place = app.voice(|voice| words::place(voice, ruleset, &setup, &at.after.turn.position()));
    // Drawn dice have their result in words beside them, so those words are not repeated.
    let throws = line.roll.as_ref().map(|trail| trail.throws.clone()).unwrap_or_default();
    let drawn = throws.len();
    let body = said.body.iter().filter(|words| {
        let dice = line.roll.as_ref().is_some_and(|trail| {
            trail.throws.iter().any(|one| app.voice(|voice| words::throw(voice, one)) == **words)
        });
        drawn == 0 || !dice
    });
    let body = body.map(|words| view! { <p>{words.clone()}</p> }).views();
    let throws = throws.iter().map(|one| throw(app, one)).views();
    let struck = at.entry.instead_of.iter().map(|roll| {
        let words = app.voice(|voice| words::struck(voice, roll, ruleset));
        view! { <li><s>{words}</s></li> }
    });
    let more = at.entry.instead_of_more;
    let struck = struck.views();
    let struck = (!struck.is_empty()).then(|| {
        view! {
            <section data-struck>
                <h2 class="margin-word">{app.t(l::LOG_INSTEAD)}</h2>
                <ul>{struck}</ul>
                {(more > 0).then(|| view! { <p>{app.say(l::report_more(more))}</p> })}
            </section>
        }
    });
    view! {
        <p class="log-then" role="status">{app.say(l::log_then(place))}</p>
        <section class="log-said" data-entry=number>
            <h2>{said.head.clone()}</h2>
            {body}
            <ol>{throws}</ol>
        </section>
        {struck}
        {going_back(app, ruleset, number, now, asked)}
        {table(app, ruleset, &at.after)}
    }
    .into_any()
}

/// The row that contains an entry, judging by its chunk and the next.
fn row_of(app: App, ruleset: &Ruleset, number: u32, now: u32, read: &Read) -> Option<Row> {
    let first = number / CHUNK as u32 * CHUNK as u32;
    let mut rows = Rows::default();
    let next = first + CHUNK as u32;
    for first in [next, first] {
        let end = first + CHUNK as u32;
        let entries = entries(app, ruleset, (first, end), read);
        rows.take(first, &entries, now, ruleset);
    }
    let mut rows = rows.rows.into_iter();
    rows.find(|row| (row.first..=row.last).contains(&number))
}

/// The control that goes back to an entry, or forward to an undone one, after confirmation.
fn going_back(
    app: App,
    ruleset: &'static Ruleset,
    number: u32,
    now: u32,
    asked: RwSignal<bool>,
) -> AnyView {
    let (words, ask) = if number >= now {
        (l::LOG_GO_ON, app.say(l::log_go_on_ask(number + 1 - now)))
    } else {
        (l::LOG_GO_BACK, app.say(l::log_go_back_ask(now - number - 1)))
    };
    let is_now = number + 1 == now;
    if is_now || !asked.get() {
        return view! {
            {is_now.then(|| view! { <p class="soft">{app.t(l::LOG_IS_NOW)}</p> })}
            <div class="button-row">
                {(!is_now).then(|| view! {
                    <button class="button" data-action="go-back" on:click=tap(move || asked.set(true))>
                        {icon(if number >= now { "redo" } else { "undo" })}
                        {app.t(words)}
                    </button>
                })}
                <a
                    class="button"
                    href=Screen::In(ruleset.id, Place::Turn).hash()
                    data-action="to-now"
                >
                    {app.t(l::LOG_TO_NOW)}
                </a>
            </div>
        }
        .into_any();
    }
    view! {
        <section class="log-ask" role="alertdialog" aria-label=app.t(words)>
            <p>{ask}</p>
            <div class="button-row">
                <button
                    class="button primary"
                    data-action="go-back-yes"
                    on:click=tap(move || {
                        asked.set(false);
                        if app.go_to_entry(number + 1) {
                            page::set_hash(&Screen::In(ruleset.id, Place::Turn).hash());
                        }
                    })
                >
                    {app.t(words)}
                </button>
                <button class="button" data-action="go-back-no" on:click=tap(move || asked.set(false))>
                    {app.t(l::LOG_STAY)}
                </button>
            </div>
        </section>
    }
    .into_any()
}

/// The units of both sides as they were: to be read, not changed.
fn table(app: App, ruleset: &'static Ruleset, battle_state: &BattleState) -> AnyView {
    let tracker = &ruleset.tracker;
    let stated = |fields: &'static [Field], values: &Values, but: &[usize]| {
        let all = fields.iter().enumerate();
        let unusual = all.filter(|(place, field)| {
            values.get(*place) != field.default
                && !but.contains(place)
                && field.matters(values.all())
        });
        let said = unusual.map(|(place, field)| {
            app.voice(|voice| words::stated(voice, battle_state, field, values.get(place)))
        });
        said.collect::<Vec<_>>().join(" · ")
    };
    let setup = battle_state.battle.clone().unwrap_or_default();
    let sides = Side::ALL.map(|side| {
        let units = battle_state.units.of(side).iter().map(|unit| {
            let values = unit.values(ruleset);
            let left = unit.strength(ruleset);
            let left = left.map(|left| {
                app.say(l::report_left(
                    u32::from(left.full.unsigned_abs()),
                    u32::from(left.left.unsigned_abs()),
                ))
            });
            let state = stated(tracker.fields, &values, tracker.profile);
            let said: Vec<String> = left.into_iter().chain(Some(state)).collect();
            let said: Vec<String> = said.into_iter().filter(|words| !words.is_empty()).collect();
            let gone = (tracker.counter.gone)(&values);
            view! {
                <li class="log-unit" class:gone=gone>
                    <b>{unit.name.clone()}</b>
                    <span class="soft">{said.join(" · ")}</span>
                </li>
            }
        });
        let units = units.views();
        let kept = stated(tracker.side_fields, &battle_state.side_values(side, ruleset), &[]);
        let name = app.voice(|voice| words::side(voice, &setup, side));
        view! {
            <section>
                <h2 class="margin-word">{name}</h2>
                {(!kept.is_empty()).then(|| view! { <p class="soft">{kept}</p> })}
                {units.is_empty().then(|| view! { <p class="soft">{app.t(l::LOG_NO_UNITS)}</p> })}
                <ul>{units}</ul>
            </section>
        }
    });
    let whole = stated(tracker.battle_fields, &battle_state.battle_values(ruleset), &[]);
    view! {
        <section class="log-table" data-table>
            <h2>{app.t(l::LOG_TABLE)}</h2>
            {(!whole.is_empty()).then(|| view! { <p class="soft">{whole}</p> })}
            {sides.into_iter().views()}
        </section>
    }
    .into_any()
}
