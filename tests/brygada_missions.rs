//! Battles of 10. Brygada with a mission: the set-up step by step, whose turn is first, after how
//! many rounds it ends, and which side has won, judged by the units on the table.

#![allow(clippy::expect_used, clippy::panic)]

use adjutant::aid::mission::{CENTIMETRE, Point, Tenths, Why};
use adjutant::aid::{Calculate, Figure, Form, Offer, OfferKind, PhaseKind, Side, Values, Whose};
use adjutant::battle::{Action, Answers, BattleState, Session, Setup};
use adjutant::rulesets::brygada::RULESET;
use adjutant::rulesets::brygada::sheet::army_total::ArmyTotal;
use adjutant::rulesets::brygada::sheet::scores::{
    EngagementScore, FrontalAttackResult, ObjectiveControl,
};
use adjutant::rulesets::brygada::turn::missions::result::{Verdict, verdict};
use adjutant::rulesets::brygada::units::unit::Unit;
use adjutant::text::keys::brygada as t;
use adjutant::text::{Language, Packs, Phrase, PluralCategory, Voice};

const EQUAL: [&str; 4] =
    ["meeting-engagement", "spoils-of-war", "reconnaissance-in-force", "strategic-point"];

fn answers(all: &[(&str, &str)]) -> Answers {
    let written = all.iter();
    written.map(|(field, value)| ((*field).to_owned(), (*value).to_owned())).collect()
}

/// A battle at the set-up of a mission; the numbers of the units are those of the list,
/// from 1.
fn battle_with(mission: &str, units: &[(Side, &[(&str, &str)])]) -> BattleState {
    let mut battle = BattleState::new(&RULESET);
    let setup = Setup { whole: answers(&[("mission", mission)]), ..Setup::default() };
    battle.act(&Action::StartBattle(setup), &RULESET);
    for (place, (side, state)) in units.iter().enumerate() {
        let add = Action::AddUnit {
            side: *side,
            name: format!("Unit {}", place + 1),
            answers: answers(state),
        };
        battle.act(&add, &RULESET);
    }
    battle
}

fn ask(battle: &mut BattleState, field: &str, value: &str) {
    let (field, value) = (field.to_owned(), value.to_owned());
    battle.act(&Action::SetBattle { field, value }, &RULESET);
}

fn set(battle: &mut BattleState, unit: u32, field: &str, value: &str) {
    let side = battle.unit(unit).expect("there is one").0;
    let set = Action::SetUnit { side, unit, field: field.to_owned(), value: value.to_owned() };
    battle.act(&set, &RULESET);
}

fn state(battle: &BattleState, unit: u32) -> Unit {
    let (_, unit) = battle.unit(unit).expect("there is one");
    unit.values(&RULESET).typed()
}

fn offer(battle: &BattleState, id: &str, unit: Option<u32>) -> Option<Offer> {
    let mut offers = battle.offers(&RULESET).into_iter();
    offers.find(|offer| offer.id == id && (unit.is_none() || offer.unit == unit))
}

#[track_caller]
fn take(battle: &mut BattleState, id: &str, unit: Option<u32>) {
    let Some(offer) = offer(battle, id, unit) else {
        let all: Vec<_> = battle.offers(&RULESET);
        let all: Vec<_> = all.iter().map(|offer| (offer.id, offer.unit)).collect();
        panic!("{id} is not offered in {}: {all:?}", battle.turn.phase)
    };
    for pass_over in battle.passing_over(&offer, &RULESET) {
        battle.act(&pass_over, &RULESET);
    }
    let take = Action::Take {
        offer: offer.id.to_owned(),
        stage: offer.to.stage.clone(),
        unit: offer.unit,
        house: Answers::new(),
    };
    battle.act(&take, &RULESET);
}

/// A turn without any action.
#[track_caller]
fn pass(battle: &mut BattleState) {
    take(battle, "regroup", None);
    let onward = battle.offers(&RULESET)[0].id;
    take(battle, onward, None);
}

/// The stage, the side and the round.
fn stands(battle: &BattleState) -> (&str, Side, u32) {
    (&battle.turn.phase, battle.turn.side, battle.turn.number)
}

/// Plays the battle to its end without doing anything.
#[track_caller]
fn to_the_end(battle: &mut BattleState) {
    take(battle, "turn", None);
    for _ in 0..20 {
        if battle.turn.phase == "over" {
            return;
        }
        pass(battle);
    }
    panic!("it does not end");
}

fn words(phrase: &Phrase) -> String {
    let packs = Packs::embedded(Language::English);
    let voice = Voice { packs: &packs, metric: true, plural: &|_, _| PluralCategory::Other };
    voice.render(phrase)
}

/// The steps of the present stage that matter, and the side of each.
fn steps(battle: &BattleState) -> Vec<(&'static str, Whose)> {
    let (_, phase) = battle.phase(&RULESET).expect("a stage");
    let house = Values::defaults(RULESET.house_rules);
    battle.view(&RULESET, |view| {
        let steps = phase.steps.iter().filter(|step| step.matters(view, &house));
        steps.map(|step| (step.id, step.whose)).collect()
    })
}

/// The result text of a step of the present stage.
#[track_caller]
fn said(battle: &BattleState, step: &str) -> Vec<String> {
    let (_, phase) = battle.phase(&RULESET).expect("a stage");
    let house = Values::defaults(RULESET.house_rules);
    battle.view(&RULESET, |view| {
        let mut steps = phase.steps.iter();
        let step = steps.find(|one| one.id == step).expect("a step");
        assert!(step.matters(view, &house), "{}", step.id);
        let notes = step.says.expect("it says something")(view);
        notes.iter().map(|note| words(&note.phrase)).collect()
    })
}

/// The answers that the battle knows for a calculator opened from a side's own step.
fn known<C: Calculate>(battle: &BattleState, side: Side) -> C {
    let id = C::ABOUT.id;
    let calculator = RULESET.calculator(id).expect("a calculator");
    let known = battle.view(&RULESET, |view| (RULESET.missions.known)(view, side));
    let opening = known.iter().find(|opening| opening.calculator == id);
    opening.expect("known").values(calculator).typed()
}

fn result(battle: &BattleState) -> Option<Verdict> {
    battle.view(&RULESET, verdict).map(|(verdict, _)| verdict)
}

const WON_BY_FIRST: Option<Verdict> = Some(Verdict::Won(Side::First));
const WON_BY_SECOND: Option<Verdict> = Some(Verdict::Won(Side::Second));
const DRAW: Option<Verdict> = Some(Verdict::Draw);

const FIRST: Side = Side::First;
const SECOND: Side = Side::Second;
const SQUAD: &[(&str, &str)] = &[];
const TANK: &[(&str, &str)] = &[("kind", "armoured"), ("cost", "26")];

#[test]
fn a_mission_begins_with_its_own_set_up_and_a_battle_without_one_with_a_turn() {
    for mission in EQUAL.iter().chain(&["frontal-attack"]) {
        let battle = battle_with(mission, &[]);
        assert_eq!(battle.turn.phase, format!("set-up-{mission}"));
        let (_, stage) = battle.phase(&RULESET).expect("a stage");
        assert_eq!(stage.kind, PhaseKind::SetUp);
    }
    assert_eq!(battle_with("none", &[]).turn.phase, "actions");
}

/// BR10-MIS-S1 to S5, and the ledger's list of steps before a battle.
#[test]
fn the_set_up_is_in_the_order_of_the_sheet() {
    use Whose::{Active, Both, Opponent};
    let agree =
        [("agree", Both), ("army-first", Active), ("army-second", Opponent), ("terrain", Both)];
    let deploy = [
        ("depth", Both),
        ("first-player", Both),
        ("deploy-first", Active),
        ("deploy-second", Opponent),
        ("cards", Both),
    ];
    let with = |between: &[(&'static str, Whose)]| [&agree, between, &deploy].concat();
    let equal = with(&[]);
    for (mission, expected) in [
        ("meeting-engagement", equal.clone()),
        ("reconnaissance-in-force", equal),
        ("spoils-of-war", with(&[("number", Both), ("objectives", Both)])),
        ("strategic-point", with(&[("feature", Both)])),
        (
            "frontal-attack",
            vec![
                ("agree", Both),
                ("roles", Both),
                ("army-first", Active),
                ("army-second", Opponent),
                ("terrain", Both),
                ("depth", Both),
                ("deploy-defender", Opponent),
                ("cards", Both),
                ("markers", Opponent),
                ("enters", Active),
            ],
        ),
    ] {
        assert_eq!(steps(&battle_with(mission, &[])), expected, "{mission}");
    }
}

/// BR10-MIS-04, BR10-MIS-12, BR10-AMB-16, BR10-MIS-T1.
#[test]
fn the_first_turn_is_the_attackers_or_the_first_players_and_the_rounds_are_those_of_the_sheet() {
    for (mission, rounds) in [
        ("meeting-engagement", 6),
        ("frontal-attack", 8),
        ("spoils-of-war", 6),
        ("reconnaissance-in-force", 8),
        ("strategic-point", 6),
    ] {
        let mut battle = battle_with(mission, &[]);
        ask(&mut battle, "attacker", "second");
        take(&mut battle, "turn", None);
        for round in 1..=rounds {
            assert_eq!(stands(&battle), ("actions", SECOND, round), "{mission}");
            pass(&mut battle);
            assert_eq!(stands(&battle), ("actions", FIRST, round), "{mission}");
            if round < rounds {
                pass(&mut battle);
            }
        }
        take(&mut battle, "regroup", None);
        let last = offer(&battle, "last-round", None).expect("the end");
        assert_eq!(last.kind, OfferKind::Ends);
        assert!(offer(&battle, "end-turn", None).is_none());
        take(&mut battle, "last-round", None);
        assert_eq!(battle.turn.phase, "over");
        assert_eq!(battle.offers(&RULESET), []);
    }
}

/// BR10-MIS-14, BR10-MRK-06: the markers last through the attacker's first turn.
#[test]
fn the_defender_of_a_frontal_attack_may_begin_with_markers_on_all_units() {
    let units =
        [(FIRST, SQUAD), (SECOND, SQUAD), (SECOND, TANK), (SECOND, &[("destroyed", "yes")])];
    let mut battle = battle_with("frontal-attack", &units);
    let first = battle.offers(&RULESET)[0].id;
    assert_eq!(first, "turn", "the defender may do without");
    take(&mut battle, "defender-ready", None);
    assert_eq!(battle.turn.phase, "set-up-frontal-attack", "it goes on");
    let ready = |battle: &BattleState| [1, 2, 3, 4].map(|unit| state(battle, unit).ready);
    assert_eq!(ready(&battle), [false, true, true, false]);
    assert!(offer(&battle, "defender-ready", None).is_none(), "all have");
    take(&mut battle, "turn", None);
    assert_eq!(ready(&battle), [false, true, true, false]);
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "move", None);
    take(&mut battle, "reacts", Some(3));
    take(&mut battle, "go-on", None);
    assert_eq!(ready(&battle), [false, true, false, false]);
    take(&mut battle, "done", None);
    pass(&mut battle);
    assert_eq!(ready(&battle), [false; 4], "the defender's own turn begins");

    // The other side attacks.
    let mut battle = battle_with("frontal-attack", &units);
    ask(&mut battle, "attacker", "second");
    take(&mut battle, "defender-ready", None);
    assert_eq!(ready(&battle), [true, false, false, false]);
    for mission in EQUAL {
        let battle = battle_with(mission, &units);
        assert!(offer(&battle, "defender-ready", None).is_none(), "{mission}");
    }
}

/// BR10-MIS-06, BR10-AMB-42.
#[test]
fn only_the_attacker_of_a_frontal_attack_leaves_over_the_far_edge_as_he_moves() {
    let units = [(FIRST, SQUAD), (SECOND, SQUAD)];
    let mut battle = battle_with("frontal-attack", &units);
    take(&mut battle, "turn", None);
    take(&mut battle, "activate", Some(1));
    assert!(offer(&battle, "leaves", None).is_none(), "it has not moved");
    take(&mut battle, "move-shoot", None);
    take(&mut battle, "leaves", None);
    let unit = state(&battle, 1);
    assert!(unit.left_table && unit.activated);
    assert_eq!(battle.turn.phase, "actions");
    // The attacker's only unit has left: that is at least a third, so the battle may end at once.
    let ends = offer(&battle, "enough-left", None).expect("one of one has left");
    assert!(!ends.aside);
    take(&mut battle, "regroup", None);
    take(&mut battle, "end-turn", None);
    take(&mut battle, "activate", Some(2));
    take(&mut battle, "move", None);
    assert!(offer(&battle, "leaves", None).is_none(), "the defender's");

    let mut battle = battle_with("meeting-engagement", &units);
    take(&mut battle, "turn", None);
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "move", None);
    assert!(offer(&battle, "leaves", None).is_none(), "another mission");
}

/// BR10-AMB-42: riders and towed guns reach the edge by the vehicle's move.
#[test]
fn riders_and_a_towed_gun_leave_with_their_vehicle() {
    const TRACTOR: &[(&str, &str)] =
        &[("kind", "light-vehicle"), ("tows", "light"), ("carries", "2")];
    let units = [
        (FIRST, TRACTOR),
        (FIRST, &[("rides", "1")]),
        (FIRST, &[("kind", "gun"), ("towed", "1")]),
        (FIRST, SQUAD),
        (SECOND, SQUAD),
    ];
    let mut battle = battle_with("frontal-attack", &units);
    take(&mut battle, "turn", None);
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "move", None);
    let before = battle.clone();
    take(&mut battle, "leaves", None);
    for unit in [1, 2, 3] {
        assert!(state(&battle, unit).left_table, "{unit}");
        assert!(offer(&battle, "activate", Some(unit)).is_none(), "{unit}");
    }
    assert!(!state(&battle, 4).left_table);
    // One entry of the log stores the result for the vehicle, its riders and its gun.
    let leaves = offer(&before, "leaves", None).expect("it moves");
    let leaves = Action::Take {
        offer: leaves.id.to_owned(),
        stage: leaves.to.stage.clone(),
        unit: leaves.unit,
        house: Answers::new(),
    };
    let mut session = Session::new(1, before.clone());
    session.act(leaves, &RULESET);
    assert_eq!(*session.battle_state(), battle);
    assert!(session.undo(&RULESET, &|_| None).is_ok());
    assert_eq!(*session.battle_state(), before);
}

/// BR10-MOV-06, BR10-AMB-19: a reaction shot that immobilises a unit ends its move for good.
#[test]
fn what_was_immobilised_in_its_move_does_not_leave() {
    let mut battle = battle_with("frontal-attack", &[(FIRST, TANK), (SECOND, SQUAD)]);
    take(&mut battle, "turn", None);
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "fast-move", None);
    set(&mut battle, 1, "immobilised", "yes");
    let leaves = offer(&battle, "leaves", None).expect("it was on its way");
    assert_eq!(leaves.barred.map(|why| why.cite), Some("BR10-MOV-06"));
}

/// A step ticked by mistake is unticked, with all its effects.
#[test]
fn riders_and_a_towed_gun_come_back_with_their_vehicle() {
    const TRACTOR: &[(&str, &str)] =
        &[("kind", "light-vehicle"), ("tows", "light"), ("carries", "2")];
    let units = [
        (FIRST, TRACTOR),
        (FIRST, &[("rides", "1")]),
        (FIRST, &[("kind", "gun"), ("towed", "1")]),
        (SECOND, SQUAD),
    ];
    for gone in ["left-table", "destroyed"] {
        let mut battle = battle_with("frontal-attack", &units);
        set(&mut battle, 1, gone, "yes");
        assert!([1, 2, 3].iter().all(|unit| !state(&battle, *unit).is_there()));
        set(&mut battle, 1, gone, "no");
        for unit in [2, 3] {
            let back = state(&battle, unit);
            assert!(back.is_there() && back.carrier() == Some(1), "{gone}: {unit}");
        }
        // A unit that was already lost before its vehicle stays lost.
        set(&mut battle, 2, "destroyed", "yes");
        set(&mut battle, 1, gone, "yes");
        set(&mut battle, 1, gone, "no");
        assert!(state(&battle, 2).destroyed && !state(&battle, 3).destroyed);
    }
    // A unit lost in a different way from its vehicle does not come back with it.
    for gone in ["left-table", "destroyed"] {
        let mut battle = battle_with("frontal-attack", &units);
        let (other, value) =
            if gone == "destroyed" { ("bases-lost", "3") } else { ("destroyed", "yes") };
        set(&mut battle, 1, gone, "yes");
        set(&mut battle, 2, other, value);
        set(&mut battle, 1, gone, "no");
        assert!(state(&battle, 2).destroyed && state(&battle, 3).is_there(), "{gone}");
    }
}

/// BR10-MIS-01: a mission's figures hold, its length too, unless the players agree otherwise.
#[test]
fn the_players_may_agree_to_end_a_mission_early() {
    let mut battle = battle_with("reconnaissance-in-force", &[(FIRST, SQUAD)]);
    take(&mut battle, "turn", None);
    assert!(offer(&battle, "agreed-end", None).expect("it may end").aside);
    take(&mut battle, "agreed-end", None);
    assert_eq!(battle.turn.phase, "over");
    assert!(offer(&battle_with("none", &[]), "agreed-end", None).is_none());
}

/// BR10-ARM-P1, BR10-MIS-06.
#[test]
fn the_costs_of_both_armies_are_compared_with_what_was_agreed() {
    let squad: &[(&str, &str)] = &[("cost", "60")];
    let units = [(FIRST, squad), (FIRST, squad), (SECOND, squad)];
    let mut battle = battle_with("frontal-attack", &units);
    ask(&mut battle, "points", "75");
    // With half as many points again the limit is 112.
    let first = said(&battle, "army-first");
    assert_eq!(first[0], "Its units cost 120 of 112 points.");
    assert_eq!(first.len(), 2, "{first:?}");
    let second = ["Its units cost 60 of 75 points."];
    assert_eq!(said(&battle, "army-second"), second);
    let total: ArmyTotal = known(&battle, FIRST);
    assert_eq!((total.agreed.0, total.attacker, total.sum.0), (75, true, 120));
    let total: ArmyTotal = known(&battle, SECOND);
    assert_eq!((total.agreed.0, total.attacker, total.sum.0), (75, false, 60));
    ask(&mut battle, "attacker", "second");
    assert_eq!(said(&battle, "army-first"), ["Its units cost 60 of 112 points."]);

    // On equal terms neither side has more.
    let mut battle = battle_with("meeting-engagement", &units);
    ask(&mut battle, "points", "120");
    assert_eq!(said(&battle, "army-first"), ["Its units cost 120 of 120 points."]);
    assert!(said(&battle_with("meeting-engagement", &[]), "army-first").is_empty());
}

/// BR10-MIS-02.
#[test]
fn the_gap_between_the_zones_is_what_the_table_leaves() {
    let mut battle = battle_with("meeting-engagement", &[]);
    assert_eq!(said(&battle, "depth"), ["That leaves 50\u{a0}cm between the zones."]);
    ask(&mut battle, "depth", "45");
    let none = ["That leaves no gap between the zones on this table."];
    assert_eq!(said(&battle, "depth"), none);
    ask(&mut battle, "short", "91");
    assert_eq!(said(&battle, "depth"), ["That leaves 1\u{a0}cm between the zones."]);
    let house = Values::defaults(RULESET.house_rules);
    let played = battle.view(&RULESET, |view| (RULESET.missions.played)(view, &house));
    let table = played.expect("a mission").table;
    assert_eq!((table.short, table.depth), (91 * CENTIMETRE, 45 * CENTIMETRE));
}

/// The recorded place of an objective, and its faults: the reasons and the differences in
/// centimetres.
fn faults(battle: &BattleState, number: u8) -> Option<Vec<(Why, Tenths)>> {
    let house = Values::defaults(RULESET.house_rules);
    let played = battle.view(&RULESET, |view| (RULESET.missions.played)(view, &house));
    let faults = played.expect("a mission").faults(number)?;
    let told = faults.iter().map(|one| (one.why, one.by / CENTIMETRE));
    Some(told.collect())
}

/// Records where an objective is, in centimetres.
fn place(battle: &mut BattleState, number: u8, at: Option<(Tenths, Tenths)>) {
    let at = at.map(|(x, y)| Point { x: x * CENTIMETRE, y: y * CENTIMETRE });
    let written = (RULESET.missions.stands)(number, at);
    let fields = RULESET.tracker.battle_fields;
    let written = written.into_iter().map(|(place, answer)| {
        let field = &fields[place];
        (field.id.to_string(), field.write(answer))
    });
    let answers = written.collect();
    battle.act(&Action::SetBattleAll { answers }, &RULESET);
}

/// BR10-MIS-08.
#[test]
fn objectives_are_placed_in_turn_and_the_later_one_is_too_near() {
    let mut battle = battle_with("spoils-of-war", &[]);
    let house = Values::defaults(RULESET.house_rules);
    let placed = |battle: &BattleState| {
        let played = battle.view(&RULESET, |view| (RULESET.missions.played)(view, &house));
        played.expect("a mission").placed
    };
    assert_eq!(placed(&battle).len(), 3);
    ask(&mut battle, "number", "2");
    assert_eq!(placed(&battle).len(), 2);
    assert_eq!(faults(&battle, 1), None, "not noted");
    place(&mut battle, 1, Some((30, 30)));
    place(&mut battle, 2, Some((59, 30)));
    assert_eq!(faults(&battle, 1), Some(vec![]), "the first was there before");
    assert_eq!(faults(&battle, 2), Some(vec![(Why::TooClose, 1)]));
    place(&mut battle, 2, Some((60, 30)));
    assert_eq!(faults(&battle, 2), Some(vec![]));
    place(&mut battle, 2, None);
    assert_eq!(faults(&battle, 2), None);
    // Objectives beyond the agreed number are ignored, not lost.
    place(&mut battle, 2, Some((60, 30)));
    ask(&mut battle, "number", "1");
    assert_eq!(faults(&battle, 2), None);
    ask(&mut battle, "number", "2");
    assert_eq!(faults(&battle, 2), Some(vec![]));
}

/// BR10-MIS-P1, BR10-AMB-17, BR10-AMB-29.
#[test]
fn the_meeting_engagement_counts_what_was_destroyed_and_half_of_what_was_damaged() {
    let squad: &[(&str, &str)] = &[("cost", "15"), ("bases", "3")];
    let four: &[(&str, &str)] = &[("cost", "15"), ("bases", "4")];
    let units = [(FIRST, squad), (FIRST, four), (FIRST, TANK), (SECOND, squad), (SECOND, TANK)];
    let mut battle = battle_with("meeting-engagement", &units);
    to_the_end(&mut battle);
    assert_eq!(result(&battle), DRAW, "nothing was lost");
    // 2 of 3 bases are left: more than half.
    set(&mut battle, 1, "bases-lost", "1");
    assert_eq!(result(&battle), DRAW);
    // 2 of 4 bases are left: half of the 15 points count.
    set(&mut battle, 2, "bases-lost", "2");
    assert_eq!(result(&battle), WON_BY_SECOND);
    assert_eq!(said(&battle, "winner"), ["The second player wins."]);
    assert_eq!(
        said(&battle, "score"),
        [
            "First player: 0 (destroyed 0, counting half 0)",
            "Second player: 7.5 (destroyed 0, counting half 1)"
        ]
    );
    // A damaged tank counts half of its 26, a destroyed one all of it.
    set(&mut battle, 5, "immobilised", "yes");
    assert_eq!(result(&battle), WON_BY_FIRST, "13 against 7.5");
    set(&mut battle, 3, "destroyed", "yes");
    assert_eq!(result(&battle), WON_BY_SECOND, "13 against 33.5");
    let score: EngagementScore = known(&battle, SECOND);
    assert_eq!((score.full.0, score.half.0), (26, 15));
    // Which player goes first changes the names but not the points.
    ask(&mut battle, "attacker", "second");
    assert_eq!(said(&battle, "winner"), ["The first player wins."]);

    let mut battle = battle_with("meeting-engagement", &[]);
    to_the_end(&mut battle);
    assert_eq!(result(&battle), None, "no units were kept");
    assert_eq!(said(&battle, "winner").len(), 1);
}

/// BR10-MIS-P2: 3 need 1, 4 need 2, 9 need 3, 10 need 4.
#[test]
fn a_third_of_the_attackers_units_rounded_up_has_to_leave() {
    for (units, needed) in [(3, 1), (4, 2), (9, 3), (10, 4)] {
        let mut all = vec![(FIRST, SQUAD); units];
        all.push((SECOND, SQUAD));
        let mut battle = battle_with("frontal-attack", &all);
        take(&mut battle, "turn", None);
        for number in 1..=needed {
            assert_eq!(result(&battle), WON_BY_SECOND, "{units}: {number} is missing");
            assert!(offer(&battle, "enough-left", None).is_none());
            set(&mut battle, number, "left-table", "yes");
        }
        assert_eq!(result(&battle), WON_BY_FIRST, "{units}: {needed} left");
        // Destroyed units count among those at the start.
        set(&mut battle, needed + 1, "destroyed", "yes");
        assert_eq!(result(&battle), WON_BY_FIRST);
        let first = battle.offers(&RULESET).into_iter().next();
        let first = first.expect("something comes next");
        assert!(first.leads && first.id == "enough-left", "it comes first");
        take(&mut battle, "enough-left", None);
        assert_eq!(said(&battle, "winner"), ["The attacker wins."]);
        let told = format!("Left by the far edge: {needed} of {units} units. Needed: {needed}.");
        assert_eq!(said(&battle, "units-left"), [told]);
        let asked: FrontalAttackResult = known(&battle, FIRST);
        assert_eq!(asked.units.count() as usize, units);
        assert_eq!(asked.left.count(), needed);
    }
    // Units of the defender that left do not count.
    let mut battle = battle_with("frontal-attack", &[(FIRST, SQUAD), (SECOND, SQUAD)]);
    set(&mut battle, 2, "left-table", "yes");
    assert_eq!(result(&battle), WON_BY_SECOND);
}

/// BR10-MIS-07, BR10-AMB-17, BR10-AMB-29.
#[test]
fn more_objectives_held_win_the_spoils() {
    let mut battle = battle_with("spoils-of-war", &[(SECOND, TANK)]);
    to_the_end(&mut battle);
    assert_eq!(result(&battle), DRAW, "nobody holds any");
    ask(&mut battle, "objectives.1.held", "second");
    ask(&mut battle, "objectives.2.held", "first");
    assert_eq!(result(&battle), DRAW);
    ask(&mut battle, "objectives.3.held", "second");
    assert_eq!(result(&battle), WON_BY_SECOND);
    assert_eq!(said(&battle, "held-by"), ["First player: 1 held", "Second player: 2 held"]);
    let control: ObjectiveControl = known(&battle, FIRST);
    let calculator = RULESET.calculator("objective-control").expect("a calculator");
    let house = Values::defaults(RULESET.house_rules);
    let working = (calculator.work)(&control.answers(), &house);
    assert_eq!(working.headline.1, Figure::Word(t::HELD_LOST), "alike");
    // An objective that was not agreed does not count.
    ask(&mut battle, "number", "2");
    assert_eq!(result(&battle), DRAW);
    // A damaged vehicle is reported.
    assert!(said(&battle, "held").is_empty());
    set(&mut battle, 1, "gun-destroyed", "yes");
    let damaged = "Damaged vehicles, which hold nothing: first player 0, second player 1.";
    assert_eq!(said(&battle, "held"), [damaged]);
}

/// BR10-MIS-09: any unit that is not destroyed counts, with its full cost.
#[test]
fn points_in_the_enemys_zone_win_the_reconnaissance() {
    let units = [(FIRST, SQUAD), (FIRST, TANK), (SECOND, TANK)];
    let mut battle = battle_with("reconnaissance-in-force", &units);
    to_the_end(&mut battle);
    assert_eq!(result(&battle), DRAW);
    set(&mut battle, 1, "in-place", "yes");
    assert_eq!(result(&battle), WON_BY_FIRST);
    set(&mut battle, 3, "in-place", "yes");
    assert_eq!(result(&battle), WON_BY_SECOND, "8 against 26");
    set(&mut battle, 2, "in-place", "yes");
    set(&mut battle, 2, "immobilised", "yes");
    assert_eq!(result(&battle), WON_BY_FIRST, "34 against 26");
    set(&mut battle, 2, "destroyed", "yes");
    assert_eq!(result(&battle), WON_BY_SECOND);
    assert_eq!(
        said(&battle, "counted"),
        [
            "First player: 8 points in the enemy's zone",
            "Second player: 26 points in the enemy's zone"
        ]
    );
    let mut battle = battle_with("reconnaissance-in-force", &[]);
    to_the_end(&mut battle);
    assert_eq!(result(&battle), None);
}

/// BR10-MIS-10, BR10-AMB-17.
#[test]
fn the_strategic_point_is_held_by_whoever_is_in_it_alone() {
    let mut battle = battle_with("strategic-point", &[(FIRST, SQUAD), (SECOND, SQUAD)]);
    to_the_end(&mut battle);
    let steps_here: Vec<_> = steps(&battle).into_iter().map(|(id, _)| id).collect();
    assert_eq!(steps_here, ["inside-first", "inside-second", "winner", "counted"]);
    assert_eq!(result(&battle), DRAW, "nobody is inside");
    set(&mut battle, 2, "in-place", "yes");
    assert_eq!(result(&battle), WON_BY_SECOND);
    set(&mut battle, 1, "in-place", "yes");
    assert_eq!(result(&battle), DRAW, "both are");
    set(&mut battle, 2, "destroyed", "yes");
    assert_eq!(result(&battle), WON_BY_FIRST);

    // Without units the players answer.
    let mut battle = battle_with("strategic-point", &[]);
    to_the_end(&mut battle);
    let steps_here: Vec<_> = steps(&battle).into_iter().map(|(id, _)| id).collect();
    assert_eq!(steps_here, ["point", "winner"]);
    assert_eq!(result(&battle), DRAW);
    ask(&mut battle, "point", "first");
    assert_eq!(result(&battle), WON_BY_FIRST);
}

/// After the battle, as in the set-up, the first player is the active one, whichever side's
/// turn was last.
#[test]
fn what_is_marked_after_the_battle_is_the_first_players_or_the_seconds() {
    for (mission, expected) in [
        (
            "frontal-attack",
            vec![("left", Whose::Active), ("winner", Whose::Both), ("units-left", Whose::Both)],
        ),
        (
            "reconnaissance-in-force",
            vec![
                ("in-zone-first", Whose::Active),
                ("in-zone-second", Whose::Opponent),
                ("winner", Whose::Both),
                ("counted", Whose::Both),
            ],
        ),
    ] {
        let mut battle = battle_with(mission, &[(FIRST, SQUAD), (SECOND, SQUAD)]);
        to_the_end(&mut battle);
        assert_eq!(steps(&battle), expected, "{mission}");
    }
}

/// A calculator takes the same answers from the battle as its step, however it is opened:
/// from the list, or by its bare address.
#[test]
fn a_mission_calculator_knows_the_battle_however_it_is_opened() {
    for mission in [
        "none",
        "meeting-engagement",
        "frontal-attack",
        "spoils-of-war",
        "reconnaissance-in-force",
        "strategic-point",
    ] {
        let mut battle = battle_with(mission, &[(FIRST, SQUAD), (SECOND, TANK), (SECOND, SQUAD)]);
        ask(&mut battle, "year", "1915");
        set(&mut battle, 2, "in-place", "yes");
        set(&mut battle, 3, "bases-lost", "1");
        let side = battle.turn.side;
        let known = battle.view(&RULESET, |view| (RULESET.missions.known)(view, side));
        assert!(!known.is_empty(), "{mission}");
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

/// BR10-AMB-49: riders and a towed gun are where their vehicle is, and count with it.
#[test]
fn riders_and_a_towed_gun_are_counted_where_their_vehicle_stands() {
    const CARRIER: &[(&str, &str)] =
        &[("kind", "armoured"), ("carries", "2"), ("tows", "light"), ("cost", "26")];
    let units = [
        (FIRST, CARRIER),
        (FIRST, &[("rides", "1"), ("cost", "15")]),
        (FIRST, &[("kind", "gun"), ("towed", "1"), ("cost", "9")]),
        (SECOND, &[("cost", "40")]),
    ];
    let mut battle = battle_with("reconnaissance-in-force", &units);
    set(&mut battle, 4, "in-place", "yes");
    assert_eq!(result(&battle), Some(Verdict::Won(SECOND)));
    set(&mut battle, 1, "in-place", "yes");
    assert_eq!(result(&battle), Some(Verdict::Won(FIRST)), "26 + 15 + 9");
    assert!([2, 3].iter().all(|unit| state(&battle, *unit).in_place));
    let control: ObjectiveControl = known(&battle, FIRST);
    assert_eq!((control.own_points.0, control.enemy_points.0), (50, 40));
    // A squad that got off counts separately.
    set(&mut battle, 2, "rides", "0");
    set(&mut battle, 1, "in-place", "no");
    assert!(state(&battle, 2).in_place && !state(&battle, 3).in_place);
    // Inside the feature they count as separate units (BR10-MIS-10).
    let mut battle = battle_with("strategic-point", &units);
    set(&mut battle, 1, "in-place", "yes");
    let control: ObjectiveControl = known(&battle, FIRST);
    assert_eq!(control.own_inside.0, 3);
}
