//! `close_combat` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::close_combat::{CloseCombat, Defender, Fought, Round};
use crate::rulesets::k20::sheet::morale::Morale;
use crate::rulesets::k20::units::effects;
use crate::rulesets::k20::units::tracker::{StandardAction, Unit};

/// The first units of both sides.
const ATTACKER: RoleId = parts::ATTACKERS[0];
const DEFENDER: RoleId = parts::DEFENDERS[0];

/// The WB of one stand from each unit in these roles, added up; `None` if there are none.
fn wb_of(cast: &Participants, roles: &[RoleId]) -> Option<i16> {
    let units = roles.iter().filter_map(|role| cast.state::<Unit>(*role));
    units.map(|unit| unit.wb.0).reduce(|one, other| one + other)
}

impl CloseCombat {
    /// The known answers of the attacker: it charges, unless it is already fighting.
    pub(crate) fn of_attacker(known: To<Self>, unit: &Unit) -> To<Self> {
        known
            .knowing(Self::AT.wb, unit.wb)
            .knowing(Self::AT.charging, !unit.fighting)
            .knowing(Self::AT.pinned, unit.pinned)
            .knowing(Self::AT.disorganised, unit.level == Level::Disorganised)
    }
}

impl Play for CloseCombat {
    const ROLES: &'static [Role] = &[
        roles::FIGHTS,
        roles::FIGHTS_TOO[0],
        roles::FIGHTS_TOO[1],
        roles::FOUGHT,
        roles::FOUGHT_TOO[0],
        roles::FOUGHT_TOO[1],
    ];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(ATTACKER) {
            known = Self::of_attacker(known, &unit);
        }
        // A unit that is already in a fight does not charge. A used action does not bar a charge,
        // because another stand may have used it for the same charge; a lost action does.
        let attackers = parts::ATTACKERS.into_iter();
        let attackers = attackers.filter_map(|role| cast.state::<Unit>(role));
        let charge: Vec<Unit> = attackers.filter(|unit| !unit.fighting).collect();
        if cast.one(ATTACKER).is_some() {
            let lost = |unit: &Unit| unit.standard_action == StandardAction::Lost;
            let broken = charge.iter().any(|unit| unit.level == Level::Broken);
            known = known
                .knowing(Self::AT.broken, broken)
                .knowing(Self::AT.no_action, charge.iter().any(lost));
        }
        for (roles, at) in [
            (parts::ATTACKERS, Self::AT.more_wb),
            (parts::DEFENDERS, Self::AT.enemy.then(Defender::AT.more_wb)),
        ] {
            let stands = cast.state::<Unit>(roles[0]).filter(|unit| unit.fighting);
            let stands = stands.map(|unit| unit.fights_wb.0);
            let units = wb_of(cast, &roles[1..]);
            if stands.is_some() || units.is_some() {
                known = known.knowing(at, stands.unwrap_or(0) + units.unwrap_or(0));
            }
        }
        if let Some(unit) = cast.state::<Unit>(DEFENDER) {
            known = known
                .knowing(Self::AT.enemy.then(Defender::AT.wb), unit.wb)
                .knowing(Self::AT.enemy_pinned, unit.pinned)
                .knowing(Self::AT.enemy_disorganised, unit.level == Level::Disorganised)
                .knowing(Self::AT.enemy_suppressed, unit.suppressed)
                .knowing(Self::AT.enemy_broken, unit.level == Level::Broken);
        }
        known
    }

    fn after(&self, _: &House, round: &Round, cast: &mut Participants) {
        // The loser and the winner.
        let ended = match round.fight {
            Fought::EnemyLoses => Some((DEFENDER, ATTACKER)),
            Fought::GoesOn => None,
            Fought::OwnLoses => Some((ATTACKER, DEFENDER)),
        };
        if self.charging {
            // The action is used for the charge, including a double move (K20-CHG-02).
            for role in parts::ATTACKERS {
                cast.change_role(role, |unit: &mut Unit| {
                    // A unit that was already in the fight did not charge.
                    if role == ATTACKER || !unit.fighting {
                        unit.standard_action = StandardAction::Used;
                        unit.moved = true;
                    }
                });
            }
        }
        effects::face_to_face(cast, parts::ATTACKERS.into_iter().chain(parts::DEFENDERS));
        for (side, enemy) in [(parts::ATTACKERS, DEFENDER), (parts::DEFENDERS, ATTACKER)] {
            for role in &side[1..] {
                effects::fights_beside(cast, *role, enemy, ended.is_none());
            }
        }
        effects::fights(cast, [ATTACKER, DEFENDER], ended.is_none());
        if ended.is_none() {
            for (side, wb) in
                [(parts::ATTACKERS, self.more_wb), (parts::DEFENDERS, self.enemy.more_wb)]
            {
                let units = wb_of(cast, &side[1..]).unwrap_or(0);
                effects::fights_with(cast, side[0], wb.0 - units);
            }
        }
        if let Some((loser, winner)) = ended {
            let winner = cast.one(winner).map(|unit| unit.number);
            let winner = winner.map_or_else(UnitNumber::default, UnitNumber::of);
            cast.change_role(loser, |unit: &mut Unit| {
                unit.loses_to(1, false, winner, false);
            });
        }
    }

    fn then(&self, _: &House, round: &Round) -> Vec<Opening> {
        let loser = match round.fight {
            Fought::EnemyLoses => parts::DEFENDER_IS_TESTED,
            Fought::GoesOn => return Vec::new(),
            Fought::OwnLoses => parts::ATTACKER_IS_TESTED,
        };
        vec![Opening::to::<Morale>().casting(loser).into()]
    }
}
