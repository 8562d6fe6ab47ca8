//! Writes a pattern in the encoding that the crate's documentation describes.

use std::fmt::Write;

use crate::pattern::{Part, Select, Variant};

const ARGUMENT: char = '\u{1}';
const SELECT: char = '\u{2}';
const VARIANT: char = '\u{3}';
const PATTERN: char = '\u{4}';
const END: char = '\u{5}';
const DISTANCE_OF: char = '\u{6}';
const DISTANCE: char = '\u{7}';
const LINE_BREAK: &str = "\u{B}";

/// The most arguments of a message: the encoding has one digit for them.
pub(crate) const MOST_ARGUMENTS: usize = 10;

/// Encodes a pattern without references; `arguments` gives the numbers.
pub(crate) fn encode(pattern: &[Part], arguments: &[String]) -> String {
    let mut line = String::new();
    write_pattern(&mut line, pattern, arguments);
    line
}

fn write_pattern(line: &mut String, pattern: &[Part], arguments: &[String]) {
    for part in pattern {
        match part {
            Part::Text(text) => line.push_str(&text.replace('\n', LINE_BREAK)),
            Part::Argument(name) => write_argument(line, ARGUMENT, name, arguments),
            Part::DistanceOf(name) => write_argument(line, DISTANCE_OF, name, arguments),
            Part::Distance(hundredths) => {
                // Writing to a String cannot fail.
                let _ = write!(line, "{DISTANCE}{hundredths}{END}");
            }
            Part::Select(select) => write_select(line, select, arguments),
            // `resolve` has left no references.
            Part::Reference(_) => {}
        }
    }
}

fn write_argument(line: &mut String, mark: char, name: &str, arguments: &[String]) {
    let number = arguments.iter().position(|argument| argument == name);
    let _ = write!(line, "{mark}{}", number.unwrap_or_default());
}

fn write_select(line: &mut String, select: &Select, arguments: &[String]) {
    write_argument(line, SELECT, &select.argument, arguments);
    let mut variants: Vec<&Variant> = select.variants.iter().collect();
    variants.sort_by_key(|variant| (variant.default, &variant.key));
    for variant in variants {
        let key = if variant.default { String::new() } else { variant.key.text() };
        let _ = write!(line, "{VARIANT}{key}{PATTERN}");
        write_pattern(line, &variant.pattern, arguments);
    }
    line.push(END);
}
