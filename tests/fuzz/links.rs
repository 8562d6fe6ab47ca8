//! Links of the real games, edited by hand.

use adjutant::address::{LinkProblem, Place, Screen};
use adjutant::aid::{OwnModifier, Ruleset, Values};
use adjutant::battle::Side;
use adjutant::rulesets::ALL;
use proptest::prelude::*;
use proptest::sample::Index;

use crate::edit::{edit, run};

/// Pieces of links, and pieces that a messenger adds to a link on the way.
const PIECES: &[&str] = &[
    "#",
    "/",
    "?",
    "&",
    "=",
    "~",
    ".",
    "%",
    "%2",
    "%zz",
    "%00",
    "%20",
    "%D0",
    "%F0%9F%8E%B2",
    "+",
    "-",
    "-1",
    "0",
    "7",
    "99999",
    "999999999999999999999",
    "1e9",
    "yes=",
    "no=",
    "=yes",
    "=no",
    "yes",
    "no",
    "&amp;",
    "&&",
    "==",
    "//",
    "/../",
    "#/",
    "rules",
    "calculate",
    "missions",
    "missions/dust-up",
    "units/first/1",
    "turn",
    "new",
    "q=",
    "?q=",
    "<b>",
    "\"",
    "'",
    "\u{200b}",
    "\u{feff}",
    "ł",
    "Ж",
    "🎲",
    " ",
    "\n",
];

/// Every calculator of every game: its ruleset, its place there, its fields.
fn calculators() -> Vec<(&'static Ruleset, usize)> {
    ALL.iter().flat_map(|game| (0..game.calculators.len()).map(|index| (*game, index))).collect()
}

/// A link to a calculator whose first questions are answered by these numbers; the others have
/// their defaults.
fn calculator(at: Index, answers: &[Option<u16>], own: Vec<(String, i16)>) -> Screen {
    let all = calculators();
    let (game, index) = all[at.index(all.len())];
    let calculator = &game.calculators[index];
    let fields = calculator.fields;
    let mut values = Values::defaults(fields);
    for (index, answer) in answers.iter().enumerate().take(fields.len()) {
        let Some(answer) = answer else { continue };
        let (low, high) = fields[index].kind.range();
        let (low, high) = (i32::from(low), i32::from(high));
        let value = low + i32::from(*answer) % (high - low + 1);
        values.set(fields, index, value as i16);
    }
    for (label, amount) in own {
        let label = OwnModifier::label_of(&label);
        let sum = String::from("to-hit");
        values.put_own(OwnModifier { sum, label, amount });
    }
    Screen::In(game.id, Place::calculator(calculator, &values))
}

fn calculator_links() -> impl Strategy<Value = Screen> {
    // Few answers, or enough of them that the link is written in short form.
    let answer = || prop::option::weighted(0.2, any::<u16>());
    let answers = prop_oneof![
        2 => prop::collection::vec(answer(), 0..60),
        1 => prop::collection::vec(any::<u16>().prop_map(Some), 10..60),
    ];
    // Modifiers of the players' own, with whatever they typed.
    let own = prop::collection::vec((any::<String>(), -9_i16..=9), 0..3);
    (any::<Index>(), answers, own).prop_map(|(at, answers, own)| calculator(at, &answers, own))
}

fn other_links() -> impl Strategy<Value = Screen> {
    (any::<Index>(), any::<Index>(), any::<Index>()).prop_map(|(game, place, part)| {
        let game = ALL[game.index(ALL.len())];
        let section = &game.reference[part.index(game.reference.len())];
        let mut screens =
            vec![Screen::Home, Screen::Settings, Screen::About, Screen::New(game.id, None)];
        let places = [
            Place::Turn,
            Place::Calculators,
            Place::Dice,
            Place::Units,
            Place::Unit(Side::Second, 7),
            Place::Armies,
            Place::Army(7),
            Place::ArmyUnit(7, 3),
            Place::Rules("дым & smoke".into()),
            Place::Section(section.id),
        ];
        screens.extend(places.map(|place| Screen::In(game.id, place)));
        if let Some(rule) = section.rules.first() {
            screens.push(Screen::In(game.id, Place::Rule(section.id, rule.cite)));
        }
        let missions = (game.missions.all)(&Values::defaults(game.house_rules));
        if let Some(mission) = missions.get(part.index(missions.len().max(1))) {
            screens.push(Screen::In(game.id, Place::Missions));
            screens.push(Screen::In(game.id, Place::Mission(mission.id)));
        }
        screens[place.index(screens.len())].clone()
    })
}

fn links() -> impl Strategy<Value = Screen> {
    prop_oneof![3 => calculator_links(), 1 => other_links()]
}

/// The properties of any link, whatever it contains.
fn leads_somewhere(link: &str) -> (Screen, Vec<LinkProblem>) {
    let (screen, amiss) = Screen::read(link, ALL);
    let hash = screen.hash();
    assert!(hash.starts_with("#/") && hash.is_ascii(), "{hash}");
    assert_eq!(
        Screen::read(&hash, ALL),
        (screen.clone(), Vec::new()),
        "{link}: what was read is written as {hash}, which is something else"
    );
    if let Screen::In(_, Place::Calculator(..)) = screen {}
    // Until the rules are loaded, it waits on the home screen.
    let (waiting, _) = Screen::read(link, &[]);
    assert!(waiting.ruleset().is_none(), "{link}: {waiting:?}");
    (screen, amiss)
}

#[test]
fn a_link_leads_where_it_was_taken() {
    run(4_000, &links(), |screen| {
        let link = screen.hash();
        assert_eq!(leads_somewhere(&link), (screen, Vec::new()), "{link}");
    });
}

#[test]
fn an_edited_link_leads_somewhere() {
    let edits = prop::collection::vec(edit(PIECES), 1..5);
    run(12_000, &(links(), links(), edits), |(screen, other, edits)| {
        let other = other.hash();
        let link = edits.iter().fold(screen.hash(), |link, edit| edit.of(&link, &[&other]));
        leads_somewhere(&link);
    });
}

/// One wrong part of a link is reported, and affects none of the others.
#[test]
fn a_foreign_answer_harms_no_other() {
    let foreign = "zz[a-z]{1,6}";
    run(3_000, &(calculator_links(), foreign), |(screen, foreign)| {
        let link = screen.hash();
        let and = if link.contains('?') { '&' } else { '?' };
        let longer = format!("{link}{and}{foreign}=yes");
        let (read, amiss) = leads_somewhere(&longer);
        assert_eq!(read, screen, "{longer}");
        assert_eq!(amiss, [LinkProblem::Field(foreign)], "{longer}");
    });
}
