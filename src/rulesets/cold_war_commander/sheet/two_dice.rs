//! The test on two D6 of a commander who gives an order, or of an FAO or FAC who calls for support.
//! Two 1s are a bonus and two 6s a blunder, whatever the value is (CWC-AMB-01).

use crate::rulesets::cold_war_commander::prelude::*;

/// The results of a test, in ascending order of the totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Passes {
    /// Two 1s.
    Bonus,
    /// The total is no higher than the value.
    Yes,
    /// The total is higher.
    No,
    /// Two 6s.
    Blunder,
}

impl Passes {
    /// Its word, given those for passed (also used for a bonus), failed and blunder.
    pub fn word<W: Copy>(self, [passed, failed, blunder]: [W; 3]) -> W {
        match self {
            Self::Bonus | Self::Yes => passed,
            Self::No => failed,
            Self::Blunder => blunder,
        }
    }
}

/// The limits of the highest total that passes, whatever the value is: 2 always passes and 12
/// always fails.
const DECIDED: (i16, i16) = (2, 11);

/// A value with its modifiers.
pub(crate) struct Test {
    /// The sum.
    pub sum: Sum,
    /// The modified value, which has no cap and no floor (CWC-CMD-P1).
    pub value: i16,
}

impl Test {
    /// A test whose value is the base plus the modifiers; modifiers of 0 are left out.
    pub fn new(title: Text, base: (Text, i16, Cite), modifiers: Vec<Modifier>) -> Self {
        let modifiers = modifiers.into_iter().filter(|modifier| modifier.value != 0).collect();
        let (sum, value) = Sum::number("value", title, base).with_own(modifiers);
        Self { sum, value }
    }

    /// The highest total that passes.
    pub fn headline(&self) -> (Text, Figure) {
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

/// Two D6 against a modified value.
#[derive(Clone, Copy)]
pub(crate) struct TwoDice {
    roll: Roll,
    /// The meaning of each band of the roll.
    means: [Passes; 4],
}

impl TwoDice {
    /// The roll, with the words for passed and failed. A result that no total can give has no band,
    /// so it is not offered.
    pub fn new(value: i16, (name, cite): (Text, Cite), passed: Text, failed: Text) -> Self {
        let (low, high) = DECIDED;
        let highest = value.clamp(low, high);
        let mut rows = Vec::new();
        let mut successes = 0;
        let mut means = [Passes::Blunder; 4];
        for (meaning, label, upto, comes_up) in [
            (Passes::Bonus, t::WORD_BONUS, low, true),
            (Passes::Yes, passed, highest, highest > low),
            (Passes::No, failed, high, highest < high),
            (Passes::Blunder, t::WORD_BLUNDER, high + 1, true),
        ] {
            if comes_up {
                means[rows.len()] = meaning;
                let success = matches!(meaning, Passes::Bonus | Passes::Yes);
                successes |= u32::from(success) << rows.len();
                let upto = upto as u8;
                rows.push(Band { upto, label });
            }
        }
        let roll = Roll::new(Die::D6).sum_of(2).bands(&rows).named(name, cite);
        let roll = roll.succeeding(successes);
        Self { roll, means }
    }

    /// Rolls it.
    pub fn throw(&self, dice: &mut dyn Dice) -> Passes {
        self.means[dice.band(&self.roll)]
    }
}

/// No bonus.
const NO_BONUS: Word = Word { id: "no", label: t::WORD_NO_BONUS, tone: Tone::Plain };

/// The words for whether a test was a bonus, with its benefit.
pub(crate) const fn bonus(gives: Text) -> [Word; 2] {
    [NO_BONUS, Word { id: "yes", label: gives, tone: Tone::Good }]
}
