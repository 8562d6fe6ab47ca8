//! What the app keeps on the device: texts by key, in `localStorage`.
//!
//! A browser may forbid it (already the access throws) or run out of space
//! (about 5 MB). Then nothing of the running battle is lost: what could not be
//! written is kept in memory and read from there, and is written as soon as
//! there is room.

use std::cell::RefCell;

use super::{alive, js};

/// What every key of ours begins with: other apps may live on the same host.
pub const PREFIX: &str = "adjutant/";

/// Why a text could not be written. It is kept in memory all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageFault {
    /// The browser does not let the page keep anything.
    Forbidden,
    /// There is no room for it.
    Full,
}

/// How well things are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Health {
    /// All that was written will be there after a reload.
    Good,
    /// Something is in memory only, because there is no room for it.
    Full,
    /// All or something is in memory only: the browser forbids more.
    Forbidden,
}

/// A change that another tab has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The key; `None` when everything was cleared.
    pub key: Option<String>,
    /// Its text now; `None` when it was removed.
    pub text: Option<String>,
}

/// The page's one store: a handle that can be copied freely.
#[derive(Clone, Copy, Debug)]
pub struct Storage(());

/// What stands behind all handles.
struct Store {
    /// `localStorage`, unless it is forbidden.
    disk: Option<web_sys::Storage>,
    /// What could not be written, by key.
    unwritten: Vec<(String, String)>,
    /// Why the last of them could not.
    fault: StorageFault,
}

thread_local! {
    static STORE: RefCell<Store> = RefCell::new(Store {
        disk: js::page_window().and_then(|window| window.local_storage().ok().flatten()),
        unwritten: Vec::new(),
        fault: StorageFault::Forbidden,
    });
}

// A handle: that there is one says that the store is open.
#[allow(clippy::unused_self)]
impl Storage {
    /// Opens the store; without one that the browser allows, in memory.
    pub fn open() -> Self {
        Self(())
    }

    /// The text under this key, if there is one.
    pub fn read(self, key: &str) -> Option<String> {
        with(|store| store.read(key)).flatten()
    }

    /// Puts a text under a key.
    ///
    /// # Errors
    /// When it is only in memory now. After a crash of the app nothing is
    /// written any more: its state may be half changed.
    pub fn write(self, key: &str, text: &str) -> Result<(), StorageFault> {
        if !alive::is_alive() {
            return Err(StorageFault::Forbidden);
        }
        with(|store| store.write(key, text)).unwrap_or(Err(StorageFault::Forbidden))
    }

    /// Removes a key and its text.
    pub fn remove(self, key: &str) {
        if alive::is_alive() {
            with(|store| store.remove(key));
        }
    }

    /// Forgets what could not be written under these keys: another tab writes
    /// there now.
    pub fn forget(self, these: impl Fn(&str) -> bool) {
        with(|store| store.unwritten.retain(|(key, _)| !these(key)));
    }

    /// All keys of ours (those that begin with [`PREFIX`]), in no order.
    pub fn keys(self) -> Vec<String> {
        with(|store| store.keys()).unwrap_or_default()
    }

    /// How well things are kept. Changes only by [`write`](Self::write),
    /// [`remove`](Self::remove) and [`forget`](Self::forget).
    pub fn health(self) -> Health {
        with(|store| store.health()).unwrap_or(Health::Good)
    }

    /// Calls back when another tab changes something of ours. What this tab
    /// could not write stays what it reads, whatever the other tab wrote.
    pub fn on_change(self, callback: impl Fn(Change) + 'static) {
        js::listen(
            &js::window(),
            "storage",
            Box::new(move |event| {
                let key = js::get_text(&event, "key");
                let ours = key.as_ref().is_none_or(|key| key.starts_with(PREFIX));
                if ours && is_local(&event) {
                    let text = js::get_text(&event, "newValue");
                    callback(Change { key, text });
                }
            }),
        );
    }

    /// Asks the browser never to throw our things away when the device runs
    /// short of space; whether it has promised. Firefox asks the player, so do
    /// it when there is something worth keeping.
    pub async fn persist(self) -> bool {
        let Some(manager) = js::navigator("storage") else {
            return false;
        };
        for question in ["persisted", "persist"] {
            let answer = js::settled(js::call(&manager, question, &[])).await;
            if answer.is_ok_and(|promised| promised.is_truthy()) {
                return true;
            }
        }
        false
    }
}

/// Whether a `storage` event is about `localStorage`.
fn is_local(event: &wasm_bindgen::JsValue) -> bool {
    with(|store| {
        let disk = store.disk.as_ref().map(AsRef::as_ref);
        js::get(event, "storageArea").as_ref() == disk
    })
    .unwrap_or(false)
}

/// Nothing when the store is in use, which is only so if it has crashed.
fn with<T>(action: impl FnOnce(&mut Store) -> T) -> Option<T> {
    STORE.with(|store| {
        store
            .try_borrow_mut()
            .ok()
            .map(|mut store| action(&mut store))
    })
}

impl Store {
    fn read(&self, key: &str) -> Option<String> {
        let kept = self
            .unwritten
            .iter()
            .find(|(unwritten, _)| unwritten == key);
        match kept {
            Some((_, text)) => Some(text.clone()),
            None => self.disk.as_ref()?.get_item(key).ok().flatten(),
        }
    }

    fn write(&mut self, key: &str, text: &str) -> Result<(), StorageFault> {
        self.unwritten.retain(|(unwritten, _)| unwritten != key);
        let written = self.put(key, text);
        match written {
            Ok(()) => self.retry(),
            Err(fault) => {
                self.fault = fault;
                self.unwritten.push((key.to_owned(), text.to_owned()));
            }
        }
        written
    }

    fn remove(&mut self, key: &str) {
        self.unwritten.retain(|(unwritten, _)| unwritten != key);
        if let Some(disk) = &self.disk {
            let _ = disk.remove_item(key);
        }
        self.retry();
    }

    fn keys(&self) -> Vec<String> {
        let mut keys = Vec::new();
        if let Some(disk) = &self.disk {
            let count = disk.length().unwrap_or(0);
            keys.extend((0..count).filter_map(|index| disk.key(index).ok().flatten()));
        }
        for (key, _) in &self.unwritten {
            if !keys.contains(key) {
                keys.push(key.clone());
            }
        }
        keys.retain(|key| key.starts_with(PREFIX));
        keys
    }

    fn health(&self) -> Health {
        if self.disk.is_some() && self.unwritten.is_empty() {
            return Health::Good;
        }
        match self.fault {
            StorageFault::Full => Health::Full,
            StorageFault::Forbidden => Health::Forbidden,
        }
    }

    /// Writes to the disk.
    fn put(&self, key: &str, text: &str) -> Result<(), StorageFault> {
        let disk = self.disk.as_ref().ok_or(StorageFault::Forbidden)?;
        disk.set_item(key, text)
            .map_err(|error| match js::error_name(&error).as_str() {
                // The latter in older versions of Firefox.
                "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => StorageFault::Full,
                _ => StorageFault::Forbidden,
            })
    }

    /// Tries again to write what is in memory only.
    fn retry(&mut self) {
        let mut waiting = std::mem::take(&mut self.unwritten);
        waiting.retain(|(key, text)| self.put(key, text).is_err());
        self.unwritten = waiting;
    }
}
