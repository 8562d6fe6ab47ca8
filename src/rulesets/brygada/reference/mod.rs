//! The reference: the sections with their rules and tables, worked examples, and the
//! rulings on unclear points of the sheet.
//!
//! The order is that of the sheet. The texts, including the headings and cells of the tables, are
//! those of `locales/*/brygada-rules.ftl`; where a cell repeats a question or an answer, it uses
//! the text of `brygada.ftl`.

pub mod glossary;
mod tables;

use crate::rulesets::brygada::prelude::*;
use crate::text::keys::brygada_rules as r;

use crate::rulesets::brygada::sheet::anti_tank::AntiTankFire;
use crate::rulesets::brygada::sheet::assault::{Assault, AssaultOnVehicle};
use crate::rulesets::brygada::sheet::fire_at_infantry::FireAtInfantry;
use crate::rulesets::brygada::sheet::infantry_card::{InfantryCard, Squad};
use crate::rulesets::brygada::sheet::towing::Towing;
use tables::{
    ASL_T1, CRD_T1, CRD_T2, CRD_T3, CRD_T4, MIS_T1, REG_T1, SEQ_T1, SHA_T1, SHA_T2, SHA_T3, SHA_T4,
    SHI_T1, SHI_T2, VEC_T1, VEC_T2, VEC_T3, VEC_T4,
};

/// Every section, in the order of the sheet.
pub const SECTIONS: &[Section] = &[
    Section::new("kit", r::SECTION_KIT, r::rules!("BR10-", kit), &[]),
    Section::new("arm", r::SECTION_ARM, r::rules!("BR10-", arm), &[]),
    Section::new("crd", r::SECTION_CRD, r::rules!("BR10-", crd), &[CRD_T1, CRD_T2, CRD_T3, CRD_T4]),
    Section::new("vec", r::SECTION_VEC, r::rules!("BR10-", vec), &[VEC_T1, VEC_T2, VEC_T3, VEC_T4]),
    Section::new("seq", r::SECTION_SEQ, r::rules!("BR10-", seq), &[SEQ_T1]),
    Section::new("mod", r::SECTION_MOD, r::rules!("BR10-", mod), &[]),
    Section::new("mov", r::SECTION_MOV, r::rules!("BR10-", mov), &[]),
    Section::new("rng", r::SECTION_RNG, r::rules!("BR10-", rng), &[]),
    Section::new("shi", r::SECTION_SHI, r::rules!("BR10-", shi), &[SHI_T1, SHI_T2]),
    Section::new("cmb", r::SECTION_CMB, r::rules!("BR10-", cmb), &[]),
    Section::new("sha", r::SECTION_SHA, r::rules!("BR10-", sha), &[SHA_T1, SHA_T2, SHA_T3, SHA_T4]),
    Section::new("shl", r::SECTION_SHL, r::rules!("BR10-", shl), &[]),
    Section::new("mrk", r::SECTION_MRK, r::rules!("BR10-", mrk), &[]),
    Section::new("asl", r::SECTION_ASL, r::rules!("BR10-", asl), &[ASL_T1]),
    Section::new("reg", r::SECTION_REG, r::rules!("BR10-", reg), &[REG_T1]),
    Section::new("inf", r::SECTION_INF, r::rules!("BR10-", inf), &[]),
    Section::new("veh", r::SECTION_VEH, r::rules!("BR10-", veh), &[]),
    Section::new("gun", r::SECTION_GUN, r::rules!("BR10-", gun), &[]),
    Section::new("trn", r::SECTION_TRN, r::rules!("BR10-", trn), &[]),
    Section::new("are", r::SECTION_ARE, r::rules!("BR10-", are), &[]),
    Section::new("mis", r::SECTION_MIS, r::rules!("BR10-", mis), &[MIS_T1]),
    Section::new("wex", r::SECTION_WEX, r::rules!("BR10-", wex), &[]),
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
            let fire =
                FireAtInfantry { band: Band::UpTo10, hidden: true, ..FireAtInfantry::default() };
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
        opens: || vec![Opening::of(&AssaultOnVehicle::default()).into()],
    },
    Example {
        cite: "BR10-WEX-06",
        opens: || {
            let towing = Towing { hitched: Count(1), hitching: Count(1), ..Towing::default() };
            vec![Opening::of(&towing).into()]
        },
    },
];

/// The rulings on unclear points of the sheet.
pub const RULINGS: &[Rule] = r::rules!("BR10-", amb);
