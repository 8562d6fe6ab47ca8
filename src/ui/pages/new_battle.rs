//! A new battle: names, points, who starts. Only names are typed, and they are optional.

use leptos::prelude::*;

use crate::aid::{Mission, Ruleset};
use crate::battle::{Answers, Army, Away, BattleState, BySide, LONGEST_NAME, Setup, Side, Unit};
use crate::dice::Generator;
use crate::text::keys::{app as t, screens as s};

use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::field::{pick, segments, steps};
use crate::ui::parts::icon::icon;
use crate::ui::state::App;
use crate::ui::typing::Shown;

/// Points change by this step.
pub(super) const POINTS_STEP: i16 = 50;

/// `chosen` is the mission named by the link to this page.
pub fn new_battle(
    app: App,
    ruleset: &'static Ruleset,
    chosen: Option<&'static str>,
) -> impl IntoView {
    // The empty id means no mission.
    let mission = RwSignal::new(chosen.unwrap_or_default());
    let name = RwSignal::new(String::new());
    let sides = [RwSignal::new(String::new()), RwSignal::new(String::new())];
    // In steps of POINTS_STEP; 0 is "not noted".
    let points = RwSignal::new(0_i16);
    let starts = RwSignal::new(Side::First);
    let shown = move |side: Side| {
        let [first, second] = sides;
        let setup = Setup { sides: [first.get(), second.get()], ..Setup::default() };
        super::side_name(app, &setup, side)
    };
    app.fetch_armies();
    // Numbers of armies; 0 for none.
    let armies = [RwSignal::new(0_u32), RwSignal::new(0_u32)];
    let last = last_battle(app, ruleset);
    let known = last.clone();
    let begin = move |_| {
        let [first, second] = sides;
        let army = |side: Side, number: u32| match &known {
            Some((_, units)) if number == OF_LAST => Some(units.of(side).clone()),
            _ => app.army(number),
        };
        let [of_first, of_second] = armies.map(|army| army.get_untracked());
        let chosen = [army(Side::First, of_first), army(Side::Second, of_second)];
        let points = points.get_untracked() * POINTS_STEP;
        let setup = Setup {
            name: name.get_untracked(),
            sides: [first.get_untracked(), second.get_untracked()],
            points: (points > 0).then(|| points.unsigned_abs().into()),
            starts: starts.get_untracked(),
            mark: mark(),
            whole: whole(ruleset, mission.get_untracked(), points, &chosen),
            armies: {
                let [first, second] =
                    chosen.map(|army| army.map_or_else(Vec::new, |army| army.units));
                BySide { first, second }
            },
            sides_stay: true,
        };
        app.start_battle(ruleset, &setup);
    };
    view! {
        <div class="form-page">
            <h1>{app.t(s::NEW_BATTLE)}</h1>
            <p class="soft">{app.t(ruleset.name)}</p>
            {text_input(app.t(s::BATTLE_NAME), "battle-name", app.t(t::BATTLE_NAME_DEFAULT), name)}
            {text_input(
                app.t(s::SIDE_NAME_FIRST),
                "side-first",
                app.t(t::SIDE_DEFAULT_FIRST),
                sides[0],
            )}
            {text_input(
                app.t(s::SIDE_NAME_SECOND),
                "side-second",
                app.t(t::SIDE_DEFAULT_SECOND),
                sides[1],
            )}
            {missions(app, ruleset, mission)}
            {Side::ALL
                .into_iter()
                .zip(armies)
                .map(|(side, army)| {
                    let last = last.clone();
                    live(move || {
                        let of_last = last.as_ref();
                        let of_last = of_last.filter(|(_, units)| !units.of(side).units.is_empty());
                        let of_last = of_last.map(|(name, _)| name.clone());
                        choose_army(app, ruleset, (side.id(), shown(side)), army, of_last)
                    })
                })
                .views()}
            {live(move || {
                // With a mission, its set-up decides.
                mission.get().is_empty().then(|| {
                    pick(
                        app.t(s::BATTLE_STARTS),
                        "starts",
                        vec![("first", shown(Side::First)), ("second", shown(Side::Second))],
                        starts.get().id(),
                        Callback::new(move |id| starts.set(Side::from_id(id).unwrap_or_default())),
                    )
                })
            })}
            <div class="field" data-field="points">
                <span class="field-label">{app.t(s::BATTLE_POINTS)}</span>
                {live(move || {
                    steps(app, app.t(s::BATTLE_POINTS), points.get(), (0, 80), Shown::Times(POINTS_STEP, ""), Callback::new(move |to| points.set(to)))
                })}
            </div>
            <div class="action-bar">
                <button class="button primary" data-action="begin" on:click=begin>
                    {app.t(s::BATTLE_BEGIN)}
                </button>
            </div>
        </div>
    }
}

/// A mark for a battle that no other battle has; none where there is no randomness.
fn mark() -> String {
    Generator::from_system().map_or_else(
        |_| String::new(),
        |mut generator| (0..16).map(|_| char::from(b'a' + generator.up_to(26) - 1)).collect(),
    )
}

/// The state of the battle as a whole: the mission (its id answers that question), the points, if
/// the game has a question for them, and the answers that the armies set, in which the first army
/// takes precedence.
fn whole(ruleset: &Ruleset, mission: &str, points: i16, armies: &[Option<Army>; 2]) -> Answers {
    // Without an army it gets the terms of a new one: a year in which the sheet's units
    // exist.
    let mut whole = Army::new(ruleset).brings(ruleset);
    for army in armies.iter().rev().flatten() {
        whole.extend(army.brings(ruleset));
    }
    let fields = ruleset.tracker.battle_fields;
    let question = fields.get(ruleset.missions.question);
    if let Some(question) = question.filter(|_| !mission.is_empty()) {
        whole.insert(question.id.to_string(), mission.to_owned());
    }
    let question = (ruleset.missions.points).and_then(|place| fields.get(place));
    if let Some(question) = question.filter(|_| points > 0) {
        whole.insert(question.id.to_string(), question.write(points));
    }
    whole
}

/// In place of an army's number: the units of the last battle.
const OF_LAST: u32 = u32::MAX;

/// The armies of the last battle of this wargame that had any, with the terms it was fought on
/// and without the state of their units; and its name.
fn last_battle(app: App, ruleset: &'static Ruleset) -> Option<(String, BySide<Army>)> {
    let own: Vec<_> = app.battle_list.with_untracked(|battle_list| {
        let battles = battle_list.battles(|away| !matches!(away, Away::Deleted(_)));
        battles.into_iter().filter(|battle| battle.ruleset == ruleset.id).cloned().collect()
    });
    let has_units =
        |state: &BattleState| Side::ALL.iter().any(|side| !state.units.of(*side).is_empty());
    let battle_state = own.iter().find_map(|battle| app.look_at(battle).filter(has_units))?;
    let name = super::battle_name(app, battle_state.battle.as_ref()?);
    let fresh = |units: &[Unit]| {
        let mut army = Army::new(ruleset);
        army.take_terms(&battle_state.battle_values(ruleset), ruleset);
        army.units = units.iter().map(|unit| unit.refreshed(ruleset)).collect();
        army
    };
    let units = BySide {
        first: fresh(&battle_state.units.first),
        second: fresh(&battle_state.units.second),
    };
    Some((name, units))
}

/// The army that a side begins with: one from the list, or none.
fn choose_army(
    app: App,
    ruleset: &'static Ruleset,
    (side, name): (&'static str, String),
    army: RwSignal<u32>,
    of_last: Option<String>,
) -> Option<AnyView> {
    let all = app.armies_of(ruleset);
    if all.is_empty() && of_last.is_none() {
        return None;
    }
    let ids: Vec<u32> = std::iter::once(0)
        .chain(of_last.is_some().then_some(OF_LAST))
        .chain(all.iter().map(|army| army.id))
        .collect();
    let here = ids.iter().position(|id| *id == army.get());
    let options = std::iter::once((String::from("0"), app.t(s::ARMY_OF_NONE)))
        .chain(of_last.map(|battle| (String::from("last"), app.say(s::army_of_last(battle)))))
        .chain(all.into_iter().map(|army| (army.id.to_string(), army.name)))
        .collect();
    let choose = Callback::new(move |place: usize| army.set(ids.get(place).copied().unwrap_or(0)));
    Some(
        segments(
            app.say(s::army_of(name)),
            format!("army-{side}"),
            options,
            here.unwrap_or(0),
            choose,
        )
        .into_any(),
    )
}

/// Which mission is played: one from the list, or none.
fn missions(
    app: App,
    ruleset: &'static Ruleset,
    mission: RwSignal<&'static str>,
) -> Option<impl IntoView> {
    let all = (ruleset.missions.all)(&app.house(ruleset));
    if all.is_empty() {
        return None;
    }
    let options: Vec<_> = std::iter::once(("", app.t(s::MISSION_NONE)))
        .chain(all.iter().map(|one| (one.id, app.t(one.title))))
        .collect();
    Some(live(move || {
        let known = all.iter().find(|one| one.id == mission.get());
        let about = known.map(|one| view! { <p class="soft">{app.t(one.kind)}</p> });
        let all = all.clone();
        view! {
            {pick(
                app.t(s::MISSION),
                "mission",
                options.clone(),
                mission.get(),
                Callback::new(move |id: &'static str| mission.set(id)),
            )}
            {about}
            <button
                class="button small"
                data-action="random-mission"
                on:click=tap(move || {
                    if let Some(one) = at_random(app, &all) {
                        mission.set(one.id);
                    }
                })
            >
                {icon("dice")}
                {app.t(s::MISSIONS_PICK)}
            </button>
        }
    }))
}

/// A random one, all equally likely.
pub fn at_random(app: App, all: &[&'static Mission]) -> Option<&'static Mission> {
    let Ok(mut generator) = Generator::from_system() else {
        app.say_for_a_while(app.t(s::ROLL_NO_ENTROPY));
        return None;
    };
    let faces = u8::try_from(all.len()).ok()?;
    let face = generator.up_to(faces);
    all.get(usize::from(face) - 1).copied()
}

/// A text field, with the text used if it stays empty.
pub fn text_input(
    label: String,
    id: &'static str,
    usual: String,
    value: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label class="field-text">
            <span class="field-label">{label}</span>
            <input
                type="text"
                id=id
                maxlength=LONGEST_NAME
                autocomplete="off"
                placeholder=usual
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
    }
}
