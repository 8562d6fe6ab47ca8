//! How long it takes to pack everything, and to import it on another phone: twenty battles,
//! one of them with the longest log that is stored.

use std::collections::BTreeMap;
use std::fs;
use std::hint::black_box;
use std::path::Path;

use adjutant::battle::parcel::{Contents, Host, Transfer};
use adjutant::battle::{Action, BattleList, BattleState, CHUNK, CHUNKS_KEPT, Session, Setup, Side};
use adjutant::rulesets::flames_of_war::RULESET;
use serde_json::Value;

use crate::action;
use crate::timing::{figure, median};

const BATTLES: u32 = 20;

/// A phone with this many battles; the last one is open and has had this many taps, with
/// `turn` of them (a multiple of four) in each turn.
fn phone(battles: u32, last: usize, turn: usize) -> BTreeMap<String, String> {
    let mut kept = BTreeMap::new();
    let mut shelf = BattleList::default();
    for number in 1..=battles {
        let mut session = Session::new(number, BattleState::new(&RULESET));
        let setup = Setup { mark: format!("battle {number}"), ..Setup::default() };
        session.act(Action::StartBattle(setup), &RULESET);
        for side in Side::ALL {
            for unit in 0..8 {
                let name = format!("{unit}. Tank Platoon");
                let answers = BTreeMap::new();
                session.act(Action::AddUnit { side, name, answers }, &RULESET);
            }
        }
        for tap in 0..if number == battles { last } else { 100 } {
            let action = match action(tap) {
                Action::EndTurn if tap % turn != turn - 1 => Action::Throw { faces: vec![1] },
                action => action,
            };
            session.act(action, &RULESET);
        }
        shelf.add(session.battle_state(), &[]);
        for write in session.changes() {
            kept.extend(write.text.map(|text| (write.key, text)));
        }
    }
    let write = shelf.changes();
    kept.extend(write.text.map(|text| (write.key, text)));
    kept
}

/// A phone whose storage is as full as the app lets it become.
fn full_phone() -> BTreeMap<String, String> {
    phone(BATTLES, CHUNK * (CHUNKS_KEPT as usize - 1), 4)
}

/// Writes the storage of phones with one battle, with one of 1,000 entries, and with
/// everything, as JSON.
pub fn write_phones(file: &Path) {
    let phones = [
        ("few", phone(1, 100, 4)),
        // About six turns of each side.
        ("thousand", phone(1, 1_000, 80)),
        ("full", full_phone()),
    ];
    let written = serde_json::to_string(&BTreeMap::from(phones))
        .map_err(std::io::Error::other)
        .and_then(|phones| fs::write(file, phones));
    assert!(written.is_ok(), "{written:?}");
}

/// Times packing and importing, compared with reading the same text as plain JSON.
pub fn parcels() {
    let kept = full_phone();
    let read = |key: &str| kept.get(key).cloned();
    let keys: Vec<String> = kept.keys().cloned().collect();
    let file = Transfer::everything(1, &read, &keys).file();
    let remark = format!("{} bytes", file.len());
    let json = median(|| drop(black_box(serde_json::from_str::<Value>(&file))));
    figure("parcel.native.json", json, &remark);
    let pack = median(|| drop(black_box(Transfer::everything(1, &read, &keys).file())));
    figure("parcel.native.pack", pack, &remark);
    let take = median(|| {
        let host = Host { read: &|_| None, keys: &[], rulesets: &[&RULESET] };
        let parcel = Transfer::open(&file);
        let writes = parcel.map(|parcel| {
            let contents = Contents::of(&parcel, host);
            assert_eq!(contents.battles.len(), BATTLES as usize);
            contents.take(&contents.usual(), &parcel, host)
        });
        assert!(matches!(black_box(writes), Ok(Ok(_))));
    });
    figure("parcel.native.take", take, &remark);
}
