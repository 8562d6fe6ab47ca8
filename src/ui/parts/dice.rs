//! Dice, drawn: pips on a D6, a figure in a D20; a success is filled, a
//! failure outlined, a die rolled again keeps a trace of its first face.

use leptos::prelude::*;

use crate::battle::words;
use crate::dice::{Die, Reading, Shown, Throw};

use super::faces;
use crate::ui::erase::Views;
use crate::ui::figures;
use crate::ui::state::App;

/// How a die is drawn.
#[derive(Clone, Copy, PartialEq)]
pub enum Mark {
    /// Filled.
    Success,
    /// Outlined and struck.
    Failure,
    /// As it fell.
    Plain,
}

impl Mark {
    const fn class(self) -> &'static str {
        match self {
            Self::Success => "dice-die success",
            Self::Failure => "dice-die failure",
            Self::Plain => "dice-die",
        }
    }
}

/// The places of the pips on the faces of a D6, on a grid of three.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(1, 1)],
    &[(0, 0), (2, 2)],
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (2, 0), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
];

/// One die.
pub fn die(die: Die, face: u8, mark: Mark, before: Option<u8>) -> impl IntoView {
    let drawn = match die {
        Die::D6 => {
            let pips = PIPS[usize::from(face.clamp(1, 6)) - 1]
                .iter()
                .map(|(x, y)| {
                    view! { <circle cx=9 + 7 * i32::from(*x) cy=9 + 7 * i32::from(*y) r="2.700"></circle> }
                })
                .views();
            view! {
                <rect x="2" y="2" width="28" height="28" rx="5"></rect>
                <g>{pips}</g>
            }
            .into_any()
        }
        Die::Direction => view! {
            <circle cx="16" cy="16" r="14"></circle>
            <path
                d="M16 4 21 14H11zM14 14h4v13h-4z"
                transform=format!("rotate({} 16 16)", u16::from(face) * 5)
            ></path>
        }
        .into_any(),
        Die::Spinner(_) => view! {
            <circle cx="16" cy="16" r="14"></circle>
            <text x="16" y="21" text-anchor="middle">{face}</text>
        }
        .into_any(),
        Die::D20 => view! {
            <path d="M16 1.500 29 9v14l-13 7.500L3 23V9z"></path>
            <text x="16" y="21" text-anchor="middle">{face}</text>
        }
        .into_any(),
    };
    view! {
        <span class=mark.class()>
            <svg viewBox="0 0 32 32" role="img" aria-label=face.to_string()>{drawn}</svg>
            {before.map(|before| view! { <s class="dice-before">{before}</s> })}
        </span>
    }
}

/// A throw: its name, the number needed, the dice and the number of successes.
pub fn throw(app: App, throw: &Throw) -> impl IntoView + use<> {
    let check = matches!(throw.roll.reading, Reading::AtLeast(_) | Reading::AtMost(_));
    let drawn = throw.faces.iter().map(|shown| drawn(throw, shown, check)).views();
    let description = app.voice(|voice| words::came_to(voice, throw));
    // One die on a result table: its row, with the face rolled.
    let row = match (&throw.roll.reading, throw.faces.as_slice()) {
        (Reading::Bands(bands), [one]) if one.faces.len() == 1 => {
            Some(faces::bar(app, &throw.roll, bands, &[one.total()]))
        }
        _ => None,
    };
    view! {
        <li class="dice-throw">
            <p class="dice-name">
                <span>{app.t(throw.roll.name)}</span>
                {figures::roll_need(&throw.roll).map(|need| view! { <b>{need}</b> })}
            </p>
            {(!throw.faces.is_empty()).then(|| view! { <div class="dice-row">{drawn}</div> })}
            {row.unwrap_or_else(|| view! { <p class="dice-told">{description}</p> }.into_any())}
        </li>
    }
}

fn drawn(throw: &Throw, shown: &Shown, check: bool) -> impl IntoView + use<> {
    let mark = match (check, shown.way) {
        (true, 1) => Mark::Success,
        (true, _) => Mark::Failure,
        (false, _) => Mark::Plain,
    };
    shown
        .faces
        .iter()
        .enumerate()
        .map(|(index, face)| {
            let before = shown.before.as_ref().and_then(|before| before.get(index).copied());
            die(throw.roll.die, *face, mark, before)
        })
        .views()
}
