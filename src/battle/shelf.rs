//! The list of desks, and which one is open.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::desk::Desk;
use super::save::{self, DESKS, Damage, Kind, Read, Stored, Write, head_key};

/// A desk on the shelf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shelved {
    /// The number it is kept under.
    pub id: u32,
    /// The id of its ruleset.
    pub ruleset: String,
    /// The name of its battle; `None` for tools without a battle.
    #[serde(default)]
    pub name: Option<String>,
    /// When it was last used: the higher the later.
    #[serde(default)]
    pub used: u64,
}

/// The list of desks, and which one is open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shelf {
    desks: Vec<Shelved>,
    #[serde(default)]
    open: Option<u32>,
    /// The highest number that a desk has had.
    #[serde(default)]
    highest: u32,
}

/// What a desk says of itself. Of each it reads no more: the desk as a whole is
/// read when it is opened.
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
    /// What the newest chunk of a desk's log says.
    fn of_log(id: u32, read: Read, keys: &[String]) -> Option<Self> {
        let starts = keys.iter().filter(|key| key.ends_with("/start"));
        let own = starts.filter(|key| save::desk_of(key) == Some(id));
        // A higher number has no fewer letters.
        let newest = own.max_by_key(|key| (key.len(), key.as_str()))?;
        save::load(newest, read).ok()?
    }
}

/// The numbers that texts are kept under.
fn taken(keys: &[String]) -> BTreeSet<u32> {
    // Not collected: that would sort first, and carry the code for it.
    let mut taken = BTreeSet::new();
    for key in keys {
        taken.extend(save::desk_of(key));
    }
    taken
}

impl Stored for Shelf {
    const KIND: Kind = Kind::Desks;
}

impl Shelf {
    /// Reads the list as it is written, for a first look.
    ///
    /// # Errors
    /// [`Damage`] when it cannot be read.
    pub fn read(read: Read) -> Result<Self, Damage> {
        Ok(save::load(DESKS, read)?.unwrap_or_default())
    }

    /// Reads the list, and makes it agree with the desks that are there; `keys`
    /// are all there are.
    pub fn load(read: Read, keys: &[String]) -> (Self, Option<Damage>) {
        let (mut shelf, damage) = match Self::read(read) {
            Ok(shelf) => (shelf, None),
            Err(damage) => (Self::default(), Some(damage)),
        };
        shelf.reconcile(read, keys);
        (shelf, damage)
    }

    /// Reads the list, changes it and returns it with what has to be written:
    /// other tabs may have written it since it was read before.
    pub fn change<T>(
        read: Read,
        keys: &[String],
        change: impl FnOnce(&mut Self) -> T,
    ) -> (Self, T, Vec<Write>, Option<Damage>) {
        let (mut shelf, damage) = Self::load(read, keys);
        let kept = read(DESKS);
        let done = change(&mut shelf);
        let write = shelf.changes();
        let writes = if write.text == kept {
            vec![]
        } else {
            vec![write]
        };
        (shelf, done, writes, damage)
    }

    /// What a desk says of itself is so, whatever the list says: a desk that is
    /// there is listed, one that is not is not.
    fn reconcile(&mut self, read: Read, keys: &[String]) {
        let there = taken(keys);
        self.desks.retain(|desk| there.contains(&desk.id));
        let lost = self.desks.is_empty();
        for &id in &there {
            // Even if it is damaged, its number is taken.
            self.highest = self.highest.max(id);
            let listed = self.desks.iter_mut().find(|desk| desk.id == id);
            let word = match save::load::<Head>(&head_key(id), read) {
                Ok(head) => head.map(|head| head.now),
                // Its log knows where it began.
                Err(_) if listed.is_none() => OwnWord::of_log(id, read, keys),
                Err(_) => None,
            };
            let Some(word) = word else { continue };
            let name = word.battle.map(|battle| battle.name);
            if let Some(desk) = listed {
                desk.ruleset = word.ruleset;
                desk.name = name;
            } else {
                self.desks.push(Shelved {
                    id,
                    ruleset: word.ruleset,
                    name,
                    used: if lost { id.into() } else { 0 },
                });
            }
        }
    }

    /// The desks, the last used first.
    pub fn desks(&self) -> Vec<&Shelved> {
        let mut desks: Vec<_> = self.desks.iter().collect();
        desks.sort_unstable_by_key(|desk| (std::cmp::Reverse(desk.used), desk.id));
        desks
    }

    /// The desk that is open.
    pub fn open(&self) -> Option<&Shelved> {
        let open = self.open?;
        self.desks.iter().find(|desk| desk.id == open)
    }

    /// The desk of a ruleset that was used last.
    pub fn latest(&self, ruleset: &str) -> Option<&Shelved> {
        self.desks()
            .into_iter()
            .find(|desk| desk.ruleset == ruleset)
    }

    /// Puts a new desk on the shelf and opens it. Returns its number: one that
    /// no desk has had and no text is kept under; `keys` are all there are.
    pub fn add(&mut self, desk: &Desk, keys: &[String]) -> u32 {
        let mut there = taken(keys);
        there.extend(self.desks.iter().map(|desk| desk.id));
        let highest = there
            .last()
            .map_or(self.highest, |id| self.highest.max(*id));
        let id = highest
            .checked_add(1)
            .or_else(|| (1..u32::MAX).find(|id| !there.contains(id)))
            .unwrap_or(u32::MAX);
        self.highest = id;
        self.desks.push(Shelved {
            id,
            ruleset: desk.ruleset.clone(),
            name: battle_name(desk),
            used: 0,
        });
        self.use_now(id, desk);
        id
    }

    /// Puts a desk on the shelf that comes from elsewhere, as it was listed there. What
    /// is open stays so. Returns its number.
    pub(super) fn receive(
        &mut self,
        desk: &Desk,
        listed: Option<&Shelved>,
        keys: &[String],
    ) -> u32 {
        let open = self.open;
        let id = self.add(desk, keys);
        self.open = open;
        if let (Some(new), Some(listed)) = (self.desks.last_mut(), listed) {
            *new = Shelved {
                id,
                used: new.used,
                ruleset: desk.ruleset.clone(),
                ..listed.clone()
            };
        }
        id
    }

    /// Whether [`use_now`](Self::use_now) would change nothing.
    pub fn is_used(&self, id: u32, desk: &Desk) -> bool {
        let latest = self.desks.iter().map(|desk| desk.used).max();
        let name = battle_name(desk);
        self.open == Some(id)
            && latest > Some(0)
            && self
                .desks
                .iter()
                .any(|desk| desk.id == id && desk.name == name && Some(desk.used) == latest)
    }

    /// Notes that a desk is open now, and its name. Returns whether the list
    /// changed: when the same desk was used before, it need not be written.
    pub fn use_now(&mut self, id: u32, desk: &Desk) -> bool {
        if self.is_used(id, desk) {
            return false;
        }
        let latest = self.desks.iter().map(|desk| desk.used).max().unwrap_or(0);
        let name = battle_name(desk);
        let Some(shelved) = self.desks.iter_mut().find(|desk| desk.id == id) else {
            return false;
        };
        shelved.name = name;
        shelved.ruleset.clone_from(&desk.ruleset);
        shelved.used = latest.saturating_add(1);
        self.open = Some(id);
        true
    }

    /// Notes that no desk is open.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Takes a desk off the shelf; its texts are removed with
    /// [`Session::removal`](super::Session::removal).
    pub fn remove(&mut self, id: u32) {
        self.desks.retain(|desk| desk.id != id);
        self.open = self.open.filter(|open| *open != id);
    }

    /// What has to be written after a change. Write a new desk first.
    pub fn changes(&self) -> Write {
        Write::put(DESKS, self)
    }
}

fn battle_name(desk: &Desk) -> Option<String> {
    desk.battle.as_ref().map(|setup| setup.name.clone())
}
