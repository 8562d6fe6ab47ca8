//! The map of the mission that is played: the parts that the present step refers to, and
//! the places of the Objectives.

use leptos::prelude::*;
use leptos::web_sys::HtmlDetailsElement;

use crate::address::{Place, Screen};
use crate::aid::mission::{Placed, Played, Point, Seat};
use crate::aid::{PhaseKind, Ruleset};
use crate::battle::Action;
use crate::browser::page;
use crate::text::keys::screens as s;
use crate::ui::actions::side_in_battle;
use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::icon::icon;
use crate::ui::parts::map::{Look, Map, map};
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

/// The id of the map on the page.
const MAP: &str = "battle-map";

/// The mission being played, if any.
pub fn played(app: App, ruleset: &Ruleset) -> Option<Played> {
    let house = app.house(ruleset);
    app.battle_state(|state| state.view(ruleset, |view| (ruleset.missions.played)(view, &house)))
}

/// The view of the map, for as long as its page exists.
#[derive(Clone, Copy)]
pub struct BattleMap {
    look: Look,
    /// Whether the player has unfolded or folded it; `None` if neither.
    open: RwSignal<Option<bool>>,
    /// The number of the Objective that the next tap places.
    placing: RwSignal<Option<u8>>,
}

impl BattleMap {
    /// The whole map, unfolded in the set-up.
    pub fn new() -> Self {
        Self {
            look: Look::new(Seat::Defender),
            open: RwSignal::new(None),
            placing: RwSignal::new(None),
        }
    }

    /// The map, if a mission is played.
    pub fn shown(self, app: App, ruleset: &'static Ruleset) -> Option<impl IntoView> {
        let played = played(app, ruleset)?;
        let set_up = app.battle_state(|state| {
            state.phase(ruleset).is_some_and(|(_, phase)| phase.kind == PhaseKind::SetUp)
        });
        let open = self.open.get().unwrap_or(set_up);
        Some(view! {
            <details
                class="form-group"
                data-action="map"
                open=open
                on:toggle=move |event| {
                    let now = event_target::<HtmlDetailsElement>(&event).open();
                    if now != open {
                        self.open.set(Some(now));
                    }
                }
            >
                <summary class="margin-word">{app.t(s::MISSION_MAP)}</summary>
                // Not drawn while folded: in the turns every tap would redraw it.
                {open.then(|| self.drawn(app, ruleset, &played))}
            </details>
        })
    }

    /// The unfolded part: the map, the Objectives, the link to everything about the
    /// mission.
    fn drawn(self, app: App, ruleset: &'static Ruleset, played: &Played) -> impl IntoView + use<> {
        let placing = self.placing.get();
        let names =
            [Seat::Attacker, Seat::Defender].map(|seat| side_in_battle(app, played.side(seat)));
        let drawn = Map {
            names,
            attacker: played.attacker,
            lit: lit(app, ruleset),
            placed: played.placed.clone(),
            tapped: placing.map(|number| {
                Callback::new(move |point| {
                    place(app, ruleset, number, Some(point));
                    self.placing.set(None);
                    say_fault(app, ruleset, number);
                })
            }),
            ..Map::of(played.mission, played.table)
        };
        let page = Screen::In(ruleset.id, Place::Mission(played.mission.id)).hash();
        let objectives = played.placed.iter();
        let objectives = objectives.map(|one| self.objective(app, ruleset, played, one)).views();
        view! {
            <div id=MAP>{map(app, self.look, &drawn)}</div>
            {(!objectives.is_empty()).then(|| view! { <ul class="turn-objectives">{objectives}</ul> })}
            <p><a class="link" href=page>{app.t(s::MISSION_MORE)}</a></p>
        }
    }

    /// An Objective: a button after which the next tap places it, and what is wrong with
    /// its place.
    fn objective(
        self,
        app: App,
        ruleset: &'static Ruleset,
        played: &Played,
        one: &Placed,
    ) -> impl IntoView + use<> {
        let number = one.number;
        let words = match one.by {
            Seat::Both => s::mission_place_free(number),
            by => s::mission_place(number, side_in_battle(app, played.side(by))),
        };
        let pressed = move || self.placing.get() == Some(number);
        let faults = played.faults(number).map(|faults| {
            let lines = faults
                .iter()
                .map(|fault| {
                    let words = app.say(fault.words(played.mission.roles));
                    view! { <li>{words.clone()} " " {cite(app, fault.cite, &words)}</li> }
                })
                .views();
            if faults.is_empty() {
                view! { <p class="soft">{icon("check")} {app.t(s::MISSION_STANDS)}</p> }.into_any()
            } else {
                view! { <ul class="turn-faults">{lines}</ul> }.into_any()
            }
        });
        let clear = one.at.is_some().then(|| {
            view! {
                <button
                    class="icon-button"
                    aria-label=app.say(s::mission_unplace(number))
                    on:click=tap(move || place(app, ruleset, number, None))
                >
                    {icon("close")}
                </button>
            }
        });
        view! {
            <li data-objective=number>
                <div class="turn-objective">
                    <button
                        class="button small"
                        aria-pressed=move || pressed().to_string()
                        data-action="place-objective"
                        on:click=tap(move || {
                            self.placing.update(|placing| {
                                *placing = (*placing != Some(number)).then_some(number);
                            });
                            // The map may be a screen above the button.
                            if untrack(pressed) {
                                page::scroll_into_view(MAP);
                            }
                        })
                    >
                        {app.say(words)}
                    </button>
                    {clear}
                </div>
                {live(move || pressed().then(|| view! { <p role="status">{app.t(s::MISSION_TAP)}</p> }))}
                {faults}
            </li>
        }
    }
}

/// The zones that the first unfinished step mentions.
fn lit(app: App, ruleset: &Ruleset) -> Vec<&'static str> {
    let house = app.house(ruleset);
    app.battle_state(|battle_state| {
        let (_, phase) = battle_state.phase(ruleset)?;
        battle_state.view(ruleset, |view| {
            let mut steps = phase.steps.iter();
            let next = steps
                .find(|step| step.matters(view, &house) && step.is_left(&battle_state.turn.done))?;
            Some(next.shows.to_vec())
        })
    })
    .unwrap_or_default()
}

/// Says what is wrong with the place of an Objective that was just tapped: the words beside its
/// button may be out of sight.
fn say_fault(app: App, ruleset: &Ruleset, number: u8) {
    untrack(|| {
        let Some(played) = played(app, ruleset) else { return };
        if let Some(fault) = played.faults(number).iter().flatten().next() {
            app.say_for_a_while(app.say(fault.words(played.mission.roles)));
        }
    });
}

/// Records the place of an Objective, or that it is unknown.
fn place(app: App, ruleset: &Ruleset, number: u8, at: Option<Point>) {
    let fields = ruleset.tracker.battle_fields;
    let answers = (ruleset.missions.stands)(number, at);
    let written = answers.into_iter().filter_map(|(place, answer)| {
        let field = fields.get(place)?;
        Some((field.id.to_string(), field.write(answer)))
    });
    app.act(Action::SetBattleAll { answers: written.collect() });
}
