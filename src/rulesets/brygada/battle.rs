//! The battle as a whole: what was agreed and rolled, the objectives.

use crate::aid::{Centimetres, Count, Side};
use crate::form;
use crate::text::keys::brygada as t;

use super::words::Mission;

form! {
    /// The battle as a whole.
    pub struct Battle {
        group t::GROUP_BATTLE => {
            /// The year in which it is fought: quality and periods go by it.
            year: Count<1900, 2000> = 1943, t::YEAR, ["BR10-CRD-07", "BR10-AMB-26"];
            /// What is played.
            mission: Mission = Mission::None, t::MISSION, ["BR10-MIS-T1"];
            /// The side that attacks; without roles the one that goes first.
            attacker: Side = Side::First, t::WHO_ATTACKS, ["BR10-MIS-04", "BR10-MIS-12"],
                when |battle| battle.mission != Mission::None;
            /// The depth of the zones along both edges.
            depth: Centimetres<5, 100> = 20, t::ZONE_DEPTH, ["BR10-MIS-02", "BR10-AMB-42"],
                when |battle| battle.mission != Mission::None;
        }
    }
}
