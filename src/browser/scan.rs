//! The camera as a code reader, if the browser has a `BarcodeDetector`.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use js_sys::{Array, Promise};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::spawn_local;

use super::{alive, js};

/// The pause after each scan, in milliseconds: without it a phone gets warm.
const REST: u16 = 150;

/// An event of the camera.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// The text of a code; repeated as long as it is in view.
    Code(String),
    /// There is no camera, or the player does not let the page use it.
    Refused,
}

/// A running camera; [`stop`](Self::stop) releases it.
#[derive(Clone, Debug)]
pub struct Scan(Arc<AtomicBool>);

impl Scan {
    /// Releases the camera.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        self.0.load(Ordering::Relaxed) || !alive::is_alive()
    }
}

/// Whether this browser has a `BarcodeDetector`.
pub fn is_supported() -> bool {
    let camera = js::navigator("mediaDevices").and_then(|media| js::get(&media, "getUserMedia"));
    camera.is_some() && js::get(&js::window(), "BarcodeDetector").is_some()
}

/// Shows the camera in the `<video>` with this id, and calls back with every event until
/// it is stopped.
pub fn scan(video: &'static str, seen: impl Fn(Seen) + 'static) -> Scan {
    let scan = Scan(Arc::new(AtomicBool::new(false)));
    let running = scan.clone();
    spawn_local(async move {
        let Some(stream) = camera().await else {
            seen(Seen::Refused);
            return;
        };
        look(video, &stream, &running, &seen).await;
        let tracks = js::call(&stream, "getTracks", &[]);
        for track in tracks.ok().and_then(|all| all.dyn_into::<Array>().ok()).unwrap_or_default() {
            let _ = js::call(&track, "stop", &[]);
        }
    });
    scan
}

/// The camera at the back of the phone, or any.
async fn camera() -> Option<JsValue> {
    let back = js::object(&[("facingMode", "environment".into())]);
    let wanted = js::object(&[("video", back)]);
    let media = js::navigator("mediaDevices")?;
    js::settled(js::call(&media, "getUserMedia", &[wanted])).await.ok()
}

async fn look(video: &str, stream: &JsValue, scan: &Scan, seen: &impl Fn(Seen)) {
    let formats = js::object(&[("formats", Array::of1(&"qr_code".into()).into())]);
    let Ok(detector) = js::construct(&js::window(), "BarcodeDetector", &[formats]) else {
        seen(Seen::Refused);
        return;
    };
    let mut shown = false;
    while !scan.is_over() {
        let screen = js::document().and_then(|document| document.get_element_by_id(video));
        if let Some(screen) = screen {
            if !shown {
                js::set(&screen, "srcObject", stream);
                let _ = js::call(&screen, "play", &[]);
                shown = true;
            }
            // It throws until there is a picture.
            let codes = js::settled(js::call(&detector, "detect", &[screen.into()])).await;
            let codes = codes.ok().and_then(|codes| codes.dyn_into::<Array>().ok());
            for code in codes.unwrap_or_default() {
                if let Some(text) = js::get_text(&code, "rawValue")
                    && !scan.is_over()
                {
                    seen(Seen::Code(text));
                }
            }
        }
        rest().await;
    }
}

async fn rest() {
    let wait = Promise::new(&mut |done, _| {
        let done = Closure::once_into_js(move || {
            let _ = done.call0(&JsValue::UNDEFINED);
        });
        let _ = js::call(&js::window(), "setTimeout", &[done, f64::from(REST).into()]);
    });
    let _ = js::settled(Ok(wait.into())).await;
}
