//! What a procedure came to, part by part.

use leptos::prelude::*;

use crate::aid::{Outcome, Part, PartKind, Tone};

use super::icon::icon;
use crate::ui::erase::Views;
use crate::ui::state::App;

/// The word or number of a part, with the mark of its tone.
pub fn outcome(app: App, parts: &[Part], outcome: Outcome) -> impl IntoView + use<> {
    let lines = parts
        .iter()
        .enumerate()
        .map(|(index, part)| {
            let figure = outcome.figure(index);
            let (text, id, tone) = match part.kind {
                PartKind::Count => (figure.to_string(), figure.to_string(), Tone::Plain),
                PartKind::Words(words) => words.get(usize::from(figure)).map_or_else(
                    || (String::new(), String::new(), Tone::Plain),
                    |word| (app.t(word.label), word.id.to_owned(), word.tone),
                ),
            };
            view! {
                <div class="outcome-part" data-part=part.id data-value=id>
                    <dt>{app.t(part.label)}</dt>
                    <dd class=tone_class(tone)>{tone_icon(tone)} <b>{text}</b></dd>
                </div>
            }
        })
        .views();
    view! {
        <div role="status">
            <dl class="outcome">{lines}</dl>
        </div>
    }
}

/// The class of a tone; the shape comes with [`tone_icon`].
pub const fn tone_class(tone: Tone) -> &'static str {
    match tone {
        Tone::Good => "good",
        Tone::Bad => "bad",
        Tone::Plain => "plain",
    }
}

/// The shape of a tone.
pub fn tone_icon(tone: Tone) -> Option<impl IntoView> {
    match tone {
        Tone::Good => Some(icon("check")),
        Tone::Bad => Some(icon("close")),
        Tone::Plain => None,
    }
}
