//! The stages of a battle, step by step.

use crate::aid::{Checklist, Phase, Step, Whose};
use crate::text::keys::brygada as t;

/// The stages, in order.
pub const CHECKLIST: Checklist = &[Phase::new("actions", t::PHASE_ACTIONS, ACTIONS)];

const ACTIONS: &[Step] = &[Step::new(
    "activate",
    Whose::Active,
    t::STEP_ACTIVATE,
    &[],
    &["BR10-SEQ-04"],
)];
