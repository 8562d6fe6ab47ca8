//! Platoon and company morale: FOW-MOR-P1 and FOW-MOR-P2.

use crate::aid::{
    Calculator, Count, Figure, Form, Note, Outcome, Part, PartKind, Sheet, Tone, Word, Working,
};
use crate::dice::{Dice, Roll};
use crate::form;
use crate::text::Text;
use crate::text::keys::flames_of_war as t;

use super::damage::plain;
use super::words::Motivation;

/// Whether a count is below half: more destroyed than left. Equal numbers are
/// not (FOW-MOR-03, FOW-AMB-26, FOW-AMB-27).
pub const fn below_half(destroyed: u32, left: u32) -> bool {
    destroyed > left
}

/// Whether a platoon has to test at the end of a phase (FOW-MOR-03): it is
/// below half, and it was hurt in this phase.
pub const fn platoon_test_due(destroyed: u32, able: u32, hurt_this_phase: bool) -> bool {
    hurt_this_phase && below_half(destroyed, able)
}

/// The test of a platoon (FOW-MOR-02).
pub const fn platoon_test(motivation: Motivation, reroll: bool) -> Roll {
    motivation.test(reroll, t::ROLL_PLATOON_MORALE, "FOW-MOR-02")
}

/// The sum behind a motivation test (FOW-TUR-T1).
pub(super) fn motivation_sheet(title: Text, motivation: Motivation) -> Sheet {
    plain(
        "test",
        title,
        (
            motivation.label(),
            Figure::Need(motivation.test_number()),
            "FOW-TUR-T1",
        ),
    )
}

/// A working of one test with two results: what is rolled, and its part, whose
/// first word is the failure.
pub(super) fn one_test(plaque: Text, sheets: Vec<Sheet>, roll: Roll, part: Part) -> Working {
    let figure = sheets
        .last()
        .map_or(Figure::Impossible, |sheet| sheet.result.clone());
    Working {
        plaque: (plaque, figure),
        sheets,
        parts: vec![part],
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            Outcome::of(&[u32::from(dice.check(&roll))])
        })),
        ..Working::default()
    }
}

/// A working in which a word is the whole answer and nothing is rolled.
pub(super) fn only_a_word(plaque: Text, word: Text) -> Working {
    Working::refused(plaque, word, Vec::new())
}

/// The notes on a commander's re-roll, if he gives one (FOW-AMB-63).
pub(super) fn reroll_notes(reroll: bool) -> Vec<Note> {
    if reroll {
        vec![
            Note::new(t::NOTE_REROLL_ONCE, "FOW-IND-05"),
            Note::new(t::NOTE_REROLL_NOT_WHILE_BAILED_OUT, "FOW-BAI-03"),
        ]
    } else {
        Vec::new()
    }
}

form! {
    /// What platoon morale depends on.
    pub struct PlatoonMorale {
        group t::GROUP_COUNT => {
            /// Teams destroyed, transports among them.
            destroyed: Count<0, 60> = 3, t::MORALE_DESTROYED, ["FOW-MOR-03", "FOW-MOR-04"];
            /// Teams able to fight.
            able: Count<0, 60> = 2, t::MORALE_ABLE, ["FOW-MOR-03", "FOW-MOR-04", "FOW-IND-09"];
            /// This phase the platoon lost a team, or a crew bailed out.
            lost: bool = true, t::MORALE_LOST, ["FOW-MOR-03"];
        }
        group t::MOTIVATION => {
            /// The platoon's motivation.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-MOR-01", "FOW-TUR-T1"];
            /// The company commander or higher command leads it.
            reroll: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05", "FOW-AMB-63"];
        }
    }
}

/// The calculator of platoon morale.
pub const PLATOON_MORALE: Calculator = Calculator {
    id: "platoon-morale",
    title: t::PLATOON_MORALE,
    summary: t::PLATOON_MORALE_SUMMARY,
    cites: &["FOW-MOR-P1", "FOW-MOR-02", "FOW-MOR-03"],
    fields: PlatoonMorale::FIELDS,
    work: |answers, _| platoon_morale(answers.typed()),
};

fn platoon_morale(platoon: PlatoonMorale) -> Working {
    let destroyed = platoon.destroyed.count();
    let able = platoon.able.count();
    let mut notes = Vec::new();
    let due = platoon_test_due(destroyed, able, platoon.lost);
    if !below_half(destroyed, able) {
        notes.push(Note::new(t::NOTE_MORALE_NOT_BELOW_HALF, "FOW-MOR-03"));
    }
    if !platoon.lost {
        notes.push(Note::new(t::NOTE_MORALE_NOTHING_LOST, "FOW-MOR-03"));
    }
    if due {
        notes.extend(reroll_notes(platoon.reroll));
    }
    notes.push(Note::new(t::NOTE_MORALE_COUNT, "FOW-MOR-04"));
    notes.push(Note::new(t::NOTE_MORALE_WHEN, "FOW-MOR-03"));
    let mut working = if due {
        one_test(
            t::MORALE_PLAQUE,
            vec![motivation_sheet(t::MORALE_PLAQUE, platoon.motivation)],
            platoon_test(platoon.motivation, platoon.reroll),
            PLATOON,
        )
    } else {
        only_a_word(t::MORALE_PLAQUE, t::WORD_NO_TEST)
    };
    working.notes = notes;
    working
}

const PLATOON: Part = Part {
    id: "platoon",
    label: t::PART_PLATOON,
    kind: PartKind::Words(&[
        Word {
            id: "destroyed",
            label: t::WORD_PLATOON_REMOVED,
            tone: Tone::Bad,
        },
        Word {
            id: "fights-on",
            label: t::WORD_PLATOON_HOLDS,
            tone: Tone::Good,
        },
    ]),
};

form! {
    /// What company morale depends on.
    pub struct CompanyMorale {
        group t::GROUP_COUNT => {
            /// Platoons destroyed.
            destroyed: Count<0, 30> = 0, t::COMPANY_DESTROYED, ["FOW-MOR-05", "FOW-AMB-27"];
            /// Platoons on the table.
            on_table: Count<0, 30> = 2, t::COMPANY_ON_TABLE, ["FOW-MOR-05", "FOW-MOR-06", "FOW-EXT-02"];
        }
        group t::MOTIVATION => {
            /// The company's motivation.
            motivation: Motivation = Motivation::Confident, t::COMPANY_MOTIVATION, ["FOW-MOR-05", "FOW-TUR-T1"];
        }
    }
}

/// The calculator of company morale.
pub const COMPANY_MORALE: Calculator = Calculator {
    id: "company-morale",
    title: t::COMPANY_MORALE,
    summary: t::COMPANY_MORALE_SUMMARY,
    cites: &["FOW-MOR-P2", "FOW-MOR-05"],
    fields: CompanyMorale::FIELDS,
    work: |answers, _| company_morale(answers.typed()),
};

fn company_morale(company: CompanyMorale) -> Working {
    let mut working = if below_half(company.destroyed.count(), company.on_table.count()) {
        let mut working = one_test(
            t::MORALE_PLAQUE,
            vec![motivation_sheet(t::MORALE_PLAQUE, company.motivation)],
            company
                .motivation
                .test(false, t::ROLL_COMPANY_MORALE, "FOW-MOR-05"),
            COMPANY,
        );
        working
            .notes
            .push(Note::new(t::NOTE_COMPANY_NO_REROLL, "FOW-AMB-63"));
        working
    } else {
        let mut working = only_a_word(t::MORALE_PLAQUE, t::WORD_NO_TEST);
        working
            .notes
            .push(Note::new(t::NOTE_COMPANY_NOT_BELOW_HALF, "FOW-AMB-27"));
        working
    };
    working.notes.extend([
        Note::new(t::NOTE_COMPANY_COUNT, "FOW-AMB-28"),
        Note::new(t::NOTE_COMPANY_WHEN, "FOW-AMB-27"),
    ]);
    working
}

const COMPANY: Part = Part {
    id: "company",
    label: t::PART_COMPANY,
    kind: PartKind::Words(&[
        Word {
            id: "loses",
            label: t::WORD_COMPANY_LOSES,
            tone: Tone::Bad,
        },
        Word {
            id: "plays-on",
            label: t::WORD_COMPANY_PLAYS_ON,
            tone: Tone::Good,
        },
    ]),
};
