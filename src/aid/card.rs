//! Cards: the content of a unit's card, and the position of the card on the table.
//!
//! A ruleset decides where everything goes ([`Face`], [`Slot`]); one part of the screens draws it
//! for every game, and prints it.

use crate::text::{Phrase, Text};

use super::{Cell, Cite, Entry, Figure, Terms, Values};

/// Draws a card, from the state of the unit, the places of the figures in it that are missing, and
/// the state of the battle as a whole: a figure may depend on the year.
pub type Draw = fn(unit: &Values, missing: &[usize], battle: &Values) -> Card;

/// The content of a wargame's cards.
#[derive(Clone, Copy)]
pub struct Cards {
    /// The card of a unit; `None` in a game without cards.
    pub card: Option<Draw>,
    /// The free texts of a unit: everything on its card that is not a figure.
    pub words: &'static [Wording],
    /// The sheet's own cards, and blank ones, from which units are added.
    pub catalogue: &'static [Entry],
    /// The terms agreed on for an army.
    pub terms: Terms,
}

impl Cards {
    /// A game without cards.
    pub const NONE: Self = Self { card: None, words: &[], catalogue: &[], terms: Terms::NONE };

    /// The free text of this id.
    pub fn wording(&self, id: &str) -> Option<&'static Wording> {
        self.words.iter().find(|one| one.id == id)
    }
}

/// A free text of a unit: its nationality, the name of its gun.
#[derive(Clone, Copy)]
pub struct Wording {
    /// The name in saves: lower case with hyphens.
    pub id: &'static str,
    /// The label.
    pub label: Text,
    /// The rules that name it.
    pub cites: &'static [Cite],
    /// Whether a unit has it.
    pub when: fn(unit: &Values) -> bool,
}

/// The card of a unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The kind of unit.
    pub kind: Text,
    /// The free text beside the kind (its nationality), by id.
    pub origin: &'static str,
    /// The tactical number; 0 for none.
    pub number: i16,
    /// The unit as it is seen from above.
    pub outline: Outline,
    /// The front, and the back if something is printed there.
    pub faces: Vec<Face>,
    /// The figure shown on a thumbnail of the card.
    pub brief: Printed,
    /// Its position on the table.
    pub state: CardState,
}

impl Card {
    /// The rulings behind uncertain figures of a face, each once.
    pub fn doubts(&self) -> Vec<Cite> {
        let mut all = Vec::new();
        for slot in self.faces.iter().flat_map(|face| &face.slots) {
            match slot {
                Slot::Figures(printed) | Slot::Lines(printed) => {
                    all.extend(printed.iter().filter_map(|one| one.doubt));
                }
                Slot::Grid(grid) => all.extend(grid.rows.iter().filter_map(|row| row.doubt)),
                Slot::Words(_) | Slot::Plan(_) | Slot::Picture => {}
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// A unit from above, its front at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outline {
    /// Bases with figures.
    Bases {
        /// The number at the start, at least 1.
        of: u8,
        /// The number now.
        left: u8,
    },
    /// A vehicle on tracks, with a turret or with a fixed upper hull.
    Tracked {
        /// Whether it has a turret.
        turret: bool,
    },
    /// A vehicle on wheels.
    Wheeled,
    /// A gun with its shield and trails.
    Gun,
}

/// A side of a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// The label of the button that turns the card to it: "Firing".
    pub title: Text,
    /// Its rows, from the top.
    pub slots: Vec<Slot>,
}

/// A place on a card.
#[derive(Clone, Debug, PartialEq)]
pub enum Slot {
    /// Figures side by side.
    Figures(Vec<Printed>),
    /// Figures or words, each on a line with its label.
    Lines(Vec<Printed>),
    /// A free text, by its id; nothing if the unit does not have it.
    Words(&'static str),
    /// A table: a figure for each distance, or for each total of the dice.
    Grid(Grid),
    /// Figures around the unit as it is seen from above.
    Plan(Plan),
    /// The unit from above, as large as there is room for.
    Picture,
}

/// A labelled figure or word.
#[derive(Clone, Debug, PartialEq)]
pub struct Printed {
    /// Its label.
    pub label: Text,
    /// Its content.
    pub value: Worth,
    /// The ruling, where the sheet leaves the figure uncertain.
    pub doubt: Option<Cite>,
}

impl Printed {
    /// A figure or phrase about which the sheet leaves no doubt.
    pub fn new(label: Text, value: impl Into<Worth>) -> Self {
        Self { label, value: value.into(), doubt: None }
    }

    /// A figure that may be doubtful.
    #[must_use]
    pub fn doubted(self, doubt: Option<Cite>) -> Self {
        Self { doubt, ..self }
    }
}

/// The content of one place of a card.
#[derive(Clone, Debug, PartialEq)]
pub enum Worth {
    /// A figure.
    Figure(Figure),
    /// A word or a few: "1914–1950".
    Words(Phrase),
}

impl From<Figure> for Worth {
    fn from(figure: Figure) -> Self {
        Self::Figure(figure)
    }
}

impl From<Phrase> for Worth {
    fn from(words: Phrase) -> Self {
        Self::Words(words)
    }
}

impl From<Text> for Worth {
    fn from(word: Text) -> Self {
        Self::Words(word.into())
    }
}

/// A small table on a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Grid {
    /// The meaning of its figures.
    pub title: Text,
    /// The heading of each column.
    pub head: Vec<Cell>,
    /// The rows, each with a cell for every column.
    pub rows: Vec<GridRow>,
}

/// A row of a small table.
#[derive(Clone, Debug, PartialEq)]
pub struct GridRow {
    /// Its label.
    pub label: Text,
    /// The free text shown instead of the label, by id; empty for none.
    pub named: &'static str,
    /// Its cells.
    pub cells: Vec<Cell>,
    /// The ruling, where the sheet leaves the row uncertain.
    pub doubt: Option<Cite>,
}

/// Figures around the unit, seen from above: the outer ones around the whole (the hull),
/// the inner ones around the part on top (the turret).
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The meaning of the figures.
    pub title: Text,
    /// The drawing.
    pub outline: Outline,
    /// The names of the four sides: front, left, right, rear.
    pub sides: [Text; 4],
    /// The rings of figures: outside, inside.
    pub rings: [Ring; 2],
}

/// The figures of four sides: front, left, right, rear; `None` where there is none.
#[derive(Clone, Debug, PartialEq)]
pub struct Ring {
    /// Their label.
    pub label: Text,
    /// The figures.
    pub figures: [Option<i16>; 4],
}

/// How the card of a unit lies on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardState {
    /// How far it is turned.
    pub turned: Turned,
    /// The reason why it is turned; `None` for an upright card.
    pub why: Option<Text>,
    /// The words for "has acted", if the unit has.
    pub activated: Option<Text>,
    /// The words for "out of the battle", if it is.
    pub gone: Option<Text>,
    /// The markers on the card.
    pub markers: Vec<Marker>,
    /// Strength left and at the start, where it is counted.
    pub strength: Option<Strength>,
    /// The words for a contact with an enemy, and for each broken part.
    pub broken: Vec<Text>,
}

/// How far a card is turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turned {
    /// Not at all.
    #[default]
    Upright,
    /// 90° to the right.
    Right,
    /// 180°.
    Over,
}

impl Turned {
    /// In degrees, clockwise.
    pub const fn degrees(self) -> u8 {
        match self {
            Self::Upright => 0,
            Self::Right => 90,
            Self::Over => 180,
        }
    }
}

/// A marker on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// Its label.
    pub label: Text,
    /// Its sign.
    pub sign: Sign,
    /// How many of them, at least 1.
    pub count: i16,
}

/// The look of a marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Ready to react: a coin.
    Ready,
    /// Shaken: a burst.
    Shaken,
}

/// The remaining strength of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The thing that is counted.
    pub label: Text,
    /// The number left.
    pub left: i16,
    /// The strength at the start.
    pub of: i16,
}
