//! The sequences of actions that the sheet gives (the ledger's Checklist). The sheet has no turn
//! sequence: the players choose each action when it is taken.

use crate::rulesets::k20::prelude::*;

use crate::rulesets::k20::play::roles;
use crate::rulesets::k20::sheet::armament::ApStrength;
use crate::rulesets::k20::sheet::assault_on_vehicle::AssaultOnVehicle;
use crate::rulesets::k20::sheet::charge::Charge;
use crate::rulesets::k20::sheet::close_combat::CloseCombat;
use crate::rulesets::k20::sheet::command_range::CommandRange;
use crate::rulesets::k20::sheet::crew::CrewMorale;
use crate::rulesets::k20::sheet::direct_fire::DirectFire;
use crate::rulesets::k20::sheet::fire_mission::FireMission;
use crate::rulesets::k20::sheet::forms::Spotting;
use crate::rulesets::k20::sheet::hit_effect::HitEffect;
use crate::rulesets::k20::sheet::immobilisation::Immobilisation;
use crate::rulesets::k20::sheet::infantry_fire::InfantryFire;
use crate::rulesets::k20::sheet::look_up::{RangeLookUp, TerrainLookUp};
use crate::rulesets::k20::sheet::morale::{Morale, Rally};
use crate::rulesets::k20::sheet::morale_due::MoraleDue;
use crate::rulesets::k20::sheet::near_impact::NearImpact;
use crate::rulesets::k20::sheet::overrun::{InfantryOverrun, VehicleOverrun};
use crate::rulesets::k20::sheet::phases::{
    ACTIVATION, CHARGE, DIRECT_FIRE, END, INDIRECT_FIRE, INFANTRY_FIRE, MOVING, VEHICLE_ASSAULT,
};
use crate::rulesets::k20::sheet::ramming::Ramming;
use crate::rulesets::k20::sheet::scatter::Scatter;
use crate::rulesets::k20::sheet::template::Template;
use crate::rulesets::k20::sheet::training::TrainingTest;
use crate::rulesets::k20::units::tracker::{
    ACTIVATION_ENDS, ACTIVATION_GOES_ON, Unit, UnitKind, has_one_to_order,
};

/// The actions, in the order of the ledger.
pub const CHECKLIST: Checklist = &[
    Phase::new(ACTIVATION, t::PHASE_ACTIVATION, ACTIVATION_STEPS).led_by(&[Rally::ABOUT.id]),
    Phase::new(MOVING, t::PHASE_MOVING, MOVING_STEPS).led_by(&[Immobilisation::ABOUT.id]),
    Phase::new(INFANTRY_FIRE, t::PHASE_INFANTRY_FIRE, INFANTRY_FIRE_STEPS)
        .units_act()
        .led_by(&[InfantryFire::ABOUT.id]),
    Phase::new(DIRECT_FIRE, t::PHASE_DIRECT_FIRE, DIRECT_FIRE_STEPS)
        .units_act()
        .led_by(&[DirectFire::ABOUT.id]),
    Phase::new(CHARGE, t::PHASE_CHARGE, CHARGE_STEPS).led_by(&[Charge::ABOUT.id]),
    Phase::new(VEHICLE_ASSAULT, t::PHASE_VEHICLE_ASSAULT, VEHICLE_ASSAULT_STEPS)
        .led_by(&[AssaultOnVehicle::ABOUT.id]),
    Phase::new(INDIRECT_FIRE, t::PHASE_INDIRECT_FIRE, INDIRECT_FIRE_STEPS)
        .units_act()
        .led_by(&[FireMission::ABOUT.id]),
    Phase::new(END, t::PHASE_END, END_STEPS).led_by(&[Morale::ABOUT.id]),
];

const ACTIVATION_STEPS: &[Step] = steps! {
    "routed": Active, t::STEP_ROUTED, [], ["K20-MOR-05", "K20-MOR-T1"], coming_up(is_routed),
        marking(|| Mark::of(Unit::AT.left, true));
    "broken": Active, t::STEP_BROKEN, [Rally], ["K20-MOR-05", "K20-RAL-01"], coming_up(is_broken);
    "disorganised": Active, t::STEP_DISORGANISED, [Rally], ["K20-MOR-05", "K20-RAL-01"],
        coming_up(is_disorganised);
    "jammed": Active, t::STEP_JAMMED, [TrainingTest], ["K20-DIR-T5", "K20-ART-T3", "K20-AMB-80"],
        coming_up(is_jammed);
    "dud": Active, t::STEP_DUD, [], ["K20-DIR-T5"], coming_up(has_dud);
    "order-rally": Active, t::STEP_ORDER_RALLY, [Rally], ["K20-RAL-02", "K20-AMB-50"],
        coming_up(has_order);
    "command-range": Active, t::STEP_COMMAND_RANGE, [CommandRange],
        ["K20-CMD-01", "K20-CMD-02", "K20-CMD-T1"];
};

const MOVING_STEPS: &[Step] = steps! {
    "actions": Active, t::STEP_ACTIONS, [], ["K20-GEN-03", "K20-GEN-04"];
    "terrain": Active, t::STEP_TERRAIN, [Immobilisation], ["K20-IMM-01", "K20-AMB-30"];
    "crew": Active, t::STEP_CREW, [CrewMorale], ["K20-IMM-04", "K20-IMM-T4"];
    "dig-out": Active, t::STEP_DIG_OUT, [Immobilisation],
        ["K20-IMM-02", "K20-AMB-31", "K20-AMB-77"], coming_up(is_stuck);
    "overrun-vehicle": Active, t::STEP_OVERRUN_VEHICLE, [VehicleOverrun],
        ["K20-OVV-01", "K20-OVV-02", "K20-OVV-03", "K20-OVV-04"];
    "overrun-infantry": Active, t::STEP_OVERRUN_INFANTRY, [InfantryOverrun],
        ["K20-OVI-01", "K20-OVI-02"];
    "infantry-reacts": Opponent, t::STEP_INFANTRY_REACTS, [InfantryOverrun],
        ["K20-OVI-03", "K20-OVI-04", "K20-AMB-58"];
    "ram": Active, t::STEP_RAM, [Ramming], ["K20-RAM-01", "K20-RAM-02", "K20-RAM-04", "K20-RAM-05"];
    "hide": Active, t::STEP_HIDE, [], ["K20-SPT-01"];
    "spotted-by-move": Opponent, t::STEP_SPOTTED_BY_MOVE, [Spotting], ["K20-SPT-02", "K20-AMB-21"];
};

const INFANTRY_FIRE_STEPS: &[Step] = steps! {
    "firepower": Active, t::STEP_FIREPOWER, [InfantryFire], ["K20-INF-02", "K20-INF-03"];
    "movement": Active, t::STEP_FIRE_MOVEMENT, [InfantryFire], ["K20-INF-T1", "K20-INF-04"];
    "cover": Active, t::STEP_FIRE_COVER, [InfantryFire], ["K20-INF-T2"];
    "effect": Active, t::STEP_FIRE_EFFECT, [InfantryFire, HitEffect], ["K20-HET-01", "K20-HET-05"];
    "morale": Opponent, t::STEP_MORALE, [Morale], ["K20-MOR-01", "K20-AMB-57"];
};

const DIRECT_FIRE_STEPS: &[Step] = steps! {
    "line-of-sight": Active, t::STEP_LINE_OF_SIGHT, [], ["K20-DIR-01", "K20-DIR-02"];
    "hidden": Active, t::STEP_HIDDEN, [Spotting], ["K20-SPT-02", "K20-SPT-T1"];
    "modifiers": Active, t::STEP_MODIFIERS, [DirectFire],
        ["K20-DIR-03", "K20-DIR-T1", "K20-DIR-T2"];
    "terrain": Active, t::STEP_COVER, [DirectFire, TerrainLookUp],
        ["K20-DIR-06", "K20-DIR-T3", "K20-AMB-18"];
    "range": Active, t::STEP_RANGE, [DirectFire, RangeLookUp], ["K20-DIR-08", "K20-DIR-T4"];
    "hit-roll": Active, t::STEP_HIT_ROLL, [DirectFire], ["K20-DIR-09", "K20-DIR-10", "K20-DIR-T5"];
    "strength": Active, t::STEP_STRENGTH, [ApStrength, Template, Scatter],
        ["K20-AMM-01", "K20-AMM-03", "K20-AMM-04", "K20-AMM-07"];
    "effect": Active, t::STEP_EFFECT, [HitEffect], ["K20-HET-01", "K20-HET-02"];
    "morale": Opponent, t::STEP_MORALE, [Morale], ["K20-MOR-01", "K20-AMB-57"];
    "spotted-by-shot": Opponent, t::STEP_SPOTTED_BY_SHOT, [Spotting], ["K20-SPT-02", "K20-AMB-21"];
};

const CHARGE_STEPS: &[Step] = steps! {
    "morale-first": Active, t::STEP_CHARGE_TEST, [Charge], ["K20-CHG-01", "K20-AMB-28"];
    "double-move": Active, t::STEP_CHARGE_MOVE, [], ["K20-CHG-02"];
    "overwatch": Opponent, t::STEP_CHARGE_OVERWATCH, [Charge, InfantryFire],
        ["K20-CHG-03", "K20-AMB-53"];
    "stopped": Active, t::STEP_CHARGE_STOPPED, [Morale], ["K20-CHG-04", "K20-AMB-68"];
    "totals": Both, t::STEP_CHARGE_TOTALS, [CloseCombat],
        ["K20-CHG-05", "K20-CHG-06", "K20-CHG-T1", "K20-CHG-T2"];
    "dice": Both, t::STEP_CHARGE_DICE, [CloseCombat], ["K20-CHG-07", "K20-CHG-T3"];
    "morale": Both, t::STEP_MORALE, [Morale], ["K20-CHG-08", "K20-MOR-01"];
};

const VEHICLE_ASSAULT_STEPS: &[Step] = steps! {
    "who": Active, t::STEP_ASSAULT_WHO, [AssaultOnVehicle], ["K20-VAS-02"];
    "move": Active, t::STEP_ASSAULT_MOVE, [], ["K20-VAS-01"];
    "overwatch": Opponent, t::STEP_ASSAULT_OVERWATCH, [AssaultOnVehicle, InfantryFire],
        ["K20-VAS-03", "K20-VAS-04"];
    "strike": Active, t::STEP_ASSAULT_STRIKE, [AssaultOnVehicle],
        ["K20-VAS-05", "K20-VAS-06", "K20-VAS-T1", "K20-VAS-T2"];
    "back": Active, t::STEP_ASSAULT_BACK, [], ["K20-VAS-07"];
    "morale": Opponent, t::STEP_MORALE, [CrewMorale, Morale], ["K20-VAS-08", "K20-IMM-04"];
};

const INDIRECT_FIRE_STEPS: &[Step] = steps! {
    "call": Active, t::STEP_CALL, [FireMission], ["K20-ART-01", "K20-ART-T1"];
    "marker": Active, t::STEP_MARKER, [], ["K20-ART-02"];
    "aim": Active, t::STEP_AIM, [FireMission, Scatter],
        ["K20-ART-03", "K20-ART-04", "K20-ART-09", "K20-ART-T2"];
    "template": Active, t::STEP_TEMPLATE, [], ["K20-ART-05"];
    "rof": Active, t::STEP_ROF, [FireMission], ["K20-ART-06", "K20-ART-T3", "K20-AMB-69"];
    "hits": Active, t::STEP_BLAST, [Template], ["K20-ART-07", "K20-AMM-T2"];
    "pinned": Opponent, t::STEP_NEAR_IMPACT, [NearImpact], ["K20-ART-08", "K20-AMB-65"];
    "morale": Opponent, t::STEP_MORALE, [Morale], ["K20-MOR-01", "K20-AMB-57"];
};

const END_STEPS: &[Step] = steps! {
    "near-broken": Both, t::STEP_NEAR_BROKEN, [MoraleDue, Morale],
        ["K20-MOR-01", "K20-AMB-57", "K20-AMB-74"];
    "left-over": Both, t::STEP_LEFT_OVER_TESTS, [MoraleDue, Morale], ["K20-MOR-01", "K20-AMB-57"];
    "fights": Both, t::STEP_DRAWN_FIGHTS, [CloseCombat], ["K20-CHG-T3"];
    "hold-overwatch": Active, t::STEP_HOLD_OVERWATCH, [], ["K20-CHG-03", "K20-AMB-76"],
        marking(|| Mark::of(Unit::AT.overwatch, true));
};

/// Whether `holds` is true for any unit still in the battle on the acting side.
fn own(view: &View, holds: fn(&Unit) -> bool) -> bool {
    view.any(view.at.side, |unit: &Unit| !unit.is_out() && holds(unit))
}

/// Whether a commander may order a platoon to rally (K20-RAL-02).
fn has_order(view: &View) -> bool {
    let own = view.units().iter().filter(|unit| unit.side == view.at.side);
    let units: Vec<Values> = own.map(|unit| unit.state.clone()).collect();
    let mut commanders = units.iter().enumerate().filter(|(_, unit)| {
        let unit: Unit = unit.typed();
        let orders = unit.is_commander() && unit.level != Level::Routed;
        orders && !unit.rally_ordered && !unit.activation_over && !unit.is_out()
    });
    commanders.any(|(place, _)| has_one_to_order(&units, place))
}

fn is_routed(view: &View) -> bool {
    own(view, |unit| unit.level == Level::Routed)
}

fn is_broken(view: &View) -> bool {
    own(view, |unit| unit.level == Level::Broken)
}

fn is_disorganised(view: &View) -> bool {
    own(view, |unit| unit.level == Level::Disorganised)
}

fn is_jammed(view: &View) -> bool {
    own(view, |unit| unit.weapon == Weapon::Jammed)
}

fn has_dud(view: &View) -> bool {
    own(view, |unit| unit.weapon == Weapon::Dud)
}

fn is_stuck(view: &View) -> bool {
    own(view, |unit| unit.kind == UnitKind::Vehicle && unit.is_immobilised())
}

/// Whether there is a unit for an action, and a possible target. If a side has no listed units, an
/// unlisted one may take part.
fn comes_up(view: &View, action: &str) -> bool {
    let any = |side: Side, can: fn(&Values) -> bool| {
        let mut own = view.units().iter().filter(|unit| unit.side == side);
        own.clone().next().is_none() || own.any(|unit| can(&unit.state))
    };
    let (own, enemy) = (view.at.side, view.at.side.other());
    let meets = |roles: [Role; 2]| any(own, roles[0].eligible) && any(enemy, roles[1].eligible);
    match action {
        INFANTRY_FIRE => meets([roles::RIFLES, roles::TARGET_ON_FOOT]),
        DIRECT_FIRE => {
            any(own, |unit| unit.typed::<Unit>().may_have_weapon())
                && any(enemy, roles::TARGET_OF_FIRE.eligible)
        }
        CHARGE => meets([roles::CHARGER, roles::CHARGED]),
        VEHICLE_ASSAULT => meets([roles::ASSAULTS, roles::ASSAULTED]),
        INDIRECT_FIRE => any(own, roles::BATTERY.eligible),
        _ => true,
    }
}

/// The next steps on offer: every possible action at any time, in the ledger's order, and the end
/// of the turn.
pub(crate) fn next(view: &View) -> Vec<Offer> {
    let mut offers = free_actions(view, CHECKLIST, |action| comes_up(view, action.id));
    let ends = view.at.stage == END;
    for offer in &mut offers {
        if ends {
            offer.on_event.push((Whom::All, ACTIVATION_ENDS));
        }
        // Until an action is taken in the next activation, the tests at the end of this one may
        // still be taken.
        if !(ends && offer.to.stage == ACTIVATION) {
            offer.on_event.push((Whom::All, ACTIVATION_GOES_ON));
        }
    }
    offers
}
