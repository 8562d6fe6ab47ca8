//! Inserts the messages and terms that a message refers to.

use crate::lower::{Content, Definition};
use crate::pattern::{Part, Pattern, Reference, Select, Variant};

/// One file of a language: its path (for errors) and its content.
pub(crate) struct Place<'a> {
    /// The name of the file in errors.
    pub path: &'a str,
    /// Its content.
    pub content: Content,
}

/// Resolves one definition of the file with the number `file` among all files
/// of its language.
pub(crate) fn resolve(
    files: &[Place],
    file: usize,
    definition: &Definition,
    errors: &mut Vec<String>,
) -> Pattern {
    let mut resolver = Resolver { files, errors, open: vec![(file, definition.id.clone())] };
    resolver.pattern(file, &definition.pattern)
}

struct Resolver<'a> {
    files: &'a [Place<'a>],
    errors: &'a mut Vec<String>,
    /// The definitions being inserted, from the outermost to the innermost.
    open: Vec<(usize, String)>,
}

impl<'a> Resolver<'a> {
    fn pattern(&mut self, file: usize, pattern: &[Part]) -> Pattern {
        let mut resolved = Pattern::new();
        for part in pattern {
            match part {
                Part::Reference(reference) => {
                    for part in self.reference(file, reference) {
                        push(&mut resolved, part);
                    }
                }
                Part::Select(select) => resolved.push(Part::Select(Select {
                    argument: select.argument.clone(),
                    variants: (select.variants.iter())
                        .map(|variant| Variant {
                            key: variant.key.clone(),
                            default: variant.default,
                            pattern: self.pattern(file, &variant.pattern),
                        })
                        .collect(),
                })),
                part => push(&mut resolved, part.clone()),
            }
        }
        resolved
    }

    fn reference(&mut self, file: usize, reference: &Reference) -> Pattern {
        let Some((found, definition)) = self.find(file, reference) else {
            return Pattern::new();
        };
        let step = (found, reference.id.clone());
        if self.open.contains(&step) {
            self.error(file, reference, "refers to itself in a circle");
            return Pattern::new();
        }
        self.open.push(step);
        let pattern = self.pattern(found, &definition.pattern);
        self.open.pop();
        pattern
    }

    /// Finds a definition, first in the same file, then in the others.
    fn find(&mut self, file: usize, reference: &Reference) -> Option<(usize, &'a Definition)> {
        let files = self.files;
        if let Some(definition) = files[file].content.find(&reference.id) {
            return Some((file, definition));
        }
        let mut found = (files.iter().enumerate())
            .filter_map(|(number, place)| Some((number, place.content.find(&reference.id)?)));
        let first = found.next();
        if first.is_none() {
            self.error(file, reference, "is not known in this language");
        } else if found.next().is_some() {
            self.error(file, reference, "exists in more than one other file");
        }
        first
    }

    fn error(&mut self, file: usize, reference: &Reference, what: &str) {
        self.errors.push(format!(
            "{}:{}: {{ {} }} {what}.",
            self.files[file].path, reference.line, reference.id
        ));
    }
}

fn push(pattern: &mut Pattern, part: Part) {
    if let (Some(Part::Text(last)), Part::Text(text)) = (pattern.last_mut(), &part) {
        last.push_str(text);
    } else {
        pattern.push(part);
    }
}
