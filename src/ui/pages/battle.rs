//! One battle: its names and points, what was done in it, and its actions.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::Ruleset;
use crate::battle::{Action, BattleEntry, LONGEST_NAME, Setup};
use crate::text::keys::{app as t, battles as b, screens as s};

use super::new_battle::POINTS_STEP;
use super::{back, battles, side_name};
use crate::battle::Side;
use crate::ui::erase::live;
use crate::ui::parts::field::steps;
use crate::ui::parts::icon::icon;
use crate::ui::state::App;
use crate::ui::typing::Shown;

pub fn battle(app: App, ruleset: &'static Ruleset) -> AnyView {
    view! {
        <article class="form-page">
            <header class="head">
                {back(app, Screen::In(ruleset.id, Place::Turn).hash())}
                <h1>{app.t(b::BATTLE_PAGE)}</h1>
            </header>
            <div class="button-row battles-look">
                <a class="button" href=Screen::In(ruleset.id, Place::Log).hash() data-action="log">
                    {app.t(b::BATTLE_LOG)}
                </a>
                <a class="button" href=Screen::In(ruleset.id, Place::Report).hash() data-action="report">
                    {app.t(t::BATTLE_REPORT)}
                </a>
                <a class="button" href=Screen::In(ruleset.id, Place::Luck).hash() data-action="luck">
                    {app.t(b::BATTLE_LUCK)}
                </a>
                <a class="button" href=Screen::In(ruleset.id, Place::Paper).hash() data-action="paper">
                    {icon("print")}
                    {app.t(s::PAPER)}
                </a>
            </div>
            {live(move || {
                let setup = app.battle_state(|state| state.battle.clone());
                Some(match setup {
                    Some(setup) => names(app, setup),
                    None => view! { <p class="soft">{app.t(s::TURN_NO_BATTLE)}</p> }.into_any(),
                })
            })}
            {live(move || {
                let battle = open(app)?;
                Some(battles::changes(app, &battle, true))
            })}
            <p class="battles-all">
                <a class="button" href="#/battles" data-action="battles">
                    {app.t(b::BATTLES)} {icon("next")}
                </a>
            </p>
        </article>
    }
    .into_any()
}

/// The entry of the open battle in the list.
pub fn open(app: App) -> Option<BattleEntry> {
    let id = app.session.with(|session| {
        let session = session.as_ref()?;
        session.battle_state().battle.as_ref()?;
        Some(session.id())
    })?;
    app.battle_list.with(|battle_list| battle_list.entry(id).cloned())
}

fn names(app: App, setup: Setup) -> AnyView {
    let [first, second] = setup.sides.clone();
    let usual = |side| side_name(app, &Setup::default(), side);
    let (of_battle, of_first, of_second) = (setup.clone(), setup.clone(), setup.clone());
    let points = setup.points.unwrap_or(0);
    let in_steps = i16::try_from(points).unwrap_or(i16::MAX) / POINTS_STEP;
    view! {
        {line(app.t(s::BATTLE_NAME), "battle-name", app.t(t::BATTLE_NAME_DEFAULT), setup.name.clone(), move |name| {
            app.act(Action::EditSetup(Setup { name, ..of_battle.clone() }));
        })}
        {line(app.t(s::SIDE_NAME_FIRST), "side-first", usual(Side::First), first.clone(), {
            let second = second.clone();
            move |name| {
                let sides = [name, second.clone()];
                app.act(Action::EditSetup(Setup { sides, ..of_first.clone() }));
            }
        })}
        {line(app.t(s::SIDE_NAME_SECOND), "side-second", usual(Side::Second), second, move |name| {
            let sides = [first.clone(), name];
            app.act(Action::EditSetup(Setup { sides, ..of_second.clone() }));
        })}
        <div class="field" data-field="points">
            <span class="field-label">{app.t(s::BATTLE_POINTS)}</span>
            {steps(app, app.t(s::BATTLE_POINTS), in_steps, (0, 80), Shown::Times(POINTS_STEP, ""), Callback::new(move |to: i16| {
                let points = u32::from((to * POINTS_STEP).unsigned_abs());
                let points = (points > 0).then_some(points);
                app.act(Action::EditSetup(Setup { points, ..setup.clone() }));
            }))}
        </div>
    }
    .into_any()
}

/// A text field, which becomes an action when it loses the focus.
fn line(
    label: String,
    id: &'static str,
    usual: String,
    value: String,
    put: impl Fn(String) + 'static,
) -> AnyView {
    view! {
        <label class="field-text">
            <span class="field-label">{label}</span>
            <input
                type="text"
                id=id
                maxlength=LONGEST_NAME
                autocomplete="off"
                placeholder=usual
                prop:value=value
                on:change=move |event| put(event_target_value(&event))
            />
        </label>
    }
    .into_any()
}
