//! Battles from scripts: whole turns of every wargame, written from the ledgers with given
//! dice and checked step by step, and the messages about wrong scripts.

#![allow(clippy::expect_used, clippy::panic)]

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

use adjutant::battle::Action;
use adjutant::battle::script::Script;
use serde_json::{Value, json};
use strum::VariantNames;

/// Plays a script whose expectations name all that is due; if it stops, the number of the line and
/// why.
fn play(script: &str) -> Result<usize, (usize, String)> {
    play_as(script, Script::naming_all_due)
}

/// Plays a script that need not name all that is due, as older ones do not.
fn play_older(script: &str) -> Result<usize, (usize, String)> {
    play_as(script, |script| script)
}

fn play_as(script: &str, begins: fn(Script) -> Script) -> Result<usize, (usize, String)> {
    let mut lines = (1..).zip(script.lines()).filter(|(_, line)| Script::says(line));
    let (number, first) = lines.next().expect("it says something");
    let battle = Script::begin(first).map_err(|wrong| (number, wrong.to_string()))?;
    let mut battle = begins(battle);
    let mut expected = 0;
    for (number, line) in lines {
        expected += usize::from(line.contains("\"expect\""));
        battle.play(line).map_err(|wrong| (number, wrong.to_string()))?;
    }
    Ok(expected)
}

#[test]
fn every_script_is_played_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts");
    let mut games = Vec::new();
    for entry in fs::read_dir(folder).expect("there are scripts") {
        let path = entry.expect("it can be read").path();
        let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        let script = fs::read_to_string(&path).expect("it can be read");
        match play(&script) {
            Ok(expected) => assert!(expected >= 10, "{name} expects nearly nothing"),
            Err((line, wrong)) => panic!("{name}:{line}: {wrong}"),
        }
        games.push(name);
    }
    // A new game has no scripts at first.
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
        (r#"{"fall": {"calculator": "sailing"}}"#, "there is no calculator 'sailing'"),
        (r#"{"offer": {"id": "fly"}}"#, "there is no offer 'fly'"),
        (r#"{"fall": {"calculator": "shooting", "faces": [1, 2, 3]}}"#, "3 dice are given"),
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
fn what_must_be_rolled_is_expected_and_what_may_be_skipped_need_not_be() {
    let may = r#"{"game": "flames-of-war"}
{"add-unit": {"side": "first", "name": "Rifles", "answers": {"teams": "5", "pinned": "yes"}}}
{"start-battle": {"starts": "first"}}
{"expect": {"due": [{"test": "rally", "unit": 1, "must": false}]}}
{"expect": {"due": []}}
"#;
    assert_eq!(play_older(may), Ok(2));
    let must = r#"{"game": "flames-of-war"}
{"add-unit": {"side": "first", "name": "Rifles", "answers": {"teams": "4"}}}
{"add-unit": {"side": "second", "name": "Guards", "answers": {"teams": "6"}}}
{"start-battle": {"starts": "first"}}
{"offer": {"id": "next-phase"}}
{"offer": {"id": "next-phase"}}
{"set-unit": {"side": "second", "unit": 2, "field": "destroyed", "value": "4"}}
{"expect": {"due": [{"test": "platoon-morale", "unit": 2, "must": true}]}}
{"expect": {"due": []}}
"#;
    let (line, wrong) = play_older(must).expect_err("a test that must be rolled is not expected");
    assert_eq!((line, wrong.as_str()), (9, "what is due is 'platoon-morale', and '' is expected"));
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
        (r#"{"open-calculator": {"calculator": "sailing"}}"#, "there is no calculator 'sailing'"),
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

/// Older scripts name no distance, because calculators used to start at one; on the screen it is
/// now asked for.
#[test]
fn a_script_without_a_distance_fires_from_the_end_of_the_range() {
    let script = r#"{"game": "cold-war-commander"}
{"add-unit": {"side": "first", "name": "Rifles", "answers": {"kind": "infantry", "range": "20"}}}
{"add-unit": {"side": "second", "name": "Scouts", "answers": {"kind": "infantry"}}}
{"start-battle": {"starts": "first"}}
{"offer": {"id": "next-phase"}}
{"offer": {"id": "next-phase"}}
{"open-calculator": {"calculator": "direct-fire", "cast": {"shooter": "1", "target": "2"}}}
{"expect": {"calculator": {"lacks": "distance", "allowed": true, "answers": {"distance": "20"}}}}
{"fall": {"faces": [1, 1, 1]}}
{"expect": {"calculator": {"lacks": null, "answers": {"distance": "20"}}}}
"#;
    assert_eq!(play(script), Ok(2));
}

#[test]
fn a_calculator_that_is_opened_without_a_change_is_the_open_one() {
    let script = r#"{"game": "flames-of-war"}
{"add-unit": {"side": "first", "name": "Rifles"}}
{"add-unit": {"side": "second", "name": "Guards"}}
{"start-battle": {"starts": "first", "whole": {"mission": "encounter"}}}
{"open": {"calculator": "platoon-morale", "unit": 1}}
{"open-calculator": {"calculator": "attacker-roll"}}
{"fall": {"faces": [2, 5]}}
{"expect": {"calculator": {"id": "attacker-roll", "applied": true}, "battle": true, "is": {"attacker": "second"}}}
{"undo": 3}
{"open-calculator": {"calculator": "attacker-roll"}}
{"fall": {"faces": [5, 2]}}
{"expect": {"battle": true, "is": {"attacker": "first"}}}
"#;
    assert_eq!(play(script), Ok(2));
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
        (r#"{"undo": 1}"#, "there is no more to undo than the 0 things that were done"),
    ] {
        let (_, wrong) = play(&format!("{begun}{line}\n")).expect_err(line);
        assert_eq!(wrong, told, "{line}");
    }
}

/// Crossfire! with 3 attacks: on each of two units by the sheet, 2 and 1 with the house rule
/// of CWC-AMB-29. The actions are undone and done again in a different way.
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

/// The examples of the documentation: each that begins a battle, with those that continue
/// it.
fn documented() -> Vec<String> {
    let page = include_str!("../docs/scripts.md");
    let blocks = page.split("```text\n").skip(1);
    let blocks = blocks.map(|block| block.split("```").next().expect("its end"));
    let mut scripts: Vec<String> = Vec::new();
    for block in blocks {
        if block.starts_with(r#"{"game""#) {
            scripts.push(String::new());
        }
        let script = scripts.last_mut().expect("the first one begins a battle");
        script.push_str(block);
    }
    scripts
}

#[test]
fn every_example_of_the_documentation_is_played() {
    let scripts = documented();
    assert!(scripts.len() >= 4);
    for script in scripts {
        if let Err((line, wrong)) = play(&script) {
            let line = script.lines().nth(line - 1).expect("a line");
            panic!("{wrong}: {line}");
        }
    }
}

#[test]
fn every_word_and_every_action_is_documented() {
    let source = include_str!("../src/battle/script/mod.rs");
    let words = source.split("enum Word {").nth(1).expect("the words");
    let words = words.split('}').next().expect("their end").lines();
    let words = words.filter_map(|line| line.trim().split('(').next());
    let words = words.filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    assert!(words.len() >= 12, "{words:?}");

    // Everything a save can hold.
    let actions = <Action as VariantNames>::VARIANTS;
    assert!(actions.len() >= 40, "{actions:?}");

    let lines = documented().join("");
    for name in words.iter().map(String::as_str).chain(actions.iter().copied()) {
        let begins = |line: &str| {
            let line = line.trim_start_matches('{');
            line.strip_prefix('"')
                .and_then(|line| line.strip_prefix(name))
                .is_some_and(|line| line.starts_with('"'))
        };
        assert!(lines.lines().any(begins), "{name} has no example");
    }
}

/// A battle of two platoons, the first of which is pinned, then these lines.
fn pinned(lines: &[&str]) -> Result<usize, (usize, String)> {
    let begun = r#"{"game": "flames-of-war"}
{"add-unit": {"side": "first", "name": "Rifles", "answers": {"teams": "5", "pinned": "yes", "weapon-kinds": "1", "weapons.1.range": "16", "weapons.1.rof": "2"}}}
{"add-unit": {"side": "second", "name": "Guards", "answers": {"teams": "6", "skill": "veteran"}}}
{"start-battle": {"starts": "first"}}
"#;
    play(&format!("{begun}{}", lines.join("\n")))
}

#[test]
fn what_is_expected_otherwise_than_it_is_is_told() {
    for (line, told) in [
        (
            r#"{"expect": {"unit": 2, "consequences": ["FOW-PIN-04"]}}"#,
            "the consequences of unit 2 is",
        ),
        (
            r#"{"expect": {"not": {"unit": 1, "consequences": [{"test": "rally"}]}}}"#,
            "'not {\"test\":\"rally\"}' is expected",
        ),
        (r#"{"expect": {"not": {"unit": 1}}}"#, "'not 1' is expected"),
        (
            r#"{"expect": {"not": {"unit": 1, "is": {"pinned": "yes"}}}}"#,
            "pinned is 'yes', and 'not yes' is expected",
        ),
        (r#"{"expect": {"due": []}}"#, "what is due is 'rally', and '' is"),
        (
            r#"{"expect": {"due": ["rally", "rally"]}}"#,
            "what is due is 'rally', and 'rally, rally' is",
        ),
        (r#"{"expect": {"due": [{"test": "rally", "must": true}]}}"#, "what is due is 'rally'"),
        (r#"{"expect": {"due": [{"test": "rally", "side": "second"}]}}"#, "what is due is 'rally'"),
        (r#"{"expect": {"not": {"due": ["rally"]}}}"#, "and 'not rally' is expected"),
        (r#"{"expect": {"offers": ["end-turn"]}}"#, "and 'end-turn' is expected"),
        (r#"{"expect": {"not": {"offers": ["next-phase"]}}}"#, "and 'not next-phase' is expected"),
        (
            r#"{"expect": {"offers": [{"id": "next-phase", "barred": "FOW-TUR-01"}]}}"#,
            "is expected",
        ),
        (
            r#"{"expect": {"offers": [{"id": "next-phase", "banned": null}]}}"#,
            "there is no 'banned' of offers",
        ),
        (
            r#"{"expect": {"not": {"offers": [{"name": "next-phase"}]}}}"#,
            "there is no 'name' of offers",
        ),
        (
            r#"{"expect": {"at": {"side": "second"}}}"#,
            "side of the position is 'first', and 'second' is expected",
        ),
        (r#"{"expect": {"steps": [{"calculators": ["shooting"]}]}}"#, "is expected"),
        (r#"{"expect": {"calculator": {"need": "4+"}}}"#, "there is no open calculator"),
        (r#"{"expect": {"calculator": {"id": "sailing"}}}"#, "'sailing'"),
        (r#"{"expect": {"calculator": {"id": "shooting", "need": "9+"}}}"#, "need of shooting is"),
        (
            r#"{"expect": {"calculator": {"id": "shooting", "notes": ["FOW-NO-1"]}}}"#,
            "notes of shooting is",
        ),
        (
            r#"{"expect": {"calculator": {"id": "shooting", "note": []}}}"#,
            "there is no 'note' of shooting",
        ),
        (r#"{"expect": {"consequences": ["FOW-PIN-04"]}}"#, "of a 'unit' or of a 'side'"),
        (r#"{"expect": {"units": []}}"#, "unknown field"),
    ] {
        let (number, wrong) = pinned(&[line]).expect_err(line);
        assert_eq!(number, 5, "{line}");
        assert!(wrong.contains(told), "{line}: {wrong}");
    }
}

/// A number with a decimal point is compared to the written digits.
#[test]
fn a_chance_is_expected_to_as_many_digits_as_are_written() {
    let chance = |expected: &str| {
        let open =
            r#"{"open-calculator": {"calculator": "test", "answers": {"motivation": "fearless"}}}"#;
        let expect = format!(
            r#"{{"expect": {{"calculator": {{"parts": {{"test": {{"exactly": [{{"is": "passed", "probability": {expected}}}]}}}}}}}}}}"#
        );
        pinned(&[open, &expect])
    };
    for right in ["0.7", "0.67", "0.6667", "0.6666666667"] {
        assert_eq!(chance(right), Ok(1), "{right}");
    }
    for wrong in ["0.6", "0.66", "0.6666", "1", "0"] {
        assert!(chance(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_calculator_is_opened_as_the_screens_do() {
    let right = [
        // By a due test, with the unit.
        r#"{"open": {"calculator": "rally", "due": true, "unit": 1}}"#,
        r#"{"expect": {"calculator": {"id": "rally", "cast": {"unit": 1}}}}"#,
        r#"{"undo": 1}"#,
        r#"{"open": {"calculator": "rally", "unit": 1}}"#,
        r#"{"expect": {"calculator": {"id": "rally", "cast": {"unit": 1}}}}"#,
        r#"{"open": {"calculator": "rally", "step": "rally"}}"#,
        // In a role, with the enemy in the other one.
        r#"{"open": {"calculator": "shooting", "unit": 1, "role": "target"}}"#,
        r#"{"expect": {"calculator": {"cast": {"shooter": 2, "target": 1}}}}"#,
        r#"{"open": {"calculator": "assault", "unit": 1}}"#,
        // The defenders fire at the attackers, whichever unit the calculator was opened for.
        r#"{"next": "shooting"}"#,
        r#"{"expect": {"calculator": {"cast": {"shooter": 2, "target": 1}}}}"#,
    ];
    assert_eq!(pinned(&right), Ok(4));
    // The target of one calculator is not at the same time the shooter of the next.
    let bombarded = [
        r#"{"open": {"calculator": "bombardment", "unit": 2, "role": "target"}}"#,
        r#"{"next": "saves"}"#,
        r#"{"expect": {"calculator": {"id": "saves", "cast": {"target": 2}}}}"#,
        r#"{"expect": {"not": {"calculator": {"cast": {"shooter": 2}}}}}"#,
    ];
    assert_eq!(pinned(&bombarded), Ok(2));
    for (line, told) in [
        (
            r#"{"open": {"calculator": "rally", "due": true, "unit": 2}}"#,
            "there is no 'rally' that is due",
        ),
        (
            r#"{"open": {"calculator": "shooting", "step": "rally"}}"#,
            "there is no 'shooting' that belongs to this step",
        ),
        (
            r#"{"open": {"calculator": "shooting", "step": "tea"}}"#,
            "there is no step 'tea' in this stage",
        ),
        (
            r#"{"open": {"calculator": "rally", "unit": 2, "role": "unit"}}"#,
            "unit 2 cannot be the unit",
        ),
        (
            r#"{"open": {"calculator": "rally", "unit": 1, "role": "drummer"}}"#,
            "there is no role 'drummer' of rally",
        ),
        (r#"{"open": {"calculator": "rally", "unit": 7}}"#, "there is no unit 7"),
        (
            r#"{"open": {"calculator": "test", "side": "first"}}"#,
            "there is no 'test' that is for this side",
        ),
        (r#"{"next": "saves"}"#, "there is no open calculator"),
        (r#"{"allowed": {}}"#, "there is no open calculator"),
    ] {
        let (_, wrong) = pinned(&[line]).expect_err(line);
        assert_eq!(wrong, told, "{line}");
    }
    let open = r#"{"open": {"calculator": "assault", "unit": 1}}"#;
    for (line, told) in [
        (r#"{"next": 9}"#, "there is no number 9 after assault, only"),
        (r#"{"next": "tea"}"#, "there is no 'tea' after assault, only"),
        (r#"{"next": "platoon-morale"}"#, "offered more than once"),
    ] {
        let (_, wrong) = pinned(&[open, line]).expect_err(line);
        assert!(wrong.contains(told), "{line}: {wrong}");
    }
}

#[test]
fn what_is_refused_is_not_allowed_and_what_is_allowed_not_refused() {
    let open = r#"{"open-calculator": {"calculator": "shooting", "cast": {"shooter": "1", "target": "2"}}}"#;
    let far = r#"{"answer": {"calculator": "shooting", "field": "in-range", "value": "no"}}"#;
    let (allowed, refused) = (r#"{"allowed": {}}"#, r#"{"refused": {"cite": "FOW-SHO-05"}}"#);
    assert_eq!(pinned(&[open, allowed, far, refused]), Ok(0));
    let (_, wrong) = pinned(&[open, refused]).expect_err("it is allowed");
    assert_eq!(wrong, "what refuses shooting is '', and 'FOW-SHO-05' is expected");
    for line in [allowed, r#"{"fall": {"faces": []}}"#] {
        let (_, wrong) = pinned(&[open, far, line]).expect_err("it is refused");
        assert_eq!(wrong, "shooting is refused by FOW-SHO-05");
    }
    // Nor with a unit in a role that it cannot take.
    let open = r#"{"open-calculator": {"calculator": "rally", "cast": {"unit": "2"}}}"#;
    let is = r#"{"expect": {"calculator": {"allowed": false}}}"#;
    let (_, wrong) = pinned(&[open, is, allowed]).expect_err("it cannot rally");
    assert_eq!(wrong, "unit 2 cannot be the unit");
}

#[test]
fn a_roll_is_applied_when_it_is_whole() {
    let open = r#"{"open-calculator": {"calculator": "rally", "cast": {"unit": "1"}}}"#;
    let pinned_still = r#"{"expect": {"unit": 1, "is": {"pinned": "yes"}}}"#;
    let rallied = r#"{"expect": {"unit": 1, "is": {"pinned": "no"}}}"#;
    let roll = r#"{"roll": {"faces": [4]}}"#;
    let apply = r#"{"apply": {}}"#;
    assert_eq!(pinned(&[open, roll, pinned_still, apply, rallied]), Ok(2));
    let own = r#"{"own-dice": {"calculator": "rally", "answer": 1}}"#;
    assert_eq!(pinned(&[open, own, pinned_still, apply, rallied]), Ok(2));
    let (_, wrong) = pinned(&[open, apply]).expect_err("nothing was rolled");
    assert_eq!(wrong, "there is no whole roll in rally");
    let (_, wrong) = pinned(&[open, r#"{"fall": {"faces": [4, 4]}}"#]).expect_err("one die");
    assert!(wrong.starts_with("2 dice are given, and 1 are rolled: "));
    assert!(wrong.ends_with(" 4"), "{wrong}");
}

/// The program, as cargo has built it for the tests.
fn battle(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(["run", "--quiet", "--offline", "--profile", "test"])
        .args(["--example", "battle", "--"])
        .args(arguments);
    command
}

#[test]
fn the_terminal_tells_everything_of_every_line() {
    let script = "tests/scripts/flames-of-war.jsonl";
    let output = battle(&["--json", script]).output().expect("it runs");
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("it is text");
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let written = fs::read_to_string(script).expect("it is there");
    let said = (1..).zip(written.lines()).filter(|(_, line)| Script::says(line));
    let numbers: Vec<Value> = said.map(|(number, _)| json!(number)).collect();
    let told: Vec<Value> = lines.iter().map(|line| line["line"].clone()).collect();
    assert_eq!(told, numbers);

    let last = lines.last().expect("the last one");
    for part in ["at", "battle", "sides", "units", "due", "offers", "steps"] {
        assert!(!last[part].is_null(), "{part}");
    }
    for unit in last["units"].as_array().expect("units") {
        assert!(unit["state"]["pinned"].is_string());
        assert!(unit["consequences"].is_array());
    }
    assert_eq!(last["sides"][0]["side"], "first");
    assert!(last["sides"][0]["consequences"].is_array());
    assert!(last["steps"][0]["notes"].is_array());
    // A due test has a unit or side, and must or may be rolled.
    let due = lines.iter().filter_map(|line| line["due"].as_array());
    let due: Vec<&Value> = due.flatten().collect();
    assert!(due.iter().all(|due| due["side"].is_string()));
    assert!(due.iter().any(|due| due["must"] == json!(true)));
    assert!(due.iter().any(|due| due["must"] == json!(false)));
    // The opened calculator, with its sums, its odds and the next ones.
    let open = |line: &&Value| line["calculator"]["id"] == "shooting";
    let shooting = &lines.iter().find(open).expect("a volley")["calculator"];
    assert!(shooting["need"]["at-least"].is_u64(), "{shooting}");
    assert!(shooting["sheets"][0]["result"].is_object());
    assert!(shooting["outcomes"][0]["probability"].is_f64());
    assert_eq!(shooting["next"][0]["place"], 1);
}

#[test]
fn output_may_be_cut_short() {
    for arguments in [&["--json", "tests/scripts/k20.jsonl"][..], &["tests/scripts/k20.jsonl"]] {
        let mut child = battle(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it runs");
        let mut first = [0];
        let mut out = child.stdout.take().expect("what it prints");
        out.read_exact(&mut first).expect("it prints something");
        drop(out);
        let output = child.wait_with_output().expect("it ends");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(told, "", "{arguments:?}");
        assert!(output.status.success(), "{arguments:?}");
    }
}
