//! Battles from scripts: whole turns of every wargame, written from the ledgers with given
//! dice and checked step by step, and what is said of a script that is wrong.

#![allow(clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;

use adjutant::battle::script::Script;

/// Plays a script; where it stops, the number of the line and why.
fn play(script: &str) -> Result<usize, (usize, String)> {
    let mut lines = (1..)
        .zip(script.lines())
        .filter(|(_, line)| Script::says(line));
    let (number, first) = lines.next().expect("it says something");
    let mut battle = Script::begin(first).map_err(|wrong| (number, wrong.to_string()))?;
    let mut expected = 0;
    for (number, line) in lines {
        expected += usize::from(line.contains("\"expect\""));
        battle
            .play(line)
            .map_err(|wrong| (number, wrong.to_string()))?;
    }
    Ok(expected)
}

#[test]
fn every_script_is_played_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts");
    let mut games = Vec::new();
    for entry in fs::read_dir(folder).expect("there are scripts") {
        let path = entry.expect("it can be read").path();
        let name = path
            .file_stem()
            .expect("it has a name")
            .to_string_lossy()
            .into_owned();
        let script = fs::read_to_string(&path).expect("it can be read");
        match play(&script) {
            Ok(expected) => assert!(expected >= 10, "{name} expects nearly nothing"),
            Err((line, wrong)) => panic!("{name}:{line}: {wrong}"),
        }
        games.push(name);
    }
    // A new game has none at first.
    assert!(games.len() >= 4, "only {games:?}");
}

#[test]
fn a_script_that_is_wrong_is_told_by_the_line() {
    let begun = r#"{"game": "flames-of-war"}
# A platoon of each side.
{"add-unit": {"side": "first", "name": "Rifles"}}
{"add-unit": {"side": "second", "name": "Guards"}}
"#;
    for (line, told) in [
        (r#"{"jump": 1}"#, "unknown variant"),
        (
            r#"{"fall": {"calculator": "sailing"}}"#,
            "there is no calculator 'sailing'",
        ),
        (r#"{"offer": {"id": "fly"}}"#, "there is no offer 'fly'"),
        (
            r#"{"fall": {"calculator": "shooting", "faces": [1, 2, 3]}}"#,
            "3 dice are given",
        ),
        (
            r#"{"expect": {"unit": 1, "is": {"pinned": "yes"}}}"#,
            "pinned of unit 1 is 'no', and 'yes' is expected",
        ),
        (r#"{"expect": {"unit": 9, "is": {}}}"#, "there is no unit 9"),
        (
            r#"{"expect": {"unit": 1, "is": {"courage": "yes"}}}"#,
            "there is no question 'courage' of unit 1",
        ),
        (
            r#"{"set-unit": {"side": "first", "unit": 7, "field": "pinned", "value": "yes"}}"#,
            "it changes nothing",
        ),
    ] {
        let (number, wrong) = play(&format!("{begun}{line}")).expect_err(line);
        assert_eq!(number, 5, "{line}");
        assert!(wrong.contains(told), "{line}: {wrong}");
    }
    let (_, wrong) = play(r#"{"game": "chess"}"#).expect_err("there is none");
    assert_eq!(wrong, "there is no wargame 'chess'");
}

#[test]
fn offers_of_one_name_are_told_apart_by_where_they_lead() {
    let script = r#"{"game": "k20"}
{"offer": {"id": "go-to", "stage": "charge"}}
{"expect": {"stage": "charge"}}
{"offer": {"id": "go-to", "stage": "moving"}}
{"expect": {"stage": "moving"}}
"#;
    assert_eq!(play(script), Ok(2));
}

#[test]
fn a_calculator_that_stands_so_already_is_opened_and_answered_again() {
    let script = r#"{"game": "flames-of-war"}
{"add-unit": {"side": "first", "name": "Rifles"}}
{"add-unit": {"side": "second", "name": "Guards"}}
{"open-calculator": {"calculator": "shooting", "cast": {"shooter": "1", "target": "2"}, "answers": {"over-16": "yes"}}}
{"open-calculator": {"calculator": "shooting", "cast": {"shooter": "1", "target": "2"}, "answers": {"over-16": "yes"}}}
{"answer": {"calculator": "shooting", "field": "over-16", "value": "yes"}}
{"cast": {"calculator": "shooting", "role": "target", "unit": 2}}
"#;
    assert_eq!(play(script), Ok(0));
    for (line, told) in [
        (
            r#"{"open-calculator": {"calculator": "sailing"}}"#,
            "there is no calculator 'sailing'",
        ),
        (
            r#"{"answer": {"calculator": "shooting", "field": "courage", "value": "2"}}"#,
            "it changes nothing",
        ),
        (
            r#"{"cast": {"calculator": "shooting", "role": "drummer", "unit": null}}"#,
            "it changes nothing",
        ),
        (
            r#"{"answer": {"calculator": "shooting", "field": "over-16", "value": "many"}}"#,
            "it changes nothing",
        ),
    ] {
        let (_, wrong) = play(&format!("{script}{line}\n")).expect_err(line);
        assert_eq!(wrong, told, "{line}");
    }
}

#[test]
fn what_a_line_names_and_is_not_there_is_told() {
    let begun = "{\"game\": \"cold-war-commander\"}\n";
    for (line, told) in [
        (
            r#"{"add-unit": {"side": "first", "name": "Guards", "answers": {"courage": "4"}}}"#,
            "there is no question 'courage' of a unit",
        ),
        (
            r#"{"add-unit": {"side": "first", "name": "Guards", "answers": {"hits": "many"}}}"#,
            "there is no answer 'many' to 'hits' of a unit",
        ),
        (
            r#"{"start-battle": {"name": "Here", "whole": {"weather": "rain"}}}"#,
            "there is no question 'weather' of the battle",
        ),
        (
            r#"{"open-calculator": {"calculator": "orders", "answers": {"mood": "4"}}}"#,
            "there is no question 'mood' of orders",
        ),
        (
            r#"{"open-calculator": {"calculator": "orders", "cast": {"drummer": "1"}}}"#,
            "there is no role 'drummer' of orders",
        ),
        (
            r#"{"house": {"split-crossfire": "perhaps"}}"#,
            "there is no answer 'perhaps' to 'split-crossfire' of the house rules",
        ),
        (
            r#"{"undo": 1}"#,
            "there is no more to undo than the 0 things that were done",
        ),
    ] {
        let (_, wrong) = play(&format!("{begun}{line}\n")).expect_err(line);
        assert_eq!(wrong, told, "{line}");
    }
}

/// Crossfire! with 3 attacks: on each of two units by the sheet, 2 and 1 with the house rule
/// of CWC-AMB-29. What was done is taken back and done again another way.
#[test]
fn a_script_plays_by_house_rules_and_takes_back() {
    let script = r#"{"game": "cold-war-commander"}
{"add-unit": {"side": "first", "name": "Tanks"}}
{"add-unit": {"side": "first", "name": "Rifles"}}
{"open-calculator": {"calculator": "command-blunder", "cast": {"first": "1", "second": "2"}, "answers": {"rolled": "crossfire", "known-attacks": "3"}}}
{"fall": {"calculator": "command-blunder", "faces": [6, 1, 1, 1, 6, 6, 1, 1, 1]}}
{"expect": {"unit": 1, "is": {"marked": "1"}}}
{"expect": {"unit": 2, "is": {"marked": "2"}}}
{"undo": 2}
{"expect": {"unit": 1, "is": {"marked": "0"}}}
{"house": {"split-crossfire": "yes"}}
{"fall": {"calculator": "command-blunder", "faces": [6, 1, 1, 1]}}
{"expect": {"unit": 1, "is": {"marked": "1"}}}
{"expect": {"unit": 2, "is": {"marked": "0"}}}
"#;
    assert_eq!(play(script), Ok(5));
}
