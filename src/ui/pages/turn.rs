//! The turn: its phases, the steps of the current one, and the tests that are
//! due now.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::mission::Roles;
use crate::aid::{
    Calculator, Field, Note, Offer, OfferKind, Opening, Phase, PhaseKind, Role, Ruleset, Standing,
    Step, Whose,
};
use crate::battle::{Action, Answers, BattleState, Due, Side, Unit};
use crate::browser::page;
use crate::text::Text;
use crate::text::keys::{app as t, screens as s};

use super::battle_map::{BattleMap, played};
use super::due::{held, leading};
use super::last_roll::last_roll;
use super::lineup::{has_cards, lineup};
use super::moves::moves;
use super::{
    Origin, calculator_link, kind, open, side_of_desk, taking, turn_phase, unit_name, units,
};
use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::clock;
use crate::ui::parts::form::question;
use crate::ui::parts::icon::icon;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

pub fn turn(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let map = BattleMap::new();
    let asked = RwSignal::new(None);
    let main = Memo::new(move |_| main_calculators(app, ruleset));
    view! {
        <div>
            <div class="turn-columns">
                <div>
                    {live(move || head(app, ruleset))}
                    {clock::clock(app)}
                    {live(move || phases(app, ruleset))}
                    {live(move || map.shown(app, ruleset))}
                    {live(move || leading(app, ruleset))}
                    {live(move || due(app, ruleset))}
                    {live(move || not_on_table(app, ruleset))}
                    {live(move || named(app, ruleset))}
                    {live(move || lineup(app, ruleset))}
                    {live(move || no_units(app, ruleset))}
                </div>
                <div>
                    {live(move || moves(app, ruleset))}
                    {live(move || main.with(|main| leads(app, ruleset, main, asked)))}
                    {live(move || main.with(|main| steps(app, ruleset, main)))}
                    {live(move || acted(app, ruleset))}
                </div>
            </div>
            {live(move || onward(app, ruleset))}
        </div>
    }
}

/// The situation of the battle in short: where it is, what is due, and what was rolled last.
pub fn situation(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    view! {
        <div>
            {live(move || phase(app, ruleset))}
            {live(move || leading(app, ruleset))}
            {live(move || due(app, ruleset))}
            {live(move || not_on_table(app, ruleset))}
            {live(move || last_roll(app, ruleset))}
        </div>
    }
}

/// The phase, with the way to its steps.
fn phase(app: App, ruleset: &'static Ruleset) -> Option<AnyView> {
    let place = app.battle_state(|state| {
        let setup = state.battle.as_ref()?;
        Some(turn_phase(app, ruleset, state, setup))
    })?;
    Some(
        view! {
            <a class="turn-to" href=Screen::In(ruleset.id, Place::Turn).hash()>
                {place}
            </a>
        }
        .into_any(),
    )
}

/// The ways to what was done, where a battle is on.
fn looking_back(app: App, ruleset: &Ruleset) -> Option<AnyView> {
    app.battle_state(|state| state.battle.is_some()).then(|| {
        let log = Screen::In(ruleset.id, Place::Log).hash();
        let battle = Screen::In(ruleset.id, Place::Battle).hash();
        view! {
            <div class="button-row turn-back">
                <a class="button small" href=log data-action="log">{app.t(s::TURN_LOG)}</a>
                <a class="button small" href=battle data-action="battle-page">
                    {app.t(s::TURN_BATTLE)}
                </a>
            </div>
        }
        .into_any()
    })
}

fn head(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let (number, side, battle, stage) = app.battle_state(|battle_state| {
        let stage = battle_state.phase(ruleset).map(|(_, phase)| phase);
        (battle_state.turn.number, battle_state.turn.side, battle_state.battle.is_some(), stage)
    });
    let stage = stage.filter(|stage| matches!(stage.kind, PhaseKind::SetUp | PhaseKind::Over));
    let title = match stage {
        Some(stage) => app.t(stage.title).into_any(),
        None => view! {
            {app.say(if ruleset.order.in_rounds { s::round_number(number) } else { s::turn_number(number) })} " · "
            <span class="turn-side">{side_of_desk(app, side)}</span>
        }
        .into_any(),
    };
    let mission = played(app, ruleset).map(|played| {
        let side = side_of_desk(app, played.attacker);
        let attacks = match played.mission.roles {
            Roles::Attack => s::mission_attacks(side),
            Roles::Order => s::mission_begins(side),
        };
        view! {
            <p class="soft">
                {app.t(played.mission.title)} " · " {app.say(attacks)}
            </p>
        }
    });
    view! {
        <header>
            <h1>{title}</h1>
            {mission}
            {(!battle)
                .then(|| {
                    view! {
                        <p class="soft">
                            {app.t(s::TURN_NO_BATTLE)} " "
                            <a href=Screen::New(ruleset.id, None).hash()>{app.t(t::HOME_NEW)}</a>
                        </p>
                    }
                })}
        </header>
    }
}

/// Special rules that the mission names, the sheet does not have, and that matter now:
/// with their page, and what the player noted.
fn named(app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
    let played = played(app, ruleset)?;
    let rules: Vec<_> = app.battle_state(|state| {
        state.view(ruleset, |view| {
            let all = played.mission.named.iter();
            all.filter(|named| (ruleset.missions.matters)(named, view)).collect()
        })
    });
    let rows = rules
        .into_iter()
        .map(|named| {
            let title = app.t(named.title);
            let note =
                app.settings.with(|settings| settings.now().note(ruleset, named.cite).to_owned());
            view! {
                <li class="turn-named" data-cite=named.cite>
                    <p>
                        <b>{title.clone()}</b> " "
                        <span class="soft">{app.say(s::mission_named_page(named.page))}</span>
                        {(!note.is_empty()).then(|| view! { <br /> {note} })}
                    </p>
                    {cite(app, named.cite, &title)}
                </li>
            }
        })
        .views();
    (!rows.is_empty()).then(|| view! { <ul>{rows}</ul> })
}

/// The stages of this turn: the one that is looked at, and those one can go to.
fn phases(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let (here, offers) = app.battle_state(|battle_state| {
        let here = battle_state.phase(ruleset).map_or(0, |(place, _)| place);
        (here, battle_state.offers(ruleset))
    });
    let in_order = ruleset.order.in_order;
    let buttons = ruleset
        .checklist
        .iter()
        .enumerate()
        .filter_map(|(index, phase)| {
            let jump = offers
                .iter()
                .find(|offer| offer.kind == OfferKind::Jump && offer.to.stage == phase.id);
            let why = jump.and_then(|jump| jump.barred.clone());
            let taken = jump.map(|jump| taking(app, ruleset, jump));
            if taken.is_none() && index != here {
                return None;
            }
            let state = match index.cmp(&here) {
                std::cmp::Ordering::Less if in_order => "past",
                std::cmp::Ordering::Equal => "here",
                _ => "",
            };
            Some(view! {
                <li>
                    <button
                        class=format!("turn-phase {state}")
                        data-phase=phase.id
                        aria-current=(index == here).then_some("step")
                        aria-disabled=why.is_some().then_some("true")
                        on:click=tap(move || {
                            if let Some(why) = why.clone() {
                                app.say_for_a_while(app.say(why.phrase));
                            } else if let Some(take) = taken.clone() {
                                app.act(take);
                            }
                        })
                    >
                        {(in_order && phase.kind == PhaseKind::Turn).then(|| view! { <span class="turn-phase-number">{index + 1}</span> })}
                        <span class="turn-phase-name">{app.t(phase.title)}</span>
                    </button>
                </li>
            })
        })
        .views();
    // Alone it says no more than the title below.
    (buttons.len() > 1)
        .then(|| view! { <ol class="turn-phases" class:free=!in_order>{buttons}</ol> })
}

/// Tests that fall due, of both sides and their units; those that are rolled as the phase
/// ends; then what a unit may do now.
fn due(app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
    let all = app.battle_state(|state| state.due(ruleset));
    let (tests, options): (Vec<_>, Vec<_>) = all.iter().partition(|due| due.follows.holds);
    let section = |title: Text, all: Vec<&Due>| {
        let lines: Vec<_> =
            (all.into_iter()).map(|due| units::due_line(app, ruleset, due)).collect();
        (!lines.is_empty()).then(|| {
            view! {
                <section class="turn-due">
                    <h2 class="margin-word">{app.t(title)}</h2>
                    {lines}
                </section>
            }
        })
    };
    let (at_end, now): (Vec<_>, Vec<_>) =
        tests.into_iter().partition(|due| due.follows.as_phase_ends);
    let sections: Vec<_> = [
        section(s::TURN_NOW_DUE, now),
        section(s::TURN_DUE_AS_PHASE_ENDS, at_end),
        section(s::TURN_POSSIBLE_NOW, options),
    ]
    .into_iter()
    .flatten()
    .collect();
    (!sections.is_empty()).then(|| sections.views())
}

/// Dice that were not put on the table: to look at, or to forget.
fn not_on_table(app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
    let house = app.house(ruleset);
    let rows = app
        .battle_state(|state| state.not_on_table(&house, ruleset))
        .into_iter()
        .map(|calculator| {
            let title = app.t(calculator.title);
            view! {
                <div class="button-row" data-lies=calculator.id>
                    <a class="button" href=calculator_link(app, ruleset, calculator.id)>
                        {icon("dice")}
                        {title.clone()}
                    </a>
                    <button
                        class="icon-button"
                        aria-label=app.say(s::turn_dice_forget(title))
                        data-action="forget-dice"
                        on:click=tap(move || {
                            app.act(Action::ResetCalculator { calculator: calculator.id.to_owned() });
                        })
                    >
                        {icon("close")}
                    </button>
                </div>
            }
        })
        .views();
    (!rows.is_empty()).then(|| {
        view! {
            <section class="turn-due">
                <h2 class="margin-word">{app.t(s::TURN_DICE_LIE)}</h2>
                {rows}
            </section>
        }
    })
}

/// The way to the units, where a battle has none.
fn no_units(app: App, ruleset: &'static Ruleset) -> Option<AnyView> {
    let none = app.battle_state(|state| {
        state.battle.is_some() && state.units.both().all(|(_, units)| units.is_empty())
    });
    let waits = kind(app, ruleset) != PhaseKind::Over;
    (none && waits).then(|| {
        view! {
            <section class="turn-no-units">
                <p>{app.t(s::TURN_ADD_UNITS)}</p>
                <a
                    class="button primary"
                    data-action="add-forces"
                    href=Screen::In(ruleset.id, Place::Units).hash()
                >
                    {icon("units")}
                    {app.t(s::TURN_ADD_UNITS_LINK)}
                </a>
            </section>
        }
        .into_any()
    })
}

/// A chip of a unit that has acted, which was tapped: its calculator, and the unit.
type Asked = RwSignal<Option<(&'static str, u32)>>;

/// A calculator that the phase is about, with the units that may act in it: those that may
/// first, and those that have acted last.
#[derive(Clone, PartialEq)]
struct Lead {
    calculator: &'static str,
    side: Side,
    units: Vec<Actor>,
}

/// A unit that may act in a calculator.
#[derive(Clone, PartialEq)]
struct Actor {
    number: u32,
    name: String,
    acted: bool,
    /// The rule by which it has acted, or may not act.
    why: Option<Note>,
}

/// The calculators that the phase is about, without those that no unit of the side whose turn
/// it is can use.
fn main_calculators(app: App, ruleset: &'static Ruleset) -> Vec<Lead> {
    app.battle_state(|state| {
        let phase = state.phase(ruleset).map(|(_, phase)| phase);
        let calculators = phase.into_iter().flat_map(|phase| phase.leads);
        let calculators = calculators.filter_map(|id| ruleset.calculator(id));
        let known = state.acted(ruleset);
        let lead = |calculator: &'static Calculator| {
            let cast = state.cast(calculator, &Answers::new(), ruleset);
            let role = calculator.roles.first();
            let side = role.map_or(state.turn.side, |role| cast.side_of(role.of));
            let actor = |role: &Role, unit: &Standing| {
                let done = known.iter().find(|(number, _)| *number == unit.number);
                let why = done.map(|(_, note)| note.clone());
                Some(Actor {
                    number: unit.number,
                    name: state.unit(unit.number)?.1.name.clone(),
                    acted: done.is_some() || state.turn.acted.contains(&unit.number),
                    why: why.or_else(|| (role.blocked_by)(&cast, unit)),
                })
            };
            let of_role = |role: &'static Role| {
                let units = cast.units.iter().filter(|unit| unit.side == side);
                let units = units.filter(|unit| (role.eligible)(&unit.state));
                units.filter_map(|unit| actor(role, unit)).collect()
            };
            let mut units: Vec<Actor> = role.map(of_role).unwrap_or_default();
            units.sort_by_key(|unit| (unit.acted, unit.why.is_some()));
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

/// The calculators that the phase is about, each with the units that may act in it.
fn leads(
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
            Some(view! {
                <li class="turn-lead">
                    <button
                        class="button"
                        data-opens=calculator.id
                        on:click=tap(move || open(app, ruleset, &opening, &Origin::default()))
                    >
                        {icon("calculate")}
                        {app.t(calculator.title)}
                    </button>
                    {who}
                </li>
            })
        })
        .views();
    (!rows.is_empty()).then(|| view! { <ul class="turn-leads">{rows}</ul> })
}

/// The units that take the first role of a calculator: a tap opens it with that unit. For a
/// unit that has acted it shows the rule, and a further action may be recorded nevertheless.
fn who_acts(
    app: App,
    ruleset: &'static Ruleset,
    lead: &Lead,
    opening: &Opening,
    asked: Asked,
) -> Option<AnyView> {
    let role = ruleset.calculator(lead.calculator)?.roles.first()?;
    let side = lead.side;
    let mut late = None;
    let chips = lead
        .units
        .iter()
        .cloned()
        .map(|Actor { number, name, acted, why }| {
            let opening = opening.clone().role(role);
            let here = (lead.calculator, number);
            let is_asked = acted && asked.get() == Some(here);
            if is_asked {
                late = Some(told_late(app, ruleset, &name, why.as_ref(), (&opening, side, number)));
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
            <p class="margin-word">{app.t(role.label)}</p>
            // Below the chips it could lie under the bar at the bottom.
            {late}
            <div class="chip-row">{chips}</div>
        }
        .into_any()
    })
}

/// Why a unit has acted, and the way to record another action of it nevertheless.
fn told_late(
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
                    open(app, ruleset, &opening, &Origin::about(Some((side, unit))));
                })
            >
                {app.t(s::TURN_TOLD_LATE)}
            </button>
        </div>
    }
    .into_any()
}

fn steps(app: App, ruleset: &'static Ruleset, main: &[Lead]) -> Option<impl IntoView + use<>> {
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
    let left =
        steps.iter().filter(|(step, _, comes_up)| *comes_up && !done.contains(step.id)).count();
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
    // Else it is the title of the page.
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
struct Stage {
    app: App,
    ruleset: &'static Ruleset,
    phase: &'static Phase,
    /// The side that "active" means in its steps.
    active: Side,
    /// Calculators with what is known: of the active side, of the other.
    known: [Vec<Opening>; 2],
    /// Calculators that the whole phase is about, which are above its steps.
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
        let line = if self.phase.kind == PhaseKind::Over {
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

    /// Whose step it is, where that has to be said: in a set-up always, and by name.
    fn whose(&self, step: &Step) -> Option<String> {
        let app = self.app;
        let name = |side| side_of_desk(app, side);
        match (step.whose, self.phase.kind) {
            (Whose::Active, PhaseKind::SetUp) => Some(name(self.active)),
            (Whose::Opponent, PhaseKind::SetUp) => Some(name(self.active.other())),
            (Whose::Active, _) => None,
            (Whose::Opponent, _) => Some(app.t(s::TURN_OPPONENT_STEP)),
            (Whose::Both, _) => Some(app.t(s::TURN_BOTH_STEP)),
        }
    }

    /// The calculators that the step opens, with what is known of the side.
    fn tools(&self, step: &'static Step) -> Vec<AnyView> {
        let (app, ruleset) = (self.app, self.ruleset);
        // In a turn it is always the side whose turn it is that is known.
        let other = self.phase.kind == PhaseKind::SetUp && step.whose == Whose::Opponent;
        let known = &self.known[usize::from(other)];
        // The unit that acts, where units do so one by one.
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
        // The calculators of the whole phase are above its steps.
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
                // Which of several alike ones it is about.
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

    /// A switch for each unit of whose step it is.
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
                    let shown = shown.filter(|(_, values)| field.matters(values.all()));
                    shown
                        .map(|(unit, values)| {
                            let marked = values.get(mark.field) == mark.value;
                            (side, unit.id, unit.name.clone(), marked)
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

/// The units of the side whose turn it is that are not out of the battle.
fn there(battle_state: &BattleState, ruleset: &Ruleset) -> Vec<Unit> {
    let mut units = battle_state.units.of(battle_state.turn.side).clone();
    units.retain(|unit| !(ruleset.tracker.counter.gone)(&unit.values(ruleset)));
    units
}

/// Which platoons acted in this phase.
fn acted(app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
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
            // A state that follows from its answers is not a mark that could be taken off.
            let known = known.iter().any(|(number, _)| *number == unit.id);
            let has = known || acted.contains(&unit.id);
            let values = unit.values(ruleset);
            let tracker = &ruleset.tracker;
            let there = (tracker.acts.there)(&values) && !(tracker.counter.gone)(&values);
            (has || there).then(|| view! {
                <li class="turn-acted">
                    <button
                        class="field-toggle"
                        role="switch"
                        aria-checked=has.to_string()
                        disabled=known
                        data-unit=unit.id
                        on:click=tap(move || app.act(Action::Acted { unit: unit.id, acted: !has }))
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

/// The possible next steps: the first that is not barred as the button of the bar, the
/// others as a list under the steps, those that are barred with the reason.
fn onward(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let offers = app.battle_state(|battle_state| {
        let mut offers = battle_state.offers(ruleset);
        // Those of units are taken by tapping their cards.
        let on_card = |offer: &Offer| has_cards(ruleset) && offer.unit.is_some();
        offers.retain(|offer| offer.kind != OfferKind::Jump && !on_card(offer));
        offers
    });
    let folded_away = |offer: &Offer| offer.aside && offer.kind == OfferKind::Ends;
    let (aside, offers): (Vec<_>, Vec<_>) = offers.into_iter().partition(folded_away);
    let comes = |offer: &Offer| (offer.barred.is_none() || offer.held) && !offer.aside;
    let leads = (offers.iter()).position(|offer| offer.leads && comes(offer));
    let main = leads.or_else(|| offers.iter().position(comes));
    let row = |offer: &Offer| {
        let why = offer.barred.as_ref().map(|note| {
            let words = app.say(note.phrase.clone());
            view! { <p class="soft">{words.clone()} " " {cite(app, note.cite, &words)}</p> }
        });
        let rule = offer.cite.map(|rule| cite(app, rule, &offer_words(app, ruleset, offer)));
        view! { <li class="turn-offer">{offer_button(app, ruleset, offer, "button")} {rule} {why}</li> }
    };
    let others = (offers.iter().enumerate())
        .filter(|(place, _)| Some(*place) != main)
        .map(|(_, offer)| row(offer))
        .views();
    let folded = aside.iter().map(row).views();
    // The clock never ends anything; it asks.
    let time_is_up = app.battle_state(|state| state.clock.reached(None, page::now()) == Some(0));
    view! {
        {(!others.is_empty()).then(|| view! { <ul class="turn-offers">{others}</ul> })}
        {(!folded.is_empty())
            .then(|| {
                view! {
                    <details class="form-group" data-action="more-offers" open=time_is_up>
                        <summary class="margin-word">{app.t(s::TURN_OTHER_ENDS)}</summary>
                        <ul class="turn-offers">{folded}</ul>
                    </details>
                }
            })}
        {looking_back(app, ruleset)}
        {main
            .and_then(|main| {
                let next = &offers[main];
                if next.held {
                    return held(app, ruleset, next);
                }
                let next = offer_button(app, ruleset, next, "button primary");
                Some(view! { <div class="action-bar">{next}</div> }.into_any())
            })}
    }
}

fn offer_button(
    app: App,
    ruleset: &'static Ruleset,
    offer: &Offer,
    class: &'static str,
) -> impl IntoView + use<> {
    let words = offer_words(app, ruleset, offer);
    let take = taking(app, ruleset, offer);
    view! {
        <button
            class=class
            data-action=offer.id
            disabled=offer.barred.is_some()
            on:click=tap(move || {
                app.act(take.clone());
                page::scroll_to_top();
            })
        >
            {words}
        </button>
    }
}

/// What an offer is called.
fn offer_words(app: App, ruleset: &'static Ruleset, offer: &Offer) -> String {
    let side = app.battle_state(|state| state.turn.side);
    let stage = ruleset.checklist.iter().find(|phase| phase.id == offer.to.stage);
    let words = match (offer.words.clone(), stage) {
        (Some(words), _) => app.say(words),
        (None, Some(phase)) if offer.to.side == side => {
            app.say(s::turn_next_phase(app.t(phase.title)))
        }
        _ => format!("{} → {}", app.t(s::TURN_END), side_of_desk(app, offer.to.side)),
    };
    // Unless it is listed among the ends, it says its effect.
    if offer.kind == OfferKind::Ends && !offer.aside {
        return format!("{} · {words}", app.t(s::TURN_OTHER_ENDS));
    }
    match offer.unit {
        Some(unit) => format!("{}: {words}", unit_name(app, unit)),
        None => words,
    }
}
