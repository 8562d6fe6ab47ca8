//! House rules for points on which the sheet is unclear and gaming tables differ. If one is off,
//! the ruling that is cited applies.

use crate::rulesets::prelude::*;
use crate::text::keys::brygada as t;

form! {
    /// The house rules.
    pub struct House {
        group t::GROUP_HOUSE_CARDS => {
            /// The +1 in an assault on infantry comes from the light machine gun and not from the
            /// bottles (BR10-AMB-01).
            machine_gun_assaults: bool = false, t::HOUSE_MACHINE_GUN_ASSAULTS, ["BR10-AMB-01"];
            /// More than one additional base can be bought (BR10-AMB-25).
            more_bases: bool = false, t::HOUSE_MORE_BASES, ["BR10-AMB-25"];
        }
        group t::GROUP_HOUSE_FIRE => {
            /// Four successes remove two bases in total instead of three (BR10-AMB-10).
            four_take_two: bool = false, t::HOUSE_FOUR_TAKE_TWO, ["BR10-AMB-10"];
            /// A critical hit adds 2 to the effect roll instead of the penetration roll
            /// (BR10-AMB-12).
            critical_effect: bool = false, t::HOUSE_CRITICAL_EFFECT, ["BR10-AMB-12"];
            /// A critical hit needs two natural 6s (BR10-AMB-35).
            natural_critical: bool = false, t::HOUSE_NATURAL_CRITICAL, ["BR10-AMB-35"];
            /// A reaction shot of a unit that moved before it took its marker suffers
            /// both penalties (BR10-AMB-18).
            reaction_counts_move: bool = false, t::HOUSE_REACTION_COUNTS_MOVE, ["BR10-AMB-18"];
            /// Fire may be aimed at a squad that is locked in an assault (BR10-AMB-48).
            fire_at_locked: bool = false, t::HOUSE_FIRE_AT_LOCKED, ["BR10-AMB-48"];
            /// The crew of a gun in contact with a vehicle fights on in its own turns, like
            /// infantry (BR10-AMB-30, BR10-AMB-44); by the table it does not (BR10-ASL-T1).
            crews_fight_on: bool = false, t::HOUSE_CREWS_FIGHT_ON, ["BR10-ASL-T1", "BR10-AMB-44"];
        }
        group t::GROUP_HOUSE_SPINNER => {
            /// How many fields of the spinner that the app spins show a crosshair; if it has no
            /// fields at all, the spinner in the box is used (BR10-AMB-22).
            spinner_crosshairs: Count<0, 20> = 0, t::HOUSE_SPINNER_CROSSHAIRS, ["BR10-ARE-04", "BR10-AMB-22"];
            /// How many of its fields show an arrow.
            spinner_arrows: Count<0, 20> = 0, t::HOUSE_SPINNER_ARROWS, ["BR10-ARE-04", "BR10-AMB-22"];
        }
    }
}
