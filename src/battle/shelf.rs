//! The list of desks, and which one is open.

use serde::{Deserialize, Serialize};

use super::desk::Desk;
use super::save::{self, DESKS, Damage, Kind, Read, Stored, Write, head_key};

/// How far desks are looked for when the list is lost.
const DESKS_SOUGHT: u32 = 256;

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
#[serde(default)]
pub struct Shelf {
    desks: Vec<Shelved>,
    open: Option<u32>,
    /// The highest number that a desk has had.
    highest: u32,
}

impl Stored for Shelf {
    const KIND: Kind = Kind::Desks;
}

impl Shelf {
    /// Reads the list. If it is damaged, it is made anew from the desks that
    /// are found.
    pub fn load(read: Read) -> (Self, Option<Damage>) {
        match save::load::<Self>(DESKS, read) {
            Ok(Some(shelf)) => (shelf, None),
            Ok(None) => (Self::found(read), None),
            Err(damage) => (Self::found(read), Some(damage)),
        }
    }

    /// The list of the desks that are there. Of each it reads what the list
    /// says: the desk as a whole is read when it is opened.
    fn found(read: Read) -> Self {
        #[derive(Deserialize, Serialize)]
        struct Head {
            now: Listed,
        }
        #[derive(Deserialize, Serialize)]
        struct Listed {
            ruleset: String,
            #[serde(default)]
            battle: Option<Named>,
        }
        #[derive(Deserialize, Serialize)]
        struct Named {
            #[serde(default)]
            name: String,
        }
        impl Stored for Head {
            const KIND: Kind = Kind::Head;
        }
        let mut shelf = Self::default();
        for id in 1..=DESKS_SOUGHT {
            if let Ok(Some(Head { now })) = save::load(&head_key(id), read) {
                shelf.desks.push(Shelved {
                    id,
                    ruleset: now.ruleset,
                    name: now.battle.map(|battle| battle.name),
                    used: id.into(),
                });
            }
            if read(&head_key(id)).is_some() {
                // Even if it is damaged, its number is taken.
                shelf.highest = id;
            }
        }
        shelf
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

    /// Puts a new desk on the shelf and opens it. Returns its number.
    pub fn add(&mut self, desk: &Desk) -> u32 {
        let taken = self.desks.iter().map(|desk| desk.id).max().unwrap_or(0);
        let id = self.highest.max(taken).saturating_add(1);
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

    /// Notes that a desk is open now, and its name. Returns whether the list
    /// changed: when the same desk was used before, it need not be written.
    pub fn use_now(&mut self, id: u32, desk: &Desk) -> bool {
        let latest = self.desks.iter().map(|desk| desk.used).max().unwrap_or(0);
        let name = battle_name(desk);
        let Some(shelved) = self.desks.iter_mut().find(|desk| desk.id == id) else {
            return false;
        };
        let same = self.open == Some(id) && shelved.name == name && shelved.used == latest;
        if same && latest > 0 {
            return false;
        }
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
