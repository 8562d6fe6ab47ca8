//! The order of play with a mission: set-up, a question at the start of every turn,
//! the phases, the end. Without one a battle is turns of phases and nothing else.

use crate::aid::{
    Answer, Calculate, Count, Form, Note, Offer, OfferKind, Opening, Position, Set, Side,
    TurnEvent, View, Whom, first_of, turns_of_phases,
};
use crate::text::keys::flames_of_war_missions as t;

use super::super::checklist::{START, TURN};
use super::super::tracker::side;
use super::super::tracker::{Place, Platoon, Role};
use super::battle::{Battle, Objective};
use super::deployment::{FinishedFirst, ReserveSplit, finished_first};
use super::ends::BattleEnd;
use super::placing::ObjectivePlacing;
use super::roll_offs::{AttackerRoll, FirstTurnRoll};
use super::set_up::{self, OVER, TURN_START};
use super::victory::{Force, ForceAsked, VictoryPoints, Winner};
use super::words::{Ending, FirstToFinish, Mission, Seat, Taken};
use super::{ends, victory};

fn battle(view: &View) -> Battle {
    view.battle.typed()
}

/// Where a battle begins: with the set-up of its mission, or with the first turn.
pub fn first(view: &View) -> Position {
    let battle = battle(view);
    match set_up::stage(battle.mission) {
        Some(stage) => Position::first(battle.attacker, stage),
        None => first_of(view, TURN),
    }
}

/// The possible next steps.
pub fn next(view: &View) -> Vec<Offer> {
    let battle = battle(view);
    let stage = view.at.stage.as_str();
    if set_up::is_set_up(stage) && set_up::stage(battle.mission) != Some(stage) {
        return vec![begins_anew(view)];
    }
    if battle.mission == Mission::None {
        return turns_of_phases(view, TURN);
    }
    if stage == OVER {
        return Vec::new();
    }
    let mut offers = if set_up::is_set_up(stage) {
        first_turn(view, &battle)
    } else if stage == TURN_START {
        at_turn_start(view, &battle)
    } else {
        in_turn(view, &battle)
    };
    offers.extend(
        ends_at_any_time(view, &battle).into_iter().map(
            |end| {
                if end.leads { end } else { end.aside() }
            },
        ),
    );
    offers
}

/// Another mission was picked in the set-up: its own comes next, or without one the first
/// turn.
fn begins_anew(view: &View) -> Offer {
    let to = first(view);
    let first_turn = [
        (Whom::All, TurnEvent::PhaseBegins),
        (Whom::Side(to.side), TurnEvent::TurnBegins),
    ];
    let on_event = (to.stage == START).then_some(first_turn);
    Offer::onward("next-phase", to).passing(on_event.into_iter().flatten())
}

/// The side with the first turn: in a Fair Fight the one that rolled higher (FOWM-MIS-07),
/// offered first once the roll was made; in a Defensive Battle the attacker (FOWM-MIS-08).
fn first_turn(view: &View, battle: &Battle) -> Vec<Offer> {
    let begins = |id, seat, words, cite| {
        let side = battle.side(seat);
        Offer::onward(id, Position::first(side, TURN_START))
            .worded(words, cite)
            .passing([
                (Whom::All, TurnEvent::PhaseBegins),
                (Whom::Side(side), TurnEvent::TurnBegins),
            ])
            .setting([
                Set::battle(Battle::AT.begins, side),
                counts_platoons(view, side),
            ])
    };
    let mut offers = vec![begins(
        "attacker-begins",
        Seat::Attacker,
        t::OFFER_ATTACKER_BEGINS,
        if battle.mission.is_defensive() {
            "FOWM-MIS-08"
        } else {
            "FOWM-MIS-07"
        },
    )];
    if battle.mission.is_fair_fight() {
        offers.push(begins(
            "defender-begins",
            Seat::Defender,
            t::OFFER_DEFENDER_BEGINS,
            "FOWM-MIS-07",
        ));
        // Whoever won the roll is offered first.
        if battle.first_rolled && battle.seat(battle.begins) == Seat::Defender {
            offers.reverse();
        }
    }
    offers
}

/// The question at the start of a turn (FOWM-END-05): what is known of the Objectives
/// puts the likelier answer first.
fn at_turn_start(view: &View, battle: &Battle) -> Vec<Offer> {
    let seat = battle.seat(view.at.side);
    let play_on =
        Offer::onward("play-on", view.at.at(START)).worded(t::OFFER_PLAY_ON, "FOWM-END-05");
    let by_objective = match seat {
        Seat::Attacker => Some((
            "attacker-objective",
            Ending::AttackerObjective,
            t::OFFER_ATTACKER_OBJECTIVE,
        )),
        Seat::Defender if battle.mission.is_fair_fight() => Some((
            "defender-objective",
            Ending::DefenderObjective,
            t::OFFER_DEFENDER_OBJECTIVE,
        )),
        Seat::Defender => None,
    };
    let mut offers = vec![play_on];
    if let Some((id, ending, words)) = by_objective {
        let known = ends::end_at_turn_start(
            battle.mission,
            seat,
            view.at.round,
            &objectives(battle),
            true,
        );
        let place = usize::from(known != Some(ending));
        let rule = ends::rule_of(battle.mission, ending);
        offers.insert(place, end(view, id, ending).worded(words, rule));
    }
    if half_clear_counts(view) {
        offers.push(end(view, "half-clear", Ending::HalfClear).worded(
            t::OFFER_HALF_CLEAR,
            if battle.mission == Mission::NoRetreat {
                "FOWM-NOR-11"
            } else {
                "FOWM-HTL-11"
            },
        ));
    }
    offers
}

/// Whether the defender wins now if no attacking team is on his half: at the start of
/// his turns from the sixth on, in a Defensive Battle (FOWM-AMB-23).
pub fn half_clear_counts(view: &View) -> bool {
    let battle = battle(view);
    ends::half_is_looked_at(battle.mission, battle.seat(view.at.side), view.at.round)
}

/// The phases of a turn; after the last, the other side's turn starts with its
/// question. Platoons arrive from reserve in their own starting phase, and an ambush is
/// revealed at any time: when, the sheet does not say.
fn in_turn(view: &View, battle: &Battle) -> Vec<Offer> {
    let view = &View {
        starts: battle.begins,
        ..*view
    };
    let mut offers = turns_of_phases(view, TURN);
    for offer in &mut offers {
        if offer.kind == OfferKind::Onward && offer.to.side != view.at.side {
            TURN_START.clone_into(&mut offer.to.stage);
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
                offers.push(comes(
                    "arrives",
                    t::OFFER_ARRIVES,
                    battle.mission.reserves_cite(),
                ));
            }
            Place::Ambush => offers.push(comes("revealed", t::OFFER_REVEALED, "FOWM-SPR-03")),
            _ => {}
        }
    }
    offers
}

/// In the set-up: when Prepared Positions matter.
pub fn is_set_up(view: &View) -> bool {
    set_up::stage(battle(view).mission) == Some(view.at.stage.as_str())
}

/// In the set-up and the first round: a Meeting Engagement.
pub fn meets(view: &View) -> bool {
    is_set_up(view) || (view.at.round == 1 && view.at.stage != OVER)
}

/// In the set-up, and as long as a platoon is in ambush.
pub fn has_ambush(view: &View) -> bool {
    let waits = |seat| army(view, seat).in_ambush > 0;
    is_set_up(view) || (view.at.stage != OVER && waits(Seat::Defender))
}

/// In the set-up, and in the starting phase of a side whose platoons are in reserve.
pub fn awaits_reserves(view: &View) -> bool {
    let waits = Army::of(view, view.at.side).in_reserve > 0;
    is_set_up(view) || (view.at.stage == START && waits)
}

/// Ends that can come at any time: a failed company morale test (FOWM-END-02), time
/// (FOWM-TIM-02), a concession.
fn ends_at_any_time(view: &View, battle: &Battle) -> Vec<Offer> {
    // A test that was failed ends it at once, ahead of the rest of the turn (FOWM-AMB-05).
    let failed = |seat| {
        let company: side::Force = view.side(battle.side(seat)).typed();
        company.morale_failed
    };
    let broken = |id, ending, words, (loser, winner): (Seat, Taken)| {
        let all = (0..battle.mission.objectives().len()).map(move |nth| {
            Set::battle(
                Battle::AT.objectives.nth(nth).then(Objective::AT.taken),
                winner,
            )
        });
        let end = end(view, id, ending)
            .worded(words, "FOWM-END-02")
            .setting(all);
        if failed(loser) { end.leading() } else { end }
    };
    // A turn that has begun is looked at first.
    let first = (view.at.stage == TURN_START).then(|| Note::new(t::BARRED_TIME, "FOWM-AMB-17"));
    let mut ends = vec![
        end(view, "time", Ending::Time)
            .worded(t::OFFER_TIME, "FOWM-TIM-02")
            .barred(first),
        end(view, "attacker-concedes", Ending::AttackerConcedes)
            .worded(t::OFFER_ATTACKER_CONCEDES, "FOWM-AMB-18"),
        end(view, "defender-concedes", Ending::DefenderConcedes)
            .worded(t::OFFER_DEFENDER_CONCEDES, "FOWM-AMB-18"),
    ];
    // Nobody has lost a platoon before the first turn.
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
    ends.splice(0..0, morale);
    ends
}

fn end(view: &View, id: &'static str, ending: Ending) -> Offer {
    Offer::ends(id, view.at.at(OVER)).setting([Set::battle(Battle::AT.ended, ending)])
}

fn objectives(battle: &Battle) -> Vec<ends::Objective> {
    (battle.mission.objectives().iter().zip(&battle.objectives))
        .map(|(&(by, on), objective)| ends::Objective {
            placed_by: by,
            on,
            taken: objective.taken,
        })
        .collect()
}

/// A side's platoons as a mission counts them: independent teams are deployed apart from
/// them (FOWM-MIS-05) and are none. Transport platoons count only where they are
/// deployed or lost: what leaves them out is the count of a large army (FOWM-VPS-05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Army {
    /// Platoons, lost ones too.
    pub platoons: i16,
    /// Of them in reserve.
    pub in_reserve: i16,
    /// Of them in ambush.
    pub in_ambush: i16,
    /// Of them destroyed.
    pub lost: i16,
    /// Transport platoons destroyed.
    pub transports_lost: i16,
    /// Transport platoons that are deployed before the first turn.
    transports_to_deploy: i16,
}

impl Army {
    /// Those that are deployed before the first turn, Transport platoons as well: only the
    /// large army leaves these out (FOWM-MIS-04, FOWM-VPS-05).
    pub const fn to_deploy(self) -> i16 {
        let own = self.platoons - self.in_reserve - self.in_ambush - self.lost;
        own + self.transports_to_deploy
    }

    /// Counts the units of a side.
    pub fn of(view: &View, side: Side) -> Self {
        let mut army = Self::default();
        for unit in view.units() {
            let platoon: Platoon = unit.state.typed();
            if unit.side != side || platoon.role != Role::Platoon {
                continue;
            }
            if platoon.transport_platoon {
                let place = platoon.counts_as();
                let lost = matches!(place, Place::Destroyed | Place::LeftOtherEdge);
                army.transports_lost += i16::from(lost);
                let deployed = matches!(place, Place::Table | Place::LeftOwnEdge);
                army.transports_to_deploy += i16::from(deployed);
                continue;
            }
            army.platoons += 1;
            match platoon.counts_as() {
                Place::Reserve => army.in_reserve += 1,
                Place::Ambush => army.in_ambush += 1,
                Place::Destroyed | Place::LeftOtherEdge => army.lost += 1,
                Place::Table | Place::LeftOwnEdge => {}
            }
        }
        army
    }
}

/// Notes how many platoons a side begins its first turn with (FOWM-VPS-05).
fn counts_platoons(view: &View, side: Side) -> Set {
    let army = Army::of(view, side);
    Set::side(
        side,
        side::Force::AT.started_with,
        army.platoons - army.lost,
    )
}

/// How many platoons a side began its first turn with; before that turn, all it has.
pub fn started_with(view: &View, side: Side) -> i16 {
    match view.side(side).typed::<side::Force>().started_with.0 {
        0 => Army::of(view, side).platoons,
        noted => noted,
    }
}

/// Who finished deploying platoons first: what the players say, or by the platoons there
/// are on both sides; else the attacker (FOWM-MIS-P2, FOWM-MIS-P5).
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

fn force(view: &View, seat: Seat) -> Force {
    let side = battle(view).side(seat);
    let army = Army::of(view, side);
    Force {
        started_with: started_with(view, side),
        lost: army.lost + army.transports_lost,
    }
}

/// Who won, and why.
pub fn winner_in_words(view: &View) -> Vec<Note> {
    let battle = battle(view);
    let words = match ends::winner(battle.mission, battle.ended) {
        Some(Seat::Attacker) => t::WON_ATTACKER,
        Some(Seat::Defender) => t::WON_DEFENDER,
        None => t::WON_NOBODY,
    };
    vec![
        Note::new(battle.ended.label(), "FOWM-TIM-T1"),
        Note::new(words, "FOWM-WIN-P1"),
    ]
}

/// The victory points, and the losses they come from.
pub fn points_in_words(view: &View) -> Vec<Note> {
    let battle = battle(view);
    let winner = ends::winner(battle.mission, battle.ended);
    let [attacker, defender] = [Seat::Attacker, Seat::Defender].map(|seat| force(view, seat));
    let called = victory::victory(winner, attacker, defender)
        .map(|victory| Note::new(victory.label(), "FOWM-VPS-T1"));
    let (own, enemy) = victory::points(battle.mission, winner, attacker, defender);
    // Whose losses count: the winner's, without one those of both.
    let (counted, rule) = match winner {
        Some(Seat::Attacker) => (vec![attacker], "FOWM-VPS-04"),
        Some(Seat::Defender) => (vec![defender], "FOWM-VPS-04"),
        None => (vec![attacker, defender], "FOWM-VPS-08"),
    };
    let ignored = counted.iter().any(|force| force.counted() < force.lost);
    let ignored = ignored.then(|| Note::new(t::NOTE_LARGE_ARMY, "FOWM-VPS-05"));
    vec![
        Note::new(
            t::points_losses(i32::from(attacker.lost), i32::from(defender.lost)),
            rule,
        ),
        Note::new(
            t::points_both(i32::from(own), i32::from(enemy)),
            "FOWM-VPS-P1",
        ),
    ]
    .into_iter()
    .chain(called)
    .chain(ignored)
    .collect()
}

/// Calculators with what the battle knows of their questions, for a side's own step: what
/// belongs to the mission, and the air support of the side whose turn it is, who alone calls
/// it (FOW-AIR-03, FOW-AMB-36).
pub fn known(view: &View, side: Side) -> Vec<Opening> {
    let calls = view.at.side;
    let [own, other] = [calls, calls.other()].map(|side| view.side(side).typed());
    let mut known = side::openings(own, other);
    known.extend(known_of_mission(view, side));
    known
}

/// An opening with all answers, the defaults too: what is left out is filled in as for the
/// side whose turn it is, and a step may be the other one's.
fn in_full<C: Calculate>(form: &C) -> Opening {
    let answers = form.answers();
    Opening {
        known: answers.all().iter().copied().enumerate().collect(),
        ..Opening::plain(C::ABOUT.id)
    }
}

fn known_of_mission(view: &View, side: Side) -> Vec<Opening> {
    let battle = battle(view);
    let mission = battle.mission;
    if mission == Mission::None {
        return Vec::new();
    }
    let seat = battle.seat(side);
    let own = Army::of(view, side);
    let [attacker, defender] = [Seat::Attacker, Seat::Defender].map(|seat| army(view, seat));
    // Without a winner, a Defensive Battle is the defender's (FOWM-WIN-03).
    let winner = match ends::winner(mission, battle.ended) {
        None if mission.is_defensive() => Winner::Defender,
        winner => Winner::of(winner),
    };
    let mut known = vec![
        Opening::to::<AttackerRoll>()
            .knowing(AttackerRoll::AT.mission, mission)
            .into(),
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

fn army(view: &View, seat: Seat) -> Army {
    Army::of(view, battle(view).side(seat))
}

fn asked(force: Force) -> ForceAsked {
    ForceAsked {
        started: Count::from_raw(force.started_with),
        lost: Count::from_raw(force.lost),
    }
}

/// The known answers for the Objective that a player places next: for the second one, once
/// the place of the first is noted.
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
    Some(if first.noted {
        placing.after(first.x, first.y)
    } else {
        placing
    })
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
