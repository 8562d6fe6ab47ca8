//! Compares the languages. English has every file, message and attribute; another
//! language may lack some and is given the English text, marked; the texts that it
//! has must have the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use crate::encode::{MOST_ARGUMENTS, encode};
use crate::lower::{Definition, lower};
use crate::names::{Names, is_file_name};
use crate::pattern::{Pattern, arguments, describe};
use crate::resolve::{Place, resolve};
use crate::source::{LANGUAGES, Language, Missing, SourceFile};

/// The attributes that a language may leave out.
const OPTIONAL: [&str; 2] = [".also", crate::SHORT];

fn is_optional(id: &str) -> bool {
    OPTIONAL.iter().any(|attribute| id.ends_with(attribute))
}

/// The pack that is loaded before any other.
const FIRST_PACK: &str = "app";

/// The texts about a game in its own file, which every file but that of the app may
/// have: both are needed before any pack of the game.
const OF_A_GAME: [&str; 2] = ["game-name", "game-summary"];

/// The mark before an English text in the pack of another language.
pub(crate) const MARK: &str = "⟨en⟩\u{a0}";

/// One Fluent file with its messages in all languages.
#[derive(Debug)]
pub(crate) struct File {
    /// `flames-of-war-rules`.
    pub name: String,
    /// In the order of the English file.
    pub keys: Vec<Key>,
}

/// One message or attribute in all languages.
#[derive(Debug)]
pub(crate) struct Key {
    /// `glo-66` or `glo-66.meaning`.
    pub id: String,
    /// In alphabetical order.
    pub arguments: Vec<String>,
    /// The English text for the documentation of the key.
    pub english: String,
    /// One encoded line per language, in the order of `LANGUAGES`.
    pub lines: Vec<String>,
}

impl File {
    /// The pack of the language with this number.
    pub fn pack(&self, language: usize) -> String {
        let mut content = String::new();
        for key in &self.keys {
            content.push_str(&key.lines[language]);
            content.push('\n');
        }
        content
    }
}

/// Compiles all files and lists the texts that other languages lack, or lists
/// everything that is wrong with the files.
pub(crate) fn build(sources: &[SourceFile]) -> Result<(Vec<File>, Vec<Missing>), Vec<String>> {
    let mut errors = Vec::new();
    let names = file_names(sources, &mut errors);

    // By language, then by file name; a missing file was already reported.
    let languages: Vec<Vec<Place>> = LANGUAGES
        .iter()
        .map(|language| {
            (sources.iter())
                .filter(|source| source.language == language.tag)
                .map(|source| Place {
                    path: &source.path,
                    content: lower(source, language, &mut errors),
                })
                .collect()
        })
        .collect();
    check_terms(&languages, &mut errors);

    let mut files = Vec::new();
    let mut missing = Vec::new();
    for name in names {
        let mut columns = Vec::new();
        for (language, places) in LANGUAGES.iter().zip(&languages) {
            let number = (sources.iter())
                .filter(|source| source.language == language.tag)
                .position(|source| source.name == name);
            columns.push(number.map(|number| Column { places, number }));
        }
        files.push(build_file(name, &columns, &mut missing, &mut errors));
    }
    introduce_games(&mut files, &mut errors);
    let mut module_names = Names::default();
    for file in &files {
        if let Err(error) = module_names.module(&file.name) {
            errors.push(error);
        }
    }
    if files.len() > usize::from(u8::MAX) {
        errors.push("There are more than 255 files.".to_owned());
    }

    if errors.is_empty() {
        missing.sort();
        Ok((files, missing))
    } else {
        // A term that is used twice reports its faults twice.
        let mut seen = BTreeSet::new();
        errors.retain(|error| seen.insert(error.clone()));
        Err(errors)
    }
}

/// Moves the texts about games into the first pack: `game-name` of `k20.ftl`
/// becomes `game-k20`, its `game-summary` `game-k20-summary`.
fn introduce_games(files: &mut [File], errors: &mut Vec<String>) {
    let mut moved = Vec::new();
    for file in files.iter_mut().filter(|file| file.name != FIRST_PACK) {
        let (name, own) = (&file.name, &mut file.keys);
        moved.extend(own.extract_if(.., |key| OF_A_GAME.contains(&&*key.id)).map(|key| {
            match key.id.strip_prefix("game-") {
                Some("summary") => (format!("game-{name}-summary"), key),
                _ => (format!("game-{name}"), key),
            }
        }));
    }
    let Some(first) = files.iter_mut().find(|file| file.name == FIRST_PACK) else {
        return;
    };
    for (id, key) in moved {
        if first.keys.iter().any(|other| other.id == id) {
            errors
                .push(format!("{FIRST_PACK}.ftl: `{id}` is taken by what a game says of itself."));
        }
        first.keys.push(Key { id, ..key });
    }
}

/// One file of one language among the others of its language.
struct Column<'a> {
    places: &'a [Place<'a>],
    number: usize,
}

impl Column<'_> {
    fn place(&self) -> &Place<'_> {
        &self.places[self.number]
    }
}

/// All file names; reports those without an English file.
fn file_names(sources: &[SourceFile], errors: &mut Vec<String>) -> BTreeSet<String> {
    let mut languages_of: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for source in sources {
        if !LANGUAGES.iter().any(|known| known.tag == source.language) {
            errors
                .push(format!("{}: the language `{}` is not known.", source.path, source.language));
        }
        let languages = languages_of.entry(&source.name).or_default();
        if languages.contains(&source.language.as_str()) {
            errors.push(format!("{}: the file is given twice.", source.path));
        }
        languages.push(&source.language);
    }
    for (name, having) in &languages_of {
        if !is_file_name(name) {
            errors.push(format!(
                "{name}.ftl: a file's name has small letters, digits and single hyphens \
                 and begins with a letter."
            ));
        }
        let english = LANGUAGES[0].tag;
        if !having.contains(&english) {
            errors.push(format!(
                "{english}/{name}.ftl: the file is missing (there is one in {}).",
                having.join(", ")
            ));
        }
    }
    languages_of.into_keys().map(str::to_owned).collect()
}

/// Checks every term: even an unused one must be valid.
fn check_terms(languages: &[Vec<Place>], errors: &mut Vec<String>) {
    for places in languages {
        for (number, place) in places.iter().enumerate() {
            for term in &place.content.terms {
                let pattern = resolve(places, number, term, errors);
                if let Some(name) = arguments(&pattern).first() {
                    errors.push(format!(
                        "{}:{}: `{}`: a term cannot use an argument, here ${name}.",
                        place.path, term.line, term.id
                    ));
                }
            }
        }
    }
}

fn build_file(
    name: String,
    columns: &[Option<Column>],
    missing: &mut Vec<Missing>,
    errors: &mut Vec<String>,
) -> File {
    check_messages(columns, errors);

    let mut names = Names::default();
    let mut keys = Vec::new();
    for id in ordered_ids(columns) {
        let found: Vec<Option<&Definition>> =
            columns.iter().map(|column| column.as_ref()?.place().content.find(&id)).collect();
        check_english(&id, columns, &found, errors);
        missing.extend(lacking(&id, &found).map(|language| Missing {
            language: language.tag.to_owned(),
            file: name.clone(),
            id: id.clone(),
        }));
        let key = build_key(id, columns, &found, errors);
        if let Err(error) = names.key(&key.id, &key.arguments) {
            errors.push(format!("{name}.ftl: {error}"));
        }
        keys.push(key);
    }
    if keys.len() > usize::from(u16::MAX) {
        errors.push(format!("{name}.ftl: there are more than 65535 messages."));
    }
    File { name, keys }
}

/// Reports messages that English does not have.
fn check_messages(columns: &[Option<Column>], errors: &mut Vec<String>) {
    let Some((Some(english), others)) = columns.split_first() else {
        return;
    };
    let leading = &english.place().content.message_ids;
    for column in others.iter().flatten() {
        let place = column.place();
        for id in place.content.message_ids.difference(leading) {
            errors.push(format!(
                "{}: the message `{id}` is too much ({} does not have it).",
                place.path,
                english.place().path
            ));
        }
    }
}

/// Reports a value or an attribute of an English message that only another language has.
fn check_english(
    id: &str,
    columns: &[Option<Column>],
    found: &[Option<&Definition>],
    errors: &mut Vec<String>,
) {
    let (Some(Some(english)), Some(None)) = (columns.first(), found.first()) else {
        return;
    };
    let (message, attribute) = split(id);
    if is_optional(id) || !english.place().content.message_ids.contains(message) {
        return;
    }
    let what = match attribute {
        Some(attribute) => format!("the attribute `.{attribute}` of `{message}`"),
        None => format!("the text of `{message}`"),
    };
    let mut having = (columns.iter().zip(found)).filter(|(_, found)| found.is_some());
    if let Some((Some(having), _)) = having.next() {
        errors.push(format!(
            "{}: {what} is missing ({} has it).",
            english.place().path,
            having.place().path
        ));
    }
}

/// The languages that lack a text which English has.
fn lacking<'a>(
    id: &str,
    found: &'a [Option<&Definition>],
) -> impl Iterator<Item = &'static Language> + use<'a> {
    let wanted = !is_optional(id) && found.first().is_some_and(Option::is_some);
    (LANGUAGES.iter().zip(found))
        .filter(move |(_, found)| wanted && found.is_none())
        .map(|(language, _)| language)
}

fn build_key(
    id: String,
    columns: &[Option<Column>],
    found: &[Option<&Definition>],
    errors: &mut Vec<String>,
) -> Key {
    let mut patterns: Vec<Option<Pattern>> = Vec::new();
    // The first language that has it determines the arguments.
    let mut leading: Option<(&str, BTreeSet<String>)> = None;
    for (column, definition) in columns.iter().zip(found) {
        let (Some(column), Some(definition)) = (column, definition) else {
            patterns.push(None);
            continue;
        };
        let path = column.place().path;
        let pattern = resolve(column.places, column.number, definition, errors);
        let names = arguments(&pattern);
        match &leading {
            None => leading = Some((path, names)),
            Some((leader, expected)) => {
                if names != *expected {
                    errors.push(format!(
                        "{path}:{}: `{id}` has {} where {leader} has {}.",
                        definition.line,
                        list(&names),
                        list(expected)
                    ));
                }
            }
        }
        patterns.push(Some(pattern));
    }
    let arguments: Vec<String> =
        leading.map(|(_, names)| names.into_iter().collect()).unwrap_or_default();
    if arguments.len() > MOST_ARGUMENTS {
        errors.push(format!("`{id}` has more than {MOST_ARGUMENTS} placeholders."));
    }
    let english = patterns.first().and_then(Option::as_deref).unwrap_or(&[]);
    let line = |pattern: &Option<Pattern>| match pattern {
        Some(pattern) => encode(pattern, &arguments),
        None if english.is_empty() || is_optional(&id) => String::new(),
        None => format!("{MARK}{}", encode(english, &arguments)),
    };
    Key { english: describe(english), lines: patterns.iter().map(line).collect(), id, arguments }
}

/// All ids of messages and attributes: in the order of the English file, with
/// attributes that only other languages have after their message.
fn ordered_ids(columns: &[Option<Column>]) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    let mut seen = BTreeSet::new();
    for column in columns.iter().flatten() {
        for definition in &column.place().content.messages {
            if !seen.insert(definition.id.clone()) {
                continue;
            }
            let (message, attribute) = split(&definition.id);
            let last = attribute
                .and_then(|_| ids.iter().rposition(|id| split(id).0 == message))
                .map_or(ids.len(), |last| last + 1);
            ids.insert(last, definition.id.clone());
        }
    }
    ids
}

/// The message and the attribute of an id.
fn split(id: &str) -> (&str, Option<&str>) {
    match id.split_once('.') {
        Some((message, attribute)) => (message, Some(attribute)),
        None => (id, None),
    }
}

fn list(names: &BTreeSet<String>) -> String {
    if names.is_empty() {
        return "no placeholder".to_owned();
    }
    let names: Vec<String> = names.iter().map(|name| format!("${name}")).collect();
    names.join(", ")
}
