//! `look_up` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::look_up::{RangeLookUp, TerrainLookUp};
use crate::rulesets::k20::units::tracker::Unit;

impl Play for RangeLookUp {
    const ROLES: &'static [Role] = &[roles::GUN];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        match cast.state::<Unit>(parts::SHOOTER) {
            Some(unit) => known.knowing(Self::AT.ap, unit.ap),
            None => known,
        }
    }
}

impl Play for TerrainLookUp {
    const ROLES: &'static [Role] = &[roles::SHOOTER, roles::TARGET_OF_FIRE];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        match cast.state::<Unit>(parts::TARGET) {
            Some(unit) => known.knowing(Self::AT.target, unit.target()),
            None => known,
        }
    }
}
