//! Adjutant: a wargamer's aid beside a real tabletop battle.
//!
//! The map of the crate, from the bottom up; an arrow may only point down:
//!
//! * [`chunk`]: what comes in a chunk of WebAssembly of its own.
//! * [`text`]: every word a player reads, as typed keys.
//! * [`dice`]: rolls, and the three readings of a procedure (roll, odds, own
//!   dice). Knows no wargame.
//! * [`aid`]: the words every ruleset is written in.
//! * [`rulesets`]: the wargames, one folder each.
//! * [`battle`]: one battle being played: its state, actions, undo, saves.
//! * [`address`]: screens to and from the URL's hash.
//! * [`search`]: over the rules, in all three languages.
//! * `browser`: the web's edges (only in the browser's build).
//! * `ui`: screens and parts (only in the browser's build).
//!
//! All but the last two are plain Rust, tested natively in seconds.

pub mod address;
pub mod aid;
pub mod battle;
#[cfg(target_arch = "wasm32")]
mod browser;
pub mod chunk;
pub mod dice;
pub mod rulesets;
pub mod search;
pub mod text;
#[cfg(target_arch = "wasm32")]
pub mod ui;
