//! Single rules of 10. Brygada, one story each: the effect of the dice on units, what they may
//! do then, and when the effect ends. The dice are given.

#![allow(clippy::expect_used, clippy::panic)]

mod story;

use adjutant::aid::{Figure, Form, Side, Values};
use adjutant::battle::{Action, Answers, BattleState, NOT_LISTED, Session};
use adjutant::dice::{Dice, Generator, roll};
use adjutant::rulesets::brygada::RULESET;
use adjutant::rulesets::brygada::sheet::words::{Charged, Deed, Lost};
use adjutant::rulesets::brygada::units::cards::faces::card;
use adjutant::rulesets::brygada::units::unit::Unit;

use adjutant::text::Text;
use adjutant::text::keys::brygada as t;

use story::{answers, calculator, due, fall, in_order, offer, set};

use Side::{First, Second};

type Fields = &'static [(&'static str, &'static str)];

/// A rifle squad: two bases, quality 3 in 1943, three dice and one more up to 10 cm.
const SQUAD: Fields = &[];
const TANK: Fields = &[
    ("kind", "armoured"),
    ("anti-tank", "yes"),
    ("quality", "2"),
    ("later-quality", "0"),
    ("weapons.1.at-10", "2"),
    ("tows", "heavy"),
    ("carries", "4"),
    ("bases", "1"),
];
const TRANSPORTER: Fields =
    &[("kind", "armoured"), ("transporter", "yes"), ("carries", "4"), ("tows", "light")];
const TRUCK: Fields = &[("kind", "light-vehicle"), ("tows", "light"), ("carries", "4")];
const GUN: Fields = &[("kind", "gun"), ("anti-tank", "yes")];

/// A double 6 would hit a turret; 10 is a hit on the hull even if the shooter moves.
const HULL: [u8; 2] = [6, 4];
const TURRET: [u8; 2] = [2, 2];
/// More than the armour of a T-26.
const THROUGH: [u8; 2] = [6, 5];
const LOSES_ACTION: [u8; 2] = [1, 1];
const LOSES_TURN: [u8; 2] = [2, 2];
const DAMAGED: [u8; 2] = [3, 3];
const DESTROYED: [u8; 2] = [4, 4];

/// A battle; the units are numbered from 1 in the order of the list.
fn with(whole: Fields, units: &[(Side, Fields)]) -> BattleState {
    story::battle_with(&RULESET, whole, units)
}

fn battle_with(units: &[(Side, Fields)]) -> BattleState {
    with(&[], units)
}

fn offered(battle: &BattleState) -> Vec<&'static str> {
    let offers = battle.offers(&RULESET).into_iter();
    offers.map(|offer| offer.id).collect()
}

#[track_caller]
fn take(battle: &mut BattleState, id: &str, unit: Option<u32>) {
    let Some(offer) = offer(battle, id, unit) else {
        panic!("{id} is not offered in {}: {:?}", battle.turn.phase, offered(battle))
    };
    assert!(offer.barred.is_none() || offer.held, "{id}");
    story::take(battle, &offer);
}

#[track_caller]
fn takes(battle: &mut BattleState, all: &[&str]) {
    for id in all {
        take(battle, id, None);
    }
}

/// Activates a unit, which declares its actions.
#[track_caller]
fn declare(battle: &mut BattleState, unit: u32, declares: &str) {
    take(battle, "activate", Some(unit));
    take(battle, declares, None);
}

/// A whole activation in which every declared action is carried out.
#[track_caller]
fn play(battle: &mut BattleState, unit: u32, declares: &str) {
    declare(battle, unit, declares);
    while battle.turn.phase.ends_with("-action") {
        take(battle, "done", None);
    }
}

/// Plays the rest of a turn without further actions.
#[track_caller]
fn pass(battle: &mut BattleState) {
    takes(battle, &["regroup", "end-turn"]);
}

fn barred(battle: &BattleState, id: &str, unit: Option<u32>) -> Option<&'static str> {
    let offer = offer(battle, id, unit).expect("it is offered, barred or not");
    Some(offer.barred?.cite)
}

fn state(battle: &BattleState, unit: u32) -> Unit {
    story::state(battle, unit)
}

/// Opens a calculator with these units in its roles, in order.
#[track_caller]
fn open(battle: &mut BattleState, calculator: &str, cast: [u32; 2]) {
    let cast = in_order(battle, calculator, &cast);
    story::open(battle, calculator, &cast, &[]);
}

/// Rolls these faces in a calculator with these units, and applies the result.
#[track_caller]
fn dice(battle: &mut BattleState, calculator: &str, cast: [u32; 2], faces: &[u8]) {
    open(battle, calculator, cast);
    fall(battle, calculator, &[], faces);
}

#[track_caller]
fn anti_tank(battle: &mut BattleState, cast: [u32; 2], faces: &[[u8; 2]]) {
    dice(battle, "anti-tank-fire", cast, &faces.concat());
}

#[track_caller]
fn fire(battle: &mut BattleState, cast: [u32; 2], faces: &[u8]) {
    dice(battle, "fire-at-infantry", cast, faces);
}

/// A shell of the first unit strikes the second, which is infantry or a crew.
#[track_caller]
fn shell(battle: &mut BattleState, cast: [u32; 2], faces: &[u8]) {
    let cast = in_order(battle, "fire-at-infantry", &cast);
    story::open(battle, "fire-at-infantry", &cast, &[("shell", "yes")]);
    fall(battle, "fire-at-infantry", &[], faces);
}

/// The rules that refuse the calculator in its present state.
fn refused(battle: &BattleState, id: &str) -> Vec<&'static str> {
    let known = RULESET.calculator(id).expect("there is one");
    let values = battle.calculator_state(id).values(known);
    let working = (known.work)(&values, &Values::defaults(RULESET.house_rules));
    working.refusals.iter().map(|note| note.cite).collect()
}

/// The number that each die, or two together, needs in a calculator with these units.
fn need(battle: &mut BattleState, calculator: &str, cast: [u32; 2], house: &[(&str, &str)]) -> i16 {
    open(battle, calculator, cast);
    let known = RULESET.calculator(calculator).expect("there is one");
    let (house, misfits) = Values::read(RULESET.house_rules, house.iter().copied());
    assert!(misfits.is_empty());
    let working = (known.work)(&battle.calculator_state(calculator).values(known), &house);
    match working.headline.1 {
        Figure::Need(need) | Figure::TotalNeed(need) => need,
        other => panic!("{other:?}"),
    }
}

/// Why a unit may not take a role (0 the first) of a calculator now.
fn may_not(battle: &BattleState, id: &str, role: usize, unit: u32) -> Option<&'static str> {
    let role = calculator(battle, id).roles[role].id;
    story::may_not(battle, id, &Answers::new(), role, unit)
}

// Losses, and when they come back.

#[test]
fn amb_19_a_squad_completes_its_actions_and_suffers_in_its_next_turn() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "ready", "yes");
    declare(&mut battle, 1, "move-shoot");
    take(&mut battle, "reacts", Some(2));
    // A reaction needs 4s, with 3 + 1 dice. Two successes, and a 2 for the markers.
    fire(&mut battle, [2, 1], &[4, 6, 3, 1, 2]);
    take(&mut battle, "go-on", None);
    assert_eq!(state(&battle, 1).morale.0, 3);
    take(&mut battle, "done", None);
    assert_eq!(battle.turn.phase, "second-action", "it still shoots");
    take(&mut battle, "done", None);
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(barred(&battle, "activate", Some(1)), Some("BR10-SHI-09"));
}

/// A squad struck in its own turn before acting loses an action for each marker in this turn; a
/// squad that has acted loses them in the next. Losses of the card count from the next turn on in
/// both cases.
#[test]
fn amb_19_markers_take_actions_of_who_was_not_activated_in_this_turn_too() {
    for acted in [false, true] {
        let mut battle = battle_with(&[(First, TANK), (First, SQUAD), (Second, SQUAD)]);
        set(&mut battle, 3, "ready", "yes");
        if acted {
            play(&mut battle, 2, "move");
        }
        declare(&mut battle, 1, "move");
        take(&mut battle, "reacts", Some(3));
        // A reaction needs 4: one success, one marker.
        fire(&mut battle, [3, 2], &[4, 3, 3, 3]);
        takes(&mut battle, &["go-on", "done"]);
        let squad = state(&battle, 2);
        let counts = i16::from(!acted);
        assert_eq!((squad.morale.0, squad.markers_that_count()), (1, counts));
        if !acted {
            take(&mut battle, "activate", Some(2));
            assert!(offer(&battle, "move", None).is_some(), "one action");
            assert!(offer(&battle, "fast-move", None).is_none(), "and no more");
            take(&mut battle, "hold", None);
        }
        take(&mut battle, "regroup", None);
        // A test may remove it first; otherwise it costs an action in the next turn.
        assert_eq!(state(&battle, 2).morale_now.0, 0);
        take(&mut battle, "end-turn", None);
        pass(&mut battle);
        take(&mut battle, "activate", Some(2));
        assert!(offer(&battle, "fast-move", None).is_none());
    }
}

#[test]
fn amb_20_an_action_lost_in_the_own_turn_is_missed_in_the_next_and_then_back() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    set(&mut battle, 2, "ready", "yes");
    declare(&mut battle, 1, "fast-move");
    take(&mut battle, "reacts", Some(2));
    anti_tank(&mut battle, [2, 1], &[HULL, THROUGH, LOSES_ACTION]);
    takes(&mut battle, &["go-on", "done", "done", "regroup"]);
    assert_eq!(state(&battle, 1).lost, Lost::Action, "not eased yet");
    take(&mut battle, "end-turn", None);
    pass(&mut battle);
    take(&mut battle, "activate", Some(1));
    assert!(offer(&battle, "move", None).is_some());
    assert!(offer(&battle, "fast-move", None).is_none());
    takes(&mut battle, &["hold", "regroup"]);
    assert_eq!(state(&battle, 1).lost, Lost::Nothing);
}

#[test]
fn reg_03_a_turn_lost_in_the_enemys_turn_is_missed_and_the_next_has_one_action() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    declare(&mut battle, 1, "shoot");
    anti_tank(&mut battle, [1, 2], &[HULL, THROUGH, LOSES_TURN]);
    take(&mut battle, "done", None);
    pass(&mut battle);
    assert_eq!(barred(&battle, "activate", Some(2)), Some("BR10-REG-T1"));
    pass(&mut battle);
    assert_eq!(state(&battle, 2).lost, Lost::Action, "it stays in the enemy's turn");
    pass(&mut battle);
    take(&mut battle, "activate", Some(2));
    assert!(offer(&battle, "fast-move", None).is_none());
    take(&mut battle, "move", None);
    take(&mut battle, "done", None);
    pass(&mut battle);
    pass(&mut battle);
    declare(&mut battle, 2, "fast-move");
}

#[test]
fn amb_20_penalties_add_up_to_a_turn_at_most() {
    let mut battle = battle_with(&[(First, TANK), (First, TANK), (Second, TANK)]);
    for shooter in [1, 2] {
        declare(&mut battle, shooter, "shoot");
        anti_tank(&mut battle, [shooter, 3], &[HULL, THROUGH, LOSES_TURN]);
        take(&mut battle, "done", None);
    }
    assert_eq!(state(&battle, 3).lost, Lost::Turn);
    pass(&mut battle);
    pass(&mut battle);
    pass(&mut battle);
    declare(&mut battle, 3, "move");
}

#[test]
fn amb_19_a_towed_gun_that_has_not_acted_yet_suffers_in_its_next_turn_only() {
    let mut battle = battle_with(&[(First, TANK), (First, GUN), (Second, TANK)]);
    set(&mut battle, 2, "towed", "1");
    set(&mut battle, 3, "ready", "yes");
    declare(&mut battle, 1, "hitch-move");
    take(&mut battle, "unhitch", Some(2));
    set(&mut battle, 2, "towed", "1");
    take(&mut battle, "reacts", Some(3));
    anti_tank(&mut battle, [3, 1], &[HULL, THROUGH, LOSES_ACTION]);
    set(&mut battle, 2, "towed", "0");
    takes(&mut battle, &["go-on", "done"]);
    assert_eq!(state(&battle, 2).lost, Lost::Action);
    // One of its two actions was used to unhitch.
    declare(&mut battle, 2, "shoot");
    take(&mut battle, "done", None);
    pass(&mut battle);
    pass(&mut battle);
    take(&mut battle, "activate", Some(2));
    assert!(offer(&battle, "shoot", None).is_some());
    assert!(offer(&battle, "move-shoot", None).is_none(), "now");
    takes(&mut battle, &["hold", "regroup"]);
    assert_eq!(state(&battle, 2).lost, Lost::Nothing);
}

#[test]
fn mov_06_a_vehicle_immobilised_in_its_move_shoots_but_moves_no_more() {
    for (declared, left) in [("move-shoot", "second-action"), ("fast-move", "actions")] {
        let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
        set(&mut battle, 2, "ready", "yes");
        declare(&mut battle, 1, declared);
        take(&mut battle, "reacts", Some(2));
        anti_tank(&mut battle, [2, 1], &[HULL, THROUGH, DAMAGED]);
        assert!(state(&battle, 1).immobilised, "the hull (BR10-SHA-11)");
        takes(&mut battle, &["go-on", "done"]);
        assert_eq!(battle.turn.phase, left);
    }
}

#[test]
fn sha_11_damage_stays_for_the_rest_of_the_battle() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    declare(&mut battle, 1, "shoot");
    anti_tank(&mut battle, [1, 2], &[TURRET, THROUGH, DAMAGED]);
    take(&mut battle, "done", None);
    for _ in 0..4 {
        pass(&mut battle);
    }
    let tank = state(&battle, 2);
    assert!(tank.gun_destroyed && !tank.immobilised);
}

// Morale markers.

/// The consequences of a unit's state, as texts.
fn said(battle: &BattleState, unit: u32) -> Vec<Text> {
    let (_, unit) = battle.unit(unit).expect("there is one");
    let follows = (RULESET.tracker.consequences)(&unit.values(&RULESET));
    let follows = follows.iter().filter(|one| one.test.is_none());
    follows.map(|one| one.phrase.text).collect()
}

#[test]
fn amb_19_and_20_it_is_told_of_which_turn_something_takes_actions() {
    let mut battle = battle_with(&[(First, SQUAD)]);
    set(&mut battle, 1, "morale", "1");
    set(&mut battle, 1, "lost", "action");
    let turn = [t::THEN_TURN_ONE_ACTION, t::THEN_TURN_ONE_MARKER];
    assert_eq!(said(&battle, 1), turn);
    // The marker takes one action and the loss the other: none is left.
    assert_eq!(barred(&battle, "activate", Some(1)), Some("BR10-SEQ-05"));
    // A second marker and loss in its own turn: the first of each counts in this turn, the rest in
    // the next.
    set(&mut battle, 1, "morale", "2");
    set(&mut battle, 1, "morale-now", "1");
    set(&mut battle, 1, "lost", "turn");
    set(&mut battle, 1, "lost-now", "1");
    let next = [t::THEN_LOST_ACTION, t::THEN_MARKERS];
    assert_eq!(said(&battle, 1), [turn, next].concat());
    take(&mut battle, "regroup", None);
    assert_eq!(said(&battle, 1)[..2], [t::THEN_TURN_ONE_ACTION, t::THEN_TURN_MARKERS]);
}

#[test]
fn reg_04_markers_are_tested_once_in_each_regrouping_of_the_own_side() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 1, "morale", "6");
    set(&mut battle, 2, "morale", "1");
    assert!(due(&battle, 1).is_empty(), "not among the actions");
    take(&mut battle, "regroup", None);
    assert_eq!((due(&battle, 1), due(&battle, 2)), (vec!["remove-markers"], vec![]));
    dice(&mut battle, "remove-markers", [1, 0], &[4, 3, 6]);
    assert_eq!(state(&battle, 1).morale.0, 4);
    assert!(due(&battle, 1).is_empty(), "once");
    assert_eq!(may_not(&battle, "remove-markers", 0, 1), Some("BR10-REG-04"));
    take(&mut battle, "end-turn", None);
    take(&mut battle, "regroup", None);
    assert_eq!((due(&battle, 1), due(&battle, 2)), (vec![], vec!["remove-markers"]));
    take(&mut battle, "end-turn", None);
    assert_eq!(barred(&battle, "activate", Some(1)), Some("BR10-SHI-09"));
    take(&mut battle, "regroup", None);
    assert_eq!(due(&battle, 1), ["remove-markers"], "and again");
}

#[test]
fn reg_04_markers_are_not_tested_among_the_actions() {
    let mut battle = battle_with(&[(First, SQUAD), (First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 1, "morale", "6");
    set(&mut battle, 3, "morale", "6");
    // The state of the turn is unknown, so the roll counts for this turn.
    assert_eq!(may_not(&battle, "remove-markers", 0, 1), None);
    dice(&mut battle, "remove-markers", [1, 0], &[4, 3, 6]);
    take(&mut battle, "regroup", None);
    assert!(due(&battle, 1).is_empty(), "once a turn");
    assert_eq!(may_not(&battle, "remove-markers", 0, 1), Some("BR10-REG-04"));
    takes(&mut battle, &["end-turn", "regroup", "end-turn"]);
    play(&mut battle, 2, "move");
    for unit in [1, 3] {
        let barred = may_not(&battle, "remove-markers", 0, unit);
        assert_eq!(barred, Some("BR10-REG-04"), "{unit}");
    }
    take(&mut battle, "regroup", None);
    assert_eq!(may_not(&battle, "remove-markers", 0, 1), None);
    assert_eq!(may_not(&battle, "remove-markers", 0, 3), Some("BR10-REG-04"));
}

#[test]
fn reg_04_the_second_side_does_not_test_its_markers_before_it_acts_either() {
    for whole in [&[][..], &[("mission", "meeting-engagement")]] {
        let mut battle = with(whole, &[(First, SQUAD), (Second, SQUAD)]);
        if !whole.is_empty() {
            set(&mut battle, 1, "morale", "1");
            assert_eq!(may_not(&battle, "remove-markers", 0, 1), None, "nobody told");
            set(&mut battle, 1, "morale", "0");
            take(&mut battle, "turn", None);
        }
        play(&mut battle, 1, "shoot");
        set(&mut battle, 2, "morale", "3");
        pass(&mut battle);
        assert_eq!(may_not(&battle, "remove-markers", 0, 2), Some("BR10-REG-04"));
        take(&mut battle, "regroup", None);
        assert_eq!(may_not(&battle, "remove-markers", 0, 2), None);
    }
}

#[test]
fn shi_09_each_marker_takes_an_action_and_the_dice_stay() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    let before = need(&mut battle, "fire-at-infantry", [1, 2], &[]);
    set(&mut battle, 2, "morale", "5");
    assert_eq!(need(&mut battle, "fire-at-infantry", [1, 2], &[]), before);
    set(&mut battle, 1, "morale", "1");
    take(&mut battle, "activate", Some(1));
    assert!(offer(&battle, "move-shoot", None).is_none());
    take(&mut battle, "shoot", None);
    assert_eq!(need(&mut battle, "fire-at-infantry", [1, 2], &[]), before);
}

// One shot a round, and readiness markers.

#[test]
fn seq_08_whoever_has_shot_does_not_shoot_again_in_the_same_turn() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "shoot-move");
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
    fire(&mut battle, [1, 2], &[1, 1, 1, 1]);
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), Some("BR10-SEQ-08"));
    takes(&mut battle, &["done", "done"]);
    pass(&mut battle);
    assert!(state(&battle, 1).shot, "until its own turn (BR10-AMB-31)");
    pass(&mut battle);
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
}

#[test]
fn cmb_03_a_squad_fires_base_by_base_each_at_its_own_target_in_its_one_shot() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "shoot-move");
    // All together unless the player decides otherwise: three dice, and one for the other base.
    assert_eq!(dice_at_infantry(&mut battle, [1, 2]), Figure::Dice(4));
    let cast = in_order(&battle, "fire-at-infantry", &[1, 2]);
    story::open(&mut battle, "fire-at-infantry", &cast, &[("joining", "0")]);
    fall(&mut battle, "fire-at-infantry", &[], &[1, 1, 1]);
    assert!(state(&battle, 1).shot);
    // The other base fires at another target, with its own dice.
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
    assert_eq!(dice_at_infantry(&mut battle, [1, 3]), Figure::Dice(3));
    fire(&mut battle, [1, 3], &[1, 1, 1]);
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), Some("BR10-SEQ-08"), "both have fired");
    takes(&mut battle, &["done", "done"]);
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
    assert_eq!(dice_at_infantry(&mut battle, [1, 2]), Figure::Dice(4));
}

/// BR10-CMB-03, BR10-INF-01: one base with the anti-tank weapon, the others with rifles.
#[test]
fn cmb_03_an_anti_tank_shot_is_that_of_one_base() {
    const TEAM: Fields = &[("bases", "3"), ("anti-tank", "yes")];
    let units = [(First, TEAM), (Second, TANK), (Second, SQUAD)];
    let mut battle = battle_with(&units);
    declare(&mut battle, 1, "shoot");
    anti_tank(&mut battle, [1, 2], &[[1, 2]]);
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
    // Two bases are left.
    fire(&mut battle, [1, 3], &[1, 1, 1, 1]);
    for calculator in ["fire-at-infantry", "anti-tank-fire"] {
        assert_eq!(may_not(&battle, calculator, 0, 1), Some("BR10-SEQ-08"));
    }
    // In the other order; the card does not give the number of such weapons.
    let mut battle = battle_with(&units);
    declare(&mut battle, 1, "shoot");
    let cast = in_order(&battle, "fire-at-infantry", &[1, 3]);
    story::open(&mut battle, "fire-at-infantry", &cast, &[("joining", "0")]);
    fall(&mut battle, "fire-at-infantry", &[], &[1; 3]);
    for _ in 0..2 {
        assert_eq!(may_not(&battle, "anti-tank-fire", 0, 1), None);
        anti_tank(&mut battle, [1, 2], &[[1, 2]]);
    }
    assert_eq!(may_not(&battle, "anti-tank-fire", 0, 1), Some("BR10-SEQ-08"));
}

#[test]
fn seq_08_what_is_left_of_a_shot_base_by_base_is_lost_with_the_action() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "shoot-move");
    set(&mut battle, 1, "shot", "yes");
    set(&mut battle, 1, "bases-fired", "1");
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
    take(&mut battle, "done", None);
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), Some("BR10-SEQ-08"));
}

/// BR10-SEQ-T1, BR10-VEH-02: a vehicle fires all its weapons in one action.
#[test]
fn seq_t1_all_weapons_of_a_vehicle_fire_in_the_one_action() {
    let armed = [
        TANK,
        &[("weapons.2.at-10", "2"), ("weapons.2.mount", "hull"), ("weapons.1.mount", "main-gun")],
    ]
    .concat();
    let armed: Fields = Box::leak(armed.into_boxed_slice());
    let mut battle = battle_with(&[(First, armed), (Second, SQUAD), (Second, TANK)]);
    declare(&mut battle, 1, "shoot-move");
    anti_tank(&mut battle, [1, 3], &[[1, 2]]);
    assert!(state(&battle, 1).shot);
    // Its machine-gun at another target, in the same action.
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
    take(&mut battle, "done", None);
    assert_eq!(
        may_not(&battle, "fire-at-infantry", 0, 1),
        Some("BR10-SEQ-08"),
        "the action is over"
    );
}

#[test]
fn seq_08_each_weapon_of_a_vehicle_fires_once() {
    const HULL_MACHINE_GUN: Fields = &[
        ("kind", "armoured"),
        ("anti-tank", "yes"),
        ("weapons.1.at-10", "2"),
        ("weapons.1.mount", "hull"),
        ("weapons.2.at-10", "1"),
        ("weapons.2.mount", "main-gun"),
    ];
    let units = [(First, HULL_MACHINE_GUN), (Second, SQUAD), (Second, TANK)];
    let mut battle = battle_with(&units);
    declare(&mut battle, 1, "shoot");
    anti_tank(&mut battle, [1, 3], &[[1, 2]]);
    assert_eq!(may_not(&battle, "anti-tank-fire", 0, 1), Some("BR10-SEQ-08"));
    // Only the machine gun is left.
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
    assert_eq!(dice_at_infantry(&mut battle, [1, 2]), Figure::Dice(2));
    fire(&mut battle, [1, 2], &[1, 1]);
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), Some("BR10-SEQ-08"));
    take(&mut battle, "done", None);
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(dice_at_infantry(&mut battle, [1, 2]), Figure::Dice(3));
    // One weapon fires at a squad, the main gun at a tank.
    declare(&mut battle, 1, "shoot");
    let cast = in_order(&battle, "fire-at-infantry", &[1, 2]);
    story::open(&mut battle, "fire-at-infantry", &cast, &[("weapons-firing", "1")]);
    fall(&mut battle, "fire-at-infantry", &[], &[1, 1]);
    assert_eq!(may_not(&battle, "anti-tank-fire", 0, 1), None);
    assert_eq!(dice_at_infantry(&mut battle, [1, 2]), Figure::Dice(1));
    // Both fire at a squad: no weapon is left for a tank.
    let mut battle = battle_with(&units);
    declare(&mut battle, 1, "shoot");
    fire(&mut battle, [1, 2], &[1, 1, 1]);
    assert_eq!(may_not(&battle, "anti-tank-fire", 0, 1), Some("BR10-SEQ-08"));
    // If it is unknown which of them fired, none is refused.
    let mut battle = battle_with(&units);
    declare(&mut battle, 1, "shoot");
    set(&mut battle, 1, "shot", "yes");
    assert_eq!(may_not(&battle, "anti-tank-fire", 0, 1), None);
    assert_eq!(dice_at_infantry(&mut battle, [1, 2]), Figure::Dice(3));
}

#[test]
fn cmb_04_what_is_co_axial_fires_where_the_main_gun_does() {
    let units = [(First, T_26_AT_INFANTRY), (Second, SQUAD), (Second, TANK), (Second, TRUCK)];
    let torn = |battle: &BattleState, calculator: &str, target: u32| {
        let beside = answers(&[("target", &target.to_string())]);
        story::may_not(battle, calculator, &beside, "shooter", 1)
    };
    let mut battle = battle_with(&units);
    declare(&mut battle, 1, "shoot");
    anti_tank(&mut battle, [1, 4], &[[1, 2]]);
    assert_eq!(torn(&battle, "fire-at-infantry", 2), Some("BR10-CMB-04"));
    assert_eq!(torn(&battle, "fire-at-infantry", 4), None, "at the same");
    assert_eq!(dice_at_infantry(&mut battle, [1, 4]), Figure::Dice(2));
    // The machine gun first.
    let mut battle = battle_with(&units);
    declare(&mut battle, 1, "shoot");
    let cast = in_order(&battle, "fire-at-infantry", &[1, 2]);
    let alone = [("weapons-firing", "1")];
    story::open(&mut battle, "fire-at-infantry", &cast, &alone);
    fall(&mut battle, "fire-at-infantry", &[], &[1, 1]);
    assert_eq!(torn(&battle, "anti-tank-fire", 3), Some("BR10-CMB-04"));
    assert_eq!(torn(&battle, "fire-at-infantry", 2), None);
    assert_eq!(dice_at_infantry(&mut battle, [1, 2]), Figure::Dice(1));
}

/// BR10-AMB-22: the dice are those of the fire power on the weapon's card.
#[test]
fn are_05_the_shell_at_infantry_has_the_dice_of_its_own_weapon() {
    const ARMED: Fields = &[
        ("kind", "armoured"),
        ("area", "yes"),
        ("weapons.1.at-10", "2"),
        ("weapons.1.mount", "hull"),
        ("weapons.2.at-10", "5"),
        ("weapons.2.mount", "main-gun"),
    ];
    let mut battle = battle_with(&[(First, ARMED), (Second, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "shoot");
    let cast = in_order(&battle, "area-fire", &[1]);
    let said = [("spun", "crosshair"), ("infantry", "2")];
    for squad in [2, 3] {
        story::open(&mut battle, "area-fire", &cast, &said);
        let known = RULESET.calculator("area-fire").expect("there is one");
        let values = battle.calculator_state("area-fire").values(known);
        let next = (known.work)(&values, &Values::defaults(RULESET.house_rules)).next;
        story::follow(&mut battle, "area-fire", &next[0]);
        let cast = Action::Cast {
            calculator: "fire-at-infantry".to_owned(),
            role: "target".to_owned(),
            unit: Some(squad),
        };
        battle.act(&cast, &RULESET);
        assert_eq!(dice_shown(&battle), Figure::Dice(5));
        assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
        fall(&mut battle, "fire-at-infantry", &[], &[1; 5]);
    }
}

#[test]
fn seq_08_a_gun_that_aimed_fires_no_shell_in_that_round() {
    const ARMED: Fields = &[
        ("kind", "armoured"),
        ("area", "yes"),
        ("anti-tank", "yes"),
        ("weapons.1.at-10", "2"),
        ("weapons.1.mount", "hull"),
        ("weapons.2.at-10", "5"),
        ("weapons.2.mount", "main-gun"),
    ];
    for (armed, left) in
        [(ARMED, true), (&[("kind", "gun"), ("area", "yes"), ("anti-tank", "yes")], false)]
    {
        let mut battle = battle_with(&[(First, armed), (Second, SQUAD), (Second, TANK)]);
        declare(&mut battle, 1, "shoot");
        assert_eq!(may_not(&battle, "area-fire", 0, 1), None);
        anti_tank(&mut battle, [1, 3], &[[1, 2]]);
        assert_eq!(may_not(&battle, "area-fire", 0, 1), Some("BR10-SEQ-08"));
        if left {
            // Only the machine gun is left, with its own dice.
            assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
            assert_eq!(dice_at_infantry(&mut battle, [1, 2]), Figure::Dice(2));
        }
        take(&mut battle, "done", None);
        pass(&mut battle);
        pass(&mut battle);
        declare(&mut battle, 1, "shoot");
        assert_eq!(may_not(&battle, "area-fire", 0, 1), None);
    }
}

#[test]
fn mrk_07_a_reaction_shot_uses_the_marker_and_the_shot_but_not_that_of_the_own_turn() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD), (Second, SQUAD)]);
    play(&mut battle, 1, "marker");
    pass(&mut battle);
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
    declare(&mut battle, 2, "fast-move");
    take(&mut battle, "reacts", Some(1));
    fire(&mut battle, [1, 2], &[1, 1, 1, 1]);
    assert!(!state(&battle, 1).ready && state(&battle, 1).shot);
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), Some("BR10-SEQ-08"));
    takes(&mut battle, &["go-on", "done", "done"]);
    declare(&mut battle, 3, "move");
    assert!(offer(&battle, "reacts", Some(1)).is_none());
    take(&mut battle, "done", None);
    pass(&mut battle);
    declare(&mut battle, 1, "shoot");
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
}

#[test]
fn mrk_02_without_a_marker_there_is_no_shot_in_the_enemys_turn() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "fast-move");
    assert!(offer(&battle, "reacts", Some(2)).is_none());
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 2), Some("BR10-MRK-02"));
}

#[test]
fn mrk_04_a_marker_that_holds_its_fire_waits_for_the_next_move() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "ready", "yes");
    declare(&mut battle, 1, "fast-move");
    take(&mut battle, "reacts", Some(2));
    take(&mut battle, "hold-fire", None);
    assert!(state(&battle, 2).ready && !state(&battle, 2).shot);
    take(&mut battle, "done", None);
    take(&mut battle, "reacts", Some(2));
    fire(&mut battle, [2, 1], &[1, 1, 1, 1]);
    assert_eq!(offered(&battle), ["go-on"], "the marker is gone");
}

#[test]
fn amb_31_the_second_players_marker_is_used_in_the_next_round() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    pass(&mut battle);
    play(&mut battle, 2, "move-marker");
    pass(&mut battle);
    assert_eq!(battle.turn.number, 2);
    declare(&mut battle, 1, "move");
    assert!(offer(&battle, "reacts", Some(2)).is_some());
    take(&mut battle, "done", None);
    take(&mut battle, "regroup", None);
    assert!(state(&battle, 2).ready);
    take(&mut battle, "end-turn", None);
    assert!(!state(&battle, 2).ready, "it goes with its own turn (BR10-MRK-06)");
}

#[test]
fn amb_39_only_a_move_is_shot_at() {
    let mut battle = battle_with(&[(First, TANK), (First, GUN), (Second, SQUAD)]);
    set(&mut battle, 3, "ready", "yes");
    declare(&mut battle, 1, "shoot-move");
    assert!(offer(&battle, "reacts", None).is_none());
    take(&mut battle, "done", None);
    assert!(offer(&battle, "reacts", Some(3)).is_some());
    take(&mut battle, "done", None);
    declare(&mut battle, 2, "marker-move");
    assert!(offer(&battle, "reacts", Some(3)).is_some(), "a move after a marker");
}

#[test]
fn amb_18_the_move_before_the_marker_counts_by_the_house_rule_only() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    play(&mut battle, 1, "move-marker");
    pass(&mut battle);
    declare(&mut battle, 2, "move");
    take(&mut battle, "reacts", Some(1));
    assert_eq!(need(&mut battle, "fire-at-infantry", [1, 2], &[]), 4);
    let house = [("reaction-counts-move", "yes")];
    assert_eq!(need(&mut battle, "fire-at-infantry", [1, 2], &house), 5);
}

#[test]
fn amb_41_a_move_that_is_forgone_after_the_shot_still_counts() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "shoot-move");
    assert_eq!(need(&mut battle, "fire-at-infantry", [1, 2], &[]), 4);
    take(&mut battle, "forgo", None);
    assert!(state(&battle, 1).shot, "it has shot");
    pass(&mut battle);
    pass(&mut battle);
    declare(&mut battle, 1, "shoot");
    assert_eq!(need(&mut battle, "fire-at-infantry", [1, 2], &[]), 3);
}

#[test]
fn mis_03_vehicles_shoot_worse_in_round_1_and_not_twice_for_their_move() {
    let mut battle = with(
        &[("mission", "meeting-engagement")],
        &[(First, TANK), (First, SQUAD), (Second, TANK), (Second, SQUAD)],
    );
    take(&mut battle, "turn", None);
    // The gun hits on 7 + 2, and in round 1 on one more.
    declare(&mut battle, 1, "shoot");
    assert_eq!(need(&mut battle, "anti-tank-fire", [1, 3], &[]), 10);
    take(&mut battle, "done", None);
    declare(&mut battle, 2, "shoot");
    assert_eq!(need(&mut battle, "fire-at-infantry", [2, 4], &[]), 3, "no vehicle");
    take(&mut battle, "done", None);
    pass(&mut battle);
    // The second player's turn is in round 1 as well.
    declare(&mut battle, 3, "move-shoot");
    assert_eq!(need(&mut battle, "anti-tank-fire", [3, 1], &[]), 10);
    set(&mut battle, 1, "ready", "yes");
    set(&mut battle, 1, "shot", "no");
    take(&mut battle, "reacts", Some(1));
    assert_eq!(need(&mut battle, "anti-tank-fire", [1, 3], &[]), 11, "BR10-AMB-18");
    takes(&mut battle, &["hold-fire", "done", "done"]);
    pass(&mut battle);
    declare(&mut battle, 1, "shoot");
    assert_eq!(need(&mut battle, "anti-tank-fire", [1, 3], &[]), 9, "round 2");
}

#[test]
fn mis_13_the_frontal_attack_has_no_such_first_turn() {
    let mut battle = with(&[("mission", "frontal-attack")], &[(First, TANK), (Second, TANK)]);
    take(&mut battle, "turn", None);
    declare(&mut battle, 1, "shoot");
    assert_eq!(need(&mut battle, "anti-tank-fire", [1, 2], &[]), 9);
}

// Assaults.

/// Two squads in a fight after the first exchange, in the activation of the first.
fn locked() -> BattleState {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "fast-move");
    dice(&mut battle, "assault", [1, 2], &[3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    battle
}

#[test]
fn asl_05_an_assault_ends_the_activation() {
    let mut battle = locked();
    assert_eq!(offered(&battle), ["contact"]);
    take(&mut battle, "contact", None);
    assert!(state(&battle, 1).activated);
    assert_eq!(battle.turn.phase, "actions");
    assert_eq!(state(&battle, 1).fights.number(), Some(2), "it goes on");
    assert_eq!(state(&battle, 2).fights.number(), Some(1));
}

#[test]
fn amb_30_a_fight_goes_on_once_a_round_in_the_turn_of_the_side_that_charged() {
    let mut battle = locked();
    take(&mut battle, "contact", None);
    assert!(due(&battle, 1).is_empty(), "it was fought in this round");
    pass(&mut battle);
    assert!(due(&battle, 1).is_empty() && due(&battle, 2).is_empty());
    pass(&mut battle);
    assert_eq!((due(&battle, 1), due(&battle, 2)), (vec!["assault"], vec![]));
    dice(&mut battle, "assault", [1, 2], &[1; 12]);
    assert!(due(&battle, 1).is_empty(), "once");
    pass(&mut battle);
    assert!(due(&battle, 2).is_empty());
    pass(&mut battle);
    assert_eq!(due(&battle, 1), ["assault"]);
}

#[test]
fn amb_45_squads_that_are_pinned_by_markers_fight_on() {
    let mut battle = locked();
    take(&mut battle, "contact", None);
    assert_eq!(state(&battle, 2).morale.0, 1, "one success");
    set(&mut battle, 1, "morale", "4");
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(barred(&battle, "activate", Some(1)), Some("BR10-SHI-09"));
    assert_eq!(due(&battle, 1), ["assault"]);
}

#[test]
fn amb_30_whoever_moves_off_in_its_own_activation_gives_way() {
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    set(&mut battle, 2, "morale", "0");
    play(&mut battle, 2, "move");
    assert!(!state(&battle, 1).fights.is_some() && !state(&battle, 2).fights.is_some());
    pass(&mut battle);
    assert!(due(&battle, 1).is_empty());
}

#[test]
fn amb_30_who_moves_off_leaves_all_that_are_at_it() {
    let mut battle = battle_with(&[(First, SQUAD), (First, SQUAD), (Second, SQUAD)]);
    for charger in [1, 2] {
        declare(&mut battle, charger, "move");
        dice(&mut battle, "assault", [charger, 3], &[1; 12]);
        take(&mut battle, "contact", None);
    }
    // The latest enemy is destroyed; the other one remains.
    set(&mut battle, 2, "destroyed", "yes");
    set(&mut battle, 3, "fights", "0");
    assert_eq!(state(&battle, 1).fights.number(), Some(3));
    pass(&mut battle);
    play(&mut battle, 3, "move");
    assert!(!state(&battle, 1).fights.is_some());
}

#[test]
fn asl_05_an_exchange_at_the_start_of_an_activation_ends_it() {
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    pass(&mut battle);
    take(&mut battle, "activate", Some(1));
    dice(&mut battle, "assault", [1, 2], &[1; 12]);
    assert_eq!(offered(&battle), ["hold"]);
}

/// An enemy that is not listed has struck, too.
#[test]
fn asl_05_an_exchange_with_an_enemy_that_is_not_listed_ends_the_activation() {
    let house = Values::defaults(RULESET.house_rules);
    for (calculator, unit) in
        [("assault", SQUAD), ("assault-on-armour", SQUAD), ("vehicle-assault", TANK)]
    {
        let mut battle = battle_with(&[(First, unit), (Second, SQUAD), (Second, TANK)]);
        declare(&mut battle, 1, "fast-move");
        assert_eq!(may_not(&battle, calculator, 0, 1), None);
        let cast = [("attacker", 1), ("defender", NOT_LISTED)];
        story::open(&mut battle, calculator, &cast, &[]);
        let known = RULESET.calculator(calculator).expect("there is one");
        // Neither side scores.
        let go = |dice: &mut dyn Dice| battle.effects(known, &house, dice, &RULESET);
        let effects = roll(&mut Generator::recorded(&[1; 20]), go).0;
        battle.act(&effects.action(known, &RULESET), &RULESET);
        assert!(state(&battle, 1).fought, "{calculator}");
        assert_eq!(state(&battle, 1).actions.0, 0, "{calculator}");
        assert_eq!(may_not(&battle, calculator, 0, 1), Some("BR10-ASL-05"));
    }
}

#[test]
fn amb_30_shooting_does_not_end_a_fight() {
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    set(&mut battle, 2, "morale", "0");
    play(&mut battle, 2, "shoot");
    assert_eq!(state(&battle, 2).fights.number(), Some(1));
}

#[test]
fn amb_30_a_squad_that_leaves_a_fight_to_charge_another_leaves_the_first_free() {
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    pass(&mut battle);
    declare(&mut battle, 1, "move");
    dice(&mut battle, "assault", [1, 3], &[1; 12]);
    take(&mut battle, "contact", None);
    assert_eq!(state(&battle, 1).fights.number(), Some(3));
    assert_eq!(state(&battle, 3).fights.number(), Some(1));
    assert!(!state(&battle, 2).fights.is_some(), "nobody is at it any more");
}

#[test]
fn asl_09_a_charge_at_one_who_charged_leaves_both_fights_on() {
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    declare(&mut battle, 3, "move");
    dice(&mut battle, "assault", [3, 1], &[1; 12]);
    take(&mut battle, "contact", None);
    assert_eq!(state(&battle, 1).fights.number(), Some(2));
    assert_eq!(state(&battle, 3).fights.number(), Some(1));
    pass(&mut battle);
    assert_eq!(due(&battle, 1), ["assault"]);
    dice(&mut battle, "assault", [1, 2], &[1; 12]);
    assert!(due(&battle, 1).is_empty() && due(&battle, 3).is_empty());
    pass(&mut battle);
    assert_eq!((due(&battle, 1), due(&battle, 3)), (vec![], vec!["assault"]));
    // A unit that moves off leaves both fights.
    pass(&mut battle);
    set(&mut battle, 1, "morale", "0");
    play(&mut battle, 1, "move");
    for unit in [1, 2, 3] {
        assert!(!state(&battle, unit).fights.is_some(), "{unit}");
    }
}

#[test]
fn asl_09_whose_charge_is_over_is_no_charger_of_the_enemy_at_it() {
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    declare(&mut battle, 3, "move");
    dice(&mut battle, "assault", [3, 1], &[1; 12]);
    take(&mut battle, "contact", None);
    set(&mut battle, 2, "destroyed", "yes");
    assert_eq!(state(&battle, 1).fights.number(), Some(3));
    pass(&mut battle);
    assert!(due(&battle, 1).is_empty(), "in the turn of the side that charged");
    pass(&mut battle);
    assert_eq!(due(&battle, 3), ["assault"]);
}

#[test]
fn amb_30_infantry_at_a_vehicle_rolls_on_when_it_is_charged() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK), (Second, SQUAD)]);
    declare(&mut battle, 1, "move");
    dice(&mut battle, "assault-on-armour", [1, 2], &[2]);
    take(&mut battle, "contact", None);
    pass(&mut battle);
    declare(&mut battle, 3, "move");
    dice(&mut battle, "assault", [3, 1], &[1; 12]);
    take(&mut battle, "contact", None);
    pass(&mut battle);
    assert_eq!(due(&battle, 1), ["assault-on-armour"]);
}

#[test]
fn asl_09_who_was_charged_by_two_is_still_fought_by_the_other() {
    for destroyed in [false, true] {
        let mut battle = battle_with(&[(First, SQUAD), (First, SQUAD), (Second, SQUAD)]);
        for charger in [1, 2] {
            declare(&mut battle, charger, "move");
            dice(&mut battle, "assault", [charger, 3], &[1; 12]);
            take(&mut battle, "contact", None);
        }
        assert_eq!(state(&battle, 3).fights.number(), Some(1));
        pass(&mut battle);
        pass(&mut battle);
        if destroyed {
            set(&mut battle, 1, "destroyed", "yes");
        } else {
            play(&mut battle, 1, "move");
        }
        assert_eq!(state(&battle, 3).fights.number(), Some(2));
        assert_eq!(due(&battle, 2), ["assault"]);
    }
}

#[test]
fn asl_04_both_sides_may_be_destroyed_at_once() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "move");
    dice(&mut battle, "assault", [1, 2], &[6; 12]);
    assert!(state(&battle, 1).destroyed && state(&battle, 2).destroyed);
    assert!(!state(&battle, 1).fights.is_some() && !state(&battle, 2).fights.is_some());
    assert_eq!(offered(&battle), ["done"], "only its card is left");
}

#[test]
fn asl_10_the_survivor_is_free_and_its_markers_count() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "move");
    // Six successes against two, and a D6 of 1.
    dice(&mut battle, "assault", [1, 2], &[6, 6, 6, 6, 6, 6, 3, 3, 1, 1, 1, 1, 1]);
    assert!(state(&battle, 2).destroyed);
    assert_eq!(state(&battle, 1).morale.0, 2);
    take(&mut battle, "contact", None);
    assert!(!state(&battle, 1).fights.is_some() && due(&battle, 1).is_empty());
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(barred(&battle, "activate", Some(1)), Some("BR10-SHI-09"));
}

#[test]
fn asl_09_the_next_exchange_is_of_the_bases_that_are_left() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "move");
    // Three successes and a 1: a base and two markers.
    dice(&mut battle, "assault", [1, 2], &[3, 4, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    take(&mut battle, "contact", None);
    assert_eq!(state(&battle, 2).bases_left(), 1);
    pass(&mut battle);
    pass(&mut battle);
    // Six dice for two bases, three for one.
    dice(&mut battle, "assault", [1, 2], &[1; 9]);
}

#[test]
fn asl_13_a_fight_with_a_vehicle_locks_nobody() {
    for leaves in [1, 2] {
        let mut battle = battle_with(&[(First, SQUAD), (Second, TANK)]);
        declare(&mut battle, 1, "move");
        dice(&mut battle, "assault-on-armour", [1, 2], &[2]);
        take(&mut battle, "contact", None);
        assert_eq!(state(&battle, 2).fights.number(), Some(1));
        pass(&mut battle);
        assert!(due(&battle, 2).is_empty(), "BR10-ASL-12");
        if leaves == 1 {
            pass(&mut battle);
            assert_eq!(due(&battle, 1), ["assault-on-armour"], "BR10-AMB-30");
        }
        play(&mut battle, leaves, "move");
        assert!(!state(&battle, 1).fights.is_some() && !state(&battle, 2).fights.is_some());
    }
}

#[test]
fn amb_37_infantry_moves_away_and_back_into_contact_in_a_later_activation() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK)]);
    declare(&mut battle, 1, "move");
    dice(&mut battle, "assault-on-armour", [1, 2], &[2]);
    assert_eq!(offered(&battle), ["contact"], "not in the activation that made contact");
    take(&mut battle, "contact", None);
    pass(&mut battle);
    pass(&mut battle);
    declare(&mut battle, 1, "fast-move");
    take(&mut battle, "done", None);
    assert!(!state(&battle, 2).fights.is_some());
    dice(&mut battle, "assault-on-armour", [1, 2], &[6, 4, 4]);
    assert!(state(&battle, 2).destroyed);
    take(&mut battle, "contact", None);
    assert!(!state(&battle, 1).fights.is_some());
}

#[test]
fn amb_30_infantry_that_a_vehicle_charged_rolls_in_its_own_turns() {
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD)]);
    declare(&mut battle, 1, "move");
    dice(&mut battle, "vehicle-assault", [1, 2], &[1, 1, 1, 2]);
    take(&mut battle, "contact", None);
    assert!(due(&battle, 1).is_empty());
    pass(&mut battle);
    assert_eq!(due(&battle, 2), ["assault-on-armour"]);
    dice(&mut battle, "assault-on-armour", [2, 1], &[2]);
    assert!(due(&battle, 2).is_empty(), "once a round");
}

#[test]
fn asl_t1_who_has_no_power_against_vehicles_has_no_roll_due() {
    const UNABLE: Fields = &[("unable", "yes")];
    for charged in [UNABLE, GUN] {
        let mut battle = battle_with(&[(First, TANK), (Second, charged)]);
        declare(&mut battle, 1, "move");
        open(&mut battle, "vehicle-assault", [1, 2]);
        let faces: &[u8] = if charged == GUN { &[1, 1, 1, 2] } else { &[1; 3] };
        dice(&mut battle, "vehicle-assault", [1, 2], faces);
        take(&mut battle, "contact", None);
        pass(&mut battle);
        assert!(due(&battle, 2).is_empty());
    }
}

#[test]
fn amb_14_a_light_vehicle_that_charges_is_destroyed_and_the_squad_is_free() {
    let mut battle = battle_with(&[(First, TRUCK), (Second, SQUAD), (First, SQUAD)]);
    set(&mut battle, 2, "fights", "3");
    declare(&mut battle, 1, "move");
    dice(&mut battle, "vehicle-assault", [1, 2], &[1, 1, 1]);
    assert!(state(&battle, 1).destroyed);
    let squad = state(&battle, 2);
    assert_eq!(squad.fights.number(), Some(3), "of another fight");
    pass_on(&mut battle);
    assert!(due(&battle, 2).is_empty(), "which is not one with a vehicle");
}

/// Turns the destroyed unit's card, and ends the turn.
#[track_caller]
fn pass_on(battle: &mut BattleState) {
    take(battle, "done", None);
    pass(battle);
}

// Riders and guns.

#[test]
fn trn_02_riders_and_gun_lose_what_their_vehicle_loses_but_are_not_damaged() {
    for (effect, lost) in
        [(LOSES_ACTION, Lost::Action), (LOSES_TURN, Lost::Turn), (DAMAGED, Lost::Nothing)]
    {
        let mut battle =
            battle_with(&[(First, TANK), (Second, TANK), (Second, SQUAD), (Second, GUN)]);
        set(&mut battle, 3, "rides", "2");
        set(&mut battle, 4, "towed", "2");
        declare(&mut battle, 1, "shoot");
        anti_tank(&mut battle, [1, 2], &[HULL, THROUGH, effect]);
        for carried in [3, 4] {
            let carried = state(&battle, carried);
            assert_eq!(carried.lost, lost, "BR10-AMB-21");
            assert!(!carried.immobilised && !carried.gun_destroyed);
        }
    }
}

#[test]
fn trn_02_riders_and_gun_are_gone_with_their_vehicle_and_others_stay() {
    let mut battle = battle_with(&[
        (First, TANK),
        (Second, TANK),
        (Second, SQUAD),
        (Second, GUN),
        (Second, SQUAD),
    ]);
    set(&mut battle, 3, "rides", "2");
    set(&mut battle, 4, "towed", "2");
    declare(&mut battle, 1, "shoot");
    anti_tank(&mut battle, [1, 2], &[HULL, THROUGH, DESTROYED]);
    let gone = [2, 3, 4, 5].map(|unit| state(&battle, unit).destroyed);
    assert_eq!(gone, [true, true, true, false]);
}

#[test]
fn trn_05_a_transporter_shields_its_riders_and_not_its_gun() {
    for (effect, riders, gun) in [
        (LOSES_TURN, (Lost::Nothing, false), (Lost::Turn, false)),
        (DESTROYED, (Lost::Nothing, true), (Lost::Nothing, true)),
    ] {
        let mut battle =
            battle_with(&[(First, TANK), (Second, TRANSPORTER), (Second, SQUAD), (Second, GUN)]);
        set(&mut battle, 3, "rides", "2");
        set(&mut battle, 4, "towed", "2");
        declare(&mut battle, 1, "shoot");
        anti_tank(&mut battle, [1, 2], &[HULL, THROUGH, effect]);
        let of = |unit| (state(&battle, unit).lost, state(&battle, unit).destroyed);
        assert_eq!((of(3), of(4)), (riders, gun), "BR10-AMB-43");
    }
}

#[test]
fn trn_03_shots_at_riders_and_guns_leave_the_vehicle_alone() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK), (Second, SQUAD), (Second, GUN)]);
    set(&mut battle, 3, "rides", "2");
    set(&mut battle, 4, "towed", "2");
    let tank = state(&battle, 2);
    declare(&mut battle, 1, "shoot");
    fire(&mut battle, [1, 3], &[6, 6, 6, 6]);
    assert!(state(&battle, 3).destroyed);
    set(&mut battle, 1, "shot", "no");
    // Three successes: the crew is lost and the gun with it (BR10-AMB-15).
    fire(&mut battle, [1, 4], &[6, 6, 6, 1]);
    assert!(state(&battle, 4).destroyed);
    assert_eq!(state(&battle, 2), tank, "BR10-GUN-06");
}

#[test]
fn amb_15_a_crew_takes_markers_and_they_take_its_actions() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, GUN)]);
    declare(&mut battle, 1, "shoot");
    // Behind light cover a 4 is needed.
    fire(&mut battle, [1, 2], &[4, 3, 3, 3]);
    take(&mut battle, "done", None);
    pass(&mut battle);
    take(&mut battle, "activate", Some(2));
    assert!(offer(&battle, "shoot", None).is_some());
    assert!(offer(&battle, "move-shoot", None).is_none());
    takes(&mut battle, &["hold", "regroup"]);
    assert_eq!(due(&battle, 2), ["remove-markers"]);
}

#[test]
fn amb_44_in_an_assault_riders_and_gun_share_destruction_only() {
    for (effect, gone) in [(LOSES_TURN, false), (DESTROYED, true)] {
        let mut battle =
            battle_with(&[(First, SQUAD), (Second, TANK), (Second, SQUAD), (Second, GUN)]);
        set(&mut battle, 3, "rides", "2");
        set(&mut battle, 4, "towed", "2");
        declare(&mut battle, 1, "move");
        dice(&mut battle, "assault-on-armour", [1, 2], &[6, effect[0], effect[1]]);
        assert_eq!(state(&battle, 2).destroyed, gone);
        for carried in [3, 4] {
            let carried = state(&battle, carried);
            assert_eq!((carried.destroyed, carried.lost), (gone, Lost::Nothing));
        }
    }
}

#[test]
fn gun_01_past_the_shield_the_shot_is_at_the_crew() {
    let mut battle = battle_with(&[(First, TANK), (Second, GUN), (Second, TANK)]);
    declare(&mut battle, 1, "shoot");
    for (target, direction, refused) in
        [(2, "front", false), (2, "left", true), (2, "rear", true), (3, "rear", false)]
    {
        let cast = in_order(&battle, "anti-tank-fire", &[1, target]);
        let said = [("direction", direction)];
        story::open(&mut battle, "anti-tank-fire", &cast, &said);
        let known = calculator(&battle, "anti-tank-fire");
        let values = battle.calculator_state("anti-tank-fire").values(known);
        let working = (known.work)(&values, &Values::defaults(RULESET.house_rules));
        let refusals: Vec<_> = working.refusals.iter().map(|note| note.cite).collect();
        let expected: &[&str] = if refused { &["BR10-GUN-01"] } else { &[] };
        assert_eq!(refusals, expected, "{target} {direction}");
        if refused {
            story::follow(&mut battle, "anti-tank-fire", &working.next[0]);
            let target = story::answer(&battle, "fire-at-infantry", "target");
            assert_eq!(target, "gun-crew");
        }
    }
}

#[test]
fn gun_04_a_marker_of_the_tractor_is_an_action_of_its_gun_too() {
    for (declared, left) in [("marker", 1), ("move-marker", 0), ("marker-move", 0)] {
        let mut battle = battle_with(&[(First, TANK), (First, GUN)]);
        set(&mut battle, 2, "towed", "1");
        play(&mut battle, 1, declared);
        assert!(state(&battle, 1).ready && !state(&battle, 2).ready);
        assert_eq!(state(&battle, 2).actions_now(), left, "{declared}");
        pass(&mut battle);
        pass(&mut battle);
        assert_eq!(state(&battle, 2).actions_now(), 2, "in its next turn");
    }
}

/// BR10-SHA-T2: it moves with the other action.
#[test]
fn gun_04_a_gun_that_was_towed_shoots_as_one_that_moved() {
    for (declared, needs) in [("shoot", 3), ("move", 4)] {
        let mut battle = battle_with(&[(First, TANK), (First, GUN), (Second, SQUAD)]);
        set(&mut battle, 2, "towed", "1");
        play(&mut battle, 1, declared);
        declare(&mut battle, 2, "shoot");
        let needed = need(&mut battle, "fire-at-infantry", [2, 3], &[]);
        assert_eq!(needed, needs, "{declared}");
        take(&mut battle, "done", None);
        pass(&mut battle);
        pass(&mut battle);
        assert!(!state(&battle, 2).moved_in_tow);
    }
}

#[test]
fn gun_04_a_move_that_ends_in_an_assault_is_an_action_of_the_gun_too() {
    let mut battle = battle_with(&[(First, TANK), (First, GUN), (Second, SQUAD)]);
    set(&mut battle, 2, "towed", "1");
    declare(&mut battle, 1, "move");
    dice(&mut battle, "vehicle-assault", [1, 3], &[1, 1, 1, 1]);
    take(&mut battle, "contact", None);
    assert_eq!(state(&battle, 2).actions_now(), 1);
}

#[test]
fn gun_p2_what_is_hitched_does_nothing_when_the_other_has_used_both_actions() {
    // The tractor drives up empty and hitches: the gun has one action left, the tractor none.
    let mut battle = battle_with(&[(First, TANK), (First, GUN)]);
    declare(&mut battle, 1, "move-hitch");
    take(&mut battle, "done", None);
    take(&mut battle, "hitch", Some(2));
    take(&mut battle, "activate", Some(2));
    assert_eq!(barred(&battle, "shoot", None), Some("BR10-GUN-04"));
    take(&mut battle, "hold", None);
    // The gun shoots and is hitched: the tractor has one action left, the gun none.
    let mut battle = battle_with(&[(First, TANK), (First, GUN)]);
    declare(&mut battle, 2, "shoot-hitch");
    take(&mut battle, "done", None);
    take(&mut battle, "hitch", Some(1));
    take(&mut battle, "activate", Some(1));
    assert_eq!(barred(&battle, "move", None), Some("BR10-GUN-04"));
}

#[test]
fn gun_p2_a_gun_that_has_shot_is_hitched_and_no_more() {
    let mut battle = battle_with(&[(First, TANK), (First, GUN)]);
    play(&mut battle, 2, "shoot");
    declare(&mut battle, 1, "hitch-move");
    take(&mut battle, "hitch", Some(2));
    assert_eq!(battle.turn.phase, "actions", "a move would be its third action");
    assert_eq!(state(&battle, 1).second, Deed::Nothing);
    assert_eq!(state(&battle, 2).towed.number(), Some(1));
    // After its own two actions it cannot be hitched in this turn.
    let mut battle = battle_with(&[(First, TANK), (First, GUN)]);
    play(&mut battle, 2, "move-shoot");
    declare(&mut battle, 1, "hitch");
    assert_eq!(barred(&battle, "hitch", Some(2)), Some("BR10-GUN-05"));
}

#[test]
fn gun_p2_unhitched_first_both_have_one_action_left() {
    let mut battle = battle_with(&[(First, TANK), (First, GUN)]);
    set(&mut battle, 2, "towed", "1");
    declare(&mut battle, 2, "hitch-shoot");
    take(&mut battle, "unhitch", Some(1));
    take(&mut battle, "done", None);
    take(&mut battle, "activate", Some(1));
    assert!(offer(&battle, "fast-move", None).is_none());
    take(&mut battle, "move", None);
    take(&mut battle, "done", None);
    assert_eq!(state(&battle, 2).spent.0, 2, "the drive is not the gun's");
}

// Destroyed and lost units.

#[test]
fn what_is_destroyed_keeps_no_marker_and_frees_its_enemy() {
    let mut battle = locked();
    take(&mut battle, "contact", None);
    set(&mut battle, 2, "ready", "yes");
    open(&mut battle, "fire-at-infantry", [1, 2]);
    let house = [("fire-at-locked", "yes")];
    fall(&mut battle, "fire-at-infantry", &house, &[4, 4, 4, 4]);
    let gone = state(&battle, 2);
    assert!(gone.destroyed && !gone.ready && gone.morale.0 == 0);
    assert!(!state(&battle, 1).fights.is_some());
    pass(&mut battle);
    assert!(offer(&battle, "activate", Some(2)).is_none());
    assert!(offer(&battle, "activate", Some(3)).is_some());
}

/// BR10-GUN-03, BR10-GUN-06: the gun is destroyed, or its tractor is off the list.
#[test]
fn gun_06_a_gun_that_is_gone_leaves_its_tractor_free() {
    let mut battle = battle_with(&[(First, TANK), (First, GUN), (First, GUN), (Second, SQUAD)]);
    set(&mut battle, 2, "towed", "1");
    set(&mut battle, 2, "destroyed", "yes");
    assert!(!state(&battle, 2).towed.is_some());
    declare(&mut battle, 1, "hitch");
    take(&mut battle, "hitch", Some(3));
    let remove = Action::RemoveUnit { side: First, unit: 1 };
    story::act(&mut battle, &remove);
    let gun = state(&battle, 3);
    assert!(!gun.towed.is_some() && gun.is_there());
}

#[test]
fn trn_02_what_is_destroyed_by_hand_takes_its_riders_along_and_frees_its_enemy() {
    let mut battle = battle_with(&[(First, TANK), (First, SQUAD), (First, GUN), (Second, SQUAD)]);
    set(&mut battle, 2, "rides", "1");
    set(&mut battle, 3, "towed", "1");
    pass(&mut battle);
    declare(&mut battle, 4, "move");
    dice(&mut battle, "assault-on-armour", [4, 1], &[2]);
    take(&mut battle, "contact", None);
    let before = battle.clone();
    let by_hand = Action::SetUnit {
        side: First,
        unit: 1,
        field: "destroyed".to_owned(),
        value: "yes".to_owned(),
    };
    let mut session = Session::new(1, before.clone());
    session.act(by_hand, &RULESET);
    let battle = session.battle_state();
    assert!([1, 2, 3].iter().all(|unit| state(battle, *unit).destroyed));
    assert!(!state(battle, 4).fights.is_some());
    assert!(session.undo(&RULESET, &|_| None).is_ok());
    assert_eq!(*session.battle_state(), before);
}

/// BR10-MIS-06: a loss recorded by mistake is corrected step by step.
#[test]
fn trn_02_riders_share_what_is_corrected_of_their_vehicles_fate() {
    let gone = |battle: &BattleState| [2, 3, 4].map(|unit| state(battle, unit).fate());
    let mut battle = battle_with(&[(First, TANK), (First, SQUAD), (First, GUN), (First, SQUAD)]);
    for (unit, ties) in [(2, "rides"), (3, "towed"), (4, "rides")] {
        set(&mut battle, unit, ties, "1");
    }
    for (field, value, fate) in [
        ("destroyed", "yes", (true, false)),
        ("left-table", "yes", (true, true)),
        ("destroyed", "no", (false, true)),
    ] {
        set(&mut battle, 1, field, value);
        assert_eq!(gone(&battle), [fate; 3]);
    }
    // A squad with all bases lost is destroyed, whatever happens to the vehicle.
    set(&mut battle, 4, "bases-lost", "2");
    set(&mut battle, 1, "left-table", "no");
    assert_eq!(gone(&battle), [(false, false), (false, false), (true, false)]);
}

/// The enemy loses its last base by a button of the list, or is removed from the list.
#[test]
fn asl_10_the_survivor_is_free_however_its_enemy_went() {
    for removed in [false, true] {
        let mut battle = locked();
        take(&mut battle, "contact", None);
        if removed {
            let remove = Action::RemoveUnit { side: Second, unit: 2 };
            story::act(&mut battle, &remove);
        } else {
            set(&mut battle, 2, "bases-lost", "2");
            assert!(state(&battle, 2).destroyed);
        }
        assert!(!state(&battle, 1).fights.is_some());
        pass(&mut battle);
        pass(&mut battle);
        assert!(due(&battle, 1).is_empty());
    }
}

#[test]
fn shl_03_a_light_vehicle_has_no_effect_roll() {
    let mut battle = battle_with(&[(First, TANK), (Second, TRUCK), (Second, SQUAD)]);
    set(&mut battle, 3, "rides", "2");
    declare(&mut battle, 1, "shoot");
    anti_tank(&mut battle, [1, 2], &[HULL, [2, 2]]);
    assert!(state(&battle, 2).destroyed && state(&battle, 3).destroyed);
}

#[test]
fn what_lay_on_the_table_is_taken_back_with_one_undo() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK), (Second, SQUAD)]);
    set(&mut battle, 3, "rides", "2");
    declare(&mut battle, 1, "shoot");
    open(&mut battle, "anti-tank-fire", [1, 2]);
    let faces = [HULL, THROUGH, DESTROYED].concat();
    let settle = story::settle(&battle, "anti-tank-fire", &[], &faces);
    let mut session = Session::new(1, battle.clone());
    session.act(settle, &RULESET);
    assert!(state(session.battle_state(), 3).destroyed && state(session.battle_state(), 1).shot);
    let taken_back = session.undo(&RULESET, &|_| None);
    assert!(matches!(taken_back, Ok(Some(Action::ApplyResult { .. }))));
    assert_eq!(*session.battle_state(), battle);
}

/// The number of dice of a shot at infantry with these units.
fn dice_at_infantry(battle: &mut BattleState, cast: [u32; 2]) -> Figure {
    open(battle, "fire-at-infantry", cast);
    dice_shown(battle)
}

/// The number of dice in the open calculator for a shot at infantry.
fn dice_shown(battle: &BattleState) -> Figure {
    let known = RULESET.calculator("fire-at-infantry").expect("there is one");
    let house = Values::defaults(RULESET.house_rules);
    let values = battle.calculator_state("fire-at-infantry").values(known);
    let sums = (known.work)(&values, &house).sums;
    let sum = sums.into_iter().find(|sum| sum.id == "dice");
    sum.expect("the dice").result
}

/// A T-26: its machine gun has two dice up to 10 cm, its main gun one.
const T_26_AT_INFANTRY: Fields = &[
    ("kind", "armoured"),
    ("anti-tank", "yes"),
    ("weapons.1.at-10", "2"),
    ("weapons.1.mount", "co-axial"),
    ("weapons.2.at-10", "1"),
    ("weapons.2.mount", "main-gun"),
];

#[test]
fn sha_11_a_main_gun_that_is_destroyed_is_silent_at_infantry_too() {
    let mut battle = battle_with(&[(First, T_26_AT_INFANTRY), (Second, SQUAD), (Second, GUN)]);
    assert_eq!(dice_at_infantry(&mut battle, [1, 2]), Figure::Dice(3));
    set(&mut battle, 1, "gun-destroyed", "yes");
    assert_eq!(dice_at_infantry(&mut battle, [1, 2]), Figure::Dice(2));
    let fires = RULESET.calculator("fire-at-infantry").expect("there is one").roles[0];
    let takes = |battle: &BattleState| {
        let (_, unit) = battle.unit(1).expect("there is one");
        (fires.eligible)(&unit.values(&RULESET))
    };
    assert!(takes(&battle));
    set(&mut battle, 1, "weapons.1.at-10", "0");
    set(&mut battle, 1, "weapons.1.at-20", "0");
    set(&mut battle, 1, "weapons.1.at-30", "0");
    assert!(!takes(&battle), "only the main gun was left");
}

/// BR10-GUN-01: from the side of its shield it is damaged as an armoured vehicle is.
#[test]
fn sha_11_a_gun_whose_main_gun_is_destroyed_is_silent_and_its_damage_shows() {
    let mut battle = battle_with(&[(First, GUN), (Second, SQUAD)]);
    let fires = |battle: &BattleState| story::takes(battle, "fire-at-infantry", "shooter", 1);
    assert!(fires(&battle));
    set(&mut battle, 1, "gun-destroyed", "yes");
    set(&mut battle, 1, "immobilised", "yes");
    assert!(!fires(&battle) && !state(&battle, 1).can_shoot());
    let (_, gun) = battle.unit(1).expect("there is one");
    let values = gun.values(&RULESET);
    let immobilised = &RULESET.tracker.fields[Unit::AT.immobilised.index()];
    assert!(immobilised.matters(values.all()), "it can be taken back");
    let broken = card(&state(&battle, 1), &[], 1943).state.broken;
    assert_eq!(broken.len(), 2);
    // Its crew still fires small arms, if its card has them.
    set(&mut battle, 1, "weapons.2.at-10", "1");
    assert!(fires(&battle));
    assert_eq!(dice_at_infantry(&mut battle, [1, 2]), Figure::Dice(1));
}

/// A howitzer on tracks whose shells drift by 15 cm.
const HOWITZER: Fields = &[("kind", "armoured"), ("area", "yes"), ("drift", "15"), ("effect", "1")];

#[test]
fn are_05_a_shell_does_to_all_vehicles_under_it_what_a_hit_on_the_hull_does() {
    let of_unequal_sides = [TANK, &[("armour.hull-rear", "1")]].concat();
    let of_unequal_sides: Fields = Box::leak(of_unequal_sides.into_boxed_slice());
    let mut battle = battle_with(&[
        (First, HOWITZER),
        (Second, TANK),
        (Second, TRUCK),
        (First, of_unequal_sides),
    ]);
    let answer = |battle: &BattleState, field: &str| {
        battle.calculator_state("area-hit").answers.get(field).cloned()
    };
    dice(&mut battle, "area-hit", [1, 2], &[THROUGH, DESTROYED].concat());
    assert!(state(&battle, 2).destroyed);
    assert!(state(&battle, 1).shot);
    assert_eq!(answer(&battle, "effect").as_deref(), Some("1"));

    // The next unit under the same template; a friend is hit as well (BR10-ARE-06).
    assert_eq!(may_not(&battle, "area-hit", 0, 1), None, "it is the same shell");
    dice(&mut battle, "area-hit", [1, 3], &THROUGH);
    assert!(state(&battle, 3).destroyed, "a light vehicle has armour 0");
    assert_eq!(answer(&battle, "target").as_deref(), Some("light"));
    dice(&mut battle, "area-hit", [1, 4], &[THROUGH, [1, 1]].concat());
    assert_eq!(state(&battle, 4).lost, Lost::Action);
    assert!(!state(&battle, 4).destroyed);
}

#[test]
fn gun_01_a_shell_before_the_shield_is_one_at_an_armoured_vehicle() {
    let mut battle = battle_with(&[(First, HOWITZER), (Second, GUN)]);
    dice(&mut battle, "area-hit", [1, 2], &[THROUGH, DESTROYED].concat());
    assert!(state(&battle, 2).destroyed);
}

/// A gun has a shield of one figure unless its card says otherwise.
#[test]
fn gun_01_doubles_strike_the_shield_as_well() {
    for (upper, counts) in [("0", "3"), ("1", "1")] {
        let shield = [GUN, &[("armour.hull-front", "3"), ("armour.turret-front", upper)]].concat();
        let mut battle =
            battle_with(&[(First, TANK), (Second, Box::leak(shield.into_boxed_slice()))]);
        open(&mut battle, "anti-tank-fire", [1, 2]);
        let known = battle.calculator_state("anti-tank-fire").answers;
        assert_eq!(known.get("armour.turret-front").map(String::as_str), Some(counts));
    }
}

/// Until a template is placed, an area weapon aims like any other, and no weapon aims at a close
/// combat.
#[test]
fn amb_48_a_shell_needs_a_template() {
    const ARMED: Fields = &[
        ("kind", "armoured"),
        ("area", "yes"),
        ("weapons.1.at-10", "3"),
        ("weapons.1.mount", "main-gun"),
    ];
    let fights: [Fields; 2] = [&[("fights", "3")], &[("fights", "2")]];
    let mut battle = battle_with(&[(First, ARMED), (First, fights[0]), (Second, fights[1])]);
    declare(&mut battle, 1, "shoot");
    open(&mut battle, "fire-at-infantry", [1, 3]);
    assert_eq!(refused(&battle, "fire-at-infantry"), ["BR10-AMB-48"]);
    let said = Action::Answer {
        calculator: "fire-at-infantry".to_owned(),
        field: "shell".to_owned(),
        value: "yes".to_owned(),
    };
    battle.act(&said, &RULESET);
    assert_eq!(refused(&battle, "fire-at-infantry"), [""; 0]);
}

#[test]
fn seq_05_a_marker_placed_first_costs_an_action() {
    let mut battle = battle_with(&[(First, SQUAD)]);
    declare(&mut battle, 1, "marker-move");
    let squad = state(&battle, 1);
    assert_eq!((squad.ready, squad.actions.0), (true, 1));
}

/// A unit that moves is shown its distance, and with both actions the total.
#[test]
fn amb_32_a_fast_move_says_how_far() {
    for (declared, rule) in [("move", "BR10-MOV-01"), ("fast-move", "BR10-AMB-32")] {
        let mut battle = battle_with(&[(First, SQUAD)]);
        declare(&mut battle, 1, declared);
        let (_, phase) = battle.phase(&RULESET).expect("a stage");
        let says = phase.steps[0].says.expect("it says how far");
        let said = battle.view(&RULESET, says);
        assert_eq!(said.iter().map(|note| note.cite).collect::<Vec<_>>(), [rule]);
    }
}

#[test]
fn are_04_the_drift_is_that_of_the_card() {
    let mut battle = battle_with(&[(First, HOWITZER), (Second, TANK)]);
    open(&mut battle, "area-fire", [1, 2]);
    let known = RULESET.calculator("area-fire").expect("there is one");
    let calculator_state = battle.calculator_state("area-fire");
    assert_eq!(calculator_state.answers.get("drift").map(String::as_str), Some("15"));
    assert_eq!(known.roles.len(), 1);
    assert_eq!(may_not(&battle, "area-fire", 0, 1), None);
    set(&mut battle, 1, "shot", "yes");
    assert_eq!(may_not(&battle, "area-fire", 0, 1), Some("BR10-SEQ-08"));
}

#[test]
fn seq_04_nobody_charges_in_the_enemys_turn() {
    let battle = battle_with(&[(First, SQUAD), (Second, SQUAD), (Second, TANK)]);
    assert_eq!(may_not(&battle, "assault", 0, 1), None);
    assert_eq!(may_not(&battle, "assault", 0, 2), Some("BR10-SEQ-04"));
    assert_eq!(may_not(&battle, "vehicle-assault", 0, 3), Some("BR10-SEQ-04"));
}

#[test]
fn amb_30_a_second_exchange_in_the_same_round_is_refused() {
    let mut battle = locked();
    let at = |battle: &BattleState, target: u32| {
        let beside = answers(&[("defender", &target.to_string())]);
        story::may_not(battle, "assault", &beside, "attacker", 1)
    };
    assert_eq!(at(&battle, 2), Some("BR10-AMB-30"));
    assert_eq!(at(&battle, 3), Some("BR10-ASL-05"), "its activation is over");
    take(&mut battle, "contact", None);
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(at(&battle, 2), None, "the next round");
    set(&mut battle, 1, "morale", "4");
    assert_eq!(at(&battle, 2), None, "BR10-AMB-45");
    assert_eq!(at(&battle, 3), Some("BR10-SHI-09"));
}

/// Why the first of two units may not assault the other now.
fn at(battle: &BattleState, id: &str, [attacker, defender]: [u32; 2]) -> Option<&'static str> {
    let beside = answers(&[("defender", &defender.to_string())]);
    story::may_not(battle, id, &beside, "attacker", attacker)
}

#[test]
fn amb_30_who_was_charged_does_not_strike_in_its_own_turn() {
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    set(&mut battle, 2, "morale", "0");
    assert_eq!(at(&battle, "assault", [2, 1]), Some("BR10-AMB-30"));
    let asked = |battle: &BattleState| {
        let (_, phase) = battle.phase(&RULESET).expect("a stage");
        let house = Values::defaults(RULESET.house_rules);
        battle.view(&RULESET, |view| {
            let mut steps = phase.steps.iter();
            steps.any(|step| step.id == "fights" && step.matters(view, &house))
        })
    };
    assert!(!asked(&battle));
    // Others may charge the same enemy, and so may this one once it has moved off.
    assert_eq!(at(&battle, "assault", [3, 1]), None);
    declare(&mut battle, 2, "fast-move");
    assert_eq!(at(&battle, "assault", [2, 1]), Some("BR10-AMB-30"));
    take(&mut battle, "done", None);
    assert_eq!(at(&battle, "assault", [2, 1]), None);
    // Entered by hand: it is unknown which one charged.
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 1, "fights", "2");
    set(&mut battle, 2, "fights", "1");
    assert_eq!(at(&battle, "assault", [1, 2]), None);
    assert!(asked(&battle));
}

#[test]
fn asl_05_whoever_has_assaulted_does_nothing_more_in_that_turn() {
    // It destroys the enemy, its card is turned, and "move" was declared.
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "move-shoot");
    let killed = [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1];
    dice(&mut battle, "assault", [1, 2], &killed);
    let fires = |battle: &BattleState, unit| may_not(battle, "fire-at-infantry", 0, unit);
    for _ in 0..2 {
        assert_eq!(at(&battle, "assault", [1, 3]), Some("BR10-ASL-05"));
        assert!(fires(&battle, 1).is_some());
        if battle.turn.phase == "first-action" {
            take(&mut battle, "contact", None);
        }
    }
    assert_eq!(state(&battle, 1).second, Deed::Nothing);
    take(&mut battle, "regroup", None);
    assert_eq!(at(&battle, "assault", [1, 3]), Some("BR10-ASL-05"));
    takes(&mut battle, &["end-turn", "regroup", "end-turn"]);
    assert_eq!(at(&battle, "assault", [1, 3]), None, "a new turn");
    // A vehicle does not stay in a fight, and strikes once.
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "move");
    dice(&mut battle, "vehicle-assault", [1, 2], &[1, 1, 1, 2]);
    take(&mut battle, "contact", None);
    assert_eq!(at(&battle, "vehicle-assault", [1, 2]), Some("BR10-AMB-30"));
    assert_eq!(at(&battle, "vehicle-assault", [1, 3]), Some("BR10-ASL-05"));
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(at(&battle, "vehicle-assault", [1, 2]), None, "it moves into it");
    set(&mut battle, 1, "immobilised", "yes");
    assert_eq!(at(&battle, "vehicle-assault", [1, 2]), Some("BR10-MOV-06"));
}

/// The contact is recorded first and its dice are rolled later.
#[test]
fn asl_01_an_assault_that_is_told_late_is_still_fought() {
    for regroups in [false, true] {
        let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
        declare(&mut battle, 1, "shoot-move");
        takes(&mut battle, &["done", "contact"]);
        if regroups {
            take(&mut battle, "regroup", None);
        }
        assert_eq!(at(&battle, "assault", [1, 2]), None);
        dice(&mut battle, "assault", [1, 2], &[1; 12]);
        assert_eq!(state(&battle, 2).fights.number(), Some(1));
        if regroups {
            assert!(!state(&battle, 1).activated);
            takes(&mut battle, &["end-turn", "regroup", "end-turn"]);
        } else {
            pass(&mut battle);
            pass(&mut battle);
        }
        assert_eq!(due(&battle, 1), ["assault"]);
        assert_eq!(barred(&battle, "activate", Some(1)), None);
    }
}

/// BR10-ASL-P1: an exchange that was due, and a charge, before the unit was activated.
#[test]
fn asl_05_an_exchange_before_the_activation_is_all_of_it() {
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    pass(&mut battle);
    dice(&mut battle, "assault", [1, 2], &[1; 12]);
    assert!(state(&battle, 1).activated);
    assert!(offer(&battle, "activate", Some(1)).is_none());
    assert!(may_not(&battle, "fire-at-infantry", 0, 1).is_some());
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(barred(&battle, "activate", Some(1)), None, "in the next turn");
    let units: &[(Side, Fields)] = &[(First, SQUAD), (Second, SQUAD), (First, SQUAD)];
    // Without an order of play, it bars nothing.
    let mut battle = battle_with(units);
    dice(&mut battle, "assault", [1, 2], &[1; 12]);
    assert!(!state(&battle, 1).activated);
    set(&mut battle, 1, "morale", "2");
    assert_eq!(may_not(&battle, "remove-markers", 0, 1), None);
    let mut battle = battle_with(units);
    set(&mut battle, 3, "activated", "yes");
    dice(&mut battle, "assault", [1, 2], &[1; 12]);
    assert!(offer(&battle, "activate", Some(1)).is_none());
    // The charged unit is free to act in its own turn.
    pass(&mut battle);
    assert_eq!(barred(&battle, "activate", Some(2)), None);
}

/// BR10-AMB-30, both halves: an exchange with the charged unit, and an attack on the vehicle.
#[test]
fn amb_30_a_squad_that_a_vehicle_is_at_has_a_blow_at_it_beside_its_own_fight() {
    let mut battle =
        battle_with(&[(First, SQUAD), (Second, SQUAD), (Second, TANK), (First, SQUAD)]);
    set(&mut battle, 4, "activated", "yes");
    for (unit, enemy, charged) in [(1, "2", "squad"), (2, "1", "nothing"), (3, "1", "vehicle")] {
        set(&mut battle, unit, "fights", enemy);
        set(&mut battle, unit, "charged", charged);
    }
    dice(&mut battle, "assault", [1, 2], &[1; 12]);
    let at = |battle: &BattleState, id, enemy: &str| {
        let roles = calculator(battle, id).roles;
        let cast = answers(&[(roles[1].id, enemy)]);
        story::may_not(battle, id, &cast, roles[0].id, 1)
    };
    assert_eq!(at(&battle, "assault", "2"), Some("BR10-AMB-30"));
    assert_eq!(at(&battle, "assault-on-armour", "3"), None);
    // One exchange of each kind, whichever enemy the unit is in contact with now.
    dice(&mut battle, "assault-on-armour", [1, 3], &[2]);
    assert_eq!(at(&battle, "assault", "2"), Some("BR10-AMB-30"));
    assert_eq!(at(&battle, "assault-on-armour", "3"), Some("BR10-AMB-30"));
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(at(&battle, "assault", "2"), None);
    assert_eq!(at(&battle, "assault-on-armour", "3"), None);
}

#[test]
fn amb_30_a_squad_has_one_blow_at_each_of_three_vehicles() {
    let tanks = [2, 3, 4];
    let mut battle = battle_with(&[
        (First, SQUAD),
        (Second, TANK),
        (Second, TANK),
        (Second, TANK),
        (First, SQUAD),
    ]);
    set(&mut battle, 5, "activated", "yes");
    for tank in tanks {
        set(&mut battle, tank, "fights", "1");
    }
    set(&mut battle, 1, "fights", "2");
    set(&mut battle, 1, "charged", "vehicle");
    for tank in tanks {
        dice(&mut battle, "assault-on-armour", [1, tank], &[2]);
    }
    let roles = calculator(&battle, "assault-on-armour").roles;
    let at = |battle: &BattleState, tank: u32| {
        let cast = answers(&[(roles[1].id, &tank.to_string())]);
        story::may_not(battle, "assault-on-armour", &cast, roles[0].id, 1)
    };
    assert_eq!(tanks.map(|tank| at(&battle, tank)), [Some("BR10-AMB-30"); 3]);
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(tanks.map(|tank| at(&battle, tank)), [None; 3]);
}

#[test]
fn asl_09_an_exchange_without_moving_off_leaves_the_other_fight_on() {
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    declare(&mut battle, 3, "move");
    dice(&mut battle, "assault", [3, 1], &[1; 12]);
    take(&mut battle, "contact", None);
    pass(&mut battle);
    declare(&mut battle, 1, "move");
    dice(&mut battle, "assault", [1, 2], &[1; 12]);
    take(&mut battle, "contact", None);
    assert_eq!(state(&battle, 3).fights.number(), Some(1));
    // A unit that has destroyed the enemy it moved to is no longer in contact with its earlier
    // ones.
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    pass(&mut battle);
    declare(&mut battle, 1, "move");
    dice(&mut battle, "assault", [1, 3], &[6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1]);
    assert!([1, 2].iter().all(|unit| !state(&battle, *unit).fights.is_some()));
}

/// With the players' own dice, recorded by hand in the activation.
#[test]
fn asl_05_a_fight_noted_by_hand_stays_when_the_card_is_turned() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "move");
    for (unit, field, value) in
        [(1, "fights", "2"), (1, "charged", "squad"), (1, "fought", "yes"), (2, "fights", "1")]
    {
        set(&mut battle, unit, field, value);
    }
    take(&mut battle, "contact", None);
    assert_eq!(state(&battle, 1).fights.number(), Some(2));
    assert_eq!(state(&battle, 2).fights.number(), Some(1));
    // Only the contacts are recorded.
    for notes in [&[(1, "2")][..], &[(1, "2"), (2, "1")]] {
        let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
        declare(&mut battle, 1, "move");
        for (unit, enemy) in notes {
            set(&mut battle, *unit, "fights", enemy);
        }
        take(&mut battle, "contact", None);
        for (unit, enemy) in notes {
            assert_eq!(state(&battle, *unit).fights.number().as_ref(), enemy.parse().ok().as_ref());
        }
    }
    // A unit that moves leaves a fight that began in an earlier turn.
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    pass(&mut battle);
    declare(&mut battle, 1, "move");
    take(&mut battle, "contact", None);
    assert!([1, 2].iter().all(|unit| !state(&battle, *unit).fights.is_some()));
}

#[test]
fn gun_04_a_gun_and_riders_leave_their_fights_as_their_vehicle_moves() {
    for (carried, ties) in [(GUN, "towed"), (SQUAD, "rides")] {
        let mut battle = battle_with(&[(First, TANK), (First, carried), (Second, SQUAD)]);
        set(&mut battle, 2, ties, "1");
        pass(&mut battle);
        declare(&mut battle, 3, "move");
        let count = if carried == GUN { 9 } else { 12 };
        dice(&mut battle, "assault", [3, 2], &[1; 12][..count]);
        take(&mut battle, "contact", None);
        pass(&mut battle);
        assert_eq!(state(&battle, 2).fights.number(), Some(3));
        play(&mut battle, 1, "move");
        assert!([2, 3].iter().all(|unit| !state(&battle, *unit).fights.is_some()));
        pass(&mut battle);
        assert!(due(&battle, 3).is_empty());
    }
}

#[test]
fn asl_01_a_squad_that_charges_has_got_off() {
    let mut battle = battle_with(&[(First, TANK), (First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "rides", "1");
    declare(&mut battle, 2, "move");
    dice(&mut battle, "assault", [2, 3], &[1; 12]);
    take(&mut battle, "contact", None);
    play(&mut battle, 1, "move");
    assert_eq!(state(&battle, 2).fights.number(), Some(3));
}

#[test]
fn asl_05_a_tractor_that_assaulted_has_no_action_for_its_gun() {
    let mut battle = battle_with(&[(First, TANK), (First, GUN), (Second, SQUAD)]);
    set(&mut battle, 2, "towed", "1");
    declare(&mut battle, 1, "move");
    dice(&mut battle, "vehicle-assault", [1, 3], &[1, 1, 1, 1]);
    take(&mut battle, "contact", None);
    declare(&mut battle, 2, "hitch");
    assert_eq!(barred(&battle, "unhitch", Some(1)), Some("BR10-ASL-05"));
}

#[test]
fn seq_07_a_shot_that_was_forgone_is_not_fired_afterwards() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "move-shoot");
    take(&mut battle, "forgo", None);
    let fires = |battle: &BattleState| may_not(battle, "fire-at-infantry", 0, 1);
    assert_eq!(fires(&battle), Some("BR10-SEQ-04"));
    take(&mut battle, "regroup", None);
    assert_eq!(fires(&battle), Some("BR10-SEQ-04"), "nor as the cards are back");
    // A move recorded after the card was turned still counts.
    takes(&mut battle, &["end-turn", "regroup", "end-turn"]);
    declare(&mut battle, 1, "move-shoot");
    take(&mut battle, "done", None);
    set(&mut battle, 1, "activated", "yes");
    assert_eq!(fires(&battle), None);
    assert_eq!(need(&mut battle, "fire-at-infantry", [1, 2], &[]), 4);
}

#[test]
fn seq_05_a_shot_before_anything_is_declared_is_an_action() {
    for activates in [false, true] {
        let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
        if activates {
            take(&mut battle, "activate", Some(1));
        }
        fire(&mut battle, [1, 2], &[1, 1, 1, 1]);
        if !activates {
            take(&mut battle, "activate", Some(1));
        }
        assert!(offer(&battle, "fast-move", None).is_none());
        take(&mut battle, "move", None);
        take(&mut battle, "done", None);
        pass(&mut battle);
        pass(&mut battle);
        take(&mut battle, "activate", Some(1));
        assert!(offer(&battle, "fast-move", None).is_some(), "a new turn");
    }
    // A shot counts for one base at a time, and a gun's shot counts for its tractor, too.
    let mut battle = battle_with(&[(First, TANK), (First, GUN), (Second, SQUAD)]);
    set(&mut battle, 2, "towed", "1");
    fire(&mut battle, [2, 3], &[1, 1, 1]);
    assert_eq!((state(&battle, 1).spent.0, state(&battle, 2).spent.0), (1, 1));
    // A shot in the enemy's turn does not count in the unit's own turn.
    set(&mut battle, 3, "ready", "yes");
    fire(&mut battle, [3, 2], &[1, 1, 1, 1]);
    assert_eq!(state(&battle, 3).spent.0, 0);
}

#[test]
fn asl_01_a_charge_is_a_move() {
    let mut battle = battle_with(&[(First, SQUAD), (First, TANK), (Second, SQUAD)]);
    // Nothing is refused for units with unknown actions.
    assert_eq!(may_not(&battle, "assault", 0, 1), None);
    set(&mut battle, 1, "activated", "yes");
    assert_eq!(may_not(&battle, "assault", 0, 1), None, "ticked off by hand");
    set(&mut battle, 1, "activated", "no");
    declare(&mut battle, 1, "shoot-move");
    assert_eq!(may_not(&battle, "assault", 0, 1), None, "it will move");
    takes(&mut battle, &["done", "done"]);
    declare(&mut battle, 2, "shoot");
    assert_eq!(may_not(&battle, "vehicle-assault", 0, 2), Some("BR10-SEQ-07"));
    take(&mut battle, "done", None);
    assert_eq!(may_not(&battle, "vehicle-assault", 0, 2), Some("BR10-SEQ-04"));
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(may_not(&battle, "vehicle-assault", 0, 2), None);
    set(&mut battle, 2, "immobilised", "yes");
    assert_eq!(may_not(&battle, "vehicle-assault", 0, 2), Some("BR10-MOV-06"));
}

#[test]
fn seq_05_who_has_no_action_does_not_shoot() {
    let mut battle = battle_with(&[(First, SQUAD), (First, TANK), (First, SQUAD), (Second, SQUAD)]);
    let fires = |battle: &BattleState, unit| may_not(battle, "fire-at-infantry", 0, unit);
    set(&mut battle, 1, "morale", "1");
    assert_eq!(fires(&battle, 1), None);
    set(&mut battle, 1, "morale", "2");
    assert_eq!(fires(&battle, 1), Some("BR10-SHI-09"));
    set(&mut battle, 2, "lost", "turn");
    assert_eq!(fires(&battle, 2), Some("BR10-REG-T1"));
    declare(&mut battle, 3, "move");
    assert_eq!(fires(&battle, 3), Some("BR10-SEQ-07"));
    take(&mut battle, "done", None);
    assert_eq!(fires(&battle, 3), Some("BR10-SEQ-04"));
    pass(&mut battle);
    // With a marker it may react in the enemy's turn, whatever it has lost.
    set(&mut battle, 2, "ready", "yes");
    assert_eq!(fires(&battle, 2), None);
    pass(&mut battle);
    assert_eq!(fires(&battle, 3), None, "a new turn");
    // Ticked off by hand: its actions are unknown.
    set(&mut battle, 3, "activated", "yes");
    assert_eq!(fires(&battle, 3), None);
}

#[test]
fn amb_39_a_reaction_shot_is_at_the_enemy_that_moves() {
    let mut battle =
        battle_with(&[(First, TANK), (Second, TRUCK), (Second, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 1, "ready", "yes");
    set(&mut battle, 3, "rides", "2");
    set(&mut battle, 1, "area", "no");
    let at = |battle: &BattleState, target| {
        let beside = answers(&[("shooter", "1")]);
        story::may_not(battle, "fire-at-infantry", &beside, "target", target)
    };
    assert_eq!(at(&battle, 4), None, "in no reaction");
    let first = battle.clone();
    take(&mut battle, "regroup", None);
    take(&mut battle, "end-turn", None);
    set(&mut battle, 1, "ready", "yes");
    declare(&mut battle, 2, "move");
    take(&mut battle, "reacts", Some(1));
    assert_eq!(at(&battle, 2), None);
    assert_eq!(at(&battle, 3), None, "it rides along");
    assert_eq!(at(&battle, 4), Some("BR10-AMB-39"));
    set(&mut battle, 1, "area", "yes");
    assert_eq!(at(&battle, 4), None, "a template lies where it lies");
    assert_eq!(at(&first, 2), None);
}

/// BR10-CMB-P1: first the weapons with a dash are dropped.
#[test]
fn cmb_04_a_co_axial_weapon_that_does_not_reach_so_far_is_at_no_other_target() {
    let refused = |dice: &'static str| {
        let known = RULESET.calculator("combined-fire").expect("there is one");
        let said = [
            ("band", "50"),
            ("weapons.1.fire-power", "1"),
            ("weapons.2.fire-power", dice),
            ("weapons.2.co-axial", "yes"),
            ("weapons.2.same-target", "no"),
        ];
        let (values, misfits) = Values::read(known.fields, said);
        assert!(misfits.is_empty());
        let working = (known.work)(&values, &Values::defaults(RULESET.house_rules));
        working.refusals.first().map(|note| note.cite)
    };
    assert_eq!(refused("1"), Some("BR10-CMB-04"));
    assert_eq!(refused("0"), None);
}

/// BR10-TRN-04 applies to a reaction shot, too, and area weapons react.
#[test]
fn mrk_03_area_weapons_and_riders_have_their_steps_in_a_reaction() {
    let mut battle = battle_with(&[(First, TANK), (First, SQUAD), (Second, HOWITZER)]);
    set(&mut battle, 3, "ready", "yes");
    declare(&mut battle, 1, "move");
    assert_eq!(battle.acting_side(), First);
    take(&mut battle, "reacts", Some(3));
    assert_eq!((battle.turn.side, battle.acting_side()), (First, Second));
    let steps = |battle: &BattleState| -> Vec<&'static str> {
        let (_, stage) = battle.phase(&RULESET).expect("there is one");
        let house = Values::defaults(RULESET.house_rules);
        battle.view(&RULESET, |view| {
            let steps = stage.steps.iter();
            let steps = steps.filter(|step| step.matters(view, &house));
            steps.map(|step| step.id).collect()
        })
    };
    assert_eq!(steps(&battle), ["halt", "shoot", "area"]);
    set(&mut battle, 3, "area", "no");
    set(&mut battle, 2, "rides", "1");
    assert_eq!(steps(&battle), ["halt", "shoot", "riders"]);
}

/// The rules that exclude conditions from a number.
fn not_counted(id: &str, said: &[(&'static str, &'static str)]) -> Vec<&'static str> {
    let known = RULESET.calculator(id).expect("there is one");
    let (values, misfits) = Values::read(known.fields, said.iter().copied());
    assert!(misfits.is_empty(), "{id} {said:?}");
    let working = (known.work)(&values, &Values::defaults(RULESET.house_rules));
    working.not_counted.iter().map(|note| note.cite).collect()
}

#[test]
fn what_does_not_count_is_named_with_its_rule() {
    for id in ["fire-at-infantry", "anti-tank-fire"] {
        assert_eq!(not_counted(id, &[("moves", "yes")]), [""; 0]);
        // A move made before the readiness marker does not count, nor does a first turn in addition
        // to a move.
        let reaction = [("moves", "yes"), ("reaction", "yes")];
        assert_eq!(not_counted(id, &reaction), ["BR10-AMB-18"]);
        let first = [("moves", "yes"), ("first-turn", "yes")];
        assert_eq!(not_counted(id, &first), ["BR10-MIS-03"]);
    }
    // The second and third weapon have no dice unless they are entered.
    let two = [("weapons-firing", "2")];
    assert_eq!(not_counted("fire-at-infantry", &two), ["BR10-RNG-02"]);
    let both = [("weapons-firing", "2"), ("weapons.2.at-10", "1")];
    assert_eq!(not_counted("fire-at-infantry", &both), [""; 0]);
    let silent = [("weapons.1.fire-power", "0")];
    assert_eq!(not_counted("combined-fire", &silent), ["BR10-RNG-02"]);
    assert_eq!(not_counted("combined-fire", &[]), [""; 0]);
    // One of two bases is not in contact.
    let behind = [("defender.behind", "1")];
    assert_eq!(not_counted("assault", &behind), ["BR10-ASL-07"]);
    // A card on its side loses one of two actions: a second marker cannot take any more.
    let lost = [("lost", "turn"), ("markers", "1")];
    assert_eq!(not_counted("regrouping", &lost), [""; 0]);
    let more = [("lost", "turn"), ("markers", "2")];
    assert_eq!(not_counted("regrouping", &more), ["BR10-SHI-09"]);
    let now = [("lost", "action"), ("lost-now", "yes")];
    assert_eq!(not_counted("regrouping", &now), ["BR10-AMB-20"]);
}

#[test]
fn seq_08_a_gun_with_an_area_weapon_aims_once_too() {
    const AREA_GUN: Fields = &[("kind", "gun"), ("area", "yes"), ("anti-tank", "yes")];
    const AREA_T_26: Fields = &[
        ("kind", "armoured"),
        ("area", "yes"),
        ("anti-tank", "yes"),
        ("weapons.1.at-10", "2"),
        ("weapons.1.mount", "co-axial"),
        ("weapons.2.at-10", "1"),
        ("weapons.2.mount", "main-gun"),
    ];
    let fires = |battle: &BattleState, id: &str, target: u32| {
        let beside = answers(&[("target", &target.to_string())]);
        story::may_not(battle, id, &beside, "shooter", 1)
    };
    let with = |armed: Fields| {
        let enemies = [(Second, SQUAD), (Second, TANK), (Second, SQUAD)];
        let mut battle = battle_with(&[&[(First, armed)][..], &enemies].concat());
        declare(&mut battle, 1, "shoot");
        battle
    };
    // Once the gun has aimed, neither weapon aims again or fires a shell; the co-axial weapon fires
    // at the same target.
    for (armed, at_squad) in [(AREA_GUN, "BR10-SEQ-08"), (AREA_T_26, "BR10-CMB-04")] {
        let mut battle = with(armed);
        anti_tank(&mut battle, [1, 3], &[[1, 2]]);
        assert_eq!(fires(&battle, "anti-tank-fire", 3), Some("BR10-SEQ-08"));
        assert_eq!(fires(&battle, "fire-at-infantry", 2), Some(at_squad));
    }
    // Once the gun has fired a shell, the shell strikes other units too, but neither weapon aims.
    let mut battle = with(AREA_GUN);
    shell(&mut battle, [1, 2], &[1, 1, 1]);
    assert_eq!(fires(&battle, "anti-tank-fire", 3), Some("BR10-SEQ-08"));
    assert_eq!(fires(&battle, "fire-at-infantry", 4), None);
    // The co-axial weapon does not strike those units with the shell: only the gun's die is rolled.
    let mut battle = with(AREA_T_26);
    shell(&mut battle, [1, 2], &[1]);
    assert_eq!(fires(&battle, "anti-tank-fire", 3), Some("BR10-SEQ-08"));
    assert_eq!(dice_at_infantry(&mut battle, [1, 4]), Figure::Dice(1));
    // A tank whose main gun is destroyed cannot fire a shell: only its machine gun is left.
    let mut battle = with(AREA_T_26);
    set(&mut battle, 1, "gun-destroyed", "yes");
    fire(&mut battle, [1, 2], &[1, 1]);
    assert_eq!(fires(&battle, "fire-at-infantry", 4), Some("BR10-SEQ-08"));
}

#[test]
fn seq_08_a_shell_is_a_shot_and_told_of_in_its_turn() {
    let bursts = |battle: &BattleState| may_not(battle, "area-hit", 0, 1);
    let shell = |battle: &mut BattleState| dice(battle, "area-hit", [1, 2], &[1, 1]);
    let mut battle = battle_with(&[(First, HOWITZER), (Second, TANK), (Second, TANK)]);
    assert_eq!(bursts(&battle), None, "nobody has told anything");
    declare(&mut battle, 1, "move");
    assert_eq!(bursts(&battle), Some("BR10-SEQ-07"));
    take(&mut battle, "done", None);
    assert_eq!(bursts(&battle), Some("BR10-SEQ-04"));
    pass(&mut battle);
    assert_eq!(bursts(&battle), Some("BR10-MRK-02"), "in the enemy's turn");
    pass(&mut battle);
    declare(&mut battle, 1, "shoot");
    shell(&mut battle);
    assert_eq!(bursts(&battle), None, "the same shell");
    for later in ["done", "regroup"] {
        take(&mut battle, later, None);
        assert_eq!(bursts(&battle), Some("BR10-SEQ-08"), "it is over");
    }
    take(&mut battle, "end-turn", None);
    // With a marker it may fire in the enemy's turn, as long as the reaction lasts.
    pass(&mut battle);
    play(&mut battle, 1, "marker");
    pass(&mut battle);
    declare(&mut battle, 2, "move");
    take(&mut battle, "reacts", Some(1));
    shell(&mut battle);
    assert_eq!(bursts(&battle), None);
    let due = |battle: &BattleState| battle.due(&RULESET).len();
    assert_eq!(due(&battle), 2);
    take(&mut battle, "go-on", None);
    assert_eq!((bursts(&battle), due(&battle)), (Some("BR10-SEQ-08"), 0));
    // A shot with another weapon was not a shell.
    let mut battle = battle_with(&[(First, HOWITZER), (Second, TANK), (Second, SQUAD)]);
    set(&mut battle, 1, "weapons.2.at-10", "2");
    set(&mut battle, 1, "weapons.2.mount", "hull");
    declare(&mut battle, 1, "shoot");
    set(&mut battle, 1, "shot", "yes");
    set(&mut battle, 1, "weapon-2-fired", "yes");
    assert_eq!(bursts(&battle), None, "in the same action");
    take(&mut battle, "done", None);
    assert_eq!(bursts(&battle), Some("BR10-SEQ-08"));
}

#[test]
fn are_06_a_shell_that_drifted_strikes_own_infantry() {
    let mut battle = battle_with(&[
        (First, HOWITZER),
        (First, SQUAD),
        (First, GUN),
        (First, TRUCK),
        (Second, SQUAD),
        (Second, TANK),
    ]);
    declare(&mut battle, 1, "shoot");
    let at = |battle: &BattleState, shooter: u32, target: u32| {
        let beside = answers(&[("shooter", &shooter.to_string())]);
        story::may_not(battle, "fire-at-infantry", &beside, "target", target)
    };
    assert_eq!([2, 3, 5].map(|target| at(&battle, 1, target)), [None; 3]);
    assert_eq!(at(&battle, 1, 4), Some("BR10-ARE-06"), "a vehicle is hit as one");
    assert_eq!(at(&battle, 2, 3), Some("BR10-ARE-06"), "it has no shell");
    assert_eq!(at(&battle, 2, 5), None);
    // Two successes with 3 dice, a 3 for the markers: all count in this turn, as the squad has
    // not acted yet (BR10-AMB-19).
    shell(&mut battle, [1, 2], &[6, 6, 1, 3]);
    let squad = state(&battle, 2);
    assert_eq!((squad.morale.0, squad.morale_now.0), (4, 0));
}

#[test]
fn amb_39_who_charged_is_shot_at_though_no_move_was_declared() {
    let mut battle =
        battle_with(&[(First, SQUAD), (First, SQUAD), (Second, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 4, "ready", "yes");
    take(&mut battle, "activate", Some(1));
    dice(&mut battle, "assault", [1, 3], &[1; 12]);
    take(&mut battle, "hold", None);
    assert_eq!(state(&battle, 1).first, Deed::Nothing, "it is not said to hold");
    declare(&mut battle, 2, "shoot");
    let beside = answers(&[("shooter", "4")]);
    let at = |target| story::may_not(&battle, "fire-at-infantry", &beside, "target", target);
    assert_eq!(at(1), None, "it moved into contact");
    assert_eq!(at(2), Some("BR10-AMB-39"), "it shoots");
}

#[test]
fn amb_39_who_does_not_move_is_not_shot_at_with_a_marker() {
    let mut battle = battle_with(&[
        (First, SQUAD),
        (First, SQUAD),
        (First, TANK),
        (First, GUN),
        (Second, SQUAD),
    ]);
    set(&mut battle, 5, "ready", "yes");
    set(&mut battle, 4, "towed", "3");
    let at = |battle: &BattleState, target: u32| {
        let beside = answers(&[("shooter", "5")]);
        story::may_not(battle, "fire-at-infantry", &beside, "target", target)
    };
    assert_eq!(at(&battle, 1), None, "told between activations");
    declare(&mut battle, 1, "shoot-move");
    assert_eq!(at(&battle, 1), Some("BR10-AMB-39"), "it shoots");
    take(&mut battle, "done", None);
    assert_eq!(at(&battle, 1), None, "it moves");
    assert_eq!(at(&battle, 2), Some("BR10-AMB-39"), "it stands");
    assert_eq!(at(&battle, 4), Some("BR10-AMB-39"));
    take(&mut battle, "done", None);
    declare(&mut battle, 3, "move-shoot");
    assert_eq!(at(&battle, 4), None, "it is towed along");
    assert_eq!(at(&battle, 1), None, "told late");
    take(&mut battle, "done", None);
    assert_eq!(at(&battle, 4), None, "told late");
    take(&mut battle, "done", None);
    assert_eq!(at(&battle, 2), None);
    take(&mut battle, "regroup", None);
    assert_eq!(at(&battle, 2), None);
}

#[test]
fn amb_39_the_gun_of_an_area_weapon_aims_at_who_moves() {
    let mut battle =
        battle_with(&[(First, SQUAD), (First, TANK), (First, SQUAD), (Second, HOWITZER)]);
    set(&mut battle, 4, "anti-tank", "yes");
    set(&mut battle, 4, "ready", "yes");
    declare(&mut battle, 1, "move");
    take(&mut battle, "reacts", Some(4));
    let at = |battle: &BattleState, id: &str, target: u32| {
        let beside = answers(&[("shooter", "4")]);
        story::may_not(battle, id, &beside, "target", target)
    };
    assert_eq!(at(&battle, "anti-tank-fire", 2), Some("BR10-AMB-39"));
    assert_eq!(at(&battle, "fire-at-infantry", 3), None, "under the shell");
    set(&mut battle, 4, "gun-destroyed", "yes");
    assert_eq!(at(&battle, "fire-at-infantry", 3), Some("BR10-AMB-39"));
}

/// A squad that charged another and was then charged by a vehicle, in its next turn.
fn charged_beside() -> BattleState {
    let mut battle =
        battle_with(&[(First, SQUAD), (First, SQUAD), (Second, SQUAD), (Second, TANK)]);
    declare(&mut battle, 1, "move");
    dice(&mut battle, "assault", [1, 3], &[1; 12]);
    take(&mut battle, "contact", None);
    pass(&mut battle);
    declare(&mut battle, 4, "move");
    // Three dice that miss, and the squad's reply.
    dice(&mut battle, "vehicle-assault", [4, 1], &[1, 1, 1, 1]);
    take(&mut battle, "contact", None);
    pass(&mut battle);
    battle
}

#[test]
fn asl_09_a_blow_at_a_vehicle_beside_leaves_the_own_charge_on() {
    for first in ["assault", "assault-on-armour"] {
        let mut battle = charged_beside();
        let blow = |battle: &mut BattleState, id: &str| match id {
            "assault" => dice(battle, id, [1, 3], &[1; 12]),
            _ => dice(battle, id, [1, 4], &[1]),
        };
        let charge = |battle: &BattleState| {
            let squad = state(battle, 1);
            assert_eq!(squad.fights.number(), Some(3), "{first}");
            assert_eq!(squad.charged, Charged::Squad, "{first}");
        };
        // Each fight has its own exchange (BR10-AMB-46).
        assert_eq!(due(&battle, 1), ["assault", "assault-on-armour"]);
        blow(&mut battle, first);
        charge(&battle);
        let second = if first == "assault" { "assault-on-armour" } else { "assault" };
        assert_eq!(due(&battle, 1), [second], "it has not been fought yet");
        let enemy = |id: &str| if id == "assault" { 3 } else { 4 };
        assert_eq!(at(&battle, first, [1, enemy(first)]), Some("BR10-AMB-30"));
        assert_eq!(at(&battle, second, [1, enemy(second)]), None);
        blow(&mut battle, second);
        charge(&battle);
        assert!(due(&battle, 1).is_empty());
        for id in [first, second] {
            assert_eq!(at(&battle, id, [1, enemy(id)]), Some("BR10-AMB-30"));
        }
        // The vehicle moves off; the charge is still fought in the turns of its side.
        pass(&mut battle);
        set(&mut battle, 3, "morale", "0");
        assert_eq!(at(&battle, "assault", [3, 1]), Some("BR10-AMB-30"));
        play(&mut battle, 4, "move");
        charge(&battle);
        pass(&mut battle);
        assert_eq!(due(&battle, 1), ["assault"]);
        assert_eq!(at(&battle, "assault-on-armour", [1, 4]), None, "a new charge");
    }
}

#[test]
fn asl_09_a_vehicle_that_is_destroyed_beside_leaves_the_own_charge_due() {
    let mut battle = charged_beside();
    // 6 + 3 - 0 is more than its armour; a total of 8 or more destroys it.
    dice(&mut battle, "assault-on-armour", [1, 4], &[6, 4, 4]);
    assert!(state(&battle, 4).destroyed);
    assert_eq!(state(&battle, 1).fights.number(), Some(3));
    assert_eq!(due(&battle, 1), ["assault"]);
    assert_eq!(at(&battle, "assault", [1, 3]), None);
    // The other way round: the unit that it charged is destroyed, and the vehicle is still in
    // contact.
    let mut battle = charged_beside();
    dice(&mut battle, "assault-on-armour", [1, 4], &[1]);
    set(&mut battle, 3, "destroyed", "yes");
    assert_eq!(state(&battle, 1).fights.number(), Some(4));
    assert!(due(&battle, 1).is_empty(), "it has struck that");
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(due(&battle, 1), ["assault-on-armour"]);
}

#[test]
fn seq_04_who_held_does_nothing_more_in_that_turn() {
    let mut battle = battle_with(&[(First, SQUAD), (First, TANK), (Second, SQUAD)]);
    for unit in [1, 2] {
        take(&mut battle, "activate", Some(unit));
        take(&mut battle, "hold", None);
    }
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), Some("BR10-SEQ-04"));
    assert_eq!(may_not(&battle, "assault", 0, 1), Some("BR10-SEQ-04"));
    assert_eq!(may_not(&battle, "vehicle-assault", 0, 2), Some("BR10-SEQ-04"));
    take(&mut battle, "regroup", None);
    assert_eq!(
        may_not(&battle, "fire-at-infantry", 0, 1),
        Some("BR10-SEQ-04"),
        "nor as the cards are back"
    );
    take(&mut battle, "end-turn", None);
    // A marker that was entered anyway stays.
    set(&mut battle, 1, "ready", "yes");
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None);
    pass(&mut battle);
    assert_eq!(may_not(&battle, "fire-at-infantry", 0, 1), None, "a new turn");
    assert_eq!(state(&battle, 1).first, Deed::Nothing);
    // A fight goes on whether the unit held or not.
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    pass(&mut battle);
    take(&mut battle, "activate", Some(1));
    take(&mut battle, "hold", None);
    assert_eq!(due(&battle, 1), ["assault"]);
    assert_eq!(at(&battle, "assault", [1, 2]), None);
}

#[test]
fn reg_04_the_enemy_does_not_test_its_markers_in_the_first_regrouping() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 1, "morale", "1");
    set(&mut battle, 2, "morale", "1");
    assert_eq!(may_not(&battle, "remove-markers", 0, 2), None, "nobody told");
    take(&mut battle, "regroup", None);
    assert_eq!(may_not(&battle, "remove-markers", 0, 2), Some("BR10-REG-04"));
    assert_eq!(may_not(&battle, "remove-markers", 0, 1), None);
}

// Rulings about withdrawn shots, targets and riders.

/// BR10-AMB-52: until its dice are thrown a shot may be given up, and then counts as not
/// fired.
#[test]
fn amb_52_the_second_action_is_given_up_until_it_is_carried_out() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    declare(&mut battle, 1, "move-shoot");
    take(&mut battle, "done", None);
    assert_eq!(battle.turn.phase, "second-action");
    let reached = battle.clone();
    take(&mut battle, "forgo", None);
    let squad = state(&battle, 1);
    assert!(squad.activated && !squad.shot);
    assert_eq!(squad.second, Deed::Nothing);
    assert_eq!(
        may_not(&battle, "fire-at-infantry", 0, 1),
        Some("BR10-SEQ-04"),
        "nor is it fired afterwards"
    );
    let mut battle = reached;
    fire(&mut battle, [1, 2], &[1, 1, 1, 1]);
    assert!(offer(&battle, "forgo", None).is_none(), "the dice are thrown");
    take(&mut battle, "done", None);
    assert!(state(&battle, 1).shot);
}

/// BR10-AMB-52, BR10-AMB-30: a unit that gives up the move stays in the fight. A move that an
/// enemy has reacted to has begun.
#[test]
fn amb_52_a_move_that_is_given_up_leaves_no_fight() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK), (Second, SQUAD)]);
    declare(&mut battle, 1, "move");
    dice(&mut battle, "assault-on-armour", [1, 2], &[1]);
    take(&mut battle, "contact", None);
    pass(&mut battle);
    pass(&mut battle);
    assert_eq!(state(&battle, 1).fights.number(), Some(2));
    declare(&mut battle, 1, "shoot-move");
    fire(&mut battle, [1, 3], &[1, 1, 1, 1]);
    take(&mut battle, "done", None);
    let reached = battle.clone();
    take(&mut battle, "forgo", None);
    assert_eq!(state(&battle, 1).fights.number(), Some(2), "it stays");
    assert_eq!(state(&battle, 2).fights.number(), Some(1));
    let mut battle = reached.clone();
    take(&mut battle, "done", None);
    assert!(!state(&battle, 1).fights.is_some(), "it has moved off");
    let mut battle = reached;
    set(&mut battle, 3, "ready", "yes");
    take(&mut battle, "reacts", Some(3));
    take(&mut battle, "hold-fire", None);
    assert!(offer(&battle, "forgo", None).is_none(), "it is on its way");
}

/// BR10-AMB-52: an action given up before it was carried out costs a partner nothing.
#[test]
fn amb_52_an_action_that_is_given_up_is_none_of_the_gun_in_tow() {
    let mut battle = battle_with(&[(First, TRUCK), (First, GUN), (Second, SQUAD)]);
    set(&mut battle, 2, "towed", "1");
    declare(&mut battle, 1, "fast-move");
    take(&mut battle, "done", None);
    take(&mut battle, "forgo", None);
    assert_eq!((state(&battle, 1).spent.0, state(&battle, 2).spent.0), (1, 1));
}

/// BR10-AMB-48, BR10-ASL-13: no unit aims at infantry locked with infantry, except by the house
/// rule; a fight with a vehicle locks no unit, and a unit that moves off may be shot at.
#[test]
fn amb_48_nobody_aims_at_a_squad_that_is_locked_with_infantry() {
    let refuses = |battle: &mut BattleState, cast, house: &[(&str, &str)]| -> Vec<&'static str> {
        open(battle, "fire-at-infantry", cast);
        let known = calculator(battle, "fire-at-infantry");
        let house = story::house(battle, house);
        let values = battle.calculator_state(known.id).values(known);
        let refusals = (known.work)(&values, &house).refusals;
        refusals.iter().map(|note| note.cite).collect()
    };
    let mut battle = locked();
    take(&mut battle, "contact", None);
    pass(&mut battle);
    declare(&mut battle, 3, "shoot");
    assert_eq!(refuses(&mut battle, [3, 1], &[]), ["BR10-AMB-48"]);
    let house = [("fire-at-locked", "yes")];
    assert_eq!(refuses(&mut battle, [3, 1], &house), [""; 0]);
    // Its enemy moves off, and a marker reacts to that.
    takes(&mut battle, &["done", "regroup", "end-turn"]);
    set(&mut battle, 3, "ready", "yes");
    declare(&mut battle, 1, "move");
    take(&mut battle, "reacts", Some(3));
    assert_eq!(refuses(&mut battle, [3, 1], &[]), [""; 0]);
    // The crew of a gun in contact with infantry is locked, too.
    let mut battle = battle_with(&[(First, SQUAD), (Second, GUN), (First, SQUAD)]);
    declare(&mut battle, 1, "move");
    dice(&mut battle, "assault", [1, 2], &[1; 9]);
    take(&mut battle, "contact", None);
    declare(&mut battle, 3, "shoot");
    assert_eq!(refuses(&mut battle, [3, 2], &[]), ["BR10-AMB-48"]);
    // A vehicle in contact with a squad does not lock it.
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD), (First, SQUAD)]);
    declare(&mut battle, 1, "move");
    set(&mut battle, 1, "fights", "2");
    set(&mut battle, 2, "fights", "1");
    take(&mut battle, "contact", None);
    declare(&mut battle, 3, "shoot");
    assert_eq!(refuses(&mut battle, [3, 2], &[]), [""; 0]);
}

fn sets(unit: u32, field: &str, value: &str, side: Side) -> Action {
    Action::SetUnit { side, unit, field: field.to_owned(), value: value.to_owned() }
}

/// BR10-AMB-50: a squad rides as a whole or not at all.
#[test]
fn amb_50_no_more_bases_ride_than_the_card_carries() {
    const CARRIER: Fields = &[("kind", "armoured"), ("carries", "3")];
    let mut battle = battle_with(&[(First, CARRIER), (First, SQUAD), (First, SQUAD)]);
    let refused = |battle: &BattleState, unit| {
        let refusal = battle.refusal(&sets(unit, "rides", "1", First), &RULESET);
        refusal.map(|note| note.cite)
    };
    assert_eq!(refused(&battle, 2), None);
    set(&mut battle, 2, "rides", "1");
    assert_eq!(refused(&battle, 3), Some("BR10-AMB-50"));
    story::act(&mut battle, &sets(3, "rides", "1", First));
    assert!(!state(&battle, 3).rides.is_some(), "2 + 2 are more than 3");
    // Only the remaining bases count.
    set(&mut battle, 3, "bases-lost", "1");
    assert_eq!(refused(&battle, 3), None);
    set(&mut battle, 3, "rides", "1");
    assert_eq!(state(&battle, 3).rides.number(), Some(1));
    // Riders stay aboard, whatever changes on the card; a tank that carries no bases takes no new
    // riders.
    set(&mut battle, 1, "carries", "0");
    assert_eq!(state(&battle, 3).rides.number(), Some(1));
    set(&mut battle, 3, "rides", "0");
    assert_eq!(refused(&battle, 3), Some("BR10-AMB-50"));
}

/// BR10-TRN-05, BR10-AMB-53: the notes on a rider match its fate.
#[test]
fn trn_05_a_rider_in_a_transporter_is_told_that_it_is_sheltered() {
    let mut battle = battle_with(&[(First, TRANSPORTER), (First, SQUAD), (First, TANK)]);
    set(&mut battle, 2, "rides", "1");
    assert_eq!(said(&battle, 2), [t::THEN_RIDES_SHELTERED]);
    set(&mut battle, 2, "rides", "3");
    assert_eq!(said(&battle, 2), [t::THEN_RIDES]);
    set(&mut battle, 2, "rides", "0");
    assert_eq!(said(&battle, 2), []);
    // Also if the riders were added to the list first.
    let mut riders = SQUAD.to_vec();
    riders.push(("rides", "1"));
    let riders: Fields = riders.leak();
    let battle = battle_with(&[(First, TRANSPORTER), (First, riders)]);
    assert_eq!(said(&battle, 2), [t::THEN_RIDES_SHELTERED]);
}

/// BR10-AMB-51: 18 markers and 7 more.
#[test]
fn amb_51_markers_have_no_limit() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "morale", "18");
    declare(&mut battle, 1, "shoot");
    fire(&mut battle, [1, 2], &[3, 3, 1, 1, 6]);
    assert_eq!(state(&battle, 2).morale.0, 25);
}

/// BR10-ARE-05: the side that faces the firer is not always the front.
#[test]
fn are_05_the_armour_that_is_struck_is_that_of_the_side_that_faces_the_firer() {
    let known = RULESET.calculator("area-hit").expect("there is one");
    let (values, misfits) = Values::read(known.fields, [("hull", "3")]);
    assert!(misfits.is_empty());
    let working = (known.work)(&values, &Values::defaults(RULESET.house_rules));
    assert_eq!(working.sums[0].base.0, t::AREA_FACING);
}
