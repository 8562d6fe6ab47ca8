//! The mission chapter (ledger FOWM): how a battle is set up, ends and is scored.
//!
//! * [`words`]: what missions, seats and endings are called;
//! * [`battle`]: the state of the battle as a whole;
//! * [`maps`]: the five missions as data, from which the maps are drawn;
//! * [`placing`]: where an Objective may be placed;
//! * [`set_up`]: the steps before the first turn, the question at the start of every turn,
//!   the end;
//! * [`order`]: the order of play with a mission;
//! * [`roll_offs`]: who attacks, who has the first turn;
//! * [`deployment`]: reserves, and who finishes deploying first;
//! * [`ends`]: the end of the battle, and its winner;
//! * [`victory`]: victory points;
//! * [`reference`](mod@reference), [`glossary`]: the reference.

pub mod battle;
pub mod deployment;
pub mod ends;
pub mod glossary;
pub mod maps;
pub mod order;
pub mod placing;
pub mod reference;
pub mod roll_offs;
pub mod set_up;
pub mod victory;
pub mod words;
