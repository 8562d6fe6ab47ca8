//! One line while it is read, in passes over its pieces.
//!
//! * `numbers`: how many units, points, figures;
//! * `phrases`: questions and their answers;
//! * `name`: the words that are left.

mod name;
mod numbers;
mod phrases;

use crate::text::Text;

use super::line::{Found, Line, without_bullet};
use super::token::{Break, Token, tokens};
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
pub(super) struct Reading<'a> {
    vocabulary: &'a Vocabulary,
    text: &'a str,
    without: &'a [usize],
    tokens: Vec<Token>,
    /// Whether a piece was understood, one for each.
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
    /// The pieces among what could not be read.
    unread: Vec<usize>,
    line: Line,
}

impl<'a> Reading<'a> {
    pub(super) fn new(vocabulary: &'a Vocabulary, text: &'a str, without: &'a [usize]) -> Self {
        let text = without_bullet(text);
        let tokens = tokens(text, &|word| vocabulary.knows(word));
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
            line: Line { copies: 1, ..Line::default() },
        }
    }

    pub(super) fn read(mut self) -> Line {
        self.quoted_name();
        self.numbers_of_units();
        self.points();
        // Phrases with one meaning come first: that leaves less to the others.
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
        self.used.get(at) == Some(&false)
    }

    fn is_break(&self, at: usize, what: Break) -> bool {
        self.token(at).is_some_and(|token| token.is(what))
    }

    fn uses(&mut self, from: usize, to: usize) {
        for used in self.used.iter_mut().take(to).skip(from) {
            *used = true;
        }
    }

    fn piece(&self, from: usize, to: usize) -> String {
        let start = self.token(from).map_or(0, |token| token.start);
        let end = self.token(to.saturating_sub(1)).map_or(start, |token| token.end);
        self.text.get(start..end).unwrap_or_default().to_owned()
    }

    fn has(&self, place: usize) -> bool {
        self.line.found.iter().any(|found| found.place == place)
    }

    fn found(&mut self, place: usize, answer: i16) {
        self.last = Some(self.vocabulary.fields[place].group);
        self.line.found.push(Found { place, answer, is_written: true });
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
