//! The outcome of a procedure, part by part.

use leptos::prelude::*;

use crate::aid::{Outcome, Part, PartKind, Tone};
use crate::text::keys::app as t;

use super::icon::icon;
use super::rose::rose;
use crate::ui::erase::Views;
use crate::ui::figures;
use crate::ui::state::App;

/// One part of an outcome: the word or the number, its id, the tone.
fn came_to(app: App, part: &Part, figure: u16) -> (String, String, Tone) {
    let number = figure.to_string();
    match part.kind {
        PartKind::Count => (number.clone(), number, Tone::Plain),
        PartKind::Measure(unit) => {
            let measured = figures::measured(app, f32::from(figure), unit);
            (measured, number, Tone::Plain)
        }
        PartKind::Bearing => {
            let words = match figure {
                0 => app.t(t::DIRECTION_NONE),
                _ => app.say(t::dice_bearing(figure)),
            };
            (words, number, Tone::Plain)
        }
        PartKind::Words(words) => words.get(usize::from(figure)).map_or_else(
            || (String::new(), String::new(), Tone::Plain),
            |word| (app.t(word.label), word.id.to_owned(), word.tone),
        ),
    }
}

/// The parts of a result to show, each with its place; a quiet part only if it is not 0.
fn shown_parts(parts: &[Part], outcome: Outcome) -> impl Iterator<Item = (usize, &Part)> {
    let happened = move |(place, part): &(usize, &Part)| !part.quiet || outcome.figure(*place) > 0;
    parts.iter().enumerate().filter(happened)
}

/// The outcome as it is spoken.
pub fn spoken(app: App, parts: &[Part], outcome: Outcome) -> String {
    let parts = shown_parts(parts, outcome).map(|(index, part)| {
        let (text, ..) = came_to(app, part, outcome.figure(index));
        format!("{}: {text}", app.t(part.label))
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// The word or number of a part, with the mark of its tone. If a part is about a unit, `unit` gives
/// the unit's name, which is shown beside the part's own.
pub fn outcome(
    app: App,
    parts: &[Part],
    outcome: Outcome,
    unit: &dyn Fn(&Part) -> Option<String>,
) -> impl IntoView + use<> {
    let lines = shown_parts(parts, outcome)
        .map(|(index, part)| {
            let (text, id, tone) = came_to(app, part, outcome.figure(index));
            view! {
                <div class="outcome-part" data-part=part.id data-value=id>
                    <dt>
                        {app.t(part.label)}
                        {unit(part).map(|name| format!(": {name}"))}
                    </dt>
                    <dd class=tone_class(tone)>{tone_icon(tone)} <b>{text}</b></dd>
                </div>
            }
        })
        .views();
    view! {
        <dl class="outcome">{lines}</dl>
        {direction(app, parts, outcome)}
    }
}

/// The direction of an outcome that has one, with the distance.
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

/// The class of a tone; the shape comes from [`tone_icon`].
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
