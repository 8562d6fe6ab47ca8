//! Leptos with a single type for all elements.
//!
//! In Leptos every element has its own type, made up of its attributes and its children, and
//! the drawing code is compiled for each of them: fast, but large. Here every element is an
//! `Element`: one piece of code draws and patches them all (`docs/decisions/0012-weight.md`
//! has the figures).
//!
//! The app depends on this crate under the name `leptos`. The macro `view!` of Leptos writes
//! `::leptos::tachys::html::element::div().child(…).class(…)`, and so finds these elements
//! instead of its own. Everything else comes from Leptos.
#![cfg(target_arch = "wasm32")]

mod attribute;
mod element;
mod node;

pub use leptos::*;

pub use attribute::{Class, IntoAttributeValue, Value};
pub use element::{Element, Filled};
pub use node::{Children, IntoRender, Node};

/// The items that the macro `view!` and the app import from Leptos.
pub mod prelude {
    // These shadow those of Leptos with the same names.
    pub use crate::{IntoAttributeValue, IntoRender, Node as View};
    pub use leptos::prelude::*;
}

/// The paths that the macro `view!` uses.
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
