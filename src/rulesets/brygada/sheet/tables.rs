//! The figures that the sheet prints, each given once: calculators work with them, and the tables
//! that a player looks up are built from them.

use crate::rulesets::prelude::*;

use super::card::{AntiTank, Armour};
use super::words::Basis;

/// The card of a basic squad (BR10-CRD-T1). A fire power of 0 is printed as a dash.
#[derive(Clone, Copy, Debug)]
pub struct BasicSquad {
    /// The first and the last year of its period.
    pub period: (i16, i16),
    /// How many centimetres it goes in a move action.
    pub speed: i16,
    /// Its initial quality.
    pub quality: i16,
    /// The year from which it is better by one.
    pub better_from: i16,
    /// The number of bases.
    pub bases: i16,
    /// The cost in points.
    pub cost: i16,
    /// Assault power against infantry.
    pub assault: i16,
    /// Assault power against vehicles.
    pub assault_vehicles: i16,
    /// Fire power at 10, 20, 30 and 40 cm.
    pub fire: [i16; 4],
    /// The cost of another base (BR10-CRD-T2).
    pub base_cost: i16,
}

/// Soviet rifle infantry.
pub const RIFLE: BasicSquad = BasicSquad {
    period: (1914, 1950),
    speed: 10,
    quality: 2,
    better_from: 1941,
    bases: 2,
    cost: 8,
    assault: 3,
    assault_vehicles: 3,
    fire: [3, 2, 1, 0],
    base_cost: 3,
};

/// Soviet guard infantry. Assault powers and the longer distances are read as in BR10-AMB-02 and
/// BR10-AMB-03.
pub const GUARD: BasicSquad = BasicSquad {
    period: (1940, 1950),
    speed: 10,
    quality: 3,
    better_from: 1943,
    bases: 2,
    cost: 10,
    assault: 4,
    assault_vehicles: 3,
    fire: [5, 2, 0, 0],
    base_cost: 4,
};

/// The basic squad that a card is based on, if any.
pub const fn basic(basis: Basis) -> Option<BasicSquad> {
    match basis {
        Basis::Rifle => Some(RIFLE),
        Basis::Guard => Some(GUARD),
        Basis::Own | Basis::T26 => None,
    }
}

/// The light machine gun: its cost, the fire power it adds at every distance, and the
/// years it can be bought in (BR10-CRD-T2).
pub const MACHINE_GUN: (i16, i16, (i16, i16)) = (4, 1, (1928, 1950));

/// The bottles: their cost, and their bonus in assaults on infantry and on vehicles
/// (BR10-CRD-T2, BR10-AMB-01).
pub const BOTTLES: (i16, i16, i16) = (3, 1, 3);

/// The 45 mm gun of the T-26 against vehicles (BR10-VEC-T3, BR10-VEC-T4).
pub const GUN_45: AntiTank = AntiTank {
    range: Centimetres(100),
    short_range: Centimetres(20),
    to_hit: Count(-2),
    at_2: Count(0),
    at_3: Count(0),
    at_4: Count(2),
    at_5: Count(3),
    at_6: Count(3),
    at_7: Count(4),
    at_8: Count(4),
    at_9: Count(5),
    at_10: Count(5),
    at_11: Count(6),
    at_12: Count(6),
};

/// The fire power of the T-26's machine gun and of its 45 mm gun up to 10, 20, 30, 40,
/// 50 cm and beyond (BR10-VEC-T2).
pub const T_26_FIRE: [[i16; 6]; 2] = [[2, 1, 1, 1, 0, 0], [1, 1, 1, 1, 1, 0]];

/// The armour of the T-26 (BR10-VEC-T4).
pub const T_26_ARMOUR: Armour = Armour {
    hull_front: Count(2),
    hull_left: Count(2),
    hull_right: Count(2),
    hull_rear: Count(2),
    turret_front: Count(2),
    turret_left: Count(2),
    turret_right: Count(2),
    turret_rear: Count(2),
};

/// The modified totals from which a shot hits and from which it hits critically (BR10-SHA-T1).
pub const TO_HIT: (i16, i16) = (7, 12);

/// The last total of each row of the effect table (BR10-SHA-T3): an action lost, the turn lost,
/// damaged. A higher total destroys.
pub const EFFECT: [u8; 3] = [3, 5, 7];

/// A row of the table of successes against infantry (BR10-SHI-T2). Its effect is added to those of
/// the rows for fewer successes (BR10-SHI-06).
#[derive(Clone, Copy, Debug)]
pub struct SuccessRow {
    /// Morale markers.
    pub markers: u32,
    /// Whether a D6 of morale markers is rolled.
    pub die_of_markers: bool,
    /// Bases lost.
    pub bases: u32,
    /// Whether the whole squad is lost.
    pub all: bool,
}

/// The rows for 1, 2, 3, 4 and 5 or more successes (BR10-SHI-T2).
pub const SUCCESSES: [SuccessRow; 5] = {
    let nothing = SuccessRow { markers: 0, die_of_markers: false, bases: 0, all: false };
    [
        SuccessRow { markers: 1, ..nothing },
        SuccessRow { die_of_markers: true, ..nothing },
        SuccessRow { bases: 1, ..nothing },
        SuccessRow { bases: 2, ..nothing },
        SuccessRow { all: true, ..nothing },
    ]
};

/// A light vehicle is destroyed by this many successes or more (BR10-SHL-02).
pub const DESTROYS_LIGHT: u32 = 3;

/// The lowest face of the D6 that damages the main gun of a turretless vehicle, or of one whose gun
/// sits in the hull; lower ones damage the running gear (BR10-SHA-12).
pub const GUN_DAMAGED_ON: i16 = 4;

/// The modifier for a hidden target, for a shooter that moves and for a reaction shot (BR10-SHI-T1,
/// BR10-SHA-T2).
pub const MINUS: i16 = -1;

/// The bonus for short range to the roll to hit and to the penetration value, and for a critical
/// hit to the penetration dice (BR10-SHA-T4).
pub const PLUS: i16 = 2;

/// How near to an objective a unit has to be to hold it, in centimetres (BR10-MIS-07).
pub const HOLDS: i16 = 10;

/// The distances of objectives from each other and from the edges, in centimetres
/// (BR10-MIS-08).
pub const APART: i16 = 30;

/// The actions of a unit in a turn of its own side (BR10-SEQ-05).
pub const ACTIONS: i16 = 2;

/// The lowest face that removes a morale marker in the regrouping (BR10-REG-04).
pub const TAKES_MARKER_OFF: i16 = 4;

/// The number of agreed points that gives the attacker in the frontal attack one extra point
/// (BR10-MIS-06).
pub const ATTACKER_ONE_MORE_IN: i16 = 2;

/// In the frontal attack, one in this many of the attacker's units has to leave over the far edge
/// (BR10-MIS-06).
pub const ONE_UNIT_IN: i16 = 3;
/// A squad's card as the sheet prints it filled in (BR10-CRD-T3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishedSquad {
    /// Its tactical number.
    pub number: i16,
    /// The first and the last year of its period.
    pub period: (i16, i16),
    /// Its initial quality.
    pub quality: i16,
    /// The year from which it is better by one; `None` where it stays the same.
    pub better_from: Option<i16>,
    /// The number of bases.
    pub bases: i16,
    /// The cost in points.
    pub cost: i16,
    /// Assault power against infantry.
    pub assault: i16,
    /// Assault power against vehicles.
    pub assault_vehicles: i16,
    /// Fire power at 10, 20, 30 and 40 cm.
    pub fire: [i16; 4],
}

/// The Soviet rifle squad of the examples, number 01: with light machine gun and bottles
/// (BR10-CRD-T3, BR10-WEX-01).
pub const SOVIET_01: FinishedSquad = FinishedSquad {
    number: 1,
    period: RIFLE.period,
    quality: RIFLE.quality,
    better_from: Some(RIFLE.better_from),
    bases: RIFLE.bases,
    cost: RIFLE.cost + MACHINE_GUN.0 + BOTTLES.0,
    assault: RIFLE.assault + BOTTLES.1,
    assault_vehicles: RIFLE.assault_vehicles + BOTTLES.2,
    fire: [
        RIFLE.fire[0] + MACHINE_GUN.1,
        RIFLE.fire[1] + MACHINE_GUN.1,
        RIFLE.fire[2] + MACHINE_GUN.1,
        RIFLE.fire[3] + MACHINE_GUN.1,
    ],
};

/// The German rifle squad of the examples, number 12 (BR10-CRD-T3).
pub const GERMAN_12: FinishedSquad = FinishedSquad {
    number: 12,
    period: (1924, 1945),
    quality: 3,
    better_from: None,
    bases: 2,
    cost: 13,
    assault: 4,
    assault_vehicles: 3,
    fire: [4, 3, 2, 1],
};

/// The card of a vehicle, without its weapons and its armour.
#[derive(Clone, Copy, Debug)]
pub struct Vehicle {
    /// The first and the last year of its period.
    pub period: (i16, i16),
    /// How many centimetres it goes in a move action.
    pub speed: i16,
    /// The cost in points.
    pub cost: i16,
    /// How many infantry bases may ride on it.
    pub carries: i16,
    /// The quality of its crew.
    pub quality: i16,
    /// The assault power.
    pub assault: i16,
}

/// The T-26 (BR10-VEC-T1; its assault power from BR10-VEC-T4, read as in BR10-AMB-04).
pub const T_26: Vehicle =
    Vehicle { period: (1933, 1942), speed: 10, cost: 26, carries: 1, quality: 2, assault: 3 };
