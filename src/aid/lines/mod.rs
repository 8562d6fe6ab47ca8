//! Units as text: `4 Pz IV H, veteran, confident, armour 6/3, 32in ROF 2 AT 11 FP 3+`.
//!
//! A line is read by the form of a unit alone: by what its questions and their answers are
//! called in every language that is loaded, and by their short names (`.short` in the
//! Fluent files). The rest is the unit's name. Nothing of a line is thrown away: words
//! that are not understood stay in the name, and a line that is none of a unit is returned
//! as well.
//!
//! * `token`: a line in pieces;
//! * `vocabulary`: what a phrase means ([`Vocabulary`]);
//! * `line`: one line as it was read ([`Line`]), by `reading`;
//! * `list`: a whole text, in which there may be greetings, headings, and tables with the
//!   names of their columns;
//! * `write`: a unit as such a line.

mod line;
mod list;
mod reading;
mod token;
mod vocabulary;
mod write;

pub use line::{Change, Found, Line, Unread};
pub use list::read;
pub use vocabulary::Vocabulary;
pub use write::{Written, brief, write};
