//! The log, entry by entry, in chunks that are read and written as a whole.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::aid::Ruleset;
use crate::battle::action::Action;
use crate::battle::battle_state::BattleState;
use crate::battle::change::Change;
use crate::battle::save::{self, Damage, Kind, Read, Stored, Why, log_key, start_key};

use super::CHUNK;

/// One action and its changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The player's action: for the texts of undo and of reports.
    pub did: Action,
    /// Its changes, which redo applies. If version 1 of the log stored only the action, this is
    /// empty until the rules have been run.
    #[serde(default)]
    pub came: Vec<Change>,
    /// The undone rolls that this entry replaced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub instead_of: Vec<Action>,
    /// How many more there were.
    #[serde(default, skip_serializing_if = "is_none")]
    pub instead_of_more: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // The signature is serde's.
pub(super) const fn is_none(number: &u32) -> bool {
    *number == 0
}

impl Entry {
    /// The action and its changes.
    pub const fn new(did: Action, came: Vec<Change>) -> Self {
        Self { did, came, instead_of: Vec::new(), instead_of_more: 0 }
    }

    /// The rolls that are undone with it.
    pub(super) fn rolls(&self) -> Vec<Action> {
        let own = self.did.is_roll().then_some(&self.did);
        self.instead_of.iter().chain(own).cloned().collect()
    }

    /// Turns the battle state before it into the one after it.
    pub fn apply(&self, battle_state: &mut BattleState) {
        for change in &self.came {
            battle_state.apply(change);
        }
    }
}

/// An entry of the log with the battle states before and after it.
#[derive(Clone, Copy)]
pub struct Step<'a> {
    /// The action.
    pub entry: &'a Entry,
    /// The battle state before it.
    pub before: &'a BattleState,
    /// The battle state after it.
    pub after: &'a BattleState,
}

/// Goes through the entries from a battle state on, oldest first, and returns the battle state at
/// the end. Two battle states are updated in parallel: copying one for each entry would cost more
/// than everything done with them.
pub fn replay(start: &BattleState, entries: &[Entry], see: &mut dyn FnMut(Step)) -> BattleState {
    let (mut before, mut after) = (start.clone(), start.clone());
    for entry in entries {
        entry.apply(&mut after);
        see(Step { entry, before: &before, after: &after });
        entry.apply(&mut before);
    }
    after
}

/// A piece of the log: a battle state and what was done to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// The battle state before the first entry.
    pub start: BattleState,
    /// The entries, in order.
    pub entries: Vec<Entry>,
}

impl Stored for BattleState {
    const KIND: Kind = Kind::Start;
}

impl Stored for Vec<Entry> {
    const KIND: Kind = Kind::Log;

    /// Version 1 stores only actions; their changes are worked out when they are first replayed.
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
    /// Reads a chunk of a battle with this ruleset.
    pub(super) fn load(id: u32, number: u32, ruleset: &str, read: Read) -> Result<Self, Damage> {
        let missing = |key: String| Damage { key, text: String::new(), why: Why::Missing };
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

    pub(super) fn full(&self) -> bool {
        self.entries.len() >= CHUNK
    }

    /// Works out, by the rules, the changes of actions from version 1 of the log. Returns whether
    /// there were any.
    pub(super) fn plan(&mut self, ruleset: &Ruleset) -> bool {
        if self.entries.iter().all(|entry| !entry.came.is_empty()) {
            return false;
        }
        let mut battle_state = self.start.clone();
        for entry in &mut self.entries {
            if entry.came.is_empty() {
                entry.came = battle_state.plan(&entry.did, ruleset);
            }
            entry.apply(&mut battle_state);
        }
        true
    }

    /// The battle state after the first `entries` entries.
    pub fn after(&self, entries: usize) -> BattleState {
        let mut battle_state = self.start.clone();
        for entry in self.entries.iter().take(entries) {
            entry.apply(&mut battle_state);
        }
        battle_state
    }
}

/// The entries of a chunk.
pub(super) fn load_entries(id: u32, number: u32, read: Read) -> Result<Vec<Entry>, Damage> {
    let key = log_key(id, number);
    let entries: Option<Vec<Entry>> = save::load(&key, read)?;
    match entries {
        Some(entries) if entries.len() <= CHUNK => Ok(entries),
        Some(_) => Err(points_nowhere(id, number, read)),
        None => Err(Damage { key, text: String::new(), why: Why::Missing }),
    }
}

/// The damage of a chunk that lacks what the head refers to.
pub(super) fn points_nowhere(id: u32, chunk: u32, read: Read) -> Damage {
    let key = log_key(id, chunk);
    Damage { text: read(&key).unwrap_or_default(), key, why: Why::PointsNowhere }
}
