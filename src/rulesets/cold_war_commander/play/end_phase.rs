//! `end_phase` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::roles;
use crate::rulesets::cold_war_commander::sheet::end_phase::{Ended, Recovery};
use crate::rulesets::cold_war_commander::sheet::forms::EndPhase;
use crate::rulesets::cold_war_commander::units::unit::Unit;

impl Play for EndPhase {
    const ROLES: &'static [Role] = &[roles::ANYBODY];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(one) = cast.one(parts::UNIT) else { return known };
        let unit: Unit = one.state.typed();
        known
            .knowing(Self::AT.hits, unit.marked)
            .knowing(Self::AT.suppressed, unit.suppressed)
            .knowing(Self::AT.active, one.side == cast.at.side)
    }

    fn after(&self, _: &House, ended: &Ended, cast: &mut Participants) {
        cast.change_role(parts::UNIT, |unit: &mut Unit| {
            // A unit that was eliminated by its hits keeps the markers.
            if !unit.eliminated {
                unit.marked = Count::from_raw(ended.left as i16);
            }
            if ended.state == Recovery::Recovers {
                unit.suppressed = Suppressed::No;
            }
        });
    }
}
