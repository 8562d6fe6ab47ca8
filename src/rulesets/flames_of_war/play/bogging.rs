//! How units take part in `bogging`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::bogging::{
    Bogging, Entered, Freed, Freeing, TowTarget, Towed, Tower, Towing,
};
use crate::rulesets::flames_of_war::units::tracker::{Platoon, Used};

impl Play for Bogging {
    const ROLES: &'static [Role] = &[roles::ENTERS];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Platoon>(parts::UNIT) else { return known };
        known.knowing(Self::AT.mover, unit.bogger()).knowing_all(Self::AT.trained, &unit.trained())
    }

    fn after(&self, _: &House, entered: &Entered, cast: &mut Participants) {
        // All teams that test are moving (FOW-DIF-01).
        let teams = self.teams.0;
        cast.change_role(parts::UNIT, |unit: &mut Platoon| {
            unit.moves(teams);
            unit.bogs_down(entered.bogged);
        });
    }
}

impl Play for Freeing {
    const ROLES: &'static [Role] = &[roles::BOGGED];

    const LIMITS: &'static [Limit] = &[Limit {
        place: Self::AT.teams.index(),
        most: |_, cast| roles::most(cast, parts::UNIT, |unit| unit.bogged_to_test().max(1)),
        cite: "FOW-DIF-07",
    }];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Platoon>(parts::UNIT) else { return known };
        known
            .knowing(Self::AT.teams, unit.bogged_to_test().max(1))
            .knowing_all(Self::AT.trained, &unit.trained())
    }

    fn after(&self, _: &House, freed: &Freed, cast: &mut Participants) {
        cast.change_role(parts::UNIT, |unit: &mut Platoon| {
            unit.gets_free(freed.freed);
            unit.stays_bogged(self.teams.count().saturating_sub(freed.freed));
        });
    }
}

impl Play for Towing {
    const ROLES: &'static [Role] = &[roles::TOWS, roles::TOWED];

    /// It is not recorded whether the towing vehicle is a recovery vehicle, nor how large either
    /// vehicle is.
    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Platoon>(parts::UNIT) {
            known =
                known.knowing(Self::AT.stuck, false).knowing_all(Self::AT.trained, &unit.trained());
        }
        if let Some(unit) = cast.state::<Platoon>(parts::TARGET) {
            known = known.knowing(Self::AT.target, TowTarget::of(unit.bogger()));
        }
        known
    }

    /// One vehicle or gun gets free, or the towing vehicle itself bogs down. Neither of the two
    /// fights in this turn (FOW-RCV-02, FOW-RCV-03); other teams of the platoon may.
    fn after(&self, _: &House, towed: &Towed, cast: &mut Participants) {
        cast.change_role(parts::UNIT, |unit: &mut Platoon| {
            if !towed.towing && self.tower == Tower::Recovery {
                unit.bogs_down(1);
            } else {
                unit.uses_one(Used::Towing);
            }
            if towed.towing {
                // Both vehicles have moved (FOW-RCV-02).
                unit.moves(1);
            }
        });
        cast.change_role(parts::TARGET, |unit: &mut Platoon| {
            if towed.towing && !self.target.is_only_moved() {
                unit.gets_free(1);
                unit.uses_one(Used::Towing);
                // Vehicles that remain bogged down have not moved.
                if unit.remaining() == 1 {
                    unit.moves(1);
                }
            }
        });
    }
}
