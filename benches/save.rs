//! How long it takes to save a tap: `cargo bench --bench save`, and as a part of `cargo xtask
//! bench`. With `ADJUTANT_PHONES=FILE` it writes only the data from which the benchmark in the
//! browser starts.

#[path = "common/parcel.rs"]
mod parcel;
#[path = "common/timing.rs"]
#[allow(dead_code)]
mod timing;

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::Instant;

use adjutant::aid::Values;
use adjutant::battle::log::Line;
use adjutant::battle::report::Report;
use adjutant::battle::{
    Action, Answers, BattleState, CHUNK, MOST_UNITS, Session, Setup, Side, Step, words,
};
use adjutant::rulesets::flames_of_war::RULESET;
use adjutant::text::{Language, Packs, PluralCategory, Voice};
use timing::figure;

/// The lengths of the log at which taps are timed.
const LOGS: [usize; 3] = [0, 2000, 10_000];

/// How many taps are timed.
const TAPS: usize = 640;

fn main() {
    if let Some(file) = std::env::var_os("ADJUTANT_PHONES") {
        return parcel::write_phones(file.as_ref());
    }
    full_table();
    parcel::parcels();
    looking_back();
    for log in LOGS {
        let mut session = Session::new(1, BattleState::new(&RULESET));
        session.act(Action::StartBattle(Setup::default()), &RULESET);
        for side in Side::ALL {
            for unit in 0..10 {
                let name = format!("{unit}. Tank Platoon");
                let answers = Answers::default();
                session.act(Action::AddUnit { side, name, answers }, &RULESET);
            }
        }
        session.changes();
        for tap in 0..log {
            session.act(action(tap), &RULESET);
            session.changes();
        }
        let mut taps: Vec<(f64, usize)> = (0..TAPS)
            .map(|tap| {
                let action = action(log + tap);
                let start = Instant::now();
                let changed = session.act(action, &RULESET);
                let written = session.changes();
                let time = start.elapsed().as_secs_f64();
                assert!(changed, "every tap of these changes something");
                let size = written.iter().map(|write| write.text.as_ref().map_or(0, String::len));
                (time, black_box(size.sum()))
            })
            .collect();
        let bytes = taps.iter().map(|(_, bytes)| bytes).sum::<usize>() / TAPS;
        taps.sort_by(|left, right| left.0.total_cmp(&right.0));
        let remark = format!("{bytes} bytes are written");
        figure(&format!("save.native.{log}"), taps[TAPS * 95 / 100].0, &remark);
    }
}

/// Times the end of a turn with as many units as possible; in the first two turns each of them
/// acted, later every tenth.
fn full_table() {
    let mut session = Session::new(1, BattleState::new(&RULESET));
    for side in Side::ALL {
        for unit in 0..MOST_UNITS {
            let name = format!("{unit}. Tank Platoon");
            let answers = Answers::default();
            let add = Action::AddUnit { side, name, answers };
            session.act(add, &RULESET);
        }
    }
    session.changes();
    let mut taps = Vec::new();
    let mut bytes = 0;
    let units = 2 * MOST_UNITS as u32;
    for turn in 0..40 {
        // The side whose turn it is has moved and shot.
        let side = session.battle_state().turn.side;
        for unit in (1..=units).filter(|unit| (*unit <= units / 2) == (side == Side::First)) {
            if turn < 2 || unit % 10 == 0 {
                for field in ["moved", "shot"] {
                    session.act(
                        Action::SetUnit { side, unit, field: field.into(), value: "yes".into() },
                        &RULESET,
                    );
                }
            }
        }
        session.changes();
        let start = Instant::now();
        let changed = session.act(Action::EndTurn, &RULESET);
        let written = session.changes();
        taps.push(start.elapsed().as_secs_f64());
        assert!(changed);
        let texts = written.iter().filter_map(|write| write.text.as_ref());
        bytes = bytes.max(texts.map(String::len).sum());
    }
    taps.sort_by(f64::total_cmp);
    figure(
        "save.native.400-units",
        taps[taps.len() * 95 / 100],
        &format!("{bytes} bytes are written at most"),
    );
}

/// Times the report of 1,000 entries, and opening the log, for logs of several lengths.
fn looking_back() {
    let packs = Packs::embedded(Language::English);
    let voice = Voice { packs: &packs, metric: false, plural: &|_, _| PluralCategory::Other };
    let house = Values::defaults(RULESET.house_rules);
    for length in [10, 1_000, 10_000] {
        let mut kept: BTreeMap<String, String> = BTreeMap::new();
        let mut session = Session::new(1, BattleState::new(&RULESET));
        session.act(Action::StartBattle(Setup::default()), &RULESET);
        for tap in 0..length {
            session.act(action(tap), &RULESET);
            for write in session.changes() {
                match write.text {
                    Some(text) => kept.insert(write.key, text),
                    None => kept.remove(&write.key),
                };
            }
        }
        let read = |key: &str| kept.get(key).cloned();
        let fastest = |run: &dyn Fn()| {
            let times = (0..9).map(|_| {
                let start = Instant::now();
                run();
                start.elapsed().as_secs_f64()
            });
            times.fold(f64::INFINITY, f64::min)
        };
        // The newest entries, which are the ones in view.
        let (_, now) = session.entries();
        let open = fastest(&|| {
            for number in (now.saturating_sub(24)..now).rev() {
                let chunk = session.look(number / CHUNK as u32, &RULESET, &read);
                let Ok(chunk) = chunk else { return };
                let place = number as usize % CHUNK;
                let (entry, before) = (&chunk.entries[place], chunk.after(place));
                let mut after = before.clone();
                entry.apply(&mut after);
                let step = Step { entry, before: &before, after: &after };
                let line = Line::of(step, &house, &RULESET);
                black_box(words::line(&voice, &line, &chunk.start, &RULESET));
            }
        });
        figure(&format!("log.native.{length}"), open, "the newest 24 entries in words");
        if length == 1_000 {
            let report = fastest(&|| {
                let Ok(all) = session.all_done(&RULESET, &read) else {
                    return;
                };
                let report = Report::of(&all.start, &all.entries, &house, &RULESET, &voice);
                black_box(report.plain());
            });
            figure("report.native.1000", report, "read, told and written");
        }
    }
}

/// An action of a player; each of these changes something.
fn action(tap: usize) -> Action {
    let answer = |value: &str| Action::Answer {
        calculator: "shooting".into(),
        field: "concealed".into(),
        value: value.into(),
    };
    match tap % 4 {
        0 => answer("yes"),
        1 => Action::Throw { faces: vec![(tap / 4 % 6) as u8 + 1] },
        2 => answer("no"),
        _ => Action::EndTurn,
    }
}
