//! The position of a session in its log: adding, undoing and redoing entries, and the
//! stored chunks with their starting states.

use crate::aid::Ruleset;
use crate::battle::action::Action;
use crate::battle::battle_state::BattleState;
use crate::battle::save::{Damage, Read, Why, start_key};

use super::chunk::{Chunk, Entry, load_entries, points_nowhere};
use super::{CHUNK, CHUNKS_KEPT, History, ROLLS_NAMED, STARTS_APART, STARTS_NEAR};

impl History {
    /// Whether this action replaces the result of a roll that was applied and undone: the roll then
    /// counts as undone too, though its own entry is still there.
    pub(super) fn replaces(&self, did: &Action) -> bool {
        let undone = self.chunks.get(&self.chunk).and_then(|chunk| chunk.entries.get(self.cursor));
        let did = did.without_moment();
        let goes_on = matches!(
            did,
            Action::ApplyResult { .. }
                | Action::SetMode { .. }
                | Action::Hold { .. }
                | Action::Swap { .. }
                | Action::Release { .. }
        );
        undone.map(|entry| entry.did.without_moment()).is_some_and(|undone| {
            matches!(undone, Action::ApplyResult { .. })
                && undone.calculator() == did.calculator()
                && !goes_on
        })
    }

    /// Adds an entry that was applied to the battle state `before`.
    pub(super) fn push(&mut self, entry: &Entry, before: &BattleState) {
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
                let chunk = Chunk { start: before.clone(), entries: vec![entry.clone()] };
                self.chunks.insert(self.chunk, chunk);
                self.started.insert(self.chunk);
                self.thin();
            }
        }
        self.gone.remove(&self.chunk);
        self.changed.insert(self.chunk);
        self.moved = true;
    }

    /// Removes what the log can do without: a start that can be derived from the chunk
    /// before, and the oldest chunks when there are too many.
    pub(super) fn thin(&mut self) {
        self.thinned.remove(&self.chunk);
        if let Some(old) = self.chunk.checked_sub(STARTS_NEAR)
            && !old.is_multiple_of(STARTS_APART)
            && old > self.first
            && old > self.whole_from
        {
            self.thinned.insert(old);
        }
        if self.last - self.first >= CHUNKS_KEPT + STARTS_APART {
            // Up to a chunk that stores its start.
            let first = (self.first / STARTS_APART + 1) * STARTS_APART;
            for number in self.first..first {
                self.chunks.remove(&number);
                self.thinned.remove(&number);
                self.gone.insert(number);
            }
            self.first = first;
        }
    }

    /// Undoes an entry, remembering its rolls.
    pub(super) fn take_back(&mut self, entry: &Entry) {
        let named = self.undone.len();
        self.undone.splice(0..0, entry.rolls());
        let over = self.undone.len().saturating_sub(ROLLS_NAMED);
        let over = over.min(named);
        self.undone.truncate(self.undone.len() - over);
        let more = entry.instead_of_more.saturating_add(over as u32);
        self.undone_more = self.undone_more.saturating_add(more);
    }

    /// Redoes an entry, and its rolls with it.
    pub(super) fn bring_back(&mut self, entry: &Entry) {
        let rolls = entry.rolls().len();
        let named = rolls.min(self.undone.len());
        self.undone.drain(..named);
        let more = (rolls - named) as u32 + entry.instead_of_more;
        self.undone_more = self.undone_more.saturating_sub(more);
    }

    /// Marks everything in memory as to be written. Chunks that are neither in memory nor in
    /// the storage are given up.
    pub(super) fn mark_all_unwritten(&mut self, is_there: impl Fn(u32) -> bool) {
        self.moved = true;
        let chunks = &self.chunks;
        let known = |number: &u32| chunks.contains_key(number);
        if (self.first..=self.last).all(|number| known(&number) || is_there(number)) {
            self.started.extend(chunks.keys());
            self.changed.extend(chunks.keys());
            return;
        }
        self.first = (self.first..=self.chunk).rev().take_while(known).last().unwrap_or(self.chunk);
        self.last = (self.chunk..=self.last).take_while(known).last().unwrap_or(self.chunk);
        self.started.extend(self.first..=self.last);
        self.changed.extend(self.first..=self.last);
    }

    /// Drops the chunks after this one.
    pub(super) fn drop_after(&mut self, chunk: u32) {
        for number in chunk + 1..=self.last {
            self.chunks.remove(&number);
            self.started.remove(&number);
            self.changed.remove(&number);
            self.gone.insert(number);
        }
        self.last = chunk;
    }

    /// A chunk of a battle of this ruleset, read on demand. A chunk of version 1 is
    /// rewritten with the next change, so that the rules run on it only once.
    pub(super) fn fetch(
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

    /// A chunk from memory, or else from the storage. If its start is not stored, it is
    /// derived from the chunks before.
    pub(super) fn load(
        &self,
        id: u32,
        number: u32,
        ruleset: &Ruleset,
        read: Read,
    ) -> Result<Chunk, Damage> {
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
            chunk = Chunk { start: chunk.after(CHUNK), entries: load_entries(id, next, read)? };
        }
        Ok(chunk)
    }
}
