//! The result of a calculator's answers.

use crate::aid::{
    Calculator, Field, Figure, Kind, Note, Opening, Outcome, Part, ResultRow, Sum, Values, Want,
    Working,
};
use crate::dice::{Odds, Roll, Walk, odds, walk};
use crate::text::{Phrase, Text};
use crate::ui::parts::ruler::Need;

/// Everything about a working that is shown; computed once per change of an answer.
#[derive(Clone, PartialEq)]
pub(super) struct Seen {
    pub(super) headline: (Text, Figure),
    /// The sum behind the headline.
    pub(super) headline_sum: Option<Sum>,
    /// How many dice need the number in the headline.
    pub(super) dice: Option<(Text, Figure)>,
    /// The first roll and its need.
    pub(super) first: Option<(Roll, Need)>,
    pub(super) wants: Vec<Want>,
    pub(super) sums: Vec<Sum>,
    /// The sums that take the players' own modifiers.
    pub(super) takes: Vec<&'static str>,
    pub(super) refusals: Vec<Note>,
    pub(super) notes: Vec<Note>,
    pub(super) not_counted: Vec<Note>,
    pub(super) next: Vec<Opening>,
    pub(super) parts: Vec<Part>,
    pub(super) odds: Option<Odds<Outcome>>,
    /// The result if no die is rolled.
    pub(super) certain: Option<Outcome>,
    pub(super) rows: Vec<ResultRow>,
    pub(super) beside: Vec<(usize, Phrase)>,
    /// How much each question adds to the number shown when it is switched on.
    pub(super) worth: Vec<Option<i16>>,
}

impl Seen {
    /// Refuses to roll for units that may not take their roles.
    pub(super) fn refuse(&mut self, bars: &[Note]) {
        if !bars.is_empty() {
            self.refusals.retain(|note| !bars.contains(note));
            self.refusals.extend_from_slice(bars);
            (self.odds, self.certain, self.first) = (None, None, None);
        }
    }

    /// Whether the calculator's main result is read on a table: then no number is shown.
    pub(super) fn is_about_a_table(&self) -> bool {
        let word = matches!(self.headline.1, Figure::Word(_));
        word && self.refusals.is_empty() && !self.rows.is_empty()
    }
}

pub(super) fn see(calculator: &Calculator, values: &Values, house: &Values) -> Seen {
    let working = (calculator.work)(values, house);
    let worth = calculator
        .fields
        .iter()
        .enumerate()
        .map(|(index, field)| worth(calculator, values, house, &working, index, field))
        .collect();
    let headline_sum = working.headline_sum().cloned();
    let odds = working.procedure.as_ref().map(|procedure| odds(procedure));
    let certain = working.certain();
    let first = first(&working);
    let Working {
        headline,
        headline_of: _,
        dice,
        wants,
        sums,
        rows,
        beside,
        refusals,
        notes,
        not_counted,
        next,
        parts,
        takes,
        own: _,
        procedure: _,
    } = working;
    Seen {
        headline,
        headline_sum,
        dice,
        first,
        wants,
        sums,
        takes,
        refusals,
        notes,
        not_counted,
        next,
        parts,
        odds,
        certain,
        rows,
        beside,
        worth,
    }
}

/// The first roll and its need, unless the number shown belongs to a later roll.
fn first(working: &Working) -> Option<(Roll, Need)> {
    let Walk::Asks(question) = walk(&[], working.procedure.as_ref()?) else { return None };
    let need = Need::of(&question.roll, &working.headline.1)?;
    Some((question.roll, need))
}

/// How much a switch adds to the number shown when it is on.
fn worth(
    calculator: &Calculator,
    values: &Values,
    house: &Values,
    working: &Working,
    index: usize,
    field: &Field,
) -> Option<i16> {
    if !matches!(field.kind, Kind::Toggle) || !field.matters(values.all()) {
        return None;
    }
    let mut other = values.clone();
    let on = values.get(index) != 0;
    other.set(calculator.fields, index, i16::from(!on));
    let flipped = (calculator.work)(&other, house);
    let sum = |working: &Working| {
        let sum = working.headline_sum()?;
        let (Figure::Need(base) | Figure::TotalNeed(base)) = sum.base.1 else { return None };
        Some(base + sum.modifiers.iter().map(|modifier| modifier.value).sum::<i16>())
    };
    let difference = sum(&flipped)? - sum(working)?;
    let worth = if on { -difference } else { difference };
    (worth != 0).then_some(worth)
}
