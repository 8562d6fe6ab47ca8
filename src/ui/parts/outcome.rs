//! What a procedure came to, part by part.

use leptos::prelude::*;

use crate::aid::{Outcome, Part, PartKind, Tone};
use crate::text::keys::app as t;

use super::icon::icon;
use super::rose::rose;
use crate::ui::erase::Views;
use crate::ui::figures;
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
                PartKind::Measure(unit) => (
                    figures::measured(app, f32::from(figure), unit),
                    figure.to_string(),
                    Tone::Plain,
                ),
                PartKind::Bearing => (
                    match figure {
                        0 => app.t(t::DIRECTION_NONE),
                        _ => app.say(t::dice_bearing(figure)),
                    },
                    figure.to_string(),
                    Tone::Plain,
                ),
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
            {direction(app, parts, outcome)}
        </div>
    }
}

/// The direction of an outcome that has one, with how far that way.
fn direction(app: App, parts: &[Part], outcome: Outcome) -> Option<AnyView> {
    let of_parts = || parts.iter().zip(outcome.0);
    let degrees = of_parts().find_map(|(part, figure)| {
        (part.kind == PartKind::Bearing && figure > 0).then_some(figure)
    })?;
    let distance = of_parts().find_map(|(part, figure)| match part.kind {
        PartKind::Measure(unit) => Some(figures::measured(app, f32::from(figure), unit)),
        _ => None,
    });
    Some(rose(app, degrees, distance))
}

/// The class of a tone; the shape comes with [`tone_icon`].
pub const fn tone_class(tone: Tone) -> &'static str {
    match tone {
        Tone::Good => "good",
        Tone::Bad => "bad",
        Tone::Plain => "",
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
