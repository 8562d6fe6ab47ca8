//! The sum behind a number: what the player sees and what the dice use.

use std::rc::Rc;

use crate::dice::{Dice, Roll, Walk, walk};
use crate::text::{Phrase, Text};

use super::{
    Calculate, Chance, Cite, Opening, Outcome, Outcomes, OwnModifier, Part, PartKind, Unit, Word,
    own,
};

/// A figure as a rules sheet prints it.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Figure {
    /// `4+` on one die.
    Need(i16),
    /// `9+` on the sum of two D6.
    TotalNeed(i16),
    /// `9 or less`: a roll-under number.
    AtMost(i16),
    /// A number that no die can reach.
    #[default]
    Impossible,
    /// A plain number (armour, a strength).
    Number(i16),
    /// A number that is counted in halves: 15 of them are 7.5.
    Halves(i16),
    /// A number of dice.
    Dice(i16),
    /// D6s added up to a distance: `3D6 cm`.
    DiceOf(i16, Unit),
    /// A number with its sign.
    Signed(i16),
    /// A distance in inches, shown in the unit that the player uses.
    Inches(f32),
    /// A distance on a sheet that knows only one unit.
    Measured(f32, Unit),
    /// A word.
    Word(Text),
}

impl Figure {
    /// The number to which modifiers can be added.
    fn number(&mut self) -> Option<&mut i16> {
        match self {
            Self::Need(number)
            | Self::TotalNeed(number)
            | Self::Number(number)
            | Self::Dice(number) => Some(number),
            _ => None,
        }
    }
}

/// A change to a number, with its sign and the rule behind it.
#[derive(Clone, Debug, PartialEq)]
pub struct Modifier {
    /// Why it applies.
    pub label: Phrase,
    /// The number added.
    pub value: i16,
    /// The rule.
    pub cite: Cite,
}

impl Modifier {
    /// A modifier.
    pub fn new(label: impl Into<Phrase>, value: i16, cite: Cite) -> Self {
        Self { label: label.into(), value, cite }
    }
}

/// One sum: base, modifiers, result.
#[derive(Clone, Debug, PartialEq)]
pub struct Sum {
    /// The name for programs (`to-hit`).
    pub id: &'static str,
    /// The meaning of the number.
    pub title: Text,
    /// The first row: its label, figure and rule.
    pub base: (Text, Figure, Cite),
    /// The modifiers, in the order of the sheet.
    pub modifiers: Vec<Modifier>,
    /// The result.
    pub result: Figure,
}

impl Sum {
    /// A sum of one term.
    pub fn plain(id: &'static str, title: Text, base: (Text, Figure, Cite)) -> Self {
        Self { id, title, result: base.1.clone(), base, modifiers: Vec::new() }
    }

    /// A sum that comes to a number.
    pub fn number(id: &'static str, title: Text, (label, base, cite): (Text, i16, Cite)) -> Self {
        Self::plain(id, title, (label, Figure::Number(base), cite))
    }

    /// A sum that comes to a number of dice.
    pub fn dice(id: &'static str, title: Text, (label, base, cite): (Text, i16, Cite)) -> Self {
        Self::plain(id, title, (label, Figure::Dice(base), cite))
    }

    /// A sum for a number needed on one D6, with the players' own modifiers; above 6 it is
    /// impossible.
    pub fn need(
        id: &'static str,
        title: Text,
        (label, base, cite): (Text, i16, Cite),
        modifiers: Vec<Modifier>,
    ) -> (Self, i16) {
        let sum = Self::plain(id, title, (label, Figure::Need(base), cite));
        let (mut sum, need) = sum.with_own(modifiers);
        if need > 6 {
            sum.result = Figure::Impossible;
        }
        (sum, need)
    }

    /// The sum with these modifiers, which add up with its base.
    #[must_use]
    pub fn with(mut self, modifiers: Vec<Modifier>) -> Self {
        let added: i16 = modifiers.iter().map(|modifier| modifier.value).sum();
        if let Some(total) = self.result.number() {
            *total += added;
        }
        self.modifiers.extend(modifiers);
        self
    }

    /// The sum with these modifiers and the players' own, and the number that it comes to.
    pub fn with_own(self, mut modifiers: Vec<Modifier>) -> (Self, i16) {
        own::add(self.id, &mut modifiers);
        let mut sum = self.with(modifiers);
        let total = sum.result.number().map_or(0, |total| *total);
        (sum, total)
    }
}

/// Something to know beside the number, with the rule behind it.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// The sentence.
    pub phrase: Phrase,
    /// The rule.
    pub cite: Cite,
}

impl Note {
    /// A note.
    pub fn new(phrase: impl Into<Phrase>, cite: Cite) -> Self {
        Self { phrase: phrase.into(), cite }
    }
}

/// A list of notes, each added only if it applies.
#[derive(Default)]
pub struct Notes(pub Vec<Note>);

impl Notes {
    /// Adds a note, if it applies.
    pub fn add(&mut self, applies: bool, text: impl Into<Phrase>, cite: Cite) {
        if applies {
            self.0.push(Note::new(text, cite));
        }
    }
}

/// A chance that the player wants to know first, with the words that complete the sentence: "58 %
/// suppressed".
#[derive(Clone, Debug, PartialEq)]
pub struct Want {
    /// The event with this chance ("suppressed", "all three are saved").
    pub words: Phrase,
    /// The id of the part of the outcome that decides it.
    pub part: &'static str,
    /// The figures of that part for which the event occurs.
    pub when: Wanted,
}

/// Which figures of a part a [`Want`] is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// At least this many.
    AtLeast(u16),
    /// At most this many.
    AtMost(u16),
    /// One of these words of a type, as a bit set. For a `bool` or number with words, the
    /// bit is the figure's.
    OneOf(&'static [Word], u32),
    /// Not a chance but the mean of the figure: "10.5 cm on average".
    OnAverage,
}

impl Wanted {
    /// Whether this figure of a part is wanted.
    pub fn holds(self, kind: PartKind, figure: u16) -> bool {
        let word = match kind {
            PartKind::Words(words) => words.get(usize::from(figure)),
            _ => None,
        };
        match self {
            Self::AtLeast(least) => figure >= least,
            Self::AtMost(most) => figure <= most,
            Self::OneOf([], figures) => figures >> figure & 1 == 1,
            Self::OneOf(words, these) => word.is_some_and(|word| {
                let mut words = words.iter().enumerate();
                words.any(|(place, one)| these >> place & 1 == 1 && one.id == word.id)
            }),
            Self::OnAverage => false,
        }
    }
}

/// The procedure of a working: a pure function of the dice.
pub type Procedure = Box<dyn Fn(&mut dyn Dice) -> Outcome>;

/// A row of a result table: what each face of one die does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResultRow {
    /// The title of the row.
    pub title: Text,
    /// The die, read by the bands of the row.
    pub roll: Roll,
    /// The table.
    pub cite: Cite,
}

/// The result of a calculator's form: sums, notes, refusals, a procedure.
#[derive(Default)]
pub struct Working {
    /// The biggest thing on the screen: its label and figure.
    pub headline: (Text, Figure),
    /// The title of the sum whose result is the headline, if it differs from the
    /// headline's label.
    pub headline_of: Option<Text>,
    /// The figure that goes with the headline: how many dice need it.
    pub dice: Option<(Text, Figure)>,
    /// The chances that the player wants to know, the most important first.
    pub wants: Vec<Want>,
    /// The sums, in the order they are needed.
    pub sums: Vec<Sum>,
    /// The rows of result tables that are used, drawn as bars of faces.
    pub rows: Vec<ResultRow>,
    /// A word beside a question, by its place: what the answer means.
    pub beside: Vec<(usize, Phrase)>,
    /// Why it cannot be done; if there is any reason, nothing is rolled.
    pub refusals: Vec<Note>,
    /// Further information.
    pub notes: Vec<Note>,
    /// Conditions that seem to change the number but do not, each with the rule that excludes it.
    pub not_counted: Vec<Note>,
    /// The calculators that usually come next, with what is known so far.
    pub next: Vec<Opening>,
    /// The parts of the outcome, most wanted first.
    pub parts: Vec<Part>,
    /// The sums that take the players' own modifiers, by id.
    pub takes: Vec<&'static str>,
    /// The players' own modifiers that are in force.
    pub own: Vec<OwnModifier>,
    /// The result of the dice; `None` if nothing is rolled. If no die is rolled in this
    /// situation, the outcome is certain: it is shown, and can be applied at once.
    pub procedure: Option<Procedure>,
}

impl Working {
    /// The sum behind the headline; `None` if the headline is a word. It is found by its title,
    /// because another sum may happen to give the same figure.
    pub fn headline_sum(&self) -> Option<&Sum> {
        let (name, figure) = &self.headline;
        if matches!(figure, Figure::Word(_)) {
            return None;
        }
        let title = self.headline_of.unwrap_or(*name);
        self.sums.iter().find(|sum| sum.title == title)
    }

    /// The result if no die is rolled.
    pub fn certain(&self) -> Option<Outcome> {
        match walk(&[], self.procedure.as_ref()?) {
            Walk::Ends(outcome, throws) if throws.is_empty() => Some(outcome),
            _ => None,
        }
    }

    /// Adds this chance to the sentence under the headline, see [`Want`].
    #[must_use]
    pub fn chance(mut self, words: impl Into<Phrase>, chance: Chance) -> Self {
        self.wants.push(Want { words: words.into(), part: chance.part, when: chance.when });
        self
    }

    /// A working in which a word is the whole answer.
    pub fn word(label: Text, word: Text) -> Self {
        Self { headline: (label, Figure::Word(word)), ..Self::default() }
    }

    /// A working of one number: the result of its last sum.
    pub fn number(label: Text, sums: Vec<Sum>) -> Self {
        let last = sums.last();
        let figure = last.map_or(Figure::Impossible, |sum| sum.result.clone());
        Self { headline: (label, figure), sums, ..Self::default() }
    }

    /// A working that only refuses.
    pub fn refused(label: Text, word: Text, refusals: Vec<Note>) -> Self {
        Self { refusals, ..Self::word(label, word) }
    }

    /// Adds the procedure, unless something is refused. `of` is the value on which the
    /// parts of the outcome depend.
    pub fn rolls<C: Calculate>(
        mut self,
        of: &<C::Outcome as Outcomes>::Of,
        go: impl Fn(&mut dyn Dice) -> C::Outcome + 'static,
    ) -> Work<C> {
        let mut typed: Option<Typed<C::Outcome>> = None;
        if self.refusals.is_empty() {
            let shown = <C::Outcome as Outcomes>::shown(of);
            self.parts = shown.parts();
            let go: Typed<C::Outcome> = Rc::new(go);
            typed = Some(Rc::clone(&go));
            self.procedure = Some(Box::new(move |dice| shown.outcome(&go(dice))));
        }
        Work { working: self, typed }
    }
}

/// A procedure whose outcome has its types.
type Typed<O> = Rc<dyn Fn(&mut dyn Dice) -> O>;

/// The working of the calculator `C`.
pub struct Work<C: Calculate> {
    working: Working,
    typed: Option<Typed<C::Outcome>>,
}

impl<C: Calculate> Work<C> {
    /// The working, without its type.
    pub fn into_working(self) -> Working {
        self.working
    }

    /// The result of the dice; `None` if nothing is rolled.
    pub fn outcome(&self, dice: &mut dyn Dice) -> Option<C::Outcome> {
        Some(self.typed.as_ref()?(dice))
    }
}

/// A working in which nothing is rolled, or whose dice were added before.
impl<C: Calculate> From<Working> for Work<C> {
    fn from(working: Working) -> Self {
        Self { working, typed: None }
    }
}
