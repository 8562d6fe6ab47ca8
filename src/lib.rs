//! Adjutant: a play aid for real tabletop battles.
//!
//! The rules are a library without a browser: ask a calculator for its number, its sum and its
//! odds, or play a whole battle from a script. The app is one user of it; the examples
//! `resolve` and `battle` and the crate `examples/odds-as-csv` are others.
//!
//! # A shot's odds
//!
//! Every calculator has an id, questions with defaults, and a function from answers to a
//! [working](aid::Working): the sum, the refusals, and the procedure to roll. [`dice::odds()`]
//! enumerates every branch of that procedure.
//!
//! ```
//! use adjutant::{aid::Values, dice::odds, rulesets};
//!
//! # fn example() -> Option<f64> {
//! let sheet = rulesets::find("flames-of-war")?;
//! let shooting = sheet.calculator("shooting")?;
//! let (answers, _) = Values::read(shooting.fields, [("target-skill", "veteran"), ("rof", "3")]);
//! let working = (shooting.work)(&answers, &Values::defaults(sheet.house_rules));
//! let chance = odds(working.procedure?).chance(|outcome| outcome.figure(0) > 0);
//! # Some(chance)
//! # }
//! # assert!(example().is_some_and(|chance| chance > 0.0 && chance < 1.0));
//! ```
//!
//! With its types, the same calculator is a plain struct: see [`rulesets`] and [`aid::Calculate`].
//! The page of [`dice`] explains how a procedure is written, and how it is run in three ways.
//!
//! # A battle from a script
//!
//! ```
//! use adjutant::battle::script::Script;
//!
//! # fn example() -> Result<(), adjutant::battle::script::Wrong> {
//! let mut battle = Script::begin(r#"{"game": "k20"}"#)?;
//! battle.play(r#"{"offer": {"id": "end-turn"}}"#)?;
//! battle.play(r#"{"expect": {"turn": 1}}"#)?;
//! # Ok(())
//! # }
//! # assert!(example().is_ok(), "{:?}", example());
//! ```
//!
//! `docs/scripts.md` describes every line that a script may have.
//!
//! # A new game
//!
//! `cargo xtask new-game my-game` makes a folder under `src/rulesets` with a small skirmish that
//! builds and plays; `src/rulesets/README.md` leads through its files.
//!
//! # The map of the crate
//!
//! From the bottom up; a module uses only those above it in this list:
//!
//! * [`chunk`]: parts of the app in separate chunks of WebAssembly.
//! * [`text`]: every word a player reads, as typed keys.
//! * [`dice`]: rolls, and the three ways to run a procedure (roll, odds, own dice). Knows no
//!   wargame.
//! * [`aid`]: the vocabulary in which every ruleset is written.
//! * [`rulesets`]: the wargames, one folder each.
//! * [`battle`]: one battle being played: its state, actions, undo, saves.
//! * [`address`]: screens to and from the URL's hash.
//! * [`search`]: over everything that has a name, in all three languages.
//! * `browser`: the web's edges (only in the browser's build).
//! * `ui`: screens and parts (only in the browser's build).
//!
//! All but the last two are plain Rust, tested natively in seconds.

pub mod address;
pub mod aid;
pub mod battle;
#[cfg(target_arch = "wasm32")]
mod browser;
pub mod chunk;
pub mod dice;
pub mod rulesets;
pub mod search;
mod sorting;
pub mod text;
#[cfg(target_arch = "wasm32")]
pub mod ui;
