//! Storage on the device: a [store](crate::battle::store) on `localStorage`, and its
//! [mirror](crate::battle::mirror).
//!
//! A browser may forbid it (even the access throws) or run out of space (about 5 MB).

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::local::{is_local, with};
use super::mirror::Newest;
use super::mirroring::MIRRORING;
use super::{alive, js, mirror, page};
use crate::battle::Write;
use crate::battle::save::PREFIX;
use crate::battle::store::{Compared, Dropped, Health, Store};

/// How long after a tap the mirror is updated, in milliseconds: by then the effect of the tap is on
/// the screen, and writes in quick succession become one transaction.
const BEHIND: u16 = 100;
/// How long start-up waits for the mirror, in milliseconds. It was asked before the app was
/// loaded; only a faulty browser does not answer.
const PATIENCE: u16 = 500;
/// The same if nothing is stored to start from.
const LONG_PATIENCE: u16 = 3_000;
/// How long writes are held back at most, waiting for the mirror's answer, in milliseconds.
const LAST_PATIENCE: u16 = 10_000;

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
    /// Whether an update of the mirror is scheduled.
    static FOLLOWS: Cell<bool> = const { Cell::new(false) };
}

// A handle: it only exists if the store is open.
#[allow(clippy::unused_self)]
impl Storage {
    /// Opens the store; if the browser forbids it, one in memory.
    pub fn open() -> Self {
        Self(())
    }

    /// The text under this key, if there is one.
    pub fn read(self, key: &str) -> Option<String> {
        with(|store| store.read(key)).flatten()
    }

    /// Writes records that belong together, in this order. Those that the browser refuses stay
    /// in memory: see [`health`](Self::health). After a crash of the app nothing is written any
    /// more: its state may be half changed.
    ///
    /// # Errors
    /// [`Dropped`] when another tab has meanwhile written the documents that waited in
    /// memory.
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

    /// Takes over newer records from the mirror, before anything is read: after a crash of the
    /// device, or if the browser has cleaned up. `None` if the mirror has not answered yet: then
    /// call [`compare_late`](Self::compare_late); until then writes are held back.
    pub async fn compare(self) -> Option<Compared> {
        let whole = with(|store| store.kept_generation()).flatten().is_some();
        let patience = if whole { PATIENCE } else { LONG_PATIENCE };
        match mirror::newest(patience).await {
            Newest::Late => {
                with(Store::hold);
                None
            }
            newest => Some(take_over(newest).await),
        }
    }

    /// The same while the app is already in use: the mirror was late, or the storage was
    /// cleared. After this nothing is held back.
    pub async fn compare_late(self) -> Compared {
        take_over(mirror::newest(LAST_PATIENCE).await).await
    }

    /// Whether the storage was cleared under the page. Then writes are held back until
    /// [`compare_late`](Self::compare_late).
    pub fn is_cleared(self) -> bool {
        with(Store::is_cleared) == Some(true)
    }

    /// From now on, the mirror is updated at once when the page is hidden.
    pub fn follow_at_the_end(self) {
        page::on_visibility(|visible| {
            if !visible {
                end();
            }
        });
        js::listen(&js::window(), "pagehide", Box::new(|_| end()));
    }

    /// Drops the waiting writes of these documents, each given by one of its keys: another tab
    /// writes them now.
    pub fn forget(self, these: impl Fn(&str) -> bool) {
        with(|store| store.forget(these));
    }

    /// All keys of ours (those that begin with [`PREFIX`]), in no particular order.
    pub fn keys(self) -> Vec<String> {
        with(|store| store.keys()).unwrap_or_default()
    }

    /// How reliably data is stored. Only [`read`](Self::read), [`write`](Self::write) and
    /// [`forget`](Self::forget) change this.
    pub fn health(self) -> Health {
        with(|store| store.health()).unwrap_or(Health::Good)
    }

    /// Calls back when another tab changes our data, or has cleared everything while this one was
    /// in the background. This tab still reads what it could not write itself, whatever the other
    /// tab wrote.
    pub fn on_change(self, callback: impl Fn(Change) + 'static) {
        let callback = Rc::new(callback);
        let back = Rc::clone(&callback);
        let look = move |_| {
            if page::is_visible() && self.is_cleared() {
                back(Change { key: None, text: None });
            }
        };
        js::listen(&js::window(), "pageshow", Box::new(look));
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

    /// Whether the browser has promised never to delete our data; `None` if it makes no such
    /// promises.
    pub async fn is_promised(self) -> Option<bool> {
        let manager = js::navigator("storage")?;
        let answer = js::settled(js::call(&manager, "persisted", &[])).await;
        answer.ok().map(|promised| promised.is_truthy())
    }

    /// Asks the browser never to delete our data when the device runs short of space. Firefox
    /// asks the player, so call this when there is something worth keeping. Returns the new
    /// [`is_promised`](Self::is_promised).
    pub async fn persist(self) -> Option<bool> {
        if self.is_promised().await? {
            return Some(true);
        }
        let manager = js::navigator("storage")?;
        let answer = js::settled(js::call(&manager, "persist", &[])).await;
        Some(answer.is_ok_and(|promised| promised.is_truthy()))
    }

    /// Whether this is a tab of Safari on iOS, which deletes a page's saved data after seven
    /// days without a visit; on the home screen it does not.
    pub fn is_for_seven_days(self) -> bool {
        js::navigator("standalone") == Some(JsValue::FALSE)
    }
}

/// Takes over newer records from the mirror.
async fn take_over(newest: Newest) -> Compared {
    let Newest::Is(newest) = newest else {
        with(Store::release);
        return Compared::default();
    };
    let needed = with(|store| store.needs_mirror(newest)) == Some(true);
    let found = if needed {
        match MIRRORING.load().await {
            Ok(mirroring) => (mirroring.compare)(newest).await,
            Err(_) => None,
        }
    } else {
        with(|store| Compared { behind: store.compared(newest), ..Compared::default() })
    };
    let Some(found) = found else {
        with(Store::release);
        return Compared::default();
    };
    let behind = found.behind;
    page::after_paint(move || {
        spawn_local(async move {
            if let Ok(mirroring) = MIRRORING.load().await
                && behind
            {
                (mirroring.catch_up)().await;
            }
        });
    });
    found
}

/// The page is being hidden, perhaps for good: nothing waits any longer.
fn end() {
    with(Store::release);
    follow();
}

/// Copies recent writes to the mirror.
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
