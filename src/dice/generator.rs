//! The fair generator behind every die that the app rolls.

use std::collections::VecDeque;

use rand::RngExt;
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::SeedableRng;

use super::Die;

/// `ChaCha12`, seeded from the system's randomness (`crypto.getRandomValues` in the browser) or,
/// for tests, from a fixed seed. Faces are drawn without bias and only when they are needed, never
/// ahead.
///
/// A stored roll can be shown again from its faces ([`Generator::recorded`]).
#[derive(Clone, Debug)]
pub struct Generator {
    /// Recorded faces, which come first.
    kept: VecDeque<u8>,
    /// The source of the faces after those; without it they are all 1.
    fresh: Option<Box<ChaCha12Rng>>,
    drawn: Vec<u8>,
}

/// Added to the index of a choice when it is recorded among faces: no die has a face that
/// high.
const CHOSEN: u8 = 200;

/// The system gave no randomness to seed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEntropy;

impl Generator {
    /// A generator seeded from the system's randomness.
    ///
    /// # Errors
    /// [`NoEntropy`] when the system gives none; the player's own dice remain.
    pub fn from_system() -> Result<Self, NoEntropy> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(|_| NoEntropy)?;
        Ok(Self::of(&[], Some(ChaCha12Rng::from_seed(seed))))
    }

    /// A generator that always gives the same faces: for tests and examples.
    pub fn from_seed(seed: u64) -> Self {
        Self::of(&[], Some(ChaCha12Rng::seed_from_u64(seed)))
    }

    /// Repeats the faces of an earlier roll, in order; after the last one (in a damaged
    /// save) it gives 1s.
    pub fn recorded(faces: &[u8]) -> Self {
        Self::of(faces, None)
    }

    /// Repeats the faces of a roll that stopped at a choice, then the choice made, and goes
    /// on with new faces.
    #[must_use]
    pub fn continued(mut self, faces: &[u8], chosen: u8) -> Self {
        self.kept = faces.iter().copied().collect();
        self.kept.push_back(CHOSEN.saturating_add(chosen));
        self
    }

    fn of(faces: &[u8], fresh: Option<ChaCha12Rng>) -> Self {
        Self {
            kept: faces.iter().copied().collect(),
            fresh: fresh.map(Box::new),
            drawn: Vec::new(),
        }
    }

    /// One face of a die, from 1 to its number of faces, all equally likely.
    pub fn face(&mut self, die: Die) -> u8 {
        self.up_to(die.faces())
    }

    /// A number from 1 to `faces` (at least 1), all equally likely.
    pub fn up_to(&mut self, faces: u8) -> u8 {
        let faces = faces.max(1);
        let face = match (self.kept.pop_front(), &mut self.fresh) {
            (Some(kept), _) => kept.clamp(1, faces),
            (None, Some(fresh)) => fresh.random_range(1..=faces),
            (None, None) => 1,
        };
        self.drawn.push(face);
        face
    }

    /// The choice recorded at this place of a roll. A face there instead means that nothing
    /// was chosen: rolls recorded by older builds have no choices.
    pub(super) fn chosen(&mut self) -> Chosen {
        match self.kept.front() {
            Some(&kept) if kept >= CHOSEN => {
                self.kept.pop_front();
                self.drawn.push(kept);
                Chosen::This(usize::from(kept - CHOSEN))
            }
            Some(_) => Chosen::Unasked,
            None => Chosen::NotYet,
        }
    }

    /// Whether this can occur in a recorded roll: a face of a die, or a choice.
    pub const fn can_draw(face: u8) -> bool {
        matches!(face, 1..=72 | CHOSEN..)
    }

    /// Whether a roll continues an earlier one that stopped at a choice.
    pub fn goes_on(earlier: &[u8], faces: &[u8]) -> bool {
        let rest = faces.strip_prefix(earlier);
        !earlier.is_empty()
            && rest.is_some_and(|rest| rest.first().is_some_and(|next| *next >= CHOSEN))
    }

    /// Every face drawn so far, in order, including choices.
    pub fn drawn(&self) -> &[u8] {
        &self.drawn
    }
}

/// The state of a choice in a roll.
pub(super) enum Chosen {
    /// This one was made.
    This(usize),
    /// None was asked for.
    Unasked,
    /// The roll has just reached it.
    NotYet,
}
