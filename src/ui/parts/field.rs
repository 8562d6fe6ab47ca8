//! The questions of a form: switches, segments, steppers. Only numbers can be typed, on a pad
//! ([`Typing`]).

use leptos::prelude::*;

use crate::aid::{Choice, Field, Kind, Side, Unit, UnitNumber};
use crate::text::keys::screens as s;

use super::icon::icon;
use crate::ui::actions::{side_in_battle, unit_name};
use crate::ui::erase::{Views, tap};
use crate::ui::figures::{self, unit_mark};
use crate::ui::state::App;
use crate::ui::typing::{Shown, Typing};

/// The label of a choice's answer; for a side, its own name.
fn choice_label(app: App, choice: &Choice) -> String {
    let side =
        Side::ALL.into_iter().find(|side| Side::CHOICES[*side as usize].label == choice.label);
    match side {
        Some(side) => side_in_battle(app, side),
        None => app.t(choice.label),
    }
}

/// A question with its present answer. `worth` is the amount that switching it on would add to
/// the number shown, if known; `beside` is the meaning of the answer, in a word.
pub fn field(
    app: App,
    field: &'static Field,
    value: i16,
    worth: Option<i16>,
    beside: Option<String>,
    answer: Callback<i16>,
) -> AnyView {
    match field.kind {
        Kind::Toggle => {
            let answer = Callback::new(move |on| answer.run(i16::from(on)));
            lever(field.id.to_string(), app.t(field.label), value != 0, worth, answer).into_any()
        }
        Kind::Choice(choices) => {
            choice(app, app.t(field.label), field, choices, Some(value as usize), answer)
        }
        Kind::Count { low, high } => {
            let stepper =
                steps(app, app.t(field.label), value, (low, high), Shown::Times(1, ""), answer);
            let beside = beside.map(IntoAny::into_any);
            number(app, field, beside, stepper.into_any(), None)
        }
        Kind::Unit => unit_select(app, field, value, answer).into_any(),
        Kind::Measure { unit, .. } => {
            let beside = beside.map(IntoAny::into_any);
            measure(app, field, unit, value, beside, false, answer)
        }
    }
}

/// A question about a distance that is not answered yet: nothing is chosen, and a tap takes the
/// suggested number.
pub fn open_distance(
    app: App,
    field: &'static Field,
    value: i16,
    answer: Callback<i16>,
) -> AnyView {
    match field.kind {
        Kind::Choice(choices) => choice(app, app.t(field.label), field, choices, None, answer),
        Kind::Measure { unit, .. } => {
            let take = suggested(Shown::of(app, unit).number(app, value), value, answer);
            measure(app, field, unit, value, Some(take), true, answer)
        }
        Kind::Count { low, high } => {
            let (shown, label) = (Shown::Times(1, ""), app.t(field.label));
            let take = suggested(shown.number(app, value), value, answer);
            let stepper = stepper(app, label, (value, true), (low, high), shown, answer);
            number(app, field, Some(take), stepper.into_any(), None)
        }
        _ => self::field(app, field, value, None, None, answer),
    }
}

/// The suggested number, which a tap takes.
fn suggested(words: String, value: i16, answer: Callback<i16>) -> AnyView {
    view! {
        <button class="chip" data-action="begins" on:click=tap(move || answer.run(value))>
            {icon("check")}
            {words}
        </button>
    }
    .into_any()
}

/// A distance; `open` if it was not entered yet.
fn measure(
    app: App,
    field: &'static Field,
    unit: Unit,
    value: i16,
    beside: Option<AnyView>,
    open: bool,
    answer: Callback<i16>,
) -> AnyView {
    let (label, span) = (app.t(field.label), field.kind.range());
    let stepper = stepper(app, label.clone(), (value, open), span, Shown::of(app, unit), answer);
    // In centimetres players measure by fives.
    let by = match unit {
        Unit::Tenths => FINE.strides(app).0,
        Unit::Centimetres => 5,
        Unit::Players if app.is_metric() => 2,
        Unit::Players | Unit::Inches => 1,
    };
    let slider = slider(label, value, span, by, answer);
    number(app, field, beside, stepper.into_any(), Some(slider))
}

/// A question with answers to choose from; without a present answer nothing is chosen.
fn choice(
    app: App,
    label: String,
    field: &'static Field,
    choices: &'static [Choice],
    now: Option<usize>,
    answer: Callback<i16>,
) -> AnyView {
    let options =
        choices.iter().map(|choice| (choice.id.to_owned(), choice_label(app, choice))).collect();
    let answer = Callback::new(move |index| answer.run(index as i16));
    segments(label, field.id.to_string(), options, now.unwrap_or(usize::MAX), answer).into_any()
}

/// A question that has no answer yet: nothing is chosen, and a number is typed.
pub fn open_field(
    app: App,
    one: &'static Field,
    of: Option<String>,
    answer: Callback<i16>,
) -> AnyView {
    let label = app.t(one.label);
    let label = match of {
        Some(of) => format!("{of}: {label}"),
        None => label,
    };
    let shown = match one.kind {
        Kind::Choice(choices) => {
            return choice(app, label, one, choices, None, answer);
        }
        Kind::Measure { unit, .. } => Shown::of(app, unit),
        _ => Shown::Times(1, ""),
    };
    let typing =
        Typing { label: label.clone(), value: None, span: one.kind.range(), shown, answer };
    view! {
        <div class="field" data-field=one.id.to_string()>
            <span class="field-label">{label.clone()}</span>
            <button
                class="field-open"
                aria-label=app.say(s::type_number(label))
                data-action="type"
                on:click=tap(move || app.type_number(typing.clone()))
            >
                "–"
            </button>
        </div>
    }
    .into_any()
}

/// The unit that the questions on a screen are about: it cannot be an answer to them.
#[derive(Clone, Copy)]
pub struct AboutUnit(pub u32);

/// The units of the battle to choose from, and none.
fn unit_select(
    app: App,
    field: &'static Field,
    value: i16,
    answer: Callback<i16>,
) -> impl IntoView {
    let itself = use_context::<AboutUnit>().map(|about| about.0);
    let options = app
        .battle_state(|battle_state| {
            let units = battle_state.units.both().flat_map(|(_, units)| units);
            let units = units.filter(|unit| Some(unit.id) != itself);
            let named = units.map(|unit| (UnitNumber::of(unit.id).0, unit_name(app, unit.id)));
            std::iter::once((0, String::from("–"))).chain(named).collect::<Vec<_>>()
        })
        .into_iter()
        .map(|(number, name)| {
            view! {
                <option value=number selected=number == value>
                    {name}
                </option>
            }
        })
        .views();
    view! {
        <label class="field" data-field=field.id.to_string()>
            <span class="field-label">{app.t(field.label)}</span>
            // After the player's first choice, the attribute of an option no longer selects it.
            <select
                class="field-select"
                prop:value=value.to_string()
                on:change=move |event| {
                    if let Ok(number) = event_target_value(&event).parse() {
                        // A refused answer must not stay selected.
                        event_target::<web_sys::HtmlSelectElement>(&event)
                            .set_value(&value.to_string());
                        answer.run(number);
                    }
                }
            >
                {options}
            </select>
        </label>
    }
}

/// A switch.
fn lever(
    id: String,
    label: String,
    on: bool,
    worth: Option<i16>,
    answer: Callback<bool>,
) -> impl IntoView {
    view! {
        <button
            class="field-toggle"
            role="switch"
            aria-checked=on.to_string()
            data-field=id
            on:click=tap(move || answer.run(!on))
        >
            <span class="field-mark">{on.then(|| icon("check"))}</span>
            <span class="field-label">{label}</span>
            {worth.map(|worth| view! { <span class="field-worth">{figures::signed(worth)}</span> })}
        </button>
    }
}

/// Answers side by side, each with its id and words. The arrow keys go from
/// one to the next.
pub fn segments(
    label: String,
    id: String,
    options: Vec<(String, String)>,
    picked: usize,
    answer: Callback<usize>,
) -> impl IntoView {
    let count = options.len();
    let buttons = options
        .into_iter()
        .enumerate()
        .map(|(index, (option, label))| {
            let here = index == picked;
            view! {
                <button
                    role="radio"
                    aria-checked=here.to_string()
                    tabindex=if here { "0" } else { "-1" }
                    data-choice=option
                    on:click=tap(move || answer.run(index))
                    on:keydown=move |event| {
                        let to = match event.key().as_str() {
                            "ArrowRight" | "ArrowDown" => (index + 1) % count,
                            "ArrowLeft" | "ArrowUp" => (index + count - 1) % count,
                            _ => return,
                        };
                        event.prevent_default();
                        answer.run(to);
                        focus_sibling(&event, to);
                    }
                >
                    {label}
                </button>
            }
        })
        .views();
    let name = format!("label-{id}");
    view! {
        <div class="field wide" data-field=id>
            <span class="field-label" id=name.clone()>{label}</span>
            <div
                class="field-segments"
                class:many={count > 4}
                class:four={count == 4}
                role="radiogroup"
                aria-labelledby=name
            >
                {buttons}
            </div>
        </div>
    }
}

/// Moves the focus to another answer of the same question.
fn focus_sibling(event: &leptos::ev::KeyboardEvent, index: usize) {
    use wasm_bindgen::JsCast;
    let sibling = event
        .current_target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .and_then(|element| element.parent_element())
        .and_then(|parent| parent.children().item(index as u32))
        .and_then(|child| child.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(sibling) = sibling {
        let _ = sibling.focus();
    }
}

/// A number: its stepper, and a slider if it is measured.
fn number(
    app: App,
    field: &'static Field,
    beside: Option<AnyView>,
    stepper: AnyView,
    slider: Option<AnyView>,
) -> AnyView {
    let wide = slider.is_some();
    view! {
        <div class="field" class:measure=wide data-field=field.id.to_string()>
            <span class="field-label">
                {app.t(field.label)}
                {beside.map(|words| view! { <span class="field-beside">{words}</span> })}
            </span>
            {stepper}
            {slider}
        </div>
    }
    .into_any()
}

/// A tape to slide along; the answer is the position where it is released. A swipe over it that
/// scrolls the page gives no answer: the browser then takes the pointer away from the tape.
fn slider(
    label: String,
    value: i16,
    (low, high): (i16, i16),
    by: i16,
    answer: Callback<i16>,
) -> AnyView {
    let scrolls = StoredValue::new(false);
    // The browser counts steps from the minimum, which therefore has to be a multiple of the step.
    let from = low - low.rem_euclid(by);
    view! {
        <input
            type="range"
            class="field-tape"
            aria-label=label
            min=from.to_string()
            max=high.to_string()
            step=by.to_string()
            prop:value=value.to_string()
            on:pointerdown=move |_| scrolls.set_value(false)
            on:keydown=move |_| scrolls.set_value(false)
            on:pointercancel=move |event| {
                scrolls.set_value(true);
                event_target::<web_sys::HtmlInputElement>(&event).set_value(&value.to_string());
            }
            on:change=move |event| {
                let tape = event_target::<web_sys::HtmlInputElement>(&event);
                let to = tape.value().parse::<i16>();
                // An answer that waits, or is refused, does not stay selected.
                tape.set_value(&value.to_string());
                if scrolls.get_value() {
                    scrolls.set_value(false);
                } else if let Ok(to) = to {
                    answer.run(to.max(low));
                }
            }
        />
    }
    .into_any()
}

/// Steps of half an inch, or of a centimetre.
pub const FINE: Shown = Shown::Fine { inches: 5, centimetres: 4 };

impl Shown {
    fn of(app: App, unit: Unit) -> Self {
        match unit {
            Unit::Players => Self::Distance,
            Unit::Tenths => FINE,
            unit => Self::Times(1, unit_mark(app, unit)),
        }
    }

    /// The number with its mark.
    pub fn number(self, app: App, value: i16) -> String {
        match self {
            Self::Times(times, mark) => format!("{}{mark}", figures::plain(value * times)),
            Self::Distance => app.voice(|voice| voice.distance(f32::from(value))),
            Self::Fine { .. } => app.voice(|voice| voice.distance(f32::from(value) / 10.0)),
        }
    }

    /// The shorter and the longer step: 1 and 5 or, for distances, up to 4 inches (10 cm).
    fn strides(self, app: App) -> (i16, i16) {
        match self {
            Self::Times(..) => (1, 5),
            Self::Distance => (1, 4),
            Self::Fine { inches, centimetres } => {
                let short = if app.is_metric() { centimetres } else { inches };
                (short, 40)
            }
        }
    }

    /// The number after a step. A fine number between two steps, from a link or in the other unit,
    /// is rounded to a whole step.
    fn next(self, value: i16, by: i16, short: i16) -> i16 {
        let to = value.saturating_add(by);
        match self {
            Self::Fine { .. } if by < 0 => to + (-to).rem_euclid(short),
            Self::Fine { .. } => to - to.rem_euclid(short),
            Self::Times(..) | Self::Distance => to,
        }
    }

    /// The label of a step's button; `None` for a step of one.
    fn step(self, app: App, by: i16) -> Option<String> {
        match self {
            Self::Times(times, _) => {
                let by = by * times;
                (by.abs() != 1).then(|| figures::signed(by))
            }
            // Without the unit sign, which is beside the number already.
            Self::Distance | Self::Fine { .. } => {
                let sign = if by < 0 { '−' } else { '+' };
                let distance = self.number(app, by.abs());
                let digits = |mark: char| !mark.is_ascii_digit() && mark != ',' && mark != '.';
                let (short, _) = self.strides(app);
                (by.abs() != short).then(|| format!("{sign}{}", distance.trim_end_matches(digits)))
            }
        }
    }
}

/// Minus, number, plus; longer steps if the range is long.
pub fn steps(
    app: App,
    label: String,
    value: i16,
    span: (i16, i16),
    shown: Shown,
    answer: Callback<i16>,
) -> impl IntoView {
    stepper(app, label, (value, false), span, shown, answer)
}

/// The same, but without a number if it is `open`.
fn stepper(
    app: App,
    label: String,
    (value, open): (i16, bool),
    (low, high): (i16, i16),
    shown: Shown,
    answer: Callback<i16>,
) -> impl IntoView {
    let (short, stride) = shown.strides(app);
    // No one steps from 1 to thousands by fives.
    let stride = match shown {
        Shown::Times(..) if high.saturating_sub(low) > 2000 => 10 * stride,
        _ => stride,
    };
    let of = label.clone();
    let step = move |by: i16| {
        let label = &of;
        let to = shown.next(value, by, short).clamp(low, high);
        let name = if by < 0 {
            app.say(s::less_of(label.clone()))
        } else {
            app.say(s::more_of(label.clone()))
        };
        let face = shown.step(app, by);
        let idle = to == value && !open;
        // The accessible name has to begin with the visible words.
        let name = match &face {
            Some(face) => format!("{face} {name}"),
            None => name,
        };
        let face = match face {
            Some(face) => face.into_any(),
            None => icon(if by < 0 { "minus" } else { "plus" }).into_any(),
        };
        view! {
            <button
                class="field-step"
                aria-label=name
                aria-disabled=idle.to_string()
                data-step=by
                on:click=tap(move || if !idle { answer.run(to) })
            >
                {face}
            </button>
        }
    };
    let long = high - low > 12;
    let typing = Typing {
        label: label.clone(),
        value: (!open).then_some(value),
        span: (low, high),
        shown,
        answer,
    };
    let count = if open { String::from("–") } else { shown.number(app, value) };
    let name = format!("{count} {}", app.say(s::type_number(label)));
    view! {
        <div class="field-stepper" class:long=long>
            {long.then(|| step(-stride))}
            {step(-short)}
            <output class="field-count">
                <button
                    aria-label=name
                    data-action="type"
                    on:click=tap(move || app.type_number(typing.clone()))
                >
                    {count}
                </button>
            </output>
            {step(short)}
            {long.then(|| step(stride))}
        </div>
    }
}

/// A set of answers outside a form: the same look, for settings.
pub fn pick(
    label: String,
    id: &'static str,
    options: Vec<(&'static str, String)>,
    picked: &str,
    answer: Callback<&'static str>,
) -> impl IntoView + use<> {
    let ids: Vec<&'static str> = options.iter().map(|(id, _)| *id).collect();
    let here = ids.iter().position(|id| *id == picked);
    let options = options.into_iter();
    let options = options.map(|(id, label)| (id.to_owned(), label)).collect();
    let answer = Callback::new(move |index: usize| answer.run(ids[index]));
    segments(label, id.to_owned(), options, here.unwrap_or(usize::MAX), answer)
}

/// A switch outside a form.
pub fn switch(id: &'static str, label: String, on: bool, answer: Callback<bool>) -> impl IntoView {
    lever(id.to_owned(), label, on, None, answer)
}
