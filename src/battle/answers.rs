//! Answers as they are kept: by the id of the field, as [`Field::write`]
//! writes them, and only where they differ from the default. So a save
//! survives reordered fields, and a field that is gone is passed over.

use std::collections::BTreeMap;

use crate::aid::{Field, Values};

/// Written answers by field id; what is missing is at its default.
pub type Answers = BTreeMap<String, String>;

/// The answers to a form; what does not fit is at its default.
pub fn values(answers: &Answers, fields: &[Field]) -> Values {
    let written = answers
        .iter()
        .map(|(field, answer)| (field.as_str(), answer.as_str()));
    Values::read(fields, written).0
}

/// The answers that differ from the defaults.
pub fn written(values: &Values, fields: &[Field]) -> Answers {
    let written = values.written(fields).into_iter();
    let mut answers = Answers::new();
    // Not collected: that would sort first, and carry the code for it.
    answers.extend(written.map(|(field, answer)| (field.to_owned(), answer)));
    answers
}

/// Puts one answer in. Returns whether it fits its field.
pub(super) fn set(answers: &mut Answers, fields: &[Field], id: &str, written: &str) -> bool {
    let Some(field) = fields.iter().find(|field| field.id == id) else {
        return false;
    };
    let Some(answer) = field.read(written) else {
        return false;
    };
    if answer == field.default {
        answers.remove(id);
    } else {
        answers.insert(id.to_owned(), field.write(answer));
    }
    true
}

/// Writes what differs between two states of a form.
pub(super) fn change(answers: &mut Answers, fields: &[Field], before: &Values, after: &Values) {
    for (index, field) in fields.iter().enumerate() {
        let answer = after.get(index);
        if answer != before.get(index) {
            set(answers, fields, field.id, &field.write(answer));
        }
    }
}

/// The answers that fit, without those at the default.
pub(super) fn tidy(answers: &Answers, fields: &[Field]) -> Answers {
    written(&values(answers, fields), fields)
}
