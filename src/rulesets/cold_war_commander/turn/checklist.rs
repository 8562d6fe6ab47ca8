//! The turn, step by step (the ledger's Checklist).
//!
//! One step is one thing to do. Steps that are repeated for every order, request or mission
//! have a separate heading.

use crate::aid::{Calculate, Checklist, Phase, Step, View, Whose};
use crate::text::Text;
use crate::text::keys::cold_war_commander as t;

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

/// The phases of a player's turn (CWC-SEQ-01).
pub const CHECKLIST: Checklist = &[
    Phase::new(
        SCHEDULED_FIRE,
        t::PHASE_SCHEDULED_FIRE,
        SCHEDULED_FIRE_STEPS,
    ),
    Phase::new(INITIATIVE, t::PHASE_INITIATIVE, INITIATIVE_STEPS)
        .units_act()
        .led_by(&[DirectFire::ABOUT.id, Assault::ABOUT.id]),
    Phase::new(COMMAND, t::PHASE_COMMAND, COMMAND_STEPS)
        .units_act()
        .led_by(&[Command::ABOUT.id, DirectFire::ABOUT.id, Assault::ABOUT.id]),
    Phase::new(END, t::PHASE_END, END_STEPS),
];

const SCHEDULED_FIRE_STEPS: &[Step] = &[
    step(
        "planned-artillery",
        Active,
        t::STEP_PLANNED_ARTILLERY,
        &[ArtilleryDeviation::ABOUT.id],
        &["CWC-SEQ-02", "CWC-ART-08", "CWC-AMB-04"],
    )
    .coming_up(planned_fire)
    .under(t::HEADING_PLANNED_ARTILLERY),
    step(
        "planned-artillery-fire",
        Active,
        t::STEP_ARTILLERY_FIRE,
        &[ArtilleryFire::ABOUT.id],
        &["CWC-ART-09", "CWC-ART-10"],
    )
    .coming_up(planned_fire)
    .under(t::HEADING_PLANNED_ARTILLERY),
    step(
        "planned-air-place",
        Active,
        t::STEP_PLANNED_AIR,
        &[AirDeviation::ABOUT.id],
        &["CWC-SEQ-02", "CWC-AIR-05", "CWC-AMB-04"],
    )
    .coming_up(planned_air)
    .under(t::HEADING_PLANNED_AIR),
    step(
        "planned-anti-air",
        Opponent,
        t::STEP_ANTI_AIR,
        &[AntiAir::ABOUT.id],
        &[
            "CWC-AAF-01",
            "CWC-AAF-02",
            "CWC-AAF-03",
            "CWC-AAF-04",
            "CWC-AAF-05",
        ],
    )
    .coming_up(planned_air)
    .under(t::HEADING_PLANNED_AIR),
    step(
        "planned-strike",
        Active,
        t::STEP_AIR_STRIKE,
        &[AirStrike::ABOUT.id],
        &["CWC-AIR-06", "CWC-AIR-07", "CWC-AAF-06"],
    )
    .coming_up(planned_air)
    .under(t::HEADING_PLANNED_AIR),
];

const INITIATIVE_STEPS: &[Step] = &[
    step(
        "act",
        Active,
        t::STEP_INITIATIVE_ACT,
        &[DirectFire::ABOUT.id, Assault::ABOUT.id],
        &["CWC-SEQ-03", "CWC-AMB-05", "CWC-CMD-02"],
    ),
    step(
        "engineering",
        Active,
        t::STEP_ENGINEERING,
        &[],
        &["CWC-SEQ-03"],
    )
    .coming_up(own_engineers),
    step(
        "recce-contact",
        Active,
        t::STEP_RECCE_CONTACT,
        &[],
        &["CWC-SEQ-03"],
    )
    .coming_up(own_recce),
];

const COMMAND_STEPS: &[Step] = &[
    step(
        "order",
        Active,
        t::STEP_ORDER,
        &[Command::ABOUT.id, Orders::ABOUT.id],
        &["CWC-SEQ-04", "CWC-CMD-01", "CWC-CMD-T1"],
    )
    .under(t::HEADING_EACH_ORDER),
    step(
        "order-bonus",
        Active,
        t::STEP_ORDER_BONUS,
        &[],
        &["CWC-BON-01"],
    )
    .under(t::HEADING_EACH_ORDER),
    step(
        "order-blunder",
        Active,
        t::STEP_ORDER_BLUNDER,
        &[CommandBlunder::ABOUT.id],
        &["CWC-BLU-01", "CWC-BLU-T1"],
    )
    .under(t::HEADING_EACH_ORDER),
    step(
        "fire",
        Active,
        t::STEP_FIRE,
        &[DirectFire::ABOUT.id, FireResolution::ABOUT.id],
        &["CWC-FIR-01", "CWC-FIR-02", "CWC-FIR-03"],
    )
    .under(t::HEADING_EACH_ORDER),
    step(
        "assault",
        Active,
        t::STEP_ASSAULT,
        &[Assault::ABOUT.id, AssaultRound::ABOUT.id, Support::ABOUT.id],
        &["CWC-ASL-01", "CWC-ASL-02", "CWC-ASL-05", "CWC-ASL-06"],
    )
    .under(t::HEADING_EACH_ORDER),
    step("dismount", Both, t::STEP_DISMOUNT, &[], &["CWC-ASL-04"]).under(t::HEADING_EACH_ORDER),
    step(
        "assault-loser",
        Both,
        t::STEP_ASSAULT_LOSER,
        &[LoserFallsBack::ABOUT.id],
        &["CWC-ASL-08", "CWC-AMB-34"],
    )
    .under(t::HEADING_EACH_ORDER),
    step(
        "next-order",
        Active,
        t::STEP_NEXT_ORDER,
        &[Command::ABOUT.id, Orders::ABOUT.id],
        &["CWC-CMD-03"],
    )
    .under(t::HEADING_EACH_ORDER),
    step(
        "artillery-request",
        Active,
        t::STEP_ARTILLERY_REQUEST,
        &[ArtilleryRequest::ABOUT.id],
        &["CWC-ART-T1", "CWC-AMB-42"],
    )
    .coming_up(own_artillery)
    .under(t::HEADING_ARTILLERY),
    step(
        "artillery-blunder",
        Active,
        t::STEP_ARTILLERY_BLUNDER,
        &[ArtilleryBlunder::ABOUT.id],
        &["CWC-BLU-02", "CWC-BLU-T2"],
    )
    .coming_up(own_artillery)
    .under(t::HEADING_ARTILLERY),
    step(
        "artillery-deviation",
        Active,
        t::STEP_ARTILLERY_DEVIATION,
        &[ArtilleryDeviation::ABOUT.id],
        &["CWC-ART-06", "CWC-BON-02"],
    )
    .coming_up(own_artillery)
    .under(t::HEADING_ARTILLERY),
    step(
        "artillery-fire",
        Active,
        t::STEP_ARTILLERY_FIRE,
        &[ArtilleryFire::ABOUT.id],
        &["CWC-ART-08", "CWC-ART-09", "CWC-ART-10"],
    )
    .coming_up(own_artillery)
    .under(t::HEADING_ARTILLERY),
    step(
        "air-request",
        Active,
        t::STEP_AIR_REQUEST,
        &[AirRequest::ABOUT.id],
        &["CWC-AIR-T1", "CWC-AMB-42"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR),
    step(
        "air-blunder",
        Active,
        t::STEP_AIR_BLUNDER,
        &[AirBlunder::ABOUT.id],
        &["CWC-BLU-02", "CWC-BLU-T3"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR),
    step(
        "air-deviation",
        Active,
        t::STEP_AIR_DEVIATION,
        &[AirDeviation::ABOUT.id],
        &["CWC-AIR-04", "CWC-BON-03"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR),
    step(
        "anti-air",
        Opponent,
        t::STEP_ANTI_AIR,
        &[AntiAir::ABOUT.id],
        &[
            "CWC-AAF-01",
            "CWC-AAF-02",
            "CWC-AAF-03",
            "CWC-AAF-04",
            "CWC-AAF-05",
        ],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR),
    step(
        "air-strike",
        Active,
        t::STEP_AIR_STRIKE,
        &[AirStrike::ABOUT.id],
        &["CWC-AIR-06", "CWC-AIR-07", "CWC-AAF-06"],
    )
    .coming_up(own_air)
    .under(t::HEADING_AIR),
    step(
        "saves",
        Opponent,
        t::STEP_SAVES,
        &[FireResolution::ABOUT.id],
        &["CWC-FIR-04"],
    )
    .under(t::HEADING_EVERY_HIT),
    step("markers", Opponent, t::STEP_MARKERS, &[], &["CWC-FIR-05"]).under(t::HEADING_EVERY_HIT),
    step(
        "suppression",
        Active,
        t::STEP_SUPPRESSION,
        &[FireResolution::ABOUT.id],
        &["CWC-FIR-06", "CWC-FIR-07", "CWC-AMB-57"],
    )
    .under(t::HEADING_EVERY_HIT),
    step(
        "fall-back",
        Both,
        t::STEP_FALL_BACK,
        &[FallBack::ABOUT.id, Rout::ABOUT.id],
        &["CWC-FIR-08", "CWC-AMB-19", "CWC-AMB-57"],
    )
    .under(t::HEADING_EVERY_HIT),
];

const END_STEPS: &[Step] = &[
    step(
        "markers-off",
        Active,
        t::STEP_MARKERS_OFF,
        &[EndPhase::ABOUT.id],
        &["CWC-END-01", "CWC-SEQ-05", "CWC-SEQ-06"],
    ),
    step("smoke-off", Both, t::STEP_SMOKE_OFF, &[], &["CWC-END-02"]),
    step(
        "recovery",
        Active,
        t::STEP_RECOVERY,
        &[EndPhase::ABOUT.id],
        &["CWC-END-03", "CWC-AMB-30"],
    ),
    step("victory", Both, t::STEP_VICTORY, &[], &["CWC-END-04"]),
    step(
        "breakpoint",
        Both,
        t::STEP_BREAKPOINT,
        &[Breakpoint::ABOUT.id],
        &["CWC-BRK-03", "CWC-AMB-31"],
    ),
];

/// Whether this holds of a unit of the side whose turn it is that is still there.
fn own(view: &View, holds: fn(&Unit) -> bool) -> bool {
    view.any(view.at.side, |unit: &Unit| !unit.eliminated && holds(unit))
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

fn own_air(view: &View) -> bool {
    own(view, |unit| unit.kind.flies())
}
