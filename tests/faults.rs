//! Simulated faults: random play of every wargame on a disk on which each write in turn is the last
//! before a power cut, or fails, once or permanently; two tabs on one disk; a device that dies
//! before its disk has the data it reported as written; damaged texts, with faults while they are
//! quarantined. Afterwards every undamaged battle is in the state before or after a tap, and undo
//! restores exactly.
//!
//! Every run is the same. For other runs: `FAULTS_SEED=7 FAULTS_TIMES=10 cargo test --test faults`
//! (ten times as long); add a failing seed to `tests/faults/seeds.txt`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "faults/damage.rs"]
mod damage;
#[path = "faults/disk.rs"]
mod disk;
#[path = "faults/marks.rs"]
mod marks;
#[path = "faults/mirror.rs"]
mod mirror;
#[allow(dead_code)]
#[path = "saves/play.rs"]
mod play;
#[path = "faults/tab.rs"]
mod tab;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use adjutant::aid::Ruleset;
use adjutant::battle::Action;
use adjutant::battle::save::GENERATION;
use adjutant::battle::store::{Fault, Health};
use adjutant::rulesets::ALL;
use strum::VariantNames;

use disk::{Plan, after};
use marks::{all_reached, missing, reached};
use play::Chance;
use tab::{Event, Model, Tab, event, is_whole};

/// The taps of one run; there is one for each wargame and seed.
const TAPS: usize = 500;
/// The fewest power cuts in all runs together.
const CUTS: usize = 10_000;

/// The seeds to run: the usual ones, those that have failed once, or the requested ones.
fn seeds() -> Vec<u64> {
    let asked = |name: &str| std::env::var(name).ok().map(|text| text.parse().expect("a number"));
    let kept = include_str!("faults/seeds.txt").lines();
    let kept = kept.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let first = asked("FAULTS_SEED").unwrap_or(1);
    let times = asked("FAULTS_TIMES").unwrap_or(1);
    (first..first + times).chain(kept.map(|line| line.parse().expect("a seed"))).collect()
}

/// Runs something with every seed and wargame; reports the one that failed.
fn everywhere(mut run: impl FnMut(&'static Ruleset, Chance)) {
    for seed in seeds() {
        for (place, ruleset) in ALL.iter().enumerate() {
            let chance = Chance(seed.wrapping_mul(1_000) + place as u64);
            let done = catch_unwind(AssertUnwindSafe(|| run(ruleset, chance)));
            if let Err(failed) = done {
                eprintln!("FAULTS_SEED={seed} FAULTS_TIMES=1, {}", ruleset.id);
                resume_unwind(failed);
            }
        }
    }
}

/// Whether two disks hold the same texts. The generation may be out of date if it could not be
/// written: then the mirrors are compared, and must agree.
fn same(one: &Tab, other: &Tab) -> bool {
    let [one, other] = [one, other].map(|tab| {
        let mut image = tab.phone.image();
        image.remove(GENERATION);
        image
    });
    one == other
}

/// Some undos are always tried; all of them only now and then, because that is slow.
fn undos(number: usize) -> usize {
    if number.is_multiple_of(97) { usize::MAX } else { 2 }
}

#[test]
fn every_write_of_every_tap_may_be_the_last_or_fail() {
    let mut cuts = 0;
    everywhere(|ruleset, mut chance| {
        let mut tab = Tab::start(ruleset);
        for number in 0.. {
            // The last run continues until it has met every case, within reason.
            let last = std::ptr::eq(ruleset, ALL[ALL.len() - 1]);
            let blind = last && number < 4 * TAPS && !missing(kinds()).is_empty();
            if number >= TAPS && !blind {
                break;
            }
            let before = tab.phone.image();
            let fork = tab.fork(before.clone());
            tab.phone.done();
            let event = event(&mut chance, ruleset, tab.session.battle_state());
            assert!(!tab.live(&event), "there is one tab");
            let done = tab.phone.done();
            let known = [&fork.model, &tab.model];

            for write in 0..=done.len() {
                is_whole(&after(&before, &done[..write]), ruleset, &known, undos(cuts));
                cuts += 1;
            }
            // After an immediate retry nothing is missing.
            for write in 0..done.len() {
                let mut other = fork.fork(before.clone());
                let fault = [Fault::Full, Fault::Forbidden][number % 2];
                other.phone.fail(Plan::Once(write, fault));
                other.live(&event);
                assert_eq!(other.store.borrow().health(), Health::Good);
                assert!(same(&other, &tab), "write {write} of {event:?}");
                for write in 0..=other.phone.done().len().min(1) {
                    reached(if write == 0 { "once" } else { "once: then written" });
                }
            }
            // The disk is full for a while.
            if number % 7 == 0 {
                for write in 0..done.len() {
                    cuts += without_room(&fork, before.clone(), &event, write, &mut chance);
                }
            }
        }
    });
    assert!(cuts >= CUTS, "only {cuts} cuts");
    println!("{cuts} cuts");
    all_reached(kinds());
    let marks = ["once", "once: then written", "full: waited", "forbidden: waited", "room again"];
    all_reached(marks.map(String::from));
}

/// The marks of all kinds of action.
fn kinds() -> impl Iterator<Item = String> {
    let all = Action::VARIANTS.iter();
    all.map(|kind| format!("action: {kind}"))
}

/// From some write on the disk is full for some taps. The power may be cut at any moment. Returns
/// the number of cuts.
fn without_room(
    fork: &Tab,
    image: disk::Image,
    event: &Event,
    write: usize,
    chance: &mut Chance,
) -> usize {
    let ruleset = fork.ruleset;
    let mut tab = fork.fork(image);
    let fault = [Fault::Full, Fault::Forbidden][chance.below(2)];
    tab.phone.fail(Plan::From(write, fault));
    let mut known: Vec<Model> = vec![tab.model.clone()];
    tab.live(event);
    known.push(tab.model.clone());
    for _ in 0..chance.below(9) {
        let event = self::event(chance, ruleset, tab.session.battle_state());
        tab.live(&event);
        known.push(tab.model.clone());
        // The player sees the state in memory.
        let shown = tab.read(&adjutant::battle::save::head_key(tab::BATTLE));
        assert!(tab.session.is_latest(&|_| shown.clone()));
    }
    let known: Vec<&Model> = known.iter().collect();
    is_whole(&tab.phone.image(), ruleset, &known, 3);
    match tab.store.borrow().health() {
        Health::Full => reached("full: waited"),
        Health::Forbidden => reached("forbidden: waited"),
        Health::Good | Health::Held => {}
    }
    let before = tab.phone.image();
    tab.phone.fail(Plan::Never);
    tab.phone.done();
    tab.live(&Event::Set);
    let done = tab.phone.done();
    for write in 0..=done.len() {
        is_whole(&after(&before, &done[..write]), ruleset, &known, 3);
    }
    reached("room again");
    assert_eq!(tab.store.borrow().health(), Health::Good);
    is_whole(&tab.phone.image(), ruleset, &[&tab.model], 9);
    done.len() + 2
}

#[test]
fn two_tabs_without_locks_lose_no_battle() {
    everywhere(|ruleset, mut chance| {
        let one = Tab::start(ruleset);
        let mut tabs = [one.beside(), one.beside()];
        let mut known: Vec<Model> = vec![tabs[0].model.clone()];
        for number in 0..TAPS {
            let tab = &mut tabs[chance.below(2)];
            // For a while the disk is full for this tab, or has room again.
            if number % 11 == 0 {
                let plan = match chance.below(4) {
                    0 => Plan::From(chance.below(3), Fault::Full),
                    1 => Plan::Once(chance.below(3), Fault::Full),
                    _ => Plan::Never,
                };
                tab.phone.fail(plan);
            }
            let event = event(&mut chance, ruleset, tab.session.battle_state());
            if matches!(event, Event::Undo | Event::Redo) && !tab.is_latest() {
                // As in the app: its log differs from the one this tab has.
                tab.read_again(&known);
                continue;
            }
            let overtaken = tab.live(&event);
            known.push(tab.model.clone());
            if overtaken {
                tab.read_again(&known);
            }
            let known: Vec<&Model> = known.iter().rev().take(60).collect();
            is_whole(&tab.phone.image(), ruleset, &known, undos(number));
        }
    });
    all_reached(["two writers: overtaken", "two writers: dropped"].map(String::from));
}

#[test]
fn what_cannot_be_read_is_not_written_over() {
    let tab = Tab::start(ALL[0]);
    let before = tab.phone.image();
    let mut again = tab.fork(before.clone());
    again.phone.fail_reads();
    assert_eq!(again.read("adjutant/desks"), None);
    assert_eq!(again.store.borrow().health(), Health::Forbidden);
    again.live(&Event::Set);
    again.live(&Event::Begin);
    assert_eq!(again.phone.image(), before);
}
