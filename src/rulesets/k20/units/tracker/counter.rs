//! A unit in the list of units.

use crate::rulesets::k20::prelude::*;

use super::{Stuck, Unit, UnitKind};

/// The row of a unit in the list.
pub const COUNTER: Counter =
    Counter {
        symbol: Some(|unit| symbol(&unit.typed())),
        what: places!(Unit: kind, level),
        headcount: None,
        strength: |unit| {
            let unit: Unit = unit.typed();
            // 2 damage destroys anything that is not on foot (K20-AMB-10).
            Some(if unit.on_foot() {
                Remaining {
                    left: if unit.is_out() { 0 } else { unit.remaining() },
                    full: if unit.kind == UnitKind::Hq { 1 } else { unit.stands.0 },
                }
            } else {
                Remaining { left: if unit.is_out() { 0 } else { 2 - unit.damage.0 }, full: 2 }
            })
        },
        held: |unit| {
            let unit: Unit = unit.typed();
            let stuck = match unit.immobilised {
                Stuck::Yes if !unit.on_foot() => Some(t::WORD_IMMOBILISED),
                Stuck::Permanently if !unit.on_foot() => Some(t::WORD_PERMANENTLY),
                _ => None,
            };
            // Of Suppressed and Pinned, the list shows the more serious.
            let suppressed = unit.suppressed.then_some(t::EFFECT_SUPPRESSED);
            [stuck, suppressed.or_else(|| unit.pinned.then_some(t::PINNED))]
        },
        gone: |unit| unit.typed::<Unit>().is_out(),
        out: Some(|unit| {
            if unit.typed::<Unit>().is_destroyed() { t::UNIT_DESTROYED } else { t::LEFT_TABLE }
        }),
        changes: &[
            Quick::one_more(t::QUICK_STAND_LOST, Unit::AT.stands_lost.index(), |unit, _| {
                let unit: Unit = unit.typed();
                unit.stands_lost.0 + i16::from(unit.remaining() > 0)
            }),
            Quick::one_more(t::QUICK_DAMAGE, Unit::AT.damage.index(), |unit, _| {
                (unit.typed::<Unit>().damage.0 + 1).min(2)
            }),
            Quick::switch(t::PINNED, Unit::AT.pinned.index(), |unit, _| {
                i16::from(!unit.typed::<Unit>().pinned)
            }),
            Quick::one_more(t::QUICK_LEVEL_DOWN, Unit::AT.level.index(), |unit, _| {
                unit.typed::<Unit>().level.up(-1).raw()
            }),
        ],
    };

const fn symbol(unit: &Unit) -> Symbol {
    match unit.kind {
        UnitKind::Infantry => Symbol::Infantry,
        UnitKind::Vehicle if unit.armoured => Symbol::Armour,
        UnitKind::Vehicle => Symbol::Vehicle,
        UnitKind::Gun => Symbol::Gun,
        UnitKind::Hq => Symbol::Command,
    }
}
