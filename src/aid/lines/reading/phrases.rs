//! Phrases of a line: questions, answers, and both at once.

use crate::aid::Kind;
use crate::text::Text;

use super::{Pass, Reading};
use crate::aid::lines::line::yes_or_no;
use crate::aid::lines::token::{Break, Of, Token, What};
use crate::aid::lines::vocabulary::{Meaning, answers_of};

/// Words that deny the one after them, folded.
const DENIALS: &[&str] = &["not", "no", "nie", "bez", "не", "без"];

impl Reading<'_> {
    /// Reads the phrases of a pass, and figures without a label.
    pub(super) fn phrases(&mut self) {
        (self.heading, self.last) = (None, None);
        let mut at = 0;
        while at < self.tokens.len() {
            if !self.is_free(at) {
                let heading = self.headings.iter().find(|(place, _)| *place == at);
                self.heading = heading.map(|(_, heading)| *heading).or(self.heading);
                at += 1;
                continue;
            }
            // The mark of a figure that was not read.
            let figure = at.checked_sub(1).filter(|figure| self.is_free(*figure));
            if figure.is_some_and(|figure| {
                self.tokens[figure].number().is_some() && self.is_marked(figure)
            }) {
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
    pub(super) fn phrase(&mut self, at: usize, end: usize, meanings: &[Meaning]) -> Option<usize> {
        if (at..end).any(|at| !self.is_free(at)) {
            return None;
        }
        let (mut labels, mut otherwise) = (Vec::new(), Vec::new());
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
        let next = end + usize::from(colon);
        // `bombardment 80″ AT 4`, where the heading has no question about a distance
        let distance = self
            .token(next)
            .and_then(Token::number)
            .is_some_and(|number| matches!(number.unit, Of::Inches | Of::Centimetres));
        let above = |next: usize| heading.filter(|group| self.is_above(next, *group));
        let mut under = above(next);
        if under.is_none() && distance && !self.asks_a_distance(heading) {
            under = above(next + 1);
            if under.is_some() {
                self.not_read(next, next + 1, None);
            }
        }
        let text = wording.filter(|_| under.is_none()).and_then(|place| self.wording(end, place));
        if let Some(next) = text {
            self.uses(at, next);
            return Some(next);
        }
        if let Some(group) = under.or(heading.filter(|_| colon)) {
            self.heading = Some(group);
            self.headings.push((at, group));
            self.uses(at, next);
            return Some(next);
        }
        for meaning in meanings {
            match meaning {
                Meaning::Heading(_) | Meaning::Wording(_) => {}
                Meaning::Label(place) => labels.push(*place),
                Meaning::Otherwise(place) => otherwise.push(*place),
                Meaning::Answer(place, answer) => answers.push((*place, *answer)),
            }
        }
        if self.is_meant(end + usize::from(colon), &otherwise, &labels) {
            labels = otherwise;
        }
        if self.pass == Pass::Sure && labels.len() + answers.len() > 1 {
            return None;
        }
        self.labelled(at, end, &labels).or_else(|| self.switched(at, end, &labels, &answers))
    }

    /// Whether a number after a label answers one of the `others`, questions with another name,
    /// rather than one with this label.
    fn is_meant(&self, number: usize, others: &[usize], labels: &[usize]) -> bool {
        let Some(number) = self.token(number).and_then(Token::number) else { return false };
        let values = self.line.answers(self.vocabulary);
        let fits = |place: &usize| self.vocabulary.fits(*place, number).is_some();
        let matters = |place: &usize| self.vocabulary.fields[*place].matters(values.all());
        let is = |places: &[usize], so: &dyn Fn(&usize) -> bool| places.iter().any(so);
        is(others, &fits) && (!is(labels, &fits) || is(others, &matters) && !is(labels, &matters))
    }

    /// Whether a question under this heading is about a distance.
    fn asks_a_distance(&self, heading: Option<Text>) -> bool {
        let vocabulary = self.vocabulary;
        let mut fields = vocabulary.profile.iter().map(|place| &vocabulary.fields[*place]);
        fields
            .any(|field| Some(field.group) == heading && matches!(field.kind, Kind::Measure { .. }))
    }

    /// Whether a question under this heading follows.
    pub(super) fn is_above(&self, next: usize, group: Text) -> bool {
        let Some((_, meanings)) = self.vocabulary.phrase(&self.tokens, next) else { return false };
        meanings.iter().any(|meaning| match meaning {
            Meaning::Label(place) | Meaning::Answer(place, _) => {
                self.vocabulary.fields[*place].group == group
            }
            Meaning::Heading(_) | Meaning::Wording(_) | Meaning::Otherwise(_) => false,
        })
    }

    /// A free text: what follows its label, to the end of this part of the line.
    pub(super) fn wording(&mut self, end: usize, place: usize) -> Option<usize> {
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

    /// A label with its answer: a number after it or before it, or a word after it.
    pub(super) fn labelled(&mut self, at: usize, end: usize, labels: &[usize]) -> Option<usize> {
        let mut next = end;
        while self.is_break(next, Break::Colon) || self.is_break(next, Break::Open) {
            next += 1;
        }
        let vocabulary = self.vocabulary;
        let place = self.choose(labels)?;
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

    /// A mark at a figure that is a separate answer: `4*`.
    pub(super) fn mark(&mut self, at: usize) -> bool {
        let Some(What::Word(word)) = self.token(at).map(|token| &token.what) else { return false };
        if word != "*" && word != "#" {
            return false;
        }
        let vocabulary = self.vocabulary;
        let Some((_, meanings)) = vocabulary.phrase(&self.tokens, at) else { return false };
        let answers = answers_of(meanings);
        let after = self.line.found.last().map_or(0, |found| found.place);
        let values = self.line.answers(vocabulary);
        let is_open = |place: &usize| {
            let matters = vocabulary.fields[*place].matters(values.all());
            matters && !self.has(*place) && !self.without.contains(place)
        };
        let open: Vec<usize> = answers.iter().map(|(place, _)| *place).filter(is_open).collect();
        // `3*/30`, or after the figures that belong to the marked one: `3/30*`.
        let place = open.iter().find(|place| **place > after).or(open.last()).copied();
        let answer = place.and_then(|place| answers.iter().find(|(other, _)| *other == place));
        if let Some((place, answer)) = answer {
            self.found(*place, *answer);
        }
        answer.is_some()
    }

    /// A label with a word for an answer: `Skill: veteran`, `Recce: yes`.
    pub(super) fn chosen(&mut self, at: usize, next: usize, place: usize) -> Option<usize> {
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
                    // `armoured no`, at the end of a part.
                    Some(What::Word(word)) if self.token(next + 1).is_none_or(Token::parts) => {
                        yes_or_no(word).filter(|_| word.chars().count() > 1)
                    }
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
    pub(super) fn switched(
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
        // A word like `none` counts as an answer only after its label.
        let places: Vec<usize> = all.iter().map(|(place, _)| *place).collect();
        let nothing = all.iter().all(|(_, answer)| *answer == 0) && places.len() > 1;
        if nothing {
            return None;
        }
        let Some(place) = self.choose(&places) else {
            // The same answer was given before.
            let said = |(place, answer): &(usize, i16)| self.line.answer(*place) == Some(*answer);
            if all.iter().any(said) && !self.is_in_name(at) {
                self.uses(at, end);
            }
            return None;
        };
        let (_, answer) = all.iter().find(|(other, _)| *other == place)?;
        // `not armoured`
        if toggle(&&place) && self.is_denied(at) {
            self.found(place, 0);
            self.uses(at - 1, end);
            return Some(end);
        }
        // `not veteran` does not say what they are.
        if self.is_denied(at) {
            self.not_read(at - 1, end, Some(place));
            return Some(end);
        }
        let names = self.names(at, end, place);
        if names && self.pass != Pass::Names {
            return None;
        }
        self.found(place, *answer);
        if names {
            self.line.named += 1;
            self.gives(at, end);
        } else {
            self.uses(at, end);
            let next = self.token(end);
            let figures = next.is_some_and(|next| next.is_word() || next.number().is_some());
            if figures && vocabulary.profile.first() == Some(&place) {
                self.line.kind_of_figures = Some((at, end));
            }
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

    /// Whether the word before a piece denies it.
    fn is_denied(&self, at: usize) -> bool {
        let before = at.checked_sub(1).filter(|before| self.is_free(*before));
        let word = before.and_then(|before| self.token(before)).map(|token| &token.what);
        matches!(word, Some(What::Word(word)) if DENIALS.contains(&word.as_str()))
    }

    /// Whether understood words are also part of the name: they say what the unit is, or
    /// more of the name follows (`Rifle Squad`).
    pub(super) fn names(&self, at: usize, end: usize, place: usize) -> bool {
        if self.name.is_some() {
            return false;
        }
        // `T-26`, wherever it is
        let is_model = |token: &Token| matches!(&token.what, What::Word(word) if word.contains(|one: char| one.is_ascii_digit()));
        if end == at + 1 && self.token(at).is_some_and(is_model) {
            return true;
        }
        if !self.is_in_name(at) {
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
}
