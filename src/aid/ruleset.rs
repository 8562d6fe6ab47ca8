//! A ruleset: everything the app knows about one wargame.

use crate::sorting::sort_short_by_key;
use crate::text::Text;

use super::{
    Calculator, Checklist, Cite, Example, Field, Missions, Opening, Order, Phase, Rule, Section,
    Table, Term, Tracker, Values,
};

/// One wargame.
pub struct Ruleset {
    /// The name in addresses and saves (`flames-of-war`).
    pub id: &'static str,
    /// The game's name.
    pub name: Text,
    /// One line saying what is supported, and that it is unofficial.
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
    /// How unclear points of the sheet are read.
    pub rulings: &'static [Rule],
    /// Worked examples of the sheet that calculators can show.
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
        self.calculators.iter().find(|calculator| calculator.id == id)
    }

    /// The calculators that the page of a unit opens, for the roles that it can take.
    pub fn openings(&self, unit: &Values) -> Vec<Opening> {
        let all = self.calculators.iter();
        all.flat_map(|calculator| calculator.openings(unit)).collect()
    }

    /// The calculators of a stage: its main ones, then those with dice in the order of its
    /// steps, then those that only look something up.
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
        let all = all.into_iter().map(|one| (!phase.leads.contains(&one.id), !has_dice(one), one));
        let mut all: Vec<_> = all.collect();
        sort_short_by_key(&mut all, |(other, looked_up, _)| (*other, *looked_up));
        all.into_iter().map(|(_, _, one)| one).collect()
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
        self.reference.iter().flat_map(|section| section.tables).find(|table| table.cite == cite)
    }

    /// The calculators that show the worked example of an id.
    pub fn shows(&self, cite: Cite) -> Vec<Opening> {
        self.examples
            .iter()
            .filter(|example| example.cite == cite)
            .flat_map(|example| (example.opens)())
            .collect()
    }
}
