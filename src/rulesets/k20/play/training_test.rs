//! `training` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::training::{Pip, Test, TrainingTest};
use crate::rulesets::k20::units::tracker::{Side, StandardAction, Unit};

impl Pip {
    /// The PIP that are left for the unit in a role, if there is such a unit. If its side has none
    /// recorded and the players do not count them, their number is unknown.
    pub(crate) fn of_acting(cast: &Participants, role: RoleId) -> Option<Self> {
        let side: Side = cast.side(cast.one(role)?.side);
        Some(Self { counted: side.pip_counted || side.pip.0 > 0, left: side.pip })
    }
}

impl Play for TrainingTest {
    const ROLES: &'static [Role] = &[roles::TRAINED];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Unit>(parts::UNIT) else { return known };
        known
            .knowing_all(Self::AT.unit, &unit.by_training())
            .knowing(Self::AT.clears, unit.weapon == Weapon::Jammed)
            .knowing(Self::AT.no_action, unit.lacks_standard_action().is_some())
            .knowing(Self::AT.acted, unit.has_acted())
    }

    fn after(&self, _: &House, test: &Test, cast: &mut Participants) {
        if !self.clears {
            return;
        }
        cast.change_role(parts::UNIT, |unit: &mut Unit| {
            unit.standard_action = StandardAction::Used;
            if self.both_actions {
                unit.additional_move = true;
                unit.activation_over = true;
                unit.jam_cleared = true;
            }
            if test.test && unit.weapon == Weapon::Jammed {
                unit.weapon = Weapon::Ready;
            }
        });
    }
}
