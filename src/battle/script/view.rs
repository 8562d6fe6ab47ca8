//! The battle of a script as JSON: printed by `battle --json`, and checked by a script's
//! expectations.

use serde_json::{Map, Value, json};

use crate::aid::{
    Calculator, Consequence, Field, Offer, OfferKind, Opening, Position, Side, Step, Values, View,
    Whose,
};
use crate::dice::{Dice, Walk, walk};
use crate::text::Voice;

use super::super::action::Action;
use super::super::answers::Answers;
use super::super::battle_state::Due;
use super::super::casting::Missing;
use super::{Script, json as written};

/// The answers to a form: every question, with its answer as saves write it.
fn state(fields: &[Field], values: &Values) -> Value {
    let all = fields.iter().enumerate();
    all.map(|(place, field)| {
        let answer = field.write(values.get(place));
        (field.id.to_string(), Value::from(answer))
    })
    .collect::<Map<_, _>>()
    .into()
}

const fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Active => "active",
        Whose::Opponent => "opponent",
        Whose::Both => "both",
    }
}

fn consequences(voice: &Voice, all: &[Consequence]) -> Value {
    let line = |one: &Consequence| {
        json!({
            "text": voice.render(&one.phrase),
            "cite": one.cite,
            "test": one.test.as_ref().map(|test| test.calculator),
            "must": one.test.as_ref().map(|_| !one.optional),
            "stages": one.phases,
            "whose": whose(one.whose),
        })
    };
    all.iter().map(line).collect()
}

impl Script {
    /// The complete current state of the battle, with the odds of the open calculator.
    pub fn view(&self) -> Value {
        let voice = &self.voice();
        json!({
            "game": self.ruleset.id,
            "at": self.at(voice),
            "battle": self.battle(),
            "sides": self.sides(voice),
            "units": self.units(voice),
            "due": self.due(voice),
            "offers": self.offers(voice),
            "steps": self.steps(voice),
            "calculator": self.open().map(|open| self.calculator_view(voice, open, true)),
        })
    }

    /// The position of the battle.
    pub(super) fn at(&self, voice: &Voice) -> Value {
        let turn = &self.battle_state.turn;
        let stages = self.ruleset.checklist;
        let position = |at: &Position| {
            let stage = stages.iter().find(|stage| stage.id == at.stage);
            json!({
                "turn": at.round,
                "side": at.side.id(),
                "stage": at.stage,
                "title": stage.map(|stage| voice.text(stage.title)),
                "reached": at.reached(),
                "unit": at.unit,
            })
        };
        let at = turn.position();
        let mut all = position(&at);
        all["back"] = json!(at.back.as_deref().map(position));
        all["acted"] = json!(turn.acted);
        all
    }

    fn battle(&self) -> Value {
        let setup = self.battle_state.battle.as_ref();
        json!({
            "name": setup.map(|setup| &setup.name),
            "starts": self.battle_state.starts().id(),
            "state": state(
                self.ruleset.tracker.battle_fields,
                &self.battle_state.battle_values(self.ruleset),
            ),
        })
    }

    /// A side as a whole.
    pub(super) fn side(&self, voice: &Voice, side: Side) -> Value {
        let tracker = &self.ruleset.tracker;
        let values = self.battle_state.side_values(side, self.ruleset);
        let units = self.battle_state.units.of(side).iter();
        let units: Vec<Values> = units.map(|unit| unit.values(self.ruleset)).collect();
        let follows = (tracker.side_consequences)(&values, &units);
        let setup = self.battle_state.battle.as_ref();
        json!({
            "side": side.id(),
            "name": setup.map(|setup| setup.side(side)),
            "state": state(tracker.side_fields, &values),
            "consequences": consequences(voice, &follows),
        })
    }

    fn sides(&self, voice: &Voice) -> Value {
        let all = Side::ALL.into_iter();
        all.map(|side| self.side(voice, side)).collect()
    }

    /// A unit.
    pub(super) fn unit(&self, voice: &Voice, number: u32) -> Option<Value> {
        let tracker = &self.ruleset.tracker;
        let (side, unit) = self.battle_state.unit(number)?;
        let values = unit.values(self.ruleset);
        Some(json!({
            "unit": number,
            "side": side.id(),
            "name": unit.name,
            "state": state(tracker.fields, &values),
            "consequences": consequences(voice, &(tracker.consequences)(&values)),
        }))
    }

    fn units(&self, voice: &Voice) -> Value {
        let all = self.battle_state.units.both().flat_map(|(_, units)| units);
        all.filter_map(|unit| self.unit(voice, unit.id)).collect()
    }

    /// The tests that a player must, or may, roll now.
    pub(super) fn due(&self, voice: &Voice) -> Value {
        let due = self.battle_state.due(self.ruleset);
        let line = |one: &Due| {
            json!({
                "test": one.test(),
                "side": one.side.id(),
                "unit": one.unit,
                "must": !one.follows.optional,
                "text": voice.render(&one.follows.phrase),
                "cite": one.follows.cite,
            })
        };
        due.iter().map(line).collect()
    }

    /// The possible next steps, with whatever bars them.
    pub(super) fn offers(&self, voice: &Voice) -> Value {
        let offers = self.battle_state.offers(self.ruleset);
        let line = |one: &Offer| {
            json!({
                "id": one.id,
                "kind": match one.kind {
                    OfferKind::Onward => "onward",
                    OfferKind::Jump => "jump",
                    OfferKind::BreaksIn => "breaks-in",
                    OfferKind::Ends => "ends",
                },
                "unit": one.unit,
                "stage": one.to.stage,
                "side": one.to.side.id(),
                "turn": one.to.round,
                "words": one.words.as_ref().map(|words| voice.render(words)),
                "cite": one.cite,
                "aside": one.aside,
                "barred": one.barred.as_ref().map(|note| written::note(voice, note)),
                "held": one.held,
            })
        };
        offers.iter().map(line).collect()
    }

    /// The steps of the current stage.
    pub(super) fn steps(&self, voice: &Voice) -> Value {
        let Some((_, stage)) = self.battle_state.phase(self.ruleset) else { return json!([]) };
        let steps = |view: &View| {
            let there = stage.steps.iter();
            let there = there.filter(|step| step.matters(view, &self.house));
            there.map(|step| self.step(voice, step, view)).collect()
        };
        self.battle_state.view(self.ruleset, steps)
    }

    fn step(&self, voice: &Voice, step: &Step, view: &View) -> Value {
        let fields = self.ruleset.tracker.battle_fields;
        let asks = step.asks.iter().filter_map(|place| {
            let field = fields.get(*place)?;
            let answer = field.write(view.battle.get(*place));
            Some((field.id.to_string(), Value::from(answer)))
        });
        json!({
            "id": step.id,
            "text": voice.text(step.text),
            "under": step.under.map(|under| voice.text(under)),
            "whose": whose(step.whose),
            "calculators": step.calculators,
            "cites": step.cites,
            "done": self.battle_state.turn.done.contains(step.id),
            "comes-up": step.can_come_up(view),
            "asks": asks.collect::<Map<_, _>>(),
            "zones": step.shows,
            "notes": step.says.map_or_else(Vec::new, |says| written::notes(voice, &says(view))),
        })
    }

    /// The current state of a calculator; on request with its odds, which may take a while.
    pub(super) fn calculator_view(
        &self,
        voice: &Voice,
        calculator: &'static Calculator,
        odds: bool,
    ) -> Value {
        let battle_state = self.in_range(calculator);
        let calculator_state = battle_state.calculator_state(calculator.id);
        let values = calculator_state.values(calculator);
        let working = (calculator.work)(&values, &self.house);
        let mut all = Map::new();
        let cast = calculator.roles.iter().map(|role| {
            let unit = calculator_state.cast.get(role.id);
            let unit = unit.and_then(|unit| unit.parse::<u32>().ok());
            (role.id.to_owned(), json!(unit))
        });
        all.insert("id".into(), json!(calculator.id));
        all.insert("cast".into(), Value::Object(cast.collect()));
        let mut answers = state(calculator.fields, &values);
        for own in values.own() {
            answers[own.name()] = json!(own.number());
        }
        all.insert("answers".into(), answers);
        all.extend(written::working(voice, calculator, &values, &working));
        let refusals = self.refusals(calculator);
        let allowed = refusals.is_empty() && self.all_can_take(calculator).is_ok();
        all.insert("allowed".into(), json!(allowed));
        all.insert("refusals".into(), json!(written::notes(voice, &refusals)));
        all.insert("lacks".into(), json!(self.missing(calculator)));
        if odds {
            let (parts, outcomes) = written::chances(voice, &working);
            all.insert("parts".into(), parts);
            all.insert("outcomes".into(), outcomes);
        }
        let outcome = working.procedure.as_ref().and_then(|go| calculator_state.ended(go));
        let outcome = outcome.map(|outcome| written::outcome(voice, &working.parts, &outcome));
        all.insert("rolled".into(), json!(calculator_state.rolled));
        all.insert("outcome".into(), json!(outcome));
        all.insert("applied".into(), json!(calculator_state.applied));
        let next = self.next_of(calculator);
        let next = (1..).zip(&next).map(|(place, (opening, from))| {
            let (known, cast) = self.opens(calculator, opening, from);
            json!({
                "place": place,
                "calculator": opening.calculator,
                "label": opening.label.map(|label| voice.text(label)),
                "answers": known,
                "cast": cast,
            })
        });
        all.insert("next".into(), next.collect());
        all.into()
    }

    /// The answers and cast with which an opening from a calculator opens.
    fn opens(
        &self,
        calculator: &Calculator,
        opening: &Opening,
        from: &Answers,
    ) -> (Answers, Answers) {
        let about = self.battle_state.calculator_state(calculator.id).about;
        let action = self.battle_state.open(opening, about, from, self.ruleset);
        match action {
            Some(Action::OpenCalculator { answers, cast, .. }) => (answers, cast),
            _ => Default::default(),
        }
    }

    /// The role or the question that the screens ask for before they show a number.
    fn missing(&self, calculator: &Calculator) -> Option<String> {
        let missing = self.battle_state.asked_for(calculator, &self.house, self.ruleset)?;
        Some(match missing {
            Missing::Unit(place) | Missing::AnyUnit(place) => calculator.roles[place].id.to_owned(),
            Missing::Figure(_, place) => self.ruleset.tracker.fields[place].id.to_string(),
            Missing::Distance(place) => calculator.fields[place].id.to_string(),
        })
    }

    /// The openings of a calculator: those that its sheet uses next for the result, those
    /// that usually follow, and the former again for the other units that its unit acted
    /// for. Each has the cast from which it opens.
    pub(super) fn next_of(&self, calculator: &Calculator) -> Vec<(Opening, Answers)> {
        let calculator_state = self.battle_state.calculator_state(calculator.id);
        let values = calculator_state.values(calculator);
        let working = (calculator.work)(&values, &self.house);
        let go = |dice: &mut dyn Dice| (calculator.then)(&values, &self.house, dice);
        let then = if working.certain().is_some() {
            match walk(&[], go) {
                Walk::Ends(then, _) => Some(then),
                Walk::Asks(_) => None,
            }
        } else {
            calculator_state.ended(go)
        };
        let then = then.unwrap_or_default();
        let from = &calculator_state.cast;
        let for_others = then.iter().flat_map(|opening| {
            let others = (self.battle_state).for_others(calculator, opening, from, self.ruleset);
            others.into_iter().map(|other| (opening.clone(), other))
        });
        let for_others: Vec<_> = for_others.collect();
        let all = then.into_iter().chain(working.next);
        let all = all.map(|opening| (opening, from.clone()));
        all.chain(for_others).collect()
    }
}
