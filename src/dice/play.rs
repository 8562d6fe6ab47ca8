//! Playing a procedure with real dice: the generator's or the player's own.
//!
//! Goes of a pool are played together, step by step, as players do it: all the dice to
//! hit, then the saves of those that hit, and so on. Goes with the same results so far
//! form a group, and a group is thrown together.

use std::collections::VecDeque;

use super::generator::Chosen;
use super::{Dice, Generator, Goes, Reading, Roll, Times};

/// A die (or a few dice added up) as rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The faces, in the order they were rolled; more than one if dice are added.
    pub faces: Vec<u8>,
    /// The faces before a re-roll, if there was one.
    pub before: Option<Vec<u8>>,
    /// How it was read in the end; see [`Roll::ways`].
    pub way: usize,
}

impl Shown {
    /// The faces added up.
    pub fn total(&self) -> u32 {
        self.faces.iter().map(|face| u32::from(*face)).sum()
    }
}

/// One throw: the roll and its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The roll that was made.
    pub roll: Roll,
    /// The dice; empty if the player's own dice were only counted.
    pub faces: Vec<Shown>,
    /// How many were read each way; see [`Roll::ways`].
    pub ways: Vec<u32>,
}

/// A question about dice that the player has rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// How many of the dice gave this result ([`Roll::ways`](super::Roll::ways))? Answer: 0 to
    /// `most`.
    HowMany {
        /// The result that is counted: 1 for the successes of a check, otherwise the number
        /// of the band.
        way: usize,
        /// The most that are possible.
        most: u32,
    },
    /// Which result did the single roll have? Answer: the number of the band, of the total or
    /// double of a pair, or of the option chosen.
    Which,
    /// The total. Answer: from `low` to `high`.
    Total {
        /// The lowest total.
        low: u32,
        /// The highest total.
        high: u32,
    },
    /// Which direction? Answer: the number of 5° steps, 0 for none.
    Direction,
}

impl Ask {
    /// The lowest and highest valid answers.
    pub fn answers(&self, roll: &Roll) -> (u32, u32) {
        match *self {
            Self::HowMany { most, .. } => (0, most),
            Self::Which | Self::Direction => (0, roll.ways() as u32 - 1),
            Self::Total { low, high } => (low, high),
        }
    }

    /// Whether an answer fits: it is in range, and the dice can show it.
    pub fn fits(&self, roll: &Roll, answer: u32) -> bool {
        let (low, high) = self.answers(roll);
        let chosen = matches!(roll.reading, Reading::Choice { .. });
        let shows = |answer| chosen || roll.chances().iter().any(|(way, _)| *way == answer);
        (low..=high).contains(&answer) && (*self != Self::Which || shows(u64::from(answer)))
    }
}

/// The first question of a walk that has no answer yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Question {
    /// The roll to make.
    pub roll: Roll,
    /// How many dice are thrown together.
    pub dice: u32,
    /// The answer to enter.
    pub ask: Ask,
    /// How many answers came before this question.
    pub answered: usize,
    /// Which of several consecutive rolls it is, and how many there are at most.
    pub nth: Option<(u32, u32)>,
    /// How many dice of the next questions serve the same purpose and can be thrown together.
    pub beside: u32,
}

/// The progress of a procedure that is played with the player's own dice.
#[derive(Clone, Debug, PartialEq)]
pub enum Walk<T> {
    /// The player has to roll.
    Asks(Question),
    /// The procedure has ended, with its outcome and the throws entered.
    Ends(T, Vec<Throw>),
}

/// The progress of a roll by the app.
#[derive(Clone, Debug, PartialEq)]
pub enum Rolling<T> {
    /// A player has to choose before it continues; with the throws so far.
    Asks(Question, Vec<Throw>),
    /// The procedure has ended, with its outcome and the throws.
    Ends(T, Vec<Throw>),
}

/// Rolls a procedure and returns its outcome with the throws, in order. Where a player
/// could choose, the usual choice is made without asking.
pub fn roll<T>(
    generator: &mut Generator,
    procedure: impl FnOnce(&mut dyn Dice) -> T,
) -> (T, Vec<Throw>) {
    let mut play = Play(Thrower::new(generator, false));
    let outcome = procedure(&mut play);
    (outcome, play.0.throws)
}

/// Rolls a procedure until a player has to choose, or to its end. To go on, roll it again
/// with [`Generator::continued`].
pub fn rolling<T>(
    generator: &mut Generator,
    procedure: impl FnOnce(&mut dyn Dice) -> T,
) -> Rolling<T> {
    let mut play = Play(Thrower::new(generator, true));
    let outcome = procedure(&mut play);
    let Thrower { question, throws, .. } = play.0;
    match question {
        Some(question) => Rolling::Asks(question, throws),
        None => Rolling::Ends(outcome, throws),
    }
}

/// Walks a procedure with the player's own dice: `answers` are the entries so far, in
/// order. An answer that does not fit its question counts as not given, and so do all
/// after it. To take back one step, drop the last answer.
pub fn walk<T>(answers: &[u32], procedure: impl FnOnce(&mut dyn Dice) -> T) -> Walk<T> {
    let mut play =
        Play(Asker { answers, used: 0, nth: None, beside: 0, question: None, throws: Vec::new() });
    let outcome = procedure(&mut play);
    match play.0.question {
        Some(question) => Walk::Asks(question),
        None => Walk::Ends(outcome, play.0.throws),
    }
}

/// Throws dice for a group of goes.
trait Thrown {
    /// Throws `count` rolls and returns how many were read each way.
    fn throw(&mut self, roll: &Roll, count: u32) -> Vec<u32>;
    /// Whether nothing more can be thrown: a question is waiting.
    fn waits(&self) -> bool;
    /// Sets which of several consecutive goes is next; a single one is not counted.
    /// Returns the one set before.
    fn comes(&mut self, _nth: u32, _of: u32) -> Option<(u32, u32)> {
        None
    }
    /// Restores which go is next, as returned by `comes`.
    fn goes_back(&mut self, _nth: Option<(u32, u32)>) {}
    /// Whether a player is asked how many dice of this roll succeeded, and so can throw those of
    /// further goes with them.
    fn asks_for(&self, _roll: &Roll) -> bool {
        false
    }
    /// Sets how many dice of further goes serve the same purpose as the next throw.
    fn goes_beside(&mut self, _dice: u32) {}
}

struct Thrower<'a> {
    generator: &'a mut Generator,
    /// Whether players are asked for their choices.
    asks: bool,
    question: Option<Question>,
    throws: Vec<Throw>,
}

impl<'a> Thrower<'a> {
    const fn new(generator: &'a mut Generator, asks: bool) -> Self {
        Self { generator, asks, question: None, throws: Vec::new() }
    }

    /// The choice: the recorded one, the usual one, or none yet.
    fn choose(&mut self, roll: &Roll) -> usize {
        let usual = roll.way_of(0);
        let chosen = match self.generator.chosen() {
            Chosen::This(way) => way.min(roll.ways() - 1),
            Chosen::NotYet if self.asks => {
                self.question = Some(Question {
                    roll: *roll,
                    dice: 1,
                    ask: Ask::Which,
                    answered: self.generator.drawn().len(),
                    nth: None,
                    beside: 0,
                });
                return usual;
            }
            Chosen::NotYet | Chosen::Unasked => return usual,
        };
        let mut ways = vec![0; roll.ways()];
        ways[chosen] = 1;
        self.throws.push(Throw { roll: *roll, faces: Vec::new(), ways });
        chosen
    }

    fn faces(&mut self, roll: &Roll) -> (Vec<u8>, usize) {
        let faces: Vec<u8> = (0..roll.dice).map(|_| self.generator.face(roll.die)).collect();
        let way = roll.way_of_faces(&faces);
        (faces, way)
    }
}

impl Thrown for Thrower<'_> {
    fn throw(&mut self, roll: &Roll, count: u32) -> Vec<u32> {
        let mut ways = vec![0; roll.ways()];
        if self.waits() {
            // The outcome is discarded; any result will do to end the procedure.
            ways[0] = count;
            return ways;
        }
        if matches!(roll.reading, Reading::Choice { .. }) {
            ways[self.choose(roll)] = count;
            return ways;
        }
        let mut shown = Vec::with_capacity(count as usize);
        for _ in 0..count {
            let (faces, way) = self.faces(roll);
            let die = if roll.rolls_again(way) {
                let (again, way) = self.faces(roll);
                Shown { faces: again, before: Some(faces), way }
            } else {
                Shown { faces, before: None, way }
            };
            ways[die.way] += 1;
            shown.push(die);
        }
        self.throws.push(Throw { roll: *roll, faces: shown, ways: ways.clone() });
        ways
    }

    fn waits(&self) -> bool {
        self.question.is_some()
    }
}

struct Asker<'a> {
    answers: &'a [u32],
    used: usize,
    nth: Option<(u32, u32)>,
    beside: u32,
    question: Option<Question>,
    throws: Vec<Throw>,
}

impl Asker<'_> {
    /// The next answer to a question, or `None` when it has to be asked.
    fn ask(&mut self, roll: &Roll, dice: u32, ask: Ask) -> Option<u32> {
        match self.answers.get(self.used) {
            Some(answer) if ask.fits(roll, *answer) && self.question.is_none() => {
                self.used += 1;
                Some(*answer)
            }
            _ => {
                self.question.get_or_insert(Question {
                    roll: *roll,
                    dice,
                    ask,
                    answered: self.used,
                    nth: self.nth,
                    beside: self.beside,
                });
                None
            }
        }
    }

    /// The answers for a throw, or `None` when one has to be asked.
    fn answered(&mut self, roll: &Roll, count: u32) -> Option<Vec<u32>> {
        let mut ways = vec![0; roll.ways()];
        match roll.reading {
            Reading::AtLeast(_) | Reading::AtMost(_) => {
                let most = count;
                let passed = self.ask(roll, count, Ask::HowMany { way: 1, most })?;
                ways[1] = passed;
                ways[0] = count - passed;
            }
            Reading::Bands(_) | Reading::Choice { .. } if count == 1 => {
                let way = self.ask(roll, 1, Ask::Which)?;
                ways[way as usize] = 1;
            }
            Reading::Bands(_) | Reading::Choice { .. } => {
                let possible: Vec<usize> =
                    roll.chances().iter().map(|(way, _)| *way as usize).collect();
                let mut left = count;
                for (index, &way) in possible.iter().enumerate() {
                    let last = index + 1 == possible.len();
                    let many = if last || left == 0 {
                        left
                    } else {
                        self.ask(roll, count, Ask::HowMany { way, most: left })?
                    };
                    ways[way] = many;
                    left -= many;
                }
            }
            Reading::TotalAndDouble => {
                for _ in 0..count {
                    ways[self.ask(roll, 1, Ask::Which)? as usize] += 1;
                }
            }
            Reading::Direction => {
                for _ in 0..count {
                    ways[self.ask(roll, 1, Ask::Direction)? as usize] += 1;
                }
            }
            Reading::Total => {
                let (low, high) = roll.span();
                for _ in 0..count {
                    let total = self.ask(roll, 1, Ask::Total { low, high })?;
                    ways[(total - low) as usize] += 1;
                }
            }
        }
        Some(ways)
    }
}

impl Thrown for Asker<'_> {
    fn throw(&mut self, roll: &Roll, count: u32) -> Vec<u32> {
        if let Some(ways) = self.answered(roll, count) {
            self.throws.push(Throw { roll: *roll, faces: Vec::new(), ways: ways.clone() });
            return ways;
        }
        // The outcome is discarded; any result will do to end the procedure.
        let mut ways = vec![0; roll.ways()];
        ways[0] = count;
        ways
    }

    fn waits(&self) -> bool {
        self.question.is_some()
    }

    fn comes(&mut self, nth: u32, of: u32) -> Option<(u32, u32)> {
        let before = self.nth;
        self.nth = (of > 1).then_some((nth, of)).or(before);
        before
    }

    fn goes_back(&mut self, nth: Option<(u32, u32)>) {
        self.nth = nth;
    }

    fn asks_for(&self, roll: &Roll) -> bool {
        let is_check = matches!(roll.reading, Reading::AtLeast(_) | Reading::AtMost(_));
        is_check && roll.dice == 1 && self.used == self.answers.len()
    }

    fn goes_beside(&mut self, dice: u32) {
        self.beside = dice;
    }
}

/// A procedure played with thrown dice.
struct Play<T>(T);

impl<T: Thrown> Dice for Play<T> {
    fn way(&mut self, roll: &Roll) -> usize {
        let ways = self.0.throw(roll, 1);
        ways.iter().position(|count| *count == 1).unwrap_or(0)
    }

    fn pool(&mut self, goes: &Goes, go: &dyn Fn(&mut dyn Dice, usize) -> u64) -> u64 {
        if goes.in_turn {
            let all = (goes.groups.iter().enumerate())
                .flat_map(|(group, count)| std::iter::repeat_n(group, *count as usize));
            let of = goes.groups.iter().sum();
            return (1..).zip(all).fold(goes.none, |sum, (nth, group)| {
                let before = self.0.comes(nth, of);
                let value = go(self, group);
                self.0.goes_back(before);
                goes.add.join(sum, value)
            });
        }
        let mut sum = goes.none;
        let mut waiting: VecDeque<(usize, Vec<usize>, u32)> = (goes.groups)
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0)
            .map(|(group, count)| (group, Vec::new(), *count))
            .collect();
        while let Some((group, ways, count)) = waiting.pop_front() {
            let mut so_far = SoFar { ways: &ways, used: 0, next: None };
            let value = go(&mut so_far, group);
            let Some(roll) = so_far.next else {
                for _ in 0..count {
                    sum = goes.add.join(sum, value);
                }
                continue;
            };
            if self.0.waits() {
                return goes.none;
            }
            if self.0.asks_for(&roll) {
                let same = waiting.iter().map_while(|(group, ways, count)| {
                    let mut so_far = SoFar { ways, used: 0, next: None };
                    go(&mut so_far, *group);
                    (so_far.next == Some(roll)).then_some(*count)
                });
                self.0.goes_beside(same.sum());
            }
            let thrown = self.0.throw(&roll, count);
            self.0.goes_beside(0);
            for (way, count) in thrown.into_iter().enumerate() {
                if count > 0 {
                    let ways = ways.iter().copied().chain([way]).collect();
                    waiting.push_back((group, ways, count));
                }
            }
        }
        sum
    }

    fn sequence(
        &mut self,
        times: Times,
        start: u64,
        step: &dyn Fn(&mut dyn Dice, u64) -> u64,
    ) -> u64 {
        (1..=times.most()).fold(start, |state, nth| {
            let before = match times {
                Times::Of(times) => self.0.comes(nth, times),
                // How many steps there will be is not known, so they are not counted.
                Times::UpTo(_) => self.0.comes(1, 1),
            };
            let state = step(self, state);
            self.0.goes_back(before);
            state
        })
    }

    fn fall(&self) -> bool {
        true
    }
}

/// A go replayed with its ways so far, up to the first roll that has not been thrown.
struct SoFar<'a> {
    ways: &'a [usize],
    used: usize,
    next: Option<Roll>,
}

impl Dice for SoFar<'_> {
    fn way(&mut self, roll: &Roll) -> usize {
        if self.next.is_some() {
            return 0;
        }
        if let Some(way) = self.ways.get(self.used) {
            self.used += 1;
            return *way;
        }
        self.next = Some(*roll);
        0
    }

    fn pool(&mut self, goes: &Goes, go: &dyn Fn(&mut dyn Dice, usize) -> u64) -> u64 {
        goes.one_by_one(self, go)
    }

    fn sequence(
        &mut self,
        times: Times,
        start: u64,
        step: &dyn Fn(&mut dyn Dice, u64) -> u64,
    ) -> u64 {
        one_after_another(self, times.most(), start, step)
    }

    fn fall(&self) -> bool {
        true
    }
}

fn one_after_another(
    dice: &mut dyn Dice,
    times: u32,
    start: u64,
    step: &dyn Fn(&mut dyn Dice, u64) -> u64,
) -> u64 {
    (0..times).fold(start, |state, _| step(dice, state))
}
