//! How units take part in fire at infantry: roles, known answers, effects.

use crate::rulesets::brygada::prelude::*;

use super::roles;
use crate::rulesets::brygada::sheet::fire_at_infantry::{FireAtInfantry, FireTarget, Fired};
use crate::rulesets::brygada::sheet::shot::Shot;
use crate::rulesets::brygada::sheet::words::{GunSide, UnitKind};
use crate::rulesets::brygada::units::effects;
use crate::rulesets::brygada::units::unit::Unit;

impl Play for FireAtInfantry {
    const ROLES: &'static [Role] = &[roles::FIRER, roles::SOFT_TARGET];

    const MEASURED: &'static [usize] = places!(FireAtInfantry: band, side);

    fn fill(cast: &Participants) -> To<Self> {
        let shot = Self::AT.shot;
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::SHOOTER) {
            let how = roles::shooting(cast);
            known = known
                .knowing(Self::AT.area, unit.has_shell())
                .knowing(Self::AT.burst, unit.has_fired_shell())
                .knowing(shot.then(Shot::AT.moves), how.moves)
                .knowing(shot.then(Shot::AT.reaction), how.reaction)
                .knowing(shot.then(Shot::AT.first_turn), how.first_turn)
                .knowing(shot.then(Shot::AT.special), unit.special);
            let firing = unit.weapons_offered(cast.one(parts::TARGET).map(|target| target.number));
            for (nth, place) in firing.iter().enumerate() {
                known = known.knowing_all(Self::AT.weapons.nth(nth), &unit.weapons[*place]);
            }
            // Every base of a squad has that weapon (BR10-CRD-06); those that have fired
            // separately do not fire again (BR10-CMB-03).
            let further = (unit.bases_to_fire() - 1).max(0);
            let bases = unit.kind == UnitKind::Infantry;
            known = known
                .knowing(Self::AT.weapons_firing, firing.len() as i16)
                .knowing(Self::AT.joining, if bases { further } else { 0 });
            if unit.has_fired_shell() && firing.len() == 1 {
                // Only the weapon of the shell has yet to fire.
                known = known.knowing(Self::AT.shell, true);
            } else if !unit.has_shell() {
                known = known.knowing(Self::AT.shell, false);
            }
        }
        if let Some(unit) = cast.state::<Unit>(parts::TARGET) {
            known = known
                .knowing(
                    Self::AT.target,
                    match unit.kind {
                        UnitKind::Infantry => FireTarget::Infantry,
                        UnitKind::Gun => FireTarget::GunCrew,
                        UnitKind::LightVehicle | UnitKind::Armoured => FireTarget::LightVehicle,
                    },
                )
                .knowing(Self::AT.quality, roles::quality(cast, &unit))
                .knowing(Self::AT.locked, roles::is_locked(cast))
                .knowing(Self::AT.own, roles::is_own(cast))
                .knowing(Self::AT.still, roles::is_still(cast))
                .knowing(Self::AT.struck, roles::was_struck(cast))
                .knowing(Self::AT.bases, unit.bases_left())
                .knowing(shot.then(Shot::AT.special_target), unit.special_target);
            if unit.kind == UnitKind::Gun && !unit.has_shield() {
                known = known.knowing(Self::AT.side, GunSide::Crew);
            }
        }
        known
    }

    fn after(&self, _: &House, fired: &Fired, cast: &mut Participants) {
        let target = cast.one(parts::TARGET).map(|target| target.number);
        let shooter = cast.state::<Unit>(parts::SHOOTER);
        roles::have_fired(cast, 1 + self.joining.0);
        if let Some(unit) = shooter {
            let offered = unit.weapons_offered(target);
            let firing = self.firing().filter(|(_, power)| *power > 0);
            let places = firing.filter_map(|(nth, _)| offered.get(nth).copied());
            let places = places.collect::<Vec<_>>();
            let fired = places.iter().map(|place| Some(*place)).collect::<Vec<_>>();
            roles::weapons_have_fired(cast, &fired);
            if self.is_shell() {
                roles::shell_has_struck(cast);
            } else if places.iter().any(|place| unit.shell() == Some(*place)) {
                roles::is_aimed(cast);
            }
        }
        let Some(target) = cast.one(parts::TARGET).map(|unit| unit.number) else { return };
        if self.target == FireTarget::LightVehicle {
            if fired.destroyed {
                effects::destroy(cast, target);
            }
        } else {
            let bases = if fired.destroyed { u32::MAX } else { fired.bases_lost };
            effects::hit_squad(cast, target, bases, fired.markers);
        }
    }
}
