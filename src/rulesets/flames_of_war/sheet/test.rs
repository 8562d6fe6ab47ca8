//! Tests on one die: motivation, skill, Firepower. Procedure FOW-TUR-P1.

use crate::rulesets::flames_of_war::prelude::*;

use super::morale::motivation_sum;
use super::skill::{SkillBase, Trained};

choices! {
    /// The kind of test.
    pub enum TestKind {
        /// Motivation (FOW-TUR-04).
        Motivation = "motivation" => t::TEST_KIND_MOTIVATION,
        /// Training (FOW-TUR-03).
        Skill = "skill" => t::TEST_KIND_SKILL,
        /// The weapon (FOW-TUR-05).
        Firepower = "firepower" => t::TEST_KIND_FIREPOWER,
    }
}

choices! {
    /// Which result is rolled again.
    pub enum TestReroll {
        /// Neither result.
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
    /// The questions about a test.
    pub struct Test {
        group t::GROUP_TEST => {
            /// The kind of test.
            kind: TestKind = TestKind::Motivation, t::TEST_KIND, ["FOW-TUR-03", "FOW-TUR-04", "FOW-TUR-05"];
            /// The motivation.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-TUR-06", "FOW-TUR-T1"],
                when |form| form.kind == TestKind::Motivation;
            /// The skill level, and the number that follows from it or from the army
            /// list.
            trained: Trained => "", heads [t::GROUP_TEST],
                when |form, _| form.kind == TestKind::Skill,
                with { skill = Skill::Trained, t::TEST_SKILL, ["FOW-TUR-06"]; };
            /// The weapon's Firepower.
            firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-TUR-05"],
                when |form| form.kind == TestKind::Firepower;
            /// Which result is rolled again.
            reroll: TestReroll = TestReroll::None, t::TEST_REROLL, ["FOW-TUR-P1", "FOW-IND-05"];
            /// The company commander or higher command leads the platoon that is tested.
            led: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05"],
                when |form| form.kind == TestKind::Motivation && form.reroll == TestReroll::None;
        }
    }
}

outcome! {
    /// How a test ended.
    pub struct Tested of |_form: &Test| {
        /// Whether it was passed.
        test: bool, t::PART_TEST, words const {
            &[bad("failed", t::WORD_TEST_FAILED), good("passed", t::WORD_TEST_PASSED)]
        };
    }
}

impl Calculate for Test {
    type House = House;
    type Outcome = Tested;
    const ABOUT: About = About::new("test", t::TEST, t::TEST_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-TUR-P1", "FOW-TUR-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let (sum, need, name, cite, note) = match self.kind {
            TestKind::Motivation => (
                motivation_sum(t::TEST_NUMBER, self.motivation),
                self.motivation.test_number(),
                t::ROLL_MOTIVATION_TEST,
                "FOW-TUR-04",
                None,
            ),
            TestKind::Skill => {
                let base = match SkillBase::of(self.trained, *house) {
                    Ok(base) => base,
                    Err(missing) => {
                        let (number, skill) = (t::TEST_NUMBER, t::TEST_KIND_SKILL);
                        return Working::refused(number, skill, vec![missing]).into();
                    }
                };
                (
                    base.sum("test", t::TEST_NUMBER),
                    base.need,
                    t::ROLL_SKILL_TEST,
                    "FOW-TUR-03",
                    base.note,
                )
            }
            TestKind::Firepower => {
                let need = self.firepower.0;
                let base = (t::FIREPOWER, Figure::Need(need), "FOW-TUR-05");
                (
                    Sum::plain("test", t::TEST_NUMBER, base),
                    need,
                    t::ROLL_FIREPOWER_TEST,
                    "FOW-TUR-05",
                    None,
                )
            }
        };
        let led = self.led && self.kind == TestKind::Motivation;
        let reroll =
            if self.reroll == TestReroll::None && led { TestReroll::Failure } else { self.reroll };
        let roll = Roll::new(Die::D6).at_least(need).reroll(reroll.dice()).named(name, cite);
        let mut working = Working::number(t::TEST_NUMBER, vec![sum]);
        working.notes.extend(note);
        if reroll != TestReroll::None {
            let stands = Note::new(t::NOTE_SECOND_ROLL_STANDS, "FOW-AMB-63");
            working.notes.push(stands);
        }
        working = working.chance(t::WANT_PASSES, Tested::AT.test.is(true));
        working.rolls(self, move |dice| Tested { test: dice.check(&roll) })
    }
}
