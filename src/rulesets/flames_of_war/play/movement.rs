//! How units take part in `movement`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::movement::{Armoured, Gone, Movement, Mover};
use crate::rulesets::flames_of_war::units::tracker::{Moved, Platoon, UnitKind};

impl Play for Movement {
    const ROLES: &'static [Role] = &[roles::ANY];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Platoon>(parts::UNIT) else { return known };
        let known = known
            .knowing(Self::AT.pinned, unit.is_pinned())
            .knowing(Self::AT.no_commander, unit.commander_lost())
            .knowing(Self::AT.state, unit.stuck());
        match unit.kind {
            UnitKind::Infantry => known.knowing(Self::AT.kind, Mover::Infantry),
            UnitKind::Cavalry => known.knowing(Self::AT.kind, Mover::Cavalry),
            UnitKind::ManPacked => known.knowing(Self::AT.kind, Mover::ManPacked),
            // The exact kind of gun or vehicle is not recorded, so the usual one is proposed.
            UnitKind::Guns => known.proposing(Self::AT.kind, Mover::Guns),
            UnitKind::Armoured => known.knowing(Self::AT.armour, Armoured::Yes),
            UnitKind::Unarmoured => known
                .proposing(Self::AT.kind, Mover::Wheeled)
                .knowing(Self::AT.armour, Armoured::No),
        }
    }

    /// If one team moves at the double, the whole platoon counts as doing so from then on
    /// (FOW-DBL-03). A move in the enemy's turn is not its own movement (FOW-AMB-16).
    fn after(&self, _: &House, gone: &Gone, cast: &mut Participants) {
        if (cast.one(parts::UNIT)).is_some_and(|unit| roles::in_enemys_turn(cast, unit)) {
            return;
        }
        cast.change_role(parts::UNIT, |unit: &mut Platoon| {
            if gone.moves {
                unit.moved = Moved::Double;
            } else if unit.moved == Moved::No {
                unit.moved = Moved::Yes;
            }
        });
    }
}
