//! Links and lists of units edited by hand, and damaged or foreign saves: many of them, each made
//! from a real one. Nothing panics, and intact data survives.
//!
//! Every run has the same cases, so that failures repeat. For other cases: `FUZZ_SEED=7
//! FUZZ_TIMES=100 cargo test --test fuzz` (a hundred times as many).

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
