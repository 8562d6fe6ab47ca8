//! `command_range` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::command_range::{CommandKind, CommandRange};
use crate::rulesets::k20::units::tracker::{self, UnitKind};

impl CommandRange {
    /// The known answers of a stand; an HQ counts at least as that of a platoon.
    pub(crate) fn of_unit(unit: &tracker::Unit) -> To<Self> {
        let kind = match unit.command {
            CommandKind::Combat if unit.kind == UnitKind::Hq => CommandKind::Platoon,
            kind => kind,
        };
        Opening::to()
            .knowing(Self::AT.kind, kind)
            .knowing(Self::AT.schooling, unit.schooling)
            .knowing(Self::AT.training, unit.training)
    }
}

impl Play for CommandRange {
    const ROLES: &'static [Role] = &[roles::COMMANDS];

    fn fill(cast: &Participants) -> To<Self> {
        cast.state::<tracker::Unit>(parts::UNIT)
            .map_or_else(Opening::to, |unit| Self::of_unit(&unit))
    }
}
