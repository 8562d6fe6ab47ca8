//! Icons from the sprites: those of home and the frame are in the page
//! (`assets/icons.svg`), those of all other screens here.

use leptos::prelude::*;

use crate::browser::page;

/// Adds the icons of all screens but home to the page, once.
pub fn unpack() {
    page::add_sprite("screen-icons", include_str!("../../../assets/screen-icons.svg"));
}

/// An icon by its name; purely decorative: the words are beside it or in the label of its
/// button.
pub fn icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" width="24" height="24" aria-hidden="true">
            <use href=format!("#icon-{name}")></use>
        </svg>
    }
}
