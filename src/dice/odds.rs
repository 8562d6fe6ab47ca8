//! The exact odds of a procedure.
//!
//! The procedure is replayed along one path of branches after another, and the weights
//! of the paths are added up by outcome. Four things keep that fast: a pool of identical
//! trials is one branch point (the odds of one trial are worked out once, and the sums are
//! computed from them), a sequence is followed as a chain of states, the branches of a
//! branch point are stored while the paths beyond it are replayed, and memory is
//! reused.

use std::mem;

use super::chances::{Chain, Chances, Places};
use super::{Add, Dice, Goes, Reading, Roll, Times};

/// Outcomes with their exact probabilities, sorted by outcome.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Odds<T> {
    outcomes: Vec<(T, f64)>,
}

/// The outcome of a procedure, identified and ordered by a few small numbers. Thousands
/// of outcomes are sorted by counting.
pub trait Figures: Copy + Ord {
    /// How many numbers identify it.
    const FIGURES: usize;

    /// One of the numbers; the first that differs decides the order.
    fn figure_at(&self, place: usize) -> u16;
}

impl Figures for u16 {
    const FIGURES: usize = 1;

    fn figure_at(&self, _: usize) -> u16 {
        *self
    }
}

impl Figures for u32 {
    const FIGURES: usize = 2;

    fn figure_at(&self, place: usize) -> u16 {
        (self >> (16 * (1 - place))) as u16
    }
}

impl Figures for bool {
    const FIGURES: usize = 1;

    fn figure_at(&self, _: usize) -> u16 {
        u16::from(*self)
    }
}

impl<A: Figures, B: Figures> Figures for (A, B) {
    const FIGURES: usize = A::FIGURES + B::FIGURES;

    fn figure_at(&self, place: usize) -> u16 {
        if place < A::FIGURES {
            self.0.figure_at(place)
        } else {
            self.1.figure_at(place - A::FIGURES)
        }
    }
}

/// The most combinations of numbers by which outcomes are sorted in one pass: their
/// counts then stay in the cache.
const MOST_PLACES: usize = 1 << 12;

/// Puts outcomes in order: by their last numbers, then stably by those before them, up
/// to the first.
fn put_in_order<T: Figures>(outcomes: &mut Vec<(T, f64)>) {
    let mut widths = vec![1; T::FIGURES];
    for (outcome, _) in &*outcomes {
        for (place, width) in widths.iter_mut().enumerate() {
            *width = (*width).max(usize::from(outcome.figure_at(place)) + 1);
        }
    }
    let mut ordered: Vec<(T, f64)> = Vec::new();
    let mut starts: Vec<u32> = Vec::new();
    let mut end = T::FIGURES;
    while end > 0 {
        let mut first = end - 1;
        let mut places = widths[first];
        while first > 0 && places * widths[first - 1] <= MOST_PLACES {
            first -= 1;
            places *= widths[first];
        }
        let together = &widths[first..end];
        let figure = |(outcome, _): &(T, f64)| {
            let mut figure = 0;
            for (width, place) in together.iter().zip(first..) {
                figure = figure * width + usize::from(outcome.figure_at(place));
            }
            figure
        };
        end = first;
        if places == 1 {
            continue;
        }
        // Where the outcomes of each figure begin.
        starts.clear();
        starts.resize(places + 1, 0);
        for outcome in &*outcomes {
            starts[figure(outcome) + 1] += 1;
        }
        for figure in 1..starts.len() {
            starts[figure] += starts[figure - 1];
        }
        if ordered.is_empty() {
            ordered.clone_from(outcomes);
        }
        for outcome in &*outcomes {
            let at = &mut starts[figure(outcome)];
            ordered[*at as usize] = *outcome;
            *at += 1;
        }
        mem::swap(outcomes, &mut ordered);
    }
}

impl<T: Figures> Odds<T> {
    /// Odds from weighted outcomes; equal outcomes are merged.
    pub fn new(mut outcomes: Vec<(T, f64)>) -> Self {
        put_in_order(&mut outcomes);
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
        self.outcomes.iter().map(|(outcome, chance)| (outcome, *chance))
    }

    /// How many different outcomes there are.
    pub fn len(&self) -> usize {
        self.outcomes.len()
    }

    /// Whether there is no outcome at all (the odds of nothing).
    pub fn is_empty(&self) -> bool {
        self.outcomes.is_empty()
    }

    /// The probability that a condition holds for the outcome.
    pub fn chance(&self, is_true: impl Fn(&T) -> bool) -> f64 {
        self.iter()
            .filter(|(outcome, _)| is_true(outcome))
            // Not `sum`: for an empty list that would be minus zero.
            .fold(0.0, |sum, (_, chance)| sum + chance)
    }

    /// The probability that a figure of the outcome is at least `least`.
    pub fn at_least<N: PartialOrd + Copy>(&self, figure: impl Fn(&T) -> N, least: N) -> f64 {
        self.chance(|outcome| figure(outcome) >= least)
    }

    /// The mean of a figure of the outcome.
    pub fn mean(&self, figure: impl Fn(&T) -> f64) -> f64 {
        self.iter().map(|(outcome, chance)| figure(outcome) * chance).sum()
    }

    /// The odds of one part of the outcome, whatever the other parts are.
    pub fn marginal<P: Figures>(&self, part: impl Fn(&T) -> P) -> Odds<P> {
        Odds::new(self.iter().map(|(outcome, chance)| (part(outcome), chance)).collect())
    }
}

/// The exact odds of a procedure: every outcome that can happen, with its
/// probability (they add up to 1 within 1e-12).
pub fn odds<T: Figures>(procedure: impl Fn(&mut dyn Dice) -> T) -> Odds<T> {
    let mut outcomes = Vec::new();
    Paths::default().every_path(procedure, |outcome, chance| {
        // A chance that underflows to zero is dropped.
        if chance > 0.0 {
            outcomes.push((outcome, chance));
        }
    });
    Odds::new(outcomes)
}

/// The path being replayed.
///
/// A go of a pool or a step of a sequence is replayed along all its paths while the
/// branch point of that pool or sequence is being built: its forks are stacked on those
/// of the path, and removed before the path continues.
#[derive(Default)]
struct Paths {
    forks: Vec<Fork>,
    /// The branches of the forks, one fork after another.
    branches: Chances,
    depth: usize,
    weight: f64,
    places: Places,
    // Spare lists, whose memory is reused.
    lists: Vec<Chances>,
    chains: Vec<Chain>,
}

/// A branch point: where its branches begin, and which one is followed.
struct Fork {
    first: usize,
    taken: usize,
}

impl Paths {
    /// Replays a procedure along every path.
    fn every_path<T>(
        &mut self,
        procedure: impl Fn(&mut dyn Dice) -> T,
        mut found: impl FnMut(T, f64),
    ) {
        let before = (self.depth, self.weight);
        let base = self.forks.len();
        loop {
            self.depth = base;
            self.weight = 1.0;
            let outcome = procedure(self);
            found(outcome, self.weight);
            if !self.next(base) {
                break;
            }
        }
        (self.depth, self.weight) = before;
    }

    /// Goes on to the next path; `false` after the last.
    fn next(&mut self, base: usize) -> bool {
        while self.forks.len() > base
            && let Some(fork) = self.forks.last_mut()
        {
            fork.taken += 1;
            if fork.taken < self.branches.len() {
                return true;
            }
            self.branches.truncate(fork.first);
            self.forks.pop();
        }
        false
    }

    /// Whether the next branch point is visited for the first time, so that it must be
    /// built.
    fn is_new(&self) -> bool {
        self.depth == self.forks.len()
    }

    /// Turns the branches from index `first` on into a fork.
    fn fork(&mut self, first: usize) {
        let taken = first;
        self.forks.push(Fork { first, taken });
    }

    /// Adds a branch point with these branches.
    fn offer(&mut self, list: Chances) {
        let first = self.branches.len();
        self.branches.extend_from_slice(&list);
        self.fork(first);
        self.spare(list);
    }

    /// The value of the branch being followed at the next branch point.
    fn follow(&mut self) -> u64 {
        let (value, chance) = self.branches[self.forks[self.depth].taken];
        self.depth += 1;
        self.weight *= chance;
        value
    }

    /// The exact chances of the results of one go.
    fn of_one(&mut self, go: &dyn Fn(&mut dyn Dice) -> u64) -> Chances {
        let mut all = self.list();
        self.every_path(go, |value, chance| all.push((value, chance)));
        let mut merged = self.list();
        for &(value, chance) in &all {
            self.places.put(&mut merged, value, chance);
        }
        self.places.leave(&mut merged);
        self.spare(all);
        merged
    }

    /// The sum of `count` (at least 1) independent goes with these chances.
    fn times(&mut self, one: Chances, count: u32, none: u64, add: Add) -> Chances {
        if count == 1 {
            one
        } else if one.len() <= COUNTED && count <= MOST_COUNTED {
            let sum = self.counted(&one, count, none, add);
            self.spare(one);
            sum
        } else {
            let sum = self.halved(&one, count, add);
            self.spare(one);
            sum
        }
    }

    /// The sum of goes that each have one of at most three values, from how many of the
    /// goes had which value: numbers `a`, `b` and `c` occur in `count! / (a! b! c!)`
    /// orders.
    fn counted(&mut self, one: &[(u64, f64)], count: u32, none: u64, add: Add) -> Chances {
        let orders = (1..=count).map(f64::from).product();
        let (last, others) = one.split_last().unzip();
        let others = others.unwrap_or_default();
        let first = self.alike(others.first(), count, (none, orders), add);
        let second = self.alike(others.get(1), count, (none, 1.0), add);
        let rest = self.alike(last, count, (none, 1.0), add);
        let mut sum = self.list();
        let count = count as usize;
        for (a, &(value, chance)) in first.iter().enumerate() {
            for (b, &(more, share)) in second.iter().take(count - a + 1).enumerate() {
                if let Some(&(most, last)) = rest.get(count - a - b) {
                    let value = add.join(add.join(value, more), most);
                    self.places.put(&mut sum, value, chance * share * last);
                }
            }
        }
        self.places.leave(&mut sum);
        for list in [first, second, rest] {
            self.spare(list);
        }
        sum
    }

    /// For 0, 1, 2 … goes that all have this value: their sum, and their chance divided
    /// by the number of their orders. Only the entry for no goes if there is no such
    /// value.
    fn alike(
        &mut self,
        value: Option<&(u64, f64)>,
        count: u32,
        none: (u64, f64),
        add: Add,
    ) -> Chances {
        let mut list = self.list();
        list.push(none);
        if let Some(&(value, chance)) = value {
            let (mut sum, mut product) = none;
            for number in 1..=count {
                sum = add.join(sum, value);
                product *= chance / f64::from(number);
                list.push((sum, product));
            }
        }
        list
    }

    /// The sum of many goes by halves: 20 goes are twice 10, and 10 are twice 5.
    fn halved(&mut self, one: &Chances, count: u32, add: Add) -> Chances {
        if count < 2 {
            let mut list = self.list();
            list.extend_from_slice(one);
            return list;
        }
        let half = self.halved(one, count / 2, add);
        let even = self.plus(&half, &half, add);
        self.spare(half);
        if count.is_multiple_of(2) {
            return even;
        }
        let sum = self.plus(&even, one, add);
        self.spare(even);
        sum
    }

    /// The sum of two independent draws.
    fn plus(&mut self, left: &Chances, right: &Chances, add: Add) -> Chances {
        let mut sum = self.list();
        for &(value, chance) in left {
            for &(more, share) in right {
                self.places.put(&mut sum, add.join(value, more), chance * share);
            }
        }
        self.places.leave(&mut sum);
        sum
    }

    /// The end states of a sequence of `times` steps.
    fn ends(
        &mut self,
        times: u32,
        start: u64,
        step: &dyn Fn(&mut dyn Dice, u64) -> u64,
    ) -> Chances {
        let mut chain = self.chains.pop().unwrap_or_default();
        chain.begin(start);
        for _ in 0..times {
            for number in 0..chain.len() {
                if let Some(state) = chain.unknown(number) {
                    let after = self.of_one(&|dice| step(dice, state));
                    chain.learn(number, &after);
                    self.spare(after);
                }
            }
            if !chain.step() {
                break;
            }
        }
        let mut ends = self.list();
        ends.extend(chain.ends());
        chain.forget();
        self.chains.push(chain);
        ends
    }

    /// An empty list.
    fn list(&mut self) -> Chances {
        self.lists.pop().unwrap_or_default()
    }

    /// Takes back a list that is no longer needed.
    fn spare(&mut self, mut list: Chances) {
        list.clear();
        self.lists.push(list);
    }
}

/// The most different values of a go, and the most goes, for which the sum is computed
/// with factorials: these stay well within an `f64`.
const COUNTED: usize = 3;
const MOST_COUNTED: u32 = 128;

impl Dice for Paths {
    fn way(&mut self, roll: &Roll) -> usize {
        if let Reading::Choice { usual, .. } = roll.reading {
            return usize::from(usual);
        }
        if self.is_new() {
            let first = self.branches.len();
            roll.each_chance(|way, chance| self.branches.push((way, chance)));
            self.fork(first);
        }
        self.follow() as usize
    }

    fn pool(&mut self, goes: &Goes, go: &dyn Fn(&mut dyn Dice, usize) -> u64) -> u64 {
        if self.is_new() {
            let mut sum = self.list();
            for (group, &count) in goes.groups.iter().enumerate() {
                if count > 0 {
                    let one = self.of_one(&|dice| go(dice, group));
                    let more = self.times(one, count, goes.none, goes.add);
                    if sum.is_empty() {
                        sum = more;
                    } else {
                        let both = self.plus(&sum, &more, goes.add);
                        self.spare(mem::replace(&mut sum, both));
                        self.spare(more);
                    }
                }
            }
            if sum.is_empty() {
                sum.push((goes.none, 1.0));
            }
            self.offer(sum);
        }
        self.follow()
    }

    fn sequence(
        &mut self,
        times: Times,
        start: u64,
        step: &dyn Fn(&mut dyn Dice, u64) -> u64,
    ) -> u64 {
        let times = times.most();
        if self.is_new() {
            let ends = if times == 1 {
                self.of_one(&|dice| step(dice, start))
            } else {
                self.ends(times, start, step)
            };
            self.offer(ends);
        }
        self.follow()
    }

    fn fall(&self) -> bool {
        false
    }
}
