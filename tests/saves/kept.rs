//! The settings, and the list of battles.

use std::collections::BTreeMap;

use adjutant::battle::save::{self, BATTLES, SETTINGS, head_key, log_key, start_key};
use adjutant::battle::{
    Action, Away, BattleList, BattleState, DELETED_FOR, Glance, LONGEST_NOTE, MOST_CARDS,
    SETTINGS_KEPT, Session, Settings, SettingsHistory, Theme, Unit,
};
use serde_json::json;

use crate::ruleset::{GAME, GAMES, OTHER};
use crate::world::*;

#[test]
fn the_start_script_finds_language_and_theme() {
    let (store, _) = played();
    let data = store.data(SETTINGS);
    assert_eq!(data["language"], "pl");
    assert_eq!(data["theme"], "sunlight");
    for (theme, name) in [(Theme::System, "system"), (Theme::Light, "light"), (Theme::Dark, "dark")]
    {
        assert_eq!(serde_json::to_value(theme).unwrap(), name);
    }
}

#[test]
fn an_offer_is_made_once_whatever_is_undone() {
    let mut store = Store::default();
    let mut settings = SettingsHistory::default();
    settings.set(chosen());
    settings.undo();
    settings.set(chosen());
    assert!(settings.note_install_offered());
    assert!(!settings.note_install_offered(), "no news");
    store.write(&settings.changes());
    let (mut kept, _) = SettingsHistory::load(&|key| store.read(key));
    assert!(kept.now().install_offered);
    assert!(kept.undo() && kept.now().install_offered);
    assert!(kept.redo() && kept.now().install_offered);
}

#[test]
fn settings_are_undone_after_a_reload_too() {
    let mut store = Store::default();
    let mut settings = SettingsHistory::default();
    assert!(!settings.set(Settings::default()), "nothing changed");
    let own_dice = Settings { own_dice: true, ..Settings::default() };
    assert!(settings.set(own_dice.clone()));
    assert!(settings.set(chosen()));
    store.write(&settings.changes());

    let (mut kept, damage) = SettingsHistory::load(&|key| store.read(key));
    assert_eq!((&kept, damage), (&settings, vec![]));
    assert!(kept.undo());
    assert_eq!(kept.now(), &own_dice);
    assert!(kept.undo() && !kept.undo() && !kept.can_undo());
    assert_eq!(kept.now(), &Settings::default());
    assert!(kept.redo() && kept.redo() && !kept.redo() && !kept.can_redo());
    assert_eq!(kept.now(), &chosen());

    for points in 0..200 {
        let house = texts(&[("long-games", if points % 2 == 0 { "yes" } else { "no" })]);
        kept.set(Settings {
            house: BTreeMap::from([(points.to_string(), house)]),
            ..Settings::default()
        });
    }
    let mut undone = 0;
    while kept.undo() {
        undone += 1;
    }
    assert_eq!(undone, SETTINGS_KEPT);
}

#[test]
fn one_damaged_setting_does_not_cost_the_others() {
    let (mut store, _) = played();
    let mut data = store.data(SETTINGS);
    data["theme"] = json!("sepia");
    data["later"] = json!({ "a": 1 });
    store.put(SETTINGS, json!({ "v": 1, "data": data }).to_string());
    let (settings, damage) = SettingsHistory::load(&|key| store.read(key));
    let expected = Settings { theme: Theme::System, ..chosen() };
    assert_eq!(settings.now(), &expected);
    assert_eq!(damage.len(), 1);
}

#[test]
fn house_rules_and_units_of_measure_follow_the_settings() {
    let mut settings = Settings::default();
    assert_eq!(settings.house(&GAME).all(), [0]);
    settings.set_house(&GAME, "long-games", "yes");
    settings.set_house(&GAME, "long-games", "perhaps");
    settings.set_house(&GAME, "gone", "yes");
    assert_eq!(settings.house(&GAME).all(), [1]);
    settings.set_house(&GAME, "long-games", "no");
    assert_eq!(settings, Settings::default());

    assert!(!settings.in_centimetres("en") && settings.in_centimetres("ru"));
    settings.metric = Some(false);
    assert!(!settings.in_centimetres("pl"));
}

#[test]
fn the_list_knows_which_battle_was_used_last() {
    let mut battle_list = BattleList::default();
    let tools = BattleState::new(&GAME);
    let battle = after(&[Action::StartBattle(setup())]);
    let (first, second) = (battle_list.add(&tools, &[]), battle_list.add(&battle, &[]));
    let third = battle_list.add(&BattleState::new(&OTHER), &[]);
    assert_eq!((first, second, third), (1, 2, 3));
    assert_eq!(battle_list.open().map(|battle| battle.id), Some(3));
    assert_eq!(battle_list.latest("test-game").map(|battle| battle.id), Some(2));
    assert!(battle_list.use_now(1, &tools));
    assert!(!battle_list.use_now(1, &tools), "it is the latest already");
    assert!(battle_list.use_now(1, &battle), "it has a name now");
    assert_eq!(battle_list.latest("test-game").map(|battle| battle.id), Some(1));
    let order: Vec<_> = battle_list.entries().iter().map(|battle| battle.id).collect();
    assert_eq!(order, [1, 3, 2]);
    battle_list.remove(3);
    battle_list.remove(1);
    assert_eq!(battle_list.open(), None);
    assert_eq!(battle_list.add(&tools, &[]), 4, "numbers are not given twice");
    battle_list.close();
    assert_eq!(battle_list.open(), None);
    assert!(!battle_list.use_now(9, &tools), "there is no such battle");
}

#[test]
fn a_lost_list_is_made_from_the_battles() {
    let mut store = Store::default();
    for (id, battle) in [(2, after(&[Action::StartBattle(setup())])), (5, BattleState::new(&OTHER))]
    {
        store.write(&Session::new(id, battle).changes());
    }
    store.put(&head_key(7), "?");
    store.put(BATTLES, "{");
    let (mut battle_list, damage) = BattleList::load(&|key| store.read(key), &store.keys());
    assert_eq!(damage.unwrap().key, BATTLES);
    let found: Vec<_> = battle_list
        .entries()
        .into_iter()
        .map(|battle| (battle.id, battle.ruleset.as_str(), battle.name.as_deref()))
        .collect();
    assert_eq!(found, [(5, "other-game", None), (2, "test-game", Some("Wzgórze 112"))]);
    assert_eq!(battle_list.open(), None);
    assert_eq!(
        battle_list.add(&BattleState::new(&GAME), &store.keys()),
        8,
        "7 is damaged, not free"
    );
}

#[test]
fn a_wrong_list_is_corrected_by_the_battles_that_exist() {
    let mut sound = Store::default();
    let battle = after(&[Action::StartBattle(setup())]);
    for (id, battle) in [(3, &battle), (400, &BattleState::new(&OTHER))] {
        sound.write(&Session::new(id, battle.clone()).changes());
    }
    let row = |id: u32, ruleset: &str| json!({ "id": id, "ruleset": ruleset, "used": 9 });
    for (data, told) in [
        (json!({}), true),
        (json!({ "games": 3 }), true),
        (json!({ "desks": [] }), false),
        (json!({ "desks": [], "open": 3, "highest": 0 }), false),
        // A battle of another wargame, and one that does not exist.
        (json!({ "desks": [row(3, "other-game"), row(8, "test-game")] }), false),
    ] {
        let mut store = sound.clone();
        store.put(BATTLES, json!({ "v": 1, "data": data }).to_string());
        let (mut battle_list, damage) = BattleList::load(&|key| store.read(key), &store.keys());
        assert_eq!(damage.is_some(), told, "{data}");
        let mut listed: Vec<_> = battle_list
            .entries()
            .into_iter()
            .map(|battle| (battle.id, battle.ruleset.as_str(), battle.name.as_deref()))
            .collect();
        listed.sort_unstable();
        assert_eq!(
            listed,
            [(3, "test-game", Some("Wzgórze 112")), (400, "other-game", None)],
            "{data}"
        );
        assert_eq!(battle_list.add(&battle, &store.keys()), 401, "{data}");
    }
}

#[test]
fn no_number_is_given_that_a_text_is_kept_under() {
    let battle = BattleState::new(&GAME);
    for (key, id) in [
        (head_key(9), 10),
        (start_key(9, 0), 10),
        (log_key(9, 70), 10),
        (head_key(u32::MAX), 1),
        ("adjutant/desk/none/head".into(), 1),
    ] {
        assert_eq!(BattleList::default().add(&battle, std::slice::from_ref(&key)), id, "{key}");
    }
}

#[test]
fn a_battle_with_a_damaged_head_is_listed_by_its_log() {
    let mut store = Store::default();
    let battle = after(&[Action::StartBattle(setup())]);
    store.write(&Session::new(2, battle).changes());
    store.put(&head_key(2), "{");
    let (battle_list, _) = BattleList::load(&|key| store.read(key), &store.keys());
    assert_eq!(battle_list.latest("test-game").map(|battle| battle.id), Some(2));
    // If the list is newer, as for a battle that began after the chunk, its entry counts.
    store.write(&Session::new(2, BattleState::new(&GAME)).changes());
    store.put(&head_key(2), "{");
    let list = json!({ "desks": [{ "id": 2, "ruleset": "test-game", "name": "Hill", "used": 1 }] });
    store.put(BATTLES, json!({ "v": 1, "data": list }).to_string());
    let (battle_list, _) = BattleList::load(&|key| store.read(key), &store.keys());
    assert_eq!(battle_list.entries()[0].name.as_deref(), Some("Hill"));
}

#[test]
fn a_unit_card_is_kept_once_and_picked_again() {
    let unit = texts(&[("strength", "8"), ("bailed-out", "yes"), ("skill", "veteran")]);
    let words = texts(&[("nation", "Germany")]);
    let tigers = Unit::fresh("Tigers", unit, words.clone());
    let mut settings = Settings::default();
    assert!(settings.keep_card(&GAME, &tigers));
    let card = texts(&[("strength", "8"), ("skill", "veteran")]);
    let kept = Unit::fresh("Tigers", card, words);
    assert_eq!(settings.cards(&GAME), [kept], "figures, no states");
    assert_eq!(settings.cards(&OTHER), []);

    // A second card of the same name replaces the first, including its free texts; their length is
    // limited.
    let called = |name: &str| Unit::fresh(name, texts(&[]), texts(&[]));
    assert!(settings.keep_card(&GAME, &called("Tigers")));
    assert_eq!(settings.cards(&GAME), [called("Tigers")]);
    for number in 1..MOST_CARDS {
        assert!(settings.keep_card(&GAME, &called(&number.to_string())));
    }
    assert!(!settings.keep_card(&GAME, &called("one more")));
    assert!(settings.keep_card(&GAME, &tigers), "replaced all the same");
    assert_eq!(settings.cards(&GAME).len(), MOST_CARDS);
    settings.drop_card(&GAME, "Tigers");
    assert_eq!(settings.card_words.len(), 0);
    assert!(settings.keep_card(&GAME, &called("one more")));
}

#[test]
fn a_note_beside_a_rule_is_kept_undone_and_done_again() {
    let mut store = Store::default();
    let noted = |store: &Store, text: &str| {
        let read = |key: &str| store.read(key);
        let (history, writes, _) = SettingsHistory::change(&read, |history| {
            let mut settings = history.now().clone();
            settings.set_note(&GAME, "TST-SHO-01", text);
            history.set(settings)
        });
        (history, writes)
    };
    let (_, writes) = noted(&store, "  page 12: on 5+  ");
    store.write(&writes);
    let (mut kept, damage) = SettingsHistory::load(&|key| store.read(key));
    assert!(damage.is_empty());
    assert_eq!(kept.now().note(&GAME, "TST-SHO-01"), "page 12: on 5+");
    assert_eq!(kept.now().note(&GAME, "TST-SHO-02"), "");
    assert_eq!(kept.now().note(&OTHER, "TST-SHO-01"), "");
    assert!(kept.undo());
    assert_eq!(kept.now().note(&GAME, "TST-SHO-01"), "");
    assert!(kept.redo());

    // Letters are counted, not bytes; an empty note leaves nothing.
    let long = "Ж".repeat(LONGEST_NOTE + 1);
    let (full, _) = noted(&store, &long);
    assert_eq!(full.now().note(&GAME, "TST-SHO-01").chars().count(), LONGEST_NOTE);
    let (empty, _) = noted(&store, " \n");
    assert_eq!(empty.now(), &Settings::default());
}

/// A list with battles 1, 2 and 3 of one game, the last one open.
fn three_battles() -> (BattleList, BattleState) {
    let mut battle_list = BattleList::default();
    let battle = after(&[Action::StartBattle(setup())]);
    for (at, id) in (1..=3).zip([1, 2, 3]) {
        assert_eq!(battle_list.add(&battle, &[]), id);
        battle_list.note(id, 1_000 * at);
    }
    (battle_list, battle)
}

fn listed(battle_list: &BattleList, away: Away) -> Vec<u32> {
    let same = |other: Away| std::mem::discriminant(&other) == std::mem::discriminant(&away);
    battle_list.battles(same).iter().map(|battle| battle.id).collect()
}

const DELETED: Away = Away::Deleted(0);

#[test]
fn what_is_put_away_can_be_taken_back_and_put_away_again() {
    let (mut battle_list, battle) = three_battles();
    assert!(battle_list.put(3, Away::Archived));
    assert!(!battle_list.put(3, Away::Archived), "it is there already");
    assert!(battle_list.put(2, Away::Deleted(5_000)));
    assert_eq!(battle_list.open(), None, "what is away is not open");
    assert_eq!(listed(&battle_list, Away::Here), [1]);
    assert_eq!(listed(&battle_list, Away::Archived), [3]);
    assert_eq!(listed(&battle_list, DELETED), [2]);
    assert_eq!(battle_list.latest("test-game").map(|battle| battle.id), Some(1));

    assert_eq!(battle_list.undo(6_000), Some(2));
    assert_eq!(battle_list.undo(6_000), Some(3));
    assert_eq!(battle_list.can_undo_redo(), (false, true));
    assert_eq!(listed(&battle_list, Away::Here), [3, 2, 1]);
    assert_eq!((battle_list.redo(7_000), battle_list.redo(7_000)), (Some(3), Some(2)));
    let deleted = battle_list.entry(2).map(|battle| battle.away);
    assert_eq!(deleted, Some(Away::Deleted(7_000)), "it counts from then");
    // A new change replaces those that were undone.
    battle_list.undo(8_000);
    battle_list.put(1, Away::Archived);
    assert_eq!(battle_list.can_undo_redo(), (true, false));

    // Played again in another tab, the battle comes back; that can be undone as well.
    assert!(battle_list.use_now(3, &battle));
    assert_eq!(listed(&battle_list, Away::Archived), [1]);
    assert_eq!(battle_list.undo(9_000), Some(3));
    assert_eq!(listed(&battle_list, Away::Archived), [3, 1]);
}

/// 2026, in Unix milliseconds.
const TODAY: u64 = 1_780_000_000_000;
const DAY: u64 = 24 * 60 * 60 * 1_000;

#[test]
fn a_clock_that_is_wrong_once_wipes_no_deleted_battle() {
    let (battle_list, _) = three_battles();
    // By the phone's clock the battle was deleted in 1970, or 99 days ago; another was played
    // yesterday.
    for deleted in [5_000, TODAY - 99 * DAY] {
        let mut battle_list = battle_list.clone();
        battle_list.note(1, TODAY - DAY);
        battle_list.put(2, Away::Deleted(deleted));
        for day in 0..29 {
            assert!(battle_list.clear_out(TODAY + day * DAY).is_empty(), "day {day}");
        }
        assert!(battle_list.clear_out(TODAY + 40 * DAY).is_empty());
        assert_eq!(battle_list.clear_out(TODAY + 41 * DAY), [2]);
    }
    // At one start the phone's clock is far ahead, or behind.
    let mut battle_list = battle_list;
    battle_list.put(2, Away::Deleted(TODAY));
    for now in [TODAY + 40 * DAY, TODAY + DAY, 7, TODAY + 50 * DAY, TODAY + 2 * DAY] {
        assert!(battle_list.clear_out(now).is_empty(), "{now}");
    }
    // A battle that is restored and deleted again has its full time again.
    assert!(battle_list.clear_out(TODAY + 31 * DAY).is_empty());
    battle_list.undo(TODAY + 31 * DAY);
    battle_list.put(2, Away::Deleted(TODAY + 31 * DAY));
    assert!(battle_list.clear_out(TODAY + 32 * DAY).is_empty());
}

#[test]
fn a_list_that_names_a_battle_twice_is_healed() {
    let (store, _) = played();
    let mut data = store.data(BATTLES);
    let row = data["desks"][0].clone();
    let mut other = row.clone();
    other["ruleset"] = json!("another-game");
    other["name"] = json!("A ghost");
    other["used"] = json!(row["used"].as_u64().unwrap() + 1);
    for rows in [json!([row, other]), json!([other, row]), json!([row, row, row])] {
        data["desks"] = rows;
        let mut store = store.clone();
        store.put(BATTLES, json!({ "v": 1, "data": data }).to_string());
        let read = |key: &str| store.read(key);
        assert_eq!(BattleList::read(&read).unwrap().entries().len(), 1, "at first sight");
        let (battle_list, (), writes, damage) = BattleList::change(&read, &store.keys(), |_| ());
        assert_eq!(damage, None);
        let listed: Vec<_> =
            battle_list.entries().iter().map(|battle| battle.ruleset.clone()).collect();
        assert_eq!(listed, ["test-game"], "as the battle itself says");
        assert_eq!(battle_list.entries()[0].name.as_deref(), row["name"].as_str());
        assert_eq!(writes, [battle_list.changes()]);
    }
}

#[test]
fn a_deleted_battle_is_whole_for_thirty_days_or_until_there_is_no_room() {
    let (mut store, _) = played();
    let battle = store.session().battle_state().clone();
    let keys = store.keys();
    let (mut battle_list, _) = BattleList::load(&|key| store.read(key), &keys);
    let copy = battle_list.add_copy(1, &battle, &keys, 0);
    store.write(&save::copy_of(1, copy, &keys, &|key| store.read(key)));
    let whole = |store: &Store, id: u32| {
        let loaded = Session::load(id, &|key| store.read(key), &GAMES);
        assert_eq!(loaded.damage, []);
        loaded.session.map(|session| session.battle_state().clone())
    };
    assert_eq!(whole(&store, copy).as_ref(), Some(&battle));

    battle_list.put(1, Away::Deleted(TODAY));
    assert!(battle_list.clear_out(TODAY + DELETED_FOR - 1).is_empty());
    // The phone's clock was set back.
    assert!(battle_list.clear_out(0).is_empty());
    assert_eq!(whole(&store, 1).as_ref(), Some(&battle), "it is whole");
    let mut late = battle_list.clone();
    assert!(late.clear_out(TODAY + DELETED_FOR).is_empty(), "seen once");
    assert_eq!(late.clear_out(TODAY + DELETED_FOR + DAY), [1]);
    assert_eq!(battle_list.make_room(), [1]);
    store.write(&save::removal_of(1, &store.keys()));
    assert_eq!(whole(&store, 1), None);
    assert!(!store.keys().iter().any(|key| save::entry_of(key) == Some(1)));
    assert_eq!(whole(&store, copy).as_ref(), Some(&battle), "no other is touched");
    // The deletion can no longer be undone, but the copy can.
    assert_eq!(battle_list.undo(9), Some(copy));
    assert_eq!(battle_list.can_undo_redo(), (false, true));
    store.write(&[battle_list.changes()]);
    let (again, _) = BattleList::load(&|key| store.read(key), &store.keys());
    assert_eq!(again, battle_list);
}

#[test]
fn a_battle_that_goes_on_is_noted_every_ten_minutes() {
    const MINUTE: u64 = 60_000;
    let (mut battle_list, battle) = three_battles();
    battle_list.note(3, 100 * MINUTE);
    assert!(battle_list.is_used(3, &battle) && battle_list.is_noted(3, 109 * MINUTE));
    assert!(!battle_list.is_noted(3, 110 * MINUTE));
    // A note of an earlier build, and a clock that was set back.
    assert!(!battle_list.is_noted(3, 80 * MINUTE));
    let (unknown, _) = three_battles();
    assert!(unknown.is_noted(9, MINUTE), "there is no such battle");
}

#[test]
fn what_a_list_tells_of_a_battle_is_read_without_the_rest() {
    let (store, session) = played();
    let glance = Glance::at(1, &|key| store.read(key)).expect("it is there");
    assert_eq!(glance.battle, session.battle_state().battle);
    assert_eq!(glance.turn, session.battle_state().turn);
    assert_eq!(Glance::at(2, &|key| store.read(key)), None);
}

#[test]
fn what_a_player_has_written_outlives_a_reset() {
    let mut settings = chosen();
    let unit = Unit {
        id: 1,
        name: "Tigers".into(),
        answers: BTreeMap::new(),
        words: BTreeMap::from([("nation".into(), "Germany".into())]),
    };
    settings.keep_card(&GAME, &unit);
    settings.set_note(&GAME, "TST-01", "with the white dice");
    settings.reset();
    assert_eq!(settings.theme, Theme::System);
    assert!(settings.house.is_empty());
    let card = settings.cards(&GAME).into_iter().find(|card| card.name == "Tigers");
    assert_eq!(card.unwrap().words["nation"], "Germany");
    assert_eq!(settings.note(&GAME, "TST-01"), "with the white dice");
}
