//! The situations of the tests: the only enumeration of answers, alone and in pairs, and of every
//! id that occurs in them.

#![allow(dead_code)] // Each test uses only a part of it.

pub mod cites;

use adjutant::aid::{Field, Kind, Values};

/// The answers to a question that are tried.
pub type Tried = fn(&Field) -> Vec<i16>;

/// All answers to a question; for a choice of units only two, as all units are alike.
pub fn all_answers(field: &Field) -> Vec<i16> {
    let (low, high) = match field.kind {
        Kind::Unit => (0, 1),
        kind => kind.range(),
    };
    (low..=high).collect()
}

/// All answers to a toggle or a choice; for a number the limits and one value between them.
pub fn few_answers(field: &Field) -> Vec<i16> {
    match field.kind {
        Kind::Count { low, high } | Kind::Measure { low, high, .. } => {
            let mut few = vec![low, (field.default + 1).min(high), high];
            few.dedup();
            few
        }
        _ => all_answers(field),
    }
}

/// All answers to a toggle or a choice; for a number the limits.
pub fn ends(field: &Field) -> Vec<i16> {
    match field.kind {
        Kind::Count { low, high } | Kind::Measure { low, high, .. } => vec![low, high],
        _ => all_answers(field),
    }
}

/// The defaults with some changed answers, by their places.
pub fn changed(fields: &'static [Field], changes: &[(usize, i16)]) -> Values {
    let mut values = Values::defaults(fields);
    for &(place, answer) in changes {
        values.set(fields, place, answer);
    }
    values
}

/// Each tried answer that is not the default, with the place of its question.
pub fn changes(fields: &'static [Field], tried: Tried) -> Vec<(usize, i16)> {
    let places = fields.iter().enumerate();
    let all = places.flat_map(|(place, field)| {
        let others = tried(field).into_iter();
        let others = others.filter(|answer| *answer != field.default);
        others.map(move |answer| (place, answer))
    });
    all.collect()
}

/// The defaults, and each single tried answer.
pub fn singles(fields: &'static [Field], tried: Tried) -> Vec<Values> {
    let single = |change| changed(fields, &[change]);
    let others = changes(fields, tried).into_iter().map(single);
    std::iter::once(Values::defaults(fields)).chain(others).collect()
}

/// Each pair of tried answers to two questions.
pub fn pairs(fields: &'static [Field], tried: Tried) -> Vec<Values> {
    let all = changes(fields, tried);
    let left = all.iter().enumerate();
    let pairs = left.flat_map(|(place, left)| {
        let right = all[place + 1..].iter().filter(|right| right.0 != left.0);
        right.map(|right| changed(fields, &[*left, *right]))
    });
    pairs.collect()
}
