//! `armament` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::armament::{Ammunition, ApStrength, Round};
use crate::rulesets::k20::sheet::effect::{Half, Hindrance, Impact};
use crate::rulesets::k20::units::effects;
use crate::rulesets::k20::units::tracker::Unit;

impl Ammunition {
    /// The ammunition of a unit against another, if it has no choice: against infantry there is
    /// only HE (K20-AMM-01, K20-AMM-03, K20-AMB-47), and a unit whose weapon fails has only the
    /// anti-armour shot (K20-DIR-10).
    pub(crate) fn only_one(shooter: &Unit, target: &Unit) -> Option<Self> {
        if shooter.on_foot() && (target.on_foot() || shooter.has_only_small_arms()) {
            return Some(Self::SmallArms);
        }
        if target.on_foot() {
            return Some(Self::He);
        }
        if shooter.weapon.fails().is_some() && shooter.anti_armour.0 != 0 {
            return Some(Self::SmallArms);
        }
        let has = [
            (shooter.ap.0 != 0, Self::Ap),
            (shooter.ht.0 != 0, Self::Ht),
            (shooter.he_fp.0 != 0 || shooter.he_ov.0 != 0, Self::He),
            (shooter.anti_armour.0 != 0, Self::SmallArms),
        ];
        let mut has = has.into_iter().filter(|(has, _)| *has);
        let only = has.next()?.1;
        has.next().is_none().then_some(only)
    }
}

impl Play for ApStrength {
    const ROLES: &'static [Role] = &[roles::GUN, roles::HARD_TARGET];

    const MEASURED: &'static [usize] = places!(ApStrength: distance);

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::SHOOTER) {
            known = known.knowing(Self::AT.ap, unit.ap).knowing(Self::AT.ht, unit.ht);
            match (unit.ap.0 != 0, unit.ht.0 != 0) {
                (true, false) => known = known.knowing(Self::AT.round, Round::Ap),
                (false, true) => known = known.knowing(Self::AT.round, Round::Ht),
                _ => {}
            }
        }
        if let Some(unit) = cast.state::<Unit>(parts::TARGET) {
            known = unit
                .knowing_faces(known, Self::AT.armour)
                .knowing(Self::AT.target, unit.target())
                .knowing(Self::AT.unarmoured, unit.is_unarmoured())
                .knowing(Self::AT.damaged, unit.is_damaged());
        }
        known
    }

    fn after(&self, house: &House, impact: &Impact, cast: &mut Participants) {
        if self.target != Target::Building {
            effects::struck(
                cast,
                house,
                parts::TARGET,
                Half::Vehicle,
                impact.effect,
                Hindrance::None,
            );
        }
    }

    fn then(&self, _: &House, impact: &Impact) -> Vec<Opening> {
        let mut then = impact.effect.tests(Half::Vehicle, Hindrance::None);
        then.retain(|_| self.target == Target::Vehicle);
        then
    }
}
