//! The calculators, in the order of the turn.

use crate::rulesets::prelude::*;

use crate::rulesets::new_game::sheet::shooting::Shooting;

/// Every calculator, in the order of the turn.
pub const CALCULATORS: &[Calculator] = &[played::<Shooting>()];
