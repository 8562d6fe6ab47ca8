//! The vocabulary that rulesets are written in: forms, outcomes, sums, dice and texts.
//!
//! Each file of a ruleset begins with the line `use crate::rulesets::prelude::*;`. Items that
//! belong to one game are imported by name.

pub use crate::aid::*;
pub use crate::dice::{
    Band, Bands, By, Coded, Dice, Die, MAX_BANDS, Odds, Pair, Question, Reroll, Roll, Tally, odds,
    roll,
};
pub use crate::text::{Arg, Phrase, Text};
pub use crate::{choices, cite, coded, form, outcome, places, step, steps, tally, words};
