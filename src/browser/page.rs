//! The page itself: address, theme, visibility, focus.

use std::cell::Cell;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use super::js;

/// The colour of the browser's own bars in each theme: the theme's background.
/// `assets/start.js` has the same for the time before the app is loaded.
const GROUNDS: [(&str, &str); 3] =
    [("light", "#F7F3E8"), ("dark", "#14181A"), ("sunlight", "#FFFFFF")];

/// How long the page may stay busy before [`after_paint`] calls back in any
/// case, in milliseconds.
const PATIENCE: f64 = 2_000.0;

/// The fragment of the address as written there, with its `#`; empty if there is none.
pub fn hash() -> String {
    js::page_window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// The address of the app itself, without fragment and query.
pub fn address() -> String {
    js::page_window().map_or_else(String::new, |window| {
        let location = window.location();
        location.origin().unwrap_or_default() + &location.pathname().unwrap_or_default()
    })
}

/// Goes to another fragment (with or without its `#`), as a new entry in the history.
/// Callbacks of [`on_hash_change`] are called if the fragment changes.
pub fn set_hash(hash: &str) {
    if let Some(window) = js::page_window() {
        let _ = window.location().set_hash(hash);
    }
}

thread_local! {
    static WENT_INSTEAD: Cell<bool> = const { Cell::new(false) };
}

/// The same, replacing the present entry: going back skips it.
pub fn go_instead(hash: &str) {
    if let Some(window) = js::page_window() {
        let changes = self::hash() != hash;
        WENT_INSTEAD.set(changes && window.location().replace(hash).is_ok());
    }
}

/// Whether [`go_instead`] has changed the fragment since the last call of this.
pub fn went_instead() -> bool {
    WENT_INSTEAD.take()
}

/// Changes the fragment in place: no entry in the history, no callback.
///
/// Safari refuses more than a hundred such changes within half a minute; the
/// address then lags behind until the next one.
pub fn replace_hash(hash: &str) {
    replace(hash, &JsValue::NULL);
}

/// The same, with a mark that stays with this entry of the history ([`mark`]).
pub fn replace_marked_hash(hash: &str, mark: &str) {
    replace(hash, &JsValue::from_str(mark));
}

/// The mark of the current history entry. An address that was followed, shared or typed has
/// none.
pub fn mark() -> Option<String> {
    let history = js::page_window()?.history().ok()?;
    history.state().ok()?.as_string()
}

fn replace(hash: &str, state: &JsValue) {
    let Some(window) = js::page_window() else { return };
    let location = window.location();
    let mut url = location.pathname().unwrap_or_default();
    url += &location.search().unwrap_or_default();
    if !hash.starts_with('#') {
        url.push('#');
    }
    url += hash;
    if let Ok(history) = window.history() {
        let _ = history.replace_state_with_url(state, "", Some(&url));
    }
}

/// Calls back with the new fragment (see [`hash`]) whenever [`set_hash`], a link, the back button
/// or the player's typing changes it.
pub fn on_hash_change(callback: impl Fn(String) + 'static) {
    let window = js::window();
    js::listen(&window, "hashchange", Box::new(move |_| callback(hash())));
}

/// Applies a theme (`light`, `dark`, `sunlight`); with `None`, the device's.
pub fn set_theme(theme: Option<&str>) {
    let ground = |wanted: &str| GROUNDS.iter().find(|(theme, _)| *theme == wanted);
    let theme = theme.and_then(ground);

    let Some(document) = js::document() else { return };
    if let Some(root) = document.document_element() {
        let _ = match theme {
            Some((name, _)) => root.set_attribute("data-theme", name),
            None => root.remove_attribute("data-theme"),
        };
    }
    // There are two, for a light and for a dark device.
    let Ok(metas) = js::call(&document, "querySelectorAll", &["meta[name=theme-color]".into()])
    else {
        return;
    };
    let mut index = 0;
    while let Some(meta) = js::get(&metas, &index.to_string()) {
        // `(prefers-color-scheme: dark)`
        let media = js::get_text(&meta, "media").unwrap_or_default();
        let own = if media.ends_with("dark)") { "dark" } else { "light" };
        if let Some((_, colour)) = theme.or_else(|| ground(own)) {
            js::set(&meta, "content", &(*colour).into());
        }
        index += 1;
    }
}

/// Signals that the app is ready: to the start script, which then no longer reports errors;
/// to tests, by `data-ready` on the root; and by removing the start screen (`#shell`).
pub fn mark_ready() {
    if let Some(adjutant) = js::get(&js::window(), "adjutant") {
        js::set(&adjutant, "started", &JsValue::TRUE);
    }
    let Some(document) = js::document() else { return };
    if let Some(root) = document.document_element() {
        let _ = root.set_attribute("data-ready", "true");
    }
    if let Some(shell) = document.get_element_by_id("shell") {
        shell.remove();
    }
}

/// Loads the styles of all screens but home, if necessary (`assets/start.js`). If they
/// cannot be fetched, the start script says so, and everything works without them.
pub async fn dress() {
    if let Some(adjutant) = js::get(&js::window(), "adjutant") {
        let _ = js::settled(js::call(&adjutant, "dress", &[])).await;
    }
}

/// Appends a sprite of icons, an SVG with this id, to the page, unless it is already there.
pub fn add_sprite(id: &str, sprite: &str) {
    if let Some(document) = js::document()
        && document.get_element_by_id(id).is_none()
        && let Ok(Some(body)) = document.query_selector("body")
    {
        let _ = body.insert_adjacent_html("beforeend", sprite);
    }
}

/// The version and the build: "0.1.0 (3f9c21ab)". The build is a hash of the module, so two
/// builds of one version differ; it is empty if the start script did not run.
pub fn version() -> String {
    let adjutant = js::get(&js::window(), "adjutant");
    let build = adjutant
        .and_then(|adjutant| js::get(&adjutant, "build"))
        .and_then(|build| build.as_string())
        .unwrap_or_default();
    let short: String = build.chars().take(8).collect();
    if short.is_empty() {
        env!("CARGO_PKG_VERSION").to_owned()
    } else {
        format!("{} ({short})", env!("CARGO_PKG_VERSION"))
    }
}

/// Whether the styles that [`dress`] loads are there.
pub fn is_dressed() -> bool {
    let adjutant = js::get(&js::window(), "adjutant");
    adjutant.and_then(|adjutant| js::get(&adjutant, "dressed")) == Some(JsValue::TRUE)
}

/// The time of the device: Unix time in milliseconds. The player may change it, even back.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Whether the page is visible now.
pub fn is_visible() -> bool {
    js::document().is_some_and(|document| !document.hidden())
}

/// Calls back when the page becomes visible (`true`) or hidden: another tab, another app,
/// the screen switched off. The latter is the last chance to save: a phone ends apps without
/// further notice.
pub fn on_visibility(callback: impl Fn(bool) + 'static) {
    if let Some(document) = js::document() {
        js::listen(&document, "visibilitychange", Box::new(move |_| callback(is_visible())));
    }
}

/// Calls back once when the present page has been painted and the browser has nothing more
/// urgent to do; not before the page is visible.
pub fn after_paint(callback: impl FnOnce() + 'static) {
    let callback: Box<dyn FnOnce()> = Box::new(callback);
    // The first frame is about to be painted; by the second, it has been.
    next_frame(Box::new(|| next_frame(Box::new(|| when_idle(callback)))));
}

pub(super) fn next_frame(callback: Box<dyn FnOnce()>) {
    let callback = wasm_bindgen::closure::Closure::once_into_js(callback);
    let _ = js::call(&js::window(), "requestAnimationFrame", &[callback]);
}

fn when_idle(callback: Box<dyn FnOnce()>) {
    let window = js::window();
    if js::get(&window, "requestIdleCallback").is_none() {
        // Safari.
        js::later(0, callback);
        return;
    }
    let callback = wasm_bindgen::closure::Closure::once_into_js(callback);
    let patience = js::object(&[("timeout", PATIENCE.into())]);
    let _ = js::call(&window, "requestIdleCallback", &[callback, patience]);
}

/// Moves the focus to the element with this id; returns whether there is one. An element
/// that is not a control needs `tabindex="-1"` to take it.
pub fn focus(id: &str) -> bool {
    js::document()
        .and_then(|document| document.get_element_by_id(id))
        .and_then(|element| element.dyn_into::<HtmlElement>().ok())
        .is_some_and(|element| element.focus().is_ok())
}

/// Keeps the focus through the change that follows. If the focused control is redrawn, the
/// new one gets the focus; if it disappears, the nearest element around it that can take the
/// focus (`tabindex="-1"` and an id) gets it, without scrolling.
pub fn keep_focus() {
    let Some(focused) = js::document().and_then(|document| document.active_element()) else {
        return;
    };
    let again = same_control(&focused);
    let around = focused.closest("[id][tabindex='-1']").ok().flatten();
    let around = around.map(|element| format!("#{}", element.id()));
    let give = std::rc::Rc::new(move || {
        let Some(document) = js::document() else { return };
        for selector in [&again, &around].into_iter().flatten() {
            let lost = document.active_element().is_none_or(|element| element.tag_name() == "BODY");
            if lost && let Ok(Some(next)) = document.query_selector(selector) {
                let options = js::object(&[("preventScroll", true.into())]);
                let _ = js::call(&next, "focus", &[options]);
            }
        }
    });
    // A removed element loses the focus at once, a hidden one at the next paint.
    let at_once = give.clone();
    js::later(0, Box::new(move || at_once()));
    after_paint(move || give());
}

/// A selector that finds a control again after it was redrawn: by the question or action
/// it belongs to.
fn same_control(control: &Element) -> Option<String> {
    let named = |name: &str| {
        let value = control.get_attribute(name)?;
        Some(format!("[{name}=\"{value}\"]"))
    };
    if let Some(action) = named("data-action") {
        return Some(action);
    }
    let question = control.closest("[data-field]").ok().flatten()?;
    let question = format!("[data-field=\"{}\"]", question.get_attribute("data-field")?);
    Some(match named("data-choice").or_else(|| named("data-step")) {
        Some(answer) => format!("{question} {answer}"),
        None => question,
    })
}

/// Scrolls to the top of the page, at once.
pub fn scroll_to_top() {
    let _ = js::call(&js::window(), "scrollTo", &[0.into(), 0.into()]);
}

/// Scrolls the element of this id to its top, at once.
pub fn scroll_up(id: &str) {
    if let Some(element) = js::document().and_then(|document| document.get_element_by_id(id)) {
        element.set_scroll_top(0);
    }
}

/// Scrolls the page until the element of this id is in its middle.
pub fn scroll_into_view(id: &str) {
    if let Some(element) = js::document().and_then(|document| document.get_element_by_id(id)) {
        let middle = js::object(&[("block", "center".into())]);
        let _ = js::call(&element, "scrollIntoView", &[middle]);
    }
}

/// How far the page is scrolled, in pixels.
pub fn scrolled() -> f64 {
    js::get(&js::window(), "scrollY").and_then(|pixels| pixels.as_f64()).unwrap_or(0.0)
}

/// Scrolls the page to this position, in pixels, as soon as the present content is laid out.
pub fn scroll_to(pixels: f64) {
    let scroll = move || {
        let _ = js::call(&js::window(), "scrollTo", &[0.into(), pixels.into()]);
    };
    scroll();
    if pixels > 0.0 {
        next_frame(Box::new(scroll));
    }
}

/// Goes back, like the browser's own button.
pub fn back() {
    if let Some(history) = js::page_window().and_then(|window| window.history().ok()) {
        let _ = history.back();
    }
}

/// From now on the app itself restores scroll positions when going back.
pub fn keep_scrolling_to_ourselves() {
    if let Some(history) = js::page_window().and_then(|window| window.history().ok()) {
        let _ = history.set_scroll_restoration(web_sys::ScrollRestoration::Manual);
    }
}

/// Opens the browser's print dialog, if it has one.
pub fn print() {
    let _ = js::call(&js::window(), "print", &[]);
}

/// Whether the player has just touched the page; `true` if the browser cannot say.
/// Another page that opened this one can change its fragment at will.
pub fn is_touched() -> bool {
    let active = js::navigator("userActivation").and_then(|user| js::get(&user, "isActive"));
    active != Some(JsValue::FALSE)
}

/// Reloads the page, at the same address.
pub fn reload() {
    if let Some(window) = js::page_window() {
        let _ = window.location().reload();
    }
}
