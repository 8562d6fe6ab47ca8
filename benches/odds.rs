//! How long the exact odds take: `cargo bench --bench odds`, and as a part of
//! `cargo xtask bench`.

#[path = "common/situations.rs"]
mod situations;
#[path = "common/timing.rs"]
mod timing;

use std::hint::black_box;
use std::time::Instant;

use situations::{NAMED, calculators, in_words, named, samples, timed};
use timing::{figure, median};

/// How many of a calculator's slowest situations are timed carefully.
const SLOWEST: usize = 5;

fn main() {
    for name in NAMED {
        if let Some(run) = named(name) {
            let time = median(|| {
                black_box(run());
            });
            figure(&format!("odds.native.{name}"), time, "");
        }
    }
    let mut by_default = (0.0, String::new());
    let mut at_worst = (0.0, String::new());
    for (ruleset, calculator) in calculators() {
        let time = |values| {
            let run = timed(ruleset, calculator, values)?;
            Some(median(|| {
                black_box(run());
            }))
        };
        let samples = samples(calculator);
        if let Some(time) = time(&samples[0]) {
            higher(&mut by_default, time, in_words(calculator, &samples[0]));
        }
        // A quick look finds the slow ones.
        let mut seen: Vec<(f64, usize)> = Vec::new();
        for (index, values) in samples.iter().enumerate() {
            if let Some(run) = timed(ruleset, calculator, values) {
                let start = Instant::now();
                black_box(run());
                seen.push((start.elapsed().as_secs_f64(), index));
            }
        }
        seen.sort_by(|left, right| right.0.total_cmp(&left.0));
        let mut slowest = (0.0, String::new());
        for &(_, index) in seen.iter().take(SLOWEST) {
            if let Some(time) = time(&samples[index]) {
                higher(&mut slowest, time, in_words(calculator, &samples[index]));
            }
        }
        if slowest.0 > 0.0 {
            figure(
                &format!("odds.native.of.{}.{}", ruleset.id, calculator.id),
                slowest.0,
                &slowest.1,
            );
            higher(&mut at_worst, slowest.0, slowest.1);
        }
    }
    figure("odds.native.default", by_default.0, &by_default.1);
    figure("odds.native.worst", at_worst.0, &at_worst.1);
}

fn higher(highest: &mut (f64, String), time: f64, situation: String) {
    if time > highest.0 {
        *highest = (time, situation);
    }
}
