//! Answers as they are kept: by the id of the field, as [`Field::write`]
//! writes them, and only where they differ from the default. So a save
//! survives reordered fields, and a field that is gone is passed over.

use std::collections::BTreeMap;

use crate::aid::{Calculator, Field, OwnModifier, Values};

/// Written answers by field id; what is missing is at its default.
pub type Answers = BTreeMap<String, String>;

/// An entry in the answers about a unit that is no answer: figures that are not among them are
/// missing ([`NewUnit`](crate::aid::NewUnit)), and not at their default. So an answer at the
/// default is written, too. No question has this id.
pub(super) const OPEN: (&str, &str) = ("figures", "asked");

/// Answers among which figures are missing until they are given.
pub(super) fn open() -> Answers {
    let mut answers = Answers::new();
    answers.insert(OPEN.0.to_owned(), OPEN.1.to_owned());
    answers
}

/// Whether figures may be missing among the answers.
pub(super) fn is_open(answers: &Answers) -> bool {
    answers.contains_key(OPEN.0)
}

/// The places of the questions that are answered.
pub(super) fn given(answers: &Answers, fields: &[Field]) -> Vec<usize> {
    let answered = |(id, written): (&String, &String)| {
        let place = Field::find(fields, id)?;
        fields[place].read(written).map(|_| place)
    };
    answers.iter().filter_map(answered).collect()
}

/// The answers to a form; what does not fit is at its default.
pub fn values(answers: &Answers, fields: &[Field]) -> Values {
    let written = answers.iter().map(|(field, answer)| (field.as_str(), answer.as_str()));
    Values::read(fields, written).0
}

/// The answers that differ from the defaults.
pub fn written(values: &Values, fields: &[Field]) -> Answers {
    let written = values.written(fields).into_iter();
    let mut answers = Answers::new();
    // Not collected: that would sort first, and carry the code for it.
    answers.extend(written.map(|(field, answer)| (field.to_string(), answer)));
    answers
}

/// The answers to a calculator, with the modifiers of the players' own; what does not fit is
/// left out.
pub fn asked(answers: &Answers, calculator: &Calculator) -> Values {
    let written = answers.iter();
    let written = written.map(|(field, answer)| (field.as_str(), answer.as_str()));
    calculator.read(written).0
}

/// The answers to a calculator that differ from the defaults, with the modifiers of the
/// players' own.
pub fn of_calculator(values: &Values, calculator: &Calculator) -> Answers {
    let mut answers = written(values, calculator.fields);
    for own in values.own() {
        answers.insert(own.name(), own.number());
    }
    answers
}

/// Puts one answer to a calculator in, or a modifier of the players' own.
pub(super) fn answer(answers: &mut Answers, calculator: &Calculator, id: &str, written: &str) {
    if OwnModifier::is_named(id) {
        let mut values = asked(answers, calculator);
        if OwnModifier::read(id, written).is_some_and(|own| values.put_own(own)) {
            *answers = of_calculator(&values, calculator);
        }
    } else {
        set_of(answers, calculator, id, written);
    }
}

/// Puts one answer in. Returns whether it fits its field.
pub(super) fn set(answers: &mut Answers, fields: &[Field], id: &str, written: &str) -> bool {
    let Some(place) = Field::find(fields, id) else {
        return false;
    };
    match fields[place].read(written) {
        Some(answer) => {
            put(answers, fields, place, answer);
            true
        }
        None => false,
    }
}

/// Puts the answer to the question at a place in, under the name that the question
/// has now.
fn put(answers: &mut Answers, fields: &[Field], place: usize, answer: i16) {
    let field = &fields[place];
    answers.retain(|id, _| Field::find(fields, id) != Some(place));
    if answer != field.default || is_open(answers) {
        answers.insert(field.id.to_string(), field.write(answer));
    }
}

/// Puts the answer to a question of a calculator in. A distance between units that is just what
/// the question begins at is written all the same: it was entered.
fn set_of(answers: &mut Answers, calculator: &Calculator, id: &str, written: &str) {
    set(answers, calculator.fields, id, written);
    let place = Field::find(calculator.fields, id);
    let Some(place) = place.filter(|place| calculator.measured.contains(place)) else {
        return;
    };
    let field = &calculator.fields[place];
    let begins = || field.write(field.default);
    answers.entry(field.id.to_string()).or_insert_with(begins);
}

/// The answers to a calculator that differ from the defaults, and the distances that were
/// entered before.
pub(super) fn written_after(before: &Answers, values: &Values, calculator: &Calculator) -> Answers {
    let mut answers = of_calculator(values, calculator);
    for place in calculator.measured {
        let field = &calculator.fields[*place];
        let id = field.id.to_string();
        if before.contains_key(&id) {
            let now = || field.write(values.get(*place));
            answers.entry(id).or_insert_with(now);
        }
    }
    answers
}

/// Writes what differs between two states of a form.
pub(super) fn change(answers: &mut Answers, fields: &[Field], before: &Values, after: &Values) {
    for index in 0..fields.len() {
        let answer = after.get(index);
        if answer != before.get(index) {
            put(answers, fields, index, answer);
        }
    }
}

/// The answers that fit, without those at the default; with them where figures may be missing.
pub(super) fn tidy(answers: &Answers, fields: &[Field]) -> Answers {
    let values = values(answers, fields);
    if !is_open(answers) {
        return written(&values, fields);
    }
    let mut tidy = open();
    for place in given(answers, fields) {
        put(&mut tidy, fields, place, values.get(place));
    }
    tidy
}
