//! Nothing is ever lost: undo, redo and saving, at any tap, whatever happens to
//! the saved data.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "saves/actions.rs"]
mod actions;
#[path = "saves/armies.rs"]
mod armies;
#[path = "saves/clock.rs"]
mod clock;
#[path = "saves/damage.rs"]
mod damage;
#[path = "saves/golden.rs"]
mod golden;
#[path = "saves/kept.rs"]
mod kept;
#[path = "saves/long.rs"]
mod long;
#[path = "saves/play.rs"]
mod play;
#[path = "saves/ruleset.rs"]
mod ruleset;
#[path = "saves/tabs.rs"]
mod tabs;
#[path = "saves/undo.rs"]
mod undo;
#[path = "saves/world.rs"]
mod world;
