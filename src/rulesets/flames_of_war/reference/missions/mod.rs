//! The reference of the mission chapter: its sections with their rules and tables, and the
//! rulings on unclear points. The order is that of the ledger; the texts are those of
//! `locales/*/flames-of-war-missions-rules.ftl`.

pub mod glossary;

use crate::rulesets::prelude::*;
use crate::text::keys::{flames_of_war_missions as t, flames_of_war_missions_rules as r};

use crate::rulesets::flames_of_war::sheet::missions::victory::{Force, LARGE_ARMY, Victory};
use Cell::{Blank, Inches, Number};

/// A table, named after the text of its title: the headings, then the rows.
macro_rules! table {
    ($name:ident, [$($head:expr),* $(,)?], $($row:expr),* $(,)?) => {
        Table {
            cite: cite!("FOWM-", $name),
            title: r::$name,
            head: &[$($head),*],
            rows: &[$(&$row),*],
        }
    };
}

/// A cell with a text.
const fn words(text: Text) -> Cell {
    Cell::Text(text)
}

/// Every section, in the order of the ledger.
pub const SECTIONS: &[Section] = &[
    Section::new("missions-end", r::SECTION_END, r::rules!("FOWM-", end), &[]),
    Section::new("missions-time", r::SECTION_TIM, r::rules!("FOWM-", tim), &[TIM_T1]),
    Section::new("missions-winner", r::SECTION_WIN, r::rules!("FOWM-", win), &[WIN_T1]),
    Section::new(
        "missions-points",
        r::SECTION_VPS,
        r::rules!("FOWM-", vps),
        &[VPS_T1, VPS_T2, VPS_T3],
    ),
    Section::new("missions-steps", r::SECTION_MIS, r::rules!("FOWM-", mis), &[MIS_T1]),
    Section::new("missions-special", r::SECTION_SPR, r::rules!("FOWM-", spr), &[SPR_T1]),
    Section::new(
        "missions-map",
        r::SECTION_MAP,
        r::rules!("FOWM-", map),
        &[MAP_T1, MAP_T2, MAP_T3, MAP_T4],
    ),
    Section::new("missions-free-for-all", r::SECTION_FFA, r::rules!("FOWM-", ffa), &[]),
    Section::new("missions-encounter", r::SECTION_ENC, r::rules!("FOWM-", enc), &[]),
    Section::new("missions-dust-up", r::SECTION_DUS, r::rules!("FOWM-", dus), &[]),
    Section::new("missions-no-retreat", r::SECTION_NOR, r::rules!("FOWM-", nor), &[]),
    Section::new("missions-hold-the-line", r::SECTION_HTL, r::rules!("FOWM-", htl), &[]),
];

/// The rulings on unclear points of the chapter.
pub const RULINGS: &[Rule] = r::rules!("FOWM-", amb);

const TIM_T1: Table = table!(
    TIM_T1,
    [r::TABLE_ENDED_SO, r::TABLE_FAIR_FIGHT, r::TABLE_DEFENSIVE_BATTLE],
    [
        words(r::TABLE_REQUIRED_OBJECTIVE),
        words(r::TABLE_THAT_PLAYER_WINS),
        words(t::WORD_ATTACKER_WINS)
    ],
    [words(r::TABLE_HALF_CLEAR), words(r::TABLE_NOT_A_CONDITION), words(t::WORD_DEFENDER_WINS)],
    [words(r::TABLE_ATTACKER_BROKEN), words(t::WORD_DEFENDER_WINS), words(t::WORD_DEFENDER_WINS)],
    [words(r::TABLE_DEFENDER_BROKEN), words(t::WORD_ATTACKER_WINS), words(t::WORD_ATTACKER_WINS)],
    [words(r::TABLE_TIME), words(r::TABLE_BOTH_LOSE), words(t::WORD_DEFENDER_WINS)],
    [words(r::TABLE_CONCEDES), words(r::TABLE_OPPONENT_WINS), words(r::TABLE_OPPONENT_WINS)],
);

const WIN_T1: Table = table!(
    WIN_T1,
    [
        t::MISSION,
        r::TABLE_ATTACKER_WINS_STORY,
        r::TABLE_DEFENDER_WINS_STORY,
        r::TABLE_NOBODY_WINS_STORY
    ],
    [
        words(t::FREE_FOR_ALL),
        words(r::TABLE_FFA_ATTACKER),
        words(r::TABLE_FFA_DEFENDER),
        words(r::TABLE_BOTH_LOSE)
    ],
    [
        words(t::ENCOUNTER),
        words(r::TABLE_ENC_ATTACKER),
        words(r::TABLE_ENC_DEFENDER),
        words(r::TABLE_BOTH_LOSE)
    ],
    [
        words(t::DUST_UP),
        words(r::TABLE_DUS_ATTACKER),
        words(r::TABLE_DUS_DEFENDER),
        words(r::TABLE_BOTH_LOSE)
    ],
    [
        words(t::NO_RETREAT),
        words(r::TABLE_NOR_ATTACKER),
        words(r::TABLE_NOR_DEFENDER),
        words(r::TABLE_NOT_POSSIBLE)
    ],
    [
        words(t::HOLD_THE_LINE),
        words(r::TABLE_HTL_ATTACKER),
        words(r::TABLE_HTL_DEFENDER),
        words(r::TABLE_NOT_POSSIBLE)
    ],
);

/// A row with a kind of victory: its name, and the points of winner and loser.
const fn graded(losses: Cell, victory: Victory) -> [Cell; 4] {
    let (winner, loser) = victory.points();
    [losses, words(victory.label()), Number(winner), Number(loser)]
}

const VPS_T1: Table = table!(
    VPS_T1,
    [r::TABLE_LOSSES_COUNTED, r::TABLE_RESULT, r::TABLE_WINNERS_POINTS, r::TABLE_LOSERS_POINTS],
    graded(Number(0), Victory::Stunning),
    graded(Number(1), Victory::Major),
    graded(words(r::TABLE_TWO_OR_MORE), Victory::Minor),
);

/// The victory of a winner who lost this many platoons, with a small and with a large army.
const fn victories(lost: i16) -> [Victory; 2] {
    let small = Force { started_with: LARGE_ARMY - 1, lost };
    let large = Force { started_with: LARGE_ARMY, lost };
    [Victory::of(small), Victory::of(large)]
}

/// A row with the points of winner and loser, with a small and with a large army.
const fn decided(losses: Cell, lost: i16) -> [Cell; 5] {
    let [small, large] = victories(lost);
    let ((a, b), (c, d)) = (small.points(), large.points());
    [losses, Number(a), Number(b), Number(c), Number(d)]
}

/// A row with the points of a player whose opponent lost this many platoons, if there is no winner.
const fn undecided(losses: Cell, lost: i16) -> [Cell; 3] {
    let [small, large] = victories(lost);
    [losses, Number(small.points().1), Number(large.points().1)]
}

const VPS_T2: Table = table!(
    VPS_T2,
    [
        r::TABLE_WINNER_LOST,
        r::TABLE_UP_TO_8_WINNER,
        r::TABLE_UP_TO_8_LOSER,
        r::TABLE_FROM_9_WINNER,
        r::TABLE_FROM_9_LOSER
    ],
    decided(Number(0), 0),
    decided(Number(1), 1),
    decided(Number(2), 2),
    decided(words(r::TABLE_THREE_OR_MORE), 3),
);

const VPS_T3: Table = table!(
    VPS_T3,
    [r::TABLE_OPPONENT_LOST, r::TABLE_UP_TO_8, r::TABLE_FROM_9],
    undecided(Number(0), 0),
    undecided(Number(1), 1),
    undecided(Number(2), 2),
    undecided(words(r::TABLE_THREE_OR_MORE), 3),
);

/// A row for two kinds of mission: the three Fair Fights together, and the two Defensive
/// Battles.
const fn two_kinds(label: Text, fair: Cell, defensive: Cell) -> [Cell; 6] {
    [words(label), fair, fair, fair, defensive, defensive]
}

const MIS_T1: Table = table!(
    MIS_T1,
    [t::MISSION, t::FREE_FOR_ALL, t::ENCOUNTER, t::DUST_UP, t::NO_RETREAT, t::HOLD_THE_LINE],
    two_kinds(r::TABLE_KIND, words(r::TABLE_FAIR_FIGHT), words(r::TABLE_DEFENSIVE_BATTLE)),
    [words(r::TABLE_PAGE), Number(276), Number(277), Number(278), Number(279), Number(280)],
    [
        words(r::TABLE_SPECIAL_RULES),
        words(r::MEETING_ENGAGEMENT),
        words(r::TABLE_RULES_ENC),
        words(r::TABLE_RULES_DUS),
        words(r::TABLE_RULES_NOR),
        words(r::TABLE_RULES_HTL)
    ],
    two_kinds(r::TABLE_ROLES, words(r::TABLE_HIGHER_DIE), words(r::TABLE_NOT_IN_SHEET)),
    [
        words(r::TABLE_GROUND),
        words(r::TABLE_ATTACKER_LONG_EDGE),
        words(r::TABLE_ATTACKER_LONG_EDGE),
        words(r::TABLE_ATTACKER_QUARTER),
        words(r::TABLE_DEFENDER_SHORT_EDGE),
        words(r::TABLE_DEFENDER_SHORT_EDGE)
    ],
    two_kinds(r::TABLE_OBJECTIVES, Number(4), Number(2)),
    [
        words(r::TABLE_PLACED),
        words(r::TABLE_PLACED_FFA),
        words(r::TABLE_PLACED_ENC),
        words(r::TABLE_PLACED_DUS),
        words(r::TABLE_PLACED_DEFENSIVE),
        words(r::TABLE_PLACED_DEFENSIVE)
    ],
    two_kinds(r::TABLE_PLACES_FIRST, words(t::ATTACKER), words(t::DEFENDER)),
    [words(r::TABLE_TO_CENTRE), Inches(16.0), Inches(16.0), Inches(8.0), Inches(8.0), Inches(8.0)],
    [
        words(r::TABLE_TO_EDGES),
        words(r::TABLE_8_SHORT_EDGES),
        words(r::TABLE_8_SHORT_EDGES),
        words(r::TABLE_8_ALL_EDGES),
        words(r::TABLE_8_ALL_EDGES),
        words(r::TABLE_8_ALL_EDGES)
    ],
    [words(r::TABLE_OWN_PAIR), Inches(48.0), Blank, Blank, Blank, Blank],
    [
        words(r::TABLE_ATTACKER_FREE),
        Inches(12.0),
        Inches(12.0),
        Inches(8.0),
        Inches(16.0),
        Inches(16.0)
    ],
    [
        words(r::TABLE_DEFENDER_FREE),
        Inches(12.0),
        Inches(12.0),
        Inches(8.0),
        Inches(0.0),
        Inches(0.0)
    ],
    [
        words(r::TABLE_IN_RESERVE),
        words(r::TABLE_NOBODY),
        words(r::TABLE_BOTH_HALF),
        words(r::TABLE_BOTH_HALF),
        words(r::TABLE_DEFENDER_HALF),
        words(r::TABLE_DEFENDER_HALF)
    ],
    [
        words(r::TABLE_ARRIVE),
        Blank,
        words(r::TABLE_NOT_IN_SHEET),
        words(r::TABLE_ARRIVE_CORNER),
        words(r::TABLE_ARRIVE_EDGE),
        words(r::TABLE_ARRIVE_EDGE)
    ],
    two_kinds(r::AMBUSH, Blank, words(r::TABLE_ONE_PLATOON)),
    two_kinds(r::TABLE_DEPLOYMENT, words(r::TABLE_IN_TURN), words(r::TABLE_DEFENDER_THEN_ATTACKER)),
    two_kinds(r::TABLE_LOOSE_TEAMS, words(r::TABLE_ATTACKER_FIRST), words(r::TABLE_DEFENDER_FIRST)),
    two_kinds(r::TABLE_DUG_IN, Blank, words(r::TABLE_ALL_MAY)),
    two_kinds(t::FIRST_TURN, words(t::FIRST_TURN_ROLL), words(t::ATTACKER)),
    [
        words(r::TABLE_ENDS),
        words(r::TABLE_ENDS_FFA),
        words(r::TABLE_ENDS_AREA),
        words(r::TABLE_ENDS_AREA),
        words(r::TABLE_ENDS_DEFENSIVE),
        words(r::TABLE_ENDS_DEFENSIVE)
    ],
    two_kinds(r::TABLE_IF_NOT, words(r::TABLE_NOBODY_WINS), words(t::WORD_DEFENDER_WINS)),
);

const SPR_T1: Table = table!(
    SPR_T1,
    [
        r::TABLE_RULE,
        r::TABLE_PAGE,
        t::FREE_FOR_ALL,
        t::ENCOUNTER,
        t::DUST_UP,
        t::NO_RETREAT,
        t::HOLD_THE_LINE
    ],
    [words(r::MEETING_ENGAGEMENT), Number(264), YES, YES, YES, Blank, Blank],
    [words(r::PREPARED_POSITIONS), Number(264), Blank, Blank, Blank, YES, YES],
    [words(r::AMBUSH), Number(266), Blank, Blank, Blank, YES, YES],
    [words(r::RESERVES), Number(268), Blank, Blank, Blank, YES, Blank],
    [words(r::DELAYED_RESERVES), Number(269), Blank, YES, YES, Blank, YES],
    [words(r::SCATTERED_RESERVES), Number(269), Blank, YES, Blank, Blank, Blank],
);

const YES: Cell = words(r::TABLE_YES);

const MAP_T1: Table = table!(
    MAP_T1,
    [
        t::MISSION,
        r::TABLE_W,
        r::TABLE_H,
        r::TABLE_CA,
        r::TABLE_CD,
        r::TABLE_CO,
        r::TABLE_EX,
        r::TABLE_EY
    ],
    [
        words(r::TABLE_EDGE_MISSIONS),
        words(r::TABLE_LONG_EDGE),
        words(r::TABLE_SHORT_EDGE),
        Inches(12.0),
        Inches(12.0),
        Inches(16.0),
        Inches(8.0),
        Inches(0.0)
    ],
    [
        words(t::DUST_UP),
        words(r::TABLE_LONG_OR_SHORT),
        words(r::TABLE_SHORT_OR_LONG),
        Inches(8.0),
        Inches(8.0),
        Inches(8.0),
        Inches(8.0),
        Inches(8.0)
    ],
    [
        words(r::TABLE_DEFENSIVE_MISSIONS),
        words(r::TABLE_SHORT_EDGE),
        words(r::TABLE_LONG_EDGE),
        Inches(16.0),
        Inches(0.0),
        Inches(8.0),
        Inches(8.0),
        Inches(8.0)
    ],
);

const MAP_T2: Table = table!(
    MAP_T2,
    [r::TABLE_AREA, r::TABLE_X, r::TABLE_Y],
    [words(r::TABLE_ATTACKERS_AREA), words(r::TABLE_F_WHOLE), words(r::TABLE_F_ABOVE)],
    [words(r::TABLE_DEFENDERS_AREA), words(r::TABLE_F_WHOLE), words(r::TABLE_F_BELOW)],
    [words(r::NO_MANS_LAND), words(r::TABLE_F_WHOLE), words(r::TABLE_F_BETWEEN)],
    [
        words(r::TABLE_OBJECTIVES_DEFENDER),
        words(r::TABLE_F_OBJECTIVES_X),
        words(r::TABLE_F_OBJECTIVES_BELOW)
    ],
    [
        words(r::TABLE_OBJECTIVES_ATTACKER),
        words(r::TABLE_F_OBJECTIVES_X),
        words(r::TABLE_F_OBJECTIVES_ABOVE)
    ],
    [words(r::TABLE_AREA_DUS_ATTACKER), words(r::TABLE_F_LEFT), words(r::TABLE_F_ABOVE)],
    [words(r::TABLE_AREA_DUS_DEFENDER), words(r::TABLE_F_RIGHT), words(r::TABLE_F_BELOW)],
    [
        words(r::TABLE_AREA_DUS_OBJECTIVES_ATTACKER),
        words(r::TABLE_F_OBJECTIVES_LEFT),
        words(r::TABLE_F_OBJECTIVES_ABOVE)
    ],
    [
        words(r::TABLE_AREA_DUS_OBJECTIVES_DEFENDER),
        words(r::TABLE_F_OBJECTIVES_RIGHT),
        words(r::TABLE_F_OBJECTIVES_BELOW)
    ],
    [words(r::TABLE_AREA_DUS_EMPTY_ATTACKER), words(r::TABLE_F_RIGHT), words(r::TABLE_F_UPPER)],
    [words(r::TABLE_AREA_DUS_EMPTY_DEFENDER), words(r::TABLE_F_LEFT), words(r::TABLE_F_LOWER)],
    [words(r::TABLE_AREA_DUS_RIGHT), words(r::TABLE_MIRRORED), words(r::TABLE_SAME)],
);

/// A row with a rectangle of a map: the mission, the area, X from and to, Y from and to.
const fn area(mission: Text, area: Text, x: [i16; 2], y: [i16; 2]) -> [Cell; 6] {
    let [left, right] = x;
    let [low, high] = y;
    [
        words(mission),
        words(area),
        Inches(left as f32),
        Inches(right as f32),
        Inches(low as f32),
        Inches(high as f32),
    ]
}

// Reserves: in Dust-Up the two stretches of the edges, identified by the square between
// them; in a Defensive Battle the whole edge.
const MAP_T3: Table = table!(
    MAP_T3,
    [t::MISSION, r::TABLE_AREA, r::TABLE_X_FROM, r::TABLE_X_TO, r::TABLE_Y_FROM, r::TABLE_Y_TO],
    area(r::TABLE_EDGE_MISSIONS, r::TABLE_ATTACKERS_AREA, [0, 72], [36, 48]),
    area(r::TABLE_EDGE_MISSIONS, r::TABLE_DEFENDERS_AREA, [0, 72], [0, 12]),
    area(r::TABLE_EDGE_MISSIONS, r::NO_MANS_LAND, [0, 72], [12, 36]),
    area(r::TABLE_EDGE_MISSIONS, r::TABLE_OBJECTIVES_DEFENDER, [8, 64], [0, 8]),
    area(r::TABLE_EDGE_MISSIONS, r::TABLE_OBJECTIVES_ATTACKER, [8, 64], [40, 48]),
    area(r::TABLE_DUST_UP_LEFT, r::TABLE_ATTACKERS_AREA, [0, 36], [32, 48]),
    area(r::TABLE_DUST_UP_LEFT, r::TABLE_DEFENDERS_AREA, [36, 72], [0, 16]),
    area(r::TABLE_DUST_UP_LEFT, r::NO_MANS_LAND, [0, 72], [16, 32]),
    area(r::TABLE_DUST_UP_LEFT, r::TABLE_OBJECTIVES_DEFENDER, [36, 64], [8, 16]),
    area(r::TABLE_DUST_UP_LEFT, r::TABLE_OBJECTIVES_ATTACKER, [8, 36], [32, 40]),
    area(r::TABLE_DUST_UP_LEFT, r::TABLE_ATTACKERS_ARRIVAL, [0, 16], [0, 16]),
    area(r::TABLE_DUST_UP_LEFT, r::TABLE_DEFENDERS_ARRIVAL, [56, 72], [32, 48]),
    area(r::TABLE_DUST_UP_RIGHT, r::TABLE_ATTACKERS_AREA, [36, 72], [32, 48]),
    area(r::TABLE_DUST_UP_RIGHT, r::TABLE_DEFENDERS_AREA, [0, 36], [0, 16]),
    area(r::TABLE_DUST_UP_RIGHT, r::NO_MANS_LAND, [0, 72], [16, 32]),
    area(r::TABLE_DUST_UP_RIGHT, r::TABLE_OBJECTIVES_DEFENDER, [8, 36], [8, 16]),
    area(r::TABLE_DUST_UP_RIGHT, r::TABLE_OBJECTIVES_ATTACKER, [36, 64], [32, 40]),
    area(r::TABLE_DUST_UP_RIGHT, r::TABLE_ATTACKERS_ARRIVAL, [56, 72], [0, 16]),
    area(r::TABLE_DUST_UP_RIGHT, r::TABLE_DEFENDERS_ARRIVAL, [0, 16], [32, 48]),
    area(r::TABLE_DUST_UP_OTHER, r::TABLE_ATTACKERS_AREA, [0, 24], [44, 72]),
    area(r::TABLE_DUST_UP_OTHER, r::TABLE_DEFENDERS_AREA, [24, 48], [0, 28]),
    area(r::TABLE_DUST_UP_OTHER, r::NO_MANS_LAND, [0, 48], [28, 44]),
    area(r::TABLE_DUST_UP_OTHER, r::TABLE_OBJECTIVES_DEFENDER, [24, 40], [8, 28]),
    area(r::TABLE_DUST_UP_OTHER, r::TABLE_OBJECTIVES_ATTACKER, [8, 24], [44, 64]),
    area(r::TABLE_DUST_UP_OTHER, r::TABLE_ATTACKERS_ARRIVAL, [0, 16], [0, 16]),
    area(r::TABLE_DUST_UP_OTHER, r::TABLE_DEFENDERS_ARRIVAL, [32, 48], [56, 72]),
    area(r::TABLE_DEFENSIVE_MISSIONS, r::TABLE_ATTACKERS_AREA, [0, 48], [52, 72]),
    area(r::TABLE_DEFENSIVE_MISSIONS, r::TABLE_DEFENDERS_AREA, [0, 48], [0, 36]),
    area(r::TABLE_DEFENSIVE_MISSIONS, r::NO_MANS_LAND, [0, 48], [36, 52]),
    area(r::TABLE_DEFENSIVE_MISSIONS, r::TABLE_OBJECTIVES_DEFENDER, [8, 40], [8, 28]),
    area(r::TABLE_DEFENSIVE_MISSIONS, r::TABLE_DEFENDERS_ARRIVAL, [0, 48], [0, 0]),
);

const MAP_T4: Table = table!(
    MAP_T4,
    [t::MISSION, r::TABLE_SAYS],
    [words(t::FREE_FOR_ALL), words(r::TABLE_SAYS_FFA)],
    [words(t::ENCOUNTER), words(r::TABLE_SAYS_ENC)],
    [words(t::DUST_UP), words(r::TABLE_SAYS_DUS)],
    [words(r::TABLE_DEFENSIVE_MISSIONS), words(r::TABLE_SAYS_DEFENSIVE)],
);

#[cfg(test)]
#[allow(clippy::expect_used)]
mod tests {
    use super::*;
    use crate::aid::mission::{INCH, ZoneKind};
    use crate::rulesets::flames_of_war::sheet::house::House;
    use crate::rulesets::flames_of_war::sheet::missions::maps::{TABLE, map_of};
    use crate::rulesets::flames_of_war::sheet::missions::words::Mission;

    /// The areas in the table are those that are drawn. The place where reserves arrive is
    /// not a zone of a map.
    #[test]
    fn the_table_of_areas_is_that_of_the_maps() {
        let usual = House::default();
        let upright = House { dust_up_upright: true, ..usual };
        let (edges, defensive) = (r::TABLE_EDGE_MISSIONS, r::TABLE_DEFENSIVE_MISSIONS);
        for (named, mission, house, mirrored) in [
            (edges, Mission::FreeForAll, usual, false),
            (edges, Mission::Encounter, usual, false),
            (r::TABLE_DUST_UP_LEFT, Mission::DustUp, usual, false),
            (r::TABLE_DUST_UP_RIGHT, Mission::DustUp, usual, true),
            (r::TABLE_DUST_UP_OTHER, Mission::DustUp, upright, false),
            (defensive, Mission::NoRetreat, usual, false),
            (defensive, Mission::HoldTheLine, usual, false),
        ] {
            let inches = |cell: Cell| match cell {
                Inches(inches) => inches as i16,
                _ => i16::MIN,
            };
            let arrivals = [words(r::TABLE_ATTACKERS_ARRIVAL), words(r::TABLE_DEFENDERS_ARRIVAL)];
            let mut looked_up: Vec<[i16; 4]> = (MAP_T3.rows.iter())
                .filter(|row| row[0] == words(named) && !arrivals.contains(&row[1]))
                .map(|row| [row[2], row[3], row[4], row[5]].map(inches))
                .collect();
            let map = map_of(mission, house).expect("a mission");
            let table = mission::Table { mirrored, ..TABLE };
            let mut drawn: Vec<[i16; 4]> = (map.zones.iter())
                .filter(|zone| zone.kind != ZoneKind::Empty)
                .map(|zone| map.rect(zone, table))
                .map(|rect| [rect.x[0], rect.x[1], rect.y[0], rect.y[1]].map(|it| it / INCH))
                .collect();
            looked_up.sort_unstable();
            drawn.sort_unstable();
            assert_eq!(looked_up, drawn, "{mission:?}, mirrored: {mirrored}");
        }
    }
}
