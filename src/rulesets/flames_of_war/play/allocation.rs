//! How units take part in `allocation`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::allocation::{Allocation, Group, GroupKind, Weapon};
use crate::rulesets::flames_of_war::sheet::weapon;
use crate::rulesets::flames_of_war::units::tracker::{Platoon, UnitKind};

impl Play for Allocation {
    const ROLES: &'static [Role] = &[roles::SHOOTER, roles::UNDER_FIRE];

    /// Fills in the weapons of the shooting platoon, and the teams of its target as the first
    /// group: the form asks for any further groups, and for the number of hits.
    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        let first = Self::AT.group.nth(0);
        if let Some(unit) = cast.state::<Platoon>(parts::SHOOTER) {
            let weapons = unit.weapons();
            for (place, weapon) in weapons.iter().enumerate() {
                let at = Self::AT.weapon.nth(place);
                known = known
                    .knowing(at.then(Weapon::AT.anti_tank), weapon.anti_tank)
                    .knowing(at.then(Weapon::AT.firepower), weapon.firepower);
            }
            if !weapons.is_empty() && !weapons.iter().any(weapon::Weapon::reaches_far) {
                known = known.knowing(first.then(Group::AT.near), true);
            }
        }
        if let Some(unit) = cast.state::<Platoon>(parts::TARGET) {
            let (teams, state) = unit.under_fire();
            known = known
                .knowing(first.then(Group::AT.teams), teams)
                .knowing(
                    first.then(Group::AT.kind),
                    match unit.kind {
                        UnitKind::Infantry | UnitKind::Cavalry => GroupKind::Infantry,
                        UnitKind::ManPacked => GroupKind::ManPacked,
                        UnitKind::Guns => GroupKind::Gun,
                        UnitKind::Armoured => GroupKind::TankA,
                        UnitKind::Unarmoured => GroupKind::Unarmoured,
                    },
                )
                .knowing(first.then(Group::AT.armour), unit.front)
                .knowing(first.then(Group::AT.out_of_action), state != VehicleState::Working);
            if unit.dug_in() {
                known = known.knowing(first.then(Group::AT.cover), true);
            }
        }
        known
    }
}
