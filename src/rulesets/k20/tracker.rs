//! What a unit can be in, and what follows from it (the ledger's Trackers).
//!
//! A unit of the tracker is a unit of infantry, or one vehicle or gun. States
//! that the ledger keeps per stand are counted here, or stand for the whole
//! unit. The sheet has no turn: a new turn of the own side stands for the next
//! activation of its units.

use crate::aid::{Answer, Consequence, Count, Form, Moment, Opening, Tracker, Values};
use crate::text::Phrase;
use crate::text::keys::k20 as t;
use crate::{choices, form};

use super::charge::CHARGE;
use super::close_combat::CLOSE_COMBAT;
use super::crew::{CREW_MORALE, CrewMorale};
use super::immobilisation::{Gear, IMMOBILISATION, Immobilisation};
use super::morale::{Losses, MORALE, Morale, RALLY, Rally};
use super::overrun::{INFANTRY_OVERRUN, VEHICLE_OVERRUN};
use super::ramming::RAMMING;
use super::training_test::{TRAINING_TEST, TrainingTest};
use super::vehicle_assault::VEHICLE_ASSAULT;
use super::words::Level;

/// The tracker of the K20 sheet.
pub const TRACKER: Tracker = Tracker {
    fields: Unit::FIELDS,
    in_view: &[
        "level",
        "pinned",
        "suppressed",
        "stands-lost",
        "damage",
        "overwatch",
    ],
    settle,
    consequences: |unit| unit.typed::<Unit>().consequences(),
    passes,
    openings: |unit, _| unit.typed::<Unit>().openings(),
    profile: &[
        "kind",
        "training",
        "morale-base",
        "class",
        "stands",
        "wb",
        "fp",
        "om-1",
        "om-2",
        "om-3",
        "defence",
        "front-dv",
        "side-dv",
        "rear-dv",
        "top-dv",
        "armoured",
        "gear",
        "machine-guns",
        "ap",
        "ht",
        "he-fp",
        "he-ov",
        "anti-armour",
        "rof",
        "evasion",
    ],
    side_fields: Side::FIELDS,
    side_passes: |side, _| side.clone(),
    side_consequences,
};

choices! {
    /// What a unit is.
    pub enum UnitKind {
        /// Infantry stands.
        Infantry = "infantry" => t::TARGET_INFANTRY,
        /// A vehicle.
        Vehicle = "vehicle" => t::TARGET_VEHICLE,
        /// A gun with its crew.
        Gun = "gun" => t::TARGET_GUN,
        /// The stand of a commander.
        Hq = "hq" => t::UNIT_HQ,
    }
}

choices! {
    /// Whether its vehicle moves (K20-IMM-03, K20-HET-04).
    pub enum Stuck {
        /// It does.
        No = "no" => t::STUCK_NO,
        /// It is immobilised.
        Yes = "yes" => t::WORD_IMMOBILISED,
        /// For good.
        Permanently = "permanently" => t::WORD_PERMANENTLY,
    }
}

choices! {
    /// The state of its weapon (K20-DIR-T5, K20-ART-T3).
    pub enum Weapon {
        /// It fires.
        Ready = "ready" => t::WEAPON_READY,
        /// A dud: it may fire next turn.
        Dud = "dud" => t::WEAPON_DUD,
        /// It is to be cleared.
        Jammed = "jammed" => t::WEAPON_JAMMED,
        /// Gone.
        Destroyed = "destroyed" => t::WORD_DESTROYED,
    }
}

choices! {
    /// What became of its standard action (K20-GEN-03).
    pub enum StandardAction {
        /// Still to be used.
        Available = "available" => t::ACTION_AVAILABLE,
        /// Used.
        Used = "used" => t::ACTION_USED,
        /// Lost (K20-CHG-01, K20-CHG-02).
        Lost = "lost" => t::ACTION_LOST,
    }
}

form! {
    /// What is kept of a unit.
    pub struct Unit {
        group t::GROUP_STATE => {
            /// Its morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-02", "K20-MOR-T1", "K20-MOR-T3", "K20-RAL-T1"];
            /// Pinned.
            pinned: bool = false, t::PINNED, ["K20-HET-05", "K20-ART-08"];
            /// Suppressed.
            suppressed: bool = false, t::EFFECT_SUPPRESSED, ["K20-HET-04", "K20-HET-05", "K20-AMB-11"];
            /// Stands lost in the battle.
            stands_lost: Count<0, 20> = 0, t::STANDS_LOST, ["K20-AMB-10"],
                when |unit| unit.on_foot();
            /// Damage of the vehicle or gun.
            damage: Count<0, 2> = 0, t::DAMAGE, ["K20-HET-04", "K20-AMB-10", "K20-DIR-T1"],
                when |unit| !unit.on_foot();
            /// Whether the vehicle moves.
            immobilised: Stuck = Stuck::No, t::STUCK, ["K20-IMM-03", "K20-HET-04"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// Times it failed to dig itself out.
            failed_dig_outs: Count<0, 9> = 0, t::FAILED_DIG_OUTS, ["K20-IMM-02", "K20-AMB-31"],
                when |unit| unit.kind == UnitKind::Vehicle && unit.immobilised != Stuck::No;
            /// Its crew fled for good.
            crew_gone: bool = false, t::WORD_CREW_GONE, ["K20-IMM-T4"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// The state of its weapon.
            weapon: Weapon = Weapon::Ready, t::WEAPON, ["K20-DIR-T5", "K20-ART-T3"];
        }
        group t::GROUP_THIS_ATTACK => {
            /// Stands lost in the attack that is tested for.
            lost_now: Count<0, 20> = 0, t::LOST_NOW, ["K20-MOR-01", "K20-MOR-T2", "K20-AMB-67"],
                when |unit| unit.on_foot();
            /// Its commander was eliminated.
            commander_lost: bool = false, t::COMMANDER_LOST, ["K20-MOR-T2"];
            /// A hit said "-1 morale".
            shaken: bool = false, t::SHAKEN, ["K20-HET-05", "K20-AMB-09"],
                when |unit| unit.on_foot();
        }
        group t::GROUP_ACTIVATION => {
            /// Its standard action.
            standard_action: StandardAction = StandardAction::Available, t::STANDARD_ACTION, ["K20-GEN-03", "K20-CHG-01", "K20-RAL-01"];
            /// Its additional move is used.
            additional_move: bool = false, t::ADDITIONAL_MOVE_USED, ["K20-GEN-03"];
            /// It has moved.
            moved: bool = false, t::MOVED, ["K20-INF-T1", "K20-DIR-T2", "K20-SPT-02"];
            /// It runs.
            running: bool = false, t::MOVEMENT_RUNNING, ["K20-INF-T1", "K20-AMB-12"],
                when |unit| unit.on_foot();
            /// It has fired.
            fired: bool = false, t::FIRED, ["K20-SPT-02", "K20-INF-T1"];
            /// Its next shot is at the target of the last one.
            same_target: bool = false, t::SAME_TARGET, ["K20-DIR-T1", "K20-AMB-24"];
            /// It evades.
            evading: bool = false, t::EVADING_NOW, ["K20-DIR-T2", "K20-DIR-04"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// It holds Overwatch.
            overwatch: bool = false, t::OVERWATCH, ["K20-CHG-03", "K20-VAS-03"];
            /// Hidden.
            hidden: bool = false, t::HIDDEN, ["K20-SPT-01"];
            /// Camouflaged.
            camouflaged: bool = false, t::CAMOUFLAGED_UNIT, ["K20-SPT-02", "K20-DIR-05"];
            /// In a close combat without a winner yet.
            fighting: bool = false, t::STILL_FIGHTING, ["K20-CHG-T3"],
                when |unit| unit.on_foot();
            /// It dodged an overrun.
            dodged: bool = false, t::DODGED_OVERRUN, ["K20-OVI-03", "K20-AMB-36"],
                when |unit| unit.on_foot();
            /// This commander has ordered a Rally test.
            rally_ordered: bool = false, t::RALLY_ORDER_USED, ["K20-RAL-02", "K20-AMB-50"],
                when |unit| unit.kind == UnitKind::Hq;
        }
        group t::GROUP_CARD => {
            /// What it is.
            kind: UnitKind = UnitKind::Infantry, t::UNIT_KIND, ["K20-GEN-06"];
            /// Training.
            training: Count<1, 20> = 10, t::TRAINING, ["K20-GEN-06"];
            /// The morale base.
            morale_base: Count<1, 20> = 10, t::MORALE_BASE, ["K20-GEN-06", "K20-AMB-08"];
            /// The class.
            class: Count<0, 20> = 4, t::CLASS, ["K20-GEN-06"],
                when |unit| !unit.on_foot();
            /// Stands at the start.
            stands: Count<1, 20> = 4, t::UNIT_STRENGTH, ["K20-MOR-T2"],
                when |unit| unit.on_foot();
            /// WB of a stand.
            wb: Count<0, 20> = 3, t::WB, ["K20-GEN-06", "K20-CHG-05"],
                when |unit| unit.on_foot();
            /// Firepower at the usual range.
            fp: Count<-10, 30> = 5, t::CARD_FP, ["K20-GEN-06", "K20-INF-03"];
            /// OM 1: it stands.
            om_1: Count<-20, 20> = 0, t::CARD_OM_1, ["K20-GEN-06", "K20-AMB-12"];
            /// OM 2: it moves.
            om_2: Count<-20, 20> = 0, t::CARD_OM_2, ["K20-GEN-06", "K20-AMB-12"];
            /// OM 3: it moves and fires.
            om_3: Count<-20, 20> = 0, t::CARD_OM_3, ["K20-GEN-06", "K20-AMB-12"];
            /// The defence modifier.
            defence: Count<-20, 20> = 0, t::CARD_DEFENCE, ["K20-GEN-06", "K20-DIR-07"];
            /// DV of the front.
            front_dv: Count<0, 30> = 0, t::CARD_FRONT_DV, ["K20-GEN-06", "K20-HET-02"],
                when |unit| !unit.on_foot();
            /// DV of the sides.
            side_dv: Count<0, 30> = 0, t::CARD_SIDE_DV, ["K20-GEN-06", "K20-HET-02"],
                when |unit| !unit.on_foot();
            /// DV of the rear.
            rear_dv: Count<0, 30> = 0, t::CARD_REAR_DV, ["K20-GEN-06", "K20-HET-02"],
                when |unit| !unit.on_foot();
            /// DV of the top; 0 is an open vehicle.
            top_dv: Count<0, 20> = 1, t::TOP_ARMOUR, ["K20-GEN-06", "K20-VAS-05"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// Armoured.
            armoured: bool = true, t::ARMOURED, ["K20-OVV-01", "K20-AMM-02"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// What it runs on.
            gear: Gear = Gear::Tracked, t::GEAR, ["K20-IMM-T1"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// Its machine guns.
            machine_guns: Count<0, 10> = 1, t::MACHINE_GUNS, ["K20-OVI-02"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// AP value.
            ap: Count<0, 30> = 0, t::CARD_AP, ["K20-GEN-06", "K20-AMM-01"],
                when |unit| !unit.on_foot();
            /// HT value.
            ht: Count<0, 30> = 0, t::CARD_HT, ["K20-GEN-06", "K20-AMM-03"],
                when |unit| !unit.on_foot();
            /// HE against infantry.
            he_fp: Count<-10, 30> = 0, t::CARD_HE_FP, ["K20-GEN-06", "K20-AMM-04"],
                when |unit| !unit.on_foot();
            /// HE against vehicles and guns.
            he_ov: Count<-10, 30> = 0, t::CARD_HE_OV, ["K20-GEN-06", "K20-AMM-04"],
                when |unit| !unit.on_foot();
            /// The value of its anti-armour shot.
            anti_armour: Count<0, 30> = 0, t::CARD_ANTI_ARMOUR, ["K20-GEN-06", "K20-AMM-07"];
            /// Rate of fire.
            rof: Count<1, 10> = 1, t::CARD_ROF, ["K20-GEN-06", "K20-ART-06"],
                when |unit| !unit.on_foot();
            /// What evading takes off.
            evasion: Count<2, 5> = 2, t::CARD_EVASION, ["K20-GEN-06", "K20-DIR-T2"],
                when |unit| unit.kind == UnitKind::Vehicle;
        }
    }
}

form! {
    /// What is kept of a side.
    pub struct Side {
        group t::GROUP_SIDE => {
            /// PIP left.
            pip: Count<0, 99> = 0, t::PIP_LEFT, ["K20-GEN-04", "K20-AMB-02", "K20-AMB-70"];
            /// Registered points.
            registered_points: Count<0, 20> = 0, t::REGISTERED_POINTS, ["K20-ART-03"];
            /// Smoke on the table.
            smoke: Count<0, 20> = 0, t::SMOKE_AREAS, ["K20-DIR-T2"];
        }
    }
}

/// What a change brings with it: stands lost count for this attack, a level
/// that moves shows that the test was taken, who runs has moved, and a vehicle
/// that is free has no failed digging-out behind it.
fn settle(before: &Values, after: &Values) -> Values {
    let before: Unit = before.typed();
    let mut unit: Unit = after.typed();
    let lost = unit.stands_lost.0 - before.stands_lost.0;
    if lost > 0 {
        unit.lost_now = Count::from_raw(unit.lost_now.0 + lost);
    }
    if unit.level != before.level {
        unit.lost_now = Count(0);
        unit.commander_lost = false;
        unit.shaken = false;
    }
    unit.moved |= unit.running && !before.running;
    if unit.immobilised == Stuck::No {
        unit.failed_dig_outs = Count(0);
    }
    unit.answers()
}

/// A new turn brings the actions back, and the dud is out of the barrel
/// (K20-DIR-T5).
fn passes(unit: &Values, moment: Moment) -> Values {
    if moment != Moment::TurnBegins {
        return unit.clone();
    }
    let cleared = unit.cleared(
        Unit::FIELDS,
        &[
            "standard-action",
            "additional-move",
            "moved",
            "running",
            "fired",
            "evading",
            "lost-now",
            "commander-lost",
            "shaken",
            "rally-ordered",
        ],
    );
    let mut unit: Unit = cleared.typed();
    if unit.weapon == Weapon::Dud {
        unit.weapon = Weapon::Ready;
    }
    unit.answers()
}

fn side_consequences(side: &Values, units: &[Values]) -> Vec<Consequence> {
    let side: Side = side.typed();
    let mut all = Vec::new();
    let shaken = units
        .iter()
        .map(Values::typed::<Unit>)
        .filter(|unit| matches!(unit.level, Level::Broken | Level::Routed) && !unit.is_out())
        .count();
    if shaken > 0 {
        all.push(due(
            t::then_broken_near(shaken),
            "K20-MOR-01",
            Opening::new(MORALE.id),
        ));
    }
    if side.registered_points.0 > 0 {
        all.push(due(
            t::then_registered(i32::from(side.registered_points.0)),
            "K20-ART-03",
            Opening::new("fire-mission").with("registered", true),
        ));
    }
    if side.smoke.0 > 0 {
        all.push(then(t::then_smoke(i32::from(side.smoke.0)), "K20-DIR-05"));
    }
    all
}

fn then(phrase: impl Into<Phrase>, cite: &'static str) -> Consequence {
    Consequence {
        phrase: phrase.into(),
        cite,
        test: None,
    }
}

fn due(phrase: impl Into<Phrase>, cite: &'static str, test: Opening) -> Consequence {
    Consequence {
        phrase: phrase.into(),
        cite,
        test: Some(test),
    }
}

impl Unit {
    /// Infantry, or the stand of a commander.
    fn on_foot(&self) -> bool {
        matches!(self.kind, UnitKind::Infantry | UnitKind::Hq)
    }

    /// Stands on the table.
    fn remaining(&self) -> i16 {
        (self.stands.0 - self.stands_lost.0).max(0)
    }

    /// No stand is left, the vehicle burns, or its crew is gone (K20-AMB-10,
    /// K20-IMM-T4).
    fn is_out(&self) -> bool {
        if self.on_foot() {
            self.remaining() == 0
        } else {
            self.damage.0 >= 2 || (self.kind == UnitKind::Vehicle && self.crew_gone)
        }
    }

    fn is_immobilised(&self) -> bool {
        self.kind == UnitKind::Vehicle && self.immobilised != Stuck::No
    }

    /// What the attack that is tested for did to it.
    fn losses(&self) -> Losses {
        let had = self.remaining() + self.lost_now();
        Losses {
            commander: self.commander_lost,
            shaken: self.shaken && self.on_foot(),
            ..Losses::of_stands(self.lost_now(), had)
        }
    }

    fn lost_now(&self) -> i16 {
        if self.on_foot() { self.lost_now.0 } else { 0 }
    }

    /// What follows from the state.
    fn consequences(&self) -> Vec<Consequence> {
        if self.is_out() {
            return vec![if self.on_foot() {
                then(t::THEN_NO_STAND_LEFT, "K20-AMB-10")
            } else if self.damage.0 >= 2 {
                then(t::THEN_BURNS, "K20-HET-04")
            } else {
                then(t::THEN_CREW_GONE, "K20-IMM-T4")
            }];
        }
        let mut all = Vec::new();
        self.tests(&mut all);
        self.morale_level(&mut all);
        self.hindrances(&mut all);
        self.weapon_state(&mut all);
        self.activation(&mut all);
        all
    }

    /// Tests that fall due.
    fn tests(&self, all: &mut Vec<Consequence>) {
        if self.lost_now() > 0 {
            all.push(due(
                t::then_lost_now(i32::from(self.lost_now())),
                "K20-MOR-01",
                self.morale(),
            ));
        } else if self.commander_lost {
            all.push(due(t::THEN_COMMANDER_LOST, "K20-MOR-T2", self.morale()));
        }
        if self.is_immobilised() {
            all.push(if self.immobilised == Stuck::Permanently {
                then(t::THEN_PERMANENTLY, "K20-IMM-03")
            } else {
                due(t::THEN_DIG_OUT, "K20-IMM-02", self.in_terrain())
            });
        }
    }

    fn morale_level(&self, all: &mut Vec<Consequence>) {
        match self.level {
            Level::Motivated => all.push(then(t::THEN_MOTIVATED, "K20-MOR-T1")),
            Level::Confident => {}
            Level::Disorganised => {
                all.push(due(t::NOTE_DISORGANISED, "K20-MOR-05", self.rally()));
            }
            Level::Broken => all.push(due(t::NOTE_BROKEN, "K20-MOR-05", self.rally())),
            Level::Routed => all.push(then(t::NOTE_ROUTED, "K20-MOR-05")),
        }
    }

    fn hindrances(&self, all: &mut Vec<Consequence>) {
        if self.pinned {
            all.push(then(t::THEN_PINNED, "K20-AMB-07"));
        }
        if self.suppressed {
            all.push(then(t::THEN_SUPPRESSED, "K20-AMB-11"));
        }
        if !self.on_foot() && self.damage.0 == 1 {
            all.push(then(t::THEN_DAMAGED, "K20-DIR-T1"));
        }
    }

    fn weapon_state(&self, all: &mut Vec<Consequence>) {
        match self.weapon {
            Weapon::Ready => {}
            Weapon::Dud => all.push(then(t::THEN_DUD, "K20-DIR-T5")),
            Weapon::Jammed => all.push(due(t::THEN_JAMMED, "K20-DIR-T5", self.training())),
            Weapon::Destroyed => all.push(then(t::THEN_WEAPON_GONE, "K20-DIR-T5")),
        }
    }

    fn activation(&self, all: &mut Vec<Consequence>) {
        if self.standard_action != StandardAction::Available {
            all.push(then(t::THEN_NO_STANDARD_ACTION, "K20-GEN-03"));
        }
        if self.overwatch {
            all.push(then(t::THEN_OVERWATCH, "K20-CHG-03"));
        }
        if self.hidden {
            all.push(if self.moved || self.fired {
                due(t::THEN_MAYBE_SPOTTED, "K20-SPT-02", self.spotting())
            } else {
                then(t::THEN_HIDDEN, "K20-SPT-01")
            });
        }
        if self.on_foot() && self.fighting {
            all.push(due(
                t::THEN_STILL_FIGHTING,
                "K20-CHG-T3",
                self.close_combat(),
            ));
        }
        if self.on_foot() && self.dodged {
            all.push(then(t::THEN_DODGED, "K20-OVI-03"));
        }
        if self.kind == UnitKind::Hq {
            all.push(if self.rally_ordered {
                then(t::THEN_RALLY_ORDER_USED, "K20-RAL-02")
            } else {
                due(
                    t::THEN_MAY_ORDER_RALLY,
                    "K20-RAL-02",
                    Opening::new(RALLY.id).with("ordered", true),
                )
            });
        }
    }

    /// The calculators that can be opened with what is known.
    fn openings(&self) -> Vec<Opening> {
        if self.is_out() {
            return Vec::new();
        }
        let mut all = Vec::new();
        if self.on_foot() {
            all.extend([
                self.infantry_fire(),
                self.charge(),
                self.close_combat(),
                Opening::new(VEHICLE_ASSAULT.id),
            ]);
        }
        all.push(self.direct_fire());
        match self.kind {
            UnitKind::Vehicle => all.extend([
                self.in_terrain(),
                self.vehicle_overrun(),
                self.infantry_overrun(),
                self.ramming(),
                self.assaulted(),
                self.crew(),
            ]),
            UnitKind::Gun => all.push(self.fire_mission()),
            UnitKind::Infantry | UnitKind::Hq => {}
        }
        all.push(self.spotting());
        all.push(self.morale());
        if self.level != Level::Routed {
            all.push(self.rally());
        }
        all.push(self.training());
        if self.kind == UnitKind::Hq {
            all.push(
                Opening::new("command-range")
                    .with("kind", super::command_range::CommandKind::Platoon)
                    .with("training", self.training),
            );
        }
        all
    }

    /// Infantry fire by it.
    fn infantry_fire(&self) -> Opening {
        // OM 2 and OM 3 are exclusive (K20-AMB-12); a unit that moved fires
        // after its move.
        let movement: i16 = if self.moved { 2 } else { 0 };
        let mut opening = Opening::new("infantry-fire")
            .with("fp", self.fp)
            .with("pinned", self.pinned);
        opening.answers.push(("shooter-movement", movement));
        opening
    }

    /// Direct fire by it.
    fn direct_fire(&self) -> Opening {
        let om: i16 = if self.moved { self.om_3.0 } else { self.om_1.0 };
        let damaged = !self.on_foot() && self.damage.0 > 0;
        let opening = Opening::new("direct-fire")
            .with("training", self.training)
            .with("om", Count::<-20, 20>(om))
            .with("level", self.level)
            .with("pinned-or-damaged", self.pinned || damaged)
            .with("further", self.same_target)
            .with("anti-armour", self.anti_armour);
        if self.on_foot() {
            opening.with("infantry-weapon", true)
        } else {
            opening
                .with("ap", self.ap)
                .with("ht", self.ht)
                .with("he-fp", self.he_fp)
                .with("he-ov", self.he_ov)
        }
    }

    /// A fire mission of the gun.
    fn fire_mission(&self) -> Opening {
        Opening::new("fire-mission")
            .with("rof", self.rof)
            .with("he-fp", self.he_fp)
            .with("he-ov", self.he_ov)
    }

    /// Spotting it.
    fn spotting(&self) -> Opening {
        let hider: i16 = match self.kind {
            UnitKind::Infantry | UnitKind::Hq => 0,
            UnitKind::Gun => 1,
            UnitKind::Vehicle => 2,
        };
        let mut opening = Opening::new("spotting")
            .with("camouflaged", self.camouflaged)
            .with("moved", self.moved)
            .with("fired", self.fired);
        opening.answers.push(("kind", hider));
        opening
    }

    fn morale(&self) -> Opening {
        let losses = self.losses();
        Opening::of(
            MORALE.id,
            &Morale {
                morale_base: self.morale_base,
                level: self.level,
                pinned: self.pinned,
                half_lost: losses.half,
                commander_lost: losses.commander,
                shaken: losses.shaken,
                ..Morale::default()
            },
        )
    }

    fn rally(&self) -> Opening {
        // Written out: the calculator starts from Disorganised.
        Opening::of(
            RALLY.id,
            &Rally {
                morale_base: self.morale_base,
                level: self.level,
                pinned: self.pinned,
                ..Rally::default()
            },
        )
    }

    fn training(&self) -> Opening {
        Opening::of(
            TRAINING_TEST.id,
            &TrainingTest {
                training: self.training,
                level: self.level,
                pinned: self.pinned,
                ..TrainingTest::default()
            },
        )
    }

    fn charge(&self) -> Opening {
        Opening::new(CHARGE.id)
            .with("stands", Count::<1, 6>::from_raw(self.remaining()))
            .with("unit-stands", Count::<1, 20>::from_raw(self.remaining()))
            .with("morale-base", self.morale_base)
            .with("level", self.level)
            .with("pinned", self.pinned)
            .with("wb", self.wb)
    }

    fn close_combat(&self) -> Opening {
        Opening::new(CLOSE_COMBAT.id)
            .with("wb", self.wb)
            .with("charging", !self.fighting)
            .with("pinned", self.pinned)
            .with("disorganised", self.level == Level::Disorganised)
    }

    /// The immobilisation test, or digging out.
    fn in_terrain(&self) -> Opening {
        Opening::of(
            IMMOBILISATION.id,
            &Immobilisation {
                gear: self.gear,
                training: self.training,
                class: self.class,
                digging_out: self.is_immobilised(),
                failed_dig_outs: if self.is_immobilised() {
                    self.failed_dig_outs
                } else {
                    Count(0)
                },
                level: self.level,
                pinned: self.pinned,
                crew_morale_base: self.morale_base,
                ..Immobilisation::default()
            },
        )
    }

    fn crew(&self) -> Opening {
        Opening::of(
            CREW_MORALE.id,
            &CrewMorale {
                morale_base: self.morale_base,
                level: self.level,
                pinned: self.pinned,
            },
        )
    }

    /// An assault on it.
    fn assaulted(&self) -> Opening {
        Opening::new(VEHICLE_ASSAULT.id)
            .with("open", self.top_dv.0 == 0)
            .with("top-armour", self.top_dv)
            .with("moved", self.moved)
            .with("suppressed", self.suppressed)
            .with("immobilised", self.is_immobilised())
            .with("overwatch", self.overwatch)
            .with("enemy-training", self.training)
            .with("enemy-level", self.level)
            .with("enemy-pinned", self.pinned)
            .with("crew-morale-base", self.morale_base)
            .with("crew-level", self.level)
            .with("crew-pinned", self.pinned)
    }

    fn vehicle_overrun(&self) -> Opening {
        Opening::new(VEHICLE_OVERRUN.id)
            .with("class", self.class)
            .with("armoured", self.armoured)
    }

    fn infantry_overrun(&self) -> Opening {
        Opening::new(INFANTRY_OVERRUN.id)
            .with("class", self.class)
            .with("machine-guns", self.machine_guns)
            .with("training", self.training)
            .with("level", self.level)
            .with("pinned", self.pinned)
            .with("suppressed", self.suppressed)
            .with("immobilised", self.is_immobilised())
            .with("open", self.top_dv.0 == 0)
            .with("top-armour", self.top_dv)
            .with("crew-morale-base", self.morale_base)
    }

    fn ramming(&self) -> Opening {
        Opening::new(RAMMING.id)
            .with("class", self.class)
            .with("training", self.training)
            .with("armour", Count::<0, 20>::from_raw(self.front_dv.0))
            .with("armoured", self.armoured)
            .with("level", self.level)
            .with("pinned", self.pinned)
            .with("gear", self.gear)
    }
}
