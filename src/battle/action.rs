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

/// One thing a player did to the battle state. It is what undo takes back and what
/// the log records.
///
/// Its kinds have the same names for programs ([`Action::kind`]) as in saves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    /// Starts a battle. Units entered without a battle come along; where a
    /// battle was on, the battle state is cleared.
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
        /// The house rules that have a say in what passes, as far as they are not at their
        /// defaults. Logs of older builds do not have them: there the rulings held.
        #[serde(default, skip_serializing_if = "Answers::is_empty")]
        house: Answers,
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
    /// Passes over a test that is due: it is due no more for that cause.
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
    /// Tells how a unit moved in this phase, or that it did not.
    Move {
        /// Its side.
        side: Side,
        /// Its number.
        unit: u32,
        /// The name of the way in which it moved.
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
    /// Adds units with everything known of them: an army, or a saved unit. They get new
    /// numbers.
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
        /// Whether it opens at its questions, whatever reading was used last. Logs of older
        /// builds do not have it: they lead where they led.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        at_questions: bool,
    },
    /// Gives a role in a calculator to a unit, or clears it; the known answers of that unit
    /// are filled in, and answers on which the role has no bearing stay.
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
        /// The result needed, if any.
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
    /// Continues with the state of the battle on another phone. The rolls and answers of
    /// this one stay beside it.
    Receive {
        /// The battle state there.
        #[serde(rename = "desk")]
        battle_state: Box<BattleState>,
    },
    /// Does something at a moment that matters to the clock: where it gives the turn
    /// to the other side, a player's time that runs goes with it. Taken back as one,
    /// so that the time of a turn that was ended by mistake is its player's again.
    At {
        /// When, in Unix milliseconds; so in the next ones.
        at: u64,
        /// The action.
        action: Box<Action>,
    },
    /// Agrees on how long the battle may take.
    SetClock {
        /// The limits and the marks for warnings.
        timing: Timing,
        /// When.
        at: u64,
    },
    /// Starts the clock, or passes it on; this does not end a turn. When undone, the time
    /// since then counts for the previous holder.
    RunClock {
        /// Whose time runs from then on.
        whose: Whose,
        /// When.
        at: u64,
    },
    /// Stops the clock. When undone, it never stopped.
    PauseClock {
        /// When.
        at: u64,
    },
    /// Adds minutes to a counter, or takes them away.
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
    /// The name of what was done, as saves write it: one of [`Action::VARIANTS`].
    pub fn kind(&self) -> &'static str {
        self.into()
    }

    /// The action itself, whether or not its moment is kept with it.
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
            | Self::Settle { calculator, .. }
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

    /// Whether it may change the state of units, add or remove some; with its event, which
    /// the action itself names.
    pub(super) const fn changes_units(&self) -> bool {
        matches!(
            self,
            Self::Take { .. }
                | Self::AddUnit { .. }
                | Self::AddUnits { .. }
                | Self::DuplicateUnit { .. }
                | Self::SetUnit { .. }
                | Self::Move { .. }
                | Self::Settle { .. }
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
    pub(super) const fn leads_on(&self) -> bool {
        matches!(self, Self::Take { .. } | Self::EndTurn | Self::NextPhase | Self::GoToPhase { .. })
    }

    /// The calculator in which dice fall, or are entered.
    pub(super) fn throws(&self) -> Option<&str> {
        match self {
            Self::Rolled { calculator, .. } | Self::OwnDice { calculator, .. } => Some(calculator),
            _ => None,
        }
    }

    /// The action that takes an offer, by these house rules.
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

    /// The action that opens a calculator as something offers it, for a unit
    /// or for none; `None` if the ruleset has no such calculator.
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
    /// The action that passes the test over.
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
    /// The actions that pass over the tests which hold an offer back.
    pub fn passing_over(&self, offer: &Offer, ruleset: &Ruleset) -> Vec<Action> {
        let held_by = self.held_by(offer, ruleset);
        held_by.iter().filter_map(Due::pass_over).collect()
    }
}

fn no_answers(sides: &BySide<Answers>) -> bool {
    sides.both().all(|(_, answers)| answers.is_empty())
}
