//! The calculators that a unit opens, with what is known of it: what it does,
//! and what is done to it.

use crate::aid::{Answer, Count, Opening};
use crate::text::keys::k20 as t;

use super::super::armament::Ammunition;
use super::super::charge::{Charge, Overwatch};
use super::super::close_combat::{CloseCombat, Defender};
use super::super::command_range::{CommandKind, CommandRange};
use super::super::crew::CrewMorale;
use super::super::direct_fire::{DirectFire, Evading};
use super::super::fire_mission::FireMission;
use super::super::immobilisation::Immobilisation;
use super::super::infantry_fire::{InfantryFire, ShooterMovement};
use super::super::morale::{Morale, Rally};
use super::super::number::{ByMorale, ByTraining, State};
use super::super::overrun::{InfantryOverrun, Overrun, VehicleOverrun};
use super::super::ramming::{Rammer, Ramming};
use super::super::spotting::{Hider, Spotting};
use super::super::training_test::TrainingTest;
use super::super::vehicle_assault::{Assaulter, VehicleAssault};
use super::super::words::{Level, Movement, Target};
use super::{Side, Stuck, Unit, UnitKind, Weapon};

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

impl Unit {
    /// What it does first, then what is done to it, then tests.
    pub(super) fn openings(&self) -> Vec<Opening> {
        if self.is_out() {
            return Vec::new();
        }
        let mut all = Vec::new();
        // Who is routed does not fire (K20-AMB-07).
        let fires = self.level != Level::Routed;
        let weapon = fires && self.weapon == Weapon::Ready;
        if self.on_foot() {
            if fires {
                all.push(self.infantry_fire());
            }
            all.extend([self.charge(), self.close_combat(), self.assault()]);
        }
        if weapon {
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
        all.push(self.training());
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

    const fn state(&self) -> State {
        State {
            level: self.level,
            pinned: self.pinned,
        }
    }

    const fn by_training(&self) -> ByTraining {
        ByTraining {
            training: self.training,
            level: self.level,
            pinned: self.pinned,
        }
    }

    fn by_morale(&self) -> ByMorale {
        ByMorale {
            morale_base: self.morale_base(),
            level: self.level,
            pinned: self.pinned,
        }
    }

    /// It rams or is rammed, with this face.
    fn rammer(&self, face: Count<0, 30>) -> Rammer {
        Rammer {
            class: self.class,
            training: self.training,
            armour: Count::from_raw(face.0),
            armoured: self.armoured,
        }
    }

    fn is_damaged(&self) -> bool {
        !self.on_foot() && self.damage.0 > 0
    }

    fn movement(&self) -> Movement {
        if self.on_foot() && self.running {
            Movement::Running
        } else if self.moved {
            Movement::Moving
        } else {
            Movement::Still
        }
    }

    fn is_open(&self) -> bool {
        self.kind == UnitKind::Vehicle && self.top_dv.0 == 0
    }

    /// A gun is armoured or not by the player's choice (K20-AMB-56).
    fn is_unarmoured(&self) -> bool {
        self.kind == UnitKind::Vehicle && !self.armoured
    }

    fn infantry_fire(&self) -> Opening {
        Opening::of(&InfantryFire {
            fp: self.fp,
            shooter_movement: if self.moved {
                ShooterMovement::MovesAndFires
            } else {
                ShooterMovement::Still
            },
            pinned: self.pinned,
            ..InfantryFire::default()
        })
        .named(t::OPEN_INFANTRY_FIRE)
        .into()
    }

    fn under_infantry_fire(&self) -> Opening {
        Opening::of(&InfantryFire {
            target_movement: self.movement(),
            ..InfantryFire::default()
        })
        .named(t::OPEN_UNDER_INFANTRY_FIRE)
        .into()
    }

    /// Direct fire by it: OM 3 once it has moved (K20-AMB-12).
    fn direct_fire(&self) -> Opening {
        let on_foot = self.on_foot();
        let mut form = DirectFire {
            training: self.training,
            om: if self.moved { self.om_3 } else { self.om_1 },
            level: self.level,
            pinned_or_damaged: self.pinned || self.is_damaged(),
            further: self.same_target,
            anti_armour: self.anti_armour,
            infantry_weapon: on_foot,
            ..DirectFire::default()
        };
        if on_foot {
            // Its card has no other ammunition.
            form.ammunition = Ammunition::SmallArms;
        } else {
            form.ap = self.ap;
            form.ht = self.ht;
            form.he_fp = self.he_fp;
            form.he_ov = self.he_ov;
        }
        Opening::of(&form).named(t::OPEN_DIRECT_FIRE).into()
    }

    /// Direct fire at it, on its front; at stands with HE, as neither AP nor HT
    /// can be used against infantry (K20-AMM-01, K20-AMM-03).
    fn under_direct_fire(&self) -> Opening {
        let vehicle = self.kind == UnitKind::Vehicle;
        Opening::of(&DirectFire {
            target: match self.kind {
                UnitKind::Infantry | UnitKind::Hq => Target::Infantry,
                UnitKind::Vehicle => Target::Vehicle,
                UnitKind::Gun => Target::Gun,
            },
            ammunition: if self.on_foot() {
                Ammunition::He
            } else {
                Ammunition::Ap
            },
            dv: if self.on_foot() {
                Count(0)
            } else {
                self.front_dv
            },
            defence: self.defence,
            evading: if vehicle && self.evading {
                Evading::from_raw(self.evasion.0 - 1)
            } else {
                Evading::No
            },
            moving: self.moved,
            running: self.on_foot() && self.running,
            unarmoured: self.is_unarmoured(),
            damaged: self.is_damaged(),
            camouflage: self.camouflaged,
            hidden: self.hidden,
            ..DirectFire::default()
        })
        .named(t::OPEN_UNDER_DIRECT_FIRE)
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
        Opening::of(&Spotting {
            kind: match self.kind {
                UnitKind::Infantry | UnitKind::Hq => Hider::Infantry,
                UnitKind::Gun => Hider::Gun,
                UnitKind::Vehicle => Hider::Vehicle,
            },
            camouflaged: self.camouflaged,
            moved: self.moved,
            fired: self.fired,
            ..Spotting::default()
        })
        .into()
    }

    fn charge(&self) -> Opening {
        Opening::of(&Charge {
            stands: Count::from_raw(self.remaining()),
            unit_stands: Count::from_raw(self.remaining()),
            unit: self.by_morale(),
            wb: self.wb,
            ..Charge::default()
        })
        .into()
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
            fire_strength: self.fp,
            enemy_stands: Count::from_raw(self.remaining()),
            enemy_morale_base: self.morale_base(),
            ..Charge::default()
        })
        .named(t::OPEN_CHARGED)
        .into()
    }

    pub(super) fn close_combat(&self) -> Opening {
        Opening::of(&CloseCombat {
            wb: self.wb,
            charging: !self.fighting,
            pinned: self.pinned,
            disorganised: self.level == Level::Disorganised,
            ..CloseCombat::default()
        })
        .into()
    }

    fn assault(&self) -> Opening {
        Opening::of(&VehicleAssault {
            stand: if self.command == CommandKind::Support {
                Assaulter::Support
            } else {
                Assaulter::Ordinary
            },
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
            fire_strength: self.fp,
            crew: self.by_morale(),
            ..VehicleAssault::default()
        })
        .named(t::OPEN_ASSAULTED)
        .into()
    }

    /// The immobilisation test, or digging out.
    pub(super) fn in_terrain(&self) -> Opening {
        Opening::of(&Immobilisation {
            gear: self.gear,
            training: self.training,
            class: self.class,
            digging_out: self.is_immobilised(),
            failed_dig_outs: if self.is_immobilised() {
                self.failed_dig_outs
            } else {
                Count(0)
            },
            state: self.state(),
            crew_morale_base: self.morale_base,
            ..Immobilisation::default()
        })
        .into()
    }

    fn vehicle_overrun(&self) -> Opening {
        Opening::of(&VehicleOverrun {
            class: self.class,
            armoured: self.armoured,
            ..VehicleOverrun::default()
        })
        .into()
    }

    /// A vehicle that overruns it.
    fn overrun_on_it(&self) -> Opening {
        Opening::of(&VehicleOverrun {
            target: match self.kind {
                UnitKind::Gun => Overrun::Gun,
                _ if self.is_unarmoured() => Overrun::Unarmoured,
                _ => Overrun::Armoured,
            },
            target_class: self.class,
            immobilised: self.is_immobilised(),
            crew: self.by_training(),
            ..VehicleOverrun::default()
        })
        .named(t::OPEN_OVERRUN_ON_IT)
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

    pub(super) fn training(&self) -> Opening {
        Opening::of(&TrainingTest {
            unit: self.by_training(),
            ..TrainingTest::default()
        })
        .into()
    }

    fn crew(&self) -> Opening {
        Opening::of(&CrewMorale {
            morale_base: self.morale_base(),
            for_good: self.immobilised == Stuck::Permanently,
            state: self.state(),
        })
        .into()
    }

    fn command_range(&self) -> Opening {
        let kind = match self.command {
            CommandKind::Combat if self.kind == UnitKind::Hq => CommandKind::Platoon,
            kind => kind,
        };
        Opening::of(&CommandRange {
            kind,
            schooling: self.schooling,
            training: self.training,
        })
        .into()
    }
}
