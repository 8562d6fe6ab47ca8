//! What can be looked up: rules in our own words, tables, rulings.

use crate::aid::{Rule, Section};

/// The sections, in the order of the sheet.
pub const SECTIONS: &[Section] = &[];

/// How unclear spots of the sheet are read.
pub const RULINGS: &[Rule] = &[];
