//! One battle being played: the battle state, the actions that change it, undo, and how all of it
//! is stored.
//!
//! * [`BattleState`] is plain data. The rules turn an [`Action`] into [`Change`]s
//!   ([`BattleState::plan`]), which need no rules to apply ([`BattleState::apply`]).
//! * [`Session`] is a battle state with its history: [`Session::act`],
//!   [`Session::undo`], [`Session::redo`], and [`Session::changes`], which
//!   says what to write where after each tap.
//! * [`BattleList`] lists the battle states, [`SettingsHistory`] holds the settings, [`Armies`] the
//!   armies stored apart from battles.
//! * The format is described in [`save`]; [`store`] writes it to a disk that may refuse,
//!   and [`mirror`] decides which of two copies to trust after a crash.
//!
//! Several tabs may share one storage. A session that another tab has written meanwhile is not
//! overwritten ([`Session::keep`]); the list and the settings are read again before every change to
//! them ([`BattleList::change`], [`SettingsHistory::change`], [`Armies::change`]).
//!
//! Nothing here touches the browser: texts are read through a function that is passed in, and
//! writes are returned as data. Everything is deterministic; faces are rolled outside and passed in
//! with the action.

mod action;
pub mod answers;
mod armies;
mod battle_list;
mod battle_state;
mod casting;
mod change;
pub mod clock;
mod faces;
pub mod lines;
pub mod log;
pub mod luck;
pub mod mirror;
pub mod parcel;
mod perform;
pub mod report;
mod roller;
pub mod rows;
pub mod save;
#[cfg(not(target_arch = "wasm32"))]
pub mod script;
mod session;
mod settings;
mod side;
pub mod store;
mod unit;
pub mod words;

pub use action::Action;
pub use answers::Answers;
pub use armies::{ARMY_STEPS_KEPT, Armies, Army, MOST_ARMIES, MOST_POINTS, Scope};
pub use battle_list::{Away, BattleEntry, BattleList, DELETED_FOR, Glance};
pub use battle_state::{BattleState, CalculatorState, Due, Mode, Setup, Situation, Turn};
pub use casting::{
    Choice, Choices, Effects, Missing, NOT_LISTED, candidates_for, is_not_listed, not_listed,
};
pub use change::{Change, Numbers};
pub use clock::{Clock, ShownWarnings, Timing, Whose};
pub use roller::{Fell, FreeDie, FreeThrow, MOST_DICE, Need, Roller, Spread, THROWS_KEPT};
pub use save::{Damage, Read, Why, Write};
pub use session::{
    CHUNK, CHUNKS_KEPT, Chunk, Entry, Loaded, Overtaken, STARTS_APART, Session, Step, replay,
};
pub use settings::{
    LONGEST_NOTE, MOST_CARDS, MOST_OWN, SETTINGS_KEPT, Settings, SettingsHistory, Theme,
};
pub use side::{BySide, Side};
pub use unit::{LONGEST_NAME, LONGEST_WORDS, MOST_UNITS, Unit, Words, free_name};
