//! The effects of a result: the dice are applied to units, sides and the battle.

use std::collections::BTreeMap;

use crate::aid::{Calculator, Field, Offer, OfferKind, PhaseKind, Ruleset, Side, Standing, Values};
use crate::dice::{Dice, Generator, Rolling, Walk, rolling, walk};

use crate::battle::BySide;
use crate::battle::action::Action;
use crate::battle::answers::{self, Answers};
use crate::battle::battle_state::{BattleState, CalculatorState, Due, Mode};

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
    pub fn action(&self, calculator: &Calculator, ruleset: &Ruleset) -> Action {
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
        Action::ApplyResult {
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

impl CalculatorState {
    /// Runs `go` with the dice shown: those of the current mode, or else of the mode that has any;
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
    /// The calculators whose dice would change units or sides and were not applied.
    pub fn not_applied(&self, house: &Values, ruleset: &Ruleset) -> Vec<&'static Calculator> {
        let calculators = self.calculators.keys().filter_map(|id| ruleset.calculator(id));
        calculators.filter(|calculator| self.is_waiting(calculator, house, ruleset)).collect()
    }

    /// Whether the dice of a calculator would change units or sides and were not applied.
    pub fn is_waiting(&self, calculator: &Calculator, house: &Values, ruleset: &Ruleset) -> bool {
        let Some(calculator_state) = self.calculators.get(calculator.id) else { return false };
        if calculator_state.applied || self.turn.without_effect.contains(calculator.id) {
            return false;
        }
        let effects = calculator_state.ended(|dice| self.effects(calculator, house, dice, ruleset));
        effects.is_some_and(|effects| !effects.is_empty())
    }

    /// Whether a change of a calculator would discard its dice, which were not applied.
    pub fn discards(&self, change: &Action, house: &Values, ruleset: &Ruleset) -> bool {
        let discards = matches!(
            change,
            Action::Answer { .. }
                | Action::Cast { .. }
                | Action::Swap { .. }
                | Action::ResetCalculator { .. }
                | Action::OwnDiceAgain { .. }
        );
        let changed = change.calculator().filter(|_| discards);
        let Some(calculator) = changed.and_then(|id| ruleset.calculator(id)) else { return false };
        self.is_waiting(calculator, house, ruleset) && {
            let mut after = self.clone();
            after.act(change, ruleset);
            !after.calculator_state(calculator.id).has_dice()
        }
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
        // The action of one unit ends without an event, so leaving its stage is enough.
        let leaves = !self.turn.position().is_same_stage(&offer.to);
        if passes && (leaves || !offer.on_event.is_empty()) {
            self.not_applied(house, ruleset)
        } else {
            Vec::new()
        }
    }

    /// Applies these dice to the units that take part in a calculator in its present state, to the
    /// battle, and to the sides, which a rule may change even if no listed unit takes part
    /// (off-table guns have fired their planned fire mission). Empty if nothing is rolled.
    pub fn effects(
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
                unit.state = (ruleset.tracker.adjust)(&before.state, &unit.state);
            }
        }
        ruleset.tracker.follow(&cast.units, &mut after.units);
        let acted = if after.units == cast.units && after.sides == cast.sides {
            let mut acted = (ruleset.tracker.acts.applied)(calculator.id, &cast);
            let here = !self.turn.is_in_earlier_stage();
            acted.retain(|(unit, acted)| here && *acted && !self.turn.acted.contains(unit));
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
    pub(in crate::battle) fn apply_result(
        &mut self,
        calculator: &str,
        units: &BTreeMap<u32, Answers>,
        (sides, battle): (&BySide<Answers>, &Answers),
        ruleset: &Ruleset,
    ) {
        let mut calculator_state = self.calculator_state(calculator);
        if calculator_state.applied {
            return;
        }
        let was_due = self.is_due(calculator, ruleset);
        let fields = ruleset.tracker.fields;
        for (number, effects) in units {
            let side = self.unit(*number).map(|(side, _)| side);
            let Some(unit) = side.and_then(|side| self.unit_mut(side, *number)) else { continue };
            // The player was shown the effects with all their consequences.
            for (field, value) in effects {
                answers::set(&mut unit.answers, fields, field, value);
            }
        }
        for (side, effects) in sides.both() {
            for (field, value) in effects {
                let fields = ruleset.tracker.side_fields;
                answers::set(self.sides.of_mut(side), fields, field, value);
            }
        }
        self.set_battle(battle, ruleset);
        if let Some(known) = ruleset.calculator(calculator) {
            let cast = self.cast(known, &calculator_state.cast, ruleset);
            for (unit, acted) in (ruleset.tracker.acts.applied)(known.id, &cast) {
                self.acts(unit, acted);
            }
        }
        calculator_state.applied = true;
        self.put_calculator_state(calculator, calculator_state);
        self.tick_off(calculator, was_due, ruleset);
    }

    /// Whether a test with this calculator, or what comes before a test, is due for any unit or
    /// side.
    fn is_due(&self, calculator: &str, ruleset: &Ruleset) -> bool {
        let comes_before = |due: &Due| {
            due.follows.before.as_ref().is_some_and(|(_, before)| before.calculator == calculator)
        };
        let due = self.due(ruleset);
        due.iter().any(|due| due.test() == Some(calculator) || comes_before(due))
    }

    /// If just one step of the stage opens a calculator, ticks that step off once a result is
    /// applied: in the set-up at once, in a turn as soon as none of the calculator's tests is due
    /// any more. What a side does as a whole, it does once in a turn: then all steps that open the
    /// calculator are ticked off.
    fn tick_off(&mut self, calculator: &str, was_due: bool, ruleset: &Ruleset) {
        let Some((_, phase)) = self.phase(ruleset) else { return };
        let steps = phase.steps.iter().filter(|step| step.calculators.contains(&calculator));
        let steps: Vec<&str> = steps.map(|step| step.id).collect();
        let of_side = ruleset.calculator(calculator).is_some_and(|known| known.of_side);
        let over = of_side || was_due && !self.is_due(calculator, ruleset);
        let only = of_side || steps.len() == 1;
        if self.battle.is_some() && only && (phase.kind == PhaseKind::SetUp || over) {
            self.turn.done.extend(steps.into_iter().map(str::to_owned));
        }
    }
}
