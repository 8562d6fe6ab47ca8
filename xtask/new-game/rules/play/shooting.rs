//! `shooting` with units: roles, known answers.

use crate::rulesets::new_game::prelude::*;

use super::roles;
use crate::rulesets::new_game::sheet::shooting::Shooting;
use crate::rulesets::new_game::units::tracker::Unit;

impl Play for Shooting {
    // The units that take part. A unit's page lists the calculator for it.
    const ROLES: &'static [Role] = &[roles::SHOOTER];

    // The answers known from the units, however the calculator is opened.
    fn fill(cast: &Participants) -> To<Self> {
        match cast.state::<Unit>(parts::SHOOTER) {
            Some(unit) => Opening::to().knowing(Self::AT.shaken, unit.shaken),
            None => Opening::to(),
        }
    }
}
