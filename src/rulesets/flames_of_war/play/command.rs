//! How units take part in `command`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::command::Command;
use crate::rulesets::flames_of_war::units::tracker::Platoon;

impl Play for Command {
    const ROLES: &'static [Role] = &[roles::ANY];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Platoon>(parts::UNIT) else { return known };
        known
            .knowing(Self::AT.skill, unit.skill)
            .knowing(Self::AT.team, unit.commanded())
            .knowing(Self::AT.teams, unit.remaining())
    }
}
