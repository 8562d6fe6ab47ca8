//! Icons from the sprite of `assets/icons.svg`.

use leptos::prelude::*;

/// An icon by its name in the sprite; purely decorative, the words are beside
/// it or in the label of its button.
pub fn icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" width="24" height="24" aria-hidden="true">
            <use href=format!("#icon-{name}")></use>
        </svg>
    }
}
