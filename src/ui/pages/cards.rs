//! All cards of an army or of a side, to be printed and cut out.

use leptos::prelude::*;

use crate::address::Place;
use crate::aid::{Ruleset, Values};
use crate::battle::{Side, Unit};
use crate::browser::page;
use crate::text::keys::screens as s;

use super::armies::{self, head};
use super::side_of_desk;
use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::card::{Drawn, card_sheet};
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// The cards of an army.
pub fn of_army(app: App, ruleset: &'static Ruleset, id: u32) -> AnyView {
    app.fetch_armies();
    live(move || match app.army(id) {
        Some(army) => {
            let battle = army.battle(ruleset);
            sheets(
                app,
                ruleset,
                Place::Army(id),
                army.name,
                &army.units,
                &battle,
            )
        }
        None => armies::armies(app, ruleset),
    })
    .into_any()
}

/// The cards of a side of the battle that is open.
pub fn of_side(app: App, ruleset: &'static Ruleset, side: Side) -> AnyView {
    live(move || {
        let units = app.battle_state(|state| state.units.of(side).clone());
        let battle = app.battle_state(|state| state.battle_values(ruleset));
        let name = side_of_desk(app, side);
        sheets(app, ruleset, Place::Units, name, &units, &battle)
    })
    .into_any()
}

fn sheets(
    app: App,
    ruleset: &'static Ruleset,
    back: Place,
    name: String,
    units: &[Unit],
    battle: &Values,
) -> AnyView {
    let cards = units
        .iter()
        .filter_map(|unit| Drawn::when(ruleset, unit, battle))
        .map(|drawn| card_sheet(app, ruleset, &drawn))
        .views();
    view! {
        <article class="cards">
            {head(app, ruleset, back, name, ().into_any())}
            <p class="soft cards-how">{app.t(s::CARDS_HOW)}</p>
            <ul class="cards-all">{cards}</ul>
            <div class="action-bar">
                <button class="button primary" data-action="print" on:click=tap(page::print)>
                    {icon("print")}
                    {app.t(s::CARDS_PRINT)}
                </button>
            </div>
        </article>
    }
    .into_any()
}
