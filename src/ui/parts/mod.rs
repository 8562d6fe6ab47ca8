//! What pages are made of.

pub mod dice;
pub mod field;
pub mod frame;
pub mod icon;
pub mod notices;
pub mod odds;
pub mod outcome;
pub mod own_dice;
pub mod rule;
pub mod sums;
pub mod table;
