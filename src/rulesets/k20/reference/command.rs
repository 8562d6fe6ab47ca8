//! Tables of the basics, of command, morale and rallying.

use crate::rulesets::prelude::*;
use crate::text::keys::k20_rules as r;

use super::{inches, modifier, words};
use crate::rulesets::k20::sheet::tables as f;
use Cell::{Blank, Signed};

macro_rules! abbreviations {
    ($($short:ident $is:ident $known:ident),+ $(,)?) => {
        &[$(&[words(r::$short), words(r::$is), words(r::$known)]),+]
    };
}

pub const GEN_T1: Table = table!(
    GEN_T1,
    [r::ABBR_HEAD, r::ABBR_MEANING, r::ABBR_KNOWN];
    abbreviations![
        ABBR_K20 ABBR_K20_IS KNOWN_K20,
        ABBR_W ABBR_W_IS KNOWN_W,
        ABBR_K ABBR_K_IS KNOWN_CERTAIN,
        ABBR_WB ABBR_WB_IS KNOWN_WB,
        ABBR_OM ABBR_OM_IS KNOWN_OM,
        ABBR_OV ABBR_OV_IS KNOWN_OV,
        ABBR_DV ABBR_DV_IS KNOWN_NOT_EXPANDED,
        ABBR_FP ABBR_FP_IS KNOWN_FP,
        ABBR_PIP ABBR_PIP_IS KNOWN_PIP,
        ABBR_MOD ABBR_MOD_IS KNOWN_OBVIOUS,
        ABBR_KM ABBR_KM_IS KNOWN_ORDINARY,
        ABBR_LKM ABBR_LKM_IS KNOWN_ORDINARY,
        ABBR_PM ABBR_PM_IS KNOWN_ORDINARY,
        ABBR_KB ABBR_KB_IS KNOWN_ORDINARY,
        ABBR_KBK ABBR_KBK_IS KNOWN_ORDINARY,
        ABBR_AK ABBR_AK_IS KNOWN_ORDINARY,
        ABBR_DPL ABBR_DPL_IS KNOWN_DPL,
        ABBR_KOMP ABBR_KOMP_IS KNOWN_KOMP,
        ABBR_DBAT ABBR_DBAT_IS KNOWN_DBAT,
        ABBR_ROF ABBR_ROF_IS KNOWN_ROF,
        ABBR_AP ABBR_AP_IS KNOWN_NOT_EXPANDED,
        ABBR_HT ABBR_HT_IS KNOWN_NOT_EXPANDED,
        ABBR_HE ABBR_HE_IS KNOWN_NOT_EXPANDED,
        ABBR_PPANC ABBR_PPANC_IS KNOWN_ORDINARY_WORD,
        ABBR_MK_TW ABBR_MK_TW_IS KNOWN_MK_TW,
        ABBR_ARS ABBR_ARS_IS KNOWN_CERTAIN,
        ABBR_HQ ABBR_HQ_IS KNOWN_ORDINARY_WORD,
    ]
);

const fn ranges(stand: Text, row: usize) -> [Cell; 5] {
    let [untrained, recruits, veterans, elite] = f::COMMAND_RANGE[row];
    [
        words(stand),
        inches(untrained as f32),
        inches(recruits as f32),
        inches(veterans as f32),
        inches(elite as f32),
    ]
}

// The range of an HQ is computed from its Training: see K20-AMB-61.
pub const CMD_T1: Table = table!(
    CMD_T1,
    [
        r::COMMAND_STAND,
        r::COMMAND_UNTRAINED,
        r::COMMAND_RECRUITS_REGULARS,
        r::COMMAND_VETERANS,
        r::COMMAND_ELITE,
    ];
    &[
        &ranges(r::COMMAND_COMBAT_STAND, 0),
        &ranges(r::COMMAND_SUPPORT_WEAPONS, 1),
        &ranges(r::COMMAND_RECON, 2),
        &ranges(r::COMMAND_PLATOON_HQ, 3),
        &[
            words(r::COMMAND_COMPANY_HQ),
            words(r::COMMAND_COMPANY_UNTRAINED),
            words(r::COMMAND_COMPANY_RECRUITS),
            words(r::COMMAND_COMPANY_VETERANS),
            words(r::COMMAND_COMPANY_ELITE),
        ],
        &[
            words(r::COMMAND_BATTALION_HQ),
            words(r::COMMAND_BATTALION_UNTRAINED),
            words(r::COMMAND_BATTALION_RECRUITS),
            words(r::COMMAND_BATTALION_VETERANS),
            words(r::COMMAND_BATTALION_ELITE),
        ],
    ]
);

pub const MOR_T1: Table = table!(
    MOR_T1,
    [r::MORALE_LEVEL, r::MORALE_ALL_TESTS, r::MORALE_NOTES],
    [words(r::MORALE_MOTIVATED), modifier(f::MORALE_LEVELS[0]), Blank],
    [words(r::MORALE_CONFIDENT), modifier(f::MORALE_LEVELS[1]), Blank],
    [
        words(r::MORALE_DISORGANISED),
        modifier(f::MORALE_LEVELS[2]),
        words(r::MORALE_DISORGANISED_NOTE),
    ],
    [words(r::MORALE_BROKEN), modifier(f::MORALE_LEVELS[3]), words(r::MORALE_BROKEN_NOTE),],
    [words(r::MORALE_ROUTED), modifier(f::MORALE_LEVELS[4]), words(r::MORALE_ROUTED_NOTE),],
);

pub const MOR_T2: Table = table!(
    MOR_T2,
    [r::TABLE_CONDITION, r::TABLE_MODIFIER],
    [words(r::MORALE_COMMANDER_LOST), Signed(f::COMMANDER_LOST)],
    [words(r::MORALE_HALF_LOST), Signed(f::HALF_LOST)],
);

/// A cell with the number of levels up or down.
const fn levels(up: i16) -> Cell {
    words(match up {
        2 => r::TABLE_UP_2,
        1 => r::TABLE_UP_1,
        0 => r::TABLE_NO_CHANGE,
        -1 => r::TABLE_DOWN_1,
        _ => r::TABLE_DOWN_2,
    })
}

pub const MOR_T3: Table = table!(
    MOR_T3,
    [r::TABLE_TEST, r::TABLE_RESULT],
    [words(r::TABLE_NATURAL_1), levels(f::MORALE_TEST[0])],
    [words(r::TABLE_PASSED), levels(f::MORALE_TEST[1])],
    [words(r::TABLE_FAILED), levels(f::MORALE_TEST[2])],
    [words(r::TABLE_NATURAL_20), levels(f::MORALE_TEST[3])],
);

pub const RAL_T1: Table = table!(
    RAL_T1,
    [r::TABLE_TEST, r::TABLE_RESULT],
    [words(r::TABLE_NATURAL_1), levels(f::RALLY_TEST[0])],
    [words(r::TABLE_PASSED), levels(f::RALLY_TEST[1])],
    [words(r::TABLE_FAILED), levels(f::RALLY_TEST[2])],
    [words(r::TABLE_NATURAL_20), levels(f::RALLY_TEST[3])],
);
