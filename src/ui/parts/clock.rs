//! The clock of a battle: the time left, whose time is running, its settings, a face for
//! each player, and the warnings.
//!
//! Everything it shows is worked out from timestamps. It redraws once a second, and only
//! while it runs, is on the screen, and the page is in view; otherwise a single timer waits
//! for the next warning.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;

use crate::battle::clock::{
    BUDGETS, COUNTERS, Counter, LIMITS, MARKS, MOST_GIVEN, USUAL_BUDGET, USUAL_LIMIT, shown, span,
};
use crate::battle::{Action, Clock, Setup, ShownWarnings, Side, Timing, Whose};
use crate::browser::{haptics, page};
use crate::text::Text;
use crate::text::keys::{app as t, screens as s};

use super::field::{pick, steps, switch};
use super::icon::icon;
use crate::ui::actions::side_name;
use crate::ui::erase::{Views, live, tap};
use crate::ui::state::{App, Writer};
use crate::ui::typing::Shown;

/// Limits and times usual at tournaments, in minutes, with their ids in forms.
const USUAL_LIMITS: [(u16, &str); 3] = [(90, "90"), (105, "105"), (120, "120")];
const USUAL_BUDGETS: [(u16, &str); 3] = [(45, "45"), (60, "60"), (75, "75")];
/// Limits and times change in steps of this many minutes.
const STEP: u16 = 5;
/// The ids of the switches of the marks.
const MARK_IDS: [&str; MARKS.len()] = [
    "clock-mark-60",
    "clock-mark-30",
    "clock-mark-15",
    "clock-mark-10",
    "clock-mark-5",
    "clock-mark-1",
];
/// The longest timer, in milliseconds: a day.
const LONGEST_WAIT: u64 = 86_400_000;

/// The clock with what it needs to know about its battle.
#[derive(Clone, PartialEq)]
struct Battle {
    clock: Clock,
    setup: Setup,
    turn: u32,
    side: Side,
}

fn battle(app: App) -> Memo<Option<Battle>> {
    Memo::new(move |_| {
        app.session.with(|session| {
            let battle_state = session.as_ref()?.battle_state();
            Some(Battle {
                clock: battle_state.clock.clone(),
                setup: battle_state.battle.clone()?,
                turn: battle_state.turn.number,
                side: battle_state.turn.side,
            })
        })
    })
}

/// The clock on the screen of the turn; nothing without a battle.
pub fn clock(app: App) -> impl IntoView {
    let battle = battle(app);
    let there = Memo::new(move |_| battle.with(Option::is_some));
    let now = ticking(app, battle);
    let faces = RwSignal::new(false);
    live(move || {
        there.get().then(|| {
            view! {
                <section class="clock" aria-label=app.t(t::CLOCK)>
                    {live(move || battle.get().and_then(|battle| board(app, &battle, now, faces)))}
                    <details class="form-group" data-clock="settings">
                        <summary class="clock-settings">
                            {icon("clock")} <span>{app.t(t::CLOCK)}</span>
                        </summary>
                        {live(move || battle.get().map(|battle| settings(app, &battle)))}
                    </details>
                    {full_screen(app, battle, now, faces)}
                </section>
            }
        })
    })
}

/// The moment to show, updated every second while the clock runs and can be seen.
fn ticking(app: App, battle: Memo<Option<Battle>>) -> RwSignal<u64> {
    let now = RwSignal::new(page::now());
    Effect::new(move |_| {
        battle.track();
        app.in_view.track();
        now.set(page::now());
    });
    Effect::new(move |_| {
        let at = now.get();
        let next = battle.with(|battle| battle.as_ref()?.clock.next_second(at));
        if let Some(wait) = next.filter(|_| app.in_view.get()) {
            after(wait, move || now.set(page::now()));
        }
    });
    now
}

/// Calls back after a delay in milliseconds, unless the scope around it is rerun or
/// disposed of first.
fn after(wait: u64, act: impl FnOnce() + 'static) {
    let wait = Duration::from_millis(wait.min(LONGEST_WAIT));
    if let Ok(timer) = set_timeout_with_handle(act, wait) {
        on_cleanup(move || timer.clear());
    }
}

/// Shows the warnings of the open clock, as long as the screen around this exists: each of them
/// once, and those that fell due while the app was closed as soon as it is open again.
pub fn watch(app: App) {
    let battle = battle(app);
    let due = Trigger::new();
    app.alarms.set(Vec::new());
    Effect::new(move |_| {
        due.track();
        let watches = app.in_view.get() && app.writer.get() == Writer::Here;
        let Some(Battle { clock, setup, .. }) = battle.get().filter(|_| watches) else {
            return;
        };
        let now = page::now();
        let shown = app.session.with_untracked(|session| {
            let session = session.as_ref();
            session.map(crate::battle::Session::shown_warnings)
        });
        let shown = shown.unwrap_or_default();
        let mut alarms = app.alarms.get_untracked();
        let mut says = false;
        for counter in COUNTERS {
            let reached = clock.reached(counter, now);
            if shown.of(counter) == reached {
                continue;
            }
            alarms.retain(|(of, _)| *of != counter);
            if shown.lacks(counter, reached) {
                says = true;
                let side = counter.map(|side| side_name(app, &setup, side));
                alarms.push((
                    counter,
                    match (side, reached.unwrap_or(0)) {
                        (None, 0) => s::CLOCK_TOLD_UP.into(),
                        (None, mark) => s::clock_told_left(i32::from(mark)),
                        (Some(side), 0) => s::clock_told_up_of(side),
                        (Some(side), mark) => s::clock_told_left_of(i32::from(mark), side),
                    },
                ));
            }
        }
        let all = ShownWarnings::all(&clock, now);
        if shown != all {
            app.store_shown_warnings(all);
            app.alarms.set(alarms);
        }
        if says && app.settings.with_untracked(|settings| settings.now().haptics) {
            haptics::buzz();
        }
        if let Some(wait) = clock.next_mark(now) {
            after(wait, move || due.notify());
        }
    });
}

/// A running or stopped clock: the time left, and its buttons. `None` while nothing is
/// timed.
fn board(
    app: App,
    battle: &Battle,
    now: RwSignal<u64>,
    faces: RwSignal<bool>,
) -> Option<impl IntoView + use<>> {
    let clock = &battle.clock;
    if !clock.is_on() {
        return None;
    }
    let chess = clock.timing().each.is_some();
    let players = chess.then(|| {
        let faces = Side::ALL.map(|side| player(app, battle, side, now, "clock-pass"));
        view! { <div class="clock-players">{Vec::from(faces)}</div> }
    });
    Some(view! {
        <div class="clock-board" class:chess=chess>
            {whole(app, clock, now)}
            {players}
            <div class="clock-row">
                {go(app, battle, "clock-go")}
                {neutral(app, battle, "clock-neutral")}
                <button
                    class="icon-button"
                    aria-label=app.t(s::CLOCK_FACES)
                    data-action="clock-faces"
                    on:click=tap(move || faces.set(true))
                >
                    {icon("opposite")}
                </button>
            </div>
        </div>
        {set_back(app, clock, now)}
    })
}

/// The battle's own time: how much of its limit is left, and how long it has taken.
fn whole(app: App, clock: &Clock, now: RwSignal<u64>) -> AnyView {
    let limited = clock.timing().limit.is_some();
    let played = clock.clone();
    view! {
        <p class="clock-battle">
            {limited.then(|| time(app, clock, None, now))}
            <span class="soft">
                {live(move || {
                    let elapsed = played.elapsed(now.get()) as i64;
                    app.say(s::clock_elapsed(span(elapsed)))
                })}
            </span>
        </p>
    }
    .into_any()
}

/// The remaining time of a counter, in figures and with a word.
fn time(app: App, clock: &Clock, counter: Counter, now: RwSignal<u64>) -> AnyView {
    let clock = clock.clone();
    live(move || {
        let left = clock.left(counter, now.get()).unwrap_or_default();
        let sign = if left <= -1_000 { "−" } else { "" };
        let over = left <= 0;
        let word = if over { s::CLOCK_UP } else { s::CLOCK_LEFT };
        view! {
            <span class="clock-time" class:over=over role="timer">
                {format!("{sign}{}", span(shown(left)))}
            </span>
            <span class="clock-word" class:over=over>
                {app.t(word)}
            </span>
        }
    })
    .into_any()
}

/// A player's face. It works like the clock on the table: the player who is done taps their
/// own face, and the other player's time runs. While the other player's time is already
/// running, it has no button.
fn player(
    app: App,
    battle: &Battle,
    side: Side,
    now: RwSignal<u64>,
    action: &'static str,
) -> AnyView {
    let whose = Whose::of(side);
    let name = side_name(app, &battle.setup, side);
    let runs = battle.clock.runs() == Some(whose);
    let others = Whose::of(side.other());
    let below = (battle.clock.runs() != Some(others)).then(|| {
        // The effect of a tap is announced to the player who taps.
        let words = if runs {
            app.t(s::CLOCK_PASS)
        } else {
            app.say(s::clock_start_of(side_name(app, &battle.setup, side.other())))
        };
        view! {
            <button
                class="clock-pass"
                aria-label=format!("{words}: {name}")
                data-action=format!("{action}-{}", side.id())
                on:click=tap(move || run(app, others))
            >
                {words.clone()}
            </button>
        }
    });
    let state = runs.then(|| {
        view! {
            <span class="clock-state">{icon("play")} <span>{app.t(s::CLOCK_RUNS)}</span></span>
        }
    });
    view! {
        <div class="clock-player" class:runs=runs data-clock=side.id()>
            <span class="clock-name">{name.clone()}</span>
            {time(app, &battle.clock, Some(side), now)}
            {state}
            {below}
        </div>
    }
    .into_any()
}

/// Starts a counter.
fn run(app: App, whose: Whose) {
    let at = page::now();
    app.act(Action::RunClock { whose, at });
}

/// Starts the clock, stops it, or resumes it.
fn go(app: App, battle: &Battle, action: &'static str) -> AnyView {
    let clock = &battle.clock;
    let runs = clock.runs().is_some();
    let first = match clock.timing().each {
        Some(_) => Whose::of(battle.side),
        None => Whose::Neutral,
    };
    let whose = clock.whose().unwrap_or(first);
    let (sign, words) = match (runs, clock.whose()) {
        (true, _) => ("pause", s::CLOCK_PAUSE),
        (false, Some(_)) => ("play", s::CLOCK_GO_ON),
        (false, None) => ("play", s::CLOCK_START),
    };
    view! {
        <button
            class="button small"
            data-action=action
            on:click=tap(move || {
                if runs {
                    app.act(Action::PauseClock { at: page::now() });
                } else {
                    run(app, whose);
                }
            })
        >
            {icon(sign)}
            {app.t(words)}
        </button>
    }
    .into_any()
}

/// Neutral time, if players have their own.
fn neutral(app: App, battle: &Battle, action: &'static str) -> Option<AnyView> {
    let runs = battle.clock.runs() == Some(Whose::Neutral);
    battle.clock.timing().each.map(|_| {
        view! {
            <button
                class="button small clock-neutral"
                aria-pressed=runs.to_string()
                data-action=action
                on:click=tap(move || run(app, Whose::Neutral))
            >
                {app.t(s::CLOCK_NEUTRAL)}
            </button>
        }
        .into_any()
    })
}

/// Reports that the phone's clock was set back, until the player has seen it.
fn set_back(app: App, clock: &Clock, now: RwSignal<u64>) -> AnyView {
    let whose = clock.whose().unwrap_or_default();
    let clock = clock.clone();
    let shown = Memo::new(move |_| clock.is_set_back(now.get()));
    live(move || {
        shown.get().then(|| {
            view! {
                <div class="clock-set-back" data-clock="set-back">
                    <p class="soft">{app.t(s::CLOCK_SET_BACK)}</p>
                    <button
                        class="button small"
                        data-action="clock-set-back"
                        on:click=tap(move || {
                            let at = page::now();
                            app.act(Action::CorrectClock { whose, minutes: 0, at });
                        })
                    >
                        {app.t(t::STORAGE_DISMISS)}
                    </button>
                </div>
            }
        })
    })
    .into_any()
}

/// Two faces, for a phone between the players: each half faces its own player.
fn full_screen(
    app: App,
    battle: Memo<Option<Battle>>,
    now: RwSignal<u64>,
    faces: RwSignal<bool>,
) -> AnyView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let wanted = faces.get();
        let Some(dialog) = dialog.get() else { return };
        if wanted && !dialog.open() {
            let _ = dialog.show_modal();
        } else if !wanted && dialog.open() {
            dialog.close();
        }
    });
    view! {
        <dialog
            class="clock-faces"
            id="clock-faces"
            tabindex="-1"
            node_ref=dialog
            aria-label=app.t(t::CLOCK)
            on:close=move |_| faces.set(false)
        >
            {live(move || {
                let battle = battle.get().filter(|battle| faces.get() && battle.clock.is_on())?;
                let chess = battle.clock.timing().each.is_some();
                // A warning is shown on the half of the player it concerns; one about the
                // battle, on both.
                let shown = |side| {
                    live(move || {
                        let said = app.alarms.get().into_iter();
                        let said = said.filter(|(of, _)| of.is_none_or(|of| of == side));
                        said.map(|(_, words)| view! { <b class="clock-warning">{app.say(words)}</b> })
                            .views()
                    })
                };
                let half = |side| {
                    let face = if chess {
                        player(app, &battle, side, now, "faces-pass")
                    } else {
                        view! {
                            <div class="clock-player">{time(app, &battle.clock, None, now)}</div>
                        }
                        .into_any()
                    };
                    view! {
                        {face}
                        {shown(side)}
                    }
                };
                Some(view! {
                    <div class="clock-half turned">{half(Side::Second)}</div>
                    <div class="clock-bar">
                        <p class="clock-told">
                            {app.say(s::turn_number(battle.turn))}
                            {battle
                                .clock
                                .timing()
                                .limit
                                .filter(|_| chess)
                                .map(|_| time(app, &battle.clock, None, now))}
                        </p>
                        {go(app, &battle, "faces-go")}
                        {neutral(app, &battle, "faces-neutral")}
                        <button
                            class="icon-button"
                            aria-label=app.t(s::CLOSE)
                            data-action="faces-close"
                            on:click=tap(move || faces.set(false))
                        >
                            {icon("close")}
                        </button>
                    </div>
                    <div class="clock-half">{half(Side::First)}</div>
                })
            })}
        </dialog>
    }
    .into_any()
}

/// The limits that the players agreed on.
fn settings(app: App, battle: &Battle) -> AnyView {
    let timing = battle.clock.timing().clone();
    let set = {
        let timing = timing.clone();
        Callback::new(move |change: Amendment| {
            let mut timing = timing.clone();
            change(&mut timing);
            let at = page::now();
            app.act(Action::SetClock { timing, at });
        })
    };
    let limit = Callback::new(move |limit| set.run(Box::new(move |timing| timing.limit = limit)));
    let each = Callback::new(move |each| set.run(Box::new(move |timing| timing.each = each)));
    view! {
        <div class="clock-form">
            {switch(
                "clock-limit",
                app.t(s::CLOCK_LIMIT),
                timing.limit.is_some(),
                Callback::new(move |on: bool| limit.run(on.then_some(USUAL_LIMIT))),
            )
            .into_any()}
            {timing
                .limit
                .map(|now| minutes(app, s::CLOCK_LIMIT_MINUTES, &LIMIT, now, limit))}
            {switch(
                "clock-each",
                app.t(s::CLOCK_EACH),
                timing.each.is_some(),
                Callback::new(move |on: bool| each.run(on.then_some(USUAL_BUDGET))),
            )
            .into_any()}
            {timing.each.map(|now| minutes(app, s::CLOCK_EACH_MINUTES, &EACH, now, each))}
            {timing.each.map(|_| view! { <p class="soft">{app.t(s::CLOCK_EACH_HINT)}</p> })}
            {timing
                .is_on()
                .then(|| {
                    view! {
                        {marks(app, &timing, set)}
                        {corrections(app, battle)}
                    }
                })}
        </div>
    }
    .into_any()
}

/// A change that a control of the settings makes.
type Amendment = Box<dyn FnOnce(&mut Timing)>;

/// A question for a number of minutes.
struct Minutes {
    /// The ids of its two controls: the usual numbers, and any other.
    ids: [&'static str; 2],
    usual: [(u16, &'static str); 3],
    range: (u16, u16),
}

const LIMIT: Minutes = Minutes {
    ids: ["clock-limit-usual", "clock-limit-minutes"],
    usual: USUAL_LIMITS,
    range: LIMITS,
};

const EACH: Minutes = Minutes {
    ids: ["clock-each-usual", "clock-each-minutes"],
    usual: USUAL_BUDGETS,
    range: BUDGETS,
};

fn minutes(
    app: App,
    label: Text,
    of: &'static Minutes,
    now: u16,
    answer: Callback<Option<u16>>,
) -> AnyView {
    let Minutes { ids, usual, range } = *of;
    let label = app.t(label);
    let picked = usual.iter().find(|(minutes, _)| *minutes == now);
    let options = usual.map(|(_, id)| (id, id.to_owned())).to_vec();
    let (low, high) = ((range.0 / STEP) as i16, (range.1 / STEP) as i16);
    view! {
        <div class="clock-minutes">
            {pick(
                label.clone(),
                ids[0],
                options,
                picked.map_or("", |(_, id)| *id),
                Callback::new(move |id: &str| answer.run(id.parse().ok())),
            )}
            <div class="field" data-field=ids[1]>
                {steps(
                    app,
                    label,
                    (now / STEP) as i16,
                    (low, high),
                    Shown::Times(STEP as i16, ""),
                    Callback::new(move |to: i16| answer.run(Some(to.unsigned_abs() * STEP))),
                )}
            </div>
        </div>
    }
    .into_any()
}

/// The marks at which the players want to be warned.
fn marks(app: App, timing: &Timing, set: Callback<Amendment>) -> AnyView {
    let levers = MARKS.into_iter().zip(MARK_IDS).map(|(mark, id)| {
        let words = app.say(s::clock_mark(i32::from(mark)));
        let answer = Callback::new(move |on: bool| {
            set.run(Box::new(move |timing| {
                let wanted = |one: &u16| timing.marks.contains(one);
                timing.marks = MARKS
                    .into_iter()
                    .filter(|one| if *one == mark { on } else { wanted(one) })
                    .collect();
            }));
        });
        switch(id, words, timing.marks.contains(&mark), answer)
    });
    view! {
        <h2 class="margin-word">{app.t(s::CLOCK_MARKS)}</h2>
        <div class="clock-marks">{levers.views()}</div>
    }
    .into_any()
}

/// Corrections: minutes that were counted and should not have been, or the other way round.
fn corrections(app: App, battle: &Battle) -> AnyView {
    let timing = battle.clock.timing();
    let players = Side::ALL.into_iter().filter(|_| timing.each.is_some());
    let players = players.map(|side| (Whose::of(side), side_name(app, &battle.setup, side)));
    let whole = timing.limit.map(|_| (Whose::Neutral, app.t(s::CLOCK_BATTLE)));
    let questions = players.chain(whole).map(|(whose, name)| {
        let given = battle.clock.given(whose);
        let label = app.say(s::clock_given(name.clone()));
        let id = match whose {
            Whose::First => "clock-given-first",
            Whose::Second => "clock-given-second",
            Whose::Neutral => "clock-given-battle",
        };
        let answer = Callback::new(move |to: i16| {
            let (minutes, at) = (to - given, page::now());
            app.act(Action::CorrectClock { whose, minutes, at });
        });
        view! {
            <div class="field" data-field=id>
                <span class="field-label">{name}</span>
                {steps(app, label, given, (-MOST_GIVEN, MOST_GIVEN), Shown::Times(1, ""), answer)}
            </div>
        }
    });
    view! {
        <h2 class="margin-word">{app.t(s::CLOCK_CORRECTIONS)}</h2>
        {questions.views()}
    }
    .into_any()
}
