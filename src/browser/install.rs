//! The browser's offer to install the app on the device.
//!
//! Chromium browsers make it (`beforeinstallprompt`), often before the app is loaded: the
//! start script (`assets/start.js`) stores it. Others leave it to their own menus.

use wasm_bindgen::JsValue;

use super::{js, media};

/// The display modes of an installed page.
const OWN_WINDOW: &str =
    "(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)";

/// Whether the browser offers to install the app, and it is not installed yet.
pub fn is_offered() -> bool {
    kept().is_some() && !is_installed()
}

/// Has the browser ask the player; returns whether the answer was yes. This works only
/// once.
///
/// Browsers allow it only in answer to a tap, so call it directly in the tap's handler.
pub async fn ask() -> bool {
    let Some(offer) = kept() else { return false };
    if let Some(adjutant) = js::get(&js::window(), "adjutant") {
        js::set(&adjutant, "install", &JsValue::NULL);
    }
    let asked = js::call(&offer, "prompt", &[]);
    if js::settled(asked).await.is_err() {
        return false;
    }
    let choice = js::get(&offer, "userChoice").ok_or(JsValue::UNDEFINED);
    let choice = js::settled(choice).await.ok();
    choice.and_then(|choice| js::get_text(&choice, "outcome")).as_deref() == Some("accepted")
}

/// The install prompt that the start script caught.
fn kept() -> Option<JsValue> {
    js::get(&js::get(&js::window(), "adjutant")?, "install")
}

/// Whether the page runs in its own window, as an installed app does.
fn is_installed() -> bool {
    media::holds(OWN_WINDOW) || js::navigator("standalone") == Some(JsValue::TRUE)
}
