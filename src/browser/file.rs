//! Files that the player opens.

use wasm_bindgen::JsValue;

use super::js;

/// What has come of a file to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// Its text.
    Text(String),
    /// It is longer than was asked for; it was not read.
    TooLarge,
    /// The browser could not read it.
    Unreadable,
}

/// Reads the file that was chosen in an `<input type="file">`, up to so many bytes;
/// `None` if none was. What is no text in it becomes a sign that stands for it. The same
/// file can be chosen again after that.
pub async fn chosen(input: &JsValue, most: usize) -> Option<Opened> {
    let file = js::get(&js::get(input, "files")?, "0")?;
    js::set(input, "value", &"".into());
    let size = js::get(&file, "size").and_then(|size| size.as_f64());
    if size.is_none_or(|size| size > most as f64) {
        return Some(Opened::TooLarge);
    }
    let text = js::settled(js::call(&file, "text", &[])).await;
    let text = text.ok().and_then(|text| text.as_string());
    Some(text.map_or(Opened::Unreadable, Opened::Text))
}
