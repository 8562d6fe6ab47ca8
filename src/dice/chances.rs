//! What the exact odds are reckoned with: chances by code, and the chain of
//! states that a sequence goes through.

use std::ops::Range;

/// Chances by code.
pub(super) type Chances = Vec<(u64, f64)>;

/// The highest code that a table finds; greater ones (there should be none)
/// are looked for.
const TABLE: usize = 1 << 20;

/// The place of a code in a table.
fn place(code: u64) -> Option<usize> {
    usize::try_from(code).ok().filter(|at| *at < TABLE)
}

/// Where in a list the codes are, so that every code comes once: a table that
/// is used for one list after another.
#[derive(Default)]
pub(super) struct Places {
    /// One more than the place of a code in the list; 0 for those not in it.
    table: Vec<u32>,
    /// Whether a code was too great for the table.
    far: bool,
}

impl Places {
    /// Adds a chance to a code of the list.
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

    /// Leaves the list, which is complete, for the next one.
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

/// The states of a sequence, and what one step makes of each, found once.
#[derive(Default)]
pub(super) struct Chain {
    /// One more than the place of a state among the steps; 0 for unknown ones.
    table: Vec<u32>,
    steps: Vec<Step>,
    moves: Chances,
}

/// What one step makes of a state.
struct Step {
    state: u64,
    /// Where it goes, among the moves of the chain; nowhere from a state of
    /// rest.
    moves: Range<usize>,
    /// The chance of having come to rest here.
    rests: f64,
}

impl Chain {
    /// The step from a state, if it is known.
    fn find(&self, state: u64) -> Option<usize> {
        match place(state) {
            Some(at) => match self.table.get(at) {
                None | Some(0) => None,
                Some(place) => Some(*place as usize - 1),
            },
            None => self.steps.iter().position(|step| step.state == state),
        }
    }

    /// Whether it is known what a step makes of the state.
    pub fn knows(&self, state: u64) -> bool {
        self.find(state).is_some()
    }

    /// Keeps what a step makes of the state.
    pub fn learn(&mut self, state: u64, after: &[(u64, f64)]) {
        let first = self.moves.len();
        if !matches!(after, [(only, _)] if *only == state) {
            self.moves.extend_from_slice(after);
        }
        self.steps.push(Step {
            state,
            moves: first..self.moves.len(),
            rests: 0.0,
        });
        if let Some(at) = place(state) {
            if at >= self.table.len() {
                self.table.resize((at + 1).next_power_of_two(), 0);
            }
            self.table[at] = self.steps.len() as u32;
        }
    }

    /// One step from a known state, which is reached with this chance.
    pub fn go(&mut self, state: u64, chance: f64, mut to: impl FnMut(u64, f64)) {
        let Some(step) = self.find(state).map(|at| &mut self.steps[at]) else {
            return;
        };
        if step.moves.is_empty() {
            step.rests += chance;
        }
        for &(after, share) in &self.moves[step.moves.clone()] {
            to(after, chance * share);
        }
    }

    /// The states in which it came to rest.
    pub fn at_rest(&self) -> impl Iterator<Item = (u64, f64)> {
        self.steps
            .iter()
            .filter(|step| step.rests > 0.0)
            .map(|step| (step.state, step.rests))
    }

    /// Forgets all states, for the next sequence.
    pub fn forget(&mut self) {
        for step in &self.steps {
            if let Some(place) = place(step.state).and_then(|at| self.table.get_mut(at)) {
                *place = 0;
            }
        }
        self.steps.clear();
        self.moves.clear();
    }
}
