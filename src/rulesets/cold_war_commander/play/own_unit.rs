//! The friendly unit that a support blunder aims at.

use crate::rulesets::prelude::*;

use crate::rulesets::cold_war_commander::sheet::support_blunders::OwnUnit;
use crate::rulesets::cold_war_commander::units::unit::{Attack, Unit, ZoneFirers};

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

/// The attacks of the called units that can hurt the friendly unit.
fn hurting(units: &[Unit], own: Option<&Unit>) -> impl Iterator<Item = Attack> {
    let target = own.map(Unit::is_unarmoured);
    let hurts = move |attack: &Attack| {
        let barred = target.and_then(|unarmoured| attack.mark.bars(unarmoured));
        barred.is_none()
    };
    units.iter().filter_map(move |unit| unit.attack_on(target)).filter(hurts)
}

/// The attacks of the called units, added up (CWC-ART-09, CWC-AMB-39).
pub(crate) fn attacks_of(units: &[Unit], own: Option<&Unit>) -> i16 {
    hurting(units, own).map(|attack| attack.dice).sum()
}

/// How many of the called units fire at the friendly unit.
pub(crate) fn firing(units: &[Unit], own: Option<&Unit>) -> i16 {
    hurting(units, own).count() as i16
}

/// The largest Attack of artillery.
const MOST: i16 = 12;

/// Units that are not in the list, with this many attack dice together.
pub(crate) fn firers_with(dice: i16) -> [ZoneFirers; 2] {
    let dice = dice.max(0);
    [(dice / MOST, MOST), (1, dice % MOST)].map(|(units, attack)| ZoneFirers {
        units: Count::from_raw(if attack > 0 { units } else { 0 }),
        attack: Count(attack),
        ..ZoneFirers::default()
    })
}
