//! The wargames, one folder each, written with the types of [`aid`](crate::aid).
//!
//! To add one: `cargo xtask new-game NAME` makes a folder that works and adds it to the list below;
//! the `README.md` in this folder says what belongs in which of its files. Nothing under `ui`
//! changes.
//!
//! In the release for browsers, the rules of each wargame are a separate [chunk](crate::chunk): the
//! app knows its [`GAMES`] from the start, and [`Game::load`] fetches the rules of one. In all
//! other builds, all rules are there at once (`ALL`).

mod game;

pub mod brygada;
pub mod cold_war_commander;
pub mod flames_of_war;
pub mod k20;
pub mod prelude;

use crate::aid::Ruleset;
use crate::chunk::chunk;

pub use game::{Game, find, game, is_reference, labels, loaded};

macro_rules! games {
    ($($module:ident),+ $(,)?) => {
        /// Every wargame the app supports, in the order in which the app offers them.
        pub static GAMES: &[Game] = &[$(Game::of(
            &$module::RULESET,
            chunk!($module, Ruleset, $module::RULESET),
        )),+];

        /// The rules of every wargame, where they need not be fetched.
        #[cfg(not(chunks))]
        pub const ALL: &[&Ruleset] = &[$(&$module::RULESET),+];
    };
}

games! {
    flames_of_war,
    cold_war_commander,
    k20,
    brygada,
}
