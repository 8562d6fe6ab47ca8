//! How data is stored: keys, envelope, migrations, and what happens to a text that cannot
//! be read.
//!
//! Every value is a JSON text `{"v":1,"data":…}`. A version that this build does not know
//! is refused, never guessed at. A text that cannot be read is reported as [`Damage`] and
//! quarantined ([`rescue`]) before it is overwritten.

use crate::sorting::sort_short_by_key;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

/// The prefix of all our keys: other apps may run on the same host.
pub const PREFIX: &str = "adjutant/";

/// The key of the settings. `assets/start.js` reads `data.language` and `data.theme`.
pub const SETTINGS: &str = "adjutant/settings";
/// The key of earlier settings, for undo.
pub const SETTINGS_UNDO: &str = "adjutant/settings-undo";
/// The key of the armies.
pub const ARMIES: &str = "adjutant/armies";
/// The key of earlier armies, for undo.
pub const ARMIES_UNDO: &str = "adjutant/armies-undo";
/// The key of the list of battle states (`desk` is the old name of a battle state; keys never
/// change). `assets/start.js` reads whether there are battles.
pub const BATTLES: &str = "adjutant/desks";

/// The key of the generation, which grows with every tap; the mirror has one too.
pub const GENERATION: &str = "adjutant/generation";
/// The key under which a parcel of a newer build is quarantined.
pub const FOREIGN: &str = "adjutant/parcel";
/// The prefix of the keys of unreadable texts.
pub const RESCUED: &str = "adjutant/rescued";

/// The key of a battle's present state.
pub fn head_key(entry: u32) -> String {
    format!("adjutant/desk/{entry}/head")
}

/// The key of the battle state from which a chunk of a battle's log starts.
pub fn start_key(entry: u32, chunk: u32) -> String {
    format!("adjutant/desk/{entry}/log/{chunk}/start")
}

/// The key of the entries in a chunk of a battle's log.
pub fn log_key(entry: u32, chunk: u32) -> String {
    format!("adjutant/desk/{entry}/log/{chunk}")
}

/// The document that a key belongs to: a battle's document is everything under its number,
/// the settings' document includes their undo.
pub(super) fn document(key: &str) -> &str {
    let rest = key.strip_prefix(PREFIX).unwrap_or(key);
    let start = key.len() - rest.len();
    let end = if entry_of(key).is_some() {
        let number = rest.find('/').map_or(rest.len(), |slash| slash + 1);
        rest[number..].find('/').map(|slash| number + slash)
    } else {
        rest.find(['/', '-'])
    };
    &key[..end.map_or(key.len(), |end| start + end)]
}

/// The number of the entry that a key belongs to.
pub fn entry_of(key: &str) -> Option<u32> {
    let rest = key.strip_prefix("adjutant/desk/")?;
    rest.split('/').next()?.parse().ok()
}

/// How often the head of a battle was written, according to its text: of two copies of a
/// battle, the one written more often is further on.
pub(super) fn writes_of(head: &str) -> Option<u64> {
    let head: Value = serde_json::from_str(head).ok()?;
    head["data"]["writes"].as_u64()
}

/// The writes that remove all texts of a battle; `keys` are all the keys in the storage.
pub fn removal_of(entry: u32, keys: &[String]) -> Vec<Write> {
    let own = keys.iter().filter(|key| entry_of(key) == Some(entry));
    own.map(|key| Write::remove(key.clone())).collect()
}

/// The writes that copy the texts of a battle to another number.
pub fn copy_of(entry: u32, to: u32, keys: &[String], read: Read) -> Vec<Write> {
    let from = format!("adjutant/desk/{entry}/");
    let own = keys.iter().filter_map(|key| {
        let rest = key.strip_prefix(&from)?;
        Some(Write { key: format!("adjutant/desk/{to}/{rest}"), text: Some(read(key)?) })
    });
    let mut all: Vec<Write> = own.collect();
    // The target of a reference is written before the reference.
    sort_short_by_key(&mut all, |write| write.key == head_key(to));
    all
}

/// The key of a quarantined text.
pub fn rescued_key(number: u32) -> String {
    format!("{RESCUED}/{number}")
}

/// Reads the text of a key from the storage in use.
pub type Read<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Something to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// The key.
    pub key: String,
    /// The text; `None` to remove the key.
    pub text: Option<String>,
}

impl Write {
    pub(super) fn put<T: Stored>(key: impl Into<String>, data: &T) -> Self {
        Self { key: key.into(), text: Some(seal(data)) }
    }

    pub(super) fn remove(key: String) -> Self {
        Self { key, text: None }
    }
}

/// The kinds of stored data, for migrations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// [`Settings`](super::Settings).
    Settings,
    /// Earlier settings.
    SettingsUndo,
    /// [`Armies`](super::Armies).
    Armies,
    /// Earlier armies.
    ArmiesUndo,
    /// The list of battle states.
    Battles,
    /// The present state of an entry.
    Head,
    /// The battle state from which a chunk of the log starts.
    Start,
    /// The entries of a chunk of the log.
    Log,
    /// A quarantined text.
    Rescued,
    /// Pieces of a parcel that is not complete yet.
    Pieces,
}

impl Kind {
    /// The kind of record under a key.
    fn of(key: &str) -> Option<Self> {
        Some(match key {
            SETTINGS => Self::Settings,
            SETTINGS_UNDO => Self::SettingsUndo,
            ARMIES => Self::Armies,
            ARMIES_UNDO => Self::ArmiesUndo,
            BATTLES => Self::Battles,
            _ if entry_of(key).is_none() => return None,
            _ if key.ends_with("/head") => Self::Head,
            _ if key.ends_with("/start") => Self::Start,
            _ => Self::Log,
        })
    }

    /// The version that this build writes.
    pub const fn version(self) -> u64 {
        match self {
            // 1: actions alone. 2: with the changes of each.
            Self::Log => 2,
            _ => 1,
        }
    }
}

/// Data that is stored.
pub(super) trait Stored: Serialize + DeserializeOwned {
    const KIND: Kind;

    /// Converts data written by an earlier version to the present format.
    fn migrate(_version: u64, data: Value) -> Value {
        data
    }
}

/// Why a text could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// There is none.
    Missing,
    /// It is not JSON (cut off, or something else entirely).
    NotJson,
    /// It is JSON, but not ours.
    NotOurs,
    /// A newer build wrote it.
    Newer(u64),
    /// Its content does not have the expected format.
    Shape(String),
    /// It points to a place in the log that does not exist.
    PointsNowhere,
    /// It belongs to a ruleset that this build does not have.
    Ruleset(String),
}

impl Why {
    /// The name for programs.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::NotJson => "not-json",
            Self::NotOurs => "not-ours",
            Self::Newer(_) => "newer",
            Self::Shape(_) => "shape",
            Self::PointsNowhere => "points-nowhere",
            Self::Ruleset(_) => "ruleset",
        }
    }
}

/// A text that could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// Its key.
    pub key: String,
    /// The text itself; empty if there is none.
    pub text: String,
    /// The fault.
    pub why: Why,
}

impl Damage {
    /// Whether a newer build wrote it: this build then does not write there.
    pub const fn is_newer(&self) -> bool {
        matches!(self.why, Why::Newer(_))
    }
}

/// The envelope round every value.
#[derive(Serialize)]
struct Envelope<'a, T> {
    v: u64,
    data: &'a T,
}

#[derive(Deserialize)]
struct Sealed {
    v: u64,
    data: Value,
}

/// Writes a value in its envelope.
pub(super) fn seal<T: Stored>(data: &T) -> String {
    // Saves contain strings, numbers and lists of them under string keys: JSON can hold all
    // of it.
    let v = T::KIND.version();
    serde_json::to_string(&Envelope { v, data }).unwrap_or_default()
}

/// Reads a value from its envelope.
pub(super) fn open<T: Stored>(text: &str) -> Result<T, Why> {
    let value: Value = serde_json::from_str(text).map_err(|_| Why::NotJson)?;
    let sealed: Sealed = serde_json::from_value(value).map_err(|_| Why::NotOurs)?;
    check(T::KIND, sealed.v)?;
    let data = T::migrate(sealed.v, sealed.data);
    serde_json::from_value(data).map_err(|error| Why::Shape(error.to_string()))
}

/// Whether this build can read data of this version. Data of an earlier version is
/// converted (`Stored::migrate`).
///
/// Every new version has its golden files in `tests/saves/`; those of earlier versions must
/// load forever. A field that is only added needs no new version: it has a default.
///
/// # Errors
/// [`Why::Newer`] for a version that this build does not know, and
/// [`Why::NotOurs`] for one that never was.
pub const fn check(kind: Kind, version: u64) -> Result<(), Why> {
    match version {
        0 => Err(Why::NotOurs),
        newer if newer > kind.version() => Err(Why::Newer(newer)),
        _ => Ok(()),
    }
}

/// Whether a newer build wrote the text under a key: a quick check before it is
/// overwritten.
pub(super) fn is_newer(key: &str, text: &str) -> bool {
    let version = text.strip_prefix("{\"v\":").and_then(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit())?;
        rest[..end].parse::<u64>().ok()
    });
    let known = Kind::of(key).map(Kind::version);
    known.is_some() && version > known
}

/// Reads a key. `Ok(None)` when there is nothing.
pub(super) fn load<T: Stored>(key: &str, read: Read) -> Result<Option<T>, Damage> {
    let Some(text) = read(key) else { return Ok(None) };
    match open(&text) {
        Ok(value) => Ok(Some(value)),
        Err(why) => Err(Damage { key: key.to_owned(), text, why }),
    }
}

/// A quarantined text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rescued {
    /// The key under which it was found.
    pub key: String,
    /// The text as it was.
    pub text: String,
    /// The fault; see [`Why::id`].
    pub why: String,
    /// Orders the quarantined texts by age: the lower, the older.
    #[serde(default, skip_serializing_if = "is_first")]
    order: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // The signature is serde's.
const fn is_first(order: &u32) -> bool {
    *order == 0
}

impl Stored for Rescued {
    const KIND: Kind = Kind::Rescued;
}

/// The most quarantined parcels: a link creates one without the player's doing.
pub const MOST_FOREIGN: usize = 10;
/// The most bytes of all quarantined parcels together.
pub const MOST_FOREIGN_BYTES: usize = 256 << 10;

/// All quarantined texts, in no order; the numbers of the keys have no gap.
struct Aside {
    were: Vec<String>,
    texts: Vec<String>,
}

impl Aside {
    fn load(read: Read) -> Self {
        let texts = (0..).map_while(|number| read(&rescued_key(number)));
        let texts: Vec<String> = texts.collect();
        Self { were: texts.clone(), texts }
    }

    /// The readable ones, the oldest first, each with its index. Inserted rather than
    /// sorted, which would add sorting code to the shell.
    #[inline(never)]
    fn all(&self) -> Vec<(usize, Rescued)> {
        let mut all: Vec<(usize, Rescued)> = Vec::new();
        for (place, text) in self.texts.iter().enumerate() {
            if let Ok(kept) = open::<Rescued>(text) {
                let older = |(_, other): &(usize, Rescued)| other.order <= kept.order;
                let at = all.iter().rposition(older).map_or(0, |last| last + 1);
                all.insert(at, (place, kept));
            }
        }
        all
    }

    /// Adds a text, unless it is there already. For parcels, the oldest are removed to make
    /// room.
    fn add(&mut self, damage: &Damage) {
        let all = self.all();
        let known =
            |(_, kept): &(usize, Rescued)| kept.key == damage.key && kept.text == damage.text;
        if damage.text.is_empty() || all.iter().any(known) {
            return;
        }
        let last = all.last().map(|(_, kept)| kept.order);
        if damage.key == FOREIGN {
            self.make_room(damage.text.len(), &all);
        }
        self.texts.push(seal(&Rescued {
            key: damage.key.clone(),
            text: damage.text.clone(),
            why: damage.why.id().to_owned(),
            order: last.map_or(0, |last| last.saturating_add(1)),
        }));
    }

    /// Removes the oldest parcels until another one of this size, in bytes, fits.
    fn make_room(&mut self, bytes: usize, all: &[(usize, Rescued)]) {
        let (mut count, mut sum) = (0, bytes);
        for (_, kept) in all.iter().rev().filter(|(_, kept)| kept.key == FOREIGN) {
            count += 1;
            sum += kept.text.len();
            if sum > MOST_FOREIGN_BYTES || count >= MOST_FOREIGN {
                self.remove(kept);
            }
        }
    }

    fn remove(&mut self, one: &Rescued) {
        let place = self.all().into_iter().find(|(_, kept)| kept == one);
        if let Some((place, _)) = place {
            self.texts.swap_remove(place);
        }
    }

    /// The writes, the removals last.
    fn writes(self) -> Vec<Write> {
        let mut writes = Vec::new();
        for (number, text) in (0..).zip(&self.texts) {
            if self.were.get(number as usize) != Some(text) {
                writes.push(Write { key: rescued_key(number), text: Some(text.clone()) });
            }
        }
        for number in self.texts.len()..self.were.len() {
            writes.push(Write::remove(rescued_key(number as u32)));
        }
        writes
    }
}

/// All quarantined texts, the oldest first.
pub fn rescued(read: Read) -> Vec<Rescued> {
    let all = Aside::load(read).all().into_iter();
    all.map(|(_, kept)| kept).collect()
}

/// Quarantines damaged texts, each once. Write these before anything else.
pub fn rescue(damage: &[Damage], read: Read) -> Vec<Write> {
    let mut aside = Aside::load(read);
    for damage in damage {
        aside.add(damage);
    }
    aside.writes()
}

/// The writes that remove one quarantined text.
pub fn forget_rescued(one: &Rescued, read: Read) -> Vec<Write> {
    let mut aside = Aside::load(read);
    aside.remove(one);
    aside.writes()
}
