//! The walk with the player's own dice: one question, big buttons, one step
//! back.

use leptos::prelude::*;

use crate::dice::{Ask, Question, Reading, Reroll};
use crate::text::keys::app as t;

use super::field::steps;
use crate::ui::figures;
use crate::ui::state::App;

/// Up to so many answers are buttons of their own; beyond, a stepper.
const BUTTONS: u32 = 20;

/// The question, with buttons for the answers that fit.
pub fn question<Answer: Fn(u32) + Copy + 'static>(
    app: App,
    question: &Question,
    answer: Answer,
) -> impl IntoView + use<Answer> {
    let roll = question.roll;
    let need = figures::roll_need(&roll);
    let ask = match question.ask {
        Ask::HowMany { way, .. } => match &roll.reading {
            Reading::Bands(bands) => bands
                .rows()
                .get(way)
                .map_or_else(String::new, |band| app.say(t::own_dice_how_many_read(band.label))),
            _ => app.say(t::own_dice_how_many(need.clone().unwrap_or_default())),
        },
        Ask::Which => app.t(t::OWN_DICE_WHICH),
        Ask::Total { .. } => app.t(t::OWN_DICE_TOTAL),
    };
    let dice = if roll.dice > 1 {
        app.say(t::own_dice_roll_sum(roll.dice))
    } else {
        app.say(t::own_dice_roll(question.dice))
    };
    let reroll = match roll.reroll {
        Reroll::None => None,
        Reroll::Failures => Some(app.t(t::OWN_DICE_REROLL_FAILURES)),
        Reroll::Successes => Some(app.t(t::OWN_DICE_REROLL_SUCCESSES)),
    };
    let (low, high) = question.ask.answers(&roll);
    let answers = match (&question.ask, &roll.reading) {
        (Ask::Which, Reading::Bands(bands)) => {
            let mut from = 1;
            let buttons = bands
                .rows()
                .iter()
                .enumerate()
                .filter_map(|(way, band)| {
                    let first = from;
                    from = from.max(band.upto + 1);
                    (band.upto >= first).then(|| {
                        let faces = if band.upto == first {
                            first.to_string()
                        } else {
                            format!("{first}–{}", band.upto)
                        };
                        view! {
                            <button
                                class="answer wide"
                                data-answer=way
                                on:click=move |_| answer(way as u32)
                            >
                                <b>{faces}</b>
                                <span>{app.t(band.label)}</span>
                            </button>
                        }
                    })
                })
                .collect_view();
            view! { <div class="answers bands">{buttons}</div> }.into_any()
        }
        _ if high - low <= BUTTONS => {
            let buttons = (low..=high)
                .map(|number| {
                    view! {
                        <button
                            class="answer"
                            data-answer=number
                            on:click=move |_| answer(number)
                        >
                            {number}
                        </button>
                    }
                })
                .collect_view();
            view! { <div class="answers">{buttons}</div> }.into_any()
        }
        _ => {
            let number = RwSignal::new((low + high).div_euclid(2) as i16);
            let label = ask.clone();
            view! {
                <div class="answers-long">
                    {move || {
                        steps(app, label.clone(), number.get(), low as i16, high as i16, move |to| {
                            number.set(to);
                        })
                    }}
                    <button
                        class="button primary"
                        data-action="enter"
                        on:click=move |_| answer(number.get_untracked() as u32)
                    >
                        {app.t(t::OWN_DICE_ENTER)}
                    </button>
                </div>
            }
            .into_any()
        }
    };
    view! {
        <div class="own-question" data-question=question.answered>
            <p class="own-name">
                <span class="margin-word">{app.t(roll.name)}</span>
                {need.map(|need| view! { <b class="own-need">{need}</b> })}
            </p>
            <p class="own-dice">{dice}</p>
            {reroll.map(|words| view! { <p class="soft">{words}</p> })}
            <p class="own-ask" aria-live="polite">{ask}</p>
            {answers}
        </div>
    }
}
