//! The app's own texts, in all languages: they render with real plural rules,
//! none of their encoding remains, each thing has one word, and they are short
//! enough to read at the table.

#![allow(clippy::expect_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use adjutant::text::{Arg, Language, Packs, Phrase, PluralCategory, Text, Voice, keys};
use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// The plural forms of CLDR, as in the browser's `Intl.PluralRules`.
fn plural(language: Language, number: f64) -> PluralCategory {
    let language: LanguageIdentifier = language.tag().parse().expect("a tag");
    let rules = PluralRules::create(language, PluralRuleType::CARDINAL).expect("plural rules");
    let category = rules.select(number).expect("a number");
    PluralCategory::from_name(&format!("{category:?}").to_lowercase())
}

fn voice(packs: &Packs) -> Voice<'_> {
    Voice { packs, metric: true, plural: &plural }
}

#[test]
fn plural_forms_follow_cldr() {
    let numbers = [0, 1, 2, 5, 12, 21, 22, 25, 101, 111];
    let forms = |language| {
        numbers.map(|number| {
            let category = plural(language, f64::from(number));
            assert_eq!(PluralCategory::from_name(category.name()), category);
            category.name()
        })
    };
    assert_eq!(
        forms(Language::English),
        ["other", "one", "other", "other", "other", "other", "other", "other", "other", "other"]
    );
    assert_eq!(
        forms(Language::Polish),
        ["many", "one", "few", "many", "many", "many", "few", "many", "many", "many"]
    );
    assert_eq!(
        forms(Language::Russian),
        ["many", "one", "few", "many", "many", "one", "few", "many", "one", "many"]
    );
    assert_eq!(plural(Language::Polish, 1.5), PluralCategory::Other);
}

#[test]
fn every_message_renders_without_marks() {
    let packs_of = Language::ALL.map(Packs::embedded);
    for packs in &packs_of {
        let voice = voice(packs);
        for (pack, (name, count)) in keys::PACKS.iter().zip(keys::COUNTS).enumerate() {
            assert!(packs.has(name));
            for index in 0..*count {
                for arg in plausible_args() {
                    let phrase =
                        Phrase { text: Text::new(pack as u8, index), args: vec![arg.clone(); 10] };
                    let rendered = voice.render(&phrase);
                    let mark = rendered.chars().find(|c| c.is_control() && *c != '\n');
                    assert_eq!(
                        mark,
                        None,
                        "{} {name} {index} {arg:?}: {rendered}",
                        packs.language().tag()
                    );
                    assert!(!rendered.contains(['{', '}']), "{name}: {rendered}");
                }
            }
        }
    }
}

fn plausible_args() -> Vec<Arg> {
    let mut args: Vec<Arg> = [0, 1, 2, 5, 12, 21, 22, 25, 101, 111].map(Arg::Number).to_vec();
    args.extend([
        Arg::Decimal(2.5, 1),
        Arg::Inches(8.0),
        Arg::Chance(0.25),
        Arg::Text(keys::app::APP_NAME),
        Phrase::from(keys::app::APP_NAME).into(),
        "words".into(),
    ]);
    args
}

#[test]
fn a_text_of_a_pack_that_is_not_loaded_is_empty() {
    let packs = Packs::new(Language::English);
    assert_eq!(voice(&packs).text(keys::app::APP_NAME), "");
}

/// A message, or an attribute of one (`id.attribute`), as its Fluent file has it.
struct Message {
    language: &'static str,
    file: String,
    id: String,
    text: String,
}

impl Message {
    fn name(&self) -> String {
        format!("{} {} {}", self.language, self.file, self.id)
    }

    /// Other names, by which the search finds a term; they are never shown.
    fn is_alias(&self) -> bool {
        self.id.split_once('.').is_some_and(|(_, name)| name == "also" || name == "short")
    }

    /// The text for large numbers: the last branch of each selection, and one
    /// word for each argument.
    fn read(&self) -> String {
        last_branches(&self.text)
    }
}

const LANGUAGES: [&str; 3] = ["en", "pl", "ru"];

/// The files of the wargames; the others belong to the app itself.
const GAMES: [&str; 4] = ["brygada", "cold-war-commander", "flames-of-war", "k20"];

/// All messages of a language, in the order of the files.
fn messages(language: &'static str) -> Vec<Message> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language);
    let entries = fs::read_dir(folder).expect("the language has a folder");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        let stem = path.file_stem().expect("a name");
        let source = fs::read_to_string(&path).expect("a text");
        of_file(language, &stem.to_string_lossy(), &source, &mut all);
    }
    all
}

fn of_file(language: &'static str, file: &str, source: &str, all: &mut Vec<Message>) {
    let named = |line: &str| {
        let (name, rest) = line.split_once(" =")?;
        let id = |c: char| c.is_ascii_alphanumeric() || c == '-';
        (!name.is_empty() && name.chars().all(id))
            .then(|| (name.to_owned(), rest.trim_start().to_owned()))
    };
    let begin = all.len();
    let mut of = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let attribute = line.trim_start().strip_prefix('.').and_then(named);
        let (id, text) = if let Some((name, text)) = named(line) {
            of.clone_from(&name);
            (name, text)
        } else if let Some((name, text)) = attribute {
            (format!("{of}.{name}"), text)
        } else {
            if let Some(last) = all[begin..].last_mut() {
                last.text.push('\n');
                last.text.push_str(line);
            }
            continue;
        };
        all.push(Message { language, file: file.to_owned(), id, text });
    }
    for message in &mut all[begin..] {
        message.text.truncate(message.text.trim_end().len());
    }
}

/// `text` with the last branch of each selection, a distance as `DIST(n)`, and a
/// mark for any other argument.
fn last_branches(text: &str) -> String {
    let Some(start) = text.find('{') else {
        return text.to_owned();
    };
    let mut depth = 0;
    let end = text[start..].char_indices().find(|(_, c)| {
        depth += i32::from(*c == '{') - i32::from(*c == '}');
        depth == 0
    });
    let (end, _) = end.expect("the brace is closed");
    let inner = text[start + 1..start + end].trim();
    let shown = match (inner.split_once("->"), inner.rsplit_once("*[")) {
        (Some(_), Some((_, last))) => last.split_once(']').map_or("", |(_, text)| text).trim(),
        _ if inner.starts_with("DIST") => inner,
        _ => "…",
    };
    format!("{}{}{}", &text[..start], last_branches(shown), last_branches(&text[start + end + 1..]))
}

/// Fails with all lines at once, if any.
#[track_caller]
fn none(what: &str, found: &[String]) {
    assert!(found.is_empty(), "{what}:\n  {}", found.join("\n  "));
}

/// Whether `text` has `phrase` as whole words, or as the beginning of words if it
/// ends with `*`; both are in lower case.
fn says(text: &str, phrase: &str) -> bool {
    let stem = phrase.trim_end_matches('*');
    text.match_indices(stem).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + stem.len()..].chars().next();
        let part = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        !part(before) && (stem != phrase || !part(after))
    })
}

#[test]
fn a_russian_text_is_in_russian() {
    // `ppanc` is a term of the sheet.
    let english = |word: &str| word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase());
    let found: Vec<String> = (messages("ru").into_iter())
        .filter(|message| !message.is_alias() && !message.name().ends_with(" abbr-ppanc"))
        .filter(|message| {
            let read = message.read();
            !read.contains(|c: char| ('\u{400}'..='\u{4ff}').contains(&c))
                && read.split(|c: char| !c.is_alphabetic()).any(english)
        })
        .map(|message| message.name())
        .collect();
    none("English words", &found);
}

#[test]
fn one_thing_has_one_word() {
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/text/terms.tsv");
    let table = fs::read_to_string(table).expect("the table");
    let rows = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    let rows: Vec<Vec<&str>> = rows.map(|line| line.split('\t').collect()).collect();
    let mut found = Vec::new();
    for language in LANGUAGES {
        for message in messages(language).iter().filter(|message| !message.is_alias()) {
            // Branches are texts as well; the names of arguments are not.
            let words: Vec<&str> =
                message.text.split(' ').filter(|word| !word.starts_with('$')).collect();
            let text = words.join(" ").to_lowercase();
            for row in &rows {
                let (of, files, say, not) = (row[0], row[1], row[2], row[3]);
                let here = match files {
                    "*" => true,
                    "games" => GAMES.iter().any(|game| message.file.starts_with(game)),
                    _ => message.file.starts_with(files),
                };
                if of == language && here && says(&text, &not.to_lowercase()) {
                    found.push(format!("{}: “{say}”, not “{not}”", message.name()));
                }
            }
        }
    }
    none("said in another word", &found);
}

/// The numbers, dice and distances of a text. A bare 1 or 2 is left out, since a
/// language may write it as a word.
fn figures(text: &str) -> BTreeSet<String> {
    let chars: Vec<char> = text.chars().collect();
    let mut all = BTreeSet::new();
    let mut at = 0;
    while at < chars.len() {
        let start = at;
        let joint = |at: usize| {
            ".,/".contains(chars[at]) && chars.get(at + 1).is_some_and(char::is_ascii_digit)
        };
        while at < chars.len() && (chars[at].is_ascii_digit() || (at > start && joint(at))) {
            at += 1;
        }
        if at == start {
            at += 1;
            continue;
        }
        let number: String = chars[start..at].iter().collect::<String>().replace(',', ".");
        let before = start.checked_sub(1).map(|at| chars[at]);
        let after = chars.get(at).filter(|c| ['+', '%'].contains(*c));
        match before {
            Some('D' | 'K') => all.insert(format!("D{number}")),
            Some('−' | '±') => all.insert(format!("−{number}")),
            Some(c) if c.is_alphanumeric() => false,
            _ if after.is_some() => all.insert(format!("{number}{}", chars[at])),
            _ => !["1", "2"].contains(&number.as_str()) && all.insert(number),
        };
    }
    let distances = text.match_indices("DIST(").filter_map(|(at, _)| text[at..].split_once(')'));
    all.extend(distances.map(|(distance, _)| format!("{distance})")));
    all
}

#[test]
fn the_figures_of_a_text_are_the_same_in_all_languages() {
    let [english, others @ ..] = LANGUAGES.map(messages);
    let mut found = Vec::new();
    for other in others {
        for message in english.iter().filter(|message| !message.is_alias()) {
            let twin = other.iter().find(|twin| twin.file == message.file && twin.id == message.id);
            let Some(twin) = twin else {
                continue;
            };
            // A Russian player calls a double by its face: two sixes.
            let read = twin.read().replace("шестёрк", "6 ");
            let (ours, theirs) = (figures(&message.read()), figures(&read));
            if ours != theirs {
                let differ: Vec<_> = ours.symmetric_difference(&theirs).collect();
                found.push(format!("{}: {differ:?}", twin.name()));
            }
        }
    }
    none("figures that one language has and another has not", &found);
}

#[test]
fn texts_read_at_the_table_are_short() {
    let mut found = Vec::new();
    for message in LANGUAGES.into_iter().flat_map(messages) {
        let read = message.read();
        let (words, letters) = (read.split_whitespace().count(), read.chars().count());
        let game = GAMES.iter().any(|game| message.file.starts_with(game));
        let begins = |prefix| game && message.id.starts_with(prefix);
        if begins("amb-") && words > 30 {
            found.push(format!("{}: a ruling of {words} words", message.name()));
        } else if begins("note-") && words > 20 {
            found.push(format!("{}: a note of {words} words", message.name()));
        } else if (begins("offer-") || begins("declare-")) && letters > 24 {
            found.push(format!("{}: a button of {letters} characters", message.name()));
        }
    }
    none("too long", &found);
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    let foreign = [("en", "\"’„«»"), ("pl", "\"’“«»"), ("ru", "\"’„“”")];
    let mut found = Vec::new();
    for (language, marks) in foreign {
        for message in messages(language) {
            if let Some(mark) = message.read().chars().find(|c| marks.contains(*c)) {
                found.push(format!("{}: {mark}", message.name()));
            }
        }
    }
    none("quotation marks of another language", &found);
}

#[test]
fn a_number_stays_with_its_unit() {
    let mut found = Vec::new();
    for message in LANGUAGES.into_iter().flat_map(messages) {
        let read = message.read();
        let apart = read.split(' ').zip(read.split(' ').skip(1));
        let apart = apart.filter(|(number, unit)| {
            let unit = unit.trim_end_matches(|c: char| !c.is_alphanumeric());
            ["cm", "mm", "см", "мм"].contains(&unit)
                && number.ends_with(|c: char| c.is_ascii_digit() || c == '…')
        });
        if apart.count() > 0 {
            found.push(message.name());
        }
    }
    none("an ordinary space between a number and its unit", &found);
}
