//! The tables of the sheet. Their figures are those that the calculators use.

use crate::rulesets::brygada::prelude::*;
use crate::text::keys::brygada_rules as r;

use crate::rulesets::brygada::sheet::tables::{
    BOTTLES, EFFECT, GERMAN_12, GUARD, GUN_45, MACHINE_GUN, MINUS, PLUS, RIFLE, SOVIET_01, T_26,
    T_26_ARMOUR, T_26_FIRE, TO_HIT,
};
use Cell::{Blank, Chance, Faces, Number, Signed};

/// A table, named after the text of its title: the headings, then the rows.
macro_rules! table {
    ($name:ident, [$($head:ident),* $(,)?], $($row:expr),* $(,)?) => {
        pub(super) const $name: Table = Table {
            cite: cite!("BR10-", $name),
            title: r::$name,
            head: &[$(r::$head),*],
            rows: &[$(&$row),*],
        };
    };
}

/// A cell with a text.
const fn words(text: Text) -> Cell {
    Cell::Text(text)
}

/// A cell with a distance.
const fn centimetres(distance: i16) -> Cell {
    Cell::Measured(distance as f32, Unit::Centimetres)
}

/// A cell with a number of dice, or with the dash that cards print for none.
const fn dice(number: i16) -> Cell {
    match number {
        0 => Blank,
        _ => Number(number),
    }
}

/// A row with one figure for each basic squad, and how certain both figures are.
const fn of_squads(label: Text, rifle: i16, guard: i16, sure: Cell) -> [Cell; 4] {
    [words(label), Number(rifle), Number(guard), sure]
}

/// A row with the fire power of both basic squads at a distance.
const fn fire_of_squads(label: Text, band: usize, sure: Text) -> [Cell; 4] {
    [words(label), dice(RIFLE.fire[band]), dice(GUARD.fire[band]), words(sure)]
}

const CERTAIN: Cell = words(r::TABLE_CERTAIN);
const LIKELY: Cell = words(r::TABLE_LIKELY);
const NONE: Cell = words(r::TABLE_NONE);
const GUARD_ASSAULT: Cell = words(r::TABLE_GUARD_ASSAULT_UNSURE);

table!(
    CRD_T1,
    [TABLE_ON_THE_CARD, TABLE_RIFLE, TABLE_GUARD, TABLE_HOW_SURE],
    [words(r::TABLE_ARMAMENT), words(r::TABLE_RIFLE_ARMS), words(r::TABLE_GUARD_ARMS), CERTAIN,],
    of_squads(t::PERIOD_FROM, RIFLE.period.0, GUARD.period.0, CERTAIN),
    of_squads(t::PERIOD_TO, RIFLE.period.1, GUARD.period.1, CERTAIN),
    [words(t::SPEED), centimetres(RIFLE.speed), centimetres(GUARD.speed), CERTAIN,],
    of_squads(t::QUALITY, RIFLE.quality, GUARD.quality, CERTAIN),
    of_squads(t::LATER_FROM, RIFLE.better_from, GUARD.better_from, CERTAIN),
    of_squads(r::TABLE_QUALITY_LATER, RIFLE.quality + 1, GUARD.quality + 1, CERTAIN),
    of_squads(t::BASES, RIFLE.bases, GUARD.bases, CERTAIN),
    of_squads(t::COST, RIFLE.cost, GUARD.cost, CERTAIN),
    of_squads(t::ASSAULT_INFANTRY, RIFLE.assault, GUARD.assault, GUARD_ASSAULT),
    of_squads(t::ASSAULT_VEHICLES, RIFLE.assault_vehicles, GUARD.assault_vehicles, GUARD_ASSAULT),
    fire_of_squads(t::FIRE_AT_10, 0, r::TABLE_GUARD_FIRE_LIKELY),
    fire_of_squads(t::FIRE_AT_20, 1, r::TABLE_GUARD_FIRE_LIKELY),
    fire_of_squads(t::FIRE_AT_30, 2, r::TABLE_GUARD_FIRE_UNSURE),
    fire_of_squads(t::FIRE_AT_40, 3, r::TABLE_GUARD_FIRE_UNSURE),
);

table!(
    CRD_T2,
    [TABLE_OPTION, TABLE_FURTHER_BASE, TABLE_MACHINE_GUN, TABLE_BOTTLES, TABLE_HOW_SURE,],
    [words(r::TABLE_FROM_YEAR), Blank, Number(MACHINE_GUN.2.0), Blank, CERTAIN,],
    [words(r::TABLE_TO_YEAR), Blank, Number(MACHINE_GUN.2.1), Blank, CERTAIN,],
    [
        words(r::TABLE_COST_RIFLE),
        Number(RIFLE.base_cost),
        Number(MACHINE_GUN.0),
        Number(BOTTLES.0),
        CERTAIN,
    ],
    [
        words(r::TABLE_COST_GUARD),
        Number(GUARD.base_cost),
        Number(MACHINE_GUN.0),
        Number(BOTTLES.0),
        CERTAIN,
    ],
    [words(t::BASES), Signed(1), Blank, Blank, CERTAIN],
    [words(r::TABLE_FIRE_EVERYWHERE), Blank, Signed(MACHINE_GUN.1), Blank, CERTAIN,],
    [
        words(t::ASSAULT_INFANTRY),
        Blank,
        Blank,
        Signed(BOTTLES.1),
        words(r::TABLE_WHOSE_PLUS_UNSURE),
    ],
    [words(t::ASSAULT_VEHICLES), Blank, Blank, Signed(BOTTLES.2), CERTAIN,],
);

/// A row with a figure of the two finished cards.
const fn of_cards(label: Text, soviet: i16, german: i16) -> [Cell; 3] {
    [words(label), Number(soviet), Number(german)]
}

table!(
    CRD_T3,
    [TABLE_ON_THE_CARD, TABLE_SOVIET_01, TABLE_GERMAN_12],
    of_cards(t::TACTICAL_NUMBER, SOVIET_01.number, GERMAN_12.number),
    [words(r::TABLE_ARMAMENT), words(r::TABLE_SOVIET_01_ARMS), words(r::TABLE_GERMAN_12_ARMS),],
    of_cards(t::PERIOD_FROM, SOVIET_01.period.0, GERMAN_12.period.0),
    of_cards(t::PERIOD_TO, SOVIET_01.period.1, GERMAN_12.period.1),
    of_cards(t::QUALITY, SOVIET_01.quality, GERMAN_12.quality),
    [words(t::LATER_FROM), better_from(SOVIET_01.better_from), better_from(GERMAN_12.better_from)],
    [
        words(r::TABLE_QUALITY_LATER),
        later_quality(SOVIET_01.quality, SOVIET_01.better_from),
        later_quality(GERMAN_12.quality, GERMAN_12.better_from),
    ],
    of_cards(t::BASES, SOVIET_01.bases, GERMAN_12.bases),
    of_cards(t::COST, SOVIET_01.cost, GERMAN_12.cost),
    of_cards(t::ASSAULT_INFANTRY, SOVIET_01.assault, GERMAN_12.assault),
    of_cards(t::ASSAULT_VEHICLES, SOVIET_01.assault_vehicles, GERMAN_12.assault_vehicles),
    of_cards(t::FIRE_AT_10, SOVIET_01.fire[0], GERMAN_12.fire[0]),
    of_cards(t::FIRE_AT_20, SOVIET_01.fire[1], GERMAN_12.fire[1]),
    of_cards(t::FIRE_AT_30, SOVIET_01.fire[2], GERMAN_12.fire[2]),
    of_cards(t::FIRE_AT_40, SOVIET_01.fire[3], GERMAN_12.fire[3]),
);

/// A cell with the year from which a squad is better.
const fn better_from(year: Option<i16>) -> Cell {
    match year {
        Some(year) => Number(year),
        None => Blank,
    }
}

/// A cell with the quality of a squad once it is better.
const fn later_quality(quality: i16, better_from: Option<i16>) -> Cell {
    match better_from {
        Some(_) => Number(quality + 1),
        None => Blank,
    }
}

/// A row with the cost of both basic squads with these options: another base, the machine gun, the
/// bottles.
const fn price(label: Text, base: bool, machine_gun: bool, bottles: bool) -> [Cell; 3] {
    let others = if machine_gun { MACHINE_GUN.0 } else { 0 } + if bottles { BOTTLES.0 } else { 0 };
    let rifle = if base { RIFLE.base_cost } else { 0 };
    let guard = if base { GUARD.base_cost } else { 0 };
    [words(label), Number(RIFLE.cost + rifle + others), Number(GUARD.cost + guard + others)]
}

table!(
    CRD_T4,
    [TABLE_OPTIONS, TABLE_RIFLE, TABLE_GUARD],
    price(r::TABLE_NONE, false, false, false),
    price(r::TABLE_FURTHER_BASE, true, false, false),
    price(r::TABLE_MACHINE_GUN, false, true, false),
    price(r::TABLE_BOTTLES, false, false, true),
    price(r::TABLE_BASE_MACHINE_GUN, true, true, false),
    price(r::TABLE_BASE_BOTTLES, true, false, true),
    price(r::TABLE_MACHINE_GUN_BOTTLES, false, true, true),
    price(r::TABLE_ALL_THREE, true, true, true),
);

table!(
    VEC_T1,
    [TABLE_ON_THE_CARD, TABLE_T_26, TABLE_HOW_SURE],
    [words(r::TABLE_TYPE), words(r::TABLE_INFANTRY_TANK), CERTAIN],
    [words(t::PERIOD_FROM), Number(T_26.period.0), CERTAIN],
    [words(t::PERIOD_TO), Number(T_26.period.1), CERTAIN],
    [words(r::TABLE_TURRET_ARMAMENT), words(r::TABLE_T_26_ARMS), CERTAIN,],
    [words(r::TABLE_HULL_ARMAMENT), NONE, LIKELY],
    [words(t::SPEED), centimetres(T_26.speed), CERTAIN],
    [words(t::COST), Number(T_26.cost), CERTAIN],
    [words(r::TABLE_SPECIAL_RULES), NONE, LIKELY],
    [words(t::CARRIES), Number(T_26.carries), LIKELY],
    [words(r::TABLE_CREW_QUALITY), Number(T_26.quality), LIKELY],
);

/// A row with the dice of both weapons of the T-26 in a band.
const fn fire_of_t_26(label: Text, band: usize) -> [Cell; 3] {
    [words(label), dice(T_26_FIRE[0][band]), dice(T_26_FIRE[1][band])]
}

table!(
    VEC_T2,
    [TABLE_DISTANCE, TABLE_T_26_MG, TABLE_T_26_GUN],
    fire_of_t_26(t::BAND_10, 0),
    fire_of_t_26(t::BAND_20, 1),
    fire_of_t_26(t::BAND_30, 2),
    fire_of_t_26(t::BAND_40, 3),
    fire_of_t_26(t::BAND_50, 4),
    fire_of_t_26(t::BAND_OVER_50, 5),
);

/// A row with the penetration value of a total of 2D6.
const fn penetration(total: i16) -> [Cell; 2] {
    [Number(total), Number(GUN_45.penetration()[total as usize - 2])]
}

table!(
    VEC_T3,
    [TABLE_2D6, TABLE_PENETRATION],
    penetration(2),
    penetration(3),
    penetration(4),
    penetration(5),
    penetration(6),
    penetration(7),
    penetration(8),
    penetration(9),
    penetration(10),
    penetration(11),
    penetration(12),
);

table!(
    VEC_T4,
    [TABLE_ON_THE_CARD, TABLE_T_26, TABLE_HOW_SURE],
    [words(t::RANGE), centimetres(GUN_45.range.0), CERTAIN],
    [words(t::SHORT_RANGE), centimetres(GUN_45.short_range.0), CERTAIN,],
    [words(t::TO_HIT_VALUE), Signed(GUN_45.to_hit.0), CERTAIN],
    [words(r::TABLE_ASSAULT_POWER), Number(T_26.assault), words(r::TABLE_T_26_ASSAULT_SURE),],
    [words(t::ARMOUR_HULL_FRONT), Number(T_26_ARMOUR.hull_front.0), LIKELY],
    [words(t::ARMOUR_HULL_LEFT), Number(T_26_ARMOUR.hull_left.0), LIKELY],
    [words(t::ARMOUR_HULL_RIGHT), Number(T_26_ARMOUR.hull_right.0), LIKELY],
    [words(t::ARMOUR_HULL_REAR), Number(T_26_ARMOUR.hull_rear.0), LIKELY],
    [words(t::ARMOUR_TURRET_FRONT), Number(T_26_ARMOUR.turret_front.0), LIKELY],
    [words(t::ARMOUR_TURRET_LEFT), Number(T_26_ARMOUR.turret_left.0), LIKELY],
    [words(t::ARMOUR_TURRET_RIGHT), Number(T_26_ARMOUR.turret_right.0), LIKELY],
    [words(t::ARMOUR_TURRET_REAR), Number(T_26_ARMOUR.turret_rear.0), LIKELY],
    [words(r::TABLE_SPECIAL_RULES), NONE, LIKELY],
);

table!(
    SEQ_T1,
    [TABLE_ACTION, TABLE_ACTIONS_SPENT, TABLE_LIMITS],
    [words(t::DEED_MOVE), Number(1), words(r::TABLE_MOVE_LIMITS)],
    [words(r::TABLE_FAST_MOVE), Number(2), words(r::TABLE_FAST_MOVE_LIMITS),],
    [words(t::DEED_SHOOT), Number(1), words(r::TABLE_SHOOT_LIMITS)],
    [words(t::DEED_MARKER), Number(1), words(r::TABLE_MARKER_LIMITS),],
    [words(t::DEED_HITCH), Number(1), words(r::TABLE_HITCH_LIMITS)],
);

table!(
    SHI_T1,
    [TABLE_CIRCUMSTANCE, TABLE_MODIFIER],
    [words(r::TABLE_TARGET_HIDDEN), Signed(MINUS)],
    [words(r::TABLE_SHOOTER_MOVES), Signed(MINUS)],
    [words(r::TABLE_REACTION), Signed(MINUS)],
    [words(r::TABLE_FIRST_ROUND), Signed(MINUS)],
    [words(r::TABLE_CARD_RULES), words(r::TABLE_AS_ON_CARD)],
);

table!(
    SHI_T2,
    [TABLE_SUCCESSES, TABLE_OF_THE_ROW, TABLE_IN_ALL],
    [Number(0), NONE, NONE],
    [Number(1), words(r::TABLE_ONE_MARKER), words(r::TABLE_ONE_MARKER),],
    [Number(2), words(r::TABLE_D6_MARKERS), words(r::TABLE_D6_AND_1_MARKERS),],
    [Number(3), words(r::TABLE_ONE_BASE), words(r::TABLE_ONE_BASE_AND_MARKERS),],
    [Number(4), words(r::TABLE_TWO_BASES), words(r::TABLE_THREE_BASES_AND_MARKERS),],
    [words(r::TABLE_5_OR_MORE), words(r::TABLE_WHOLE_SQUAD), words(r::TABLE_WHOLE_SQUAD),],
);

// A total below 2 is a miss, one above 12 a critical hit.
table!(
    SHA_T1,
    [TABLE_MODIFIED_2D6, TABLE_RESULT],
    [Faces(2, TO_HIT.0 as u8 - 1), words(r::TABLE_MISS)],
    [Faces(TO_HIT.0 as u8, TO_HIT.1 as u8 - 1), words(r::TABLE_HIT),],
    [Faces(TO_HIT.1 as u8, TO_HIT.1 as u8), words(r::TABLE_CRITICAL)],
    [words(r::TABLE_DOUBLE), words(r::TABLE_TURRET_HIT)],
);

table!(
    SHA_T2,
    [TABLE_CIRCUMSTANCE, TABLE_MODIFIER],
    [words(r::TABLE_TO_HIT_OF_CARD), words(r::TABLE_AS_ON_CARD)],
    [words(r::TABLE_TARGET_HIDDEN), Signed(MINUS)],
    [words(r::TABLE_SHOOTER_MOVES), Signed(MINUS)],
    [words(r::TABLE_REACTION), Signed(MINUS)],
    [words(r::TABLE_CARD_RULES), words(r::TABLE_AS_ON_CARD)],
    [words(r::TABLE_SHORT_RANGE), Signed(PLUS)],
    [words(r::TABLE_FIRST_ROUND), Signed(MINUS)],
);

/// A row of the effect table: its totals, its effect, what happens to the card, and how many of the
/// 36 results of two dice give it.
const fn effect(first: u8, last: u8, effect: Text, card: Text, ways: u16) -> [Cell; 4] {
    [Faces(first, last), words(effect), words(card), Chance(ways, 36)]
}

table!(
    SHA_T3,
    [TABLE_2D6, TABLE_EFFECT, TABLE_ON_THE_TABLE, TABLE_CHANCE],
    effect(2, EFFECT[0], t::EFFECT_LOSES_ACTION, r::TABLE_TURN_90, 3),
    effect(EFFECT[0] + 1, EFFECT[1], t::EFFECT_LOSES_TURN, r::TABLE_TURN_180, 7),
    effect(EFFECT[1] + 1, EFFECT[2], r::TABLE_DAMAGED, r::TABLE_DAMAGED_HOW, 11),
    effect(EFFECT[2] + 1, 12, t::EFFECT_DESTROYED, r::TABLE_REMOVE_IT, 15),
);

table!(
    SHA_T4,
    [TABLE_REASON, TABLE_MODIFIER, TABLE_ADDED_TO],
    [words(t::SHORT_RANGE), Signed(PLUS), words(r::TABLE_TO_THE_HIT_ROLL),],
    [words(t::SHORT_RANGE), Signed(PLUS), words(r::TABLE_TO_THE_VALUE),],
    [words(r::TABLE_CRITICAL), Signed(PLUS), words(r::TABLE_TO_THE_DICE),],
);

table!(
    ASL_T1,
    [TABLE_ATTACKER, TABLE_ON_INFANTRY, TABLE_ON_LIGHT, TABLE_ON_ARMOURED,],
    [
        words(t::KIND_INFANTRY),
        words(r::TABLE_BOTH_ROLL),
        words(r::TABLE_LIGHT_IS_DESTROYED),
        words(r::TABLE_D6_AND_POWER),
    ],
    [
        words(r::TABLE_ANY_VEHICLE),
        words(r::TABLE_VEHICLE_ROLLS),
        words(r::TABLE_NOT_ALLOWED),
        words(r::TABLE_NOT_ALLOWED),
    ],
);

table!(
    REG_T1,
    [TABLE_CARD, TABLE_ACTIONS, TABLE_AFTER_REGROUPING],
    [words(r::TABLE_UPRIGHT), Number(2), words(r::TABLE_UPRIGHT)],
    [words(r::TABLE_90), Number(1), words(r::TABLE_UPRIGHT)],
    [words(r::TABLE_180), Number(0), words(r::TABLE_90)],
);

/// A row for a mission: `of` has its first turn, deployment, movement and victory; what happens in
/// its first round and its length are the values that the app uses.
const fn mission(title: Text, mission: Mission, of: [Text; 4]) -> [Cell; 7] {
    let [first, deploys, moves, wins] = of;
    [
        words(title),
        words(first),
        words(deploys),
        words(moves),
        words(wins),
        if mission.surprises() { Signed(MINUS) } else { Blank },
        match mission.rounds() {
            Some(rounds) => Number(rounds as i16),
            None => Blank,
        },
    ]
}

table!(
    MIS_T1,
    [
        TABLE_MISSION,
        TABLE_FIRST_PLAYER,
        TABLE_DEPLOYS_FIRST,
        TABLE_MOVES_FIRST,
        TABLE_WINS,
        TABLE_VEHICLES_FIRST_ROUND,
        TABLE_ROUNDS,
    ],
    mission(
        t::MISSION_MEETING,
        Mission::MeetingEngagement,
        [
            r::TABLE_COIN_OR_DIE,
            r::TABLE_THE_FIRST_PLAYER,
            r::TABLE_THE_FIRST_PLAYER,
            r::TABLE_WINS_MEETING,
        ]
    ),
    mission(
        t::MISSION_FRONTAL,
        Mission::FrontalAttack,
        [
            r::TABLE_ROLES_CHOSEN,
            r::TABLE_THE_DEFENDER,
            r::TABLE_THE_ATTACKER,
            r::TABLE_WINS_FRONTAL,
        ]
    ),
    mission(
        t::MISSION_SPOILS,
        Mission::SpoilsOfWar,
        [
            r::TABLE_AT_RANDOM,
            r::TABLE_FIRST_BY_RULING,
            r::TABLE_FIRST_BY_RULING,
            r::TABLE_WINS_SPOILS,
        ]
    ),
    mission(
        t::MISSION_RECONNAISSANCE,
        Mission::Reconnaissance,
        [
            r::TABLE_COIN_OR_DIE,
            r::TABLE_THE_FIRST_PLAYER,
            r::TABLE_THE_FIRST_PLAYER,
            r::TABLE_WINS_RECONNAISSANCE,
        ]
    ),
    mission(
        t::MISSION_POINT,
        Mission::StrategicPoint,
        [
            r::TABLE_COIN_OR_DIE,
            r::TABLE_THE_FIRST_PLAYER,
            r::TABLE_THE_FIRST_PLAYER,
            r::TABLE_WINS_POINT,
        ]
    ),
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::brygada::reference::SECTIONS;

    /// The numbers of a column.
    fn column(table: &Table, place: usize) -> Vec<i16> {
        let number = |row: &&[Cell]| match row[place] {
            Number(number) => number,
            _ => 0,
        };
        table.rows.iter().map(number).collect()
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

    /// BR10-WEX-01.
    #[test]
    fn the_worked_card_is_the_sum_of_its_options() {
        assert_eq!(SOVIET_01.cost, 15);
        assert_eq!((SOVIET_01.assault, SOVIET_01.assault_vehicles), (4, 6));
        assert_eq!(SOVIET_01.fire, [4, 3, 2, 1]);
    }

    /// BR10-CRD-T4 as on the sheet.
    #[test]
    fn prices_are_those_of_the_sheet() {
        assert_eq!(column(&CRD_T4, 1), [8, 11, 12, 11, 15, 14, 15, 18]);
        assert_eq!(column(&CRD_T4, 2), [10, 14, 14, 13, 18, 17, 17, 21]);
    }

    /// BR10-MIS-T1 as on the sheet.
    #[test]
    fn missions_are_as_long_as_on_the_sheet() {
        assert_eq!(column(&MIS_T1, 6), [6, 8, 6, 8, 6]);
    }

    #[test]
    fn chances_of_effects_are_those_of_two_dice() {
        let ways = |first: u8, last: u8| {
            let dice = (1..=6).flat_map(|one| (1..=6).map(move |other| one + other));
            dice.filter(|total| (first..=last).contains(total)).count()
        };
        let chances = SHA_T3.rows.iter().filter_map(|row| match (row[0], row[3]) {
            (Faces(first, last), Chance(part, 36)) => Some((first, last, part)),
            _ => None,
        });
        let chances: Vec<_> = chances.collect();
        assert_eq!(chances.len(), SHA_T3.rows.len());
        for (first, last, part) in chances {
            assert_eq!(usize::from(part), ways(first, last), "{first} to {last}");
        }
    }
}
