//! Every screen has an address, and every address a screen.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "saves/ruleset.rs"]
mod ruleset;

use adjutant::address::{Amiss, GLOSSARY, LONGEST, Place, RULINGS, Screen, place_of};
use adjutant::aid::{Calculator, Kind, Ruleset, Values};
use adjutant::battle::Side;
use proptest::prelude::*;
use proptest::sample::select;

use ruleset::{GAME, GAMES};

/// The rulesets of the tests and those of the app.
fn all() -> Vec<&'static Ruleset> {
    let all = GAMES.iter().chain(adjutant::rulesets::ALL);
    all.copied().collect()
}

fn read(hash: &str) -> (Screen, Vec<Amiss>) {
    Screen::read(hash, &all())
}

/// A screen that an address gives without anything amiss.
fn screen(hash: &str) -> Screen {
    let (screen, amiss) = read(hash);
    assert_eq!(amiss, [], "{hash}");
    screen
}

/// What is amiss with an address that gives this screen all the same.
fn amiss(hash: &str, gives: &str) -> Vec<Amiss> {
    let (screen, amiss) = read(hash);
    assert_eq!(screen.hash(), gives, "{hash}");
    amiss
}

/// Every screen of a ruleset, but for answers and texts that are sought.
fn screens(ruleset: &Ruleset) -> Vec<Screen> {
    let mut places = vec![
        Place::Turn,
        Place::Calculators,
        Place::Dice,
        Place::Units,
        Place::Unit(Side::First, 0),
        Place::Unit(Side::Second, u32::MAX),
        Place::Rules(String::new()),
        Place::Section(RULINGS),
        Place::Section(GLOSSARY),
    ];
    for calculator in ruleset.calculators {
        places.push(Place::Calculator(calculator.id, Vec::new()));
    }
    for section in ruleset.reference {
        places.push(Place::Section(section.id));
        places.extend(
            (section.rules.iter().map(|rule| rule.cite))
                .chain(section.tables.iter().map(|table| table.cite))
                .map(|cite| Place::Rule(section.id, cite)),
        );
    }
    let rulings = ruleset.rulings.iter().map(|rule| rule.cite);
    places.extend(rulings.map(|cite| Place::Rule(RULINGS, cite)));
    let words = ruleset.glossary.iter().map(|term| term.cite);
    places.extend(words.map(|cite| Place::Rule(GLOSSARY, cite)));
    let mut screens = vec![
        Screen::Home,
        Screen::Settings,
        Screen::About,
        Screen::New(ruleset.id),
    ];
    screens.extend(
        places
            .into_iter()
            .map(|place| Screen::In(ruleset.id, place)),
    );
    screens
}

#[test]
fn every_screen_is_found_at_its_address() {
    for game in all() {
        for expected in screens(game) {
            let hash = expected.hash();
            assert_eq!(screen(&hash), expected, "{hash}");
            assert!(hash.starts_with("#/") && hash.is_ascii());
            assert_eq!(screen(&hash[1..]), expected, "without its #");
        }
    }
}

#[test]
fn addresses_read_as_the_table_says() {
    assert_eq!(screen(""), Screen::Home);
    assert_eq!(screen("#"), Screen::Home);
    assert_eq!(screen("#/new"), Screen::Home);
    assert_eq!(screen("#/new/test-game"), Screen::New("test-game"));
    let place = |hash: &str| match screen(hash) {
        Screen::In("test-game", place) => place,
        other => panic!("{hash} gave {other:?}"),
    };
    assert_eq!(place("#/test-game"), Place::Turn);
    assert_eq!(place("#/test-game/turn/"), Place::Turn);
    assert_eq!(place("#test-game/dice"), Place::Dice);
    assert_eq!(
        place("#/test-game/calculate/shooting?concealed=yes&skill=veteran&dice=2"),
        Place::Calculator(
            "shooting",
            vec![("skill", "veteran".into()), ("concealed", "yes".into())]
        )
    );
    assert_eq!(
        place("#/test-game/units/second/7"),
        Place::Unit(Side::Second, 7)
    );
    assert_eq!(
        place("#/test-game/rules?q=%D0%B4%D1%8B%D0%BC%20%26%20smoke"),
        Place::Rules("дым & smoke".into())
    );
    assert_eq!(
        place("#/test-game/rules/sho/tst-sho-t1"),
        Place::Rule("sho", "TST-SHO-T1")
    );
    // A rule that moved to another section is found where it is now.
    assert_eq!(
        place("#/test-game/rules/gone/TST-MOR-01"),
        Place::Rule("mor", "TST-MOR-01")
    );
    assert_eq!(
        place_of(&GAME, "TST-AMB-01"),
        Some(Place::Rule(RULINGS, "TST-AMB-01"))
    );
    assert_eq!(place_of(&GAME, "TST-AMB-02"), None);
}

#[test]
fn an_address_says_whose_rules_it_needs() {
    for game in adjutant::rulesets::GAMES {
        let id = game.id;
        for hash in [
            format!("#/{id}"),
            format!("#/{id}/calculate/x?y=z"),
            format!("#/new/{id}"),
        ] {
            assert_eq!(Screen::game(&hash).map(|game| game.id), Some(id), "{hash}");
            // And without them it leads home, and says why.
            let (screen, amiss) = Screen::read(&hash, &[]);
            assert_eq!((screen, amiss), (Screen::Home, vec![Amiss::NotFetched]));
        }
    }
    for hash in ["", "#/", "#/settings", "#/about", "#/new", "#/chess/turn"] {
        assert!(Screen::game(hash).is_none(), "{hash}");
    }
}

#[test]
fn what_is_wrong_falls_back_and_is_reported() {
    let home = "#/";
    assert_eq!(
        amiss("#/chess/turn", home),
        [Amiss::Ruleset("chess".into())]
    );
    assert_eq!(amiss("#/new/chess", home), [Amiss::Ruleset("chess".into())]);
    let turn = "#/test-game/turn";
    assert_eq!(amiss("#/test-game/map", turn), [Amiss::Place("map".into())]);
    assert_eq!(
        amiss("#/test-game/turn/x", turn),
        [Amiss::Place("x".into())]
    );
    assert_eq!(
        amiss("#/test-game/calculate/magic?a=b", "#/test-game/calculate"),
        [Amiss::Calculator("magic".into())]
    );
    assert_eq!(
        amiss(
            "#/test-game/calculate/shooting?luck=9&dice=41&moved=no&skill=",
            "#/test-game/calculate/shooting?moved=no"
        ),
        [
            Amiss::Field("luck".into()),
            Amiss::Value {
                field: "dice",
                value: "41".into()
            },
            Amiss::Value {
                field: "skill",
                value: String::new()
            },
        ]
    );
    for unit in [
        "third/1",
        "first/x",
        "first",
        "first/-1",
        "first/99999999999",
    ] {
        assert_eq!(
            amiss(&format!("#/test-game/units/{unit}"), "#/test-game/units"),
            [Amiss::Unit(unit.into())]
        );
    }
    assert_eq!(
        amiss("#/test-game/rules/zzz", "#/test-game/rules"),
        [Amiss::Section("zzz".into())]
    );
    assert_eq!(
        amiss("#/test-game/rules/sho/TST-SHO-99", "#/test-game/rules/sho"),
        [Amiss::Rule("TST-SHO-99".into())]
    );
    assert_eq!(
        amiss("#/test-game/rules/zzz/TST-ZZZ-01", "#/test-game/rules"),
        [
            Amiss::Rule("TST-ZZZ-01".into()),
            Amiss::Section("zzz".into())
        ]
    );
}

/// The answers with the longest address, found by changing one or two answers
/// at a time for as long as that makes it longer.
fn longest_address(game: &Ruleset, calculator: &Calculator) -> String {
    let hash =
        |answers: &Values| Screen::In(game.id, Place::calculator(calculator, answers)).hash();
    let choices: Vec<Vec<i16>> = calculator
        .fields
        .iter()
        .map(|field| match field.kind {
            Kind::Toggle => vec![0, 1],
            Kind::Choice(choices) => (0..choices.len() as i16).collect(),
            Kind::Count { low, high } | Kind::Measure { low, high, .. } => vec![low, high],
        })
        .collect();
    let fields = calculator.fields;
    let mut best = Values::defaults(fields);
    // From everything changed, and from nothing.
    for (index, answers) in choices.iter().enumerate() {
        let other = answers
            .iter()
            .find(|answer| **answer != fields[index].default);
        best.set(fields, index, *other.unwrap_or(&fields[index].default));
    }
    loop {
        let mut better = best.clone();
        for first in 0..fields.len() {
            for second in first..fields.len() {
                for a in &choices[first] {
                    for b in &choices[second] {
                        let mut tried = best.clone();
                        tried.set(fields, first, *a);
                        tried.set(fields, second, *b);
                        if hash(&tried).len() > hash(&better).len() {
                            better = tried;
                        }
                    }
                }
            }
        }
        if better == best {
            return hash(&best);
        }
        best = better;
    }
}

#[test]
fn no_address_of_a_calculator_is_longer_than_a_link_may_be() {
    for game in adjutant::rulesets::ALL {
        for calculator in game.calculators {
            let longest = longest_address(game, calculator);
            assert!(longest.len() <= LONGEST, "{}: {longest}", longest.len());
            let (screen, amiss) = Screen::read(&longest, adjutant::rulesets::ALL);
            assert_eq!((screen.hash(), amiss), (longest, vec![]));
        }
    }
}

/// So many cases; a failure is shown, not kept in a file.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn answers() -> impl Strategy<Value = Values> {
    let fields = GAME.calculator("shooting").unwrap().fields;
    let answers: Vec<_> = fields
        .iter()
        .map(|field| match field.kind {
            Kind::Toggle => 0..=1,
            Kind::Choice(choices) => 0..=choices.len() as i16 - 1,
            Kind::Count { low, high } | Kind::Measure { low, high, .. } => low..=high,
        })
        .collect();
    answers.prop_map(Values::from)
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn answers_survive_the_round_trip(answers in answers()) {
        let shooting = GAME.calculator("shooting").unwrap();
        let screen = Screen::In(GAME.id, Place::calculator(shooting, &answers));
        let hash = screen.hash();
        prop_assert!(hash.len() <= LONGEST);
        prop_assert_eq!(read(&hash), (screen, vec![]));
    }

    #[test]
    fn what_is_sought_survives_the_round_trip(sought in "\\PC*|.{0,12}") {
        let screen = Screen::In(GAME.id, Place::Rules(sought));
        prop_assert_eq!(read(&screen.hash()), (screen, vec![]));
    }

    #[test]
    fn any_text_gives_a_screen_that_has_an_address(
        parts in prop::collection::vec(
            prop_oneof![
                select(vec![
                    "#", "/", "?", "&", "=", "%", "new", "test-game", "other-game", "turn",
                    "calculate", "shooting", "units", "first", "7", "rules", "sho",
                    "TST-SHO-01", "skill", "veteran", "dice", "settings", "q", "%D0", "ł",
                ]).prop_map(String::from),
                ".{0,3}",
            ],
            0..14,
        ),
        slashes in any::<bool>(),
    ) {
        let hash = parts.join(if slashes { "/" } else { "" });
        let (screen, _) = read(&hash);
        prop_assert_eq!(read(&screen.hash()), (screen, vec![]));
    }
}
