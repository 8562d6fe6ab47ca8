//! How a platoon hides, judged by its own latest turn.

use crate::rulesets::prelude::*;

use super::{Moved, Platoon};

impl Platoon {
    pub(crate) fn dug_in(&self) -> bool {
        self.dug_in && self.kind.target().uses_cover()
    }

    pub(crate) fn shield(&self) -> bool {
        self.shield && self.kind.is_gun()
    }

    /// Whether it did not move in its own latest turn; a charge counts as a move (FOW-AMB-16).
    pub(crate) fn stood_still(&self) -> bool {
        self.moved == Moved::No && !self.assaulted
    }

    /// Whether it is concealed even in the open (FOW-CON-03).
    pub fn is_concealed_by_standing(&self) -> bool {
        self.kind.hides_by_standing() && self.stood_still()
    }

    /// Whether it is gone to ground if it is concealed (FOW-CON-04, FOW-CON-05).
    pub fn is_gone_to_ground_if_concealed(&self) -> bool {
        if self.all_stripped() {
            return false;
        }
        if self.recon || self.observer {
            self.moved != Moved::Double && !self.has_shot() && !self.assaulted
        } else {
            self.stood_still() && !self.has_shot()
        }
    }

    /// Whether none of its teams is still gone to ground (FOW-AMB-38).
    pub(crate) fn all_stripped(&self) -> bool {
        let stripped = self.stripped_teams.0;
        self.stripped && (stripped == 0 || stripped >= self.remaining())
    }

    /// Its concealment as far as its own latest turn decides it; a platoon in an assault has
    /// charged, which counts as a move (FOW-AMB-16).
    pub(crate) fn hides(&self, charges: bool) -> Hides {
        Hides {
            by_standing: !charges && self.is_concealed_by_standing(),
            may_be_gone: !charges && self.is_gone_to_ground_if_concealed(),
            some_stripped: self.stripped && !self.all_stripped(),
        }
    }
}

/// The concealment of a platoon as far as its own latest turn decides it; terrain may hide it too.
#[derive(Clone, Copy)]
pub struct Hides {
    /// It is concealed even in the open (FOW-CON-03).
    pub by_standing: bool,
    /// It is gone to ground if it is concealed (FOW-CON-04, FOW-CON-05).
    pub may_be_gone: bool,
    /// Some of its teams are no longer gone to ground (FOW-AMB-38).
    pub some_stripped: bool,
}

impl Hides {
    /// Fills in the known answers: whether terrain conceals it is unknown, but the effect of being
    /// concealed is known (FOW-CON-04, FOW-CON-05).
    pub fn fill<C>(
        self,
        known: To<C>,
        [concealed, gone_to_ground, keeps_down]: [At<C, bool>; 3],
    ) -> To<C> {
        // If it is gone to ground in any case, the player may still answer that it is not.
        let known = known.knowing(keeps_down, self.may_be_gone && !self.by_standing);
        match (self.by_standing, self.may_be_gone) {
            (true, gone) => known.knowing(concealed, true).knowing(gone_to_ground, gone),
            (false, false) => known.knowing(gone_to_ground, false),
            (false, true) => known,
        }
    }
}
