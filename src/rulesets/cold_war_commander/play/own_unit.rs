//! The friendly unit that a support blunder aims at.

use crate::rulesets::prelude::*;

use crate::rulesets::cold_war_commander::sheet::support_blunders::OwnUnit;
use crate::rulesets::cold_war_commander::units::unit::{Attack, Unit};

impl OwnUnit {
    /// A unit of the battle.
    pub(crate) fn of(unit: &Unit) -> Self {
        Self {
            cover: unit.cover,
            kind: unit.target(),
            armour: unit.armour(),
            save: unit.save,
            hits: unit.hits,
            marked: Count::from_raw(unit.marked.0),
            suppressed: unit.is_suppressed(),
            position: unit.position(),
            exempt: unit.falls_back_freely,
        }
    }
}

/// The attacks of the called units, added up; only the players know about a
/// barrage (CWC-ART-09, CWC-AMB-39).
pub(crate) fn attacks_of(units: &[Unit], own: Option<&Unit>) -> i16 {
    let target = own.map(Unit::is_unarmoured);
    let hurts = |attack: &Attack| {
        let barred = target.and_then(|unarmoured| attack.mark.bars(unarmoured));
        barred.is_none()
    };
    let attacks = units.iter().filter_map(|unit| unit.attack_on(target));
    attacks.filter(hurts).map(|attack| attack.dice).sum()
}
