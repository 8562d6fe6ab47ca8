//! The turn, step by step.

use crate::rulesets::new_game::prelude::*;

use crate::rulesets::new_game::sheet::shooting::Shooting;

/// The phases of a turn, in order.
pub const CHECKLIST: Checklist = &[
    Phase::new("moving", t::PHASE_MOVING, MOVING).units_act(),
    Phase::new("shooting", t::PHASE_SHOOTING, SHOOTING).units_act(),
];

const MOVING: &[Step] = steps! {
    "move": Active, t::STEP_MOVE, [], ["NEW-TRN-01"];
};

const SHOOTING: &[Step] = steps! {
    "shoot": Active, t::STEP_SHOOT, [Shooting], ["NEW-SHO-01"];
};
