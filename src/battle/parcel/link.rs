//! A parcel as text in an address, in one piece or in several.
//!
//! The current state of a battle, or an army, is packed tightly: compressed, with a
//! checksum. For codes it is cut into pieces that a camera can read, each a complete
//! address; they may arrive in any order.

use std::fmt::Write as _;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::{Deserialize, Serialize};

use super::super::battle_state::BattleState;
use super::super::save::{self, ARMIES, Damage, Kind, Read, Stored, Write, start_key};
use super::super::session::Session;
use super::code::Fineness;
use super::{Fault, Transfer, What, sum};

/// The version of links that this build writes.
const VERSION: u8 = 1;
/// The longest text of a link that is written and read, in letters.
pub const LONGEST: usize = 32 << 10;
/// The largest size when unpacked, in bytes.
const LARGEST: usize = 1 << 20;
/// The most pieces of one parcel.
const MOST_PIECES: usize = 60;
/// The key under which pieces are stored until all have arrived.
pub const PIECES: &str = "adjutant/pieces";

/// The prefix of a text of digits.
pub const DIGITS: &str = "n/";

/// A piece of a packed parcel, or the whole of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Identifies the parcel: equal in all its pieces, different in those of any other.
    set: u32,
    /// How many there are.
    pub count: usize,
    /// The index of the piece, from 0.
    pub place: usize,
    bytes: Vec<u8>,
}

/// The current state of a battle, or an army, packed; `None` for a parcel that only a file
/// can carry.
pub fn pack(parcel: &Transfer) -> Option<Vec<u8>> {
    let key = match parcel.what {
        What::Table => start_key(1, 0),
        What::Army => ARMIES.to_owned(),
        What::Battle | What::Everything => return None,
    };
    let mut bytes = vec![u8::from(parcel.what == What::Army)];
    bytes.extend(parcel.packed.to_le_bytes());
    bytes.extend(parcel.from.to_le_bytes());
    bytes.extend(parcel.read(&key)?.bytes());
    // As small as possible: this runs once, at a tap.
    Some(compress_to_vec(&bytes, 10))
}

/// The parcel that was packed.
fn unpack(packed: &[u8]) -> Result<Transfer, Fault> {
    let bytes = decompress_to_vec_with_limit(packed, LARGEST).map_err(|_| Fault::Changed)?;
    let (what, rest) = bytes.split_first().ok_or(Fault::Changed)?;
    let (at, rest) = rest.split_first_chunk().ok_or(Fault::Changed)?;
    let (from, text) = rest.split_first_chunk().ok_or(Fault::Changed)?;
    let text = std::str::from_utf8(text).map_err(|_| Fault::Changed)?;
    let mut parcel = match what {
        0 => {
            let battle_state = save::open::<BattleState>(text).map_err(|why| match why {
                save::Why::Newer(version) => Fault::Newer(version),
                _ => Fault::Changed,
            })?;
            let mut parcel = Transfer::new(What::Table, 0);
            for write in Session::new(1, battle_state).changes() {
                parcel.texts.extend(write.text.map(|text| (write.key, text)));
            }
            parcel
        }
        1 => {
            let mut parcel = Transfer::new(What::Army, 0);
            parcel.texts.insert(ARMIES.to_owned(), text.to_owned());
            parcel
        }
        _ => return Err(Fault::Changed),
    };
    parcel.packed = u64::from_le_bytes(*at);
    parcel.from = u32::from_le_bytes(*from);
    Ok(parcel)
}

/// A packed parcel cut into this many pieces of about the same length.
pub fn cut(packed: &[u8], count: usize) -> Vec<Piece> {
    let count = count.clamp(1, MOST_PIECES);
    let length = packed.len().div_ceil(count).max(1);
    let set = sum(&[packed]);
    let pieces = packed.chunks(length);
    let count = pieces.len().max(1);
    pieces
        .enumerate()
        .map(|(place, bytes)| Piece { set, count, place, bytes: bytes.to_vec() })
        .collect()
}

/// A packed parcel cut into as few pieces as codes of this fineness allow, each after an
/// address of `address` bytes; `None` if there would be too many.
pub fn cut_for_codes(packed: &[u8], address: usize, fineness: Fineness) -> Option<Vec<Piece>> {
    let digits = fineness.digits(address);
    let fits = |pieces: &Vec<Piece>| pieces.iter().all(|piece| piece.digits().len() <= digits);
    (1..=MOST_PIECES).map(|count| cut(packed, count)).find(fits)
}

impl Piece {
    fn written(&self) -> Vec<u8> {
        // Both are at most MOST_PIECES.
        let mut bytes = vec![VERSION, self.count as u8, self.place as u8];
        bytes.extend(self.set.to_le_bytes());
        bytes.extend(&self.bytes);
        let check = sum(&[&bytes]);
        bytes.extend(check.to_le_bytes());
        bytes
    }

    /// The piece as text for a link.
    pub fn text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.written())
    }

    /// The piece as digits, of which a code holds more than of any other characters; without
    /// [`DIGITS`].
    pub fn digits(&self) -> String {
        let mut digits = String::new();
        for group in self.written().chunks(GROUP) {
            let number = group.iter().fold(0_u64, |sum, byte| sum << 8 | u64::from(*byte));
            let _ = write!(digits, "{number:0width$}", width = WIDTHS[group.len()]);
        }
        digits
    }

    /// Reads a text, or [`DIGITS`] and digits.
    ///
    /// # Errors
    /// [`Fault`] when it is not a text of this app, or was changed on the way.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Fault::Empty);
        }
        if text.len() > LONGEST {
            return Err(Fault::TooLarge);
        }
        let bytes = match text.strip_prefix(DIGITS) {
            Some(digits) => from_digits(digits),
            None => URL_SAFE_NO_PAD.decode(text).ok(),
        };
        let bytes = bytes.ok_or(Fault::Changed)?;
        let (rest, check) = bytes.split_last_chunk().ok_or(Fault::Cut)?;
        let sound = u32::from_le_bytes(*check) == sum(&[rest]);
        let &[version, count, place, ref rest @ ..] = rest else { return Err(Fault::Cut) };
        if version > VERSION && sound {
            return Err(Fault::Newer(version.into()));
        }
        let (count, place) = (usize::from(count), usize::from(place));
        if !sound || version != VERSION || place >= count || count > MOST_PIECES {
            return Err(Fault::Changed);
        }
        let (set, bytes) = rest.split_first_chunk().ok_or(Fault::Cut)?;
        Ok(Self { set: u32::from_le_bytes(*set), count, place, bytes: bytes.to_vec() })
    }
}

/// This many bytes become one group of digits.
const GROUP: usize = 7;
/// The digits for this many bytes.
const WIDTHS: [usize; GROUP + 1] = [0, 3, 5, 8, 10, 13, 15, 17];

fn from_digits(digits: &str) -> Option<Vec<u8>> {
    if !digits.is_ascii() {
        return None;
    }
    let mut bytes = Vec::new();
    for group in digits.as_bytes().chunks(WIDTHS[GROUP]) {
        let length = WIDTHS.iter().position(|width| *width == group.len())?;
        let mut number = 0_u64;
        for digit in group {
            // 17 digits always fit.
            number = number * 10 + u64::from(char::from(*digit).to_digit(10)?);
        }
        let written = number.to_be_bytes();
        let (over, group) = written.split_at(8 - length);
        if over.iter().any(|byte| *byte != 0) {
            return None;
        }
        bytes.extend(group);
    }
    Some(bytes)
}

/// The pieces that have arrived so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// The texts of links, each once.
    texts: Vec<String>,
}

impl Stored for Waiting {
    const KIND: Kind = Kind::Pieces;
}

/// The result of adding a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Joined {
    /// All pieces have arrived.
    Whole(Box<Transfer>),
    /// Some are missing: their indices, and how many there are in all.
    Missing(Vec<usize>, usize),
}

impl Waiting {
    /// Reads what waits.
    pub fn load(read: Read) -> (Self, Option<Damage>) {
        match save::load(PIECES, read) {
            Ok(waiting) => (waiting.unwrap_or_default(), None),
            Err(damage) => (Self::default(), Some(damage)),
        }
    }

    /// Adds a piece; pieces of another parcel are dropped.
    ///
    /// # Errors
    /// [`Fault`] when all have arrived and do not fit together.
    pub fn add(&mut self, piece: &Piece) -> Result<Joined, Fault> {
        let mut pieces = vec![piece.clone()];
        for text in self.texts.iter().take(MOST_PIECES) {
            let other = Piece::read(text);
            pieces.extend(other.ok().filter(|other| {
                (other.set, other.count) == (piece.set, piece.count) && other.place != piece.place
            }));
        }
        pieces.sort_by_key(|piece| piece.place);
        pieces.dedup_by_key(|piece| piece.place);
        let missing: Vec<usize> = (0..piece.count)
            .filter(|place| pieces.iter().all(|piece| piece.place != *place))
            .collect();
        self.texts = pieces.iter().map(Piece::text).collect();
        if !missing.is_empty() {
            return Ok(Joined::Missing(missing, piece.count));
        }
        let packed = pieces.iter().map(|piece| piece.bytes.as_slice());
        let packed = packed.collect::<Vec<_>>().concat();
        if sum(&[&packed]) != piece.set {
            return Err(Fault::Changed);
        }
        unpack(&packed).map(|parcel| Joined::Whole(Box::new(parcel)))
    }

    /// The writes that store the pieces so far; none for a parcel in one piece.
    pub fn changes(&self) -> Vec<Write> {
        if self.texts.len() > 1 || self.texts.iter().any(|text| many(text)) {
            vec![Write::put(PIECES, self)]
        } else {
            Vec::new()
        }
    }

    /// The writes that remove the stored pieces.
    pub fn forget() -> Vec<Write> {
        vec![Write::remove(PIECES.to_owned())]
    }
}

fn many(text: &str) -> bool {
    Piece::read(text).is_ok_and(|piece| piece.count > 1)
}

/// The parcel in an address, or in a text that contains an address: the part after
/// `#/take/`.
pub fn within(text: &str) -> Option<&str> {
    let (_, taken) = text.split_once("#/take/")?;
    let end = taken.find(|letter: char| {
        !(letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '/'))
    });
    Some(&taken[..end.unwrap_or(taken.len())])
}
