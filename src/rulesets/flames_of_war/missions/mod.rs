//! The mission chapter (ledger FOWM): how a battle is set up, ends and is scored.
//!
//! * [`words`]: what missions, seats and endings are called;
//! * [`roll_offs`]: who attacks, who has the first turn;
//! * [`deployment`]: reserves, and who finishes deploying first;
//! * [`ends`]: when the battle is over, and who wins;
//! * [`victory`]: victory points;
//! * [`reference`](mod@reference), [`glossary`]: what can be looked up.
//!
//! No calculator carries out the placing of Objectives (FOWM-MIS-P3) and the map
//! (FOWM-MAP-P1) yet.

pub mod deployment;
pub mod ends;
pub mod glossary;
pub mod reference;
pub mod roll_offs;
pub mod victory;
pub mod words;
