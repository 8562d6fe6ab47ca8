//! Due tests come first: no offer skips a test that must be taken, and the state of units shows
//! their actions in a phase. Checked in every game.

#![allow(clippy::expect_used, clippy::panic)]

mod story;

use adjutant::aid::{Field, Kind, Offer, OfferKind, Ruleset, Side};
use adjutant::battle::{Action, BattleState, Change, Due};
use adjutant::rulesets::{ALL, brygada, cold_war_commander, flames_of_war, k20};
use story::{Fields, act, battle_with, fall, in_order, open, rules, set};

use Side::{First, Second};

const RIFLES: Fields = &[("weapon-kinds", "1"), ("weapons.1.rof", "1")];

fn offer(battle: &BattleState, id: &str) -> Offer {
    story::offer(battle, id, None).unwrap_or_else(|| panic!("{id} is not offered"))
}

fn jump(battle: &BattleState, stage: &str) -> Offer {
    let mut offers = battle.offers(rules(battle)).into_iter();
    let jump = offers.find(|offer| offer.kind == OfferKind::Jump && offer.to.stage == stage);
    jump.unwrap_or_else(|| panic!("no way to {stage}"))
}

fn taking(offer: &Offer) -> Action {
    Action::Take {
        offer: offer.id.to_owned(),
        stage: offer.to.stage.clone(),
        unit: offer.unit,
        house: std::collections::BTreeMap::new(),
    }
}

/// The rule that bars an offer until a test is taken.
fn held(offer: &Offer) -> Option<&'static str> {
    let note = offer.barred.as_ref().filter(|_| offer.held);
    note.map(|note| note.cite)
}

/// The tests that must be taken: the calculator, and the unit.
fn must(battle: &BattleState) -> Vec<(&'static str, Option<u32>)> {
    let due = battle.due(rules(battle)).into_iter();
    let must = due.filter(|due| due.follows.holds);
    must.filter_map(|due| Some((due.test()?, due.unit))).collect()
}

fn pass_over(battle: &mut BattleState) {
    let due = battle.due(rules(battle));
    let must = due.iter().find(|due| due.follows.holds);
    let action = must.and_then(Due::pass_over).expect("something is due");
    act(battle, &action);
}

/// Rifles of the first side shoot; three of five teams of the second are lost.
fn shot_below_half() -> BattleState {
    let mut battle =
        battle_with(&flames_of_war::RULESET, &[], &[(First, RIFLES), (Second, RIFLES)]);
    let to = jump(&battle, "shooting");
    act(&mut battle, &taking(&to));
    set(&mut battle, 2, "destroyed", "3");
    battle
}

/// FOW-MOR-03: the platoon tests at the end of the phase.
#[test]
fn a_platoon_that_is_below_half_holds_the_next_phase_back() {
    let mut battle = shot_below_half();
    assert_eq!(must(&battle), [("platoon-morale", Some(2))]);
    let next = offer(&battle, "next-phase");
    assert_eq!(held(&next), Some("FOW-MOR-03"));
    assert_eq!(battle.plan(&taking(&next), rules(&battle)), [], "it is refused");
    // A step back skips no test.
    assert_eq!(jump(&battle, "start").barred, None);

    let before = battle.clone();
    pass_over(&mut battle);
    assert_eq!(must(&battle), []);
    assert_eq!(offer(&battle, "next-phase").barred, None);
    // Undone, it is due again; and a further loss is another cause.
    assert_eq!(must(&before), [("platoon-morale", Some(2))]);
    let mut more = battle.clone();
    set(&mut more, 2, "destroyed", "4");
    assert_eq!(must(&more), [("platoon-morale", Some(2))]);

    let next = offer(&battle, "next-phase");
    act(&mut battle, &taking(&next));
    assert_eq!(battle.turn.phase, "assault");
    assert_eq!(battle.turn.passed_over.len(), 0, "its cause is gone");
}

/// A skipped test is a difference like any other: it can be written, read and applied.
#[test]
fn what_is_passed_over_is_kept_with_the_battle() {
    let battle = shot_below_half();
    let due = battle.due(rules(&battle));
    let action = due[0].pass_over().expect("it is a test");
    let changes = battle.plan(&action, rules(&battle));
    let written = serde_json::to_string(&changes).expect("it is written");
    let read: Vec<Change> = serde_json::from_str(&written).expect("it is read");
    assert_eq!(read, changes);
    let mut after = battle.clone();
    for change in &read {
        after.apply(change);
    }
    assert_eq!(must(&after), []);
    let kept = serde_json::to_string(&after).expect("it is written");
    let back: BattleState = serde_json::from_str(&kept).expect("it is read");
    assert_eq!(back, after);
}

/// FOW-PIN-04: skipped in this turn, it is due in the next one again.
#[test]
fn a_rally_that_is_passed_over_is_due_in_the_next_turn() {
    let mut battle =
        battle_with(&flames_of_war::RULESET, &[], &[(First, RIFLES), (Second, RIFLES)]);
    set(&mut battle, 1, "pinned", "yes");
    assert_eq!(held(&offer(&battle, "next-phase")), Some("FOW-PIN-04"));
    assert_eq!(held(&jump(&battle, "assault")), Some("FOW-PIN-04"));
    pass_over(&mut battle);
    assert_eq!(held(&offer(&battle, "next-phase")), None);
    for _ in 0..8 {
        let next = battle.offers(rules(&battle)).swap_remove(0);
        assert_eq!(next.barred, None, "in {}", battle.turn.phase);
        act(&mut battle, &taking(&next));
    }
    assert_eq!((battle.turn.phase.as_str(), battle.turn.number), ("start", 2));
    assert_eq!(must(&battle), [("rally", Some(1))]);
}

/// K20-MOR-01: the test may wait for the end of the activation, not for that of the turn.
#[test]
fn a_turn_does_not_end_with_a_morale_test_that_is_due() {
    let mut battle = battle_with(&k20::RULESET, &[], &[(First, &[]), (Second, &[])]);
    set(&mut battle, 2, "lost-now", "1");
    assert_eq!(must(&battle), [("morale", Some(2))]);
    assert_eq!(offer(&battle, "next-phase").barred, None);
    assert_eq!(held(&offer(&battle, "end-turn")), Some("K20-MOR-01"));
    pass_over(&mut battle);
    let end = offer(&battle, "end-turn");
    assert_eq!(end.barred, None);
    act(&mut battle, &taking(&end));
    assert_eq!(must(&battle), [], "it stays passed over");
    set(&mut battle, 2, "lost-now", "2");
    assert_eq!(must(&battle), [("morale", Some(2))], "another cause");
}

/// A test that may be taken bars nothing (CWC-CMD-03). Planned fire is due before the first order
/// (CWC-AMB-58), not only at the end of the turn.
#[test]
fn what_may_be_done_holds_nothing_back() {
    let mut battle = battle_with(
        &cold_war_commander::RULESET,
        &[],
        &[(First, &[("kind", "hq"), ("formation", "a")]), (Second, &[])],
    );
    let planned = Action::SetSide { side: First, field: "planned-fire".into(), value: "1".into() };
    act(&mut battle, &planned);
    let planned = [("artillery-fire", None)];
    assert_eq!(must(&battle), planned);
    let next = offer(&battle, "next-phase");
    act(&mut battle, &taking(&next));
    assert_eq!(must(&battle), planned, "it waits");
    act(&mut battle, &Action::GoToPhase { phase: "command".into() });
    set(&mut battle, 1, "reaction-fire", "yes");
    let may = battle.due(rules(&battle));
    assert!(may.iter().any(|due| due.test() == Some("command")), "{may:?}");
    assert_eq!(held(&offer(&battle, "next-phase")), Some("CWC-SEQ-02"));
    pass_over(&mut battle);
    assert_eq!(offer(&battle, "next-phase").barred, None);
}

/// BR10-ASL-09, BR10-REG-04: fights come before the regrouping, markers before its end.
#[test]
fn fights_and_markers_hold_the_regrouping_and_the_turn_back() {
    let mut battle = battle_with(&brygada::RULESET, &[], &[(First, &[]), (Second, &[])]);
    set(&mut battle, 1, "fights", "2");
    set(&mut battle, 1, "charged", "squad");
    assert_eq!(held(&offer(&battle, "regroup")), Some("BR10-ASL-09"));
    pass_over(&mut battle);
    set(&mut battle, 1, "morale", "2");
    let regroup = offer(&battle, "regroup");
    assert_eq!(regroup.barred, None);
    act(&mut battle, &taking(&regroup));
    let turn = battle.offers(rules(&battle)).swap_remove(0);
    assert_eq!(held(&turn), Some("BR10-REG-04"));
    pass_over(&mut battle);
    let turn = battle.offers(rules(&battle)).swap_remove(0);
    assert_eq!(turn.barred, None);
}

fn random(seed: &mut u64, below: usize) -> usize {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    usize::try_from(*seed % below.max(1) as u64).unwrap_or(0)
}

/// An answer that the question allows, at random.
fn any_answer(seed: &mut u64, field: &Field) -> i16 {
    match field.kind {
        Kind::Toggle => random(seed, 2) as i16,
        Kind::Choice(choices) => random(seed, choices.len()) as i16,
        Kind::Count { low, high } => {
            low + random(seed, (high.min(low + 5) - low + 1) as usize) as i16
        }
        _ => field.default,
    }
}

/// Units in random states, in a random phase.
fn anything(ruleset: &'static Ruleset, seed: &mut u64) -> BattleState {
    let mut battle = battle_with(ruleset, &[], &[(First, &[]), (First, &[]), (Second, &[])]);
    for _ in 0..random(seed, 12) {
        let unit = 1 + random(seed, 3) as u32;
        let field = &ruleset.tracker.fields[random(seed, ruleset.tracker.fields.len())];
        let value = field.write(any_answer(seed, field));
        set(&mut battle, unit, &field.id.to_string(), &value);
        if random(seed, 3) == 0 {
            let offers = battle.offers(ruleset);
            let offer = &offers[random(seed, offers.len())];
            act(&mut battle, &taking(offer));
        }
    }
    battle
}

/// The law: whichever offer is taken, a test that was due and must be taken remains due as long as
/// its turn lasts and its phase may come again; once skipped, it is no longer due.
#[test]
fn no_test_that_is_due_passes_unsaid() {
    let mut seed = 29;
    let (mut held_back, mut passed) = (0, 0);
    for ruleset in ALL {
        for _ in 0..400 {
            let mut battle = anything(ruleset, &mut seed);
            let due = must(&battle);
            for offer in battle.offers(ruleset) {
                if offer.kind == OfferKind::Ends || offer.on_event.is_empty() {
                    continue;
                }
                let mut then = battle.clone();
                act(&mut then, &taking(&offer));
                if offer.barred.is_some() {
                    held_back += u32::from(offer.held);
                    assert_eq!(then.turn, battle.turn, "{} goes on", offer.id);
                    continue;
                }
                let now = must(&then);
                let lost: Vec<_> = due.iter().filter(|test| !now.contains(test)).collect();
                assert!(lost.is_empty(), "{}: {lost:?} with {}", ruleset.id, offer.id);
            }
            // After one test the same unit may need another, for a later attack (K20-MOR-01).
            for over in 0.. {
                if must(&battle).is_empty() {
                    break;
                }
                assert!(over < 20, "{}: {:?}", ruleset.id, must(&battle));
                pass_over(&mut battle);
                passed += 1;
            }
            // The end of the turn is barred by tests of skipped phases (K20-MOR-01).
            for offer in battle.offers(ruleset) {
                for pass_over in battle.passing_over(&offer, ruleset) {
                    act(&mut battle, &pass_over);
                }
            }
            let offers = battle.offers(ruleset);
            assert!(offers.iter().all(|offer| !offer.held), "{}", ruleset.id);
        }
    }
    assert!(held_back > 50 && passed > 50, "{held_back}, {passed}");
}

/// The units that have finished this phase, with the rule.
fn acted(battle: &BattleState) -> Vec<(u32, &'static str)> {
    let acted = battle.acted(rules(battle)).into_iter();
    acted.map(|(unit, note)| (unit, note.cite)).collect()
}

/// FOW-SHO-03, FOW-MOV-01: its state shows what a platoon did, in that phase only.
#[test]
fn a_platoon_whose_teams_have_fired_has_acted() {
    let mut battle = battle_with(
        &flames_of_war::RULESET,
        &[],
        &[(First, RIFLES), (First, RIFLES), (Second, RIFLES)],
    );
    let to = jump(&battle, "shooting");
    act(&mut battle, &taking(&to));
    let roles = in_order(&battle, "shooting", &[1, 3]);
    open(&mut battle, "shooting", &roles, &[("shooters", "3")]);
    fall(&mut battle, "shooting", &[], &[1, 1, 1]);
    assert_eq!(acted(&battle), [], "two teams have not fired");
    open(&mut battle, "shooting", &roles, &[("shooters", "2")]);
    fall(&mut battle, "shooting", &[], &[1, 1]);
    assert_eq!(acted(&battle), [(1, "FOW-SHO-03")]);
    let next = offer(&battle, "next-phase");
    act(&mut battle, &taking(&next));
    assert_eq!(acted(&battle), []);
}

fn moving(battle: &mut BattleState, unit: u32, how: &str) {
    let side = battle.unit(unit).expect("there is one").0;
    let how = how.to_owned();
    act(battle, &Action::Move { side, unit, how });
}

/// FOW-DBL-03, FOW-PIN-01: one tap records how a platoon moved, and that it has acted.
#[test]
fn a_move_is_one_action_and_ticks_the_platoon() {
    let mut battle = battle_with(&flames_of_war::RULESET, &[], &[(First, RIFLES), (First, RIFLES)]);
    let to = jump(&battle, "movement");
    act(&mut battle, &taking(&to));
    let moved = |battle: &BattleState| {
        let (_, unit) = battle.unit(1).expect("there is one");
        unit.answers.get("moved").cloned()
    };
    moving(&mut battle, 1, "double");
    assert_eq!(moved(&battle).as_deref(), Some("double"));
    assert_eq!(acted(&battle), [(1, "FOW-MOV-01")]);
    // It did not move after all; that is recorded too.
    moving(&mut battle, 1, "stood");
    assert_eq!(moved(&battle), None);
    assert!(battle.turn.acted.contains(&1));
    assert!(!battle.turn.acted.contains(&2), "of this one nothing is told");
    set(&mut battle, 1, "pinned", "yes");
    moving(&mut battle, 1, "double");
    assert_eq!(moved(&battle), None, "a pinned platoon does not double");
    moving(&mut battle, 1, "moved");
    assert_eq!(moved(&battle).as_deref(), Some("yes"));
}

/// K20-INF-T1, K20-DIR-T2, K20-IMM-03.
#[test]
fn units_of_k20_move_run_and_evade_by_one_tap() {
    let vehicle: Fields = &[("kind", "vehicle")];
    let mut battle = battle_with(&k20::RULESET, &[], &[(First, &[]), (First, vehicle)]);
    moving(&mut battle, 1, "running");
    moving(&mut battle, 2, "evading");
    let is = |battle: &BattleState, unit: u32| {
        let (_, unit) = battle.unit(unit).expect("there is one");
        let is = |field: &str| unit.answers.contains_key(field);
        [is("moved"), is("running"), is("evading")]
    };
    assert_eq!(is(&battle, 1), [true, true, false]);
    assert_eq!(is(&battle, 2), [true, false, true]);
    moving(&mut battle, 1, "evading");
    assert_eq!(is(&battle, 1), [true, true, false], "on foot nobody evades");
    set(&mut battle, 2, "immobilised", "yes");
    moving(&mut battle, 2, "still");
    moving(&mut battle, 2, "moving");
    assert_eq!(is(&battle, 2), [false, false, false]);
}

/// CWC-CMD-01: after an order the app offers the unit's fire, in the calculator with this unit, and
/// names its move in a note; once the unit has fired, it has acted until it is ordered again.
#[test]
fn an_order_is_followed_by_the_fire_of_the_unit_that_was_ordered() {
    let (hq, tank): (Fields, Fields) = (
        &[("kind", "hq"), ("formation", "a"), ("value", "9")],
        &[("formation", "a"), ("movement", "25")],
    );
    let mut battle = battle_with(
        &cold_war_commander::RULESET,
        &[],
        &[(First, hq), (First, tank), (Second, &[])],
    );
    act(&mut battle, &Action::GoToPhase { phase: "command".into() });
    let order = |battle: &mut BattleState| {
        let roles = in_order(battle, "command", &[1, 2]);
        open(battle, "command", &roles, &[]);
        let then = story::then(battle, "command", &[1, 2]);
        fall(battle, "command", &[], &[1, 2]);
        then
    };
    let then = order(&mut battle);
    assert_eq!(then.first().map(|next| next.calculator), Some("direct-fire"));
    let known = story::calculator(&battle, "command");
    let cast = battle.cast(known, &battle.calculator_state("command").cast, rules(&battle));
    let besides = (rules(&battle).tracker.acts.besides)("command", &cast);
    assert_eq!(besides.len(), 1, "it may move too");
    story::follow(&mut battle, "command", &then[0]);
    assert_eq!(
        battle.calculator_state("direct-fire").cast.get("shooter").map(String::as_str),
        Some("2")
    );
    assert!(!battle.turn.acted.contains(&2));
    let roles = in_order(&battle, "direct-fire", &[2, 0, 0, 0, 0, 0, 3]);
    open(&mut battle, "direct-fire", &roles, &[("distance", "20")]);
    fall(&mut battle, "direct-fire", &[], &[1; 3]);
    assert!(battle.turn.acted.contains(&2));
    order(&mut battle);
    assert!(!battle.turn.acted.contains(&2), "ordered again, it may act");
}

/// CWC-AMB-31: the reference card calls the breakpoint a threshold, so reaching it is shown first
/// but has no other effect.
#[test]
fn a_breakpoint_that_is_reached_leads_on_the_turn() {
    let mut battle = battle_with(&cold_war_commander::RULESET, &[], &[(First, &[]), (Second, &[])]);
    let breakpoint =
        Action::SetSide { side: Second, field: "breakpoint".into(), value: "1".into() };
    act(&mut battle, &breakpoint);
    assert!(battle.leading(rules(&battle)).is_empty());
    set(&mut battle, 2, "eliminated", "yes");
    let leading = battle.leading(rules(&battle));
    assert_eq!(leading.len(), 1);
    assert_eq!((leading[0].side, leading[0].follows.cite), (Second, "CWC-AMB-31"));
}

/// FOW-MOR-05, FOWM-AMB-05: a company test that was failed ends the battle, ahead of the rest
/// of the turn.
#[test]
fn a_failed_company_test_is_what_comes_next() {
    let mut battle = battle_with(
        &flames_of_war::RULESET,
        &[("mission", "free-for-all")],
        &[(First, RIFLES), (Second, RIFLES)],
    );
    while battle.turn.phase != "shooting" {
        let next = battle.offers(rules(&battle)).swap_remove(0);
        act(&mut battle, &taking(&next));
    }
    assert!(battle.offers(rules(&battle)).iter().all(|offer| !offer.leads));
    let failed =
        Action::SetSide { side: Second, field: "morale-failed".into(), value: "yes".into() };
    act(&mut battle, &failed);
    let first = battle.offers(rules(&battle)).swap_remove(0);
    assert_eq!(first.kind, OfferKind::Ends);
    assert!(first.leads && !first.aside && first.id.ends_with("-broken"));
    assert_eq!(battle.leading(rules(&battle)).len(), 1);
    act(&mut battle, &taking(&first));
    assert_eq!(battle.turn.phase, "over");
}
