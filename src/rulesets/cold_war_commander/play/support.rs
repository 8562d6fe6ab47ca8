//! `support` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::roles;
use crate::rulesets::cold_war_commander::sheet::support::Support;
use crate::rulesets::cold_war_commander::units::unit::Unit;

impl Play for Support {
    const ROLES: &'static [Role] = &[roles::SUFFERS];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        match cast.state::<Unit>(parts::TARGET) {
            // The unit is refused for its kind, whatever it fires with.
            Some(unit) if unit.kind.is_command() => known.knowing(Self::AT.kind, unit.target()),
            Some(unit) => known.knowing(Self::AT.kind, unit.target()).knowing(
                // If its first Attack has no dice, the second one counts.
                Self::AT.attack,
                unit.attacks().next().map_or(0, |attack| attack.dice),
            ),
            None => known,
        }
    }
}
