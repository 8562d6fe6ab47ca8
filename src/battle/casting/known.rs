//! The answers that the units in the roles of a calculator give.

use std::collections::BTreeMap;

use crate::aid::{Calculator, Groups, Participants, Ruleset, Values};

use super::take_roles;
use crate::battle::answers::{self, Answers};
use crate::battle::battle_state::{BattleState, CalculatorState};
use crate::sorting::inserted;

/// Moves the answers about each group of units that act alike along with its units
/// ([`Play::GROUPS`](crate::aid::Play::GROUPS)). `was` and `now` are the answers known from the
/// units that took part, and from those that still do.
pub(super) fn move_groups(
    calculator: &Calculator,
    values: &mut Values,
    was: &mut BTreeMap<usize, i16>,
    now: &BTreeMap<usize, i16>,
) {
    let Groups { at: groups, length, counted } = calculator.groups;
    let fields = calculator.fields;
    let (before, answered) = (was.clone(), values.clone());
    // A group's known answers, except the number of its units, which is counted again.
    let known = |of: &BTreeMap<usize, i16>, group: usize| -> Vec<Option<i16>> {
        let places = group + usize::from(counted)..group + length;
        places.map(|place| of.get(&place).copied()).collect()
    };
    let is_empty = |group: usize| known(now, group).iter().all(Option::is_none);
    let source = |group: &usize| {
        let its = known(now, *group);
        let is_known = |from: &&usize| known(&before, **from) == its;
        let is_answered = |from: &&usize| {
            let mut answers = its.iter().zip(*from + usize::from(counted)..);
            answers.all(|(known, place)| known.is_none_or(|known| answered.get(place) == known))
        };
        let all = || {
            let there = |from: &&usize| !counted || answered.get(**from) > 0;
            [group].into_iter().chain(groups).filter(there)
        };
        // The player may have changed a unit's card, or an answer, since the answers were given.
        let from = all().find(|from| is_known(from) && is_answered(from));
        let from = from.or_else(|| all().find(is_answered)).or_else(|| all().find(is_known));
        from.copied().filter(|_| !is_empty(*group))
    };
    let sources: Vec<Option<usize>> = groups.iter().map(source).collect();
    for (group, source) in groups.iter().zip(&sources) {
        let was_there = (*group..group + length).any(|place| before.contains_key(&place));
        let left = sources.contains(&Some(*group)) || was_there && is_empty(*group);
        if *source == Some(*group) || source.is_none() && !left {
            continue;
        }
        for place in 0..length {
            let from = source.map(|from| from + place);
            let place = group + place;
            let answer = from.map_or(fields[place].default, |from| answered.get(from));
            values.set(fields, place, answer);
            was.remove(&place);
            was.extend(from.and_then(|from| before.get(&from)).map(|answer| (place, *answer)));
        }
        if counted {
            let number = now.get(group).copied().unwrap_or(fields[*group].default);
            values.set(fields, *group, number);
        }
    }
}

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

    /// The answers of a calculator without those known from the units that take part; known answers
    /// that the player has changed stay.
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
            inserted((calculator.fill)(&cast).known)
        };
        let mut others = after.cast.clone();
        others.remove(role);
        let [now, without] = [&after.cast, &others].map(known);
        // Without a cast, nothing had been filled in.
        let mut was = if before.cast.is_empty() { BTreeMap::new() } else { known(&before.cast) };
        let mut values = before.values(calculator);
        move_groups(calculator, &mut values, &mut was, &now);
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

    /// The units that a question is about, if it is asked for each of several groups of units that
    /// act alike ([`Play::GROUPS`](crate::aid::Play::GROUPS)): those with the same known answers.
    pub fn grouped(&self, calculator: &Calculator, place: usize, ruleset: &Ruleset) -> Vec<u32> {
        let Groups { at, length, .. } = calculator.groups;
        let known = |cast: &Participants, group: usize| -> Vec<(usize, i16)> {
            let mut known = (calculator.fill)(cast).known;
            known.retain(|(place, _)| group < *place && *place < group + length);
            for (place, _) in &mut known {
                *place -= group;
            }
            known
        };
        let own = at.iter().find(|group| (**group..**group + length).contains(&place));
        let (Some(own), [first, second, ..], [role, ..]) = (own, at, calculator.roles) else {
            return Vec::new();
        };
        let cast = self.cast(calculator, &self.calculator_state(calculator.id).cast, ruleset);
        if known(&cast, *second).is_empty() {
            return Vec::new();
        }
        let its = known(&cast, *own);
        let mut alone = cast.clone();
        for (unit, other) in alone.roles.iter_mut().zip(calculator.roles) {
            *unit = unit.filter(|_| !role.is_asked_with(other));
        }
        let mut grouped = Vec::new();
        for (unit, other) in cast.roles.iter().zip(calculator.roles) {
            alone.roles[0] = *unit;
            let alike = known(&alone, *first);
            let is_alike = its.len() == alike.len() && its.iter().all(|one| alike.contains(one));
            grouped.extend(unit.filter(|_| role.is_asked_with(other) && is_alike));
        }
        grouped
    }

    /// The known answers from the units that take part in each calculator.
    pub(in crate::battle) fn known_of_cast(
        &self,
        ruleset: &Ruleset,
    ) -> Vec<(&'static Calculator, Values)> {
        let calculators = self.calculators.iter().filter(|(_, one)| !one.cast.is_empty());
        let mut calculators = calculators.peekable();
        if calculators.peek().is_none() {
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
        calculators.filter_map(known).collect()
    }

    /// Lets calculators follow the units that take part in them: known answers are updated, but
    /// once dice were rolled, only for the next roll. Answers that the player has changed stay.
    pub(in crate::battle) fn refill_known(
        &mut self,
        before: &[(&'static Calculator, Values)],
        ruleset: &Ruleset,
    ) {
        if before.is_empty() {
            return;
        }
        for (calculator, now) in self.known_of_cast(ruleset) {
            let Some((_, was)) = before.iter().find(|(one, _)| one.id == calculator.id) else {
                continue;
            };
            if *was == now {
                continue;
            }
            let mut calculator_state = self.calculator_state(calculator.id);
            let mut next = calculator_state.clone();
            next.refresh(calculator);
            let answered = next.values(calculator);
            let mut values = answered.clone();
            for place in 0..calculator.fields.len() {
                if answered.get(place) == was.get(place) && was.get(place) != now.get(place) {
                    values.set(calculator.fields, place, now.get(place));
                }
            }
            if values == answered {
                continue;
            }
            if calculator_state.is_open() {
                let answers = &calculator_state.answers;
                calculator_state.answers = answers::written_after(answers, &values, calculator);
            } else {
                let rolled = calculator_state.values(calculator);
                for (place, field) in calculator.fields.iter().enumerate() {
                    let (id, answer) = (field.id.to_string(), values.get(place));
                    if answer == rolled.get(place) {
                        calculator_state.afresh.remove(&id);
                    } else {
                        calculator_state.afresh.insert(id, field.write(answer));
                    }
                }
            }
            self.put_calculator_state(calculator.id, calculator_state);
        }
    }
}
