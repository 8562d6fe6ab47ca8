//! Facts about a wargame before its rules are loaded, and how they are loaded.

use crate::aid::Ruleset;
use crate::chunk::{Chunk, NotFetched};
use crate::text::Text;

use super::GAMES;

/// A wargame that the app offers: the facts of its [`Ruleset`] that are needed before it is
/// loaded.
pub struct Game {
    /// The name in addresses and saves (`flames-of-war`).
    pub id: &'static str,
    /// The game's name.
    pub name: Text,
    /// One line that says what the app supports of the game, and that it is unofficial.
    pub summary: Text,
    /// The text packs it uses.
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

    /// The packs that all its screens use.
    pub fn labels(&self) -> impl Iterator<Item = &'static str> + use<> {
        labels(self.packs)
    }

    /// The rules, if loaded.
    pub fn rules(&self) -> Option<&'static Ruleset> {
        self.rules.get()
    }

    /// Loads the rules.
    ///
    /// # Errors
    /// [`NotFetched`]; loading can be tried again.
    pub async fn load(&self) -> Result<&'static Ruleset, NotFetched> {
        self.rules.load().await
    }
}

/// The wargame with this id.
pub fn game(id: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.id == id)
}

/// The rules of the wargame with this id, if loaded.
pub fn find(id: &str) -> Option<&'static Ruleset> {
    game(id)?.rules()
}

/// All loaded rules.
pub fn loaded() -> Vec<&'static Ruleset> {
    GAMES.iter().filter_map(Game::rules).collect()
}

/// The packs of a wargame that all its screens use; the others are its reference,
/// whose names end in `-rules`.
pub fn labels(packs: &'static [&'static str]) -> impl Iterator<Item = &'static str> + use<> {
    packs.iter().copied().filter(|pack| !is_reference(pack))
}

/// Whether a text pack holds reference text.
pub fn is_reference(pack: &str) -> bool {
    pack.ends_with("-rules")
}
