//! The language that Flames of War is written in: the types of every wargame, and of this one its
//! texts (`t`), its house rules, its words and the roles of units (`parts`).

pub use crate::rulesets::prelude::*;
pub use crate::text::keys::flames_of_war as t;

pub use super::sheet::house::House;
pub(crate) use super::sheet::parts;
pub use super::sheet::words::*;
