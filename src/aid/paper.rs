//! A game on paper: the content of a quick reference for each phase of the turn.
//!
//! Nothing is written only for paper. Steps and tables are those of the checklist and the
//! reference; the modifiers of a sum are found by trying one answer after another in its
//! calculator.

use crate::text::{Arg, Phrase, Text};

use super::{
    Calculator, Cite, Field, Figure, Kind, Modifier, Phase, PhaseKind, Ruleset, Step, Sum, Table,
    Values,
};

/// A phase of the turn with what players look up in it.
#[derive(Debug)]
pub struct PhaseOnPaper {
    /// The phase.
    pub phase: &'static Phase,
    /// Its steps.
    pub steps: Vec<&'static Step>,
    /// The tables of its calculators, each under the first one that uses it.
    pub tables: Vec<&'static Table>,
    /// The sums of its calculators, with the modifiers that are in no table.
    pub sums: Vec<SumOnPaper>,
}

/// A sum with everything that can count in it.
#[derive(Clone, Debug)]
pub struct SumOnPaper {
    /// The calculator that it belongs to.
    pub calculator: &'static str,
    /// The name for programs (`to-hit`).
    pub id: &'static str,
    /// The meaning of the number.
    pub title: Text,
    /// Its base: a figure for each answer that decides it; none if the player's own card
    /// has it.
    pub bases: Vec<Base>,
    /// Its modifiers.
    pub modifiers: Vec<ModifierOnPaper>,
}

/// A figure that a sum begins with.
#[derive(Clone, Debug, PartialEq)]
pub struct Base {
    /// Its label.
    pub label: Text,
    /// The figure; `None` if it varies.
    pub figure: Option<Figure>,
    /// The rule.
    pub cite: Cite,
}

/// A modifier, over all situations.
#[derive(Clone, Debug)]
pub struct ModifierOnPaper {
    /// Why it applies.
    pub label: Phrase,
    /// The number added.
    pub value: Amounts,
    /// The rule.
    pub cite: Cite,
    /// All the numbers that were seen.
    seen: Vec<i16>,
    /// The number question that it depends on, with the answers tried so far.
    counted: Option<(&'static Field, Vec<(i16, i16)>)>,
}

/// The numbers that a modifier can add.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amounts {
    /// Always this one.
    One(i16),
    /// This number for each thing counted.
    Each(i16),
    /// A positive number that depends on the count in the label.
    More,
    /// A negative number that depends on it.
    Less,
}

impl Ruleset {
    /// The phases of the turn as a quick reference has them. A table or sum that only
    /// repeats another is left out ([`Ruleset::off_paper`]).
    pub fn on_paper(&self, house: &Values) -> Vec<PhaseOnPaper> {
        let is_off = |id: &str| self.off_paper.contains(&id);
        let turn = self.checklist.iter();
        let turn = turn.filter(|phase| phase.kind == PhaseKind::Turn);
        let mut phases: Vec<PhaseOnPaper> = Vec::new();
        let mut calculators: Vec<&'static str> = Vec::new();
        let mut all: Vec<(usize, SumOnPaper)> = Vec::new();
        let mut tables: Vec<Cite> = Vec::new();
        for (place, phase) in turn.enumerate() {
            let is_on = |step: &&Step| {
                let off = is_off(&format!("{}/{}", phase.id, step.id));
                !off && !step.is_fact && step.exists(house)
            };
            let mut of_phase = PhaseOnPaper {
                phase,
                steps: phase.steps.iter().filter(is_on).collect(),
                tables: Vec::new(),
                sums: Vec::new(),
            };
            let mut cited: Vec<Cite> = Vec::new();
            for step in phase.steps {
                cited.extend(step.cites);
            }
            for calculator in self.calculators_of(phase) {
                if calculators.contains(&calculator.id) {
                    continue;
                }
                calculators.push(calculator.id);
                let sums = calculator.sums(house);
                cited.extend(calculator.cites);
                for sum in &sums {
                    cited.extend(sum.bases.iter().map(|base| base.cite));
                    cited.extend(sum.modifiers.iter().map(|modifier| modifier.cite));
                }
                let sums = sums.into_iter();
                let is_on = |sum: &SumOnPaper| {
                    !is_off(calculator.id) && !is_off(&format!("{}/{}", calculator.id, sum.id))
                };
                let sums = sums.filter(is_on);
                all.extend(sums.map(|sum| (place, sum)));
            }
            for section in self.reference {
                for table in section.tables {
                    let cite = table.cite;
                    if cited.contains(&cite) && !tables.contains(&cite) && !is_off(cite) {
                        tables.push(cite);
                        of_phase.tables.push(table);
                    }
                }
            }
            phases.push(of_phase);
        }
        let mut listed: Vec<SumOnPaper> = Vec::new();
        for (place, mut sum) in all {
            sum.bases.retain(|base| !tables.contains(&base.cite));
            sum.modifiers.retain(|one| !tables.contains(&one.cite));
            let is_new = !listed.iter().any(|other| sum.is_within(other));
            if sum.says_more() && is_new {
                listed.push(sum.clone());
                phases[place].sums.push(sum);
            }
        }
        phases
    }
}

impl SumOnPaper {
    fn new(calculator: &'static str, sum: &Sum) -> Self {
        Self { calculator, id: sum.id, title: sum.title, bases: Vec::new(), modifiers: Vec::new() }
    }

    /// Whether the sum has anything but a figure from a card.
    fn says_more(&self) -> bool {
        let is_fixed = |one: &ModifierOnPaper| matches!(one.value, Amounts::One(_));
        let figures = self.bases.iter().filter(|base| base.figure.is_some());
        self.modifiers.iter().any(is_fixed) || figures.count() > 1
    }

    /// Whether the other sum contains all of this one.
    fn is_within(&self, other: &Self) -> bool {
        let has = |one: &ModifierOnPaper| {
            let mut others = other.modifiers.iter();
            others.any(|it| it.label == one.label && it.value == one.value)
        };
        let begins = |one: &Base| one.figure.is_none() || other.bases.contains(one);
        self.bases.iter().all(begins) && self.modifiers.iter().all(has)
    }

    fn add(&mut self, sum: &Sum, by: Option<(&'static Field, i16)>) {
        let (label, figure, cite) = &sum.base;
        match self.bases.iter_mut().find(|base| base.label == *label) {
            Some(base) if base.figure.as_ref() != Some(figure) => base.figure = None,
            Some(_) => {}
            None => self.bases.push(Base { label: *label, figure: Some(figure.clone()), cite }),
        }
        for modifier in &sum.modifiers {
            self.add_modifier(modifier, by);
        }
    }

    fn add_modifier(&mut self, modifier: &Modifier, by: Option<(&'static Field, i16)>) {
        let value = modifier.value;
        let is_known = |one: &&mut ModifierOnPaper| is_alike(&one.label, &modifier.label);
        let Some(known) = self.modifiers.iter_mut().find(is_known) else {
            self.modifiers.push(ModifierOnPaper {
                label: modifier.label.clone(),
                value: Amounts::One(value),
                cite: modifier.cite,
                seen: vec![value],
                counted: counted(by, value),
            });
            return;
        };
        match (&mut known.counted, by) {
            (None, _) => known.counted = counted(by, value),
            (Some((field, answers)), Some((other, answer))) if field.id == other.id => {
                answers.push((answer, value));
            }
            _ => {}
        }
        if !known.seen.contains(&value) {
            known.seen.push(value);
        }
    }

    /// Sums up the amounts seen for each modifier in all situations. A modifier that is sometimes
    /// positive and sometimes negative is a figure from a card, not a modifier of the sheet.
    fn sum_up(&mut self) {
        self.modifiers.retain_mut(|one| {
            let counted = one.counted.take();
            if let [_] = one.seen[..] {
                return true;
            }
            let each = counted.and_then(|(field, answers)| {
                if one.label.args.iter().any(is_number) {
                    one.label = field.label.into();
                }
                let mut each = answers.into_iter().map(|(answer, value)| {
                    (answer != 0 && value % answer == 0).then(|| value / answer)
                });
                let first = each.next()??;
                each.all(|other| other == Some(first)).then_some(first)
            });
            let more = one.seen.iter().all(|value| *value >= 0);
            let less = one.seen.iter().all(|value| *value <= 0);
            one.value = match each {
                Some(each) => Amounts::Each(each),
                None if more => Amounts::More,
                None => Amounts::Less,
            };
            more || less
        });
    }
}

fn counted(
    by: Option<(&'static Field, i16)>,
    value: i16,
) -> Option<(&'static Field, Vec<(i16, i16)>)> {
    by.filter(|(field, _)| matches!(field.kind, Kind::Count { .. } | Kind::Measure { .. }))
        .map(|(field, answer)| (field, vec![(answer, value)]))
}

/// Whether two labels are the same except for their numbers.
fn is_alike(one: &Phrase, other: &Phrase) -> bool {
    let mut args = one.args.iter().zip(&other.args);
    one.text == other.text
        && one.args.len() == other.args.len()
        && args.all(|(one, other)| one == other || is_number(one) && is_number(other))
}

fn is_number(arg: &Arg) -> bool {
    matches!(arg, Arg::Number(_) | Arg::Decimal(..) | Arg::Inches(_) | Arg::Chance(_))
}

impl Calculator {
    /// Its sums with everything that can count in them: with the defaults, with every
    /// single answer, and with answers to the questions that such an answer raises.
    pub fn sums(&self, house: &Values) -> Vec<SumOnPaper> {
        let mut sums = Vec::new();
        // A second set of answers, with every number one higher: a figure that is different there
        // varies with a number, and so has no fixed value.
        let mut other = Values::defaults(self.fields);
        for (place, field) in self.fields.iter().enumerate() {
            if let Kind::Count { high, .. } | Kind::Measure { high, .. } = field.kind
                && field.default < high
            {
                other.set(self.fields, place, field.default + 1);
            }
        }
        for answers in [Values::defaults(self.fields), other] {
            let none = vec![false; self.fields.len()];
            self.look(&answers, None, house, &mut sums);
            self.ask(&answers, &none, 0, house, &mut sums);
        }
        for sum in &mut sums {
            sum.sum_up();
        }
        sums
    }

    /// Tries answers to every question that matters now and did not matter `before`.
    fn ask(
        &self,
        answers: &Values,
        before: &[bool],
        deep: u8,
        house: &Values,
        sums: &mut Vec<SumOnPaper>,
    ) {
        /// The most questions that are answered differently from the default.
        const DEEP: u8 = 3;
        let matters: Vec<bool> =
            (self.fields.iter()).map(|field| field.matters(answers.all())).collect();
        for (place, field) in self.fields.iter().enumerate() {
            if !matters[place] || before[place] {
                continue;
            }
            for answer in telling(field) {
                let mut values = answers.clone();
                values.set(self.fields, place, answer);
                self.look(&values, Some((field, answer)), house, sums);
                if deep + 1 < DEEP {
                    self.ask(&values, &matters, deep + 1, house, sums);
                }
            }
        }
    }

    fn look(
        &self,
        answers: &Values,
        by: Option<(&'static Field, i16)>,
        house: &Values,
        sums: &mut Vec<SumOnPaper>,
    ) {
        for sum in &(self.work)(answers, house).sums {
            let place = sums.iter().position(|other| other.id == sum.id);
            let place = place.unwrap_or_else(|| {
                sums.push(SumOnPaper::new(self.id, sum));
                sums.len() - 1
            });
            sums[place].add(sum, by);
        }
    }
}

/// The most telling answers: for a number, the ends of its range and the steps next to the
/// default.
fn telling(field: &Field) -> Vec<i16> {
    let (low, high) = field.kind.range();
    let mut answers: Vec<i16> = match field.kind {
        Kind::Toggle | Kind::Choice(_) => (low..=high).collect(),
        Kind::Unit => Vec::new(),
        Kind::Count { .. } | Kind::Measure { .. } => {
            let middle = field.default.midpoint(high);
            vec![low, high, field.default + 1, field.default + 2, middle]
        }
    };
    answers.retain(|answer| *answer != field.default && (low..=high).contains(answer));
    answers
}
