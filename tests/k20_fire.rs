//! K20: fire of all kinds, against figures worked out by hand from the ledger
//! (`golden/k20-fire.tsv`), cell by cell against its tables
//! (`golden/k20-tables.tsv`), and against its closed forms.

#![allow(clippy::expect_used, clippy::panic)]

mod golden;
mod situations;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use adjutant::aid::{Calculator, Figure, Outcome, Values, Working};
use adjutant::dice::{Walk, odds, walk};
use adjutant::rulesets::k20::RULESET;
use proptest::prelude::*;

use golden::{Golden, chance};

const GOLDEN: Golden = Golden { ruleset: &RULESET };

#[track_caller]
fn work(id: &str, inputs: &str) -> Working {
    GOLDEN.work(id, inputs).expect("the inputs fit")
}

/// The rows of a table of the ledger, as cells.
fn table(id: &str) -> Vec<Vec<&'static str>> {
    let mut rows = Vec::new();
    let mut inside = false;
    for line in include_str!("golden/k20-tables.tsv").lines() {
        match line.strip_prefix("table\t") {
            Some(name) => inside = name == id,
            None if inside => rows.push(line.split('\t').collect()),
            None => {}
        }
    }
    assert!(!rows.is_empty(), "no table {id}");
    rows
}

/// A modifier as the ledger prints it; `None` for a dash.
fn printed(cell: &str) -> Option<i16> {
    cell.parse().ok()
}

/// The number of faces in a range of the die: `—`, `4`, `5-12`.
fn faces(cell: &str) -> u32 {
    match cell.split_once('-') {
        Some((low, high)) => {
            let [low, high] = [low, high].map(|face| face.parse::<u32>().expect("a face"));
            high - low + 1
        }
        None => u32::from(cell != "—"),
    }
}

/// The sum of a working's modifiers in a sum that cite this rule.
fn modifier(working: &Working, sum: &str, cite: &str) -> i16 {
    let sum =
        (working.sums.iter()).find(|it| it.id == sum).unwrap_or_else(|| panic!("no sheet {sum}"));
    (sum.modifiers.iter())
        .filter(|modifier| modifier.cite == cite)
        .map(|modifier| modifier.value)
        .sum()
}

fn result(working: &Working, sum: &str) -> i16 {
    let sum = (working.sums.iter()).find(|it| it.id == sum);
    match sum.map(|sum| &sum.result) {
        Some(Figure::Number(number)) => *number,
        other => panic!("{other:?}"),
    }
}

const VEHICLE: [&str; 5] = ["burns", "damage", "immobilised", "suppressed", "no-effect"];
const INFANTRY: [&str; 5] = ["damage-and-morale", "damage", "suppressed", "pinned", "no-effect"];

#[test]
fn every_cell_of_the_hit_effects_has_its_faces() {
    let rows = table("K20-HET-T1");
    assert_eq!(rows.len(), 31);
    for row in rows {
        for (half, words, cells) in
            [("vehicle", VEHICLE, &row[1..6]), ("infantry", INFANTRY, &row[6..11])]
        {
            let working = work("hit-effect", &format!("half={half} strength={}", row[0]));
            for (word, cell) in words.iter().zip(cells) {
                let found = chance(&working, &format!("effect={word}")).expect("a part");
                let expected = f64::from(faces(cell)) / 20.0;
                assert!((found - expected).abs() < 1e-12, "{half} {}: {word} {found}", row[0]);
            }
        }
    }
}

#[test]
fn the_hit_effects_end_at_their_last_rows() {
    for (strength, row) in [(-30, -10), (-11, -10), (21, 20), (40, 20)] {
        for half in ["vehicle", "infantry"] {
            let beyond = work("hit-effect", &format!("half={half} strength={strength}"));
            let last = work("hit-effect", &format!("half={half} strength={row}"));
            assert_eq!(beyond.headline, last.headline);
            let odds = [&beyond, &last].map(|it| {
                let procedure = it.procedure.as_ref().expect("rolled");
                odds(|dice| procedure(dice))
            });
            assert_eq!(odds[0], odds[1], "{half} {strength}");
        }
    }
}

#[test]
fn spotting_is_that_of_the_table_at_every_inch() {
    let rows = table("K20-SPT-T1");
    let bands = [2, 6, 12, 24, 36, 72];
    for (row, (kind, camouflaged)) in rows.iter().zip([
        ("infantry", "no"),
        ("gun", "no"),
        ("vehicle", "no"),
        ("infantry", "yes"),
        ("gun", "yes"),
        ("vehicle", "yes"),
    ]) {
        for inches in 0..=100 {
            let band = bands.iter().position(|upto| inches <= *upto);
            let cell = band.map_or("—", |band| row[band + 1]);
            for (moved, fired) in [("no", "no"), ("yes", "no"), ("no", "yes"), ("yes", "yes")] {
                let spotted = match cell {
                    "A" => true,
                    "S / R" => moved == "yes" || fired == "yes",
                    "R" | "R (note 1)" => moved == "yes",
                    _ => false,
                };
                let working = work(
                    "spotting",
                    &format!(
                        "kind={kind} camouflaged={camouflaged} distance={inches} \
                         moved={moved} fired={fired}"
                    ),
                );
                let Figure::Word(word) = working.headline.1 else {
                    panic!("a word");
                };
                let expected = if spotted { "Spotted" } else { "Hidden" };
                assert_eq!(golden::word(word), expected, "{} {inches}", row[0]);
            }
        }
    }
}

#[test]
fn the_range_modifier_is_that_of_the_table_at_every_inch() {
    // `up to 7"`, `10-18"`: the last number is the last inch of the band.
    let mut bands: Vec<(i16, i16)> = Vec::new();
    for row in table("K20-DIR-T4") {
        if let Some(modifier) = printed(row[1]) {
            let last = row[0].trim_end_matches('"').rsplit([' ', '-']).next();
            bands.push((last.and_then(printed).expect("an inch"), modifier));
        }
    }
    assert_eq!(bands.len(), 29);
    for inches in 0..=72 {
        let working =
            work("direct-fire", &format!("ammunition=ht distance={inches} range-modifier=-7"));
        let expected = bands.iter().find(|(upto, _)| inches <= *upto);
        match expected {
            Some((_, expected)) => {
                assert_eq!(modifier(&working, "to-hit", "K20-DIR-T4"), *expected);
                assert_eq!(modifier(&working, "to-hit", "K20-AMB-14"), 0);
            }
            None => assert_eq!(modifier(&working, "to-hit", "K20-AMB-14"), -7),
        }
        let house = work(
            "direct-fire",
            &format!("ammunition=ht distance={inches} house.long-range-goes-on=yes"),
        );
        let goes_on = expected.map_or(-18 - (inches - 59) / 2, |(_, modifier)| *modifier);
        assert_eq!(modifier(&house, "to-hit", "K20-DIR-T4"), goes_on, "{inches}");
    }
}

const TERRAIN: [&str; 11] = [
    "woods",
    "water",
    "craters",
    "infantry-trench",
    "vehicle-trench",
    "low-walls",
    "ruins",
    "small-ruins",
    "banks",
    "outside-building",
    "inside-building",
];

#[test]
fn terrain_is_that_of_the_table_in_every_cell() {
    let rows = table("K20-DIR-T3");
    assert_eq!(rows.len(), TERRAIN.len());
    for (row, terrain) in rows.iter().zip(TERRAIN) {
        let cover = |more: &str| {
            let inputs = format!("ammunition=he cover=terrain terrain={terrain} {more}");
            let working = work("direct-fire", &inputs);
            let noted = (working.not_counted.iter()).any(|note| note.cite == "K20-AMB-17");
            let found = modifier(&working, "to-hit", "K20-DIR-T3");
            assert_eq!(noted, found == 0, "{inputs}");
            found
        };
        // Infantry in ruins has one row, whatever the class.
        let infantry = if terrain == "small-ruins" { &rows[6] } else { row };
        for (column, visible) in [(2, "half"), (3, "less")] {
            assert_eq!(
                cover(&format!("target=infantry infantry-visible={visible}")),
                printed(infantry[column]).unwrap_or(0),
                "{terrain} infantry {visible}"
            );
        }
        for target in ["vehicle", "gun", "building"] {
            for (column, visible) in [(4, "over-half"), (5, "part"), (6, "little")] {
                assert_eq!(
                    cover(&format!("target={target} vehicle-visible={visible}")),
                    printed(row[column]).unwrap_or(0),
                    "{terrain} {target} {visible}"
                );
            }
        }
    }
    for (on_line, row) in [
        ("woods", 0),
        ("water", 1),
        ("craters", 2),
        ("trenches", 3),
        ("trenches", 4),
        ("low-walls", 5),
        ("ruins", 6),
        ("ruins", 7),
        ("banks", 8),
        ("building", 9),
        ("building", 10),
    ] {
        let working = work("direct-fire", &format!("ammunition=ht on-line={on_line}"));
        let expected = printed(rows[row][7]).unwrap_or(0);
        assert_eq!(modifier(&working, "to-hit", "K20-DIR-T3"), expected, "{on_line}");
    }
}

#[test]
fn ap_is_that_of_the_table_at_every_value_and_inch() {
    let rows = table("K20-AMM-T1");
    for value in 0..=30 {
        let column = match value {
            ..=2 => 1,
            3..=6 => 2,
            7..=14 => 3,
            _ => 4,
        };
        for inches in 0..=100 {
            let row = (rows.iter()).find(|row| {
                let upto = row[0].trim_end_matches('"').parse::<i16>();
                upto.is_ok_and(|upto| inches <= upto)
            });
            let expected = row.and_then(|row| printed(row[column]));
            let inputs = format!("ap={value} distance={inches}");
            let working = work("ap-strength", &inputs);
            match expected {
                Some(by_range) => assert_eq!(result(&working, "strength"), value + by_range),
                None => assert_eq!(working.refusals[0].cite, "K20-AMM-T1", "{inputs}"),
            }
            if inches <= 72 {
                let fired = work("direct-fire", &inputs);
                match expected {
                    Some(by_range) => assert_eq!(result(&fired, "strength"), value + by_range),
                    None => assert_eq!(fired.refusals[0].cite, "K20-AMM-T1", "{inputs}"),
                }
            }
        }
    }
}

/// The row of scatter for a distance.
fn scatter_row(id: &str, inches: i16) -> Vec<&'static str> {
    let row = match inches {
        ..=9 => 0,
        10..=24 => 1,
        _ => 2,
    };
    table(id).swap_remove(row)
}

#[test]
fn scatter_is_that_of_the_table_at_every_inch() {
    for inches in 0..=100 {
        let row = scatter_row("K20-AMM-T3", inches);
        for (die, cell) in [("even", row[1]), ("odd", row[2])] {
            let once: f32 = cell.trim_end_matches('"').parse().expect("inches");
            for (doubled, times) in [("no", 1.0), ("yes", 2.0)] {
                let inputs = format!("distance={inches} die={die} doubled={doubled}");
                let working = work("scatter", &inputs);
                let Figure::Measured(found, _) = working.headline.1 else {
                    panic!("a distance");
                };
                assert!((found - once * times).abs() < f32::EPSILON, "{inputs}");
                let word = match (once * times * 2.0) as u32 {
                    1 => "half",
                    2 => "1",
                    4 => "2",
                    8 => "4",
                    _ => "8",
                };
                let sure = chance(&working, &format!("scatter={word}")).expect("a part");
                assert!((sure - 1.0).abs() < 1e-12, "{inputs}");
            }
        }
    }
}

#[test]
fn the_fix_of_a_mission_is_that_of_the_table_at_every_inch() {
    let counts = |fix: u32| {
        let even = (fix + 1..=20).filter(|face| face.is_multiple_of(2)).count();
        let odd = 20 - fix as usize - even;
        [fix as usize, even, odd]
    };
    // In 20ths, as the ledger counts them.
    assert_eq!([10, 5, 2].map(counts), [[10, 5, 5], [5, 8, 7], [2, 9, 9]]);
    for inches in 0..=100 {
        let row = scatter_row("K20-ART-T2", inches);
        let fix = faces(row[1]);
        let [_, even, odd] = counts(fix);
        let words = match inches {
            ..=9 => ["1", "half"],
            10..=24 => ["2", "1"],
            _ => ["4", "2"],
        };
        let working = work("fire-mission", &format!("distance={inches}"));
        for (word, count) in [("on-target", fix as usize), (words[0], even), (words[1], odd)] {
            let found = chance(&working, &format!("scatter={word}")).expect("a part");
            assert!((found - count as f64 / 20.0).abs() < 1e-12, "{inches} {word} {found}");
        }
    }
}

/// The number of the hit roll, worked out from the answers as the ledger lists them, in its own
/// order.
fn number(answers: &BTreeMap<&str, i16>) -> i16 {
    answers.values().sum()
}

proptest! {
    /// The modifiers of the ledger add up, whether they occur alone or together.
    #[test]
    fn modifiers_of_the_hit_roll_add_up(
        training in 1i16..=20,
        om in -20i16..=20,
        defence in -20i16..=20,
        further: bool,
        level in 0usize..4,
        hurt: bool,
        evading in 0usize..5,
        moving: bool,
        camouflage: bool,
        smoke: bool,
        cover in 0usize..4,
        line in 0usize..2,
        distance in 10i16..=24,
    ) {
        let levels = [("motivated", 1), ("confident", 0), ("disorganised", -1), ("broken", -3)];
        let evasions = [("no", 0), ("2", -2), ("3", -3), ("4", -4), ("5", -5)];
        let covers = [("none", 0), ("light", -2), ("linear", -5), ("heavy", -8)];
        let lines = [("nothing", 0), ("woods", -2)];
        let yes = |on: bool| if on { "yes" } else { "no" };
        let inputs = format!(
            "ammunition=ht training={training} om={om} defence={defence} further={} level={} \
             pinned-or-damaged={} evading={} moving={} camouflage={} smoke={} cover={} \
             on-line={} distance={distance}",
            yes(further), levels[level].0, yes(hurt), evasions[evading].0, yes(moving),
            yes(camouflage), yes(smoke), covers[cover].0, lines[line].0,
        );
        let when = |on: bool, value: i16| if on { value } else { 0 };
        let expected = number(&BTreeMap::from([
            ("training", training),
            ("om", om),
            ("defence", defence),
            ("further", when(further, 2)),
            ("level", levels[level].1),
            ("hurt", when(hurt, -5)),
            ("evading", evasions[evading].1),
            // Not added to evading.
            ("moving", when(moving && evading == 0, -1)),
            ("camouflage", when(camouflage, -2)),
            ("smoke", when(smoke, -8)),
            // Only the worse of the two.
            ("cover", covers[cover].1.min(lines[line].1)),
            ("range", if distance <= 18 { 2 } else { 1 }),
        ]));
        let working = work("direct-fire", &inputs);
        prop_assert_eq!(result(&working, "to-hit"), expected, "{}", inputs);
        let added = work("direct-fire", &format!("{inputs} house.line-adds-to-cover=yes"));
        let both = expected - covers[cover].1.min(lines[line].1)
            + covers[cover].1 + lines[line].1;
        prop_assert_eq!(result(&added, "to-hit"), both);
    }

    /// The closed forms of K20-DIR-P1.
    #[test]
    fn a_shot_has_the_odds_of_the_ledger(om in -20i16..=20, ammunition in 0usize..3) {
        let ammunition = ["ap", "ht", "he"][ammunition];
        // Training 10 at 20″: +1.
        let number = 11 + om;
        let inputs = format!("ammunition={ammunition} om={om} distance=20 ap=3");
        let working = work("direct-fire", &inputs);
        let c = f64::from(number.clamp(1, 19));
        let h = f64::from(number.clamp(0, 20)) / 20.0;
        for (word, expected) in [
            ("hit", (c - 1.0) / 20.0),
            ("critical-10", h / 20.0),
            ("critical-5", (1.0 - h) / 20.0),
            ("miss", (19.0 - c) / 20.0),
            ("dud", 10.0 / 400.0),
            ("jam", 9.0 / 400.0),
            ("explosion", 1.0 / 400.0),
        ] {
            let found = chance(&working, &format!("shot={word}")).expect("a part");
            prop_assert!((found - expected).abs() < 1e-12, "{} {}: {}", inputs, word, found);
        }
        let light = work("direct-fire", &format!("{inputs} infantry-weapon=yes"));
        for (word, expected) in [("hit", h), ("miss", 1.0 - h), ("jam", 0.0), ("critical-10", 0.0)] {
            let found = chance(&light, &format!("shot={word}")).expect("a part");
            prop_assert!((found - expected).abs() < 1e-12, "{} {}: {}", inputs, word, found);
        }
    }

    /// Several shots, against a sum over all of their results.
    #[test]
    fn several_shots_are_one_after_another(
        shots in 1u32..=3,
        om in -12i16..=12,
        ap in 0i16..=30,
        dv in 0i16..=30,
        damaged: bool,
        further: bool,
        infantry_weapon: bool,
    ) {
        let yes = |on: bool| if on { "yes" } else { "no" };
        let inputs = format!(
            "shots={shots} om={om} distance=20 ap={ap} dv={dv} damaged={} further={} \
             infantry-weapon={}",
            yes(damaged), yes(further), yes(infantry_weapon),
        );
        let working = work("direct-fire", &inputs);
        let strength = result(&working, "strength");
        let first = 11 + om + if further { 2 } else { 0 };
        let expected = volley(shots, first, 13 + om, strength, u8::from(damaged), infantry_weapon);
        for (word, expected) in VEHICLE.iter().zip(expected) {
            let found = chance(&working, &format!("effect={word}")).expect("a part");
            prop_assert!((found - expected).abs() < 1e-12, "{} {}: {} {}", inputs, word, found, expected);
        }
    }
}

/// The faces of the vehicle half on a row, worst first.
fn vehicle_row(strength: i16) -> [f64; 5] {
    static ROWS: LazyLock<Vec<[f64; 5]>> = LazyLock::new(|| {
        (table("K20-HET-T1").iter())
            .map(|row| [1, 2, 3, 4, 5].map(|column| f64::from(faces(row[column])) / 20.0))
            .collect()
    });
    ROWS[(strength.clamp(-10, 20) + 10) as usize]
}

/// The result of several shots, by following every branch: the chances of `VEHICLE`.
fn volley(
    shots: u32,
    first: i16,
    further: i16,
    strength: i16,
    damaged: u8,
    infantry_weapon: bool,
) -> [f64; 5] {
    // Damage, hindrance (0 none, 1 suppressed, 2 immobilised), may fire.
    let mut states = BTreeMap::from([((damaged, 0u8, true), 1.0)]);
    for shot in 0..shots {
        let number = if shot == 0 { first } else { further };
        let c = f64::from(number.clamp(1, 19));
        let h = f64::from(number.clamp(0, 20)) / 20.0;
        let (hits, bad) = if infantry_weapon {
            (vec![(h, 0)], 0.0)
        } else {
            let hits = vec![((c - 1.0) / 20.0, 0), (h / 20.0, 10), ((1.0 - h) / 20.0, 5)];
            (hits, 1.0 / 20.0)
        };
        let mut next = BTreeMap::new();
        let mut put = |state, chance: f64| *next.entry(state).or_insert(0.0) += chance;
        for ((damage, hindrance, fires), chance) in states {
            if !fires || damage >= 2 {
                put((damage, hindrance, fires), chance);
                continue;
            }
            put((damage, hindrance, false), chance * bad);
            let hit: f64 = hits.iter().map(|(chance, _)| chance).sum();
            put((damage, hindrance, true), chance * (1.0 - bad - hit));
            for (share, critical) in &hits {
                let row = vehicle_row(strength + critical);
                let chance = chance * share;
                put((2, 0, true), chance * row[0]);
                put((damage + 1, hindrance, true), chance * row[1]);
                put((damage, hindrance.max(2), true), chance * row[2]);
                put((damage, hindrance.max(1), true), chance * row[3]);
                put((damage, hindrance, true), chance * row[4]);
            }
        }
        states = next;
    }
    let mut found = [0.0; 5];
    for ((damage, hindrance, _), chance) in states {
        let word = match (damage, hindrance) {
            (2.., _) => 0,
            (damage, _) if damage > damaged => 1,
            (_, 2) => 2,
            (_, 1) => 3,
            _ => 4,
        };
        found[word] += chance;
    }
    found
}

/// Enters the player's own dice and returns the figures by part.
fn entered(working: &Working, answers: &[u32]) -> BTreeMap<&'static str, u16> {
    let procedure = working.procedure.as_ref().expect("rolled");
    match walk(answers, |dice| procedure(dice)) {
        Walk::Ends(outcome, _) => (working.parts.iter().enumerate())
            .map(|(index, part)| (part.id, Outcome::figure(&outcome, index)))
            .collect(),
        Walk::Asks(question) => panic!("asks {question:?}"),
    }
}

/// The face of the hit die decides where missed HE goes: on 15 and 16 the hit
/// number is 11 (Training 10, 20″).
#[test]
fn missed_he_scatters_by_the_parity_of_the_hit_die() {
    let working = work("direct-fire", "ammunition=he distance=20 he-ov=5");
    let words = |word: &str| {
        let part = golden::part_of(&working, "scatter").expect("a part");
        golden::figure_of(&working, part, word).expect("a word")
    };
    for (face, scatter) in [(12, "2"), (13, "1"), (15, "1"), (16, "2"), (18, "2"), (19, "1")] {
        let found = entered(&working, &[face, 9]);
        assert_eq!(found["scatter"], words(scatter), "{face}");
        assert_eq!(found["bearing"], 45, "{face}");
        assert_eq!(found["shot"], 0, "{face}");
    }
    // A hit rolls its effect at once; a 20 is bad luck, not an even miss.
    for answers in [&[11, 4][..], &[2, 4], &[20, 0]] {
        let found = entered(&working, answers);
        assert_eq!(found["scatter"], words("none"), "{answers:?}");
        assert_eq!(found["bearing"], 0, "{answers:?}");
    }
    // For an infantry weapon a 20 is an even miss.
    let light = work(
        "direct-fire",
        "ammunition=he distance=20 he-ov=5 infantry-weapon=yes random-bearing=no",
    );
    assert_eq!(entered(&light, &[20])["scatter"], words("2"));
}

#[test]
fn a_mission_scatters_by_the_parity_of_its_hit_die() {
    let far = work("fire-mission", "distance=30 observer=no he-fp=5");
    let aim = |working: &Working, word: &str| {
        let part = golden::part_of(working, "scatter").expect("a part");
        golden::figure_of(working, part, word).expect("a word")
    };
    // Call, hit die, direction, ROF die.
    for (call, face, word) in [(0, 3, "2"), (0, 20, "4"), (1, 3, "4"), (1, 20, "8")] {
        let found = entered(&far, &[call, face, 0, 1]);
        assert_eq!(found["scatter"], aim(&far, word), "{call} {face}");
        assert_eq!(found["rounds"], 1);
        // No longer under the template, but after 2″ still near enough to look
        // for cover.
        let pinned = golden::figure_of(&far, 0, "pinned").expect("a word");
        let expected = if word == "2" { pinned } else { 0 };
        assert_eq!(found["effect"], expected, "{word}");
    }
    // On target no direction is asked for; the model is struck.
    let found = entered(&far, &[1, 2, 1, 1]);
    assert_eq!(found["scatter"], aim(&far, "on-target"));
    let damage = golden::figure_of(&far, 0, "damage").expect("a word");
    assert_eq!(found["effect"], damage);
    // A misunderstanding spares the model.
    let found = entered(&far, &[2, 2, 1]);
    assert_eq!(found["effect"], 0);
    assert_eq!(found["call"], 2);
}

#[test]
fn addresses_of_fire_stay_short() {
    for calculator in RULESET.calculators {
        let longest: usize = (calculator.fields.iter())
            .map(|field| {
                let answers = situations::ends(field).into_iter();
                let answer = answers.map(|answer| field.write(answer).len()).max();
                field.id.to_string().len() + answer.unwrap_or(0) + 2
            })
            .sum();
        let most = match calculator.id {
            "direct-fire" => 640,
            "charge" => 560,
            _ => 450,
        };
        assert!(longest <= most, "{}: {longest}", calculator.id);
    }
}

/// If a question cannot be answered from the units, the sheet decides: every calculator can be
/// played with its defaults.
#[test]
fn defaults_are_played_or_only_looked_up() {
    let house = Values::defaults(RULESET.house_rules);
    for Calculator { id, fields, work, .. } in RULESET.calculators {
        let working = work(&Values::defaults(fields), &house);
        assert!(working.refusals.is_empty(), "{id}");
    }
}

/// The rules that keep something out of a number.
fn not_counted(id: &str, inputs: &str) -> Vec<&'static str> {
    let working = work(id, inputs);
    working.not_counted.iter().map(|note| note.cite).collect()
}

#[test]
fn what_does_not_count_in_direct_fire_is_named_with_its_rule() {
    for (inputs, rules) in [
        ("", &[][..]),
        ("moving=yes", &[]),
        ("moving=yes evading=3", &["K20-DIR-04"]),
        // A building does not evade: the answers are not asked.
        ("target=building moving=yes evading=3", &[]),
        ("pinned-or-damaged=yes", &["K20-AMB-07"]),
        // The first shot is no further shot, the second is, and the third still adds only +2.
        ("shots=2", &[]),
        ("shots=3", &["K20-AMB-24"]),
        ("shots=2 further=yes", &["K20-AMB-24"]),
        // One cover alone, two of which one counts, both by the house rule.
        ("cover=light", &[]),
        ("cover=light on-line=woods", &["K20-AMB-18"]),
        ("cover=light on-line=woods house.line-adds-to-cover=yes", &[]),
        ("on-line=building", &["K20-AMB-17"]),
        ("cover=terrain terrain=infantry-trench", &["K20-AMB-17"]),
        ("ammunition=he smoke=yes", &["K20-AMB-55"]),
        ("ammunition=he cover=light", &["K20-AMB-55"]),
        ("ammunition=he cover=heavy", &[]),
        ("ammunition=ap smoke=yes", &[]),
        ("ammunition=he target=infantry moving=yes running=yes", &["K20-AMB-12"]),
        ("unarmoured=yes", &[]),
        ("ammunition=ht unarmoured=yes", &["K20-AMB-40"]),
    ] {
        assert_eq!(not_counted("direct-fire", inputs), rules, "{inputs}");
    }
}

#[test]
fn of_two_covers_the_one_that_does_not_count_is_named() {
    // The target's own cover of -5 against -2 on the line, and of -2 against -2: its own counts.
    let line = work("direct-fire", "cover=linear on-line=woods");
    let own = work("direct-fire", "cover=terrain terrain=water on-line=low-walls target=vehicle");
    assert_eq!(modifier(&line, "to-hit", "K20-DIR-T2"), -5);
    assert_eq!(modifier(&own, "to-hit", "K20-DIR-T3"), -2);
    let named = |working: &Working| format!("{:?}", working.not_counted[0].phrase);
    assert_ne!(named(&line), named(&own));
    assert_eq!(
        named(&line),
        named(&work("direct-fire", "cover=heavy on-line=woods")),
        "the woods again"
    );
}

#[test]
fn what_does_not_count_in_other_fire_is_named_with_its_rule() {
    for (id, inputs, rules) in [
        ("infantry-fire", "target-movement=moving", &[][..]),
        ("infantry-fire", "target-movement=running", &["K20-AMB-12"]),
        ("infantry-fire", "shooter-movement=moves", &[]),
        ("infantry-fire", "shooter-movement=moves-and-fires", &["K20-AMB-12"]),
        ("infantry-fire", "cover=linear", &[]),
        ("infantry-fire", "cover=smoke-or-heavy", &["K20-AMB-22"]),
        ("he-template", "movement=running", &["K20-AMB-12"]),
        ("he-template", "model=vehicle movement=running", &[]),
        ("ap-strength", "round=ht unarmoured=yes", &["K20-AMB-40"]),
        ("ap-strength", "round=ap unarmoured=yes", &[]),
        ("fire-mission", "", &[]),
        ("fire-mission", "model=gun", &["K20-ART-08"]),
        ("fire-mission", "model=vehicle", &["K20-ART-08"]),
        ("fire-mission", "model=vehicle unarmoured=yes", &[]),
        // Only R at 13 to 24 inches: the shot does not reveal the unit.
        ("spotting", "distance=13 fired=yes", &["K20-AMB-21"]),
        ("spotting", "distance=13 fired=yes moved=yes", &[]),
        // Infantry has the same cell with camouflage up to 6 inches, and not beyond.
        ("spotting", "distance=6 camouflaged=yes", &["K20-SPT-T1"]),
        ("spotting", "distance=7 camouflaged=yes", &[]),
    ] {
        assert_eq!(not_counted(id, inputs), rules, "{id} {inputs}");
    }
}

/// AP 2 and AP 0 reach 24 inches (K20-AMM-T1); for 0 the app asks for the card's value.
#[test]
fn a_value_that_nobody_entered_is_asked_for() {
    for id in ["direct-fire", "ap-strength"] {
        let refused = |inputs: &str| {
            let why = work(id, inputs).refusals;
            assert_eq!(why.len(), 1, "{id} {inputs}");
            assert_eq!(why[0].cite, "K20-AMM-T1");
            format!("{:?}", why[0].phrase)
        };
        assert!(work(id, "distance=24").refusals.is_empty());
        assert_ne!(refused("distance=25"), refused("ap=2 distance=25"));
    }
}
