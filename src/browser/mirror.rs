//! The page's side of the [mirror](crate::battle::mirror): what `assets/mirror.js` has
//! begun to open before the app was there.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

use super::js;
use crate::battle::mirror::Record;

/// The newest generation there; `None` when the browser does not say so within so many
/// milliseconds.
pub(super) async fn newest(patience: u16) -> Option<u64> {
    let newest = ask("newest", f64::from(patience).into()).await?;
    newest.as_f64().map(|newest| newest as u64)
}

/// All that is there; `None` when it cannot be had.
pub(super) async fn read() -> Option<Vec<Record>> {
    let records: Array = ask("read", JsValue::UNDEFINED).await?.dyn_into().ok()?;
    let record = |record: JsValue| {
        Some(Record {
            key: js::get_text(&record, "key").filter(|key| !key.is_empty())?,
            text: js::get_text(&record, "text"),
            generation: js::get(&record, "n")?.as_f64()? as u64,
        })
    };
    Some(records.iter().filter_map(record).collect())
}

/// Writes these, all or none. Returns whether they are on the disk.
pub(super) async fn write(records: &[Record]) -> bool {
    let record = |record: &Record| {
        let text = record.text.as_deref().map_or(JsValue::NULL, JsValue::from);
        js::object(&[
            ("key", record.key.as_str().into()),
            ("text", text),
            ("n", (record.generation as f64).into()),
        ])
    };
    let records: Array = records.iter().map(record).collect();
    ask("write", records.into()).await == Some(JsValue::TRUE)
}

async fn ask(what: &str, with: JsValue) -> Option<JsValue> {
    let mirror = js::get(&js::get(&js::window(), "adjutant")?, "mirror")?;
    js::settled(js::call(&mirror, what, &[with])).await.ok()
}
