//! How units take part in `rally`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::rally::{Rallied, Rally};
use crate::rulesets::flames_of_war::units::tracker::{self, Platoon, UnitKind};

impl Play for Rally {
    const ROLES: &'static [Role] = &[roles::PINNED];

    // The commander may join the platoon at any moment (FOW-IND-02).
    const IN_VIEW: &'static [usize] = &[Self::AT.will.then(Will::AT.reroll).index()];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Platoon>(parts::UNIT) else { return known };
        let known = match roles::commander_out(cast, parts::UNIT) {
            Some(out) => known.knowing(Self::AT.commander_out, out),
            None => known,
        };
        known
            .knowing(Self::AT.already, unit.pinned)
            .knowing(Self::AT.hits, unit.hits)
            .knowing(Self::AT.armoured_only, unit.kind == UnitKind::Armoured)
            .knowing(Self::AT.independent, unit.role != tracker::Role::Platoon && !unit.joined)
            .knowing_all(Self::AT.will, &unit.will())
    }

    fn after(&self, _: &House, rallied: &Rallied, cast: &mut Participants) {
        cast.change_role(parts::UNIT, |unit: &mut Platoon| {
            unit.pinned = !rallied.rally;
            unit.tried_rally = !rallied.rally;
        });
    }
}
