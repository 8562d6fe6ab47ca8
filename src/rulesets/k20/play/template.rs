//! `template` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::effect::Half;
use crate::rulesets::k20::sheet::phases::INDIRECT_FIRE;
use crate::rulesets::k20::sheet::template::{Blast, Model, Ring, Template, Under};
use crate::rulesets::k20::units::effects;
use crate::rulesets::k20::units::tracker::{Unit, UnitKind};

impl Model {
    /// The kind of a unit under a template. A gun counts without its crew, which is hit separately
    /// (K20-AMM-04).
    pub(crate) const fn of(unit: &Unit) -> Self {
        match unit.kind {
            UnitKind::Infantry | UnitKind::Hq => Self::Infantry,
            UnitKind::Vehicle => Self::Vehicle,
            UnitKind::Gun => Self::Gun,
        }
    }

    /// The half of the hit-effect table for a unit: passengers are a separate unit from
    /// their vehicle.
    pub(crate) fn half_of(self, unit: &Unit) -> Option<Half> {
        let fits = match self {
            Self::Infantry | Self::Transported => unit.on_foot(),
            Self::Vehicle => unit.kind == UnitKind::Vehicle,
            Self::Crew | Self::Gun => unit.kind == UnitKind::Gun,
        };
        fits.then_some(self.half())
    }
}

impl Template {
    /// The opening for the crew of a gun, which is where the gun is.
    pub(crate) fn with_its_gun(&self) -> To<Self> {
        let known = Opening::of(self).decided().named(t::MODEL_CREW);
        known.deciding(Self::AT.under.then(Under::AT.ring), self.under.ring)
    }

    /// The opening for the same shells on another model under the template.
    pub(crate) fn at_another(he_fp: Count<-10, 30>, he_ov: Count<-10, 30>) -> To<Self> {
        let under = Self::AT.under;
        let another = Opening::to::<Self>()
            .knowing(under.then(Under::AT.he_fp), he_fp)
            .knowing(under.then(Under::AT.he_ov), he_ov);
        another.named(t::OPEN_UNDER_TOO).casting(parts::SHOOTER_GOES_ON)
    }
}

impl Play for Template {
    const ROLES: &'static [Role] = &[roles::SHELLS, roles::UNDER_TEMPLATE];

    /// Only the players see where under the template the model is, especially after a drift.
    const MEASURED: &'static [usize] = &[Self::AT.under.then(Under::AT.ring).index()];

    fn fill(cast: &Participants) -> To<Self> {
        let under = Self::AT.under;
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::SHOOTER) {
            known = known
                .knowing(under.then(Under::AT.he_fp), unit.he_fp)
                .knowing(under.then(Under::AT.he_ov), unit.he_ov);
            if unit.shells.0 > 0 {
                known = known
                    .knowing(Self::AT.rounds, unit.shells.0)
                    .knowing(Self::AT.critical, unit.shells_critical);
            }
        }
        if let Some(unit) = cast.state::<Unit>(parts::TARGET) {
            known = known
                .knowing(under.then(Under::AT.movement), unit.movement())
                .knowing(under.then(Under::AT.unarmoured), unit.is_unarmoured())
                .knowing(Self::AT.damaged, unit.is_damaged())
                .knowing(under.then(Under::AT.model), Model::of(&unit));
            if unit.under_fire.0 > 0 {
                known = known.knowing(Self::AT.rounds, unit.under_fire.0);
            }
            // Only the players see which face a shell strikes.
            if !unit.on_foot() {
                known = known
                    .knowing(under.then(Under::AT.dv), unit.front_dv)
                    .knowing(under.then(Under::AT.struck_side), unit.side_dv)
                    .knowing(under.then(Under::AT.struck_rear), unit.rear_dv);
            }
        }
        known
    }

    fn after(&self, house: &House, blast: &Blast, cast: &mut Participants) {
        let half =
            cast.state::<Unit>(parts::TARGET).and_then(|unit| self.under.model.half_of(&unit));
        cast.change_role(parts::TARGET, |unit: &mut Unit| unit.under_fire = Count(0));
        if let Some(half) = half {
            effects::moves_on_foot(cast, parts::TARGET, half, self.under.movement);
            effects::struck_too(cast, house, parts::TARGET, half, blast.effect, blast.hindrance);
        }
        // A model under the centre is near the impact; the sheet does not say how far from it the
        // rings are (K20-AMB-46).
        if cast.at.stage == INDIRECT_FIRE && self.under.ring == Ring::Centre {
            effects::looks_for_cover(cast, parts::TARGET);
        }
    }

    fn then(&self, _: &House, blast: &Blast) -> Vec<Opening> {
        let model = self.under.model;
        let mut then = blast.effect.tests(model.half(), blast.hindrance);
        then.retain(|_| model != Model::Gun);
        if model == Model::Gun {
            // The crew is also under the template and takes a separate hit (K20-AMM-04).
            let crew = Self { under: self.under.crew(), damaged: false, ..*self };
            then.push(crew.with_its_gun().into());
        }
        let another = Self::at_another(self.under.he_fp, self.under.he_ov);
        let another = another.deciding(Self::AT.rounds, self.rounds);
        then.push(another.deciding(Self::AT.critical, self.critical).into());
        then
    }
}
