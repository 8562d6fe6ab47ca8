//! How units take part in `morale`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::morale::{
    CompanyMorale, CompanyTested, PlatoonMorale, PlatoonTested,
};
use crate::rulesets::flames_of_war::units::tracker::{Place, Platoon, side};

impl Play for PlatoonMorale {
    const ROLES: &'static [Role] = &[roles::SHAKEN];

    /// Only the table shows which commander leads the platoon during its test (FOW-IND-05).
    const IN_VIEW: &'static [usize] = &[Self::AT.will.then(Will::AT.reroll).index()];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Platoon>(parts::TARGET) else { return known };
        let known = match roles::commander_out(cast, parts::TARGET) {
            Some(out) => known.knowing(Self::AT.commander_out, out),
            None => known,
        };
        known
            .knowing(Self::AT.destroyed, unit.losses())
            .knowing(Self::AT.able, unit.able())
            .knowing(Self::AT.count, false)
            .knowing(Self::AT.bailed_out, unit.bailed_out())
            .knowing(Self::AT.lost, unit.lost)
            .knowing_all(Self::AT.will, &unit.will())
    }

    /// A platoon that fails is removed. One that passes has had its test for this phase's
    /// losses.
    fn after(&self, _: &House, tested: &PlatoonTested, cast: &mut Participants) {
        cast.change_role(parts::TARGET, |unit: &mut Platoon| {
            if tested.platoon {
                unit.lost = false;
            } else {
                unit.place = Place::Destroyed;
            }
        });
    }
}

impl Play for CompanyMorale {
    /// A company that fights on does not test again before a further loss; one that fails has lost
    /// the battle, and takes no more tests.
    fn after(&self, _: &House, tested: &CompanyTested, cast: &mut Participants) {
        side::has_tested(cast, self, tested.company);
    }
}
