//! A unit as a counter: the symbol for its kind, with its remaining strength and whether
//! fire holds it down.

use leptos::prelude::*;

use crate::aid::{Counter, Remaining, Symbol, Values};
use crate::ui::erase::Views;

/// Above this number, the remainder is shown only as a figure.
const MOST_PIPS: i16 = 10;

/// The symbol of a unit; `None` if its game has none.
pub fn counter(face: &Counter, unit: &Values) -> Option<impl IntoView + use<>> {
    let symbol = (face.symbol?)(unit);
    let held = (face.held)(unit) != [None; 2];
    let gone = (face.gone)(unit);
    Some(view! {
        <svg class="counter" class:gone=gone viewBox="0 0 44 32" aria-hidden="true">
            <path class="counter-frame" d=if held { "M2 2H32L42 12V30H2Z" } else { "M2 2H42V30H2Z" } />
            <path d=mark(symbol) />
            {held.then(|| view! { <path class="counter-corner" d="M32 2V12H42Z" /> })}
            {gone.then(|| view! { <path class="counter-gone" d="M4 28L40 4" /> })}
        </svg>
    })
}

/// The content of the frame: the marks that maps use for such units.
const fn mark(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Infantry => "M2 2L42 30M2 30L42 2",
        Symbol::Cavalry => "M2 30L42 2",
        Symbol::Armour => "M16 9H28A7 7 0 0 1 28 23H16A7 7 0 0 1 16 9Z",
        Symbol::Vehicle => {
            "M10 20V10H26V14H34V20ZM14 24A1 1 0 0 0 18 24A1 1 0 0 0 14 24M27 24A1 1 0 0 0 31 24A1 1 0 0 0 27 24"
        }
        Symbol::Gun => "M17 16A5 5 0 0 0 27 16A5 5 0 0 0 17 16M22 16H36",
        Symbol::Aircraft => "M22 16C16 8 8 8 8 16S16 24 22 16C28 8 36 8 36 16S28 24 22 16",
        Symbol::Command => "M14 26V7L32 12L14 17",
        Symbol::Observer => "M22 8L33 24H11ZM22 16V18",
    }
}

/// The remaining strength: one pip each, lost ones struck out, and the number.
pub fn strength(strength: Remaining) -> impl IntoView {
    let Remaining { left, full } = strength;
    let pips = (full > 1 && full <= MOST_PIPS).then(|| {
        let pip = |nth| {
            let lost = nth >= left;
            view! { <i class:lost=lost></i> }
        };
        view! { <span class="counter-pips" aria-hidden="true">{(0..full).map(pip).views()}</span> }
    });
    view! {
        <span class="counter-strength">
            {pips} <span class="counter-number">{format!("{}/{full}", left.max(0))}</span>
        </span>
    }
}
