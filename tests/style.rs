//! The styles are in order: one owner for every class, no style for anything that
//! is not on a screen, and no literal value where there is a token.
//!
//! `style/parts` and `style/pages` hold a file for each part and page, and a class
//! begins with the name of its file: `.odds-bar` is in `odds.css`. A class that
//! belongs to no file names a state, and is used only beside the class of its
//! element: `.headline.refused`.

#![allow(clippy::expect_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The declarations of some selectors.
struct Rule {
    /// The file without folder and ending: `odds`.
    file: String,
    /// The widths it applies to, as `@media` gives them; empty for all.
    media: String,
    selectors: Vec<String>,
    /// Properties with their values.
    says: Vec<(String, String)>,
}

/// All files with one of these extensions in a folder and below, in order.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.to_str().expect("a plain name").to_owned();
        if path.is_dir() {
            found.extend(files(&name, ending));
        } else if name.ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The name of a file without its extension.
fn stem(path: &Path) -> String {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    stem.expect("a plain name").to_owned()
}

/// The names that classes begin with.
fn owners() -> BTreeSet<String> {
    let mut owners = BTreeSet::new();
    for folder in ["style/parts", "style/pages"] {
        for path in files(folder, ".css") {
            let new = owners.insert(stem(&path));
            assert!(new, "{}: the name is taken", path.display());
        }
    }
    owners
}

/// The file that a class belongs to: `own-dice-need` to `own-dice`.
fn owner<'a>(owners: &'a BTreeSet<String>, class: &str) -> Option<&'a str> {
    let begins = |name: &&String| {
        let rest = class.strip_prefix(name.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    let longest = owners.iter().filter(begins).max_by_key(|name| name.len());
    longest.map(String::as_str)
}

fn rules() -> Vec<Rule> {
    let mut rules = Vec::new();
    // Each game's folder sets its accent.
    let accents = files("src/rulesets", ".css");
    for path in files("style", ".css").into_iter().chain(accents) {
        let mut text = fs::read_to_string(&path).expect("styles");
        while let Some((before, after)) = text.split_once("/*") {
            let after = after.split_once("*/").expect("the end of a comment").1;
            text = format!("{before}{after}");
        }
        read(&text, &stem(&path), "", &mut rules);
    }
    rules
}

/// Reads the rules of a text, which may be the content of an `@media`.
fn read(text: &str, file: &str, media: &str, rules: &mut Vec<Rule>) {
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let before = before.trim();
        let mut depth = 1;
        let end = after.find(|letter| {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            depth == 0
        });
        let (inside, after) = after.split_at(end.expect("the end of a block"));
        if before.starts_with("@keyframes") {
        } else if before.starts_with('@') {
            read(inside, file, before, rules);
        } else {
            let says = inside.split(';').filter_map(|one| one.split_once(':'));
            rules.push(Rule {
                file: file.to_owned(),
                media: media.to_owned(),
                selectors: list(before),
                says: says
                    .map(|(property, value)| (property.trim().to_owned(), value.trim().to_owned()))
                    .collect(),
            });
        }
        rest = &after[1..];
    }
}

/// The selectors of a list; a comma in brackets does not separate them.
fn list(selectors: &str) -> Vec<String> {
    let mut depth = 0;
    let mut all = vec![String::new()];
    for letter in selectors.chars() {
        depth += i32::from("([".contains(letter)) - i32::from(")]".contains(letter));
        match all.last_mut() {
            Some(last) if letter != ',' || depth > 0 => last.push(letter),
            _ => all.push(String::new()),
        }
    }
    all.iter().map(|one| one.trim().to_owned()).collect()
}

/// The classes of a selector, each with whether it is beside another.
fn classes(selector: &str) -> Vec<(&str, bool)> {
    let places = selector.match_indices('.').map(|(place, _)| place);
    places
        .filter_map(|place| {
            let rest = &selector[place + 1..];
            let end = rest.find(|letter| !is_of_name(letter));
            let class = &rest[..end.unwrap_or(rest.len())];
            let beside = selector[..place].ends_with(|letter| is_of_name(letter) || letter == ']');
            let negated = selector[..place].ends_with(":not(");
            class
                .starts_with(|letter: char| letter.is_ascii_lowercase())
                .then_some((class, beside || negated))
        })
        .collect()
}

fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-'
}

/// Fails with all the lines at once, if any.
#[track_caller]
fn none(what: &str, found: &BTreeSet<String>) {
    let found: Vec<&str> = found.iter().map(String::as_str).collect();
    assert!(found.is_empty(), "{what}:\n  {}", found.join("\n  "));
}

#[test]
fn a_class_has_one_owner() {
    let owners = owners();
    let mut wrong = BTreeSet::new();
    for rule in rules() {
        for selector in &rule.selectors {
            let is_part = owners.contains(&rule.file);
            let classes = classes(selector);
            let first = classes.iter().find(|(_, beside)| !beside);
            if is_part && first.and_then(|(class, _)| owner(&owners, class)) != Some(&rule.file) {
                wrong.insert(format!("{}.css: `{selector}` begins with no class of it", rule.file));
            }
            for (class, beside) in classes {
                let owned = owner(&owners, class).is_some();
                if is_part && !owned && !beside && !WORDS.contains(&class) {
                    wrong.insert(format!("{}.css: .{class} belongs to no file", rule.file));
                }
                if !is_part && (owned || !WORDS.contains(&class)) {
                    wrong.insert(format!("{}.css: .{class} is not for it", rule.file));
                }
            }
        }
    }
    none("classes out of place", &wrong);
}

/// The type classes that every screen uses, in `base.css`.
const WORDS: [&str; 4] = ["link", "margin-word", "soft", "unseen"];

#[test]
fn what_is_styled_is_used_and_what_is_used_is_styled() {
    let rules = rules();
    let styled: BTreeSet<String> = rules
        .iter()
        .flat_map(|rule| &rule.selectors)
        .flat_map(|selector| classes(selector))
        .map(|(class, _)| class.to_owned())
        .collect();

    let (mut used, mut words) = (BTreeSet::new(), BTreeSet::new());
    let mut sources = files("src/ui", ".rs");
    sources.push("src/browser/crash.rs".into());
    for path in sources {
        let text = fs::read_to_string(&path).expect("a source");
        for after in text.split("class:").skip(1) {
            let name = after.split(|letter| !is_of_name(letter)).next();
            used.extend(name.filter(|name| !name.is_empty()).map(str::to_owned));
        }
        for form in ["class=\"", "class=format!(\""] {
            for after in text.split(form).skip(1) {
                let classes = after.split('"').next().unwrap_or_default();
                let whole = classes.split(' ').filter(|word| !word.contains('{'));
                used.extend(whole.map(str::to_owned));
            }
        }
        // A class may also come from a function: any string may be one.
        words.extend(text.split('"').flat_map(str::split_whitespace).map(str::to_owned));
    }

    let unstyled = used.difference(&styled).map(|class| format!(".{class}"));
    none("used and nowhere styled", &unstyled.collect());
    // `ruler-band-{}` expands to several classes.
    let made: Vec<&str> = words
        .iter()
        .filter_map(|word| word.split_once('{').map(|(begin, _)| begin))
        .filter(|begin| begin.ends_with('-'))
        .collect();
    let unused = styled.iter().filter(|class| {
        let known = used.contains(*class) || words.contains(*class);
        !known && !made.iter().any(|begin| class.starts_with(begin))
    });
    none("styled and nowhere used", &unused.cloned().collect());
}

/// Type, white space, lines and corners: the properties that make screens look
/// alike. Sizes and positions are up to each element.
const FROM_TOKENS: [&str; 9] = [
    "border",
    "box-shadow",
    "column-gap",
    "font",
    "gap",
    "margin",
    "outline",
    "padding",
    "row-gap",
];

/// Breakpoints of the layout, in rem, because custom properties cannot be used
/// there.
const WIDTHS: [&str; 12] =
    ["16", "21", "24", "30", "33.99", "34", "35.99", "36", "48", "59.99", "60", "75"];

#[test]
fn measures_and_colours_come_from_the_tokens() {
    let mut raw = BTreeSet::new();
    for rule in rules().iter().filter(|rule| rule.file != "tokens") {
        for (property, value) in &rule.says {
            let counts = FROM_TOKENS.iter().any(|name| {
                let rest = property.strip_prefix(name);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            });
            let lengths = || {
                let parts = value.split(|letter: char| !is_of_name(letter) && letter != '.');
                parts.map(|part| part.trim_start_matches('-'))
            };
            let is_raw = |length: &str| {
                let number = length.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
                let unit = &length[number.len()..];
                number.parse::<f32>().is_ok()
                    && ["px", "rem", "em", "ch", "pt"].contains(&unit)
                    && length != "1px"
            };
            let coloured = value.contains('#') || value.contains("rgb(");
            if coloured || counts && lengths().any(is_raw) {
                raw.insert(format!("{}.css: {property}: {value}", rule.file));
            }
        }
        let width = rule.media.split_once("-width: ").map(|(_, width)| width);
        let width = width.and_then(|width| width.split_once("rem"));
        if width.is_some_and(|(width, _)| !WIDTHS.contains(&width)) {
            raw.insert(format!("{}.css: {}", rule.file, rule.media));
        }
    }
    none("not from style/tokens.css", &raw);
}

/// A game may only set its accent.
#[test]
fn a_game_has_an_accent_and_no_other_style() {
    let mut wrong = BTreeSet::new();
    for path in files("src/rulesets", ".css") {
        let folder = path.parent().map(stem).expect("a folder");
        let mut rules = Vec::new();
        let text = fs::read_to_string(&path).expect("styles");
        let text = text.rsplit("*/").next().unwrap_or_default();
        read(text, "accent", "", &mut rules);
        let selector = format!("[data-ruleset=\"{}\"]", folder.replace('_', "-"));
        let is_accent = |(property, value): &(String, String)| {
            property == "--accent" && value.starts_with("var(--accent-")
        };
        let fits = stem(&path) == "accent"
            && rules.len() == 1
            && rules[0].selectors == [selector]
            && matches!(&rules[0].says[..], [one] if is_accent(one));
        if !fits {
            wrong.insert(path.display().to_string());
        }
    }
    none("more or less than an accent", &wrong);
}

#[test]
fn every_token_is_there_and_used() {
    let rules = rules();
    let mut used: BTreeMap<String, String> = BTreeMap::new();
    for rule in &rules {
        for (_, value) in &rule.says {
            for after in value.split("var(").skip(1) {
                let name = after.split(|letter| !is_of_name(letter)).next();
                used.insert(name.unwrap_or_default().to_owned(), rule.file.clone());
            }
        }
    }
    let known: BTreeSet<&String> = rules
        .iter()
        .filter(|rule| rule.file == "tokens")
        .flat_map(|rule| rule.says.iter().map(|(property, _)| property))
        .filter(|property| property.starts_with("--"))
        .collect();
    // A value that the app sets on an element has its default in the same file.
    let own = |name: &str, file: &str| {
        let mut here = rules.iter().filter(|rule| rule.file == file);
        here.any(|rule| rule.says.iter().any(|(property, _)| property == name))
    };
    let missing = used.iter().filter(|(name, file)| !known.contains(name) && !own(name, file));
    let missing = missing.map(|(name, file)| format!("{file}.css: {name}"));
    none("no such token", &missing.collect());
    // Unused accents are for future games.
    let idle =
        known.iter().filter(|name| !used.contains_key(**name) && !name.starts_with("--accent-"));
    none("tokens that nothing uses", &idle.map(|name| (*name).clone()).collect());
}
