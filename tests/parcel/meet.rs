//! The same battle on two phones: which is ahead, and the effect of importing it.

use adjutant::battle::parcel::{Choice, Met, Refused, Transfer};
use adjutant::battle::{Action, Setup, Side};

use crate::phone::*;
use crate::ruleset::GAME;
use crate::world::{Store, add, setup};

fn met(parcel: &Transfer, store: &Store) -> Met {
    look(parcel, store).battles[0].met
}

/// A battle on two phones: shared from the first to the second.
fn two(taps: usize) -> (Store, Store, u32) {
    let (here, _) = playing("mark", taps);
    let mut there = Store::default();
    let taken = take(&battle(&here, 1), &mut there);
    (here, there, taken.battles[0].0)
}

#[test]
fn a_battle_that_was_played_on_goes_on_here_tap_by_tap() {
    for taps in [3, 63, 64, 65, 200] {
        let (mut here, mut there, id) = two(taps);
        play_on(&mut there, id, &["Stug", "Marder"]);
        let parcel = battle(&there, id);
        assert_eq!(met(&parcel, &here), Met::Further(1));
        // The battle here is behind the one there, and not ahead.
        assert_eq!(met(&battle(&here, 1), &there), Met::Behind(id));
        take(&parcel, &mut here);
        assert_alike((&here, 1), (&there, id));
        assert_eq!(listed(&here), [1], "it is no second battle");
        assert_eq!(met(&parcel, &here), Met::Same(1));
    }
}

#[test]
fn both_can_be_kept() {
    let (mut here, mut there, id) = two(20);
    play_on(&mut there, id, &["Stug"]);
    let parcel = battle(&there, id);
    let mut both = look(&parcel, &here).usual();
    both.battles = vec![Choice::Add];
    let before = here.clone();
    let taken = take_this(&parcel, &both, &here).unwrap();
    here.write(&taken.writes);
    assert_eq!(listed(&here).len(), 2);
    assert_alike((&before, 1), (&here, 1));
    assert_alike((&there, id), (&here, taken.battles[0].0));
}

#[test]
fn two_that_went_their_own_ways_are_left_alone_unless_asked() {
    let (mut here, mut there, id) = two(20);
    play_on(&mut there, id, &["Stug"]);
    play_on(&mut here, 1, &["T-34"]);
    let parcel = battle(&there, id);
    assert_eq!(met(&parcel, &here), Met::Apart(1));
    assert!(look(&parcel, &here).usual().is_nothing());
}

#[test]
fn other_battles_are_new_whatever_they_are_called() {
    let (here, _) = playing("one", 20);
    let (there, _) = playing("two", 20);
    assert_eq!(met(&battle(&there, 1), &here), Met::New);
}

#[test]
fn a_renamed_battle_is_the_same_and_a_battle_begun_anew_is_not() {
    let (mut here, mut there, id) = two(20);
    let mut renamed = session(&there, id);
    let other = Setup { name: "Cassino".into(), ..setup() };
    assert!(renamed.act(Action::EditSetup(other.clone()), &GAME));
    assert_eq!(renamed.battle_state().battle.as_ref().unwrap().mark, "mark");
    keep(&mut there, &mut renamed);
    assert_eq!(met(&battle(&there, id), &here), Met::Further(1));
    // Here the battle was ended in the meantime: its log still knows it.
    let mut ended = session(&here, 1);
    ended.act(Action::LeaveBattle, &GAME);
    keep(&mut here, &mut ended);
    assert_eq!(met(&battle(&there, id), &here), Met::Apart(1));
    let mut anew = session(&there, id);
    anew.act(Action::StartBattle(Setup { mark: "new".into(), ..other }), &GAME);
    keep(&mut there, &mut anew);
    assert_eq!(met(&battle(&there, id), &here), Met::New);
}

#[test]
fn battles_of_older_builds_are_known_by_their_names() {
    let (mut here, _) = playing("", 20);
    let there = here.clone();
    play_on(&mut here, 1, &["Stug"]);
    assert_eq!(met(&battle(&here, 1), &there), Met::Further(1));
    assert_eq!(met(&battle(&there, 1), &here), Met::Behind(1));
    let (other, _) = playing("marked", 20);
    assert_eq!(met(&battle(&other, 1), &here), Met::New);
}

#[test]
fn handed_over_by_a_link_and_back_it_goes_on_in_one_step() {
    let (mut here, _) = playing("mark", 70);
    let mut there = Store::default();
    let over = table(&here, 1);
    let contents = look(&over, &there);
    assert_eq!(contents.battles[0].met, Met::New);
    assert!(!contents.battles[0].has_log);
    let id = take(&over, &mut there).battles[0].0;
    assert_eq!(met(&table(&there, id), &here), Met::Same(1));
    play_on(&mut there, id, &["Stug", "Marder"]);
    let back = table(&there, id);
    assert_eq!(met(&back, &here), Met::Further(1));
    let before = here.clone();
    take(&back, &mut here);
    let mut now = session(&here, 1);
    assert!(adjutant::battle::parcel::same_table(
        now.battle_state(),
        session(&there, id).battle_state()
    ));
    // Its calculators are unchanged, and its whole log is still there, one step back.
    assert_eq!(now.battle_state().calculators, session(&before, 1).battle_state().calculators);
    now.undo(&GAME, &|key| here.read(key)).unwrap();
    assert_eq!(now.battle_state(), session(&before, 1).battle_state());
    keep(&mut here, &mut now);
    // If it was continued in the meantime, it is recognised as different.
    play_on(&mut here, 1, &["T-34"]);
    assert_eq!(met(&back, &here), Met::Apart(1));
}

#[test]
fn what_moved_on_while_it_was_looked_at_is_not_written_over() {
    let (mut here, mut there, id) = two(20);
    play_on(&mut there, id, &["Stug"]);
    let parcel = battle(&there, id);
    let looked = look(&parcel, &here);
    play_on(&mut here, 1, &["T-34"]);
    let read = |key: &str| here.read(key);
    let keys = here.keys();
    let host = adjutant::battle::parcel::Host {
        read: &read,
        keys: &keys,
        rulesets: &crate::ruleset::GAMES,
    };
    let taken = looked.take(&looked.usual(), &parcel, host);
    assert_eq!(taken, Err(Refused::MovedOn));
}

#[test]
fn an_army_of_the_same_name_is_told_and_kept_beside() {
    let here = full();
    let mut there = full();
    let mut other = armies(&there);
    let first = other.of(&GAME).next().unwrap().id;
    other.edit(first, |army| army.points = 1500);
    there.write(&other.changes());
    let parcel = Transfer::army(first, AT, &armies(&here)).unwrap();
    let contents = look(&parcel, &there);
    assert!(contents.armies[0].named && !contents.armies[0].same);
    take(&parcel, &mut there);
    let now = armies(&there);
    assert_eq!(now.of(&GAME).count(), 3);
    assert_eq!(now.army(first).unwrap().points, 1500);
}

#[test]
fn a_full_list_of_armies_takes_nothing_at_all() {
    let mut there = Store::default();
    let mut many = armies(&there);
    while many.add(&GAME, "Company", &[]).is_some() {}
    there.write(&many.changes());
    let parcel = everything(&full());
    let usual = look(&parcel, &there).usual();
    assert_eq!(take_this(&parcel, &usual, &there), Err(Refused::TooManyArmies));
}

#[test]
fn unused_tools_are_no_battle() {
    let mut here = Store::default();
    let mut tools = crate::world::fresh();
    keep(&mut here, &mut tools);
    assert!(look(&everything(&here), &Store::default()).battles.is_empty());
    tools.act(add(Side::First, "Rota"), &GAME);
    keep(&mut here, &mut tools);
    let there = Store::default();
    assert_eq!(met(&everything(&here), &there), Met::New);
}
