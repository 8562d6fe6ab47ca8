//! The mirror: a second copy of everything stored, in storage that confirms when a text is
//! really written. It follows a moment after each tap.
//!
//! The first copy may lose the last minute when the whole device dies, or everything when
//! the browser cleans up. At start-up the newer sound copy of each document wins. A
//! generation number decides which is newer: the first copy has one for everything,
//! written after the texts; in the mirror every text has the generation in which it was
//! written. Removals are recorded too, so that things a player has deleted do not come back.
//!
//! Only a page that has looked at the mirror raises the generation. A page that could not
//! (the mirror did not answer) records what it writes instead ([`Age::unseen`]): if the
//! mirror has something newer there too, both copies stay. So a text that was not compared
//! never counts as the newer one.

use crate::sorting::sort_short_by_key;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::save::{
    self, ARMIES, BATTLES, Damage, GENERATION, Read, SETTINGS, Why, Write, document,
};

/// The mirror's record of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The key.
    pub key: String,
    /// The text; `None` when it was removed.
    pub text: Option<String>,
    /// The generation of the first copy when this was written.
    pub generation: u64,
}

/// Whether a text of the first copy is checked before the app starts from it: the small
/// ones on which everything else depends.
pub fn is_looked_at(key: &str) -> bool {
    [SETTINGS, ARMIES, BATTLES].contains(&document(key)) || key.ends_with("/head")
}

/// Whether a text may be truncated, or is not ours: a quick check before every start.
/// Damage that it misses is found when the text is read.
pub fn looks_broken(text: &str) -> bool {
    let count = |brace: char| text.matches(brace).count();
    !(text.starts_with('{') && text.ends_with('}')) || count('{') != count('}')
}

/// Whether a text is not JSON, or not in our format at all.
fn is_broken(text: &str) -> bool {
    !serde_json::from_str::<Value>(text).is_ok_and(|value| value.is_object())
}

/// How new the first copy is, by its own record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Age {
    /// The generation at which the two copies were last compared.
    pub generation: u64,
    /// The documents that were written since then by a page that could not look at the
    /// mirror: of these, neither copy is known to be newer.
    pub unseen: BTreeSet<String>,
}

impl Age {
    /// Reads it; `None` when it is damaged.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let mut age = Self { generation: words.next()?.parse().ok()?, unseen: BTreeSet::new() };
        // Not `collect`: that would sort first, and add the code for sorting.
        for document in words {
            age.unseen.insert(document.to_owned());
        }
        Some(age)
    }

    pub(super) fn text(&self) -> String {
        let mut text = self.generation.to_string();
        for document in &self.unseen {
            text.push(' ');
            text.push_str(document);
        }
        text
    }
}

/// The records that are newer in the mirror.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Better {
    /// The writes for the first copy.
    pub writes: Vec<Write>,
    /// The damaged documents there that are replaced with something older.
    pub damage: Vec<Damage>,
    /// Whether any of it is newer.
    pub newer: bool,
    /// Whether there are two copies of something, neither known to be newer: both stay.
    pub both: bool,
}

/// The records in which the mirror is newer than the first copy, which is of this
/// generation (`None` if it has none) and has these keys. Damaged texts that are replaced
/// are quarantined.
pub fn better(age: Option<&Age>, records: Vec<Record>, keys: &[String], read: Read) -> Better {
    let newest = records.iter().map(|record| record.generation).max();
    let is_behind = age.is_none_or(|age| Some(age.generation) > newest);
    let numbers = records.iter().map(|record| &record.key).chain(keys);
    let mut number = numbers.filter_map(|key| save::entry_of(key)).max();
    let mut documents: BTreeMap<String, Vec<Record>> = BTreeMap::new();
    for record in records {
        if !record.key.is_empty() && record.key != GENERATION {
            let of = document(&record.key).to_owned();
            documents.entry(of).or_default().push(record);
        }
    }
    let mut better = Better::default();
    let mut aside = Vec::new();
    for (of, records) in documents {
        let known = Known {
            age,
            is_there: keys.iter().any(|key| document(key) == of),
            records: &records,
            read,
        };
        let entry = save::entry_of(&of);
        if known.is_unclear(&of) {
            better.both = true;
            let other = number.and_then(|number| number.checked_add(1));
            if let (Some(entry), Some(other)) = (entry, other) {
                number = Some(other);
                better.writes.extend(known.beside(entry, other, keys));
            } else {
                aside.extend(known.other_texts());
            }
            continue;
        }
        for record in &records {
            let there = read(&record.key);
            let damaged = there.as_deref().is_some_and(is_broken) && is_looked_at(&record.key);
            let newer = known.is_newer(record);
            let broken = record.is_broken();
            if there == record.text || !(newer && !(known.is_there && broken)) {
                let heals = damaged && record.text.is_some() && !broken && known.heals(record);
                if there == record.text || !heals {
                    if newer && broken && there != record.text {
                        aside.extend(record.damage());
                        better.both = true;
                    }
                    continue;
                }
            }
            if damaged {
                let damage = Damage {
                    key: record.key.clone(),
                    text: there.unwrap_or_default(),
                    why: Why::NotJson,
                };
                if is_behind && !newer {
                    better.damage.push(damage.clone());
                }
                aside.push(damage);
            }
            better.newer = true;
            better.writes.push(Write { key: record.key.clone(), text: record.text.clone() });
        }
    }
    // A head is written after the texts it points to.
    sort_short_by_key(&mut better.writes, |write| {
        (write.key.ends_with("/head"), write.text.is_none())
    });
    // These are quarantined in addition to the texts that the mirror has quarantined itself.
    let then = |key: &str| {
        let write = better.writes.iter().find(|write| write.key == key);
        write.map_or_else(|| read(key), |write| write.text.clone())
    };
    let mut first = save::rescue(&aside, &then);
    first.append(&mut better.writes);
    better.writes = first;
    better
}

/// The state of a document in both copies.
struct Known<'a> {
    age: Option<&'a Age>,
    is_there: bool,
    records: &'a [Record],
    read: Read<'a>,
}

impl Known<'_> {
    fn differs(&self, record: &Record) -> bool {
        (self.read)(&record.key) != record.text
    }

    /// Whether a record is newer than the first copy.
    fn is_newer(&self, record: &Record) -> bool {
        match self.age {
            Some(age) => record.generation > age.generation,
            None => !self.is_there || self.is_further(),
        }
    }

    /// Whether the mirror's battle is the same as the first copy's, but further on.
    fn is_further(&self) -> bool {
        let head = self.records.iter().find(|one| one.key.ends_with("/head"));
        head.is_some_and(|head| {
            let there = (self.read)(&head.key).as_deref().and_then(save::writes_of);
            let here = head.text.as_deref().and_then(save::writes_of);
            there.is_some() && here > there
        })
    }

    /// Whether neither copy is known to be newer.
    fn is_unclear(&self, of: &str) -> bool {
        let entry = save::entry_of(of);
        let mut differ = (self.records.iter()).filter(|record| self.differs(record));
        match self.age {
            _ if !self.is_there => false,
            Some(age) if age.unseen.contains(of) => differ.any(|record| self.is_newer(record)),
            // A battle that lost a part never replaces a complete one.
            Some(_) => entry.is_some() && differ.any(|one| self.is_newer(one) && one.is_broken()),
            None => {
                let broken = |record: &Record| {
                    let there = (self.read)(&record.key);
                    there.as_deref().is_some_and(is_broken)
                };
                entry.is_none() && differ.any(|record| !broken(record) && record.text.is_some())
            }
        }
    }

    /// Stores the mirror's battle under another number, unless it is there already.
    fn beside(&self, entry: u32, other: u32, keys: &[String]) -> Vec<Write> {
        let is_head = |key: &str| key.ends_with("/head");
        let head = self.records.iter().find(|record| is_head(&record.key));
        let head = head.and_then(|head| head.text.as_ref());
        let known = |key: &String| is_head(key) && (self.read)(key).as_ref() == head;
        let from = format!("adjutant/desk/{entry}/");
        if keys.iter().any(known) {
            return Vec::new();
        }
        let texts = self.records.iter().filter_map(|record| {
            let rest = record.key.strip_prefix(&from)?;
            Some(Write {
                key: format!("adjutant/desk/{other}/{rest}"),
                text: Some(record.text.clone()?),
            })
        });
        texts.collect()
    }

    /// The mirror's texts that differ, to be quarantined.
    fn other_texts(&self) -> Vec<Damage> {
        let differ = self.records.iter().filter(|record| self.differs(record));
        differ.filter_map(Record::damage).collect()
    }

    /// Whether a record can replace a damaged text that may be newer: for a battle, only
    /// if the log has not grown since, because the log has the rest.
    fn heals(&self, record: &Record) -> bool {
        save::entry_of(&record.key).is_none()
            || (self.records.iter()).all(|other| other.key == record.key || !self.differs(other))
    }
}

impl Record {
    fn is_broken(&self) -> bool {
        self.text.as_deref().is_some_and(is_broken)
    }

    fn damage(&self) -> Option<Damage> {
        Some(Damage {
            key: self.key.clone(),
            text: self.text.clone()?,
            why: if self.is_broken() { Why::NotJson } else { Why::PointsNowhere },
        })
    }
}
