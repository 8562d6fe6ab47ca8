//! A Fluent pattern, reduced to the parts that the app supports.

use std::collections::BTreeSet;
use std::fmt::Write;

/// A message's text: parts one after another.
pub(crate) type Pattern = Vec<Part>;

/// One part of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Part {
    /// Words as they are.
    Text(String),
    /// `{ $name }`.
    Argument(String),
    /// `{ DIST($name) }`.
    DistanceOf(String),
    /// `{ DIST(2.5) }`, in hundredths of an inch.
    Distance(u32),
    /// `{ message }` or `{ -term }`; gone after `resolve`.
    Reference(Reference),
    /// `{ $name -> … }`.
    Select(Select),
}

/// A place where another message or a term is to be inserted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Reference {
    /// `message`, `message.attribute` or `-term`.
    pub id: String,
    /// The line of the reference in its file.
    pub line: usize,
}

/// A choice between variants by an argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Select {
    /// The name of the argument.
    pub argument: String,
    /// The variants as written.
    pub variants: Vec<Variant>,
}

/// One variant of a choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Variant {
    /// When it is chosen.
    pub key: Key,
    /// Whether it is the one with the asterisk.
    pub default: bool,
    /// Its text.
    pub pattern: Pattern,
}

/// When a variant is chosen. Keys are tried in their order.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Key {
    /// For exactly this number.
    Number(i32),
    /// For a plural form or a word.
    Word(String),
}

impl Key {
    /// The key as it is written in a pack.
    pub fn text(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Word(word) => word.clone(),
        }
    }
}

/// The names of all arguments in a pattern without references.
pub(crate) fn arguments(pattern: &[Part]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    collect_arguments(pattern, &mut names);
    names
}

fn collect_arguments(pattern: &[Part], names: &mut BTreeSet<String>) {
    for part in pattern {
        match part {
            Part::Argument(name) | Part::DistanceOf(name) => {
                names.insert(name.clone());
            }
            Part::Select(select) => {
                names.insert(select.argument.clone());
                for variant in &select.variants {
                    collect_arguments(&variant.pattern, names);
                }
            }
            Part::Text(_) | Part::Distance(_) | Part::Reference(_) => {}
        }
    }
}

/// A pattern for human readers.
pub(crate) fn describe(pattern: &[Part]) -> String {
    let mut text = String::new();
    for part in pattern {
        match part {
            Part::Text(words) => text.push_str(words),
            Part::Argument(name) | Part::DistanceOf(name) => {
                let _ = write!(text, "{{{name}}}");
            }
            Part::Distance(hundredths) => {
                let _ = write!(text, "{}\"", f64::from(*hundredths) / 100.0);
            }
            Part::Select(select) => {
                let variants: Vec<String> = (select.variants.iter())
                    .map(|variant| {
                        format!("{}: {}", variant.key.text(), describe(&variant.pattern))
                    })
                    .collect();
                let _ = write!(text, "{{{}}}", variants.join(" / "));
            }
            Part::Reference(_) => {}
        }
    }
    text
}
