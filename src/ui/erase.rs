//! Views and handlers behind one pointer type each.
//!
//! Leptos compiles its drawing code again for every type of view and of closure. The app does not
//! need the speed that this gains, but the phone has to download the code: so views that are
//! redrawn, listed or tapped go through these helpers and have the same type everywhere.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// A piece of a view that is redrawn when the signals it reads change.
pub fn live<V: IntoView + 'static>(
    draw: impl Fn() -> V + Send + 'static,
) -> Box<dyn FnMut() -> AnyView + Send> {
    Box::new(move || draw().into_any())
}

/// The handler of a tap.
pub fn tap(act: impl Fn() + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(move |_| act())
}

/// Views of one type, to be drawn one after another.
pub trait Views {
    /// Collects them into a list.
    fn views(self) -> Vec<AnyView>;
}

impl<V: IntoView + 'static, I: IntoIterator<Item = V>> Views for I {
    fn views(self) -> Vec<AnyView> {
        self.into_iter().map(IntoAny::into_any).collect()
    }
}
