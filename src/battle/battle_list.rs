//! The list of battle states, and which one is open.
//!
//! An archived or deleted battle stays untouched where it is: only the list marks it, so it can be
//! restored. A deleted one is removed for good after [`DELETED_FOR`], or when the storage is full
//! ([`BattleList::make_room`]).

use crate::sorting::sort_short_by_key;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::battle_state::{BattleState, Setup, Turn};
use super::save::{self, BATTLES, Damage, Kind, Read, Stored, Write, head_key};

/// A battle state on the battle list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleEntry {
    /// The number under which it is stored.
    pub id: u32,
    /// The id of its ruleset.
    pub ruleset: String,
    /// The name of its battle; `None` for tools without a battle.
    #[serde(default)]
    pub name: Option<String>,
    /// When it was last used: the higher, the later.
    #[serde(default)]
    pub used: u64,
    /// When it was last played, in Unix milliseconds; `None` if an earlier build stored it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<u64>,
    /// Whether it is archived or deleted.
    #[serde(default, skip_serializing_if = "Away::is_here")]
    pub away: Away,
    /// When it was first found to have been deleted for long enough, in Unix milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<u64>,
}

/// How long a deleted battle is stored, in milliseconds: thirty days.
pub const DELETED_FOR: u64 = 30 * 24 * 60 * 60 * 1000;
/// How long a battle must have been found overdue before it is removed, in milliseconds: a clock
/// that is wrong at one moment removes nothing.
const SEEN_AGAIN: u64 = 24 * 60 * 60 * 1000;
/// The start of 2025: a phone with this app that has an earlier date has a wrong clock.
const EARLIEST: u64 = 1_735_689_600_000;
/// How often the list records that a battle is still being played, in milliseconds.
const PLAYED_AGAIN: u64 = 10 * 60 * 1000;
/// The number of undo steps stored.
const STEPS_KEPT: usize = 40;

/// Whether a battle state is archived or deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Away {
    /// Neither: it is among those being played.
    #[default]
    Here,
    /// It is in the archive.
    Archived,
    /// It is deleted, since this moment in Unix milliseconds.
    Deleted(u64),
}

impl Away {
    #[allow(clippy::trivially_copy_pass_by_ref)] // The signature is serde's.
    fn is_here(&self) -> bool {
        *self == Self::Here
    }
}

/// Where a battle state was before a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Step {
    id: u32,
    was: Away,
}

/// The list of battle states, and which one is open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleList {
    #[serde(rename = "desks")]
    entries: Vec<BattleEntry>,
    #[serde(default)]
    open: Option<u32>,
    /// The highest number that a battle state has had.
    #[serde(default)]
    highest: u32,
    /// Where battle states were before they were moved, the latest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    past: Vec<Step>,
    /// The moves that can be redone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<Step>,
}

/// The part of a battle state that the list reads; the rest is read when it is opened.
#[derive(Deserialize, Serialize)]
struct OwnWord {
    ruleset: String,
    #[serde(default)]
    battle: Option<Named>,
}

#[derive(Deserialize, Serialize)]
struct Named {
    #[serde(default)]
    name: String,
}

/// The data about a battle that the list needs: nothing else is read.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Glance {
    /// The id of its ruleset.
    pub ruleset: String,
    /// Its names and points.
    #[serde(default)]
    pub battle: Option<Setup>,
    /// Its position.
    #[serde(default)]
    pub turn: Turn,
}

#[derive(Deserialize, Serialize)]
struct GlanceHead {
    now: Glance,
}

impl Stored for GlanceHead {
    const KIND: Kind = Kind::Head;
}

impl Glance {
    /// Reads this data of a stored battle state; `None` if it cannot be read.
    pub fn at(id: u32, read: Read) -> Option<Self> {
        let head: Option<GlanceHead> = save::load(&head_key(id), read).ok()?;
        head.map(|head| head.now)
    }

    /// A battle state with the data that was read.
    pub fn into_battle_state(self) -> BattleState {
        BattleState {
            ruleset: self.ruleset,
            battle: self.battle,
            turn: self.turn,
            ..BattleState::default()
        }
    }
}

impl Stored for OwnWord {
    const KIND: Kind = Kind::Start;
}

#[derive(Deserialize, Serialize)]
struct Head {
    now: OwnWord,
}

impl Stored for Head {
    const KIND: Kind = Kind::Head;
}

impl OwnWord {
    /// The data in the newest chunk of a battle's log.
    fn of_log(id: u32, read: Read, keys: &[String]) -> Option<Self> {
        let starts = keys.iter().filter(|key| key.ends_with("/start"));
        let own = starts.filter(|key| save::entry_of(key) == Some(id));
        // A higher number has no fewer letters.
        let newest = own.max_by_key(|key| (key.len(), key.as_str()))?;
        save::load(newest, read).ok()?
    }
}

/// The numbers under which texts are stored.
fn taken(keys: &[String]) -> BTreeSet<u32> {
    // Not `collect`: that would sort first, and add the code for sorting.
    let mut taken = BTreeSet::new();
    for key in keys {
        taken.extend(save::entry_of(key));
    }
    taken
}

impl Stored for BattleList {
    const KIND: Kind = Kind::Battles;
}

impl BattleList {
    /// Reads the list as it is written, for a first look.
    ///
    /// # Errors
    /// [`Damage`] when it cannot be read.
    pub fn read(read: Read) -> Result<Self, Damage> {
        let mut battle_list: Self = save::load(BATTLES, read)?.unwrap_or_default();
        battle_list.drop_doubles();
        Ok(battle_list)
    }

    /// Reads the list, and makes it agree with the stored battle states; `keys` are all the keys in
    /// the storage.
    pub fn load(read: Read, keys: &[String]) -> (Self, Option<Damage>) {
        let (mut battle_list, damage) = match Self::read(read) {
            Ok(battle_list) => (battle_list, None),
            Err(damage) => (Self::default(), Some(damage)),
        };
        battle_list.reconcile(read, keys);
        (battle_list, damage)
    }

    /// Reads the list again, changes it and returns it with the write: other tabs may have written
    /// it in the meantime.
    pub fn change<T>(
        read: Read,
        keys: &[String],
        change: impl FnOnce(&mut Self) -> T,
    ) -> (Self, T, Vec<Write>, Option<Damage>) {
        let (mut battle_list, damage) = Self::load(read, keys);
        let kept = read(BATTLES);
        let done = change(&mut battle_list);
        let write = battle_list.changes();
        let newer = damage.as_ref().is_some_and(Damage::is_newer);
        let writes = if newer || write.text == kept { vec![] } else { vec![write] };
        (battle_list, done, writes, damage)
    }

    /// A damaged list may use a number twice. The entry that was used last stays.
    fn drop_doubles(&mut self) {
        let mut rows: Vec<BattleEntry> = Vec::new();
        for row in std::mem::take(&mut self.entries) {
            match rows.iter_mut().find(|other| other.id == row.id) {
                Some(other) if other.used < row.used => *other = row,
                Some(_) => {}
                None => rows.push(row),
            }
        }
        self.entries = rows;
    }

    /// The stored battles win over the list: a stored battle is listed, and one that is not stored
    /// is not.
    fn reconcile(&mut self, read: Read, keys: &[String]) {
        let there = taken(keys);
        self.entries.retain(|entry| there.contains(&entry.id));
        let lost = self.entries.is_empty();
        for &id in &there {
            // Even if it is damaged, its number is in use.
            self.highest = self.highest.max(id);
            let listed = self.entries.iter_mut().find(|entry| entry.id == id);
            let word = match save::load::<Head>(&head_key(id), read) {
                Ok(head) => head.map(|head| head.now),
                // Its log still has the data.
                Err(_) if listed.is_none() => OwnWord::of_log(id, read, keys),
                Err(_) => None,
            };
            let Some(word) = word else { continue };
            let name = word.battle.map(|battle| battle.name);
            if let Some(entry) = listed {
                entry.ruleset = word.ruleset;
                entry.name = name;
            } else {
                self.entries.push(BattleEntry {
                    id,
                    ruleset: word.ruleset,
                    name,
                    used: if lost { id.into() } else { 0 },
                    played: None,
                    away: Away::Here,
                    due: None,
                });
            }
        }
        self.forget_steps();
    }

    /// The battle states, the most recently used first.
    pub fn entries(&self) -> Vec<&BattleEntry> {
        let mut entries: Vec<_> = self.entries.iter().collect();
        sort_short_by_key(&mut entries, |entry| (std::cmp::Reverse(entry.used), entry.id));
        entries
    }

    /// The open battle state.
    pub fn open(&self) -> Option<&BattleEntry> {
        let open = self.open?;
        self.entries.iter().find(|entry| entry.id == open)
    }

    /// A ruleset's most recently used battle state that is not archived or deleted.
    pub fn latest(&self, ruleset: &str) -> Option<&BattleEntry> {
        self.entries().into_iter().find(|entry| entry.ruleset == ruleset && entry.away.is_here())
    }

    /// The battles whose state (here, archived or deleted) satisfies `away`, the most recently used
    /// first. Tools without a battle are not listed.
    pub fn battles(&self, away: impl Fn(Away) -> bool) -> Vec<&BattleEntry> {
        let mut entries = self.entries();
        entries.retain(|entry| entry.name.is_some() && away(entry.away));
        entries
    }

    /// A battle state, by its number.
    pub fn entry(&self, id: u32) -> Option<&BattleEntry> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// Puts a new battle state on the battle list and opens it. Returns its number: one that no
    /// battle state has had and that no stored text uses; `keys` are all the keys in the storage.
    pub fn add(&mut self, battle_state: &BattleState, keys: &[String]) -> u32 {
        let id = self.list(battle_state, keys);
        self.use_now(id, battle_state);
        id
    }

    /// Puts a copy of a battle on the battle list, with the time when the original was played; undo
    /// deletes the copy. Returns its number, as [`add`](Self::add) does.
    pub fn add_copy(
        &mut self,
        of: u32,
        battle_state: &BattleState,
        keys: &[String],
        at: u64,
    ) -> u32 {
        let played = self.entry(of).and_then(|entry| entry.played);
        let used = self.entry(of).map_or(0, |entry| entry.used);
        let id = self.list(battle_state, keys);
        if let Some(copy) = self.entries.last_mut() {
            copy.played = played;
            copy.used = used;
        }
        self.remember(Step { id, was: Away::Deleted(at) });
        id
    }

    fn list(&mut self, battle_state: &BattleState, keys: &[String]) -> u32 {
        let mut there = taken(keys);
        there.extend(self.entries.iter().map(|entry| entry.id));
        let highest = there.last().map_or(self.highest, |id| self.highest.max(*id));
        let id = highest
            .checked_add(1)
            .or_else(|| (1..u32::MAX).find(|id| !there.contains(id)))
            .unwrap_or(u32::MAX);
        self.highest = id;
        self.entries.push(BattleEntry {
            id,
            ruleset: battle_state.ruleset.clone(),
            name: battle_name(battle_state),
            used: 0,
            played: None,
            away: Away::Here,
            due: None,
        });
        id
    }

    /// Puts a battle state from elsewhere on the battle list, as it was listed there. The open
    /// battle stays open. Returns its number.
    pub(super) fn receive(
        &mut self,
        battle_state: &BattleState,
        listed: Option<&BattleEntry>,
        keys: &[String],
    ) -> u32 {
        let open = self.open;
        let id = self.add(battle_state, keys);
        self.open = open;
        if let (Some(new), Some(listed)) = (self.entries.last_mut(), listed) {
            *new = BattleEntry {
                id,
                used: new.used,
                ruleset: battle_state.ruleset.clone(),
                ..listed.clone()
            };
        }
        id
    }

    /// Whether [`use_now`](Self::use_now) would change nothing.
    pub fn is_used(&self, id: u32, battle_state: &BattleState) -> bool {
        let latest = self.entries.iter().map(|entry| entry.used).max();
        let name = battle_name(battle_state);
        self.open == Some(id)
            && latest > Some(0)
            && self.entries.iter().any(|entry| {
                entry.id == id
                    && entry.name == name
                    && Some(entry.used) == latest
                    && entry.away.is_here()
            })
    }

    /// Records that a battle state is open now, and its name; an archived or deleted one is
    /// restored. Returns whether the list changed: if the same battle state was used last, the list
    /// need not be written.
    pub fn use_now(&mut self, id: u32, battle_state: &BattleState) -> bool {
        if self.is_used(id, battle_state) {
            return false;
        }
        let latest = self.entries.iter().map(|entry| entry.used).max().unwrap_or(0);
        let name = battle_name(battle_state);
        let Some(entry) = self.entries.iter_mut().find(|entry| entry.id == id) else {
            return false;
        };
        entry.name = name;
        entry.ruleset.clone_from(&battle_state.ruleset);
        entry.used = latest.saturating_add(1);
        let was = std::mem::take(&mut entry.away);
        if was != Away::Here {
            self.remember(Step { id, was });
        }
        self.open = Some(id);
        true
    }

    /// Whether there is no need to record that a battle state was played at this moment.
    pub fn is_noted(&self, id: u32, at: u64) -> bool {
        let played = self.entry(id).map(|entry| entry.played);
        played.is_none_or(|played| played.is_some_and(|noted| at.abs_diff(noted) < PLAYED_AGAIN))
    }

    /// Records when a battle state was played, in Unix milliseconds.
    pub fn note(&mut self, id: u32, at: u64) {
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.id == id) {
            entry.played = Some(at);
        }
    }

    /// Archives, deletes or restores a battle state. Returns whether that changed anything.
    pub fn put(&mut self, id: u32, to: Away) -> bool {
        let Some(was) = self.set_away(id, to) else { return false };
        self.remember(Step { id, was });
        true
    }

    /// Moves a battle state. Returns where it was before, if that was elsewhere.
    fn set_away(&mut self, id: u32, to: Away) -> Option<Away> {
        let seen = self.entries.iter().filter_map(|entry| entry.played).max();
        let entry = self.entries.iter_mut().find(|entry| entry.id == id)?;
        let to = match to {
            // A clock that was set back must not make the deletion seem long ago.
            Away::Deleted(at) => Away::Deleted(at.max(seen.unwrap_or(0))),
            other => other,
        };
        entry.due = None;
        let was = std::mem::replace(&mut entry.away, to);
        if to != Away::Here {
            self.open = self.open.filter(|open| *open != id);
        }
        (was != to).then_some(was)
    }

    fn remember(&mut self, step: Step) {
        self.undone.clear();
        self.past.push(step);
        let over = self.past.len().saturating_sub(STEPS_KEPT);
        self.past.drain(..over);
    }

    /// Drops the undo steps of battle states that no longer exist.
    fn forget_steps(&mut self) {
        let entries = &self.entries;
        let there = |step: &Step| entries.iter().any(|entry| entry.id == step.id);
        self.past.retain(there);
        self.undone.retain(there);
    }

    /// Undoes the last move. Returns the number of the battle state; a deletion that this restores
    /// counts from `at`.
    pub fn undo(&mut self, at: u64) -> Option<u32> {
        let step = self.past.pop()?;
        let back = self.swap(step, at);
        self.undone.push(back);
        Some(step.id)
    }

    /// Redoes what was undone.
    pub fn redo(&mut self, at: u64) -> Option<u32> {
        let step = self.undone.pop()?;
        let back = self.swap(step, at);
        self.past.push(back);
        Some(step.id)
    }

    fn swap(&mut self, step: Step, at: u64) -> Step {
        let to = match step.was {
            Away::Deleted(_) => Away::Deleted(at),
            other => other,
        };
        let was = self.set_away(step.id, to).unwrap_or(to);
        Step { id: step.id, was }
    }

    /// Whether there is something to undo, and to redo.
    pub const fn can_undo_redo(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.undone.is_empty())
    }

    /// Takes those battle states off the list that have been deleted for long enough and were
    /// already found to be so on another day: a phone's clock may have been wrong when they were
    /// deleted, or may be now. Remove their texts before writing the list.
    pub fn clear_out(&mut self, now: u64) -> Vec<u32> {
        if now < EARLIEST {
            return Vec::new();
        }
        for entry in &mut self.entries {
            let Away::Deleted(at) = &mut entry.away else { continue };
            if *at < EARLIEST {
                *at = now;
            }
            let over = now.saturating_sub(*at) >= DELETED_FOR;
            entry.due = over.then(|| entry.due.map_or(now, |due| due.min(now)));
        }
        self.take_off(|entry| entry.due.is_some_and(|due| now.saturating_sub(due) >= SEEN_AGAIN))
    }

    /// Takes all deleted battle states off the list, to make room.
    pub fn make_room(&mut self) -> Vec<u32> {
        self.take_off(|entry| matches!(entry.away, Away::Deleted(_)))
    }

    fn take_off(&mut self, which: impl Fn(&BattleEntry) -> bool) -> Vec<u32> {
        let gone: Vec<u32> =
            self.entries.iter().filter(|entry| which(entry)).map(|entry| entry.id).collect();
        self.entries.retain(|entry| !gone.contains(&entry.id));
        self.forget_steps();
        gone
    }

    /// Records that no battle state is open.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Takes a battle state off the battle list; its texts are removed with
    /// [`Session::removal`](super::Session::removal).
    pub fn remove(&mut self, id: u32) {
        self.entries.retain(|entry| entry.id != id);
        self.open = self.open.filter(|open| *open != id);
        self.forget_steps();
    }

    /// The write after a change. Write the texts of a new battle before it.
    pub fn changes(&self) -> Write {
        Write::put(BATTLES, self)
    }
}

fn battle_name(battle_state: &BattleState) -> Option<String> {
    battle_state.battle.as_ref().map(|setup| setup.name.clone())
}
