//! How units take part in `commander`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::commander::{
    Appointed, Appointer, Appointment, Warrior, WarriorSaved,
};
use crate::rulesets::flames_of_war::units::tracker::{self, Platoon, Used};

impl Play for Appointment {
    const ROLES: &'static [Role] = &[roles::LEADERLESS, roles::APPOINTS];

    /// Only the players know whether the commander commands the platoon, and how far away its teams
    /// are.
    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Platoon>(parts::COMMANDER) else { return known };
        let who = match unit.role {
            tracker::Role::SecondInCommand => Appointer::Second,
            tracker::Role::HigherCommand => Appointer::Higher,
            _ => Appointer::Company,
        };
        let known = known.knowing(Self::AT.who, who);
        if unit.joined { known.knowing(Self::AT.joined, true) } else { known }
    }

    /// Records that the platoon has a commander again, and that the one who appointed him does not
    /// shoot (FOW-LDR-07).
    fn after(&self, _: &House, appointed: &Appointed, cast: &mut Participants) {
        cast.change_role(parts::UNIT, |unit: &mut Platoon| {
            unit.commander_lost &= !appointed.commander;
        });
        cast.change_role(parts::COMMANDER, |unit: &mut Platoon| {
            unit.joined = true;
            unit.used = Used::Appointed;
        });
    }
}

impl Play for Warrior {
    const ROLES: &'static [Role] = &[roles::WARRIOR];

    /// The players record which team is removed in the Warrior's place, and from which platoon.
    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        match cast.state::<Platoon>(parts::UNIT) {
            Some(unit) => known.knowing(Self::AT.kind, unit.warrior_kind()),
            None => known,
        }
    }

    /// Records the save of a Warrior who is a separate unit: he carries on if saved, and is
    /// destroyed if not. The players record the team removed in his place.
    fn after(&self, _: &House, saved: &WarriorSaved, cast: &mut Participants) {
        cast.change_role(parts::UNIT, |unit: &mut Platoon| {
            unit.is_saved(saved.warrior);
        });
    }
}
