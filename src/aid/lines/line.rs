//! One line: the answers in it, and the name that is left.

use crate::aid::{Kind, Values};
use crate::text::Text;

use super::token::{Break, Of, Token, What, is_bullet, tokens};
use super::vocabulary::{Meaning, Vocabulary};

/// The most units that a line adds.
pub(super) const MOST_COPIES: i16 = 50;

/// Words after a number that belongs to a name: `37 mm`.
const CALIBRES: &[&str] = &["mm", "мм", "pdr", "pounder", "фн", "st", "nd", "rd", "th"];

/// A line as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The line as it was written.
    pub text: String,
    /// Whether it is one of a unit, and not a greeting, a heading or a sum.
    pub is_unit: bool,
    /// How many units it is.
    pub copies: i16,
    /// The name that is left; it may be empty.
    pub name: String,
    /// The answers in it, and those that follow from them.
    pub found: Vec<Found>,
    /// The free texts of the unit, by their ids.
    pub words: Vec<(&'static str, String)>,
    /// Whether its name was between quotation marks: then it is a unit.
    pub(super) quoted: bool,
    /// How many of the answers are words of the name as well.
    pub(super) named: usize,
    /// Its points, in a game whose units have none.
    pub points: Option<i16>,
    /// What could not be read.
    pub unread: Vec<Unread>,
}

/// An answer in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The place of the question.
    pub place: usize,
    /// The answer.
    pub answer: i16,
    /// Whether it is in the line; if not, another answer makes sense only with it.
    pub is_written: bool,
}

/// A piece of a line that could not be read. It is in the name as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The piece.
    pub text: String,
    /// The question that it looks like an answer to, by its place.
    pub place: Option<usize>,
}

/// The changes of the player of a line that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Questions whose answers are not to be read in it: the words stay in the name.
    pub without: Vec<usize>,
    /// Answers in place of those that were read.
    pub answers: Vec<(usize, i16)>,
    /// Another name.
    pub name: Option<String>,
    /// Another number of units.
    pub copies: Option<i16>,
    /// Whether it is a unit.
    pub is_unit: Option<bool>,
}

impl Line {
    /// The state of the unit. In place of each missing figure there is the answer that the
    /// rules see.
    pub fn values(&self, vocabulary: &Vocabulary) -> Values {
        let fields = vocabulary.fields;
        let mut values = Values::defaults(fields);
        for (place, answer) in vocabulary.new_unit.first {
            values.set(fields, *place, *answer);
        }
        for one in &self.found {
            values.set(fields, one.place, one.answer);
        }
        for (place, seen) in (vocabulary.new_unit.asked)(&values) {
            if self.answer(*place).is_none() {
                values.set(fields, *place, *seen);
            }
        }
        values
    }

    /// The figures that the unit would have and that are not in the line, by their places.
    pub fn missing(&self, vocabulary: &Vocabulary) -> Vec<usize> {
        let values = self.values(vocabulary);
        let asked = (vocabulary.new_unit.asked)(&values).iter();
        asked
            .map(|(place, _)| *place)
            .filter(|place| self.answer(*place).is_none())
            .filter(|place| vocabulary.fields[*place].matters(values.all()))
            .collect()
    }

    /// The answers in the line; all others are at their defaults.
    fn answers(&self, vocabulary: &Vocabulary) -> Values {
        let mut values = Values::defaults(vocabulary.fields);
        for one in &self.found {
            values.set(vocabulary.fields, one.place, one.answer);
        }
        values
    }

    /// The answer to the question at a place.
    fn answer(&self, place: usize) -> Option<i16> {
        let mut found = self.found.iter();
        found.find(|found| found.place == place).map(|found| found.answer)
    }

    /// Whether nothing was understood besides the name and points.
    pub(super) fn is_named_only(&self, cost: Option<usize>) -> bool {
        let costs = self.found.iter().filter(|found| Some(found.place) == cost).count();
        self.copies == 1 && self.found.len() <= self.named + costs && self.words.is_empty()
    }

    /// Whether anything was understood besides the name.
    pub(super) fn says_anything(&self) -> bool {
        self.copies != 1 || self.found.len() > self.named || !self.words.is_empty()
    }
}

impl Vocabulary {
    /// Reads one line, with what the player changed of it.
    pub fn line(&self, text: &str, change: &Change) -> Line {
        let mut line = Reading::new(self, text, &change.without).read();
        text.clone_into(&mut line.text);
        for (place, answer) in &change.answers {
            line.found.retain(|found| found.place != *place);
            line.found.push(Found { place: *place, answer: *answer, is_written: true });
        }
        self.imply(&mut line);
        self.count_again(&mut line);
        if let Some(name) = &change.name {
            line.name.clone_from(name);
        }
        if let Some(copies) = change.copies {
            line.copies = copies.clamp(1, MOST_COPIES);
        }
        line
    }

    /// The number before the name of what has no strength (a commander) is one of units.
    fn count_again(&self, line: &mut Line) {
        let values = line.answers(self);
        let counted = line.found.iter().position(|found| Some(found.place) == self.headcount);
        if let Some(at) = counted
            && !self.fields[line.found[at].place].matters(values.all())
            && line.copies == 1
        {
            line.copies = line.found.remove(at).answer.clamp(1, MOST_COPIES);
        }
    }

    /// Adds the answers without which those in the line would not matter: armour has a
    /// vehicle.
    fn imply(&self, line: &mut Line) {
        let mattering = |values: &Values, line: &Line| {
            let matters = |found: &&Found| self.fields[found.place].matters(values.all());
            line.found.iter().filter(matters).count()
        };
        for _ in 0..3 {
            let values = line.answers(self);
            let now = mattering(&values, line);
            if now == line.found.len() {
                return;
            }
            let mut best = (now, None);
            for place in &self.profile {
                if line.answer(*place).is_some() || !self.fields[*place].matters(values.all()) {
                    continue;
                }
                let (low, high) = self.fields[*place].kind.range();
                let high = match self.fields[*place].kind {
                    Kind::Toggle | Kind::Choice(_) => high,
                    Kind::Count { .. } => high.min(low + 2),
                    Kind::Measure { .. } | Kind::Unit => continue,
                };
                for answer in low..=high {
                    let mut changed = values.clone();
                    changed.set(self.fields, *place, answer);
                    let then = mattering(&changed, line);
                    if then > best.0 {
                        best = (then, Some((*place, answer)));
                    }
                }
            }
            let (_, Some((place, answer))) = best else {
                return;
            };
            line.found.push(Found { place, answer, is_written: false });
        }
    }
}

/// How far a line has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    /// Phrases that mean one thing, and figures with slashes between.
    Sure,
    /// All phrases, and distances without a label.
    All,
    /// Words of the name that say what the unit is: what is said elsewhere counts more.
    Names,
}

/// A line while it is read.
struct Reading<'a> {
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
    fn new(vocabulary: &'a Vocabulary, text: &'a str, without: &'a [usize]) -> Self {
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

    fn read(mut self) -> Line {
        self.quoted_name();
        self.numbers_of_units();
        self.points();
        // Phrases with one meaning come first: they leave less to the others.
        for pass in [Pass::Sure, Pass::All, Pass::Names] {
            self.pass = pass;
            self.phrases();
        }
        self.nearly();
        self.bare_numbers();
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

    /// Words between quotation marks at the beginning are the name as it is.
    fn quoted_name(&mut self) {
        let first = self.tokens.iter().position(|token| !matches!(token.what, What::Number(_)));
        if let Some(at) = first.filter(|at| *at < 3)
            && let Some(Token { what: What::Quoted(words), .. }) = self.token(at)
        {
            self.name = Some(words.clone());
            self.line.quoted = true;
            self.uses(at, at + 1);
        }
    }

    /// `4 Pz IV`, `2x 4 Pz IV`, `Pz IV x4`: how many of what.
    fn numbers_of_units(&mut self) {
        let starts = self.starts();
        let mut numbers = starts
            .iter()
            .map(|start| self.numbers_at(*start))
            .find(|found| !found.is_empty())
            .unwrap_or_default();
        self.head = numbers.first().map(|(at, _)| *at);
        // Behind the name, with a sign or a word that it is a number of pieces.
        for (at, token) in self.tokens.iter().enumerate() {
            if let Some(number) = token.number()
                && number.unit == Of::Pieces
                && let Some(count) = number.whole().filter(|count| (1..=99).contains(count))
                && numbers.len() < 2
                && numbers.iter().all(|(other, _)| *other != at)
            {
                numbers.push((at, count));
            }
        }
        let headcount = (self.vocabulary.headcount).filter(|place| !self.without.contains(place));
        let copies = match (headcount, numbers.as_slice()) {
            (Some(place), [(at, count)]) if self.vocabulary.fields[place].fits(*count) => {
                self.found(place, *count);
                self.uses(*at, *at + 1);
                return;
            }
            (Some(place), [(first, copies), (second, count)])
                if self.vocabulary.fields[place].fits(*count) =>
            {
                self.found(place, *count);
                self.uses(*second, *second + 1);
                Some((*first, *copies))
            }
            (_, [(at, count), ..]) => Some((*at, *count)),
            (_, []) => None,
        };
        if let Some((at, copies)) = copies
            && copies <= MOST_COPIES
        {
            self.line.copies = copies;
            self.uses(at, at + 1);
        }
    }

    /// Where the number before a name may be: at the beginning, behind answers there, or behind
    /// what the unit is in the list (`HQ: 2 Panzer IV`).
    fn starts(&self) -> Vec<usize> {
        let mut behind = 0;
        loop {
            if self.is_break(behind, Break::Comma) {
                behind += 1;
                continue;
            }
            match self.vocabulary.phrase(&self.tokens, behind) {
                Some((end, meanings)) if !answers_of(meanings).is_empty() => behind = end,
                _ => break,
            }
        }
        let colon = self.tokens.iter().position(|token| token.is(Break::Colon));
        let asks = |meaning: &Meaning| match meaning {
            Meaning::Label(place) => !matches!(self.vocabulary.fields[*place].kind, Kind::Toggle),
            Meaning::Heading(_) | Meaning::Wording(_) => true,
            Meaning::Answer(..) => false,
        };
        let is_label = |colon: usize| {
            (0..colon).any(|from| {
                let phrase = self.vocabulary.phrase(&self.tokens, from);
                phrase.is_some_and(|(end, meanings)| end == colon && meanings.iter().any(asks))
            })
        };
        let colon = colon.filter(|colon| !is_label(*colon)).map(|colon| colon + 1);
        std::iter::once(0).chain(Some(behind)).chain(colon).collect()
    }

    /// The numbers of units that begin at a piece.
    fn numbers_at(&self, start: usize) -> Vec<(usize, i16)> {
        let mut numbers = Vec::new();
        let mut at = start;
        while let Some(number) = self.token(at).and_then(Token::number) {
            let counts = matches!(number.unit, Of::Nothing | Of::Pieces) && !number.plus;
            let next = self.token(at + 1);
            // `38(t)`, `6/3`, `3 bases`
            let apart = self.token(at).zip(next).is_some_and(|(this, next)| {
                this.end < next.start || next.is(Break::Cell) || next.is(Break::Comma)
            });
            let of_name = matches!(next.map(|next| &next.what), Some(What::Word(word)) if CALIBRES.contains(&word.as_str()));
            let of_label = number.unit == Of::Nothing && self.label_takes(at + 1, number);
            let of_word =
                start == 0 || number.unit == Of::Pieces || next.is_some_and(Token::is_word);
            let Some(count) = number.whole().filter(|count| (1..=99).contains(count)) else {
                break;
            };
            if !counts || !apart || of_name || of_label || !of_word || numbers.len() == 2 {
                break;
            }
            numbers.push((at, count));
            at += 1;
            if self.is_break(at, Break::Cell) || self.is_break(at, Break::Comma) {
                break;
            }
        }
        numbers
    }

    /// Whether a label begins here that a number before it answers: `3 bases`.
    fn label_takes(&self, at: usize, number: super::token::Number) -> bool {
        let Some((end, meanings)) = self.vocabulary.phrase(&self.tokens, at) else {
            return false;
        };
        let next = self.token(end).and_then(Token::number);
        next.is_none()
            && meanings.iter().any(|meaning| match meaning {
                Meaning::Label(place) => self.vocabulary.fits(*place, number).is_some(),
                _ => false,
            })
    }

    /// `(155)`, `155 pts`
    fn points(&mut self) {
        for at in 0..self.tokens.len() {
            let Some(number) = self.tokens[at].number().filter(|_| self.is_free(at)) else {
                continue;
            };
            let before = at.checked_sub(1).is_some_and(|at| self.is_break(at, Break::Open));
            let alone = before && self.is_break(at + 1, Break::Close);
            let bracketed =
                alone && number.unit == Of::Nothing && !number.plus && self.names_come_before(at);
            if number.unit != Of::Points && !bracketed {
                continue;
            }
            let Some(points) = number.whole().filter(|points| *points >= 0) else {
                continue;
            };
            match self.vocabulary.cost {
                Some(place) if self.without.contains(&place) || self.has(place) => continue,
                Some(place) if self.vocabulary.fields[place].fits(points) => {
                    self.found(place, points);
                }
                Some(_) => continue,
                None => self.line.points = Some(points),
            }
            // The brackets go with it.
            let before = usize::from(before);
            let close = usize::from(before > 0 && self.is_break(at + 1, Break::Close));
            self.uses(at - before * close, at + 1 + close);
        }
    }

    /// Whether words come before a piece: a number in brackets is points after a name, and a
    /// figure after a label.
    fn names_come_before(&self, at: usize) -> bool {
        let label = |from: usize| {
            let (end, meanings) = self.vocabulary.phrase(&self.tokens, from)?;
            let takes = meanings.iter().any(|meaning| match meaning {
                Meaning::Label(place) => self.vocabulary.takes_numbers(*place),
                _ => false,
            });
            (takes && end + 1 == at).then_some(())
        };
        at > 1 && (0..at - 1).all(|from| label(from).is_none())
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

    fn has(&self, place: usize) -> bool {
        self.line.found.iter().any(|found| found.place == place)
    }

    fn found(&mut self, place: usize, answer: i16) {
        self.last = Some(self.vocabulary.fields[place].group);
        self.line.found.push(Found { place, answer, is_written: true });
    }

    /// Of the questions that a phrase may mean the one that is answered here: under the
    /// heading that was read, under that of the last answer, one that matters, or the first.
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

    /// Reads the phrases of a pass, and figures without one.
    fn phrases(&mut self) {
        (self.heading, self.last) = (None, None);
        let mut at = 0;
        while at < self.tokens.len() {
            if !self.is_free(at) {
                let heading = self.headings.iter().find(|(place, _)| *place == at);
                self.heading = heading.map(|(_, heading)| *heading).or(self.heading);
                at += 1;
                continue;
            }
            let vocabulary = self.vocabulary;
            let next = match vocabulary.phrase(&self.tokens, at) {
                Some((end, meanings)) => self.phrase(at, end, meanings),
                None => self.figures(at),
            };
            at = next.unwrap_or(at + 1);
        }
    }

    /// Reads what a phrase means. Returns the piece after it.
    fn phrase(&mut self, at: usize, end: usize, meanings: &[Meaning]) -> Option<usize> {
        if (at..end).any(|at| !self.is_free(at)) {
            return None;
        }
        let mut labels = Vec::new();
        let mut answers = Vec::new();
        let heading = meanings.iter().find_map(|meaning| match meaning {
            Meaning::Heading(group) => Some(*group),
            _ => None,
        });
        let wording = meanings.iter().find_map(|meaning| match meaning {
            Meaning::Wording(place) => Some(*place),
            _ => None,
        });
        let colon = self.is_break(end, Break::Colon);
        let under = heading.filter(|group| self.is_above(end + usize::from(colon), *group));
        let text = wording.filter(|_| under.is_none()).and_then(|place| self.wording(end, place));
        if let Some(next) = text {
            self.uses(at, next);
            return Some(next);
        }
        if let Some(group) = under.or(heading.filter(|_| colon)) {
            let next = end + usize::from(colon);
            self.heading = Some(group);
            self.headings.push((at, group));
            self.uses(at, next);
            return Some(next);
        }
        for meaning in meanings {
            match meaning {
                Meaning::Heading(_) | Meaning::Wording(_) => {}
                Meaning::Label(place) => labels.push(*place),
                Meaning::Answer(place, answer) => answers.push((*place, *answer)),
            }
        }
        if self.pass == Pass::Sure && labels.len() + answers.len() > 1 {
            return None;
        }
        self.labelled(at, end, &labels).or_else(|| self.switched(at, end, &labels, &answers))
    }

    /// Whether a question under this heading follows.
    fn is_above(&self, next: usize, group: Text) -> bool {
        let Some((_, meanings)) = self.vocabulary.phrase(&self.tokens, next) else {
            return false;
        };
        meanings.iter().any(|meaning| match meaning {
            Meaning::Label(place) | Meaning::Answer(place, _) => {
                self.vocabulary.fields[*place].group == group
            }
            Meaning::Heading(_) | Meaning::Wording(_) => false,
        })
    }

    /// A free text: what follows its label, to the end of this part of the line.
    fn wording(&mut self, end: usize, place: usize) -> Option<usize> {
        if !self.is_break(end, Break::Colon) {
            return None;
        }
        let id = *self.vocabulary.wordings.get(place)?;
        if self.line.words.iter().any(|(other, _)| *other == id) {
            return None;
        }
        let from = end + 1;
        let (words, next) = if let What::Quoted(words) = &self.token(from)?.what {
            (words.clone(), from + 1)
        } else {
            let ends = |token: &Token| {
                token.is(Break::Comma) || token.is(Break::Cell) || token.is(Break::Close)
            };
            let rest = self.tokens.iter().skip(from);
            let next = from + rest.take_while(|token| !ends(token)).count();
            (self.piece(from, next), next)
        };
        self.line.words.push((id, words));
        Some(next)
    }

    /// A label with its answer: a number after it or before it, a word after it.
    fn labelled(&mut self, at: usize, end: usize, labels: &[usize]) -> Option<usize> {
        let place = self.choose(labels)?;
        let mut next = end;
        while self.is_break(next, Break::Colon) || self.is_break(next, Break::Open) {
            next += 1;
        }
        let vocabulary = self.vocabulary;
        if !vocabulary.takes_numbers(place) {
            // `Skill 3+`
            let rolled = self.token(next).and_then(Token::number).filter(|number| number.plus);
            if let Some(number) = rolled
                && let Some(after) = self.number_after(place)
                && let Some(answer) = vocabulary.fits(after, number)
            {
                self.found(after, answer);
                self.uses(at, next + 1);
                return Some(next + 1);
            }
            return self.chosen(at, next, place);
        }
        let before = at.checked_sub(1).filter(|before| {
            self.is_free(*before)
                && self.tokens[*before]
                    .number()
                    .is_some_and(|number| vocabulary.fits(place, number).is_some())
        });
        let follows = self.token(next).and_then(Token::number).filter(|_| self.is_free(next));
        match (before, follows) {
            (Some(before), after) if after.is_none() || self.numbers_come_first(at) => {
                let number = self.tokens[before].number()?;
                let answer = vocabulary.fits(place, number)?;
                self.found(place, answer);
                self.uses(before, end);
                Some(end)
            }
            (_, Some(_)) => {
                let Some(after) = self.series(place, next) else {
                    self.not_read(at, next + 1, Some(place));
                    return Some(next + 1);
                };
                self.uses(at, after);
                Some(after)
            }
            _ => self.chosen(at, next, place),
        }
    }

    /// Whether the figures of this part of the line come before their labels (`2 ROF 11 AT`):
    /// the last label has none after it.
    fn numbers_come_first(&self, at: usize) -> bool {
        let mut last = None;
        let mut place = at;
        while let Some(token) = self.token(place) {
            if token.parts() && !token.is(Break::Colon) {
                break;
            }
            match self.vocabulary.phrase(&self.tokens, place) {
                Some((end, meanings))
                    if meanings.iter().any(|meaning| matches!(meaning, Meaning::Label(_))) =>
                {
                    last = Some((place, end));
                    place = end;
                }
                _ => place += 1,
            }
        }
        last.is_some_and(|(start, end)| {
            let number = |at: usize| self.token(at).is_some_and(|token| token.number().is_some());
            !number(end) && start > 0 && number(start - 1)
        })
    }

    /// Takes figures with slashes between for a question and those after it. Returns the piece
    /// after them; `None` if the first does not fit.
    fn series(&mut self, place: usize, from: usize) -> Option<usize> {
        let vocabulary = self.vocabulary;
        let first = vocabulary.fits(place, self.token(from)?.number()?)?;
        self.found(place, first);
        let mut at = from + 1;
        let mut rest = vocabulary.series(place).skip(1);
        loop {
            let marked = self.mark(at);
            let slash = at + usize::from(marked);
            if !self.is_break(slash, Break::Slash) {
                return Some(slash);
            }
            let Some(number) = self.token(slash + 1).and_then(Token::number) else {
                return Some(slash);
            };
            let Some(place) = rest.next() else {
                return Some(slash);
            };
            match vocabulary.fits(place, number) {
                Some(answer) if !self.has(place) && !self.without.contains(&place) => {
                    self.found(place, answer);
                }
                _ => {
                    self.not_read(slash + 1, slash + 2, Some(place));
                    return Some(slash);
                }
            }
            at = slash + 2;
        }
    }

    /// A mark at a figure, which is an answer of its own: `4*`.
    fn mark(&mut self, at: usize) -> bool {
        let Some(What::Word(word)) = self.token(at).map(|token| &token.what) else {
            return false;
        };
        if word != "*" && word != "#" {
            return false;
        }
        let vocabulary = self.vocabulary;
        let Some((_, meanings)) = vocabulary.phrase(&self.tokens, at) else {
            return false;
        };
        let answers = answers_of(meanings);
        let places: Vec<usize> = answers.iter().map(|(place, _)| *place).collect();
        let after = self.line.found.last().map_or(0, |found| found.place);
        let place = places.iter().copied().find(|place| *place > after && !self.has(*place));
        let answer = place.and_then(|place| answers.iter().find(|(other, _)| *other == place));
        if let Some((place, answer)) = answer {
            self.found(*place, *answer);
        }
        answer.is_some()
    }

    /// A label with a word for an answer: `Skill: veteran`, `Recce: yes`.
    fn chosen(&mut self, at: usize, next: usize, place: usize) -> Option<usize> {
        let vocabulary = self.vocabulary;
        match vocabulary.fields[place].kind {
            Kind::Choice(_) => {
                let (end, meanings) = vocabulary.phrase(&self.tokens, next)?;
                let answers = answers_of(meanings);
                let (_, answer) = answers.iter().find(|(other, _)| *other == place)?;
                self.found(place, *answer);
                self.uses(at, end);
                Some(end)
            }
            Kind::Toggle => {
                let spelled = next > at && self.is_break(next - 1, Break::Colon);
                let said = match self.token(next).map(|token| &token.what) {
                    Some(What::Word(word)) if spelled => yes_or_no(word),
                    _ => None,
                };
                let answer = said?;
                self.found(place, i16::from(answer));
                self.uses(at, next + 1);
                Some(next + 1)
            }
            Kind::Count { .. } | Kind::Measure { .. } | Kind::Unit => None,
        }
    }

    /// An answer without its label: `veteran`, `recce`.
    fn switched(
        &mut self,
        at: usize,
        end: usize,
        labels: &[usize],
        answers: &[(usize, i16)],
    ) -> Option<usize> {
        let vocabulary = self.vocabulary;
        let toggle = |place: &&usize| matches!(vocabulary.fields[**place].kind, Kind::Toggle);
        let mut all: Vec<(usize, i16)> = answers.to_vec();
        all.extend(labels.iter().filter(toggle).map(|place| (*place, 1)));
        all.sort_unstable();
        // A word for nothing (`none`) is an answer only to its label.
        let places: Vec<usize> = all.iter().map(|(place, _)| *place).collect();
        let nothing = all.iter().all(|(_, answer)| *answer == 0) && places.len() > 1;
        if nothing {
            return None;
        }
        let Some(place) = self.choose(&places) else {
            // Said again.
            let said = |(place, answer): &(usize, i16)| self.line.answer(*place) == Some(*answer);
            if all.iter().any(said) && !self.is_in_name(at) {
                self.uses(at, end);
            }
            return None;
        };
        let (_, answer) = all.iter().find(|(other, _)| *other == place)?;
        let names = self.names(at, end, place);
        if names && self.pass != Pass::Names {
            return None;
        }
        self.found(place, *answer);
        if names {
            self.line.named += 1;
        } else {
            self.uses(at, end);
        }
        // `Veteran 3+`: the number belongs to the word.
        if let Some(number) = self.token(end).and_then(Token::number)
            && number.plus
            && self.is_free(end)
            && let Some(next) = self.number_after(place)
            && let Some(answer) = vocabulary.fits(next, number)
        {
            self.found(next, answer);
            self.uses(end, end + 1);
            return Some(end + 1);
        }
        Some(end)
    }

    /// The question after one, if its answers are numbers to be rolled.
    fn number_after(&self, place: usize) -> Option<usize> {
        let profile = &self.vocabulary.profile;
        let at = profile.iter().position(|one| *one == place)?;
        let next = *profile.get(at + 1)?;
        let free = !self.has(next) && !self.without.contains(&next);
        let choice = matches!(self.vocabulary.fields[next].kind, Kind::Choice(_));
        (free && choice && self.vocabulary.takes_numbers(next)).then_some(next)
    }

    /// Whether words that were understood are part of the name as well: they say what the
    /// unit is, or more of the name follows (`Rifle Squad`).
    fn names(&self, at: usize, end: usize, place: usize) -> bool {
        if !self.is_in_name(at) || self.name.is_some() {
            return false;
        }
        let field = &self.vocabulary.fields[place];
        let what =
            self.vocabulary.profile.first() == Some(&place) || matches!(field.kind, Kind::Toggle);
        // `Rifle Squad`, `Platoon 1`
        let more = self.token(end).is_some_and(|next| {
            let number = next.number();
            let plain = number.is_some_and(|number| number.unit == Of::Nothing && !number.plus);
            let word = next.is_word()
                && self.vocabulary.phrase(&self.tokens, end).is_none()
                && !self.is_nearly(end);
            word || plain && self.is_free(end)
        });
        what || more
    }

    fn is_nearly(&self, at: usize) -> bool {
        match self.token(at).map(|token| &token.what) {
            Some(What::Word(word)) => self.vocabulary.nearly(word).is_some(),
            _ => false,
        }
    }

    /// Whether a piece is in the first part of the line, with the name.
    fn is_in_name(&self, at: usize) -> bool {
        let first = self.tokens.iter().position(Token::is_word).unwrap_or(0);
        !self.tokens.iter().take(at).skip(first).any(Token::parts)
    }

    /// Words with another ending or a slip of the finger.
    fn nearly(&mut self) {
        for at in 0..self.tokens.len() {
            let vocabulary = self.vocabulary;
            if self.is_free(at)
                && let What::Word(word) = &self.tokens[at].what
                && vocabulary.phrase(&self.tokens, at).is_none()
                && let Some(meanings) = vocabulary.nearly(word)
            {
                self.phrase(at, at + 1, meanings);
            }
        }
    }

    /// Figures without a label: a distance, or several with slashes between.
    fn figures(&mut self, at: usize) -> Option<usize> {
        let vocabulary = self.vocabulary;
        let number = self.token(at)?.number()?;
        if self.head == Some(at)
            || at.checked_sub(1).is_some_and(|at| self.is_break(at, Break::Slash))
        {
            return None;
        }
        let twice = self.in_both_units(at);
        if !twice && (self.is_break(at + 1, Break::Slash) || self.is_marked(at)) {
            // They belong to their label, which may be read later.
            if self.pass == Pass::Sure && self.is_labelled(at) {
                return None;
            }
            let place = self.choose(&vocabulary.pairs)?;
            vocabulary.fits(place, number)?;
            // All of it or nothing: `251/1` is no armour.
            let known =
                (self.line.found.len(), self.line.unread.len(), self.unread.len(), self.last);
            let after = self.series(place, at)?;
            if self.line.unread.len() > known.1 {
                self.line.found.truncate(known.0);
                self.line.unread.truncate(known.1);
                self.unread.truncate(known.2);
                self.last = known.3;
                return None;
            }
            self.uses(at, after);
            return Some(after);
        }
        if self.pass == Pass::Sure || !matches!(number.unit, Of::Inches | Of::Centimetres) {
            return None;
        }
        // `15cm Nebelwerfer` is a name.
        let next = self.token(at + 1);
        let name_follows =
            next.is_some_and(Token::is_word) && vocabulary.phrase(&self.tokens, at + 1).is_none();
        let ends = next.is_none_or(Token::parts) && number.unit == Of::Centimetres;
        if (name_follows || ends) && self.is_in_name(at) {
            return None;
        }
        let measures =
            |place: &usize| matches!(vocabulary.fields[*place].kind, Kind::Measure { .. });
        let places: Vec<usize> = vocabulary.profile.iter().copied().filter(measures).collect();
        let place = self.choose(&places)?;
        let answer = vocabulary.fits(place, number)?;
        let end = at + if twice { 3 } else { 1 };
        self.found(place, answer);
        self.uses(at, end);
        Some(end)
    }

    /// Whether the label of a figure ends before a piece.
    fn is_labelled(&self, at: usize) -> bool {
        let colon = at.checked_sub(1).is_some_and(|at| self.is_break(at, Break::Colon));
        let end = at - usize::from(colon);
        (at.saturating_sub(8)..end).any(|from| {
            let phrase = self.vocabulary.phrase(&self.tokens, from);
            phrase.is_some_and(|(to, meanings)| to == end && self.vocabulary.are_figures(meanings))
        })
    }

    /// Whether one distance is written in both units: `24"/60cm`.
    fn in_both_units(&self, at: usize) -> bool {
        let unit = |at: usize| self.token(at).and_then(Token::number).map(|number| number.unit);
        self.is_break(at + 1, Break::Slash)
            && matches!(
                (unit(at), unit(at + 2)),
                (Some(Of::Inches), Some(Of::Centimetres))
                    | (Some(Of::Centimetres), Some(Of::Inches))
            )
    }

    fn is_marked(&self, at: usize) -> bool {
        let word = self.token(at + 1).map(|token| &token.what);
        matches!(word, Some(What::Word(word)) if word == "*" || word == "#")
    }

    /// Numbers that nothing was made of; one alone in a cell says how many.
    fn bare_numbers(&mut self) {
        for at in 0..self.tokens.len() {
            let Some(number) = self.tokens[at].number().filter(|_| self.is_free(at)) else {
                continue;
            };
            let alone = (at.checked_sub(1).is_none_or(|at| self.tokens[at].parts()))
                && self.token(at + 1).is_none_or(Token::parts);
            let counted = (self.vocabulary.headcount).is_some_and(|place| self.has(place));
            let count = number.whole().filter(|count| (1..=MOST_COPIES).contains(count));
            if let Some(count) = count
                && alone
                && number.unit == Of::Nothing
                && !number.plus
                && !counted
                && self.line.copies == 1
            {
                let headcount = self.vocabulary.headcount.filter(|place| {
                    !self.without.contains(place) && self.vocabulary.fields[*place].fits(count)
                });
                match headcount {
                    Some(place) => self.found(place, count),
                    None => self.line.copies = count,
                }
                self.uses(at, at + 1);
            } else if !self.is_in_name(at) && !self.is_beside_name(at) {
                self.not_read(at, at + 1, None);
            }
        }
    }

    /// Whether a piece is beside a word that nothing was made of: `SdKfz 222`.
    fn is_beside_name(&self, at: usize) -> bool {
        let word = |at: usize| self.is_free(at) && self.token(at).is_some_and(Token::is_word);
        word(at + 1) || at.checked_sub(1).is_some_and(word)
    }

    /// The rest: words that nothing was made of, as they were written.
    fn name(&self) -> String {
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
        if name.is_empty() {
            // Nothing but answers: they are the name as well (`HQ`).
            let first = self.tokens.iter().position(Token::is_word);
            let first = first.filter(|_| self.name.is_none());
            name = first.map_or_else(String::new, |first| {
                let rest = self.tokens.iter().skip(first);
                let end = first + rest.take_while(|token| token.is_word()).count();
                self.piece(first, end)
            });
        }
        name
    }

    /// The pieces from one to another as they were written, with the brackets around them.
    fn words(&self, start: usize, end: usize) -> String {
        let open = |at: usize| self.is_break(at, Break::Open);
        let closed = (start..=end).filter(|at| self.is_break(*at, Break::Close)).count();
        let opened = (start..=end).filter(|at| open(*at)).count();
        let before = start.checked_sub(1).is_some_and(|at| open(at) && self.is_free(at));
        let after = self.is_break(end + 1, Break::Close) && self.is_free(end + 1);
        let end = if after && (opened > closed || before) { end + 1 } else { end };
        let start = if before && (after || closed > opened) { start - 1 } else { start };
        let words = self.piece(start, end + 1);
        words
            .trim_matches(|letter: char| letter.is_whitespace() || ",;:".contains(letter))
            .to_owned()
    }
}

fn answers_of(meanings: &[Meaning]) -> Vec<(usize, i16)> {
    let answer = |meaning: &Meaning| match meaning {
        Meaning::Answer(place, answer) => Some((*place, *answer)),
        _ => None,
    };
    meanings.iter().filter_map(answer).collect()
}

/// A word for yes or for no, in any language or in a table.
pub(super) fn yes_or_no(word: &str) -> Option<bool> {
    match word {
        "yes" | "y" | "tak" | "t" | "да" | "д" | "x" | "х" | "true" | "✓" => Some(true),
        "no" | "n" | "nie" | "нет" | "н" | "false" => Some(false),
        _ => None,
    }
}

/// A line without the mark or the number of an item, and without the time and the sender of a
/// chat.
pub(super) fn without_bullet(line: &str) -> &str {
    let mut rest = line.trim();
    // `[12:31, 26.11.2026] Jan: 4 Pz IV`
    if let Some((when, said)) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']'))
        && when.contains(':')
        && when.chars().filter(char::is_ascii_digit).count() > 2
        && let Some((_, said)) = said.split_once(':')
    {
        rest = said.trim_start();
    }
    loop {
        let now = rest;
        rest = rest.trim_start_matches(|letter: char| is_bullet(letter) || letter.is_whitespace());
        for mark in ["- ", "– ", "— ", "* ", "+ ", "-\t", "*\t", "[ ] ", "[x] "] {
            rest = rest.strip_prefix(mark).unwrap_or(rest);
        }
        // `1. `, `2) `
        let digits = rest.chars().take_while(char::is_ascii_digit).count();
        if (1..=2).contains(&digits)
            && let Some(item) = rest.get(digits..)
            && let Some(item) = item.strip_prefix(['.', ')'])
            && item.starts_with(char::is_whitespace)
        {
            rest = item.trim_start();
        }
        if rest == now {
            return rest.trim();
        }
    }
}
