//! The calculators of a wargame; those of the current phase first.

use leptos::prelude::*;

use crate::aid::{Calculator, Ruleset};
use crate::text::keys::screens as s;

use super::calculator_link;
use crate::ui::erase::Views;
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

pub fn calculators(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    move || {
        let phase = app.battle_state(|state| state.phase(ruleset).map(|(_, phase)| phase));
        let now = phase.map_or_else(Vec::new, |phase| ruleset.calculators_of(phase));
        let others: Vec<&'static Calculator> = ruleset
            .calculators
            .iter()
            .filter(|calculator| !now.iter().any(|other| other.id == calculator.id))
            .collect();
        let list = move |calculators: Vec<&'static Calculator>| {
            let items = calculators
                .into_iter()
                .map(|calculator| {
                    view! {
                        <li>
                            <a
                                class="rows-link"
                                href=calculator_link(app, ruleset, calculator.id)
                                data-calculator=calculator.id
                            >
                                <span>
                                    <b>{app.t(calculator.title)}</b>
                                    <span class="soft">{app.t(calculator.summary)}</span>
                                </span>
                                {icon("next")}
                            </a>
                        </li>
                    }
                })
                .views();
            view! { <ul class="rows">{items}</ul> }
        };
        let phase_title = phase.map(|phase| app.t(phase.title));
        view! {
            <div>
                <h1>{app.t(s::CALCULATE)}</h1>
                {(!now.is_empty())
                    .then(|| {
                        view! {
                            <h2 class="margin-word">{phase_title}</h2>
                            {list(now)}
                            <h2 class="margin-word">{app.t(s::CALCULATE_OTHERS)}</h2>
                        }
                    })}
                {list(others)}
            </div>
        }
    }
}
