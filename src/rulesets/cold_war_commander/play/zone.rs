//! `zone` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::retreat::{knowing_retreat, then_back};
use super::roles;
use crate::rulesets::cold_war_commander::sheet::effect::Attacked;
use crate::rulesets::cold_war_commander::sheet::fall_back::Cause;
use crate::rulesets::cold_war_commander::sheet::zone::{
    AirStrike, ArtilleryFire, MoreAirUnits, MoreGuns,
};
use crate::rulesets::cold_war_commander::units::effects;
use crate::rulesets::cold_war_commander::units::follow_up;
use crate::rulesets::cold_war_commander::units::side::Side;
use crate::rulesets::cold_war_commander::units::unit::{FollowUp, Unit, UnitKind};

/// The properties by which called units count as alike before there is a target.
pub(crate) fn attack_of(unit: &Unit) -> (i16, Mark, bool) {
    let (attack, mark) = attack_on(unit, None);
    (attack, mark, unit.kind == UnitKind::Aircraft)
}

/// The Attack of a unit on a target in the zone, and its mark; 0 for none.
pub(crate) fn attack_on(unit: &Unit, target: Option<&Unit>) -> (i16, Mark) {
    let attack = unit.attack_on(target.map(Unit::is_unarmoured));
    attack.map_or((0, unit.mark), |one| (one.dice, one.mark))
}

impl Play for ArtilleryFire {
    const ROLES: &'static [Role] = {
        let [first, second, third, fourth] = roles::BATTERIES;
        let first = first.listed(t::OPEN_SHELLS);
        let target = roles::IN_ZONE.listed(t::OPEN_SHELLED);
        &[first, second, third, fourth, target]
    };

    // The players see what hides the target.
    const IN_VIEW: &'static [usize] = places!(ArtilleryFire: cover);

    const GROUPS: Groups = Groups::of::<MoreGuns>(
        &[Self::AT.units.index(), Self::AT.b.index(), Self::AT.c.index(), Self::AT.d.index()],
        true,
    );

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        let target = cast.state::<Unit>(parts::TARGET);
        let batteries = roles::states(cast, &parts::BATTERIES);
        let kinds = roles::kinds(&batteries, |unit| attack_on(unit, target.as_ref()));
        if let Some((unit, number)) = kinds.first() {
            let (attack, mark) = attack_on(unit, target.as_ref());
            known = known.knowing(Self::AT.attack, Count(attack)).knowing(Self::AT.mark, mark);
            // A single battery may represent more of its kind, as many as were called.
            if batteries.len() > 1 {
                known = known.knowing(Self::AT.units, *number);
            } else if let Some(units) = unit.represents() {
                known = known.knowing(Self::AT.units, units.0);
            }
        }
        let further = [Self::AT.b, Self::AT.c, Self::AT.d];
        for (at, (unit, number)) in further.into_iter().zip(kinds.iter().skip(1)) {
            let (attack, mark) = attack_on(unit, target.as_ref());
            known = known
                .knowing(at.then(MoreGuns::AT.units), *number)
                .knowing(at.then(MoreGuns::AT.attack), Count(attack))
                .knowing(at.then(MoreGuns::AT.mark), mark);
        }
        if let Some(unit) = target {
            known = known
                .knowing(Self::AT.cover, unit.cover)
                .knowing(Self::AT.target, unit.target())
                .knowing(Self::AT.armour, unit.armour())
                .knowing_all(Self::AT.health, &unit.health());
            known = knowing_retreat(known, Self::AT.back, &unit);
        }
        known
    }

    fn after(&self, _: &House, attacked: &Attacked, cast: &mut Participants) {
        follow_up::planned_mission(cast, &parts::BATTERIES, FollowUp::Fired, Side::fire_missions);
        follow_up::has_fired_mission(cast, &parts::BATTERIES, UnitKind::Fao);
        effects::hit(cast, parts::TARGET, attacked.end, attacked.hits);
    }

    fn then(&self, _: &House, attacked: &Attacked) -> Vec<Opening> {
        then_back(attacked.end, attacked.moved, Some(self.back.soft), Cause::Fire)
    }
}

impl Play for AirStrike {
    const ROLES: &'static [Role] = {
        let [first, second, third] = roles::AIR_UNITS;
        let first = first.listed(t::OPEN_STRIKES);
        let target = roles::IN_ZONE.listed(t::OPEN_STRUCK);
        &[first, second, third, target]
    };

    const IN_VIEW: &'static [usize] = places!(AirStrike: cover);

    const GROUPS: Groups = Groups::of::<MoreAirUnits>(
        &[Self::AT.units.index(), Self::AT.b.index(), Self::AT.c.index()],
        true,
    );

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        let target = cast.state::<Unit>(parts::TARGET);
        let units = roles::states(cast, &parts::AIR_UNITS);
        let kinds = roles::kinds(&units, |unit| {
            let (attack, mark) = attack_on(unit, target.as_ref());
            (attack, mark, unit.kind == UnitKind::Aircraft)
        });
        if let Some((unit, number)) = kinds.first() {
            let (attack, mark) = attack_on(unit, target.as_ref());
            known = known.knowing(Self::AT.attack, attack).knowing(Self::AT.mark, mark);
            if unit.kind == UnitKind::Aircraft {
                known = known.knowing(Self::AT.pop_up, false);
            }
            // A single air unit may represent more of its kind, as many as were called.
            if units.len() > 1 {
                known = known.knowing(Self::AT.units, *number);
            } else if let Some(units) = unit.represents() {
                known = known.knowing(Self::AT.units, units.0);
            }
        }
        let further = [Self::AT.b, Self::AT.c];
        for (at, (unit, number)) in further.into_iter().zip(kinds.iter().skip(1)) {
            let (attack, mark) = attack_on(unit, target.as_ref());
            known = known
                .knowing(at.then(MoreAirUnits::AT.units), *number)
                .knowing(at.then(MoreAirUnits::AT.attack), attack)
                .knowing(at.then(MoreAirUnits::AT.mark), mark);
            if unit.kind == UnitKind::Aircraft {
                known = known.knowing(at.then(MoreAirUnits::AT.pop_up), false);
            }
        }
        if let Some(unit) = target {
            known = known
                .knowing(Self::AT.cover, unit.cover)
                .knowing(Self::AT.target, unit.target())
                .knowing(Self::AT.armour, unit.armour())
                .knowing_all(Self::AT.health, &unit.health());
            known = knowing_retreat(known, Self::AT.back, &unit);
        }
        known
    }

    fn after(&self, _: &House, attacked: &Attacked, cast: &mut Participants) {
        follow_up::planned_mission(cast, &parts::AIR_UNITS, FollowUp::Fired, Side::air_missions);
        follow_up::has_fired_mission(cast, &parts::AIR_UNITS, UnitKind::Fac);
        if self.single {
            follow_up::has_struck_alone(cast, &parts::AIR_UNITS, UnitKind::Fac);
        }
        effects::hit(cast, parts::TARGET, attacked.end, attacked.hits);
    }

    fn then(&self, _: &House, attacked: &Attacked) -> Vec<Opening> {
        then_back(attacked.end, attacked.moved, Some(self.back.soft), Cause::Fire)
    }
}
