//! The number that a d20 must not exceed, and who is tested against it
//! (K20-GEN-01, K20-AMB-06).

use crate::aid::{Cite, Figure, Modifier, Sheet};
use crate::dice::{Band, Die, Roll};
use crate::text::Text;
use crate::text::keys::k20 as t;

use super::tables;
use super::words::Level;

/// The number of a test, with its sum.
#[derive(Clone, Debug)]
pub(super) struct Number {
    /// The sum, modifiers of 0 left out.
    pub sheet: Sheet,
    /// What it comes to, before the die limits it.
    pub number: i16,
}

impl Number {
    /// The number of a test without critical results: it cannot be failed at 20
    /// or more, nor passed below 1.
    pub fn plain(
        id: &'static str,
        title: Text,
        base: (Text, i16, Cite),
        modifiers: Vec<Modifier>,
    ) -> Self {
        let mut it = Self::sum(id, title, base, modifiers);
        if it.number < 1 {
            it.sheet.result = Figure::Impossible;
        }
        it
    }

    /// The number of a test in which a natural 1 always passes and a natural 20
    /// never does.
    pub fn with_criticals(
        id: &'static str,
        title: Text,
        base: (Text, i16, Cite),
        modifiers: Vec<Modifier>,
    ) -> Self {
        let mut it = Self::sum(id, title, base, modifiers);
        it.sheet.result = Figure::AtMost(it.passes_upto());
        it
    }

    fn sum(
        id: &'static str,
        title: Text,
        base: (Text, i16, Cite),
        mut modifiers: Vec<Modifier>,
    ) -> Self {
        modifiers.retain(|modifier| modifier.value != 0);
        let number = base.1 + modifiers.iter().map(|modifier| modifier.value).sum::<i16>();
        let sheet = Sheet {
            id,
            title,
            base: (base.0, Figure::Number(base.1), base.2),
            modifiers,
            result: Figure::AtMost(number.min(20)),
        };
        Self { sheet, number }
    }

    /// The last face that passes where 1 always passes and 20 never does.
    pub fn passes_upto(&self) -> i16 {
        self.number.clamp(1, 19)
    }

    /// The roll of a test without critical results.
    pub fn check(&self, name: Text, cite: Cite) -> Roll {
        Roll::new(Die::D20).at_most(self.number).named(name, cite)
    }

    /// The roll of a test that is only passed or failed, 1 always passing and
    /// 20 never.
    pub fn check_with_criticals(&self, name: Text, cite: Cite) -> Roll {
        Roll::new(Die::D20)
            .at_most(self.passes_upto())
            .named(name, cite)
    }

    /// The roll of a test with a result of its own for a natural 1 and a
    /// natural 20. Bands: natural 1, passed, failed, natural 20.
    pub fn four_results(&self, labels: [Text; 4], name: Text, cite: Cite) -> Roll {
        let upto = [1, self.passes_upto() as u8, 19, 20];
        results(upto, labels).named(name, cite)
    }
}

/// The roll of a test whose natural 1 is no more than a pass. Bands: passed,
/// failed, natural 20.
pub(super) fn three_results(upto: u8, labels: [Text; 3], name: Text, cite: Cite) -> Roll {
    results([upto, 19, 20], labels).named(name, cite)
}

fn results<const N: usize>(upto: [u8; N], labels: [Text; N]) -> Roll {
    let mut bands = [Band {
        upto: 20,
        label: Text::EMPTY,
    }; N];
    for (band, (upto, label)) in bands.iter_mut().zip(upto.into_iter().zip(labels)) {
        *band = Band { upto, label };
    }
    Roll::new(Die::D20).bands(&bands)
}

/// Who takes a test: a base (Training or morale base) and the state that
/// changes all tests (K20-AMB-07).
#[derive(Clone, Copy, Debug)]
pub(super) struct Tester {
    /// Training, or the morale base of the unit card.
    pub base: i16,
    /// The morale level.
    pub level: Level,
    /// Pinned.
    pub pinned: bool,
}

impl Tester {
    /// What changes all tests of the unit.
    pub fn modifiers(self) -> Vec<Modifier> {
        let mut modifiers = vec![Modifier::new(
            self.level.label(),
            self.level.modifier(),
            "K20-MOR-T1",
        )];
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

    /// The number of a test of morale (K20-AMB-08), with what else changes it.
    pub fn morale(self, id: &'static str, title: Text, more: Vec<Modifier>) -> Number {
        let base = (t::MORALE_BASE, self.base, "K20-AMB-08");
        let mut modifiers = self.modifiers();
        modifiers.extend(more);
        Number::with_criticals(id, title, base, modifiers)
    }
}
