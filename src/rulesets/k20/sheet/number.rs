//! The number that a d20 must not exceed, and the model that is tested against it
//! (K20-GEN-01, K20-AMB-06).

use crate::rulesets::k20::prelude::*;

use super::tables;

/// The number of a test, with its sum.
#[derive(Clone, Debug)]
pub(crate) struct Number {
    /// The sum, without modifiers of 0.
    pub sum: Sum,
    /// The total, before it is limited to the faces of the die.
    pub comes_to: i16,
    /// The number with which the die is compared.
    pub figure: Figure,
}

impl Number {
    /// The number of a test without critical results: at 20 or more it always passes, and below 1
    /// it never does.
    pub fn plain(
        id: &'static str,
        title: Text,
        base: (Text, i16, Cite),
        modifiers: Vec<Modifier>,
    ) -> Self {
        let mut test = Self::sum(id, title, base, modifiers);
        if test.comes_to < 1 {
            test.sum.result = Figure::Impossible;
            test.figure = Figure::Impossible;
        }
        test
    }

    /// The number of a test in which a natural 1 always passes and a natural 20 never does.
    pub fn with_criticals(
        id: &'static str,
        title: Text,
        base: (Text, i16, Cite),
        modifiers: Vec<Modifier>,
    ) -> Self {
        let mut test = Self::sum(id, title, base, modifiers);
        test.figure = Figure::AtMost(test.passes_upto());
        test
    }

    fn sum(
        id: &'static str,
        title: Text,
        base: (Text, i16, Cite),
        mut modifiers: Vec<Modifier>,
    ) -> Self {
        modifiers.retain(|modifier| modifier.value != 0);
        let (mut sum, comes_to) = Sum::number(id, title, base).with_own(modifiers);
        sum.result = Figure::AtMost(comes_to);
        Self { sum, comes_to, figure: Figure::AtMost(comes_to.min(20)) }
    }

    /// A note if no face of the die equals the sum: then the nearest face counts (K20-AMB-06).
    pub fn note(&self) -> Option<Note> {
        let Figure::AtMost(face) = self.figure else { return None };
        let sum = match self.comes_to {
            ..0 => format!("−{}", self.comes_to.unsigned_abs()),
            sum => sum.to_string(),
        };
        let words = t::sum_counts_as(face, sum, self.sum.title);
        (face != self.comes_to).then(|| Note::new(words, "K20-AMB-06"))
    }

    /// The last face that passes, if 1 always passes and 20 never does.
    pub fn passes_upto(&self) -> i16 {
        self.comes_to.clamp(1, 19)
    }

    /// The roll of a test without critical results.
    pub fn check(&self, name: Text, cite: Cite) -> Roll {
        Roll::new(Die::D20).at_most(self.comes_to).named(name, cite)
    }

    /// The roll of a test that is only passed or failed, where 1 always passes and 20
    /// never does.
    pub fn check_with_criticals(&self, name: Text, cite: Cite) -> Roll {
        Roll::new(Die::D20).at_most(self.passes_upto()).named(name, cite)
    }

    /// The roll of a test with separate results for a natural 1 and a natural 20. Bands:
    /// natural 1, passed, failed, natural 20.
    pub fn four_results(&self, labels: [Text; 4], name: Text, cite: Cite) -> Roll {
        let upto = [1, self.passes_upto() as u8, 19, 20];
        results(upto, labels).named(name, cite).succeeding(0b0011)
    }
}

/// The roll of a test in which a natural 1 is an ordinary pass. Bands: passed, failed, natural 20.
pub(crate) fn three_results(upto: u8, labels: [Text; 3], name: Text, cite: Cite) -> Roll {
    results([upto, 19, 20], labels).named(name, cite).succeeding(0b001)
}

fn results<const N: usize>(upto: [u8; N], labels: [Text; N]) -> Roll {
    let mut bands = [Band { upto: 20, label: Text::EMPTY }; N];
    for (band, (upto, label)) in bands.iter_mut().zip(upto.into_iter().zip(labels)) {
        *band = Band { upto, label };
    }
    Roll::new(Die::D20).bands(&bands)
}

/// The tested unit: a base (Training or morale base) and the state that changes all tests
/// (K20-AMB-07).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tester {
    /// Training, or the morale base of the unit card.
    pub base: i16,
    /// The morale level.
    pub level: Level,
    /// It is Pinned.
    pub pinned: bool,
}

form! {
    /// The questions about a unit tested on Training.
    pub struct ByTraining {
        group t::GROUP_TESTER => {
            /// Its Training.
            training: Count<1, 20> = 10, t::TRAINING, ["K20-GEN-06", "K20-AMB-06"];
            /// The morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1", "K20-AMB-07"];
            /// It is Pinned.
            pinned: bool = false, t::PINNED, ["K20-AMB-07"];
        }
    }
}

impl ByTraining {
    /// The unit tested.
    pub(crate) const fn tester(self) -> Tester {
        Tester { base: self.training.0, level: self.level, pinned: self.pinned }
    }
}

form! {
    /// The questions about a unit tested on morale.
    pub struct ByMorale {
        group t::GROUP_UNIT => {
            /// The morale base of the unit card.
            morale_base: Count<1, 20> = 10, t::MORALE_BASE, ["K20-GEN-06", "K20-AMB-08"];
            /// The morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1"];
            /// It is Pinned.
            pinned: bool = false, t::PINNED, ["K20-AMB-07"];
        }
    }
}

impl ByMorale {
    /// The unit tested.
    pub(crate) const fn tester(self) -> Tester {
        Tester { base: self.morale_base.0, level: self.level, pinned: self.pinned }
    }
}

form! {
    /// The state that changes all tests (K20-AMB-07), if it is asked separately from the
    /// base.
    pub struct State {
        group t::GROUP_UNIT => {
            /// The morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1", "K20-AMB-07"];
            /// It is Pinned.
            pinned: bool = false, t::PINNED, ["K20-AMB-07"];
        }
    }
}

impl State {
    /// The unit, tested with this base.
    pub(crate) const fn tester(self, base: i16) -> Tester {
        Tester { base, level: self.level, pinned: self.pinned }
    }
}

impl Tester {
    /// The modifiers of all tests of the unit.
    pub fn modifiers(self) -> Vec<Modifier> {
        let mut modifiers =
            vec![Modifier::new(self.level.label(), self.level.modifier(), "K20-MOR-T1")];
        if self.pinned {
            modifiers.push(Modifier::new(t::PINNED, tables::PINNED, "K20-HET-05"));
        }
        modifiers
    }

    /// The number of a Training test (K20-AMB-06).
    pub fn training(self, id: &'static str, title: Text) -> Number {
        let base = (t::TRAINING, self.base, "K20-AMB-06");
        Number::plain(id, title, base, self.modifiers())
    }

    /// The number of a test of morale (K20-AMB-08), with further modifiers.
    pub fn morale(self, id: &'static str, title: Text, more: Vec<Modifier>) -> Number {
        let base = (t::MORALE_BASE, self.base, "K20-AMB-08");
        let mut modifiers = self.modifiers();
        modifiers.extend(more);
        Number::with_criticals(id, title, base, modifiers)
    }
}
