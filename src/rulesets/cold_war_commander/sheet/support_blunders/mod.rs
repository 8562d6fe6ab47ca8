//! The blunders of a call for support, with all their consequences: artillery (procedure
//! CWC-BLU-P2) and aircraft (CWC-BLU-P3). This file has the effects that both may have: hitting
//! units one after another, and drifting onto friendly ones.

pub mod air;
pub mod artillery;

use crate::rulesets::cold_war_commander::prelude::*;

use super::effect::sum;
use super::effect::{Effect, Target, UnderFire};
use super::house::House;
use super::words::{Armour, Cover, Position, Save, TargetKind};

form! {
    /// The questions about the friendly unit that an attack deviates onto.
    pub struct OwnUnit {
        group t::GROUP_OWN_UNIT => {
            /// Its cover.
            cover: Cover = Cover::Open, t::COVER, ["CWC-ART-10", "CWC-HIT-T1"],
                when |form| form.kind != TargetKind::Command && form.kind != TargetKind::Sniper;
            /// Its kind.
            kind: TargetKind = TargetKind::Ordinary, t::TARGET_KIND, ["CWC-HIT-04", "CWC-HIT-07"];
            /// Its armour.
            armour: Armour = Armour::Unarmoured, t::ARMOUR, ["CWC-HIT-05", "CWC-HIT-06"];
            /// Its Save.
            save: Save = Save::None, t::SAVE, ["CWC-FIR-04"];
            /// Its Hits.
            hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"];
            /// Hits on it before this attack.
            marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"];
            /// It was already suppressed.
            suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08"];
            /// The position that may hold it in place.
            position: Position = Position::Free, t::POSITION, ["CWC-FBK-04"],
                when |form| form.suppressed;
            /// It may fall back farther than 10 cm.
            exempt: bool = false, t::EXEMPT, ["CWC-FBK-03"],
                when |form| form.suppressed && !form.position.holds() && form.kind != TargetKind::Recce;
        }
    }
}

impl OwnUnit {
    /// The unit under fire; its fall-back runs into nothing.
    fn under_fire(&self) -> UnderFire {
        UnderFire {
            position: self.position,
            exempt: self.exempt || self.kind == TargetKind::Recce,
            ..UnderFire::simple(self.save, self.hits.0, self.marked.0, self.suppressed)
        }
        .as_asked()
    }
}

tally! {
    /// The effect of fire on units, one after another.
    #[derive(Debug, PartialEq, Eq)]
    struct Losses {
        eliminated: u32[0..=31], sum;
        suppressed: u32[0..=31], sum;
    }
}

impl Losses {
    /// The losses when one unit suffers this.
    fn of(eliminated: bool, suppressed: bool) -> Self {
        Self { eliminated: u32::from(eliminated), suppressed: u32::from(suppressed) }
    }
}

/// The largest number of dice that are counted, however many units one unit represents.
const MOST_ATTACKS: u32 = 100;

/// An attack on a zone that is aimed at a friendly unit and may deviate away
/// from it.
#[derive(Clone, Copy)]
struct Stray {
    /// Deviation dice.
    dice: u32,
    /// How far the unit may be from the centre, in cm (CWC-AMB-38).
    radius: i16,
    attacks: u32,
    target: Target,
}

/// Where such an attack landed, and its effect.
#[derive(Clone, Copy)]
struct Landed {
    drift: Distance,
    direction: Bearing,
    effect: Effect,
}

impl Stray {
    fn of(
        base: (Text, i16, Cite),
        modifiers: Vec<Modifier>,
        zone: i16,
        attacks: u32,
        unit: &UnderFire,
        need: i16,
        house: &House,
    ) -> (Self, Sum) {
        let (mut sum, dice) = Sum::dice("deviation", t::DEVIATION_DICE, base).with_own(modifiers);
        if dice < 0 {
            sum = sum.with(vec![Modifier::new(t::MOD_NEVER_BELOW_0, -dice, "CWC-AMB-10")]);
        }
        let stray = Self {
            dice: dice.max(0) as u32,
            radius: zone / 2,
            attacks,
            target: Target::of(unit, need, house),
        };
        (stray, sum)
    }

    /// How far the attack drifts, in cm.
    fn drift(&self, dice: &mut dyn Dice) -> u32 {
        if self.dice == 0 {
            0
        } else {
            sum(dice, self.dice, Roll::new(Die::D6).named(t::ROLL_DRIFT, "CWC-AMB-10"))
        }
    }

    /// The effect on the unit when the attack has drifted this far.
    fn land(&self, dice: &mut dyn Dice, drift: u32) -> Effect {
        if drift > self.radius as u32 {
            Effect::default()
        } else {
            self.target.take(dice, self.attacks)
        }
    }

    /// The effect on the unit, if the direction of the deviation does not matter.
    fn strike(&self, dice: &mut dyn Dice) -> Effect {
        let drift = self.drift(dice);
        self.land(dice, drift)
    }

    /// Where the attack lands, and its effect on the unit.
    fn fall(&self, dice: &mut dyn Dice) -> Landed {
        let drift = self.drift(dice);
        let direction = if self.dice == 0 {
            0
        } else {
            dice.bearing(&Roll::bearing(t::ROLL_DIRECTION, "CWC-AMB-10"))
        };
        Landed {
            drift: Distance(drift),
            direction: Bearing(direction),
            effect: self.land(dice, drift),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_kept_as_numbers() {
        crate::dice::laws::of_adding::<Losses>(|one, other| {
            one.eliminated + other.eliminated < 32 && one.suppressed + other.suppressed < 32
        });
    }
}
