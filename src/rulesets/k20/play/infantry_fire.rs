//! `infantry_fire` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::effect::{Half, Hindrance, Impact};
use crate::rulesets::k20::sheet::infantry_fire::{FireRange, InfantryFire, ShooterMovement};
use crate::rulesets::k20::units::effects;
use crate::rulesets::k20::units::tracker::Unit;

impl InfantryFire {
    /// The known answers of the firing unit: all its stands have OM 3 once it has moved
    /// (K20-AMB-12).
    pub(crate) fn of_shooter(known: To<Self>, unit: &Unit) -> To<Self> {
        let movement =
            if unit.moved { ShooterMovement::MovesAndFires } else { ShooterMovement::Still };
        let known =
            if unit.fp_by_range { known } else { known.knowing(Self::AT.range, FireRange::Usual) };
        known
            .knowing(Self::AT.fp, unit.fp)
            .knowing(Self::AT.near_fp, unit.fp_close)
            .knowing(Self::AT.long_fp, unit.fp_long)
            .knowing(Self::AT.shooter_movement, movement)
            .knowing(Self::AT.pinned, unit.pinned)
    }

    /// The known answers of the target.
    pub(crate) fn of_target(known: To<Self>, unit: &Unit) -> To<Self> {
        known.knowing(Self::AT.target_movement, unit.movement())
    }

    /// The strength of a unit's fire at stands that approach to 2″, which count as moving
    /// (K20-AMB-53).
    pub(crate) fn at_chargers(unit: &Unit) -> i16 {
        let fire = Self {
            fp: unit.close_fp(),
            target_movement: Movement::Moving,
            pinned: unit.pinned,
            ..Self::default()
        };
        fire.strength().total()
    }
}

impl Play for InfantryFire {
    const ROLES: &'static [Role] = &[
        roles::RIFLES.listed(t::OPEN_INFANTRY_FIRE),
        roles::TARGET_ON_FOOT.listed(t::OPEN_UNDER_INFANTRY_FIRE),
    ];

    const IN_VIEW: &'static [usize] = places!(InfantryFire: shooter_movement);

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::SHOOTER) {
            known = Self::of_shooter(known, &unit);
        }
        if let Some(unit) = cast.state::<Unit>(parts::TARGET) {
            known = Self::of_target(known, &unit);
        }
        known
    }

    fn after(&self, house: &House, impact: &Impact, cast: &mut Participants) {
        let target = cast.one(parts::TARGET).map(|unit| unit.number);
        effects::moves(cast, parts::TARGET, self.target_movement);
        let stands = self.shooter_movement == ShooterMovement::Still;
        cast.change_role(parts::SHOOTER, |unit: &mut Unit| {
            unit.moved = !stands;
            unit.running &= !stands;
        });
        effects::fired(cast, parts::SHOOTER, target, false);
        effects::struck(cast, house, parts::TARGET, Half::Infantry, impact.effect, Hindrance::None);
    }

    fn then(&self, _: &House, impact: &Impact) -> Vec<Opening> {
        impact.effect.tests(Half::Infantry, Hindrance::None)
    }
}
