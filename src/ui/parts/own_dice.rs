//! Entering the player's own dice: one question at a time, big buttons, one
//! step back.

use leptos::prelude::*;

use crate::dice::{Ask, Bands, Die, Question, Reading, Reroll, Roll};
use crate::text::Text;
use crate::text::keys::screens as s;

use super::dice::{self, Mark};
use super::field::steps;
use super::{rose, ruler};
use crate::ui::erase::{Views, live, tap};
use crate::ui::figures;
use crate::ui::state::App;
use crate::ui::typing::Shown;

/// Up to this many answers are separate buttons; beyond that, a stepper.
const BUTTONS: u32 = 20;

/// The question, with buttons for the valid answers.
pub fn question(app: App, question: &Question, answer: Callback<u32>) -> impl IntoView + use<> {
    let roll = question.roll;
    let need = figures::roll_need(&roll);
    let ask = asked(app, question, need.as_deref());
    let chosen = matches!(roll.reading, Reading::Choice { .. });
    let dice = if chosen {
        app.t(s::OWN_DICE_CHOOSE)
    } else if matches!(roll.die, Die::Spinner(_)) {
        app.t(s::OWN_DICE_SPIN)
    } else if roll.reading == Reading::TotalAndDouble {
        app.say(s::own_dice_roll(roll.dice))
    } else if roll.dice > 1 {
        app.say(s::own_dice_roll_sum(roll.dice))
    } else {
        app.say(s::own_dice_roll(question.dice))
    };
    let reroll = match roll.reroll {
        Reroll::None => None,
        Reroll::Failures => Some(app.t(s::OWN_DICE_REROLL_FAILURES)),
        Reroll::Successes => Some(app.t(s::OWN_DICE_REROLL_SUCCESSES)),
    };
    let nth = question.nth;
    let nth = nth.map(|(nth, of)| format!(" · {}", app.say(s::own_dice_nth(nth, of))));
    let (low, high) = question.ask.answers(&roll);
    let answers = match (&question.ask, &roll.reading) {
        (Ask::Which, Reading::Bands(bands)) => rows(app, &roll, bands, answer),
        (Ask::Which, Reading::Choice { options, .. }) => choices(app, options, answer),
        (Ask::Which, Reading::TotalAndDouble) => pair(app, &roll, answer),
        (Ask::Direction, _) => rose::ask(app, answer),
        _ if is_one_check(question) => check(app, &roll, answer),
        _ if high - low <= BUTTONS => numbers(low, high, answer),
        _ => {
            let number = RwSignal::new((low + high).div_euclid(2) as i16);
            let label = ask.clone();
            view! {
                <div class="own-dice-long">
                    {live(move || {
                        steps(app, label.clone(), number.get(), (low as i16, high as i16), Shown::Times(1, ""), Callback::new(move |to| {
                            number.set(to);
                        }))
                    })}
                    <button
                        class="button primary"
                        data-action="enter"
                        on:click=tap(move || answer.run(number.get_untracked() as u32))
                    >
                        {app.t(s::OWN_DICE_ENTER)}
                    </button>
                </div>
            }
            .into_any()
        }
    };
    view! {
        <div class="own-dice-question" data-question=question.answered>
            <p class="own-dice-name">
                <span class="margin-word">{app.t(roll.name)}{nth}</span>
                {need.map(|need| view! { <b class="own-dice-need">{need}</b> })}
            </p>
            <p class="own-dice-told">{dice}</p>
            {reroll.map(|words| view! { <p class="soft">{words}</p> })}
            {(!chosen).then(|| view! { <p aria-live="polite">{ask}</p> })}
            {answers}
        </div>
    }
}

/// How many of the first `dice` may have succeeded, at least and at most, if `passed` of them and
/// of the `beside` others did.
pub fn possible((dice, beside): (u32, u32), passed: u32) -> (u32, u32) {
    (passed.saturating_sub(beside), passed.min(dice))
}

/// Asks how many successes of dice that were thrown together belong to the first group.
pub fn split(
    app: App,
    dice: (u32, u32),
    passed: u32,
    answer: Callback<u32>,
) -> impl IntoView + use<> {
    let (low, high) = possible(dice, passed);
    view! {
        <div class="own-dice-question" data-split=passed>
            <p aria-live="polite">{app.say(s::own_dice_split(dice.0, passed))}</p>
            {numbers(low, high, answer)}
        </div>
    }
}

/// These numbers, each a button.
fn numbers(low: u32, high: u32, answer: Callback<u32>) -> AnyView {
    let buttons = (low..=high)
        .map(|number| {
            view! {
                <button
                    class="own-dice-answer"
                    data-answer=number
                    on:click=tap(move || answer.run(number))
                >
                    {number}
                </button>
            }
        })
        .views();
    view! { <div class="own-dice-answers">{buttons}</div> }.into_any()
}

/// The rows of a result table.
fn rows(app: App, roll: &Roll, bands: &Bands, answer: Callback<u32>) -> AnyView {
    let buttons = (0..)
        .zip(bands.rows())
        .filter_map(|(way, band)| {
            let faces = faces(roll, way as usize)?;
            Some(wide(Some(faces), app.t(band.label), way, answer))
        })
        .views();
    view! { <div class="own-dice-answers bands">{buttons}</div> }.into_any()
}

/// The options of a choice.
fn choices(app: App, options: &[Text], answer: Callback<u32>) -> AnyView {
    let buttons =
        (0..).zip(options).map(|(way, option)| wide(None, app.t(*option), way, answer)).views();
    view! { <div class="own-dice-answers bands">{buttons}</div> }.into_any()
}

/// Whether the question is about a single check: one die, or several that are added up, which
/// succeeds or fails.
fn is_one_check(question: &Question) -> bool {
    let counts = matches!(question.ask, Ask::HowMany { most: 1, .. });
    let reads = matches!(question.roll.reading, Reading::AtLeast(_) | Reading::AtMost(_));
    question.dice == 1 && counts && reads
}

/// Every total of a check as a cell to tap.
fn check(app: App, roll: &Roll, answer: Callback<u32>) -> AnyView {
    let cells = ruler::totals(roll)
        .into_iter()
        .map(|(total, _)| {
            let way = roll.way_of(total) as u32;
            let success = way == 1;
            let words = if success { s::OWN_DICE_SUCCESS } else { s::OWN_DICE_FAILURE };
            view! {
                <button
                    class="own-dice-answer cell"
                    class:success=success
                    data-answer=way
                    data-face=total
                    aria-label=format!("{total}: {}", app.t(words))
                    on:click=tap(move || answer.run(way))
                >
                    {total}
                </button>
            }
        })
        .views();
    view! { <div class="own-dice-answers cells">{cells}</div> }.into_any()
}

/// An answer in words, with the faces that lead to it.
fn wide(faces: Option<String>, words: String, way: u32, answer: Callback<u32>) -> AnyView {
    view! {
        <button class="own-dice-answer wide" data-answer=way on:click=tap(move || answer.run(way))>
            {faces.map(|faces| view! { <b>{faces}</b> })}
            <span>{words}</span>
        </button>
    }
    .into_any()
}

/// The totals of two different faces, and the doubles.
fn pair(app: App, roll: &Roll, answer: Callback<u32>) -> AnyView {
    let (doubles, unlike): (Vec<usize>, Vec<usize>) =
        (0..roll.ways()).partition(|way| roll.pair_of(*way).double);
    let button = |way: usize| {
        let pair = roll.pair_of(way);
        let shown = if pair.double {
            let one = || dice::die(roll.die, (pair.total / 2) as u8, Mark::Plain, None);
            view! {
                <span class="own-dice-double">
                    {one()}
                    {one()}
                </span>
            }
            .into_any()
        } else {
            pair.total.into_any()
        };
        view! {
            <button
                class="own-dice-answer"
                data-answer=way
                aria-label=pair.double.then(|| format!("{0} + {0}", pair.total / 2))
                on:click=tap(move || answer.run(way as u32))
            >
                {shown}
            </button>
        }
    };
    view! {
        <p class="soft">{app.t(s::OWN_DICE_UNLIKE)}</p>
        <div class="own-dice-answers">{unlike.into_iter().map(button).views()}</div>
        <p class="soft">{app.t(s::OWN_DICE_DOUBLES)}</p>
        <div class="own-dice-answers doubles">{doubles.into_iter().map(button).views()}</div>
    }
    .into_any()
}

/// The words of the question: the value to enter.
fn asked(app: App, question: &Question, need: Option<&str>) -> String {
    match question.ask {
        Ask::HowMany { way, .. } => match &question.roll.reading {
            Reading::Bands(bands) => bands.rows().get(way).map_or_else(String::new, |band| {
                let faces = faces(&question.roll, way).unwrap_or_default();
                format!("{faces} · {}", app.say(s::own_dice_how_many_read(band.label)))
            }),
            _ if is_one_check(question) && question.roll.dice > 1 => app.t(s::OWN_DICE_TOTAL),
            _ if is_one_check(question) => app.t(s::OWN_DICE_WHICH),
            _ => app.say(s::own_dice_how_many(need.unwrap_or_default().to_owned())),
        },
        Ask::Which if question.roll.reading == Reading::TotalAndDouble => app.t(s::OWN_DICE_PAIR),
        Ask::Which => app.t(s::OWN_DICE_WHICH),
        Ask::Total { .. } if question.roll.dice == 1 => app.t(s::OWN_DICE_WHICH),
        Ask::Total { .. } => app.t(s::OWN_DICE_TOTAL),
        Ask::Direction => app.t(s::OWN_DICE_DIRECTION),
    }
}

/// The totals in a band of a result table: `1–3`; `None` if it is empty.
fn faces(roll: &Roll, way: usize) -> Option<String> {
    let (first, last) = roll.band(way)?;
    Some(figures::span(first, last))
}
