//! Every screen has an address, and every address a screen.

#![allow(clippy::unwrap_used, clippy::panic)]

mod frozen;
#[path = "saves/ruleset.rs"]
mod ruleset;

use adjutant::address::{GLOSSARY, Handed, LinkProblem, Place, RULINGS, Screen, place_of};
use adjutant::aid::{Id, Ruleset, Values};
use adjutant::battle::Side;
use proptest::prelude::*;
use proptest::sample::select;

use frozen::{Name, OldKind, Random};
use ruleset::{GAME, GAMES};

/// The rulesets of the tests and of the app.
fn all() -> Vec<&'static Ruleset> {
    let all = GAMES.iter().chain(adjutant::rulesets::ALL);
    all.copied().collect()
}

const fn id(name: &'static str) -> Id {
    Id { of: "", nth: 0, name }
}

fn read(hash: &str) -> (Screen, Vec<LinkProblem>) {
    Screen::read(hash, &all())
}

/// The screen of an address that is read without any problem.
fn screen(hash: &str) -> Screen {
    let (screen, amiss) = read(hash);
    assert_eq!(amiss, [], "{hash}");
    screen
}

/// The problems of an address that still gives this screen.
fn amiss(hash: &str, gives: &str) -> Vec<LinkProblem> {
    let (screen, amiss) = read(hash);
    assert_eq!(screen.hash(), gives, "{hash}");
    amiss
}

/// Every screen of a ruleset, except those with answers or a search text.
fn screens(ruleset: &Ruleset) -> Vec<Screen> {
    let mut places = vec![
        Place::Turn,
        Place::Battle,
        Place::Log,
        Place::LogEntry(9_999),
        Place::Report,
        Place::Luck,
        Place::Calculators,
        Place::Dice,
        Place::Units,
        Place::Unit(Side::First, 0),
        Place::Unit(Side::Second, u32::MAX),
        Place::Armies,
        Place::Army(1),
        Place::ArmyUnit(u32::MAX, 0),
        Place::Paper,
        Place::Rules(String::new()),
        Place::Section(RULINGS),
        Place::Section(GLOSSARY),
    ];
    places.extend([Place::SideCards(Side::Second), Place::ArmyCards(7)]);
    places.extend([Place::SideLines(Side::Second), Place::ArmyLines(7)]);
    for calculator in ruleset.calculators {
        places.push(Place::Calculator(calculator.id, Vec::new(), Vec::new()));
    }
    for section in ruleset.reference {
        places.push(Place::Section(section.id));
        places.extend(
            (section.rules.iter().map(|rule| rule.cite))
                .chain(section.tables.iter().map(|table| table.cite))
                .map(|cite| Place::Rule(section.id, cite)),
        );
    }
    let missions = (ruleset.missions.all)(&Values::defaults(ruleset.house_rules));
    if !missions.is_empty() {
        places.push(Place::Missions);
    }
    let missions = missions.into_iter().map(|mission| mission.id);
    places.extend(missions.map(Place::Mission));
    let rulings = ruleset.rulings.iter().map(|rule| rule.cite);
    places.extend(rulings.map(|cite| Place::Rule(RULINGS, cite)));
    let words = ruleset.glossary.iter().map(|term| term.cite);
    places.extend(words.map(|cite| Place::Rule(GLOSSARY, cite)));
    let mut screens = vec![
        Screen::Home,
        Screen::Settings,
        Screen::About,
        Screen::Keep,
        Screen::Hand(Handed::Battle(3)),
        Screen::Hand(Handed::Army(u32::MAX)),
        Screen::Take("AQEA_w-".into()),
        Screen::Take("n/00123".into()),
        Screen::Battles,
        Screen::New(ruleset.id, None),
    ];
    let situations = (places.iter()).filter(|place| matches!(place, Place::Calculator(..)));
    let codes = situations.map(|place| Screen::Code(ruleset.id, place.clone()));
    screens.extend(codes.collect::<Vec<_>>());
    screens.extend(places.into_iter().map(|place| Screen::In(ruleset.id, place)));
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
    assert_eq!(screen("#/new/test-game"), Screen::New("test-game", None));
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
            vec![(id("skill"), "veteran".into()), (id("concealed"), "yes".into())],
            Vec::new()
        )
    );
    assert_eq!(place("#/test-game/units/second/7"), Place::Unit(Side::Second, 7));
    assert_eq!(
        place("#/test-game/rules?q=%D0%B4%D1%8B%D0%BC%20%26%20smoke"),
        Place::Rules("дым & smoke".into())
    );
    assert_eq!(place("#/test-game/rules/sho/tst-sho-t1"), Place::Rule("sho", "TST-SHO-T1"));
    // A rule that moved to another section is still found.
    assert_eq!(place("#/test-game/rules/gone/TST-MOR-01"), Place::Rule("mor", "TST-MOR-01"));
    assert_eq!(place_of(&GAME, "TST-AMB-01"), Some(Place::Rule(RULINGS, "TST-AMB-01")));
    assert_eq!(place_of(&GAME, "TST-AMB-02"), None);
}

#[test]
fn cards_have_addresses_in_every_game() {
    for game in ["brygada", "test-game"] {
        for place in ["armies/3/cards", "units/first/cards"] {
            let hash = format!("#/{game}/{place}");
            assert_eq!(read(&hash), (screen(&hash), Vec::new()));
        }
    }
    let units = amiss("#/test-game/units/third/cards", "#/test-game/units");
    assert_eq!(units, [LinkProblem::Unit("third/cards".into())]);
    let none = amiss("#/test-game/armies/x", "#/test-game/armies");
    assert_eq!(none, [LinkProblem::Place("x".into())]);
    let more = amiss("#/test-game/armies/3/4/5", "#/test-game/armies/3/4");
    assert_eq!(more, [LinkProblem::Place("5".into())]);
}

#[test]
fn missions_have_addresses_where_there_are_any() {
    let game = "flames-of-war";
    let mission = |hash: &str| match screen(hash) {
        Screen::In("flames-of-war", place) => place,
        other => panic!("{hash} gave {other:?}"),
    };
    assert_eq!(mission("#/flames-of-war/missions"), Place::Missions);
    let new = |hash: &str| Screen::read(hash, &[&adjutant::rulesets::flames_of_war::RULESET]);
    let with = Screen::New("flames-of-war", Some("dust-up"));
    assert_eq!(with.hash(), "#/new/flames-of-war?mission=dust-up");
    assert_eq!(new(&with.hash()), (with, vec![]));
    let siege = new("#/new/flames-of-war?mission=siege");
    let without = Screen::New("flames-of-war", None);
    assert_eq!(siege, (without, vec![LinkProblem::Mission("siege".into())]));
    assert_eq!(mission("#/flames-of-war/missions/dust-up"), Place::Mission("dust-up"));
    assert_eq!(
        amiss(&format!("#/{game}/missions/siege"), &format!("#/{game}/missions")),
        [LinkProblem::Mission("siege".into())]
    );
    assert_eq!(
        amiss(&format!("#/{game}/missions/dust-up/x"), &format!("#/{game}/missions/dust-up")),
        [LinkProblem::Place("x".into())]
    );
    // A wargame without missions has no such place.
    assert_eq!(
        amiss("#/test-game/missions", "#/test-game/turn"),
        [LinkProblem::Place("missions".into())]
    );
    for ruleset in all() {
        let any = !(ruleset.missions.all)(&Values::defaults(ruleset.house_rules)).is_empty();
        assert_eq!(ruleset.missions.has_any(), any, "{}", ruleset.id);
    }
}

#[test]
fn an_address_says_whose_rules_it_needs() {
    for game in adjutant::rulesets::GAMES {
        let id = game.id;
        for hash in [format!("#/{id}"), format!("#/{id}/calculate/x?y=z"), format!("#/new/{id}")] {
            assert_eq!(Screen::game(&hash).map(|game| game.id), Some(id), "{hash}");
            // Without rulesets it leads home, and reports why.
            let (screen, amiss) = Screen::read(&hash, &[]);
            assert_eq!((screen, amiss), (Screen::Home, vec![LinkProblem::NotFetched]));
        }
    }
    for hash in ["#/go-on", "#/go-on/calculate", "#/go-on/dice", "#/go-on/rules", "#/keep/shared"] {
        assert_eq!(screen(hash).hash(), hash);
    }
    for hash in ["", "#/", "#/settings", "#/about", "#/new", "#/chess/turn"] {
        assert!(Screen::game(hash).is_none(), "{hash}");
    }
}

#[test]
fn what_is_wrong_falls_back_and_is_reported() {
    let home = "#/";
    assert_eq!(amiss("#/chess/turn", home), [LinkProblem::Ruleset("chess".into())]);
    assert_eq!(amiss("#/new/chess", home), [LinkProblem::Ruleset("chess".into())]);
    let turn = "#/test-game/turn";
    assert_eq!(amiss("#/test-game/map", turn), [LinkProblem::Place("map".into())]);
    assert_eq!(amiss("#/test-game/turn/x", turn), [LinkProblem::Place("x".into())]);
    assert_eq!(
        amiss("#/test-game/calculate/magic?a=b", "#/test-game/calculate"),
        [LinkProblem::Calculator("magic".into())]
    );
    assert_eq!(
        amiss(
            "#/test-game/calculate/shooting?luck=9&dice=41&moved=no&skill=",
            "#/test-game/calculate/shooting?!moved"
        ),
        [
            LinkProblem::Field("luck".into()),
            LinkProblem::Value { field: id("dice"), value: "41".into() },
            LinkProblem::Value { field: id("skill"), value: String::new() },
        ]
    );
    assert_eq!(
        amiss(
            "#/test-game/calculate/shooting?dice=3&moved&dice=4&dice=5",
            "#/test-game/calculate/shooting?dice=5"
        ),
        [LinkProblem::Twice(id("dice"))]
    );
    assert_eq!(amiss("#/go-on/tea", "#/go-on"), [LinkProblem::Place("tea".into())]);
    for unit in ["third/1", "first/x", "first", "first/-1", "first/99999999999"] {
        assert_eq!(
            amiss(&format!("#/test-game/units/{unit}"), "#/test-game/units"),
            [LinkProblem::Unit(unit.into())]
        );
    }
    assert_eq!(
        amiss("#/test-game/rules/zzz", "#/test-game/rules"),
        [LinkProblem::Section("zzz".into())]
    );
    assert_eq!(
        amiss("#/test-game/rules/sho/TST-SHO-99", "#/test-game/rules/sho"),
        [LinkProblem::Rule("TST-SHO-99".into())]
    );
    assert_eq!(
        amiss("#/test-game/rules/zzz/TST-ZZZ-01", "#/test-game/rules"),
        [LinkProblem::Rule("TST-ZZZ-01".into()), LinkProblem::Section("zzz".into())]
    );
}

/// The shortest beginning of a name that no other name shares, as old links shortened names.
fn cut<'a>(names: &[&str], name: &'a str) -> &'a str {
    let alone = |short: &str| names.iter().filter(|other| other.starts_with(short)).count() == 1;
    (1..name.len()).map(|end| &name[..end]).find(|short| alone(short)).unwrap_or(name)
}

/// A link as written before forms were grouped, with full names and with shortened ones.
fn old_links(names: &[Name], answers: &[(&str, String)]) -> [String; 2] {
    let all: Vec<&str> = names.iter().map(|name| name.id.as_str()).collect();
    let (mut full, mut short) = (Vec::new(), Vec::new());
    let mut switches = [("yes", Vec::new()), ("no", Vec::new())];
    for (name, (id, answer)) in names.iter().zip(answers) {
        full.push(format!("{id}={answer}"));
        let id = cut(&all, id);
        if let Some((_, together)) = switches.iter_mut().find(|(word, _)| word == answer) {
            together.push(id);
        } else if let OldKind::Choice(words) = &name.kind {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            short.push(format!("{id}={}", cut(&words, answer)));
        } else {
            short.push(format!("{id}={answer}"));
        }
    }
    for (word, together) in switches {
        if !together.is_empty() {
            short.push(format!("{word}={}", together.join(".")));
        }
    }
    [full.join("&"), format!("~{}", short.join("&"))]
}

#[test]
fn old_links_open_what_they_did() {
    for ((game, form), names) in frozen::names() {
        let Some(id) = form.strip_prefix("calculate/") else {
            continue;
        };
        let game = (adjutant::rulesets::ALL.iter().find(|it| it.id == game)).unwrap();
        let calculator = game.calculator(id).unwrap();
        let mut random = Random::of(&form);
        for _ in 0..20 {
            let answers = frozen::situation(&names, &mut random);
            let pairs = answers.iter().map(|(id, value)| (*id, value.as_str()));
            let (values, _) = Values::read(calculator.fields, pairs);
            let meant = Screen::In(game.id, Place::calculator(calculator, &values));
            for query in old_links(&names, &answers) {
                let hash = format!("#/{}/{form}?{query}", game.id);
                let read = Screen::read(&hash, adjutant::rulesets::ALL);
                assert_eq!(read, (meant.clone(), vec![]), "{hash}");
            }
            let read = Screen::read(&meant.hash(), adjutant::rulesets::ALL);
            assert_eq!(read, (meant.clone(), vec![]), "{}", meant.hash());
        }
    }
}

/// This number of cases; a failure is shown, not stored in a file.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn answers() -> impl Strategy<Value = Values> {
    let fields = GAME.calculator("shooting").unwrap().fields;
    let answers: Vec<_> = fields
        .iter()
        .map(|field| {
            let (low, high) = field.kind.range();
            low..=high
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
