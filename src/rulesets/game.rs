//! What is known of a wargame before its rules are there, and how they come.

use crate::aid::Ruleset;
use crate::chunk::{Chunk, NotFetched};
use crate::text::Text;

use super::GAMES;

/// A wargame on the list. What is said of it here is that of its [`Ruleset`].
pub struct Game {
    /// The name in addresses and saves (`flames-of-war`).
    pub id: &'static str,
    /// The game's name.
    pub name: Text,
    /// One line on what is supported and that it is unofficial.
    pub summary: Text,
    /// The text packs it reads: labels first, then the reference, then more labels.
    pub packs: &'static [&'static str],
    rules: Chunk<Ruleset>,
}

impl Game {
    pub(super) const fn of(ruleset: &Ruleset, rules: Chunk<Ruleset>) -> Self {
        Self {
            id: ruleset.id,
            name: ruleset.name,
            summary: ruleset.summary,
            packs: ruleset.packs,
            rules,
        }
    }

    /// The packs of all its screens: every one but that of the reference.
    pub fn labels(&self) -> impl Iterator<Item = &'static str> + use<> {
        let (first, rest) = (self.packs.iter().take(1), self.packs.iter().skip(2));
        first.chain(rest).copied()
    }

    /// The rules, if they are there.
    pub fn rules(&self) -> Option<&'static Ruleset> {
        self.rules.get()
    }

    /// Brings the rules.
    ///
    /// # Errors
    /// [`NotFetched`]; it may be tried again.
    pub async fn load(&self) -> Result<&'static Ruleset, NotFetched> {
        self.rules.load().await
    }
}

/// The wargame of this id.
pub fn game(id: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.id == id)
}

/// The rules of the wargame of this id, if they are there.
pub fn find(id: &str) -> Option<&'static Ruleset> {
    game(id)?.rules()
}

/// All rules that are there.
pub fn loaded() -> Vec<&'static Ruleset> {
    GAMES.iter().filter_map(Game::rules).collect()
}
