//! `near_impact` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use crate::rulesets::k20::sheet::near_impact::{Near, NearImpact};
use crate::rulesets::k20::sheet::template::Model;
use crate::rulesets::k20::units::effects;
use crate::rulesets::k20::units::tracker::{Unit, UnitKind};

/// A unit within 2″ of the impact, one of several.
pub(crate) const fn near(id: RoleId) -> Role {
    Role::new(id, t::ROLE_NEAR_IMPACT, Of::Anybody)
        .eligible(|unit| !unit.typed::<Unit>().is_out())
        .blocked_by(is_armoured)
}

/// Why a unit does not look for cover: it is armoured.
fn is_armoured(_: &Participants, unit: &Standing) -> Option<Note> {
    let unit: Unit = unit.state.typed();
    let armoured = unit.kind == UnitKind::Vehicle && unit.armoured;
    armoured.then(|| Note::new(t::OUT_ARMOURED_NEAR, "K20-ART-08"))
}

impl Play for NearImpact {
    const ROLES: &'static [Role] = {
        let [first, second, third, fourth] = parts::NEAR;
        &[near(first), near(second).optional(), near(third).optional(), near(fourth).optional()]
    };

    /// If the unit is a gun, its crew looks for cover.
    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Unit>(parts::NEAR[0]) else { return known };
        let model = match unit.kind {
            UnitKind::Gun => Model::Crew,
            _ => Model::of(&unit),
        };
        known.knowing(Self::AT.model, model).knowing(Self::AT.unarmoured, unit.is_unarmoured())
    }

    /// The calculator is still offered in this activation, because more units may be near the
    /// impact.
    fn after(&self, _: &House, near: &Near, cast: &mut Participants) {
        if !near.near {
            return;
        }
        for role in parts::NEAR {
            effects::looks_for_cover(cast, role);
        }
    }
}
