//! A unit as a line that reads back as the same unit.

use crate::aid::{Field, Kind, Ruleset, Unit, Values};
use crate::text::{Text, Voice};

use super::line::{Change, Line};
use super::list::read;
use super::vocabulary::{Vocabulary, short_names, without_brackets};

/// A unit to write.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// How many such units.
    pub copies: i16,
    /// Its name.
    pub name: String,
    /// Its state; only the answers on its card are written.
    pub values: Values,
    /// Which of its figures are missing, by their places.
    pub missing: Vec<usize>,
    /// Its free texts, by their ids.
    pub words: Vec<(&'static str, String)>,
}

/// Writes a unit the way players do if that reads back as the same unit, or else with every
/// question's full name.
pub fn write(unit: &Written, ruleset: &Ruleset, vocabulary: &Vocabulary, voice: &Voice) -> String {
    let mut plain = Writing { unit, ruleset, vocabulary, voice, full: false, brief: false };
    let lines = [true, false].map(|quoted| plain.line(!quoted));
    for line in lines {
        let read = read(vocabulary, &line, &|_| Change::default());
        if let [(_, read)] = read.as_slice()
            && read.is_unit
            && is_read_again(unit, read, vocabulary)
        {
            return line;
        }
    }
    plain.full = true;
    plain.line(true)
}

/// Whether a line reads back as the unit: the same name, and the same answers wherever they
/// matter.
fn is_read_again(unit: &Written, line: &Line, vocabulary: &Vocabulary) -> bool {
    let values = line.values(vocabulary);
    let missing = line.missing(vocabulary);
    let same = |place: &usize| {
        let matters = vocabulary.fields[*place].matters(unit.values.all());
        let alike = values.get(*place) == unit.values.get(*place)
            && missing.contains(place) == unit.missing.contains(place);
        !matters || alike
    };
    let mut words = line.words.clone();
    words.sort_unstable();
    let mut meant = unit.words.clone();
    meant.sort_unstable();
    line.name == unit.name
        && line.copies == unit.copies
        && words == meant
        && line.points.is_none()
        && line.unread.is_empty()
        && vocabulary.profile.iter().all(same)
}

/// The card of a unit in one line, without its kind and number:
/// `Veteran · Confident · 32″ · ROF 2 · AT 11 · FP 3`.
pub fn brief(unit: &Written, ruleset: &Ruleset, vocabulary: &Vocabulary, voice: &Voice) -> String {
    let writing = Writing { unit, ruleset, vocabulary, voice, full: false, brief: true };
    let besides = [vocabulary.headcount, vocabulary.profile.first().copied()];
    let parts = writing.parts(besides.into_iter().flatten().collect());
    let parts = parts.into_iter().map(|part| {
        let mut letters = part.chars();
        let first = letters.next().map(char::to_uppercase);
        first.into_iter().flatten().chain(letters).collect::<String>()
    });
    parts.collect::<Vec<_>>().join(" · ")
}

struct Writing<'a> {
    unit: &'a Written,
    ruleset: &'a Ruleset,
    vocabulary: &'a Vocabulary,
    voice: &'a Voice<'a>,
    /// Whether every question gets its full name, under its heading.
    full: bool,
    /// Whether it is only for display, not for reading back.
    brief: bool,
}

impl Writing<'_> {
    fn line(&self, quoted: bool) -> String {
        let values = self.unit.values.all();
        let copies = (self.unit.copies > 1).then(|| format!("{}×", self.unit.copies));
        let headcount = self.vocabulary.headcount;
        let headcount = headcount.filter(|place| self.field(*place).matters(values));
        let count = headcount.map(|place| self.unit.values.get(place).to_string());
        let name = if quoted { quote(&self.unit.name) } else { self.unit.name.clone() };
        let head: Vec<String> = copies.into_iter().chain(count).chain([name]).collect();
        let mut parts = vec![head.join(" ")];
        parts.extend(self.parts(headcount.into_iter().collect()));
        for (id, words) in &self.unit.words {
            if let Some(wording) = self.ruleset.tracker.cards.wording(id) {
                parts.push(format!("{}: {}", self.words(wording.label), quote(words)));
            }
        }
        parts.join(if self.full { "; " } else { ", " })
    }

    /// The answers on its card, except those already written.
    fn parts(&self, mut written: Vec<usize>) -> Vec<String> {
        let values = self.unit.values.all();
        let mut parts = Vec::new();
        let mut heading = Text::EMPTY;
        for place in &self.vocabulary.profile {
            let field = self.field(*place);
            if written.contains(place) || !field.matters(values) || !self.says(*place) {
                continue;
            }
            let mut part = String::new();
            if self.is_ambiguous(*place) && (self.full || field.group != heading) {
                heading = field.group;
                part = format!("{}: ", self.words(field.group));
            }
            let series = self.series(*place);
            if series.len() > 1 && !self.full {
                let figures: Vec<String> = series.iter().map(|place| self.figure(*place)).collect();
                part += &self.label(field);
                part += " ";
                part += &figures.join("/");
                written.extend(series);
            } else {
                part += &self.answer(*place);
            }
            parts.push(part);
        }
        parts
    }

    fn field(&self, place: usize) -> &'static Field {
        &self.vocabulary.fields[place]
    }

    fn words(&self, text: Text) -> String {
        self.voice.text(text).replace('\u{ad}', "")
    }

    /// Whether an answer is written: a reader must be able to know the unit without this
    /// app's defaults.
    fn says(&self, place: usize) -> bool {
        if self.unit.missing.contains(&place) {
            return false;
        }
        let (field, answer) = (self.field(place), self.unit.values.get(place));
        let new_unit = &self.vocabulary.new_unit;
        let mut first = new_unit.first.iter();
        if let Some((_, first)) = first.find(|(first, _)| *first == place) {
            return answer != *first;
        }
        if self.card().is_some_and(|card| card.get(place) != answer) {
            return true;
        }
        let is_default = answer == field.default;
        let what = self.vocabulary.profile.first() == Some(&place);
        let mut asked = (new_unit.asked)(&self.unit.values).iter();
        let asked = asked.find(|(asked, _)| *asked == place).map(|(_, seen)| *seen);
        let optional = || (new_unit.optional)(&self.unit.values).contains(&place);
        if asked == Some(answer) && optional() {
            return false;
        }
        // Without it, the other answers would imply a different one.
        let values = &self.unit.values;
        let otherwise = |[(other, its), (implied, then)]: &[(usize, i16); 2]| {
            *implied == place && *then != answer && values.get(*other) == *its
        };
        if new_unit.implies.iter().any(otherwise) {
            return true;
        }
        match field.kind {
            Kind::Toggle => !is_default,
            Kind::Choice(_) => what || !is_default || answer != 0 || asked.is_some(),
            _ => self.leads_a_series(place) || !is_default || answer != 0 || asked.is_some(),
        }
    }

    /// The printed card that the line names: its figures apply unless the line gives
    /// others.
    fn card(&self) -> Option<Values> {
        let card = (self.vocabulary.new_unit.printed)(&self.unit.values)?;
        let kind = self.vocabulary.profile.first()?;
        (card.get(*kind) == self.unit.values.get(*kind)).then_some(card)
    }

    fn leads_a_series(&self, place: usize) -> bool {
        let card = self.card();
        self.series(place).iter().any(|place| {
            let answer = self.unit.values.get(*place);
            if card.as_ref().is_some_and(|card| card.get(*place) != answer) {
                return true;
            }
            answer != self.field(*place).default || answer != 0
        })
    }

    fn label(&self, field: &Field) -> String {
        let names = short_names(self.voice, field.label);
        let short = names.into_iter().find(|name| name.chars().any(char::is_alphabetic));
        short.filter(|_| !self.full).unwrap_or_else(|| without_brackets(&self.words(field.label)))
    }

    /// Questions whose figures are written together, separated by slashes.
    fn series(&self, place: usize) -> Vec<usize> {
        let leads = |place: usize| self.vocabulary.leaders.contains(&place);
        if !leads(place) {
            return vec![place];
        }
        let values = self.unit.values.all();
        let mut series = vec![place];
        let mut at = self.vocabulary.profile.iter().skip_while(|one| **one != place).skip(1);
        // A question in between that is not a number ends the series.
        for next in self.vocabulary.series(place).skip(1) {
            let apart = at.next() != Some(&next)
                || leads(next)
                || !self.field(next).matters(values)
                || self.unit.missing.contains(&next);
            if apart {
                break;
            }
            series.push(next);
        }
        series
    }

    fn figure(&self, place: usize) -> String {
        let answer = self.unit.values.get(place);
        match self.field(place).kind {
            Kind::Measure { unit: Unit::Players, .. } if self.brief => {
                self.voice.distance(f32::from(answer))
            }
            Kind::Measure { unit: Unit::Centimetres, .. } => format!("{answer}cm"),
            Kind::Measure { unit: Unit::Tenths, .. } => {
                let tenths = answer.unsigned_abs();
                let sign = if answer < 0 { "-" } else { "" };
                format!("{sign}{}.{}in", tenths / 10, tenths % 10)
            }
            Kind::Measure { .. } => format!("{answer}″"),
            _ => answer.to_string(),
        }
    }

    fn answer(&self, place: usize) -> String {
        let (field, answer) = (self.field(place), self.unit.values.get(place));
        let label = self.label(field);
        match field.kind {
            Kind::Toggle if answer != 0 && !self.full => label,
            Kind::Toggle => format!("{label}: {}", if answer == 0 { "no" } else { "yes" }),
            Kind::Choice(choices) => {
                let said = choices.get(answer as usize).map_or_else(String::new, |choice| {
                    let numeric = choice.id.parse::<i16>().is_ok();
                    let words = self.words(choice.label);
                    if numeric { words } else { without_brackets(&words) }
                });
                let number = said.starts_with(|letter: char| letter.is_ascii_digit());
                if self.full || number || self.is_shared(place, answer) {
                    format!("{label}: {said}")
                } else {
                    said
                }
            }
            _ => format!("{label} {}", self.figure(place)),
        }
    }

    /// Whether an answer alone could also answer another question.
    fn is_shared(&self, place: usize, answer: i16) -> bool {
        let Kind::Choice(choices) = self.field(place).kind else { return false };
        let Some(choice) = choices.get(answer as usize) else { return false };
        let words = self.words(choice.label);
        let same = |text: Text| self.words(text) == words;
        self.vocabulary.profile.iter().filter(|other| **other != place).any(|other| {
            let field = self.field(*other);
            let choices = match field.kind {
                Kind::Choice(choices) => choices,
                _ => &[],
            };
            same(field.label) || choices.iter().any(|choice| same(choice.label))
        })
    }

    /// Whether a question under another heading has the same name.
    fn is_ambiguous(&self, place: usize) -> bool {
        let field = self.field(place);
        self.vocabulary.profile.iter().any(|other| {
            let other = self.field(*other);
            other.label == field.label && other.group != field.group
        })
    }
}

/// Puts words in quotation marks.
fn quote(words: &str) -> String {
    let words = words.replace('\\', "\\\\").replace('"', "\"\"").replace('\n', "\\n");
    format!("\"{words}\"")
}
