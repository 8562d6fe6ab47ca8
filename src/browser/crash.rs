//! When the app has panicked: the player gets the saved battle as a file, and a
//! way to continue.
//!
//! On WebAssembly a panic ends the app for good, so the message must work
//! without it: a link to a file made at that moment, and a button whose listener
//! is the browser's own `location.reload`. The page's whole content is replaced,
//! so that no listener of the dead app can be reached; and nothing is written to
//! the storage any more.
//!
//! The box is `.crash` with a heading, a paragraph, `.crash-message`, and
//! `.crash-actions` with two `.crash-action`; readable without styles.

use std::cell::RefCell;
use std::panic;

use js_sys::{Date, JSON};
use wasm_bindgen::JsValue;
use web_sys::{Document, Element};

use super::storage::Storage;
use super::{alive, js, share};

/// The key of the message in `sessionStorage`.
const KEY: &str = "adjutant/crash";

/// The words of the box, in the player's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The headline: something went wrong.
    pub title: String,
    /// Says that everything but the last tap is saved, and what to do.
    pub text: String,
    /// The link to the file: "Download the battle".
    pub download: String,
    /// The button that reloads the page: "Go on".
    pub go_on: String,
}

thread_local! {
    static WORDS: RefCell<Option<Words>> = const { RefCell::new(None) };
}

/// Makes a panic show the box. Call this before anything else.
pub fn install() {
    panic::set_hook(Box::new(|panic| crashed(&panic.to_string())));
}

/// Sets the words of the box; call it again whenever the language changes.
///
/// Before the first call, a panic leaves the page to the start script
/// (`#shell-error` of `index.html`, which has its own words) and only adds the
/// file.
pub fn set_words(words: Words) {
    WORDS.with(|own| own.replace(Some(words)));
}

/// The message of the panic that ended an earlier run of the app in this tab,
/// until [`forget`]: where it happened, and why.
pub fn last() -> Option<String> {
    session()?.get_item(KEY).ok().flatten()
}

/// Clears [`last`]. Call it when the app has run well for a while: a panic
/// before that is assumed to come from the address, and the box then links to
/// home instead of back to the same place.
pub fn forget() {
    if let Some(session) = session() {
        let _ = session.remove_item(KEY);
    }
}

fn session() -> Option<web_sys::Storage> {
    js::page_window()?.session_storage().ok().flatten()
}

/// Does everything that has to follow a panic. Must not panic, and must not rely on the app.
fn crashed(message: &str) {
    if let Some(console) = js::get(&js::window(), "console") {
        let _ = js::call(&console, "error", &[message.into()]);
    }
    if !alive::end() {
        return;
    }
    let again = last().is_some();
    if let Some(session) = session() {
        let _ = session.set_item(KEY, message);
    }
    let _ = show(message, again);
}

/// Puts the box on the page.
fn show(message: &str, again: bool) -> Option<()> {
    let document = js::document()?;
    let words = WORDS.with(|words| words.try_borrow().ok()?.clone());
    let date: String = Date::new_0().to_iso_string().into();
    let name = format!("adjutant-{}.json", date.get(..10).unwrap_or_default());
    let file = saved().and_then(|saved| share::file_url("application/json", &saved));

    let Some(words) = words else {
        if let (Some(shell), Some(file)) = (document.get_element_by_id("shell-error"), file) {
            let link = link(&document, &file, &name, &name)?;
            shell.append_child(&link).ok()?;
        }
        return None;
    };

    let heading = element(&document, "h1", "", &words.title)?;
    heading.set_attribute("tabindex", "-1").ok()?;
    let text = element(&document, "p", "", &words.text)?;
    let what = element(&document, "pre", "crash-message", message)?;
    what.set_attribute("lang", "en").ok()?;
    let actions = element(&document, "p", "crash-actions", "")?;
    if let Some(file) = file {
        let download = link(&document, &file, &name, &words.download)?;
        download.set_class_name("crash-action");
        actions.append_child(&download).ok()?;
    }
    let way_on = way_on(&document, &words.go_on, again)?;
    actions.append_child(&way_on).ok()?;

    let frame = element(&document, "main", "crash", "")?;
    frame.set_attribute("role", "alert").ok()?;
    for part in [&heading, &text, &actions, &what] {
        frame.append_child(part).ok()?;
    }
    let body = document.body()?;
    body.set_text_content(None);
    body.append_child(&frame).ok()?;
    let _ = js::call(&heading, "focus", &[]);
    Some(())
}

/// The control to continue: back to the same place, or to home if that place has
/// crashed the app before.
fn way_on(document: &Document, words: &str, again: bool) -> Option<Element> {
    if again {
        let link = element(document, "a", "crash-action", words)?;
        link.set_attribute("href", "./").ok()?;
        return Some(link);
    }
    let button = element(document, "button", "crash-action", words)?;
    let location = js::get(&js::window(), "location")?;
    // Bound to `false`: Firefox's `reload` has an argument, and would take the event for a request
    // to bypass the service worker.
    let reload = js::call(&js::get(&location, "reload")?, "bind", &[location, JsValue::FALSE]);
    js::call(&button, "addEventListener", &["click".into(), reload.ok()?]).ok()?;
    Some(button)
}

/// All stored data, and data that could not be written, as one JSON object that maps each key to
/// its text.
fn saved() -> Option<String> {
    let storage = Storage::open();
    let all = js::object(&[]);
    for key in storage.keys() {
        if let Some(text) = storage.read(&key) {
            js::set(&all, &key, &text.into());
        }
    }
    Some(JSON::stringify(&all).ok()?.into())
}

/// A link that downloads a file.
fn link(document: &Document, url: &str, name: &str, words: &str) -> Option<Element> {
    let link = element(document, "a", "", words)?;
    link.set_attribute("href", url).ok()?;
    link.set_attribute("download", name).ok()?;
    Some(link)
}

fn element(document: &Document, tag: &str, class: &str, words: &str) -> Option<Element> {
    let element = document.create_element(tag).ok()?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    element.set_text_content(Some(words));
    Some(element)
}
