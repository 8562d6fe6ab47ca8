//! The free dice roller: its throws, and how they compare with expectation.

use serde::{Deserialize, Serialize};

use super::faces;

/// The most dice in one throw.
pub const MOST_DICE: u8 = 30;
/// The number of throws stored.
pub const THROWS_KEPT: usize = 100;

/// The free dice roller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Roller {
    /// The dice of the next throw.
    pub die: FreeDie,
    /// How many dice, from 1 to [`MOST_DICE`].
    pub count: u8,
    /// The target number.
    pub need: Option<Need>,
    /// The throws, the newest last; at most [`THROWS_KEPT`].
    pub throws: Vec<FreeThrow>,
}

impl Default for Roller {
    fn default() -> Self {
        Self { die: FreeDie::D6, count: 1, need: None, throws: Vec::new() }
    }
}

/// The dice of the free roller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FreeDie {
    /// Six faces.
    D6,
    /// Twenty faces.
    D20,
    /// Two dice of six faces added up; every result takes two faces.
    #[serde(rename = "2d6")]
    TwoD6,
    /// A direction as the hour on a clock face, 12 being straight ahead.
    Direction,
}

impl FreeDie {
    /// All kinds that can be thrown.
    pub const ALL: [Self; 4] = [Self::D6, Self::D20, Self::TwoD6, Self::Direction];

    /// The number of faces of one die.
    pub const fn faces(self) -> u8 {
        match self {
            Self::D6 | Self::TwoD6 => 6,
            Self::D20 => 20,
            Self::Direction => 12,
        }
    }

    /// How many dice make one result.
    pub const fn dice(self) -> usize {
        match self {
            Self::TwoD6 => 2,
            _ => 1,
        }
    }

    /// The range of numbers that can be needed: 2 to the highest result
    /// (needing 1 is no test); `None` for a direction.
    pub const fn needs(self) -> Option<(u8, u8)> {
        match self {
            Self::D6 => Some((2, 6)),
            Self::D20 => Some((2, 20)),
            Self::TwoD6 => Some((3, 12)),
            Self::Direction => None,
        }
    }

    /// The chance of a result that meets the need.
    pub fn chance(self, need: Need) -> f64 {
        let highest = self.faces();
        let totals: Vec<u8> = match self {
            Self::TwoD6 => {
                (1..=highest).flat_map(|one| (1..=highest).map(move |other| one + other)).collect()
            }
            _ => (1..=highest).collect(),
        };
        let met = totals.iter().filter(|total| need.met(**total)).count();
        met as f64 / totals.len() as f64
    }

    fn fits(self, faces: &[u8], results: usize) -> bool {
        faces.len() == results * self.dice()
            && faces.iter().all(|face| (1..=self.faces()).contains(face))
    }
}

/// The result needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// This or higher (`4+`).
    AtLeast(u8),
    /// This or lower (`9 or less`).
    AtMost(u8),
}

impl Need {
    /// Whether a result meets it.
    pub const fn met(self, result: u8) -> bool {
        match self {
            Self::AtLeast(number) => result >= number,
            Self::AtMost(number) => result <= number,
        }
    }

    fn fits(self, die: FreeDie) -> bool {
        die.needs().is_some_and(|(low, high)| match self {
            Self::AtLeast(number) => (low..=high).contains(&number),
            Self::AtMost(number) => (low - 1..high).contains(&number),
        })
    }
}

/// One throw of the free roller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FreeThrow {
    /// The dice thrown.
    pub die: FreeDie,
    /// The faces as they are now; two for each result of two dice.
    #[serde(with = "faces")]
    pub faces: Vec<u8>,
    /// For each die thrown again, its earlier face, otherwise 0; empty if none
    /// was.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "faces")]
    pub before: Vec<u8>,
    /// The number needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub need: Option<Need>,
}

impl FreeThrow {
    /// The results: faces, or sums of two.
    pub fn results(&self) -> Vec<u8> {
        sums(&self.faces, self.die)
    }

    /// Whether a result was thrown again.
    pub fn thrown_again(&self, result: usize) -> bool {
        self.before.get(result * self.die.dice()).is_some_and(|face| *face > 0)
    }

    /// The result before it was thrown again.
    pub fn result_before(&self, result: usize) -> Option<u8> {
        self.thrown_again(result).then(|| sums(&self.before, self.die).get(result).copied())?
    }

    /// How many results met the need; `None` if nothing was needed.
    pub fn successes(&self) -> Option<u32> {
        let need = self.need?;
        let met = self.results().iter().filter(|&&it| need.met(it)).count();
        Some(met as u32)
    }

    /// Every result of this throw, including those that were thrown again.
    fn fallen(&self) -> impl Iterator<Item = u8> {
        let before = sums(&self.before, self.die);
        self.results().into_iter().chain(before.into_iter().filter(|result| *result > 0))
    }
}

fn sums(faces: &[u8], die: FreeDie) -> Vec<u8> {
    faces
        .chunks(die.dice())
        .map(|faces| faces.iter().fold(0, |sum: u8, face| sum.saturating_add(*face)))
        .collect()
}

impl Roller {
    pub(super) fn set_die(&mut self, die: FreeDie) {
        self.die = die;
        self.need = self.need.filter(|need| need.fits(die));
    }

    pub(super) fn set_count(&mut self, count: u8) {
        if (1..=MOST_DICE).contains(&count) {
            self.count = count;
        }
    }

    pub(super) fn set_need(&mut self, need: Option<Need>) {
        if need.is_none_or(|need| need.fits(self.die)) {
            self.need = need;
        }
    }

    pub(super) fn throw(&mut self, faces: &[u8]) {
        if !self.die.fits(faces, usize::from(self.count)) {
            return;
        }
        self.throws.push(FreeThrow {
            die: self.die,
            faces: faces.to_vec(),
            before: Vec::new(),
            need: self.need,
        });
        let over = self.throws.len().saturating_sub(THROWS_KEPT);
        self.throws.drain(..over);
    }

    /// Throws some results of the last throw again. No die is thrown a third
    /// time.
    pub(super) fn throw_again(&mut self, which: &[u8], faces: &[u8]) {
        let Some(last) = self.throws.last_mut() else { return };
        let dice = last.die.dice();
        let results = last.faces.len() / dice;
        let allowed = which.iter().enumerate().all(|(nth, &result)| {
            usize::from(result) < results
                && !last.thrown_again(usize::from(result))
                && !which[..nth].contains(&result)
        });
        if which.is_empty() || !allowed || !last.die.fits(faces, which.len()) {
            return;
        }
        last.before.resize(last.faces.len(), 0);
        for (&result, new) in which.iter().zip(faces.chunks(dice)) {
            let from = usize::from(result) * dice;
            last.before[from..from + dice].copy_from_slice(&last.faces[from..from + dice]);
            last.faces[from..from + dice].copy_from_slice(new);
        }
    }

    /// Successes expected and rolled, over all throws that needed something.
    /// A die thrown again counts both times.
    pub fn spread(&self) -> Spread {
        let mut chances = Vec::new();
        let mut rolled = 0;
        for throw in &self.throws {
            let Some(need) = throw.need else { continue };
            let chance = throw.die.chance(need);
            for result in throw.fallen() {
                chances.push(chance);
                rolled += u32::from(need.met(result));
            }
        }
        Spread::of(&chances, rolled)
    }

    /// How often each face of a die came up, over all throws; the dice of a
    /// pair count singly, as D6s.
    pub fn fell(&self, die: FreeDie) -> Fell {
        let mut counts = vec![0; usize::from(die.faces())];
        let same = |throw: &&FreeThrow| throw.die.faces() == die.faces();
        for throw in self.throws.iter().filter(same) {
            for face in throw.faces.iter().chain(&throw.before) {
                let place = usize::from(*face).checked_sub(1);
                if let Some(count) = place.and_then(|place| counts.get_mut(place)) {
                    *count += 1;
                }
            }
        }
        Fell { counts }
    }
}

/// How often each face came up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fell {
    /// The count of each face, from 1 up.
    pub counts: Vec<u32>,
}

impl Fell {
    /// How many dice fell.
    pub fn dice(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// How often each face was expected.
    pub fn expected(&self) -> f64 {
        f64::from(self.dice()) / self.counts.len() as f64
    }

    /// Whether there are enough dice to judge: at least five of each face are
    /// expected.
    pub fn enough(&self) -> bool {
        self.expected() >= 5.0
    }
}

/// Successes expected and rolled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// How many results had a number to reach.
    pub thrown: u32,
    /// How many successes were expected.
    pub expected: f64,
    /// How many successes there were.
    pub rolled: u32,
    /// The lowest number of successes that is not unusual: fewer come up at
    /// most one time in forty.
    pub low: u32,
    /// The highest number of successes that is not unusual: more come up at
    /// most one time in forty.
    pub high: u32,
    /// Whether the interval is exact; otherwise it is the normal approximation.
    pub exact: bool,
    variance: f64,
}

impl Spread {
    /// The most results for which the interval is exact (the whole distribution
    /// is worked out); above that it is the normal approximation, which is then
    /// less than one success off.
    pub const EXACT_TO: usize = 400;
    /// The chance left out at either end of the interval.
    const TAIL: f64 = 0.025;

    pub(super) fn of(chances: &[f64], rolled: u32) -> Self {
        let expected: f64 = chances.iter().sum();
        let variance: f64 = chances.iter().map(|chance| chance * (1.0 - chance)).sum();
        let exact = chances.len() <= Self::EXACT_TO;
        let (low, high) = if exact {
            interval(&distribution(chances), Self::TAIL)
        } else {
            // With half a success of continuity correction at either end.
            let reach = 1.959_964 * variance.sqrt() + 0.5;
            let most = chances.len() as f64;
            ((expected - reach).ceil().max(0.0) as u32, (expected + reach).floor().min(most) as u32)
        };
        Self { thrown: chances.len() as u32, expected, rolled, low, high, exact, variance }
    }

    /// Whether there are enough results to judge: at least thirty, with at
    /// least five successes and five failures expected.
    pub fn enough(&self) -> bool {
        let failures = f64::from(self.thrown) - self.expected;
        self.thrown >= 30 && self.expected >= 5.0 && failures >= 5.0
    }

    /// Whether the number of successes is within the interval.
    pub fn usual(&self) -> bool {
        (self.low..=self.high).contains(&self.rolled)
    }

    /// How many standard deviations the result is above expectation.
    pub fn luck(&self) -> f64 {
        if self.variance > 0.0 {
            (f64::from(self.rolled) - self.expected) / self.variance.sqrt()
        } else {
            0.0
        }
    }
}

/// The chance of every number of successes of independent trials.
fn distribution(chances: &[f64]) -> Vec<f64> {
    let mut distribution = vec![1.0];
    for chance in chances {
        distribution.push(0.0);
        for successes in (0..distribution.len()).rev() {
            let from_below = match successes {
                0 => 0.0,
                _ => distribution[successes - 1] * chance,
            };
            distribution[successes] = distribution[successes] * (1.0 - chance) + from_below;
        }
    }
    distribution
}

/// The numbers that leave out at most `tail` at either end.
fn interval(distribution: &[f64], tail: f64) -> (u32, u32) {
    let inside = |chances: &mut dyn Iterator<Item = &f64>| {
        let mut sum = 0.0;
        chances
            .take_while(|chance| {
                sum += **chance;
                sum <= tail
            })
            .count()
    };
    let low = inside(&mut distribution.iter());
    let high = distribution.len() - 1 - inside(&mut distribution.iter().rev());
    (low as u32, high as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roller(die: FreeDie, count: u8, need: Option<Need>) -> Roller {
        Roller { die, count, need, throws: Vec::new() }
    }

    #[test]
    fn chances_are_those_of_the_dice() {
        let close = |chance: f64, of: f64| assert!((chance - of).abs() < 1e-12, "{chance} {of}");
        close(FreeDie::D6.chance(Need::AtLeast(4)), 0.5);
        close(FreeDie::D20.chance(Need::AtMost(7)), 0.35);
        close(FreeDie::TwoD6.chance(Need::AtMost(9)), 30.0 / 36.0);
        close(FreeDie::TwoD6.chance(Need::AtLeast(12)), 1.0 / 36.0);
    }

    #[test]
    fn the_interval_of_forty_coins_is_the_tables() {
        // Binomial(40, 1/2): P(X ≤ 13) = 1.92 %, P(X ≤ 14) = 4.03 %.
        let spread = Spread::of(&[0.5; 40], 14);
        assert_eq!((spread.low, spread.high), (14, 26));
        assert!(spread.exact && spread.usual() && spread.enough());
        assert!((spread.expected - 20.0).abs() < 1e-12);
        assert!(!Spread::of(&[0.5; 40], 13).usual());
    }

    #[test]
    fn the_approximation_meets_the_exact_interval() {
        for chance in [1.0 / 6.0, 0.35, 0.5, 5.0 / 6.0] {
            let chances = vec![chance; Spread::EXACT_TO + 1];
            let approximate = Spread::of(&chances, 0);
            let (low, high) = interval(&distribution(&chances), Spread::TAIL);
            assert!(!approximate.exact);
            assert!(approximate.low.abs_diff(low) <= 1, "{chance}");
            assert!(approximate.high.abs_diff(high) <= 1, "{chance}");
        }
    }

    #[test]
    fn nothing_thrown_is_not_enough() {
        let roller = Roller::default();
        let spread = roller.spread();
        assert_eq!((spread.thrown, spread.low, spread.high), (0, 0, 0));
        assert!(!spread.enough() && !roller.fell(FreeDie::D6).enough());
        assert!(spread.luck().abs() < 1e-12);
    }

    #[test]
    fn dice_thrown_again_count_twice_and_never_three_times() {
        let mut roller = roller(FreeDie::D6, 3, Some(Need::AtLeast(4)));
        roller.throw(&[1, 5, 2]);
        roller.throw_again(&[0, 2], &[6, 3]);
        let throw = roller.throws[0].clone();
        assert_eq!((&throw.faces[..], &throw.before[..]), (&[6, 5, 3][..], &[1, 0, 2][..]));
        assert_eq!(throw.successes(), Some(2));
        assert_eq!(throw.result_before(0), Some(1));
        assert_eq!(throw.result_before(1), None);
        let spread = roller.spread();
        assert_eq!((spread.thrown, spread.rolled), (5, 2));
        assert_eq!(roller.fell(FreeDie::D6).counts, [1, 1, 1, 0, 1, 1]);
        // A third throw of a die, a die that does not exist, the same die
        // twice.
        for (which, faces) in [(&[2][..], &[4][..]), (&[3], &[4]), (&[1, 1], &[4, 4])] {
            roller.throw_again(which, faces);
            assert_eq!(roller.throws[0], throw);
        }
        roller.throw_again(&[1], &[4]);
        assert_eq!(roller.throws[0].before, [1, 5, 2]);
    }

    #[test]
    fn two_dice_are_one_result() {
        let mut roller = roller(FreeDie::TwoD6, 2, Some(Need::AtMost(7)));
        roller.throw(&[6, 6, 3]);
        assert!(roller.throws.is_empty(), "a die is missing");
        roller.throw(&[6, 6, 3, 4]);
        assert_eq!(roller.throws[0].results(), [12, 7]);
        roller.throw_again(&[0], &[1, 2]);
        assert_eq!(roller.throws[0].results(), [3, 7]);
        assert_eq!(roller.throws[0].result_before(0), Some(12));
        assert_eq!(roller.fell(FreeDie::TwoD6).dice(), 6);
    }

    #[test]
    fn what_does_not_fit_is_not_taken() {
        let mut roller = roller(FreeDie::D6, 2, None);
        roller.throw(&[0, 1]);
        roller.throw(&[7, 1]);
        roller.throw(&[1]);
        assert!(roller.throws.is_empty());
        roller.set_count(0);
        roller.set_count(31);
        roller.set_need(Some(Need::AtLeast(7)));
        roller.set_need(Some(Need::AtLeast(1)));
        roller.set_need(Some(Need::AtMost(6)));
        assert_eq!((roller.count, roller.need), (2, None));
        roller.set_die(FreeDie::D20);
        roller.set_need(Some(Need::AtLeast(15)));
        roller.set_die(FreeDie::D6);
        assert_eq!(roller.need, None);
    }
}
