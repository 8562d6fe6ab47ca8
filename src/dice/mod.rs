//! Dice, the checks made with them, and the three ways to evaluate a procedure.
//!
//! A *procedure* is a plain function over [`Dice`]. It never knows where
//! the results come from:
//!
//! * [`odds()`] takes every branch in turn and adds up the chances;
//! * [`roll()`] uses a fair generator and records the throws;
//! * [`walk`] uses the results of the player's own dice, and stops at the
//!   first question that has no answer yet.
//!
//! Nothing in this module knows about any wargame.
//!
//! # Example: six shots, hits on 4+, saves on 3+
//! ```
//! use adjutant::dice::{Dice, Die, Roll, odds, roll, walk, Walk, Generator};
//!
//! let to_hit = Roll::new(Die::D6).at_least(4);
//! let save = Roll::new(Die::D6).at_least(3);
//! let losses = |dice: &mut dyn Dice| {
//!     dice.each(6, |shot| u32::from(shot.check(&to_hit) && !shot.check(&save)))
//! };
//!
//! // Before deciding: every shot kills with 3/6 × 2/6 = 1/6.
//! let chances = odds(losses);
//! assert!((chances.mean(|&losses| f64::from(losses)) - 1.0).abs() < 1e-12);
//!
//! // Let the app roll: the throws come back with the result.
//! let (losses_rolled, throws) = roll(&mut Generator::from_seed(7), losses);
//! assert!(losses_rolled <= 6 && throws[0].faces.len() == 6);
//!
//! // Own dice: six dice, three hits, one of the three saves failed.
//! match walk(&[3], losses) {
//!     Walk::Asks(question) => assert_eq!(question.dice, 3),
//!     Walk::Ends(..) => unreachable!("three saves are still to be rolled"),
//! }
//! match walk(&[3, 2], losses) {
//!     Walk::Ends(losses, _) => assert_eq!(losses, 1),
//!     Walk::Asks(_) => unreachable!("both questions are answered"),
//! }
//! ```

mod chances;
mod generator;
mod odds;
mod play;
mod roll;
mod tally;

pub use generator::{Generator, NoEntropy};
pub use odds::{Figures, Odds, odds};
pub use play::{Ask, Question, Rolling, Shown, Throw, Walk, roll, rolling, walk};
pub use roll::{Band, Bands, By, Die, MAX_BANDS, Pair, Reading, Reroll, Roll};
#[cfg(test)]
pub(crate) use tally::laws;
pub use tally::{Add, Coded, Tally};

/// The source of the dice results for a procedure.
///
/// A procedure takes `&mut dyn Dice` and uses the methods on `dyn Dice`
/// ([`check`](#method.check), [`each`](#method.each) and the others); an evaluation
/// implements the trait's own methods.
///
/// A procedure must be a pure function of its input and of the dice, and must end whatever
/// the results are.
pub trait Dice {
    /// Draws the result of a roll: one of its [`Roll::ways`].
    fn way(&mut self, roll: &Roll) -> usize;

    /// The sum of independent trials: `groups[group]` times `go(dice, group)` for each group.
    fn pool(&mut self, goes: &Goes, go: &dyn Fn(&mut dyn Dice, usize) -> u64) -> u64;

    /// `times` steps one after another, each from the state that the last one left. A state is
    /// absorbing if a step from it rolls nothing and returns the same state.
    fn sequence(
        &mut self,
        times: Times,
        start: u64,
        step: &dyn Fn(&mut dyn Dice, u64) -> u64,
    ) -> u64;

    /// Whether dice are really rolled, so that the outcome changes units.
    fn fall(&self) -> bool;
}

/// How many steps a sequence has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Times {
    /// A number that the rules give: a player sees which of them is next.
    Of(u32),
    /// As many as it takes, and never more than this.
    UpTo(u32),
}

impl Times {
    /// The most steps.
    pub const fn most(self) -> u32 {
        match self {
            Self::Of(times) | Self::UpTo(times) => times,
        }
    }
}

/// The goes of a pool, which return coded tallies.
pub struct Goes<'a> {
    /// How many there are in each group.
    pub groups: &'a [u32],
    /// The sum of zero goes.
    pub none: u64,
    /// Adds two tallies.
    pub add: Add,
    /// Whether, with real dice, each go is played to its end before the next begins;
    /// otherwise they are thrown together, step by step.
    pub in_turn: bool,
}

impl Goes<'_> {
    /// Plays the goes one after another, and adds them up.
    pub fn one_by_one(&self, dice: &mut dyn Dice, go: &dyn Fn(&mut dyn Dice, usize) -> u64) -> u64 {
        let mut sum = self.none;
        for (group, count) in self.groups.iter().enumerate() {
            for _ in 0..*count {
                sum = self.add.join(sum, go(dice, group));
            }
        }
        sum
    }
}

impl dyn Dice + '_ {
    /// Rolls a check; `true` is success. A check that cannot fail or cannot
    /// succeed is not rolled.
    pub fn check(&mut self, roll: &Roll) -> bool {
        match roll.certainty() {
            Some(certain) => certain,
            None => self.way(roll) == 1,
        }
    }

    /// Rolls and returns the total of the dice (for one die, its face).
    pub fn total(&mut self, roll: &Roll) -> u32 {
        // A re-roll only makes sense for a check: which total would be rolled again?
        let roll = Roll { reading: Reading::Total, reroll: Reroll::None, ..*roll };
        u32::from(roll.dice) + self.way(&roll) as u32
    }

    /// Rolls two dice whose total matters, and whether they are a double.
    pub fn pair(&mut self, roll: &Roll) -> Pair {
        let roll = Roll { reroll: Reroll::None, ..roll.pair() };
        roll.pair_of(self.way(&roll))
    }

    /// Rolls on a result table and returns the number of the band, from 0.
    pub fn band(&mut self, roll: &Roll) -> usize {
        match roll.only_way() {
            Some(way) => way,
            None => self.way(roll),
        }
    }

    /// Asks a player to choose ([`Roll::choice`]) and returns the number of the option; the
    /// odds assume the usual one.
    pub fn choose(&mut self, choice: &Roll) -> usize {
        self.way(choice)
    }

    /// Rolls a direction: degrees clockwise in steps of 5, up to 360; 0 where
    /// the player's own dice show none. In the odds it is always 360: nothing
    /// else in an outcome may depend on it.
    pub fn bearing(&mut self, roll: &Roll) -> u16 {
        5 * self.way(roll) as u16
    }

    /// Rolls `count` checks together and returns how many succeed.
    pub fn successes(&mut self, roll: &Roll, count: u32) -> u32 {
        match roll.certainty() {
            Some(certain) => u32::from(certain) * count,
            None => self.each(count, |die| u32::from(die.check(roll))),
        }
    }

    /// `count` independent goes of the same kind, added up.
    pub fn each<T: Tally>(&mut self, count: u32, go: impl Fn(&mut dyn Dice) -> T) -> T {
        self.each_of(&[(count, ())], |dice, &()| go(dice))
    }

    /// Independent goes in groups: for each `(count, kind)`, `count` goes of
    /// `go(dice, kind)`, all added up. Their dice are thrown together, step by step.
    pub fn each_of<K, T: Tally>(
        &mut self,
        groups: &[(u32, K)],
        go: impl Fn(&mut dyn Dice, &K) -> T,
    ) -> T {
        self.tallied(groups, false, go)
    }

    /// Like [`each_of`](#method.each_of), but each go is played to its end before the next
    /// one begins.
    pub fn each_in_turn<K, T: Tally>(
        &mut self,
        groups: &[(u32, K)],
        go: impl Fn(&mut dyn Dice, &K) -> T,
    ) -> T {
        self.tallied(groups, true, go)
    }

    fn tallied<K, T: Tally>(
        &mut self,
        groups: &[(u32, K)],
        in_turn: bool,
        go: impl Fn(&mut dyn Dice, &K) -> T,
    ) -> T {
        // The odds call this on every path: up to four groups are counted without allocating.
        let mut few = [0; 4];
        let mut many = Vec::new();
        let counts = few.get_mut(..groups.len()).unwrap_or_else(|| {
            many.resize(groups.len(), 0);
            &mut many
        });
        for (count, (of_group, _)) in counts.iter_mut().zip(groups) {
            *count = *of_group;
        }
        let goes = Goes { groups: counts, none: T::default().code(), add: Add::of::<T>(), in_turn };
        T::decode(self.pool(&goes, &|dice, group| go(dice, &groups[group].1).code()))
    }

    /// Wraps a part of an outcome that only changes units and is never shown. The odds omit
    /// it, so that outcomes that look alike are counted as one.
    pub fn aside<T: Default>(&self, kept: T) -> T {
        if self.fall() { kept } else { T::default() }
    }

    /// The result of a go, with one branch per result instead of one per path: for the odds
    /// of a long go with few results.
    pub fn merged<T: Coded>(&mut self, go: impl Fn(&mut dyn Dice) -> T) -> T {
        T::decode(self.sequence(Times::Of(1), 0, &|dice, _| go(dice).code()))
    }

    /// `times` steps, each from the state that the last one left. To stop early, a step
    /// returns its state without rolling.
    pub fn again<T: Coded>(
        &mut self,
        times: u32,
        start: T,
        step: impl Fn(&mut dyn Dice, T) -> T,
    ) -> T {
        self.steps(Times::Of(times), start, step)
    }

    /// Steps until an absorbing state is reached, each from the state that the last one left:
    /// rounds that go on until one decides. `most` is a bound that the rules do not give.
    pub fn until_absorbed<T: Coded>(
        &mut self,
        most: u32,
        start: T,
        step: impl Fn(&mut dyn Dice, T) -> T,
    ) -> T {
        self.steps(Times::UpTo(most), start, step)
    }

    fn steps<T: Coded>(
        &mut self,
        times: Times,
        start: T,
        step: impl Fn(&mut dyn Dice, T) -> T,
    ) -> T {
        T::decode(
            self.sequence(times, start.code(), &|dice, state| step(dice, T::decode(state)).code()),
        )
    }
}
