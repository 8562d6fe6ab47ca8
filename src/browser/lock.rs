//! One tab at a time: Web Locks.
//!
//! The app holds one lock, for the battle that it has open. Another tab that asks for
//! the same lock learns that it is taken, and waits until it is released or takes it
//! over. A hidden tab stops waiting, so that a reloaded page finds its lock free. Older
//! browsers have no locks, nor has a page that was served without encryption.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen::{JsValue, closure::Closure};
use wasm_bindgen_futures::spawn_local;

use super::js::Callback;
use super::{js, page};

/// Which tab holds the lock that the app asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// This tab.
    Here,
    /// Another tab; this one waits.
    Elsewhere,
    /// The browser cannot report it.
    Unsupported,
}

/// How to ask for a lock.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// If it is free.
    IfFree,
    /// As soon as it is free.
    Wait,
    /// At once: the present holder loses it.
    TakeOver,
}

/// The page's one lock.
struct Lock {
    name: RefCell<String>,
    /// The number of the latest request: a lock granted to an earlier one is released.
    request: Cell<u32>,
    /// Releases the lock that is held.
    release: RefCell<Option<Function>>,
    watching: Cell<bool>,
    callback: RefCell<Option<Callback<Hold>>>,
}

thread_local! {
    static LOCK: Lock = const {
        Lock {
            name: RefCell::new(String::new()),
            request: Cell::new(0),
            release: RefCell::new(None),
            watching: Cell::new(false),
            callback: RefCell::new(None),
        }
    };
}

/// Releases the lock held before, requests this one, and calls back whenever its holder
/// changes.
pub fn hold(name: &str, callback: impl Fn(Hold) + 'static) {
    release();
    LOCK.with(|lock| {
        lock.name.replace(name.to_owned());
        lock.callback.replace(Some(Rc::new(callback)));
        if !lock.watching.replace(true) {
            // A page put into the background cache releases its lock, and asks again
            // when it is restored.
            js::listen(&js::window(), "pagehide", Box::new(|_| release()));
            js::listen(
                &js::window(),
                "pageshow",
                Box::new(|event| {
                    if js::get(&event, "persisted").is_some_and(|kept| kept.is_truthy()) {
                        ask(Way::IfFree);
                    }
                }),
            );
            page::on_visibility(|visible| {
                if visible && !is_held() {
                    ask(Way::IfFree);
                }
            });
        }
    });
    ask(Way::IfFree);
}

/// Takes the lock that was last asked for from the tab that has it.
pub fn take_over() {
    ask(Way::TakeOver);
}

/// Whether this tab holds the lock that it asked for.
pub fn is_held() -> bool {
    LOCK.with(|lock| lock.release.borrow().is_some())
}

fn release() {
    LOCK.with(|lock| {
        lock.request.set(lock.request.get().wrapping_add(1));
        if let Some(release) = lock.release.take() {
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    });
}

fn is_latest(request: u32) -> bool {
    LOCK.with(|lock| lock.request.get() == request)
}

fn notify(hold: Hold) {
    let callback = LOCK.with(|lock| lock.callback.borrow().clone());
    if let Some(callback) = callback {
        callback(hold);
    }
}

fn ask(way: Way) {
    let Some(locks) = js::navigator("locks") else {
        notify(Hold::Unsupported);
        return;
    };
    let (name, request) = LOCK.with(|lock| {
        lock.request.set(lock.request.get().wrapping_add(1));
        (lock.name.borrow().clone(), lock.request.get())
    });
    let options = js::object(&match way {
        Way::IfFree => vec![("ifAvailable", JsValue::TRUE)],
        Way::Wait => vec![],
        Way::TakeOver => vec![("steal", JsValue::TRUE)],
    });
    let answered: Box<dyn FnOnce(JsValue) -> JsValue> =
        Box::new(move |lock| answered(request, way, &lock));
    let answered = Closure::once_into_js(answered);
    let asked = js::call(&locks, "request", &[name.into(), options, answered]);
    spawn_local(async move {
        // The promise resolves when the lock is released, and is rejected when another
        // tab takes it over.
        if let Err(error) = js::settled(asked).await
            && is_latest(request)
        {
            LOCK.with(|lock| lock.release.take());
            if js::error_name(&error) == "AbortError" {
                notify(Hold::Elsewhere);
                ask(Way::Wait);
            } else {
                notify(Hold::Unsupported);
            }
        }
    });
}

/// Handles the browser's answer. The lock is held until the returned promise settles.
fn answered(request: u32, way: Way, granted: &JsValue) -> JsValue {
    if !is_latest(request) || (way == Way::Wait && !page::is_visible()) {
        return JsValue::UNDEFINED;
    }
    if granted.is_null() || granted.is_undefined() {
        notify(Hold::Elsewhere);
        ask(Way::Wait);
        return JsValue::UNDEFINED;
    }
    let held = Promise::new(&mut |release, _| {
        LOCK.with(|lock| lock.release.replace(Some(release)));
    });
    notify(Hold::Here);
    held.into()
}
