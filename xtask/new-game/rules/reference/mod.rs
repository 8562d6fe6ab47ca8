//! The reference: rules in our own words, tables, rulings.

use crate::rulesets::prelude::*;
use crate::text::keys::new_game_rules as r;

use crate::rulesets::new_game::sheet::tables::{Band, TO_HIT};

/// The sections, in the order of the sheet; their rules are the texts with such names:
/// `sho-01`, which is NEW-SHO-01, belongs to `sho`.
pub const SECTIONS: &[Section] = &[
    Section::new("trn", r::SECTION_TRN, r::rules!("NEW-", trn), &[]),
    Section::new("sho", r::SECTION_SHO, r::rules!("NEW-", sho), &[SHO_T1]),
    Section::new("sta", r::SECTION_STA, r::rules!("NEW-", sta), &[]),
];

/// How unclear points of the sheet are read.
pub const RULINGS: &[Rule] = r::rules!("NEW-", amb);

/// The figures are those that the calculator uses.
const SHO_T1: Table = Table {
    cite: "NEW-SHO-T1",
    title: r::SHO_T1,
    head: &[r::SHO_T1_HEAD_DISTANCE, r::SHO_T1_HEAD_UPTO, r::SHO_T1_HEAD_NEED],
    rows: &[
        &band(r::SHO_T1_CLOSE, TO_HIT[0]),
        &band(r::SHO_T1_FAR, TO_HIT[1]),
        &band(r::SHO_T1_EXTREME, TO_HIT[2]),
    ],
};

const fn band(name: Text, band: Band) -> [Cell; 3] {
    [Cell::Text(name), Cell::Inches(band.upto as f32), Cell::Need(band.need)]
}
