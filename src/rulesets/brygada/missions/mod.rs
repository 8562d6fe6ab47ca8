//! The five missions: their maps, how they are set up, how they end and who wins.
//!
//! * [`maps`]: the missions as data, of which the maps are drawn;
//! * [`set_up`]: the steps before the first turn, and those after the last;
//! * [`play`]: where a mission touches the order of play;
//! * [`result`](mod@result): who won and by what, from the units and the battle.

pub mod maps;
pub mod play;
pub mod result;
pub mod set_up;

pub use play::{begins, ends_early, known, leaves};
pub use set_up::set_up_stage;
