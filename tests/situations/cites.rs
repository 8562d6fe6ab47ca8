//! Every id of the ledger that a ruleset uses.

use std::collections::{BTreeMap, BTreeSet};

use adjutant::aid::{Cite, Consequence, Field, Note, Ruleset, Values, Working};

use super::{all_answers, ends, pairs, singles};

/// Every id that the ruleset uses, and where: in its declarations, and in the results of
/// calculators and tracker when one or two questions have other answers than the default.
pub fn cites(ruleset: &Ruleset) -> BTreeMap<Cite, BTreeSet<String>> {
    let mut served = Served::default();
    for section in ruleset.reference {
        for rule in section.rules {
            served.add(rule.cite, || format!("rule of {}", section.id));
        }
        for table in section.tables {
            served.add(table.cite, || format!("table of {}", section.id));
        }
    }
    for ruling in ruleset.rulings {
        served.add(ruling.cite, || String::from("ruling"));
    }
    for example in ruleset.examples {
        served.add(example.cite, || String::from("example"));
    }
    for term in ruleset.glossary {
        served.add(term.cite, || String::from("term"));
    }
    for phase in ruleset.checklist {
        for step in phase.steps {
            served.add_all(step.cites, || format!("step {}/{}", phase.id, step.id));
        }
    }
    let house = Values::defaults(ruleset.house_rules);
    for mission in (ruleset.missions.all)(&house) {
        served.add_all(mission.cites, || format!("map of {}", mission.id));
    }
    served.add_fields("battle", ruleset.tracker.battle_fields);
    served.add_fields("house rules", ruleset.house_rules);
    served.add_fields("tracker", ruleset.tracker.fields);
    served.add_fields("side", ruleset.tracker.side_fields);
    let cards = &ruleset.tracker.cards;
    served.add_fields("army", cards.terms.fields);
    served.add_all(cards.terms.cites, || "army".to_owned());
    for one in cards.words {
        served.add_all(one.cites, || format!("free text {}", one.id));
    }
    for entry in cards.catalogue {
        served.add_all(entry.cites, || format!("catalogue {}", entry.id));
        served.add_fields(entry.id, entry.options);
    }
    let side = Values::defaults(ruleset.tracker.side_fields);
    for unit in walked(ruleset.tracker.fields) {
        let consequences = (ruleset.tracker.consequences)(&unit);
        served.add_consequences("unit", &consequences);
        let units = [unit];
        let consequences = (ruleset.tracker.side_consequences)(&side, &units);
        served.add_consequences("side", &consequences);
    }
    let unit = Values::defaults(ruleset.tracker.fields);
    for side in walked(ruleset.tracker.side_fields) {
        let units = [unit.clone()];
        let consequences = (ruleset.tracker.side_consequences)(&side, &units);
        served.add_consequences("side", &consequences);
    }
    for calculator in ruleset.calculators {
        served.add_all(calculator.cites, || format!("calculator {}", calculator.id));
        served.add_fields(calculator.id, calculator.fields);
        for house in singles(ruleset.house_rules, all_answers) {
            let answers = Values::defaults(calculator.fields);
            served.add_working(calculator.id, &(calculator.work)(&answers, &house));
        }
        let house = Values::defaults(ruleset.house_rules);
        for answers in walked(calculator.fields) {
            served.add_working(calculator.id, &(calculator.work)(&answers, &house));
        }
    }
    served.0
}

/// Every single answer, and the limits of every pair of questions.
fn walked(fields: &'static [Field]) -> impl Iterator<Item = Values> {
    let singles = singles(fields, all_answers).into_iter();
    singles.chain(pairs(fields, ends))
}

/// Ids with the places that use them.
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
        for sum in &working.sums {
            let by = || format!("sheet {calculator}/{}", sum.id);
            self.add(sum.base.2, by);
            for modifier in &sum.modifiers {
                self.add(modifier.cite, by);
            }
        }
        for Note { cite, .. } in working.refusals.iter().chain(&working.notes) {
            self.add(cite, || format!("note of {calculator}"));
        }
    }
}
