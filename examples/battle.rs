//! A battle from a terminal, without the app.
//!
//! ```text
//! cargo run --example battle -- tests/scripts/flames-of-war.jsonl
//! ```
//!
//! Plays a script, one line of JSON a step (`adjutant::battle::script` says which there
//! are), and prints after each what it changed, at the end how the battle stands (the units,
//! what follows, what is due, what may come next) and its report. A line that is unknown, impossible or
//! against an expectation is told with its number, and ends it with exit code 2.

use std::fs;
use std::process::ExitCode;

use adjutant::aid::{Field, Values};
use adjutant::battle::report::Report;
use adjutant::battle::script::Script;
use adjutant::battle::{Desk, Side};
use adjutant::text::{Language, Packs, Voice};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(path), None) = (arguments.next(), arguments.next()) else {
        eprintln!("one argument: the file of the script");
        return ExitCode::from(2);
    };
    match fs::read_to_string(&path).map_err(|error| error.to_string()) {
        Ok(script) => match play(&script) {
            Ok(()) => ExitCode::SUCCESS,
            Err(wrong) => {
                eprintln!("{path}:{wrong}");
                ExitCode::from(2)
            }
        },
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::from(2)
        }
    }
}

fn play(script: &str) -> Result<(), String> {
    let packs = Packs::embedded(Language::English);
    let voice = Voice::english(&packs);
    let mut lines = (1..).zip(script.lines());
    let mut lines = lines.by_ref().filter(|(_, line)| Script::says(line));
    let (number, first) = lines.next().ok_or("1: the script is empty")?;
    let mut battle = Script::begin(first).map_err(|wrong| format!("{number}: {wrong}"))?;
    for (number, line) in lines {
        let before = battle.desk.clone();
        battle
            .play(line)
            .map_err(|wrong| format!("{number}: {wrong}"))?;
        for change in changes(&battle, &before) {
            println!("{number}: {change}");
        }
    }
    stands(&battle, &voice);
    let (start, entries) = (&battle.start, &battle.entries);
    let report = Report::of(start, entries, &battle.house, battle.ruleset, &voice);
    println!("\n{}", report.plain());
    Ok(())
}

/// What is different in a form, by the names of its questions.
fn differs(fields: &[Field], before: &Values, after: &Values) -> Vec<String> {
    let all = fields.iter().enumerate();
    all.filter(|(place, _)| before.get(*place) != after.get(*place))
        .map(|(place, field)| {
            let written = |values: &Values| field.write(values.get(place));
            format!("{} {} → {}", field.id, written(before), written(after))
        })
        .collect()
}

/// What a line changed.
fn changes(battle: &Script, before: &Desk) -> Vec<String> {
    let (desk, ruleset) = (&battle.desk, battle.ruleset);
    let tracker = &ruleset.tracker;
    let mut told = Vec::new();
    let at = |desk: &Desk| {
        let turn = &desk.turn;
        format!("turn {}, {}, {}", turn.number, turn.side.id(), turn.phase)
    };
    if at(before) != at(desk) {
        told.push(at(desk));
    }
    for side in Side::ALL {
        for unit in desk.units.of(side) {
            match before.unit(unit.id) {
                None => told.push(format!("{} is there, number {}", unit.name, unit.id)),
                Some((_, old)) => {
                    let (old, new) = (old.values(ruleset), unit.values(ruleset));
                    let differs = differs(tracker.fields, &old, &new);
                    if !differs.is_empty() {
                        told.push(format!("{}: {}", unit.name, differs.join(", ")));
                    }
                }
            }
        }
        let (old, new) = (
            before.side_values(side, ruleset),
            desk.side_values(side, ruleset),
        );
        let differs = differs(tracker.side_fields, &old, &new);
        if !differs.is_empty() {
            told.push(format!("{} side: {}", side.id(), differs.join(", ")));
        }
    }
    let (old, new) = (before.battle_values(ruleset), desk.battle_values(ruleset));
    let differs = differs(tracker.battle_fields, &old, &new);
    if !differs.is_empty() {
        told.push(format!("battle: {}", differs.join(", ")));
    }
    told
}

/// How the battle stands.
fn stands(battle: &Script, voice: &Voice) {
    let (desk, ruleset) = (&battle.desk, battle.ruleset);
    let tracker = &ruleset.tracker;
    let defaults = Values::defaults(tracker.fields);
    println!();
    let stage = desk
        .phase(ruleset)
        .map(|(_, stage)| voice.text(stage.title));
    println!(
        "Turn {}, {} side: {}",
        desk.turn.number,
        desk.turn.side.id(),
        stage.unwrap_or_default()
    );
    for (side, units) in desk.units.both() {
        println!("{} side", side.id());
        for unit in units {
            let values = unit.values(ruleset);
            let unusual = differs(tracker.fields, &defaults, &values).join(", ");
            println!("  {} {}: {unusual}", unit.id, unit.name);
            for follows in (tracker.consequences)(&values) {
                println!("    {} [{}]", voice.render(&follows.phrase), follows.cite);
            }
        }
    }
    for due in desk.due(ruleset) {
        let Some(test) = due.test() else { continue };
        let who = due
            .unit
            .and_then(|unit| Some(desk.unit(unit)?.1.name.clone()));
        let who = who.unwrap_or_else(|| "a side".to_owned());
        println!("due: {test} of {who}");
    }
    for offer in desk.offers(ruleset) {
        let of = offer
            .unit
            .map_or_else(String::new, |unit| format!(" of {unit}"));
        let barred = offer
            .barred
            .map_or_else(String::new, |note| format!(" (not now: {})", note.cite));
        println!("next: {}{of} → {}{barred}", offer.id, offer.to.stage);
    }
}
