//! Figures as shown on the screen, and as attributes for programs.

use std::fmt::Display;

use crate::aid::{Cell, Figure, Kind, Unit};
use crate::battle::words;
pub use crate::battle::words::{at_least, roll_need};
use crate::dice::Die;
use crate::text::decimals;
use crate::text::keys::screens as s;
use crate::text::{INCHES, centimetres};

use super::App;

/// The number needed on a D6: `4+`, but a plain `6`.
fn need(number: i16) -> String {
    at_least(number, i16::from(Die::D6.faces()))
}

/// `+1`, `-2`, with a typographic minus sign.
pub fn signed(number: i16) -> String {
    match number {
        0 => String::from("±0"),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// A plain number, with a typographic minus sign.
pub fn plain(number: i16) -> String {
    match number {
        0.. => number.to_string(),
        _ => signed(number),
    }
}

/// A modifier for programs: `+1`, `-2`.
pub fn signed_data(number: i16) -> String {
    format!("{number:+}")
}

/// A figure as the player reads it.
pub fn figure(app: App, figure: &Figure) -> String {
    match figure {
        Figure::Need(number) => need(*number),
        Figure::TotalNeed(number) => at_least(*number, 2 * i16::from(Die::D6.faces())),
        Figure::AtMost(number) => format!("≤ {number}"),
        Figure::Impossible => app.t(s::IMPOSSIBLE),
        Figure::Number(number) | Figure::Dice(number) => plain(*number),
        Figure::DiceOf(dice, unit) => format!("{dice}D6{}", unit_mark(app, *unit)),
        Figure::Signed(number) => signed(*number),
        Figure::Halves(halves) => number(app, f64::from(*halves) / 2.0),
        Figure::Inches(inches) => app.voice(|voice| voice.distance(*inches)),
        Figure::Measured(distance, unit) => measured(app, *distance, *unit),
        Figure::Word(word) => app.t(*word),
    }
}

/// `24″`, `60 cm`: a distance of a sheet that knows only this unit.
pub fn measured(app: App, distance: f32, unit: Unit) -> String {
    app.voice(|voice| words::measured(voice, distance, unit))
}

/// A number that may have a decimal; a whole one has no ".0".
fn number(app: App, number: f64) -> String {
    app.number(number, u8::from(number.fract() != 0.0))
}

/// The unit sign after a distance.
pub fn unit_mark(app: App, unit: Unit) -> &'static str {
    match unit {
        Unit::Inches | Unit::Players | Unit::Tenths => INCHES,
        Unit::Centimetres => centimetres(app.language()),
    }
}

/// `4–7`; `4` if there is only one.
pub fn span<N: Copy + Display + PartialEq>(first: N, last: N) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

/// A number with at most one decimal, for programs.
fn data(number: f64) -> String {
    decimals(number, u8::from(number.fract() != 0.0))
}

/// A figure for programs (`data-need`): the plain number, or `impossible`.
pub fn figure_data(figure: &Figure) -> Option<String> {
    match figure {
        Figure::Need(number)
        | Figure::TotalNeed(number)
        | Figure::AtMost(number)
        | Figure::Number(number)
        | Figure::Signed(number)
        | Figure::Dice(number)
        | Figure::DiceOf(number, _) => Some(number.to_string()),
        Figure::Halves(halves) => Some(data(f64::from(*halves) / 2.0)),
        Figure::Impossible => Some(String::from("impossible")),
        Figure::Inches(distance) | Figure::Measured(distance, _) => Some(data((*distance).into())),
        Figure::Word(_) => None,
    }
}

/// A cell of a table.
pub fn cell(app: App, cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => app.t(*text),
        Cell::Need(number) => need(*number),
        Cell::Signed(number) => signed(*number),
        Cell::Number(number) => plain(*number),
        Cell::Faces(low, high) => span(*low, *high),
        Cell::Inches(inches) => app.voice(|voice| voice.distance(*inches)),
        Cell::Measured(distance, unit) => measured(app, *distance, *unit),
        Cell::Chance(part, whole) => format!("{part}/{whole}"),
        Cell::Impossible | Cell::Blank => String::from("–"),
    }
}

/// An answer as the player reads it.
pub fn answer(app: App, kind: Kind, answer: i16) -> String {
    app.battle_state(|battle_state| {
        app.voice(|voice| words::answer(voice, battle_state, kind, answer))
    })
}
