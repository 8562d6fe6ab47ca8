//! The names of the questions about a unit and of their answers, in all loaded languages at
//! once.

use std::collections::BTreeMap;

use strsim::osa_distance;

use crate::aid::{Field, Kind, NewUnit, Tracker, Unit};
use crate::text::{Packs, Text, Voice, short};

use super::token::{Break, Number, Of, Token, What, tokens};

/// A short name that means figures with a slash, without a word (`6/3`).
const PAIR: &str = "#/#";

/// A short name that means the same, but only after the label: `OM -1/-2/-3`.
const SERIES: &str = "/";

/// A meaning of a phrase.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Meaning {
    /// The question at this place.
    Label(usize),
    /// The question at this place, if the number after the phrase does not answer the question
    /// whose label the phrase is: the short name begins with [`OTHERWISE`].
    Otherwise(usize),
    /// An answer to the question at a place.
    Answer(usize, i16),
    /// The questions under a heading.
    Heading(Text),
    /// A free text, by its place among them.
    Wording(usize),
}

/// A short name that means a figure with the next one in brackets after it: `100 (20)`.
const BRACKETED: &str = "#(#)";

/// The beginnings of words that mean the opposite, folded.
const NEGATIVE: &[&str] = &["un", "non", "nie", "не"];

/// Marks a short name that is another question's label.
const OTHERWISE: char = '~';

/// Everything needed to read lines about the units of one wargame.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    pub(super) fields: &'static [Field],
    /// The questions that a unit's card answers, in the order they are asked.
    pub(super) profile: Vec<usize>,
    /// The state of a unit before its line is read.
    pub(super) new_unit: NewUnit,
    /// The question that the number before a name answers.
    pub(super) headcount: Option<usize>,
    /// The question that points answer.
    pub(super) cost: Option<usize>,
    /// The free texts of a unit, by id.
    pub(super) wordings: Vec<&'static str>,
    phrases: BTreeMap<String, Vec<Meaning>>,
    /// The most pieces of a phrase.
    longest: usize,
    /// Questions whose figures may come without a label: `6/3`.
    pub(super) pairs: Vec<usize>,
    /// Questions whose figures are written together with those of the questions after them.
    pub(super) leaders: Vec<usize>,
    /// Questions whose figure may have the next one in brackets after it.
    pub(super) bracketed: Vec<usize>,
    /// Whether plain numbers are in centimetres where a sheet gives both.
    pub(super) metric: bool,
}

impl Vocabulary {
    /// The vocabulary of a wargame's units in the languages that are loaded.
    pub fn new(tracker: &Tracker, packs: &[&Packs], metric: bool) -> Self {
        let fields = tracker.fields;
        let mut profile: Vec<usize> = (tracker.profile.iter().copied())
            .filter(|place| {
                fields.get(*place).is_some_and(|field| !matches!(field.kind, Kind::Unit))
            })
            .collect();
        profile.dedup();
        let mut vocabulary = Self {
            fields,
            new_unit: tracker.new_unit,
            headcount: tracker.counter.headcount,
            cost: tracker.cards.terms.cost,
            wordings: tracker.cards.words.iter().map(|words| words.id).collect(),
            phrases: BTreeMap::new(),
            longest: 1,
            pairs: Vec::new(),
            leaders: Vec::new(),
            bracketed: Vec::new(),
            metric,
            profile,
        };
        for packs in packs {
            vocabulary.learn(tracker, &Voice::english(packs));
        }
        vocabulary
    }

    fn learn(&mut self, tracker: &Tracker, voice: &Voice) {
        for place in self.profile.clone() {
            let field = &self.fields[place];
            self.name(voice, field.label, &Meaning::Label(place));
            self.name(voice, field.group, &Meaning::Heading(field.group));
            if let Kind::Choice(choices) = field.kind {
                for (answer, choice) in (0..).zip(choices) {
                    self.name(voice, choice.label, &Meaning::Answer(place, answer));
                }
            }
        }
        for (place, words) in tracker.cards.words.iter().enumerate() {
            self.name(voice, words.label, &Meaning::Wording(place));
        }
    }

    /// Records the names of something: its label with and without the part in brackets, and
    /// its short names.
    fn name(&mut self, voice: &Voice, label: Text, means: &Meaning) {
        let words = voice.text(label);
        self.put(&words, means);
        self.put(&without_brackets(&words), means);
        for name in short_names(voice, label) {
            match means {
                Meaning::Label(place) if name == BRACKETED => self.bracketed.push(*place),
                Meaning::Label(place) if name == PAIR || name == SERIES => {
                    if name == PAIR && !self.pairs.contains(place) {
                        self.pairs.push(*place);
                    }
                    if !self.leaders.contains(place) {
                        self.leaders.push(*place);
                    }
                }
                Meaning::Label(place) if name.starts_with(OTHERWISE) => {
                    self.put(name.trim_start_matches(OTHERWISE), &Meaning::Otherwise(*place));
                }
                _ => self.put(&name, means),
            }
        }
    }

    fn put(&mut self, words: &str, means: &Meaning) {
        let keys: Vec<String> = pieces(words);
        let begins = tokens(words, &|_| false);
        // Numbers are answers to the label before them (`3+`), not names.
        if keys.is_empty() || begins.first().is_some_and(|first| !first.is_word()) {
            return;
        }
        self.longest = self.longest.max(keys.len());
        let meanings = self.phrases.entry(keys.join(" ")).or_default();
        if !meanings.contains(means) {
            meanings.push(means.clone());
        }
    }

    /// Whether a folded word is the label of a figure.
    pub(super) fn knows(&self, word: &str) -> bool {
        self.phrases.get(word).is_some_and(|meanings| self.are_figures(meanings))
    }

    /// The meanings of a folded word.
    pub(super) fn exactly(&self, word: &str) -> Option<&[Meaning]> {
        self.phrases.get(word).map(Vec::as_slice)
    }

    /// Whether the label of a figure begins with a folded word, and has more.
    pub(super) fn begins_label(&self, word: &str) -> bool {
        let begins = format!("{word} ");
        let labels = self.phrases.range(begins.clone()..);
        let mut labels = labels.take_while(|(phrase, _)| phrase.starts_with(&begins));
        labels.any(|(_, meanings)| self.are_figures(meanings))
    }

    /// The longest phrase that begins at a piece of a line, with the piece after it, and its
    /// meanings. Punctuation between its words is skipped.
    pub(super) fn phrase(&self, line: &[Token], at: usize) -> Option<(usize, &[Meaning])> {
        let (mut key, mut singular) = (String::new(), String::new());
        let mut best = None;
        let mut words = 0;
        for (place, token) in line.iter().enumerate().skip(at) {
            let Some(piece) = token.key() else {
                // A comma may belong to the phrase: `APC, not an IFV`.
                if place == at || token.is(Break::Cell) || matches!(token.what, What::Quoted(_)) {
                    break;
                }
                continue;
            };
            if words > 0 {
                key.push(' ');
                singular.push(' ');
            }
            key += &piece;
            singular += piece.strip_suffix('s').unwrap_or(&piece);
            words += 1;
            if words > self.longest {
                break;
            }
            // `automatic rifles`
            let plural = || self.phrases.get(&singular).filter(|_| words > 1);
            if let Some(meanings) = self.phrases.get(&key).or_else(plural)
                && !(self.are_figures(meanings) && ends_in_figure(line, place, words))
            {
                best = Some((place + 1, meanings.as_slice()));
            }
        }
        best
    }

    /// Whether a phrase can be the label of a figure.
    pub(super) fn are_figures(&self, meanings: &[Meaning]) -> bool {
        meanings.iter().any(|meaning| match meaning {
            Meaning::Label(place) => self.takes_numbers(*place),
            _ => false,
        })
    }

    /// The meanings of the phrase that a word negates: `unarmoured`.
    pub(super) fn negated(&self, word: &str) -> Option<&[Meaning]> {
        NEGATIVE.iter().find_map(|prefix| {
            let rest = word.strip_prefix(prefix)?.trim_start_matches('-');
            let exact = self.phrases.get(rest).map(Vec::as_slice);
            exact.filter(|_| rest.chars().count() > 3).or_else(|| self.nearly(rest))
        })
    }

    /// The meanings of a word that is nearly a phrase: with another ending, or a typing error.
    pub(super) fn nearly(&self, word: &str) -> Option<&[Meaning]> {
        let letters = word.chars().count();
        if self.negated(word).is_some() {
            return None;
        }
        // `SMGs`
        let one = word.strip_suffix('s').filter(|one| one.chars().count() > 2);
        if let Some(meanings) = one.and_then(|one| self.phrases.get(one)) {
            return Some(meanings);
        }
        if letters < 5 || !word.chars().all(char::is_alphabetic) {
            return None;
        }
        let mut best: Option<(usize, &[Meaning])> = None;
        let mut twice = false;
        for (phrase, meanings) in &self.phrases {
            let length = phrase.chars().count();
            if length < 5 || phrase.contains(' ') || length.abs_diff(letters) > 3 {
                continue;
            }
            let alike = phrase.chars().zip(word.chars()).take_while(|(a, b)| a == b).count();
            // `unarmoured` is not a misspelling of `armoured`.
            if alike == 0 {
                continue;
            }
            let ending = alike + 1 >= length && letters <= length + 2;
            let slips = osa_distance(phrase, word);
            let allowed = if letters < 9 { 1 } else { 2 };
            let apart = if ending { 1 } else { slips };
            if !ending && slips > allowed {
                continue;
            }
            match best {
                Some((least, other)) if least == apart => twice |= other != meanings.as_slice(),
                Some((least, _)) if least < apart => {}
                _ => {
                    best = Some((apart, meanings));
                    twice = false;
                }
            }
        }
        best.filter(|_| !twice).map(|(_, meanings)| meanings)
    }

    /// The answer that a number gives to a question.
    pub(super) fn fits(&self, place: usize, number: Number) -> Option<i16> {
        let field = &self.fields[place];
        let plain = matches!(number.unit, Of::Nothing | Of::Pieces);
        let answer = match field.kind {
            Kind::Count { .. } => number.whole().filter(|_| plain),
            Kind::Measure { unit, .. } => measured(unit, number, self.metric),
            Kind::Choice(choices) => {
                let number = number.whole().filter(|_| plain)?;
                let is = |id: &str| id.parse() == Ok(number);
                choices.iter().position(|choice| is(choice.id)).map(|at| at as i16)
            }
            Kind::Toggle | Kind::Unit => None,
        };
        answer.filter(|answer| field.fits(*answer))
    }

    /// Whether a question may be answered by a number.
    pub(super) fn takes_numbers(&self, place: usize) -> bool {
        match self.fields[place].kind {
            Kind::Count { .. } | Kind::Measure { .. } => true,
            Kind::Choice(choices) => choices.iter().any(|choice| choice.id.parse::<i16>().is_ok()),
            Kind::Toggle | Kind::Unit => false,
        }
    }

    /// The questions that the figures of a series answer, from the one at a place on: `6/3/1`.
    pub(super) fn series(&self, place: usize) -> impl Iterator<Item = usize> + '_ {
        let at = self.profile.iter().position(|one| *one == place);
        let group = self.fields[place].group;
        let rest = self.profile.iter().copied().skip(at.unwrap_or(usize::MAX));
        rest.take_while(move |place| self.fields[*place].group == group)
            .filter(|place| self.takes_numbers(*place))
    }

    /// Whether the figure right after a leader's answers a question: the range of an attack.
    pub(super) fn takes(&self, leader: usize, place: usize) -> bool {
        self.series(leader).nth(1) == Some(place)
    }
}

/// Whether a number at the end of a phrase (`OM 1`) is the figure itself: no other number
/// follows.
fn ends_in_figure(line: &[Token], place: usize, words: usize) -> bool {
    let mut next = line.iter().skip(place + 1).skip_while(|token| token.is(Break::Colon));
    words > 1
        && line.get(place).is_some_and(|last| last.number().is_some())
        && next.next().is_none_or(|next| next.number().is_none())
}

/// A distance in the unit of a question.
fn measured(unit: Unit, number: Number, metric: bool) -> Option<i16> {
    let centimetres = match number.unit {
        Of::Inches => false,
        Of::Centimetres => true,
        Of::Nothing => match unit {
            Unit::Centimetres => true,
            Unit::Inches => false,
            Unit::Players | Unit::Tenths => metric,
        },
        Of::Points | Of::Pieces => return None,
    };
    // 2.5 cm to the inch, as games count.
    let answer = match (unit, centimetres) {
        (Unit::Players | Unit::Inches, true) => exact(number.tenths, 25),
        (Unit::Players | Unit::Inches, false) | (Unit::Centimetres, true) => {
            exact(number.tenths, 10)
        }
        (Unit::Centimetres, false) => exact(number.tenths * 25, 100),
        (Unit::Tenths, true) => exact(number.tenths * 4, 10),
        (Unit::Tenths, false) => Some(number.tenths),
    };
    answer.and_then(|answer| i16::try_from(answer).ok())
}

fn exact(number: i32, by: i32) -> Option<i32> {
    (number % by == 0).then_some(number / by)
}

/// Splits a phrase into pieces.
fn pieces(words: &str) -> Vec<String> {
    tokens(words, &|_| false).iter().filter_map(Token::key).collect()
}

/// A label without the part in brackets: `Second Attack (0: none)`.
pub(super) fn without_brackets(words: &str) -> String {
    let mut depth = 0_u32;
    let mut plain = String::new();
    for letter in words.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            letter if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    plain.trim().to_owned()
}

/// The short names of a message, the one used in writing first.
pub(super) fn short_names(voice: &Voice, label: Text) -> Vec<String> {
    let all = short(label).map(|short| voice.text(short)).unwrap_or_default();
    let names = all.split(',').map(str::trim);
    names.filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// The answers among meanings.
pub(super) fn answers_of(meanings: &[Meaning]) -> Vec<(usize, i16)> {
    let answer = |meaning: &Meaning| match meaning {
        Meaning::Answer(place, answer) => Some((*place, *answer)),
        _ => None,
    };
    meanings.iter().filter_map(answer).collect()
}
