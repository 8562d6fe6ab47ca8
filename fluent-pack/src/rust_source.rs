//! Writes the typed keys as Rust source.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use crate::pattern::Part;
use crate::table::{File, Key};

/// Names that the generated modules need for themselves.
const TAKEN: [&str; 2] = ["PACK", "COUNT"];

/// Rust's keywords that an id could be.
const KEYWORDS: [&str; 51] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// Whether a file of this name gives a good module and a good address.
pub(crate) fn is_file_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_lowercase())
        && !name.ends_with('-')
        && !name.contains("--")
        && (name.chars()).all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// The names given so far, to find ids that would get the same one.
#[derive(Default)]
pub(crate) struct Names {
    ids: BTreeMap<String, String>,
}

impl Names {
    /// Takes the name of a file's module.
    pub fn module(&mut self, file: &str) -> Result<(), String> {
        self.take(snake_case(file), file)
    }

    /// Takes the name of a key and looks at its arguments.
    pub fn key(&mut self, key: &Key) -> Result<(), String> {
        let mut arguments = Self::default();
        for argument in &key.arguments {
            arguments.take(snake_case(argument), argument)?;
        }
        self.take(key_name(key), &key.id)
    }

    fn take(&mut self, name: String, id: &str) -> Result<(), String> {
        if TAKEN.contains(&name.as_str()) {
            return Err(format!("`{id}` cannot be used as an id."));
        }
        match self.ids.insert(name, id.to_owned()) {
            Some(other) => Err(format!("`{other}` and `{id}` are too much alike.")),
            None => Ok(()),
        }
    }
}

fn key_name(key: &Key) -> String {
    if key.arguments.is_empty() {
        snake_case(&key.id).to_uppercase()
    } else {
        snake_case(&key.id)
    }
}

/// `glo-66.meaning` as `glo_66_meaning`, `diceCount` as `dice_count`.
fn snake_case(id: &str) -> String {
    let mut name = String::new();
    let mut small = false;
    for c in id.chars() {
        if c.is_ascii_uppercase() && small {
            name.push('_');
        }
        small = c.is_ascii_lowercase() || c.is_ascii_digit();
        name.push(if c.is_ascii_alphanumeric() {
            c.to_ascii_lowercase()
        } else {
            '_'
        });
    }
    if KEYWORDS.contains(&name.as_str()) {
        name.push('_');
    }
    name
}

/// The whole source.
pub(crate) fn rust_source(files: &[File], fingerprint: &str) -> String {
    let mut source = String::from(
        "// Written by fluent-pack from the files in `locales/`; change those instead.\n\n\
         #[allow(unused_imports)]\n\
         use super::{Arg, Phrase, Text};\n\n",
    );
    // Writing to a String cannot fail.
    let _ = write_source(&mut source, files, fingerprint);
    source
}

fn write_source(out: &mut String, files: &[File], fingerprint: &str) -> fmt::Result {
    let names: Vec<String> = files.iter().map(|f| format!("{:?}", f.name)).collect();
    let counts: Vec<String> = files.iter().map(|f| f.keys.len().to_string()).collect();
    write!(
        out,
        "/// The names of the packs; a pack's number is its place here.\n\
         #[allow(dead_code)]\n\
         pub const PACKS: &[&str] = &[{}];\n\n\
         /// How many texts each pack has.\n\
         #[allow(dead_code)]\n\
         pub const COUNTS: &[u16] = &[{}];\n\n\
         /// Changes with any text: the packs carry it in their addresses.\n\
         #[allow(dead_code)]\n\
         pub const FINGERPRINT: &str = {fingerprint:?};\n",
        names.join(", "),
        counts.join(", "),
    )?;
    for (number, file) in files.iter().enumerate() {
        write_module(out, number, file)?;
    }
    Ok(())
}

fn write_module(out: &mut String, number: usize, file: &File) -> fmt::Result {
    write!(
        out,
        "\n/// The texts of `{name}.ftl`.\n\
         pub mod {module} {{\n\
         #[allow(unused_imports)]\n\
         use super::{{Arg, Phrase, Text}};\n\n\
         /// The number of this pack.\n\
         #[allow(dead_code)]\n\
         pub const PACK: u8 = {number};\n\n\
         /// How many texts it has.\n\
         #[allow(dead_code)]\n\
         pub const COUNT: u16 = {count};\n",
        name = file.name,
        module = snake_case(&file.name),
        count = file.keys.len(),
    )?;
    for (index, key) in file.keys.iter().enumerate() {
        let name = key_name(key);
        write!(out, "\n/// {}\n", doc_text(&key.english))?;
        if key.arguments.is_empty() {
            writeln!(out, "pub const {name}: Text = Text::new(PACK, {index});")?;
        } else {
            let mut parameters = Vec::new();
            let mut values = Vec::new();
            for argument in &key.arguments {
                let argument = snake_case(argument);
                parameters.push(format!("{argument}: impl Into<Arg>"));
                values.push(format!("{argument}.into()"));
            }
            write!(
                out,
                "pub fn {name}({}) -> Phrase {{\n\
                 Phrase {{ text: Text::new(PACK, {index}), args: vec![{}] }}\n}}\n",
                parameters.join(", "),
                values.join(", "),
            )?;
        }
    }
    out.push_str("}\n");
    Ok(())
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

/// Text as one line of a doc comment, with nothing that Markdown would take
/// for a mark of its own.
fn doc_text(text: &str) -> String {
    if text.trim().is_empty() {
        return "(empty in English)".to_owned();
    }
    let mut doc = String::new();
    for c in text.trim().chars() {
        match c {
            '\n' => doc.push(' '),
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '&' | '|' | '~' => {
                doc.push('\\');
                doc.push(c);
            }
            '-' | '+' | '=' if doc.is_empty() => {
                doc.push('\\');
                doc.push(c);
            }
            c => doc.push(c),
        }
    }
    doc
}
