//! A number that is typed on a pad over the screen.

use leptos::prelude::Callback;

/// A number to be typed.
#[derive(Clone)]
pub struct Typing {
    /// The question.
    pub label: String,
    /// The present number; `None` if it is missing.
    pub value: Option<i16>,
    /// The lowest and the highest number.
    pub span: (i16, i16),
    /// How it is shown.
    pub shown: Shown,
    /// Called with the number.
    pub answer: Callback<i16>,
}

/// How a number that is stepped or typed is shown.
#[derive(Clone, Copy)]
pub enum Shown {
    /// This many times the number, with a unit sign after it.
    Times(i16, &'static str),
    /// Inches, in the unit that the player uses.
    Distance,
    /// Tenths of an inch, in the player's unit, with the shorter step for inches and
    /// for centimetres.
    Fine {
        /// The step in inches.
        inches: i16,
        /// The step in centimetres: 1 cm is 4 tenths of an inch.
        centimetres: i16,
    },
}
