//! A roll: the die, how many are added, how the total is read.

use crate::text::Text;

/// A kind of die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Die {
    /// Six faces, drawn with pips.
    D6,
    /// Twenty faces, drawn with its figure.
    D20,
    /// A spinner with this many fields, all equally likely; drawn with its figure.
    Spinner(u8),
    /// A direction die: each of its 72 faces is 5° further clockwise, the last
    /// is 360°.
    Direction,
}

impl Die {
    /// The number of faces; they run from 1 to this.
    pub const fn faces(self) -> u8 {
        match self {
            Self::D6 => 6,
            Self::D20 => 20,
            Self::Spinner(fields) => fields,
            Self::Direction => 72,
        }
    }
}

/// The dice of a check that are re-rolled. The second face counts; no die is rolled a
/// third time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Reroll {
    /// As they fall.
    #[default]
    None,
    /// Every failed die is rolled again.
    Failures,
    /// Every successful die is rolled again.
    Successes,
}

/// The most bands a result table read by one roll can have.
pub const MAX_BANDS: usize = 6;

/// One row of a result table: totals up to `upto` that no earlier band includes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// The highest total of the band.
    pub upto: u8,
    /// The meaning of the band.
    pub label: Text,
}

/// The rows of a result table, in ascending order of their totals. A band may be empty
/// (if its `upto` is no higher than that of the band before).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bands {
    bands: [Band; MAX_BANDS],
    len: u8,
}

impl Bands {
    /// A table of 1 to [`MAX_BANDS`] bands; any more are left out.
    pub fn new(rows: &[Band]) -> Self {
        let mut bands = [Band { upto: u8::MAX, label: Text::EMPTY }; MAX_BANDS];
        let len = rows.len().min(MAX_BANDS);
        bands[..len].copy_from_slice(&rows[..len]);
        Self { bands, len: len as u8 }
    }

    /// The bands in order.
    pub fn rows(&self) -> &[Band] {
        &self.bands[..usize::from(self.len)]
    }

    /// The lowest and highest total of a band; `None` if it is empty. The
    /// first band begins at 1.
    pub fn span(&self, band: usize) -> Option<(u8, u8)> {
        let rows = self.rows();
        let last = rows.get(band)?.upto;
        let first = rows[..band].iter().map(|row| row.upto).max().unwrap_or(0) + 1;
        (first <= last).then_some((first, last))
    }
}

/// How the total of a roll is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Success on this total or more. Above the highest total: impossible.
    AtLeast(i16),
    /// Success on this total or less (roll-under). Below the lowest total:
    /// impossible.
    AtMost(i16),
    /// The row of a result table.
    Bands(Bands),
    /// The total itself.
    Total,
    /// The total of two dice, and whether they are a double: both matter. The ways are
    /// the totals of two different faces, lowest first, then the doubles by their
    /// face.
    TotalAndDouble,
    /// A direction: the face, or 0 where the player's own dice show none. All directions are
    /// equivalent, so the odds look at only one.
    Direction,
    /// No dice at all: a player chooses what to do next, where the sheet allows a
    /// choice in the middle of a procedure. The odds assume the usual choice. In the
    /// goes of a pool no player is asked: the usual choice is made.
    Choice {
        /// The options.
        options: &'static [Text],
        /// Which of them the odds assume.
        usual: u8,
    },
}

/// The result of two dice that are read for their total and for a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pair {
    /// Both dice added up.
    pub total: u32,
    /// Whether both show the same face.
    pub double: bool,
}

/// Which side makes a roll, when units of both sides take part in a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum By {
    /// Not specified.
    #[default]
    Unspecified,
    /// The side that acts.
    Acting,
    /// The side that is acted on.
    Facing,
}

/// One roll: the dice, how they are read, and its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The die.
    pub die: Die,
    /// How many dice are added into one total (1 to 12).
    pub dice: u8,
    /// How the total is read.
    pub reading: Reading,
    /// Which dice are re-rolled (checks only).
    pub reroll: Reroll,
    /// The purpose of the roll, as shown to the player ("Roll to hit").
    pub name: Text,
    /// The rule the roll rests on (a ledger id), or empty.
    pub cite: &'static str,
    /// The side that makes the roll.
    pub by: By,
    /// The results ([`Roll::ways`]) that are successes when the roll is read on a table, for a
    /// total or as a pair: one bit each, from the lowest; 0 if it has none.
    pub successes: u32,
}

impl Roll {
    /// One die read for its face.
    pub const fn new(die: Die) -> Self {
        Self {
            die,
            dice: 1,
            reading: Reading::Total,
            reroll: Reroll::None,
            name: Text::EMPTY,
            cite: "",
            by: By::Unspecified,
            successes: 0,
        }
    }

    /// The same roll, made by one or the other side.
    #[must_use]
    pub const fn thrown(mut self, by: By) -> Self {
        self.by = by;
        self
    }

    /// The same roll, made by the acting side.
    #[must_use]
    pub const fn by_acting(self) -> Self {
        self.thrown(By::Acting)
    }

    /// The same roll, made by the side that is acted on: a save.
    #[must_use]
    pub const fn by_facing(self) -> Self {
        self.thrown(By::Facing)
    }

    /// A direction, with its name and the rule behind it.
    pub const fn bearing(name: Text, cite: &'static str) -> Self {
        Self { reading: Reading::Direction, ..Self::new(Die::Direction).named(name, cite) }
    }

    /// A choice by a player, with its name and the rule behind it.
    pub const fn choice(
        options: &'static [Text],
        usual: u8,
        name: Text,
        cite: &'static str,
    ) -> Self {
        Self { reading: Reading::Choice { options, usual }, ..Self::new(Die::D6).named(name, cite) }
    }

    /// The same roll read as a check: success on `need` or more.
    #[must_use]
    pub const fn at_least(mut self, need: i16) -> Self {
        self.reading = Reading::AtLeast(need);
        self
    }

    /// The same roll read as a check: success on `need` or less.
    #[must_use]
    pub const fn at_most(mut self, need: i16) -> Self {
        self.reading = Reading::AtMost(need);
        self
    }

    /// The same roll read on a result table.
    #[must_use]
    pub fn bands(mut self, rows: &[Band]) -> Self {
        self.reading = Reading::Bands(Bands::new(rows));
        self
    }

    /// The same roll with several dice added into one total.
    #[must_use]
    pub const fn sum_of(mut self, dice: u8) -> Self {
        self.dice = dice;
        self
    }

    /// Two dice, read for their total and for a double.
    #[must_use]
    pub const fn pair(mut self) -> Self {
        self.dice = 2;
        self.reading = Reading::TotalAndDouble;
        self
    }

    /// The same roll with a re-roll.
    #[must_use]
    pub const fn reroll(mut self, reroll: Reroll) -> Self {
        self.reroll = reroll;
        self
    }

    /// The same roll with its name and the rule behind it.
    #[must_use]
    pub const fn named(mut self, name: Text, cite: &'static str) -> Self {
        self.name = name;
        self.cite = cite;
        self
    }

    /// The same roll, of which these ways are successes ([`Roll::successes`]).
    #[must_use]
    pub const fn succeeding(mut self, successes: u32) -> Self {
        self.successes = successes;
        self
    }

    /// Whether a result is a success; `None` if the roll can neither succeed nor fail.
    pub fn is_success(&self, way: usize) -> Option<bool> {
        match self.reading {
            Reading::AtLeast(_) | Reading::AtMost(_) => Some(way == 1),
            _ if self.successes == 0 => None,
            _ => Some(u32::try_from(way).is_ok_and(|way| {
                self.successes.checked_shr(way).is_some_and(|rest| rest & 1 == 1)
            })),
        }
    }

    /// The lowest and highest total.
    pub fn span(&self) -> (u32, u32) {
        let dice = u32::from(self.dice);
        (dice, dice * u32::from(self.die.faces()))
    }

    /// The lowest and highest total of a band of the result table, by its number; `None` if it is
    /// empty, or if the roll is not read on a table.
    pub fn band(&self, way: usize) -> Option<(u8, u8)> {
        let Reading::Bands(bands) = &self.reading else { return None };
        let (first, last) = bands.span(way)?;
        // Two dice never total 1.
        let first = first.max(self.dice);
        (first <= last).then_some((first, last))
    }

    /// The number of ways in which the roll can be read, that is, of its different results: 2 for a
    /// check (0 failure, 1 success), or the number of bands, of totals (for a pair: of totals of
    /// different faces and of doubles), or of directions (0 means none).
    pub fn ways(&self) -> usize {
        match &self.reading {
            Reading::AtLeast(_) | Reading::AtMost(_) => 2,
            Reading::Bands(bands) => bands.rows().len(),
            Reading::Total => {
                let (low, high) = self.span();
                (high - low + 1) as usize
            }
            Reading::TotalAndDouble => self.unlike() + usize::from(self.die.faces()),
            Reading::Direction => usize::from(self.die.faces()) + 1,
            Reading::Choice { options, .. } => options.len(),
        }
    }

    /// How many totals two different faces can have: from 3 to one less than twice the
    /// highest face.
    fn unlike(&self) -> usize {
        2 * usize::from(self.die.faces()) - 3
    }

    /// The pair that a way represents.
    pub fn pair_of(&self, way: usize) -> Pair {
        let double = way >= self.unlike();
        let total = if double { 2 * (way - self.unlike() + 1) } else { way + 3 };
        Pair { total: total as u32, double }
    }

    /// The way in which the faces of one roll are read, before any re-roll.
    pub fn way_of_faces(&self, faces: &[u8]) -> usize {
        match (&self.reading, faces) {
            (Reading::TotalAndDouble, [one, other]) if one == other => {
                self.unlike() + usize::from(*one) - 1
            }
            _ => self.way_of(faces.iter().map(|face| u32::from(*face)).sum()),
        }
    }

    /// The way in which a total is read, before any re-roll. A pair is assumed to
    /// show two different faces.
    pub fn way_of(&self, total: u32) -> usize {
        let total = total as i16;
        match &self.reading {
            Reading::AtLeast(need) => usize::from(total >= *need),
            Reading::AtMost(need) => usize::from(total <= *need),
            Reading::Bands(bands) => {
                let rows = bands.rows();
                rows.iter().position(|band| total <= i16::from(band.upto)).unwrap_or(rows.len() - 1)
            }
            Reading::Total => (total - i16::from(self.dice)) as usize,
            Reading::TotalAndDouble => (total - 3).max(0) as usize,
            Reading::Direction => total as usize,
            Reading::Choice { usual, .. } => usize::from(*usual),
        }
    }

    /// Whether a die that was read as `way` is re-rolled.
    pub fn rolls_again(&self, way: usize) -> bool {
        match self.reroll {
            Reroll::None => false,
            Reroll::Failures => way == 0,
            Reroll::Successes => way == 1,
        }
    }

    /// `Some` when a check cannot fail or cannot succeed.
    pub fn certainty(&self) -> Option<bool> {
        match self.reading {
            Reading::AtLeast(_) | Reading::AtMost(_) => self.only_way().map(|way| way == 1),
            Reading::Bands(_)
            | Reading::Total
            | Reading::TotalAndDouble
            | Reading::Direction
            | Reading::Choice { .. } => None,
        }
    }

    /// The one way the roll can be read, if there is only one.
    pub fn only_way(&self) -> Option<usize> {
        let (low, high) = self.span();
        let first = self.way_of(low);
        let one = match self.reading {
            Reading::Total => low == high,
            Reading::TotalAndDouble | Reading::Choice { .. } => false,
            _ => first == self.way_of(high),
        };
        one.then_some(first)
    }

    /// The exact chance of every way, re-rolls included, as (way, chance); impossible
    /// ways are left out.
    pub fn chances(&self) -> Vec<(u64, f64)> {
        let mut chances = Vec::new();
        self.each_chance(|way, chance| chances.push((way, chance)));
        chances
    }

    /// Passes each entry of [`Roll::chances`] to `put`. The odds call this very often,
    /// mostly for the check of one die: that needs no allocation.
    pub(super) fn each_chance(&self, mut put: impl FnMut(u64, f64)) {
        match self.reading {
            Reading::Direction => put(u64::from(self.die.faces()), 1.0),
            Reading::Choice { usual, .. } => put(u64::from(usual), 1.0),
            Reading::Total => {
                let totals = self.totals();
                let all = totals.iter().sum::<u64>() as f64;
                for (way, count) in (0..).zip(totals) {
                    put(way, count as f64 / all);
                }
            }
            Reading::TotalAndDouble => {
                let faces = u64::from(self.die.faces());
                let one = 1.0 / (faces * faces) as f64;
                for way in 0..self.ways() {
                    let Pair { total, double } = self.pair_of(way);
                    let total = u64::from(total);
                    // In both orders, without the double that an even total includes.
                    let unlike = faces - total.abs_diff(faces + 1) - u64::from(total % 2 == 0);
                    let falls = if double { 1 } else { unlike };
                    put(way as u64, falls as f64 * one);
                }
            }
            Reading::AtLeast(_) | Reading::AtMost(_) | Reading::Bands(_) => {
                let mut once = [0.0; MAX_BANDS];
                let mut all = 0.0;
                let mut count = |total, count| {
                    once[self.way_of(total)] += count;
                    all += count;
                };
                if self.dice == 1 {
                    (1..=u32::from(self.die.faces())).for_each(|face| count(face, 1.0));
                } else {
                    for (total, falls) in (u32::from(self.dice)..).zip(self.totals()) {
                        count(total, falls as f64);
                    }
                }
                once = once.map(|falls| falls / all);
                // The chance that a die is re-rolled.
                let again: f64 =
                    (0..MAX_BANDS).filter(|way| self.rolls_again(*way)).map(|way| once[way]).sum();
                for (way, chance) in once.into_iter().enumerate() {
                    let kept = if self.rolls_again(way) { 0.0 } else { chance };
                    let chance = kept + again * chance;
                    if chance > 0.0 {
                        put(way as u64, chance);
                    }
                }
            }
        }
    }

    /// How many of the equally likely results of the dice give each total, from the
    /// lowest total on. Together they are fewer than 2⁵³.
    fn totals(&self) -> Vec<u64> {
        let faces = usize::from(self.die.faces());
        let mut counts = vec![1; faces];
        for _ in 1..self.dice {
            let mut next = vec![0; counts.len() + faces - 1];
            for (total, count) in counts.iter().enumerate() {
                for face in 0..faces {
                    next[total + face] += count;
                }
            }
            counts = next;
        }
        counts
    }
}
