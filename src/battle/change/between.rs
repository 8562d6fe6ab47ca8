//! The differences between two battle states.

use crate::battle::Side;
use crate::battle::answers::Answers;
use crate::battle::battle_state::{BattleState, CalculatorState};
use crate::battle::unit::Unit;

use super::{Change, Numbers};

/// The changes that turn one battle state into another of the same ruleset.
pub(super) fn between(before: &BattleState, after: &BattleState) -> Vec<Change> {
    let mut changes = Vec::new();
    if before.battle != after.battle {
        changes.push(Change::Setup(after.battle.clone()));
    }
    let (old, new) = (&before.turn, &after.turn);
    let at = new.position();
    if old.position() != at {
        changes.push(Change::Turn(at));
    }
    if old.done != new.done {
        changes.push(Change::Done(new.done.clone()));
    }
    if old.acted != new.acted {
        changes.push(Change::Acted(Numbers(new.acted.clone())));
    }
    if old.passed_over != new.passed_over {
        changes.push(Change::PassedOver(new.passed_over.clone()));
    }
    if old.without_effect != new.without_effect {
        changes.push(Change::WithoutEffect(new.without_effect.clone()));
    }
    for (field, value) in differences(&before.whole, &after.whole) {
        changes.push(Change::Battle { field, value });
    }
    for side in Side::ALL {
        let answers = differences(before.sides.of(side), after.sides.of(side));
        for (field, value) in answers {
            changes.push(Change::Side { side, field, value });
        }
        units(side, before.units.of(side), after.units.of(side), &mut changes);
    }
    if before.next_unit != after.next_unit {
        changes.push(Change::NextUnit(after.next_unit));
    }
    let rest = CalculatorState::default();
    for (id, old) in &before.calculators {
        let new = after.calculators.get(id).unwrap_or(&rest);
        calculator_state(id, old, new, &mut changes);
    }
    for (id, new) in &after.calculators {
        if !before.calculators.contains_key(id) {
            calculator_state(id, &rest, new, &mut changes);
        }
    }
    let (old, new) = (&before.roller, &after.roller);
    if (old.die, old.count, old.need) != (new.die, new.count, new.need) {
        changes.push(Change::Roller { die: new.die, count: new.count, need: new.need });
    }
    if old.throws != new.throws {
        // One more throw may push out the oldest.
        let over = (old.throws.len() + 1).saturating_sub(new.throws.len());
        let (drop, keep) = [0, over.min(old.throws.len())]
            .map(|drop| (drop, common(&old.throws[drop..], &new.throws)))
            .into_iter()
            .max_by_key(|(_, keep)| *keep)
            .unwrap_or_default();
        changes.push(Change::Throws { drop, keep, add: new.throws[keep..].to_vec() });
    }
    if before.clock != after.clock {
        changes.push(Change::Clock(Box::new(after.clock.clone())));
    }
    changes
}

/// The length of the common prefix.
fn common<T: PartialEq>(left: &[T], right: &[T]) -> usize {
    left.iter().zip(right).take_while(|(left, right)| left == right).count()
}

/// The answers that differ, with their new value; `None` if there is none any
/// more.
fn differences(before: &Answers, after: &Answers) -> Vec<(String, Option<String>)> {
    let gone = before.keys().filter(|field| !after.contains_key(*field));
    let mut answers: Vec<_> = gone.map(|field| (field.clone(), None)).collect();
    for (field, value) in after {
        if before.get(field) != Some(value) {
            answers.push((field.clone(), Some(value.clone())));
        }
    }
    answers
}

fn units(side: Side, before: &[Unit], after: &[Unit], changes: &mut Vec<Change>) {
    if before == after {
        return;
    }
    let (were, are) = (Numbers::of(before), Numbers::of(after));
    let stay = |units: &[Unit]| {
        let stay = units.iter().map(|unit| unit.id);
        stay.filter(|id| were.has(*id) && are.has(*id)).collect::<Vec<_>>()
    };
    // Only a save that was tampered with has a number twice; and nothing
    // reorders units so far.
    let each_once = were.0.len() == before.len() && are.0.len() == after.len();
    if !each_once || stay(before) != stay(after) {
        let units = after.to_vec();
        changes.push(Change::Muster { side, units });
        return;
    }
    let mut gone = were.clone();
    gone.0.retain(|id| !are.has(*id));
    if !gone.is_empty() {
        changes.push(Change::Remove { side, units: gone });
    }
    let mut known = before.iter().filter(|unit| are.has(unit.id));
    let mut answers: Vec<((String, Option<String>), Numbers)> = Vec::new();
    let mut names = Vec::new();
    for (at, unit) in after.iter().enumerate() {
        if !were.has(unit.id) {
            let unit = unit.clone();
            changes.push(Change::Add { side, at, unit });
        } else if let Some(old) = known.next() {
            if old.name != unit.name {
                names.push(Change::Rename { side, unit: unit.id, name: unit.name.clone() });
            }
            for (words, text) in differences(&old.words, &unit.words) {
                names.push(Change::Words { side, unit: unit.id, words, text });
            }
            if old.answers != unit.answers {
                for answer in differences(&old.answers, &unit.answers) {
                    let alike = answers.iter().position(|(known, _)| *known == answer);
                    let alike = alike.unwrap_or_else(|| {
                        answers.push((answer, Numbers::default()));
                        answers.len() - 1
                    });
                    answers[alike].1.0.insert(unit.id);
                }
            }
        }
    }
    changes.append(&mut names);
    for ((field, value), units) in answers {
        changes.push(Change::Units { side, units, field, value });
    }
}

fn calculator_state(
    id: &str,
    before: &CalculatorState,
    after: &CalculatorState,
    changes: &mut Vec<Change>,
) {
    let calculator = || id.to_owned();
    if before.answers != after.answers {
        let (mut put, mut clear) = (Answers::new(), Vec::new());
        for (field, value) in differences(&before.answers, &after.answers) {
            match value {
                Some(value) => drop(put.insert(field, value)),
                None => clear.push(field),
            }
        }
        changes.push(Change::Answers { calculator: calculator(), put, clear });
    }
    if before.mode != after.mode {
        changes.push(Change::Mode { calculator: calculator(), mode: after.mode });
    }
    if before.own_dice != after.own_dice {
        let keep = common(&before.own_dice, &after.own_dice);
        changes.push(Change::OwnDice {
            calculator: calculator(),
            keep,
            add: after.own_dice[keep..].to_vec(),
        });
    }
    if before.rolled != after.rolled {
        changes.push(Change::Rolled { calculator: calculator(), faces: after.rolled.clone() });
    }
    if before.held != after.held {
        changes.push(Change::Held { calculator: calculator(), answers: after.held.clone() });
    }
    if before.about != after.about {
        changes.push(Change::About { calculator: calculator(), unit: after.about });
    }
    if (&before.cast, before.applied) != (&after.cast, after.applied) {
        changes.push(Change::Cast {
            calculator: calculator(),
            cast: after.cast.clone(),
            applied: after.applied,
        });
    }
    if before.last != after.last {
        changes.push(Change::Last { calculator: calculator(), last: after.last.clone() });
    }
    if before.afresh != after.afresh {
        changes.push(Change::Afresh { calculator: calculator(), answers: after.afresh.clone() });
    }
}
