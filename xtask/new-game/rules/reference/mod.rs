//! What can be looked up: rules in our own words, tables, rulings.

use crate::aid::{Cell, Rule, Section, Table};
use crate::cite;
use crate::text::Text;
use crate::text::keys::new_game_rules as r;

use crate::rulesets::new_game::sheet::tables::{Band, TO_HIT};

/// Rules whose texts are named like their ids: `SHO_01` is NEW-SHO-01.
macro_rules! rules {
    ($($rule:ident),* $(,)?) => {
        &[$(Rule { cite: cite!("NEW-", $rule), text: r::$rule }),*]
    };
}

/// The sections, in the order of the sheet.
pub const SECTIONS: &[Section] = &[
    Section {
        id: "trn",
        title: r::SECTION_TRN,
        rules: rules![TRN_01],
        tables: &[],
    },
    Section {
        id: "sho",
        title: r::SECTION_SHO,
        rules: rules![SHO_01, SHO_02],
        tables: &[SHO_T1],
    },
    Section {
        id: "sta",
        title: r::SECTION_STA,
        rules: rules![STA_01],
        tables: &[],
    },
];

/// How unclear spots of the sheet are read.
pub const RULINGS: &[Rule] = rules![AMB_01];

/// The figures are those that the calculator works with.
const SHO_T1: Table = Table {
    cite: "NEW-SHO-T1",
    title: r::SHO_T1,
    head: &[
        r::SHO_T1_HEAD_DISTANCE,
        r::SHO_T1_HEAD_UPTO,
        r::SHO_T1_HEAD_NEED,
    ],
    rows: &[
        &band(r::SHO_T1_CLOSE, TO_HIT[0]),
        &band(r::SHO_T1_FAR, TO_HIT[1]),
        &band(r::SHO_T1_EXTREME, TO_HIT[2]),
    ],
};

const fn band(name: Text, band: Band) -> [Cell; 3] {
    [
        Cell::Text(name),
        Cell::Inches(band.upto as f32),
        Cell::Need(band.need),
    ]
}
