//! The names that files, ids and arguments get in the generated source, and
//! which of them are not allowed.

use std::collections::BTreeMap;

/// Names that the generated modules need for themselves.
const TAKEN: [&str; 2] = ["PACK", "COUNT"];

/// Rust's keywords, which cannot be names of modules or constants.
pub const KEYWORDS: [&str; 51] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// Whether this file name makes a valid module name and address.
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
    /// Reserves the name of a file's module.
    pub fn module(&mut self, file: &str) -> Result<(), String> {
        self.take(snake_case(file), file)
    }

    /// Reserves the name of a key and checks its arguments.
    pub fn key(&mut self, id: &str, arguments: &[String]) -> Result<(), String> {
        let mut parameters = Self::default();
        for argument in arguments {
            parameters.take(snake_case(argument), argument)?;
        }
        self.take(key_name(id, arguments), id)
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

/// The name of a constant or, with arguments, of a function.
pub(crate) fn key_name(id: &str, arguments: &[String]) -> String {
    if arguments.is_empty() { snake_case(id).to_uppercase() } else { snake_case(id) }
}

/// `glo-66.meaning` as `glo_66_meaning`, `diceCount` as `dice_count`.
pub(crate) fn snake_case(id: &str) -> String {
    let mut name = String::new();
    let mut small = false;
    for c in id.chars() {
        if c.is_ascii_uppercase() && small {
            name.push('_');
        }
        small = c.is_ascii_lowercase() || c.is_ascii_digit();
        name.push(if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' });
    }
    if KEYWORDS.contains(&name.as_str()) {
        name.push('_');
    }
    name
}
