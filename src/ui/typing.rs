//! A number that is typed on a pad over the screen.

use leptos::prelude::Callback;

/// A number that is to be typed.
#[derive(Clone)]
pub struct Typing {
    /// The question.
    pub label: String,
    /// The present number; `None` where it is missing.
    pub value: Option<i16>,
    /// The least and the most that it can be.
    pub span: (i16, i16),
    /// How it is shown.
    pub shown: Shown,
    /// The function that takes it.
    pub answer: Callback<i16>,
}

/// How a number is shown that is stepped through, or typed.
#[derive(Clone, Copy)]
pub enum Shown {
    /// So many times as much, with a mark behind it.
    Times(i16, &'static str),
    /// Inches, in the unit that the player uses.
    Distance,
    /// Tenths of an inch, in the unit that the player uses, with the shorter step where
    /// that is inches and where it is centimetres.
    Fine {
        /// In inches.
        inches: i16,
        /// In centimetres, of which one is 4 tenths of an inch.
        centimetres: i16,
    },
}
