//! Platoons of Flames of War in its calculators, one story per rule: the units that take part,
//! the answers from them, the effect of the dice on them, and when the effect ends. The dice
//! are given.

#![allow(clippy::expect_used, clippy::panic)]

mod story;

use adjutant::aid::{Field, Figure, Form, Offer, Opening, Side, Values};
use adjutant::battle::{
    Action, Answers, BattleState, CalculatorState, Choices, Missing, Mode, NOT_LISTED, Unit,
};
use adjutant::dice::{Dice, Generator, Rolling, Walk, roll, rolling, walk};
use adjutant::rulesets::flames_of_war::RULESET;
use adjutant::rulesets::flames_of_war::sheet::air::AirCall;
use adjutant::rulesets::flames_of_war::sheet::shooting::Shooting;
use adjutant::rulesets::flames_of_war::sheet::words::Reorganising;
use adjutant::rulesets::flames_of_war::units::tracker::side::Force;
use adjutant::rulesets::flames_of_war::units::tracker::{
    AssaultHit, AssaultPart, LastAssault, Moved, Place, Platoon, Used,
};

use story::{answer, calculator, due, fall, in_order, lacks};

use Side::{First, Second};

type Fields = &'static [(&'static str, &'static str)];

/// Five rifle teams with Anti-tank 2 and Firepower 6 up to 16".
const RIFLES: Fields = &[
    ("weapon-kinds", "1"),
    ("weapons.1.range", "16"),
    ("weapons.1.rof", "1"),
    ("weapons.1.anti-tank", "2"),
    ("weapons.1.firepower", "6"),
];
/// Five veteran tanks, armour 6/4/1, gun and machine-guns.
const TANKS: Fields = &[
    ("kind", "armoured"),
    ("skill", "veteran"),
    ("front", "6"),
    ("side", "4"),
    ("top", "1"),
    ("weapon-kinds", "2"),
    ("weapons.1.range", "32"),
    ("weapons.1.rof", "2"),
    ("weapons.1.anti-tank", "10"),
    ("weapons.1.firepower", "3"),
    ("weapons.2.range", "16"),
    ("weapons.2.rof", "3"),
    ("weapons.2.anti-tank", "2"),
    ("weapons.2.firepower", "6"),
];
/// Four howitzers.
const BATTERY: Fields = &[
    ("kind", "guns"),
    ("teams", "4"),
    ("battery", "yes"),
    ("shield", "yes"),
    ("bombardment-anti-tank", "3"),
    ("bombardment-firepower", "5"),
];
/// An artillery observer.
const OBSERVER: Fields = &[("role", "independent"), ("observer", "yes")];
/// Reconnaissance on foot.
const SCOUTS: Fields = &[("recon", "yes")];
/// Conscripts without recorded figures.
const PLAIN: Fields = &[("skill", "conscript")];

/// A battle without a mission; the units are numbered from 1 in the order of the list.
fn battle_with(units: &[(Side, Fields)]) -> BattleState {
    story::battle_with(&RULESET, &[], units)
}

fn offers(battle: &BattleState) -> Vec<Offer> {
    battle.offers(&RULESET)
}

/// Continues to a phase of a side's turn.
#[track_caller]
fn until(battle: &mut BattleState, side: Side, phase: &str) {
    for _ in 0..20 {
        if battle.turn.phase == phase && battle.turn.side == side {
            return;
        }
        let next = offers(battle).into_iter().find(|offer| !offer.aside);
        let next = next.expect("the battle goes on");
        story::take(battle, &next);
    }
    panic!("no {phase} of {side:?}");
}

fn state(battle: &BattleState, unit: u32) -> Platoon {
    story::state(battle, unit)
}

fn set(battle: &mut BattleState, unit: u32, fields: &[(&str, &str)]) {
    for (field, value) in fields {
        story::set(battle, unit, field, value);
    }
}

/// Opens a calculator with these units in its roles, in order (0 for none), and these answers
/// of the player.
#[track_caller]
fn open(battle: &mut BattleState, id: &str, cast: &[u32], asked: &[(&str, &str)]) {
    let cast = in_order(battle, id, cast);
    story::open(battle, id, &cast, asked);
}

/// Checks answers of a calculator, one after another.
#[track_caller]
fn said(battle: &BattleState, id: &str, fields: &[(&str, &str)]) {
    for (field, expected) in fields {
        assert_eq!(&answer(battle, id, field), expected, "{id}: {field}");
    }
}

/// The questions that the units answer.
fn known(battle: &BattleState, id: &str) -> Vec<String> {
    let calculator = calculator(battle, id);
    let cast = battle.cast(calculator, &battle.calculator_state(id).cast, &RULESET);
    let known = (calculator.fill)(&cast).known.into_iter();
    known.map(|(place, _)| calculator.fields[place].id.to_string()).collect()
}

/// Rolls these faces in a calculator with these units, and applies the result.
#[track_caller]
fn dice(battle: &mut BattleState, id: &str, cast: &[u32], asked: &[(&str, &str)], faces: &[u8]) {
    open(battle, id, cast, asked);
    fall(battle, id, &[], faces);
}

/// Why a unit may not take a role (0 the first) of a calculator now.
#[track_caller]
fn may_not(battle: &BattleState, id: &str, role: usize, unit: u32) -> Option<&'static str> {
    let role = calculator(battle, id).roles[role].id;
    story::may_not(battle, id, &Answers::new(), role, unit)
}

/// The rules that refuse a calculator in its present state.
fn refused(battle: &BattleState, id: &str) -> Vec<&'static str> {
    let known = calculator(battle, id);
    let working =
        (known.work)(&battle.calculator_state(id).values(known), &story::house(battle, &[]));
    working.refusals.iter().map(|note| note.cite).collect()
}

fn takes(battle: &BattleState, id: &str, role: usize, unit: u32) -> bool {
    story::takes(battle, id, calculator(battle, id).roles[role].id, unit)
}

/// The usual units of a calculator: their numbers by role.
fn usual(battle: &BattleState, id: &str, about: Option<(u32, Option<&'static str>)>) -> Answers {
    let mut opening = Opening::plain(calculator(battle, id).id);
    let role = about.and_then(|(_, role)| role);
    opening.casts = role.map(|role| (role, Opening::ABOUT.name())).into_iter().collect();
    let about = about.map(|(unit, _)| unit);
    battle.cast_of(&opening, about, &Answers::new(), &RULESET)
}

// Shooting.

#[test]
fn shooting_knows_both_platoons_and_asks_what_the_phone_cannot_see() {
    let mut battle = battle_with(&[(First, TANKS), (Second, TANKS), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("moved", "yes"), ("bogged", "1")]);
    set(&mut battle, 2, &[("destroyed", "1"), ("bailed-out", "1"), ("hits", "2")]);
    open(&mut battle, "shooting", &[1, 2], &[]);
    said(
        &battle,
        "shooting",
        &[
            ("shooters", "4"),
            ("rof", "2"),
            ("anti-tank", "10"),
            ("firepower", "3"),
            ("second-weapon", "yes"),
            ("second.rof", "3"),
            ("second.anti-tank", "2"),
            ("moved", "yes"),
            ("armoured", "yes"),
            ("defensive", "no"),
            ("target-skill", "veteran"),
            ("target", "armoured"),
            ("teams", "3"),
            ("armour", "6"),
            ("side-armour", "4"),
            ("state", "working"),
            ("hits-before", "2"),
            ("morale-later", "yes"),
            ("on-table", "4"),
        ],
    );
    let asked = ["over-16", "concealed", "aspect", "used-weapon", "in-range"];
    let known_now = known(&battle, "shooting");
    for question in asked {
        assert!(!known_now.iter().any(|known| known == question), "{question}");
    }
    // Infantry that stood still is gone to ground; no answers of the earlier tanks remain.
    let recast = Action::Cast {
        calculator: "shooting".to_owned(),
        role: "target".to_owned(),
        unit: Some(3),
    };
    battle.act(&recast, &RULESET);
    said(
        &battle,
        "shooting",
        &[
            ("target", "infantry"),
            ("target-skill", "trained"),
            ("teams", "5"),
            ("concealed", "yes"),
            ("gone-to-ground", "yes"),
            ("hits-before", "0"),
            ("on-table", "5"),
        ],
    );
    // The next target inherits none of these answers about hiding.
    let recast = Action::Cast {
        calculator: "shooting".to_owned(),
        role: "target".to_owned(),
        unit: Some(2),
    };
    battle.act(&recast, &RULESET);
    said(&battle, "shooting", &[("concealed", "no"), ("gone-to-ground", "no")]);
}

#[test]
fn a_weapon_that_reaches_16_inches_is_never_fired_farther() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN)]);
    until(&mut battle, First, "shooting");
    open(&mut battle, "shooting", &[1, 2], &[]);
    assert!(known(&battle, "shooting").contains(&"over-16".to_owned()));
    // Without these figures, the app asks for them.
    let mut battle = battle_with(&[(First, PLAIN), (Second, PLAIN)]);
    until(&mut battle, First, "shooting");
    open(&mut battle, "shooting", &[1, 2], &[]);
    for figure in ["over-16", "rof", "anti-tank", "firepower", "second-weapon"] {
        assert!(!known(&battle, "shooting").contains(&figure.to_owned()), "{figure}");
    }
}

#[test]
fn shooting_bails_out_and_destroys_and_what_is_hit_again_may_be_lost() {
    let mut battle = battle_with(&[(First, TANKS), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "3")]);
    // Two tanks, ROF 2: four dice on 4+, three hit. Anti-tank 10 against 6: a 4 is equal, less is
    // lower. A 5 has no effect; 3 and 2 are lower, Firepower fails on 1 and passes on 6.
    let faces = [4, 5, 6, 1, 5, 3, 2, 1, 6];
    dice(&mut battle, "shooting", &[1, 2], &[], &faces);
    let hit = state(&battle, 2);
    assert_eq!((hit.destroyed.0, hit.bailed_out.0, hit.hits.0), (1, 1, 3));
    assert!(hit.lost && !hit.pinned);
    assert_eq!((hit.able(), hit.remaining()), (3, 4));
    assert!(state(&battle, 1).shot && !state(&battle, 2).shot);
    // Losses remain, hits and the loss of this phase do not; the shot belongs to this turn.
    until(&mut battle, First, "assault");
    let later = state(&battle, 2);
    assert_eq!((later.destroyed.0, later.bailed_out.0), (1, 1));
    assert_eq!((later.hits.0, later.lost), (0, false));
    until(&mut battle, Second, "shooting");
    assert!(state(&battle, 1).shot, "it hides worse in the enemy's turn");
    until(&mut battle, First, "start");
    assert!(!state(&battle, 1).shot);
}

#[test]
fn the_flank_and_the_second_weapon_are_a_tap_each() {
    let mut battle = battle_with(&[(First, TANKS), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "4")]);
    set(&mut battle, 2, &[("destroyed", "4")]);
    // Armour 4 against 10: 6 is equal, and Firepower 3 bails the crew out.
    let flank = [("aspect", "side")];
    dice(&mut battle, "shooting", &[1, 2], &flank, &[4, 1, 6, 3]);
    assert_eq!(state(&battle, 2).place, Place::Table);
    assert_eq!(state(&battle, 2).bailed_out.0, 1);
    // ROF 3 of the machine-guns, Anti-tank 2: no hit has any effect.
    let second = [("used-weapon", "second")];
    dice(&mut battle, "shooting", &[1, 2], &second, &[4, 4, 4]);
    assert_eq!(state(&battle, 2).destroyed.0, 4);
    assert_eq!(state(&battle, 2).hits.0, 4);
}

/// FOW-ALO-03, FOW-ALO-05, FOW-ALO-P1: hits go first to the working vehicles, then to the others,
/// then round again from the start.
#[test]
fn hits_go_round_all_vehicles_the_working_ones_first() {
    let mut battle = battle_with(&[(First, TANKS), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "2")]);
    set(&mut battle, 2, &[("destroyed", "1"), ("bailed-out", "2"), ("bogged", "1")]);
    open(&mut battle, "shooting", &[1, 2], &[]);
    let parts =
        [("teams", "1"), ("state", "working"), ("next-bogged", "1"), ("next-bailed-out", "2")];
    said(&battle, "shooting", &parts);
    // Six dice, five hits on four tanks: two on the one that works. Each 1 is lower, and Firepower
    // (3+) destroys: the working one by its first hit, then the bogged one, and one of those bailed
    // out.
    let faces = [4, 4, 4, 4, 4, 1, 1, 3, 1, 3, 1, 6, 3];
    fall(&mut battle, "shooting", &[], &faces);
    let hit = state(&battle, 2);
    assert_eq!((hit.destroyed.0, hit.bogged.0, hit.bailed_out.0), (4, 0, 1));
    // Two working and a bogged one: each has a hit, and the crew of the bogged one that
    // would bail out is tested (FOW-BAI-04, FOW-AMB-14).
    let mut battle = battle_with(&[(First, TANKS), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "3")]);
    set(&mut battle, 2, &[("destroyed", "2"), ("bogged", "1")]);
    // Three of four hit; 6 and 6 are higher, 4 is equal, Firepower passes, 3 fails 4+.
    let faces = [4, 4, 4, 1, 6, 6, 4, 3, 3];
    dice(&mut battle, "shooting", &[1, 2], &[], &faces);
    let hit = state(&battle, 2);
    assert_eq!((hit.destroyed.0, hit.bogged.0, hit.bailed_out.0), (3, 0, 0));
}

#[test]
fn a_crew_that_is_out_already_is_counted_once() {
    let mut battle = battle_with(&[(First, TANKS), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "4")]);
    set(&mut battle, 2, &[("teams", "2"), ("bailed-out", "2")]);
    // Both hit on 4+: lower without Firepower, a failed test of the crew (4+) destroys;
    // the other passes it and stays bailed out.
    let faces = [4, 4, 1, 1, 1, 1, 3, 4];
    dice(&mut battle, "shooting", &[1, 2], &[], &faces);
    let hit = state(&battle, 2);
    assert_eq!((hit.destroyed.0, hit.bailed_out.0), (1, 1));
    // The last one goes: the platoon is no longer on the table, and takes no part.
    set(&mut battle, 1, &[("fired", "0")]);
    dice(&mut battle, "shooting", &[1, 2], &[], &[4, 1, 1, 6]);
    let gone = state(&battle, 2);
    assert_eq!((gone.destroyed.0, gone.bailed_out.0), (2, 0));
    assert_eq!(gone.counts_as(), Place::Destroyed);
    assert!(!takes(&battle, "shooting", 1, 2) && !takes(&battle, "shooting", 0, 2));
}

#[test]
fn five_hits_of_one_phase_pin_whoever_scores_them_and_once() {
    let mut battle = battle_with(&[(First, RIFLES), (First, RIFLES), (Second, PLAIN)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 3, &[("moved", "yes"), ("teams", "10")]);
    // Conscripts in the open are hit on 2+. Three hits, all saved on 3+.
    dice(&mut battle, "shooting", &[1, 3], &[], &[2, 2, 2, 1, 1, 3, 3, 3]);
    assert_eq!((state(&battle, 3).hits.0, state(&battle, 3).pinned), (3, false));
    dice(&mut battle, "shooting", &[2, 3], &[], &[2, 2, 1, 1, 1, 3, 3]);
    assert_eq!((state(&battle, 3).hits.0, state(&battle, 3).pinned), (5, true));
    // If undone by hand, pinned is set again with the next hit of the phase: the volley's result is
    // written.
    set(&mut battle, 3, &[("pinned", "no")]);
    set(&mut battle, 2, &[("fired", "0")]);
    dice(&mut battle, "shooting", &[2, 3], &[], &[2, 1, 1, 1, 1, 3]);
    assert!(state(&battle, 3).pinned);
    // A new phase counts from zero.
    until(&mut battle, First, "assault");
    assert_eq!(state(&battle, 3).hits.0, 0);
}

#[test]
fn transports_are_losses_and_no_part_of_the_strength() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("teams", "1")]);
    // Its trucks are shot at: they are hit on 2+, and a save on 5+ fails.
    let trucks = [
        ("target", "unarmoured"),
        ("concealed", "no"),
        ("gone-to-ground", "no"),
        ("teams", "2"),
        ("transports", "yes"),
    ];
    dice(&mut battle, "shooting", &[1, 2], &trucks, &[2, 4]);
    let hit = state(&battle, 2);
    assert_eq!((hit.destroyed.0, hit.transports_lost.0, hit.hits.0), (0, 1, 1));
    assert!(hit.lost && !hit.pinned, "whether it carried any is not known");
    // Vehicles of a platoon on foot are its transports, entered or not.
    let trucks = &trucks[..4];
    set(&mut battle, 1, &[("fired", "0")]);
    dice(&mut battle, "shooting", &[1, 2], trucks, &[2, 4]);
    assert_eq!(state(&battle, 2).transports_lost.0, 2);
}

/// FOW-MOR-04: vehicles of a platoon on foot are its transports, those of tanks are not.
#[test]
fn the_vehicles_of_a_platoon_on_foot_are_its_transports() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    let trucks = [("target", "unarmoured"), ("teams", "1")];
    open(&mut battle, "shooting", &[1, 2], &trucks);
    said(&battle, "shooting", &[("transports", "yes")]);
    open(&mut battle, "shooting", &[1, 3], &[]);
    said(&battle, "shooting", &[("transports", "no")]);
}

/// FOW-SHO-03: each team shoots at one platoon.
#[test]
fn a_platoon_that_splits_its_fire_has_the_teams_left_that_did_not_shoot() {
    let mut battle = battle_with(&[(First, TANKS), (Second, PLAIN), (Second, PLAIN)]);
    until(&mut battle, First, "shooting");
    let open_ground = [("concealed", "no"), ("gone-to-ground", "no")];
    let three = [open_ground[0], open_ground[1], ("shooters", "3")];
    // Three tanks of five, two dice each, at conscripts: all miss.
    dice(&mut battle, "shooting", &[1, 2], &three, &[1; 6]);
    open(&mut battle, "shooting", &[1, 3], &open_ground);
    said(&battle, "shooting", &[("shooters", "2")]);
    fall(&mut battle, "shooting", &[], &[1; 4]);
    // Their machine-guns are another weapon of the same tanks.
    open(&mut battle, "shooting", &[1, 3], &open_ground);
    said(&battle, "shooting", &[("shooters", "5")]);
    assert_eq!(state(&battle, 1).fired.0, 5);
    until(&mut battle, First, "assault");
    assert_eq!(state(&battle, 1).fired.0, 0);
}

/// FOW-ASL-11, FOW-ASL-13: each assault has the defensive fire of all teams.
#[test]
fn the_next_defensive_fire_of_a_phase_is_full_again() {
    let mut battle = battle_with(&[(First, RIFLES), (First, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    let near = [("over-16", "no"), ("shooters", "4")];
    dice(&mut battle, "shooting", &[3, 1], &near, &[1; 4]);
    open(&mut battle, "shooting", &[3, 2], &[]);
    said(&battle, "shooting", &[("shooters", "5")]);
}

/// FOW-SHO-01, FOW-ASL-13: a platoon's actions in its own turn no longer matter in the enemy's.
#[test]
fn a_target_of_defensive_fire_is_legal_whatever_the_own_turn_was() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, SCOUTS)]);
    set(&mut battle, 2, &[("moved", "double"), ("used", "eyes-and-ears")]);
    let bars = ["doubled", "eyes-and-ears", "moved", "reorganising"];
    until(&mut battle, First, "assault");
    open(&mut battle, "legal-target", &[2], &[]);
    said(&battle, "legal-target", &bars.map(|bar| (bar, "no")));
    set(&mut battle, 2, &[("reorganising", "this-turn")]);
    open(&mut battle, "legal-target", &[2], &[]);
    said(&battle, "legal-target", &[("reorganising", "yes")]);
}

#[test]
fn who_may_not_shoot_is_barred_by_the_rule() {
    let mut battle = battle_with(&[(First, TANKS), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    let bar = |fields: &[(&str, &str)]| {
        let mut battle = battle.clone();
        set(&mut battle, 1, fields);
        may_not(&battle, "shooting", 0, 1)
    };
    assert_eq!(bar(&[]), None);
    assert_eq!(bar(&[("shot", "yes")]), None, "fire may be split");
    assert_eq!(bar(&[("moved", "double")]), Some("FOW-DBL-04"));
    assert_eq!(bar(&[("bailed-out", "5")]), Some("FOW-BAI-01"));
    assert_eq!(bar(&[("bailed-out", "4")]), None);
    assert_eq!(bar(&[("bogged", "5")]), Some("FOW-DIF-06"));
    assert_eq!(bar(&[("used", "towing")]), Some("FOW-RCV-03"));
    let mortars = [("battery", "yes"), ("mortars", "yes")];
    assert_eq!(bar(&mortars), Some("FOW-ART-02"));
    let back = [("recon", "yes"), ("reorganising", "own-turn")];
    assert_eq!(bar(&back), Some("FOW-REC-12"));
    // In defensive fire, the platoon's actions in its own turn no longer matter.
    assert_eq!(may_not(&battle, "shooting", 0, 2), None);
    set(&mut battle, 2, &[("moved", "double"), ("recon", "yes")]);
    assert_eq!(may_not(&battle, "shooting", 0, 2), None);
    set(&mut battle, 2, &[("reorganising", "this-turn")]);
    assert_eq!(may_not(&battle, "shooting", 0, 2), Some("FOW-REC-11"));
    // Out of the game, or not yet in it.
    set(&mut battle, 2, &[("place", "reserve")]);
    assert!(!takes(&battle, "shooting", 0, 2) && !takes(&battle, "shooting", 1, 2));
}

#[test]
fn defensive_fire_is_full_hits_the_side_and_is_no_shot_of_the_own_turn() {
    let mut battle = battle_with(&[(First, TANKS), (Second, RIFLES), (First, PLAIN)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 2, &[("moved", "yes"), ("weapons.1.rof", "2")]);
    open(&mut battle, "shooting", &[2, 1], &[]);
    said(
        &battle,
        "shooting",
        &[("defensive", "yes"), ("moved", "no"), ("armour", "4"), ("gone-to-ground", "no")],
    );
    // Conscripts that charge have moved, whatever they did before. At full rate two and a half
    // teams would have rolled five dice; here one team of ROF 2 is left, which hits on 2+.
    set(&mut battle, 2, &[("destroyed", "4")]);
    dice(&mut battle, "shooting", &[2, 3], &[], &[2, 1, 3]);
    let charging = state(&battle, 3);
    assert_eq!(charging.assault, AssaultPart::Attacks);
    assert!(charging.assaulted);
    assert_eq!(charging.assault_hit, AssaultHit::Fire);
    assert!(!state(&battle, 2).shot, "not in its own turn");
    // The assault is over with the phase: a platoon that was hit in it is pinned.
    until(&mut battle, Second, "start");
    assert!(state(&battle, 3).pinned);
    assert_eq!(state(&battle, 3).assault, AssaultPart::No);
}

#[test]
fn a_sheet_opens_shooting_with_the_platoon_in_the_part_it_names() {
    let battle = battle_with(&[(First, TANKS), (Second, RIFLES), (Second, PLAIN)]);
    let at = usual(&battle, "shooting", Some((3, Some("target"))));
    assert_eq!(at.get("target").map(String::as_str), Some("3"));
    let with = usual(&battle, "shooting", Some((3, None)));
    assert_eq!(with.get("shooter").map(String::as_str), Some("3"));
    let (_, unit) = battle.unit(3).expect("there is one");
    let opens = RULESET.openings(&unit.values(&RULESET));
    let roles: Vec<_> = opens
        .iter()
        .filter(|opening| opening.calculator == "shooting")
        .map(|opening| opening.casts.clone())
        .collect();
    let [by_it, at_it] = ["shooter", "target"].map(|role| vec![(role, Opening::ABOUT.name())]);
    assert_eq!(roles, [by_it, at_it]);
}

// Saves and allocation.

#[test]
fn sav_02_the_armour_of_the_face_that_is_hit_is_that_of_the_card() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 2, &[("front", "9"), ("side", "4")]);
    let mut armour = |said: &[(&str, &str)]| {
        open(&mut battle, "saves", &[1, 2], said);
        let known = calculator(&battle, "saves");
        let values = battle.calculator_state("saves").values(known);
        let working = (known.work)(&values, &Values::defaults(RULESET.house_rules));
        let sum = working.sums.first().expect("the save");
        -sum.modifiers[0].value
    };
    assert_eq!(armour(&[("anti-tank", "10")]), 9);
    assert_eq!(armour(&[("anti-tank", "10"), ("facing", "side")]), 4);
    // A link from a build that recorded only one armour gives the armour that was hit.
    let link = [("facing", "side"), ("armour", "5"), ("by-card", "no")];
    assert_eq!(armour(&link), 5);
}

#[test]
fn mor_03_the_platoon_of_the_other_side_that_is_asked_about_is_shown() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN)]);
    until(&mut battle, First, "shooting");
    open(&mut battle, "platoon-morale", &[2], &[]);
    let known = calculator(&battle, "platoon-morale");
    let calculator_state = battle.calculator_state("platoon-morale");
    let cast = battle.cast(known, &calculator_state.cast, &RULESET);
    // It need not test: it is still listed among those that can, with the reason.
    assert!((known.roles[0].blocked_by)(&cast, cast.unit(2).expect("it")).is_some());
    let choices = Choices::new(&cast, 0, &known.roles[..1], true);
    let offered: Vec<u32> = choices.units.iter().map(|unit| unit.number).collect();
    assert_eq!(offered, [1, 2]);
}

#[test]
fn saves_alone_write_hits_and_losses() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 2, &[("dug-in", "yes"), ("hits", "3")]);
    let hits = [("teams", "2"), ("hits", "2")];
    open(&mut battle, "saves", &[1, 2], &hits);
    said(&battle, "saves", &[("cover", "yes"), ("firepower", "6"), ("anti-tank", "2")]);
    // Two saves: one failed, and Firepower 6 destroys; five hits in this phase pin.
    dice(&mut battle, "saves", &[1, 2], &hits, &[2, 3, 6]);
    let hit = state(&battle, 2);
    assert_eq!((hit.destroyed.0, hit.hits.0, hit.pinned), (1, 5, true));
    assert!(state(&battle, 1).shot);
}

#[test]
fn saves_from_a_bombardment_pin_by_one_hit_and_nobody_shot() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    let shell = [("fire", "bombardment")];
    dice(&mut battle, "saves", &[1, 2], &shell, &[3]);
    let hit = state(&battle, 2);
    assert_eq!((hit.destroyed.0, hit.hits.0, hit.pinned), (0, 0, true));
    assert!(!state(&battle, 1).shot);
    let shell = [("fire", "bombardment"), ("armour", "1"), ("anti-tank", "5")];
    dice(&mut battle, "saves", &[1, 3], &shell, &[5]);
    assert!(!state(&battle, 3).pinned, "tanks never are");
}

/// FOW-ART-30, FOW-ART-31.
#[test]
fn saves_from_who_has_bombarded_know_its_shells() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    open(&mut battle, "saves", &[1, 2], &[]);
    said(&battle, "saves", &[("fire", "direct")]);
    set(&mut battle, 1, &[("bombarded", "yes")]);
    open(&mut battle, "saves", &[1, 2], &[]);
    let shells =
        [("fire", "bombardment"), ("anti-tank", "3"), ("firepower", "5"), ("top-armour", "1")];
    said(&battle, "saves", &shells);
    // A bombardment is never defensive fire.
    until(&mut battle, Second, "assault");
    open(&mut battle, "saves", &[1, 2], &[]);
    said(&battle, "saves", &[("fire", "direct")]);
}

#[test]
fn allocation_knows_the_first_group_and_the_weapons() {
    let mut battle = battle_with(&[(First, TANKS), (Second, TANKS)]);
    set(&mut battle, 2, &[("bailed-out", "5"), ("front", "7")]);
    open(&mut battle, "allocation", &[1, 2], &[]);
    said(
        &battle,
        "allocation",
        &[
            ("groups.1.kind", "tank-a"),
            ("groups.1.teams", "5"),
            ("groups.1.armour", "7"),
            ("groups.1.out-of-action", "yes"),
            ("weapons.1.anti-tank", "10"),
            ("weapons.2.anti-tank", "2"),
            ("weapons.2.firepower", "6"),
        ],
    );
}

// A platoon's own tests.

#[test]
fn a_platoon_that_fails_its_morale_is_removed_and_one_that_passes_has_had_its_test() {
    let mut battle = battle_with(&[(First, PLAIN), (First, PLAIN)]);
    until(&mut battle, First, "shooting");
    assert_eq!(may_not(&battle, "platoon-morale", 0, 1), Some("FOW-MOR-03"));
    set(&mut battle, 1, &[("destroyed", "2"), ("transports-lost", "1")]);
    assert_eq!(may_not(&battle, "platoon-morale", 0, 1), Some("FOW-MOR-03"), "three of three");
    set(&mut battle, 1, &[("destroyed", "3")]);
    assert_eq!(may_not(&battle, "platoon-morale", 0, 1), None);
    let cast = usual(&battle, "platoon-morale", None);
    assert_eq!(cast.get("target").map(String::as_str), Some("1"));
    assert_eq!(due(&battle, 1), ["platoon-morale"]);
    open(&mut battle, "platoon-morale", &[1], &[]);
    said(&battle, "platoon-morale", &[("destroyed", "4"), ("able", "2")]);
    dice(&mut battle, "platoon-morale", &[1], &[], &[4]);
    assert_eq!(state(&battle, 1).place, Place::Table);
    assert!(due(&battle, 1).is_empty());
    // A further loss in a later phase, and it fails.
    until(&mut battle, First, "assault");
    assert!(due(&battle, 1).is_empty());
    set(&mut battle, 1, &[("destroyed", "4")]);
    assert_eq!(due(&battle, 1), ["platoon-morale"]);
    dice(&mut battle, "platoon-morale", &[1], &[], &[3]);
    assert_eq!(state(&battle, 1).place, Place::Destroyed);
    assert!(!takes(&battle, "platoon-morale", 0, 1));
}

/// The sides that have a test due which is not one of a unit, the side whose turn it is first.
fn due_of_sides(battle: &BattleState) -> Vec<Side> {
    let due = battle.due(&RULESET);
    let of_sides = due.iter().filter(|due| due.unit.is_none());
    of_sides.map(|due| due.side).collect()
}

/// FOW-MOR-05, FOW-AMB-27: the test is due at the end of the phase, and again after each further
/// loss.
#[test]
fn a_company_that_plays_on_tests_again_after_a_further_loss() {
    let mut battle = battle_with(&[
        (First, PLAIN),
        (First, PLAIN),
        (First, PLAIN),
        (First, PLAIN),
        (Second, PLAIN),
        (Second, PLAIN),
        (Second, PLAIN),
        (Second, PLAIN),
    ]);
    until(&mut battle, Second, "shooting");
    for unit in [1, 2, 3, 5, 6, 7] {
        set(&mut battle, unit, &[("destroyed", "5")]);
    }
    let same = [("destroyed", "3"), ("on-table", "1")];
    // With other numbers the roll is not one of these two tests. A side that fails has lost.
    let other = [("destroyed", "4"), ("on-table", "1")];
    dice(&mut battle, "company-morale", &[], &other, &[6]);
    let mut failed = battle.clone();
    dice(&mut failed, "company-morale", &[], &same, &[1]);
    assert_eq!(due_of_sides(&failed), [First]);
    assert!(force(&failed, Second).morale_failed && !force(&failed, First).morale_failed);
    // The side whose turn it is tests first.
    dice(&mut battle, "company-morale", &[], &same, &[6]);
    assert_eq!(due_of_sides(&battle), [First]);
    assert_eq!(force(&battle, Second).morale_held.0, 3);
    dice(&mut battle, "company-morale", &[], &same, &[6]);
    assert!(due_of_sides(&battle).is_empty());
    set(&mut battle, 8, &[("destroyed", "5")]);
    assert_eq!(due_of_sides(&battle), [Second]);
}

/// FOW-EXT-01, FOW-MOR-05: the fate of a platoon's last team decides.
#[test]
fn a_platoon_is_destroyed_or_has_left_as_its_last_team_does() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN), (Second, PLAIN)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 2, &[("left", "1")]);
    set(&mut battle, 2, &[("destroyed", "4")]);
    assert_eq!(state(&battle, 2).counts_as(), Place::Destroyed);
    // Recorded by mistake.
    set(&mut battle, 2, &[("destroyed", "3")]);
    assert_eq!(state(&battle, 2).counts_as(), Place::Table);
    set(&mut battle, 2, &[("left", "2")]);
    assert_eq!(state(&battle, 2).counts_as(), Place::LeftOwnEdge);
    // The same by dice: a hit on 3 with two dice in the open, and a save that fails on 1.
    set(&mut battle, 3, &[("left", "4"), ("moved", "yes")]);
    let near = [("concealed", "no"), ("over-16", "no"), ("shooters", "1")];
    dice(&mut battle, "shooting", &[1, 3], &near, &[3, 1]);
    assert_eq!(state(&battle, 3).counts_as(), Place::Destroyed);
}

#[test]
fn a_pinned_platoon_rallies_as_its_own_turn_starts() {
    let mut battle = battle_with(&[(First, PLAIN), (Second, PLAIN)]);
    until(&mut battle, First, "start");
    assert!(!takes(&battle, "rally", 0, 1), "not pinned");
    set(&mut battle, 1, &[("pinned", "yes"), ("led", "yes")]);
    set(&mut battle, 2, &[("pinned", "yes")]);
    assert_eq!(may_not(&battle, "rally", 0, 1), None);
    assert_eq!(may_not(&battle, "rally", 0, 2), Some("FOW-PIN-04"));
    // Led by the company commander: a failure is rolled again.
    assert_eq!(due(&battle, 1), ["rally"]);
    dice(&mut battle, "rally", &[1], &[], &[3, 2]);
    assert!(state(&battle, 1).pinned);
    // It has used this turn's test.
    assert!(due(&battle, 1).is_empty());
    assert_eq!(may_not(&battle, "rally", 0, 1), Some("FOW-PIN-04"));
    until(&mut battle, Second, "start");
    until(&mut battle, First, "start");
    set(&mut battle, 1, &[("led", "yes")]);
    assert_eq!(due(&battle, 1), ["rally"]);
    dice(&mut battle, "rally", &[1], &[], &[3, 4]);
    assert!(!state(&battle, 1).pinned && state(&battle, 2).pinned);
    until(&mut battle, First, "movement");
    set(&mut battle, 1, &[("pinned", "yes")]);
    assert_eq!(may_not(&battle, "rally", 0, 1), Some("FOW-PIN-04"));
}

#[test]
fn crews_come_back_together_and_are_lost_by_a_second_result() {
    let mut battle = battle_with(&[(First, TANKS), (Second, TANKS), (First, RIFLES)]);
    until(&mut battle, First, "start");
    assert!(!takes(&battle, "bailed-out", 0, 1) && !takes(&battle, "bailed-out", 0, 3));
    set(&mut battle, 1, &[("bailed-out", "2")]);
    set(&mut battle, 2, &[("bailed-out", "1"), ("bogged", "1")]);
    // Both crews test at once; the one that fails has used its test (FOW-AMB-13).
    assert_eq!(due(&battle, 1), ["bailed-out"]);
    dice(&mut battle, "bailed-out", &[1], &[], &[3, 4]);
    let tanks = state(&battle, 1);
    assert_eq!((tanks.bailed_out.0, tanks.crews_tried.0), (1, 1));
    assert!(due(&battle, 1).is_empty());
    until(&mut battle, Second, "start");
    until(&mut battle, First, "start");
    assert_eq!(due(&battle, 1), ["bailed-out"]);
    let one = [("crews", "1")];
    dice(&mut battle, "bailed-out", &[1], &one, &[4]);
    assert_eq!(state(&battle, 1).bailed_out.0, 0);
    // In the enemy's turn the test can only be for bailing out again.
    open(&mut battle, "bailed-out", &[2], &[]);
    said(&battle, "bailed-out", &[("occasion", "again")]);
    dice(&mut battle, "bailed-out", &[2], &[], &[4]);
    assert_eq!(state(&battle, 2).bailed_out.0, 1, "it stays so");
    dice(&mut battle, "bailed-out", &[2], &[], &[3]);
    let lost = state(&battle, 2);
    assert_eq!((lost.destroyed.0, lost.bailed_out.0, lost.bogged.0), (1, 0, 1));
    assert!(lost.lost);
    // The bogged-down one bails out, and a second time it is lost.
    dice(&mut battle, "bailed-out", &[2], &[], &[4]);
    assert_eq!((state(&battle, 2).bailed_out.0, state(&battle, 2).bogged.0), (1, 1));
}

#[test]
fn vehicles_bog_down_and_get_free_as_their_turn_starts() {
    let mut battle = battle_with(&[(First, TANKS), (First, RIFLES)]);
    until(&mut battle, First, "movement");
    assert!(!takes(&battle, "bogging", 0, 2), "on foot");
    dice(&mut battle, "bogging", &[1], &[("teams", "3")], &[1, 1, 2]);
    assert_eq!(state(&battle, 1).bogged.0, 2);
    dice(&mut battle, "bogging", &[1], &[], &[2]);
    assert_eq!(state(&battle, 1).bogged.0, 2);
    assert_eq!(may_not(&battle, "freeing", 0, 1), Some("FOW-DIF-07"));
    until(&mut battle, First, "start");
    assert_eq!(may_not(&battle, "freeing", 0, 1), None);
    // Veterans pass on 3+.
    dice(&mut battle, "freeing", &[1], &[], &[3, 2]);
    assert_eq!(state(&battle, 1).bogged.0, 1);
    // The other one may try again in a later turn (FOW-DIF-07).
    assert!(due(&battle, 1).is_empty());
    until(&mut battle, Second, "start");
    until(&mut battle, First, "start");
    assert_eq!(due(&battle, 1), ["freeing"]);
    set(&mut battle, 1, &[("bailed-out", "5")]);
    assert_eq!(may_not(&battle, "freeing", 0, 1), Some("FOW-AMB-69"));
    // The others have their crews; the bogged-down one has none.
    set(&mut battle, 1, &[("bailed-out", "1"), ("bogged-and-out", "1")]);
    assert_eq!(may_not(&battle, "freeing", 0, 1), Some("FOW-AMB-69"));
    set(&mut battle, 1, &[("bailed-out", "0")]);
    dice(&mut battle, "freeing", &[1], &[], &[3]);
    assert_eq!(state(&battle, 1).bogged.0, 0);
    assert!(!takes(&battle, "freeing", 0, 1));
}

/// FOW-DIF-02, FOW-BAI-01: a vehicle that cannot move enters no difficult ground.
#[test]
fn vehicles_that_are_all_stuck_enter_no_hard_ground() {
    let mut battle = battle_with(&[(First, TANKS)]);
    until(&mut battle, First, "movement");
    assert_eq!(may_not(&battle, "bogging", 0, 1), None);
    set(&mut battle, 1, &[("bogged", "4")]);
    assert_eq!(may_not(&battle, "bogging", 0, 1), None, "one drives still");
    set(&mut battle, 1, &[("bogged", "5")]);
    assert_eq!(may_not(&battle, "bogging", 0, 1), Some("FOW-DIF-02"));
    set(&mut battle, 1, &[("bogged", "0"), ("bailed-out", "5")]);
    assert_eq!(may_not(&battle, "bogging", 0, 1), Some("FOW-BAI-01"));
}

/// FOW-DIF-02: a bogged-down vehicle does not keep the others from having moved.
#[test]
fn all_that_work_have_moved_beside_one_that_is_bogged_down() {
    let mut battle = battle_with(&[(First, TANKS)]);
    until(&mut battle, First, "movement");
    set(&mut battle, 1, &[("destroyed", "2"), ("bogged", "1")]);
    dice(&mut battle, "bogging", &[1], &[("teams", "1")], &[2]);
    assert_eq!(state(&battle, 1).moved, Moved::No);
    dice(&mut battle, "bogging", &[1], &[("teams", "2")], &[2, 2]);
    assert_eq!(state(&battle, 1).moved, Moved::Yes);
}

// Bombardments and aircraft.

#[test]
fn a_bombardment_ranges_in_pins_and_is_the_one_of_the_turn() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, RIFLES), (First, OBSERVER)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 2, &[("moved", "yes")]);
    let cast = usual(&battle, "bombardment", None);
    let all: Vec<_> = cast.values().map(String::as_str).collect();
    assert_eq!(all, ["1", "3", "2"], "battery, spotter and target");
    open(&mut battle, "bombardment", &[1, 2, 3], &[]);
    said(
        &battle,
        "bombardment",
        &[
            ("guns", "4"),
            ("anti-tank", "3"),
            ("firepower", "5"),
            ("target-skill", "trained"),
            ("concealed", "no"),
            ("target", "infantry"),
            ("barred", "none"),
        ],
    );
    // Only the players see the template, so the app still asks for the teams under it.
    said(&battle, "bombardment", &[("teams", "5")]);
    // Ranging in on a trained target in the open needs 3+; the second try succeeds. Five teams on
    // 4+ and 1 more; of two hits one is saved on 3+.
    let faces = [2, 3, 5, 5, 1, 4, 1, 2, 4];
    dice(&mut battle, "bombardment", &[1, 2, 3], &[("teams", "5")], &faces);
    let hit = state(&battle, 2);
    assert_eq!((hit.destroyed.0, hit.hits.0, hit.pinned), (1, 0, true));
    let battery = state(&battle, 1);
    assert_eq!((battery.failed_tries.0, battery.bombarded), (1, true));
    assert!(!battery.trails);
    let again = [("repeat", "yes")];
    open(&mut battle, "bombardment", &[1, 2, 3], &again);
    assert_eq!(refused(&battle, "bombardment"), ["FOW-ART-06"]);
    assert_eq!(may_not(&battle, "smoke", 0, 1), Some("FOW-ART-06"));
    assert_eq!(state(&battle, 3).used, Used::Spotting);
    assert_eq!(may_not(&battle, "shooting", 0, 3), Some("FOW-ART-11"));
    // In its next turn it has its tries and bombardment again; the target stays pinned.
    until(&mut battle, Second, "start");
    assert!(state(&battle, 1).bombarded);
    until(&mut battle, First, "start");
    let battery = state(&battle, 1);
    assert_eq!((battery.failed_tries.0, battery.bombarded), (0, false));
    assert_eq!(state(&battle, 3).used, Used::Nothing);
    assert!(state(&battle, 2).pinned);
}

/// FOW-ART-33, FOW-ART-06, FOW-AMB-31: every platoon under the template is hit by the volley
/// that ranged in.
#[test]
fn each_platoon_under_the_template_is_hit_by_the_one_bombardment() {
    for (tries, ranged) in [(&[3][..], "first"), (&[2, 2, 3], "third")] {
        let mut battle = battle_with(&[(First, BATTERY), (Second, RIFLES), (Second, RIFLES)]);
        until(&mut battle, First, "shooting");
        for unit in [2, 3] {
            set(&mut battle, unit, &[("moved", "yes")]);
        }
        let one = [("teams", "1")];
        let faces = [tries, &[6, 3]].concat();
        dice(&mut battle, "bombardment", &[1, 2], &one, &faces);
        assert_eq!(may_not(&battle, "bombardment", 0, 1), None);
        // Only the players see whether it is the same template.
        open(&mut battle, "bombardment", &[1, 3], &one);
        assert_eq!(refused(&battle, "bombardment"), ["FOW-ART-06"]);
        open(&mut battle, "bombardment", &[1, 3], &[one[0], ("ranged", ranged)]);
        said(&battle, "bombardment", &[("repeat", "no")]);
        fall(&mut battle, "bombardment", &[], &[6, 3]);
        assert!(state(&battle, 2).pinned && state(&battle, 3).pinned);
        // Another one would be a second bombardment.
        for again in [("ranged", "not-yet"), ("repeat", "yes")] {
            open(&mut battle, "bombardment", &[1, 3], &[again]);
            assert_eq!(refused(&battle, "bombardment"), ["FOW-ART-06"], "{again:?}");
        }
        until(&mut battle, Second, "assault");
        assert_eq!(may_not(&battle, "bombardment", 0, 1), Some("FOW-ART-03"));
    }
}

/// FOW-ART-06: smoke recorded by mistake does not count.
#[test]
fn a_battery_whose_smoke_is_taken_back_bombards() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    dice(&mut battle, "smoke", &[1, 2], &[], &[5]);
    set(&mut battle, 1, &[("bombarded", "no")]);
    dice(&mut battle, "bombardment", &[1, 2], &[("teams", "1")], &[6, 6, 3]);
    assert!(!state(&battle, 1).smoked);
    open(&mut battle, "bombardment", &[1, 3], &[("ranged", "first")]);
    assert_eq!(refused(&battle, "bombardment"), [""; 0]);
}

/// FOW-ART-06, FOW-SMK-02: smoke ranges in only for itself.
#[test]
fn who_has_laid_smoke_bombards_nobody_in_this_turn() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    dice(&mut battle, "smoke", &[1, 2], &[], &[5]);
    assert_eq!(may_not(&battle, "bombardment", 0, 1), Some("FOW-ART-06"));
    open(&mut battle, "bombardment", &[1, 2], &[]);
    assert_eq!(refused(&battle, "bombardment"), ["FOW-ART-06"]);
    until(&mut battle, Second, "start");
    until(&mut battle, First, "shooting");
    assert!(!state(&battle, 1).smoked);
    assert_eq!(may_not(&battle, "bombardment", 0, 1), None);
}

/// FOW-ART-11, FOW-ART-14, FOW-AMB-64: the company commander spots for +1, and then does not
/// shoot; the app does not pick him as spotter.
#[test]
fn company_command_spots_where_the_players_say_so() {
    let commander = &[("role", "company-commander")];
    let second = &[("role", "2ic")];
    let higher = &[("role", "higher-command")];
    let units = [
        (First, BATTERY),
        (Second, RIFLES),
        (First, OBSERVER),
        (First, commander),
        (First, second),
        (First, higher),
    ];
    let mut battle = battle_with(&units);
    until(&mut battle, First, "shooting");
    let spotter = |battle: &BattleState| usual(battle, "bombardment", None).get("spotter").cloned();
    assert_eq!(spotter(&battle), Some("3".to_owned()));
    assert!(!takes(&battle, "bombardment", 2, 6));
    for id in ["bombardment", "smoke"] {
        for (unit, plus_one) in [(3, "no"), (4, "yes"), (5, "yes")] {
            open(&mut battle, id, &[1, 2, unit], &[]);
            said(&battle, id, &[("company", plus_one)]);
        }
    }
    set(&mut battle, 4, &[("moved", "yes")]);
    assert_eq!(may_not(&battle, "bombardment", 2, 4), Some("FOW-ART-11"));
    // A target concealed and gone to ground needs 5+, and 6 if the commander spots.
    dice(&mut battle, "bombardment", &[1, 2, 5], &[], &[5, 5, 5]);
    assert_eq!(may_not(&battle, "shooting", 0, 5), Some("FOW-ART-11"));
    let mut battle = battle_with(&[(First, BATTERY), (First, commander)]);
    until(&mut battle, First, "shooting");
    assert_eq!(spotter(&battle), None);
}

/// FOW-CON-04, FOW-ART-03, FOW-SMK-02: a bombardment counts as shooting.
#[test]
fn who_has_bombarded_is_not_gone_to_ground() {
    let mortars = &[("kind", "man-packed"), ("battery", "yes")];
    let mut battle = battle_with(&[(First, mortars), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    dice(&mut battle, "bombardment", &[1, 2], &[("teams", "1")], &[5, 1]);
    until(&mut battle, Second, "shooting");
    open(&mut battle, "shooting", &[2, 1], &[]);
    let hides = [("concealed", "yes"), ("gone-to-ground", "no")];
    said(&battle, "shooting", &hides);
    until(&mut battle, First, "start");
    assert!(state(&battle, 1).is_gone_to_ground_if_concealed());
}

#[test]
fn a_battery_that_does_not_range_in_does_not_fire() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, RIFLES), (First, OBSERVER)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 2, &[("moved", "yes")]);
    let before = state(&battle, 2);
    dice(&mut battle, "bombardment", &[1, 2], &[], &[2, 2, 2]);
    assert_eq!(state(&battle, 2), before);
    let battery = state(&battle, 1);
    assert_eq!((battery.failed_tries.0, battery.bombarded), (3, false));
    assert_eq!(may_not(&battle, "bombardment", 0, 1), Some("FOW-ART-12"));
    assert_eq!(state(&battle, 3).used, Used::Nothing, "it was not cast");
}

#[test]
fn who_may_not_bombard_or_spot_is_barred_by_the_rule() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, BATTERY), (First, OBSERVER)]);
    until(&mut battle, First, "shooting");
    let bar = |role: usize, unit: u32, fields: &[(&str, &str)]| {
        let mut battle = battle.clone();
        set(&mut battle, unit, fields);
        may_not(&battle, "bombardment", role, unit)
    };
    assert_eq!(bar(0, 1, &[]), None);
    assert_eq!(bar(0, 1, &[("moved", "yes")]), Some("FOW-ART-04"));
    assert_eq!(bar(0, 1, &[("pinned", "yes")]), Some("FOW-ART-05"));
    let armoured = [("kind", "armoured"), ("pinned", "yes")];
    assert_eq!(bar(0, 1, &armoured), None, "armoured artillery is never pinned");
    assert_eq!(bar(0, 1, &[("bogged", "4")]), Some("FOW-DIF-06"));
    assert_eq!(bar(0, 1, &[("used", "towing")]), Some("FOW-RCV-03"));
    assert_eq!(bar(0, 2, &[]), Some("FOW-ART-03"), "no defensive fire");
    assert_eq!(bar(2, 3, &[("pinned", "yes")]), None);
    assert_eq!(bar(2, 3, &[("moved", "yes")]), Some("FOW-ART-11"));
    assert_eq!(bar(2, 3, &[("shot", "yes")]), Some("FOW-ART-11"));
    let tank = [("kind", "armoured"), ("bailed-out", "1")];
    assert_eq!(bar(2, 3, &tank), Some("FOW-ART-19"));
}

#[test]
fn shells_fall_on_top_armour_and_rockets_leave_trails() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, TANKS), (First, BATTERY)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("rockets", "yes")]);
    // Veterans on 4+; 4+ hits; 1 on top armour 1 is lower than 3, and Firepower 5 destroys.
    dice(&mut battle, "bombardment", &[1, 2], &[("teams", "1")], &[4, 4, 1, 5]);
    let hit = state(&battle, 2);
    assert_eq!((hit.destroyed.0, hit.pinned), (1, false));
    assert!(state(&battle, 1).trails);
    // The app asks about a repeat volley if an aiming point is stored; such a volley need not range
    // in again.
    set(&mut battle, 3, &[("aiming-point", "yes")]);
    let repeat = [("repeat", "yes"), ("teams", "1")];
    dice(&mut battle, "bombardment", &[3, 2], &repeat, &[3]);
    let battery = state(&battle, 3);
    assert_eq!((battery.failed_tries.0, battery.bombarded), (0, true));
    assert!(!battery.trails);
}

/// FOW-ART-30, FOW-AIR-19, FOW-SAV-02: the card gives the top and the side armour.
#[test]
fn shells_and_aircraft_meet_the_armour_of_the_face_they_strike() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    // Top 1 against 4: a 3 is equal, and Firepower passes. Side 4: nothing.
    let shells = [("fire", "bombardment"), ("anti-tank", "4"), ("firepower", "3")];
    dice(&mut battle, "saves", &[1, 2], &shells, &[3, 3]);
    assert_eq!(state(&battle, 2).bailed_out.0, 1);
    let cannon = [("fire", "cannon"), ("anti-tank", "4"), ("firepower", "3")];
    dice(&mut battle, "saves", &[1, 2], &cannon, &[]);
    assert_eq!(state(&battle, 2).bailed_out.0, 1);
    // Two aircraft with Anti-tank 5: they range in, and the one tank below is hit. Cannon
    // strike the side, a 1 is equal; bombs the top, a 1 is lower.
    for (weapon, destroyed, bailed_out) in [("cannon", 0, 2), ("bombs", 1, 2)] {
        let how = [("weapon", weapon), ("teams", "1")];
        dice(&mut battle, "air-attack", &[2], &how, &[4, 4, 1, 4]);
        let hit = state(&battle, 2);
        assert_eq!((hit.destroyed.0, hit.bailed_out.0), (destroyed, bailed_out), "{weapon}");
    }
}

#[test]
fn aircraft_pin_whom_they_hit_and_all_of_a_platoon_is_dug_in() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 2, &[("dug-in", "yes"), ("shot", "yes")]);
    let cast = battle.cast(calculator(&battle, "air-attack"), &Answers::new(), &RULESET);
    let role = &calculator(&battle, "air-attack").roles[0];
    assert_eq!(cast.side_of(role.of), Second);
    open(&mut battle, "air-attack", &[2], &[]);
    said(&battle, "air-attack", &[("concealed", "yes"), ("gone-to-ground", "no")]);
    said(&battle, "air-attack", &[("all-dug-in", "yes")]);
    // If the player casts the units, the target is still the enemy of the side whose turn it is.
    let calculator_state = battle.calculator_state("air-attack");
    let cast = battle.cast(calculator(&battle, "air-attack"), &calculator_state.cast, &RULESET);
    assert_eq!(cast.side_of(role.of), Second);
    // A concealed target needs 4+; two aircraft hit on 4+; saved.
    dice(&mut battle, "air-attack", &[2], &[("teams", "1")], &[4, 4, 3]);
    assert_eq!((state(&battle, 2).destroyed.0, state(&battle, 2).pinned), (0, true));
    // The weapon decides between top and side: the card gives both.
    open(&mut battle, "air-attack", &[3], &[]);
    said(&battle, "air-attack", &[("armour", "1"), ("hull-armour", "4")]);
}

/// FOW-ART-31, FOW-AMB-32, FOW-AMB-48: all teams count as dug in, unless the players say otherwise.
#[test]
fn shells_that_fall_on_a_dug_in_platoon_test_their_firepower() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    for unit in [2, 3] {
        set(&mut battle, unit, &[("dug-in", "yes"), ("moved", "yes")]);
    }
    // Both hit, both saves fail, and Firepower 5 destroys one.
    let two = [("teams", "2")];
    dice(&mut battle, "bombardment", &[1, 2], &two, &[3, 4, 4, 1, 1, 4, 5]);
    assert_eq!(state(&battle, 2).destroyed.0, 1);
    let one_of_two = [("teams", "2"), ("all-dug-in", "no"), ("dug-in", "1"), ("ranged", "first")];
    open(&mut battle, "bombardment", &[1, 2], &one_of_two);
    fall(&mut battle, "bombardment", &[], &[4, 4, 1, 1, 4]);
    assert_eq!(state(&battle, 2).destroyed.0, 2);
    set(&mut battle, 2, &[("dug-in", "no")]);
    open(&mut battle, "bombardment", &[1, 2], &[]);
    said(&battle, "bombardment", &[("all-dug-in", "no")]);
    // A tank that is marked as dug in (FOWM-AMB-31) has no cover.
    assert!(state(&battle, 3).dug_in);
    open(&mut battle, "bombardment", &[1, 3], &[]);
    said(&battle, "bombardment", &[("all-dug-in", "no")]);
}

#[test]
fn smoke_is_a_bombardment_without_hits() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    let before = state(&battle, 2);
    // A target concealed and gone to ground needs 5+.
    dice(&mut battle, "smoke", &[1, 2], &[], &[4, 4, 5]);
    let battery = state(&battle, 1);
    assert_eq!((battery.failed_tries.0, battery.bombarded), (2, true));
    assert_eq!(state(&battle, 2), before);
    assert_eq!(force(&battle, First).smoke.0, 1);
    // It disperses when the next turn of that side begins (FOW-SMK-06).
    until(&mut battle, Second, "start");
    assert_eq!(force(&battle, First).smoke.0, 1);
    until(&mut battle, First, "start");
    assert_eq!(force(&battle, First).smoke.0, 0);
}

/// The side whose turn it is calls (FOW-AMB-36), whether or not a target is named.
#[test]
fn air_support_is_called_with_the_dice_that_are_left() {
    let mut battle = battle_with(&[(First, PLAIN), (Second, RIFLES)]);
    until(&mut battle, First, "start");
    keeps_air_dice(&mut battle, First, "4");
    keeps_air_dice(&mut battle, Second, "2");
    let of_side = |side| {
        let mut all = battle.of_side(side, &RULESET).into_iter();
        all.find(|one| one.calculator == "air-call")
    };
    assert!(of_side(Second).is_none());
    let known = of_side(First).expect("air support");
    let air_call = calculator(&battle, "air-call");
    let from_list = battle.opened_from_list(air_call, &RULESET);
    for values in [known.values(air_call), from_list] {
        let call: AirCall = values.typed();
        assert_eq!((call.pool.0, call.enemy_pool.0), (4, 2));
    }
}

/// The battle's answers are the same however the calculator is opened.
#[test]
fn a_call_at_a_platoon_that_is_not_listed_knows_the_dice_that_are_left_once_more() {
    let mut battle = battle_with(&[(First, PLAIN), (Second, RIFLES)]);
    until(&mut battle, First, "start");
    keeps_air_dice(&mut battle, First, "2");
    open(&mut battle, "air-call", &[0], &[]);
    let target = [("target".to_owned(), NOT_LISTED.to_string())];
    let opening = Action::OpenCalculator {
        at_questions: true,
        calculator: "air-call".to_owned(),
        answers: Answers::new(),
        about: None,
        cast: target.into_iter().collect(),
    };
    battle.act(&opening, &RULESET);
    said(&battle, "air-call", &[("pool", "2")]);
    let once_more = battle.once_more(calculator(&battle, "air-call"), &RULESET);
    battle.act(&once_more, &RULESET);
    said(&battle, "air-call", &[("pool", "2")]);
}

#[test]
fn a_call_takes_a_die_and_leads_to_what_fires_at_the_aircraft_and_to_their_attack() {
    let mut battle = battle_with(&[(First, PLAIN), (Second, RIFLES), (Second, BATTERY)]);
    until(&mut battle, First, "start");
    keeps_air_dice(&mut battle, First, "2");
    keeps_air_dice(&mut battle, Second, "1");
    open(&mut battle, "air-call", &[2], &[("intercept", "yes")]);
    said(&battle, "air-call", &[("pool", "2"), ("enemy-pool", "1")]);
    // A 5 brings the aircraft, the enemy's 5 is not the 6 needed to intercept them, and a 3 means
    // two aircraft.
    let faces = [5, 1, 5, 3];
    let next = story::then(&battle, "air-call", &faces);
    fall(&mut battle, "air-call", &[], &faces);
    assert_eq!(force(&battle, First).air_pool.0, 1);
    assert_eq!(force(&battle, Second).air_pool.0, 0);
    let ids: Vec<_> = next.iter().map(|next| next.calculator).collect();
    assert_eq!(ids, ["anti-aircraft", "air-attack"]);
    story::follow(&mut battle, "air-call", &next[0]);
    said(&battle, "anti-aircraft", &[("aircraft", "2")]);
    open(&mut battle, "anti-aircraft", &[2, 3], &[("aircraft", "2"), ("kind", "light")]);
    said(&battle, "anti-aircraft", &[("shooters", "4")]);
    // Four dice on 4+: two hit, one on each aircraft; Firepower 4+ brings one down.
    let faces = [4, 4, 3, 3, 4, 3];
    let next = story::then(&battle, "anti-aircraft", &faces);
    fall(&mut battle, "anti-aircraft", &[], &faces);
    assert_eq!(force(&battle, First).aircraft.0, 1);
    let ids: Vec<_> = next.iter().map(|next| next.calculator).collect();
    assert_eq!(ids, ["air-attack"]);
    story::follow(&mut battle, "anti-aircraft", &next[0]);
    said(&battle, "air-attack", &[("aircraft", "1")]);
    assert_eq!(battle.calculator_state("air-attack").cast["target"], "2");
}

#[test]
fn nobody_intercepts_what_does_not_come() {
    let mut battle = battle_with(&[(First, PLAIN), (Second, RIFLES)]);
    until(&mut battle, First, "start");
    keeps_air_dice(&mut battle, First, "1");
    keeps_air_dice(&mut battle, Second, "3");
    open(&mut battle, "air-call", &[2], &[("intercept", "yes")]);
    fall(&mut battle, "air-call", &[], &[4]);
    assert_eq!(force(&battle, First).air_pool.0, 0);
    assert_eq!(force(&battle, Second).air_pool.0, 3);
    assert!(story::then(&battle, "air-call", &[4]).is_empty());
}

/// A call is made once by a side, which completes the step; the aircraft that came are shown until
/// the turn ends.
#[test]
fn air_05_aircraft_that_came_are_seen_on_the_turn() {
    let mut battle = battle_with(&[(First, PLAIN), (Second, RIFLES)]);
    until(&mut battle, First, "start");
    keeps_air_dice(&mut battle, First, "2");
    let seen = |battle: &BattleState| {
        let mut all = battle.due(&RULESET).into_iter();
        all.any(|due| due.side == First && due.test() == Some("air-attack"))
    };
    open(&mut battle, "air-call", &[], &[]);
    assert!(!seen(&battle));
    fall(&mut battle, "air-call", &[], &[5, 1, 3]);
    assert!(battle.turn.done.contains("call-aircraft"));
    assert!(seen(&battle));
    until(&mut battle, First, "shooting");
    assert!(seen(&battle));
    until(&mut battle, Second, "start");
    assert!(!seen(&battle), "they have left");
}

/// FOW-AIR-15, FOW-AIR-19: the figures of an aircraft's weapon are on no card.
#[test]
fn the_figures_of_an_air_attack_are_asked() {
    let mut battle = battle_with(&[(First, PLAIN), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    let fields = calculator(&battle, "air-attack").fields;
    let place = |id: &str| Field::find(fields, id).map(Missing::Distance);
    let mut answers = vec![("aircraft", "2")];
    for figure in ["to-hit", "anti-tank", "firepower"] {
        open(&mut battle, "air-attack", &[2], &answers);
        assert_eq!(lacks(&battle, "air-attack"), place(figure));
        answers.push((figure, "5"));
    }
    open(&mut battle, "air-attack", &[2], &answers);
    assert_eq!(lacks(&battle, "air-attack"), None);
}

/// FOW-ART-12: with a player's own dice, each attempt to range in shows its number.
#[test]
fn each_attempt_to_range_in_is_numbered() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    open(&mut battle, "bombardment", &[1, 2], &[]);
    let known = calculator(&battle, "bombardment");
    let values = battle.calculator_state("bombardment").values(known);
    let working = (known.work)(&values, &story::house(&battle, &[]));
    let procedure = working.procedure.expect("it is rolled");
    let nth = |answers: &[u32]| match walk(answers, &procedure) {
        Walk::Asks(question) => question.nth,
        Walk::Ends(..) => None,
    };
    assert_eq!(nth(&[]), Some((1, 3)));
    assert_eq!(nth(&[0]), Some((2, 3)));
    assert_eq!(nth(&[0, 0]), Some((3, 3)));
    assert_eq!(nth(&[0, 0, 0]), None, "it has not ranged in");
}

/// The recorded state of a side.
fn force(battle: &BattleState, side: Side) -> Force {
    let calculator = calculator(battle, "smoke");
    let cast = battle.cast(calculator, &Answers::new(), &RULESET);
    cast.side(side)
}

/// Sets the number of air support dice that a side has left.
fn keeps_air_dice(battle: &mut BattleState, side: Side, dice: &str) {
    let set = Action::SetSide { side, field: "air-pool".to_owned(), value: dice.to_owned() };
    battle.act(&set, &RULESET);
}

// Assaults.

#[test]
fn an_assault_that_clears_the_enemy() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("destroyed", "4")]);
    set(&mut battle, 2, &[("destroyed", "4"), ("commander-lost", "yes")]);
    open(&mut battle, "assault", &[1, 2], &[]);
    said(
        &battle,
        "assault",
        &[
            ("kind", "infantry"),
            ("teams", "1"),
            ("skill", "trained"),
            ("enemy", "infantry"),
            ("enemy.teams", "1"),
            ("enemy.skill", "conscript"),
            ("enemy.on-pass", "break-off"),
            ("disengages", "no"),
        ],
    );
    for asked in ["distance", "on-pass", "walled"] {
        assert!(!known(&battle, "assault").contains(&asked.to_owned()), "{asked}");
    }
    dice(&mut battle, "assault", &[1, 2], &[], &[4]);
    assert_eq!(state(&battle, 2).counts_as(), Place::Destroyed);
    let won = state(&battle, 1);
    assert!(won.assaulted && !won.pinned);
    assert_eq!(won.assault, AssaultPart::No);
    // A charge is a move: in the enemy's turn the platoon is not concealed by standing still.
    until(&mut battle, Second, "shooting");
    assert!(!state(&battle, 1).is_concealed_by_standing());
    until(&mut battle, First, "start");
    assert!(state(&battle, 1).is_concealed_by_standing());
}

#[test]
fn an_assault_pins_both_that_were_hit_and_a_breakthrough_goes_on() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN)]);
    until(&mut battle, First, "assault");
    // Two hits by defensive fire: not enough to throw it back, but it is pinned in the end.
    set(&mut battle, 1, &[("destroyed", "3"), ("assault", "attacks")]);
    set(&mut battle, 1, &[("hits", "2")]);
    set(&mut battle, 2, &[("destroyed", "3")]);
    let cast = usual(&battle, "assault", None);
    let all: Vec<_> = cast.values().map(String::as_str).collect();
    assert_eq!(all, ["1", "2"]);
    open(&mut battle, "assault", &[1, 2], &[]);
    said(&battle, "assault", &[("fire-hits", "2")]);
    // One hit; the reaction of 4+ fails.
    dice(&mut battle, "assault", &[1, 2], &[], &[4, 3, 3]);
    let (own, enemy) = (state(&battle, 1), state(&battle, 2));
    assert_eq!((own.destroyed.0, own.pinned), (3, true));
    assert_eq!((enemy.destroyed.0, enemy.pinned, enemy.lost), (4, true, true));
    assert_eq!((own.assault, enemy.assault), (AssaultPart::No, AssaultPart::No));
    assert_eq!(due(&battle, 2), ["platoon-morale"], "and no reaction any more");
    assert_eq!(may_not(&battle, "assault", 0, 1), None);
    until(&mut battle, First, "start");
    assert_eq!(may_not(&battle, "assault", 0, 1), Some("FOW-AMB-21"));
}

/// FOW-ASL-14, FOW-ASL-24, FOW-ASL-27, FOW-AMB-16: five hits by defensive fire.
#[test]
fn attackers_thrown_back_have_charged_and_the_defenders_were_not_hit() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("assault", "attacks"), ("hits", "5")]);
    set(&mut battle, 2, &[("assault", "attacked")]);
    dice(&mut battle, "assault", &[1, 2], &[], &[]);
    let (back, held) = (state(&battle, 1), state(&battle, 2));
    assert!(back.pinned && back.assaulted && back.destroyed.0 == 0);
    assert_eq!((back.assault, back.assault_hit, back.hits.0), (AssaultPart::No, AssaultHit::No, 0));
    assert!(!held.pinned && held.assault == AssaultPart::No);
    // A charge is a move.
    assert!(!back.is_concealed_by_standing());
    // Pinned by the fire, it does not charge again; only a winner breaks through.
    assert_eq!(may_not(&battle, "assault", 0, 1), Some("FOW-AMB-21"));
    // An assault that was not marked before: the fire still pins them.
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN)]);
    until(&mut battle, First, "assault");
    dice(&mut battle, "assault", &[1, 2], &[("fire-hits", "5")], &[]);
    assert!(state(&battle, 1).pinned && state(&battle, 1).assaulted);
    assert_eq!(may_not(&battle, "assault", 0, 1), Some("FOW-AMB-21"));
    // The winner of an assault fought step by step is unknown: nothing is refused.
    set(&mut battle, 1, &[("last-assault", "unknown")]);
    assert_eq!(may_not(&battle, "assault", 0, 1), None);
}

#[test]
fn attackers_that_miss_are_struck_back() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("destroyed", "4")]);
    set(&mut battle, 2, &[("destroyed", "4")]);
    // Not hit: its reaction passes automatically; conscripts strike on 5+.
    dice(&mut battle, "assault", &[1, 2], &[], &[3, 5]);
    assert_eq!(state(&battle, 1).counts_as(), Place::Destroyed);
    assert_eq!((state(&battle, 2).destroyed.0, state(&battle, 2).pinned), (4, false));
}

/// FOW-ASL-20, FOW-BAI-01, FOW-DIF-06: a team that does not work neither reacts nor strikes
/// back.
#[test]
fn an_assault_on_teams_of_which_none_works_is_won_by_its_first_blow() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS), (Second, BATTERY)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 2, &[("destroyed", "2"), ("bailed-out", "3")]);
    open(&mut battle, "assault", &[1, 2], &[]);
    let out = [("enemy.teams", "3"), ("state", "bailed-out")];
    said(&battle, "assault", &out);
    // The charge (4+), five attacks of which three hit; 1 is lower than Anti-tank 3 with top
    // armour 1, 2 is equal and the crew fails its test (4+), 3 is higher.
    let faces = [4, 4, 4, 4, 1, 1, 1, 2, 3, 3];
    fall(&mut battle, "assault", &[], &faces);
    let (rifles, tanks) = (state(&battle, 1), state(&battle, 2));
    assert_eq!((rifles.destroyed.0, rifles.pinned), (0, false));
    assert_eq!((tanks.destroyed.0, tanks.bailed_out.0), (4, 1));
    // Bogged guns do not strike either, and a hit destroys.
    set(&mut battle, 3, &[("bogged", "4")]);
    dice(&mut battle, "assault", &[1, 3], &[], &[4, 4, 1, 1, 1]);
    let guns = state(&battle, 3);
    assert_eq!((guns.destroyed.0, guns.bogged.0, guns.pinned), (2, 2, true));
    // As soon as one vehicle works, it fights.
    set(&mut battle, 2, &[("bailed-out", "0"), ("destroyed", "3"), ("bogged", "1")]);
    open(&mut battle, "assault", &[1, 2], &[]);
    let works = [("enemy.teams", "1"), ("state", "working")];
    said(&battle, "assault", &works);
}

/// FOW-ASL-20, FOW-BAI-04: each in its own state, bogged ones first.
#[test]
fn bogged_tanks_and_those_bailed_out_beside_them_are_assaulted_alike() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "assault");
    let state_of = [("destroyed", "2"), ("bogged", "1"), ("bailed-out", "2")];
    set(&mut battle, 2, &state_of);
    open(&mut battle, "assault", &[1, 2], &[]);
    let parts = [("enemy.teams", "1"), ("state", "bogged"), ("next-bailed-out", "2")];
    said(&battle, "assault", &parts);
    // The charge, then three hits: the bogged tank is destroyed, and one of the other crews fails
    // its test.
    let faces = [4, 4, 4, 4, 1, 1, 1, 2, 3, 3];
    fall(&mut battle, "assault", &[], &faces);
    let tanks = state(&battle, 2);
    let left = (tanks.destroyed.0, tanks.bogged.0, tanks.bailed_out.0);
    assert_eq!(left, (4, 0, 1));
}

/// A number outside a question's range becomes the nearest allowed one, not the default.
#[test]
fn a_platoon_too_large_for_a_question_is_as_large_as_it_allows() {
    let large = &[("teams", "35")];
    let mut battle = battle_with(&[(First, large), (Second, large)]);
    until(&mut battle, First, "shooting");
    open(&mut battle, "shooting", &[1, 2], &[]);
    said(&battle, "shooting", &[("shooters", "30"), ("teams", "30")]);
}

/// FOW-ASL-03, FOW-ASL-05, FOW-ASL-T1.
#[test]
fn vehicles_without_armour_neither_fight_nor_counterattack() {
    let trucks = &[("kind", "unarmoured"), ("teams", "3")];
    let mut battle = battle_with(&[(First, RIFLES), (Second, trucks)]);
    until(&mut battle, First, "assault");
    open(&mut battle, "assault", &[1, 2], &[]);
    said(&battle, "assault", &[("enemy", "unarmoured")]);
    // One hit destroys one; the others break off, whatever they chose.
    fall(&mut battle, "assault", &[], &[4, 1, 1, 1, 1]);
    assert_eq!(state(&battle, 1).destroyed.0, 0);
    assert_eq!((state(&battle, 2).destroyed.0, state(&battle, 2).pinned), (1, true));
}

#[test]
fn no_assault_without_the_test_and_a_tank_out_of_the_fight_may_only_have_bailed_out() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("destroyed", "4")]);
    set(&mut battle, 2, &[("destroyed", "4")]);
    let before = state(&battle, 1);
    dice(&mut battle, "assault", &[1, 2], &[], &[3]);
    let failed = LastAssault::NoCharge;
    let noted = Platoon { last_assault: failed, ..before };
    assert_eq!(state(&battle, 1), noted);
    // It passes and hits; Anti-tank 3 against top armour 1: 2 is equal, the crew bails out
    // (FOW-ASL-18).
    dice(&mut battle, "assault", &[1, 2], &[], &[4, 4, 2]);
    let tank = state(&battle, 2);
    assert_eq!((tank.destroyed.0, tank.bailed_out.0, tank.pinned), (4, 1, false));
    assert!(state(&battle, 1).assaulted && tank.lost);
}

/// FOW-ASL-11: between the test and close combat the tanks fire; it is not known yet whether they
/// hit.
#[test]
fn a_charge_at_tanks_waits_for_their_fire() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS), (Second, TANKS)]);
    until(&mut battle, First, "assault");
    // The test is passed, and the defenders are asked.
    open(&mut battle, "assault", &[1, 2], &[("distance", "4")]);
    let known = calculator(&battle, "assault");
    let house = story::house(&battle, &[]);
    let asks = rolling(&mut Generator::recorded(&[4]), |dice| {
        battle.effects(known, &house, dice, &RULESET);
    });
    assert!(matches!(asks, Rolling::Asks(question, _) if question.roll.cite == "FOW-ASL-11"));
    // They fire first: 201 is the second choice.
    let then = story::then(&battle, "assault", &[4, 201]);
    let then: Vec<_> = then.iter().map(|one| one.calculator).collect();
    assert_eq!(then, ["shooting", "assault"]);
    fall(&mut battle, "assault", &[], &[4, 201]);
    assert_eq!(state(&battle, 1).assault, AssaultPart::Attacks);
    assert_eq!(state(&battle, 2).assault, AssaultPart::Attacked);
    // The hits are asked for now, and the test is not taken again.
    open(&mut battle, "assault", &[1, 2], &[("distance", "4")]);
    said(&battle, "assault", &[("tested", "yes")]);
    assert!(matches!(lacks(&battle, "assault"), Some(Missing::Distance(_))));
    // One rifle is hit, and saved.
    let faces = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3];
    dice(&mut battle, "shooting", &[2, 1], &[], &faces);
    open(&mut battle, "assault", &[1, 2], &[("distance", "4")]);
    said(&battle, "assault", &[("tested", "yes"), ("fire-hits", "1")]);
    assert_eq!(lacks(&battle, "assault"), None);
    // If no team fires, the rest of the assault is rolled at once, as in older logs.
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "assault");
    open(&mut battle, "assault", &[1, 2], &[]);
    fall(&mut battle, "assault", &[], &[4, 200, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_ne!(state(&battle, 1).last_assault, LastAssault::Charging);
}

/// FOW-ASL-21, FOW-ASL-22: if defensive fire leaves no tank to strike, no player is led to an
/// assault that is refused.
#[test]
fn tanks_that_defensive_fire_stops_are_counterattacked_or_left_alone() {
    let mut battle = battle_with(&[(First, TANKS), (Second, TANKS)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("destroyed", "4"), ("side", "3")]);
    set(&mut battle, 2, &[("destroyed", "4"), ("weapons.1.anti-tank", "9")]);
    let after = |battle: &mut BattleState, faces: &[u8]| {
        open(battle, "shooting", &[2, 1], &[]);
        let then = story::then(battle, "shooting", faces);
        let effects = {
            let known = calculator(battle, "shooting");
            let house = story::house(battle, &[]);
            roll(&mut Generator::recorded(faces), |dice| {
                battle.effects(known, &house, dice, &RULESET)
            })
            .0
        };
        let from = battle.calculator_state("shooting").cast;
        let left = battle.left_to_do(then, (None, &from), &effects, &RULESET);
        left.into_iter().map(|one| one.calculator).collect::<Vec<_>>()
    };
    // Both shots miss: the assault goes on.
    assert_eq!(after(&mut battle, &[1, 1]), ["assault"]);
    // One hit; 6 and armour 3 equal Anti-tank 9: bailed out, if the Firepower test is passed.
    assert_eq!(after(&mut battle, &[6, 1, 6, 6]), ["test", "close-combat"]);
}

/// The assault goes on against the platoon that was assaulted, not against any other.
#[test]
fn after_defensive_fire_the_assaulted_platoon_is_still_assaulted() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    open(&mut battle, "assault", &[1, 3], &[("distance", "4")]);
    dice(&mut battle, "shooting", &[3, 1], &[], &[4, 1, 1, 1, 1, 3]);
    let goes_on = Opening::plain("assault");
    let goes_on = Opening { casts: vec![("attacker", "target")], ..goes_on };
    story::follow(&mut battle, "shooting", &goes_on);
    let cast = battle.calculator_state("assault").cast;
    assert_eq!(cast.get("defender").map(String::as_str), Some("3"));
    said(&battle, "assault", &[("fire-hits", "1")]);
}

#[test]
fn tanks_that_an_assault_destroys_are_told_from_those_that_bail_out() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("destroyed", "2")]);
    set(&mut battle, 2, &[("destroyed", "2")]);
    // Three hits at three tanks: 1 is lower than Anti-tank, 2 equal, 3 higher. The one
    // that is left breaks off.
    let breaks_off = [("enemy.on-pass", "break-off")];
    dice(&mut battle, "assault", &[1, 2], &breaks_off, &[4, 4, 4, 4, 1, 2, 3]);
    let tanks = state(&battle, 2);
    assert_eq!((tanks.destroyed.0, tanks.bailed_out.0), (3, 1));
    assert_eq!(state(&battle, 1).destroyed.0, 2);
}

#[test]
fn tanks_that_assault_bail_out_themselves() {
    let mut battle = battle_with(&[(First, TANKS), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("destroyed", "4")]);
    set(&mut battle, 2, &[("destroyed", "4")]);
    // Veterans hit on 3+: missed. Not hit, the infantry has to test before it
    // counterattacks tanks; it hits, and 2 is equal to its Anti-tank.
    dice(&mut battle, "assault", &[1, 2], &[], &[2, 4, 4, 2]);
    let tank = state(&battle, 1);
    assert_eq!((tank.destroyed.0, tank.bailed_out.0), (4, 1));
    assert_eq!(state(&battle, 2).destroyed.0, 4);
}

#[test]
fn reconnaissance_gets_out_of_an_assault() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, SCOUTS)]);
    until(&mut battle, First, "assault");
    let away = [("disengages", "yes")];
    dice(&mut battle, "assault", &[1, 2], &away, &[4]);
    assert_eq!(state(&battle, 2).reorganising, Reorganising::ThisTurn);
    let charged = state(&battle, 1);
    assert!(charged.assaulted && !charged.pinned);
    assert_eq!(charged.assault, AssaultPart::No);
}

#[test]
fn who_may_not_assault_is_barred_by_the_rule() {
    let mut battle = battle_with(&[(First, RIFLES), (First, TANKS), (First, BATTERY)]);
    until(&mut battle, First, "assault");
    let bar = |unit: u32, fields: &[(&str, &str)]| {
        let mut battle = battle.clone();
        set(&mut battle, unit, fields);
        may_not(&battle, "assault", 0, unit)
    };
    assert_eq!(bar(1, &[]), None);
    assert_eq!(bar(1, &[("pinned", "yes")]), Some("FOW-AMB-21"));
    assert_eq!(bar(1, &[("commander-lost", "yes")]), Some("FOW-AMB-66"));
    assert_eq!(bar(1, &[("moved", "double")]), Some("FOW-DBL-04"));
    assert_eq!(bar(1, &[("used", "eyes-and-ears")]), Some("FOW-REC-02"));
    assert_eq!(bar(1, &[("used", "spotting")]), Some("FOW-ART-11"));
    assert_eq!(bar(2, &[("pinned", "yes")]), None);
    assert_eq!(bar(2, &[("bogged", "5")]), Some("FOW-DIF-06"));
    assert_eq!(bar(2, &[("bailed-out", "5")]), Some("FOW-BAI-01"));
    assert!(!takes(&battle, "assault", 0, 3), "guns may not charge");
    assert!(takes(&battle, "close-combat", 0, 3), "but they fight");
}

#[test]
fn a_round_of_close_combat_marks_who_was_hit_till_the_assault_is_over() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("destroyed", "3")]);
    set(&mut battle, 2, &[("destroyed", "2")]);
    open(&mut battle, "close-combat", &[1, 2], &[]);
    said(
        &battle,
        "close-combat",
        &[("teams", "2"), ("anti-tank", "3"), ("enemy", "tank"), ("enemies", "3"), ("armour", "1")],
    );
    // Two hits on 4+: 2 is equal, 1 is lower, and no Firepower is rolled.
    dice(&mut battle, "close-combat", &[1, 2], &[], &[4, 4, 2, 1]);
    let tanks = state(&battle, 2);
    assert_eq!((tanks.destroyed.0, tanks.bailed_out.0), (3, 1));
    assert_eq!(
        (tanks.assault, tanks.assault_hit),
        (AssaultPart::Attacked, AssaultHit::CloseCombat)
    );
    let rifles = state(&battle, 1);
    assert_eq!((rifles.assault, rifles.assault_hit), (AssaultPart::Attacks, AssaultHit::No));
    assert!(rifles.assaulted);
    // Its test is due first; the one that works strikes back: veterans on 3+.
    assert_eq!(may_not(&battle, "close-combat", 0, 2), Some("FOW-ASL-21"));
    set(&mut battle, 2, &[("assault-hit", "passed")]);
    assert_eq!(may_not(&battle, "close-combat", 0, 2), None);
    dice(&mut battle, "close-combat", &[2, 1], &[], &[3]);
    let rifles = state(&battle, 1);
    assert_eq!((rifles.destroyed.0, rifles.hits.0), (4, 0));
    assert_eq!(
        (rifles.assault, rifles.assault_hit),
        (AssaultPart::Attacks, AssaultHit::CloseCombat)
    );
    assert!(!rifles.pinned, "when it is over");
    until(&mut battle, Second, "start");
    assert!(state(&battle, 1).pinned && !state(&battle, 2).pinned);
}

/// FOW-AMB-12, FOW-ASL-24, FOW-ASL-27: step by step too, each assault has separate hits, and a
/// platoon that was hit is pinned as soon as it is over.
#[test]
fn an_assault_that_a_player_ends_pins_and_the_next_begins_anew() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("assault", "attacks"), ("hits", "3")]);
    set(&mut battle, 2, &[("assault", "attacked")]);
    for unit in [1, 2] {
        set(&mut battle, unit, &[("assault", "no")]);
    }
    let (own, enemy) = (state(&battle, 1), state(&battle, 2));
    assert_eq!((own.pinned, own.hits.0), (true, 0));
    assert_eq!((own.assault_hit, enemy.pinned), (AssaultHit::No, false));
    assert_eq!(may_not(&battle, "assault", 0, 1), None, "a breakthrough");
}

/// FOW-ASL-27: hits recorded by mistake pin no platoon.
#[test]
fn hits_of_defensive_fire_that_are_taken_back_do_not_pin() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("assault", "attacks"), ("hits", "3")]);
    assert_eq!(state(&battle, 1).assault_hit, AssaultHit::Fire);
    set(&mut battle, 1, &[("hits", "0")]);
    assert_eq!(state(&battle, 1).assault_hit, AssaultHit::No);
    set(&mut battle, 1, &[("assault", "no")]);
    assert!(!state(&battle, 1).pinned);
    // A platoon that has lost a team was certainly hit.
    let hit = [("assault", "attacks"), ("hits", "3"), ("destroyed", "1")];
    set(&mut battle, 1, &hit);
    set(&mut battle, 1, &[("hits", "0"), ("assault", "no")]);
    assert!(state(&battle, 1).pinned);
}

// Reconnaissance, passengers, and known answers.

#[test]
fn reconnaissance_that_disengages_reorganises_to_the_end_of_its_own_turn() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, SCOUTS), (First, SCOUTS)]);
    until(&mut battle, First, "shooting");
    let cast = usual(&battle, "disengage", None);
    assert_eq!(cast.get("target").map(String::as_str), Some("2"));
    open(&mut battle, "disengage", &[2, 1], &[]);
    said(&battle, "disengage", &[("rof", "1"), ("attacked", "no")]);
    dice(&mut battle, "disengage", &[2, 1], &[], &[3]);
    assert_eq!(state(&battle, 2).reorganising, Reorganising::No);
    dice(&mut battle, "disengage", &[2, 1], &[], &[4]);
    assert_eq!(state(&battle, 2).reorganising, Reorganising::ThisTurn);
    until(&mut battle, Second, "shooting");
    assert_eq!(may_not(&battle, "shooting", 0, 2), Some("FOW-REC-12"));
    assert_eq!(may_not(&battle, "eyes-and-ears", 0, 2), Some("FOW-REC-12"));
    until(&mut battle, First, "start");
    assert_eq!(state(&battle, 2).reorganising, Reorganising::No);
    // A failed save: a team that passes the motivation test stays, one that fails must
    // withdraw.
    let forced = [("trigger", "failed-save")];
    dice(&mut battle, "disengage", &[2, 1], &forced, &[4]);
    assert_eq!(state(&battle, 2).reorganising, Reorganising::No);
    dice(&mut battle, "disengage", &[2, 1], &forced, &[3]);
    assert_eq!(state(&battle, 2).reorganising, Reorganising::ThisTurn);
}

#[test]
fn eyes_and_ears_look_for_one_that_is_gone_to_ground() {
    let mut battle = battle_with(&[(First, SCOUTS), (Second, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    let gone = |battle: &mut BattleState, target: u32| {
        open(battle, "eyes-and-ears", &[1, target], &[]);
        let known = known(battle, "eyes-and-ears");
        let known = known.contains(&"gone-to-ground".to_owned());
        known.then(|| answer(battle, "eyes-and-ears", "gone-to-ground"))
    };
    assert_eq!(gone(&mut battle, 2).as_deref(), Some("yes"));
    set(&mut battle, 2, &[("shot", "yes")]);
    assert_eq!(gone(&mut battle, 2).as_deref(), Some("no"));
    assert_eq!(gone(&mut battle, 3), None, "if terrain hides them");
    set(&mut battle, 1, &[("pinned", "yes")]);
    assert_eq!(may_not(&battle, "eyes-and-ears", 0, 1), Some("FOW-REC-01"));
}

#[test]
fn eyes_and_ears_need_no_dice_and_are_all_that_the_scouts_do() {
    let mut battle = battle_with(&[(First, SCOUTS), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    open(&mut battle, "eyes-and-ears", &[1, 2], &[]);
    fall(&mut battle, "eyes-and-ears", &[], &[]);
    assert!(state(&battle, 2).stripped);
    assert_eq!(state(&battle, 1).used, Used::EyesAndEars);
    // One scout of five has looked: the other four are free to act (FOW-AMB-38).
    assert_eq!(may_not(&battle, "shooting", 0, 1), None);
    assert_eq!(may_not(&battle, "assault", 0, 1), None);
    open(&mut battle, "shooting", &[1, 2], &[]);
    said(
        &battle,
        "shooting",
        &[
            ("concealed", "yes"),
            // The other teams of its platoon are still gone to ground.
            ("gone-to-ground", "yes"),
            ("easiest", "concealed"),
            ("shooters", "4"),
        ],
    );
    // The last of them is barred, in this turn only.
    set(&mut battle, 1, &[("destroyed", "4")]);
    assert_eq!(may_not(&battle, "shooting", 0, 1), Some("FOW-REC-02"));
    assert_eq!(may_not(&battle, "assault", 0, 1), Some("FOW-REC-02"));
    until(&mut battle, Second, "assault");
    assert_eq!(state(&battle, 1).free(), 1);
}

#[test]
fn a_move_is_put_on_the_table_without_dice_and_the_double_stays_one() {
    let mut battle = battle_with(&[(First, RIFLES)]);
    until(&mut battle, First, "movement");
    open(&mut battle, "movement", &[1], &[]);
    fall(&mut battle, "movement", &[], &[]);
    assert_eq!(state(&battle, 1).moved, Moved::Yes);
    open(&mut battle, "movement", &[1], &[("double", "yes")]);
    fall(&mut battle, "movement", &[], &[]);
    assert_eq!(state(&battle, 1).moved, Moved::Double);
    // One team at the double is enough (FOW-DBL-03).
    open(&mut battle, "movement", &[1], &[("double", "no")]);
    fall(&mut battle, "movement", &[], &[]);
    assert_eq!(state(&battle, 1).moved, Moved::Double);
}

#[test]
fn a_new_commander_leads_the_platoon_and_who_appoints_him_does_not_shoot() {
    let mut battle =
        battle_with(&[(First, RIFLES), (First, &[("role", "2ic")]), (First, OBSERVER)]);
    until(&mut battle, First, "shooting");
    assert!(!takes(&battle, "commander", 0, 1), "it has one");
    assert!(!takes(&battle, "commander", 1, 3), "no command team");
    set(&mut battle, 1, &[("commander-lost", "yes")]);
    assert_eq!(due(&battle, 1), ["commander"]);
    open(&mut battle, "commander", &[1, 2], &[]);
    said(&battle, "commander", &[("who", "second")]);
    fall(&mut battle, "commander", &[], &[]);
    assert!(!state(&battle, 1).commander_lost && state(&battle, 2).joined);
    assert!(due(&battle, 1).is_empty());
    assert_eq!(may_not(&battle, "shooting", 0, 2), Some("FOW-LDR-07"));
}

/// FOW-LDR-05, FOW-LDR-06.
#[test]
fn a_commander_is_appointed_in_the_own_shooting_phase() {
    let mut battle = battle_with(&[(First, RIFLES), (First, &[("role", "2ic")])]);
    set(&mut battle, 1, &[("commander-lost", "yes")]);
    for (side, phase, bar) in [
        (First, "movement", Some("FOW-LDR-06")),
        (First, "shooting", None),
        (First, "assault", Some("FOW-LDR-06")),
        (Second, "shooting", Some("FOW-LDR-06")),
    ] {
        until(&mut battle, side, phase);
        assert_eq!(may_not(&battle, "commander", 0, 1), bar, "{side:?} {phase}");
    }
}

/// FOW-BAI-03, FOW-AMB-63: a bailed-out commander gives no re-roll.
#[test]
fn a_bailed_out_commander_lends_no_reroll() {
    let commander = &[("kind", "armoured"), ("role", "company-commander")];
    let units = [(First, RIFLES), (First, commander), (Second, BATTERY)];
    let mut battle = battle_with(&units);
    set(&mut battle, 1, &[("led", "yes"), ("pinned", "yes")]);
    let out = |battle: &mut BattleState, id: &str| {
        open(battle, id, &[1], &[]);
        answer(battle, id, "commander-out")
    };
    assert_eq!(out(&mut battle, "rally"), "no");
    set(&mut battle, 2, &[("bailed-out", "1")]);
    for id in ["rally", "platoon-morale"] {
        assert_eq!(out(&mut battle, id), "yes", "{id}");
    }
    open(&mut battle, "rally", &[1], &[]);
    fall(&mut battle, "rally", &[], &[3]);
    assert!(state(&battle, 1).pinned, "one die, and no other");
    open(&mut battle, "air-attack", &[1], &[]);
    said(&battle, "air-attack", &[("reroll", "no")]);
    // If another commander could lead the platoon, the players decide.
    let other = Action::AddUnit {
        side: First,
        name: "Higher command".to_owned(),
        answers: story::answers(&[("role", "higher-command")]),
    };
    battle.act(&other, &RULESET);
    open(&mut battle, "rally", &[1], &[]);
    assert!(!known(&battle, "rally").contains(&"commander-out".to_owned()));
    open(&mut battle, "air-attack", &[1], &[]);
    said(&battle, "air-attack", &[("reroll", "yes")]);
}

/// FOW-WAR-02, FOW-WAR-03.
#[test]
fn a_warrior_who_is_destroyed_saves_and_goes_on_or_not() {
    let warrior = &[("role", "company-commander")];
    for (face, place, teams) in [(4, Place::Table, 1), (3, Place::Destroyed, 0)] {
        let mut battle = battle_with(&[(First, RIFLES), (Second, warrior), (Second, TANKS)]);
        until(&mut battle, First, "shooting");
        assert!(due(&battle, 2).is_empty());
        set(&mut battle, 2, &[("destroyed", "1")]);
        assert_eq!(due(&battle, 2), ["warrior"]);
        dice(&mut battle, "warrior", &[2], &[], &[face]);
        let unit = state(&battle, 2);
        assert_eq!((unit.place, unit.remaining()), (place, teams));
        assert!(due(&battle, 2).is_empty());
    }
    // Only the players know whether a platoon lost its Warrior.
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS)]);
    set(&mut battle, 2, &[("warrior", "yes"), ("destroyed", "5")]);
    assert!(due(&battle, 2).is_empty());
    let before = state(&battle, 2);
    dice(&mut battle, "warrior", &[2], &[], &[4]);
    assert_eq!(state(&battle, 2), before);
}

#[test]
fn what_is_towed_free_is_bogged_no_longer_and_the_one_that_tows_does_not_shoot() {
    let mut battle =
        battle_with(&[(First, &[("kind", "armoured"), ("teams", "1")]), (First, TANKS)]);
    until(&mut battle, First, "shooting");
    assert!(!takes(&battle, "towing", 1, 2), "nothing is bogged down");
    set(&mut battle, 2, &[("bogged", "2")]);
    open(&mut battle, "towing", &[1, 2], &[]);
    said(&battle, "towing", &[("stuck", "no"), ("target", "vehicle")]);
    fall(&mut battle, "towing", &[], &[2]);
    assert_eq!(state(&battle, 2).bogged.0, 1);
    assert_eq!(state(&battle, 1).used, Used::Towing);
    assert_eq!(may_not(&battle, "shooting", 0, 1), Some("FOW-RCV-03"));
    assert_eq!(state(&battle, 1).moved, Moved::Yes, "both are moved");
    // A vehicle tows only once, and not after it has shot.
    assert_eq!(may_not(&battle, "towing", 0, 1), Some("FOW-RCV-02"));
    set(&mut battle, 1, &[("used", "nothing"), ("shot", "yes")]);
    assert_eq!(may_not(&battle, "towing", 0, 1), Some("FOW-RCV-02"));
    set(&mut battle, 1, &[("shot", "no")]);
    // In difficult ground, a 1 bogs down the recovery vehicle too (FOW-AMB-46).
    open(&mut battle, "towing", &[1, 2], &[]);
    fall(&mut battle, "towing", &[], &[1]);
    assert_eq!((state(&battle, 1).bogged.0, state(&battle, 2).bogged.0), (1, 1));
    assert_eq!(may_not(&battle, "towing", 0, 1), Some("FOW-DIF-06"));
}

/// FOW-DIF-06, FOW-BAI-01, FOW-AMB-14, FOW-AMB-69: the same vehicle is in both states.
#[test]
fn a_bogged_tank_that_bails_out_is_one_tank_out_of_action() {
    let mut battle = battle_with(&[(First, TANKS), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "3")]);
    set(&mut battle, 2, &[("destroyed", "2"), ("bogged", "1")]);
    // Three hits. Two saves of 6 beat the shot; the bogged tank's 4 only equals it, and Firepower
    // succeeds on 3. So its crew bails out, and passes its motivation test on 4+.
    let faces = [4, 4, 4, 1, 6, 6, 4, 3, 4];
    dice(&mut battle, "shooting", &[1, 2], &[], &faces);
    let hit = state(&battle, 2);
    assert_eq!((hit.destroyed.0, hit.bogged.0, hit.bailed_out.0), (2, 1, 1));
    assert_eq!((hit.bogged_and_out.0, hit.able(), hit.free()), (1, 2, 2));
    until(&mut battle, Second, "start");
    assert_eq!(due(&battle, 2), ["bailed-out"], "the crew first");
    // The crew is back, and may free its vehicle.
    dice(&mut battle, "bailed-out", &[2], &[], &[4]);
    assert_eq!(due(&battle, 2), ["freeing"]);
    assert_eq!(state(&battle, 2).bogged_and_out.0, 0);
}

/// FOW-ALO-05, FOW-BAI-04, FOW-AMB-14: also under a template and in close combat.
#[test]
fn each_vehicle_is_struck_in_the_state_it_is_in() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, TANKS), (First, RIFLES)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 2, &[("destroyed", "2"), ("bailed-out", "2")]);
    // Only the players see what is under the template. Anti-tank 3 against 1: 2 is equal, and
    // Firepower passes three times. The one that worked bails out; of the bailed-out crews one
    // fails.
    let faces = [4, 4, 4, 4, 2, 5, 2, 2, 5, 5, 3, 4];
    let under = [("teams", "3"), ("next-bailed-out", "2")];
    dice(&mut battle, "bombardment", &[1, 2], &under, &faces);
    let hit = state(&battle, 2);
    assert_eq!((hit.destroyed.0, hit.bailed_out.0), (3, 2));
    open(&mut battle, "air-attack", &[2], &[]);
    said(&battle, "air-attack", &[("state", "bailed-out")]);
    until(&mut battle, First, "assault");
    set(&mut battle, 2, &[("destroyed", "1"), ("bogged", "1")]);
    open(&mut battle, "close-combat", &[3, 2], &[]);
    let parts =
        [("enemies", "1"), ("state", "working"), ("next-bogged", "1"), ("next-bailed-out", "2")];
    said(&battle, "close-combat", &parts);
}

/// FOW-DIF-07: a destroyed vehicle is no longer bogged down.
#[test]
fn no_more_vehicles_are_bogged_down_than_are_left() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 2, &[("destroyed", "2"), ("bogged", "2")]);
    // The working tank and a bogged one are destroyed; the hit on the other bogged one has no
    // effect.
    let faces = [4, 4, 4, 4, 1, 5, 1, 6, 5];
    let under = [("teams", "3"), ("next-bogged", "2")];
    dice(&mut battle, "bombardment", &[1, 2], &under, &faces);
    let hit = state(&battle, 2);
    assert_eq!((hit.destroyed.0, hit.bogged.0), (4, 1));
    // The same by hand.
    let mut battle = battle_with(&[(First, TANKS), (Second, TANKS)]);
    set(&mut battle, 1, &[("bogged", "4"), ("destroyed", "3")]);
    assert_eq!(state(&battle, 1).bogged.0, 2);
}

/// FOW-AMB-25, FOW-ASL-13, FOW-ASL-26: a new round with separate defensive fire.
#[test]
fn who_was_assaulted_and_won_breaks_through_in_the_enemys_turn() {
    let mut battle = battle_with(&[(First, RIFLES), (First, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 2, &[("moved", "double"), ("weapons.1.rof", "2")]);
    // No attacker hits; all that strike back do.
    let faces = [1, 1, 1, 1, 1, 4, 4, 4, 4, 4];
    dice(&mut battle, "assault", &[1, 3], &[], &faces);
    // Its actions in its own turn no longer bar it.
    set(&mut battle, 3, &[("moved", "double"), ("used", "spotting")]);
    assert_eq!(may_not(&battle, "assault", 0, 3), None);
    assert_eq!(may_not(&battle, "shooting", 0, 2), None);
    let mut struck = battle.clone();
    open(&mut battle, "shooting", &[2, 3], &[]);
    let fire =
        [("defensive", "yes"), ("moved", "no"), ("target-doubled", "no"), ("gone-to-ground", "no")];
    said(&battle, "shooting", &fire);
    fall(&mut battle, "shooting", &[], &[1; 10]);
    assert_eq!(state(&battle, 3).assault, AssaultPart::Attacks);
    let fired = (state(&battle, 2).fired.0, state(&battle, 2).fired_at.number());
    assert_eq!(fired, (5, Some(3)));
    // Or it strikes at once.
    dice(&mut struck, "close-combat", &[3, 2], &[], &[1; 5]);
    let parts = (state(&struck, 3).assault, state(&struck, 2).assault);
    assert_eq!(parts, (AssaultPart::Attacks, AssaultPart::Attacked));
    assert!(!state(&struck, 2).assaulted);
}

/// FOW-AMB-25: also if the assault was fought step by step without recording a winner.
#[test]
fn fire_at_a_breakthrough_after_single_rounds_is_defensive_fire() {
    let mut battle = battle_with(&[(First, RIFLES), (First, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 2, &[("moved", "double")]);
    dice(&mut battle, "close-combat", &[1, 3], &[], &[1; 5]);
    dice(&mut battle, "close-combat", &[3, 1], &[], &[4; 5]);
    assert_eq!(state(&battle, 1).counts_as(), Place::Destroyed);
    open(&mut battle, "shooting", &[2, 3], &[]);
    said(&battle, "shooting", &[("defensive", "yes"), ("barred", "none")]);
}

/// FOW-ASL-20, FOW-ASL-26: the side that destroys the last enemy team has won, and a separate
/// assault follows, with separate defensive fire (FOW-AMB-12).
#[test]
fn a_breakthrough_after_single_rounds_is_an_assault_of_its_own() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("assault", "attacks"), ("hits", "3")]);
    let mut beside = battle.clone();
    dice(&mut battle, "close-combat", &[1, 2], &[], &[4; 5]);
    let won = state(&battle, 1);
    assert_eq!((won.assault, won.hits.0, won.pinned), (AssaultPart::No, 0, true));
    assert_eq!(may_not(&battle, "assault", 0, 1), None);
    dice(&mut battle, "close-combat", &[1, 3], &[], &[1; 5]);
    assert_eq!(state(&battle, 3).assault, AssaultPart::Attacked);
    // If the assault was not recorded, its first round is the last (FOW-AMB-16).
    let mut at_once = battle_with(&[(First, RIFLES), (Second, RIFLES)]);
    until(&mut at_once, First, "assault");
    dice(&mut at_once, "close-combat", &[1, 2], &[], &[4; 5]);
    let won = state(&at_once, 1);
    assert_eq!((won.assault, won.assaulted), (AssaultPart::No, true));
    // The assault continues while another enemy platoon is in it.
    set(&mut beside, 3, &[("assault", "attacked")]);
    dice(&mut beside, "close-combat", &[1, 2], &[], &[4; 5]);
    let fights = state(&beside, 1);
    assert_eq!((fights.assault, fights.hits.0), (AssaultPart::Attacks, 3));
    // A platoon that was assaulted and won breaks through in the enemy's turn: the one it meets
    // has not launched an assault (FOW-AMB-25).
    let mut battle = battle_with(&[(First, RIFLES), (First, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    dice(&mut battle, "close-combat", &[1, 3], &[], &[1; 5]);
    dice(&mut battle, "close-combat", &[3, 1], &[], &[4; 5]);
    dice(&mut battle, "close-combat", &[3, 2], &[], &[1; 5]);
    assert_eq!(state(&battle, 3).assault, AssaultPart::Attacks);
    assert!(!state(&battle, 2).assaulted);
}

/// FOW-ASL-11: there is no assault, and the shot belongs to the phase before.
#[test]
fn a_shot_of_the_own_turn_that_is_told_late_is_no_defensive_fire() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("moved", "yes")]);
    open(&mut battle, "shooting", &[1, 2], &[]);
    said(&battle, "shooting", &[("defensive", "no"), ("moved", "yes")]);
    dice(&mut battle, "shooting", &[1, 2], &[], &[1; 5]);
    let target = state(&battle, 2);
    assert_eq!(target.assault, AssaultPart::No);
    assert!(!target.assaulted);

    // Nor is a shot at a platoon that another platoon is assaulting.
    let mut battle = battle_with(&[(First, RIFLES), (First, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 2, &[("moved", "double")]);
    dice(&mut battle, "close-combat", &[1, 3], &[], &[1; 5]);
    assert_eq!(state(&battle, 3).assault, AssaultPart::Attacked);
    open(&mut battle, "shooting", &[2, 3], &[]);
    said(&battle, "shooting", &[("defensive", "no")]);
}

/// FOW-AMB-21, FOW-ASL-14.
#[test]
fn a_pinned_platoon_does_not_charge_whatever_was_fired_at_it() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES), (First, RIFLES)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("pinned", "yes")]);
    dice(&mut battle, "shooting", &[2, 1], &[], &[1; 5]);
    assert_eq!(state(&battle, 1).assault, AssaultPart::Attacks);
    assert_eq!(may_not(&battle, "assault", 0, 1), Some("FOW-AMB-21"));
    // A platoon is thrown back, and the player records the end of its assault.
    set(&mut battle, 3, &[("assault", "attacks"), ("hits", "5")]);
    assert_eq!(may_not(&battle, "assault", 0, 3), None, "it is thrown back");
    set(&mut battle, 3, &[("assault", "no")]);
    assert_eq!(may_not(&battle, "assault", 0, 3), Some("FOW-AMB-21"));
}

/// FOW-ASL-16: with teams left uncounted, fewer hits would clear the platoon.
#[test]
fn a_platoon_too_large_to_be_counted_assaults_step_by_step() {
    let large = &[("teams", "35")];
    let mut battle = battle_with(&[(First, large), (Second, large)]);
    until(&mut battle, First, "assault");
    assert_eq!(may_not(&battle, "assault", 0, 1), Some("FOW-ASL-16"));
    assert_eq!(may_not(&battle, "assault", 1, 2), Some("FOW-ASL-16"));
    assert_eq!(may_not(&battle, "close-combat", 0, 1), None);
    set(&mut battle, 2, &[("destroyed", "5")]);
    assert_eq!(may_not(&battle, "assault", 1, 2), None);
    open(&mut battle, "assault", &[1, 2], &[]);
    said(&battle, "assault", &[("enemy.teams", "30")]);
}

/// FOW-ASL-24, FOW-AMB-67: every hit taken in the assault counts.
#[test]
fn hits_before_the_rest_of_an_assault_was_rolled_pin_as_well() {
    let guns = &[("kind", "guns"), ("teams", "8")];
    let mut battle = battle_with(&[(First, RIFLES), (Second, guns)]);
    until(&mut battle, First, "assault");
    dice(&mut battle, "close-combat", &[1, 2], &[], &[4, 1, 1, 1, 1]);
    assert_eq!(state(&battle, 2).destroyed.0, 1);
    dice(&mut battle, "assault", &[1, 2], &[], &[1; 5]);
    let (own, enemy) = (state(&battle, 1), state(&battle, 2));
    assert_eq!((own.pinned, enemy.pinned), (false, true));
    assert_eq!(enemy.assault_hit, AssaultHit::No);
}

/// FOW-REC-03, FOW-DBL-04.
#[test]
fn reconnaissance_that_may_not_disengage_is_not_asked() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, SCOUTS)]);
    until(&mut battle, First, "assault");
    let asked = |battle: &mut BattleState| {
        ["assault", "shooting"].map(|id| {
            open(battle, id, &[1, 2], &[]);
            let question = if id == "assault" { "disengages" } else { "disengaging" };
            !known(battle, id).contains(&question.to_owned())
        })
    };
    assert_eq!(asked(&mut battle), [true, true]);
    set(&mut battle, 2, &[("assaulted", "yes")]);
    assert_eq!(asked(&mut battle), [false, false]);
    set(&mut battle, 2, &[("assaulted", "no"), ("moved", "double")]);
    assert_eq!(asked(&mut battle), [false, false]);
    // If a player enters it anyway, it is refused.
    for (field, value) in [("assaulted", "yes"), ("moved", "double")] {
        set(&mut battle, 2, &[("assaulted", "no"), ("moved", "no")]);
        set(&mut battle, 2, &[(field, value)]);
        open(&mut battle, "assault", &[1, 2], &[("disengages", "yes")]);
        assert_eq!(refused(&battle, "assault"), ["FOW-REC-03"]);
        let shots = [("defensive", "no"), ("disengaging", "first-shot")];
        open(&mut battle, "shooting", &[1, 2], &shots);
        assert!(refused(&battle, "shooting").contains(&"FOW-REC-03"));
    }
}

/// FOW-REC-02, FOW-LDR-07: one team has one action.
#[test]
fn a_team_that_has_done_one_thing_does_no_other() {
    let commander = &[("role", "company-commander")];
    let scouts = &[("recon", "yes"), ("teams", "2"), ("observer", "yes")];
    let mut battle = battle_with(&[(First, scouts), (Second, RIFLES), (First, commander)]);
    until(&mut battle, First, "shooting");
    for barred in [None, Some("FOW-REC-02")] {
        open(&mut battle, "eyes-and-ears", &[1, 2], &[]);
        set(&mut battle, 2, &[("stripped", "no")]);
        dice(&mut battle, "eyes-and-ears", &[1, 2], &[], &[]);
        assert_eq!(may_not(&battle, "eyes-and-ears", 0, 1), barred);
    }
    assert_eq!(may_not(&battle, "bombardment", 2, 1), Some("FOW-ART-11"));
    assert_eq!(may_not(&battle, "commander", 1, 3), None);
    set(&mut battle, 3, &[("shot", "yes")]);
    assert_eq!(may_not(&battle, "commander", 1, 3), Some("FOW-LDR-07"));
    until(&mut battle, Second, "shooting");
    assert_eq!(state(&battle, 1).used, Used::Nothing);
}

/// FOW-MOR-03: a bailed-out crew counts, whatever its vehicle.
#[test]
fn a_crew_of_a_transport_that_bails_out_is_noted() {
    let mut battle = battle_with(&[(First, TANKS), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "4")]);
    set(&mut battle, 2, &[("moved", "yes")]);
    let at = [("target", "armoured"), ("teams", "2")];
    dice(&mut battle, "shooting", &[1, 2], &at, &[4, 1, 4, 3]);
    let hit = state(&battle, 2);
    assert_eq!((hit.transports_lost.0, hit.lost), (0, true));
}

/// FOW-RCV-02, FOW-RCV-03: neither the towed vehicle nor the one that tows fights in this turn; the
/// others may.
#[test]
fn what_is_towed_free_does_not_fight_before_the_next_turn() {
    let mut battle = battle_with(&[(First, TANKS), (First, TANKS), (Second, RIFLES)]);
    set(&mut battle, 1, &[("destroyed", "4"), ("bogged", "1")]);
    set(&mut battle, 2, &[("destroyed", "2"), ("bogged", "1")]);
    until(&mut battle, First, "shooting");
    let easy = [("difficult", "no")];
    dice(&mut battle, "towing", &[2, 1], &easy, &[]);
    let alone = state(&battle, 1);
    assert_eq!((alone.bogged.0, alone.free()), (0, 0));
    assert_eq!(may_not(&battle, "shooting", 0, 1), Some("FOW-RCV-03"));
    assert_eq!(may_not(&battle, "assault", 0, 1), Some("FOW-RCV-03"));
    // One of three tanks is bogged down and one tows.
    assert_eq!(may_not(&battle, "shooting", 0, 2), None);
    open(&mut battle, "shooting", &[2, 3], &[]);
    said(&battle, "shooting", &[("shooters", "1")]);
    until(&mut battle, First, "assault");
    assert_eq!(may_not(&battle, "assault", 0, 1), Some("FOW-RCV-03"));
    open(&mut battle, "assault", &[2, 3], &[]);
    said(&battle, "assault", &[("teams", "1")]);
    // The turn is over: they defend themselves.
    until(&mut battle, Second, "assault");
    assert_eq!((state(&battle, 1).free(), state(&battle, 2).free()), (1, 2));
    assert_eq!(may_not(&battle, "shooting", 0, 1), None);
}

#[test]
fn a_transport_with_teams_on_board_pins_their_platoon() {
    let mut battle = battle_with(&[(First, TANKS), (Second, PLAIN)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "4")]);
    let at = |carry| {
        [("target", "unarmoured"), ("teams", "1"), ("transports", "yes"), ("vehicles-carry", carry)]
    };
    // Two dice at conscripts on 2+, because standing still hides no vehicles (FOW-CON-03): one
    // hits, and the save fails. Five teams are left: no test of morale.
    let faces = [2, 1, 4];
    let shoot = |battle: &mut BattleState, carry| {
        set(battle, 1, &[("fired", "0")]);
        dice(battle, "shooting", &[1, 2], &at(carry), &faces);
        (state(battle, 2).transports_lost.0, state(battle, 2).pinned)
    };
    set(&mut battle, 2, &[("shot", "yes")]);
    assert_eq!(shoot(&mut battle, "no"), (1, false));
    assert_eq!(shoot(&mut battle, "yes"), (2, true));
}

#[test]
fn after_the_first_shots_reconnaissance_tests_and_the_rest_is_fired_where_it_fails() {
    let mut battle = battle_with(&[(First, TANKS), (Second, SCOUTS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "4")]);
    set(&mut battle, 2, &[("moved", "yes")]);
    let first = [("disengaging", "first-shot"), ("used-weapon", "second")];
    open(&mut battle, "shooting", &[1, 2], &first);
    let next = story::then(&battle, "shooting", &[1]);
    assert_eq!(next[0].calculator, "disengage");
    story::follow(&mut battle, "shooting", &next[0]);
    said(&battle, "disengage", &[("rof", "3"), ("fired", "yes")]);
    let ids = |faces: &[u8]| -> Vec<_> {
        let next = story::then(&battle, "disengage", faces).into_iter();
        next.map(|next| next.calculator).collect()
    };
    assert_eq!(ids(&[4]), ["movement"]);
    assert_eq!(ids(&[3]), ["shooting"]);
}

#[test]
fn passengers_of_a_destroyed_transport_are_pinned_once() {
    let mut battle = battle_with(&[(First, PLAIN), (First, OBSERVER)]);
    dice(&mut battle, "passengers", &[1], &[("teams", "2")], &[4, 5]);
    assert_eq!((state(&battle, 1).destroyed.0, state(&battle, 1).pinned), (1, true));
    dice(&mut battle, "passengers", &[1], &[], &[5]);
    assert_eq!((state(&battle, 1).destroyed.0, state(&battle, 1).pinned), (1, true));
    // An independent team that has not joined a platoon is never pinned (FOW-IND-08); its last
    // team is lost.
    dice(&mut battle, "passengers", &[2], &[], &[4]);
    let gone = state(&battle, 2);
    assert!(!gone.pinned);
    assert_eq!(gone.counts_as(), Place::Destroyed);
}

#[test]
fn what_a_platoon_knows_of_its_move_its_tests_and_its_hiding() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES), (First, TANKS)]);
    set(&mut battle, 1, &[("pinned", "yes"), ("commander-lost", "yes")]);
    open(&mut battle, "movement", &[1], &[]);
    said(&battle, "movement", &[("kind", "infantry"), ("pinned", "yes"), ("no-commander", "yes")]);
    open(&mut battle, "movement", &[3], &[]);
    // Its usual kind is the first answer.
    assert!(!known(&battle, "movement").contains(&"kind".to_owned()));
    said(&battle, "movement", &[("kind", "tracked")]);
    set(&mut battle, 1, &[("motivation", "fearless"), ("skill-number", "2")]);
    open(&mut battle, "test", &[1], &[]);
    said(&battle, "test", &[("motivation", "fearless"), ("skill-number", "2")]);
    open(&mut battle, "command", &[3], &[]);
    said(&battle, "command", &[("skill", "veteran"), ("team", "tanks")]);
    set(&mut battle, 3, &[("warrior", "yes"), ("destroyed", "5")]);
    open(&mut battle, "warrior", &[3], &[]);
    said(&battle, "warrior", &[("kind", "tank")]);
    set(&mut battle, 3, &[("destroyed", "0"), ("bogged", "5"), ("used", "towing")]);
    open(&mut battle, "legal-target", &[3], &[]);
    said(&battle, "legal-target", &[("bogged", "yes"), ("recovery", "yes"), ("cavalry", "no")]);
    set(&mut battle, 2, &[("moved", "double"), ("observer", "yes")]);
    open(&mut battle, "concealment", &[2], &[]);
    said(
        &battle,
        "concealment",
        &[("kind", "infantry"), ("moved", "yes"), ("doubled", "yes"), ("recon", "yes")],
    );
}

// Data that is saved.

#[test]
fn a_profile_has_the_figures_and_no_state() {
    let mut battle = battle_with(&[(First, TANKS)]);
    set(
        &mut battle,
        1,
        &[("teams", "3"), ("destroyed", "1"), ("bailed-out", "1"), ("shot", "yes")],
    );
    let (_, unit) = battle.unit(1).expect("there is one");
    let unit: &Unit = unit;
    let profile = unit.profile(&RULESET);
    for figure in ["kind", "teams", "side", "weapons.2.rof", "weapon-kinds"] {
        assert!(profile.contains_key(figure), "{figure}");
    }
    for state in ["destroyed", "bailed-out", "shot"] {
        assert!(!profile.contains_key(state), "{state}");
    }
}

#[test]
fn an_open_calculator_follows_its_units_until_dice_lie() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN)]);
    open(&mut battle, "shooting", &[1, 2], &[("concealed", "yes")]);
    said(&battle, "shooting", &[("target-skill", "conscript")]);
    let correct = |value: &str| Action::SetUnit {
        side: Second,
        unit: 2,
        field: "skill".into(),
        value: value.into(),
    };
    // The effect on the open calculator is in the log, so that undo is exact.
    let before = battle.clone();
    let mut told = battle.clone();
    for change in battle.plan(&correct("veteran"), &RULESET) {
        told.apply(&change);
    }
    story::act(&mut battle, &correct("veteran"));
    assert_eq!(told, battle);
    assert_ne!(battle.calculator_state("shooting"), before.calculator_state("shooting"));
    let seen = ("concealed", "yes");
    said(&battle, "shooting", &[("target-skill", "veteran"), seen]);

    // A player's own answer remains.
    let says = Action::Answer {
        calculator: "shooting".into(),
        field: "target-skill".into(),
        value: "trained".into(),
    };
    let mut other = battle.clone();
    story::act(&mut other, &says);
    story::act(&mut other, &correct("conscript"));
    said(&other, "shooting", &[("target-skill", "trained"), seen]);

    // The battle's state is known as well: the platoons that have moved, until the turn is
    // over.
    set(&mut battle, 1, &[("moved", "yes")]);
    said(&battle, "shooting", &[("moved", "yes")]);

    // Rolled dice used the answers known then.
    let rolled = Action::Rolled { calculator: "shooting".into(), faces: vec![1; 5], opens: false };
    story::act(&mut battle, &rolled);
    story::act(&mut battle, &correct("conscript"));
    said(&battle, "shooting", &[("target-skill", "veteran"), seen]);
    assert_eq!(battle.calculator_state("shooting").rolled, Some(vec![1; 5]));
}

#[test]
fn dice_that_were_not_put_on_the_table_are_known() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN)]);
    let house = story::house(&battle, &[]);
    let lie = |battle: &BattleState| {
        let lie = battle.not_applied(&house, &RULESET).into_iter();
        lie.map(|calculator| calculator.id).collect::<Vec<_>>()
    };
    open(&mut battle, "shooting", &[1, 2], &[]);
    assert_eq!(lie(&battle), [""; 0], "no dice");
    let dice = dice_of(&battle, "shooting");
    let misses =
        Action::Rolled { calculator: "shooting".into(), faces: vec![1; dice], opens: false };
    story::act(&mut battle, &misses);
    assert_eq!(lie(&battle), ["shooting"], "who has shot is not noted yet");
    // They wait, whichever screen the player visits in the meantime.
    until(&mut battle, First, "assault");
    assert_eq!(lie(&battle), ["shooting"]);
    fall(&mut battle, "shooting", &[], &vec![1; dice]);
    assert_eq!(lie(&battle), [""; 0], "they are on the table");
}

/// The number of dice in a calculator's first roll.
fn dice_of(battle: &BattleState, id: &str) -> usize {
    let known = calculator(battle, id);
    let working =
        (known.work)(&battle.calculator_state(id).values(known), &story::house(battle, &[]));
    match working.dice {
        Some((_, Figure::Dice(dice))) => usize::try_from(dice).expect("dice"),
        other => panic!("{other:?}"),
    }
}

// Cases that the app once got wrong.

/// FOW-BAI-01, FOW-DIF-02: disengaging is a move.
#[test]
fn reconnaissance_that_cannot_move_does_not_disengage() {
    let cars: Fields = &[("kind", "armoured"), ("teams", "2"), ("recon", "yes")];
    let mut battle = battle_with(&[(First, RIFLES), (Second, cars)]);
    until(&mut battle, First, "shooting");
    assert_eq!(due(&battle, 2), ["disengage"]);
    let stuck = |fields: &[(&str, &str)]| {
        let mut battle = battle.clone();
        set(&mut battle, 2, fields);
        open(&mut battle, "shooting", &[1, 2], &[]);
        let asked = !known(&battle, "shooting").contains(&"disengaging".to_owned());
        (may_not(&battle, "disengage", 0, 2), due(&battle, 2), asked)
    };
    let bailed_out = stuck(&[("bailed-out", "2")]);
    assert_eq!(bailed_out, (Some("FOW-BAI-01"), Vec::new(), false));
    let bogged = stuck(&[("bogged", "2")]);
    assert_eq!(bogged, (Some("FOW-DIF-02"), Vec::new(), false));
    let one_of_two = stuck(&[("bailed-out", "1")]);
    assert_eq!(one_of_two, (None, vec!["disengage"], true));
}

/// FOW-REC-05, FOW-SHO-03: the remaining shots belong to teams that have already fired.
#[test]
fn the_rest_of_the_shots_is_fired_by_nobody_else() {
    let tanks: Fields =
        &[("kind", "armoured"), ("teams", "4"), ("weapon-kinds", "1"), ("weapons.1.rof", "2")];
    let mut battle = battle_with(&[(First, SCOUTS), (First, RIFLES), (Second, tanks)]);
    until(&mut battle, Second, "shooting");
    let shots = |which| [("disengaging", which), ("shooters", "2")];
    dice(&mut battle, "shooting", &[3, 1], &shots("first-shot"), &[1, 1]);
    dice(&mut battle, "shooting", &[3, 1], &shots("the-rest"), &[1, 1]);
    assert_eq!(state(&battle, 3).fired.0, 2);
    open(&mut battle, "shooting", &[3, 2], &[]);
    said(&battle, "shooting", &[("shooters", "2")]);
    fall(&mut battle, "shooting", &[], &[1; 4]);
    // All teams have fired now, but the rest of their shots at reconnaissance that tried to get
    // away may still be fired.
    assert_eq!(state(&battle, 3).fired.0, 4);
    open(&mut battle, "shooting", &[3, 2], &[]);
    assert_eq!(may_not_as_cast(&battle, "shooting", 3), Some("FOW-SHO-03"));
    open(&mut battle, "shooting", &[3, 1], &shots("the-rest"));
    assert_eq!(may_not_as_cast(&battle, "shooting", 3), None);
}

/// FOW-SHO-02, FOW-SHO-03: each team fires a weapon once.
#[test]
fn a_platoon_whose_teams_have_all_fired_fires_no_more() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS), (First, PLAIN)]);
    let open_ground = [("concealed", "no"), ("gone-to-ground", "no")];
    let again = |battle: &mut BattleState, by: u32| {
        dice(battle, "shooting", &[by, 2], &open_ground, &[1; 10][..by_dice(by)]);
        open(battle, "shooting", &[by, 2], &open_ground);
        may_not_as_cast(battle, "shooting", by)
    };
    // Without an order of play no phase ends: no shots are counted against them.
    let mut unkept = battle.clone();
    assert_eq!(again(&mut unkept, 1), None);
    until(&mut battle, First, "shooting");
    assert_eq!(again(&mut battle, 1), Some("FOW-SHO-03"));
    set(&mut battle, 1, &[("fired", "4")]);
    assert_eq!(may_not_as_cast(&battle, "shooting", 1), None, "said otherwise");
    // For a platoon without recorded weapons it is unknown.
    assert_eq!(again(&mut battle, 3), None);
}

/// The number of dice that five teams of a platoon roll: only the first platoon has recorded
/// figures.
const fn by_dice(unit: u32) -> usize {
    if unit == 1 { 5 } else { 10 }
}

/// Why a unit may not act in a calculator with the units in its roles.
#[track_caller]
fn may_not_as_cast(battle: &BattleState, id: &str, unit: u32) -> Option<&'static str> {
    let known = calculator(battle, id);
    let cast = battle.cast(known, &battle.calculator_state(id).cast, &RULESET);
    let unit = cast.unit(unit).expect("there is one");
    (known.roles[0].blocked_by)(&cast, unit).map(|note| note.cite)
}

/// FOW-ASL-26, FOW-ASL-07: a breakthrough begins with step 2.
#[test]
fn a_breakthrough_into_tanks_takes_no_second_test() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS)]);
    let mut unkept = battle.clone();
    set(&mut unkept, 1, &[("last-assault", "won")]);
    open(&mut unkept, "assault", &[1, 2], &[]);
    said(&unkept, "assault", &[("tested", "no")]);
    until(&mut battle, First, "assault");
    open(&mut battle, "assault", &[1, 2], &[]);
    said(&battle, "assault", &[("tested", "no")]);
    set(&mut battle, 1, &[("last-assault", "won")]);
    open(&mut battle, "assault", &[1, 2], &[]);
    said(&battle, "assault", &[("tested", "yes")]);
}

/// FOW-ASL-07: a platoon that failed may still assault enemies other than tanks.
#[test]
fn a_failed_test_against_tanks_is_not_taken_again() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    dice(&mut battle, "assault", &[1, 2], &[], &[3]);
    let failed = state(&battle, 1);
    assert_eq!((failed.assaulted, failed.pinned), (false, false));
    for id in ["assault", "close-combat"] {
        open(&mut battle, id, &[1, 2], &[]);
        assert_eq!(may_not_as_cast(&battle, id, 1), Some("FOW-ASL-07"), "{id}");
        open(&mut battle, id, &[1, 3], &[]);
        assert_eq!(may_not_as_cast(&battle, id, 1), None, "{id}");
    }
    until(&mut battle, Second, "start");
    assert_eq!(state(&battle, 1).last_assault, LastAssault::Unknown);
}

/// FOW-AMB-21, FOW-DBL-04, FOW-AMB-66, FOW-ASL-04: also step by step.
#[test]
fn who_may_not_launch_an_assault_does_not_strike_first() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES), (First, BATTERY)]);
    until(&mut battle, First, "assault");
    let bar = |unit: u32, foe: u32, fields: &[(&str, &str)], of_foe: &[(&str, &str)]| {
        let mut battle = battle.clone();
        set(&mut battle, unit, fields);
        set(&mut battle, foe, of_foe);
        open(&mut battle, "close-combat", &[unit, foe], &[]);
        may_not_as_cast(&battle, "close-combat", unit)
    };
    assert_eq!(bar(1, 2, &[], &[]), None);
    assert_eq!(bar(1, 2, &[("pinned", "yes")], &[]), Some("FOW-AMB-21"));
    assert_eq!(bar(1, 2, &[("moved", "double")], &[]), Some("FOW-DBL-04"));
    let leaderless = [("commander-lost", "yes")];
    assert_eq!(bar(1, 2, &leaderless, &[]), Some("FOW-AMB-66"));
    assert_eq!(bar(3, 2, &[], &[]), Some("FOW-ASL-04"));
    // In a continuing assault it fights on.
    let attacks = [("assault", "attacks"), ("pinned", "yes")];
    assert_eq!(bar(1, 2, &attacks, &[]), None);
    // An assaulted platoon may be pinned, and strikes back with a commander.
    assert_eq!(bar(2, 1, &[("pinned", "yes")], &[("assault", "attacks")]), None);
    let attacked = [("assault", "attacked"), ("commander-lost", "yes")];
    assert_eq!(bar(2, 1, &attacked, &[]), Some("FOW-AMB-66"));
    let guns = [("assault", "attacked"), ("kind", "guns")];
    assert_eq!(bar(2, 1, &guns, &[]), Some("FOW-ASL-04"));
    // An enemy that breaks through strikes in the turn of the side that it assaults.
    assert_eq!(bar(1, 2, &[("pinned", "yes")], &[("assault", "attacks")]), None);
}

/// FOW-REC-01, FOW-RCV-02: each in its own shooting phase, and instead of shooting.
#[test]
fn eyes_and_ears_and_towing_are_for_the_own_shooting_phase() {
    let tank: Fields = &[("kind", "armoured"), ("teams", "1")];
    let mut battle = battle_with(&[(First, SCOUTS), (First, tank), (Second, RIFLES)]);
    let bars = |battle: &BattleState| {
        let scouts = may_not(battle, "eyes-and-ears", 0, 1);
        (scouts, may_not(battle, "towing", 0, 2))
    };
    let not_now = (Some("FOW-REC-01"), Some("FOW-RCV-02"));
    until(&mut battle, First, "movement");
    assert_eq!(bars(&battle), not_now);
    until(&mut battle, First, "shooting");
    assert_eq!(bars(&battle), (None, None));
    let some = [("concealed", "no"), ("gone-to-ground", "no"), ("shooters", "4")];
    dice(&mut battle, "shooting", &[1, 3], &some, &[1; 8]);
    // One team has not fired yet, but the start of the phase is over.
    assert_eq!(may_not(&battle, "eyes-and-ears", 0, 1), Some("FOW-REC-01"));
    set(&mut battle, 1, &[("fired", "5")]);
    assert_eq!(may_not(&battle, "eyes-and-ears", 0, 1), Some("FOW-REC-01"));
    until(&mut battle, First, "assault");
    assert_eq!(bars(&battle), not_now);
    until(&mut battle, Second, "shooting");
    assert_eq!(bars(&battle), not_now);
}

/// FOW-AMB-16: an action in the enemy's turn does not count as a move in the platoon's own turn.
#[test]
fn a_move_in_the_enemys_turn_is_none_of_the_own() {
    let mut battle = battle_with(&[(First, SCOUTS), (Second, TANKS)]);
    until(&mut battle, Second, "shooting");
    open(&mut battle, "movement", &[1], &[]);
    fall(&mut battle, "movement", &[], &[]);
    assert_eq!(state(&battle, 1).moved, Moved::No);
}

/// FOW-REC-09, FOW-AMB-39, FOW-REC-11 to FOW-REC-13.
#[test]
fn who_failed_a_save_tests_and_may_have_to_go_in_its_own_turn() {
    let mut battle = battle_with(&[(First, SCOUTS), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    // Defensive fire: a hit, and a failed save.
    dice(&mut battle, "shooting", &[2, 1], &[("shooters", "1")], &[3, 1]);
    assert_eq!(state(&battle, 1).destroyed.0, 1);
    assert_eq!(due(&battle, 1), ["assault", "disengage"]);
    // It passes its test, and takes another test after another loss.
    let forced = [("trigger", "failed-save")];
    dice(&mut battle, "disengage", &[1], &forced, &[4]);
    assert!(state(&battle, 1).stays);
    assert_eq!(due(&battle, 1), ["assault"]);
    dice(&mut battle, "shooting", &[2, 1], &[("shooters", "1")], &[3, 1]);
    assert_eq!(due(&battle, 1), ["assault", "disengage"]);
    dice(&mut battle, "disengage", &[1], &forced, &[1]);
    assert!(due(&battle, 1).is_empty());
    assert_eq!(state(&battle, 1).reorganising, Reorganising::ThisTurn);
    assert_eq!(may_not(&battle, "assault", 0, 1), Some("FOW-REC-13"));
    // The turn in which it had to go is over: it may give defensive fire.
    until(&mut battle, Second, "assault");
    assert_eq!(state(&battle, 1).reorganising, Reorganising::LastTurn);
    assert_eq!(may_not(&battle, "shooting", 0, 1), None);
    open(&mut battle, "legal-target", &[1], &[]);
    said(&battle, "legal-target", &[("reorganising", "no")]);
    // Its own next turn, in which it does not come closer either.
    until(&mut battle, First, "shooting");
    assert_eq!(may_not(&battle, "shooting", 0, 1), Some("FOW-REC-12"));
    until(&mut battle, First, "assault");
    assert_eq!(may_not(&battle, "assault", 0, 1), Some("FOW-REC-13"));
    until(&mut battle, Second, "start");
    assert_eq!(state(&battle, 1).reorganising, Reorganising::No);
}

/// FOW-ASL-21, FOW-AMB-67: the side struck last tests, for close combat only.
#[test]
fn a_reaction_is_due_of_the_side_that_was_struck_last() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    dice(&mut battle, "shooting", &[2, 1], &[("shooters", "1")], &[3, 1]);
    assert_eq!(state(&battle, 1).destroyed.0, 1);
    // Defensive fire alone: the assault is still to be fought.
    assert_eq!(due(&battle, 1), ["assault"]);
    dice(&mut battle, "close-combat", &[1, 2], &[], &[4, 1, 1, 1]);
    assert_eq!((due(&battle, 1), due(&battle, 2)), (vec![], vec!["test"]));
    dice(&mut battle, "close-combat", &[2, 1], &[], &[4, 1, 1, 1]);
    assert_eq!((due(&battle, 1), due(&battle, 2)), (vec!["test"], vec![]));
    // The side was hit earlier in this assault, though not now: it tests each time.
    dice(&mut battle, "close-combat", &[1, 2], &[], &[1; 3]);
    assert_eq!((due(&battle, 1), due(&battle, 2)), (vec![], vec!["test"]));
    until(&mut battle, Second, "start");
    assert!(state(&battle, 1).pinned && state(&battle, 2).pinned);
}

/// FOW-ASL-11: shots outside the assault phase make no platoon an attacker.
#[test]
fn shots_of_the_other_side_out_of_the_assault_phase_are_no_assault() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES)]);
    for phase in ["start", "shooting"] {
        until(&mut battle, First, phase);
        dice(&mut battle, "shooting", &[2, 1], &[], &[1; 5]);
        let target = state(&battle, 1);
        assert_eq!((target.assault, target.assaulted), (AssaultPart::No, false));
    }
    until(&mut battle, First, "assault");
    dice(&mut battle, "shooting", &[2, 1], &[], &[1; 5]);
    assert!(state(&battle, 1).assaulted);
}

/// FOW-SMK-02: before all other shooting of its side.
#[test]
fn smoke_is_laid_before_anybody_shoots() {
    let mut battle = battle_with(&[(First, BATTERY), (First, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    assert_eq!(may_not(&battle, "smoke", 0, 1), None);
    set(&mut battle, 3, &[("shot", "yes")]);
    assert_eq!(may_not(&battle, "smoke", 0, 1), None, "in the enemy's turn");
    set(&mut battle, 2, &[("shot", "yes")]);
    assert_eq!(may_not(&battle, "smoke", 0, 1), Some("FOW-SMK-02"));
    assert_eq!(may_not(&battle, "bombardment", 0, 1), None);
}

/// FOW-PIN-04, FOW-AMB-21: a step back does not repeat the start of the turn.
#[test]
fn whom_its_own_assault_has_pinned_does_not_rally_in_this_turn() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES)]);
    let rallies = |battle: &mut BattleState| {
        let start =
            offers(battle).into_iter().find(|to| to.to.stage == "start" && to.to.side == First);
        story::take(battle, &start.expect("a look back"));
        may_not(battle, "rally", 0, 1)
    };
    let pinned = [("pinned", "yes")];
    set(&mut battle, 1, &pinned);
    until(&mut battle, First, "assault");
    assert_eq!(rallies(&mut battle.clone()), None, "forgotten till now");
    set(&mut battle, 1, &[("pinned", "no"), ("assaulted", "yes")]);
    set(&mut battle, 1, &pinned);
    assert_eq!(rallies(&mut battle), Some("FOW-PIN-04"));
}

/// FOW-ASL-07, FOW-ASL-26: a failed test against tanks counts for one assault.
#[test]
fn after_a_failed_test_another_assault_may_break_through() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "assault");
    dice(&mut battle, "assault", &[1, 3], &[], &[1]);
    assert_eq!(state(&battle, 1).last_assault, LastAssault::NoCharge);
    open(&mut battle, "assault", &[1, 3], &[]);
    assert_eq!(may_not_as_cast(&battle, "assault", 1), Some("FOW-ASL-07"));
    dice(&mut battle, "close-combat", &[1, 2], &[], &[4, 1, 1, 1, 1]);
    for unit in [1, 2] {
        set(&mut battle, unit, &[("assault", "no")]);
    }
    open(&mut battle, "assault", &[1, 3], &[]);
    assert_eq!(may_not_as_cast(&battle, "assault", 1), None);
}

/// FOW-REC-09, FOW-ASL-17: close combat forces no platoon to disengage.
#[test]
fn reconnaissance_struck_in_close_combat_does_not_disengage() {
    let mut battle = battle_with(&[(First, SCOUTS), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    // A save against defensive fire still leaves a hit.
    set(&mut battle, 1, &[("assault", "attacks"), ("hits", "1")]);
    assert_eq!(due(&battle, 1), ["assault"]);
    set(&mut battle, 1, &[("assault-hit", "close-combat"), ("destroyed", "1")]);
    assert_eq!(due(&battle, 1), ["test"]);
}

/// FOW-RCV-02, FOW-REC-01, FOW-LDR-06: without an order of play there is no shooting phase.
#[test]
fn without_an_order_of_play_the_shooting_phase_is_not_waited_for() {
    let leaderless = &[("commander-lost", "yes")];
    let mut battle = BattleState::new(&RULESET);
    for (side, answers) in [(First, SCOUTS), (Second, SCOUTS), (First, leaderless), (Second, TANKS)]
    {
        let add = Action::AddUnit { side, name: "Unit".into(), answers: story::answers(answers) };
        story::act(&mut battle, &add);
    }
    for (id, unit) in [("eyes-and-ears", 1), ("eyes-and-ears", 2), ("commander", 3), ("towing", 4)]
    {
        assert_eq!(may_not(&battle, id, 0, unit), None, "{id} {unit}");
    }
}

/// FOW-BAI-03, FOW-AMB-63: a commander with a bailed-out tank gives no re-roll under fire either.
#[test]
fn a_commander_who_is_out_lends_nothing_under_fire_either() {
    let commander =
        &[("role", "company-commander"), ("kind", "armoured"), ("teams", "1"), ("bailed-out", "1")];
    let led = &[("led", "yes"), ("recon", "yes")];
    let mut battle = battle_with(&[(First, led), (First, commander), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[("led", "yes")]);
    for (id, cast, reroll) in [
        ("shooting", [3, 1], "reroll"),
        ("disengage", [1, 3], "reroll"),
        ("assault", [1, 3], "reroll"),
        ("saves", [3, 1], "reroll"),
    ] {
        open(&mut battle, id, &cast, &[]);
        said(&battle, id, &[(reroll, "no")]);
        set(&mut battle, 2, &[("bailed-out", "0")]);
        said(&battle, id, &[(reroll, "yes")]);
        set(&mut battle, 2, &[("bailed-out", "1")]);
    }
}

// The effect of a roll on a platoon is written to it, and units that are gone stay gone.

/// FOW-MOR-03: the test is due once, when the phase ends; a volley neither rolls nor reports
/// it.
#[test]
fn a_volley_leaves_platoon_morale_to_the_end_of_the_phase() {
    let mut battle = battle_with(&[(First, TANKS), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "4")]);
    set(&mut battle, 2, &[("destroyed", "3"), ("lost", "no"), ("moved", "yes")]);
    open(&mut battle, "shooting", &[1, 2], &[]);
    let known = calculator(&battle, "shooting");
    let working = (known.work)(
        &battle.calculator_state("shooting").values(known),
        &story::house(&battle, &[]),
    );
    let parts: Vec<_> = working.parts.iter().map(|part| part.id).collect();
    assert!(!parts.contains(&"platoon"), "{parts:?}");
    assert!(due(&battle, 2).is_empty());
    // Two dice on 3+, one hit, its save fails: four of five are lost, and there is no die for
    // morale.
    fall(&mut battle, "shooting", &[], &[3, 1, 1]);
    assert_eq!((state(&battle, 2).losses(), state(&battle, 2).able()), (4, 1));
    assert_eq!(due(&battle, 2), ["platoon-morale"]);
    // It is taken once: if passed it is not due again, if failed the platoon is removed.
    let mut holds = battle.clone();
    dice(&mut holds, "platoon-morale", &[2], &[], &[4]);
    assert!(due(&holds, 2).is_empty());
    dice(&mut battle, "platoon-morale", &[2], &[], &[3]);
    assert_eq!(state(&battle, 2).counts_as(), Place::Destroyed);
    assert!(due(&battle, 2).is_empty());
}

/// FOW-AMB-75: a platoon without a team left is destroyed, and nothing is due or offered for it.
#[test]
fn who_has_no_team_left_is_destroyed_without_a_test() {
    let mut battle = battle_with(&[(First, TANKS), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "4")]);
    let pinned = [("destroyed", "4"), ("pinned", "yes"), ("moved", "yes")];
    set(&mut battle, 2, &pinned);
    dice(&mut battle, "shooting", &[1, 2], &[], &[3, 1, 1]);
    assert_eq!(state(&battle, 2).counts_as(), Place::Destroyed);
    assert!(due(&battle, 2).is_empty());
    for (calculator, role) in [("shooting", 1), ("platoon-morale", 0), ("rally", 0)] {
        assert!(!takes(&battle, calculator, role, 2), "{calculator}");
    }
    // No other unit replaces it where its morale would come next.
    let morale = story::next(&battle, "shooting")
        .into_iter()
        .find(|opening| opening.calculator == "platoon-morale")
        .expect("it follows a volley");
    let cast = battle.cast_of(&morale, None, &battle.calculator_state("shooting").cast, &RULESET);
    assert!(cast.is_empty(), "{cast:?}");
    // At the start of its turn no platoon has to rally.
    until(&mut battle, Second, "start");
    let phase = RULESET.checklist.iter().find(|phase| phase.id == "start");
    let rally = phase.and_then(|phase| phase.steps.iter().find(|step| step.id == "rally"));
    let rally = rally.expect("the step is there");
    assert!(!battle.view(&RULESET, |view| (rally.comes_up.expect("at times"))(view)));
    set(&mut battle, 2, &[("destroyed", "3")]);
    assert!(battle.view(&RULESET, |view| (rally.comes_up.expect("at times"))(view)));
}

/// FOW-IND-08: an independent team on its own is not pinned, nor reported as such.
#[test]
fn five_hits_on_an_independent_team_pin_nobody() {
    let mut battle = battle_with(&[(First, TANKS), (Second, OBSERVER)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 2, &[("hits", "4"), ("moved", "double")]);
    open(&mut battle, "shooting", &[1, 2], &[("used-weapon", "second")]);
    said(&battle, "shooting", &[("unattached", "yes")]);
    set(&mut battle, 2, &[("joined", "yes")]);
    said(&battle, "shooting", &[("unattached", "no")]);
}

/// A roll with no effect when its turn ended does not return in a later one.
#[test]
fn a_roll_without_effect_is_over_with_its_turn() {
    let mut battle = battle_with(&[(First, TANKS), (Second, RIFLES)]);
    until(&mut battle, First, "movement");
    set(&mut battle, 1, &[("moved", "normal")]);
    open(&mut battle, "bogging", &[1], &[]);
    let house = Values::defaults(RULESET.house_rules);
    let calculator = RULESET.calculator("bogging").expect("there is one");
    let waits = |battle: &BattleState| {
        battle.not_applied(&house, &RULESET).iter().any(|one| one.id == calculator.id)
    };
    let faces = vec![6];
    battle.act(
        &Action::Rolled { calculator: calculator.id.to_owned(), faces, opens: false },
        &RULESET,
    );
    assert!(!waits(&battle));
    // The same with a moment for the clock.
    let mut timed = battle.clone();
    for at in [1_000, 2_000] {
        timed.act(&Action::EndTurn.timed(at), &RULESET);
        assert!(!waits(&timed), "turn {}", timed.turn.number);
        assert!(timed.turn.without_effect.contains(calculator.id));
    }
    until(&mut battle, Second, "movement");
    until(&mut battle, First, "movement");
    assert!(!waits(&battle), "its platoon has not moved in this turn");
    // Opened for the same platoon again, it begins without the old dice.
    let again = battle.clone();
    let state = again.calculator_state(calculator.id);
    let opens = Action::OpenCalculator {
        calculator: calculator.id.to_owned(),
        answers: Answers::new(),
        about: None,
        cast: state.cast,
        at_questions: false,
    };
    assert!(!again.waits_with(&opens));
    // A new roll waits to be applied.
    open(&mut battle, "bogging", &[1], &[]);
    let faces = vec![1];
    battle.act(
        &Action::Rolled { calculator: calculator.id.to_owned(), faces, opens: false },
        &RULESET,
    );
    assert!(waits(&battle));
}

/// FOW-MOR-05: a failed test of the company is recorded, and is not rolled again.
#[test]
fn a_company_that_fails_has_lost_and_tests_no_more() {
    let mut battle = battle_with(&[(First, PLAIN), (Second, RIFLES), (Second, PLAIN)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 2, &[("place", "destroyed")]);
    set(&mut battle, 3, &[("place", "destroyed")]);
    let company = |battle: &BattleState| {
        let due = battle.due(&RULESET);
        due.iter().any(|due| due.test() == Some("company-morale"))
    };
    assert!(company(&battle));
    let counted = [("destroyed", "2"), ("on-table", "0")];
    open(&mut battle, "company-morale", &[], &counted);
    fall(&mut battle, "company-morale", &[], &[3]);
    let force: Force = battle.side_values(Second, &RULESET).typed();
    assert!(force.morale_failed && force.morale_held.0 == 0);
    assert!(!company(&battle));
    // Rolled again, it does not play on.
    open(&mut battle, "company-morale", &[], &counted);
    fall(&mut battle, "company-morale", &[], &[6]);
    let force: Force = battle.side_values(Second, &RULESET).typed();
    assert!(force.morale_failed && force.morale_held.0 == 0);
}

/// FOW-TUR-04, FOW-MOR-05: a company tests on its own motivation, in the enemy's turn too.
#[test]
fn a_company_tests_on_its_own_motivation() {
    const FEARLESS: &[(&str, &str)] = &[("role", "company-commander"), ("motivation", "fearless")];
    const CONFIDENT: &[(&str, &str)] =
        &[("role", "company-commander"), ("motivation", "confident")];
    let mut battle = battle_with(&[
        (First, FEARLESS),
        (First, PLAIN),
        (Second, CONFIDENT),
        (Second, RIFLES),
        (Second, PLAIN),
    ]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 4, &[("place", "destroyed")]);
    set(&mut battle, 5, &[("place", "destroyed")]);
    let due = battle.due(&RULESET);
    let due = due.iter().find(|due| due.test() == Some("company-morale")).expect("it is due");
    assert_eq!(due.side, Second);
    let test = due.follows.test.clone().expect("a test");
    let opens = battle.open(&test, None, &Answers::new(), &RULESET).expect("it opens");
    battle.act(&opens, &RULESET);
    said(&battle, "company-morale", &[("motivation", "confident"), ("destroyed", "2")]);
}

/// FOW-AMB-73.
#[test]
fn independent_teams_are_no_platoons_for_company_morale() {
    let mut battle =
        battle_with(&[(First, PLAIN), (Second, RIFLES), (Second, OBSERVER), (Second, PLAIN)]);
    until(&mut battle, First, "shooting");
    let company = |battle: &BattleState| {
        let due = battle.due(&RULESET);
        due.iter().any(|due| due.test() == Some("company-morale"))
    };
    // An observer and one of two platoons are lost: one against one needs no test.
    set(&mut battle, 3, &[("place", "destroyed")]);
    set(&mut battle, 2, &[("place", "destroyed")]);
    assert!(!company(&battle));
    set(&mut battle, 4, &[("place", "destroyed")]);
    assert!(company(&battle));
    set(&mut battle, 3, &[("place", "table")]);
    assert!(company(&battle), "he keeps no company alive");
}

/// FOW-REC-09, FOW-AMB-71.
#[test]
fn a_failed_save_under_fire_forces_reconnaissance_to_test() {
    // In cover a save fails, and so does Firepower: nothing is lost, and the test is due.
    let mut battle = battle_with(&[(First, TANKS), (Second, SCOUTS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "4")]);
    set(&mut battle, 2, &[("dug-in", "yes"), ("moved", "double")]);
    let said = [("cover", "yes"), ("target-doubled", "no")];
    dice(&mut battle, "shooting", &[1, 2], &said, &[3, 1, 2, 2]);
    assert_eq!(state(&battle, 2).destroyed.0, 0);
    assert!(state(&battle, 2).save_failed);
    assert_eq!(due(&battle, 2), ["disengage"]);
    // It stays; the next failed save asks again.
    dice(&mut battle, "disengage", &[2], &[("trigger", "failed-save")], &[4]);
    assert!(due(&battle, 2).is_empty());
    until(&mut battle, First, "assault");
    assert!(due(&battle, 2).is_empty(), "with the phase it is over");

    // Under a bombardment.
    let mut battle = battle_with(&[(First, BATTERY), (Second, SCOUTS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 2, &[("moved", "double")]);
    let said = [("teams", "1"), ("ranged", "first")];
    dice(&mut battle, "bombardment", &[1, 2], &said, &[4, 2]);
    assert!(due(&battle, 2).contains(&"disengage"));

    // A save that fails against aircraft forces no test.
    let mut battle = battle_with(&[(First, BATTERY), (Second, SCOUTS)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 2, &[("moved", "double")]);
    let said = [("teams", "1"), ("ranged", "first")];
    dice(&mut battle, "air-attack", &[2], &said, &[4, 2]);
    assert_eq!(state(&battle, 2).destroyed.0, 1);
    assert!(!state(&battle, 2).save_failed && due(&battle, 2).is_empty());
}

/// FOW-REC-03, FOW-AMB-70: shooting and bombarding are attacks, defensive fire is not.
#[test]
fn who_shot_in_its_own_turn_does_not_disengage() {
    let mut battle = battle_with(&[(First, SCOUTS), (Second, TANKS)]);
    set(&mut battle, 1, &[("weapon-kinds", "1")]);
    until(&mut battle, First, "shooting");
    dice(&mut battle, "shooting", &[1, 2], &[("shooters", "1"), ("rof", "1")], &[1]);
    until(&mut battle, Second, "shooting");
    assert!(due(&battle, 1).is_empty());
    open(&mut battle, "disengage", &[1, 2], &[]);
    assert_eq!(refused(&battle, "disengage"), ["FOW-REC-03"]);
    until(&mut battle, First, "start");
    until(&mut battle, Second, "shooting");
    assert_eq!(due(&battle, 1), ["disengage"]);
}

/// FOW-AMB-38: one team is stripped, the others stay gone to ground.
#[test]
fn eyes_and_ears_strip_one_team() {
    let mut battle = battle_with(&[(First, SCOUTS), (First, TANKS), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    fall_open(&mut battle, "eyes-and-ears", &[1, 3]);
    let hidden = state(&battle, 3);
    assert!(hidden.stripped && hidden.stripped_teams.0 == 1);
    assert!(hidden.is_gone_to_ground_if_concealed());
    // Direct fire depends on the easiest team that it can hit (FOW-HIT-03).
    open(&mut battle, "shooting", &[2, 3], &[]);
    said(
        &battle,
        "shooting",
        &[("concealed", "yes"), ("gone-to-ground", "yes"), ("easiest", "concealed")],
    );
    // A bombardment or aircraft depends on the team aimed at, which the players see.
    open(&mut battle, "air-attack", &[3], &[]);
    assert!(!known(&battle, "air-attack").contains(&"gone-to-ground".to_owned()));
    // Another scout strips another team; the last of five strips them all.
    for _ in 0..4 {
        fall_open(&mut battle, "eyes-and-ears", &[1, 3]);
    }
    assert!(!state(&battle, 3).is_gone_to_ground_if_concealed());
    open(&mut battle, "shooting", &[2, 3], &[]);
    said(&battle, "shooting", &[("gone-to-ground", "no")]);
    // It ends with the turn.
    until(&mut battle, Second, "start");
    let hidden = state(&battle, 3);
    assert!(!hidden.stripped && hidden.stripped_teams.0 == 0);
}

#[track_caller]
fn fall_open(battle: &mut BattleState, id: &str, cast: &[u32]) {
    dice(battle, id, cast, &[], &[]);
}

/// FOW-PAS-03, FOW-AMB-74: each hit on a truck that carries teams is rolled, and its passengers
/// save against each "destroyed" result.
#[test]
fn all_results_on_a_truck_reach_its_passengers() {
    let mut battle = battle_with(&[(First, TANKS), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "3")]);
    set(&mut battle, 2, &[("moved", "yes")]);
    // Four dice, three hits on one truck: two of its saves fail, including the last.
    let truck = [
        ("target", "unarmoured"),
        ("transports", "yes"),
        ("vehicles-carry", "yes"),
        ("teams", "1"),
    ];
    open(&mut battle, "shooting", &[1, 2], &truck);
    let faces = [3, 4, 6, 1, 1, 5, 2];
    let then = story::then(&battle, "shooting", &faces);
    let passengers: Vec<_> =
        then.iter().filter(|opening| opening.calculator == "passengers").collect();
    assert_eq!(passengers.len(), 1);
    fall(&mut battle, "shooting", &[], &faces);
    let lost = state(&battle, 2);
    assert_eq!((lost.transports_lost.0, lost.destroyed.0), (1, 0));
    assert!(lost.pinned);
    story::follow(&mut battle, "shooting", passengers[0]);
    said(&battle, "passengers", &[("results", "2")]);
    fall(&mut battle, "passengers", &[], &[6, 4]);
    assert_eq!(state(&battle, 2).destroyed.0, 1);
    // Without teams inside, the first result is the last roll.
    let mut battle = battle_with(&[(First, TANKS), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    set(&mut battle, 1, &[("destroyed", "3")]);
    set(&mut battle, 2, &[("moved", "yes")]);
    let empty = [("target", "unarmoured"), ("transports", "yes"), ("teams", "1")];
    dice(&mut battle, "shooting", &[1, 2], &empty, &[3, 4, 6, 1, 1]);
    assert_eq!(state(&battle, 2).transports_lost.0, 1);
}

/// FOW-SMK-02, FOW-AMB-76.
#[test]
fn smoke_comes_before_another_batterys_bombardment() {
    let mut battle =
        battle_with(&[(First, BATTERY), (First, BATTERY), (First, BATTERY), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    // Smoke does not bar smoke, and neither do aircraft.
    dice(&mut battle, "smoke", &[1, 4], &[], &[6]);
    assert_eq!(may_not(&battle, "smoke", 0, 2), None);
    let under = [("teams", "1"), ("ranged", "first")];
    dice(&mut battle, "bombardment", &[2, 4], &under, &[1]);
    assert_eq!(may_not(&battle, "smoke", 0, 3), Some("FOW-SMK-02"));
}

/// FOW-AMB-77: all platoons under the template of a repeat volley are hit, whether pinned or not.
#[test]
fn a_repeat_volley_hits_every_platoon_under_its_template() {
    let mut battle = battle_with(&[(First, BATTERY), (Second, RIFLES), (Second, PLAIN)]);
    set(&mut battle, 1, &[("aiming-point", "yes")]);
    until(&mut battle, First, "shooting");
    let house = [("repeat-volley-pins", "no")];
    open(&mut battle, "bombardment", &[1, 2], &[("repeat", "yes"), ("teams", "1")]);
    fall(&mut battle, "bombardment", &house, &[4, 6]);
    assert!(state(&battle, 1).repeated && !state(&battle, 2).pinned);
    // Another target is a second bombardment (FOW-ART-06).
    open(&mut battle, "bombardment", &[1, 3], &[("teams", "1")]);
    said(&battle, "bombardment", &[("repeat", "yes")]);
    assert_eq!(refused(&battle, "bombardment"), ["FOW-ART-06"]);
    assert_eq!(may_not(&battle, "bombardment", 0, 1), None);
    let same = [("teams", "1"), ("same-template", "yes")];
    open(&mut battle, "bombardment", &[1, 3], &same);
    assert!(refused(&battle, "bombardment").is_empty());
    fall(&mut battle, "bombardment", &house, &[4, 6]);
    assert!(!state(&battle, 3).pinned, "the house rule holds for it as well");
    until(&mut battle, Second, "start");
    until(&mut battle, First, "start");
    assert!(!state(&battle, 1).repeated);
}

/// FOW-SHO-03: each team fires a weapon once, and no more teams than there are.
#[test]
fn a_second_volley_of_the_same_teams_is_refused() {
    let mut battle = battle_with(&[(First, PLAIN), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    let two = [("shooters", "3"), ("rof", "1")];
    dice(&mut battle, "shooting", &[1, 2], &two, &[1, 1, 1]);
    assert_eq!(state(&battle, 1).fired.0, 3);
    // More teams than are left cannot fire.
    let all = [("shooters", "5"), ("rof", "1")];
    open(&mut battle, "shooting", &[1, 2], &all);
    assert_eq!(refused(&battle, "shooting"), ["FOW-SHO-03"]);
    let left = [("shooters", "2"), ("rof", "1")];
    dice(&mut battle, "shooting", &[1, 2], &left, &[1, 1]);
    assert_eq!(state(&battle, 1).fired.0, 5);
    open(&mut battle, "shooting", &[1, 2], &[]);
    said(&battle, "shooting", &[("spent", "yes")]);
    assert_eq!(refused(&battle, "shooting"), ["FOW-SHO-03"]);
    // Their second weapon still fires, once.
    let second = [("second-weapon", "yes"), ("used-weapon", "second"), ("second.rof", "1")];
    dice(&mut battle, "shooting", &[1, 2], &second, &[1, 1, 1, 1, 1]);
    assert_eq!(may_not(&battle, "shooting", 0, 1), None, "nobody to shoot at is named");
    open(&mut battle, "shooting", &[1, 2], &second);
    assert_eq!(refused(&battle, "shooting"), ["FOW-SHO-03"]);
    // The next phase starts again.
    until(&mut battle, First, "start");
    until(&mut battle, First, "shooting");
    assert_eq!((state(&battle, 1).fired.0, state(&battle, 1).fired_second.0), (0, 0));
}

#[test]
fn what_is_said_of_the_move_in_the_volley_is_known_of_the_platoon() {
    let mut battle = battle_with(&[(First, PLAIN), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    // Two of five: whether the platoon moved is not recorded.
    let some = [("moved", "yes"), ("shooters", "2"), ("rof", "2")];
    dice(&mut battle, "shooting", &[1, 2], &some, &[1, 1]);
    assert_eq!(state(&battle, 1).moved, Moved::No);
    let mut battle = battle_with(&[(First, PLAIN), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    let all = [("moved", "yes"), ("rof", "2")];
    dice(&mut battle, "shooting", &[1, 2], &all, &[1, 1, 1, 1, 1]);
    assert_eq!(state(&battle, 1).moved, Moved::Yes);
    assert!(!state(&battle, 1).is_concealed_by_standing());
}

/// FOW-ASL-20: if all crews have bailed out, no tank works, and the round is won.
#[test]
fn an_assault_is_won_where_no_working_enemy_is_left() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 2, &[("destroyed", "4")]);
    // One of five hits (4+); Anti-tank 3 against 1: a 2 is equal, and the crew bails out.
    dice(&mut battle, "close-combat", &[1, 2], &[], &[4, 1, 1, 1, 1, 2]);
    let out = state(&battle, 2);
    assert_eq!((out.bailed_out.0, out.assault), (1, AssaultPart::No));
    assert_eq!(state(&battle, 1).last_assault, LastAssault::Won);
    assert_eq!(state(&battle, 1).assault, AssaultPart::No);
}

/// FOW-ASL-21: a reaction test that was rolled is not asked for again.
#[test]
fn a_reaction_test_is_taken_once() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, PLAIN)]);
    until(&mut battle, First, "assault");
    dice(&mut battle, "close-combat", &[1, 2], &[], &[4, 1, 1, 1, 1]);
    assert_eq!(due(&battle, 2), ["test"]);
    let mut passed = battle.clone();
    dice(&mut passed, "test", &[2], &[], &[4]);
    assert!(due(&passed, 2).is_empty());
    assert_eq!(may_not(&passed, "close-combat", 0, 2), None);
    dice(&mut battle, "test", &[2], &[], &[3]);
    assert!(due(&battle, 2).is_empty());
    assert_eq!(may_not(&battle, "close-combat", 0, 2), Some("FOW-ASL-21"));
}

/// The state of a side recorded before the battle begins remains.
#[test]
fn the_air_pool_told_before_the_battle_is_there_in_it() {
    let mut battle = BattleState::new(&RULESET);
    let pool = Action::SetSide { side: First, field: "air-pool".to_owned(), value: "7".to_owned() };
    battle.act(&pool, &RULESET);
    let begin = Action::StartBattle(adjutant::battle::Setup {
        sides_stay: true,
        ..adjutant::battle::Setup::default()
    });
    battle.act(&begin, &RULESET);
    let force: Force = battle.side_values(First, &RULESET).typed();
    assert_eq!(force.air_pool.0, 7);
    // Another battle starts from the beginning.
    battle.act(&begin, &RULESET);
    let force: Force = battle.side_values(First, &RULESET).typed();
    assert_eq!(force.air_pool.0, 0);
}

/// The same units give the same working however a calculator is opened.
#[test]
fn a_calculator_knows_the_same_however_it_is_opened() {
    let attacks = ("assault", "attacks");
    let mut battle = battle_with(&[(First, PLAIN), (Second, RIFLES)]);
    until(&mut battle, First, "assault");
    set(&mut battle, 1, &[attacks]);
    let (_, unit) = battle.unit(1).expect("there is one");
    let openings = RULESET.openings(&unit.values(&RULESET));
    let consequences = (RULESET.tracker.consequences)(&unit.values(&RULESET));
    let tests = consequences.into_iter().filter_map(|one| one.test);
    for opening in openings.into_iter().chain(tests) {
        let known = calculator(&battle, opening.calculator);
        let about = Some((First, 1));
        let open = battle.open(&opening, about, &Answers::new(), &RULESET);
        let mut opened = battle.clone();
        opened.act(&open.expect("it opens"), &RULESET);
        let calculator_state = opened.calculator_state(known.id);
        let mut cast = battle.clone();
        let by_role = Action::OpenCalculator {
            at_questions: true,
            calculator: known.id.to_owned(),
            answers: Answers::new(),
            about: None,
            cast: calculator_state.cast.clone(),
        };
        cast.act(&by_role, &RULESET);
        // The answers of an opening do not replace those of units.
        let filled = (known.fill)(&battle.cast(known, &calculator_state.cast, &RULESET)).known;
        for (place, _) in filled {
            let answers = [&opened, &cast]
                .map(|battle| battle.calculator_state(known.id).values(known).get(place));
            assert_eq!(answers[0], answers[1], "{}: {}", known.id, known.fields[place].id);
        }
    }
    // Not barred by its own charge: a charging platoon is not gone to ground (FOW-AMB-16).
    open(&mut battle, "shooting", &[2, 1], &[]);
    assert!(refused(&battle, "shooting").is_empty());
}

/// A unit's state overrides the known answers of an opening, but not its decisions.
#[test]
fn an_opening_gives_way_to_the_units_unless_it_decides() {
    let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    let knows = Opening::to::<Shooting>()
        .knowing(Shooting::AT.shooters, 40)
        .knowing(Shooting::AT.defensive, true);
    let decides = knows.clone().deciding(Shooting::AT.defensive, true);
    let answers = |opening: Opening, about| {
        let open = battle.open(&opening, about, &Answers::new(), &RULESET);
        let mut battle = battle.clone();
        battle.act(&open.expect("it opens"), &RULESET);
        ["shooters", "defensive"].map(|field| answer(&battle, "shooting", field))
    };
    let about = Some((First, 1));
    let [shooters, defensive] = answers(Opening::to::<Shooting>().into(), about);
    assert_ne!(shooters, "40");
    let filled = [shooters.clone(), defensive];
    assert_eq!(answers(knows.into(), about), filled);
    assert_eq!(answers(decides.into(), about), [shooters, "yes".into()]);
}

#[test]
fn a_calculator_opens_at_its_questions() {
    let mut battle = battle_with(&[(First, TANKS), (First, TANKS), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    open(&mut battle, "shooting", &[1, 3], &[]);
    // In logs of older builds a separate action opened the mode.
    let roll = |opens| Action::Rolled { calculator: "shooting".into(), faces: vec![1; 30], opens };
    battle.act(&roll(false), &RULESET);
    assert_eq!(battle.calculator_state("shooting").reading(), None);
    battle.act(&roll(true), &RULESET);
    assert_eq!(battle.calculator_state("shooting").reading(), Some(Mode::Roll));
    open(&mut battle, "shooting", &[2, 3], &[]);
    assert_eq!(battle.calculator_state("shooting").reading(), None);
    // Older builds saved a roll in progress without its dice.
    let saved: CalculatorState = serde_json::from_str(r#"{ "mode": "roll" }"#).expect("it is read");
    assert_eq!(saved.reading(), None);
}

#[test]
fn nobody_is_rolled_for_or_at_in_a_battle_with_units() {
    let lacks = |battle: &BattleState| lacks(battle, "shooting");
    let cast =
        |role: &str, unit| Action::Cast { calculator: "shooting".into(), role: role.into(), unit };
    let mut battle = battle_with(&[(First, TANKS), (Second, RIFLES), (Second, RIFLES)]);
    until(&mut battle, First, "shooting");
    assert_eq!(lacks(&battle), Some(Missing::Unit(0)), "who shoots");
    open(&mut battle, "shooting", &[1], &[]);
    assert_eq!(lacks(&battle), Some(Missing::Unit(1)), "at whom");
    battle.act(&cast("target", Some(2)), &RULESET);
    assert_eq!(lacks(&battle), None);
    battle.act(&cast("target", None), &RULESET);
    assert_eq!(lacks(&battle), Some(Missing::Unit(1)));
    // The target may be a unit that is not listed; the same units again are recognised.
    battle.act(&cast("target", Some(NOT_LISTED)), &RULESET);
    assert_eq!(lacks(&battle), None);
    let again = battle.once_more(calculator(&battle, "shooting"), &RULESET);
    battle.act(&again, &RULESET);
    assert_eq!(lacks(&battle), None);
    // If the player first answers that the shooter is not listed, that applies to the target too.
    battle.act(&cast("target", None), &RULESET);
    battle.act(&cast("shooter", None), &RULESET);
    assert_eq!(lacks(&battle), Some(Missing::Unit(0)));
    battle.act(&cast("shooter", Some(NOT_LISTED)), &RULESET);
    assert_eq!(lacks(&battle), None);
    // Without units of the other side, or without a battle, the questions count.
    let mut alone = battle_with(&[(First, TANKS)]);
    until(&mut alone, First, "shooting");
    open(&mut alone, "shooting", &[1], &[]);
    assert_eq!(lacks(&alone), None);
    battle.act(&cast("shooter", None), &RULESET);
    battle.act(&Action::LeaveBattle, &RULESET);
    assert_eq!(lacks(&battle), None);
}

/// FOW-AMB-27: a company's test names its side, and changes no unit.
#[test]
fn company_morale_is_that_of_the_side_whose_platoons_were_counted() {
    const LOST: Fields = &[("destroyed", "5"), ("lost", "yes")];
    let mut battle =
        battle_with(&[(First, RIFLES), (Second, LOST), (Second, LOST), (Second, TANKS)]);
    let morale = calculator(&battle, "company-morale");
    let due = battle.due(&RULESET);
    let due = due.iter().find(|due| due.test() == Some("company-morale"));
    let due = due.expect("two of three platoons are gone");
    let test = due.follows.test.as_ref().expect("a test");
    let open = battle.open(test, None, &Answers::new(), &RULESET);
    battle.act(&open.expect("it opens"), &RULESET);
    assert_eq!(battle.counted_side(morale, &RULESET), Some(Second));
    let house = Values::defaults(RULESET.house_rules);
    let effects = |face: u8| {
        let go = |dice: &mut dyn Dice| battle.effects(morale, &house, dice, &RULESET);
        roll(&mut Generator::recorded(&[face]), go).0
    };
    for face in [1, 6] {
        let effects = effects(face);
        assert!(!effects.is_empty() && !effects.is_about_units());
        assert_eq!(effects.sides[0].0, Second);
    }
    // Numbers that fit neither side belong to none.
    let other = Action::Answer {
        calculator: "company-morale".to_owned(),
        field: "destroyed".to_owned(),
        value: "9".to_owned(),
    };
    battle.act(&other, &RULESET);
    assert_eq!(battle.counted_side(morale, &RULESET), None);
}

/// A destroyed platoon no longer takes part in calculators opened for it.
#[test]
fn a_platoon_that_is_gone_leaves_the_calculators_that_are_open() {
    let mut battle = battle_with(&[(First, TANKS), (Second, RIFLES), (Second, TANKS)]);
    until(&mut battle, First, "shooting");
    open(&mut battle, "shooting", &[1, 2], &[]);
    set(&mut battle, 2, &[("destroyed", "5")]);
    let cast = battle.calculator_state("shooting").cast;
    assert_eq!(cast.get("target"), None);
    assert_eq!(cast.get("shooter").map(String::as_str), Some("1"));
    assert!(lacks(&battle, "shooting").is_some());
}

/// The usual kind of mover is proposed and the figures on the card are known (FOW-MOV-T1,
/// FOW-AMB-04, FOW-CMD-05, FOW-TUR-05).
#[test]
fn the_card_of_a_platoon_answers_for_its_move_its_command_and_its_firepower() {
    const GUNS: Fields = &[("kind", "guns"), ("teams", "3"), ("pinned", "yes")];
    const TRUCKS: Fields = &[("kind", "unarmoured"), ("teams", "4")];
    const ONE_WEAPON: Fields = &[("weapon-kinds", "1"), ("weapons.1.firepower", "6")];
    let mut battle = battle_with(&[(First, GUNS), (First, TRUCKS), (First, ONE_WEAPON)]);
    open(&mut battle, "movement", &[1], &[]);
    said(&battle, "movement", &[("kind", "guns")]);
    open(&mut battle, "movement", &[2], &[]);
    said(&battle, "movement", &[("kind", "wheeled")]);
    open(&mut battle, "command", &[2], &[]);
    said(&battle, "command", &[("teams", "4")]);
    open(&mut battle, "test", &[3], &[("kind", "firepower")]);
    said(&battle, "test", &[("firepower", "6")]);
}

/// A test to charge tanks that is rolled before the assault counts for it (FOW-ASL-07).
#[test]
fn asl_07_a_test_before_the_assault_counts_for_one_charge() {
    for (face, ended, tested) in
        [(3, LastAssault::NoCharge, "no"), (4, LastAssault::MayCharge, "yes")]
    {
        let mut battle = battle_with(&[(First, RIFLES), (Second, TANKS)]);
        until(&mut battle, First, "assault");
        dice(&mut battle, "test", &[1], &[("kind", "motivation")], &[face]);
        assert_eq!(state(&battle, 1).last_assault, ended);
        open(&mut battle, "assault", &[1, 2], &[]);
        said(&battle, "assault", &[("tested", tested)]);
    }
}

/// A commander who has joined one platoon appoints in no other until the phase ends (FOW-IND-02).
#[test]
fn ind_02_a_commander_appoints_in_one_platoon_a_phase() {
    const LEADERLESS: Fields = &[("commander-lost", "yes")];
    const COMMANDER: Fields = &[("role", "company-commander"), ("teams", "1")];
    let mut battle = battle_with(&[(First, LEADERLESS), (First, LEADERLESS), (First, COMMANDER)]);
    until(&mut battle, First, "shooting");
    assert_eq!(may_not(&battle, "commander", 1, 3), None);
    set(&mut battle, 3, &[("joined", "yes"), ("used", "appointed")]);
    assert_eq!(may_not(&battle, "commander", 1, 3), Some("FOW-IND-02"));
}
