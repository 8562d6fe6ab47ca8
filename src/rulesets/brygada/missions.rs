//! The missions.

use crate::aid::{Offer, View};

use super::order;
use super::words::Mission;

/// The stage of a mission's set-up.
pub const fn set_up_stage(_: Mission) -> Option<&'static str> {
    None
}

/// The rounds of a mission.
pub const fn rounds(mission: Mission) -> Option<u32> {
    mission.rounds()
}

/// Who has the first turn.
pub fn begins(view: &View) -> Vec<Offer> {
    vec![order::turn_of(view.starts, 1)]
}
