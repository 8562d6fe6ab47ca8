//! House rules for points on which the sheet is unclear and gaming tables differ. If one is off,
//! the ledger's ruling applies.

use crate::rulesets::prelude::*;
use crate::text::keys::k20 as t;

form! {
    /// The house rules of the K20 sheet.
    pub struct House {
        group t::GROUP_HOUSE_RULES => {
            /// Strengths are entered with the armour already subtracted
            /// (K20-AMB-03).
            strength_is_net: bool = false, t::HOUSE_STRENGTH_IS_NET, ["K20-AMB-03"];
            /// "-1 morale" drops a level at once (K20-AMB-09).
            shaken_drops_level: bool = false, t::HOUSE_SHAKEN_DROPS_LEVEL, ["K20-AMB-09"];
            /// Beyond 60″ the hit roll keeps losing 1 per 2″ (K20-AMB-14).
            long_range_goes_on: bool = false, t::HOUSE_LONG_RANGE, ["K20-AMB-14"];
            /// A vehicle that is 10 to 50 % visible inside a building has -8 (K20-AMB-16).
            inside_is_heavy: bool = false, t::HOUSE_INSIDE_IS_HEAVY, ["K20-AMB-16"];
            /// Terrain on the line of sight adds to the target's own cover
            /// (K20-AMB-18).
            line_adds_to_cover: bool = false, t::HOUSE_LINE_ADDS, ["K20-AMB-18"];
            /// The tests before a charge and for a counter-attack move the
            /// morale level too (K20-AMB-28).
            charge_test_moves_level: bool = false, t::HOUSE_CHARGE_TEST, ["K20-AMB-28"];
            /// Failed attempts to dig out cost -4 once, however many there were (K20-AMB-31).
            digging_out_flat: bool = false, t::HOUSE_DIGGING_OUT, ["K20-AMB-31"];
            /// Each ROF die is the hit roll of its round (K20-AMB-42).
            one_die_does_both: bool = false, t::HOUSE_ONE_DIE, ["K20-AMB-42"];
            /// The range of a fire mission is the observer's (K20-AMB-43).
            range_from_observer: bool = false, t::HOUSE_RANGE_FROM_OBSERVER, ["K20-AMB-43"];
            /// A fire mission strikes each model only once, however many rounds it has
            /// (K20-AMB-69).
            mission_strikes_once: bool = false, t::HOUSE_MISSION_ONCE, ["K20-AMB-69"];
        }
    }
}
