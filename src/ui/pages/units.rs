//! The units of both sides: their state, and due tests.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::{Consequence, Field, Kind, Opening, Quick, Ruleset, Values};
use crate::battle::{Action, Answers, BattleState, Due, Side, Unit, free_name, words};
use crate::text::Text;
use crate::text::keys::screens as s;

use super::armies::new_army;
use super::catalogue::{entries, own_cards};
use super::due::{pass_over, whose};
use super::lines::as_text;
use super::{Origin, open, side_in_battle};
use crate::ui::erase::{Views, live, tap};
use crate::ui::figures;
use crate::ui::parts::card::{Drawn, tile};
use crate::ui::parts::counter;
use crate::ui::parts::form::form;
use crate::ui::parts::icon::icon;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

pub fn units(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    view! {
        <div>
            <header class="units-head">
                <h1>{app.t(s::UNITS)}</h1>
                <a
                    class="chip"
                    href=Screen::In(ruleset.id, Place::Armies).hash()
                    data-action="armies"
                >
                    {icon("units")}
                    {app.t(s::ARMIES)}
                </a>
            </header>
            <div class="units-sides">
                {Side::ALL.map(|side| one_side(app, ruleset, side)).views()}
            </div>
        </div>
    }
}

fn one_side(app: App, ruleset: &'static Ruleset, side: Side) -> impl IntoView {
    let put = Callback::new(move |(unit, _): (Unit, bool)| {
        adding(app, side, &|| bring(app, side, vec![unit.clone()], Answers::new()));
    });
    let catalogue = entries(app, ruleset, put).map(|entries| {
        view! {
            <details class="form-group">
                <summary class="margin-word">{app.t(s::CATALOGUE)}</summary>
                {entries}
            </details>
        }
    });
    view! {
        <section class="units-side" data-side=side.id()>
            <h2>{live(move || side_in_battle(app, side))}</h2>
            {side_form(app, ruleset, side, true)}
            {live(move || units_of(app, ruleset, side, put))}
            {catalogue}
            {side_form(app, ruleset, side, false)}
        </section>
    }
}

/// The state of the side as a whole, in two parts: the numbers that a calculator counts with,
/// unfolded (`counted`), and everything else.
fn side_form(app: App, ruleset: &'static Ruleset, side: Side, counted: bool) -> Vec<AnyView> {
    let fields = ruleset.tracker.side_fields;
    let groups = untrack(|| {
        app.battle_state(|state| counted_groups(ruleset, &state.counted(side, ruleset)))
    });
    let open = move |members: &[usize]| {
        let group = members.first().and_then(|place| fields.get(*place)).map(|field| field.group);
        (group.is_some_and(|group| groups.contains(&group)) == counted).then_some(counted)
    };
    let values =
        Memo::new(move |_| Some(app.battle_state(|state| state.side_values(side, ruleset))));
    let answer = Callback::new(move |(field, to): (&'static Field, i16)| {
        app.act(Action::SetSide { side, field: field.id.to_string(), value: field.write(to) });
    });
    form(app, fields, values, &open, answer)
}

/// The groups of a side's numbers that its counting calculators ask for first.
fn counted_groups(ruleset: &Ruleset, counted: &[Opening]) -> Vec<Text> {
    let first = |opening: &Opening| ruleset.calculator(opening.calculator)?.fields.first();
    let kept = |group: &Text| ruleset.tracker.side_fields.iter().any(|one| one.group == *group);
    counted.iter().filter_map(first).map(|field| field.group).filter(kept).collect()
}

fn units_of(
    app: App,
    ruleset: &'static Ruleset,
    side: Side,
    put: Callback<(Unit, bool)>,
) -> impl IntoView {
    let units = app.battle_state(|state| state.units.of(side).clone());
    let tests = side_tests(app, ruleset, side);
    let rows = units.iter().map(|unit| unit_row(app, ruleset, side, unit)).views();
    view! {
            {tests}
            {side_openings(app, ruleset, side)}
            {units.is_empty().then(|| view! { <p class="soft">{app.t(s::UNIT_NONE)}</p> })}
            <ul class="rows">{rows}</ul>
            <button
                class="button"
                data-action="add-unit"
                on:click=tap(move || {
                    add_new(app, ruleset, side);
                })
            >
                {icon("plus")}
                {app.t(s::UNIT_ADD)}
            </button>
            <a
                class="button"
                class:primary=units.is_empty()
                href=Screen::In(ruleset.id, Place::SideLines(side)).hash()
                data-action="add-lines"
            >
                {icon("copy")}
                {app.t(s::LINES_OPEN)}
            </a>
            {own_cards(app, ruleset, put)}
            {(!units.is_empty()).then(|| of_cards(app, ruleset, side))}
    }
}

/// Adds a unit with a name that no other unit of its side has.
pub fn add_new(app: App, ruleset: &Ruleset, side: Side) {
    let number = app.battle_state(|state| state.units.of(side).len()) + 1;
    let name = app.say(s::unit_default_name(number));
    let name = app.battle_state(|battle_state| free_name(&name, battle_state.units.of(side)));
    app.act(Action::AddUnit { side, name, answers: Unit::blank("", ruleset).answers });
}

/// Adds a unit, and says so: its row may be far from what was tapped.
pub fn adding(app: App, side: Side, add: &dyn Fn()) {
    let last = || {
        app.battle_state(|battle_state| {
            let units = battle_state.units.of(side);
            (units.len(), units.last().map(|unit| unit.name.clone()))
        })
    };
    let (before, _) = last();
    add();
    let (now, name) = last();
    if let Some(name) = name.filter(|_| now > before) {
        app.say_for_a_while(app.say(s::unit_added(name)));
    }
}

/// Adds units with all their known answers, and the answers that they set for the
/// battle.
pub fn bring(app: App, side: Side, units: Vec<Unit>, battle: Answers) {
    app.act(Action::AddUnits { side, units, battle });
}

fn unit_row(app: App, ruleset: &'static Ruleset, side: Side, unit: &Unit) -> impl IntoView + use<> {
    let values = unit.values(ruleset);
    let fields = ruleset.tracker.fields;
    let glance = &ruleset.tracker.counter;
    // Whether the symbol, the line under the name or a button already shows an answer.
    let lost = (glance.strength)(&values).map(|of| of.full - of.left);
    let is_told = |index: &usize| {
        let plain = match fields[*index].kind {
            Kind::Toggle => true,
            // A count is shown already only if it equals the unit's losses.
            Kind::Count { .. } => lost == Some(values.get(*index)),
            _ => false,
        };
        let steps = |quick: &Quick| quick.field == *index && plain;
        glance.what.contains(index) || glance.changes.iter().any(steps)
    };
    // For a unit that is out of the battle, only the reason is shown.
    let gone = (glance.gone)(&values);
    let is_past = |index: usize| {
        let mut without = values.clone();
        without.set(fields, index, fields[index].default);
        gone && (glance.out.is_some() || (glance.gone)(&without))
    };
    // Only answers that differ from the default are shown.
    let states = fields
        .iter()
        .enumerate()
        .filter(|(index, field)| {
            ruleset.tracker.in_view.contains(index)
                && !is_told(index)
                && !is_past(*index)
                && values.get(*index) != field.default
                && field.matters(values.all())
        })
        .map(|(index, field)| {
            view! { <span class="units-state" data-state=field.id.to_string()>{state_words(app, field, values.get(index))}</span> }
        })
        .views();
    let counter = &ruleset.tracker.counter;
    let description = match Drawn::of(app, ruleset, unit) {
        Some(drawn) => tile(app, &drawn, None),
        None => view! {
            {counter::counter(counter, &values)}
            <span>
                <b>{unit.name.clone()}</b>
                <span class="units-what">{what_it_is(app, ruleset, unit)}</span>
                <span class="units-states">{states}</span>
            </span>
        }
        .into_any(),
    };
    view! {
        <li class="units-unit">
            <a
                class="rows-link"
                data-unit=unit.id
                href=Screen::In(ruleset.id, Place::Unit(side, unit.id)).hash()
            >
                {description}
                {icon("next")}
            </a>
            {quick_changes(app, ruleset, side, unit.id, &unit.name, &values)}
        </li>
    }
}

/// The description of a unit and its remaining strength, in one line.
pub fn what_it_is(app: App, ruleset: &Ruleset, unit: &Unit) -> impl IntoView + use<> {
    let values = unit.values(ruleset);
    let counter = &ruleset.tracker.counter;
    let fields = ruleset.tracker.fields;
    let out = counter.out.filter(|_| (counter.gone)(&values));
    let shown = if out.is_some() { 1 } else { counter.what.len() };
    let mut what: Vec<String> = (counter.what.iter().take(shown))
        .filter_map(|place| Some((fields.get(*place)?, values.get(*place))))
        .filter(|(field, _)| field.matters(values.all()))
        .map(|(field, value)| figures::answer(app, field.kind, value))
        .collect();
    what.extend(out.map(|out| app.t(out(&values))));
    let strength = unit.strength(ruleset).map(counter::strength);
    view! {
        {what.join(" · ")}
        " "
        {strength}
    }
}

/// The commonest changes, one tap each.
pub fn quick_changes(
    app: App,
    ruleset: &'static Ruleset,
    side: Side,
    unit: u32,
    name: &str,
    values: &Values,
) -> Option<AnyView> {
    let tracker = &ruleset.tracker;
    if (tracker.counter.gone)(values) {
        return None;
    }
    let own_turn = app.battle_state(|state| state.turn.side == side);
    let buttons = (tracker.counter.changes.iter())
        .filter_map(|quick| Some((quick, tracker.fields.get(quick.field)?)))
        .filter(|(_, field)| field.matters(values.all()))
        .map(|(quick, field)| {
            let to = (quick.to)(values, own_turn);
            let on = quick.switch.then(|| values.get(quick.field) != field.default);
            let words = app.t(quick.label);
            let label = format!("{name}: {words}");
            view! {
                <button
                    class="chip units-quick"
                    class:on=on == Some(true)
                    data-quick=field.id.to_string()
                    aria-label=label
                    aria-pressed=on.map(|on| on.to_string())
                    on:click=tap(move || {
                        app.act(Action::SetUnit {
                            side,
                            unit,
                            field: field.id.to_string(),
                            value: field.write(to),
                        });
                    })
                >
                    {(on == Some(true)).then(|| icon("check"))}
                    {words}
                </button>
            }
        })
        .views();
    (!buttons.is_empty())
        .then(|| view! { <div class="chip-row units-changes">{buttons}</div> }.into_any())
}

/// A state in a few words: "Pinned", "Destroyed 2", "Moved: At the double".
pub fn state_words(app: App, field: &Field, value: i16) -> String {
    match field.kind {
        Kind::Toggle => app.t(field.label),
        Kind::Choice(_) | Kind::Unit => {
            let answer = figures::answer(app, field.kind, value);
            words::labelled(&app.t(field.label), answer)
        }
        Kind::Count { .. } | Kind::Measure { .. } => {
            let answer = figures::answer(app, field.kind, value);
            format!("{} {answer}", app.t(field.label))
        }
    }
}

/// Actions for all cards of a side: save as an army, print.
fn of_cards(app: App, ruleset: &'static Ruleset, side: Side) -> AnyView {
    let cards = Screen::In(ruleset.id, Place::SideCards(side)).hash();
    view! {
        <div class="chip-row">
            <button
                class="chip"
                data-action="keep-army"
                on:click=tap(move || {
                    let units = app.battle_state(|state| state.units.of(side).clone());
                    new_army(app, ruleset, &side_in_battle(app, side), &units);
                })
            >
                {icon("units")}
                {app.t(s::ARMY_KEEP)}
            </button>
            {as_text(app, ruleset, side_in_battle(app, side), Callback::new(move |()| {
                app.battle_state(|state| state.units.of(side).clone())
            }))}
            <a class="chip" href=cards data-action="print-side">
                {icon("print")}
                {app.t(s::ARMY_PRINT)}
            </a>
        </div>
    }
    .into_any()
}

/// The calculators of the side as a whole.
fn side_openings(app: App, ruleset: &'static Ruleset, side: Side) -> Option<AnyView> {
    let mut all = app.battle_state(|state| state.of_side(side, ruleset));
    // Calculators that count a side's numbers are beside those numbers, at the head of the side.
    all.retain(|opening| counted_groups(ruleset, std::slice::from_ref(opening)).is_empty());
    let chips = all
        .into_iter()
        .filter_map(|opening| {
            // A calculator in which no units take part is about the side.
            let calculator = ruleset.calculator(opening.calculator)?;
            let cast = calculator.roles.is_empty().then(|| BattleState::from_side(side));
            let origin = Origin { cast: cast.unwrap_or_default(), ..Origin::default() };
            opening_chip(app, ruleset, opening, origin)
        })
        .collect::<Vec<_>>();
    (!chips.is_empty()).then(|| view! { <div class="chip-row">{chips}</div> }.into_any())
}

/// A button that opens a calculator with known answers.
pub fn opening_chip(
    app: App,
    ruleset: &'static Ruleset,
    opening: Opening,
    origin: Origin,
) -> Option<AnyView> {
    named_chip(app, ruleset, opening, origin, (None, None))
}

/// The same, with the name of the unit that acts in it, and with something to do before it opens.
pub fn named_chip(
    app: App,
    ruleset: &'static Ruleset,
    opening: Opening,
    origin: Origin,
    (name, before): (Option<String>, Option<Callback<()>>),
) -> Option<AnyView> {
    let calculator = ruleset.calculator(opening.calculator)?;
    let words = app.t(opening.label.unwrap_or(calculator.title));
    let words = match name {
        Some(name) => format!("{name}: {words}"),
        None => words,
    };
    Some(
        view! {
            <button
                class="chip"
                data-opens=calculator.id
                on:click=tap(move || {
                    if let Some(before) = before {
                        before.run(());
                    }
                    open(app, ruleset, &opening, &origin);
                })
            >
                {icon("calculate")}
                {words}
            </button>
        }
        .into_any(),
    )
}

/// The tests that fall due for a side as a whole.
fn side_tests(app: App, ruleset: &'static Ruleset, side: Side) -> impl IntoView {
    let (kept, units): (Values, Vec<Values>) = app.battle_state(|battle_state| {
        let units = battle_state.units.of(side).iter();
        let units = units.map(|unit| unit.values(ruleset)).collect();
        (battle_state.side_values(side, ruleset), units)
    });
    (ruleset.tracker.side_consequences)(&kept, &units)
        .into_iter()
        .map(|one| consequence(app, ruleset, &one, &Origin::default()))
        .views()
}

/// A consequence of a state, with its rule and its test.
pub fn consequence(
    app: App,
    ruleset: &'static Ruleset,
    one: &Consequence,
    origin: &Origin,
) -> impl IntoView + use<> {
    let words = app.say(one.phrase.clone());
    let before = one.before.clone().map(|(_, opening)| opening);
    let tests = before.into_iter().chain(one.test.clone());
    let tests = tests.filter_map(|opening| {
        let calculator = ruleset.calculator(opening.calculator)?;
        let origin = origin.clone();
        Some(view! {
            <button
                class="chip consequence-test"
                data-opens=calculator.id
                on:click=tap(move || open(app, ruleset, &opening, &origin))
            >
                {icon("dice")}
                {app.t(calculator.title)}
            </button>
        })
    });
    let tests = tests.collect::<Vec<_>>();
    let is_test = !tests.is_empty();
    view! {
        <div class="consequence" class:test=is_test>
            {cite(app, one.cite, &words)}
            <span>{words}</span>
            {tests}
        </div>
    }
}

/// A test that is due, or may be taken: whose it is, and the button that opens
/// it.
pub fn due_line(app: App, ruleset: &'static Ruleset, due: &Due) -> AnyView {
    let origin = Origin::due(app, ruleset, due);
    // A test that stays until it is skipped can be skipped here.
    let stays = due.follows.holds || due.follows.passed.is_some();
    let pass_over = (stays.then(|| pass_over(app, due))).flatten();
    view! {
        <div class="turn-due-line">
            <b>{whose(app, due)}</b>
            {pass_over}
            {consequence(app, ruleset, &due.follows, &origin)}
        </div>
    }
    .into_any()
}
