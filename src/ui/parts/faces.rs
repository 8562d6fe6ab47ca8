//! A row of a result table: the ruler of its roll, the effect of each total, and which totals were
//! rolled.

use leptos::prelude::*;

use crate::aid::ResultRow;
use crate::dice::{Bands, Reading, Roll};

use super::icon::icon;
use super::ruler::{Need, ruler};
use super::sums::cite;
use crate::ui::erase::Views;
use crate::ui::figures;
use crate::ui::state::App;

/// A row that the present answers use, before any roll.
pub fn row(app: App, row: &ResultRow) -> Option<AnyView> {
    let Reading::Bands(bands) = &row.roll.reading else { return None };
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

/// The ruler of a roll on a result table, and the meaning of each row under it; those rolled are
/// marked.
pub fn bar(app: App, roll: &Roll, bands: &Bands, fell: &[u32]) -> AnyView {
    let legend = bands
        .rows()
        .iter()
        .enumerate()
        .filter_map(|(way, band)| {
            let (first, last) = roll.band(way)?;
            let hit = fell.iter().any(|total| roll.way_of(*total) == way);
            Some(view! {
                <li class:fell=hit data-faces=format!("{first}-{last}")>
                    <span class=format!("faces-swatch ruler-band-{}", way % 6)></span>
                    <b>{figures::span(first, last)}</b>
                    <span>{app.t(band.label)}</span>
                    {hit.then(|| icon("check"))}
                </li>
            })
        })
        .views();
    view! {
        <div aria-hidden="true">{ruler(app, roll, Need::Table, fell)}</div>
        <ul class="faces-legend">{legend}</ul>
    }
    .into_any()
}
