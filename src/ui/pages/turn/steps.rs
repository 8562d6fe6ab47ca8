//! The steps of the phase, and the units that acted in it.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::{Calculator, Field, Note, Opening, Phase, PhaseKind, Ruleset, Step, Whose};
use crate::battle::{Action, BattleState, Side, Unit};
use crate::text::keys::screens as s;

use crate::ui::erase::{Views, tap};
use crate::ui::pages::battle_map::played;
use crate::ui::pages::{Origin, calculator_link, side_in_battle, units};
use crate::ui::parts::form::question;
use crate::ui::parts::icon::icon;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

use super::leads::Lead;

pub fn steps(app: App, ruleset: &'static Ruleset, main: &[Lead]) -> Option<impl IntoView + use<>> {
    let house = app.house(ruleset);
    let (phase, done, steps) = app.battle_state(|battle_state| {
        let phase = battle_state.phase(ruleset)?.1;
        let steps: Vec<_> = battle_state.view(ruleset, |view| {
            let steps = phase.steps.iter().filter(|step| step.matters(view, &house));
            let said = |step: &Step| step.says.map(|says| says(view)).unwrap_or_default();
            let with_all = |step| (step, said(step), step.can_come_up(view));
            steps.map(with_all).collect()
        });
        Some((phase, battle_state.turn.done.clone(), steps))
    })?;
    let left = steps.iter().filter(|(step, _, comes_up)| *comes_up && step.is_left(&done)).count();
    let active = match played(app, ruleset) {
        Some(played) if matches!(phase.kind, PhaseKind::SetUp | PhaseKind::Over) => played.attacker,
        _ => app.battle_state(|state| state.turn.side),
    };
    let stage = Stage {
        app,
        ruleset,
        phase,
        active,
        known: [active, active.other()].map(|side| {
            app.battle_state(|state| {
                let mut known = state.of_side(side, ruleset);
                known.extend(state.view(ruleset, |view| (ruleset.missions.known)(view, side)));
                known
            })
        }),
        above: main.iter().map(|lead| lead.calculator).collect(),
    };
    let list = |there: bool| {
        let mut under = None;
        let steps = steps.iter().filter(|(_, _, comes_up)| *comes_up == there);
        steps
            .map(|(one, notes, _)| {
                let heading = (one.under != under)
                    .then_some(one.under)
                    .flatten()
                    .map(|title| view! { <li class="turn-under margin-word">{app.t(title)}</li> });
                under = one.under;
                view! {
                    {heading}
                    {stage.step(one, done.contains(one.id), notes)}
                }
            })
            .views()
    };
    let (items, folded) = (list(true), list(false));
    let folded = (!folded.is_empty()).then(|| {
        let words = app.say(s::turn_steps_folded(folded.len()));
        view! {
            <details class="form-group" data-action="more-steps">
                <summary class="margin-word">{words}</summary>
                <ul>{folded}</ul>
            </details>
        }
    });
    let to_do = phase.kind != PhaseKind::Over;
    // In phases of the other kinds, the name is the title of the page.
    let named = matches!(phase.kind, PhaseKind::Turn | PhaseKind::Question);
    Some(view! {
        <section data-stage=phase.id>
            {to_do.then(|| view! {
                <h2 class="turn-title">
                    {named.then(|| app.t(phase.title))} " "
                    <span class="soft">{app.say(s::turn_steps_left(left))}</span>
                </h2>
            })}
            <ul>{items}</ul>
            {folded}
        </section>
    })
}

/// The stage whose steps are shown.
pub struct Stage {
    app: App,
    ruleset: &'static Ruleset,
    phase: &'static Phase,
    /// The side that "active" means in its steps.
    active: Side,
    /// Calculators with known answers: for the active side, and for the other.
    known: [Vec<Opening>; 2],
    /// The main calculators of the phase, which are above its steps.
    above: Vec<&'static str>,
}

impl Stage {
    fn step(&self, step: &'static Step, done: bool, notes: &[Note]) -> impl IntoView + use<> {
        let app = self.app;
        let words = app.t(step.text);
        let rules = step.cites.first().map(|first| cite(app, first, &words));
        let tools = self.tools(step);
        let notes = notes
            .iter()
            .map(|note| {
                let words = app.say(note.phrase.clone());
                view! { <li>{words.clone()} " " {cite(app, note.cite, &words)}</li> }
            })
            .views();
        let line = if step.is_fact {
            view! { <p class="turn-words">{words}</p> }.into_any()
        } else if self.phase.kind == PhaseKind::Over {
            view! { <h2 class="turn-words">{words}</h2> }.into_any()
        } else {
            let whose = self.whose(step);
            view! {
                <button
                    class="turn-check"
                    role="checkbox"
                    aria-checked=done.to_string()
                    on:click=tap(move || {
                        app.act(Action::StepDone { step: step.id.to_owned(), done: !done });
                    })
                >
                    <span class="field-mark">{done.then(|| icon("check"))}</span>
                    <span class="turn-words">
                        {words}
                        {whose.map(|whose| view! { " " <span class="turn-whose">{whose}</span> })}
                    </span>
                </button>
            }
            .into_any()
        };
        view! {
            <li class="turn-step" class:done=done data-step=step.id>
                {line}
                {rules}
                {(!notes.is_empty()).then(|| view! { <ul class="turn-notes">{notes}</ul> })}
                {self.asks(step)}
                {self.marks(step)}
                {(!tools.is_empty()).then(|| view! { <div class="turn-tools">{tools}</div> })}
            </li>
        }
    }

    /// Whose step it is, if it must be shown: always in a set-up, and by name.
    fn whose(&self, step: &Step) -> Option<String> {
        let app = self.app;
        let name = |side| side_in_battle(app, side);
        match (step.whose, self.phase.kind) {
            (Whose::Active, PhaseKind::SetUp) => Some(name(self.active)),
            (Whose::Opponent, PhaseKind::SetUp) => Some(name(self.active.other())),
            (Whose::Active, _) => None,
            (Whose::Opponent, _) => Some(app.t(s::TURN_OPPONENT_STEP)),
            (Whose::Both, _) => Some(app.t(s::TURN_BOTH_STEP)),
        }
    }

    /// The calculators that the step opens, with the known answers of the side.
    fn tools(&self, step: &'static Step) -> Vec<AnyView> {
        let (app, ruleset) = (self.app, self.ruleset);
        // In a turn, the known answers are always those of the side whose turn it is.
        let other = self.phase.kind == PhaseKind::SetUp && step.whose == Whose::Opponent;
        let known = &self.known[usize::from(other)];
        // The unit that acts, in games where units do so one by one.
        let acting = app.battle_state(|battle_state| {
            let (side, unit) = battle_state.unit(battle_state.turn.unit?)?;
            Some((side, unit.id, unit.values(ruleset)))
        });
        let fits = |calculator: &&Calculator| match (&acting, calculator.roles.first()) {
            (Some((_, _, unit)), Some(role)) => (role.eligible)(unit),
            _ => true,
        };
        let acting = acting.as_ref().map(|(side, unit, _)| (*side, *unit));
        let has_units = app.battle_state(|battle_state| {
            Side::ALL.iter().any(|side| !battle_state.units.of(*side).is_empty())
        });
        // The phase's main calculators are already above its steps.
        (step.calculators.iter())
            .filter(|id| !self.above.contains(id))
            .filter_map(|id| ruleset.calculator(id))
            .filter(fits)
            .map(|calculator| {
                let mut known = known.iter();
                let known = known.find(|opening| opening.calculator == calculator.id);
                let takes_units = !calculator.roles.is_empty() && has_units;
                if takes_units || known.is_some() {
                    let opening = known.cloned();
                    let opening = opening.unwrap_or_else(|| Opening::plain(calculator.id));
                    let acting = acting.filter(|_| takes_units);
                    return units::opening_chip(app, ruleset, opening, Origin::about(acting))
                        .into_any();
                }
                view! {
                    <a class="chip" href=calculator_link(app, ruleset, calculator.id)>
                        {icon("calculate")}
                        {app.t(calculator.title)}
                    </a>
                }
                .into_any()
            })
            .collect()
    }

    /// The questions about the battle as a whole that are answered here.
    fn asks(&self, step: &'static Step) -> Option<impl IntoView + use<>> {
        let (app, ruleset) = (self.app, self.ruleset);
        let fields = ruleset.tracker.battle_fields;
        let values =
            Memo::new(move |_| Some(app.battle_state(|state| state.battle_values(ruleset))));
        let answer = Callback::new(move |(field, to): (&'static Field, i16)| {
            app.act(Action::SetBattle { field: field.id.to_string(), value: field.write(to) });
        });
        let questions = step
            .asks
            .iter()
            .map(|place| {
                let field = &fields[*place];
                let matters = values.with_untracked(|values| {
                    values.as_ref().is_some_and(|values| field.matters(values.all()))
                });
                // The heading says which of several similar questions this is.
                let of = (matters && field.id.nth > 0)
                    .then(|| view! { <h3 class="margin-word">{app.t(field.group)}</h3> });
                view! {
                    {of}
                    {question(app, field, *place, values, answer)}
                }
            })
            .views();
        (!questions.is_empty())
            .then(|| view! { <div class="form-questions turn-asks">{questions}</div> })
    }

    /// A switch for each unit of the player whose step it is.
    fn marks(&self, step: &'static Step) -> Option<impl IntoView + use<>> {
        let (app, ruleset) = (self.app, self.ruleset);
        let mark = step.marks?();
        let field = ruleset.tracker.fields.get(mark.field)?;
        let sides: &[Side] = match step.whose {
            Whose::Active => &[self.active],
            Whose::Opponent => &[self.active.other()],
            Whose::Both => &[self.active, self.active.other()],
        };
        let switches = app
            .battle_state(|battle_state| {
                let of = |side: &Side| {
                    let side = *side;
                    let units = battle_state.units.of(side).iter();
                    let shown = units.map(|unit| (unit, unit.values(ruleset)));
                    let shown = shown
                        .filter(|(_, values)| field.matters(values.all()) && mark.offers(values));
                    shown
                        .map(|(unit, values)| {
                            (side, unit.id, unit.name.clone(), mark.is_on(&values))
                        })
                        .collect::<Vec<_>>()
                };
                sides.iter().flat_map(of).collect::<Vec<_>>()
            })
            .into_iter()
            .map(|(side, unit, name, marked)| {
                let to = if marked { field.default } else { mark.value };
                view! {
                    <li>
                        <button
                            class="field-toggle"
                            role="switch"
                            aria-checked=marked.to_string()
                            data-unit=unit
                            on:click=tap(move || {
                                app.act(Action::SetUnit {
                                    side,
                                    unit,
                                    field: field.id.to_string(),
                                    value: field.write(to),
                                });
                            })
                        >
                            <span class="field-mark">{marked.then(|| icon("check"))}</span>
                            <span class="field-label">{name}</span>
                        </button>
                    </li>
                }
            })
            .views();
        (!switches.is_empty()).then(|| view! { <ul class="turn-marks">{switches}</ul> })
    }
}

/// The units of the side whose turn it is that are still in the battle.
pub fn there(battle_state: &BattleState, ruleset: &Ruleset) -> Vec<Unit> {
    let mut units = battle_state.units.of(battle_state.turn.side).clone();
    units.retain(|unit| !(ruleset.tracker.counter.gone)(&unit.values(ruleset)));
    units
}

/// Which units acted in this phase.
pub fn acted(app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
    let (units, acted, known, side) = app.battle_state(|battle_state| {
        let phase = battle_state.phase(ruleset)?.1;
        phase.units_act.then(|| {
            (
                there(battle_state, ruleset),
                battle_state.turn.acted.clone(),
                battle_state.acted(ruleset),
                battle_state.turn.side,
            )
        })
    })?;
    if units.is_empty() {
        return None;
    }
    let items = units
        .into_iter()
        .filter_map(|unit| {
            // If its state says that it acted, there is no mark to remove.
            let known = known.iter().any(|(number, _)| *number == unit.id);
            let has = known || acted.contains(&unit.id);
            let values = unit.values(ruleset);
            let tracker = &ruleset.tracker;
            let there = (tracker.acts.there)(&values) && !(tracker.counter.gone)(&values);
            (has || there).then(|| {
                view! {
                    <li class="turn-acted">
                        <button
                            class="field-toggle"
                            role="switch"
                            aria-checked=has.to_string()
                            disabled=known
                            data-unit=unit.id
                            on:click=tap(move || {
                                app.act(untrack(|| app.battle_state(|state| {
                                    state.records_act(unit.id, !has, ruleset)
                                })));
                            })
                        >
                            <span class="field-mark">{has.then(|| icon("check"))}</span>
                            <span class="field-label">{unit.name.clone()}</span>
                        </button>
                        <a
                            class="icon-button"
                            aria-label=unit.name.clone()
                            href=Screen::In(ruleset.id, Place::Unit(side, unit.id)).hash()
                        >
                            {icon("next")}
                        </a>
                    </li>
                }
            })
        })
        .views();
    if items.is_empty() {
        return None;
    }
    Some(view! {
        <section>
            <h2 class="margin-word">{app.t(s::ACTED_IN_PHASE)}</h2>
            <ul>{items}</ul>
        </section>
    })
}
