//! Parcels that are cut, changed, foreign, newer or hostile: refused with a reason, or explained.

use std::collections::BTreeMap;

use adjutant::battle::parcel::{Contents, Fault, Transfer, quarantined};
use adjutant::battle::save::{self, Why, head_key};
use adjutant::battle::{MOST_UNITS, Session, Side};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::edit::{edit, run};
use crate::phone::*;
use crate::ruleset::{GAME, GAMES};
use crate::world::{Store, add, fresh};

/// Every text of a parcel that opens is one that was packed, letter by letter; and everything
/// imported from it is intact.
fn nothing_wrong_comes_through(text: &str, packed: &BTreeMap<String, String>) {
    let Ok(parcel) = Transfer::open(text) else {
        return;
    };
    for key in parcel.keys() {
        assert_eq!(parcel.read(&key).as_ref(), packed.get(&key), "{key}");
    }
    let mut there = Store::default();
    let contents = look(&parcel, &there);
    let whole = parcel.keys().len() == packed.len();
    assert!(whole || parcel.edited || !contents.damage.is_empty(), "what is missing is told");
    for (id, _) in take(&parcel, &mut there).battles {
        session(&there, id);
    }
}

/// A small parcel and its texts.
fn small() -> (String, BTreeMap<String, String>) {
    let (store, _) = playing("mark", 12);
    let parcel = everything(&store);
    let texts = parcel.keys().into_iter();
    let texts = texts.map(|key| (key.clone(), parcel.read(&key).unwrap()));
    (parcel.file(), texts.collect())
}

#[test]
fn every_cut_is_told() {
    let (file, _) = small();
    for end in 0..file.len() {
        if !file.is_char_boundary(end) {
            continue;
        }
        let fault = Transfer::open(&file[..end]).expect_err("it is cut");
        let known = match end {
            0 => fault == Fault::Empty,
            // Too short to be recognised.
            1..26 => matches!(fault, Fault::Foreign | Fault::Cut),
            _ => fault == Fault::Cut,
        };
        assert!(known, "{fault:?} at {end}");
    }
}

#[test]
fn every_flipped_letter_is_told_or_changes_nothing() {
    let (file, packed) = small();
    let mut bytes = file.into_bytes();
    let mut faults = BTreeMap::<&str, usize>::new();
    for place in 0..bytes.len() {
        let was = bytes[place];
        for flip in [1, 0x20, 0x80] {
            bytes[place] = was ^ flip;
            // As a browser reads a file.
            let text = String::from_utf8_lossy(&bytes);
            match Transfer::open(&text) {
                Err(fault) => *faults.entry(fault.id()).or_default() += 1,
                Ok(parcel) => {
                    *faults.entry(if parcel.edited { "edited" } else { "whole" }).or_default() += 1;
                    for key in parcel.keys() {
                        assert_eq!(parcel.read(&key).as_ref(), packed.get(&key));
                    }
                    if parcel.keys().len() < packed.len() {
                        assert!(parcel.edited);
                    }
                }
            }
        }
        bytes[place] = was;
    }
    for fault in ["changed", "edited", "foreign"] {
        assert!(faults.contains_key(fault), "{faults:?}");
    }
}

#[test]
fn edited_parcels_never_let_anything_wrong_through() {
    let (file, packed) = small();
    let pieces = ["{", "}", "\"", ",", "null", "0", "-1", "adjutant/", "\\u0000", "[]", "Ж"];
    let edits = prop::collection::vec(edit(&pieces), 1..4);
    run(1500, &edits, |edits| {
        let mut text = file.clone();
        for edit in edits {
            text = edit.of(&text, &[&file]);
        }
        nothing_wrong_comes_through(&text, &packed);
    });
}

#[test]
fn what_is_none_of_ours_is_told() {
    for text in [
        "<!doctype html>",
        "PK\u{3}\u{4}",
        "[1, 2]",
        "{}",
        "null",
        "\"adjutant\"",
        "{\"format\":\"other\",\"v\":1}",
        "{\"adjutant/x\":1,\"y\":2}",
        "#/take/abc",
    ] {
        assert_eq!(Transfer::open(text), Err(Fault::Foreign), "{text}");
    }
    for text in ["", "  \n", "\u{feff}"] {
        assert_eq!(Transfer::open(text), Err(Fault::Empty));
    }
    // Deeply nested, and wide.
    assert_eq!(Transfer::open(&"[".repeat(200_000)), Err(Fault::Foreign));
    let deep = format!("{{\"format\":\"adjutant\",\"v\":{}1{}}}", "[".repeat(900), "]".repeat(900));
    assert_eq!(Transfer::open(&deep), Err(Fault::Changed));
    let long = " ".repeat(3) + &"x".repeat(adjutant::battle::parcel::LONGEST_FILE + 1);
    assert_eq!(Transfer::open(&long), Err(Fault::TooLarge));
}

#[test]
fn a_newer_parcel_is_told_and_put_aside() {
    let newer = "{\"format\":\"adjutant\",\"v\":7,\"boxes\":[]}";
    let fault = Transfer::open(newer).expect_err("nobody knows it yet");
    assert_eq!(fault, Fault::Newer(7));
    let damage = quarantined(newer, fault).expect("it is kept");
    assert_eq!(damage.why, Why::Newer(7));
    let mut store = Store::default();
    store.write(&save::rescue(&[damage], &|key| store.read(key)));
    assert_eq!(save::rescued(&|key| store.read(key))[0].text, newer);
    assert_eq!(quarantined("{", Fault::Cut), None);
}

/// A parcel with correct checksums, whatever its texts are: made on purpose.
fn forged(texts: &BTreeMap<String, String>) -> Transfer {
    let all: serde_json::Map<String, Value> =
        texts.iter().map(|(key, text)| (key.clone(), json!(text))).collect();
    Transfer::open(&Value::Object(all).to_string()).unwrap()
}

#[test]
fn a_damaged_part_is_told_and_the_whole_ones_can_be_taken() {
    let mut here = full();
    take(&battle(&playing("second", 70).0, 1), &mut here);
    let ids = listed(&here);
    for damage in ["{\"v\":99,\"data\":{}}", "{cut", "[]", ""] {
        let mut texts = here.0.clone();
        texts.insert(head_key(ids[0]), damage.to_owned());
        let parcel = forged(&texts);
        let mut there = Store::default();
        let contents = look(&parcel, &there);
        assert!(contents.damage.iter().any(|found| found.key == head_key(ids[0])), "{damage}");
        // The battle is rebuilt from its log.
        assert_eq!(contents.battles.len(), 2);
        assert_eq!(contents.battles.iter().filter(|battle| battle.damaged).count(), 1);
        let taken = take(&parcel, &mut there);
        for (id, _) in taken.battles {
            session(&there, id);
        }
        // Of one battle only the damaged head is left: the other battle is complete.
        texts.retain(|key, _| save::entry_of(key) != Some(ids[0]) || *key == head_key(ids[0]));
        let parcel = forged(&texts);
        let contents = look(&parcel, &Store::default());
        assert_eq!(contents.battles.len(), 1);
        assert!(!contents.battles[0].damaged);
        assert!(!contents.damage.is_empty());
    }
}

#[test]
fn a_game_that_this_build_does_not_have_is_told() {
    let mut session = Session::new(1, adjutant::battle::BattleState::new(&GAME));
    session.act(add(Side::First, "x"), &GAME);
    let mut here = Store::default();
    keep(&mut here, &mut session);
    let texts = here.0.iter().map(|(key, text)| {
        let text = text.replace("test-game", "chess");
        (key.clone(), text)
    });
    let contents = look(&forged(&texts.collect()), &Store::default());
    assert!(contents.battles.is_empty());
    let chess = |found: &save::Damage| found.why == Why::Ruleset("chess".into());
    assert!(contents.damage.iter().any(chess), "{:?}", contents.damage);
}

#[test]
fn more_than_there_can_be_is_refused() {
    let with = |change: &dyn Fn(&mut Value)| -> Contents {
        let mut here = Store::default();
        let mut session = fresh();
        session.act(add(Side::First, "Rota"), &GAME);
        keep(&mut here, &mut session);
        let head = head_key(1);
        let mut value: Value = serde_json::from_str(&here.read(&head).unwrap()).unwrap();
        change(&mut value["data"]["now"]);
        here.put(&head, value.to_string());
        look(&forged(&here.0), &Store::default())
    };
    assert_eq!(with(&|_| ()).battles.len(), 1);
    let many = with(&|battle| {
        let unit = battle["units"]["first"][0].clone();
        battle["units"]["first"] = json!(vec![unit; MOST_UNITS + 1]);
    });
    let long = with(&|battle| battle["units"]["first"][0]["name"] = json!("x".repeat(10_000)));
    let named = with(&|battle| battle["battle"] = json!({"name": "x".repeat(10_000)}));
    for contents in [many, long, named] {
        assert!(contents.battles.is_empty());
        assert!(matches!(contents.damage[..], [.., ref last] if matches!(last.why, Why::Shape(_))));
    }
}

#[test]
fn markup_in_names_is_text_like_any_other() {
    let mut here = Store::default();
    let mut session = fresh();
    let name = "<img src=x onerror=alert(1)>\"'&";
    // Characters that reverse the direction of the text around them are not part of a name.
    session.act(add(Side::First, &format!("{name}\u{202e}")), &GAME);
    keep(&mut here, &mut session);
    let parcel = Transfer::open(&everything(&here).file()).unwrap();
    let contents = look(&parcel, &Store::default());
    assert_eq!(contents.battles[0].session.battle_state().units.first[0].name, name);
    assert_eq!(GAMES.len(), 2);
}
