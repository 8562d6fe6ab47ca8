//! The scores of units in a battle, by the missions' rules.

use super::unit::Unit;
use crate::rulesets::brygada::sheet::scores::{Fate, Presence};
use crate::rulesets::brygada::sheet::words::UnitKind;

impl Fate {
    /// The fate of a unit of the battle. A gun counts only if it is destroyed: the sheet halves
    /// only vehicles and squads.
    pub const fn of(unit: &Unit) -> Self {
        match unit.kind {
            _ if unit.destroyed => Self::Destroyed,
            UnitKind::Infantry => Self::of_squad(unit.bases.0, unit.bases_left()),
            UnitKind::LightVehicle | UnitKind::Armoured => {
                Self::of_vehicle(unit.immobilised || unit.gun_destroyed)
            }
            UnitKind::Gun => Self::Fit,
        }
    }
}

impl Presence {
    /// How a unit counts within 10 cm of an objective.
    pub const fn of(unit: &Unit) -> Self {
        if !unit.is_there() {
            Self::Nobody
        } else if unit.kind.is_vehicle() && (unit.immobilised || unit.gun_destroyed) {
            Self::Damaged
        } else {
            Self::Holds
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aid::Count;

    fn unit(kind: UnitKind) -> Unit {
        Unit { kind, cost: Count(15), ..Unit::default() }
    }

    /// The enemy's score for a unit of 15 points, in half points.
    fn scores(unit: &Unit) -> i32 {
        Fate::of(unit).halves(unit.cost.0)
    }

    #[test]
    fn the_score_of_a_unit_of_the_battle() {
        let squad = |bases, lost| Unit {
            bases: Count(bases),
            bases_lost: Count(lost),
            ..unit(UnitKind::Infantry)
        };
        assert_eq!(scores(&squad(2, 0)), 0);
        assert_eq!(scores(&squad(2, 1)), 15);
        assert_eq!(scores(&squad(3, 1)), 0);
        assert_eq!(scores(&squad(3, 2)), 15);
        assert_eq!(scores(&squad(3, 3)), 30);
        for kind in [UnitKind::LightVehicle, UnitKind::Armoured] {
            let immobilised = Unit { immobilised: true, ..unit(kind) };
            let without_gun = Unit { gun_destroyed: true, ..unit(kind) };
            let gone = Unit { destroyed: true, ..immobilised };
            assert_eq!(scores(&unit(kind)), 0);
            assert_eq!(scores(&immobilised), 15);
            assert_eq!(scores(&without_gun), 15);
            assert_eq!(scores(&gone), 30);
        }
        let gun = unit(UnitKind::Gun);
        let gone = Unit { destroyed: true, ..gun };
        assert_eq!((scores(&gun), scores(&gone)), (0, 30));
    }

    #[test]
    fn damaged_vehicles_contest_and_do_not_hold() {
        let tank = unit(UnitKind::Armoured);
        let damaged = Unit { immobilised: true, ..tank };
        let gone = Unit { destroyed: true, ..tank };
        let left = Unit { left_table: true, ..tank };
        assert_eq!(Presence::of(&tank), Presence::Holds);
        assert_eq!(Presence::of(&damaged), Presence::Damaged);
        assert_eq!(Presence::of(&gone), Presence::Nobody);
        assert_eq!(Presence::of(&left), Presence::Nobody);
        assert_eq!(Presence::of(&unit(UnitKind::Infantry)), Presence::Holds);
    }
}
