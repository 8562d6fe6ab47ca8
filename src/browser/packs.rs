//! Fetching the texts of a language.

use js_sys::Reflect;
use wasm_bindgen::JsValue;

use super::js;
use crate::text::keys::FINGERPRINT;

/// Why a pack of texts could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackFault {
    /// No answer: no network, and not stored on the device.
    Unreachable,
    /// The server answered with this HTTP status.
    Status(u16),
}

/// Fetches `text/<language>/<name>-<fingerprint>.txt`, relative to the page.
///
/// A request that the page's start script (`assets/start.js`) has already made is used,
/// once; if it failed, the pack is requested again.
///
/// # Errors
/// A [`PackFault`] when neither the network nor the service worker has the
/// pack.
pub async fn fetch_pack(language: &str, name: &str) -> Result<String, PackFault> {
    if let Some(started) = take_started(language, name)
        && let Ok(text) = js::settled(Ok(started)).await
        && let Some(text) = text.as_string()
    {
        return Ok(text);
    }
    let url = format!("text/{language}/{name}-{FINGERPRINT}.txt");
    let response = js::settled(js::call(&js::window(), "fetch", &[url.into()]))
        .await
        .map_err(|_| PackFault::Unreachable)?;
    if js::get(&response, "ok") != Some(JsValue::TRUE) {
        let status = js::get(&response, "status").and_then(|status| status.as_f64());
        return Err(PackFault::Status(status.unwrap_or_default() as u16));
    }
    js::settled(js::call(&response, "text", &[]))
        .await
        .ok()
        .and_then(|text| text.as_string())
        .ok_or(PackFault::Unreachable)
}

/// The promise of a pack's text left by the start script.
fn take_started(language: &str, name: &str) -> Option<JsValue> {
    let adjutant = js::get(&js::window(), "adjutant")?;
    if js::get_text(&adjutant, "language")? != language {
        return None;
    }
    let packs = js::get(&adjutant, "packs")?;
    let started = js::get(&packs, name)?;
    let _ = Reflect::delete_property(&packs.into(), &name.into());
    Some(started)
}
