//! Marks: the cases that a run has met. A generator that no longer produces a case fails.

use std::cell::RefCell;
use std::collections::BTreeSet;

thread_local! {
    static REACHED: RefCell<BTreeSet<String>> = RefCell::default();
}

/// Records that a case was met.
pub fn reached(mark: &str) {
    REACHED.with_borrow_mut(|reached| {
        if !reached.contains(mark) {
            reached.insert(mark.to_owned());
        }
    });
}

/// Those of these cases that were not met.
pub fn missing(marks: impl IntoIterator<Item = String>) -> Vec<String> {
    REACHED.with_borrow(|reached| {
        let blind = |mark: &String| !reached.contains(mark);
        marks.into_iter().filter(blind).collect()
    })
}

/// Fails if one of these cases was not met.
pub fn all_reached(marks: impl IntoIterator<Item = String>) {
    let missing = missing(marks);
    assert!(missing.is_empty(), "the run never came by: {missing:?}");
}
