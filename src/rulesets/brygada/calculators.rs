//! Every calculator, in the order of a turn.

use crate::aid::Calculator;

/// All of them.
pub const CALCULATORS: &[Calculator] = &[];
