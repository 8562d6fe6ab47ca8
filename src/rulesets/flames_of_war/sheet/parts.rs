//! The roles of platoons, with their names in saved battles, and pairs of roles for openings, which
//! give each platoon its role in the next test or shot.

use crate::rulesets::prelude::*;

/// A platoon that is tested or moves.
pub const UNIT: RoleId = RoleId::new("unit");

/// A platoon that shoots.
pub const SHOOTER: RoleId = RoleId::new("shooter");

/// A platoon that is shot at, tested or carried.
pub const TARGET: RoleId = RoleId::new("target");

/// A battery that bombards.
pub const BATTERY: RoleId = RoleId::new("battery");

/// A team that spots for a battery.
pub const SPOTTER: RoleId = RoleId::new("spotter");

/// A platoon that looks for a target gone to ground.
pub const SCOUT: RoleId = RoleId::new("scout");

/// A commander who appoints another.
pub const COMMANDER: RoleId = RoleId::new("commander");

/// A platoon that fires at aircraft.
pub const GUNS: RoleId = RoleId::new("guns");

/// A platoon that assaults or strikes.
pub const ATTACKER: RoleId = RoleId::new("attacker");

/// A platoon that is assaulted or struck.
pub const DEFENDER: RoleId = RoleId::new("defender");

/// In an opening: the platoon that is fired at moves.
pub const TARGET_MOVES: &[(RoleId, RoleId)] = &[(UNIT, TARGET)];

/// In an opening: the platoon that is assaulted shoots at the one that assaults it.
pub const DEFENDER_SHOOTS: &[(RoleId, RoleId)] = &[(SHOOTER, DEFENDER), (TARGET, ATTACKER)];

/// In an opening: the platoon that the page is about is tested.
pub const IT_IS_TESTED: &[(RoleId, RoleId)] = &[(UNIT, Opening::ABOUT)];

/// In an opening: the platoon that the page is about is tested, or disengages, in the role of the
/// target.
pub const IT_IS_TARGET: &[(RoleId, RoleId)] = &[(TARGET, Opening::ABOUT)];

/// In an opening: the platoon that is fired at is tested.
pub const TARGET_IS_TESTED: &[(RoleId, RoleId)] = &[(TARGET, TARGET)];

/// In an opening: the platoon that is struck is tested.
pub const DEFENDER_IS_TESTED: &[(RoleId, RoleId)] = &[(TARGET, DEFENDER)];

/// In an opening: the platoon that attacks is tested.
pub const ATTACKER_IS_TESTED: &[(RoleId, RoleId)] = &[(TARGET, ATTACKER)];

/// In an opening: the passengers are the target's, not the shooter's.
pub const TARGET_CARRIES: &[(RoleId, RoleId)] = &[(TARGET, TARGET)];

/// In an opening: the platoon that is looked at is not the one that shoots, and is not known yet.
pub const NOBODY_IS_LOOKED_AT: &[(RoleId, RoleId)] = &[(TARGET, Opening::ABOUT)];
