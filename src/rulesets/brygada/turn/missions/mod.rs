//! The five missions (BR10-MIS-T1): their set-up, their end and their winner.
//!
//! * [`set_up`]: the steps before the first turn, and those after the last;
//! * [`play`]: the influence of a mission on the order of play;
//! * [`result`](mod@result): the winner and the margin, from the units and the battle.

pub mod play;
pub mod result;
pub mod set_up;

pub use play::{begins, ends_early, known, leaves};
pub use set_up::set_up_stage;

use crate::aid::mission::{CENTIMETRE, Mission, Missions};
use crate::rulesets::prelude::*;

use crate::rulesets::brygada::sheet::maps::{TABLE, map_of};
use crate::rulesets::brygada::sheet::words;
use crate::rulesets::brygada::units::battle;

/// The missions. The sheet gives no table size: this one is a default.
pub const MISSIONS: Missions = Missions {
    all,
    unit: Unit::Centimetres,
    table: TABLE,
    edges: (60 * CENTIMETRE, 600 * CENTIMETRE),
    depths: (5 * CENTIMETRE, 100 * CENTIMETRE),
    picking: "BR10-ARM-03",
    played: battle::played,
    question: battle::MISSION,
    points: Some(battle::POINTS),
    stands: battle::stands,
    known,
    // No mission only names a special rule: the sheet gives every rule in full.
    matters: |_, _| false,
};

/// The missions, in the order of the sheet.
fn all(_: &Values) -> Vec<&'static Mission> {
    let all = words::Mission::ALL.iter();
    all.filter_map(|mission| map_of(*mission)).collect()
}
