//! The state of units and its consequences (the ledger's Trackers).
//!
//! A unit of the tracker is a unit of infantry, or one vehicle or gun. States that the ledger
//! tracks per stand are counted here, or apply to the whole unit. The sheet has no turn: a new
//! turn of a side is the next activation of its units.

mod acts;
mod consequences;
mod counter;
mod known;

pub(crate) use consequences::has_one_to_order;

use crate::rulesets::k20::prelude::*;

use crate::rulesets::k20::sheet::armament::Armament;
use crate::rulesets::k20::sheet::command_range::{CommandKind, Schooling};
use crate::rulesets::k20::sheet::immobilisation::Gear;
use crate::rulesets::k20::sheet::morale::Losses;

/// The end of an activation of either side.
pub(crate) const ACTIVATION_ENDS: TurnEvent = TurnEvent::Own(0);

/// An action taken in an activation, or the end of the activation.
pub(crate) const ACTIVATION_GOES_ON: TurnEvent = TurnEvent::Own(1);

/// The event of skipping the Morale test for the losses of a unit: a later attack has a separate
/// test.
pub(crate) const LOSSES_PASSED_OVER: TurnEvent = TurnEvent::Own(2);

/// The player says that no other model is under the template of the unit's fire.
pub(crate) const SHELLS_PASSED_OVER: TurnEvent = TurnEvent::Own(3);

/// The player says that the unit itself is not under a template.
pub(crate) const TEMPLATE_PASSED_OVER: TurnEvent = TurnEvent::Own(4);

/// How many dodged vehicles are recorded; a consequence of the unit warns when there is no room for
/// more.
const DODGED: usize = 10;

/// How many attacks can wait for the test of an earlier one; further ones are merged with the last,
/// and a consequence of the unit says so.
const WAITING: usize = 9;

/// How the app tracks the units and sides of the K20 sheet.
pub const TRACKER: Tracker = Tracker {
    fields: Unit::FIELDS,
    in_view: places!(Unit: level, pinned, suppressed, immobilised, stands_lost, damage, overwatch, standard_action),
    counter: counter::COUNTER,
    adjust,
    follows: Some(follows),
    refuses: None,
    consequences: |unit| unit.typed::<Unit>().consequences(),
    on_event,
    house_events: HouseEvents::NONE,
    profile: places!(Unit: kind, training, morale_base, class, stands, wb, command, auxiliary, observer, schooling, fp, fp_by_range, fp_close, fp_long, om_1, om_2, om_3, defence, front_dv, side_dv, rear_dv, top_dv, armoured, gear, machine_guns, ap, ht, he_fp, he_ov, anti_armour, armament, reach, explosive, rof, evasion),
    new_unit: NEW_UNIT,
    counted: |_, _| Vec::new(),
    battle_fields: &[],
    side_fields: Side::FIELDS,
    acts: acts::ACTS,
    side_on_event: |side, moment| match moment {
        TurnEvent::PhaseBegins | TurnEvent::Own(_) if moment != ACTIVATION_ENDS => side.clone(),
        _ => side.cleared(Side::FIELDS, places!(Side: burst)),
    },
    side_consequences: consequences::of_side,
    cards: Cards::NONE,
};

/// The sheet uses the figures of a unit's card without printing any (K20-GEN-06). Modifiers are 0
/// unless the card has one; so are charges and shots, which not every unit has.
const NEW_UNIT: NewUnit = NewUnit {
    first: &[],
    asked: |_| {
        const {
            &[
                (Unit::AT.training.index(), 10),
                (Unit::AT.class.index(), 4),
                (Unit::AT.wb.index(), 3),
                (Unit::AT.fp.index(), 5),
                (Unit::AT.fp_close.index(), 5),
                (Unit::AT.fp_long.index(), 5),
                (Unit::AT.front_dv.index(), 1),
                (Unit::AT.side_dv.index(), 1),
                (Unit::AT.rear_dv.index(), 1),
                (Unit::AT.top_dv.index(), 1),
                (Unit::AT.machine_guns.index(), 1),
                (Unit::AT.ap.index(), 1),
                (Unit::AT.ht.index(), 1),
                (Unit::AT.he_fp.index(), 1),
                (Unit::AT.he_ov.index(), 1),
                (Unit::AT.anti_armour.index(), 1),
                (Unit::AT.reach.index(), 1),
                (Unit::AT.rof.index(), 1),
                (Unit::AT.evasion.index(), 2),
            ]
        }
    },
    optional: |_| &[],
    repeats: |_, _| &[],
    shown: places!(Unit: kind),
    implies: &[
        is_hq(CommandKind::Platoon),
        is_hq(CommandKind::Company),
        is_hq(CommandKind::Battalion),
    ],
    printed: |_| None,
};

/// An HQ of any kind is a commander (K20-CMD-T1, K20-RAL-02).
const fn is_hq(of: CommandKind) -> [(usize, i16); 2] {
    [(Unit::AT.command.index(), of as i16), (Unit::AT.kind.index(), UnitKind::Hq as i16)]
}

choices! {
    /// The kind of a unit.
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
    /// Whether a vehicle is immobilised (K20-IMM-03, K20-HET-04).
    pub enum Stuck {
        /// It is mobile.
        No = "no" => t::STUCK_NO,
        /// It is immobilised.
        Yes = "yes" => t::WORD_IMMOBILISED,
        /// It is immobilised for good.
        Permanently = "permanently" => t::WORD_PERMANENTLY,
    }
}

choices! {
    /// The state of its standard action (K20-GEN-03).
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
    /// The state of a unit.
    pub struct Unit {
        group t::GROUP_STATE => {
            /// Its morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-02", "K20-MOR-T1", "K20-MOR-T3", "K20-RAL-T1"];
            /// It is Pinned.
            pinned: bool = false, t::PINNED, ["K20-HET-05", "K20-ART-08"];
            /// It is Suppressed.
            suppressed: bool = false, t::EFFECT_SUPPRESSED, ["K20-HET-04", "K20-HET-05", "K20-AMB-11"];
            /// Stands lost in the battle.
            stands_lost: Count<0, 20> = 0, t::STANDS_LOST, ["K20-AMB-10"],
                when |unit| unit.on_foot();
            /// Damage of the vehicle or gun.
            damage: Count<0, 2> = 0, t::DAMAGE, ["K20-HET-04", "K20-AMB-10", "K20-DIR-T1"],
                when |unit| !unit.on_foot();
            /// Whether the vehicle, or the gun, is immobilised.
            immobilised: Stuck = Stuck::No, t::STUCK, ["K20-IMM-03", "K20-HET-04"],
                when |unit| !unit.on_foot();
            /// Times it failed to dig itself out.
            failed_dig_outs: Count<0, 9> = 0, t::FAILED_DIG_OUTS, ["K20-IMM-02", "K20-AMB-31"],
                when |unit| unit.kind == UnitKind::Vehicle && unit.immobilised != Stuck::No;
            /// Its crew fled for good.
            crew_gone: bool = false, t::WORD_CREW_GONE, ["K20-IMM-T4"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// The crew of the gun is lost: it counts as infantry, and 1 damage removes a stand of
            /// infantry.
            crew_lost: bool = false, t::CREW_LOST, ["K20-INF-01", "K20-AMM-04", "K20-AMB-10"],
                when |unit| unit.kind == UnitKind::Gun;
            /// The state of its weapon.
            weapon: Weapon = Weapon::Ready, t::WEAPON, ["K20-DIR-T5", "K20-ART-T3"];
        }
        group t::GROUP_THIS_ATTACK => {
            /// Stands lost in the attack for which it has to test.
            lost_now: Count<0, 20> = 0, t::LOST_NOW, ["K20-MOR-01", "K20-MOR-T2", "K20-AMB-67"],
                when |unit| unit.on_foot();
            /// Its commander was eliminated.
            commander_lost: bool = false, t::COMMANDER_LOST, ["K20-MOR-T2"];
            /// A hit had the result "-1 morale".
            shaken: bool = false, t::SHAKEN, ["K20-HET-05", "K20-AMB-09"],
                when |unit| unit.on_foot();
            /// It became immobilised, and its crew was not tested yet.
            crew_test: bool = false, t::CREW_TEST_DUE, ["K20-IMM-04"],
                when |unit| unit.kind == UnitKind::Vehicle && unit.is_immobilised();
            /// It has taken the test for a nearby Broken or Routed friend.
            near_tested: bool = false, t::NEAR_TESTED, ["K20-MOR-01"],
                when |unit| unit.near_tested;
            /// The Morale test for its losses was already taken; never shown, because `adjust`
            /// reads and resets it.
            tested: bool = false, t::MORALE_TEST, ["K20-CHG-08"], when |_unit| false;
            /// A Rally test changed its level, which is not a test for its losses; never shown
            /// either.
            rallied: bool = false, t::RALLY_TEST, ["K20-RAL-03"], when |_unit| false;
            /// Stands lost after those of `lost_now`: their test was among the dice of their
            /// attack, or it still waits; never shown either.
            lost_since: Count<0, 20> = 0, t::LOST_NOW, ["K20-AMB-67"], when |_unit| false;
        }
        group t::GROUP_ACTIVATION => {
            /// Its standard action.
            standard_action: StandardAction = StandardAction::Available, t::STANDARD_ACTION, ["K20-GEN-03", "K20-CHG-01", "K20-RAL-01"];
            /// It assaults a vehicle with that action, which its other stands may join.
            assaulting: bool = false, t::ASSAULTING, ["K20-VAS-01"],
                when |unit| unit.on_foot() && unit.assaulting;
            /// Its additional move is used.
            additional_move: bool = false, t::ADDITIONAL_MOVE_USED, ["K20-GEN-03"];
            /// It has moved.
            moved: bool = false, t::MOVED, ["K20-INF-T1", "K20-DIR-T2", "K20-SPT-02"];
            /// It runs.
            running: bool = false, t::MOVEMENT_RUNNING, ["K20-INF-T1", "K20-AMB-12"],
                when |unit| unit.on_foot();
            /// It has fired.
            fired: bool = false, t::FIRED, ["K20-SPT-02", "K20-INF-T1"];
            /// Its next shot is at the same target as the last one.
            same_target: bool = false, t::SAME_TARGET, ["K20-DIR-T1", "K20-AMB-24"],
                when |unit| !unit.last_target.is_some();
            /// The target of its last shot.
            last_target: UnitNumber = 0, t::LAST_TARGET, ["K20-DIR-T1", "K20-AMB-24"];
            /// It evades.
            evading: bool = false, t::EVADING_NOW, ["K20-DIR-T2", "K20-DIR-04"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// It holds Overwatch.
            overwatch: bool = false, t::OVERWATCH, ["K20-CHG-03", "K20-VAS-03"],
                when |unit| !unit.is_out();
            /// It is Hidden.
            hidden: bool = false, t::HIDDEN, ["K20-SPT-01"];
            /// It is Camouflaged.
            camouflaged: bool = false, t::CAMOUFLAGED_UNIT, ["K20-SPT-02", "K20-DIR-05"];
            /// It is in a close combat that has no winner yet.
            fighting: bool = false, t::STILL_FIGHTING, ["K20-CHG-T3"],
                when |unit| unit.on_foot();
            /// Its opponent in that close combat.
            fights: UnitNumber = 0, t::FIGHTS, ["K20-CHG-T3"],
                when |unit| unit.on_foot() && unit.fighting;
            /// It already fought in that close combat in this activation.
            fought: bool = false, t::FOUGHT_NOW, ["K20-CHG-T3"],
                when |unit| unit.on_foot() && unit.fighting;
            /// It dodged an overrun.
            dodged: bool = false, t::DODGED_OVERRUN, ["K20-OVI-03", "K20-AMB-36"],
                when |unit| unit.on_foot();
            /// The vehicle that it dodged; if none is recorded, it may be any.
            dodged_vehicle: UnitNumber = 0, t::DODGED_VEHICLE, ["K20-OVI-03", "K20-AMB-36"],
                when |unit| unit.on_foot() && unit.dodged;
            /// Another vehicle that it dodged.
            dodged_another: UnitNumber = 0, t::DODGED_ANOTHER, ["K20-OVI-03", "K20-AMB-36"],
                when |unit| unit.on_foot() && unit.dodged && unit.dodged_vehicle.is_some();
            /// A commander ordered it to rally.
            told_to_rally: bool = false, t::TOLD_TO_RALLY, ["K20-RAL-02", "K20-AMB-50"];
            /// This commander has ordered a Rally test.
            rally_ordered: bool = false, t::RALLY_ORDER_USED, ["K20-RAL-02", "K20-AMB-50"],
                when |unit| unit.kind == UnitKind::Hq;
            /// Further vehicles that it dodged.
            dodged_more: [Dodged; DODGED - 2] => "dodged-more",
                when |unit, nth| unit.on_foot() && unit.dodged && unit.dodged_before(nth);
        }
        group t::GROUP_CARD => {
            /// Its kind.
            kind: UnitKind = UnitKind::Infantry, t::UNIT_KIND, ["K20-GEN-06"];
            /// Its Training.
            training: Count<1, 20> = 10, t::TRAINING, ["K20-GEN-06"];
            /// Its morale base; 0 means its Training.
            morale_base: Count<0, 20> = 0, t::CARD_MORALE_BASE, ["K20-GEN-06", "K20-AMB-08"];
            /// Its class.
            class: Count<0, 20> = 4, t::CLASS, ["K20-GEN-06"],
                when |unit| !unit.on_foot();
            /// Stands at the start.
            stands: Count<1, 20> = 4, t::UNIT_STRENGTH, ["K20-MOR-T2"],
                when |unit| unit.kind == UnitKind::Infantry;
            /// The WB of a stand.
            wb: Count<0, 20> = 3, t::WB, ["K20-GEN-06", "K20-CHG-05"],
                when |unit| unit.on_foot();
            /// Its place in the chain of command.
            command: CommandKind = CommandKind::Combat, t::COMMAND_KIND, ["K20-CMD-T1", "K20-VAS-02"],
                when |unit| unit.kind != UnitKind::Vehicle;
            /// It is an auxiliary stand.
            auxiliary: bool = false, t::ASSAULTER_AUXILIARY, ["K20-VAS-02"],
                when |unit| unit.on_foot() && unit.command != CommandKind::Support;
            /// It is an observer of artillery.
            observer: bool = false, t::CARD_OBSERVER, ["K20-ART-01"];
            /// Its training, for command ranges.
            schooling: Schooling = Schooling::Regular, t::SCHOOLING, ["K20-CMD-T1"];
            /// Firepower at the usual range.
            fp: Count<-10, 30> = 5, t::CARD_FP, ["K20-GEN-06", "K20-INF-03"];
            /// Its firepower differs at closer and farther ranges.
            fp_by_range: bool = false, t::CARD_FP_BY_RANGE, ["K20-INF-03"];
            /// Firepower closer than the usual range.
            fp_close: Count<-10, 30> = 5, t::CARD_FP_CLOSE, ["K20-GEN-06", "K20-INF-03"],
                when |unit| unit.fp_by_range;
            /// Firepower farther than the usual range.
            fp_long: Count<-10, 30> = 5, t::CARD_FP_LONG, ["K20-GEN-06", "K20-INF-03"],
                when |unit| unit.fp_by_range;
            /// OM 1: stationary.
            om_1: Count<-20, 20> = 0, t::CARD_OM_1, ["K20-GEN-06", "K20-AMB-12"];
            /// OM 2: it moves.
            om_2: Count<-20, 20> = 0, t::CARD_OM_2, ["K20-GEN-06", "K20-AMB-12"];
            /// OM 3: it moves and fires.
            om_3: Count<-20, 20> = 0, t::CARD_OM_3, ["K20-GEN-06", "K20-AMB-12"];
            /// Its defence modifier.
            defence: Count<-20, 20> = 0, t::CARD_DEFENCE, ["K20-GEN-06", "K20-DIR-07"];
            /// The DV of the front.
            front_dv: Count<0, 30> = 0, t::CARD_FRONT_DV, ["K20-GEN-06", "K20-HET-02"],
                when |unit| !unit.on_foot();
            /// The DV of the sides.
            side_dv: Count<0, 30> = 0, t::CARD_SIDE_DV, ["K20-GEN-06", "K20-HET-02"],
                when |unit| !unit.on_foot();
            /// The DV of the rear.
            rear_dv: Count<0, 30> = 0, t::CARD_REAR_DV, ["K20-GEN-06", "K20-HET-02"],
                when |unit| !unit.on_foot();
            /// The DV of the top; 0 means an open vehicle.
            top_dv: Count<0, 20> = 1, t::TOP_ARMOUR, ["K20-GEN-06", "K20-VAS-05"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// It is armoured.
            armoured: bool = true, t::ARMOURED, ["K20-OVV-01", "K20-AMM-02"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// Its running gear.
            gear: Gear = Gear::Tracked, t::GEAR, ["K20-IMM-T1"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// The number of its machine guns.
            machine_guns: Count<0, 10> = 1, t::MACHINE_GUNS, ["K20-OVI-02"],
                when |unit| unit.kind == UnitKind::Vehicle;
            /// The AP value.
            ap: Count<0, 30> = 0, t::CARD_AP, ["K20-GEN-06", "K20-AMM-01"],
                when |unit| !unit.on_foot();
            /// The HT value.
            ht: Count<0, 30> = 0, t::CARD_HT, ["K20-GEN-06", "K20-AMM-03"],
                when |unit| !unit.on_foot();
            /// The strength of HE against infantry.
            he_fp: Count<-10, 30> = 0, t::CARD_HE_FP, ["K20-GEN-06", "K20-AMM-04"],
                when |unit| !unit.on_foot();
            /// The strength of HE against vehicles and guns.
            he_ov: Count<-10, 30> = 0, t::CARD_HE_OV, ["K20-GEN-06", "K20-AMM-04"],
                when |unit| !unit.on_foot();
            /// The value of its anti-armour shot.
            anti_armour: Count<0, 30> = 0, t::CARD_ANTI_ARMOUR, ["K20-GEN-06", "K20-AMM-07"];
            /// The weapon of that shot.
            armament: Armament = Armament::Automatic, t::ARMAMENT, ["K20-AMM-T4", "K20-AMB-62"],
                when |unit| unit.on_foot();
            /// The reach of its anti-armour shot, if the weapon is another one.
            reach: Inches<0, 72> = 0, t::REACH, ["K20-AMB-62"],
                when |unit| unit.on_foot() && unit.armament == Armament::Other;
            /// The OV of its explosive charge.
            explosive: Count<0, 15> = 0, t::EXPLOSIVE_CHARGE, ["K20-VAS-T1", "K20-VAS-T2", "K20-OVI-T1"],
                when |unit| unit.on_foot();
            /// Its rate of fire.
            rof: Count<1, 10> = 1, t::CARD_ROF, ["K20-GEN-06", "K20-ART-06"],
                when |unit| !unit.on_foot();
            /// Its modifier for evading.
            evasion: Count<2, 5> = 2, t::CARD_EVASION, ["K20-GEN-06", "K20-DIR-T2"],
                when |unit| unit.kind == UnitKind::Vehicle;
        }
        group t::GROUP_STATE => {
            /// Its crew has been tested since it became immobilised, or need not be tested for
            /// later hits.
            crew_tested: bool = false, t::CREW_TESTED, ["K20-IMM-04"],
                when |unit| unit.is_immobilised() && unit.crew_tested;
        }
        group t::GROUP_ACTIVATION => {
            /// The WB of its further stands in that close combat, added up.
            fights_wb: Count<0, 60> = 0, t::MORE_WB, ["K20-CHG-T1", "K20-CHG-T2", "K20-CHG-T3"],
                when |unit| unit.on_foot() && unit.fighting;
            /// Its turn ended without the test of its crew, which is no longer asked for but may be
            /// taken; never shown.
            crew_untested: bool = false, t::CREW_TEST_DUE, ["K20-IMM-04"], when |_unit| false;
            /// It rallied on its own, or gave up both actions, which ended its activation.
            activation_over: bool = false, t::ACTIVATION_OVER, ["K20-RAL-01", "K20-AMB-80"],
                when |unit| unit.activation_over;
            /// It gave up both actions to clear a jam.
            jam_cleared: bool = false, t::JAM_CLEARED, ["K20-AMB-80"],
                when |unit| unit.jam_cleared;
            /// It tried to dig itself out.
            dug: bool = false, t::DUG_NOW, ["K20-AMB-77"],
                when |unit| unit.kind == UnitKind::Vehicle && unit.dug;
            /// Its level fell to Broken or Routed in the current activation, of either side.
            sank: bool = false, t::SANK_NOW, ["K20-AMB-74"],
                when |unit| unit.sank;
            /// The only vehicle that its stands may assault in this action (K20-AMB-78); never
            /// shown.
            assaults: UnitNumber = 0, t::ASSAULTING, ["K20-AMB-78"], when |_unit| false;
            /// How many of its remaining stands have struck that vehicle; never shown either.
            struck: Count<0, 20> = 0, t::ASSAULTING, ["K20-AMB-78"], when |_unit| false;
            /// The attacker in the last attack that cost it stands; never shown.
            attacker: UnitNumber = 0, t::LOST_NOW, ["K20-AMB-57"], when |_unit| false;
            /// Attacks whose tests wait for the one that is now due, in order.
            waiting: [Waiting; WAITING] => "waiting", when |_unit, _nth| false;
        }
        group t::GROUP_STATE => {
            /// It fled, and left the table.
            left: bool = false, t::LEFT_TABLE, ["K20-MOR-05"],
                when |unit| unit.left || unit.level == Level::Routed;
            /// Rounds of its mission that fell together, for the other models under the template;
            /// never shown.
            shells: Count<0, 10> = 0, t::ROUNDS, ["K20-ART-07", "K20-AMB-69"], when |_unit| false;
            /// The bonus of the critical hit with those rounds; never shown.
            shells_critical: Critical = Critical::None, t::CRITICAL, ["K20-DIR-T5", "K20-AMB-59"],
                when |_unit| false;
            /// Rounds that fell where only the players see whether this unit is under the template:
            /// after a scatter, or on the unit that called for them; never shown.
            under_fire: Count<0, 10> = 0, t::ROUNDS, ["K20-ART-04", "K20-AMB-45"],
                when |_unit| false;
        }
    }
}

form! {
    /// The stands that a unit lost in an attack whose Morale test waits for an earlier one
    /// (K20-AMB-57).
    pub struct Waiting {
        group t::GROUP_THIS_ATTACK => {
            /// How many stands it lost.
            lost: Count<0, 20> = 0, t::LOST_NOW, ["K20-MOR-T2", "K20-AMB-67"];
            /// How many stands it had before.
            had: Count<0, 20> = 0, t::STANDS_BEFORE, ["K20-AMB-67"];
            /// A hit had the result "-1 morale".
            shaken: bool = false, t::SHAKEN, ["K20-AMB-09"];
        }
    }
}

form! {
    /// A vehicle that infantry dodged.
    pub struct Dodged {
        group t::GROUP_ACTIVATION => {
            /// The number of that vehicle.
            vehicle: UnitNumber = 0, t::DODGED_ANOTHER, ["K20-OVI-03", "K20-AMB-36"];
        }
    }
}

form! {
    /// The state of a side.
    pub struct Side {
        group t::GROUP_SIDE => {
            /// PIP left.
            pip: Count<0, 99> = 0, t::PIP_LEFT, ["K20-GEN-04", "K20-AMB-02", "K20-AMB-70"];
            /// The players keep count of them: then 0 means that none are left, not that the number
            /// is unknown.
            pip_counted: bool = false, t::PIP_COUNTED, ["K20-AMB-79"];
            /// Registered points.
            registered_points: Count<0, 20> = 0, t::REGISTERED_POINTS, ["K20-ART-03"];
            /// Smoke on the table.
            smoke: Count<0, 20> = 0, t::SMOKE_AREAS, ["K20-DIR-T2"];
            /// A round of its artillery fell in this activation, and the units near the impact are
            /// not recorded; never shown.
            burst: bool = false, t::NEAR_THE_IMPACT, ["K20-ART-08"], when |_side| false;
        }
    }
}

/// Applies the automatic consequences of a change:
///
/// * lost stands count for this attack, unless they are restored; if another attack follows before
///   the test, its losses wait for a separate test;
/// * a changed level shows that the test was taken, unless a Rally test changed it, and so does a
///   recorded test;
/// * a running unit has moved;
/// * a freed vehicle has no failed attempts to dig out and no pending crew test;
/// * a unit that no longer fights has no recorded opponent, and a unit that has not dodged has no
///   recorded vehicle.
fn adjust(before: &Values, after: &Values) -> Values {
    let before: Unit = before.typed();
    let mut unit: Unit = after.typed();
    let lost = unit.stands_lost.0 - before.stands_lost.0;
    // Stands lost in an attack that waits for its test are already counted there.
    let waiting = unit.lost_waiting() - before.lost_waiting();
    if lost > 0 {
        unit.lost_now = Count::from_raw(unit.lost_now.0 + lost - waiting);
        unit.lost_since.0 += waiting;
    } else if lost < 0 {
        unit.takes_back(-lost);
    }
    if (unit.level != before.level && !unit.rallied) || unit.tested {
        if unit.tested && lost > 0 {
            // A test among the dice of the attack that took the stands is only for those stands:
            // the test for earlier losses is still due.
            unit.lost_now = before.lost_now;
            unit.lost_since = Count::from_raw(unit.lost_since.0 + lost);
        } else {
            unit.lost_now = Count(0);
            unit.commander_lost = false;
            unit.shaken = false;
        }
        // If its level falls to Broken or Routed, its stands go back (K20-VAS-04, K20-AMB-68).
        unit.assaulting &= !matches!(unit.level, Level::Broken | Level::Routed);
    }
    if unit.lost_now.0 == 0 && !unit.commander_lost {
        unit.tests_the_next();
    }
    // The levels are in descending order: Broken and Routed are the last two.
    unit.sank |= unit.level > before.level;
    unit.sank &= matches!(unit.level, Level::Broken | Level::Routed);
    unit.tested = false;
    unit.rallied = false;
    unit.assaulting &= unit.standard_action != StandardAction::Available;
    if !unit.assaulting {
        unit.assaults = UnitNumber::default();
        unit.struck = Count(0);
    }
    unit.activation_over &= unit.standard_action != StandardAction::Available;
    unit.jam_cleared &= unit.activation_over;
    unit.moved |= unit.running && !before.running;
    unit.left &= unit.level == Level::Routed;
    if unit.immobilised == Stuck::No {
        unit.failed_dig_outs = Count(0);
        unit.crew_test = false;
        unit.crew_tested = false;
        unit.crew_untested = false;
    }
    unit.crew_tested &= !unit.crew_test;
    unit.crew_untested &= !unit.crew_tested;
    if !unit.fighting {
        unit.fights = UnitNumber::default();
        unit.fought = false;
        unit.fights_wb = Count(0);
    } else if lost > 0 {
        // The lost stands were among those in the fight; a last stand has no others beside it.
        let left = if unit.remaining() > 1 { unit.fights_wb.0 - unit.wb.0 * lost } else { 0 };
        unit.fights_wb = Count::from_raw(left);
    }
    if !unit.dodged {
        unit.has_dodged_these([UnitNumber::default(); DODGED]);
    }
    unit.answers()
}

/// Frees the opponents of a unit that is out or Routed, and so no longer fights (K20-CHG-T3,
/// K20-MOR-05). If another enemy still fights one of them, or a unit that fought beside it, that
/// enemy becomes its opponent.
fn follows(_: &[Standing], units: &mut [Standing]) {
    let now: Vec<(u32, Unit)> = (units.iter())
        .map(|unit| (unit.number, unit.state.typed()))
        .filter(|(_, unit): &(u32, Unit)| !unit.is_out() && unit.level != Level::Routed)
        .collect();
    for standing in units {
        let mut unit: Unit = standing.state.typed();
        let is_left = |wanted: u32| now.iter().any(|(number, _)| *number == wanted);
        let Some(enemy) = unit.fights.number().filter(|_| unit.fighting) else { continue };
        if is_left(standing.number) && is_left(enemy) {
            continue;
        }
        let at =
            |other: &Unit, fought: u32| other.fighting && other.fights.number() == Some(fought);
        let at_it = now.iter().find(|(_, other)| at(other, standing.number));
        // Units that fought the same enemy fought beside each other.
        let mut beside = now.iter().filter(|(_, other)| at(other, enemy));
        let at_them =
            || beside.find_map(|(fellow, _)| now.iter().find(|(_, other)| at(other, *fellow)));
        let next = at_it.or_else(at_them).filter(|_| is_left(standing.number));
        match next {
            Some((number, _)) => unit.fights = UnitNumber::of(*number),
            None => unit.fighting = false,
        }
        standing.state = unit.answers();
    }
}

/// Applies an event to a unit. The losses of an attack count only for the test after it, and no
/// longer than until the turn ends. A new turn restores the actions, ends Overwatch (K20-AMB-76)
/// and removes the dud from the barrel (K20-DIR-T5). A level that fell in an activation is marked
/// until that activation ends (K20-AMB-74).
fn on_event(unit: &Values, moment: TurnEvent) -> Values {
    let of_the_attack = places!(Unit: lost_now, lost_since, commander_lost, shaken, crew_test, sank, attacker, near_tested, shells, shells_critical, under_fire);
    let unit = match moment {
        // Tests at the end of one activation do not count for the next.
        ACTIVATION_GOES_ON => return unit.cleared(Unit::FIELDS, places!(Unit: near_tested)),
        ACTIVATION_ENDS => return unit.cleared(Unit::FIELDS, places!(Unit: sank)),
        SHELLS_PASSED_OVER => {
            return unit.cleared(Unit::FIELDS, places!(Unit: shells, shells_critical));
        }
        TEMPLATE_PASSED_OVER => return unit.cleared(Unit::FIELDS, places!(Unit: under_fire)),
        LOSSES_PASSED_OVER => {
            let mut unit: Unit = unit.typed();
            unit.waiting = [Waiting::default(); WAITING];
            let tested = places!(Unit: lost_now, lost_since, commander_lost, shaken, attacker);
            return unit.answers().cleared(Unit::FIELDS, tested);
        }
        TurnEvent::PhaseBegins | TurnEvent::Own(_) => return unit.clone(),
        TurnEvent::TurnEnds | TurnEvent::TurnBegins => {
            let mut kept: Unit = unit.typed();
            kept.crew_untested |= kept.crew_test && kept.is_immobilised();
            kept.waiting = [Waiting::default(); WAITING];
            kept.answers().cleared(Unit::FIELDS, of_the_attack)
        }
    };
    if moment == TurnEvent::TurnEnds {
        // The fight continues in the next activation, whichever side acts (K20-CHG-T3).
        return unit.cleared(Unit::FIELDS, places!(Unit: fought));
    }
    let cleared = unit.cleared(
        Unit::FIELDS,
        places!(Unit: standard_action, assaulting, assaults, struck, additional_move, moved, running, fired, evading, overwatch, fought, rally_ordered, told_to_rally, activation_over, jam_cleared, dug),
    );
    let mut unit: Unit = cleared.typed();
    if unit.weapon == Weapon::Dud {
        unit.weapon = Weapon::Ready;
    }
    unit.answers()
}

impl Unit {
    /// The morale base; the Training if none is entered (K20-AMB-08).
    pub(crate) fn morale_base(&self) -> Count<1, 20> {
        match self.morale_base.0 {
            0 => self.training,
            entered => Count::from_raw(entered),
        }
    }

    /// Whether it is infantry, or the stand of a commander.
    pub(crate) fn on_foot(&self) -> bool {
        matches!(self.kind, UnitKind::Infantry | UnitKind::Hq)
    }

    /// Its rank in the chain of command: 1 for the commander of a platoon, 2 of a company, 3 of a
    /// battalion; 0 for all others, and for a commander whose rank is not recorded.
    pub(crate) const fn rank(&self) -> u8 {
        match self.command {
            CommandKind::Platoon => 1,
            CommandKind::Company => 2,
            CommandKind::Battalion => 3,
            CommandKind::Combat | CommandKind::Support | CommandKind::Recon => 0,
        }
    }

    /// Whether it is the stand of a commander, by its kind or by its command (K20-CMD-T1,
    /// K20-RAL-02).
    pub(crate) fn is_commander(&self) -> bool {
        let heads = matches!(
            self.command,
            CommandKind::Platoon | CommandKind::Company | CommandKind::Battalion
        );
        self.kind == UnitKind::Hq || self.kind == UnitKind::Infantry && heads
    }

    /// Whether it has HE.
    pub(crate) fn has_shells(&self) -> bool {
        !self.on_foot() && (self.he_fp.0 != 0 || self.he_ov.0 != 0)
    }

    /// Whether it is in the battle and may have a weapon for direct fire (K20-AMM-01, K20-AMM-03,
    /// K20-AMM-04, K20-AMM-07): a vehicle's or gun's figures may not have been entered.
    pub(crate) fn may_have_weapon(&self) -> bool {
        !self.is_out() && (!self.on_foot() || self.anti_armour.0 > 0)
    }

    /// The number of stands on the table; a commander is one stand.
    pub(crate) fn remaining(&self) -> i16 {
        let stands = if self.kind == UnitKind::Hq { 1 } else { self.stands.0 };
        (stands - self.stands_lost.0).max(0)
    }

    /// Whether each of its stands is in the continuing close combat (K20-CHG-T1).
    pub(crate) fn all_fight(&self) -> bool {
        let further = self.remaining() - 1;
        further <= 0 || self.wb.0 > 0 && self.fights_wb.0 >= self.wb.0 * further
    }

    /// Whether it is destroyed, or fled from the table (K20-MOR-05).
    pub fn is_out(&self) -> bool {
        self.has_left() || self.is_destroyed()
    }

    /// Whether no stand is left, the vehicle burns, or the crew is gone (K20-AMB-10, K20-IMM-T4).
    pub(crate) fn is_destroyed(&self) -> bool {
        if self.on_foot() {
            self.remaining() == 0
        } else {
            self.damage.0 >= 2
                || (self.kind == UnitKind::Vehicle && self.crew_gone)
                || (self.kind == UnitKind::Gun && self.crew_lost)
        }
    }

    /// Whether it is Routed and fled from the table (K20-MOR-05).
    pub(crate) fn has_left(&self) -> bool {
        self.left && self.level == Level::Routed
    }

    pub(crate) fn is_immobilised(&self) -> bool {
        !self.on_foot() && self.immobilised != Stuck::No
    }

    /// Whether it counts as moving for a shooter: a vehicle that became immobilised does not, even
    /// if it has moved (K20-AMB-73).
    pub(crate) fn is_moving(&self) -> bool {
        let moves = self.moved || (self.on_foot() && self.running);
        moves && !self.is_immobilised()
    }

    /// Whether it evades; it does not while it is immobilised (K20-AMB-73).
    pub(crate) fn is_evading(&self) -> bool {
        self.kind == UnitKind::Vehicle && self.evading && !self.is_immobilised()
    }

    /// Whether it acted in this activation, so that it no longer has both actions to give up
    /// (K20-AMB-80).
    pub(crate) fn has_acted(&self) -> bool {
        let actions = self.standard_action != StandardAction::Available || self.additional_move;
        actions || self.moved || self.fired
    }

    /// Stands it had before the attack for which it has to test; 0 for a unit without stands.
    pub(crate) fn stands_before(&self) -> i16 {
        if self.on_foot() { self.remaining() + self.lost_since.0 + self.lost_now() } else { 0 }
    }

    /// Stands it lost in that attack.
    pub(crate) fn stands_lost_now(&self) -> i16 {
        self.lost_now()
    }

    /// The effect on it of the attack for which it has to test.
    pub(crate) fn losses(&self) -> Losses {
        let had = self.stands_before();
        Losses {
            commander_lost: self.commander_lost,
            shaken: self.shaken && self.on_foot(),
            ..Losses::of_stands(self.lost_now(), had)
        }
    }

    /// Firepower at closer than the usual range.
    pub(crate) const fn close_fp(&self) -> Count<-10, 30> {
        if self.fp_by_range { self.fp_close } else { self.fp }
    }

    /// Whether it dodged an overrun by this vehicle, or by an unrecorded one (K20-OVI-03,
    /// K20-AMB-36).
    pub(crate) fn has_dodged(&self, vehicle: Option<u32>) -> bool {
        let all = self.dodged_vehicles();
        let named = all.iter().any(|one| one.is_some());
        self.dodged
            && match vehicle {
                Some(vehicle) if named => all.iter().any(|one| one.number() == Some(vehicle)),
                _ => true,
            }
    }

    /// Records that it dodged an overrun by this vehicle, in addition to earlier ones (K20-OVI-03),
    /// as long as there is room for more.
    pub(crate) fn dodges(&mut self, vehicle: Option<u32>) {
        let vehicle = vehicle.map_or_else(UnitNumber::default, UnitNumber::of);
        let mut all = self.dodged_vehicles();
        if !self.dodged {
            all[0] = vehicle;
        } else if all[0].is_some() && vehicle.is_some() && !all.contains(&vehicle) {
            let mut free = all.iter_mut().filter(|one| !one.is_some());
            if let Some(free) = free.next() {
                *free = vehicle;
            }
        }
        self.has_dodged_these(all);
        self.dodged = true;
    }

    /// The dodged vehicles, as stored; if the first is empty, it may be any vehicle.
    fn dodged_vehicles(&self) -> [UnitNumber; DODGED] {
        let mut all = [self.dodged_vehicle; DODGED];
        all[1] = self.dodged_another;
        for (place, more) in all[2..].iter_mut().zip(self.dodged_more) {
            *place = more.vehicle;
        }
        all
    }

    fn has_dodged_these(&mut self, all: [UnitNumber; DODGED]) {
        let [first, second, more @ ..] = all;
        self.dodged_vehicle = first;
        self.dodged_another = second;
        self.dodged_more = more.map(|vehicle| Dodged { vehicle });
    }

    /// Whether the places for further vehicles before this one are all filled.
    fn dodged_before(&self, nth: usize) -> bool {
        let mut before = self.dodged_vehicles().into_iter().take(nth + 2);
        before.all(UnitNumber::is_some)
    }

    /// Why it cannot fire small arms now: a Routed unit does not fire at all (K20-AMB-07).
    pub(crate) fn holds_fire(&self) -> Option<Note> {
        (self.level == Level::Routed).then(|| Note::new(t::REFUSED_ROUTED, "K20-AMB-07"))
    }

    /// Why it cannot fire its weapon now (K20-DIR-T5, K20-ART-T3).
    pub(crate) fn holds_weapon(&self) -> Option<Note> {
        self.holds_fire().or_else(|| self.weapon.fails())
    }

    /// Why it has no standard action left (K20-GEN-03).
    pub(crate) fn lacks_standard_action(&self) -> Option<Note> {
        let gone = self.standard_action != StandardAction::Available;
        gone.then(|| Note::new(t::THEN_NO_STANDARD_ACTION, "K20-GEN-03"))
    }

    /// Why it does not reach the unit that it attacks: it is Suppressed (K20-AMB-11).
    pub(crate) fn stops_short(&self, cite: Cite) -> Option<Note> {
        self.suppressed.then(|| Note::new(t::THEN_SUPPRESSED, cite))
    }

    /// Whether it has stands left to assault with the action of the first one (K20-AMB-78).
    pub(crate) fn assaults_on(&self) -> bool {
        self.assaulting && self.struck.0 < self.remaining()
    }

    /// Why it has no standard action for an assault on a vehicle.
    pub(crate) fn assaults_not(&self) -> Option<Note> {
        if self.assaults_on() {
            None
        } else if self.assaulting {
            Some(Note::new(t::BARRED_ALL_STRUCK, "K20-AMB-78"))
        } else {
            self.lacks_standard_action()
        }
    }

    /// A note that its activation is over (K20-RAL-01).
    pub(crate) fn activation_is_over(&self) -> Option<Note> {
        if self.jam_cleared {
            return Some(Note::new(t::THEN_JAM_CLEARED, "K20-AMB-80"));
        }
        (self.activation_over).then(|| Note::new(t::THEN_ACTIVATION_OVER, "K20-RAL-01"))
    }

    /// Records stands lost to an attack by this unit. While the test for an earlier attack is due,
    /// this attack waits with a separate test (K20-AMB-57); if it is `part` of an attack, its
    /// losses are added to those inflicted by the same unit (K20-AMB-69).
    pub(crate) fn loses_to(&mut self, stands: i16, shaken: bool, by: UnitNumber, part: bool) {
        let had = self.remaining();
        let lost = stands.min(had);
        if lost <= 0 {
            return;
        }
        let joins = part && by.is_some() && by == self.attacker;
        let due = self.lost_now() > 0 || self.commander_lost;
        self.attacker = by;
        self.stands_lost.0 += lost;
        let all = self.waiting.iter().take_while(|attack| attack.lost.0 > 0);
        let place = match all.count() {
            0 if !due || joins => {
                self.shaken |= shaken;
                return;
            }
            all if joins => all - 1,
            all => all.min(WAITING - 1),
        };
        let attack = &mut self.waiting[place];
        if attack.lost.0 == 0 {
            attack.had = Count::from_raw(had);
        }
        attack.lost.0 += lost;
        attack.shaken |= shaken;
    }

    /// Stands lost in attacks whose tests wait.
    fn lost_waiting(&self) -> i16 {
        self.waiting.iter().map(|attack| attack.lost.0).sum()
    }

    /// Whether no more dodged vehicles can be recorded.
    pub(crate) fn has_dodged_the_most(&self) -> bool {
        self.dodged_vehicles().iter().all(|one| one.is_some())
    }

    /// Whether no more attacks can wait.
    pub(crate) fn most_attacks_wait(&self) -> bool {
        self.waiting.iter().all(|attack| attack.lost.0 > 0)
    }

    /// How many attacks wait for their tests.
    pub(crate) fn attacks_waiting(&self) -> i16 {
        let all = self.waiting.iter().filter(|attack| attack.lost.0 > 0);
        all.count() as i16
    }

    /// Restores stands, beginning with those of the last attack.
    fn takes_back(&mut self, stands: i16) {
        let mut left = stands;
        for attack in self.waiting.iter_mut().rev() {
            let back = left.min(attack.lost.0);
            attack.lost.0 -= back;
            self.lost_since = Count::from_raw(self.lost_since.0 - back);
            left -= back;
        }
        self.lost_now = Count::from_raw(self.lost_now.0 - left);
    }

    /// Ends the test for one attack: the next test that waits is then due.
    fn tests_the_next(&mut self) {
        self.waiting.rotate_left(1);
        let next = std::mem::take(&mut self.waiting[WAITING - 1]);
        self.lost_now = next.lost;
        self.shaken |= next.shaken;
        let since = next.had.0 - next.lost.0 - self.remaining();
        self.lost_since = Count::from_raw(since);
    }

    fn lost_now(&self) -> i16 {
        if self.on_foot() { self.lost_now.0 } else { 0 }
    }
}
