//! Files that the player opens, or another app shares with this one.

use wasm_bindgen::JsValue;

use super::{js, page};

/// The result of opening a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// Its text.
    Text(String),
    /// It is longer than allowed, and was not read.
    TooLarge,
    /// The browser could not read it.
    Unreadable,
}

/// Reads the file that was chosen in an `<input type="file">`, if it has at most
/// `most` bytes; `None` if no file was chosen. A file that is not UTF-8 is read in the encoding
/// that older Windows programs use for the page's language. The same file can be chosen again
/// afterwards.
pub async fn chosen(input: &JsValue, most: usize) -> Option<Opened> {
    let file = js::get(&js::get(input, "files")?, "0")?;
    js::set(input, "value", &"".into());
    Some(opened(&file, most).await)
}

async fn opened(file: &JsValue, most: usize) -> Opened {
    let size = js::get(file, "size").and_then(|size| size.as_f64());
    if size.is_none_or(|size| size > most as f64) {
        return Opened::TooLarge;
    }
    let text = js::settled(js::call(file, "text", &[])).await;
    match text.ok().and_then(|text| text.as_string()) {
        // The browser's mark for bytes that are not UTF-8.
        Some(text) if text.contains('\u{fffd}') => {
            Opened::Text(in_older_encoding(file).await.unwrap_or(text))
        }
        Some(text) => Opened::Text(text),
        None => Opened::Unreadable,
    }
}

/// The text of a file in the encoding of older Windows programs, which the page's language decides.
async fn in_older_encoding(file: &JsValue) -> Option<String> {
    let page = js::document()?.document_element()?;
    let encoding = match page.get_attribute("lang")?.as_str() {
        "pl" => "windows-1250",
        "ru" => "windows-1251",
        _ => "windows-1252",
    };
    let bytes = js::settled(js::call(file, "arrayBuffer", &[])).await.ok()?;
    let decoder = js::construct(&js::window(), "TextDecoder", &[encoding.into()]).ok()?;
    js::call(&decoder, "decode", &[bytes]).ok()?.as_string()
}

/// Reads the text that another app has shared, if it has at most `most` bytes; `None` if
/// nothing was shared. The service worker (`assets/sw.js`) stores it until [`forget_shared`].
pub async fn shared(most: usize) -> Option<Opened> {
    let cache = js::settled(js::call(&caches()?, "open", &[battle_list().into()]));
    let found = js::call(&cache.await.ok()?, "match", &[place().into()]);
    let found = js::settled(found).await.ok()?;
    let file = js::settled(js::call(&found, "blob", &[])).await.ok()?;
    Some(opened(&file, most).await)
}

/// Removes what another app has shared.
pub async fn forget_shared() {
    if let Some(caches) = caches() {
        let _ = js::settled(js::call(&caches, "delete", &[battle_list().into()])).await;
    }
}

fn caches() -> Option<JsValue> {
    js::get(&js::window(), "caches")
}

/// The directory of the app, which is the scope of the service worker.
fn scope() -> String {
    let mut address = page::address();
    address.truncate(address.rfind('/').map_or(0, |slash| slash + 1));
    address
}

fn battle_list() -> String {
    format!("adjutant-shared {}", scope())
}

fn place() -> String {
    scope() + "shared"
}
