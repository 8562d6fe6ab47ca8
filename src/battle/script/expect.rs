//! Expectations of a script: patterns for the JSON that the battle prints.
//!
//! A pattern names some parts of an object, some elements of a list; anything it does not
//! name may have any value. A word matches the object with that id, rule, test or
//! calculator.

use serde::Deserialize;
use serde_json::Value;

use crate::aid::Side;

use super::super::answers::Answers;
use super::super::battle_state::Due;
use super::{Script, Wrong, equal, same};

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Expect {
    #[serde(default)]
    unit: Option<u32>,
    #[serde(default)]
    side: Option<Side>,
    #[serde(default)]
    battle: bool,
    #[serde(default)]
    is: Answers,
    #[serde(default)]
    consequences: Option<Vec<Value>>,
    #[serde(default)]
    stage: Option<String>,
    #[serde(default)]
    turn: Option<u32>,
    #[serde(default)]
    at: Option<Value>,
    #[serde(default)]
    due: Option<Vec<Value>>,
    #[serde(default)]
    offers: Option<Vec<Value>>,
    #[serde(default)]
    steps: Option<Vec<Value>>,
    #[serde(default)]
    calculator: Option<Value>,
    #[serde(default)]
    not: Option<Box<Expect>>,
}

impl Script {
    pub(super) fn expect(&self, expect: &Expect) -> Result<(), Wrong> {
        let tracker = &self.ruleset.tracker;
        if let Some(number) = expect.unit {
            let (_, unit) = self.battle_state.unit(number).ok_or_else(|| no_unit(number))?;
            let values = unit.values(self.ruleset);
            let name = format!("unit {number}");
            same(&name, tracker.fields, &values, &expect.is)?;
        }
        if let Some(side) = expect.side {
            let values = self.battle_state.side_values(side, self.ruleset);
            same(side.id(), tracker.side_fields, &values, &expect.is)?;
        }
        if expect.battle {
            let values = self.battle_state.battle_values(self.ruleset);
            same("battle", tracker.battle_fields, &values, &expect.is)?;
        }
        if let Some(stage) = &expect.stage {
            equal("the stage", stage, &self.battle_state.turn.phase)?;
        }
        if let Some(turn) = expect.turn {
            let is = self.battle_state.turn.number.to_string();
            equal("the turn", &turn.to_string(), &is)?;
        }
        if let Some(due) = &expect.due {
            self.is_due(due)?;
        }
        for (name, pattern, is) in self.compared(expect)? {
            holds(&name, &pattern, &is)?;
        }
        expect.not.as_ref().map_or(Ok(()), |not| self.absent(not))
    }

    /// Checks that nothing in this expectation is the case.
    fn absent(&self, expect: &Expect) -> Result<(), Wrong> {
        let says = |is: bool, what: &str, value: &str| {
            (!is).then_some(()).ok_or_else(|| Wrong::Otherwise {
                what: what.to_owned(),
                expected: format!("not {value}"),
                is: value.to_owned(),
            })
        };
        if let Some(number) = expect.unit {
            let there = self.battle_state.unit(number).is_some();
            if expect.is.is_empty() && expect.consequences.is_none() {
                return says(there, "the list of units", &number.to_string());
            }
        }
        for (id, value) in &expect.is {
            let only = Expect {
                unit: expect.unit,
                side: expect.side,
                battle: expect.battle,
                is: Answers::from([(id.clone(), value.clone())]),
                ..Expect::default()
            };
            match self.expect(&only) {
                Err(Wrong::Otherwise { .. }) => {}
                Ok(()) => says(true, id, value)?,
                Err(wrong) => return Err(wrong),
            }
        }
        if let Some(stage) = &expect.stage {
            says(*stage == self.battle_state.turn.phase, "the stage", stage)?;
        }
        if let Some(turn) = expect.turn {
            let is = turn == self.battle_state.turn.number;
            says(is, "the turn", &turn.to_string())?;
        }
        if let Some(due) = &expect.due {
            let is = self.due(&self.voice());
            misses("what is due", &Value::from(due.clone()), &is)?;
        }
        for (name, pattern, is) in self.compared(expect)? {
            misses(&name, &pattern, &is)?;
        }
        expect.not.as_ref().map_or(Ok(()), |not| self.expect(not))
    }

    /// The patterns of an expectation, each with its name and the value to compare it
    /// with.
    fn compared(&self, expect: &Expect) -> Result<Vec<(String, Value, Value)>, Wrong> {
        let voice = &self.voice();
        let mut all = Vec::new();
        if let Some(pattern) = &expect.consequences {
            let (name, of) = match (expect.unit, expect.side) {
                (Some(unit), _) => {
                    (format!("unit {unit}"), self.unit(voice, unit).ok_or_else(|| no_unit(unit))?)
                }
                (None, Some(side)) => (format!("the {} side", side.id()), self.side(voice, side)),
                (None, None) => {
                    let why = "'consequences' are those of a 'unit' or of a 'side'";
                    return Err(Wrong::Unknown(why.into()));
                }
            };
            let name = format!("the consequences of {name}");
            let is = of["consequences"].clone();
            all.push((name, Value::from(pattern.clone()), is));
        }
        let mut put = |name: &str, pattern: Value, is: Value| {
            all.push((name.to_owned(), pattern, is));
        };
        if let Some(pattern) = &expect.at {
            put("the position", pattern.clone(), self.at(voice));
        }
        if let Some(pattern) = &expect.offers {
            put("offers", pattern.clone().into(), self.offers(voice));
        }
        if let Some(pattern) = &expect.steps {
            put("steps", pattern.clone().into(), self.steps(voice));
        }
        if let Some(pattern) = &expect.calculator {
            // Its id says which one is meant; without an id it is the open one.
            let mut pattern = pattern.clone();
            let id = pattern.as_object_mut().and_then(|parts| parts.remove("id"));
            let calculator = match id.as_ref().and_then(Value::as_str) {
                Some(id) => self.calculator(id)?,
                None => self.open().ok_or_else(nothing_open)?,
            };
            let odds = ["parts", "outcomes"].iter().any(|part| pattern.get(part).is_some());
            let is = self.calculator_view(voice, calculator, odds);
            put(calculator.id, pattern, is);
        }
        Ok(all)
    }

    /// Checks that these tests are due, and no other that must be rolled. Tests that may be skipped
    /// need not be named, unless the script names all: games now offer more of them than when some
    /// scripts were written.
    fn is_due(&self, expected: &[Value]) -> Result<(), Wrong> {
        let mut left = match self.due(&self.voice()) {
            Value::Array(due) => due,
            _ => Vec::new(),
        };
        // The more exact patterns are matched first.
        let (words, exact): (Vec<&Value>, Vec<&Value>) =
            expected.iter().partition(|one| one.is_string());
        let found = exact.into_iter().chain(words).all(|one| {
            let place = left.iter().position(|is| fits(one, is));
            place.map(|place| left.remove(place)).is_some()
        });
        let may_be_left = |due: &Value| !self.names_all_due && due["must"] == false;
        if found && left.iter().all(may_be_left) {
            return Ok(());
        }
        let mut expected: Vec<String> = expected.iter().map(plain).collect();
        expected.sort();
        let due = self.battle_state.due(self.ruleset);
        let mut is: Vec<_> = due.iter().filter_map(Due::test).collect();
        is.sort_unstable();
        Err(Wrong::Otherwise {
            what: "what is due".into(),
            expected: expected.join(", "),
            is: is.join(", "),
        })
    }
}

fn no_unit(number: u32) -> Wrong {
    Wrong::NotThere(format!("unit {number}"))
}

/// No calculator has been opened yet.
pub(super) fn nothing_open() -> Wrong {
    Wrong::NotThere("open calculator".into())
}

/// The fields that can identify an object.
const NAMES: [&str; 4] = ["id", "cite", "test", "calculator"];

/// A value as it is written in a message: a word without its quotation marks.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The elements of a list, abbreviated.
fn listed(all: &[Value]) -> String {
    let short = |one: &Value| {
        let name = NAMES.iter().find_map(|name| one.get(name)?.as_str());
        name.map_or_else(|| plain(one), str::to_owned)
    };
    all.iter().map(short).collect::<Vec<_>>().join(", ")
}

/// Whether a value matches the pattern.
fn fits(pattern: &Value, is: &Value) -> bool {
    match (pattern, is) {
        (Value::Object(parts), Value::Object(of)) => (parts.iter()).all(|(name, pattern)| {
            let is = of.get(name).unwrap_or(&Value::Null);
            fits(pattern, is)
        }),
        (Value::Array(some), Value::Array(all)) => {
            some.iter().all(|one| all.iter().any(|is| fits(one, is)))
        }
        (Value::String(word), Value::Object(of)) => {
            let called = |name: &&str| of.get(*name).and_then(Value::as_str) == Some(word);
            let need = of.get("at-least").map(|need| format!("{need}+"));
            NAMES.iter().any(called) || need.as_ref() == Some(word)
        }
        (Value::Number(number), Value::Number(is)) => same_number(number, is),
        (Value::Number(number), Value::String(is)) => number.to_string() == *is,
        _ => pattern == is,
    }
}

/// Whether two numbers are equal to the precision written in the pattern.
fn same_number(written: &serde_json::Number, is: &serde_json::Number) -> bool {
    let text = written.to_string();
    let (Some(written), Some(is)) = (written.as_f64(), is.as_f64()) else { return false };
    let digits = text.split_once('.').map_or(0, |(_, after)| after.len());
    let near = match digits {
        0 => f64::EPSILON,
        digits => 0.5_f64.mul_add(0.1_f64.powi(digits as i32), 1e-12),
    };
    (written - is).abs() <= near
}

/// Reports names that a pattern uses and that do not exist here.
fn known<'a>(
    what: &str,
    pattern: &Value,
    all: impl Iterator<Item = &'a Value>,
) -> Result<(), Wrong> {
    let Some(parts) = pattern.as_object() else { return Ok(()) };
    let all: Vec<&Value> = all.collect();
    let unknown = parts.keys().find(|name| {
        !all.is_empty() && all.iter().all(|one| one.is_object() && one.get(name).is_none())
    });
    unknown.map_or(Ok(()), |name| Err(Wrong::NotThere(format!("'{name}' of {what}"))))
}

/// Checks that a value matches the pattern; the error names what does not.
fn holds(what: &str, pattern: &Value, is: &Value) -> Result<(), Wrong> {
    match (pattern, is) {
        (Value::Object(parts), Value::Object(of)) => {
            known(what, pattern, std::iter::once(is))?;
            let mut parts = parts.iter();
            parts.try_for_each(|(name, pattern)| {
                let is = of.get(name).unwrap_or(&Value::Null);
                holds(&format!("{name} of {what}"), pattern, is)
            })
        }
        (Value::Array(some), Value::Array(all)) => some.iter().try_for_each(|one| {
            known(what, one, all.iter())?;
            if all.iter().any(|is| fits(one, is)) {
                return Ok(());
            }
            Err(Wrong::Otherwise { what: what.to_owned(), expected: plain(one), is: listed(all) })
        }),
        _ if fits(pattern, is) => Ok(()),
        _ => {
            Err(Wrong::Otherwise { what: what.to_owned(), expected: plain(pattern), is: plain(is) })
        }
    }
}

/// Checks that nothing in the pattern matches.
fn misses(what: &str, pattern: &Value, is: &Value) -> Result<(), Wrong> {
    match (pattern, is) {
        (Value::Object(parts), Value::Object(of)) => {
            known(what, pattern, std::iter::once(is))?;
            let mut parts = parts.iter();
            parts.try_for_each(|(name, pattern)| {
                let is = of.get(name).unwrap_or(&Value::Null);
                misses(&format!("{name} of {what}"), pattern, is)
            })
        }
        (Value::Array(some), Value::Array(all)) => some.iter().try_for_each(|one| {
            known(what, one, all.iter())?;
            match all.iter().find(|is| fits(one, is)) {
                None => Ok(()),
                Some(is) => Err(Wrong::Otherwise {
                    what: what.to_owned(),
                    expected: format!("not {}", plain(one)),
                    is: plain(is),
                }),
            }
        }),
        _ if fits(pattern, is) => Err(Wrong::Otherwise {
            what: what.to_owned(),
            expected: format!("not {}", plain(pattern)),
            is: plain(is),
        }),
        _ => Ok(()),
    }
}
