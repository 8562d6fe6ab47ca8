//! Icons from the sprites: of home and the frame in the page (`assets/icons.svg`), of all
//! other screens here.

use leptos::prelude::*;

use crate::browser::page;

/// Puts the icons of all screens but home on the page, once.
pub fn unpack() {
    page::add_sprite("screen-icons", include_str!("../../../assets/screen-icons.svg"));
}

/// An icon by its name; purely decorative, the words are beside
/// it or in the label of its button.
pub fn icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" width="24" height="24" aria-hidden="true">
            <use href=format!("#icon-{name}")></use>
        </svg>
    }
}
