//! Every word a player reads, in the player's language.
//!
//! The words are Fluent files in `locales/`; the build script compiles them
//! (see the crate `fluent-pack`). Here is what is left for the run time:
//!
//! * `keys` has one typed key per message. A message without arguments is a
//!   [`Text`], one with arguments a function that gives a [`Phrase`]. Both are
//!   plain values without a language, so that any layer can hold them; they
//!   belong to one build of the app, so they are never saved.
//! * [`Packs`] are the texts of one language, as far as they are loaded.
//! * A [`Voice`] puts the two together: it speaks one language with one unit
//!   of length, and writes phrases, distances, numbers and chances.
//! * [`fold()`] prepares words for searching.
//!
//! Nothing in here knows the browser: the plural forms come from outside (in
//! the app from the browser's own `Intl.PluralRules`), and so do the packs.
//!
//! ```
//! use adjutant::text::{Language, Packs, PluralCategory, Voice, keys};
//!
//! let packs = Packs::embedded(Language::Polish);
//! let voice = Voice {
//!     packs: &packs,
//!     metric: true,
//!     plural: &|_, _| PluralCategory::Other,
//! };
//! assert_eq!(voice.text(keys::app::APP_NAME), "Adjutant");
//! assert_eq!(voice.distance(1.0), "2,5\u{a0}cm");
//! ```

mod fold;
mod language;
mod number;
mod pack;
mod phrase;
mod plural;
mod render;

pub use fold::fold;
pub use language::Language;
pub use number::{INCHES, centimetres, decimals};
pub use pack::{PackError, Packs};
pub use phrase::{Arg, Phrase, Text, short};
pub use plural::PluralCategory;
pub use render::Voice;

/// One key per message, a module per Fluent file; written by the build script.
///
/// Every key's documentation is its English text.
#[cfg(not(target_arch = "wasm32"))]
#[allow(clippy::all, clippy::pedantic, rustdoc::bare_urls)]
pub mod keys {
    include!(concat!(env!("OUT_DIR"), "/keys.rs"));
}

/// One key per message, a module per Fluent file; written by the build script.
//
// In the browser's build the keys stay inside the crate: rustc reports a key
// that nothing uses only when no other crate could use it. So a message that
// no screen shows fails the linted build for wasm. (Natively there are no
// screens, and the integration tests need the keys.)
#[cfg(target_arch = "wasm32")]
#[allow(clippy::all, clippy::pedantic, rustdoc::bare_urls)]
pub(crate) mod keys {
    include!(concat!(env!("OUT_DIR"), "/keys.rs"));
}
