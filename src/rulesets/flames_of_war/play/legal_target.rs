//! How units take part in `legal_target`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::legal_target::LegalTarget;
use crate::rulesets::flames_of_war::units::tracker::{Moved, Platoon, UnitKind, Used};

impl Play for LegalTarget {
    const ROLES: &'static [Role] = &[roles::SHOOTER];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Platoon>(parts::SHOOTER) else { return known };
        // The shooter's actions in its own turn bar it in that turn only (FOW-SHO-01, FOW-ASL-13).
        let defensive =
            cast.one(parts::SHOOTER).is_some_and(|unit| roles::fires_defensively(cast, unit));
        let used = if defensive { Used::Nothing } else { unit.all_used() };
        let stuck = unit.stuck();
        known
            .knowing(Self::AT.doubled, !defensive && unit.moved == Moved::Double)
            .knowing(Self::AT.bogged, stuck == VehicleState::Bogged)
            .knowing(Self::AT.bailed_out, stuck == VehicleState::BailedOut)
            .knowing(Self::AT.recovery, used == Used::Towing)
            .knowing(Self::AT.appointed, used == Used::Appointed)
            .knowing(Self::AT.eyes_and_ears, used == Used::EyesAndEars)
            .knowing(
                Self::AT.reorganising,
                match unit.reorganising() {
                    Reorganising::No | Reorganising::LastTurn => false,
                    Reorganising::ThisTurn => true,
                    Reorganising::OwnTurn => !defensive,
                },
            )
            .knowing(Self::AT.spotting, used == Used::Spotting)
            .knowing(Self::AT.mortar, unit.is_mortars())
            .knowing(Self::AT.cavalry, unit.kind == UnitKind::Cavalry)
            .knowing(Self::AT.moved, !defensive && !unit.stood_still())
    }
}
