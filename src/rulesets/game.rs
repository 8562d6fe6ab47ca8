//! What is known of a wargame before its rules are there, and how they come.

#[cfg(chunks)]
use std::pin::Pin;
#[cfg(chunks)]
use std::sync::OnceLock;

use crate::aid::Ruleset;
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
    /// The text packs it reads: labels first, then the reference.
    pub packs: &'static [&'static str],
    rules: Rules,
}

/// The rules of a wargame could not be fetched: no network, and they are not
/// kept on the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFetched;

/// Where the rules are.
#[cfg(not(chunks))]
pub(super) type Rules = &'static Ruleset;

/// Where the rules come from, and where they are once they have come.
#[cfg(chunks)]
pub(super) struct Rules {
    pub fetch: fn() -> Fetched,
    pub there: &'static OnceLock<&'static Ruleset>,
}

#[cfg(chunks)]
type Fetched = Pin<Box<dyn Future<Output = Result<&'static Ruleset, NotFetched>>>>;

/// The [`Rules`] of the wargame in a module.
#[cfg(not(chunks))]
macro_rules! rules {
    ($module:ident) => {
        &$module::RULESET
    };
}

/// The [`Rules`] of the wargame in a module: nothing in the app may name its
/// `RULESET` but the one function that is in the chunk.
#[cfg(chunks)]
macro_rules! rules {
    ($module:ident) => {{
        #[wasm_split_helpers::wasm_split($module, fallible)]
        fn $module() -> Result<&'static crate::aid::Ruleset, game::NotFetched> {
            Ok(&$module::RULESET)
        }
        static THERE: std::sync::OnceLock<&crate::aid::Ruleset> = std::sync::OnceLock::new();
        game::Rules {
            fetch: || Box::pin($module()),
            there: &THERE,
        }
    }};
}

pub(super) use rules;

#[cfg(chunks)]
impl From<wasm_split_helpers::SplitLoaderError> for NotFetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

impl Game {
    pub(super) const fn of(ruleset: &Ruleset, rules: Rules) -> Self {
        Self {
            id: ruleset.id,
            name: ruleset.name,
            summary: ruleset.summary,
            packs: ruleset.packs,
            rules,
        }
    }

    /// The rules, if they are there.
    #[cfg(not(chunks))]
    pub const fn rules(&self) -> Option<&'static Ruleset> {
        Some(self.rules)
    }

    /// The rules, if they are there.
    #[cfg(chunks)]
    pub fn rules(&self) -> Option<&'static Ruleset> {
        self.rules.there.get().copied()
    }

    /// Brings the rules.
    ///
    /// # Errors
    /// [`NotFetched`]; it may be tried again.
    #[cfg(not(chunks))]
    #[expect(clippy::unused_async, reason = "as where there are chunks")]
    pub async fn load(&self) -> Result<&'static Ruleset, NotFetched> {
        Ok(self.rules)
    }

    /// Brings the rules.
    ///
    /// # Errors
    /// [`NotFetched`]; it may be tried again.
    #[cfg(chunks)]
    pub async fn load(&self) -> Result<&'static Ruleset, NotFetched> {
        let ruleset = (self.rules.fetch)().await?;
        Ok(self.rules.there.get_or_init(|| ruleset))
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
