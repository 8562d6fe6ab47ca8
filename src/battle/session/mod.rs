//! A battle state with its history: undo, redo, and what is written after every tap.
//!
//! The log is stored in chunks of [`CHUNK`] entries: actions and their changes. The newest chunks
//! store the battle state they start from, and so does every sixteenth of the others: a battle
//! state is as long as a chunk's entries, and if every chunk had one, several logs would not fit
//! into the storage. So undo replays one chunk, sometimes sixteen, and does not run the rules. A
//! battle state is written once; a tap writes the entries of one chunk and the head, never the
//! whole log.
//!
//! Undone entries are gone once something else is done, except for the dice: the entry that
//! replaces them keeps their rolls ([`Entry::instead_of`]), so that a roll cannot be quietly
//! repeated.

mod chunk;
mod history;
mod load;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::aid::Ruleset;

use super::action::Action;
use super::battle_state::BattleState;
use super::clock::ShownWarnings;
use super::save::{self, Damage, Kind, Read, Stored, Write, head_key, log_key, start_key};

use chunk::{is_none, load_entries, points_nowhere};

pub use chunk::{Chunk, Entry, Step, replay};

/// The entries in one chunk of the log.
pub const CHUNK: usize = 64;
/// The number of chunks stored at least: over 10 000 entries, more than a long weekend's.
pub const CHUNKS_KEPT: u32 = 160;
/// Of the older chunks, only one in this many stores the battle state that it starts from.
pub const STARTS_APART: u32 = 16;
/// How many chunks before the newest also store their start: undo seldom goes further back.
const STARTS_NEAR: u32 = 4;
/// The most undone rolls that an entry names; beyond that, only their number is stored.
const ROLLS_NAMED: usize = 64;
/// How many chunk numbers are tried when the head is lost.
const CHUNKS_SOUGHT: u32 = 1024;

/// The present state and its position in the log.
#[derive(Serialize, Deserialize)]
struct Head {
    now: BattleState,
    /// The chunk of the position.
    chunk: u32,
    /// How many entries of that chunk are done.
    cursor: usize,
    /// The oldest chunk that is stored.
    first: u32,
    /// The newest chunk.
    last: u32,
    /// How many times a head was written, so that no two heads are alike.
    #[serde(default)]
    writes: u64,
    /// The clock warnings that were shown.
    #[serde(default)]
    told: ShownWarnings,
    /// The first chunk from which on all entries have their changes; `None` if an earlier build
    /// wrote the log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    whole_from: Option<u32>,
    /// The undone rolls, the earliest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<Action>,
    /// How many more there were after those.
    #[serde(default, skip_serializing_if = "is_none")]
    undone_more: u32,
}

impl Stored for Head {
    const KIND: Kind = Kind::Head;
}

/// The position of a session in its log.
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
    /// The first chunk from which on all entries have their changes.
    whole_from: u32,
    /// The undone rolls, the earliest first.
    undone: Vec<Action>,
    /// How many more there were after those.
    undone_more: u32,
    /// Whether the head is to be written.
    moved: bool,
}

/// A battle state with its history.
#[derive(Clone, Debug)]
pub struct Session {
    id: u32,
    battle_state: BattleState,
    history: History,
    /// How often a head was written.
    writes: u64,
    /// The clock warnings that were shown: not actions, so never undone.
    told: ShownWarnings,
    /// The fingerprint of the head that this session read or wrote last.
    head: Option<u64>,
}

/// Another tab has changed a stored session since it was read: it must be read again, and is not
/// overwritten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overtaken;

/// The fingerprint of a text (FNV-1a).
fn mark(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |mark, byte| {
        (mark ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The result of loading a session.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The session; `None` if there is none, or nothing of it could be recovered.
    pub session: Option<Session>,
    /// Texts that could not be read. Pass them to [`rescue`](super::save::rescue).
    pub damage: Vec<Damage>,
}

impl Session {
    /// A session on a fresh battle state, without history.
    pub fn new(id: u32, battle_state: BattleState) -> Self {
        let chunk = Chunk { start: battle_state.clone(), entries: Vec::new() };
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
        Self { id, battle_state, history, writes: 0, told: ShownWarnings::default(), head: None }
    }

    /// The number under which it is stored.
    pub const fn id(&self) -> u32 {
        self.id
    }

    /// The present battle state.
    pub const fn battle_state(&self) -> &BattleState {
        &self.battle_state
    }

    /// The clock warnings that were shown.
    pub const fn shown_warnings(&self) -> ShownWarnings {
        self.told
    }

    /// Stores which clock warnings were shown.
    pub fn set_shown_warnings(&mut self, shown: ShownWarnings) {
        if self.told != shown {
            self.told = shown;
            self.history.moved = true;
        }
    }

    /// Performs an action. Returns whether it changed anything; an action that changes nothing is
    /// not stored, so that every undo changes something. Entries that were undone cannot be redone
    /// after this.
    ///
    /// Here and below, the ruleset must be the battle state's; with any other nothing happens.
    pub fn act(&mut self, action: Action, ruleset: &Ruleset) -> bool {
        let came = self.battle_state.plan(&action, ruleset);
        if came.is_empty() {
            return false;
        }
        let mut entry = Entry::new(action, came);
        entry.instead_of = std::mem::take(&mut self.history.undone);
        entry.instead_of_more = std::mem::take(&mut self.history.undone_more)
            .saturating_add(u32::from(self.history.replaces(&entry.did)));
        let before = &mut self.battle_state;
        self.history.push(&entry, before);
        entry.apply(before);
        true
    }

    /// Whether there is something to undo.
    pub const fn can_undo(&self) -> bool {
        self.history.cursor > 0 || self.history.chunk > self.history.first
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        let history = &self.history;
        history.chunks.get(&history.chunk).is_some_and(|chunk| {
            history.cursor < chunk.entries.len() || (chunk.full() && history.chunk < history.last)
        })
    }

    /// Undoes the last action and returns it; `None` if there is none.
    ///
    /// # Errors
    /// [`Damage`] when the part of the log before this cannot be read. The battle state
    /// stays as it is, and there is nothing to undo any more. Rescue the damage before writing the
    /// changes.
    pub fn undo(&mut self, ruleset: &Ruleset, read: Read) -> Result<Option<Action>, Damage> {
        if !self.can_undo() || ruleset.id != self.battle_state.ruleset {
            return Ok(None);
        }
        let history = &mut self.history;
        let (number, cursor) = if history.cursor > 0 {
            (history.chunk, history.cursor - 1)
        } else {
            (history.chunk - 1, CHUNK - 1)
        };
        let done = history.fetch(self.id, number, ruleset, read).and_then(|chunk| {
            let entry = chunk.entries.get(cursor);
            let entry = entry.ok_or_else(|| points_nowhere(self.id, number, read))?;
            Ok((chunk.after(cursor), entry.clone()))
        });
        history.moved = true;
        match done {
            Ok((battle_state, entry)) => {
                self.battle_state = battle_state;
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

    /// The action that would be redone next, if its part of the log is loaded.
    pub fn next_to_redo(&self) -> Option<&Action> {
        let chunk = self.history.chunks.get(&self.history.chunk)?;
        chunk.entries.get(self.history.cursor).map(|entry| &entry.did)
    }

    /// Redoes the action that was undone last and returns it; `None` if there is none.
    ///
    /// # Errors
    /// [`Damage`] when the part of the log after this cannot be read. The battle state
    /// stays as it is, and there is nothing to redo any more. Rescue the damage before writing the
    /// changes.
    pub fn redo(&mut self, ruleset: &Ruleset, read: Read) -> Result<Option<Action>, Damage> {
        if !self.can_redo() || ruleset.id != self.battle_state.ruleset {
            return Ok(None);
        }
        let history = &mut self.history;
        let (number, cursor) = if history.cursor < CHUNK {
            (history.chunk, history.cursor)
        } else {
            (history.chunk + 1, 0)
        };
        let entry = history.fetch(self.id, number, ruleset, read).and_then(|chunk| {
            let entry = chunk.entries.get(cursor).cloned();
            entry.ok_or_else(|| points_nowhere(self.id, number, read))
        });
        history.moved = true;
        match entry {
            Ok(entry) => {
                entry.apply(&mut self.battle_state);
                history.bring_back(&entry);
                history.chunk = number;
                history.cursor = cursor + 1;
                // By now, entries after the head may come from another tab that had no room for its
                // own head.
                history.changed.insert(number);
                Ok(Some(entry.did))
            }
            Err(damage) => {
                history.gone.extend(history.chunk + 1..=history.last);
                history.last = history.chunk;
                Err(damage)
            }
        }
    }

    /// Moves to the state of the log after this many entries, back or forward. Entries are
    /// counted from 0 when the battle began, including those too old to be stored.
    ///
    /// # Errors
    /// As [`undo`](Self::undo) and [`redo`](Self::redo).
    pub fn go_to(&mut self, entries: u32, ruleset: &Ruleset, read: Read) -> Result<(), Damage> {
        if ruleset.id != self.battle_state.ruleset {
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
        let battle_state = history.fetch(self.id, number, ruleset, read)?.after(cursor);
        for back in (number..=history.chunk).rev() {
            let done = if back == history.chunk { history.cursor } else { CHUNK };
            let from = if back == number { cursor } else { 0 };
            let entries = match history.chunks.get(&back) {
                Some(chunk) => chunk.entries.clone(),
                None => load_entries(self.id, back, read)?,
            };
            let taken = entries.iter().take(done).skip(from).rev();
            taken.for_each(|entry| history.take_back(entry));
        }
        // The chunk is in memory, for a later redo.
        self.battle_state = battle_state;
        history.chunk = number;
        history.cursor = cursor;
        history.moved = true;
        Ok(())
    }

    /// The number of the oldest stored entry, and how many entries were done since the battle
    /// began.
    pub const fn entries(&self) -> (u32, u32) {
        let history = &self.history;
        let chunk = CHUNK as u32;
        (
            history.first.saturating_mul(chunk),
            history.chunk.saturating_mul(chunk).saturating_add(history.cursor as u32),
        )
    }

    /// The calculator of the last roll, as far back as the present chunk of the log goes.
    pub fn last_roll(&self) -> Option<&str> {
        let history = &self.history;
        let chunk = history.chunks.get(&history.chunk)?;
        let mut done = chunk.entries.iter().take(history.cursor).rev();
        done.find_map(|entry| match entry.did.without_moment() {
            Action::Rolled { calculator, .. } | Action::OwnDice { calculator, .. } => {
                Some(calculator.as_str())
            }
            _ => None,
        })
    }

    /// The number of entries, including undone ones.
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

    /// A chunk of the log, read without keeping it in memory.
    ///
    /// # Errors
    /// [`Damage`] when it cannot be read.
    pub fn look(&self, number: u32, ruleset: &Ruleset, read: Read) -> Result<Chunk, Damage> {
        let mut chunk = self.history.load(self.id, number, ruleset, read)?;
        chunk.plan(ruleset);
        Ok(chunk)
    }

    /// The whole stored log as one chunk: the battle state that it began from, and every entry.
    ///
    /// # Errors
    /// [`Damage`] when a part cannot be read.
    pub fn all_done(&self, ruleset: &Ruleset, read: Read) -> Result<Chunk, Damage> {
        self.first_done(u32::MAX, ruleset, read)
    }

    /// The first entries: those of the first `chunks` chunks of the log, or all if it has no more
    /// chunks.
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

    /// The chunks of the log, oldest to newest, and how many entries of the newest are done. Later
    /// entries were undone.
    pub const fn log(&self) -> (u32, u32, usize) {
        let history = &self.history;
        (history.first, history.chunk, history.cursor)
    }

    /// A chunk of the log, with the ruleset of the battle state.
    ///
    /// # Errors
    /// [`Damage`] when it cannot be read.
    pub fn chunk(&mut self, number: u32, ruleset: &Ruleset, read: Read) -> Result<&Chunk, Damage> {
        self.history.fetch(self.id, number, ruleset, read)
    }

    /// Reads the whole log, and reports the parts that cannot be read.
    pub(super) fn read_all(&mut self, ruleset: &Ruleset, read: Read, damage: &mut Vec<Damage>) {
        let (first, last) = (self.history.first, self.history.last);
        for number in first..=last {
            damage.extend(self.history.fetch(self.id, number, ruleset, read).err());
        }
    }

    /// The session under another number, to be written completely with the part of its log that was
    /// read.
    #[must_use]
    pub(super) fn moved(self, id: u32) -> Self {
        let mut history = History { gone: BTreeSet::new(), ..self.history };
        history.mark_all_unwritten(|_| false);
        Self { id, history, head: None, ..self }
    }

    /// Visits all battle states of the log, from the oldest to the present one. Unreadable parts
    /// are skipped.
    fn visit(&mut self, ruleset: &Ruleset, read: Read, look: &mut dyn FnMut(&BattleState)) {
        let (first, last, cursor) = self.log();
        for number in first..=last {
            let Ok(chunk) = self.history.fetch(self.id, number, ruleset, read) else { continue };
            let mut battle_state = chunk.start.clone();
            if number == first {
                look(&battle_state);
            }
            let done = if number == last { cursor } else { CHUNK };
            for entry in chunk.entries.iter().take(done) {
                entry.apply(&mut battle_state);
                look(&battle_state);
            }
        }
    }

    /// How many of the stored entries are done.
    pub(super) fn done(&self) -> usize {
        let (first, last, cursor) = self.log();
        (last - first) as usize * CHUNK + cursor
    }

    /// How many entries were done when the battle state last looked like this.
    pub(super) fn stood(
        &mut self,
        ruleset: &Ruleset,
        read: Read,
        like: &dyn Fn(&BattleState) -> bool,
    ) -> Option<usize> {
        let (mut place, mut found) = (0, None);
        self.visit(ruleset, read, &mut |battle_state| {
            if like(battle_state) {
                found = Some(place);
            }
            place += 1;
        });
        found
    }

    /// The entries after the first `place` ones.
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

    /// Adds an entry from another phone, with the changes it made there.
    pub(super) fn redo_as(&mut self, entry: &Entry) {
        self.history.push(entry, &self.battle_state);
        entry.apply(&mut self.battle_state);
    }

    /// The mark of the battle, or of the last one if it has been left.
    pub(super) fn mark(&mut self, ruleset: &Ruleset, read: Read) -> String {
        let of = |battle_state: &BattleState| {
            battle_state.battle.as_ref().map(|setup| setup.mark.clone())
        };
        if let Some(mark) = of(&self.battle_state) {
            return mark;
        }
        let mut last = String::new();
        self.visit(ruleset, read, &mut |battle_state| {
            if let Some(setup) = &battle_state.battle
                && setup.mark != last
            {
                last.clone_from(&setup.mark);
            }
        });
        last
    }

    /// The state from which the log begins: for a battle brought from another phone, its state
    /// there.
    pub fn beginning(&mut self, ruleset: &Ruleset, read: Read) -> Option<BattleState> {
        let first = self.history.first;
        let chunk = self.history.fetch(self.id, first, ruleset, read);
        chunk.ok().map(|chunk| chunk.start.clone())
    }

    /// Whether the stored session is the one that this one read or wrote last.
    pub fn is_latest(&self, read: Read) -> bool {
        read(&head_key(self.id)).as_deref().map(mark) == self.head
    }

    /// The writes, as in [`changes`](Self::changes); all of them if the stored data is
    /// gone.
    ///
    /// # Errors
    /// [`Overtaken`] when another tab has written the session meanwhile.
    pub fn keep(&mut self, read: Read) -> Result<Vec<Write>, Overtaken> {
        if !self.is_latest(read) {
            if read(&head_key(self.id)).is_some() {
                return Err(Overtaken);
            }
            self.mark_all_unwritten(read);
        }
        Ok(self.changes())
    }

    fn mark_all_unwritten(&mut self, read: Read) {
        let id = self.id;
        let is_there = |number| read(&log_key(id, number)).is_some();
        self.history.mark_all_unwritten(is_there);
    }

    /// The writes after the stored data was cleared, and perhaps restored to an earlier state;
    /// `None` if the restored one is further on than this session.
    pub fn write_again(&mut self, read: Read) -> Option<Vec<Write>> {
        let kept = read(&head_key(self.id));
        if kept.is_some_and(|head| save::writes_of(&head) > Some(self.writes)) {
            return None;
        }
        self.mark_all_unwritten(read);
        Some(self.changes())
    }

    /// The writes since the last call, in this order: chunks of the log first, then the head that
    /// points to them, then removals of chunks it no longer points to. If they are cut off
    /// anywhere, the stored session is either the old or the new one.
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
                now: self.battle_state.clone(),
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

    /// The writes that remove the session: the head first.
    pub fn removal(&self) -> Vec<Write> {
        let chunks = self.history.first..=self.history.last;
        std::iter::once(head_key(self.id))
            .chain(chunks.flat_map(|chunk| [log_key(self.id, chunk), start_key(self.id, chunk)]))
            .map(Write::remove)
            .collect()
    }
}

/// The chunk that holds an entry, and the entry's place in it.
const fn place(entry: u32) -> (u32, usize) {
    (entry / CHUNK as u32, entry as usize % CHUNK)
}
