//! What a procedure comes to, in parts that can be looked at one by one.

use crate::dice::Figures;
use crate::text::Text;

use super::Unit;

/// The outcome of a procedure: up to six figures, one for each [`Part`] the
/// calculator declares; the rest are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Outcome(pub [u16; 6]);

impl Outcome {
    /// An outcome of up to six figures; further ones are left out.
    pub fn of(figures: &[u32]) -> Self {
        let mut outcome = Self::default();
        for (place, figure) in outcome.0.iter_mut().zip(figures) {
            *place = *figure as u16;
        }
        outcome
    }

    /// The figure of a part.
    pub fn figure(&self, part: usize) -> u16 {
        self.0.get(part).copied().unwrap_or(0)
    }
}

impl Figures for Outcome {
    const FIGURES: usize = 6;

    fn figure_at(&self, place: usize) -> u16 {
        self.0[place]
    }
}

/// One part of an outcome: what is counted, or which word applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The name for programs (`destroyed`).
    pub id: &'static str,
    /// What the player reads ("Teams destroyed").
    pub label: Text,
    /// How the figure is read.
    pub kind: PartKind,
}

/// How the figure of a part is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// A number of things.
    Count,
    /// One of a few words; the figure is the index.
    Words(&'static [Word]),
    /// A distance in whole units.
    Measure(Unit),
    /// A direction in degrees; 0 is none. The odds know nothing of it.
    Bearing,
}

/// One of the words of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// The name for programs (`bailed-out`).
    pub id: &'static str,
    /// What the player reads.
    pub label: Text,
    /// Whether it is good or bad for the side that rolls.
    pub tone: Tone,
}

/// How a result is marked (by shape as well as by colour).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A success: filled.
    Good,
    /// A failure: struck.
    Bad,
    /// Neither.
    Plain,
}
