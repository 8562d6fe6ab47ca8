//! How long a tap takes to be saved: `cargo bench --bench save`, and as a part
//! of `cargo xtask bench`.

#[path = "common/parcel.rs"]
mod parcel;
#[path = "common/timing.rs"]
#[allow(dead_code)]
mod timing;

use std::hint::black_box;
use std::time::Instant;

use adjutant::battle::{Action, Answers, Desk, MOST_UNITS, Session, Setup, Side};
use adjutant::rulesets::flames_of_war::RULESET;
use timing::figure;

/// How long the log is before the taps that are timed.
const LOGS: [usize; 2] = [0, 2000];

/// How many taps are timed.
const TAPS: usize = 640;

fn main() {
    full_table();
    parcel::parcels();
    for log in LOGS {
        let mut session = Session::new(1, Desk::new(&RULESET));
        session.act(Action::StartBattle(Setup::default()), &RULESET);
        for side in Side::ALL {
            for unit in 0..10 {
                let name = format!("{unit}. Tank Platoon");
                let answers = Answers::default();
                session.act(
                    Action::AddUnit {
                        side,
                        name,
                        answers,
                    },
                    &RULESET,
                );
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
                let size = written
                    .iter()
                    .map(|write| write.text.as_ref().map_or(0, String::len));
                (time, black_box(size.sum()))
            })
            .collect();
        let bytes = taps.iter().map(|(_, bytes)| bytes).sum::<usize>() / TAPS;
        taps.sort_by(|left, right| left.0.total_cmp(&right.0));
        let remark = format!("{bytes} bytes are written");
        figure(
            &format!("save.native.{log}"),
            taps[TAPS * 95 / 100].0,
            &remark,
        );
    }
}

/// The end of a turn of as many units as there can be, each of which acted.
fn full_table() {
    let mut session = Session::new(1, Desk::new(&RULESET));
    for side in Side::ALL {
        for unit in 0..MOST_UNITS {
            let name = format!("{unit}. Tank Platoon");
            let answers = Answers::default();
            let add = Action::AddUnit {
                side,
                name,
                answers,
            };
            session.act(add, &RULESET);
        }
    }
    session.changes();
    let mut taps = Vec::new();
    let mut bytes = 0;
    let units = 2 * MOST_UNITS as u32;
    for turn in 0..40 {
        // The side whose turn it is has moved and shot.
        let side = session.desk().turn.side;
        for unit in (1..=units).filter(|unit| (*unit <= units / 2) == (side == Side::First)) {
            if turn < 2 || unit % 10 == 0 {
                for field in ["moved", "shot"] {
                    session.act(
                        Action::SetUnit {
                            side,
                            unit,
                            field: field.into(),
                            value: "yes".into(),
                        },
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

/// What a player does; each of these changes something.
fn action(tap: usize) -> Action {
    let answer = |value: &str| Action::Answer {
        calculator: "shooting".into(),
        field: "concealed".into(),
        value: value.into(),
    };
    match tap % 4 {
        0 => answer("yes"),
        1 => Action::Throw {
            faces: vec![(tap / 4 % 6) as u8 + 1],
        },
        2 => answer("no"),
        _ => Action::EndTurn,
    }
}
