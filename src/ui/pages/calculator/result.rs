//! The three modes of a calculator: odds, rolled, own dice.

use leptos::prelude::*;

use crate::aid::{Outcome, Part, Procedure, Role, Values};
use crate::battle::{Action, Mode};
use crate::browser::page;
use crate::dice::{Ask, Generator, NoEntropy, Question, Rolling, Throw, Walk, rolling, walk};
use crate::text::Text;
use crate::text::keys::screens as s;

use crate::ui::actions::unit_name;
use crate::ui::erase::{Views, tap};
use crate::ui::figures;
use crate::ui::parts::dice::throw;
use crate::ui::parts::icon::icon;
use crate::ui::parts::odds as chart;
use crate::ui::parts::outcome::{outcome, spoken};
use crate::ui::parts::own_dice;

use super::seen::Seen;
use super::{CalculatorPage, Held, Instead, show_question};

/// The state of the dice: rolled by the app, or being entered.
#[derive(Clone, PartialEq)]
enum Play {
    Nothing,
    /// A question, after these throws of the app.
    Asks(Box<Question>, Vec<Throw>),
    Ended(Outcome, Vec<Throw>),
}

impl CalculatorPage {
    /// The panel of the open mode, or of the odds if none is open.
    pub(super) fn result(self) -> impl IntoView {
        if let Some(missing) = self.missing.get() {
            let words = self.app.t(self.missing_words(missing));
            return view! {
                {self.result_head(s::RESULT_TITLE, ())}
                <p>{words}</p>
            }
            .into_any();
        }
        if let Some(certain) = self.seen.with(|seen| seen.certain) {
            return self.ended(&Play::Ended(certain, Vec::new())).into_any();
        }
        match self.mode.get() {
            None | Some(Mode::Odds) => self.odds().into_any(),
            Some(Mode::Roll) => self.rolled().into_any(),
            Some(Mode::OwnDice) => self.own_dice().into_any(),
        }
    }

    fn result_head(self, title: Text, tools: impl IntoView + 'static) -> impl IntoView {
        let app = self.app;
        view! {
            <header class="calculator-result-head">
                <h2>{app.t(title)}</h2>
                {tools}
                <button
                    class="icon-button calculator-result-close"
                    aria-label=app.t(s::CLOSE)
                    data-action="close"
                    on:click=tap(move || self.set_mode(None))
                >
                    {icon("close")}
                </button>
            </header>
        }
    }

    fn odds(self) -> impl IntoView {
        let held = self.held.get();
        let held_odds = held.as_ref().and_then(|(_, odds)| odds.as_ref());
        self.seen.with(|seen| {
            let charts =
                seen.odds.as_ref().map(|odds| chart::odds(self.app, &seen.parts, odds, held_odds));
            view! {
                {self.result_head(s::ODDS_TITLE, self.comparing(held.is_some()))}
                {held.as_ref().map(|held| self.compared(held))}
                {charts}
                {seen.odds.is_none().then(|| self.nothing_rolled(seen))}
            }
        })
    }

    /// A button that holds this situation for comparison with the next, or drops the held one.
    fn comparing(self, held: bool) -> AnyView {
        let words = if held { s::RELEASE } else { s::HOLD };
        view! {
            <button
                class="button small"
                data-action="hold"
                aria-pressed=held.to_string()
                on:click=tap(move || {
                    let calculator = self.id();
                    self.act(if held {
                        Action::Release { calculator }
                    } else {
                        Action::Hold { calculator }
                    });
                })
            >
                {self.app.t(words)}
            </button>
        }
        .into_any()
    }

    /// The held situation, described by the answers that differ from the present ones.
    fn compared(self, (held, odds): &Held) -> AnyView {
        let app = self.app;
        let fields = self.calculator.fields;
        let answer = |values: &Values, index: usize| {
            fields[index].matters(values.all()).then(|| values.get(index))
        };
        let differs: Vec<_> = self.values.with(|now| {
            (0..fields.len())
                .filter_map(|index| {
                    let theirs = answer(held, index)?;
                    let label = app.t(fields[index].label);
                    (answer(now, index) != Some(theirs)).then(|| {
                        format!("{label}: {}", figures::answer(app, fields[index].kind, theirs))
                    })
                })
                .collect()
        });
        let own = self.values.with(|now| {
            let own = held.own().iter().map(|own| app.say(own.with_number()));
            let own: Vec<_> = own.collect();
            (now.own() != held.own()).then(|| match own.join(", ") {
                none if none.is_empty() => app.t(s::OWN_MODIFIER_WITHOUT),
                own => own,
            })
        });
        let differs: Vec<_> = differs.into_iter().chain(own).collect();
        let words = if differs.is_empty() { app.t(s::HELD_SAME) } else { differs.join(" · ") };
        let refused = odds.is_none().then(|| app.t(s::NOT_ALLOWED));
        view! {
            <div class="calculator-held" data-held="yes">
                <p>
                    <span class="margin-word">{app.t(s::HELD)}</span>
                    {words}
                    {refused.map(|words| view! { <b>{words}</b> })}
                </p>
                <button
                    class="button small"
                    data-action="swap"
                    on:click=tap(move || self.act(Action::Swap { calculator: self.id() }))
                >
                    {app.t(s::SWAP)}
                </button>
            </div>
        }
        .into_any()
    }

    fn nothing_rolled(self, seen: &Seen) -> impl IntoView + use<> {
        let words = if seen.refusals.is_empty() { s::ROLL_NOTHING } else { s::NOT_ALLOWED };
        view! { <p>{self.app.t(words)}</p> }
    }

    /// Runs the procedure of the present answers.
    pub(super) fn play<T>(self, run: impl FnOnce(&Procedure) -> T) -> Option<T> {
        let house = self.app.house(self.ruleset);
        let working = self.values.with(|values| (self.calculator.work)(values, &house));
        working.procedure.as_ref().map(run)
    }

    pub(super) fn roll_now(self) {
        self.roll_with(Generator::from_system());
    }

    /// Goes on with a roll that stopped at a choice.
    fn choose(self, chosen: u32) {
        let faces =
            self.app.battle_state(|state| state.calculator_state(self.calculator.id).rolled);
        let faces = faces.unwrap_or_default();
        let chosen = u8::try_from(chosen).unwrap_or(0);
        self.roll_with(Generator::from_system().map(|fresh| fresh.continued(&faces, chosen)));
        show_question();
    }

    fn roll_with(self, generator: Result<Generator, NoEntropy>) {
        let Ok(mut generator) = generator else {
            self.app.say_for_a_while(self.app.t(s::ROLL_NO_ENTROPY));
            return;
        };
        let rolled = untrack(|| self.play(|procedure| drop(rolling(&mut generator, procedure))));
        if rolled.is_some() {
            self.act(Action::Rolled {
                calculator: self.id(),
                faces: generator.drawn().to_vec(),
                opens: true,
            });
            self.speak();
        }
    }

    /// Lets a screen reader announce the result once all dice are rolled.
    fn speak(self) {
        let parts = untrack(|| self.seen.with(|seen| seen.parts.clone()));
        let ended = untrack(|| self.ended_with(|dice| self.play(|procedure| procedure(dice))));
        if let Some(came) = ended.flatten() {
            self.app.speak(&spoken(self.app, &parts, came));
        }
    }

    /// Whether the player has entered own dice that are not applied.
    pub(super) fn has_entered(self) -> bool {
        self.app.battle_state(|state| {
            let calculator_state = state.calculator_state(self.calculator.id);
            !calculator_state.applied && !calculator_state.own_dice.is_empty()
        })
    }

    /// Whether a roll of the app waits for a player's choice.
    pub(super) fn is_asking(self) -> bool {
        let faces =
            self.app.battle_state(|state| state.calculator_state(self.calculator.id).rolled);
        let asks = faces.and_then(|faces| {
            self.play(|procedure| {
                let mut recorded = Generator::recorded(&faces);
                matches!(rolling(&mut recorded, procedure), Rolling::Asks(..))
            })
        });
        asks == Some(true)
    }

    /// Rolls again; if the present result is waiting to be applied to units, only after
    /// asking.
    fn again(self) -> Option<AnyView> {
        let app = self.app;
        let applied = app.battle_state(|state| state.calculator_state(self.calculator.id).applied);
        let asks = self.has_roll();
        let asked = self.instead.get().is_some();
        (!applied && !asked && (asks || self.is_asking())).then(|| {
            view! {
                <button
                    class="button small"
                    data-action="roll-again"
                    on:click=tap(move || {
                        if asks {
                            page::keep_focus();
                            self.instead.set(Some(Instead::Roll));
                        } else {
                            self.roll_now();
                        }
                    })
                >
                    {app.t(s::ROLL_AGAIN)}
                </button>
            }
            .into_any()
        })
    }

    /// Asks whether to replace a roll that was not applied.
    fn asks_again(self) -> Option<AnyView> {
        let app = self.app;
        matches!(self.instead.get(), Some(Instead::Roll)).then(|| {
            view! {
                <div class="calculator-replace" role="group" aria-label=app.t(s::ROLL_REPLACE)>
                    <p>{app.t(s::ROLL_REPLACE)}</p>
                    <button
                        class="button small"
                        data-action="replace-roll"
                        on:click=tap(move || {
                            self.instead.set(None);
                            self.roll_now();
                        })
                    >
                        {app.t(s::ROLL_AGAIN)}
                    </button>
                    <button
                        class="button small"
                        data-action="keep-roll"
                        on:click=tap(move || self.instead.set(None))
                    >
                        {app.t(s::ROLL_KEEP)}
                    </button>
                </div>
            }
            .into_any()
        })
    }

    /// The app's throws so far.
    pub(super) fn thrown(self) -> Vec<Throw> {
        match self.replayed() {
            Play::Asks(_, throws) | Play::Ended(_, throws) => throws,
            Play::Nothing => Vec::new(),
        }
    }

    /// The app's roll, from the recorded faces.
    fn replayed(self) -> Play {
        let faces =
            self.app.battle_state(|state| state.calculator_state(self.calculator.id).rolled);
        let play = faces.and_then(|faces| {
            self.play(|procedure| match rolling(&mut Generator::recorded(&faces), procedure) {
                Rolling::Asks(question, throws) => Play::Asks(Box::new(question), throws),
                Rolling::Ends(outcome, throws) => Play::Ended(outcome, throws),
            })
        });
        play.unwrap_or(Play::Nothing)
    }

    fn rolled(self) -> impl IntoView {
        let play = self.replayed();
        let asked = match &play {
            Play::Asks(question, throws) => {
                let app = self.app;
                let throws = throws.iter().map(|one| throw(app, one)).views();
                let choose = Callback::new(move |chosen| self.choose(chosen));
                let question = own_dice::question(app, question, choose);
                Some(view! {
                    {question}
                    <ol>{throws}</ol>
                })
            }
            _ => None,
        };
        view! {
            {self.result_head(s::ROLL_TITLE, self.again())}
            {self.asks_again()}
            {asked}
            {(!matches!(play, Play::Asks(..))).then(|| self.ended(&play))}
        }
    }

    /// The name of the unit that a part of the result is about. The part has the label of the
    /// unit's role or, if several units are chosen together, the id of that role.
    fn unit_called(self, part: &Part) -> Option<String> {
        let roles = self.calculator.roles;
        let is_it = |role: &Role| {
            let together = || roles.iter().filter(|other| other.group == role.group).count() > 1;
            role.label == part.label || role.id == part.id && together()
        };
        let place = roles.iter().position(is_it)?;
        let number = self.cast()?.one(place)?.number;
        Some(unit_name(self.app, number))
    }

    fn ended(self, play: &Play) -> impl IntoView + use<> {
        let app = self.app;
        match play {
            Play::Ended(result, throws) => {
                let parts = self.seen.with(|seen| seen.parts.clone());
                let throws = throws.iter().map(|one| throw(app, one)).views();
                let unit = |part: &Part| self.unit_called(part);
                let applied =
                    app.battle_state(|state| state.calculator_state(self.calculator.id).applied);
                // Once the result is applied, what comes next is in reach without scrolling.
                let (first, then) = if applied { (self.then(), None) } else { (None, self.then()) };
                view! {
                    {first}
                    {outcome(app, &parts, *result, &unit)}
                    {self.applying()}
                    {then}
                    {self.once_more()}
                    <ol>{throws}</ol>
                }
                .into_any()
            }
            _ => self
                .seen
                .with(|seen| seen.odds.is_none().then(|| self.nothing_rolled(seen)).into_any()),
        }
    }

    /// An answer of the player's own dice, which take the place of a roll of the app.
    fn entered(self, answer: u32) -> Action {
        Action::OwnDice { calculator: self.id(), answer, replaces: true }
    }

    /// The next question about the player's own dice. Dice that need the same number are thrown
    /// together; if only some of them succeed, the player is asked which group these belong to.
    fn own_question(self, question: &Question) -> AnyView {
        let app = self.app;
        let (id, dice, beside) = (question.answered, question.dice, question.beside);
        let told = self.together.get().filter(|(asked, ..)| *asked == id);
        if let Some((_, thrown, passed)) = told {
            let beside = thrown.saturating_sub(dice);
            let answer = Callback::new(move |first: u32| {
                self.act(self.entered(first));
                self.enter(beside, passed.saturating_sub(first));
            });
            return own_dice::split(app, (dice, beside), passed, answer).into_any();
        }
        let mut all = *question;
        if beside > 0
            && let Ask::HowMany { way, .. } = all.ask
        {
            all.dice += beside;
            all.ask = Ask::HowMany { way, most: all.dice };
        }
        let answer = Callback::new(move |answer| {
            if beside > 0 {
                self.enter(dice + beside, answer);
            } else {
                self.act(self.entered(answer));
            }
            show_question();
            self.speak();
        });
        own_dice::question(app, &all, answer).into_any()
    }

    /// Enters the successes of dice that were thrown together, group by group, as long as only one
    /// number is possible; then asks for the number of the next group.
    fn enter(self, mut thrown: u32, mut passed: u32) {
        while thrown > 0 {
            let answers = untrack(|| {
                self.app.battle_state(|state| state.calculator_state(self.calculator.id).own_dice)
            });
            let walk = untrack(|| self.play(|procedure| walk(&answers, procedure)));
            let Some(Walk::Asks(question)) = walk else { return };
            let beside = thrown.saturating_sub(question.dice);
            let (low, high) = own_dice::possible((question.dice, beside), passed);
            if low < high {
                self.together.set(Some((question.answered, thrown, passed)));
                return;
            }
            self.act(self.entered(low));
            (thrown, passed) = (beside, passed.saturating_sub(low));
        }
    }

    fn own_dice(self) -> impl IntoView {
        let app = self.app;
        let (answers, applied) = app.battle_state(|state| {
            let calculator_state = state.calculator_state(self.calculator.id);
            (calculator_state.own_dice, calculator_state.applied)
        });
        // Applied dice cannot be taken back.
        let entered = if applied { 0 } else { answers.len() };
        let play =
            self.play(|procedure| walk(&answers, procedure)).map_or(
                Play::Nothing,
                |walk| match walk {
                    Walk::Asks(question) => Play::Asks(Box::new(question), Vec::new()),
                    Walk::Ends(outcome, throws) => Play::Ended(outcome, throws),
                },
            );
        let tools = (entered > 0).then(|| {
            view! {
                <button
                    class="button small"
                    data-action="take-back"
                    on:click=tap(move || self.act(Action::OwnDiceBack { calculator: self.id() }))
                >
                    {icon("undo")}
                    {app.t(s::OWN_DICE_BACK)}
                </button>
            }
        });
        let question = match &play {
            Play::Asks(question, _) => Some(self.own_question(question)),
            _ => None,
        };
        let again = (matches!(play, Play::Ended(..)) && entered > 0).then(|| {
            view! {
                <button
                    class="button"
                    data-action="again"
                    on:click=tap(move || self.act(Action::OwnDiceAgain { calculator: self.id() }))
                >
                    {app.t(s::OWN_DICE_AGAIN)}
                </button>
            }
        });
        view! {
            {self.result_head(s::OWN_DICE_TITLE, tools)}
            {self.asks_again()}
            {question}
            {(!matches!(play, Play::Asks(..))).then(|| self.ended(&play))}
            {again}
        }
    }
}
