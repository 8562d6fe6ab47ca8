//! The building blocks of pages.

pub mod card;
pub mod clock;
pub mod code;
pub mod counter;
pub mod dice;
pub mod faces;
pub mod field;
pub mod form;
pub mod frame;
pub mod icon;
pub mod install;
pub mod map;
pub mod notices;
pub mod odds;
pub mod outcome;
pub mod own_dice;
pub mod pad;
pub mod rose;
pub mod rule;
pub mod ruler;
pub mod sums;
pub mod table;
