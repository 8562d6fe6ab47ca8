//! House rules for points on which the sheet is unclear and gaming tables differ.

use crate::rulesets::prelude::*;
use crate::text::keys::{flames_of_war as t, flames_of_war_missions as m};

form! {
    /// The house rules of Flames of War.
    pub struct House {
        group t::GROUP_HOUSE_RULES => {
            /// Skill numbers follow from the level (FOW-AMB-01).
            skill_prefill: bool = true, t::HOUSE_SKILL_PREFILL, ["FOW-AMB-01"];
            /// A bailed-out crew is offered a motivation test to recover (FOW-AMB-13).
            bailed_out_roll: bool = true, t::HOUSE_BAILED_OUT_ROLL, ["FOW-AMB-13"];
            /// A repeat volley pins the platoon it hits (FOW-AMB-33).
            repeat_volley_pins: bool = true, t::HOUSE_REPEAT_PINS, ["FOW-AMB-33"];
            /// Dust-Up is played between the short edges (FOWM-AMB-11).
            dust_up_upright: bool = false, m::HOUSE_DUST_UP_UPRIGHT, ["FOWM-AMB-11"];
            /// In Free-for-All the players place Objectives one by one in turn
            /// (FOWM-AMB-13).
            objectives_singly: bool = false, m::HOUSE_OBJECTIVES_SINGLY, ["FOWM-AMB-13"];
        }
    }
}
