//! The stages that a mission puts around the turns: its set-up step by step, the
//! question at the start of every turn, and the end.
//!
//! In the set-up the attacker is the active player, so "active" and "opponent" are attacker
//! and defender. Every mission has its own steps, in the order of its ledger entries; steps
//! that several missions share are written once.

use crate::aid::{Form, Mark, Note, Phase, PhaseKind, Step, Values, View, Whose};
use crate::places;
use crate::text::keys::flames_of_war_missions as t;

use super::result;
use crate::rulesets::flames_of_war::sheet::house::House;
use crate::rulesets::flames_of_war::sheet::missions::deployment::least_in_reserve;
use crate::rulesets::flames_of_war::sheet::missions::victory::LARGE_ARMY;
use crate::rulesets::flames_of_war::sheet::missions::words::Seat;
use crate::rulesets::flames_of_war::sheet::phases::{OVER, TURN_START};
use crate::rulesets::flames_of_war::units::army::{Army, army};
use crate::rulesets::flames_of_war::units::battle::{Battle, Objective};
use crate::rulesets::flames_of_war::units::tracker::{Place, Platoon};
use crate::rulesets::flames_of_war::units::{army, stages};
use Whose::{Active, Both, Opponent};
use std::cmp::Ordering;

/// The stages of a mission around the phases of the turns.
pub const STAGES: [Phase; 7] = [
    Phase::new(TURN_START, t::STAGE_TURN_START, AT_TURN_START).kind(PhaseKind::Question),
    Phase::new("set-up-free-for-all", t::STAGE_SET_UP, FREE_FOR_ALL).kind(PhaseKind::SetUp),
    Phase::new("set-up-encounter", t::STAGE_SET_UP, ENCOUNTER).kind(PhaseKind::SetUp),
    Phase::new("set-up-dust-up", t::STAGE_SET_UP, DUST_UP).kind(PhaseKind::SetUp),
    Phase::new("set-up-no-retreat", t::STAGE_SET_UP, NO_RETREAT).kind(PhaseKind::SetUp),
    Phase::new("set-up-hold-the-line", t::STAGE_SET_UP, HOLD_THE_LINE).kind(PhaseKind::SetUp),
    Phase::new(OVER, t::STAGE_OVER, AFTER_THE_BATTLE).kind(PhaseKind::Over),
];

// What several missions share.

const TABLE: Step = Step::new(
    "table",
    Both,
    t::STEP_TABLE,
    &[],
    &["FOWM-AMB-03", "FOWM-TIM-01"],
)
.asking(places!(Battle: long, short));

const ROLL_OFF: Step = Step::new(
    "roles",
    Both,
    t::STEP_ROLL_OFF,
    &["attacker-roll"],
    &[
        "FOWM-MIS-01",
        "FOWM-FFA-01",
        "FOWM-ENC-01",
        "FOWM-DUS-02",
        "FOWM-AMB-08",
    ],
)
.asking(places!(Battle: attacker));

const WHO_DEFENDS: Step = Step::new(
    "roles",
    Both,
    t::STEP_WHO_DEFENDS,
    &[],
    &["FOWM-MIS-02", "FOWM-AMB-07"],
)
.asking(places!(Battle: attacker));

const LONG_EDGE: Step = Step::new(
    "ground",
    Active,
    t::STEP_LONG_EDGE,
    &[],
    &["FOWM-FFA-01", "FOWM-ENC-01", "FOWM-MAP-07"],
);

const SHORT_EDGE: Step = Step::new(
    "ground",
    Opponent,
    t::STEP_SHORT_EDGE,
    &[],
    &["FOWM-NOR-01", "FOWM-HTL-01"],
);

const fn reserves(
    id: &'static str,
    whose: Whose,
    cites: &'static [&'static str],
    says: fn(&View) -> Vec<Note>,
) -> Step {
    Step::new(id, whose, t::STEP_RESERVES, &["reserve-split"], cites)
        .marking(|| Mark::of(Platoon::AT.place, Place::Reserve))
        .saying(says)
}

const fn deploy_in_turn(cites: &'static [&'static str]) -> Step {
    Step::new(
        "deploy",
        Both,
        t::STEP_DEPLOY_IN_TURN,
        &["finished-first"],
        cites,
    )
    .asking(places!(Battle: finished_first))
    .saying(who_finishes)
    .showing(&["attacker-deploys", "defender-deploys"])
}

const fn loose(text: crate::text::Text, cites: &'static [&'static str]) -> Step {
    Step::new("loose-teams", Both, text, &[], cites)
        .showing(&["attacker-deploys", "defender-deploys"])
}

const fn recce(text: crate::text::Text, cites: &'static [&'static str]) -> Step {
    Step::new("recce-moves", Both, text, &[], cites)
}

const fn first_turn(cites: &'static [&'static str]) -> Step {
    Step::new(
        "first-turn",
        Both,
        t::STEP_FIRST_TURN_ROLL,
        &["first-turn-roll"],
        cites,
    )
}

const fn objective(
    id: &'static str,
    whose: Whose,
    text: crate::text::Text,
    zone: &'static [&'static str],
    cites: &'static [&'static str],
) -> Step {
    Step::new(id, whose, text, &["objective-placing"], cites).showing(zone)
}

const ON_ATTACKERS_HALF: &[&str] = &["attacker-objectives"];
const ON_DEFENDERS_HALF: &[&str] = &["defender-objectives"];

fn singly(_: &View, house: &Values) -> bool {
    house.typed::<House>().objectives_singly
}

fn in_pairs(view: &View, house: &Values) -> bool {
    !singly(view, house)
}

// The five missions.

const FREE_FOR_ALL: &[Step] = &[
    TABLE,
    ROLL_OFF,
    LONG_EDGE,
    objective(
        "objectives-attacker",
        Active,
        t::STEP_TWO_OBJECTIVES_ATTACKER,
        ON_DEFENDERS_HALF,
        &["FOWM-FFA-02", "FOWM-AMB-13"],
    )
    .when(in_pairs),
    objective(
        "objectives-defender",
        Opponent,
        t::STEP_TWO_OBJECTIVES_DEFENDER,
        ON_ATTACKERS_HALF,
        &["FOWM-FFA-02", "FOWM-AMB-13"],
    )
    .when(in_pairs),
    objective(
        "objective-1",
        Active,
        t::STEP_OBJECTIVE_ATTACKER_FAR,
        ON_DEFENDERS_HALF,
        &["FOWM-FFA-02", "FOWM-AMB-13"],
    )
    .when(singly),
    objective(
        "objective-2",
        Opponent,
        t::STEP_OBJECTIVE_DEFENDER_FAR,
        ON_ATTACKERS_HALF,
        &["FOWM-FFA-02", "FOWM-AMB-13"],
    )
    .when(singly),
    objective(
        "objective-3",
        Active,
        t::STEP_OBJECTIVE_ATTACKER_FAR_48,
        ON_DEFENDERS_HALF,
        &["FOWM-FFA-02", "FOWM-AMB-13"],
    )
    .when(singly),
    objective(
        "objective-4",
        Opponent,
        t::STEP_OBJECTIVE_DEFENDER_FAR_48,
        ON_ATTACKERS_HALF,
        &["FOWM-FFA-02", "FOWM-AMB-13"],
    )
    .when(singly),
    deploy_in_turn(&["FOWM-FFA-03", "FOWM-MIS-04", "FOWM-AMB-10", "FOWM-AMB-14"]),
    loose(t::STEP_LOOSE_ATTACKER, &["FOWM-FFA-04", "FOWM-MIS-05"]),
    recce(t::STEP_RECCE_ATTACKER, &["FOWM-FFA-05", "FOWM-MIS-06"]),
    first_turn(&["FOWM-FFA-06", "FOWM-MIS-07", "FOWM-AMB-35"]),
];

const ENCOUNTER: &[Step] = &[
    TABLE,
    ROLL_OFF,
    LONG_EDGE,
    objective(
        "objective-1",
        Active,
        t::STEP_OBJECTIVE_ATTACKER_OWN,
        ON_ATTACKERS_HALF,
        &["FOWM-ENC-02"],
    ),
    objective(
        "objective-2",
        Opponent,
        t::STEP_OBJECTIVE_DEFENDER_OWN,
        ON_DEFENDERS_HALF,
        &["FOWM-ENC-02"],
    ),
    objective(
        "objective-3",
        Active,
        t::STEP_OBJECTIVE_ATTACKER_FAR,
        ON_DEFENDERS_HALF,
        &["FOWM-ENC-03"],
    ),
    objective(
        "objective-4",
        Opponent,
        t::STEP_OBJECTIVE_DEFENDER_FAR,
        ON_ATTACKERS_HALF,
        &["FOWM-ENC-03"],
    ),
    reserves(
        "reserves-attacker",
        Active,
        &["FOWM-ENC-04", "FOWM-MIS-09", "FOWM-AMB-09", "FOWM-AMB-27"],
        of_attacker,
    ),
    reserves(
        "reserves-defender",
        Opponent,
        &["FOWM-ENC-04", "FOWM-MIS-09", "FOWM-AMB-09", "FOWM-AMB-27"],
        of_defender,
    ),
    deploy_in_turn(&["FOWM-ENC-05", "FOWM-MIS-04", "FOWM-AMB-10", "FOWM-AMB-14"]),
    loose(t::STEP_LOOSE_ATTACKER, &["FOWM-ENC-06", "FOWM-MIS-05"]),
    recce(t::STEP_RECCE_ATTACKER, &["FOWM-ENC-07", "FOWM-MIS-06"]),
    first_turn(&["FOWM-ENC-08", "FOWM-MIS-07", "FOWM-AMB-35"]),
];

const DUST_UP: &[Step] = &[
    TABLE,
    Step::new("centre", Both, t::STEP_CENTRE, &[], &["FOWM-DUS-01"]),
    ROLL_OFF,
    Step::new(
        "ground",
        Active,
        t::STEP_QUARTER,
        &[],
        &["FOWM-DUS-02", "FOWM-AMB-11"],
    )
    .asking(places!(Battle: quarter)),
    Step::new(
        "ground-defender",
        Opponent,
        t::STEP_OPPOSITE_QUARTER,
        &[],
        &["FOWM-DUS-03", "FOWM-AMB-36"],
    )
    .showing(&["defender-deploys"]),
    objective(
        "objective-1",
        Active,
        t::STEP_OBJECTIVE_ATTACKER_OWN_AREA,
        ON_ATTACKERS_HALF,
        &["FOWM-DUS-04"],
    ),
    objective(
        "objective-2",
        Opponent,
        t::STEP_OBJECTIVE_DEFENDER_OWN_AREA,
        ON_DEFENDERS_HALF,
        &["FOWM-DUS-04"],
    ),
    objective(
        "objective-3",
        Active,
        t::STEP_OBJECTIVE_ATTACKER_ENEMY_AREA,
        ON_DEFENDERS_HALF,
        &["FOWM-DUS-05"],
    ),
    objective(
        "objective-4",
        Opponent,
        t::STEP_OBJECTIVE_DEFENDER_ENEMY_AREA,
        ON_ATTACKERS_HALF,
        &["FOWM-DUS-05"],
    ),
    reserves(
        "reserves-attacker",
        Active,
        &[
            "FOWM-DUS-06",
            "FOWM-DUS-07",
            "FOWM-MIS-09",
            "FOWM-AMB-09",
            "FOWM-AMB-30",
        ],
        of_attacker,
    ),
    reserves(
        "reserves-defender",
        Opponent,
        &[
            "FOWM-DUS-06",
            "FOWM-DUS-07",
            "FOWM-MIS-09",
            "FOWM-AMB-09",
            "FOWM-AMB-30",
        ],
        of_defender,
    ),
    deploy_in_turn(&["FOWM-DUS-08", "FOWM-MIS-04", "FOWM-AMB-10", "FOWM-AMB-14"]),
    loose(t::STEP_LOOSE_ATTACKER, &["FOWM-DUS-09", "FOWM-MIS-05"]),
    recce(t::STEP_RECCE_ATTACKER, &["FOWM-DUS-10", "FOWM-MIS-06"]),
    first_turn(&["FOWM-DUS-11", "FOWM-MIS-07", "FOWM-AMB-35"]),
];

const NO_RETREAT: &[Step] = &[
    TABLE,
    WHO_DEFENDS,
    SHORT_EDGE,
    objective(
        "objective-1",
        Opponent,
        t::STEP_OBJECTIVE_DEFENDER_HALF,
        ON_DEFENDERS_HALF,
        &["FOWM-NOR-02"],
    ),
    objective(
        "objective-2",
        Active,
        t::STEP_OBJECTIVE_ATTACKER_HALF,
        ON_DEFENDERS_HALF,
        &["FOWM-NOR-02"],
    ),
    reserves(
        "reserves-defender",
        Opponent,
        &["FOWM-NOR-03", "FOWM-MIS-09", "FOWM-AMB-09"],
        of_defender,
    ),
    ambush(&["FOWM-NOR-04", "FOWM-MIS-10"]),
    deploy_defender(&["FOWM-NOR-05", "FOWM-MIS-04"]),
    deploy_attacker(&["FOWM-NOR-06", "FOWM-MIS-04", "FOWM-AMB-10"]),
    loose(t::STEP_LOOSE_DEFENDER, &["FOWM-NOR-07", "FOWM-MIS-05"]),
    recce(t::STEP_RECCE_DEFENDER, &["FOWM-NOR-08", "FOWM-MIS-06"]),
    dug_in(&["FOWM-NOR-09", "FOWM-MIS-11", "FOWM-AMB-31"]),
    attacker_begins(&["FOWM-NOR-08", "FOWM-MIS-08"]),
];

const HOLD_THE_LINE: &[Step] = &[
    TABLE,
    WHO_DEFENDS,
    SHORT_EDGE,
    objective(
        "objective-1",
        Opponent,
        t::STEP_OBJECTIVE_DEFENDER_HALF,
        ON_DEFENDERS_HALF,
        &["FOWM-HTL-02"],
    ),
    objective(
        "objective-2",
        Active,
        t::STEP_OBJECTIVE_ATTACKER_HALF,
        ON_DEFENDERS_HALF,
        &["FOWM-HTL-02"],
    ),
    reserves(
        "reserves-defender",
        Opponent,
        &["FOWM-HTL-03", "FOWM-MIS-09", "FOWM-AMB-09"],
        of_defender,
    ),
    ambush(&["FOWM-HTL-04", "FOWM-MIS-10", "FOWM-AMB-15"]),
    deploy_defender(&["FOWM-HTL-05", "FOWM-MIS-04"]),
    deploy_attacker(&["FOWM-HTL-06", "FOWM-MIS-04", "FOWM-AMB-10"]),
    loose(t::STEP_LOOSE_DEFENDER, &["FOWM-HTL-07", "FOWM-MIS-05"]),
    recce(t::STEP_RECCE_DEFENDER, &["FOWM-HTL-08", "FOWM-MIS-06"]),
    dug_in(&["FOWM-HTL-09", "FOWM-MIS-11", "FOWM-AMB-31"]),
    attacker_begins(&["FOWM-HTL-08", "FOWM-MIS-08"]),
];

const fn ambush(cites: &'static [&'static str]) -> Step {
    Step::new("ambush", Opponent, t::STEP_AMBUSH, &[], cites)
        .marking(|| Mark::of(Platoon::AT.place, Place::Ambush))
        .saying(in_ambush)
}

const fn deploy_defender(cites: &'static [&'static str]) -> Step {
    Step::new(
        "deploy-defender",
        Opponent,
        t::STEP_DEPLOY_DEFENDER,
        &[],
        cites,
    )
    .showing(&["defender-deploys"])
}

const fn deploy_attacker(cites: &'static [&'static str]) -> Step {
    Step::new(
        "deploy-attacker",
        Active,
        t::STEP_DEPLOY_ATTACKER,
        &[],
        cites,
    )
    .showing(&["attacker-deploys"])
}

const fn dug_in(cites: &'static [&'static str]) -> Step {
    Step::new("dug-in", Both, t::STEP_DUG_IN, &[], cites)
        .marking(|| Mark::of(Platoon::AT.dug_in, true))
}

const fn attacker_begins(cites: &'static [&'static str]) -> Step {
    Step::new("first-turn", Active, t::STEP_ATTACKER_BEGINS, &[], cites)
}

/// The places of the answers on who has Taken each Objective.
const TAKEN: &[usize] = &[
    Battle::AT
        .objectives
        .nth(0)
        .then(Objective::AT.taken)
        .index(),
    Battle::AT
        .objectives
        .nth(1)
        .then(Objective::AT.taken)
        .index(),
    Battle::AT
        .objectives
        .nth(2)
        .then(Objective::AT.taken)
        .index(),
    Battle::AT
        .objectives
        .nth(3)
        .then(Objective::AT.taken)
        .index(),
];

const AT_TURN_START: &[Step] = &[
    Step::new(
        "objectives-taken",
        Active,
        t::STEP_OBJECTIVES_TAKEN,
        &["battle-end"],
        &["FOWM-END-05", "FOWM-AMB-25", "FOWM-AMB-26", "FOWM-AMB-28"],
    )
    .asking(TAKEN),
    Step::new(
        "half-clear",
        Active,
        t::STEP_HALF_CLEAR,
        &[],
        &["FOWM-NOR-11", "FOWM-HTL-11", "FOWM-AMB-23", "FOWM-AMB-24"],
    )
    .when(|view, _| stages::half_clear_counts(view)),
    Step::new(
        "army-size",
        Active,
        t::STEP_ARMY_SIZE,
        &[],
        &["FOWM-VPS-05", "FOWM-AMB-22"],
    )
    .when(|view, _| view.at.round == 1)
    .saying(army_size),
];

const AFTER_THE_BATTLE: &[Step] = &[
    Step::new("winner", Both, t::STEP_WINNER, &[], &["FOWM-WIN-01"])
        .saying(result::winner_in_words),
    Step::new(
        "points",
        Both,
        t::STEP_POINTS,
        &["victory-points"],
        &["FOWM-VPS-P1", "FOWM-VPS-10"],
    )
    .saying(result::points_in_words),
];

// The messages of the battle.

fn of_attacker(view: &View) -> Vec<Note> {
    in_reserve(army(view, Seat::Attacker))
}

fn of_defender(view: &View) -> Vec<Note> {
    in_reserve(army(view, Seat::Defender))
}

/// How many platoons are in reserve, of how many, and how many at least (FOWM-MIS-09).
fn in_reserve(army: Army) -> Vec<Note> {
    if army.platoons == 0 {
        return Vec::new();
    }
    let least = least_in_reserve(army.platoons);
    let count = t::note_in_reserve(i32::from(army.in_reserve), i32::from(army.platoons));
    let mut notes = vec![Note::new(count, "FOWM-MIS-P4")];
    if army.in_reserve < least {
        let missing = i32::from(least - army.in_reserve);
        notes.push(Note::new(
            t::note_reserve_missing(i32::from(least), missing),
            "FOWM-MIS-09",
        ));
    }
    notes
}

/// Who finishes deploying first, by the platoons there are (FOWM-MIS-P5).
fn who_finishes(view: &View) -> Vec<Note> {
    let [attacker, defender] =
        [Seat::Attacker, Seat::Defender].map(|seat| army(view, seat).to_deploy());
    let words = match attacker.cmp(&defender) {
        _ if attacker + defender == 0 => return Vec::new(),
        Ordering::Less => t::NOTE_ATTACKER_FEWER,
        Ordering::Equal => t::NOTE_EQUAL_ATTACKER_BEGAN,
        Ordering::Greater => t::NOTE_DEFENDER_FEWER,
    };
    vec![Note::new(words, "FOWM-MIS-P5")]
}

/// One platoon at most (FOWM-MIS-10).
fn in_ambush(view: &View) -> Vec<Note> {
    let army = army(view, Seat::Defender);
    if army.in_ambush > 1 {
        vec![Note::new(
            t::note_ambush_one(i32::from(army.in_ambush)),
            "FOWM-MIS-10",
        )]
    } else {
        Vec::new()
    }
}

/// The platoons that this side began with, and whether that makes a large army.
fn army_size(view: &View) -> Vec<Note> {
    let started = army::started_with(view, view.at.side);
    if started == 0 {
        return Vec::new();
    }
    let words = if started >= LARGE_ARMY {
        t::note_army_large(i32::from(started))
    } else {
        t::note_army_usual(i32::from(started))
    };
    vec![Note::new(words, "FOWM-VPS-05")]
}
