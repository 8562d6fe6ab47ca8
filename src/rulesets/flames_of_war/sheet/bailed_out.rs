//! The test of a bailed-out crew: whether it recovers, or bails out for good. Procedure FOW-BAI-P1.

use crate::rulesets::flames_of_war::prelude::*;

use super::morale::{motivation_sum, reroll_notes};

choices! {
    /// The purpose of the crew's test.
    pub enum Occasion {
        /// To recover; the sheet has no roll for this (FOW-AMB-13).
        StartOfTurn = "start-of-turn" => t::BAILED_OUT_START,
        /// Because it would bail out again when bailed out or bogged down (FOW-BAI-04).
        Again = "again" => t::BAILED_OUT_AGAIN,
    }
}

form! {
    /// The questions about the test of a crew.
    pub struct BailedOut {
        group t::GROUP_BAILED_OUT => {
            /// The purpose of the crew's test.
            occasion: Occasion = Occasion::StartOfTurn, t::BAILED_OUT_OCCASION, ["FOW-BAI-01", "FOW-BAI-04", "FOW-AMB-13", "FOW-AMB-14"];
            /// The number of crews that test, all of one platoon.
            crews: Count<1, 30> = 1, t::BAIL_CREWS, ["FOW-AMB-13"],
                when |form| form.occasion == Occasion::StartOfTurn;
            /// The motivation of its platoon.
            will: Will => "", heads [t::GROUP_BAILED_OUT],
                with { motivation = Motivation::Confident, t::MOTIVATION, ["FOW-TUR-T1"]; };
            /// The vehicle is that of the commander who would give the re-roll.
            own_vehicle: bool = false, t::BAILED_OUT_OWN_VEHICLE, ["FOW-IND-05", "FOW-BAI-03"],
                when |form| form.will.reroll;
        }
    }
}

outcome! {
    /// The fate of a crew.
    pub struct CrewTested of |form: &BailedOut| {
        /// Whether it passed its test.
        crew: bool, t::PART_CREW, words match form.occasion {
            Occasion::StartOfTurn => const {
                &[
                    bad("still-bailed-out", t::WORD_STILL_BAILED_OUT),
                    good("recovered", t::WORD_RECOVERED),
                ]
            },
            Occasion::Again => const {
                &[
                    bad("destroyed", t::WORD_VEHICLE_DESTROYED),
                    good("bailed-out", t::WORD_BAILED_OUT_STAYS),
                ]
            },
        }, when form.crews() == 1;
        /// How many of several crews recover.
        recovered: u32, t::PART_RECOVERED, when form.crews() > 1;
    }
}

impl BailedOut {
    /// The number of crews that test; each of those hit again tests separately.
    pub(crate) fn crews(self) -> u32 {
        match self.occasion {
            Occasion::StartOfTurn => self.crews.count(),
            Occasion::Again => 1,
        }
    }
}

impl Calculate for BailedOut {
    type House = House;
    type Outcome = CrewTested;
    const ABOUT: About = About::new("bailed-out", t::BAILED_OUT, t::BAILED_OUT_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-BAI-P1", "FOW-BAI-04", "FOW-AMB-13"];

    fn work(&self, house: &House) -> Work<Self> {
        let recovers = self.occasion == Occasion::StartOfTurn;
        if recovers && !house.bailed_out_roll {
            let off = Note::new(t::REFUSED_BAILED_OUT_ROLL_OFF, "FOW-AMB-13");
            return Working::refused(t::BAILED_OUT_PLAQUE, t::WORD_NO_TEST, vec![off]).into();
        }
        let (name, cite) = if recovers {
            (t::ROLL_BAILED_OUT_RECOVER, "FOW-AMB-13")
        } else {
            (t::ROLL_CREW_TEST, "FOW-BAI-04")
        };
        let reroll = self.will.reroll && !self.own_vehicle;
        let test = self.will.motivation.test(reroll, name, cite);
        let sum = motivation_sum(t::BAILED_OUT_PLAQUE, self.will.motivation);
        let mut working = Working::number(t::BAILED_OUT_PLAQUE, vec![sum]);
        let mut notes = Notes::default();
        notes.add(recovers, t::NOTE_BAILED_OUT_NOT_ON_SHEET, "FOW-AMB-13");
        notes.add(!recovers, t::NOTE_BAILED_OUT_AGAIN, "FOW-AMB-14");
        let mut kept = Notes::default();
        kept.add(self.will.reroll && self.own_vehicle, t::NOTE_NO_REROLL_OWN_VEHICLE, "FOW-IND-05");
        working.not_counted = kept.0;
        notes.0.extend(reroll_notes(reroll));
        notes.add(true, t::NOTE_BAILED_OUT_IDLE, "FOW-BAI-01");
        working.notes = notes.0;
        let crews = self.crews();
        let several = Some((t::DICE_D_6, Figure::Dice(self.crews.0)));
        working.dice = several.filter(|_| crews > 1);
        working = if crews > 1 {
            let all = CrewTested::AT.recovered.at_least(crews as u16);
            working
                .chance(t::WANT_ALL_RECOVER, all)
                .chance(t::WANT_RECOVER_AVERAGE, CrewTested::AT.recovered.on_average())
        } else if recovers {
            working.chance(t::WANT_RECOVERS, CrewTested::AT.crew.is(true))
        } else {
            working.chance(t::WANT_NOT_DESTROYED, CrewTested::AT.crew.is(true))
        };
        working.rolls(self, move |dice| {
            let recovered = dice.successes(&test, crews);
            CrewTested { crew: recovered == crews, recovered }
        })
    }
}
