//! The turn, step by step (the ledger's Checklist).
//!
//! One step is one thing to do. Steps repeated for every platoon, battery or assault have a
//! separate heading.

use crate::rulesets::flames_of_war::prelude::*;

use super::missions::set_up::STAGES;
use crate::rulesets::flames_of_war::sheet::abilities::AssaultAbility;
use crate::rulesets::flames_of_war::sheet::air::{AirCall, AntiAircraft};
use crate::rulesets::flames_of_war::sheet::air_attack::AirAttack;
use crate::rulesets::flames_of_war::sheet::allocation::Allocation;
use crate::rulesets::flames_of_war::sheet::assault::Assault;
use crate::rulesets::flames_of_war::sheet::bailed_out::BailedOut;
use crate::rulesets::flames_of_war::sheet::boarding::Boarding;
use crate::rulesets::flames_of_war::sheet::bogging::{Bogging, Freeing, Towing};
use crate::rulesets::flames_of_war::sheet::bombardment::Bombardment;
use crate::rulesets::flames_of_war::sheet::building::Building;
use crate::rulesets::flames_of_war::sheet::change_tank::ChangeTank;
use crate::rulesets::flames_of_war::sheet::close_combat::CloseCombat;
use crate::rulesets::flames_of_war::sheet::command::Command;
use crate::rulesets::flames_of_war::sheet::commander::{Appointment, Warrior};
use crate::rulesets::flames_of_war::sheet::concealment::Concealment;
use crate::rulesets::flames_of_war::sheet::forms::Disengage;
use crate::rulesets::flames_of_war::sheet::legal_target::LegalTarget;
use crate::rulesets::flames_of_war::sheet::may_bombard::MayBombard;
use crate::rulesets::flames_of_war::sheet::morale::{CompanyMorale, PlatoonMorale};
use crate::rulesets::flames_of_war::sheet::movement::Movement;
use crate::rulesets::flames_of_war::sheet::passengers::Passengers;
use crate::rulesets::flames_of_war::sheet::phases::{ASSAULT, MOVEMENT, SHOOTING, START};
use crate::rulesets::flames_of_war::sheet::rally::Rally;
use crate::rulesets::flames_of_war::sheet::reconnaissance::EyesAndEars;
use crate::rulesets::flames_of_war::sheet::saves::Saves;
use crate::rulesets::flames_of_war::sheet::shooting::Shooting;
use crate::rulesets::flames_of_war::sheet::sight::Sight;
use crate::rulesets::flames_of_war::sheet::smoke::Smoke;
use crate::rulesets::flames_of_war::sheet::test::Test;
use crate::rulesets::flames_of_war::units::tracker::side::Force;
use crate::rulesets::flames_of_war::units::tracker::{Place, Platoon, Role, UnitKind};

/// The phases of a player turn (FOW-TUR-01).
pub const TURN: &[Phase] = &[
    Phase::new(START, t::PHASE_START, STARTING_PHASE).led_by(&[Rally::ABOUT.id]),
    Phase::new(MOVEMENT, t::PHASE_MOVEMENT, MOVEMENT_PHASE)
        .units_act()
        .led_by(&[Movement::ABOUT.id]),
    Phase::new(SHOOTING, t::PHASE_SHOOTING, SHOOTING_PHASE)
        .units_act()
        .led_by(&[Shooting::ABOUT.id, Bombardment::ABOUT.id]),
    Phase::new(ASSAULT, t::PHASE_ASSAULT, ASSAULT_PHASE).units_act().led_by(&[Assault::ABOUT.id]),
];

/// The phases, and the stages a mission adds around them.
pub const CHECKLIST: Checklist = &[
    TURN[0], TURN[1], TURN[2], TURN[3], STAGES[0], STAGES[1], STAGES[2], STAGES[3], STAGES[4],
    STAGES[5], STAGES[6],
];

const STARTING_PHASE: &[Step] = steps! {
    "smoke-off": Active, t::STEP_SMOKE_OFF, [], ["FOW-SMK-06", "FOW-TUR-01", "FOW-AMB-05"],
        coming_up(|view| view.side(view.at.side).typed::<Force>().smoke_ends);
    "rally": Active, t::STEP_RALLY, [Rally], ["FOW-PIN-04", "FOW-IND-05"], coming_up(own_pinned);
    "free-bogged": Active, t::STEP_FREE_BOGGED, [Freeing], ["FOW-DIF-07", "FOW-AMB-69"],
        coming_up(own_bogged);
    "recover-crews": Active, t::STEP_RECOVER_CREWS, [BailedOut], ["FOW-BAI-01", "FOW-AMB-13"],
        coming_up(own_bailed_out);
    "call-aircraft": Active, t::STEP_CALL_AIRCRAFT, [AirCall],
        ["FOW-AIR-02", "FOW-AIR-03", "FOW-AMB-36"], coming_up(own_air);
    "intercept": Opponent, t::STEP_INTERCEPT, [AirCall], ["FOW-AIR-04", "FOW-AMB-36"],
        coming_up(both_air);
    "reorganise": Active, t::STEP_REORGANISE, [], ["FOW-REC-12", "FOW-REC-13", "FOW-AMB-58"],
        coming_up(own_reorganising);
};

const MOVEMENT_PHASE: &[Step] = steps! {
    under(t::HEADING_FIRST) {
        "dismount": Active, t::STEP_DISMOUNT, [Boarding],
            ["FOW-TRP-05", "FOW-DIF-06", "FOW-BAI-02"];
        "unhitch": Active, t::STEP_UNHITCH, [Boarding], ["FOW-TRP-07"];
        "horses": Active, t::STEP_HORSES, [], ["FOW-TRP-12"];
    }
    under(t::HEADING_EACH_PLATOON) {
        "one-platoon": Active, t::STEP_ONE_PLATOON, [], ["FOW-MOV-01", "FOW-TUR-02"];
        "double-time": Active, t::STEP_DOUBLE_TIME, [Movement],
            ["FOW-DBL-03", "FOW-DBL-01", "FOW-DBL-04", "FOW-BLD-02"];
        "no-commander": Active, t::STEP_NO_COMMANDER, [], ["FOW-LDR-01", "FOW-AMB-48"],
            coming_up(own_leaderless);
        "move": Active, t::STEP_MOVE, [Movement], ["FOW-MOV-02", "FOW-MOV-03", "FOW-BLD-04"];
        "bogging": Active, t::STEP_BOGGING, [Bogging], ["FOW-DIF-01", "FOW-DIF-04"];
        "very-difficult": Active, t::STEP_VERY_DIFFICULT, [Bogging, Building],
            ["FOW-DIF-03", "FOW-BLD-07", "FOW-AMB-60"];
        "keep-off": Active, t::STEP_KEEP_OFF, [], ["FOW-MOV-07", "FOW-MOV-08", "FOW-DBL-04"];
        "pinned-move": Active, t::STEP_PINNED_MOVE, [Movement], ["FOW-PIN-01"],
            coming_up(own_pinned);
        "load": Active, t::STEP_LOAD, [Boarding], ["FOW-TRP-04"];
        "hitch": Active, t::STEP_HITCH, [Boarding], ["FOW-TRP-07"];
        "recovery-vehicle": Active, t::STEP_RECOVERY_VEHICLE, [], ["FOW-RCV-01"];
    }
    under(t::HEADING_END) {
        "in-command": Active, t::STEP_IN_COMMAND, [Command], ["FOW-CMD-03", "FOW-CMD-02"];
        "half-with-commander": Active, t::STEP_HALF_WITH_COMMANDER, [Command], ["FOW-CMD-05"];
        "send-away": Active, t::STEP_SEND_AWAY, [], ["FOW-TRP-11"];
        "left-table": Active, t::STEP_LEFT_TABLE, [], ["FOW-EXT-01", "FOW-EXT-02", "FOW-AMB-28"];
        "movement-change-tank": Active, t::STEP_CHANGE_TANK, [ChangeTank],
            ["FOW-LDR-03", "FOW-LDR-04"];
    }
};

const SHOOTING_PHASE: &[Step] = steps! {
    under(t::HEADING_FIRST) {
        "appoint": Active, t::STEP_APPOINT, [Appointment],
            ["FOW-LDR-05", "FOW-LDR-06", "FOW-LDR-07", "FOW-AMB-44"], coming_up(own_leaderless);
        "eyes-and-ears": Active, t::STEP_EYES_AND_EARS, [EyesAndEars], ["FOW-REC-01", "FOW-REC-02"],
            coming_up(own_recon);
        "smoke": Active, t::STEP_SMOKE, [Smoke], ["FOW-SMK-02", "FOW-AMB-44"],
            coming_up(own_battery);
        "tow-free": Active, t::STEP_TOW_FREE, [Towing], ["FOW-RCV-02", "FOW-RCV-04"],
            coming_up(own_bogged);
    }
    under(t::HEADING_EACH_PLATOON) {
        "declare": Active, t::STEP_DECLARE, [],
            ["FOW-SHO-01", "FOW-SHO-02", "FOW-SHO-03", "FOW-TUR-02"];
        "isolated-groups": Active, t::STEP_ISOLATED_GROUPS, [Command], ["FOW-SHO-04"];
        "join": Opponent, t::STEP_JOIN, [], ["FOW-IND-06", "FOW-IND-07"],
            coming_up(enemy_independent);
        "disengage": Opponent, t::STEP_DISENGAGE, [Disengage, Shooting],
            ["FOW-REC-03", "FOW-REC-04", "FOW-REC-05"], coming_up(enemy_recon);
        "legal-target": Active, t::STEP_LEGAL_TARGET, [LegalTarget, Sight],
            ["FOW-SHO-05", "FOW-SHO-06"];
        "turn-to-target": Active, t::STEP_TURN_TO_TARGET, [], ["FOW-LOS-08"];
        "number-of-dice": Active, t::STEP_NUMBER_OF_DICE, [Shooting],
            ["FOW-DIC-01", "FOW-DIC-02", "FOW-DIC-03"];
        "number-needed": Active, t::STEP_NUMBER_NEEDED, [Shooting, Concealment],
            ["FOW-HIT-01", "FOW-HIT-02", "FOW-HIT-03", "FOW-CON-01"];
        "roll-to-hit": Active, t::STEP_ROLL_TO_HIT, [Shooting], ["FOW-HIT-P1"];
        "allocate": Opponent, t::STEP_ALLOCATE, [Allocation],
            ["FOW-ALO-01", "FOW-ALO-02", "FOW-ALO-03", "FOW-ALO-04", "FOW-ALO-05", "FOW-ALO-06",
             "FOW-ALO-07", "FOW-ALO-08", "FOW-ALO-09", "FOW-ALO-10", "FOW-ALO-11", "FOW-ALO-12"];
        "save": Opponent, t::STEP_SAVE, [Saves],
            ["FOW-SAV-01", "FOW-SAV-02", "FOW-SAV-03", "FOW-SAV-04", "FOW-SAV-05", "FOW-SAV-06",
             "FOW-SAV-08"];
        "firepower": Active, t::STEP_FIREPOWER, [Saves, Test],
            ["FOW-SAV-07", "FOW-SAV-T1", "FOW-TUR-05"];
        "crew-again": Opponent, t::STEP_CREW_AGAIN, [BailedOut], ["FOW-BAI-04", "FOW-AMB-14"],
            coming_up(enemy_armour);
        "passengers": Opponent, t::STEP_PASSENGERS, [Passengers],
            ["FOW-PAS-01", "FOW-PAS-02", "FOW-PAS-03", "FOW-PAS-04", "FOW-PAS-05"];
        "warriors": Opponent, t::STEP_WARRIORS, [Warrior],
            ["FOW-WAR-01", "FOW-WAR-02", "FOW-WAR-03", "FOW-WAR-04"], coming_up(any_warrior);
        "pinned-by-fire": Opponent, t::STEP_PINNED_BY_FIRE, [],
            ["FOW-RES-01", "FOW-PIN-03", "FOW-AMB-12"];
        "remove": Opponent, t::STEP_REMOVE, [], ["FOW-RES-02", "FOW-RES-03"];
        "forced-disengage": Opponent, t::STEP_FORCED_DISENGAGE, [Disengage], ["FOW-REC-09"],
            coming_up(enemy_recon);
    }
    under(t::HEADING_BOMBARDMENTS, coming_up(own_battery)) {
        "may-bombard": Active, t::STEP_MAY_BOMBARD, [MayBombard, Bombardment],
            ["FOW-ART-03", "FOW-ART-04", "FOW-ART-05", "FOW-ART-06"];
        "spotter": Active, t::STEP_SPOTTER, [], ["FOW-ART-11"];
        "aiming-point": Active, t::STEP_AIMING_POINT, [],
            ["FOW-ART-07", "FOW-ART-08", "FOW-ART-09", "FOW-ART-10", "FOW-ART-29"];
        "range-in": Active, t::STEP_RANGE_IN, [Bombardment],
            ["FOW-ART-12", "FOW-ART-13", "FOW-ART-14", "FOW-ART-15"];
        "bombardment-disengage": Opponent, t::STEP_BOMBARDMENT_DISENGAGE, [Disengage],
            ["FOW-REC-07", "FOW-AMB-39"];
        "template": Active, t::STEP_TEMPLATE, [], ["FOW-ART-22"];
        "bombardment-hits": Active, t::STEP_BOMBARDMENT_HITS, [Bombardment],
            ["FOW-ART-23", "FOW-ART-24", "FOW-ART-25"];
        "bombardment-assign": Opponent, t::STEP_ASSIGN_HITS, [], ["FOW-ART-26"];
        "bombardment-saves": Opponent, t::STEP_BOMBARDMENT_SAVES, [Bombardment, Saves],
            ["FOW-ART-30", "FOW-ART-31", "FOW-ART-32"];
        "bombardment-pinned": Opponent, t::STEP_HIT_PINNED, [], ["FOW-ART-33"];
    }
    under(t::HEADING_AIR_ATTACK, coming_up(own_aircraft)) {
        "aircraft": Active, t::STEP_AIRCRAFT, [AirCall], ["FOW-AIR-05"];
        "air-target": Active, t::STEP_AIR_TARGET, [], ["FOW-AIR-06", "FOW-AIR-07"];
        "own-teams-near": Active, t::STEP_OWN_TEAMS_NEAR, [AirAttack], ["FOW-AIR-08"];
        "place-aircraft": Active, t::STEP_PLACE_AIRCRAFT, [AirAttack], ["FOW-AIR-09"];
        "anti-aircraft": Opponent, t::STEP_ANTI_AIRCRAFT, [AntiAircraft],
            ["FOW-AIR-10", "FOW-AIR-11", "FOW-AIR-12"];
        "air-range-in": Active, t::STEP_AIR_RANGE_IN, [AirAttack], ["FOW-AIR-13"];
        "air-hits": Active, t::STEP_AIR_HITS, [AirAttack],
            ["FOW-AIR-14", "FOW-AIR-15", "FOW-AIR-16", "FOW-AIR-17"];
        "air-assign": Opponent, t::STEP_ASSIGN_HITS, [], ["FOW-AIR-18"];
        "air-saves": Opponent, t::STEP_AIR_SAVES, [AirAttack, Saves], ["FOW-AIR-19"];
        "air-pinned": Opponent, t::STEP_HIT_PINNED, [], ["FOW-AIR-20"];
    }
    under(t::HEADING_END) {
        "shooting-morale": Both, t::STEP_PLATOON_MORALE, [PlatoonMorale],
            ["FOW-MOR-03", "FOW-MOR-02"];
        "towed-free": Active, t::STEP_TOWED_FREE, [], ["FOW-RCV-02"], coming_up(own_bogged);
        "detach": Both, t::STEP_DETACH, [], ["FOW-IND-02"];
        "shooting-change-tank": Both, t::STEP_CHANGE_TANK, [ChangeTank],
            ["FOW-LDR-03", "FOW-LDR-04"];
        "shooting-company": Both, t::STEP_COMPANY_MORALE, [CompanyMorale],
            ["FOW-MOR-05", "FOW-AMB-27"];
    }
};

const ASSAULT_PHASE: &[Step] = steps! {
    under(t::HEADING_EACH_ASSAULT) {
        "assaulting-platoon": Active, t::STEP_ASSAULTING_PLATOON, [Assault, AssaultAbility],
            ["FOW-ASL-06", "FOW-AMB-20", "FOW-AMB-21"];
        "against-tanks": Active, t::STEP_AGAINST_TANKS, [Assault, Test], ["FOW-ASL-07"],
            coming_up(enemy_armour);
        "charge": Active, t::STEP_CHARGE, [], ["FOW-ASL-08", "FOW-ASL-09", "FOW-ASL-10"];
        "assault-disengage": Opponent, t::STEP_ASSAULT_DISENGAGE, [Disengage],
            ["FOW-ASL-15", "FOW-REC-10"], coming_up(enemy_recon);
        "defensive-fire": Opponent, t::STEP_DEFENSIVE_FIRE, [Shooting],
            ["FOW-ASL-11", "FOW-ASL-12", "FOW-ASL-13", "FOW-REC-11"];
        "thrown-back": Active, t::STEP_THROWN_BACK, [Assault], ["FOW-ASL-14"];
        "close-combat": Active, t::STEP_CLOSE_COMBAT, [CloseCombat, Test], ["FOW-ASL-16"];
        "close-combat-results": Opponent, t::STEP_CLOSE_COMBAT_RESULTS, [CloseCombat],
            ["FOW-ASL-17", "FOW-ASL-18"];
        "break-in": Active, t::STEP_BREAK_IN, [], ["FOW-ASL-19"];
        "won": Active, t::STEP_WON, [], ["FOW-ASL-20"];
        "reaction": Opponent, t::STEP_REACTION, [Assault, Test], ["FOW-ASL-21", "FOW-AMB-67"];
        "counterattack": Opponent, t::STEP_COUNTERATTACK, [CloseCombat, AssaultAbility],
            ["FOW-ASL-22"];
        "break-off": Opponent, t::STEP_BREAK_OFF, [], ["FOW-ASL-23"];
        "assaulted-pinned": Opponent, t::STEP_ASSAULTED_PINNED, [], ["FOW-ASL-24", "FOW-AMB-67"];
        "consolidate": Both, t::STEP_CONSOLIDATE, [], ["FOW-ASL-25", "FOW-AMB-25"];
        "breakthrough": Both, t::STEP_BREAKTHROUGH, [], ["FOW-ASL-26"];
        "assaulting-pinned": Active, t::STEP_ASSAULTING_PINNED, [], ["FOW-ASL-27", "FOW-AMB-67"];
    }
    under(t::HEADING_END) {
        "assault-morale": Both, t::STEP_PLATOON_MORALE, [PlatoonMorale],
            ["FOW-MOR-03", "FOW-MOR-02"];
        "assault-change-tank": Both, t::STEP_CHANGE_TANK, [ChangeTank],
            ["FOW-LDR-03", "FOW-LDR-04"];
        "assault-company": Both, t::STEP_COMPANY_MORALE, [CompanyMorale],
            ["FOW-MOR-05", "FOW-AMB-27"];
    }
};

/// Whether `holds` is true of any platoon that the active side has on the table. A platoon off the
/// table has nothing left to do.
fn own(view: &View, holds: impl Fn(&Platoon) -> bool) -> bool {
    view.any(view.at.side, |platoon| there(platoon) && holds(platoon))
}

/// Like `own`, for the other side.
fn enemy(view: &View, holds: impl Fn(&Platoon) -> bool) -> bool {
    view.any(view.at.side.other(), |platoon| there(platoon) && holds(platoon))
}

fn there(platoon: &Platoon) -> bool {
    platoon.counts_as() == Place::Table
}

fn own_pinned(view: &View) -> bool {
    own(view, Platoon::is_pinned)
}

fn own_bogged(view: &View) -> bool {
    own(view, |platoon| platoon.bogged() > 0)
}

fn own_bailed_out(view: &View) -> bool {
    own(view, |platoon| platoon.bailed_out() > 0)
}

fn own_reorganising(view: &View) -> bool {
    own(view, |platoon| platoon.reorganising != Reorganising::No)
}

fn own_leaderless(view: &View) -> bool {
    own(view, Platoon::commander_lost)
}

fn own_recon(view: &View) -> bool {
    own(view, |platoon| platoon.recon)
}

fn own_battery(view: &View) -> bool {
    own(view, |platoon| platoon.battery)
}

fn own_air(view: &View) -> bool {
    view.side(view.at.side).typed::<Force>().air_pool.0 > 0
}

/// Whether aircraft came, or may have come by a call that was not recorded.
fn own_aircraft(view: &View) -> bool {
    view.side(view.at.side).typed::<Force>().aircraft.0 > 0 || own_air(view)
}

/// Whether one side may call aircraft and the other intercept them.
fn both_air(view: &View) -> bool {
    own_air(view) && view.side(view.at.side.other()).typed::<Force>().air_pool.0 > 0
}

fn enemy_recon(view: &View) -> bool {
    enemy(view, |platoon| platoon.recon)
}

fn enemy_independent(view: &View) -> bool {
    enemy(view, |platoon| platoon.role != Role::Platoon)
}

fn enemy_armour(view: &View) -> bool {
    enemy(view, |platoon| platoon.kind == UnitKind::Armoured)
}

/// Whether any Warrior is in play, or was lost in this phase and may still be saved.
fn any_warrior(view: &View) -> bool {
    let any = |side| {
        view.any(side, |platoon: &Platoon| platoon.is_warrior() && (there(platoon) || platoon.lost))
    };
    any(view.at.side) || any(view.at.side.other())
}
