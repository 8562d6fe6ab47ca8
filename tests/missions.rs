//! The maps of the missions against the ledger: every rectangle on the usual table, the
//! general ones on tables of any size, tables that are too small, and the legal places
//! of an Objective, to the tenth of an inch.

#![allow(clippy::expect_used, clippy::panic)]

use adjutant::aid::mission::{
    CENTIMETRE, Fault, INCH, Line, Mission, Point, Rect, Roles, Room, Seat, Table, Tenths, Why,
    Zone, ZoneKind,
};
use adjutant::aid::{PhaseKind, Ruleset, Unit, Values};
use adjutant::rulesets::brygada::sheet::maps as brygada;
use adjutant::rulesets::brygada::sheet::words::Mission as BrygadaWord;
use adjutant::rulesets::brygada::turn::missions::MISSIONS as BRYGADA;
use adjutant::rulesets::{self, flames_of_war as fow};
use adjutant::text::{Language, Packs, PluralCategory, Voice};
use fow::sheet::house::House;
use fow::sheet::missions::words::Mission as Word;
use proptest::prelude::*;

fn mission(word: Word) -> &'static Mission {
    mission_by(word, House::default())
}

fn mission_by(word: Word, house: House) -> &'static Mission {
    fow::sheet::missions::maps::map_of(word, house).expect("a mission")
}

fn upright() -> &'static Mission {
    let house = House { dust_up_upright: true, ..House::default() };
    mission_by(Word::DustUp, house)
}

/// The table of 72" by 48".
const USUAL: Table = fow::sheet::missions::maps::TABLE;
const MIRRORED: Table = Table { mirrored: true, ..USUAL };

fn zone(mission: &Mission, id: &str) -> &'static Zone {
    mission.zone(id).expect("a zone")
}

/// Left, bottom, right, top in inches; they must be whole.
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

/// The stretches of edge where a player's reserves arrive, in inches: x from, y from, x to, y to.
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
        (dust_up, USUAL, [[0, 0, 16, 0], [0, 0, 0, 16]], [[56, 48, 72, 48], [72, 32, 72, 48]]),
        (dust_up, MIRRORED, [[56, 0, 72, 0], [72, 0, 72, 16]], [[0, 48, 16, 48], [0, 32, 0, 48]]),
        (upright(), USUAL, [[0, 0, 16, 0], [0, 0, 0, 16]], [[32, 72, 48, 72], [48, 56, 48, 72]]),
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
        // The maximum distance between a player's own objectives is in their zone.
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

/// Tables of any size, in inches or centimetres.
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
    /// agree.
    #[test]
    fn the_check_agrees_with_the_map(
        table in tables(),
        x in -50..2500_i16,
        y in -50..2500_i16,
    ) {
        let point = Point { x, y };
        for mission in all_missions() {
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

    /// Nonsense from a damaged save draws something or nothing, and never panics.
    #[test]
    fn no_table_and_no_point_stops_the_app(
        long in any::<i16>(), short in any::<i16>(), depth in any::<i16>(),
        mirrored in any::<bool>(),
        x in any::<i16>(), y in any::<i16>(), other_x in any::<i16>(), other_y in any::<i16>(),
    ) {
        let table = Table { long, short, depth, mirrored };
        let own = [Point { x: other_x, y: other_y }];
        for mission in all_missions() {
            let _ = (mission.shapes(table), mission.words(table), mission.warnings(table));
            let _ = mission.distances(Point { x, y }, table).words(mission.roles);
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
    let lines = [("attacker-objectives", Room::Line), ("defender-objectives", Room::Line)];
    let flat = table(72, 32);
    let free_for_all = mission(Word::FreeForAll);
    assert_eq!(rooms(free_for_all, flat), lines);
    assert_eq!(rooms(mission(Word::DustUp), flat), lines);
    let on_the_line = Point { x: 300, y: 0 };
    assert!(free_for_all.faults(0, on_the_line, &[], flat).is_empty());
    let no_retreat = mission(Word::NoRetreat);
    assert_eq!(
        rooms(no_retreat, table(32, 24)),
        [("attacker-deploys", Room::Line), ("defender-objectives", Room::Line)]
    );
    let gone = rooms(no_retreat, table(30, 24));
    assert!(gone.iter().all(|(_, room)| *room == Room::Gone));
    let drawn = no_retreat.shapes(table(30, 24)).areas;
    assert!(drawn.iter().all(|area| area.zone.kind != ZoneKind::Objectives));
}

fn at(x: Tenths, y: Tenths) -> Point {
    Point { x, y }
}

/// The reasons, the differences, and their limits.
fn why(faults: &[Fault]) -> Vec<(Why, Tenths, Tenths)> {
    let told = |fault: &Fault| (fault.why, fault.by, fault.limit);
    faults.iter().map(told).collect()
}

#[test]
#[allow(clippy::too_many_lines)] // Long because it is a table of cases.
fn exactly_at_a_distance_is_legal_and_a_tenth_nearer_is_not() {
    use Line::{Centre, Far, Left, Middle, Near, Right};
    use Why::{TooNear, WrongSide};
    let too_near = |line, limit| vec![(TooNear(line), 1, limit)];
    // Mission, placing, the last legal point, the first illegal one, and why.
    let cases = [
        // Free-for-All, the attacker on the defender's half: 16" to the centre line, 8"
        // to the short edges, nothing to the long ones.
        (Word::FreeForAll, 0, at(360, 80), at(360, 81), too_near(Centre, 160)),
        (Word::FreeForAll, 0, at(80, 0), at(79, 0), too_near(Left, 80)),
        (Word::FreeForAll, 0, at(640, 0), at(641, 0), too_near(Right, 80)),
        (Word::FreeForAll, 1, at(360, 400), at(360, 399), too_near(Centre, 160)),
        (Word::FreeForAll, 1, at(640, 480), at(641, 480), too_near(Right, 80)),
        // Encounter: the attacker's own half first, then the defender's.
        (Word::Encounter, 0, at(80, 400), at(80, 399), too_near(Centre, 160)),
        (Word::Encounter, 2, at(80, 80), at(80, 81), too_near(Centre, 160)),
        // Dust-Up: 8" to every edge and to the centre line; up to the other quarter.
        (Word::DustUp, 0, at(80, 320), at(80, 319), too_near(Centre, 80)),
        (Word::DustUp, 0, at(80, 400), at(80, 401), too_near(Far, 80)),
        (Word::DustUp, 0, at(80, 360), at(79, 360), too_near(Left, 80)),
        (Word::DustUp, 0, at(360, 360), at(361, 360), vec![(WrongSide(Middle), 1, 0)]),
        (Word::DustUp, 2, at(360, 120), at(359, 120), vec![(WrongSide(Middle), 1, 0)]),
        (Word::DustUp, 2, at(360, 80), at(360, 79), too_near(Near, 80)),
        // No Retreat: 8" everywhere, on the defender's half, for both.
        (Word::NoRetreat, 0, at(80, 280), at(80, 281), too_near(Centre, 80)),
        (Word::NoRetreat, 1, at(400, 80), at(400, 79), too_near(Near, 80)),
        (Word::HoldTheLine, 1, at(400, 80), at(401, 80), too_near(Right, 80)),
    ];
    for (word, placing, legal, illegal, expected) in cases {
        let mission = mission(word);
        let faults = |point| mission.faults(placing, point, &[], USUAL);
        assert_eq!(why(&faults(legal)), [], "{} {legal:?}", mission.id);
        assert_eq!(why(&faults(illegal)), expected, "{} {illegal:?}", mission.id);
    }
}

#[test]
fn the_wrong_half_and_the_table_are_told_apart_from_too_near() {
    let faults = |word, point| why(&mission(word).faults(0, point, &[], USUAL));
    // 20" beyond the centre line: far enough from it, and on the wrong half.
    assert_eq!(faults(Word::NoRetreat, at(240, 560)), [(Why::WrongSide(Line::Centre), 200, 0)]);
    assert_eq!(
        faults(Word::NoRetreat, at(240, 400)),
        [(Why::WrongSide(Line::Centre), 40, 0), (Why::TooNear(Line::Centre), 40, 80)]
    );
    assert_eq!(faults(Word::FreeForAll, at(300, -4)), [(Why::OffTable, 4, 0)]);
    assert_eq!(faults(Word::FreeForAll, at(725, 20)), [(Why::OffTable, 5, 0)]);
}

#[test]
fn a_players_own_two_are_at_most_48_inches_apart_in_free_for_all_only() {
    let free_for_all = mission(Word::FreeForAll);
    let other = [at(100, 0)];
    let faults = |mission: &Mission, x, y| why(&mission.faults(0, at(x, y), &other, USUAL));
    assert_eq!(faults(free_for_all, 580, 0), []);
    assert_eq!(faults(free_for_all, 581, 0), [(Why::TooFar, 1, 480)]);
    // 480 and 10 at a right angle are 480.1: a fraction of a tenth, shown as a whole
    // one.
    assert_eq!(faults(free_for_all, 580, 10), [(Why::TooFar, 1, 480)]);
    // 3-4-5: 384² + 288² = 480².
    let slanting = [at(80, 0)];
    let tall = Table { long: 960, short: 960, depth: 0, mirrored: false };
    assert!(free_for_all.faults(0, at(464, 288), &slanting, tall).is_empty());
    assert_eq!(
        why(&free_for_all.faults(0, at(464, 289), &slanting, tall)),
        [(Why::TooFar, 1, 480)]
    );
    assert_eq!(why(&mission(Word::Encounter).faults(0, at(600, 400), &[at(80, 400)], USUAL)), []);
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
    let singly = House { objectives_singly: true, ..House::default() };
    assert_eq!(order(mission(Word::FreeForAll)), [(A, D), (A, D), (D, A), (D, A)]);
    assert_eq!(order(mission_by(Word::FreeForAll, singly)), [(A, D), (D, A), (A, D), (D, A)]);
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
        assert_eq!(mission.distinguishes_left_from_right(), word == Word::DustUp);
    }
}

/// The missions of a game under its usual house rules.
fn missions(ruleset: &Ruleset) -> Vec<&'static Mission> {
    (ruleset.missions.all)(&Values::defaults(ruleset.house_rules))
}

/// The missions of every game.
fn all_missions() -> Vec<&'static Mission> {
    let games = rulesets::ALL.iter();
    games.flat_map(|ruleset| missions(ruleset)).collect()
}

/// The properties that a screen and a save rely on, for any game.
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
            }
            let drawn = mission.shapes(table);
            assert_eq!(drawn.areas.len(), mission.zones.len(), "{}", mission.id);
            assert_eq!(drawn.arrows.len(), mission.dimensions.len(), "{}", mission.id);
            let mut stages = ruleset.checklist.iter();
            let set_up = stages.find(|stage| stage.id == mission.set_up);
            let set_up = set_up.expect("a stage for its set-up");
            assert_eq!(set_up.kind, PhaseKind::SetUp, "{}", mission.id);
            for lit in set_up.steps.iter().flat_map(|step| step.shows) {
                assert!(mission.zone(lit).is_some(), "{}: no zone {lit}", mission.id);
            }
            let zones: Vec<&str> = mission.zones.iter().map(|zone| zone.id).collect();
            for (place, id) in zones.iter().enumerate() {
                assert!(!zones[..place].contains(id), "{}: {id} twice", mission.id);
            }
        }
    }
}

// 10. Brygada.

fn brygada(word: BrygadaWord) -> &'static Mission {
    brygada::map_of(word).expect("a mission")
}

/// The five missions of 10. Brygada, in the order of the sheet.
fn five() -> Vec<&'static Mission> {
    let all = BrygadaWord::ALL.iter();
    all.filter_map(|word| brygada::map_of(*word)).collect()
}

const fn centimetres(centimetres: i16) -> Tenths {
    centimetres * CENTIMETRE
}

/// Left, bottom, right, top in centimetres; they must be whole.
fn in_centimetres(rect: Rect) -> [Tenths; 4] {
    [rect.x[0], rect.y[0], rect.x[1], rect.y[1]].map(|tenths| {
        assert_eq!(tenths % CENTIMETRE, 0, "{rect:?}");
        tenths / CENTIMETRE
    })
}

/// BR10-MIS-02, BR10-MIS-08, BR10-MIS-10, BR10-AMB-42 on a table of 120 by 90 cm with
/// zones of 20 cm: left, bottom, right, top.
#[test]
fn the_zones_of_brygada_are_strips_of_the_agreed_depth() {
    let first = ("first-deploys", [0, 70, 120, 90]);
    let second = ("second-deploys", [0, 0, 120, 20]);
    let between = ("between", [0, 20, 120, 70]);
    let objectives = ("objectives", [30, 30, 90, 60]);
    let feature = ("feature", [44, 35, 76, 55]);
    let drawn: [(BrygadaWord, &[Drawn]); 5] = [
        (BrygadaWord::MeetingEngagement, &[first, second, between]),
        (BrygadaWord::FrontalAttack, &[second]),
        (BrygadaWord::SpoilsOfWar, &[first, second, between, objectives]),
        (BrygadaWord::Reconnaissance, &[first, second, between]),
        (BrygadaWord::StrategicPoint, &[first, second, between, feature]),
    ];
    for (word, zones) in drawn {
        let mission = brygada(word);
        assert_eq!(mission.zones.len(), zones.len(), "{}", mission.id);
        for (id, corners) in zones {
            let rect = mission.rect(zone(mission, id), brygada::TABLE);
            assert_eq!(in_centimetres(rect), *corners, "{} {id}", mission.id);
        }
    }
    // A different depth, the same table.
    let deep = Table { depth: centimetres(35), ..brygada::TABLE };
    let meeting = brygada(BrygadaWord::MeetingEngagement);
    let rect = |id| in_centimetres(meeting.rect(zone(meeting, id), deep));
    assert_eq!(rect("first-deploys"), [0, 55, 120, 90]);
    assert_eq!(rect("second-deploys"), [0, 0, 120, 35]);
    assert_eq!(rect("between"), [0, 35, 120, 55]);
}

/// Every arrow has the agreed depth, or the 30 cm of BR10-MIS-08.
#[test]
fn the_arrows_of_brygada_are_as_long_as_the_zones_are_deep() {
    let table = Table { depth: centimetres(25), ..brygada::TABLE };
    for mission in five() {
        let shapes = mission.shapes(table);
        for arrow in &shapes.arrows {
            let long = (arrow.to.x - arrow.from.x).abs() + (arrow.to.y - arrow.from.y).abs();
            assert_eq!(long, arrow.is, "{} {arrow:?}", mission.id);
        }
        let mut lengths: Vec<Tenths> = shapes.arrows.iter().map(|one| one.is / 4).collect();
        lengths.sort_unstable();
        let expected: &[Tenths] = match mission.id {
            "frontal-attack" => &[25],
            "spoils-of-war" => &[25, 25, 30, 30],
            _ => &[25, 25],
        };
        assert_eq!(lengths, expected, "{}", mission.id);
        assert_eq!(shapes.centre, None, "nothing is measured from it");
    }
}

proptest! {
    #[test]
    fn the_strips_of_brygada_hold_on_tables_of_any_size(
        table in tables(),
        depth in 5..=100_i16,
    ) {
        let table = Table { depth: centimetres(depth), mirrored: false, ..table };
        for mission in five() {
            let frame = mission.frame(table);
            let (w, h, d) = (frame.width, frame.height, table.depth);
            for zone in mission.zones {
                let expected = match zone.id {
                    "first-deploys" => [0, w, h - d, h],
                    "second-deploys" => [0, w, 0, d],
                    "between" => [0, w, d, h - d],
                    "objectives" => [120, w - 120, 120, h - 120],
                    _ => [w / 2 - 64, w / 2 + 64, h / 2 - 40, h / 2 + 40],
                };
                let [left, right, bottom, top] = expected;
                let rect = Rect { x: [left, right], y: [bottom, top] };
                prop_assert_eq!(mission.rect(zone, table), rect);
            }
            // There are warnings about zones that meet, and about a table without room
            // for objectives.
            let warned: Vec<&str> = mission.warnings(table).iter().map(|one| one.zone.id).collect();
            let meet = mission.zone("between").is_some() && h <= 2 * d;
            prop_assert_eq!(warned.contains(&"between"), meet);
            let narrow = mission.id == "spoils-of-war" && (h <= 240 || w <= 240);
            prop_assert_eq!(warned.contains(&"objectives"), narrow);
        }
    }
}

/// BR10-MIS-T1: only the frontal attack has an attacker; he comes over his own edge and
/// leaves over the other (BR10-MIS-06, BR10-MIS-12, BR10-AMB-42).
#[test]
fn the_attacker_of_the_frontal_attack_crosses_the_whole_table() {
    for mission in five() {
        let frontal = mission.id == "frontal-attack";
        let roles = if frontal { Roles::Attack } else { Roles::Order };
        assert_eq!(mission.roles, roles, "{}", mission.id);
        let shapes = mission.shapes(brygada::TABLE);
        assert_eq!(shapes.exits.len(), usize::from(frontal), "{}", mission.id);
        assert_eq!(shapes.entries.len(), usize::from(frontal), "{}", mission.id);
    }
    let shapes = brygada(BrygadaWord::FrontalAttack).shapes(brygada::TABLE);
    let (w, h) = (centimetres(120), centimetres(90));
    assert_eq!(shapes.entries[0].runs, [[at(0, h), at(w, h)]]);
    assert_eq!(shapes.exits[0].run, [at(0, 0), at(w, 0)]);
    assert_eq!(shapes.exits[0].exit.of, Seat::Attacker);
}

/// BR10-MIS-08, BR10-MIS-P4.
#[test]
fn objectives_stand_30_centimetres_from_every_edge_and_from_each_other() {
    use Line::{Far, Left, Near, Right};
    let spoils = brygada(BrygadaWord::SpoilsOfWar);
    let faults = |x, y, others: &[Point]| why(&spoils.faults(0, at(x, y), others, brygada::TABLE));
    // Exactly 30 cm, 120 tenths of an inch, and a tenth less, from each edge.
    let (left, right, near, far) = (120, 480 - 120, 120, 360 - 120);
    for (x, y) in [(left, near), (left, far), (right, near), (right, far)] {
        assert_eq!(faults(x, y, &[]), []);
    }
    for (x, y, line) in
        [(left - 1, 180, Left), (right + 1, 180, Right), (240, near - 1, Near), (240, far + 1, Far)]
    {
        assert_eq!(faults(x, y, &[]), [(Why::TooNear(line), 1, 120)]);
    }
    // The same from another objective, along the table and at an angle: 72² + 96² =
    // 120².
    let other = [at(200, 130)];
    assert_eq!(faults(320, 130, &other), []);
    assert_eq!(faults(319, 130, &other), [(Why::TooClose, 1, 120)]);
    assert_eq!(faults(272, 226, &other), []);
    assert_eq!(faults(272, 225, &other), [(Why::TooClose, 1, 120)]);
    // Each objective that is too near is reported; one on the same spot, with the whole distance.
    let others = [at(200, 130), at(300, 130)];
    assert_eq!(faults(200, 130, &others), [(Why::TooClose, 120, 120), (Why::TooClose, 20, 120)]);
}

/// A sheet in centimetres measures its maps in them; if a sheet has both units, the
/// player chooses.
#[test]
fn brygada_knows_centimetres_only() {
    for ruleset in rulesets::ALL {
        let only = ruleset.id == "brygada";
        assert_eq!(ruleset.missions.unit == Unit::Centimetres, only, "{}", ruleset.id);
    }
    let (least, most) = BRYGADA.depths;
    assert_eq!((least, most), (centimetres(5), centimetres(100)));
}

/// The description of each map, with the agreed depth.
#[test]
fn the_maps_of_brygada_in_words() {
    let packs = Packs::embedded(Language::English);
    let voice = Voice { packs: &packs, metric: true, plural: &|_, _| PluralCategory::Other };
    let told = |word| -> Vec<String> {
        let words = brygada(word).words(brygada::TABLE);
        let told = words.iter().map(|phrase| voice.render(phrase));
        told.map(|words| words.replace('\u{a0}', " ")).collect()
    };
    let table = "The table is 120 cm wide and 90 cm deep; the players sit at its long edges.";
    assert_eq!(
        told(BrygadaWord::SpoilsOfWar),
        [
            table,
            "The first player's edge is at the top, the second player's at the bottom.",
            "First player's zone: bottom at 20 cm (as agreed) from the first player's edge; top at the first player's edge; across the whole width.",
            "Second player's zone: bottom at the second player's edge; top at 20 cm (as agreed) from the second player's edge; across the whole width.",
            "Nobody deploys here: bottom at 20 cm (as agreed) from the second player's edge; top at 20 cm (as agreed) from the first player's edge; across the whole width.",
            "Objectives: bottom at 30 cm from the second player's edge; top at 30 cm from the first player's edge; left at 30 cm from the left edge; right at 30 cm from the right edge.",
            "As many Objectives as agreed: placed by the players in turn.",
            "At least 30 cm apart.",
        ]
    );
    assert_eq!(
        told(BrygadaWord::FrontalAttack),
        [
            table,
            "The attacker's edge is at the top, the defender's at the bottom.",
            "Defender's zone: bottom at the defender's edge; top at 20 cm (as agreed) from the defender's edge; across the whole width.",
            "Attacker comes in: anywhere along the attacker's edge.",
            "Attacker leaves: anywhere along the defender's edge.",
        ]
    );
    let point = told(BrygadaWord::StrategicPoint);
    assert_eq!(
        point.last().map(String::as_str),
        Some("Strategic point: in the middle of the table, as big as your terrain piece.")
    );
}
