//! `spotting` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::forms::Spotting;
use crate::rulesets::k20::sheet::spotting::Seen;
use crate::rulesets::k20::units::tracker::{Unit, UnitKind};

impl Spotting {
    /// The known answers of the hidden model.
    pub(crate) fn of_hider(unit: &Unit) -> To<Self> {
        let kind = match unit.kind {
            UnitKind::Infantry | UnitKind::Hq => Hider::Infantry,
            UnitKind::Gun => Hider::Gun,
            UnitKind::Vehicle => Hider::Vehicle,
        };
        Opening::to()
            .knowing(Self::AT.kind, kind)
            .knowing(Self::AT.camouflaged, unit.camouflaged)
            .knowing(Self::AT.moved, unit.moved)
            .knowing(Self::AT.fired, unit.fired)
    }
}

impl Play for Spotting {
    const ROLES: &'static [Role] = &[roles::SPOTTER, roles::HIDES.listed(Self::ABOUT.title)];

    const MEASURED: &'static [usize] = places!(Spotting: distance);

    fn fill(cast: &Participants) -> To<Self> {
        cast.state::<Unit>(parts::TARGET).map_or_else(Opening::to, |unit| Self::of_hider(&unit))
    }

    /// A model that is seen is no longer Hidden (K20-SPT-02).
    fn after(&self, _: &House, seen: &Seen, cast: &mut Participants) {
        if seen.model {
            cast.change_role(parts::TARGET, |unit: &mut Unit| unit.hidden = false);
        }
    }

    fn then(&self, _: &House, seen: &Seen) -> Vec<Opening> {
        if seen.model { self.shots() } else { Vec::new() }
    }
}
