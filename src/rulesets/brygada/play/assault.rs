//! How units take part in assaults: roles, known answers, effects.

use crate::rulesets::brygada::prelude::*;

use super::roles;
use crate::rulesets::brygada::sheet::assault::{
    Assault, AssaultByVehicle, AssaultOnVehicle, AssaultedVehicle, Exchange, Fight, Fighter,
    Infantry, RunOver, Stormed, VehicleInAssault,
};
use crate::rulesets::brygada::units::effects;
use crate::rulesets::brygada::units::unit::Unit;

impl Play for Assault {
    const ROLES: &'static [Role] = &[roles::CHARGER, roles::CHARGED];

    const LIMITS: &'static [Limit] = &[
        Limit {
            place: Self::AT.attacker.then(Fighter::AT.bases).index(),
            most: |_, cast| Some(cast.state::<Unit>(parts::ATTACKER)?.bases_left()),
            cite: "BR10-ASL-07",
        },
        Limit {
            place: Self::AT.defender.then(Fighter::AT.bases).index(),
            most: |_, cast| Some(cast.state::<Unit>(parts::DEFENDER)?.bases_left()),
            cite: "BR10-ASL-07",
        },
    ];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        for (role, at) in
            [(parts::ATTACKER, Self::AT.attacker), (parts::DEFENDER, Self::AT.defender)]
        {
            let Some(unit) = cast.state::<Unit>(role) else { continue };
            known = known
                .knowing(at.then(Fighter::AT.assault), unit.assault.0)
                .knowing(at.then(Fighter::AT.bases), unit.bases_left())
                .knowing(at.then(Fighter::AT.quality), roles::quality(cast, &unit))
                .knowing(at.then(Fighter::AT.special), unit.special_assault);
        }
        known
    }

    fn after(&self, _: &House, exchange: &Exchange, cast: &mut Participants) {
        let attacker = cast.one(parts::ATTACKER).map(|unit| unit.number);
        let defender = cast.one(parts::DEFENDER).map(|unit| unit.number);
        let (attacker_gone, defender_gone) = match exchange.fight {
            Fight::GoesOn => (false, false),
            Fight::Won => (false, true),
            Fight::Both => (true, true),
            Fight::Lost => (true, false),
        };
        for (number, gone, lost, markers) in [
            (attacker, attacker_gone, exchange.attacker_lost, exchange.attacker_markers),
            (defender, defender_gone, exchange.defender_lost, exchange.defender_markers),
        ] {
            if let Some(number) = number {
                let lost = if gone { u32::MAX } else { lost };
                effects::hit_squad(cast, number, lost, markers);
            }
        }
        if let Some(attacker) = attacker {
            effects::exchanged_blows(cast, attacker, defender, Charged::Squad);
        }
    }
}

impl VehicleInAssault {
    /// The answers about a vehicle, from its state in the battle.
    fn of(unit: &Unit) -> Self {
        let (hull, turret) = unit.armour.weakest();
        Self {
            kind: if unit.kind == UnitKind::LightVehicle {
                AssaultedVehicle::Light
            } else {
                AssaultedVehicle::Armoured
            },
            power: unit.assault,
            hull: Count(hull),
            turret: Count(turret),
            hull_gun: unit.hull_gun,
        }
    }
}

impl Play for AssaultOnVehicle {
    const ROLES: &'static [Role] = &[roles::STORMS, roles::STORMED];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::ATTACKER) {
            known = known
                .knowing(Self::AT.unable, unit.unable)
                .knowing(Self::AT.assault_vehicles, unit.assault_vehicles);
        }
        if let Some(unit) = cast.state::<Unit>(parts::DEFENDER) {
            known = known.knowing_all(Self::AT.vehicle, &VehicleInAssault::of(&unit));
        }
        known
    }

    fn after(&self, _: &House, stormed: &Stormed, cast: &mut Participants) {
        let vehicle = cast.one(parts::DEFENDER).map(|unit| unit.number);
        if let Some(vehicle) = vehicle {
            effects::storm_vehicle(cast, vehicle, stormed.vehicle);
        }
        if let Some(infantry) = cast.one(parts::ATTACKER).map(|unit| unit.number) {
            effects::exchanged_blows(cast, infantry, vehicle, Charged::Vehicle);
        }
    }
}

impl Play for AssaultByVehicle {
    const ROLES: &'static [Role] = &[roles::RAMMER, roles::CHARGED];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::ATTACKER) {
            known = known.knowing_all(Self::AT.vehicle, &VehicleInAssault::of(&unit));
        }
        if let Some(unit) = cast.state::<Unit>(parts::DEFENDER) {
            known = known
                .knowing(Self::AT.target, unit.kind)
                .knowing(Self::AT.bases, unit.bases_left())
                .knowing(Self::AT.quality, roles::quality(cast, &unit))
                .knowing(Self::AT.unable, unit.unable)
                .knowing(Self::AT.assault_vehicles, unit.assault_vehicles);
        }
        known
    }

    fn after(&self, house: &House, over: &RunOver, cast: &mut Participants) {
        let infantry = cast.one(parts::DEFENDER).map(|unit| unit.number);
        if let Some(infantry) = infantry {
            let gone = over.infantry == Infantry::Destroyed;
            let lost = if gone { u32::MAX } else { over.lost };
            effects::hit_squad(cast, infantry, lost, over.markers);
        }
        if let Some(vehicle) = cast.one(parts::ATTACKER).map(|unit| unit.number) {
            effects::storm_vehicle(cast, vehicle, over.vehicle);
            effects::exchanged_blows(cast, vehicle, infantry, Charged::Nothing);
            if let Some(infantry) = infantry {
                // Infantry that stays in contact continues the fight in its own turns, if
                // it can harm the vehicle and has charged no other enemy (BR10-AMB-30,
                // BR10-ASL-T1). So may the crew of a gun, by a house rule.
                let goes_on = cast.state::<Unit>(parts::ATTACKER);
                let goes_on = goes_on.is_some_and(|unit| unit.fights.number() == Some(infantry));
                cast.change(infantry, |unit: &mut Unit| {
                    let crew = unit.kind == UnitKind::Gun && house.crews_fight_on;
                    let strikes = unit.strikes_vehicles() || crew && !unit.unable;
                    if goes_on && strikes && unit.charged == Charged::Nothing {
                        unit.fights = UnitNumber::of(vehicle);
                        unit.charged = Charged::Vehicle;
                        unit.fought = true;
                    }
                });
            }
        }
    }
}
