//! The K20 sheet of the Second World War, which has no title.
//!
//! What the folder holds:
//!
//! * [`tables`]: the figures that the sheet prints, each once;
//! * [`reference`](mod@reference): rules, tables and rulings to look up;
//! * [`glossary`]: the words of the game and what they mean.

pub mod glossary;
pub mod reference;
pub mod tables;
