//! The mirror: the whole device dies, and the first copy is older than what was played, or
//! gone, or broken. The newer sound copy wins.

use std::collections::BTreeMap;

use adjutant::battle::mirror::Record;
use adjutant::battle::save::{GENERATION, SETTINGS, head_key};
use adjutant::battle::store::{Fault, Store};
use adjutant::rulesets::ALL;

use crate::disk::{Image, Phone, Plan, after};
use crate::everywhere;
use crate::marks::{all_reached, reached};
use crate::tab::{BATTLE, Event, Tab, aside, event, is_whole};

/// The taps of one run.
const TAPS: usize = 200;
/// How many taps the first copy loses at most: a minute of them.
const LOST: usize = 25;

/// What the other disk holds.
#[derive(Clone, Debug, Default)]
struct Mirror {
    records: BTreeMap<String, Record>,
    newest: u64,
}

impl Mirror {
    /// Follows a store, in one transaction; or that fails.
    fn follow(&mut self, store: &mut Store<Phone>, fails: bool) {
        let records = store.to_mirror();
        if fails {
            store.not_mirrored(records);
            return;
        }
        for record in records {
            self.newest = self.newest.max(record.generation);
            self.records.insert(record.key.clone(), record);
        }
    }

    fn all(&self) -> Vec<Record> {
        self.records.values().cloned().collect()
    }

    /// Starts the app on a disk, as it does.
    fn open(&mut self, image: Image) -> (Phone, Store<Phone>) {
        let phone = Phone::of(image);
        let mut store = Store::new(phone.clone());
        let needed = store.needs_mirror(self.newest);
        let behind = if needed {
            store.compare(self.newest, self.all())
        } else {
            store.compared(self.newest)
        };
        if behind {
            store.mirror_all(&self.all());
        }
        reached(if needed {
            "mirror: read"
        } else {
            "mirror: left"
        });
        (phone, store)
    }
}

/// What is on a disk, but for how new it is.
fn texts(mut image: Image) -> Image {
    image.remove(GENERATION);
    image
}

#[test]
fn the_newer_copy_wins_whichever_it_is() {
    everywhere(|ruleset, mut chance| {
        let mut tab = Tab::start(ruleset);
        let mut mirror = Mirror::default();
        mirror.follow(&mut tab.store.borrow_mut(), false);
        // What was on the disk after each tap, and the writes of the next one.
        let mut past = vec![(tab.phone.image(), tab.model.clone())];
        let mut next = vec![tab.phone.done()];
        let mut mirrored = 0;
        for number in 1..TAPS {
            let event = event(&mut chance, ruleset, tab.session.desk());
            assert!(!tab.live(&event));
            next.push(tab.phone.done());
            past.push((tab.phone.image(), tab.model.clone()));
            let fails = chance.below(4) == 0;
            mirror.follow(&mut tab.store.borrow_mut(), fails);
            if !fails {
                mirrored = number;
            }

            // The device dies; the disk is as it was some taps ago, or in the middle of one.
            let first = number - chance.below(LOST.min(number) + 1);
            let (image, model) = &past[first];
            let done = next.get(first + 1).map_or(&[][..], |done| &done[..]);
            let cut = chance.below(done.len() + 1);
            let disk = after(image, &done[..cut]);
            let (phone, mut store) = mirror.clone().open(disk.clone());
            if mirrored > first {
                assert_eq!(texts(phone.image()), texts(past[mirrored].0.clone()));
                is_whole(&phone.image(), ruleset, &[&past[mirrored].1], 3);
                reached("mirror: newer");
            } else {
                assert_eq!(texts(phone.image()), texts(disk));
                let later = past.get(first + 1).map_or(model, |(_, model)| model);
                is_whole(&phone.image(), ruleset, &[model, later], 3);
                reached("mirror: older");
            }
            // It follows, if it was behind; and then the first copy is lost altogether.
            let behind = store.kept_generation() != Some(mirror.newest);
            let kept = if behind || cut == 0 {
                phone.image()
            } else {
                // What the cut has left of a tap is no state worth following.
                past[mirrored].0.clone()
            };
            let mut mirror = mirror.clone();
            if behind {
                store.mirror_all(&mirror.all());
            }
            mirror.follow(&mut store, false);
            let (lost, _) = mirror.open(Image::new());
            assert_eq!(texts(lost.image()), texts(kept));
        }
    });
    let marks = ["read", "left", "newer", "older"].map(|mark| format!("mirror: {mark}"));
    all_reached(marks);
}

/// A tab in which something was played, and its mirror.
fn played() -> (Tab, Mirror) {
    let mut tab = Tab::start(ALL[0]);
    let mut mirror = Mirror::default();
    let mut chance = crate::play::Chance(5);
    for _ in 0..90 {
        let event = event(&mut chance, ALL[0], tab.session.desk());
        tab.live(&event);
    }
    tab.live(&Event::Set);
    mirror.follow(&mut tab.store.borrow_mut(), false);
    (tab, mirror)
}

#[test]
fn what_was_thrown_away_does_not_come_back() {
    let (mut tab, mut mirror) = played();
    tab.live(&Event::Begin);
    mirror.follow(&mut tab.store.borrow_mut(), false);
    let with = tab.phone.image();
    tab.live(&Event::Remove);
    mirror.follow(&mut tab.store.borrow_mut(), false);
    let without = texts(tab.phone.image());
    assert!(with.len() > without.len() + 1);
    for disk in [with, tab.phone.image(), Image::new()] {
        let (phone, _) = mirror.clone().open(disk);
        assert_eq!(texts(phone.image()), without);
    }
}

#[test]
fn what_had_no_room_on_the_first_disk_is_in_the_mirror() {
    let (mut tab, mut mirror) = played();
    tab.phone.fail(Plan::From(0, Fault::Full));
    let before = tab.phone.image();
    for _ in 0..3 {
        tab.live(&Event::Act(adjutant::battle::Action::EndTurn));
    }
    mirror.follow(&mut tab.store.borrow_mut(), false);
    assert_eq!(tab.phone.image(), before);
    let (phone, _) = mirror.open(before);
    is_whole(&phone.image(), ALL[0], &[&tab.model], 9);
}

#[test]
fn a_broken_text_is_healed_from_the_mirror_and_put_aside() {
    let (tab, mirror) = played();
    let sound = tab.phone.image();
    for key in [SETTINGS.to_owned(), head_key(BATTLE)] {
        for broken in ["", "{", "null", &sound[&key][..sound[&key].len() / 2]] {
            let mut disk = sound.clone();
            disk.insert(key.clone(), broken.to_owned());
            let (phone, _) = mirror.clone().open(disk.clone());
            assert_eq!(phone.image()[&key], sound[&key]);
            let kept = aside(&phone.image());
            let known = kept
                .iter()
                .any(|kept| kept.key == key && kept.text == broken);
            assert_eq!(known, !broken.is_empty(), "{key}: {broken}");

            // Broken in both, it stays for whoever reads it to tell.
            let mut both = mirror.clone();
            both.records.get_mut(&key).unwrap().text = Some("{".to_owned());
            let (phone, _) = both.open(disk.clone());
            assert_eq!(phone.image()[&key], broken);
        }
    }
    // A broken record does not replace what is sound, however new it is said to be.
    let mut wrong = mirror.clone();
    let head = wrong.records.get_mut(&head_key(BATTLE)).unwrap();
    head.text = Some("{\"v\":1,\"da".to_owned());
    head.generation += 9;
    wrong.newest += 9;
    let (phone, _) = wrong.open(sound.clone());
    assert_eq!(texts(phone.image()), texts(sound));
}

#[test]
fn a_mirror_that_could_not_be_read_is_not_lost_to_a_fresh_start() {
    let (_, mirror) = played();
    // The first copy is gone, and the mirror did not answer in time.
    let phone = Phone::of(Image::new());
    let mut store = Store::new(phone.clone());
    store
        .write(
            vec![
                adjutant::battle::SettingsHistory::default()
                    .changes()
                    .remove(1),
            ],
            99_999,
        )
        .unwrap();
    assert!(store.to_mirror().is_empty(), "it does not follow unseen");
    // At the next start it does: what is not there comes back, what is there stays.
    let (again, _) = mirror.clone().open(phone.image());
    let mut expected = texts(
        mirror
            .records
            .iter()
            .filter_map(|(key, record)| Some((key.clone(), record.text.clone()?)))
            .collect(),
    );
    expected.retain(|key, _| !key.starts_with(SETTINGS));
    expected.extend(phone.image());
    assert_eq!(texts(again.image()), expected);
}
