//! How each unit moved, and what an order lets it do: for each unit a row of buttons, one tap.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::Ruleset;
use crate::battle::Action;
use crate::text::keys::screens as s;

use crate::ui::erase::{Views, tap};
use crate::ui::pages::turn::Lead;
use crate::ui::pages::{Origin, units};
use crate::ui::state::App;

/// The units of the side whose turn it is, in a phase in which they move. Of the units that need an
/// order, only those that hold one are listed, with the main calculators of the phase.
pub fn moves(app: App, ruleset: &'static Ruleset, main: &[Lead]) -> Option<AnyView> {
    let acts = &ruleset.tracker.acts;
    let units: Vec<_> = app.battle_state(|battle_state| {
        let stage = battle_state.turn.phase.as_str();
        if !acts.move_stages.contains(&stage) {
            return Vec::new();
        }
        let notes_acts = battle_state.phase(ruleset).is_some_and(|(_, phase)| phase.units_act);
        let units = battle_state.units.of(battle_state.turn.side).iter();
        units
            .map(|unit| {
                let acted = !notes_acts || battle_state.turn.acted.contains(&unit.id);
                (unit.id, unit.name.clone(), unit.values(ruleset), acted)
            })
            // On its last action a unit stops holding its order.
            .filter(|(.., values, acted)| !*acted || (acts.holds)(values).is_empty())
            .collect()
    });
    let mut ordered = false;
    let side = app.battle_state(|state| state.turn.side);
    let rows = units
        .into_iter()
        .filter_map(|(unit, name, values, acted)| {
            let holds: Vec<String> =
                (acts.holds)(&values).into_iter().map(|words| app.say(words)).collect();
            let is_ordered = !holds.is_empty();
            ordered |= is_ordered;
            let leads = main.iter().filter(|_| is_ordered);
            let leads = leads
                .filter_map(|lead| lead.opening_for(ruleset, unit))
                .filter_map(|opening| {
                    let origin = Origin::about(Some((side, unit)));
                    units::opening_chip(app, ruleset, opening, origin)
                })
                .views();
            let holds = holds.join(" · ");
            let holds = is_ordered.then(|| view! { " " <span class="soft">{holds}</span> });
            let fitting = acts.moves.iter().enumerate();
            let buttons = fitting
                .filter(|(_, how)| (how.fits)(&values))
                .map(|(place, how)| {
                    let barred = (how.blocked_by)(&values).map(|note| app.say(note.phrase));
                    // Standing still, the first of the moves, is on only if it was recorded: a unit
                    // that has done nothing yet has the same state.
                    let on = how.holds(&values) && (place > 0 || acted);
                    let label = format!("{name}: {}", app.t(how.label));
                    let is_barred = barred.is_some();
                    view! {
                        <button
                            class="turn-move"
                            role=(!is_ordered).then_some("radio")
                            aria-checked=(!is_ordered).then(|| on.to_string())
                            aria-disabled=is_barred.to_string()
                            aria-label=label
                            data-move=how.id
                            on:click=tap(move || {
                                if let Some(why) = &barred {
                                    app.say_for_a_while(why.clone());
                                } else {
                                    app.act(Action::Move { side, unit, how: how.id.to_owned() });
                                }
                            })
                        >
                            {app.t(how.label)}
                        </button>
                    }
                })
                .views();
            (!buttons.is_empty()).then(|| {
                view! {
                    <li data-moves=unit>
                        <a href=Screen::In(ruleset.id, Place::Unit(side, unit)).hash()>
                            {name.clone()}
                        </a>
                        {holds}
                        <div class="turn-move-row" role=if is_ordered { "group" } else { "radiogroup" } aria-label=name>
                            {buttons}
                        </div>
                        {(!leads.is_empty()).then(|| view! { <div class="chip-row">{leads}</div> })}
                    </li>
                }
            })
        })
        .views();
    let title = if ordered { s::TURN_ORDERED } else { s::TURN_MOVES };
    (!rows.is_empty()).then(|| {
        view! {
            <section class="turn-moves">
                <h2 class="margin-word">{app.t(title)}</h2>
                <ul>{rows}</ul>
            </section>
        }
        .into_any()
    })
}
