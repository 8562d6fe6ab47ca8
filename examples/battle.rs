//! A battle from a terminal, without the app.
//!
//! ```text
//! cargo run --example battle -- tests/scripts/flames-of-war.jsonl
//! cargo run --example battle -- --json tests/scripts/flames-of-war.jsonl
//! ```
//!
//! Plays a script, one line of JSON per step (`docs/scripts.md` lists the kinds of lines), and
//! prints the changes made by each, and at the end the state of the battle (the units, the
//! consequences, due tests, possible next steps) and its report. With `--json` it prints one JSON
//! object per line of the script instead: its number, the line, and the whole battle after it. A
//! line that is unknown, impossible or fails an expectation is reported with its number, and ends
//! the program with exit code 2.

#[path = "common/print.rs"]
mod print;

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use adjutant::aid::{Field, Values};
use adjutant::battle::report::Report;
use adjutant::battle::script::Script;
use adjutant::battle::{BattleState, Side};
use serde_json::{Value, json};

/// Why a script stopped before its end.
enum Ends {
    /// A line is wrong.
    Wrong(String),
    /// The output cannot be written, or its reader has closed it.
    Unwritten(io::Error),
}

impl From<io::Error> for Ends {
    fn from(error: io::Error) -> Self {
        Self::Unwritten(error)
    }
}

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let count = arguments.len();
    arguments.retain(|argument| argument != "--json");
    let as_json = arguments.len() < count;
    let [path] = &arguments[..] else {
        eprintln!("one argument: the file of the script; --json before it prints JSON");
        return ExitCode::from(2);
    };
    let script = match fs::read_to_string(path) {
        Ok(script) => script,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::from(2);
        }
    };
    let mut out = io::stdout().lock();
    let played = if as_json { play_as_json(&script, &mut out) } else { play(&script, &mut out) };
    match played {
        Ok(()) => ExitCode::SUCCESS,
        Err(Ends::Wrong(wrong)) => {
            eprintln!("{path}:{wrong}");
            ExitCode::from(2)
        }
        Err(Ends::Unwritten(error)) => print::exit(Err(error)),
    }
}

/// Plays a script, and calls `done` after each line with its number, the line, the battle, and the
/// battle state before it (none for the first line).
fn each(
    script: &str,
    mut done: impl FnMut(usize, &str, &Script, Option<&BattleState>) -> io::Result<()>,
) -> Result<Script, Ends> {
    let wrong = |number: usize, wrong: &dyn ToString| {
        Ends::Wrong(format!("{number}: {}", wrong.to_string()))
    };
    let mut lines = (1..).zip(script.lines());
    let mut lines = lines.by_ref().filter(|(_, line)| Script::says(line));
    let (number, first) = lines.next().ok_or_else(|| wrong(1, &"the script is empty"))?;
    let mut battle = Script::begin(first).map_err(|why| wrong(number, &why))?;
    done(number, first, &battle, None)?;
    for (number, line) in lines {
        let before = battle.battle_state.clone();
        battle.play(line).map_err(|why| wrong(number, &why))?;
        done(number, line, &battle, Some(&before))?;
    }
    Ok(battle)
}

fn play(script: &str, out: &mut dyn Write) -> Result<(), Ends> {
    let battle = each(script, |number, _, battle, before| {
        let changes = before.map_or_else(Vec::new, |before| changes(battle, before));
        changes.iter().try_for_each(|change| writeln!(out, "{number}: {change}"))
    })?;
    stands(&battle, out)?;
    let (start, entries) = (&battle.start, &battle.entries);
    let voice = &battle.voice();
    let report = Report::of(start, entries, &battle.house, battle.ruleset, voice);
    Ok(writeln!(out, "\n{}", report.plain())?)
}

fn play_as_json(script: &str, out: &mut dyn Write) -> Result<(), Ends> {
    each(script, |number, line, battle, _| {
        let mut all = json!({
            "line": number,
            "played": serde_json::from_str::<Value>(line).unwrap_or_default(),
        });
        if let (Value::Object(all), Value::Object(view)) = (&mut all, battle.view()) {
            all.extend(view);
        }
        writeln!(out, "{all}")
    })?;
    Ok(())
}

/// The answers that differ between two states of a form, by the names of their questions.
fn differs(fields: &[Field], before: &Values, after: &Values) -> Vec<String> {
    let all = fields.iter().enumerate();
    all.filter(|(place, _)| before.get(*place) != after.get(*place))
        .map(|(place, field)| {
            let written = |values: &Values| field.write(values.get(place));
            format!("{} {} → {}", field.id, written(before), written(after))
        })
        .collect()
}

/// The changes made by a line.
fn changes(battle: &Script, before: &BattleState) -> Vec<String> {
    let (battle_state, ruleset) = (&battle.battle_state, battle.ruleset);
    let tracker = &ruleset.tracker;
    let mut told = Vec::new();
    let at = |battle_state: &BattleState| {
        let turn = &battle_state.turn;
        format!("turn {}, {}, {}", turn.number, turn.side.id(), turn.phase)
    };
    if at(before) != at(battle_state) {
        told.push(at(battle_state));
    }
    for side in Side::ALL {
        for unit in battle_state.units.of(side) {
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
        let (old, new) =
            (before.side_values(side, ruleset), battle_state.side_values(side, ruleset));
        let differs = differs(tracker.side_fields, &old, &new);
        if !differs.is_empty() {
            told.push(format!("{} side: {}", side.id(), differs.join(", ")));
        }
    }
    let passed_over = &battle_state.turn.passed_over;
    for test in passed_over.difference(&before.turn.passed_over) {
        told.push(format!("passed over: {test}"));
    }
    let (old, new) = (before.battle_values(ruleset), battle_state.battle_values(ruleset));
    let differs = differs(tracker.battle_fields, &old, &new);
    if !differs.is_empty() {
        told.push(format!("battle: {}", differs.join(", ")));
    }
    told
}

/// Prints the state of the battle.
fn stands(battle: &Script, out: &mut dyn Write) -> io::Result<()> {
    let (battle_state, ruleset) = (&battle.battle_state, battle.ruleset);
    let voice = &battle.voice();
    let tracker = &ruleset.tracker;
    let defaults = Values::defaults(tracker.fields);
    let stage = battle_state.phase(ruleset).map(|(_, stage)| voice.text(stage.title));
    writeln!(
        out,
        "\nTurn {}, {} side: {}",
        battle_state.turn.number,
        battle_state.turn.side.id(),
        stage.unwrap_or_default()
    )?;
    for (side, units) in battle_state.units.both() {
        writeln!(out, "{} side", side.id())?;
        let all: Vec<Values> = units.iter().map(|unit| unit.values(ruleset)).collect();
        let of_side = battle_state.side_values(side, ruleset);
        for follows in (tracker.side_consequences)(&of_side, &all) {
            let words = voice.render(&follows.phrase);
            writeln!(out, "  {words} [{}]", follows.cite)?;
        }
        for unit in units {
            let values = unit.values(ruleset);
            let unusual = differs(tracker.fields, &defaults, &values).join(", ");
            writeln!(out, "  {} {}: {unusual}", unit.id, unit.name)?;
            for follows in (tracker.consequences)(&values) {
                let words = voice.render(&follows.phrase);
                writeln!(out, "    {words} [{}]", follows.cite)?;
            }
        }
    }
    for due in battle_state.due(ruleset) {
        let Some(test) = due.test() else { continue };
        let unit = due.unit.and_then(|unit| battle_state.unit(unit));
        let who = unit
            .map_or_else(|| format!("the {} side", due.side.id()), |(_, unit)| unit.name.clone());
        let rolls = if due.follows.optional { "may" } else { "must" };
        writeln!(out, "due: {test} of {who} ({rolls} be rolled)")?;
    }
    for offer in battle_state.offers(ruleset) {
        let of = offer.unit.map_or_else(String::new, |unit| format!(" of {unit}"));
        let barred =
            offer.barred.map_or_else(String::new, |note| format!(" (not now: {})", note.cite));
        writeln!(out, "next: {}{of} → {}{barred}", offer.id, offer.to.stage)?;
    }
    Ok(())
}
