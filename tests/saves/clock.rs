//! The clock: its times, its notices, and the effect of undo on it.

use adjutant::battle::clock::{COUNTERS, MOST_GIVEN, shown, span};
use adjutant::battle::{Action, Clock, Session, ShownWarnings, Side, Timing, Whose};
use proptest::prelude::*;
use proptest::sample::select;

use crate::ruleset::GAME;
use crate::world::*;

const MINUTE: u64 = 60_000;
/// Some day in 2026.
const START: u64 = 1_790_000_000_000;

/// This many minutes after the start.
const fn at(minutes: u64) -> u64 {
    START + minutes * MINUTE
}

fn timing(limit: Option<u16>, each: Option<u16>) -> Timing {
    Timing { limit, each, ..Timing::default() }
}

/// The remaining time, in whole minutes.
fn left(clock: &Clock, counter: Option<Side>, minutes: u64) -> i64 {
    clock.left(counter, at(minutes)).unwrap() / MINUTE as i64
}

/// A chess clock of an hour each and a limit of two, running for the first side.
fn chess() -> Clock {
    let mut clock = Clock::default();
    clock.set(&timing(Some(120), Some(60)), START);
    clock.run(Whose::First, START);
    clock
}

const FIRST: Option<Side> = Some(Side::First);
const SECOND: Option<Side> = Some(Side::Second);

#[test]
fn a_limit_runs_down_from_timestamps_alone() {
    let mut clock = Clock::default();
    assert!(!clock.is_on() && clock.left(None, START).is_none());
    clock.set(&timing(Some(120), None), START);
    assert_eq!((clock.runs(), left(&clock, None, 30)), (None, 120));
    clock.run(Whose::Neutral, at(5));
    assert_eq!(left(&clock, None, 50), 75);
    assert_eq!(clock.elapsed(at(50)), 45 * MINUTE);
    // Paused over lunch.
    clock.pause(at(50));
    clock.run(Whose::Neutral, at(110));
    assert_eq!(left(&clock, None, 111), 74);
    // The app was closed overnight: the clock shows this, and ends nothing.
    assert_eq!(left(&clock, None, 1_000), -815);
    assert_eq!(clock.runs(), Some(Whose::Neutral));
    // Without a chess clock no player has a time.
    let mut passed = clock.clone();
    passed.run(Whose::First, at(111));
    assert_eq!(passed, clock);
}

#[test]
fn a_chess_clock_passes_to_and_fro_and_to_nobody() {
    let mut clock = chess();
    // The other player's saves run on that player's time.
    clock.run(Whose::Second, at(10));
    clock.run(Whose::First, at(12));
    clock.run(Whose::Neutral, at(20));
    clock.run(Whose::Second, at(23));
    let minutes = |whose| clock.used(whose, at(30)) / MINUTE;
    assert_eq!(Whose::ALL.map(minutes), [18, 9, 3]);
    assert_eq!(left(&clock, FIRST, 30), 42);
    assert_eq!(left(&clock, SECOND, 30), 51);
    assert_eq!(left(&clock, None, 30), 90, "neutral time is the battle's too");
}

#[test]
fn a_correction_moves_time_and_the_limit_follows() {
    let mut clock = chess();
    clock.run(Whose::Second, at(10));
    // Passed three minutes too late: they belonged to the second side.
    clock.correct(Whose::First, 3, at(12));
    clock.correct(Whose::Second, -3, at(12));
    assert_eq!(left(&clock, FIRST, 12), 53);
    assert_eq!(left(&clock, SECOND, 12), 55);
    assert_eq!(left(&clock, None, 12), 108);
    // A break for which the clock was not paused.
    clock.correct(Whose::Neutral, 10, at(12));
    assert_eq!(left(&clock, None, 12), 118);
    // More than was used: a handicap.
    clock.correct(Whose::First, 30, at(12));
    assert_eq!(left(&clock, FIRST, 12), 83);
    assert_eq!(clock.elapsed(at(12)), 0, "and never less than nothing");
    assert_eq!(clock.used(Whose::First, at(12)), 10 * MINUTE);
}

#[test]
fn a_phone_set_back_takes_nothing_away_and_says_so() {
    let mut clock = chess();
    clock.run(Whose::Second, at(20));
    // While the second side's time runs, the phone's clock is set to an hour before the start.
    let now = START - 60 * MINUTE;
    assert!(clock.is_set_back(now) && !clock.is_set_back(at(20)));
    let used = |clock: &Clock, whose| clock.used(whose, now) / MINUTE;
    assert_eq!(used(&clock, Whose::First), 20, "what was counted stays");
    assert_eq!(used(&clock, Whose::Second), 0);

    // A player who goes on without looking still gets the notice later.
    let mut passed = clock.clone();
    passed.run(Whose::First, now);
    let later = now + 5 * MINUTE;
    assert!(passed.is_set_back(later));
    assert_eq!(passed.used(Whose::First, later), 25 * MINUTE);
    passed.correct(Whose::Second, -7, later);
    assert!(!passed.is_set_back(later));
    assert_eq!(passed.left(SECOND, later), Some(53 * MINUTE as i64));

    // If the notice is confirmed at once, time counts from now on.
    clock.correct(Whose::Second, 0, now);
    assert!(!clock.is_set_back(now));
    assert_eq!(clock.used(Whose::Second, later), 5 * MINUTE);
}

#[test]
fn a_phone_set_on_by_a_day_takes_nothing_away_and_says_so() {
    const HOUR: u64 = 60 * 60_000;
    let mut clock = chess();
    clock.run(Whose::First, START);
    let now = START + 10 * 60_000;
    let before = clock.left(Some(Side::First), START);
    // Passed while the phone is a day ahead.
    clock.run(Whose::Second, now + 24 * HOUR);
    assert_eq!(clock.left(Some(Side::First), now + 24 * HOUR), before);
    assert!(clock.is_set_back(now + 24 * HOUR));
    // The phone's time is right again: nothing is counted for either side, and the notice remains
    // until it is seen.
    assert_eq!(clock.used(Whose::Second, now), 0);
    clock.correct(Whose::First, -10, now);
    assert!(!clock.is_set_back(now));
    assert_eq!(clock.given(Whose::First), -10);
    assert_eq!(clock.used(Whose::Second, now + 60_000), 60_000);
    // A long turn counts; a night does not.
    assert_eq!(clock.used(Whose::Second, now + 5 * HOUR), 5 * HOUR);
    assert_eq!(clock.used(Whose::Second, now + 9 * HOUR), 0);
    assert!(clock.is_set_back(now + 9 * HOUR));
    // Neutral time may last a whole battle.
    clock.run(Whose::Neutral, now);
    assert_eq!(clock.used(Whose::Neutral, now + 19 * HOUR), 19 * HOUR);
    assert_eq!(clock.used(Whose::Neutral, now + 21 * HOUR), 0);
}

#[test]
fn other_times_can_be_agreed_on_while_it_runs() {
    let mut clock = chess();
    clock.set(&timing(Some(90), Some(45)), at(10));
    assert_eq!(left(&clock, None, 20), 70);
    assert_eq!(left(&clock, FIRST, 20), 25);
    // The chess clock is switched off: the limit runs on, in neutral time.
    clock.set(&timing(Some(90), None), at(20));
    assert_eq!((clock.runs(), left(&clock, None, 30)), (Some(Whose::Neutral), 60));
    assert_eq!(clock.left(FIRST, at(30)), None);
    // Settings that cannot be chosen change nothing.
    let before = clock.clone();
    let unsorted = Timing { marks: vec![5, 30], ..timing(Some(90), None) };
    for wrong in [
        timing(Some(14), None),
        timing(Some(601), None),
        timing(None, Some(4)),
        timing(None, Some(301)),
        unsorted,
    ] {
        clock.set(&wrong, at(40));
        assert_eq!(clock, before, "{wrong:?}");
    }
    // Switched off, all its times are deleted.
    clock.set(&timing(None, None), at(40));
    assert!(clock.is_untouched());
}

#[test]
fn warnings_come_once_at_each_mark() {
    let mut clock = Clock::default();
    clock.set(&timing(Some(120), None), START);
    clock.run(Whose::Neutral, START);
    let mut told = ShownWarnings::default();
    // The notice if the player looks after this many minutes.
    let mut look = |clock: &Clock, minutes: u64| {
        let reached = clock.reached(None, at(minutes));
        let says = told.lacks(None, reached);
        told = ShownWarnings::all(clock, at(minutes));
        says.then_some(reached).flatten()
    };
    assert_eq!(look(&clock, 0), None);
    assert_eq!(clock.next_mark(START), Some(90 * MINUTE));
    assert_eq!(look(&clock, 89), None);
    assert_eq!(look(&clock, 90), Some(30));
    assert_eq!(look(&clock, 91), None, "once");
    // The app was closed at 15 minutes left: only the last threshold is reported.
    assert_eq!(look(&clock, 116), Some(5));
    assert_eq!(look(&clock, 117), None);
    assert_eq!(clock.next_mark(at(117)), Some(3 * MINUTE));
    // After time is given back, its warning comes again.
    clock.correct(Whose::Neutral, 10, at(117));
    assert_eq!(look(&clock, 117), None);
    assert_eq!(look(&clock, 125), Some(5));
    assert_eq!(look(&clock, 130), Some(0), "time is up");
    assert_eq!(look(&clock, 999), None);
    assert_eq!(clock.next_mark(at(130)), None);
}

#[test]
fn a_mark_is_below_the_whole_time() {
    let mut clock = Clock::default();
    clock.set(&timing(Some(30), Some(15)), START);
    assert_eq!(clock.reached(None, START), None);
    assert_eq!(clock.reached(FIRST, START), None);
    assert_eq!(clock.next_mark(START), None, "it stands still");
    clock.run(Whose::First, START);
    assert_eq!(clock.next_mark(START), Some(10 * MINUTE), "the first side's 5");
    assert_eq!(clock.reached(FIRST, at(10)), Some(5));
    assert_eq!(clock.reached(SECOND, at(10)), None);
    clock.run(Whose::Second, at(10));
    assert_eq!(clock.next_mark(at(10)), Some(5 * MINUTE), "the battle's 15");
}

#[test]
fn what_is_shown_reaches_nothing_when_time_is_up() {
    let mut clock = Clock::default();
    clock.set(&timing(Some(120), None), START);
    clock.run(Whose::Neutral, START + 250);
    let face = |now: u64| span(shown(clock.left(None, now).unwrap()));
    assert_eq!(face(START + 250), "2:00:00");
    assert_eq!(face(START + 251), "2:00:00");
    assert_eq!(clock.next_second(START + 251), Some(999));
    assert_eq!(face(START + 1_250), "1:59:59");
    assert_eq!(face(at(119) + 250), "1:00");
    assert_eq!(face(at(120) + 249), "0:01");
    assert_eq!(face(at(120) + 250), "0:00");
    assert_eq!(face(at(123) + 4_250), "3:04");
    clock.pause(at(1));
    assert_eq!(clock.next_second(at(2)), None, "nothing to draw");
}

/// A battle with a chess clock that runs for the second side, whose turn it is.
fn battle() -> Session {
    let mut session = fresh();
    session.act(Action::StartBattle(setup()), &GAME);
    let set = Action::SetClock { timing: timing(Some(120), Some(60)), at: START };
    session.act(set, &GAME);
    session.act(run(Whose::Second, 0), &GAME);
    session
}

fn run(whose: Whose, minutes: u64) -> Action {
    Action::RunClock { whose, at: at(minutes) }
}

#[test]
fn the_end_of_a_turn_passes_the_time_and_takes_it_back() {
    let mut session = battle();
    let store = Store::default();
    let end = |minutes| Action::EndTurn.timed(at(minutes));
    // Passing the time does not end the turn.
    session.act(run(Whose::First, 8), &GAME);
    session.act(run(Whose::Second, 10), &GAME);
    assert_eq!(session.battle_state().turn.side, Side::Second);
    // The end of the turn passes the time, in the same step.
    session.act(end(20), &GAME);
    let battle = session.battle_state();
    assert_eq!((battle.turn.side, battle.clock.runs()), (Side::First, Some(Whose::First)));
    assert_eq!(left(&battle.clock, FIRST, 25), 53);
    undo(&mut session, &store);
    let battle = session.battle_state();
    assert_eq!((battle.turn.side, battle.clock.runs()), (Side::Second, Some(Whose::Second)));
    assert_eq!(left(&battle.clock, SECOND, 25), 37, "as if it had not ended");
    redo(&mut session, &store);
    assert_eq!(left(&session.battle_state().clock, FIRST, 25), 53, "as it was then");

    // It does not pass neutral time, or time that already runs for the other side.
    session.act(run(Whose::Neutral, 30), &GAME);
    session.act(end(31), &GAME);
    assert_eq!(session.battle_state().clock.runs(), Some(Whose::Neutral));
    session.act(run(Whose::First, 32), &GAME);
    session.act(end(33), &GAME);
    assert_eq!(session.battle_state().turn.side, Side::First);
    assert_eq!(left(&session.battle_state().clock, FIRST, 35), 60 - 7 - 5 - 3);
    // And it does not start a paused clock.
    session.act(Action::PauseClock { at: at(35) }, &GAME);
    session.act(end(36), &GAME);
    assert_eq!(session.battle_state().clock.runs(), None);
    // Other actions are unchanged.
    assert_eq!(Action::NextPhase.timed(START), Action::NextPhase);
}

#[test]
fn undo_of_anything_else_leaves_the_clock_alone() {
    let mut session = battle();
    let store = Store::default();
    session.act(add(Side::First, "Rifles"), &GAME);
    session.act(run(Whose::First, 10), &GAME);
    session.act(Action::NextPhase, &GAME);
    let clock = session.battle_state().clock.clone();
    undo(&mut session, &store);
    assert_eq!(session.battle_state().clock, clock);
    // Undoing a pass: the time never ran for the first side.
    undo(&mut session, &store);
    assert_eq!(session.battle_state().clock.runs(), Some(Whose::Second));
    assert_eq!(left(&session.battle_state().clock, SECOND, 15), 45);
    assert_eq!(left(&session.battle_state().clock, FIRST, 15), 60);
    // Undoing a pause: the clock never stopped.
    session.act(Action::PauseClock { at: at(20) }, &GAME);
    undo(&mut session, &store);
    assert_eq!(left(&session.battle_state().clock, SECOND, 30), 30);
}

#[test]
fn a_clock_is_saved_with_the_battle_and_warnings_beside_it() {
    let mut session = battle();
    let mut store = Store::default();
    store.write(&session.changes());
    let told = ShownWarnings::all(&session.battle_state().clock, at(106));
    assert!(told.lacks(None, Some(5)) && !told.lacks(None, Some(15)));
    session.set_shown_warnings(told);
    store.write(&session.changes());
    let mut loaded = store.session();
    assert_eq!(loaded.battle_state(), session.battle_state());
    assert_eq!(loaded.shown_warnings(), told);
    assert!(loaded.can_undo());
    undo(&mut loaded, &store);
    assert_eq!(loaded.shown_warnings(), told, "not said again because of an undo");
    // The end of a battle ends its clock; a clock that is off is not written.
    session.act(Action::LeaveBattle, &GAME);
    assert!(session.battle_state().clock.is_untouched());
    store.write(&session.changes());
    let head = store.data(&adjutant::battle::save::head_key(1));
    assert!(head["now"].get("clock").is_none());
}

/// An action on a clock.
#[derive(Clone, Debug)]
enum Doing {
    Run(Whose),
    Pause,
    Correct(Whose, i16),
    Set(Timing),
    TurnPasses(Side),
}

fn doing() -> impl Strategy<Value = Doing> {
    let whose = || select(Whose::ALL.to_vec());
    let minutes = |from: u16, to: u16| prop::option::of(from..to);
    prop_oneof![
        6 => whose().prop_map(Doing::Run),
        2 => Just(Doing::Pause),
        2 => (whose(), any::<i16>()).prop_map(|(whose, by)| Doing::Correct(whose, by)),
        1 => (minutes(10, 200), minutes(0, 90))
            .prop_map(|(limit, each)| Doing::Set(timing(limit, each))),
        2 => select(Side::ALL.to_vec()).prop_map(Doing::TurnPasses),
    ]
}

impl Doing {
    fn to(&self, clock: &mut Clock, now: u64) {
        match self {
            Self::Run(whose) => clock.run(*whose, now),
            Self::Pause => clock.pause(now),
            Self::Correct(whose, minutes) => clock.correct(*whose, *minutes, now),
            Self::Set(timing) => clock.set(timing, now),
            Self::TurnPasses(from) => clock.turn_passes(*from, from.other(), now),
        }
    }
}

fn total(clock: &Clock, now: u64) -> u64 {
    Whose::ALL.map(|whose| clock.used(whose, now)).iter().sum()
}

/// Whatever an edited save contains, the clock gives an answer.
#[test]
fn a_clock_that_was_tampered_with_answers() {
    let ends = [0, 1, START, u64::MAX];
    for since in [None, Some(0), Some(START), Some(u64::MAX)] {
        for used in ends {
            for (limit, given) in [(0, i16::MIN), (u16::MAX, i16::MAX), (120, 0)] {
                let text = serde_json::json!({
                    "timing": {"limit": limit, "each": limit, "marks": [0, 7, 65535, 7]},
                    "whose": "second",
                    "since": since,
                    "used": [used, used, used],
                    "given": [given, given, given],
                });
                let clock: Clock = serde_json::from_value(text).unwrap();
                for now in ends {
                    let counters = COUNTERS.map(|counter| {
                        let left = clock.left(counter, now).unwrap();
                        let reached = clock.reached(counter, now);
                        assert_eq!(left <= 0, reached == Some(0), "{counter:?}, {clock:?}");
                        span(shown(left))
                    });
                    assert!(counters.iter().all(|face| face.contains(':')));
                    assert!(clock.next_second(now).is_none_or(|wait| wait <= 1_000));
                    let _ = (clock.elapsed(now), clock.next_mark(now));
                    let mut changed = clock.clone();
                    changed.correct(Whose::Second, i16::MIN, now);
                    changed.run(Whose::First, now);
                    changed.pause(u64::MAX);
                }
            }
        }
    }
    // An older build, or a newer one, writes different data.
    let empty: Clock = serde_json::from_str("{}").unwrap();
    assert!(empty.is_untouched());
}

proptest! {
    #![proptest_config(cases(400))]

    /// While time passes, the times used by each side and by neither add up to the time the clock
    /// ran.
    #[test]
    fn what_everybody_used_is_the_time_it_ran(
        doings in prop::collection::vec((doing(), 0..500_000_u64), 0..40)
    ) {
        let mut clock = chess();
        let (mut now, mut ran) = (START, 0);
        for (doing, wait) in doings {
            if clock.runs().is_some() {
                ran += wait;
            }
            now += wait;
            prop_assert_eq!(total(&clock, now), ran);
            doing.to(&mut clock, now);
            if clock.is_untouched() {
                ran = 0;
            }
            // No action changes the total.
            prop_assert_eq!(total(&clock, now), ran);
            prop_assert!(!clock.is_set_back(now));
            for counter in COUNTERS {
                if let (Some(wait), Some(left)) = (clock.next_mark(now), clock.left(counter, now)) {
                    prop_assert!(wait > 0);
                    let then = clock.reached(counter, now + wait - 1);
                    prop_assert_eq!(then, clock.reached(counter, now), "left: {}", left);
                }
            }
            if let Some(wait) = clock.next_mark(now) {
                let reached = |now| COUNTERS.map(|counter| clock.reached(counter, now));
                prop_assert_ne!(reached(now), reached(now + wait));
            }
        }
    }

    /// Whatever time the phone shows, no counted time is lost, and none is negative.
    #[test]
    fn a_mad_phone_takes_nothing_away(
        doings in prop::collection::vec(
            (doing(), prop_oneof![0..u64::MAX, START..START + 9_000_000, Just(u64::MAX)]),
            0..40,
        )
    ) {
        let mut clock = chess();
        for (doing, now) in doings {
            let before = Whose::ALL.map(|whose| clock.used(whose, now));
            doing.to(&mut clock, now);
            let after = Whose::ALL.map(|whose| clock.used(whose, now));
            if !clock.is_untouched() {
                prop_assert_eq!(before, after);
            }
            for whose in Whose::ALL {
                prop_assert!(clock.given(whose).abs() <= MOST_GIVEN);
            }
            let earlier = Whose::ALL.map(|whose| clock.used(whose, 0));
            clock.pause(now);
            let stopped = Whose::ALL.map(|whose| clock.used(whose, 0));
            prop_assert!(earlier.iter().zip(stopped).all(|(was, is)| *was <= is));
            if let Some(whose) = clock.whose() {
                clock.run(whose, now);
            }
            let _ = (clock.elapsed(now), clock.next_mark(now), clock.next_second(now));
            let _ = COUNTERS.map(|counter| (clock.left(counter, now), clock.reached(counter, now)));
        }
    }
}
