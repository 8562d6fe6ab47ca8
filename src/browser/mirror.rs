//! The page's side of the [mirror](crate::battle::mirror): the database that `assets/mirror.js`
//! began to open before the app was loaded.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

use super::js;
use crate::battle::mirror::Record;

/// How new the mirror is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Newest {
    /// Its newest generation.
    Is(u64),
    /// The browser has not answered in time.
    Late,
    /// There is no mirror.
    Unknown,
}

/// The newest generation there, unless that takes longer than `patience` milliseconds.
pub(super) async fn newest(patience: u16) -> Newest {
    let newest = ask("newest", f64::from(patience).into()).await;
    match newest {
        Some(late) if late.is_null() => Newest::Late,
        Some(newest) => newest.as_f64().map_or(Newest::Unknown, |newest| Newest::Is(newest as u64)),
        None => Newest::Unknown,
    }
}

/// All records; `None` if they cannot be read.
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

/// The result of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// It is on the disk.
    Done,
    /// It is not.
    Failed,
    /// Nothing was written: the mirror was created again, so everything has to be written.
    Anew,
}

/// Writes these records, all or none; `whole` says that there are no others.
pub(super) async fn write(records: &[Record], whole: bool) -> Written {
    let record = |record: &Record| {
        let text = record.text.as_deref().map_or(JsValue::NULL, JsValue::from);
        js::object(&[
            ("key", record.key.as_str().into()),
            ("text", text),
            ("n", (record.generation as f64).into()),
        ])
    };
    let records: Array = records.iter().map(record).collect();
    let written = ask_with("write", &[records.into(), whole.into()]).await;
    match written.and_then(|written| written.as_bool()) {
        Some(true) => Written::Done,
        Some(false) => Written::Anew,
        None => Written::Failed,
    }
}

async fn ask(what: &str, with: JsValue) -> Option<JsValue> {
    ask_with(what, &[with]).await
}

async fn ask_with(what: &str, with: &[JsValue]) -> Option<JsValue> {
    let mirror = js::get(&js::get(&js::window(), "adjutant")?, "mirror")?;
    js::settled(js::call(&mirror, what, with)).await.ok()
}
