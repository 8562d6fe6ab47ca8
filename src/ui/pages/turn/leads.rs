//! The main calculators of the phase, with the units that may act in them.

use leptos::prelude::*;

use crate::aid::{Calculator, Note, Opening, Role, Ruleset, Standing};
use crate::battle::{Answers, Side};
use crate::sorting::sort_short_by_key;
use crate::text::keys::screens as s;

use crate::ui::erase::{Views, tap};
use crate::ui::pages::{Origin, open};
use crate::ui::parts::icon::icon;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

/// The tapped chip of a unit that has acted: its calculator, and the unit.
pub type Asked = RwSignal<Option<(&'static str, u32)>>;

/// A main calculator of the phase, with its units: first those that may act, last those that
/// have acted.
#[derive(Clone, PartialEq)]
pub struct Lead {
    pub calculator: &'static str,
    side: Side,
    units: Vec<Actor>,
}

impl Lead {
    /// How a unit acts in the calculator; `None` if it cannot, or may not now.
    pub fn opening_for(&self, ruleset: &Ruleset, unit: u32) -> Option<Opening> {
        let mut units = self.units.iter();
        units.find(|one| one.number == unit && !one.acted && one.why.is_none())?;
        let calculator = ruleset.calculator(self.calculator)?;
        let role = calculator.roles.first()?;
        Some(Opening { label: role.listed, ..Opening::plain(calculator.id).role(role) })
    }
}

/// A unit that can act in a calculator.
#[derive(Clone, PartialEq)]
pub struct Actor {
    number: u32,
    name: String,
    acted: bool,
    /// Whether an order still lets it act.
    holds: bool,
    /// Why it counts as having acted, or may not act.
    why: Option<Note>,
}

/// The main calculators of the phase, without those that no unit of the side whose turn it is
/// can use.
pub fn main_calculators(app: App, ruleset: &'static Ruleset) -> Vec<Lead> {
    let house = app.house(ruleset);
    app.battle_state(|state| {
        let phase = state.phase(ruleset).map(|(_, phase)| phase);
        let calculators = phase.into_iter().flat_map(|phase| phase.leads);
        let calculators = calculators.filter_map(|id| ruleset.calculator(id));
        let lead = |calculator: &'static Calculator| {
            let cast = state.cast(calculator, &Answers::new(), ruleset);
            let role = calculator.roles.first();
            let side = role.map_or(state.turn.side, |role| cast.side_of(role.of));
            let actor = |role: &Role, unit: &Standing| {
                let refused = || state.refuses_first(calculator, unit.number, &house, ruleset);
                let why = state.done_with(unit, ruleset);
                Some(Actor {
                    holds: !(ruleset.tracker.acts.holds)(&unit.state).is_empty(),
                    number: unit.number,
                    name: state.unit(unit.number)?.1.name.clone(),
                    acted: why.is_some() || state.turn.acted.contains(&unit.number),
                    why: why.or_else(|| (role.blocked_by)(&cast, unit)).or_else(refused),
                })
            };
            let of_role = |role: &'static Role| {
                let units = cast.units.iter().filter(|unit| unit.side == side);
                let units = units.filter(|unit| (role.eligible)(&unit.state));
                units.filter_map(|unit| actor(role, unit)).collect()
            };
            let mut units: Vec<Actor> = role.map(of_role).unwrap_or_default();
            sort_short_by_key(&mut units, |unit| (unit.acted, unit.why.is_some(), !unit.holds));
            let listed = role.is_none() || !units.is_empty();
            (listed || state.units.of(state.turn.side).is_empty()).then_some(Lead {
                calculator: calculator.id,
                side,
                units,
            })
        };
        calculators.filter_map(lead).collect()
    })
}

/// The main calculators of the phase, each with the units that may act in it.
pub fn leads(
    app: App,
    ruleset: &'static Ruleset,
    main: &[Lead],
    asked: Asked,
) -> Option<impl IntoView + use<>> {
    let known = app.battle_state(|state| state.of_side(state.turn.side, ruleset));
    let rows = main
        .iter()
        .filter_map(|lead| {
            let calculator = ruleset.calculator(lead.calculator)?;
            let known = known.iter().find(|opening| opening.calculator == calculator.id);
            let opening = known.cloned().unwrap_or_else(|| Opening::plain(calculator.id));
            let who = who_acts(app, ruleset, lead, &opening, asked);
            let title = app.t(calculator.title);
            let plain = who.is_none().then(|| {
                view! {
                    <button
                        class="button"
                        data-opens=calculator.id
                        on:click=tap(move || open(app, ruleset, &opening, &Origin::default()))
                    >
                        {icon("calculate")}
                        {title}
                    </button>
                }
            });
            Some(view! { <li class="turn-lead">{plain} {who}</li> })
        })
        .views();
    (!rows.is_empty()).then(|| view! { <ul class="turn-leads">{rows}</ul> })
}

/// The units that take the first role of a calculator: a tap opens it with that unit. For a
/// unit that has acted, it shows the rule, and the player may record another action all the
/// same.
pub fn who_acts(
    app: App,
    ruleset: &'static Ruleset,
    lead: &Lead,
    opening: &Opening,
    asked: Asked,
) -> Option<AnyView> {
    let calculator = ruleset.calculator(lead.calculator)?;
    let role = calculator.roles.first()?;
    let side = lead.side;
    let plain = opening.clone();
    let mut late = None;
    let chips = lead
        .units
        .iter()
        .cloned()
        .map(|Actor { number, name, acted, why, .. }| {
            let opening = opening.clone().role(role);
            let here = (lead.calculator, number);
            let is_asked = acted && asked.get() == Some(here);
            if is_asked {
                late = Some(already_acted(app, ruleset, &name, why.as_ref(), (&opening, side, number)));
            }
            let barred = why.is_some() && !acted;
            let title = why.map(|note| app.say(note.phrase));
            let word = acted.then(|| {
                view! { {icon("check")} <s>{name.clone()}</s> " " <small>{app.t(s::TURN_ACTED)}</small> }
            });
            view! {
                <button
                    class="chip"
                    class:barred=barred
                    class:acted=acted
                    title=title
                    data-unit=number
                    aria-expanded=acted.then(|| is_asked.to_string())
                    on:click=tap(move || {
                        if acted {
                            asked.set((!is_asked).then_some(here));
                        } else {
                            open(app, ruleset, &opening, &Origin::about(Some((side, number))));
                        }
                    })
                >
                    {if let Some(word) = word { word.into_any() } else { name.into_any() }}
                </button>
            }
        })
        .views();
    (!chips.is_empty()).then(|| {
        view! {
            // The label alone ("Which unit") would not say for what.
            <p class="margin-word">{app.t(calculator.title)} " · " {app.t(role.label)}</p>
            // Below the chips it could be hidden by the bar at the bottom.
            {late}
            <div class="chip-row">
                {chips}
                <button
                    class="chip"
                    data-opens=calculator.id
                    aria-label=format!("{}: {}", app.t(calculator.title), app.t(s::TURN_ANOTHER))
                    on:click=tap(move || open(app, ruleset, &plain, &Origin::default()))
                >
                    {icon("calculate")}
                    {app.t(s::TURN_ANOTHER)}
                </button>
            </div>
        }
        .into_any()
    })
}

/// Why a unit has acted, and a button to record another action all the same.
pub fn already_acted(
    app: App,
    ruleset: &'static Ruleset,
    name: &str,
    why: Option<&Note>,
    (opening, side, unit): (&Opening, Side, u32),
) -> AnyView {
    let (words, rule) = match why {
        Some(note) => {
            let words = app.say(note.phrase.clone());
            (words.clone(), Some(cite(app, note.cite, &words)))
        }
        None => (app.t(s::UNIT_ACTED), None),
    };
    let opening = opening.clone();
    view! {
        <div class="turn-late">
            <p><b>{name.to_owned()}</b> ": " {words}</p>
            {rule}
            <button
                class="button small"
                data-action="told-late"
                on:click=tap(move || {
                    app.anyway.set(true);
                    open(app, ruleset, &opening, &Origin::about(Some((side, unit))));
                })
            >
                {app.t(s::TURN_TOLD_LATE)}
            </button>
        </div>
    }
    .into_any()
}
