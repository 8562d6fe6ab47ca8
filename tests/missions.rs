//! The maps of the missions against the ledger: every rectangle at the usual table as it
//! stands there, the general ones on tables of any size, what is too small, and where an
//! Objective may stand, to the tenth of an inch.

#![allow(clippy::expect_used, clippy::panic)]

use adjutant::aid::mission::{
    CENTIMETRE, Fault, INCH, Line, Mission, Point, Rect, Room, Seat, Table, Tenths, Why, Zone,
    ZoneKind,
};
use adjutant::aid::{Ruleset, Values};
use adjutant::rulesets::{self, flames_of_war as fow};
use fow::house::House;
use fow::missions::words::Mission as Word;
use proptest::prelude::*;

fn mission(word: Word) -> &'static Mission {
    mission_by(word, House::default())
}

fn mission_by(word: Word, house: House) -> &'static Mission {
    fow::missions::maps::map_of(word, house).expect("a mission")
}

fn upright() -> &'static Mission {
    let house = House {
        dust_up_upright: true,
        ..House::default()
    };
    mission_by(Word::DustUp, house)
}

/// The table of 72" by 48".
const USUAL: Table = fow::missions::maps::TABLE;
const MIRRORED: Table = Table {
    mirrored: true,
    ..USUAL
};

fn zone(mission: &Mission, id: &str) -> &'static Zone {
    mission.zone(id).expect("a zone")
}

/// Left, bottom, right, top in inches; they have to be whole.
fn inches(rect: Rect) -> [Tenths; 4] {
    [rect.x[0], rect.y[0], rect.x[1], rect.y[1]].map(|tenths| {
        assert_eq!(tenths % INCH, 0, "{rect:?}");
        tenths / INCH
    })
}

/// FOWM-MAP-T3, as corners: left, bottom, right, top of every rectangle of a mission.
type Drawn = (&'static str, [Tenths; 4]);

fn polygons_of_the_ledger() -> Vec<(&'static Mission, Table, [Tenths; 2], Vec<Drawn>)> {
    let facing = |mission| {
        let zones = vec![
            ("attacker-deploys", [0, 36, 72, 48]),
            ("defender-deploys", [0, 0, 72, 12]),
            ("no-mans-land", [0, 12, 72, 36]),
            ("defender-objectives", [8, 0, 64, 8]),
            ("attacker-objectives", [8, 40, 64, 48]),
        ];
        (mission, USUAL, [72, 48], zones)
    };
    let defended = |mission| {
        let zones = vec![
            ("attacker-deploys", [0, 52, 48, 72]),
            ("defender-deploys", [0, 0, 48, 36]),
            ("no-mans-land", [0, 36, 48, 52]),
            ("defender-objectives", [8, 8, 40, 28]),
        ];
        (mission, USUAL, [48, 72], zones)
    };
    vec![
        facing(mission(Word::FreeForAll)),
        facing(mission(Word::Encounter)),
        (
            mission(Word::DustUp),
            USUAL,
            [72, 48],
            vec![
                ("attacker-deploys", [0, 32, 36, 48]),
                ("defender-deploys", [36, 0, 72, 16]),
                ("no-mans-land", [0, 16, 72, 32]),
                ("defender-objectives", [36, 8, 64, 16]),
                ("attacker-objectives", [8, 32, 36, 40]),
                ("attacker-empty", [36, 24, 72, 48]),
                ("defender-empty", [0, 0, 36, 24]),
            ],
        ),
        (
            mission(Word::DustUp),
            MIRRORED,
            [72, 48],
            vec![
                ("attacker-deploys", [36, 32, 72, 48]),
                ("defender-deploys", [0, 0, 36, 16]),
                ("no-mans-land", [0, 16, 72, 32]),
                ("defender-objectives", [8, 8, 36, 16]),
                ("attacker-objectives", [36, 32, 64, 40]),
                ("attacker-empty", [0, 24, 36, 48]),
                ("defender-empty", [36, 0, 72, 24]),
            ],
        ),
        (
            upright(),
            USUAL,
            [48, 72],
            vec![
                ("attacker-deploys", [0, 44, 24, 72]),
                ("defender-deploys", [24, 0, 48, 28]),
                ("no-mans-land", [0, 28, 48, 44]),
                ("defender-objectives", [24, 8, 40, 28]),
                ("attacker-objectives", [8, 44, 24, 64]),
                ("attacker-empty", [24, 36, 48, 72]),
                ("defender-empty", [0, 0, 24, 36]),
            ],
        ),
        defended(mission(Word::NoRetreat)),
        defended(mission(Word::HoldTheLine)),
    ]
}

#[test]
fn every_rectangle_of_the_usual_table_is_the_ledgers() {
    for (mission, table, [width, height], zones) in polygons_of_the_ledger() {
        let shapes = mission.shapes(table);
        let frame = (shapes.frame.width, shapes.frame.height);
        assert_eq!(frame, (width * INCH, height * INCH), "{}", mission.id);
        let centre = height * INCH / 2;
        let line = shapes.centre.expect("everything is measured from it");
        assert_eq!(line.map(|end| end.y), [centre; 2], "{}", mission.id);
        for (id, corners) in &zones {
            let zone = zone(mission, id);
            let rect = mission.rect(zone, table);
            assert_eq!(inches(rect), *corners, "{} {id}", mission.id);
            let [left, bottom, right, top] = *corners;
            let area = i32::from(right - left) * i32::from(top - bottom);
            assert_eq!(rect.area(), area * 100, "{} {id}", mission.id);
        }
        assert_eq!(shapes.areas.len(), zones.len(), "{}", mission.id);
        assert_eq!(mission.zones.len(), zones.len(), "{}", mission.id);
    }
}

/// The runs of reserves in inches: x from, y from, x to, y to.
fn runs(mission: &Mission, table: Table, of: Seat) -> Vec<[Tenths; 4]> {
    let entries = mission.shapes(table).entries;
    let own = entries.iter().filter(|entry| entry.arrival.of == of);
    own.flat_map(|entry| &entry.runs)
        .map(|[from, to]| [from.x, from.y, to.x, to.y].map(|tenths| tenths / INCH))
        .collect()
}

#[test]
fn reserves_arrive_where_the_ledger_has_them() {
    let dust_up = mission(Word::DustUp);
    for (mission, table, attackers, defenders) in [
        (
            dust_up,
            USUAL,
            [[0, 0, 16, 0], [0, 0, 0, 16]],
            [[56, 48, 72, 48], [72, 32, 72, 48]],
        ),
        (
            dust_up,
            MIRRORED,
            [[56, 0, 72, 0], [72, 0, 72, 16]],
            [[0, 48, 16, 48], [0, 32, 0, 48]],
        ),
        (
            upright(),
            USUAL,
            [[0, 0, 16, 0], [0, 0, 0, 16]],
            [[32, 72, 48, 72], [48, 56, 48, 72]],
        ),
    ] {
        assert_eq!(runs(mission, table, Seat::Attacker), attackers);
        assert_eq!(runs(mission, table, Seat::Defender), defenders);
    }
    for word in [Word::NoRetreat, Word::HoldTheLine] {
        let mission = mission(word);
        assert_eq!(runs(mission, USUAL, Seat::Defender), [[0, 0, 48, 0]]);
        assert!(runs(mission, USUAL, Seat::Attacker).is_empty());
    }
    let encounter = mission(Word::Encounter).shapes(USUAL).entries;
    assert_eq!(encounter.len(), 2, "a badge for each player");
    assert!(encounter.iter().all(|entry| entry.runs.is_empty()));
    assert!(mission(Word::FreeForAll).shapes(USUAL).entries.is_empty());
}

#[test]
fn every_arrow_is_as_long_as_it_says_and_on_the_table() {
    for (mission, table, ..) in polygons_of_the_ledger() {
        let shapes = mission.shapes(table);
        let mut lengths: Vec<Tenths> = Vec::new();
        for arrow in &shapes.arrows {
            let across = (arrow.to.x - arrow.from.x).abs();
            let up = (arrow.to.y - arrow.from.y).abs();
            assert!(across == 0 || up == 0, "{} {arrow:?}", mission.id);
            assert_eq!(across + up, arrow.is, "{} {arrow:?}", mission.id);
            assert!(shapes.frame.holds(arrow.from) && shapes.frame.holds(arrow.to));
            lengths.push(arrow.is / INCH);
        }
        lengths.sort_unstable();
        lengths.dedup();
        // FOWM-MAP-T4.
        let expected: &[Tenths] = match mission.id {
            "free-for-all" | "encounter" => &[8, 12, 16],
            "dust-up" => &[8],
            _ => &[8, 16],
        };
        assert_eq!(lengths, expected, "{}", mission.id);
        // How far apart a player's own may be is said in their zone.
        for zone in mission.zones {
            let together = mission.together(zone).map(|(most, _)| most);
            let of_a_player = mission.id == "free-for-all" && zone.kind == ZoneKind::Objectives;
            assert_eq!(together, of_a_player.then_some(48 * INCH), "{}", zone.id);
        }
    }
}

#[test]
fn labels_stand_beside_what_is_drawn_on_top() {
    for (mission, table, ..) in polygons_of_the_ledger() {
        let areas = mission.shapes(table).areas;
        for (place, area) in areas.iter().enumerate() {
            let Rect { x, y } = area.label;
            assert!(area.rect.x[0] <= x[0] && x[1] <= area.rect.x[1]);
            assert!(area.rect.y[0] <= y[0] && y[1] <= area.rect.y[1]);
            assert!(area.label.area() > 0, "{} {}", mission.id, area.zone.id);
            for above in &areas[place + 1..] {
                let meet =
                    |one: [Tenths; 2], two: [Tenths; 2]| one[0].max(two[0]) < one[1].min(two[1]);
                assert!(!(meet(x, above.rect.x) && meet(y, above.rect.y)));
            }
        }
    }
}

/// A table of so many inches or centimetres.
fn tables() -> impl Strategy<Value = Table> {
    let edge = || {
        prop_oneof![
            (24..=240_i16).prop_map(|inches| inches * INCH),
            (60..=600_i16).prop_map(|centimetres| centimetres * CENTIMETRE),
        ]
    };
    (edge(), edge(), any::<bool>()).prop_map(|(one, other, mirrored)| Table {
        long: one.max(other),
        short: one.min(other),
        depth: 0,
        mirrored,
    })
}

/// FOWM-MAP-T2: left, right, bottom, top, written out for a width and a height.
fn general(mission: &Mission, id: &str, (w, h): (Tenths, Tenths)) -> [Tenths; 4] {
    let c = match mission.id {
        "free-for-all" | "encounter" => (120, 120, 160, 80, 0),
        "dust-up" => (80, 80, 80, 80, 80),
        _ => (160, 0, 80, 80, 80),
    };
    let (c_a, c_d, c_o, e_x, e_y) = c;
    let dust_up = mission.id == "dust-up";
    let middle = |edge: Tenths| if dust_up { w / 2 } else { edge };
    match id {
        "attacker-deploys" => [0, middle(w), h / 2 + c_a, h],
        "defender-deploys" => [middle(0), w, 0, h / 2 - c_d],
        "no-mans-land" => [0, w, h / 2 - c_d, h / 2 + c_a],
        "attacker-objectives" => [e_x, middle(w - e_x), h / 2 + c_o, h - e_y],
        "defender-objectives" => [middle(e_x), w - e_x, e_y, h / 2 - c_o],
        "attacker-empty" => [w / 2, w, h / 2, h],
        "defender-empty" => [0, w / 2, 0, h / 2],
        _ => panic!("a zone that the ledger does not have: {id}"),
    }
}

proptest! {
    #[test]
    fn rectangles_hold_on_tables_of_any_size(table in tables()) {
        for (mission, ..) in polygons_of_the_ledger() {
            let frame = mission.frame(table);
            let (w, h) = (frame.width, frame.height);
            for zone in mission.zones {
                let [left, right, bottom, top] = general(mission, zone.id, (w, h));
                let x = if table.mirrored { [w - right, w - left] } else { [left, right] };
                prop_assert_eq!(mission.rect(zone, table), Rect { x, y: [bottom, top] });
            }
        }
    }

    #[test]
    fn a_table_is_too_small_exactly_up_to_the_least_size(table in tables()) {
        for (mission, ..) in polygons_of_the_ledger() {
            let frame = mission.frame(table);
            // FOWM-MAP-08: more than 32" high and more than 16" wide.
            let fits = frame.height > 32 * INCH && frame.width > 16 * INCH;
            prop_assert_eq!(mission.warnings(table).is_empty(), fits);
            prop_assert_eq!(mission.least.height, 32 * INCH);
            prop_assert_eq!(mission.least.width, 16 * INCH);
        }
    }

    /// A point of the zone's rectangle is legal and no other is: the check and the map
    /// are one.
    #[test]
    fn the_check_agrees_with_the_map(
        table in tables(),
        x in -50..2500_i16,
        y in -50..2500_i16,
    ) {
        let point = Point { x, y };
        for (mission, ..) in polygons_of_the_ledger() {
            for (place, placing) in mission.placings.iter().enumerate() {
                let rect = mission.rect(zone(mission, placing.inside), table);
                let inside = (rect.x[0]..=rect.x[1]).contains(&x)
                    && (rect.y[0]..=rect.y[1]).contains(&y);
                let faults = mission.faults(place, point, &[], table);
                prop_assert_eq!(faults.is_empty(), inside, "{} {:?}", mission.id, faults);
                prop_assert!(faults.iter().all(|fault| fault.by > 0));
            }
        }
    }

    /// Nonsense from a damaged save draws something or nothing, and never stops.
    #[test]
    fn no_table_and_no_point_stops_the_app(
        long in any::<i16>(), short in any::<i16>(), mirrored in any::<bool>(),
        x in any::<i16>(), y in any::<i16>(), other_x in any::<i16>(), other_y in any::<i16>(),
    ) {
        let table = Table { long, short, depth: 0, mirrored };
        let own = [Point { x: other_x, y: other_y }];
        for (mission, ..) in polygons_of_the_ledger() {
            let _ = (mission.shapes(table), mission.words(table), mission.warnings(table));
            let _ = mission.distances(Point { x, y }, table);
            for place in 0..=mission.placings.len() {
                for fault in mission.faults(place, Point { x, y }, &own, table) {
                    let _ = fault.words(mission.roles);
                }
            }
        }
    }
}

#[test]
fn on_the_least_table_objectives_have_a_line_and_the_attacker_nothing() {
    let table = |long: Tenths, short: Tenths| Table {
        long: long * INCH,
        short: short * INCH,
        depth: 0,
        mirrored: false,
    };
    let rooms = |mission: &Mission, table| -> Vec<(&str, Room)> {
        let warnings = mission.warnings(table);
        warnings.iter().map(|one| (one.zone.id, one.room)).collect()
    };
    let lines = [
        ("attacker-objectives", Room::Line),
        ("defender-objectives", Room::Line),
    ];
    let flat = table(72, 32);
    let free_for_all = mission(Word::FreeForAll);
    assert_eq!(rooms(free_for_all, flat), lines);
    assert_eq!(rooms(mission(Word::DustUp), flat), lines);
    let on_the_line = Point { x: 300, y: 0 };
    assert!(free_for_all.faults(0, on_the_line, &[], flat).is_empty());
    let no_retreat = mission(Word::NoRetreat);
    assert_eq!(
        rooms(no_retreat, table(32, 24)),
        [
            ("attacker-deploys", Room::Line),
            ("defender-objectives", Room::Line)
        ]
    );
    let gone = rooms(no_retreat, table(30, 24));
    assert!(gone.iter().all(|(_, room)| *room == Room::Gone));
    let drawn = no_retreat.shapes(table(30, 24)).areas;
    assert!(
        drawn
            .iter()
            .all(|area| area.zone.kind != ZoneKind::Objectives)
    );
}

fn at(x: Tenths, y: Tenths) -> Point {
    Point { x, y }
}

/// Why not, by how much and against what.
fn why(faults: &[Fault]) -> Vec<(Why, Tenths, Tenths)> {
    let told = |fault: &Fault| (fault.why, fault.by, fault.limit);
    faults.iter().map(told).collect()
}

#[test]
#[allow(clippy::too_many_lines)] // A table of cases.
fn exactly_at_a_distance_is_legal_and_a_tenth_nearer_is_not() {
    use Line::{Centre, Far, Left, Middle, Near, Right};
    use Why::{TooNear, WrongSide};
    let too_near = |line, limit| vec![(TooNear(line), 1, limit)];
    // Mission, placing, the last legal point, the first that is not, and why.
    let cases = [
        // Free-for-All, the attacker on the defender's half: 16" to the centre line, 8"
        // to the short edges, nothing to the long ones.
        (
            Word::FreeForAll,
            0,
            at(360, 80),
            at(360, 81),
            too_near(Centre, 160),
        ),
        (
            Word::FreeForAll,
            0,
            at(80, 0),
            at(79, 0),
            too_near(Left, 80),
        ),
        (
            Word::FreeForAll,
            0,
            at(640, 0),
            at(641, 0),
            too_near(Right, 80),
        ),
        (
            Word::FreeForAll,
            1,
            at(360, 400),
            at(360, 399),
            too_near(Centre, 160),
        ),
        (
            Word::FreeForAll,
            1,
            at(640, 480),
            at(641, 480),
            too_near(Right, 80),
        ),
        // Encounter: the attacker's own half first, then the defender's.
        (
            Word::Encounter,
            0,
            at(80, 400),
            at(80, 399),
            too_near(Centre, 160),
        ),
        (
            Word::Encounter,
            2,
            at(80, 80),
            at(80, 81),
            too_near(Centre, 160),
        ),
        // Dust-Up: 8" to every edge and to the centre line; up to the other quarter.
        (
            Word::DustUp,
            0,
            at(80, 320),
            at(80, 319),
            too_near(Centre, 80),
        ),
        (Word::DustUp, 0, at(80, 400), at(80, 401), too_near(Far, 80)),
        (
            Word::DustUp,
            0,
            at(80, 360),
            at(79, 360),
            too_near(Left, 80),
        ),
        (
            Word::DustUp,
            0,
            at(360, 360),
            at(361, 360),
            vec![(WrongSide(Middle), 1, 0)],
        ),
        (
            Word::DustUp,
            2,
            at(360, 120),
            at(359, 120),
            vec![(WrongSide(Middle), 1, 0)],
        ),
        (
            Word::DustUp,
            2,
            at(360, 80),
            at(360, 79),
            too_near(Near, 80),
        ),
        // No Retreat: 8" everywhere, on the defender's half, for both.
        (
            Word::NoRetreat,
            0,
            at(80, 280),
            at(80, 281),
            too_near(Centre, 80),
        ),
        (
            Word::NoRetreat,
            1,
            at(400, 80),
            at(400, 79),
            too_near(Near, 80),
        ),
        (
            Word::HoldTheLine,
            1,
            at(400, 80),
            at(401, 80),
            too_near(Right, 80),
        ),
    ];
    for (word, placing, legal, illegal, expected) in cases {
        let mission = mission(word);
        let faults = |point| mission.faults(placing, point, &[], USUAL);
        assert_eq!(why(&faults(legal)), [], "{} {legal:?}", mission.id);
        assert_eq!(
            why(&faults(illegal)),
            expected,
            "{} {illegal:?}",
            mission.id
        );
    }
}

#[test]
fn the_wrong_half_and_the_table_are_told_apart_from_too_near() {
    let faults = |word, point| why(&mission(word).faults(0, point, &[], USUAL));
    // 20" beyond the centre line: far enough from it, and on the wrong half.
    assert_eq!(
        faults(Word::NoRetreat, at(240, 560)),
        [(Why::WrongSide(Line::Centre), 200, 0)]
    );
    assert_eq!(
        faults(Word::NoRetreat, at(240, 400)),
        [
            (Why::WrongSide(Line::Centre), 40, 0),
            (Why::TooNear(Line::Centre), 40, 80)
        ]
    );
    assert_eq!(
        faults(Word::FreeForAll, at(300, -4)),
        [(Why::OffTable, 4, 0)]
    );
    assert_eq!(
        faults(Word::FreeForAll, at(725, 20)),
        [(Why::OffTable, 5, 0)]
    );
}

#[test]
fn a_players_own_two_are_at_most_48_inches_apart_in_free_for_all_only() {
    let free_for_all = mission(Word::FreeForAll);
    let other = [at(100, 0)];
    let faults = |mission: &Mission, x, y| why(&mission.faults(0, at(x, y), &other, USUAL));
    assert_eq!(faults(free_for_all, 580, 0), []);
    assert_eq!(faults(free_for_all, 581, 0), [(Why::TooFar, 1, 480)]);
    // 480 and 10 at a right angle are 480.1: a broken tenth, told as a whole one.
    assert_eq!(faults(free_for_all, 580, 10), [(Why::TooFar, 1, 480)]);
    // 3-4-5: 384² + 288² = 480².
    let slanting = [at(80, 0)];
    let tall = Table {
        long: 960,
        short: 960,
        depth: 0,
        mirrored: false,
    };
    assert!(
        free_for_all
            .faults(0, at(464, 288), &slanting, tall)
            .is_empty()
    );
    assert_eq!(
        why(&free_for_all.faults(0, at(464, 289), &slanting, tall)),
        [(Why::TooFar, 1, 480)]
    );
    assert_eq!(
        why(&mission(Word::Encounter).faults(0, at(600, 400), &[at(80, 400)], USUAL)),
        []
    );
}

#[test]
fn objectives_are_placed_in_the_order_of_the_sheet_and_of_the_house_rule() {
    use Seat::{Attacker as A, Defender as D};
    let order = |mission: &Mission| -> Vec<(Seat, Seat)> {
        (1..=mission.objectives())
            .map(|number| {
                let placing = mission.placing_of(number).expect("a placing");
                let placing = mission.placings[placing];
                (placing.by, zone(mission, placing.inside).of)
            })
            .collect()
    };
    let singly = House {
        objectives_singly: true,
        ..House::default()
    };
    assert_eq!(
        order(mission(Word::FreeForAll)),
        [(A, D), (A, D), (D, A), (D, A)]
    );
    assert_eq!(
        order(mission_by(Word::FreeForAll, singly)),
        [(A, D), (D, A), (A, D), (D, A)]
    );
    for word in [Word::Encounter, Word::DustUp] {
        assert_eq!(order(mission(word)), [(A, A), (D, D), (A, D), (D, A)]);
    }
    for word in [Word::NoRetreat, Word::HoldTheLine] {
        assert_eq!(order(mission(word)), [(D, D), (A, D)]);
        assert_eq!(mission(word).placing_of(3), None);
        assert_eq!(mission(word).placing_of(0), None);
    }
}

#[test]
fn only_dust_up_parts_left_from_right() {
    for word in Word::FIVE {
        let mission = mission(word);
        assert_eq!(mission.parts_left_from_right(), word == Word::DustUp);
    }
}

/// The missions of a game under its usual house rules.
fn missions(ruleset: &Ruleset) -> Vec<&'static Mission> {
    (ruleset.missions.all)(&Values::defaults(ruleset.house_rules))
}

/// What a screen and a save rely on, of any game.
#[test]
fn every_mission_is_whole() {
    for ruleset in rulesets::ALL {
        let missions = missions(ruleset);
        let table = ruleset.missions.table;
        let mut ids: Vec<&str> = missions.iter().map(|mission| mission.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), missions.len(), "{}: an id twice", ruleset.id);
        for mission in missions {
            assert!(mission.warnings(table).is_empty(), "{}", mission.id);
            for placing in mission.placings {
                let zone = zone(mission, placing.inside);
                assert_eq!(zone.kind, ZoneKind::Objectives, "{}", mission.id);
                assert_ne!(placing.by, Seat::Both, "somebody places it");
            }
            let zones: Vec<&str> = mission.zones.iter().map(|zone| zone.id).collect();
            for (place, id) in zones.iter().enumerate() {
                assert!(!zones[..place].contains(id), "{}: {id} twice", mission.id);
            }
        }
    }
}
