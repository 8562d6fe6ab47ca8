//! The reference: the sections with their rules and tables, and the rulings on unclear
//! spots of the card.
//!
//! The order is that of play; the effects of a double follow right after the test. The
//! texts, heads and cells of tables included, are those of
//! `locales/*/cold-war-commander-rules.ftl`.

pub mod glossary;

use crate::aid::{Rule, Section};
use crate::cite;
use crate::text::keys::cold_war_commander_rules as r;

use tables::{
    AIR_T1, ART_T1, ART_T2, ART_T3, ASL_T1, ASL_T2, ASL_T3, BLU_T1, BLU_T2, BLU_T3, CMD_T1, CMD_T2,
    DIR_T1, FBK_T1, GUN_T1, HIT_T1, HIT_T2, STA_T1,
};

mod tables;

macro_rules! rules {
    ($($rule:ident),* $(,)?) => {
        &[$(Rule { cite: cite!("CWC-", $rule), text: r::$rule }),*]
    };
}

macro_rules! section {
    ($id:literal, $title:ident; rules: [$($rule:ident),* $(,)?]; tables: [$($table:ident),*];) => {
        Section {
            id: $id,
            title: r::$title,
            rules: rules![$($rule),*],
            tables: &[$($table),*],
        }
    };
}

/// Every section, in the order of play.
pub const SECTIONS: &[Section] = &[
    section! {
        "seq", SECTION_SEQ;
        rules: [SEQ_01, SEQ_02, SEQ_03, SEQ_04, SEQ_05, SEQ_06];
        tables: [];
    },
    section! {
        "sta", SECTION_STA;
        rules: [STA_01, STA_02, STA_03, STA_04];
        tables: [STA_T1];
    },
    section! {
        "cmd", SECTION_CMD;
        rules: [CMD_01, CMD_02, CMD_03, CMD_04, CMD_05, CMD_06, CMD_07];
        tables: [CMD_T1, CMD_T2];
    },
    section! {
        "bon", SECTION_BON;
        rules: [BON_01, BON_02, BON_03];
        tables: [];
    },
    section! {
        "blu", SECTION_BLU;
        rules: [BLU_01, BLU_02, BLU_03, BLU_04, BLU_05, BLU_06, BLU_07, BLU_08, BLU_09, BLU_10, BLU_11];
        tables: [BLU_T1, BLU_T2, BLU_T3];
    },
    section! {
        "art", SECTION_ART;
        rules: [ART_01, ART_02, ART_03, ART_04, ART_05, ART_06, ART_07, ART_08, ART_09, ART_10, ART_11];
        tables: [ART_T1, ART_T2, ART_T3];
    },
    section! {
        "air", SECTION_AIR;
        rules: [AIR_01, AIR_02, AIR_03, AIR_04, AIR_05, AIR_06, AIR_07, AIR_08];
        tables: [AIR_T1];
    },
    section! {
        "aaf", SECTION_AAF;
        rules: [AAF_01, AAF_02, AAF_03, AAF_04, AAF_05, AAF_06];
        tables: [];
    },
    section! {
        "dir", SECTION_DIR;
        rules: [DIR_01, DIR_02, DIR_03, DIR_04, DIR_05, DIR_06, DIR_07];
        tables: [DIR_T1];
    },
    section! {
        "gun", SECTION_GUN;
        rules: [GUN_01];
        tables: [GUN_T1];
    },
    section! {
        "hit", SECTION_HIT;
        rules: [HIT_01, HIT_02, HIT_03, HIT_04, HIT_05, HIT_06, HIT_07, HIT_08, HIT_09, HIT_10, HIT_11, HIT_12];
        tables: [HIT_T1, HIT_T2];
    },
    section! {
        "fir", SECTION_FIR;
        rules: [FIR_01, FIR_02, FIR_03, FIR_04, FIR_05, FIR_06, FIR_07, FIR_08];
        tables: [];
    },
    section! {
        "sup", SECTION_SUP;
        rules: [SUP_01, SUP_02, SUP_03, SUP_04];
        tables: [];
    },
    section! {
        "fbk", SECTION_FBK;
        rules: [FBK_01, FBK_02, FBK_03, FBK_04, FBK_05, FBK_06, FBK_07];
        tables: [FBK_T1];
    },
    section! {
        "rou", SECTION_ROU;
        rules: [ROU_01, ROU_02, ROU_03, ROU_04];
        tables: [];
    },
    section! {
        "asl", SECTION_ASL;
        rules: [ASL_01, ASL_02, ASL_03, ASL_04, ASL_05, ASL_06, ASL_07, ASL_08, ASL_09, ASL_10];
        tables: [ASL_T1, ASL_T2, ASL_T3];
    },
    section! {
        "end", SECTION_END;
        rules: [END_01, END_02, END_03, END_04];
        tables: [];
    },
    section! {
        "brk", SECTION_BRK;
        rules: [BRK_01, BRK_02, BRK_03];
        tables: [];
    },
    section! {
        "crd", SECTION_CRD;
        rules: [CRD_01, CRD_02];
        tables: [];
    },
];

/// How unclear spots of the card are read.
pub const RULINGS: &[Rule] = rules![
    AMB_01, AMB_02, AMB_03, AMB_04, AMB_05, AMB_06, AMB_07, AMB_08, AMB_09, AMB_10, AMB_11, AMB_12,
    AMB_13, AMB_14, AMB_15, AMB_16, AMB_17, AMB_18, AMB_19, AMB_20, AMB_21, AMB_22, AMB_23, AMB_24,
    AMB_25, AMB_26, AMB_27, AMB_28, AMB_29, AMB_30, AMB_31, AMB_32, AMB_33, AMB_34, AMB_35, AMB_36,
    AMB_37, AMB_38, AMB_39, AMB_40, AMB_41, AMB_42, AMB_43, AMB_44, AMB_45, AMB_46, AMB_47, AMB_48,
    AMB_49, AMB_50, AMB_51, AMB_52, AMB_53, AMB_54, AMB_55, AMB_56, AMB_57, AMB_58, AMB_59,
];
