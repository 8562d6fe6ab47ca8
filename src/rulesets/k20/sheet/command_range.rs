//! The command range: K20-CMD-P1.

use crate::rulesets::k20::prelude::*;

use super::tables;

choices! {
    /// The kind of commander (K20-CMD-T1).
    pub enum CommandKind {
        /// An ordinary stand.
        Combat = "combat" => t::COMMAND_COMBAT,
        /// A support weapon.
        Support = "support" => t::COMMAND_SUPPORT,
        /// A recon stand.
        Recon = "recon" => t::COMMAND_RECON,
        /// The HQ of a platoon.
        Platoon = "platoon-hq" => t::COMMAND_PLATOON,
        /// The HQ of a company.
        Company = "company-hq" => t::COMMAND_COMPANY,
        /// The HQ of a battalion.
        Battalion = "battalion-hq" => t::COMMAND_BATTALION,
    }
}

choices! {
    /// How a unit is trained (K20-CMD-T1).
    pub enum Schooling {
        /// Without training.
        Untrained = "untrained" => t::SCHOOLING_UNTRAINED,
        /// Recruits and regulars.
        Regular = "regular" => t::SCHOOLING_REGULAR,
        /// Veterans.
        Veteran = "veteran" => t::SCHOOLING_VETERAN,
        /// Elite.
        Elite = "elite" => t::SCHOOLING_ELITE,
    }
}

form! {
    /// The questions about the command range.
    pub struct CommandRange {
        group t::GROUP_COMMAND => {
            /// The kind of commander whose range it is.
            kind: CommandKind = CommandKind::Combat, t::COMMAND_KIND, ["K20-CMD-01", "K20-CMD-T1"];
            /// How the commander's unit is trained.
            schooling: Schooling = Schooling::Untrained, t::SCHOOLING, ["K20-CMD-01", "K20-CMD-T1"];
            /// The HQ's Training.
            training: Count<1, 20> = 10, t::TRAINING, ["K20-CMD-01", "K20-AMB-61"],
                when |form| form.by_training();
        }
    }
}

impl CommandRange {
    fn by_training(self) -> bool {
        matches!(self.kind, CommandKind::Company | CommandKind::Battalion)
    }

    /// The range of an HQ: Training changed by schooling, then multiplied
    /// (K20-AMB-61). The range is never negative.
    fn of_hq(self, change: i16, times: i16) -> Sum {
        let training = self.training.0;
        let sum = training + change;
        let mut modifiers = Vec::new();
        let mut add = |label: Text, value| {
            if value != 0 {
                modifiers.push(Modifier::new(label, value, TABLE));
            }
        };
        add(self.schooling.label(), change);
        add(t::COMMAND_TIMES_5, sum * (times - 1));
        Sum {
            id: "range",
            title: t::COMMAND_RANGE,
            base: (t::TRAINING, Figure::Number(training), TABLE),
            modifiers,
            result: Figure::Measured(f32::from((sum * times).max(0)), Unit::Inches),
        }
    }
}

impl Calculate for CommandRange {
    type House = House;
    type Outcome = ();

    const ABOUT: About = About::new("command-range", t::COMMAND_RANGE, t::COMMAND_RANGE_SUMMARY);
    const CITES: &'static [Cite] = &["K20-CMD-P1", "K20-CMD-T1"];

    fn work(&self, _: &House) -> Work<Self> {
        let column = self.schooling as usize;
        let sum = match self.kind {
            CommandKind::Company => self.of_hq(tables::COMPANY_HQ[column], 1),
            CommandKind::Battalion => {
                self.of_hq(tables::BATTALION_HQ[column], tables::BATTALION_HQ_TIMES)
            }
            kind => {
                let inches = f32::from(tables::COMMAND_RANGE[kind as usize][column]);
                let inches = Figure::Measured(inches, Unit::Inches);
                Sum {
                    id: "range",
                    title: t::COMMAND_RANGE,
                    base: (kind.label(), inches.clone(), TABLE),
                    modifiers: Vec::new(),
                    result: inches,
                }
            }
        };
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_COMMAND_SILENT, "K20-CMD-02");
        notes.add(self.by_training(), t::NOTE_COMMAND_HQ, "K20-AMB-61");
        Working {
            headline: (t::COMMAND_RANGE, sum.result.clone()),
            sums: vec![sum],
            notes: notes.0,
            ..Working::default()
        }
        .into()
    }
}

const TABLE: Cite = "K20-CMD-T1";
