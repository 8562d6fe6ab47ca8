//! The vocabulary that Flames of War is written in: the types that all wargames share, with this
//! game's texts (`t`), house rules, words and unit roles (`parts`).

pub use crate::rulesets::prelude::*;
pub use crate::text::keys::flames_of_war as t;

pub use super::sheet::house::House;
pub(crate) use super::sheet::parts;
pub use super::sheet::words::*;
