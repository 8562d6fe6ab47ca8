//! Haptic feedback.

use js_sys::Array;
use wasm_bindgen::JsValue;

use super::js;

/// How long the phone vibrates, in milliseconds: a click rather than a buzz.
const TICK: f64 = 10.0;
/// Vibrations and the pauses between them, in milliseconds: noticeable in a
/// pocket.
const BUZZ: [f64; 3] = [200.0, 120.0, 200.0];

/// Whether the browser lets a page vibrate the device: Chrome does on Android, none does on iOS.
pub fn is_supported() -> bool {
    js::navigator("vibrate").is_some()
}

/// One short tick, if the browser supports it. It comes after the effect of the tap, so that
/// the screen does not wait for it.
///
/// The caller checks whether the player wants it.
pub fn tick() {
    js::later(0, Box::new(|| shake(&TICK.into())));
}

/// Two long vibrations, to call a player who is looking elsewhere. Not before the player has
/// touched the page: browsers refuse that, and log a warning.
pub fn buzz() {
    let touched = js::navigator("userActivation")
        .and_then(|activation| js::get(&activation, "hasBeenActive"))
        .is_none_or(|touched| touched.is_truthy());
    if touched {
        shake(&BUZZ.map(JsValue::from).into_iter().collect::<Array>());
    }
}

fn shake(pattern: &JsValue) {
    if let Some(navigator) = js::get(&js::window(), "navigator") {
        let _ = js::call(&navigator, "vibrate", std::slice::from_ref(pattern));
    }
}
