//! A Training test (K20-AMB-06), and what is common to workings of one test.

use crate::aid::{
    Calculator, Count, Figure, Form, Modifier, Outcome, Part, PartKind, Sheet, Tone, Word, Working,
};
use crate::dice::Dice;
use crate::form;
use crate::text::Text;
use crate::text::keys::k20 as t;

use super::number::Tester;
use super::words::Level;

form! {
    /// What a Training test depends on.
    pub struct TrainingTest {
        group t::GROUP_TESTER => {
            /// Training.
            training: Count<1, 20> = 10, t::TRAINING, ["K20-GEN-06", "K20-AMB-06"];
            /// The morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1", "K20-AMB-07"];
            /// Pinned.
            pinned: bool = false, t::PINNED, ["K20-HET-05", "K20-AMB-07"];
        }
        group t::GROUP_TEST_MORE => {
            /// Whatever else the players agree on.
            situational: Count<-10, 10> = 0, t::SITUATIONAL, ["K20-AMB-06"];
        }
    }
}

/// The calculator.
pub const TRAINING_TEST: Calculator = Calculator {
    id: "training-test",
    title: t::TRAINING_TEST,
    summary: t::TRAINING_TEST_SUMMARY,
    cites: &["K20-AMB-06", "K20-GEN-01"],
    fields: TrainingTest::FIELDS,
    work: |answers, _| training_test(answers.typed()),
};

fn training_test(it: TrainingTest) -> Working {
    let tester = Tester {
        base: it.training.0,
        level: it.level,
        pinned: it.pinned,
    };
    let mut modifiers = tester.modifiers();
    modifiers.push(Modifier::new(
        t::SITUATIONAL,
        it.situational.0,
        "K20-AMB-06",
    ));
    let base = (t::TRAINING, tester.base, "K20-AMB-06");
    let number = super::number::Number::plain("test", t::TRAINING_TEST, base, modifiers);
    let roll = number.check(t::ROLL_TRAINING, "K20-AMB-06");
    Working {
        plaque: (t::TRAINING_TEST, number.sheet.result.clone()),
        sheets: vec![number.sheet],
        notes: vec![crate::aid::Note::new(t::NOTE_NO_CRITICALS, "K20-AMB-06")],
        parts: vec![PASSED],
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            Outcome::of(&[u32::from(dice.check(&roll))])
        })),
        ..Working::default()
    }
}

/// Whether a test is passed.
const PASSED: Part = Part {
    id: "test",
    label: t::PART_TEST,
    kind: PartKind::Words(&[
        Word {
            id: "failed",
            label: t::WORD_FAILED,
            tone: Tone::Bad,
        },
        Word {
            id: "passed",
            label: t::WORD_PASSED,
            tone: Tone::Good,
        },
    ]),
};

/// A working in which a word is the whole answer and nothing is rolled.
pub(super) fn only_a_word(plaque: Text, word: Text) -> Working {
    Working::refused(plaque, word, Vec::new())
}

/// A working that comes to this outcome without a die.
pub(super) fn certain(plaque: Text, word: Text, parts: Vec<Part>, figures: &[u32]) -> Working {
    let outcome = Outcome::of(figures);
    Working {
        plaque: (plaque, Figure::Word(word)),
        parts,
        procedure: Some(Box::new(move |_| outcome)),
        ..Working::default()
    }
}

/// The PIP that so many overruns or rams cost beyond the ordinary.
pub(super) fn pip_sheet(each: i16, count: i16, cite: &'static str) -> Sheet {
    let mut modifiers = Vec::new();
    if count > 1 {
        modifiers.push(Modifier::new(
            t::pip_further(i32::from(count - 1)),
            each * (count - 1),
            cite,
        ));
    }
    Sheet {
        id: "pip",
        title: t::PIP_EXTRA,
        base: (t::PIP_FIRST, Figure::Number(each), cite),
        modifiers,
        result: Figure::Number(each * count),
    }
}
