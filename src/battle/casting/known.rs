//! The answers that the units in the roles of a calculator give.

use std::collections::BTreeMap;

use crate::aid::{Calculator, Ruleset, Values};

use super::take_roles;
use crate::battle::answers::{self, Answers};
use crate::battle::battle_state::{BattleState, CalculatorState};

impl BattleState {
    /// The answers of a calculator with those known from the units that take part.
    pub(in crate::battle) fn filled(
        &self,
        calculator: &Calculator,
        calculator_state: &CalculatorState,
        ruleset: &Ruleset,
    ) -> Answers {
        let mut values = calculator_state.values(calculator);
        let cast = self.cast(calculator, &calculator_state.cast, ruleset);
        for (place, answer) in (calculator.fill)(&cast).known {
            values.set(calculator.fields, place, answer);
        }
        answers::of_calculator(&values, calculator)
    }

    /// The answers of a calculator without those known from the units that take part, as
    /// far as they were left so.
    pub(in crate::battle) fn emptied(
        &self,
        calculator: &Calculator,
        calculator_state: &CalculatorState,
        ruleset: &Ruleset,
    ) -> Answers {
        let mut values = calculator_state.values(calculator);
        let cast = self.cast(calculator, &calculator_state.cast, ruleset);
        for (place, answer) in (calculator.fill)(&cast).known {
            let field = calculator.fields.get(place);
            if let Some(field) = field.filter(|_| values.get(place) == answer) {
                values.set(calculator.fields, place, field.default);
            }
        }
        answers::written_after(&calculator_state.answers, &values, calculator)
    }

    /// The answers of a calculator after one of its roles was given to another unit or cleared.
    /// Answers known only from the former unit are reset; the known answers of the new one are
    /// filled in. Answers that do not depend on the role stay: the player, or the calculator
    /// that opened this one, may have changed them.
    pub(in crate::battle) fn recast(
        &self,
        calculator: &Calculator,
        [before, after]: [&CalculatorState; 2],
        role: &str,
        ruleset: &Ruleset,
    ) -> Answers {
        let known = |numbers: &Answers| -> BTreeMap<usize, i16> {
            let cast = self.cast(calculator, numbers, ruleset);
            (calculator.fill)(&cast).known.into_iter().collect()
        };
        let mut others = after.cast.clone();
        others.remove(role);
        let [now, without] = [&after.cast, &others].map(known);
        // Without a cast, nothing had been filled in.
        let was = if before.cast.is_empty() { BTreeMap::new() } else { known(&before.cast) };
        let mut values = before.values(calculator);
        for (place, answer) in &was {
            let field = calculator.fields.get(*place);
            let forgets = values.get(*place) == *answer && !now.contains_key(place);
            if let Some(field) = field.filter(|_| forgets) {
                values.set(calculator.fields, *place, field.default);
            }
        }
        for (place, answer) in &now {
            if was.get(place) != Some(answer) || without.get(place) != Some(answer) {
                values.set(calculator.fields, *place, *answer);
            }
        }
        answers::written_after(&before.answers, &values, calculator)
    }

    /// The known answers from the units that take part in each open calculator: those
    /// without rolled dice or an applied result.
    pub(in crate::battle) fn known_of_open(
        &self,
        ruleset: &Ruleset,
    ) -> Vec<(&'static Calculator, Values)> {
        let open =
            self.calculators.iter().filter(|(_, calculator_state)| calculator_state.is_open());
        let mut open = open.peekable();
        if open.peek().is_none() {
            return Vec::new();
        }
        let mut cast = self.nobody_cast(ruleset);
        let known = |(id, calculator_state): (&String, &CalculatorState)| {
            let calculator = ruleset.calculator(id)?;
            take_roles(&mut cast, calculator, &calculator_state.cast);
            let mut known = Values::defaults(calculator.fields);
            for (place, answer) in (calculator.fill)(&cast).known {
                known.set(calculator.fields, place, answer);
            }
            Some((calculator, known))
        };
        open.filter_map(known).collect()
    }

    /// Lets open calculators follow the units that take part in them: known answers are updated.
    /// Answers that the player has changed stay.
    pub(in crate::battle) fn know_anew(
        &mut self,
        before: &[(&'static Calculator, Values)],
        ruleset: &Ruleset,
    ) {
        if before.is_empty() {
            return;
        }
        for (calculator, now) in self.known_of_open(ruleset) {
            let Some((_, was)) = before.iter().find(|(one, _)| one.id == calculator.id) else {
                continue;
            };
            let mut calculator_state = self.calculator_state(calculator.id);
            let answered = calculator_state.values(calculator);
            let mut values = answered.clone();
            for place in 0..calculator.fields.len() {
                if answered.get(place) == was.get(place) && was.get(place) != now.get(place) {
                    values.set(calculator.fields, place, now.get(place));
                }
            }
            if values != answered {
                calculator_state.answers =
                    answers::written_after(&calculator_state.answers, &values, calculator);
                self.put_bench(calculator.id, calculator_state);
            }
        }
    }
}
