//! The stages that a mission puts around the turns: its set-up step by step, and the steps
//! after the battle.
//!
//! In both, the attacker or the first player is the active player: "active" and "opponent" mean
//! attacker and defender, or first player and second. Steps that several missions share are written
//! once; every mission has them in the order of its ledger entry.

use crate::rulesets::brygada::prelude::*;

use super::{play, result};
use crate::rulesets::brygada::sheet::army_total::{self, ArmyTotal};
use crate::rulesets::brygada::sheet::infantry_card::InfantryCard;
use crate::rulesets::brygada::sheet::maps::{FEATURE, FIRST_ZONE, OBJECTIVES, SECOND_ZONE};
use crate::rulesets::brygada::sheet::scores::{
    EngagementScore, FrontalAttackResult, ObjectiveControl, ObjectivePlacing,
};
use crate::rulesets::brygada::units::battle::{Battle, Objective};
use crate::rulesets::brygada::units::stages::{self, OVER};
use crate::rulesets::brygada::units::unit::Unit;

/// The set-up of the meeting engagement (BR10-MIS-S1).
pub const MEETING_ENGAGEMENT: Phase = set_up("set-up-meeting-engagement", EQUAL);
/// The set-up of the frontal attack (BR10-MIS-S2).
pub const FRONTAL_ATTACK: Phase = set_up("set-up-frontal-attack", FRONTAL);
/// The set-up of spoils of war (BR10-MIS-S3).
pub const SPOILS_OF_WAR: Phase = set_up("set-up-spoils-of-war", SPOILS);
/// The set-up of reconnaissance in force (BR10-MIS-S4).
pub const RECONNAISSANCE: Phase = set_up("set-up-reconnaissance-in-force", EQUAL);
/// The set-up of strategic point (BR10-MIS-S5).
pub const STRATEGIC_POINT: Phase = set_up("set-up-strategic-point", POINT);
/// The stage after the battle.
pub const AFTER: Phase = Phase::new(OVER, t::PHASE_OVER, AFTER_THE_BATTLE).kind(PhaseKind::Over);

const fn set_up(id: &'static str, steps: &'static [Step]) -> Phase {
    Phase::new(id, t::STAGE_SET_UP, steps).kind(PhaseKind::SetUp)
}

/// The stage in which a mission is set up.
pub const fn set_up_stage(mission: Mission) -> Option<&'static str> {
    match mission {
        Mission::None => None,
        Mission::MeetingEngagement => Some(MEETING_ENGAGEMENT.id),
        Mission::FrontalAttack => Some(FRONTAL_ATTACK.id),
        Mission::SpoilsOfWar => Some(SPOILS_OF_WAR.id),
        Mission::Reconnaissance => Some(RECONNAISSANCE.id),
        Mission::StrategicPoint => Some(STRATEGIC_POINT.id),
    }
}

// Steps that several missions share.

const AGREE: Step = step! {
    "agree": Both, t::STEP_AGREE, [], ["BR10-ARM-01", "BR10-ARM-02", "BR10-CRD-07"],
        asking(places!(Battle: points, year))
};

const FIRST_ARMY: Step = step! {
    "army-first": Active, t::STEP_ARMY, [ArmyTotal],
        ["BR10-ARM-02", "BR10-CRD-03", "BR10-CRD-04", "BR10-CRD-05"],
        saying(|view| costs(view, Battle::of(view).attacker))
};

const SECOND_ARMY: Step = step! {
    "army-second": Opponent, t::STEP_ARMY, [ArmyTotal],
        ["BR10-ARM-02", "BR10-CRD-03", "BR10-CRD-04", "BR10-CRD-05"],
        saying(|view| costs(view, Battle::of(view).attacker.other()))
};

const TERRAIN: Step = step! {
    "terrain": Both, t::STEP_TERRAIN, [], ["BR10-KIT-05"], asking(places!(Battle: long, short))
};

const DEPTH: Step = step! {
    "depth": Both, t::STEP_DEPTH, [], ["BR10-MIS-02"], asking(places!(Battle: depth)),
        showing(&[FIRST_ZONE, SECOND_ZONE]), saying(gap)
};

const CARDS: Step = step! {
    "cards": Both, t::STEP_CARDS_OUT, [InfantryCard], ["BR10-SEQ-02"]
};

// The five missions.

const EQUAL: &[Step] = steps! {
    = AGREE;
    = FIRST_ARMY;
    = SECOND_ARMY;
    = TERRAIN;
    = DEPTH;
    "first-player": Both, t::STEP_COIN, [], ["BR10-MIS-04", "BR10-ARM-04"],
        asking(places!(Battle: attacker));
    "deploy-first": Active, t::STEP_DEPLOY_FIRST, [], ["BR10-MIS-04"], showing(&[FIRST_ZONE]);
    "deploy-second": Opponent, t::STEP_DEPLOY_SECOND, [], ["BR10-MIS-04"], showing(&[SECOND_ZONE]);
    = CARDS;
};

const FRONTAL: &[Step] = steps! {
    = AGREE;
    "roles": Both, t::STEP_WHO_ATTACKS, [], ["BR10-MIS-06"], asking(places!(Battle: attacker));
    = FIRST_ARMY;
    = SECOND_ARMY;
    = TERRAIN;
    "depth": Both, t::STEP_DEFENDERS_DEPTH, [], ["BR10-AMB-42", "BR10-MIS-02"],
        asking(places!(Battle: depth)), showing(&[SECOND_ZONE]);
    "deploy-defender": Opponent, t::STEP_DEPLOY_DEFENDER, [], ["BR10-MIS-12"],
        showing(&[SECOND_ZONE]);
    = CARDS;
    "markers": Opponent, t::STEP_DEFENDER_READY, [], ["BR10-MIS-14", "BR10-MRK-08"],
        marking(|| Mark::of(Unit::AT.ready, true));
    "enters": Active, t::STEP_ATTACKER_ENTERS, [], ["BR10-MIS-12", "BR10-AMB-42"];
};

const SPOILS: &[Step] = steps! {
    = AGREE;
    = FIRST_ARMY;
    = SECOND_ARMY;
    = TERRAIN;
    "number": Both, t::STEP_NUMBER, [], ["BR10-MIS-08"], asking(places!(Battle: number));
    "objectives": Both, t::STEP_PLACE_OBJECTIVES, [ObjectivePlacing], ["BR10-MIS-08"],
        showing(&[OBJECTIVES]);
    = DEPTH;
    "first-player": Both, t::STEP_CHANCE, [], ["BR10-AMB-16", "BR10-ARM-04"],
        asking(places!(Battle: attacker));
    "deploy-first": Active, t::STEP_DEPLOY_FIRST, [], ["BR10-AMB-16"], showing(&[FIRST_ZONE]);
    "deploy-second": Opponent, t::STEP_DEPLOY_SECOND, [], ["BR10-AMB-16"], showing(&[SECOND_ZONE]);
    = CARDS;
};

const POINT: &[Step] = steps! {
    = AGREE;
    = FIRST_ARMY;
    = SECOND_ARMY;
    = TERRAIN;
    "feature": Both, t::STEP_FEATURE, [], ["BR10-MIS-10"], showing(&[FEATURE]);
    = DEPTH;
    "first-player": Both, t::STEP_COIN, [], ["BR10-MIS-04", "BR10-ARM-04"],
        asking(places!(Battle: attacker));
    "deploy-first": Active, t::STEP_DEPLOY_FIRST, [], ["BR10-MIS-04"], showing(&[FIRST_ZONE]);
    "deploy-second": Opponent, t::STEP_DEPLOY_SECOND, [], ["BR10-MIS-04"], showing(&[SECOND_ZONE]);
    = CARDS;
};

/// The places of the questions about which side holds each objective.
const HELD: &[usize] = &[held(0), held(1), held(2), held(3), held(4), held(5)];

const fn held(nth: usize) -> usize {
    let objective = Battle::AT.objectives.nth(nth);
    objective.then(Objective::AT.held).index()
}

/// A mark for the units that are where the mission counts them.
fn in_place() -> Mark {
    Mark::of(Unit::AT.in_place, true)
}

fn counts_in_zones(view: &View, _: &Values) -> bool {
    is(view, Mission::Reconnaissance) && has_units(view)
}

fn is_counted(view: &View, _: &Values) -> bool {
    is(view, Mission::Reconnaissance) || (is(view, Mission::StrategicPoint) && has_units(view))
}

fn counts_inside(view: &View, _: &Values) -> bool {
    is(view, Mission::StrategicPoint) && has_units(view)
}

// The facts come first, then their result.
const AFTER_THE_BATTLE: &[Step] = steps! {
    "left": Active, t::STEP_LEFT, [FrontalAttackResult], ["BR10-MIS-06", "BR10-AMB-42"],
        marking(|| Mark::of(Unit::AT.left_table, true)),
        when(|view, _| is(view, Mission::FrontalAttack));
    "held": Both, t::STEP_HELD, [ObjectiveControl], ["BR10-MIS-07", "BR10-AMB-29"], asking(HELD),
        saying(result::damaged_in_words), when(|view, _| is(view, Mission::SpoilsOfWar));
    "in-zone-first": Active, t::STEP_IN_ZONE_FIRST, [], ["BR10-MIS-09"], marking(in_place),
        when(counts_in_zones);
    "in-zone-second": Opponent, t::STEP_IN_ZONE_SECOND, [], ["BR10-MIS-09"], marking(in_place),
        when(counts_in_zones);
    "inside-first": Active, t::STEP_INSIDE_FIRST, [], ["BR10-MIS-10"], marking(in_place),
        when(counts_inside);
    "inside-second": Opponent, t::STEP_INSIDE_SECOND, [], ["BR10-MIS-10"], marking(in_place),
        when(counts_inside);
    "point": Both, t::STEP_POINT_HELD, [], ["BR10-MIS-10"], asking(places!(Battle: point)),
        when(|view, _| is(view, Mission::StrategicPoint) && !has_units(view));
    "winner": Both, t::STEP_WINNER, [], ["BR10-MIS-T1"], saying(result::winner_in_words),
        when(|view, _| !is(view, Mission::None));
    "score": Both, t::STEP_REASONS, [EngagementScore], ["BR10-MIS-P1"],
        saying(result::reasons_in_words), when(|view, _| is(view, Mission::MeetingEngagement));
    "units-left": Both, t::STEP_REASONS, [], ["BR10-MIS-P2"], saying(result::reasons_in_words),
        when(|view, _| is(view, Mission::FrontalAttack) && has_units(view));
    "held-by": Both, t::STEP_REASONS, [], ["BR10-MIS-P3"], saying(result::reasons_in_words),
        when(|view, _| is(view, Mission::SpoilsOfWar));
    "counted": Both, t::STEP_REASONS, [ObjectiveControl], ["BR10-MIS-P3"],
        saying(result::reasons_in_words), when(is_counted);
};

// The battle's state and messages for the steps above.

fn is(view: &View, mission: Mission) -> bool {
    Battle::of(view).mission == mission
}

fn has_units(view: &View) -> bool {
    !view.units().is_empty()
}

/// The points of a side's units, and the points it may spend (BR10-ARM-P1).
fn costs(view: &View, side: Side) -> Vec<Note> {
    let battle = Battle::of(view);
    let units = stages::units(view);
    let own = units.iter().filter(|known| known.side == side);
    let cost: i32 = own.map(|known| i32::from(known.unit.cost.0)).sum();
    if cost == 0 {
        return Vec::new();
    }
    let limit = army_total::limit(battle.points.0, play::attacks(&battle, side));
    let note = Note::new(t::note_army_cost(cost, limit), "BR10-ARM-P1");
    let over = cost > i32::from(limit);
    let over = over.then(|| Note::new(t::NOTE_ARMY_OVER, "BR10-ARM-02"));
    std::iter::once(note).chain(over).collect()
}

/// A note on how far apart the zones are (BR10-MIS-02).
fn gap(view: &View) -> Vec<Note> {
    let battle = Battle::of(view);
    let gap = battle.short.0.min(battle.long.0) - 2 * battle.depth.0;
    let words = if gap > 0 { t::note_gap(gap) } else { t::NOTE_NO_GAP.into() };
    vec![Note::new(words, "BR10-MIS-02")]
}
