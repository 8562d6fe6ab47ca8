//! The stages that a mission puts around the turns: its set-up step by step, the
//! question at the start of every turn, and the end.
//!
//! In the set-up the attacker is the active player, so "active" and "opponent" mean attacker and
//! defender. Every mission has its own steps, in the order of its ledger entries; steps that
//! several missions share are written once.

use crate::rulesets::flames_of_war::prelude::*;
use crate::text::keys::flames_of_war_missions as t;

use super::result;
use crate::rulesets::flames_of_war::sheet::missions::deployment::{
    FinishedFirst, ReserveSplit, least_in_reserve,
};
use crate::rulesets::flames_of_war::sheet::missions::ends::BattleEnd;
use crate::rulesets::flames_of_war::sheet::missions::placing::ObjectivePlacing;
use crate::rulesets::flames_of_war::sheet::missions::roll_offs::{AttackerRoll, FirstTurnRoll};
use crate::rulesets::flames_of_war::sheet::missions::victory::{LARGE_ARMY, VictoryPoints};
use crate::rulesets::flames_of_war::sheet::missions::words::Seat;
use crate::rulesets::flames_of_war::sheet::phases::{OVER, TURN_START};
use crate::rulesets::flames_of_war::units::army::{Army, army};
use crate::rulesets::flames_of_war::units::battle::{Battle, Objective};
use crate::rulesets::flames_of_war::units::tracker::{Place, Platoon, Role};
use crate::rulesets::flames_of_war::units::{army, stages};
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

// Steps that several missions share.

const TABLE: Step = step! {
    "table": Both, t::STEP_TABLE, [], ["FOWM-AMB-03", "FOWM-TIM-01"],
        asking(places!(Battle: long, short))
};

const ROLL_OFF: Step = step! {
    "roles": Both, t::STEP_ROLL_OFF, [AttackerRoll],
        ["FOWM-MIS-01", "FOWM-FFA-01", "FOWM-ENC-01", "FOWM-DUS-02", "FOWM-AMB-08"],
        asking(places!(Battle: attacker))
};

const WHO_DEFENDS: Step = step! {
    "roles": Both, t::STEP_WHO_DEFENDS, [], ["FOWM-MIS-02", "FOWM-AMB-07"],
        asking(places!(Battle: attacker))
};

const LONG_EDGE: Step = step! {
    "ground": Active, t::STEP_LONG_EDGE, [], ["FOWM-FFA-01", "FOWM-ENC-01", "FOWM-MAP-07"]
};

const SHORT_EDGE: Step = step! {
    "ground": Opponent, t::STEP_SHORT_EDGE, [], ["FOWM-NOR-01", "FOWM-HTL-01"]
};

const BOTH_AREAS: &[&str] = &["attacker-deploys", "defender-deploys"];
const ON_ATTACKERS_HALF: &[&str] = &["attacker-objectives"];
const ON_DEFENDERS_HALF: &[&str] = &["defender-objectives"];

fn in_reserve() -> Mark {
    Mark::of(Platoon::AT.place, Place::Reserve).only(is_platoon)
}

fn in_ambush() -> Mark {
    Mark::of(Platoon::AT.place, Place::Ambush).only(is_platoon)
}

/// Whether a unit is a platoon, which may wait in reserve or in ambush: independent teams are
/// deployed last, whatever still waits (FOWM-MIS-05).
fn is_platoon(unit: &Values) -> bool {
    unit.typed::<Platoon>().role == Role::Platoon
}

fn dug_in() -> Mark {
    Mark::of(Platoon::AT.dug_in, true)
}

fn singly(_: &View, house: &Values) -> bool {
    house.typed::<House>().objectives_singly
}

fn in_pairs(view: &View, house: &Values) -> bool {
    !singly(view, house)
}

// The five missions.

const FREE_FOR_ALL: &[Step] = steps! {
    = TABLE;
    = ROLL_OFF;
    = LONG_EDGE;
    "objectives-attacker": Active, t::STEP_TWO_OBJECTIVES_ATTACKER, [ObjectivePlacing],
        ["FOWM-FFA-02", "FOWM-AMB-13"], showing(ON_DEFENDERS_HALF), when(in_pairs);
    "objectives-defender": Opponent, t::STEP_TWO_OBJECTIVES_DEFENDER, [ObjectivePlacing],
        ["FOWM-FFA-02", "FOWM-AMB-13"], showing(ON_ATTACKERS_HALF), when(in_pairs);
    "objective-1": Active, t::STEP_OBJECTIVE_ATTACKER_FAR, [ObjectivePlacing],
        ["FOWM-FFA-02", "FOWM-AMB-13"], showing(ON_DEFENDERS_HALF), when(singly);
    "objective-2": Opponent, t::STEP_OBJECTIVE_DEFENDER_FAR, [ObjectivePlacing],
        ["FOWM-FFA-02", "FOWM-AMB-13"], showing(ON_ATTACKERS_HALF), when(singly);
    "objective-3": Active, t::STEP_OBJECTIVE_ATTACKER_FAR_48, [ObjectivePlacing],
        ["FOWM-FFA-02", "FOWM-AMB-13"], showing(ON_DEFENDERS_HALF), when(singly);
    "objective-4": Opponent, t::STEP_OBJECTIVE_DEFENDER_FAR_48, [ObjectivePlacing],
        ["FOWM-FFA-02", "FOWM-AMB-13"], showing(ON_ATTACKERS_HALF), when(singly);
    "deploy": Both, t::STEP_DEPLOY_IN_TURN, [FinishedFirst],
        ["FOWM-FFA-03", "FOWM-MIS-04", "FOWM-AMB-10", "FOWM-AMB-14"],
        asking(places!(Battle: finished_first)), saying(who_finishes), showing(BOTH_AREAS);
    "loose-teams": Both, t::STEP_LOOSE_ATTACKER, [], ["FOWM-FFA-04", "FOWM-MIS-05"],
        showing(BOTH_AREAS);
    "recce-moves": Both, t::STEP_RECCE_ATTACKER, [], ["FOWM-FFA-05", "FOWM-MIS-06"];
    "first-turn": Both, t::STEP_FIRST_TURN_ROLL, [FirstTurnRoll],
        ["FOWM-FFA-06", "FOWM-MIS-07", "FOWM-AMB-35"], saying(who_begins);
};

const ENCOUNTER: &[Step] = steps! {
    = TABLE;
    = ROLL_OFF;
    = LONG_EDGE;
    "objective-1": Active, t::STEP_OBJECTIVE_ATTACKER_OWN, [ObjectivePlacing], ["FOWM-ENC-02"],
        showing(ON_ATTACKERS_HALF);
    "objective-2": Opponent, t::STEP_OBJECTIVE_DEFENDER_OWN, [ObjectivePlacing], ["FOWM-ENC-02"],
        showing(ON_DEFENDERS_HALF);
    "objective-3": Active, t::STEP_OBJECTIVE_ATTACKER_FAR, [ObjectivePlacing], ["FOWM-ENC-03"],
        showing(ON_DEFENDERS_HALF);
    "objective-4": Opponent, t::STEP_OBJECTIVE_DEFENDER_FAR, [ObjectivePlacing], ["FOWM-ENC-03"],
        showing(ON_ATTACKERS_HALF);
    "reserves-attacker": Active, t::STEP_RESERVES, [ReserveSplit],
        ["FOWM-ENC-04", "FOWM-MIS-09", "FOWM-AMB-09", "FOWM-AMB-27"], marking(in_reserve),
        saying(of_attacker);
    "reserves-defender": Opponent, t::STEP_RESERVES, [ReserveSplit],
        ["FOWM-ENC-04", "FOWM-MIS-09", "FOWM-AMB-09", "FOWM-AMB-27"], marking(in_reserve),
        saying(of_defender);
    "deploy": Both, t::STEP_DEPLOY_IN_TURN, [FinishedFirst],
        ["FOWM-ENC-05", "FOWM-MIS-04", "FOWM-AMB-10", "FOWM-AMB-14"],
        asking(places!(Battle: finished_first)), saying(who_finishes), showing(BOTH_AREAS);
    "loose-teams": Both, t::STEP_LOOSE_ATTACKER, [], ["FOWM-ENC-06", "FOWM-MIS-05"],
        showing(BOTH_AREAS);
    "recce-moves": Both, t::STEP_RECCE_ATTACKER, [], ["FOWM-ENC-07", "FOWM-MIS-06"];
    "first-turn": Both, t::STEP_FIRST_TURN_ROLL, [FirstTurnRoll],
        ["FOWM-ENC-08", "FOWM-MIS-07", "FOWM-AMB-35"], saying(who_begins);
};

const DUST_UP: &[Step] = steps! {
    = TABLE;
    "centre": Both, t::STEP_CENTRE, [], ["FOWM-DUS-01"];
    = ROLL_OFF;
    "ground": Active, t::STEP_QUARTER, [], ["FOWM-DUS-02", "FOWM-AMB-11"],
        asking(places!(Battle: quarter));
    "ground-defender": Opponent, t::STEP_OPPOSITE_QUARTER, [], ["FOWM-DUS-03", "FOWM-AMB-36"],
        showing(&["defender-deploys"]);
    "objective-1": Active, t::STEP_OBJECTIVE_ATTACKER_OWN_AREA, [ObjectivePlacing], ["FOWM-DUS-04"],
        showing(ON_ATTACKERS_HALF);
    "objective-2": Opponent, t::STEP_OBJECTIVE_DEFENDER_OWN_AREA, [ObjectivePlacing],
        ["FOWM-DUS-04"], showing(ON_DEFENDERS_HALF);
    "objective-3": Active, t::STEP_OBJECTIVE_ATTACKER_ENEMY_AREA, [ObjectivePlacing],
        ["FOWM-DUS-05"], showing(ON_DEFENDERS_HALF);
    "objective-4": Opponent, t::STEP_OBJECTIVE_DEFENDER_ENEMY_AREA, [ObjectivePlacing],
        ["FOWM-DUS-05"], showing(ON_ATTACKERS_HALF);
    "reserves-attacker": Active, t::STEP_RESERVES, [ReserveSplit],
        ["FOWM-DUS-06", "FOWM-DUS-07", "FOWM-MIS-09", "FOWM-AMB-09", "FOWM-AMB-30"],
        marking(in_reserve), saying(of_attacker);
    "reserves-defender": Opponent, t::STEP_RESERVES, [ReserveSplit],
        ["FOWM-DUS-06", "FOWM-DUS-07", "FOWM-MIS-09", "FOWM-AMB-09", "FOWM-AMB-30"],
        marking(in_reserve), saying(of_defender);
    "deploy": Both, t::STEP_DEPLOY_IN_TURN, [FinishedFirst],
        ["FOWM-DUS-08", "FOWM-MIS-04", "FOWM-AMB-10", "FOWM-AMB-14"],
        asking(places!(Battle: finished_first)), saying(who_finishes), showing(BOTH_AREAS);
    "loose-teams": Both, t::STEP_LOOSE_ATTACKER, [], ["FOWM-DUS-09", "FOWM-MIS-05"],
        showing(BOTH_AREAS);
    "recce-moves": Both, t::STEP_RECCE_ATTACKER, [], ["FOWM-DUS-10", "FOWM-MIS-06"];
    "first-turn": Both, t::STEP_FIRST_TURN_ROLL, [FirstTurnRoll],
        ["FOWM-DUS-11", "FOWM-MIS-07", "FOWM-AMB-35"], saying(who_begins);
};

const NO_RETREAT: &[Step] = steps! {
    = TABLE;
    = WHO_DEFENDS;
    = SHORT_EDGE;
    "objective-1": Opponent, t::STEP_OBJECTIVE_DEFENDER_HALF, [ObjectivePlacing], ["FOWM-NOR-02"],
        showing(ON_DEFENDERS_HALF);
    "objective-2": Active, t::STEP_OBJECTIVE_ATTACKER_HALF, [ObjectivePlacing], ["FOWM-NOR-02"],
        showing(ON_DEFENDERS_HALF);
    "reserves-defender": Opponent, t::STEP_RESERVES, [ReserveSplit],
        ["FOWM-NOR-03", "FOWM-MIS-09", "FOWM-AMB-09"], marking(in_reserve), saying(of_defender);
    "ambush": Opponent, t::STEP_AMBUSH, [], ["FOWM-NOR-04", "FOWM-MIS-10"], marking(in_ambush),
        saying(no_more_than_one);
    "deploy-defender": Opponent, t::STEP_DEPLOY_DEFENDER, [], ["FOWM-NOR-05", "FOWM-MIS-04"],
        showing(&["defender-deploys"]);
    "deploy-attacker": Active, t::STEP_DEPLOY_ATTACKER, [],
        ["FOWM-NOR-06", "FOWM-MIS-04", "FOWM-AMB-10"], showing(&["attacker-deploys"]);
    "loose-teams": Both, t::STEP_LOOSE_DEFENDER, [], ["FOWM-NOR-07", "FOWM-MIS-05"],
        showing(BOTH_AREAS);
    "recce-moves": Both, t::STEP_RECCE_DEFENDER, [], ["FOWM-NOR-08", "FOWM-MIS-06"];
    "dug-in": Both, t::STEP_DUG_IN, [], ["FOWM-NOR-09", "FOWM-MIS-11", "FOWM-AMB-31"],
        marking(dug_in);
    "first-turn": Active, t::STEP_ATTACKER_BEGINS, [], ["FOWM-NOR-08", "FOWM-MIS-08"];
};

const HOLD_THE_LINE: &[Step] = steps! {
    = TABLE;
    = WHO_DEFENDS;
    = SHORT_EDGE;
    "objective-1": Opponent, t::STEP_OBJECTIVE_DEFENDER_HALF, [ObjectivePlacing], ["FOWM-HTL-02"],
        showing(ON_DEFENDERS_HALF);
    "objective-2": Active, t::STEP_OBJECTIVE_ATTACKER_HALF, [ObjectivePlacing], ["FOWM-HTL-02"],
        showing(ON_DEFENDERS_HALF);
    "reserves-defender": Opponent, t::STEP_RESERVES, [ReserveSplit],
        ["FOWM-HTL-03", "FOWM-MIS-09", "FOWM-AMB-09"], marking(in_reserve), saying(of_defender);
    "ambush": Opponent, t::STEP_AMBUSH, [], ["FOWM-HTL-04", "FOWM-MIS-10", "FOWM-AMB-15"],
        marking(in_ambush), saying(no_more_than_one);
    "deploy-defender": Opponent, t::STEP_DEPLOY_DEFENDER, [], ["FOWM-HTL-05", "FOWM-MIS-04"],
        showing(&["defender-deploys"]);
    "deploy-attacker": Active, t::STEP_DEPLOY_ATTACKER, [],
        ["FOWM-HTL-06", "FOWM-MIS-04", "FOWM-AMB-10"], showing(&["attacker-deploys"]);
    "loose-teams": Both, t::STEP_LOOSE_DEFENDER, [], ["FOWM-HTL-07", "FOWM-MIS-05"],
        showing(BOTH_AREAS);
    "recce-moves": Both, t::STEP_RECCE_DEFENDER, [], ["FOWM-HTL-08", "FOWM-MIS-06"];
    "dug-in": Both, t::STEP_DUG_IN, [], ["FOWM-HTL-09", "FOWM-MIS-11", "FOWM-AMB-31"],
        marking(dug_in);
    "first-turn": Active, t::STEP_ATTACKER_BEGINS, [], ["FOWM-HTL-08", "FOWM-MIS-08"];
};

/// The places of the questions about which side has Taken each Objective.
const TAKEN: &[usize] = &[taken(0), taken(1), taken(2), taken(3)];

const fn taken(nth: usize) -> usize {
    Battle::AT.objectives.nth(nth).then(Objective::AT.taken).index()
}

const AT_TURN_START: &[Step] = steps! {
    "objectives-taken": Active, t::STEP_OBJECTIVES_TAKEN, [BattleEnd],
        ["FOWM-END-05", "FOWM-AMB-25", "FOWM-AMB-26", "FOWM-AMB-28"], asking(TAKEN),
        when(|view, _| stages::objectives_matter(view));
    "half-clear": Active, t::STEP_HALF_CLEAR, [],
        ["FOWM-NOR-11", "FOWM-HTL-11", "FOWM-AMB-23", "FOWM-AMB-24"],
        when(|view, _| stages::half_clear_counts(view));
    "army-size": Active, t::STEP_ARMY_SIZE, [], ["FOWM-VPS-05", "FOWM-AMB-22"],
        when(|view, _| view.at.round == 1), saying(army_size);
};

const AFTER_THE_BATTLE: &[Step] = steps! {
    "winner": Both, t::STEP_WINNER, [], ["FOWM-WIN-01"], saying(result::winner_in_words);
    "points": Both, t::STEP_POINTS, [VictoryPoints], ["FOWM-VPS-P1", "FOWM-VPS-10"],
        saying(result::points_in_words);
};

// Messages about the battle.

fn of_attacker(view: &View) -> Vec<Note> {
    reserve(army(view, Seat::Attacker))
}

fn of_defender(view: &View) -> Vec<Note> {
    reserve(army(view, Seat::Defender))
}

/// How many of a side's platoons are in reserve, and how many have to be (FOWM-MIS-09).
fn reserve(army: Army) -> Vec<Note> {
    if army.platoons == 0 {
        return Vec::new();
    }
    let least = least_in_reserve(army.platoons);
    let count = t::note_in_reserve(i32::from(army.in_reserve), i32::from(army.platoons));
    let mut notes = vec![Note::new(count, "FOWM-MIS-P4")];
    if army.in_reserve < least {
        let missing = i32::from(least - army.in_reserve);
        notes.push(Note::new(t::note_reserve_missing(i32::from(least), missing), "FOWM-MIS-09"));
    }
    notes
}

/// The side that has won the roll for the first turn.
fn who_begins(view: &View) -> Vec<Note> {
    let battle: Battle = view.battle.typed();
    let words = match battle.seat(battle.begins) {
        Seat::Attacker => t::NOTE_ATTACKER_BEGINS,
        Seat::Defender => t::NOTE_DEFENDER_BEGINS,
    };
    let note = battle.first_rolled.then(|| Note::new(words, "FOWM-MIS-07"));
    note.into_iter().collect()
}

/// Which side finishes deploying first, by the number of platoons (FOWM-MIS-P5).
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

/// A note if more than one platoon is in ambush (FOWM-MIS-10).
fn no_more_than_one(view: &View) -> Vec<Note> {
    let army = army(view, Seat::Defender);
    if army.in_ambush > 1 {
        vec![Note::new(t::note_ambush_one(i32::from(army.in_ambush)), "FOWM-MIS-10")]
    } else {
        Vec::new()
    }
}

/// The number of platoons that this side began with, and whether that makes a large army.
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
