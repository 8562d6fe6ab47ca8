//! The situations of `benches/odds.rs` in the browser: the app's own odds, in
//! the app's own build profile, without the page around them. The clock is
//! JavaScript's (`xtask/bench/browser.mjs`); it calls [`prepare`] or
//! [`prepare_named`] and then [`run`].

use std::cell::RefCell;

use adjutant::aid::Values;
use wasm_bindgen::prelude::wasm_bindgen;

#[path = "../../../../benches/common/situations.rs"]
mod situations;

use situations::{NAMED, calculators, in_words, named, timed};

type Run = Box<dyn Fn() -> usize>;

thread_local! {
    static PREPARED: RefCell<Option<Run>> = const { RefCell::new(None) };
    /// The samples of the calculator that was requested last.
    static SAMPLES: RefCell<Vec<Values>> = const { RefCell::new(Vec::new()) };
}

fn main() {}

/// The names of the named situations, a line each.
#[wasm_bindgen]
pub fn names() -> String {
    NAMED.join("\n")
}

/// Prepares a named situation; `false` if there is none.
#[wasm_bindgen]
pub fn prepare_named(name: &str) -> bool {
    keep(named(name))
}

/// The number of calculators.
#[wasm_bindgen]
pub fn count() -> usize {
    calculators().len()
}

/// Goes to a calculator and returns how many samples it has.
#[wasm_bindgen]
pub fn samples(calculator: usize) -> usize {
    let samples = situations::samples(calculators()[calculator].1);
    SAMPLES.with_borrow_mut(|kept| {
        *kept = samples;
        kept.len()
    })
}

/// Prepares a sample of the calculator; `false` if nothing is rolled in it.
#[wasm_bindgen]
pub fn prepare(calculator: usize, sample: usize) -> bool {
    let (ruleset, calculator) = calculators()[calculator];
    keep(SAMPLES.with_borrow(|samples| timed(ruleset, calculator, &samples[sample])))
}

/// A sample of the calculator in words.
#[wasm_bindgen]
pub fn words(calculator: usize, sample: usize) -> String {
    let (_, calculator) = calculators()[calculator];
    SAMPLES.with_borrow(|samples| in_words(calculator, &samples[sample]))
}

/// Works out the odds this many times; returns the number of outcomes, so that
/// no run is optimised away.
#[wasm_bindgen]
pub fn run(times: u32) -> usize {
    PREPARED.with_borrow(|run| match run {
        Some(run) => (0..times).map(|_| run()).sum(),
        None => 0,
    })
}

fn keep(run: Option<Run>) -> bool {
    let there = run.is_some();
    PREPARED.set(run);
    there
}
