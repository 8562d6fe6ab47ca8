//! The clock of a battle: the time limit of the battle, and of each player.
//!
//! It holds timestamps and sums, and never counts ticks: everything is worked out from the
//! moment of asking. So it stays exact across reloads, while the phone sleeps and while the
//! app is closed. It knows no rule of any wargame, and ends nothing: what happens when time
//! is up is the game's business.
//!
//! Moments are Unix time in milliseconds, as the phone has it. The phone's clock may be
//! changed while the battle's clock runs:
//!
//! * Set **back** to before the running stretch began: that stretch counts as nothing, and
//!   the clock says so ([`Clock::is_set_back`]) until the player has corrected it
//!   ([`Clock::correct`]). Time counted earlier stays.
//! * Set **forward** by a day, or left running that long: the stretch is longer than a player
//!   would leave it untouched ([`LONGEST`]). It does not count either, and is reported.
//! * Set back or forward by less: this cannot be distinguished from time that passed; a
//!   correction repairs it.

use serde::{Deserialize, Serialize};

use super::Side;

/// The shortest and the longest limit of a battle that can be set, in minutes.
pub const LIMITS: (u16, u16) = (15, 600);
/// The limit when one is switched on, in minutes.
pub const USUAL_LIMIT: u16 = 120;
/// The shortest and the longest time for each player that can be set, in minutes.
pub const BUDGETS: (u16, u16) = (5, 300);
/// The time for each player when the chess clock is switched on, in minutes.
pub const USUAL_BUDGET: u16 = 60;
/// The marks at which a warning can be chosen, in minutes left.
pub const MARKS: [u16; 6] = [60, 30, 15, 10, 5, 1];
/// The marks at which there is a warning unless others are chosen.
const USUAL_MARKS: [u16; 3] = [30, 15, 5];
/// The largest total correction, in minutes either way.
pub const MOST_GIVEN: i16 = 600;

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;

/// The longest that a player's time, or neutral time, may run untouched, in milliseconds:
/// more than a whole budget for each ([`BUDGETS`]), and less than a day, the smallest
/// likely error of a phone's date.
pub const LONGEST: (u64, u64) = (6 * 60 * MINUTE, 20 * 60 * MINUTE);

/// Whose time runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// The time of the first side's player.
    First,
    /// The time of the second side's player.
    Second,
    /// Neither player's time: only the battle's.
    #[default]
    Neutral,
}

impl Whose {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Neutral];

    /// The time of a side's player.
    pub const fn of(side: Side) -> Self {
        match side {
            Side::First => Self::First,
            Side::Second => Self::Second,
        }
    }

    /// The side whose time it is.
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::First => Some(Side::First),
            Self::Second => Some(Side::Second),
            Self::Neutral => None,
        }
    }
}

/// The agreed limits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Timing {
    /// How long the battle may take, in minutes ([`LIMITS`]).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u16>,
    /// How long each player may take, in minutes ([`BUDGETS`]): a chess clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub each: Option<u16>,
    /// The minutes left at which there is a warning (of [`MARKS`]).
    pub marks: Vec<u16>,
}

impl Default for Timing {
    fn default() -> Self {
        Self { limit: None, each: None, marks: USUAL_MARKS.to_vec() }
    }
}

impl Timing {
    /// Whether anything is timed.
    pub const fn is_on(&self) -> bool {
        self.limit.is_some() || self.each.is_some()
    }

    /// Whether all its values are allowed.
    fn fits(&self) -> bool {
        let within = |minutes: Option<u16>, (low, high): (u16, u16)| {
            minutes.is_none_or(|minutes| (low..=high).contains(&minutes))
        };
        within(self.limit, LIMITS)
            && within(self.each, BUDGETS)
            && self.marks.iter().all(|mark| MARKS.contains(mark))
            && self.marks.is_sorted_by(|more, less| more > less)
    }
}

/// The clock of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Clock {
    /// The agreed limits.
    timing: Timing,
    /// Whose time is running; while none is, whose ran last.
    #[serde(skip_serializing_if = "Option::is_none")]
    whose: Option<Whose>,
    /// The start of the running stretch; `None` while the clock is stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    since: Option<u64>,
    /// The time of finished stretches, in milliseconds, in the order of [`Whose::ALL`].
    used: [u64; 3],
    /// Corrections in minutes, in the same order: time that was counted and should not be.
    given: [i16; 3],
    /// Whether a stretch was not counted, because the phone's clock was wrong.
    set_back: bool,
}

/// Whose time a warning is about: the battle's (`None`) or a side's.
pub type Counter = Option<Side>;

/// All counters.
pub const COUNTERS: [Counter; 3] = [None, Some(Side::First), Some(Side::Second)];

/// The last warning shown for each of the [`COUNTERS`]; 0 means time up. It is not part of
/// the battle: undo does not repeat a warning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ShownWarnings([Option<u16>; 3]);

impl ShownWarnings {
    /// The warning shown for a counter.
    pub const fn of(&self, counter: Counter) -> Option<u16> {
        match counter {
            None => self.0[0],
            Some(Side::First) => self.0[1],
            Some(Side::Second) => self.0[2],
        }
    }

    /// The warnings that count as shown once a player has seen the clock at this moment.
    #[must_use]
    pub fn all(clock: &Clock, now: u64) -> Self {
        Self(COUNTERS.map(|counter| clock.reached(counter, now)))
    }

    /// Whether the mark that a counter has reached is still to be announced. After time was
    /// given back it is not, until that mark is reached again.
    pub fn lacks(&self, counter: Counter, reached: Option<u16>) -> bool {
        reached.is_some_and(|mark| self.of(counter).is_none_or(|told| mark < told))
    }
}

impl Clock {
    /// Whether it was never used: such a clock is not stored.
    pub fn is_untouched(&self) -> bool {
        *self == Self::default()
    }

    /// The agreed limits.
    pub const fn timing(&self) -> &Timing {
        &self.timing
    }

    /// Whether anything is timed.
    pub const fn is_on(&self) -> bool {
        self.timing.is_on()
    }

    /// The owner of the running time; `None` while the clock is stopped.
    pub const fn runs(&self) -> Option<Whose> {
        match self.since {
            Some(_) => self.whose,
            None => None,
        }
    }

    /// The owner of the time that runs, or ran last; `None` before the start.
    pub const fn whose(&self) -> Option<Whose> {
        self.whose
    }

    // Changing the clock.

    /// Sets other limits, at this moment. The clock keeps running; without a chess clock a
    /// side's time becomes neutral; if nothing is timed any more, the clock is reset.
    /// Values that cannot be set change nothing.
    pub fn set(&mut self, timing: &Timing, at: u64) {
        if !timing.fits() {
            return;
        }
        if !timing.is_on() {
            *self = Self::default();
        } else if timing.each.is_none() && self.whose.is_some() {
            if self.since.is_some() {
                self.run(Whose::Neutral, at);
            }
            self.whose = Some(Whose::Neutral);
        }
        self.timing = timing.clone();
    }

    /// Starts a counter at this moment: start, continue, pass. Only a chess clock has
    /// counters for the sides.
    pub fn run(&mut self, whose: Whose, at: u64) {
        let known = self.timing.each.is_some() || whose == Whose::Neutral;
        let goes_on = self.runs() == Some(whose) && !self.is_off(at);
        if !self.is_on() || !known || goes_on {
            return;
        }
        self.pause(at);
        self.whose = Some(whose);
        self.since = Some(at);
    }

    /// Stops the clock at this moment.
    pub fn pause(&mut self, at: u64) {
        self.set_back |= self.is_off(at);
        let whose = self.whose.unwrap_or_default();
        self.used[whose as usize] = self.used(whose, at);
        self.since = None;
    }

    /// Adds minutes to a counter, or takes them away. The battle's own time is the sum of
    /// all counters, so it follows. This also drops time that was not counted because the
    /// phone's clock was set back: a running stretch restarts now.
    pub fn correct(&mut self, whose: Whose, minutes: i16, at: u64) {
        if self.is_off(at) {
            self.since = Some(at);
        }
        self.set_back = false;
        let given = &mut self.given[whose as usize];
        *given = given.saturating_add(minutes).clamp(-MOST_GIVEN, MOST_GIVEN);
    }

    /// Passes the time on with the turn, if it ran on that side's counter. If the other
    /// side's or neutral time is running, nothing changes.
    pub fn turn_passes(&mut self, from: Side, to: Side, at: u64) {
        if self.runs() == Some(Whose::of(from)) {
            self.run(Whose::of(to), at);
        }
    }

    // Reading the clock.

    /// How long the present stretch has run; `None` if it cannot be as long as the phone's
    /// clock says, or if nothing is running.
    fn stretch(&self, now: u64) -> Option<u64> {
        let stretch = now.checked_sub(self.since?)?;
        (stretch <= self.longest()).then_some(stretch)
    }

    const fn longest(&self) -> u64 {
        match self.whose {
            Some(Whose::First | Whose::Second) => LONGEST.0,
            _ => LONGEST.1,
        }
    }

    /// Whether the phone's clock cannot be right about the running stretch.
    fn is_off(&self, now: u64) -> bool {
        self.since.is_some() && self.stretch(now).is_none()
    }

    /// Whether time was not, or is not being, counted because the phone's clock was set
    /// back, or forward by hours.
    pub fn is_set_back(&self, now: u64) -> bool {
        self.set_back || self.is_off(now)
    }

    /// The time used on a counter, in milliseconds, without corrections.
    pub fn used(&self, whose: Whose, now: u64) -> u64 {
        let runs = self.whose.unwrap_or_default() == whose;
        let running = self.stretch(now).filter(|_| runs).unwrap_or(0);
        self.used[whose as usize].saturating_add(running)
    }

    /// The minutes given back to a counter.
    pub const fn given(&self, whose: Whose) -> i16 {
        self.given[whose as usize]
    }

    /// The time that counts for a counter, in milliseconds; negative if more was given back
    /// than used.
    fn counts(&self, counter: Counter, now: u64) -> i64 {
        let of = |whose: Whose| {
            let used = i64::try_from(self.used(whose, now)).unwrap_or(i64::MAX);
            used.saturating_sub(i64::from(self.given[whose as usize]) * MINUTE as i64)
        };
        match counter {
            Some(side) => of(Whose::of(side)),
            None => Whose::ALL.into_iter().map(of).fold(0, i64::saturating_add),
        }
    }

    /// How long the battle has taken, in milliseconds.
    pub fn elapsed(&self, now: u64) -> u64 {
        self.counts(None, now).max(0).unsigned_abs()
    }

    /// The whole time of a counter, in minutes; `None` if it has none.
    const fn whole(&self, counter: Counter) -> Option<u16> {
        match counter {
            None => self.timing.limit,
            Some(_) => self.timing.each,
        }
    }

    /// The remaining time of the battle or of a side, in milliseconds; negative once time
    /// is up. `None` if it has no limit.
    pub fn left(&self, counter: Counter, now: u64) -> Option<i64> {
        let whole = i64::from(self.whole(counter)?) * MINUTE as i64;
        Some(whole.saturating_sub(self.counts(counter, now)))
    }

    /// The warning marks of a counter, in minutes left, and its end. Marks not below the
    /// whole time are left out: no player wants a warning at the start.
    fn marks(&self, whole: u16) -> impl Iterator<Item = u16> {
        let marks = self.timing.marks.iter().copied();
        marks.filter(move |mark| *mark < whole).chain([0])
    }

    /// The last mark that a counter has reached, in minutes left; 0 means time up.
    pub fn reached(&self, counter: Counter, now: u64) -> Option<u16> {
        let (whole, left) = (self.whole(counter)?, self.left(counter, now)?);
        self.marks(whole).filter(|mark| left <= i64::from(*mark) * MINUTE as i64).min()
    }

    /// Whether a counter runs down while this time runs.
    fn is_counting(&self, counter: Counter) -> bool {
        match (self.runs(), counter) {
            (None, _) => false,
            (Some(_), None) => true,
            (Some(whose), Some(side)) => whose == Whose::of(side),
        }
    }

    /// The milliseconds until the next mark, if the clock keeps running.
    pub fn next_mark(&self, now: u64) -> Option<u64> {
        let mut next = None;
        for counter in COUNTERS {
            let whole = self.whole(counter).filter(|_| self.is_counting(counter));
            let Some((whole, left)) = whole.zip(self.left(counter, now)) else { continue };
            for mark in self.marks(whole) {
                let wait = left.saturating_sub(i64::from(mark) * MINUTE as i64);
                if wait > 0 && next.is_none_or(|next| wait < next) {
                    next = Some(wait);
                }
            }
        }
        // A stretch counts only up to its longest length: after that no mark is reached.
        let since = self.since?;
        let ends = since.saturating_add(self.longest());
        let from = now.max(since);
        let at = from.saturating_add(next?.unsigned_abs());
        (at <= ends).then(|| at - now)
    }

    /// The milliseconds until the display changes: the seconds of the player whose time
    /// runs, or of the battle. `None` while it is stopped.
    pub fn next_second(&self, now: u64) -> Option<u64> {
        let counted = match self.runs()? {
            Whose::Neutral => {
                Whose::ALL.into_iter().map(|whose| self.used(whose, now) % SECOND).sum()
            }
            whose => self.used(whose, now),
        };
        Some(SECOND - counted % SECOND)
    }
}

/// Whole hours, minutes and seconds; hours where there are any: `1:04:09`, `4:09`.
/// The sign is left out.
pub fn span(milliseconds: i64) -> String {
    let whole = milliseconds.unsigned_abs();
    let seconds = whole / SECOND;
    let (minutes, second) = (seconds / 60, seconds % 60);
    match (minutes / 60, minutes % 60) {
        (0, minute) => format!("{minute}:{second:02}"),
        (hour, minute) => format!("{hour}:{minute:02}:{second:02}"),
    }
}

/// The remaining time as a countdown shows it: part of a second counts as a whole one, so
/// that it shows zero at the moment when time is up.
pub const fn shown(left: i64) -> i64 {
    if left <= 0 {
        return left;
    }
    left.saturating_add(SECOND as i64 - 1)
}
