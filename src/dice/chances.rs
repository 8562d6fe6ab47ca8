//! The parts of the exact odds: chances by code, and the chain of states through which a
//! sequence goes.

use std::mem;
use std::ops::Range;

/// Chances by code.
pub(super) type Chances = Vec<(u64, f64)>;

/// The size of a table; higher codes (there should be none) are handled without it.
const TABLE: usize = 1 << 20;

/// The place of a code in a table.
fn place(code: u64) -> Option<usize> {
    usize::try_from(code).ok().filter(|at| *at < TABLE)
}

/// Finds codes in a list, so that each code is in it only once: a table reused for one list
/// after another.
#[derive(Default)]
pub(super) struct Places {
    /// For each code, one more than its place in the list; 0 if not in it.
    table: Vec<u32>,
    /// Whether a code was too high for the table.
    far: bool,
}

impl Places {
    /// Adds a chance to a code's chance in the list.
    pub fn put(&mut self, list: &mut Chances, code: u64, chance: f64) {
        let Some(at) = place(code) else {
            self.far = true;
            list.push((code, chance));
            return;
        };
        if at >= self.table.len() {
            self.table.resize((at + 1).next_power_of_two(), 0);
        }
        let place = self.table[at] as usize;
        if place == 0 {
            list.push((code, chance));
            self.table[at] = list.len() as u32;
        } else {
            list[place - 1].1 += chance;
        }
    }

    /// Clears the table after a list is complete, for the next list.
    pub fn leave(&mut self, list: &mut Chances) {
        for &(code, _) in &*list {
            if let Some(place) = place(code).and_then(|at| self.table.get_mut(at)) {
                *place = 0;
            }
        }
        if self.far {
            self.far = false;
            list.sort_unstable_by_key(|(code, _)| *code);
            list.dedup_by(|(code, chance), (kept, sum)| {
                let same = code == kept;
                if same {
                    *sum += *chance;
                }
                same
            });
        }
    }
}

/// The states of a sequence, numbered in the order in which they are met, and the result of
/// one step from each, worked out once.
#[derive(Default)]
pub(super) struct Chain {
    /// For each code, one more than the number of its state; 0 if not met yet.
    table: Vec<u32>,
    states: Vec<State>,
    /// The states to which steps lead, by their numbers, with their chances.
    moves: Vec<(usize, f64)>,
    /// The chances of being in each state after the steps so far, and after one more.
    now: Vec<f64>,
    next: Vec<f64>,
}

/// A state that has been met.
struct State {
    code: u64,
    /// Where one step leads from here: a range of the chain's moves; empty for an
    /// absorbing state. `None` while unknown.
    moves: Option<Range<usize>>,
    /// The chance of having come to rest here.
    rests: f64,
}

impl Chain {
    /// Begins in this state.
    pub fn begin(&mut self, start: u64) {
        let start = self.number(start);
        self.now[start] = 1.0;
    }

    /// The number of a state.
    fn number(&mut self, code: u64) -> usize {
        let at = place(code);
        let met = match at {
            Some(at) => match self.table.get(at) {
                None | Some(0) => None,
                Some(number) => Some(*number as usize - 1),
            },
            None => self.states.iter().position(|state| state.code == code),
        };
        met.unwrap_or_else(|| {
            let moves = None;
            let rests = 0.0;
            self.states.push(State { code, moves, rests });
            self.now.push(0.0);
            self.next.push(0.0);
            if let Some(at) = at {
                if at >= self.table.len() {
                    self.table.resize((at + 1).next_power_of_two(), 0);
                }
                self.table[at] = self.states.len() as u32;
            }
            self.states.len() - 1
        })
    }

    /// How many states have been met.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// The code of the state with this number, if it can be the current one and the step
    /// from it is still unknown.
    pub fn unknown(&self, number: usize) -> Option<u64> {
        let state = &self.states[number];
        (state.moves.is_none() && self.now[number] > 0.0).then_some(state.code)
    }

    /// Stores the result of a step from the state with this number.
    pub fn learn(&mut self, number: usize, after: &[(u64, f64)]) {
        let first = self.moves.len();
        if !matches!(after, [(only, _)] if *only == self.states[number].code) {
            for &(code, chance) in after {
                let to = self.number(code);
                self.moves.push((to, chance));
            }
        }
        self.states[number].moves = Some(first..self.moves.len());
    }

    /// One step; `false` if nothing moves any more.
    pub fn step(&mut self) -> bool {
        self.next.fill(0.0);
        let mut goes_on = false;
        for (state, &chance) in self.states.iter_mut().zip(&self.now) {
            let moves = state.moves.clone().unwrap_or_default();
            if chance > 0.0 && moves.is_empty() {
                state.rests += chance;
            } else if chance > 0.0 {
                goes_on = true;
                for &(to, share) in &self.moves[moves] {
                    self.next[to] += chance * share;
                }
            }
        }
        mem::swap(&mut self.now, &mut self.next);
        goes_on
    }

    /// The states that the sequence may be in now, with their chances.
    pub fn ends(&self) -> impl Iterator<Item = (u64, f64)> {
        (self.states.iter().zip(&self.now))
            .map(|(state, chance)| (state.code, chance + state.rests))
            .filter(|(_, chance)| *chance > 0.0)
    }

    /// Forgets all states, for the next sequence.
    pub fn forget(&mut self) {
        for state in &self.states {
            if let Some(number) = place(state.code).and_then(|at| self.table.get_mut(at)) {
                *number = 0;
            }
        }
        self.states.clear();
        self.moves.clear();
        self.now.clear();
        self.next.clear();
    }
}
