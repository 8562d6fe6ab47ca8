//! Everything a player can do: one named action each.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use crate::aid::{Offer, Opening, Ruleset, Values};

use super::answers::Answers;
use super::battle_state::{BattleState, Due, Mode, Setup};
use super::clock::{Timing, Whose};
use super::roller::{FreeDie, Need};
use super::unit::Unit;
use super::{BySide, Side, faces};

/// One thing a player did to the battle state. It is what undo reverts and what the log
/// records.
///
/// The names of its kinds ([`Action::kind`]) are those used in saves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    /// Starts a battle. Units entered before it are carried over; if there was a battle
    /// before, its state is cleared first.
    StartBattle(Setup),
    /// Changes the names, points or starting side of the battle.
    EditSetup(Setup),
    /// Leaves the battle; turn, units and calculators stay as they are.
    LeaveBattle,
    /// Clears turn, units, calculators and throws; the battle's names stay.
    #[serde(rename = "reset-desk")]
    #[strum(serialize = "reset-desk")]
    ResetBattle,
    /// Ticks off a step of the current phase, or removes the tick.
    StepDone {
        /// The step's id.
        step: String,
        /// Whether it is done.
        done: bool,
    },
    /// Takes an offer of the order of play.
    Take {
        /// The offer's id.
        offer: String,
        /// The stage that it leads to.
        stage: String,
        /// The unit that it is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unit: Option<u32>,
        /// The house rules that affect the events, if they differ from their defaults. Logs
        /// of older builds do not have them: there the rulings applied.
        #[serde(default, skip_serializing_if = "Answers::is_empty")]
        house: Answers,
    },
    /// Goes to a phase of this turn, and begins it. Only older builds wrote this and the
    /// next two: rulesets did not own the order of play then.
    GoToPhase {
        /// The phase's id.
        phase: String,
    },
    /// Goes to the next phase of this turn; does nothing in the last one.
    NextPhase,
    /// Ends the turn: the other side's begins. The turn number rises when the starting
    /// side's turn comes again.
    EndTurn,
    /// Records that a unit acted in this phase, or did not.
    Acted {
        /// The unit's number.
        unit: u32,
        /// Whether it acted.
        acted: bool,
    },
    /// Skips a test that is due: it is no longer due for that cause.
    PassOver {
        /// Whose it is.
        side: Side,
        /// The unit's number; none for the side as a whole.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unit: Option<u32>,
        /// The id of the test's calculator.
        test: String,
        /// The rule that asks for it.
        cite: String,
    },
    /// Records how a unit moved in this phase, or that it did not.
    Move {
        /// Its side.
        side: Side,
        /// Its number.
        unit: u32,
        /// The id of the way in which it moved.
        how: String,
    },
    /// Adds a unit.
    AddUnit {
        /// Its side.
        side: Side,
        /// Its name.
        name: String,
        /// The known part of its state.
        #[serde(default, skip_serializing_if = "Answers::is_empty")]
        answers: Answers,
    },
    /// Adds units with everything known about them: an army, or a saved unit. They get new
    /// numbers.
    AddUnits {
        /// Their side.
        side: Side,
        /// The units, in their order.
        units: Vec<Unit>,
        /// The answers that they set for the battle as a whole (its year), by the id of the
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
        /// The text; empty to remove it.
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
        /// Whether the copy has only what the card says and no state, as it should in the middle of
        /// a battle.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        card: bool,
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
        /// The written answers.
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
        /// The written answers, by field id.
        #[serde(default)]
        answers: Answers,
        /// The unit it is opened for.
        #[serde(default)]
        about: Option<(Side, u32)>,
        /// The units that take part in it: their numbers by role.
        #[serde(default, skip_serializing_if = "Answers::is_empty")]
        cast: Answers,
        /// Whether it opens with its questions, whatever mode was used last. Logs of older
        /// builds do not have this, so they replay unchanged.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        at_questions: bool,
    },
    /// Gives a role in a calculator to a unit, or clears the role; the known answers of
    /// that unit are filled in, and answers that do not depend on the role stay.
    Cast {
        /// The calculator's id.
        calculator: String,
        /// The role's id.
        role: String,
        /// The unit's number.
        unit: Option<u32>,
    },
    /// Applies the result of a calculator's dice to units, sides and the battle.
    #[serde(rename = "settle")]
    #[strum(serialize = "settle")]
    ApplyResult {
        /// The calculator's id.
        calculator: String,
        /// The written answers that changed, by unit, including the consequences.
        units: BTreeMap<u32, Answers>,
        /// Those of each side as a whole.
        #[serde(default, skip_serializing_if = "no_answers")]
        sides: BySide<Answers>,
        /// Those of the battle as a whole.
        #[serde(default, skip_serializing_if = "Answers::is_empty")]
        battle: Answers,
    },
    /// Restores a calculator as it was before it was last opened.
    AsLastTime {
        /// The calculator's id.
        calculator: String,
    },
    /// Puts all answers of a calculator back to their defaults.
    ResetCalculator {
        /// The calculator's id.
        calculator: String,
    },
    /// Holds the present situation of a calculator, to compare it with the next.
    Hold {
        /// The calculator's id.
        calculator: String,
    },
    /// Swaps the held situation with the present one.
    Swap {
        /// The calculator's id.
        calculator: String,
    },
    /// Drops the held situation.
    Release {
        /// The calculator's id.
        calculator: String,
    },
    /// Chooses the mode of a calculator.
    SetMode {
        /// The calculator's id.
        calculator: String,
        /// The mode; `None`: as the settings say.
        mode: Option<Mode>,
    },
    /// Enters a result of the player's own dice.
    OwnDice {
        /// The calculator's id.
        calculator: String,
        /// The answer to the current question about the dice.
        answer: u32,
        /// Whether it takes the place of a roll of the app. Logs of older builds do not have this,
        /// so they replay unchanged.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        replaces: bool,
    },
    /// Takes back the last entry of the player's own dice.
    OwnDiceBack {
        /// The calculator's id.
        calculator: String,
    },
    /// Clears the entries of the player's own dice.
    OwnDiceAgain {
        /// The calculator's id.
        calculator: String,
    },
    /// The app rolled a calculator's procedure.
    Rolled {
        /// The calculator's id.
        calculator: String,
        /// The faces, in the order they were rolled.
        #[serde(with = "faces")]
        faces: Vec<u8>,
        /// Whether the roll is shown with it. Logs of older builds do not have this: there an
        /// action before it chose the mode.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        opens: bool,
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
    /// Chooses the result that the free roller's dice need.
    RollerNeed {
        /// The result needed, if any.
        need: Option<Need>,
    },
    /// Throws with the free roller.
    Throw {
        /// The faces that fell.
        #[serde(with = "faces")]
        faces: Vec<u8>,
    },
    /// Throws some dice of the last throw again.
    ThrowAgain {
        /// Which dice, counted from 0.
        which: Vec<u8>,
        /// The faces that fell, in the same order.
        #[serde(with = "faces")]
        faces: Vec<u8>,
    },
    /// Forgets all throws of the free roller.
    ClearThrows,
    /// Continues with the battle state of another phone; the rolls and answers entered here
    /// are merged with it.
    Receive {
        /// The battle state there.
        #[serde(rename = "desk")]
        battle_state: Box<BattleState>,
    },
    /// Does something at a moment that matters to the clock: if it gives the turn to the
    /// other side, the running time of a player passes with it; if it ends the battle, the clock
    /// stops. Both are undone together,
    /// so that the time of a turn ended by mistake goes back to its player.
    At {
        /// When, in Unix milliseconds; likewise below.
        at: u64,
        /// The action.
        action: Box<Action>,
    },
    /// Agrees on how long the battle may take.
    SetClock {
        /// The limits and the marks at which to warn.
        timing: Timing,
        /// When.
        at: u64,
    },
    /// Starts the clock, or passes it on; this does not end a turn. If undone, the time
    /// since then counts for its previous holder.
    RunClock {
        /// Whose time runs from now on.
        whose: Whose,
        /// When.
        at: u64,
    },
    /// Stops the clock. If undone, it never stopped.
    PauseClock {
        /// When.
        at: u64,
    },
    /// Adds minutes to a counter, or removes them.
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
    /// The name of the action, as saves write it: one of [`Action::VARIANTS`].
    pub fn kind(&self) -> &'static str {
        self.into()
    }

    /// The action itself, without any moment stored with it.
    pub fn without_moment(&self) -> &Self {
        match self {
            Self::At { action, .. } => action.without_moment(),
            did => did,
        }
    }

    /// The calculator that it opens or changes.
    pub fn calculator(&self) -> Option<&str> {
        match self.without_moment() {
            Self::Answer { calculator, .. }
            | Self::OpenCalculator { calculator, .. }
            | Self::Cast { calculator, .. }
            | Self::ApplyResult { calculator, .. }
            | Self::AsLastTime { calculator }
            | Self::ResetCalculator { calculator }
            | Self::Hold { calculator }
            | Self::Swap { calculator }
            | Self::Release { calculator }
            | Self::SetMode { calculator, .. }
            | Self::OwnDice { calculator, .. }
            | Self::OwnDiceBack { calculator }
            | Self::OwnDiceAgain { calculator }
            | Self::Rolled { calculator, .. } => Some(calculator),
            _ => None,
        }
    }

    /// Whether it only opens a calculator or changes its questions and its display.
    pub fn only_sets_up(&self) -> bool {
        let changes_dice = matches!(
            self.without_moment(),
            Self::ApplyResult { .. } | Self::OwnDiceBack { .. } | Self::OwnDiceAgain { .. }
        );
        self.calculator().is_some() && !self.is_roll() && !changes_dice
    }

    /// Whether it rolls or enters dice: the app's, or the player's own.
    pub fn is_roll(&self) -> bool {
        matches!(
            self.without_moment(),
            Self::Rolled { .. }
                | Self::OwnDice { .. }
                | Self::Throw { .. }
                | Self::ThrowAgain { .. }
        )
    }

    /// Whether it may change the state of units, or add or remove units.
    pub(super) const fn changes_units(&self) -> bool {
        matches!(
            self,
            Self::Take { .. }
                | Self::AddUnit { .. }
                | Self::AddUnits { .. }
                | Self::DuplicateUnit { .. }
                | Self::SetUnit { .. }
                | Self::Move { .. }
                | Self::ApplyResult { .. }
                | Self::RemoveUnit { .. }
                | Self::PassOver { .. }
        )
    }

    /// Whether it may change what calculators know of the battle: its units, its sides, its
    /// own state or its position.
    pub(super) const fn changes_table(&self) -> bool {
        self.changes_units()
            || matches!(
                self,
                Self::EndTurn
                    | Self::NextPhase
                    | Self::GoToPhase { .. }
                    | Self::Acted { .. }
                    | Self::SetSide { .. }
                    | Self::SetBattle { .. }
                    | Self::SetBattleAll { .. }
            )
    }

    /// Whether it may lead to another turn.
    pub(super) fn leads_on(&self) -> bool {
        matches!(
            self.without_moment(),
            Self::Take { .. } | Self::EndTurn | Self::NextPhase | Self::GoToPhase { .. }
        )
    }

    /// The calculator in which dice are rolled or entered.
    pub(super) fn throws(&self) -> Option<&str> {
        match self {
            Self::Rolled { calculator, .. } | Self::OwnDice { calculator, .. } => Some(calculator),
            _ => None,
        }
    }

    /// The action that takes an offer under these house rules.
    pub fn take(offer: &Offer, house: &Values, ruleset: &Ruleset) -> Self {
        let asked = ruleset.tracker.house_events.asks.iter().filter_map(|place| {
            let field = ruleset.house_rules.get(*place)?;
            let answer = house.get(*place);
            (answer != field.default).then(|| (field.id.to_string(), field.write(answer)))
        });
        let mut by = Answers::new();
        by.extend(asked);
        Self::Take {
            offer: offer.id.to_owned(),
            stage: offer.to.stage.clone(),
            unit: offer.unit,
            house: by,
        }
    }

    /// The action with its moment, where it may give the turn to the other side.
    #[must_use]
    pub fn timed(self, at: u64) -> Self {
        match self {
            Self::Take { .. } | Self::EndTurn => Self::At { at, action: Box::new(self) },
            _ => self,
        }
    }

    /// The action that opens a calculator as offered, for a unit or for none; `None` if the
    /// ruleset has no such calculator.
    pub fn open(opening: &Opening, about: Option<(Side, u32)>, ruleset: &Ruleset) -> Option<Self> {
        let calculator = ruleset.calculator(opening.calculator)?;
        let known = opening.known.iter().copied().filter_map(|(place, answer)| {
            let field = calculator.fields.get(place)?;
            field.fits(answer).then(|| (field.id.to_string(), field.write(answer)))
        });
        let mut answers = Answers::new();
        answers.extend(known);
        Some(Self::OpenCalculator {
            calculator: calculator.id.to_owned(),
            answers,
            about,
            cast: Answers::new(),
            at_questions: true,
        })
    }
}

impl Due {
    /// The action that skips the test.
    pub fn pass_over(&self) -> Option<Action> {
        Some(Action::PassOver {
            side: self.side,
            unit: self.unit,
            test: self.test()?.to_owned(),
            cite: self.follows.cite.to_owned(),
        })
    }
}

impl BattleState {
    /// The actions that skip the tests which bar an offer.
    pub fn passing_over(&self, offer: &Offer, ruleset: &Ruleset) -> Vec<Action> {
        let held_by = self.held_by(offer, ruleset);
        held_by.iter().filter_map(Due::pass_over).collect()
    }
}

fn no_answers(sides: &BySide<Answers>) -> bool {
    sides.both().all(|(_, answers)| answers.is_empty())
}
