//! The figures that the sheet prints, each given once: the tables of the reference and the
//! calculators both read them here.
//!
//! Distances are whole inches, rounded up (K20-GEN-05): a band ends with the last inch
//! it includes. Modifiers carry their sign as printed.

// Infantry fire at infantry

/// The target is running (K20-INF-T1).
pub const INF_TARGET_RUNNING: i16 = 4;
/// The target is moving (K20-INF-T1).
pub const INF_TARGET_MOVING: i16 = 2;
/// The shooter is moving, OM 2 (K20-INF-T1).
pub const INF_SHOOTER_MOVING: i16 = -2;
/// The shooter is moving and firing, OM 3 (K20-INF-T1).
pub const INF_SHOOTER_MOVING_AND_FIRING: i16 = -5;
/// The target's cover: light, linear, smoke or heavy (K20-INF-T2).
pub const INF_COVER: [i16; 3] = [-2, -5, -8];

// States

/// The modifier for Pinned, in every test and sum that names it (K20-HET-05, K20-INF-T2,
/// K20-CHG-T1, K20-CHG-T2).
pub const PINNED: i16 = -5;
/// The modifier for Pinned or Damaged, which counts once on the hit roll (K20-DIR-T1).
pub const PINNED_OR_DAMAGED: i16 = -5;

// Infantry charging infantry

/// The attacker charges (K20-CHG-T1).
pub const CHG_CHARGING: i16 = 2;
/// The attacker fights passengers (K20-CHG-T1).
pub const CHG_PASSENGERS: i16 = 2;
/// The attacker or the defender is Disorganised (K20-CHG-T1, K20-CHG-T2).
pub const CHG_DISORGANISED: i16 = -5;
/// The defender's cover: light, linear, smoke or heavy (K20-CHG-T2).
pub const CHG_COVER: [i16; 3] = [1, 3, 4];
/// The defender is Suppressed (K20-CHG-T2).
pub const CHG_SUPPRESSED: i16 = -10;
/// The defender is Broken (K20-CHG-T2).
pub const CHG_BROKEN: i16 = -10;

// Infantry against vehicles

/// OV of an assault, against the top armour (K20-VAS-05).
pub const VAS_OV: i16 = 2;
/// OV of an attempt to immobilise, against no armour (K20-VAS-06).
pub const VAS_IMMOBILISE_OV: i16 = 5;
/// The vehicle moved and is not Suppressed (K20-VAS-T1, K20-VAS-T2,
/// K20-OVI-T1).
pub const VAS_VEHICLE_MOVED: i16 = -1;
/// The vehicle is immobilised (K20-VAS-T1, K20-OVI-T1).
pub const VAS_VEHICLE_IMMOBILISED: i16 = 3;
/// The vehicle is open (K20-VAS-T1, K20-OVI-T1).
pub const VAS_VEHICLE_OPEN: i16 = 5;

// Immobilisation

/// A target number `w`×W + `k`×K + `plus` from Training W and class K.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formula {
    /// The factor of Training.
    pub w: i16,
    /// The factor of the class: +1 or -1.
    pub k: i16,
    /// The modifiers.
    pub plus: i16,
}

impl Formula {
    /// The target number of a Training value and a class.
    pub const fn number(self, training: i16, class: i16) -> i16 {
        self.w * training + self.k * class + self.plus
    }
}

const fn helped_by_class(plus: i16) -> Formula {
    Formula { w: 1, k: 1, plus }
}

const fn hampered_by_class(plus: i16) -> Formula {
    Formula { w: 2, k: -1, plus }
}

/// Target numbers (K20-IMM-T1). Rows: woods and steep slopes; fords, ditches
/// and the like; ruins of wood, brick, stone, concrete. Columns: wheeled,
/// half-tracked, tracked.
pub const IMM_NUMBERS: [[Formula; 3]; 6] = [
    [helped_by_class(-3), helped_by_class(-1), helped_by_class(0)],
    [hampered_by_class(-6), hampered_by_class(-4), hampered_by_class(-3)],
    [hampered_by_class(-3), hampered_by_class(-1), hampered_by_class(0)],
    [hampered_by_class(-5), hampered_by_class(-3), hampered_by_class(-1)],
    [hampered_by_class(-6), hampered_by_class(-4), hampered_by_class(-3)],
    [hampered_by_class(-8), hampered_by_class(-6), hampered_by_class(-5)],
];
/// The vehicle moves backwards (K20-IMM-T2).
pub const IMM_BACKWARDS: i16 = -2;
/// The vehicle tows artillery (K20-IMM-T2).
pub const IMM_TOWING: i16 = -1;
/// The modifier for the second and each further failed attempt to dig out (K20-IMM-T2).
pub const IMM_FAILED_DIGGING_OUT: i16 = -4;

// Overrunning and ramming

/// The smallest advantage in class needed to overrun an armoured vehicle, an unarmoured one, a gun
/// (K20-OVV-T1).
pub const OVV_ADVANTAGE: [i16; 3] = [4, 3, 2];
/// The extra PIP for each vehicle overrun (K20-OVV-02).
pub const OVV_PIP: i16 = 2;
/// The extra PIP for each infantry stand overrun (K20-OVI-01).
pub const OVI_PIP: i16 = 1;
/// The lowest class that overruns infantry (K20-OVI-02).
pub const OVI_CLASS: i16 = 3;
/// The modifier of the Morale test for a counter-attack (K20-OVI-04).
pub const OVI_COUNTER_ATTACK: i16 = -3;
/// The OV of a counter-attack (K20-OVI-04).
pub const OVI_OV: i16 = -1;
/// The OV of a counter-attack meant to immobilise (K20-OVI-04).
pub const OVI_IMMOBILISE_OV: i16 = 2;
/// The extra PIP for each vehicle rammed (K20-RAM-02).
pub const RAM_PIP: i16 = 2;
/// The rammer's bonus to its class (K20-RAM-03).
pub const RAM_RAMMER: i16 = 1;

// Spotting

/// When a hidden model is spotted (K20-SPT-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spotted {
    /// A: at once.
    Automatically,
    /// S / R: once it has fired or moved.
    ByShotOrMove,
    /// R: once it has moved.
    ByMove,
    /// It is not spotted at that range.
    No,
}

/// The last inch of each column of [`SPOTTING`].
pub const SPT_BANDS: [i16; 6] = [2, 6, 12, 24, 36, 72];
/// Spotting by range (K20-SPT-T1). Rows: infantry, guns, vehicles, then the
/// same three camouflaged.
#[rustfmt::skip]
pub const SPOTTING: [[Spotted; 6]; 6] = {
    use Spotted::{Automatically as A, ByMove as R, ByShotOrMove as SR, No};
    [
        [A, SR, SR, R, No, No],
        [A, SR, SR, R, R, R],
        [A, A, A, SR, SR, SR],
        [A, SR, R, R, No, No],
        [A, SR, R, R, R, No],
        [A, SR, SR, R, R, No],
    ]
};

// Direct fire: hitting

/// A further shot at the same target (K20-DIR-T1).
pub const DIR_FURTHER_SHOT: i16 = 2;
/// The modifiers for evading with the least and the greatest effect (K20-DIR-T2).
pub const DIR_EVADING: [i16; 2] = [-2, -5];
/// The target is moving (K20-DIR-T2).
pub const DIR_MOVING: i16 = -1;
/// The target is camouflaged (K20-DIR-T2).
pub const DIR_CAMOUFLAGE: i16 = -2;
/// The target's cover by grade: light, linear, heavy (K20-DIR-T2).
pub const DIR_COVER: [i16; 3] = [-2, -5, -8];
/// Smoke on the target or on the line of sight (K20-DIR-T2).
pub const DIR_SMOKE: i16 = -8;
/// The factor of a building's class (K20-DIR-07).
pub const DIR_BUILDING_CLASS: i16 = 2;
/// The bonus of a critical hit to the strength: if the second roll would hit, and if it
/// would miss (K20-DIR-T5).
pub const DIR_CRITICAL: [i16; 2] = [10, 5];

/// The modifiers of one kind of terrain; `None` where nothing is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terrain {
    /// For infantry: 50 % or more visible, less.
    pub infantry: [Option<i16>; 2],
    /// For vehicles and guns: over 50 % visible, 10 to 50 %, less.
    pub vehicle: [Option<i16>; 3],
    /// For terrain on the line of sight.
    pub on_line: Option<i16>,
}

/// A row of [`TERRAIN`] in which 0 means that nothing is printed.
const fn terrain(infantry: [i16; 2], vehicle: [i16; 3], on_line: i16) -> Terrain {
    const fn printed(modifier: i16) -> Option<i16> {
        match modifier {
            0 => None,
            _ => Some(modifier),
        }
    }
    Terrain {
        infantry: [printed(infantry[0]), printed(infantry[1])],
        vehicle: [printed(vehicle[0]), printed(vehicle[1]), printed(vehicle[2])],
        on_line: printed(on_line),
    }
}

/// Terrain modifiers (K20-DIR-T3), with merged cells split according to K20-AMB-16.
/// Rows: woods; water; craters; trenches of infantry; trenches of vehicles; low walls;
/// ruins of at least the vehicle's class; ruins of a lower class; stone bridge and the
/// like; building, target outside; building, target inside.
pub const TERRAIN: [Terrain; 11] = [
    terrain([-2, -2], [-2, -2, -2], -2),
    terrain([-2, -2], [1, 1, 1], 0),
    terrain([-5, -5], [-2, -5, -5], 0),
    terrain([-8, -8], [0, 0, 0], 0),
    terrain([0, 0], [-8, -8, -8], 0),
    terrain([-5, -8], [-2, -5, -5], -2),
    terrain([-5, -8], [-2, -5, -8], -2),
    terrain([0, 0], [0, -2, -5], -2),
    terrain([-5, -8], [-2, -5, -8], -2),
    terrain([-5, -8], [-2, -5, -8], 0),
    terrain([-8, -8], [-5, -5, -8], 0),
];
/// The modifier that the house rule gives a vehicle 10 to 50 % visible inside a building
/// (K20-AMB-16).
pub const TERRAIN_INSIDE_OTHERWISE: i16 = -8;

/// Range modifiers: the last inch of the band, and its modifier (K20-DIR-T4).
#[rustfmt::skip]
pub const RANGE_MODIFIERS: [(i16, i16); 29] = [
    (1, 11), (2, 10), (3, 9), (4, 8), (5, 7), (6, 6), (7, 5), (8, 4), (9, 3),
    (18, 2), (24, 1),
    (26, -1), (28, -2), (30, -3), (32, -4), (34, -5), (36, -6),
    (38, -7), (40, -8), (42, -9), (44, -10), (46, -11), (48, -12),
    (50, -13), (52, -14), (54, -15), (56, -16), (58, -17), (60, -18),
];

/// The range modifier at this many whole inches; none is printed beyond 60
/// (K20-AMB-14).
pub fn range_modifier(inches: i16) -> Option<i16> {
    let (_, modifier) = RANGE_MODIFIERS.iter().find(|(upto, _)| inches <= *upto)?;
    Some(*modifier)
}

/// The highest roll for each result of the second roll after a 20: a dud, a jam, an explosion
/// (K20-DIR-T5, K20-ART-T3).
pub const JAM_UPTO: [u8; 3] = [10, 19, 20];

// Direct fire: ammunition and strength

/// The highest AP value of each column of [`AP_STRENGTH`] except the last.
pub const AP_COLUMNS: [i16; 3] = [2, 6, 14];
/// The range modifier of AP: the last inch of the band, then the modifiers by AP value (2 or less,
/// 3 to 6, 7 to 14, 15 or more); `None` if it cannot be fired that far (K20-AMM-T1).
#[rustfmt::skip]
pub const AP_STRENGTH: [(i16, [Option<i16>; 4]); 8] = [
    (2, [Some(1), Some(1), Some(2), Some(4)]),
    (6, [Some(0), Some(1), Some(1), Some(2)]),
    (12, [Some(-1), Some(0), Some(0), Some(1)]),
    (24, [Some(-4), Some(-1), Some(0), Some(0)]),
    (36, [None, Some(-2), Some(-1), Some(-1)]),
    (48, [None, Some(-4), Some(-2), Some(-3)]),
    (60, [None, None, Some(-4), Some(-6)]),
    (72, [None, None, Some(-8), Some(-10)]),
];
/// AP or HE against an unarmoured target (K20-AMM-02, K20-AMM-T2).
pub const UNARMOURED: i16 = 3;

/// The range modifier of AP of this value, or `None` if it cannot be fired that far.
pub fn ap_strength(value: i16, inches: i16) -> Option<i16> {
    let column =
        (AP_COLUMNS.iter().position(|highest| value <= *highest)).unwrap_or(AP_COLUMNS.len());
    let (_, by_value) = AP_STRENGTH.iter().find(|(upto, _)| inches <= *upto)?;
    by_value[column]
}

/// The modifiers of HE FP in the centre, in ring I, in ring II (K20-AMM-T2).
pub const HE_FP_BY_RING: [i16; 3] = [0, -5, -10];
/// The modifiers of HE OV in the centre, in ring I; nothing is hit in ring II (K20-AMM-T2).
pub const HE_OV_BY_RING: [i16; 2] = [0, -2];
/// The modifiers for linear cover and heavy cover (K20-AMM-T2).
pub const HE_COVER: [i16; 2] = [-1, -2];
/// The modifier for infantry that moves (K20-AMM-T2).
pub const HE_MOVING: i16 = 2;
/// The modifier for infantry that runs (K20-AMM-T2).
pub const HE_RUNNING: i16 = 4;

/// A row of scatter and of the artillery's hit roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scatter {
    /// The last inch of the band; `None` if it has no end.
    pub upto: Option<i16>,
    /// The highest roll of a successful fix (K20-ART-T2).
    pub fix_upto: u8,
    /// Scatter on an even die, in inches.
    pub even: f32,
    /// Scatter on an odd die, in inches.
    pub odd: f32,
}

/// Scatter of direct HE and of artillery (K20-AMM-T3, K20-ART-T2).
pub const SCATTER: [Scatter; 3] = [
    Scatter { upto: Some(9), fix_upto: 10, even: 1.0, odd: 0.5 },
    Scatter { upto: Some(24), fix_upto: 5, even: 2.0, odd: 1.0 },
    Scatter { upto: None, fix_upto: 2, even: 4.0, odd: 2.0 },
];

/// The scatter at this many whole inches.
pub fn scatter(inches: i16) -> Scatter {
    let within = |row: &&Scatter| row.upto.is_none_or(|upto| inches <= upto);
    *SCATTER.iter().find(within).unwrap_or(&SCATTER[2])
}

/// The reach of the anti-armour shot, in inches (K20-AMM-T4). Rows: AK, AK and LKM, KB,
/// KB and LKM, machine guns of vehicles; KBK; KBK and LKM; PM; PM and LKM.
pub const ANTI_ARMOUR_RANGE: [i16; 5] = [24, 12, 18, 6, 12];

// Hit effects

/// A row of the hit-effect table: for each result, worst first, the last face that gives it; if no
/// face does, the last face of the result before it. So each half covers 1 to 20 once, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HitEffects {
    /// The impact strength.
    pub strength: i16,
    /// Vehicles and structures: 2 damage and burning; 1 damage; immobilised and
    /// Suppressed; Suppressed; no effect.
    pub vehicle: [u8; 5],
    /// Infantry: 1 damage and -1 morale; 1 damage; Suppressed; Pinned; no
    /// effect.
    pub infantry: [u8; 5],
}

const fn effects(strength: i16, vehicle: [u8; 5], infantry: [u8; 5]) -> HitEffects {
    HitEffects { strength, vehicle, infantry }
}

/// The hit-effect table (K20-HET-T1), from strength -10 to 20.
pub const HIT_EFFECTS: [HitEffects; 31] = [
    effects(-10, [0, 0, 0, 0, 20], [0, 0, 0, 0, 20]),
    effects(-9, [0, 0, 0, 0, 20], [0, 0, 0, 0, 20]),
    effects(-8, [0, 0, 0, 1, 20], [0, 0, 0, 0, 20]),
    effects(-7, [0, 0, 0, 2, 20], [0, 0, 0, 0, 20]),
    effects(-6, [0, 0, 0, 3, 20], [0, 0, 0, 1, 20]),
    effects(-5, [0, 0, 0, 4, 20], [0, 0, 0, 2, 20]),
    effects(-4, [0, 0, 1, 5, 20], [0, 0, 0, 3, 20]),
    effects(-3, [0, 0, 2, 6, 20], [0, 0, 0, 4, 20]),
    effects(-2, [0, 1, 3, 7, 20], [0, 0, 1, 5, 20]),
    effects(-1, [0, 2, 4, 8, 20], [0, 0, 2, 6, 20]),
    effects(0, [0, 3, 5, 9, 20], [0, 0, 3, 7, 20]),
    effects(1, [0, 6, 8, 12, 20], [0, 1, 4, 8, 20]),
    effects(2, [0, 7, 9, 13, 20], [0, 2, 5, 9, 20]),
    effects(3, [0, 8, 10, 14, 20], [0, 3, 6, 10, 20]),
    effects(4, [1, 9, 11, 15, 20], [0, 4, 7, 11, 20]),
    effects(5, [2, 10, 12, 16, 20], [0, 5, 8, 12, 20]),
    effects(6, [3, 11, 13, 17, 20], [0, 6, 9, 13, 20]),
    effects(7, [4, 12, 14, 18, 20], [0, 7, 10, 14, 20]),
    effects(8, [5, 13, 15, 19, 20], [0, 8, 11, 15, 20]),
    effects(9, [6, 14, 16, 19, 20], [0, 9, 12, 16, 20]),
    effects(10, [7, 15, 17, 19, 20], [0, 10, 13, 17, 20]),
    effects(11, [8, 16, 18, 19, 20], [1, 11, 14, 18, 20]),
    effects(12, [9, 17, 19, 20, 20], [2, 12, 15, 19, 20]),
    effects(13, [10, 18, 19, 20, 20], [3, 13, 16, 20, 20]),
    effects(14, [11, 19, 20, 20, 20], [4, 14, 17, 20, 20]),
    effects(15, [12, 19, 20, 20, 20], [5, 15, 18, 20, 20]),
    effects(16, [13, 19, 20, 20, 20], [6, 16, 19, 20, 20]),
    effects(17, [14, 19, 20, 20, 20], [7, 17, 19, 20, 20]),
    effects(18, [15, 19, 20, 20, 20], [8, 18, 19, 20, 20]),
    effects(19, [16, 19, 20, 20, 20], [9, 19, 20, 20, 20]),
    effects(20, [17, 19, 20, 20, 20], [10, 19, 20, 20, 20]),
];

/// The row for an impact strength; beyond the ends, the first or the last row
/// (K20-AMB-05).
pub fn hit_effects(strength: i16) -> &'static HitEffects {
    let [first, .., last] = &HIT_EFFECTS;
    let row = strength.clamp(first.strength, last.strength) - first.strength;
    HIT_EFFECTS.get(row as usize).unwrap_or(last)
}

// Morale and rallying

/// The modifiers of the morale levels, best first: Motivated, Confident, Disorganised, Broken,
/// Routed (K20-MOR-T1).
pub const MORALE_LEVELS: [i16; 5] = [1, 0, -1, -3, -5];
/// The distance at which a friendly Broken or Routed unit makes others test, in inches
/// (K20-MOR-01).
pub const MOR_NEAR: i16 = 6;
/// The modifier if the commander was eliminated by this attack (K20-MOR-T2).
pub const COMMANDER_LOST: i16 = -4;
/// The modifier if half of the stands were lost in this attack (K20-MOR-T2).
pub const HALF_LOST: i16 = -5;
/// Change in level after a Morale test: natural 1, passed, failed, natural 20
/// (K20-MOR-T3).
pub const MORALE_TEST: [i16; 4] = [1, 0, -1, -2];
/// Change in level after a Rally test: natural 1, passed, failed, natural 20
/// (K20-RAL-T1).
pub const RALLY_TEST: [i16; 4] = [2, 1, 0, -2];

// Command

/// Command ranges in inches (K20-CMD-T1). Rows: combat stand, support weapons,
/// recon, platoon HQ. Columns: untrained, recruits and regulars, veterans,
/// elite.
pub const COMMAND_RANGE: [[i16; 4]; 4] =
    [[1, 2, 3, 4], [10, 20, 30, 40], [3, 4, 5, 6], [3, 6, 9, 12]];
/// The bonus of a company HQ to its Training, by the same columns (K20-CMD-T1).
pub const COMPANY_HQ: [i16; 4] = [-2, 0, 2, 4];
/// The bonus of a battalion HQ to its Training before multiplying, by the same columns
/// (K20-CMD-T1).
pub const BATTALION_HQ: [i16; 4] = [-1, 0, 1, 2];
/// The factor by which a battalion HQ's sum is multiplied (K20-CMD-T1).
pub const BATTALION_HQ_TIMES: i16 = 5;

// Indirect artillery fire

/// The highest roll for each result of a call by a unit that is not an observer: a fix, an
/// inaccurate fix, a misunderstanding (K20-ART-T1).
pub const CALL_UPTO: [u8; 3] = [10, 19, 20];
/// The factor of scatter after an inaccurate fix (K20-ART-T1).
pub const INACCURATE_FIX: i16 = 2;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_half_of_the_hit_effects_covers_the_die_once_in_order() {
        for (row, strength) in HIT_EFFECTS.iter().zip(-10..) {
            assert_eq!(row.strength, strength);
            for half in [row.vehicle, row.infantry] {
                assert!(half.is_sorted(), "{row:?}");
                assert_eq!(half[4], 20, "{row:?}");
            }
        }
    }

    #[test]
    fn a_stronger_impact_is_never_kinder() {
        for rows in HIT_EFFECTS.windows(2) {
            for (weaker, stronger) in
                [(rows[0].vehicle, rows[1].vehicle), (rows[0].infantry, rows[1].infantry)]
            {
                let kinder = weaker.iter().zip(stronger).any(|(one, other)| other < *one);
                assert!(!kinder, "{rows:?}");
            }
        }
    }

    #[test]
    fn beyond_the_ends_of_the_hit_effects_their_last_rows_hold() {
        for (strength, row) in [(-30, -10), (-11, -10), (0, 0), (21, 20), (40, 20)] {
            assert_eq!(hit_effects(strength).strength, row);
        }
    }

    #[test]
    fn range_has_no_modifier_of_none_and_ends_at_60_inches() {
        for (inches, modifier) in [
            (0, Some(11)),
            (1, Some(11)),
            (9, Some(3)),
            (10, Some(2)),
            (18, Some(2)),
            (19, Some(1)),
            (24, Some(1)),
            (25, Some(-1)),
            (26, Some(-1)),
            (27, Some(-2)),
            (60, Some(-18)),
            (61, None),
        ] {
            assert_eq!(range_modifier(inches), modifier, "{inches}");
        }
    }

    #[test]
    fn ap_loses_with_range_and_cannot_be_fired_farther() {
        for (value, inches, modifier) in [
            (0, 0, Some(1)),
            (2, 24, Some(-4)),
            (2, 25, None),
            (3, 2, Some(1)),
            (6, 48, Some(-4)),
            (6, 49, None),
            (7, 3, Some(1)),
            (14, 48, Some(-2)),
            (15, 48, Some(-3)),
            (30, 72, Some(-10)),
            (30, 73, None),
        ] {
            assert_eq!(ap_strength(value, inches), modifier, "{value} at {inches}");
        }
    }

    #[test]
    fn scatter_grows_after_9_and_after_24_inches() {
        for (inches, even) in [(0, 1.0), (9, 1.0), (10, 2.0), (24, 2.0), (25, 4.0)] {
            assert!((scatter(inches).even - even).abs() < f32::EPSILON, "{inches}");
        }
    }
}
