//! The roles of units, with their names in saved battles, and pairs of roles for openings, which
//! give each unit its role in the next test or shot.

use crate::rulesets::prelude::*;

/// A unit that is tested or moves.
pub const UNIT: RoleId = RoleId::new("unit");

/// A unit or battery that fires, or a unit that spots.
pub const SHOOTER: RoleId = RoleId::new("shooter");

/// A unit that is fired at.
pub const TARGET: RoleId = RoleId::new("target");

/// Infantry in or on the vehicle that is fired at.
pub const PASSENGERS: RoleId = RoleId::new("passengers");

/// A unit that calls for a fire mission.
pub const CALLER: RoleId = RoleId::new("caller");

/// A commander.
pub const COMMANDER: RoleId = RoleId::new("commander");

/// The units that attack the same enemy.
pub const ATTACKERS: [RoleId; 3] = RoleId::group(["attacker", "attacker-2", "attacker-3"]);

/// The units that are attacked.
pub const DEFENDERS: [RoleId; 3] = RoleId::group(["defender", "defender-2", "defender-3"]);

/// A unit that fires in overwatch at units that charge another one.
pub const OVERWATCH: RoleId = RoleId::new("overwatch");

/// A friend near a unit that may have to test.
pub const FRIEND: RoleId = RoleId::new("friend");

/// The units near an impact.
pub const NEAR: [RoleId; 4] = RoleId::group(["near", "near-2", "near-3", "near-4"]);

/// In an opening: the unit that is shot at is tested.
pub const TARGET_IS_TESTED: &[(RoleId, RoleId)] = &[(UNIT, TARGET)];

/// In an opening: the passengers of the vehicle that is shot at are tested.
pub const PASSENGERS_ARE_TESTED: &[(RoleId, RoleId)] = &[(UNIT, PASSENGERS)];

/// In an opening: the unit that is attacked is tested.
pub const DEFENDER_IS_TESTED: &[(RoleId, RoleId)] = &[(UNIT, DEFENDERS[0])];

/// In an opening: the unit that attacks is tested.
pub const ATTACKER_IS_TESTED: &[(RoleId, RoleId)] = &[(UNIT, ATTACKERS[0])];

/// In an opening: the same vehicle moves on to another target.
pub const ATTACKER_GOES_ON: &[(RoleId, RoleId)] = &[(ATTACKERS[0], ATTACKERS[0])];

/// In an opening: another stand of the same unit attacks the same enemy.
pub const BOTH_GO_ON: &[(RoleId, RoleId)] =
    &[(ATTACKERS[0], ATTACKERS[0]), (DEFENDERS[0], DEFENDERS[0])];

/// In an opening: the unit that is attacked fires at the one that attacks it.
pub const DEFENDER_FIRES: &[(RoleId, RoleId)] = &[(SHOOTER, DEFENDERS[0]), (TARGET, ATTACKERS[0])];

/// In an opening: the shells fall on the unit that called for them.
pub const CALLER_IS_STRUCK: &[(RoleId, RoleId)] = &[(SHOOTER, SHOOTER), (TARGET, CALLER)];

/// In an opening: the same gun strikes the same target.
pub const TARGET_IS_STRUCK: &[(RoleId, RoleId)] = &[(SHOOTER, SHOOTER), (TARGET, TARGET)];

/// In an opening: the same gun strikes another target.
pub const SHOOTER_GOES_ON: &[(RoleId, RoleId)] = &[(SHOOTER, SHOOTER)];

/// In an opening: the unit fired at is hit, not the one that fires.
pub const TARGET_IS_HIT: &[(RoleId, RoleId)] = &[(TARGET, TARGET)];

/// In an opening: the shells fall on the target, not on the unit that called for them.
pub const TARGET_IS_SHELLED: &[(RoleId, RoleId)] = &[(SHOOTER, SHOOTER), (TARGET, TARGET)];

/// In an opening: the unit that shoots is tested.
pub const SHOOTER_IS_TESTED: &[(RoleId, RoleId)] = &[(UNIT, SHOOTER)];
