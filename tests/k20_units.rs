//! K20: the answers that calculators take from the units that take part, and the effect of the dice
//! on them; figures worked out by hand from the ledger. The dice are given.

#![allow(clippy::expect_used, clippy::panic)]

mod story;

use adjutant::aid::{Field, Form, Opening, Side};
use adjutant::battle::{Action, Answers, BattleState, Choices, Due, Effects, Missing, Mode};
use adjutant::rulesets::k20::RULESET;
use adjutant::rulesets::k20::sheet::words::Level;
use adjutant::rulesets::k20::sheet::words::Weapon;
use adjutant::rulesets::k20::units::tracker::{StandardAction, Stuck, Unit};
use adjutant::text::keys::k20 as t;

use story::{answer, answers, due, fall, follow, house, lacks, next, open, set, takes, then};

use Side::{First, Second};

type Fields = &'static [(&'static str, &'static str)];
type Named = &'static [(&'static str, u32)];

/// Training 12; AP 10; DV 8 in front, 5 on the sides, 3 behind.
const TANK: Fields = &[
    ("kind", "vehicle"),
    ("training", "12"),
    ("ap", "10"),
    ("front-dv", "8"),
    ("side-dv", "5"),
    ("rear-dv", "3"),
    ("class", "6"),
];
/// A gun with HE alone: HE FP 6, HE OV 4; DV 2 all round.
const GUN: Fields = &[
    ("kind", "gun"),
    ("he-fp", "6"),
    ("he-ov", "4"),
    ("front-dv", "2"),
    ("side-dv", "2"),
    ("rear-dv", "2"),
];
/// Four stands, Training 10, FP 5, WB 3; the card has no anti-armour shot.
const SQUAD: Fields = &[];
const ONE_STAND: Fields = &[("stands", "1")];
const HQ: Fields = &[("kind", "hq")];

fn battle_with(units: &[(Side, Fields)]) -> BattleState {
    story::battle_with(&RULESET, &[], units)
}

fn state(battle: &BattleState, unit: u32) -> Unit {
    story::state(battle, unit)
}

fn go(battle: &mut BattleState, stage: &str) {
    let to = battle.offers(&RULESET).into_iter();
    let to = to.filter(|offer| offer.id == "go-to").find(|offer| offer.to.stage == stage);
    if let Some(offer) = to {
        story::take(battle, &offer);
    }
}

fn end_turn(battle: &mut BattleState) {
    battle.act(&Action::EndTurn, &RULESET);
}

/// The questions that are still put to the player: those that matter and that no unit answers.
fn asked(battle: &BattleState, calculator: &str) -> Vec<String> {
    let known = RULESET.calculator(calculator).expect("there is one");
    let calculator_state = battle.calculator_state(calculator);
    let cast = battle.cast(known, &calculator_state.cast, &RULESET);
    let Opening { known: filled, proposed, .. } = (known.fill)(&cast);
    let mut filled: Vec<usize> = filled.into_iter().map(|(at, _)| at).collect();
    filled.retain(|at| !proposed.contains(at));
    let values = calculator_state.values(known);
    let fields = known.fields.iter().enumerate();
    fields
        .filter(|(place, field)| !filled.contains(place) && field.matters(values.all()))
        .map(|(_, field)| field.id.to_string())
        .collect()
}

/// Rolls these faces in the open calculator, and applies the result.
#[track_caller]
fn settle(battle: &mut BattleState, calculator: &str, rules: Fields, faces: &[u8]) {
    fall(battle, calculator, rules, faces);
}

/// Rolls these faces in a calculator with these units, and applies the result.
#[track_caller]
fn dice(battle: &mut BattleState, calculator: &str, cast: Named, said: Fields, faces: &[u8]) {
    open(battle, calculator, cast, said);
    settle(battle, calculator, &[], faces);
}

/// A charge at one stand, with these units and faces.
#[track_caller]
fn charge_at_one(battle: &mut BattleState, cast: Named, said: Fields, faces: &[u8]) {
    open(battle, "charge", cast, said);
    one_stand(battle);
    settle(battle, "charge", &[], faces);
}

/// The charged unit fights with one stand.
fn one_stand(battle: &mut BattleState) {
    let one = Action::Answer {
        calculator: "charge".to_owned(),
        field: "enemy-more-wb".to_owned(),
        value: "0".to_owned(),
    };
    battle.act(&one, &RULESET);
}

/// The unit in a role of the open calculator.
fn cast(battle: &BattleState, calculator: &str, role: &str) -> Option<u32> {
    battle.calculator_state(calculator).cast.get(role)?.parse().ok()
}

/// Why a unit may not take a role of a calculator now, with no other unit in it.
fn may_not(battle: &BattleState, calculator: &str, role: &str, unit: u32) -> Option<&'static str> {
    story::may_not(battle, calculator, &Answers::new(), role, unit)
}

/// Why a unit may not take a role of a calculator now, with these units in the other roles.
fn may_not_beside(
    battle: &BattleState,
    calculator: &str,
    others: story::Fields,
    role: &str,
    unit: u32,
) -> Option<&'static str> {
    story::may_not(battle, calculator, &answers(others), role, unit)
}

/// Why a calculator refuses to roll in its present state.
fn refused(battle: &BattleState, calculator: &str) -> Option<&'static str> {
    let known = RULESET.calculator(calculator).expect("there is one");
    let values = battle.calculator_state(calculator).values(known);
    let working = (known.work)(&values, &house(battle, &[]));
    working.refusals.first().map(|note| note.cite)
}

const FIRE: Named = &[("shooter", 1), ("target", 2)];

// Direct fire and the hit-effect table. At 0″, range adds 11, and AP 10 has +2: against DV 8 the
// strength is 4, on which 1 burns, 2 to 9 are damage, 10 and 11 immobilise and 12 to 15 suppress.

#[test]
fn only_what_the_phone_cannot_see_is_asked_of_a_tank_at_a_tank() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    open(&mut battle, "direct-fire", FIRE, &[]);
    assert_eq!(answer(&battle, "direct-fire", "ap"), "10");
    assert_eq!(answer(&battle, "direct-fire", "training"), "12");
    assert_eq!(
        asked(&battle, "direct-fire"),
        [
            "distance",
            "struck-face",
            "shots",
            "situational",
            "cover",
            "on-line",
            "smoke",
            "line-of-sight"
        ]
    );
    // The armour of the entered face.
    for (face, dv) in [("front", 8), ("side", 5), ("rear", 3)] {
        let face = Action::Answer {
            calculator: "direct-fire".into(),
            field: "struck-face".into(),
            value: face.into(),
        };
        battle.act(&face, &RULESET);
        let known = RULESET.calculator("direct-fire").expect("there is one");
        let working = (known.work)(
            &battle.calculator_state("direct-fire").values(known),
            &house(&battle, &[]),
        );
        let strength = working.sums.iter().find(|sum| sum.id == "strength");
        let armour: i16 = (strength.expect("there is one").modifiers.iter())
            .filter(|modifier| modifier.cite == "K20-HET-02")
            .map(|modifier| modifier.value)
            .sum();
        assert_eq!(armour, -dv);
    }
}

#[test]
fn what_one_unit_had_does_not_stay_with_the_next() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK), (First, GUN), (Second, SQUAD)]);
    for (unit, field) in [(1, "moved"), (1, "pinned"), (2, "moved"), (2, "hidden")] {
        set(&mut battle, unit, field, "yes");
    }
    set(&mut battle, 1, "om-3", "-4");
    set(&mut battle, 2, "damage", "1");
    set(&mut battle, 2, "defence", "2");
    open(&mut battle, "direct-fire", FIRE, &[]);
    let known = |battle: &BattleState| {
        ["om", "pinned-or-damaged", "moving", "hidden", "damaged", "defence", "ammunition"]
            .map(|field| answer(battle, "direct-fire", field))
    };
    assert_eq!(known(&battle), ["-4", "yes", "yes", "yes", "yes", "2", "ap"]);
    for (role, unit) in [("shooter", 3), ("target", 4)] {
        let cast =
            Action::Cast { calculator: "direct-fire".into(), role: role.into(), unit: Some(unit) };
        battle.act(&cast, &RULESET);
    }
    assert_eq!(known(&battle), ["0", "no", "no", "no", "no", "0", "he"]);
}

#[test]
fn amm_01_the_ammunition_is_asked_where_there_is_a_choice() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK), (Second, SQUAD), (First, SQUAD)]);
    set(&mut battle, 1, "he-fp", "6");
    open(&mut battle, "direct-fire", FIRE, &[]);
    assert!(asked(&battle, "direct-fire").contains(&"ammunition".to_owned()));
    // Against infantry there is only HE.
    open(&mut battle, "direct-fire", &[("shooter", 1), ("target", 3)], &[]);
    assert!(!asked(&battle, "direct-fire").contains(&"ammunition".to_owned()));
    assert_eq!(answer(&battle, "direct-fire", "ammunition"), "he");
    assert_eq!(answer(&battle, "direct-fire", "he-fp"), "6");
    // A squad has small arms, of the kind on its card.
    set(&mut battle, 4, "armament", "pm");
    set(&mut battle, 4, "anti-armour", "2");
    open(&mut battle, "direct-fire", &[("shooter", 4), ("target", 2)], &[("distance", "6")]);
    assert_eq!(answer(&battle, "direct-fire", "ammunition"), "small-arms");
    assert_eq!(answer(&battle, "direct-fire", "armament"), "pm");
    // It has no natural 20: 10 + 6 hits on 16, and 20 is a miss.
    settle(&mut battle, "direct-fire", &[], &[20]);
    assert_eq!(state(&battle, 4).weapon, Weapon::Ready);
    assert!(state(&battle, 4).fired);
}

#[test]
fn dir_a_hit_damages_and_the_next_shot_at_the_same_target_is_a_further_one() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK), (Second, TANK)]);
    dice(&mut battle, "direct-fire", FIRE, &[], &[10, 5]);
    assert_eq!(state(&battle, 2).damage.0, 1);
    assert_eq!(state(&battle, 2).immobilised, Stuck::No);
    let shooter = state(&battle, 1);
    assert!(shooter.fired && shooter.standard_action == StandardAction::Available);
    assert_eq!(shooter.last_target.number(), Some(2));
    // A shot at another target is not a further one; and a second damage result burns (K20-AMB-10).
    open(&mut battle, "direct-fire", &[("shooter", 1), ("target", 3)], &[]);
    assert_eq!(answer(&battle, "direct-fire", "further"), "no");
    open(&mut battle, "direct-fire", FIRE, &[]);
    assert_eq!(answer(&battle, "direct-fire", "further"), "yes");
    settle(&mut battle, "direct-fire", &[], &[10, 5]);
    assert_eq!(state(&battle, 2).damage.0, 2);
    assert!(!takes(&battle, "direct-fire", "target", 2), "it burns");
    assert_eq!(state(&battle, 3), state(&battle_with(&[(Second, TANK)]), 1));
    // Its target is stored beyond the turn; the fact that it fired is not.
    end_turn(&mut battle);
    assert!(state(&battle, 1).fired, "the enemy's turn");
    end_turn(&mut battle);
    assert!(!state(&battle, 1).fired);
    assert_eq!(state(&battle, 1).last_target.number(), Some(2));
}

#[test]
fn dir_a_miss_changes_the_shooter_alone() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    let before = state(&battle, 2);
    dice(&mut battle, "direct-fire", FIRE, &[("distance", "60")], &[10]);
    assert_eq!(state(&battle, 2), before);
    assert!(state(&battle, 1).fired);
}

#[test]
fn dir_what_immobilises_brings_the_test_of_the_crew_once() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    dice(&mut battle, "direct-fire", FIRE, &[], &[10, 10]);
    let hit = state(&battle, 2);
    assert!(hit.suppressed && hit.crew_test && !hit.pinned);
    assert_eq!((hit.immobilised, hit.damage.0), (Stuck::Yes, 0));
    assert_eq!(due(&battle, 2), ["crew-morale"]);
    let offered = then(&battle, "direct-fire", &[10, 10]);
    assert_eq!(offered.len(), 1);
    follow(&mut battle, "direct-fire", &offered[0]);
    assert_eq!(cast(&battle, "crew-morale", "unit"), Some(2));
    // The crew holds (12 or less), and there is nothing left to test.
    settle(&mut battle, "crew-morale", &[], &[12]);
    assert_eq!(due(&battle, 2), [""; 0]);
    assert_eq!(state(&battle, 2).immobilised, Stuck::Yes);
    // The second time it is already stuck.
    dice(&mut battle, "direct-fire", FIRE, &[], &[10, 10]);
    assert!(!state(&battle, 2).crew_test);
}

#[test]
fn imm_the_test_of_a_crew_is_not_due_in_the_turn_after() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    dice(&mut battle, "direct-fire", FIRE, &[], &[10, 11]);
    end_turn(&mut battle);
    assert!(!state(&battle, 2).crew_test, "its own turn has begun");
}

#[test]
fn dir_10_a_dud_is_no_shot_and_is_out_of_the_barrel_next_turn() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    dice(&mut battle, "direct-fire", FIRE, &[], &[20, 10]);
    let shooter = state(&battle, 1);
    assert!(!shooter.fired && !shooter.last_target.is_some());
    assert_eq!(shooter.weapon, Weapon::Dud);
    let fires = |battle: &mut BattleState| {
        open(battle, "direct-fire", FIRE, &[]);
        refused(battle, "direct-fire")
    };
    assert_eq!(fires(&mut battle), Some("K20-DIR-T5"));
    assert_eq!(may_not(&battle, "infantry-fire", "shooter", 1), None, "its MG");
    end_turn(&mut battle);
    assert_eq!(state(&battle, 1).weapon, Weapon::Dud);
    end_turn(&mut battle);
    assert_eq!(fires(&mut battle), None);
}

#[test]
fn dir_10_a_jam_is_cleared_by_a_training_test_for_the_standard_action() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    dice(&mut battle, "direct-fire", FIRE, &[], &[20, 11]);
    assert_eq!(state(&battle, 1).weapon, Weapon::Jammed);
    let offered = then(&battle, "direct-fire", &[20, 11]);
    follow(&mut battle, "direct-fire", &offered[0]);
    assert_eq!(cast(&battle, "training-test", "unit"), Some(1));
    settle(&mut battle, "training-test", &[], &[13]);
    let shooter = state(&battle, 1);
    assert_eq!(shooter.weapon, Weapon::Jammed, "13 is more than 12");
    assert_eq!(shooter.standard_action, StandardAction::Used);
    open(&mut battle, "training-test", UNIT_1, &[]);
    assert_eq!(refused(&battle, "training-test"), Some("K20-GEN-03"));
    // A jam lasts beyond the turn.
    end_turn(&mut battle);
    end_turn(&mut battle);
    open(&mut battle, "training-test", UNIT_1, &[]);
    assert_eq!(refused(&battle, "training-test"), None);
    dice(&mut battle, "training-test", &[("unit", 1)], &[], &[12]);
    assert_eq!(state(&battle, 1).weapon, Weapon::Ready);
    // Any other Training test costs nothing.
    end_turn(&mut battle);
    end_turn(&mut battle);
    dice(&mut battle, "training-test", &[("unit", 1)], &[], &[12]);
    assert_eq!(state(&battle, 1).standard_action, StandardAction::Available);
}

#[test]
fn dir_10_an_explosion_damages_its_own_model() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    dice(&mut battle, "direct-fire", FIRE, &[], &[20, 20]);
    let shooter = state(&battle, 1);
    assert_eq!((shooter.weapon, shooter.damage.0), (Weapon::Destroyed, 1));
    end_turn(&mut battle);
    end_turn(&mut battle);
    open(&mut battle, "direct-fire", FIRE, &[]);
    assert_eq!(refused(&battle, "direct-fire"), Some("K20-DIR-T5"));
}

/// K20-DIR-10, K20-AMM-07: actions that a jam does not affect.
#[test]
fn dir_10_a_jammed_gun_leaves_the_anti_armour_shot() {
    let armed: Fields =
        &[("kind", "vehicle"), ("ap", "9"), ("anti-armour", "5"), ("weapon", "jammed")];
    let mut battle = battle_with(&[(First, armed), (Second, TANK)]);
    assert_eq!(may_not(&battle, "direct-fire", "shooter", 1), None);
    open(&mut battle, "direct-fire", FIRE, &[("distance", "12")]);
    assert_eq!(answer(&battle, "direct-fire", "ammunition"), "small-arms");
    assert_eq!(refused(&battle, "direct-fire"), None);
    let at_12: Fields = &[("distance", "12"), ("ammunition", "ap")];
    open(&mut battle, "direct-fire", FIRE, at_12);
    assert_eq!(refused(&battle, "direct-fire"), Some("K20-DIR-T5"));
    // 5 less 3 from behind: 2, on which 1 to 7 are damage. A 12 hits on 10 + 2.
    let small: Fields =
        &[("distance", "12"), ("ammunition", "small-arms"), ("struck-face", "rear")];
    dice(&mut battle, "direct-fire", FIRE, small, &[12, 7]);
    assert_eq!(state(&battle, 2).damage.0, 1);
    assert_eq!(state(&battle, 1).weapon, Weapon::Jammed);
    // Its page opens the shot.
    let (_, unit) = battle.unit(1).expect("there is one");
    let all = RULESET.openings(&unit.values(&RULESET));
    let own_shot = |one: &&Opening| one.calculator == "direct-fire";
    assert_eq!(all.iter().filter(own_shot).count(), 2, "by it and at it");
    let by_it = all.iter().find(own_shot).expect("it is offered");
    assert_eq!(battle.bars(by_it, 1, &RULESET), None);
    // A jam does bar the fire mission of a battery.
    let jammed_gun: Fields = &[("kind", "gun"), ("he-fp", "6"), ("weapon", "jammed")];
    let battle = battle_with(&[(First, jammed_gun), (Second, SQUAD)]);
    assert_eq!(may_not(&battle, "fire-mission", "shooter", 1), Some("K20-DIR-T5"));
}

#[test]
fn dir_several_shots_add_up() {
    // Suppressed by the first (12 to 15), damaged by the second: both stay.
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    dice(&mut battle, "direct-fire", FIRE, &[("shots", "2")], &[10, 12, 10, 5]);
    let hit = state(&battle, 2);
    assert_eq!((hit.damage.0, hit.suppressed), (1, true));
    assert_eq!(hit.immobilised, Stuck::No);
}

#[test]
fn dir_t5_a_dud_on_the_first_of_several_is_no_shot() {
    let two: Fields = &[("distance", "20"), ("ammunition", "ap"), ("shots", "2")];
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    dice(&mut battle, "direct-fire", FIRE, two, &[20, 5]);
    let tank = state(&battle, 1);
    assert_eq!((tank.weapon, tank.fired), (Weapon::Dud, false));
    assert!(!tank.last_target.is_some());
    // A dud after a miss: the first shot was fired, and its target is stored.
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    dice(&mut battle, "direct-fire", FIRE, two, &[19, 20, 5]);
    let tank = state(&battle, 1);
    assert_eq!((tank.weapon, tank.fired), (Weapon::Dud, true));
    assert_eq!(tank.last_target.number(), Some(2));
}

#[test]
fn art_t1_a_misunderstood_mission_was_not_fired_at_the_enemy() {
    let mut battle = battle_with(&[(First, GUN), (First, SQUAD), (Second, SQUAD)]);
    let roles: Named = &[("shooter", 1), ("caller", 2), ("target", 3)];
    let said: Fields = &[("distance", "20"), ("random-bearing", "no")];
    dice(&mut battle, "fire-mission", roles, said, &[20, 3, 10]);
    assert_eq!(state(&battle, 1).last_target.number(), Some(2));
    assert!(state(&battle, 1).fired);
    let mut battle = battle_with(&[(First, GUN), (First, SQUAD), (Second, SQUAD)]);
    let alone: Named = &[("shooter", 1), ("target", 3)];
    let called: Fields = &[("distance", "20"), ("random-bearing", "no"), ("observer", "no")];
    dice(&mut battle, "fire-mission", alone, called, &[20, 3, 10]);
    assert!(!state(&battle, 1).last_target.is_some());
}

#[test]
fn amm_04_he_at_a_gun_strikes_gun_and_crew_apart() {
    // HE OV 4 less DV 2: strength 2, damage up to 7. HE FP 6: 1 to 6 are damage.
    let mut battle = battle_with(&[(First, GUN), (Second, GUN)]);
    let said: Fields = &[("random-bearing", "no")];
    dice(&mut battle, "direct-fire", FIRE, said, &[10, 7, 14]);
    let gun = state(&battle, 2);
    assert_eq!((gun.damage.0, gun.pinned, gun.crew_lost), (1, false, false));
    assert!(!gun.suppressed);
    dice(&mut battle, "direct-fire", FIRE, said, &[10, 20, 10]);
    assert!(state(&battle, 2).pinned, "10 to 13");
    dice(&mut battle, "direct-fire", FIRE, said, &[10, 20, 6]);
    let gun = state(&battle, 2);
    assert!(gun.crew_lost && gun.damage.0 == 1);
    assert!(!takes(&battle, "direct-fire", "shooter", 2), "nobody serves it");
    assert_eq!(due(&battle, 2), [""; 0]);
}

#[test]
fn dir_he_at_infantry_removes_a_stand_and_its_morale_test_is_due() {
    // 11 and more would be 1 damage, -1 morale on a 1: HE FP 6 is not that strong, but
    // with a critical of +5 it is row 11.
    let mut battle = battle_with(&[(First, GUN), (Second, SQUAD)]);
    let said: Fields = &[("distance", "30"), ("random-bearing", "no")];
    open(&mut battle, "direct-fire", FIRE, said);
    assert_eq!(answer(&battle, "direct-fire", "ammunition"), "he");
    // 10 - 3 = 7: the second roll of 8 misses, so +5.
    settle(&mut battle, "direct-fire", &[], &[1, 8, 1]);
    let squad = state(&battle, 2);
    assert_eq!((squad.stands_lost.0, squad.lost_now.0), (1, 1));
    assert!(squad.shaken && !squad.pinned);
    assert_eq!(due(&battle, 2), ["morale"]);
    let offered = then(&battle, "direct-fire", &[1, 8, 1]);
    follow(&mut battle, "direct-fire", &offered[0]);
    assert_eq!(cast(&battle, "morale", "unit"), Some(2));
    assert_eq!(answer(&battle, "morale", "shaken"), "yes");
    assert_eq!(answer(&battle, "morale", "half-lost"), "no");
}

#[test]
fn dir_a_routed_unit_does_not_fire_and_a_hidden_target_is_refused() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    set(&mut battle, 1, "level", "routed");
    assert_eq!(may_not(&battle, "direct-fire", "shooter", 1), Some("K20-AMB-07"));
    assert_eq!(may_not(&battle, "infantry-fire", "shooter", 1), Some("K20-AMB-07"));
    set(&mut battle, 1, "level", "confident");
    set(&mut battle, 2, "hidden", "yes");
    open(&mut battle, "direct-fire", FIRE, &[]);
    let known = RULESET.calculator("direct-fire").expect("there is one");
    let working =
        (known.work)(&battle.calculator_state("direct-fire").values(known), &house(&battle, &[]));
    assert_eq!(working.refusals[0].cite, "K20-SPT-02");
    // Once spotted, it can be shot at, and is no longer Hidden.
    dice(&mut battle, "direct-fire", FIRE, &[("hidden", "no")], &[10, 20]);
    assert!(!state(&battle, 2).hidden);
}

#[test]
fn het_a_single_roll_and_a_single_strength_are_put_on_the_unit() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK), (Second, SQUAD), (Second, HQ)]);
    // Strength 0: 1 to 3 are damage for a vehicle, only Suppressed for infantry.
    dice(&mut battle, "hit-effect", &[("target", 2)], &[], &[3]);
    assert_eq!(state(&battle, 2).damage.0, 1);
    dice(&mut battle, "hit-effect", &[("target", 2)], &[], &[3]);
    assert_eq!(state(&battle, 2).damage.0, 2, "a second damage burns");
    dice(&mut battle, "hit-effect", &[("target", 3)], &[], &[3]);
    assert!(state(&battle, 3).suppressed && !state(&battle, 3).pinned);
    dice(&mut battle, "hit-effect", &[("target", 4)], &[("strength", "5")], &[5]);
    assert!(!takes(&battle, "hit-effect", "target", 4), "an HQ is one stand");
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    open(&mut battle, "ap-strength", FIRE, &[]);
    assert_eq!(asked(&battle, "ap-strength"), ["distance", "struck-face", "critical"]);
    // From the rear: 10 + 2 - 3 = 9, on which 1 to 6 burn.
    dice(&mut battle, "ap-strength", FIRE, &[("struck-face", "rear")], &[6]);
    assert_eq!(state(&battle, 2).damage.0, 2);
    assert!(!state(&battle, 1).fired, "the shot is another calculator");
}

// Infantry fire: FP 5 has 1 to 5 damage, 6 to 8 Suppressed, 9 to 12 Pinned.

#[test]
fn inf_fire_counts_movement_and_removes_a_stand() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "running", "yes");
    set(&mut battle, 1, "fp-close", "9");
    open(&mut battle, "infantry-fire", FIRE, &[]);
    assert_eq!(asked(&battle, "infantry-fire"), ["cover"], "one FP for every range");
    set(&mut battle, 1, "fp-by-range", "yes");
    open(&mut battle, "infantry-fire", FIRE, &[]);
    assert_eq!(asked(&battle, "infantry-fire"), ["range", "cover"]);
    assert_eq!(answer(&battle, "infantry-fire", "target-movement"), "running");
    assert_eq!(answer(&battle, "infantry-fire", "near-fp"), "9");
    // 5 + 4 = 9: damage up to 9.
    settle(&mut battle, "infantry-fire", &[], &[9]);
    assert_eq!(state(&battle, 2).stands_lost.0, 1);
    assert!(state(&battle, 1).fired);
    // Closer: 9 + 4 = 13, on which 1 to 3 are -1 morale too.
    dice(&mut battle, "infantry-fire", FIRE, &[("range", "close")], &[3]);
    // Another attack: its test, at -1, comes after the one for the first (K20-AMB-57).
    assert_eq!(state(&battle, 2).lost_now.0, 1);
    assert!(!state(&battle, 2).shaken);
    // 10 to 12 Suppressed, 13 to 16 Pinned, both at the usual range.
    dice(&mut battle, "infantry-fire", FIRE, &[], &[10]);
    dice(&mut battle, "infantry-fire", FIRE, &[], &[13]);
    assert!(state(&battle, 2).suppressed && state(&battle, 2).pinned);
    assert_eq!(state(&battle, 2).stands_lost.0, 2);
}

#[test]
fn inf_fire_takes_the_last_stand_and_the_crew_of_a_gun() {
    let mut battle =
        battle_with(&[(First, SQUAD), (Second, ONE_STAND), (Second, GUN), (Second, TANK)]);
    dice(&mut battle, "infantry-fire", FIRE, &[], &[5]);
    assert_eq!(state(&battle, 2).stands_lost.0, 1);
    assert_eq!(due(&battle, 2), [""; 0], "nobody is left to test");
    assert!(!takes(&battle, "infantry-fire", "target", 2));
    dice(&mut battle, "infantry-fire", &[("shooter", 1), ("target", 3)], &[], &[1]);
    assert!(state(&battle, 3).crew_lost);
    assert_eq!(state(&battle, 3).damage.0, 0);
    assert!(!takes(&battle, "infantry-fire", "target", 4), "a vehicle");
}

#[test]
fn amm_he_on_a_model_counts_its_rounds() {
    let mut battle = battle_with(&[(First, GUN), (Second, TANK), (Second, SQUAD)]);
    // HE OV 4 less 8: strength -4, which immobilises on a 1 and suppresses up to 5.
    dice(&mut battle, "he-template", FIRE, &[("dv", "8"), ("rounds", "2")], &[1, 2]);
    let tank = state(&battle, 2);
    assert_eq!((tank.immobilised, tank.crew_test), (Stuck::Yes, true));
    assert!(tank.suppressed && tank.damage.0 == 0);
    let at_squad: Named = &[("shooter", 1), ("target", 3)];
    dice(&mut battle, "he-template", at_squad, &[], &[6]);
    assert_eq!(state(&battle, 3).stands_lost.0, 1);
    // Passengers are a separate unit from their vehicle.
    let before = state(&battle, 2);
    dice(&mut battle, "he-template", FIRE, &[("model", "transported")], &[6]);
    assert_eq!(state(&battle, 2), before);
    assert!(!state(&battle, 1).fired);
}

/// The players' answer about infantry's movement is recorded on it; there is no such question
/// for a vehicle (K20-AMM-T2).
#[test]
fn amm_what_is_answered_of_a_move_under_a_template_is_written_down() {
    let runs: Fields = &[("movement", "running"), ("registered", "yes"), ("random-bearing", "no")];
    let stands: Fields = &[("registered", "yes"), ("random-bearing", "no")];
    let at_tank: Named = &[("shooter", 1), ("target", 3)];
    let mut fired = battle_with(&[(First, GUN), (Second, SQUAD), (Second, TANK)]);
    set(&mut fired, 3, "moved", "yes");
    let mut called = fired.clone();
    dice(&mut fired, "he-template", FIRE, &runs[..1], &[10]);
    dice(&mut called, "fire-mission", FIRE, runs, &[10, 1]);
    dice(&mut fired, "he-template", at_tank, &[], &[10]);
    dice(&mut called, "fire-mission", at_tank, stands, &[10, 1]);
    for battle in [fired, called] {
        let squad = state(&battle, 2);
        assert!(squad.moved && squad.running && state(&battle, 3).moved);
    }
}

#[test]
fn a_unit_that_is_shot_at_takes_the_part_of_the_target() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK), (Second, SQUAD)]);
    let opened = |battle: &BattleState, unit: u32, label: usize| {
        let (_, known) = battle.unit(unit).expect("there is one");
        let all = RULESET.openings(&known.values(&RULESET));
        let mut fires = all.into_iter().filter(|one| one.calculator == "direct-fire");
        let opening = fires.nth(label).expect("it is offered");
        battle.cast_of(&opening, Some(unit), &Answers::new(), &RULESET)
    };
    // Fire by it, and at it: the only enemy tank shoots.
    let by = opened(&battle, 2, 0);
    assert_eq!(by.get("shooter").map(String::as_str), Some("2"));
    let at = opened(&battle, 2, 1);
    assert_eq!(at.get("target").map(String::as_str), Some("2"));
    assert_eq!(at.get("shooter").map(String::as_str), Some("1"));
    // With two of them the player picks one.
    set(&mut battle, 1, "level", "routed");
    let at = opened(&battle, 2, 1);
    assert_eq!(at.get("shooter"), None, "who may not is not taken");
}

// Morale and rallying: the base of a squad is its Training, 10.

const UNIT_1: Named = &[("unit", 1)];
const UNIT_2: Named = &[("unit", 2)];

/// K20-AMB-57, K20-AMB-67: each attack takes one stand of six, five or four, less than half,
/// whatever losses still wait for tests.
#[test]
fn mor_01_each_of_several_attacks_has_a_test_of_its_own() {
    let six: Fields = &[("stands", "6")];
    let mut battle = battle_with(&[(First, SQUAD), (First, SQUAD), (First, SQUAD), (Second, six)]);
    let fire = |battle: &mut BattleState, shooter: u32, face: u8| {
        let cast = [("shooter", shooter), ("target", 4)];
        open(battle, "infantry-fire", &cast, &[]);
        settle(battle, "infantry-fire", &[], &[face]);
    };
    for shooter in 1..=3 {
        fire(&mut battle, shooter, 1);
    }
    assert_eq!(state(&battle, 4).stands_lost.0, 3);
    for (had, left) in [("6", 1), ("5", 0), ("4", 0)] {
        assert_eq!(due(&battle, 4), ["morale"]);
        assert_eq!(state(&battle, 4).lost_now.0, 1);
        open(&mut battle, "morale", &[("unit", 4)], &[]);
        assert_eq!(answer(&battle, "morale", "began-with"), had);
        assert_eq!(answer(&battle, "morale", "half-lost"), "no");
        settle(&mut battle, "morale", &[], &[10]);
        assert_eq!(state(&battle, 4).waiting.map(|attack| attack.lost.0).iter().sum::<i16>(), left);
    }
    assert_eq!(due(&battle, 4), [""; 0]);
    assert_eq!(state(&battle, 4).level, Level::Confident);
    // A stand that is restored was a loss of the last attack.
    fire(&mut battle, 1, 1);
    fire(&mut battle, 2, 1);
    set(&mut battle, 4, "stands-lost", "4");
    dice(&mut battle, "morale", &[("unit", 4)], &[], &[5]);
    assert_eq!(due(&battle, 4), [""; 0]);
}

/// K20-MOR-01, K20-AMB-74: the turn does not end before every friend that is near has tested, and
/// one test does not count for all.
#[test]
fn mor_01_each_friend_near_is_tested_and_the_end_of_the_turn_names_it() {
    let mut battle =
        battle_with(&[(First, SQUAD), (First, SQUAD), (First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 3, "level", "routed");
    let holds = |battle: &BattleState, offer: &str| {
        let offers = battle.offers(&RULESET);
        let offer = offers.iter().find(|one| one.id == offer).expect("offered");
        offer.held
    };
    for stage in ["moving", "direct-fire", "end"] {
        go(&mut battle, stage);
        assert!(holds(&battle, "end-turn"), "{stage}");
    }
    dice(&mut battle, "morale", &[("unit", 1)], &[], &[10]);
    assert_eq!(may_not(&battle, "morale", "unit", 1), Some("K20-AMB-74"));
    assert!(holds(&battle, "next-phase"), "the second unit is untested");
    dice(&mut battle, "morale", &[("unit", 2)], &[], &[10]);
    assert!(!holds(&battle, "next-phase") && !holds(&battle, "end-turn"));
    // Until another unit acts, nothing holds the turn back any more.
    go(&mut battle, "activation");
    assert!(!holds(&battle, "end-turn"));
    go(&mut battle, "moving");
    assert!(holds(&battle, "end-turn"));
    for pass in battle.passing_over(&end_of(&battle), &RULESET) {
        battle.act(&pass, &RULESET);
    }
    assert!(!holds(&battle, "end-turn"));
}

fn end_of(battle: &BattleState) -> adjutant::aid::Offer {
    let mut offers = battle.offers(&RULESET).into_iter();
    offers.find(|offer| offer.id == "end-turn").expect("offered")
}

/// K20-MOR-05: a fled unit is off the table, and no friend is near it.
#[test]
fn mor_05_a_routed_unit_leaves_the_table() {
    let mut battle = battle_with(&[(First, SQUAD), (First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "level", "routed");
    go(&mut battle, "moving");
    battle.act(&Action::Move { side: First, unit: 2, how: "left".to_owned() }, &RULESET);
    assert!(state(&battle, 2).is_out());
    let strength = RULESET.tracker.counter.strength;
    let unit = battle.unit(2).expect("kept").1.values(&RULESET);
    assert_eq!(strength(&unit).map(|strength| strength.left), Some(0));
    go(&mut battle, "end");
    assert!(battle.due(&RULESET).is_empty());
    assert!(!takes(&battle, "infantry-fire", "shooter", 2));
}

/// A shot at an unmeasured 0″ would nearly always hit; so would one without a target.
#[test]
fn dir_08_a_shot_lacks_its_distance_and_a_target() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    let fire = RULESET.calculator("direct-fire").expect("there is one");
    let distance = fire.measured[0];
    open(&mut battle, "direct-fire", FIRE, &[]);
    assert_eq!(lacks(&battle, "direct-fire"), Some(Missing::Distance(distance)));
    open(&mut battle, "direct-fire", FIRE, &[("distance", "12")]);
    assert_eq!(lacks(&battle, "direct-fire"), None);
    // A shot by unlisted units uses the answers that the players enter.
    open(&mut battle, "direct-fire", &[("shooter", 0), ("target", 0)], &[]);
    assert_eq!(lacks(&battle, "direct-fire"), None);
    let mode = Action::SetMode { calculator: "direct-fire".to_owned(), mode: Some(Mode::OwnDice) };
    battle.act(&mode, &RULESET);
    set(&mut battle, 2, "damage", "2");
    open(&mut battle, "direct-fire", &[("shooter", 1)], &[]);
    assert_eq!(battle.calculator_state("direct-fire").mode, None, "it opens at its questions");
    assert_eq!(lacks(&battle, "direct-fire"), Some(Missing::AnyUnit(1)));
    assert_eq!(battle.wiped_out(&RULESET), [Second]);
}

/// K20-CHG-T1, K20-CHG-T2: WB of each further stand, on both sides.
#[test]
fn chg_t2_all_stands_of_both_sides_count() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    open(&mut battle, "charge", FIGHT, &[]);
    assert_eq!(answer(&battle, "charge", "stands"), "4");
    assert_eq!(answer(&battle, "charge", "enemy-more-wb"), "9");
}

#[test]
fn mor_01_a_test_counts_the_losses_of_the_attack_once() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "stands-lost", "2");
    let usual = battle.cast_of(&Opening::plain("morale"), None, &Answers::new(), &RULESET);
    assert_eq!(usual.get("unit").map(String::as_str), Some("2"), "the one it is due for");
    open(&mut battle, "morale", UNIT_2, &[]);
    assert_eq!(asked(&battle, "morale"), ["situational"]);
    assert_eq!(answer(&battle, "morale", "half-lost"), "yes");
    // 10 - 5: passed on 5, the level does not change, but the test counts as taken.
    settle(&mut battle, "morale", &[], &[5]);
    let squad = state(&battle, 2);
    assert_eq!((squad.level, squad.lost_now.0), (Level::Confident, 0));
    assert_eq!(due(&battle, 2), [""; 0]);
    assert_eq!(squad.stands_lost.0, 2);
    // One of the remaining two is half of them again; the test fails on 6.
    set(&mut battle, 2, "stands-lost", "3");
    dice(&mut battle, "morale", UNIT_2, &[], &[6]);
    let squad = state(&battle, 2);
    assert_eq!((squad.level, squad.lost_now.0), (Level::Disorganised, 0));
    // Two levels down at once, but not below Routed.
    dice(&mut battle, "morale", UNIT_2, &[], &[20]);
    assert_eq!(state(&battle, 2).level, Level::Routed);
    dice(&mut battle, "morale", UNIT_2, &[], &[20]);
    assert_eq!(state(&battle, 2).level, Level::Routed);
    dice(&mut battle, "morale", UNIT_2, &[], &[1]);
    assert_eq!(state(&battle, 2).level, Level::Broken);
}

#[test]
fn mor_01_losses_of_an_attack_are_not_tested_a_turn_later() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    dice(&mut battle, "infantry-fire", FIRE, &[], &[5]);
    assert_eq!(due(&battle, 2), ["morale"]);
    end_turn(&mut battle);
    assert_eq!(due(&battle, 2), [""; 0]);
    assert_eq!(state(&battle, 2).stands_lost.0, 1);
}

#[test]
fn ral_01_an_own_test_ends_the_activation() {
    let mut battle = battle_with(&[(First, SQUAD), (First, HQ), (Second, SQUAD)]);
    set(&mut battle, 1, "level", "broken");
    // 10 - 3: rallied on 7.
    let usual = battle.cast_of(&Opening::plain("rally"), Some(1), &Answers::new(), &RULESET);
    assert_eq!(usual.get("commander"), None, "an order is not given unasked");
    dice(&mut battle, "rally", UNIT_1, &[], &[7]);
    let squad = state(&battle, 1);
    assert_eq!(squad.level, Level::Disorganised);
    assert_eq!(squad.standard_action, StandardAction::Used);
    assert!(squad.additional_move);
    assert_eq!(may_not(&battle, "rally", "unit", 1), Some("K20-GEN-03"));
    end_turn(&mut battle);
    assert_eq!(may_not(&battle, "rally", "unit", 1), Some("K20-GEN-03"));
    end_turn(&mut battle);
    assert_eq!(may_not(&battle, "rally", "unit", 1), None);
    // After a failure it is just as hard: 10 - 1, so 10 fails.
    dice(&mut battle, "rally", UNIT_1, &[], &[10]);
    assert_eq!(state(&battle, 1).level, Level::Disorganised);
    assert_eq!(state(&battle, 1).standard_action, StandardAction::Used);
    set(&mut battle, 3, "level", "routed");
    assert_eq!(may_not(&battle, "rally", "unit", 3), Some("K20-AMB-49"));
}

#[test]
fn ral_02_an_ordered_test_costs_the_commander_his_order() {
    let mut battle = battle_with(&[(First, SQUAD), (First, HQ), (First, HQ)]);
    set(&mut battle, 1, "level", "broken");
    set(&mut battle, 1, "standard-action", "used");
    let both: Named = &[("unit", 1), ("commander", 2)];
    open(&mut battle, "rally", both, &[]);
    assert_eq!(answer(&battle, "rally", "ordered"), "yes");
    let beside = [("commander", "2")];
    assert_eq!(may_not_beside(&battle, "rally", &beside, "unit", 1), None);
    settle(&mut battle, "rally", &[], &[7]);
    assert_eq!(state(&battle, 1).level, Level::Disorganised);
    assert!(!state(&battle, 1).additional_move, "its activation goes on");
    assert_eq!(may_not(&battle, "rally", "commander", 2), Some("K20-RAL-02"));
    assert_eq!(may_not(&battle, "rally", "commander", 3), None);
    // No other commander may order the same platoon (K20-AMB-50).
    let beside = [("commander", "3")];
    assert_eq!(may_not_beside(&battle, "rally", &beside, "unit", 1), Some("K20-AMB-50"));
    end_turn(&mut battle);
    end_turn(&mut battle);
    assert_eq!(may_not(&battle, "rally", "commander", 2), None);
    assert_eq!(may_not_beside(&battle, "rally", &beside, "unit", 1), None);
}

// Vehicles in terrain: W 12 and K 6 on tracks in woods make 18; the crew's base is 12.

#[test]
fn ral_02_a_commander_orders_others_and_not_himself() {
    let battle = battle_with(&[(First, HQ), (First, HQ), (First, SQUAD)]);
    let himself: story::Fields = &[("unit", "1")];
    assert_eq!(may_not_beside(&battle, "rally", himself, "commander", 1), Some("K20-RAL-02"));
    assert_eq!(may_not_beside(&battle, "rally", himself, "commander", 2), None);
    let squad: story::Fields = &[("unit", "3")];
    assert_eq!(may_not_beside(&battle, "rally", squad, "commander", 1), None);
    assert_eq!(may_not(&battle, "rally", "commander", 1), None);
}

#[test]
fn mor_01_a_rally_leaves_the_test_for_losses_due() {
    let mut battle = battle_with(&[(First, SQUAD), (First, HQ)]);
    set(&mut battle, 1, "level", "disorganised");
    set(&mut battle, 1, "stands-lost", "1");
    let ordered: Named = &[("unit", 1), ("commander", 2)];
    dice(&mut battle, "rally", ordered, &[], &[5]);
    let squad = state(&battle, 1);
    assert_eq!((squad.level, squad.lost_now.0), (Level::Confident, 1));
    assert_eq!(due(&battle, 1), ["morale"]);
    // The same if the squad rallies on its own.
    set(&mut battle, 1, "level", "disorganised");
    set(&mut battle, 1, "stands-lost", "2");
    dice(&mut battle, "rally", &[("unit", 1)], &[], &[5]);
    assert_eq!(state(&battle, 1).level, Level::Confident);
    assert!(due(&battle, 1).contains(&"morale"));
    // Only the Morale test clears the loss.
    dice(&mut battle, "morale", &[("unit", 1)], &[], &[4]);
    assert_eq!(state(&battle, 1).lost_now.0, 0);
}

#[test]
fn imm_a_vehicle_gets_stuck_with_its_crew_tested_at_once() {
    let mut battle = battle_with(&[(First, TANK)]);
    open(&mut battle, "immobilisation", UNIT_1, &[]);
    assert_eq!(asked(&battle, "immobilisation"), ["terrain", "reversing", "towing", "situational"]);
    settle(&mut battle, "immobilisation", &[], &[18]);
    let tank = state(&battle, 1);
    assert_eq!((tank.immobilised, tank.moved), (Stuck::No, true));
    dice(&mut battle, "immobilisation", UNIT_1, &[], &[19, 1]);
    assert_eq!(state(&battle, 1).immobilised, Stuck::No, "repaired");
    dice(&mut battle, "immobilisation", UNIT_1, &[], &[19, 13]);
    let tank = state(&battle, 1);
    assert_eq!((tank.immobilised, tank.level), (Stuck::Yes, Level::Disorganised));
    assert!(!tank.crew_test, "it was tested");
}

#[test]
fn imm_02_digging_out_counts_its_failures() {
    let mut battle = battle_with(&[(First, TANK)]);
    set(&mut battle, 1, "immobilised", "yes");
    open(&mut battle, "immobilisation", UNIT_1, &[]);
    assert_eq!(answer(&battle, "immobilisation", "digging-out"), "yes");
    settle(&mut battle, "immobilisation", &[], &[19]);
    dice(&mut battle, "immobilisation", UNIT_1, &[], &[19]);
    assert_eq!(state(&battle, 1).failed_dig_outs.0, 2);
    // The second failure costs 4: 14.
    dice(&mut battle, "immobilisation", UNIT_1, &[], &[15]);
    assert_eq!(state(&battle, 1).failed_dig_outs.0, 3);
    dice(&mut battle, "immobilisation", UNIT_1, &[], &[10]);
    let tank = state(&battle, 1);
    assert_eq!((tank.immobilised, tank.failed_dig_outs.0), (Stuck::No, 0));
    assert!(!tank.moved);
}

#[test]
fn imm_03_what_is_stuck_for_good_stays() {
    let mut battle = battle_with(&[(First, TANK)]);
    dice(&mut battle, "immobilisation", UNIT_1, &[], &[20, 5]);
    assert_eq!(state(&battle, 1).immobilised, Stuck::Permanently);
    assert_eq!(may_not(&battle, "immobilisation", "unit", 1), Some("K20-IMM-03"));
    // A natural 1 only keeps the crew (K20-AMB-71).
    dice(&mut battle, "crew-morale", UNIT_1, &[], &[1]);
    assert_eq!(state(&battle, 1).immobilised, Stuck::Permanently);
    dice(&mut battle, "crew-morale", UNIT_1, &[], &[20]);
    assert!(state(&battle, 1).crew_gone);
    assert!(!takes(&battle, "crew-morale", "unit", 1));
}

#[test]
fn imm_04_a_crew_repairs_or_loses_heart() {
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD)]);
    set(&mut battle, 1, "immobilised", "yes");
    dice(&mut battle, "crew-morale", UNIT_1, &[], &[13]);
    assert_eq!(state(&battle, 1).level, Level::Disorganised);
    assert_eq!(state(&battle, 1).immobilised, Stuck::Yes);
    dice(&mut battle, "crew-morale", UNIT_1, &[], &[1]);
    assert_eq!(state(&battle, 1).immobilised, Stuck::No);
    assert_eq!(state(&battle, 1).level, Level::Disorganised);
    assert!(!takes(&battle, "crew-morale", "unit", 2), "no vehicle");
}

// Charges: four stands of WB 3 that charge are 14, against 3. With a 1 on the attack's die
// the defence loses on 11, holds on 12 and wins on 13.

const FIGHT: Named = &[("attacker", 1), ("defender", 2)];

#[test]
fn chg_a_charge_takes_a_stand_and_the_test_for_it_is_taken() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    open(&mut battle, "charge", FIGHT, &[]);
    one_stand(&mut battle);
    settle(&mut battle, "charge", &[], &[10, 1, 11, 10]);
    let (own, enemy) = (state(&battle, 1), state(&battle, 2));
    assert_eq!((enemy.stands_lost.0, enemy.lost_now.0), (1, 0));
    assert_eq!(enemy.level, Level::Confident);
    assert_eq!(due(&battle, 2), [""; 0], "it is among the dice");
    assert_eq!((own.standard_action, own.moved), (StandardAction::Used, true));
    assert_eq!((own.stands_lost.0, own.fighting), (0, false));
    assert_eq!(may_not(&battle, "charge", "attacker", 1), Some("K20-GEN-03"));
    assert_eq!(may_not(&battle, "vehicle-assault", "attacker", 1), Some("K20-GEN-03"));
}

#[test]
fn chg_a_charger_that_loses_tests_its_own_morale() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    charge_at_one(&mut battle, FIGHT, &[], &[10, 1, 13, 11]);
    let own = state(&battle, 1);
    assert_eq!((own.stands_lost.0, own.lost_now.0), (1, 0));
    assert_eq!(own.level, Level::Disorganised);
    assert_eq!(state(&battle, 2).stands_lost.0, 0);
}

#[test]
fn chg_01_a_refused_charge_loses_the_standard_action_and_no_more() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "overwatch", "yes");
    charge_at_one(&mut battle, FIGHT, &[("overwatch", "fire")], &[11]);
    let own = state(&battle, 1);
    assert_eq!((own.standard_action, own.moved), (StandardAction::Lost, false));
    assert!(state(&battle, 2).overwatch, "nobody came");
    end_turn(&mut battle);
    end_turn(&mut battle);
    assert_eq!(may_not(&battle, "charge", "attacker", 1), None);
    set(&mut battle, 1, "level", "broken");
    assert_eq!(may_not(&battle, "charge", "attacker", 1), Some("K20-MOR-05"));
    set(&mut battle, 2, "level", "routed");
    assert_eq!(may_not(&battle, "charge", "defender", 2), Some("K20-MOR-05"));
}

#[test]
fn chg_03_overwatch_is_used_up_whether_it_hits_or_not() {
    let said: Fields = &[("overwatch", "fire")];
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "overwatch", "yes");
    open(&mut battle, "charge", FIGHT, said);
    assert!(asked(&battle, "charge").contains(&"overwatch".to_owned()), "its choice");
    // FP 5, and 2 more as the charging stands move.
    assert_eq!(answer(&battle, "charge", "fire-strength"), "7");
    // One stand is lost and its unit holds; three fight with 11 against 3.
    one_stand(&mut battle);
    settle(&mut battle, "charge", &[], &[10, 10, 5, 10, 1, 8, 10]);
    assert_eq!((state(&battle, 1).stands_lost.0, state(&battle, 1).lost_now.0), (1, 0));
    let enemy = state(&battle, 2);
    assert!(!enemy.overwatch && enemy.fired);
    assert_eq!(enemy.stands_lost.0, 1);
    // Its Training test fails: no shot.
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "overwatch", "yes");
    charge_at_one(&mut battle, FIGHT, said, &[10, 11, 1, 11, 10]);
    assert!(!state(&battle, 2).overwatch && !state(&battle, 2).fired);
    // The charged unit steps back out of reach.
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "overwatch", "yes");
    charge_at_one(&mut battle, FIGHT, &[("overwatch", "fall-back")], &[10]);
    let own = state(&battle, 1);
    assert_eq!((own.standard_action, own.moved), (StandardAction::Lost, true));
    assert!(!state(&battle, 2).overwatch);
    // A lone stand stops under fire.
    let mut battle = battle_with(&[(First, ONE_STAND), (Second, SQUAD)]);
    set(&mut battle, 2, "overwatch", "yes");
    charge_at_one(&mut battle, FIGHT, said, &[10, 10, 8]);
    let own = state(&battle, 1);
    assert!(own.suppressed && own.standard_action == StandardAction::Used);
}

#[test]
fn chg_t3_a_drawn_fight_goes_on_between_the_same_two() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD), (Second, SQUAD)]);
    charge_at_one(&mut battle, FIGHT, &[], &[10, 1, 12]);
    assert_eq!(state(&battle, 1).fights.number(), Some(2));
    assert_eq!(state(&battle, 2).fights.number(), Some(1));
    end_turn(&mut battle);
    assert!(state(&battle, 1).fighting && state(&battle, 2).fighting);
    assert_eq!(due(&battle, 2), ["close-combat"]);
    let of = Opening::plain("close-combat");
    let usual = battle.cast_of(&of, Some(1), &Answers::new(), &RULESET);
    assert_eq!(usual.get("defender").map(String::as_str), Some("2"));
    // 3 against 3 as neither side charges: 10 beats 9.
    open(&mut battle, "close-combat", FIGHT, &[]);
    assert_eq!(answer(&battle, "close-combat", "charging"), "no");
    let offered = then(&battle, "close-combat", &[10, 9]);
    settle(&mut battle, "close-combat", &[], &[10, 9]);
    let (own, enemy) = (state(&battle, 1), state(&battle, 2));
    assert!(!own.fighting && !enemy.fighting && !enemy.fights.is_some());
    assert_eq!((enemy.stands_lost.0, enemy.lost_now.0), (1, 1));
    assert_eq!(due(&battle, 2), ["morale"]);
    follow(&mut battle, "close-combat", &offered[0]);
    assert_eq!(cast(&battle, "morale", "unit"), Some(2));
}

#[test]
fn chg_06_both_states_count_in_close_combat() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 1, "pinned", "yes");
    set(&mut battle, 1, "level", "disorganised");
    set(&mut battle, 2, "suppressed", "yes");
    set(&mut battle, 2, "level", "broken");
    open(&mut battle, "close-combat", FIGHT, &[]);
    let known = ["pinned", "disorganised", "enemy-pinned", "enemy-suppressed", "enemy-broken"]
        .map(|field| answer(&battle, "close-combat", field));
    assert_eq!(known, ["yes", "yes", "no", "yes", "yes"]);
}

// Assaults on vehicles: OV 2 on the top armour of 1.

#[test]
fn vas_an_assault_hurts_the_vehicle_and_ends_1_inch_away() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK)]);
    open(&mut battle, "vehicle-assault", FIGHT, &[]);
    assert_eq!(asked(&battle, "vehicle-assault"), ["aim", "situational", "reachable"]);
    // Strength 1: 7 and 8 immobilise; the crew of 12 holds.
    settle(&mut battle, "vehicle-assault", &[], &[7, 12]);
    let tank = state(&battle, 2);
    assert!(tank.suppressed && !tank.crew_test && !tank.fighting);
    assert_eq!(tank.immobilised, Stuck::Yes);
    let own = state(&battle, 1);
    assert_eq!((own.standard_action, own.moved), (StandardAction::Used, true));
    // 3 more against an immobilised vehicle: 2 to 9 are damage, and the second burns.
    dice(&mut battle, "vehicle-assault", FIGHT, &[], &[2]);
    assert_eq!(state(&battle, 2).damage.0, 1);
    dice(&mut battle, "vehicle-assault", FIGHT, &[], &[9]);
    assert_eq!(state(&battle, 2).damage.0, 2);
    assert!(!takes(&battle, "vehicle-assault", "defender", 2));
}

#[test]
fn imm_04_the_crew_of_what_is_stuck_already_is_not_tested_again() {
    let gear: Fields = &[("aim", "gear")];
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK)]);
    // OV 5 at the tracks: a 5 immobilises, and the crew of 12 holds.
    dice(&mut battle, "vehicle-assault", FIGHT, gear, &[5, 12]);
    assert_eq!(state(&battle, 2).immobilised, Stuck::Yes);
    // The next stand at the same tracks: no die for the crew, and no repair by a 1.
    let offered = then(&battle, "vehicle-assault", &[5, 12]);
    follow(&mut battle, "vehicle-assault", &offered[0]);
    assert_eq!(answer(&battle, "vehicle-assault", "aim"), "gear");
    assert_eq!(answer(&battle, "vehicle-assault", "immobilised"), "yes");
    settle(&mut battle, "vehicle-assault", &[], &[5]);
    let tank = state(&battle, 2);
    assert_eq!((tank.immobilised, tank.crew_test), (Stuck::Yes, false));
    // The +3 is for the top armour alone (K20-VAS-06).
    let known = RULESET.calculator("vehicle-assault").expect("there is one");
    let values = battle.calculator_state("vehicle-assault").values(known);
    let working = (known.work)(&values, &house(&battle, &[]));
    let strength = working.sums.iter().find(|sum| sum.id == "strength");
    let strength = strength.expect("there is the sum");
    assert!(strength.modifiers.is_empty(), "{strength:?}");
}

#[test]
fn chg_02_who_charges_into_a_close_combat_has_moved() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    // A tie: 3 plus 2 for the charge against 3.
    dice(&mut battle, "close-combat", FIGHT, &[], &[8, 10]);
    assert!(state(&battle, 1).moved && !state(&battle, 2).moved);
    // A unit that fights on has not acted.
    end_turn(&mut battle);
    end_turn(&mut battle);
    assert!(!state(&battle, 1).moved);
    open(&mut battle, "close-combat", FIGHT, &[]);
    assert_eq!(answer(&battle, "close-combat", "charging"), "no");
    settle(&mut battle, "close-combat", &[], &[10, 10]);
    assert!(!state(&battle, 1).moved);
}

#[test]
fn spt_02_who_fired_in_overwatch_has_fired_though_it_hit_nobody() {
    let overwatch: Fields = &[("overwatch", "fire"), ("shots", "1")];
    let fired = |faces: &[u8]| {
        let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
        set(&mut battle, 2, "overwatch", "yes");
        set(&mut battle, 2, "hidden", "yes");
        charge_at_one(&mut battle, FIGHT, overwatch, faces);
        let own = state(&battle, 2);
        assert!(!own.overwatch);
        own.fired
    };
    // The charge is made, the test on 10 passed, and the shot has no effect; a drawn fight of
    // 3, 9 and 2 against 3.
    assert!(fired(&[1, 10, 20, 1, 12]));
    // The test is failed: no shot.
    assert!(!fired(&[1, 11, 1, 12]));
    // The same for a vehicle that is assaulted.
    let fired = |faces: &[u8]| {
        let mut battle = battle_with(&[(First, SQUAD), (Second, TANK)]);
        set(&mut battle, 2, "overwatch", "yes");
        let said: Fields = &[("overwatch", "yes")];
        dice(&mut battle, "vehicle-assault", FIGHT, said, faces);
        state(&battle, 2).fired
    };
    assert!(fired(&[12, 20, 20]));
    assert!(!fired(&[13, 20]));
}

#[test]
fn vas_02_support_and_auxiliary_stands_never_assault() {
    let mut battle = battle_with(&[(First, SQUAD), (First, SQUAD), (First, SQUAD)]);
    set(&mut battle, 1, "command", "support");
    set(&mut battle, 2, "auxiliary", "yes");
    assert_eq!(may_not(&battle, "vehicle-assault", "attacker", 1), Some("K20-VAS-02"));
    assert_eq!(may_not(&battle, "vehicle-assault", "attacker", 2), Some("K20-VAS-02"));
    assert_eq!(may_not(&battle, "vehicle-assault", "attacker", 3), None);
}

#[test]
fn vas_03_fire_in_overwatch_stops_or_removes_the_stand() {
    // The tank's FP 5 and 2 more: 7; it tests on 12.
    let said: Fields = &[("overwatch", "yes")];
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK)]);
    set(&mut battle, 2, "overwatch", "yes");
    let before = state(&battle, 2);
    dice(&mut battle, "vehicle-assault", FIGHT, said, &[12, 8]);
    assert!(state(&battle, 1).suppressed && !state(&battle, 2).overwatch);
    assert_eq!(state(&battle, 2).damage, before.damage);
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK)]);
    set(&mut battle, 2, "overwatch", "yes");
    dice(&mut battle, "vehicle-assault", FIGHT, said, &[12, 7]);
    assert_eq!((state(&battle, 1).stands_lost.0, state(&battle, 1).lost_now.0), (1, 1));
    assert_eq!(due(&battle, 1), ["morale"]);
}

// Overruns and rams.

#[test]
fn ovv_04_a_gun_does_not_escape_and_a_vehicle_may() {
    const TRUCK: Fields = &[("kind", "vehicle"), ("armoured", "no"), ("class", "2")];
    let mut battle = battle_with(&[(First, TANK), (Second, GUN), (Second, TRUCK)]);
    dice(&mut battle, "vehicle-overrun", FIGHT, &[], &[]);
    assert_eq!(state(&battle, 2).damage.0, 2);
    assert!(state(&battle, 1).moved);
    let at_truck: Named = &[("attacker", 1), ("defender", 3)];
    open(&mut battle, "vehicle-overrun", at_truck, &[]);
    assert_eq!(answer(&battle, "vehicle-overrun", "target"), "unarmoured");
    settle(&mut battle, "vehicle-overrun", &[], &[10]);
    assert_eq!(state(&battle, 3).damage.0, 0, "it escapes");
    dice(&mut battle, "vehicle-overrun", at_truck, &[], &[11]);
    assert_eq!(state(&battle, 3).damage.0, 2);
    set(&mut battle, 1, "immobilised", "yes");
    for calculator in ["vehicle-overrun", "infantry-overrun", "ramming"] {
        assert_eq!(may_not(&battle, calculator, "attacker", 1), Some("K20-IMM-03"));
    }
}

#[test]
fn ovi_03_who_dodged_a_vehicle_is_safe_from_that_one() {
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD), (First, TANK), (First, TANK)]);
    let by = |battle: &BattleState, vehicle: &str| {
        let beside = [("attacker", vehicle)];
        may_not_beside(battle, "infantry-overrun", &beside, "defender", 2)
    };
    dice(&mut battle, "infantry-overrun", FIGHT, &[], &[12, 10]);
    assert_eq!(state(&battle, 2).stands_lost.0, 0);
    assert_eq!((by(&battle, "1"), by(&battle, "3")), (Some("K20-OVI-03"), None));
    let third: Named = &[("attacker", 3), ("defender", 2)];
    dice(&mut battle, "infantry-overrun", third, &[], &[12, 10]);
    assert_eq!((by(&battle, "1"), by(&battle, "3")), (Some("K20-OVI-03"), Some("K20-OVI-03")));
    let fourth: Named = &[("attacker", 4), ("defender", 2)];
    dice(&mut battle, "infantry-overrun", fourth, &[], &[12, 11]);
    assert_eq!((state(&battle, 2).stands_lost.0, state(&battle, 2).lost_now.0), (1, 1));
    // The driver fails: it is not affected.
    let before = state(&battle, 2);
    dice(&mut battle, "infantry-overrun", fourth, &[], &[13]);
    assert_eq!(state(&battle, 2), before);
    // The squad counts as having dodged this vehicle until the player clears it (K20-AMB-36).
    end_turn(&mut battle);
    end_turn(&mut battle);
    assert_eq!(by(&battle, "1"), Some("K20-OVI-03"));
    set(&mut battle, 2, "dodged", "no");
    assert_eq!(by(&battle, "1"), None);
    assert!(!state(&battle, 2).dodged_vehicle.is_some());
}

#[test]
fn ovi_03_who_dodged_is_safe_from_every_vehicle_that_it_dodged() {
    const ROLES: [Named; 4] = [
        &[("attacker", 1), ("defender", 5)],
        &[("attacker", 2), ("defender", 5)],
        &[("attacker", 3), ("defender", 5)],
        &[("attacker", 4), ("defender", 5)],
    ];
    let mut battle =
        battle_with(&[(First, TANK), (First, TANK), (First, TANK), (First, TANK), (Second, SQUAD)]);
    let dodge: Fields = &[("reaction", "dodge")];
    for roles in &ROLES[..3] {
        dice(&mut battle, "infantry-overrun", roles, dodge, &[12, 10]);
    }
    for (vehicle, barred) in [
        ("1", Some("K20-OVI-03")),
        ("2", Some("K20-OVI-03")),
        ("3", Some("K20-OVI-03")),
        ("4", None),
    ] {
        let beside: story::Fields = &[("attacker", vehicle)];
        let may_not = may_not_beside(&battle, "infantry-overrun", beside, "defender", 5);
        assert_eq!(may_not, barred, "tank {vehicle}");
    }
    let more = state(&battle, 5).dodged_more;
    let more: Vec<u32> = more.iter().filter_map(|one| one.vehicle.number()).collect();
    assert_eq!(more, [3]);
    // Until the player clears it (K20-AMB-36).
    set(&mut battle, 5, "dodged", "no");
    let first: story::Fields = &[("attacker", "1")];
    assert_eq!(may_not_beside(&battle, "infantry-overrun", first, "defender", 5), None);
    assert!(!state(&battle, 5).dodged_more[0].vehicle.is_some());
}

#[test]
fn ovi_04_a_counter_attack_strikes_the_vehicle() {
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD)]);
    let said: Fields = &[("reaction", "counter-attack")];
    // 10 - 3 = 7; OV -1, -1 as it moved, -1 of armour: on -3 a 1 immobilises.
    dice(&mut battle, "infantry-overrun", FIGHT, said, &[12, 7, 1, 12]);
    let tank = state(&battle, 1);
    assert_eq!((tank.immobilised, tank.crew_test), (Stuck::Yes, false));
    assert!(tank.suppressed && tank.moved);
    assert_eq!(state(&battle, 2).stands_lost.0, 0);
    assert_eq!(state(&battle, 2).level, Level::Confident);
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD)]);
    dice(
        &mut battle,
        "infantry-overrun",
        FIGHT,
        &[("reaction", "counter-attack"), ("stands", "2")],
        &[12, 8],
    );
    assert_eq!(state(&battle, 2).stands_lost.0, 2, "both that were overrun");
}

#[test]
fn amb_28_by_the_house_rule_the_test_of_a_counter_attack_moves_the_level() {
    let said: Fields = &[("reaction", "counter-attack")];
    let rules: Fields = &[("charge-test-moves-level", "yes")];
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD)]);
    open(&mut battle, "infantry-overrun", FIGHT, said);
    settle(&mut battle, "infantry-overrun", rules, &[12, 1, 20]);
    assert_eq!(state(&battle, 2).level, Level::Motivated);
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    open(&mut battle, "charge", FIGHT, &[]);
    one_stand(&mut battle);
    settle(&mut battle, "charge", rules, &[11]);
    assert_eq!(state(&battle, 1).level, Level::Disorganised);
    assert_eq!(state(&battle, 1).standard_action, StandardAction::Lost);
}

#[test]
fn ram_both_vehicles_suffer_and_the_crew_of_the_stuck_one_is_tested() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    open(&mut battle, "ramming", FIGHT, &[]);
    assert_eq!(asked(&battle, "ramming"), ["avoids", "terrain", "elsewhere", "backwards"]);
    // 7 less 5: damage up to 7; 6 less 8: nothing on 20; 18 in the woods.
    let faces = [12, 13, 7, 20, 19, 18];
    let offered = then(&battle, "ramming", &faces);
    settle(&mut battle, "ramming", &[], &faces);
    let (own, enemy) = (state(&battle, 1), state(&battle, 2));
    assert_eq!((enemy.damage.0, enemy.immobilised, enemy.crew_test), (1, Stuck::Yes, true));
    assert_eq!((own.damage.0, own.immobilised, own.moved), (0, Stuck::No, true));
    let next: Vec<&str> = offered.iter().map(|next| next.calculator).collect();
    assert_eq!(next, ["crew-morale", "ramming"], "its PIP may pay for another");
    follow(&mut battle, "ramming", &offered[0]);
    assert_eq!(cast(&battle, "crew-morale", "unit"), Some(2));
    // Avoided: it only moves.
    let before = state(&battle, 2);
    dice(&mut battle, "ramming", FIGHT, &[("avoids", "yes")], &[13]);
    assert_eq!(state(&battle, 2), before);
}

// Fire missions, spotting, command.

#[test]
fn art_a_round_nearby_pins_infantry_whatever_its_die_says() {
    const OBSERVER: Fields = &[("observer", "yes")];
    let all: Named = &[("shooter", 1), ("caller", 2), ("target", 3)];
    let said: Fields = &[("random-bearing", "no")];
    let mut battle =
        battle_with(&[(First, GUN), (First, OBSERVER), (Second, SQUAD), (First, SQUAD)]);
    let of = Opening::plain("fire-mission");
    let usual = battle.cast_of(&of, None, &Answers::new(), &RULESET);
    assert_eq!(usual.get("caller").map(String::as_str), Some("2"));
    // On target, one round, no effect (14 on FP 6): Pinned (K20-ART-08).
    dice(&mut battle, "fire-mission", all, said, &[10, 10, 14]);
    let squad = state(&battle, 3);
    assert!(squad.pinned && !squad.suppressed && squad.stands_lost.0 == 0);
    assert!(state(&battle, 1).fired && !state(&battle, 2).fired);
    // A stand is removed, and the remaining ones look for cover before the Morale test.
    let mut battle =
        battle_with(&[(First, GUN), (First, OBSERVER), (Second, SQUAD), (First, SQUAD)]);
    dice(&mut battle, "fire-mission", all, said, &[10, 10, 6]);
    let squad = state(&battle, 3);
    assert_eq!((squad.stands_lost.0, squad.pinned), (1, true));
    // A jam: no round fell, and no unit is Pinned.
    let mut battle =
        battle_with(&[(First, GUN), (First, OBSERVER), (Second, SQUAD), (First, SQUAD)]);
    dice(&mut battle, "fire-mission", all, said, &[10, 20, 11]);
    assert!(!state(&battle, 3).pinned && !state(&battle, 1).fired);
    assert_eq!(state(&battle, 1).weapon, Weapon::Jammed);
    assert_eq!(may_not(&battle, "fire-mission", "shooter", 1), Some("K20-DIR-T5"));
    // A unit that is not an observer rolls for the call; a 20 brings it down on the caller.
    let by_squad: Named = &[("shooter", 1), ("caller", 4), ("target", 3)];
    set(&mut battle, 1, "weapon", "ready");
    open(&mut battle, "fire-mission", by_squad, said);
    let offered = then(&battle, "fire-mission", &[20, 10, 10]);
    settle(&mut battle, "fire-mission", &[], &[20, 10, 10]);
    assert!(!state(&battle, 3).pinned && state(&battle, 1).fired);
    follow(&mut battle, "fire-mission", &offered[0]);
    assert_eq!(cast(&battle, "he-template", "target"), Some(4));
    assert_eq!(answer(&battle, "he-template", "he-fp"), "6");
}

/// K20-ART-04, K20-AMM-T2: the place of the target under the template is asked for; that of the
/// crew is known.
#[test]
fn art_04_a_shell_lacks_the_place_under_its_template() {
    let mut battle = battle_with(&[(First, GUN), (Second, GUN)]);
    let shells = RULESET.calculator("he-template").expect("there is one");
    let both: Named = &[("shooter", 1), ("target", 2)];
    open(&mut battle, "he-template", both, &[]);
    assert_eq!(lacks(&battle, "he-template"), Some(Missing::Distance(shells.measured[0])));
    open(&mut battle, "he-template", both, &[("ring", "centre")]);
    assert_eq!(lacks(&battle, "he-template"), None);
    let crew = &then(&battle, "he-template", &[6])[0];
    follow(&mut battle, "he-template", crew);
    assert_eq!(answer(&battle, "he-template", "model"), "crew");
    assert_eq!(lacks(&battle, "he-template"), None);
}

#[test]
fn art_the_crew_of_a_gun_is_struck_apart() {
    let all: Named = &[("shooter", 1), ("target", 2)];
    let said: Fields = &[("random-bearing", "no")];
    let mut battle = battle_with(&[(First, GUN), (Second, GUN)]);
    open(&mut battle, "fire-mission", all, said);
    let offered = then(&battle, "fire-mission", &[10, 10, 20]);
    settle(&mut battle, "fire-mission", &[], &[10, 10, 20]);
    assert!(!state(&battle, 2).pinned, "the gun itself looks for no cover");
    follow(&mut battle, "fire-mission", &offered[0]);
    assert_eq!(cast(&battle, "he-template", "target"), Some(2));
    assert_eq!(answer(&battle, "he-template", "model"), "crew");
    settle(&mut battle, "he-template", &[], &[6]);
    assert!(state(&battle, 2).crew_lost);
}

#[test]
fn spt_what_hides_is_looked_for_and_then_shot_at() {
    let mut battle = battle_with(&[(First, TANK), (Second, GUN), (Second, SQUAD)]);
    set(&mut battle, 2, "hidden", "yes");
    set(&mut battle, 2, "camouflaged", "yes");
    set(&mut battle, 2, "moved", "yes");
    let of = Opening::plain("spotting");
    let usual = battle.cast_of(&of, Some(1), &Answers::new(), &RULESET);
    assert_eq!(usual.get("target").map(String::as_str), Some("2"), "the hidden one");
    open(&mut battle, "spotting", FIRE, &[("distance", "20")]);
    assert_eq!(asked(&battle, "spotting"), ["distance"]);
    let known = RULESET.calculator("spotting").expect("there is one");
    let working =
        (known.work)(&battle.calculator_state("spotting").values(known), &house(&battle, &[]));
    follow(&mut battle, "spotting", &working.next[0]);
    assert_eq!(cast(&battle, "direct-fire", "shooter"), Some(1));
    assert_eq!(cast(&battle, "direct-fire", "target"), Some(2));
    // It moved: R at 13-24″.
    assert_eq!(answer(&battle, "direct-fire", "hidden"), "no");
    assert_eq!(answer(&battle, "direct-fire", "distance"), "20");
}

#[test]
fn cmd_a_stand_knows_its_range() {
    let mut battle = battle_with(&[(First, HQ), (First, TANK)]);
    open(&mut battle, "command-range", UNIT_1, &[]);
    assert_eq!(asked(&battle, "command-range"), [""; 0]);
    assert_eq!(answer(&battle, "command-range", "kind"), "platoon-hq");
    assert!(!takes(&battle, "command-range", "unit", 2));
}

// A result without dice is applied like a rolled one.

#[test]
fn spt_02_a_model_that_is_seen_is_hidden_no_more() {
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD)]);
    set(&mut battle, 2, "hidden", "yes");
    // At 13 to 24 inches infantry is seen once it has moved.
    let at_20: Fields = &[("distance", "20")];
    dice(&mut battle, "spotting", FIRE, at_20, &[]);
    assert!(state(&battle, 2).hidden);
    assert_eq!(then(&battle, "spotting", &[]).len(), 0);
    set(&mut battle, 2, "moved", "yes");
    open(&mut battle, "spotting", FIRE, at_20);
    let offered = then(&battle, "spotting", &[]);
    settle(&mut battle, "spotting", &[], &[]);
    assert!(!state(&battle, 2).hidden);
    follow(&mut battle, "spotting", &offered[0]);
    assert_eq!(cast(&battle, "direct-fire", "target"), Some(2));
    assert_eq!(answer(&battle, "direct-fire", "distance"), "20");
}

#[test]
fn vas_01_an_assault_that_falls_short_has_lost_the_standard_action() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK)]);
    set(&mut battle, 2, "overwatch", "yes");
    let before = state(&battle, 2);
    let short: Fields = &[("reachable", "no")];
    dice(&mut battle, "vehicle-assault", FIGHT, short, &[]);
    let own = state(&battle, 1);
    assert_eq!((own.standard_action, own.moved), (StandardAction::Lost, true));
    assert_eq!(state(&battle, 2), before, "nobody was there to fire at");
}

#[test]
fn art_08_who_is_near_an_impact_is_pinned_and_armour_is_not() {
    const SOFT: Fields = &[("kind", "vehicle"), ("armoured", "no")];
    let units = [(First, GUN), (Second, SQUAD), (Second, SOFT), (Second, TANK)];
    let mut battle = battle_with(&units);
    assert_eq!(may_not(&battle, "near-impact", "near", 4), Some("K20-ART-08"));
    assert_eq!(may_not(&battle, "near-impact", "near-2", 3), None);
    let near: Named = &[("near", 2), ("near-2", 3)];
    dice(&mut battle, "near-impact", near, &[], &[]);
    assert!(state(&battle, 2).pinned && state(&battle, 3).pinned);
    assert!(!state(&battle, 1).pinned && !state(&battle, 4).pinned);
}

#[test]
fn art_a_mission_whose_rounds_fall_asks_who_else_is_near() {
    let mut battle = battle_with(&[(First, GUN), (Second, SQUAD)]);
    open(&mut battle, "fire-mission", FIRE, &[]);
    // All answers but the distance can stay as they are.
    assert_eq!(
        asked(&battle, "fire-mission"),
        ["observer", "registered", "distance", "ring", "cover", "near", "random-bearing"]
    );
    let offers = |faces: &[u8]| {
        let then = then(&battle, "fire-mission", faces).into_iter();
        then.filter(|next| next.calculator == "near-impact").count()
    };
    // On target by 10; the round falls on anything but a 20, which is a dud here.
    assert_eq!(offers(&[10, 19, 20]), 1);
    assert_eq!(offers(&[10, 20, 10]), 0);
}

#[test]
fn pip_of_overruns_and_rams_are_taken_off_the_side() {
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD), (Second, TANK)]);
    let pip = |battle: &BattleState| {
        let tracker = &RULESET.tracker;
        let kept = battle.sides.of(First);
        let place = Field::find(tracker.side_fields, "pip");
        let written = kept.get("pip").map_or("0", String::as_str);
        assert!(place.is_some());
        written.parse::<i16>().expect("a number")
    };
    let give = Action::SetSide { side: First, field: "pip".into(), value: "5".into() };
    battle.act(&give, &RULESET);
    // 1 for a stand, though the driver fails (K20-AMB-70); 2 for a vehicle rammed.
    dice(&mut battle, "infantry-overrun", FIGHT, &[], &[20]);
    assert_eq!(pip(&battle), 4);
    let at_tank: Named = &[("attacker", 1), ("defender", 3)];
    dice(&mut battle, "ramming", at_tank, &[], &[20]);
    assert_eq!(pip(&battle), 2);
    // Fewer are left than it costs: not allowed (K20-AMB-79).
    open(&mut battle, "infantry-overrun", FIGHT, &[("stands", "3")]);
    assert_eq!(refused(&battle, "infantry-overrun"), Some("K20-AMB-79"));
    open(&mut battle, "vehicle-overrun", at_tank, &[("target-class", "1")]);
    assert_eq!(refused(&battle, "vehicle-overrun"), None);
    let two: Fields = &[("stands", "2")];
    dice(&mut battle, "infantry-overrun", FIGHT, two, &[20]);
    assert_eq!(pip(&battle), 0);
    // With none left, there are too few for any of the three.
    open(&mut battle, "ramming", at_tank, &[]);
    assert_eq!(refused(&battle, "ramming"), Some("K20-AMB-79"));
    open(&mut battle, "infantry-overrun", FIGHT, &[]);
    assert_eq!(refused(&battle, "infantry-overrun"), Some("K20-AMB-79"));
    open(&mut battle, "vehicle-overrun", at_tank, &[("target-class", "1")]);
    assert_eq!(refused(&battle, "vehicle-overrun"), Some("K20-AMB-79"));
    // The other side's PIP are not counted: it may ram.
    let back: Named = &[("attacker", 3), ("defender", 1)];
    open(&mut battle, "ramming", back, &[]);
    assert_eq!(refused(&battle, "ramming"), None);
}

#[test]
fn who_is_gone_takes_no_test_and_what_was_answered_is_written() {
    // All stands are lost: there is none to roll for.
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK), (First, TANK)]);
    open(&mut battle, "morale", &[], &[("began-with", "3"), ("gone", "3")]);
    let known = RULESET.calculator("morale").expect("there is one");
    let values = battle.calculator_state("morale").values(known);
    assert!((known.work)(&values, &house(&battle, &[])).procedure.is_none());
    // A shot at a target entered as moving, and as halted.
    let shot: Named = &[("shooter", 3), ("target", 2)];
    let moves: Fields = &[("moving", "yes"), ("evading", "2"), ("distance", "20")];
    dice(&mut battle, "direct-fire", shot, moves, &[15]);
    assert!(state(&battle, 2).moved && state(&battle, 2).evading);
    let stands: Fields = &[("moving", "no"), ("evading", "no"), ("distance", "20")];
    dice(&mut battle, "direct-fire", shot, stands, &[19]);
    assert!(!state(&battle, 2).moved && !state(&battle, 2).evading);
}

/// A gun costs no extra PIP (K20-AMB-33).
#[test]
fn amb_79_a_gun_is_overrun_without_pip() {
    let mut battle = battle_with(&[(First, TANK), (Second, GUN)]);
    let give = Action::SetSide { side: First, field: "pip-counted".into(), value: "yes".into() };
    battle.act(&give, &RULESET);
    open(&mut battle, "vehicle-overrun", FIGHT, &[]);
    assert_ne!(refused(&battle, "vehicle-overrun"), Some("K20-AMB-79"));
}

/// Training 12 at 20″ is 12 + 1, -1 for a moving target, -2 for one that evades.
#[test]
fn amb_73_an_immobilised_vehicle_neither_moves_nor_evades() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK), (First, SQUAD)]);
    let number = |battle: &mut BattleState| {
        open(battle, "direct-fire", FIRE, &[("distance", "20")]);
        let known = RULESET.calculator("direct-fire").expect("there is one");
        let values = battle.calculator_state("direct-fire").values(known);
        let sums = (known.work)(&values, &house(battle, &[])).sums;
        let sum = sums.iter().find(|one| one.id == "to-hit");
        sum.expect("there is the sum").result.clone()
    };
    let figure = adjutant::aid::Figure::Number;
    set(&mut battle, 2, "moved", "yes");
    assert_eq!(number(&mut battle), figure(12));
    set(&mut battle, 2, "evading", "yes");
    assert_eq!(number(&mut battle), figure(11));
    // Immobilised, it no longer moves or evades under fire, but in an assault it still counts as
    // having moved.
    set(&mut battle, 2, "immobilised", "yes");
    assert_eq!(number(&mut battle), figure(13));
    let assault: Named = &[("attacker", 3), ("defender", 2)];
    open(&mut battle, "vehicle-assault", assault, &[]);
    assert_eq!(answer(&battle, "vehicle-assault", "moved"), "yes");
    open(&mut battle, "he-template", &[("target", 2)], &[]);
    assert_eq!(answer(&battle, "he-template", "movement"), "still");
    // A vehicle that gets free moves as before.
    set(&mut battle, 2, "immobilised", "no");
    assert_eq!(number(&mut battle), figure(11));
}

#[test]
fn amb_74_friends_are_tested_at_the_end_of_the_activation_in_which_one_sank() {
    let units = [(First, SQUAD), (First, SQUAD), (Second, SQUAD)];
    let mut battle = battle_with(&units);
    let at_the_end = |battle: &mut BattleState| {
        go(battle, "end");
        let all = battle.due(&RULESET);
        let of_sides = all.iter().filter(|due| due.unit.is_none());
        of_sides.map(|due| due.side).collect::<Vec<_>>()
    };
    // Broken before this activation: due only at the end of its own side's activations.
    set(&mut battle, 1, "level", "broken");
    assert_eq!(at_the_end(&mut battle), [First]);
    end_turn(&mut battle);
    assert_eq!(at_the_end(&mut battle), []);
    go(&mut battle, "activation");
    // It drops further in an activation of the enemy.
    set(&mut battle, 1, "level", "routed");
    assert_eq!(due(&battle, 2), [] as [&str; 0]);
    assert_eq!(at_the_end(&mut battle), [First]);
    // The test is taken once, and is not due in the next activation, in which no level drops.
    dice(&mut battle, "morale", &[("unit", 2)], &[], &[5]);
    assert!(state(&battle, 2).near_tested);
    assert_eq!(at_the_end(&mut battle), []);
    go(&mut battle, "activation");
    assert_eq!(at_the_end(&mut battle), []);
    // Nor does a drop in one turn count in the next.
    go(&mut battle, "activation");
    set(&mut battle, 2, "level", "broken");
    end_turn(&mut battle);
    end_turn(&mut battle);
    assert_eq!(at_the_end(&mut battle), []);
}

#[test]
fn amb_76_overwatch_lasts_until_it_is_used_or_the_own_next_activation() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "overwatch", "yes");
    // It stays in Overwatch when it is pinned or suppressed, and through the enemy's turn.
    set(&mut battle, 2, "pinned", "yes");
    set(&mut battle, 2, "suppressed", "yes");
    assert!(state(&battle, 2).overwatch);
    end_turn(&mut battle);
    assert!(!state(&battle, 2).overwatch, "its own activation begins");
    set(&mut battle, 2, "overwatch", "yes");
    end_turn(&mut battle);
    assert!(state(&battle, 2).overwatch);
    // It fires in the enemy's turn with its normal fire calculator.
    let back: Named = &[("shooter", 2), ("target", 1)];
    dice(&mut battle, "infantry-fire", back, &[], &[20]);
    assert!(!state(&battle, 2).overwatch);
    // Its own fire in its own turn does not count.
    set(&mut battle, 1, "overwatch", "yes");
    dice(&mut battle, "infantry-fire", FIRE, &[], &[20]);
    assert!(state(&battle, 1).overwatch);
}

#[test]
fn amb_77_a_vehicle_digs_itself_out_once_in_an_activation() {
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD)]);
    set(&mut battle, 1, "immobilised", "yes");
    go(&mut battle, "moving");
    assert_eq!(due(&battle, 1), ["immobilisation"]);
    dice(&mut battle, "immobilisation", &[("unit", 1)], &[], &[19]);
    let tank = state(&battle, 1);
    assert_eq!(tank.failed_dig_outs.0, 1);
    // It was done in place of a move; the other action is left.
    assert!(tank.additional_move && !tank.moved);
    assert_eq!(tank.standard_action, StandardAction::Available);
    assert_eq!(due(&battle, 1), [] as [&str; 0]);
    let again = may_not(&battle, "immobilisation", "unit", 1);
    assert_eq!(again, Some("K20-AMB-77"));
    end_turn(&mut battle);
    end_turn(&mut battle);
    go(&mut battle, "moving");
    assert_eq!(may_not(&battle, "immobilisation", "unit", 1), None);
    assert_eq!(due(&battle, 1), ["immobilisation"]);
}

#[test]
fn amb_80_a_jam_is_cleared_by_the_whole_activation() {
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD), (Second, TANK)]);
    set(&mut battle, 1, "weapon", "jammed");
    let unit: Named = &[("unit", 1)];
    // A unit that has acted does not have both actions to give up.
    set(&mut battle, 1, "moved", "yes");
    open(&mut battle, "training-test", unit, &[("both-actions", "yes")]);
    assert_eq!(refused(&battle, "training-test"), Some("K20-AMB-80"));
    set(&mut battle, 1, "moved", "no");
    // Giving up both actions takes no die.
    dice(&mut battle, "training-test", unit, &[("both-actions", "yes")], &[]);
    let tank = state(&battle, 1);
    assert_eq!(tank.weapon, Weapon::Ready);
    assert_eq!(tank.standard_action, StandardAction::Used);
    assert!(tank.additional_move);
    // No shot with any weapon, and no move.
    for (calculator, role) in [
        ("direct-fire", "shooter"),
        ("infantry-fire", "shooter"),
        ("immobilisation", "unit"),
        ("ramming", "attacker"),
    ] {
        let why = may_not(&battle, calculator, role, 1);
        assert_eq!(why, Some("K20-AMB-80"), "{calculator}");
    }
    end_turn(&mut battle);
    end_turn(&mut battle);
    assert_eq!(may_not(&battle, "direct-fire", "shooter", 1), None);
}

#[test]
fn chg_t1_stands_of_several_units_add_their_wb() {
    let units = [(First, SQUAD), (First, SQUAD), (First, HQ), (Second, SQUAD), (Second, SQUAD)];
    let mut battle = battle_with(&units);
    set(&mut battle, 2, "wb", "4");
    set(&mut battle, 3, "wb", "2");
    set(&mut battle, 5, "wb", "5");
    let all: Named = &[
        ("attacker", 1),
        ("attacker-2", 2),
        ("attacker-3", 3),
        ("defender", 4),
        ("defender-2", 5),
    ];
    open(&mut battle, "close-combat", all, &[]);
    assert_eq!(answer(&battle, "close-combat", "more-wb"), "6");
    assert_eq!(answer(&battle, "close-combat", "enemy.more-wb"), "5");
    // 3 + 6 + 2 for the charge against 3 + 5: a lead of 3, which 1 and 4 make even.
    settle(&mut battle, "close-combat", &[], &[1, 4]);
    for unit in [1, 2, 3] {
        let state = state(&battle, unit);
        assert!(state.fighting && state.fights.number() == Some(4), "{unit}");
        assert_eq!(state.standard_action, StandardAction::Used);
    }
    assert_eq!(state(&battle, 4).fights.number(), Some(1));
    assert!(state(&battle, 5).fighting);
    // The first of the attacking units loses a stand; the units that took part are free of this
    // fight.
    let again: Named = &[("attacker", 1), ("attacker-2", 2), ("defender", 4)];
    dice(&mut battle, "close-combat", again, &[], &[1, 20]);
    assert_eq!(state(&battle, 1).stands_lost.0, 1);
    assert_eq!(state(&battle, 2).stands_lost.0, 0);
    assert!(!state(&battle, 2).fighting);
    // The others were not entered as taking part: they fight on, with the first unit of each side.
    let numbers = [1, 3, 4, 5].map(|unit| state(&battle, unit).fights.number());
    assert_eq!(numbers, [Some(5), Some(4), Some(3), Some(1)]);
}

#[test]
fn chg_t3_a_drawn_fight_is_due_with_the_next_activation_and_not_before() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    let level: Fields = &[("charging", "no")];
    dice(&mut battle, "close-combat", FIGHT, level, &[5, 5]);
    assert!(state(&battle, 1).fighting);
    assert_eq!(due(&battle, 1), [""; 0]);
    assert_eq!(due(&battle, 2), [""; 0]);
    end_turn(&mut battle);
    assert_eq!(due(&battle, 2), ["close-combat"], "its activation");
    assert_eq!(due(&battle, 1), [""; 0]);
    end_turn(&mut battle);
    assert_eq!(due(&battle, 1), ["close-combat"]);
}

#[test]
fn ral_01_a_failed_test_does_not_stay_due() {
    let mut battle = battle_with(&[(First, SQUAD)]);
    set(&mut battle, 1, "level", "disorganised");
    assert_eq!(due(&battle, 1), ["rally"]);
    let own: Named = &[("unit", 1)];
    dice(&mut battle, "rally", own, &[], &[15]);
    assert_eq!(state(&battle, 1).level, Level::Disorganised);
    assert_eq!(due(&battle, 1), [""; 0]);
    end_turn(&mut battle);
    end_turn(&mut battle);
    assert_eq!(due(&battle, 1), ["rally"]);
}

#[test]
fn amb_67_half_of_the_stands_is_counted_by_the_unit() {
    let mut battle = battle_with(&[(First, SQUAD)]);
    set(&mut battle, 1, "stands-lost", "2");
    open(&mut battle, "morale", &[("unit", 1)], &[]);
    let known = ["began-with", "gone", "half-lost"].map(|field| answer(&battle, "morale", field));
    assert_eq!(known, ["4", "2", "yes"]);
}

#[test]
fn ovi_01_the_vehicle_that_overran_goes_on_to_another_stand() {
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD), (Second, SQUAD)]);
    open(&mut battle, "infantry-overrun", FIGHT, &[]);
    let next = |faces: &[u8]| -> Vec<&str> {
        let offered = then(&battle, "infantry-overrun", faces);
        offered.iter().map(|next| next.calculator).collect()
    };
    // Training 12 drives; the infantry dodges on 10 or less.
    assert_eq!(next(&[12, 11]), ["morale", "infantry-overrun"]);
    assert_eq!(next(&[12, 10]), ["infantry-overrun"]);
    assert_eq!(next(&[13]), [""; 0]);
    let offered = then(&battle, "infantry-overrun", &[12, 10]);
    settle(&mut battle, "infantry-overrun", &[], &[12, 10]);
    follow(&mut battle, "infantry-overrun", &offered[0]);
    assert_eq!(cast(&battle, "infantry-overrun", "attacker"), Some(1));
    assert_eq!(cast(&battle, "infantry-overrun", "defender"), Some(3), "not who dodged");
}

#[test]
fn vas_01_the_next_stand_finds_the_vehicle_as_the_last_one_left_it() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK)]);
    set(&mut battle, 2, "moved", "yes");
    open(&mut battle, "vehicle-assault", FIGHT, &[]);
    let next = |faces: &[u8]| -> Vec<&str> {
        let offered = then(&battle, "vehicle-assault", faces);
        offered.iter().map(|next| next.calculator).collect()
    };
    // 2 less 1 and DV 1: row 0, on which 4 and 5 immobilise and 1 to 3 damage.
    let faces = [4, 12];
    assert_eq!(next(&faces), ["vehicle-assault"]);
    let offered = then(&battle, "vehicle-assault", &faces);
    settle(&mut battle, "vehicle-assault", &[], &faces);
    follow(&mut battle, "vehicle-assault", &offered[0]);
    let known =
        ["immobilised", "suppressed"].map(|field| answer(&battle, "vehicle-assault", field));
    assert_eq!(known, ["yes", "yes"]);
    // 3 more, and the +1 for moving makes no difference: row 4, on which a 1 burns; no dice are
    // left to roll.
    assert_eq!(then(&battle, "vehicle-assault", &[1]).len(), 0);
}

#[test]
fn chg_03_two_defenders_in_overwatch_fire_at_who_charges() {
    let mut battle =
        battle_with(&[(First, SQUAD), (Second, SQUAD), (Second, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "overwatch", "yes");
    set(&mut battle, 3, "overwatch", "yes");
    set(&mut battle, 3, "training", "14");
    assert!(!takes(&battle, "charge", "overwatch", 4), "it holds none");
    let roles: Named = &[("attacker", 1), ("defender", 2), ("overwatch", 3)];
    open(&mut battle, "charge", roles, &[("overwatch", "fire")]);
    assert_eq!(answer(&battle, "charge", "second-fires"), "yes");
    assert_eq!(answer(&battle, "charge", "second-training"), "14");
    // FP 5 and 2 more at stands that move: row 7. The first defender's shot removes a stand on 7,
    // the second one's on 1; with 2 of 4 lost the unit tests at -5, and holds on 5; 3 + 3 + 2
    // against 3 is a lead of 5: 1 and 6 are a tie.
    one_stand(&mut battle);
    settle(&mut battle, "charge", &[], &[10, 10, 7, 14, 1, 5, 1, 6]);
    assert_eq!(state(&battle, 1).stands_lost.0, 2);
    assert!(state(&battle, 1).fighting);
    for unit in [2, 3] {
        let state = state(&battle, unit);
        assert!(!state.overwatch && state.fired, "{unit}");
    }
}

/// K20-CHG-03: each defender in Overwatch picks for itself.
#[test]
fn chg_03_another_defender_fires_though_the_charged_one_does_not() {
    let mut battle = battle_with(&[(First, ONE_STAND), (Second, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 3, "overwatch", "yes");
    let roles: Named = &[("attacker", 1), ("defender", 2), ("overwatch", 3)];
    open(&mut battle, "charge", roles, &[]);
    assert_eq!(answer(&battle, "charge", "overwatch"), "none");
    // Row 7: 1 to 7 remove the stand.
    one_stand(&mut battle);
    settle(&mut battle, "charge", &[], &[10, 10, 7]);
    assert!(state(&battle, 1).is_out());
    assert!(!state(&battle, 3).overwatch && state(&battle, 3).fired);
    assert!(!state(&battle, 2).fired);
    // The unit that is charged is not counted as another defender.
    set(&mut battle, 2, "overwatch", "yes");
    let beside = |unit| {
        let others: story::Fields = &[("attacker", "1"), ("defender", "2")];
        may_not_beside(&battle, "charge", others, "overwatch", unit)
    };
    assert_eq!(beside(2), Some("K20-CHG-03"));
}

/// K20-AMB-72: a state of the unit applies if all its stands are in it.
#[test]
fn chg_04_stands_that_the_fire_pins_stay_pinned() {
    // A lone stand is Pinned on 11 to 14 of row 7, and fights on at 3 + 2 - 5 against 3.
    let mut battle = battle_with(&[(First, ONE_STAND), (Second, SQUAD)]);
    set(&mut battle, 2, "overwatch", "yes");
    charge_at_one(&mut battle, FIGHT, &[("overwatch", "fire")], &[10, 10, 11, 4, 1]);
    assert!(state(&battle, 1).pinned && state(&battle, 1).fighting);
    assert!(state(&battle, 2).fired);
    // Of four stands one is Pinned: that does not make the unit Pinned.
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "overwatch", "yes");
    charge_at_one(&mut battle, FIGHT, &[("overwatch", "fire")], &[10, 10, 11, 1, 12]);
    assert!(!state(&battle, 1).pinned);
}

/// No unit fights beside itself, or is its own Broken friend.
#[test]
fn a_unit_takes_one_part_only() {
    let mut battle = battle_with(&[(First, SQUAD), (First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 1, "level", "broken");
    let fights: story::Fields = &[("attacker", "1"), ("attacker-2", "2"), ("defender", "3")];
    let bar = |role, unit| may_not_beside(&battle, "close-combat", fights, role, unit);
    assert_eq!(bar("attacker-2", 1), Some("K20-CHG-T1"));
    assert_eq!(bar("attacker-2", 2), None, "that is where it stands");
    assert_eq!(bar("attacker-3", 2), Some("K20-CHG-T1"));
    assert_eq!(bar("defender-2", 3), Some("K20-CHG-T2"));
    let tested: story::Fields = &[("unit", "1")];
    let friend = |unit| may_not_beside(&battle, "morale-due", tested, "friend", unit);
    assert_eq!(friend(1), Some("K20-MOR-01"));
}

/// K20-VAS-01: one move and attack of the whole unit, stand by stand.
#[test]
fn vas_01_the_other_stands_assault_with_the_action_of_the_first() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK)]);
    dice(&mut battle, "vehicle-assault", FIGHT, &[], &[20]);
    assert_eq!(state(&battle, 1).standard_action, StandardAction::Used);
    let bar = |battle: &BattleState| may_not(battle, "vehicle-assault", "attacker", 1);
    assert_eq!(bar(&battle), None);
    assert_eq!(may_not(&battle, "charge", "attacker", 1), Some("K20-GEN-03"), "but nothing else");
    end_turn(&mut battle);
    end_turn(&mut battle);
    // A unit that is thrown back has no more stands to send.
    let broken: Fields = &[("overwatch", "yes"), ("fire-result", "broken")];
    set(&mut battle, 2, "overwatch", "yes");
    dice(&mut battle, "vehicle-assault", FIGHT, broken, &[]);
    assert_eq!(bar(&battle), Some("K20-GEN-03"));
    // An action used for something else is spent.
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK)]);
    set(&mut battle, 1, "standard-action", "used");
    assert_eq!(bar(&battle), Some("K20-GEN-03"));
}

/// K20-MOR-01, K20-AMB-57: at the end of an activation.
#[test]
fn mor_01_the_test_near_a_broken_friend_is_not_due_again_once_it_was_taken() {
    let mut battle = battle_with(&[(First, SQUAD), (First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "level", "broken");
    let due_for_side = |battle: &BattleState| {
        let units = battle.units.both().flat_map(|(side, units)| {
            let own = units.iter().filter(move |_| side == First);
            own.map(|unit| unit.values(&RULESET))
        });
        let units: Vec<_> = units.collect();
        let side = battle.side_values(First, &RULESET);
        let all = (RULESET.tracker.side_consequences)(&side, &units);
        all.iter().any(|one| one.test.is_some())
    };
    go(&mut battle, "end");
    assert!(due_for_side(&battle));
    // 10 or less: it holds.
    dice(&mut battle, "morale", &[("unit", 1)], &[], &[10]);
    assert!(state(&battle, 1).near_tested);
    assert!(!due_for_side(&battle), "it was taken");
    // The next activation starts again.
    go(&mut battle, "activation");
    go(&mut battle, "end");
    assert!(due_for_side(&battle));
    // A test for a loss is separate.
    set(&mut battle, 1, "stands-lost", "1");
    dice(&mut battle, "morale", &[("unit", 1)], &[], &[5]);
    assert!(!state(&battle, 1).near_tested);
}

// Calculators opened next, with the units in their new state.

/// The first opening of this calculator.
#[track_caller]
fn to<'a>(all: &'a [Opening], calculator: &str) -> &'a Opening {
    let mut all = all.iter();
    all.find(|one| one.calculator == calculator).expect("it is offered")
}

/// Opens a calculator from a unit's page, by the label of the button.
#[track_caller]
fn of_unit(battle: &mut BattleState, unit: u32, calculator: &str, takes: &str) {
    let (side, known) = battle.unit(unit).expect("there is one");
    let all = RULESET.openings(&known.values(&RULESET));
    let mut all = all.iter().filter(|one| one.calculator == calculator);
    let opens = all.find_map(|one| {
        let about = Some((side, unit));
        let cast = battle.cast_of(one, Some(unit), &Answers::new(), &RULESET);
        let takes = cast.get(takes).is_some_and(|taken| *taken == unit.to_string());
        let open = battle.open(one, about, &Answers::new(), &RULESET);
        open.filter(|_| takes)
    });
    let open = opens.expect("it is offered");
    battle.act(&open, &RULESET);
}

#[test]
fn ral_t1_rallying_after_a_test_begins_at_the_level_that_came_of_it() {
    for (face, level, rallies) in [(5, "confident", 10), (20, "broken", 7)] {
        let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
        dice(&mut battle, "morale", UNIT_1, &[], &[face]);
        let after = state(&battle, 1).level;
        let chips = next(&battle, "morale");
        follow(&mut battle, "morale", to(&chips, "rally"));
        assert_eq!(answer(&battle, "rally", "level"), level);
        // Failed on one more than it needs: no change.
        settle(&mut battle, "rally", &[], &[rallies + 1]);
        assert_eq!(state(&battle, 1).level, after);
    }
    // Without a unit, the level is one down, as after a failed test.
    let mut battle = battle_with(&[]);
    open(&mut battle, "morale", &[], &[]);
    let chips = next(&battle, "morale");
    follow(&mut battle, "morale", to(&chips, "rally"));
    assert_eq!(answer(&battle, "rally", "level"), "disorganised");
}

#[test]
fn mor_01_nobody_is_tested_in_place_of_who_is_gone() {
    let strong: Fields = &[("fp", "14")];
    let mut battle = battle_with(&[(First, strong), (Second, ONE_STAND), (Second, SQUAD)]);
    dice(&mut battle, "infantry-fire", FIRE, &[], &[2]);
    assert_eq!(state(&battle, 2).stands_lost.0, 1);
    let chips = then(&battle, "infantry-fire", &[2]);
    follow(&mut battle, "infantry-fire", to(&chips, "morale"));
    assert_eq!(battle.calculator_state("morale").cast, Answers::new());
    // The only unit that is left is picked.
    let mut battle = battle_with(&[(First, strong), (Second, SQUAD), (Second, SQUAD)]);
    dice(&mut battle, "infantry-fire", FIRE, &[], &[2]);
    let chips = then(&battle, "infantry-fire", &[2]);
    follow(&mut battle, "infantry-fire", to(&chips, "morale"));
    assert_eq!(battle.calculator_state("morale").cast, answers(&[("unit", "2")]));
    assert_eq!(answer(&battle, "morale", "shaken"), "yes");
}

#[test]
fn imm_04_the_crew_of_a_stuck_vehicle_is_tested_once() {
    let light: Fields =
        &[("kind", "vehicle"), ("front-dv", "5"), ("side-dv", "5"), ("rear-dv", "5")];
    let mut battle = battle_with(&[(First, TANK), (Second, light)]);
    let shot: Fields = &[("ammunition", "ap"), ("distance", "10")];
    // 10 - 5: immobilised on 12.
    dice(&mut battle, "direct-fire", FIRE, shot, &[5, 12]);
    assert_eq!(due(&battle, 2), ["crew-morale"]);
    assert_eq!(may_not(&battle, "crew-morale", "unit", 2), None);
    // Another shot before the test: the test is still due.
    dice(&mut battle, "direct-fire", FIRE, shot, &[5, 12]);
    assert_eq!(may_not(&battle, "crew-morale", "unit", 2), None);
    dice(&mut battle, "crew-morale", UNIT_2, &[], &[5]);
    let cite = Some("K20-IMM-04");
    assert_eq!(may_not(&battle, "crew-morale", "unit", 2), cite);
    dice(&mut battle, "direct-fire", FIRE, shot, &[5, 12]);
    assert_eq!(may_not(&battle, "crew-morale", "unit", 2), cite);
    // Getting free and stuck again is a new case; after a change by hand it is unknown.
    set(&mut battle, 2, "immobilised", "no");
    set(&mut battle, 2, "immobilised", "yes");
    assert_eq!(may_not(&battle, "crew-morale", "unit", 2), None);
    // It was stuck before the shot.
    dice(&mut battle, "direct-fire", FIRE, shot, &[5, 12]);
    assert_eq!(due(&battle, 2), [""; 0]);
    assert_eq!(may_not(&battle, "crew-morale", "unit", 2), cite);
}

#[test]
fn imm_04_a_crew_that_was_not_tested_in_time_still_may_be() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    dice(&mut battle, "direct-fire", FIRE, &[], &[10, 10]);
    end_turn(&mut battle);
    end_turn(&mut battle);
    dice(&mut battle, "direct-fire", FIRE, &[], &[10, 10]);
    assert_eq!(due(&battle, 2), [""; 0]);
    assert_eq!(may_not(&battle, "crew-morale", "unit", 2), None);
    dice(&mut battle, "crew-morale", UNIT_2, &[], &[5]);
    dice(&mut battle, "direct-fire", FIRE, &[], &[10, 10]);
    let cite = Some("K20-IMM-04");
    assert_eq!(may_not(&battle, "crew-morale", "unit", 2), cite);
}

#[test]
fn imm_p3_the_test_of_a_crew_is_none_for_losses() {
    let stuck: Fields = &[
        ("kind", "vehicle"),
        ("immobilised", "yes"),
        ("crew-test", "yes"),
        ("commander-lost", "yes"),
    ];
    let mut battle = battle_with(&[(First, stuck), (Second, SQUAD)]);
    dice(&mut battle, "crew-morale", UNIT_1, &[], &[15]);
    let tank = state(&battle, 1);
    assert_eq!((tank.level, tank.commander_lost), (Level::Disorganised, true));
}

#[test]
fn chg_p1_fire_in_overwatch_from_the_page_of_a_unit_has_its_modifiers() {
    let fires: Fields = &[("fp", "8"), ("overwatch", "yes")];
    let tank: Fields = &[("kind", "vehicle"), ("fp", "8"), ("overwatch", "yes"), ("pinned", "yes")];
    let mut battle = battle_with(&[(First, SQUAD), (Second, fires), (Second, tank)]);
    // FP 8, and 2 more as its target moves.
    of_unit(&mut battle, 2, "charge", "defender");
    assert_eq!(answer(&battle, "charge", "fire-strength"), "10");
    // Its reaction in Overwatch is the player's choice, however the charge is opened; the
    // default is to fire.
    assert_eq!(answer(&battle, "charge", "overwatch"), "fire");
    assert!(asked(&battle, "charge").contains(&"overwatch".to_owned()));
    of_unit(&mut battle, 3, "vehicle-assault", "defender");
    assert_eq!(answer(&battle, "vehicle-assault", "fire-strength"), "5");
}

#[test]
fn imm_02_what_drove_on_does_not_dig_itself_out() {
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD)]);
    dice(&mut battle, "immobilisation", UNIT_1, &[], &[2]);
    let chips = next(&battle, "immobilisation");
    follow(&mut battle, "immobilisation", to(&chips, "immobilisation"));
    assert_eq!(answer(&battle, "immobilisation", "digging-out"), "no");
    set(&mut battle, 1, "immobilised", "yes");
    let chips = next(&battle, "immobilisation");
    follow(&mut battle, "immobilisation", to(&chips, "immobilisation"));
    assert_eq!(answer(&battle, "immobilisation", "digging-out"), "yes");
}

#[test]
fn vas_04_fire_at_who_assaults_shakes_and_pins() {
    const ASSAULT: Named = &[("attacker", 1), ("defender", 2)];
    const FIRES: Fields = &[("overwatch", "yes")];
    let strong: Fields =
        &[("kind", "vehicle"), ("fp", "14"), ("overwatch", "yes"), ("top-dv", "2")];
    let mut battle = battle_with(&[(First, SQUAD), (Second, strong)]);
    // 14 + 2: 1 damage and -1 morale on 1-6.
    dice(&mut battle, "vehicle-assault", ASSAULT, FIRES, &[5, 1]);
    let squad = state(&battle, 1);
    assert_eq!((squad.lost_now.0, squad.shaken), (1, true));
    let weak: Fields = &[("kind", "vehicle"), ("fp", "3"), ("overwatch", "yes"), ("top-dv", "2")];
    for (unit, pinned) in [(ONE_STAND, true), (SQUAD, false)] {
        let mut battle = battle_with(&[(First, unit), (Second, weak)]);
        // 3 + 2: Pinned on 9-12; for several stands the player enters the result.
        dice(&mut battle, "vehicle-assault", ASSAULT, FIRES, &[5, 10, 20]);
        assert_eq!(state(&battle, 1).pinned, pinned);
    }
}

const AT_THE_THIRD: Named = &[("attacker", 1), ("defender", 3)];
const GOES_ON: Fields = &[("charging", "no")];

#[test]
fn chg_t3_who_fights_a_unit_that_is_gone_is_free() {
    let three: &[(Side, Fields)] = &[(First, SQUAD), (First, SQUAD), (Second, ONE_STAND)];
    for (field, value) in [("stands-lost", "1"), ("level", "routed")] {
        let mut battle = battle_with(three);
        dice(&mut battle, "close-combat", AT_THE_THIRD, GOES_ON, &[10, 10]);
        assert!(state(&battle, 1).fighting);
        set(&mut battle, 3, "level", "broken");
        assert!(state(&battle, 1).fighting);
        set(&mut battle, 3, field, value);
        let squad = state(&battle, 1);
        assert!(!squad.fighting && !squad.fights.is_some() && !squad.fought);
        assert!(!state(&battle, 3).fighting, "nor does it fight on itself");
    }
    // Two against two: the remaining units of both sides fight each other.
    let mut battle =
        battle_with(&[(First, SQUAD), (First, SQUAD), (Second, SQUAD), (Second, SQUAD)]);
    for (unit, enemy) in [(1, "3"), (2, "3"), (3, "1"), (4, "1")] {
        set(&mut battle, unit, "fighting", "yes");
        set(&mut battle, unit, "fights", enemy);
    }
    set(&mut battle, 3, "stands-lost", "4");
    let enemies = [1, 2, 4].map(|unit| state(&battle, unit).fights.number());
    assert_eq!(enemies, [Some(4), Some(4), Some(1)]);
    // Another unit in the fight is then its enemy.
    let mut battle = battle_with(three);
    let both: Named = &[("attacker", 1), ("attacker-2", 2), ("defender", 3)];
    dice(&mut battle, "close-combat", both, GOES_ON, &[13, 16]);
    assert_eq!(state(&battle, 3).fights.number(), Some(1));
    set(&mut battle, 1, "stands-lost", "4");
    assert_eq!(state(&battle, 3).fights.number(), Some(2));
    set(&mut battle, 2, "stands-lost", "4");
    assert!(!state(&battle, 3).fighting);
}

#[test]
fn chg_01_who_may_not_charge_begins_no_close_combat() {
    let mut battle = battle_with(&[(First, SQUAD), (First, SQUAD), (Second, SQUAD)]);
    assert_eq!(may_not(&battle, "close-combat", "attacker", 1), None);
    let charges = |battle: &mut BattleState, charging: Fields| {
        assert_eq!(may_not(battle, "close-combat", "attacker", 1), None);
        open(battle, "close-combat", AT_THE_THIRD, charging);
        refused(battle, "close-combat")
    };
    set(&mut battle, 1, "standard-action", "lost");
    assert_eq!(charges(&mut battle, &[]), Some("K20-GEN-03"));
    // It may fight on in a fight that was not recorded.
    assert_eq!(charges(&mut battle, GOES_ON), None);
    // The stands of a charge may fight one after another.
    set(&mut battle, 1, "standard-action", "used");
    assert_eq!(charges(&mut battle, &[]), None);
    set(&mut battle, 1, "level", "broken");
    assert_eq!(charges(&mut battle, &[]), Some("K20-MOR-05"));
    assert_eq!(charges(&mut battle, GOES_ON), None);
    // The same applies beside another unit.
    let beside: Named = &[("attacker", 2), ("attacker-2", 1), ("defender", 3)];
    open(&mut battle, "close-combat", beside, &[]);
    assert_eq!(refused(&battle, "close-combat"), Some("K20-MOR-05"));
    set(&mut battle, 1, "level", "routed");
    assert_eq!(may_not(&battle, "close-combat", "attacker", 1), Some("K20-MOR-05"));
    assert_eq!(may_not(&battle, "close-combat", "attacker-2", 1), Some("K20-MOR-05"));
    assert_eq!(may_not(&battle, "close-combat", "defender", 3), None);
    // A fight that continues is different.
    set(&mut battle, 1, "level", "broken");
    set(&mut battle, 1, "fighting", "yes");
    assert_eq!(charges(&mut battle, &[]), None);
    set(&mut battle, 3, "level", "routed");
    assert_eq!(may_not(&battle, "close-combat", "defender", 3), Some("K20-MOR-05"));
}

#[test]
fn mor_01_the_only_unit_of_a_side_has_no_friend_near() {
    let broken: Fields = &[("level", "broken")];
    let near = |units: &[(Side, Fields)]| {
        let mut battle = battle_with(units);
        let go = Action::GoToPhase { phase: "end".to_owned() };
        battle.act(&go, &RULESET);
        let due = battle.due(&RULESET);
        due.iter().filter(|due| due.unit.is_none()).count()
    };
    assert_eq!(near(&[(First, broken), (Second, SQUAD)]), 0);
    assert_eq!(near(&[(First, broken), (First, SQUAD), (Second, SQUAD)]), 1);
    assert_eq!(near(&[(First, broken), (First, broken), (Second, SQUAD)]), 1);
}

#[test]
fn dir_t5_only_the_test_that_clears_a_jam_costs_the_action() {
    let jammed: Fields = &[("kind", "vehicle"), ("weapon", "jammed"), ("standard-action", "used")];
    let mut battle = battle_with(&[(First, jammed), (Second, SQUAD)]);
    open(&mut battle, "training-test", UNIT_1, &[("clears", "no")]);
    assert_eq!(refused(&battle, "training-test"), None);
    open(&mut battle, "training-test", UNIT_1, &[("clears", "yes")]);
    assert_eq!(refused(&battle, "training-test"), Some("K20-GEN-03"));
}

#[test]
fn chg_t3_a_drawn_fight_goes_on_with_the_stands_that_are_in_it() {
    let three: Fields = &[("stands", "3"), ("wb", "4")];
    let four: Fields = &[("stands", "4"), ("wb", "4")];
    let mut battle = battle_with(&[(First, three), (Second, four)]);
    let both: Named = &[("attacker", 1), ("defender", 2)];
    // 4 + 8 + 2 against 4: ten more for the defender is a draw.
    charge_at_one(&mut battle, both, &[], &[5, 5, 15]);
    assert!(state(&battle, 1).fighting);
    let opened = |battle: &mut BattleState| {
        let chips = next(battle, "charge");
        follow(battle, "charge", to(&chips, "close-combat"));
        ["charging", "more-wb", "enemy-more-wb"].map(|field| answer(battle, "close-combat", field))
    };
    assert_eq!(opened(&mut battle), ["no", "8", "0"]);
    set(&mut battle, 1, "stands-lost", "1");
    assert_eq!(opened(&mut battle), ["no", "4", "0"]);
    // The same applies from the other side.
    open(&mut battle, "close-combat", &[("attacker", 2), ("defender", 1)], &[]);
    assert_eq!(answer(&battle, "close-combat", "enemy-more-wb"), "4");
    set(&mut battle, 1, "stands-lost", "2");
    assert_eq!(opened(&mut battle), ["no", "0", "0"]);
    set(&mut battle, 1, "fighting", "no");
    assert_eq!(state(&battle, 1).fights_wb.0, 0);
}

#[test]
fn chg_t3_stands_that_were_halted_are_in_no_fight() {
    let three: Fields = &[("stands", "3"), ("wb", "4")];
    let fires: Fields = &[("wb", "4"), ("overwatch", "yes")];
    for (shot, halted) in [(9, 4), (20, 8), (1, 4)] {
        let mut battle = battle_with(&[(First, three), (Second, fires)]);
        let overwatch: Fields = &[("overwatch", "fire")];
        // 5 + 2: a stand is Suppressed on 8-10, lost on 1-7 and the unit tested; then 4 + 2 and the
        // other stands against 4.
        let lost = if shot == 1 { &[5][..] } else { &[] };
        let lead = 2 + halted as u8;
        let faces = [&[5, 5, shot], lost, &[5, 5 + lead]].concat();
        charge_at_one(&mut battle, FIGHT, overwatch, &faces);
        let unit = state(&battle, 1);
        assert!(unit.fighting);
        assert_eq!(unit.fights_wb.0, halted, "{shot}");
    }
}

#[test]
fn chg_t3_the_same_stands_fight_once_in_an_activation() {
    let bar = |battle: &BattleState, [unit, enemy]: [u32; 2]| {
        let enemy: &str = &enemy.to_string();
        may_not_beside(battle, "close-combat", &[("defender", enemy)], "attacker", unit)
    };
    let drawn = |unit: Fields| {
        let mut battle = battle_with(&[(First, unit), (Second, ONE_STAND), (Second, ONE_STAND)]);
        end_turn(&mut battle);
        end_turn(&mut battle);
        dice(&mut battle, "close-combat", FIGHT, GOES_ON, &[5, 5]);
        assert!(state(&battle, 1).fighting);
        battle
    };
    let mut battle = drawn(ONE_STAND);
    assert_eq!(bar(&battle, [1, 2]), Some("K20-CHG-T3"));
    assert_eq!(bar(&battle, [1, 3]), None, "another one");
    end_turn(&mut battle);
    assert_eq!(bar(&battle, [2, 1]), None, "its activation");
    end_turn(&mut battle);
    assert_eq!(bar(&battle, [1, 2]), None);
    // Another stand may have a separate fight.
    assert_eq!(bar(&drawn(SQUAD), [1, 2]), None);
    // In the first turn it is unknown whether turns are recorded.
    let mut battle = battle_with(&[(First, ONE_STAND), (Second, ONE_STAND)]);
    dice(&mut battle, "close-combat", FIGHT, GOES_ON, &[5, 5]);
    assert_eq!(bar(&battle, [1, 2]), None);
}

#[test]
fn vas_01_another_stand_is_one_of_the_same_unit() {
    let strong: Fields = &[("kind", "vehicle"), ("fp", "14"), ("overwatch", "yes")];
    let mut battle = battle_with(&[(First, ONE_STAND), (First, SQUAD), (Second, strong)]);
    let fires: Fields = &[("overwatch", "yes")];
    let faces = [5, 1];
    dice(&mut battle, "vehicle-assault", AT_THE_THIRD, fires, &faces);
    assert_eq!(state(&battle, 1).stands_lost.0, 1);
    let chips = then(&battle, "vehicle-assault", &faces);
    follow(&mut battle, "vehicle-assault", to(&chips, "vehicle-assault"));
    assert_eq!(cast(&battle, "vehicle-assault", "attacker"), None);
    assert_eq!(cast(&battle, "vehicle-assault", "defender"), Some(3));
}

/// K20-ART-P1, K20-AMB-69: each round counts, not only the worst.
#[test]
fn art_p1_what_several_rounds_do_adds_up() {
    let two: Fields = &[("kind", "gun"), ("he-fp", "8"), ("he-ov", "2"), ("rof", "2")];
    // HE OV 2 minus 2: strength 0, on which 1 to 3 are damage, 4 and 5 immobilise.
    let mut battle = battle_with(&[(First, two), (Second, &[("kind", "vehicle")])]);
    let faces = [5, 1, 1, 3, 4];
    let tank: Fields = &[("distance", "20"), ("dv", "2")];
    open(&mut battle, "fire-mission", FIRE, tank);
    let offered = then(&battle, "fire-mission", &faces);
    settle(&mut battle, "fire-mission", &[], &faces);
    let tank = state(&battle, 2);
    assert_eq!((tank.damage.0, tank.immobilised), (1, Stuck::Yes));
    assert!(tank.suppressed && tank.crew_test);
    assert_eq!(due(&battle, 2), ["crew-morale"]);
    to(&offered, "crew-morale");
    // Damaged and Suppressed: 6 to 9; and without armour it looks for cover as well.
    let soft: Fields = &[("kind", "vehicle"), ("armoured", "no")];
    let mut battle = battle_with(&[(First, two), (Second, soft)]);
    let near: Fields = &[("distance", "20"), ("dv", "5")];
    dice(&mut battle, "fire-mission", FIRE, near, &[5, 1, 1, 3, 9]);
    let truck = state(&battle, 2);
    assert!(truck.suppressed && truck.pinned && truck.damage.0 == 1);
    assert_eq!(truck.immobilised, Stuck::No);
    // HE FP 8: 9 to 11 Suppressed, 12 to 15 Pinned; it is not near.
    let mut battle = battle_with(&[(First, two), (Second, SQUAD)]);
    let far: Fields = &[("distance", "20"), ("near", "no")];
    dice(&mut battle, "fire-mission", FIRE, far, &[5, 1, 1, 9, 12]);
    assert!(state(&battle, 2).suppressed && state(&battle, 2).pinned);
    // A lost stand gets no other result.
    let mut battle = battle_with(&[(First, two), (Second, SQUAD)]);
    dice(&mut battle, "fire-mission", FIRE, far, &[5, 1, 1, 9, 1]);
    let squad = state(&battle, 2);
    assert!(!squad.suppressed && squad.stands_lost.0 == 1);
}

/// K20-RAL-01: pass or fail, a unit does nothing after its own test.
#[test]
fn ral_01_who_rallied_by_itself_does_nothing_more() {
    let stuck: Fields =
        &[("kind", "vehicle"), ("level", "disorganised"), ("immobilised", "yes"), ("he-fp", "6")];
    let mut battle = battle_with(&[(First, stuck), (First, HQ), (Second, SQUAD)]);
    set(&mut battle, 2, "level", "disorganised");
    for unit in ["1", "2"] {
        let own: Named = if unit == "1" { UNIT_1 } else { UNIT_2 };
        dice(&mut battle, "rally", own, &[], &[19]);
    }
    let bars = |battle: &BattleState| {
        [
            ("infantry-fire", "shooter", 1),
            ("direct-fire", "shooter", 1),
            ("fire-mission", "shooter", 1),
            ("immobilisation", "unit", 1),
            ("infantry-fire", "shooter", 2),
            ("rally", "commander", 2),
        ]
        .map(|(calculator, role, unit)| may_not(battle, calculator, role, unit))
    };
    let over = Some("K20-RAL-01");
    assert_eq!(bars(&battle), [over; 6]);
    for phase in ["activation", "moving"] {
        let phase = phase.to_owned();
        battle.act(&Action::GoToPhase { phase }, &RULESET);
        assert_eq!(battle.due(&RULESET).len(), 0);
    }
    set(&mut battle, 1, "immobilised", "no");
    for calculator in ["ramming", "vehicle-overrun", "infantry-overrun"] {
        assert_eq!(may_not(&battle, calculator, "attacker", 1), over);
    }
    // In the enemy's turn it has no activation to end.
    end_turn(&mut battle);
    assert_eq!(bars(&battle), [None; 6]);
    end_turn(&mut battle);
    assert_eq!(bars(&battle), [None; 6]);
    // A unit given its action back by hand is free again, if no turns are recorded.
    dice(&mut battle, "rally", UNIT_1, &[], &[19]);
    assert_eq!(may_not(&battle, "infantry-fire", "shooter", 1), over);
    set(&mut battle, 1, "standard-action", "available");
    assert!(!state(&battle, 1).activation_over);
    assert_eq!(may_not(&battle, "infantry-fire", "shooter", 1), None);
    // An ordered test does not end the activation (K20-RAL-02).
    let ordered: Named = &[("unit", 1), ("commander", 2)];
    dice(&mut battle, "rally", ordered, &[], &[19]);
    assert!(!state(&battle, 1).activation_over);
}

/// K20-VAS-04, K20-AMB-68: the stands of a unit that becomes Broken or Routed by the test for fire
/// in Overwatch go back.
#[test]
fn vas_04_a_unit_that_breaks_under_fire_assaults_no_more() {
    let fires: Fields = &[("overwatch", "yes")];
    let car: Fields = &[("kind", "vehicle"), ("overwatch", "yes")];
    let bar = |battle: &BattleState| may_not(battle, "vehicle-assault", "attacker", 1);
    // A natural 20 is two levels down; a 10 holds, whatever the level.
    for (level, face, barred) in [
        ("confident", 20, Some("K20-GEN-03")),
        ("confident", 10, None),
        ("broken", 7, Some("K20-GEN-03")),
    ] {
        let mut battle = battle_with(&[(First, SQUAD), (Second, car)]);
        set(&mut battle, 1, "level", level);
        // 5 + 2: a stand is lost on 1 to 7.
        dice(&mut battle, "vehicle-assault", FIGHT, fires, &[10, 5]);
        assert_eq!(bar(&battle), None, "before the test");
        dice(&mut battle, "morale", UNIT_1, &[], &[face]);
        assert_eq!(bar(&battle), barred, "{level} {face}");
    }
    // A unit that was already Broken and loses no stand continues with the others.
    let mut battle = battle_with(&[(First, SQUAD), (Second, TANK)]);
    set(&mut battle, 1, "level", "broken");
    dice(&mut battle, "vehicle-assault", FIGHT, &[], &[20]);
    assert_eq!(bar(&battle), None);
}

/// K20-CHG-T3: two drawn fights with one unit, one of which is decided.
#[test]
fn chg_t3_who_is_free_of_one_enemy_fights_on_with_another() {
    const THIRD: Named = &[("attacker", 2), ("defender", 3)];
    const BY_THIRD: Named = &[("attacker", 3), ("defender", 2)];
    let alone: Fields = &[("stands", "1")];
    let drawn = || {
        let mut battle = battle_with(&[(First, SQUAD), (First, SQUAD), (Second, SQUAD)]);
        charge_at_one(&mut battle, AT_THE_THIRD, alone, &[5, 7, 9]);
        charge_at_one(&mut battle, THIRD, alone, &[5, 7, 9]);
        end_turn(&mut battle);
        assert_eq!(state(&battle, 3).fights.number(), Some(2));
        battle
    };
    let mut battle = drawn();
    dice(&mut battle, "close-combat", BY_THIRD, &[], &[10, 5]);
    let numbers = [1, 2, 3].map(|unit| state(&battle, unit).fights.number());
    assert_eq!(numbers, [Some(3), None, Some(1)]);
    assert!(state(&battle, 3).fighting && !state(&battle, 2).fighting);
    // The round against the other enemy is still to come in this activation, and no unit charges in
    // it.
    assert_eq!(due(&battle, 3), ["close-combat"]);
    let by_third: Named = &[("attacker", 3), ("defender", 1)];
    open(&mut battle, "close-combat", by_third, &[]);
    assert_eq!(answer(&battle, "close-combat", "charging"), "no");
    settle(&mut battle, "close-combat", &[], &[10, 5]);
    assert!(!state(&battle, 1).fighting && !state(&battle, 3).fighting);
    // If the other fight is decided first, nothing is lost either.
    let mut battle = drawn();
    dice(&mut battle, "close-combat", by_third, &[], &[10, 5]);
    let numbers = [1, 2, 3].map(|unit| state(&battle, unit).fights.number());
    assert_eq!(numbers, [None, Some(3), Some(2)]);
    // Both units fight in one round: all are free.
    let mut battle = drawn();
    let both: Named = &[("attacker", 1), ("attacker-2", 2), ("defender", 3)];
    dice(&mut battle, "close-combat", both, GOES_ON, &[10, 1]);
    let numbers = [1, 2, 3].map(|unit| state(&battle, unit).fights.number());
    assert_eq!(numbers, [None; 3]);
}

/// K20-CHG-T3: each side's activation has its own round.
#[test]
fn chg_t3_a_round_that_the_enemy_left_out_is_due_for_one_side_only() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    dice(&mut battle, "close-combat", FIGHT, GOES_ON, &[5, 5]);
    end_turn(&mut battle);
    assert_eq!((due(&battle, 1).len(), due(&battle, 2).len()), (0, 1));
    end_turn(&mut battle);
    assert_eq!((due(&battle, 1).len(), due(&battle, 2).len()), (1, 0));
}

/// K20-SPT-T1: at 0 to 2 inches every kind is seen.
#[test]
fn spt_t1_nobody_stays_hidden_in_contact() {
    let hide = |units: &[(Side, Fields)]| {
        let mut battle = battle_with(units);
        for unit in [1, 2] {
            set(&mut battle, unit, "hidden", "yes");
        }
        battle
    };
    let hidden = |battle: &BattleState| [1, 2].map(|unit| state(battle, unit).hidden);
    let two: &[(Side, Fields)] = &[(First, SQUAD), (Second, SQUAD)];
    let mut battle = hide(two);
    charge_at_one(&mut battle, FIGHT, &[], &[11]);
    assert_eq!(hidden(&battle), [true; 2], "it stays where it is");
    end_turn(&mut battle);
    end_turn(&mut battle);
    charge_at_one(&mut battle, FIGHT, &[], &[10, 1, 12]);
    assert_eq!(hidden(&battle), [false; 2]);
    let mut battle = hide(two);
    dice(&mut battle, "close-combat", FIGHT, &[], &[8, 10]);
    assert_eq!(hidden(&battle), [false; 2]);
    let at_tank: &[(Side, Fields)] = &[(First, SQUAD), (Second, TANK)];
    let mut battle = hide(at_tank);
    let short: Fields = &[("reachable", "no")];
    dice(&mut battle, "vehicle-assault", FIGHT, short, &[]);
    assert_eq!(hidden(&battle), [true; 2]);
    let mut battle = hide(at_tank);
    dice(&mut battle, "vehicle-assault", FIGHT, &[], &[20]);
    assert_eq!(hidden(&battle), [false; 2]);
    let tanks: &[(Side, Fields)] = &[(First, TANK), (Second, TANK)];
    let mut battle = hide(tanks);
    dice(&mut battle, "ramming", FIGHT, &[], &[13]);
    assert_eq!(hidden(&battle), [true; 2], "the driver fails");
    dice(&mut battle, "ramming", FIGHT, &[], &[12, 13, 20, 20, 1, 1]);
    assert_eq!(hidden(&battle), [false; 2]);
    let mut battle = hide(&[(First, TANK), (Second, GUN)]);
    dice(&mut battle, "vehicle-overrun", FIGHT, &[], &[]);
    assert_eq!(hidden(&battle), [false; 2]);
    let mut battle = hide(&[(First, TANK), (Second, SQUAD)]);
    dice(&mut battle, "infantry-overrun", FIGHT, &[], &[13]);
    assert_eq!(hidden(&battle), [true; 2]);
    dice(&mut battle, "infantry-overrun", FIGHT, &[], &[12, 10]);
    assert_eq!(hidden(&battle), [false; 2]);
}

/// K20-SPT-02: a unit that steps back has moved, and may be spotted for it.
#[test]
fn chg_03_who_steps_back_has_moved() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "overwatch", "yes");
    set(&mut battle, 2, "hidden", "yes");
    let back: Fields = &[("overwatch", "fall-back"), ("still-reach", "0")];
    charge_at_one(&mut battle, FIGHT, back, &[5]);
    let own = state(&battle, 2);
    assert!(own.moved && own.hidden);
    assert_eq!(due(&battle, 2), ["spotting"]);
}

/// K20-MOR-01, K20-AMB-57: the test of a charge is for losses in that charge.
#[test]
fn mor_01_a_charge_leaves_the_test_for_an_earlier_loss_due() {
    let alone: Fields = &[("stands", "1")];
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    dice(&mut battle, "infantry-fire", FIRE, &[], &[4]);
    // 3 + 2 against 3; the charged unit loses a stand and fails its test on 11.
    charge_at_one(&mut battle, FIGHT, alone, &[5, 10, 9, 11]);
    let own = state(&battle, 2);
    assert_eq!((own.stands_lost.0, own.lost_now.0), (2, 1));
    assert_eq!(own.level, Level::Disorganised);
    assert_eq!(due(&battle, 2), ["morale"]);
    // The same for the side that charges.
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 1, "stands-lost", "1");
    charge_at_one(&mut battle, FIGHT, alone, &[5, 1, 20, 10]);
    let own = state(&battle, 1);
    assert_eq!((own.stands_lost.0, own.lost_now.0), (2, 1));
}

/// K20-AMB-28: the tests of a charge and of a counter-attack do not count as tests for losses,
/// even if they change the level.
#[test]
fn amb_28_a_level_moved_by_the_house_rule_leaves_the_test_for_losses_due() {
    let rules: Fields = &[("charge-test-moves-level", "yes")];
    let said: Fields = &[("reaction", "counter-attack")];
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD)]);
    open(&mut battle, "infantry-overrun", FIGHT, said);
    settle(&mut battle, "infantry-overrun", rules, &[12, 8]);
    let squad = state(&battle, 2);
    assert_eq!((squad.level, squad.lost_now.0), (Level::Disorganised, 1));
    assert_eq!(due(&battle, 2), ["morale"]);
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 1, "stands-lost", "1");
    open(&mut battle, "charge", FIGHT, &[]);
    one_stand(&mut battle);
    settle(&mut battle, "charge", rules, &[11]);
    let squad = state(&battle, 1);
    assert_eq!((squad.level, squad.lost_now.0), (Level::Disorganised, 1));
    // Broken by fire that the players recorded: that was the test (K20-AMB-68).
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 2, "overwatch", "yes");
    set(&mut battle, 1, "stands-lost", "1");
    let broken: Fields = &[("overwatch", "fire"), ("fire-result", "broken")];
    charge_at_one(&mut battle, FIGHT, broken, &[5]);
    let squad = state(&battle, 1);
    assert_eq!((squad.level, squad.lost_now.0), (Level::Broken, 0));
}

/// K20-MOR-05: a fleeing commander gives no orders.
#[test]
fn ral_02_a_routed_commander_orders_no_rally() {
    let mut battle = battle_with(&[(First, HQ), (First, SQUAD)]);
    set(&mut battle, 1, "level", "broken");
    assert_eq!(may_not(&battle, "rally", "commander", 1), None);
    set(&mut battle, 1, "level", "routed");
    assert_eq!(may_not(&battle, "rally", "commander", 1), Some("K20-MOR-05"));
    assert_eq!(due(&battle, 1), [""; 0]);
}

/// K20-MOR-T2, K20-AMB-67: half means half of the stands before the attack.
#[test]
fn amb_67_stands_lost_since_were_there_when_the_first_was_shot() {
    const KEEN: Fields = &[("training", "11"), ("morale-base", "12"), ("stands", "3")];
    const KEEN_HITS: Fields = &[("training", "12"), ("morale-base", "11"), ("wb", "4")];
    let mut battle = battle_with(&[(First, KEEN_HITS), (Second, KEEN)]);
    let fire: Named = &[("shooter", 1), ("target", 2)];
    dice(&mut battle, "infantry-fire", fire, &[("fp", "6")], &[4]);
    assert_eq!(state(&battle, 2).lost_now.0, 1);
    let charge: Named = &[("attacker", 1), ("defender", 2)];
    charge_at_one(&mut battle, charge, &[("stands", "1")], &[5, 20, 5]);
    let squad = state(&battle, 2);
    assert_eq!((squad.stands_lost.0, squad.lost_now.0), (2, 1));
    // One of three is lost: no -5, so that 12 passes.
    dice(&mut battle, "morale", UNIT_2, &[], &[12]);
    let squad = state(&battle, 2);
    assert_eq!(squad.level, Level::Confident);
    assert_eq!((squad.lost_now.0, squad.lost_since.0), (0, 0));
}

/// K20-CHG-T2: the additional stands belong to one fight.
#[test]
fn chg_t2_who_goes_on_with_another_enemy_brings_no_stands_of_the_first_fight() {
    let mut battle = battle_with(&[(First, SQUAD), (First, SQUAD), (Second, SQUAD)]);
    let alone: Fields = &[("stands", "1")];
    let more: Fields = &[("stands", "1"), ("enemy-more-wb", "9")];
    let first: Named = &[("attacker", 1), ("defender", 3)];
    let second: Named = &[("attacker", 2), ("defender", 3)];
    charge_at_one(&mut battle, first, alone, &[5, 1, 3]);
    dice(&mut battle, "charge", second, more, &[5, 11, 4]);
    assert_eq!(state(&battle, 3).fights.number(), Some(2));
    assert_eq!(state(&battle, 3).fights_wb.0, 9);
    end_turn(&mut battle);
    end_turn(&mut battle);
    dice(&mut battle, "close-combat", second, &[], &[20, 1]);
    let squad = state(&battle, 3);
    assert_eq!((squad.stands_lost.0, squad.fights.number()), (1, Some(1)));
    assert_eq!(squad.fights_wb.0, 0);
}

#[test]
fn ral_01_who_rallied_begins_no_close_combat() {
    let mut battle = battle_with(&[(First, SQUAD), (Second, SQUAD)]);
    set(&mut battle, 1, "level", "disorganised");
    let fights = |battle: &BattleState| may_not(battle, "close-combat", "attacker", 1);
    assert_eq!(fights(&battle), None);
    dice(&mut battle, "rally", UNIT_1, &[], &[5]);
    assert_eq!(fights(&battle), Some("K20-RAL-01"));
    // In a fight that continues it takes part.
    set(&mut battle, 1, "fighting", "yes");
    assert_eq!(fights(&battle), None);
}

/// K20-SPT-T1: at 2″ every unit is spotted, even one that was thrown back there.
#[test]
fn spt_t1_who_throws_a_charge_back_is_hidden_no_more() {
    const LURKING: Fields = &[("hidden", "yes"), ("overwatch", "yes")];
    let mut battle = battle_with(&[(First, SQUAD), (Second, LURKING)]);
    let charge: Named = &[("attacker", 1), ("defender", 2)];
    let broken: Fields = &[("stands", "1"), ("overwatch", "fire"), ("fire-result", "broken")];
    charge_at_one(&mut battle, charge, broken, &[5]);
    assert_eq!(state(&battle, 1).level, Level::Broken);
    assert!(!state(&battle, 2).hidden);
}

/// Opens a due test as the turn screen does.
fn open_due(battle: &mut BattleState, side: Side, test: &str) {
    let due = battle.due(&RULESET).into_iter();
    let mut due = due.filter(|due| due.side == side && due.test() == Some(test));
    let due = due.next().expect("it is due");
    let about = due.unit.map(|unit| (due.side, unit));
    let from = battle.from_due(&due, &RULESET);
    let opening = due.follows.test.expect("it has a test");
    let open = battle.open(&opening, about, &from, &RULESET).expect("it opens");
    story::act(battle, &open);
}

/// The units that the screen lists for the first role of a calculator, first those of the
/// role's side, and whether each may take it.
fn listed(battle: &BattleState, id: &str) -> Vec<(u32, bool)> {
    let known = story::calculator(battle, id);
    let cast = battle.cast(known, &battle.calculator_state(id).cast, &RULESET);
    let choices = Choices::new(&cast, 0, &known.roles[..1], true);
    choices.units.into_iter().map(|unit| (unit.number, unit.barred.is_none())).collect()
}

#[test]
fn imm_01_a_vehicle_that_has_moved_is_tested_in_terrain_for_it() {
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD)]);
    go(&mut battle, "moving");
    set(&mut battle, 1, "moved", "yes");
    assert!(battle.acted(&RULESET).is_empty(), "its move is what is tested for");
    let test = Opening::plain("immobilisation");
    assert_eq!(battle.bars(&test, 1, &RULESET), None);
    set(&mut battle, 1, "immobilised", "yes");
    set(&mut battle, 1, "dug", "yes");
    assert_eq!(battle.bars(&test, 1, &RULESET).map(|note| note.cite), Some("K20-AMB-77"));
}

#[test]
fn amb_74_the_test_of_the_enemy_s_side_opens_for_that_side() {
    let mut battle =
        battle_with(&[(First, SQUAD), (First, TANK), (Second, SQUAD), (Second, SQUAD)]);
    go(&mut battle, "infantry-fire");
    set(&mut battle, 3, "level", "broken");
    go(&mut battle, "end");
    open_due(&mut battle, Second, "morale");
    // No unit is near itself.
    assert_eq!(battle.calculator_state("morale").cast.get("unit").map(String::as_str), Some("4"));
    let units: Vec<_> = listed(&battle, "morale").into_iter().take(2).collect();
    assert_eq!(units, [(3, false), (4, true)]);
    // If another unit has dropped as well, each is near the other.
    set(&mut battle, 4, "level", "broken");
    open_due(&mut battle, Second, "morale");
    let units: Vec<_> = listed(&battle, "morale").into_iter().take(2).collect();
    assert_eq!(units, [(3, true), (4, true)]);
}

#[test]
fn amb_10_a_unit_that_lost_its_last_stand_takes_no_test() {
    let left = |stands: &'static [(&'static str, &'static str)]| {
        let mut battle = battle_with(&[(First, SQUAD), (Second, stands)]);
        go(&mut battle, "infantry-fire");
        open(&mut battle, "infantry-fire", &[("shooter", 1), ("target", 2)], &[]);
        let known = story::calculator(&battle, "infantry-fire");
        let after = then(&battle, "infantry-fire", &[1]);
        assert!(after.iter().any(|opening| opening.calculator == "morale"));
        let from = battle.calculator_state("infantry-fire").cast;
        let effects = |battle: &BattleState| {
            let go = |dice: &mut dyn adjutant::dice::Dice| {
                battle.effects(known, &house(battle, &[]), dice, &RULESET)
            };
            adjutant::dice::roll(&mut adjutant::dice::Generator::recorded(&[1]), go).0
        };
        let before = battle.left_to_do(after.clone(), (None, &from), &effects(&battle), &RULESET);
        fall(&mut battle, "infantry-fire", &[], &[1]);
        let applied = battle.left_to_do(after, (None, &from), &Effects::default(), &RULESET);
        assert_eq!(before.len(), applied.len());
        before.iter().any(|opening| opening.calculator == "morale")
    };
    assert!(left(SQUAD), "three stands are left");
    assert!(!left(ONE_STAND), "none is left");
}

#[test]
fn a_refusal_waits_for_the_target_it_depends_on() {
    let mut battle = battle_with(&[(First, TANK), (Second, GUN), (Second, TANK)]);
    set(&mut battle, 1, "class", "5");
    go(&mut battle, "moving");
    open(&mut battle, "vehicle-overrun", &[("attacker", 1)], &[]);
    let known = story::calculator(&battle, "vehicle-overrun");
    let none = house(&battle, &[]);
    let first = |battle: &BattleState| battle.asked_for(known, &none, &RULESET);
    assert_eq!(first(&battle), Some(Missing::Unit(1)), "a gun may be of a lower class");
    // From the front no vehicle and no gun is overrun, whatever the units.
    open(&mut battle, "vehicle-overrun", &[("attacker", 1)], &[("from-side", "no")]);
    assert_eq!(first(&battle), None);
    open(&mut battle, "vehicle-overrun", &[], &[("from-side", "no")]);
    assert_eq!(first(&battle), None);
}

#[test]
fn dir_t5_a_gun_with_a_dud_is_barred_with_its_rule() {
    let mut battle = battle_with(&[(First, GUN), (Second, SQUAD), (Second, TANK)]);
    let known = story::calculator(&battle, "direct-fire");
    let none = house(&battle, &[]);
    let barred = |battle: &BattleState| {
        battle.refuses_first(known, 1, &none, &RULESET).map(|note| note.cite)
    };
    assert_eq!(barred(&battle), None);
    set(&mut battle, 1, "weapon", "dud");
    assert_eq!(barred(&battle), Some("K20-DIR-T5"));
}

#[test]
fn art_08_whoever_is_near_the_impact_is_offered_beside_the_first() {
    let mut battle = battle_with(&[(First, GUN), (First, SQUAD), (Second, SQUAD), (Second, SQUAD)]);
    open(&mut battle, "near-impact", &[("near", 3)], &[]);
    let units: Vec<_> = listed(&battle, "near-impact").into_iter().map(|(unit, _)| unit).collect();
    assert_eq!(units, [3, 4, 1, 2], "the enemies first, as before");
}

#[test]
fn imm_03_an_immobilised_vehicle_is_shown_as_such() {
    let mut battle = battle_with(&[(First, TANK), (Second, SQUAD)]);
    let held = |battle: &BattleState| {
        let (_, unit) = battle.unit(1).expect("there is one");
        (RULESET.tracker.counter.held)(&unit.values(&RULESET))
    };
    set(&mut battle, 1, "suppressed", "yes");
    assert_eq!(held(&battle), [None, Some(t::EFFECT_SUPPRESSED)]);
    set(&mut battle, 1, "immobilised", "yes");
    assert_eq!(held(&battle), [Some(t::WORD_IMMOBILISED), Some(t::EFFECT_SUPPRESSED)]);
    set(&mut battle, 1, "immobilised", "permanently");
    assert_eq!(held(&battle)[0], Some(t::WORD_PERMANENTLY));
    assert!(RULESET.tracker.in_view.contains(&Unit::AT.immobilised.index()));
}

#[test]
fn chg_03_a_unit_that_holds_overwatch_is_taken_to_fire() {
    let mut battle =
        battle_with(&[(First, SQUAD), (Second, SQUAD), (First, SQUAD), (Second, TANK)]);
    set(&mut battle, 2, "overwatch", "yes");
    set(&mut battle, 4, "overwatch", "yes");
    open(&mut battle, "charge", &[("attacker", 1), ("defender", 2)], &[]);
    assert_eq!(answer(&battle, "charge", "overwatch"), "fire");
    open(&mut battle, "vehicle-assault", &[("attacker", 3), ("defender", 4)], &[]);
    assert_eq!(answer(&battle, "vehicle-assault", "overwatch"), "yes");
    // Whether it fires is the player's choice.
    for (id, roles) in [("charge", [1, 2]), ("vehicle-assault", [3, 4])] {
        let known = story::calculator(&battle, id);
        let cast = battle.cast(known, &battle.calculator_state(id).cast, &RULESET);
        assert_eq!(cast.roles[..2], roles.map(Some));
        let place = Field::find(known.fields, "overwatch").expect("it is asked");
        assert!((known.fill)(&cast).proposed.contains(&place), "{id}");
    }
    // When its activation ends, one tap sets Overwatch.
    go(&mut battle, "end");
    let (_, stage) = battle.phase(&RULESET).expect("there is a stage");
    let step = stage.steps.iter().find(|step| step.id == "hold-overwatch");
    let mark = step.and_then(|step| step.marks).map(|mark| mark());
    assert_eq!(mark.map(|mark| mark.field), Some(Unit::AT.overwatch.index()));
}

#[test]
fn art_04_where_a_model_lies_after_the_scatter_is_asked_after_the_roll() {
    let mut battle = battle_with(&[(First, GUN), (Second, SQUAD)]);
    let said: Fields = &[("distance", "20"), ("random-bearing", "no")];
    open(&mut battle, "fire-mission", &[("shooter", 1), ("target", 2)], said);
    // 4″ astray; one round falls.
    let offered = then(&battle, "fire-mission", &[18, 10]);
    follow(&mut battle, "fire-mission", to(&offered, "he-template"));
    assert_eq!(answer(&battle, "he-template", "rounds"), "1");
    assert_eq!(answer(&battle, "he-template", "he-fp"), "6");
    assert_eq!(
        battle.calculator_state("he-template").cast,
        answers(&[("shooter", "1"), ("target", "2")])
    );
    // Of a round on the aiming point, the effect on the target is already known: only other models
    // are left.
    let offered = then(&battle, "fire-mission", &[2, 10, 10]);
    let left = offered.iter().filter(|opening| opening.calculator == "he-template");
    assert!(left.clone().count() == 1 && left.clone().all(|one| one.casts.len() == 1));
}

/// Opens a test of a unit from the turn.
#[track_caller]
fn open_due_of(battle: &mut BattleState, unit: u32, test: &str) {
    let mut all = battle.due(&RULESET).into_iter();
    let due = all.find(|due| due.unit == Some(unit) && due.test() == Some(test));
    let due = due.expect("it is on the turn");
    let opening = due.follows.test.clone().expect("it is a test");
    let from = battle.from_due(&due, &RULESET);
    let open = battle.open(&opening, Some((due.side, unit)), &from, &RULESET);
    battle.act(&open.expect("it opens"), &RULESET);
}

#[test]
fn amb_45_rounds_on_the_caller_are_due() {
    let units = [(First, GUN), (First, SQUAD), (Second, SQUAD), (First, GUN)];
    let mut battle = battle_with(&units);
    go(&mut battle, "indirect-fire");
    let roles: Named = &[("shooter", 1), ("caller", 2), ("target", 3)];
    let said: Fields = &[("distance", "20"), ("random-bearing", "no")];
    dice(&mut battle, "fire-mission", roles, said, &[20, 3, 10]);
    assert_eq!(due(&battle, 2), ["he-template"]);
    assert_eq!(due(&battle, 3), [""; 0]);
    open_due_of(&mut battle, 2, "he-template");
    assert_eq!(
        battle.calculator_state("he-template").cast,
        answers(&[("shooter", "1"), ("target", "2")])
    );
    assert_eq!(answer(&battle, "he-template", "rounds"), "1");
    let before = battle.clone();
    settle(&mut battle, "he-template", &[], &[6]);
    assert_eq!(due(&battle, 2), ["morale"], "it is worked out");
    // Or the players see that it is not under the template.
    let mut battle = before;
    let all = battle.due(&RULESET);
    let skip = all.iter().find(|due| due.unit == Some(2)).and_then(Due::pass_over);
    battle.act(&skip.expect("it can be passed over"), &RULESET);
    assert_eq!(due(&battle, 2), [""; 0]);
    assert_eq!(due(&battle, 1), ["he-template"], "of the others");
}

#[test]
fn art_04_the_place_of_the_target_after_a_scatter_is_asked_on_the_turn() {
    let mut battle = battle_with(&[(First, GUN), (Second, SQUAD)]);
    go(&mut battle, "indirect-fire");
    let said: Fields = &[("distance", "20"), ("random-bearing", "no")];
    dice(&mut battle, "fire-mission", FIRE, said, &[18, 10]);
    let all = battle.due(&RULESET);
    let place = all.iter().find(|due| due.unit == Some(2)).expect("it is on the turn");
    assert_eq!((place.test(), place.follows.holds), (Some("he-template"), false));
    open_due_of(&mut battle, 2, "he-template");
    assert_eq!(
        battle.calculator_state("he-template").cast,
        answers(&[("shooter", "1"), ("target", "2")])
    );
    settle(&mut battle, "he-template", &[], &[20]);
    assert_eq!(due(&battle, 2), [""; 0]);
    // A round on the aiming point struck the target at once.
    dice(&mut battle, "fire-mission", FIRE, said, &[2, 10, 20]);
    assert_eq!(due(&battle, 2), [""; 0]);
}

#[test]
fn amm_04_direct_he_asks_who_else_is_under_its_template() {
    let mut battle = battle_with(&[(First, GUN), (Second, SQUAD), (Second, SQUAD)]);
    let said: Fields = &[("distance", "30"), ("random-bearing", "no")];
    // A critical hit of +5: its strength counts for the others as well (K20-AMB-59).
    dice(&mut battle, "direct-fire", FIRE, said, &[1, 8, 20]);
    assert_eq!(due(&battle, 1), ["he-template"]);
    open_due_of(&mut battle, 1, "he-template");
    assert_eq!(answer(&battle, "he-template", "critical"), "5");
    assert_eq!(answer(&battle, "he-template", "rounds"), "1");
    // A miss scatters: the target may still be under the template.
    dice(&mut battle, "direct-fire", FIRE, said, &[19]);
    assert_eq!((due(&battle, 1), due(&battle, 2)), (vec!["he-template"], vec!["he-template"]));
    open_due_of(&mut battle, 1, "he-template");
    assert_eq!(answer(&battle, "he-template", "critical"), "none");
    end_turn(&mut battle);
    assert_eq!((due(&battle, 1), due(&battle, 2)), (vec![""; 0], vec![""; 0]));
}

#[test]
fn het_02_the_face_that_a_shell_strikes_is_named() {
    const HE: Fields = &[("kind", "gun"), ("he-fp", "6"), ("he-ov", "12")];
    let mut battle = battle_with(&[(First, HE), (First, SQUAD), (Second, TANK)]);
    let roles: Named = &[("shooter", 1), ("caller", 2), ("target", 3)];
    for (calculator, roles) in
        [("fire-mission", roles), ("he-template", &[("shooter", 1), ("target", 3)])]
    {
        for (face, dv, strength) in
            [("front", "dv", 4), ("side", "struck-side", 7), ("rear", "struck-rear", 9)]
        {
            open(&mut battle, calculator, roles, &[]);
            let say = |field: &str, value: &str| Action::Answer {
                calculator: calculator.to_owned(),
                field: field.to_owned(),
                value: value.to_owned(),
            };
            battle.act(&say("struck-face", face), &RULESET);
            let known = RULESET.calculator(calculator).expect("there is one");
            let working = (known.work)(
                &battle.calculator_state(calculator).values(known),
                &house(&battle, &[]),
            );
            let sum = working.sums.iter().find(|sum| sum.id == "strength").expect("it is shown");
            assert_eq!(sum.result, adjutant::aid::Figure::Number(strength), "{calculator} {face}");
            let armour = ["dv", "struck-side", "struck-rear"];
            let matters = armour.iter().filter(|field| {
                let place = Field::find(known.fields, field).expect("it is asked");
                known.fields[place].matters(battle.calculator_state(calculator).values(known).all())
            });
            assert_eq!(matters.collect::<Vec<_>>(), [&dv]);
        }
    }
}

/// A unit whose card was left without figures fires with the figures that the player enters
/// (K20-DIR-P1); for a side of infantry alone the turn does not offer direct fire.
#[test]
fn dir_p1_a_unit_without_figures_may_fire() {
    const BLANK: Fields = &[("kind", "vehicle")];
    let mut battle = battle_with(&[(First, BLANK), (First, SQUAD), (Second, TANK)]);
    assert!(takes(&battle, "direct-fire", "shooter", 2));
    let said = &[("distance", "20"), ("ap", "12"), ("dv", "8")];
    open(&mut battle, "direct-fire", &[("shooter", 1), ("target", 3)], said);
    let state = battle.calculator_state("direct-fire");
    let known = story::calculator(&battle, "direct-fire");
    let working = (known.work)(&state.values(known), &house(&battle, &[]));
    assert!(working.refusals.is_empty());

    // *Next* leads through the actions that are possible.
    let offers = |units: &[(Side, Fields)]| {
        let mut battle = battle_with(units);
        go(&mut battle, "activation");
        (0..RULESET.checklist.len()).any(|_| {
            let next = story::offer(&battle, "next-phase", None).expect("there is a next action");
            story::take(&mut battle, &next);
            battle.turn.position().stage == "direct-fire"
        })
    };
    assert!(offers(&[(First, BLANK), (Second, SQUAD)]));
    assert!(!offers(&[(First, SQUAD), (Second, TANK)]));
}

#[test]
fn art_08_nothing_is_applied_before_somebody_is_near() {
    let mut battle = battle_with(&[(First, GUN), (Second, SQUAD)]);
    open(&mut battle, "near-impact", &[], &[]);
    assert_eq!(lacks(&battle, "near-impact"), Some(Missing::Unit(0)));
    open(&mut battle, "near-impact", &[("near", 2)], &[]);
    assert_eq!(lacks(&battle, "near-impact"), None);
}

/// A unit at the centre of a fire mission's template is Pinned whatever the shell does to it; under
/// a shell of direct fire it is not (K20-ART-08).
#[test]
fn art_08_the_centre_of_a_barrage_pins() {
    for (stage, pinned) in [("indirect-fire", true), ("direct-fire", false)] {
        let mut battle = battle_with(&[(First, GUN), (Second, SQUAD)]);
        go(&mut battle, stage);
        let said = &[("ring", "centre"), ("cover", "heavy")];
        dice(&mut battle, "he-template", &[("shooter", 1), ("target", 2)], said, &[20]);
        assert_eq!(state(&battle, 2).pinned, pinned, "{stage}");
        assert_eq!(state(&battle, 2).stands_lost.0, 0, "{stage}");
    }
}
