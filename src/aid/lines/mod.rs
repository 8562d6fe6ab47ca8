//! Units as text: `4 Pz IV H, veteran, confident, armour 6/3, 32in ROF 2 AT 11 FP 3+`.
//!
//! A line is read with nothing but a unit's form: the names of its questions and answers
//! in every loaded language, and their short names (`.short` in the Fluent files). The
//! rest is the unit's name. No part of a line is thrown away: words that are not
//! understood stay in the name, and a line that does not describe a unit is returned too.
//!
//! * `token`: a line in pieces;
//! * `vocabulary`: what a phrase means ([`Vocabulary`]);
//! * `line`: one line as it was read ([`Line`]), by `reading`;
//! * `list`: a whole text, which may contain greetings, headings, and tables with
//!   named columns;
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
