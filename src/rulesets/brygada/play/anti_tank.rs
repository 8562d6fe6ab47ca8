//! How units take part in anti-tank fire: roles, known answers, effects.

use crate::rulesets::brygada::prelude::*;

use super::roles;
use crate::rulesets::brygada::sheet::anti_tank::{AntiTankFire, AntiTankShot, TankTarget};
use crate::rulesets::brygada::sheet::shot::Shot;
use crate::rulesets::brygada::units::effects;
use crate::rulesets::brygada::units::unit::Unit;

impl Play for AntiTankFire {
    const ROLES: &'static [Role] = &[roles::GUNNER, roles::HARD_TARGET];

    const MEASURED: &'static [usize] = places!(AntiTankFire: distance);

    fn fill(cast: &Participants) -> To<Self> {
        let shot = Self::AT.shot;
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::SHOOTER) {
            let how = roles::shooting(cast);
            known = known
                .knowing(shot.then(Shot::AT.moves), how.moves)
                .knowing(shot.then(Shot::AT.reaction), how.reaction)
                .knowing(shot.then(Shot::AT.first_turn), how.first_turn)
                .knowing(shot.then(Shot::AT.special), unit.special)
                .knowing(Self::AT.effect, unit.effect)
                .knowing_all(Self::AT.gun, &unit.gun);
        }
        if let Some(unit) = cast.state::<Unit>(parts::TARGET) {
            known = known
                .knowing(Self::AT.target, TankTarget::of(unit.kind))
                .knowing(Self::AT.at_gun, unit.kind == UnitKind::Gun)
                .knowing(Self::AT.locked, unit.kind == UnitKind::Gun && roles::is_locked(cast))
                .knowing(Self::AT.hull_gun, unit.hull_gun)
                .knowing_all(Self::AT.armour, &unit.shown_armour())
                .knowing(shot.then(Shot::AT.special_target), unit.special_target);
        }
        known
    }

    fn after(&self, _: &House, shot: &AntiTankShot, cast: &mut Participants) {
        roles::gun_has_aimed(cast);
        roles::have_fired(cast, 1);
        if let Some(target) = cast.one(parts::TARGET).map(|unit| unit.number) {
            effects::hit_vehicle(cast, target, shot.effect);
        }
    }
}
