//! `test` with units: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::phases::ASSAULT;
use crate::rulesets::flames_of_war::sheet::test::{Test, TestKind, TestReroll, Tested};
use crate::rulesets::flames_of_war::units::tracker::Platoon;

impl Play for Test {
    const ROLES: &'static [Role] = &[roles::ANY];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Platoon>(parts::UNIT) else { return known };
        known
            .knowing(Self::AT.motivation, unit.motivation)
            .knowing_all(Self::AT.trained, &unit.trained())
            .knowing(Self::AT.reroll, TestReroll::None)
            .knowing(Self::AT.led, roles::rerolls(cast, parts::UNIT, &unit))
    }

    /// Records the test of a platoon that was hit in close combat (FOW-ASL-21).
    fn after(&self, _: &House, tested: &Tested, cast: &mut Participants) {
        if self.kind == TestKind::Motivation && cast.at.stage == ASSAULT {
            cast.change_role(parts::UNIT, |unit: &mut Platoon| {
                unit.has_reacted(tested.test);
            });
        }
    }
}
