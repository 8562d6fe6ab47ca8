//! The calculators that a unit opens: what it does, and what is done to it. What is known of
//! it they know by themselves (`fill`).

use crate::aid::{Answer, At, Calculate, Count, Form, Opening, To};
use crate::text::keys::k20 as t;

use super::super::armament::Armament;
use super::super::charge::Charge;
use super::super::close_combat::CloseCombat;
use super::super::command_range::{CommandKind, CommandRange};
use super::super::crew::CrewMorale;
use super::super::direct_fire::DirectFire;
use super::super::facing::FaceHit;
use super::super::fire_mission::FireMission;
use super::super::immobilisation::Immobilisation;
use super::super::infantry_fire::InfantryFire;
use super::super::morale::{Morale, Rally};
use super::super::number::{ByMorale, ByTraining, State};
use super::super::overrun::{InfantryOverrun, Overrun, VehicleOverrun};
use super::super::ramming::{Rammer, Ramming};
use super::super::spotting::Spotting;
use super::super::training_test::TrainingTest;
use super::super::vehicle_assault::{Assaulter, VehicleAssault};
use super::super::words::{Level, Movement, Target};
use super::{Side, Unit, UnitKind};

impl Side {
    /// A fire mission, on a registered point where there is one.
    pub(super) fn openings(self) -> Vec<Opening> {
        let mission = FireMission {
            registered: self.registered_points.0 > 0,
            ..FireMission::default()
        };
        vec![Opening::of(&mission).into()]
    }
}

/// The unit is the one that is shot at.
const IS_TARGET: &[(&str, &str)] = &[("target", Opening::ABOUT)];

/// The unit is the one that is attacked.
const IS_DEFENDER: &[(&str, &str)] = &[("defender", Opening::ABOUT)];

/// A calculator in which it acts.
fn by_it<C: Calculate>() -> Opening {
    Opening::to::<C>().into()
}

/// A calculator in which others act on it.
fn at_it<C: Calculate>(casts: &[(&'static str, &'static str)]) -> Opening {
    Opening::to::<C>().casting(casts).into()
}

impl Unit {
    /// What it does first, then what is done to it, then tests.
    pub(super) fn openings(&self) -> Vec<Opening> {
        if self.is_out() {
            return Vec::new();
        }
        let mut all = Vec::new();
        let fires = self.holds_fire().is_none();
        let weapon = self.holds_weapon().is_none();
        if self.on_foot() {
            if fires {
                all.push(by_it::<InfantryFire>().named(t::OPEN_INFANTRY_FIRE));
            }
            all.extend([
                by_it::<Charge>(),
                by_it::<CloseCombat>(),
                by_it::<VehicleAssault>(),
            ]);
        }
        // What jams keeps nobody's anti-armour shot (K20-DIR-10, K20-AMM-07).
        if weapon || fires && (self.on_foot() || self.anti_armour.0 != 0) {
            all.push(by_it::<DirectFire>().named(t::OPEN_DIRECT_FIRE));
        }
        match self.kind {
            UnitKind::Vehicle => all.extend([
                by_it::<Immobilisation>(),
                by_it::<VehicleOverrun>(),
                by_it::<InfantryOverrun>(),
                by_it::<Ramming>(),
            ]),
            UnitKind::Gun if weapon => all.push(by_it::<FireMission>()),
            UnitKind::Gun | UnitKind::Infantry | UnitKind::Hq => {}
        }
        all.extend(self.done_to_it());
        all.push(by_it::<Morale>());
        if self.level != Level::Routed {
            all.push(by_it::<Rally>());
        }
        all.push(by_it::<TrainingTest>());
        all.push(if self.kind == UnitKind::Vehicle {
            by_it::<CrewMorale>()
        } else {
            by_it::<CommandRange>()
        });
        all
    }

    /// What the enemy does to it.
    fn done_to_it(&self) -> Vec<Opening> {
        let mut all = vec![
            at_it::<Spotting>(IS_TARGET),
            at_it::<DirectFire>(IS_TARGET).named(t::OPEN_UNDER_DIRECT_FIRE),
        ];
        let overrun = |opening: Opening| opening.named(t::OPEN_OVERRUN_ON_IT);
        let infantry_fire = at_it::<InfantryFire>(IS_TARGET).named(t::OPEN_UNDER_INFANTRY_FIRE);
        match self.kind {
            UnitKind::Infantry | UnitKind::Hq => all.extend([
                infantry_fire,
                at_it::<Charge>(IS_DEFENDER).named(t::OPEN_CHARGED),
                overrun(at_it::<InfantryOverrun>(IS_DEFENDER)),
            ]),
            UnitKind::Vehicle => all.extend([
                at_it::<VehicleAssault>(IS_DEFENDER).named(t::OPEN_ASSAULTED),
                overrun(at_it::<VehicleOverrun>(IS_DEFENDER)),
                at_it::<Ramming>(IS_DEFENDER).named(t::OPEN_RAMMED),
            ]),
            UnitKind::Gun => {
                all.extend([infantry_fire, overrun(at_it::<VehicleOverrun>(IS_DEFENDER))]);
            }
        }
        all
    }

    pub(in super::super) const fn state(&self) -> State {
        State {
            level: self.level,
            pinned: self.pinned,
        }
    }

    pub(in super::super) const fn by_training(&self) -> ByTraining {
        ByTraining {
            training: self.training,
            level: self.level,
            pinned: self.pinned,
        }
    }

    pub(in super::super) fn by_morale(&self) -> ByMorale {
        ByMorale {
            morale_base: self.morale_base(),
            level: self.level,
            pinned: self.pinned,
        }
    }

    /// It rams or is rammed, with this face.
    pub(in super::super) fn rammer(&self, face: Count<0, 30>) -> Rammer {
        Rammer {
            class: self.class,
            training: self.training,
            armour: Count::from_raw(face.0),
            armoured: self.armoured,
        }
    }

    pub(in super::super) fn is_damaged(&self) -> bool {
        !self.on_foot() && self.damage.0 > 0
    }

    pub(in super::super) fn movement(&self) -> Movement {
        if self.on_foot() && self.running {
            Movement::Running
        } else if self.is_moving() {
            Movement::Moving
        } else {
            Movement::Still
        }
    }

    pub(in super::super) fn is_open(&self) -> bool {
        self.kind == UnitKind::Vehicle && self.top_dv.0 == 0
    }

    /// A gun is armoured or not by the player's choice (K20-AMB-56).
    pub(in super::super) fn is_unarmoured(&self) -> bool {
        self.kind == UnitKind::Vehicle && !self.armoured
    }

    /// As what it is shot at.
    pub(in super::super) const fn target(&self) -> Target {
        match self.kind {
            UnitKind::Infantry | UnitKind::Hq => Target::Infantry,
            UnitKind::Vehicle => Target::Vehicle,
            UnitKind::Gun => Target::Gun,
        }
    }

    /// The weapon of its anti-armour shot.
    pub(in super::super) const fn armament(&self) -> Armament {
        match self.kind {
            UnitKind::Vehicle => Armament::VehicleGuns,
            _ => self.armament,
        }
    }

    /// The armour of every face, where it is the same.
    pub(in super::super) fn same_dv(&self) -> Option<Count<0, 30>> {
        let same = self.front_dv == self.side_dv && self.front_dv == self.rear_dv;
        (same && !self.on_foot()).then_some(self.front_dv)
    }

    /// The opening with the armour of its faces: which one is hit is not known.
    pub(in super::super) fn knowing_faces<C>(&self, known: To<C>, at: At<C, FaceHit>) -> To<C> {
        known
            .knowing(at.then(FaceHit::AT.dv), self.front_dv)
            .knowing(at.then(FaceHit::AT.struck_side), self.side_dv)
            .knowing(at.then(FaceHit::AT.struck_rear), self.rear_dv)
    }

    /// What it counts as against vehicles.
    pub(in super::super) fn assaulter(&self) -> Assaulter {
        if self.command == CommandKind::Support {
            Assaulter::Support
        } else if self.auxiliary {
            Assaulter::Auxiliary
        } else {
            Assaulter::Ordinary
        }
    }

    /// As what it is overrun.
    pub(in super::super) fn as_overrun(&self) -> Overrun {
        match self.kind {
            UnitKind::Gun => Overrun::Gun,
            _ if self.is_unarmoured() => Overrun::Unarmoured,
            _ => Overrun::Armoured,
        }
    }
}
