//! The order of play with a mission: set-up, a question at the start of every turn, the phases, the
//! end. Without a mission a battle consists only of turns and their phases.

use crate::rulesets::prelude::*;
use crate::text::keys::flames_of_war_missions as t;

use super::checklist::TURN;
use crate::rulesets::flames_of_war::sheet::missions::ends;
use crate::rulesets::flames_of_war::sheet::missions::words::{Ending, Mission, Seat, Taken};
use crate::rulesets::flames_of_war::sheet::phases::{self, OVER, START, TURN_START};
use crate::rulesets::flames_of_war::units::army::Army;
use crate::rulesets::flames_of_war::units::battle::{Battle, Objective, battle, objectives};
use crate::rulesets::flames_of_war::units::stages::{half_clear_counts, is_set_up, may_end};
use crate::rulesets::flames_of_war::units::tracker::{Place, Platoon, side};

/// The position at which a battle begins: its mission's set-up, or the first turn.
pub fn first(view: &View) -> Position {
    let battle = battle(view);
    match phases::stage(battle.mission) {
        Some(stage) => Position::first(battle.attacker, stage),
        None => first_of(view, TURN),
    }
}

/// The possible next steps.
pub fn next(view: &View) -> Vec<Offer> {
    let battle = battle(view);
    let stage = view.at.stage.as_str();
    if phases::is_set_up(stage) && phases::stage(battle.mission) != Some(stage) {
        return vec![begins_anew(view)];
    }
    if battle.mission == Mission::None {
        return turns_of_phases(view, TURN);
    }
    if stage == OVER {
        return Vec::new();
    }
    let ends = ends_at_any_time(view, &battle);
    let is_lost = ends.iter().any(|end| end.leads);
    let ends = ends.into_iter().map(|end| if end.leads { end } else { end.aside() });
    let onward = if is_lost {
        // The battle ends at once (FOWM-END-02).
        Vec::new()
    } else if phases::is_set_up(stage) {
        first_turn(view, &battle)
    } else if stage == TURN_START {
        at_turn_start(view, &battle)
    } else {
        in_turn(view, &battle)
    };
    onward.into_iter().chain(ends).collect()
}

/// The offer after another mission was picked during the set-up: its set-up, or the first turn if
/// there is no mission.
fn begins_anew(view: &View) -> Offer {
    let to = first(view);
    let first_turn =
        [(Whom::All, TurnEvent::PhaseBegins), (Whom::Side(to.side), TurnEvent::TurnBegins)];
    let on_event = (to.stage == START).then_some(first_turn);
    Offer::onward("next-phase", to).passing(on_event.into_iter().flatten())
}

/// The offers to begin the first turn. In a Defensive Battle the attacker begins (FOWM-MIS-08); in
/// a Fair Fight either side is offered, the winner of the roll first (FOWM-MIS-07).
fn first_turn(view: &View, battle: &Battle) -> Vec<Offer> {
    let begins = |id, seat, words, cite| {
        let side = battle.side(seat);
        Offer::onward(id, Position::first(side, TURN_START))
            .worded(words, cite)
            .passing([
                (Whom::All, TurnEvent::PhaseBegins),
                (Whom::Side(side), TurnEvent::TurnBegins),
            ])
            .setting([Set::battle(Battle::AT.begins, side), counts_platoons(view, side)])
    };
    let mut offers = vec![begins(
        "attacker-begins",
        Seat::Attacker,
        t::OFFER_ATTACKER_BEGINS,
        if battle.mission.is_defensive() { "FOWM-MIS-08" } else { "FOWM-MIS-07" },
    )];
    if battle.mission.is_fair_fight() {
        offers.push(begins(
            "defender-begins",
            Seat::Defender,
            t::OFFER_DEFENDER_BEGINS,
            "FOWM-MIS-07",
        ));
        // The attacker comes first unless the defender won the roll.
        if battle.first_rolled && battle.seat(battle.begins) == Seat::Defender {
            offers.reverse();
        }
    }
    offers
}

/// The answers to the question at the start of a turn (FOWM-END-05): the recorded Objectives decide
/// which is offered first.
fn at_turn_start(view: &View, battle: &Battle) -> Vec<Offer> {
    let seat = battle.seat(view.at.side);
    let play_on =
        Offer::onward("play-on", view.at.at(START)).worded(t::OFFER_PLAY_ON, "FOWM-END-05");
    let by_objective = match seat {
        Seat::Attacker => {
            Some(("attacker-objective", Ending::AttackerObjective, t::OFFER_ATTACKER_OBJECTIVE))
        }
        Seat::Defender if battle.mission.is_fair_fight() => {
            Some(("defender-objective", Ending::DefenderObjective, t::OFFER_DEFENDER_OBJECTIVE))
        }
        Seat::Defender => None,
    };
    let mut offers = vec![play_on];
    if let Some((id, ending, words)) = by_objective {
        let known =
            ends::end_at_turn_start(battle.mission, seat, view.at.round, &objectives(battle), true);
        let place = usize::from(known != Some(ending));
        let rule = ends::rule_of(battle.mission, ending);
        offers.insert(place, end(view, id, ending).worded(words, rule));
    }
    if half_clear_counts(view) {
        offers.push(end(view, "half-clear", Ending::HalfClear).worded(
            t::OFFER_HALF_CLEAR,
            if battle.mission == Mission::NoRetreat { "FOWM-NOR-11" } else { "FOWM-HTL-11" },
        ));
    }
    offers
}

/// The offers in the phases of a turn; after the last, the other side's turn starts, with the
/// question about the end if the battle may end then. Platoons arrive from reserve in their own
/// starting phase; an ambush may be revealed at any time, because the sheet does not say when.
fn in_turn(view: &View, battle: &Battle) -> Vec<Offer> {
    let view = &View { starts: battle.begins, ..*view };
    let mut offers = turns_of_phases(view, TURN);
    for offer in &mut offers {
        if offer.kind == OfferKind::Onward && offer.to.side != view.at.side {
            if may_end(battle, offer.to.side, offer.to.round) {
                TURN_START.clone_into(&mut offer.to.stage);
            }
            if offer.to.round == 1 {
                offer.sets.push(counts_platoons(view, offer.to.side));
            }
        }
    }
    for unit in view.units() {
        let platoon: Platoon = unit.state.typed();
        let comes = |id, words, cite| {
            Offer::onward(id, view.at.clone())
                .worded(words, cite)
                .of_unit(unit.number)
                .setting([Set::unit(unit.number, Platoon::AT.place, Place::Table)])
        };
        match platoon.place {
            Place::Reserve
                if unit.side == view.at.side
                    && view.at.stage == START
                    && battle.mission.has_reserves(battle.seat(unit.side)) =>
            {
                offers.push(comes("arrives", t::OFFER_ARRIVES, battle.mission.reserves_cite()));
            }
            Place::Ambush => offers.push(comes("revealed", t::OFFER_REVEALED, "FOWM-SPR-03")),
            _ => {}
        }
    }
    offers
}

/// The offers that can end the battle at any time: a failed company morale test (FOWM-END-02), time
/// running out (FOWM-TIM-02), a concession.
fn ends_at_any_time(view: &View, battle: &Battle) -> Vec<Offer> {
    // A failed test ends the battle at once, ahead of the rest of the turn (FOWM-AMB-05).
    let failed = |seat| {
        let company: side::Force = view.side(battle.side(seat)).typed();
        company.morale_failed
    };
    let broken = |id, ending, words, (loser, winner): (Seat, Taken)| {
        let all = (0..battle.mission.objectives().len()).map(move |nth| {
            Set::battle(Battle::AT.objectives.nth(nth).then(Objective::AT.taken), winner)
        });
        let end = end(view, id, ending).worded(words, "FOWM-END-02").setting(all);
        if failed(loser) { end.leading() } else { end }
    };
    // The question at the start of a turn is answered before time can run out.
    let first = (view.at.stage == TURN_START).then(|| Note::new(t::BARRED_TIME, "FOWM-AMB-17"));
    let mut ends = vec![
        end(view, "time", Ending::Time).worded(t::OFFER_TIME, "FOWM-TIM-02").barred(first),
        end(view, "attacker-concedes", Ending::AttackerConcedes)
            .worded(t::OFFER_ATTACKER_CONCEDES, "FOWM-AMB-18"),
        end(view, "defender-concedes", Ending::DefenderConcedes)
            .worded(t::OFFER_DEFENDER_CONCEDES, "FOWM-AMB-18"),
    ];
    // No platoon is lost before the first turn.
    if is_set_up(view) {
        return ends;
    }
    let morale = [
        broken(
            "attacker-broken",
            Ending::AttackerBroken,
            t::OFFER_ATTACKER_BROKEN,
            (Seat::Attacker, Taken::Defender),
        ),
        broken(
            "defender-broken",
            Ending::DefenderBroken,
            t::OFFER_DEFENDER_BROKEN,
            (Seat::Defender, Taken::Attacker),
        ),
    ];
    // The battle is over: it ends in no other way.
    let is_lost = [Seat::Attacker, Seat::Defender].map(failed);
    if is_lost.contains(&true) {
        let over = || Some(Note::new(t::BARRED_COMPANY_FAILED, "FOWM-END-02"));
        ends = ends.into_iter().map(|end| end.barred(over())).collect();
    }
    let morale = morale.into_iter().zip(is_lost).map(|(end, lost)| {
        let other_lost = is_lost.contains(&true) && !lost;
        let over = other_lost.then(|| Note::new(t::BARRED_COMPANY_FAILED, "FOWM-END-02"));
        end.barred(over)
    });
    ends.splice(0..0, morale);
    ends
}

fn end(view: &View, id: &'static str, ending: Ending) -> Offer {
    Offer::ends(id, view.at.at(OVER)).setting([Set::battle(Battle::AT.ended, ending)])
}

/// The change that records how many platoons a side begins its first turn with (FOWM-VPS-05).
fn counts_platoons(view: &View, side: Side) -> Set {
    let army = Army::of(view, side);
    Set::side(side, side::Force::AT.started_with, army.platoons - army.lost)
}
