//! The effects of calculators on units: everything that they write back.

use crate::rulesets::k20::prelude::*;

use super::tracker::{Side, Stuck, Unit, UnitKind};
use crate::rulesets::k20::sheet::crew::Crew;
use crate::rulesets::k20::sheet::effect::{Effect, Half, Hindrance};
use crate::rulesets::k20::sheet::immobilisation::Driven;
use crate::rulesets::k20::sheet::shot::BadLuck;

/// Applies an effect of the hit-effect table to this half of the unit in a role: for a gun, one
/// half is the gun and the other its crew (K20-AMM-04). Effects that cannot apply to the unit (such
/// as effects on passengers, for a vehicle) are not recorded.
pub(crate) fn struck(
    cast: &mut Participants,
    house: &House,
    role: RoleId,
    half: Half,
    effect: Effect,
    beside: Hindrance,
) {
    struck_by(cast, house, role, half, (effect, beside, false));
}

/// Like [`struck`], for another unit that the same shell hits: this is not a separate attack.
pub(crate) fn struck_too(
    cast: &mut Participants,
    house: &House,
    role: RoleId,
    half: Half,
    effect: Effect,
    beside: Hindrance,
) {
    struck_by(cast, house, role, half, (effect, beside, true));
}

/// Pins a unit near the impact of a fire mission, unless it is armoured (K20-ART-08). If it is a
/// gun, its crew looks for cover.
pub(crate) fn looks_for_cover(cast: &mut Participants, role: RoleId) {
    cast.change_role(role, |unit: &mut Unit| {
        let half = match unit.kind {
            UnitKind::Vehicle if unit.armoured => return,
            UnitKind::Vehicle => Half::Vehicle,
            _ => Half::Infantry,
        };
        if !unit.is_out() {
            unit.suffers(half, Effect::Pinned);
        }
    });
}

fn struck_by(
    cast: &mut Participants,
    house: &House,
    role: RoleId,
    half: Half,
    (effect, beside, part): (Effect, Hindrance, bool),
) {
    let own = cast.one(role).map(|unit| unit.number);
    let by = cast.roles.first().copied().flatten();
    let by = by.filter(|by| Some(*by) != own);
    let by = by.map_or_else(UnitNumber::default, UnitNumber::of);
    cast.change_role(role, |unit: &mut Unit| {
        if half == Half::Infantry && unit.on_foot() {
            let drops = effect == Effect::DamageAndMorale && house.shaken_drops_level;
            let struck = if drops { Effect::Damage } else { effect };
            unit.stand_suffers(struck, by, part);
            unit.drops_level(drops, house);
        } else {
            unit.suffers(half, effect);
        }
        unit.hindered(half, beside);
    });
}

/// Records that the unit in a role has fired at the one in another role: the shot may reveal it
/// (K20-SPT-02), and the next shot at the same target is a further one (K20-AMB-24). A dud is not a
/// shot (K20-DIR-T5).
pub(crate) fn fired(cast: &mut Participants, role: RoleId, at: Option<u32>, dud: bool) {
    let own = cast.one(role).is_some_and(|unit| unit.side == cast.at.side);
    if !own {
        // In the enemy's activation the unit fires in Overwatch, which this ends (K20-AMB-76).
        cast.change_role(role, |unit: &mut Unit| unit.overwatch = false);
    }
    if dud {
        return;
    }
    cast.change_role(role, |unit: &mut Unit| {
        unit.fired = true;
        unit.last_target = at.map_or_else(UnitNumber::default, UnitNumber::of);
        unit.same_target = false;
    });
}

/// Records how the unit in a role moves, by the answer. An immobilised vehicle keeps its earlier
/// state (K20-AMB-73).
pub(crate) fn moves(cast: &mut Participants, role: RoleId, movement: Movement) {
    cast.change_role(role, |unit: &mut Unit| {
        if unit.is_immobilised() || unit.movement() == movement {
            return;
        }
        unit.moved = movement != Movement::Still;
        unit.running = unit.on_foot() && movement == Movement::Running;
    });
}

/// Like [`moves`], for a unit under a template, where only infantry is asked how it moves.
pub(crate) fn moves_on_foot(cast: &mut Participants, role: RoleId, half: Half, movement: Movement) {
    let on_foot = cast.state(role).is_some_and(|unit: Unit| unit.on_foot());
    if on_foot && half == Half::Infantry {
        moves(cast, role, movement);
    }
}

/// Records the state of the weapon of the unit in a role after a natural 20; an explosion is 1
/// damage for the model (K20-DIR-T5, K20-ART-T3, K20-AMB-26).
pub(crate) fn bad_luck(cast: &mut Participants, role: RoleId, weapon: BadLuck) {
    cast.change_role(role, |unit: &mut Unit| {
        unit.weapon = match weapon {
            BadLuck::None => return,
            BadLuck::Dud => Weapon::Dud,
            BadLuck::Jam => Weapon::Jammed,
            BadLuck::Explosion => Weapon::Destroyed,
        };
        if weapon == BadLuck::Explosion {
            unit.suffers(Half::Vehicle, Effect::Damage);
        }
    });
}

/// Records a round of close combat between the units in two roles: the fight continues, or they are
/// free of it (K20-CHG-T3). Further units in it must be recorded before this ([`fights_beside`]).
pub(crate) fn fights(cast: &mut Participants, roles: [RoleId; 2], goes_on: bool) {
    let [one, other] = roles;
    for (role, with) in [(one, other), (other, one)] {
        fights_beside(cast, role, with, goes_on);
    }
    if !goes_on {
        still_fought(cast);
    }
}

/// Returns a unit that took part and is now free to another fight, if another unit still has a
/// drawn fight with it (K20-CHG-T3). Whether it fought in this activation does not change.
fn still_fought(cast: &mut Participants) {
    for role in 0..cast.roles.len() {
        let Some(number) = cast.one(role).map(|unit| unit.number) else { continue };
        let with_it = cast.units.iter().find(|other| {
            let state: Unit = other.state.typed();
            state.fighting && state.fights.number() == Some(number)
        });
        let Some(enemy) = with_it.map(|other| other.number) else { continue };
        cast.change_role(role, |unit: &mut Unit| {
            if !unit.fighting {
                unit.fighting = true;
                unit.fights = UnitNumber::of(enemy);
                // Those stands belonged to the fight that is over.
                unit.fights_wb = Count(0);
            }
        });
    }
}

/// Records that the unit in a role continues fighting with further stands of this WB (K20-CHG-T1,
/// K20-CHG-T2).
pub(crate) fn fights_with(cast: &mut Participants, role: RoleId, wb: i16) {
    cast.change_role(role, |unit: &mut Unit| unit.fights_wb = Count::from_raw(wb));
}

/// Records a unit that fought beside the first of its side, against the unit in the role `with`: it
/// continues against that one, or is free (K20-CHG-T3).
pub(crate) fn fights_beside(cast: &mut Participants, role: RoleId, with: RoleId, goes_on: bool) {
    let other = cast.one(with).map(|unit| unit.number);
    let other = other.map_or_else(UnitNumber::default, UnitNumber::of);
    let all = cast.roles.clone();
    cast.change_role(role, |unit: &mut Unit| {
        let elsewhere = unit.fights.is_some() && !all.contains(&unit.fights.number());
        if goes_on || !elsewhere {
            unit.fighting = goes_on;
            unit.fought |= goes_on;
            unit.fights = other;
        }
    });
}

/// Records that the units in these roles came within 2″ of each other, so that none of them is
/// Hidden any longer (K20-SPT-T1).
pub(crate) fn face_to_face(cast: &mut Participants, roles: impl IntoIterator<Item = RoleId>) {
    for role in roles {
        cast.change_role(role, |unit: &mut Unit| unit.hidden = false);
    }
}

/// Records that the unit in a role was in Overwatch and no longer is, whether or not it fired
/// (K20-CHG-03, K20-VAS-03).
pub(crate) fn used_overwatch(cast: &mut Participants, role: RoleId, fired: bool) {
    cast.change_role(role, |unit: &mut Unit| {
        unit.overwatch = false;
        unit.fired |= fired;
    });
}

/// Takes these extra PIP from the side of the unit in a role, as far as it has any: it pays when it
/// declares, without refund (K20-AMB-70).
pub(crate) fn pays(cast: &mut Participants, role: RoleId, pip: i16) {
    let Some(side) = cast.one(role).map(|unit| unit.side) else { return };
    cast.change_side(side, |kept: &mut Side| {
        kept.pip_counted |= kept.pip.0 > 0;
        kept.pip = Count((kept.pip.0 - pip).max(0));
    });
}

impl Unit {
    /// Applies an effect from one half of the table to the unit (K20-HET-04, K20-HET-05,
    /// K20-AMB-10).
    pub(crate) fn suffers(&mut self, half: Half, effect: Effect) {
        match half {
            Half::Infantry if self.on_foot() => {
                self.stand_suffers(effect, UnitNumber::default(), false);
            }
            Half::Infantry if self.kind == UnitKind::Gun => self.crew_suffers(effect),
            Half::Vehicle if !self.on_foot() => self.model_suffers(effect),
            Half::Infantry | Half::Vehicle => {}
        }
    }

    /// Applies an effect to one of its stands; the state of the unit counts as that of the stand.
    fn stand_suffers(&mut self, effect: Effect, by: UnitNumber, part: bool) {
        match effect {
            Effect::Damage => self.loses_to(1, false, by, part),
            Effect::DamageAndMorale => self.loses_to(1, true, by, part),
            _ => self.is_held(effect),
        }
    }

    /// Applies an effect to the crew of a gun, which is one stand of infantry (K20-INF-01,
    /// K20-AMB-66).
    fn crew_suffers(&mut self, effect: Effect) {
        match effect {
            Effect::Damage | Effect::DamageAndMorale => self.crew_lost = true,
            _ => self.is_held(effect),
        }
    }

    fn model_suffers(&mut self, effect: Effect) {
        match effect {
            Effect::Burns => self.damage = Count(2),
            Effect::Damage => self.damage = Count((self.damage.0 + 1).min(2)),
            Effect::Immobilised => {
                self.suppressed = true;
                self.gets_stuck(Stuck::Yes, true);
            }
            _ => self.is_held(effect),
        }
    }

    fn is_held(&mut self, effect: Effect) {
        self.pinned |= effect == Effect::Pinned;
        self.suppressed |= effect == Effect::Suppressed;
    }

    /// Applies what several impacts did to the unit in addition to their worst effect.
    fn hindered(&mut self, half: Half, beside: Hindrance) {
        match beside {
            Hindrance::None => {}
            Hindrance::Pinned => self.suffers(half, Effect::Pinned),
            Hindrance::Suppressed => self.suffers(half, Effect::Suppressed),
            Hindrance::Immobilised => self.suffers(half, Effect::Immobilised),
            Hindrance::Both => {
                self.suffers(half, Effect::Pinned);
                self.suffers(half, Effect::Suppressed);
            }
        }
    }

    /// Lowers the level by one at once after a hit of "-1 morale", by the house rule for
    /// K20-AMB-09. This is not the test for its losses.
    pub(crate) fn drops_level(&mut self, shaken: bool, house: &House) {
        if shaken && house.shaken_drops_level {
            self.level = self.level.up(-1);
            self.rallied = true;
        }
    }

    /// Removes stands, no more than it has (K20-AMB-10).
    pub(crate) fn loses_stands(&mut self, stands: i16) {
        self.stands_lost.0 += stands.min(self.remaining());
    }

    /// Applies the effect of terrain (K20-IMM-T3).
    pub(crate) fn is_driven(&mut self, driven: Driven, crew_to_test: bool) {
        match driven {
            Driven::NoTest | Driven::NoPenalty | Driven::DrivesOn => {}
            Driven::Immobilised => self.gets_stuck(Stuck::Yes, crew_to_test),
            Driven::Permanently => self.gets_stuck(Stuck::Permanently, crew_to_test),
        }
    }

    /// Records the test of its crew, with this result (K20-IMM-T4, K20-AMB-32): a crew that repairs
    /// the vehicle makes it mobile again.
    pub(crate) fn crew_was_tested(&mut self, crew: Crew) {
        match crew {
            Crew::NoTest => return,
            // A vehicle immobilised for good stays immobilised (K20-AMB-71).
            Crew::Repaired if self.immobilised == Stuck::Permanently => {}
            Crew::Repaired => self.immobilised = Stuck::No,
            Crew::Same => {}
            Crew::Down => {
                self.level = self.level.up(-1);
                // A test for losses is still due: losses did not count in this one (K20-IMM-P3).
                self.rallied = true;
            }
            Crew::Gone => self.crew_gone = true,
        }
        self.crew_test = false;
        self.crew_tested = true;
    }

    /// Immobilises a mobile vehicle, whose crew is then to be tested unless it already was
    /// (K20-IMM-04). The crew of a vehicle that is already stuck is not tested again, and that of a
    /// gun not at all.
    pub(crate) fn gets_stuck(&mut self, stuck: Stuck, crew_to_test: bool) {
        if self.kind != UnitKind::Vehicle {
            self.immobilised = stuck;
            return;
        }
        let untested = self.crew_test || self.crew_untested;
        self.crew_tested |= self.immobilised != Stuck::No && !untested;
        if self.immobilised == Stuck::Permanently {
            return;
        }
        self.crew_test |= crew_to_test && self.immobilised == Stuck::No;
        self.immobilised = stuck;
    }
}
