//! The effects of outcomes on units, the actions that the sheets allow only once, and the rulings
//! that override a law.

use adjutant::aid::{Field, Ruleset, Values};

/// The effect of an outcome on a unit that takes part.
pub struct Says {
    pub game: &'static str,
    pub calculators: &'static [&'static str],
    /// The part of the outcome.
    pub part: &'static str,
    /// Its word; empty for any word, or for a number.
    pub word: &'static str,
    /// The role of the unit.
    pub role: &'static str,
    /// The effect.
    pub so: So,
}

/// An effect on a unit.
pub enum So {
    /// It is out of the battle.
    Gone,
    /// It is not out of the battle, if it was not before.
    Stays,
    /// This question of its form has this answer.
    Is(&'static str, &'static str),
    /// This question of its form has another answer.
    IsNot(&'static str, &'static str),
    /// The answer to this question of its form is the outcome's word.
    Word(&'static str),
    /// This number of its form rises by the outcome's number, or to its limit.
    Rises(&'static str),
    /// The first of these numbers of its form rises by the outcome's number, or all of them
    /// together do.
    Together(&'static [&'static str]),
    /// This number of its form rises.
    More(&'static str),
    /// One of these numbers of its form rises, depending on the kind of unit.
    OneMore(&'static [&'static str]),
    /// This number of its form falls by the outcome's number, or to its limit.
    Falls(&'static str),
    /// This number of its form equals the outcome's.
    Left(&'static str),
    /// It has left its place: none of these answers is yes any longer.
    Off(&'static [&'static str]),
}

impl So {
    /// The question of its form that the effect is about.
    pub fn field(&self) -> Option<&'static str> {
        match self {
            Gone | Stays | OneMore(_) | Together(_) | Off(_) => None,
            Is(field, _)
            | IsNot(field, _)
            | Word(field)
            | Rises(field)
            | More(field)
            | Falls(field)
            | Left(field) => Some(field),
        }
    }
}

use So::{Falls, Gone, Is, IsNot, Left, More, Off, OneMore, Rises, Stays, Together, Word};

const fn says(
    game: &'static str,
    calculators: &'static [&'static str],
    (part, word): (&'static str, &'static str),
    role: &'static str,
    so: So,
) -> Says {
    Says { game, calculators, part, word, role, so }
}

const FOW: &str = "flames-of-war";
const CWC: &str = "cold-war-commander";
const K20: &str = "k20";
const BR10: &str = "brygada";

const FIRE: &[&str] = &["shooting", "saves", "bombardment", "air-attack"];
const STRIKES: &[&str] = &["direct-fire", "artillery-fire", "air-strike", "fire-resolution"];
const SHOTS: &[&str] =
    &["infantry-fire", "direct-fire", "he-template", "hit-effect", "fire-mission", "ap-strength"];
/// Calculators in which a unit drives at another.
const DRIVEN: &[&str] = &[
    "infantry-overrun",
    "vehicle-overrun",
    "ramming",
    "immobilisation",
    "vehicle-assault",
    "crew-morale",
];
const AT_ARMOUR: &[&str] = &["anti-tank-fire", "area-hit"];

/// A morale test at −1: for this attack, or for one that waits; by a house rule a level at once
/// (K20-AMB-09, K20-AMB-57).
const SHAKEN: So = OneMore(&[
    "shaken",
    "waiting.1.shaken",
    "waiting.2.shaken",
    "waiting.3.shaken",
    "waiting.4.shaken",
    "waiting.5.shaken",
    "waiting.6.shaken",
    "waiting.7.shaken",
    "waiting.8.shaken",
    "waiting.9.shaken",
    "level",
    "crew-lost",
]);
/// A loss: on foot, of a vehicle, or of the crew of a gun.
const LOSES: So = OneMore(&["stands-lost", "damage", "crew-lost"]);
/// The turning of a card for its unit's loss: now, from the next turn on, and beyond.
const TURNED: So = OneMore(&["lost", "lost-now", "lost-over"]);
/// A unit that has moved off is no longer in its hole or its fortifications (CWC-FBK-04,
/// CWC-ROU-03); its guns are on the move.
const LEFT: So = Off(&["dug-in", "fortified"]);
const LIMBERED: So = IsNot("limbered", "no");
/// The friends that made it halt are still to be named (CWC-FBK-07).
const HALTED: So = Is("halted", "yes");

/// The effects of outcomes, by their words.
pub const ALL: &[Says] = &[
    says(FOW, FIRE, ("destroyed", ""), "target", Rises("destroyed")),
    says(FOW, FIRE, ("pinned", "yes"), "target", Is("pinned", "yes")),
    says(FOW, FIRE, ("platoon", "destroyed"), "target", Gone),
    says(FOW, &["platoon-morale"], ("platoon", "destroyed"), "target", Gone),
    says(FOW, &["rally"], ("rally", "rallied"), "unit", Is("pinned", "no")),
    says(FOW, &["rally"], ("rally", "still-pinned"), "unit", Is("pinned", "yes")),
    // A tank that bails out is out of the fight as well (FOW-ASL-18).
    says(FOW, &["assault"], ("lost", ""), "attacker", Together(&["destroyed", "bailed-out"])),
    says(FOW, &["assault"], ("enemy-lost", ""), "defender", Together(&["destroyed", "bailed-out"])),
    says(FOW, &["assault"], ("pinned", "yes"), "attacker", Is("pinned", "yes")),
    says(FOW, &["assault"], ("enemy-pinned", "yes"), "defender", Is("pinned", "yes")),
    says(FOW, &["close-combat"], ("destroyed", ""), "defender", Rises("destroyed")),
    says(FOW, &["passengers"], ("lost", ""), "target", Rises("destroyed")),
    says(FOW, &["passengers"], ("pinned", "yes"), "target", Is("pinned", "yes")),
    says(CWC, STRIKES, ("target", "eliminated"), "target", Gone),
    says(CWC, STRIKES, ("target", "suppressed"), "target", IsNot("suppressed", "no")),
    says(CWC, &["fall-back", "rout"], ("unit", "eliminated"), "target", Gone),
    says(CWC, &["assault", "assault-round"], ("assault", "attacker-eliminated"), "attacker", Gone),
    says(CWC, &["assault", "assault-round"], ("assault", "defender-eliminated"), "defender", Gone),
    says(CWC, &["assault-fall-back"], ("loser", "eliminated"), "loser", Gone),
    says(
        CWC,
        &["assault-round"],
        ("assault", "attacker-falls-back"),
        "attacker",
        IsNot("falls-back", "0"),
    ),
    says(
        CWC,
        &["assault-round"],
        ("assault", "defender-falls-back"),
        "defender",
        IsNot("falls-back", "0"),
    ),
    says(CWC, &["assault-round"], ("assault", "another-round"), "attacker", IsNot("fights", "0")),
    says(K20, &["morale", "rally", "crew-morale"], ("level", ""), "unit", Word("level")),
    says(K20, &["charge"], ("level", ""), "attacker", Word("level")),
    says(K20, &["charge"], ("enemy-level", ""), "defender", Word("level")),
    says(K20, &["charge"], ("lost", ""), "attacker", Rises("stands-lost")),
    says(K20, SHOTS, ("effect", "pinned"), "target", Is("pinned", "yes")),
    says(K20, SHOTS, ("effect", "suppressed"), "target", Is("suppressed", "yes")),
    says(K20, SHOTS, ("effect", "burns"), "target", Gone),
    says(K20, &["spotting"], ("model", "spotted"), "target", Is("hidden", "no")),
    says(K20, &["vehicle-overrun"], ("target", "destroyed"), "defender", Gone),
    says(K20, &["infantry-overrun"], ("infantry", "destroyed"), "defender", More("stands-lost")),
    says(K20, &["immobilisation"], ("vehicle", "immobilised"), "unit", Is("immobilised", "yes")),
    says(BR10, &["fire-at-infantry"], ("destroyed", "yes"), "target", Gone),
    says(BR10, &["fire-at-infantry"], ("bases-lost", ""), "target", Rises("bases-lost")),
    says(BR10, &["fire-at-infantry"], ("markers", ""), "target", Rises("morale")),
    says(BR10, &["anti-tank-fire", "area-hit"], ("effect", "destroyed"), "target", Gone),
    says(
        BR10,
        &["anti-tank-fire", "area-hit"],
        ("effect", "immobilised"),
        "target",
        Is("immobilised", "yes"),
    ),
    says(BR10, &["assault"], ("attacker-lost", ""), "attacker", Rises("bases-lost")),
    says(BR10, &["assault"], ("defender-lost", ""), "defender", Rises("bases-lost")),
    says(BR10, &["assault"], ("fight", "attacker-destroyed"), "attacker", Gone),
    says(BR10, &["assault"], ("fight", "defender-destroyed"), "defender", Gone),
    says(BR10, &["assault"], ("fight", "both-destroyed"), "attacker", Gone),
    says(BR10, &["assault"], ("fight", "both-destroyed"), "defender", Gone),
    says(BR10, &["assault-on-armour"], ("vehicle", "destroyed"), "defender", Gone),
    says(BR10, &["vehicle-assault"], ("vehicle", "destroyed"), "attacker", Gone),
    says(BR10, &["vehicle-assault"], ("lost", ""), "defender", Rises("bases-lost")),
    says(BR10, &["remove-markers"], ("left", ""), "unit", Left("morale")),
    // Effects found by repeating rolls.
    says(FOW, &["shooting"], ("hits", ""), "target", Rises("hits")),
    says(FOW, &["shooting"], ("gone", "destroyed"), "target", Gone),
    says(FOW, &["shooting"], ("gone", "left"), "target", Stays),
    says(FOW, &["platoon-morale"], ("platoon", "fights-on"), "target", Stays),
    says(FOW, &["rally"], ("rally", "still-pinned"), "unit", Is("tried-rally", "yes")),
    says(FOW, &["freeing"], ("freed", ""), "unit", Falls("bogged")),
    says(FOW, &["freeing"], ("freeing", "freed"), "unit", Falls("bogged")),
    says(FOW, &["freeing"], ("freeing", "still-bogged"), "unit", More("free-tried")),
    says(FOW, &["bogging"], ("bogging", "bogged"), "unit", More("bogged")),
    says(FOW, &["bombardment", "smoke"], ("ranged", "first"), "battery", Is("failed-tries", "0")),
    says(FOW, &["bombardment", "smoke"], ("ranged", "second"), "battery", Is("failed-tries", "1")),
    says(FOW, &["bombardment", "smoke"], ("ranged", "third"), "battery", Is("failed-tries", "2")),
    says(FOW, &["bombardment", "smoke"], ("ranged", "not"), "battery", Is("failed-tries", "3")),
    says(FOW, &["assault"], ("assault", "cleared"), "attacker", Is("last-assault", "won")),
    says(FOW, &["assault"], ("assault", "broken-off"), "attacker", Is("last-assault", "won")),
    says(
        FOW,
        &["assault"],
        ("assault", "attackers-broken-off"),
        "defender",
        Is("last-assault", "won"),
    ),
    says(
        FOW,
        &["assault"],
        ("assault", "attackers-cleared"),
        "defender",
        Is("last-assault", "won"),
    ),
    says(
        FOW,
        &["assault"],
        ("assault", "attackers-broken-off"),
        "attacker",
        Is("last-assault", "lost"),
    ),
    says(FOW, &["assault"], ("assault", "broken-off"), "defender", Is("last-assault", "lost")),
    says(FOW, &["assault"], ("assault", "no-charge"), "attacker", Is("last-assault", "no-charge")),
    says(FOW, &["assault"], ("assault", "thrown-back"), "attacker", Is("last-assault", "lost")),
    says(FOW, &["towing"], ("towing", "tower-bogged"), "unit", More("bogged")),
    says(FOW, &["towing"], ("towing", "freed"), "target", Falls("bogged")),
    says(
        FOW,
        &["disengage"],
        ("disengage", "disengages"),
        "target",
        Is("reorganising", "this-turn"),
    ),
    says(
        FOW,
        &["disengage"],
        ("assault", "no-close-combat"),
        "target",
        Is("reorganising", "this-turn"),
    ),
    says(FOW, &["disengage"], ("assault", "goes-on"), "target", Is("held-fast", "yes")),
    says(FOW, &["disengage"], ("assault", "goes-on"), "target", Is("assault", "attacked")),
    says(FOW, &["disengage"], ("forced", "disengages"), "target", Is("reorganising", "this-turn")),
    says(FOW, &["disengage"], ("forced", "stays"), "target", Is("stays", "yes")),
    says(CWC, STRIKES, ("target", "marked"), "target", IsNot("marked", "0")),
    says(CWC, &["command-blunder"], ("first", "eliminated"), "first", Gone),
    says(CWC, &["command-blunder"], ("second", "eliminated"), "second", Gone),
    says(CWC, &["command-blunder"], ("third", "eliminated"), "third", Gone),
    says(CWC, &["command-blunder"], ("first", "suppressed"), "first", IsNot("suppressed", "no")),
    says(CWC, &["command-blunder"], ("second", "suppressed"), "second", IsNot("suppressed", "no")),
    says(CWC, &["command-blunder"], ("third", "suppressed"), "third", IsNot("suppressed", "no")),
    says(CWC, &["command-blunder"], ("first", "marked"), "first", IsNot("marked", "0")),
    says(CWC, &["command-blunder"], ("second", "marked"), "second", IsNot("marked", "0")),
    says(CWC, &["command-blunder"], ("third", "marked"), "third", IsNot("marked", "0")),
    says(CWC, &["artillery-blunder"], ("fao", "eliminated"), "observer", Gone),
    says(CWC, &["artillery-blunder"], ("fao", "suppressed"), "observer", IsNot("suppressed", "no")),
    says(CWC, &["command-blunder"], ("command-unit", "eliminated"), "commander", Gone),
    says(
        CWC,
        &["command-blunder"],
        ("command-unit", "suppressed"),
        "commander",
        IsNot("suppressed", "no"),
    ),
    says(CWC, &["command-blunder"], ("command-unit", "marked"), "commander", IsNot("marked", "0")),
    says(CWC, STRIKES, ("target", "falls-back"), "target", LEFT),
    says(CWC, STRIKES, ("target", "falls-back"), "target", LIMBERED),
    says(CWC, STRIKES, ("target", "halts"), "target", LEFT),
    says(CWC, STRIKES, ("target", "halts"), "target", LIMBERED),
    says(CWC, STRIKES, ("target", "halts"), "target", HALTED),
    says(CWC, STRIKES, ("target", "both-eliminated"), "target", Gone),
    says(CWC, &["fall-back", "rout"], ("unit", "both-eliminated"), "target", Gone),
    says(CWC, &["fall-back", "rout"], ("unit", "both-eliminated"), "friend", Gone),
    says(CWC, &["fall-back", "rout"], ("unit", "halts"), "friend", IsNot("suppressed", "no")),
    says(CWC, &["command-blunder"], ("command-unit", "falls-back"), "commander", LEFT),
    says(CWC, &["command-blunder"], ("command-unit", "falls-back"), "commander", LIMBERED),
    says(CWC, &["command-blunder"], ("command-unit", "halts"), "commander", LEFT),
    says(CWC, &["command-blunder"], ("command-unit", "halts"), "commander", LIMBERED),
    says(CWC, &["command-blunder"], ("command-unit", "halts"), "commander", HALTED),
    says(CWC, &["command-blunder"], ("command-unit", "both-eliminated"), "commander", Gone),
    says(CWC, &["command-blunder"], ("first", "falls-back"), "first", LEFT),
    says(CWC, &["command-blunder"], ("first", "falls-back"), "first", LIMBERED),
    says(CWC, &["command-blunder"], ("first", "halts"), "first", LEFT),
    says(CWC, &["command-blunder"], ("first", "halts"), "first", LIMBERED),
    says(CWC, &["command-blunder"], ("first", "halts"), "first", HALTED),
    says(CWC, &["command-blunder"], ("first", "both-eliminated"), "first", Gone),
    says(CWC, &["command-blunder"], ("second", "falls-back"), "second", LEFT),
    says(CWC, &["command-blunder"], ("second", "falls-back"), "second", LIMBERED),
    says(CWC, &["command-blunder"], ("second", "halts"), "second", LEFT),
    says(CWC, &["command-blunder"], ("second", "halts"), "second", LIMBERED),
    says(CWC, &["command-blunder"], ("second", "halts"), "second", HALTED),
    says(CWC, &["command-blunder"], ("second", "both-eliminated"), "second", Gone),
    says(CWC, &["command-blunder"], ("third", "falls-back"), "third", LEFT),
    says(CWC, &["command-blunder"], ("third", "falls-back"), "third", LIMBERED),
    says(CWC, &["command-blunder"], ("third", "halts"), "third", LEFT),
    says(CWC, &["command-blunder"], ("third", "halts"), "third", LIMBERED),
    says(CWC, &["command-blunder"], ("third", "halts"), "third", HALTED),
    says(CWC, &["command-blunder"], ("third", "both-eliminated"), "third", Gone),
    says(CWC, &["command-blunder"], ("crawler", "moves"), "crawler", LEFT),
    says(CWC, &["command-blunder"], ("crawler", "moves"), "crawler", LIMBERED),
    says(CWC, &["command-blunder"], ("crawler", "halts"), "crawler", LEFT),
    says(CWC, &["command-blunder"], ("crawler", "halts"), "crawler", LIMBERED),
    says(CWC, &["command-blunder"], ("crawler", "halts"), "crawler", IsNot("suppressed", "no")),
    says(CWC, &["command-blunder"], ("crawler", "halts"), "friend", IsNot("suppressed", "no")),
    says(CWC, &["command-blunder"], ("crawler", "eliminated"), "crawler", Gone),
    says(CWC, &["anti-air"], ("air-unit", "aborts"), "air-unit", Is("aborted", "yes")),
    says(CWC, &["anti-air"], ("air-unit", "shot-down"), "air-unit", Gone),
    says(
        K20,
        &["immobilisation"],
        ("vehicle", "permanently"),
        "unit",
        Is("immobilised", "permanently"),
    ),
    says(K20, &["immobilisation"], ("vehicle", "free"), "unit", Is("immobilised", "no")),
    says(K20, &["immobilisation"], ("vehicle", "free-no-penalty"), "unit", Is("immobilised", "no")),
    says(K20, &["immobilisation"], ("vehicle", "still-stuck"), "unit", More("failed-dig-outs")),
    says(CWC, &["orders"], ("ended", "failed"), "commander", Is("test-failed", "yes")),
    says(K20, SHOTS, ("effect", "damage"), "target", LOSES),
    says(K20, SHOTS, ("effect", "damage-and-morale"), "target", LOSES),
    says(K20, SHOTS, ("effect", "damage-and-morale"), "target", SHAKEN),
    says(K20, SHOTS, ("effect", "immobilised"), "target", IsNot("immobilised", "no")),
    says(K20, &["charge"], ("charge", "defender-loses"), "defender", More("stands-lost")),
    says(K20, &["charge"], ("charge", "stopped"), "attacker", Is("suppressed", "yes")),
    says(K20, &["charge"], ("charge", "goes-on"), "attacker", Is("fighting", "yes")),
    says(K20, &["charge"], ("charge", "goes-on"), "defender", Is("fighting", "yes")),
    says(K20, &["close-combat"], ("fight", "goes-on"), "attacker", Is("fighting", "yes")),
    says(K20, &["close-combat"], ("fight", "goes-on"), "attacker-2", Is("fighting", "yes")),
    says(K20, &["close-combat"], ("fight", "goes-on"), "attacker-3", Is("fighting", "yes")),
    says(K20, &["close-combat"], ("fight", "goes-on"), "defender", Is("fighting", "yes")),
    says(K20, &["close-combat"], ("fight", "goes-on"), "defender-2", Is("fighting", "yes")),
    says(K20, &["close-combat"], ("fight", "goes-on"), "defender-3", Is("fighting", "yes")),
    says(K20, &["close-combat"], ("fight", "attacker-loses"), "attacker", More("stands-lost")),
    says(K20, &["close-combat"], ("fight", "defender-loses"), "defender", More("stands-lost")),
    says(
        K20,
        &["crew-morale", "immobilisation"],
        ("crew", "repaired"),
        "unit",
        IsNot("immobilised", "yes"),
    ),
    says(K20, &["ramming"], ("target", "destroyed"), "defender", Gone),
    says(K20, &["ramming"], ("rammer", "destroyed"), "attacker", Gone),
    says(K20, &["infantry-overrun"], ("enemy-level", ""), "defender", Word("level")),
    says(K20, &["crew-morale"], ("crew", "crew-gone"), "unit", Gone),
    says(K20, &["fire-mission"], ("weapon", "jam"), "shooter", Is("weapon", "jammed")),
    says(BR10, AT_ARMOUR, ("effect", "loses-action"), "target", TURNED),
    says(BR10, AT_ARMOUR, ("effect", "loses-turn"), "target", TURNED),
    says(BR10, AT_ARMOUR, ("effect", "gun-destroyed"), "target", Is("gun-destroyed", "yes")),
    says(BR10, &["assault-on-armour"], ("vehicle", "loses-action"), "defender", TURNED),
    says(BR10, &["assault-on-armour"], ("vehicle", "loses-turn"), "defender", TURNED),
    says(
        BR10,
        &["assault-on-armour"],
        ("vehicle", "immobilised"),
        "defender",
        Is("immobilised", "yes"),
    ),
    says(
        BR10,
        &["assault-on-armour"],
        ("vehicle", "gun-destroyed"),
        "defender",
        Is("gun-destroyed", "yes"),
    ),
    says(BR10, &["vehicle-assault"], ("vehicle", "loses-action"), "attacker", TURNED),
    says(BR10, &["vehicle-assault"], ("vehicle", "loses-turn"), "attacker", TURNED),
    says(
        BR10,
        &["vehicle-assault"],
        ("vehicle", "immobilised"),
        "attacker",
        Is("immobilised", "yes"),
    ),
    says(
        BR10,
        &["vehicle-assault"],
        ("vehicle", "gun-destroyed"),
        "attacker",
        Is("gun-destroyed", "yes"),
    ),
    says(BR10, &["vehicle-assault"], ("markers", ""), "defender", Rises("morale")),
    says(BR10, &["vehicle-assault"], ("infantry", "destroyed"), "defender", Gone),
    says(BR10, &["assault"], ("attacker-markers", ""), "attacker", Rises("morale")),
    says(BR10, &["assault"], ("defender-markers", ""), "defender", Rises("morale")),
];

/// Calculators about a unit that is gone, as its sheet has them: a Warrior's save (FOW-WAR-02 to
/// FOW-WAR-04).
pub const LAST_ACTS: &[(&str, &str)] = &[(FOW, "warrior")];

/// States that follow from the effects in the table: the game, the calculators and the states; all
/// those of a block if it ends with a dot.
pub const BESIDE: &[(&str, &[&str], &[&str])] = &[
    // The hits of a round may stay on the units that fought it.
    (CWC, &["assault-round"], &["marked"]),
    // The unit has done what was due; its friends may still be named.
    (
        CWC,
        &["fall-back", "rout", "assault-fall-back", "command-blunder"],
        &["halted", "falls-back", "goes-back"],
    ),
    // The obstacle on the loser's way back is still to be entered.
    (CWC, &["assault"], &["goes-back"]),
    // Of a loaded IFV only the infantry is eliminated (CWC-ASL-04, CWC-AMB-45).
    (CWC, &["assault", "assault-round", "assault-fall-back"], &["loaded"]),
    // Whether a crew is back, or the effect of bailing out again.
    (
        FOW,
        &["bailed-out"],
        &["bailed-out", "crews-tried", "destroyed", "bogged", "bogged-and-out", "lost"],
    ),
    // Effects of a commander's test on the commander's later tests, and the units that were
    // ordered.
    (
        CWC,
        &["command", "orders", "artillery-request", "air-request"],
        &[
            "orders",
            "requests",
            "test-failed",
            "activated",
            "actions",
            "acted-in-initiative",
            "marked",
            "evaded",
        ],
    ),
    (
        CWC,
        &["anti-air", "end-phase", "command-blunder", "artillery-blunder", "air-blunder"],
        &[
            "suppressed",
            "marked",
            "eliminated",
            "test-failed",
            "orders",
            "requests",
            "lowered",
            "mark",
        ],
    ),
    // Parts of a blunder or a mission that are still to be worked out, and fall due.
    (
        CWC,
        &[
            "command",
            "orders",
            "artillery-request",
            "air-request",
            "command-blunder",
            "artillery-blunder",
            "air-blunder",
            "artillery-deviation",
            "air-deviation",
            "artillery-fire",
            "air-strike",
        ],
        &[
            "follow-up",
            "follow-up-attacks",
            "follow-up-units",
            "follow-up-number",
            "follow-up-smoke",
            "fired-at",
            "zone-shoot",
            "zone-pop-up",
            "zone-firers.",
        ],
    ),
    // The last shoot in whose zone a unit was attacked: a shoot attacks each unit only once.
    (
        CWC,
        &["artillery-fire", "artillery-blunder", "air-strike", "air-blunder"],
        &[
            "struck-by-guns",
            "struck-by-rockets",
            "struck-by-naval",
            "struck-from-air",
            "struck-earlier.",
        ],
    ),
    (CWC, &["anti-air"], &["fired-at"]),
    // Enemy fighters!: the called aircraft do not attack in that turn (CWC-AMB-36).
    (CWC, &["air-blunder"], &["aborted"]),
    // Of an IFV with its infantry the vehicle does not move (CWC-ASL-04).
    (CWC, &["assault", "assault-fall-back"], &["dug-in", "fortified", "limbered"]),
    // For a move back that is certain, the sum gives the result, without dice.
    (CWC, &["fall-back", "rout"], &["dug-in", "fortified", "limbered"]),
    // Effects of a shot on the weapon, the crew and the next shot.
    (
        K20,
        SHOTS,
        &[
            "weapon",
            "fired",
            "last-target",
            "same-target",
            "overwatch",
            "hidden",
            "crew-test",
            "crew-tested",
            "shaken",
            "damage",
            "suppressed",
            "pinned",
        ],
    ),
    (
        K20,
        DRIVEN,
        &[
            "level",
            "rallied",
            "crew-gone",
            "crew-test",
            "crew-tested",
            "damage",
            "immobilised",
            "suppressed",
            "pinned",
            "hidden",
            "moved",
            "assaulting",
            "assaults",
            "standard-action",
            "stands-lost",
            "shaken",
            "fired",
            "overwatch",
            "evading",
            "struck",
        ],
    ),
    (K20, &["infantry-overrun"], &["dodged", "dodged-vehicle", "dodged-another", "dodged-more."]),
    (K20, &["near-impact"], &["pinned"]),
    // By a house rule a "-1 morale" is a level at once (K20-AMB-09).
    (K20, SHOTS, &["level", "rallied"]),
    // Which crew it is, and whether the vehicles are transports, depends on those hit first.
    (
        FOW,
        FIRE,
        &[
            "bailed-out",
            "bogged",
            "bogged-and-out",
            "transports-lost",
            "lost",
            "save-failed",
            "stays",
        ],
    ),
    // The parts in an assault end with it, and it pins the platoons that were hit in it.
    (
        FOW,
        &["assault"],
        &[
            "bailed-out",
            "assault",
            "held-fast",
            "assault-hit",
            "assaulted",
            "bogged",
            "bogged-and-out",
            "hits",
            "blows",
            "tank-test",
        ],
    ),
    (
        FOW,
        &["close-combat"],
        &[
            "bailed-out",
            "assault",
            "held-fast",
            "assault-hit",
            "assaulted",
            "blows",
            "tank-test",
            "last-assault",
            "pinned",
            "bogged",
            "bogged-and-out",
            "hits",
        ],
    ),
    // Only the tests of an assault are recorded (FOW-ASL-07, FOW-ASL-21).
    (FOW, &["test"], &["assault-hit", "last-assault", "tank-test"]),
    // No close combat follows, though the attackers have charged (FOW-REC-10, FOW-AMB-16).
    (FOW, &["disengage"], &["assault-hit", "assaulted", "hits"]),
    // A bombardment is fired once it has ranged in.
    (FOW, &["bombardment", "smoke"], &["bombarded", "trails", "smoked", "repeated", "guns-fired"]),
    // One of its vehicles is free, or the one that tows is bogged down (FOW-RCV-02).
    (FOW, &["towing"], &["busy", "used", "moved"]),
    // The kind of the Warrior decides what he leaves behind.
    (FOW, &["warrior"], &["warrior-lost", "destroyed", "place", "lost"]),
    // Whether the charge was an action or a test, and in which fight the unit is.
    (
        K20,
        &["charge"],
        &[
            "moved",
            "fights-wb",
            "standard-action",
            "tested",
            "rallied",
            "fights",
            "fought",
            "fighting",
            "suppressed",
            "hidden",
            "fired",
            "overwatch",
        ],
    ),
    (K20, &["close-combat"], &["fights", "fought", "fights-wb"]),
    // Of two actions one is left (CWC-BON-01).
    (CWC, &["direct-fire", "assault", "assault-round"], &["actions"]),
    // The units that attacked, and the attacks that await their own Morale tests (K20-AMB-57).
    (
        K20,
        &[
            "infantry-fire",
            "direct-fire",
            "ap-strength",
            "fire-mission",
            "he-template",
            "hit-effect",
            "close-combat",
            "vehicle-assault",
            "infantry-overrun",
        ],
        &["attacker", "waiting."],
    ),
    // The rounds that fell where other models may be (K20-ART-07).
    (K20, &["fire-mission", "direct-fire"], &["shells", "under-fire"]),
    (K20, &["crew-morale"], &["rallied"]),
    (K20, &["training-test"], &["weapon"]),
    (BR10, &["assault", "fire-at-infantry", "vehicle-assault"], &["morale-now"]),
    (BR10, &["assault", "assault-on-armour", "vehicle-assault"], &["charged", "fights", "fought"]),
    (BR10, AT_ARMOUR, &["lost-now", "lost-over"]),
    (BR10, &["assault-on-armour", "vehicle-assault"], &["lost-now", "lost-over"]),
];

/// Parts of outcomes that are not a state of a unit: the game, the calculators, and the parts.
pub const SILENT: &[(&str, &[&str], &[&str])] = &[
    (FOW, &["smoke"], &["templates"]),
    (FOW, &["test"], &["test"]),
    (FOW, &["bailed-out"], &["crew", "recovered"]),
    (FOW, &["warrior"], &["warrior"]),
    (FOW, &["close-combat"], &["bailed-out"]),
    (FOW, &["bogging"], &["bogged"]),
    (FOW, &["air-call"], &["aircraft"]),
    (CWC, &["command", "artillery-request", "air-request"], &["order", "request", "bonus"]),
    (CWC, &["artillery-deviation", "air-deviation"], &["drift", "direction"]),
    (CWC, &["end-phase"], &["state", "left"]),
    // The number of batteries: those in the list are handled one by one (CWC-BLU-07).
    (CWC, &["artillery-blunder"], &["eliminated", "suppressed"]),
    (CWC, &["anti-air"], &["attack", "hits"]),
    (
        CWC,
        &["command-blunder", "artillery-blunder", "air-blunder"],
        &[
            "blunder",
            "fac",
            "shot-down",
            "aborted",
            "own-unit",
            "drift",
            "direction",
            "hits",
            "fall-back",
            "by",
        ],
    ),
    (K20, &["training-test"], &["test"]),
    (K20, SHOTS, &["hindrance", "hits", "crew", "shot", "scatter", "bearing", "dud", "weapon"]),
    (
        K20,
        DRIVEN,
        &[
            "vehicle",
            "crew",
            "ram",
            "target-terrain",
            "rammer-terrain",
            "fired",
            "shaken",
            "pinned",
        ],
    ),
    (K20, &["charge"], &["pinned", "fired", "second-fired", "arrived"]),
    (K20, &["near-impact"], &["near"]),
    (BR10, &["anti-tank-fire"], &["hit", "penetrated"]),
    (BR10, &["area-fire"], &["landing", "drift", "direction"]),
    // Intermediate steps of the roll before the effect on the target.
    (FOW, FIRE, &["hits", "ranged"]),
    (FOW, &["close-combat"], &["hits"]),
    (CWC, STRIKES, &["hits"]),
    (CWC, &["assault-round"], &["attacker-hits", "defender-hits"]),
    (CWC, &["assault"], &["rounds"]),
    (K20, &["fire-mission"], &["call", "scatter", "rounds", "on-target", "even", "odd", "bearing"]),
    (BR10, &["fire-at-infantry"], &["successes"]),
    (FOW, &["disengage"], &["rest"]),
    // Crews that bail out are counted with those that are hit again (FOW-BAI-04).
    (FOW, FIRE, &["bailed-out"]),
    // The distance and the reason are for the table: there a unit is a model.
    (CWC, STRIKES, &["fall-back", "by"]),
    (CWC, &["assault", "fall-back", "rout", "assault-fall-back"], &["fall-back", "by"]),
    (CWC, &["command-blunder"], &["blunder"]),
    // The players give the orders of a row.
    (CWC, &["orders"], &["orders", "bonuses"]),
    // The level shows it.
    (K20, &["morale"], &["morale"]),
    (K20, &["rally"], &["rally"]),
    // A unit's actions are counted when it is activated.
    (BR10, &["remove-markers"], &["actions"]),
];

/// First roles in which the unit does not act itself.
pub const PASSIVE_ROLES: &[&str] = &["target", "loser", "near"];

/// Roles of units that a roll only strikes: the tests that they have to roll themselves stay due
/// (CWC-BLU-05, CWC-ART-10).
pub const STRUCK: &[(&str, &str, &[&str])] = &[
    (CWC, "command-blunder", &["first", "second", "third"]),
    (CWC, "artillery-fire", &["target"]),
    (CWC, "air-strike", &["target"]),
    // The friends at whom a unit halts (CWC-FBK-07).
    (CWC, "fall-back", &["friend"]),
    (CWC, "rout", &["friend"]),
];

/// Tests that fall due again with the same wording: their own roll may be the next cause.
pub const CAUSES: &[(&str, &str, &str)] = &[
    // Tied once more (CWC-ASL-07).
    (CWC, "assault-round", "CWC-ASL-07"),
];

/// Rolls for each of several strikes: the game, the calculator, and the answer that marks a roll as
/// one of them. A shell strikes each unit under its template, and each hit may bail out a crew
/// again (FOW-BAI-04).
pub const STRIKES_EACH: &[(&str, &str, &str)] =
    &[(BR10, "fire-at-infantry", "shell"), (FOW, "bailed-out", "occasion")];

/// Actions that the sheets let a unit repeat before anything else happens: the game and the
/// calculators. All others are done once.
pub const REPEATS: &[(&str, &[&str])] = &[
    // Any test, for any cause.
    (FOW, &["test"]),
    // Blow by blow, until one side breaks off or no team is left (FOW-ASL-16, FOW-ASL-22).
    (FOW, &["close-combat"]),
    // Team by team (FOW-AMB-38, FOW-ALO-03).
    (FOW, &["eyes-and-ears", "saves"]),
    // Vehicle by vehicle, and each time that one enters difficult ground (FOW-DIF-01); each vehicle
    // of the platoon may tow another one (FOW-RCV-02).
    (FOW, &["bogging", "towing"]),
    // A save for each destroyed team (FOW-WAR-02 to FOW-WAR-04).
    (FOW, &["warrior"]),
    // A further order, and a further request, are harder (CWC-CMD-03, CWC-ART-02, CWC-AIR-01).
    (CWC, &["command", "orders", "artillery-request", "air-request"]),
    // Each unit in the zone is struck separately (CWC-AMB-59).
    (CWC, &["artillery-fire", "air-strike"]),
    // The place where shells or bombs fall, and effects that end with the phase: these are no
    // separate actions of a unit.
    (CWC, &["artillery-deviation", "air-deviation", "end-phase"]),
    // Round by round (CWC-ASL-07).
    (CWC, &["assault-round"]),
    // Stand by stand, and shot by shot (K20-AMB-24).
    (K20, &["infantry-fire", "direct-fire", "he-template"]),
    // A look at the table, which takes no die (K20-SPT-T1).
    (K20, &["spotting"]),
    // A round of each fight (K20-CHG-T3).
    (K20, &["close-combat"]),
    // Any test, for any cause (K20-MOR-01, K20-AMB-06), and of a crew each time that its
    // vehicle becomes immobilised (K20-IMM-04).
    (K20, &["morale", "training-test", "crew-morale"]),
    // Stand by stand (K20-AMB-78).
    (K20, &["vehicle-assault"]),
    // Each unit that it drives over, at its price (K20-OVV-02, K20-OVI-01, K20-RAM-02).
    (K20, &["vehicle-overrun", "infantry-overrun", "ramming"]),
    // Each terrain that it enters; a second digging out is barred by its state (K20-AMB-77).
    (K20, &["immobilisation"]),
    // Base by base (BR10-CMB-03), and weapon by weapon (BR10-SEQ-T1).
    (BR10, &["anti-tank-fire"]),
    // A shell is checked again for every unit under it (BR10-ARE-05).
    (BR10, &["area-fire", "area-hit"]),
];

/// Actions that may be repeated in the first round, as it is not yet clear whether the order of
/// play is recorded (BR10-AMB-30): the game and the calculators.
pub const FIRST_ROUND: &[(&str, &[&str])] =
    &[(BR10, &["assault", "assault-on-armour", "vehicle-assault"])];

/// Answers about the occasion, which only the earlier calculator gives, as the state of the units
/// does not hold them: the game, the calculator, the question. A different answer makes it another
/// battle, not another way of opening.
pub const OCCASIONS: &[(&str, &str, &str)] = &[
    // The kind of fire for which the saves are taken.
    (FOW, "saves", "fire"),
    // The teams fire at the platoon that charges them (FOW-ASL-11).
    (FOW, "shooting", "defensive"),
    // A platoon that is shot at in its own turn is charging (FOW-AMB-16): the shooter is asked for
    // later.
    (FOW, "shooting", "gone-to-ground"),
    (FOW, "shooting", "keeps-down"),
    (FOW, "shooting", "concealed"),
    // After eyes and ears (FOW-REC-02).
    (FOW, "concealment", "stripped"),
    // The aircraft's Attack that anti-air fire has left (CWC-AAF-04).
    (CWC, "air-strike", "attack"),
    (CWC, "air-strike", "mark"),
    // The rounds after the first (K20-CHG-T3).
    (K20, "close-combat", "charging"),
    // A unit that charges moves (K20-CHG-03).
    (K20, "infantry-fire", "target-movement"),
];

/// States that a unit has only while a result is applied to it: no player enters them.
pub const MOMENTARY: &[(&str, &str)] = &[(K20, "tested"), (K20, "rallied")];

/// Of a loaded IFV the infantry fights and is eliminated: the vehicle is then empty, but not gone
/// (CWC-ASL-04, CWC-AMB-45).
pub const INFANTRY: &[(&str, &str)] = &[(CWC, "loaded")];

/// States in which a unit may act once more: after a double 1 it has two actions (CWC-BON-01).
pub const ACTIONS: &[(&str, &str)] = &[(CWC, "actions")];

/// Whether a unit is in a state that a list names for its game.
pub fn is_on(states: &[(&str, &str)], ruleset: &Ruleset, values: &Values) -> bool {
    let fields = ruleset.tracker.fields;
    let mut here = states.iter().filter(|(game, _)| *game == ruleset.id);
    here.any(|(_, field)| Field::find(fields, field).is_some_and(|place| values.get(place) != 0))
}
