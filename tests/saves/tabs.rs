//! Several tabs with one storage: none overwrites the work of another.

use adjutant::battle::save::head_key;
use adjutant::battle::{
    Action, BattleList, BattleState, Overtaken, Session, Settings, SettingsHistory, Side, Theme,
};
use proptest::prelude::*;

use crate::ruleset::{GAME, OTHER};
use crate::world::*;

/// Performs an action in a tab and saves it; a tab that another has overtaken reads the battle
/// first. Returns whether it was overtaken.
fn tap_in(tab: &mut Session, store: &mut Store, action: &Action) -> bool {
    let mut overtaken = false;
    if !tab.is_latest(&|key| store.read(key)) {
        overtaken = true;
        *tab = store.session();
    }
    tab.act(action.clone(), &GAME);
    let writes = tab.keep(&|key| store.read(key));
    store.write(&writes.expect("it was read just now"));
    overtaken
}

fn units(session: &Session) -> usize {
    session.battle_state().units.first.len()
}

#[test]
fn a_stale_tab_does_not_write_over_the_other() {
    let (mut store, _) = played();
    let (mut here, mut there) = (store.session(), store.session());
    for _ in 0..79 {
        there.act(add(Side::First, "Rifles"), &GAME);
        let writes = there.keep(&|key| store.read(key)).unwrap();
        store.write(&writes);
    }
    let kept = store.clone();
    here.act(Action::EndTurn, &GAME);
    assert_eq!(here.keep(&|key| store.read(key)), Err(Overtaken));
    assert_eq!(store, kept);
    // It reads the other tab's actions, and continues from there.
    let mut here = store.session();
    assert_eq!(here.battle_state(), there.battle_state());
    here.act(Action::EndTurn, &GAME);
    let writes = here.keep(&|key| store.read(key)).unwrap();
    store.write(&writes);
    assert!(!there.is_latest(&|key| store.read(key)));
    let mut last = store.session();
    for _ in 0..80 {
        assert!(undo(&mut last, &store).is_some());
    }
    assert_eq!(units(&last), units(&here) - 79, "the undo of the other is there, too");
}

#[test]
fn eight_units_added_in_turn_in_two_tabs_are_eight() {
    let mut store = Store::default();
    store.write(&fresh().changes());
    let mut tabs = [store.session(), store.session()];
    for number in 0..8 {
        let overtaken = tap_in(&mut tabs[number % 2], &mut store, &add(Side::First, "Rifles"));
        assert_eq!(overtaken, number > 0, "tap {number}");
    }
    assert_eq!(units(&store.session()), 8);
}

#[test]
fn what_is_done_again_is_written_over_what_found_no_head() {
    let mut store = Store::default();
    let mut here = fresh();
    for name in ["Rifles", "Tanks"] {
        here.act(add(Side::First, name), &GAME);
    }
    undo(&mut here, &store);
    undo(&mut here, &store);
    store.write(&here.changes());
    // Another tab performs another action, and finds room only for the log.
    let mut there = store.session();
    there.act(add(Side::Second, "Guns"), &GAME);
    let writes = there.keep(&|key| store.read(key)).unwrap();
    store.write(&writes[..writes.len() - 1]);
    for units in 1..=2 {
        assert!(redo(&mut here, &store).is_some());
        let writes = here.keep(&|key| store.read(key)).unwrap();
        store.write(&writes);
        let mut kept = store.session();
        assert_eq!(kept.battle_state(), here.battle_state());
        while undo(&mut kept, &store).is_some() {}
        assert!(redo(&mut kept, &store).is_some());
        assert_eq!(kept.battle_state().units.second.len(), 0, "after {units}");
        assert_eq!(kept.battle_state().units.first.len(), 1);
    }
}

#[test]
fn the_same_state_again_is_not_the_same_head() {
    let mut store = Store::default();
    let mut here = fresh();
    here.act(add(Side::First, "Rifles"), &GAME);
    store.write(&here.changes());
    let mut there = store.session();
    undo(&mut there, &store);
    there.act(add(Side::Second, "Tanks"), &GAME);
    undo(&mut there, &store);
    there.act(add(Side::First, "Rifles"), &GAME);
    store.write(&there.keep(&|key| store.read(key)).unwrap());
    assert!(!here.is_latest(&|key| store.read(key)));
}

#[test]
fn what_another_tab_has_cleared_is_written_anew() {
    let (mut store, mut session) = played();
    store.0.clear();
    session.act(Action::EndTurn, &GAME);
    let writes = session.keep(&|key| store.read(key)).unwrap();
    store.write(&writes);
    let mut kept = store.session();
    assert_eq!(kept.battle_state(), session.battle_state());
    let mut undone = 0;
    while undo(&mut kept, &store).is_some() {
        undone += 1;
    }
    assert!(undone > 100, "{undone} can be undone");
}

#[test]
fn an_id_that_another_tab_has_taken_is_refused_and_not_given() {
    let mut store = Store::default();
    // A tab read the list when it was empty.
    let stale = BattleList::default();
    let add_in = |store: &mut Store, battle: &BattleState| {
        let keys = store.keys();
        let (_, id, writes, _) = BattleList::change(&|key| store.read(key), &keys, |battle_list| {
            battle_list.add(battle, &keys)
        });
        store.write(&Session::new(id, battle.clone()).changes());
        store.write(&writes);
        id
    };
    assert_eq!(add_in(&mut store, &BattleState::new(&GAME)), 1);
    assert_eq!(add_in(&mut store, &BattleState::new(&OTHER)), 2);
    let (battle_list, _) = BattleList::load(&|key| store.read(key), &store.keys());
    assert_eq!(battle_list.entries().len(), 2);
    // A list that was read long ago gives an unused id as well.
    assert_eq!(stale.clone().add(&BattleState::new(&GAME), &store.keys()), 3);
    let mut late = Session::new(1, BattleState::new(&OTHER));
    assert_eq!(late.keep(&|key| store.read(key)), Err(Overtaken));
}

#[test]
fn the_list_keeps_what_another_tab_has_put_there() {
    let mut store = Store::default();
    let (one, other) = (BattleState::new(&GAME), BattleState::new(&OTHER));
    let change = |store: &mut Store, change: &mut dyn FnMut(&mut BattleList, &[String])| {
        let keys = store.keys();
        let (_, (), writes, _) = BattleList::change(&|key| store.read(key), &keys, |battle_list| {
            change(battle_list, &keys);
        });
        store.write(&writes);
    };
    for battle in [&one, &other] {
        let mut id = 0;
        change(&mut store, &mut |battle_list, keys| {
            id = battle_list.add(battle, keys);
        });
        store.write(&Session::new(id, battle.clone()).changes());
    }
    change(&mut store, &mut |battle_list, _| {
        battle_list.use_now(1, &one);
    });
    let kept = store.clone();
    change(&mut store, &mut |battle_list, _| {
        battle_list.use_now(1, &one);
    });
    assert_eq!(store, kept, "nothing new is not written");
    let (battle_list, _) = BattleList::load(&|key| store.read(key), &store.keys());
    let order: Vec<_> = battle_list.entries().iter().map(|battle| battle.id).collect();
    assert_eq!(order, [1, 2]);
}

#[test]
fn a_setting_changes_nothing_that_another_tab_has_set() {
    let mut store = Store::default();
    let (stale, _) = SettingsHistory::load(&|key| store.read(key));
    let set = |store: &mut Store, change: &dyn Fn(&mut Settings)| {
        let (settings, writes, damage) =
            SettingsHistory::change(&|key| store.read(key), |history| {
                let mut settings = history.now().clone();
                change(&mut settings);
                history.set(settings)
            });
        assert_eq!(damage, []);
        store.write(&writes);
        settings
    };
    set(&mut store, &|settings| {
        settings.cards.clone_from(&chosen().cards);
    });
    let theme = set(&mut store, &|settings| settings.theme = Theme::Dark);
    assert_eq!(stale.now().cards.len(), 0, "the second tab had no cards");
    assert_eq!(theme.now().cards, chosen().cards);
    let (kept, _) = SettingsHistory::load(&|key| store.read(key));
    assert_eq!(kept, theme);
    // Undo takes back the last change, whichever tab made it.
    let (undone, ..) = SettingsHistory::change(&|key| store.read(key), SettingsHistory::undo);
    assert_eq!((undone.now().theme, undone.now().cards.len()), (Theme::System, 1));
}

proptest! {
    #![proptest_config(cases(48))]

    /// Whatever two tabs do, in any order: the result is one history, with each tap in it once.
    #[test]
    fn two_tabs_play_one_battle(taps in prop::collection::vec((any::<bool>(), actions()), 0..150)) {
        let mut store = Store::default();
        store.write(&fresh().changes());
        let mut tabs = [store.session(), store.session()];
        let mut one = fresh();
        for (which, action) in taps {
            tap_in(&mut tabs[usize::from(which)], &mut store, &action);
            one.act(action, &GAME);
        }
        let mut kept = store.session();
        prop_assert_eq!(kept.battle_state(), one.battle_state());
        while one.can_undo() {
            prop_assert_eq!(undo(&mut kept, &store), undo(&mut one, &store));
            prop_assert_eq!(kept.battle_state(), one.battle_state());
        }
        prop_assert!(!kept.can_undo());
        prop_assert!(store.read(&head_key(1)).is_some());
    }
}
