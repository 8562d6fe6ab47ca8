//! Text that the browser stores for one tab until it is closed, and that survives a reload. Where
//! the browser forbids it, nothing is stored.

use leptos::web_sys::Storage;

use super::js;

fn storage() -> Option<Storage> {
    js::page_window().and_then(|window| window.session_storage().ok().flatten())
}

/// The text stored under a key.
pub fn get(key: &str) -> Option<String> {
    storage().and_then(|storage| storage.get_item(key).ok().flatten())
}

/// Stores a text under a key; an empty one removes it.
pub fn put(key: &str, text: &str) {
    let Some(storage) = storage() else { return };
    // A full storage only means that the text is gone after a reload.
    let _ = if text.is_empty() { storage.remove_item(key) } else { storage.set_item(key, text) };
}
