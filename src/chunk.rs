//! Parts of the app in separate chunks of WebAssembly.
//!
//! In the browser's release (`cfg(chunks)`, see `build.rs`) only the shell is loaded
//! from the start; a [`Chunk`] loads more when it is needed. There are chunks for the
//! rules of each wargame (`rulesets::GAMES`), for the first screens with everything
//! that all screens share (`ui::play`), and for the other pages (`ui::pages::later`).
//! Natively and during development everything is present.
//!
//! The content of a chunk is reached through one constant. Code and data that nothing
//! else refers to are placed in the chunk.

#[cfg(chunks)]
use std::pin::Pin;
#[cfg(chunks)]
use std::sync::OnceLock;

/// A chunk could not be fetched: no network, and it is not stored on the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFetched;

/// Contents that are always there.
#[cfg(not(chunks))]
pub struct Chunk<T: 'static>(pub &'static T);

/// How to load the contents, and where they are once loaded.
#[cfg(chunks)]
pub struct Chunk<T: 'static> {
    /// Loads the contents.
    pub fetch: fn() -> Fetched<T>,
    /// The contents, once loaded.
    pub there: &'static OnceLock<&'static T>,
}

#[cfg(chunks)]
type Fetched<T> = Pin<Box<dyn Future<Output = Result<&'static T, NotFetched>>>>;

/// A [`Chunk`] with this name, type and contents.
#[cfg(not(chunks))]
macro_rules! chunk {
    ($name:ident, $type:ty, $holds:expr) => {
        $crate::chunk::Chunk::<$type>(&$holds)
    };
}

/// A [`Chunk`] with this name, type and contents: nothing in the app may refer to
/// these except the one function that is in the chunk.
#[cfg(chunks)]
macro_rules! chunk {
    ($name:ident, $type:ty, $holds:expr) => {{
        #[wasm_split_helpers::wasm_split($name, fallible)]
        fn $name() -> Result<&'static $type, $crate::chunk::NotFetched> {
            Ok(&$holds)
        }
        static THERE: std::sync::OnceLock<&$type> = std::sync::OnceLock::new();
        $crate::chunk::Chunk::<$type> { fetch: || Box::pin($name()), there: &THERE }
    }};
}

pub(crate) use chunk;

#[cfg(chunks)]
impl From<wasm_split_helpers::SplitLoaderError> for NotFetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

#[cfg(not(chunks))]
impl<T> Chunk<T> {
    /// Its content, if it is loaded.
    pub const fn get(&self) -> Option<&'static T> {
        Some(self.0)
    }

    /// Loads it.
    ///
    /// # Errors
    /// [`NotFetched`]; this may be tried again.
    #[expect(clippy::unused_async, reason = "as where there are chunks")]
    pub async fn load(&self) -> Result<&'static T, NotFetched> {
        Ok(self.0)
    }
}

#[cfg(chunks)]
impl<T> Chunk<T> {
    /// Its content, if it is loaded.
    pub fn get(&self) -> Option<&'static T> {
        self.there.get().copied()
    }

    /// Loads it.
    ///
    /// # Errors
    /// [`NotFetched`]; this may be tried again.
    pub async fn load(&self) -> Result<&'static T, NotFetched> {
        let fetched = (self.fetch)().await?;
        Ok(self.there.get_or_init(|| fetched))
    }
}
