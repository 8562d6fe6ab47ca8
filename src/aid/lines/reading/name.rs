//! The name of the unit: words in quotation marks, or those that are left.

use std::cmp::Ordering;

use super::Reading;
use crate::aid::Kind;
use crate::aid::lines::token::{Break, Token, What};
use crate::aid::lines::vocabulary::{Meaning, answers_of};

impl Reading<'_> {
    /// Words in quotation marks at the beginning are the name, unchanged.
    pub(super) fn quoted_name(&mut self) {
        let first = self.tokens.iter().position(|token| !matches!(token.what, What::Number(_)));
        if let Some(at) = first.filter(|at| *at < 3)
            && let Some(Token { what: What::Quoted(words), .. }) = self.token(at)
        {
            self.name = Some(words.clone());
            self.line.quoted = true;
            self.uses(at, at + 1);
        }
    }

    pub(super) fn is_nearly(&self, at: usize) -> bool {
        match self.token(at).map(|token| &token.what) {
            Some(What::Word(word)) => self.vocabulary.nearly(word).is_some(),
            _ => false,
        }
    }

    /// Whether a piece is in the first part of the line, with the name.
    pub(super) fn is_in_name(&self, at: usize) -> bool {
        let first = self.tokens.iter().position(Token::is_word).unwrap_or(0);
        !self.tokens.iter().take(at).skip(first).any(Token::parts)
    }

    /// Reads words with another ending or a typing error.
    pub(super) fn nearly(&mut self) {
        for at in 0..self.tokens.len() {
            let vocabulary = self.vocabulary;
            if !self.is_free(at) || vocabulary.phrase(&self.tokens, at).is_some() {
                continue;
            }
            let What::Word(word) = &self.tokens[at].what else { continue };
            // `БМП-2` is a БМП.
            let model = word
                .split_once(' ')
                .filter(|(_, number)| number.starts_with(|first: char| first.is_ascii_digit()));
            let meant = model.and_then(|(kind, _)| vocabulary.exactly(kind));
            let kind = answers_of(meant.unwrap_or_default()).into_iter().find(|(place, _)| {
                vocabulary.profile.first() == Some(place) && self.choose(&[*place]).is_some()
            });
            if let Some((place, answer)) = kind.filter(|_| self.is_in_name(at)) {
                self.found(place, answer);
                self.line.named += 1;
                self.gives(at, at + 1);
                continue;
            }
            if let Some(meanings) = vocabulary.negated(word) {
                self.opposite(at, meanings);
            } else if let Some(meanings) = vocabulary.nearly(word) {
                self.phrase(at, at + 1, meanings);
            }
        }
    }

    /// Reads the opposite of a phrase: the answer no to a yes-or-no question.
    fn opposite(&mut self, at: usize, meanings: &[Meaning]) {
        let fields = self.vocabulary.fields;
        let toggles: Vec<usize> = (meanings.iter())
            .filter_map(|meaning| match meaning {
                Meaning::Label(place) => Some(*place),
                _ => None,
            })
            .filter(|place| matches!(fields[*place].kind, Kind::Toggle))
            .collect();
        if let Some(place) = self.choose(&toggles) {
            self.found(place, 0);
            if self.is_in_name(at) {
                self.line.named += 1;
                self.gives(at, at + 1);
            } else {
                self.uses(at, at + 1);
            }
        }
    }

    /// The rest: words that were not understood, as they were written.
    pub(super) fn name(&self) -> String {
        let mut pieces: Vec<(usize, String)> = Vec::new();
        let mut run: Option<(usize, usize, usize)> = None;
        let mut part = 0;
        for (at, token) in self.tokens.iter().enumerate() {
            let free = !self.used[at];
            let ends = token.is(Break::Cell);
            if free && !ends && !matches!(token.what, What::Break(_)) {
                run = Some(run.map_or((part, at, at), |(part, start, _)| (part, start, at)));
            } else if (!free || ends)
                && let Some((part, start, end)) = run.take()
            {
                pieces.push((part, self.words(start, end)));
            }
            part += usize::from(token.parts());
        }
        if let Some((part, start, end)) = run {
            pieces.push((part, self.words(start, end)));
        }
        pieces.retain(|(_, piece)| !piece.is_empty());
        let mut name = self.name.clone().unwrap_or_default();
        let mut last = if self.name.is_some() { Some(usize::MAX) } else { None };
        for (part, piece) in pieces {
            if let Some(last) = last {
                name += if last == part { " " } else { ", " };
            }
            name += &piece;
            last = Some(part);
        }
        // Nothing but answers: they also serve as the name (`HQ`).
        let first = self.tokens.iter().position(Token::is_word);
        let named = |at: usize| {
            let word = self.tokens[at].is_word() || self.tokens[at].number().is_some();
            !self.used[at] && (word || name.is_empty()) && !self.unread.contains(&at)
        };
        if let Some(first) = first.filter(|_| self.name.is_none())
            && (name.is_empty() || self.used[first] && !(0..self.tokens.len()).any(named))
        {
            let rest = self.tokens.iter().skip(first);
            let end = first + rest.take_while(|token| token.is_word()).count();
            let left = if name.is_empty() { name } else { format!(", {name}") };
            name = self.piece(first, end) + &left;
        }
        name
    }

    /// The pieces from one to another as they were written, with the brackets around them.
    pub(super) fn words(&self, start: usize, end: usize) -> String {
        let open = |at: usize| self.is_break(at, Break::Open);
        let closed = (start..=end).filter(|at| self.is_break(*at, Break::Close)).count();
        let opened = (start..=end).filter(|at| open(*at)).count();
        let before = start.checked_sub(1).is_some_and(|at| open(at) && self.is_free(at));
        let after = self.is_break(end + 1, Break::Close) && self.is_free(end + 1);
        let end = if after && (opened > closed || before) { end + 1 } else { end };
        let start = if before && (after || closed > opened) { start - 1 } else { start };
        let words = self.piece(start, end + 1);
        let mut words = words
            .trim_matches(|letter: char| letter.is_whitespace() || ",;:".contains(letter))
            .to_owned();
        // A bracket whose partner belongs to an answer.
        let [opened, closed] = ['(', ')'].map(|bracket| words.matches(bracket).count());
        let alone = match opened.cmp(&closed) {
            Ordering::Greater => words.rfind('('),
            Ordering::Less => words.find(')'),
            Ordering::Equal => None,
        };
        if let Some(at) = alone {
            words.remove(at);
        }
        words
    }
}
