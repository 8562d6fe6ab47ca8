//! Packed here and imported there: the same battles, with the same undo.

use adjutant::battle::parcel::{Choice, Contents, Met, Transfer, What};
use adjutant::battle::save::{BATTLES, SETTINGS};
use adjutant::battle::{Session, SettingsHistory, Theme};
use proptest::prelude::*;

use crate::phone::*;
use crate::ruleset::GAME;
use crate::world::{Store, actions, cases, fresh};

fn sent(parcel: &Transfer) -> Transfer {
    let opened = Transfer::open(&parcel.file()).expect("it is whole");
    assert_eq!(opened, *parcel);
    opened
}

#[test]
fn everything_is_there_on_a_new_phone() {
    let here = full();
    let mut there = Store::default();
    let parcel = sent(&everything(&here));
    assert_eq!(parcel.rulesets(), ["test-game"]);
    let contents = look(&parcel, &there);
    assert_eq!(contents.damage, []);
    assert_eq!(contents.battles[0].met, Met::New);
    assert!(contents.battles[0].has_log);
    let mut all = contents.usual();
    all.settings = true;
    let taken = take_this(&parcel, &all, &there).unwrap();
    there.write(&taken.writes);
    let id = listed(&there)[0];
    assert_eq!(taken.battles, [(id, "test-game".to_owned())]);
    assert_alike((&here, 1), (&there, id));
    assert!(same_settings(&there));
    let own = |store: &Store| {
        armies(store)
            .of(&GAME)
            .map(|army| (army.name.clone(), army.units.clone()))
            .collect::<Vec<_>>()
    };
    assert_eq!(own(&there), own(&here));
    // Once it is there, it has nothing new for that phone.
    let again = look(&parcel, &there);
    assert_eq!(again.battles[0].met, Met::Same(id));
    assert!(again.armies.iter().all(|own| own.same));
    assert!(again.kit.as_ref().unwrap().same);
    assert!(again.usual().is_nothing(), "{:?}", again.usual());
}

#[test]
fn nothing_that_is_here_is_written_over() {
    let parcel = everything(&full());
    let mut there = full();
    // The same numbers, but other battles, and other armies of the same names.
    let (other, _) = playing("another", 30);
    for (key, text) in other.0 {
        there.put(&key, text);
    }
    let mut history = SettingsHistory::default();
    let mut mine = history.now().clone();
    mine.theme = Theme::Dark;
    history.set(mine.clone());
    there.write(&history.changes());
    let before = there.clone();
    take(&parcel, &mut there);
    assert_alike((&before, 1), (&there, 1));
    assert_eq!(listed(&there).len(), 2);
    let now = settings(&there);
    assert_eq!(now.now().theme, Theme::Dark, "settings only when asked for");
    assert_eq!(now.now().cards.len(), 1, "cards that are new are taken");
    // The settings have their own undo, which removes what was imported.
    let mut now = settings(&there);
    assert!(now.undo());
    assert_eq!(*now.now(), mine);
}

#[test]
fn a_battle_is_one_file_and_an_army_another() {
    let here = full();
    let parcel = sent(&battle(&here, 1));
    assert_eq!(parcel.what, What::Battle);
    let contents = look(&parcel, &Store::default());
    assert_eq!(contents.battles.len(), 1);
    assert!(contents.armies.is_empty() && contents.kit.is_none());
    let armies = armies(&here);
    let army = armies.of(&GAME).next().unwrap();
    let parcel = sent(&Transfer::army(army.id, AT, &armies).unwrap());
    let contents = look(&parcel, &Store::default());
    assert_eq!(contents.armies[0].army, *army);
    assert!(contents.battles.is_empty() && contents.kit.is_none());
}

#[test]
fn what_is_open_stays_open_and_the_order_of_battles_comes_along() {
    let mut here = full();
    for mark in ["b", "c"] {
        let mut parcel = battle(&playing(mark, 3).0, 1);
        parcel.what = What::Battle;
        take(&parcel, &mut here);
    }
    let order = |store: &Store| -> Vec<String> {
        let mark = |id| session(store, id).battle_state().battle.clone().unwrap().mark;
        listed(store).into_iter().map(mark).collect()
    };
    assert_eq!(order(&here), ["c", "b", ""]);
    let (mut there, _) = playing("open", 2);
    take(&everything(&here), &mut there);
    assert_eq!(order(&there), ["c", "b", "", "open"]);
    let (battle_list, _) =
        adjutant::battle::BattleList::load(&|key| there.read(key), &there.keys());
    assert_eq!(battle_list.open().map(|entry| entry.id), Some(1));
}

#[test]
fn a_file_saved_after_a_crash_is_opened_too() {
    let here = full();
    let all: serde_json::Map<_, _> =
        here.0.iter().map(|(key, text)| (key.clone(), text.clone().into())).collect();
    let parcel = Transfer::open(&serde_json::to_string(&all).unwrap()).unwrap();
    let mut there = Store::default();
    take(&parcel, &mut there);
    assert_alike((&here, 1), (&there, listed(&there)[0]));
}

#[test]
fn cut_off_while_it_is_taken_in_nothing_that_was_here_is_lost() {
    let here = full();
    let (mut there, _) = playing("mine", 70);
    let mut theirs = here.clone();
    // One battle is new, one is continued.
    let mut on = there.clone();
    play_on(&mut on, 1, &["Sherman", "Cromwell"]);
    take(&battle(&on, 1), &mut theirs);
    let parcel = everything(&theirs);
    let usual = look(&parcel, &there).usual();
    assert_eq!(usual.battles.len(), 2);
    assert!(usual.battles.contains(&Choice::GoOn));
    let taken = take_this(&parcel, &usual, &there).unwrap();
    let before = there.clone();
    for writes in 0..=taken.writes.len() {
        there = before.clone();
        there.write(&taken.writes[..writes]);
        let now = session(&there, 1);
        let units = |session: &Session| session.battle_state().units.first.len();
        assert!(
            units(&now) == units(&session(&before, 1)) || units(&now) == units(&session(&on, 1))
        );
        let (battle_list, damage) =
            adjutant::battle::BattleList::load(&|key| there.read(key), &there.keys());
        assert_eq!(damage, None, "after {writes} writes");
        for entry in battle_list.entries() {
            // A battle is there with all of its log, or its head is not there yet.
            if there.read(&adjutant::battle::save::head_key(entry.id)).is_some() {
                session(&there, entry.id);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn whatever_was_played_comes_along(
        played in prop::collection::vec(actions(), 0..90),
        undone in 0..6_usize,
    ) {
        let mut here = Store::default();
        let mut one = fresh();
        for action in played {
            one.act(action, &GAME);
        }
        keep(&mut here, &mut one);
        for _ in 0..undone {
            one.undo(&GAME, &|key| here.read(key)).unwrap();
        }
        keep(&mut here, &mut one);
        let parcel = sent(&everything(&here));
        let mut there = Store::default();
        let contents: Contents = look(&parcel, &there);
        prop_assert_eq!(&contents.damage, &[]);
        let taken = take(&parcel, &mut there);
        for (id, _) in taken.battles {
            assert_alike((&here, 1), (&there, id));
        }
    }
}

#[test]
fn what_can_be_undone_of_settings_and_what_was_put_aside_stays_here() {
    let mut here = full();
    here.put("adjutant/rescued/0", "{}");
    here.put("adjutant/settings-undo", "{}");
    here.put("another app", "{}");
    let keys = everything(&here).keys();
    let known = |key: &String| {
        key.starts_with("adjutant/desk/")
            || [BATTLES, SETTINGS, "adjutant/armies"].contains(&key.as_str())
    };
    assert!(keys.iter().all(known), "{keys:?}");
}
