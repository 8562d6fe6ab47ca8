//! The mission chapter (ledger FOWM): how a battle is set up, ends and is scored.
//!
//! * [`words`]: what missions, seats and endings are called;
//! * [`maps`]: the five missions as data, of which the maps are drawn;
//! * [`placing`]: where an Objective may stand.

pub mod maps;
pub mod placing;
pub mod words;
