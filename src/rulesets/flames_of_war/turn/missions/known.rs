//! The answers that the battle already gives to the questions of calculators, for a step of one
//! side.

use crate::rulesets::prelude::*;

use crate::rulesets::flames_of_war::sheet::missions::deployment::{
    FinishedFirst, ReserveSplit, finished_first,
};
use crate::rulesets::flames_of_war::sheet::missions::ends::{self, BattleEnd};
use crate::rulesets::flames_of_war::sheet::missions::placing::ObjectivePlacing;
use crate::rulesets::flames_of_war::sheet::missions::roll_offs::{AttackerRoll, FirstTurnRoll};
use crate::rulesets::flames_of_war::sheet::missions::victory::{
    Force, ForceAsked, VictoryPoints, Winner,
};
use crate::rulesets::flames_of_war::sheet::missions::words::{FirstToFinish, Mission, Seat};
use crate::rulesets::flames_of_war::units::army::{Army, army, force};
use crate::rulesets::flames_of_war::units::battle::{Battle, battle, objectives};

/// The side that finished deploying platoons first, as the players answered or by the number of
/// platoons on both sides; otherwise the attacker (FOWM-MIS-P2, FOWM-MIS-P5).
fn who_finished_first(view: &View) -> Seat {
    match battle(view).finished_first {
        FirstToFinish::Attacker => Seat::Attacker,
        FirstToFinish::Defender => Seat::Defender,
        FirstToFinish::ByPlatoons => {
            let armies = [Seat::Attacker, Seat::Defender].map(|seat| army(view, seat));
            if armies.iter().any(|army| army.platoons == 0) {
                return Seat::Attacker;
            }
            let [attacker, defender] = armies.map(Army::to_deploy);
            finished_first(attacker, defender)
        }
    }
}

/// An opening with all answers, including defaults: answers left out would be filled in for the
/// side whose turn it is, but the step may belong to the other side.
fn in_full<C: Calculate>(form: &C) -> Opening {
    let answers = form.answers();
    Opening {
        known: answers.all().iter().copied().enumerate().collect(),
        ..Opening::plain(C::ABOUT.id)
    }
}

/// Calculators with the answers that the battle takes from its mission, for a step of this side.
pub fn known(view: &View, side: Side) -> Vec<Opening> {
    let battle = battle(view);
    let mission = battle.mission;
    if mission == Mission::None {
        return Vec::new();
    }
    let seat = battle.seat(side);
    let own = Army::of(view, side);
    let [attacker, defender] = [Seat::Attacker, Seat::Defender].map(|seat| army(view, seat));
    // Without a winner, the defender wins a Defensive Battle (FOWM-WIN-03).
    let winner = match ends::winner(mission, battle.ended) {
        None if mission.is_defensive() => Winner::Defender,
        winner => Winner::of(winner),
    };
    let mut known = vec![
        Opening::to::<AttackerRoll>().knowing(AttackerRoll::AT.mission, mission).into(),
        Opening::to::<FirstTurnRoll>()
            .knowing(FirstTurnRoll::AT.mission, mission)
            .knowing(FirstTurnRoll::AT.finished, who_finished_first(view))
            .into(),
        Opening::of(&battle_end(&battle, seat, view.at.round)).into(),
        Opening::of(&VictoryPoints {
            mission,
            winner,
            attacker: asked(force(view, Seat::Attacker)),
            defender: asked(force(view, Seat::Defender)),
        })
        .into(),
    ];
    known.extend(placing(&battle, seat).map(|placing| in_full(&placing)));
    if own.platoons > 0 {
        known.push(in_full(&ReserveSplit {
            mission,
            side: seat,
            platoons: Count::from_raw(own.platoons),
            reserve: Count::from_raw(own.in_reserve),
            ambush: own.in_ambush > 0,
        }));
    }
    if attacker.platoons > 0 || defender.platoons > 0 {
        known.push(
            Opening::of(&FinishedFirst {
                attacker: Count::from_raw(attacker.to_deploy()),
                defender: Count::from_raw(defender.to_deploy()),
            })
            .into(),
        );
    }
    known
}

fn asked(force: Force) -> ForceAsked {
    ForceAsked { started: Count::from_raw(force.started_with), lost: Count::from_raw(force.lost) }
}

/// The known answers for the Objective that a player places next: the second one, once the
/// place of the first is recorded.
fn placing(battle: &Battle, seat: Seat) -> Option<ObjectivePlacing> {
    let placing = ObjectivePlacing {
        who: seat,
        quarter: battle.quarter,
        long: battle.long,
        short: battle.short,
        ..ObjectivePlacing::of(battle.mission)?
    };
    let mut all = battle.mission.objectives().iter().zip(&battle.objectives);
    let first = all.find(|((by, _), _)| *by == seat)?.1;
    Some(if first.noted { placing.after(first.x, first.y) } else { placing })
}

fn battle_end(battle: &Battle, whose: Seat, turn: u32) -> BattleEnd {
    let mut asked = BattleEnd {
        mission: battle.mission,
        whose,
        turn: Count::from_raw(i16::try_from(turn).unwrap_or(i16::MAX)),
        ..BattleEnd::default()
    };
    for (asked, known) in asked.objectives.iter_mut().zip(objectives(battle)) {
        asked.by = known.placed_by;
        asked.on = known.on;
        asked.taken = known.taken;
    }
    asked
}
