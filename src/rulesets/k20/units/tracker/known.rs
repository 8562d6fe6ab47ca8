//! The answers that calculators know from a unit.

use crate::rulesets::k20::prelude::*;

use super::{Unit, UnitKind};
use crate::rulesets::k20::sheet::armament::Armament;
use crate::rulesets::k20::sheet::assault_on_vehicle::Assaulter;
use crate::rulesets::k20::sheet::command_range::CommandKind;
use crate::rulesets::k20::sheet::facing::FaceHit;
use crate::rulesets::k20::sheet::number::{ByMorale, ByTraining, State};
use crate::rulesets::k20::sheet::overrun::Overrun;
use crate::rulesets::k20::sheet::ramming::Rammer;

impl Unit {
    pub(crate) const fn state(&self) -> State {
        State { level: self.level, pinned: self.pinned }
    }

    pub(crate) const fn by_training(&self) -> ByTraining {
        ByTraining { training: self.training, level: self.level, pinned: self.pinned }
    }

    pub(crate) fn by_morale(&self) -> ByMorale {
        ByMorale { morale_base: self.morale_base(), level: self.level, pinned: self.pinned }
    }

    /// Whether it is infantry whose card has no AP, HT or HE (K20-GEN-06).
    pub(crate) fn has_only_small_arms(&self) -> bool {
        let rounds = [self.ap.0, self.ht.0, self.he_fp.0, self.he_ov.0];
        self.on_foot() && matches!(rounds, [0, 0, 0, 0])
    }

    /// The answers for ramming or being rammed with this face.
    pub(crate) fn rammer(&self, face: Count<0, 30>) -> Rammer {
        Rammer {
            class: self.class,
            training: self.training,
            armour: Count::from_raw(face.0),
            armoured: self.armoured,
        }
    }

    pub(crate) fn is_damaged(&self) -> bool {
        !self.on_foot() && self.damage.0 > 0
    }

    pub(crate) fn movement(&self) -> Movement {
        if self.on_foot() && self.running {
            Movement::Running
        } else if self.is_moving() {
            Movement::Moving
        } else {
            Movement::Still
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        self.kind == UnitKind::Vehicle && self.top_dv.0 == 0
    }

    /// Whether it is unarmoured; for a gun the player chooses (K20-AMB-56).
    pub(crate) fn is_unarmoured(&self) -> bool {
        self.kind == UnitKind::Vehicle && !self.armoured
    }

    /// Its kind as a target of fire.
    pub(crate) const fn target(&self) -> Target {
        match self.kind {
            UnitKind::Infantry | UnitKind::Hq => Target::Infantry,
            UnitKind::Vehicle => Target::Vehicle,
            UnitKind::Gun => Target::Gun,
        }
    }

    /// The weapon of its anti-armour shot.
    pub(crate) const fn armament(&self) -> Armament {
        match self.kind {
            UnitKind::Vehicle => Armament::VehicleGuns,
            _ => self.armament,
        }
    }

    /// The opening with the armour of its faces: which one is hit is unknown.
    pub(crate) fn knowing_faces<C>(&self, known: To<C>, at: At<C, FaceHit>) -> To<C> {
        known
            .knowing(at.then(FaceHit::AT.dv), self.front_dv)
            .knowing(at.then(FaceHit::AT.struck_side), self.side_dv)
            .knowing(at.then(FaceHit::AT.struck_rear), self.rear_dv)
    }

    /// Its kind in assaults on vehicles.
    pub(crate) fn assaulter(&self) -> Assaulter {
        if self.command == CommandKind::Support {
            Assaulter::Support
        } else if self.auxiliary {
            Assaulter::Auxiliary
        } else {
            Assaulter::Ordinary
        }
    }

    /// Its kind when overrun.
    pub(crate) fn as_overrun(&self) -> Overrun {
        match self.kind {
            UnitKind::Gun => Overrun::Gun,
            _ if self.is_unarmoured() => Overrun::Unarmoured,
            _ => Overrun::Armoured,
        }
    }
}
