//! The stages of a battle, step by step (the ledger's Checklist).

use crate::rulesets::brygada::prelude::*;

use super::missions::set_up;
use super::order;
use crate::rulesets::brygada::sheet::anti_tank::AntiTankFire;
use crate::rulesets::brygada::sheet::area_fire::{AreaFire, AreaHit};
use crate::rulesets::brygada::sheet::assault::{Assault, AssaultByVehicle, AssaultOnVehicle};
use crate::rulesets::brygada::sheet::combined_fire::CombinedFire;
use crate::rulesets::brygada::sheet::damage_location::DamageLocation;
use crate::rulesets::brygada::sheet::fire_at_infantry::FireAtInfantry;
use crate::rulesets::brygada::sheet::gun_target::ShotAtGun;
use crate::rulesets::brygada::sheet::reaction::ReactionShot;
use crate::rulesets::brygada::sheet::regrouping::{Regrouping, RemoveMarkers};
use crate::rulesets::brygada::sheet::riders::Riders;
use crate::rulesets::brygada::sheet::towing::Towing;
use crate::rulesets::brygada::units::battle::Battle;
use crate::rulesets::brygada::units::stages::{
    self, ACTIONS, DECLARE, FIRST_ACTION, Known, REACTION, REGROUPING, SECOND_ACTION, acting,
};
use crate::rulesets::brygada::units::unit::Unit;

/// The stages, in order.
pub const CHECKLIST: Checklist = &[
    Phase::new(ACTIONS, t::PHASE_ACTIONS, PICKING),
    Phase::new(DECLARE, t::PHASE_DECLARE, DECLARING).of(Activation::Declares),
    Phase::new(FIRST_ACTION, t::PHASE_FIRST_ACTION, PERFORMING).of(Activation::Acts),
    Phase::new(SECOND_ACTION, t::PHASE_SECOND_ACTION, PERFORMING).of(Activation::Acts),
    Phase::new(REACTION, t::PHASE_REACTION, REACTING),
    Phase::new(REGROUPING, t::PHASE_REGROUPING, REGROUP),
    set_up::MEETING_ENGAGEMENT,
    set_up::FRONTAL_ATTACK,
    set_up::SPOILS_OF_WAR,
    set_up::RECONNAISSANCE,
    set_up::STRATEGIC_POINT,
    set_up::AFTER,
];

const PICKING: &[Step] = steps! {
    "start": Active, t::STEP_START, [], ["BR10-MRK-06", "BR10-AMB-31"],
        coming_up(has_old_markers);
    "activate": Active, t::STEP_ACTIVATE, [], ["BR10-SEQ-04", "BR10-SEQ-05"];
    "fights": Active, t::STEP_FIGHTS, [Assault, AssaultOnVehicle],
        ["BR10-ASL-09", "BR10-ASL-13", "BR10-AMB-30"], when(fights_go_on);
    "first-round": Both, t::STEP_FIRST_ROUND, [], ["BR10-MIS-03"], when(|view, _| surprises(view));
};

const DECLARING: &[Step] = steps! {
    "declare": Active, t::STEP_DECLARE, [], ["BR10-SEQ-07", "BR10-SEQ-T1"],
        when(|view, _| !has_one_action(view));
    "declare-one": Active, t::STEP_DECLARE_ONE, [], ["BR10-SEQ-07", "BR10-SEQ-T1"],
        saying(lost_an_action), when(|view, _| has_one_action(view));
};

/// Riders that were shot at may get off at once, no matter whose turn it is.
const RIDERS: Step = step! {
    "riders": Both, t::STEP_RIDERS, [Riders], ["BR10-TRN-02", "BR10-TRN-04"]
};

const PERFORMING: &[Step] = steps! {
    "move": Active, t::STEP_MOVE, [], ["BR10-MOV-01", "BR10-MOV-02", "BR10-MOV-05"],
        saying(moves_up_to), when(|view, _| does(view, Deed::Move));
    "watched": Active, t::STEP_WATCHED, [], ["BR10-MOV-03", "BR10-MRK-05"], when(is_watched);
    "contact": Both, t::STEP_CONTACT, [Assault, AssaultOnVehicle, AssaultByVehicle],
        ["BR10-MOV-04", "BR10-ASL-01", "BR10-ASL-05"], when(|view, _| does(view, Deed::Move));
    "shoot": Active, t::STEP_SHOOT,
        [FireAtInfantry, AntiTankFire, CombinedFire, ShotAtGun, DamageLocation],
        ["BR10-RNG-01", "BR10-RNG-05", "BR10-SEQ-08"],
        when(|view, _| does(view, Deed::Shoot) && !is_spent(view));
    "spent": Active, t::STEP_SPENT, [], ["BR10-SEQ-08"],
        when(|view, _| does(view, Deed::Shoot) && is_spent(view)), fact();
    "area": Active, t::STEP_AREA, [AreaFire, AreaHit], ["BR10-ARE-02", "BR10-ARE-03"],
        when(|view, _| does(view, Deed::Shoot) && fires_at_areas(view) && !is_spent(view));
    = RIDERS.when(|view, _| does(view, Deed::Shoot) && anybody_rides(view));
    "hitch": Active, t::STEP_HITCH, [Towing], ["BR10-GUN-03", "BR10-GUN-04", "BR10-GUN-05"],
        when(|view, _| does(view, Deed::Hitch));
};

const REACTING: &[Step] = steps! {
    "halt": Opponent, t::STEP_HALT, [ReactionShot], ["BR10-MRK-02", "BR10-MRK-04", "BR10-MRK-05"];
    "shoot": Opponent, t::STEP_REACTION_SHOT, [FireAtInfantry, AntiTankFire, ShotAtGun],
        ["BR10-MRK-03", "BR10-MRK-07"];
    "area": Opponent, t::STEP_AREA, [AreaFire, AreaHit], ["BR10-ARE-02", "BR10-ARE-03"],
        when(|view, _| fires_at_areas(view));
    = RIDERS.when(|view, _| anybody_rides(view));
};

const REGROUP: &[Step] = steps! {
    "cards": Active, t::STEP_CARDS, [Regrouping], ["BR10-REG-01", "BR10-REG-02", "BR10-REG-T1"],
        saying(order::regrouped);
    "markers": Active, t::STEP_MARKERS, [RemoveMarkers], ["BR10-REG-04"],
        when(|view, _| own(view, |unit| unit.morale.0 > 0));
};

/// Whether all vehicles shoot as if they had moved (BR10-MIS-03).
pub fn surprises(view: &View) -> bool {
    let battle: Battle = view.battle.typed();
    battle.mission.surprises() && view.at.round == 1
}

/// Whether there may be markers left from an earlier turn of the side, or from the set-up
/// (BR10-MRK-06, BR10-MIS-14).
fn has_old_markers(view: &View) -> bool {
    let battle: Battle = view.battle.typed();
    view.at.round > 1 || battle.mission == Mission::FrontalAttack
}

/// Whether the side to act still has a round to fight in a continuing assault.
fn fights_go_on(view: &View, _: &Values) -> bool {
    let all = stages::units(view);
    let is_due = |own: &Known| {
        let enemy = own.unit.fights.number();
        let enemy = all.iter().find(|known| Some(known.number) == enemy);
        enemy.is_some_and(|enemy| {
            let (number, at) = (own.number, enemy.number);
            !own.unit.was_charged_by(number, &enemy.unit, at)
        })
    };
    let mut own = all.iter().filter(|known| known.side == view.at.side);
    own.any(|known| !known.unit.has_fought() && is_due(known))
}

/// Whether the acting unit moves where an enemy is ready to shoot.
fn is_watched(view: &View, _: &Values) -> bool {
    let mut all = stages::units(view).into_iter();
    does(view, Deed::Move) && all.any(|known| known.side != view.at.side && known.unit.ready)
}

/// Whether this holds for any unit of the side to act.
fn own(view: &View, holds: impl Fn(&Unit) -> bool) -> bool {
    let mut all = stages::units(view).into_iter();
    all.any(|known| known.side == view.at.side && holds(&known.unit))
}

/// Whether the acting unit fires at areas.
fn fires_at_areas(view: &View) -> bool {
    acting(view).is_some_and(|known| known.unit.area)
}

/// Whether the acting unit has used its shot of this round, and none of its weapons or bases is
/// still to fire (BR10-SEQ-08).
fn is_spent(view: &View) -> bool {
    acting(view).is_some_and(|known| known.unit.shot && !known.unit.goes_on_shooting())
}

/// Whether the acting unit has only one action to declare.
fn has_one_action(view: &View) -> bool {
    acting(view).is_some_and(|known| known.unit.actions.0 == 1)
}

/// The reason why the acting unit has lost its other action.
fn lost_an_action(view: &View) -> Vec<Note> {
    let mut notes = Notes::default();
    if let Some(Known { unit, .. }) = acting(view) {
        notes.add(unit.morale.0 > unit.morale_now.0, t::THEN_TURN_ONE_MARKER, "BR10-SHI-09");
        notes.add(unit.lost == Lost::Action, t::THEN_TURN_ONE_ACTION, "BR10-SHA-T3");
    }
    notes.0
}

/// How far the acting unit may move (BR10-MOV-01).
fn moves_up_to(view: &View) -> Vec<Note> {
    let unit = acting(view).map(|known| known.unit).filter(|unit| unit.speed.0 > 0);
    let note = unit.map(|unit| {
        let speed = unit.speed.0;
        match [unit.first, unit.second] {
            [Deed::Move, Deed::Move] => {
                Note::new(t::moves_fast_up_to(2 * speed, speed), "BR10-AMB-32")
            }
            _ => Note::new(t::moves_up_to(speed), "BR10-MOV-01"),
        }
    });
    note.into_iter().collect()
}

/// Whether any unit rides on another.
fn anybody_rides(view: &View) -> bool {
    let mut all = stages::units(view).into_iter();
    all.any(|known| known.unit.rides.is_some() && known.unit.is_there())
}

/// Whether the acting unit is carrying out this action now.
fn does(view: &View, deed: Deed) -> bool {
    acting(view).is_some_and(|known| deed_now(view, &known.unit) == deed)
}

/// The present action of the acting unit; a unit that was destroyed during it does nothing more.
fn deed_now(view: &View, unit: &Unit) -> Deed {
    match view.at.stage.as_str() {
        _ if !unit.is_there() => Deed::Nothing,
        FIRST_ACTION => unit.first,
        SECOND_ACTION => unit.second,
        _ => Deed::Nothing,
    }
}
