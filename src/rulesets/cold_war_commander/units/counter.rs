//! A unit in the list of units.

use crate::rulesets::cold_war_commander::prelude::*;

use super::unit::{Unit, UnitKind};

/// The row of a unit in the list: the strength it shows is the number of hits that the unit can
/// still take (CWC-FIR-05).
pub const COUNTER: Counter = Counter {
    symbol: Some(|unit| symbol(unit.typed::<Unit>().kind)),
    what: places!(Unit: kind),
    headcount: None,
    strength: |unit| {
        let unit: Unit = unit.typed();
        Some(Remaining {
            left: if unit.eliminated { 0 } else { unit.hits.0 - unit.marked.0 },
            full: unit.hits.0,
        })
    },
    held: |unit| {
        let unit: Unit = unit.typed();
        [(unit.is_there() && unit.is_suppressed()).then_some(t::SUPPRESSED), None]
    },
    gone: |unit| unit.typed::<Unit>().eliminated,
    out: None,
    changes: &[
        Quick::one_more(t::QUICK_HIT, Unit::AT.marked.index(), |unit, _| {
            let unit: Unit = unit.typed();
            (unit.marked.0 + 1).min(unit.hits.0)
        }),
        Quick::switch(t::SUPPRESSED, Unit::AT.suppressed.index(), suppressed),
    ],
};

/// The answer after the switch is tapped: a suppressed unit no longer is; another one is suppressed
/// since its own turn or since before it, which decides when it recovers (CWC-AMB-30).
fn suppressed(unit: &Values, own_turn: bool) -> i16 {
    let now = match unit.typed::<Unit>().suppressed {
        Suppressed::No if own_turn => Suppressed::OwnTurn,
        Suppressed::No => Suppressed::Before,
        Suppressed::Before | Suppressed::OwnTurn => Suppressed::No,
    };
    now.raw()
}

const fn symbol(kind: UnitKind) -> Symbol {
    match kind {
        UnitKind::Infantry | UnitKind::Support | UnitKind::Engineers | UnitKind::Sniper => {
            Symbol::Infantry
        }
        UnitKind::Recce => Symbol::Cavalry,
        UnitKind::Afv | UnitKind::Ifv | UnitKind::Carrier | UnitKind::Flamethrower => {
            Symbol::Armour
        }
        UnitKind::Transport => Symbol::Vehicle,
        UnitKind::Artillery | UnitKind::OffTable | UnitKind::AntiAir => Symbol::Gun,
        UnitKind::Co | UnitKind::Hq => Symbol::Command,
        UnitKind::Fao | UnitKind::Fac => Symbol::Observer,
        UnitKind::Aircraft | UnitKind::Helicopter => Symbol::Aircraft,
    }
}
