//! The actions of units in a phase, and those that an order allows.

use crate::rulesets::cold_war_commander::prelude::*;

use super::group::ordered;
use super::unit::{Unit, UnitKind};
use crate::rulesets::cold_war_commander::sheet::assault::Assault;
use crate::rulesets::cold_war_commander::sheet::command::{Command, Orders};
use crate::rulesets::cold_war_commander::sheet::direct_fire::DirectFire;
use crate::rulesets::cold_war_commander::sheet::phases::{COMMAND, INITIATIVE};

/// How units act in a phase. In the initiative phase, a unit's state says whether it acted. In any
/// other phase, a unit has acted once it has fired or assaulted, until it is ordered again: the
/// card does not say how often it may act on one order. A failed test does not in itself end
/// anything (CWC-AMB-42).
pub const ACTS: Acts = Acts {
    acted: |unit, at| {
        let state: Unit = unit.state.typed();
        match at.stage.as_str() {
            INITIATIVE if state.acted_in_initiative => {
                Some(Note::new(t::UNIT_INITIATIVE, "CWC-SEQ-04"))
            }
            _ => None,
        }
    },
    once: &[DirectFire::ABOUT.id],
    // An order allows one action, a double 1 two (CWC-BON-01).
    again: |at| (at.stage == COMMAND).then(|| Note::new(t::ACTED_ON_ORDER, "CWC-BON-01")),
    applied,
    besides,
    holds: |unit| {
        let unit: Unit = unit.typed();
        if !unit.holds_order() {
            return Vec::new();
        }
        let actions = t::actions_left(i32::from(unit.actions.0.max(1)));
        std::iter::once(actions).chain(how_far(&unit)).collect()
    },
    one_less: |unit| {
        let mut unit: Unit = unit.typed();
        unit.actions = Count::from_raw(unit.actions.0 - 1);
        (unit.answers(), unit.actions.0 == 0)
    },
    move_stages: &[COMMAND],
    moves: &[
        Move::new("action", t::ONE_ACTION, &[]).fitting(|unit| unit.typed::<Unit>().holds_order())
    ],
    // An air unit that broke off its mission flies off (CWC-AAF-04).
    there: |unit| {
        let unit: Unit = unit.typed();
        unit.is_there() && !(unit.kind.flies() && unit.aborted)
    },
    stands_for: |calculator, cast| {
        let mut all = (calculator == Command::ABOUT.id).then(|| ordered(cast))?;
        all.retain(|number| {
            let unit = cast.unit(*number);
            unit.is_some_and(|unit| unit.state.typed::<Unit>().takes_orders())
        });
        Some((parts::ORDERED, all))
    },
};

fn applied(calculator: &str, cast: &Participants) -> Vec<(u32, bool)> {
    let own = |role: RoleId| cast.one(role).filter(|unit| unit.side == cast.at.side);
    // A unit that had two actions has one left, so it may act again (CWC-BON-01).
    let acted = |role: RoleId| {
        let unit = own(role)?;
        Some((unit.number, unit.state.typed::<Unit>().actions.0 == 0))
    };
    if calculator == DirectFire::ABOUT.id {
        parts::SHOOTERS.into_iter().filter_map(acted).collect()
    } else if calculator == Assault::ABOUT.id {
        acted(parts::ATTACKER).into_iter().collect()
    } else if calculator == Command::ABOUT.id {
        let failed =
            own(parts::COMMANDER).is_some_and(|unit| unit.state.typed::<Unit>().test_failed);
        let may_act = ordered(cast).into_iter().filter(|_| !failed);
        may_act.map(|number| (number, false)).collect()
    } else if calculator == Orders::ABOUT.id {
        let has_actions = |number: &u32| {
            let unit = cast.unit(*number);
            unit.is_some_and(|unit| unit.state.typed::<Unit>().actions.0 > 0)
        };
        let may_act = ordered(cast).into_iter().filter(has_actions);
        may_act.map(|number| (number, false)).collect()
    } else {
        Vec::new()
    }
}

/// How far a unit may move on an order, according to its card (CWC-CMD-01).
fn how_far(unit: &Unit) -> Option<Phrase> {
    let moves = unit.movement.0 > 0 && unit.takes_orders() && unit.kind != UnitKind::OffTable;
    moves.then(|| t::then_moves(i32::from(unit.movement.0)))
}

/// How far the ordered units may move.
fn besides(calculator: &str, cast: &Participants) -> Vec<(u32, Phrase)> {
    if calculator != Command::ABOUT.id {
        return Vec::new();
    }
    let units = ordered(cast).into_iter().filter_map(|number| {
        let unit: Unit = cast.unit(number)?.state.typed();
        Some((number, how_far(&unit)?))
    });
    units.collect()
}
