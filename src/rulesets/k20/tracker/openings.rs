//! The calculators that a unit opens, with what is known of it: what it does,
//! and what is done to it.

use crate::aid::{Answer, At, Count, Form, Opening, To};
use crate::text::keys::k20 as t;

use super::super::armament::{Ammunition, Armament};
use super::super::charge::{Charge, Overwatch};
use super::super::close_combat::{CloseCombat, Defender};
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
use super::{Side, Stuck, Unit, UnitKind};

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
                all.push(self.infantry_fire());
            }
            all.extend([self.charge(), self.close_combat(), self.assault()]);
        }
        // What jams keeps nobody's anti-armour shot (K20-DIR-10, K20-AMM-07).
        if weapon || fires && (self.on_foot() || self.anti_armour.0 != 0) {
            all.push(self.direct_fire());
        }
        match self.kind {
            UnitKind::Vehicle => all.extend([
                self.in_terrain(),
                self.vehicle_overrun(),
                self.infantry_overrun(),
                self.ramming(),
            ]),
            UnitKind::Gun if weapon => all.push(self.fire_mission()),
            UnitKind::Gun | UnitKind::Infantry | UnitKind::Hq => {}
        }
        all.extend(self.done_to_it());
        all.push(self.morale());
        if self.level != Level::Routed {
            all.push(self.rally());
        }
        all.push(self.training_test());
        if self.kind == UnitKind::Vehicle {
            all.push(self.crew());
        } else {
            all.push(self.command_range());
        }
        all
    }

    /// What the enemy does to it.
    fn done_to_it(&self) -> Vec<Opening> {
        let mut all = vec![self.spotting(), self.under_direct_fire()];
        match self.kind {
            UnitKind::Infantry | UnitKind::Hq => {
                all.extend([self.under_infantry_fire(), self.charged()]);
                all.push(self.infantry_overrun_on_it());
            }
            UnitKind::Vehicle => {
                all.extend([self.assaulted(), self.overrun_on_it(), self.rammed()]);
            }
            UnitKind::Gun => all.extend([self.under_infantry_fire(), self.overrun_on_it()]),
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

    fn infantry_fire(&self) -> Opening {
        InfantryFire::of_shooter(Opening::to(), self)
            .named(t::OPEN_INFANTRY_FIRE)
            .into()
    }

    fn under_infantry_fire(&self) -> Opening {
        InfantryFire::of_target(Opening::to(), self)
            .named(t::OPEN_UNDER_INFANTRY_FIRE)
            .casting(IS_TARGET)
            .into()
    }

    /// Direct fire by it.
    fn direct_fire(&self) -> Opening {
        DirectFire::of_shooter(Opening::to(), self)
            .named(t::OPEN_DIRECT_FIRE)
            .into()
    }

    /// Direct fire at it; at stands with HE, as neither AP nor HT can be used against
    /// infantry (K20-AMM-01, K20-AMM-03).
    fn under_direct_fire(&self) -> Opening {
        let known = DirectFire::of_target(Opening::to(), self);
        let known = if self.on_foot() {
            known.knowing(DirectFire::AT.ammunition, Ammunition::He)
        } else {
            known
        };
        known
            .yielding()
            .named(t::OPEN_UNDER_DIRECT_FIRE)
            .casting(IS_TARGET)
            .into()
    }

    fn fire_mission(&self) -> Opening {
        Opening::of(&FireMission {
            rof: self.rof,
            he_fp: self.he_fp,
            he_ov: self.he_ov,
            ..FireMission::default()
        })
        .into()
    }

    pub(super) fn spotting(&self) -> Opening {
        Spotting::of_hider(self).casting(IS_TARGET).into()
    }

    fn charge(&self) -> Opening {
        Charge::of_charger(Opening::to(), self).into()
    }

    fn charged(&self) -> Opening {
        Opening::of(&Charge {
            overwatch: if self.overwatch {
                Overwatch::Fire
            } else {
                Overwatch::None
            },
            enemy: Defender {
                wb: self.wb,
                ..Defender::default()
            },
            enemy_state: self.state(),
            enemy_suppressed: self.suppressed,
            enemy_training: self.training,
            fire_strength: Count::from_raw(InfantryFire::at_chargers(self)),
            enemy_stands: Count::from_raw(self.remaining()),
            enemy_morale_base: self.morale_base(),
            ..Charge::default()
        })
        .yielding()
        .named(t::OPEN_CHARGED)
        .casting(IS_DEFENDER)
        .into()
    }

    pub(super) fn close_combat(&self) -> Opening {
        CloseCombat::of_attacker(Opening::to(), self).into()
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

    fn assault(&self) -> Opening {
        Opening::of(&VehicleAssault {
            stand: self.assaulter(),
            explosive_charge: self.explosive,
            ..VehicleAssault::default()
        })
        .into()
    }

    fn assaulted(&self) -> Opening {
        Opening::of(&VehicleAssault {
            open: self.is_open(),
            top_armour: self.top_dv,
            moved: self.moved,
            suppressed: self.suppressed,
            immobilised: self.is_immobilised(),
            overwatch: self.overwatch,
            enemy: self.by_training(),
            fire_strength: Count::from_raw(InfantryFire::at_chargers(self)),
            crew: self.by_morale(),
            ..VehicleAssault::default()
        })
        .yielding()
        .named(t::OPEN_ASSAULTED)
        .casting(IS_DEFENDER)
        .into()
    }

    /// The immobilisation test, or digging out.
    pub(super) fn in_terrain(&self) -> Opening {
        Immobilisation::of_vehicle(self).into()
    }

    fn vehicle_overrun(&self) -> Opening {
        Opening::of(&VehicleOverrun {
            class: self.class,
            armoured: self.armoured,
            ..VehicleOverrun::default()
        })
        .into()
    }

    /// As what it is overrun.
    pub(in super::super) fn as_overrun(&self) -> Overrun {
        match self.kind {
            UnitKind::Gun => Overrun::Gun,
            _ if self.is_unarmoured() => Overrun::Unarmoured,
            _ => Overrun::Armoured,
        }
    }

    /// A vehicle that overruns it.
    fn overrun_on_it(&self) -> Opening {
        Opening::of(&VehicleOverrun {
            target: self.as_overrun(),
            target_class: self.class,
            immobilised: self.is_immobilised(),
            crew: self.by_training(),
            ..VehicleOverrun::default()
        })
        .named(t::OPEN_OVERRUN_ON_IT)
        .casting(IS_DEFENDER)
        .into()
    }

    fn infantry_overrun(&self) -> Opening {
        Opening::of(&InfantryOverrun {
            class: self.class,
            machine_guns: self.machine_guns,
            driver: self.by_training(),
            suppressed: self.suppressed,
            immobilised: self.is_immobilised(),
            open: self.is_open(),
            top_armour: self.top_dv,
            crew_morale_base: self.morale_base,
            ..InfantryOverrun::default()
        })
        .into()
    }

    fn infantry_overrun_on_it(&self) -> Opening {
        Opening::of(&InfantryOverrun {
            infantry_training: self.training,
            infantry_morale_base: self.morale_base(),
            infantry: self.state(),
            dodged: self.dodged,
            ..InfantryOverrun::default()
        })
        .named(t::OPEN_OVERRUN_ON_IT)
        .casting(IS_DEFENDER)
        .into()
    }

    fn ramming(&self) -> Opening {
        Opening::of(&Ramming {
            own: self.rammer(self.front_dv),
            state: self.state(),
            gear: self.gear,
            ..Ramming::default()
        })
        .into()
    }

    /// A vehicle that rams its side.
    fn rammed(&self) -> Opening {
        Opening::of(&Ramming {
            target: self.rammer(self.side_dv),
            target_immobilised: self.is_immobilised(),
            target_state: self.state(),
            target_gear: self.gear,
            ..Ramming::default()
        })
        .named(t::OPEN_RAMMED)
        .casting(IS_DEFENDER)
        .into()
    }

    pub(super) fn morale(&self) -> Opening {
        Opening::of(&Morale {
            unit: self.by_morale(),
            losses: self.losses(),
            ..Morale::default()
        })
        .into()
    }

    pub(super) fn rally(&self) -> Opening {
        Rally::of(self.by_morale())
    }

    pub(super) fn training_test(&self) -> Opening {
        Opening::of(&TrainingTest {
            unit: self.by_training(),
            ..TrainingTest::default()
        })
        .into()
    }

    pub(super) fn crew(&self) -> Opening {
        Opening::of(&CrewMorale {
            morale_base: self.morale_base(),
            for_good: self.immobilised == Stuck::Permanently,
            state: self.state(),
        })
        .into()
    }

    fn command_range(&self) -> Opening {
        CommandRange::of_unit(self).into()
    }
}
