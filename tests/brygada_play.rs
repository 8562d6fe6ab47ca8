//! Stories of battles of 10. Brygada: the possible next steps, what is skipped and when, and the
//! effects of calculators on units.

#![allow(clippy::expect_used, clippy::panic)]

mod story;

use std::collections::BTreeMap;

use adjutant::aid::{Offer, OfferKind, Side, Values};
use adjutant::battle::{Action, Answers, BattleState, BySide, Missing};
use adjutant::rulesets::brygada::RULESET;
use adjutant::rulesets::brygada::sheet::words::{Deed, Lost};
use adjutant::rulesets::brygada::units::unit::Unit;

use adjutant::text::Arg;

use story::{answers, lacks, offer, set};

/// A battle without a mission: the units are numbered from 1 in the order of the list.
fn battle_with(units: &[(Side, &[(&str, &str)])]) -> BattleState {
    with(&[], units)
}

fn with(whole: story::Fields, units: &[(Side, story::Fields)]) -> BattleState {
    story::battle_with(&RULESET, whole, units)
}

fn taking(offer: &Offer) -> Action {
    Action::Take {
        offer: offer.id.to_owned(),
        stage: offer.to.stage.clone(),
        unit: offer.unit,
        house: BTreeMap::new(),
    }
}

/// Takes the offer of this name.
#[track_caller]
fn take(battle: &mut BattleState, id: &str, unit: Option<u32>) {
    let Some(offer) = offer(battle, id, unit) else {
        let all: Vec<_> = battle.offers(&RULESET);
        let all: Vec<_> = all.iter().map(|offer| (offer.id, offer.unit)).collect();
        panic!("{id} is not offered in {}: {all:?}", battle.turn.phase)
    };
    assert!(offer.barred.is_none() || offer.held, "{id}");
    story::take(battle, &offer);
}

/// Activates a unit, which declares and does nothing else.
#[track_caller]
fn play(battle: &mut BattleState, unit: u32, declares: &str) {
    take(battle, "activate", Some(unit));
    take(battle, declares, None);
    while battle.turn.phase.ends_with("-action") {
        take(battle, "done", None);
    }
}

fn state(battle: &BattleState, unit: u32) -> Unit {
    story::state(battle, unit)
}

fn barred(battle: &BattleState, id: &str, unit: Option<u32>) -> Option<&'static str> {
    Some(offer(battle, id, unit)?.barred?.cite)
}

const TANK: &[(&str, &str)] = &[
    ("kind", "armoured"),
    ("anti-tank", "yes"),
    ("quality", "2"),
    ("later-quality", "0"),
    ("weapons.1.at-10", "2"),
    ("tows", "light"),
];
const GUN: &[(&str, &str)] = &[("kind", "gun"), ("anti-tank", "yes")];

#[test]
fn a_side_activates_its_units_one_by_one_regroups_and_then_it_is_the_others_turn() {
    let squad: &[(&str, &str)] = &[];
    let mut battle =
        battle_with(&[(Side::First, squad), (Side::First, squad), (Side::Second, squad)]);
    assert_eq!(battle.turn.phase, "actions");
    assert!(offer(&battle, "activate", Some(3)).is_none(), "the enemy's");
    let regroup = offer(&battle, "regroup", None).expect("one may stop early");
    assert!(regroup.aside, "but it is not what comes next");
    play(&mut battle, 2, "move-shoot");
    assert!(state(&battle, 2).activated && state(&battle, 2).shot);
    assert!(offer(&battle, "activate", Some(2)).is_none(), "once a turn");
    play(&mut battle, 1, "fast-move");
    assert!(!offer(&battle, "regroup", None).expect("all are turned").aside);
    take(&mut battle, "regroup", None);
    assert!(!state(&battle, 1).activated && !state(&battle, 2).activated);
    assert!(state(&battle, 2).shot, "the shot comes back with the own turn");
    take(&mut battle, "end-turn", None);
    assert_eq!((battle.turn.number, battle.turn.side), (1, Side::Second));
    play(&mut battle, 3, "hold");
}

#[test]
fn what_was_declared_is_fixed() {
    let mut battle = battle_with(&[(Side::First, TANK)]);
    take(&mut battle, "activate", Some(1));
    for pair in ["move", "fast-move", "shoot", "move-shoot", "shoot-move", "marker"] {
        assert!(offer(&battle, pair, None).is_some(), "{pair}");
    }
    for none in ["shoot-shoot", "shoot-marker", "marker-shoot", "hitch-hitch"] {
        assert!(offer(&battle, none, None).is_none(), "{none}");
    }
    take(&mut battle, "shoot-move", None);
    assert_eq!(battle.turn.phase, "first-action");
    assert_eq!((state(&battle, 1).first, state(&battle, 1).second), (Deed::Shoot, Deed::Move));
    take(&mut battle, "done", None);
    assert_eq!(battle.turn.phase, "second-action");
    assert!(state(&battle, 1).shot);
    take(&mut battle, "done", None);
    assert_eq!(battle.turn.phase, "actions");
    // The second regrouping can be forgone (BR10-SEQ-07).
    take(&mut battle, "regroup", None);
    take(&mut battle, "end-turn", None);
    take(&mut battle, "regroup", None);
    take(&mut battle, "end-turn", None);
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "move-shoot", None);
    take(&mut battle, "forgo", None);
    assert_eq!(battle.turn.phase, "actions");
    assert!(!state(&battle, 1).shot, "it did not shoot");
}

#[test]
fn actions_are_what_card_and_markers_leave() {
    let mut battle = battle_with(&[(Side::First, &[]), (Side::First, TANK)]);
    set(&mut battle, 1, "morale", "1");
    take(&mut battle, "activate", Some(1));
    assert!(offer(&battle, "move", None).is_some());
    assert!(offer(&battle, "fast-move", None).is_none(), "one action only");
    take(&mut battle, "shoot", None);
    take(&mut battle, "done", None);
    set(&mut battle, 2, "lost", "turn");
    assert_eq!(barred(&battle, "activate", Some(2)), Some("BR10-REG-T1"));
    assert!(!offer(&battle, "regroup", None).expect("who cannot act is not waited for").aside,);
    take(&mut battle, "regroup", None);
    assert_eq!(state(&battle, 2).lost, Lost::Action, "90° come back");
    set(&mut battle, 1, "morale", "4");
    take(&mut battle, "end-turn", None);
    take(&mut battle, "regroup", None);
    take(&mut battle, "end-turn", None);
    assert_eq!(barred(&battle, "activate", Some(1)), Some("BR10-SHI-09"));
    assert_eq!(barred(&battle, "activate", Some(2)), None);
}

#[test]
fn an_immobilised_vehicle_shoots_and_one_that_has_shot_moves() {
    let mut battle = battle_with(&[(Side::First, TANK), (Side::First, TANK)]);
    set(&mut battle, 1, "immobilised", "yes");
    take(&mut battle, "activate", Some(1));
    assert_eq!(barred(&battle, "move", None), Some("BR10-MOV-06"));
    assert!(offer(&battle, "move-shoot", None).is_none());
    take(&mut battle, "shoot", None);
    take(&mut battle, "done", None);
    set(&mut battle, 2, "shot", "yes");
    take(&mut battle, "activate", Some(2));
    assert_eq!(barred(&battle, "shoot", None), Some("BR10-SEQ-08"));
    take(&mut battle, "fast-move", None);
}

#[test]
fn a_marker_waits_for_an_enemy_that_moves_and_no_longer_than_the_own_turn() {
    let squad: &[(&str, &str)] = &[];
    let mut battle =
        battle_with(&[(Side::First, squad), (Side::Second, TANK), (Side::Second, squad)]);
    play(&mut battle, 1, "move-marker");
    assert!(state(&battle, 1).ready && !state(&battle, 1).shot);
    take(&mut battle, "regroup", None);
    take(&mut battle, "end-turn", None);
    // A unit that shoots or halts cannot be shot at in reaction; one that moves can (BR10-AMB-39).
    take(&mut battle, "activate", Some(2));
    take(&mut battle, "shoot-move", None);
    assert!(offer(&battle, "reacts", Some(1)).is_none());
    take(&mut battle, "done", None);
    let before = battle.turn.clone();
    take(&mut battle, "reacts", Some(1));
    assert_eq!((battle.turn.phase.as_str(), battle.turn.unit), ("reaction", Some(1)));
    assert_eq!(battle.turn.side, Side::Second, "it stays that side's turn");
    // Until the shot is rolled, neither of the two is suggested as the next step.
    let on = ["go-on", "hold-fire"].map(|id| offer(&battle, id, None).expect("it is offered"));
    assert!(on.iter().all(|offer| offer.aside));
    take(&mut battle, "go-on", None);
    assert_eq!(battle.turn, before);
    assert!(!state(&battle, 1).ready && state(&battle, 1).shot);
    assert!(offer(&battle, "reacts", Some(1)).is_none(), "once");
    take(&mut battle, "done", None);
    take(&mut battle, "regroup", None);
    take(&mut battle, "end-turn", None);
    assert_eq!(battle.turn.number, 2);
    assert!(!state(&battle, 1).shot, "it shoots as usual in its own turn");
    // An unused marker is removed when its side's turn begins (BR10-MRK-06).
    play(&mut battle, 1, "marker");
    take(&mut battle, "regroup", None);
    take(&mut battle, "end-turn", None);
    assert!(state(&battle, 1).ready);
    take(&mut battle, "regroup", None);
    take(&mut battle, "end-turn", None);
    assert!(!state(&battle, 1).ready);
}

#[test]
fn a_unit_that_is_destroyed_while_it_moves_only_turns_its_card() {
    let squad: &[(&str, &str)] = &[];
    let mut battle = battle_with(&[(Side::First, squad), (Side::Second, squad)]);
    set(&mut battle, 2, "ready", "yes");
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "fast-move", None);
    take(&mut battle, "reacts", Some(2));
    set(&mut battle, 1, "destroyed", "yes");
    take(&mut battle, "go-on", None);
    let offers: Vec<_> = battle.offers(&RULESET);
    assert_eq!(offers.len(), 1);
    take(&mut battle, "done", None);
    assert_eq!(battle.turn.phase, "actions");
    assert!(offer(&battle, "activate", Some(1)).is_none());
}

#[test]
fn the_distance_is_asked_before_a_shot_also_where_it_is_what_the_question_begins_with() {
    let vehicle: &[(&str, &str)] = &[("kind", "armoured"), ("anti-tank", "yes")];
    for (id, field, value, units) in [
        ("fire-at-infantry", "band", "10", [&[][..], &[]]),
        ("anti-tank-fire", "distance", "30", [vehicle, vehicle]),
    ] {
        let mut battle = battle_with(&[(Side::First, units[0]), (Side::Second, units[1])]);
        let calculator = RULESET.calculator(id).expect("the calculator");
        let open = |known: Answers| Action::OpenCalculator {
            calculator: id.to_owned(),
            answers: known,
            about: None,
            cast: answers(&[("shooter", "1"), ("target", "2")]),
            at_questions: true,
        };
        let place = calculator.measured[0];
        let distance = Some(Missing::Distance(place));
        battle.act(&open(Answers::new()), &RULESET);
        assert_eq!(lacks(&battle, id), distance, "{id}");
        battle.act(
            &Action::Answer {
                calculator: id.to_owned(),
                field: field.to_owned(),
                value: value.to_owned(),
            },
            &RULESET,
        );
        assert_eq!(lacks(&battle, id), None, "{id}: it is {value}");
        // The next shot is at another distance.
        battle.act(&open(Answers::new()), &RULESET);
        assert_eq!(lacks(&battle, id), distance, "{id}, anew");
        // A link that gives the distance.
        battle.act(&open(answers(&[(field, value)])), &RULESET);
        assert_eq!(lacks(&battle, id), None, "{id}, by a link");
    }
}

#[test]
fn an_assault_ends_the_activation() {
    let mut battle = battle_with(&[(Side::First, &[]), (Side::Second, &[])]);
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "fast-move", None);
    take(&mut battle, "contact", None);
    assert_eq!(battle.turn.phase, "actions");
    assert!(state(&battle, 1).activated);
}

#[test]
fn a_tractor_and_its_gun_spend_actions_together() {
    // BR10-WEX-06: the tractor moves, the gun is unhitched: neither has an action
    // left.
    let mut battle = battle_with(&[(Side::First, TANK), (Side::First, GUN)]);
    set(&mut battle, 2, "towed", "1");
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "move-hitch", None);
    take(&mut battle, "done", None);
    assert_eq!(state(&battle, 2).spent.0, 1);
    take(&mut battle, "unhitch", Some(2));
    assert!(!state(&battle, 2).towed.is_some());
    assert_eq!(state(&battle, 2).actions_next(), 0);
    assert!(state(&battle, 1).activated);
    assert_eq!(barred(&battle, "activate", Some(2)), Some("BR10-GUN-04"));
    // If it is unhitched first, each has one action left (BR10-GUN-P2).
    let mut battle = battle_with(&[(Side::First, TANK), (Side::First, GUN)]);
    set(&mut battle, 2, "towed", "1");
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "hitch-move", None);
    take(&mut battle, "unhitch", Some(2));
    assert_eq!(battle.turn.phase, "second-action");
    take(&mut battle, "done", None);
    assert_eq!(state(&battle, 2).actions_next(), 1);
    // Driving up and hitching: the gun has just one action left.
    let mut battle = battle_with(&[(Side::First, TANK), (Side::First, GUN)]);
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "move-hitch", None);
    take(&mut battle, "done", None);
    take(&mut battle, "hitch", Some(2));
    assert_eq!(state(&battle, 2).towed.number(), Some(1));
    assert_eq!(state(&battle, 2).actions_next(), 1);
    // A heavy gun behind a tractor for light ones is not offered (BR10-GUN-02).
    let mut battle = battle_with(&[(Side::First, TANK), (Side::First, GUN)]);
    set(&mut battle, 2, "heavy", "yes");
    for number in [1, 2] {
        take(&mut battle, "activate", Some(number));
        assert!(offer(&battle, "hitch", None).is_none());
        take(&mut battle, "hold", None);
    }
    // A gun that cannot move alone is not offered a move first.
    let mut battle = battle_with(&[(Side::First, GUN)]);
    set(&mut battle, 1, "speed", "0");
    take(&mut battle, "activate", Some(1));
    assert!(offer(&battle, "move", None).is_some_and(|offer| offer.aside));
    assert!(offer(&battle, "shoot", None).is_none_or(|offer| !offer.aside));
}

#[test]
fn taking_back_brings_everything_back() {
    let mut battle = battle_with(&[(Side::First, &[]), (Side::Second, TANK)]);
    let before = battle.clone();
    let activate = offer(&battle, "activate", Some(1)).expect("it may act");
    assert_eq!(activate.kind, OfferKind::Onward);
    let changes = battle.plan(&taking(&activate), &RULESET);
    for change in &changes {
        battle.apply(change);
    }
    assert_ne!(battle, before);
    let settle = Action::ApplyResult {
        calculator: "anti-tank-fire".to_owned(),
        units: BTreeMap::from([(2, answers(&[("immobilised", "yes")]))]),
        sides: BySide::default(),
        battle: BTreeMap::new(),
    };
    battle.act(&settle, &RULESET);
    assert!(state(&battle, 2).immobilised);
    // The same result is not applied twice.
    set(&mut battle, 2, "immobilised", "no");
    battle.act(&settle, &RULESET);
    assert!(!state(&battle, 2).immobilised);
}

/// The ids of the steps of the current stage.
fn steps(battle: &BattleState) -> Vec<&'static str> {
    let house = Values::defaults(RULESET.house_rules);
    let (_, phase) = battle.phase(&RULESET).expect("there is one");
    let steps = phase.steps.iter();
    battle.view(&RULESET, |view| {
        steps.filter(|step| step.matters(view, &house)).map(|step| step.id).collect()
    })
}

#[test]
fn a_declared_shot_is_not_passed_over_by_the_leading_step() {
    let mut battle = battle_with(&[(Side::First, &[]), (Side::Second, &[])]);
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "shoot", None);
    assert!(steps(&battle).contains(&"shoot"));
    assert!(offer(&battle, "done", None).expect("it may be").aside);
    set(&mut battle, 1, "shot", "yes");
    assert!(!offer(&battle, "done", None).expect("it is").aside);
    assert_eq!(steps(&battle), ["spent"]);
    // A tank still has its other weapons.
    let mut battle = battle_with(&[(Side::First, TANK)]);
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "shoot", None);
    set(&mut battle, 1, "shot", "yes");
    set(&mut battle, 1, "gun-fired", "yes");
    assert!(steps(&battle).contains(&"shoot"));
    set(&mut battle, 1, "weapon-1-fired", "yes");
    assert_eq!(steps(&battle), ["spent"]);
}

#[test]
fn a_move_says_how_far_and_a_contact_is_seen() {
    let mut battle = battle_with(&[(Side::First, TANK), (Side::Second, &[])]);
    set(&mut battle, 1, "speed", "18");
    set(&mut battle, 1, "fights", "2");
    let follows = battle.unit(1).expect("it is there").1.consequences(&RULESET);
    assert!(follows.iter().any(|one| one.cite == "BR10-ASL-09"));
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "move", None);
    let (_, phase) = battle.phase(&RULESET).expect("there is one");
    let step = phase.steps.iter().find(|step| step.id == "move").expect("it moves");
    let says = step.says.expect("how far");
    let notes = battle.view(&RULESET, says);
    assert_eq!(notes[0].phrase.args, [Arg::Number(18)]);
}

#[test]
fn the_units_under_a_shell_are_offered_in_the_shot() {
    let gun: &[(&str, &str)] = &[("kind", "gun"), ("area", "yes"), ("weapons.1.at-10", "3")];
    let mut battle = battle_with(&[(Side::First, gun), (Side::Second, &[])]);
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "shoot", None);
    let under = |battle: &BattleState| {
        let due = battle.due(&RULESET);
        let may = due.iter().filter(|due| !due.follows.holds && due.unit == Some(1));
        may.filter_map(|due| Some(due.follows.test.as_ref()?.calculator)).collect::<Vec<_>>()
    };
    assert_eq!(under(&battle), [""; 0]);
    set(&mut battle, 1, "shot", "yes");
    assert_eq!(under(&battle), ["fire-at-infantry", "area-hit"]);
}

/// BR10-SHI-09: a squad with a marker declares one action, and the app says what took the other.
#[test]
fn a_squad_with_a_marker_declares_one_action() {
    let squad: &[(&str, &str)] = &[];
    let mut battle = battle_with(&[(Side::First, squad), (Side::Second, squad)]);
    let steps = |battle: &BattleState| {
        let (_, phase) = battle.phase(&RULESET).expect("there is one");
        let house = Values::defaults(RULESET.house_rules);
        battle.view(&RULESET, |view| {
            let steps = phase.steps.iter().filter(|step| step.matters(view, &house));
            let said = steps.map(|step| (step.id, step.says.map_or(0, |says| says(view).len())));
            said.collect::<Vec<_>>()
        })
    };
    set(&mut battle, 1, "morale", "1");
    take(&mut battle, "activate", Some(1));
    assert_eq!(steps(&battle), [("declare-one", 1)]);
    set(&mut battle, 1, "actions", "2");
    assert_eq!(steps(&battle), [("declare", 0)]);
}
