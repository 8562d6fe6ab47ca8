//! The point that a battle with a mission has reached, on which its steps and order of play
//! depend.

use crate::rulesets::prelude::*;

use super::army::{Army, army};
use super::battle::{Battle, battle};
use crate::rulesets::flames_of_war::sheet::missions::ends;
use crate::rulesets::flames_of_war::sheet::missions::words::Seat;
use crate::rulesets::flames_of_war::sheet::phases::{self, OVER, START};

/// Whether the defender wins now if no attacking team is on the defender's half: at the start of
/// the defender's own turns from the sixth on, in a Defensive Battle (FOWM-AMB-23).
pub fn half_clear_counts(view: &View) -> bool {
    let battle = battle(view);
    ends::half_matters(battle.mission, battle.seat(view.at.side), view.at.round)
}

/// Whether an Objective that this side holds as its turn starts ends the battle: in a Defensive
/// Battle only the attacker's does (FOWM-NOR-10, FOWM-HTL-10).
fn objectives_count(battle: &Battle, side: Side) -> bool {
    !battle.mission.is_defensive() || battle.seat(side) == Seat::Attacker
}

/// The same for the side whose turn it is.
pub fn objectives_matter(view: &View) -> bool {
    objectives_count(&battle(view), view.at.side)
}

/// Whether anything can end the battle as this turn of a side starts: otherwise no question is
/// asked.
pub fn may_end(battle: &Battle, side: Side, turn: u32) -> bool {
    objectives_count(battle, side) || ends::half_matters(battle.mission, battle.seat(side), turn)
}

/// Whether the mission is being set up.
pub fn is_set_up(view: &View) -> bool {
    phases::stage(battle(view).mission) == Some(view.at.stage.as_str())
}

/// Whether a Meeting Engagement applies: in the set-up and the first round.
pub fn meets(view: &View) -> bool {
    is_set_up(view) || (view.at.round == 1 && view.at.stage != OVER)
}

/// Whether ambushes matter: they do in the set-up, and as long as a platoon is in ambush.
pub fn has_ambush(view: &View) -> bool {
    let waits = |seat| army(view, seat).in_ambush > 0;
    is_set_up(view) || (view.at.stage != OVER && waits(Seat::Defender))
}

/// Whether reserves matter: they do in the set-up, and in the starting phase of a side with
/// platoons in reserve.
pub fn awaits_reserves(view: &View) -> bool {
    let waits = Army::of(view, view.at.side).in_reserve > 0;
    is_set_up(view) || (view.at.stage == START && waits)
}
