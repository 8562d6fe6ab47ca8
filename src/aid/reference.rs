//! The reference: rules, tables and glossary.

use crate::text::Text;

use super::{Cite, Opening, Unit};

/// A section of the rules, as the sheet orders them.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// The name in addresses (`sho`).
    pub id: &'static str,
    /// The label.
    pub title: Text,
    /// Its rules, in order.
    pub rules: &'static [Rule],
    /// Its tables.
    pub tables: &'static [Table],
}

impl Section {
    /// A section: its name in addresses, its label, the rules and the tables in it. The rules
    /// are those with texts, from `r::rules!("K20-", mov)`.
    pub const fn new(
        id: &'static str,
        title: Text,
        rules: &'static [Rule],
        tables: &'static [Table],
    ) -> Self {
        Self { id, title, rules, tables }
    }
}

/// One rule, in our own words.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// Its id.
    pub cite: Cite,
    /// The rule.
    pub text: Text,
}

/// A table of figures.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Its id.
    pub cite: Cite,
    /// The heading above it.
    pub title: Text,
    /// The heading of each column, the first (over the row labels) included.
    pub head: &'static [Text],
    /// The rows: one cell per column.
    pub rows: &'static [&'static [Cell]],
}

/// A cell of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cell {
    /// Words.
    Text(Text),
    /// `4+`
    Need(i16),
    /// A modifier with its sign.
    Signed(i16),
    /// A plain number.
    Number(i16),
    /// Results of a die, from the first to the last.
    Faces(u8, u8),
    /// A distance in inches, shown in the unit that the player uses.
    Inches(f32),
    /// A distance on a sheet that knows only one unit.
    Measured(f32, Unit),
    /// A chance, as a fraction.
    Chance(u16, u16),
    /// A number that no die reaches.
    Impossible,
    /// Nothing.
    Blank,
}

/// A worked example of the sheet that its calculators can show.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The id of its rule.
    pub cite: Cite,
    /// The calculators that work it out, with the answers of the example.
    pub opens: fn() -> Vec<Opening>,
}

/// A word of the game, in the language of the pack.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// Its id.
    pub cite: Cite,
    /// The word.
    pub term: Text,
    /// Other words for it, separated by commas.
    pub also: Text,
    /// Its meaning.
    pub meaning: Text,
}

/// The id of a rule, written with the name of its text: `cite!("FOW-", SHO_01)`
/// is `"FOW-SHO-01"`.
#[macro_export]
macro_rules! cite {
    ($game:literal, $name:ident) => {{
        const NAME: &str = concat!($game, stringify!($name));
        const ID: [u8; NAME.len()] = $crate::aid::hyphenated(NAME);
        match core::str::from_utf8(&ID) {
            Ok(id) => id,
            Err(_) => NAME,
        }
    }};
}
