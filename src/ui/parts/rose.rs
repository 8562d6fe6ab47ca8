//! A direction, drawn: a compass rose big enough to hold beside a template.

use js_sys::Math;
use leptos::prelude::*;

use crate::text::decimals;
use crate::text::keys::{app as t, screens as s};

use crate::ui::erase::{Views, live, tap};
use crate::ui::state::App;

use super::field::steps;
use crate::ui::typing::Shown;

/// Degrees between two marks of the rose.
const MARK: i32 = 30;

/// A direction in degrees clockwise from the top of the screen, with the
/// distance in words.
pub fn rose(app: App, degrees: u16, distance: Option<String>) -> AnyView {
    let description = app.say(t::dice_bearing(degrees));
    let name = match &distance {
        Some(distance) => format!("{description}, {distance}"),
        None => description.clone(),
    };
    view! {
        <figure class="rose" data-bearing=degrees>
            <svg viewBox="0 -24 200 224" role="img" aria-label=name>
                {dial()}
                <path
                    class="rose-needle"
                    d="M100 12 118 62H106V168H94V62H82z"
                    transform=format!("rotate({degrees} 100 100)")
                ></path>
            </svg>
            <figcaption>
                <b>{description}</b>
                {distance.map(|distance| view! { <span>{distance}</span> })}
                <small class="soft">{app.t(s::ROSE_TOP)}</small>
            </figcaption>
        </figure>
    }
    .into_any()
}

/// The ring with its marks; the top has a longer one.
fn dial() -> AnyView {
    let marks = (0..360 / MARK)
        .map(|mark| {
            let reach = if mark == 0 { 26 } else { 14 };
            view! {
                <path
                    d=format!("M100 6v{reach}")
                    transform=format!("rotate({} 100 100)", mark * MARK)
                ></path>
            }
        })
        .views();
    view! {
        <g class="rose-dial">
            <circle cx="100" cy="100" r="94"></circle>
            {marks}
            <text x="100" y="-4" text-anchor="middle">"0°"</text>
        </g>
    }
    .into_any()
}

/// Asks for the direction shown by the player's own die: a mark of the rose,
/// then 5° more or less. The answer is the number of 5° steps; 0 means none.
/// The buttons are above the rose, which may be higher than the sheet.
pub fn ask(app: App, answer: Callback<u32>) -> AnyView {
    let steps_of_five = RwSignal::new(None::<i16>);
    let marks = (1..=360 / MARK)
        .map(|mark| {
            let degrees = mark * MARK;
            let turn = f64::from(degrees).to_radians();
            // From the middle, in hundredths of the rose's width.
            let (x, y) = (50.0 + 40.0 * Math::sin(turn), 50.0 - 40.0 * Math::cos(turn));
            view! {
                <button
                    class="rose-mark"
                    style:left=decimals(x, 1) + "%"
                    style:top=decimals(y, 1) + "%"
                    aria-pressed=move || {
                        let chosen = steps_of_five.get().map(|steps| i32::from(steps) * 5);
                        (chosen == Some(degrees)).to_string()
                    }
                    data-degrees=degrees
                    on:click=tap(move || steps_of_five.set(Some((degrees / 5) as i16)))
                >
                    {degrees % 360}
                </button>
            }
        })
        .views();
    view! {
        <div class="rose-ask">
            <div class="rose-enter">
                <button class="button" data-answer="0" on:click=tap(move || answer.run(0))>
                    {app.t(t::DIRECTION_NONE)}
                </button>
                <button
                    class="button primary"
                    data-action="enter"
                    aria-disabled=move || steps_of_five.get().is_none().to_string()
                    on:click=tap(move || {
                        if let Some(steps) = steps_of_five.get_untracked() {
                            answer.run(steps as u32);
                        }
                    })
                >
                    {app.t(s::OWN_DICE_ENTER)}
                </button>
            </div>
            {live(move || {
                let chosen = steps_of_five.get()?;
                Some(steps(
                    app,
                    app.t(s::OWN_DICE_DIRECTION),
                    chosen,
                    (1, 72),
                    Shown::Times(5, "°"),
                    Callback::new(move |to| steps_of_five.set(Some(to))),
                ))
            })}
            <div class="rose-marks" role="group" aria-label=app.t(s::OWN_DICE_DIRECTION)>
                {marks}
            </div>
        </div>
    }
    .into_any()
}
