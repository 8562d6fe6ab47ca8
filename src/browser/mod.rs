//! The web's edges: everything that the app asks of the browser.
//!
//! Nothing here knows about rules or screens. Whatever a browser lacks, refuses
//! or gets wrong is returned as a value: no function panics, none lets a
//! JavaScript exception through, and all may be called in any browser.
//!
//! There is one page, one store, one screen to keep awake; so these are plain
//! functions and small handles, not objects to pass around. Callbacks are
//! registered for as long as the page lives.

mod alive;
pub mod crash;
pub mod file;
pub mod gesture;
pub mod haptics;
pub mod install;
mod js;
pub mod language;
mod local;
pub mod lock;
pub mod media;
mod mirror;
mod mirroring;
pub mod packs;
pub mod page;
pub mod scan;
pub mod session;
pub mod share;
pub mod storage;
pub mod wake_lock;
pub mod worker;
