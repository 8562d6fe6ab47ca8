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
use crate::rulesets::cold_war_commander::units::unit::{FollowUp, Unit, UnitKind, ZoneFirers};

/// The properties by which units that fire on a zone count as alike against a target, or before
/// there is one.
pub(crate) fn alike(unit: &Unit, target: Option<&Unit>) -> (i16, Mark, bool) {
    let (attack, mark) = attack_on(unit, target);
    (attack, mark, unit.kind == UnitKind::Aircraft)
}

/// The Attack of a unit on a target in the zone, and its mark; 0 for none.
pub(crate) fn attack_on(unit: &Unit, target: Option<&Unit>) -> (i16, Mark) {
    let attack = unit.attack_on(target.map(Unit::is_unarmoured));
    attack.map_or((0, unit.mark), |one| (one.dice, one.mark))
}

/// Units of one kind that fire on a zone; `None` where their state does not give the answer.
struct Kind {
    units: Option<i16>,
    attack: i16,
    mark: Mark,
    pop_up: Option<bool>,
}

impl Kind {
    /// Units of the list, represented by one of them.
    fn listed(unit: &Unit, target: Option<&Unit>, units: Option<i16>, has_fired: bool) -> Self {
        let (attack, mark) = attack_on(unit, target);
        let pop_up = match unit.kind {
            UnitKind::Aircraft => Some(false),
            _ => has_fired.then_some(unit.zone_pop_up),
        };
        Self { units, attack, mark, pop_up }
    }

    /// Units that are not in the list.
    fn unlisted(firers: ZoneFirers) -> Self {
        Self {
            units: Some(firers.units.0),
            attack: firers.attack.0,
            mark: firers.mark,
            pop_up: Some(firers.pop_up),
        }
    }
}

/// The units that fire on a zone. Once a unit in the zone has been attacked, every further one
/// takes the same dice (CWC-ART-10, CWC-AIR-06).
struct Fires {
    /// The kind of fire, once it was chosen.
    shoot: Option<Shoot>,
    kinds: Vec<Kind>,
}

impl Fires {
    fn of(cast: &Participants, roles: &[RoleId], calls: UnitKind) -> Self {
        let target = cast.state::<Unit>(parts::TARGET);
        let target = target.as_ref();
        let fired = follow_up::has_fired(cast, roles, calls);
        let units = roles::states(cast, roles);
        let kinds = roles::kinds(&units, |unit| alike(unit, target));
        let listed = kinds.iter().map(|(unit, number)| {
            // A single unit may represent more of its kind: as many as were called, or fired.
            let several = units.len() > 1;
            let represents = unit.represents().filter(|_| !several || fired.is_some());
            let units = represents.map(|units| units.0).or(several.then_some(*number));
            Kind::listed(unit, target, units, fired.is_some())
        });
        let unlisted = fired.iter().flat_map(|unit| unit.zone_firers);
        let unlisted = unlisted.filter(|firers| firers.units.0 > 0).map(Kind::unlisted);
        Self { shoot: fired.map(|unit| unit.zone_shoot), kinds: listed.chain(unlisted).collect() }
    }
}

/// Records the units that fired on the zone, by kinds in the order of the questions: first those in
/// the list.
fn record_fire(
    cast: &mut Participants,
    (roles, calls): (&[RoleId], UnitKind),
    shoot: Shoot,
    kinds: &[ZoneFirers],
) {
    if follow_up::has_fired(cast, roles, calls).is_none() {
        return;
    }
    let target = cast.state::<Unit>(parts::TARGET);
    let mut listed: Vec<((i16, Mark, bool), Vec<u32>)> = Vec::new();
    for unit in roles::each(cast, roles) {
        let kind = alike(&unit.state.typed(), target.as_ref());
        match listed.iter_mut().find(|(one, _)| *one == kind) {
            Some((_, numbers)) => numbers.push(unit.number),
            None => listed.push((kind, vec![unit.number])),
        }
    }
    for ((_, numbers), firers) in listed.iter().zip(kinds) {
        let more = firers.units.0 != numbers.len() as i16;
        for (place, number) in numbers.iter().enumerate() {
            cast.change(*number, |unit: &mut Unit| {
                let units = if more && place == 0 { firers.units } else { Count(0) };
                unit.follow_up_units = units;
                unit.zone_pop_up = firers.pop_up;
            });
        }
    }
    let unlisted = kinds.iter().skip(listed.len()).filter(|firers| firers.units.0 > 0);
    let unlisted: Vec<ZoneFirers> = unlisted.copied().collect();
    follow_up::fires_on_zone(cast, (roles, calls), shoot, &unlisted);
}

/// If the unit hit in the zone was one of the firing batteries and is lost, records its guns for
/// the others, or for the FAO: every further unit in the zone takes the same dice (CWC-ART-10).
pub(super) fn keeps_firing(cast: &mut Participants, hit: RoleId) {
    let Some(lost) = cast.one(hit) else { return };
    let number = lost.number;
    let batteries = roles::each(cast, &parts::BATTERIES).into_iter();
    let (lost_ones, others): (Vec<&Standing>, Vec<&Standing>) =
        batteries.partition(|battery| battery.number == number);
    let state: Unit = lost.state.typed();
    if lost_ones.is_empty() || state.is_there() || state.follow_up != FollowUp::Fired {
        return;
    }
    let (attack, mark) = attack_on(&state, None);
    let kind = alike(&state, None);
    let same = others.iter().filter(|unit| alike(&unit.state.typed(), None) == kind).count() as i16;
    let units = state.represents().map_or(1, |units| (units.0 - same).max(1));
    let firers = ZoneFirers { units: Count(units), attack: Count(attack), mark, pop_up: false };
    let mut heirs: Vec<u32> = others.iter().map(|unit| unit.number).collect();
    let is_caller = |unit: &&Standing| {
        let caller: Unit = unit.state.typed();
        let same = caller.follow_up_number == state.follow_up_number;
        unit.side == lost.side && caller.kind == UnitKind::Fao && caller.is_there() && same
    };
    if heirs.is_empty() {
        heirs.extend(cast.units.iter().find(is_caller).map(|unit| unit.number));
    }
    for heir in heirs {
        cast.change(heir, |unit: &mut Unit| unit.fires_on_zone_as_well(&state, firers));
    }
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
        let fires = Fires::of(cast, &parts::BATTERIES, UnitKind::Fao);
        if let Some(shoot) = fires.shoot {
            known = known.knowing(Self::AT.shoot, shoot);
        }
        if let Some(first) = fires.kinds.first() {
            known = known
                .knowing(Self::AT.attack, Count::from_raw(first.attack))
                .knowing(Self::AT.mark, first.mark);
            if let Some(units) = first.units {
                known = known.knowing(Self::AT.units, units);
            }
        }
        let further = [Self::AT.b, Self::AT.c, Self::AT.d];
        for (at, firers) in further.into_iter().zip(fires.kinds.iter().skip(1)) {
            known = known
                .knowing(at.then(MoreGuns::AT.units), firers.units.unwrap_or(1))
                .knowing(at.then(MoreGuns::AT.attack), Count::from_raw(firers.attack))
                .knowing(at.then(MoreGuns::AT.mark), firers.mark);
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
        let first = MoreGuns { units: Count(self.units.0), attack: self.attack, mark: self.mark };
        let kinds = [first, self.b, self.c, self.d].map(|firers| ZoneFirers {
            units: firers.units,
            attack: Count(firers.attack.0),
            mark: firers.mark,
            pop_up: false,
        });
        record_fire(cast, (&parts::BATTERIES, UnitKind::Fao), self.shoot, &kinds);
        follow_up::strikes(cast, &parts::BATTERIES, UnitKind::Fao, parts::TARGET);
        effects::hit(cast, parts::TARGET, attacked.end, attacked.hits);
        keeps_firing(cast, parts::TARGET);
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
        let fires = Fires::of(cast, &parts::AIR_UNITS, UnitKind::Fac);
        if fires.shoot.is_some() {
            known = known.knowing(Self::AT.begun, true);
        }
        if let Some(first) = fires.kinds.first() {
            known = known.knowing(Self::AT.attack, first.attack).knowing(Self::AT.mark, first.mark);
            if let Some(pop_up) = first.pop_up {
                known = known.knowing(Self::AT.pop_up, pop_up);
            }
            if let Some(units) = first.units {
                known = known.knowing(Self::AT.units, units);
            }
        }
        let further = [Self::AT.b, Self::AT.c];
        for (at, firers) in further.into_iter().zip(fires.kinds.iter().skip(1)) {
            known = known
                .knowing(at.then(MoreAirUnits::AT.units), firers.units.unwrap_or(1))
                .knowing(at.then(MoreAirUnits::AT.attack), firers.attack)
                .knowing(at.then(MoreAirUnits::AT.mark), firers.mark);
            if let Some(pop_up) = firers.pop_up {
                known = known.knowing(at.then(MoreAirUnits::AT.pop_up), pop_up);
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
        let first = MoreAirUnits {
            units: Count(self.units.0),
            attack: self.attack,
            mark: self.mark,
            pop_up: self.pop_up,
        };
        let kinds = [first, self.b, self.c].map(|firers| ZoneFirers {
            units: Count(firers.units.0),
            attack: firers.attack,
            mark: firers.mark,
            pop_up: firers.pop_up,
        });
        follow_up::strikes(cast, &parts::AIR_UNITS, UnitKind::Fac, parts::TARGET);
        if self.has_one_target() {
            follow_up::has_struck_alone(cast, &parts::AIR_UNITS, UnitKind::Fac);
        }
        record_fire(cast, (&parts::AIR_UNITS, UnitKind::Fac), Shoot::Concentration, &kinds);
        effects::hit(cast, parts::TARGET, attacked.end, attacked.hits);
    }

    fn then(&self, _: &House, attacked: &Attacked) -> Vec<Opening> {
        then_back(attacked.end, attacked.moved, Some(self.back.soft), Cause::Fire)
    }
}
