//! `crew` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::crew::{CrewAfter, CrewMorale};
use crate::rulesets::k20::units::tracker::{Stuck, Unit};

impl Play for CrewMorale {
    const ROLES: &'static [Role] = &[roles::CREW];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Unit>(parts::UNIT) else { return known };
        known
            .knowing(Self::AT.morale_base, unit.morale_base())
            .knowing(Self::AT.for_good, unit.immobilised == Stuck::Permanently)
            .knowing_all(Self::AT.state, &unit.state())
    }

    fn after(&self, _: &House, after: &CrewAfter, cast: &mut Participants) {
        cast.change_role(parts::UNIT, |unit: &mut Unit| {
            unit.crew_was_tested(after.crew);
        });
    }
}
