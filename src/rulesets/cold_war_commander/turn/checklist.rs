//! The turn, step by step (the ledger's Checklist).
//!
//! One step is one thing to do. Steps that are repeated for every order, request or mission
//! have a separate heading.

use crate::rulesets::cold_war_commander::prelude::*;

use crate::rulesets::cold_war_commander::sheet::anti_air::AntiAir;
use crate::rulesets::cold_war_commander::sheet::assault::{Assault, AssaultRound, LoserFallsBack};
use crate::rulesets::cold_war_commander::sheet::breakpoint::Breakpoint;
use crate::rulesets::cold_war_commander::sheet::command::{Command, Orders};
use crate::rulesets::cold_war_commander::sheet::command_blunder::CommandBlunder;
use crate::rulesets::cold_war_commander::sheet::deviation::ArtilleryDeviation;
use crate::rulesets::cold_war_commander::sheet::direct_fire::DirectFire;
use crate::rulesets::cold_war_commander::sheet::fall_back::{FallBack, Rout};
use crate::rulesets::cold_war_commander::sheet::fire_resolution::FireResolution;
use crate::rulesets::cold_war_commander::sheet::forms::AirDeviation;
use crate::rulesets::cold_war_commander::sheet::forms::EndPhase;
use crate::rulesets::cold_war_commander::sheet::phases::{
    COMMAND, END, INITIATIVE, SCHEDULED_FIRE,
};
use crate::rulesets::cold_war_commander::sheet::requests::{AirRequest, ArtilleryRequest};
use crate::rulesets::cold_war_commander::sheet::support::Support;
use crate::rulesets::cold_war_commander::sheet::support_blunders::air::AirBlunder;
use crate::rulesets::cold_war_commander::sheet::support_blunders::artillery::ArtilleryBlunder;
use crate::rulesets::cold_war_commander::sheet::zone::{AirStrike, ArtilleryFire};
use crate::rulesets::cold_war_commander::units::side::Side;
use crate::rulesets::cold_war_commander::units::unit::{Unit, UnitKind};

/// The phases of a player's turn (CWC-SEQ-01).
pub const CHECKLIST: Checklist = &[
    Phase::new(SCHEDULED_FIRE, t::PHASE_SCHEDULED_FIRE, SCHEDULED_FIRE_STEPS),
    Phase::new(INITIATIVE, t::PHASE_INITIATIVE, INITIATIVE_STEPS)
        .units_act()
        .led_by(&[DirectFire::ABOUT.id, Assault::ABOUT.id]),
    Phase::new(COMMAND, t::PHASE_COMMAND, COMMAND_STEPS).units_act().led_by(&[
        Command::ABOUT.id,
        DirectFire::ABOUT.id,
        Assault::ABOUT.id,
        ArtilleryRequest::ABOUT.id,
        AirRequest::ABOUT.id,
    ]),
    Phase::new(END, t::PHASE_END, END_STEPS),
];

const SCHEDULED_FIRE_STEPS: &[Step] = steps! {
    under(t::HEADING_PLAN, coming_up(nothing_planned)) {
        "plan": Active, t::STEP_PLAN, [], ["CWC-SEQ-02", "CWC-AMB-04"];
    }
    under(t::HEADING_PLANNED_ARTILLERY, coming_up(planned_fire)) {
        "planned-artillery": Active, t::STEP_PLANNED_ARTILLERY, [ArtilleryDeviation],
            ["CWC-SEQ-02", "CWC-ART-08", "CWC-AMB-04"];
        "planned-artillery-fire": Active, t::STEP_ARTILLERY_FIRE, [ArtilleryFire],
            ["CWC-ART-09", "CWC-ART-10"];
    }
    under(t::HEADING_PLANNED_AIR, coming_up(planned_air)) {
        "planned-air-place": Active, t::STEP_PLANNED_AIR, [AirDeviation],
            ["CWC-SEQ-02", "CWC-AIR-05", "CWC-AMB-04"];
    }
    under(t::HEADING_PLANNED_AIR, coming_up(planned_air_is_fired_at)) {
        "planned-anti-air": Opponent, t::STEP_ANTI_AIR, [AntiAir],
            ["CWC-AAF-01", "CWC-AAF-02", "CWC-AAF-03", "CWC-AAF-04", "CWC-AAF-05"];
    }
    under(t::HEADING_PLANNED_AIR, coming_up(planned_air)) {
        "planned-strike": Active, t::STEP_AIR_STRIKE, [AirStrike],
            ["CWC-AIR-06", "CWC-AIR-07", "CWC-AAF-06"];
    }
};

const INITIATIVE_STEPS: &[Step] = steps! {
    "act": Active, t::STEP_INITIATIVE_ACT, [DirectFire, Assault],
        ["CWC-SEQ-03", "CWC-AMB-05", "CWC-CMD-02"];
    "engineering": Active, t::STEP_ENGINEERING, [], ["CWC-SEQ-03"], coming_up(own_engineers);
    "recce-contact": Active, t::STEP_RECCE_CONTACT, [], ["CWC-SEQ-03"], coming_up(own_recce);
};

const COMMAND_STEPS: &[Step] = steps! {
    under(t::HEADING_EACH_ORDER) {
        "order": Active, t::STEP_ORDER, [Command, Orders],
            ["CWC-SEQ-04", "CWC-CMD-01", "CWC-CMD-T1"];
        "order-bonus": Active, t::STEP_ORDER_BONUS, [], ["CWC-BON-01"];
        "order-blunder": Active, t::STEP_ORDER_BLUNDER, [CommandBlunder],
            ["CWC-BLU-01", "CWC-BLU-T1"];
        "fire": Active, t::STEP_FIRE, [DirectFire, FireResolution],
            ["CWC-FIR-01", "CWC-FIR-02", "CWC-FIR-03"];
        "assault": Active, t::STEP_ASSAULT, [Assault, AssaultRound, Support],
            ["CWC-ASL-01", "CWC-ASL-02", "CWC-ASL-05", "CWC-ASL-06"];
        "dismount": Both, t::STEP_DISMOUNT, [], ["CWC-ASL-04"];
        "assault-loser": Both, t::STEP_ASSAULT_LOSER, [LoserFallsBack],
            ["CWC-ASL-08", "CWC-AMB-34"];
        "next-order": Active, t::STEP_NEXT_ORDER, [Command, Orders], ["CWC-CMD-03"];
    }
    under(t::HEADING_ARTILLERY, coming_up(calls_artillery)) {
        "artillery-request": Active, t::STEP_ARTILLERY_REQUEST, [ArtilleryRequest],
            ["CWC-ART-T1", "CWC-AMB-42"];
        "artillery-blunder": Active, t::STEP_ARTILLERY_BLUNDER, [ArtilleryBlunder],
            ["CWC-BLU-02", "CWC-BLU-T2"];
        "artillery-deviation": Active, t::STEP_ARTILLERY_DEVIATION, [ArtilleryDeviation],
            ["CWC-ART-06", "CWC-BON-02"];
        "artillery-fire": Active, t::STEP_ARTILLERY_FIRE, [ArtilleryFire],
            ["CWC-ART-08", "CWC-ART-09", "CWC-ART-10"];
    }
    under(t::HEADING_AIR, coming_up(calls_air)) {
        "air-request": Active, t::STEP_AIR_REQUEST, [AirRequest], ["CWC-AIR-T1", "CWC-AMB-42"];
        "air-blunder": Active, t::STEP_AIR_BLUNDER, [AirBlunder], ["CWC-BLU-02", "CWC-BLU-T3"];
        "air-deviation": Active, t::STEP_AIR_DEVIATION, [AirDeviation],
            ["CWC-AIR-04", "CWC-BON-03"];
    }
    under(t::HEADING_AIR, coming_up(called_air_is_fired_at)) {
        "anti-air": Opponent, t::STEP_ANTI_AIR, [AntiAir],
            ["CWC-AAF-01", "CWC-AAF-02", "CWC-AAF-03", "CWC-AAF-04", "CWC-AAF-05"];
    }
    under(t::HEADING_AIR, coming_up(calls_air)) {
        "air-strike": Active, t::STEP_AIR_STRIKE, [AirStrike],
            ["CWC-AIR-06", "CWC-AIR-07", "CWC-AAF-06"];
    }
    under(t::HEADING_EVERY_HIT) {
        "saves": Opponent, t::STEP_SAVES, [FireResolution], ["CWC-FIR-04"];
        "markers": Opponent, t::STEP_MARKERS, [], ["CWC-FIR-05"];
        "suppression": Active, t::STEP_SUPPRESSION, [FireResolution],
            ["CWC-FIR-06", "CWC-FIR-07", "CWC-AMB-57"];
        "fall-back": Both, t::STEP_FALL_BACK, [FallBack, Rout],
            ["CWC-FIR-08", "CWC-AMB-19", "CWC-AMB-57"];
    }
};

const END_STEPS: &[Step] = steps! {
    "markers-off": Active, t::STEP_MARKERS_OFF, [EndPhase],
        ["CWC-END-01", "CWC-SEQ-05", "CWC-SEQ-06"], by_house(|house| !clears_both(house));
    "markers-off-both": Both, t::STEP_MARKERS_OFF_BOTH, [EndPhase],
        ["CWC-END-01", "CWC-AMB-30"], by_house(clears_both);
    "smoke-off": Both, t::STEP_SMOKE_OFF, [], ["CWC-END-02"];
    "recovery": Active, t::STEP_RECOVERY, [EndPhase], ["CWC-END-03", "CWC-AMB-30"],
        by_house(|house| !all_recover(house));
    "recovery-all": Active, t::STEP_RECOVERY_ALL, [EndPhase], ["CWC-END-03", "CWC-AMB-30"],
        by_house(all_recover);
    "victory": Both, t::STEP_VICTORY, [], ["CWC-END-04"];
    "breakpoint": Both, t::STEP_BREAKPOINT, [Breakpoint], ["CWC-BRK-03", "CWC-AMB-31"];
};

/// Whether `holds` is true for any unit still in the battle on the side whose turn it is.
fn own(view: &View, holds: fn(&Unit) -> bool) -> bool {
    view.any(view.at.side, |unit: &Unit| !unit.eliminated && holds(unit))
}

/// Whether the house rule that clears the hit markers of both sides is on (CWC-AMB-30).
fn clears_both(house: &Values) -> bool {
    house.typed::<House>().clear_both_sides
}

/// Whether the house rule that all suppressed units recover is on (CWC-AMB-30).
fn all_recover(house: &Values) -> bool {
    house.typed::<House>().all_recover
}

fn nothing_planned(view: &View) -> bool {
    (own_artillery(view) || own_air(view)) && !planned_fire(view) && !planned_air(view)
}

fn planned_fire(view: &View) -> bool {
    view.side(view.at.side).typed::<Side>().planned_fire.0 > 0
}

fn planned_air(view: &View) -> bool {
    view.side(view.at.side).typed::<Side>().planned_air.0 > 0
}

fn own_recce(view: &View) -> bool {
    own(view, |unit| unit.recce || unit.kind == UnitKind::Recce)
}

fn own_engineers(view: &View) -> bool {
    own(view, |unit| unit.kind == UnitKind::Engineers)
}

fn own_artillery(view: &View) -> bool {
    own(view, |unit| unit.kind.is_artillery())
}

/// Whether the side has artillery, and an FAO who calls it (CWC-SEQ-04).
fn calls_artillery(view: &View) -> bool {
    own_artillery(view) && own(view, |unit| unit.kind == UnitKind::Fao)
}

fn own_air(view: &View) -> bool {
    own(view, |unit| unit.kind.flies())
}

/// Whether the side has air units, and an FAC who calls them.
fn calls_air(view: &View) -> bool {
    own_air(view) && own(view, |unit| unit.kind == UnitKind::Fac)
}

/// Whether enemies may fire at the air units of the side (CWC-AAF-01).
fn is_fired_at(view: &View) -> bool {
    view.any(view.at.side.other(), Unit::is_anti_air)
}

fn called_air_is_fired_at(view: &View) -> bool {
    calls_air(view) && is_fired_at(view)
}

fn planned_air_is_fired_at(view: &View) -> bool {
    planned_air(view) && is_fired_at(view)
}
