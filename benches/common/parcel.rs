//! How long everything takes to be packed, and to be taken in on another phone: twenty
//! battles, one of them with as long a log as is kept.

use std::collections::BTreeMap;
use std::hint::black_box;

use adjutant::battle::parcel::{Contents, Host, Parcel};
use adjutant::battle::{Action, CHUNK, CHUNKS_KEPT, Desk, Session, Setup, Shelf, Side};
use adjutant::rulesets::flames_of_war::RULESET;
use serde_json::Value;

use crate::action;
use crate::timing::{figure, median};

const BATTLES: u32 = 20;

/// A phone with all of it.
fn phone() -> BTreeMap<String, String> {
    let mut kept = BTreeMap::new();
    let mut shelf = Shelf::default();
    for number in 1..=BATTLES {
        let mut session = Session::new(number, Desk::new(&RULESET));
        let setup = Setup {
            mark: format!("battle {number}"),
            ..Setup::default()
        };
        session.act(Action::StartBattle(setup), &RULESET);
        for side in Side::ALL {
            for unit in 0..8 {
                let name = format!("{unit}. Tank Platoon");
                let answers = BTreeMap::new();
                session.act(
                    Action::AddUnit {
                        side,
                        name,
                        answers,
                    },
                    &RULESET,
                );
            }
        }
        let long = CHUNK * (CHUNKS_KEPT as usize - 1);
        for tap in 0..if number == 1 { long } else { 100 } {
            session.act(action(tap), &RULESET);
        }
        shelf.add(session.desk(), &[]);
        for write in session.changes() {
            kept.extend(write.text.map(|text| (write.key, text)));
        }
    }
    let write = shelf.changes();
    kept.extend(write.text.map(|text| (write.key, text)));
    kept
}

/// Times it, beside what it takes to read the same text as plain JSON.
pub fn parcels() {
    let kept = phone();
    let read = |key: &str| kept.get(key).cloned();
    let keys: Vec<String> = kept.keys().cloned().collect();
    let file = Parcel::everything(1, &read, &keys).file();
    let remark = format!("{} bytes", file.len());
    let json = median(|| drop(black_box(serde_json::from_str::<Value>(&file))));
    figure("parcel.native.json", json, &remark);
    let pack = median(|| drop(black_box(Parcel::everything(1, &read, &keys).file())));
    figure("parcel.native.pack", pack, &remark);
    let take = median(|| {
        let host = Host {
            read: &|_| None,
            keys: &[],
            rulesets: &[&RULESET],
        };
        let parcel = Parcel::open(&file);
        let writes = parcel.map(|parcel| {
            let contents = Contents::of(&parcel, host);
            assert_eq!(contents.battles.len(), BATTLES as usize);
            contents.take(&contents.usual(), &parcel, host)
        });
        assert!(matches!(black_box(writes), Ok(Ok(_))));
    });
    figure("parcel.native.take", take, &remark);
}
