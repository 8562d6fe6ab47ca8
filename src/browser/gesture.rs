//! Where a finger is, and what two of them do: a tap on a drawing, a pinch.

use wasm_bindgen::JsValue;
use web_sys::Element;

use super::{js, page};

fn number(of: &JsValue, name: &str) -> Option<f64> {
    js::get(of, name)?.as_f64()
}

/// Where in the element that listens a tap was, from its left and its top: 0 to 1.
pub fn place_of_tap(event: &JsValue) -> Option<(f64, f64)> {
    let element = js::get(event, "currentTarget")?;
    let room = js::call(&element, "getBoundingClientRect", &[]).ok()?;
    let part = |at: &str, start: &str, length: &str| {
        let length = number(&room, length).filter(|length| *length > 0.0)?;
        Some((number(event, at)? - number(&room, start)?) / length)
    };
    part("clientX", "left", "width").zip(part("clientY", "top", "height"))
}

/// How far two fingers are apart, in pixels; nothing if it is not two.
pub fn spread(event: &JsValue) -> Option<f64> {
    let touches = js::get(event, "touches")?;
    if number(&touches, "length") != Some(2.0) {
        return None;
    }
    let finger = |nth: u32| {
        let touch = js_sys::Reflect::get_u32(touches.as_ref(), nth).ok()?;
        number(&touch, "clientX").zip(number(&touch, "clientY"))
    };
    let ((left, top), (right, bottom)) = finger(0).zip(finger(1))?;
    Some((right - left).hypot(bottom - top))
}

/// Scrolls an element whose inside has just become so many times as large, so that what
/// was in the middle of it still is.
pub fn keep_middle(element: &Element, times: f64) {
    let element: JsValue = element.clone().into();
    let scroll = move |start: &str, length: &str| {
        let now = number(&element, start).zip(number(&element, length));
        if let Some((start_now, length)) = now {
            let middle = (start_now + length / 2.0) * times;
            js::set(&element, start, &(middle - length / 2.0).into());
        }
    };
    let scroll = move || {
        scroll("scrollLeft", "clientWidth");
        scroll("scrollTop", "clientHeight");
    };
    // In the first frame it may have its old size still, and could not be scrolled so far.
    page::next_frame(Box::new(|| page::next_frame(Box::new(scroll))));
}
