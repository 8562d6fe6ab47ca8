//! The shared case by xdy: 40 shots that hit on 4+, are saved on 3+ and kill on
//! 3+. It can be written in two ways; the faster one counts.

use std::error::Error;
use std::hint::black_box;

use xdy::{Budget, Evaluator, Unobserved, compile};

#[path = "../../../../benches/common/timing.rs"]
mod timing;

/// Each roll sets the number of dice of the next: hits roll saves, failed saves roll Firepower.
const CHAIN: &str = "((40D[0,0,0,1,1,1])D[1,1,0,0,0,0])D[0,0,1,1,1,1]";
/// One die a shot: 1/2 × 1/3 × 2/3 is 1/9.
const ONE_DIE: &str = "40D[1,0,0,0,0,0,0,0,0]";

fn main() -> Result<(), Box<dyn Error>> {
    let mut best = f64::INFINITY;
    for source in [CHAIN, ONE_DIE] {
        // Compiled once, not timed; the full distribution, like ours.
        let evaluator = Evaluator::new(compile(source).map_err(|error| format!("{error:?}"))?);
        let odds = || {
            let plan = evaluator
                .plan_distribution([])
                .map_err(|error| format!("{error:?}"))?;
            plan.build(Budget::UNLIMITED, &Unobserved)
                .map_err(|error| format!("{error:?}"))
        };
        odds()?;
        let time = timing::median(|| {
            let _ = black_box(odds());
        });
        println!("{source}: {:.2} µs", time * 1e6);
        best = best.min(time);
    }
    timing::figure("odds.xdy.shots-40", best, "");
    Ok(())
}
