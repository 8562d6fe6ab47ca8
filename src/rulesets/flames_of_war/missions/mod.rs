//! The mission chapter (ledger FOWM): how a battle is set up, ends and is scored.
//!
//! * [`words`]: what missions, seats and endings are called.

pub mod words;
