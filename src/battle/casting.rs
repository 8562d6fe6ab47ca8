//! Which units take part in a calculator, what is known about them, and how its dice change them.

use std::collections::BTreeMap;

use crate::aid::{
    Calculator, Field, Note, Of, Offer, OfferKind, Opening, Participants, Role, Ruleset, Side,
    Standing, Values,
};
use crate::dice::{Dice, Generator, Rolling, Walk, rolling, walk};

use super::BySide;
use super::action::Action;
use super::answers::{self, Answers};
use super::battle_state::{BattleState, CalculatorState, Due, Mode};

/// In place of a unit's number: the unit in this role is not on the list. The numbers of
/// units begin at 1.
pub const NOT_LISTED: u32 = 0;

/// In a cast, beside the roles: the side whose units are meant, if it is not the acting one
/// ([`Participants::meant`]).
pub(super) const MEANT: &str = "side";

/// The one thing that a calculator lacks before its dice mean anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// A unit in the role at this place.
    Unit(usize),
    /// A unit in the role at this place, when all that could take it are out of the battle.
    AnyUnit(usize),
    /// A figure missing on a card: of this unit, at this place among the questions about units.
    Figure(u32, usize),
    /// The distance at this place among the questions.
    Distance(usize),
}

/// The cast of a calculator in which no listed unit takes part: the answers to its questions
/// count.
pub fn not_listed(calculator: &Calculator) -> Answers {
    let mut cast = Answers::new();
    let needed = calculator.roles.iter().filter(|role| !role.optional);
    cast.extend(needed.map(|role| (role.id.to_owned(), NOT_LISTED.to_string())));
    cast
}

/// Whether the unit in a role is not on the list.
pub fn is_not_listed(numbers: &Answers, role: &Role) -> bool {
    let number = numbers.get(role.id).and_then(|number| number.parse().ok());
    number == Some(NOT_LISTED)
}

/// Everything the dice of a calculator change, including the consequences.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Effects {
    /// Units, each before and after.
    pub units: Vec<(Standing, Values)>,
    /// The state of a side as a whole, before and after.
    pub sides: Vec<(Side, [Values; 2])>,
    /// The state of the battle as a whole, before and after.
    pub battle: Option<[Values; 2]>,
    /// If nothing else changes: units that have acted, though without effect.
    pub acted: Vec<u32>,
}

impl Effects {
    /// Whether the dice change nothing.
    pub fn is_empty(&self) -> bool {
        self.units.is_empty()
            && self.sides.is_empty()
            && self.battle.is_none()
            && self.acted.is_empty()
    }

    /// Whether it is about units, and not about sides or the battle alone.
    pub fn is_about_units(&self) -> bool {
        !self.units.is_empty() || !self.acted.is_empty()
    }

    /// The action that applies it.
    pub fn settle(&self, calculator: &Calculator, ruleset: &Ruleset) -> Action {
        let tracker = &ruleset.tracker;
        let units = self.units.iter().map(|(before, after)| {
            let answers = differs(tracker.fields, &before.state, after);
            (before.number, answers)
        });
        let mut sides = BySide::<Answers>::default();
        for (side, [before, after]) in &self.sides {
            *sides.of_mut(*side) = differs(tracker.side_fields, before, after);
        }
        let battle = self
            .battle
            .as_ref()
            .map(|[before, after]| differs(tracker.battle_fields, before, after));
        Action::Settle {
            calculator: calculator.id.to_owned(),
            units: units.collect(),
            sides,
            battle: battle.unwrap_or_default(),
        }
    }
}

/// The written answers that changed.
fn differs(fields: &[Field], before: &Values, after: &Values) -> Answers {
    let all = fields.iter().enumerate();
    let differs = all.filter(|(place, _)| before.get(*place) != after.get(*place));
    let mut answers = Answers::new();
    answers.extend(
        differs.map(|(place, field)| (field.id.to_string(), field.write(after.get(place)))),
    );
    answers
}

/// The units offered for a role, given the present cast: those of the side that is meant first,
/// each side in its own order. The unit that has the role is always offered.
pub fn who_can<'a>(
    cast: &'a Participants,
    role: &Role,
    taken: &[Option<u32>],
) -> Vec<&'a Standing> {
    let side = cast.side_of(role.of);
    let is_meant = |unit: &Standing| match role.of {
        // Of the other side, only units that may take it all the same.
        Of::Acting | Of::Anybody => unit.side == side || (role.blocked_by)(cast, unit).is_none(),
        Of::Enemy | Of::Friend => unit.side == side,
    };
    let has_it = |unit: &Standing| taken.contains(&Some(unit.number));
    let mut units: Vec<&Standing> = (cast.units.iter())
        .filter(|unit| has_it(unit) || (role.eligible)(&unit.state) && is_meant(unit))
        .collect();
    units.sort_by_key(|unit| unit.side != side);
    units
}

impl CalculatorState {
    /// Runs `go` with the dice shown: those of the current mode, or else of the one that has some;
    /// `None` until all are rolled.
    pub fn ended<T>(&self, go: impl Fn(&mut dyn Dice) -> T) -> Option<T> {
        let rolled = self.rolled.as_ref();
        match rolled.filter(|_| self.mode != Some(Mode::OwnDice)) {
            Some(faces) => match rolling(&mut Generator::recorded(faces), go) {
                Rolling::Ends(after, _) => Some(after),
                Rolling::Asks(..) => None,
            },
            None => match walk(&self.own_dice, go) {
                Walk::Ends(after, _) if self.has_dice() => Some(after),
                _ => None,
            },
        }
    }
}

impl BattleState {
    /// The cast from which a due test is opened: for the side that does not act, that side is
    /// meant if the test is not about a unit.
    pub fn from_due(&self, due: &Due, ruleset: &Ruleset) -> Answers {
        let mut from = Answers::new();
        let test = due.test().and_then(|test| ruleset.calculator(test));
        let role = test.and_then(|test| test.roles.first());
        let acts = role.is_some_and(|role| role.of == Of::Acting);
        if acts && due.unit.is_none() && due.side != self.turn.side {
            from.insert(MEANT.to_owned(), due.side.id().to_owned());
        }
        from
    }

    /// The calculators whose dice would change units or sides and were not applied.
    pub fn not_on_table(&self, house: &Values, ruleset: &Ruleset) -> Vec<&'static Calculator> {
        let all = self.calculators.iter();
        let waits = |id: &String, one: &CalculatorState| {
            !one.settled && !self.turn.without_effect.contains(id)
        };
        all.filter(|(id, calculator_state)| waits(id, calculator_state))
            .filter_map(|(id, calculator_state)| {
                let calculator = ruleset.calculator(id)?;
                let becomes = calculator_state
                    .ended(|dice| self.becomes(calculator, house, dice, ruleset))?;
                (!becomes.is_empty()).then_some(calculator)
            })
            .collect()
    }

    /// The results that an offer would leave behind: applied later, they would be written into
    /// another phase.
    pub fn left_behind(
        &self,
        offer: &Offer,
        house: &Values,
        ruleset: &Ruleset,
    ) -> Vec<&'static Calculator> {
        let passes = matches!(offer.kind, OfferKind::Onward | OfferKind::Jump);
        if passes && !offer.on_event.is_empty() {
            self.not_on_table(house, ruleset)
        } else {
            Vec::new()
        }
    }

    /// Why the units that take part in a calculator may not be rolled for, beside what their
    /// answers say; nothing once dice lie there.
    pub fn role_bars(&self, calculator: &Calculator, ruleset: &Ruleset) -> Vec<Note> {
        let calculator_state = self.calculator_state(calculator.id);
        if calculator_state.cast.is_empty()
            || calculator_state.has_dice()
            || calculator_state.settled
        {
            return Vec::new();
        }
        let cast = self.cast(calculator, &calculator_state.cast, ruleset);
        bars_of(&cast, calculator).collect()
    }

    /// Whether this opens a calculator for the same units whose dice were rolled there and not
    /// applied.
    pub fn waits_with(&self, opens: &Action) -> bool {
        let Action::OpenCalculator { calculator, cast, .. } = opens else {
            return false;
        };
        let calculator_state = self.calculator_state(calculator);
        let lies = calculator_state.has_dice() && !calculator_state.settled;
        lies && !cast.is_empty() && calculator_state.cast == *cast
    }

    /// The first thing that is missing for a roll. A unit comes first: in the first empty role
    /// that must be filled and that units of the battle could take, or could before they were out
    /// of it; the player chooses one, or says that it is not on the list. Until then there is no
    /// one to roll for, or at. Then comes the distance between the units.
    pub fn lacks(&self, calculator: &Calculator, ruleset: &Ruleset) -> Option<Lack> {
        let calculator_state = self.calculator_state(calculator.id);
        if calculator_state.has_dice() || calculator_state.settled {
            return None;
        }
        let figure = || {
            let missing = self.missing(calculator, ruleset).into_iter().next();
            missing.map(|(unit, place)| Lack::Figure(unit, place))
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
            let needed = !role.optional && role.is_asked(&values);
            let open = needed && cast.one(place).is_none();
            if !open || is_not_listed(&calculator_state.cast, role) {
                return None;
            }
            let side = cast.side_of(role.of);
            let could = |unit: &&Standing| {
                (role.of == Of::Anybody || unit.side == side)
                    && !cast.roles.contains(&Some(unit.number))
            };
            if who_can(&cast, role, &[]).iter().any(could) {
                return Some(Lack::Unit(place));
            }
            // The role is for an enemy, and no unit of this side can act now; one of the other
            // might.
            let alone = place == 0 && cast.has_other_than(side);
            let free = |unit: &&Standing| !cast.roles.contains(&Some(unit.number));
            if alone && who_can(&cast, role, &[]).iter().any(free) {
                return Some(Lack::Unit(place));
            }
            (alone || gone(side)).then_some(Lack::AnyUnit(place))
        });
        unit.or_else(figure).or_else(|| {
            let known = (calculator.fill)(&cast).known;
            let mut measured = calculator.measured.iter().copied();
            let open = measured.find(|place| {
                let field = &calculator.fields[*place];
                let is_known = known.iter().any(|(known, _)| known == place);
                let entered =
                    values.get(*place) != field.default || calculator_state.has_measured(field);
                // If nothing is rolled, no distance is missing: a shoot that does not deviate.
                let dice_fall = || {
                    let house = Values::defaults(ruleset.house_rules);
                    field.default == 0 || (calculator.work)(&values, &house).certain().is_none()
                };
                field.matters(values.all()) && !entered && !is_known && dice_fall()
            });
            open.filter(|_| !cast.is_empty()).map(Lack::Distance)
        })
    }

    /// The thing that the player is asked for before a refusal is shown: a figure, or a unit, on
    /// which the refusal depends. A refusal that holds whichever units take part is shown first.
    pub fn asks_first(
        &self,
        calculator: &Calculator,
        house: &Values,
        ruleset: &Ruleset,
    ) -> Option<Lack> {
        let lack = self.lacks(calculator, ruleset)?;
        let calculator_state = self.calculator_state(calculator.id);
        let values = calculator_state.values(calculator);
        let mut refusals = (calculator.work)(&values, house).refusals;
        match lack {
            Lack::Figure(..) => refusals.clear(),
            Lack::Unit(_) => {
                let cast = self.cast(calculator, &calculator_state.cast, ruleset);
                for (place, role) in calculator.roles.iter().enumerate() {
                    let needed = !role.optional && role.is_asked(&values);
                    let listed = !is_not_listed(&calculator_state.cast, role);
                    if needed && listed && cast.one(place).is_none() {
                        let all = (place, refusals);
                        refusals =
                            self.refused_anyway(calculator, &calculator_state, all, house, ruleset);
                    }
                }
            }
            Lack::AnyUnit(_) | Lack::Distance(_) => {}
        }
        refusals.is_empty().then_some(lack)
    }

    /// Those of these refusals that hold whichever unit takes the role at a place. With the role
    /// empty, refusals count as the same if they cite the same rule: the numbers in them are the
    /// unit's.
    fn refused_anyway(
        &self,
        calculator: &Calculator,
        calculator_state: &CalculatorState,
        (place, mut refusals): (usize, Vec<Note>),
        house: &Values,
        ruleset: &Ruleset,
    ) -> Vec<Note> {
        let Some(role) = calculator.roles.get(place) else {
            return refusals;
        };
        let cast = self.cast(calculator, &calculator_state.cast, ruleset);
        for unit in who_can(&cast, role, &[]) {
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
    pub fn missing(&self, calculator: &Calculator, ruleset: &Ruleset) -> Vec<(u32, usize)> {
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
                let Some(unit) = units.find(|unit| unit.number == *number) else {
                    return false;
                };
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

    /// The participants of a calculator, from numbers by role.
    pub fn cast(
        &self,
        calculator: &Calculator,
        numbers: &Answers,
        ruleset: &Ruleset,
    ) -> Participants {
        let mut cast = self.nobody_cast(ruleset);
        take_roles(&mut cast, calculator, numbers);
        cast
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

    /// The participants with all roles still empty.
    fn nobody_cast(&self, ruleset: &Ruleset) -> Participants {
        self.view(ruleset, |view| Participants {
            at: view.at.clone(),
            battle: view.battle.clone(),
            sides: view.sides.map(Values::clone),
            units: view.units().to_vec(),
            of: &[],
            roles: Vec::new(),
            meant: None,
        })
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
            if here == Opening::ABOUT.name() { about.is_some() } else { !from.is_empty() }
        };
        let named = opening.casts.iter().filter(|(_, here)| is_known(here));
        let named: Vec<&str> = named.map(|(there, _)| *there).collect();
        self.usual_cast_beside(calculator, None, &along, &named, ruleset)
    }

    /// Casts like this one, but with each of the other units for which the one in a role acts: the
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
            // Counts with a unit that is lost give way to the others.
            let counted = known(&along);
            let stays = |place: &usize| counted.iter().all(|(known, _)| known != place);
            opening.decided.retain(stays);
            opening.known.retain(|(place, _)| stays(place));
        }
        if !numbers.is_empty() {
            let filled = known(&numbers);
            let is_filled = |place| filled.iter().any(|(known, _)| *known == place);
            let decided = &opening.decided;
            let holds = |place: &usize| decided.contains(place) || !is_filled(*place);
            opening.known.retain(|(place, _)| holds(place));
        }
        // Everything else that the battle knows; counted numbers belong to one side, so nothing of
        // the other side may be mixed in.
        let counts = |one: &Opening| one.calculator == calculator.id && !opening.known.is_empty();
        if !self.counted(self.turn.side, ruleset).iter().any(counts) {
            for (place, answer) in self.known_of(calculator, ruleset) {
                if opening.known.iter().all(|(known, _)| *known != place) {
                    opening.known.push((place, answer));
                }
            }
        }
        let mut action = Action::open(&opening, about, ruleset)?;
        if let Action::OpenCalculator { cast, .. } = &mut action {
            *cast = numbers;
        }
        Some(action)
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

    /// The openings after a calculator whose first unit is still in the battle once its dice are
    /// applied: a destroyed unit takes no test.
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
            Some((role, after.or_else(now)?))
        };
        then.retain(|opening| {
            first(opening).is_none_or(|(role, unit)| {
                !(ruleset.tracker.counter.gone)(&unit) || (role.eligible)(&unit)
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

    /// Whether the same units may be rolled for again: all of them are there, and none is barred.
    pub fn may_once_more(&self, calculator: &Calculator, ruleset: &Ruleset) -> bool {
        let numbers = &self.calculator_state(calculator.id).cast;
        let cast = self.cast(calculator, numbers, ruleset);
        !calculator.roles.is_empty()
            && self.still(calculator, numbers, ruleset) == *numbers
            && bars_of(&cast, calculator).next().is_none()
    }

    /// Puts a unit into a role. If the acting unit changes sides this way, units that no longer
    /// fit are taken out of the roles for enemies and friends.
    pub(super) fn put_in_role(
        &self,
        numbers: &mut Answers,
        calculator: &Calculator,
        (role, unit): (&str, u32),
        ruleset: &Ruleset,
    ) {
        numbers.insert(role.to_owned(), unit.to_string());
        if calculator.roles.first().is_none_or(|first| first.id != role) {
            return;
        }
        let cast = self.cast(calculator, numbers, ruleset);
        for (place, role) in calculator.roles.iter().enumerate().skip(1) {
            let side = cast.side_of(role.of);
            let sides = matches!(role.of, Of::Enemy | Of::Friend);
            if sides && cast.one(place).is_some_and(|unit| unit.side != side) {
                numbers.remove(role.id);
            }
        }
    }

    /// The units of a cast that can still take their roles: numbers by role.
    pub(super) fn still(
        &self,
        calculator: &Calculator,
        numbers: &Answers,
        ruleset: &Ruleset,
    ) -> Answers {
        let cast = self.cast(calculator, numbers, ruleset);
        let mut still = numbers.clone();
        for (place, role) in calculator.roles.iter().enumerate() {
            let fits = cast.one(place).is_some_and(|unit| (role.eligible)(&unit.state));
            if !fits && !is_not_listed(numbers, role) {
                still.remove(role.id);
            }
        }
        still
    }

    /// The units that usually take part in a calculator opened now, about a unit or none, after
    /// another one whose cast is carried over: numbers by role.
    pub fn usual_cast(
        &self,
        calculator: &Calculator,
        about: Option<u32>,
        along: &Answers,
        ruleset: &Ruleset,
    ) -> Answers {
        self.usual_cast_beside(calculator, about, along, &[], ruleset)
    }

    /// The same, for roles that only accompany another.
    fn usual_cast_beside(
        &self,
        calculator: &Calculator,
        about: Option<u32>,
        along: &Answers,
        named: &[&str],
        ruleset: &Ruleset,
    ) -> Answers {
        let (along, lost) = &self.closed_ranks(calculator, along, ruleset);
        let mut numbers = Answers::new();
        if let Some(meant) = along.get(MEANT) {
            numbers.insert(MEANT.to_owned(), meant.clone());
        }
        let mut cast = self.cast(calculator, &numbers, ruleset);
        let about = about.and_then(|about| cast.unit(about)).cloned();
        let takes = |role: &Role| about.as_ref().is_some_and(|unit| (role.eligible)(&unit.state));
        let of_about = calculator.roles.iter().position(takes);
        for (place, role) in calculator.roles.iter().enumerate() {
            let fits = |cast: &Participants, number: &u32| {
                let unit = cast.unit(*number);
                unit.is_some_and(|unit| (role.eligible)(&unit.state))
            };
            if is_not_listed(along, role) {
                numbers.insert(role.id.to_owned(), NOT_LISTED.to_string());
                continue;
            }
            let goes_along = along.get(role.id).and_then(|number| number.parse().ok());
            let number = goes_along.filter(|number| fits(&cast, number));
            // No other unit replaces one that is named, or that is out of the battle now.
            if number.is_none() && (lost.contains(&role.id) || named.contains(&role.id)) {
                continue;
            }
            // A unit that already has another role, or accompanies one, is not free.
            let free = |one: &u32| {
                let one = one.to_string();
                let mut others = calculator.roles.iter().filter(|other| other.id != role.id);
                !numbers.values().any(|taken| *taken == one)
                    && !others.any(|other| along.get(other.id) == Some(&one))
            };
            let number = number
                .or_else(|| {
                    about
                        .as_ref()
                        .filter(|_| of_about == Some(place))
                        .map(|unit| unit.number)
                        .filter(free)
                })
                .or_else(|| {
                    let usual = (role.default_unit)(&cast).filter(free);
                    usual.filter(|number| fits(&cast, number))
                })
                .or_else(|| {
                    let side = side_beside(&cast, calculator, place, along);
                    only_one(&cast, role, side).filter(free)
                });
            cast.roles[place] = number;
            if let Some(number) = number {
                numbers.insert(role.id.to_owned(), number.to_string());
            }
        }
        numbers
    }

    /// Whether the unit of this number is out of the battle, or not there for now.
    pub(super) fn is_gone(&self, number: &str, ruleset: &Ruleset) -> bool {
        let unit = number.parse().ok().and_then(|number| self.unit(number));
        let tracker = &ruleset.tracker;
        unit.map(|(_, unit)| unit.values(ruleset))
            .is_some_and(|unit| (tracker.counter.gone)(&unit) || !(tracker.acts.there)(&unit))
    }

    /// A cast without the units that are out of the battle and can take their roles no more: of
    /// those that take part in the same way the next ones move up. With it the roles that are
    /// left open.
    pub(super) fn closed_ranks(
        &self,
        calculator: &Calculator,
        numbers: &Answers,
        ruleset: &Ruleset,
    ) -> (Answers, Vec<&'static str>) {
        let mut closed = numbers.clone();
        let mut open = Vec::new();
        for group in calculator.roles.chunk_by(Role::is_asked_with) {
            let cast = |role: &Role| Some((role.eligible, numbers.get(role.id)?.clone()));
            let mut units: Vec<_> = group.iter().filter_map(cast).collect();
            let before = units.len();
            units.retain(|(eligible, number)| {
                let unit = number.parse().ok().and_then(|number| self.unit(number));
                let can = unit.is_some_and(|(_, unit)| eligible(&unit.values(ruleset)));
                can || !self.is_gone(number, ruleset)
            });
            if units.len() == before {
                continue;
            }
            let mut units = units.into_iter();
            for role in group.iter().filter(|role| numbers.contains_key(role.id)) {
                if let Some((_, number)) = units.next() {
                    closed.insert(role.id.to_owned(), number);
                } else {
                    open.push(role.id);
                    closed.remove(role.id);
                }
            }
        }
        (closed, open)
    }

    /// The answers of a calculator with those known from the units that take part.
    pub(super) fn filled(
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
    pub(super) fn emptied(
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
    pub(super) fn recast(
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
    pub(super) fn known_of_open(&self, ruleset: &Ruleset) -> Vec<(&'static Calculator, Values)> {
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
    pub(super) fn know_anew(
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

    /// Applies these dice to the units that take part in a calculator in its present state, to the
    /// battle, and to the sides, which a rule may change even if no listed unit takes part (a fire
    /// mission planned for off-table guns is done). Empty if nothing is rolled.
    pub fn becomes(
        &self,
        calculator: &Calculator,
        house: &Values,
        dice: &mut dyn Dice,
        ruleset: &Ruleset,
    ) -> Effects {
        let calculator_state = self.calculator_state(calculator.id);
        let cast = self.cast(calculator, &calculator_state.cast, ruleset);
        let mut after = cast.clone();
        (calculator.after)(&calculator_state.values(calculator), house, dice, &mut after);
        for (before, unit) in cast.units.iter().zip(&mut after.units) {
            if before.state != unit.state {
                unit.state = (ruleset.tracker.settle)(&before.state, &unit.state);
            }
        }
        ruleset.tracker.follow(&cast.units, &mut after.units);
        let acted = if after.units == cast.units && after.sides == cast.sides {
            let mut acted = (ruleset.tracker.acts.applied)(calculator.id, &cast);
            acted.retain(|(unit, acted)| *acted && !self.turn.acted.contains(unit));
            acted.into_iter().map(|(unit, _)| unit).collect()
        } else {
            Vec::new()
        };
        let units = cast.units.into_iter().zip(after.units);
        let sides = Side::ALL.into_iter().zip(cast.sides.into_iter().zip(after.sides));
        Effects {
            units: units
                .filter(|(before, after)| before.state != after.state)
                .map(|(before, after)| (before, after.state))
                .collect(),
            sides: sides
                .filter(|(_, (before, after))| before != after)
                .map(|(side, (before, after))| (side, [before, after]))
                .collect(),
            battle: (cast.battle != after.battle).then_some([cast.battle, after.battle]),
            acted,
        }
    }

    /// Applies the effects of a calculator's dice to units, sides and the battle; only once.
    pub(super) fn settle(
        &mut self,
        calculator: &str,
        units: &BTreeMap<u32, Answers>,
        (sides, battle): (&BySide<Answers>, &Answers),
        ruleset: &Ruleset,
    ) {
        let mut calculator_state = self.calculator_state(calculator);
        if calculator_state.settled {
            return;
        }
        let fields = ruleset.tracker.fields;
        for (number, becomes) in units {
            let side = self.unit(*number).map(|(side, _)| side);
            let Some(unit) = side.and_then(|side| self.unit_mut(side, *number)) else {
                continue;
            };
            // The player was shown the effects with all their consequences.
            for (field, value) in becomes {
                answers::set(&mut unit.answers, fields, field, value);
            }
        }
        for (side, becomes) in sides.both() {
            for (field, value) in becomes {
                let fields = ruleset.tracker.side_fields;
                answers::set(self.sides.of_mut(side), fields, field, value);
            }
        }
        self.set_battle(battle, ruleset);
        if let Some(known) = ruleset.calculator(calculator) {
            let cast = self.cast(known, &calculator_state.cast, ruleset);
            for (unit, acted) in (ruleset.tracker.acts.applied)(known.id, &cast) {
                self.set_acted(unit, acted);
            }
        }
        calculator_state.settled = true;
        self.put_bench(calculator, calculator_state);
    }
}

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

/// Why units may not take the roles that they have.
pub(super) fn bars_of(cast: &Participants, calculator: &Calculator) -> impl Iterator<Item = Note> {
    let roles = calculator.roles.iter().enumerate();
    roles.filter_map(|(place, role)| (role.blocked_by)(cast, cast.one(place)?))
}

/// Puts the units with these numbers into the roles of a calculator.
fn take_roles(cast: &mut Participants, calculator: &Calculator, numbers: &Answers) {
    let of_role = |role: &Role| {
        let number = numbers.get(role.id)?.parse().ok()?;
        cast.unit(number).map(|unit| unit.number)
    };
    let roles = calculator.roles.iter().map(of_role).collect();
    (cast.of, cast.roles) = (calculator.roles, roles);
    let meant = numbers.get(MEANT);
    cast.meant = meant.and_then(|meant| Side::ALL.into_iter().find(|side| side.id() == meant));
}

/// The side whose units take a role. For the first role, when a unit will take a later one: the
/// side facing that unit, or its own.
fn side_beside(
    cast: &Participants,
    calculator: &Calculator,
    place: usize,
    along: &Answers,
) -> Side {
    let mut later = calculator.roles.iter().skip(1).filter_map(|role| {
        let number = along.get(role.id)?.parse().ok()?;
        let side = cast.unit(number)?.side;
        match role.of {
            Of::Acting => None,
            Of::Enemy | Of::Anybody => Some(side.other()),
            Of::Friend => Some(side),
        }
    });
    let of = calculator.roles[place].of;
    let beside = (place == 0).then(|| later.next()).flatten();
    beside.unwrap_or_else(|| cast.side_of(of))
}

/// The only unit of a side that can take a role, if there is exactly one.
fn only_one(cast: &Participants, role: &Role, side: Side) -> Option<u32> {
    if role.optional || role.when.is_some() {
        return None;
    }
    let mut all = cast.units.iter().filter(|unit| {
        unit.side == side && (role.eligible)(&unit.state) && (role.blocked_by)(cast, unit).is_none()
    });
    let one = all.next()?;
    all.next().is_none().then_some(one.number)
}
