//! Export and import of a battle, an army or everything, as a file ([`Transfer::file`]), or
//! of the current state as a link and as codes ([`link`], [`code`]).
//!
//! A parcel holds exactly the texts that the storage holds, by their keys. So it is read
//! like the storage: envelopes, migrations and reports of damage are the same ([`save`]).
//! [`Contents`] lists what a parcel contains and what this phone already has; an import is
//! worked out as a whole before any of it is written ([`Contents::take`]).

pub mod code;
mod contents;
pub mod link;

use std::collections::BTreeMap;

use adler2::Adler32;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::armies::Armies;
use super::battle_state::BattleState;
use super::save::{self, ARMIES, BATTLES, Read, SETTINGS, entry_of};
use super::session::Session;

pub use contents::{
    Battle, Choice, Contents, Host, Kit, Met, Own, Refused, Taken, TakenArmy, Taking, same_table,
};

/// The version of parcels that this build writes. The texts inside have their own versions.
pub const VERSION: u64 = 1;
/// The longest file that is read, in bytes: several times what a browser stores.
pub const LONGEST_FILE: usize = 32 << 20;
/// The key of a quarantined parcel of a newer version.
pub const NEWER: &str = save::FOREIGN;

const FORMAT: &str = "adjutant";

/// The kind of a parcel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// One battle, with its log.
    Battle,
    /// The current state of one battle, without its log.
    Table,
    /// One army.
    Army,
    /// All battles, armies and settings.
    Everything,
}

impl What {
    /// The name for programs and for files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Battle => "battle",
            Self::Table => "table",
            Self::Army => "army",
            Self::Everything => "everything",
        }
    }
}

/// Why something cannot be opened as a parcel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is empty.
    Empty,
    /// It is longer than any file of ours.
    TooLarge,
    /// It is something else.
    Foreign,
    /// It begins as one of ours but is cut off.
    Cut,
    /// It is one of ours, but was changed on the way.
    Changed,
    /// A newer build packed it.
    Newer(u64),
}

impl Fault {
    /// The name for programs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::TooLarge => "too-large",
            Self::Foreign => "foreign",
            Self::Cut => "cut",
            Self::Changed => "changed",
            Self::Newer(_) => "newer",
        }
    }
}

/// Something packed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// Its kind.
    pub what: What,
    /// The time of packing, in Unix milliseconds; 0 if unknown.
    pub packed: u64,
    /// Whether any part was changed after packing. Changed parts are left out.
    pub edited: bool,
    /// The texts, by the keys under which they were stored.
    texts: BTreeMap<String, String>,
    /// For a battle without its log, the fingerprint of the state in which it began on the
    /// phone that packed it; 0 for a battle with its log.
    from: u32,
}

/// A parcel as it is written.
#[derive(Serialize, Deserialize)]
struct File {
    format: String,
    v: u64,
    what: What,
    packed: u64,
    /// The version of the app that packed it, for a person who looks into the file.
    #[serde(default)]
    app: String,
    check: u32,
    texts: Vec<Piece>,
}

#[derive(Serialize, Deserialize)]
struct Piece {
    key: String,
    check: u32,
    text: String,
}

/// A checksum that any change of a few characters alters.
fn sum(parts: &[&[u8]]) -> u32 {
    let mut sum = Adler32::new();
    for part in parts {
        // The lengths keep the parts apart.
        sum.write_slice(&(part.len() as u64).to_le_bytes());
        sum.write_slice(part);
    }
    sum.checksum()
}

impl Piece {
    fn sum(&self) -> u32 {
        sum(&[self.key.as_bytes(), self.text.as_bytes()])
    }
}

impl File {
    fn sum(&self) -> u32 {
        let mut checks = Vec::new();
        for piece in &self.texts {
            checks.extend(piece.check.to_le_bytes());
        }
        let (v, packed) = (self.v.to_le_bytes(), self.packed.to_le_bytes());
        sum(&[&v, self.what.id().as_bytes(), &packed, &checks])
    }
}

impl Transfer {
    fn new(what: What, packed: u64) -> Self {
        Self { what, packed, edited: false, texts: BTreeMap::new(), from: 0 }
    }

    fn pack(mut self, read: Read, keys: impl Iterator<Item = String>) -> Self {
        for key in keys {
            if let Some(text) = read(&key) {
                self.texts.insert(key, text);
            }
        }
        self
    }

    /// A battle with its log, as it is stored; `keys` are all the keys in the storage.
    pub fn battle(id: u32, packed: u64, read: Read, keys: &[String]) -> Self {
        let own = keys.iter().filter(|key| entry_of(key) == Some(id)).cloned();
        Self::new(What::Battle, packed).pack(read, own)
    }

    /// All stored data, without the undo of settings and armies and without quarantined
    /// texts.
    pub fn everything(packed: u64, read: Read, keys: &[String]) -> Self {
        let battles = keys.iter().filter(|key| entry_of(key).is_some()).cloned();
        let lists = [BATTLES, ARMIES, SETTINGS].map(str::to_owned);
        Self::new(What::Everything, packed).pack(read, battles.chain(lists))
    }

    /// An army; `None` if no army has this number.
    pub fn army(id: u32, packed: u64, armies: &Armies) -> Option<Self> {
        let mut parcel = Self::new(What::Army, packed);
        parcel.texts.insert(ARMIES.to_owned(), armies.alone(id)?);
        Some(parcel)
    }

    /// The current state of a battle: units and sides without the log, the calculators and
    /// the free dice.
    pub fn table(battle_state: BattleState, from: u32, packed: u64) -> Self {
        let mut parcel = Self::new(What::Table, packed);
        parcel.from = from;
        for write in Session::new(1, bare(battle_state)).changes() {
            parcel.texts.extend(write.text.map(|text| (write.key, text)));
        }
        parcel
    }

    /// Reads a text of it as the storage would be read.
    pub fn read(&self, key: &str) -> Option<String> {
        self.texts.get(key).cloned()
    }

    /// The keys of the texts in it.
    pub fn keys(&self) -> Vec<String> {
        self.texts.keys().cloned().collect()
    }

    /// The rulesets that must be loaded to open it, each once.
    pub fn rulesets(&self) -> Vec<String> {
        let mut needed = Vec::new();
        let mut need = |ruleset: &Value| {
            if let Value::String(ruleset) = ruleset
                && !needed.contains(ruleset)
            {
                needed.push(ruleset.clone());
            }
        };
        for (key, text) in &self.texts {
            let head = key.ends_with("/head");
            if !head && !key.ends_with("/start") && key != ARMIES {
                continue;
            }
            let sealed: Value = serde_json::from_str(text).unwrap_or_default();
            let data = &sealed["data"];
            need(&data[if head { "now" } else { "" }]["ruleset"]);
            need(&data["ruleset"]);
            for army in data["armies"].as_array().into_iter().flatten() {
                need(&army["ruleset"]);
            }
        }
        needed
    }

    /// The parcel as the text of a file: JSON that people can read.
    pub fn file(&self) -> String {
        let piece = |(key, text): (&String, &String)| {
            let mut piece = Piece { key: key.clone(), check: 0, text: text.clone() };
            piece.check = piece.sum();
            piece
        };
        let mut file = File {
            format: FORMAT.to_owned(),
            v: VERSION,
            what: self.what,
            packed: self.packed,
            app: env!("CARGO_PKG_VERSION").to_owned(),
            check: 0,
            texts: self.texts.iter().map(piece).collect(),
        };
        file.check = file.sum();
        // Strings and numbers under string keys: JSON can hold all of that.
        serde_json::to_string_pretty(&file).unwrap_or_default()
    }

    /// Opens the text of a file, including one saved after a crash.
    ///
    /// # Errors
    /// [`Fault`] when nothing in it can be recovered.
    pub fn open(text: &str) -> Result<Self, Fault> {
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() {
            return Err(Fault::Empty);
        }
        if text.len() > LONGEST_FILE {
            return Err(Fault::TooLarge);
        }
        let value: Value = serde_json::from_str(text).map_err(|error| {
            // The beginning of all files that we write, whatever their indentation.
            let begun: String =
                text.chars().filter(|letter| !letter.is_whitespace()).take(40).collect();
            let ours =
                begun.starts_with("{\"format\":\"adjutant\"") || begun.starts_with("{\"adjutant/");
            match (ours, error.is_eof()) {
                (true, true) => Fault::Cut,
                (true, false) => Fault::Changed,
                _ => Fault::Foreign,
            }
        })?;
        let Value::Object(members) = value else { return Err(Fault::Foreign) };
        if !members.is_empty() && members.keys().all(|key| key.starts_with("adjutant/")) {
            let mut parcel = Self::new(What::Everything, 0);
            for (key, text) in members {
                if let Value::String(text) = text {
                    parcel.texts.insert(key, text);
                }
            }
            return Ok(parcel);
        }
        if members.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(Fault::Foreign);
        }
        match members.get("v").and_then(Value::as_u64) {
            Some(newer) if newer > VERSION => return Err(Fault::Newer(newer)),
            None | Some(0) => return Err(Fault::Changed),
            Some(_) => {}
        }
        let file: File =
            serde_json::from_value(Value::Object(members)).map_err(|_| Fault::Changed)?;
        let mut parcel = Self::new(file.what, file.packed);
        parcel.edited = file.sum() != file.check;
        for piece in file.texts {
            if piece.sum() == piece.check && piece.key.starts_with("adjutant/") {
                parcel.texts.insert(piece.key, piece.text);
            } else {
                parcel.edited = true;
            }
        }
        if parcel.texts.is_empty() {
            return Err(if parcel.edited { Fault::Changed } else { Fault::Empty });
        }
        Ok(parcel)
    }
}

/// Quarantines a parcel that cannot be opened ([`save::rescue`]): one of a newer version is
/// stored so that a later build may open it.
pub fn quarantined(text: &str, fault: Fault) -> Option<save::Damage> {
    /// A text that would fill the storage is not copied; the player still has the file.
    const LONGEST: usize = 256 << 10;
    match fault {
        Fault::Newer(version) if text.len() <= LONGEST => Some(save::Damage {
            key: NEWER.to_owned(),
            text: text.to_owned(),
            why: save::Why::Newer(version),
        }),
        _ => None,
    }
}

/// The battle state reduced to what is on the table.
fn bare(battle_state: BattleState) -> BattleState {
    BattleState {
        calculators: BTreeMap::new(),
        roller: super::roller::Roller::default(),
        ..battle_state
    }
}

/// A fingerprint of the table.
pub fn print_of(battle_state: &BattleState) -> u32 {
    let text = save::seal(&bare(battle_state.clone()));
    // 0 means that there is none.
    sum(&[text.as_bytes()]).max(1)
}
