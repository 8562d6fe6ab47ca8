//! The results of the rules in some 20,000 situations, created and written with the names that the
//! questions had on 2026-11-22 (`tests/dump/names.tsv`).
//!
//! Run this before and after refactoring the code beneath the rules.
//! `tests/dump/digests.tsv` has a digest of all results for each calculator; if
//! one differs, `cargo xtask dump FILE` writes the results in full, to compare
//! with another build. Because the situations use the old names, the dump also
//! proves that old links and saves are read as before.
//!
//! Texts are part of it, in English; so an improved text changes digests, and its
//! commit renews them: `cargo xtask dump --renew`.

#![allow(clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{env, fs};

use adjutant::aid::{
    Calculator, Consequence, Field, Figure, Misfit, Note, Opening, Outcome, Part, PartKind,
    Ruleset, TurnEvent, Values, Working,
};
use adjutant::dice::{Generator, Odds, Reading, Roll, odds, roll};
use adjutant::rulesets::ALL;
use adjutant::text::{Language, Packs, Phrase, Text, Voice};

mod frozen;

use frozen::{Name, Names, Random, digest, names, situation};

/// The number of situations for all calculators together.
const SITUATIONS: usize = 20_000;

/// The number of random units of each game.
const UNITS: usize = 500;

const DIGESTS: &str = "tests/dump/digests.tsv";

/// Reads answers by old names; a name or an answer that is no longer known is an
/// error.
fn read(fields: &'static [Field], written: &[(&str, String)], at: &str) -> Values {
    let pairs = written.iter().map(|(id, value)| (*id, value.as_str()));
    let (values, misfits) = Values::read(fields, pairs);
    if let Some((what, misfit)) = misfits.first() {
        let how = match misfit {
            Misfit::Unknown => "no such question",
            Misfit::Value(_) => "no such answer",
            Misfit::Modifier => "no modifier",
        };
        panic!("{at}: `{what}` is not read any more ({how})");
    }
    values
}

/// The places of the old names among today's fields; one name may have become several fields, but
/// none may be missing.
fn places(fields: &'static [Field], names: &[Name], at: &str) -> Vec<usize> {
    names
        .iter()
        .map(|name| {
            place(fields, &name.id)
                .unwrap_or_else(|| panic!("{at}: `{}` is not known any more", name.id))
        })
        .collect()
}

fn place(fields: &'static [Field], id: &str) -> Option<usize> {
    Field::find(fields, id)
}

/// The answers as they were written when the names were frozen.
fn written(fields: &'static [Field], names: &[Name], places: &[usize], values: &Values) -> String {
    let mut line = String::new();
    for (name, place) in names.iter().zip(places) {
        let answer = fields[*place].write(values.get(*place));
        if answer != name.default {
            let _ = write!(line, " {}={answer}", name.id);
        }
    }
    line
}

/// Prints texts in English.
struct Printer<'a> {
    voice: Voice<'a>,
    out: String,
}

impl Printer<'_> {
    fn line(&mut self, line: &str) {
        self.out.push_str(line);
        self.out.push('\n');
    }

    fn text(&self, text: Text) -> String {
        self.voice.render(&Phrase::from(text))
    }

    fn figure(&self, figure: &Figure) -> String {
        match figure {
            Figure::Word(word) => format!("Word({})", self.text(*word)),
            other => format!("{other:?}"),
        }
    }

    fn roll(&self, roll: &Roll) -> String {
        let reading = match &roll.reading {
            Reading::Bands(bands) => {
                let rows: Vec<String> = bands
                    .rows()
                    .iter()
                    .map(|band| format!("{} {}", band.upto, self.text(band.label)))
                    .collect();
                format!("bands [{}]", rows.join(", "))
            }
            other => format!("{other:?}"),
        };
        format!(
            "{}{:?} {reading} again {:?} \"{}\" {}",
            roll.dice,
            roll.die,
            roll.reroll,
            self.text(roll.name),
            roll.cite
        )
    }

    fn notes(&mut self, what: &str, notes: &[Note]) {
        for note in notes {
            let line = format!("  {what} {} {}", note.cite, self.voice.render(&note.phrase));
            self.line(&line);
        }
    }

    fn fields(&mut self, fields: &'static [Field], names: &[Name], places: &[usize]) {
        for (name, place) in names.iter().zip(places) {
            let field = &fields[*place];
            let line = format!(
                " ? {} [{}] {} / {} {:?}",
                name.id,
                field.allowed(),
                self.text(field.group),
                self.text(field.label),
                field.cites
            );
            self.line(&line);
        }
    }

    /// The questions that are asked, by their frozen names.
    fn asked(
        &mut self,
        fields: &'static [Field],
        names: &[Name],
        places: &[usize],
        values: &Values,
    ) {
        let hidden: Vec<&str> = names
            .iter()
            .zip(places)
            .filter(|(_, place)| !fields[**place].matters(values.all()))
            .map(|(name, _)| name.id.as_str())
            .collect();
        let line = format!("  hidden {}", hidden.join(" "));
        self.line(&line);
    }

    fn working(
        &mut self,
        all: &All,
        ruleset: &'static Ruleset,
        (names, places): (&[Name], &[usize]),
        working: &Working,
    ) {
        let (label, figure) = &working.headline;
        let line = format!("  plaque {}: {}", self.text(*label), self.figure(figure));
        self.line(&line);
        for sum in &working.sums {
            let (label, base, cite) = &sum.base;
            let line = format!(
                "  sheet {} {}: {} {} {cite} => {}",
                sum.id,
                self.text(sum.title),
                self.text(*label),
                self.figure(base),
                self.figure(&sum.result)
            );
            self.line(&line);
            for modifier in &sum.modifiers {
                let line = format!(
                    "    {:+} {} {}",
                    modifier.value,
                    self.voice.render(&modifier.label),
                    modifier.cite
                );
                self.line(&line);
            }
        }
        for row in &working.rows {
            let line =
                format!("  row {} {} {}", self.text(row.title), row.cite, self.roll(&row.roll));
            self.line(&line);
        }
        for (id, phrase) in &working.beside {
            // Whatever its present name is, a question has one frozen name.
            let name = names.iter().zip(places).find(|(_, place)| *place == id);
            let name = name.map_or("?", |(name, _)| name.id.as_str());
            let line = format!("  beside {name}: {}", self.voice.render(phrase));
            self.line(&line);
        }
        self.notes("refused", &working.refusals);
        self.notes("note", &working.notes);
        for opening in &working.next {
            let line = format!("  next {}", self.opening(all, ruleset, opening));
            self.line(&line);
        }
        let Some(procedure) = &working.procedure else {
            self.line("  nothing is rolled");
            return;
        };
        self.odds(&working.parts, &odds(|dice| procedure(dice)));
        let (outcome, throws) = roll(&mut Generator::from_seed(7), procedure);
        let line = format!("  rolled {} throws: {:?}", throws.len(), outcome.0);
        self.line(&line);
        for throw in &throws {
            let faces: Vec<String> =
                (throw.faces.iter()).map(|die| format!("{:?}", die.faces)).collect();
            let line = format!("    {} {}", self.roll(&throw.roll), faces.join(""));
            self.line(&line);
        }
    }

    fn odds(&mut self, parts: &[Part], odds: &Odds<Outcome>) {
        for (index, part) in parts.iter().enumerate() {
            let kind = match part.kind {
                PartKind::Words(words) => words
                    .iter()
                    .map(|word| format!("{} {} {:?}", word.id, self.text(word.label), word.tone))
                    .collect::<Vec<_>>()
                    .join(", "),
                kind => format!("{kind:?}"),
            };
            let mut line = format!("  part {} {} ({kind}):", part.id, self.text(part.label));
            let marginal = odds.marginal(|outcome| outcome.figure(index));
            for (figure, chance) in marginal.iter() {
                let _ = write!(line, " {figure} {chance:.9}");
            }
            self.line(&line);
        }
        // A number that combines all parts, and differs if any chance does.
        let together: f64 = odds
            .iter()
            .map(|(outcome, chance)| {
                let bytes: Vec<u8> =
                    (0..parts.len()).flat_map(|part| outcome.figure(part).to_le_bytes()).collect();
                chance * (digest(&bytes) >> 11) as f64 / (1u64 << 53) as f64
            })
            .sum();
        let line = format!("  outcomes {} together {together:.9}", odds.len());
        self.line(&line);
    }

    /// An opening as the full answers of the calculator that it opens.
    fn opening(&self, all: &All, ruleset: &'static Ruleset, opening: &Opening) -> String {
        let calculator = ruleset.calculator(opening.calculator).expect("it opens a calculator");
        let names = all.names(ruleset, &form_of(calculator));
        let mut values = Values::defaults(calculator.fields);
        for &(place, answer) in &opening.known {
            values.set(calculator.fields, place, answer);
        }
        let places = places(calculator.fields, names, calculator.id);
        format!(
            "{} \"{}\"{}",
            calculator.id,
            opening.label.map_or_else(String::new, |text| self.text(text)),
            written(calculator.fields, names, &places, &values)
        )
    }

    fn openings(&mut self, all: &All, ruleset: &'static Ruleset, what: &str, of: &[Opening]) {
        for opening in of {
            let line = format!("  {what} {}", self.opening(all, ruleset, opening));
            self.line(&line);
        }
    }

    fn consequences(&mut self, all: &All, ruleset: &'static Ruleset, of: &[Consequence]) {
        for consequence in of {
            let test = consequence
                .test
                .as_ref()
                .map_or_else(String::new, |test| self.opening(all, ruleset, test));
            let line = format!(
                "  follows {} {} {:?} {:?} {test}",
                consequence.cite,
                self.voice.render(&consequence.phrase),
                consequence.phases,
                consequence.whose
            );
            self.line(&line);
        }
    }
}

/// Everything frozen.
struct All {
    names: Names,
}

impl All {
    /// The games that have frozen names: not those added later.
    fn games(&self) -> impl Iterator<Item = &'static Ruleset> {
        let frozen = |ruleset: &&Ruleset| self.names.keys().any(|(game, _)| game == ruleset.id);
        ALL.iter().copied().filter(frozen)
    }

    fn names(&self, ruleset: &Ruleset, form: &str) -> &[Name] {
        self.names.get(&(ruleset.id.to_owned(), form.to_owned())).map_or(&[], Vec::as_slice)
    }
}

fn form_of(calculator: &Calculator) -> String {
    format!("calculate/{}", calculator.id)
}

/// A form that a player can fill in, with its frozen names.
struct Asked<'a> {
    fields: &'static [Field],
    names: &'a [Name],
    places: Vec<usize>,
    at: String,
}

impl<'a> Asked<'a> {
    fn new(all: &'a All, ruleset: &'static Ruleset, form: &str, fields: &'static [Field]) -> Self {
        let names = all.names(ruleset, form);
        let at = format!("{}/{form}", ruleset.id);
        Self { fields, names, places: places(fields, names, &at), at }
    }

    fn random(&self, random: &mut Random) -> Values {
        read(self.fields, &situation(self.names, random), &self.at)
    }

    fn written(&self, values: &Values) -> String {
        written(self.fields, self.names, &self.places, values)
    }
}

fn calculators(all: &All, voice: &Voice, print: &mut impl FnMut(String, String)) {
    let forms = all.names.keys().filter(|(_, form)| form.contains('/'));
    let each = SITUATIONS / forms.count();
    for ruleset in all.games() {
        let house = Asked::new(all, ruleset, "house", ruleset.house_rules);
        for calculator in ruleset.calculators {
            let form = form_of(calculator);
            let asked = Asked::new(all, ruleset, &form, calculator.fields);
            if !all.names.contains_key(&(ruleset.id.to_owned(), form)) {
                continue;
            }
            let mut printer = Printer { voice: *voice, out: String::new() };
            let line = format!(
                "{} {} / {} {:?}",
                asked.at,
                printer.text(calculator.title),
                printer.text(calculator.summary),
                calculator.cites
            );
            printer.line(&line);
            printer.fields(asked.fields, asked.names, &asked.places);
            let mut random = Random::of(&asked.at);
            for number in 0..each {
                let (values, rules) = if number == 0 {
                    (Values::defaults(calculator.fields), Values::defaults(ruleset.house_rules))
                } else {
                    let values = asked.random(&mut random);
                    let rules = if random.below(4) == 0 {
                        house.random(&mut random)
                    } else {
                        Values::defaults(ruleset.house_rules)
                    };
                    (values, rules)
                };
                let line = format!(
                    "{} {number}:{} | house{}",
                    asked.at,
                    asked.written(&values),
                    house.written(&rules)
                );
                printer.line(&line);
                printer.asked(asked.fields, asked.names, &asked.places, &values);
                let working = (calculator.work)(&values, &rules);
                printer.working(all, ruleset, (asked.names, &asked.places), &working);
            }
            print(asked.at, printer.out);
        }
    }
}

fn units(all: &All, voice: &Voice, print: &mut impl FnMut(String, String)) {
    for ruleset in all.games() {
        let tracker = &ruleset.tracker;
        let unit = Asked::new(all, ruleset, "unit", tracker.fields);
        let side = Asked::new(all, ruleset, "side", tracker.side_fields);
        let mut printer = Printer { voice: *voice, out: String::new() };
        printer.fields(unit.fields, unit.names, &unit.places);
        printer.fields(side.fields, side.names, &side.places);
        let mut random = Random::of(&unit.at);
        let mut before = Values::defaults(tracker.fields);
        for number in 0..UNITS {
            let state = unit.random(&mut random);
            let (own, other) = (side.random(&mut random), side.random(&mut random));
            let line = format!(
                "{} {number}:{} | own{} | other{}",
                unit.at,
                unit.written(&state),
                side.written(&own),
                side.written(&other)
            );
            printer.line(&line);
            printer.asked(unit.fields, unit.names, &unit.places, &state);
            let adjusted = (tracker.adjust)(&before, &state);
            let line = format!("  settled{}", unit.written(&adjusted));
            printer.line(&line);
            for moment in [TurnEvent::TurnBegins, TurnEvent::TurnEnds, TurnEvent::PhaseBegins] {
                let line = format!(
                    "  {moment:?}:{} | side{}",
                    unit.written(&(tracker.on_event)(&state, moment)),
                    side.written(&(tracker.side_on_event)(&own, moment))
                );
                printer.line(&line);
            }
            printer.consequences(all, ruleset, &(tracker.consequences)(&state));
            printer.openings(all, ruleset, "opens", &ruleset.openings(&state));
            let units = [before, state.clone(), adjusted];
            printer.consequences(all, ruleset, &(tracker.side_consequences)(&own, &units));
            before = state;
        }
        print(unit.at, printer.out);
    }
}

/// The stored digests, by calculator.
fn kept() -> BTreeMap<String, String> {
    let text = fs::read_to_string(DIGESTS).unwrap_or_default();
    text.lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(what, digest)| (what.to_owned(), digest.to_owned()))
        .collect()
}

#[test]
fn every_situation_comes_out_as_it_did() {
    let all = All { names: names() };
    let packs = Packs::embedded(Language::English);
    let voice = Voice::english(&packs);
    let mut words = String::new();
    let mut digests = BTreeMap::new();
    let mut print = |what: String, said: String| {
        digests.insert(what, format!("{:016x}", digest(said.as_bytes())));
        words.push_str(&said);
    };
    calculators(&all, &voice, &mut print);
    units(&all, &voice, &mut print);
    if let Some(file) = env::var_os("ADJUTANT_DUMP") {
        fs::write(&file, &words).expect("the dump can be written");
    }
    if env::var_os("ADJUTANT_DUMP_RENEW").is_some() {
        let mut text = String::new();
        for (what, digest) in &digests {
            let _ = writeln!(text, "{what}\t{digest}");
        }
        fs::write(DIGESTS, text).expect("the digests can be written");
        return;
    }
    let kept = kept();
    let differ: Vec<&String> = (digests.iter())
        .filter(|(what, digest)| kept.get(*what) != Some(digest))
        .map(|(what, _)| what)
        .collect();
    assert!(
        differ.is_empty() && kept.len() == digests.len(),
        "not as it was: {differ:?}; `cargo xtask dump FILE` writes what is said now, and \
         `cargo xtask dump --renew` accepts it"
    );
}
