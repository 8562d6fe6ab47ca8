//! Where a template lands after a miss: K20-AMM-P4, for direct HE and for
//! artillery.

use crate::rulesets::k20::prelude::*;

use super::{range, tables};

choices! {
    /// Whether the die of the hit roll was even or odd.
    pub enum Parity {
        /// 2, 4, 6 …
        Even = "even" => t::PARITY_EVEN,
        /// 1, 3, 5 …
        Odd = "odd" => t::PARITY_ODD,
    }
}

form! {
    /// The questions about scatter.
    pub struct Scatter {
        group t::GROUP_SCATTER => {
            /// The distance of the shot.
            distance: Inches<0, 100> = 0, t::DISTANCE, ["K20-AMM-06", "K20-AMM-T3", "K20-AMB-13"];
            /// Whether the die of the hit roll was even or odd.
            die: Parity = Parity::Even, t::HIT_DIE, ["K20-AMM-06", "K20-AMM-T3"];
            /// An artillery fix was inaccurate, which doubles the scatter.
            doubled: bool = false, t::DOUBLED, ["K20-ART-09", "K20-AMB-44"];
            /// The app rolls a direction.
            random_bearing: bool = true, t::RANDOM_BEARING, ["K20-AMB-41"];
        }
    }
}

impl Calculate for Scatter {
    type House = House;
    type Outcome = Strays;

    const ABOUT: About = About::new("scatter", t::SCATTER, t::SCATTER_SUMMARY);
    const CITES: &'static [Cite] = &["K20-AMM-P4", "K20-AMM-T3"];

    fn work(&self, _: &House) -> Work<Self> {
        let once = inches(self.distance.0, self.die, false);
        let all = inches(self.distance.0, self.die, self.doubled);
        let measured = |inches| Figure::Measured(inches, Unit::Inches);
        let sum = Sum {
            id: "scatter",
            title: t::SCATTER,
            base: (self.die.label(), measured(once), "K20-AMM-T3"),
            modifiers: Vec::new(),
            result: measured(all),
        };
        let mut notes = Notes::default();
        notes.add(self.doubled, t::NOTE_DOUBLED, "K20-ART-09");
        notes.add(!self.random_bearing, t::NOTE_NO_DIRECTION, "K20-AMB-41");
        let working = Working {
            headline: (t::SCATTER, measured(all)),
            sums: vec![sum],
            beside: vec![(Self::AT.distance.index(), range::scatter_band(self.distance.0))],
            notes: notes.0,
            ..Working::default()
        };
        if !self.random_bearing {
            return working.into();
        }
        let goes = t::want_scatters(Gone::by(all).label());
        let far = [Gone::Half, Gone::One, Gone::Two, Gone::Four, Gone::Eight];
        let astray = Strays::AT.scatter.is_one_of(&far);
        let working = working.chance(goes, astray);
        working.rolls(&(), move |dice| Strays { scatter: Gone::by(all), bearing: bearing(dice) })
    }
}

/// How far the template scatters, in inches.
pub(crate) fn inches(distance: i16, die: Parity, doubled: bool) -> f32 {
    let row = tables::scatter(distance);
    let once = match die {
        Parity::Even => row.even,
        Parity::Odd => row.odd,
    };
    if doubled { once * f32::from(tables::INACCURATE_FIX) } else { once }
}

words! {
    /// How far a template scattered.
    pub enum Gone {
        /// Nowhere, because nothing missed.
        None = "none" => t::SCATTER_NONE, Plain;
        /// Nowhere, because it is on its aiming point.
        OnTarget = "on-target" => t::WORD_ON_TARGET, Good;
        /// ½″
        Half = "half" => t::SCATTER_HALF, Plain;
        /// 1″
        One = "1" => t::SCATTER_1, Plain;
        /// 2″
        Two = "2" => t::SCATTER_2, Plain;
        /// 4″
        Four = "4" => t::SCATTER_4, Plain;
        /// 8″
        Eight = "8" => t::SCATTER_8, Plain;
        /// Nowhere, on the unit that called for it (K20-AMB-45).
        OnCaller = "on-caller" => t::WORD_MISUNDERSTOOD, Bad;
    }
}

impl Gone {
    /// The words for a template that scatters only if its shot missed.
    pub const IF_MISSED: &[Word] = &[
        Self::WORDS[Self::None as usize],
        Self::WORDS[Self::Half as usize],
        Self::WORDS[Self::One as usize],
        Self::WORDS[Self::Two as usize],
        Self::WORDS[Self::Four as usize],
        Self::WORDS[Self::Eight as usize],
    ];

    /// The words for a template that was fired.
    pub const AIMED: &[Word] = Self::WORDS.split_at(1).1;

    /// The scatter of this distance, from the table or doubled.
    pub fn by(inches: f32) -> Self {
        [Self::Half, Self::One, Self::Two, Self::Four, Self::Eight]
            [((inches * 2.0) as u32).ilog2().min(4) as usize]
    }

    /// Whether it left its aiming point.
    pub fn is_astray(self) -> bool {
        (Self::Half..=Self::Eight).contains(&self)
    }
}

outcome! {
    /// Where the template landed.
    pub struct Strays of |form: &()| {
        /// How far it scattered.
        scatter: Gone, t::SCATTER, words Gone::IF_MISSED;
        /// The direction in which it scattered.
        bearing: Bearing, t::BEARING;
    }
}

/// A random direction (K20-AMB-41).
pub(crate) fn bearing(dice: &mut dyn Dice) -> Bearing {
    Bearing(dice.bearing(&Roll::bearing(t::ROLL_BEARING, "K20-AMB-41")))
}
