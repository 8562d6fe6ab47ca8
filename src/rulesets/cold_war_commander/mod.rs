//! Cold War Commander, as a Polish reference card of two pages has it.
//!
//! What the folder holds:
//!
//! * [`reference`](mod@reference): rules, tables and rulings to look up;
//! * [`glossary`]: the words of the game and what they mean.

pub mod glossary;
pub mod reference;
