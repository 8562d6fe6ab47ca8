//! The known answers of a unit that falls back, and the openings that follow its fall-back.

use crate::rulesets::cold_war_commander::prelude::*;

use crate::rulesets::cold_war_commander::sheet::effect::{End, Retreat, SAFE_DISTANCE};
use crate::rulesets::cold_war_commander::sheet::fall_back::{Cause, FallBack};
use crate::rulesets::cold_war_commander::units::unit::Unit;

/// An opening with a unit's known answers about its fall-back, except the obstacle it runs into,
/// which only the players see.
pub fn knowing_retreat<C>(known: To<C>, at: At<C, Retreat>, unit: &Unit) -> To<C> {
    let back = unit.retreat();
    known
        .knowing(at.then(Retreat::AT.position), back.position)
        .knowing(at.then(Retreat::AT.exempt), back.exempt)
        .knowing(at.then(Retreat::AT.soft), back.soft)
}

/// The opening for the unit in a role that is forced back by a blunder. There is none while the
/// distance is not known.
pub fn blundered_back(
    end: End,
    moved: Distance,
    casts: &'static [(RoleId, RoleId)],
) -> Vec<Opening> {
    if end == End::Moves && moved.0 == 0 {
        return Vec::new();
    }
    let back = then_back(end, moved, None, Cause::Fire).into_iter();
    back.map(|back| back.casting(casts)).collect()
}

/// The openings that look up where a unit's fall-back ends, if it moved at all (CWC-FBK-P1). With
/// `None` for `soft`, the unit's state alone decides.
pub fn then_back(end: End, moved: Distance, soft: Option<bool>, cause: Cause) -> Vec<Opening> {
    // Only the players see how far it got, and they choose the units in its way. It has moved, so
    // nothing held it in place, whatever its state says.
    let into = match end {
        End::Moves => None,
        End::Halts => Some(Meets::Friend),
        End::Both => Some(Meets::SuppressedFriend),
        _ => return Vec::new(),
    };
    if let Some(meets) = into {
        let friends = Opening::to::<FallBack>()
            .deciding(FallBack::AT.cause, cause)
            .deciding(FallBack::AT.position, Position::Free)
            .deciding(FallBack::AT.meets, meets);
        return vec![friends.named(t::OPEN_FRIENDS).into()];
    }
    let mut back = Opening::to::<FallBack>()
        .deciding(FallBack::AT.distance, moved.0 as i16)
        .deciding(FallBack::AT.position, Position::Free)
        .deciding(FallBack::AT.cause, cause);
    if let Some(soft) = soft {
        back = back.deciding(FallBack::AT.soft, soft);
    }
    if cause == Cause::Fire && moved.0 > SAFE_DISTANCE {
        // It went farther than other units are allowed to.
        back = back.deciding(FallBack::AT.exempt, true);
    }
    vec![back.into()]
}
