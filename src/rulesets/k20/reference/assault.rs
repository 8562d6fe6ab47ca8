//! Tables of immobilisation, overrunning, charges and assaults.

use crate::rulesets::prelude::*;
use crate::text::keys::k20_rules as r;

use super::{Signed, words};
use crate::rulesets::k20::sheet::tables as f;
use Cell::Number;

/// A cell with the formula of a target number.
const fn sum(formula: f::Formula) -> Cell {
    words(match (formula.w, formula.plus) {
        (1, -3) => r::SUM_W_PLUS_K_MINUS_3,
        (1, -1) => r::SUM_W_PLUS_K_MINUS_1,
        (1, _) => r::SUM_W_PLUS_K,
        (_, -1) => r::SUM_2W_MINUS_K_MINUS_1,
        (_, -3) => r::SUM_2W_MINUS_K_MINUS_3,
        (_, -4) => r::SUM_2W_MINUS_K_MINUS_4,
        (_, -5) => r::SUM_2W_MINUS_K_MINUS_5,
        (_, -6) => r::SUM_2W_MINUS_K_MINUS_6,
        (_, -8) => r::SUM_2W_MINUS_K_MINUS_8,
        _ => r::SUM_2W_MINUS_K,
    })
}

const fn sums(ground: Text, row: usize) -> [Cell; 4] {
    let [wheeled, half_tracked, tracked] = f::IMM_NUMBERS[row];
    [words(ground), sum(wheeled), sum(half_tracked), sum(tracked)]
}

pub const IMM_T1: Table = table!(
    IMM_T1,
    [r::TABLE_TERRAIN, r::GEAR_WHEELED, r::GEAR_HALF_TRACKED, r::GEAR_TRACKED];
    &[
        &sums(r::GROUND_WOODS, 0),
        &sums(r::GROUND_SOFT, 1),
        &sums(r::GROUND_RUINS_WOOD, 2),
        &sums(r::GROUND_RUINS_BRICK, 3),
        &sums(r::GROUND_RUINS_STONE, 4),
        &sums(r::GROUND_RUINS_CONCRETE, 5),
    ]
);

pub const IMM_T2: Table = table!(
    IMM_T2,
    [r::TABLE_CONDITION, r::TABLE_MODIFIER],
    [words(r::IMMOBILISED_BACKWARDS), Signed(f::IMM_BACKWARDS)],
    [words(r::IMMOBILISED_TOWING), Signed(f::IMM_TOWING)],
    [words(r::IMMOBILISED_FAILED), Signed(f::IMM_FAILED_DIGGING_OUT)],
);

pub const IMM_T3: Table = table!(
    IMM_T3,
    [r::TABLE_NATURAL, r::TABLE_RESULT],
    [Number(1), words(r::IMMOBILISED_NO_PENALTY)],
    [Number(20), words(r::IMMOBILISED_FOR_GOOD)],
);

pub const IMM_T4: Table = table!(
    IMM_T4,
    [r::TABLE_NATURAL, r::TABLE_RESULT],
    [Number(1), words(r::IMMOBILISED_REPAIRED)],
    [Number(20), words(r::IMMOBILISED_CREW_FLEES)],
);

pub const OVV_T1: Table = table!(
    OVV_T1,
    [r::TABLE_TARGET, r::OVERRUN_ADVANTAGE],
    [words(r::OVERRUN_ARMOURED), Signed(f::OVV_ADVANTAGE[0])],
    [words(r::OVERRUN_UNARMOURED), Signed(f::OVV_ADVANTAGE[1])],
    [words(r::OVERRUN_GUN), Signed(f::OVV_ADVANTAGE[2])],
);

const VEHICLE_MOVED: &[Cell] = &[words(r::VEHICLE_MOVED), Signed(f::VAS_VEHICLE_MOVED)];
const VEHICLE_IMMOBILISED: &[Cell] =
    &[words(r::VEHICLE_IMMOBILISED), Signed(f::VAS_VEHICLE_IMMOBILISED)];
const VEHICLE_OPEN: &[Cell] = &[words(r::VEHICLE_OPEN), Signed(f::VAS_VEHICLE_OPEN)];
const EXPLOSIVE_CHARGE: &[Cell] = &[words(r::EXPLOSIVE_CHARGE), words(r::TABLE_PLUS_X)];

pub const VAS_T1: Table = table!(
    VAS_T1,
    [r::TABLE_CONDITION, r::TABLE_MODIFIER];
    &[VEHICLE_MOVED, VEHICLE_IMMOBILISED, VEHICLE_OPEN, EXPLOSIVE_CHARGE]
);

pub const VAS_T2: Table = table!(
    VAS_T2,
    [r::TABLE_CONDITION, r::TABLE_MODIFIER];
    &[VEHICLE_MOVED, EXPLOSIVE_CHARGE]
);

// +3 and +5 apply only to the ordinary strike: see K20-AMB-35.
pub const OVI_T1: Table = table!(
    OVI_T1,
    [r::TABLE_CONDITION, r::TABLE_MODIFIER];
    &[VEHICLE_MOVED, VEHICLE_IMMOBILISED, VEHICLE_OPEN, EXPLOSIVE_CHARGE]
);

const FURTHER_STAND: &[Cell] = &[words(r::CHARGE_FURTHER_STAND), words(r::TABLE_PLUS_WB)];
const PINNED: &[Cell] = &[words(r::STATE_PINNED), Signed(f::PINNED)];
const DISORGANISED: &[Cell] = &[words(r::STATE_DISORGANISED), Signed(f::CHG_DISORGANISED)];
// Each side has a signed modifier: see K20-AMB-27.
const TRAINING: &[Cell] = &[words(r::CHARGE_TRAINING), words(r::TABLE_PLUS_MINUS)];

pub const CHG_T1: Table = table!(
    CHG_T1,
    [r::TABLE_CONDITION, r::TABLE_MODIFIER];
    &[
        &[words(r::CHARGE_CHARGING), Signed(f::CHG_CHARGING)],
        &[words(r::CHARGE_PASSENGERS), Signed(f::CHG_PASSENGERS)],
        FURTHER_STAND,
        PINNED,
        DISORGANISED,
        TRAINING,
    ]
);

pub const CHG_T2: Table = table!(
    CHG_T2,
    [r::TABLE_CONDITION, r::TABLE_MODIFIER];
    &[
        FURTHER_STAND,
        &[words(r::CHARGE_LIGHT_COVER), Signed(f::CHG_COVER[0])],
        &[words(r::CHARGE_LINEAR_COVER), Signed(f::CHG_COVER[1])],
        &[words(r::CHARGE_SMOKE_OR_HEAVY), Signed(f::CHG_COVER[2])],
        PINNED,
        DISORGANISED,
        &[words(r::STATE_SUPPRESSED), Signed(f::CHG_SUPPRESSED)],
        &[words(r::STATE_BROKEN), Signed(f::CHG_BROKEN)],
        TRAINING,
    ]
);

pub const CHG_T3: Table = table!(
    CHG_T3,
    [r::CHARGE_ATTACK_IS, r::TABLE_RESULT],
    [words(r::CHARGE_HIGHER), words(r::CHARGE_DEFENDER_LOSES)],
    [words(r::CHARGE_EQUAL), words(r::CHARGE_GOES_ON)],
    [words(r::CHARGE_LOWER), words(r::CHARGE_ATTACKER_LOSES)],
);
