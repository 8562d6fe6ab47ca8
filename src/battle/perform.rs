//! The effect of each action on a battle state, by the rules.

use std::collections::BTreeSet;

use crate::aid::{
    Calculator, Field, Note, Offer, Phase, PhaseKind, Ruleset, Set, Standing, TurnEvent, Values,
    View, Whom, end_of_turn,
};
use crate::dice::Generator;
use crate::sorting::inserted;

use super::action::Action;
use super::answers::{self, Answers};
use super::battle_state::{BattleState, CalculatorState, Mode, Setup};
use super::casting::{NOT_LISTED, is_not_listed, not_listed};
use super::clock::Clock;
use super::roller::Roller;
use super::unit::{
    MOST_UNITS, Unit, Words, by_number, free_name, name, next_name, put_words, rename, tidy_words,
};
use super::{BySide, Side};

impl BattleState {
    /// Performs an action by these rules. An action that does not fit (an unknown id, an
    /// invalid answer, a missing unit, another ruleset) does nothing.
    pub fn act(&mut self, action: &Action, ruleset: &Ruleset) {
        if self.ruleset != ruleset.id {
            return;
        }
        let cascades = ruleset.tracker.follows.is_some() && action.changes_units();
        let before = cascades.then(|| self.standings(ruleset));
        let known = if action.changes_table() { self.known_of_cast(ruleset) } else { Vec::new() };
        let turn = (self.turn.number, self.turn.side);
        let spent = if action.leads_on() { self.without_effect(ruleset) } else { BTreeSet::new() };
        self.perform(action, ruleset);
        if action.changes_table() {
            self.put_first_side(ruleset);
        }
        if turn != (self.turn.number, self.turn.side) {
            self.turn.without_effect = spent;
        } else if let Some(calculator) = action.throws() {
            self.turn.without_effect.remove(calculator);
        }
        if let Some(before) = before {
            self.follow(&before, ruleset);
        }
        self.forget_passed_over(turn == (self.turn.number, self.turn.side), ruleset);
        self.refill_known(&known, ruleset);
        if action.changes_table() {
            self.release_gone(ruleset);
        }
    }

    /// During the set-up, gives the turn to the side that it belongs to: in a mission the
    /// attacker, a role that may be chosen or rolled for meanwhile.
    fn put_first_side(&mut self, ruleset: &Ruleset) {
        let is_set_up = |(_, stage): (_, &Phase)| stage.kind == PhaseKind::SetUp;
        if self.battle.is_some() && self.phase(ruleset).is_some_and(is_set_up) {
            let first = self.view(ruleset, ruleset.order.first);
            if first.stage == self.turn.phase {
                self.turn.side = first.side;
            }
        }
    }

    /// The calculators whose dice change nothing in the present state of the battle.
    fn without_effect(&self, ruleset: &Ruleset) -> BTreeSet<String> {
        let house = Values::defaults(ruleset.house_rules);
        let waiting = self.not_applied(&house, ruleset);
        let waits = |id: &String| waiting.iter().any(|calculator| calculator.id == id);
        let rolled = self.calculators.iter().filter(|(_, one)| one.has_dice() && !one.applied);
        inserted(rolled.map(|(id, _)| id.clone()).filter(|id| !waits(id)))
    }

    /// Removes units that are out of the battle from the open calculators.
    fn release_gone(&mut self, ruleset: &Ruleset) {
        let mut gone = Vec::new();
        let open = self.calculators.iter();
        for (id, calculator_state) in open.filter(|(_, one)| one.is_open()) {
            let Some(calculator) = ruleset.calculator(id) else { continue };
            for role in calculator.roles {
                let Some(number) = calculator_state.cast.get(role.id) else { continue };
                let unit = number.parse().ok().and_then(|number| self.unit(number));
                let Some(unit) = unit.map(|(_, unit)| unit.values(ruleset)) else { continue };
                // A Warrior who is out may still be due a save.
                if self.is_gone(number, ruleset) && !(role.eligible)(&unit) {
                    gone.push(Action::Cast {
                        calculator: id.clone(),
                        role: role.id.to_owned(),
                        unit: None,
                    });
                }
            }
        }
        for release in gone {
            let Action::Cast { calculator, .. } = &release else {
                continue;
            };
            let mut calculator_state = self.calculator_state(calculator);
            let Some(known) = ruleset.calculator(calculator) else { continue };
            let (closed, open) = self.closed_ranks(known, &calculator_state.cast, ruleset);
            let moved =
                closed.iter().any(|(role, unit)| calculator_state.cast.get(role) != Some(unit));
            if moved && !open.is_empty() {
                let before = calculator_state.clone();
                calculator_state.cast = closed;
                calculator_state.answers =
                    self.recast(known, [&before, &calculator_state], "", ruleset);
                calculator_state.forget();
                self.put_calculator_state(calculator, calculator_state);
            } else {
                self.calculate(&release, ruleset);
            }
        }
    }

    /// Why the rules refuse a change to a unit by hand, if they do.
    pub fn refusal(&self, action: &Action, ruleset: &Ruleset) -> Option<Note> {
        let refuses = ruleset.tracker.refuses?;
        if !action.changes_units() {
            return None;
        }
        let mut after = self.clone();
        after.perform(action, ruleset);
        refuses(&self.standings(ruleset), &after.standings(ruleset))
    }

    /// Forgets a skipped test once its cause is gone: in the same turn, when the state no
    /// longer asks for it; in another turn, when it does not fall due.
    fn forget_passed_over(&mut self, same_turn: bool, ruleset: &Ruleset) {
        if !self.turn.passed_over.is_empty() {
            let tests = self.tests(ruleset, same_turn);
            let there = |key: &String| tests.iter().any(|test| test.key() == *key);
            self.turn.passed_over.retain(there);
        }
    }

    #[allow(clippy::too_many_lines)] // A few lines for each action.
    fn perform(&mut self, action: &Action, ruleset: &Ruleset) {
        match action {
            Action::StartBattle(setup) => self.start(setup, ruleset),
            Action::EditSetup(setup) => self.edit(setup, ruleset),
            Action::LeaveBattle => {
                self.battle = None;
                self.clock = Clock::default();
            }
            Action::ResetBattle => self.reset(ruleset),
            Action::StepDone { step, done } => self.step(step, *done, ruleset),
            Action::GoToPhase { phase } => self.go_to(phase, ruleset),
            Action::Take { offer, stage, unit, house } => {
                let found = self.offers(ruleset).into_iter().find(|known| {
                    known.id == offer && known.to.stage == *stage && known.unit == *unit
                });
                if let Some(offer) = found.filter(|offer| offer.barred.is_none()) {
                    let house = answers::values(house, ruleset.house_rules);
                    self.take(&offer, &house, ruleset);
                }
            }
            Action::NextPhase => self.next_phase(ruleset),
            Action::EndTurn => {
                let end = |view: &View| end_of_turn(view, ruleset.checklist);
                let house = Values::defaults(ruleset.house_rules);
                self.take(&self.view(ruleset, end), &house, ruleset);
            }
            Action::Acted { unit, acted } => self.set_acted(*unit, *acted),
            Action::PassOver { side, unit, test, cite } => {
                self.pass_over(*side, *unit, (test, cite), ruleset);
            }
            Action::Move { side, unit, how } => self.move_unit(*side, *unit, how, ruleset),
            Action::AddUnit { side, name, answers } => {
                self.add(*side, name, answers, &Words::new(), ruleset);
            }
            Action::AddUnits { side, units, battle } => {
                self.bring(*side, units, ruleset);
                self.set_battle(battle, ruleset);
            }
            Action::SetWords { side, unit, words, text } => {
                if let Some(unit) = self.unit_mut(*side, *unit) {
                    put_words(&mut unit.words, words, text, ruleset);
                }
            }
            Action::RenameUnit { side, unit, name: new } => {
                if let Some(unit) = self.unit_mut(*side, *unit) {
                    rename(&mut unit.name, new);
                }
            }
            Action::RemoveUnit { side, unit } => self.remove(*side, *unit, ruleset),
            Action::DuplicateUnit { side, unit, card } => {
                self.duplicate(*side, *unit, *card, ruleset);
            }
            Action::SetUnit { side, unit, field, value } => {
                if let Some(unit) = self.unit_mut(*side, *unit) {
                    set_unit(unit, field, value, ruleset);
                }
            }
            Action::SetBattle { field, value } => {
                let fields = ruleset.tracker.battle_fields;
                answers::set(&mut self.whole, fields, field, value);
            }
            Action::SetBattleAll { answers } => self.set_battle(answers, ruleset),
            Action::ApplyResult { calculator, units, sides, battle } => {
                self.apply_result(calculator, units, (sides, battle), ruleset);
            }
            Action::SetSide { side, field, value } => {
                let fields = ruleset.tracker.side_fields;
                answers::set(self.sides.of_mut(*side), fields, field, value);
            }
            Action::Answer { .. }
            | Action::OpenCalculator { .. }
            | Action::Cast { .. }
            | Action::AsLastTime { .. }
            | Action::ResetCalculator { .. }
            | Action::Hold { .. }
            | Action::Swap { .. }
            | Action::Release { .. }
            | Action::SetMode { .. }
            | Action::OwnDice { .. }
            | Action::OwnDiceBack { .. }
            | Action::OwnDiceAgain { .. }
            | Action::Rolled { .. } => self.calculate(action, ruleset),
            Action::RollerDie { die } => self.roller.set_die(*die),
            Action::RollerCount { count } => self.roller.set_count(*count),
            Action::RollerNeed { need } => self.roller.set_need(*need),
            Action::Throw { faces } => self.roller.throw(faces),
            Action::ThrowAgain { which, faces } => self.roller.throw_again(which, faces),
            Action::ClearThrows => self.roller.throws.clear(),
            Action::Receive { battle_state } => self.receive(battle_state),
            Action::At { at, action } => {
                let from = self.turn.side;
                self.act(action, ruleset);
                let to = self.turn.side;
                if from != to {
                    self.clock.turn_passes(from, to, *at);
                }
                let is_over = self.phase(ruleset).is_some_and(|(_, it)| it.kind == PhaseKind::Over);
                if is_over && self.clock.runs().is_some() {
                    self.clock.pause(*at);
                }
            }
            Action::SetClock { timing, at } => self.clock.set(timing, *at),
            Action::RunClock { whose, at } => self.clock.run(*whose, *at),
            Action::PauseClock { at } => self.clock.pause(*at),
            Action::CorrectClock { whose, minutes, at } => {
                self.clock.correct(*whose, *minutes, *at);
            }
        }
    }

    fn start(&mut self, setup: &Setup, ruleset: &Ruleset) {
        let mut fresh = Self::new(ruleset);
        if self.battle.is_none() {
            fresh.units = std::mem::take(&mut self.units);
            fresh.next_unit = self.next_unit;
            if setup.sides_stay {
                fresh.sides = std::mem::take(&mut self.sides);
            }
        }
        fresh.roller = Roller { throws: Vec::new(), ..std::mem::take(&mut self.roller) };
        fresh.whole = answers::tidy(&setup.whole, ruleset.tracker.battle_fields);
        fresh.battle = Some(tidy(setup));
        for (side, army) in setup.armies.both() {
            if !army.is_empty() {
                fresh.units.of_mut(side).clear();
                fresh.bring(side, army, ruleset);
            }
        }
        fresh.begin(ruleset);
        *self = fresh;
    }

    fn receive(&mut self, there: &Self) {
        if there.ruleset == self.ruleset {
            *self = Self {
                calculators: std::mem::take(&mut self.calculators),
                roller: std::mem::take(&mut self.roller),
                ..there.clone()
            };
        }
    }

    fn edit(&mut self, setup: &Setup, ruleset: &Ruleset) {
        if self.battle.is_none() {
            return;
        }
        let mut untouched = self.clone();
        untouched.begin(ruleset);
        let fresh = self.turn == untouched.turn;
        // A renamed battle is still the same battle.
        let mark = self.battle.take().map(|setup| setup.mark);
        self.battle = Some(Setup { mark: mark.unwrap_or_default(), ..tidy(setup) });
        if fresh {
            self.begin(ruleset);
        }
    }

    fn reset(&mut self, ruleset: &Ruleset) {
        let battle = self.battle.take();
        *self = Self::new(ruleset);
        self.battle = battle;
        self.begin(ruleset);
    }

    fn step(&mut self, step: &str, done: bool, ruleset: &Ruleset) {
        let Some((_, phase)) = self.phase(ruleset) else { return };
        if !done {
            self.turn.done.remove(step);
        } else if phase.steps.iter().any(|known| known.id == step) {
            self.turn.done.insert(step.to_owned());
        }
    }

    fn go_to(&mut self, phase: &str, ruleset: &Ruleset) {
        if phase != self.turn.phase && ruleset.checklist.iter().any(|known| known.id == phase) {
            let begins = [(Whom::All, TurnEvent::PhaseBegins)];
            let to = self.turn.position().at(phase);
            let house = Values::defaults(ruleset.house_rules);
            self.take(&Offer::jump(to).passing(begins), &house, ruleset);
        }
    }

    fn next_phase(&mut self, ruleset: &Ruleset) {
        let next = self.phase(ruleset).map_or(0, |(place, _)| place + 1);
        if let Some(next) = ruleset.checklist.get(next)
            && next.kind == PhaseKind::Turn
            && ruleset.order.in_order
        {
            self.go_to(next.id, ruleset);
        }
    }

    /// Follows an offer, under these house rules: exactly the events that it lists occur.
    pub(super) fn take(&mut self, offer: &Offer, house: &Values, ruleset: &Ruleset) {
        self.turn.go(offer.to.clone());
        for &(whom, moment) in &offer.on_event {
            match whom {
                Whom::All => {
                    for side in Side::ALL {
                        self.pass(side, moment, house, ruleset);
                    }
                }
                Whom::Side(side) => self.pass(side, moment, house, ruleset),
                Whom::Unit(unit) => {
                    let units = [&mut self.units.first, &mut self.units.second];
                    let mut units = units.into_iter().flatten();
                    if let Some(unit) = units.find(|known| known.id == unit) {
                        pass_unit(unit, moment, house, ruleset);
                    }
                }
            }
        }
        for set in &offer.sets {
            self.set(*set, ruleset);
        }
    }

    fn set(&mut self, set: Set, ruleset: &Ruleset) {
        let tracker = &ruleset.tracker;
        let written = |fields: &'static [Field], place: usize, answer: i16| {
            let field = fields.get(place).filter(|field| field.fits(answer))?;
            Some((field.id.to_string(), field.write(answer)))
        };
        match set {
            Set::Battle(place, answer) => {
                let fields = tracker.battle_fields;
                if let Some((id, value)) = written(fields, place, answer) {
                    answers::set(&mut self.whole, fields, &id, &value);
                }
            }
            Set::Side(side, place, answer) => {
                let fields = tracker.side_fields;
                if let Some((id, value)) = written(fields, place, answer) {
                    answers::set(self.sides.of_mut(side), fields, &id, &value);
                }
            }
            Set::Unit(unit, place, answer) => {
                let side = self.unit(unit).map(|(side, _)| side);
                if let Some((id, value)) = written(tracker.fields, place, answer)
                    && let Some(unit) = side.and_then(|side| self.unit_mut(side, unit))
                {
                    set_unit(unit, &id, &value, ruleset);
                }
            }
        }
    }

    /// Applies an event to a side and all its units.
    fn pass(&mut self, side: Side, moment: TurnEvent, house: &Values, ruleset: &Ruleset) {
        let tracker = &ruleset.tracker;
        for unit in self.units.of_mut(side) {
            pass_unit(unit, moment, house, ruleset);
        }
        let before = self.side_values(side, ruleset);
        let after = (tracker.side_on_event)(&before, moment);
        let answers = self.sides.of_mut(side);
        answers::change(answers, tracker.side_fields, &before, &after);
    }

    /// Applies the consequences of an action for other units.
    fn follow(&mut self, before: &[Standing], ruleset: &Ruleset) {
        let now = self.standings(ruleset);
        let mut after = now.clone();
        ruleset.tracker.follow(before, &mut after);
        for (now, after) in now.iter().zip(&after) {
            if now.state != after.state
                && let Some(unit) = self.unit_mut(now.side, now.number)
            {
                let fields = ruleset.tracker.fields;
                answers::change(&mut unit.answers, fields, &now.state, &after.state);
            }
        }
    }

    fn pass_over(
        &mut self,
        side: Side,
        unit: Option<u32>,
        (test, cite): (&str, &str),
        ruleset: &Ruleset,
    ) {
        let house = Values::defaults(ruleset.house_rules);
        let due = |battle: &Self| {
            let active = battle.turn.side;
            let mut due = battle.tests_where(ruleset, |one, phase, side| {
                one.falls_due(phase, side == active) || one.holds_turn(side == active)
            });
            due.retain(|due| {
                due.side == side && due.test() == Some(test) && due.follows.cite == cite
            });
            due
        };
        let mut known: Vec<Option<u32>> = due(self).iter().map(|due| due.unit).collect();
        let mut passed = vec![unit];
        while let Some(unit) = passed.pop() {
            let mut its = due(self);
            its.retain(|due| due.unit == unit);
            self.turn.passed_over.extend(its.iter().map(super::Due::key));
            let events = its.iter().filter_map(|due| due.follows.passed);
            let events: Vec<TurnEvent> = events.collect();
            if let Some(unit) = unit.and_then(|unit| self.unit_mut(side, unit)) {
                for event in events {
                    pass_unit(unit, event, &house, ruleset);
                }
            }
            // The tests that this one covered fall due now: they are skipped with it.
            let mut spoken_for = due(self);
            spoken_for.retain(|due| !known.contains(&due.unit));
            known.extend(spoken_for.iter().map(|due| due.unit));
            passed.extend(spoken_for.iter().map(|due| due.unit));
        }
    }

    /// A unit moves, or stays where it is; either counts as having acted, in phases that
    /// record this, unless an order leaves it more actions.
    fn move_unit(&mut self, side: Side, unit: u32, how: &str, ruleset: &Ruleset) {
        let mut moves = ruleset.tracker.acts.moves.iter();
        let Some(how) = moves.find(|known| known.id == how) else { return };
        let Some(known) = self.unit_mut(side, unit) else { return };
        let before = known.values(ruleset);
        if !(how.fits)(&before) || (how.blocked_by)(&before).is_some() {
            return;
        }
        let fields = ruleset.tracker.fields;
        let mut after = before.clone();
        for &(place, answer) in how.sets {
            after.set(fields, place, answer);
        }
        let (after, is_last) = (ruleset.tracker.acts.one_less)(&after);
        let adjusted = (ruleset.tracker.adjust)(&before, &after);
        answers::change(&mut known.answers, fields, &before, &adjusted);
        if is_last && self.phase(ruleset).is_some_and(|(_, phase)| phase.units_act) {
            self.acts(unit, true);
        }
    }

    /// The action by which a player records that a unit acted, or did not. If an order leaves it
    /// actions, one of them is taken.
    pub fn records_act(&self, unit: u32, acted: bool, ruleset: &Ruleset) -> Action {
        let acts = &ruleset.tracker.acts;
        let one = self.unit(unit).filter(|_| acted).and_then(|(side, known)| {
            let values = known.values(ruleset);
            let holds = !(acts.holds)(&values).is_empty();
            let how = acts.moves.iter().find(|how| holds && (how.fits)(&values))?;
            Some(Action::Move { side, unit, how: how.id.to_owned() })
        });
        one.unwrap_or(Action::Acted { unit, acted })
    }

    /// Marks whether a unit has acted, after a result or a move. A mark would belong to the stage
    /// that was reached, so an act in an earlier one is recorded in the unit's state alone.
    pub(super) fn acts(&mut self, unit: u32, acted: bool) {
        if !self.turn.is_in_earlier_stage() {
            self.set_acted(unit, acted);
        }
    }

    pub(super) fn set_acted(&mut self, unit: u32, acted: bool) {
        if !acted {
            self.turn.acted.remove(&unit);
        } else if self.unit(unit).is_some() {
            self.turn.acted.insert(unit);
        }
    }

    pub(super) fn unit_mut(&mut self, side: Side, id: u32) -> Option<&mut Unit> {
        self.units.of_mut(side).iter_mut().find(|unit| unit.id == id)
    }

    /// A number that no unit has had.
    fn number_unit(&mut self) -> u32 {
        let taken = |id| self.unit(id).is_some();
        // Already in use only in a save that was tampered with.
        let id = (self.next_unit.max(1)..=u32::MAX)
            .chain(1..u32::MAX)
            .find(|id| !taken(*id))
            .unwrap_or(1);
        self.next_unit = id.saturating_add(1);
        id
    }

    /// Answers questions about the battle as a whole.
    pub(super) fn set_battle(&mut self, all: &Answers, ruleset: &Ruleset) {
        for (field, value) in all {
            let fields = ruleset.tracker.battle_fields;
            answers::set(&mut self.whole, fields, field, value);
        }
    }

    fn bring(&mut self, side: Side, units: &[Unit], ruleset: &Ruleset) {
        for unit in units {
            let name = free_name(&unit.name, self.units.of(side));
            self.add(side, &name, &unit.answers, &unit.words, ruleset);
        }
    }

    fn add(&mut self, side: Side, text: &str, answers: &Answers, words: &Words, ruleset: &Ruleset) {
        if self.units.of(side).len() >= MOST_UNITS {
            return;
        }
        let id = self.number_unit();
        let mut own = by_number(id);
        rename(&mut own, text);
        let unit = Unit {
            id,
            name: own,
            answers: answers::tidy(answers, ruleset.tracker.fields),
            words: tidy_words(words, ruleset),
        };
        self.units.of_mut(side).push(unit);
    }

    fn remove(&mut self, side: Side, id: u32, ruleset: &Ruleset) {
        let Some(place) = self.units.of(side).iter().position(|unit| unit.id == id) else { return };
        // Clearing its roles also resets the answers that are known only from it.
        let mut takes_part = Vec::new();
        for (calculator, open) in self.calculators.iter().filter(|(_, one)| one.is_open()) {
            let roles = open.cast.iter().filter(|(_, unit)| **unit == id.to_string());
            takes_part.extend(roles.map(|(role, _)| (calculator.clone(), role.clone())));
        }
        for (calculator, role) in takes_part {
            self.calculate(&Action::Cast { calculator, role, unit: None }, ruleset);
        }
        self.units.of_mut(side).remove(place);
        self.turn.acted.remove(&id);
        for calculator_state in self.calculators.values_mut() {
            calculator_state.about = calculator_state.about.filter(|about| *about != (side, id));
            calculator_state.cast.retain(|_, unit| *unit != id.to_string());
        }
        self.calculators
            .retain(|_, calculator_state| *calculator_state != CalculatorState::default());
    }

    fn duplicate(&mut self, side: Side, id: u32, card: bool, ruleset: &Ruleset) {
        let units = self.units.of(side);
        let Some(place) = units.iter().position(|unit| unit.id == id) else { return };
        if units.len() >= MOST_UNITS {
            return;
        }
        let tracker = &ruleset.tracker;
        let mut answers = units[place].answers.clone();
        if card && !tracker.profile.is_empty() {
            answers = answers::only(&answers, tracker.fields, tracker.profile);
        }
        let copy = Unit {
            name: next_name(&units[place].name, units),
            answers,
            words: units[place].words.clone(),
            id: self.number_unit(),
        };
        self.units.of_mut(side).insert(place + 1, copy);
    }

    /// Performs the actions on a calculator.
    fn calculate(&mut self, action: &Action, ruleset: &Ruleset) {
        let Some(calculator) = action.calculator() else { return };
        let Some(known) = ruleset.calculator(calculator) else { return };
        let about_known = |(side, id): &(Side, u32)| {
            let units = self.units.of(*side);
            units.iter().any(|unit| unit.id == *id)
        };
        let mut calculator_state = self.calculator_state(calculator);
        let before = calculator_state.values(known);
        match action {
            Action::Answer { field, value, .. } => {
                let mut changed = calculator_state.answers.clone();
                answers::answer(&mut changed, known, field, value);
                if answers::asked(&changed, known) != before {
                    calculator_state.refresh(known);
                }
                answers::answer(&mut calculator_state.answers, known, field, value);
            }
            Action::OpenCalculator { answers, about, cast, at_questions, .. } => {
                calculator_state.leave(*at_questions);
                calculator_state.afresh.clear();
                calculator_state.about = about.filter(about_known);
                calculator_state.cast.clone_from(cast);
                self.open_for_cast(&mut calculator_state, known, answers, ruleset);
            }
            Action::Cast { role, unit, .. } => {
                self.fill_role(&mut calculator_state, known, (role, *unit), ruleset);
            }
            Action::AsLastTime { .. } => {
                if let Some(last) = self.as_last_time(known, ruleset) {
                    calculator_state = last;
                }
            }
            Action::ResetCalculator { .. } => {
                calculator_state.leave(false);
                calculator_state = CalculatorState {
                    mode: calculator_state.mode,
                    held: calculator_state.held.take(),
                    last: calculator_state.last.take(),
                    ..CalculatorState::default()
                };
            }
            Action::Hold { .. } => calculator_state.held = Some(calculator_state.answers.clone()),
            Action::Swap { .. } => {
                if let Some(held) = &mut calculator_state.held {
                    std::mem::swap(held, &mut calculator_state.answers);
                }
            }
            Action::Release { .. } => calculator_state.held = None,
            Action::SetMode { mode, .. } => calculator_state.mode = *mode,
            // A result that was applied is not overwritten by new dice.
            Action::OwnDice { .. }
            | Action::OwnDiceBack { .. }
            | Action::OwnDiceAgain { .. }
            | Action::Rolled { .. }
                if calculator_state.applied => {}
            Action::OwnDice { answer, replaces, .. } => {
                // There is one roll: the player's own dice replace the app's.
                calculator_state.rolled.take_if(|_| *replaces);
                calculator_state.own_dice.push(*answer);
            }
            Action::OwnDiceBack { .. } => {
                calculator_state.own_dice.pop();
            }
            Action::OwnDiceAgain { .. } => calculator_state.own_dice.clear(),
            Action::Rolled { faces, opens, .. } if rolled(faces) => {
                calculator_state.rolled = Some(faces.clone());
                if *opens {
                    calculator_state.mode = Some(Mode::Roll);
                }
            }
            _ => {}
        }
        // The dice rolled and entered belonged to the earlier answers.
        if calculator_state.values(known) != before {
            calculator_state.forget();
        }
        if calculator_state.is_open() {
            calculator_state.refresh(known);
        }
        self.put_calculator_state(calculator, calculator_state);
    }

    /// Gives a role in a calculator to a unit, or clears it, with the known answers.
    fn fill_role(
        &self,
        calculator_state: &mut CalculatorState,
        known: &Calculator,
        (role, unit): (&str, Option<u32>),
        ruleset: &Ruleset,
    ) {
        let is_another = calculator_state.applied;
        if !is_another {
            calculator_state.refresh(known);
        }
        let before = calculator_state.clone();
        match unit {
            // If the cast is still empty, "not listed" applies to all roles.
            Some(NOT_LISTED) if calculator_state.cast.is_empty() => {
                calculator_state.cast = not_listed(known);
            }
            Some(unit) => {
                let values = calculator_state.values(known);
                let cast = &mut calculator_state.cast;
                self.put_in_role(cast, known, (role, unit), ruleset);
                // "Not listed" fills every open role that is asked together with this one.
                for other in known.asked_with(role).filter(|_| unit == NOT_LISTED) {
                    if other.is_needed(&values) && !cast.contains_key(other.id) {
                        cast.insert(other.id.to_owned(), NOT_LISTED.to_string());
                    }
                }
            }
            None => {
                let cast = &mut calculator_state.cast;
                let together = known.asked_with(role);
                let unlisted: Vec<_> =
                    together.filter(|other| is_not_listed(cast, other)).collect();
                cast.remove(role);
                if unlisted.iter().any(|other| other.id == role) {
                    for other in unlisted {
                        cast.remove(other.id);
                    }
                }
            }
        }
        if is_another {
            // After an applied result this is another situation: all its questions are open again.
            self.open_for_cast(calculator_state, known, &Answers::new(), ruleset);
            return;
        }
        calculator_state.answers = self.recast(known, [&before, calculator_state], role, ruleset);
        calculator_state.forget();
    }

    /// Opens a calculator for the units in its roles, with the answers known from them and these
    /// answers.
    fn open_for_cast(
        &self,
        calculator_state: &mut CalculatorState,
        known: &Calculator,
        answers: &Answers,
        ruleset: &Ruleset,
    ) {
        calculator_state.answers.clear();
        if answers.is_empty() || !calculator_state.cast.is_empty() {
            let afresh = self.opened_new(known, ruleset);
            calculator_state.answers = answers::written(&afresh, known.fields);
        }
        if !calculator_state.cast.is_empty() {
            calculator_state.answers = self.filled(known, calculator_state, ruleset);
        }
        // Reopening it with the same cast starts a new situation, even if it looks the
        // same; so does reopening it after its result was applied.
        if !calculator_state.cast.is_empty() || calculator_state.applied {
            calculator_state.forget();
        }
        for (field, value) in answers {
            answers::answer(&mut calculator_state.answers, known, field, value);
        }
    }
}

/// Whether these are faces that dice can show, or recorded choices of players.
fn rolled(faces: &[u8]) -> bool {
    !faces.is_empty() && faces.iter().all(|face| Generator::can_draw(*face))
}

/// Applies an event to a unit.
fn pass_unit(unit: &mut Unit, moment: TurnEvent, house: &Values, ruleset: &Ruleset) {
    let tracker = &ruleset.tracker;
    let before = unit.values(ruleset);
    let after = (tracker.on_event)(&before, moment);
    let after = (tracker.house_events.then)(&after, moment, house);
    answers::change(&mut unit.answers, tracker.fields, &before, &after);
}

/// Changes the state of a unit, with the consequences.
fn set_unit(unit: &mut Unit, field: &str, value: &str, ruleset: &Ruleset) {
    let fields = ruleset.tracker.fields;
    let before = unit.values(ruleset);
    answers::set(&mut unit.answers, fields, field, value);
    let after = unit.values(ruleset);
    let adjusted = (ruleset.tracker.adjust)(&before, &after);
    answers::change(&mut unit.answers, fields, &after, &adjusted);
}

/// A setup with tidy names, without the state of the battle as a whole and the units: those
/// are in the battle state.
fn tidy(setup: &Setup) -> Setup {
    Setup {
        name: name(&setup.name),
        sides: setup.sides.each_ref().map(|side| name(side)),
        points: setup.points,
        starts: setup.starts,
        mark: setup.mark.clone(),
        whole: Answers::new(),
        armies: BySide::default(),
        sides_stay: false,
    }
}
