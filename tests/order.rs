//! The order of play: in the games, and in a small invented game with needs that none of them has
//! so far.

#![allow(clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use adjutant::aid::{
    Acts, Cards, Counter, Form, HouseEvents, Missions, NewUnit, Note, Offer, OfferKind, Order,
    Phase, Position, Ruleset, Set, Side, Tracker, TurnEvent, Values, View, Whom,
};
use adjutant::battle::{Action, Answers, BattleState, Setup};
use adjutant::rulesets::{ALL, flames_of_war};
use adjutant::text::Text;
use adjutant::{form, places};

/// Two units a side. They are placed before the first round; in each round the sides activate one
/// unit after the other, each once; a unit that is ready may break into the other side's
/// activation, once; after three rounds, or when a side concedes at the start of a round, the duel
/// is over.
static DUEL: Ruleset = Ruleset {
    id: "duel",
    name: Text::EMPTY,
    summary: Text::EMPTY,
    packs: &[],
    order: Order {
        first: |view| Position::first(view.starts, "placing"),
        next,
        in_order: false,
        in_rounds: false,
    },
    checklist: &[
        stage("placing"),
        stage("round-start"),
        stage("choosing"),
        stage("acting"),
        stage("reaction"),
        stage("over"),
    ],
    calculators: &[],
    reference: &[],
    rulings: &[],
    examples: &[],
    glossary: &[],
    tracker: Tracker {
        fields: Duellist::FIELDS,
        in_view: &[],
        counter: Counter::NONE,
        adjust: |_, after| after.clone(),
        follows: None,
        refuses: None,
        consequences: |_| Vec::new(),
        on_event: |unit, moment| match moment {
            ROUND_ENDS => unit.cleared(Duellist::FIELDS, places!(Duellist: turned)),
            _ => unit.clone(),
        },
        house_events: HouseEvents::NONE,
        profile: &[],
        new_unit: NewUnit::COMPLETE,
        counted: |_, _| Vec::new(),
        battle_fields: Course::FIELDS,
        side_fields: &[],
        acts: Acts::NONE,
        side_on_event: |side, _| side.clone(),
        side_consequences: |_, _| Vec::new(),
        cards: Cards::NONE,
    },
    missions: Missions::NONE,
    house_rules: &[],
    off_paper: &[],
};

const ROUNDS: u32 = 3;

/// All cards are turned back.
const ROUND_ENDS: TurnEvent = TurnEvent::Own(0);

form! {
    /// A unit of the duel.
    pub struct Duellist {
        group Text::EMPTY => {
            /// Placed on the table.
            placed: bool = false, Text::EMPTY, [];
            /// Its card is turned: it has acted in this round.
            turned: bool = false, Text::EMPTY, [];
            /// It may still break in.
            ready: bool = true, Text::EMPTY, [];
        }
    }
}

form! {
    /// The duel as a whole.
    pub struct Course {
        group Text::EMPTY => {
            /// A side conceded.
            conceded: bool = false, Text::EMPTY, [];
            /// The first round has begun.
            begun: bool = false, Text::EMPTY, [];
        }
    }
}

const fn stage(id: &'static str) -> Phase {
    Phase::new(id, Text::EMPTY, &[])
}

fn next(view: &View) -> Vec<Offer> {
    let units: Vec<(u32, Side, Duellist)> =
        view.units().iter().map(|unit| (unit.number, unit.side, unit.state.typed())).collect();
    let of = |side: Side| units.iter().filter(move |(_, of, _)| *of == side);
    let at = view.at;
    let begins = |offer: Offer| offer.setting([Set::battle(Course::AT.begun, true)]);
    match at.stage.as_str() {
        // Set-up: each side places its units, whichever starts first.
        "placing" => {
            let left = of(at.side).filter(|(_, _, unit)| !unit.placed);
            let placing = left.map(|(unit, _, _)| {
                let set = Set::unit(*unit, Duellist::AT.placed, true);
                Offer::onward("place", at.clone()).of_unit(*unit).setting([set])
            });
            let mut offers: Vec<_> = placing.collect();
            let reason = Note::new(Text::EMPTY, "DUE-01");
            let done = if at.side == view.starts {
                Offer::onward("placed", Position::first(at.side.other(), "placing"))
            } else {
                begins(Offer::onward("begin", Position::first(view.starts, "round-start")))
            };
            offers.push(done.barred((!offers.is_empty()).then_some(reason)));
            offers
        }
        // A question at the start of every round.
        "round-start" => {
            let over = Set::battle(Course::AT.conceded, true);
            vec![
                Offer::onward("play-on", at.at("choosing")),
                Offer::ends("concede", at.at("over")).setting([over]),
            ]
        }
        // The active side activates one of its units; a side that has none left is skipped; when
        // neither has any, the round is over.
        "choosing" => {
            let ready = |side: Side| of(side).filter(|(_, _, unit)| !unit.turned);
            if ready(at.side).next().is_some() {
                let acts = ready(at.side).map(|(unit, _, _)| {
                    let to = Position { unit: Some(*unit), ..at.at("acting") };
                    Offer::onward("activate", to).of_unit(*unit)
                });
                return acts.collect();
            }
            if ready(at.side.other()).next().is_some() {
                let to = Position { side: at.side.other(), ..at.at("choosing") };
                return vec![Offer::onward("pass-over", to)];
            }
            let ends = [(Whom::All, ROUND_ENDS)];
            vec![if at.round < ROUNDS {
                let to =
                    Position { round: at.round + 1, side: view.starts, ..at.at("round-start") };
                Offer::onward("next-round", to).passing(ends)
            } else {
                Offer::ends("time-is-up", at.at("over")).passing(ends)
            }]
        }
        // The other side's ready units may break in; then the card is turned.
        "acting" => {
            let acting = at.unit.unwrap_or(0);
            let to = Position { side: at.side.other(), unit: None, ..at.at("choosing") };
            let turned = Set::unit(acting, Duellist::AT.turned, true);
            let mut offers = vec![Offer::onward("done", to).of_unit(acting).setting([turned])];
            let others = of(at.side.other()).filter(|(_, _, unit)| unit.ready);
            offers.extend(
                others.map(|(unit, _, _)| Offer::breaks_in("break-in", at, *unit, "reaction")),
            );
            offers
        }
        "reaction" => {
            let (Some(unit), Some(back)) = (at.unit, &at.back) else {
                return Vec::new();
            };
            let spent = Set::unit(unit, Duellist::AT.ready, false);
            vec![Offer::onward("go-on", (**back).clone()).setting([spent])]
        }
        _ => Vec::new(),
    }
}

fn taking(offer: &Offer) -> Action {
    Action::Take {
        offer: offer.id.to_owned(),
        stage: offer.to.stage.clone(),
        unit: offer.unit,
        house: Answers::new(),
    }
}

/// A battle with some units per side.
fn battle_with(ruleset: &Ruleset, units: usize) -> BattleState {
    with_mission(ruleset, units, None)
}

/// A battle with some units per side, with a mission or without.
fn with_mission(ruleset: &Ruleset, units: usize, mission: Option<&str>) -> BattleState {
    let mut battle = BattleState::new(ruleset);
    let mission = mission.map(|id| (String::from("mission"), id.to_owned()));
    let setup =
        Setup { starts: Side::Second, whole: mission.into_iter().collect(), ..Setup::default() };
    battle.act(&Action::StartBattle(setup), ruleset);
    for side in Side::ALL {
        for number in 0..units {
            let add =
                Action::AddUnit { side, name: format!("Unit {number}"), answers: Answers::new() };
            battle.act(&add, ruleset);
        }
    }
    battle
}

/// Takes the offer of this name, for this unit if the offer names one.
#[track_caller]
fn take(battle: &mut BattleState, ruleset: &Ruleset, id: &str, unit: Option<u32>) {
    let offers = battle.offers(ruleset);
    let offer = offers
        .iter()
        .find(|offer| offer.id == id && (unit.is_none() || offer.unit == unit))
        .unwrap_or_else(|| panic!("{id} is not offered: {offers:?}"));
    assert_eq!(offer.barred, None, "{id}");
    let changes = battle.plan(&taking(offer), ruleset);
    // The changes apply without rules.
    for change in &changes {
        battle.apply(change);
    }
}

fn state(battle: &BattleState, unit: u32) -> Duellist {
    let (_, unit) = battle.unit(unit).expect("there is one");
    unit.values(&DUEL).typed()
}

#[test]
fn set_up_comes_before_the_first_round() {
    let mut battle = battle_with(&DUEL, 2);
    assert_eq!((battle.turn.phase.as_str(), battle.turn.side), ("placing", Side::Second));
    let placed = |battle: &BattleState| {
        let offers = battle.offers(&DUEL).into_iter();
        offers.filter(|offer| offer.id == "placed" && offer.barred.is_none()).count()
    };
    assert_eq!(placed(&battle), 0, "not before both are placed");
    let barred = Action::Take {
        offer: "placed".into(),
        stage: "placing".into(),
        unit: None,
        house: Answers::new(),
    };
    assert_eq!(battle.plan(&barred, &DUEL), [], "what is barred does nothing");
    take(&mut battle, &DUEL, "place", Some(3));
    take(&mut battle, &DUEL, "place", Some(4));
    take(&mut battle, &DUEL, "placed", None);
    assert_eq!(battle.turn.side, Side::First);
    take(&mut battle, &DUEL, "place", Some(1));
    take(&mut battle, &DUEL, "place", Some(2));
    take(&mut battle, &DUEL, "begin", None);
    assert_eq!((battle.turn.phase.as_str(), battle.turn.side), ("round-start", Side::Second));
    assert!(battle.battle_values(&DUEL).typed::<Course>().begun);
}

/// A duel at the start of its first round.
fn begun() -> BattleState {
    let mut battle = battle_with(&DUEL, 2);
    while battle.turn.phase == "placing" {
        let offers = battle.offers(&DUEL);
        let open = offers.iter().find(|offer| offer.barred.is_none());
        battle.act(&taking(open.expect("it goes on")), &DUEL);
    }
    battle
}

#[test]
fn units_are_activated_one_by_one_and_rounds_have_a_limit() {
    let mut battle = begun();
    for round in 1..=ROUNDS {
        assert_eq!(battle.turn.number, round);
        take(&mut battle, &DUEL, "play-on", None);
        for unit in [3, 1, 4, 2] {
            take(&mut battle, &DUEL, "activate", Some(unit));
            assert_eq!(battle.turn.unit, Some(unit));
            take(&mut battle, &DUEL, "done", None);
            assert!(state(&battle, unit).turned);
        }
        let last = if round < ROUNDS { "next-round" } else { "time-is-up" };
        take(&mut battle, &DUEL, last, None);
        assert!(!state(&battle, 1).turned, "the cards are turned back");
    }
    assert_eq!(battle.turn.phase, "over");
    assert_eq!(battle.offers(&DUEL), []);
}

#[test]
fn a_unit_breaks_into_the_other_sides_turn_and_it_goes_on_where_it_was() {
    let mut battle = begun();
    take(&mut battle, &DUEL, "play-on", None);
    take(&mut battle, &DUEL, "activate", Some(3));
    let before = battle.turn.clone();
    take(&mut battle, &DUEL, "break-in", Some(2));
    assert_eq!((battle.turn.phase.as_str(), battle.turn.unit), ("reaction", Some(2)));
    assert_eq!(battle.turn.side, Side::Second, "it stays that side's turn");
    // It survives a save in the middle.
    let saved = serde_json::to_string(&battle).expect("it can be written");
    battle = serde_json::from_str(&saved).expect("and read");
    take(&mut battle, &DUEL, "go-on", None);
    assert_eq!(battle.turn, before);
    assert!(!state(&battle, 2).ready);
    let again = battle.offers(&DUEL);
    assert!(again.iter().all(|offer| offer.unit != Some(2)), "once only");
}

#[test]
fn a_question_at_the_start_of_a_round_may_end_the_battle() {
    let mut battle = begun();
    take(&mut battle, &DUEL, "concede", None);
    assert_eq!(battle.turn.phase, "over");
    assert!(battle.battle_values(&DUEL).typed::<Course>().conceded);
}

/// Knuth's generator, with the high bits.
fn random(seed: &mut u64, end: usize) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as usize % end
}

#[test]
fn play_at_random_reaches_every_stage_and_never_gets_stuck() {
    for ruleset in ALL.iter().copied().chain([&DUEL]) {
        let mut seed = 7;
        let mut reached = BTreeSet::new();
        let house = Values::defaults(ruleset.house_rules);
        let missions = (ruleset.missions.all)(&house);
        let missions = missions.iter().map(|mission| Some(mission.id));
        for mission in missions.chain([None]) {
            let mut battle = with_mission(ruleset, 2, mission);
            for _ in 0..10_000 {
                reached.insert(battle.turn.phase.clone());
                let mut offers = battle.offers(ruleset);
                offers.retain(|offer| offer.barred.is_none());
                if offers.is_empty() {
                    assert_eq!(battle.turn.phase, "over", "{} is stuck", ruleset.id);
                    battle = with_mission(ruleset, 2, mission);
                    continue;
                }
                let offer = &offers[random(&mut seed, offers.len())];
                battle.act(&taking(offer), ruleset);
                assert_eq!(battle.turn.position(), offer.to, "{}", ruleset.id);
            }
        }
        let all: BTreeSet<String> =
            (ruleset.checklist.iter()).map(|stage| stage.id.to_owned()).collect();
        assert_eq!(reached, all, "{}", ruleset.id);
    }
}

#[test]
fn offers_of_one_moment_can_be_told_apart() {
    for ruleset in ALL.iter().copied().chain([&DUEL]) {
        let battle = battle_with(ruleset, 2);
        let offers = battle.offers(ruleset);
        let names: BTreeSet<_> =
            offers.iter().map(|offer| (offer.id, &offer.to.stage, offer.unit)).collect();
        assert_eq!(names.len(), offers.len(), "{}", ruleset.id);
    }
}

/// FOW-RES-01: hits count per phase. Going back to look at an earlier phase, and forward again,
/// does not start a new one.
#[test]
fn going_back_a_phase_to_look_passes_nothing() {
    let ruleset = &flames_of_war::RULESET;
    let mut battle = battle_with(ruleset, 1);
    let jump = |battle: &BattleState, stage: &str| {
        let offers = battle.offers(ruleset);
        let found =
            offers.iter().find(|offer| offer.kind == OfferKind::Jump && offer.to.stage == stage);
        taking(found.expect("it is offered"))
    };
    battle.act(&jump(&battle, "shooting"), ruleset);
    let hits = |value: &str| Action::SetUnit {
        side: Side::First,
        unit: 1,
        field: "hits".into(),
        value: value.into(),
    };
    battle.act(&hits("3"), ruleset);
    let step = ruleset.checklist.iter().find(|phase| phase.id == "shooting");
    let step = step.and_then(|phase| phase.steps.first()).expect("a step");
    let tick = Action::StepDone { step: step.id.into(), done: true };
    battle.act(&tick, ruleset);
    let before = battle.clone();
    for stage in ["movement", "starting"] {
        if ruleset.checklist.iter().any(|phase| phase.id == stage) {
            battle.act(&jump(&battle, stage), ruleset);
            assert_eq!(battle.units, before.units, "back to {stage}");
        }
    }
    battle.act(&jump(&battle, "shooting"), ruleset);
    assert_eq!(battle, before, "and forward again");
    // The next phase is a new one.
    take(&mut battle, ruleset, "next-phase", None);
    let values: Values = battle.units.of(Side::First)[0].values(ruleset);
    let hits = adjutant::aid::Field::find(ruleset.tracker.fields, "hits").expect("it is kept");
    assert_eq!(values.get(hits), 0);
    assert!(battle.turn.done.is_empty());
}

#[test]
fn the_calculators_of_a_phase_are_those_with_dice_before_those_that_look_up() {
    for ruleset in ALL {
        for phase in ruleset.checklist {
            let listed: Vec<&str> =
                (ruleset.calculators_of(phase).iter()).map(|one| one.id).collect();
            let steps = phase.steps.iter().flat_map(|step| step.calculators);
            let all: BTreeSet<&str> = steps.chain(phase.leads).copied().collect();
            assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), all);
            assert_eq!(listed.len(), all.len(), "{}: one twice", phase.id);
            assert!(listed.starts_with(phase.leads), "{}: {listed:?}", phase.id);
        }
    }
    let phase = (flames_of_war::RULESET.checklist.iter())
        .find(|phase| phase.id == "shooting")
        .expect("a phase");
    let listed = flames_of_war::RULESET.calculators_of(phase);
    let place = |id| listed.iter().position(|one| one.id == id).expect(id);
    assert!(place("saves") < 6, "{:?}", place("saves"));
    assert!(place("saves") < place("concealment"));
}
