//! A side's platoons, counted by the rules of a mission.

use crate::rulesets::prelude::*;

use super::battle::battle;
use super::tracker::{Place, Platoon, Role, side};
use crate::rulesets::flames_of_war::sheet::missions::victory::Force;
use crate::rulesets::flames_of_war::sheet::missions::words::Seat;

/// A side's platoons, counted by the rules of a mission: independent teams are deployed separately
/// (FOWM-MIS-05) and do not count. Transport platoons count when deployed or lost, but not towards
/// a large army (FOWM-VPS-05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Army {
    /// All platoons, including lost ones.
    pub platoons: i16,
    /// Platoons in reserve.
    pub in_reserve: i16,
    /// Platoons in ambush.
    pub in_ambush: i16,
    /// Platoons destroyed.
    pub lost: i16,
    /// Transport platoons destroyed.
    pub transports_lost: i16,
    /// Transport platoons to deploy before the first turn.
    transports_to_deploy: i16,
}

impl Army {
    /// Platoons to deploy before the first turn, including Transport platoons: these are excluded
    /// only from the count for a large army (FOWM-MIS-04, FOWM-VPS-05).
    pub const fn to_deploy(self) -> i16 {
        let own = self.platoons - self.in_reserve - self.in_ambush - self.lost;
        own + self.transports_to_deploy
    }

    /// Counts the units of a side.
    pub fn of(view: &View, side: Side) -> Self {
        let mut army = Self::default();
        for unit in view.units() {
            let platoon: Platoon = unit.state.typed();
            if unit.side != side || platoon.role != Role::Platoon {
                continue;
            }
            if platoon.transport_platoon {
                let place = platoon.counts_as();
                let lost = matches!(place, Place::Destroyed | Place::LeftOtherEdge);
                army.transports_lost += i16::from(lost);
                let deployed = matches!(place, Place::Table | Place::LeftOwnEdge);
                army.transports_to_deploy += i16::from(deployed);
                continue;
            }
            army.platoons += 1;
            match platoon.counts_as() {
                Place::Reserve => army.in_reserve += 1,
                Place::Ambush => army.in_ambush += 1,
                Place::Destroyed | Place::LeftOtherEdge => army.lost += 1,
                Place::Table | Place::LeftOwnEdge => {}
            }
        }
        army
    }
}

/// The number of platoons that a side began its first turn with; before that turn, all of them.
pub fn started_with(view: &View, side: Side) -> i16 {
    match view.side(side).typed::<side::Force>().started_with.0 {
        0 => Army::of(view, side).platoons,
        noted => noted,
    }
}

/// The counts of the attacking or the defending side that victory points need.
pub(crate) fn force(view: &View, seat: Seat) -> Force {
    let side = battle(view).side(seat);
    let army = Army::of(view, side);
    Force { started_with: started_with(view, side), lost: army.lost + army.transports_lost }
}

/// The platoons of the attacking or the defending side.
pub(crate) fn army(view: &View, seat: Seat) -> Army {
    Army::of(view, battle(view).side(seat))
}
