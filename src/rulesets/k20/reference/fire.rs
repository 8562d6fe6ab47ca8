//! Tables of spotting, fire, ammunition, hit effects and artillery.

use crate::rulesets::prelude::*;
use crate::text::keys::k20_rules as r;

use super::{faces, inches, modifier, rows, words};
use crate::rulesets::k20::sheet::tables as f;
use Cell::{Blank, Faces, Number, Signed};

const fn spotted(target: Text, row: usize) -> [Cell; 7] {
    let mut cells = [words(target); 7];
    let mut band = 0;
    while band < f::SPOTTING[row].len() {
        cells[band + 1] = match f::SPOTTING[row][band] {
            f::Spotted::Automatically => words(r::SPOTTING_A),
            f::Spotted::ByShotOrMove => words(r::SPOTTING_SR),
            // The sheet's note applies at 24 inches in both rows of infantry (K20-SPT-03).
            f::Spotted::ByMove if band == 3 && (row == 0 || row == 3) => words(r::SPOTTING_R_NOTE),
            f::Spotted::ByMove => words(r::SPOTTING_R),
            f::Spotted::No => Blank,
        };
        band += 1;
    }
    cells
}

pub const SPT_T1: Table = table!(
    SPT_T1,
    [
        r::TABLE_TARGET,
        r::SPOTTING_0_2,
        r::SPOTTING_3_6,
        r::SPOTTING_7_12,
        r::SPOTTING_13_24,
        r::SPOTTING_25_36,
        r::SPOTTING_37_72,
    ];
    &[
        &spotted(r::SPOTTING_INFANTRY, 0),
        &spotted(r::SPOTTING_GUNS, 1),
        &spotted(r::SPOTTING_VEHICLES, 2),
        &spotted(r::SPOTTING_INFANTRY_CAMOUFLAGED, 3),
        &spotted(r::SPOTTING_GUNS_CAMOUFLAGED, 4),
        &spotted(r::SPOTTING_VEHICLES_CAMOUFLAGED, 5),
    ]
);

pub const INF_T1: Table = table!(
    INF_T1,
    [r::TABLE_CONDITION, r::TABLE_MODIFIER],
    [words(r::FIRE_TARGET_RUNNING), Signed(f::INF_TARGET_RUNNING)],
    [words(r::FIRE_TARGET_MOVING), Signed(f::INF_TARGET_MOVING)],
    [words(r::FIRE_SHOOTER_MOVING), Signed(f::INF_SHOOTER_MOVING)],
    [words(r::FIRE_SHOOTER_MOVING_AND_FIRING), Signed(f::INF_SHOOTER_MOVING_AND_FIRING),],
);

pub const INF_T2: Table = table!(
    INF_T2,
    [r::TABLE_CONDITION, r::TABLE_MODIFIER],
    [words(r::FIRE_LIGHT_COVER), Signed(f::INF_COVER[0])],
    [words(r::FIRE_LINEAR_COVER), Signed(f::INF_COVER[1])],
    [words(r::FIRE_SMOKE_OR_HEAVY), Signed(f::INF_COVER[2])],
    [words(r::FIRE_SHOOTER_PINNED), Signed(f::PINNED)],
);

// Broken counts here too, and Pinned once: see K20-AMB-07.
pub const DIR_T1: Table = table!(
    DIR_T1,
    [r::TABLE_CONDITION, r::TABLE_MODIFIER],
    [words(r::HIT_OM), words(r::HIT_OM_VALUE)],
    [words(r::HIT_FURTHER_SHOT), Signed(f::DIR_FURTHER_SHOT)],
    [words(r::HIT_MOTIVATED), Signed(f::MORALE_LEVELS[0])],
    [words(r::HIT_DISORGANISED), Signed(f::MORALE_LEVELS[2])],
    [words(r::HIT_PINNED_OR_DAMAGED), Signed(f::PINNED_OR_DAMAGED)],
);

pub const DIR_T2: Table = table!(
    DIR_T2,
    [r::TABLE_CONDITION, r::TABLE_MODIFIER],
    [words(r::HIT_DEFENCE), words(r::TABLE_PLUS_MINUS)],
    [words(r::HIT_EVADING), words(r::HIT_EVADING_VALUE)],
    [words(r::HIT_MOVING), Signed(f::DIR_MOVING)],
    [words(r::HIT_CAMOUFLAGE), Signed(f::DIR_CAMOUFLAGE)],
    [words(r::HIT_LIGHT_COVER), Signed(f::DIR_COVER[0])],
    [words(r::HIT_LINEAR_COVER), Signed(f::DIR_COVER[1])],
    [words(r::HIT_HEAVY_COVER), Signed(f::DIR_COVER[2])],
    [words(r::HIT_SMOKE), Signed(f::DIR_SMOKE)],
);

const fn terrain(cover: Text, kind: Text, row: usize) -> [Cell; 8] {
    const fn printed(modifier: Option<i16>) -> Cell {
        match modifier {
            Some(modifier) => Signed(modifier),
            None => Blank,
        }
    }
    let f::Terrain { infantry, vehicle, on_line } = f::TERRAIN[row];
    [
        words(cover),
        words(kind),
        printed(infantry[0]),
        printed(infantry[1]),
        printed(vehicle[0]),
        printed(vehicle[1]),
        printed(vehicle[2]),
        printed(on_line),
    ]
}

// For the merged cells see K20-AMB-16.
pub const DIR_T3: Table = table!(
    DIR_T3,
    [
        r::TERRAIN_COVER,
        r::TERRAIN_TYPE,
        r::TERRAIN_INFANTRY_MOST,
        r::TERRAIN_INFANTRY_LESS,
        r::TERRAIN_VEHICLE_MOST,
        r::TERRAIN_VEHICLE_SOME,
        r::TERRAIN_VEHICLE_LEAST,
        r::TERRAIN_ON_LINE,
    ];
    &[
        &terrain(r::TERRAIN_WOODS, r::TERRAIN_SOFT, 0),
        &terrain(r::TERRAIN_WATER, r::TERRAIN_SOFT, 1),
        &terrain(r::TERRAIN_CRATERS, r::TERRAIN_HARD, 2),
        &terrain(r::TERRAIN_TRENCHES_INFANTRY, r::TERRAIN_HARD, 3),
        &terrain(r::TERRAIN_TRENCHES_VEHICLES, r::TERRAIN_HARD, 4),
        &terrain(r::TERRAIN_LOW_WALLS, r::TERRAIN_HARD, 5),
        &terrain(r::TERRAIN_RUINS_OF_CLASS, r::TERRAIN_HARD, 6),
        &terrain(r::TERRAIN_RUINS_ABOVE_CLASS, r::TERRAIN_HARD, 7),
        &terrain(r::TERRAIN_STONE_BRIDGE, r::TERRAIN_HARD, 8),
        &terrain(r::TERRAIN_BUILDING_OUTSIDE, r::TERRAIN_HARD, 9),
        &terrain(r::TERRAIN_BUILDING_INSIDE, r::TERRAIN_HARD, 10),
    ]
);

/// The wide bands are printed with both limits (K20-AMB-15), the others with their upper limit;
/// nothing is printed beyond the last (K20-AMB-14).
const RANGES: [[Cell; 2]; f::RANGE_MODIFIERS.len() + 1] = {
    let mut cells =
        [[words(r::RANGE_OVER_60), words(r::TABLE_NOT_PRINTED)]; f::RANGE_MODIFIERS.len() + 1];
    let mut band = 0;
    while band < f::RANGE_MODIFIERS.len() {
        let (upto, modifier) = f::RANGE_MODIFIERS[band];
        let range = match upto {
            18 => words(r::RANGE_10_18),
            24 => words(r::RANGE_19_24),
            _ => inches(upto as f32),
        };
        cells[band] = [range, Signed(modifier)];
        band += 1;
    }
    cells
};

pub const DIR_T4: Table = table!(
    DIR_T4,
    [r::TABLE_RANGE_UP_TO, r::TABLE_MODIFIER];
    &rows(&RANGES)
);

pub const DIR_T5: Table = table!(
    DIR_T5,
    [r::TABLE_FIRST_ROLL, r::TABLE_SECOND_ROLL, r::TABLE_RESULT],
    [Number(1), words(r::CRITICAL_WOULD_HIT), words(r::CRITICAL_STRENGTH_10),],
    [Number(1), words(r::CRITICAL_WOULD_MISS), words(r::CRITICAL_STRENGTH_5),],
    [Number(20), faces(&f::JAM_UPTO, 0), words(r::CRITICAL_DUD)],
    [Number(20), faces(&f::JAM_UPTO, 1), words(r::CRITICAL_JAM)],
    [Number(20), faces(&f::JAM_UPTO, 2), words(r::CRITICAL_EXPLOSION),],
);

/// AP by range, and the last row for unarmoured targets.
const AP: [[Cell; 5]; f::AP_STRENGTH.len() + 1] = {
    let mut cells = [[Signed(f::UNARMOURED); 5]; f::AP_STRENGTH.len() + 1];
    let mut band = 0;
    while band < f::AP_STRENGTH.len() {
        let (upto, by_value) = f::AP_STRENGTH[band];
        cells[band][0] = inches(upto as f32);
        let mut column = 0;
        while column < by_value.len() {
            cells[band][column + 1] = match by_value[column] {
                Some(strength) => modifier(strength),
                None => words(r::AP_NO),
            };
            column += 1;
        }
        band += 1;
    }
    cells[band][0] = words(r::AP_UNARMOURED);
    cells
};

pub const AMM_T1: Table = table!(
    AMM_T1,
    [
        r::TABLE_RANGE_UP_TO,
        r::AP_VALUE_2,
        r::AP_VALUE_3_6,
        r::AP_VALUE_7_14,
        r::AP_VALUE_15,
    ];
    &rows(&AP)
);

pub const AMM_T2: Table = table!(
    AMM_T2,
    [r::HE_PLACE, r::HE_INFANTRY, r::HE_VEHICLES],
    [words(r::HE_CENTRE), words(r::HE_FP), words(r::HE_OV)],
    [words(r::HE_RING_1), words(r::HE_FP_MINUS_5), words(r::HE_OV_MINUS_2),],
    [words(r::HE_RING_2), words(r::HE_FP_MINUS_10), words(r::HE_NO_HIT),],
    [words(r::HE_LINEAR_COVER), Signed(f::HE_COVER[0]), Signed(f::HE_COVER[0]),],
    [words(r::HE_HEAVY_COVER), Signed(f::HE_COVER[1]), Signed(f::HE_COVER[1]),],
    [words(r::HE_UNARMOURED), Blank, Signed(f::UNARMOURED)],
    [words(r::HE_TARGET_MOVING), Signed(f::HE_MOVING), Blank],
    [words(r::HE_TARGET_RUNNING), Signed(f::HE_RUNNING), Blank],
);

pub const AMM_T3: Table = table!(
    AMM_T3,
    [r::TABLE_RANGE, r::TABLE_EVEN, r::TABLE_ODD],
    [words(r::RANGE_UP_TO_9), inches(f::SCATTER[0].even), inches(f::SCATTER[0].odd),],
    [words(r::RANGE_10_24), inches(f::SCATTER[1].even), inches(f::SCATTER[1].odd),],
    [words(r::RANGE_OVER_24), inches(f::SCATTER[2].even), inches(f::SCATTER[2].odd),],
);

// For other armaments see K20-AMB-62.
pub const AMM_T4: Table = table!(
    AMM_T4,
    [r::ARMAMENT, r::TABLE_RANGE],
    [words(r::ARMAMENT_AK_KB), inches(f::ANTI_ARMOUR_RANGE[0] as f32)],
    [words(r::ARMAMENT_KBK), inches(f::ANTI_ARMOUR_RANGE[1] as f32)],
    [words(r::ARMAMENT_KBK_LKM), inches(f::ANTI_ARMOUR_RANGE[2] as f32)],
    [words(r::ARMAMENT_PM), inches(f::ANTI_ARMOUR_RANGE[3] as f32)],
    [words(r::ARMAMENT_PM_LKM), inches(f::ANTI_ARMOUR_RANGE[4] as f32)],
);

const EFFECTS: [[Cell; 11]; f::HIT_EFFECTS.len()] = {
    let mut cells = [[Blank; 11]; f::HIT_EFFECTS.len()];
    let mut row = 0;
    while row < f::HIT_EFFECTS.len() {
        let effects = &f::HIT_EFFECTS[row];
        cells[row][0] = Number(effects.strength);
        let mut result = 0;
        while result < effects.vehicle.len() {
            cells[row][1 + result] = faces(&effects.vehicle, result);
            cells[row][6 + result] = faces(&effects.infantry, result);
            result += 1;
        }
        row += 1;
    }
    cells
};

pub const HET_T1: Table = table!(
    HET_T1,
    [
        r::EFFECT_STRENGTH,
        r::EFFECT_VEHICLE_BURNS,
        r::EFFECT_VEHICLE_DAMAGE,
        r::EFFECT_VEHICLE_IMMOBILISED,
        r::EFFECT_VEHICLE_SUPPRESSED,
        r::EFFECT_VEHICLE_NONE,
        r::EFFECT_INFANTRY_MORALE,
        r::EFFECT_INFANTRY_DAMAGE,
        r::EFFECT_INFANTRY_SUPPRESSED,
        r::EFFECT_INFANTRY_PINNED,
        r::EFFECT_INFANTRY_NONE,
    ];
    &rows(&EFFECTS)
);

pub const ART_T1: Table = table!(
    ART_T1,
    [r::TABLE_D20, r::TABLE_RESULT],
    [faces(&f::CALL_UPTO, 0), words(r::CALL_FIX)],
    [faces(&f::CALL_UPTO, 1), words(r::CALL_INACCURATE)],
    [faces(&f::CALL_UPTO, 2), words(r::CALL_MISUNDERSTANDING)],
);

const fn aimed(range: Text, row: usize) -> [Cell; 4] {
    let f::Scatter { fix_upto, even, odd, .. } = f::SCATTER[row];
    [words(range), Faces(1, fix_upto), inches(even), inches(odd)]
}

pub const ART_T2: Table = table!(
    ART_T2,
    [r::TABLE_RANGE, r::ARTILLERY_FIX, r::TABLE_EVEN, r::TABLE_ODD];
    &[
        &aimed(r::RANGE_UP_TO_9, 0),
        &aimed(r::RANGE_10_24, 1),
        &aimed(r::RANGE_OVER_24, 2),
    ]
);

pub const ART_T3: Table = table!(
    ART_T3,
    [r::TABLE_FIRST_ROLL, r::TABLE_SECOND_ROLL, r::TABLE_RESULT],
    [Number(20), faces(&f::JAM_UPTO, 0), words(r::ARTILLERY_DUD)],
    [Number(20), faces(&f::JAM_UPTO, 1), words(r::CRITICAL_JAM)],
    [Number(20), faces(&f::JAM_UPTO, 2), words(r::ARTILLERY_EXPLOSION),],
);
