//! The vocabulary that 10. Brygada is written in: the types that all wargames share, with this
//! game's texts (`t`), house rules, words and unit roles (`parts`).

pub use crate::rulesets::prelude::*;
pub use crate::text::keys::brygada as t;

pub use super::sheet::house::House;
pub(crate) use super::sheet::parts;
// These words take precedence over types of the same name.
pub use super::sheet::words::*;
pub use super::sheet::words::{Band, Mission};
