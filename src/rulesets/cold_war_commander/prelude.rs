//! The language that Cold War Commander is written in: the types that every wargame uses, and this
//! game's texts (`t`), house rules, words and roles of units (`parts`).

pub use crate::rulesets::prelude::*;
pub use crate::text::keys::cold_war_commander as t;

pub use super::sheet::house::House;
pub(crate) use super::sheet::parts;
// These words take precedence over types of the same name.
pub use super::sheet::words::*;
pub use super::sheet::words::{Mark, Position};
