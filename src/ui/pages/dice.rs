//! The free roller: any dice, a number to reach, dice chosen to be rolled again, and
//! the results so far against expectation.

use std::collections::BTreeSet;

use leptos::prelude::*;

use crate::battle::{Action, FreeDie, FreeThrow, MOST_DICE, Need};
use crate::dice::{Die, Generator};
use crate::text::Text;
use crate::text::keys::{app as t, screens as s};

use crate::ui::erase::{Views, live, tap};
use crate::ui::figures;
use crate::ui::parts::dice::{Mark, die};
use crate::ui::parts::field::{pick, steps};
use crate::ui::parts::icon::icon;
use crate::ui::state::App;
use crate::ui::typing::Shown;

/// The number of past throws shown.
const SHOWN: usize = 12;

pub fn dice(app: App) -> impl IntoView {
    // Which results of the last throw are chosen; cleared by the next throw.
    let chosen = RwSignal::new(BTreeSet::<usize>::new());
    view! {
        <div>
            <h1>{app.t(s::DICE)}</h1>
            {live(move || last_throw(app, chosen))}
            {live(move || choices(app))}
            {live(move || history(app))}
            <div class="action-bar">
                {live(move || again_buttons(app, chosen))}
                <button
                    class="button primary"
                    data-action="throw"
                    on:click=tap(move || {
                        chosen.update(BTreeSet::clear);
                        throw(app);
                    })
                >
                    {icon("dice")}
                    {app.t(s::DICE_THROW)}
                </button>
            </div>
        </div>
    }
}

/// The kind of die that is drawn.
const fn drawn_as(die: FreeDie) -> Die {
    match die {
        FreeDie::D6 | FreeDie::TwoD6 => Die::D6,
        FreeDie::D20 => Die::D20,
        FreeDie::Direction => Die::Direction,
    }
}

/// The face that is drawn: the free roller's direction die has 12 faces, 30° apart, and the drawn
/// one has a face for every 5°.
const fn drawn_face(die: FreeDie, face: u8) -> u8 {
    match die {
        FreeDie::Direction => face % 12 * 6,
        _ => face,
    }
}

/// A result in words; a direction is given as a bearing.
fn said(app: App, die: FreeDie, result: u8) -> String {
    if die == FreeDie::Direction {
        app.say(t::dice_bearing(u32::from(drawn_face(die, result)) * 5))
    } else {
        result.to_string()
    }
}

/// The name of a kind of die.
const fn label_of(die: FreeDie) -> Text {
    match die {
        FreeDie::D6 => t::DICE_D6,
        FreeDie::D20 => t::DICE_D20,
        FreeDie::TwoD6 => t::DICE_TWO_D6,
        FreeDie::Direction => t::DICE_DIRECTION,
    }
}

fn faces(app: App, die: FreeDie, results: usize) -> Option<Vec<u8>> {
    let Ok(mut generator) = Generator::from_system() else {
        app.say_for_a_while(app.t(s::ROLL_NO_ENTROPY));
        return None;
    };
    Some((0..results * die.dice()).map(|_| generator.up_to(die.faces())).collect())
}

fn throw(app: App) {
    let (die, count) =
        app.battle_state(|battle_state| (battle_state.roller.die, battle_state.roller.count));
    if let Some(faces) = faces(app, die, usize::from(count)) {
        app.act(Action::Throw { faces });
        speak(app);
    }
}

fn throw_again(app: App, which: &BTreeSet<usize>) {
    let Some(die) = app.battle_state(|battle_state| Some(battle_state.roller.throws.last()?.die))
    else {
        return;
    };
    if let Some(faces) = faces(app, die, which.len()) {
        app.act(Action::ThrowAgain {
            which: which.iter().map(|index| *index as u8).collect(),
            faces,
        });
        speak(app);
    }
}

/// The result of a throw: how many reached the number, where they point, or their sum.
fn description(app: App, throw: &FreeThrow) -> String {
    let results = throw.results();
    match throw.successes() {
        Some(successes) => app.say(t::successes_of(results.len(), successes)),
        None if throw.die == FreeDie::Direction => results
            .iter()
            .map(|result| said(app, throw.die, *result))
            .collect::<Vec<_>>()
            .join(", "),
        None => app.say(s::dice_sum(results.iter().map(|result| i32::from(*result)).sum::<i32>())),
    }
}

/// Lets a screen reader announce the result of the last throw.
fn speak(app: App) {
    let last = untrack(|| app.battle_state(|state| state.roller.throws.last().cloned()));
    if let Some(throw) = last {
        app.speak(&description(app, &throw));
    }
}

/// How a result is marked, given the number needed.
fn mark(throw: &FreeThrow, result: u8) -> Mark {
    match throw.need {
        None => Mark::Plain,
        Some(need) if need.met(result) => Mark::Success,
        Some(_) => Mark::Failure,
    }
}

fn last_throw(app: App, chosen: RwSignal<BTreeSet<usize>>) -> impl IntoView {
    let Some(throw) = app.battle_state(|state| state.roller.throws.last().cloned()) else {
        return view! { <p class="soft roller-tray">{app.t(s::DICE_HISTORY_NONE)}</p> }.into_any();
    };
    let results = throw.results();
    let each = throw.die.dice();
    let drawn = results
        .iter()
        .enumerate()
        .map(|(index, result)| {
            let again = throw.thrown_again(index);
            let before = throw.result_before(index);
            let mark = mark(&throw, *result);
            let faces = throw.faces[index * each..(index + 1) * each]
                .iter()
                .map(|face| {
                    let before = if each == 1 { before } else { None };
                    die(drawn_as(throw.die), drawn_face(throw.die, *face), mark, before)
                })
                .views();
            let picked = chosen.with(|chosen| chosen.contains(&index));
            let said = said(app, throw.die, *result);
            view! {
                <button
                    class="roller-die"
                    class:picked=picked
                    aria-pressed=picked.to_string()
                    aria-disabled=again.to_string()
                    aria-label=said
                    on:click=tap(move || {
                        if !again {
                            chosen.update(|chosen| {
                                if !chosen.remove(&index) {
                                    chosen.insert(index);
                                }
                            });
                        }
                    })
                >
                    {if throw.die == FreeDie::Direction {
                        rose(*result).into_any()
                    } else {
                        faces.into_any()
                    }}
                    {(each > 1).then(|| view! { <b class="roller-sum">{*result}</b> })}
                </button>
            }
        })
        .views();
    let description = description(app, &throw);
    view! {
        <section class="roller-tray">
            <div class="roller-dice" data-faces=format!("{:?}", throw.faces)>{drawn}</div>
            <p class="roller-told">{description}</p>
            {(results.len() > 1).then(|| view! { <p class="soft">{app.t(s::DICE_CHOOSE)}</p> })}
        </section>
    }
    .into_any()
}

/// A direction as an hour on the face of a clock, where 12 is straight ahead.
fn rose(hour: u8) -> impl IntoView {
    let turned = format!("rotate({} 32 32)", u32::from(hour) % 12 * 30);
    view! {
        <svg class="roller-rose" viewBox="0 0 64 64" role="img" aria-label=hour.to_string()>
            <circle cx="32" cy="32" r="29"></circle>
            <path d="M32 3v5M32 56v5M3 32h5M56 32h5"></path>
            <path class="roller-needle" transform=turned d="M32 50V14M24 22l8-10 8 10"></path>
        </svg>
    }
}

fn again_buttons(app: App, chosen: RwSignal<BTreeSet<usize>>) -> impl IntoView {
    let throw = app.battle_state(|state| state.roller.throws.last().cloned());
    let mut failures = BTreeSet::new();
    if let Some(throw) = throw.filter(|throw| throw.need.is_some()) {
        for (index, result) in throw.results().iter().enumerate() {
            if mark(&throw, *result) == Mark::Failure && !throw.thrown_again(index) {
                failures.insert(index);
            }
        }
    }
    let picked = chosen.get();
    let words = if picked.is_empty() { s::DICE_THROW_FAILURES } else { s::DICE_THROW_CHOSEN };
    let which = if picked.is_empty() { failures } else { picked };
    (!which.is_empty()).then(|| {
        view! {
            <button
                class="button"
                data-action="throw-again"
                on:click=tap(move || {
                    throw_again(app, &which);
                    chosen.update(BTreeSet::clear);
                })
            >
                {icon("again")}
                {app.t(words)}
            </button>
        }
    })
}

fn choices(app: App) -> impl IntoView {
    let (kind, count, need) = app.battle_state(|battle_state| {
        (battle_state.roller.die, battle_state.roller.count, battle_state.roller.need)
    });
    let ids = ["d6", "d20", "2d6", "direction"];
    let here = FreeDie::ALL.iter().position(|die| *die == kind).unwrap_or(0);
    let options =
        ids.iter().zip(FreeDie::ALL).map(|(id, die)| (*id, app.t(label_of(die)))).collect();
    view! {
        <section>
            {pick(
                app.t(s::DICE_WHAT),
                "die",
                options,
                ids[here],
                Callback::new(move |id| {
                    let index = ids.iter().position(|other| *other == id).unwrap_or(0);
                    app.act(Action::RollerDie { die: FreeDie::ALL[index] });
                }),
            )}
            <div class="field" data-field="count">
                <span class="field-label">{app.t(s::DICE_COUNT)}</span>
                {steps(
                    app,
                    app.t(s::DICE_COUNT),
                    i16::from(count),
                    (1, i16::from(MOST_DICE)),
                    Shown::Times(1, ""),
                    Callback::new(move |to| app.act(Action::RollerCount { count: to as u8 })),
                )}
            </div>
            {kind.needs().map(|(low, high)| needs(app, low, high, need))}
        </section>
    }
}

/// The numbers to reach, as buttons for a D6, and as a stepper for other dice.
fn needs(app: App, low: u8, high: u8, need: Option<Need>) -> impl IntoView {
    let number = match need {
        Some(Need::AtLeast(number) | Need::AtMost(number)) => number,
        None => 0,
    };
    let set = Callback::new(move |to: i16| {
        let need = (to >= i16::from(low)).then_some(Need::AtLeast(to as u8));
        app.act(Action::RollerNeed { need });
    });
    let shown = if number == 0 {
        app.t(s::DICE_NEED_NONE)
    } else {
        figures::at_least(number.into(), high.into())
    };
    if high == 6 {
        let ids = ["none", "2", "3", "4", "5", "6"];
        let options = ids
            .iter()
            .map(|id| {
                let label = id.parse().map_or_else(
                    |_| String::from("–"),
                    |number: u8| figures::at_least(number.into(), high.into()),
                );
                (*id, label)
            })
            .collect();
        let here = if number == 0 { "none" } else { ids[usize::from(number - 1).min(5)] };
        return pick(
            app.t(s::DICE_NEED),
            "need",
            options,
            here,
            Callback::new(move |id: &str| {
                set.run(id.parse().unwrap_or(0));
            }),
        )
        .into_any();
    }
    let from = i16::from(low) - 1;
    view! {
        <div class="field" data-field="need">
            <span class="field-label">{app.t(s::DICE_NEED)} ": " <b>{shown}</b></span>
            {steps(
                app,
                app.t(s::DICE_NEED),
                i16::from(number).max(from),
                (from, i16::from(high)),
                Shown::Times(1, ""),
                set,
            )}
        </div>
    }
    .into_any()
}

fn history(app: App) -> impl IntoView {
    let (throws, spread) = app.battle_state(|battle_state| {
        (battle_state.roller.throws.clone(), battle_state.roller.spread())
    });
    let lines = throws
        .iter()
        .rev()
        .take(SHOWN)
        .map(|throw| {
            let results = throw
                .results()
                .iter()
                .map(|result| said(app, throw.die, *result))
                .collect::<Vec<_>>()
                .join(" ");
            let description = throw
                .successes()
                .map(|successes| app.say(t::successes_of(throw.results().len(), successes)));
            view! {
                <li>
                    <span class="soft">{app.t(label_of(throw.die))}</span>
                    <span class="roller-faces">{results}</span>
                    <span class="soft">{description}</span>
                </li>
            }
        })
        .views();
    let luck = (spread.thrown > 0).then(|| {
        let expected = app.number(spread.expected, 1);
        view! {
            <p data-luck class:grey=!spread.enough()>
                {app.say(s::dice_expected(expected, spread.rolled))} " "
                {if spread.enough() {
                    app.say(s::dice_interval(spread.high, spread.low))
                } else {
                    app.t(s::DICE_TOO_FEW)
                }}
            </p>
        }
    });
    view! {
        <section class="roller-history">
            <h2 class="margin-word">{app.t(s::DICE_HISTORY)}</h2>
            {luck}
            <ol>{lines}</ol>
            {(!throws.is_empty())
                .then(|| {
                    view! {
                        <button
                            class="button small"
                            data-action="clear"
                            on:click=tap(move || app.act(Action::ClearThrows))
                        >
                            {app.t(s::DICE_CLEAR)}
                        </button>
                    }
                })}
            <p class="soft">{app.t(s::DICE_SOURCE)}</p>
        </section>
    }
}
