//! Links and lists of units edited by hand, and saves that are damaged or somebody else's: a great
//! many of them, each made of a real one. Nothing panics, and what was whole stays.
//!
//! Every run has the same cases, so that none fails once in a while. Others:
//! `FUZZ_SEED=7 FUZZ_TIMES=100 cargo test --test fuzz` (a hundred times as many).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "fuzz/edit.rs"]
mod edit;
#[path = "fuzz/lines.rs"]
mod lines;
#[path = "fuzz/links.rs"]
mod links;
#[path = "saves/ruleset.rs"]
mod ruleset;
#[path = "fuzz/saves.rs"]
mod saves;
#[allow(dead_code)]
#[path = "saves/world.rs"]
mod world;
