//! The page's side of the service worker (`assets/sw.js`), which stores a complete build of
//! the app on the device.
//!
//! A new build is fetched in the background and then waits. It takes over, and the page
//! reloads, only when the player has agreed ([`accept_update`]): never unprompted in the
//! middle of a game.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Date;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::js::Callback;
use super::{js, page};

/// The shortest interval between checks for a new build, in milliseconds.
const BETWEEN_CHECKS: f64 = 3_600_000.0;

/// How long a waiting build has to take over before the page reloads in any case, in
/// milliseconds: it may have missed the message.
const PATIENCE: u16 = 3_000;

/// An event of the service worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// Whether the complete app is on the device. Files that the browser has evicted are
    /// fetched again before this is reported.
    Whole(bool),
    /// A newer build is available; [`accept_update`] activates it. Also reported when
    /// another tab has activated it already: this page then still runs the old one. May be
    /// reported more than once.
    UpdateWaiting,
}

struct Life {
    /// `navigator.serviceWorker`.
    container: RefCell<JsValue>,
    /// Our `ServiceWorkerRegistration`; `undefined` until there is one.
    registration: RefCell<JsValue>,
    /// The worker whose installation is being watched.
    watched: RefCell<JsValue>,
    /// Whether a worker serves this page.
    served: Cell<bool>,
    /// Whether another tab has activated a build other than this page's.
    outdated: Cell<bool>,
    /// Whether the player has accepted the new build.
    accepted: Cell<bool>,
    /// When the server was last asked, in milliseconds since 1970.
    checked: Cell<f64>,
    callback: RefCell<Option<Callback<News>>>,
}

thread_local! {
    static LIFE: Life = const {
        Life {
            container: RefCell::new(JsValue::UNDEFINED),
            registration: RefCell::new(JsValue::UNDEFINED),
            watched: RefCell::new(JsValue::UNDEFINED),
            served: Cell::new(false),
            outdated: Cell::new(false),
            accepted: Cell::new(false),
            checked: Cell::new(0.0),
            callback: RefCell::new(None),
        }
    };
}

/// Registers the service worker once the page has been painted, and calls back with its
/// news. Call it once.
///
/// Without service workers (an old browser, no HTTPS, the development server) or with `?nosw` in
/// the address, the app silently goes on without one.
pub fn start(callback: impl Fn(News) + 'static) {
    LIFE.with(|life| life.callback.replace(Some(Rc::new(callback))));
    page::after_paint(|| {
        let Some(container) = js::navigator("serviceWorker").filter(|_| !is_unwanted()) else {
            return;
        };
        LIFE.with(|life| life.container.replace(container.clone()));
        spawn_local(async move {
            register(&container).await;
        });
    });
}

/// Whether another tab has activated another build: files that this page has not fetched
/// yet may be gone.
pub fn is_outdated() -> bool {
    LIFE.with(|life| life.outdated.get())
}

/// Lets the waiting build take over; the page then reloads, after at most three seconds.
/// Anything not saved by then is lost.
pub fn accept_update() {
    LIFE.with(|life| life.accepted.set(true));
    match member("waiting") {
        Some(waiting) => {
            let _ = js::call(&waiting, "postMessage", &["update".into()]);
            js::later(PATIENCE, Box::new(page::reload));
        }
        // Another tab was faster.
        None => page::reload(),
    }
}

/// Whether the address asks to run without the service worker: `?nosw`.
fn is_unwanted() -> bool {
    let search = js::page_window().and_then(|window| window.location().search().ok());
    search.is_some_and(|search| {
        search.split(['?', '&']).any(|part| part.split('=').next() == Some("nosw"))
    })
}

async fn register(container: &JsValue) {
    LIFE.with(|life| {
        life.served.set(js::get(container, "controller").is_some());
        life.checked.set(Date::now());
    });
    js::listen(container, "controllerchange", Box::new(|_| taken_over()));

    let registered = js::settled(js::call(container, "register", &["sw.js".into()])).await;
    // There is no `sw.js`, or the network failed before there ever was one.
    let Ok(registration) = registered else { return };
    LIFE.with(|life| life.registration.replace(registration.clone()));
    js::listen(&registration, "updatefound", Box::new(|_| watch()));
    watch();
    if member("active").is_some() && member("waiting").is_some() {
        notify(News::UpdateWaiting);
    }
    js::listen(container, "message", Box::new(|event| heard(&event)));
    ask_whether_whole();
    page::on_visibility(|visible| {
        if visible {
            check();
            ask_whether_whole();
        }
    });
}

/// Follows the worker that is being installed, if there is one.
fn watch() {
    let Some(worker) = member("installing") else { return };
    // `updatefound` may come after the worker was already seen in the registration.
    let known = LIFE.with(|life| life.watched.replace(worker.clone()) == worker);
    if known {
        return;
    }
    let first = member("active").is_none();
    js::listen(
        &worker.clone(),
        "statechange",
        Box::new(move |_| match js::get_text(&worker, "state").unwrap_or_default().as_str() {
            "installed" if !first => notify(News::UpdateWaiting),
            "activated" if first => ask_whether_whole(),
            _ => {}
        }),
    );
}

/// Asks the worker whether its complete build is on the device. After the browser has
/// cleaned up, it may not be.
fn ask_whether_whole() {
    if let Some(active) = member("active") {
        let _ = js::call(&active, "postMessage", &["whole?".into()]);
    }
}

/// The worker has sent a message.
fn heard(event: &JsValue) {
    let whole = js::get(event, "data").and_then(|data| js::get(&data, "whole"));
    if let Some(whole) = whole {
        notify(News::Whole(whole.is_truthy()));
    }
}

/// Another worker serves the page now.
fn taken_over() {
    let (accepted, served_before) =
        LIFE.with(|life| (life.accepted.get(), life.served.replace(true)));
    if accepted {
        page::reload();
    } else if served_before {
        // Another tab has activated it.
        LIFE.with(|life| life.outdated.set(true));
        notify(News::UpdateWaiting);
    }
}

/// Asks the server for a new build, if the last time was long ago.
fn check() {
    let now = Date::now();
    let due = LIFE.with(|life| {
        let due = (now - life.checked.get()).abs() >= BETWEEN_CHECKS;
        if due {
            life.checked.set(now);
        }
        due
    });
    if due {
        let update = LIFE.with(|life| js::call(&life.registration.borrow(), "update", &[]));
        // It fails offline; that does not matter.
        spawn_local(async { drop(js::settled(update).await) });
    }
}

/// The worker of our registration in this stage (`installing`, `waiting`,
/// `active`), if there is one.
fn member(stage: &str) -> Option<JsValue> {
    LIFE.with(|life| js::get(&life.registration.borrow(), stage))
}

fn notify(news: News) {
    let callback = LIFE.with(|life| life.callback.borrow().clone());
    if let Some(callback) = callback {
        callback(news);
    }
}
