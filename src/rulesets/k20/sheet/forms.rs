//! Forms of calculators that open each other: to open one, only its questions are
//! needed.

use crate::rulesets::prelude::*;
use crate::text::keys::k20 as t;

use super::words::Hider;

form! {
    /// The questions about spotting.
    pub struct Spotting {
        group t::GROUP_SPOTTING => {
            /// What hides.
            kind: Hider = Hider::Infantry, t::HIDER, ["K20-SPT-02", "K20-SPT-T1"];
            /// How far away it is.
            distance: Inches<0, 100> = 0, t::DISTANCE, ["K20-SPT-T1", "K20-AMB-13", "K20-AMB-63"];
            /// It is camouflaged.
            camouflaged: bool = false, t::CAMOUFLAGED, ["K20-SPT-02"];
            /// It has moved.
            moved: bool = false, t::HIDER_MOVED, ["K20-SPT-02", "K20-AMB-21"];
            /// It has fired.
            fired: bool = false, t::HIDER_FIRED, ["K20-SPT-02", "K20-AMB-21"];
        }
    }
}
