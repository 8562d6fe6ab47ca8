//! The morale of a crew whose vehicle becomes immobilised: K20-IMM-P3.

use crate::aid::{
    Calculator, Count, Form, Note, Opening, Outcome, Part, PartKind, Sheet, Tone, Values, Word,
    Working,
};
use crate::dice::{Dice, Roll};
use crate::form;
use crate::text::Phrase;
use crate::text::keys::k20 as t;

use super::morale::LEVEL;
use super::number::{Tester, three_results};
use super::words::Level;

/// The test of a crew, made ready. Its figures are those of [`CREW`].
#[derive(Clone, Copy)]
pub(super) struct CrewTest {
    roll: Roll,
    passes_upto: u8,
}

/// The figure of [`CREW`] that says that no test was taken.
pub(super) const NO_TEST: u32 = 0;

impl CrewTest {
    /// The test of a driver's crew: its morale base is the driver's Training
    /// where none is entered (K20-AMB-08). With it what stands beside that
    /// question.
    pub fn of_driver(driver: Tester, morale_base: Count<0, 20>) -> (Self, Sheet, Option<Phrase>) {
        let (base, beside) = match morale_base.0 {
            0 => {
                let beside = t::beside_as_training(i32::from(driver.base));
                (driver.base, Some(beside))
            }
            entered => (entered, None),
        };
        let (test, sheet) = Self::of(Tester { base, ..driver });
        (test, sheet, beside)
    }

    /// The test of a crew, with its sum: no loss counts in it.
    pub fn of(crew: Tester) -> (Self, Sheet) {
        let number = crew.morale("crew", t::CREW_TEST, Vec::new());
        let roll = number.four_results(
            [
                t::WORD_REPAIRED,
                t::WORD_SAME,
                t::WORD_DOWN_1,
                t::WORD_CREW_GONE,
            ],
            t::ROLL_CREW,
            "K20-IMM-T4",
        );
        let passes_upto = number.passes_upto() as u8;
        (Self { roll, passes_upto }, number.sheet)
    }

    /// Takes the test.
    pub fn take(&self, dice: &mut dyn Dice) -> u32 {
        1 + dice.band(&self.roll).min(3) as u32
    }

    /// Takes the test in a vehicle that is stuck for good: a natural 1 repairs
    /// nothing and only keeps the crew (K20-AMB-71).
    pub fn take_for_good(&self, dice: &mut dyn Dice) -> u32 {
        let labels = [t::WORD_SAME, t::WORD_DOWN_1, t::WORD_CREW_GONE];
        let roll = three_results(self.passes_upto, labels, t::ROLL_CREW, "K20-AMB-71");
        2 + dice.band(&roll).min(2) as u32
    }
}

const REPAIRED: Word = Word {
    id: "repaired",
    label: t::WORD_REPAIRED,
    tone: Tone::Good,
};

const SAME: Word = Word {
    id: "no-change",
    label: t::WORD_SAME,
    tone: Tone::Plain,
};

const DOWN_1: Word = Word {
    id: "down-1",
    label: t::WORD_DOWN_1,
    tone: Tone::Bad,
};

const GONE: Word = Word {
    id: "crew-gone",
    label: t::WORD_CREW_GONE,
    tone: Tone::Bad,
};

/// What becomes of a crew, for its own side.
pub(super) const CREW: Part = Part {
    id: "crew",
    label: t::PART_CREW,
    kind: PartKind::Words(&[
        Word {
            id: "no-test",
            label: t::WORD_NO_TEST,
            tone: Tone::Plain,
        },
        REPAIRED,
        SAME,
        DOWN_1,
        GONE,
    ]),
};

/// What becomes of the crew of an enemy's vehicle.
pub(super) const ENEMY_CREW: Part = Part {
    id: "crew",
    label: t::PART_CREW,
    kind: PartKind::Words(&[
        Word {
            id: "no-test",
            label: t::WORD_NO_TEST,
            tone: Tone::Plain,
        },
        Word {
            tone: Tone::Bad,
            ..REPAIRED
        },
        SAME,
        Word {
            tone: Tone::Good,
            ..DOWN_1
        },
        Word {
            tone: Tone::Good,
            ..GONE
        },
    ]),
};

form! {
    /// What the test of a crew depends on.
    pub struct CrewMorale {
        group t::GROUP_CREW => {
            /// The morale base of the unit card.
            morale_base: Count<1, 20> = 10, t::MORALE_BASE, ["K20-IMM-04", "K20-AMB-08"];
            /// A natural 20 in terrain stuck the vehicle.
            for_good: bool = false, t::WORD_PERMANENTLY, ["K20-IMM-T3", "K20-AMB-71"];
            /// The morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1"];
            /// Pinned.
            pinned: bool = false, t::PINNED, ["K20-AMB-07"];
        }
    }
}

/// The calculator.
pub const CREW_MORALE: Calculator = Calculator {
    id: "crew-morale",
    title: t::CREW_MORALE,
    summary: t::CREW_MORALE_SUMMARY,
    cites: &["K20-IMM-P3", "K20-IMM-04", "K20-IMM-T4"],
    fields: CrewMorale::FIELDS,
    work: |answers: &Values, _| crew_morale(answers.typed()),
};

fn crew_morale(it: CrewMorale) -> Working {
    let (test, sheet) = CrewTest::of(Tester {
        base: it.morale_base.0,
        level: it.level,
        pinned: it.pinned,
    });
    let (level, for_good) = (it.level, it.for_good);
    let notes = if for_good {
        vec![Note::new(t::NOTE_CREW_FOR_GOOD, "K20-AMB-71")]
    } else {
        vec![
            Note::new(t::NOTE_CREW_CRITICALS, "K20-IMM-T4"),
            Note::new(t::NOTE_CREW_REPAIRED, "K20-AMB-32"),
        ]
    };
    Working {
        plaque: (t::CREW_TEST, sheet.result.clone()),
        sheets: vec![sheet],
        notes,
        next: vec![
            Opening::new("rally")
                .with("morale-base", it.morale_base)
                .with("level", level.up(-1))
                .with("pinned", it.pinned),
        ],
        parts: vec![CREW_ALONE, LEVEL],
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            let crew = if for_good {
                test.take_for_good(dice)
            } else {
                test.take(dice)
            } - 1;
            let after = if crew == 2 { level.up(-1) } else { level };
            Outcome::of(&[crew, after as u32])
        })),
        ..Working::default()
    }
}

/// [`CREW`] where the test is certain to be taken.
const CREW_ALONE: Part = Part {
    id: "crew",
    label: t::PART_CREW,
    kind: PartKind::Words(&[REPAIRED, SAME, DOWN_1, GONE]),
};
