//! The test on two D6: of a commander who gives an order, of an FAO or FAC who
//! calls for support. Two 1s are a bonus, two 6s a blunder, whatever the value
//! is (CWC-AMB-01).

use crate::aid::{
    Cite, Figure, Modifier, Note, Outcome, Part, PartKind, Procedure, Sheet, Tone, Word,
};
use crate::dice::{Band, Dice, Die, Roll};
use crate::text::Text;
use crate::text::keys::cold_war_commander as t;

/// What a test comes to, in the order of rising totals: the bands of its roll.
pub(super) const BONUS: usize = 0;
/// The total is no higher than the value.
pub(super) const PASSED: usize = 1;
/// The total is higher.
pub(super) const FAILED: usize = 2;

/// The lowest and the highest total that the value decides: 2 passes and 12
/// fails always.
const DECIDED: (i16, i16) = (2, 11);

/// A value with what changes it.
pub(super) struct Test {
    /// The sum.
    pub sheet: Sheet,
    /// The modified value; no cap and no floor (CWC-CMD-P1).
    pub value: i16,
}

impl Test {
    /// Base and modifiers add up; modifiers of 0 are left out.
    pub fn new(title: Text, base: (Text, i16, Cite), modifiers: Vec<Modifier>) -> Self {
        let modifiers: Vec<Modifier> = modifiers
            .into_iter()
            .filter(|modifier| modifier.value != 0)
            .collect();
        let value = base.1 + modifiers.iter().map(|modifier| modifier.value).sum::<i16>();
        Self {
            sheet: Sheet {
                id: "value",
                title,
                base: (base.0, Figure::Number(base.1), base.2),
                modifiers,
                result: Figure::Number(value),
            },
            value,
        }
    }

    /// The highest total that passes.
    pub fn plaque(&self) -> (Text, Figure) {
        let highest = self.value.clamp(DECIDED.0, DECIDED.1);
        (t::PLAQUE_TWO_DICE, Figure::AtMost(highest))
    }

    /// Why the value does not decide every total.
    pub fn notes(&self) -> Option<Note> {
        if self.value < DECIDED.0 {
            Some(Note::new(t::NOTE_DOUBLE_1_PASSES, "CWC-AMB-01"))
        } else if self.value > DECIDED.1 {
            Some(Note::new(t::NOTE_DOUBLE_6_FAILS, "CWC-AMB-01"))
        } else {
            None
        }
    }
}

/// Two D6 against a modified value, read as bonus, passed, failed, blunder.
pub(super) fn roll_against(value: i16, name: Text, cite: Cite, passed: Text, failed: Text) -> Roll {
    let (low, high) = DECIDED;
    let band = |upto: i16, label| Band {
        upto: upto as u8,
        label,
    };
    Roll::new(Die::D6)
        .sum_of(2)
        .bands(&[
            band(low, t::WORD_BONUS),
            band(value.clamp(low, high), passed),
            band(high, failed),
            band(high + 1, t::WORD_BLUNDER),
        ])
        .named(name, cite)
}

/// One test: an outcome of `passed, failed, blunder` (a bonus has passed), and
/// whether it was a bonus.
pub(super) fn one_test(roll: Roll) -> Procedure {
    Box::new(move |dice: &mut dyn Dice| {
        Outcome::of(&match dice.band(&roll) {
            BONUS => [0, 1],
            PASSED => [0, 0],
            FAILED => [1, 0],
            _ => [2, 0],
        })
    })
}

/// Whether the test was a bonus, with what the bonus gives.
pub(super) const fn bonus_part(words: &'static [Word; 2]) -> Part {
    Part {
        id: "bonus",
        label: t::WORD_BONUS,
        kind: PartKind::Words(words),
    }
}

/// No bonus.
pub(super) const NO_BONUS: Word = Word {
    id: "no",
    label: t::WORD_NO_BONUS,
    tone: Tone::Plain,
};
