//! `fire_resolution` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::retreat::{knowing_retreat, then_back};
use super::roles;
use crate::rulesets::cold_war_commander::sheet::effect::{Attacked, Retreat};
use crate::rulesets::cold_war_commander::sheet::fall_back::Cause;
use crate::rulesets::cold_war_commander::sheet::fire_resolution::FireResolution;
use crate::rulesets::cold_war_commander::units::effects;
use crate::rulesets::cold_war_commander::units::unit::Unit;

impl Play for FireResolution {
    const ROLES: &'static [Role] = &[roles::SUFFERS];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Unit>(parts::TARGET) else { return known };
        let known = known.knowing_all(Self::AT.health, &unit.health());
        knowing_retreat(known, Self::AT.back, &unit)
            .knowing(Self::AT.back.then(Retreat::AT.exempt), unit.is_exempt())
    }

    fn after(&self, _: &House, fired: &Attacked, cast: &mut Participants) {
        effects::hit(cast, parts::TARGET, fired.end, fired.hits);
    }

    fn then(&self, _: &House, fired: &Attacked) -> Vec<Opening> {
        then_back(fired.end, fired.moved, Some(self.back.soft), Cause::Fire)
    }
}
