//! Golden files of a ruleset: the results of its calculators in a situation, against figures worked
//! out by hand from the ledger.
//!
//! A line is `name<TAB>calculator<TAB>inputs<TAB>expected<TAB>rules`; inputs of the house rules are
//! written `house.<id>=<answer>`. Expected items, separated by `; `: `headline=4+`, `sum=<sheet>`
//! (whose sum the headline shows, or `none`), `sheet.<id>=<figure>`, `mods.<id>=<rules>`,
//! `terms.<id>=<numbers>`, `beside.<question>=<words>`, `parts=<parts>`, `refused=<rules>`,
//! `note=<rule>`, `nonote=<rule>`, `kept=<rule>` (what does not count), `next=<opening>`,
//! `P(<part>=<value>)=<sum>`, `P(<part>>=<value>)=<sum>`, `E(<part>)=<sum>`, `no-roll`. A sum is
//! written as a calculation: `1-(4/6)^2`. A `?` is a figure that is not worked out yet; it
//! fails and says so.

#![allow(dead_code)]

use adjutant::aid::{Calculator, Field, Figure, Note, Outcome, PartKind, Ruleset, Values, Working};
use adjutant::dice::{Odds, Walk, odds, walk};
use adjutant::text::{Arg, Language, Packs, Phrase, PluralCategory, Text, Voice};

/// The ruleset and the house rules of golden lines.
pub struct Golden {
    pub ruleset: &'static Ruleset,
}

impl Golden {
    /// The calculator of this id.
    pub fn calculator(&self, id: &str) -> Result<&'static Calculator, String> {
        self.ruleset.calculator(id).ok_or_else(|| format!("no calculator `{id}`"))
    }

    /// The working of a calculator from inputs in the format of the golden file.
    pub fn work(&self, id: &str, inputs: &str) -> Result<Working, String> {
        let calculator = self.calculator(id)?;
        let mut own = Vec::new();
        let mut house = Vec::new();
        for pair in inputs.split_whitespace() {
            let (id, value) = pair.split_once('=').ok_or("an input without `=`")?;
            match id.strip_prefix("house.") {
                Some(id) => house.push((id, value)),
                None => own.push((id, value)),
            }
        }
        let (answers, misfits) = calculator.read(own);
        let (house, house_misfits) = Values::read(self.ruleset.house_rules, house);
        if !misfits.is_empty() || !house_misfits.is_empty() {
            return Err(format!("inputs do not fit: {misfits:?} {house_misfits:?}"));
        }
        Ok((calculator.work)(&answers, &house))
    }

    /// Checks one line.
    pub fn check(&self, line: &str) -> Result<(), String> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [_, id, inputs, expected, _] = columns[..] else {
            return Err(format!("{} columns instead of 5", columns.len()));
        };
        let working = self.work(id, inputs)?;
        let calculator = self.calculator(id)?;
        let faults: Vec<String> = expected
            .split("; ")
            .filter_map(|item| {
                let fault = holds(self.ruleset, calculator, &working, item.trim()).err()?;
                Some(format!("    {item}: {fault}"))
            })
            .collect();
        if faults.is_empty() {
            Ok(())
        } else {
            Err(format!("{id} {inputs}\n{}", faults.join("\n")))
        }
    }
}

pub fn english(phrase: &Phrase) -> String {
    let packs = Packs::embedded(Language::English);
    let voice = Voice { packs: &packs, metric: false, plural: &|_, _| PluralCategory::Other };
    voice.render(phrase)
}

pub fn word(text: Text) -> String {
    english(&text.into())
}

fn written(figure: &Figure) -> String {
    match figure {
        Figure::Need(6) => String::from("6"),
        Figure::Need(number) | Figure::TotalNeed(number) => format!("{number}+"),
        Figure::AtMost(number) => format!("{number}-"),
        Figure::Impossible => String::from("impossible"),
        Figure::Number(number) | Figure::Dice(number) | Figure::DiceOf(number, _) => {
            number.to_string()
        }
        Figure::Halves(halves) => (f32::from(*halves) / 2.0).to_string(),
        Figure::Inches(distance) | Figure::Measured(distance, _) => distance.to_string(),
        Figure::Signed(number) => format!("{number:+}"),
        Figure::Word(text) => word(*text),
    }
}

/// The value of a sum like `1-(4/6)^2`.
pub fn value(sum: &str) -> Result<f64, String> {
    let mut sum = Sum(sum.trim().as_bytes());
    let value = sum.terms()?;
    if sum.0.is_empty() {
        Ok(value)
    } else {
        Err(format!("`{}` is left over", String::from_utf8_lossy(sum.0)))
    }
}

/// The rest of a sum, still to be parsed.
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
        if self.next_is(b'^') { Ok(base.powf(self.power()?)) } else { Ok(base) }
    }
}

/// A part of the working's outcome by its id.
pub fn part_of(working: &Working, id: &str) -> Result<usize, String> {
    working.parts.iter().position(|part| part.id == id).ok_or_else(|| format!("no part `{id}`"))
}

/// The figure of a word or number of a part.
pub fn figure_of(working: &Working, part: usize, value: &str) -> Result<u16, String> {
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

pub fn odds_of(working: &Working) -> Result<Odds<Outcome>, String> {
    let procedure = working.procedure.as_ref().ok_or("nothing is rolled")?;
    Ok(odds(|dice| procedure(dice)))
}

fn same<T: PartialEq + std::fmt::Debug + ?Sized>(found: &T, expected: &T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("found {found:?}, expected {expected:?}")) }
}

fn close(found: f64, expected: &str) -> Result<(), String> {
    let expected = value(expected)?;
    if (found - expected).abs() < 1e-12 {
        Ok(())
    } else {
        Err(format!("found {found}, expected {expected}"))
    }
}

/// The chance of an event like `effect=burns` or `hits>=1`.
pub fn chance(working: &Working, event: &str) -> Result<f64, String> {
    let at_least = event.contains(">=");
    let (id, value) = (event.split_once(if at_least { ">=" } else { "=" }))
        .ok_or("P(part=value) or P(part>=value)")?;
    let part = part_of(working, id)?;
    let wanted = figure_of(working, part, value)?;
    Ok(odds_of(working)?.chance(|outcome| {
        let figure = outcome.figure(part);
        figure == wanted || (at_least && figure > wanted)
    }))
}

/// Checks one item of the expected column.
fn holds(
    ruleset: &Ruleset,
    calculator: &Calculator,
    working: &Working,
    item: &str,
) -> Result<(), String> {
    if item.ends_with('?') {
        // The expected value must not be copied from the app's own result.
        return Err("work it out by hand from the rules, and write it for the `?`".to_owned());
    }
    if item == "no-roll" {
        // A certain result counts as no roll, too.
        let rolls = (working.procedure.as_ref())
            .is_some_and(|procedure| matches!(walk(&[], procedure), Walk::Asks(_)));
        return same(&rolls, &false);
    }
    if let Some(rest) = item.strip_prefix("P(") {
        let (event, expected) = rest.split_once(")=").ok_or("P(...)= is cut off")?;
        return close(chance(working, event)?, expected);
    }
    if let Some(rest) = item.strip_prefix("E(") {
        let (id, expected) = rest.split_once(")=").ok_or("E(...)= is cut off")?;
        let part = part_of(working, id)?;
        let mean = odds_of(working)?.mean(|outcome| f64::from(outcome.figure(part)));
        return close(mean, expected);
    }
    let (what, expected) = item.split_once('=').ok_or("an item without `=`")?;
    let sum = |id: &str| {
        working.sums.iter().find(|sum| sum.id == id).ok_or_else(|| format!("no sheet `{id}`"))
    };
    match what.split_once('.').unwrap_or((what, "")) {
        ("plaque", _) => same(&*written(&working.headline.1), expected),
        ("sum", _) => {
            let found = working.headline_sum().map_or("none", |sum| sum.id);
            same(found, expected)
        }
        ("sheet", id) => same(&*written(&sum(id)?.result), expected),
        ("mods", id) => {
            let cites: Vec<_> = sum(id)?.modifiers.iter().map(|m| m.cite).collect();
            same(&*cites.join(","), expected)
        }
        ("terms", id) => {
            let values: Vec<_> =
                (sum(id)?.modifiers.iter()).map(|modifier| modifier.value.to_string()).collect();
            same(&*values.join(","), expected)
        }
        // Hits of each weapon, by its Anti-tank, highest first.
        ("anti-tank", id) => {
            let mut hits: Vec<(i16, i16)> = (sum(id)?.modifiers.iter())
                .map(|modifier| match modifier.label.args.first() {
                    Some(Arg::Number(anti_tank)) => (*anti_tank as i16, modifier.value),
                    _ => (0, 0),
                })
                .collect();
            hits.sort_by_key(|(anti_tank, _)| -anti_tank);
            let hits: Vec<_> = hits.iter().map(|(a, h)| format!("{a}:{h}")).collect();
            same(&*hits.join(","), expected)
        }
        ("beside", id) => {
            let asked = Field::find(calculator.fields, id);
            let found: Vec<_> = (working.beside.iter())
                .filter(|(place, _)| Some(*place) == asked)
                .map(|(_, phrase)| english(phrase))
                .collect();
            same(&*found.join(","), expected)
        }
        ("parts", _) => {
            let ids: Vec<_> = working.parts.iter().map(|part| part.id).collect();
            same(&*ids.join(","), expected)
        }
        ("refused", _) => {
            let cites: Vec<_> = working.refusals.iter().map(|note| note.cite).collect();
            same(&*cites.join(","), expected)
        }
        ("note", _) => same(&noted(&working.notes, expected), &true),
        ("nonote", _) => same(&noted(&working.notes, expected), &false),
        ("kept", _) => same(&noted(&working.not_counted, expected), &true),
        ("next", _) => {
            let found: Vec<_> = (working.next.iter())
                .map(|opening| {
                    let next = ruleset.calculator(opening.calculator);
                    let fields = next.map_or(&[][..], |next| next.fields);
                    let answers: Vec<_> = (opening.known.iter())
                        .map(|(place, answer)| format!("{}={answer}", fields[*place].id))
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

fn noted(notes: &[Note], cite: &str) -> bool {
    notes.iter().any(|note| note.cite == cite)
}
