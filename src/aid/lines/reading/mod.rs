//! One line while it is read, in passes over its pieces.
//!
//! * `numbers`: how many units, points, figures;
//! * `phrases`: questions and their answers;
//! * `name`: the words that are left.

mod name;
mod numbers;
mod phrases;

use crate::text::Text;

use super::line::{Found, Line, Pieces, Unread, without_bullet};
use super::token::{Break, Number, Of, Token, What, tokens};
use super::vocabulary::Vocabulary;

/// How far a line has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    /// Phrases with a single meaning, and figures separated by slashes.
    Sure,
    /// All phrases, and distances without a label.
    All,
    /// Words of the name that say what the unit is: answers given elsewhere take precedence.
    Names,
}

/// A line while it is read.
#[derive(Clone)]
pub(super) struct Reading<'a> {
    vocabulary: &'a Vocabulary,
    text: &'a str,
    without: &'a [usize],
    tokens: Vec<Token>,
    /// Whether each piece was understood.
    used: Vec<bool>,
    pass: Pass,
    /// The number before the name, by its piece.
    head: Option<usize>,
    /// The headings, by their pieces.
    headings: Vec<(usize, Text)>,
    /// The heading that was read last.
    heading: Option<Text>,
    /// The heading of the question that was answered last.
    last: Option<Text>,
    name: Option<String>,
    /// The pieces that could not be read.
    unread: Vec<usize>,
    /// The questions whose pieces are not known yet.
    open: Vec<usize>,
    line: Line,
}

/// The words for the numbers from one to twelve, folded.
const NUMBERS: [&[&str]; 12] = [
    &["one", "jeden", "jedna", "один", "одна", "одно"],
    &["two", "dwa", "dwie", "два", "две"],
    &["three", "trzy", "три"],
    &["four", "cztery", "четыре"],
    &["five", "piec", "пять"],
    &["six", "szesc", "шесть"],
    &["seven", "siedem", "семь"],
    &["eight", "osiem", "восемь"],
    &["nine", "dziewiec", "девять"],
    &["ten", "dziesiec", "десять"],
    &["eleven", "jedenascie", "одиннадцать"],
    &["twelve", "dwanascie", "двенадцать"],
];

/// Turns a number word at the beginning of a part of a line into a number: `four Bren Carriers`.
fn number_words(tokens: &mut [Token]) {
    let mut begins = true;
    for at in 0..tokens.len() {
        let word_follows = tokens.get(at + 1).is_some_and(Token::is_word);
        let token = &mut tokens[at];
        if let What::Word(word) = &token.what
            && begins
            && word_follows
            && let Some(number) = (10..)
                .step_by(10)
                .zip(NUMBERS)
                .find_map(|(tenths, words)| words.contains(&word.as_str()).then_some(tenths))
        {
            token.what = What::Number(Number { tenths: number, plus: false, unit: Of::Nothing });
        }
        begins = token.parts() || token.is(Break::Open);
    }
}

impl<'a> Reading<'a> {
    pub(super) fn new(vocabulary: &'a Vocabulary, text: &'a str, without: &'a [usize]) -> Self {
        let text = without_bullet(text);
        let mut tokens = tokens(text, &|word| vocabulary.knows(word));
        number_words(&mut tokens);
        Self {
            vocabulary,
            text,
            without,
            used: vec![false; tokens.len()],
            tokens,
            pass: Pass::Sure,
            head: None,
            headings: Vec::new(),
            heading: None,
            last: None,
            name: None,
            unread: Vec::new(),
            open: Vec::new(),
            line: Line { copies: 1, ..Line::default() },
        }
    }

    /// The same line, with some pieces treated as understood though they answer nothing.
    pub(super) fn skipping(mut self, (from, to): Pieces) -> Self {
        self.uses(from, to);
        self
    }

    /// The same line, leaving unread the pieces that answer questions such a unit does not have.
    pub(super) fn leaving(mut self, unread: &[(usize, Pieces)]) -> Self {
        let number = |token: &Token| token.number().is_some();
        for (place, (from, to)) in unread {
            // A word of the name needs no mention: `Recce BRDM, recce`.
            if self.is_in_name(*from) && !self.tokens.iter().take(*to).any(number) {
                self.unread.extend(*from..*to);
            } else {
                self.not_read(*from, *to, Some(*place));
            }
        }
        self
    }

    /// Notes pieces that could not be read, once.
    fn not_read(&mut self, from: usize, to: usize, place: Option<usize>) {
        if (from..to).any(|at| self.unread.contains(&at)) {
            return;
        }
        let text = self.piece(from, to);
        self.unread.extend(from..to);
        self.line.unread.push(Unread { text, place });
    }

    pub(super) fn read(mut self) -> Line {
        self.quoted_name();
        self.numbers_of_units();
        self.points();
        // Phrases with one meaning come first: this leaves fewer meanings to the others.
        for pass in [Pass::Sure, Pass::All, Pass::Names] {
            self.pass = pass;
            self.phrases();
        }
        self.nearly();
        self.bare_numbers();
        self.left_over();
        self.line.name = self.name();
        self.line
    }

    fn token(&self, at: usize) -> Option<&Token> {
        self.tokens.get(at)
    }

    fn is_free(&self, at: usize) -> bool {
        self.used.get(at) == Some(&false) && !self.unread.contains(&at)
    }

    fn is_break(&self, at: usize, what: Break) -> bool {
        self.token(at).is_some_and(|token| token.is(what))
    }

    fn uses(&mut self, from: usize, to: usize) {
        for used in self.used.iter_mut().take(to).skip(from) {
            *used = true;
        }
        self.gives(from, to);
    }

    /// Records the pieces of the answers just found.
    fn gives(&mut self, from: usize, to: usize) {
        self.line.spans.extend(self.open.drain(..).map(|place| (place, (from, to))));
    }

    fn piece(&self, from: usize, to: usize) -> String {
        let start = self.token(from).map_or(0, |token| token.start);
        let end = self.token(to.saturating_sub(1)).map_or(start, |token| token.end);
        self.text.get(start..end).unwrap_or_default().to_owned()
    }

    /// Whether a piece gives an answer, even if it is also part of the name.
    fn answers(&self, at: usize) -> bool {
        self.line.spans.iter().any(|(_, (from, to))| (*from..*to).contains(&at))
    }

    fn has(&self, place: usize) -> bool {
        self.line.found.iter().any(|found| found.place == place)
    }

    fn found(&mut self, place: usize, answer: i16) {
        self.last = Some(self.vocabulary.fields[place].group);
        self.line.found.push(Found { place, answer, is_written: true });
        self.open.push(place);
    }

    /// Picks one of the questions that a phrase may mean: one under the heading just read,
    /// one under the heading of the last answer, one that matters, or the first.
    fn choose(&self, places: &[usize]) -> Option<usize> {
        let free = |place: &usize| !self.has(*place) && !self.without.contains(place);
        let free: Vec<usize> = places.iter().copied().filter(free).collect();
        let under = |heading: Option<Text>| {
            let mut free = free.iter().copied();
            free.find(|place| Some(self.vocabulary.fields[*place].group) == heading)
        };
        let values = self.line.answers(self.vocabulary);
        let matters = |place: &usize| self.vocabulary.fields[*place].matters(values.all());
        under(self.heading)
            .or_else(|| under(self.last))
            .or_else(|| free.iter().copied().find(matters))
            .or_else(|| free.first().copied())
    }
}
