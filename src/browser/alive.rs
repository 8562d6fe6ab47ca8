//! Whether the app is alive.
//!
//! On WebAssembly a panic ends it for good, while the page lives on: what is
//! still called then (a listener, a timer) finds a state that may be half changed.

use std::cell::Cell;

thread_local! {
    static ENDED: Cell<bool> = const { Cell::new(false) };
}

/// Whether what the app holds can be trusted: it has not panicked.
pub(super) fn is_alive() -> bool {
    !ENDED.with(Cell::get)
}

/// The app has panicked; whether this is news.
pub(super) fn end() -> bool {
    !ENDED.with(|ended| ended.replace(true))
}
