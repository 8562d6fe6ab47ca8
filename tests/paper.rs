//! A quick reference on paper is right in every situation.

#![allow(clippy::expect_used)]

use std::collections::BTreeSet;

use adjutant::aid::{Amounts, Field, PhaseKind, Ruleset, SumOnPaper, Values};
use adjutant::rulesets;

/// Random answers, the same ones every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }

    /// Answers about every third question differently from its default.
    fn answers(&mut self, fields: &'static [Field]) -> Values {
        let mut values = Values::defaults(fields);
        for (place, field) in fields.iter().enumerate() {
            if self.below(3) == 0 {
                let (low, high) = field.kind.range();
                let span = u64::from(low.abs_diff(high)) + 1;
                values.set(fields, place, low + self.below(span) as i16);
            }
        }
        values
    }
}

fn sums_on_paper(ruleset: &Ruleset, house: &Values) -> Vec<SumOnPaper> {
    let phases = ruleset.on_paper(house);
    phases.into_iter().flat_map(|phase| phase.sums).collect()
}

#[test]
fn a_figure_on_paper_is_the_same_in_every_situation() {
    let mut wrong = BTreeSet::new();
    for ruleset in rulesets::ALL {
        let house = Values::defaults(ruleset.house_rules);
        for printed in sums_on_paper(ruleset, &house) {
            let calculator = ruleset.calculator(printed.calculator).expect("a calculator");
            let mut chance = Chance(0x9E37_79B9_7F4A_7C15);
            for _ in 0..3_000 {
                let answers = chance.answers(calculator.fields);
                let working = (calculator.work)(&answers, &house);
                let name = format!("{}/{}/{}", ruleset.id, printed.calculator, printed.id);
                for sum in working.sums.iter().filter(|sum| sum.id == printed.id) {
                    let base = printed.bases.iter().find(|base| base.label == sum.base.0);
                    let figure = base.and_then(|base| base.figure.as_ref());
                    if figure.is_some_and(|figure| *figure != sum.base.1) {
                        wrong.insert(format!("{name}: {:?} is {:?}", figure, sum.base.1));
                    }
                    for modifier in &sum.modifiers {
                        let is_it =
                            |one: &&adjutant::aid::ModifierOnPaper| one.label == modifier.label;
                        let said = printed.modifiers.iter().find(is_it).map(|one| one.value);
                        let holds = match said {
                            Some(Amounts::One(value)) => value == modifier.value,
                            Some(Amounts::More) => modifier.value >= 0,
                            Some(Amounts::Less) => modifier.value <= 0,
                            Some(Amounts::Each(_)) | None => true,
                        };
                        if !holds {
                            wrong.insert(format!("{name}: {said:?}, and {modifier:?}"));
                        }
                    }
                }
            }
        }
    }
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every phase of a turn is printed, and no table twice.
#[test]
fn every_phase_of_the_turn_is_on_paper() {
    for ruleset in rulesets::ALL {
        let house = Values::defaults(ruleset.house_rules);
        let phases = ruleset.on_paper(&house);
        let turn = ruleset.checklist.iter();
        let turn = turn.filter(|phase| phase.kind == PhaseKind::Turn);
        assert_eq!(phases.len(), turn.count(), "{}", ruleset.id);
        let mut tables = BTreeSet::new();
        for phase in &phases {
            for table in &phase.tables {
                assert!(tables.insert(table.cite), "{} is printed twice", table.cite);
            }
        }
        assert!(tables.len() > 3, "{} has tables", ruleset.id);
    }
}

#[test]
fn what_is_left_out_is_known_to_the_game() {
    for ruleset in rulesets::ALL {
        let house = Values::defaults(ruleset.house_rules);
        let mut known = BTreeSet::new();
        for section in ruleset.reference {
            known.extend(section.tables.iter().map(|table| table.cite.to_owned()));
        }
        for phase in ruleset.checklist {
            let steps = phase.steps.iter();
            known.extend(steps.map(|step| format!("{}/{}", phase.id, step.id)));
        }
        for calculator in ruleset.calculators {
            known.insert(calculator.id.to_owned());
            let sums = calculator.sums(&house).into_iter();
            known.extend(sums.map(|sum| format!("{}/{}", calculator.id, sum.id)));
        }
        let mut seen = BTreeSet::new();
        for id in ruleset.off_paper {
            assert!(known.contains(*id), "{}: {id} is nothing", ruleset.id);
            assert!(seen.insert(id), "{}: {id} is there twice", ruleset.id);
        }
    }
}
