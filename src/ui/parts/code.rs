//! A QR code, drawn for a camera: dark on light in every theme.

use leptos::prelude::*;

use crate::battle::parcel::code::Code;

/// A code with an alternative text.
pub fn code(code: &Code, label: String) -> AnyView {
    let side = code.side();
    view! {
        <svg
            class="code"
            role="img"
            aria-label=label
            viewBox=format!("0 0 {side} {side}")
            shape-rendering="crispEdges"
        >
            <path d=code.path()></path>
        </svg>
    }
    .into_any()
}
