//! The cards of units, and the agreed terms of an army.
//!
//! * [`faces`]: the layout of a card;
//! * [`catalogue`]: the sheet's own cards;
//! * [`squad`]: a squad made from the infantry card;
//! * [`terms`]: the agreed terms of an army.

pub mod catalogue;
pub mod faces;
pub mod squad;
pub mod terms;

use crate::rulesets::prelude::*;

use super::battle::Battle;
use faces::{WORDS, card};

/// The cards.
pub const CARDS: Cards = Cards {
    card: Some(|unit, missing, battle| {
        card(&unit.typed(), missing, battle.typed::<Battle>().year.0)
    }),
    words: WORDS,
    catalogue: catalogue::CATALOGUE,
    terms: terms::TERMS,
};
