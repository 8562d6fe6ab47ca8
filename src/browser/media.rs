//! Whether a media query holds: how large the window is.

use wasm_bindgen::JsValue;

use super::js;

/// Whether a media query holds; false if the browser has none.
pub fn holds(query: &str) -> bool {
    let matches = media(query).and_then(|media| js::get(&media, "matches"));
    matches == Some(JsValue::TRUE)
}

/// Calls back whenever a media query starts or stops matching.
pub fn watch(query: &str, callback: impl Fn() + 'static) {
    if let Some(media) = media(query) {
        js::listen(&media, "change", Box::new(move |_| callback()));
    }
}

fn media(query: &str) -> Option<JsValue> {
    js::call(&js::window(), "matchMedia", &[query.into()]).ok()
}
