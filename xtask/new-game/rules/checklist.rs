//! The turn, step by step.

use crate::aid::{Calculate, Checklist, Phase, Step, Whose};
use crate::text::keys::new_game as t;

use super::shooting::Shooting;

/// The phases of a turn, in order.
pub const CHECKLIST: Checklist = &[
    Phase {
        id: "moving",
        title: t::PHASE_MOVING,
        units_act: true,
        steps: &[Step {
            id: "move",
            text: t::STEP_MOVE,
            under: None,
            whose: Whose::Active,
            calculators: &[],
            cites: &["NEW-TRN-01"],
        }],
    },
    Phase {
        id: "shooting",
        title: t::PHASE_SHOOTING,
        units_act: true,
        steps: &[Step {
            id: "shoot",
            text: t::STEP_SHOOT,
            under: None,
            whose: Whose::Active,
            calculators: &[Shooting::ABOUT.id],
            cites: &["NEW-SHO-01"],
        }],
    },
];
