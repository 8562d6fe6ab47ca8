//! The exact odds of a procedure.
//!
//! The procedure is replayed along one path of branches after another, and
//! the weights of the paths are added up by outcome. Three things keep that
//! quick: a pool of equal goes is one branch point (the odds of one go are
//! found once and folded together), a sequence is followed as a chain of
//! states, and what a branch point offers is kept while the paths behind it
//! are replayed.

use std::collections::BTreeMap;

use super::{Add, Dice, Roll};

/// Outcomes with their exact probabilities, in the order of the outcomes.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Odds<T> {
    outcomes: Vec<(T, f64)>,
}

impl<T: Ord> Odds<T> {
    /// Odds from weighted outcomes; equal outcomes are merged.
    pub fn new(mut outcomes: Vec<(T, f64)>) -> Self {
        outcomes.sort_unstable_by(|(left, _), (right, _)| left.cmp(right));
        outcomes.dedup_by(|(outcome, chance), (kept, sum)| {
            let same = outcome == kept;
            if same {
                *sum += *chance;
            }
            same
        });
        Self { outcomes }
    }

    /// The probability of exactly this outcome; 0 if it cannot happen.
    pub fn probability(&self, outcome: &T) -> f64 {
        self.outcomes
            .binary_search_by(|(other, _)| other.cmp(outcome))
            .map_or(0.0, |index| self.outcomes[index].1)
    }
}

impl<T> Odds<T> {
    /// The outcomes that can happen, each with its probability.
    pub fn iter(&self) -> impl Iterator<Item = (&T, f64)> {
        self.outcomes
            .iter()
            .map(|(outcome, chance)| (outcome, *chance))
    }

    /// How many different outcomes there are.
    pub fn len(&self) -> usize {
        self.outcomes.len()
    }

    /// Whether there is no outcome at all (odds of nothing).
    pub fn is_empty(&self) -> bool {
        self.outcomes.is_empty()
    }

    /// The probability that something is true of the outcome.
    pub fn chance(&self, is_true: impl Fn(&T) -> bool) -> f64 {
        self.iter()
            .filter(|(outcome, _)| is_true(outcome))
            // Not `sum`: of nothing that is minus zero.
            .fold(0.0, |sum, (_, chance)| sum + chance)
    }

    /// The probability that a figure of the outcome is at least `least`.
    pub fn at_least<N: PartialOrd + Copy>(&self, figure: impl Fn(&T) -> N, least: N) -> f64 {
        self.chance(|outcome| figure(outcome) >= least)
    }

    /// The mean of a figure of the outcome.
    pub fn mean(&self, figure: impl Fn(&T) -> f64) -> f64 {
        self.iter()
            .map(|(outcome, chance)| figure(outcome) * chance)
            .sum()
    }

    /// The odds of one part of the outcome, whatever the rest is.
    pub fn marginal<P: Ord>(&self, part: impl Fn(&T) -> P) -> Odds<P> {
        Odds::new(
            self.iter()
                .map(|(outcome, chance)| (part(outcome), chance))
                .collect(),
        )
    }
}

/// The exact odds of a procedure: every outcome that can happen, with its
/// probability (they add up to 1 within 1e-12).
pub fn odds<T: Ord>(procedure: impl Fn(&mut dyn Dice) -> T) -> Odds<T> {
    let mut outcomes = Vec::new();
    every_path(
        |dice| procedure(dice),
        |outcome, chance| {
            outcomes.push((outcome, chance));
        },
    );
    Odds::new(outcomes)
}

/// Replays a procedure along every path.
fn every_path<T>(procedure: impl Fn(&mut dyn Dice) -> T, mut found: impl FnMut(T, f64)) {
    let mut paths = Paths::default();
    loop {
        paths.depth = 0;
        paths.weight = 1.0;
        let outcome = procedure(&mut paths);
        found(outcome, paths.weight);
        if !paths.next() {
            return;
        }
    }
}

/// The path being replayed.
#[derive(Default)]
struct Paths {
    forks: Vec<Fork>,
    depth: usize,
    weight: f64,
}

/// A branch point: what it offers, and which branch is being followed.
struct Fork {
    branches: Vec<(u64, f64)>,
    taken: usize,
}

impl Paths {
    /// The value of the branch being followed at the next branch point, which
    /// is made on the first visit.
    fn branch(&mut self, offer: impl FnOnce() -> Vec<(u64, f64)>) -> u64 {
        if self.depth == self.forks.len() {
            self.forks.push(Fork {
                branches: offer(),
                taken: 0,
            });
        }
        let fork = &self.forks[self.depth];
        let (value, chance) = fork.branches[fork.taken];
        self.depth += 1;
        self.weight *= chance;
        value
    }

    /// Goes on to the next path; `false` after the last.
    fn next(&mut self) -> bool {
        while let Some(fork) = self.forks.last_mut() {
            fork.taken += 1;
            if fork.taken < fork.branches.len() {
                return true;
            }
            self.forks.pop();
        }
        false
    }
}

impl Dice for Paths {
    fn way(&mut self, roll: &Roll) -> usize {
        self.branch(|| roll.chances()) as usize
    }

    fn pool(
        &mut self,
        groups: &[u32],
        none: u64,
        add: Add,
        go: &dyn Fn(&mut dyn Dice, usize) -> u64,
    ) -> u64 {
        self.branch(|| {
            let mut sum = Weights::certain(none);
            for (group, &count) in groups.iter().enumerate() {
                if count > 0 {
                    let one = weights(|dice| go(dice, group));
                    sum = sum.plus(&one.times(count, add), add);
                }
            }
            sum.list
        })
    }

    fn sequence(
        &mut self,
        times: u32,
        start: u64,
        step: &dyn Fn(&mut dyn Dice, u64) -> u64,
    ) -> u64 {
        self.branch(|| {
            let mut states = Weights::certain(start);
            // What one step makes of each state, found once.
            let mut steps: BTreeMap<u64, Weights> = BTreeMap::new();
            for _ in 0..times {
                let mut next = Weights::default();
                let mut at_rest = true;
                for &(state, chance) in &states.list {
                    let after = steps
                        .entry(state)
                        .or_insert_with(|| weights(|dice| step(dice, state)));
                    for &(value, share) in &after.list {
                        at_rest &= value == state && after.list.len() == 1;
                        next.put(value, chance * share);
                    }
                }
                states = next;
                if at_rest {
                    break;
                }
            }
            states.list
        })
    }
}

/// The exact weights of what one go returns.
fn weights(go: impl Fn(&mut dyn Dice) -> u64) -> Weights {
    let mut found = Weights::default();
    every_path(go, |value, chance| found.put(value, chance));
    found
}

/// Chances by code. A table finds the place of a code in the list; codes too
/// large for it (there should be none) are looked up in a map.
#[derive(Clone, Default)]
struct Weights {
    list: Vec<(u64, f64)>,
    places: Vec<u32>,
    far: BTreeMap<u64, u32>,
}

impl Weights {
    const TABLE: usize = 1 << 20;

    fn certain(value: u64) -> Self {
        let mut weights = Self::default();
        weights.put(value, 1.0);
        weights
    }

    /// Adds a chance to a code.
    fn put(&mut self, code: u64, chance: f64) {
        let at = code as usize;
        let next = self.list.len() as u32 + 1;
        let place = if at < Self::TABLE {
            if at >= self.places.len() {
                self.places.resize((at + 1).next_power_of_two(), 0);
            }
            &mut self.places[at]
        } else {
            self.far.entry(code).or_insert(0)
        };
        if *place == 0 {
            *place = next;
            self.list.push((code, chance));
        } else {
            self.list[*place as usize - 1].1 += chance;
        }
    }

    /// The sum of `count` (at least 1) independent draws: of 20 draws by 10
    /// and 10, of 10 by 5 and 5.
    fn times(&self, count: u32, add: Add) -> Self {
        if count < 2 {
            return self.clone();
        }
        let half = self.times(count / 2, add);
        let sum = half.plus(&half, add);
        if count.is_multiple_of(2) {
            sum
        } else {
            sum.plus(self, add)
        }
    }

    /// The sum of two independent draws.
    fn plus(&self, other: &Self, add: Add) -> Self {
        let mut sum = Self {
            places: vec![0; self.places.len()],
            ..Self::default()
        };
        for &(left, chance) in &self.list {
            for &(right, share) in &other.list {
                sum.put(add(left, right), chance * share);
            }
        }
        sum
    }
}
