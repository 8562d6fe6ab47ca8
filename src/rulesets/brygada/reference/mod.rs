//! The reference: the sections with their rules and tables, worked examples, and the
//! rulings on unclear spots of the sheet.
//!
//! The order is that of the sheet. The texts, heads and cells of tables included, are
//! those of `locales/*/brygada-rules.ftl`; where a cell says what a question or an
//! answer says, its words are those of `brygada.ftl`.

pub mod glossary;
mod tables;

use crate::aid::{Centimetres, Count, Example, Opening, Rule, Section};
use crate::cite;
use crate::text::keys::brygada_rules as r;

use crate::rulesets::brygada::sheet::anti_tank::AntiTankFire;
use crate::rulesets::brygada::sheet::assault::{ArmourAssault, Assault};
use crate::rulesets::brygada::sheet::fire_at_infantry::FireAtInfantry;
use crate::rulesets::brygada::sheet::infantry_card::{InfantryCard, Squad};
use crate::rulesets::brygada::sheet::towing::Towing;
use crate::rulesets::brygada::sheet::words::{Band, Direction};
use tables::{
    ASL_T1, CRD_T1, CRD_T2, CRD_T3, CRD_T4, MIS_T1, REG_T1, SEQ_T1, SHA_T1, SHA_T2, SHA_T3, SHA_T4,
    SHI_T1, SHI_T2, VEC_T1, VEC_T2, VEC_T3, VEC_T4,
};

/// Rules whose texts are named like their ids: `SHI_01` is BR10-SHI-01.
macro_rules! rules {
    ($($rule:ident),* $(,)?) => {
        &[$(Rule { cite: cite!("BR10-", $rule), text: r::$rule }),*]
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

/// Every section, in the order of the sheet.
pub const SECTIONS: &[Section] = &[
    section! {
        "kit", SECTION_KIT;
        rules: [KIT_01, KIT_02, KIT_03, KIT_04, KIT_05, KIT_06, KIT_07, KIT_08];
        tables: [];
    },
    section! {
        "arm", SECTION_ARM;
        rules: [ARM_01, ARM_02, ARM_03, ARM_04, ARM_05];
        tables: [];
    },
    section! {
        "crd", SECTION_CRD;
        rules: [CRD_01, CRD_02, CRD_03, CRD_04, CRD_05, CRD_06, CRD_07, CRD_08];
        tables: [CRD_T1, CRD_T2, CRD_T3, CRD_T4];
    },
    section! {
        "vec", SECTION_VEC;
        rules: [VEC_01, VEC_02, VEC_03, VEC_04, VEC_05];
        tables: [VEC_T1, VEC_T2, VEC_T3, VEC_T4];
    },
    section! {
        "seq", SECTION_SEQ;
        rules: [SEQ_01, SEQ_02, SEQ_03, SEQ_04, SEQ_05, SEQ_06, SEQ_07, SEQ_08, SEQ_09, SEQ_10];
        tables: [SEQ_T1];
    },
    section! {
        "mod", SECTION_MOD;
        rules: [MOD_01, MOD_02, MOD_03, MOD_04];
        tables: [];
    },
    section! {
        "mov", SECTION_MOV;
        rules: [MOV_01, MOV_02, MOV_03, MOV_04, MOV_05, MOV_06];
        tables: [];
    },
    section! {
        "rng", SECTION_RNG;
        rules: [RNG_01, RNG_02, RNG_03, RNG_04, RNG_05, RNG_06, RNG_07, RNG_08];
        tables: [];
    },
    section! {
        "shi", SECTION_SHI;
        rules: [SHI_01, SHI_02, SHI_03, SHI_04, SHI_05, SHI_06, SHI_07, SHI_08, SHI_09, SHI_10];
        tables: [SHI_T1, SHI_T2];
    },
    section! {
        "cmb", SECTION_CMB;
        rules: [CMB_01, CMB_02, CMB_03, CMB_04, CMB_05];
        tables: [];
    },
    section! {
        "sha", SECTION_SHA;
        rules: [SHA_01, SHA_02, SHA_03, SHA_04, SHA_05, SHA_06, SHA_07, SHA_08, SHA_09, SHA_10, SHA_11, SHA_12, SHA_13];
        tables: [SHA_T1, SHA_T2, SHA_T3, SHA_T4];
    },
    section! {
        "shl", SECTION_SHL;
        rules: [SHL_01, SHL_02, SHL_03, SHL_04];
        tables: [];
    },
    section! {
        "mrk", SECTION_MRK;
        rules: [MRK_01, MRK_02, MRK_03, MRK_04, MRK_05, MRK_06, MRK_07, MRK_08];
        tables: [];
    },
    section! {
        "asl", SECTION_ASL;
        rules: [ASL_01, ASL_02, ASL_03, ASL_04, ASL_05, ASL_06, ASL_07, ASL_08, ASL_09, ASL_10, ASL_11, ASL_12, ASL_13, ASL_14, ASL_15, ASL_16];
        tables: [ASL_T1];
    },
    section! {
        "reg", SECTION_REG;
        rules: [REG_01, REG_02, REG_03, REG_04];
        tables: [REG_T1];
    },
    section! {
        "inf", SECTION_INF;
        rules: [INF_01, INF_02, INF_03];
        tables: [];
    },
    section! {
        "veh", SECTION_VEH;
        rules: [VEH_01, VEH_02, VEH_03, VEH_04, VEH_05];
        tables: [];
    },
    section! {
        "gun", SECTION_GUN;
        rules: [GUN_01, GUN_02, GUN_03, GUN_04, GUN_05, GUN_06];
        tables: [];
    },
    section! {
        "trn", SECTION_TRN;
        rules: [TRN_01, TRN_02, TRN_03, TRN_04, TRN_05];
        tables: [];
    },
    section! {
        "are", SECTION_ARE;
        rules: [ARE_01, ARE_02, ARE_03, ARE_04, ARE_05, ARE_06, ARE_07];
        tables: [];
    },
    section! {
        "mis", SECTION_MIS;
        rules: [MIS_01, MIS_02, MIS_03, MIS_04, MIS_05, MIS_06, MIS_07, MIS_08, MIS_09, MIS_10, MIS_11, MIS_12, MIS_13, MIS_14, MIS_S1, MIS_S2, MIS_S3, MIS_S4, MIS_S5];
        tables: [MIS_T1];
    },
    section! {
        "wex", SECTION_WEX;
        rules: [WEX_01, WEX_02, WEX_03, WEX_04, WEX_05, WEX_06];
        tables: [];
    },
];

/// Worked examples that open in their calculators.
pub const EXAMPLES: &[Example] = &[
    Example {
        cite: "BR10-WEX-01",
        opens: || {
            let squad = InfantryCard {
                squad: Squad::Rifle,
                machine_gun: true,
                bottles: true,
                ..InfantryCard::default()
            };
            vec![Opening::of(&squad).into()]
        },
    },
    Example {
        cite: "BR10-WEX-02",
        opens: || {
            let fire = FireAtInfantry {
                band: Band::UpTo10,
                hidden: true,
                ..FireAtInfantry::default()
            };
            vec![Opening::of(&fire).into()]
        },
    },
    Example {
        cite: "BR10-WEX-03",
        opens: || {
            let mut fire = AntiTankFire {
                distance: Centimetres(20),
                direction: Direction::Left,
                hidden: true,
                ..AntiTankFire::default()
            };
            fire.shot.moves = true;
            vec![Opening::of(&fire).into()]
        },
    },
    Example {
        cite: "BR10-WEX-04",
        opens: || {
            let mut assault = Assault::default();
            assault.defender.bases = Count(1);
            vec![Opening::of(&assault).into()]
        },
    },
    Example {
        cite: "BR10-WEX-05",
        opens: || vec![Opening::of(&ArmourAssault::default()).into()],
    },
    Example {
        cite: "BR10-WEX-06",
        opens: || {
            let towing = Towing {
                hitched: Count(1),
                hitching: Count(1),
                ..Towing::default()
            };
            vec![Opening::of(&towing).into()]
        },
    },
];

/// How unclear spots of the sheet are read.
pub const RULINGS: &[Rule] = rules![
    AMB_01, AMB_02, AMB_03, AMB_04, AMB_05, AMB_06, AMB_07, AMB_08, AMB_09, AMB_10, AMB_11, AMB_12,
    AMB_13, AMB_14, AMB_15, AMB_16, AMB_17, AMB_18, AMB_19, AMB_20, AMB_21, AMB_22, AMB_23, AMB_24,
    AMB_25, AMB_26, AMB_27, AMB_28, AMB_29, AMB_30, AMB_31, AMB_32, AMB_33, AMB_34, AMB_35, AMB_36,
    AMB_37, AMB_38, AMB_39, AMB_40, AMB_41, AMB_42, AMB_43, AMB_44, AMB_45, AMB_46, AMB_47, AMB_48,
    AMB_49, AMB_50, AMB_51, AMB_52, AMB_53,
];
