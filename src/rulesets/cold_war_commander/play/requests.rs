//! `requests` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::roles;
use super::zone::alike;
use crate::rulesets::cold_war_commander::sheet::anti_air::AntiAir;
use crate::rulesets::cold_war_commander::sheet::deviation::ArtilleryDeviation;
use crate::rulesets::cold_war_commander::sheet::forms::AirDeviation;
use crate::rulesets::cold_war_commander::sheet::requests::{
    AirRequest, ArtilleryRequest, Request, Requested, Shells,
};
use crate::rulesets::cold_war_commander::sheet::support_blunders::air::{AirBlunder, Ordered};
use crate::rulesets::cold_war_commander::sheet::support_blunders::artillery::ArtilleryBlunder;
use crate::rulesets::cold_war_commander::sheet::zone::{AirStrike, ArtilleryFire};
use crate::rulesets::cold_war_commander::units::effects;
use crate::rulesets::cold_war_commander::units::follow_up;
use crate::rulesets::cold_war_commander::units::unit::{FollowUp, Unit};

/// One kind of the artillery that is called: a separate shoot at the same aiming point,
/// with separate deviation, zone and sum (CWC-AMB-59).
struct Shoot {
    /// Its weapon; `None` for rockets or naval guns, where only the players know which.
    shells: Option<Shells>,
    /// The number of units; `None` if each of them is in the list.
    units: Option<i16>,
    /// The places of listed units among the called batteries.
    batteries: Vec<usize>,
    /// Whether other listed units are called for another shoot.
    apart: bool,
}

impl Shoot {
    /// The opening of a calculator with the batteries of this kind.
    fn opens<C: Calculate>(&self, to: To<C>, name: Option<Text>) -> Opening {
        let to = match name {
            Some(name) => to.named(name),
            None => to,
        };
        let ids = parts::BATTERIES.into_iter();
        let called = |place: &usize| parts::BATTERIES[*place];
        let casts: Vec<_> = ids.zip(self.batteries.iter().map(called)).collect();
        if casts.is_empty() && self.apart {
            return to.casting(&[(parts::BATTERIES[0], parts::UNLISTED)]).into();
        }
        to.casting(&casts).into()
    }

    /// The opening of its deviation, named if there are several shoots.
    fn deviation(&self, bonus: bool, several: bool) -> Opening {
        let rocket = ArtilleryDeviation::AT.rocket;
        let naval = ArtilleryDeviation::AT.naval;
        let to = Opening::to::<ArtilleryDeviation>();
        let to = if bonus { to.deciding(ArtilleryDeviation::AT.bonus, true) } else { to };
        let (to, name) = match self.shells {
            Some(Shells::Rockets) => (to.deciding(rocket, true), t::OPEN_ROCKETS_DEVIATE),
            Some(Shells::Naval) => (to.deciding(naval, true), t::OPEN_NAVAL_DEVIATE),
            Some(_) => (to, t::OPEN_GUNS_DEVIATE),
            None => (to, t::OPEN_OTHERS_DEVIATE),
        };
        self.opens(to, several.then_some(name))
    }

    /// The opening of its fire.
    fn fire(&self, several: bool) -> Opening {
        let to = Opening::to::<ArtilleryFire>();
        let to = match self.units {
            Some(units) => to.deciding(ArtilleryFire::AT.units, Count::from_raw(units)),
            None => to,
        };
        let name = match self.shells {
            Some(Shells::Rockets) => t::OPEN_ROCKETS_FIRE,
            Some(Shells::Naval) => t::OPEN_NAVAL_FIRE,
            Some(_) => t::OPEN_GUNS_FIRE,
            None => t::OPEN_OTHERS_FIRE,
        };
        self.opens(to, several.then_some(name))
    }
}

impl ArtilleryRequest {
    /// The shoots that a granted request brings.
    fn shoots(&self) -> Vec<Shoot> {
        let listed = [self.kind_1, self.kind_2, self.kind_3, self.kind_4];
        let of = |shells: Shells| {
            let all = listed.iter().enumerate();
            all.filter(|(_, one)| **one == shells).map(|(place, _)| place).collect()
        };
        let apart = self.listed.0 > 0;
        if self.listed.0 > 1 {
            let kinds = [Shells::Guns, Shells::Rockets, Shells::Naval];
            let shoots = kinds.map(|shells| Shoot {
                shells: Some(shells),
                units: None,
                batteries: of(shells),
                apart,
            });
            let called = |shoot: &Shoot| !shoot.batteries.is_empty();
            return shoots.into_iter().filter(called).collect();
        }
        // A single unit of the list may represent more of its kind.
        let other = [Shells::Rockets, Shells::Naval];
        let other = other.into_iter().find(|shells| listed.contains(shells));
        [(Some(Shells::Guns), self.guns.0), (other, self.rocket_or_naval.0)]
            .into_iter()
            .filter(|(_, units)| *units > 0)
            .map(|(shells, units)| Shoot {
                shells,
                units: Some(units),
                batteries: shells.map_or_else(Vec::new, of),
                apart,
            })
            .collect()
    }
}

/// Records that the request for the units in the roles was a blunder, for which the player still
/// has to roll (CWC-BLU-02).
fn blundered(cast: &mut Participants, called: &[RoleId]) {
    follow_up::leaves(cast, parts::OBSERVER, FollowUp::Blunder);
    for role in called {
        follow_up::leaves(cast, *role, FollowUp::Misled);
    }
}

impl Play for ArtilleryRequest {
    const ROLES: &'static [Role] = {
        let [first, second, third, fourth] = roles::CALLED_BATTERIES;
        &[roles::REQUESTS_ARTILLERY, first, second, third, fourth]
    };

    // A single battery may represent more of its kind: only the player knows how many.
    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(fao) = cast.state::<Unit>(parts::OBSERVER) {
            known = known
                .knowing(Self::AT.value, fao.value)
                .knowing(Self::AT.earlier_requests, fao.requests);
        }
        let called = roles::states(cast, &parts::BATTERIES);
        let apart = |unit: &Unit| unit.shells() != Shells::Guns;
        let of_each = [Self::AT.kind_1, Self::AT.kind_2, Self::AT.kind_3, Self::AT.kind_4];
        for (battery, at) in parts::BATTERIES.into_iter().zip(of_each) {
            let unit = cast.state::<Unit>(battery);
            known = known.knowing(at, unit.map_or(Shells::None, |unit| unit.shells()));
        }
        if !called.is_empty() {
            let driven = |unit: &Unit| unit.carriage == Carriage::SelfPropelled;
            known = known
                .knowing(Self::AT.self_propelled, called.iter().all(driven))
                .knowing(Self::AT.listed, called.len() as i16);
        }
        match called.as_slice() {
            [] => known,
            [one] if apart(one) => {
                known.knowing(Self::AT.guns, 0).knowing(Self::AT.rocket_or_naval, 1)
            }
            [_] => known.knowing(Self::AT.rocket_or_naval, 0),
            several => {
                let others = several.iter().filter(|unit| apart(unit)).count();
                let guns = several.len() - others;
                known
                    .knowing(Self::AT.guns, guns as i16)
                    .knowing(Self::AT.rocket_or_naval, others as i16)
            }
        }
    }

    fn after(&self, _: &House, requested: &Requested, cast: &mut Participants) {
        let granted = requested.request == Request::Granted;
        effects::has_requested(cast, parts::OBSERVER, granted);
        if requested.request != Request::Refused {
            let [first, second, third, fourth] = parts::BATTERIES;
            follow_up::begins_with(cast, &[parts::OBSERVER, first, second, third, fourth]);
        }
        match requested.request {
            Request::Refused => {}
            Request::Blunder => {
                blundered(cast, &parts::BATTERIES);
                let smoke = self.is_smoke();
                cast.change_role(parts::OBSERVER, |unit: &mut Unit| unit.follow_up_smoke = smoke);
            }
            Request::Granted => {
                // After a double 1 there is no deviation (CWC-BON-02).
                let follow_up = match (requested.bonus, self.is_smoke()) {
                    (true, true) => FollowUp::No,
                    (true, false) => FollowUp::Fire,
                    (false, true) => FollowUp::Smoke,
                    (false, false) => FollowUp::Deviation,
                };
                follow_up::called(cast, &parts::BATTERIES, follow_up);
            }
        }
        let units = if self.kind_1 == Shells::Guns { self.guns.0 } else { self.rocket_or_naval.0 };
        follow_up::stands_for(cast, parts::BATTERIES[0], self.listed.0, units);
        if granted && self.is_smoke() {
            // A zone for each kind of artillery (CWC-AMB-59).
            for _ in self.shoots() {
                effects::lays_smoke(cast, parts::OBSERVER);
            }
        }
    }

    fn then(&self, _: &House, requested: &Requested) -> Vec<Opening> {
        let smoke = self.is_smoke();
        let called = self.guns.0 + self.rocket_or_naval.0;
        match requested.request {
            Request::Refused => Vec::new(),
            Request::Blunder => {
                let mut blunder =
                    Opening::to::<ArtilleryBlunder>().deciding(ArtilleryBlunder::AT.smoke, smoke);
                // The list does not show how many units were called, but the blunder counts them
                // (CWC-BLU-07, CWC-BLU-08).
                if self.listed.0 == 1 {
                    blunder = blunder.deciding(ArtilleryBlunder::AT.like, Count::from_raw(called));
                } else if self.listed.0 == 0 && self.self_propelled {
                    blunder = blunder
                        .deciding(ArtilleryBlunder::AT.towed, 0)
                        .deciding(ArtilleryBlunder::AT.driven, Count::from_raw(called));
                }
                vec![blunder.into()]
            }
            Request::Granted => {
                let shoots = self.shoots();
                let several = shoots.len() > 1;
                let openings = shoots.iter().flat_map(|shoot| {
                    let deviation = shoot.deviation(requested.bonus, several);
                    let fire = (!smoke).then(|| shoot.fire(several));
                    std::iter::once(deviation).chain(fire)
                });
                openings.collect()
            }
        }
    }
}

impl Play for AirRequest {
    const ROLES: &'static [Role] = {
        let [first, second, third] = roles::CALLED_AIR_UNITS;
        &[roles::REQUESTS_AIR, first, second, third]
    };

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(fac) = cast.state::<Unit>(parts::OBSERVER) {
            known = known
                .knowing(Self::AT.value, fac.value)
                .knowing(Self::AT.earlier_requests, fac.requests);
        }
        let called = roles::states(cast, &parts::AIR_UNITS);
        known = known.knowing(Self::AT.listed, called.len() as i16);
        if called.len() > 1 {
            // Units that are alike for the strike, and for enemy fighters.
            let kinds = roles::kinds(&called, |unit| {
                (alike(unit, None), unit.hits, unit.marked, unit.save)
            });
            let kinds = kinds.len();
            known = known
                .knowing(Self::AT.aircraft, called.len() as i16)
                .knowing(Self::AT.kinds, kinds as i16);
        }
        known
    }

    fn after(&self, _: &House, requested: &Requested, cast: &mut Participants) {
        effects::has_requested(cast, parts::OBSERVER, requested.request == Request::Granted);
        if requested.request != Request::Refused {
            let [first, second, third] = parts::AIR_UNITS;
            follow_up::begins_with(cast, &[parts::OBSERVER, first, second, third]);
        }
        match requested.request {
            Request::Refused => {}
            Request::Blunder => blundered(cast, &parts::AIR_UNITS),
            // After a double 1 there is no deviation (CWC-BON-03).
            Request::Granted => {
                let deviates = if requested.bonus { FollowUp::Fire } else { FollowUp::Deviation };
                follow_up::called(cast, &parts::AIR_UNITS, deviates);
            }
        }
        follow_up::stands_for(cast, parts::AIR_UNITS[0], self.listed.0, self.aircraft.0);
    }

    fn then(&self, _: &House, requested: &Requested) -> Vec<Opening> {
        match requested.request {
            Request::Refused => Vec::new(),
            Request::Blunder => {
                let mut blunder = Opening::to::<AirBlunder>();
                if self.listed.0 == 1 {
                    blunder = blunder.deciding(AirBlunder::AT.like, self.aircraft);
                } else if self.kinds.0 == 1 {
                    let ordered = AirBlunder::AT.air.then(Ordered::AT.units);
                    blunder = blunder.deciding(ordered, Count::from_raw(self.aircraft.0));
                }
                vec![blunder.into()]
            }
            Request::Granted => {
                let deviation = Opening::to::<AirDeviation>();
                let mut strike =
                    Opening::to::<AirStrike>().casting(&parts::go_on(parts::AIR_UNITS));
                if self.counts_alike() {
                    strike = strike.deciding(AirStrike::AT.units, self.aircraft);
                }
                vec![
                    deviation.deciding(AirDeviation::AT.bonus, requested.bonus).into(),
                    Opening::to::<AntiAir>().into(),
                    strike.into(),
                ]
            }
        }
    }
}
