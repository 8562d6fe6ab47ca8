//! `close_combat` with units: roles, known answers, effects.

use crate::aid::{Form, Opening, Participants, Play, Role, To, UnitNumber};

use super::roles::{self, ACTING};
use crate::rulesets::k20::sheet::close_combat::{CloseCombat, Defender, Fought, Round};
use crate::rulesets::k20::sheet::house::House;
use crate::rulesets::k20::sheet::morale::Morale;
use crate::rulesets::k20::sheet::parts;
use crate::rulesets::k20::sheet::words::Level;
use crate::rulesets::k20::units::becomes;
use crate::rulesets::k20::units::tracker::{StandardAction, Unit};

/// The place of the first defender among the roles; the other units of a side come after
/// its first.
const DEFENDER: usize = 3;

/// The places of the units beside the first of a side.
fn further(first: usize) -> std::ops::Range<usize> {
    first + 1..first + DEFENDER
}

/// WB of the units beside the first of a side, a stand of each; `None` of none.
fn further_wb(cast: &Participants, first: usize) -> Option<i16> {
    let units = further(first).filter_map(|role| cast.state::<Unit>(role));
    units.map(|unit| unit.wb.0).reduce(|one, other| one + other)
}

impl CloseCombat {
    /// The known answers of the attacker: it charges, unless it fights already.
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
        if let Some(unit) = cast.state::<Unit>(ACTING) {
            known = Self::of_attacker(known, &unit);
        }
        // A unit that is in a fight already does not charge. A used action may have been
        // used for this very charge, of another stand.
        let attackers = (ACTING..DEFENDER).filter_map(|role| cast.state::<Unit>(role));
        let charge: Vec<Unit> = attackers.filter(|unit| !unit.fighting).collect();
        if cast.one(ACTING).is_some() {
            let lost = |unit: &Unit| unit.standard_action == StandardAction::Lost;
            let broken = charge.iter().any(|unit| unit.level == Level::Broken);
            known = known
                .knowing(Self::AT.broken, broken)
                .knowing(Self::AT.no_action, charge.iter().any(lost));
        }
        for (first, at) in [
            (ACTING, Self::AT.more_wb),
            (DEFENDER, Self::AT.enemy.then(Defender::AT.more_wb)),
        ] {
            let stands = cast.state::<Unit>(first).filter(|unit| unit.fighting);
            let stands = stands.map(|unit| unit.fights_wb.0);
            let units = further_wb(cast, first);
            if stands.is_some() || units.is_some() {
                known = known.knowing(at, stands.unwrap_or(0) + units.unwrap_or(0));
            }
        }
        if let Some(unit) = cast.state::<Unit>(DEFENDER) {
            known = known
                .knowing(Self::AT.enemy.then(Defender::AT.wb), unit.wb)
                .knowing(Self::AT.enemy_pinned, unit.pinned)
                .knowing(
                    Self::AT.enemy_disorganised,
                    unit.level == Level::Disorganised,
                )
                .knowing(Self::AT.enemy_suppressed, unit.suppressed)
                .knowing(Self::AT.enemy_broken, unit.level == Level::Broken);
        }
        known
    }

    fn after(&self, _: &House, round: &Round, cast: &mut Participants) {
        let loser = match round.fight {
            Fought::EnemyLoses => Some(DEFENDER),
            Fought::GoesOn => None,
            Fought::OwnLoses => Some(ACTING),
        };
        if self.charging {
            // The charge is what the action is for, a double move among it (K20-CHG-02).
            for role in ACTING..DEFENDER {
                cast.change_role(role, |unit: &mut Unit| {
                    // Who was in the fight already did not charge.
                    if role == ACTING || !unit.fighting {
                        unit.standard_action = StandardAction::Used;
                        unit.moved = true;
                    }
                });
            }
        }
        becomes::face_to_face(cast, 0..Self::ROLES.len());
        for side in [ACTING, DEFENDER] {
            for role in further(side) {
                becomes::fights_beside(cast, role, DEFENDER - side, loser.is_none());
            }
        }
        becomes::fights(cast, [ACTING, DEFENDER], loser.is_none());
        if loser.is_none() {
            for (side, wb) in [(ACTING, self.more_wb), (DEFENDER, self.enemy.more_wb)] {
                let units = further_wb(cast, side).unwrap_or(0);
                becomes::fights_with(cast, side, wb.0 - units);
            }
        }
        if let Some(loser) = loser {
            let winner = cast.one(ACTING + DEFENDER - loser).map(|unit| unit.number);
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
