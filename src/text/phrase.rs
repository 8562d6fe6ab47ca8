//! Messages, before they are rendered in a language.

/// The key of one text: a message without arguments, or the message behind a
/// [`Phrase`]. It is valid for one build of the app only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text {
    pack: u8,
    index: u16,
}

impl Text {
    /// No text: it is empty in every language.
    pub const EMPTY: Self = Self::new(u8::MAX, 0);

    /// The text on a line of a pack; only the generated keys need this.
    pub const fn new(pack: u8, index: u16) -> Self {
        Self { pack, index }
    }

    /// The number of its pack in `keys::PACKS`.
    pub const fn pack(self) -> u8 {
        self.pack
    }

    /// Its line in the pack, counted from 0.
    pub const fn index(self) -> u16 {
        self.index
    }
}

impl Default for Text {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// A text with its arguments.
#[derive(Debug, Clone, PartialEq)]
pub struct Phrase {
    /// The message.
    pub text: Text,
    /// Its arguments, in the alphabetical order of their names.
    pub args: Vec<Arg>,
}

/// An argument of a phrase.
#[derive(Debug, Clone, PartialEq)]
pub enum Arg {
    /// A whole number; it chooses plural forms.
    Number(i32),
    /// A number with this many decimals; it chooses plural forms too.
    Decimal(f64, u8),
    /// A distance in inches, shown in the player's unit.
    Inches(f32),
    /// A probability from 0 to 1, shown in percent.
    Chance(f64),
    /// Another text.
    Text(Text),
    /// Another phrase.
    Phrase(Box<Phrase>),
    /// Words from outside the packs: a name that the player gave, or the word
    /// that selects a variant.
    Words(String),
}

impl From<Text> for Phrase {
    fn from(text: Text) -> Self {
        Self { text, args: Vec::new() }
    }
}

impl From<i16> for Arg {
    fn from(number: i16) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

/// Counts beyond `i32` are clamped.
impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

/// Counts beyond `i32` are clamped.
impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}

impl From<String> for Arg {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

impl From<&str> for Arg {
    fn from(words: &str) -> Self {
        Self::Words(words.to_owned())
    }
}

/// The text of a message's short names, separated by commas, if it has any.
pub fn short(of: Text) -> Option<Text> {
    let shorts = super::keys::SHORTS;
    let at = shorts.binary_search_by_key(&of, |(message, _)| *message).ok()?;
    shorts.get(at).map(|(_, short)| *short)
}
