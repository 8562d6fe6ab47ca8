//! The units that take part: which they are, what is known about them, and how the dice change
//! them.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::{
    Calculator, Field, Kind, Note, Opening, Participants, Role, Ruleset, Side, Standing, Values,
};
use crate::battle::{
    Action, BattleState, Choice, Choices, Due, Effects, Missing, Mode, NOT_LISTED, is_not_listed,
    words,
};
use crate::dice::{Dice, Walk, walk};
use crate::text::keys::screens as s;

use crate::ui::erase::{Views, tap};
use crate::ui::figures;
use crate::ui::pages::{Origin, show_from_top, side_in_battle, unit_name, units};
use crate::ui::parts::icon::icon;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

use super::CalculatorPage;

/// The participants of a calculator; `None` if no unit could take part.
fn cast(
    app: App,
    ruleset: &'static Ruleset,
    calculator: &'static Calculator,
) -> Option<Participants> {
    if calculator.roles.is_empty() {
        return None;
    }
    let cast = app.battle_state(|battle_state| {
        let calculator_state = battle_state.calculator_state(calculator.id);
        battle_state.cast(calculator, &calculator_state.cast, ruleset)
    });
    (!cast.units.is_empty()).then_some(cast)
}

/// The questions that the participating units answer.
pub(super) fn known(
    app: App,
    ruleset: &'static Ruleset,
    calculator: &'static Calculator,
    values: Memo<Values>,
) -> Vec<usize> {
    let Some(cast) = cast(app, ruleset, calculator).filter(|cast| !cast.is_empty()) else {
        return Vec::new();
    };
    let Opening { known, proposed, .. } = (calculator.fill)(&cast);
    let known = known.into_iter().filter(|(place, _)| !proposed.contains(place));
    // An applied result changes what the units answer; that is no reason to ask the player.
    let applied = app.battle_state(|state| state.calculator_state(calculator.id).applied);
    values.with(|values| {
        known
            .filter(|(place, answer)| applied || values.get(*place) == *answer)
            .map(|(place, _)| place)
            .collect()
    })
}

/// These changes, one line each.
fn lines(became: &[Became]) -> Option<AnyView> {
    let lines = became.iter().cloned().map(|Became { unit, name, words }| {
        let name = name.map(|name| view! { <b>{name}</b> ": " });
        view! { <li data-unit=unit>{name} {words}</li> }
    });
    let lines = lines.views();
    (!lines.is_empty()).then(|| view! { <ul>{lines}</ul> }.into_any())
}

/// Joins the words that are not empty.
fn join(words: [String; 2]) -> String {
    let said: Vec<String> = words.into_iter().filter(|words| !words.is_empty()).collect();
    said.join(", ")
}

/// A change that a result makes to a unit, a side or the battle, in words.
#[derive(Clone)]
pub(super) struct Became {
    unit: Option<u32>,
    name: Option<String>,
    words: String,
}

impl CalculatorPage {
    pub(super) fn cast(self) -> Option<Participants> {
        cast(self.app, self.ruleset, self.calculator)
    }

    /// Chips for each role: the units that can take it.
    pub(super) fn roles(self) -> Option<AnyView> {
        let cast = self.cast()?;
        let roles = self.calculator.roles;
        let rows = roles
            .chunk_by(Role::is_asked_with)
            .scan(0, |place, together| {
                let first = *place;
                *place += together.len();
                Some((first, together))
            })
            .filter(|(first, together)| {
                let taken = &cast.roles[*first..*first + together.len()];
                let asked = |values: &Values| together.iter().any(|role| role.is_asked(values));
                self.values.with(asked) || taken.iter().any(Option::is_some)
            })
            .filter_map(|(first, together)| self.role(&cast, first, together))
            .views();
        let known = self.known.with(|known| {
            let fields = self.calculator.fields;
            self.values.with(|values| {
                let all = known.iter();
                all.filter(|place| fields[**place].matters(values.all())).count()
            })
        });
        let open = self.show_known.get();
        let more = (known > 0 && !self.misses_figures()).then(|| {
            view! {
                <button
                    class="chip"
                    data-action="known"
                    aria-pressed=open.to_string()
                    on:click=tap(move || self.show_known.set(!open))
                >
                    {icon("check")}
                    {self.app.say(s::cast_known(known))}
                </button>
            }
        });
        Some(view! { <section class="cast">{rows} {more}</section> }.into_any())
    }

    /// Chips for a role, or for several that are asked together: the units that can take them,
    /// one tap each.
    fn role(self, cast: &Participants, first: usize, together: &'static [Role]) -> Option<AnyView> {
        let app = self.app;
        let role = together.first()?;
        let several = together.len() > 1;
        let unfolded = self.show_others.get() == Some(first);
        let choices = Choices::new(cast, first, together, unfolded);
        let why = choices.bar().or_else(|| self.refused(cast).filter(|_| first == 0));
        let why = why.map(|note| self.barred(note));
        let others = choices.other.map(|side| {
            view! {
                <button
                    class="chip"
                    data-action=format!("others-{}", role.id)
                    aria-expanded=unfolded.to_string()
                    on:click=tap(move || self.show_others.set((!unfolded).then_some(first)))
                >
                    {app.say(s::cast_others(side_in_battle(app, side)))}
                </button>
            }
        });
        let chips = choices.units.into_iter().map(|unit| self.choice(unit, several)).views();
        let taken = &cast.roles[first..first + together.len()];
        let open = together.iter().zip(taken).find(|(_, unit)| unit.is_none());
        let not_listed = open.and_then(|(role, _)| self.not_listed(role));
        let group = if several { "group" } else { "radiogroup" };
        (!chips.is_empty() || self.has_nobody_left(role, first)).then(|| {
            view! {
                <div data-role=role.id>
                    <h2 class="margin-word" id=format!("role-{}", role.id)>{app.t(role.label)}</h2>
                    <div class="chip-row">
                        <div class="chip-row" role=group aria-labelledby=format!("role-{}", role.id)>
                            {chips}
                        </div>
                        {others}
                        {not_listed}
                    </div>
                    {why}
                </div>
            }
            .into_any()
        })
    }

    /// The chip of a unit that can take a role.
    fn choice(self, unit: Choice, several: bool) -> AnyView {
        let app = self.app;
        let Choice { number, side, has_it, role, barred } = unit;
        let name = app
            .battle_state(|battle_state| Some(battle_state.unit(number)?.1.name.clone()))
            .unwrap_or_default();
        let of = side.map(|side| view! { <span class="soft">{side_in_battle(app, side)}</span> });
        let put = move || self.put(role.id, Some(number));
        let remove = has_it.then(|| self.remove(role.id, &name, number));
        view! {
            <span class="cast-unit">
                <button
                    class="chip"
                    class:barred=barred.is_some()
                    role=if several { "checkbox" } else { "radio" }
                    aria-checked=has_it.to_string()
                    // Tapping the chosen unit again does not deselect it.
                    aria-readonly=(has_it && several).then_some("true")
                    data-unit=number
                    on:click=tap(move || {
                        if !has_it {
                            put();
                        }
                    })
                >
                    {has_it.then(|| icon("check"))}
                    {name}
                    {of}
                </button>
                {remove}
            </span>
        }
        .into_any()
    }

    /// Why the unit in a role may not take it, and the way to roll for it all the same.
    fn barred(self, note: Note) -> AnyView {
        let (app, anyway) = (self.app, self.anyway);
        let words = app.say(note.phrase);
        let barred = self.bars.with(|bars| !bars.is_empty()) && !anyway.get();
        let record = (barred || !self.refusing_answers().is_empty()).then(|| {
            view! {
                <button
                    class="button small"
                    data-action="anyway"
                    on:click=tap(move || {
                        anyway.set(true);
                        self.lift(&untrack(|| self.refusing_answers()));
                    })
                >
                    {app.t(s::TURN_TOLD_LATE)}
                </button>
            }
        });
        view! {
            <p class="cast-why">{words.clone()} " " {cite(app, note.cite, &words)} " " {record}</p>
        }
        .into_any()
    }

    /// Why nothing may be rolled for the units that take part, though each may have its role.
    fn refused(self, cast: &Participants) -> Option<Note> {
        let of_sheet = || {
            let refused = !self.refusing_answers().is_empty();
            self.seen.with(|seen| seen.refusals.first().filter(|_| refused).cloned())
        };
        let acted = |state: &BattleState| state.second_action(self.calculator, cast, self.ruleset);
        // Once there is a result, the second action was recorded.
        let acts = !self.bars.with(Vec::is_empty);
        acts.then(|| self.app.battle_state(acted)).flatten().or_else(of_sheet)
    }

    /// The questions whose answers, known from the units, forbid a roll; each with the answer that
    /// allows it.
    pub(super) fn refusing_answers(self) -> Vec<(usize, i16)> {
        let house = self.app.house(self.ruleset);
        self.app.battle_state(|state| state.refusing_answers(self.calculator, &house, self.ruleset))
    }

    /// Answers these questions so that they allow a roll.
    pub(super) fn lift(self, refusing: &[(usize, i16)]) {
        for (place, answer) in refusing {
            self.answer(&self.calculator.fields[*place], *answer);
        }
    }

    /// Whether no unit on the list is left for a role, or a unit that is not on the list has it:
    /// the role is then shown without chips.
    fn has_nobody_left(self, role: &Role, place: usize) -> bool {
        let is_chosen = |state: &BattleState| {
            is_not_listed(&state.calculator_state(self.calculator.id).cast, role)
        };
        self.missing.get() == Some(Missing::AnyUnit(place)) || self.app.battle_state(is_chosen)
    }

    /// The button that removes the unit with this name and number from a role.
    fn remove(self, role: &'static str, name: &str, number: u32) -> AnyView {
        view! {
            <button
                class="icon-button"
                aria-label=self.app.say(s::cast_remove(name.to_owned()))
                data-action=format!("uncast-{number}")
                on:click=tap(move || self.put(role, None))
            >
                {icon("close")}
            </button>
        }
        .into_any()
    }

    /// Gives a role to a unit, or clears it.
    fn put(self, role: &'static str, unit: Option<u32>) {
        // A late report may be about any target, but it is about this unit.
        if self.calculator.roles.first().is_some_and(|first| first.id == role) {
            self.anyway.set(false);
        }
        self.act(Action::Cast { calculator: self.id(), role: role.to_owned(), unit });
    }

    /// In a battle, the chip for a unit that is not on the list, beside the units that could
    /// take a role that must be filled.
    fn not_listed(self, role: &'static Role) -> Option<AnyView> {
        let (battle, chosen, needed) = self.app.battle_state(|battle_state| {
            let calculator_state = battle_state.calculator_state(self.calculator.id);
            let needed = role.is_needed(&calculator_state.values(self.calculator));
            (battle_state.battle.is_some(), is_not_listed(&calculator_state.cast, role), needed)
        });
        (battle && needed).then(|| {
            view! {
                <button
                    class="chip"
                    aria-pressed=chosen.to_string()
                    data-action=format!("not-listed-{}", role.id)
                    on:click=tap(move || self.put(role.id, (!chosen).then_some(NOT_LISTED)))
                >
                    {chosen.then(|| icon("check"))}
                    {self.app.t(s::CAST_NOT_LISTED)}
                </button>
            }
            .into_any()
        })
    }

    /// Whether a unit of the list takes part.
    pub(super) fn has_cast(self) -> bool {
        self.cast().is_some_and(|cast| !cast.is_empty())
    }

    /// Whether there is a roll that involves listed units, or changes a side.
    pub(super) fn has_roll(self) -> bool {
        let calculator_state =
            self.app.battle_state(|state| state.calculator_state(self.calculator.id));
        calculator_state.rolled.is_some()
            && (calculator_state.applied || self.has_cast() || !self.effects().is_empty())
    }

    /// Whether a result of the player's own dice is neither in view nor applied.
    pub(super) fn own_dice_wait(self) -> bool {
        let (app, ruleset) = (self.app, self.ruleset);
        let calculator_state = app.battle_state(|state| state.calculator_state(self.calculator.id));
        let entered = calculator_state.rolled.is_none() && calculator_state.has_dice();
        let house = app.house(ruleset);
        let waiting = |state: &BattleState| state.not_applied(&house, ruleset);
        entered
            && calculator_state.reading() != Some(Mode::OwnDice)
            && app.battle_state(waiting).contains(&self.calculator)
    }

    /// The outcome of the rolled dice; `None` while there are none.
    pub(super) fn ended_with<T>(self, go: impl Fn(&mut dyn Dice) -> T) -> Option<T> {
        if self.certain.get() {
            return match walk(&[], go) {
                Walk::Ends(after, _) => Some(after),
                Walk::Asks(_) => None,
            };
        }
        let calculator_state =
            self.app.battle_state(|state| state.calculator_state(self.calculator.id));
        matches!(calculator_state.reading(), Some(Mode::Roll | Mode::OwnDice))
            .then(|| calculator_state.ended(go))
            .flatten()
    }

    /// The calculators that the sheet calls for after this result.
    pub(super) fn then(self) -> Option<AnyView> {
        let house = self.app.house(self.ruleset);
        let then = self.ended_with(|dice| {
            self.values.with(|values| (self.calculator.then)(values, &house, dice))
        });
        let (_, origin) = self.next.get();
        let app = self.app;
        // Each is offered with the unit that acts in it.
        let (mut chips, mut acting) = (Vec::new(), Vec::new());
        let all = self.left_to_do(then?, &origin).into_iter().flat_map(|opening| {
            let others = app.battle_state(|battle_state| {
                battle_state.for_others(self.calculator, &opening, &origin.cast, self.ruleset)
            });
            let others = others.into_iter().map(|cast| Origin { cast, ..origin.clone() });
            let origins: Vec<_> = std::iter::once(origin.clone()).chain(others).collect();
            origins.into_iter().map(move |origin| (opening.clone(), origin))
        });
        let house = app.house(self.ruleset);
        let waits =
            app.battle_state(|state| state.is_waiting(self.calculator, &house, self.ruleset));
        for (opening, origin) in all {
            let acts = self.acting(&opening, &origin);
            acting.extend(acts);
            let name = acts.map(|unit| unit_name(self.app, unit));
            // What follows counts with this result, which is therefore applied first.
            let settle = waits.then(|| {
                let settle = self.effects().action(self.calculator, self.ruleset);
                Callback::new(move |()| self.act(settle.clone()))
            });
            chips.extend(units::named_chip(app, self.ruleset, opening, origin, (name, settle)));
        }
        let besides = self.cast().map_or_else(Vec::new, |cast| {
            (self.ruleset.tracker.acts.besides)(self.calculator.id, &cast)
        });
        let besides = besides
            .into_iter()
            .filter(|(unit, _)| acting.contains(unit))
            .map(|(unit, words)| {
                view! { <li><b>{unit_name(self.app, unit)}</b> ": " {app.say(words)}</li> }
            })
            .views();
        (!chips.is_empty()).then(|| {
            view! {
                <section class="chip-group" data-then="">
                    <h2 class="margin-word">{app.t(s::NEXT_STEPS)}</h2>
                    {(!besides.is_empty()).then(|| view! { <ul>{besides}</ul> })}
                    <div class="chip-row">{chips}</div>
                </section>
            }
            .into_any()
        })
    }

    /// The unit that acts in an opening.
    pub(super) fn acting(self, opening: &Opening, origin: &Origin) -> Option<u32> {
        self.app.battle_state(|battle_state| {
            let about = origin.about.map(|(_, unit)| unit);
            let cast = battle_state.cast_of(opening, about, &origin.cast, self.ruleset);
            let known = self.ruleset.calculator(opening.calculator)?;
            let unit = cast.get(known.roles.first()?.id)?.parse().ok();
            unit.filter(|unit| *unit != NOT_LISTED)
        })
    }

    /// These openings, without those for a unit that the dice destroy or stop from acting.
    pub(super) fn left_to_do(self, then: Vec<Opening>, origin: &Origin) -> Vec<Opening> {
        let applied =
            self.app.battle_state(|state| state.calculator_state(self.calculator.id).applied);
        let effects = if applied { Effects::default() } else { self.effects() };
        let from = (origin.about.map(|(_, unit)| unit), &origin.cast);
        self.app.battle_state(|state| state.left_to_do(then, from, &effects, self.ruleset))
    }

    /// The changes that the dice make to units, sides and the battle.
    fn effects(self) -> Effects {
        let house = self.app.house(self.ruleset);
        let effects = self.ended_with(|dice| {
            let of_battle = |battle_state: &BattleState| {
                battle_state.effects(self.calculator, &house, dice, self.ruleset)
            };
            self.app.battle_state(of_battle)
        });
        effects.unwrap_or_default()
    }

    /// The differences in a state, in words; fields used only by the rules are left out.
    fn changes(self, fields: &'static [Field], before: &Values, after: &Values) -> String {
        let app = self.app;
        let words: Vec<String> = (fields.iter().enumerate())
            .filter(|(place, field)| field.visibly_differs(*place, before, after))
            // A choice that no longer matters would only read "nothing".
            .filter(|(_, field)| {
                field.matters(after.all()) || !matches!(field.kind, Kind::Choice(_))
            })
            .map(|(place, field)| {
                let of = |values: &Values| figures::answer(app, field.kind, values.get(place));
                let label = app.t(field.label);
                match field.kind {
                    Kind::Toggle if after.get(place) != 0 => label,
                    Kind::Toggle | Kind::Choice(_) | Kind::Unit => {
                        words::labelled(&label, of(after))
                    }
                    Kind::Count { .. } | Kind::Measure { .. } => {
                        format!("{label} {} → {}", of(before), of(after))
                    }
                }
            })
            .collect();
        words.join(", ")
    }

    /// The action after the dice, in place of the button that rolls them: apply, then continue
    /// with the turn. `None` if there is none.
    pub(super) fn after_dice(self) -> Option<AnyView> {
        let app = self.app;
        let applied = app.battle_state(|state| state.calculator_state(self.calculator.id).applied);
        if self.missing.get().is_some() {
            return None;
        }
        // Dice that are not in view, or incomplete, are not applied.
        self.ended_with(|dice| self.play(|procedure| procedure(dice)))?;
        let effects = if applied { Effects::default() } else { self.effects() };
        if effects.is_empty() && !applied && !self.has_cast() {
            return None;
        }
        if effects.is_empty() {
            let ruleset = self.ruleset;
            let turn = Screen::In(ruleset.id, Place::Turn);
            return Some(
                view! {
                    <a
                        class="button primary"
                        data-action="to-turn"
                        href=turn.hash()
                        on:click=tap(move || {
                            // Due tests are above the steps, so the turn is shown from its top.
                            let is_due = |due: &Due| due.follows.holds && !due.follows.as_phase_ends;
                            if app.battle_state(|state| state.due(ruleset).iter().any(is_due)) {
                                show_from_top(app, &turn);
                            }
                        })
                    >
                        {app.t(s::CAST_TO_TURN)}
                    </a>
                }
                .into_any(),
            );
        }
        let settle = effects.action(self.calculator, self.ruleset);
        let words = if effects.is_about_units() { s::CAST_SETTLE } else { s::CAST_APPLY };
        Some(
            view! {
                <button
                    class="button primary"
                    data-action="settle"
                    on:click=tap(move || {
                        self.applied.set(untrack(|| self.became(&self.effects())));
                        self.act(settle.clone());
                    })
                >
                    {icon("check")}
                    {app.t(words)}
                </button>
            }
            .into_any(),
        )
    }

    /// The effects of the dice on the units.
    pub(super) fn applying(self) -> Option<AnyView> {
        let app = self.app;
        let applied = app.battle_state(|state| state.calculator_state(self.calculator.id).applied);
        if applied {
            return Some(
                view! {
                    <section class="cast-settling" data-settled="yes">
                        <p>{icon("check")} {app.t(s::CAST_SETTLED)}</p>
                        {self.applied.with(|became| lines(became))}
                    </section>
                }
                .into_any(),
            );
        }
        let effects = self.effects();
        if effects.is_empty() {
            return None;
        }
        Some(
            view! { <section class="cast-settling">{lines(&self.became(&effects))}</section> }
                .into_any(),
        )
    }

    /// The changes by the dice, in words.
    fn became(self, effects: &Effects) -> Vec<Became> {
        let app = self.app;
        let tracker = &self.ruleset.tracker;
        let of_unit = |(before, after): &(Standing, Values)| {
            let mut words = self.changes(tracker.fields, &before.state, after);
            let gone = tracker.counter.gone;
            // In a game without a word for units that are out, the changes themselves show it.
            let out = tracker.counter.out.filter(|_| gone(after) && !gone(&before.state));
            if let Some(out) = out {
                words = join([words, app.t(out(after))]);
            }
            (Some(before.number), Some(unit_name(app, before.number)), words)
        };
        let of_side = |(side, [before, after]): &(Side, [Values; 2])| {
            let words = self.changes(tracker.side_fields, before, after);
            (None, Some(side_in_battle(app, *side)), words)
        };
        let of_battle = |[before, after]: &[Values; 2]| {
            (None, None, self.changes(tracker.battle_fields, before, after))
        };
        let acted = |unit: &u32| (Some(*unit), Some(unit_name(app, *unit)), app.t(s::TURN_ACTED));
        let all = (effects.units.iter().map(of_unit))
            .chain(effects.sides.iter().map(of_side))
            .chain(effects.battle.iter().map(of_battle))
            .chain(effects.acted.iter().map(acted));
        all.filter(|(.., words)| !words.is_empty())
            .map(|(unit, name, words)| Became { unit, name, words })
            .collect()
    }

    /// A new roll for the same units, offered below the next steps once the result is applied.
    pub(super) fn once_more(self) -> Option<AnyView> {
        let app = self.app;
        let house = app.house(self.ruleset);
        let may = app.battle_state(|state| {
            state.calculator_state(self.calculator.id).applied
                && state.may_once_more(self.calculator, &house, self.ruleset)
        });
        may.then(|| {
            view! {
                <button
                    class="button"
                    data-action="once-more"
                    on:click=tap(move || {
                        let once_more = untrack(|| {
                            app.battle_state(|state| state.once_more(self.calculator, self.ruleset))
                        });
                        self.act(once_more);
                    })
                >
                    {app.t(s::CAST_ONCE_MORE)}
                </button>
            }
            .into_any()
        })
    }
}
