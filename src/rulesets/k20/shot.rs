//! One shot of direct fire, from the hit roll to its second roll: the engine of
//! K20-DIR-P1 and K20-DIR-P2.

use crate::aid::{Cite, Part, PartKind, Tone, Word};
use crate::dice::{Band, Dice, Die, Roll};
use crate::text::Text;
use crate::text::keys::k20 as t;

use super::tables;

/// What a hit roll came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shot {
    /// A miss on an even die; of what has no scatter any miss.
    MissEven,
    /// A miss on an odd die.
    MissOdd,
    /// A plain hit.
    Hit,
    /// A natural 1 whose second roll would miss: strength +5 (K20-AMB-25).
    Five,
    /// A natural 1 whose second roll would hit: strength +10.
    Ten,
    /// A natural 20, and why nothing was fired.
    Bad(BadLuck),
}

impl Shot {
    const ALL: [Self; 8] = [
        Self::MissEven,
        Self::MissOdd,
        Self::Hit,
        Self::Five,
        Self::Ten,
        Self::Bad(BadLuck::Dud),
        Self::Bad(BadLuck::Jam),
        Self::Bad(BadLuck::Explosion),
    ];

    fn code(self) -> u32 {
        (Self::ALL.iter().position(|shot| *shot == self)).unwrap_or(0) as u32
    }

    /// Whether something hits, and which of the strengths counts: plain, +5,
    /// +10.
    pub const fn hit(self) -> Option<usize> {
        match self {
            Self::Hit => Some(0),
            Self::Five => Some(1),
            Self::Ten => Some(2),
            Self::MissEven | Self::MissOdd | Self::Bad(_) => None,
        }
    }

    /// What was wrong with the weapon, as a figure of [`WEAPON`].
    pub const fn weapon(self) -> u8 {
        match self {
            Self::Bad(luck) => luck as u8 + 1,
            _ => 0,
        }
    }

    /// As a figure of [`SHOT`]: both misses are one.
    pub fn figure(self) -> u32 {
        self.code().saturating_sub(1)
    }
}

/// What comes of a natural 20 (K20-DIR-T5, K20-ART-T3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BadLuck {
    /// No shot; it may fire next turn.
    Dud,
    /// To be cleared first.
    Jam,
    /// One hit on its own model, the weapon is destroyed (K20-AMB-26).
    Explosion,
}

impl BadLuck {
    /// The second roll after a 20.
    pub fn roll(dice: &mut dyn Dice, name: Text, cite: Cite) -> Self {
        let labels = [t::WORD_DUD, t::WORD_JAM, t::WORD_EXPLOSION];
        let bands: [Band; 3] = std::array::from_fn(|at| Band {
            upto: tables::JAM_UPTO[at],
            label: labels[at],
        });
        let roll = Roll::new(Die::D20).bands(&bands).named(name, cite);
        match dice.band(&roll) {
            0 => Self::Dud,
            1 => Self::Jam,
            _ => Self::Explosion,
        }
    }
}

/// A weapon that is aimed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    /// The hit number N: a hit on this or less.
    pub number: i16,
    /// A natural 1 and a natural 20 are special: not for infantry weapons and
    /// machine guns (K20-DIR-10).
    pub criticals: bool,
    /// Whether a miss is told apart by the parity of its die, for HE.
    pub scatters: bool,
}

impl Aim {
    /// The last face that hits; less than 1 for none.
    pub fn hits_upto(self) -> i16 {
        if self.criticals {
            self.number.clamp(1, 19)
        } else {
            self.number.min(20)
        }
    }

    /// The hit roll with its second roll.
    pub fn shoot(self, dice: &mut dyn Dice) -> Shot {
        // As a pool of one, so that the odds take faces of the same meaning
        // together.
        let code = dice.each(1, |dice| self.one(dice).code());
        Shot::ALL.get(code as usize).copied().unwrap_or(Shot::Hit)
    }

    fn one(self, dice: &mut dyn Dice) -> Shot {
        let upto = self.hits_upto();
        let roll = Roll::new(Die::D20).named(t::ROLL_TO_HIT, "K20-DIR-09");
        if self.scatters && upto < 20 {
            // The parity of the face is needed: the face itself is read.
            return match dice.total(&roll) {
                1 if self.criticals => self.critical(dice),
                20 if self.criticals => Self::bad_luck(dice),
                face if face as i16 <= upto => Shot::Hit,
                face if face.is_multiple_of(2) => Shot::MissEven,
                _ => Shot::MissOdd,
            };
        }
        if !self.criticals {
            let hits = dice.check(&roll.at_most(upto));
            return if hits { Shot::Hit } else { Shot::MissEven };
        }
        let band = |upto, label| Band { upto, label };
        let bands = [
            band(1, t::BAND_CRITICAL),
            band(upto as u8, t::WORD_HIT),
            band(19, t::WORD_MISS),
            band(20, t::BAND_BAD_LUCK),
        ];
        match dice.band(&roll.bands(&bands)) {
            0 => self.critical(dice),
            1 => Shot::Hit,
            2 => Shot::MissEven,
            _ => Self::bad_luck(dice),
        }
    }

    fn critical(self, dice: &mut dyn Dice) -> Shot {
        let second = Roll::new(Die::D20)
            .at_most(self.number)
            .named(t::ROLL_CRITICAL, "K20-DIR-T5");
        if dice.check(&second) {
            Shot::Ten
        } else {
            Shot::Five
        }
    }

    fn bad_luck(dice: &mut dyn Dice) -> Shot {
        Shot::Bad(BadLuck::roll(dice, t::ROLL_BAD_LUCK, "K20-DIR-T5"))
    }
}

const fn word(id: &'static str, label: Text, tone: Tone) -> Word {
    Word { id, label, tone }
}

const DUD: Word = word("dud", t::WORD_DUD, Tone::Bad);
const JAM: Word = word("jam", t::WORD_JAM, Tone::Bad);
const EXPLOSION: Word = word("explosion", t::WORD_EXPLOSION, Tone::Bad);

/// What one shot came to.
pub(super) const SHOT: Part = Part {
    id: "shot",
    label: t::PART_SHOT,
    kind: PartKind::Words(&[
        word("miss", t::WORD_MISS, Tone::Bad),
        word("hit", t::WORD_HIT, Tone::Good),
        word("critical-5", t::CRITICAL_5, Tone::Good),
        word("critical-10", t::CRITICAL_10, Tone::Good),
        DUD,
        JAM,
        EXPLOSION,
    ]),
};

/// What became of the weapon, the worst of it.
pub(super) const WEAPON: Part = Part {
    id: "weapon",
    label: t::PART_WEAPON,
    kind: PartKind::Words(&[
        word("ready", t::WORD_READY, Tone::Plain),
        DUD,
        JAM,
        EXPLOSION,
    ]),
};
