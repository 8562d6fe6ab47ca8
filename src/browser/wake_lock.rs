//! Keeping the screen awake while a battle is being played.
//!
//! The browser takes the lock away whenever the page is hidden or the battery
//! runs low; the app asks for it again when the page comes back. iOS has it
//! from 16.4, in home-screen apps from 18.4, and older browsers do not have it
//! at all: it is no guarantee, so its state can be shown.

use std::cell::{Cell, RefCell};

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::{js, page};

/// Whether the screen stays awake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WakeLock {
    /// Not at present: not wanted, page hidden, or released by the device.
    Off,
    /// Yes.
    Held,
    /// The browser said no, as some do to save the battery.
    Refused,
    /// The browser cannot do it.
    Unsupported,
}

/// The page's one lock.
struct Lock {
    /// Whether the app wants the screen awake.
    wanted: Cell<bool>,
    /// Whether the browser is being asked.
    asking: Cell<bool>,
    /// Whether it was requested again meanwhile: a refusal may be out of date.
    ask_again: Cell<bool>,
    /// Whether the page's visibility is being watched already.
    watching: Cell<bool>,
    /// The browser's `WakeLockSentinel`, while it is held.
    sentinel: RefCell<Option<JsValue>>,
    state: Cell<WakeLock>,
    /// Called after every change.
    on_change: Cell<Option<&'static dyn Fn(WakeLock)>>,
}

impl Lock {
    fn set(&self, state: WakeLock) {
        if self.state.replace(state) != state
            && let Some(on_change) = self.on_change.get()
        {
            on_change(state);
        }
    }
}

thread_local! {
    static LOCK: Lock = const {
        Lock {
            wanted: Cell::new(false),
            asking: Cell::new(false),
            ask_again: Cell::new(false),
            watching: Cell::new(false),
            sentinel: RefCell::new(None),
            state: Cell::new(WakeLock::Off),
            on_change: Cell::new(None),
        }
    };
}

/// Sets whether the screen should stay awake from now on. It may be called
/// repeatedly: every `true` asks the browser again if necessary.
pub fn want(wanted: bool) {
    LOCK.with(|lock| {
        lock.wanted.set(wanted);
        if wanted {
            if !lock.watching.replace(true) {
                page::on_visibility(|visible| {
                    if visible {
                        request();
                    }
                });
            }
            request();
        } else {
            if let Some(sentinel) = lock.sentinel.take() {
                let release = js::call(&sentinel, "release", &[]);
                spawn_local(async { drop(js::settled(release).await) });
            }
            lock.set(WakeLock::Off);
        }
    });
}

/// Calls back whenever keeping the screen awake starts or ends.
pub fn on_change(callback: impl Fn(WakeLock) + 'static) {
    LOCK.with(|lock| lock.on_change.set(Some(Box::leak(Box::new(callback)))));
}

/// Asks the browser for the lock, if it is wanted and missing.
fn request() {
    LOCK.with(|lock| {
        if lock.asking.get() {
            lock.ask_again.set(true);
            return;
        }
        if !lock.wanted.get() || lock.sentinel.borrow().is_some() || !page::is_visible() {
            return;
        }
        let Some(source) = js::navigator("wakeLock") else {
            lock.set(WakeLock::Unsupported);
            return;
        };
        lock.asking.set(true);
        lock.ask_again.set(false);
        let asked = js::call(&source, "request", &["screen".into()]);
        spawn_local(async { answered(js::settled(asked).await) });
    });
}

/// Handles the browser's answer.
fn answered(answer: Result<JsValue, JsValue>) {
    LOCK.with(|lock| {
        lock.asking.set(false);
        match answer {
            Ok(sentinel) if lock.wanted.get() => {
                let released = js::get(&sentinel, "released");
                if released.is_some_and(|released| released.is_truthy()) {
                    lock.set(WakeLock::Off);
                    return;
                }
                js::listen(
                    &sentinel,
                    "release",
                    Box::new(|event| lost(js::get(&event, "target").as_ref())),
                );
                lock.sentinel.replace(Some(sentinel));
                lock.set(WakeLock::Held);
            }
            // Not wanted any more.
            Ok(sentinel) => drop(js::call(&sentinel, "release", &[])),
            Err(_) if lock.ask_again.get() => request(),
            Err(_) if lock.wanted.get() && page::is_visible() => lock.set(WakeLock::Refused),
            Err(_) => lock.set(WakeLock::Off),
        }
    });
}

/// The browser has released a lock.
fn lost(released: Option<&JsValue>) {
    LOCK.with(|lock| {
        // An older one, which we released ourselves, does not matter.
        if lock.sentinel.borrow().as_ref() == released {
            lock.sentinel.replace(None);
            lock.set(WakeLock::Off);
        }
    });
}
