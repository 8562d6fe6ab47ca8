//! Reconnaissance that disengages, and reorganises afterwards.

use super::{Moved, Platoon};
use crate::rulesets::flames_of_war::sheet::words::{Reorganising, VehicleState};

impl Platoon {
    /// Whether it is reconnaissance that may disengage (FOW-REC-03, FOW-DBL-04), and can move
    /// (FOW-BAI-01, FOW-DIF-02).
    pub(crate) fn may_disengage(&self) -> bool {
        self.recon
            && !self.attacked()
            && self.moved != Moved::Double
            && !self.is_held_fast()
            && self.stuck() == VehicleState::Working
    }

    /// Whether it is reconnaissance that failed a save under fire, and has not been tested for it
    /// (FOW-REC-09, FOW-AMB-71). Its actions in its own turn do not matter (FOW-AMB-39).
    pub(super) fn may_be_forced_away(&self) -> bool {
        self.recon
            && self.save_failed
            && !self.stays
            && !self.disengaged_this_turn()
            && self.stuck() == VehicleState::Working
    }

    pub(crate) fn reorganising(&self) -> Reorganising {
        if self.recon { self.reorganising } else { Reorganising::No }
    }

    /// Whether it disengaged in this turn, whichever side's turn it is (FOW-REC-11).
    pub(crate) fn disengaged_this_turn(&self) -> bool {
        self.reorganising() == Reorganising::ThisTurn
    }
}
