//! The input: the languages and their Fluent files.

use std::fmt;
use std::fs;
use std::path::Path;

/// A language of the app, with what the compiler has to know about it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Language {
    /// The name of its folder.
    pub tag: &'static str,
    /// The plural forms of CLDR that whole numbers and fractions can take.
    pub forms: &'static [&'static str],
    /// One-letter words that its typography does not allow at the end of a line.
    pub short_words: &'static str,
}

/// The languages; the first one determines the order and documentation of the keys.
pub(crate) const LANGUAGES: [Language; 3] = [
    Language { tag: "en", forms: &["one", "other"], short_words: "" },
    Language { tag: "pl", forms: &["one", "few", "many", "other"], short_words: "aiouwzAIOUWZ" },
    Language {
        tag: "ru",
        forms: &["one", "few", "many", "other"],
        short_words: "авикосуяАВИКОСУЯ",
    },
];

/// One Fluent file as read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceFile {
    /// The tag of its language: `en`, `pl` or `ru`.
    pub language: String,
    /// Its name without the ending: `flames-of-war-rules`.
    pub name: String,
    /// Its name in errors: usually its path.
    pub path: String,
    /// The Fluent text.
    pub content: String,
}

/// A text that English has and another language does not have yet.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Missing {
    /// The tag of the language that lacks it: `pl` or `ru`.
    pub language: String,
    /// The name of the Fluent file: `flames-of-war-rules`.
    pub file: String,
    /// `message` or `message.attribute`.
    pub id: String,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}.ftl: `{}`", self.language, self.file, self.id)
    }
}

/// Adds the Fluent files of one language's folder.
pub(crate) fn read_folder(
    locales: &Path,
    tag: &str,
    sources: &mut Vec<SourceFile>,
) -> Result<(), String> {
    let folder = locales.join(tag);
    let cannot = |what: &Path, error| format!("{}: cannot be read: {error}.", what.display());
    for entry in fs::read_dir(&folder).map_err(|error| cannot(&folder, error))? {
        let path = entry.map_err(|error| cannot(&folder, error))?.path();
        if path.extension().is_none_or(|ending| ending != "ftl") {
            continue;
        }
        let Some(name) = path.file_stem().and_then(|name| name.to_str()) else {
            return Err(format!("{}: its name is not UTF-8.", path.display()));
        };
        sources.push(SourceFile {
            language: tag.to_owned(),
            name: name.to_owned(),
            path: path.display().to_string(),
            content: fs::read_to_string(&path).map_err(|error| cannot(&path, error))?,
        });
    }
    Ok(())
}
