//! House rules for points on which the card is unclear and gaming tables differ. If one is off, the
//! ruling that it cites applies.

use crate::rulesets::prelude::*;
use crate::text::keys::cold_war_commander as t;

choices! {
    /// The cost of firing on the move for a unit with S1 or S2: the card leaves
    /// the number out, so it has no starting value (CWC-AMB-14).
    pub enum MovingCost {
        /// Not entered yet.
        Unset = "unset" => t::MOVING_COST_UNSET,
        /// 0
        Zero = "0" => t::NUMBER_0,
        /// −1
        One = "1" => t::NUMBER_MINUS_1,
        /// −2
        Two = "2" => t::NUMBER_MINUS_2,
        /// −3
        Three = "3" => t::NUMBER_MINUS_3,
        /// −4
        Four = "4" => t::NUMBER_MINUS_4,
        /// −5
        Five = "5" => t::NUMBER_MINUS_5,
        /// −6
        Six = "6" => t::NUMBER_MINUS_6,
    }
}

impl MovingCost {
    /// The dice lost, if entered.
    pub const fn number(self) -> Option<i16> {
        match self {
            Self::Unset => None,
            _ => Some(self as i16 - 1),
        }
    }
}

form! {
    /// The house rules of Cold War Commander.
    pub struct House {
        group t::GROUP_HOUSE_RULES => {
            /// Dice that S1 costs on the move (CWC-AMB-14).
            s1_cost: MovingCost = MovingCost::Unset, t::HOUSE_S1, ["CWC-AMB-14", "CWC-DIR-05"];
            /// Dice that S2 costs on the move (CWC-AMB-14).
            s2_cost: MovingCost = MovingCost::Unset, t::HOUSE_S2, ["CWC-AMB-14", "CWC-DIR-05"];
            /// Part steps of 20 cm count for the command distance (CWC-AMB-02).
            command_part_steps: bool = false, t::HOUSE_COMMAND_PART_STEPS, ["CWC-AMB-02"];
            /// Part steps of 20 cm count for air deviation (CWC-AMB-02).
            air_part_steps: bool = false, t::HOUSE_AIR_PART_STEPS, ["CWC-AMB-02"];
            /// Every alternative of a line counts (CWC-AMB-03).
            alternatives_add_up: bool = false, t::HOUSE_ALTERNATIVES_ADD_UP, ["CWC-AMB-03"];
            /// The first rocket or naval unit costs −1 too (CWC-AMB-08).
            first_rocket_costs: bool = false, t::HOUSE_FIRST_ROCKET, ["CWC-AMB-08"];
            /// A part group of up to three artillery units counts like a full one (CWC-AMB-09).
            started_three: bool = false, t::HOUSE_STARTED_THREE, ["CWC-AMB-09"];
            /// The first air test costs −1 too (CWC-AMB-13).
            first_air_test_costs: bool = false, t::HOUSE_FIRST_AIR_TEST, ["CWC-AMB-13"];
            /// Air strikes use the AFV numbers of indirect fire (CWC-AMB-16).
            air_is_indirect: bool = false, t::HOUSE_AIR_IS_INDIRECT, ["CWC-AMB-16"];
            /// Flamethrowers and snipers need 6 against command units and snipers (CWC-AMB-18).
            six_against_command: bool = false, t::HOUSE_SIX_AGAINST_COMMAND, ["CWC-AMB-18"];
            /// Fall-backs use the list for the rout (CWC-AMB-21).
            rout_list: bool = false, t::HOUSE_ROUT_LIST, ["CWC-AMB-21"];
            /// Crawl away! affects all units of the side (CWC-AMB-23).
            crawl_all: bool = false, t::HOUSE_CRAWL_ALL, ["CWC-AMB-23"];
            /// Crossfire! divides its attacks among the units (CWC-AMB-29).
            split_crossfire: bool = false, t::HOUSE_SPLIT_CROSSFIRE, ["CWC-AMB-29"];
            /// Saves come before hits are compared in an assault (CWC-AMB-25).
            saves_first: bool = false, t::HOUSE_SAVES_FIRST, ["CWC-AMB-25"];
            /// Hits of an assault stay as markers (CWC-AMB-25).
            keep_assault_hits: bool = false, t::HOUSE_KEEP_ASSAULT_HITS, ["CWC-AMB-25"];
            /// A losing side that scored no hits falls back instead of being eliminated
            /// (CWC-AMB-26).
            no_hits_fall_back: bool = false, t::HOUSE_NO_HITS_FALL_BACK, ["CWC-AMB-26"];
            /// The charge counts in every round, not just the first (CWC-AMB-27).
            charge_lasts: bool = false, t::HOUSE_CHARGE_LASTS, ["CWC-AMB-27"];
            /// The modifiers for flank and rear are at most −1 each (CWC-AMB-28).
            flank_rear_once: bool = false, t::HOUSE_FLANK_REAR_ONCE, ["CWC-AMB-28"];
            /// All suppressed units of the active player recover
            /// (CWC-AMB-30).
            all_recover: bool = false, t::HOUSE_ALL_RECOVER, ["CWC-AMB-30"];
            /// The hit markers of both sides are cleared (CWC-AMB-30).
            clear_both_sides: bool = false, t::HOUSE_CLEAR_BOTH_SIDES, ["CWC-AMB-30"];
            /// Armoured carriers that are not IFVs count as IFVs (CWC-AMB-44).
            apc_is_ifv: bool = false, t::HOUSE_APC_IS_IFV, ["CWC-AMB-44"];
        }
    }
}
