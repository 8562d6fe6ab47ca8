//! A desk with its history: undo, redo, and what is written at every tap.
//!
//! The log is kept in chunks of [`CHUNK`] entries: what was done, and what came
//! of it. The newest chunks have the desk they start from, and every sixteenth of the
//! others: a desk is as long as a chunk's entries, and a battle's log would not fit
//! beside others'. So undo replays one chunk, at times sixteen, and asks no rules. A
//! desk is written once; a tap writes the entries of one chunk and the head, never the
//! whole log.
//!
//! What was undone is gone once something else is done, but for the dice: the entry that
//! takes its place keeps the rolls ([`Entry::instead_of`]), so that nobody can quietly
//! roll again.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::aid::Ruleset;

use super::action::Action;
use super::change::Change;
use super::clock::Told;
use super::desk::Desk;
use super::save::{self, Damage, Kind, Read, Stored, Why, Write, head_key, log_key, start_key};

/// The entries in one chunk of the log.
pub const CHUNK: usize = 64;
/// The chunks that are kept at least: over 10 000 entries, more than a long weekend's.
pub const CHUNKS_KEPT: u32 = 160;
/// Of the older chunks, every one of so many has the desk that it starts from.
pub const STARTS_APART: u32 = 16;
/// So many chunks before the newest have theirs as well: most undo stays there.
const STARTS_NEAR: u32 = 4;
/// The most undone rolls that an entry names; of more, their number is kept.
const ROLLS_NAMED: usize = 64;
/// How far chunks are looked for when the head is lost.
const CHUNKS_SOUGHT: u32 = 1024;

/// What was done once, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// What the player did: for the words of undo and of a report.
    pub did: Action,
    /// What came of it: this is what is done again. Empty where version 1 of
    /// the log kept the action alone, until the rules have been asked.
    #[serde(default)]
    pub came: Vec<Change>,
    /// The rolls that were undone, and in whose place this was done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub instead_of: Vec<Action>,
    /// How many more there were.
    #[serde(default, skip_serializing_if = "is_none")]
    pub instead_of_more: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // The signature is serde's.
const fn is_none(number: &u32) -> bool {
    *number == 0
}

impl Entry {
    /// What was done, and what came of it.
    pub const fn new(did: Action, came: Vec<Change>) -> Self {
        Self {
            did,
            came,
            instead_of: Vec::new(),
            instead_of_more: 0,
        }
    }

    /// The rolls that go with it when it is undone.
    fn rolls(&self) -> Vec<Action> {
        let own = self.did.is_roll().then_some(&self.did);
        self.instead_of.iter().chain(own).cloned().collect()
    }

    /// Makes the desk after it of the desk before it.
    pub fn apply(&self, desk: &mut Desk) {
        for change in &self.came {
            desk.apply(change);
        }
    }
}

/// An entry of the log with the desks around it.
#[derive(Clone, Copy)]
pub struct Step<'a> {
    /// What was done.
    pub entry: &'a Entry,
    /// The desk before it.
    pub before: &'a Desk,
    /// The desk after it.
    pub after: &'a Desk,
}

/// Goes through what was done from a desk on, oldest first, and returns the desk at its end.
/// Two desks go along, as a copy of one for each entry would cost more than everything that
/// is asked of them.
pub fn replay(start: &Desk, entries: &[Entry], see: &mut dyn FnMut(Step)) -> Desk {
    let (mut before, mut after) = (start.clone(), start.clone());
    for entry in entries {
        entry.apply(&mut after);
        see(Step {
            entry,
            before: &before,
            after: &after,
        });
        entry.apply(&mut before);
    }
    after
}

/// A piece of the log: a desk and what was done to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// The desk before the first entry.
    pub start: Desk,
    /// What was done, in order.
    pub entries: Vec<Entry>,
}

impl Stored for Desk {
    const KIND: Kind = Kind::Start;
}

impl Stored for Vec<Entry> {
    const KIND: Kind = Kind::Log;

    /// Version 1 holds actions; what came of each is found when they are first
    /// replayed.
    fn migrate(version: u64, data: Value) -> Value {
        match data {
            Value::Array(actions) if version == 1 => {
                let entry = |did| Value::Object([("did".to_owned(), did)].into_iter().collect());
                actions.into_iter().map(entry).collect()
            }
            data => data,
        }
    }
}

impl Chunk {
    /// Reads a chunk of a desk of this ruleset.
    fn load(id: u32, number: u32, ruleset: &str, read: Read) -> Result<Self, Damage> {
        let missing = |key: String| Damage {
            key,
            text: String::new(),
            why: Why::Missing,
        };
        let (start, log) = (start_key(id, number), log_key(id, number));
        let chunk = Self {
            start: save::load(&start, read)?.ok_or_else(|| missing(start))?,
            entries: save::load(&log, read)?.ok_or_else(|| missing(log))?,
        };
        if chunk.start.ruleset != ruleset || chunk.entries.len() > CHUNK {
            return Err(points_nowhere(id, number, read));
        }
        Ok(chunk)
    }

    fn full(&self) -> bool {
        self.entries.len() >= CHUNK
    }

    /// Asks the rules what comes of the actions that version 1 of the log
    /// kept. Returns whether there were any.
    fn plan(&mut self, ruleset: &Ruleset) -> bool {
        if self.entries.iter().all(|entry| !entry.came.is_empty()) {
            return false;
        }
        let mut desk = self.start.clone();
        for entry in &mut self.entries {
            if entry.came.is_empty() {
                entry.came = desk.plan(&entry.did, ruleset);
            }
            entry.apply(&mut desk);
        }
        true
    }

    /// The desk after some of the entries.
    pub fn after(&self, entries: usize) -> Desk {
        let mut desk = self.start.clone();
        for entry in self.entries.iter().take(entries) {
            entry.apply(&mut desk);
        }
        desk
    }
}

/// The present state, and where it stands in the log.
#[derive(Serialize, Deserialize)]
struct Head {
    now: Desk,
    /// The chunk it stands in.
    chunk: u32,
    /// How many entries of that chunk are done.
    cursor: usize,
    /// The oldest chunk that is kept.
    first: u32,
    /// The newest chunk.
    last: u32,
    /// How often a head was written: no two are alike.
    #[serde(default)]
    writes: u64,
    /// The warnings of the clock that were said.
    #[serde(default)]
    told: Told,
    /// The chunk from which on all hold what came of each action; `None` where an
    /// earlier build wrote the log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    whole_from: Option<u32>,
    /// The rolls that were undone, those done first in front.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<Action>,
    /// How many more there were after those.
    #[serde(default, skip_serializing_if = "is_none")]
    undone_more: u32,
}

impl Stored for Head {
    const KIND: Kind = Kind::Head;
}

/// Where a session stands in its log.
#[derive(Clone, Debug)]
struct History {
    chunk: u32,
    cursor: usize,
    first: u32,
    last: u32,
    /// The chunks that were read or written so far.
    chunks: BTreeMap<u32, Chunk>,
    /// Chunks whose start is to be written.
    started: BTreeSet<u32>,
    /// Chunks whose entries are to be written.
    changed: BTreeSet<u32>,
    /// Chunks to be removed.
    gone: BTreeSet<u32>,
    /// Chunks whose start is to be removed.
    thinned: BTreeSet<u32>,
    /// The chunk from which on what came of each action is known.
    whole_from: u32,
    /// The rolls that were undone, those done first in front.
    undone: Vec<Action>,
    /// How many more there were after those.
    undone_more: u32,
    /// Whether the head is to be written.
    moved: bool,
}

/// A desk with its history.
#[derive(Clone, Debug)]
pub struct Session {
    id: u32,
    desk: Desk,
    history: History,
    /// How often a head was written.
    writes: u64,
    /// The warnings of the clock that were said: no action, and not undone.
    told: Told,
    /// The head that this session read or wrote last, by its mark.
    head: Option<u64>,
}

/// Somebody else has changed what is kept of a session since it was read: it
/// is not written over, but must be read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overtaken;

/// What tells one text from another (FNV-1a).
fn mark(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |mark, byte| {
        (mark ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// What was found when a session was loaded.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The session; `None` if there is none, or nothing of it could be saved.
    pub session: Option<Session>,
    /// What could not be read. Pass it to [`rescue`](save::rescue).
    pub damage: Vec<Damage>,
}

impl Session {
    /// A session on a fresh desk, without history.
    pub fn new(id: u32, desk: Desk) -> Self {
        let chunk = Chunk {
            start: desk.clone(),
            entries: Vec::new(),
        };
        let mut history = History {
            chunk: 0,
            cursor: 0,
            first: 0,
            last: 0,
            chunks: BTreeMap::new(),
            started: BTreeSet::new(),
            changed: BTreeSet::new(),
            gone: BTreeSet::new(),
            thinned: BTreeSet::new(),
            whole_from: 0,
            undone: Vec::new(),
            undone_more: 0,
            moved: true,
        };
        history.chunks.insert(0, chunk);
        history.started.insert(0);
        history.changed.insert(0);
        Self {
            id,
            desk,
            history,
            writes: 0,
            told: Told::default(),
            head: None,
        }
    }

    /// The number it is kept under.
    pub const fn id(&self) -> u32 {
        self.id
    }

    /// The desk as it is now.
    pub const fn desk(&self) -> &Desk {
        &self.desk
    }

    /// The warnings of the clock that were said.
    pub const fn told(&self) -> Told {
        self.told
    }

    /// Keeps which warnings of the clock were said.
    pub fn tell(&mut self, told: Told) {
        if self.told != told {
            self.told = told;
            self.history.moved = true;
        }
    }

    /// Does something. Returns whether it changed anything; what changes
    /// nothing is not kept, so that every undo has something to take back.
    /// What was undone before cannot be redone any more.
    ///
    /// The ruleset is that of the desk, here and below; with another one
    /// nothing happens.
    pub fn act(&mut self, action: Action, ruleset: &Ruleset) -> bool {
        let came = self.desk.plan(&action, ruleset);
        if came.is_empty() {
            return false;
        }
        let mut entry = Entry::new(action, came);
        entry.instead_of = std::mem::take(&mut self.history.undone);
        entry.instead_of_more = std::mem::take(&mut self.history.undone_more);
        let before = &mut self.desk;
        self.history.push(&entry, before);
        entry.apply(before);
        true
    }

    /// Whether there is something to take back.
    pub const fn can_undo(&self) -> bool {
        self.history.cursor > 0 || self.history.chunk > self.history.first
    }

    /// Whether there is something to do again.
    pub fn can_redo(&self) -> bool {
        let history = &self.history;
        history.chunks.get(&history.chunk).is_some_and(|chunk| {
            history.cursor < chunk.entries.len() || (chunk.full() && history.chunk < history.last)
        })
    }

    /// Takes the last action back and returns it; `None` if there is none.
    ///
    /// # Errors
    /// [`Damage`] when the part of the log before this cannot be read. The
    /// desk stays as it is, and there is nothing to undo any more. Rescue the
    /// damage before writing the changes.
    pub fn undo(&mut self, ruleset: &Ruleset, read: Read) -> Result<Option<Action>, Damage> {
        if !self.can_undo() || ruleset.id != self.desk.ruleset {
            return Ok(None);
        }
        let history = &mut self.history;
        let (number, cursor) = if history.cursor > 0 {
            (history.chunk, history.cursor - 1)
        } else {
            (history.chunk - 1, CHUNK - 1)
        };
        let done = history
            .fetch(self.id, number, ruleset, read)
            .and_then(|chunk| {
                let entry = chunk.entries.get(cursor);
                let entry = entry.ok_or_else(|| points_nowhere(self.id, number, read))?;
                Ok((chunk.after(cursor), entry.clone()))
            });
        history.moved = true;
        match done {
            Ok((desk, entry)) => {
                self.desk = desk;
                history.take_back(&entry);
                let action = entry.did;
                history.chunk = number;
                history.cursor = cursor;
                Ok(Some(action))
            }
            Err(damage) => {
                history.gone.extend(history.first..history.chunk);
                history.first = history.chunk;
                Err(damage)
            }
        }
    }

    /// Does again what was undone last and returns it; `None` if there is
    /// nothing.
    ///
    /// # Errors
    /// [`Damage`] when the part of the log after this cannot be read. The
    /// desk stays as it is, and there is nothing to redo any more. Rescue the
    /// damage before writing the changes.
    pub fn redo(&mut self, ruleset: &Ruleset, read: Read) -> Result<Option<Action>, Damage> {
        if !self.can_redo() || ruleset.id != self.desk.ruleset {
            return Ok(None);
        }
        let history = &mut self.history;
        let (number, cursor) = if history.cursor < CHUNK {
            (history.chunk, history.cursor)
        } else {
            (history.chunk + 1, 0)
        };
        let entry = history
            .fetch(self.id, number, ruleset, read)
            .and_then(|chunk| {
                let entry = chunk.entries.get(cursor).cloned();
                entry.ok_or_else(|| points_nowhere(self.id, number, read))
            });
        history.moved = true;
        match entry {
            Ok(entry) => {
                entry.apply(&mut self.desk);
                history.bring_back(&entry);
                history.chunk = number;
                history.cursor = cursor + 1;
                Ok(Some(entry.did))
            }
            Err(damage) => {
                history.gone.extend(history.chunk + 1..=history.last);
                history.last = history.chunk;
                Err(damage)
            }
        }
    }

    /// Goes back to where the log stood after so many entries, or on to there. Entries are
    /// counted from 0 when the battle began, those too old to be kept as well.
    ///
    /// # Errors
    /// As [`undo`](Self::undo) and [`redo`](Self::redo).
    pub fn go_to(&mut self, entries: u32, ruleset: &Ruleset, read: Read) -> Result<(), Damage> {
        if ruleset.id != self.desk.ruleset {
            return Ok(());
        }
        let (_, now) = self.entries();
        if entries >= now {
            for _ in now..entries {
                if self.redo(ruleset, read)?.is_none() {
                    break;
                }
            }
            return Ok(());
        }
        let (number, cursor) = place(entries);
        let history = &mut self.history;
        if number < history.first {
            return Ok(());
        }
        let desk = history.fetch(self.id, number, ruleset, read)?.after(cursor);
        for back in (number..=history.chunk).rev() {
            let done = if back == history.chunk {
                history.cursor
            } else {
                CHUNK
            };
            let from = if back == number { cursor } else { 0 };
            let entries = match history.chunks.get(&back) {
                Some(chunk) => chunk.entries.clone(),
                None => load_entries(self.id, back, read)?,
            };
            let taken = entries.iter().take(done).skip(from).rev();
            taken.for_each(|entry| history.take_back(entry));
        }
        // It is there, for what may be done again.
        self.desk = desk;
        history.chunk = number;
        history.cursor = cursor;
        history.moved = true;
        Ok(())
    }

    /// The number of the oldest entry that is kept, and how many were done since the
    /// battle began.
    pub const fn entries(&self) -> (u32, u32) {
        let history = &self.history;
        let chunk = CHUNK as u32;
        (
            history.first.saturating_mul(chunk),
            history
                .chunk
                .saturating_mul(chunk)
                .saturating_add(history.cursor as u32),
        )
    }

    /// How many entries there are with those that were undone.
    pub fn all_entries(&self, read: Read) -> u32 {
        let last = self.history.last;
        let in_last = match self.history.chunks.get(&last) {
            Some(chunk) => chunk.entries.len(),
            None => load_entries(self.id, last, read).map_or(0, |entries| entries.len()),
        };
        let (_, now) = self.entries();
        let all = last.saturating_mul(CHUNK as u32);
        now.max(all.saturating_add(in_last as u32))
    }

    /// A chunk of the log, read for a look: it is not kept in memory.
    ///
    /// # Errors
    /// [`Damage`] when it cannot be read.
    pub fn look(&self, number: u32, ruleset: &Ruleset, read: Read) -> Result<Chunk, Damage> {
        let mut chunk = self.history.load(self.id, number, ruleset, read)?;
        chunk.plan(ruleset);
        Ok(chunk)
    }

    /// All that is kept of what was done, one after the other: the desk that it began
    /// from, and every entry.
    ///
    /// # Errors
    /// [`Damage`] when a part cannot be read.
    pub fn all_done(&self, ruleset: &Ruleset, read: Read) -> Result<Chunk, Damage> {
        self.first_done(u32::MAX, ruleset, read)
    }

    /// What was done first: the entries of some chunks of the log, or all if there are no
    /// more.
    ///
    /// # Errors
    /// [`Damage`] when a part cannot be read.
    pub fn first_done(&self, chunks: u32, ruleset: &Ruleset, read: Read) -> Result<Chunk, Damage> {
        let history = &self.history;
        let mut done = self.look(history.first, ruleset, read)?;
        if history.first == history.chunk {
            done.entries.truncate(history.cursor);
            return Ok(done);
        }
        let last = history.first.saturating_add(chunks - 1).min(history.chunk);
        for number in history.first + 1..=last {
            let mut entries = match history.chunks.get(&number) {
                Some(chunk) => chunk.entries.clone(),
                None => load_entries(self.id, number, read)?,
            };
            if number == history.chunk {
                entries.truncate(history.cursor);
            }
            done.entries.append(&mut entries);
        }
        done.plan(ruleset);
        Ok(done)
    }

    /// The chunks of the log, oldest to newest, and how many entries of the
    /// newest are done. Those after it were undone.
    pub const fn log(&self) -> (u32, u32, usize) {
        let history = &self.history;
        (history.first, history.chunk, history.cursor)
    }

    /// A chunk of the log, the ruleset being that of the desk.
    ///
    /// # Errors
    /// [`Damage`] when it cannot be read.
    pub fn chunk(&mut self, number: u32, ruleset: &Ruleset, read: Read) -> Result<&Chunk, Damage> {
        self.history.fetch(self.id, number, ruleset, read)
    }

    /// Reads the whole log, and reports what of it cannot be read.
    pub(super) fn read_all(&mut self, ruleset: &Ruleset, read: Read, damage: &mut Vec<Damage>) {
        let (first, last) = (self.history.first, self.history.last);
        for number in first..=last {
            damage.extend(self.history.fetch(self.id, number, ruleset, read).err());
        }
    }

    /// The session under another number, to be written whole with what was read of its
    /// log.
    #[must_use]
    pub(super) fn moved(self, id: u32) -> Self {
        let mut history = History {
            gone: BTreeSet::new(),
            ..self.history
        };
        history.write_anew();
        Self {
            id,
            history,
            head: None,
            ..self
        }
    }

    /// The desks that the log leads by, from the oldest to the present one. What cannot be read is passed over.
    fn visit(&mut self, ruleset: &Ruleset, read: Read, look: &mut dyn FnMut(&Desk)) {
        let (first, last, cursor) = self.log();
        for number in first..=last {
            let Ok(chunk) = self.history.fetch(self.id, number, ruleset, read) else {
                continue;
            };
            let mut desk = chunk.start.clone();
            if number == first {
                look(&desk);
            }
            let done = if number == last { cursor } else { CHUNK };
            for entry in chunk.entries.iter().take(done) {
                entry.apply(&mut desk);
                look(&desk);
            }
        }
    }

    /// How many entries are done, of those that are kept.
    pub(super) fn done(&self) -> usize {
        let (first, last, cursor) = self.log();
        (last - first) as usize * CHUNK + cursor
    }

    /// How many entries were done when the desk was last like this.
    pub(super) fn stood(
        &mut self,
        ruleset: &Ruleset,
        read: Read,
        like: &dyn Fn(&Desk) -> bool,
    ) -> Option<usize> {
        let (mut place, mut found) = (0, None);
        self.visit(ruleset, read, &mut |desk| {
            if like(desk) {
                found = Some(place);
            }
            place += 1;
        });
        found
    }

    /// The entries that were done after so many.
    pub(super) fn entries_after(
        &mut self,
        place: usize,
        ruleset: &Ruleset,
        read: Read,
    ) -> Vec<Entry> {
        let (first, last, cursor) = self.log();
        let mut entries = Vec::new();
        for number in first..=last {
            if let Ok(chunk) = self.history.fetch(self.id, number, ruleset, read) {
                let done = if number == last { cursor } else { CHUNK };
                entries.extend(chunk.entries.iter().take(done).cloned());
            }
        }
        entries.drain(..place.min(entries.len()));
        entries
    }

    /// Does what was done on another phone, with what came of it there.
    pub(super) fn redo_as(&mut self, entry: &Entry) {
        self.history.push(entry, &self.desk);
        entry.apply(&mut self.desk);
    }

    /// The mark of the battle; of the last one where it was left since.
    pub(super) fn mark(&mut self, ruleset: &Ruleset, read: Read) -> String {
        let of = |desk: &Desk| desk.battle.as_ref().map(|setup| setup.mark.clone());
        if let Some(mark) = of(&self.desk) {
            return mark;
        }
        let mut last = String::new();
        self.visit(ruleset, read, &mut |desk| {
            if let Some(setup) = &desk.battle
                && setup.mark != last
            {
                last.clone_from(&setup.mark);
            }
        });
        last
    }

    /// What tells the desk that the log begins from: of a battle that was brought from
    /// another phone, how it stood there.
    pub fn beginning(&mut self, ruleset: &Ruleset, read: Read) -> u32 {
        let first = self.history.first;
        let chunk = self.history.fetch(self.id, first, ruleset, read);
        chunk.map_or(0, |chunk| super::parcel::print_of(&chunk.start))
    }

    /// Whether what is kept is what this session read or wrote last.
    pub fn is_latest(&self, read: Read) -> bool {
        read(&head_key(self.id)).as_deref().map(mark) == self.head
    }

    /// What has to be written, as [`changes`](Self::changes) says; all there
    /// is, when what was kept is gone.
    ///
    /// # Errors
    /// [`Overtaken`] when another tab has written the session meanwhile.
    pub fn keep(&mut self, read: Read) -> Result<Vec<Write>, Overtaken> {
        if !self.is_latest(read) {
            if read(&head_key(self.id)).is_some() {
                return Err(Overtaken);
            }
            self.history.write_anew();
        }
        Ok(self.changes())
    }

    /// What has to be written since the last call, in this order: chunks of
    /// the log first, then the head that points to them, then removals of
    /// what it points to no more. Cut off anywhere, what is kept is the
    /// session as it was before or as it is now.
    pub fn changes(&mut self) -> Vec<Write> {
        let history = &mut self.history;
        let mut writes: Vec<Write> = Vec::new();
        for number in std::mem::take(&mut history.started) {
            if let Some(chunk) = history.chunks.get(&number) {
                writes.push(Write::put(start_key(self.id, number), &chunk.start));
            }
        }
        for number in std::mem::take(&mut history.changed) {
            if let Some(chunk) = history.chunks.get(&number) {
                writes.push(Write::put(log_key(self.id, number), &chunk.entries));
            }
        }
        if std::mem::take(&mut history.moved) {
            let head = Head {
                now: self.desk.clone(),
                chunk: history.chunk,
                cursor: history.cursor,
                first: history.first,
                last: history.last,
                writes: self.writes.saturating_add(1),
                told: self.told,
                whole_from: Some(history.whole_from),
                undone: history.undone.clone(),
                undone_more: history.undone_more,
            };
            self.writes = head.writes;
            let write = Write::put(head_key(self.id), &head);
            self.head = write.text.as_deref().map(mark);
            writes.push(write);
        }
        for number in std::mem::take(&mut history.gone) {
            if !(history.first..=history.last).contains(&number) {
                writes.push(Write::remove(log_key(self.id, number)));
                writes.push(Write::remove(start_key(self.id, number)));
            }
        }
        for number in std::mem::take(&mut history.thinned) {
            writes.push(Write::remove(start_key(self.id, number)));
        }
        writes
    }

    /// What has to be written to remove the session: the head first.
    pub fn removal(&self) -> Vec<Write> {
        let chunks = self.history.first..=self.history.last;
        std::iter::once(head_key(self.id))
            .chain(chunks.flat_map(|chunk| [log_key(self.id, chunk), start_key(self.id, chunk)]))
            .map(Write::remove)
            .collect()
    }

    /// Reads a session. Whatever is wrong is reported, and what can be saved
    /// is: with a damaged log the desk goes on and its history starts anew;
    /// with a damaged head the desk is put together from the log.
    pub fn load(id: u32, read: Read, rulesets: &[&Ruleset]) -> Loaded {
        let mut damage = Vec::new();
        let text = read(&head_key(id));
        let head = |_: &str| text.clone();
        let mut session = match save::load::<Head>(&head_key(id), &head) {
            Ok(Some(head)) => Self::from_head(id, head, read, rulesets, &mut damage),
            Ok(None) => {
                let session = Self::from_log(id, read, rulesets, &mut damage);
                if session.is_some() {
                    damage.push(Damage {
                        key: head_key(id),
                        text: String::new(),
                        why: Why::Missing,
                    });
                }
                session
            }
            Err(of_head) => {
                damage.push(of_head);
                Self::from_log(id, read, rulesets, &mut damage)
            }
        };
        if let Some(session) = &mut session {
            // Even where it is damaged: it is put aside, and written over.
            session.head = text.as_deref().map(mark);
        }
        Loaded { session, damage }
    }

    fn from_head(
        id: u32,
        head: Head,
        read: Read,
        rulesets: &[&Ruleset],
        damage: &mut Vec<Damage>,
    ) -> Option<Self> {
        let text = || read(&head_key(id)).unwrap_or_default();
        let known = |known: &&&Ruleset| known.id == head.now.ruleset;
        let Some(ruleset) = rulesets.iter().find(known) else {
            damage.push(Damage {
                key: head_key(id),
                text: text(),
                why: Why::Ruleset(head.now.ruleset),
            });
            return None;
        };
        let mut history = History {
            chunk: head.chunk,
            cursor: head.cursor,
            first: head.first,
            last: head.last,
            chunks: BTreeMap::new(),
            started: BTreeSet::new(),
            changed: BTreeSet::new(),
            gone: BTreeSet::new(),
            thinned: BTreeSet::new(),
            whole_from: head.whole_from.unwrap_or(head.last.saturating_add(1)),
            undone: head.undone,
            undone_more: head.undone_more,
            moved: false,
        };
        let sound = head.first <= head.chunk
            && head.chunk <= head.last
            && head.last - head.first < CHUNKS_SOUGHT
            && head.last < u32::MAX;
        if sound {
            match history.fetch(id, head.chunk, ruleset, read) {
                Ok(chunk) if head.cursor <= chunk.entries.len() => {
                    return Some(Self {
                        id,
                        desk: head.now,
                        history,
                        writes: head.writes,
                        told: head.told,
                        head: None,
                    });
                }
                Ok(_) => damage.push(points_nowhere(id, head.chunk, read)),
                Err(of_chunk) => damage.push(of_chunk),
            }
        } else {
            damage.push(Damage {
                key: head_key(id),
                text: text(),
                why: Why::PointsNowhere,
            });
        }
        let mut session = Self::new(id, head.now);
        if sound {
            session.history.gone.extend(head.first..=head.last);
        }
        Some(session)
    }

    /// The session as its log tells it: after the last entry of the last
    /// chunk that follows on the ones before.
    fn from_log(
        id: u32,
        read: Read,
        rulesets: &[&Ruleset],
        damage: &mut Vec<Damage>,
    ) -> Option<Self> {
        let mut chunks: BTreeMap<u32, Chunk> = BTreeMap::new();
        for number in 0..CHUNKS_SOUGHT {
            let start = read(&start_key(id, number));
            let chunk = if let Some(start) = start {
                let ruleset = save::open::<Desk>(&start).map(|desk| desk.ruleset);
                Chunk::load(id, number, &ruleset.unwrap_or_default(), read)
            } else {
                // It begins where the one before ends.
                let before = chunks.last_key_value();
                let before = before.filter(|(last, chunk)| **last + 1 == number && chunk.full());
                let Some((_, before)) = before else { continue };
                if read(&log_key(id, number)).is_none() {
                    continue;
                }
                let mut before = before.clone();
                if let Some(ruleset) = rulesets.iter().find(|one| one.id == before.start.ruleset) {
                    before.plan(ruleset);
                }
                let start = before.after(CHUNK);
                load_entries(id, number, read).map(|entries| Chunk { start, entries })
            };
            let chunk = match chunk {
                Ok(chunk) => chunk,
                Err(of_chunk) => {
                    damage.push(of_chunk);
                    continue;
                }
            };
            match chunks.last_key_value() {
                Some((last, before)) if last + 1 == number => {
                    // Left behind by what was undone.
                    if !before.full() || before.start.ruleset != chunk.start.ruleset {
                        break;
                    }
                }
                // Nothing leads here from the chunks before.
                _ => chunks.clear(),
            }
            chunks.insert(number, chunk);
        }
        let (first, last) = (*chunks.keys().next()?, *chunks.keys().next_back()?);
        let end = chunks.get(&last)?;
        let ruleset = rulesets
            .iter()
            .find(|known| known.id == end.start.ruleset)?;
        let cursor = end.entries.len().min(CHUNK);
        let mut end = end.clone();
        end.plan(ruleset);
        let desk = end.after(cursor);
        chunks.insert(last, end);
        Some(Self {
            id,
            desk,
            history: History {
                chunk: last,
                cursor,
                first,
                last,
                chunks,
                started: BTreeSet::new(),
                changed: BTreeSet::new(),
                gone: BTreeSet::new(),
                thinned: BTreeSet::new(),
                whole_from: last.saturating_add(1),
                undone: Vec::new(),
                undone_more: 0,
                moved: true,
            },
            writes: 0,
            told: Told::default(),
            head: None,
        })
    }
}

impl History {
    /// Adds what is done to the desk `before`.
    fn push(&mut self, entry: &Entry, before: &Desk) {
        let kept = self.chunks.get_mut(&self.chunk);
        match kept {
            Some(chunk) if self.cursor < CHUNK => {
                chunk.entries.truncate(self.cursor);
                chunk.entries.push(entry.clone());
                self.cursor += 1;
                self.drop_after(self.chunk);
            }
            _ => {
                self.drop_after(self.chunk);
                self.chunk += 1;
                self.last = self.chunk;
                self.cursor = 1;
                let chunk = Chunk {
                    start: before.clone(),
                    entries: vec![entry.clone()],
                };
                self.chunks.insert(self.chunk, chunk);
                self.started.insert(self.chunk);
                self.thin();
            }
        }
        self.gone.remove(&self.chunk);
        self.changed.insert(self.chunk);
        self.moved = true;
    }

    /// Removes what the log can do without: a start that follows from the chunk before,
    /// and the oldest chunks when there are too many.
    fn thin(&mut self) {
        self.thinned.remove(&self.chunk);
        if let Some(old) = self.chunk.checked_sub(STARTS_NEAR)
            && !old.is_multiple_of(STARTS_APART)
            && old > self.first
            && old > self.whole_from
        {
            self.thinned.insert(old);
        }
        if self.last - self.first >= CHUNKS_KEPT + STARTS_APART {
            // Up to a chunk that has its start.
            let first = (self.first / STARTS_APART + 1) * STARTS_APART;
            for number in self.first..first {
                self.chunks.remove(&number);
                self.thinned.remove(&number);
                self.gone.insert(number);
            }
            self.first = first;
        }
    }

    /// An entry is undone: its rolls are not forgotten.
    fn take_back(&mut self, entry: &Entry) {
        let named = self.undone.len();
        self.undone.splice(0..0, entry.rolls());
        let over = self.undone.len().saturating_sub(ROLLS_NAMED);
        let over = over.min(named);
        self.undone.truncate(self.undone.len() - over);
        let more = entry.instead_of_more.saturating_add(over as u32);
        self.undone_more = self.undone_more.saturating_add(more);
    }

    /// An entry is done again, and its rolls with it.
    fn bring_back(&mut self, entry: &Entry) {
        let rolls = entry.rolls().len();
        let named = rolls.min(self.undone.len());
        self.undone.drain(..named);
        let more = (rolls - named) as u32 + entry.instead_of_more;
        self.undone_more = self.undone_more.saturating_sub(more);
    }

    /// All that is in memory is to be written, and it is all there is.
    fn write_anew(&mut self) {
        let chunks = &self.chunks;
        let known = |number: &u32| chunks.contains_key(number);
        self.first = (self.first..=self.chunk)
            .rev()
            .take_while(known)
            .last()
            .unwrap_or(self.chunk);
        self.last = (self.chunk..=self.last)
            .take_while(known)
            .last()
            .unwrap_or(self.chunk);
        self.started.extend(self.first..=self.last);
        self.changed.extend(self.first..=self.last);
        self.moved = true;
    }

    /// Forgets the chunks after one.
    fn drop_after(&mut self, chunk: u32) {
        for number in chunk + 1..=self.last {
            self.chunks.remove(&number);
            self.started.remove(&number);
            self.changed.remove(&number);
            self.gone.insert(number);
        }
        self.last = chunk;
    }

    /// A chunk of a desk of this ruleset, read if it has to be. One of version
    /// 1 is written anew with the next change, so that its rules are asked once.
    fn fetch(
        &mut self,
        id: u32,
        number: u32,
        ruleset: &Ruleset,
        read: Read,
    ) -> Result<&Chunk, Damage> {
        if !self.chunks.contains_key(&number) {
            let chunk = self.load(id, number, ruleset, read)?;
            self.chunks.insert(number, chunk);
        }
        match self.chunks.get_mut(&number) {
            Some(chunk) => {
                if chunk.plan(ruleset) {
                    self.changed.insert(number);
                }
                Ok(chunk)
            }
            None => Err(points_nowhere(id, number, read)),
        }
    }

    /// A chunk as it is in memory, or else as it is kept. Where its start is not, that
    /// follows from the chunks before.
    fn load(&self, id: u32, number: u32, ruleset: &Ruleset, read: Read) -> Result<Chunk, Damage> {
        if let Some(chunk) = self.chunks.get(&number) {
            return Ok(chunk.clone());
        }
        let missing = match Chunk::load(id, number, ruleset.id, read) {
            Err(damage) if damage.why == Why::Missing && damage.key == start_key(id, number) => {
                damage
            }
            loaded => return loaded,
        };
        let known =
            |from: &u32| self.chunks.contains_key(from) || read(&start_key(id, *from)).is_some();
        let lowest = number.saturating_sub(STARTS_APART).max(self.first);
        let from = (lowest..number).rev().find(known).ok_or(missing)?;
        let mut chunk = match self.chunks.get(&from) {
            Some(chunk) => chunk.clone(),
            None => Chunk::load(id, from, ruleset.id, read)?,
        };
        for next in from + 1..=number {
            if !chunk.full() {
                return Err(points_nowhere(id, next - 1, read));
            }
            chunk.plan(ruleset);
            chunk = Chunk {
                start: chunk.after(CHUNK),
                entries: load_entries(id, next, read)?,
            };
        }
        Ok(chunk)
    }
}

/// The chunk that holds an entry, and the entry's place in it.
const fn place(entry: u32) -> (u32, usize) {
    (entry / CHUNK as u32, entry as usize % CHUNK)
}

/// The entries of a chunk.
fn load_entries(id: u32, number: u32, read: Read) -> Result<Vec<Entry>, Damage> {
    let key = log_key(id, number);
    let entries: Option<Vec<Entry>> = save::load(&key, read)?;
    match entries {
        Some(entries) if entries.len() <= CHUNK => Ok(entries),
        Some(_) => Err(points_nowhere(id, number, read)),
        None => Err(Damage {
            key,
            text: String::new(),
            why: Why::Missing,
        }),
    }
}

/// A chunk that does not hold what it is said to.
fn points_nowhere(id: u32, chunk: u32, read: Read) -> Damage {
    let key = log_key(id, chunk);
    Damage {
        text: read(&key).unwrap_or_default(),
        key,
        why: Why::PointsNowhere,
    }
}
