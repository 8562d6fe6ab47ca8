//! The turn, step by step (the ledger's Checklist).
//!
//! One step is one thing to do. Steps that are repeated for every platoon, battery or
//! assault have a separate heading. A step opens only calculators that exist; steps whose
//! procedure is not built yet open none.

use crate::aid::{Calculate, Checklist, Phase, Step, View, Whose};
use crate::text::Text;
use crate::text::keys::flames_of_war as t;

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
use crate::rulesets::flames_of_war::sheet::words::Reorganising;
use crate::rulesets::flames_of_war::units::tracker::side::Force;
use crate::rulesets::flames_of_war::units::tracker::{Place, Platoon, Role, UnitKind};
use Whose::{Active, Both, Opponent};

/// A step: its id, whose it is, what is done, the calculators, the rules.
const fn step(
    id: &'static str,
    whose: Whose,
    text: Text,
    calculators: &'static [&'static str],
    cites: &'static [&'static str],
) -> Step {
    Step::new(id, whose, text, calculators, cites)
}

/// The phases of a player turn (FOW-TUR-01).
pub const TURN: &[Phase] = &[
    Phase::new(START, t::PHASE_START, STARTING_PHASE).led_by(&[Rally::ABOUT.id]),
    Phase::new(MOVEMENT, t::PHASE_MOVEMENT, MOVEMENT_PHASE)
        .units_act()
        .led_by(&[Movement::ABOUT.id]),
    Phase::new(SHOOTING, t::PHASE_SHOOTING, SHOOTING_PHASE)
        .units_act()
        .led_by(&[Shooting::ABOUT.id, Bombardment::ABOUT.id]),
    Phase::new(ASSAULT, t::PHASE_ASSAULT, ASSAULT_PHASE)
        .units_act()
        .led_by(&[Assault::ABOUT.id]),
];

/// The phases, and what a mission puts around them.
pub const CHECKLIST: Checklist = &[
    TURN[0], TURN[1], TURN[2], TURN[3], STAGES[0], STAGES[1], STAGES[2], STAGES[3], STAGES[4],
    STAGES[5], STAGES[6],
];

const STARTING_PHASE: &[Step] = &[
    step(
        "smoke-off",
        Active,
        t::STEP_SMOKE_OFF,
        &[],
        &["FOW-SMK-06", "FOW-TUR-01", "FOW-AMB-05"],
    ),
    step(
        "rally",
        Active,
        t::STEP_RALLY,
        &[Rally::ABOUT.id],
        &["FOW-PIN-04", "FOW-IND-05"],
    )
    .coming_up(own_pinned),
    step(
        "free-bogged",
        Active,
        t::STEP_FREE_BOGGED,
        &[Freeing::ABOUT.id],
        &["FOW-DIF-07", "FOW-AMB-69"],
    )
    .coming_up(own_bogged),
    step(
        "recover-crews",
        Active,
        t::STEP_RECOVER_CREWS,
        &[BailedOut::ABOUT.id],
        &["FOW-BAI-01", "FOW-AMB-13"],
    )
    .coming_up(own_bailed_out),
    step(
        "call-aircraft",
        Active,
        t::STEP_CALL_AIRCRAFT,
        &[AirCall::ABOUT.id],
        &["FOW-AIR-02", "FOW-AIR-03", "FOW-AMB-36"],
    )
    .coming_up(own_air),
    step(
        "intercept",
        Opponent,
        t::STEP_INTERCEPT,
        &[AirCall::ABOUT.id],
        &["FOW-AIR-04", "FOW-AMB-36"],
    )
    .coming_up(enemy_air),
    step(
        "reorganise",
        Active,
        t::STEP_REORGANISE,
        &[],
        &["FOW-REC-12", "FOW-REC-13", "FOW-AMB-58"],
    )
    .coming_up(own_reorganising),
];

const MOVEMENT_PHASE: &[Step] = &[
    step(
        "dismount",
        Active,
        t::STEP_DISMOUNT,
        &[Boarding::ABOUT.id],
        &["FOW-TRP-05", "FOW-DIF-06", "FOW-BAI-02"],
    )
    .under(t::HEADING_FIRST),
    step(
        "unhitch",
        Active,
        t::STEP_UNHITCH,
        &[Boarding::ABOUT.id],
        &["FOW-TRP-07"],
    )
    .under(t::HEADING_FIRST),
    step("horses", Active, t::STEP_HORSES, &[], &["FOW-TRP-12"]).under(t::HEADING_FIRST),
    step(
        "one-platoon",
        Active,
        t::STEP_ONE_PLATOON,
        &[],
        &["FOW-MOV-01", "FOW-TUR-02"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "double-time",
        Active,
        t::STEP_DOUBLE_TIME,
        &[Movement::ABOUT.id],
        &["FOW-DBL-03", "FOW-DBL-01", "FOW-DBL-04", "FOW-BLD-02"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "no-commander",
        Active,
        t::STEP_NO_COMMANDER,
        &[],
        &["FOW-LDR-01", "FOW-AMB-48"],
    )
    .coming_up(own_leaderless)
    .under(t::HEADING_EACH_PLATOON),
    step(
        "move",
        Active,
        t::STEP_MOVE,
        &[Movement::ABOUT.id],
        &["FOW-MOV-02", "FOW-MOV-03", "FOW-BLD-04"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "bogging",
        Active,
        t::STEP_BOGGING,
        &[Bogging::ABOUT.id],
        &["FOW-DIF-01", "FOW-DIF-04"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "very-difficult",
        Active,
        t::STEP_VERY_DIFFICULT,
        &[Bogging::ABOUT.id, Building::ABOUT.id],
        &["FOW-DIF-03", "FOW-BLD-07", "FOW-AMB-60"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "keep-off",
        Active,
        t::STEP_KEEP_OFF,
        &[],
        &["FOW-MOV-07", "FOW-MOV-08", "FOW-DBL-04"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "pinned-move",
        Active,
        t::STEP_PINNED_MOVE,
        &[Movement::ABOUT.id],
        &["FOW-PIN-01"],
    )
    .coming_up(own_pinned)
    .under(t::HEADING_EACH_PLATOON),
    step(
        "load",
        Active,
        t::STEP_LOAD,
        &[Boarding::ABOUT.id],
        &["FOW-TRP-04"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "hitch",
        Active,
        t::STEP_HITCH,
        &[Boarding::ABOUT.id],
        &["FOW-TRP-07"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "recovery-vehicle",
        Active,
        t::STEP_RECOVERY_VEHICLE,
        &[],
        &["FOW-RCV-01"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "in-command",
        Active,
        t::STEP_IN_COMMAND,
        &[Command::ABOUT.id],
        &["FOW-CMD-03", "FOW-CMD-02"],
    )
    .under(t::HEADING_END),
    step(
        "half-with-commander",
        Active,
        t::STEP_HALF_WITH_COMMANDER,
        &[Command::ABOUT.id],
        &["FOW-CMD-05"],
    )
    .under(t::HEADING_END),
    step("send-away", Active, t::STEP_SEND_AWAY, &[], &["FOW-TRP-11"]).under(t::HEADING_END),
    step(
        "left-table",
        Active,
        t::STEP_LEFT_TABLE,
        &[],
        &["FOW-EXT-01", "FOW-EXT-02", "FOW-AMB-28"],
    )
    .under(t::HEADING_END),
    step(
        "movement-change-tank",
        Active,
        t::STEP_CHANGE_TANK,
        &[ChangeTank::ABOUT.id],
        &["FOW-LDR-03", "FOW-LDR-04"],
    )
    .under(t::HEADING_END),
];

const SHOOTING_PHASE: &[Step] = &[
    step(
        "appoint",
        Active,
        t::STEP_APPOINT,
        &[Appointment::ABOUT.id],
        &["FOW-LDR-05", "FOW-LDR-06", "FOW-LDR-07", "FOW-AMB-44"],
    )
    .coming_up(own_leaderless)
    .under(t::HEADING_FIRST),
    step(
        "eyes-and-ears",
        Active,
        t::STEP_EYES_AND_EARS,
        &[EyesAndEars::ABOUT.id],
        &["FOW-REC-01", "FOW-REC-02"],
    )
    .coming_up(own_recon)
    .under(t::HEADING_FIRST),
    step(
        "smoke",
        Active,
        t::STEP_SMOKE,
        &[Smoke::ABOUT.id],
        &["FOW-SMK-02", "FOW-AMB-44"],
    )
    .under(t::HEADING_FIRST),
    step(
        "tow-free",
        Active,
        t::STEP_TOW_FREE,
        &[Towing::ABOUT.id],
        &["FOW-RCV-02", "FOW-RCV-04"],
    )
    .coming_up(own_bogged)
    .under(t::HEADING_FIRST),
    step(
        "declare",
        Active,
        t::STEP_DECLARE,
        &[],
        &["FOW-SHO-01", "FOW-SHO-02", "FOW-SHO-03", "FOW-TUR-02"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "isolated-groups",
        Active,
        t::STEP_ISOLATED_GROUPS,
        &[Command::ABOUT.id],
        &["FOW-SHO-04"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "join",
        Opponent,
        t::STEP_JOIN,
        &[],
        &["FOW-IND-06", "FOW-IND-07"],
    )
    .coming_up(enemy_independent)
    .under(t::HEADING_EACH_PLATOON),
    step(
        "disengage",
        Opponent,
        t::STEP_DISENGAGE,
        &[Disengage::ABOUT.id, Shooting::ABOUT.id],
        &["FOW-REC-03", "FOW-REC-04", "FOW-REC-05"],
    )
    .coming_up(enemy_recon)
    .under(t::HEADING_EACH_PLATOON),
    step(
        "legal-target",
        Active,
        t::STEP_LEGAL_TARGET,
        &[LegalTarget::ABOUT.id, Sight::ABOUT.id],
        &["FOW-SHO-05", "FOW-SHO-06"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "turn-to-target",
        Active,
        t::STEP_TURN_TO_TARGET,
        &[],
        &["FOW-LOS-08"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "number-of-dice",
        Active,
        t::STEP_NUMBER_OF_DICE,
        &[Shooting::ABOUT.id],
        &["FOW-DIC-01", "FOW-DIC-02", "FOW-DIC-03"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "number-needed",
        Active,
        t::STEP_NUMBER_NEEDED,
        &[Shooting::ABOUT.id, Concealment::ABOUT.id],
        &["FOW-HIT-01", "FOW-HIT-02", "FOW-HIT-03", "FOW-CON-01"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "roll-to-hit",
        Active,
        t::STEP_ROLL_TO_HIT,
        &[Shooting::ABOUT.id],
        &["FOW-HIT-P1"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "allocate",
        Opponent,
        t::STEP_ALLOCATE,
        &[Allocation::ABOUT.id],
        &[
            "FOW-ALO-01",
            "FOW-ALO-02",
            "FOW-ALO-03",
            "FOW-ALO-04",
            "FOW-ALO-05",
            "FOW-ALO-06",
            "FOW-ALO-07",
            "FOW-ALO-08",
            "FOW-ALO-09",
            "FOW-ALO-10",
            "FOW-ALO-11",
            "FOW-ALO-12",
        ],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "save",
        Opponent,
        t::STEP_SAVE,
        &[Saves::ABOUT.id],
        &[
            "FOW-SAV-01",
            "FOW-SAV-02",
            "FOW-SAV-03",
            "FOW-SAV-04",
            "FOW-SAV-05",
            "FOW-SAV-06",
            "FOW-SAV-08",
        ],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "firepower",
        Active,
        t::STEP_FIREPOWER,
        &[Saves::ABOUT.id, Test::ABOUT.id],
        &["FOW-SAV-07", "FOW-SAV-T1", "FOW-TUR-05"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "crew-again",
        Opponent,
        t::STEP_CREW_AGAIN,
        &[BailedOut::ABOUT.id],
        &["FOW-BAI-04", "FOW-AMB-14"],
    )
    .coming_up(enemy_armour)
    .under(t::HEADING_EACH_PLATOON),
    step(
        "passengers",
        Opponent,
        t::STEP_PASSENGERS,
        &[Passengers::ABOUT.id],
        &[
            "FOW-PAS-01",
            "FOW-PAS-02",
            "FOW-PAS-03",
            "FOW-PAS-04",
            "FOW-PAS-05",
        ],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "warriors",
        Opponent,
        t::STEP_WARRIORS,
        &[Warrior::ABOUT.id],
        &["FOW-WAR-01", "FOW-WAR-02", "FOW-WAR-03", "FOW-WAR-04"],
    )
    .coming_up(any_warrior)
    .under(t::HEADING_EACH_PLATOON),
    step(
        "pinned-by-fire",
        Opponent,
        t::STEP_PINNED_BY_FIRE,
        &[],
        &["FOW-RES-01", "FOW-PIN-03", "FOW-AMB-12"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "remove",
        Opponent,
        t::STEP_REMOVE,
        &[],
        &["FOW-RES-02", "FOW-RES-03"],
    )
    .under(t::HEADING_EACH_PLATOON),
    step(
        "forced-disengage",
        Opponent,
        t::STEP_FORCED_DISENGAGE,
        &[Disengage::ABOUT.id],
        &["FOW-REC-09"],
    )
    .coming_up(enemy_recon)
    .under(t::HEADING_EACH_PLATOON),
    step(
        "may-bombard",
        Active,
        t::STEP_MAY_BOMBARD,
        &[MayBombard::ABOUT.id, Bombardment::ABOUT.id],
        &["FOW-ART-03", "FOW-ART-04", "FOW-ART-05", "FOW-ART-06"],
    )
    .coming_up(own_battery)
    .under(t::HEADING_BOMBARDMENTS),
    step("spotter", Active, t::STEP_SPOTTER, &[], &["FOW-ART-11"])
        .coming_up(own_battery)
        .under(t::HEADING_BOMBARDMENTS),
    step(
        "aiming-point",
        Active,
        t::STEP_AIMING_POINT,
        &[],
        &[
            "FOW-ART-07",
            "FOW-ART-08",
            "FOW-ART-09",
            "FOW-ART-10",
            "FOW-ART-29",
        ],
    )
    .coming_up(own_battery)
    .under(t::HEADING_BOMBARDMENTS),
    step(
        "range-in",
        Active,
        t::STEP_RANGE_IN,
        &[Bombardment::ABOUT.id],
        &["FOW-ART-12", "FOW-ART-13", "FOW-ART-14", "FOW-ART-15"],
    )
    .coming_up(own_battery)
    .under(t::HEADING_BOMBARDMENTS),
    step(
        "bombardment-disengage",
        Opponent,
        t::STEP_BOMBARDMENT_DISENGAGE,
        &[Disengage::ABOUT.id],
        &["FOW-REC-07", "FOW-AMB-39"],
    )
    .coming_up(own_battery)
    .under(t::HEADING_BOMBARDMENTS),
    step("template", Active, t::STEP_TEMPLATE, &[], &["FOW-ART-22"])
        .coming_up(own_battery)
        .under(t::HEADING_BOMBARDMENTS),
    step(
        "bombardment-hits",
        Active,
        t::STEP_BOMBARDMENT_HITS,
        &[Bombardment::ABOUT.id],
        &["FOW-ART-23", "FOW-ART-24", "FOW-ART-25"],
    )
    .coming_up(own_battery)
    .under(t::HEADING_BOMBARDMENTS),
    step(
        "bombardment-assign",
        Opponent,
        t::STEP_ASSIGN_HITS,
        &[],
        &["FOW-ART-26"],
    )
    .coming_up(own_battery)
    .under(t::HEADING_BOMBARDMENTS),
    step(
        "bombardment-saves",
        Opponent,
        t::STEP_BOMBARDMENT_SAVES,
        &[Bombardment::ABOUT.id, Saves::ABOUT.id],
        &["FOW-ART-30", "FOW-ART-31", "FOW-ART-32"],
    )
    .coming_up(own_battery)
    .under(t::HEADING_BOMBARDMENTS),
    step(
        "bombardment-pinned",
        Opponent,
        t::STEP_HIT_PINNED,
        &[],
        &["FOW-ART-33"],
    )
    .coming_up(own_battery)
    .under(t::HEADING_BOMBARDMENTS),
    step(
        "aircraft",
        Active,
        t::STEP_AIRCRAFT,
        &[AirCall::ABOUT.id],
        &["FOW-AIR-05"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR_ATTACK),
    step(
        "air-target",
        Active,
        t::STEP_AIR_TARGET,
        &[],
        &["FOW-AIR-06", "FOW-AIR-07"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR_ATTACK),
    step(
        "own-teams-near",
        Active,
        t::STEP_OWN_TEAMS_NEAR,
        &[AirAttack::ABOUT.id],
        &["FOW-AIR-08"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR_ATTACK),
    step(
        "place-aircraft",
        Active,
        t::STEP_PLACE_AIRCRAFT,
        &[AirAttack::ABOUT.id],
        &["FOW-AIR-09"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR_ATTACK),
    step(
        "anti-aircraft",
        Opponent,
        t::STEP_ANTI_AIRCRAFT,
        &[AntiAircraft::ABOUT.id],
        &["FOW-AIR-10", "FOW-AIR-11", "FOW-AIR-12"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR_ATTACK),
    step(
        "air-range-in",
        Active,
        t::STEP_AIR_RANGE_IN,
        &[AirAttack::ABOUT.id],
        &["FOW-AIR-13"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR_ATTACK),
    step(
        "air-hits",
        Active,
        t::STEP_AIR_HITS,
        &[AirAttack::ABOUT.id],
        &["FOW-AIR-14", "FOW-AIR-15", "FOW-AIR-16", "FOW-AIR-17"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR_ATTACK),
    step(
        "air-assign",
        Opponent,
        t::STEP_ASSIGN_HITS,
        &[],
        &["FOW-AIR-18"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR_ATTACK),
    step(
        "air-saves",
        Opponent,
        t::STEP_AIR_SAVES,
        &[AirAttack::ABOUT.id, Saves::ABOUT.id],
        &["FOW-AIR-19"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR_ATTACK),
    step(
        "air-pinned",
        Opponent,
        t::STEP_HIT_PINNED,
        &[],
        &["FOW-AIR-20"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR_ATTACK),
    step(
        "shooting-morale",
        Both,
        t::STEP_PLATOON_MORALE,
        &[PlatoonMorale::ABOUT.id],
        &["FOW-MOR-03", "FOW-MOR-02"],
    )
    .under(t::HEADING_END),
    step(
        "towed-free",
        Active,
        t::STEP_TOWED_FREE,
        &[],
        &["FOW-RCV-02"],
    )
    .coming_up(own_bogged)
    .under(t::HEADING_END),
    step("detach", Both, t::STEP_DETACH, &[], &["FOW-IND-02"]).under(t::HEADING_END),
    step(
        "shooting-change-tank",
        Both,
        t::STEP_CHANGE_TANK,
        &[ChangeTank::ABOUT.id],
        &["FOW-LDR-03", "FOW-LDR-04"],
    )
    .under(t::HEADING_END),
    step(
        "shooting-company",
        Both,
        t::STEP_COMPANY_MORALE,
        &[CompanyMorale::ABOUT.id],
        &["FOW-MOR-05", "FOW-AMB-27"],
    )
    .under(t::HEADING_END),
];

const ASSAULT_PHASE: &[Step] = &[
    step(
        "assaulting-platoon",
        Active,
        t::STEP_ASSAULTING_PLATOON,
        &[Assault::ABOUT.id, AssaultAbility::ABOUT.id],
        &["FOW-ASL-06", "FOW-AMB-20", "FOW-AMB-21"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "against-tanks",
        Active,
        t::STEP_AGAINST_TANKS,
        &[Assault::ABOUT.id, Test::ABOUT.id],
        &["FOW-ASL-07"],
    )
    .coming_up(enemy_armour)
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "charge",
        Active,
        t::STEP_CHARGE,
        &[],
        &["FOW-ASL-08", "FOW-ASL-09", "FOW-ASL-10"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "assault-disengage",
        Opponent,
        t::STEP_ASSAULT_DISENGAGE,
        &[Disengage::ABOUT.id],
        &["FOW-ASL-15", "FOW-REC-10"],
    )
    .coming_up(enemy_recon)
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "defensive-fire",
        Opponent,
        t::STEP_DEFENSIVE_FIRE,
        &[Shooting::ABOUT.id],
        &["FOW-ASL-11", "FOW-ASL-12", "FOW-ASL-13", "FOW-REC-11"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "thrown-back",
        Active,
        t::STEP_THROWN_BACK,
        &[Assault::ABOUT.id],
        &["FOW-ASL-14"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "close-combat",
        Active,
        t::STEP_CLOSE_COMBAT,
        &[CloseCombat::ABOUT.id, Test::ABOUT.id],
        &["FOW-ASL-16"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "close-combat-results",
        Opponent,
        t::STEP_CLOSE_COMBAT_RESULTS,
        &[CloseCombat::ABOUT.id],
        &["FOW-ASL-17", "FOW-ASL-18"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step("break-in", Active, t::STEP_BREAK_IN, &[], &["FOW-ASL-19"]).under(t::HEADING_EACH_ASSAULT),
    step("won", Active, t::STEP_WON, &[], &["FOW-ASL-20"]).under(t::HEADING_EACH_ASSAULT),
    step(
        "reaction",
        Opponent,
        t::STEP_REACTION,
        &[Assault::ABOUT.id, Test::ABOUT.id],
        &["FOW-ASL-21", "FOW-AMB-67"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "counterattack",
        Opponent,
        t::STEP_COUNTERATTACK,
        &[CloseCombat::ABOUT.id, AssaultAbility::ABOUT.id],
        &["FOW-ASL-22"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "break-off",
        Opponent,
        t::STEP_BREAK_OFF,
        &[],
        &["FOW-ASL-23"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "assaulted-pinned",
        Opponent,
        t::STEP_ASSAULTED_PINNED,
        &[],
        &["FOW-ASL-24", "FOW-AMB-67"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "consolidate",
        Both,
        t::STEP_CONSOLIDATE,
        &[],
        &["FOW-ASL-25", "FOW-AMB-25"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "breakthrough",
        Both,
        t::STEP_BREAKTHROUGH,
        &[],
        &["FOW-ASL-26"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "assaulting-pinned",
        Active,
        t::STEP_ASSAULTING_PINNED,
        &[],
        &["FOW-ASL-27", "FOW-AMB-67"],
    )
    .under(t::HEADING_EACH_ASSAULT),
    step(
        "assault-morale",
        Both,
        t::STEP_PLATOON_MORALE,
        &[PlatoonMorale::ABOUT.id],
        &["FOW-MOR-03", "FOW-MOR-02"],
    )
    .under(t::HEADING_END),
    step(
        "assault-change-tank",
        Both,
        t::STEP_CHANGE_TANK,
        &[ChangeTank::ABOUT.id],
        &["FOW-LDR-03", "FOW-LDR-04"],
    )
    .under(t::HEADING_END),
    step(
        "assault-company",
        Both,
        t::STEP_COMPANY_MORALE,
        &[CompanyMorale::ABOUT.id],
        &["FOW-MOR-05", "FOW-AMB-27"],
    )
    .under(t::HEADING_END),
];

/// Whether this holds for a platoon on the table of the side whose turn it is: a platoon
/// that is gone has nothing left to do.
fn own(view: &View, holds: impl Fn(&Platoon) -> bool) -> bool {
    view.any(view.at.side, |platoon| there(platoon) && holds(platoon))
}

/// The same of the other side.
fn enemy(view: &View, holds: impl Fn(&Platoon) -> bool) -> bool {
    view.any(view.at.side.other(), |platoon| {
        there(platoon) && holds(platoon)
    })
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

fn enemy_air(view: &View) -> bool {
    view.side(view.at.side.other()).typed::<Force>().air_pool.0 > 0
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

/// One who was lost in this phase may be saved yet.
fn any_warrior(view: &View) -> bool {
    let any = |side| {
        view.any(side, |platoon: &Platoon| {
            platoon.is_warrior() && (there(platoon) || platoon.lost)
        })
    };
    any(view.at.side) || any(view.at.side.other())
}
