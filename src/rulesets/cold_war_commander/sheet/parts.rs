//! The roles of units, by the names under which battles save them, and in an opening: the
//! role of each unit in what comes next.

/// Those who fire directly at one target.
pub const SHOOTERS: [&str; 6] = [
    "shooter",
    "shooter-2",
    "shooter-3",
    "shooter-4",
    "shooter-5",
    "shooter-6",
];

/// A unit that is fired at, is in a zone or is forced back.
pub const TARGET: &str = "target";

/// A unit that assaults.
pub const ATTACKER: &str = "attacker";

/// A unit that is assaulted.
pub const DEFENDER: &str = "defender";

/// Those who support the attacker of an assault.
pub const SUPPORTERS: [&str; 4] = ["supporter", "supporter-2", "supporter-3", "supporter-4"];

/// Those who support the defender of an assault.
pub const DEFENCE: [&str; 4] = ["defence", "defence-2", "defence-3", "defence-4"];

/// A unit that lost an assault.
pub const LOSER: &str = "loser";

/// A friend that a unit runs into.
pub const FRIEND: &str = "friend";

/// A commander.
pub const COMMANDER: &str = "commander";

/// A unit that is ordered.
pub const ORDERED: &str = "ordered";

/// The units nearest a commander.
pub const NEAREST: [&str; 3] = ["first", "second", "third"];

/// A unit that crawls away.
pub const CRAWLER: &str = "crawler";

/// An FAO or FAC.
pub const OBSERVER: &str = "observer";

/// Artillery that is called or fires: a single one may represent more of its kind.
pub const BATTERIES: [&str; 4] = ["battery", "battery-2", "battery-3", "battery-4"];

/// Air units that are called or strike: a single one may represent more of its kind.
pub const AIR_UNITS: [&str; 3] = ["air-unit", "air-unit-2", "air-unit-3"];

/// AA and SAM units that fire together.
pub const ANTI_AIR: [&str; 4] = ["anti-air", "anti-air-2", "anti-air-3", "anti-air-4"];

/// The own unit that a blunder aims at.
pub const OWN_UNIT: &str = "own-unit";

/// Any unit.
pub const UNIT: &str = "unit";

/// In an opening: no unit of the calculator before.
pub const NOBODY: &str = "";

/// In an opening: units that are not in the list, beside others that are and stay out of it.
pub const UNLISTED: &str = "unlisted";

/// In an opening: who takes these roles goes on in them, and who acts besides does not step
/// in for whom it befalls: an FAO whose page it is opened from is no unit in the zone.
pub const fn go_on<const N: usize>(roles: [&'static str; N]) -> [(&'static str, &'static str); N] {
    let mut casts = [("", ""); N];
    let mut place = 0;
    while place < N {
        casts[place] = (roles[place], roles[place]);
        place += 1;
    }
    casts
}

/// In an opening: the friendly unit that a blunder aims at is the unit in the zone.
pub const AIMED_AT: (&str, &str) = (TARGET, OWN_UNIT);

/// In an opening: the unit in question supports the attacker.
pub const SUPPORTS: &[(&str, &str)] = &[(SUPPORTERS[0], TARGET)];

/// In an opening: the commander alone goes on.
pub const ONLY_COMMANDER: &[(&str, &str)] = &[(COMMANDER, COMMANDER)];

/// In an opening: it befalls the commander.
pub const COMMANDER_SUFFERS: &[(&str, &str)] = &[(TARGET, COMMANDER)];

/// In an opening: it befalls the unit that lost the assault.
pub const LOSER_SUFFERS: &[(&str, &str)] = &[(TARGET, LOSER)];
