//! The player's language, as the browser knows it.

use std::cell::RefCell;

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

use super::js;

/// The languages that the player prefers, best first, as tags (`pl-PL`).
pub fn preferred() -> Vec<String> {
    let several = js::navigator("languages")
        .and_then(|tags| tags.dyn_into::<Array>().ok())
        .map(|tags| tags.iter().filter_map(|tag| tag.as_string()).collect())
        .unwrap_or_default();
    if Vec::is_empty(&several) {
        let one = js::navigator("language").and_then(|tag| tag.as_string());
        return one.into_iter().collect();
    }
    several
}

/// Says which language the page is in: for screen readers, hyphenation and the
/// choice of quotation marks.
pub fn set_document_language(tag: &str) {
    if let Some(root) = js::document().and_then(|document| document.document_element()) {
        let _ = root.set_attribute("lang", tag);
    }
}

/// The plural category that a number takes in a language, by its CLDR name (`one`, `few`,
/// `many`, `other`); `other` if the browser does not know.
pub fn plural(tag: &str, number: f64) -> String {
    thread_local! {
        /// One `Intl.PluralRules` per language: creating one is slow.
        static RULES: RefCell<Vec<(String, JsValue)>> = const { RefCell::new(Vec::new()) };
    }
    let rules = RULES.with(|known| {
        let mut known = known.try_borrow_mut().ok()?;
        if let Some((_, rules)) = known.iter().find(|(language, _)| language == tag) {
            return Some(rules.clone());
        }
        let intl = js::get(&js::window(), "Intl")?;
        let rules = js::construct(&intl, "PluralRules", &[tag.into()]).ok()?;
        known.push((tag.to_owned(), rules.clone()));
        Some(rules)
    });
    rules
        .and_then(|rules| js::call(&rules, "select", &[number.into()]).ok())
        .and_then(|category| category.as_string())
        .unwrap_or_else(|| "other".to_owned())
}

/// A moment (Unix milliseconds) as written in a language: day and time.
pub fn moment(tag: &str, at: u64) -> String {
    let style = js::object(&[("dateStyle", "medium".into()), ("timeStyle", "short".into())]);
    js::construct(&js::window(), "Date", &[(at as f64).into()])
        .and_then(|date| js::call(&date, "toLocaleString", &[tag.into(), style]))
        .ok()
        .and_then(|written| written.as_string())
        .unwrap_or_default()
}

/// The local day of a moment (Unix milliseconds), for file names: `2026-11-23`.
pub fn day(at: u64) -> String {
    // Swedish dates have the format wanted in file names.
    let written = js::construct(&js::window(), "Date", &[(at as f64).into()])
        .and_then(|date| js::call(&date, "toLocaleDateString", &["sv".into()]));
    let written = written.ok().and_then(|written| written.as_string());
    let plain =
        |text: &String| text.bytes().all(|letter| letter.is_ascii_digit() || letter == b'-');
    written.filter(plain).unwrap_or_default()
}
/// The day of a moment (Unix milliseconds) as it is written in a language: `23 Nov 2026`.
pub fn date(tag: &str, at: u64) -> String {
    let style = js::object(&[("dateStyle", "medium".into())]);
    let date = js_sys::Date::new(&(at as f64).into());
    js::call(&date, "toLocaleDateString", &[tag.into(), style])
        .ok()
        .and_then(|date| date.as_string())
        .unwrap_or_default()
}
