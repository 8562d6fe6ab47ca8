//! A platoon in the list of units.

use crate::rulesets::flames_of_war::prelude::*;

use super::{Place, Platoon, Role, UnitKind};

/// The row of a platoon in the list.
pub const COUNTER: Counter = Counter {
    symbol: Some(|unit| symbol(&unit.typed())),
    what: places!(Platoon: kind, skill, motivation),
    headcount: Some(Platoon::AT.teams.index()),
    strength: |unit| {
        let platoon: Platoon = unit.typed();
        (platoon.role == Role::Platoon)
            .then(|| Remaining { left: platoon.remaining(), full: platoon.teams.0 })
    },
    held: |unit| {
        let platoon: Platoon = unit.typed();
        [platoon.is_pinned().then_some(t::WORD_PINNED), None]
    },
    out: None,
    gone: |unit| {
        let place = unit.typed::<Platoon>().counts_as();
        !matches!(place, Place::Table | Place::Reserve | Place::Ambush)
    },
    changes: &[
        Quick::one_more(t::QUICK_LOST, Platoon::AT.destroyed.index(), lost),
        Quick::one_more(t::QUICK_BAILED_OUT, Platoon::AT.bailed_out.index(), bails_out),
        Quick::switch(t::WORD_PINNED, Platoon::AT.pinned.index(), |unit, _| {
            i16::from(!unit.typed::<Platoon>().pinned)
        }),
    ],
};

fn symbol(unit: &Platoon) -> Symbol {
    match (unit.role, unit.kind) {
        _ if unit.observer => Symbol::Observer,
        (Role::SecondInCommand | Role::CompanyCommander | Role::HigherCommand, _) => {
            Symbol::Command
        }
        (_, UnitKind::Infantry) => Symbol::Infantry,
        (_, UnitKind::Cavalry) => Symbol::Cavalry,
        (_, UnitKind::ManPacked | UnitKind::Guns) => Symbol::Gun,
        (_, UnitKind::Armoured) => Symbol::Armour,
        (_, UnitKind::Unarmoured) => Symbol::Vehicle,
    }
}

/// Destroys one more team, as long as any is left.
fn lost(unit: &Values, _: bool) -> i16 {
    let platoon: Platoon = unit.typed();
    platoon.destroyed.0 + i16::from(platoon.remaining() > 0)
}

/// Bails out one more crew, as long as any is in its vehicle.
fn bails_out(unit: &Values, _: bool) -> i16 {
    let platoon: Platoon = unit.typed();
    let out = platoon.bailed_out();
    out + i16::from(out < platoon.remaining())
}
