//! The turn, step by step (the ledger's Checklist).
//!
//! One step is one thing to do. What is done again for every order, request or
//! mission stands under a heading of its own.

use crate::aid::{Checklist, Phase, Step, Whose};
use crate::text::Text;
use crate::text::keys::cold_war_commander as t;

use Whose::{Active, Both, Opponent};

/// A step: its id, whose it is, what is done, the calculators, the rules.
const fn step(
    id: &'static str,
    whose: Whose,
    text: Text,
    calculators: &'static [&'static str],
    cites: &'static [&'static str],
) -> Step {
    Step {
        id,
        text,
        under: None,
        whose,
        calculators,
        cites,
    }
}

/// The phases of a player's turn (CWC-SEQ-01).
pub const CHECKLIST: Checklist = &[
    Phase {
        id: "scheduled-fire",
        title: t::PHASE_SCHEDULED_FIRE,
        steps: SCHEDULED_FIRE,
        units_act: false,
    },
    Phase {
        id: "initiative",
        title: t::PHASE_INITIATIVE,
        steps: INITIATIVE,
        units_act: true,
    },
    Phase {
        id: "command",
        title: t::PHASE_COMMAND,
        steps: COMMAND,
        units_act: true,
    },
    Phase {
        id: "end",
        title: t::PHASE_END,
        steps: END,
        units_act: false,
    },
];

const SCHEDULED_FIRE: &[Step] = &[
    step(
        "planned-artillery",
        Active,
        t::STEP_PLANNED_ARTILLERY,
        &["artillery-deviation"],
        &["CWC-SEQ-02", "CWC-ART-08", "CWC-AMB-04"],
    )
    .under(t::HEADING_PLANNED_ARTILLERY),
    step(
        "planned-artillery-fire",
        Active,
        t::STEP_ARTILLERY_FIRE,
        &["artillery-fire"],
        &["CWC-ART-09", "CWC-ART-10"],
    )
    .under(t::HEADING_PLANNED_ARTILLERY),
    step(
        "planned-air-place",
        Active,
        t::STEP_PLANNED_AIR,
        &["air-deviation"],
        &["CWC-SEQ-02", "CWC-AIR-05", "CWC-AMB-04"],
    )
    .under(t::HEADING_PLANNED_AIR),
    step(
        "planned-anti-air",
        Opponent,
        t::STEP_ANTI_AIR,
        &["anti-air"],
        &[
            "CWC-AAF-01",
            "CWC-AAF-02",
            "CWC-AAF-03",
            "CWC-AAF-04",
            "CWC-AAF-05",
        ],
    )
    .under(t::HEADING_PLANNED_AIR),
    step(
        "planned-strike",
        Active,
        t::STEP_AIR_STRIKE,
        &["air-strike"],
        &["CWC-AIR-06", "CWC-AIR-07", "CWC-AAF-06"],
    )
    .under(t::HEADING_PLANNED_AIR),
];

const INITIATIVE: &[Step] = &[
    step(
        "act",
        Active,
        t::STEP_INITIATIVE_ACT,
        &["direct-fire", "assault"],
        &["CWC-SEQ-03", "CWC-AMB-05", "CWC-CMD-02"],
    ),
    step(
        "engineering",
        Active,
        t::STEP_ENGINEERING,
        &[],
        &["CWC-SEQ-03"],
    ),
    step(
        "recce-contact",
        Active,
        t::STEP_RECCE_CONTACT,
        &[],
        &["CWC-SEQ-03"],
    ),
];

const COMMAND: &[Step] = &[
    step(
        "order",
        Active,
        t::STEP_ORDER,
        &["command", "orders"],
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
        &["command-blunder"],
        &["CWC-BLU-01", "CWC-BLU-T1"],
    )
    .under(t::HEADING_EACH_ORDER),
    step(
        "fire",
        Active,
        t::STEP_FIRE,
        &["direct-fire", "fire-resolution"],
        &["CWC-FIR-01", "CWC-FIR-02", "CWC-FIR-03"],
    )
    .under(t::HEADING_EACH_ORDER),
    step(
        "assault",
        Active,
        t::STEP_ASSAULT,
        &["assault", "assault-round"],
        &["CWC-ASL-01", "CWC-ASL-02", "CWC-ASL-06"],
    )
    .under(t::HEADING_EACH_ORDER),
    step("dismount", Both, t::STEP_DISMOUNT, &[], &["CWC-ASL-04"]).under(t::HEADING_EACH_ORDER),
    step(
        "assault-loser",
        Both,
        t::STEP_ASSAULT_LOSER,
        &["assault-fall-back"],
        &["CWC-ASL-08", "CWC-AMB-34"],
    )
    .under(t::HEADING_EACH_ORDER),
    step(
        "next-order",
        Active,
        t::STEP_NEXT_ORDER,
        &["command", "orders"],
        &["CWC-CMD-03"],
    )
    .under(t::HEADING_EACH_ORDER),
    step(
        "artillery-request",
        Active,
        t::STEP_ARTILLERY_REQUEST,
        &["artillery-request"],
        &["CWC-ART-T1", "CWC-AMB-42"],
    )
    .under(t::HEADING_ARTILLERY),
    step(
        "artillery-blunder",
        Active,
        t::STEP_ARTILLERY_BLUNDER,
        &["artillery-blunder"],
        &["CWC-BLU-02", "CWC-BLU-T2"],
    )
    .under(t::HEADING_ARTILLERY),
    step(
        "artillery-deviation",
        Active,
        t::STEP_ARTILLERY_DEVIATION,
        &["artillery-deviation"],
        &["CWC-ART-06", "CWC-BON-02"],
    )
    .under(t::HEADING_ARTILLERY),
    step(
        "artillery-fire",
        Active,
        t::STEP_ARTILLERY_FIRE,
        &["artillery-fire"],
        &["CWC-ART-08", "CWC-ART-09", "CWC-ART-10"],
    )
    .under(t::HEADING_ARTILLERY),
    step(
        "air-request",
        Active,
        t::STEP_AIR_REQUEST,
        &["air-request"],
        &["CWC-AIR-T1", "CWC-AMB-42"],
    )
    .under(t::HEADING_AIR),
    step(
        "air-blunder",
        Active,
        t::STEP_AIR_BLUNDER,
        &["air-blunder"],
        &["CWC-BLU-02", "CWC-BLU-T3"],
    )
    .under(t::HEADING_AIR),
    step(
        "air-deviation",
        Active,
        t::STEP_AIR_DEVIATION,
        &["air-deviation"],
        &["CWC-AIR-04", "CWC-BON-03"],
    )
    .under(t::HEADING_AIR),
    step(
        "anti-air",
        Opponent,
        t::STEP_ANTI_AIR,
        &["anti-air"],
        &[
            "CWC-AAF-01",
            "CWC-AAF-02",
            "CWC-AAF-03",
            "CWC-AAF-04",
            "CWC-AAF-05",
        ],
    )
    .under(t::HEADING_AIR),
    step(
        "air-strike",
        Active,
        t::STEP_AIR_STRIKE,
        &["air-strike"],
        &["CWC-AIR-06", "CWC-AIR-07", "CWC-AAF-06"],
    )
    .under(t::HEADING_AIR),
    step(
        "saves",
        Opponent,
        t::STEP_SAVES,
        &["fire-resolution"],
        &["CWC-FIR-04"],
    )
    .under(t::HEADING_EVERY_HIT),
    step("markers", Opponent, t::STEP_MARKERS, &[], &["CWC-FIR-05"]).under(t::HEADING_EVERY_HIT),
    step(
        "suppression",
        Opponent,
        t::STEP_SUPPRESSION,
        &["fire-resolution"],
        &["CWC-FIR-06", "CWC-FIR-07"],
    )
    .under(t::HEADING_EVERY_HIT),
    step(
        "fall-back",
        Opponent,
        t::STEP_FALL_BACK,
        &["fall-back", "rout"],
        &["CWC-FIR-08", "CWC-AMB-19"],
    )
    .under(t::HEADING_EVERY_HIT),
];

const END: &[Step] = &[
    step(
        "markers-off",
        Active,
        t::STEP_MARKERS_OFF,
        &["end-phase"],
        &["CWC-END-01", "CWC-SEQ-05", "CWC-SEQ-06"],
    ),
    step("smoke-off", Both, t::STEP_SMOKE_OFF, &[], &["CWC-END-02"]),
    step(
        "recovery",
        Active,
        t::STEP_RECOVERY,
        &["end-phase"],
        &["CWC-END-03", "CWC-AMB-30"],
    ),
    step("victory", Both, t::STEP_VICTORY, &[], &["CWC-END-04"]),
    step(
        "breakpoint",
        Both,
        t::STEP_BREAKPOINT,
        &["breakpoint"],
        &["CWC-BRK-03", "CWC-AMB-31"],
    ),
];
