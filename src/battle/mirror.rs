//! The mirror: a second copy of everything that is kept, on a disk that says when a text
//! is really there. It follows a moment after each tap.
//!
//! The first copy may lose the last minute when the whole device dies, or all of it when
//! the browser cleans up. At the start the newer sound copy of each document wins. What is
//! newer is told by a generation: the first copy has one for all of it, written after the
//! texts; in the mirror every text has that of its writing. A removal is a record as well,
//! so that what a player has thrown away does not come back.

use std::collections::BTreeMap;

use serde_json::Value;

use super::save::{self, ARMIES, DESKS, Damage, GENERATION, Read, SETTINGS, Why, Write};
use super::store::document;

/// What the mirror holds of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The key.
    pub key: String,
    /// The text; `None` when it was removed.
    pub text: Option<String>,
    /// The generation of the first copy when it was written here.
    pub generation: u64,
}

/// Whether a text of the first copy is looked at before the app starts from it: the small
/// ones that everything else hangs on.
pub fn is_looked_at(key: &str) -> bool {
    [SETTINGS, ARMIES, DESKS].contains(&document(key)) || key.ends_with("/head")
}

/// Whether a text may be cut off, or none of ours: a quick look before every start. What it
/// does not see is found when the text is read.
pub fn looks_broken(text: &str) -> bool {
    let count = |brace: char| text.matches(brace).count();
    !(text.starts_with('{') && text.ends_with('}')) || count('{') != count('}')
}

/// Whether a text is no JSON, or not of our shape at all.
fn is_broken(text: &str) -> bool {
    !serde_json::from_str::<Value>(text).is_ok_and(|value| value.is_object())
}

/// What has to be written to the first copy, which is of the generation `kept` (`None` when
/// it says none) and has these keys. Broken texts that are replaced are put aside.
pub fn better(kept: Option<u64>, records: Vec<Record>, keys: &[String], read: Read) -> Vec<Write> {
    let mut documents: BTreeMap<String, Vec<Record>> = BTreeMap::new();
    for record in records {
        if !record.key.is_empty() && record.key != GENERATION {
            let of = document(&record.key).to_owned();
            documents.entry(of).or_default().push(record);
        }
    }
    let mut writes = Vec::new();
    let mut damage = Vec::new();
    for (of, records) in documents {
        let is_there = keys.iter().any(|key| document(key) == of);
        let newer = |record: &Record| kept.map_or(!is_there, |kept| record.generation > kept);
        let broken = |record: &Record| record.text.as_deref().is_some_and(is_broken);
        let sound = !is_there || !records.iter().any(|record| newer(record) && broken(record));
        for record in records {
            let there = read(&record.key);
            let damaged = there.as_deref().is_some_and(is_broken) && is_looked_at(&record.key);
            let heals = damaged && record.text.is_some() && !broken(&record);
            if there == record.text || !(heals || (sound && newer(&record))) {
                continue;
            }
            if damaged {
                damage.push(Damage {
                    key: record.key.clone(),
                    text: there.unwrap_or_default(),
                    why: Why::NotJson,
                });
            }
            writes.push(Write {
                key: record.key,
                text: record.text,
            });
        }
    }
    // A head is written after what it points to.
    writes.sort_by_key(|write| (write.key.ends_with("/head"), write.text.is_none()));
    let mut first = save::rescue(&damage, read);
    first.extend(writes);
    first
}
