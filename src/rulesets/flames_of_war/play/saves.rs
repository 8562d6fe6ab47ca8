//! How units take part in `saves`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::passengers::Passengers;
use crate::rulesets::flames_of_war::sheet::saves::{Fire, Saved, Saves};
use crate::rulesets::flames_of_war::sheet::weapon::Weapon;
use crate::rulesets::flames_of_war::units::tracker::{Moved, Platoon};

impl Play for Saves {
    const ROLES: &'static [Role] = &[roles::SHOOTER, roles::UNDER_FIRE.listed(Self::ABOUT.title)];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        let mut fire = Fire::Direct;
        if let Some((standing, unit)) =
            cast.one(parts::SHOOTER).zip(cast.state::<Platoon>(parts::SHOOTER))
        {
            let weapons = unit.weapons();
            if unit.hits_by_bombardment(!roles::in_enemys_turn(cast, standing)) {
                fire = Fire::Bombardment;
                known = known
                    .knowing(Self::AT.anti_tank, unit.bombardment_anti_tank)
                    .knowing(Self::AT.firepower, unit.bombardment_firepower);
            // Only a single weapon is filled in: of two, it is unknown which one hit.
            } else if let [weapon] = weapons {
                known = known
                    .knowing(Self::AT.anti_tank, weapon.anti_tank)
                    .knowing(Self::AT.firepower, weapon.firepower);
            }
            if !weapons.is_empty() && !weapons.iter().any(Weapon::reaches_far) {
                known = known.knowing(Self::AT.over_16, false);
            }
        }
        if let Some(unit) = cast.state::<Platoon>(parts::TARGET) {
            // Only the players see which attack strikes it, and where, so all armour values are
            // filled in.
            known = known
                .knowing(Self::AT.target, unit.kind.target())
                .knowing(Self::AT.doubled, unit.moved == Moved::Double)
                .knowing(Self::AT.fire, fire)
                .knowing(Self::AT.armour, unit.front)
                .knowing(Self::AT.by_card, true)
                .knowing(Self::AT.side_armour, unit.side)
                .knowing(Self::AT.top_armour, unit.top)
                .knowing(Self::AT.state, unit.under_fire().1)
                .knowing_all(Self::AT.will, &roles::led(cast, parts::TARGET, &unit));
            if unit.dug_in() {
                known = known.knowing(Self::AT.cover, true);
            }
            known = if unit.shield() {
                known.proposing(Self::AT.shield, true)
            } else {
                known.knowing(Self::AT.shield, false)
            };
        }
        known
    }

    fn after(&self, _: &House, saved: &Saved, cast: &mut Participants) {
        if self.direct() {
            roles::has_shot(cast, parts::SHOOTER);
        }
        cast.change_role(parts::TARGET, |unit: &mut Platoon| {
            if self.direct() {
                unit.takes_hits(self.hits.count());
            } else if self.hits.0 > 0 {
                unit.pin();
            }
            // A failed save against an attack from the air does not force the platoon to disengage
            // (FOW-AMB-71).
            if saved.toll.failed > 0 && matches!(self.fire, Fire::Direct | Fire::Bombardment) {
                unit.fails_save();
            }
            if unit.has_as_transports(self.target) {
                unit.loses_transports(saved.destroyed, saved.bailed_out);
            } else {
                unit.loses(saved.destroyed, saved.bailed_out, self.state);
            }
        });
    }

    fn then(&self, _: &House, saved: &Saved) -> Vec<Opening> {
        Passengers::of_results(saved.toll.results)
    }
}
