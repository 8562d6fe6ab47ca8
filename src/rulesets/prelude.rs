//! The language that rulesets are written in: forms, outcomes, sums, dice and texts.
//!
//! One line at the head of each of their files, `use crate::rulesets::prelude::*;`. What
//! belongs to a game is imported by name.

pub use crate::aid::*;
pub use crate::dice::{
    Band, Bands, By, Coded, Dice, Die, MAX_BANDS, Odds, Pair, Question, Reroll, Roll, Tally, odds,
    roll,
};
pub use crate::text::{Arg, Phrase, Text};
pub use crate::{choices, cite, coded, form, outcome, places, step, steps, tally, words};
