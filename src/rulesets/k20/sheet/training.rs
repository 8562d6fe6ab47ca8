//! A Training test (K20-AMB-06), and the PIP cost of overruns and rams.

use crate::rulesets::k20::prelude::*;

use super::number::{ByTraining, Number};

form! {
    /// The questions about a Training test.
    pub struct TrainingTest {
        group t::GROUP_TESTER => {
            /// The unit tested.
            unit: ByTraining => "",
                with { pinned = false, t::PINNED, ["K20-HET-05", "K20-AMB-07"]; };
        }
        group t::GROUP_TEST_MORE => {
            /// Any other modifier that the players agree on.
            situational: Count<-10, 10> = 0, t::SITUATIONAL, ["K20-AMB-06"];
            /// The test clears a jam.
            clears: bool = false, t::CLEARS_JAM, ["K20-DIR-T5", "K20-ART-T3"];
            /// The unit has no standard action left for that.
            no_action: bool = false, t::THEN_NO_STANDARD_ACTION, ["K20-DIR-T5", "K20-GEN-03"],
                when |form| form.clears;
            /// The unit gives up both actions instead, and rolls nothing.
            both_actions: bool = false, t::CLEARS_BY_BOTH_ACTIONS, ["K20-DIR-T5", "K20-ART-T3", "K20-AMB-80"],
                when |form| form.clears;
            /// The unit has already acted in this activation.
            acted: bool = false, t::HAS_ACTED, ["K20-AMB-80"],
                when |form| form.clears && form.both_actions;
        }
    }
}

form! {
    /// The PIP of the side that overruns or rams.
    pub struct Pip {
        group t::GROUP_PIP => {
            /// The players keep count of the PIP.
            counted: bool = false, t::PIP_COUNTED, ["K20-GEN-04", "K20-AMB-79"];
            /// How many are left.
            left: Count<0, 99> = 0, t::PIP_LEFT, ["K20-GEN-04", "K20-AMB-79"],
                when |form| form.counted;
        }
    }
}

impl Pip {
    /// Why an action with this cost is not allowed.
    pub(crate) fn refuses(self, cost: i16) -> Option<Note> {
        let short = self.counted && self.left.0 < cost;
        short.then(|| Note::new(t::refused_pip(i32::from(cost), self.left.0), "K20-AMB-79"))
    }
}

impl Calculate for TrainingTest {
    type House = House;
    type Outcome = Test;

    const ABOUT: About = About::new("training-test", t::TRAINING_TEST, t::TRAINING_TEST_SUMMARY);
    const CITES: &'static [Cite] = &["K20-AMB-06", "K20-GEN-01"];

    fn work(&self, _: &House) -> Work<Self> {
        if self.clears && self.no_action {
            let why = vec![Note::new(t::THEN_NO_STANDARD_ACTION, "K20-GEN-03")];
            return Working::refused(t::TRAINING_TEST, t::WORD_NOT_ALLOWED, why).into();
        }
        if self.clears && self.both_actions {
            return self.gives_up_both();
        }
        let tester = self.unit.tester();
        let mut modifiers = tester.modifiers();
        modifiers.push(Modifier::new(t::SITUATIONAL, self.situational.0, "K20-AMB-06"));
        let base = (t::TRAINING, tester.base, "K20-AMB-06");
        let number = Number::plain("test", t::TRAINING_TEST, base, modifiers);
        let roll = number.check(t::ROLL_TRAINING, "K20-AMB-06");
        let mut notes = Notes::default();
        notes.0.extend(number.note());
        notes.add(true, t::NOTE_NO_CRITICALS, "K20-AMB-06");
        notes.add(self.clears, t::NOTE_CLEARS_JAM, "K20-DIR-T5");
        Working {
            headline: (t::TRAINING_TEST, number.figure.clone()),
            sums: vec![number.sum],
            notes: notes.0,
            ..Working::default()
        }
        .chance(
            if self.clears { t::WANT_CLEARS_JAM } else { t::WANT_PASSES },
            Test::AT.test.is(true),
        )
        .rolls(self, move |dice| Test { test: dice.check(&roll) })
    }
}

impl TrainingTest {
    /// The working for giving up both actions to clear the jam, without a roll
    /// (K20-AMB-80).
    fn gives_up_both(&self) -> Work<Self> {
        if self.acted {
            let why = vec![Note::new(t::REFUSED_HAS_ACTED, "K20-AMB-80")];
            return Working::refused(t::TRAINING_TEST, t::WORD_NOT_ALLOWED, why).into();
        }
        Working {
            headline: (t::TRAINING_TEST, Figure::Word(t::WORD_JAM_CLEARED)),
            notes: vec![Note::new(t::NOTE_BOTH_ACTIONS, "K20-AMB-80")],
            ..Working::default()
        }
        .rolls(self, |_| Test { test: true })
    }
}

outcome! {
    /// The outcome of a Training test.
    pub struct Test of |form: &TrainingTest| {
        /// Whether it is passed.
        test: bool, t::PART_TEST, words const { &[
            word("failed", t::WORD_FAILED, Tone::Bad),
            word("passed", t::WORD_PASSED, Tone::Good),
        ] };
    }
}

/// The extra PIP cost of this many overruns or rams.
pub(crate) fn pip_sum(each: i16, count: i16, cite: &'static str) -> Sum {
    let mut modifiers = Vec::new();
    if count > 1 {
        modifiers.push(Modifier::new(
            t::pip_further(i32::from(count - 1)),
            each * (count - 1),
            cite,
        ));
    }
    Sum::number("pip", t::PIP_EXTRA, (t::PIP_FIRST, each, cite)).with(modifiers)
}
