//! Armies, and the texts on cards beside figures.

use adjutant::battle::save::{ARMIES, ARMIES_UNDO};
use adjutant::battle::{
    ARMY_STEPS_KEPT, Action, Answers, Armies, Army, BattleState, BySide, LONGEST_WORDS,
    MOST_ARMIES, MOST_UNITS, Scope, Setup, Side, Unit,
};
use serde_json::json;

use crate::ruleset::{GAME, OTHER};
use crate::world::*;

fn tigers() -> Unit {
    let state = texts(&[("strength", "8"), ("bailed-out", "yes"), ("skill", "veteran")]);
    let words = texts(&[("nation", "Germany"), ("luck", "none")]);
    Unit::fresh("Tigers", state, words)
}

fn rifles() -> Unit {
    Unit::fresh("Rifles", Answers::new(), Answers::new())
}

/// Changes the armies in the store, as a tab does.
fn change<T>(store: &mut Store, change: impl FnOnce(&mut Armies) -> T) -> T {
    let (_, done, writes, damage) = Armies::change(&|key| store.read(key), change);
    assert_eq!(damage, []);
    store.write(&writes);
    done
}

fn kept(store: &Store) -> Armies {
    Armies::load(&|key| store.read(key)).0
}

fn names(armies: &Armies) -> Vec<String> {
    armies.of(&GAME).map(|army| army.name.clone()).collect()
}

fn units(army: &Army) -> Vec<&str> {
    army.units.iter().map(|unit| unit.name.as_str()).collect()
}

#[test]
fn an_army_keeps_cards_and_no_state() {
    let mut store = Store::default();
    let id =
        change(&mut store, |armies| armies.add(&GAME, " Kursk ", &[tigers(), rifles(), rifles()]));
    let armies = kept(&store);
    let army = armies.army(id.unwrap()).unwrap();
    assert_eq!(army.name, "Kursk");
    assert_eq!(units(army), ["Tigers", "Rifles", "Rifles 2"]);
    let card = texts(&[("strength", "8"), ("skill", "veteran")]);
    assert_eq!(army.units[0].answers, card);
    assert_eq!(army.units[0].words, texts(&[("nation", "Germany")]));
    assert_eq!(armies.of(&OTHER).count(), 0);
}

#[test]
fn the_sum_is_held_against_what_was_agreed_on() {
    let mut armies = Armies::default();
    let id = armies.add(&GAME, "A", &[tigers(), rifles()]).unwrap();
    let army = |armies: &Armies| armies.army(id).unwrap().clone();
    assert_eq!(army(&armies).sum(&GAME), 13, "8 and the default of 5");
    assert_eq!(army(&armies).limit(&GAME), None, "nothing agreed on");
    armies.edit(id, |army| army.points = 10);
    assert_eq!(army(&armies).limit(&GAME), Some(10));
    armies.edit(id, |army| army.set_terms("attacks", "yes", &GAME));
    armies.edit(id, |army| army.set_terms("attacks", "perhaps", &GAME));
    armies.edit(id, |army| army.set_terms("gone", "yes", &GAME));
    assert_eq!(army(&armies).limit(&GAME), Some(20));
    assert_eq!(army(&armies).terms, texts(&[("attacks", "yes")]));
}

#[test]
fn units_of_an_army_are_edited_by_their_numbers() {
    let mut armies = Armies::default();
    let id = armies.add(&GAME, "A", &[tigers(), rifles()]).unwrap();
    let edit = |armies: &mut Armies, change: &dyn Fn(&mut Army)| armies.edit(id, change);
    assert!(edit(&mut armies, &|army| army.duplicate(1)));
    assert!(edit(&mut armies, &|army| army.remove(2)));
    assert!(edit(&mut armies, &|army| army.rename_unit(3, " King Tigers ")));
    assert!(edit(&mut armies, &|army| army.set(3, "strength", "3", &GAME)));
    assert!(edit(&mut armies, &|army| army.set_words(3, "gun", " 88 ", &GAME)));
    assert!(!edit(&mut armies, &|army| army.set_words(3, "luck", "x", &GAME)));
    assert!(!edit(&mut armies, &|army| army.set(3, "strength", "99", &GAME)));
    assert!(!edit(&mut armies, &|army| army.remove(9)));
    let added = |army: &mut Army| assert_eq!(army.add(&rifles(), &GAME), Some(4));
    armies.edit(id, added);
    let army = armies.army(id).unwrap();
    assert_eq!(units(army), ["Tigers", "King Tigers", "Rifles"]);
    assert_eq!(army.unit(3).unwrap().words["gun"], "88");
    assert_eq!(army.sum(&GAME), 8 + 3 + 5);
}

#[test]
fn changes_are_taken_back_after_a_reload_too_where_they_are_seen() {
    let mut store = Store::default();
    let add = |store: &mut Store, name: &str| {
        change(store, |armies| armies.add(&GAME, name, &[rifles()])).unwrap()
    };
    let first = add(&mut store, "First");
    let second = add(&mut store, "Second");
    change(&mut store, |armies| {
        armies.add(&OTHER, "Elsewhere", &[]);
        armies.edit(second, |army| army.rename("Second to none"));
        armies.edit(first, |army| army.rename("First of all"));
        armies.remove(second);
    });
    assert_eq!(names(&kept(&store)), ["First of all"]);
    // On the screen of the first army, only changes of that army are undone.
    let here = Scope::Army(first);
    assert!(change(&mut store, |armies| armies.undo(here)));
    assert_eq!(names(&kept(&store)), ["First"]);
    assert!(change(&mut store, |armies| armies.redo(here)));
    // On the list, changes of any army are undone.
    let all = Scope::Ruleset(GAME.id);
    assert!(change(&mut store, |armies| armies.undo(all)), "the name again");
    assert!(change(&mut store, |armies| armies.undo(all)), "the removal");
    assert_eq!(names(&kept(&store)), ["First", "Second to none"]);
    assert!(change(&mut store, |armies| armies.undo(all)));
    assert_eq!(names(&kept(&store)), ["First", "Second"]);
    while change(&mut store, |armies| armies.undo(all)) {}
    assert_eq!(names(&kept(&store)), [""; 0]);
    assert_eq!(kept(&store).of(&OTHER).count(), 1, "not seen, not undone");
    while change(&mut store, |armies| armies.redo(all)) {}
    assert_eq!(names(&kept(&store)), ["First of all"]);
    assert_eq!(kept(&store).can_undo_redo(all), (true, false));
}

#[test]
fn there_is_an_end_to_armies_units_and_steps() {
    let mut armies = Armies::default();
    let many = vec![rifles(); MOST_UNITS + 5];
    let full = armies.add(&GAME, "A", &many).unwrap();
    assert_eq!(armies.army(full).unwrap().units.len(), MOST_UNITS);
    assert!(!armies.edit(full, |army| assert_eq!(army.add(&rifles(), &GAME), None)));
    for _ in 1..MOST_ARMIES {
        assert!(armies.add(&GAME, "A", &[]).is_some());
    }
    assert_eq!(armies.add(&GAME, "A", &[]), None);
    assert!(armies.add(&OTHER, "A", &[]).is_some());
    let mut steps = 0;
    for id in [GAME.id, OTHER.id] {
        while armies.undo(Scope::Ruleset(id)) {
            steps += 1;
        }
    }
    assert_eq!(steps, ARMY_STEPS_KEPT);
}

#[test]
fn one_damaged_army_does_not_cost_the_others() {
    let mut store = Store::default();
    for name in ["Sound", "Broken", "Sound too"] {
        change(&mut store, |armies| armies.add(&GAME, name, &[tigers()]));
    }
    let mut data = store.data(ARMIES);
    data["armies"][1]["units"] = json!("gone");
    store.put(ARMIES, json!({ "v": 1, "data": data }).to_string());
    store.put(ARMIES_UNDO, "{");
    let (mut armies, damage) = Armies::load(&|key| store.read(key));
    let keys: Vec<_> = damage.iter().map(|damage| damage.key.as_str()).collect();
    assert_eq!(keys, [ARMIES, ARMIES_UNDO]);
    assert_eq!(names(&armies), ["Sound", "Sound too"]);
    assert_eq!(armies.add(&GAME, "New", &[]), Some(4), "no number twice");

    // Data of a newer build is left alone.
    store.put(ARMIES, json!({ "v": 9, "data": store.data(ARMIES) }).to_string());
    let (armies, damage) = Armies::load(&|key| store.read(key));
    assert_eq!((names(&armies).len(), damage.len()), (0, 2));
}

#[test]
fn armies_of_a_newer_build_are_not_written() {
    let mut armies = Armies::default();
    armies.add(&GAME, "A", &[tigers()]).unwrap();
    let mut store = Store::default();
    store.write(&armies.changes());
    for key in [ARMIES, ARMIES_UNDO] {
        let mut store = store.clone();
        store.put(key, json!({ "v": 9, "data": store.data(key) }).to_string());
        let read = |key: &str| store.read(key);
        let (as_kept, _) = Armies::load(&read);
        let (after, _, writes, damage) =
            Armies::change(&read, |armies| armies.add(&GAME, "B", &[]));
        assert_eq!((writes, damage.len()), (vec![], 1), "{key}");
        assert_eq!(names(&after), names(&as_kept), "the change is not shown either");
    }
}

#[test]
fn a_number_that_two_armies_or_units_have_is_one_of_them_s() {
    let mut armies = Armies::default();
    let first = armies.add(&GAME, "A", &[tigers(), tigers()]).unwrap();
    armies.add(&GAME, "B", &[tigers()]).unwrap();
    let mut store = Store::default();
    store.write(&armies.changes());
    let mut data = store.data(ARMIES);
    data["armies"][1]["id"] = json!(first);
    data["armies"][0]["units"][1]["id"] = data["armies"][0]["units"][0]["id"].clone();
    store.put(ARMIES, json!({ "v": 1, "data": data }).to_string());
    let (armies, damage) = Armies::load(&|key| store.read(key));
    assert_eq!(damage, []);
    assert_eq!(names(&armies), ["A", "B"]);
    let ids: Vec<u32> = armies.of(&GAME).map(|army| army.id).collect();
    assert_eq!(ids, [1, 3]);
    let units: Vec<u32> = armies.army(1).unwrap().units.iter().map(|unit| unit.id).collect();
    assert_eq!(units, [1, 3]);
}

#[test]
fn a_copy_of_an_army_is_another_army() {
    let mut armies = Armies::default();
    let id = armies.add(&GAME, "A", &[tigers()]).unwrap();
    armies.edit(id, |army| army.points = 100);
    let copy = armies.duplicate(&GAME, id, "B").unwrap();
    armies.edit(copy, |army| army.remove(1));
    assert_eq!(names(&armies), ["A", "B"]);
    assert_eq!(armies.army(copy).unwrap().points, 100);
    assert_eq!(units(armies.army(id).unwrap()), ["Tigers"]);
}

#[test]
fn an_army_comes_into_a_battle_at_one_stroke() {
    let mut store = Store::default();
    let mut session = fresh();
    let bring = Action::AddUnits {
        side: Side::Second,
        units: vec![tigers(), rifles()],
        battle: Answers::new(),
    };
    session.act(add(Side::Second, "Rifles"), &GAME);
    let before = session.battle_state().clone();
    session.act(bring, &GAME);
    store.write(&session.changes());
    let mut session = store.session();
    let of = |battle: &BattleState| -> Vec<(u32, String)> {
        let units = battle.units.second.iter();
        units.map(|unit| (unit.id, unit.name.clone())).collect()
    };
    let there = [(1, "Rifles"), (2, "Tigers"), (3, "Rifles 2")];
    assert_eq!(of(session.battle_state()), there.map(|(id, name)| (id, name.into())));
    let words = &session.battle_state().units.second[1].words;
    assert_eq!(words, &texts(&[("nation", "Germany")]));
    undo(&mut session, &store);
    assert_eq!(session.battle_state(), &before);
}

#[test]
fn a_battle_begins_with_the_armies_that_were_chosen() {
    let armed = Setup { armies: BySide { first: vec![tigers()], second: Vec::new() }, ..setup() };
    let battle = after(&[
        add(Side::First, "Left over"),
        add(Side::Second, "Comes along"),
        Action::StartBattle(armed),
    ]);
    let names = |side: Side| -> Vec<&str> {
        let units = battle.units.of(side).iter();
        units.map(|unit| unit.name.as_str()).collect()
    };
    assert_eq!(names(Side::First), ["Tigers"]);
    assert_eq!(names(Side::Second), ["Comes along"]);
    assert_eq!(battle.battle, Some(setup()), "kept once");
}

#[test]
fn free_texts_are_undone_and_kept_short() {
    let store = Store::default();
    let mut session = fresh();
    session.act(add(Side::First, "Tigers"), &GAME);
    let write = |words: &str, text: &str| Action::SetWords {
        side: Side::First,
        unit: 1,
        words: words.into(),
        text: text.into(),
    };
    let text = |battle: &BattleState| battle.unit(1).unwrap().1.words.clone();
    session.act(write("nation", "  Germany "), &GAME);
    session.act(write("gun", &"ż".repeat(LONGEST_WORDS + 9)), &GAME);
    assert!(!session.act(write("luck", "much"), &GAME), "no such text");
    let words = text(session.battle_state());
    assert_eq!(words["nation"], "Germany");
    assert_eq!(words["gun"].chars().count(), LONGEST_WORDS);
    session.act(write("nation", " "), &GAME);
    assert!(!text(session.battle_state()).contains_key("nation"));
    undo(&mut session, &store);
    assert_eq!(text(session.battle_state())["nation"], "Germany");
    session.act(Action::DuplicateUnit { side: Side::First, unit: 1, card: false }, &GAME);
    assert_eq!(session.battle_state().unit(2).unwrap().1.words, text(session.battle_state()));
}
