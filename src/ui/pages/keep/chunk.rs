//! The contents of the chunk with these pages.

use leptos::prelude::*;

use crate::chunk::{Chunk, chunk};

use super::{Asked, inside, open, out};
use crate::ui::state::App;

/// The pages, once loaded.
pub static HAND: Chunk<Hand> = chunk!(hand, Hand, ALL);

/// The functions that the other screens call.
pub struct Hand {
    /// A page.
    pub page: fn(App, Asked) -> AnyView,
}

static ALL: Hand = Hand {
    page: |app, asked| match asked {
        Asked::All => open::all(app),
        Asked::Shared => open::shared(app),
        Asked::One(handed) => out::one(app, handed),
        Asked::Situation(ruleset, place) => out::situation(app, ruleset, place),
        Asked::Taken(packed) => inside::taken(app, &packed),
    },
};
