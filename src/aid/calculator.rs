//! Calculators: a form, and what is made of its answers.

use crate::text::Text;

use super::{Answer, Cite, Field, Form, Values, Working};

/// A calculator. One function turns the answers into the [`Working`]; the
/// roll, the odds and the own-dice walk all run the procedure it returns.
#[derive(Clone, Copy)]
pub struct Calculator {
    /// The name in addresses (`shooting`).
    pub id: &'static str,
    /// What the player reads.
    pub title: Text,
    /// One line on what it answers.
    pub summary: Text,
    /// The procedures and tables it carries out.
    pub cites: &'static [Cite],
    /// The questions it asks.
    pub fields: &'static [Field],
    /// Turns the answers (and those to the house rules) into the working.
    pub work: fn(answers: &Values, house: &Values) -> Working,
}

/// A calculator to be opened with some answers already known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The calculator's id.
    pub calculator: &'static str,
    /// What the player reads, where the calculator's own title would not tell
    /// enough ("Shoot with it").
    pub label: Option<Text>,
    /// Known answers, by field id.
    pub answers: Vec<(&'static str, i16)>,
}

impl Opening {
    /// An opening with nothing known yet.
    pub const fn new(calculator: &'static str) -> Self {
        Self {
            calculator,
            label: None,
            answers: Vec::new(),
        }
    }

    /// An opening with all the answers of a form; those that are the defaults
    /// need not be written.
    pub fn of<F: Form>(calculator: &'static str, form: &F) -> Self {
        let answers = form.answers();
        Self {
            calculator,
            label: None,
            answers: F::FIELDS
                .iter()
                .zip(answers.all())
                .filter(|(field, answer)| field.default != **answer)
                .map(|(field, answer)| (field.id, *answer))
                .collect(),
        }
    }

    /// The answers of the calculator that it opens; what is not known is at
    /// its default.
    pub fn values(&self, calculator: &Calculator) -> Values {
        let mut values = Values::defaults(calculator.fields);
        for (id, answer) in &self.answers {
            if let Some(index) = calculator.fields.iter().position(|field| field.id == *id) {
                values.set(calculator.fields, index, *answer);
            }
        }
        values
    }

    /// The opening under words of its own.
    #[must_use]
    pub const fn named(mut self, label: Text) -> Self {
        self.label = Some(label);
        self
    }

    /// The opening with one more known answer.
    #[must_use]
    pub fn with(mut self, field: &'static str, answer: impl Answer) -> Self {
        self.answers.push((field, answer.raw()));
        self
    }
}
