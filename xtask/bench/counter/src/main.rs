//! A counter, and nothing else. It signals that it is ready the same way as the
//! app.

use leptos::prelude::*;

fn main() {
    mount_to_body(counter);
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-ready", "true");
    }
}

fn counter() -> impl IntoView {
    let count = RwSignal::new(0);
    view! { <button on:click=move |_| count.update(|count| *count += 1)>{count}</button> }
}
