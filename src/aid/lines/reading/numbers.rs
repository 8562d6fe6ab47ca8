//! The numbers in a line: numbers of units, points, figures with and without a label.

use crate::aid::Kind;

use super::{Pass, Reading};
use crate::aid::lines::line::MOST_COPIES;
use crate::aid::lines::list::POINTS;
use crate::aid::lines::token::{Break, Number, Of, Token, What};
use crate::aid::lines::vocabulary::{Meaning, answers_of};

/// Words after a number that belongs to a name: `37 mm`.
const CALIBRES: &[&str] = &["mm", "мм", "pdr", "pounder", "фн", "st", "nd", "rd", "th"];

/// The largest number in brackets that counts units rather than points.
const MOST_IN_BRACKETS: i32 = 12;

impl Reading<'_> {
    /// `4 Pz IV`, `2x 4 Pz IV`, `Pz IV x4`: how many units, and how many bases in each.
    pub(super) fn numbers_of_units(&mut self) {
        let starts = self.starts();
        let mut numbers = starts
            .iter()
            .map(|start| self.numbers_at(*start))
            .find(|found| !found.is_empty())
            .unwrap_or_default();
        if numbers.is_empty() && self.vocabulary.headcount.is_some() {
            numbers.extend((1..self.tokens.len()).find_map(|at| self.number_after_name(at)));
        }
        self.head = numbers.first().map(|(at, _)| *at);
        // After the name, with a sign or a word that marks it as a count.
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

    /// Where the number before a name may be: at the beginning, after answers there, or after
    /// the unit's role in the list (`HQ: 2 Panzer IV`).
    pub(super) fn starts(&self) -> Vec<usize> {
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
            Meaning::Answer(..) | Meaning::Otherwise(_) => false,
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

    /// Reads the numbers of units that begin at a piece.
    pub(super) fn numbers_at(&self, start: usize) -> Vec<(usize, i16)> {
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

    /// `Sherman platoon - 4 Sherman V`, `HQ (2 tanks)`: a number with nothing but words after it in
    /// its part of the line.
    fn number_after_name(&self, at: usize) -> Option<(usize, i16)> {
        let opens = self.token(at - 1).is_some_and(|before| {
            before.is(Break::Comma) || before.is(Break::Dash) || before.is(Break::Open)
        });
        let number = self.token(at)?.number().filter(|_| opens)?;
        let plain = number.unit == Of::Nothing && !number.plus;
        let ends = |token: &&Token| !token.parts() && !token.is(Break::Close);
        let rest = || self.tokens.iter().skip(at + 1).take_while(ends);
        let what = self.vocabulary.phrase(&self.tokens, at + 1).map(|(_, meanings)| meanings);
        let What::Word(word) = &self.token(at + 1)?.what else { return None };
        let what = what.or_else(|| self.vocabulary.nearly(word)).unwrap_or_default();
        let counts = plain
            && (1..=3).contains(&rest().count())
            && rest().all(Token::is_word)
            && !CALIBRES.contains(&word.as_str())
            && !self.vocabulary.are_figures(what);
        number.whole().filter(|count| counts && (1..=99).contains(count)).map(|count| (at, count))
    }

    /// Whether a label begins here that takes the number before it: `3 bases`.
    pub(super) fn label_takes(&self, at: usize, number: Number) -> bool {
        let Some((end, meanings)) = self.vocabulary.phrase(&self.tokens, at) else { return false };
        let next = self.token(end).and_then(Token::number);
        next.is_none()
            && meanings.iter().any(|meaning| match meaning {
                Meaning::Label(place) => self.vocabulary.fits(*place, number).is_some(),
                _ => false,
            })
    }

    /// Reads the points: `(155)`, `155 pts`.
    pub(super) fn points(&mut self) {
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
            // `Tigers (5)`
            if bracketed
                && self.vocabulary.cost.is_none()
                && number.tenths <= MOST_IN_BRACKETS * 10
                && self.counts(at)
            {
                self.uses(at - 1, at + 2);
                continue;
            }
            let Some(points) = number.whole().filter(|points| *points >= 0) else { continue };
            match self.vocabulary.cost {
                Some(place) if self.without.contains(&place) || self.has(place) => continue,
                Some(place) if self.vocabulary.fields[place].fits(points) => {
                    self.found(place, points);
                }
                Some(_) => continue,
                None => self.line.points = Some(points),
            }
            // Its brackets belong to the number, and so does the word for points before it:
            // `cost 12 pts`.
            let before = usize::from(before);
            let close = usize::from(before > 0 && self.is_break(at + 1, Break::Close));
            let mut from = at - before * close;
            let colon = from.checked_sub(1).is_some_and(|at| self.is_break(at, Break::Colon));
            let word = from.checked_sub(1 + usize::from(colon)).filter(|word| {
                let token = self.token(*word).map(|token| &token.what);
                matches!(token, Some(What::Word(word)) if POINTS.contains(&word.as_str()))
            });
            if let Some(word) = word.filter(|word| self.is_free(*word)) {
                from = word;
            }
            self.uses(from, at + 1 + close);
        }
    }

    /// Whether the words before a piece are a name: a number in brackets means points after a
    /// name, and a figure after a label.
    pub(super) fn names_come_before(&self, at: usize) -> bool {
        let label = |from: usize| {
            let (end, meanings) = self.vocabulary.phrase(&self.tokens, from)?;
            let takes = meanings.iter().any(|meaning| match meaning {
                Meaning::Label(place) => self.vocabulary.takes_numbers(*place),
                _ => false,
            });
            (takes && end + 1 == at).then_some(())
        };
        let figure = at > 2 && self.token(at - 2).is_some_and(|token| token.number().is_some());
        at > 1
            && !(figure && self.is_labelled(at - 2))
            && !self.has_its_label()
            && (0..at - 1).all(|from| label(from).is_none())
    }

    /// Whether points have their label somewhere, with a number after it: `cost 26`.
    fn has_its_label(&self) -> bool {
        let number = |at: usize| self.token(at).and_then(Token::number).is_some();
        (0..self.tokens.len()).any(|from| {
            let phrase = self.vocabulary.phrase(&self.tokens, from);
            phrase.is_some_and(|(end, meanings)| {
                let colon = usize::from(self.is_break(end, Break::Colon));
                let means = |one: &Meaning| {
                    matches!(one, Meaning::Label(place) if Some(*place) == self.vocabulary.cost)
                };
                number(end + colon) && meanings.iter().any(means)
            })
        })
    }

    /// Whether the figures of this part of the line come before their labels (`2 ROF 11 AT`):
    /// the last label has none after it.
    pub(super) fn numbers_come_first(&self, at: usize) -> bool {
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

    /// Takes figures separated by slashes as answers to a question and those after it. Returns
    /// the piece after them; `None` if the first does not fit.
    pub(super) fn series(&mut self, place: usize, from: usize) -> Option<usize> {
        let vocabulary = self.vocabulary;
        let first = vocabulary.fits(place, self.token(from)?.number()?)?;
        self.found(place, first);
        let mut at = from + if self.in_both_units(from) { 3 } else { 1 };
        let mut rest = vocabulary.series(place).skip(1);
        // Only some labels take several figures: `ROF 2/1` is not ROF and AT.
        let follow = vocabulary.leaders.contains(&place)
            || (vocabulary.leaders.iter()).any(|leader| vocabulary.takes(*leader, place))
            || self.is_of_distance(from);
        if let Some(end) = self.in_brackets(place, at) {
            return Some(end);
        }
        if let Some(end) = self.spaced(place, at) {
            return Some(end);
        }
        loop {
            let marked = self.mark(at);
            let slash = at + usize::from(marked);
            if !self.is_break(slash, Break::Slash) {
                return Some(slash);
            }
            let Some(number) = self.token(slash + 1).and_then(Token::number) else {
                return Some(slash);
            };
            let Some(next) = rest.next() else { return Some(slash) };
            match vocabulary.fits(next, number) {
                Some(answer) if follow && !self.has(next) && !self.without.contains(&next) => {
                    self.found(next, answer);
                }
                _ => {
                    self.not_read(slash + 1, slash + 2, Some(place));
                    return Some(slash);
                }
            }
            at = slash + 2;
        }
    }

    /// The question that figures with slashes begin to answer: if a weapon's distance comes right
    /// before them, the one after that distance; otherwise one whose figures need no label, or the
    /// next in a group that already has some.
    fn leader(&self, at: usize, number: Number) -> Option<usize> {
        let vocabulary = self.vocabulary;
        let fits = |place: &usize| {
            let free = !self.has(*place) && !self.without.contains(place);
            free && vocabulary.fits(*place, number).is_some()
        };
        if self.is_of_distance(at) {
            let last = self.line.found.last()?.place;
            return vocabulary.series(last).nth(1).filter(fits);
        }
        let pairs: Vec<usize> = vocabulary.pairs.iter().copied().filter(fits).collect();
        // `3/60, 5/100`
        let after = |place: &usize| {
            let group = vocabulary.fields[*place].group;
            vocabulary.pairs.iter().any(|pair| {
                pair < place && vocabulary.fields[*pair].group == group && self.has(*pair)
            })
        };
        let next = || vocabulary.leaders.iter().copied().filter(after).find(fits);
        self.choose(&pairs).or_else(next)
    }

    /// Whether a distance is right before a piece.
    fn is_after_distance(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|at| self.token(at)).and_then(Token::number);
        before.is_some_and(|before| matches!(before.unit, Of::Inches | Of::Centimetres))
    }

    /// Whether the figures at a piece are all that follow the distance of a weapon:
    /// `32" 2/11/3+`.
    fn is_of_distance(&self, at: usize) -> bool {
        let vocabulary = self.vocabulary;
        let slashes = self.tokens.iter().skip(at + 1).step_by(2);
        let figures = 1 + slashes.take_while(|token| token.is(Break::Slash)).count();
        let last = self.line.found.last().map(|found| found.place);
        self.is_after_distance(at)
            && !self.is_free(at - 1)
            && figures > 2
            && last.is_some_and(|last| vocabulary.series(last).count() > figures)
    }

    /// The figure in brackets after one that may have it: `100 (20)`. Returns the piece after
    /// them.
    fn in_brackets(&mut self, place: usize, at: usize) -> Option<usize> {
        let vocabulary = self.vocabulary;
        if !vocabulary.bracketed.contains(&place)
            || !self.is_break(at, Break::Open)
            || !self.is_break(at + 2, Break::Close)
        {
            return None;
        }
        let next = vocabulary.series(place).nth(1)?;
        let answer = vocabulary.fits(next, self.token(at + 1)?.number()?)?;
        if self.has(next) || self.without.contains(&next) {
            return None;
        }
        self.found(next, answer);
        Some(at + 3)
    }

    /// Figures of a series separated only by spaces: `0 0 2 3 3 4`. Returns the piece after
    /// them.
    fn spaced(&mut self, place: usize, at: usize) -> Option<usize> {
        let vocabulary = self.vocabulary;
        let plain = |token: &Token| token.number().filter(|number| number.unit == Of::Nothing);
        let rest = self.tokens.iter().skip(at).map_while(plain);
        let rest: Vec<_> = rest.collect();
        let places: Vec<usize> = vocabulary.series(place).skip(1).take(rest.len()).collect();
        let answers = places.iter().zip(&rest);
        let answers = answers.map(|(place, number)| vocabulary.fits(*place, *number));
        let answers: Vec<i16> = answers.collect::<Option<_>>()?;
        // Two numbers alone may be unrelated.
        if !vocabulary.leaders.contains(&place)
            || rest.len() < 2
            || answers.len() < rest.len()
            || places.iter().any(|one| self.has(*one) || self.without.contains(one))
        {
            return None;
        }
        for (place, answer) in places.into_iter().zip(answers) {
            self.found(place, answer);
        }
        Some(at + rest.len())
    }

    /// The question after one, if its answers are numbers to be rolled.
    pub(super) fn number_after(&self, place: usize) -> Option<usize> {
        let profile = &self.vocabulary.profile;
        let at = profile.iter().position(|one| *one == place)?;
        let next = *profile.get(at + 1)?;
        let free = !self.has(next) && !self.without.contains(&next);
        let choice = matches!(self.vocabulary.fields[next].kind, Kind::Choice(_));
        (free && choice && self.vocabulary.takes_numbers(next)).then_some(next)
    }

    /// Figures without a label: a distance, or several separated by slashes.
    pub(super) fn figures(&mut self, at: usize) -> Option<usize> {
        let vocabulary = self.vocabulary;
        let number = self.token(at)?.number()?;
        if self.head == Some(at)
            || at.checked_sub(1).is_some_and(|at| self.is_break(at, Break::Slash))
        {
            return None;
        }
        let twice = self.in_both_units(at);
        if !twice && (self.is_break(at + 1, Break::Slash) || self.is_marked(at)) {
            if self.is_of_another_word(at) {
                return None;
            }
            // They belong to their label or distance, which may be read later.
            if self.pass == Pass::Sure && (self.is_labelled(at) || self.is_after_distance(at)) {
                return None;
            }
            let place = self.leader(at, number)?;
            // All or nothing: `251/1` is not armour.
            let known =
                (self.line.found.len(), self.line.unread.len(), self.unread.len(), self.last);
            let after = self.series(place, at)?;
            if self.line.unread.len() > known.1 {
                self.line.found.truncate(known.0);
                self.open.clear();
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
        let ends = next.is_none_or(|next| next.parts() || next.is(Break::Close))
            && number.unit == Of::Centimetres;
        if (name_follows || ends) && self.is_in_name(at) {
            return None;
        }
        // `7.5cm range 32"` is a calibre: the label has a number of its own.
        if number.unit == Of::Centimetres && self.distance_follows(at) {
            return None;
        }
        let measures =
            |place: &usize| matches!(vocabulary.fields[*place].kind, Kind::Measure { .. });
        // A distance is not the range of an attack that the line does not give.
        let of_none = |place: &usize| {
            let mut leaders = vocabulary.leaders.iter();
            leaders.any(|leader| vocabulary.takes(*leader, *place) && !self.has(*leader))
        };
        let places = vocabulary.profile.iter().copied().filter(measures);
        let places: Vec<usize> = places.filter(|place| !of_none(place)).collect();
        let place = self.choose(&places)?;
        let answer = vocabulary.fits(place, number)?;
        let end = at + if twice { 3 } else { 1 };
        self.found(place, answer);
        self.uses(at, end);
        Some(end)
    }

    /// Whether the label of a figure ends right before a piece.
    pub(super) fn is_labelled(&self, at: usize) -> bool {
        let colon = at.checked_sub(1).is_some_and(|at| self.is_break(at, Break::Colon));
        let end = at - usize::from(colon);
        (at.saturating_sub(8)..end).any(|from| {
            let phrase = self.vocabulary.phrase(&self.tokens, from);
            phrase.is_some_and(|(to, meanings)| to == end && self.vocabulary.are_figures(meanings))
        })
    }

    /// Whether the label of a distance follows a piece, with a number after it.
    fn distance_follows(&self, at: usize) -> bool {
        let phrase = self.vocabulary.phrase(&self.tokens, at + 1);
        !self.numbers_come_first(at)
            && phrase.is_some_and(|(end, meanings)| {
                let colon = usize::from(self.is_break(end, Break::Colon));
                let number = self.token(end + colon).and_then(Token::number);
                number.is_some()
                    && meanings.iter().any(|meaning| match meaning {
                        Meaning::Label(place) => {
                            matches!(self.vocabulary.fields[*place].kind, Kind::Measure { .. })
                        }
                        _ => false,
                    })
            })
    }

    /// Whether one distance is written in both units: `24"/60cm`.
    pub(super) fn in_both_units(&self, at: usize) -> bool {
        let unit = |at: usize| self.token(at).and_then(Token::number).map(|number| number.unit);
        self.is_break(at + 1, Break::Slash)
            && matches!(
                (unit(at), unit(at + 2)),
                (Some(Of::Inches), Some(Of::Centimetres))
                    | (Some(Of::Centimetres), Some(Of::Inches))
            )
    }

    pub(super) fn is_marked(&self, at: usize) -> bool {
        let word = self.token(at + 1).map(|token| &token.what);
        matches!(word, Some(What::Word(word)) if word == "*" || word == "#")
    }

    /// Reads the numbers not understood so far: one alone in its part of the line is a number of
    /// units or, at the end of the line, the points.
    pub(super) fn bare_numbers(&mut self) {
        for at in 0..self.tokens.len() {
            let Some(number) = self.tokens[at].number().filter(|_| self.is_free(at)) else {
                continue;
            };
            let alone = (at.checked_sub(1).is_none_or(|at| self.tokens[at].parts()))
                && self.token(at + 1).is_none_or(Token::parts);
            let last = at + 1 == self.tokens.len();
            let cost = self.vocabulary.cost.filter(|place| {
                last && number.tenths > MOST_IN_BRACKETS * 10
                    && !self.has(*place)
                    && !self.without.contains(place)
            });
            // `Pz 38(t), 25`
            if alone
                && let Some(place) = cost
                && let Some(answer) = self.vocabulary.fits(place, number)
            {
                self.found(place, answer);
                self.uses(at, at + 1);
            } else if alone && self.counts(at) {
                self.uses(at, at + 1);
            }
        }
    }

    /// Takes a number as the number of units, unless that is already known.
    fn counts(&mut self, at: usize) -> bool {
        let number = self.token(at).and_then(Token::number);
        let plain = number.filter(|number| number.unit == Of::Nothing && !number.plus);
        let count = plain.and_then(Number::whole).filter(|count| (1..=MOST_COPIES).contains(count));
        let counted = (self.vocabulary.headcount).is_some_and(|place| self.has(place));
        let Some(count) = count.filter(|_| !counted && self.line.copies == 1) else {
            return false;
        };
        let headcount = self.vocabulary.headcount.filter(|place| {
            !self.without.contains(place) && self.vocabulary.fields[*place].fits(count)
        });
        match headcount {
            Some(place) => self.found(place, count),
            None => self.line.copies = count,
        }
        true
    }

    /// Whether figures follow a word that has its own meaning, though not with them:
    /// `HE 6/3` is not armour.
    fn is_of_another_word(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1).filter(|before| self.is_free(*before)) else {
            return false;
        };
        let Some(What::Word(word)) = self.token(before).map(|token| &token.what) else {
            return false;
        };
        let is_phrase = (at.saturating_sub(8)..at).any(|from| {
            (self.vocabulary.phrase(&self.tokens, from)).is_some_and(|(to, _)| to == at)
        });
        !is_phrase
            && !self.is_nearly(before)
            && (!self.is_in_name(at) || self.vocabulary.begins_label(word))
    }

    /// Reports the words left in the name that follow a figure or look like one.
    pub(super) fn left_over(&mut self) {
        let is_left =
            |token: &Token| token.is_word() || token.number().is_some() || token.is(Break::Slash);
        let (mut figures, mut named) = (false, self.name.is_some());
        let mut from = 0;
        while from < self.tokens.len() {
            let rest = self.tokens.iter().zip(&self.used).skip(from);
            let left = rest.take_while(|(token, used)| !**used && is_left(token)).count();
            let left = (from..from + left).position(|at| self.answers(at)).unwrap_or(left);
            if left == 0 {
                figures |= self.gives_figure(from);
                named |= self.tokens[from].is_word() && !self.used[from];
                from += 1;
                continue;
            }
            let to = from + left;
            let counted = from > 0 && self.head == Some(from - 1);
            let apart = !self.is_in_name(from) && !self.is_proper_name(from, to) && !counted;
            // `Pz IV HE 6/4`
            let label = (from..to).find(|at| {
                self.is_break(*at + 2, Break::Slash) && self.is_of_another_word(*at + 1)
            });
            let said = (from..to).any(|at| !self.is_break(at, Break::Slash));
            if named && said && (figures || apart) {
                self.not_read(from, to, None);
            } else if let Some(label) = label {
                self.not_read(label, to, None);
            } else if let Some(figure) = (from..to).find(|at| self.is_figure(*at, to)) {
                self.not_read(figure, if figure == 0 { 1 } else { to }, None);
            }
            named |= self.tokens[from..to].iter().any(Token::is_word);
            from = to;
        }
    }

    /// Whether pieces are written with a capital letter, as names are, and begin no question:
    /// `Platoon 2`.
    fn is_proper_name(&self, at: usize, to: usize) -> bool {
        let word = self.piece(at, at + 1);
        let number = (at..to).any(|at| self.tokens[at].number().is_some());
        let asks = self.vocabulary.phrase(&self.tokens, at).is_some();
        word.starts_with(char::is_uppercase)
            && word.contains(|letter: char| letter.is_lowercase() || letter.is_ascii_digit())
            && !(number && asks)
    }

    /// Whether a piece in a name is nevertheless a figure: `F9 S8`, `FA 9 SA 8`, `11-13`, or a
    /// number before the name that is too large to be a number of units.
    fn is_figure(&self, at: usize, to: usize) -> bool {
        let word = |at: usize| match self.token(at).map(|token| &token.what) {
            Some(What::Word(word)) if at < to => word.as_str(),
            _ => "",
        };
        let number = |at: usize| self.token(at).is_some_and(|token| token.number().is_some());
        let digit = |letter: char| letter.is_ascii_digit();
        let short = |word: &str| {
            word.chars().all(char::is_alphabetic) && (1..=2).contains(&word.chars().count())
        };
        let joined = |word: &str| {
            let mut letters = word.chars();
            letters.next().is_some_and(char::is_alphabetic)
                && !letters.as_str().is_empty()
                && letters.all(digit)
        };
        let labelled = |at: usize| short(word(at)) && number(at + 1);
        let calibre = CALIBRES.contains(&word(at + 1));
        let ranges = word(at).starts_with(digit)
            && word(at).contains([' ', '.'])
            && word(at).chars().all(|letter| digit(letter) || " .".contains(letter));
        // A size such as "10.5cm" begins a name.
        let bare = |number: Number| number.unit == Of::Nothing;
        let leads = self.token(at).and_then(Token::number).is_some_and(bare);
        let large = at == 0 && leads && !calibre && !word(at + 1).is_empty();
        ranges
            || large
            || joined(word(at)) && joined(word(at + 1))
            || labelled(at) && labelled(at + 2)
    }

    /// Whether a piece is a figure that was read, rather than a number of units or points.
    fn gives_figure(&self, at: usize) -> bool {
        let number = self.tokens[at].number().filter(|_| !self.is_free(at));
        self.head != Some(at)
            && number.is_some_and(|number| !matches!(number.unit, Of::Points | Of::Pieces))
    }
}
