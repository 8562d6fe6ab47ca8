//! The calculators, in the order of the turn.

use crate::aid::{Calculator, played};

use crate::rulesets::new_game::sheet::shooting::Shooting;

/// Every calculator, in the order of the turn.
pub const CALCULATORS: &[Calculator] = &[played::<Shooting>()];
