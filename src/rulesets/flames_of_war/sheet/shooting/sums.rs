//! The number of dice and the number to hit: procedures FOW-DIC-P1 and FOW-HIT-P1.

use crate::rulesets::flames_of_war::prelude::*;

use super::{Disengaging, Easiest, Shooting};

impl Shooting {
    /// The number needed to hit (FOW-HIT-P1): the number for the target's skill, +1 for each
    /// condition. All conditions add up.
    pub(super) fn needs(&self) -> (Sum, i16) {
        let mut modifiers = Vec::new();
        let mut add = |applies: bool, label, cite| {
            if applies {
                modifiers.push(Modifier::new(label, 1, cite));
            }
        };
        add(self.over_16, t::OVER_16, "FOW-HIT-T2");
        // A team that is gone to ground is always concealed as well (FOW-AMB-49).
        let easiest = self.easiest();
        add(self.hides() && easiest != Easiest::Open, t::CONCEALED, "FOW-CON-01");
        add(self.is_down() && easiest == Easiest::Alike, t::GONE_TO_GROUND, "FOW-CON-04");
        // The printed rate of fire decides; a team that fires defensively moved in another turn
        // (FOW-AMB-10).
        add(self.rof().0 == 1 && self.moved && !self.defensive, t::ROF_1_AND_MOVED, "FOW-AMB-10");
        Sum::need(
            "to-hit",
            t::TO_HIT,
            (self.target_skill.label(), self.target_skill.number_to_hit(), "FOW-HIT-T1"),
            modifiers,
        )
    }

    /// The number of dice (FOW-DIC-P1).
    pub(super) fn number_of_dice(&self) -> (Sum, i16) {
        let printed = self.rof().0;
        let mut dice = printed;
        let mut modifiers = Vec::new();
        let mut becomes = |applies: bool, to: &dyn Fn(i16) -> i16, label: Phrase, cite| {
            let after = to(dice);
            if applies && after != dice {
                modifiers.push(Modifier::new(label, after - dice, cite));
                dice = after;
            }
        };
        becomes(self.cavalry, &|_| 1, t::DICE_CAVALRY.into(), "FOW-DIC-05");
        becomes(self.pinned && !self.armoured, &|_| 1, t::DICE_PINNED.into(), "FOW-PIN-02");
        becomes(self.moved && !self.defensive, &|_| 1, t::DICE_MOVED.into(), "FOW-DIC-02");
        // The printed rate of fire decides (FOW-AMB-39).
        let disengaging = self.disengaging != Disengaging::No;
        becomes(
            disengaging && printed == 1,
            &|_| 0,
            t::DICE_ROF_1_DISENGAGING.into(),
            "FOW-REC-06",
        );
        becomes(
            self.disengaging == Disengaging::FirstShot && printed > 1,
            &|_| 1,
            t::DICE_FIRST_SHOT.into(),
            "FOW-REC-04",
        );
        becomes(
            self.disengaging == Disengaging::TheRest && printed > 1,
            &|rate| rate - 1,
            t::DICE_THE_REST.into(),
            "FOW-REC-05",
        );
        // The number of dice doubles after the rate of fire has been reduced
        // (FOW-AMB-11).
        becomes(self.target_doubled, &|rate| rate * 2, t::DICE_TARGET_DOUBLED.into(), "FOW-DIC-03");
        becomes(true, &|rate| rate * self.shooters.0, t::dice_teams(self.shooters.0), "FOW-DIC-P1");
        // If there are no shots, none are added.
        if dice > 0 {
            dice = own::add_dice("dice", dice, &mut modifiers);
        }
        let sum =
            Sum::dice("dice", t::NUMBER_OF_DICE, (t::ROF, printed, "FOW-DIC-01")).with(modifiers);
        (sum, dice)
    }
}
