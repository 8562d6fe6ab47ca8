//! The reference: the sections with their rules and tables, and the rulings on unclear
//! points of the card.
//!
//! The order is that of play; the effects of a double follow right after the test. The texts,
//! including the headings and cells of the tables, are those of
//! `locales/*/cold-war-commander-rules.ftl`.

pub mod glossary;

use crate::rulesets::prelude::*;
use crate::text::keys::cold_war_commander_rules as r;

use tables::{
    AIR_T1, ART_T1, ART_T2, ART_T3, ASL_T1, ASL_T2, ASL_T3, BLU_T1, BLU_T2, BLU_T3, CMD_T1, CMD_T2,
    DIR_T1, FBK_T1, GUN_T1, HIT_T1, HIT_T2, STA_T1,
};

mod tables;

/// Every section, in the order of play.
pub const SECTIONS: &[Section] = &[
    Section::new("seq", r::SECTION_SEQ, r::rules!("CWC-", seq), &[]),
    Section::new("sta", r::SECTION_STA, r::rules!("CWC-", sta), &[STA_T1]),
    Section::new("cmd", r::SECTION_CMD, r::rules!("CWC-", cmd), &[CMD_T1, CMD_T2]),
    Section::new("bon", r::SECTION_BON, r::rules!("CWC-", bon), &[]),
    Section::new("blu", r::SECTION_BLU, r::rules!("CWC-", blu), &[BLU_T1, BLU_T2, BLU_T3]),
    Section::new("art", r::SECTION_ART, r::rules!("CWC-", art), &[ART_T1, ART_T2, ART_T3]),
    Section::new("air", r::SECTION_AIR, r::rules!("CWC-", air), &[AIR_T1]),
    Section::new("aaf", r::SECTION_AAF, r::rules!("CWC-", aaf), &[]),
    Section::new("dir", r::SECTION_DIR, r::rules!("CWC-", dir), &[DIR_T1]),
    Section::new("gun", r::SECTION_GUN, r::rules!("CWC-", gun), &[GUN_T1]),
    Section::new("hit", r::SECTION_HIT, r::rules!("CWC-", hit), &[HIT_T1, HIT_T2]),
    Section::new("fir", r::SECTION_FIR, r::rules!("CWC-", fir), &[]),
    Section::new("sup", r::SECTION_SUP, r::rules!("CWC-", sup), &[]),
    Section::new("fbk", r::SECTION_FBK, r::rules!("CWC-", fbk), &[FBK_T1]),
    Section::new("rou", r::SECTION_ROU, r::rules!("CWC-", rou), &[]),
    Section::new("asl", r::SECTION_ASL, r::rules!("CWC-", asl), &[ASL_T1, ASL_T2, ASL_T3]),
    Section::new("end", r::SECTION_END, r::rules!("CWC-", end), &[]),
    Section::new("brk", r::SECTION_BRK, r::rules!("CWC-", brk), &[]),
    Section::new("crd", r::SECTION_CRD, r::rules!("CWC-", crd), &[]),
];

/// The rulings on unclear points of the card.
pub const RULINGS: &[Rule] = r::rules!("CWC-", amb);
