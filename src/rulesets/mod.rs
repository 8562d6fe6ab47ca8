//! The wargames, one folder each, written in the words of [`aid`](crate::aid).
//!
//! To add one: copy the shape of a neighbour, add it to [`ALL`], and write its
//! Fluent files in `locales/`. Nothing under `ui` changes.

pub mod flames_of_war;
pub mod k20;

use crate::aid::Ruleset;

/// Every ruleset the app supports, in the order they are offered.
pub const ALL: &[&Ruleset] = &[&flames_of_war::RULESET, &k20::RULESET];

/// The ruleset of this id.
pub fn find(id: &str) -> Option<&'static Ruleset> {
    ALL.iter().copied().find(|ruleset| ruleset.id == id)
}
