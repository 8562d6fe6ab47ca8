//! A desk with its history: undo, redo, and what is written at every tap.
//!
//! The log is kept in chunks of [`CHUNK`] actions. Each has the desk it starts
//! from, so that undo replays one chunk at most. That desk is written once; a
//! tap writes the actions of one chunk and the head, never the whole log.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::aid::Ruleset;

use super::action::Action;
use super::desk::Desk;
use super::save::{self, Damage, Kind, Read, Stored, Why, Write, head_key, log_key, start_key};

/// The actions in one chunk of the log.
pub const CHUNK: usize = 64;
/// The chunks that are kept: over 4 000 actions, more than a long day's.
pub const CHUNKS_KEPT: u32 = 64;
/// How far chunks are looked for when the head is lost.
const CHUNKS_SOUGHT: u32 = 1024;

/// A piece of the log: a desk and what was done to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// The desk before the first action.
    pub start: Desk,
    /// What was done, in order.
    pub actions: Vec<Action>,
}

impl Stored for Desk {
    const KIND: Kind = Kind::Start;
}

impl Stored for Vec<Action> {
    const KIND: Kind = Kind::Log;
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
            actions: save::load(&log, read)?.ok_or_else(|| missing(log))?,
        };
        if chunk.start.ruleset != ruleset || chunk.actions.len() > CHUNK {
            return Err(points_nowhere(id, number, read));
        }
        Ok(chunk)
    }

    fn full(&self) -> bool {
        self.actions.len() >= CHUNK
    }

    /// The desk after some of the actions.
    pub fn after(&self, actions: usize, ruleset: &Ruleset) -> Desk {
        let mut desk = self.start.clone();
        for action in self.actions.iter().take(actions) {
            desk.apply(action, ruleset);
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
    /// How many actions of that chunk are done.
    cursor: usize,
    /// The oldest chunk that is kept.
    first: u32,
    /// The newest chunk.
    last: u32,
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
    /// Chunks whose actions are to be written.
    changed: BTreeSet<u32>,
    /// Chunks to be removed.
    gone: BTreeSet<u32>,
    /// Whether the head is to be written.
    moved: bool,
}

/// A desk with its history.
#[derive(Clone, Debug)]
pub struct Session {
    id: u32,
    desk: Desk,
    history: History,
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
            actions: Vec::new(),
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
            moved: true,
        };
        history.chunks.insert(0, chunk);
        history.started.insert(0);
        history.changed.insert(0);
        Self { id, desk, history }
    }

    /// The number it is kept under.
    pub const fn id(&self) -> u32 {
        self.id
    }

    /// The desk as it is now.
    pub const fn desk(&self) -> &Desk {
        &self.desk
    }

    /// Does something. Returns whether it changed anything; what changes
    /// nothing is not kept, so that every undo has something to take back.
    /// What was undone before cannot be redone any more.
    ///
    /// The ruleset is that of the desk, here and below; with another one
    /// nothing happens.
    pub fn act(&mut self, action: Action, ruleset: &Ruleset) -> bool {
        let before = self.desk.clone();
        self.desk.apply(&action, ruleset);
        if self.desk == before {
            return false;
        }
        self.history.push(action, before);
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
            history.cursor < chunk.actions.len() || (chunk.full() && history.chunk < history.last)
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
            .fetch(self.id, number, ruleset.id, read)
            .and_then(|chunk| {
                let action = chunk.actions.get(cursor).cloned();
                let action = action.ok_or_else(|| points_nowhere(self.id, number, read))?;
                Ok((chunk.after(cursor, ruleset), action))
            });
        history.moved = true;
        match done {
            Ok((desk, action)) => {
                self.desk = desk;
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
        let action = history
            .fetch(self.id, number, ruleset.id, read)
            .and_then(|chunk| {
                let action = chunk.actions.get(cursor).cloned();
                action.ok_or_else(|| points_nowhere(self.id, number, read))
            });
        history.moved = true;
        match action {
            Ok(action) => {
                self.desk.apply(&action, ruleset);
                history.chunk = number;
                history.cursor = cursor + 1;
                Ok(Some(action))
            }
            Err(damage) => {
                history.gone.extend(history.chunk + 1..=history.last);
                history.last = history.chunk;
                Err(damage)
            }
        }
    }

    /// The chunks of the log, oldest to newest, and how many actions of the
    /// newest are done. Those after it were undone.
    pub const fn log(&self) -> (u32, u32, usize) {
        let history = &self.history;
        (history.first, history.chunk, history.cursor)
    }

    /// A chunk of the log.
    ///
    /// # Errors
    /// [`Damage`] when it cannot be read.
    pub fn chunk(&mut self, number: u32, read: Read) -> Result<&Chunk, Damage> {
        self.history
            .fetch(self.id, number, &self.desk.ruleset, read)
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
                writes.push(Write::put(log_key(self.id, number), &chunk.actions));
            }
        }
        if std::mem::take(&mut history.moved) {
            let head = Head {
                now: self.desk.clone(),
                chunk: history.chunk,
                cursor: history.cursor,
                first: history.first,
                last: history.last,
            };
            writes.push(Write::put(head_key(self.id), &head));
        }
        for number in std::mem::take(&mut history.gone) {
            if !(history.first..=history.last).contains(&number) {
                writes.push(Write::remove(log_key(self.id, number)));
                writes.push(Write::remove(start_key(self.id, number)));
            }
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
        let session = match save::load::<Head>(&head_key(id), read) {
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
        if !rulesets.iter().any(|known| known.id == head.now.ruleset) {
            damage.push(Damage {
                key: head_key(id),
                text: text(),
                why: Why::Ruleset(head.now.ruleset),
            });
            return None;
        }
        let mut history = History {
            chunk: head.chunk,
            cursor: head.cursor,
            first: head.first,
            last: head.last,
            chunks: BTreeMap::new(),
            started: BTreeSet::new(),
            changed: BTreeSet::new(),
            gone: BTreeSet::new(),
            moved: false,
        };
        let sound = head.first <= head.chunk
            && head.chunk <= head.last
            && head.last - head.first < CHUNKS_SOUGHT
            && head.last < u32::MAX;
        if sound {
            match history.fetch(id, head.chunk, &head.now.ruleset, read) {
                Ok(chunk) if head.cursor <= chunk.actions.len() => {
                    return Some(Self {
                        id,
                        desk: head.now,
                        history,
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

    /// The session as its log tells it: after the last action of the last
    /// chunk that follows on the ones before.
    fn from_log(
        id: u32,
        read: Read,
        rulesets: &[&Ruleset],
        damage: &mut Vec<Damage>,
    ) -> Option<Self> {
        let mut chunks: BTreeMap<u32, Chunk> = BTreeMap::new();
        for number in 0..CHUNKS_SOUGHT {
            let Some(start) = read(&start_key(id, number)) else {
                continue;
            };
            let ruleset = save::open::<Desk>(&start).map(|desk| desk.ruleset);
            let chunk = match Chunk::load(id, number, &ruleset.unwrap_or_default(), read) {
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
        let cursor = end.actions.len().min(CHUNK);
        let desk = end.after(cursor, ruleset);
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
                moved: true,
            },
        })
    }
}

impl History {
    /// Adds what was just done to the desk `before`.
    fn push(&mut self, action: Action, before: Desk) {
        let kept = self.chunks.get_mut(&self.chunk);
        match kept {
            Some(chunk) if self.cursor < CHUNK => {
                chunk.actions.truncate(self.cursor);
                chunk.actions.push(action);
                self.cursor += 1;
                self.drop_after(self.chunk);
            }
            _ => {
                self.drop_after(self.chunk);
                self.chunk += 1;
                self.last = self.chunk;
                self.cursor = 1;
                let chunk = Chunk {
                    start: before,
                    actions: vec![action],
                };
                self.chunks.insert(self.chunk, chunk);
                self.started.insert(self.chunk);
                if self.last - self.first >= CHUNKS_KEPT {
                    self.chunks.remove(&self.first);
                    self.gone.insert(self.first);
                    self.first += 1;
                }
            }
        }
        self.gone.remove(&self.chunk);
        self.changed.insert(self.chunk);
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

    /// A chunk of a desk of this ruleset, read if it has to be.
    fn fetch(&mut self, id: u32, number: u32, ruleset: &str, read: Read) -> Result<&Chunk, Damage> {
        use std::collections::btree_map::Entry;
        match self.chunks.entry(number) {
            Entry::Occupied(kept) => Ok(kept.into_mut()),
            Entry::Vacant(place) => Ok(place.insert(Chunk::load(id, number, ruleset, read)?)),
        }
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
