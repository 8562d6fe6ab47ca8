//! The schema of the output of `examples/resolve.rs`: made from the forms and outcomes of every
//! calculator, stored in `docs/schema/resolve.json`, and checked against the output of all of
//! them.
//!
//! A changed form makes the stored schema stale: `SCHEMA_RENEW=1 cargo test --test schema`
//! rewrites it.

#![allow(clippy::expect_used, clippy::panic)]

use std::fs;

use adjutant::aid::{Calculator, Field, Kind, Ruleset, Unit, Values};
use adjutant::battle::script::json as written;
use adjutant::rulesets::ALL;
use adjutant::text::{Language, Packs, Voice};
use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::{Map, Value, json};

const STORED: &str = "docs/schema/resolve.json";

/// An answer as in the output.
fn answer(field: &Field) -> Value {
    let (low, high) = field.kind.range();
    match field.kind {
        Kind::Toggle => json!({ "type": "boolean" }),
        Kind::Choice(choices) => {
            let ids: Vec<&str> = choices.iter().map(|choice| choice.id).collect();
            json!({ "enum": ids })
        }
        // In inches or in centimetres, as requested.
        Kind::Measure { unit: Unit::Players | Unit::Tenths, .. } => json!({ "type": "number" }),
        Kind::Count { .. } | Kind::Measure { .. } | Kind::Unit => {
            json!({ "type": "integer", "minimum": low, "maximum": high })
        }
    }
}

/// The answers of a calculator: only those that matter are present, so none is required.
fn inputs(calculator: &Calculator) -> Value {
    let answers: Map<String, Value> =
        calculator.fields.iter().map(|field| (field.id.to_string(), answer(field))).collect();
    json!({ "type": "object", "properties": answers, "additionalProperties": false })
}

/// The whole schema.
#[allow(clippy::too_many_lines)] // It is one document.
fn schema() -> Value {
    let calculators: Vec<Value> = ALL
        .iter()
        .flat_map(|ruleset| {
            ruleset.calculators.iter().map(|calculator| {
                json!({ "properties": {
                    "calculator": { "const": address(ruleset, calculator) },
                    "inputs": inputs(calculator),
                } })
            })
        })
        .collect();
    let chance = json!({ "type": "number", "minimum": 0, "maximum": 1.000_000_1 });
    let list = |of: &str| json!({ "type": "array", "items": { "$ref": format!("#/$defs/{of}") } });
    let object = |required: &[&str], properties: Value| {
        json!({
            "type": "object",
            "required": required,
            "properties": properties,
            "additionalProperties": false,
        })
    };
    let text = json!({ "type": "string" });
    let figure = json!({ "$ref": "#/$defs/figure" });
    let required = [
        "calculator",
        "title",
        "unit",
        "cites",
        "inputs",
        "beside",
        "allowed",
        "refusals",
        "need",
        "dice",
        "sheets",
        "rows",
        "notes",
        "kept-out",
        "takes-modifiers",
        "parts",
        "outcomes",
        "next",
    ];
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A calculator in a situation",
        "description": "What `cargo run --example resolve -- GAME/CALCULATOR NAME=VALUE …` prints.",
        "type": "object",
        "required": required,
        "properties": {
            "title": text,
            "unit": { "enum": ["in", "cm"] },
            "cites": { "type": "array", "items": { "$ref": "#/$defs/cite" } },
            "beside": { "type": "object", "additionalProperties": text },
            "allowed": { "type": "boolean" },
            "refusals": list("note"),
            "need": figure,
            "dice": { "anyOf": [figure, { "type": "null" }] },
            "sheets": list("sum"),
            "rows": list("rows"),
            "notes": list("note"),
            "kept-out": list("note"),
            "takes-modifiers": { "type": "array", "items": text },
            "parts": { "anyOf": [
                { "type": "object", "additionalProperties": { "$ref": "#/$defs/part" } },
                { "type": "null" },
            ] },
            "outcomes": { "anyOf": [list("outcome"), { "type": "null" }] },
            "next": { "type": "array", "items": text },
        },
        "oneOf": calculators,
        "unevaluatedProperties": false,
        "$defs": {
            "cite": { "type": "string", "pattern": "^([A-Z0-9]+-[A-Z0-9]+-[A-Z]*[0-9]+|OWN)$" },
            "note": object(&["text", "cite"], json!({
                "text": text, "cite": { "$ref": "#/$defs/cite" },
            })),
            "figure": { "anyOf": [
                { "type": ["string", "number"] },
                { "type": "object", "minProperties": 1, "additionalProperties": false, "properties": {
                    "at-least": { "type": "integer" },
                    "at-most": { "type": "integer" },
                    "dice": { "type": "integer" },
                    "unit": text,
                    "inches": { "type": "number" },
                    "centimetres": { "type": "number" },
                } },
            ] },
            "sum": object(&["id", "title", "base", "modifiers", "result"], json!({
                "id": text,
                "title": text,
                "base": object(&["label", "figure", "cite"], json!({
                    "label": text, "figure": figure, "cite": { "$ref": "#/$defs/cite" },
                })),
                "modifiers": { "type": "array", "items": object(
                    &["label", "value", "cite"],
                    json!({
                        "label": text,
                        "value": { "type": "string", "pattern": "^[+-][0-9]+$" },
                        "cite": { "$ref": "#/$defs/cite" },
                    }),
                ) },
                "result": figure,
            })),
            "rows": { "anyOf": [
                { "type": "null" },
                object(&["title", "cite", "results"], json!({
                    "title": text,
                    "cite": { "$ref": "#/$defs/cite" },
                    "results": { "type": "object", "additionalProperties": {
                        "type": "array", "items": { "type": "integer" }, "minItems": 2, "maxItems": 2,
                    } },
                })),
            ] },
            "part": object(&["label", "exactly"], json!({
                "label": text,
                "unit": { "enum": ["in", "cm"] },
                "mean": { "type": "number" },
                "at-least-one": chance,
                "exactly": { "type": "array", "items": object(
                    &["is", "probability"],
                    json!({ "is": { "type": ["string", "number"] }, "probability": chance }),
                ) },
            })),
            "outcome": {
                "type": "object",
                "required": ["probability"],
                "properties": { "probability": chance },
                "additionalProperties": { "type": ["string", "number"] },
            },
        },
    })
}

fn address(ruleset: &Ruleset, calculator: &Calculator) -> String {
    format!("{}/{}", ruleset.id, calculator.id)
}

/// The schema, compiled for checking.
fn compiled(schema: Value) -> (Schemas, SchemaIndex) {
    let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
    compiler.add_resource("resolve.json", schema).expect("a schema");
    let index =
        compiler.compile("resolve.json", &mut schemas).expect("a schema that can be compiled");
    (schemas, index)
}

/// The output of `resolve` for a calculator with these answers.
fn output(voice: &Voice, ruleset: &Ruleset, calculator: &Calculator, answers: &Values) -> Value {
    let house = Values::defaults(ruleset.house_rules);
    let working = (calculator.work)(answers, &house);
    let mut all = written::working(voice, calculator, answers, &working);
    let (parts, outcomes) = written::chances(voice, &working);
    let next: Vec<_> = working.next.iter().map(|next| next.calculator).collect();
    all.insert("calculator".into(), json!(address(ruleset, calculator)));
    all.insert("unit".into(), json!(if voice.metric { "cm" } else { "in" }));
    all.insert("parts".into(), parts);
    all.insert("outcomes".into(), outcomes);
    all.insert("next".into(), json!(next));
    all.into()
}

#[test]
fn the_stored_schema_is_that_of_the_forms() {
    let written = serde_json::to_string_pretty(&schema()).expect("JSON") + "\n";
    if std::env::var_os("SCHEMA_RENEW").is_some() {
        fs::create_dir_all("docs/schema").expect("a folder");
        fs::write(STORED, &written).expect("written");
    }
    let stored = fs::read_to_string(STORED).unwrap_or_default();
    assert!(
        stored == written,
        "a form has changed; `SCHEMA_RENEW=1 cargo test --test schema` renews {STORED}"
    );
}

#[test]
fn every_calculator_prints_what_the_schema_says() {
    let (schemas, index) = compiled(schema());
    let packs = Packs::embedded(Language::English);
    for metric in [false, true] {
        let voice = Voice { metric, ..Voice::english(&packs) };
        for ruleset in ALL {
            for calculator in ruleset.calculators {
                // With the defaults, and with every answer at its lower limit.
                let mut others = Values::defaults(calculator.fields);
                for (place, field) in calculator.fields.iter().enumerate() {
                    others.set(calculator.fields, place, field.kind.range().0);
                }
                for answers in [Values::defaults(calculator.fields), others] {
                    let output = output(&voice, ruleset, calculator, &answers);
                    if let Err(error) = schemas.validate(&output, index) {
                        panic!("{}: {error:#}", address(ruleset, calculator));
                    }
                }
            }
        }
    }
}

#[test]
fn the_schema_refuses_what_no_calculator_prints() {
    let (schemas, index) = compiled(schema());
    let packs = Packs::embedded(Language::English);
    let (ruleset, voice) = (ALL[0], Voice::english(&packs));
    let calculator = &ruleset.calculators[0];
    let answers = Values::defaults(calculator.fields);
    let good = output(&voice, ruleset, calculator, &answers);
    for (pointer, wrong) in [
        ("/calculator", json!("chess/shooting")),
        ("/inputs", json!({ "phase-of-the-moon": true })),
        ("/allowed", json!("yes")),
        ("/notes", json!([{ "text": "A note without its rule." }])),
    ] {
        let mut output = good.clone();
        *output.pointer_mut(pointer).expect("it is there") = wrong;
        assert!(schemas.validate(&output, index).is_err(), "{pointer}");
    }
}
