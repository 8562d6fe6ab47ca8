//! The golden files: data saved by any version can be loaded.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use adjutant::battle::save::{self, BATTLES, SETTINGS, head_key, log_key, start_key};
use adjutant::battle::{
    Action, Answers, BattleList, BattleState, CHUNK, CalculatorState, Chunk, Damage, FreeDie, Mode,
    Need, Session, Settings, SettingsHistory, Setup, Side, Why,
};

use crate::ruleset::{GAME, OTHER};
use crate::world::*;

fn goldens() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/saves/v1")
}

/// The files, each with its key.
fn golden_keys() -> Vec<(&'static str, String)> {
    vec![
        ("settings.json", SETTINGS.to_owned()),
        ("settings-undo.json", save::SETTINGS_UNDO.to_owned()),
        ("desks.json", BATTLES.to_owned()),
        ("head.json", head_key(1)),
        ("start-0.json", start_key(1, 0)),
        ("log-0.json", log_key(1, 0)),
        ("start-1.json", start_key(1, 1)),
        ("log-1.json", log_key(1, 1)),
        ("rescued.json", save::rescued_key(0)),
    ]
}

/// The content of the golden files of version 1. A file is never changed once a version is
/// released: it must load for ever.
fn golden_session() -> Session {
    let mut session = fresh();
    let shooting = || String::from("shooting");
    let more = [
        Action::StartBattle(setup()),
        Action::RollerDie { die: FreeDie::TwoD6 },
        Action::RollerNeed { need: Some(Need::AtLeast(8)) },
        Action::Throw { faces: vec![1, 2, 3, 4, 5, 6] },
        Action::ThrowAgain { which: vec![1], faces: vec![6, 6] },
        Action::RollerDie { die: FreeDie::Direction },
        Action::SetMode { calculator: shooting(), mode: Some(Mode::Roll) },
        Action::OpenCalculator {
            at_questions: false,
            calculator: shooting(),
            answers: texts(&[("skill", "veteran"), ("dice", "8")]),
            about: Some((Side::First, 1)),
            cast: Answers::new(),
        },
        own_dice(2),
        Action::OwnDiceAgain { calculator: shooting() },
        own_dice(5),
        rolled(&[6, 1, 4, 20]),
        Action::StepDone { step: "reserves".into(), done: true },
        Action::Acted { unit: 1, acted: true },
    ];
    let first = [
        add(Side::First, "Рота"),
        add(Side::Second, "Pluton"),
        Action::RemoveUnit { side: Side::Second, unit: 2 },
        Action::StartBattle(Setup::default()),
    ];
    for action in first.into_iter().chain(one_of_each()) {
        session.act(action, &GAME);
    }
    for value in (0..30).map(|number| if number % 2 == 0 { "yes" } else { "no" }) {
        session.act(answer("concealed", value), &GAME);
    }
    let unit = |name: &str| add(Side::First, name);
    let again = [unit("Рота 1"), Action::LeaveBattle];
    for action in again.into_iter().chain(more) {
        session.act(action, &GAME);
    }
    let store = Store::default();
    for _ in 0..3 {
        undo(&mut session, &store);
    }
    for _ in 0..2 {
        redo(&mut session, &store);
    }
    session
}

#[test]
fn saves_of_version_1_load_for_ever() {
    let mut store = Store::default();
    for (file, key) in golden_keys() {
        let text = fs::read_to_string(goldens().join(file)).expect(file);
        store.put(&key, text);
    }
    let mut session = store.session();
    let battle = session.battle_state();
    assert_eq!(battle.battle, Some(setup()));
    assert_eq!(
        (battle.turn.number, battle.turn.side, battle.turn.phase.as_str()),
        (1, Side::Second, "starting")
    );
    assert_eq!(battle.turn.done, BTreeSet::from(["reserves".into()]));
    assert_eq!(
        battle.calculator_state("shooting"),
        CalculatorState {
            answers: texts(&[("skill", "veteran"), ("dice", "8")]),
            mode: Some(Mode::Roll),
            own_dice: vec![5],
            rolled: Some(vec![6, 1, 4, 20]),
            held: None,
            about: Some((Side::First, 1)),
            cast: Answers::new(),
            applied: false,
            last: None,
            afresh: Answers::new(),
        }
    );
    let throw = &battle.roller.throws[0];
    assert_eq!((throw.die, throw.need), (FreeDie::TwoD6, Some(Need::AtLeast(8))));
    assert_eq!((throw.results(), throw.result_before(1)), (vec![3, 12, 11], Some(7)));
    assert_eq!(battle, golden_session().battle_state(), "actions do what they did");

    // Every kind of action of that time is in the log, and all of them can be undone.
    let (first, last, cursor) = session.log();
    assert_eq!((first, last), (0, 1));
    let mut kinds = BTreeSet::new();
    for number in first..=last {
        let read = |key: &str| store.read(key);
        let chunk: &Chunk = session.chunk(number, &GAME, &read).unwrap();
        kinds.extend(chunk.entries.iter().map(|entry| entry.did.kind()));
    }
    assert_eq!(kinds, one_of_each().iter().map(Action::kind).collect());
    let now = session.battle_state().clone();
    let mut undone = 0;
    while undo(&mut session, &store).is_some() {
        undone += 1;
    }
    assert_eq!(undone, CHUNK + cursor);
    assert_eq!(session.battle_state(), &BattleState::new(&GAME));
    for _ in 0..undone {
        redo(&mut session, &store);
    }
    // Today's rules work out the actions of version 1 once, and set a little more.
    let mut again = session.battle_state().clone();
    for calculator_state in again.calculators.values_mut() {
        assert!(calculator_state.last.take().is_some());
    }
    assert_eq!(again, now);
    assert!(session.can_redo(), "one action was undone");

    let (mut settings, damage) = SettingsHistory::load(&|key| store.read(key));
    assert_eq!((settings.now(), damage), (&chosen(), vec![]));
    assert!(settings.redo() && settings.undo() && settings.undo() && !settings.undo());
    // A second battle on the list.
    store.write(&Session::new(2, BattleState::new(&OTHER)).changes());
    let (battle_list, damage) = BattleList::load(&|key| store.read(key), &store.keys());
    assert_eq!((battle_list.entries().len(), damage), (2, None));
    assert_eq!(battle_list.open().unwrap().name.as_deref(), Some("Wzgórze 112"));
    let aside = save::rescued(&|key| store.read(key));
    assert_eq!((aside[0].text.as_str(), aside[0].why.as_str()), ("{ą", "not-json"));
}

/// Writes the golden files of a new version; those of a released version stay as they are.
#[test]
#[ignore = "writes files: cargo test --test save -- --ignored"]
fn write_the_golden_files() {
    let mut store = Store::default();
    let mut session = golden_session();
    store.write(&session.changes());
    let mut battle_list = BattleList::default();
    battle_list.add(session.battle_state(), &[]);
    battle_list.add(&BattleState::new(&OTHER), &[]);
    battle_list.use_now(1, session.battle_state());
    store.write(&[battle_list.changes()]);
    let mut settings = SettingsHistory::default();
    settings.set(chosen());
    settings.set(Settings::default());
    settings.undo();
    store.write(&settings.changes());
    let damage = Damage { key: BATTLES.into(), text: "{ą".into(), why: Why::NotJson };
    let writes = save::rescue(&[damage], &|key| store.read(key));
    store.write(&writes);
    fs::create_dir_all(goldens()).unwrap();
    for (file, key) in golden_keys() {
        fs::write(goldens().join(file), store.read(&key).unwrap()).unwrap();
    }
    assert_eq!(store.0.len(), golden_keys().len());
}
