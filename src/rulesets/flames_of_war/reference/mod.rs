//! The reference: the sections with their rules and tables, and the rulings on unclear
//! points of the sheet.
//!
//! The order is that of the ledger. The texts are those of `locales/*/flames-of-war-rules.ftl`;
//! headings and cells of tables are labels of `flames-of-war.ftl`. Where a calculator uses the
//! figures of a table, the tests below check that the two agree.

pub mod glossary;
pub mod missions;

use crate::rulesets::flames_of_war::prelude::*;
use crate::text::keys::flames_of_war_rules as r;

use crate::rulesets::flames_of_war::sheet::command::{Commanded, command_distance};
use crate::rulesets::flames_of_war::sheet::movement::{Ground, Mover};
use Cell::{Blank, Chance, Faces, Impossible, Inches, Need, Number, Signed};

/// A table, named after the text of its title: the headings, then the rows.
macro_rules! table {
    ($name:ident, [$($head:expr),* $(,)?], $($row:expr),* $(,)?) => {
        Table {
            cite: cite!("FOW-", $name),
            title: r::$name,
            head: &[$($head),*],
            rows: &[$(&$row),*],
        }
    };
}

/// Two lists joined, one after the other.
pub(crate) const fn joined<T: Copy, const N: usize>(first: &[T], then: &[T]) -> [T; N] {
    let mut all = [first[0]; N];
    let mut at = 0;
    while at < N {
        all[at] = if at < first.len() { first[at] } else { then[at - first.len()] };
        at += 1;
    }
    all
}

/// A cell with a text.
const fn words(text: Text) -> Cell {
    Cell::Text(text)
}

/// A cell with a number needed on one D6.
const fn need(need: i16) -> Cell {
    if need > 6 { Impossible } else { Need(need) }
}

/// A row with a number needed on one D6, and its chance.
const fn one_die(label: Text, number: i16) -> [Cell; 3] {
    let sixths = (7 - number) as u16;
    [words(label), need(number), Chance(sixths, 6)]
}

/// A row with the number that a platoon of this motivation needs.
const fn motivation(motivation: Motivation) -> [Cell; 3] {
    one_die(motivation.label(), motivation.test_number())
}

/// A row with the number to hit a target of this skill.
const fn to_hit(skill: Skill) -> [Cell; 3] {
    one_die(skill.label(), skill.number_to_hit())
}

/// Cells with the number needed to hit a target, or to range in on it, if no condition applies, if
/// one does, and so on.
const fn with_conditions<const N: usize>(skill: Skill) -> [Cell; N] {
    let mut row = [words(skill.label()); N];
    let mut conditions = 0;
    while conditions + 1 < N {
        row[conditions + 1] = need(skill.number_to_hit() + conditions as i16);
        conditions += 1;
    }
    row
}

/// Cells with the distance of a mover on each ground.
const fn moves(mover: Mover) -> [Cell; 4] {
    let mut row = [words(mover.label()); 4];
    let grounds = [Ground::Road, Ground::CrossCountry, Ground::Difficult];
    let mut column = 0;
    while column < grounds.len() {
        row[column + 1] = match mover.allowance(grounds[column]) {
            Some(inches) => Inches(inches as f32),
            None => words(t::TABLE_TOWED_ONLY),
        };
        column += 1;
    }
    row
}

/// Cells with the distance of teams from their commander.
const fn command(skill: Skill) -> [Cell; 3] {
    let tanks = command_distance(skill, Commanded::Tanks);
    let others = command_distance(skill, Commanded::Other);
    [words(skill.label()), Inches(tanks as f32), Inches(others as f32)]
}

/// Every section, in the order of the ledgers: the sheet, then the missions.
pub const SECTIONS: &[Section] =
    &joined::<_, { SHEET.len() + missions::SECTIONS.len() }>(SHEET, missions::SECTIONS);

/// The sections of the sheet.
const SHEET: &[Section] = &[
    Section::new("tur", r::SECTION_TUR, r::rules!("FOW-", tur), &[TUR_T1]),
    Section::new("mov", r::SECTION_MOV, r::rules!("FOW-", mov), &[MOV_T1]),
    Section::new("dbl", r::SECTION_DBL, r::rules!("FOW-", dbl), &[]),
    Section::new("bld", r::SECTION_BLD, r::rules!("FOW-", bld), &[]),
    Section::new("dif", r::SECTION_DIF, r::rules!("FOW-", dif), &[]),
    Section::new("rcv", r::SECTION_RCV, r::rules!("FOW-", rcv), &[]),
    Section::new("trp", r::SECTION_TRP, r::rules!("FOW-", trp), &[]),
    Section::new("trd", r::SECTION_TRD, r::rules!("FOW-", trd), &[]),
    Section::new("ext", r::SECTION_EXT, r::rules!("FOW-", ext), &[]),
    Section::new("cmd", r::SECTION_CMD, r::rules!("FOW-", cmd), &[CMD_T1]),
    Section::new("ind", r::SECTION_IND, r::rules!("FOW-", ind), &[]),
    Section::new("sho", r::SECTION_SHO, r::rules!("FOW-", sho), &[]),
    Section::new("los", r::SECTION_LOS, r::rules!("FOW-", los), &[]),
    Section::new("con", r::SECTION_CON, r::rules!("FOW-", con), &[]),
    Section::new("dic", r::SECTION_DIC, r::rules!("FOW-", dic), &[]),
    Section::new("hit", r::SECTION_HIT, r::rules!("FOW-", hit), &[HIT_T1, HIT_T2, HIT_T3]),
    Section::new("alo", r::SECTION_ALO, r::rules!("FOW-", alo), &[]),
    Section::new("sav", r::SECTION_SAV, r::rules!("FOW-", sav), &[SAV_T1, SAV_T2]),
    Section::new("pas", r::SECTION_PAS, r::rules!("FOW-", pas), &[]),
    Section::new("res", r::SECTION_RES, r::rules!("FOW-", res), &[]),
    Section::new("pin", r::SECTION_PIN, r::rules!("FOW-", pin), &[]),
    Section::new("bai", r::SECTION_BAI, r::rules!("FOW-", bai), &[]),
    Section::new("ldr", r::SECTION_LDR, r::rules!("FOW-", ldr), &[]),
    Section::new("war", r::SECTION_WAR, r::rules!("FOW-", war), &[]),
    Section::new("asl", r::SECTION_ASL, r::rules!("FOW-", asl), &[ASL_T1]),
    Section::new("mor", r::SECTION_MOR, r::rules!("FOW-", mor), &[]),
    Section::new("art", r::SECTION_ART, r::rules!("FOW-", art), &[ART_T1, ART_T2]),
    Section::new("smk", r::SECTION_SMK, r::rules!("FOW-", smk), &[SMK_T1]),
    Section::new("air", r::SECTION_AIR, r::rules!("FOW-", air), &[AIR_T1, AIR_T2]),
    Section::new("rec", r::SECTION_REC, r::rules!("FOW-", rec), &[]),
];

/// The rulings on unclear points: those of the sheet, then those of the missions.
pub const RULINGS: &[Rule] = &joined::<_, { SHEET_RULINGS.len() + missions::RULINGS.len() }>(
    SHEET_RULINGS,
    missions::RULINGS,
);

/// The rulings on unclear points of the sheet.
const SHEET_RULINGS: &[Rule] = r::rules!("FOW-", amb);

const TUR_T1: Table = table!(
    TUR_T1,
    [t::MOTIVATION, t::TABLE_ROLL_NEEDED, t::TABLE_CHANCE],
    motivation(Motivation::Reluctant),
    motivation(Motivation::Confident),
    motivation(Motivation::Fearless),
);

// Difficult ground for tracked vehicles: FOW-AMB-02, for wagons: FOW-AMB-03. Light guns have no row
// (FOW-AMB-04).
const MOV_T1: Table = table!(
    MOV_T1,
    [t::TABLE_TYPE, t::TABLE_ROAD, t::TABLE_CROSS_COUNTRY, t::TABLE_DIFFICULT_GROUND,],
    moves(Mover::Tracked),
    moves(Mover::HalfTracked),
    moves(Mover::Wheeled),
    moves(Mover::Limbers),
    moves(Mover::Wagons),
    moves(Mover::Infantry),
    moves(Mover::Cavalry),
    moves(Mover::ManPacked),
    moves(Mover::Guns),
    moves(Mover::Immobile),
);

// For conscript tanks see FOW-AMB-03.
const CMD_T1: Table = table!(
    CMD_T1,
    [t::SKILL, t::TABLE_TANKS, t::TABLE_ALL_OTHERS],
    command(Skill::Conscript),
    command(Skill::Trained),
    command(Skill::Veteran),
);

const HIT_T1: Table = table!(
    HIT_T1,
    [t::TARGET_SKILL, t::TABLE_ROLL_NEEDED, t::TABLE_CHANCE_PER_DIE],
    to_hit(Skill::Conscript),
    to_hit(Skill::Trained),
    to_hit(Skill::Veteran),
);

const HIT_T2: Table = table!(
    HIT_T2,
    [t::TABLE_CONDITION, t::TABLE_MODIFIER],
    [words(t::OVER_16), Signed(1)],
    [words(t::CONCEALED), Signed(1)],
    [words(t::TABLE_GONE_TO_GROUND_AS_WELL), Signed(1)],
    [words(t::ROF_1_AND_MOVED), Signed(1)],
);

// For numbers above 6 see FOW-AMB-09.
const HIT_T3: Table = table!(
    HIT_T3,
    [
        t::TARGET_SKILL,
        t::TABLE_CONDITIONS_0,
        t::TABLE_CONDITIONS_1,
        t::TABLE_CONDITIONS_2,
        t::TABLE_CONDITIONS_3,
        t::TABLE_CONDITIONS_4,
    ],
    with_conditions::<6>(Skill::Conscript),
    with_conditions::<6>(Skill::Trained),
    with_conditions::<6>(Skill::Veteran),
);

const SAV_T1: Table = table!(
    SAV_T1,
    [t::TABLE_ARMOUR_AGAINST_ANTI_TANK, t::TABLE_FIREPOWER_PASSED, t::TABLE_FIREPOWER_FAILED,],
    [words(t::TABLE_HIGHER), words(t::TABLE_NO_EFFECT), words(t::TABLE_NO_EFFECT)],
    [words(t::TABLE_EQUAL), words(t::STATE_BAILED_OUT), words(t::TABLE_NO_EFFECT)],
    [words(t::TABLE_LOWER), words(t::TABLE_DESTROYED), words(t::STATE_BAILED_OUT)],
);

// The ledger's single row for dug-in infantry and guns is two rows here: 3+ and 5+.
const SAV_T2: Table = table!(
    SAV_T2,
    [t::TARGET_KIND, t::SAVE, t::TABLE_AFTER_A_FAILED_SAVE],
    [words(t::KIND_ARMOURED), words(t::TABLE_D6_AND_ARMOUR), words(t::TABLE_SEE_ARMOUR_RESULT),],
    [words(t::KIND_UNARMOURED), Need(5), words(t::TABLE_DESTROYED)],
    [words(t::TABLE_INFANTRY_OPEN), Need(3), words(t::TABLE_DESTROYED)],
    [words(t::TABLE_INFANTRY_COVER), Need(3), words(t::TABLE_ON_FIREPOWER)],
    [words(t::TABLE_INFANTRY_DUG_IN), Need(3), words(t::TABLE_ON_FIREPOWER)],
    [words(t::TABLE_GUN_OPEN), Need(5), words(t::TABLE_DESTROYED)],
    [words(t::TABLE_GUN_COVER), Need(5), words(t::TABLE_ON_FIREPOWER)],
    [words(t::TABLE_GUN_DUG_IN), Need(5), words(t::TABLE_ON_FIREPOWER)],
    [words(t::TABLE_PASSENGERS), Need(5), words(t::TABLE_ELIMINATED)],
    [words(t::TABLE_TANK_RIDERS), Need(5), words(t::TABLE_ELIMINATED)],
);

const ASL_T1: Table = table!(
    ASL_T1,
    [
        t::TABLE_TEAM,
        t::TABLE_CHARGE,
        t::TABLE_FIGHT,
        t::TABLE_COUNTERATTACK,
        t::TABLE_BREAK_OFF,
        t::TABLE_CONSOLIDATE,
    ],
    [words(t::TABLE_INFANTRY), YES, YES, YES, YES, YES],
    [words(t::TABLE_ARMOURED_TANKS), YES, YES, YES, YES, YES],
    [words(t::TABLE_GUNS), NO, YES, NO, YES, YES],
    [words(t::TABLE_TRANSPORTS), NO, NO, NO, YES, YES],
    [words(t::TABLE_PASSENGERS_INSIDE), NO, NO, NO, Blank, Blank],
);

const YES: Cell = words(t::TABLE_YES);
const NO: Cell = words(t::TABLE_NO);

const ART_T1: Table = table!(
    ART_T1,
    [
        t::TARGET_SKILL,
        t::TABLE_CONDITIONS_0,
        t::TABLE_CONDITIONS_1,
        t::TABLE_CONDITIONS_2,
        t::TABLE_CONDITIONS_3,
    ],
    with_conditions::<5>(Skill::Conscript),
    with_conditions::<5>(Skill::Trained),
    with_conditions::<5>(Skill::Veteran),
);

// `p` is the chance of one roll. For the "must" of 1 or 2 guns see FOW-AMB-07.
const ART_T2: Table = table!(
    ART_T2,
    [t::TABLE_GUNS, t::TABLE_HIT_ROLLS, t::TABLE_NUMBER_NEEDED, t::TABLE_CHANCE_PER_TEAM,],
    [Number(1), words(t::TABLE_REROLL_SUCCESSES), Signed(1), words(t::TABLE_CHANCE_BOTH),],
    [Number(2), words(t::TABLE_REROLL_SUCCESSES), Blank, words(t::TABLE_CHANCE_BOTH),],
    [words(t::TABLE_GUNS_3_TO_5), words(t::TABLE_AS_ROLLED), Blank, words(t::TABLE_CHANCE_ONE),],
    [words(t::TABLE_GUNS_6), words(t::TABLE_REROLL_FAILURES), Blank, words(t::TABLE_CHANCE_EITHER),],
    [words(t::TABLE_ROCKETS_6), words(t::TABLE_DOUBLE_TEMPLATE), Blank, words(t::TABLE_CHANCE_ONE),],
);

// For one gun see FOW-AMB-35.
const SMK_T1: Table = table!(
    SMK_T1,
    [t::TABLE_GUNS_FIRING, t::TABLE_TEMPLATES],
    [Number(1), words(t::TABLE_NOT_ON_SHEET)],
    [Number(2), Number(1)],
    [words(t::TABLE_GUNS_3_TO_5), Number(2)],
    [words(t::TABLE_6_OR_MORE), Number(3)],
);

const AIR_T1: Table = table!(
    AIR_T1,
    [t::TABLE_LEVEL, t::TABLE_DICE_IN_POOL, t::TABLE_CHANCE_OF_FIRST_CALL],
    [words(t::TABLE_PRIORITY), Number(7), Chance(2059, 2187)],
    [words(t::TABLE_LIMITED), Number(5), Chance(211, 243)],
    [words(t::TABLE_SPORADIC), Number(3), Chance(19, 27)],
);

const AIR_T2: Table = table!(
    AIR_T2,
    [t::TABLE_D6, t::TABLE_AIRCRAFT],
    [Faces(1, 2), Number(1)],
    [Faces(3, 5), Number(2)],
    [Faces(6, 6), Number(3)],
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::flames_of_war::sheet::damage::armour_save;
    use crate::rulesets::flames_of_war::sheet::words::TargetKind;

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
    fn saves_are_those_of_the_table() {
        let rows = [
            (1, TargetKind::Unarmoured),
            (2, TargetKind::Infantry),
            (3, TargetKind::Infantry),
            (4, TargetKind::Infantry),
            (5, TargetKind::Gun),
            (6, TargetKind::Gun),
            (7, TargetKind::Gun),
        ];
        for (row, kind) in rows {
            assert_eq!(SAV_T2.rows[row][1], Need(kind.save_number()));
        }
        for row in [3, 4, 6, 7] {
            assert_eq!(SAV_T2.rows[row][2], words(t::TABLE_ON_FIREPOWER));
        }
    }

    /// The bands of the armour save are in the order lower, equal, higher; the table has them in
    /// reverse order.
    #[test]
    fn the_armour_save_has_the_rows_of_its_table() {
        use crate::dice::{Dice, odds};

        assert_eq!(SAV_T1.rows.len(), 3);
        // With Anti-tank three above the armour, 1 and 2 are lower, 3 equal, 4 to 6 higher.
        let save = armour_save(3);
        let odds = odds(|dice: &mut dyn Dice| dice.band(&save) as u32);
        for (band, sixths) in [(0, 2.0), (1, 1.0), (2, 3.0)] {
            assert!((odds.chance(|found| *found == band) - sixths / 6.0).abs() < 1e-12);
        }
    }

    #[test]
    fn chances_of_a_first_call_follow_from_the_pool() {
        for row in AIR_T1.rows {
            let exact = match (row[1], row[2]) {
                (Number(dice), Chance(of, out_of)) => {
                    let exact = 1.0 - (2.0_f64 / 3.0).powi(i32::from(dice));
                    (f64::from(of) / f64::from(out_of) - exact).abs() < 1e-12
                }
                _ => false,
            };
            assert!(exact, "{row:?}");
        }
    }
}
