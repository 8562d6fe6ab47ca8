//! The vocabulary that K20 is written in: the types that all wargames share, with this game's texts
//! (`t`), house rules, words and roles of units (`parts`).

pub use crate::rulesets::prelude::*;
pub use crate::text::keys::k20 as t;

pub use super::sheet::house::House;
pub(crate) use super::sheet::parts;
pub use super::sheet::words::*;
