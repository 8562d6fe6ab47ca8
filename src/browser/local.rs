//! `localStorage` as a [`Disk`], and the page's one [`Store`] on it.

use std::cell::RefCell;

use wasm_bindgen::JsValue;

use super::js;
use crate::battle::store::{Disk, Fault, Store};

/// `localStorage`, unless it is forbidden.
pub(super) struct Local(Option<web_sys::Storage>);

impl Local {
    fn storage(&self) -> Result<&web_sys::Storage, Fault> {
        self.0.as_ref().ok_or(Fault::Forbidden)
    }
}

impl Disk for Local {
    fn read(&self, key: &str) -> Result<Option<String>, Fault> {
        self.storage()?.get_item(key).map_err(|_| Fault::Forbidden)
    }

    fn write(&self, key: &str, text: Option<&str>) -> Result<(), Fault> {
        let storage = self.storage()?;
        match text {
            Some(text) => storage.set_item(key, text),
            None => storage.remove_item(key),
        }
        .map_err(|error| match js::error_name(&error).as_str() {
            // A private window may have no room at all, and removing data cannot make any.
            _ if storage.length() == Ok(0) => Fault::Forbidden,
            // The second name is from older versions of Firefox.
            "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => Fault::Full,
            _ => Fault::Forbidden,
        })
    }

    fn keys(&self) -> Vec<String> {
        let Ok(storage) = self.storage() else { return Vec::new() };
        let count = storage.length().unwrap_or(0);
        (0..count).filter_map(|index| storage.key(index).ok().flatten()).collect()
    }
}

thread_local! {
    static STORE: RefCell<Store<Local>> = RefCell::new(Store::new(Local(
        js::page_window().and_then(|window| window.local_storage().ok().flatten()),
    )));
}

/// Whether a `storage` event is about `localStorage`.
pub(super) fn is_local(event: &JsValue) -> bool {
    with(|store| {
        let local = store.disk().0.as_ref().map(AsRef::as_ref);
        js::get(event, "storageArea").as_ref() == local
    })
    .unwrap_or(false)
}

/// Runs an action on the page's store; `None` if the store is in use, which only happens after a
/// crash.
pub(super) fn with<T>(action: impl FnOnce(&mut Store<Local>) -> T) -> Option<T> {
    STORE.with(|store| store.try_borrow_mut().ok().map(|mut store| action(&mut store)))
}
