//! Damaged saves, or those of another app. The texts are those of the golden files and of a long
//! battle, so that the oldest format is among them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use adjutant::battle::save::{self, BATTLES, SETTINGS, SETTINGS_UNDO, head_key};
use adjutant::battle::{
    Action, BattleList, BattleState, Damage, Session, Settings, SettingsHistory, Why,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

use crate::edit::{Edit, edit, run};
use crate::ruleset::GAME;
use crate::world::{Store, played};

/// Pieces of saves.
const PIECES: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    "\"",
    ",",
    ":",
    "\\",
    "\\u0000",
    "\\ud800",
    "null",
    "true",
    "-1",
    "0",
    "1e999",
    "4294967296",
    "99999999999999999999",
    "0.5",
    "\"v\":2",
    "{\"v\":1,\"data\":",
    "{}",
    "[]",
    "\"\"",
    "\"yes\"",
    "\"first\"",
    "\"test-game\"",
    "\"other-game\"",
    "\"chess\"",
    "\"now\"",
    "\u{0}",
    "Ж",
    "🎲",
];

/// Values that may occur in a save where another type belongs.
fn foreign() -> impl Strategy<Value = Value> {
    select(vec![
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(255),
        json!(65_536),
        json!(u32::MAX),
        json!(u64::MAX),
        json!(1e300),
        json!(""),
        json!("first"),
        json!("chess"),
        json!("x".repeat(5_000)),
        json!([]),
        json!([[0]]),
        json!({}),
        json!({"first": {}}),
        json!(["first", 1]),
        json!({"v": 1, "data": {}}),
    ])
}

/// A change of a key's text.
#[derive(Clone, Debug)]
enum Harm {
    /// Parts of it are overwritten.
    Edited(Vec<Edit>),
    /// A value in it is replaced by another.
    Value(Index, Value),
    /// A field of it, or an item of a list, is missing.
    Without(Index),
    /// It is replaced by the text of another key, perhaps of another save.
    Swapped(Index, bool),
    /// It is missing.
    Gone,
    /// It comes from a newer build.
    Newer,
}

fn harm() -> impl Strategy<Value = Harm> {
    let index = any::<Index>;
    prop_oneof![
        4 => prop::collection::vec(edit(PIECES), 1..4).prop_map(Harm::Edited),
        4 => (index(), foreign()).prop_map(|(at, value)| Harm::Value(at, value)),
        2 => index().prop_map(Harm::Without),
        2 => (index(), any::<bool>()).prop_map(|(at, other)| Harm::Swapped(at, other)),
        1 => Just(Harm::Gone),
        1 => Just(Harm::Newer),
    ]
}

impl Harm {
    fn befall(&self, store: &mut Store, key: &str, other: &Store) {
        let text = store.read(key).unwrap_or_default();
        let json = || serde_json::from_str::<Value>(&text).unwrap_or_default();
        let harmed = match self {
            Self::Edited(edits) => {
                let all: Vec<&str> = store.0.values().map(String::as_str).collect();
                Some(edits.iter().fold(text, |text, edit| edit.of(&text, &all)))
            }
            Self::Value(at, value) => {
                let mut json = json();
                let places = places(&json);
                *json.pointer_mut(&places[at.index(places.len())]).unwrap() = value.clone();
                Some(json.to_string())
            }
            Self::Without(at) => {
                let mut json = json();
                let places = places(&json);
                let place = &places[at.index(places.len())];
                if let Some((parent, name)) = place.rsplit_once('/') {
                    match json.pointer_mut(parent) {
                        Some(Value::Array(items)) => {
                            items.remove(name.parse().unwrap());
                        }
                        Some(Value::Object(fields)) => {
                            fields.remove(name);
                        }
                        _ => {}
                    }
                }
                Some(json.to_string())
            }
            Self::Swapped(at, foreign) => {
                let from = if *foreign { other } else { &*store };
                Some(from.0.values().nth(at.index(from.0.len())).unwrap().clone())
            }
            Self::Gone => None,
            Self::Newer => Some(text.replacen("\"v\":1", "\"v\":2", 1)),
        };
        match harmed {
            Some(text) => store.put(key, text),
            None => drop(store.0.remove(key)),
        }
    }
}

/// The place of each value in a JSON text.
fn places(json: &Value) -> Vec<String> {
    fn add(value: &Value, at: &str, places: &mut Vec<String>) {
        match value {
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    add(item, &format!("{at}/{index}"), places);
                }
            }
            Value::Object(fields) => {
                for (name, item) in fields {
                    let name = name.replace('~', "~0").replace('/', "~1");
                    add(item, &format!("{at}/{name}"), places);
                }
            }
            _ => {}
        }
        places.push(at.to_owned());
    }
    let mut places = Vec::new();
    add(json, "", &mut places);
    places
}

/// The golden files of version 1.
fn golden() -> Store {
    let mut store = Store::default();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/v1");
    for (file, key) in [
        ("settings.json", SETTINGS.to_owned()),
        ("settings-undo.json", SETTINGS_UNDO.to_owned()),
        ("desks.json", BATTLES.to_owned()),
        ("head.json", head_key(1)),
        ("start-0.json", save::start_key(1, 0)),
        ("log-0.json", save::log_key(1, 0)),
        ("start-1.json", save::start_key(1, 1)),
        ("log-1.json", save::log_key(1, 1)),
        ("rescued.json", save::rescued_key(0)),
    ] {
        store.put(&key, fs::read_to_string(folder.join(file)).expect(file));
    }
    store
}

/// Everything that is read when the app starts.
struct Start {
    session: Option<Session>,
    settings: Settings,
    listed: Vec<u32>,
    damage: Vec<Damage>,
}

fn start(store: &Store) -> Start {
    let read = |key: &str| store.read(key);
    let (session, mut damage) = store.load();
    let (settings, of_settings) = SettingsHistory::load(&read);
    let (battle_list, of_shelf) = BattleList::load(&read, &store.keys());
    damage.extend(of_settings);
    damage.extend(of_shelf);
    Start {
        session,
        settings: settings.now().clone(),
        listed: battle_list.entries().iter().map(|battle| battle.id).collect(),
        damage,
    }
}

/// The battle state at the end of the log.
fn last_of_log(store: &Store) -> BattleState {
    let mut session = store.session();
    while session.redo(&GAME, &|key| store.read(key)).expect("the log is whole").is_some() {}
    session.battle_state().clone()
}

/// Plays on from a damaged store, and checks that nothing is lost.
fn play_on(whole: &Store, harmed: Store, touched: &BTreeSet<&str>) {
    let kept = start(&harmed);
    let before = start(whole);
    let head = head_key(1);
    let untouched = |part: &str| !touched.iter().any(|key| key.starts_with(part));

    // Data that was not touched is unchanged.
    if untouched(SETTINGS) {
        assert_eq!(kept.settings, before.settings);
    }
    if untouched(BATTLES) {
        assert_eq!(kept.listed, before.listed);
    }
    let battle = kept.session.as_ref().map(Session::battle_state);
    if untouched(&head) {
        let was = before.session.as_ref().map(Session::battle_state);
        assert_eq!(battle, was, "the battle, with {touched:?} damaged");
    } else if kept.damage.iter().any(|damage| damage.key == head)
        && touched.iter().all(|key| *key == head)
        && !matches!(
            kept.damage[0].why,
            // In these cases the head itself was intact.
            Why::PointsNowhere | Why::Ruleset(_)
        )
    {
        assert_eq!(battle, Some(&last_of_log(whole)), "the log tells the battle");
    }

    // Unreadable data is quarantined before anything is written.
    let mut store = harmed;
    let aside = save::rescue(&kept.damage, &|key| store.read(key));
    store.write(&aside);
    is_aside(&store, &kept.damage);

    // And the game goes on.
    let mut session = kept.session.unwrap_or_else(|| Session::new(1, BattleState::new(&GAME)));
    session.act(Action::EndTurn, &GAME);
    store.write(&session.changes());
    back_and_forth(&mut session, &mut store);
    let again = store.session();
    assert_eq!(again.battle_state(), session.battle_state());
    is_aside(&store, &kept.damage);
}

/// Everything that has to be quarantined is, letter by letter.
fn is_aside(store: &Store, damage: &[Damage]) {
    let aside = save::rescued(&|key| store.read(key));
    for lost in damage.iter().filter(|damage| !damage.text.is_empty()) {
        assert!(
            aside.iter().any(|kept| kept.key == lost.key && kept.text == lost.text),
            "{} is lost: {}",
            lost.key,
            lost.text
        );
    }
}

/// Undoes as far as possible, and redoes it.
fn back_and_forth(session: &mut Session, store: &mut Store) {
    for back in [true, false] {
        loop {
            let read = |key: &str| store.read(key);
            let done = if back { session.undo(&GAME, &read) } else { session.redo(&GAME, &read) };
            match done {
                Ok(Some(_)) => {}
                Ok(None) => break,
                Err(damage) => {
                    let aside = save::rescue(std::slice::from_ref(&damage), &read);
                    store.write(&aside);
                    is_aside(store, &[damage]);
                }
            }
            store.write(&session.changes());
        }
    }
}

#[test]
fn a_harmed_save_loses_nothing_that_was_whole() {
    let stores = [golden(), played().0];
    let harms = prop::collection::vec((any::<Index>(), harm()), 1..4);
    run(600, &(any::<bool>(), harms), |(which, harms)| {
        let whole = &stores[usize::from(which)];
        let other = &stores[usize::from(!which)];
        let keys: Vec<&str> = whole
            .0
            .keys()
            .map(String::as_str)
            // Texts that were quarantined earlier are copies already.
            .filter(|key| !key.contains("rescued"))
            .collect();
        let mut harmed = whole.clone();
        let mut touched = BTreeSet::new();
        for (at, harm) in &harms {
            let key = keys[at.index(keys.len())];
            harm.befall(&mut harmed, key, other);
            touched.insert(key);
        }
        play_on(whole, harmed, &touched);
    });
}
