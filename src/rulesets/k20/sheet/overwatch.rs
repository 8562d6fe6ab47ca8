//! The fire of a defender in Overwatch against stands that charge or assault
//! (K20-CHG-03, K20-CHG-04, K20-VAS-03, K20-VAS-04).

use crate::rulesets::k20::prelude::*;

use super::effect::{Effect, Half};
use super::number::Tester;

choices! {
    /// The effect of the fire on the stand at which it was aimed.
    pub enum FireResult {
        /// It is still to be rolled.
        Roll = "roll" => t::FIRE_RESULT_ROLL,
        /// Nothing.
        None = "none" => t::EFFECT_NONE,
        /// Pinned.
        Pinned = "pinned" => t::PINNED,
        /// Suppressed.
        Suppressed = "suppressed" => t::EFFECT_SUPPRESSED,
        /// 1 damage: the stand is removed (K20-AMB-10).
        Damage = "damage" => t::FIRE_RESULT_DAMAGE,
        /// The unit is Broken (K20-AMB-68).
        Broken = "broken" => t::LEVEL_BROKEN,
    }
}

/// The effect of the fire on a stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UnderFire {
    /// There is no effect.
    Nothing,
    /// It is Pinned: it continues, with -5.
    Pinned,
    /// It is Suppressed: it stops 1″ short.
    Suppressed,
    /// It is removed.
    Lost,
    /// It is removed, with -1 on the unit's Morale test (K20-AMB-09).
    LostAndShaken,
    /// Its unit is Broken: it returns to where it started.
    Broken,
}

/// Fire in Overwatch, prepared: the Training test, then a shot at each targeted stand.
#[derive(Clone, Copy)]
pub(crate) struct Fire {
    training: Roll,
    shot: Roll,
    result: FireResult,
}

impl Fire {
    /// The fire of a unit with its strength at 2″.
    pub fn of(firer: Tester, strength: i16, result: FireResult) -> Self {
        let number = firer.training("overwatch", t::OVERWATCH_TEST);
        Self {
            // The charged unit fires in Overwatch, or another unit of its side does.
            training: number.check(t::ROLL_OVERWATCH, "K20-CHG-03").by_facing(),
            shot: Half::Infantry.roll(strength),
            result,
        }
    }

    /// The same, with another name for its Training test.
    #[must_use]
    pub fn named(mut self, name: Text) -> Self {
        self.training = self.training.named(name, "K20-CHG-03");
        self
    }

    /// The sum of its Training test and the row of the shot, if these are still to be rolled.
    pub fn shown(firer: Tester, strength: i16, result: FireResult) -> Option<(Sum, ResultRow)> {
        (result == FireResult::Roll).then(|| {
            (
                firer.training("overwatch", t::OVERWATCH_TEST).sum,
                Half::Infantry.row(t::OVERWATCH_SHOT, strength),
            )
        })
    }

    /// Whether the shots are fired: they are if the Training test is passed, or their result is
    /// known.
    pub fn is_made(&self, dice: &mut dyn Dice) -> bool {
        self.result != FireResult::Roll || dice.check(&self.training)
    }

    /// The shot at one stand.
    pub fn at_stand(&self, dice: &mut dyn Dice) -> UnderFire {
        match self.result {
            FireResult::Roll => match Half::Infantry.effect(dice, &self.shot) {
                Effect::DamageAndMorale => UnderFire::LostAndShaken,
                Effect::Damage => UnderFire::Lost,
                Effect::Suppressed => UnderFire::Suppressed,
                Effect::Pinned => UnderFire::Pinned,
                _ => UnderFire::Nothing,
            },
            FireResult::None => UnderFire::Nothing,
            FireResult::Pinned => UnderFire::Pinned,
            FireResult::Suppressed => UnderFire::Suppressed,
            FireResult::Damage => UnderFire::Lost,
            FireResult::Broken => UnderFire::Broken,
        }
    }
}
