//! How units take part in regrouping: roles, known answers, effects.

use crate::rulesets::brygada::prelude::*;

use super::roles;
use crate::rulesets::brygada::sheet::regrouping::{MarkersLeft, RemoveMarkers};
use crate::rulesets::brygada::units::unit::Unit;

impl Play for RemoveMarkers {
    const ROLES: &'static [Role] = &[roles::REGROUPS];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Unit>(parts::UNIT) else { return known };
        known
            .knowing(Self::AT.quality, roles::quality(cast, &unit))
            .knowing(Self::AT.markers, unit.morale.0)
    }

    fn after(&self, _: &House, outcome: &MarkersLeft, cast: &mut Participants) {
        let left = i16::try_from(outcome.left).unwrap_or(i16::MAX);
        cast.change_role(parts::UNIT, |unit: &mut Unit| {
            unit.morale = Count(left);
            unit.rallied = true;
        });
    }
}
