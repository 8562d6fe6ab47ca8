//! The fair generator behind every die the app rolls.

use rand::RngExt;
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::SeedableRng;

use super::Die;

/// `ChaCha12`, seeded from the system's randomness (`crypto.getRandomValues` in
/// the browser) or from a seed for tests. Faces are drawn without bias and
/// only when they are asked for, never ahead.
///
/// A roll that was kept can be shown again from its faces
/// ([`Generator::recorded`]).
#[derive(Clone, Debug)]
pub struct Generator {
    source: Source,
    drawn: Vec<u8>,
}

#[derive(Clone, Debug)]
enum Source {
    Fair(Box<ChaCha12Rng>),
    Recorded { faces: Vec<u8>, given: usize },
}

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
        Ok(Self::fair(ChaCha12Rng::from_seed(seed)))
    }

    /// A generator that always gives the same faces: for tests and examples.
    pub fn from_seed(seed: u64) -> Self {
        Self::fair(ChaCha12Rng::seed_from_u64(seed))
    }

    /// Gives the faces of an earlier roll again, in their order; after the
    /// last one (a damaged save) ones.
    pub fn recorded(faces: &[u8]) -> Self {
        Self {
            source: Source::Recorded {
                faces: faces.to_vec(),
                given: 0,
            },
            drawn: Vec::new(),
        }
    }

    fn fair(generator: ChaCha12Rng) -> Self {
        Self {
            source: Source::Fair(Box::new(generator)),
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
        let face = match &mut self.source {
            Source::Fair(generator) => generator.random_range(1..=faces),
            Source::Recorded {
                faces: recorded,
                given,
            } => {
                *given += 1;
                recorded
                    .get(*given - 1)
                    .copied()
                    .unwrap_or(1)
                    .clamp(1, faces)
            }
        };
        self.drawn.push(face);
        face
    }

    /// Every face drawn so far, in order.
    pub fn drawn(&self) -> &[u8] {
        &self.drawn
    }
}
