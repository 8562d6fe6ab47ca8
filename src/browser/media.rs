//! Whether a media query holds: how wide the window is.

use wasm_bindgen::JsValue;

use super::js;

/// Reports whether a media query holds, at once and whenever that changes. A browser without
/// media queries reports nothing.
pub fn watch(query: &str, callback: impl Fn(bool) + 'static) {
    let Ok(media) = js::call(&js::window(), "matchMedia", &[query.into()]) else {
        return;
    };
    callback(holds(&media));
    let watched = media.clone();
    js::listen(&media, "change", Box::new(move |_| callback(holds(&watched))));
}

fn holds(media: &JsValue) -> bool {
    js::get(media, "matches") == Some(JsValue::TRUE)
}
