//! `overrun` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::effect::{Effect, Half, Hindrance};
use crate::rulesets::k20::sheet::morale::Morale;
use crate::rulesets::k20::sheet::overrun::{
    Infantry, InfantryOverran, InfantryOverrun, Overran, Overrun, Reaction, VehicleOverrun,
};
use crate::rulesets::k20::sheet::tables;
use crate::rulesets::k20::sheet::training::Pip;
use crate::rulesets::k20::units::effects;
use crate::rulesets::k20::units::tracker::Unit;

impl Play for VehicleOverrun {
    const ROLES: &'static [Role] =
        &[roles::RAMS.listed(Self::ABOUT.title), roles::OVERRUN.listed(t::OPEN_OVERRUN_ON_IT)];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::ATTACKERS[0]) {
            known =
                known.knowing(Self::AT.class, unit.class).knowing(Self::AT.armoured, unit.armoured);
        }
        if let Some(pip) = Pip::of_acting(cast, parts::ATTACKERS[0]) {
            known = known.knowing_all(Self::AT.pip, &pip);
        }
        if let Some(unit) = cast.state::<Unit>(parts::DEFENDERS[0]) {
            known = known
                .knowing(Self::AT.target, unit.as_overrun())
                .knowing(Self::AT.target_class, unit.class)
                .knowing(Self::AT.immobilised, unit.is_immobilised())
                .knowing_all(Self::AT.crew, &unit.by_training())
                // Each vehicle overrun in the move is worked out and paid for separately.
                .knowing(Self::AT.overrun, Count(1));
        }
        known
    }

    fn after(&self, house: &House, overran: &Overran, cast: &mut Participants) {
        cast.change_role(parts::ATTACKERS[0], |unit: &mut Unit| unit.moved = true);
        effects::face_to_face(cast, [parts::ATTACKERS[0], parts::DEFENDERS[0]]);
        if self.target != Overrun::Gun {
            // One payment for each vehicle overrun in the move.
            effects::pays(cast, parts::ATTACKERS[0], tables::OVV_PIP);
        }
        if !overran.target {
            effects::struck(
                cast,
                house,
                parts::DEFENDERS[0],
                Half::Vehicle,
                Effect::Burns,
                Hindrance::None,
            );
        }
    }

    /// The opening of another overrun: several targets can be overrun in one move, each for a PIP
    /// (K20-OVV-02).
    fn then(&self, _: &House, _: &Overran) -> Vec<Opening> {
        let another = Opening::to::<Self>().named(t::OVERRUNS_ANOTHER);
        vec![another.casting(parts::ATTACKER_GOES_ON).into()]
    }
}

impl Play for InfantryOverrun {
    const ROLES: &'static [Role] = &[
        roles::RAMS.listed(Self::ABOUT.title),
        roles::OVERRUN_ON_FOOT.listed(t::OPEN_OVERRUN_ON_IT),
    ];

    const LIMITS: &'static [Limit] = &[Limit {
        place: Self::AT.stands.index(),
        most: |_, cast| Some(cast.state::<Unit>(parts::DEFENDERS[0])?.remaining()),
        cite: "K20-OVI-01",
    }];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::ATTACKERS[0]) {
            known = known
                .knowing(Self::AT.class, unit.class)
                .knowing(Self::AT.machine_guns, unit.machine_guns)
                .knowing_all(Self::AT.driver, &unit.by_training())
                // The vehicle moves over them.
                .knowing(Self::AT.moved, true)
                .knowing(Self::AT.suppressed, unit.suppressed)
                .knowing(Self::AT.immobilised, unit.is_immobilised())
                .knowing(Self::AT.hurt, unit.is_damaged())
                .knowing(Self::AT.open, unit.is_open())
                .knowing(Self::AT.top_armour, unit.top_dv)
                .knowing(Self::AT.crew_morale_base, unit.morale_base);
        }
        if let Some(pip) = Pip::of_acting(cast, parts::ATTACKERS[0]) {
            known = known.knowing_all(Self::AT.pip, &pip);
        }
        if let Some(unit) = cast.state::<Unit>(parts::DEFENDERS[0]) {
            let vehicle = cast.one(parts::ATTACKERS[0]).map(|vehicle| vehicle.number);
            known = known
                .knowing(Self::AT.infantry_training, unit.training)
                .knowing(Self::AT.infantry_morale_base, unit.morale_base())
                .knowing_all(Self::AT.infantry, &unit.state())
                .knowing(Self::AT.explosive_charge, unit.explosive)
                .knowing(Self::AT.dodged, unit.has_dodged(vehicle));
        }
        known
    }

    fn after(&self, house: &House, overran: &InfantryOverran, cast: &mut Participants) {
        effects::pays(cast, parts::ATTACKERS[0], tables::OVI_PIP * self.stands.0);
        if overran.infantry != Infantry::NoOverrun {
            effects::face_to_face(cast, [parts::ATTACKERS[0], parts::DEFENDERS[0]]);
        }
        let vehicle = cast.one(parts::ATTACKERS[0]).map(|unit| unit.number);
        let tested = self.reaction != Reaction::Dodge && house.charge_test_moves_level;
        cast.change_role(parts::DEFENDERS[0], |unit: &mut Unit| {
            match overran.infantry {
                Infantry::Destroyed => {
                    let by = vehicle.map_or_else(UnitNumber::default, UnitNumber::of);
                    unit.loses_to(self.stands.0, false, by, false);
                }
                Infantry::Safe => unit.dodges(vehicle),
                Infantry::StruckBack | Infantry::NoOverrun => {}
            }
            if tested {
                unit.level = overran.enemy_level;
                // This is not the test for the stands that it loses (K20-MOR-01,
                // K20-AMB-28).
                unit.rallied = true;
            }
        });
        cast.change_role(parts::ATTACKERS[0], |unit: &mut Unit| {
            unit.moved = true;
            unit.suffers(Half::Vehicle, overran.vehicle);
            unit.crew_was_tested(overran.crew);
        });
    }

    fn then(&self, _: &House, overran: &InfantryOverran) -> Vec<Opening> {
        let lost = overran.infantry == Infantry::Destroyed;
        let test = || {
            let test = Opening::to::<Morale>();
            test.casting(parts::DEFENDER_IS_TESTED).into()
        };
        // Several stands can be overrun in one move, each for a PIP (K20-OVI-01).
        let stopped = matches!(overran.vehicle, Effect::Burns | Effect::Immobilised);
        let goes_on = overran.infantry != Infantry::NoOverrun && !stopped;
        let another = || {
            let another = Opening::to::<Self>().named(t::OVERRUNS_ANOTHER);
            another.casting(parts::ATTACKER_GOES_ON).into()
        };
        let tested = lost.then(test).into_iter();
        tested.chain(goes_on.then(another)).collect()
    }
}
