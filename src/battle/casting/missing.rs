//! The answers a calculator still needs before its dice are rolled, and the bars to the roll.

use crate::aid::{Calculator, Note, Of, Participants, Role, Ruleset, Side, Standing, Values};

use super::{bars_of, candidates_for, is_not_listed, too_many};
use crate::battle::battle_state::{BattleState, CalculatorState};

/// The one thing that is missing before the dice of a calculator mean anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// A unit in the role at this place.
    Unit(usize),
    /// A unit in the role at this place, when all that could take it are out of the battle.
    AnyUnit(usize),
    /// A figure missing on a card: of this unit, at this place among the questions about units.
    Figure(u32, usize),
    /// The distance at this place among the questions.
    Distance(usize),
}

impl BattleState {
    /// Why the units in a calculator may not be rolled for, apart from their answers; empty once
    /// there are dice.
    pub fn role_bars(&self, calculator: &Calculator, ruleset: &Ruleset) -> Vec<Note> {
        let calculator_state = self.calculator_state(calculator.id);
        if calculator_state.cast.is_empty()
            || calculator_state.has_dice()
            || calculator_state.applied
        {
            return Vec::new();
        }
        let cast = self.cast(calculator, &calculator_state.cast, ruleset);
        let values = calculator_state.values(calculator);
        let bars = bars_of(&cast, calculator).chain(too_many(&values, &cast, calculator));
        bars.chain(self.second_action(calculator, &cast, ruleset)).collect()
    }

    /// Why the unit in the first role may not act once more, for a calculator in which a unit acts
    /// once in a stage.
    pub fn second_action(
        &self,
        calculator: &Calculator,
        cast: &Participants,
        ruleset: &Ruleset,
    ) -> Option<Note> {
        let once = ruleset.tracker.acts.once.contains(&calculator.id);
        self.done_with(cast.one(0).filter(|_| once)?, ruleset)
    }

    /// The answers, known from the units that take part, that forbid the roll, each with the answer
    /// that would allow it: for a player who records an action all the same. Empty if another
    /// answer is a reason as well.
    pub fn refusing_answers(
        &self,
        calculator: &Calculator,
        house: &Values,
        ruleset: &Ruleset,
    ) -> Vec<(usize, i16)> {
        let calculator_state = self.calculator_state(calculator.id);
        let mut values = calculator_state.values(calculator);
        let refusals = |values: &Values| (calculator.work)(values, house).refusals.len();
        let mut left = refusals(&values);
        if left == 0 || calculator_state.has_dice() || calculator_state.applied {
            return Vec::new();
        }
        let cast = self.cast(calculator, &calculator_state.cast, ruleset);
        let mut changed = Vec::new();
        for (place, _) in (calculator.fill)(&cast).known {
            let (before, default) = (values.get(place), calculator.fields[place].default);
            values.set(calculator.fields, place, default);
            let then = refusals(&values);
            if then < left {
                left = then;
                changed.push((place, default));
            } else {
                values.set(calculator.fields, place, before);
            }
        }
        if left == 0 { changed } else { Vec::new() }
    }

    /// The first thing that is missing for a roll. A unit comes first: in the first empty role that
    /// must be filled and that units of the battle could take, or could have taken before they were
    /// out of it; the player chooses one, or says that it is not on the list. Until then there is
    /// no one to roll for, or at. Then come the figures missing on the cards of the units, and then
    /// the distance between the units.
    pub fn missing(
        &self,
        calculator: &Calculator,
        house: &Values,
        ruleset: &Ruleset,
    ) -> Option<Missing> {
        let calculator_state = self.calculator_state(calculator.id);
        if calculator_state.has_dice() || calculator_state.applied {
            return None;
        }
        let figure = || {
            let missing = self.missing_figures(calculator, ruleset).into_iter().next();
            missing.map(|(unit, place)| Missing::Figure(unit, place))
        };
        if self.battle.is_none() {
            return figure();
        }
        let cast = self.cast(calculator, &calculator_state.cast, ruleset);
        let values = calculator_state.values(calculator);
        let gone = |side: Side| {
            let mut units = cast.units.iter().filter(|unit| unit.side == side);
            units.any(|unit| (ruleset.tracker.counter.gone)(&unit.state))
        };
        let mut roles = calculator.roles.iter().enumerate();
        let unit = roles.find_map(|(place, role)| {
            let open = role.is_needed(&values) && cast.one(place).is_none();
            if !open || is_not_listed(&calculator_state.cast, role) {
                return None;
            }
            let side = cast.side_of(role.of);
            let could = |unit: &&Standing| {
                (role.of == Of::Anybody || unit.side == side)
                    && !cast.roles.contains(&Some(unit.number))
            };
            if candidates_for(&cast, role, &[]).iter().any(could) {
                return Some(Missing::Unit(place));
            }
            // The role is for an enemy, and no unit of this side can act now, but one of the other
            // side might.
            let alone = place == 0 && cast.has_other_than(side);
            let free = |unit: &&Standing| !cast.roles.contains(&Some(unit.number));
            if alone && candidates_for(&cast, role, &[]).iter().any(free) {
                return Some(Missing::Unit(place));
            }
            // Of several units that take part in the same way, fewer do if no other is left.
            let mut before = calculator.roles.iter().take(place).enumerate();
            let fewer = before.any(|(at, one)| one.is_asked_with(role) && cast.one(at).is_some());
            (alone || gone(side) && !fewer).then_some(Missing::AnyUnit(place))
        });
        unit.or_else(figure).or_else(|| {
            let distance = || self.unmeasured(calculator, &calculator_state, house, ruleset).next();
            if cast.is_empty() { None } else { distance().map(Missing::Distance) }
        })
    }

    /// The distances that matter and have not been entered, by place.
    fn unmeasured(
        &self,
        calculator: &Calculator,
        calculator_state: &CalculatorState,
        house: &Values,
        ruleset: &Ruleset,
    ) -> impl Iterator<Item = usize> {
        let values = calculator_state.values(calculator);
        let cast = self.cast(calculator, &calculator_state.cast, ruleset);
        let known = (calculator.fill)(&cast).known;
        calculator.measured.iter().copied().filter(move |place| {
            let field = &calculator.fields[*place];
            let is_known = known.iter().any(|(known, _)| known == place);
            let entered =
                values.get(*place) != field.default || calculator_state.has_measured(field);
            // If nothing is rolled, no distance is missing: a shoot that does not deviate.
            let dice_fall =
                || field.default == 0 || (calculator.work)(&values, house).certain().is_none();
            field.matters(values.all()) && !entered && !is_known && dice_fall()
        })
    }

    /// The thing that the player is asked for before a refusal is shown: a unit, a figure or a
    /// distance on which the refusal depends. A refusal that holds whichever units take part is
    /// shown first.
    pub fn asked_for(
        &self,
        calculator: &Calculator,
        house: &Values,
        ruleset: &Ruleset,
    ) -> Option<Missing> {
        let missing = self.missing(calculator, house, ruleset)?;
        let calculator_state = self.calculator_state(calculator.id);
        let values = calculator_state.values(calculator);
        let mut refusals = (calculator.work)(&values, house).refusals;
        match missing {
            Missing::Figure(..) => refusals.clear(),
            Missing::Unit(_) => {
                let cast = self.cast(calculator, &calculator_state.cast, ruleset);
                for (place, role) in calculator.roles.iter().enumerate() {
                    let listed = !is_not_listed(&calculator_state.cast, role);
                    if role.is_needed(&values) && listed && cast.one(place).is_none() {
                        let all = (place, refusals);
                        refusals =
                            self.refused_anyway(calculator, &calculator_state, all, house, ruleset);
                    }
                }
            }
            // A refusal that depends on a distance waits for it.
            Missing::Distance(_) => {
                let open: Vec<usize> =
                    self.unmeasured(calculator, &calculator_state, house, ruleset).collect();
                for nearest in [true, false] {
                    let mut values = values.clone();
                    for place in &open {
                        let (low, high) = calculator.fields[*place].kind.range();
                        let distance = if nearest { low } else { high };
                        values.set(calculator.fields, *place, distance);
                    }
                    let then = (calculator.work)(&values, house).refusals;
                    refusals.retain(|note| then.contains(note));
                }
            }
            Missing::AnyUnit(_) => {}
        }
        refusals.is_empty().then_some(missing)
    }

    /// Those of these refusals that hold whichever unit takes the role at a place. For the first
    /// role, refusals count as the same if they cite the same rule, because the numbers in them may
    /// be the unit's.
    fn refused_anyway(
        &self,
        calculator: &Calculator,
        calculator_state: &CalculatorState,
        (place, mut refusals): (usize, Vec<Note>),
        house: &Values,
        ruleset: &Ruleset,
    ) -> Vec<Note> {
        let Some(role) = calculator.roles.get(place) else { return refusals };
        let cast = self.cast(calculator, &calculator_state.cast, ruleset);
        for unit in candidates_for(&cast, role, &[]) {
            if refusals.is_empty() || cast.roles.contains(&Some(unit.number)) {
                continue;
            }
            let mut with = calculator_state.clone();
            self.put_in_role(&mut with.cast, calculator, (role.id, unit.number), ruleset);
            with.answers = self.recast(calculator, [calculator_state, &with], role.id, ruleset);
            let then = (calculator.work)(&with.values(calculator), house).refusals;
            refusals.retain(|note| {
                let same = |other: &Note| other == note || place == 0 && other.cite == note.cite;
                then.iter().any(same)
            });
        }
        refusals
    }

    /// Why a unit that opens a calculator in its first role would be refused whatever it is used
    /// against, and however far away: its gun is jammed.
    pub fn refuses_first(
        &self,
        calculator: &Calculator,
        unit: u32,
        house: &Values,
        ruleset: &Ruleset,
    ) -> Option<Note> {
        let role = calculator.roles.first()?;
        let mut alone = CalculatorState::default();
        alone.cast.insert(role.id.to_owned(), unit.to_string());
        alone.answers = self.filled(calculator, &alone, ruleset);
        let mut values = alone.values(calculator);
        let mut refusals = (calculator.work)(&values, house).refusals;
        if refusals.is_empty() {
            return None;
        }
        for place in calculator.measured {
            values.set(calculator.fields, *place, calculator.fields[*place].kind.range().0);
        }
        let near = (calculator.work)(&values, house).refusals;
        refusals.retain(|note| near.contains(note));
        let needed = |role: &&Role| !role.optional;
        if let Some(place) = calculator.roles.iter().skip(1).position(|role| needed(&role)) {
            let all = (place + 1, refusals);
            refusals = self.refused_anyway(calculator, &alone, all, house, ruleset);
        }
        refusals.into_iter().next()
    }

    /// The figures on which the calculator's answers depend and that are missing on the cards of
    /// its units: each with its unit, by place among the questions about units.
    pub fn missing_figures(&self, calculator: &Calculator, ruleset: &Ruleset) -> Vec<(u32, usize)> {
        let fields = ruleset.tracker.fields;
        let calculator_state = self.calculator_state(calculator.id);
        let mut numbers: Vec<u32> = Vec::new();
        for number in calculator_state.cast.values() {
            numbers.extend(number.parse::<u32>().ok().filter(|one| !numbers.contains(one)));
        }
        let mut missing: Vec<(u32, usize)> = Vec::new();
        for number in numbers {
            let places = self.unit(number).map(|(_, unit)| unit.missing(ruleset));
            missing.extend(places.into_iter().flatten().map(|place| (number, place)));
        }
        if missing.is_empty() {
            return missing;
        }
        let values = calculator_state.values(calculator);
        let mut cast = self.cast(calculator, &calculator_state.cast, ruleset);
        let known = |cast: &Participants| {
            let mut known = vec![None; calculator.fields.len()];
            for (place, answer) in (calculator.fill)(cast).known {
                if let Some(known) = known.get_mut(place) {
                    *known = Some(answer);
                }
            }
            known
        };
        let now = known(&cast);
        // An answer that the player has changed does not depend on a unit.
        let counts = |place: usize| {
            calculator.fields[place].matters(values.all())
                && now[place].is_none_or(|answer| answer == values.get(place))
        };
        missing.retain(|(number, place)| {
            let (low, high) = fields[*place].kind.range();
            let before = cast.unit(*number).map(|unit| unit.state.clone());
            [low, high].into_iter().any(|answer| {
                let mut units = cast.units.iter_mut();
                let Some(unit) = units.find(|unit| unit.number == *number) else { return false };
                unit.state.set(fields, *place, answer);
                let then = known(&cast);
                let mut units = cast.units.iter_mut();
                if let Some(unit) = units.find(|unit| unit.number == *number)
                    && let Some(before) = &before
                {
                    unit.state.clone_from(before);
                }
                (0..now.len()).any(|place| now[place] != then[place] && counts(place))
            })
        });
        missing
    }
}
