//! The rules from a terminal, without the app.
//!
//! ```text
//! cargo run --example resolve                      # what there is
//! cargo run --example resolve -- flames-of-war/shooting target-skill=veteran concealed=yes
//! cargo run --example resolve -- flames-of-war/shooting moved=yes --roll --seed 7
//! cargo run --example resolve -- flames-of-war/map/no-retreat table=72x48 point=24,20
//! ```
//!
//! The second form prints JSON: the sums (base, modifiers, result), the
//! number needed, every outcome with its exact chance. `--roll` prints a
//! rolled trail instead (the same for the same `--seed`). House rules are
//! given as `house.NAME=VALUE`. Unknown names or values: one line, exit 2.
//!
//! The last form prints a mission's map: its zones as polygons, where reserves arrive,
//! the rules it names, all of it in words, and where an Objective may stand. Of a map
//! `table=LONGxSHORT`, `point=X,Y` (from the left and from the defender's edge) and
//! `unit=cm` (or `in`) can be said, and `quarter=right`.

use std::process::ExitCode;

use adjutant::aid::mission::{
    Arrow, Entering, Entry, Fault, INCH, Line, Mission, Placing, Point, Room, Seat, Table, Tenths,
    ZoneKind,
};
use adjutant::aid::{
    Calculator, Field, Figure, Kind, Misfit, Note, Outcome, Part, PartKind, ResultRow, Ruleset,
    Sheet, Unit, Values, Working,
};
use adjutant::dice::{Generator, Odds, Reading, Throw, odds, roll};
use adjutant::rulesets;
use adjutant::text::{Language, Packs, Phrase, Text, Voice};
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
        metric: arguments.iter().any(|argument| argument == "unit=cm"),
        ..Voice::english(&packs)
    };
    let Some((address, rest)) = arguments.split_first() else {
        return Ok(listing(&voice));
    };
    if let [ruleset, "map", id] = address.split('/').collect::<Vec<_>>()[..] {
        let request = MapRequest::read(find_ruleset(ruleset)?, id, rest)?;
        return serde_json::to_string_pretty(&mapped(&voice, &request))
            .map_err(|error| error.to_string());
    }
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

fn find_ruleset(id: &str) -> Result<&'static Ruleset, String> {
    rulesets::find(id).ok_or_else(|| {
        format!(
            "unknown ruleset '{id}'; there are: {}",
            list(rulesets::ALL.iter().map(|ruleset| ruleset.id))
        )
    })
}

fn find(address: &str) -> Result<(&'static Ruleset, &'static Calculator), String> {
    let (ruleset, calculator) = address.split_once('/').unwrap_or((address, ""));
    let ruleset = find_ruleset(ruleset)?;
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

/// What the command line asks of a map.
struct MapRequest {
    mission: &'static Mission,
    table: Table,
    point: Option<Point>,
    centimetres: bool,
}

impl MapRequest {
    fn read(ruleset: &'static Ruleset, id: &str, arguments: &[String]) -> Result<Self, String> {
        let mut house = Vec::new();
        let mut table = ruleset.missions.table;
        let mut point = None;
        let centimetres = arguments.iter().any(|argument| argument == "unit=cm");
        let two = |name: &str, value: &str, mark: char| {
            let pair = value.split_once(mark).and_then(|(one, other)| {
                Some((tenths(one, centimetres)?, tenths(other, centimetres)?))
            });
            pair.ok_or_else(|| format!("'{value}' is no value of '{name}': two lengths"))
        };
        for argument in arguments {
            let (name, value) = argument
                .split_once('=')
                .ok_or_else(|| format!("'{argument}' is not NAME=VALUE"))?;
            match (name, value) {
                ("unit", "cm" | "in") | ("quarter", "left") => {}
                ("quarter", "right") => table.mirrored = true,
                ("unit", _) => return Err(format!("'{value}' is no value of 'unit': in, cm")),
                ("quarter", _) => {
                    return Err(format!("'{value}' is no value of 'quarter': left, right"));
                }
                ("table", _) => {
                    let (low, high) = ruleset.missions.edges;
                    let (long, short) = two(name, value, 'x')?;
                    if ![long, short].iter().all(|edge| (low..=high).contains(edge)) {
                        let least = length(low, centimetres);
                        let most = length(high, centimetres);
                        return Err(format!("the edges of a table are from {least} to {most}"));
                    }
                    (table.long, table.short) = (long, short);
                }
                ("point", _) => {
                    let (x, y) = two(name, value, ',')?;
                    point = Some(Point { x, y });
                }
                _ => match name.strip_prefix("house.") {
                    Some(rule) => house.push((rule, value)),
                    None => {
                        return Err(format!(
                            "unknown input '{name}'; there are: table, unit, quarter, point"
                        ));
                    }
                },
            }
        }
        let house = read_form("house rule", ruleset.house_rules, house)?;
        let missions = ruleset.missions;
        let mission = missions.find(id, &house).ok_or_else(|| {
            let all = (missions.all)(&house);
            format!(
                "unknown map '{id}' of {}; there are: {}",
                ruleset.id,
                list(all.iter().map(|mission| mission.id))
            )
        })?;
        Ok(Self {
            mission,
            table,
            point,
            centimetres,
        })
    }
}

/// Tenths of an inch of a length in inches or centimetres.
fn tenths(written: &str, centimetres: bool) -> Option<Tenths> {
    let times = if centimetres { 4.0 } else { f64::from(INCH) };
    let length: f64 = written.trim().parse().ok()?;
    let tenths = (length * times).round();
    (tenths.abs() < f64::from(Tenths::MAX)).then_some(tenths as Tenths)
}

/// A length in inches or centimetres.
fn length(tenths: Tenths, centimetres: bool) -> f64 {
    f64::from(tenths) / if centimetres { 4.0 } else { f64::from(INCH) }
}

const fn seat(seat: Seat) -> &'static str {
    match seat {
        Seat::Attacker => "attacker",
        Seat::Defender => "defender",
        Seat::Both => "both",
    }
}

const fn line(line: Line) -> &'static str {
    match line {
        Line::Near => "defender",
        Line::Far => "attacker",
        Line::Left => "left",
        Line::Right => "right",
        Line::Centre => "centre",
        Line::Middle => "middle",
    }
}

/// A mission's map.
fn mapped(voice: &Voice, request: &MapRequest) -> Value {
    let &MapRequest {
        mission,
        table,
        centimetres,
        ..
    } = request;
    let long = |tenths| json!(length(tenths, centimetres));
    let point = |point: Point| json!([long(point.x), long(point.y)]);
    let shapes = mission.shapes(table);
    let zone = |zone: &adjutant::aid::mission::Zone| {
        let rect = mission.rect(zone, table);
        let drawn = rect.room() != Room::Gone;
        json!({
            "id": zone.id,
            "kind": match zone.kind {
                ZoneKind::Deployment => "deployment",
                ZoneKind::NoMansLand => "no-mans-land",
                ZoneKind::Objectives => "objectives",
                ZoneKind::Feature => "feature",
            ZoneKind::Empty => "empty",
            },
            "of": seat(zone.of),
            "label": voice.text(zone.label),
            "polygon": drawn.then(|| rect.corners().map(point)),
            "cite": zone.cite,
        })
    };
    let placing = |placing: &Placing| {
        json!({
            "by": seat(placing.by),
            "count": placing.count,
            "inside": placing.inside,
            "together": placing.together.map(|(most, _)| long(most)),
            "cite": placing.cite,
        })
    };
    let arrow = |arrow: &Arrow| {
        let is = long(arrow.is);
        json!({ "from": point(arrow.from), "to": point(arrow.to), "is": is, "cite": arrow.cite })
    };
    let arrives = |entering: &Entering| {
        let arrival = entering.arrival;
        json!({
            "of": seat(arrival.of),
            "label": voice.render(&Phrase::from(arrival.label)),
            "where": match arrival.at {
                Entry::Edge(_) => "edge",
                Entry::Corner(..) => "corner",
                Entry::Unsaid(_) => "not-said",
            },
            "edges": entering.edges.iter().map(|edge| line(*edge)).collect::<Vec<_>>(),
            "runs": entering.runs.iter().map(|run| run.map(point)).collect::<Vec<_>>(),
            "cite": arrival.cite,
        })
    };
    json!({
        "map": mission.id,
        "title": voice.text(mission.title),
        "unit": if centimetres { "cm" } else { "in" },
        "frame": [long(shapes.frame.width), long(shapes.frame.height)],
        "centre-line": shapes.centre.map(|line| line.map(point)),
        "zones": mission.zones.iter().map(zone).collect::<Vec<_>>(),
        "placings": mission.placings.iter().map(placing).collect::<Vec<_>>(),
        "arrivals": shapes.entries.iter().map(arrives).collect::<Vec<_>>(),
        "dimensions": shapes.arrows.iter().map(arrow).collect::<Vec<_>>(),
        "named": mission.named.iter().map(|named| json!({
            "title": voice.text(named.title),
            "page": named.page,
            "cite": named.cite,
        })).collect::<Vec<_>>(),
        "words": mission.words(table).iter().map(|one| voice.render(one)).collect::<Vec<_>>(),
        "warnings": mission.warnings(table).iter().map(|one| json!({
            "text": voice.render(&one.words()),
            "zone": one.zone.id,
            "cite": one.cite,
        })).collect::<Vec<_>>(),
        "point": request.point.map(|at| checked(voice, request, at)),
    })
}

/// For which placings an Objective may stand at a point, and else why not.
fn checked(voice: &Voice, request: &MapRequest, at: Point) -> Value {
    let &MapRequest {
        mission,
        table,
        centimetres,
        ..
    } = request;
    let fault = |fault: &Fault| {
        json!({
            "text": voice.render(&fault.words(mission.roles)),
            "by": length(fault.by, centimetres),
            "cite": fault.cite,
        })
    };
    let placings: Vec<Value> = (0..mission.placings.len())
        .map(|place| {
            let faults = mission.faults(place, at, &[], table);
            json!({
                "placing": place + 1,
                "by": seat(mission.placings[place].by),
                "legal": faults.is_empty(),
                "faults": faults.iter().map(fault).collect::<Vec<_>>(),
            })
        })
        .collect();
    let distances = mission.distances(at, table).words(mission.roles);
    json!({
        "at": [length(at.x, centimetres), length(at.y, centimetres)],
        "distances": distances.iter().map(|one| voice.render(one)).collect::<Vec<_>>().join(" "),
        "placings": placings,
    })
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
        for mission in (ruleset.missions.all)(&Values::defaults(ruleset.house_rules)) {
            all.push(format!(
                "  {}/map/{}  {}",
                ruleset.id,
                mission.id,
                voice.text(mission.title)
            ));
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
                Kind::Count { .. } | Kind::Measure { .. } | Kind::Unit => json!(answer),
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
        Figure::TotalNeed(number) => json!({ "dice": 2, "at-least": number }),
        Figure::AtMost(number) => json!({ "at-most": number }),
        Figure::Impossible => json!("impossible"),
        Figure::Number(number) => json!(number),
        Figure::Halves(halves) => json!(f32::from(*halves) / 2.0),
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
