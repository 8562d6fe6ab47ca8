//! The rules from a terminal, without the app.
//!
//! ```text
//! cargo run --example resolve                      # what there is
//! cargo run --example resolve -- flames-of-war/shooting target-skill=veteran concealed=yes
//! cargo run --example resolve -- flames-of-war/shooting moved=yes --roll --seed 7
//! ```
//!
//! The second form prints JSON: the sums (base, modifiers, result), the
//! number needed, every outcome with its exact chance. `--roll` prints a
//! rolled trail instead (the same for the same `--seed`). House rules are
//! given as `house.NAME=VALUE`. Unknown names or values: one line, exit 2.

use std::process::ExitCode;

use adjutant::aid::{
    Calculator, Field, Figure, Kind, Misfit, Note, Outcome, Part, PartKind, ResultRow, Ruleset,
    Sheet, Unit, Values, Working,
};
use adjutant::dice::{Generator, Odds, Reading, Throw, odds, roll};
use adjutant::rulesets;
use adjutant::text::{Language, Packs, Phrase, PluralCategory, Text, Voice};
use serde_json::{Map, Value, json};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(mistake) => {
            eprintln!("{mistake}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[String]) -> Result<String, String> {
    let packs = Packs::embedded(Language::English);
    let voice = Voice {
        packs: &packs,
        metric: false,
        plural: &|_, number| {
            if (number - 1.0).abs() < f64::EPSILON {
                PluralCategory::One
            } else {
                PluralCategory::Other
            }
        },
    };
    let Some((address, rest)) = arguments.split_first() else {
        return Ok(listing(&voice));
    };
    let (ruleset, calculator) = find(address)?;
    let request = Request::read(ruleset, calculator, rest)?;
    let working = (calculator.work)(&request.answers, &request.house);
    let told = if request.roll {
        rolled(&voice, &working, request.seed)
    } else {
        worked(&voice, ruleset, calculator, &request, &working)
    };
    serde_json::to_string_pretty(&told).map_err(|error| error.to_string())
}

/// What the command line asks for.
struct Request {
    answers: Values,
    house: Values,
    roll: bool,
    seed: Option<u64>,
}

impl Request {
    fn read(
        ruleset: &Ruleset,
        calculator: &Calculator,
        arguments: &[String],
    ) -> Result<Self, String> {
        let mut roll = false;
        let mut seed = None;
        let mut answers = Vec::new();
        let mut house = Vec::new();
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--roll" => roll = true,
                "--seed" => {
                    let number = arguments.next().and_then(|number| number.parse().ok());
                    seed = Some(number.ok_or("--seed takes a whole number, 0 or more")?);
                }
                pair => {
                    let (field, value) = pair.split_once('=').ok_or_else(|| {
                        format!("'{pair}' is neither NAME=VALUE nor one of --roll, --seed N")
                    })?;
                    match field.strip_prefix("house.") {
                        Some(field) => house.push((field, value)),
                        None => answers.push((field, value)),
                    }
                }
            }
        }
        Ok(Self {
            answers: read_form("input", calculator.fields, answers)?,
            house: read_form("house rule", ruleset.house_rules, house)?,
            roll,
            seed,
        })
    }
}

fn read_form(what: &str, fields: &[Field], written: Vec<(&str, &str)>) -> Result<Values, String> {
    let (values, misfits) = Values::read(fields, written);
    match misfits.first() {
        None => Ok(values),
        Some((name, Misfit::Unknown)) => Err(format!(
            "unknown {what} '{name}'; there are: {}",
            list(fields.iter().map(|field| field.id))
        )),
        Some((value, Misfit::Value(id))) => Err(format!(
            "'{value}' is no value of '{id}'; allowed: {}",
            fields
                .iter()
                .find(|field| field.id == *id)
                .map_or_else(String::new, Field::allowed)
        )),
    }
}

fn find(address: &str) -> Result<(&'static Ruleset, &'static Calculator), String> {
    let (ruleset, calculator) = address.split_once('/').unwrap_or((address, ""));
    let ruleset = rulesets::find(ruleset).ok_or_else(|| {
        format!(
            "unknown ruleset '{ruleset}'; there are: {}",
            list(rulesets::ALL.iter().map(|ruleset| ruleset.id))
        )
    })?;
    let calculator = ruleset.calculator(calculator).ok_or_else(|| {
        format!(
            "unknown calculator '{calculator}' of {}; there are: {}",
            ruleset.id,
            list(ruleset.calculators.iter().map(|calculator| calculator.id))
        )
    })?;
    Ok((ruleset, calculator))
}

fn list(names: impl Iterator<Item = impl ToString>) -> String {
    let names: Vec<String> = names.map(|name| name.to_string()).collect();
    names.join(", ")
}

/// Every ruleset, calculator and input, with allowed values and defaults.
fn listing(voice: &Voice) -> String {
    let mut lines = Vec::new();
    let mut form = |fields: &[Field], prefix: &str| {
        for field in fields {
            lines.push(format!(
                "    {prefix}{} = {}  ({}; {})",
                field.id,
                field.write(field.default),
                field.allowed(),
                voice.text(field.label),
            ));
        }
        std::mem::take(&mut lines)
    };
    let mut all = Vec::new();
    for ruleset in rulesets::ALL {
        all.push(voice.text(ruleset.name));
        for calculator in ruleset.calculators {
            all.push(format!(
                "  {}/{}  {}",
                ruleset.id,
                calculator.id,
                voice.text(calculator.title)
            ));
            all.extend(form(calculator.fields, ""));
        }
        all.push(format!("  house rules of {}", ruleset.id));
        all.extend(form(ruleset.house_rules, "house."));
    }
    all.join("\n")
}

fn worked(
    voice: &Voice,
    ruleset: &Ruleset,
    calculator: &Calculator,
    request: &Request,
    working: &Working,
) -> Value {
    let chances = working.procedure.as_ref().map(|procedure| odds(procedure));
    json!({
        "calculator": format!("{}/{}", ruleset.id, calculator.id),
        "title": voice.text(calculator.title),
        "cites": calculator.cites,
        "inputs": inputs(calculator.fields, &request.answers),
        "allowed": working.refusals.is_empty(),
        "refusals": notes(voice, &working.refusals),
        "need": figure(voice, &working.plaque.1),
        "sheets": working.sheets.iter().map(|one| sheet(voice, one)).collect::<Vec<_>>(),
        "rows": working.rows.iter().map(|row| result_row(voice, row)).collect::<Vec<_>>(),
        "notes": notes(voice, &working.notes),
        "parts": chances.as_ref().map(|chances| marginals(voice, &working.parts, chances)),
        "outcomes": chances.as_ref().map(|chances| outcomes(&working.parts, chances)),
        "next": working.next.iter().map(|opening| opening.calculator).collect::<Vec<_>>(),
    })
}

fn inputs(fields: &[Field], answers: &Values) -> Value {
    fields
        .iter()
        .enumerate()
        .filter(|(_, field)| field.matters(answers.all()))
        .map(|(index, field)| {
            let answer = answers.get(index);
            let value = match field.kind {
                Kind::Toggle => json!(answer != 0),
                Kind::Measure {
                    unit: Unit::Tenths, ..
                } => json!(f64::from(answer) / 10.0),
                Kind::Count { .. } | Kind::Measure { .. } => json!(answer),
                Kind::Choice(_) => json!(field.write(answer)),
            };
            (field.id.to_string(), value)
        })
        .collect::<Map<_, _>>()
        .into()
}

fn figure(voice: &Voice, figure: &Figure) -> Value {
    match figure {
        Figure::Need(number) => json!({ "at-least": number }),
        Figure::AtMost(number) => json!({ "at-most": number }),
        Figure::Impossible => json!("impossible"),
        Figure::Number(number) => json!(number),
        Figure::Dice(number) => json!({ "dice": number }),
        Figure::Inches(inches) => json!({ "inches": inches, "centimetres": inches * 2.5 }),
        Figure::Measured(distance, Unit::Inches | Unit::Players) => json!({ "inches": distance }),
        Figure::Measured(distance, Unit::Tenths) => json!({ "inches": distance / 10.0 }),
        Figure::Measured(distance, Unit::Centimetres) => json!({ "centimetres": distance }),
        Figure::Signed(number) => json!(format!("{number:+}")),
        Figure::Word(word) => json!(voice.text(*word)),
    }
}

fn sheet(voice: &Voice, sheet: &Sheet) -> Value {
    let (label, base, cite) = &sheet.base;
    json!({
        "id": sheet.id,
        "title": voice.text(sheet.title),
        "base": { "label": voice.text(*label), "figure": figure(voice, base), "cite": cite },
        "modifiers": sheet.modifiers.iter().map(|modifier| json!({
            "label": voice.render(&modifier.label),
            "value": format!("{:+}", modifier.value),
            "cite": modifier.cite,
        })).collect::<Vec<_>>(),
        "result": figure(voice, &sheet.result),
    })
}

fn result_row(voice: &Voice, row: &ResultRow) -> Value {
    let Reading::Bands(bands) = row.roll.reading else {
        return Value::Null;
    };
    let results: Map<String, Value> = (0..bands.rows().len())
        .filter_map(|way| {
            let (first, last) = bands.span(way)?;
            let label = voice.text(bands.rows()[way].label).clone();
            Some((label, json!([first, last])))
        })
        .collect();
    json!({ "title": voice.text(row.title), "cite": row.cite, "results": results })
}

fn notes(voice: &Voice, notes: &[Note]) -> Vec<Value> {
    notes
        .iter()
        .map(|note| json!({ "text": voice.render(&note.phrase), "cite": note.cite }))
        .collect()
}

fn figure_of(part: &Part, figure: u16) -> Value {
    match part.kind {
        PartKind::Count | PartKind::Measure(_) | PartKind::Bearing => json!(figure),
        PartKind::Words(words) => words
            .get(usize::from(figure))
            .map_or(Value::Null, |word| json!(word.id)),
    }
}

/// Every outcome, as its parts, with its exact chance.
fn outcomes(parts: &[Part], chances: &Odds<Outcome>) -> Vec<Value> {
    chances
        .iter()
        .map(|(outcome, chance)| {
            let mut line: Map<String, Value> = parts
                .iter()
                .enumerate()
                // Every direction is as likely.
                .filter(|(_, part)| part.kind != PartKind::Bearing)
                .map(|(index, part)| (part.id.to_owned(), figure_of(part, outcome.figure(index))))
                .collect();
            line.insert(String::from("probability"), json!(chance));
            line.into()
        })
        .collect()
}

/// Each part by itself: the chance of every figure, and the mean of a count.
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
                    json!({ "is": figure_of(part, *figure), "probability": chance })
                })
                .collect();
            let mut told = json!({ "label": voice.text(part.label), "exactly": exactly });
            if matches!(part.kind, PartKind::Count | PartKind::Measure(_)) {
                told["mean"] = json!(marginal.mean(|figure| f64::from(*figure)));
                told["at-least-one"] = json!(marginal.at_least(|figure| *figure, 1));
            }
            (part.id.to_owned(), told)
        })
        .collect::<Map<_, _>>()
        .into()
}

fn rolled(voice: &Voice, working: &Working, seed: Option<u64>) -> Value {
    let Some(procedure) = &working.procedure else {
        return json!({
            "allowed": working.refusals.is_empty(),
            "refusals": notes(voice, &working.refusals),
            "throws": [],
        });
    };
    let generator = match seed {
        Some(seed) => Ok(Generator::from_seed(seed)),
        None => Generator::from_system(),
    };
    let Ok(mut generator) = generator else {
        return json!({ "error": "the system gives no randomness" });
    };
    let (outcome, throws) = roll(&mut generator, procedure);
    let result: Map<String, Value> = working
        .parts
        .iter()
        .enumerate()
        .map(|(index, part)| (part.id.to_owned(), figure_of(part, outcome.figure(index))))
        .collect();
    json!({
        "need": figure(voice, &working.plaque.1),
        "throws": throws.iter().map(|one| throw(voice, one)).collect::<Vec<_>>(),
        "outcome": result,
    })
}

fn throw(voice: &Voice, throw: &Throw) -> Value {
    let say = |text: Text| voice.render(&Phrase::from(text));
    let read: Vec<Value> = match &throw.roll.reading {
        Reading::AtLeast(_) | Reading::AtMost(_) => vec![
            json!({ "failures": throw.ways[0] }),
            json!({ "successes": throw.ways[1] }),
        ],
        Reading::Bands(bands) => bands
            .rows()
            .iter()
            .zip(&throw.ways)
            .map(|(band, count)| json!({ say(band.label): count }))
            .collect(),
        Reading::Total | Reading::Direction => Vec::new(),
    };
    let need = match throw.roll.reading {
        Reading::AtLeast(need) => json!({ "at-least": need }),
        Reading::AtMost(need) => json!({ "at-most": need }),
        Reading::Bands(_) | Reading::Total | Reading::Direction => Value::Null,
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
