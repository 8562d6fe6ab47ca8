//! Whether the app is still running properly.
//!
//! On WebAssembly a panic ends the app for good, while the page lives on: code
//! that is still called then (a listener, a timer) finds a state that may be half
//! changed.

use std::cell::Cell;

thread_local! {
    static ENDED: Cell<bool> = const { Cell::new(false) };
}

/// Whether the app's state can be trusted: it has not panicked.
pub(super) fn is_alive() -> bool {
    !ENDED.with(Cell::get)
}

/// Records that the app has panicked. Returns whether that is new.
pub(super) fn end() -> bool {
    !ENDED.with(|ended| ended.replace(true))
}
