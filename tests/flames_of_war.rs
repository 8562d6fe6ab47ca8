//! Flames of War: what its calculators come to, against figures worked out by
//! hand from the ledger (`golden/flames-of-war.tsv`).

#![allow(clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use adjutant::aid::{Calculator, Figure, Form, Outcome, PartKind, Values, Working};
use adjutant::dice::{Odds, odds};
use adjutant::rulesets::flames_of_war::calculators::CALCULATORS;
use adjutant::rulesets::flames_of_war::house::House;
use adjutant::text::{Language, Packs, Phrase, PluralCategory, Text, Voice};

const GOLDEN: &str = include_str!("golden/flames-of-war.tsv");
const PATH: &str = "tests/golden/flames-of-war.tsv";

fn english(phrase: &Phrase) -> String {
    let packs = Packs::embedded(Language::English);
    let voice = Voice {
        packs: &packs,
        metric: false,
        plural: &|_, _| PluralCategory::Other,
    };
    voice.render(phrase)
}

fn word(text: Text) -> String {
    english(&text.into())
}

fn calculator(id: &str) -> Result<&'static Calculator, String> {
    CALCULATORS
        .iter()
        .find(|calculator| calculator.id == id)
        .ok_or_else(|| format!("no calculator `{id}`"))
}

/// The working of a calculator from inputs as the golden file writes them.
fn work(calculator: &Calculator, inputs: &str) -> Result<Working, String> {
    let mut own = Vec::new();
    let mut house = Vec::new();
    for pair in inputs.split_whitespace() {
        let (id, value) = pair.split_once('=').ok_or("an input without `=`")?;
        match id.strip_prefix("house.") {
            Some(id) => house.push((id, value)),
            None => own.push((id, value)),
        }
    }
    let (answers, misfits) = Values::read(calculator.fields, own);
    let (house, house_misfits) = Values::read(House::FIELDS, house);
    if !misfits.is_empty() || !house_misfits.is_empty() {
        return Err(format!("inputs do not fit: {misfits:?} {house_misfits:?}"));
    }
    Ok((calculator.work)(&answers, &house))
}

fn written(figure: &Figure) -> String {
    match figure {
        Figure::Need(6) => String::from("6"),
        Figure::Need(number) => format!("{number}+"),
        Figure::AtMost(number) => format!("{number}-"),
        Figure::Impossible => String::from("impossible"),
        Figure::Number(number) | Figure::Dice(number) => number.to_string(),
        Figure::Inches(distance) | Figure::Measured(distance, _) => distance.to_string(),
        Figure::Signed(number) => format!("{number:+}"),
        Figure::Word(text) => word(*text),
    }
}

/// The value of a sum like `1-(4/6)^2`.
fn value(sum: &str) -> Result<f64, String> {
    let mut sum = Sum(sum.trim().as_bytes());
    let value = sum.terms()?;
    if sum.0.is_empty() {
        Ok(value)
    } else {
        Err(format!("`{}` is left over", String::from_utf8_lossy(sum.0)))
    }
}

/// What is left to read of a sum.
struct Sum<'a>(&'a [u8]);

impl Sum<'_> {
    fn next_is(&mut self, sign: u8) -> bool {
        let found = self.0.first() == Some(&sign);
        if found {
            self.0 = &self.0[1..];
        }
        found
    }

    fn terms(&mut self) -> Result<f64, String> {
        let mut sum = self.factors()?;
        loop {
            if self.next_is(b'+') {
                sum += self.factors()?;
            } else if self.next_is(b'-') {
                sum -= self.factors()?;
            } else {
                return Ok(sum);
            }
        }
    }

    fn factors(&mut self) -> Result<f64, String> {
        let mut product = self.power()?;
        loop {
            if self.next_is(b'*') {
                product *= self.power()?;
            } else if self.next_is(b'/') {
                product /= self.power()?;
            } else {
                return Ok(product);
            }
        }
    }

    fn power(&mut self) -> Result<f64, String> {
        let base = if self.next_is(b'(') {
            let inside = self.terms()?;
            if !self.next_is(b')') {
                return Err(String::from("a bracket stays open"));
            }
            inside
        } else {
            let digits = self.0.iter().take_while(|c| c.is_ascii_digit()).count();
            let (number, rest) = self.0.split_at(digits);
            self.0 = rest;
            String::from_utf8_lossy(number)
                .parse()
                .map_err(|_| String::from("a number is missing"))?
        };
        if self.next_is(b'^') {
            Ok(base.powf(self.power()?))
        } else {
            Ok(base)
        }
    }
}

/// A part of the working's outcome by its id, with the figure of a word or
/// number of it.
fn part_of(working: &Working, id: &str) -> Result<usize, String> {
    working
        .parts
        .iter()
        .position(|part| part.id == id)
        .ok_or_else(|| format!("no part `{id}`"))
}

fn figure_of(working: &Working, part: usize, value: &str) -> Result<u16, String> {
    match working.parts[part].kind {
        PartKind::Count | PartKind::Measure(_) | PartKind::Bearing => {
            value.parse().map_err(|_| format!("`{value}` is no count"))
        }
        PartKind::Words(words) => words
            .iter()
            .position(|word| word.id == value)
            .map(|index| index as u16)
            .ok_or_else(|| format!("no word `{value}`")),
    }
}

fn odds_of(working: &Working) -> Result<Odds<Outcome>, String> {
    let procedure = working.procedure.as_ref().ok_or("nothing is rolled")?;
    Ok(odds(|dice| procedure(dice)))
}

fn same<T: PartialEq + std::fmt::Debug + ?Sized>(found: &T, expected: &T) -> Result<(), String> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("found {found:?}, expected {expected:?}"))
    }
}

fn close(found: f64, expected: &str) -> Result<(), String> {
    let expected = value(expected)?;
    if (found - expected).abs() < 1e-12 {
        Ok(())
    } else {
        Err(format!("found {found}, expected {expected}"))
    }
}

/// Checks one item of the expected column.
fn holds(working: &Working, item: &str) -> Result<(), String> {
    if item == "no-roll" {
        return same(&working.procedure.is_some(), &false);
    }
    if let Some(rest) = item.strip_prefix("P(") {
        let (event, expected) = rest.split_once(")=").ok_or("P(...)= is cut off")?;
        let (event, at_least) = match event.split_once(">=") {
            Some((id, value)) => ((id, value), true),
            None => (event.split_once('=').ok_or("P(part=value)")?, false),
        };
        let (id, value) = event;
        let part = part_of(working, id)?;
        let wanted = figure_of(working, part, value)?;
        let chance = odds_of(working)?.chance(|outcome| {
            let figure = outcome.figure(part);
            figure == wanted || (at_least && figure > wanted)
        });
        return close(chance, expected);
    }
    if let Some(rest) = item.strip_prefix("E(") {
        let (id, expected) = rest.split_once(")=").ok_or("E(...)= is cut off")?;
        let part = part_of(working, id)?;
        let mean = odds_of(working)?.mean(|outcome| f64::from(outcome.figure(part)));
        return close(mean, expected);
    }
    let (what, expected) = item.split_once('=').ok_or("an item without `=`")?;
    let sheet = |id: &str| {
        working
            .sheets
            .iter()
            .find(|sheet| sheet.id == id)
            .ok_or_else(|| format!("no sheet `{id}`"))
    };
    match what.split_once('.').unwrap_or((what, "")) {
        ("plaque", _) => same(&*written(&working.plaque.1), expected),
        ("sheet", id) => same(&*written(&sheet(id)?.result), expected),
        ("mods", id) => {
            let cites: Vec<_> = sheet(id)?.modifiers.iter().map(|m| m.cite).collect();
            same(&*cites.join(","), expected)
        }
        ("terms", id) => {
            let values: Vec<_> = (sheet(id)?.modifiers.iter())
                .map(|modifier| modifier.value.to_string())
                .collect();
            same(&*values.join(","), expected)
        }
        // Hits of each weapon, by its Anti-tank, highest first.
        ("anti-tank", id) => {
            let mut hits: Vec<(i16, i16)> = (sheet(id)?.modifiers.iter())
                .map(|modifier| match modifier.label.args.first() {
                    Some(adjutant::text::Arg::Number(anti_tank)) => {
                        (*anti_tank as i16, modifier.value)
                    }
                    _ => (0, 0),
                })
                .collect();
            hits.sort_by_key(|(anti_tank, _)| -anti_tank);
            let hits: Vec<_> = hits.iter().map(|(a, h)| format!("{a}:{h}")).collect();
            same(&*hits.join(","), expected)
        }
        ("refused", _) => {
            let cites: Vec<_> = working.refusals.iter().map(|note| note.cite).collect();
            same(&*cites.join(","), expected)
        }
        ("note", _) => same(&noted(working, expected), &true),
        ("nonote", _) => same(&noted(working, expected), &false),
        ("next", _) => {
            let found: Vec<_> = (working.next.iter())
                .map(|opening| {
                    let answers: Vec<_> = (opening.answers.iter())
                        .map(|(id, answer)| format!("{id}={answer}"))
                        .collect();
                    format!("{}:{}", opening.calculator, answers.join(","))
                })
                .collect();
            if found.iter().any(|opening| opening == expected) {
                Ok(())
            } else {
                Err(format!("found {found:?}"))
            }
        }
        _ => Err(format!("`{what}` is not known")),
    }
}

fn noted(working: &Working, cite: &str) -> bool {
    working.notes.iter().any(|note| note.cite == cite)
}

/// Checks one line of the golden file.
fn check(line: &str) -> Result<(), String> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [_, id, inputs, expected, _] = columns[..] else {
        return Err(format!("{} columns instead of 5", columns.len()));
    };
    let working = work(calculator(id)?, inputs)?;
    let faults: Vec<String> = expected
        .split("; ")
        .filter_map(|item| {
            let fault = holds(&working, item.trim()).err()?;
            Some(format!("    {item}: {fault}"))
        })
        .collect();
    if faults.is_empty() {
        Ok(())
    } else {
        Err(format!("{id} {inputs}\n{}", faults.join("\n")))
    }
}

/// The lines of the golden file with their numbers.
fn lines() -> impl Iterator<Item = (usize, &'static str)> {
    GOLDEN
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(index, line)| (index + 1, line))
}

#[test]
fn the_figures_are_those_of_the_ledger() {
    let faults: Vec<String> = lines()
        .filter_map(|(number, line)| {
            let fault = check(line).err()?;
            Some(format!("{PATH}:{number}: {fault}"))
        })
        .collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn a_wrong_figure_is_found() {
    for (line, fault) in [
        ("x\ttest\t\tplaque=5+\t", "found \"4+\""),
        ("x\ttest\t\tP(test=passed)=1/3\t", "found 0.5"),
        ("x\ttest\tnobody=1\tplaque=4+\t", "do not fit"),
        ("x\ttest\t\trefused=FOW-AMB-01\t", "expected \"FOW-AMB-01\""),
        ("x\tshooting\tin-range=no\tE(hits)=1\t", "nothing is rolled"),
        ("x\tnone\t\tno-roll\t", "no calculator"),
    ] {
        let found = check(line).err().unwrap_or_default();
        assert!(found.contains(fault), "{line}: {found}");
    }
    assert!(value("1-(4/6)^2").is_ok_and(|sum| (sum - 5.0 / 9.0).abs() < 1e-15));
    assert!(value("(1").is_err() && value("1)").is_err() && value("").is_err());
}

#[test]
fn every_golden_line_has_its_own_name_and_every_calculator_lines() {
    let mut names = BTreeSet::new();
    let mut calculators = BTreeSet::new();
    for (number, line) in lines() {
        let mut columns = line.split('\t');
        let name = columns.next().unwrap_or_default();
        assert!(names.insert(name), "{PATH}:{number}: {name} stands twice");
        calculators.insert(columns.next().unwrap_or_default());
    }
    for calculator in CALCULATORS {
        assert!(calculators.contains(calculator.id), "{}", calculator.id);
    }
}

/// Where an answer makes no difference, its question is not shown; and the
/// answer to a hidden question changes nothing.
#[test]
fn hidden_answers_are_not_used() {
    let house = Values::defaults(House::FIELDS);
    for calculator in CALCULATORS {
        let fields = calculator.fields;
        let picks = situations(calculator);
        for start in &picks {
            for (index, field) in fields.iter().enumerate() {
                if (field.matters)(start.all()) {
                    continue;
                }
                let shown = shape(&(calculator.work)(start, &house));
                for answer in few_answers(field) {
                    let mut other = start.clone();
                    other.set(fields, index, answer);
                    let hidden = shape(&(calculator.work)(&other, &house));
                    assert_eq!(
                        shown,
                        hidden,
                        "{}: {} = {answer} is hidden but used in {:?}",
                        calculator.id,
                        field.id,
                        start.written(fields),
                    );
                }
            }
        }
    }
}

/// The default situation, and those with one answer changed.
fn situations(calculator: &Calculator) -> Vec<Values> {
    let fields = calculator.fields;
    let defaults = Values::defaults(fields);
    let mut found = vec![defaults.clone()];
    for (index, field) in fields.iter().enumerate() {
        for answer in few_answers(field) {
            let mut values = defaults.clone();
            values.set(fields, index, answer);
            found.push(values);
        }
    }
    found
}

/// All answers to a toggle or a choice; the ends of a count.
fn few_answers(field: &adjutant::aid::Field) -> Vec<i16> {
    use adjutant::aid::Kind;
    match field.kind {
        Kind::Toggle => vec![0, 1],
        Kind::Choice(choices) => (0..choices.len() as i16).collect(),
        Kind::Count { low, high } | Kind::Measure { low, high, .. } => vec![low, high],
    }
}

/// What a working shows and rolls, to compare two of them. What comes next may
/// differ: it hands hidden answers on.
fn shape(working: &Working) -> String {
    let odds = working.procedure.as_ref().map(|procedure| {
        let odds = odds(|dice| procedure(dice));
        odds.iter()
            .map(|(outcome, chance)| format!("{outcome:?} {chance:.12}"))
            .collect::<Vec<_>>()
    });
    format!(
        "{:?} {:?} {:?} {:?} {odds:?}",
        working.plaque, working.sheets, working.refusals, working.notes
    )
}

/// The question's own words: five Shermans that moved, ROF 2, short range, at
/// concealed veteran `StuG`s. Anti-tank 12 against front armour 7 with
/// Firepower 3+ gives 20/27 expected kills when there is a `StuG` for each hit.
#[test]
fn five_shermans() {
    let inputs = "target-skill=veteran target=armoured concealed=yes shooters=5 rof=2 moved=yes \
                  armour=7 anti-tank=12 firepower=3 teams=5";
    let shooting = calculator("shooting").expect("shooting exists");
    let working = work(shooting, inputs).expect("the inputs fit");
    let kills = odds_of(&working)
        .expect("it is rolled")
        .mean(|outcome| f64::from(outcome.figure(0)));
    assert!((kills - 20.0 / 27.0).abs() < 1e-12, "{kills}");
}

/// Addresses stay short even with every answer changed. Shooting, bombardment
/// and assault ask more than any one situation can differ in.
#[test]
fn written_answers_are_short() {
    for calculator in CALCULATORS {
        let longest: usize = (calculator.fields.iter())
            .map(|field| {
                let answers = few_answers(field).into_iter();
                let answer = answers.map(|answer| field.write(answer).len()).max();
                field.id.len() + answer.unwrap_or(0) + 2
            })
            .sum();
        let most = match calculator.id {
            "shooting" | "bombardment" | "assault" => 450,
            _ => 270,
        };
        assert!(longest <= most, "{}: {longest}", calculator.id);
    }
}
