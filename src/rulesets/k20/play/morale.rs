//! `morale` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::morale::{Morale, MoraleAfter, Rallied, Rally};
use crate::rulesets::k20::units::tracker::{StandardAction, Unit};

impl Play for Morale {
    const ROLES: &'static [Role] = &[roles::SHAKEN];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Unit>(parts::UNIT) else { return known };
        known
            .knowing_all(Self::AT.unit, &unit.by_morale())
            .knowing(Self::AT.began_with, Count::from_raw(unit.stands_before()))
            .knowing(Self::AT.gone, Count::from_raw(unit.stands_lost_now()))
            .knowing_all(Self::AT.losses, &unit.losses())
    }

    fn after(&self, _: &House, test: &MoraleAfter, cast: &mut Participants) {
        let near = is_near_shaken(cast);
        cast.change_role(parts::UNIT, |unit: &mut Unit| {
            // Without a loss, the test can only be for a Broken or Routed friend nearby
            // (K20-MOR-01).
            let for_loss = unit.stands_lost_now() > 0 || unit.commander_lost;
            unit.near_tested |= near && !for_loss;
            unit.level = test.level;
            unit.tested = true;
        });
    }
}

/// Whether the unit may be near a Broken or Routed friend (K20-MOR-01).
fn is_near_shaken(cast: &Participants) -> bool {
    let Some(tested) = cast.one(parts::UNIT) else { return false };
    cast.units.iter().any(|unit| {
        let state: Unit = unit.state.typed();
        let friend = unit.side == tested.side && unit.number != tested.number;
        friend && !state.is_out() && matches!(state.level, Level::Broken | Level::Routed)
    })
}

impl Play for Rally {
    const ROLES: &'static [Role] = &[roles::RALLIES, roles::ORDERS];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known =
            Opening::to().knowing(Self::AT.ordered, cast.one(parts::COMMANDER).is_some());
        if let Some(unit) = cast.state::<Unit>(parts::UNIT) {
            known = known.knowing_all(Self::AT.unit, &unit.by_morale());
        }
        known
    }

    fn after(&self, _: &House, rallied: &Rallied, cast: &mut Participants) {
        cast.change_role(parts::UNIT, |unit: &mut Unit| {
            unit.level = rallied.level;
            // This does not replace a test for losses (K20-MOR-01, K20-AMB-57).
            unit.rallied = true;
            if self.ordered {
                unit.told_to_rally = true;
            } else {
                // The activation ends with it (K20-RAL-01).
                unit.standard_action = StandardAction::Used;
                unit.additional_move = true;
                unit.activation_over = true;
            }
        });
        if self.ordered {
            cast.change_role(parts::COMMANDER, |unit: &mut Unit| {
                unit.rally_ordered = true;
            });
        }
    }
}
