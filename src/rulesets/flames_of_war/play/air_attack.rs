//! `air_attack` with units: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::air_attack::AirAttack;
use crate::rulesets::flames_of_war::sheet::ranging::Mark;
use crate::rulesets::flames_of_war::sheet::template::{Struck, Under};
use crate::rulesets::flames_of_war::units::tracker::Platoon;

impl Play for AirAttack {
    const ROLES: &'static [Role] = &[roles::UNDER_FIRE.passive()];

    const LIMITS: &'static [Limit] = &[Limit {
        place: Self::AT.under.then(Under::AT.teams).index(),
        most: |values, cast| roles::most_hit(cast, values.typed::<Self>().under.target),
        cite: "FOW-AIR-15",
    }];

    /// Aircraft are not units: they have no role.
    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Platoon>(parts::TARGET) else { return known };
        let known = Mark::known(known, Self::AT.mark, &unit);
        // Bombs hit the top armour, cannon the side armour: the players choose the weapon.
        let known = unit
            .under_template(known, Self::AT.under)
            .knowing(Self::AT.by_card, true)
            .knowing(Self::AT.hull_armour, unit.side);
        known.knowing_all(Self::AT.will, &roles::led(cast, parts::TARGET, &unit))
    }

    fn after(&self, _: &House, struck: &Struck, cast: &mut Participants) {
        cast.change_role(parts::TARGET, |unit: &mut Platoon| {
            unit.is_struck_by(struck, self.under.target, self.under.state);
        });
    }

    fn then(&self, _: &House, struck: &Struck) -> Vec<Opening> {
        self.under.passengers(struck.destroyed)
    }
}
