//! How units take part in `concealment`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::concealment::Concealment;
use crate::rulesets::flames_of_war::units::tracker::{AssaultPart, Moved, Platoon};

impl Play for Concealment {
    const ROLES: &'static [Role] = &[roles::UNDER_FIRE];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Platoon>(parts::TARGET) else { return known };
        // A platoon that launched an assault has charged (FOW-AMB-16).
        let charges = unit.assault == AssaultPart::Attacks;
        known
            .knowing(Self::AT.kind, unit.hider())
            .knowing(Self::AT.moved, !unit.stood_still() || charges)
            .knowing(Self::AT.doubled, unit.moved == Moved::Double)
            .knowing(Self::AT.shot, unit.has_shot())
            .knowing(Self::AT.assaulted, unit.assaulted || charges)
            .knowing(Self::AT.recon, unit.recon || unit.observer)
            .knowing(Self::AT.stripped, unit.all_stripped())
    }
}
