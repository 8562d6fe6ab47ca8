//! What the app keeps on the device: a [store](crate::battle::store) on `localStorage`, and
//! its [mirror](crate::battle::mirror).
//!
//! A browser may forbid it (already the access throws) or run out of space (about 5 MB).

use std::cell::Cell;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::local::{is_local, with};
use super::mirroring::MIRRORING;
use super::{alive, js, mirror, page};
use crate::battle::Write;
use crate::battle::store::{Dropped, Health, PREFIX};

/// How long after a tap the mirror follows, in milliseconds: the tap is on the screen by
/// then, and what comes at once after it is one transaction.
const BEHIND: u16 = 100;
/// How long the start waits for the mirror, in milliseconds. It was asked before the app was
/// there; only a browser that has gone wrong does not answer.
const PATIENCE: u16 = 500;
/// The same where nothing is kept that could be started from.
const LONG_PATIENCE: u16 = 3_000;

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

thread_local! {
    /// Whether the mirror is about to follow.
    static FOLLOWS: Cell<bool> = const { Cell::new(false) };
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

    /// Writes what belongs together, in this order. What the browser refuses is kept in
    /// memory: see [`health`](Self::health). After a crash of the app nothing is written
    /// any more: its state may be half changed.
    ///
    /// # Errors
    /// [`Dropped`] when another tab has written meanwhile what waited in memory.
    pub fn write(self, writes: Vec<Write>) -> Result<(), Dropped> {
        if !alive::is_alive() {
            return Ok(());
        }
        let done = with(|store| store.write(writes, page::now())).unwrap_or(Ok(()));
        if !FOLLOWS.replace(true) {
            js::later(BEHIND, Box::new(follow));
        }
        done
    }

    /// Takes over what the mirror knows better, before anything is read: after a crash of
    /// the device, or where the browser has cleaned up. Again when another tab has cleared
    /// the storage.
    pub async fn compare(self) {
        let whole = with(|store| store.kept_generation()).flatten().is_some();
        let patience = if whole { PATIENCE } else { LONG_PATIENCE };
        let Some(newest) = mirror::newest(patience).await else {
            return;
        };
        let needed = with(|store| store.needs_mirror(newest)) == Some(true);
        let behind = if needed {
            let Ok(mirroring) = MIRRORING.load().await else {
                return;
            };
            (mirroring.compare)(newest).await
        } else {
            with(|store| store.compared(newest))
        };
        page::after_paint(move || {
            spawn_local(async move {
                if let Ok(mirroring) = MIRRORING.load().await
                    && behind == Some(true)
                {
                    (mirroring.catch_up)().await;
                }
            });
        });
    }

    /// From now on nothing waits for the mirror when the page goes away.
    pub fn follow_at_the_end(self) {
        page::on_visibility(|visible| {
            if !visible {
                follow();
            }
        });
        js::listen(&js::window(), "pagehide", Box::new(|_| follow()));
    }

    /// Forgets what waits in memory of these documents, each by one of its keys: another
    /// tab writes there now.
    pub fn forget(self, these: impl Fn(&str) -> bool) {
        with(|store| store.forget(these));
    }

    /// All keys of ours (those that begin with [`PREFIX`]), in no order.
    pub fn keys(self) -> Vec<String> {
        with(|store| store.keys()).unwrap_or_default()
    }

    /// How well things are kept. Changes only by [`read`](Self::read),
    /// [`write`](Self::write) and [`forget`](Self::forget).
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

    /// Whether the browser has promised never to throw our things away; `None` where it
    /// makes no such promises.
    pub async fn is_promised(self) -> Option<bool> {
        let manager = js::navigator("storage")?;
        let answer = js::settled(js::call(&manager, "persisted", &[])).await;
        answer.ok().map(|promised| promised.is_truthy())
    }

    /// Asks the browser never to throw our things away when the device runs short of
    /// space. Firefox asks the player, so do it when there is something worth keeping.
    /// Returns what [`is_promised`](Self::is_promised) says then.
    pub async fn persist(self) -> Option<bool> {
        if self.is_promised().await? {
            return Some(true);
        }
        let manager = js::navigator("storage")?;
        let answer = js::settled(js::call(&manager, "persist", &[])).await;
        Some(answer.is_ok_and(|promised| promised.is_truthy()))
    }

    /// Whether this is a tab of Safari on iOS, which throws away what a page has saved
    /// after seven days without a visit; on the home screen it does not.
    pub fn is_for_seven_days(self) -> bool {
        js::navigator("standalone") == Some(JsValue::FALSE)
    }
}

/// Has the mirror follow what was written.
fn follow() {
    FOLLOWS.set(false);
    if let Some(mirroring) = MIRRORING.get() {
        (mirroring.follow)();
        return;
    }
    spawn_local(async {
        if let Ok(mirroring) = MIRRORING.load().await {
            (mirroring.follow)();
        }
    });
}
