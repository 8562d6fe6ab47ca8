//! The loaded texts of one language.

use std::fmt;

use super::keys;
use super::{Language, Text};

/// The line break within a message, as fluent-pack writes it.
const LINE_BREAK: &str = "\u{B}";

/// The texts of one language, if loaded.
#[derive(Debug, Clone)]
pub struct Packs {
    language: Language,
    /// In the order of `keys::PACKS`.
    packs: Vec<Option<Pack>>,
}

#[derive(Debug, Clone)]
struct Pack {
    content: String,
    /// Where each line ends.
    ends: Vec<u32>,
}

/// Why a pack was rejected: it belongs to another build of the app, or is
/// incomplete.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PackError {
    /// There is no pack of this name.
    Unknown(String),
    /// The pack has too many or too few lines.
    WrongCount {
        /// The pack's name.
        name: String,
        /// How many lines there should be.
        expected: usize,
        /// How many complete lines there are.
        found: usize,
    },
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "there is no text pack `{name}`"),
            Self::WrongCount { name, expected, found } => {
                write!(f, "the text pack `{name}` has {found} lines instead of {expected}")
            }
        }
    }
}

impl std::error::Error for PackError {}

impl Packs {
    /// No texts yet.
    pub fn new(language: Language) -> Self {
        Self { language, packs: vec![None; keys::PACKS.len()] }
    }

    /// All texts of a language, which only native builds contain.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn embedded(language: Language) -> Self {
        let mut packs = Self::new(language);
        for (tag, name, content) in keys::EMBEDDED {
            if *tag == language.tag() {
                // The keys and the packs come from the same build.
                let taken = packs.insert(name, content);
                debug_assert_eq!(taken, Ok(()));
            }
        }
        packs
    }

    /// Adds a loaded pack, replacing an earlier one with the same name.
    ///
    /// # Errors
    ///
    /// If it is not a complete pack of this build of the app.
    pub fn insert(&mut self, name: &str, content: &str) -> Result<(), PackError> {
        let number = number_of(name).ok_or_else(|| PackError::Unknown(name.to_owned()))?;
        let expected = usize::from(keys::COUNTS[number]);
        let pack = Pack::new(content);
        let rest = pack.ends.last().map_or(0, |end| *end as usize + 1);
        if pack.ends.len() != expected || rest != pack.content.len() {
            return Err(PackError::WrongCount {
                name: name.to_owned(),
                expected,
                found: pack.ends.len(),
            });
        }
        self.packs[number] = Some(pack);
        Ok(())
    }

    /// Adds all packs from others in the same language.
    pub fn add(&mut self, others: Self) {
        for (pack, other) in self.packs.iter_mut().zip(others.packs) {
            if other.is_some() {
                *pack = other;
            }
        }
    }

    /// Whether the pack of this name is loaded.
    pub fn has(&self, name: &str) -> bool {
        number_of(name).is_some_and(|number| self.packs[number].is_some())
    }

    /// The language of the texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The encoded line of a text in its pack, if the pack is loaded.
    pub(super) fn line(&self, text: Text) -> Option<&str> {
        let pack = self.packs.get(usize::from(text.pack()))?.as_ref()?;
        let index = usize::from(text.index());
        let start = match index.checked_sub(1) {
            Some(before) => *pack.ends.get(before)? as usize + 1,
            None => 0,
        };
        pack.content.get(start..*pack.ends.get(index)? as usize)
    }

    /// One pack with any content, to test without the app's own texts.
    #[cfg(test)]
    pub(super) fn for_test(language: Language, content: &str) -> Self {
        Self { language, packs: vec![Some(Pack::new(content))] }
    }
}

impl Pack {
    fn new(content: &str) -> Self {
        let ends = (content.bytes().zip(0_u32..))
            .filter(|(byte, _)| *byte == b'\n')
            .map(|(_, at)| at)
            .collect();
        // Both are one byte long, so the line ends stay where they are.
        let content = content.replace(LINE_BREAK, "\n");
        Self { content, ends }
    }
}

fn number_of(name: &str) -> Option<usize> {
    keys::PACKS.iter().position(|known| *known == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_found_and_line_breaks_restored() {
        let packs = Packs::for_test(Language::Polish, "żółw\n\nraz\u{B}dwa\n");
        let line = |index| packs.line(Text::new(0, index));
        assert_eq!(line(0), Some("żółw"));
        assert_eq!(line(1), Some(""));
        assert_eq!(line(2), Some("raz\ndwa"));
        assert_eq!(line(3), None);
        assert_eq!(packs.line(Text::new(1, 0)), None);
    }

    #[test]
    fn only_whole_packs_of_this_build_are_taken() {
        let mut packs = Packs::new(Language::English);
        assert_eq!(packs.insert("nowhere", ""), Err(PackError::Unknown("nowhere".to_owned())));
        let count = usize::from(keys::app::COUNT);
        let whole = "x\n".repeat(count);
        for broken in [&whole[2..], &whole[..whole.len() - 1], &(whole.clone() + "x")] {
            assert!(packs.insert("app", broken).is_err());
            assert!(!packs.has("app"));
        }
        assert_eq!(packs.insert("app", &whole), Ok(()));
        assert!(packs.has("app"));
        assert!(!packs.has("nowhere"));
    }
}
