//! `immobilisation` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::immobilisation::{Dug, Immobilisation, Terrain};
use crate::rulesets::k20::units::tracker::{Stuck, Unit};

impl Play for Immobilisation {
    const ROLES: &'static [Role] = &[roles::DRIVES];

    fn fill(cast: &Participants) -> To<Self> {
        cast.state::<Unit>(parts::UNIT).map_or_else(Opening::to, |unit| Self::of_vehicle(&unit))
    }

    fn after(&self, _: &House, terrain: &Terrain, cast: &mut Participants) {
        cast.change_role(parts::UNIT, |unit: &mut Unit| {
            if self.digging_out {
                // Digging out replaces a move, and may be tried only once (K20-AMB-77).
                unit.dug = true;
                unit.additional_move = true;
                match terrain.dug_out {
                    Dug::FreeNoPenalty | Dug::Free => unit.immobilised = Stuck::No,
                    Dug::StillStuck => {
                        unit.failed_dig_outs = Count((unit.failed_dig_outs.0 + 1).min(9));
                    }
                    Dug::Permanently => unit.immobilised = Stuck::Permanently,
                }
            } else {
                // It enters the terrain, or moves in it (K20-AMB-30).
                unit.moved = true;
                unit.is_driven(terrain.vehicle, false);
                unit.crew_was_tested(terrain.crew);
            }
        });
    }
}

impl Immobilisation {
    /// The known answers of a vehicle: the test in terrain, or digging out of it.
    pub(crate) fn of_vehicle(unit: &Unit) -> To<Self> {
        let stuck = unit.is_immobilised();
        let failed = if stuck { unit.failed_dig_outs } else { Count(0) };
        Opening::to()
            .knowing(Self::AT.gear, unit.gear)
            .knowing(Self::AT.training, unit.training)
            .knowing(Self::AT.class, unit.class)
            .knowing(Self::AT.digging_out, stuck)
            .knowing(Self::AT.failed_dig_outs, failed)
            .knowing_all(Self::AT.state, &unit.state())
            .knowing(Self::AT.crew_morale_base, unit.morale_base)
    }
}
