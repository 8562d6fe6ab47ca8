//! Whatever damage the saved data has, nothing panics and nothing is lost.

use adjutant::battle::save::{
    self, BATTLES, Kind, MOST_FOREIGN, SETTINGS, check, head_key, log_key, start_key,
};
use adjutant::battle::{
    Action, BattleList, BattleState, Damage, Session, Settings, SettingsHistory, Why,
};
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};

use crate::ruleset::{GAME, OTHER};
use crate::world::*;

/// Loads everything, quarantines damaged texts, and plays on: nothing panics, and no damaged text
/// is lost.
fn go_on(mut store: Store, damaged: &str) -> (Store, Vec<Damage>) {
    let text = store.read(damaged);
    let (session, mut damage) = store.load();
    let (mut settings, of_settings) = SettingsHistory::load(&|key| store.read(key));
    let (mut battle_list, of_shelf) = BattleList::load(&|key| store.read(key), &store.keys());
    damage.extend(of_settings);
    damage.extend(of_shelf);
    let read = |store: &Store, damage: &[Damage]| {
        let writes = save::rescue(damage, &|key| store.read(key));
        let mut store = store.clone();
        store.write(&writes);
        store
    };
    store = read(&store, &damage);
    let mut session = session.unwrap_or_else(fresh);
    store.write(&session.changes());
    battle_list.use_now(1, session.battle_state());
    settings.set(Settings::default());
    store.write(&[battle_list.changes()]);
    store.write(&settings.changes());
    for number in 300..310 {
        session.act(tap(number), &GAME);
        store.write(&session.changes());
    }
    let mut step = |session: &mut Session, back: bool| {
        let before = session.battle_state().clone();
        let done = {
            let read = |key: &str| store.read(key);
            if back { session.undo(&GAME, &read) } else { session.redo(&GAME, &read) }
        };
        let more = match done {
            Ok(action) => action.is_some(),
            Err(of_log) => {
                assert_eq!(session.battle_state(), &before, "the battle stays as it is");
                assert!(!(if back { session.can_undo() } else { session.can_redo() }));
                store = read(&store, std::slice::from_ref(&of_log));
                damage.push(of_log);
                false
            }
        };
        store.write(&session.changes());
        more
    };
    while step(&mut session, true) {}
    while step(&mut session, false) {}
    let kept = store.session();
    assert_eq!(kept.battle_state(), session.battle_state());
    if let Some(text) = text
        && damage.iter().any(|damage| damage.key == damaged)
        && !text.is_empty()
    {
        let aside = save::rescued(&|key| store.read(key));
        assert!(
            aside.iter().any(|kept| kept.key == damaged && kept.text == text),
            "the text of {damaged} is put aside"
        );
    }
    (store, damage)
}

#[test]
fn what_is_cut_off_is_put_aside() {
    let (store, _) = played();
    for (key, text) in &store.0 {
        let places = text.char_indices().map(|(place, _)| place);
        let step = text.len() / 23 + 1;
        for place in places.step_by(step) {
            let mut store = store.clone();
            store.put(key, &text[..place]);
            let (_, damage) = go_on(store, key);
            let of_key: Vec<_> = damage.iter().filter(|damage| damage.key == *key).collect();
            assert_eq!(of_key.len(), 1, "{key} cut at {place}");
            assert_eq!(of_key[0].why, Why::NotJson);
            assert_eq!(of_key[0].text, text[..place]);
        }
    }
}

#[test]
fn foreign_texts_are_put_aside() {
    let (store, _) = played();
    let deep = "[".repeat(100_000);
    for (text, why) in [
        ("null", "not-ours"),
        ("[]", "not-ours"),
        ("{\"v\":1}", "not-ours"),
        ("{\"v\":0,\"data\":{}}", "not-ours"),
        ("{\"v\":-1,\"data\":{}}", "not-ours"),
        ("{\"v\":3,\"data\":{}}", "newer"),
        ("{\"v\":1,\"data\":null}", "shape"),
        ("{\"v\":1,\"data\":[1]}", "shape"),
        ("{\"v\":1,\"data\":\"\\ud800\"}", "not-json"),
        ("excalidraw", "not-json"),
        (&deep, "not-json"),
    ] {
        for key in store.0.keys() {
            let mut store = store.clone();
            store.put(key, text);
            let (_, damage) = go_on(store, key);
            let found = damage.iter().find(|damage| damage.key == *key);
            let found = found.map(|damage| damage.why.id());
            assert_eq!(found, Some(why), "{key}: {}", &text[..text.len().min(40)]);
        }
    }
}

#[test]
fn a_missing_key_is_survived() {
    let (store, session) = played();
    for key in store.0.keys() {
        let mut store = store.clone();
        store.0.remove(key);
        let (kept, damage) = store.load();
        let kept = kept.expect("one of head and log is enough");
        if *key == head_key(1) {
            assert_eq!(damage[0].why, Why::Missing);
        } else {
            assert_eq!(kept.battle_state(), session.battle_state());
        }
        go_on(store, key);
    }
}

#[test]
fn with_a_damaged_chunk_the_battle_goes_on() {
    let (mut store, session) = played();
    let (_, chunk, _) = session.log();
    store.put(&log_key(1, chunk), "?");
    let (kept, damage) = store.load();
    let mut kept = kept.unwrap();
    assert_eq!(damage.len(), 1);
    assert_eq!(damage[0].key, log_key(1, chunk));
    assert_eq!(kept.battle_state(), session.battle_state());
    assert!(!kept.can_undo() && !kept.can_redo(), "undo starts anew");
    assert!(kept.act(Action::EndTurn, &GAME));
    store.write(&kept.changes());
    let mut kept = store.session();
    assert!(undo(&mut kept, &store).is_some());
    assert_eq!(kept.battle_state(), session.battle_state());
    let logs = store.0.keys().filter(|key| key.contains("/log/")).count();
    assert_eq!(logs, 2, "the old log is gone");
}

#[test]
fn a_head_that_points_nowhere_keeps_its_battle() {
    let (store, session) = played();
    let head = store.data(&head_key(1));
    for (field, value) in [
        ("cursor", json!(65)),
        ("cursor", json!(1_000_000_000_000_u64)),
        ("chunk", json!(99)),
        ("chunk", json!(u32::MAX)),
        ("last", json!(0)),
        ("last", json!(u32::MAX)),
        ("first", json!(77)),
    ] {
        let mut store = store.clone();
        let mut head = head.clone();
        head[field] = value.clone();
        store.put(&head_key(1), json!({ "v": 1, "data": head }).to_string());
        let (kept, damage) = store.load();
        assert_eq!(damage.len(), 1, "{field} {value}");
        assert_eq!(damage[0].why, Why::PointsNowhere);
        assert_eq!(kept.unwrap().battle_state(), session.battle_state());
        go_on(store, &head_key(1));
    }
}

#[test]
fn a_log_of_another_ruleset_is_not_this_battles() {
    let (mut store, session) = played();
    let other = Session::new(1, BattleState::new(&OTHER)).changes();
    let start = other[0].text.clone().unwrap();
    store.put(&start_key(1, session.log().1 - 1), start);
    let mut kept = store.session();
    let mut undone = 0;
    let damage = loop {
        match kept.undo(&GAME, &|key| store.read(key)) {
            Ok(action) => {
                assert!(action.is_some());
                undone += 1;
            }
            Err(damage) => break damage,
        }
    };
    assert_eq!(undone, session.log().2);
    assert_eq!(damage.why, Why::PointsNowhere);
}

#[test]
fn a_ruleset_that_is_gone_is_reported() {
    let (store, _) = played();
    let loaded = Session::load(1, &|key| store.read(key), &[&OTHER]);
    assert!(loaded.session.is_none());
    assert_eq!(loaded.damage[0].why, Why::Ruleset("test-game".into()));
    assert_eq!(Some(&loaded.damage[0].text), store.read(&head_key(1)).as_ref());
}

#[test]
fn what_is_put_aside_twice_is_kept_once() {
    let mut store = Store::default();
    let damage = |text: &str| Damage { key: SETTINGS.into(), text: text.into(), why: Why::NotJson };
    for text in ["a", "b", "a", ""] {
        let writes = save::rescue(&[damage(text), damage(text)], &|key| store.read(key));
        store.write(&writes);
    }
    let aside = save::rescued(&|key| store.read(key));
    let texts: Vec<_> = aside.iter().map(|kept| kept.text.as_str()).collect();
    assert_eq!(texts, ["a", "b"]);
}

#[test]
fn parcels_put_aside_are_few_and_the_oldest_goes() {
    let mut store = Store::default();
    let damage = |key: &str, text: String| Damage { key: key.to_owned(), text, why: Why::Newer(2) };
    let own = damage(SETTINGS, "{\"v\":9}".to_owned());
    store.write(&save::rescue(std::slice::from_ref(&own), &|key| store.read(key)));
    let aside = |store: &Store| save::rescued(&|key| store.read(key));
    for number in 0..40 {
        let parcel = damage(save::FOREIGN, format!("parcel {number}"));
        store.write(&save::rescue(&[parcel], &|key| store.read(key)));
    }
    let texts: Vec<String> = aside(&store).into_iter().map(|one| one.text).collect();
    let mut expected = vec![own.text.clone()];
    expected.extend((30..40).map(|number| format!("parcel {number}")));
    assert_eq!(texts, expected);
    assert_eq!(store.0.len(), 1 + MOST_FOREIGN);

    // All together they stay small, however large each of them is.
    for number in 0..40 {
        let text = format!("{number} {}", "x".repeat(100 << 10));
        store.write(&save::rescue(&[damage(save::FOREIGN, text)], &|key| store.read(key)));
    }
    let kept = aside(&store);
    assert_eq!(kept.len(), 3);
    assert!(kept[1].text.starts_with("38 ") && kept[2].text.starts_with("39 "));
    assert_eq!(kept[0].text, own.text, "what was the player's own stays");
    assert_eq!(store.0.len(), 3);

    // One is deleted, then the others; the remaining ones can be read.
    store.write(&save::forget_rescued(&kept[0], &|key| store.read(key)));
    assert_eq!(aside(&store), kept[1..]);
    for one in &kept[1..] {
        store.write(&save::forget_rescued(one, &|key| store.read(key)));
    }
    assert_eq!(store, Store::default());
}

#[test]
fn settings_of_a_newer_build_are_not_written() {
    let (store, _) = played();
    for key in [SETTINGS, save::SETTINGS_UNDO] {
        let mut store = store.clone();
        store.put(key, json!({ "v": 9, "data": store.data(key) }).to_string());
        let (_, writes, damage) = SettingsHistory::change(&|key| store.read(key), |settings| {
            let mut now = settings.now().clone();
            now.haptics = !now.haptics;
            settings.set(now)
        });
        assert_eq!((writes, damage.len()), (vec![], 1), "{key}");
    }
    let mut store = store;
    store.put(BATTLES, json!({ "v": 9, "data": store.data(BATTLES) }).to_string());
    let keys = store.keys();
    let (_, (), writes, damage) =
        BattleList::change(&|key| store.read(key), &keys, BattleList::close);
    assert_eq!((writes, damage.is_some()), (vec![], true));
}

#[test]
fn a_newer_version_is_refused() {
    for (kind, version) in [(Kind::Head, 1), (Kind::Log, 1), (Kind::Log, 2)] {
        assert_eq!(check(kind, version), Ok(()));
    }
    assert_eq!(check(Kind::Head, 2), Err(Why::Newer(2)));
    assert_eq!(check(Kind::Log, 3), Err(Why::Newer(3)));
    assert_eq!(check(Kind::Head, 0), Err(Why::NotOurs));
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn any_bytes_at_any_key_are_survived(
        key in any::<prop::sample::Index>(),
        text in "\\PC{0,40}|[\\[\\]{}\":,a-z0-9]{0,60}",
    ) {
        let (mut store, _) = played();
        let key = key.get(&store.0.keys().cloned().collect::<Vec<_>>()).clone();
        store.put(&key, text);
        go_on(store, &key);
    }

    #[test]
    fn any_change_at_any_key_is_survived(
        key in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 32..127_u8), 1..4),
    ) {
        let (mut store, _) = played();
        let key = key.get(&store.0.keys().cloned().collect::<Vec<_>>()).clone();
        let mut text: Vec<char> = store.0[&key].chars().collect();
        for (place, letter) in changes {
            let place = place.index(text.len());
            text[place] = char::from(letter);
        }
        store.put(&key, text.into_iter().collect::<String>());
        go_on(store, &key);
    }

    #[test]
    fn any_value_in_place_of_another_is_survived(
        key in any::<prop::sample::Index>(),
        place in any::<prop::sample::Index>(),
        value in select(vec![
            json!(null), json!(-1), json!(4_294_967_295_u64), json!(1e300), json!(true),
            json!("first"), json!(""), json!([]), json!({}), json!([[0]]),
        ]),
    ) {
        let (mut store, _) = played();
        let key = key.get(&store.0.keys().cloned().collect::<Vec<_>>()).clone();
        let mut text: Value = serde_json::from_str(&store.0[&key]).unwrap();
        let mut places = Vec::new();
        pointers(&text, String::new(), &mut places);
        *text.pointer_mut(&places[place.index(places.len())]).unwrap() = value;
        store.put(&key, text.to_string());
        go_on(store, &key);
    }
}

/// The place of every value in a JSON text.
fn pointers(value: &Value, at: String, places: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                pointers(item, format!("{at}/{index}"), places);
            }
        }
        Value::Object(fields) => {
            for (name, item) in fields {
                pointers(item, format!("{at}/{name}"), places);
            }
        }
        _ => {}
    }
    places.push(at);
}
