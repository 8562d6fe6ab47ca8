//! Battles with a mission, from its set-up to its end, by the ledger of the mission chapter
//! (FOWM).

#![allow(clippy::expect_used, clippy::panic)]

use adjutant::aid::{Calculate, Form, Offer, OfferKind, Side, Values, Whose};
use adjutant::battle::{Action, Answers, BattleState, Setup, Timing, clock};
use adjutant::dice::{self, Generator};
use adjutant::rulesets::flames_of_war::RULESET;
use adjutant::rulesets::flames_of_war::sheet::missions::ends::BattleEnd;
use adjutant::rulesets::flames_of_war::sheet::missions::placing::{ObjectivePlacing, Round};
use adjutant::rulesets::flames_of_war::sheet::missions::roll_offs::FirstTurnRoll;
use adjutant::rulesets::flames_of_war::sheet::missions::victory::{VictoryPoints, Winner};
use adjutant::rulesets::flames_of_war::sheet::missions::words::{Ending, Mission, Seat, Taken};
use adjutant::rulesets::flames_of_war::units::battle::Battle;
use adjutant::rulesets::flames_of_war::units::tracker::Platoon;
use adjutant::rulesets::flames_of_war::units::tracker::side::Force;
use adjutant::text::{Language, Packs, Phrase, PluralCategory, Voice};

const FAIR: [&str; 3] = ["free-for-all", "encounter", "dust-up"];
const DEFENSIVE: [&str; 2] = ["no-retreat", "hold-the-line"];

/// A battle at its set-up, with this many platoons per side.
fn set_up(mission: &str, platoons: usize) -> BattleState {
    let mut battle = BattleState::new(&RULESET);
    let setup =
        Setup { whole: [(String::from("mission"), mission.to_owned())].into(), ..Setup::default() };
    battle.act(&Action::StartBattle(setup), &RULESET);
    for side in Side::ALL {
        for number in 0..platoons {
            add(&mut battle, side, &format!("Platoon {number}"), &[]);
        }
    }
    battle
}

fn add(battle: &mut BattleState, side: Side, name: &str, answers: &[(&str, &str)]) {
    let answers: Answers =
        (answers.iter()).map(|(field, value)| ((*field).to_owned(), (*value).to_owned())).collect();
    let name = name.to_owned();
    battle.act(&Action::AddUnit { side, name, answers }, &RULESET);
}

fn unit(battle: &mut BattleState, unit: u32, field: &str, value: &str) {
    let side = battle.unit(unit).expect("there is one").0;
    let (field, value) = (field.to_owned(), value.to_owned());
    battle.act(&Action::SetUnit { side, unit, field, value }, &RULESET);
}

fn ask(battle: &mut BattleState, field: &str, value: &str) {
    let (field, value) = (field.to_owned(), value.to_owned());
    battle.act(&Action::SetBattle { field, value }, &RULESET);
}

fn mission_battle(battle: &BattleState) -> Battle {
    battle.battle_values(&RULESET).typed()
}

fn force(battle: &BattleState, side: Side) -> Force {
    battle.side_values(side, &RULESET).typed()
}

fn offer(battle: &BattleState, id: &str) -> Option<Offer> {
    battle.offers(&RULESET).into_iter().find(|offer| offer.id == id)
}

#[track_caller]
fn take(battle: &mut BattleState, id: &str) {
    let offer = offer(battle, id).unwrap_or_else(|| panic!("{id} is not offered"));
    for pass_over in battle.passing_over(&offer, &RULESET) {
        battle.act(&pass_over, &RULESET);
    }
    let action = Action::Take {
        offer: offer.id.to_owned(),
        stage: offer.to.stage.clone(),
        unit: offer.unit,
        house: Answers::new(),
    };
    battle.act(&action, &RULESET);
}

/// The position: stage, side, round.
fn stands(battle: &BattleState) -> (&str, Side, u32) {
    (&battle.turn.phase, battle.turn.side, battle.turn.number)
}

/// Plays the rest of a turn, without an answer that ends the battle.
fn to_the_next_turn(battle: &mut BattleState) {
    if battle.turn.phase == "turn-start" {
        take(battle, "play-on");
    }
    let side = battle.turn.side;
    while battle.turn.side == side {
        let onward = battle.offers(&RULESET).into_iter().next().expect("it goes on");
        assert_eq!(onward.kind, OfferKind::Onward);
        take(battle, onward.id);
    }
}

/// The first offer that is not hidden: the button a player sees first.
fn first(battle: &BattleState) -> &'static str {
    battle.offers(&RULESET)[0].id
}

fn words(phrase: &Phrase) -> String {
    let packs = Packs::embedded(Language::English);
    let voice = Voice { packs: &packs, metric: false, plural: &|_, _| PluralCategory::Other };
    voice.render(phrase)
}

/// The texts of the steps of the present stage.
fn said(battle: &BattleState) -> Vec<String> {
    let (_, phase) = battle.phase(&RULESET).expect("a stage");
    let house = Values::defaults(RULESET.house_rules);
    battle.view(&RULESET, |view| {
        let steps = phase.steps.iter().filter(|step| step.matters(view, &house));
        let notes = steps.filter_map(|step| step.says).flat_map(|says| says(view));
        notes.map(|note| words(&note.phrase)).collect()
    })
}

/// The answers from the battle to a calculator's questions, for a side's own step.
fn known<C: Calculate>(battle: &BattleState, side: Side) -> C {
    let id = C::ABOUT.id;
    let calculator = RULESET.calculator(id).expect("a calculator");
    let known = battle.view(&RULESET, |view| (RULESET.missions.known)(view, side));
    let opening = known.iter().find(|opening| opening.calculator == id);
    opening.expect("known").values(calculator).typed()
}

/// The steps of the present stage under these house rules, and their sides.
fn steps(battle: &BattleState, house: &Values) -> Vec<(&'static str, Whose)> {
    let (_, phase) = battle.phase(&RULESET).expect("a stage");
    battle.view(&RULESET, |view| {
        let steps = phase.steps.iter().filter(|step| step.matters(view, house));
        steps.map(|step| (step.id, step.whose)).collect()
    })
}

fn platoon(battle: &BattleState, unit: u32) -> Platoon {
    battle.unit(unit).expect("there is one").1.values(&RULESET).typed()
}

#[test]
fn a_battle_without_a_mission_is_turns_of_phases() {
    let mut battle = set_up("none", 1);
    assert_eq!(stands(&battle), ("start", Side::First, 1));
    for _ in 0..4 {
        let onward = battle.offers(&RULESET)[0].id;
        take(&mut battle, onward);
    }
    assert_eq!(stands(&battle), ("start", Side::Second, 1));
    assert!(battle.offers(&RULESET).iter().all(|offer| offer.kind != OfferKind::Ends));
}

#[test]
fn a_mission_begins_with_its_own_set_up() {
    for mission in FAIR.iter().chain(&DEFENSIVE) {
        let battle = set_up(mission, 0);
        assert_eq!(battle.turn.phase, format!("set-up-{mission}"));
    }
}

/// FOWM-MIS-07, FOWM-MIS-08.
#[test]
fn who_begins_is_rolled_for_in_a_fair_fight_and_is_the_attacker_in_a_defensive_battle() {
    for mission in FAIR {
        let mut battle = set_up(mission, 1);
        ask(&mut battle, "attacker", "second");
        assert!(offer(&battle, "attacker-begins").is_some());
        take(&mut battle, "defender-begins");
        assert_eq!(stands(&battle), ("turn-start", Side::First, 1));
    }
    for mission in DEFENSIVE {
        let mut battle = set_up(mission, 1);
        ask(&mut battle, "attacker", "second");
        assert!(offer(&battle, "defender-begins").is_none());
        take(&mut battle, "attacker-begins");
        assert_eq!(stands(&battle), ("turn-start", Side::Second, 1));
    }
}

/// FOWM-MIS-01, FOWM-MIS-07: the rolls of the set-up are recorded.
#[test]
fn the_rolls_of_the_set_up_are_noted_and_later_ones_are_not() {
    let mut battle = set_up("encounter", 1);
    // A roll that confirms the earlier answer is a result as well.
    roll(&mut battle, "attacker-roll", &[5, 2]);
    assert!(mission_battle(&battle).attacker_rolled);
    assert!(battle.turn.done.contains("roles"), "its step is done");
    roll(&mut battle, "attacker-roll", &[2, 5]);
    assert_eq!(mission_battle(&battle).attacker, Side::Second);
    assert!(!battle.turn.done.contains("first-turn"));
    roll(&mut battle, "first-turn-roll", &[1, 5]);
    assert_eq!(mission_battle(&battle).begins, Side::First);
    assert!(battle.turn.done.contains("first-turn"));
    roll(&mut battle, "first-turn-roll", &[5, 5]);
    assert_eq!(mission_battle(&battle).begins, Side::Second, "he finished first");
    take(&mut battle, "defender-begins");
    assert_eq!(mission_battle(&battle).begins, Side::First);
    roll(&mut battle, "attacker-roll", &[5, 2]);
    roll(&mut battle, "first-turn-roll", &[5, 2]);
    assert_eq!(mission_battle(&battle).attacker, Side::Second);
    assert_eq!(mission_battle(&battle).begins, Side::First);
}

/// Rolls these faces in a calculator, and applies the result.
#[track_caller]
fn roll(battle: &mut BattleState, id: &str, faces: &[u8]) {
    let calculator = RULESET.calculator(id).expect("a calculator");
    let open = Action::OpenCalculator {
        at_questions: true,
        calculator: id.to_owned(),
        answers: Answers::new(),
        about: None,
        cast: Answers::new(),
    };
    battle.act(&open, &RULESET);
    let house = Values::defaults(RULESET.house_rules);
    let mut generator = Generator::recorded(faces);
    let (effects, _) =
        dice::roll(&mut generator, |dice| battle.effects(calculator, &house, dice, &RULESET));
    assert_eq!(generator.drawn(), faces);
    battle.act(&effects.action(calculator, &RULESET), &RULESET);
}

/// FOWM-AMB-33: the players pick any mission, as long as the battle has not begun.
#[test]
fn another_mission_that_is_picked_in_the_set_up_is_set_up() {
    let mut battle = set_up("no-retreat", 1);
    ask(&mut battle, "attacker", "second");
    ask(&mut battle, "mission", "dust-up");
    let onward = first(&battle);
    take(&mut battle, onward);
    assert_eq!(stands(&battle), ("set-up-dust-up", Side::Second, 1));
    take(&mut battle, "defender-begins");
    assert_eq!(stands(&battle), ("turn-start", Side::First, 1));
    // Or they play without one.
    let mut battle = set_up("no-retreat", 1);
    ask(&mut battle, "mission", "none");
    let onward = first(&battle);
    take(&mut battle, onward);
    assert_eq!(stands(&battle), ("start", Side::First, 1));
}

/// FOWM-END-01, FOWM-TIM-02, FOWM-AMB-18: time may run out, and a player concede, at any time.
#[test]
fn the_clock_stops_as_the_battle_ends() {
    let mut battle = set_up("free-for-all", 2);
    take(&mut battle, "attacker-begins");
    take(&mut battle, "play-on");
    let timing = Timing { each: Some(60), ..Timing::default() };
    battle.act(&Action::SetClock { timing, at: 1_000_000 }, &RULESET);
    battle.act(&Action::RunClock { whose: clock::Whose::First, at: 1_000_000 }, &RULESET);
    let end = offer(&battle, "time").expect("it may end");
    let end = Action::take(&end, &Values::defaults(RULESET.house_rules), &RULESET);
    battle.act(&end.timed(1_060_000), &RULESET);
    assert_eq!(battle.clock.runs(), None);
    assert_eq!(battle.clock.used(clock::Whose::First, 2_000_000), 60_000, "one minute");
}

#[test]
fn a_battle_may_end_in_its_set_up() {
    for mission in FAIR.iter().chain(&DEFENSIVE) {
        for (end, ended) in [
            ("time", Ending::Time),
            ("attacker-concedes", Ending::AttackerConcedes),
            ("defender-concedes", Ending::DefenderConcedes),
        ] {
            let mut battle = set_up(mission, 1);
            assert!(offer(&battle, "attacker-broken").is_none());
            let over = offer(&battle, end).expect("it is offered");
            assert!(over.aside && over.kind == OfferKind::Ends);
            take(&mut battle, end);
            assert_eq!((stands(&battle).0, mission_battle(&battle).ended), ("over", ended));
        }
    }
}

/// FOWM-MIS-11, FOWM-AMB-31: no kind of platoon is excluded.
#[test]
fn every_platoon_may_begin_dug_in() {
    let mut battle = set_up("hold-the-line", 0);
    add(&mut battle, Side::First, "Tanks", &[("kind", "armoured")]);
    let values = battle.unit(1).expect("there is one").1.values(&RULESET);
    let dug_in = &RULESET.tracker.fields[Platoon::AT.dug_in.index()];
    assert!(dug_in.matters(values.all()));
    unit(&mut battle, 1, "dug-in", "yes");
    assert!(platoon(&battle, 1).dug_in);
}

/// The round counts the turns of the side that began.
#[test]
fn rounds_are_counted_from_the_side_that_began() {
    let mut battle = set_up("encounter", 1);
    take(&mut battle, "defender-begins");
    let mut seen = vec![(battle.turn.side, battle.turn.number)];
    for _ in 0..4 {
        to_the_next_turn(&mut battle);
        seen.push((battle.turn.side, battle.turn.number));
    }
    let (one, two) = (Side::First, Side::Second);
    assert_eq!(seen, [(two, 1), (one, 1), (two, 2), (one, 2), (two, 3)]);
}

/// FOWM-VPS-05, FOWM-AMB-22: reserves and ambush count, Transport platoons and independent
/// teams do not; each side is counted when its own first turn begins.
#[test]
fn platoons_are_counted_as_a_side_begins_its_first_turn() {
    let mut battle = set_up("no-retreat", 7);
    unit(&mut battle, 8, "place", "reserve");
    unit(&mut battle, 9, "place", "ambush");
    add(&mut battle, Side::Second, "Trucks", &[("transport-platoon", "yes")]);
    add(&mut battle, Side::Second, "Commander", &[("role", "company-commander")]);
    take(&mut battle, "attacker-begins");
    assert_eq!(force(&battle, Side::First).started_with.0, 7);
    assert_eq!(force(&battle, Side::Second).started_with.0, 0, "not yet");
    // A platoon lost before its side's first turn was not part of the army that began that turn.
    take(&mut battle, "play-on");
    unit(&mut battle, 14, "place", "destroyed");
    to_the_next_turn(&mut battle);
    assert_eq!(force(&battle, Side::Second).started_with.0, 6);
    for _ in 0..2 {
        to_the_next_turn(&mut battle);
    }
    unit(&mut battle, 13, "place", "destroyed");
    to_the_next_turn(&mut battle);
    assert_eq!(force(&battle, Side::Second).started_with.0, 6, "only once");
}

/// FOWM-END-P1: the first button shows whether an Objective wins.
#[test]
fn what_is_known_of_the_objectives_puts_the_likelier_answer_first() {
    // Mission, Objective, the side that has Taken it, whether that wins for attacker, defender.
    let cases = [
        // Free-for-All: 1 and 2 are the attacker's, on the defender's half.
        ("free-for-all", 1, "attacker", true, false),
        ("free-for-all", 2, "attacker", true, false),
        ("free-for-all", 3, "attacker", false, false),
        ("free-for-all", 3, "defender", false, true),
        ("free-for-all", 1, "defender", false, false),
        // Encounter: 1 is the attacker's on his own half, 2 the defender's on his; 3 and 4 lie on
        // the opponent's half.
        ("encounter", 1, "attacker", false, false),
        ("encounter", 2, "attacker", true, false),
        ("encounter", 3, "attacker", true, false),
        ("encounter", 4, "defender", false, true),
        ("encounter", 1, "defender", false, true),
        ("encounter", 2, "defender", false, false),
        ("dust-up", 3, "attacker", true, false),
        ("dust-up", 3, "defender", false, false),
        // Defensive Battles: any, for the attacker only.
        ("no-retreat", 1, "attacker", true, false),
        ("no-retreat", 2, "attacker", true, false),
        ("no-retreat", 1, "defender", false, false),
        ("hold-the-line", 2, "attacker", true, false),
    ];
    for (mission, number, taken, attacker_wins, defender_wins) in cases {
        let mut battle = set_up(mission, 1);
        ask(&mut battle, &format!("objectives.{number}.taken"), taken);
        take(&mut battle, "attacker-begins");
        let what = format!("{mission} {number} {taken}");
        assert_eq!(first(&battle) == "attacker-objective", attacker_wins, "{what}");
        to_the_next_turn(&mut battle);
        assert_eq!(first(&battle) == "defender-objective", defender_wins, "{what}");
        if DEFENSIVE.contains(&mission) {
            assert!(offer(&battle, "defender-objective").is_none(), "{what}");
        }
    }
}

/// FOWM-END-05: in the middle of a turn an Objective does not end the battle.
#[test]
fn objectives_are_asked_for_at_the_start_of_a_turn_only() {
    let mut battle = set_up("encounter", 1);
    take(&mut battle, "attacker-begins");
    take(&mut battle, "play-on");
    ask(&mut battle, "objectives.3.taken", "attacker");
    assert!(offer(&battle, "attacker-objective").is_none());
    to_the_next_turn(&mut battle);
    assert!(offer(&battle, "attacker-objective").is_none(), "the defender's turn");
    to_the_next_turn(&mut battle);
    take(&mut battle, "attacker-objective");
    assert_eq!(battle.turn.phase, "over");
    assert_eq!(mission_battle(&battle).ended, Ending::AttackerObjective);
    assert_eq!(battle.offers(&RULESET), []);
}

/// FOWM-NOR-11, FOWM-HTL-11, FOWM-AMB-23.
#[test]
fn the_defenders_half_is_looked_at_from_his_sixth_turn_on() {
    for mission in DEFENSIVE {
        let mut battle = set_up(mission, 1);
        take(&mut battle, "attacker-begins");
        let mut asked = Vec::new();
        for _ in 0..15 {
            let clear = offer(&battle, "half-clear").is_some();
            if clear {
                asked.push((battle.turn.side, battle.turn.number));
            }
            // No question is asked where nothing can end the battle, and about Objectives only on a
            // turn in which they can.
            let attacks = battle.turn.side == Side::First;
            assert_eq!(battle.turn.phase == "turn-start", attacks || clear, "{mission}");
            let asks = steps(&battle, &Values::defaults(RULESET.house_rules));
            let of_objectives = asks.iter().any(|(id, _)| *id == "objectives-taken");
            assert_eq!(of_objectives, attacks, "{mission}");
            to_the_next_turn(&mut battle);
        }
        let defender = Side::Second;
        assert_eq!(asked, [(defender, 6), (defender, 7)], "{mission}");
    }
    let mut battle = set_up("encounter", 1);
    take(&mut battle, "attacker-begins");
    for _ in 0..15 {
        assert!(offer(&battle, "half-clear").is_none());
        to_the_next_turn(&mut battle);
    }
}

/// FOWM-END-P2: the battle ends at once, and the other side gets all Objectives.
#[test]
fn a_broken_company_ends_the_battle_and_hands_over_every_objective() {
    let mut battle = set_up("no-retreat", 1);
    take(&mut battle, "attacker-begins");
    take(&mut battle, "play-on");
    take(&mut battle, "defender-broken");
    let after = mission_battle(&battle);
    assert_eq!(after.ended, Ending::DefenderBroken);
    let taken = after.objectives.map(|objective| objective.taken);
    assert_eq!(taken[..2], [Taken::Attacker; 2]);
    assert_eq!(taken[2..], [Taken::Nobody; 2], "there are only two");
    // FOWM-AMB-16.
    assert!(
        said(&battle).iter().any(|line| line.contains("attacker has won")),
        "{:?}",
        said(&battle)
    );
}

/// FOWM-END-02: the battle ends at once, so there is no other next step.
#[test]
fn a_failed_company_test_leaves_no_next_phase() {
    let mut battle = set_up("no-retreat", 1);
    take(&mut battle, "attacker-begins");
    take(&mut battle, "play-on");
    assert!(offer(&battle, "next-phase").is_some());
    let (field, value) = (String::from("morale-failed"), String::from("yes"));
    battle.act(&Action::SetSide { side: Side::Second, field, value }, &RULESET);
    assert!(offer(&battle, "next-phase").is_none());
    take(&mut battle, "defender-broken");
    assert_eq!(mission_battle(&battle).ended, Ending::DefenderBroken);
}

/// FOWM-TIM-T1, FOWM-VPS-P1 with losses counted by the app.
#[test]
fn the_points_come_from_the_losses_of_the_trackers() {
    // Mission, end, platoons per side, losses of each, text.
    let cases = [
        ("no-retreat", "time", 6, 0, 1, "Victory points: attacker 2, defender 5"),
        ("no-retreat", "defender-concedes", 6, 0, 3, "Victory points: attacker 6, defender 1"),
        ("no-retreat", "attacker-broken", 9, 4, 1, "Victory points: attacker 1, defender 6"),
        ("hold-the-line", "attacker-concedes", 9, 0, 2, "Victory points: attacker 2, defender 5"),
        ("free-for-all", "time", 6, 0, 2, "Victory points: attacker 3, defender 1"),
        ("encounter", "time", 9, 1, 3, "Victory points: attacker 3, defender 1"),
        ("dust-up", "time", 8, 1, 1, "Victory points: attacker 2, defender 2"),
        ("dust-up", "attacker-concedes", 8, 0, 8, "Victory points: attacker 3, defender 4"),
    ];
    for (mission, end, platoons, attacker, defender, wanted) in cases {
        let mut battle = set_up(mission, platoons);
        take(&mut battle, "attacker-begins");
        to_the_next_turn(&mut battle);
        for (lost, from) in [(attacker, 1), (defender, platoons + 1)] {
            for number in from..from + lost {
                unit(&mut battle, u32::try_from(number).expect("small"), "place", "destroyed");
            }
        }
        if battle.turn.phase == "turn-start" {
            take(&mut battle, "play-on");
        }
        take(&mut battle, end);
        let said = said(&battle);
        assert!(said.iter().any(|line| line.starts_with(wanted)), "{mission} {end}: {said:?}");
    }
}

/// FOWM-MIS-09, FOWM-AMB-09: half of the platoons, rounded up, and only for sides with reserves.
#[test]
fn the_set_up_says_how_many_are_missing_in_reserve() {
    let mut battle = set_up("encounter", 7);
    let missing =
        |battle: &BattleState| said(battle).iter().filter(|line| line.contains("too few")).count();
    assert_eq!(missing(&battle), 2, "both sides");
    for number in 1..=4 {
        unit(&mut battle, number, "place", "reserve");
    }
    assert_eq!(missing(&battle), 1);
    unit(&mut battle, 4, "place", "table");
    assert_eq!(missing(&battle), 2, "three of seven are less than half");
    let told = said(&battle);
    assert!(told.iter().any(|line| line.starts_with("1 too few: at least 4")), "{told:?}");
    assert_eq!(missing(&set_up("no-retreat", 6)), 1, "the defender alone");
    assert_eq!(missing(&set_up("free-for-all", 6)), 0);
    // At most one platoon is in ambush (FOWM-MIS-10).
    let mut battle = set_up("hold-the-line", 6);
    unit(&mut battle, 7, "place", "ambush");
    let one = said(&battle).len();
    unit(&mut battle, 8, "place", "ambush");
    assert_eq!(said(&battle).len(), one + 1);
}

/// FOWM-MIS-05: only platoons can be put in Reserve or Ambush.
#[test]
fn only_platoons_are_offered_for_reserve_and_ambush() {
    for mission in DEFENSIVE {
        let mut battle = set_up(mission, 1);
        for role in ["independent", "2ic", "company-commander"] {
            add(&mut battle, Side::Second, role, &[("role", role)]);
        }
        let (_, stage) = battle.phase(&RULESET).expect("a stage");
        let offered = |battle: &BattleState, step: &str| {
            let mut steps = stage.steps.iter();
            let marks = steps.find(|known| known.id == step).and_then(|known| known.marks);
            let mark = marks.expect("it marks units")();
            let units = battle.units.of(Side::Second).iter();
            let units = units.filter(|unit| mark.offers(&unit.values(&RULESET)));
            units.map(|unit| unit.name.clone()).collect::<Vec<_>>()
        };
        assert_eq!(offered(&battle, "reserves-defender"), ["Platoon 0"], "FOWM-MIS-05, -09");
        assert_eq!(offered(&battle, "ambush"), ["Platoon 0"], "FOWM-MIS-05, -10");
        assert_eq!(offered(&battle, "dug-in").len(), 4);
        // A team that an older build has put there can be taken out.
        let observer = battle.units.of(Side::Second)[1].id;
        unit(&mut battle, observer, "place", "ambush");
        assert_eq!(offered(&battle, "ambush"), ["Platoon 0", "independent"]);
    }
}

#[test]
fn reserves_arrive_in_the_own_starting_phase_and_an_ambush_is_revealed_at_any_time() {
    let mut battle = set_up("no-retreat", 2);
    unit(&mut battle, 3, "place", "reserve");
    unit(&mut battle, 4, "place", "ambush");
    take(&mut battle, "attacker-begins");
    take(&mut battle, "play-on");
    assert!(offer(&battle, "arrives").is_none(), "it is not their turn");
    assert!(offer(&battle, "revealed").is_some());
    to_the_next_turn(&mut battle);
    take(&mut battle, "arrives");
    assert_eq!(stands(&battle), ("start", Side::Second, 1), "it takes no phase");
    assert!(offer(&battle, "arrives").is_none());
    take(&mut battle, "next-phase");
    take(&mut battle, "revealed");
    assert_eq!(stands(&battle).0, "movement");
    assert!(offer(&battle, "revealed").is_none());
    // The attacker has no reserves in this mission.
    let mut battle = set_up("no-retreat", 1);
    unit(&mut battle, 1, "place", "reserve");
    take(&mut battle, "attacker-begins");
    take(&mut battle, "play-on");
    assert!(offer(&battle, "arrives").is_none());
}

/// The special rules of the book that the turn screen names now.
fn named(battle: &BattleState) -> Vec<&'static str> {
    let played = battle.view(&RULESET, |view| {
        (RULESET.missions.played)(view, &Values::defaults(RULESET.house_rules))
    });
    let all = played.expect("a mission").mission.named.iter();
    battle.view(&RULESET, |view| {
        let now = all.filter(|named| (RULESET.missions.matters)(named, view));
        now.map(|named| named.cite).collect()
    })
}

#[test]
fn a_special_rule_is_named_while_it_matters() {
    const AMBUSH: &str = "FOWM-SPR-03";
    const RESERVES: &str = "FOWM-SPR-04";
    const PREPARED: &str = "FOWM-SPR-02";
    let mut battle = set_up("no-retreat", 2);
    assert_eq!(named(&battle), [AMBUSH, RESERVES, PREPARED], "in the set-up");
    unit(&mut battle, 3, "place", "reserve");
    unit(&mut battle, 4, "place", "ambush");
    take(&mut battle, "attacker-begins");
    take(&mut battle, "play-on");
    assert_eq!(named(&battle), [AMBUSH], "the reserves are not the attacker's");
    to_the_next_turn(&mut battle);
    assert_eq!(named(&battle), [AMBUSH, RESERVES], "they may arrive");
    take(&mut battle, "revealed");
    take(&mut battle, "arrives");
    assert_eq!(named(&battle), [""; 0]);
    // The rule of the Meeting Engagement is for both sides' first turns only.
    let mut battle = set_up("free-for-all", 1);
    take(&mut battle, "attacker-begins");
    assert_eq!(named(&battle), ["FOWM-SPR-01"]);
    to_the_next_turn(&mut battle);
    assert_eq!(named(&battle), ["FOWM-SPR-01"]);
    to_the_next_turn(&mut battle);
    assert_eq!(named(&battle), [""; 0]);
}

#[test]
fn the_set_up_keeps_what_belongs_to_the_whole_battle() {
    let mut battle = set_up("dust-up", 0);
    ask(&mut battle, "long", "96");
    ask(&mut battle, "quarter", "right");
    let house = Values::defaults(RULESET.house_rules);
    let played = battle.view(&RULESET, |view| (RULESET.missions.played)(view, &house));
    let played = played.expect("a mission");
    assert_eq!(played.mission.id, "dust-up");
    assert!(played.table.mirrored);
    assert_eq!((played.table.long, played.table.short), (960, 480));
    assert_eq!(played.placed.len(), 4);
    assert_eq!(mission_battle(&battle).mission, Mission::DustUp);
}

/// The set-up checklists of the five missions: each step in its place, by its player. In
/// a set-up "active" is the attacker.
#[test]
fn the_steps_of_a_set_up_come_in_the_order_of_the_sheet() {
    use Whose::{Active as A, Both, Opponent as D};
    let fair =
        [("deploy", Both), ("loose-teams", Both), ("recce-moves", Both), ("first-turn", Both)];
    let objectives =
        [("objective-1", A), ("objective-2", D), ("objective-3", A), ("objective-4", D)];
    let reserves = [("reserves-attacker", A), ("reserves-defender", D)];
    let begins = [("table", Both), ("roles", Both)];
    let defensive = [
        &begins[..],
        &[
            ("ground", D),
            ("objective-1", D),
            ("objective-2", A),
            ("reserves-defender", D),
            ("ambush", D),
            ("deploy-defender", D),
            ("deploy-attacker", A),
            ("loose-teams", Both),
            ("recce-moves", Both),
            ("dug-in", Both),
            ("first-turn", A),
        ],
    ]
    .concat();
    let edge = [&begins[..], &[("ground", A)]].concat();
    let pairs = [("objectives-attacker", A), ("objectives-defender", D)];
    let dust_up =
        [("table", Both), ("centre", Both), ("roles", Both), ("ground", A), ("ground-defender", D)];
    let usual = Values::defaults(RULESET.house_rules);
    let wanted = [
        ("free-for-all", [&edge[..], &pairs, &fair].concat()),
        ("encounter", [&edge[..], &objectives, &reserves, &fair].concat()),
        ("dust-up", [&dust_up[..], &objectives, &reserves, &fair].concat()),
        ("no-retreat", defensive.clone()),
        ("hold-the-line", defensive),
    ];
    for (mission, wanted) in wanted {
        assert_eq!(steps(&set_up(mission, 1), &usual), wanted, "{mission}");
    }
    // FOWM-AMB-13.
    let (singly, misfits) = Values::read(RULESET.house_rules, [("objectives-singly", "yes")]);
    assert!(misfits.is_empty());
    assert_eq!(
        steps(&set_up("free-for-all", 1), &singly),
        [&edge[..], &objectives, &fair].concat()
    );
}

/// FOWM-AMB-13: the map shows the Objectives' numbers in the battle.
#[test]
fn an_objective_has_one_number_on_the_map_and_in_the_battle() {
    for singly in ["no", "yes"] {
        let (house, _) = Values::read(RULESET.house_rules, [("objectives-singly", singly)]);
        for mission in FAIR.iter().chain(&DEFENSIVE) {
            let battle = set_up(mission, 0);
            let played = battle.view(&RULESET, |view| (RULESET.missions.played)(view, &house));
            let played = played.expect("a mission");
            let told: Vec<_> = played.mission.words(played.table).iter().map(words).collect();
            for placed in &played.placed {
                let by =
                    if played.side(placed.by) == played.attacker { "attacker" } else { "defender" };
                let number = placed.number.to_string();
                let of_it = told.iter().filter(|line| {
                    line.split(':').next().is_some_and(|numbers| {
                        numbers.starts_with("Objective") && numbers.contains(&number)
                    })
                });
                let of_it: Vec<_> = of_it.collect();
                assert_eq!(of_it.len(), 1, "{mission} {number}: {told:?}");
                let says = format!("placed by the {by}");
                assert!(of_it[0].contains(&says), "{mission} {singly} {number}: {of_it:?}");
            }
        }
    }
}

/// FOWM-MIS-P3: the second Objective of a player goes in a different place from the first,
/// or has to be near it.
#[test]
fn the_placing_of_a_second_objective_knows_of_the_first() {
    let mut battle = set_up("encounter", 0);
    ask(&mut battle, "long", "96");
    let asked = |battle: &BattleState, side| known::<ObjectivePlacing>(battle, side);
    assert_eq!(asked(&battle, Side::First).round, Round::Own);
    ask(&mut battle, "objectives.1.noted", "yes");
    let first = asked(&battle, Side::First);
    assert_eq!((first.who, first.round), (Seat::Attacker, Round::Enemy));
    assert_eq!(first.long.0, 96);
    let second = asked(&battle, Side::Second);
    assert_eq!((second.who, second.round), (Seat::Defender, Round::Own));
    // Free-for-All: 3 and 4 are the defender's, who is the first side here.
    let mut battle = set_up("free-for-all", 0);
    ask(&mut battle, "attacker", "second");
    ask(&mut battle, "objectives.3.noted", "yes");
    ask(&mut battle, "objectives.3.x", "20.5");
    ask(&mut battle, "objectives.3.y", "44");
    assert!(!asked(&battle, Side::Second).other);
    let defender = asked(&battle, Side::First);
    assert_eq!((defender.who, defender.other), (Seat::Defender, true));
    assert_eq!((defender.other_left.0, defender.other_defender.0), (205, 440));
    // Defensive Battles: each player has one.
    let mut battle = set_up("no-retreat", 0);
    ask(&mut battle, "objectives.1.noted", "yes");
    assert!(!asked(&battle, Side::Second).other);
}

/// FOWM-MIS-P5: platoons in Reserve are not deployed; with equal numbers the attacker, who began,
/// finishes first.
#[test]
fn the_set_up_says_who_finishes_deploying_first() {
    let finishes = |battle: &BattleState, who: &str| {
        let end = format!("the {who} finishes first.");
        let equal = format!("the {who} began and so finishes first.");
        let said = said(battle);
        said.iter().any(|line| line.ends_with(&end) || line.ends_with(&equal))
    };
    for mission in FAIR {
        let mut battle = set_up(mission, 4);
        assert!(finishes(&battle, "attacker"), "{mission}");
        // Side 2 has platoons 5 to 8.
        if mission == "free-for-all" {
            add(&mut battle, Side::First, "One more", &[]);
        } else {
            unit(&mut battle, 5, "place", "reserve");
        }
        assert!(finishes(&battle, "defender"), "{mission}");
        ask(&mut battle, "attacker", "second");
        assert!(finishes(&battle, "attacker"), "{mission}");
        assert!(!finishes(&set_up(mission, 0), "attacker"), "{mission}");
    }
}

/// FOWM-MIS-P2: the roll uses the answer to the question which side finished first.
#[test]
fn the_first_turn_roll_knows_who_finished_first() {
    let mut battle = set_up("dust-up", 3);
    assert_eq!(known::<FirstTurnRoll>(&battle, Side::First).finished, Seat::Attacker);
    // The defender has fewer to deploy, until the players say otherwise (FOWM-MIS-P5).
    unit(&mut battle, 4, "place", "reserve");
    let finished = |battle: &BattleState| known::<FirstTurnRoll>(battle, Side::First).finished;
    assert_eq!(finished(&battle), Seat::Defender);
    // A Transport platoon is deployed like others (FOWM-MIS-04, FOW-TRP-13).
    let trucks = [("transport-platoon", "yes")];
    add(&mut battle, Side::Second, "Trucks", &trucks);
    assert_eq!(finished(&battle), Seat::Attacker);
    ask(&mut battle, "finished-first", "attacker");
    assert_eq!(finished(&battle), Seat::Attacker);
    ask(&mut battle, "finished-first", "defender");
    let roll: FirstTurnRoll = known(&battle, Side::First);
    assert_eq!((roll.mission, roll.finished), (Mission::DustUp, Seat::Defender));
}

/// FOWM-MIS-10, FOWM-MIS-11: Dug In, Reserve and Ambush of the set-up last until an event ends
/// them; the start of a turn does not.
#[test]
fn what_is_marked_in_the_set_up_lasts_into_the_turns() {
    let mut battle = set_up("hold-the-line", 3);
    for number in [1, 2, 4] {
        unit(&mut battle, number, "dug-in", "yes");
    }
    unit(&mut battle, 5, "place", "reserve");
    unit(&mut battle, 6, "place", "ambush");
    take(&mut battle, "attacker-begins");
    for _ in 0..6 {
        for number in [1, 2, 4] {
            assert!(platoon(&battle, number).dug_in, "{number} {:?}", stands(&battle));
        }
        let places = [5, 6].map(|number| platoon(&battle, number).place);
        assert_eq!(format!("{places:?}"), "[Reserve, Ambush]");
        to_the_next_turn(&mut battle);
    }
}

/// FOWM-AMB-23, with the second side attacking: the defender's own turns are counted.
#[test]
fn the_sixth_turn_is_the_defenders_whichever_side_that_is() {
    for mission in DEFENSIVE {
        let mut battle = set_up(mission, 1);
        ask(&mut battle, "attacker", "second");
        take(&mut battle, "attacker-begins");
        let mut asked = Vec::new();
        for turn in 0..14 {
            let ends: BattleEnd = known(&battle, battle.turn.side);
            assert_eq!(ends.turn.count(), turn / 2 + 1, "{mission}");
            let here = offer(&battle, "half-clear").is_some();
            let step = steps(&battle, &Values::defaults(RULESET.house_rules));
            let step = step.iter().any(|(id, _)| *id == "half-clear");
            assert_eq!(here, step, "{mission}");
            if here {
                asked.push((battle.turn.side, battle.turn.number));
            }
            to_the_next_turn(&mut battle);
        }
        assert_eq!(asked, [(Side::First, 6), (Side::First, 7)], "{mission}");
        // It is not asked in the middle of a turn.
        to_the_next_turn(&mut battle);
        take(&mut battle, "play-on");
        assert!(offer(&battle, "half-clear").is_none());
        to_the_next_turn(&mut battle);
        to_the_next_turn(&mut battle);
        take(&mut battle, "half-clear");
        assert_eq!(mission_battle(&battle).ended, Ending::HalfClear);
        assert!(said(&battle).iter().any(|line| line == "The defender has won"));
    }
}

/// FOWM-END-05: an Objective Taken and lost again before its side's turn starts wins
/// nothing.
#[test]
fn an_objective_that_is_lost_again_ends_nothing() {
    let mut battle = set_up("free-for-all", 1);
    take(&mut battle, "defender-begins");
    take(&mut battle, "play-on");
    ask(&mut battle, "objectives.3.taken", "defender");
    to_the_next_turn(&mut battle);
    assert_eq!(stands(&battle), ("turn-start", Side::First, 1));
    assert_eq!(first(&battle), "play-on", "it is the attacker's turn");
    take(&mut battle, "play-on");
    ask(&mut battle, "objectives.3.taken", "nobody");
    to_the_next_turn(&mut battle);
    assert_eq!(stands(&battle), ("turn-start", Side::Second, 2));
    assert_eq!(first(&battle), "play-on");
    ask(&mut battle, "objectives.3.taken", "defender");
    assert_eq!(first(&battle), "defender-objective");
    take(&mut battle, "defender-objective");
    let said = said(&battle);
    assert!(said.iter().any(|line| line == "The defender has won"), "{said:?}");
}

/// FOWM-AMB-17: when time ends the battle, Objectives do not count; FOWM-TIM-04: neither side wins
/// a Fair Fight by time.
#[test]
fn time_gives_a_fair_fight_to_nobody_even_where_an_objective_is_taken() {
    let mut battle = set_up("encounter", 9);
    take(&mut battle, "attacker-begins");
    to_the_next_turn(&mut battle);
    ask(&mut battle, "objectives.3.taken", "attacker");
    for number in [1, 10, 11] {
        unit(&mut battle, number, "place", "destroyed");
    }
    // When a turn begins, the check at its start comes first.
    let barred = |battle: &BattleState| offer(battle, "time")?.barred.map(|note| note.cite);
    assert_eq!(barred(&battle), Some("FOWM-AMB-17"));
    let mut next = battle.clone();
    to_the_next_turn(&mut next);
    assert_eq!(first(&next), "attacker-objective");
    assert_eq!(barred(&next), Some("FOWM-AMB-17"));
    take(&mut battle, "play-on");
    assert_eq!(barred(&battle), None);
    take(&mut battle, "time");
    assert_eq!(mission_battle(&battle).ended, Ending::Time);
    let told = said(&battle);
    let has = |start: &str| told.iter().any(|line| line.starts_with(start));
    assert!(has("Nobody has won"), "{told:?}");
    // One lost platoon of nine is ignored on both sides (FOWM-AMB-20).
    assert!(has("Victory points: attacker 2, defender 1"), "{told:?}");
    assert!(has("Nine platoons or more"), "{told:?}");
    assert!(!has("Stunning") && !has("Major") && !has("Minor"), "{told:?}");
    // The calculator gives the same.
    let points: VictoryPoints = known(&battle, Side::First);
    let forces = [&points.attacker, &points.defender].map(|one| (one.started.0, one.lost.0));
    assert_eq!(forces, [(9, 1), (9, 2)]);
}

/// FOWM-END-02, FOWM-AMB-37: in a Fair Fight too, at once and in the enemy's turn.
#[test]
fn a_broken_company_loses_a_fair_fight() {
    for mission in FAIR {
        for (broken, wanted) in [
            ("attacker-broken", "The defender has won"),
            ("defender-broken", "The attacker has won"),
        ] {
            let mut battle = set_up(mission, 6);
            assert!(offer(&battle, broken).is_none(), "not before the first turn");
            take(&mut battle, "attacker-begins");
            take(&mut battle, "play-on");
            take(&mut battle, "next-phase");
            take(&mut battle, broken);
            assert_eq!(battle.turn.phase, "over");
            let winner =
                if broken == "attacker-broken" { Taken::Defender } else { Taken::Attacker };
            let taken = mission_battle(&battle).objectives.map(|objective| objective.taken);
            assert_eq!(taken, [winner; 4], "{mission} {broken}");
            let said = said(&battle);
            assert!(said.iter().any(|line| line == wanted), "{mission}: {said:?}");
            assert!(said.iter().any(|line| line == "Stunning Victory"), "{said:?}");
        }
    }
}

/// FOWM-VPS-05, FOWM-AMB-22: eight are not a large army, whatever their trucks and
/// commanders; nine are, including reserve and ambush. Platoons still in reserve or ambush
/// at the end are not lost.
#[test]
fn nine_platoons_spare_one_and_reserves_at_the_end_are_no_loss() {
    for (platoons, wanted, called) in [
        (8, "Victory points: attacker 2, defender 5", "Major Victory"),
        (9, "Victory points: attacker 1, defender 6", "Stunning Victory"),
    ] {
        let mut battle = set_up("no-retreat", platoons);
        let first_of_defender = u32::try_from(platoons).expect("small") + 1;
        for number in first_of_defender..first_of_defender + 5 {
            unit(&mut battle, number, "place", "reserve");
        }
        unit(&mut battle, first_of_defender + 5, "place", "ambush");
        add(&mut battle, Side::Second, "Trucks", &[("transport-platoon", "yes")]);
        add(&mut battle, Side::Second, "Commander", &[("role", "company-commander")]);
        take(&mut battle, "attacker-begins");
        to_the_next_turn(&mut battle);
        unit(&mut battle, first_of_defender + 6, "place", "destroyed");
        // The attacker's losses change nothing (FOWM-VPS-04).
        for number in 1..=4 {
            unit(&mut battle, number, "place", "destroyed");
        }
        take(&mut battle, "time");
        let said = said(&battle);
        assert!(said.iter().any(|line| line.starts_with(wanted)), "{said:?}");
        assert!(said.iter().any(|line| line == called), "{said:?}");
    }
}

/// FOWM-VPS-02, FOWM-VPS-05, FOW-TRP-13: a Transport platoon is not part of the nine, but
/// counts as lost.
#[test]
fn a_transport_platoon_that_is_destroyed_is_lost() {
    for (platoons, wanted) in [
        (8, "Victory points: attacker 2, defender 5"),
        (9, "Victory points: attacker 1, defender 6"),
    ] {
        let mut battle = set_up("no-retreat", platoons);
        let trucks = [("transport-platoon", "yes")];
        add(&mut battle, Side::Second, "Trucks", &trucks);
        take(&mut battle, "attacker-begins");
        to_the_next_turn(&mut battle);
        let number = 2 * u32::try_from(platoons).expect("small") + 1;
        unit(&mut battle, number, "place", "destroyed");
        to_the_next_turn(&mut battle);
        let started = usize::try_from(force(&battle, Side::Second).started_with.0);
        assert_eq!(started, Ok(platoons));
        take(&mut battle, "play-on");
        take(&mut battle, "time");
        let said = said(&battle);
        assert!(said.iter().any(|line| line.starts_with(wanted)), "{said:?}");
    }
}

/// FOWM-MIS-07: the side that won the roll for the first turn is offered first.
#[test]
fn the_winner_of_the_first_turn_roll_is_offered_first() {
    for (attacker, faces, begins) in [
        ("first", [2, 5], "defender-begins"),
        ("first", [5, 2], "attacker-begins"),
        ("second", [2, 5], "defender-begins"),
        ("second", [5, 2], "attacker-begins"),
    ] {
        let mut battle = set_up("encounter", 1);
        ask(&mut battle, "attacker", attacker);
        assert_eq!(first(&battle), "attacker-begins", "nothing was rolled");
        roll(&mut battle, "first-turn-roll", &faces);
        assert_eq!(first(&battle), begins, "{attacker}, {faces:?}");
        let defender =
            if begins == "defender-begins" { "attacker-begins" } else { "defender-begins" };
        assert!(offer(&battle, defender).is_some());
    }
}

/// A calculator takes the same answers from the battle as its step, however it is opened:
/// from the list, or by its bare address.
#[test]
fn a_mission_calculator_knows_the_battle_however_it_is_opened() {
    for mission in FAIR.into_iter().chain(DEFENSIVE) {
        let mut battle = set_up(mission, 3);
        ask(&mut battle, "attacker", "second");
        ask(&mut battle, "finished-first", "defender");
        let set_up = battle.clone();
        take(&mut battle, "attacker-begins");
        take(&mut battle, "play-on");
        unit(&mut battle, 4, "place", "destroyed");
        let on = battle.clone();
        take(&mut battle, "attacker-concedes");
        for battle in [set_up, on, battle] {
            let side = battle.turn.side;
            let known = battle.view(&RULESET, |view| (RULESET.missions.known)(view, side));
            assert!(known.len() > 4, "{mission}");
            for opening in known {
                let calculator = RULESET.calculator(opening.calculator).expect("there is one");
                let values = opening.values(calculator);
                let from_list = battle.opened_from_list(calculator, &RULESET);
                assert_eq!(from_list, values, "{} of {mission}", calculator.id);
                let mut battle = battle.clone();
                let open = Action::OpenCalculator {
                    at_questions: true,
                    calculator: calculator.id.to_owned(),
                    answers: Answers::new(),
                    about: None,
                    cast: Answers::new(),
                };
                battle.act(&open, &RULESET);
                assert_eq!(battle.calculator_state(calculator.id).values(calculator), values);
            }
        }
    }
}

/// FOWM-VPS-P1: the calculator after the end of the battle gets the losses; before the end
/// the defender wins a Defensive Battle (FOWM-WIN-03).
#[test]
fn victory_points_know_mission_winner_and_losses() {
    let mut battle = set_up("no-retreat", 3);
    take(&mut battle, "attacker-begins");
    take(&mut battle, "play-on");
    unit(&mut battle, 1, "place", "destroyed");
    let calculator = RULESET.calculator("victory-points").expect("there is one");
    let points: VictoryPoints = battle.opened_from_list(calculator, &RULESET).typed();
    assert_eq!((points.mission, points.winner), (Mission::NoRetreat, Winner::Defender));
    take(&mut battle, "defender-concedes");
    let points: VictoryPoints = battle.opened_from_list(calculator, &RULESET).typed();
    assert_eq!(points.winner, Winner::Attacker);
    assert_eq!((points.attacker.started.0, points.attacker.lost.0), (3, 1));
    // From the calculator of the end, too.
    let end = RULESET.calculator("battle-end").expect("there is one");
    let house = Values::defaults(RULESET.house_rules);
    let (values, _) =
        Values::read(end.fields, [("mission", "no-retreat"), ("occasion", "defender-concedes")]);
    let next = (end.work)(&values, &house).next;
    let opening = next.first().expect("the points come next");
    let open = battle.open(opening, None, &Answers::new(), &RULESET);
    battle.act(&open.expect("it opens"), &RULESET);
    let again: VictoryPoints = battle.calculator_state("victory-points").values(calculator).typed();
    assert_eq!(again, points);
}
