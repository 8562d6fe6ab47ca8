//! Pairs of roles for openings: the role of each unit in the next test or shot.

/// In an opening: the unit that is shot at is tested.
pub const TARGET_IS_TESTED: &[(&str, &str)] = &[("unit", "target")];

/// In an opening: the unit that is attacked is tested.
pub const DEFENDER_IS_TESTED: &[(&str, &str)] = &[("unit", "defender")];

/// In an opening: the unit that attacks is tested.
pub const ATTACKER_IS_TESTED: &[(&str, &str)] = &[("unit", "attacker")];

/// In an opening: the same vehicle goes on to another target.
pub const ATTACKER_GOES_ON: &[(&str, &str)] = &[("attacker", "attacker")];

/// In an opening: another stand of the same unit attacks the same enemy.
pub const BOTH_GO_ON: &[(&str, &str)] = &[("attacker", "attacker"), ("defender", "defender")];

/// In an opening: the unit that is attacked fires at the one that attacks it.
pub const DEFENDER_FIRES: &[(&str, &str)] = &[("shooter", "defender"), ("target", "attacker")];

/// In an opening: the shells fall on who called for them.
pub const CALLER_IS_STRUCK: &[(&str, &str)] = &[("shooter", "shooter"), ("target", "caller")];

/// In an opening: what was fired at is hit, not who fires.
pub const TARGET_IS_HIT: &[(&str, &str)] = &[("target", "target")];

/// In an opening: the shells fall on what they were aimed at, not on who called for them.
pub const TARGET_IS_SHELLED: &[(&str, &str)] = &[("shooter", "shooter"), ("target", "target")];

/// In an opening: the unit that shoots is tested.
pub const SHOOTER_IS_TESTED: &[(&str, &str)] = &[("unit", "shooter")];
