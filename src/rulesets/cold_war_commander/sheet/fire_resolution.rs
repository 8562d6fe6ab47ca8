//! The effect of a number of attack dice on one unit: procedure CWC-FIR-P1 alone, for
//! attacks whose dice and number to hit are known.

use crate::rulesets::cold_war_commander::prelude::*;

use super::effect::{Attacked, Health, MOST_DICE, Retreat, UnderFire, plain, under_attack};

form! {
    /// The questions about an attack and the unit under it.
    pub struct FireResolution {
        group t::GROUP_ATTACK => {
            /// The number of attack dice.
            dice: Count<0, 100> = 4, t::NUMBER_OF_DICE, ["CWC-FIR-02"];
            /// The number to hit.
            to_hit: HitNumber = HitNumber::Four, t::TO_HIT, ["CWC-FIR-03", "CWC-HIT-12"];
        }
        group t::GROUP_TARGET => {
            /// The unit.
            health: Health => "", with {
                already_suppressed = false, t::ALREADY_SUPPRESSED, ["CWC-FBK-01", "CWC-FIR-08", "CWC-SUP-03"];
            };
        }
        group t::GROUP_FALL_BACK => {
            /// Its fall-back.
            back: Retreat => "", when |form, _| form.health.already_suppressed, with {
                exempt = false, t::EXEMPT_OR_RECCE, ["CWC-FBK-03"];
            };
        }
    }
}

impl Calculate for FireResolution {
    type House = House;
    type Outcome = Attacked;
    const ABOUT: About =
        About::new("fire-resolution", t::FIRE_RESOLUTION, t::FIRE_RESOLUTION_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-FIR-P1", "CWC-FBK-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let need = self.to_hit.number();
        let working = Working {
            headline: (t::TO_HIT, Figure::Need(need)),
            sums: vec![
                plain(
                    "dice",
                    t::NUMBER_OF_DICE,
                    (t::GROUP_ATTACK, Figure::Dice(self.dice.0), "CWC-FIR-02"),
                ),
                plain("to-hit", t::TO_HIT, (t::TO_HIT, Figure::Need(need), "CWC-FIR-03")),
            ],
            ..Working::default()
        };
        let unit = self.health.under_fire(&self.back, false);
        under_attack(working, &unit, self.dice.0, need, house)
    }
}

/// The opening for the same attack, which the player may change.
pub(crate) fn opening(unit: &UnderFire, dice: i16, need: i16) -> Opening {
    Opening::of(&FireResolution {
        dice: Count(dice.clamp(0, MOST_DICE)),
        to_hit: HitNumber::from_raw(need - HitNumber::Four.number()),
        health: Health {
            save: unit.save,
            hits: Count(unit.hits),
            marked: Count(unit.marked),
            already_suppressed: unit.suppressed,
        },
        back: Retreat {
            position: unit.position,
            exempt: unit.exempt,
            meets: unit.meets,
            soft: unit.soft,
        },
    })
    .casting(&[(parts::TARGET, parts::TARGET)])
    .into()
}
