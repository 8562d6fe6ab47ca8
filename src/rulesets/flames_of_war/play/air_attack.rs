//! How units take part in `air_attack`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::air_attack::AirAttack;
use crate::rulesets::flames_of_war::sheet::ranging::Mark;
use crate::rulesets::flames_of_war::sheet::template::{Struck, Under};
use crate::rulesets::flames_of_war::units::tracker::Platoon;
use crate::rulesets::flames_of_war::units::tracker::side::Force;

impl Play for AirAttack {
    const ROLES: &'static [Role] = &[roles::UNDER_FIRE.passive()];

    /// That the target stayed down counts as soon as the player answers that it is concealed.
    const IN_VIEW: &'static [usize] = &[Self::AT.mark.then(Mark::AT.keeps_down).index()];

    const LIMITS: &'static [Limit] = &[Limit {
        place: Self::AT.under.then(Under::AT.teams).index(),
        most: |values, cast| roles::most_hit(cast, values.typed::<Self>().under.target),
        cite: "FOW-AIR-15",
    }];

    /// How many aircraft came is known if their call was applied; no card has their weapons.
    const MEASURED: &'static [usize] = places!(AirAttack: aircraft, to_hit, anti_tank, firepower);

    /// Aircraft are not units: they have no role.
    fn fill(cast: &Participants) -> To<Self> {
        let called = cast.side::<Force>(cast.at.side).aircraft.0;
        let mut known = Opening::to();
        if called > 0 {
            known = known.knowing(Self::AT.aircraft, called);
        }
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
        let attacks = cast.at.side;
        cast.change_side(attacks, |force: &mut Force| force.aircraft_attacked = true);
        cast.change_role(parts::TARGET, |unit: &mut Platoon| {
            unit.is_struck_by(struck, self.under.target, self.under.state);
        });
    }

    fn then(&self, _: &House, struck: &Struck) -> Vec<Opening> {
        self.under.passengers(struck.destroyed)
    }
}
