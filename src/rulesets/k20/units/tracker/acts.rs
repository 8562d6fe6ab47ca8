//! The actions of units in their activation, and their moves.

use crate::rulesets::k20::prelude::*;

use super::{Unit, UnitKind};
use crate::rulesets::k20::sheet::direct_fire::DirectFire;
use crate::rulesets::k20::sheet::fire_mission::FireMission;
use crate::rulesets::k20::sheet::infantry_fire::InfantryFire;
use crate::rulesets::k20::sheet::phases::{
    ACTIVATION, CHARGE, DIRECT_FIRE, INDIRECT_FIRE, INFANTRY_FIRE, MOVING, VEHICLE_ASSAULT,
};

/// The moves of a unit, recorded with one tap (K20-INF-T1, K20-DIR-T2).
pub(crate) const ACTS: Acts = Acts {
    acted: |unit, at| unit.state.typed::<Unit>().done_with(unit, at),
    once: &[InfantryFire::ABOUT.id, DirectFire::ABOUT.id, FireMission::ABOUT.id],
    move_stages: &[MOVING],
    moves: &[
        Move::new("still", t::MOVEMENT_STILL, STILL).fitting(is_there),
        Move::new("moving", t::MOVEMENT_MOVING, MOVES).fitting(is_there).blocked_by(may_not_move),
        Move::new("running", t::MOVEMENT_RUNNING, RUNS)
            .fitting(|unit| is_there(unit) && unit.typed::<Unit>().on_foot())
            .blocked_by(may_not_move),
        Move::new("evading", t::EVADING_NOW, EVADES)
            .fitting(|unit| is_there(unit) && unit.typed::<Unit>().kind == UnitKind::Vehicle)
            .blocked_by(may_not_move),
        Move::new("left", t::LEFT_TABLE, LEAVES).fitting(is_routed),
    ],
    ..Acts::NONE
};

/// The answers for a unit that moves in this way.
const fn moves(moved: bool, running: bool, evading: bool) -> [(usize, i16); 3] {
    [
        (Unit::AT.moved.index(), moved as i16),
        (Unit::AT.running.index(), running as i16),
        (Unit::AT.evading.index(), evading as i16),
    ]
}

const STILL: &[(usize, i16)] = &moves(false, false, false);
const MOVES: &[(usize, i16)] = &moves(true, false, false);
const RUNS: &[(usize, i16)] = &moves(true, true, false);
const EVADES: &[(usize, i16)] = &moves(true, false, true);

/// The answers for a Routed unit that flees from the table (K20-MOR-05).
const LEAVES: &[(usize, i16)] = &[(Unit::AT.left.index(), 1)];

fn is_routed(unit: &Values) -> bool {
    let unit: Unit = unit.typed();
    unit.level == Level::Routed && !unit.is_destroyed()
}

fn is_there(unit: &Values) -> bool {
    !unit.typed::<Unit>().is_out()
}

/// Why a unit may not move: it is immobilised, or its activation is over (K20-RAL-01).
fn may_not_move(unit: &Values) -> Option<Note> {
    let unit: Unit = unit.typed();
    let stuck = unit.is_immobilised();
    let stuck = stuck.then(|| Note::new(t::BARRED_IMMOBILISED, "K20-IMM-03"));
    stuck.or_else(|| unit.activation_is_over())
}

impl Unit {
    /// Why the unit can do no more in this stage of its activation. The sheet does not say whether
    /// a shot costs a standard action, so the note only says that the unit has fired.
    fn done_with(&self, unit: &Standing, at: &Position) -> Option<Note> {
        if unit.side != at.side || self.is_out() {
            return None;
        }
        let over = self.activation_is_over();
        let note_if = |is: bool, text| is.then(|| Note::new(text, "K20-GEN-03"));
        match at.stage.as_str() {
            // The test in terrain is taken for the move itself (K20-AMB-30).
            MOVING => over,
            INFANTRY_FIRE | DIRECT_FIRE | INDIRECT_FIRE => {
                over.or_else(|| note_if(self.fired, t::ACTED_FIRED))
            }
            ACTIVATION | CHARGE | VEHICLE_ASSAULT => over.or_else(|| self.assaults_not()),
            _ => None,
        }
    }
}
