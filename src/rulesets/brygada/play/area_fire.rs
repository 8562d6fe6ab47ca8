//! How units take part in area fire: roles, known answers, effects.

use crate::rulesets::brygada::prelude::*;

use super::roles;
use crate::rulesets::brygada::sheet::anti_tank::TankTarget;
use crate::rulesets::brygada::sheet::area_fire::{AreaFire, AreaHit, Landed, VehicleStruck};
use crate::rulesets::brygada::sheet::card::Armour;
use crate::rulesets::brygada::units::effects;
use crate::rulesets::brygada::units::unit::Unit;

impl Play for AreaFire {
    const ROLES: &'static [Role] = &[roles::BOMBARDER];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        match cast.state::<Unit>(parts::SHOOTER) {
            Some(unit) => known.knowing(Self::AT.drift, unit.drift),
            None => known,
        }
    }

    fn after(&self, _: &House, _: &Landed, cast: &mut Participants) {
        roles::gun_has_fired(cast);
        roles::has_shot(cast);
    }
}

impl Play for AreaHit {
    const ROLES: &'static [Role] = &[roles::BURSTS, roles::UNDER_TEMPLATE];

    const MEASURED: &'static [usize] = places!(AreaHit: distance, hull);

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::SHOOTER) {
            known =
                known.knowing(Self::AT.effect, unit.effect).knowing_all(Self::AT.gun, &unit.gun);
        }
        if let Some(unit) = cast.state::<Unit>(parts::TARGET) {
            known = known
                .knowing(Self::AT.target, TankTarget::of(unit.kind))
                .knowing(Self::AT.hull_gun, unit.hull_gun);
            // Only the table shows which side faces the firing vehicle, so the armour is known only
            // if all sides have the same; a gun has only its shield.
            let Armour { hull_front, hull_left, hull_right, hull_rear, .. } = unit.armour;
            let all_sides = [hull_left, hull_right, hull_rear] == [hull_front; 3];
            if all_sides || unit.kind == UnitKind::Gun {
                known = known.knowing(Self::AT.hull, hull_front);
            }
        }
        known
    }

    fn after(&self, _: &House, struck: &VehicleStruck, cast: &mut Participants) {
        roles::gun_has_fired(cast);
        roles::has_shot(cast);
        roles::shell_has_struck(cast);
        if let Some(target) = cast.one(parts::TARGET).map(|unit| unit.number) {
            effects::hit_vehicle(cast, target, struck.effect);
        }
    }
}
