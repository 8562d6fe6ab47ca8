//! How units take part in `air`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::air::{
    AirCall, AntiAircraft, Arrive, Called, ShotDown, Support,
};
use crate::rulesets::flames_of_war::sheet::air_attack::AirAttack;
use crate::rulesets::flames_of_war::units::tracker::Platoon;
use crate::rulesets::flames_of_war::units::tracker::side::Force;

impl Play for AirCall {
    /// The target need not be chosen before the attack (FOW-AIR-06).
    const ROLES: &'static [Role] = &[roles::AIR_TARGET.optional()];

    const OF_SIDE: bool = true;

    /// Fills in the dice that each side has left. The side whose turn it is makes the call
    /// (FOW-AMB-36).
    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let calls = cast.at.side;
        let (own, enemy) = (cast.side::<Force>(calls), cast.side::<Force>(calls.other()));
        // A pool of 0 may mean that the pool is not tracked here.
        if cast.is_empty() && own.air_pool.0 == 0 {
            return known;
        }
        let known = if enemy.air_pool.0 == 0 {
            known
        } else {
            known.knowing(Self::AT.enemy_pool, enemy.air_pool)
        };
        if own.air_pool.0 == 0 {
            return known;
        }
        known.knowing(Self::AT.support, Support::Counted).knowing(Self::AT.pool, own.air_pool)
    }

    /// Each call, and each try to intercept, uses up a die (FOW-AIR-03, FOW-AIR-04).
    fn after(&self, _: &House, called: &Called, cast: &mut Participants) {
        let calls = cast.at.side;
        let left = self.dice() - 1;
        cast.change_side(calls, |force: &mut Force| {
            // At 0, either no dice are left or the pool is not tracked here: there is no die to
            // deduct.
            if force.air_pool.0 > 0 {
                force.air_pool = Count::from_raw(left.max(0));
            }
            force.aircraft = Count::from_raw(called.aircraft.number().unwrap_or(0));
        });
        let tries = self.intercept && self.enemy_pool.0 > 0 && called.aircraft != Arrive::None;
        if tries {
            let left = self.enemy_pool.0 - 1;
            cast.change_side(calls.other(), |force: &mut Force| {
                if force.air_pool.0 > 0 {
                    force.air_pool = Count::from_raw(left.max(0));
                }
            });
        }
    }

    /// The openings of the fire at the arriving aircraft, and of their attack (FOW-AIR-10,
    /// FOW-AIR-13).
    fn then(&self, _: &House, called: &Called) -> Vec<Opening> {
        let Some(aircraft) = called.aircraft.number() else { return Vec::new() };
        vec![
            Opening::to::<AntiAircraft>().knowing(AntiAircraft::AT.aircraft, aircraft).into(),
            Opening::to::<AirAttack>().knowing(AirAttack::AT.aircraft, aircraft).into(),
        ]
    }
}

/// The largest number of teams that the form accepts.
const MOST_SHOOTERS: i16 = 10;

impl Play for AntiAircraft {
    const ROLES: &'static [Role] = &[roles::AIR_TARGET, roles::AIR_DEFENCE];

    /// If a platoon has two weapons, it is not recorded which of them is used against aircraft, so
    /// neither is filled in.
    fn fill(cast: &Participants) -> To<Self> {
        let called = cast.side::<Force>(cast.at.side).aircraft.0;
        let mut known = Opening::to();
        if called > 0 {
            known = known.knowing(Self::AT.aircraft, called);
        }
        let Some(unit) = cast.state::<Platoon>(parts::GUNS) else { return known };
        let known = known
            .knowing(Self::AT.shooters, unit.free().clamp(1, MOST_SHOOTERS))
            .knowing_all(Self::AT.trained, &unit.trained());
        match unit.weapons() {
            [weapon] => known
                .knowing(Self::AT.rof, weapon.rof)
                .knowing(Self::AT.firepower, weapon.firepower),
            _ => known,
        }
    }

    /// Deducts the aircraft that were shot down from those that were called (FOW-AIR-12).
    fn after(&self, _: &House, fired: &ShotDown, cast: &mut Participants) {
        cast.change_side(cast.at.side, |force: &mut Force| {
            let left = force.aircraft.0 - fired.shot_down as i16;
            force.aircraft = Count::from_raw(left.max(0));
        });
    }

    /// The opening of the attack by the remaining aircraft (FOW-AMB-37).
    fn then(&self, _: &House, fired: &ShotDown) -> Vec<Opening> {
        let left = self.aircraft.0 - fired.shot_down as i16;
        if left <= 0 {
            return Vec::new();
        }
        vec![Opening::to::<AirAttack>().knowing(AirAttack::AT.aircraft, left).into()]
    }
}
