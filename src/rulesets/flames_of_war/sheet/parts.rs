//! Pairs of roles for openings: the role of each unit in the next test or shot.

use crate::aid::Opening;

/// In an opening: the platoon that it is about is tested.
pub const IT_IS_TESTED: &[(&str, &str)] = &[("unit", Opening::ABOUT)];

/// In an opening: the platoon that it is about is tested, or disengages, where it has the
/// role of what is fired at.
pub const IT_IS_TARGET: &[(&str, &str)] = &[("target", Opening::ABOUT)];

/// In an opening: the platoon that is fired at is tested.
pub const TARGET_IS_TESTED: &[(&str, &str)] = &[("target", "target")];

/// In an opening: the platoon that is struck is tested.
pub const DEFENDER_IS_TESTED: &[(&str, &str)] = &[("target", "defender")];

/// In an opening: the platoon that attacks is tested.
pub const ATTACKER_IS_TESTED: &[(&str, &str)] = &[("target", "attacker")];

/// In an opening: the passengers are the target's, not the shooter's.
pub const TARGET_CARRIES: &[(&str, &str)] = &[("target", "target")];

/// In an opening: the platoon that is looked at is not the one that shoots, and not yet known.
pub const NOBODY_IS_LOOKED_AT: &[(&str, &str)] = &[("target", "")];
