//! One shot of direct fire, from the hit roll to its second roll: the engine of
//! K20-DIR-P1 and K20-DIR-P2.

use crate::rulesets::k20::prelude::*;

use super::tables;

words! {
    /// The result of a hit roll.
    pub enum Shot {
        /// A miss on an even die; for shots without scatter, any miss.
        MissEven = "miss" => t::WORD_MISS, Bad;
        /// A miss on an odd die.
        MissOdd = "miss" => t::WORD_MISS, Bad;
        /// A plain hit.
        Hit = "hit" => t::WORD_HIT, Good;
        /// A natural 1 whose second roll would miss: strength +5 (K20-AMB-25).
        Five = "critical-5" => t::CRITICAL_5, Good;
        /// A natural 1 whose second roll would hit: strength +10.
        Ten = "critical-10" => t::CRITICAL_10, Good;
        /// A natural 20: nothing was fired.
        Dud = "dud" => t::WORD_DUD, Bad;
        /// A natural 20: nothing was fired, and the weapon has to be cleared.
        Jam = "jam" => t::WORD_JAM, Bad;
        /// A natural 20: nothing was fired, and the weapon is destroyed.
        Explosion = "explosion" => t::WORD_EXPLOSION, Bad;
    }
}

impl Shot {
    /// The words for a shot, with both misses as one.
    pub const ONE_MISS: &[Word] = Self::WORDS.split_at(1).1;

    /// Whether it hits, as the index of the strength that counts: plain, +5, +10.
    pub const fn hit(self) -> Option<usize> {
        match self {
            Self::Hit => Some(0),
            Self::Five => Some(1),
            Self::Ten => Some(2),
            _ => None,
        }
    }

    /// The effect on the weapon.
    pub const fn weapon(self) -> BadLuck {
        match self {
            Self::Dud => BadLuck::Dud,
            Self::Jam => BadLuck::Jam,
            Self::Explosion => BadLuck::Explosion,
            _ => BadLuck::None,
        }
    }
}

words! {
    /// The results of a natural 20 (K20-DIR-T5, K20-ART-T3), from the mildest to the worst.
    pub enum BadLuck {
        /// The weapon is ready.
        None = "ready" => t::WORD_READY, Plain;
        /// No shot is fired; the weapon may fire next turn.
        Dud = "dud" => t::WORD_DUD, Bad;
        /// The weapon has to be cleared first.
        Jam = "jam" => t::WORD_JAM, Bad;
        /// The weapon is destroyed, with one hit on its own model (K20-AMB-26).
        Explosion = "explosion" => t::WORD_EXPLOSION, Bad;
    }
}

impl BadLuck {
    /// The second roll after a 20.
    pub fn roll(dice: &mut dyn Dice, name: Text, cite: Cite) -> Self {
        let results = [Self::Dud, Self::Jam, Self::Explosion];
        let bands: [Band; 3] = std::array::from_fn(|at| Band {
            upto: tables::JAM_UPTO[at],
            label: results[at].label(),
        });
        let roll = Roll::new(Die::D20).bands(&bands).named(name, cite);
        results[dice.band(&roll).min(2)]
    }
}

/// The hit roll of a weapon.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// The hit number N: a roll of N or less hits.
    pub number: i16,
    /// Whether a natural 1 and a natural 20 are special: not for infantry weapons and
    /// machine guns (K20-DIR-10).
    pub criticals: bool,
    /// Whether an even and an odd die give different misses, for HE.
    pub scatters: bool,
}

impl Aim {
    /// The last face that hits; less than 1 for none.
    pub fn hits_upto(self) -> i16 {
        if self.criticals { self.number.clamp(1, 19) } else { self.number.min(20) }
    }

    /// The hit roll with its second roll.
    pub fn shoot(self, dice: &mut dyn Dice) -> Shot {
        // The odds merge faces with the same meaning.
        dice.merged(|dice| self.one(dice))
    }

    fn one(self, dice: &mut dyn Dice) -> Shot {
        let upto = self.hits_upto();
        let roll = Roll::new(Die::D20).named(t::ROLL_TO_HIT, "K20-DIR-09").by_acting();
        if self.scatters && upto < 20 {
            // The parity of the face is needed, so the face itself is read.
            let roll = roll.succeeding((1 << upto.max(0)) - 1);
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
        match dice.band(&roll.bands(&bands).succeeding(0b0011)) {
            0 => self.critical(dice),
            1 => Shot::Hit,
            2 => Shot::MissEven,
            _ => Self::bad_luck(dice),
        }
    }

    fn critical(self, dice: &mut dyn Dice) -> Shot {
        let second = Roll::new(Die::D20)
            .at_most(self.number)
            .named(t::ROLL_CRITICAL, "K20-DIR-T5")
            .by_acting();
        if dice.check(&second) { Shot::Ten } else { Shot::Five }
    }

    fn bad_luck(dice: &mut dyn Dice) -> Shot {
        match BadLuck::roll(dice, t::ROLL_BAD_LUCK, "K20-DIR-T5") {
            BadLuck::None | BadLuck::Dud => Shot::Dud,
            BadLuck::Jam => Shot::Jam,
            BadLuck::Explosion => Shot::Explosion,
        }
    }
}
