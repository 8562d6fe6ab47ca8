//! Tables of the sheet.

use leptos::prelude::*;

use crate::aid::Table;

use crate::ui::erase::Views;
use crate::ui::figures;
use crate::ui::state::App;

/// A table with its title; wide ones scroll in their own box.
pub fn table(app: App, table: &'static Table) -> impl IntoView {
    let head = table.head.iter().map(|text| view! { <th scope="col">{app.t(*text)}</th> }).views();
    let rows = table
        .rows
        .iter()
        .map(|row| {
            let cells = row
                .iter()
                .enumerate()
                .map(|(index, cell)| {
                    let words = figures::cell(app, cell);
                    if index == 0 {
                        view! { <th scope="row">{words}</th> }.into_any()
                    } else {
                        view! { <td>{words}</td> }.into_any()
                    }
                })
                .views();
            view! { <tr>{cells}</tr> }
        })
        .views();
    let title = app.t(table.title);
    view! {
        <figure class="table" id=table.cite data-cite=table.cite>
            <figcaption>{title.clone()}</figcaption>
            <div class="table-scroll" tabindex="0" role="region" aria-label=title>
                <table>
                    <thead>
                        <tr>{head}</tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </figure>
    }
}
