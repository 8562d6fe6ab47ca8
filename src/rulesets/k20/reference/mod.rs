//! The reference: the sections with their rules and tables, and the rulings on unclear points of
//! the sheet.
//!
//! The sections follow the order of play. The texts, including headings and cells, are those of
//! `locales/*/k20-rules.ftl`. Every figure in a cell comes from
//! [`tables`](crate::rulesets::k20::sheet::tables); if a cell has words around its figure, the
//! tests below compare the two.

pub mod glossary;

use crate::rulesets::prelude::*;
use crate::text::keys::k20_rules as r;

use Cell::{Blank, Faces, Number, Signed};

/// A table, named after the text of its title: the headings, then the rows.
macro_rules! table {
    ($name:ident, [$($head:expr),* $(,)?], $([$($cell:expr),* $(,)?]),+ $(,)?) => {
        table!($name, [$($head),*]; &[$(&[$($cell),*]),+])
    };
    ($name:ident, [$($head:expr),* $(,)?]; $rows:expr) => {
        $crate::aid::Table {
            cite: $crate::cite!("K20-", $name),
            title: r::$name,
            head: &[$($head),*],
            rows: $rows,
        }
    };
}

mod assault;
mod command;
mod fire;

/// A cell with a text.
const fn words(text: Text) -> Cell {
    Cell::Text(text)
}

/// A cell with a distance, which this sheet gives in inches only.
const fn inches(distance: f32) -> Cell {
    Cell::Measured(distance, Unit::Inches)
}

/// A cell with a modifier and its sign; 0 has no sign.
const fn modifier(value: i16) -> Cell {
    match value {
        0 => Number(0),
        _ => Signed(value),
    }
}

/// A cell with the faces of one band of a result table; `upto` has the last face of each band.
const fn faces<const N: usize>(upto: &[u8; N], band: usize) -> Cell {
    let first = match band {
        0 => 1,
        _ => upto[band - 1] + 1,
    };
    if first > upto[band] { Blank } else { Faces(first, upto[band]) }
}

/// Rows in the form that a table needs.
const fn rows<const COLUMNS: usize, const ROWS: usize>(
    cells: &'static [[Cell; COLUMNS]; ROWS],
) -> [&'static [Cell]; ROWS] {
    let mut rows: [&'static [Cell]; ROWS] = [&[]; ROWS];
    let mut row = 0;
    while row < ROWS {
        rows[row] = &cells[row];
        row += 1;
    }
    rows
}

/// Every section, in the order of play.
pub const SECTIONS: &[Section] = &[
    Section::new("gen", r::SECTION_GEN, r::rules!("K20-", gen), &[command::GEN_T1]),
    Section::new("cmd", r::SECTION_CMD, r::rules!("K20-", cmd), &[command::CMD_T1]),
    Section::new("ral", r::SECTION_RAL, r::rules!("K20-", ral), &[command::RAL_T1]),
    Section::new(
        "imm",
        r::SECTION_IMM,
        r::rules!("K20-", imm),
        &[assault::IMM_T1, assault::IMM_T2, assault::IMM_T3, assault::IMM_T4],
    ),
    Section::new("ovv", r::SECTION_OVV, r::rules!("K20-", ovv), &[assault::OVV_T1]),
    Section::new("ovi", r::SECTION_OVI, r::rules!("K20-", ovi), &[assault::OVI_T1]),
    Section::new("ram", r::SECTION_RAM, r::rules!("K20-", ram), &[]),
    Section::new("spt", r::SECTION_SPT, r::rules!("K20-", spt), &[fire::SPT_T1]),
    Section::new("inf", r::SECTION_INF, r::rules!("K20-", inf), &[fire::INF_T1, fire::INF_T2]),
    Section::new(
        "dir",
        r::SECTION_DIR,
        r::rules!("K20-", dir),
        &[fire::DIR_T1, fire::DIR_T2, fire::DIR_T3, fire::DIR_T4, fire::DIR_T5],
    ),
    Section::new(
        "amm",
        r::SECTION_AMM,
        r::rules!("K20-", amm),
        &[fire::AMM_T1, fire::AMM_T2, fire::AMM_T3, fire::AMM_T4],
    ),
    Section::new("het", r::SECTION_HET, r::rules!("K20-", het), &[fire::HET_T1]),
    Section::new(
        "chg",
        r::SECTION_CHG,
        r::rules!("K20-", chg),
        &[assault::CHG_T1, assault::CHG_T2, assault::CHG_T3],
    ),
    Section::new(
        "vas",
        r::SECTION_VAS,
        r::rules!("K20-", vas),
        &[assault::VAS_T1, assault::VAS_T2],
    ),
    Section::new(
        "art",
        r::SECTION_ART,
        r::rules!("K20-", art),
        &[fire::ART_T1, fire::ART_T2, fire::ART_T3],
    ),
    Section::new(
        "mor",
        r::SECTION_MOR,
        r::rules!("K20-", mor),
        &[command::MOR_T1, command::MOR_T2, command::MOR_T3],
    ),
];

/// The rulings on unclear points of the sheet.
pub const RULINGS: &[Rule] = r::rules!("K20-", amb);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::k20::sheet::tables as f;
    use crate::text::{Language, Packs, PluralCategory, Voice};

    /// The text in every language.
    fn everywhere(text: Text) -> [String; 3] {
        Language::ALL.map(|language| {
            Voice {
                packs: &Packs::embedded(language),
                metric: true,
                plural: &|_, _| PluralCategory::Other,
            }
            .text(text)
        })
    }

    /// The text of a cell in every language.
    #[track_caller]
    fn cell(cell: Cell) -> [String; 3] {
        assert!(matches!(cell, Cell::Text(_)), "{cell:?}");
        everywhere(match cell {
            Cell::Text(text) => text,
            _ => Text::EMPTY,
        })
    }

    /// The whole numbers in a text: `Training − 2` has -2, `10–24″` 10 and 24.
    fn figures(text: &str) -> Vec<i16> {
        let mut found = Vec::new();
        let (mut number, mut negative) = (String::new(), false);
        for letter in text.chars().chain([' ']) {
            if letter.is_ascii_digit() {
                number.push(letter);
                continue;
            }
            if let Ok(figure) = number.parse::<i16>() {
                found.push(if negative { -figure } else { figure });
                negative = false;
            }
            number.clear();
            if !letter.is_whitespace() {
                negative = letter == '−';
            }
        }
        found
    }

    #[track_caller]
    fn has_figures(texts: [String; 3], expected: &[i16]) {
        for text in texts {
            assert_eq!(figures(&text), expected, "{text}");
        }
    }

    #[test]
    fn every_row_has_a_cell_for_each_column() {
        for table in SECTIONS.iter().flat_map(|section| section.tables) {
            assert!(!table.rows.is_empty(), "{}", table.cite);
            for row in table.rows {
                assert_eq!(row.len(), table.head.len(), "{}", table.cite);
            }
        }
    }

    #[test]
    fn sums_of_immobilisation_are_written_as_they_are_added() {
        for (row, formulas) in assault::IMM_T1.rows.iter().zip(f::IMM_NUMBERS) {
            for (written, formula) in row[1..].iter().zip(formulas) {
                let training = if formula.w == 2 { "2×W" } else { "W" };
                let class = if formula.k == 1 { "+ K" } else { "− K" };
                let mut sum = format!("{training} {class}");
                if formula.plus != 0 {
                    sum = format!("{sum} − {}", formula.plus.unsigned_abs());
                }
                assert_eq!(cell(*written), [(); 3].map(|()| sum.clone()));
            }
        }
        assert_eq!(assault::IMM_T1.rows.len(), f::IMM_NUMBERS.len());
    }

    #[test]
    fn ranges_of_an_hq_are_written_as_they_are_computed() {
        let (company, battalion) = (command::CMD_T1.rows[4], command::CMD_T1.rows[5]);
        for column in 0..4 {
            let plain = |plus: i16| if plus == 0 { vec![] } else { vec![plus] };
            let expected = plain(f::COMPANY_HQ[column]);
            has_figures(cell(company[column + 1]), &expected);
            let mut expected = plain(f::BATTALION_HQ[column]);
            expected.push(f::BATTALION_HQ_TIMES);
            has_figures(cell(battalion[column + 1]), &expected);
        }
    }

    #[test]
    fn columns_are_headed_with_their_bands() {
        let mut first = 0;
        for (head, upto) in fire::SPT_T1.head[1..].iter().zip(f::SPT_BANDS) {
            has_figures(everywhere(*head), &[first, upto]);
            first = upto + 1;
        }
        let heads = fire::AMM_T1.head;
        let [two, six, fourteen] = f::AP_COLUMNS;
        has_figures(everywhere(heads[1]), &[two]);
        has_figures(everywhere(heads[2]), &[two + 1, six]);
        has_figures(everywhere(heads[3]), &[six + 1, fourteen]);
        has_figures(everywhere(heads[4]), &[fourteen + 1]);
    }

    #[test]
    fn bands_of_distance_are_those_of_the_figures() {
        let [near, middle, far] = f::SCATTER.map(|band| band.upto.unwrap_or(i16::MAX));
        assert_eq!(far, i16::MAX);
        for table in [fire::AMM_T3, fire::ART_T2] {
            has_figures(cell(table.rows[0][0]), &[near]);
            has_figures(cell(table.rows[1][0]), &[near + 1, middle]);
            has_figures(cell(table.rows[2][0]), &[middle]);
        }
        let bands = f::RANGE_MODIFIERS.len();
        let (last, _) = f::RANGE_MODIFIERS[bands - 1];
        has_figures(cell(fire::DIR_T4.rows[bands][0]), &[last]);
    }

    #[test]
    fn figures_within_words_are_those_of_the_sums() {
        has_figures(cell(fire::DIR_T2.rows[1][1]), &f::DIR_EVADING);
        for (row, strength) in fire::DIR_T5.rows.iter().zip(f::DIR_CRITICAL) {
            has_figures(cell(row[2]), &[strength]);
        }
        for (row, strength) in (1..).zip(&f::HE_FP_BY_RING[1..]) {
            has_figures(cell(fire::AMM_T2.rows[row][1]), &[*strength]);
        }
        has_figures(cell(fire::AMM_T2.rows[1][2]), &f::HE_OV_BY_RING[1..]);
        has_figures(everywhere(r::VAS_T1), &[f::VAS_OV]);
        has_figures(everywhere(r::VAS_T2), &[f::VAS_IMMOBILISE_OV]);
        has_figures(everywhere(r::SPT_T1), &[1, f::SPT_BANDS[3]]);
        has_figures(everywhere(r::CALL_INACCURATE), &[f::INACCURATE_FIX]);
    }

    #[test]
    fn hit_effects_are_shown_as_printed() {
        let row = |strength: i16| fire::HET_T1.rows[(strength + 10) as usize];
        assert_eq!(
            row(-8)[4..],
            [Faces(1, 1), Faces(2, 20), Blank, Blank, Blank, Blank, Faces(1, 20)]
        );
        assert_eq!(row(0)[1..4], [Blank, Faces(1, 3), Faces(4, 5)]);
        assert_eq!(row(1)[1..4], [Blank, Faces(1, 6), Faces(7, 8)]);
        assert_eq!(
            row(20)[1..],
            [
                Faces(1, 17),
                Faces(18, 19),
                Faces(20, 20),
                Blank,
                Blank,
                Faces(1, 10),
                Faces(11, 19),
                Faces(20, 20),
                Blank,
                Blank
            ]
        );
    }

    #[test]
    fn wide_bands_of_range_are_shown_from_and_to() {
        for (row, (upto, modifier)) in fire::DIR_T4.rows.iter().zip(f::RANGE_MODIFIERS) {
            assert_eq!(row[1], Signed(modifier));
            match upto {
                18 => has_figures(cell(row[0]), &[10, 18]),
                24 => has_figures(cell(row[0]), &[19, 24]),
                _ => assert_eq!(row[0], inches(f32::from(upto))),
            }
        }
    }
}
