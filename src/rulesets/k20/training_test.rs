//! A Training test (K20-AMB-06), and the PIP that overruns and rams cost.

use crate::aid::{About, Calculate, Count, Figure, Modifier, Note, Sheet, Tone, Work, Working};
use crate::text::keys::k20 as t;
use crate::{form, outcome};

use super::house::House;
use super::number::{ByTraining, Number};
use super::words::word;

form! {
    /// What a Training test depends on.
    pub struct TrainingTest {
        group t::GROUP_TESTER => {
            /// Who is tested.
            unit: ByTraining => "",
                with { pinned = false, t::PINNED, ["K20-HET-05", "K20-AMB-07"]; };
        }
        group t::GROUP_TEST_MORE => {
            /// Whatever else the players agree on.
            situational: Count<-10, 10> = 0, t::SITUATIONAL, ["K20-AMB-06"];
        }
    }
}

impl Calculate for TrainingTest {
    type House = House;
    type Outcome = Test;

    const ABOUT: About = About {
        id: "training-test",
        title: t::TRAINING_TEST,
        summary: t::TRAINING_TEST_SUMMARY,
        cites: &["K20-AMB-06", "K20-GEN-01"],
    };

    fn work(&self, _: &House) -> Work<Self> {
        let tester = self.unit.tester();
        let mut modifiers = tester.modifiers();
        modifiers.push(Modifier::new(
            t::SITUATIONAL,
            self.situational.0,
            "K20-AMB-06",
        ));
        let base = (t::TRAINING, tester.base, "K20-AMB-06");
        let number = Number::plain("test", t::TRAINING_TEST, base, modifiers);
        let roll = number.check(t::ROLL_TRAINING, "K20-AMB-06");
        Working {
            plaque: (t::TRAINING_TEST, number.sheet.result.clone()),
            sheets: vec![number.sheet],
            notes: vec![Note::new(t::NOTE_NO_CRITICALS, "K20-AMB-06")],
            ..Working::default()
        }
        .rolls(self, move |dice| Test {
            test: dice.check(&roll),
        })
    }
}

outcome! {
    /// What a Training test comes to.
    pub struct Test of |form: &TrainingTest| {
        /// Whether it is passed.
        test: bool, t::PART_TEST, words const { &[
            word("failed", t::WORD_FAILED, Tone::Bad),
            word("passed", t::WORD_PASSED, Tone::Good),
        ] };
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
