//! `hit_effect` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::effect::{Half, Hindrance, Impact};
use crate::rulesets::k20::sheet::hit_effect::HitEffect;
use crate::rulesets::k20::units::effects;
use crate::rulesets::k20::units::tracker::{Unit, UnitKind};

impl Play for HitEffect {
    const ROLES: &'static [Role] = &[roles::HIT];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        match cast.state::<Unit>(parts::TARGET).map(|unit| unit.kind) {
            Some(UnitKind::Infantry | UnitKind::Hq) => known.knowing(Self::AT.half, Half::Infantry),
            Some(UnitKind::Vehicle) => known.knowing(Self::AT.half, Half::Vehicle),
            // It may be either the gun or its crew (K20-AMM-04).
            Some(UnitKind::Gun) | None => known,
        }
    }

    fn after(&self, house: &House, impact: &Impact, cast: &mut Participants) {
        effects::struck(cast, house, parts::TARGET, self.half, impact.effect, Hindrance::None);
    }

    fn then(&self, _: &House, impact: &Impact) -> Vec<Opening> {
        impact.effect.tests(self.half, Hindrance::None)
    }
}
