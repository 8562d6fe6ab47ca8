//! The tables of the card.

use crate::rulesets::prelude::*;
use crate::text::keys::cold_war_commander_rules as r;

use Cell::{Blank, Chance, Faces, Impossible, Need, Number, Signed};

/// A table, named after the text of its title: the headings, then the rows.
macro_rules! table {
    ($name:ident, [$($head:ident),* $(,)?], $([$($cell:expr),* $(,)?]),* $(,)?) => {
        pub(crate) const $name: Table = Table {
            cite: cite!("CWC-", $name),
            title: r::$name,
            head: &[$(r::$head),*],
            rows: &[$(&[$($cell),*]),*],
        };
    };
}

/// A cell with a text.
const fn words(text: Text) -> Cell {
    Cell::Text(text)
}

/// A cell with a distance.
const fn centimetres(distance: f32) -> Cell {
    Cell::Measured(distance, Unit::Centimetres)
}

/// A cell with a chance on two dice.
const fn of_36(ways: u16) -> Cell {
    Chance(ways, 36)
}

const YES: Cell = words(r::TABLE_YES);
const NO: Cell = words(r::TABLE_NO);
const IF_ATTACK: Cell = words(r::TABLE_IF_ATTACK);
const IF_AFV: Cell = words(r::TABLE_AFV_NUMBERS_IF_AFV);
const OWN_TYPE: Cell = words(r::TABLE_OWN_TYPE_ELSE_2);
const ONCE: Cell = words(r::TABLE_ONCE);
const EACH: Cell = words(r::TABLE_EACH);
const AFTER_FIRST: Cell = words(r::TABLE_EACH_AFTER_FIRST);

// The card has these flags in several places. For recce, commanders and snipers of another type see
// CWC-AMB-24.
table!(
    STA_T1,
    [
        TABLE_TYPE,
        TABLE_ASSAULT_VALUE,
        TABLE_AS_TARGET,
        TABLE_COUNTS_FOR_BREAKPOINT,
        TABLE_MAY_SUPPORT,
    ],
    [words(r::TABLE_FLAMETHROWER), Number(12), IF_AFV, YES, YES],
    [words(r::TABLE_ENGINEERS), Number(8), Blank, YES, YES],
    [words(r::TABLE_IFV_LOADED), Number(6), IF_AFV, YES, YES],
    [words(r::TABLE_INFANTRY), Number(4), Blank, YES, YES],
    [words(r::TABLE_AFV_IFV_EMPTY), Number(3), words(r::TABLE_AFV_NUMBERS), YES, YES],
    [words(r::TABLE_INFANTRY_SUPPORT), Number(2), Blank, YES, YES],
    [words(r::TABLE_RECCE), OWN_TYPE, words(r::TABLE_COVER_BETTER), NO, NO],
    [words(r::TABLE_COMMAND), Number(2), Need(6), NO, NO],
    [words(r::TABLE_SNIPER), Number(2), Need(6), NO, NO],
    [words(r::TABLE_UNARMOURED_TRANSPORT), Number(2), Blank, NO, IF_ATTACK],
    [words(r::TABLE_ARMOURED_TRANSPORT), Number(3), IF_AFV, YES, IF_ATTACK],
    [words(r::TABLE_ARTILLERY_ON_TABLE), words(r::TABLE_OWN_TYPE_AFV_3), Blank, YES, IF_ATTACK],
    [words(r::TABLE_AA_SAM), words(r::TABLE_OWN_TYPE_AFV_3), IF_AFV, YES, IF_ATTACK],
    [words(r::TABLE_ARTILLERY_OFF_TABLE), Blank, Blank, NO, Blank],
    [words(r::TABLE_AIR_UNITS), Blank, words(r::TABLE_ANTI_AIR_ONLY), NO, Blank],
);

table!(
    CMD_T1,
    [TABLE_CONDITION, TABLE_MODIFIER, TABLE_COUNTS],
    [words(r::TABLE_REACTED), Signed(-1), ONCE],
    [words(r::TABLE_EARLIER_ORDER), Signed(-1), EACH],
    [words(r::TABLE_PER_20_CM), Signed(-1), EACH],
    [words(r::TABLE_DIFFICULT_OR_SMOKE), Signed(-1), ONCE],
    [words(r::TABLE_ASSAULT_ORDER), Signed(-1), ONCE],
);

// The card has no such table: CWC-AMB-01.
table!(
    CMD_T2,
    [TABLE_MODIFIED_VALUE, TABLE_PASSED, TABLE_OF_WHICH_BONUS, TABLE_PLAIN_FAILURE, TABLE_BLUNDER,],
    [words(r::TABLE_AT_MOST_1), of_36(1), of_36(1), of_36(34), of_36(1)],
    [Number(2), of_36(1), of_36(1), of_36(34), of_36(1)],
    [Number(3), of_36(3), of_36(1), of_36(32), of_36(1)],
    [Number(4), of_36(6), of_36(1), of_36(29), of_36(1)],
    [Number(5), of_36(10), of_36(1), of_36(25), of_36(1)],
    [Number(6), of_36(15), of_36(1), of_36(20), of_36(1)],
    [Number(7), of_36(21), of_36(1), of_36(14), of_36(1)],
    [Number(8), of_36(26), of_36(1), of_36(9), of_36(1)],
    [Number(9), of_36(30), of_36(1), of_36(5), of_36(1)],
    [Number(10), of_36(33), of_36(1), of_36(2), of_36(1)],
    [Number(11), of_36(35), of_36(1), of_36(0), of_36(1)],
    [words(r::TABLE_12_OR_MORE), of_36(35), of_36(1), of_36(0), of_36(1)],
);

table!(
    BLU_T1,
    [TABLE_D6, TABLE_NAME, TABLE_ATTACK_DICE, TABLE_ON_WHOM, TABLE_HIT_ON, TABLE_THEN,],
    [
        Faces(1, 2),
        words(r::GLO_96),
        words(r::TABLE_1D6),
        words(r::TABLE_THE_COMMAND_UNIT),
        Need(4),
        words(r::TABLE_THEN_SUPPRESSION),
    ],
    [
        Faces(3, 4),
        words(r::GLO_97),
        Blank,
        words(r::TABLE_UNSUPPRESSED_IN_OPEN),
        Blank,
        words(r::TABLE_THEN_CRAWL),
    ],
    [
        Faces(5, 6),
        words(r::GLO_98),
        words(r::TABLE_2D6),
        words(r::TABLE_THREE_NEAREST),
        words(r::TABLE_BY_COVER),
        words(r::TABLE_THEN_CROSSFIRE),
    ],
);

table!(
    BLU_T2,
    [TABLE_D6, TABLE_NAME, TABLE_ATTACK_DICE, TABLE_ON_WHOM, TABLE_HIT_ON,],
    [Faces(1, 2), words(r::GLO_99), words(r::TABLE_1D6), words(r::TABLE_THE_FAO), Need(4),],
    [
        Faces(3, 4),
        words(r::GLO_100),
        words(r::TABLE_1D6),
        words(r::TABLE_EACH_ARTILLERY),
        words(r::TABLE_TOWED_4),
    ],
    [
        Faces(5, 6),
        words(r::GLO_101),
        words(r::TABLE_NORMAL_ARTILLERY),
        words(r::TABLE_NEAREST_FRIEND),
        words(r::TABLE_USUAL_ARTILLERY),
    ],
);

table!(
    BLU_T3,
    [TABLE_D6, TABLE_NAME, TABLE_ATTACK_DICE, TABLE_ON_WHOM, TABLE_HIT_ON,],
    [Faces(1, 2), words(r::GLO_102), words(r::TABLE_1D6), words(r::TABLE_THE_FAC), Need(4),],
    [Faces(3, 4), words(r::GLO_103), words(r::TABLE_1D6), words(r::TABLE_EACH_AIR), Need(4),],
    [
        Faces(5, 6),
        words(r::GLO_104),
        words(r::TABLE_NORMAL_AIR),
        words(r::TABLE_NEAREST_FRIEND),
        words(r::TABLE_USUAL_AIR),
    ],
);

table!(
    ART_T1,
    [TABLE_CONDITION, TABLE_MODIFIER, TABLE_COUNTS],
    [words(r::TABLE_ONLY_SELF_PROPELLED), Signed(1), ONCE],
    [words(r::TABLE_FURTHER_REQUEST), Signed(-1), AFTER_FIRST],
    [words(r::TABLE_FURTHER_ROCKET_NAVAL), Signed(-1), AFTER_FIRST],
    [words(r::TABLE_FURTHER_THREE), Signed(-1), words(r::TABLE_EACH_FULL_THREE),],
    [words(r::TABLE_SMOKE_OR_SPECIAL), Signed(-1), ONCE],
);

table!(
    ART_T2,
    [TABLE_WEAPON, TABLE_DICE_PER_20_CM, TABLE_FAO_HIGHER, TABLE_ROCKET_ATTACK, TABLE_ZONE,],
    [words(r::TABLE_ARTILLERY), Number(1), Signed(-1), Blank, centimetres(20.0)],
    [words(r::TABLE_ROCKET_ARTILLERY), Number(1), Signed(-1), Signed(1), centimetres(30.0)],
    [words(r::TABLE_NAVAL_ARTILLERY), Number(1), Signed(-1), Blank, centimetres(30.0)],
);

table!(
    ART_T3,
    [TABLE_FAO_TARGET_CM, TABLE_DICE],
    [words(r::TABLE_TO_20), Number(1)],
    [words(r::TABLE_TO_40), Number(2)],
    [words(r::TABLE_TO_60), Number(3)],
    [words(r::TABLE_TO_80), Number(4)],
    [words(r::TABLE_TO_100), Number(5)],
    [words(r::TABLE_TO_120), Number(6)],
);

table!(
    AIR_T1,
    [TABLE_CONDITION, TABLE_MODIFIER, TABLE_COUNTS],
    [words(r::TABLE_AIR_TEST_MADE), Signed(-1), EACH],
    [words(r::TABLE_FURTHER_AIRCRAFT), Signed(-1), AFTER_FIRST],
    [words(r::TABLE_SPECIAL_AMMUNITION), Signed(-1), ONCE],
);

// For fire on the move see CWC-AMB-14.
table!(
    DIR_T1,
    [TABLE_CONDITION, TABLE_MODIFIER],
    [words(r::TABLE_HALF_RANGE), Signed(1)],
    [words(r::TABLE_FLANK_REAR), Signed(1)],
    [words(r::TABLE_AFV_CLOSE), Signed(1)],
    [words(r::TABLE_ON_THE_MOVE), words(r::TABLE_MINUS_UNKNOWN)],
    [words(r::TABLE_POP_UP), Signed(-1)],
);

// For 86 to 99 mm see CWC-AMB-33, for the H see CWC-AMB-32.
table!(
    GUN_T1,
    [TABLE_CLASS, TABLE_CALIBRE, TABLE_ATTACK, TABLE_RANGE, TABLE_ON_THE_CARD,],
    [
        words(r::TABLE_LIGHT),
        words(r::TABLE_TO_85_MM),
        Number(3),
        centimetres(100.0),
        words(r::TABLE_3_100_H),
    ],
    [
        words(r::TABLE_MEDIUM),
        words(r::TABLE_100_TO_122_MM),
        Number(4),
        centimetres(100.0),
        words(r::TABLE_4_100_H),
    ],
    [
        words(r::TABLE_HEAVY),
        words(r::TABLE_OVER_122_MM),
        Number(5),
        centimetres(100.0),
        words(r::TABLE_5_100_H),
    ],
);

table!(
    HIT_T1,
    [TABLE_COVER, TABLE_ORDINARY_UNIT, TABLE_RECCE_UNIT],
    [words(r::TABLE_OPEN), Need(4), Need(5)],
    [words(r::TABLE_LIGHT_PARTIAL), Need(5), Need(6)],
    [words(r::TABLE_HARD_FULL), Need(6), Need(6)],
);

table!(
    HIT_T2,
    [TABLE_SITUATION, TABLE_NUMBER],
    [words(r::TABLE_FLAMETHROWER_FIRES), Need(4)],
    [words(r::TABLE_SNIPER_FIRES), Need(4)],
    [words(r::TABLE_COMMAND_TARGET), Need(6)],
    [words(r::TABLE_SNIPER_TARGET), Need(6)],
    [words(r::TABLE_INDIRECT_AFV), Need(6)],
    [words(r::TABLE_INDIRECT_OPEN_AFV), Need(5)],
    [words(r::TABLE_SUPPRESSIVE), Need(6)],
    [words(r::TABLE_STAR_ARMOURED), Impossible],
    [words(r::TABLE_HASH_UNARMOURED), Impossible],
    [words(r::TABLE_AA_FIRE), Need(5)],
);

table!(
    FBK_T1,
    [TABLE_HITS_DICE, TABLE_CHANCE_OVER_10_CM],
    [Number(1), Number(0)],
    [Number(2), Chance(1, 12)],
    [Number(3), Chance(1, 2)],
    [Number(4), Chance(545, 648)],
    [Number(5), Chance(209, 216)],
    [Number(6), Chance(7741, 7776)],
);

table!(
    ASL_T1,
    [TABLE_UNIT, TABLE_VALUE_DICE],
    [words(r::TABLE_FLAMETHROWER), Number(12)],
    [words(r::TABLE_ENGINEERS), Number(8)],
    [words(r::TABLE_IFV_LOADED), Number(6)],
    [words(r::TABLE_INFANTRY), Number(4)],
    [words(r::TABLE_AFV_IFV_EMPTY), Number(3)],
    [words(r::TABLE_OTHERS), Number(2)],
);

table!(
    ASL_T2,
    [TABLE_CONDITION, TABLE_MODIFIER, TABLE_COUNTS],
    [words(r::TABLE_CHARGING), Signed(1), ONCE],
    [words(r::TABLE_SUPPORTING_UNIT), Signed(1), EACH],
    [words(r::TABLE_AGAINST_OPEN_AFV), Signed(1), ONCE],
    [words(r::TABLE_SUPPRESSED), Signed(-1), ONCE],
    [words(r::TABLE_ENEMY_FLANK_REAR), Signed(-1), words(r::TABLE_EACH_CUMULATIVE),],
);

// For the limit "at least twice" see CWC-AMB-26.
table!(
    ASL_T3,
    [TABLE_HITS_COMPARED, TABLE_RESULT],
    [words(r::TABLE_EQUAL_HITS), words(r::TABLE_ANOTHER_ROUND)],
    [words(r::TABLE_MORE_HITS), words(r::TABLE_B_FALLS_BACK)],
    [words(r::TABLE_DOUBLE_HITS), words(r::TABLE_B_ELIMINATED)],
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aid::{Form, Values};
    use crate::rulesets::cold_war_commander::reference::SECTIONS;
    use crate::rulesets::cold_war_commander::sheet::house::House;
    use crate::rulesets::cold_war_commander::sheet::to_hit::{Aim, Fire};
    use crate::rulesets::cold_war_commander::sheet::words::{
        Armour, Cover, Firer, GUN_RANGE, Gun, TargetKind,
    };

    /// An ordinary shot at an ordinary unit in the open.
    const PLAIN: Aim = Aim {
        fire: Fire::Direct,
        firer: Firer::Ordinary,
        cover: Cover::Open,
        kind: TargetKind::Ordinary,
        armour: Armour::Unarmoured,
    };

    /// A cell with the number to hit that the calculators use, under the rulings.
    fn number(aim: Aim) -> Cell {
        Need(aim.number(&Values::defaults(House::FIELDS).typed()).1)
    }

    /// How many of the 6ⁿ results of n dice have a sum that satisfies the condition.
    fn ways(dice: u32, pleases: impl Fn(u32) -> bool) -> u32 {
        let faces = |way: u32| (0..dice).map(move |die| way / 6_u32.pow(die) % 6 + 1);
        let ways = (0..6_u32.pow(dice)).filter(|way| pleases(faces(*way).sum()));
        ways.count() as u32
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

    /// CWC-AMB-01: double 1 always passes, double 6 never.
    #[test]
    fn chances_to_pass_are_those_of_two_dice() {
        assert_eq!(CMD_T2.rows.len(), 12);
        for (row, value) in CMD_T2.rows.iter().zip(1..) {
            let given = ways(2, |total| total == 2 || (total <= value && total < 12));
            assert_eq!(row[1], of_36(given as u16), "{value}");
            assert_eq!(row[3], of_36((35 - given) as u16), "{value}");
        }
    }

    #[test]
    fn chances_to_fall_back_too_far_are_those_of_the_sum() {
        for (row, hits) in FBK_T1.rows.iter().zip(1..) {
            let (part, whole) = match row[1] {
                Chance(part, whole) => (u32::from(part), u32::from(whole)),
                _ => (0, 1),
            };
            let too_far = ways(hits, |centimetres| centimetres > 10);
            assert_eq!(part * 6_u32.pow(hits), too_far * whole, "{hits} hits");
        }
    }

    #[test]
    fn numbers_to_hit_are_those_of_the_calculators() {
        assert_eq!(HIT_T1.rows.len(), Cover::ALL.len());
        for (row, cover) in HIT_T1.rows.iter().zip(Cover::ALL.iter().copied()) {
            let ordinary = Aim { cover, ..PLAIN };
            let kind = TargetKind::Recce;
            assert_eq!(row[1], number(ordinary), "{cover:?}");
            assert_eq!(row[2], number(Aim { kind, ..ordinary }), "{cover:?}");
        }
        let firer = |firer| Aim { firer, ..PLAIN };
        let target = |kind| Aim { kind, ..PLAIN };
        let fire = |fire, armour| Aim { fire, armour, ..PLAIN };
        let special = [
            firer(Firer::Flamethrower),
            firer(Firer::Sniper),
            target(TargetKind::Command),
            target(TargetKind::Sniper),
            fire(Fire::Indirect, Armour::FullAfv),
            fire(Fire::Indirect, Armour::OpenAfv),
            fire(Fire::Suppressive, Armour::Unarmoured),
        ];
        for (row, aim) in HIT_T2.rows.iter().zip(special) {
            assert_eq!(row[1], number(aim), "{aim:?}");
        }
    }

    #[test]
    fn guns_are_those_of_the_calculators() {
        let guns = [Gun::Light, Gun::Medium, Gun::Heavy];
        assert_eq!(GUN_T1.rows.len(), guns.len());
        for (row, gun) in GUN_T1.rows.iter().zip(guns) {
            assert_eq!(Some(row[2]), gun.attack().map(Number), "{gun:?}");
            assert_eq!(row[3], centimetres(f32::from(GUN_RANGE)), "{gun:?}");
        }
    }
}
