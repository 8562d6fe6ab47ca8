//! The morale of a crew whose vehicle becomes immobilised: K20-IMM-P3.

use crate::rulesets::k20::prelude::*;

use super::morale::Rally;
use super::number::{ByMorale, Number, State, Tester, three_results};

words! {
    /// The fate of a crew, for its own side.
    pub enum Crew {
        /// It was not tested.
        NoTest = "no-test" => t::WORD_NO_TEST, Plain;
        /// It repairs the vehicle.
        Repaired = "repaired" => t::WORD_REPAIRED, Good;
        /// Nothing changes.
        Same = "no-change" => t::WORD_SAME, Plain;
        /// Its level falls by one.
        Down = "down-1" => t::WORD_DOWN_1, Bad;
        /// It is gone.
        Gone = "crew-gone" => t::WORD_CREW_GONE, Bad;
    }
}

impl Crew {
    /// The words for a test that is certain to be taken.
    const IF_TESTED: &[Word] = Self::WORDS.split_at(1).1;
    /// The words for the other side.
    pub const OF_THE_ENEMY: &[Word] = &turned::<5>(Self::WORDS);
}

/// The test of a crew, prepared.
#[derive(Clone, Copy)]
pub struct CrewTest {
    roll: Roll,
    passes_upto: u8,
}

/// The results of the test, in the order of its bands.
const RESULTS: [Crew; 4] = [Crew::Repaired, Crew::Same, Crew::Down, Crew::Gone];

impl CrewTest {
    /// The test of a driver's crew: its morale base is the driver's Training if none is entered
    /// (K20-AMB-08). Also returns the remark beside that question.
    pub(crate) fn of_driver(
        driver: Tester,
        morale_base: Count<0, 20>,
    ) -> (Self, Number, Option<Phrase>) {
        let (base, beside) = match morale_base.0 {
            0 => {
                let beside = t::beside_as_training(i32::from(driver.base));
                (driver.base, Some(beside))
            }
            entered => (entered, None),
        };
        let (test, number) = Self::of(Tester { base, ..driver });
        (test, number, beside)
    }

    /// The test of a crew, with its sum; losses do not count in it.
    pub(crate) fn of(crew: Tester) -> (Self, Number) {
        let number = crew.morale("crew", t::CREW_TEST, Vec::new());
        let labels = RESULTS.map(Crew::label);
        let roll = number.four_results(labels, t::ROLL_CREW, "K20-IMM-T4").by_acting();
        let passes_upto = number.passes_upto() as u8;
        (Self { roll, passes_upto }, number)
    }

    /// Takes the test and returns its result.
    pub fn take(&self, dice: &mut dyn Dice) -> Crew {
        RESULTS[dice.band(&self.roll).min(3)]
    }

    /// Takes the test in a vehicle that is stuck for good: a natural 1 repairs nothing, and only
    /// keeps the crew in the vehicle (K20-AMB-71).
    pub fn take_for_good(&self, dice: &mut dyn Dice) -> Crew {
        let [_, results @ ..] = RESULTS;
        let labels = results.map(Crew::label);
        let roll = three_results(self.passes_upto, labels, t::ROLL_CREW, "K20-AMB-71").by_acting();
        results[dice.band(&roll).min(2)]
    }
}

form! {
    /// The questions about the test of a crew.
    pub struct CrewMorale {
        group t::GROUP_CREW => {
            /// The morale base of the unit card.
            morale_base: Count<1, 20> = 10, t::MORALE_BASE, ["K20-IMM-04", "K20-AMB-08"];
            /// A natural 20 in terrain has stuck the vehicle for good.
            for_good: bool = false, t::WORD_PERMANENTLY, ["K20-IMM-T3", "K20-AMB-71"];
            /// The state of the crew.
            state: State => "", heads [t::GROUP_CREW],
                with { level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1"]; };
        }
    }
}

impl Calculate for CrewMorale {
    type House = House;
    type Outcome = CrewAfter;

    const ABOUT: About = About::new("crew-morale", t::CREW_MORALE, t::CREW_MORALE_SUMMARY);
    const CITES: &'static [Cite] = &["K20-IMM-P3", "K20-IMM-04", "K20-IMM-T4"];

    fn work(&self, _: &House) -> Work<Self> {
        let (test, number) = CrewTest::of(self.state.tester(self.morale_base.0));
        let (level, for_good) = (self.state.level, self.for_good);
        let mut notes = Notes::default();
        notes.0.extend(number.note());
        notes.add(for_good, t::NOTE_CREW_FOR_GOOD, "K20-AMB-71");
        notes.add(!for_good, t::NOTE_CREW_CRITICALS, "K20-IMM-T4");
        notes.add(!for_good, t::NOTE_CREW_REPAIRED, "K20-AMB-32");
        Working {
            headline: (t::CREW_TEST, number.figure.clone()),
            sums: vec![number.sum],
            notes: notes.0,
            next: vec![Rally::of(ByMorale {
                morale_base: self.morale_base,
                level: level.up(-1),
                pinned: self.state.pinned,
            })],
            ..Working::default()
        }
        .chance(t::WANT_CREW_HOLDS, CrewAfter::AT.crew.is_one_of(&[Crew::Repaired, Crew::Same]))
        .chance(t::WANT_CREW_GONE, CrewAfter::AT.crew.is(Crew::Gone))
        .rolls(self, move |dice| {
            let crew = if for_good { test.take_for_good(dice) } else { test.take(dice) };
            CrewAfter { crew, level: if crew == Crew::Down { level.up(-1) } else { level } }
        })
    }
}

outcome! {
    /// The result of the test of a crew.
    pub struct CrewAfter of |form: &CrewMorale| {
        /// The effect on the crew.
        crew: Crew, t::PART_CREW, words Crew::IF_TESTED;
        /// The crew's level after it.
        level: Level, t::PART_LEVEL;
    }
}
