//! The roles of units, with their names in saved battles; and casts for openings, which give each
//! unit its role in the next calculator.

use crate::rulesets::prelude::*;

/// The units that fire directly at one target.
pub const SHOOTERS: [RoleId; 6] =
    RoleId::group(["shooter", "shooter-2", "shooter-3", "shooter-4", "shooter-5", "shooter-6"]);

/// A unit that is fired at, is in a zone or is forced back.
pub const TARGET: RoleId = RoleId::new("target");

/// A unit that assaults.
pub const ATTACKER: RoleId = RoleId::new("attacker");

/// A unit that is assaulted.
pub const DEFENDER: RoleId = RoleId::new("defender");

/// The units that support the attacker of an assault.
pub const SUPPORTERS: [RoleId; 4] =
    RoleId::group(["supporter", "supporter-2", "supporter-3", "supporter-4"]);

/// The units that support the defender of an assault.
pub const DEFENCE: [RoleId; 4] = RoleId::group(["defence", "defence-2", "defence-3", "defence-4"]);

/// A unit that lost an assault.
pub const LOSER: RoleId = RoleId::new("loser");

/// A friend that a unit runs into.
pub const FRIEND: RoleId = RoleId::new("friend");

/// A commander.
pub const COMMANDER: RoleId = RoleId::new("commander");

/// A unit that is ordered.
pub const ORDERED: RoleId = RoleId::new("ordered");

/// The units nearest a commander.
pub const NEAREST: [RoleId; 3] = RoleId::group(["first", "second", "third"]);

/// A unit that crawls away.
pub const CRAWLER: RoleId = RoleId::new("crawler");

/// An FAO or FAC.
pub const OBSERVER: RoleId = RoleId::new("observer");

/// Artillery that is called or fires: a single unit may represent more of its kind.
pub const BATTERIES: [RoleId; 4] =
    RoleId::group(["battery", "battery-2", "battery-3", "battery-4"]);

/// Air units that are called or strike: a single unit may represent more of its kind.
pub const AIR_UNITS: [RoleId; 3] = RoleId::group(["air-unit", "air-unit-2", "air-unit-3"]);

/// AA and SAM units that fire together.
pub const ANTI_AIR: [RoleId; 4] =
    RoleId::group(["anti-air", "anti-air-2", "anti-air-3", "anti-air-4"]);

/// The friendly unit at which a blunder is aimed.
pub const OWN_UNIT: RoleId = RoleId::new("own-unit");

/// Any unit.
pub const UNIT: RoleId = RoleId::new("unit");

/// In an opening: units that are not in the list take part, and the listed ones do not.
pub const UNLISTED: RoleId = RoleId::new("unlisted");

/// In an opening: units in these roles stay in them, and a unit acting alongside does not take the
/// role of one that suffers. For example, an FAO on whose page the calculator is opened is not a
/// unit in the zone.
pub const fn go_on<const N: usize>(roles: [RoleId; N]) -> [(RoleId, RoleId); N] {
    let mut casts = [(Opening::NOBODY, Opening::NOBODY); N];
    let mut place = 0;
    while place < N {
        casts[place] = (roles[place], roles[place]);
        place += 1;
    }
    casts
}

/// In an opening: these roles stay empty, though units could be carried over or known for them.
pub const fn left_open<const N: usize>(roles: [RoleId; N]) -> [(RoleId, RoleId); N] {
    let mut casts = [(Opening::NOBODY, Opening::NOBODY); N];
    let mut place = 0;
    while place < N {
        casts[place].0 = roles[place];
        place += 1;
    }
    casts
}

/// In an opening: the friendly unit at which a blunder is aimed is the unit in the zone.
pub const AIMED_AT: (RoleId, RoleId) = (TARGET, OWN_UNIT);

/// In an opening: the unit in question supports the attacker.
pub const SUPPORTS: &[(RoleId, RoleId)] = &[(SUPPORTERS[0], TARGET)];

/// In an opening: only the commander is carried over.
pub const ONLY_COMMANDER: &[(RoleId, RoleId)] = &[(COMMANDER, COMMANDER)];

/// In an opening: the commander suffers the effect.
pub const COMMANDER_SUFFERS: &[(RoleId, RoleId)] = &[(TARGET, COMMANDER)];

/// In an opening: the FAO or FAC suffers the effect.
pub const OBSERVER_SUFFERS: &[(RoleId, RoleId)] = &[(TARGET, OBSERVER)];

/// In an opening: the first of the called batteries suffers the effect.
pub const BATTERY_SUFFERS: &[(RoleId, RoleId)] = &[(TARGET, BATTERIES[0])];

/// In an opening: the friendly unit at which a blunder is aimed suffers the effect.
pub const OWN_UNIT_SUFFERS: &[(RoleId, RoleId)] = &[AIMED_AT];

/// In an opening: the unit that lost the assault suffers the effect.
pub const LOSER_SUFFERS: &[(RoleId, RoleId)] = &[(TARGET, LOSER)];
