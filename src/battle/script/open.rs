//! How a script opens a calculator as the screens do, with all known answers: after another
//! one, from a unit, a side, a step, or for a due test.

use serde::Deserialize;

use crate::aid::{Calculator, Opening, PhaseKind, Side, Whose};

use super::super::action::Action;
use super::super::answers::{Answers, of_calculator};
use super::expect::nothing_open;
use super::{Script, Wrong};

/// Which of the openings that the open calculator offers to take: by its position from 1,
/// or by its id.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Next {
    Place(usize),
    Id(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OpenWord {
    calculator: String,
    #[serde(default)]
    unit: Option<u32>,
    #[serde(default)]
    role: Option<String>,
    #[serde(default)]
    side: Option<Side>,
    #[serde(default)]
    step: Option<String>,
    #[serde(default)]
    due: bool,
}

impl Script {
    /// Opens a calculator that comes after the open one.
    pub(super) fn follow(&mut self, next: &Next) -> Result<(), Wrong> {
        let from = self.open().ok_or_else(nothing_open)?;
        let mut all = self.next_of(from);
        let ids: Vec<&str> = all.iter().map(|(one, _)| one.calculator).collect();
        let place = match next {
            Next::Place(place) => place.checked_sub(1).filter(|place| *place < ids.len()),
            Next::Id(id) => {
                // The openings for other units repeat the same ids.
                let cast = &self.battle_state.calculator_state(from.id).cast;
                let own = all.iter().filter(|(_, from)| from == cast);
                let mut of_id = own.map(|(one, _)| one).filter(|one| one.calculator == id);
                let first = of_id.next();
                if of_id.any(|one| Some(one) != first) {
                    let why = format!("'{id}' is offered more than once: give its place");
                    return Err(Wrong::Unknown(why));
                }
                ids.iter().position(|known| known == id)
            }
        };
        let Some(place) = place else {
            let name = match next {
                Next::Place(place) => format!("number {place}"),
                Next::Id(id) => format!("'{id}'"),
            };
            let ids = ids.join(", ");
            return Err(Wrong::NotThere(format!("{name} after {}, only {ids}", from.id)));
        };
        let about = self.battle_state.calculator_state(from.id).about;
        let (opening, from) = all.swap_remove(place);
        self.open_as(&opening, about, &from)
    }

    /// Opens a calculator from where a screen offers it.
    pub(super) fn open_from(&mut self, word: &OpenWord) -> Result<(), Wrong> {
        let calculator = self.calculator(&word.calculator)?;
        if let Some(number) = word.unit
            && self.battle_state.unit(number).is_none()
        {
            return Err(Wrong::NotThere(format!("unit {number}")));
        }
        let about = word.unit.and_then(|unit| Some((self.battle_state.unit(unit)?.0, unit)));
        let nobody = Answers::new();
        if word.due {
            let due = self.battle_state.due(self.ruleset).into_iter().find(|due| {
                due.test() == Some(calculator.id)
                    && word.unit.is_none_or(|unit| due.unit == Some(unit))
                    && word.side.is_none_or(|side| due.side == side)
            });
            let due = due.ok_or_else(|| not_offered(calculator, "is due"))?;
            let about = due.unit.map(|unit| (due.side, unit));
            let from = self.battle_state.from_due(&due, self.ruleset);
            return match due.follows.test {
                Some(test) => self.open_as(&test, about, &from),
                None => Ok(()),
            };
        }
        if let Some((_, unit)) = about {
            let opening = self.of_unit(calculator, unit, word.role.as_deref())?;
            return self.open_as(&opening, about, &nobody);
        }
        if let Some(side) = word.side {
            let all = self.battle_state.of_side(side, self.ruleset);
            let opening = all.into_iter().find(|one| one.calculator == calculator.id);
            let opening = opening.ok_or_else(|| not_offered(calculator, "is for this side"))?;
            return self.open_as(&opening, None, &nobody);
        }
        if let Some(step) = &word.step {
            let stage = self.battle_state.phase(self.ruleset).map(|(_, stage)| stage);
            let is_set_up = stage.is_some_and(|stage| stage.kind == PhaseKind::SetUp);
            let mut steps = stage.into_iter().flat_map(|stage| stage.steps);
            let step = steps.find(|known| known.id == step);
            let step = step.ok_or_else(|| {
                Wrong::NotThere(format!(
                    "step '{}' in this stage",
                    word.step.as_deref().unwrap_or("")
                ))
            })?;
            if !step.calculators.contains(&calculator.id) {
                return Err(not_offered(calculator, "belongs to this step"));
            }
            // A step of the other side, while a mission is set up, is about that side.
            let other = self.battle_state.turn.side.other();
            let known = self
                .battle_state
                .view(self.ruleset, |view| (self.ruleset.missions.known)(view, other));
            let known = known.into_iter().find(|one| one.calculator == calculator.id);
            if step.whose == Whose::Opponent
                && is_set_up
                && let Some(known) = known
            {
                return self.open_as(&known, None, &nobody);
            }
        }
        // With the same answers as links from the list of calculators and from the steps of
        // a stage.
        let values = self.battle_state.opened_from_list(calculator, self.ruleset);
        self.act(&Action::OpenCalculator {
            at_questions: true,
            calculator: calculator.id.to_owned(),
            answers: of_calculator(&values, calculator),
            about: None,
            cast: Answers::new(),
        })
    }

    /// The opening of a calculator with a unit, in a given role or in the first that it can
    /// take.
    fn of_unit(
        &self,
        calculator: &Calculator,
        number: u32,
        role: Option<&str>,
    ) -> Result<Opening, Wrong> {
        let not_for_it = || not_offered(calculator, "is for this unit");
        let (_, unit) = self.battle_state.unit(number).ok_or_else(not_for_it)?;
        let values = unit.values(self.ruleset);
        if let Some(id) = role {
            let known = calculator.roles.iter().find(|known| known.id == id);
            let known = known
                .ok_or_else(|| Wrong::NotThere(format!("role '{id}' of {}", calculator.id)))?;
            return if (known.eligible)(&values) {
                Ok(Opening::plain(calculator.id).role(known))
            } else {
                Err(Wrong::CannotTake(number, known.id))
            };
        }
        if calculator.roles.iter().any(|role| (role.eligible)(&values)) {
            return Ok(Opening::plain(calculator.id));
        }
        Err(not_for_it())
    }

    fn open_as(
        &mut self,
        opening: &Opening,
        about: Option<(Side, u32)>,
        from: &Answers,
    ) -> Result<(), Wrong> {
        let action = self.battle_state.open(opening, about, from, self.ruleset);
        let action = action
            .ok_or_else(|| Wrong::NotThere(format!("calculator '{}'", opening.calculator)))?;
        self.act(&action)
    }
}

fn not_offered(calculator: &Calculator, how: &str) -> Wrong {
    Wrong::NotThere(format!("'{}' that {how}", calculator.id))
}
