//! The missions of a wargame: the list, and one with its map.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::mission::{Fault, Mission, Point, Seat, Table, Tenths, Zone};
use crate::aid::{Cite, Ruleset};
use crate::battle::LONGEST_NOTE;
use crate::sorting::sort_short_by_key;
use crate::text::Text;
use crate::text::keys::{app as t, screens as s};

use super::new_battle::at_random;
use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::field::{FINE, pick, steps};
use crate::ui::parts::icon::icon;
use crate::ui::parts::map::{Look, Map, distances, map};
use crate::ui::parts::sums::cite;
use crate::ui::state::App;
use crate::ui::typing::Shown;

/// The list, and a random one for players who cannot agree.
pub fn missions(app: App, ruleset: &'static Ruleset) -> impl IntoView {
    let all = (ruleset.missions.all)(&app.house(ruleset));
    let picked = RwSignal::new(None::<&'static Mission>);
    let pick_one = {
        let all = all.clone();
        move || {
            if let Some(one) = at_random(app, &all) {
                app.speak(&app.t(one.title));
                picked.set(Some(one));
            }
        }
    };
    let rows = all
        .iter()
        .map(|mission| {
            view! {
                <li>
                    <a
                        class="rows-link"
                        href=address(ruleset, mission)
                        data-mission=mission.id
                    >
                        <span>
                            <b>{app.t(mission.title)}</b>
                            <span class="soft">{app.t(mission.kind)}</span>
                        </span>
                        {icon("next")}
                    </a>
                </li>
            }
        })
        .views();
    view! {
        <div>
            {head(app, ruleset, Place::Rules(String::new()), app.t(s::MISSIONS))}
            <ul class="rows">{rows}</ul>
            <div class="missions-pick">
                <button class="button" data-action="pick-mission" on:click=tap(pick_one)>
                    {icon("dice")}
                    {app.t(s::MISSIONS_PICK)}
                </button>
                <p>
                    {live(move || {
                        picked
                            .get()
                            .map(|mission| {
                                let title = app.t(mission.title);
                                let href = address(ruleset, mission);
                                view! { <a class="link" href=href data-picked=mission.id>{title}</a> }
                            })
                    })}
                </p>
                <p class="soft">
                    {app.t(s::MISSIONS_PICK_NO_RULE)}
                    {said_by(app, ruleset.missions.picking, &app.t(s::MISSIONS_PICK))}
                </p>
            </div>
        </div>
    }
}

fn address(ruleset: &Ruleset, mission: &Mission) -> String {
    Screen::In(ruleset.id, Place::Mission(mission.id)).hash()
}

fn head(app: App, ruleset: &Ruleset, back: Place, title: String) -> AnyView {
    view! {
        <header class="head">
            <a
                class="icon-button"
                href=Screen::In(ruleset.id, back).hash()
                aria-label=app.t(t::BACK)
            >
                {icon("back")}
            </a>
            <h1>{title}</h1>
        </header>
    }
    .into_any()
}

/// The sign that opens the rule; `None` if there is no rule.
fn said_by(app: App, rule: Cite, what: &str) -> Option<AnyView> {
    (!rule.is_empty()).then(|| cite(app, rule, what).into_any())
}

/// The state of trying out points on a mission's map; it survives redrawing.
#[derive(Clone, Copy)]
struct Trial {
    mission: &'static Mission,
    look: Look,
    table: RwSignal<Table>,
    /// The point that the player asks about.
    point: RwSignal<Option<Point>>,
}

/// A mission: its summary, its map on the players' table, where Objectives may be, the
/// rules it names, its end.
pub fn mission(app: App, ruleset: &'static Ruleset, mission: &'static Mission) -> impl IntoView {
    let trial = Trial {
        mission,
        look: Look::new(Seat::Defender),
        table: RwSignal::new(ruleset.missions.table),
        point: RwSignal::new(None),
    };
    let play = Screen::New(ruleset.id, Some(mission.id)).hash();
    let ends = mission
        .ends
        .iter()
        .map(|(text, rule)| {
            let words = app.t(*text);
            view! { <li class="mission-line">{words.clone()}{cite(app, rule, &words)}</li> }
        })
        .views();
    let orders = mission.orders.map(|[attacker, defender]| {
        let order = |title: Text, order: Text| {
            view! {
                <section>
                    <h2 class="margin-word">{app.t(title)}</h2>
                    <p>{app.t(order)}</p>
                </section>
            }
        };
        view! {
            <div class="mission-orders">
                {order(s::MISSION_ORDERS_ATTACKER, attacker)}
                {order(s::MISSION_ORDERS_DEFENDER, defender)}
            </div>
        }
    });
    let places = !mission.placings.is_empty();
    view! {
        <article class="mission" data-mission=mission.id>
            {head(app, ruleset, Place::Missions, app.t(mission.title))}
            <p class="mission-kind">
                <b>{app.t(mission.kind)}</b>
                " "
                <span>{app.t(mission.kind_means)}</span>
            </p>
            <p>{app.t(mission.about)}</p>
            {orders}
            {live(move || {
                let shown = Map {
                    asked: trial.point.get(),
                    tapped: places.then(|| Callback::new(move |at| trial.point.set(Some(at)))),
                    ..Map::of(mission, trial.table.get())
                };
                map(app, trial.look, &shown)
            })}
            {places.then(|| check(app, trial))}
            {table(app, ruleset, trial)}
            <section>
                <h2>{app.t(s::MISSION_ENDS)}</h2>
                <ul>{ends}</ul>
            </section>
            {(!mission.named.is_empty()).then(|| named(app, ruleset, mission))}
            <div class="action-bar">
                <a class="button primary" data-action="play-mission" href=play>
                    {app.t(s::MISSION_PLAY)}
                </a>
            </div>
        </article>
    }
}

/// Whether an Objective may be placed where the map was tapped.
fn check(app: App, trial: Trial) -> AnyView {
    view! {
        <section>
            <h2>{app.t(s::MISSION_CHECK)}</h2>
            <div aria-live="polite">
                {live(move || match trial.point.get() {
                    None => view! { <p class="soft">{app.t(s::MISSION_CHECK_HOW)}</p> }.into_any(),
                    Some(point) => verdicts(app, trial, point),
                })}
            </div>
            <div class="form-questions">
                {live(move || {
                    let frame = trial.mission.frame(trial.table.get());
                    let middle = Point { x: frame.width / 2, y: frame.height / 4 };
                    let point = trial.point.get().unwrap_or(middle);
                    let across = Callback::new(move |x| trial.point.set(Some(Point { x, ..point })));
                    let up = Callback::new(move |y| trial.point.set(Some(Point { y, ..point })));
                    let roles = trial.mission.roles;
                    let [left, near] = [roles.from_left(), roles.from_near()].map(|one| app.say(one));
                    view! {
                        {edge(app, "from-left", left, point.x, (0, frame.width), FINE, across)}
                        {edge(app, "from-near", near, point.y, (0, frame.height), FINE, up)}
                    }
                })}
            </div>
        </section>
    }
    .into_any()
}

/// Steps of one inch, or of five centimetres.
const COARSE: Shown = Shown::Fine { inches: 10, centimetres: 20 };

fn edge(
    app: App,
    id: &'static str,
    label: String,
    value: Tenths,
    span: (Tenths, Tenths),
    shown: Shown,
    answer: Callback<Tenths>,
) -> AnyView {
    view! {
        <div class="field" data-field=id>
            <span class="field-label">{label.clone()}</span>
            {steps(app, label, value, span, shown, answer)}
        </div>
    }
    .into_any()
}

/// For each zone for Objectives, whether the point is in it, or every rule that it breaks. If there
/// are two zones, only the one on the point's half of the table is described in full.
fn verdicts(app: App, trial: Trial, point: Point) -> AnyView {
    let (mission, table) = (trial.mission, trial.table.get());
    let distances = distances(app, mission, point, table);
    let mut zones: Vec<(&'static Zone, Vec<Fault>)> = mission
        .placings
        .iter()
        .enumerate()
        .filter_map(|(place, placing)| {
            let zone = mission.zone(placing.inside)?;
            Some((zone, mission.faults(place, point, &[], table)))
        })
        .collect();
    sort_short_by_key(&mut zones, |(zone, faults)| (faults.len(), zone.id));
    zones.dedup_by_key(|(zone, _)| zone.id);
    zones.truncate(1);
    let told = zones
        .into_iter()
        .map(|(zone, faults)| {
            let label = app.t(zone.label);
            let legal = faults.is_empty();
            let word = app.t(if legal { s::MISSION_MAY_STAND } else { s::MISSION_MAY_NOT_STAND });
            let why = faults
                .iter()
                .map(|fault| {
                    let words = app.say(fault.words(mission.roles));
                    view! {
                        <li class="mission-line">{words.clone()}{cite(app, fault.cite, &words)}</li>
                    }
                })
                .views();
            view! {
                <p class="mission-verdict" class:refused=!legal data-legal=legal.to_string()>
                    {icon(if legal { "check" } else { "close" })}
                    <b>{word}</b>
                    <span>{label}</span>
                </p>
                <ul>{why}</ul>
            }
        })
        .views();
    view! {
        {told}
        <p class="soft">{distances}</p>
    }
    .into_any()
}

/// The questions about the players' table: its edges, and where they matter the depth of the zones
/// and the attacker's quarter.
fn table(app: App, ruleset: &'static Ruleset, trial: Trial) -> AnyView {
    let span = ruleset.missions.edges;
    let (shallowest, most) = ruleset.missions.depths;
    let deepest = move |table: Table| most.min(trial.mission.frame(table).height / 2);
    let change = move |change: &dyn Fn(&mut Table)| {
        trial.table.update(|table| {
            change(table);
            // A smaller table has no room for zones of that depth.
            table.depth = table.depth.min(deepest(*table));
        });
        // The point may now be off the table.
        let frame = trial.mission.frame(trial.table.get_untracked());
        trial.point.update(|point| *point = point.filter(|point| frame.holds(*point)));
    };
    let quarter = move || {
        let mirrored = trial.table.get().mirrored;
        pick(
            app.t(s::MISSION_QUARTER),
            "quarter",
            vec![("left", app.t(s::MISSION_LEFT)), ("right", app.t(s::MISSION_RIGHT))],
            if mirrored { "right" } else { "left" },
            Callback::new(move |id| change(&|table| table.mirrored = id == "right")),
        )
    };
    let depth = move || {
        let table = trial.table.get();
        let span = (shallowest, deepest(table));
        let deeper = Callback::new(move |to| change(&|table| table.depth = to));
        edge(app, "depth", app.t(s::MISSION_DEPTH), table.depth, span, FINE, deeper)
    };
    let parts = trial.mission.distinguishes_left_from_right();
    let agrees = trial.mission.agrees_depth();
    view! {
        <section>
            <h2>{app.t(s::MISSION_TABLE)}</h2>
            <div class="form-questions">
                {live(move || {
                    let Table { long, short, .. } = trial.table.get();
                    let longer = Callback::new(move |to| change(&|table| table.long = to));
                    let shorter = Callback::new(move |to| change(&|table| table.short = to));
                    view! {
                        {edge(app, "long", app.t(s::MISSION_LONG), long, (short.max(span.0), span.1), COARSE, longer)}
                        {edge(app, "short", app.t(s::MISSION_SHORT), short, (span.0, long.min(span.1)), COARSE, shorter)}
                    }
                })}
                {agrees.then(|| live(depth))}
                {parts.then(|| live(quarter))}
            </div>
        </section>
    }
    .into_any()
}

/// The rules that the sheet names but does not explain, with the player's notes.
fn named(app: App, ruleset: &'static Ruleset, mission: &'static Mission) -> AnyView {
    let rows = mission
        .named
        .iter()
        .map(|named| {
            let title = app.t(named.title);
            let note = app
                .settings
                .with_untracked(|settings| settings.now().note(ruleset, named.cite).to_owned());
            let kept = RwSignal::new(note);
            // After an undo the note is restored.
            Effect::new(move |_| {
                kept.set(
                    app.settings
                        .with(|settings| settings.now().note(ruleset, named.cite).to_owned()),
                );
            });
            view! {
                <li class="mission-named" data-cite=named.cite>
                    <p class="mission-line">
                        <span>
                            <b>{title.clone()}</b>
                            " "
                            <span class="soft">{app.say(s::mission_named_page(named.page))}</span>
                        </span>
                        {cite(app, named.cite, &title)}
                    </p>
                    <label class="field-text">
                        <span class="field-label">{app.say(s::mission_note(title))}</span>
                        <textarea
                            rows="2"
                            maxlength=LONGEST_NOTE
                            prop:value=move || kept.get()
                            on:change=move |event| {
                                let text = event_target_value(&event);
                                app.set(|settings| settings.set_note(ruleset, named.cite, &text));
                            }
                        ></textarea>
                    </label>
                </li>
            }
        })
        .views();
    view! {
        <section>
            <h2>{app.t(s::MISSION_NAMED)}</h2>
            <p class="soft">{app.t(s::MISSION_NAMED_WHY)}</p>
            <ul>{rows}</ul>
        </section>
    }
    .into_any()
}
