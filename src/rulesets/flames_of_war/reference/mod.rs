//! The reference: the sections with their rules and tables, and the rulings on unclear
//! spots of the sheet.
//!
//! The order is that of the ledger. The texts are those of
//! `locales/*/flames-of-war-rules.ftl`; heads and cells of tables are labels
//! of `flames-of-war.ftl`. Where a calculator uses the figures of a table, the
//! tests below hold the two together.

pub mod glossary;
pub mod missions;

use crate::aid::{Cell, Rule, Section, Table};
use crate::cite;
use crate::text::Text;
use crate::text::keys::{flames_of_war as t, flames_of_war_rules as r};

use crate::rulesets::flames_of_war::sheet::command::{Commanded, command_distance};
use crate::rulesets::flames_of_war::sheet::movement::{Ground, Mover};
use crate::rulesets::flames_of_war::sheet::words::{Motivation, Skill};
use Cell::{Blank, Chance, Faces, Impossible, Inches, Need, Number, Signed};

macro_rules! rules {
    ($($rule:ident),* $(,)?) => {
        &[$(Rule { cite: cite!("FOW-", $rule), text: r::$rule }),*]
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

/// A table named like the text of its title: the heads, then the rows.
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

/// Two lists, one after the other.
pub(crate) const fn joined<T: Copy, const N: usize>(first: &[T], then: &[T]) -> [T; N] {
    let mut all = [first[0]; N];
    let mut at = 0;
    while at < N {
        all[at] = if at < first.len() {
            first[at]
        } else {
            then[at - first.len()]
        };
        at += 1;
    }
    all
}

/// A cell of words.
const fn words(text: Text) -> Cell {
    Cell::Text(text)
}

/// A number needed on one D6.
const fn need(need: i16) -> Cell {
    if need > 6 { Impossible } else { Need(need) }
}

/// A number needed on one D6, and its chance.
const fn one_die(label: Text, number: i16) -> [Cell; 3] {
    let sixths = (7 - number) as u16;
    [words(label), need(number), Chance(sixths, 6)]
}

/// The number that a platoon of this motivation needs.
const fn motivation(motivation: Motivation) -> [Cell; 3] {
    one_die(motivation.label(), motivation.test_number())
}

/// What hits a target of this skill.
const fn to_hit(skill: Skill) -> [Cell; 3] {
    one_die(skill.label(), skill.number_to_hit())
}

/// What hits or ranges in on a target, with none, one and more conditions.
const fn with_conditions<const N: usize>(skill: Skill) -> [Cell; N] {
    let mut row = [words(skill.label()); N];
    let mut conditions = 0;
    while conditions + 1 < N {
        row[conditions + 1] = need(skill.number_to_hit() + conditions as i16);
        conditions += 1;
    }
    row
}

/// The distance of each mover on each ground.
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

/// The distance of teams from their commander.
const fn command(skill: Skill) -> [Cell; 3] {
    let tanks = command_distance(skill, Commanded::Tanks);
    let others = command_distance(skill, Commanded::Other);
    [
        words(skill.label()),
        Inches(tanks as f32),
        Inches(others as f32),
    ]
}

/// Every section, in the order of the ledgers: the sheet, then the missions.
pub const SECTIONS: &[Section] =
    &joined::<_, { SHEET.len() + missions::SECTIONS.len() }>(SHEET, missions::SECTIONS);

/// The sections of the sheet.
const SHEET: &[Section] = &[
    section! {
        "tur", SECTION_TUR;
        rules: [TUR_01, TUR_02, TUR_03, TUR_04, TUR_05, TUR_06];
        tables: [TUR_T1];
    },
    section! {
        "mov", SECTION_MOV;
        rules: [MOV_01, MOV_02, MOV_03, MOV_04, MOV_05, MOV_06, MOV_07, MOV_08, MOV_09];
        tables: [MOV_T1];
    },
    section! {
        "dbl", SECTION_DBL;
        rules: [DBL_01, DBL_02, DBL_03, DBL_04, DBL_05];
        tables: [];
    },
    section! {
        "bld", SECTION_BLD;
        rules: [BLD_01, BLD_02, BLD_03, BLD_04, BLD_05, BLD_06, BLD_07, BLD_08];
        tables: [];
    },
    section! {
        "dif", SECTION_DIF;
        rules: [DIF_01, DIF_02, DIF_03, DIF_04, DIF_05, DIF_06, DIF_07];
        tables: [];
    },
    section! {
        "rcv", SECTION_RCV;
        rules: [RCV_01, RCV_02, RCV_03, RCV_04];
        tables: [];
    },
    section! {
        "trp", SECTION_TRP;
        rules: [
            TRP_01, TRP_02, TRP_03, TRP_04, TRP_05, TRP_06, TRP_07, TRP_08, TRP_09,
            TRP_10, TRP_11, TRP_12, TRP_13,
        ];
        tables: [];
    },
    section! {
        "trd", SECTION_TRD;
        rules: [TRD_01, TRD_02, TRD_03];
        tables: [];
    },
    section! {
        "ext", SECTION_EXT;
        rules: [EXT_01, EXT_02];
        tables: [];
    },
    section! {
        "cmd", SECTION_CMD;
        rules: [CMD_01, CMD_02, CMD_03, CMD_04, CMD_05];
        tables: [CMD_T1];
    },
    section! {
        "ind", SECTION_IND;
        rules: [IND_01, IND_02, IND_03, IND_04, IND_05, IND_06, IND_07, IND_08, IND_09];
        tables: [];
    },
    section! {
        "sho", SECTION_SHO;
        rules: [SHO_01, SHO_02, SHO_03, SHO_04, SHO_05, SHO_06];
        tables: [];
    },
    section! {
        "los", SECTION_LOS;
        rules: [
            LOS_01, LOS_02, LOS_03, LOS_04, LOS_05, LOS_06, LOS_07, LOS_08, LOS_09,
            LOS_10, LOS_11, LOS_12, LOS_13, LOS_14, LOS_15, LOS_16,
        ];
        tables: [];
    },
    section! {
        "con", SECTION_CON;
        rules: [CON_01, CON_02, CON_03, CON_04, CON_05, CON_06, CON_07, CON_08];
        tables: [];
    },
    section! {
        "dic", SECTION_DIC;
        rules: [DIC_01, DIC_02, DIC_03, DIC_04, DIC_05, DIC_06];
        tables: [];
    },
    section! {
        "hit", SECTION_HIT;
        rules: [HIT_01, HIT_02, HIT_03];
        tables: [HIT_T1, HIT_T2, HIT_T3];
    },
    section! {
        "alo", SECTION_ALO;
        rules: [
            ALO_01, ALO_02, ALO_03, ALO_04, ALO_05, ALO_06, ALO_07, ALO_08, ALO_09,
            ALO_10, ALO_11, ALO_12,
        ];
        tables: [];
    },
    section! {
        "sav", SECTION_SAV;
        rules: [SAV_01, SAV_02, SAV_03, SAV_04, SAV_05, SAV_06, SAV_07, SAV_08];
        tables: [SAV_T1, SAV_T2];
    },
    section! {
        "pas", SECTION_PAS;
        rules: [PAS_01, PAS_02, PAS_03, PAS_04, PAS_05];
        tables: [];
    },
    section! {
        "res", SECTION_RES;
        rules: [RES_01, RES_02, RES_03];
        tables: [];
    },
    section! {
        "pin", SECTION_PIN;
        rules: [PIN_01, PIN_02, PIN_03, PIN_04, PIN_05];
        tables: [];
    },
    section! {
        "bai", SECTION_BAI;
        rules: [BAI_01, BAI_02, BAI_03, BAI_04];
        tables: [];
    },
    section! {
        "ldr", SECTION_LDR;
        rules: [LDR_01, LDR_02, LDR_03, LDR_04, LDR_05, LDR_06, LDR_07, LDR_08];
        tables: [];
    },
    section! {
        "war", SECTION_WAR;
        rules: [WAR_01, WAR_02, WAR_03, WAR_04];
        tables: [];
    },
    section! {
        "asl", SECTION_ASL;
        rules: [
            ASL_01, ASL_02, ASL_03, ASL_04, ASL_05, ASL_06, ASL_07, ASL_08, ASL_09,
            ASL_10, ASL_11, ASL_12, ASL_13, ASL_14, ASL_15, ASL_16, ASL_17, ASL_18,
            ASL_19, ASL_20, ASL_21, ASL_22, ASL_23, ASL_24, ASL_25, ASL_26, ASL_27,
        ];
        tables: [ASL_T1];
    },
    section! {
        "mor", SECTION_MOR;
        rules: [MOR_01, MOR_02, MOR_03, MOR_04, MOR_05, MOR_06];
        tables: [];
    },
    section! {
        "art", SECTION_ART;
        rules: [
            ART_01, ART_02, ART_03, ART_04, ART_05, ART_06, ART_07, ART_08, ART_09,
            ART_10, ART_11, ART_12, ART_13, ART_14, ART_15, ART_16, ART_17, ART_18,
            ART_19, ART_20, ART_21, ART_22, ART_23, ART_24, ART_25, ART_26, ART_27,
            ART_28, ART_29, ART_30, ART_31, ART_32, ART_33, ART_34,
        ];
        tables: [ART_T1, ART_T2];
    },
    section! {
        "smk", SECTION_SMK;
        rules: [SMK_01, SMK_02, SMK_03, SMK_04, SMK_05, SMK_06];
        tables: [SMK_T1];
    },
    section! {
        "air", SECTION_AIR;
        rules: [
            AIR_01, AIR_02, AIR_03, AIR_04, AIR_05, AIR_06, AIR_07, AIR_08, AIR_09,
            AIR_10, AIR_11, AIR_12, AIR_13, AIR_14, AIR_15, AIR_16, AIR_17, AIR_18,
            AIR_19, AIR_20,
        ];
        tables: [AIR_T1, AIR_T2];
    },
    section! {
        "rec", SECTION_REC;
        rules: [
            REC_01, REC_02, REC_03, REC_04, REC_05, REC_06, REC_07, REC_08, REC_09,
            REC_10, REC_11, REC_12, REC_13, REC_14,
        ];
        tables: [];
    },
];

/// How unclear spots are read: of the sheet, then of the missions.
pub const RULINGS: &[Rule] = &joined::<_, { SHEET_RULINGS.len() + missions::RULINGS.len() }>(
    SHEET_RULINGS,
    missions::RULINGS,
);

/// How unclear spots of the sheet are read.
const SHEET_RULINGS: &[Rule] = rules![
    AMB_01, AMB_02, AMB_03, AMB_04, AMB_05, AMB_06, AMB_07, AMB_08, AMB_09, AMB_10, AMB_11, AMB_12,
    AMB_13, AMB_14, AMB_15, AMB_16, AMB_17, AMB_18, AMB_19, AMB_20, AMB_21, AMB_22, AMB_23, AMB_24,
    AMB_25, AMB_26, AMB_27, AMB_28, AMB_29, AMB_30, AMB_31, AMB_32, AMB_33, AMB_34, AMB_35, AMB_36,
    AMB_37, AMB_38, AMB_39, AMB_40, AMB_41, AMB_42, AMB_43, AMB_44, AMB_45, AMB_46, AMB_47, AMB_48,
    AMB_49, AMB_50, AMB_51, AMB_52, AMB_53, AMB_54, AMB_55, AMB_56, AMB_57, AMB_58, AMB_59, AMB_60,
    AMB_61, AMB_62, AMB_63, AMB_64, AMB_65, AMB_66, AMB_67, AMB_68, AMB_69, AMB_70, AMB_71, AMB_72,
    AMB_73, AMB_74, AMB_75, AMB_76, AMB_77, AMB_78,
];

const TUR_T1: Table = table!(
    TUR_T1,
    [t::MOTIVATION, t::TABLE_ROLL_NEEDED, t::TABLE_CHANCE],
    motivation(Motivation::Reluctant),
    motivation(Motivation::Confident),
    motivation(Motivation::Fearless),
);

// Difficult ground: tracked vehicles FOW-AMB-02, wagons FOW-AMB-03. Light guns
// have no row (FOW-AMB-04).
const MOV_T1: Table = table!(
    MOV_T1,
    [
        t::TABLE_TYPE,
        t::TABLE_ROAD,
        t::TABLE_CROSS_COUNTRY,
        t::TABLE_DIFFICULT_GROUND,
    ],
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

// Conscript tanks: FOW-AMB-03.
const CMD_T1: Table = table!(
    CMD_T1,
    [t::SKILL, t::TABLE_TANKS, t::TABLE_ALL_OTHERS],
    command(Skill::Conscript),
    command(Skill::Trained),
    command(Skill::Veteran),
);

const HIT_T1: Table = table!(
    HIT_T1,
    [
        t::TARGET_SKILL,
        t::TABLE_ROLL_NEEDED,
        t::TABLE_CHANCE_PER_DIE
    ],
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

// Above 6: FOW-AMB-09.
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
    [
        t::TABLE_ARMOUR_AGAINST_ANTI_TANK,
        t::TABLE_FIREPOWER_PASSED,
        t::TABLE_FIREPOWER_FAILED,
    ],
    [
        words(t::TABLE_HIGHER),
        words(t::TABLE_NO_EFFECT),
        words(t::TABLE_NO_EFFECT)
    ],
    [
        words(t::TABLE_EQUAL),
        words(t::STATE_BAILED_OUT),
        words(t::TABLE_NO_EFFECT)
    ],
    [
        words(t::TABLE_LOWER),
        words(t::TABLE_DESTROYED),
        words(t::STATE_BAILED_OUT)
    ],
);

// The ledger's row of infantry and guns dug in is two rows here: 3+ and 5+.
const SAV_T2: Table = table!(
    SAV_T2,
    [t::TARGET_KIND, t::SAVE, t::TABLE_AFTER_A_FAILED_SAVE],
    [
        words(t::KIND_ARMOURED),
        words(t::TABLE_D6_AND_ARMOUR),
        words(t::TABLE_SEE_ARMOUR_RESULT),
    ],
    [
        words(t::KIND_UNARMOURED),
        Need(5),
        words(t::TABLE_DESTROYED)
    ],
    [
        words(t::TABLE_INFANTRY_OPEN),
        Need(3),
        words(t::TABLE_DESTROYED)
    ],
    [
        words(t::TABLE_INFANTRY_COVER),
        Need(3),
        words(t::TABLE_ON_FIREPOWER)
    ],
    [
        words(t::TABLE_INFANTRY_DUG_IN),
        Need(3),
        words(t::TABLE_ON_FIREPOWER)
    ],
    [words(t::TABLE_GUN_OPEN), Need(5), words(t::TABLE_DESTROYED)],
    [
        words(t::TABLE_GUN_COVER),
        Need(5),
        words(t::TABLE_ON_FIREPOWER)
    ],
    [
        words(t::TABLE_GUN_DUG_IN),
        Need(5),
        words(t::TABLE_ON_FIREPOWER)
    ],
    [
        words(t::TABLE_PASSENGERS),
        Need(5),
        words(t::TABLE_ELIMINATED)
    ],
    [
        words(t::TABLE_TANK_RIDERS),
        Need(5),
        words(t::TABLE_ELIMINATED)
    ],
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

// p is the chance of one roll; 1 or 2 guns "must": FOW-AMB-07.
const ART_T2: Table = table!(
    ART_T2,
    [
        t::TABLE_GUNS,
        t::TABLE_HIT_ROLLS,
        t::TABLE_NUMBER_NEEDED,
        t::TABLE_CHANCE_PER_TEAM,
    ],
    [
        Number(1),
        words(t::TABLE_REROLL_SUCCESSES),
        Signed(1),
        words(t::TABLE_CHANCE_BOTH),
    ],
    [
        Number(2),
        words(t::TABLE_REROLL_SUCCESSES),
        Blank,
        words(t::TABLE_CHANCE_BOTH),
    ],
    [
        words(t::TABLE_GUNS_3_TO_5),
        words(t::TABLE_AS_ROLLED),
        Blank,
        words(t::TABLE_CHANCE_ONE),
    ],
    [
        words(t::TABLE_GUNS_6),
        words(t::TABLE_REROLL_FAILURES),
        Blank,
        words(t::TABLE_CHANCE_EITHER),
    ],
    [
        words(t::TABLE_ROCKETS_6),
        words(t::TABLE_DOUBLE_TEMPLATE),
        Blank,
        words(t::TABLE_CHANCE_ONE),
    ],
);

// One gun: FOW-AMB-35.
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
    [
        t::TABLE_LEVEL,
        t::TABLE_DICE_IN_POOL,
        t::TABLE_CHANCE_OF_FIRST_CALL
    ],
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

    /// The bands of the armour save are in the order lower, equal, higher; the table has
    /// them the other way round.
    #[test]
    fn the_armour_save_has_the_rows_of_its_table() {
        use crate::dice::{Dice, odds};

        assert_eq!(SAV_T1.rows.len(), 3);
        // Anti-tank three above armour: 1 and 2 lower, 3 equal, 4 to 6 higher.
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
