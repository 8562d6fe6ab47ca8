//! Undo, redo and saving.

use std::cell::Cell;

use adjutant::aid::{Ruleset, Tracker, Values};
use adjutant::battle::save::{head_key, log_key};
use adjutant::battle::{
    Action, BattleState, CHUNK, CHUNKS_KEPT, Change, MOST_UNITS, STARTS_APART, Session, Side, Why,
};
use adjutant::rulesets::ALL;
use proptest::prelude::*;

use crate::play::Chance;
use crate::ruleset::{GAME, GAMES};
use crate::world::*;

/// An event in a test of saving.
#[derive(Clone, Debug)]
enum Event {
    Act(Action),
    Undo(usize),
    Redo(usize),
    /// The app is killed and opened again.
    Reopen,
    /// The app is killed after this many of the writes of one more action.
    Killed(Action, usize),
}

fn events() -> impl Strategy<Value = Vec<Event>> {
    let event = prop_oneof![
        40 => actions().prop_map(Event::Act),
        4 => (1..6_usize).prop_map(Event::Undo),
        1 => (50..140_usize).prop_map(Event::Undo),
        4 => (1..6_usize).prop_map(Event::Redo),
        1 => (50..140_usize).prop_map(Event::Redo),
        3 => Just(Event::Reopen),
        2 => (actions(), 0..5_usize).prop_map(|(action, writes)| Event::Killed(action, writes)),
    ];
    prop::collection::vec(event, 1..400)
}

/// The expected session: every battle state so far, and the place of the present one.
struct Model {
    battles: Vec<BattleState>,
    at: usize,
}

impl Model {
    fn act(&mut self, battle: &BattleState) {
        if *battle != self.battles[self.at] {
            self.battles.truncate(self.at + 1);
            self.battles.push(battle.clone());
            self.at += 1;
        }
    }

    fn agrees(&self, session: &Session) {
        assert_eq!(session.battle_state(), &self.battles[self.at]);
        assert_eq!(session.can_undo(), self.at > 0);
        assert_eq!(session.can_redo(), self.at + 1 < self.battles.len());
    }
}

/// Plays events, and saves after each. Returns the store and the session.
fn live(events: Vec<Event>) -> (Store, Session, Model) {
    let mut store = Store::default();
    let mut session = fresh();
    let mut model = Model { battles: vec![session.battle_state().clone()], at: 0 };
    store.write(&session.changes());
    for event in events {
        match event {
            Event::Act(action) => {
                session.act(action, &GAME);
                model.act(session.battle_state());
            }
            Event::Undo(times) => {
                for _ in 0..times {
                    let undone = undo(&mut session, &store).is_some();
                    assert_eq!(undone, model.at > 0);
                    model.at = model.at.saturating_sub(1);
                }
            }
            Event::Redo(times) => {
                for _ in 0..times {
                    let redone = redo(&mut session, &store).is_some();
                    assert_eq!(redone, model.at + 1 < model.battles.len());
                    model.at += usize::from(redone);
                }
            }
            Event::Reopen => session = store.session(),
            Event::Killed(action, writes) => {
                session.act(action, &GAME);
                let all = session.changes();
                let writes = writes.min(all.len());
                store.write(&all[..writes]);
                let kept = store.session();
                if kept.battle_state() == &model.battles[model.at] {
                    // It is as if the action had not been done; the actions that could be redone
                    // may already be lost.
                    model.battles.truncate(model.at + 1);
                    let mut later = kept.clone();
                    while redo(&mut later, &store).is_some() {
                        model.battles.push(later.battle_state().clone());
                    }
                } else {
                    assert_eq!(kept.battle_state(), session.battle_state());
                    model.act(session.battle_state());
                }
                session = kept;
            }
        }
        model.agrees(&session);
        store.write(&session.changes());
        assert_eq!(session.changes(), [], "nothing is written twice");
    }
    (store, session, model)
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn all_can_be_undone_and_done_again(actions in prop::collection::vec(actions(), 0..300)) {
        let mut session = fresh();
        let mut battles = vec![session.battle_state().clone()];
        for action in actions {
            if session.act(action, &GAME) {
                battles.push(session.battle_state().clone());
            }
        }
        let store = Store::default(); // Nothing needs to be read back.
        for battle in battles.iter().rev().skip(1) {
            prop_assert!(undo(&mut session, &store).is_some());
            prop_assert_eq!(session.battle_state(), battle);
        }
        prop_assert!(!session.can_undo() && undo(&mut session, &store).is_none());
        for battle in battles.iter().skip(1) {
            prop_assert!(redo(&mut session, &store).is_some());
            prop_assert_eq!(session.battle_state(), battle);
        }
        prop_assert!(!session.can_redo() && redo(&mut session, &store).is_none());
    }

    #[test]
    fn what_is_kept_is_the_session(events in events()) {
        let (store, mut session, model) = live(events);
        let mut kept = store.session();
        model.agrees(&kept);
        // The same actions are undone and redone.
        while session.can_undo() {
            prop_assert_eq!(undo(&mut kept, &store), undo(&mut session, &store));
            prop_assert_eq!(kept.battle_state(), session.battle_state());
        }
        prop_assert!(!kept.can_undo());
        prop_assert_eq!(session.battle_state(), &model.battles[0]);
        while session.can_redo() {
            prop_assert_eq!(redo(&mut kept, &store), redo(&mut session, &store));
        }
        prop_assert_eq!(kept.battle_state(), model.battles.last().unwrap());
        prop_assert_eq!(session.battle_state(), kept.battle_state());
    }

    #[test]
    fn without_its_head_a_session_is_put_together_from_its_log(events in events()) {
        let (mut store, mut session, model) = live(events);
        while redo(&mut session, &store).is_some() {}
        store.put(&head_key(1), "{\"v\":1,\"da");
        let (kept, damage) = store.load();
        prop_assert_eq!(damage[0].why.clone(), Why::NotJson);
        let mut kept = kept.unwrap();
        prop_assert_eq!(kept.battle_state(), session.battle_state());
        while kept.can_undo() {
            undo(&mut kept, &store);
        }
        prop_assert_eq!(kept.battle_state(), &model.battles[0]);
    }
}

#[test]
fn the_app_can_be_killed_at_any_of_500_taps() {
    let mut store = Store::default();
    let mut session = fresh();
    let mut battles = vec![session.battle_state().clone()];
    store.write(&session.changes());
    for number in 0..500 {
        if session.act(tap(number), &GAME) {
            battles.push(session.battle_state().clone());
        }
        store.write(&session.changes());
        // Only the stored data survives.
        session = store.session();
        assert_eq!(session.battle_state(), battles.last().unwrap(), "tap {number}");
        assert!(session.can_undo() && !session.can_redo());
    }
    assert!(battles.len() > 400, "{} taps did something", battles.len());
    for battle in battles.iter().rev().skip(1) {
        undo(&mut session, &store);
        store.write(&session.changes());
        session = store.session();
        assert_eq!(session.battle_state(), battle);
    }
    assert!(!session.can_undo());
    for battle in &battles[1..] {
        redo(&mut session, &store);
        store.write(&session.changes());
        session = store.session();
        assert_eq!(session.battle_state(), battle);
    }
    assert!(!session.can_redo());
}

#[test]
fn a_tap_writes_little_however_long_the_log_is() {
    let mut store = Store::default();
    let mut session = fresh();
    let (mut done, mut most, mut sum) = (0, 0, 0);
    for number in 0.. {
        if session.act(tap(number), &GAME) {
            done += 1;
            let writes = session.changes();
            assert!(writes.len() <= 4, "a start, a chunk, the head, an old start goes");
            let texts = writes.iter().filter_map(|write| write.text.as_ref());
            let written = texts.map(String::len).sum::<usize>();
            most = most.max(written);
            sum += written;
            store.write(&writes);
        }
        if done == 2000 {
            break;
        }
    }
    println!("at most {most} bytes a tap, {} on average", sum / done);
    assert!(most <= 16_000, "{most} bytes in one tap");
    assert!(sum / done <= 10_000, "{} bytes in a usual tap", sum / done);
    let all: usize = store.0.values().map(String::len).sum();
    println!("{all} bytes in all");
    assert!(all <= 500_000, "{all} bytes kept of one battle");
    // One chunk and the head are read to continue.
    let reads = Cell::new(0);
    let read = |key: &str| {
        reads.set(reads.get() + 1);
        store.read(key)
    };
    let mut kept = Session::load(1, &read, &GAMES).session.unwrap();
    assert_eq!(reads.get(), 3);
    assert_eq!(kept.battle_state(), session.battle_state());
    let mut undone = 0;
    while undo(&mut kept, &store).is_some() {
        undone += 1;
    }
    assert_eq!(undone, 2000);
    assert_eq!(kept.battle_state(), &BattleState::new(&GAME));
}

#[test]
fn what_was_undone_is_gone_once_something_else_is_done() {
    let mut store = Store::default();
    let mut session = fresh();
    let flip =
        |number: usize| answer("concealed", if number.is_multiple_of(2) { "yes" } else { "no" });
    for number in 0..3 * CHUNK {
        session.act(flip(number), &GAME);
        store.write(&session.changes());
    }
    for _ in 0..3 * CHUNK - 10 {
        undo(&mut session, &store);
    }
    store.write(&session.changes());
    // To the very end of the first chunk, so that the second comes next.
    for number in 10..CHUNK {
        assert!(session.can_redo() == (number == 10));
        session.act(flip(number), &GAME);
        store.write(&session.changes());
    }
    for mut session in [session, store.session()] {
        assert!(!session.can_redo());
        assert_eq!(redo(&mut session, &store), None);
        assert_eq!(session.log(), (0, 0, CHUNK));
    }
    assert_eq!(store.0.len(), 3, "a head, a start, a chunk");
}

#[test]
fn the_oldest_chunks_go_when_the_log_is_full() {
    let mut store = Store::default();
    let mut session = fresh();
    let flip =
        |number: usize| answer("concealed", if number.is_multiple_of(2) { "yes" } else { "no" });
    // Chunks are removed in blocks, so that the first of the rest has its initial battle state.
    let chunks = (CHUNKS_KEPT + STARTS_APART) as usize + 3;
    for number in 0..CHUNK * chunks {
        assert!(session.act(flip(number), &GAME));
        if number % 60 == 0 {
            store.write(&session.changes());
        }
    }
    store.write(&session.changes());
    assert_eq!(store.read(&log_key(1, STARTS_APART - 1)), None);
    let mut kept = store.session();
    let (first, now) = kept.entries();
    assert_eq!(first as usize, CHUNK * STARTS_APART as usize);
    assert_eq!((now - first) as usize, CHUNK * (chunks - STARTS_APART as usize));
    assert!(now - first >= CHUNKS_KEPT * CHUNK as u32);
    for (to, can_undo) in [(first + 70, true), (first, false)] {
        kept.go_to(to, &GAME, &|key| store.read(key)).unwrap();
        assert_eq!((kept.entries().1, kept.can_undo()), (to, can_undo));
    }
    assert_eq!(kept.log(), (STARTS_APART, STARTS_APART, 0));
    store.write(&kept.removal());
    assert_eq!(store, Store::default());
}

/// The rules of a later build: its effects of the end of a turn, and of an answer, differ.
fn corrected() -> Ruleset {
    Ruleset {
        tracker: Tracker {
            on_event: |_, _| Values::defaults(GAME.tracker.fields),
            adjust: |_, _| Values::defaults(GAME.tracker.fields),
            follows: None,
            refuses: None,
            side_on_event: |_, _| Values::defaults(GAME.tracker.side_fields),
            ..GAME.tracker
        },
        checklist: &GAME.checklist[1..],
        calculators: &[],
        ..GAME
    }
}

#[test]
fn a_corrected_rule_does_not_rewrite_what_was_played_before_it() {
    let mut store = Store::default();
    let mut session = fresh();
    let mut battles = vec![session.battle_state().clone()];
    for number in 0..200 {
        if session.act(tap(number), &GAME) {
            battles.push(session.battle_state().clone());
        }
        store.write(&session.changes());
    }
    let corrected = corrected();
    let read = |key: &str| store.read(key);
    let mut session = Session::load(1, &read, &[&corrected]).session.unwrap();
    for battle in battles.iter().rev().skip(1) {
        session.undo(&corrected, &read).unwrap().unwrap();
        assert_eq!(session.battle_state(), battle);
    }
    for battle in &battles[1..] {
        session.redo(&corrected, &read).unwrap().unwrap();
        assert_eq!(session.battle_state(), battle);
    }
}

#[test]
fn what_came_of_an_action_is_the_whole_of_it() {
    for (seed, ruleset) in ALL.iter().enumerate() {
        let mut chance = Chance(seed as u64 + 100);
        let mut battle = BattleState::new(ruleset);
        for _ in 0..1500 {
            let action = chance.action(ruleset);
            let mut after = battle.clone();
            after.act(&action, ruleset);
            let came = battle.plan(&action, ruleset);
            assert_eq!(came.is_empty(), battle == after, "{action:?}");
            for change in came {
                let text = serde_json::to_string(&change).unwrap();
                let kept: Change = serde_json::from_str(&text).unwrap();
                assert_eq!(kept, change, "{text}");
                battle.apply(&kept);
            }
            assert_eq!(battle, after, "{action:?}");
        }
    }
}

#[test]
fn what_came_of_an_action_may_be_put_to_any_battle() {
    let mut chance = Chance(7);
    let mut battle = BattleState::new(ALL[0]);
    let mut changes = Vec::new();
    for _ in 0..400 {
        let action = chance.action(ALL[0]);
        changes.extend(battle.plan(&action, ALL[0]));
        battle.act(&action, ALL[0]);
    }
    for _ in 0..changes.len() {
        battle.apply(&changes[chance.below(changes.len())]);
    }
}

#[test]
fn units_that_are_others_altogether_come_too() {
    let one = after(&[add(Side::First, "Rifles"), add(Side::First, "Tanks")]);
    let mut twins = one.clone();
    twins.units.first[1].id = 1;
    let came = twins.plan(&set(Side::First, 1, "moved", "yes"), &GAME);
    let mut applied = twins.clone();
    for change in &came {
        applied.apply(change);
    }
    twins.act(&set(Side::First, 1, "moved", "yes"), &GAME);
    assert_eq!(applied, twins, "two units of one number");
}

#[test]
fn the_end_of_a_turn_of_400_units_is_kept_in_a_few_words() {
    let mut battle = BattleState::new(&GAME);
    for side in Side::ALL {
        for _ in 0..MOST_UNITS {
            battle.act(&add(side, "Panzers"), &GAME);
        }
    }
    let all: Vec<_> = battle
        .units
        .both()
        .flat_map(|(side, units)| units.iter().map(move |unit| (side, unit.id)).collect::<Vec<_>>())
        .collect();
    for (side, unit) in all {
        for field in ["moved", "fired"] {
            battle.act(&set(side, unit, field, "yes"), &GAME);
        }
        battle.act(&Action::Acted { unit, acted: true }, &GAME);
    }
    let came = battle.plan(&Action::EndTurn, &GAME);
    let text = serde_json::to_string(&came).unwrap();
    assert!(text.len() < 600, "{} bytes: {text}", text.len());
    assert!(text.contains("\"201-400\""), "{text}");
}
