//! Long battles of the real wargames, in every version of the log: their undo leads exactly to the
//! states that the build which played them reached. Version 1 stored only actions, and asked its
//! rules again at every undo.
//!
//! Each is two files: the texts by their keys, and one line for each battle state on the way when
//! everything is redone, and then everything undone.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::PathBuf;

use adjutant::aid::Ruleset;
use adjutant::battle::{BattleState, CHUNK, CalculatorState, Session, Side};
use adjutant::rulesets::{cold_war_commander, flames_of_war, k20};
use serde::Serialize;

use crate::play::Chance;
use crate::world::Store;

/// The versions of the log.
const VERSIONS: [&str; 2] = ["v1", "v2"];

const GAMES: [&Ruleset; 3] = [&flames_of_war::RULESET, &cold_war_commander::RULESET, &k20::RULESET];

fn files(version: &str, ruleset: &Ruleset) -> (PathBuf, PathBuf) {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let name = |ending: &str| format!("{version}/long-{}.{ending}", ruleset.id);
    (directory.join(name("json")), directory.join(name("desks")))
}

/// Answers about a side that are newer than these battles.
const NEWER: [&str; 2] = ["aircraft", "smoke-ends"];

/// Everything that version 1 knew of a battle state, in words that do not change with the code.
fn words(battle: &BattleState) -> String {
    fn json(value: &impl Serialize) -> String {
        serde_json::to_string(value).unwrap()
    }
    let mut words = battle.ruleset.clone();
    if let Some(setup) = &battle.battle {
        let (names, starts) = (json(&setup.sides), setup.starts.id());
        write!(words, "; battle {} {names} {:?} {starts}", setup.name, setup.points).unwrap();
    }
    let turn = &battle.turn;
    write!(words, "; turn {} {} {}", turn.number, turn.side.id(), turn.phase).unwrap();
    write!(words, " {} {}", json(&turn.done), json(&turn.acted)).unwrap();
    for side in Side::ALL {
        let mut answers = battle.sides.of(side).clone();
        answers.retain(|id, _| !NEWER.contains(&id.as_str()));
        write!(words, "; {} {}", side.id(), json(&answers)).unwrap();
        for unit in battle.units.of(side) {
            write!(words, "; {} {} {}", unit.id, unit.name, json(&unit.answers)).unwrap();
        }
    }
    write!(words, "; next {}", battle.next_unit).unwrap();
    for (id, calculator_state) in &battle.calculators {
        // The last situation of a calculator that is opened again is newer than these battles.
        let before = CalculatorState { last: None, ..calculator_state.clone() };
        if before == CalculatorState::default() {
            continue;
        }
        write!(words, "; {id} {}", old(battle, id, &json(&calculator_state.answers))).unwrap();
        write!(words, " {} {:?}", json(&calculator_state.mode), calculator_state.own_dice).unwrap();
        write!(
            words,
            " {:?} {}",
            calculator_state.rolled,
            old(battle, id, &json(&calculator_state.held))
        )
        .unwrap();
        write!(words, " {}", json(&calculator_state.about)).unwrap();
    }
    let roller = &battle.roller;
    write!(words, "; {} {} {}", json(&roller.die), roller.count, json(&roller.need)).unwrap();
    for throw in &roller.throws {
        write!(words, "; {} {:?}", json(&throw.die), throw.faces).unwrap();
        write!(words, " {:?} {}", throw.before, json(&throw.need)).unwrap();
    }
    words
}

/// A line for a battle state: a digest of it (FNV-1a), and the position of its turn.
fn line(battle: &BattleState) -> String {
    let digest = words(battle).bytes().fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let turn = &battle.turn;
    format!("{digest:016x} {} {} {}\n", turn.number, turn.side.id(), turn.phase)
}

/// Redoes everything that was undone, and then undoes everything: a line for every battle state on
/// the way.
fn travel(store: &mut Store, ruleset: &Ruleset) -> String {
    let load = |store: &Store| {
        let loaded = Session::load(1, &|key| store.read(key), &[ruleset]);
        assert_eq!(loaded.damage, [], "nothing is damaged");
        loaded.session.expect("there is a session")
    };
    let mut session = load(store);
    let mut lines = line(session.battle_state());
    while session.redo(ruleset, &|key| store.read(key)).unwrap().is_some() {
        lines += &line(session.battle_state());
        store.write(&session.changes());
    }
    let mut undone: usize = 0;
    while session.undo(ruleset, &|key| store.read(key)).unwrap().is_some() {
        lines += &line(session.battle_state());
        store.write(&session.changes());
        undone += 1;
        if undone.is_multiple_of(30) {
            session = load(store);
        }
    }
    lines
}

/// Writes the files of a new version; those of a released version stay as they are.
#[test]
#[ignore = "writes files: cargo test --test save -- --ignored write_the_long"]
fn write_the_long_battles() {
    for (seed, ruleset) in GAMES.into_iter().enumerate() {
        let mut store = Store::default();
        let mut chance = Chance(seed as u64 + 1);
        let mut session = Session::new(1, BattleState::new(ruleset));
        let mut done = 0;
        while done < 6 * CHUNK + 20 {
            done += usize::from(session.act(chance.action(ruleset), ruleset));
            store.write(&session.changes());
        }
        // It is left in the middle of its history.
        for _ in 0..CHUNK + 30 {
            let read = |key: &str| store.read(key);
            session.undo(ruleset, &read).unwrap().unwrap();
        }
        store.write(&session.changes());
        let (texts, battles) = files(VERSIONS[VERSIONS.len() - 1], ruleset);
        let kept = serde_json::to_string_pretty(&store.0).unwrap() + "\n";
        for (path, text) in [(texts, kept), (battles, travel(&mut store, ruleset))] {
            let mut file = fs::File::create_new(path).expect("a new version");
            file.write_all(text.as_bytes()).unwrap();
        }
    }
}

#[test]
fn a_long_battle_of_any_version_is_undone_exactly() {
    for (version, ruleset) in
        VERSIONS.into_iter().flat_map(|version| GAMES.map(|game| (version, game)))
    {
        let (texts, battles) = files(version, ruleset);
        let texts: BTreeMap<_, _> =
            serde_json::from_str(&fs::read_to_string(texts).unwrap()).unwrap();
        let (mut store, kept) = (Store(texts), fs::read_to_string(battles).unwrap());
        let found = travel(&mut store, ruleset);
        for (number, (kept, found)) in kept.lines().zip(found.lines()).enumerate() {
            assert_eq!(kept, found, "{version}, {}: desk {number}", ruleset.id);
        }
        assert_eq!(kept, found);
        // Actions stored without their effects now have them, permanently.
        let logs = store.0.iter().filter(|(key, _)| log(key));
        assert!(logs.clone().count() > 3);
        for (key, text) in logs {
            assert!(text.starts_with("{\"v\":2,"), "{version}: {key}");
        }
    }
}

fn log(key: &str) -> bool {
    key.contains("/log/") && !key.ends_with("/start")
}

fn old(battle: &BattleState, id: &str, text: &str) -> String {
    let ruleset = GAMES.into_iter().find(|game| game.id == battle.ruleset).unwrap();
    let Some(calculator) = ruleset.calculator(id) else {
        return text.to_owned();
    };
    let Ok(answers) = serde_json::from_str::<Option<BTreeMap<String, String>>>(text) else {
        return text.to_owned();
    };
    let Some(answers) = answers else {
        return text.to_owned();
    };
    let named: BTreeMap<String, String> = answers
        .into_iter()
        .map(|(name, value)| {
            let place = adjutant::aid::Field::find(calculator.fields, &name);
            (place.map_or(name, |place| calculator.fields[place].old_name()), value)
        })
        .collect();
    serde_json::to_string(&named).unwrap()
}
