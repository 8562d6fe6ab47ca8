//! A working as JSON, for terminals: sums, needs, notes, odds, throws. `examples/resolve.rs`
//! prints it, and so does a script for the open calculator.

use serde_json::{Map, Value, json};

use crate::aid::{
    Calculator, Field, Figure, Kind, Note, Outcome, Part, PartKind, ResultRow, Sum, Unit, Values,
    Working,
};
use crate::dice::{Odds, Reading, Throw, odds};
use crate::text::{Phrase, Text, Voice};

/// A number as intended: 8.1, not 8.100000381469727.
pub fn number(number: f32) -> Value {
    // Parses the shortest decimal that represents this number.
    number.to_string().parse::<f64>().map_or(Value::Null, Value::from)
}

/// A chance or a mean without the rounding noise in its last digits.
fn rounded(number: f64) -> Value {
    format!("{number:.14e}").parse::<f64>().map_or(Value::Null, Value::from)
}

/// A length in the player's unit, if the sheet gives both units; `None` if the sheet uses
/// only one.
pub fn length(answer: f32, unit: Unit, metric: bool) -> Option<f32> {
    let inches = match unit {
        Unit::Players => answer,
        Unit::Tenths => answer / 10.0,
        Unit::Inches | Unit::Centimetres => return None,
    };
    Some(if metric { inches * 2.5 } else { inches })
}

/// A length as a number.
fn measured(answer: f32, unit: Unit, metric: bool) -> Value {
    number(length(answer, unit, metric).unwrap_or(answer))
}

/// The name of the unit of a length.
pub const fn unit_of(unit: Unit, metric: bool) -> &'static str {
    match unit {
        Unit::Players | Unit::Tenths if metric => "cm",
        Unit::Players | Unit::Tenths | Unit::Inches => "in",
        Unit::Centimetres => "cm",
    }
}

/// A figure: `{"at-least": 5}`.
pub fn figure(voice: &Voice, figure: &Figure) -> Value {
    let both =
        |inches: f32| json!({ "inches": number(inches), "centimetres": number(inches * 2.5) });
    match figure {
        Figure::Need(number) => json!({ "at-least": number }),
        Figure::TotalNeed(number) => json!({ "dice": 2, "at-least": number }),
        Figure::AtMost(number) => json!({ "at-most": number }),
        Figure::Impossible => json!("impossible"),
        Figure::Number(number) => json!(number),
        Figure::Halves(halves) => number(f32::from(*halves) / 2.0),
        Figure::Dice(number) => json!({ "dice": number }),
        Figure::DiceOf(number, unit) => json!({ "dice": number, "unit": unit_of(*unit, false) }),
        Figure::Inches(inches) => both(*inches),
        Figure::Measured(distance, Unit::Players) => both(*distance),
        Figure::Measured(distance, Unit::Tenths) => both(distance / 10.0),
        Figure::Measured(distance, Unit::Inches) => json!({ "inches": number(*distance) }),
        Figure::Measured(distance, Unit::Centimetres) => {
            json!({ "centimetres": number(*distance) })
        }
        Figure::Signed(number) => json!(format!("{number:+}")),
        Figure::Word(word) => json!(voice.text(*word)),
    }
}

/// A sum: its base, its modifiers, its result.
fn sum(voice: &Voice, sum: &Sum) -> Value {
    let (label, base, cite) = &sum.base;
    json!({
        "id": sum.id,
        "title": voice.text(sum.title),
        "base": { "label": voice.text(*label), "figure": figure(voice, base), "cite": cite },
        "modifiers": sum.modifiers.iter().map(|modifier| json!({
            "label": voice.render(&modifier.label),
            "value": format!("{:+}", modifier.value),
            "cite": modifier.cite,
        })).collect::<Vec<_>>(),
        "result": figure(voice, &sum.result),
    })
}

fn result_row(voice: &Voice, row: &ResultRow) -> Value {
    let Reading::Bands(bands) = row.roll.reading else { return Value::Null };
    let results: Map<String, Value> = (0..bands.rows().len())
        .filter_map(|way| {
            let (first, last) = bands.span(way)?;
            let label = voice.text(bands.rows()[way].label).clone();
            Some((label, json!([first, last])))
        })
        .collect();
    json!({ "title": voice.text(row.title), "cite": row.cite, "results": results })
}

/// A note with its rule.
pub fn note(voice: &Voice, note: &Note) -> Value {
    json!({ "text": voice.render(&note.phrase), "cite": note.cite })
}

/// Notes with their rules.
pub fn notes(voice: &Voice, notes: &[Note]) -> Vec<Value> {
    notes.iter().map(|one| note(voice, one)).collect()
}

/// An answer as a value: yes or no, a number, or the name of a choice.
fn answer(voice: &Voice, field: &Field, answer: i16) -> Value {
    match field.kind {
        Kind::Toggle => json!(answer != 0),
        Kind::Measure { unit, .. } if length(0.0, unit, voice.metric).is_some() => {
            measured(f32::from(answer), unit, voice.metric)
        }
        Kind::Count { .. } | Kind::Measure { .. } | Kind::Unit => json!(answer),
        Kind::Choice(_) => json!(field.write(answer)),
    }
}

/// The answers to the questions that are asked.
fn inputs(voice: &Voice, fields: &[Field], answers: &Values) -> Value {
    let asked = fields.iter().enumerate();
    let asked = asked.filter(|(_, field)| field.matters(answers.all()));
    asked
        .map(|(place, field)| {
            let written = answer(voice, field, answers.get(place));
            (field.id.to_string(), written)
        })
        .collect::<Map<_, _>>()
        .into()
}

/// A calculator in a situation: the answers, the sums, the needs, the refusals, the notes
/// and what is not counted.
pub fn working(
    voice: &Voice,
    calculator: &Calculator,
    answers: &Values,
    working: &Working,
) -> Map<String, Value> {
    let dice = working.dice.as_ref();
    let beside = working.beside.iter().filter_map(|(place, words)| {
        let field = calculator.fields.get(*place)?;
        Some((field.id.to_string(), json!(voice.render(words))))
    });
    let mut all = Map::new();
    let mut put = |name: &str, value: Value| all.insert(name.to_owned(), value);
    put("title", json!(voice.text(calculator.title)));
    put("cites", json!(calculator.cites));
    put("inputs", inputs(voice, calculator.fields, answers));
    put("beside", Value::Object(beside.collect()));
    put("allowed", json!(working.refusals.is_empty()));
    put("refusals", json!(notes(voice, &working.refusals)));
    put("need", figure(voice, &working.headline.1));
    put("dice", json!(dice.map(|(_, dice)| figure(voice, dice))));
    let sums = working.sums.iter().map(|one| sum(voice, one));
    put("sheets", sums.collect());
    let rows = working.rows.iter().map(|row| result_row(voice, row));
    put("rows", rows.collect());
    put("notes", json!(notes(voice, &working.notes)));
    put("kept-out", json!(notes(voice, &working.not_counted)));
    put("takes-modifiers", json!(working.takes));
    all
}

/// The odds of a working: each part of the outcome separately, and every outcome with its
/// exact chance; nulls if nothing is rolled.
pub fn chances(voice: &Voice, working: &Working) -> (Value, Value) {
    let chances = working.procedure.as_ref().map(|procedure| odds(procedure));
    chances.map_or((Value::Null, Value::Null), |chances| {
        (
            marginals(voice, &working.parts, &chances),
            outcomes(voice, &working.parts, &chances).into(),
        )
    })
}

fn figure_of(voice: &Voice, part: &Part, figure: u16) -> Value {
    match part.kind {
        PartKind::Measure(unit) => match length(f32::from(figure), unit, voice.metric) {
            Some(length) => number(length),
            None => json!(figure),
        },
        PartKind::Count | PartKind::Bearing => json!(figure),
        PartKind::Words(words) => {
            words.get(usize::from(figure)).map_or(Value::Null, |word| json!(word.id))
        }
    }
}

/// The result of the dice, by the parts of the outcome.
pub fn outcome(voice: &Voice, parts: &[Part], outcome: &Outcome) -> Map<String, Value> {
    let parts = parts.iter().enumerate();
    parts
        .map(|(place, part)| {
            let figure = figure_of(voice, part, outcome.figure(place));
            (part.id.to_owned(), figure)
        })
        .collect()
}

/// Every outcome, as its parts, with its exact chance.
fn outcomes(voice: &Voice, parts: &[Part], chances: &Odds<Outcome>) -> Vec<Value> {
    chances
        .iter()
        .map(|(found, chance)| {
            let mut line = outcome(voice, parts, found);
            // All directions are equally likely.
            let bearings = parts.iter().filter(|part| part.kind == PartKind::Bearing);
            for part in bearings {
                line.remove(part.id);
            }
            line.insert(String::from("probability"), rounded(chance));
            line.into()
        })
        .collect()
}

/// Each part separately: the chance of every figure, and the mean of a count.
fn marginals(voice: &Voice, parts: &[Part], chances: &Odds<Outcome>) -> Value {
    parts
        .iter()
        .enumerate()
        .filter(|(_, part)| part.kind != PartKind::Bearing)
        .map(|(index, part)| {
            let marginal = chances.marginal(|outcome| outcome.figure(index));
            let exactly: Vec<Value> = marginal
                .iter()
                .map(|(figure, chance)| {
                    json!({
                        "is": figure_of(voice, part, *figure),
                        "probability": rounded(chance),
                    })
                })
                .collect();
            let mut of_part = json!({ "label": voice.text(part.label), "exactly": exactly });
            let unit = match part.kind {
                PartKind::Measure(unit) => Some(unit),
                _ => None,
            };
            if let Some(unit) = unit {
                of_part["unit"] = json!(unit_of(unit, voice.metric));
            }
            if matches!(part.kind, PartKind::Count | PartKind::Measure(_)) {
                let times = unit.and_then(|unit| length(1.0, unit, voice.metric));
                let mean = marginal.mean(|figure| f64::from(*figure));
                of_part["mean"] = rounded(mean * times.map_or(1.0, f64::from));
                of_part["at-least-one"] = rounded(marginal.at_least(|figure| *figure, 1));
            }
            (part.id.to_owned(), of_part)
        })
        .collect::<Map<_, _>>()
        .into()
}

/// A throw: the roll, the faces in order, and how they were read.
pub fn throw(voice: &Voice, throw: &Throw) -> Value {
    let say = |text: Text| voice.render(&Phrase::from(text));
    let read: Vec<Value> = match &throw.roll.reading {
        Reading::AtLeast(_) | Reading::AtMost(_) => {
            vec![json!({ "failures": throw.ways[0] }), json!({ "successes": throw.ways[1] })]
        }
        Reading::Bands(bands) => bands
            .rows()
            .iter()
            .zip(&throw.ways)
            .map(|(band, count)| json!({ say(band.label): count }))
            .collect(),
        Reading::TotalAndDouble => throw
            .faces
            .iter()
            .map(|die| {
                let pair = throw.roll.pair_of(die.way);
                json!({ "total": pair.total, "double": pair.double })
            })
            .collect(),
        Reading::Choice { options, .. } => (options.iter().zip(&throw.ways))
            .filter(|(_, count)| **count > 0)
            .map(|(option, _)| json!({ "choice": voice.text(*option) }))
            .collect(),
        Reading::Total | Reading::Direction => Vec::new(),
    };
    let need = match throw.roll.reading {
        Reading::AtLeast(need) => json!({ "at-least": need }),
        Reading::AtMost(need) => json!({ "at-most": need }),
        Reading::Bands(_)
        | Reading::Total
        | Reading::TotalAndDouble
        | Reading::Direction
        | Reading::Choice { .. } => Value::Null,
    };
    json!({
        "roll": say(throw.roll.name),
        "cite": throw.roll.cite,
        "need": need,
        "faces": throw.faces.iter().map(|die| &die.faces).collect::<Vec<_>>(),
        "rolled-again": throw.faces.iter().filter(|die| die.before.is_some()).count(),
        "read": read,
    })
}
