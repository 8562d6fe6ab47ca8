//! Compiles the app's Fluent files at build time.
//!
//! Translators write ordinary [Fluent](https://projectfluent.org) files,
//! `locales/<language>/<name>.ftl`. This crate checks them against each other and
//! turns them into
//!
//! * Rust source with one typed key per message ([`Catalogue::rust_source`]),
//!   so that a message that does not exist is a compile error, and
//! * one small text file per language and Fluent file ([`Catalogue::packs`]),
//!   which the app loads when it needs it.
//!
//! So the app contains no Fluent parser: at run time it only scans a line and fills in its
//! arguments.
//!
//! # What a Fluent file may use
//!
//! * text, over several lines too: a line break becomes a space, an empty line
//!   becomes a line break. In Polish and Russian a one-letter word is joined to the
//!   next word by a no-break space, as their typography requires;
//! * `{ $count }`, an argument, and `{ "literal" }`;
//! * `{ DIST(4) }` and `{ DIST($range) }`, a distance in inches, which the app
//!   shows in the player's unit;
//! * `{ message }`, `{ message.attribute }` and `{ -term }`, inserted at compile
//!   time, from the same file or from another one of the same language;
//! * `{ $count -> [0] … [one] … *[other] … }`: a choice by exact whole numbers,
//!   by the plural forms of the language, or by words.
//!
//! English has every file, message and attribute, and defines the keys. Texts that
//! another language does not have yet are listed ([`Catalogue::missing`]); its packs
//! have them in English, after [`MARK`]; the caller decides whether that will do. A
//! text that English does not have, or has with other arguments, is an error in any
//! language. The attributes `.also` (other names of the same thing, for the search)
//! and `.short` (short names as used in lists, separated by commas) may be left out
//! anywhere; their text is then empty.
//!
//! The name of a wargame and a summary of what is supported are known before anything
//! else of it is loaded. They are in its file (`game-name` and `game-summary` of
//! `k20.ftl`), and the two texts go into the pack of `app.ftl`, as `game-k20` and
//! `game-k20-summary`.
//!
//! # The encoding of a pack
//!
//! A pack has one message per line, in the order of the keys, and every line ends with
//! `\n`. A line is plain text in which control characters mark the places to fill in:
//!
//! | characters | meaning |
//! |---|---|
//! | `U+0001` *i* | argument number *i*, one digit |
//! | `U+0002` *i* *variants* `U+0005` | a choice by argument *i* |
//! | `U+0003` *key* `U+0004` *pattern* | one variant of a choice |
//! | `U+0006` *i* | argument *i* as a distance |
//! | `U+0007` *n* `U+0005` | a distance of *n* hundredths of an inch |
//! | `U+000B` | a line break |
//!
//! The variants of a choice come in the order in which they are tried: whole numbers,
//! then plural forms or words, then the default, whose key is empty.

// The modules use each other without cycles: the tests check that.
mod encode;
mod lower;
mod names;
mod pattern;
mod resolve;
mod rust_source;
mod source;
mod table;

#[cfg(test)]
mod tests;

use std::path::Path;

pub use names::KEYWORDS;
use source::{LANGUAGES, read_folder};
pub use source::{Missing, SourceFile};
use table::File;

/// The mark before an English text in the pack of another language.
pub const MARK: &str = table::MARK;

/// The attribute with a message's short names.
pub(crate) const SHORT: &str = ".short";

/// Part of the fingerprint: raise it when the encoding changes.
const FORMAT: &str = "fluent-pack 2";

/// One file to load at run time: all messages of one Fluent file in one
/// language, in the encoding that the crate's documentation describes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackFile {
    /// The tag of its language: `en`, `pl` or `ru`.
    pub language: String,
    /// The name of the Fluent file: `flames-of-war-rules`.
    pub name: String,
    /// The messages, one per line.
    pub content: String,
}

/// All messages of all languages, checked; some may still be in English.
#[derive(Debug)]
pub struct Catalogue {
    files: Vec<File>,
    missing: Vec<Missing>,
    fingerprint: String,
}

impl Catalogue {
    /// The typed keys as Rust source, to be included in a module that has the
    /// types `Text`, `Arg` and `Phrase` in its parent module.
    pub fn rust_source(&self) -> String {
        rust_source::rust_source(&self.files, &self.fingerprint)
    }

    /// The packs of all languages, by language and then by name.
    pub fn packs(&self) -> Vec<PackFile> {
        let mut packs = Vec::new();
        for (number, language) in LANGUAGES.iter().enumerate() {
            for file in &self.files {
                packs.push(PackFile {
                    language: language.tag.to_owned(),
                    name: file.name.clone(),
                    content: file.pack(number),
                });
            }
        }
        packs
    }

    /// A text without arguments, by its language, its file and its id there.
    pub fn plain(&self, language: &str, file: &str, id: &str) -> Option<&str> {
        let number = LANGUAGES.iter().position(|known| known.tag == language)?;
        let file = self.files.iter().find(|known| known.name == file)?;
        let key = file.keys.iter().find(|key| key.id == id)?;
        (key.arguments.is_empty()).then(|| key.lines[number].as_str())
    }

    /// The texts that other languages lack, by language, file and id: their packs have
    /// these in English, after [`MARK`].
    pub fn missing(&self) -> &[Missing] {
        &self.missing
    }

    /// 16 hexadecimal digits that change with any file and with the encoding.
    pub fn fingerprint(&self) -> String {
        self.fingerprint.clone()
    }
}

/// Reads and compiles `locales/{en,pl,ru}/*.ftl`.
///
/// # Errors
///
/// Everything that is wrong with the files, one sentence each.
pub fn compile(locales: &Path) -> Result<Catalogue, Vec<String>> {
    let mut sources = Vec::new();
    let mut errors = Vec::new();
    for language in &LANGUAGES {
        if let Err(error) = read_folder(locales, language.tag, &mut sources) {
            errors.push(error);
        }
    }
    if errors.is_empty() { compile_sources(&sources) } else { Err(errors) }
}

/// Compiles files that are already in memory. Their order does not matter.
///
/// # Errors
///
/// Everything that is wrong with the files, one sentence each.
pub fn compile_sources(sources: &[SourceFile]) -> Result<Catalogue, Vec<String>> {
    let mut sources: Vec<SourceFile> = sources.to_vec();
    sources.sort_by(|a, b| (&a.language, &a.name).cmp(&(&b.language, &b.name)));
    for source in &mut sources {
        // Characters that a Windows editor adds must not change a message.
        if source.content.contains(['\r', '\u{FEFF}']) {
            let content = source.content.replace("\r\n", "\n");
            content.trim_start_matches('\u{FEFF}').clone_into(&mut source.content);
        }
    }
    let fingerprint = fingerprint(&sources);
    let (files, missing) = table::build(&sources)?;
    Ok(Catalogue { files, missing, fingerprint })
}

/// 64-bit FNV-1a: no protection against malice, which is not needed here, but the same
/// on every machine and short enough for a file name.
fn fingerprint(sources: &[SourceFile]) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut add = |text: &str| {
        // The zero byte keeps "ab" + "c" apart from "a" + "bc".
        for byte in text.bytes().chain([0]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    add(FORMAT);
    for source in sources {
        add(&source.language);
        add(&source.name);
        add(&source.content);
    }
    format!("{hash:016x}")
}
