//! Storage: texts by key, on a disk that may refuse.
//!
//! * Everything that belongs together (a battle, the settings, the armies) is a document.
//!   Its writes go to the disk in the order in which they were issued, without
//!   gaps: after a power cut it is in a state that it had at some moment.
//! * Writes that the disk refuses wait in memory. They are read from there, and written as
//!   soon as there is room, unless another tab has written the document meanwhile.
//! * The disk may be an older copy than the [mirror] after a crash of the whole device: a
//!   [generation](GENERATION) in both decides which is newer. Until the mirror has
//!   answered, and when the disk was cleared under the page, all writes are held back in
//!   memory.
//! * Data of a newer build is not overwritten.
//!
//! The disk is a trait, so that tests can use a disk that fails at any moment.

use crate::sorting::inserted;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::mirror::{self, Age, Record};
use super::save::{self, Damage, GENERATION, PREFIX, RESCUED, Write, document};

/// How many writes of one document may wait. Beyond that only the last one for each key is stored:
/// a power cut while these are written could cost the battle its undo.
const MOST_WAITING: usize = 1_500;

/// Why a text could not be written or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The browser does not let the page store anything.
    Forbidden,
    /// There is no room for it.
    Full,
}

/// How reliably data is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Health {
    /// Everything written will be there after a reload.
    Good,
    /// Something is only in memory, because the mirror has not answered yet.
    Held,
    /// Something is only in memory, because there is no room for it.
    Full,
    /// Some or all of it is only in memory: the browser forbids more.
    Forbidden,
}

/// Where texts are stored.
pub trait Disk {
    /// The text under a key, if there is one.
    ///
    /// # Errors
    /// When that cannot be determined.
    fn read(&self, key: &str) -> Result<Option<String>, Fault>;

    /// Stores a text under a key, or removes the key. If it fails, the old text stays.
    ///
    /// # Errors
    /// When the disk refuses.
    fn write(&self, key: &str, text: Option<&str>) -> Result<(), Fault>;

    /// All keys there are, in no order.
    fn keys(&self) -> Vec<String>;
}

/// The result of comparing the disk with the mirror.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Whether the mirror is behind, and has to be [brought up to date](Store::mirror_all).
    pub behind: bool,
    /// Whether something newer was written to the disk.
    pub newer: bool,
    /// Whether there were two copies of something, neither known to be newer.
    pub both: bool,
    /// The damaged documents that were replaced with something older.
    pub damage: Vec<Damage>,
}

/// Another tab has written a document for which writes were waiting: those are dropped, and
/// the document has to be read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dropped;

/// A disk, and the writes that wait for it.
#[allow(clippy::struct_excessive_bools)] // Each is a separate fact.
#[derive(Debug)]
pub struct Store<D> {
    disk: D,
    /// The documents with waiting writes, in no order.
    waiting: Vec<Waiting>,
    /// Why the last write failed.
    fault: Option<Fault>,
    /// Whether something could not be read. It may still be there, so nothing is overwritten.
    unreadable: bool,
    generation: u64,
    /// Whether the mirror was compared with the disk: only then may it be written to.
    compared: bool,
    /// Whether all writes wait until the mirror was compared.
    held: bool,
    /// Whether a generation was there: if it is missing later, the disk was cleared.
    marked: bool,
    /// The keys whose text the mirror does not have yet.
    unmirrored: BTreeSet<String>,
}

/// The part of a document that is not on the disk yet.
#[derive(Debug)]
struct Waiting {
    document: String,
    /// The writes, in the order in which they were issued.
    writes: VecDeque<Write>,
    /// The key that each batch writes last, and its text on the disk.
    over: (String, Option<String>),
}

impl Waiting {
    /// The last write under a key.
    fn latest(&self, key: &str) -> Option<&Write> {
        self.writes.iter().rev().find(|write| write.key == key)
    }

    /// Whether it does nothing but remove.
    fn removes(&self) -> bool {
        self.writes.iter().all(|write| write.text.is_none())
    }

    /// Keeps only the last write for each key, in the order of those.
    fn merge(&mut self) {
        let mut seen = BTreeSet::new();
        let mut last = VecDeque::new();
        while let Some(write) = self.writes.pop_back() {
            if seen.insert(write.key.clone()) {
                last.push_front(write);
            }
        }
        self.writes = last;
    }
}

/// The key that reveals whether another tab has written a document: the last one that gets a
/// text.
fn guard(batch: &[Write]) -> &str {
    let texts = batch.iter().rev().find(|write| write.text.is_some());
    texts.or(batch.last()).map_or("", |write| &write.key)
}

impl<D: Disk> Store<D> {
    /// A store on this disk.
    pub fn new(disk: D) -> Self {
        Self {
            disk,
            waiting: Vec::new(),
            fault: None,
            unreadable: false,
            generation: 0,
            compared: false,
            held: false,
            marked: false,
            unmirrored: BTreeSet::new(),
        }
    }

    /// The disk.
    pub const fn disk(&self) -> &D {
        &self.disk
    }

    /// The text under this key, if there is one.
    pub fn read(&mut self, key: &str) -> Option<String> {
        if let Some(write) = self.latest(key) {
            return write.text.clone();
        }
        match self.disk.read(key) {
            Ok(text) => text,
            Err(fault) => {
                self.unreadable = true;
                self.fault = Some(fault);
                None
            }
        }
    }

    fn latest(&self, key: &str) -> Option<&Write> {
        self.waiting_of(document(key))?.latest(key)
    }

    fn waiting_of(&self, document: &str) -> Option<&Waiting> {
        self.waiting.iter().find(|one| one.document == document)
    }

    /// All keys of ours (those that begin with [`PREFIX`]), in no order.
    pub fn keys(&self) -> Vec<String> {
        let mut keys = self.disk.keys();
        for write in self.waiting.iter().flat_map(|waiting| &waiting.writes) {
            let at = keys.iter().position(|key| *key == write.key);
            match (at, &write.text) {
                (None, Some(_)) => keys.push(write.key.clone()),
                (Some(at), None) => drop(keys.swap_remove(at)),
                _ => (),
            }
        }
        keys.retain(|key| key.starts_with(PREFIX));
        keys
    }

    /// How reliably data is stored. Only [`read`](Self::read), [`write`](Self::write) and
    /// [`forget`](Self::forget) change this.
    pub fn health(&self) -> Health {
        match self.fault {
            _ if self.unreadable => Health::Forbidden,
            _ if self.held && !self.waiting.is_empty() => Health::Held,
            Some(Fault::Full) if !self.waiting.is_empty() => Health::Full,
            Some(Fault::Forbidden) if !self.waiting.is_empty() => Health::Forbidden,
            _ => Health::Good,
        }
    }

    /// Writes a batch; `now` is in Unix milliseconds, and may be wrong.
    ///
    /// # Errors
    /// [`Dropped`] if a document was neither written nor stored in memory, because
    /// another tab or a newer build has written it.
    pub fn write(&mut self, writes: Vec<Write>, now: u64) -> Result<(), Dropped> {
        if writes.is_empty() {
            return Ok(());
        }
        self.is_cleared();
        self.generation =
            (self.generation.max(self.kept_generation().unwrap_or(0))).saturating_add(1).max(now);
        let mut batches: Vec<(String, Vec<Write>)> = Vec::new();
        for write in writes {
            self.unmirrored.insert(write.key.clone());
            let document = document(&write.key);
            match batches.iter_mut().find(|(of, _)| of == document) {
                Some((_, batch)) => batch.push(write),
                None => batches.push((document.to_owned(), vec![write])),
            }
        }
        let mut done = Ok(());
        for (document, batch) in batches {
            if self.is_of_newer(&batch) {
                done = Err(Dropped);
                continue;
            }
            self.note_unseen(&document);
            let rest = self.put_at_once(&document, batch.into());
            if !rest.is_empty() {
                self.queue(document, rest.into());
            }
        }
        self.flush().and(done)
    }

    /// Whether a newer build wrote something that would be overwritten. Removing all of it
    /// is allowed: that is the player's choice.
    fn is_of_newer(&self, batch: &[Write]) -> bool {
        let newer = |write: &Write| {
            let there = self.disk.read(&write.key).ok().flatten();
            there.is_some_and(|text| save::is_newer(&write.key, &text))
        };
        batch.iter().any(|write| write.text.is_some()) && batch.iter().any(newer)
    }

    /// Records that a document is written without comparing it with the mirror.
    fn note_unseen(&mut self, document: &str) {
        if self.compared || self.held || self.unreadable {
            return;
        }
        let mut age = self.age().unwrap_or_default();
        if age.unseen.insert(document.to_owned()) {
            // If there is no room for this, there is none for the document.
            let noted = self.disk.write(GENERATION, Some(&age.text()));
            self.marked |= noted.is_ok();
        }
    }

    /// Writes what need not wait. Returns the writes that the disk refused.
    fn put_at_once(&mut self, document: &str, mut batch: VecDeque<Write>) -> VecDeque<Write> {
        let queues = [document, RESCUED].iter().any(|one| self.waiting_of(one).is_some());
        if !queues && !self.unreadable && !self.held {
            while let Some(write) = batch.front() {
                if let Err(fault) = self.disk.write(&write.key, write.text.as_deref()) {
                    self.fault = Some(fault);
                    break;
                }
                batch.pop_front();
            }
        }
        batch
    }

    /// Queues the writes of one document behind those already waiting.
    fn queue(&mut self, document: String, batch: Vec<Write>) {
        let guard = guard(&batch).to_owned();
        let removed = batch.iter().all(|write| write.text.is_none());
        let at = self.waiting.iter().position(|one| one.document == document);
        let mut before = VecDeque::new();
        if let Some(at) = at {
            let waiting = &mut self.waiting[at];
            if !removed {
                waiting.writes.extend(batch);
                if waiting.writes.len() > MOST_WAITING {
                    waiting.merge();
                }
                return;
            }
            before = self.waiting.swap_remove(at).writes;
            // Texts that are removed anyway need not be written any more.
            before.retain(|write| write.text.is_none());
        }
        before.extend(batch);
        self.waiting.push(Waiting {
            document,
            writes: before,
            over: (guard.clone(), self.disk.read(&guard).ok().flatten()),
        });
    }

    /// Writes everything that waits, as far as the disk accepts it.
    fn flush(&mut self) -> Result<(), Dropped> {
        if self.held {
            return Ok(());
        }
        let mut done = Ok(());
        let all = std::mem::take(&mut self.waiting);
        // Damaged texts are quarantined before they are overwritten.
        let (first, then): (Vec<_>, Vec<_>) =
            (all.into_iter()).partition(|waiting| waiting.document == RESCUED);
        for mut waiting in first.into_iter().chain(then) {
            let blocked = self.waiting_of(RESCUED).is_some() && !waiting.removes();
            if blocked || self.unreadable {
                self.waiting.push(waiting);
                continue;
            }
            let there = self.disk.read(&waiting.over.0);
            if there.is_ok_and(|there| there != waiting.over.1) {
                done = Err(Dropped);
                continue;
            }
            if let Err(fault) = self.put(&mut waiting) {
                self.fault = Some(fault);
                self.waiting.push(waiting);
            }
        }
        self.keep_generation();
        done
    }

    fn put(&self, waiting: &mut Waiting) -> Result<(), Fault> {
        while let Some(write) = waiting.writes.front() {
            self.disk.write(&write.key, write.text.as_deref())?;
            if write.key == waiting.over.0 {
                waiting.over.1.clone_from(&write.text);
            }
            waiting.writes.pop_front();
        }
        Ok(())
    }

    /// Drops the waiting writes of these documents, each given by one of its keys: another
    /// tab writes them now.
    pub fn forget(&mut self, these: impl Fn(&str) -> bool) {
        self.waiting.retain(|waiting| !these(&waiting.over.0));
        self.keep_generation();
    }

    // The mirror.

    /// The generation that is on the disk.
    pub fn kept_generation(&self) -> Option<u64> {
        Some(self.age()?.generation)
    }

    fn age(&self) -> Option<Age> {
        Age::read(&self.disk.read(GENERATION).ok()??)
    }

    /// Writes the generation to the disk, if no write is waiting. If the mirror could not be
    /// compared, it may have what the disk has lost: then no generation is written.
    fn keep_generation(&mut self) {
        if !self.compared || self.held || !self.waiting.is_empty() {
            return;
        }
        let kept = self.age();
        let now = Age { generation: self.generation, unseen: BTreeSet::new() };
        let is_behind = kept
            .as_ref()
            .is_none_or(|kept| kept.generation < now.generation || !kept.unseen.is_empty());
        if is_behind && now.generation > 0 {
            let written = self.disk.write(GENERATION, Some(&now.text()));
            self.marked |= written.is_ok();
        }
    }

    /// Whether the disk was cleared under the page. Then nothing is written until the disk
    /// was [compared](Self::compare) with the mirror, or [cannot be](Self::release).
    pub fn is_cleared(&mut self) -> bool {
        let cleared = self.marked && self.disk.read(GENERATION) == Ok(None);
        if cleared {
            self.held = true;
            self.compared = false;
        }
        cleared
    }

    /// Holds back all writes until the mirror has answered.
    pub const fn hold(&mut self) {
        self.held = true;
    }

    /// The mirror does not answer: writes what was held back. Which copy is newer is decided
    /// later.
    pub fn release(&mut self) {
        if std::mem::take(&mut self.held) {
            self.marked = self.age().is_some();
            let waiting = self.waiting.iter();
            let documents: Vec<String> = waiting.map(|one| one.document.clone()).collect();
            for document in documents {
                self.note_unseen(&document);
            }
            // A document that another tab has written is read again by the parts that need it.
            let _ = self.flush();
        }
    }

    /// Whether all of the mirror has to be read at start-up: it is newer, or the disk's
    /// texts are damaged.
    pub fn needs_mirror(&mut self, newest: u64) -> bool {
        if self.kept_generation().is_none_or(|kept| newest > kept) {
            return newest > 0;
        }
        let mut keys = self.keys();
        keys.retain(|key| mirror::is_looked_at(key));
        keys.iter().any(|key| {
            let text = self.read(key);
            text.is_some_and(|text| mirror::looks_broken(&text))
        })
    }

    /// The mirror was checked, and [is not needed](Self::needs_mirror): from now on it may be
    /// written to. Returns whether it is behind, so that it has to be [brought up to
    /// date](Self::mirror_all).
    pub fn compared(&mut self, newest: u64) -> bool {
        let behind = self.saw(newest);
        let _ = self.flush();
        behind
    }

    fn saw(&mut self, newest: u64) -> bool {
        let kept = self.kept_generation();
        self.compared = true;
        self.held = false;
        self.marked = kept.is_some();
        self.generation = self.generation.max(newest).max(kept.unwrap_or(0));
        kept != Some(newest)
    }

    /// Takes over the mirror's newer records. Writes that waited for those documents are
    /// dropped: they were based on something older.
    pub fn compare(&mut self, newest: u64, records: Vec<Record>) -> Compared {
        let mut waited = std::mem::take(&mut self.waiting);
        let age = self.age();
        let keys = self.keys();
        let better =
            mirror::better(age.as_ref(), records, &keys, &|key| self.disk.read(key).ok().flatten());
        let behind = self.saw(newest);
        let mut documents: BTreeMap<String, Vec<Write>> = BTreeMap::new();
        for write in better.writes {
            let of = document(&write.key).to_owned();
            documents.entry(of).or_default().push(write);
        }
        waited.retain(|waiting| !documents.contains_key(&waiting.document));
        for (document, batch) in documents {
            self.unmirrored.extend(batch.iter().map(|write| write.key.clone()));
            self.queue(document, batch);
        }
        self.waiting.append(&mut waited);
        // No other tab can have written anything in the meantime.
        let _ = self.flush();
        Compared { behind, newer: better.newer, both: better.both, damage: better.damage }
    }

    /// The records that the mirror does not have yet, to be written in one transaction;
    /// empty when there are none, or while the mirror must not be written to.
    pub fn to_mirror(&mut self) -> Vec<Record> {
        if !self.compared || self.unreadable {
            return Vec::new();
        }
        let keys = std::mem::take(&mut self.unmirrored);
        let records = keys.into_iter().map(|key| Record {
            text: self.read(&key),
            generation: self.generation,
            key,
        });
        records.collect()
    }

    /// Puts back records that the mirror did not accept.
    pub fn not_mirrored(&mut self, records: Vec<Record>) {
        self.unmirrored.extend(records.into_iter().map(|record| record.key));
    }

    /// Queues everything for the mirror; anything else it holds is removed there.
    pub fn mirror_all(&mut self, records: &[Record]) {
        let mut other: BTreeSet<String> = inserted(self.keys());
        other.remove(GENERATION);
        for record in records {
            if self.read(&record.key) == record.text {
                other.remove(&record.key);
            } else {
                other.insert(record.key.clone());
            }
        }
        self.unmirrored.extend(other);
    }
}
