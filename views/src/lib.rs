//! Leptos with elements of one type.
//!
//! In Leptos every element has a type of its own, made of its attributes and of what is in
//! it, and the code that draws it is compiled for each of them: fast, and large. Here an
//! element is an `Element`, whatever it is: one piece of code draws and patches them all
//! (`docs/decisions/0012-weight.md` has the figures).
//!
//! The app depends on this crate under the name `leptos`. The macro `view!` of Leptos writes
//! `::leptos::tachys::html::element::div().child(…).class(…)`, and so finds these elements in
//! the place of its own. Everything else is that of Leptos.
#![cfg(target_arch = "wasm32")]

mod attribute;
mod element;
mod node;

pub use leptos::*;

pub use attribute::{Class, IntoAttributeValue, Value};
pub use element::{Element, Filled};
pub use node::{Children, IntoRender, Node};

/// What the macro `view!` and the app import of Leptos.
pub mod prelude {
    // These shadow those of Leptos with the same names.
    pub use crate::{IntoAttributeValue, IntoRender, Node as View};
    pub use leptos::prelude::*;
}

/// What the macro `view!` names.
pub mod tachys {
    pub use leptos::tachys::*;

    /// HTML.
    pub mod html {
        pub use leptos::tachys::html::*;

        /// Elements by their tags.
        pub mod element {
            pub use crate::element::html::*;
        }
    }

    /// SVG.
    pub mod svg {
        pub use crate::element::svg::*;
        pub use leptos::tachys::svg::InertElement;
    }
}
