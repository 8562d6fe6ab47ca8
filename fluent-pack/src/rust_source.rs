//! Writes the typed keys as Rust source.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use crate::names::{key_name, snake_case};
use crate::table::File;

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
    write_shorts(out, files)
}

/// The messages that have short names, in their order, with the text of those names.
fn write_shorts(out: &mut String, files: &[File]) -> fmt::Result {
    out.push_str(
        "\n/// Messages with short names, and those names.\n\
         #[allow(dead_code)]\n\
         pub const SHORTS: &[(Text, Text)] = &[\n",
    );
    for (number, file) in files.iter().enumerate() {
        let place = |id: &str| file.keys.iter().position(|key| key.id == id);
        for (short, key) in file.keys.iter().enumerate() {
            if let Some(of) = key.id.strip_suffix(crate::SHORT).and_then(place) {
                writeln!(out, "(Text::new({number}, {of}), Text::new({number}, {short})),")?;
            }
        }
    }
    out.push_str("];\n");
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
        // Short names are found through the message that they belong to.
        if key.id.ends_with(crate::SHORT) {
            continue;
        }
        let name = key_name(&key.id, &key.arguments);
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
    write_rules(out, file)?;
    write_glossary(out, file)?;
    out.push_str("}\n");
    Ok(())
}

/// The section of a rule, from the name of its message: `sho-01` belongs to `sho`,
/// `mis-s1` (a scenario) to `mis`.
fn section_of(id: &str) -> Option<&str> {
    let (section, number) = id.split_once('-')?;
    let digits = number.strip_prefix('s').unwrap_or(number);
    let is_rule = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
    (is_rule && section.len() == 3 && section != "glo").then_some(section)
}

/// A macro that lists the rules of a section, in the order of the file: messages `sho-01`,
/// `sho-02` and so on.
fn write_rules(out: &mut String, file: &File) -> fmt::Result {
    let mut sections: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    // Names of rule files end like this (`k20-rules.ftl`).
    let keys = file.name.ends_with("-rules").then_some(&file.keys);
    for key in keys.into_iter().flatten() {
        if let Some(section) = section_of(&key.id) {
            sections.entry(section).or_default().push(&key.id);
        }
    }
    if sections.is_empty() {
        return Ok(());
    }
    let module = snake_case(&file.name);
    out.push_str(
        "\n/// The rules of a section of the file; the arguments are the code of the sheet and the\n\
         /// section: `\"K20-\", mov`.\nmacro_rules! rules {\n",
    );
    for (section, rules) in sections {
        writeln!(out, "($sheet:literal, {section}) => {{ &[")?;
        for id in rules {
            writeln!(
                out,
                "crate::aid::Rule {{ cite: concat!($sheet, {:?}), \
                 text: crate::text::keys::{module}::{} }},",
                id.to_uppercase(),
                key_name(id, &[]),
            )?;
        }
        out.push_str("] };\n");
    }
    out.push_str("}\n#[allow(unused_imports)]\npub(crate) use rules;\n");
    Ok(())
}

/// A macro that lists the terms of a file, in its order: messages `glo-…` with the
/// attributes `also` and `meaning`.
fn write_glossary(out: &mut String, file: &File) -> fmt::Result {
    let is_term = |id: &str| id.starts_with("glo-") && !id.contains('.');
    let terms: Vec<&str> =
        (file.keys.iter()).map(|key| key.id.as_str()).filter(|id| is_term(id)).collect();
    if terms.is_empty() {
        return Ok(());
    }
    let module = snake_case(&file.name);
    write!(
        out,
        "\n/// The terms of the file; the argument is the code of the sheet, `\"K20-\"`.\n\
         macro_rules! glossary {{\n($sheet:literal) => {{ &[\n"
    )?;
    for id in terms {
        let name = key_name(id, &[]);
        writeln!(
            out,
            "crate::aid::Term {{ cite: concat!($sheet, {:?}), \
             term: crate::text::keys::{module}::{name}, \
             also: crate::text::keys::{module}::{name}_ALSO, \
             meaning: crate::text::keys::{module}::{name}_MEANING }},",
            id.to_uppercase(),
        )?;
    }
    out.push_str("] };\n}\n#[allow(unused_imports)]\npub(crate) use glossary;\n");
    Ok(())
}

/// Text as one line of a doc comment, with nothing that Markdown would interpret.
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
