//! The mission chapter (ledger FOWM), as printed.
//!
//! * [`words`]: the names of missions, players' roles and endings;
//! * [`maps`]: the five missions as data, from which the maps are drawn;
//! * [`placing`]: where an Objective may be placed;
//! * [`roll_offs`]: the rolls for the attacker and for the first turn;
//! * [`deployment`]: reserves, and which side finishes deploying first;
//! * [`ends`]: the end of the battle, and its winner;
//! * [`victory`]: victory points.

pub mod deployment;
pub mod ends;
pub mod maps;
pub mod placing;
pub mod roll_offs;
pub mod victory;
pub mod words;
