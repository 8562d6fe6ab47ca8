//! Gestures: the place of a tap on a drawing, and a pinch with two fingers. Also treats an
//! accidental double touch as a single one.

use std::cell::Cell;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::{js, page};

/// How long a control ignores further touches, in milliseconds: as long as a trembling or
/// hesitant finger takes for the second one.
const IGNORES_FOR: f64 = 400.0;
/// The longest time until the effect of a touch is assumed to be visible, in milliseconds.
const LATE: f64 = 2_000.0;
/// Touches no farther apart than this count as the same place, in pixels.
const SAME_PLACE: f64 = 40.0;

/// Controls that people tap quickly on purpose: every touch counts. Their effect is
/// visible at once, and one more tap corrects it.
///
/// * steps of a number, one more loss: as many taps as the change needs;
/// * switches, choices, dice to pick: tapped one after another;
/// * answers for own dice, and taking one back: the dice are already on the table;
/// * keys of a pad: typed as fast as a telephone number;
/// * undo and redo: as many taps as there are steps to undo.
const QUICK: &str = "button[data-step], button[data-quick], [role=switch], [role=radio], [role=checkbox], \
    [data-answer], [data-key], [data-action=take-back], [data-action=undo], [data-action=redo], \
    .roller-die";
/// Controls that lead elsewhere, or unfold something: a quick second tap does no harm,
/// unless another control has moved under the finger.
const LEADS: &str = "a, summary";
/// All other controls change something: Roll, Apply, Next, End turn, Add a unit, begin a battle.
const ACTS: &str = "button, [role=button]";

/// The kind of control that was touched.
#[derive(Clone, Copy, PartialEq)]
enum Touched {
    Quick,
    Leads,
    Acts,
}

/// A touch that has counted.
#[derive(Clone, Copy)]
struct Touch {
    touched: Touched,
    /// The time of the touch on the page's clock, in milliseconds.
    at: f64,
    place: (f64, f64),
    /// When its effect became visible; `None` if not yet.
    seen: Option<f64>,
}

thread_local! {
    static LAST: Cell<Option<Touch>> = const { Cell::new(None) };
}

/// From now on, ignores a second touch right after one that took effect: for a moment, and
/// until the effect of the first is painted, controls that act ignore touches. So does any
/// control that has just moved under the finger. Keys always work.
pub fn one_act_a_touch() {
    js::listen_first(
        &js::window(),
        "click",
        Box::new(|event| {
            if ignores_taps(&event) {
                let _ = js::call(&event, "stopImmediatePropagation", &[]);
                let _ = js::call(&event, "preventDefault", &[]);
            }
        }),
    );
}

/// Whether to ignore a click; if not, it becomes the last touch.
fn ignores_taps(event: &JsValue) -> bool {
    // No pointer: the click comes from the keyboard or a screen reader.
    if number(event, "detail").unwrap_or(0.0) < 1.0 {
        return false;
    }
    let target = js::get(event, "target").and_then(|target| target.dyn_into::<Element>().ok());
    let kinds = [(QUICK, Touched::Quick), (LEADS, Touched::Leads), (ACTS, Touched::Acts)];
    let touched = target.and_then(|target| {
        let is = |selector: &str| matches!(target.closest(selector), Ok(Some(_)));
        kinds.into_iter().find(|(kind, _)| is(kind))
    });
    let (Some((_, touched)), Some(at)) = (touched, number(event, "timeStamp")) else {
        return false;
    };
    let of = |name: &str| number(event, name).unwrap_or(0.0);
    let place = (of("clientX"), of("clientY"));
    if let Some(last) = LAST.get() {
        let since = at - last.at;
        let unseen = last.seen.map_or(since < LATE, |seen| at < seen);
        let soon = since < IGNORES_FOR || unseen && last.touched != Touched::Quick;
        let (right, down) = (place.0 - last.place.0, place.1 - last.place.1);
        let here = right.hypot(down) <= SAME_PLACE;
        let deaf = match (last.touched, touched) {
            (Touched::Quick, Touched::Quick) => false,
            (Touched::Acts, Touched::Acts) => true,
            _ => here,
        };
        if soon && deaf {
            return true;
        }
    }
    LAST.set(Some(Touch { touched, at, place, seen: None }));
    // The effect is painted in the next frame, so in the one after that it is visible.
    let seen = move || {
        let now = js::get(&js::window(), "performance")
            .and_then(|clock| js::call(&clock, "now", &[]).ok())
            .and_then(|now| now.as_f64());
        if let Some(last) = LAST.get().filter(|last| last.at <= at) {
            LAST.set(Some(Touch { seen: now, ..last }));
        }
    };
    page::next_frame(Box::new(move || page::next_frame(Box::new(seen))));
    false
}

fn number(of: &JsValue, name: &str) -> Option<f64> {
    js::get(of, name)?.as_f64()
}

/// The position of a tap in the listening element, from its left and its top: 0 to 1.
pub fn place_of_tap(event: &JsValue) -> Option<(f64, f64)> {
    let element = js::get(event, "currentTarget")?;
    let room = js::call(&element, "getBoundingClientRect", &[]).ok()?;
    let part = |at: &str, start: &str, length: &str| {
        let length = number(&room, length).filter(|length| *length > 0.0)?;
        Some((number(event, at)? - number(&room, start)?) / length)
    };
    part("clientX", "left", "width").zip(part("clientY", "top", "height"))
}

/// How far apart two fingers are, in pixels; `None` unless there are exactly two.
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

/// Scrolls an element whose content has just grown by a factor of `times`, so that its
/// middle stays in the middle.
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
    // In the first frame it may still have its old size, and could not be scrolled that
    // far.
    page::next_frame(Box::new(|| page::next_frame(Box::new(scroll))));
}
