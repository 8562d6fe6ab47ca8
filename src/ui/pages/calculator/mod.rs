//! A calculator: the number in view, the questions under the thumb, and the three modes.

mod cast;
mod result;
mod seen;

use leptos::prelude::*;

use wasm_bindgen_futures::spawn_local;

use crate::address::{Place, Screen};
use crate::aid::{
    Calculator, Field, Figure, Kind, Note, Of, Opening, Outcome, OwnModifier, Ruleset, Sum, Values,
};
use crate::battle::{Action, BattleState, CalculatorState, Missing, Mode};
use crate::browser::share::{self, Sharing};
use crate::browser::{media, page};
use crate::dice::{Odds, Shown, odds};
use crate::text::Text;
use crate::text::keys::{app as t, screens as s};

use crate::ui::erase::{Views, live, tap};
use crate::ui::figures;
use crate::ui::parts::faces;
use crate::ui::parts::field::{field, open_distance, open_field};
use crate::ui::parts::form::groups;
use crate::ui::parts::icon::icon;
use crate::ui::parts::odds as chart;
use crate::ui::parts::{ruler, sums};
use crate::ui::state::App;

use super::later::LATER;
use super::{Origin, back, side_in_battle, unit_name, units};

use seen::{Seen, see};

/// A situation to compare with: its answers, and its odds (`None` if it is refused or nothing
/// is rolled).
type Held = (Values, Option<Odds<Outcome>>);

/// The next calculators, and the one that they follow.
type Next = (Vec<Opening>, Origin);

/// What would replace a roll that was not applied.
#[derive(Clone)]
enum Instead {
    /// A new roll.
    Roll,
    /// This change of the answers or the units.
    Change(Action),
}

/// A calculator on the screen.
#[derive(Clone, Copy)]
struct CalculatorPage {
    app: App,
    ruleset: &'static Ruleset,
    calculator: &'static Calculator,
    values: Memo<Values>,
    seen: Memo<Seen>,
    /// Whether there is something to roll.
    rolls: Memo<bool>,
    /// Whether it rolls nothing with its default answers, and so has no bar for dice.
    never_rolls: bool,
    /// Whether its outcome is certain.
    certain: Memo<bool>,
    next: Memo<Next>,
    held: Memo<Option<Held>>,
    mode: Memo<Option<Mode>>,
    /// The questions that the participating units answer.
    known: Memo<Vec<usize>>,
    /// Whether to show those questions nevertheless.
    show_known: RwSignal<bool>,
    /// Figures missing on the cards of its units.
    missing_figures: Memo<Vec<(u32, usize)>>,
    /// The first thing that is missing for a roll.
    missing: Memo<Option<Missing>>,
    /// The question that the roll waits for, or waited for last: it is shown above all others.
    awaited: Memo<Option<usize>>,
    /// The role for which the units of the other side are unfolded, by its place; only a role that
    /// both sides can take folds them.
    show_others: RwSignal<Option<usize>>,
    /// What would replace a roll that was not applied, while the player is being asked.
    instead: RwSignal<Option<Instead>>,
    /// The player's own dice for two or more groups, thrown together, until it is known which group
    /// the successes belong to: the index of the first answer, the dice, and the successes.
    together: RwSignal<Option<(usize, u32, u32)>>,
    /// The changes by the result that was applied last.
    applied: RwSignal<Vec<cast::Became>>,
    /// Why units may not take the roles that they have.
    bars: Memo<Vec<Note>>,
    /// Whether the player rolls for those units all the same.
    anyway: RwSignal<bool>,
    /// The sum for which the players' own modifiers are shown.
    own_open: RwSignal<Option<&'static str>>,
    /// How far the form was scrolled when a mode was opened, in pixels.
    left_at: RwSignal<f64>,
}

impl PartialEq for Calculator {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

/// The screens on which an open mode replaces the questions, as in `style/pages/calculator.css`.
const IN_PLACE: &str = "(max-width: 35.99rem) and (max-height: 48rem), \
                        (min-width: 36rem) and (max-width: 59.99rem) and (max-height: 30rem)";

/// Whether a calculator rolls nothing with its default answers.
fn never_rolls(calculator: &Calculator, house: &Values) -> bool {
    let usual = (calculator.work)(&Values::defaults(calculator.fields), house);
    usual.procedure.is_none()
}

/// The first thing that is missing for a roll.
fn missing(
    app: App,
    ruleset: &'static Ruleset,
    calculator: &'static Calculator,
    house: &Values,
) -> Option<Missing> {
    app.battle_state(|state| state.asked_for(calculator, house, ruleset))
}

/// Why the calculator's units may not take their roles, and the visible part of its working. Barred
/// units get no number, unless the player rolls for them all the same.
fn seen(
    app: App,
    ruleset: &'static Ruleset,
    calculator: &'static Calculator,
    (values, house): (Memo<Values>, Memo<Values>),
    anyway: RwSignal<bool>,
) -> (Memo<Vec<Note>>, Memo<Seen>) {
    let bars = Memo::new(move |_| app.battle_state(|state| state.role_bars(calculator, ruleset)));
    let seen = Memo::new(move |_| {
        let mut seen = values.with(|values| house.with(|house| see(calculator, values, house)));
        if !anyway.get() {
            bars.with(|bars| seen.refuse(bars));
        }
        seen
    });
    (bars, seen)
}

/// Reacts to the mode and the result. On a low screen a mode replaces the form and is shown from
/// its top; when it closes, the form is scrolled as before. An undone result lists no changes.
fn follow(page: CalculatorPage) {
    // The answers known from the units do not refuse a late report either.
    Effect::new(move |was: Option<Vec<(usize, i16)>>| {
        let refusing = if page.anyway.get() { page.refusing_answers() } else { Vec::new() };
        if was.as_ref() != Some(&refusing) {
            page.lift(&refusing);
        }
        refusing
    });
    Effect::new(move |was: Option<bool>| {
        let id = page.calculator.id;
        if !page.app.battle_state(|state| state.calculator_state(id).applied) {
            page.applied.update(Vec::clear);
        }
        if !page.app.battle_state(|state| state.calculator_state(id).has_dice()) {
            page.instead.set(None);
        }
        let is_open = page.mode.get().is_some();
        if was.is_some_and(|was| was != is_open) && media::holds(IN_PLACE) {
            page::scroll_to(if is_open { 0.0 } else { page.left_at.get_untracked() });
        }
        is_open
    });
}

/// Shows the next question from its top, however far the previous one was scrolled.
fn show_question() {
    page::scroll_up("result");
    if media::holds(IN_PLACE) {
        page::scroll_to_top();
    }
}

/// The question that the roll waits for, or waited for last.
fn awaited(missing: Memo<Option<Missing>>) -> Memo<Option<usize>> {
    Memo::new(move |before: Option<&Option<usize>>| match missing.get() {
        Some(Missing::Distance(place)) => Some(place),
        _ => before.copied().flatten(),
    })
}

pub fn calculator(
    app: App,
    ruleset: &'static Ruleset,
    calculator: &'static Calculator,
) -> impl IntoView {
    let own = move || app.battle_state(|state| state.calculator_state(calculator.id));
    let values = Memo::new(move |_| own().values(calculator));
    let house = Memo::new(move |_| app.house(ruleset));
    let anyway = RwSignal::new(app.anyway.get_untracked());
    app.anyway.set(false);
    let (bars, seen) = seen(app, ruleset, calculator, (values, house), anyway);
    // A separate memo, so that a tap does not compute the odds of the held situation again.
    let held = Memo::new(move |_| {
        let held = own().held_values(calculator)?;
        let working = house.with(|house| (calculator.work)(&held, house));
        Some((held, working.procedure.as_ref().map(|procedure| odds(procedure))))
    });
    // A certain result needs no mode.
    let certain = Memo::new(move |_| seen.with(|seen| seen.certain.is_some()));
    let rolls = Memo::new(move |_| seen.with(|seen| seen.odds.is_some()));
    let missing = Memo::new(move |_| house.with(|house| missing(app, ruleset, calculator, house)));
    // A mode with nothing to show yet does not cover the questions.
    let mode = Memo::new(move |_| {
        let calculator_state = own();
        let says = calculator_state.has_dice() || rolls.get() && missing.get().is_none();
        calculator_state.reading().filter(|_| says && !certain.get())
    });
    let page = CalculatorPage {
        app,
        ruleset,
        calculator,
        values,
        seen,
        rolls,
        never_rolls: house.with_untracked(|house| never_rolls(calculator, house)),
        certain,
        next: Memo::new(move |_| {
            let CalculatorState { about, cast, .. } = own();
            (seen.with(|seen| seen.next.clone()), Origin { about, cast })
        }),
        held,
        mode,
        known: Memo::new(move |_| cast::known(app, ruleset, calculator, values)),
        show_known: RwSignal::new(false),
        missing_figures: Memo::new(move |_| {
            app.battle_state(|state| state.missing_figures(calculator, ruleset))
        }),
        missing,
        awaited: awaited(missing),
        show_others: RwSignal::new(None),
        instead: RwSignal::new(None),
        together: RwSignal::new(None),
        applied: RwSignal::default(),
        bars,
        anyway,
        own_open: RwSignal::new(None),
        left_at: RwSignal::new(0.0),
    };
    app.write_address();
    follow(page);
    view! {
        <article class="calculator" data-calculator=calculator.id data-open=move || mode.get().is_some().to_string()>
            <header class="head">
                {back(app, Screen::In(ruleset.id, Place::Calculators).hash())}
                <h1>{app.t(calculator.title)}</h1>
                <button
                    class="icon-button"
                    aria-label=app.t(s::CALCULATOR_RESET)
                    data-action="reset"
                    on:click=tap(move || {
                        page.act(Action::ResetCalculator { calculator: calculator.id.to_owned() });
                    })
                >
                    {icon("again")}
                </button>
                <button
                    class="icon-button"
                    aria-label=app.t(s::SHARE)
                    data-action="share"
                    on:click=tap(move || page.share())
                >
                    {icon("share")}
                </button>
            </header>
            {live(move || page.headline())}
            <div class="calculator-columns">
                <div class="calculator-form">
                    {live(move || page.awaited_question())}
                    {live(move || page.misses_count().then(|| page.next()))}
                    {live(move || page.as_last_time())}
                    {live(move || page.about())}
                    {live(move || page.figures())}
                    {live(move || page.roles())}
                    {live(move || page.table_first())}
                    {page.form()}
                    {live(move || page.seen.with(|seen| sums::notes(app, &seen.notes, "sums-notes")))}
                    {live(move || page.not_counted())}
                    {live(move || (!page.misses_figures()).then(|| page.sums()))}
                    {live(move || (!page.misses_count()).then(|| page.next()))}
                    {live(move || Some(page.to_other_phone()))}
                </div>
                <aside class="calculator-result" id="result" tabindex="-1" aria-label=app.t(s::RESULT_TITLE)>
                    {live(move || page.result())}
                </aside>
            </div>
            {live(move || page.actions())}
        </article>
    }
}

impl CalculatorPage {
    /// Performs an action, unless it would discard a roll that was not applied: then it waits.
    fn act(self, action: Action) {
        let (app, ruleset) = (self.app, self.ruleset);
        let house = app.house(ruleset);
        if app.battle_state(|state| state.discards(&action, &house, ruleset)) {
            self.instead.set(Some(Instead::Change(action)));
        } else {
            self.perform(action);
        }
    }

    /// Performs an action, and updates the address.
    fn perform(self, action: Action) {
        self.instead.set(None);
        if self.mode.get_untracked().is_none() {
            self.left_at.set(page::scrolled());
        }
        self.app.act(action);
        self.app.write_address();
    }

    /// Answers a question.
    fn answer(self, field: &Field, to: i16) {
        self.act(Action::Answer {
            calculator: self.id(),
            field: field.id.to_string(),
            value: field.write(to),
        });
    }

    fn id(self) -> String {
        self.calculator.id.to_owned()
    }

    fn share(self) {
        let app = self.app;
        let title = app.t(self.calculator.title);
        let link = page::address() + &page::hash();
        spawn_local(async move {
            let words = match share::share(&title, "", Some(&link)).await {
                Sharing::Shared => s::TOLD_SHARED,
                Sharing::Copied => s::TOLD_COPIED,
                Sharing::Failed => s::TOLD_SHARE_FAILED,
                Sharing::Cancelled => return,
            };
            app.say_for_a_while(app.t(words));
        });
    }

    /// Copies what a report of a wrong number needs: the sheet, the calculator, the number, the
    /// version, and the link of the situation.
    fn report_mistake(self) {
        let app = self.app;
        let number = self.seen.with(|seen| figures::figure(app, &seen.headline.1));
        let text = format!(
            "{} · {}\n{}\n{}\nAdjutant {}\n{}",
            app.t(self.ruleset.name),
            app.t(self.calculator.title),
            app.say(s::report_mistake_app(number)),
            app.t(s::REPORT_MISTAKE_SHEET),
            page::version(),
            page::address() + &page::hash(),
        );
        spawn_local(async move {
            let words = if share::copy(&text).await {
                s::REPORT_MISTAKE_COPIED
            } else {
                s::TOLD_SHARE_FAILED
            };
            app.say_for_a_while(app.t(words));
        });
    }

    /// The link to the QR code of this situation.
    fn to_other_phone(self) -> impl IntoView {
        let place = (self.values).with(|values| Place::calculator(self.calculator, values));
        view! {
            <p class="calculator-phone">
                <a href=Screen::Code(self.ruleset.id, place).hash() data-action="code">
                    {self.app.t(s::KEEP_TO_PHONE)}
                </a>
                <button
                    class="button small"
                    data-action="report-mistake"
                    on:click=tap(move || self.report_mistake())
                >
                    {self.app.t(s::REPORT_MISTAKE)}
                </button>
            </p>
        }
    }

    /// The number, the sum in one line, and the chance in words.
    fn headline(self) -> impl IntoView {
        let app = self.app;
        if let Some(missing) = self.missing.get() {
            return self.ask_for(missing);
        }
        self.seen.with(|seen| {
            let (label, figure) = &seen.headline;
            let refused = !seen.refusals.is_empty();
            let line = seen
                .headline_sum
                .as_ref()
                .filter(|sum| !sum.modifiers.is_empty())
                .map(|sum| sums::in_one_line(app, sum));
            // On a low screen the sum is under the number.
            let under = line.clone().filter(|_| !refused).map(|line| {
                view! { <p class="plaque-sum plaque-under">"= " {line}</p> }
            });
            let chances = match (&seen.odds, seen.certain) {
                (Some(odds), None) => chart::headlines(app, &seen.wants, &seen.parts, odds),
                _ => Vec::new(),
            };
            let mut chances = chances.into_iter();
            let first = chances.next();
            let more = chances
                .map(|(chance, words)| view! { <span><b>{chance}</b> " " {words} " "</span> })
                .views();
            let dice = seen.dice.as_ref().map(|(label, dice)| {
                let (label, dice) = (app.t(*label), figures::figure(app, dice));
                view! { <p class="plaque-dice"><b>{dice}</b> " " {label}</p> }
            });
            // Refused answers have no number: a number on the screen would look valid.
            let word = matches!(figure, Figure::Word(_));
            let (shown, need) = if refused && !word {
                (app.t(s::NOT_ALLOWED), None)
            } else {
                (figures::figure(app, figure), figures::figure_data(figure))
            };
            let long = refused || word || matches!(figure, Figure::Impossible | Figure::DiceOf(..));
            view! {
                <section
                    class="plaque"
                    class:refused=refused
                    class:long=long
                    data-need=need
                    aria-live="polite"
                >
                    <div class="plaque-number">
                        <span class="margin-word">{app.t(*label)}</span>
                        <b>{shown}</b>
                    </div>
                    <div class="plaque-side">
                        {if refused {
                            sums::notes(app, &seen.refusals, "sums-refusals").into_any()
                        } else {
                            view! {
                                {dice}
                                {first
                                    .map(|(chance, words)| {
                                        view! {
                                            <p class="plaque-chance">
                                                <b>{chance}</b>
                                                <span>{words}</span>
                                            </p>
                                        }
                                    })}
                                {(!more.is_empty())
                                    .then(|| view! { <p class="plaque-more">{more}</p> })}
                                {line.map(|line| view! { <p class="plaque-sum">"= " {line}</p> })}
                            }
                                .into_any()
                        }}
                    </div>
                    {(!refused).then(|| self.ruler(seen))}
                </section>
                {under}
            }
            .into_any()
        })
    }

    /// The headline while something is missing.
    fn ask_for(self, missing: Missing) -> AnyView {
        let app = self.app;
        // No number: without a unit or a distance it would mean nothing. The choice of units has
        // its own heading below.
        let (id, label) = match missing {
            Missing::Unit(place) | Missing::AnyUnit(place) => {
                (self.calculator.roles[place].id.to_owned(), String::new())
            }
            Missing::Figure(unit, place) => {
                let field = &self.ruleset.tracker.fields[place];
                let name = unit_name(app, unit);
                (field.id.to_string(), format!("{name}: {}", app.t(field.label)))
            }
            Missing::Distance(place) => {
                let field = &self.calculator.fields[place];
                (field.id.to_string(), app.t(field.label))
            }
        };
        view! {
            <section class="plaque long" data-lacks=id aria-live="polite">
                <div class="plaque-number">
                    {(!label.is_empty()).then(|| view! { <span class="margin-word">{label}</span> })}
                    <b>{app.t(self.missing_words(missing))}</b>
                </div>
                <div class="plaque-side">
                    {matches!(missing, Missing::Unit(_))
                        .then(|| view! { <p class="plaque-more">{app.t(s::CAST_CHOOSE_HOW)}</p> })}
                </div>
            </section>
        }
        .into_any()
    }

    /// The ruler of the first roll, with the app's dice on it.
    fn ruler(self, seen: &Seen) -> Option<AnyView> {
        let (roll, need) = seen.first?;
        let throws = self.thrown();
        let first = throws.first().filter(|throw| throw.roll == roll);
        let faces = first.map_or(&[][..], |throw| &throw.faces);
        let fell: Vec<_> = faces.iter().map(Shown::total).collect();
        Some(ruler::ruler(self.app, &roll, need, &fell))
    }

    /// The question that asks the player for the missing item.
    fn missing_words(self, missing: Missing) -> Text {
        match missing {
            Missing::Unit(place) => match self.calculator.roles[place].of {
                Of::Enemy => s::CAST_CHOOSE_TARGET,
                _ => s::CAST_CHOOSE_UNIT,
            },
            Missing::AnyUnit(_) => s::CAST_NOBODY_LEFT,
            Missing::Figure(..) => s::CAST_FIGURE,
            Missing::Distance(place) => match self.calculator.fields[place].kind {
                Kind::Count { low: 0, .. } => s::CAST_HOW_MANY,
                Kind::Count { .. } => s::CAST_FIGURE,
                Kind::Choice(_) => s::CAST_CHOOSE_ONE,
                _ => s::CAST_HOW_FAR,
            },
        }
    }

    /// Whether the roll needs a number that another calculator gives.
    fn misses_count(self) -> bool {
        let count =
            |place: usize| matches!(self.calculator.fields[place].kind, Kind::Count { low: 0, .. });
        self.missing_answer().is_some_and(count)
    }

    /// Whether figures of its units are missing: then there is no sum to show.
    fn misses_figures(self) -> bool {
        self.missing_figures.with(|missing| !missing.is_empty())
    }

    /// Fields for the missing figures, which go onto the units' cards.
    fn figures(self) -> Option<AnyView> {
        let app = self.app;
        let missing = self.missing_figures.get();
        let questions = missing.into_iter().filter_map(|(number, place)| {
            let side = app.battle_state(|state| state.unit(number).map(|(side, _)| side))?;
            let field = self.ruleset.tracker.fields.get(place)?;
            let answer = Callback::new(move |to: i16| {
                self.act(Action::SetUnit {
                    side,
                    unit: number,
                    field: field.id.to_string(),
                    value: field.write(to),
                });
            });
            Some(open_field(app, field, Some(unit_name(app, number)), answer))
        });
        let questions = questions.collect::<Vec<_>>();
        (!questions.is_empty()).then(|| {
            view! {
                <section class="calculator-figures">
                    <h2 class="margin-word">{app.t(s::CAST_FIGURES)}</h2>
                    <div class="form-questions">{questions}</div>
                </section>
            }
            .into_any()
        })
    }

    /// A button that restores the situation from before the calculator was last opened.
    fn as_last_time(self) -> Option<impl IntoView> {
        let app = self.app;
        let there = app.battle_state(|state| state.may_as_last_time(self.calculator, self.ruleset));
        there.then(|| {
            view! {
                <p class="calculator-last">
                    <button
                        class="chip"
                        data-action="as-last-time"
                        on:click=tap(move || self.act(Action::AsLastTime { calculator: self.id() }))
                    >
                        {icon("again")}
                        {app.t(s::AS_LAST_TIME)}
                    </button>
                </p>
            }
        })
    }

    fn about(self) -> Option<AnyView> {
        // If units take part, they are named.
        if !self.calculator.roles.is_empty() {
            return None;
        }
        let app = self.app;
        let of_side = |state: &BattleState| state.counted_side(self.calculator, self.ruleset);
        if let Some(side) = app.battle_state(of_side) {
            let words = app.say(s::situation_of(side_in_battle(app, side)));
            return Some(view! { <p class="soft calculator-about">{words}</p> }.into_any());
        }
        let (side, unit) =
            self.app.battle_state(|state| state.calculator_state(self.calculator.id).about)?;
        if self.app.battle_state(|state| state.unit(unit).is_none()) {
            return None;
        }
        let name = unit_name(self.app, unit);
        Some(
            view! {
                <p class="soft calculator-about">
                    <a href=Screen::In(self.ruleset.id, Place::Unit(side, unit)).hash()>
                        {self.app.say(s::situation_of(name))}
                    </a>
                </p>
            }
            .into_any(),
        )
    }

    /// The question that the roll waits for.
    fn awaited_question(self) -> Option<AnyView> {
        let index = self.awaited.get()?;
        let question = self.question(index, true);
        let (app, ruleset) = (self.app, self.ruleset);
        let whose = live(move || {
            let units = app.battle_state(|state| state.grouped(self.calculator, index, ruleset));
            let names: Vec<String> = units.into_iter().map(|unit| unit_name(app, unit)).collect();
            (!names.is_empty()).then(|| view! { <p class="form-whose">{names.join(", ")}</p> })
        });
        Some(view! { <div class="form-questions">{whose} {question}</div> }.into_any())
    }

    /// The questions, by their groups. The first two groups are open, and two more where units
    /// answer most of them; a later one opens when one of its answers differs from the default,
    /// and then stays open.
    fn form(self) -> impl IntoView {
        let fields = self.calculator.fields;
        groups(fields)
            .into_iter()
            .enumerate()
            .map(|(place, (title, members))| {
                let unusual = self.values.with_untracked(|values| {
                    members.iter().any(|index| values.get(*index) != fields[*index].default)
                });
                let by_units = Memo::new(move |_| self.known.with(|known| !known.is_empty()));
                let open = move || unusual || place < if by_units.get() { 4 } else { 2 };
                let questions = members.iter().map(|index| self.question(*index, false)).views();
                let group_matters = Memo::new(move |_| {
                    self.values.with(|values| {
                        members.iter().any(|index| {
                            fields[*index].matters(values.all()) && self.asks(*index, false)
                        })
                    })
                });
                // The units of the role are chosen under this heading already, so the group is
                // called "more".
                let words = self.app.t(title);
                let of_role = untrack(|| self.cast()).is_some()
                    && self.calculator.roles.iter().any(|role| role.heading == title);
                let words =
                    if of_role { self.app.say(s::calculator_more_of(words)) } else { words };
                view! {
                    <details class="form-group" open=open hidden=move || !group_matters.get()>
                        <summary class="margin-word">{words}</summary>
                        <div class="form-questions">{questions}</div>
                    </details>
                }
            })
            .views()
    }

    /// The place of the question whose answer the roll waits for.
    fn missing_answer(self) -> Option<usize> {
        match self.missing.get() {
            Some(Missing::Distance(place)) => Some(place),
            _ => None,
        }
    }

    /// Whether a question is asked in this place: above all others, or in its group. A question
    /// that the units answer is asked only if the player wants to see it or the roll waits for it.
    fn asks(self, index: usize, above: bool) -> bool {
        if above || self.awaited.get() == Some(index) {
            return above;
        }
        self.calculator.in_view.contains(&index)
            || self.show_known.get()
            || self.known.with(|known| !known.contains(&index))
    }

    fn question(self, index: usize, above: bool) -> impl IntoView + use<> {
        let app = self.app;
        let one: &'static Field = &self.calculator.fields[index];
        let value = Memo::new(move |_| {
            self.values.with(|values| {
                let asked = one.matters(values.all()) && self.asks(index, above);
                asked.then(|| values.get(index))
            })
        });
        let worth =
            Memo::new(move |_| self.seen.with(|seen| seen.worth.get(index).copied().flatten()));
        let beside = Memo::new(move |_| {
            self.seen.with(|seen| {
                let of_this = seen.beside.iter().find(|(place, _)| *place == index);
                of_this.map(|(_, phrase)| phrase.clone())
            })
        });
        let waits = Memo::new(move |_| self.missing_answer() == Some(index));
        let answer = Callback::new(move |to| self.answer(one, to));
        live(move || {
            value.get().map(|value| {
                if waits.get() {
                    return open_distance(app, one, value, answer);
                }
                let beside = beside.get().map(|phrase| app.say(phrase));
                field(app, one, value, worth.get(), beside, answer)
            })
        })
    }

    /// Conditions that seem to change the number but do not.
    fn not_counted(self) -> Option<impl IntoView> {
        if self.misses_figures() {
            return None;
        }
        self.seen.with(|seen| {
            (!seen.not_counted.is_empty()).then(|| {
                view! {
                    <section class="calculator-kept-out">
                        <h2 class="margin-word">{self.app.t(s::KEPT_OUT)}</h2>
                        {sums::notes(self.app, &seen.not_counted, "sums-notes")}
                    </section>
                }
            })
        })
    }

    /// The table on which the first die is read, shown above the questions if the calculator is
    /// about that table.
    fn table_first(self) -> Vec<AnyView> {
        self.seen.with(|seen| {
            if seen.is_about_a_table() && !self.misses_figures() {
                self.rows(seen)
            } else {
                Vec::new()
            }
        })
    }

    fn rows(self, seen: &Seen) -> Vec<AnyView> {
        let rows = seen.rows.iter();
        rows.filter_map(|row| faces::row(self.app, row)).collect()
    }

    fn sums(self) -> impl IntoView {
        self.seen.with(|seen| {
            let sums = seen
                .sums
                .iter()
                .map(|sum| {
                    let takes = seen.takes.contains(&sum.id);
                    sums::sum(self.app, sum, takes.then(|| self.own_modifiers(sum)))
                })
                .views();
            let none = seen.takes.is_empty() && !sums.is_empty();
            let rows = (!seen.is_about_a_table()).then(|| self.rows(seen));
            view! {
                <div class="sums">{sums}</div>
                {rows}
                {none.then(|| view! { <p class="soft" data-own-none>{self.app.t(s::OWN_MODIFIER_NONE)}</p> })}
            }
        })
    }

    /// The players' own modifiers of a sum, behind a button.
    fn own_modifiers(self, sum: &Sum) -> AnyView {
        let app = self.app;
        let (sum, result) = (sum.id, sum.result.clone());
        let is_open = move || self.own_open.get() == Some(sum);
        let toggle = move || {
            if self.own_open.get_untracked() == Some(sum) {
                self.own_open.set(None);
                return;
            }
            spawn_local(async move {
                match LATER.load().await {
                    Ok(_) => self.own_open.set(Some(sum)),
                    Err(_) => app.say_for_a_while(app.t(t::NOT_FETCHED)),
                }
            });
        };
        view! {
            <button
                class="button small"
                data-action="own-modifier"
                data-sum=sum
                aria-expanded=move || is_open().to_string()
                on:click=tap(toggle)
            >
                {app.t(s::OWN_MODIFIER_OPEN)}
            </button>
            {live(move || {
                // Read before anything returns, so that a tap redraws this even if the chunk is not
                // loaded yet.
                let open = is_open();
                let later = LATER.get().filter(|_| open)?;
                let own = self.values.with_untracked(|values| values.own().to_vec());
                let put = Callback::new(move |own: OwnModifier| {
                    self.act(Action::Answer {
                        calculator: self.id(),
                        field: own.name(),
                        value: own.number(),
                    });
                });
                Some((later.own_modifiers)(app, self.ruleset, (sum, result.clone(), own), put))
            })}
        }
        .into_any()
    }

    fn next(self) -> Option<AnyView> {
        let (next, origin) = self.next.get();
        let house = self.app.house(self.ruleset);
        let then = self.ended_with(|dice| {
            self.values.with(|values| (self.calculator.then)(values, &house, dice))
        });
        let next = Opening::beside(next, &then.unwrap_or_default());
        self.openings(self.left_to_do(next, &origin), &origin)
    }

    /// Calculators that come after this one.
    fn openings(self, openings: Vec<Opening>, origin: &Origin) -> Option<AnyView> {
        let app = self.app;
        let title = |one: &Opening| (one.calculator, one.label);
        let titles: Vec<_> = openings.iter().map(title).collect();
        let links = openings
            .into_iter()
            .filter_map(|opening| {
                // If two have the same title, each names its unit.
                let same = titles.iter().filter(|one| **one == title(&opening)).count() > 1;
                let unit = self.acting(&opening, origin).filter(|_| same);
                let name = unit.map(|unit| unit_name(app, unit));
                units::named_chip(app, self.ruleset, opening, origin.clone(), (name, None))
            })
            .collect::<Vec<_>>();
        (!links.is_empty()).then(|| {
            view! {
                <section class="chip-group">
                    <h2 class="margin-word">{app.t(s::NEXT_STEPS)}</h2>
                    <div class="chip-row">{links}</div>
                </section>
            }
            .into_any()
        })
    }

    fn set_mode(self, mode: Option<Mode>) {
        self.act(Action::SetMode { calculator: self.id(), mode });
    }

    /// Replaces the bar while a change would discard a roll: the player applies the roll first, or
    /// discards it.
    fn held_back(self) -> Option<AnyView> {
        let app = self.app;
        let Some(Instead::Change(change)) = self.instead.get() else { return None };
        let apply = self.after_dice().unwrap_or_else(|| {
            // The player has to see a result before applying it.
            let mode =
                app.battle_state(|state| state.calculator_state(self.calculator.id).mode_of_dice());
            view! {
                <button
                    class="button primary"
                    data-action="see-result"
                    on:click=tap(move || self.set_mode(Some(mode)))
                >
                    {icon("dice")}
                    {app.t(s::RESULT_TITLE)}
                </button>
            }
            .into_any()
        });
        Some(
            view! {
                <div class="action-bar turn-held" data-held=self.calculator.id>
                    <p>{app.t(s::TURN_DICE_LIE)}</p>
                    <button
                        class="button"
                        data-action="discard"
                        on:click=tap(move || self.perform(change.clone()))
                    >
                        {app.t(s::TURN_DISCARD)}
                    </button>
                    {apply}
                </div>
            }
            .into_any(),
        )
    }

    /// The buttons of the three modes. The primary button, for the player's usual mode, is
    /// later replaced by the next action: apply the dice to the units, then go on with the
    /// turn.
    fn actions(self) -> Option<AnyView> {
        self.anyway.track();
        let held_back = self.held_back();
        if held_back.is_some() {
            return held_back;
        }
        let next = self.after_dice();
        if self.certain.get() {
            return next.map(|next| {
                view! { <div class="action-bar calculator-readings">{next}</div> }.into_any()
            });
        }
        if self.never_rolls && !self.rolls.get() {
            return None;
        }
        let app = self.app;
        let mode = self.mode.get();
        let own_first = app.settings.with(|settings| settings.now().own_dice);
        let missing = self.missing.get();
        let can = self.rolls.get() && missing.is_none();
        // A roll that involves units is shown again rather than replaced.
        let rolled = self.has_roll();
        let asks = mode == Some(Mode::Roll) && self.is_asking();
        let entered = self.has_entered();
        let button =
            move |this: Mode, id: &'static str, image: &'static str, words: Text, primary: bool| {
                let can = can && !(asks && this == Mode::Roll);
                view! {
                    <button
                        class="button"
                        class:primary=primary
                        data-action=id
                        aria-pressed=(mode == Some(this)).to_string()
                        aria-disabled=(!can).to_string()
                        on:click=tap(move || {
                            if let Some(missing) = missing {
                                app.say_for_a_while(app.t(self.missing_words(missing)));
                            }
                            if !can {
                                return;
                            }
                            if this == Mode::Roll && entered {
                                if mode != Some(Mode::OwnDice) {
                                    self.set_mode(Some(Mode::OwnDice));
                                }
                                self.instead.set(Some(Instead::Roll));
                            } else if this == Mode::Roll && !(rolled && mode != Some(Mode::Roll)) {
                                self.roll_now();
                            } else {
                                self.set_mode((mode != Some(this)).then_some(this));
                            }
                        })
                    >
                        {icon(image)}
                        {app.t(words)}
                    </button>
                }
                .into_any()
            };
        let roll = match (mode, rolled) {
            (Some(Mode::Roll), _) => s::ROLL_AGAIN,
            (_, true) => s::RESULT_TITLE,
            _ => s::READING_ROLL,
        };
        let roll_first = !own_first && mode != Some(Mode::OwnDice);
        let roll = || Some(button(Mode::Roll, "roll", "dice", roll, roll_first));
        let own = |words, primary| Some(button(Mode::OwnDice, "own-dice", "hand", words, primary));
        let (roll, own) = match (next, own_first) {
            (Some(next), false) => (Some(next), own(s::READING_OWN_DICE, own_first)),
            (Some(next), true) => (roll(), Some(next)),
            // The result of the player's own dice has to be applied before other dice replace it.
            (None, _) if self.own_dice_wait() => (None, own(s::RESULT_TITLE, true)),
            (None, _) => (roll(), own(s::READING_OWN_DICE, own_first)),
        };
        Some(
            view! {
                <div class="action-bar calculator-readings">
                    {button(Mode::Odds, "odds", "odds", s::READING_ODDS, false)} {roll} {own}
                </div>
            }
            .into_any(),
        )
    }
}
