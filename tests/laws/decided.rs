//! The effects of dice on units, found by repeating rolls: the table of [`says`](crate::says) has
//! to list all of them.

use std::collections::BTreeSet;

use adjutant::aid::{Calculator, Field, Standing, Values, Working};
use adjutant::dice::{Dice, Generator, roll};

use crate::says::{self, So};
use crate::story::Step;

/// How often the same roll is repeated to see what it decides.
const ROLLS: u64 = 8;

/// The effects of a calculator's dice that no line of the table lists.
pub fn unsaid(step: &Step, calculator: &Calculator) -> Vec<String> {
    let calculator_state = step.before.calculator_state(calculator.id);
    let working = (calculator.work)(&calculator_state.values(calculator), step.house);
    let falls: Vec<Vec<Standing>> = (0..ROLLS).map(|seed| fall(step, calculator, seed)).collect();
    let mut unsaid = Vec::new();
    let mut decides = false;
    for role in calculator.roles {
        let number = calculator_state.cast.get(role.id).and_then(|one| one.parse().ok());
        let Some(before) = number.and_then(|number| step.before.unit(number)) else {
            continue;
        };
        let before = before.1.values(step.ruleset);
        let after = falls.iter().map(|units| {
            let unit = units.iter().find(|unit| Some(unit.number) == number);
            unit.map_or_else(|| before.clone(), |unit| unit.state.clone())
        });
        let after: Vec<Values> = after.collect();
        for (place, field) in step.ruleset.tracker.fields.iter().enumerate() {
            let differs = after.iter().any(|one| one.get(place) != after[0].get(place));
            if differs && !is_beside(step, calculator, field) {
                decides = true;
                if !is_said(step, calculator, role.id, place, &after) {
                    let id = calculator.id;
                    unsaid.push(format!("{id}: {} of the {}", field.id, role.id));
                }
            }
        }
    }
    if decides {
        unsaid.extend(silent(step, calculator, &working));
    }
    unsaid
}

/// The units as a roll of the calculator alone leaves them; the tracker then works out the
/// consequences for them and for other units.
fn fall(step: &Step, calculator: &Calculator, seed: u64) -> Vec<Standing> {
    let calculator_state = step.before.calculator_state(calculator.id);
    let values = calculator_state.values(calculator);
    let cast = step.before.cast(calculator, &calculator_state.cast, step.ruleset);
    let apply = |dice: &mut dyn Dice| {
        let mut after = cast.clone();
        (calculator.after)(&values, step.house, dice, &mut after);
        after.units
    };
    roll(&mut Generator::from_seed(seed), apply).0
}

/// Whether a state follows from others that are listed.
fn is_beside(step: &Step, calculator: &Calculator, field: &Field) -> bool {
    let id = field.id.to_string();
    let is_it = |field: &&str| *field == id || field.ends_with('.') && id.starts_with(*field);
    says::BESIDE.iter().any(|(game, calculators, fields)| {
        *game == step.ruleset.id && calculators.contains(&calculator.id) && fields.iter().any(is_it)
    })
}

/// Whether a line of the table lists a state; a line that says that a unit is gone covers all
/// differences due to that alone.
fn is_said(
    step: &Step,
    calculator: &Calculator,
    role: &str,
    place: usize,
    after: &[Values],
) -> bool {
    let fields = step.ruleset.tracker.fields;
    let is_gone = step.ruleset.tracker.counter.gone;
    let by_gone = || {
        let same = |one: &Values, other: &Values| {
            is_gone(one) != is_gone(other) || one.get(place) == other.get(place)
        };
        after.iter().all(|one| after.iter().all(|other| same(one, other)))
    };
    says::ALL.iter().any(|says| {
        says.game == step.ruleset.id
            && says.calculators.contains(&calculator.id)
            && says.role == role
            && match says.so {
                So::Gone => by_gone(),
                So::Stays => false,
                So::OneMore(these) | So::Together(these) | So::Off(these) => {
                    let mut these = these.iter();
                    these.any(|field| Field::find(fields, field) == Some(place))
                }
                So::Is(field, _)
                | So::IsNot(field, _)
                | So::More(field)
                | So::Word(field)
                | So::Left(field)
                | So::Falls(field)
                | So::Rises(field) => Field::find(fields, field) == Some(place),
            }
    })
}

/// The parts of an outcome that decide something without a line in the table.
fn silent(step: &Step, calculator: &Calculator, working: &Working) -> BTreeSet<String> {
    let parts = working.parts.iter().filter(|part| {
        let said = says::ALL.iter().any(|says| {
            says.game == step.ruleset.id
                && says.calculators.contains(&calculator.id)
                && says.part == part.id
        });
        let silent = says::SILENT.iter().any(|(game, calculators, parts)| {
            *game == step.ruleset.id
                && calculators.contains(&calculator.id)
                && parts.contains(&part.id)
        });
        !said && !silent
    });
    let id = calculator.id;
    parts.map(|part| format!("{id}: {} is silent", part.id)).collect()
}
