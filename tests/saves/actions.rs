//! The effects of actions.

use std::collections::BTreeSet;

use adjutant::aid::Opening;
use adjutant::battle::{
    Action, Answers, BattleState, Mode, Need, Session, Setup, Side, THROWS_KEPT,
};
use serde_json::Value;
use strum::VariantNames;

use crate::ruleset::{GAME, OTHER};
use crate::world::*;

#[test]
fn a_turn_goes_its_way() {
    let mut battle = after(&[
        Action::StartBattle(setup()),
        add(Side::First, "Rifles"),
        add(Side::Second, "Tanks"),
        Action::StepDone { step: "rally".into(), done: true },
        Action::Acted { unit: 2, acted: true },
        set(Side::First, 1, "moved", "yes"),
        set(Side::First, 1, "bailed-out", "yes"),
        set(Side::Second, 2, "moved", "yes"),
        set(Side::Second, 2, "fired", "yes"),
    ]);
    assert_eq!((battle.turn.number, battle.turn.side), (1, Side::Second));
    assert!(battle.turn.done.contains("rally") && battle.turn.acted.contains(&2));

    battle.act(&Action::NextPhase, &GAME);
    assert_eq!(battle.turn.phase, "movement");
    assert!(battle.turn.done.is_empty() && battle.turn.acted.is_empty());
    let state = |battle: &BattleState, side: Side| battle.units.of(side)[0].answers.clone();
    assert_eq!(state(&battle, Side::Second), texts(&[("moved", "yes")]));

    // The end of the other side's turn clears that side's moves.
    battle.act(&Action::EndTurn, &GAME);
    assert_eq!((battle.turn.number, battle.turn.side), (1, Side::First));
    assert_eq!(battle.turn.phase, "starting");
    assert_eq!(state(&battle, Side::First), texts(&[("bailed-out", "yes")]));
    assert_eq!(state(&battle, Side::Second), texts(&[("moved", "yes")]));

    battle.act(&Action::EndTurn, &GAME);
    assert_eq!((battle.turn.number, battle.turn.side), (2, Side::Second));
    assert_eq!(state(&battle, Side::Second), Answers::new());

    let last = Action::GoToPhase { phase: "shooting".into() };
    battle.act(&last, &GAME);
    let before = battle.clone();
    battle.act(&Action::NextPhase, &GAME);
    assert_eq!(battle, before, "no phase follows the last one");
    assert!(battle.offers(&GAME).iter().all(|offer| offer.id != "next-phase"));
}

#[test]
fn battles_begin_and_end() {
    let mut battle = after(&[
        add(Side::First, "Rifles"),
        answer("skill", "veteran"),
        Action::StartBattle(setup()),
    ]);
    assert_eq!(battle.units.first.len(), 1, "units come along");
    assert!(battle.calculators.is_empty());
    let other = Setup { starts: Side::First, name: "  Hill 112 ".into(), ..setup() };
    battle.act(&Action::EditSetup(other.clone()), &GAME);
    assert_eq!(battle.turn.side, Side::First, "nothing was done yet");
    assert_eq!(battle.battle.as_ref().unwrap().name, "Hill 112");
    battle.act(&Action::NextPhase, &GAME);
    battle.act(&Action::EditSetup(setup()), &GAME);
    assert_eq!(battle.turn.side, Side::First, "the turn goes on");

    let mut left = battle.clone();
    left.act(&Action::LeaveBattle, &GAME);
    assert_eq!((left.battle, left.units), (None, battle.units.clone()));

    battle.act(&Action::ResetBattle, &GAME);
    assert_eq!(battle.battle, Some(setup()));
    assert_eq!((battle.turn.side, battle.units.first.len()), (Side::Second, 0));

    let mut again = after(&[Action::StartBattle(setup()), add(Side::First, "Rifles")]);
    again.act(&Action::StartBattle(other), &GAME);
    assert_eq!(again.units.first.len(), 0, "another battle, other units");
}

#[test]
fn units_are_kept_by_their_numbers() {
    let mut battle = after(&[
        add(Side::First, " Panzers  "),
        set(Side::First, 1, "strength", "3"),
        Action::DuplicateUnit { side: Side::First, unit: 1, card: false },
        add(Side::Second, "Rifles"),
        Action::RemoveUnit { side: Side::First, unit: 1 },
        add(Side::First, "Guns"),
    ]);
    let names: Vec<_> = battle
        .units
        .both()
        .flat_map(|(side, units)| units.iter().map(move |unit| (side, unit)))
        .map(|(side, unit)| (side, unit.id, unit.name.as_str()))
        .collect();
    assert_eq!(
        names,
        [(Side::First, 2, "Panzers 2"), (Side::First, 4, "Guns"), (Side::Second, 3, "Rifles"),]
    );
    assert_eq!(battle.unit(2).unwrap().1.values(&GAME).get(0), 3);
    // An answer that equals its default is not stored.
    battle.act(&set(Side::First, 2, "strength", "5"), &GAME);
    assert!(battle.unit(2).unwrap().1.answers.is_empty());
    // A unit that is removed leaves nothing behind.
    let about = Some((Side::First, 4));
    let open = Action::OpenCalculator {
        at_questions: false,
        calculator: "morale".into(),
        answers: Answers::new(),
        about,
        cast: Answers::new(),
    };
    battle.act(&open, &GAME);
    battle.act(&Action::Acted { unit: 4, acted: true }, &GAME);
    assert_eq!(battle.calculator_state("morale").about, about);
    let remove = Action::RemoveUnit { side: Side::First, unit: 4 };
    battle.act(&remove, &GAME);
    assert!(battle.calculators.is_empty() && battle.turn.acted.is_empty());
}

#[test]
fn another_input_drops_what_was_rolled_for_the_old_one() {
    let start = [answer("skill", "veteran"), own_dice(3), own_dice(1), rolled(&[6, 1, 20])];
    let battle = after(&start);
    let calculator_state = battle.calculator_state("shooting");
    assert_eq!(calculator_state.own_dice, [3, 1]);
    assert_eq!(calculator_state.rolled.as_deref(), Some(&[6, 1, 20][..]));

    let drops = |action: Action| {
        let mut battle = battle.clone();
        battle.act(&action, &GAME);
        let calculator_state = battle.calculator_state("shooting");
        calculator_state.own_dice.is_empty() && calculator_state.rolled.is_none()
    };
    assert!(drops(answer("concealed", "yes")));
    assert!(drops(answer("skill", "trained")));
    assert!(!drops(answer("skill", "veteran")), "the same answer");
    assert!(!drops(answer("skill", "elite")), "no answer");
    let open = |answers: &[(&str, &str)]| Action::OpenCalculator {
        at_questions: false,
        calculator: "shooting".into(),
        answers: texts(answers),
        about: None,
        cast: Answers::new(),
    };
    assert!(drops(open(&[])));
    assert!(drops(open(&[("skill", "veteran"), ("dice", "9")])));
    assert!(!drops(open(&[("skill", "veteran"), ("dice", "2")])), "the same answers");
    let calculator = || String::from("shooting");
    assert!(drops(Action::ResetCalculator { calculator: calculator() }));
    assert!(!drops(Action::SetMode { calculator: calculator(), mode: Some(Mode::OwnDice) }));

    let mut battle = battle.clone();
    let back = Action::OwnDiceBack { calculator: calculator() };
    battle.act(&back, &GAME);
    assert_eq!(battle.calculator_state("shooting").own_dice, [3]);
    let again = Action::OwnDiceAgain { calculator: calculator() };
    battle.act(&again, &GAME);
    assert!(battle.calculator_state("shooting").own_dice.is_empty());
}

#[test]
fn a_calculator_is_opened_afresh_and_stands_as_last_time_by_one_action() {
    let mut battle = after(&[answer("skill", "veteran"), answer("dice", "8")]);
    let was = battle.calculator_state("shooting").answers;
    let known = GAME.calculator("shooting").unwrap();
    let open = |answers: &[(&str, &str)]| Action::OpenCalculator {
        at_questions: false,
        calculator: "shooting".into(),
        answers: texts(answers),
        about: None,
        cast: Answers::new(),
    };
    battle.act(&open(&[]), &GAME);
    assert!(battle.calculator_state("shooting").answers.is_empty());
    assert!(battle.as_last_time(known, &GAME).is_some());
    // If it is opened again without an answer in between, the last situation is unchanged.
    battle.act(&open(&[]), &GAME);
    let last = Action::AsLastTime { calculator: "shooting".into() };
    let came = battle.plan(&last, &GAME);
    for change in &came {
        battle.apply(change);
    }
    assert_eq!(battle.calculator_state("shooting").answers, was);
    assert!(battle.as_last_time(known, &GAME).is_none());
    // After a reset the last situation can be restored as well.
    let reset = Action::ResetCalculator { calculator: "shooting".into() };
    battle.act(&reset, &GAME);
    assert!(battle.calculator_state("shooting").answers.is_empty());
    battle.act(&last, &GAME);
    assert_eq!(battle.calculator_state("shooting").answers, was);
}

#[test]
fn an_opening_is_written_by_ids() {
    // The skill, too many dice, an unknown question, and no move.
    let opening =
        Opening { known: vec![(0, 2), (3, 99), (99, 1), (2, 0)], ..Opening::plain("shooting") };
    let about = Some((Side::Second, 1));
    assert_eq!(
        Action::open(&opening, about, &GAME),
        Some(Action::OpenCalculator {
            at_questions: true,
            calculator: "shooting".into(),
            answers: texts(&[("skill", "veteran"), ("moved", "no")]),
            about,
            cast: Answers::new(),
        })
    );
    assert_eq!(Action::open(&opening, about, &OTHER), None);
}

#[test]
fn what_does_not_fit_does_nothing() {
    let battle = after(&[Action::StartBattle(setup()), add(Side::First, "Rifles")]);
    let calculator = || String::from("chess");
    for action in [
        Action::GoToPhase { phase: "tea".into() },
        Action::StepDone { step: "move".into(), done: true },
        Action::Acted { unit: 9, acted: true },
        set(Side::Second, 1, "moved", "yes"),
        set(Side::First, 1, "moved", "perhaps"),
        set(Side::First, 1, "wings", "yes"),
        answer("skill", "elite"),
        answer("luck", "yes"),
        rolled(&[]),
        rolled(&[0]),
        rolled(&[73]),
        Action::OwnDice { calculator: calculator(), answer: 1, replaces: true },
        Action::Rolled { calculator: calculator(), faces: vec![1], opens: false },
        Action::OwnDiceBack { calculator: "shooting".into() },
        Action::RollerCount { count: 31 },
        Action::RollerNeed { need: Some(Need::AtLeast(7)) },
        Action::Throw { faces: vec![7] },
        Action::ThrowAgain { which: vec![0], faces: vec![1] },
        Action::ClearThrows,
    ] {
        let mut changed = battle.clone();
        changed.act(&action, &GAME);
        assert_eq!(changed, battle, "{action:?}");
        changed.act(&action, &OTHER);
        assert_eq!(changed, battle, "{action:?} with another ruleset");
        let mut session = Session::new(1, battle.clone());
        assert!(!session.act(action, &GAME) && !session.can_undo());
    }
}

#[test]
fn throws_do_not_grow_for_ever() {
    let mut battle = BattleState::new(&GAME);
    for throw in 0..THROWS_KEPT + 20 {
        let faces = vec![throw as u8 % 6 + 1];
        battle.act(&Action::Throw { faces }, &GAME);
    }
    assert_eq!(battle.roller.throws.len(), THROWS_KEPT);
    assert_eq!(battle.roller.throws[0].faces, [3]);
}

#[test]
fn every_kind_of_action_is_named_as_it_is_saved() {
    let all = || one_of_each().into_iter().chain(one_of_each_newer());
    for action in all() {
        let text = serde_json::to_value(&action).unwrap();
        let kind = match &text {
            Value::String(kind) => kind,
            Value::Object(fields) => fields.keys().next().unwrap(),
            other => panic!("{other}"),
        };
        assert_eq!(kind, action.kind());
        assert_eq!(serde_json::from_value::<Action>(text).unwrap(), action);
    }
    let tried: BTreeSet<_> = all().map(|action| action.kind()).collect();
    let kinds: BTreeSet<_> = Action::VARIANTS.iter().copied().collect();
    assert_eq!(tried, kinds);
}
