//! Damaged texts in saves of every wargame and of every version of the log, with faults while they
//! are quarantined: no damaged text is lost, and undamaged ones stay as they are.

use std::cell::RefCell;
use std::fs;
use std::path::PathBuf;

use adjutant::aid::Ruleset;
use adjutant::battle::save::{self, log_key};
use adjutant::battle::store::{Fault, Store};
use adjutant::battle::{Action, Armies, BattleList, Damage, Session, SettingsHistory};
use adjutant::rulesets::ALL;

use crate::disk::{Image, Phone, Plan};
use crate::everywhere;
use crate::marks::{all_reached, reached};
use crate::play::Chance;
use crate::tab::{BATTLE, Event, Tab, aside, event};

/// The fewest damaged states in all runs together.
const STATES: usize = 2_000;

/// Damages the text of a key.
fn harm(image: &mut Image, key: &str, chance: &mut Chance) {
    let text = image[key].clone();
    let place = |chance: &mut Chance| {
        let mut place = chance.below(text.len() + 1);
        while !text.is_char_boundary(place) {
            place -= 1;
        }
        place
    };
    let others: Vec<String> = image.values().cloned().collect();
    let harmed = match chance.below(9) {
        0 => {
            image.remove(key);
            return;
        }
        1 => text[..place(chance)].to_owned(),
        2 => String::new(),
        3 => others[chance.below(others.len())].clone(),
        4 => text.replacen("{\"v\":", "{\"v\":9", 1),
        5 => text.replacen("\"ruleset\":\"", "\"ruleset\":\"another-", 1),
        6 => {
            // Changes a digit of a number.
            let digits: Vec<usize> = text
                .match_indices(|letter: char| letter.is_ascii_digit())
                .map(|(at, _)| at)
                .collect();
            let Some(at) = digits.get(chance.below(digits.len())) else {
                return;
            };
            format!("{}{}{}", &text[..*at], chance.below(99_999), &text[at + 1..])
        }
        7 => {
            let (one, other) = (place(chance), place(chance));
            format!("{}{}", &text[..one.min(other)], &text[one.max(other)..])
        }
        _ => "[1,2]".to_owned(),
    };
    image.insert(key.to_owned(), harmed);
}

/// Everything the app reads when it starts, and the damage it finds.
fn start(store: &RefCell<Store<Phone>>, ruleset: &Ruleset) -> (Option<Session>, Vec<Damage>) {
    let read = |key: &str| store.borrow_mut().read(key);
    let keys = store.borrow().keys();
    let loaded = Session::load(BATTLE, &read, &[ruleset]);
    let mut damage = loaded.damage;
    damage.extend(SettingsHistory::load(&read).1);
    damage.extend(Armies::load(&read).1);
    damage.extend(BattleList::load(&read, &keys).1);
    (loaded.session, damage)
}

/// The app starts on a disk, quarantines the damaged texts, and plays on for some taps, with this
/// many undos. Returns all damage.
fn play_on(phone: &Phone, ruleset: &'static Ruleset, undos: usize) -> Vec<Damage> {
    let store = RefCell::new(Store::new(phone.clone()));
    store.borrow_mut().compared(0);
    let read = |key: &str| store.borrow_mut().read(key);
    let write = |writes| {
        let _ = store.borrow_mut().write(writes, 0);
    };
    let rescue = |damage: &[Damage]| {
        let writes = save::rescue(damage, &read);
        write(writes);
    };
    let (session, mut damage) = start(&store, ruleset);
    rescue(&damage);
    if damage.iter().any(|damage| damage.key == save::SETTINGS) {
        let changes = SettingsHistory::load(&read).0.changes();
        write(changes);
    }
    let (_, writes, _) = SettingsHistory::change(&read, |settings| {
        let mut now = settings.now().clone();
        now.haptics = !now.haptics;
        settings.set(now)
    });
    write(writes);
    if let Some(mut session) = session {
        session.act(Action::EndTurn, ruleset);
        if let Ok(writes) = session.keep(&read) {
            write(writes);
        }
        for _ in 0..undos {
            match session.undo(ruleset, &read) {
                Ok(Some(_)) => {}
                Ok(None) => break,
                Err(found) => {
                    rescue(std::slice::from_ref(&found));
                    damage.push(found);
                }
            }
            if let Ok(writes) = session.keep(&read) {
                write(writes);
            }
        }
    }
    damage
}

/// Every damaged text is where it was, or quarantined.
fn nothing_is_lost(harmed: &Image, image: &Image, damage: &[Damage]) {
    let aside = aside(image);
    for lost in damage.iter().filter(|damage| !damage.text.is_empty()) {
        // A text that the app has written later is not the player's.
        if harmed.get(&lost.key) != Some(&lost.text) {
            continue;
        }
        let there = image.get(&lost.key) == Some(&lost.text);
        let kept = aside.iter().any(|kept| kept.key == lost.key && kept.text == lost.text);
        assert!(there || kept, "{} is lost: {}", lost.key, lost.text);
    }
}

/// Saves of a wargame: one played just now, and those of older builds.
fn saves(ruleset: &'static Ruleset, chance: &mut Chance) -> Vec<Image> {
    let mut tab = Tab::start(ruleset);
    for _ in 0..260 {
        let event = event(chance, ruleset, tab.session.battle_state());
        tab.live(&event);
    }
    tab.live(&Event::Begin);
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let mut images = vec![tab.phone.image()];
    for version in ["v1", "v2"] {
        let file = folder.join(format!("{version}/long-{}.json", ruleset.id));
        if let Ok(text) = fs::read_to_string(file) {
            images.push(serde_json::from_str(&text).unwrap());
        }
    }
    images
}

#[test]
fn a_damaged_text_is_never_lost_whatever_fails_meanwhile() {
    let mut states = 0;
    everywhere(|ruleset, mut chance| {
        for whole in saves(ruleset, &mut chance) {
            let log = whole.get(&log_key(BATTLE, 0)).map_or("", String::as_str);
            reached(if log.starts_with("{\"v\":1") { "migration: log 1" } else { "log 2" });
            let keys: Vec<&String> =
                whole.keys().filter(|key| key.as_str() != save::GENERATION).collect();
            for _ in 0..230 {
                let mut harmed = whole.clone();
                for _ in 0..=chance.below(3) {
                    let key = keys[chance.below(keys.len())];
                    if harmed.contains_key(key) {
                        harm(&mut harmed, key, &mut chance);
                    }
                }
                states += 1;
                let phone = Phone::of(harmed.clone());
                let damage = play_on(&phone, ruleset, 70);
                for damage in &damage {
                    reached(&format!("why: {}", damage.why.id()));
                }
                nothing_is_lost(&harmed, &phone.image(), &damage);
                // The data of the other battle is unchanged.
                let other = |image: &Image| -> Image {
                    let of =
                        |key: &String| save::entry_of(key).is_some_and(|battle| battle != BATTLE);
                    image
                        .iter()
                        .filter(|(key, _)| of(key))
                        .map(|(key, text)| (key.clone(), text.clone()))
                        .collect()
                };
                assert_eq!(other(&phone.image()), other(&harmed));

                // The same, and the disk fails from some write on, once or permanently: the first
                // writes are those of the quarantine.
                let fault = [Fault::Full, Fault::Forbidden][chance.below(2)];
                let at = chance.below(6);
                for plan in [Plan::Once(at, fault), Plan::From(at, fault), Plan::Aside(fault)] {
                    let phone = Phone::of(harmed.clone());
                    phone.fail(plan);
                    let damage = play_on(&phone, ruleset, 4);
                    nothing_is_lost(&harmed, &phone.image(), &damage);
                    // The power is cut there; the next start succeeds.
                    let cut = phone.image();
                    let phone = Phone::of(cut.clone());
                    let damage = play_on(&phone, ruleset, 4);
                    nothing_is_lost(&cut, &phone.image(), &damage);
                }
            }
        }
    });
    assert!(states >= STATES, "only {states} damaged states");
    println!("{states} damaged states");
    let whys = include_str!("../../src/battle/save.rs")
        .split("pub const fn id(&self)")
        .nth(1)
        .expect("Why::id");
    let whys = whys.split("\n    }\n").next().expect("its end");
    all_reached(
        whys.split("=> \"")
            .skip(1)
            .map(|arm| format!("why: {}", arm.split('"').next().unwrap_or_default())),
    );
    all_reached(["migration: log 1", "log 2"].map(String::from));
    assert_eq!(ALL.len(), adjutant::rulesets::GAMES.len());
}
