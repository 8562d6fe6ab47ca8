//! The battle state: everything that belongs to one battle.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde::{Deserialize, Deserializer, Serialize};

use crate::aid::{
    Calculator, Consequence, Field, Kind, Note, Offer, OfferKind, Opening, Phase, PhaseKind,
    Position, Ruleset, Standing, Values, View,
};
use crate::sorting::sort_short_by_key;
use crate::text::Arg;

use super::answers::{self, Answers};
use super::clock::Clock;
use super::roller::Roller;
use super::unit::{self, Unit};
use super::{BySide, Side, faces};

/// All that belongs to one battle, or to the tools of a ruleset used without one. It is
/// changed only by [`Change`](super::Change)s ([`BattleState::apply`]).
///
/// Forms, fields, phases and steps are stored by their ids. Ids that the ruleset no longer
/// has are skipped on reading.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleState {
    /// The id of the ruleset.
    pub ruleset: String,
    /// The battle, if one has been started.
    #[serde(default)]
    pub battle: Option<Setup>,
    /// The position in the turn.
    #[serde(default)]
    pub turn: Turn,
    /// The units of both sides, in the order the player put them.
    #[serde(default)]
    pub units: BySide<Vec<Unit>>,
    /// The state of each side as a whole.
    #[serde(default)]
    pub sides: BySide<Answers>,
    /// The state of the battle as a whole: the answers to the ruleset's form for the battle.
    #[serde(default, skip_serializing_if = "Answers::is_empty")]
    pub whole: Answers,
    /// The number that the next unit gets.
    #[serde(default)]
    pub next_unit: u32,
    /// The calculators that were used, by id.
    #[serde(default)]
    pub calculators: BTreeMap<String, CalculatorState>,
    /// The free dice roller.
    #[serde(default)]
    pub roller: Roller,
    /// The clock of the battle.
    #[serde(default, skip_serializing_if = "Clock::is_untouched")]
    pub clock: Clock,
}

/// The set-up of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The name the player gave the battle; may be empty.
    #[serde(default, deserialize_with = "unit::plain")]
    pub name: String,
    /// The names of the sides; may be empty.
    #[serde(default, deserialize_with = "plain_sides")]
    pub sides: [String; 2],
    /// The points played, if they were noted.
    #[serde(default)]
    pub points: Option<u32>,
    /// The side that has the first turn.
    #[serde(default)]
    pub starts: Side,
    /// Drawn at random when the battle begins: another phone recognises the battle by it.
    /// Empty in battles of older builds.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub mark: String,
    /// The state of the battle as a whole at the start: its mission.
    #[serde(default, skip_serializing_if = "Answers::is_empty")]
    pub whole: Answers,
    /// The units that sides begin with; a side without any keeps the units carried over.
    #[serde(default, skip_serializing_if = "no_units")]
    pub armies: BySide<Vec<Unit>>,
    /// Whether answers about the sides that were given before the battle (air support, for one)
    /// stay in it. Older builds dropped them, and their logs must still replay that way.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sides_stay: bool,
}

fn no_units(armies: &BySide<Vec<Unit>>) -> bool {
    armies.both().all(|(_, units)| units.is_empty())
}

fn plain_sides<'de, D: Deserializer<'de>>(from: D) -> Result<[String; 2], D::Error> {
    let mut sides = <[String; 2]>::deserialize(from)?;
    for side in &mut sides {
        unit::tidy_name(side);
    }
    Ok(sides)
}

impl Setup {
    /// The name of a side.
    pub fn side(&self, side: Side) -> &str {
        let [first, second] = &self.sides;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }
}

/// The position in the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The turn of the battle, from 1; both sides play in each.
    #[serde(default = "one")]
    pub number: u32,
    /// Whose turn it is.
    #[serde(default)]
    pub side: Side,
    /// The id of the phase on the screen.
    #[serde(default)]
    pub phase: String,
    /// The furthest phase reached in this turn, if it is not the one on the screen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reached: Option<String>,
    /// The unit that acts or reacts, in games where units do so one by one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<u32>,
    /// Where play resumes after an interruption.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<Box<Position>>,
    /// The steps of the current phase that are done.
    #[serde(default)]
    pub done: BTreeSet<String>,
    /// The units that acted in the current phase.
    #[serde(default)]
    pub acted: BTreeSet<u32>,
    /// The tests that were due and skipped, each by its side, unit, test and rule.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub passed_over: BTreeSet<String>,
    /// The calculators whose dice were rolled in an earlier turn and changed nothing when it
    /// ended: they are not waiting to be applied, whatever has changed since.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub without_effect: BTreeSet<String>,
}

const fn one() -> u32 {
    1
}

impl Default for Turn {
    fn default() -> Self {
        Self {
            number: 1,
            side: Side::First,
            phase: String::new(),
            reached: None,
            unit: None,
            back: None,
            done: BTreeSet::new(),
            acted: BTreeSet::new(),
            passed_over: BTreeSet::new(),
            without_effect: BTreeSet::new(),
        }
    }
}

impl Turn {
    /// The position of the battle.
    pub fn position(&self) -> Position {
        Position {
            round: self.number,
            side: self.side,
            stage: self.phase.clone(),
            reached: self.reached.clone(),
            unit: self.unit,
            back: self.back.clone(),
        }
    }

    /// Whether the player has gone back to a stage before the one that was reached: marked units
    /// belong to the latter.
    pub fn is_in_earlier_stage(&self) -> bool {
        let at = self.position();
        at.reached() != at.stage
    }

    /// Moves the battle to another position. Ticked steps and marked units belong to a stage:
    /// they stay if the player only looks at another.
    pub(super) fn go(&mut self, to: Position) {
        if !self.position().is_same_stage(&to) {
            self.done.clear();
            self.acted.clear();
        }
        self.stand(to);
    }

    /// Sets the position, and nothing else.
    pub(super) fn stand(&mut self, at: Position) {
        self.number = at.round;
        self.side = at.side;
        self.phase = at.stage;
        self.reached = at.reached;
        self.unit = at.unit;
        self.back = at.back;
    }
}

/// A calculator as the player left it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CalculatorState {
    /// The answers to its form.
    #[serde(default, skip_serializing_if = "Answers::is_empty")]
    pub answers: Answers,
    /// Its mode; `None`: as the settings say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<Mode>,
    /// The results entered so far in an unfinished roll with the player's own dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own_dice: Vec<u32>,
    /// The faces of the last roll, in the order they were rolled: enough to show it again
    /// ([`Generator::recorded`](crate::dice::Generator::recorded)).
    #[serde(default, skip_serializing_if = "Option::is_none", with = "faces::maybe")]
    pub rolled: Option<Vec<u8>>,
    /// The answers of the situation that is held beside the present one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<Answers>,
    /// The unit it was opened for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<(Side, u32)>,
    /// The units that take part: their numbers by role.
    #[serde(default, skip_serializing_if = "Answers::is_empty")]
    pub cast: Answers,
    /// Whether the result of the dice was applied.
    #[serde(default, rename = "settled", skip_serializing_if = "is_not")]
    pub applied: bool,
    /// The situation it was used for before it was last opened; "as last time" brings it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Situation>,
    /// The known answers that have changed since the dice were rolled: they count for the next
    /// roll, while the dice keep the answers that they were rolled for.
    #[serde(default, skip_serializing_if = "Answers::is_empty")]
    pub afresh: Answers,
}

/// The situation that a calculator was used for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Situation {
    /// The answers to its form.
    #[serde(default, skip_serializing_if = "Answers::is_empty")]
    pub answers: Answers,
    /// The units that took part: their numbers by role.
    #[serde(default, skip_serializing_if = "Answers::is_empty")]
    pub cast: Answers,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // The signature is serde's.
const fn is_not(applied: &bool) -> bool {
    !*applied
}

/// A test that is due.
#[derive(Clone, Debug)]
pub struct Due {
    /// The side.
    pub side: Side,
    /// The unit's number; `None` for the side as a whole.
    pub unit: Option<u32>,
    /// The consequence that asks for it, with its cause and the test.
    pub follows: Consequence,
}

impl Due {
    /// The calculator of the test.
    pub fn test(&self) -> Option<&'static str> {
        Some(self.follows.test.as_ref()?.calculator)
    }

    /// The key of the test and its cause, under which a battle records that it was skipped:
    /// whose it is, the calculator, the rule, and the numbers in its words. If a side tests
    /// again after each loss, the words have no numbers: then the test's known answers are
    /// used.
    pub(super) fn key(&self) -> String {
        let whose = self.unit.map_or_else(|| self.side.id().to_owned(), |unit| unit.to_string());
        let test = self.test().unwrap_or_default();
        let mut key = format!("{whose}/{test}/{}", self.follows.cite);
        for arg in &self.follows.phrase.args {
            if let Arg::Number(number) = arg {
                let _ = write!(key, "/{number}");
            }
        }
        let known = self.follows.test.as_ref().filter(|_| self.unit.is_none());
        for (place, answer) in known.iter().flat_map(|test| &test.known) {
            let _ = write!(key, "/{place}={answer}");
        }
        key
    }
}

/// How the procedure of a calculator is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Show the chance of every outcome.
    Odds,
    /// The app rolls.
    Roll,
    /// The player rolls dice and enters the results.
    OwnDice,
}

impl CalculatorState {
    /// The answers to the calculator's form.
    pub fn values(&self, calculator: &Calculator) -> Values {
        answers::asked(&self.answers, calculator)
    }

    /// The answers of the situation that is held for comparison, if one is.
    pub fn held_values(&self, calculator: &Calculator) -> Option<Values> {
        let held = self.held.as_ref()?;
        Some(answers::asked(held, calculator))
    }

    /// Whether it has dice: rolled by the app, or entered.
    pub const fn has_dice(&self) -> bool {
        self.rolled.is_some() || !self.own_dice.is_empty()
    }

    /// The mode that shows its dice.
    pub const fn mode_of_dice(&self) -> Mode {
        if self.rolled.is_some() { Mode::Roll } else { Mode::OwnDice }
    }

    /// Its current mode. A roll without dice, as battles saved by older builds may have, counts as
    /// no mode, so that the questions are open.
    pub fn reading(&self) -> Option<Mode> {
        self.mode.filter(|mode| *mode != Mode::Roll || self.rolled.is_some())
    }

    /// Whether it follows the units that take part in it: until it has dice, or its result is
    /// applied.
    pub(super) fn is_open(&self) -> bool {
        !self.cast.is_empty() && !self.has_dice() && !self.applied
    }

    /// Stores the present situation, for when it is opened again; clears the mode if it opens
    /// with its questions.
    pub(super) fn leave(&mut self, at_questions: bool) {
        self.mode = self.mode.filter(|_| !at_questions);
        if !self.answers.is_empty() || !self.cast.is_empty() {
            self.last = Some(Situation { answers: self.answers.clone(), cast: self.cast.clone() });
        }
    }

    /// Whether the player has entered this distance.
    pub(super) fn has_measured(&self, field: &Field) -> bool {
        self.answers.contains_key(&field.id.to_string())
    }

    /// Takes the answers for the next roll instead of those that its dice were rolled for.
    pub(super) fn refresh(&mut self, calculator: &Calculator) {
        for (id, answer) in std::mem::take(&mut self.afresh) {
            answers::set(&mut self.answers, calculator.fields, &id, &answer);
        }
    }

    /// Clears the dice rolled or entered for the previous answers.
    pub(super) fn forget(&mut self) {
        self.afresh.clear();
        self.own_dice.clear();
        self.rolled = None;
        self.applied = false;
    }
}

impl BattleState {
    /// Whether a battle is under way: units are set up, and something has been done since.
    pub fn is_under_way(&self, ruleset: &Ruleset) -> bool {
        let is_set_up = self.phase(ruleset).is_none_or(|(_, stage)| stage.kind != PhaseKind::SetUp);
        self.battle.is_some() && is_set_up && {
            let mut untouched = self.clone();
            untouched.begin(ruleset);
            self.turn != untouched.turn
        }
    }

    /// The tools of a ruleset, unused so far.
    pub fn new(ruleset: &Ruleset) -> Self {
        let mut battle_state = Self {
            ruleset: ruleset.id.to_owned(),
            battle: None,
            turn: Turn::default(),
            units: BySide::default(),
            sides: BySide::default(),
            whole: Answers::new(),
            next_unit: 1,
            calculators: BTreeMap::new(),
            roller: Roller::default(),
            clock: Clock::default(),
        };
        battle_state.begin(ruleset);
        battle_state
    }

    /// The side that had the first turn.
    pub fn starts(&self) -> Side {
        self.battle.as_ref().map_or(Side::First, |setup| setup.starts)
    }

    /// The current phase and its place in the turn; the first if the ruleset no longer has
    /// the stored one.
    pub fn phase(&self, ruleset: &Ruleset) -> Option<(usize, &'static Phase)> {
        let phases = ruleset.checklist;
        let place = phases.iter().position(|phase| phase.id == self.turn.phase).unwrap_or(0);
        phases.get(place).map(|phase| (place, phase))
    }

    /// The side that acts: in a reaction it is not the one whose turn it is.
    pub fn acting_side(&self) -> Side {
        let acting = self.turn.unit.and_then(|unit| self.unit(unit));
        acting.map_or(self.turn.side, |(side, _)| side)
    }

    /// The possible next steps, by the ruleset's order of play, the obligatory one first. If
    /// a test is due, steps that would skip it silently are barred.
    pub fn offers(&self, ruleset: &Ruleset) -> Vec<Offer> {
        let mut offers = self.view(ruleset, ruleset.order.next);
        sort_short_by_key(&mut offers, |offer| !offer.leads);
        let due = self.holding(ruleset);
        if due.is_empty() {
            return offers;
        }
        for offer in &mut offers {
            if let Some(first) = self.lapses(offer, &due, ruleset).first() {
                let Consequence { phrase, cite, .. } = &first.follows;
                offer.barred = Some(Note::new(phrase.clone(), cite));
                offer.held = true;
            }
        }
        offers
    }

    /// The tests that bar an offer: each must be rolled or skipped first.
    pub fn held_by(&self, offer: &Offer, ruleset: &Ruleset) -> Vec<Due> {
        let due = self.holding(ruleset);
        let lapses = self.lapses(offer, &due, ruleset);
        lapses.into_iter().cloned().collect()
    }

    /// The tests that bar steps which would skip them: those that are due, and those without
    /// which the turn cannot end.
    fn holding(&self, ruleset: &Ruleset) -> Vec<Due> {
        let active = self.turn.side;
        let mut due = self.tests_where(ruleset, |one, phase, side| {
            one.falls_due(phase, side == active) || one.holds_turn(side == active)
        });
        due.retain(|due| due.follows.holds && !self.is_passed_over(due));
        due
    }

    fn is_passed_over(&self, due: &Due) -> bool {
        !self.turn.passed_over.is_empty() && self.turn.passed_over.contains(&due.key())
    }

    /// The tests among these that an offer would silently drop: they would no longer be due after
    /// it, though they were not taken; at the end of a turn, all of them. Once the battle is over,
    /// none matters.
    fn lapses<'a>(&self, offer: &Offer, due: &'a [Due], ruleset: &Ruleset) -> Vec<&'a Due> {
        let barred = offer.barred.is_some() && !offer.held;
        if barred || offer.kind == OfferKind::Ends || offer.on_event.is_empty() {
            return Vec::new();
        }
        if offer.ends_turn(&self.turn.position()) {
            return due.iter().collect();
        }
        let mut then = self.clone();
        // House rules do not affect which tests are due.
        then.take(offer, &Values::defaults(ruleset.house_rules), ruleset);
        let then = then.due(ruleset);
        let phase = self.phase(ruleset).map_or("", |(_, phase)| phase.id);
        let active = self.turn.side;
        let is_due = |due: &Due| due.follows.falls_due(phase, due.side == active);
        let stays = |due: &Due| then.iter().any(|then| then.key() == due.key());
        due.iter().filter(|due| is_due(due) && !stays(due)).collect()
    }

    /// The units of the active side that, according to their state, are done for this stage,
    /// each with the rule.
    pub fn acted(&self, ruleset: &Ruleset) -> Vec<(u32, Note)> {
        let at = self.turn.position();
        let units = self.standings(ruleset).into_iter();
        let acted = |unit: Standing| {
            let note = (ruleset.tracker.acts.acted)(&unit, &at)?;
            Some((unit.number, note))
        };
        units.filter(|unit| unit.side == at.side).filter_map(acted).collect()
    }

    /// Why a unit that acted in this stage may not act again, by its state or by the player's mark.
    pub fn done_with(&self, unit: &Standing, ruleset: &Ruleset) -> Option<Note> {
        let (acts, at) = (&ruleset.tracker.acts, self.turn.position());
        if unit.side != at.side {
            return None;
        }
        let marked = || self.turn.acted.contains(&unit.number).then(|| (acts.again)(&at)).flatten();
        (acts.acted)(unit, &at).or_else(marked)
    }

    /// Sets the turn to where a battle begins.
    pub(super) fn begin(&mut self, ruleset: &Ruleset) {
        self.turn = Turn::default();
        self.turn.side = self.starts();
        let first = self.view(ruleset, ruleset.order.first);
        self.turn.stand(first);
    }

    /// Calls `look` with the battle as the order of play sees it.
    pub fn view<T>(&self, ruleset: &Ruleset, look: impl FnOnce(&View) -> T) -> T {
        let [first, second] = Side::ALL.map(|side| self.side_values(side, ruleset));
        let read: OnceCell<Vec<Standing>> = OnceCell::new();
        let setup = self.battle.as_ref();
        let name = |side| setup.map_or("", |setup| setup.side(side).trim());
        look(&View {
            at: &self.turn.position(),
            starts: self.starts(),
            battle: &self.battle_values(ruleset),
            names: Side::ALL.map(name),
            sides: [&first, &second],
            all_units: &|| read.get_or_init(|| self.standings(ruleset)),
        })
    }

    /// All units of both sides with their state.
    pub(super) fn standings(&self, ruleset: &Ruleset) -> Vec<Standing> {
        let standing = |side: Side| {
            self.units.of(side).iter().map(move |unit| Standing {
                number: unit.id,
                side,
                state: unit.values(ruleset),
            })
        };
        Side::ALL.into_iter().flat_map(standing).collect()
    }

    /// The state of the battle as a whole.
    pub fn battle_values(&self, ruleset: &Ruleset) -> Values {
        answers::values(&self.whole, ruleset.tracker.battle_fields)
    }

    /// The state of a side as a whole.
    pub fn side_values(&self, side: Side, ruleset: &Ruleset) -> Values {
        answers::values(self.sides.of(side), ruleset.tracker.side_fields)
    }

    /// The calculators that count something of a side, with its numbers.
    pub fn counted(&self, side: Side, ruleset: &Ruleset) -> Vec<Opening> {
        let units: Vec<Values> =
            (self.units.of(side).iter()).map(|unit| unit.values(ruleset)).collect();
        (ruleset.tracker.counted)(&self.side_values(side, ruleset), &units)
    }

    /// The side whose numbers a counting calculator currently uses; if they fit both sides, the
    /// one that was meant, the one whose test is due, or else the one whose turn it is.
    pub fn counted_side(&self, calculator: &Calculator, ruleset: &Ruleset) -> Option<Side> {
        self.battle.as_ref()?;
        let counted = |side: Side| {
            let counted = self.counted(side, ruleset).into_iter();
            let mut counted = counted.filter(|one| one.calculator == calculator.id);
            counted.next().map(|one| one.values(calculator))
        };
        // Few calculators count; for the others the due tests need not be computed at every
        // tap.
        counted(self.turn.side)?;
        let values = self.calculator_state(calculator.id).values(calculator);
        let is_of = |side: &Side| {
            let Some(counted) = counted(*side) else { return false };
            let mut fields = calculator.fields.iter().enumerate();
            fields.all(|(place, field)| {
                let is_number = matches!(field.kind, Kind::Count { .. });
                !is_number || values.get(place) == counted.get(place)
            })
        };
        let due = self.due(ruleset).into_iter();
        let due = due.filter(|due| due.unit.is_none() && due.test() == Some(calculator.id));
        let sides = [self.turn.side, self.turn.side.other()];
        let meant = self.meant_side(calculator).into_iter();
        meant.chain(due.map(|due| due.side)).chain(sides).find(is_of)
    }

    /// The answers with which a list opens a calculator: the present ones if dice were rolled
    /// but not applied, or else new ones ([`CalculatorState::last`] has the old situation); a
    /// counting calculator gets the numbers of the side whose turn it is.
    pub fn opened_from_list(&self, calculator: &Calculator, ruleset: &Ruleset) -> Values {
        let calculator_state = self.calculator_state(calculator.id);
        if calculator_state.has_dice() && !calculator_state.applied {
            return calculator_state.values(calculator);
        }
        self.opened_new(calculator, ruleset)
    }

    /// The answers of a calculator that is opened without answers or units: those that the
    /// battle knows, the rest at their defaults.
    pub(super) fn opened_new(&self, calculator: &Calculator, ruleset: &Ruleset) -> Values {
        let mut values = Values::defaults(calculator.fields);
        for (place, answer) in self.known_of(calculator, ruleset) {
            values.set(calculator.fields, place, answer);
        }
        values
    }

    /// The answers that the battle knows for a calculator, by place, whichever units take
    /// part: from the state of the side whose turn it is, and from the mission.
    pub(super) fn known_of(&self, calculator: &Calculator, ruleset: &Ruleset) -> Vec<(usize, i16)> {
        let side = self.turn.side;
        let counted = self.counted(side, ruleset).into_iter();
        let missions = self.view(ruleset, |view| (ruleset.missions.known)(view, side));
        let mut all = counted.chain(missions);
        let known = all.find(|opening| opening.calculator == calculator.id);
        match known {
            Some(opening) => opening.known,
            None if calculator.of_side => {
                (calculator.fill)(&self.cast(calculator, &Answers::new(), ruleset)).known
            }
            None => Vec::new(),
        }
    }

    /// The tests that are due now, those of the side whose turn it is first, and those of a
    /// side as a whole before those of its units. None is due during set-up or after the
    /// battle, nor once it was skipped.
    pub fn due(&self, ruleset: &Ruleset) -> Vec<Due> {
        let mut due = self.tests(ruleset, false);
        due.retain(|due| !self.is_passed_over(due));
        due
    }

    /// The consequences for a side as a whole on which the battle depends, those of the side
    /// whose turn it is first.
    pub fn leading(&self, ruleset: &Ruleset) -> Vec<Due> {
        let active = self.turn.side;
        let sides = [active, active.other()].into_iter();
        let follows = |side: Side| {
            let units = self.units.of(side).iter();
            let units: Vec<Values> = units.map(|unit| unit.values(ruleset)).collect();
            let own = self.side_values(side, ruleset);
            let all = (ruleset.tracker.side_consequences)(&own, &units).into_iter();
            let leads = all.filter(|follows| follows.leads);
            leads.map(move |follows| Due { side, unit: None, follows })
        };
        sides.flat_map(follows).collect()
    }

    /// The sides that had units in this battle and have none left.
    pub fn wiped_out(&self, ruleset: &Ruleset) -> Vec<Side> {
        let is_gone = |unit: &Unit| (ruleset.tracker.counter.gone)(&unit.values(ruleset));
        let none_left = |side: &Side| {
            let units = self.units.of(*side);
            self.battle.is_some() && !units.is_empty() && units.iter().all(is_gone)
        };
        Side::ALL.into_iter().filter(none_left).collect()
    }

    /// The tests that fall due in this phase, or in any if `any_phase`, including those that
    /// were skipped.
    pub(super) fn tests(&self, ruleset: &Ruleset, any_phase: bool) -> Vec<Due> {
        let active = self.turn.side;
        self.tests_where(ruleset, |one, phase, side| {
            any_phase && one.test.is_some() || one.falls_due(phase, side == active)
        })
    }

    /// A consequence for a side. What comes before its test is dropped if the enemy has no unit
    /// that could do it.
    pub fn facing_enemies(
        &self,
        side: Side,
        mut follows: Consequence,
        ruleset: &Ruleset,
    ) -> Consequence {
        let enemies = self.units.of(side.other());
        follows
            .before
            .take_if(|(is_able, _)| !enemies.iter().any(|enemy| is_able(&enemy.values(ruleset))));
        follows
    }

    /// The tests of a running battle for which `holds` is true, given the consequence, the present
    /// phase and the side.
    pub(super) fn tests_where(
        &self,
        ruleset: &Ruleset,
        holds: impl Fn(&Consequence, &str, Side) -> bool,
    ) -> Vec<Due> {
        let tracker = &ruleset.tracker;
        let stage = self.phase(ruleset).map(|(_, phase)| phase);
        if stage.is_some_and(|stage| matches!(stage.kind, PhaseKind::SetUp | PhaseKind::Over)) {
            return Vec::new();
        }
        let phase = stage.map_or("", |stage| stage.id);
        let active = self.turn.side;
        let mut due = Vec::new();
        for side in [active, active.other()] {
            let units = self.units.of(side);
            let all: Vec<Values> = units.iter().map(|unit| unit.values(ruleset)).collect();
            let kept = self.side_values(side, ruleset);
            let of_side = (tracker.side_consequences)(&kept, &all).into_iter();
            let of_units = units.iter().enumerate().flat_map(|(own, unit)| {
                let follows = (tracker.consequences)(&all[own]).into_iter();
                let needed = |one: &Consequence| one.needs.is_none_or(|needs| needs(&all, own));
                let acts = self.turn.unit == Some(unit.id);
                let follows = follows.filter(|one| needed(one) && (acts || !one.while_acting));
                let follows = follows.collect::<Vec<_>>();
                follows.into_iter().map(|one| (Some(unit.id), one))
            });
            let by = |one: &Consequence| Some(units.get(one.by_unit?)?.id);
            let due_of = of_side.map(|one| (by(&one), one)).chain(of_units);
            let falls = due_of.filter(|(_, one)| holds(one, phase, side));
            due.extend(falls.map(|(unit, follows)| Due {
                side,
                unit,
                follows: self.facing_enemies(side, follows, ruleset),
            }));
        }
        due
    }

    /// A unit and its side.
    pub fn unit(&self, id: u32) -> Option<(Side, &Unit)> {
        self.units.both().find_map(|(side, units)| {
            let unit = units.iter().find(|unit| unit.id == id)?;
            Some((side, unit))
        })
    }

    /// A calculator as it was before it was last opened, but with the units as they are now;
    /// `None` if that is the present situation.
    pub fn as_last_time(
        &self,
        calculator: &Calculator,
        ruleset: &Ruleset,
    ) -> Option<CalculatorState> {
        let calculator_state = self.calculator_state(calculator.id);
        let Situation { answers, cast } = calculator_state.last.clone()?;
        let mut last = CalculatorState {
            answers,
            cast,
            mode: calculator_state.mode,
            held: calculator_state.held.clone(),
            ..CalculatorState::default()
        };
        last.answers = self.emptied(calculator, &last, ruleset);
        last.cast = self.still(calculator, &last.cast, ruleset);
        last.answers = self.filled(calculator, &last, ruleset);
        (last.answers != calculator_state.answers || last.cast != calculator_state.cast)
            .then_some(last)
    }

    /// A calculator as the player left it; a new one if it was never used.
    pub fn calculator_state(&self, calculator: &str) -> CalculatorState {
        self.calculators.get(calculator).cloned().unwrap_or_default()
    }

    /// Stores the state of a calculator; one that equals a new one is not stored.
    pub(super) fn put_calculator_state(
        &mut self,
        calculator: &str,
        calculator_state: CalculatorState,
    ) {
        if calculator_state == CalculatorState::default() {
            self.calculators.remove(calculator);
        } else {
            self.calculators.insert(calculator.to_owned(), calculator_state);
        }
    }
}
