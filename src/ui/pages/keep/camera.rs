//! The camera of this phone, reading the codes of another.

use leptos::prelude::*;

use crate::address::Screen;
use crate::battle::parcel::link::{self, Joined, Piece, Waiting};
use crate::browser::page;
use crate::browser::scan::{self, Seen};
use crate::text::keys::screens as s;

use super::inside::pieces;
use super::{button, words, wrong};
use crate::ui::erase::live;
use crate::ui::state::App;

/// The state of the camera.
#[derive(Clone, PartialEq, Eq)]
enum Camera {
    Off,
    /// It is looking for codes. Once one has been read: the missing ones, and how many there are in
    /// all.
    Looks(Option<(Vec<usize>, usize)>),
    Refused,
}

/// Reads codes if the browser can; otherwise nothing is shown.
pub fn camera(app: App) -> Option<AnyView> {
    scan::is_supported().then(|| {
        let camera = RwSignal::new(Camera::Off);
        let on = Memo::new(move |_| matches!(camera.get(), Camera::Looks(_)));
        // The running camera is not redrawn while pieces arrive.
        live(move || {
            if on.get() {
                return untrack(|| looks(app, camera));
            }
            let start = move || {
                page::keep_focus();
                camera.set(Camera::Looks(None));
            };
            let refused = (camera.get() == Camera::Refused)
                .then(|| wrong("camera", app.t(s::KEEP_SCAN_REFUSED)));
            view! {
                {button(app.t(s::KEEP_SCAN), "scan", "search", None, Box::new(start))}
                {refused}
            }
            .into_any()
        })
        .into_any()
    })
}

fn looks(app: App, camera: RwSignal<Camera>) -> AnyView {
    let scan = scan::scan("keep-video", move |seen| match seen {
        Seen::Refused => camera.set(Camera::Refused),
        Seen::Code(text) => read(app, camera, &text),
    });
    on_cleanup(move || scan.stop());
    let stop = move || {
        page::keep_focus();
        camera.set(Camera::Off);
    };
    view! {
        {words(app.t(s::KEEP_SCAN_HOW))}
        <video class="keep-video" id="keep-video" playsinline="" muted=""></video>
        {live(move || match camera.get() {
            Camera::Looks(Some((missing, count))) => pieces(app, &missing, count),
            _ => ().into_any(),
        })}
        {button(app.t(s::KEEP_SCAN_STOP), "scan-stop", "", None, Box::new(stop))}
    }
    .into_any()
}

/// Handles a code that was seen; foreign codes are ignored.
fn read(app: App, camera: RwSignal<Camera>, text: &str) {
    let Some(packed) = link::within(text) else { return };
    let Ok(piece) = Piece::read(packed) else { return };
    let (mut waiting, _) = Waiting::load(&|key| app.storage.read(key));
    let joined = waiting.add(&piece);
    app.write(waiting.changes());
    if let Ok(Joined::Missing(missing, count)) = joined {
        let now = Camera::Looks(Some((missing, count)));
        if camera.get_untracked() != now {
            camera.set(now);
        }
    } else {
        // Complete, or invalid: the next page says which.
        camera.set(Camera::Off);
        page::set_hash(&Screen::Take(packed.to_owned()).hash());
    }
}
