//! A touch that can be felt.

use super::js;

/// How long the phone shakes, in milliseconds: a click and not a buzz.
const TICK: f64 = 10.0;

/// One short tick, where the browser has it: Android does, iOS does not. It
/// comes after what the tap did, so that the screen does not wait for it.
///
/// Whether the player wants it is the caller's to know.
pub fn tick() {
    let shake = || {
        if let Some(navigator) = js::get(&js::window(), "navigator") {
            let _ = js::call(&navigator, "vibrate", &[TICK.into()]);
        }
    };
    js::later(0, Box::new(shake));
}
