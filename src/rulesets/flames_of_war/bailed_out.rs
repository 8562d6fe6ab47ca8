//! A bailed-out crew: does it recover, or does it bail out once too often?
//! Procedure FOW-BAI-P1.

use crate::aid::{Calculator, Form, Note, Part, PartKind, Tone, Values, Word, Working};
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

use super::house::House;
use super::morale::{motivation_sheet, one_test, reroll_notes};
use super::words::Motivation;

choices! {
    /// What the crew tests for.
    pub enum Occasion {
        /// To recover. The sheet has no such roll (FOW-AMB-13).
        StartOfTurn = "start-of-turn" => t::BAILED_OUT_START,
        /// Bailed out or bogged down, and bailing out again (FOW-BAI-04).
        Again = "again" => t::BAILED_OUT_AGAIN,
    }
}

form! {
    /// What the test of a crew depends on.
    pub struct BailedOut {
        group t::GROUP_BAILED_OUT => {
            /// What the crew tests for.
            occasion: Occasion = Occasion::StartOfTurn, t::BAILED_OUT_OCCASION, ["FOW-BAI-01", "FOW-BAI-04", "FOW-AMB-13", "FOW-AMB-14"];
            /// The motivation.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-TUR-T1"];
            /// The company commander or higher command leads the platoon.
            reroll: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05", "FOW-AMB-63"];
            /// It is that commander's own vehicle.
            own_vehicle: bool = false, t::BAILED_OUT_OWN_VEHICLE, ["FOW-IND-05", "FOW-BAI-03"],
                when |form| form.reroll;
        }
    }
}

/// The calculator.
pub const BAILED_OUT: Calculator = Calculator {
    id: "bailed-out",
    title: t::BAILED_OUT,
    summary: t::BAILED_OUT_SUMMARY,
    cites: &["FOW-BAI-P1", "FOW-BAI-04", "FOW-AMB-13"],
    fields: BailedOut::FIELDS,
    work: bailed_out,
};

fn bailed_out(answers: &Values, house: &Values) -> Working {
    let crew: BailedOut = answers.typed();
    let house: House = house.typed();
    let recovers = crew.occasion == Occasion::StartOfTurn;
    if recovers && !house.bailed_out_roll {
        return Working::refused(
            t::BAILED_OUT_PLAQUE,
            t::WORD_NO_TEST,
            vec![Note::new(t::REFUSED_BAILED_OUT_ROLL_OFF, "FOW-AMB-13")],
        );
    }
    let reroll = crew.reroll && !crew.own_vehicle;
    let (name, cite, part, note) = if recovers {
        (
            t::ROLL_BAILED_OUT_RECOVER,
            "FOW-AMB-13",
            RECOVERS,
            Note::new(t::NOTE_BAILED_OUT_NOT_ON_SHEET, "FOW-AMB-13"),
        )
    } else {
        (
            t::ROLL_CREW_TEST,
            "FOW-BAI-04",
            BAILS_AGAIN,
            Note::new(t::NOTE_BAILED_OUT_AGAIN, "FOW-AMB-14"),
        )
    };
    let mut working = one_test(
        t::BAILED_OUT_PLAQUE,
        vec![motivation_sheet(t::BAILED_OUT_PLAQUE, crew.motivation)],
        crew.motivation.test(reroll, name, cite),
        part,
    );
    working.notes.push(note);
    if crew.reroll && crew.own_vehicle {
        working
            .notes
            .push(Note::new(t::NOTE_NO_REROLL_OWN_VEHICLE, "FOW-IND-05"));
    }
    working.notes.extend(reroll_notes(reroll));
    working
        .notes
        .push(Note::new(t::NOTE_BAILED_OUT_IDLE, "FOW-BAI-01"));
    working
}

const RECOVERS: Part = Part {
    id: "crew",
    label: t::PART_CREW,
    kind: PartKind::Words(&[
        Word {
            id: "still-bailed-out",
            label: t::WORD_STILL_BAILED_OUT,
            tone: Tone::Bad,
        },
        Word {
            id: "recovered",
            label: t::WORD_RECOVERED,
            tone: Tone::Good,
        },
    ]),
};

const BAILS_AGAIN: Part = Part {
    id: "crew",
    label: t::PART_CREW,
    kind: PartKind::Words(&[
        Word {
            id: "destroyed",
            label: t::WORD_VEHICLE_DESTROYED,
            tone: Tone::Bad,
        },
        Word {
            id: "bailed-out",
            label: t::WORD_BAILED_OUT_STAYS,
            tone: Tone::Good,
        },
    ]),
};
