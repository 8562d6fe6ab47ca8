//! How units take part in `test`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::phases::ASSAULT;
use crate::rulesets::flames_of_war::sheet::test::{Test, TestKind, TestReroll, Tested};
use crate::rulesets::flames_of_war::units::tracker::{AssaultPart, Platoon};

impl Play for Test {
    const ROLES: &'static [Role] = &[roles::ANY];

    // The commander may join the platoon at any moment (FOW-IND-02).
    const IN_VIEW: &'static [usize] = places!(Test: led);

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Platoon>(parts::UNIT) else { return known };
        let known = known
            .knowing(Self::AT.motivation, unit.motivation)
            .knowing_all(Self::AT.trained, &unit.trained())
            .knowing(Self::AT.reroll, TestReroll::None)
            .knowing(Self::AT.led, roles::rerolls(cast, parts::UNIT, &unit));
        // Of several weapons, the players choose the one that is tested.
        match unit.weapon_kinds.0 {
            1 => known.knowing(Self::AT.firepower, unit.weapons[0].firepower),
            _ => known,
        }
    }

    /// Records the test of a platoon that was hit in close combat (FOW-ASL-21), or that is to
    /// charge tanks (FOW-ASL-07).
    fn after(&self, _: &House, tested: &Tested, cast: &mut Participants) {
        if self.kind != TestKind::Motivation || cast.at.stage != ASSAULT {
            return;
        }
        let own_turn = cast.one(parts::UNIT).is_some_and(|unit| unit.side == cast.at.side);
        cast.change_role(parts::UNIT, |unit: &mut Platoon| {
            if own_turn && unit.assault == AssaultPart::No {
                unit.has_tested_to_charge(tested.test);
            } else {
                unit.has_reacted(tested.test);
            }
        });
    }
}
