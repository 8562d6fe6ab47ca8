//! The mirror: the whole device dies, and the first copy is older than the battle played, or gone,
//! or damaged. The newer undamaged copy wins.

use std::collections::BTreeMap;

use adjutant::aid::Ruleset;
use adjutant::battle::mirror::Record;
use adjutant::battle::save::{GENERATION, RESCUED, SETTINGS, SETTINGS_UNDO, entry_of, head_key};
use adjutant::battle::store::{Compared, Fault, Health, Store};
use adjutant::rulesets::ALL;

use crate::disk::{Image, Phone, Plan, after};
use crate::everywhere;
use crate::marks::{all_reached, reached};
use crate::tab::{BATTLE, Event, Tab, aside, event, is_whole};

/// The taps of one run.
const TAPS: usize = 200;
/// The most taps that the first copy loses: those of a minute.
const LOST: usize = 25;

/// The content of the other disk.
#[derive(Clone, Debug, Default)]
struct Mirror {
    records: BTreeMap<String, Record>,
    newest: u64,
}

impl Mirror {
    /// Mirrors a store in one transaction, which may fail.
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

    /// Opens a tab with the battle on a disk, before the mirror has answered.
    fn late(image: Image, ruleset: &'static Ruleset) -> Tab {
        let tab = Tab::open(Phone::of(image), ruleset);
        tab.store.borrow_mut().hold();
        tab
    }

    /// The mirror answers this tab.
    fn answers(&self, tab: &Tab) -> Compared {
        let mut store = tab.store.borrow_mut();
        if store.needs_mirror(self.newest) {
            store.compare(self.newest, self.all())
        } else {
            store.compared(self.newest);
            Compared::default()
        }
    }

    /// Starts the app on a disk, including the comparison with the mirror.
    fn open(&mut self, image: Image) -> (Phone, Store<Phone>) {
        let phone = Phone::of(image);
        let mut store = Store::new(phone.clone());
        let needed = store.needs_mirror(self.newest);
        let behind = if needed {
            store.compare(self.newest, self.all()).behind
        } else {
            store.compared(self.newest)
        };
        if behind {
            store.mirror_all(&self.all());
        }
        reached(if needed { "mirror: read" } else { "mirror: left" });
        (phone, store)
    }
}

/// The content of a disk, without its generation.
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
        // The content of the disk after each tap, and the writes of the next one.
        let mut past = vec![(tab.phone.image(), tab.model.clone())];
        let mut next = vec![tab.phone.done()];
        let mut mirrored = 0;
        for number in 1..TAPS {
            let event = event(&mut chance, ruleset, tab.session.battle_state());
            assert!(!tab.live(&event));
            next.push(tab.phone.done());
            past.push((tab.phone.image(), tab.model.clone()));
            let fails = chance.below(4) == 0;
            mirror.follow(&mut tab.store.borrow_mut(), fails);
            if !fails {
                mirrored = number;
            }

            // The device dies; the disk is as it was some taps before, or in the middle of one.
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
            // The mirror follows if it was behind; then the first copy is lost altogether.
            let behind = store.kept_generation() != Some(mirror.newest);
            let kept = if behind || cut == 0 {
                phone.image()
            } else {
                // A tap that the cut has split leaves no state worth mirroring.
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

/// A tab with a few taps played, and its mirror.
fn played() -> (Tab, Mirror) {
    let mut tab = Tab::start(ALL[0]);
    let mut mirror = Mirror::default();
    let mut chance = crate::play::Chance(5);
    for _ in 0..90 {
        let event = event(&mut chance, ALL[0], tab.session.battle_state());
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
            let known = kept.iter().any(|kept| kept.key == key && kept.text == broken);
            assert_eq!(known, !broken.is_empty(), "{key}: {broken}");

            // Damaged in both copies, it stays, and is reported when it is read.
            let mut both = mirror.clone();
            both.records.get_mut(&key).unwrap().text = Some("{".to_owned());
            let (phone, _) = both.open(disk.clone());
            assert_eq!(phone.image()[&key], broken);
        }
    }
    // A damaged record does not replace an undamaged text, however new it claims to be.
    let mut wrong = mirror.clone();
    let head = wrong.records.get_mut(&head_key(BATTLE)).unwrap();
    head.text = Some("{\"v\":1,\"da".to_owned());
    head.generation += 9;
    wrong.newest += 9;
    // But it may belong to a later state of the battle, which is then added as another battle.
    let (phone, _) = wrong.open(sound.clone());
    let mut image = texts(phone.image());
    image.retain(|key, _| entry_of(key).is_none_or(|battle| battle == BATTLE));
    assert_eq!(image, texts(sound.clone()));
    let beside = |key: &str| key.replace("desk/1/", "desk/2/");
    for (key, text) in &sound {
        if entry_of(key) == Some(BATTLE) && *key != head_key(BATTLE) {
            assert_eq!(phone.image().get(&beside(key)), Some(text), "{key}");
        }
    }
}

#[test]
fn a_mirror_that_could_not_be_read_is_not_lost_to_a_fresh_start() {
    let (_, mirror) = played();
    // The first copy is gone, and the mirror has not answered in time.
    let phone = Phone::of(Image::new());
    let mut store = Store::new(phone.clone());
    store
        .write(vec![adjutant::battle::SettingsHistory::default().changes().remove(1)], 99_999)
        .unwrap();
    assert!(store.to_mirror().is_empty(), "it does not follow unseen");
    // At the next start the mirror answers: missing texts come back, the others stay.
    let (again, _) = mirror.clone().open(phone.image());
    let mut expected = texts(
        mirror
            .records
            .iter()
            .filter_map(|(key, record)| Some((key.clone(), record.text.clone()?)))
            .collect(),
    );
    let lost = expected[SETTINGS_UNDO].clone();
    expected.retain(|key, _| !key.starts_with(SETTINGS));
    expected.extend(texts(phone.image()));
    let mut image = texts(again.image());
    image.retain(|key, _| !key.starts_with(RESCUED) && key != SETTINGS_UNDO);
    assert_eq!(image, expected);
    // Neither copy of the settings is the newer one: if they differ, both stay.
    let aside = aside(&again.image());
    assert!(aside.iter().any(|kept| kept.key == SETTINGS_UNDO && kept.text == lost));
}

/// A tab in which an earlier state of the disk was played on, that earlier disk, and the mirror of
/// the later state.
fn older_and_newer() -> (Tab, Image, Mirror) {
    let (mut tab, mut mirror) = played();
    let older = tab.phone.image();
    for _ in 0..5 {
        tab.live(&Event::Act(adjutant::battle::Action::EndTurn));
    }
    mirror.follow(&mut tab.store.borrow_mut(), false);
    (tab, older, mirror)
}

#[test]
fn a_mirror_that_answers_late_wins_over_a_tap_that_was_held_back() {
    let (newer, older, mirror) = older_and_newer();
    let mut tab = Mirror::late(older.clone(), ALL[0]);
    tab.live(&Event::Act(adjutant::battle::Action::NextPhase));
    tab.live(&Event::Set);
    assert_eq!(tab.store.borrow().health(), Health::Held);
    assert_eq!(tab.phone.image(), older, "nothing is written yet");
    let found = mirror.answers(&tab);
    assert!(found.newer && !found.both);
    assert_eq!(tab.store.borrow().health(), Health::Good);
    is_whole(&tab.phone.image(), ALL[0], &[&newer.model], 9);
    // Texts that are not newer in the mirror have been written.
    assert_ne!(tab.phone.image()[SETTINGS], older[SETTINGS]);
    assert!(tab.store.borrow().kept_generation() >= Some(mirror.newest));
}

#[test]
fn a_mirror_that_answers_late_and_knows_nothing_better_costs_no_tap() {
    let (tab, mirror) = played();
    let image = tab.phone.image();
    let mut tab = Mirror::late(image.clone(), ALL[0]);
    tab.live(&Event::Act(adjutant::battle::Action::EndTurn));
    assert_eq!(tab.phone.image(), image);
    assert_eq!(mirror.answers(&tab), Compared::default());
    is_whole(&tab.phone.image(), ALL[0], &[&tab.model], 9);
    assert!(!tab.store.borrow_mut().to_mirror().is_empty());
}

#[test]
fn what_was_not_compared_never_becomes_the_newer_copy() {
    let (newer, older, mirror) = older_and_newer();
    // The mirror has not answered at all, and the older copy was played on for a long time.
    let mut tab = Mirror::late(older, ALL[0]);
    tab.live(&Event::Act(adjutant::battle::Action::NextPhase));
    tab.store.borrow_mut().release();
    assert_eq!(tab.store.borrow().health(), Health::Good);
    for _ in 0..9 {
        tab.live(&Event::Act(adjutant::battle::Action::EndTurn));
    }
    assert!(tab.store.borrow_mut().to_mirror().is_empty());
    let image = tab.phone.image();
    assert!(image[GENERATION].contains("desk/1"));
    is_whole(&image, ALL[0], &[&tab.model], 9);
    // At the next start it answers. Both battles are there, each with its undo.
    let (phone, mut store) = mirror.clone().open(image.clone());
    is_whole(&phone.image(), ALL[0], &[&tab.model], 9);
    let other: Image = (phone.image().into_iter())
        .filter(|(key, _)| entry_of(key) != Some(BATTLE))
        .map(|(key, text)| (key.replace("desk/2/", "desk/1/"), text))
        .collect();
    is_whole(&other, ALL[0], &[&newer.model], 9);
    // No later start adds it once again, whether the mirror follows or not.
    let settled = phone.image();
    let (again, _) = mirror.clone().open(settled.clone());
    assert_eq!(again.image(), settled);
    let mut mirror = mirror.clone();
    store.mirror_all(&mirror.all());
    mirror.follow(&mut store, false);
    let (lost, _) = mirror.open(Image::new());
    assert_eq!(texts(lost.image()), texts(settled));

    // Texts that were not written in the meantime come from the mirror.
    let mut apart = image;
    apart.insert(GENERATION.to_owned(), "1 adjutant/settings".to_owned());
    let (phone, _) = older_and_newer().2.open(apart);
    is_whole(&phone.image(), ALL[0], &[&newer.model], 9);
}

#[test]
fn a_disk_that_is_cleared_under_the_page_comes_back_whole() {
    for heard in [true, false] {
        let (mut tab, mut mirror) = played();
        tab.live(&Event::Begin);
        mirror.follow(&mut tab.store.borrow_mut(), false);
        let before = texts(tab.phone.image());
        tab.phone.clear();
        if heard {
            assert!(tab.store.borrow_mut().is_cleared());
        }
        // The player taps before the disk is repaired.
        let action = adjutant::battle::Action::EndTurn;
        assert!(tab.session.act(action, ALL[0]));
        tab.model_acted();
        tab.live(&Event::Set);
        assert_eq!(tab.phone.image(), Image::new(), "nothing is written");
        assert!(tab.store.borrow_mut().is_cleared());
        mirror.answers(&tab);
        let image = texts(tab.phone.image());
        assert_eq!(image, before, "all that the mirror holds");
        // The battle continues from the state on the screen, with all of its undo.
        let writes = tab.anew();
        tab.write(writes);
        is_whole(&tab.phone.image(), ALL[0], &[&tab.model], usize::MAX);
        assert!(!tab.store.borrow_mut().is_cleared());
    }
}

#[test]
fn a_disk_that_is_cleared_without_a_mirror_is_written_anew() {
    let (mut tab, _) = played();
    tab.phone.clear();
    assert!(tab.store.borrow_mut().is_cleared());
    tab.live(&Event::Set);
    tab.store.borrow_mut().release();
    assert!(tab.phone.image().contains_key(SETTINGS));
    let writes = tab.anew();
    assert!(tab.write(writes));
    assert_eq!(tab.read(&head_key(BATTLE)), tab.phone.image().get(&head_key(BATTLE)).cloned());
    assert_eq!(tab.store.borrow().health(), Health::Good);
    let loaded = adjutant::battle::Session::load(BATTLE, &|key| tab.read(key), &[ALL[0]]);
    assert_eq!(loaded.damage, []);
    assert_eq!(loaded.session.unwrap().battle_state(), tab.session.battle_state());
}

#[test]
fn an_older_mirror_heals_no_battle_whose_log_has_gone_on() {
    let (mut tab, mirror) = played();
    for _ in 0..5 {
        tab.live(&Event::Act(adjutant::battle::Action::EndTurn));
    }
    let mut disk = tab.phone.image();
    disk.insert(head_key(BATTLE), String::new());
    let (phone, _) = mirror.clone().open(disk.clone());
    let image = phone.image();
    let loaded = adjutant::battle::Session::load(BATTLE, &|key| image.get(key).cloned(), &[ALL[0]]);
    assert_eq!(loaded.session.unwrap().battle_state(), tab.session.battle_state());
    assert_eq!(loaded.damage.len(), 1, "it is told");
    // Settings have no log: older ones are better than none, and the loss is reported.
    tab.live(&Event::Set);
    let mut disk = tab.phone.image();
    disk.insert(SETTINGS.to_owned(), String::new());
    let mut store = Store::new(Phone::of(disk));
    assert!(store.needs_mirror(mirror.newest));
    let found = store.compare(mirror.newest, mirror.all());
    let keys: Vec<&str> = found.damage.iter().map(|damage| damage.key.as_str()).collect();
    assert_eq!(keys, [SETTINGS]);
}

#[test]
fn a_damaged_generation_lets_no_older_copy_win() {
    let (newer, older, mirror) = older_and_newer();
    for damaged in ["", "x", "-7"] {
        // The battle that is further on wins, wherever it is.
        for disk in [older.clone(), newer.phone.image()] {
            let mut disk = disk;
            disk.insert(GENERATION.to_owned(), damaged.to_owned());
            let (phone, _) = mirror.clone().open(disk);
            is_whole(&phone.image(), ALL[0], &[&newer.model], 9);
            assert!(phone.image().keys().all(|key| entry_of(key) != Some(2)));
        }
    }
    let mut played_on = newer;
    played_on.live(&Event::Act(adjutant::battle::Action::EndTurn));
    played_on.live(&Event::Set);
    let mut disk = played_on.phone.image();
    disk.insert(GENERATION.to_owned(), String::new());
    let (phone, _) = mirror.clone().open(disk.clone());
    is_whole(&phone.image(), ALL[0], &[&played_on.model], 9);
    // For settings it is unknown which are newer: both stay.
    assert_eq!(phone.image()[SETTINGS], disk[SETTINGS]);
    let theirs = mirror.records[SETTINGS].text.clone().unwrap();
    let aside = aside(&phone.image());
    assert!(aside.iter().any(|kept| kept.key == SETTINGS && kept.text == theirs));
}

#[test]
fn what_a_newer_build_wrote_is_never_written_over() {
    let (mut tab, _) = played();
    tab.live(&Event::Army(false));
    let sound = tab.phone.image();
    let newer = |text: &str| text.replacen("{\"v\":", "{\"v\":9", 1);
    for key in sound.keys().filter(|key| *key != GENERATION) {
        let mut image = sound.clone();
        let text = newer(&image[key]);
        image.insert(key.clone(), text.clone());
        // A tab that was opened before the newer build wrote.
        let store = std::cell::RefCell::new(Store::new(Phone::of(image.clone())));
        store.borrow_mut().compared(0);
        let all: Vec<adjutant::battle::Write> = (sound.iter())
            .filter(|(key, _)| *key != GENERATION)
            .map(|(key, text)| adjutant::battle::Write {
                key: key.clone(),
                text: Some(format!("{text} ")),
            })
            .collect();
        assert!(store.borrow_mut().write(all, 0).is_err(), "{key}");
        assert_eq!(store.borrow_mut().read(key), Some(text), "{key}");
    }
}
