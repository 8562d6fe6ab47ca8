//! Access to features that a browser may lack.
//!
//! Reads and calls by name, so that a missing object, property or method, or one that
//! throws, is a return value and not an exception. Calls by name also cost less code than a
//! typed binding for each.

use std::rc::Rc;

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;

use super::alive;

/// A handler of the app. Shared, so that calling it holds no borrow.
pub(super) type Callback<T> = Rc<dyn Fn(T)>;

/// The `window`.
pub(super) fn window() -> JsValue {
    js_sys::global().into()
}

/// The `window` as a typed `web_sys::Window`; `None` outside a page (in a worker).
pub(super) fn page_window() -> Option<web_sys::Window> {
    web_sys::window()
}

/// The page's document.
pub(super) fn document() -> Option<web_sys::Document> {
    page_window()?.document()
}

/// A member of `navigator`, if the browser has it.
pub(super) fn navigator(name: &str) -> Option<JsValue> {
    get(&get(&window(), "navigator")?, name)
}

/// A property; `None` if it is missing, `undefined`, `null` or throws.
pub(super) fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

/// A property that is a text.
pub(super) fn get_text(of: &JsValue, name: &str) -> Option<String> {
    get(of, name)?.as_string()
}

/// Sets a property if possible.
pub(super) fn set(of: &JsValue, name: &str, value: &JsValue) {
    // Only a frozen or foreign object refuses, and then nothing can be done about it.
    let _ = Reflect::set(of, &name.into(), value);
}

/// An object with these members.
pub(super) fn object(members: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new().into();
    for (name, value) in members {
        set(&object, name, value);
    }
    object
}

/// Calls a method.
///
/// # Errors
/// The exception that the method threw; `undefined` when there is no such method.
pub(super) fn call(of: &JsValue, method: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let function = function(of, method).ok_or(JsValue::UNDEFINED)?;
    Reflect::apply(&function, of, &arguments.iter().collect::<Array>())
}

/// `new constructor(…)`, the constructor being a member of `of`.
///
/// # Errors
/// The exception that the constructor threw; `undefined` when there is no such constructor.
pub(super) fn construct(
    of: &JsValue,
    constructor: &str,
    arguments: &[JsValue],
) -> Result<JsValue, JsValue> {
    let function = function(of, constructor).ok_or(JsValue::UNDEFINED)?;
    Reflect::construct(&function, &arguments.iter().collect::<Array>())
}

/// A member that can be called.
fn function(of: &JsValue, name: &str) -> Option<Function> {
    get(of, name)?.dyn_into().ok()
}

/// Waits for the promise that a call has given.
///
/// # Errors
/// The exception that the call threw, or the promise was rejected with.
pub(super) async fn settled(called: Result<JsValue, JsValue>) -> Result<JsValue, JsValue> {
    JsFuture::from(Promise::resolve(&called?)).await
}

/// The name of an error (`AbortError`); empty for anything else.
pub(super) fn error_name(error: &JsValue) -> String {
    get_text(error, "name").unwrap_or_default()
}

/// Calls back on every such event, for as long as the page lives; but not after a crash,
/// when the app's state can no longer be trusted.
pub(super) fn listen(target: &JsValue, event: &str, callback: Box<dyn Fn(JsValue)>) {
    let guarded: Box<dyn Fn(JsValue)> = Box::new(move |event| {
        if alive::is_alive() {
            callback(event);
        }
    });
    let listener = Closure::wrap(guarded).into_js_value();
    let _ = call(target, "addEventListener", &[event.into(), listener]);
}

/// Calls back before anything else on the page receives the event, so that the callback can stop
/// it. Unlike [`listen`], it also calls back after a crash.
pub(super) fn listen_first(target: &JsValue, event: &str, callback: Box<dyn Fn(JsValue)>) {
    let listener = Closure::wrap(callback).into_js_value();
    let _ = call(target, "addEventListener", &[event.into(), listener, JsValue::TRUE]);
}

/// Calls back once, after a delay in milliseconds.
pub(super) fn later(milliseconds: u16, callback: Box<dyn FnOnce()>) {
    let callback = Closure::once_into_js(callback);
    let _ = call(&window(), "setTimeout", &[callback, f64::from(milliseconds).into()]);
}
