//! A touch that can be felt.

use js_sys::Array;
use wasm_bindgen::JsValue;

use super::js;

/// How long the phone shakes, in milliseconds: a click and not a buzz.
const TICK: f64 = 10.0;
/// Shakes and the pauses between them, in milliseconds: to be felt in a pocket.
const BUZZ: [f64; 3] = [200.0, 120.0, 200.0];

/// One short tick, where the browser has it: Android does, iOS does not. It
/// comes after what the tap did, so that the screen does not wait for it.
///
/// Whether the player wants it is the caller's to know.
pub fn tick() {
    js::later(0, Box::new(|| shake(&TICK.into())));
}

/// Two long shakes, to call a player who looks elsewhere. None before the
/// player has touched the page: browsers refuse that, and complain.
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
