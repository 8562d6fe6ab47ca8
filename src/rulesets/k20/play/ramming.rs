//! `ramming` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::crew::CrewMorale;
use crate::rulesets::k20::sheet::effect::{Effect, Half};
use crate::rulesets::k20::sheet::immobilisation::Driven;
use crate::rulesets::k20::sheet::ramming::{Ram, Rammed, Ramming};
use crate::rulesets::k20::sheet::tables;
use crate::rulesets::k20::sheet::training::Pip;
use crate::rulesets::k20::units::effects;
use crate::rulesets::k20::units::tracker::Unit;

impl Play for Ramming {
    const ROLES: &'static [Role] =
        &[roles::RAMS.listed(Self::ABOUT.title), roles::VEHICLE.listed(t::OPEN_RAMMED)];

    /// The rammer strikes with its front against the side, unless the players say
    /// otherwise (K20-AMB-38).
    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::ATTACKERS[0]) {
            known = known
                .knowing_all(Self::AT.own, &unit.rammer(unit.front_dv))
                .knowing_all(Self::AT.state, &unit.state())
                .knowing(Self::AT.gear, unit.gear)
                .knowing(Self::AT.already_damaged, unit.is_damaged());
        }
        if let Some(pip) = Pip::of_acting(cast, parts::ATTACKERS[0]) {
            known = known.knowing_all(Self::AT.pip, &pip);
        }
        if let Some(unit) = cast.state::<Unit>(parts::DEFENDERS[0]) {
            known = known
                .knowing_all(Self::AT.target, &unit.rammer(unit.side_dv))
                .knowing(Self::AT.target_immobilised, unit.is_immobilised())
                .knowing_all(Self::AT.target_state, &unit.state())
                .knowing(Self::AT.target_gear, unit.gear)
                .knowing(Self::AT.other_damaged, unit.is_damaged())
                // Each vehicle rammed in the move is worked out and paid for separately.
                .knowing(Self::AT.rammed, Count(1));
        }
        known
    }

    /// The crews are tested after the ram (K20-IMM-04).
    fn after(&self, _: &House, rammed: &Rammed, cast: &mut Participants) {
        cast.change_role(parts::ATTACKERS[0], |unit: &mut Unit| unit.moved = true);
        // One payment for each vehicle rammed in the move.
        effects::pays(cast, parts::ATTACKERS[0], tables::RAM_PIP);
        if rammed.ram == Ram::Rammed {
            effects::face_to_face(cast, [parts::ATTACKERS[0], parts::DEFENDERS[0]]);
        }
        let sides = [
            (parts::ATTACKERS[0], rammed.rammer, rammed.rammer_terrain),
            (parts::DEFENDERS[0], rammed.target, rammed.target_terrain),
        ];
        for (role, effect, terrain) in sides {
            cast.change_role(role, |unit: &mut Unit| {
                unit.suffers(Half::Vehicle, effect);
                unit.is_driven(terrain, true);
            });
        }
    }

    fn then(&self, _: &House, rammed: &Rammed) -> Vec<Opening> {
        let stuck = |effect: Effect, terrain: Driven| {
            let stuck = matches!(terrain, Driven::Immobilised | Driven::Permanently);
            effect != Effect::Burns && (stuck || effect == Effect::Immobilised)
        };
        let mut then: Vec<Opening> = Vec::new();
        if stuck(rammed.rammer, rammed.rammer_terrain) {
            let test = Opening::to::<CrewMorale>().named(t::CREW_OF_RAMMER);
            then.push(test.casting(parts::ATTACKER_IS_TESTED).into());
        }
        if stuck(rammed.target, rammed.target_terrain) {
            let test = Opening::to::<CrewMorale>().named(t::CREW_OF_RAMMED);
            then.push(test.casting(parts::DEFENDER_IS_TESTED).into());
        }
        // Several vehicles can be rammed in one move, each for a PIP (K20-RAM-02).
        let burns = rammed.rammer == Effect::Burns;
        if !burns && !stuck(rammed.rammer, rammed.rammer_terrain) {
            let another = Opening::to::<Self>().named(t::RAMS_ANOTHER);
            then.push(another.casting(parts::ATTACKER_GOES_ON).into());
        }
        then
    }
}
