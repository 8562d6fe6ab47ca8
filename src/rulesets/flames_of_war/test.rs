//! Tests on one die: motivation, skill, Firepower. Procedure FOW-TUR-P1.

use crate::aid::{
    Calculator, Count, Figure, Form, Note, Part, PartKind, Tone, Values, Word, Working,
};
use crate::dice::{Die, Reroll, Roll};
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

use super::damage::plain;
use super::morale::{motivation_sheet, one_test};
use super::skill::SkillBase;
use super::words::{Motivation, Skill, SkillNumber};

choices! {
    /// What is tested.
    pub enum TestKind {
        /// The will to fight (FOW-TUR-04).
        Motivation = "motivation" => t::TEST_KIND_MOTIVATION,
        /// The training (FOW-TUR-03).
        Skill = "skill" => t::TEST_KIND_SKILL,
        /// The weapon (FOW-TUR-05).
        Firepower = "firepower" => t::TEST_KIND_FIREPOWER,
    }
}

choices! {
    /// Which result is rolled once more.
    pub enum TestReroll {
        /// Neither.
        None = "none" => t::TEST_REROLL_NONE,
        /// A failure.
        Failure = "failure" => t::TEST_REROLL_FAILURE,
        /// A success.
        Success = "success" => t::TEST_REROLL_SUCCESS,
    }
}

impl TestReroll {
    const fn dice(self) -> Reroll {
        match self {
            Self::None => Reroll::None,
            Self::Failure => Reroll::Failures,
            Self::Success => Reroll::Successes,
        }
    }
}

form! {
    /// What a test depends on.
    pub struct Test {
        group t::GROUP_TEST => {
            /// What is tested.
            kind: TestKind = TestKind::Motivation, t::TEST_KIND, ["FOW-TUR-03", "FOW-TUR-04", "FOW-TUR-05"];
            /// The motivation.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-TUR-06", "FOW-TUR-T1"],
                when |form| form.kind == TestKind::Motivation;
            /// The skill level.
            skill: Skill = Skill::Trained, t::TEST_SKILL, ["FOW-TUR-06"],
                when |form| form.kind == TestKind::Skill;
            /// The skill number: by the level, or from the army list.
            skill_number: SkillNumber = SkillNumber::ByLevel, t::TEST_SKILL_NUMBER, ["FOW-AMB-01"],
                when |form| form.kind == TestKind::Skill;
            /// The weapon's Firepower.
            firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-TUR-05"],
                when |form| form.kind == TestKind::Firepower;
            /// Which result is rolled once more.
            reroll: TestReroll = TestReroll::None, t::TEST_REROLL, ["FOW-TUR-P1", "FOW-IND-05"];
        }
    }
}

/// The calculator.
pub const TEST: Calculator = Calculator {
    id: "test",
    title: t::TEST,
    summary: t::TEST_SUMMARY,
    cites: &["FOW-TUR-P1", "FOW-TUR-T1"],
    fields: Test::FIELDS,
    work: test,
};

fn test(answers: &Values, house: &Values) -> Working {
    let test: Test = answers.typed();
    let (sheet, need, name, cite, note) = match test.kind {
        TestKind::Motivation => (
            motivation_sheet(t::TEST_NUMBER, test.motivation),
            test.motivation.test_number(),
            t::ROLL_MOTIVATION_TEST,
            "FOW-TUR-04",
            None,
        ),
        TestKind::Skill => {
            let base = match SkillBase::of(test.skill, test.skill_number, house) {
                Ok(base) => base,
                Err(missing) => {
                    return Working::refused(t::TEST_NUMBER, t::TEST_KIND_SKILL, vec![missing]);
                }
            };
            (
                base.sheet("test", t::TEST_NUMBER),
                base.need,
                t::ROLL_SKILL_TEST,
                "FOW-TUR-03",
                base.note,
            )
        }
        TestKind::Firepower => {
            let need = test.firepower.0;
            let base = (t::FIREPOWER, Figure::Need(need), "FOW-TUR-05");
            (
                plain("test", t::TEST_NUMBER, base),
                need,
                t::ROLL_FIREPOWER_TEST,
                "FOW-TUR-05",
                None,
            )
        }
    };
    let roll = Roll::new(Die::D6)
        .at_least(need)
        .reroll(test.reroll.dice())
        .named(name, cite);
    let mut working = one_test(t::TEST_NUMBER, vec![sheet], roll, RESULT);
    working.notes.extend(note);
    if test.reroll != TestReroll::None {
        working
            .notes
            .push(Note::new(t::NOTE_SECOND_ROLL_STANDS, "FOW-AMB-63"));
    }
    working
}

const RESULT: Part = Part {
    id: "test",
    label: t::PART_TEST,
    kind: PartKind::Words(&[
        Word {
            id: "failed",
            label: t::WORD_TEST_FAILED,
            tone: Tone::Bad,
        },
        Word {
            id: "passed",
            label: t::WORD_TEST_PASSED,
            tone: Tone::Good,
        },
    ]),
};
