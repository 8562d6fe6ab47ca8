//! Forms of calculators that open each other: the code that opens one needs only its questions.

use crate::rulesets::cold_war_commander::prelude::*;

form! {
    /// The questions about the deviation of an air strike.
    pub struct AirDeviation {
        group t::GROUP_DEVIATION => {
            /// The distance from the FAC to the target.
            distance: Centimetres<0, 400> = 60, t::FAC_TO_TARGET, ["CWC-AIR-04", "CWC-AMB-02"];
            /// The FAC is higher than the target.
            fac_higher: bool = false, t::FAC_HIGHER, ["CWC-AIR-04"];
            /// The request was a double 1.
            bonus: bool = false, t::REQUEST_WAS_BONUS, ["CWC-BON-03", "CWC-AIR-08"],
                when |form| !form.planned;
            /// The mission was planned.
            planned: bool = false, t::PLANNED_MISSION, ["CWC-SEQ-02", "CWC-AMB-04"];
            /// The players agreed that the planned mission deviates.
            agreed: bool = false, t::DEVIATION_AGREED, ["CWC-AMB-04"],
                when |form| form.planned;
        }
    }
}

form! {
    /// The questions about a unit in the end phase.
    pub struct EndPhase {
        group t::GROUP_END_PHASE => {
            /// Hit markers on it.
            hits: Count<0, 12> = 1, t::HIT_MARKERS, ["CWC-END-01"];
            /// Whether it is suppressed.
            suppressed: Suppressed = Suppressed::Before, t::SUPPRESSED, ["CWC-END-03", "CWC-AMB-30"];
            /// It belongs to the player whose turn is ending.
            active: bool = true, t::OF_ACTIVE_PLAYER, ["CWC-END-01", "CWC-END-03", "CWC-SEQ-06"];
        }
    }
}
