//! The questions of a form: switches, segments, steppers. Nothing is typed.

use leptos::prelude::*;

use crate::aid::{Field, Kind};
use crate::text::keys::app as t;

use super::icon::icon;
use crate::ui::figures;
use crate::ui::state::App;

/// A question with its present answer. `worth` is what switching it on would
/// add to the number in view, if that is known.
pub fn field(
    app: App,
    field: &'static Field,
    value: i16,
    worth: Option<i16>,
    answer: impl Fn(i16) + Copy + 'static,
) -> impl IntoView {
    match field.kind {
        Kind::Toggle => toggle(app, field, value != 0, worth, answer).into_any(),
        Kind::Choice(_) => choice(app, field, value, answer).into_any(),
        Kind::Count { low, high } => stepper(app, field, value, low, high, answer).into_any(),
    }
}

fn toggle(
    app: App,
    field: &'static Field,
    on: bool,
    worth: Option<i16>,
    answer: impl Fn(i16) + Copy + 'static,
) -> impl IntoView {
    view! {
        <button
            class="toggle"
            role="switch"
            aria-checked=on.to_string()
            data-field=field.id
            on:click=move |_| answer(i16::from(!on))
        >
            <span class="mark">{on.then(|| icon("check"))}</span>
            <span class="label">{app.t(field.label)}</span>
            {worth.map(|worth| view! { <span class="worth">{figures::signed(worth)}</span> })}
        </button>
    }
}

fn choice(
    app: App,
    field: &'static Field,
    value: i16,
    answer: impl Fn(i16) + Copy + 'static,
) -> impl IntoView {
    let Kind::Choice(choices) = field.kind else {
        return ().into_any();
    };
    let last = choices.len() as i16 - 1;
    let options = choices
        .iter()
        .enumerate()
        .map(|(index, choice)| {
            let index = index as i16;
            let picked = index == value;
            view! {
                <button
                    role="radio"
                    aria-checked=picked.to_string()
                    tabindex=if picked { "0" } else { "-1" }
                    data-choice=choice.id
                    on:click=move |_| answer(index)
                    on:keydown=move |event| {
                        let to = match event.key().as_str() {
                            "ArrowRight" | "ArrowDown" => if index == last { 0 } else { index + 1 },
                            "ArrowLeft" | "ArrowUp" => if index == 0 { last } else { index - 1 },
                            _ => return,
                        };
                        event.prevent_default();
                        answer(to);
                        focus_sibling(&event, to);
                    }
                >
                    {app.t(choice.label)}
                </button>
            }
        })
        .collect_view();
    let many = choices.len() > 4;
    let four = choices.len() == 4;
    view! {
        <div class="question" data-field=field.id>
            <span class="label" id=format!("label-{}", field.id)>{app.t(field.label)}</span>
            <div
                class="segments"
                class:many=many
                class:four=four
                role="radiogroup"
                aria-labelledby=format!("label-{}", field.id)
            >
                {options}
            </div>
        </div>
    }
    .into_any()
}

/// Moves the focus to another answer of the same question.
fn focus_sibling(event: &leptos::ev::KeyboardEvent, index: i16) {
    use wasm_bindgen::JsCast;
    let sibling = event
        .current_target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .and_then(|element| element.parent_element())
        .and_then(|parent| parent.children().item(u32::from(index as u16)))
        .and_then(|child| child.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(sibling) = sibling {
        let _ = sibling.focus();
    }
}

fn stepper(
    app: App,
    field: &'static Field,
    value: i16,
    low: i16,
    high: i16,
    answer: impl Fn(i16) + Copy + 'static,
) -> impl IntoView {
    view! {
        <div class="question" data-field=field.id>
            <span class="label">{app.t(field.label)}</span>
            {steps(app, app.t(field.label), value, low, high, answer)}
        </div>
    }
}

/// Minus, number, plus; steps of five where the range is long.
pub fn steps(
    app: App,
    label: String,
    value: i16,
    low: i16,
    high: i16,
    answer: impl Fn(i16) + Copy + 'static,
) -> impl IntoView {
    let step = move |by: i16| {
        let to = (value + by).clamp(low, high);
        let name = if by < 0 {
            app.say(t::less_of(label.clone()))
        } else {
            app.say(t::more_of(label.clone()))
        };
        let face = if by.abs() == 1 {
            icon(if by < 0 { "minus" } else { "plus" }).into_any()
        } else {
            figures::signed(by).into_any()
        };
        view! {
            <button
                class="step"
                aria-label=if by.abs() == 1 { name } else { format!("{name} ({})", by.abs()) }
                aria-disabled=(to == value).to_string()
                data-step=by
                on:click=move |_| if to != value { answer(to) }
            >
                {face}
            </button>
        }
    };
    let long = high - low > 12;
    view! {
        <div class="stepper" class:long=long>
            {long.then(|| step(-5))}
            {step(-1)}
            <output class="count">{value}</output>
            {step(1)}
            {long.then(|| step(5))}
        </div>
    }
}

/// A set of answers that are not a form: the same look, for settings.
pub fn pick(
    label: String,
    id: &'static str,
    options: Vec<(&'static str, String)>,
    picked: &str,
    answer: impl Fn(&'static str) + Copy + 'static,
) -> impl IntoView {
    let count = options.len();
    let many = count > 4;
    let four = count == 4;
    let options_ids: Vec<&'static str> = options.iter().map(|(id, _)| *id).collect();
    let buttons = options
        .into_iter()
        .enumerate()
        .map(|(index, (option, label))| {
            let here = option == picked;
            let ids = options_ids.clone();
            view! {
                <button
                    role="radio"
                    aria-checked=here.to_string()
                    tabindex=if here { "0" } else { "-1" }
                    data-choice=option
                    on:click=move |_| answer(option)
                    on:keydown=move |event| {
                        let to = match event.key().as_str() {
                            "ArrowRight" | "ArrowDown" => (index + 1) % count,
                            "ArrowLeft" | "ArrowUp" => (index + count - 1) % count,
                            _ => return,
                        };
                        event.prevent_default();
                        answer(ids[to]);
                        focus_sibling(&event, to as i16);
                    }
                >
                    {label}
                </button>
            }
        })
        .collect_view();
    view! {
        <div class="question" data-field=id>
            <span class="label" id=format!("label-{id}")>{label}</span>
            <div
                class="segments"
                class:many=many
                class:four=four
                role="radiogroup"
                aria-labelledby=format!("label-{id}")
            >
                {buttons}
            </div>
        </div>
    }
}

/// A switch that is not a form's question.
pub fn switch(
    id: &'static str,
    label: String,
    on: bool,
    answer: impl Fn(bool) + Copy + 'static,
) -> impl IntoView {
    view! {
        <button
            class="toggle"
            role="switch"
            aria-checked=on.to_string()
            data-field=id
            on:click=move |_| answer(!on)
        >
            <span class="mark">{on.then(|| icon("check"))}</span>
            <span class="label">{label}</span>
        </button>
    }
}
