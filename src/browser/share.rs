//! Handing something to another app: the share sheet, the clipboard, a file.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

use super::js;

/// How long a downloaded file stays available for the browser, in milliseconds.
const KEPT: u16 = 60_000;

/// The result of sharing something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Given to the app that the player chose.
    Shared,
    /// The player closed the share sheet.
    Cancelled,
    /// There is no share sheet: it was copied to the clipboard.
    Copied,
    /// Neither worked.
    Failed,
}

/// Shares a text, a link or both: by the browser's share sheet or, without one,
/// through the clipboard (the text, then the link on a separate line).
///
/// Browsers allow both only in answer to a tap, so call it directly in the tap's handler.
pub async fn share(title: &str, text: &str, link: Option<&str>) -> Sharing {
    if let Some(navigator) = js::get(&js::window(), "navigator")
        && js::get(&navigator, "share").is_some()
    {
        let mut members = vec![("title", title.into())];
        if !text.is_empty() {
            members.push(("text", text.into()));
        }
        if let Some(link) = link {
            members.push(("url", link.into()));
        }
        let call = js::call(&navigator, "share", &[js::object(&members)]);
        match js::settled(call).await {
            Ok(_) => return Sharing::Shared,
            Err(error) if js::error_name(&error) == "AbortError" => return Sharing::Cancelled,
            // Not allowed here, or not this content: the clipboard may do.
            Err(_) => {}
        }
    }
    let copied = match link {
        Some(link) if text.is_empty() => copy(link).await,
        Some(link) => copy(&format!("{text}\n{link}")).await,
        None => copy(text).await,
    };
    if copied { Sharing::Copied } else { Sharing::Failed }
}

/// Whether the share sheet takes files of text.
pub fn takes_files() -> bool {
    let can = file_to_share("a.txt", "").and_then(|file| {
        let navigator = js::get(&js::window(), "navigator")?;
        let files = js::object(&[("files", Array::of1(&file).into())]);
        js::call(&navigator, "canShare", &[files]).ok()
    });
    can.is_some_and(|can| can.is_truthy())
}

/// Shares a text as a file of this name by the share sheet.
///
/// Browsers allow it only in answer to a tap, so call it directly in the tap's handler.
pub async fn share_file(name: &str, text: &str) -> Sharing {
    let (Some(file), Some(navigator)) =
        (file_to_share(name, text), js::get(&js::window(), "navigator"))
    else {
        return Sharing::Failed;
    };
    let files = js::object(&[("files", Array::of1(&file).into())]);
    match js::settled(js::call(&navigator, "share", &[files])).await {
        Ok(_) => Sharing::Shared,
        Err(error) if js::error_name(&error) == "AbortError" => Sharing::Cancelled,
        Err(_) => Sharing::Failed,
    }
}

/// A file for the share sheet. Chrome shares plain text and refuses JSON.
fn file_to_share(name: &str, text: &str) -> Option<JsValue> {
    let parts = Array::of1(&text.into());
    let kind = js::object(&[("type", "text/plain".into())]);
    js::construct(&js::window(), "File", &[parts.into(), name.into(), kind]).ok()
}

/// The text on the clipboard; `None` if the browser or the player refuses.
pub async fn pasted() -> Option<String> {
    let clipboard = js::navigator("clipboard")?;
    let text = js::settled(js::call(&clipboard, "readText", &[])).await;
    text.ok().and_then(|text| text.as_string())
}

/// Copies a text to the clipboard; returns whether that worked.
pub async fn copy(text: &str) -> bool {
    if let Some(clipboard) = js::navigator("clipboard")
        && js::settled(js::call(&clipboard, "writeText", &[text.into()])).await.is_ok()
    {
        return true;
    }
    copy_by_selection(text).unwrap_or(false)
}

/// The old way: select the text somewhere and copy the selection. It works without HTTPS, for
/// example when the app is served from a laptop at the venue.
fn copy_by_selection(text: &str) -> Option<bool> {
    let document = js::document()?;
    let focused = document.active_element();
    let area: HtmlElement = document.create_element("textarea").ok()?.dyn_into().ok()?;
    js::set(&area, "value", &text.into());
    js::set(&area, "readOnly", &JsValue::TRUE);
    document.body()?.append_child(&area).ok()?;
    let _ = js::call(&area, "select", &[]);
    let copied = js::call(&document, "execCommand", &["copy".into()]);
    area.remove();
    if let Some(focused) = focused {
        let quietly = js::object(&[("preventScroll", JsValue::TRUE)]);
        let _ = js::call(&focused, "focus", &[quietly]);
    }
    Some(copied.ok()?.is_truthy())
}

/// Offers a text as a file with this name and MIME type; returns whether the browser
/// could be asked (it does not report what the player then does).
pub fn download(name: &str, mime: &str, text: &str) -> bool {
    let clicked = file_url(mime, text).and_then(|url| {
        let link: HtmlElement = js::document()?.create_element("a").ok()?.dyn_into().ok()?;
        link.set_attribute("href", &url).ok()?;
        link.set_attribute("download", name).ok()?;
        link.click();
        js::later(
            KEPT,
            Box::new(move || {
                let _ = js::get(&js::window(), "URL")
                    .map(|urls| js::call(&urls, "revokeObjectURL", &[url.into()]));
            }),
        );
        Some(())
    });
    clicked.is_some()
}

/// A `blob:` URL of a text. Unlike `data:` it has no length limit, and it lives as
/// long as the page, even if the app does not.
pub(super) fn file_url(mime: &str, text: &str) -> Option<String> {
    let window = js::window();
    let parts = Array::of1(&text.into());
    let kind = js::object(&[("type", mime.into())]);
    let blob = js::construct(&window, "Blob", &[parts.into(), kind]).ok()?;
    js::call(&js::get(&window, "URL")?, "createObjectURL", &[blob]).ok()?.as_string()
}
