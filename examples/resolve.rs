//! The rules from a terminal, without the app.
//!
//! ```text
//! cargo run --example resolve                      # what there is
//! cargo run --example resolve -- flames-of-war/shooting target-skill=veteran concealed=yes
//! cargo run --example resolve -- flames-of-war/shooting moved=yes --roll --seed 7
//! cargo run --example resolve -- flames-of-war/shooting modifier.to-hit.stabilisers=-1
//! cargo run --example resolve -- flames-of-war/map/no-retreat table=72x48 point=24,20
//! ```
//!
//! The second form prints JSON: the sums (base, modifiers, result), the number needed, the notes,
//! the conditions that do not count, and every outcome with its exact chance. `--roll` prints a
//! roll with its throws instead (the same for the same `--seed`). House rules are given as
//! `house.NAME=VALUE`, a modifier of the players' own as `modifier.SUM.LABEL=NUMBER` (`SUM` is one
//! of `takes-modifiers`). `unit=cm` takes and prints distances in centimetres (`unit=inches` is the
//! default), if the sheet gives both. An unknown name or value, or an input that is not asked in
//! this situation, prints one line and exits with code 2.
//!
//! The last form prints a mission's map: its zones as polygons, the places where reserves arrive,
//! the rules it names, all of it in words, and the places where an Objective may be. Options for a
//! map: `table=LONGxSHORT`, `point=X,Y` (from the left and from the defender's edge) and
//! `quarter=right`.

#[path = "common/print.rs"]
mod print;

use std::io::{self, Write};
use std::process::ExitCode;

use adjutant::aid::mission::{
    Arrow, Entering, Entry, Fault, INCH, Line, Mission, Placing, Point, Room, Seat, Table, Tenths,
    ZoneKind,
};
use adjutant::aid::{Calculator, Field, Kind, Misfit, OwnModifier, Ruleset, Unit, Values, Working};
use adjutant::battle::script::json as written;
use adjutant::dice::{Generator, roll};
use adjutant::rulesets;
use adjutant::text::{Language, Packs, Phrase, Voice};
use serde_json::{Value, json};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(text) => print::exit(writeln!(io::stdout().lock(), "{text}")),
        Err(mistake) => {
            eprintln!("{mistake}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[String]) -> Result<String, String> {
    let packs = Packs::embedded(Language::English);
    let mut metric = false;
    let mut others = Vec::new();
    for argument in arguments {
        match argument.strip_prefix("unit=") {
            Some(unit) => metric = in_centimetres(unit)?,
            None => others.push(argument.clone()),
        }
    }
    let voice = Voice { metric, ..Voice::english(&packs) };
    let Some((address, rest)) = others.split_first() else {
        return Ok(listing(&voice));
    };
    if let [ruleset, "map", id] = address.split('/').collect::<Vec<_>>()[..] {
        let request = MapRequest::read(find_ruleset(ruleset)?, id, rest, metric)?;
        return serde_json::to_string_pretty(&mapped(&voice, &request))
            .map_err(|error| error.to_string());
    }
    let (ruleset, calculator) = find(address)?;
    let request = Request::read(ruleset, calculator, rest, metric)?;
    let working = (calculator.work)(&request.answers, &request.house);
    let told = if request.roll {
        rolled(&voice, &working, request.seed)
    } else {
        worked(&voice, ruleset, calculator, &request, &working)
    };
    serde_json::to_string_pretty(&told).map_err(|error| error.to_string())
}

fn in_centimetres(unit: &str) -> Result<bool, String> {
    match unit {
        "cm" | "centimetres" => Ok(true),
        "in" | "inches" => Ok(false),
        _ => Err(format!("'{unit}' is no value of 'unit': inches, cm")),
    }
}

/// A request of the command line.
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
        metric: bool,
    ) -> Result<Self, String> {
        let mut roll = false;
        let mut seed = None;
        let mut answers = Vec::new();
        let mut house = Vec::new();
        let mut own = Vec::new();
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
                        None if OwnModifier::is_named(field) => own.push((field, value)),
                        None => answers.push((field, value)),
                    }
                }
            }
        }
        let given: Vec<&str> = answers.iter().map(|(field, _)| *field).collect();
        let mut answers = read_form("input", calculator.fields, answers, metric)?;
        for field in given {
            asked(calculator.fields, &answers, field)?;
        }
        let house = read_form("house rule", ruleset.house_rules, house, metric)?;
        put_own(calculator, &mut answers, &house, &own)?;
        Ok(Self { answers, house, roll, seed })
    }
}

/// Adds modifiers of the players' own: each has to change a sum.
fn put_own(
    calculator: &Calculator,
    answers: &mut Values,
    house: &Values,
    own: &[(&str, &str)],
) -> Result<(), String> {
    for (name, number) in own {
        let read = OwnModifier::read(name, number);
        if !read.is_some_and(|own| answers.put_own(own)) {
            return Err(format!(
                "'{name}={number}' is no modifier: 'modifier.SUM.LABEL=NUMBER' takes {} to {} and up to {} letters, and there can be {}",
                -OwnModifier::HIGHEST,
                OwnModifier::HIGHEST,
                OwnModifier::LONGEST,
                OwnModifier::MOST,
            ));
        }
    }
    let working = (calculator.work)(answers, house);
    let idle = answers.own().iter().find(|own| !working.own.contains(own));
    idle.map_or(Ok(()), |own| {
        Err(format!(
            "'{}' takes no modifier here; those that do: {}",
            own.sum,
            list(working.takes.iter())
        ))
    })
}

/// Whether an input is asked with these answers; if not, the questions that hide it.
fn asked(fields: &[Field], answers: &Values, given: &str) -> Result<(), String> {
    let Some(field) = Field::find(fields, given).map(|place| &fields[place]) else {
        return Ok(());
    };
    if field.matters(answers.all()) {
        return Ok(());
    }
    let hides = fields.iter().enumerate().filter_map(|(place, other)| {
        let shows = |answer: &i16| {
            let mut changed = answers.clone();
            changed.set(fields, place, *answer);
            field.matters(changed.all())
        };
        let written: Vec<String> = match other.kind {
            Kind::Count { low, high } | Kind::Measure { low, high, .. } => {
                let all: Vec<i16> = (low..=high).filter(shows).collect();
                let (first, last) = (all.first()?, all.last()?);
                let (first, last) = (other.write(*first), other.write(*last));
                vec![if first == last { first } else { format!("{first} to {last}") }]
            }
            _ => {
                let (low, high) = other.kind.range();
                let all = (low..=high.min(low + 200)).filter(shows);
                all.map(|answer| other.write(answer)).collect()
            }
        };
        (!written.is_empty()).then(|| format!("{}={}", other.id, written.join(" or ")))
    });
    let hides: Vec<String> = hides.collect();
    Err(if hides.is_empty() {
        format!("'{given}' is not asked with these answers, whichever one of them is changed")
    } else {
        format!("'{given}' is not asked here, only with {}", hides.join(", or with "))
    })
}

fn read_form(
    what: &str,
    fields: &[Field],
    written: Vec<(&str, &str)>,
    metric: bool,
) -> Result<Values, String> {
    let in_inches = written.into_iter().map(|(name, value)| {
        let field = Field::find(fields, name).map(|place| &fields[place]);
        let inches = field.filter(|_| metric).and_then(|field| inches(field, value));
        (name, inches.unwrap_or_else(|| value.to_owned()))
    });
    let in_inches: Vec<(&str, String)> = in_inches.collect();
    let written = in_inches.iter().map(|(name, value)| (*name, value.as_str()));
    let (values, misfits) = Values::read(fields, written);
    match misfits.first() {
        // Modifiers are read separately.
        None | Some((_, Misfit::Modifier)) => Ok(values),
        Some((name, Misfit::Unknown)) => Err(format!(
            "unknown {what} '{name}'; there are: {}",
            list(fields.iter().map(|field| field.id))
        )),
        Some((value, Misfit::Value(id))) => Err(format!(
            "'{value}' is no value of '{id}'; allowed: {}",
            fields.iter().find(|field| field.id == *id).map_or_else(String::new, Field::allowed)
        )),
    }
}

/// A distance in centimetres, converted to inches, if the sheet gives both.
fn inches(field: &Field, centimetres: &str) -> Option<String> {
    let Kind::Measure { unit: Unit::Players | Unit::Tenths, .. } = field.kind else {
        return None;
    };
    let centimetres: f32 = centimetres.trim().parse().ok()?;
    Some((centimetres / 2.5).to_string())
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

/// A request for a map.
struct MapRequest {
    mission: &'static Mission,
    table: Table,
    point: Option<Point>,
    /// Whether the short edge was given first.
    turned: bool,
    centimetres: bool,
}

impl MapRequest {
    fn read(
        ruleset: &'static Ruleset,
        id: &str,
        arguments: &[String],
        centimetres: bool,
    ) -> Result<Self, String> {
        let mut house = Vec::new();
        let mut table = ruleset.missions.table;
        let mut point = None;
        let mut turned = false;
        let two = |name: &str, value: &str, mark: char| {
            let pair = value.split_once(mark).and_then(|(one, other)| {
                Some((tenths(one, centimetres)?, tenths(other, centimetres)?))
            });
            let finest = if centimetres { "0.25 cm" } else { "0.1 inch" };
            pair.ok_or_else(|| {
                format!("'{value}' is no value of '{name}': two lengths, in steps of {finest}")
            })
        };
        for argument in arguments {
            let (name, value) = argument
                .split_once('=')
                .ok_or_else(|| format!("'{argument}' is not NAME=VALUE"))?;
            match (name, value) {
                ("quarter", "left") => {}
                ("quarter", "right") => table.mirrored = true,
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
                    (table.long, table.short) = (long.max(short), long.min(short));
                    turned = long < short;
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
        let house = read_form("house rule", ruleset.house_rules, house, centimetres)?;
        let missions = ruleset.missions;
        let mission = missions.find(id, &house).ok_or_else(|| {
            let all = (missions.all)(&house);
            format!(
                "unknown map '{id}' of {}; there are: {}",
                ruleset.id,
                list(all.iter().map(|mission| mission.id))
            )
        })?;
        Ok(Self { mission, table, point, turned, centimetres })
    }
}

/// A length in inches or centimetres, in tenths of an inch.
fn tenths(written: &str, centimetres: bool) -> Option<Tenths> {
    let length: f64 = written.trim().parse().ok()?;
    let tenths = length * if centimetres { 4.0 } else { f64::from(INCH) };
    let whole = (tenths - tenths.round()).abs() < 0.001;
    (whole && tenths.abs() < f64::from(Tenths::MAX)).then(|| tenths.round() as Tenths)
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
    let &MapRequest { mission, table, centimetres, .. } = request;
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
        "table": { "long": long(table.long), "short": long(table.short) },
        "turned": request.turned.then(|| format!(
            "the first number is the long edge: taken as {}x{}",
            length(table.long, centimetres),
            length(table.short, centimetres),
        )),
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

/// The placings for which an Objective may be at a point, and the reasons against the others.
fn checked(voice: &Voice, request: &MapRequest, at: Point) -> Value {
    let &MapRequest { mission, table, centimetres, .. } = request;
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

/// Every ruleset, calculator and input, with its allowed values and its default.
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
            all.push(format!("  {}/map/{}  {}", ruleset.id, mission.id, voice.text(mission.title)));
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
    let mut all = written::working(voice, calculator, &request.answers, working);
    let (parts, outcomes) = written::chances(voice, working);
    let next = working.next.iter().map(|opening| opening.calculator);
    let next: Vec<_> = next.collect();
    all.insert("calculator".into(), json!(format!("{}/{}", ruleset.id, calculator.id)));
    all.insert("unit".into(), json!(if voice.metric { "cm" } else { "in" }));
    all.insert("parts".into(), parts);
    all.insert("outcomes".into(), outcomes);
    all.insert("next".into(), json!(next));
    all.into()
}

fn rolled(voice: &Voice, working: &Working, seed: Option<u64>) -> Value {
    let Some(procedure) = &working.procedure else {
        return json!({
            "allowed": working.refusals.is_empty(),
            "refusals": written::notes(voice, &working.refusals),
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
    json!({
        "need": written::figure(voice, &working.headline.1),
        "throws": throws.iter().map(|one| written::throw(voice, one)).collect::<Vec<_>>(),
        "faces": generator.drawn(),
        "outcome": written::outcome(voice, &working.parts, &outcome),
    })
}
