//! What the outcomes of calculators say of units, what the sheets let be done once, and
//! where a ruling stands above a law.

/// What an outcome says of a unit that takes part.
pub struct Says {
    pub game: &'static str,
    pub calculators: &'static [&'static str],
    /// The part of the outcome.
    pub part: &'static str,
    /// Its word; empty: whichever, or a number.
    pub word: &'static str,
    /// The role of the unit.
    pub role: &'static str,
    /// What is so then.
    pub so: So,
}

/// What is so of a unit.
pub enum So {
    /// It is out of the battle.
    Gone,
    /// A question of its form is answered so.
    Is(&'static str, &'static str),
    /// A question of its form is answered otherwise.
    IsNot(&'static str, &'static str),
    /// A question of its form is answered by the word.
    Word(&'static str),
    /// A number of its form rises by as many, or to its end.
    Rises(&'static str),
    /// A number of its form rises.
    More(&'static str),
    /// A number of its form is this one.
    Left(&'static str),
}

use So::{Gone, Is, IsNot, Left, More, Rises, Word};

const fn says(
    game: &'static str,
    calculators: &'static [&'static str],
    (part, word): (&'static str, &'static str),
    role: &'static str,
    so: So,
) -> Says {
    Says {
        game,
        calculators,
        part,
        word,
        role,
        so,
    }
}

const FOW: &str = "flames-of-war";
const CWC: &str = "cold-war-commander";
const K20: &str = "k20";
const BR10: &str = "brygada";

const FIRE: &[&str] = &["shooting", "saves", "bombardment", "air-attack"];
const STRIKES: &[&str] = &[
    "direct-fire",
    "artillery-fire",
    "air-strike",
    "fire-resolution",
];
const SHOTS: &[&str] = &["infantry-fire", "direct-fire", "he-template", "hit-effect"];

/// What outcomes say, by their words.
pub const ALL: &[Says] = &[
    says(FOW, FIRE, ("destroyed", ""), "target", Rises("destroyed")),
    says(FOW, FIRE, ("pinned", "yes"), "target", Is("pinned", "yes")),
    says(FOW, FIRE, ("platoon", "destroyed"), "target", Gone),
    says(
        FOW,
        &["platoon-morale"],
        ("platoon", "destroyed"),
        "target",
        Gone,
    ),
    says(
        FOW,
        &["rally"],
        ("rally", "rallied"),
        "unit",
        Is("pinned", "no"),
    ),
    says(
        FOW,
        &["rally"],
        ("rally", "still-pinned"),
        "unit",
        Is("pinned", "yes"),
    ),
    says(
        FOW,
        &["assault"],
        ("lost", ""),
        "attacker",
        Rises("destroyed"),
    ),
    says(
        FOW,
        &["assault"],
        ("enemy-lost", ""),
        "defender",
        Rises("destroyed"),
    ),
    says(
        FOW,
        &["assault"],
        ("pinned", "yes"),
        "attacker",
        Is("pinned", "yes"),
    ),
    says(
        FOW,
        &["assault"],
        ("enemy-pinned", "yes"),
        "defender",
        Is("pinned", "yes"),
    ),
    says(
        FOW,
        &["close-combat"],
        ("destroyed", ""),
        "defender",
        Rises("destroyed"),
    ),
    says(
        FOW,
        &["passengers"],
        ("lost", ""),
        "target",
        Rises("destroyed"),
    ),
    says(
        FOW,
        &["passengers"],
        ("pinned", "yes"),
        "target",
        Is("pinned", "yes"),
    ),
    says(CWC, STRIKES, ("target", "eliminated"), "target", Gone),
    says(
        CWC,
        STRIKES,
        ("target", "suppressed"),
        "target",
        IsNot("suppressed", "no"),
    ),
    says(
        CWC,
        &["fall-back", "rout"],
        ("unit", "eliminated"),
        "target",
        Gone,
    ),
    says(
        CWC,
        &["assault", "assault-round"],
        ("assault", "attacker-eliminated"),
        "attacker",
        Gone,
    ),
    says(
        CWC,
        &["assault", "assault-round"],
        ("assault", "defender-eliminated"),
        "defender",
        Gone,
    ),
    says(
        CWC,
        &["assault-fall-back"],
        ("loser", "eliminated"),
        "loser",
        Gone,
    ),
    says(
        K20,
        &["morale", "rally", "crew-morale"],
        ("level", ""),
        "unit",
        Word("level"),
    ),
    says(K20, &["charge"], ("level", ""), "attacker", Word("level")),
    says(
        K20,
        &["charge"],
        ("enemy-level", ""),
        "defender",
        Word("level"),
    ),
    says(
        K20,
        &["charge"],
        ("lost", ""),
        "attacker",
        Rises("stands-lost"),
    ),
    says(
        K20,
        SHOTS,
        ("effect", "pinned"),
        "target",
        Is("pinned", "yes"),
    ),
    says(
        K20,
        SHOTS,
        ("effect", "suppressed"),
        "target",
        Is("suppressed", "yes"),
    ),
    says(K20, SHOTS, ("effect", "destroyed"), "target", Gone),
    says(
        K20,
        &["spotting"],
        ("model", "spotted"),
        "target",
        Is("hidden", "no"),
    ),
    says(
        K20,
        &["vehicle-overrun"],
        ("target", "destroyed"),
        "defender",
        Gone,
    ),
    says(
        K20,
        &["infantry-overrun"],
        ("infantry", "destroyed"),
        "defender",
        More("stands-lost"),
    ),
    says(
        K20,
        &["immobilisation"],
        ("vehicle", "immobilised"),
        "unit",
        Is("immobilised", "yes"),
    ),
    says(
        BR10,
        &["fire-at-infantry"],
        ("destroyed", "yes"),
        "target",
        Gone,
    ),
    says(
        BR10,
        &["fire-at-infantry"],
        ("bases-lost", ""),
        "target",
        Rises("bases-lost"),
    ),
    says(
        BR10,
        &["fire-at-infantry"],
        ("markers", ""),
        "target",
        Rises("morale"),
    ),
    says(
        BR10,
        &["anti-tank-fire", "area-hit"],
        ("effect", "destroyed"),
        "target",
        Gone,
    ),
    says(
        BR10,
        &["anti-tank-fire", "area-hit"],
        ("effect", "immobilised"),
        "target",
        Is("immobilised", "yes"),
    ),
    says(
        BR10,
        &["assault"],
        ("attacker-lost", ""),
        "attacker",
        Rises("bases-lost"),
    ),
    says(
        BR10,
        &["assault"],
        ("defender-lost", ""),
        "defender",
        Rises("bases-lost"),
    ),
    says(
        BR10,
        &["assault"],
        ("fight", "attacker-destroyed"),
        "attacker",
        Gone,
    ),
    says(
        BR10,
        &["assault"],
        ("fight", "defender-destroyed"),
        "defender",
        Gone,
    ),
    says(
        BR10,
        &["assault"],
        ("fight", "both-destroyed"),
        "attacker",
        Gone,
    ),
    says(
        BR10,
        &["assault"],
        ("fight", "both-destroyed"),
        "defender",
        Gone,
    ),
    says(
        BR10,
        &["assault-on-armour"],
        ("vehicle", "destroyed"),
        "defender",
        Gone,
    ),
    says(
        BR10,
        &["vehicle-assault"],
        ("vehicle", "destroyed"),
        "attacker",
        Gone,
    ),
    says(
        BR10,
        &["vehicle-assault"],
        ("lost", ""),
        "defender",
        Rises("bases-lost"),
    ),
    says(
        BR10,
        &["remove-markers"],
        ("left", ""),
        "unit",
        Left("morale"),
    ),
];

/// What is about a unit that is gone, as its sheet has it: a Warrior's save (FOW-WAR-02 to
/// FOW-WAR-04).
pub const LAST_ACTS: &[(&str, &str)] = &[(FOW, "warrior")];

/// What a unit does once before something passes: the game, the calculator, its role.
pub const ONCE: &[(&str, &str, &str)] = &[
    (FOW, "bombardment", "battery"),
    (FOW, "rally", "unit"),
    (FOW, "freeing", "unit"),
    (FOW, "bailed-out", "unit"),
    (K20, "rally", "unit"),
    (BR10, "remove-markers", "unit"),
    (BR10, "assault", "attacker"),
];

/// What the calculator before says of the occasion, and the state of the units does not know
/// yet: the game, the calculator, the question. It is another battle, not another way.
pub const OCCASIONS: &[(&str, &str, &str)] = &[
    // Which fire the saves are taken for.
    (FOW, "saves", "fire"),
    // The teams fire at those who charge them (FOW-ASL-11).
    (FOW, "shooting", "defensive"),
    // After eyes and ears (FOW-REC-02).
    (FOW, "concealment", "stripped"),
    // The rounds after the first (K20-CHG-T3).
    (K20, "close-combat", "charging"),
];

/// Faults that are known and open: the law, the beginning of what broke it.
pub const OPEN: &[(u8, &str)] = &[
    // Shooting rolls the morale of the platoon and does not keep it.
    (1, "flames-of-war/shooting: platoon=destroyed"),
    // A platoon's page knows of its opening what the state of the platoon knows otherwise.
    // The same of what is asked in the calculator before it.
    (4, "flames-of-war/shooting"),
    // An independent team cannot be pinned (FOW-IND-08), and its roll says it is.
    (1, "flames-of-war/passengers: pinned=yes"),
    (1, "flames-of-war/air-attack: pinned=yes"),
    (1, "flames-of-war/bombardment: pinned=yes"),
    // A failed test of the company leaves the stage as it was.
    (1, "flames-of-war: FOW-AMB-27 after company-morale"),
    // One roll takes thirty teams; of more that are bogged, the rest may still test.
    (5, "flames-of-war/freeing"),
    // A fight that a roll decides can be due again at once.
    (1, "k20: K20-CHG-T3 after close-combat"),
];
