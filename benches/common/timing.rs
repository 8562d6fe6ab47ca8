//! Times a piece of code, and reports only the median: one slow moment on a busy machine does not
//! change it.

use std::time::{Duration, Instant};

/// How long a batch of repeated runs lasts: far longer than the clock's
/// resolution.
const BATCH: Duration = Duration::from_millis(2);

/// How many batches there are.
const BATCHES: usize = 25;

/// The median time of one run, in seconds.
pub fn median(mut run: impl FnMut()) -> f64 {
    let start = Instant::now();
    run();
    let once = start.elapsed().max(Duration::from_nanos(50));
    let times = (BATCH.as_nanos() / once.as_nanos()).clamp(1, 100_000) as u32;
    let mut batches: Vec<f64> = (0..BATCHES)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..times {
                run();
            }
            start.elapsed().as_secs_f64() / f64::from(times)
        })
        .collect();
    batches.sort_by(f64::total_cmp);
    batches[BATCHES / 2]
}

/// Reports a figure to `cargo xtask bench`: its id, its value, and a remark.
pub fn figure(id: &str, value: f64, remark: &str) {
    println!("figure {id} {value:e} {remark}");
}
