//! From Fluent's syntax tree to the parts that the app supports, one file at a time. Everything
//! else in the file is reported.

use std::collections::BTreeSet;

use fluent_syntax::ast;
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::pattern::{Key, Part, Pattern, Reference, Select, Variant};
use crate::source::{Language, SourceFile};

/// CLDR's names of the plural forms, over all languages.
const PLURAL_FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// A message's value, one of its attributes, or a term.
#[derive(Debug)]
pub(crate) struct Definition {
    /// `message`, `message.attribute` or `-term`.
    pub id: String,
    /// Where it begins in its file.
    pub line: usize,
    /// Its text.
    pub pattern: Pattern,
}

/// The content of one Fluent file.
#[derive(Debug, Default)]
pub(crate) struct Content {
    /// Messages and their attributes, in the order of the file.
    pub messages: Vec<Definition>,
    /// The ids of the messages, without their attributes.
    pub message_ids: BTreeSet<String>,
    /// The terms.
    pub terms: Vec<Definition>,
}

impl Content {
    /// The message, attribute or term with this id.
    pub fn find(&self, id: &str) -> Option<&Definition> {
        let all = if id.starts_with('-') { &self.terms } else { &self.messages };
        all.iter().find(|definition| definition.id == id)
    }
}

/// Parses and checks a single file.
pub(crate) fn lower(source: &SourceFile, language: &Language, errors: &mut Vec<String>) -> Content {
    let mut lowering = Lowering {
        source,
        language,
        errors,
        content: Content::default(),
        id: String::new(),
        line: 1,
    };
    let resource = match parser::parse(source.content.as_str()) {
        Ok(resource) => resource,
        Err((resource, junk)) => {
            for error in junk {
                lowering.line = line_at(&source.content, error.pos.start);
                lowering.error(&format!("this is not Fluent: {error}"));
            }
            resource
        }
    };
    for entry in resource.body {
        lowering.entry(&entry);
    }
    lowering.content
}

struct Lowering<'a> {
    source: &'a SourceFile,
    language: &'a Language,
    errors: &'a mut Vec<String>,
    content: Content,
    /// The id being read, for errors; empty outside messages and terms.
    id: String,
    /// The last known line, for errors.
    line: usize,
}

impl<'a> Lowering<'a> {
    fn error(&mut self, what: &str) {
        let place = format!("{}:{}", self.source.path, self.line);
        self.errors.push(if self.id.is_empty() {
            format!("{place}: {what}.")
        } else {
            format!("{place}: `{}`: {what}.", self.id)
        });
    }

    /// Moves to the line of a slice of the source.
    fn at(&mut self, slice: &'a str) {
        // Parsed slices point into the source, so their distance from its beginning is
        // their position.
        let offset = slice.as_ptr().addr().saturating_sub(self.source.content.as_ptr().addr());
        self.line = line_at(&self.source.content, offset);
    }

    fn entry(&mut self, entry: &ast::Entry<&'a str>) {
        match entry {
            ast::Entry::Message(message) => {
                self.at(message.id.name);
                let id = message.id.name.to_owned();
                self.id.clone_from(&id);
                if !self.content.message_ids.insert(id.clone()) {
                    self.error("the id is used twice in this file");
                    return;
                }
                if let Some(value) = &message.value {
                    self.message(id.clone(), value);
                }
                for attribute in &message.attributes {
                    self.at(attribute.id.name);
                    self.id = format!("{id}.{}", attribute.id.name);
                    if self.content.find(&self.id).is_some() {
                        self.error("the attribute is given twice");
                    } else {
                        self.message(self.id.clone(), &attribute.value);
                    }
                }
            }
            ast::Entry::Term(term) => {
                self.at(term.id.name);
                self.id = format!("-{}", term.id.name);
                if self.content.find(&self.id).is_some() {
                    self.error("the id is used twice in this file");
                    return;
                }
                if !term.attributes.is_empty() {
                    self.error("attributes of terms are not supported");
                }
                let line = self.line;
                let pattern = self.pattern(&term.value);
                if let Some(name) = crate::pattern::arguments(&pattern).first() {
                    self.error(&format!("a term cannot use an argument, here ${name}"));
                }
                self.content.terms.push(Definition { id: self.id.clone(), line, pattern });
            }
            // Junk was reported with the parser's errors.
            ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_)
            | ast::Entry::Junk { .. } => {}
        }
        self.id.clear();
    }

    fn message(&mut self, id: String, value: &ast::Pattern<&'a str>) {
        let line = self.line;
        let pattern = self.pattern(value);
        self.content.messages.push(Definition { id, line, pattern });
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&'a str>) -> Pattern {
        let mut parts = Pattern::new();
        // The parser gives each line as a separate element; only together do they show
        // where the empty lines are.
        let mut lines = String::new();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => {
                    self.at(value);
                    self.check_characters(value);
                    lines.push_str(value);
                }
                ast::PatternElement::Placeable { expression } => {
                    self.push_lines(&mut parts, &lines);
                    lines.clear();
                    self.expression(expression, &mut parts);
                }
            }
        }
        self.push_lines(&mut parts, &lines);
        parts
    }

    fn push_lines(&self, parts: &mut Pattern, lines: &str) {
        let text = join_short_words(&fold_lines(lines), self.language, parts.is_empty());
        push_text(parts, &text);
    }

    fn expression(&mut self, expression: &ast::Expression<&'a str>, parts: &mut Pattern) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, parts),
            ast::Expression::Select { selector, variants } => {
                if let ast::InlineExpression::VariableReference { id } = selector {
                    self.at(id.name);
                    let select = self.select(id.name, variants);
                    parts.push(Part::Select(select));
                } else {
                    self.error("only an argument can select a variant: { $name -> … }");
                }
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&'a str>, parts: &mut Pattern) {
        match inline {
            ast::InlineExpression::StringLiteral { value } => {
                self.at(value);
                let text = unescape_unicode_to_string(value);
                self.check_characters(&text);
                push_text(parts, &text);
            }
            ast::InlineExpression::NumberLiteral { value } => {
                self.at(value);
                self.error(&format!("write the number {value} as text, without the braces"));
            }
            ast::InlineExpression::VariableReference { id } => {
                parts.push(Part::Argument(id.name.to_owned()));
            }
            ast::InlineExpression::FunctionReference { id, arguments } => {
                self.at(id.name);
                match (id.name, arguments.positional.as_slice()) {
                    ("DIST", [length]) if arguments.named.is_empty() => {
                        self.distance(length, parts);
                    }
                    ("DIST", _) => {
                        self.error("DIST takes one number or argument: DIST(4), DIST($range)");
                    }
                    (name, _) => {
                        self.error(&format!("the function {name} is not known, only DIST is"));
                    }
                }
            }
            ast::InlineExpression::MessageReference { id, attribute } => {
                self.at(id.name);
                let id = match attribute {
                    Some(attribute) => format!("{}.{}", id.name, attribute.name),
                    None => id.name.to_owned(),
                };
                parts.push(Part::Reference(Reference { id, line: self.line }));
            }
            ast::InlineExpression::TermReference { id, attribute, arguments } => {
                self.at(id.name);
                if attribute.is_some() || arguments.is_some() {
                    self.error(&format!(
                        "a term stands alone, without arguments or attributes: {{ -{} }}",
                        id.name
                    ));
                }
                parts.push(Part::Reference(Reference {
                    id: format!("-{}", id.name),
                    line: self.line,
                }));
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression, parts),
        }
    }

    fn distance(&mut self, length: &ast::InlineExpression<&'a str>, parts: &mut Pattern) {
        match length {
            ast::InlineExpression::VariableReference { id } => {
                parts.push(Part::DistanceOf(id.name.to_owned()));
            }
            ast::InlineExpression::NumberLiteral { value } => match hundredths(value) {
                Some(hundredths) => parts.push(Part::Distance(hundredths)),
                None => self.error(&format!(
                    "DIST({value}): a distance is not negative and has at most two decimals"
                )),
            },
            _ => self.error("DIST takes one number or argument: DIST(4), DIST($range)"),
        }
    }

    fn select(&mut self, argument: &str, variants: &[ast::Variant<&'a str>]) -> Select {
        let line = self.line;
        let mut lowered: Vec<Variant> = Vec::new();
        for variant in variants {
            let key = match variant.key {
                ast::VariantKey::Identifier { name } => {
                    self.at(name);
                    Key::Word(name.to_owned())
                }
                ast::VariantKey::NumberLiteral { value } => {
                    self.at(value);
                    if let Ok(number) = value.parse() {
                        Key::Number(number)
                    } else {
                        self.error(&format!("[{value}] is not a whole number"));
                        continue;
                    }
                }
            };
            if lowered.iter().any(|other| other.key == key) {
                self.error(&format!("the variant [{}] is given twice", key.text()));
            }
            let pattern = self.pattern(&variant.value);
            lowered.push(Variant { key, default: variant.default, pattern });
        }
        self.line = line;
        self.check_variants(argument, &lowered);
        Select { argument: argument.to_owned(), variants: lowered }
    }

    fn check_variants(&mut self, argument: &str, variants: &[Variant]) {
        let mut plurals = BTreeSet::new();
        let mut words = BTreeSet::new();
        let mut numbers = false;
        let mut default = None;
        for variant in variants {
            match &variant.key {
                Key::Number(_) => numbers = true,
                Key::Word(word) if PLURAL_FORMS.contains(&word.as_str()) => {
                    plurals.insert(word.as_str());
                }
                Key::Word(word) => {
                    words.insert(word.as_str());
                }
            }
            if variant.default {
                default = Some(&variant.key);
            }
        }
        let default_word = match default {
            Some(Key::Word(word)) => word.as_str(),
            _ => "",
        };

        if words.is_empty() && !plurals.is_empty() {
            self.check_plural(argument, &plurals, default_word, numbers);
            return;
        }
        // The default may have any name, and often it is `other`.
        plurals.remove(default_word);
        words.remove(default_word);
        if let Some(plural) = plurals.first() {
            self.error(&format!(
                "the choice by ${argument} mixes the plural form [{plural}] with other keys"
            ));
        } else if let (Some(word), true) = (words.first(), numbers) {
            self.error(&format!("the choice by ${argument} mixes the word [{word}] with numbers"));
        }
    }

    fn check_plural(
        &mut self,
        argument: &str,
        given: &BTreeSet<&str>,
        default: &str,
        numbers: bool,
    ) {
        let language = self.language;
        for form in language.forms {
            if !given.contains(form) {
                let mut what = format!(
                    "the choice by ${argument} lacks the plural form [{form}] of the language {}",
                    language.tag
                );
                if numbers && given.len() == 1 {
                    what += " (if only exact numbers matter, call the default *[else])";
                }
                self.error(&what);
            }
        }
        for form in given {
            if !language.forms.contains(form) {
                self.error(&format!(
                    "the choice by ${argument} has the plural form [{form}], \
                     which the language {} does not have",
                    language.tag
                ));
            }
        }
        if default != "other" {
            self.error(&format!(
                "the default of the plural choice by ${argument} must be *[other]"
            ));
        }
    }

    /// Control characters would be mistaken for the marks of the encoding.
    fn check_characters(&mut self, text: &str) {
        if let Some(control) = text.chars().find(|c| c.is_control() && *c != '\n') {
            self.error(&format!(
                "the text holds the control character U+{:04X}",
                u32::from(control)
            ));
        }
    }
}

/// The line at an offset, counted from 1.
fn line_at(source: &str, offset: usize) -> usize {
    let before = source.as_bytes().iter().take(offset);
    1 + before.filter(|byte| **byte == b'\n').count()
}

fn push_text(parts: &mut Pattern, text: &str) {
    if text.is_empty() {
        return;
    }
    if let Some(Part::Text(last)) = parts.last_mut() {
        last.push_str(text);
    } else {
        parts.push(Part::Text(text.to_owned()));
    }
}

/// Line breaks with the indentation around them become one space; if there is an empty
/// line, they become one line break.
fn fold_lines(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut lines = text.split('\n');
    let Some(first) = lines.next() else {
        return folded;
    };
    folded.push_str(first);
    let mut breaks = 0;
    for line in lines {
        breaks += 1;
        let line = line.trim_start_matches(' ');
        if line.is_empty() {
            continue;
        }
        push_break(&mut folded, breaks);
        breaks = 0;
        folded.push_str(line);
    }
    if breaks > 0 {
        push_break(&mut folded, breaks);
    }
    folded
}

/// Joins each one-letter word to the next word with a no-break space.
///
/// `at_start`: whether the text begins its message, so that its first letter may be a word.
fn join_short_words(text: &str, language: &Language, at_start: bool) -> String {
    let mut joined = String::with_capacity(text.len());
    let mut before = at_start.then_some(' ');
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        joined.push(letter);
        let begins = before.is_some_and(|before| !before.is_alphanumeric());
        let mut ahead = letters.clone();
        // „W + K” is a formula, not a word.
        let goes_on =
            ahead.next() == Some(' ') && ahead.next().is_none_or(|next| !"+−=×".contains(next));
        if begins && language.short_words.contains(letter) && goes_on {
            letters.next();
            joined.push('\u{a0}');
            // „i w lesie”: the next word may be just as short.
            before = Some(' ');
        } else {
            before = Some(letter);
        }
    }
    joined
}

fn push_break(folded: &mut String, breaks: usize) {
    folded.truncate(folded.trim_end_matches(' ').len());
    folded.push(if breaks > 1 { '\n' } else { ' ' });
}

/// `2.5` as 250.
fn hundredths(number: &str) -> Option<u32> {
    let (whole, decimals) = number.split_once('.').unwrap_or((number, ""));
    if decimals.len() > 2 || whole.starts_with('-') {
        return None;
    }
    let whole: u32 = whole.parse().ok()?;
    let decimals: u32 = format!("{decimals:0<2}").parse().ok()?;
    whole.checked_mul(100)?.checked_add(decimals)
}
