//! What a player can do: one named action for each thing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::aid::{
    Field, Moment, Offer, Opening, PhaseKind, Ruleset, Set, Standing, View, Whom, end_of_turn,
};
use crate::dice::Generator;

use super::answers::{self, Answers};
use super::clock::{Clock, Timing, Whose};
use super::desk::{Bench, Desk, Mode, Setup};
use super::roller::{FreeDie, Need, Roller};
use super::unit::{MOST_UNITS, Unit, Words, free_name, name, next_name, put_words, tidy_words};
use super::{BySide, Side, faces};

/// One thing a player did to the desk. It is what undo takes back and what
/// the log records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Starts a battle. Units entered without a battle come along; where a
    /// battle was on, the desk is cleared.
    StartBattle(Setup),
    /// Changes the names, points or starting side of the battle.
    EditSetup(Setup),
    /// Ends the battle; turn, units and calculators stay as they are.
    LeaveBattle,
    /// Clears turn, units, calculators and throws; the battle's names stay.
    ResetDesk,
    /// Ticks a step of the current phase off, or takes the tick away.
    StepDone {
        /// The step's id.
        step: String,
        /// Whether it is done.
        done: bool,
    },
    /// Takes what may come next by the order of play.
    Take {
        /// The offer's id.
        offer: String,
        /// The stage that it leads to.
        stage: String,
        /// The unit it is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unit: Option<u32>,
    },
    /// Goes to a phase of this turn, which begins. Older builds wrote this, and
    /// the next two: rulesets did not own the order of play then.
    GoToPhase {
        /// The phase's id.
        phase: String,
    },
    /// Goes to the next phase of this turn; from the last one there is none.
    NextPhase,
    /// Ends the turn: the other side's begins. The number rises when the side
    /// that started is on again.
    EndTurn,
    /// Notes that a unit acted in this phase, or did not.
    Acted {
        /// The unit's number.
        unit: u32,
        /// Whether it acted.
        acted: bool,
    },
    /// Adds a unit.
    AddUnit {
        /// Its side.
        side: Side,
        /// Its name.
        name: String,
        /// What is known of its state.
        #[serde(default, skip_serializing_if = "Answers::is_empty")]
        answers: Answers,
    },
    /// Adds units with all that is known of them: an army, or one that was kept. They
    /// get numbers of their own.
    AddUnits {
        /// Their side.
        side: Side,
        /// The units, in their order.
        units: Vec<Unit>,
        /// What they bring for the battle as a whole (its year), by the id of the
        /// question.
        #[serde(default, skip_serializing_if = "Answers::is_empty")]
        battle: Answers,
    },
    /// Writes a free text on the card of a unit.
    SetWords {
        /// Its side.
        side: Side,
        /// Its number.
        unit: u32,
        /// The id of the text.
        words: String,
        /// The text; empty to take it away.
        text: String,
    },
    /// Renames a unit.
    RenameUnit {
        /// Its side.
        side: Side,
        /// Its number.
        unit: u32,
        /// The new name.
        name: String,
    },
    /// Removes a unit.
    RemoveUnit {
        /// Its side.
        side: Side,
        /// Its number.
        unit: u32,
    },
    /// Puts a copy of a unit after it.
    DuplicateUnit {
        /// Its side.
        side: Side,
        /// Its number.
        unit: u32,
    },
    /// Changes the state of a unit.
    SetUnit {
        /// Its side.
        side: Side,
        /// Its number.
        unit: u32,
        /// The id of a field of the tracker.
        field: String,
        /// The written answer.
        value: String,
    },
    /// Changes the state of the battle as a whole.
    SetBattle {
        /// The id of a field of the tracker's form for the battle.
        field: String,
        /// The written answer.
        value: String,
    },
    /// Answers several questions about the battle as a whole at once, by their ids.
    SetBattleAll {
        /// The answers as they are written.
        answers: Answers,
    },
    /// Changes the state of a side as a whole.
    SetSide {
        /// The side.
        side: Side,
        /// The id of a field of the tracker's form for sides.
        field: String,
        /// The written answer.
        value: String,
    },
    /// Answers a question of a calculator.
    Answer {
        /// The calculator's id.
        calculator: String,
        /// The field's id.
        field: String,
        /// The written answer.
        value: String,
    },
    /// Opens a calculator with known answers; the others are at their
    /// defaults.
    OpenCalculator {
        /// The calculator's id.
        calculator: String,
        /// The written answers by field id.
        #[serde(default)]
        answers: Answers,
        /// The unit it is opened for.
        #[serde(default)]
        about: Option<(Side, u32)>,
        /// The units that take part in it: their numbers by role.
        #[serde(default, skip_serializing_if = "Answers::is_empty")]
        cast: Answers,
    },
    /// Gives a unit a role in a calculator, or nobody: what is known of those that take
    /// part is filled in anew.
    Cast {
        /// The calculator's id.
        calculator: String,
        /// The role's id.
        role: String,
        /// The unit's number.
        unit: Option<u32>,
    },
    /// Puts on the table what a calculator's dice came to: units, sides and the battle
    /// become so.
    Settle {
        /// The calculator's id.
        calculator: String,
        /// The written answers that are different now, by unit, with what the change
        /// brought with it.
        units: BTreeMap<u32, Answers>,
        /// Those of what is kept of each side as a whole.
        #[serde(default, skip_serializing_if = "no_answers")]
        sides: BySide<Answers>,
        /// Those of the battle as a whole.
        #[serde(default, skip_serializing_if = "Answers::is_empty")]
        battle: Answers,
    },
    /// Puts a calculator back to how it was before it was opened afresh.
    AsLastTime {
        /// The calculator's id.
        calculator: String,
    },
    /// Puts all answers of a calculator back to their defaults.
    ResetCalculator {
        /// The calculator's id.
        calculator: String,
    },
    /// Holds the present situation of a calculator, to compare the next with.
    Hold {
        /// The calculator's id.
        calculator: String,
    },
    /// Puts the held situation in the place of the present one, and the other
    /// way round.
    Swap {
        /// The calculator's id.
        calculator: String,
    },
    /// Holds nothing any more.
    Release {
        /// The calculator's id.
        calculator: String,
    },
    /// Chooses how a calculator is read.
    SetMode {
        /// The calculator's id.
        calculator: String,
        /// How; `None` as the settings say.
        mode: Option<Mode>,
    },
    /// Enters what the player's own dice showed.
    OwnDice {
        /// The calculator's id.
        calculator: String,
        /// The answer to the question the walk asks.
        answer: u32,
    },
    /// Takes the last entry of own dice back.
    OwnDiceBack {
        /// The calculator's id.
        calculator: String,
    },
    /// Starts the entries of own dice anew.
    OwnDiceAgain {
        /// The calculator's id.
        calculator: String,
    },
    /// The app rolled a calculator's procedure.
    Rolled {
        /// The calculator's id.
        calculator: String,
        /// The faces, in the order they fell.
        #[serde(with = "faces")]
        faces: Vec<u8>,
    },
    /// Chooses what the free roller throws.
    RollerDie {
        /// The kind of die.
        die: FreeDie,
    },
    /// Chooses how many dice the free roller throws.
    RollerCount {
        /// The number of dice.
        count: u8,
    },
    /// Chooses what the free roller's dice are thrown against.
    RollerNeed {
        /// What is needed, if anything.
        need: Option<Need>,
    },
    /// Throws with the free roller.
    Throw {
        /// The faces that fell.
        #[serde(with = "faces")]
        faces: Vec<u8>,
    },
    /// Throws some dice of the last throw once more.
    ThrowAgain {
        /// Which results, counted from 0.
        which: Vec<u8>,
        /// The faces that fell, in the same order.
        #[serde(with = "faces")]
        faces: Vec<u8>,
    },
    /// Forgets all throws of the free roller.
    ClearThrows,
    /// Goes on with the battle as it stands on another phone. What was rolled and asked
    /// on this one stays beside it.
    Receive {
        /// The desk there.
        desk: Box<Desk>,
    },
    /// Does something at a moment that matters to the clock: where it gives the turn
    /// to the other side, a player's time that runs goes with it. Taken back as one,
    /// so that the time of a turn that was ended by mistake is its player's again.
    At {
        /// When, in Unix milliseconds; so in the next ones.
        at: u64,
        /// What is done.
        action: Box<Action>,
    },
    /// Agrees on how long the battle may take.
    SetClock {
        /// The limits and the marks for warnings.
        timing: Timing,
        /// When.
        at: u64,
    },
    /// Starts the clock, or passes it on: no end of a turn. Taken back, all the time
    /// since is that of whom it was counted for before.
    RunClock {
        /// Whose time runs from then on.
        whose: Whose,
        /// When.
        at: u64,
    },
    /// Stops the clock. Taken back, it never stood still.
    PauseClock {
        /// When.
        at: u64,
    },
    /// Gives somebody minutes back, or takes them.
    CorrectClock {
        /// Whose time it is.
        whose: Whose,
        /// The minutes given back.
        minutes: i16,
        /// When.
        at: u64,
    },
}

impl Action {
    /// Every [`Action::kind`] there is.
    pub const KINDS: &[&str] = &[
        "start-battle",
        "edit-setup",
        "leave-battle",
        "reset-desk",
        "step-done",
        "go-to-phase",
        "next-phase",
        "end-turn",
        "acted",
        "add-unit",
        "rename-unit",
        "remove-unit",
        "duplicate-unit",
        "set-unit",
        "set-side",
        "hold",
        "answer",
        "swap",
        "release",
        "open-calculator",
        "reset-calculator",
        "set-mode",
        "own-dice",
        "own-dice-back",
        "own-dice-again",
        "rolled",
        "roller-die",
        "roller-count",
        "roller-need",
        "throw",
        "throw-again",
        "clear-throws",
    ];

    /// The name of what was done, as saves write it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::StartBattle(_) => "start-battle",
            Self::EditSetup(_) => "edit-setup",
            Self::LeaveBattle => "leave-battle",
            Self::ResetDesk => "reset-desk",
            Self::StepDone { .. } => "step-done",
            Self::Take { .. } => "take",
            Self::SetBattle { .. } | Self::SetBattleAll { .. } => "set-battle",
            Self::GoToPhase { .. } => "go-to-phase",
            Self::NextPhase => "next-phase",
            Self::EndTurn => "end-turn",
            Self::Acted { .. } => "acted",
            Self::AddUnit { .. } => "add-unit",
            Self::AddUnits { .. } => "add-units",
            Self::SetWords { .. } => "set-words",
            Self::RenameUnit { .. } => "rename-unit",
            Self::RemoveUnit { .. } => "remove-unit",
            Self::DuplicateUnit { .. } => "duplicate-unit",
            Self::SetUnit { .. } => "set-unit",
            Self::SetSide { .. } => "set-side",
            Self::Answer { .. } => "answer",
            Self::OpenCalculator { .. } => "open-calculator",
            Self::Cast { .. } => "cast",
            Self::Settle { .. } => "settle",
            Self::AsLastTime { .. } => "as-last-time",
            Self::ResetCalculator { .. } => "reset-calculator",
            Self::Hold { .. } => "hold",
            Self::Swap { .. } => "swap",
            Self::Release { .. } => "release",
            Self::SetMode { .. } => "set-mode",
            Self::OwnDice { .. } => "own-dice",
            Self::OwnDiceBack { .. } => "own-dice-back",
            Self::OwnDiceAgain { .. } => "own-dice-again",
            Self::Rolled { .. } => "rolled",
            Self::RollerDie { .. } => "roller-die",
            Self::RollerCount { .. } => "roller-count",
            Self::RollerNeed { .. } => "roller-need",
            Self::Throw { .. } => "throw",
            Self::ThrowAgain { .. } => "throw-again",
            Self::ClearThrows => "clear-throws",
            Self::Receive { .. } => "receive",
            Self::At { .. } => "at",
            Self::SetClock { .. } => "set-clock",
            Self::RunClock { .. } => "run-clock",
            Self::PauseClock { .. } => "pause-clock",
            Self::CorrectClock { .. } => "correct-clock",
        }
    }

    /// The action itself, whether or not its moment is kept with it.
    pub fn without_moment(&self) -> &Self {
        match self {
            Self::At { action, .. } => action.without_moment(),
            did => did,
        }
    }

    /// Whether dice fell: the app's, or the player's own.
    pub fn is_roll(&self) -> bool {
        matches!(
            self.without_moment(),
            Self::Rolled { .. }
                | Self::OwnDice { .. }
                | Self::Throw { .. }
                | Self::ThrowAgain { .. }
        )
    }

    /// Whether it may change the state of units that were there, or take them away; with
    /// its moment, that is told by the action itself.
    const fn changes_units(&self) -> bool {
        matches!(
            self,
            Self::Take { .. }
                | Self::SetUnit { .. }
                | Self::Settle { .. }
                | Self::RemoveUnit { .. }
        )
    }

    /// Whether it may change what calculators know of the battle: its units, its sides,
    /// itself, or where it stands.
    const fn changes_table(&self) -> bool {
        self.changes_units()
            || matches!(
                self,
                Self::EndTurn
                    | Self::NextPhase
                    | Self::GoToPhase { .. }
                    | Self::Acted { .. }
                    | Self::AddUnit { .. }
                    | Self::AddUnits { .. }
                    | Self::DuplicateUnit { .. }
                    | Self::SetSide { .. }
                    | Self::SetBattle { .. }
                    | Self::SetBattleAll { .. }
            )
    }

    /// The action with its moment, where it may give the turn to the other side.
    #[must_use]
    pub fn timed(self, at: u64) -> Self {
        match self {
            Self::Take { .. } | Self::EndTurn => Self::At {
                at,
                action: Box::new(self),
            },
            _ => self,
        }
    }

    /// The action that opens a calculator as something offers it, for a unit
    /// or for none; `None` if the ruleset has no such calculator.
    pub fn open(opening: &Opening, about: Option<(Side, u32)>, ruleset: &Ruleset) -> Option<Self> {
        let calculator = ruleset.calculator(opening.calculator)?;
        let known = opening.known.iter().copied().filter_map(|(place, answer)| {
            let field = calculator.fields.get(place)?;
            field
                .fits(answer)
                .then(|| (field.id.to_string(), field.write(answer)))
        });
        let mut answers = Answers::new();
        answers.extend(known);
        Some(Self::OpenCalculator {
            calculator: calculator.id.to_owned(),
            answers,
            about,
            cast: Answers::new(),
        })
    }
}

impl Desk {
    /// Does what an action says, by these rules. An action that does not fit
    /// (an unknown id, an answer that cannot be given, a unit that is gone,
    /// another ruleset) does nothing.
    pub fn act(&mut self, action: &Action, ruleset: &Ruleset) {
        if self.ruleset != ruleset.id {
            return;
        }
        let settles = ruleset.tracker.follows.is_some() && action.changes_units();
        let before = settles.then(|| self.standings(ruleset));
        let known = if action.changes_table() {
            self.known_of_open(ruleset)
        } else {
            Vec::new()
        };
        self.perform(action, ruleset);
        if let Some(before) = before {
            self.follow(&before, ruleset);
        }
        self.know_anew(&known, ruleset);
    }

    #[allow(clippy::too_many_lines)] // A few for each.
    fn perform(&mut self, action: &Action, ruleset: &Ruleset) {
        match action {
            Action::StartBattle(setup) => self.start(setup, ruleset),
            Action::EditSetup(setup) => self.edit(setup, ruleset),
            Action::LeaveBattle => {
                self.battle = None;
                self.clock = Clock::default();
            }
            Action::ResetDesk => self.reset(ruleset),
            Action::StepDone { step, done } => self.step(step, *done, ruleset),
            Action::GoToPhase { phase } => self.go_to(phase, ruleset),
            Action::Take { offer, stage, unit } => {
                let found = self.offers(ruleset).into_iter().find(|known| {
                    known.id == offer && known.to.stage == *stage && known.unit == *unit
                });
                if let Some(offer) = found.filter(|offer| offer.barred.is_none()) {
                    self.take(&offer, ruleset);
                }
            }
            Action::NextPhase => self.next_phase(ruleset),
            Action::EndTurn => {
                let end = |view: &View| end_of_turn(view, ruleset.checklist);
                self.take(&self.view(ruleset, end), ruleset);
            }
            Action::Acted { unit, acted } => self.acted(*unit, *acted),
            Action::AddUnit {
                side,
                name,
                answers,
            } => self.add(*side, name, answers, &Words::new(), ruleset),
            Action::AddUnits {
                side,
                units,
                battle,
            } => {
                self.bring(*side, units, ruleset);
                self.set_battle(battle, ruleset);
            }
            Action::SetWords {
                side,
                unit,
                words,
                text,
            } => {
                if let Some(unit) = self.unit_mut(*side, *unit) {
                    put_words(&mut unit.words, words, text, ruleset);
                }
            }
            Action::RenameUnit {
                side,
                unit,
                name: new,
            } => {
                if let Some(unit) = self.unit_mut(*side, *unit) {
                    unit.name = name(new);
                }
            }
            Action::RemoveUnit { side, unit } => self.remove(*side, *unit),
            Action::DuplicateUnit { side, unit } => self.duplicate(*side, *unit),
            Action::SetUnit {
                side,
                unit,
                field,
                value,
            } => {
                if let Some(unit) = self.unit_mut(*side, *unit) {
                    set_unit(unit, field, value, ruleset);
                }
            }
            Action::SetBattle { field, value } => {
                let fields = ruleset.tracker.battle_fields;
                answers::set(&mut self.whole, fields, field, value);
            }
            Action::SetBattleAll { answers } => self.set_battle(answers, ruleset),
            Action::Settle {
                calculator,
                units,
                sides,
                battle,
            } => self.settle(calculator, units, (sides, battle), ruleset),
            Action::SetSide { side, field, value } => {
                let fields = ruleset.tracker.side_fields;
                answers::set(self.sides.of_mut(*side), fields, field, value);
            }
            Action::Answer { .. }
            | Action::OpenCalculator { .. }
            | Action::Cast { .. }
            | Action::AsLastTime { .. }
            | Action::ResetCalculator { .. }
            | Action::Hold { .. }
            | Action::Swap { .. }
            | Action::Release { .. }
            | Action::SetMode { .. }
            | Action::OwnDice { .. }
            | Action::OwnDiceBack { .. }
            | Action::OwnDiceAgain { .. }
            | Action::Rolled { .. } => self.calculate(action, ruleset),
            Action::RollerDie { die } => self.roller.set_die(*die),
            Action::RollerCount { count } => self.roller.set_count(*count),
            Action::RollerNeed { need } => self.roller.set_need(*need),
            Action::Throw { faces } => self.roller.throw(faces),
            Action::ThrowAgain { which, faces } => self.roller.throw_again(which, faces),
            Action::ClearThrows => self.roller.throws.clear(),
            Action::Receive { desk } => self.receive(desk),
            Action::At { at, action } => {
                let from = self.turn.side;
                self.act(action, ruleset);
                let to = self.turn.side;
                if from != to {
                    self.clock.turn_passes(from, to, *at);
                }
            }
            Action::SetClock { timing, at } => self.clock.set(timing, *at),
            Action::RunClock { whose, at } => self.clock.run(*whose, *at),
            Action::PauseClock { at } => self.clock.pause(*at),
            Action::CorrectClock { whose, minutes, at } => {
                self.clock.correct(*whose, *minutes, *at);
            }
        }
    }

    fn start(&mut self, setup: &Setup, ruleset: &Ruleset) {
        let mut fresh = Self::new(ruleset);
        if self.battle.is_none() {
            fresh.units = std::mem::take(&mut self.units);
            fresh.next_unit = self.next_unit;
        }
        fresh.roller = Roller {
            throws: Vec::new(),
            ..std::mem::take(&mut self.roller)
        };
        fresh.whole = answers::tidy(&setup.whole, ruleset.tracker.battle_fields);
        fresh.battle = Some(tidy(setup));
        for (side, army) in setup.armies.both() {
            if !army.is_empty() {
                fresh.units.of_mut(side).clear();
                fresh.bring(side, army, ruleset);
            }
        }
        fresh.begin(ruleset);
        *self = fresh;
    }

    fn receive(&mut self, there: &Self) {
        if there.ruleset == self.ruleset {
            *self = Self {
                calculators: std::mem::take(&mut self.calculators),
                roller: std::mem::take(&mut self.roller),
                ..there.clone()
            };
        }
    }

    fn edit(&mut self, setup: &Setup, ruleset: &Ruleset) {
        if self.battle.is_none() {
            return;
        }
        let mut untouched = self.clone();
        untouched.begin(ruleset);
        let fresh = self.turn == untouched.turn;
        // Whatever it is called, it stays the same battle.
        let mark = self.battle.take().map(|setup| setup.mark);
        self.battle = Some(Setup {
            mark: mark.unwrap_or_default(),
            ..tidy(setup)
        });
        if fresh {
            self.begin(ruleset);
        }
    }

    fn reset(&mut self, ruleset: &Ruleset) {
        let battle = self.battle.take();
        *self = Self::new(ruleset);
        self.battle = battle;
        self.begin(ruleset);
    }

    fn step(&mut self, step: &str, done: bool, ruleset: &Ruleset) {
        let Some((_, phase)) = self.phase(ruleset) else {
            return;
        };
        if !done {
            self.turn.done.remove(step);
        } else if phase.steps.iter().any(|known| known.id == step) {
            self.turn.done.insert(step.to_owned());
        }
    }

    fn go_to(&mut self, phase: &str, ruleset: &Ruleset) {
        if phase != self.turn.phase && ruleset.checklist.iter().any(|known| known.id == phase) {
            let begins = [(Whom::All, Moment::PhaseBegins)];
            let to = self.turn.position().at(phase);
            self.take(&Offer::jump(to).passing(begins), ruleset);
        }
    }

    fn next_phase(&mut self, ruleset: &Ruleset) {
        let next = self.phase(ruleset).map_or(0, |(place, _)| place + 1);
        if let Some(next) = ruleset.checklist.get(next)
            && next.kind == PhaseKind::Turn
            && ruleset.order.in_order
        {
            self.go_to(next.id, ruleset);
        }
    }

    /// Goes where an offer leads: what passes is what it lists.
    fn take(&mut self, offer: &Offer, ruleset: &Ruleset) {
        self.turn.go(offer.to.clone());
        for &(whom, moment) in &offer.passes {
            match whom {
                Whom::All => {
                    for side in Side::ALL {
                        self.pass(side, moment, ruleset);
                    }
                }
                Whom::Side(side) => self.pass(side, moment, ruleset),
                Whom::Unit(unit) => {
                    let units = [&mut self.units.first, &mut self.units.second];
                    let mut units = units.into_iter().flatten();
                    if let Some(unit) = units.find(|known| known.id == unit) {
                        pass_unit(unit, moment, ruleset);
                    }
                }
            }
        }
        for set in &offer.sets {
            self.set(*set, ruleset);
        }
    }

    fn set(&mut self, set: Set, ruleset: &Ruleset) {
        let tracker = &ruleset.tracker;
        let written = |fields: &'static [Field], place: usize, answer: i16| {
            let field = fields.get(place).filter(|field| field.fits(answer))?;
            Some((field.id.to_string(), field.write(answer)))
        };
        match set {
            Set::Battle(place, answer) => {
                let fields = tracker.battle_fields;
                if let Some((id, value)) = written(fields, place, answer) {
                    answers::set(&mut self.whole, fields, &id, &value);
                }
            }
            Set::Side(side, place, answer) => {
                let fields = tracker.side_fields;
                if let Some((id, value)) = written(fields, place, answer) {
                    answers::set(self.sides.of_mut(side), fields, &id, &value);
                }
            }
            Set::Unit(unit, place, answer) => {
                let side = self.unit(unit).map(|(side, _)| side);
                if let Some((id, value)) = written(tracker.fields, place, answer)
                    && let Some(unit) = side.and_then(|side| self.unit_mut(side, unit))
                {
                    set_unit(unit, &id, &value, ruleset);
                }
            }
        }
    }

    /// Lets a moment pass for a side and all its units.
    fn pass(&mut self, side: Side, moment: Moment, ruleset: &Ruleset) {
        let tracker = &ruleset.tracker;
        for unit in self.units.of_mut(side) {
            pass_unit(unit, moment, ruleset);
        }
        let before = self.side_values(side, ruleset);
        let after = (tracker.side_passes)(&before, moment);
        let answers = self.sides.of_mut(side);
        answers::change(answers, tracker.side_fields, &before, &after);
    }

    /// What came of an action for other units than those it was done to.
    fn follow(&mut self, before: &[Standing], ruleset: &Ruleset) {
        let now = self.standings(ruleset);
        let mut after = now.clone();
        follow(before, &mut after, ruleset);
        for (now, after) in now.iter().zip(&after) {
            if now.state != after.state
                && let Some(unit) = self.unit_mut(now.side, now.number)
            {
                let fields = ruleset.tracker.fields;
                answers::change(&mut unit.answers, fields, &now.state, &after.state);
            }
        }
    }

    fn acted(&mut self, unit: u32, acted: bool) {
        if !acted {
            self.turn.acted.remove(&unit);
        } else if self.unit(unit).is_some() {
            self.turn.acted.insert(unit);
        }
    }

    pub(super) fn unit_mut(&mut self, side: Side, id: u32) -> Option<&mut Unit> {
        self.units
            .of_mut(side)
            .iter_mut()
            .find(|unit| unit.id == id)
    }

    /// A number that no unit has had.
    fn number_unit(&mut self) -> u32 {
        let taken = |id| self.unit(id).is_some();
        // Taken only in a save that was tampered with.
        let id = (self.next_unit.max(1)..=u32::MAX)
            .chain(1..u32::MAX)
            .find(|id| !taken(*id))
            .unwrap_or(1);
        self.next_unit = id.saturating_add(1);
        id
    }

    /// Answers questions about the battle as a whole.
    pub(super) fn set_battle(&mut self, all: &Answers, ruleset: &Ruleset) {
        for (field, value) in all {
            let fields = ruleset.tracker.battle_fields;
            answers::set(&mut self.whole, fields, field, value);
        }
    }

    fn bring(&mut self, side: Side, units: &[Unit], ruleset: &Ruleset) {
        for unit in units {
            let name = free_name(&unit.name, self.units.of(side));
            self.add(side, &name, &unit.answers, &unit.words, ruleset);
        }
    }

    fn add(&mut self, side: Side, text: &str, answers: &Answers, words: &Words, ruleset: &Ruleset) {
        if self.units.of(side).len() >= MOST_UNITS {
            return;
        }
        let unit = Unit {
            id: self.number_unit(),
            name: name(text),
            answers: answers::tidy(answers, ruleset.tracker.fields),
            words: tidy_words(words, ruleset),
        };
        self.units.of_mut(side).push(unit);
    }

    fn remove(&mut self, side: Side, id: u32) {
        let units = self.units.of_mut(side);
        let Some(place) = units.iter().position(|unit| unit.id == id) else {
            return;
        };
        units.remove(place);
        self.turn.acted.remove(&id);
        for bench in self.calculators.values_mut() {
            bench.about = bench.about.filter(|about| *about != (side, id));
            bench.cast.retain(|_, unit| *unit != id.to_string());
        }
        self.calculators
            .retain(|_, bench| *bench != Bench::default());
    }

    fn duplicate(&mut self, side: Side, id: u32) {
        let units = self.units.of(side);
        let Some(place) = units.iter().position(|unit| unit.id == id) else {
            return;
        };
        if units.len() >= MOST_UNITS {
            return;
        }
        let copy = Unit {
            name: next_name(&units[place].name, units),
            answers: units[place].answers.clone(),
            words: units[place].words.clone(),
            id: self.number_unit(),
        };
        self.units.of_mut(side).insert(place + 1, copy);
    }

    /// What is done to a calculator.
    fn calculate(&mut self, action: &Action, ruleset: &Ruleset) {
        let (Action::Answer { calculator, .. }
        | Action::OpenCalculator { calculator, .. }
        | Action::Cast { calculator, .. }
        | Action::AsLastTime { calculator }
        | Action::ResetCalculator { calculator }
        | Action::Hold { calculator }
        | Action::Swap { calculator }
        | Action::Release { calculator }
        | Action::SetMode { calculator, .. }
        | Action::OwnDice { calculator, .. }
        | Action::OwnDiceBack { calculator }
        | Action::OwnDiceAgain { calculator }
        | Action::Rolled { calculator, .. }) = action
        else {
            return;
        };
        let Some(known) = ruleset.calculator(calculator) else {
            return;
        };
        let about_known = |(side, id): &(Side, u32)| {
            let units = self.units.of(*side);
            units.iter().any(|unit| unit.id == *id)
        };
        let mut bench = self.bench(calculator);
        let before = bench.values(known);
        match action {
            Action::Answer { field, value, .. } => {
                answers::set(&mut bench.answers, known.fields, field, value);
            }
            Action::OpenCalculator {
                answers,
                about,
                cast,
                ..
            } => {
                bench.leave();
                bench.answers.clear();
                bench.about = about.filter(about_known);
                bench.cast.clone_from(cast);
                if !cast.is_empty() {
                    bench.answers = self.filled(known, &bench, ruleset);
                }
                // The next of the same cast is a new one, however it looks; so is the next
                // after what is on the table.
                if !cast.is_empty() || bench.settled {
                    bench.forget();
                }
                for (field, value) in answers {
                    answers::set(&mut bench.answers, known.fields, field, value);
                }
            }
            Action::Cast { role, unit, .. } => {
                // What was known of the units so far need not be known of the next.
                bench.answers = self.emptied(known, &bench, ruleset);
                match unit {
                    Some(unit) => bench.cast.insert(role.clone(), unit.to_string()),
                    None => bench.cast.remove(role),
                };
                bench.answers = self.filled(known, &bench, ruleset);
                bench.forget();
            }
            Action::AsLastTime { .. } => {
                if let Some(last) = self.as_last_time(known, ruleset) {
                    bench = last;
                }
            }
            Action::ResetCalculator { .. } => {
                bench.leave();
                bench = Bench {
                    mode: bench.mode,
                    held: bench.held.take(),
                    last: bench.last.take(),
                    ..Bench::default()
                };
            }
            Action::Hold { .. } => bench.held = Some(bench.answers.clone()),
            Action::Swap { .. } => {
                if let Some(held) = &mut bench.held {
                    std::mem::swap(held, &mut bench.answers);
                }
            }
            Action::Release { .. } => bench.held = None,
            Action::SetMode { mode, .. } => bench.mode = *mode,
            // What lies on the table is not rolled over.
            Action::OwnDice { .. }
            | Action::OwnDiceBack { .. }
            | Action::OwnDiceAgain { .. }
            | Action::Rolled { .. }
                if bench.settled => {}
            Action::OwnDice { answer, .. } => bench.own_dice.push(*answer),
            Action::OwnDiceBack { .. } => {
                bench.own_dice.pop();
            }
            Action::OwnDiceAgain { .. } => bench.own_dice.clear(),
            Action::Rolled { faces, .. } if rolled(faces) => {
                bench.rolled = Some(faces.clone());
            }
            _ => {}
        }
        // What was rolled and entered belonged to the answers there were.
        if bench.values(known) != before {
            bench.forget();
        }
        self.put_bench(calculator, bench);
    }
}

fn no_answers(sides: &BySide<Answers>) -> bool {
    sides.both().all(|(_, answers)| answers.is_empty())
}

/// Whether these are faces that dice can show, and choices of players among them.
fn rolled(faces: &[u8]) -> bool {
    !faces.is_empty() && faces.iter().all(|face| Generator::can_draw(*face))
}

/// Lets a moment pass for a unit.
fn pass_unit(unit: &mut Unit, moment: Moment, ruleset: &Ruleset) {
    let tracker = &ruleset.tracker;
    let before = unit.values(ruleset);
    let after = (tracker.passes)(&before, moment);
    answers::change(&mut unit.answers, tracker.fields, &before, &after);
}

/// Changes units for what became of others, with what that brings with it.
pub(super) fn follow(before: &[Standing], units: &mut [Standing], ruleset: &Ruleset) {
    let tracker = &ruleset.tracker;
    let Some(follows) = tracker.follows else {
        return;
    };
    let now = units.to_vec();
    follows(before, units);
    for (now, unit) in now.iter().zip(units) {
        if now.state != unit.state {
            unit.state = (tracker.settle)(&now.state, &unit.state);
        }
    }
}

/// Changes the state of a unit, with what that brings with it.
fn set_unit(unit: &mut Unit, field: &str, value: &str, ruleset: &Ruleset) {
    let fields = ruleset.tracker.fields;
    let before = unit.values(ruleset);
    answers::set(&mut unit.answers, fields, field, value);
    let after = unit.values(ruleset);
    let settled = (ruleset.tracker.settle)(&before, &after);
    answers::change(&mut unit.answers, fields, &after, &settled);
}

/// A setup with tidy names. What is known of the battle as a whole and the units are kept
/// by the desk.
fn tidy(setup: &Setup) -> Setup {
    Setup {
        name: name(&setup.name),
        sides: setup.sides.each_ref().map(|side| name(side)),
        points: setup.points,
        starts: setup.starts,
        mark: setup.mark.clone(),
        whole: Answers::new(),
        armies: BySide::default(),
    }
}
