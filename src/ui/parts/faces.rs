//! A row of a result table as a bar of faces: the effect of each face of the
//! die, and which faces were rolled.

use leptos::prelude::*;

use crate::aid::ResultRow;
use crate::dice::{Bands, Reading, Roll};

use super::icon::icon;
use super::sums::cite;
use crate::ui::erase::Views;
use crate::ui::figures;
use crate::ui::state::App;

/// A row that is in use.
pub fn row(app: App, row: &ResultRow) -> Option<AnyView> {
    let Reading::Bands(bands) = &row.roll.reading else {
        return None;
    };
    let title = app.t(row.title);
    Some(
        view! {
            <section class="faces-row" data-row=row.cite>
                <h2 class="margin-word">{cite(app, row.cite, &title)} {title.clone()}</h2>
                {bar(app, &row.roll, bands, &[])}
            </section>
        }
        .into_any(),
    )
}

/// The faces of a roll, with the bands they belong to; those in `fell` are
/// marked.
pub fn bar(app: App, roll: &Roll, bands: &Bands, fell: &[u8]) -> AnyView {
    let (low, high) = roll.span();
    let band_of = |face: u32| roll.way_of(face);
    let cells = (low..=high)
        .map(|face| {
            let first = face == low || band_of(face) != band_of(face - 1);
            let marked = fell.iter().any(|fallen| u32::from(*fallen) == face);
            view! {
                <span
                    class=format!("faces-face faces-band-{}", band_of(face) % 6)
                    class:first=first
                    class:fell=marked
                    data-fell=marked.then_some("yes")
                >
                    {face}
                </span>
            }
        })
        .views();
    let legend = bands
        .rows()
        .iter()
        .enumerate()
        .filter_map(|(way, band)| {
            let (first, last) = roll.band(way)?;
            let hit = fell.iter().any(|face| band_of(u32::from(*face)) == way);
            Some(view! {
                <li class:fell=hit data-faces=format!("{first}-{last}")>
                    <span class=format!("faces-swatch faces-band-{}", way % 6)></span>
                    <b>{figures::span(first, last)}</b>
                    <span>{app.t(band.label)}</span>
                    {hit.then(|| icon("check"))}
                </li>
            })
        })
        .views();
    view! {
        <div class="faces" aria-hidden="true">{cells}</div>
        <ul class="faces-legend">{legend}</ul>
    }
    .into_any()
}
