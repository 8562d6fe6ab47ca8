//! A ruleset: everything the app knows of one wargame.

use std::collections::{BTreeMap, BTreeSet};

use crate::text::Text;

use super::{
    Calculator, Checklist, Cite, Consequence, Example, Field, Kind, Missions, Note, Opening, Order,
    Phase, Rule, Section, Table, Term, Tracker, Values, Working,
};

/// One wargame.
pub struct Ruleset {
    /// The name in addresses and saves (`flames-of-war`).
    pub id: &'static str,
    /// The game's name.
    pub name: Text,
    /// One line on what is supported and that it is unofficial.
    pub summary: Text,
    /// The text packs it reads. Those whose names end in `-rules` are its reference.
    pub packs: &'static [&'static str],
    /// The order of play: where a battle begins, and what may come next.
    pub order: Order,
    /// The stages of play: the phases of a turn, or the actions; steps of the
    /// set-up before the first turn; questions at the start of one.
    pub checklist: Checklist,
    /// The calculators, in the order of the turn.
    pub calculators: &'static [Calculator],
    /// The rules and tables.
    pub reference: &'static [Section],
    /// How unclear spots of the sheet are read.
    pub rulings: &'static [Rule],
    /// Worked examples of the sheet, as far as calculators show them.
    pub examples: &'static [Example],
    /// The words of the game.
    pub glossary: &'static [Term],
    /// The state of units.
    pub tracker: Tracker,
    /// Missions: battles with their own set-up, end and winner.
    pub missions: Missions,
    /// House rules, as a form.
    pub house_rules: &'static [Field],
    /// The tables (`FOW-HIT-T1`), calculators (`shooting`), sums (`shooting/to-hit`) and steps
    /// (`movement/dismount`) that a quick reference on paper leaves out: something else in it
    /// says the same, or only the app needs it.
    pub off_paper: &'static [&'static str],
}

impl Ruleset {
    /// The calculator of this id.
    pub fn calculator(&self, id: &str) -> Option<&'static Calculator> {
        self.calculators
            .iter()
            .find(|calculator| calculator.id == id)
    }

    /// The calculators that the page of a unit opens, for the roles that it can take.
    pub fn openings(&self, unit: &Values) -> Vec<Opening> {
        let all = self.calculators.iter();
        all.flat_map(|calculator| calculator.openings(unit))
            .collect()
    }

    /// The calculators of a stage: those that it is about, then those with dice as its
    /// steps come to them, then those that only look something up.
    pub fn calculators_of(&self, phase: &Phase) -> Vec<&'static Calculator> {
        let house = Values::defaults(self.house_rules);
        let has_dice = |calculator: &Calculator| {
            let working = (calculator.work)(&Values::defaults(calculator.fields), &house);
            working.procedure.is_some() && working.certain().is_none()
        };
        let steps = phase.steps.iter().flat_map(|step| step.calculators);
        let mut all: Vec<&'static Calculator> = Vec::new();
        for id in phase.leads.iter().chain(steps) {
            let known = self.calculator(id);
            all.extend(known.filter(|known| !all.iter().any(|other| other.id == known.id)));
        }
        all.sort_by_key(|one| (!phase.leads.contains(&one.id), !has_dice(one)));
        all
    }

    /// The section that holds a rule or table.
    pub fn section_of(&self, cite: Cite) -> Option<&'static Section> {
        self.reference.iter().find(|section| {
            section.rules.iter().any(|rule| rule.cite == cite)
                || section.tables.iter().any(|table| table.cite == cite)
        })
    }

    /// The rule or ruling of an id.
    pub fn rule(&self, cite: &str) -> Option<&'static Rule> {
        self.reference
            .iter()
            .flat_map(|section| section.rules)
            .chain(self.rulings)
            .find(|rule| rule.cite == cite)
    }

    /// The table of an id.
    pub fn table(&self, cite: &str) -> Option<&'static Table> {
        self.reference
            .iter()
            .flat_map(|section| section.tables)
            .find(|table| table.cite == cite)
    }

    /// The calculators that show the worked example of an id.
    pub fn shows(&self, cite: Cite) -> Vec<Opening> {
        self.examples
            .iter()
            .filter(|example| example.cite == cite)
            .flat_map(|example| (example.opens)())
            .collect()
    }

    /// Every id the ruleset rests on, and what serves it: what is written down,
    /// and what the calculators and the tracker say when one or two questions
    /// are answered otherwise than by default.
    pub fn cites(&self) -> BTreeMap<Cite, BTreeSet<String>> {
        let mut served = Served::default();
        for section in self.reference {
            for rule in section.rules {
                served.add(rule.cite, || format!("rule of {}", section.id));
            }
            for table in section.tables {
                served.add(table.cite, || format!("table of {}", section.id));
            }
        }
        for ruling in self.rulings {
            served.add(ruling.cite, || String::from("ruling"));
        }
        for example in self.examples {
            served.add(example.cite, || String::from("example"));
        }
        for term in self.glossary {
            served.add(term.cite, || String::from("term"));
        }
        for phase in self.checklist {
            for step in phase.steps {
                served.add_all(step.cites, || format!("step {}/{}", phase.id, step.id));
            }
        }
        let house = Values::defaults(self.house_rules);
        for mission in (self.missions.all)(&house) {
            served.add_all(mission.cites, || format!("map of {}", mission.id));
        }
        served.add_fields("battle", self.tracker.battle_fields);
        served.add_fields("house rules", self.house_rules);
        served.add_fields("tracker", self.tracker.fields);
        served.add_fields("side", self.tracker.side_fields);
        let cards = &self.tracker.cards;
        served.add_fields("army", cards.terms.fields);
        served.add_all(cards.terms.cites, || "army".to_owned());
        for one in cards.words {
            served.add_all(one.cites, || format!("free text {}", one.id));
        }
        for entry in cards.catalogue {
            served.add_all(entry.cites, || format!("catalogue {}", entry.id));
            served.add_fields(entry.id, entry.options);
        }
        let side = Values::defaults(self.tracker.side_fields);
        for unit in situations(self.tracker.fields) {
            let consequences = (self.tracker.consequences)(&unit);
            served.add_consequences("unit", &consequences);
            let units = [unit];
            let consequences = (self.tracker.side_consequences)(&side, &units);
            served.add_consequences("side", &consequences);
        }
        let unit = Values::defaults(self.tracker.fields);
        for side in situations(self.tracker.side_fields) {
            let units = [unit.clone()];
            let consequences = (self.tracker.side_consequences)(&side, &units);
            served.add_consequences("side", &consequences);
        }
        for calculator in self.calculators {
            served.add_all(calculator.cites, || format!("calculator {}", calculator.id));
            served.add_fields(calculator.id, calculator.fields);
            for house in singles(self.house_rules) {
                let answers = Values::defaults(calculator.fields);
                served.add_working(calculator.id, &(calculator.work)(&answers, &house));
            }
            let house = Values::defaults(self.house_rules);
            for answers in situations(calculator.fields) {
                served.add_working(calculator.id, &(calculator.work)(&answers, &house));
            }
        }
        served.0
    }
}

/// Ids with what serves them.
#[derive(Default)]
struct Served(BTreeMap<Cite, BTreeSet<String>>);

impl Served {
    fn add(&mut self, cite: Cite, by: impl Fn() -> String) {
        self.0.entry(cite).or_default().insert(by());
    }

    fn add_all(&mut self, cites: &[Cite], by: impl Fn() -> String) {
        for cite in cites {
            self.add(cite, &by);
        }
    }

    fn add_fields(&mut self, form: &str, fields: &[Field]) {
        for field in fields {
            self.add_all(field.cites, || format!("field {form}/{}", field.id));
        }
    }

    fn add_consequences(&mut self, of: &str, consequences: &[Consequence]) {
        for consequence in consequences {
            self.add(consequence.cite, || format!("consequence for a {of}"));
        }
    }

    fn add_working(&mut self, calculator: &str, working: &Working) {
        for sheet in &working.sheets {
            let by = || format!("sheet {calculator}/{}", sheet.id);
            self.add(sheet.base.2, by);
            for modifier in &sheet.modifiers {
                self.add(modifier.cite, by);
            }
        }
        for Note { cite, .. } in working.refusals.iter().chain(&working.notes) {
            self.add(cite, || format!("note of {calculator}"));
        }
    }
}

/// The defaults, and every answer to every question with the rest at their
/// defaults.
fn singles(fields: &'static [Field]) -> impl Iterator<Item = Values> {
    let defaults = Values::defaults(fields);
    let changed = fields.iter().enumerate().flat_map(move |(index, field)| {
        answers_to(field).map(move |answer| {
            let mut values = Values::defaults(fields);
            values.set(fields, index, answer);
            values
        })
    });
    std::iter::once(defaults).chain(changed)
}

/// [`singles`], and some answers to every pair of questions.
fn situations(fields: &'static [Field]) -> impl Iterator<Item = Values> {
    let pairs = fields.iter().enumerate().flat_map(move |(first, one)| {
        fields[..first]
            .iter()
            .enumerate()
            .flat_map(move |(second, other)| {
                telling(one).into_iter().flat_map(move |answer| {
                    telling(other).into_iter().map(move |another| {
                        let mut values = Values::defaults(fields);
                        values.set(fields, first, answer);
                        values.set(fields, second, another);
                        values
                    })
                })
            })
    });
    singles(fields).chain(pairs)
}

fn answers_to(field: &Field) -> impl Iterator<Item = i16> + use<> {
    match field.kind {
        // One unit is like another.
        Kind::Toggle | Kind::Unit => 0..=1,
        Kind::Choice(choices) => 0..=choices.len() as i16 - 1,
        Kind::Count { low, high } | Kind::Measure { low, high, .. } => low..=high,
    }
}

/// The most significant answers: all but the default, for numbers the ends of the range.
fn telling(field: &Field) -> Vec<i16> {
    let mut answers: Vec<i16> = match field.kind {
        Kind::Count { low, high } | Kind::Measure { low, high, .. } => vec![low, high],
        Kind::Toggle | Kind::Choice(_) | Kind::Unit => answers_to(field).collect(),
    };
    answers.retain(|answer| *answer != field.default);
    answers
}
