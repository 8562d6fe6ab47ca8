//! Opening a calculator: the units that take part, and the answers that go along.

use crate::aid::{Calculator, Note, Of, Opening, Role, Ruleset, Side, Values};

use super::known::move_groups;
use super::{Effects, MEANT, bars_of, take_roles};
use crate::battle::action::Action;
use crate::battle::answers::Answers;
use crate::battle::battle_state::{BattleState, CalculatorState, Due};

/// The units that go along to an opening, by their roles there.
fn goes_along(opening: &Opening, about: Option<u32>, from: &Answers) -> Answers {
    if opening.casts.is_empty() {
        return from.clone();
    }
    let mut along = Answers::new();
    along.extend(opening.casts.iter().filter_map(|(there, here)| {
        let number = if *here == Opening::ABOUT.name() {
            about?.to_string()
        } else {
            from.get(*here)?.clone()
        };
        Some(((*there).to_owned(), number))
    }));
    along
}

/// Known answers of a calculator, by place.
type Known = [(usize, i16)];

/// Replaces numbers that still include a lost unit (`counted`) with those of the units that are
/// left (`now`).
fn count_again(opening: &mut Opening, calculator: &Calculator, counted: &Known, now: &Known) {
    let mut values = opening.values(calculator);
    let [mut was, now] = [counted, now].map(|all| all.iter().copied().collect());
    move_groups(calculator, &mut values, &mut was, &now);
    let groups = calculator.groups;
    for group in groups.at.iter().map(|group| *group..group + groups.length) {
        opening.known.retain(|(place, _)| !group.contains(place));
        if now.keys().any(|place| group.contains(place)) {
            opening.known.extend(group.clone().map(|place| (place, values.get(place))));
            opening.decided.extend(group);
        }
    }
    let stays = |place: &usize| counted.iter().all(|(known, _)| known != place);
    opening.decided.retain(stays);
    opening.known.retain(|(place, _)| stays(place));
}

/// Drops the answers that the units in the roles give, unless they were decided.
fn give_way(opening: &mut Opening, filled: &Known) {
    let is_filled = |place| filled.iter().any(|(known, _)| *known == place);
    let decided = &opening.decided;
    opening.known.retain(|(place, _)| decided.contains(place) || !is_filled(*place));
}

impl BattleState {
    /// The cast from which a due test is opened. If the test is of a whole side and that is not the
    /// acting one, the cast names it: otherwise the acting side would be meant.
    pub fn from_due(&self, due: &Due, ruleset: &Ruleset) -> Answers {
        let mut from = Answers::new();
        let test = due.test().and_then(|test| ruleset.calculator(test));
        let role = test.and_then(|test| test.roles.first());
        let acts = role.is_some_and(|role| role.of == Of::Acting);
        if acts && due.unit.is_none() && due.side != self.turn.side {
            from = Self::from_side(due.side);
        }
        from
    }

    /// The cast from which a calculator about a side as a whole is opened: that side is meant.
    pub fn from_side(side: Side) -> Answers {
        [(MEANT.to_owned(), side.id().to_owned())].into_iter().collect()
    }

    /// The side that was meant when a calculator was opened.
    pub(in crate::battle) fn meant_side(&self, calculator: &Calculator) -> Option<Side> {
        let calculator_state = self.calculator_state(calculator.id);
        let meant = calculator_state.cast.get(MEANT)?;
        Side::ALL.into_iter().find(|side| side.id() == meant)
    }

    /// Whether this opens a calculator for the same units as before, whose dice were rolled there
    /// in this turn but not applied.
    pub fn waits_with(&self, opens: &Action) -> bool {
        let Action::OpenCalculator { calculator, cast, .. } = opens else {
            return false;
        };
        let calculator_state = self.calculator_state(calculator);
        let over = self.turn.without_effect.contains(calculator);
        let waits = calculator_state.has_dice() && !calculator_state.applied && !over;
        waits && !cast.is_empty() && calculator_state.cast == *cast
    }

    /// The calculators for which the state of a side as a whole gives answers, whichever units
    /// take part: those that count what it has, and, for the side whose turn it is, those that are
    /// about it ([`Play::OF_SIDE`](crate::aid::Play::OF_SIDE)).
    pub fn of_side(&self, side: Side, ruleset: &Ruleset) -> Vec<Opening> {
        let mut all = self.counted(side, ruleset);
        if side == self.turn.side {
            let mut cast = self.nobody_cast(ruleset);
            let calculators = ruleset.calculators.iter();
            let calculators = calculators.filter(|calculator| calculator.of_side);
            let known = calculators.map(|calculator| {
                take_roles(&mut cast, calculator, &Answers::new());
                (calculator.fill)(&cast)
            });
            all.extend(known.filter(|opening| !opening.known.is_empty()));
        }
        all
    }

    /// The cast of a calculator that is opened this way, about a unit or none, from another one
    /// with this cast: numbers by role.
    pub fn cast_of(
        &self,
        opening: &Opening,
        about: Option<u32>,
        from: &Answers,
        ruleset: &Ruleset,
    ) -> Answers {
        let Some(calculator) = ruleset.calculator(opening.calculator) else {
            return Answers::new();
        };
        if opening.casts.is_empty() {
            return self.usual_cast(calculator, about, from, ruleset);
        }
        let along = goes_along(opening, about, from);
        // The roles were filled there: no other unit replaces one that is gone.
        let is_known = |here: &str| {
            if here == Opening::ABOUT.name() {
                about.is_some()
            } else {
                here == Opening::NOBODY.name() || !from.is_empty()
            }
        };
        let named = opening.casts.iter().filter(|(_, here)| is_known(here));
        let named: Vec<&str> = named.map(|(there, _)| *there).collect();
        let mut cast = self.usual_cast_beside(calculator, None, &along, &named, ruleset);
        self.as_left(calculator, &mut cast, (from, &named), ruleset);
        cast
    }

    /// Completes the cast of a calculator that was left for another one before any dice were rolled
    /// and is now opened again from that one, for the same first unit: the units that took part in
    /// both go on. So the assaulted platoon stays the same through its defensive fire.
    fn as_left(
        &self,
        calculator: &Calculator,
        cast: &mut Answers,
        (from, named): (&Answers, &[&str]),
        ruleset: &Ruleset,
    ) {
        let left = self.calculator_state(calculator.id);
        let first = calculator.roles.first().and_then(|role| cast.get(role.id));
        let same = calculator.roles.first().is_some_and(|role| left.cast.get(role.id) == first);
        // Opened from itself, it is for another unit.
        let from_itself = left.cast == *from;
        if first.is_none() || !same || from_itself || left.applied || left.has_dice() {
            return;
        }
        for (role, number) in self.still(calculator, &left.cast, ruleset) {
            let is_free = !cast.values().any(|taken| *taken == number);
            let took_part = from.values().any(|one| *one == number);
            if is_free && took_part && role != MEANT && !named.contains(&role.as_str()) {
                cast.entry(role).or_insert(number);
            }
        }
    }

    /// Casts like this one, each with another of the units for which the unit in a role acts: the
    /// next step after an order is offered to the whole formation.
    pub fn for_others(
        &self,
        calculator: &Calculator,
        opening: &Opening,
        from: &Answers,
        ruleset: &Ruleset,
    ) -> Vec<Answers> {
        let cast = self.cast(calculator, from, ruleset);
        let all = (ruleset.tracker.acts.stands_for)(calculator.id, &cast);
        let there = ruleset.calculator(opening.calculator);
        let (Some((role, units)), Some(first)) = (all, there.and_then(|one| one.roles.first()))
        else {
            return Vec::new();
        };
        let named = |(there, here): &(&str, &str)| *there == first.id && *here == role.name();
        if !opening.casts.iter().any(named) {
            return Vec::new();
        }
        let others = units.into_iter().map(|unit| unit.to_string());
        let others = others.filter(|unit| from.get(role.name()) != Some(unit));
        let casts = others.map(|unit| {
            let mut other = from.clone();
            other.insert(role.name().to_owned(), unit);
            other
        });
        let acts = |other: &Answers| {
            let there = self.cast_of(opening, None, other, ruleset);
            there.get(first.id) == other.get(role.name())
        };
        casts.filter(acts).collect()
    }

    /// The action that opens a calculator as offered, about a unit or none, from another one with
    /// this cast, and fills its roles. What [`Play::fill`](crate::aid::Play::fill) knows of the
    /// units wins over the opening's known answers, unless it was decided
    /// ([`To::deciding`](crate::aid::To::deciding)).
    pub fn open(
        &self,
        opening: &Opening,
        about: Option<(Side, u32)>,
        from: &Answers,
        ruleset: &Ruleset,
    ) -> Option<Action> {
        let calculator = ruleset.calculator(opening.calculator)?;
        let mut numbers = self.cast_of(opening, about.map(|(_, unit)| unit), from, ruleset);
        let known =
            |numbers: &Answers| (calculator.fill)(&self.cast(calculator, numbers, ruleset)).known;
        let is_named = about.is_some() || !from.is_empty();
        let other = |known: &[(usize, i16)]| {
            let other = |(place, answer): &(usize, i16)| {
                let mut decided = opening.known.iter().filter(|one| one.0 == *place);
                opening.decided.contains(place) && decided.any(|one| one.1 != *answer)
            };
            known.iter().any(other)
        };
        // The only unit that could take part is not the one that was meant.
        if !is_named && other(&known(&numbers)) {
            numbers.clear();
        }
        let along = goes_along(opening, about.map(|(_, unit)| unit), from);
        let is_lost = |role: &Role| {
            let here = along.get(role.id);
            here != numbers.get(role.id) && here.is_some_and(|here| self.is_gone(here, ruleset))
        };
        let mut opening = opening.clone();
        if calculator.roles.iter().any(is_lost) {
            count_again(&mut opening, calculator, &known(&along), &known(&numbers));
        }
        if !numbers.is_empty() {
            give_way(&mut opening, &known(&numbers));
        }
        self.complete(&mut opening, calculator, ruleset);
        let mut action = Action::open(&opening, about, ruleset)?;
        if let Action::OpenCalculator { cast, .. } = &mut action {
            *cast = numbers;
        }
        Some(action)
    }

    /// Adds everything else that the battle knows. Counted numbers belong to one side, so nothing
    /// of the other side may be mixed in.
    fn complete(&self, opening: &mut Opening, calculator: &Calculator, ruleset: &Ruleset) {
        let counts = |one: &Opening| one.calculator == calculator.id && !opening.known.is_empty();
        if self.counted(self.turn.side, ruleset).iter().any(counts) {
            return;
        }
        for (place, answer) in self.known_of(calculator, ruleset) {
            if opening.known.iter().all(|(known, _)| *known != place) {
                opening.known.push((place, answer));
            }
        }
    }

    /// Why a unit cannot now take the role in which this opening would use it.
    pub fn bars(&self, opening: &Opening, unit: u32, ruleset: &Ruleset) -> Option<Note> {
        let calculator = ruleset.calculator(opening.calculator)?;
        let numbers = self.cast_of(opening, Some(unit), &Answers::new(), ruleset);
        let cast = self.cast(calculator, &numbers, ruleset);
        let mut roles = calculator.roles.iter().zip(&cast.roles);
        let (role, _) = roles.find(|(_, number)| **number == Some(unit))?;
        (role.blocked_by)(&cast, cast.unit(unit)?)
    }

    /// The openings that remain once a calculator's dice are applied: those whose first unit is
    /// still in the battle, and may act in the opened calculator. A destroyed unit takes no test,
    /// and a bailed-out one launches no assault.
    pub fn left_to_do(
        &self,
        mut then: Vec<Opening>,
        (about, from): (Option<u32>, &Answers),
        effects: &Effects,
        ruleset: &Ruleset,
    ) -> Vec<Opening> {
        let first = |opening: &Opening| {
            let role = ruleset.calculator(opening.calculator)?.roles.first()?;
            let here = opening.casts.iter().find(|(there, _)| *there == role.id);
            let number = match here {
                Some((_, here)) if *here == Opening::ABOUT.name() => about?,
                Some((_, here)) => from.get(*here)?.parse().ok()?,
                None if opening.casts.is_empty() => from.get(role.id)?.parse().ok()?,
                None => return None,
            };
            let after = effects.units.iter().find(|(unit, _)| unit.number == number);
            let after = after.map(|(_, after)| after.clone());
            let now = || Some(self.unit(number)?.1.values(ruleset));
            let calculator = ruleset.calculator(opening.calculator)?;
            let numbers = self.cast_of(opening, about, from, ruleset);
            let mut cast = self.cast(calculator, &numbers, ruleset);
            for unit in &mut cast.units {
                let mut changed = effects.units.iter();
                if let Some((_, after)) = changed.find(|(one, _)| one.number == unit.number) {
                    unit.state = after.clone();
                }
            }
            let is_barred = cast.one(0).is_some_and(|unit| {
                unit.number == number && (role.blocked_by)(&cast, unit).is_some()
            });
            Some((role, after.or_else(now)?, is_barred))
        };
        then.retain(|opening| {
            first(opening).is_none_or(|(role, unit, is_barred)| {
                !is_barred && (!(ruleset.tracker.counter.gone)(&unit) || (role.eligible)(&unit))
            })
        });
        then
    }

    /// The action that opens a calculator again for the same units, without those that are
    /// out of the battle.
    pub fn once_more(&self, calculator: &Calculator, ruleset: &Ruleset) -> Action {
        Action::OpenCalculator {
            at_questions: true,
            calculator: calculator.id.to_owned(),
            answers: Answers::new(),
            about: None,
            cast: self.still(calculator, &self.calculator_state(calculator.id).cast, ruleset),
        }
    }

    /// Whether the situation before a calculator was last opened may be offered again: it replaces
    /// no unit that was chosen, nothing was rolled since, and the units may take their roles.
    pub fn may_as_last_time(&self, calculator: &Calculator, ruleset: &Ruleset) -> bool {
        let now = self.calculator_state(calculator.id);
        let Some(last) = self.as_last_time(calculator, ruleset).filter(|_| !now.has_dice()) else {
            return false;
        };
        let cast = self.cast(calculator, &last.cast, ruleset);
        now.cast.iter().all(|(role, unit)| last.cast.get(role) == Some(unit))
            && bars_of(&cast, calculator).next().is_none()
    }

    /// Whether the same units may be rolled for again: all of them are there, they can still take
    /// their roles, and neither an earlier action nor anything else refuses them.
    pub fn may_once_more(
        &self,
        calculator: &Calculator,
        house: &Values,
        ruleset: &Ruleset,
    ) -> bool {
        let numbers = self.calculator_state(calculator.id).cast;
        let mut again = CalculatorState { cast: numbers, ..CalculatorState::default() };
        again.answers = self.filled(calculator, &again, ruleset);
        let cast = self.cast(calculator, &again.cast, ruleset);
        let mut roles = calculator.roles.iter().enumerate();
        !calculator.roles.is_empty()
            && self.still(calculator, &again.cast, ruleset) == again.cast
            && roles.all(|(place, role)| {
                cast.one(place).is_none_or(|unit| (role.eligible)(&unit.state))
            })
            && bars_of(&cast, calculator).next().is_none()
            && self.second_action(calculator, &cast, ruleset).is_none()
            && (calculator.work)(&again.values(calculator), house).refusals.is_empty()
    }
}
