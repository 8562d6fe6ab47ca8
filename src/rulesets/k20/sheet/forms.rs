//! Forms of calculators that open each other: the code that opens one needs only its questions.

use crate::rulesets::k20::prelude::*;

form! {
    /// The questions about spotting.
    pub struct Spotting {
        group t::GROUP_SPOTTING => {
            /// The kind of hidden model.
            kind: Hider = Hider::Infantry, t::HIDER, ["K20-SPT-02", "K20-SPT-T1"];
            /// The distance to it.
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
