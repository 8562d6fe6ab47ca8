//! A touch that can be felt.

use super::js;

/// How long the phone shakes, in milliseconds: a click and not a buzz.
const TICK: f64 = 10.0;

/// One short tick, where the browser has it: Android does, iOS does not.
///
/// Whether the player wants it is the caller's to know.
pub fn tick() {
    if let Some(navigator) = js::get(&js::window(), "navigator") {
        let _ = js::call(&navigator, "vibrate", &[TICK.into()]);
    }
}
