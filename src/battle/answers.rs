//! Answers as they are stored: by the id of the field, as [`Field::write`] writes them, and
//! only if they differ from the default. So a save survives reordered fields, and a field that
//! no longer exists is skipped.

use std::collections::BTreeMap;

use crate::aid::{Calculator, Field, OwnModifier, Values};

/// Written answers by field id; missing ones are at their defaults.
pub type Answers = BTreeMap<String, String>;

/// An entry in the answers about a unit that is not an answer but a mark: figures without an
/// answer are missing ([`NewUnit`](crate::aid::NewUnit)), not at their defaults. So answers at
/// the default are written too. No question has this id.
pub(super) const OPEN: (&str, &str) = ("figures", "asked");

/// Empty answers whose figures are missing until they are entered.
pub(super) fn open() -> Answers {
    let mut answers = Answers::new();
    answers.insert(OPEN.0.to_owned(), OPEN.1.to_owned());
    answers
}

/// Whether figures may be missing from the answers.
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

/// The answers to a form; those that do not fit are at their defaults.
pub fn values(answers: &Answers, fields: &[Field]) -> Values {
    let written = answers.iter().map(|(field, answer)| (field.as_str(), answer.as_str()));
    Values::read(fields, written).0
}

/// The answers that differ from the defaults.
pub fn written(values: &Values, fields: &[Field]) -> Answers {
    let written = values.written(fields).into_iter();
    let mut answers = Answers::new();
    // Not `collect`: that would sort first, and add the code for sorting.
    answers.extend(written.map(|(field, answer)| (field.to_string(), answer)));
    answers
}

/// The answers to a calculator, with the players' own modifiers; whatever does not fit is
/// skipped.
pub fn asked(answers: &Answers, calculator: &Calculator) -> Values {
    let written = answers.iter();
    let written = written.map(|(field, answer)| (field.as_str(), answer.as_str()));
    calculator.read(written).0
}

/// The answers to a calculator that differ from the defaults, with the players' own modifiers.
pub fn of_calculator(values: &Values, calculator: &Calculator) -> Answers {
    let mut answers = written(values, calculator.fields);
    for own in values.own() {
        answers.insert(own.name(), own.number());
    }
    answers
}

/// Sets one answer to a calculator, or one of the players' own modifiers.
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

/// Sets one answer. Returns whether it fits its field.
pub(super) fn set(answers: &mut Answers, fields: &[Field], id: &str, written: &str) -> bool {
    let Some(place) = Field::find(fields, id) else { return false };
    match fields[place].read(written) {
        Some(answer) => {
            put(answers, fields, place, answer);
            true
        }
        None => false,
    }
}

/// Sets the answer to the question at a place, under the question's present name.
fn put(answers: &mut Answers, fields: &[Field], place: usize, answer: i16) {
    let field = &fields[place];
    answers.retain(|id, _| Field::find(fields, id) != Some(place));
    if answer != field.default || is_open(answers) {
        answers.insert(field.id.to_string(), field.write(answer));
    }
}

/// Sets the answer to a question of a calculator. A distance between units is written even if
/// it equals the default: it was entered.
fn set_of(answers: &mut Answers, calculator: &Calculator, id: &str, written: &str) {
    set(answers, calculator.fields, id, written);
    let place = Field::find(calculator.fields, id);
    let Some(place) = place.filter(|place| calculator.measured.contains(place)) else { return };
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

/// Writes the differences between two states of a form.
pub(super) fn change(answers: &mut Answers, fields: &[Field], before: &Values, after: &Values) {
    for index in 0..fields.len() {
        let answer = after.get(index);
        if answer != before.get(index) {
            put(answers, fields, index, answer);
        }
    }
}

/// The answers to the questions at these places, and whether figures may be missing.
pub(super) fn only(answers: &Answers, fields: &[Field], places: &[usize]) -> Answers {
    let mut only = answers.clone();
    only.retain(|id, _| {
        id == OPEN.0 || Field::find(fields, id).is_some_and(|place| places.contains(&place))
    });
    only
}

/// The answers that fit, without those at the default unless figures may be missing.
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
