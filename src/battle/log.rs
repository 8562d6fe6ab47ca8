//! The log's description of an entry: units, position, action, dice.
//!
//! A [`Line`] is made from an entry and the battle states before and after it, without words;
//! [`Line::roll`] has the trail of a roll, found by replaying its faces with the answers of that
//! battle state. If today's rules would roll other dice, only the faces are shown.

use std::collections::BTreeSet;

use crate::aid::{
    Calculator, Field, Note, OfferKind, Outcome, OwnModifier, Part, Position, Remaining, Ruleset,
    Values,
};
use crate::dice::{Generator, Rolling, Throw, Walk, rolling, walk};
use crate::text::{Phrase, Text};

use super::Side;
use super::action::Action;
use super::answers;
use super::battle_state::{BattleState, Mode};
use super::casting::{self, NOT_LISTED};
use super::change::Change;
use super::roller::FreeThrow;
use super::session::Step;
use super::unit::Unit;

/// The description of an entry.
#[derive(Clone)]
pub struct Line {
    /// The position of the battle before it.
    pub at: Position,
    /// The action.
    pub what: What,
    /// The unit's step in the order of play, if this entry took one.
    pub taken: Option<Taken>,
    /// The units that take part in the calculator, in the order of its roles: those that act, and
    /// those that are acted on.
    pub cast: [Vec<u32>; 2],
    /// The side that a calculator without units is about.
    pub side: Option<Side>,
    /// The units it is about or changes, each once.
    pub units: BTreeSet<u32>,
    /// The sides of these units, and sides that are changed themselves.
    pub sides: BTreeSet<Side>,
    /// The dice that were rolled, if any.
    pub roll: Option<Trail>,
    /// The changes to units, sides and the battle.
    pub changed: Vec<Changed>,
    /// Why the action asked about may not be done.
    pub refused: Vec<Note>,
}

/// A step of a unit in the order of play.
#[derive(Clone)]
pub struct Taken {
    /// The unit that is activated, acts or reacts.
    pub unit: u32,
    /// The name of the step in the order of play.
    pub words: Phrase,
    /// Whether the report of the battle has it.
    pub is_news: bool,
}

/// The action.
#[derive(Clone)]
pub enum What {
    /// A battle began.
    Began,
    /// Its names or points were changed.
    Named,
    /// It was left, or everything was cleared.
    Cleared,
    /// A step of the phase was ticked or unticked; its id.
    Step(String, bool),
    /// Play went on to another stage, turn or side.
    Went(Position),
    /// A unit acted, or not.
    Acted(bool),
    /// A due test was skipped; its calculator's id.
    PassedOver(String),
    /// A unit's move was recorded; the name of the kind of move.
    Moved(String),
    /// Units were added: their names.
    Came(Vec<String>),
    /// Units were removed: their names.
    Removed(Vec<String>),
    /// A unit was renamed: its name before, and now.
    Renamed(String, String),
    /// The state of a unit, a side or the battle was changed by hand.
    Set,
    /// A calculator was used without rolling.
    Asked(&'static Calculator),
    /// A question of a calculator was answered: its place, and the answer.
    Answered(&'static Calculator, usize, i16),
    /// The app's dice fell.
    Rolled(&'static Calculator),
    /// The player's own dice were entered.
    OwnDice(&'static Calculator),
    /// The result of dice was applied.
    Applied(&'static Calculator),
    /// The free roller threw.
    Threw(FreeThrow),
    /// Some of its dice were thrown again.
    ThrewAgain(FreeThrow),
    /// Some other change to the free roller.
    Roller,
    /// A change to the clock.
    Clock,
    /// It belongs to rules that no longer exist.
    Unknown,
}

impl What {
    /// Whether it only prepares something, so that it is not shown later.
    pub const fn is_aside(&self) -> bool {
        matches!(
            self,
            Self::Asked(_)
                | Self::Answered(..)
                | Self::Roller
                | Self::Clock
                | Self::Step(..)
                | Self::Unknown
        )
    }
}

/// The dice of an entry.
#[derive(Clone, Debug)]
pub struct Trail {
    /// The dice thrown, in order; empty if only the faces are known.
    pub throws: Vec<Throw>,
    /// The parts of the outcome.
    pub parts: Vec<Part>,
    /// The outcome; `None` if today's rules roll other dice.
    pub outcome: Option<Outcome>,
    /// The faces as they were stored; empty for the player's own dice.
    pub faces: Vec<u8>,
    /// Whether they were the player's own.
    pub own_dice: bool,
    /// The players' own modifiers in force for the roll.
    pub own: Vec<OwnModifier>,
}

/// The subject of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whom {
    /// A unit.
    Unit(u32),
    /// A side as a whole.
    Side(Side),
    /// The battle as a whole.
    Battle,
}

/// An answer that changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The unit or side that changed.
    pub whom: Whom,
    /// The place of the question in the form of that subject.
    pub field: usize,
    /// The answer before.
    pub before: i16,
    /// The answer now.
    pub after: i16,
}

/// The state of a unit, as a list of units shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// How much is left, where that is counted.
    pub strength: Option<Remaining>,
    /// The game's words for being held down, if it is.
    pub held: [Option<Text>; 2],
    /// Whether it is out of the battle.
    pub gone: bool,
}

impl State {
    /// The state of a unit.
    pub fn of(unit: &Unit, ruleset: &Ruleset) -> Self {
        let counter = &ruleset.tracker.counter;
        let values = unit.values(ruleset);
        Self {
            strength: unit.strength(ruleset),
            held: (counter.held)(&values),
            gone: (counter.gone)(&values),
        }
    }
}

impl Line {
    /// Describes an entry. `house` has today's house rules: those of the time are not stored.
    pub fn of(step: Step, house: &Values, ruleset: &Ruleset) -> Self {
        let mut line = Self::who(step, ruleset);
        line.find_roll(step, house, ruleset);
        line.find_refusals(step, house, ruleset);
        line
    }

    /// An entry without its dice and refusals: finding these means running the rules, which costs
    /// far more than all the rest.
    pub fn who(step: Step, ruleset: &Ruleset) -> Self {
        let Step { entry, before, after } = step;
        let did = entry.did.without_moment();
        let calculator = calculator_of(did, ruleset);
        let mut line = Self {
            at: before.turn.position(),
            what: what(did, before, after, calculator),
            taken: taken(did, before, ruleset),
            cast: [const { Vec::new() }; 2],
            side: None,
            units: BTreeSet::new(),
            sides: BTreeSet::new(),
            roll: None,
            changed: changed(&entry.came, before, after, ruleset),
            refused: Vec::new(),
        };
        if let Some(calculator) = calculator {
            line.about(calculator, if applies_result(did) { before } else { after }, ruleset);
        }
        if let Action::Acted { unit, .. }
        | Action::PassOver { unit: Some(unit), .. }
        | Action::Move { unit, .. }
        | Action::SetUnit { unit, .. }
        | Action::SetWords { unit, .. }
        | Action::RenameUnit { unit, .. }
        | Action::RemoveUnit { unit, .. } = did
        {
            line.units.insert(*unit);
        }
        line.units.extend(line.taken.iter().map(|taken| taken.unit));
        // Changes that a new turn makes to all units are not news about any one of them.
        if !matches!(line.what, What::Went(_)) {
            for changed in &line.changed {
                match changed.whom {
                    Whom::Unit(unit) => drop(line.units.insert(unit)),
                    Whom::Side(side) => drop(line.sides.insert(side)),
                    Whom::Battle => {}
                }
            }
        }
        let side = |unit: &u32| before.unit(*unit).or_else(|| after.unit(*unit));
        let sides = line.units.iter().filter_map(side).map(|(side, _)| side);
        line.sides.extend(sides);
        line
    }

    /// Records which units take part in a calculator, or which side it is about.
    fn about(&mut self, calculator: &Calculator, battle_state: &BattleState, ruleset: &Ruleset) {
        if calculator.roles.is_empty() {
            self.side = battle_state.counted_side(calculator, ruleset);
            self.sides.extend(self.side);
        }
        let calculator_state = battle_state.calculator_state(calculator.id);
        for role in calculator.roles {
            let unit = calculator_state.cast.get(role.id).and_then(|unit| unit.parse().ok());
            if let Some(unit) = unit.filter(|unit| *unit != NOT_LISTED) {
                self.cast[usize::from(calculator.is_acted_on(role))].push(unit);
                self.units.insert(unit);
            }
        }
        self.units.extend(calculator_state.about.map(|(_, unit)| unit));
    }

    /// Finds the dice that were rolled.
    pub(super) fn find_roll(&mut self, step: Step, house: &Values, ruleset: &Ruleset) {
        let Step { before, after, .. } = step;
        let did = step.entry.did.without_moment();
        let Some(calculator) = calculator_of(did, ruleset) else { return };
        self.roll = match did {
            Action::Rolled { faces, .. } => {
                let earlier = before.calculator_state(calculator.id).rolled.unwrap_or_default();
                Some(rolled(after, calculator, (&earlier, faces), house))
            }
            Action::OwnDice { .. } => own_dice(after, calculator, house),
            Action::ApplyResult { .. } => {
                let state = before.calculator_state(calculator.id);
                // Older logs may have both; the mode decides which of them was applied.
                match state.rolled.filter(|_| state.mode != Some(Mode::OwnDice)) {
                    Some(faces) => Some(rolled(before, calculator, (&[], &faces), house)),
                    None => own_dice(before, calculator, house),
                }
            }
            _ => None,
        };
    }

    /// Finds why the calculator that the action opened or changed may not be used.
    fn find_refusals(&mut self, step: Step, house: &Values, ruleset: &Ruleset) {
        let did = step.entry.did.without_moment();
        if let Action::OpenCalculator { .. } | Action::Answer { .. } | Action::Cast { .. } = did
            && let Some(calculator) = calculator_of(did, ruleset)
        {
            self.refused = refusals(step.after, calculator, house, ruleset);
        }
    }

    /// Whether no listed unit takes part in the calculator.
    pub fn is_without_cast(&self) -> bool {
        self.cast.iter().all(Vec::is_empty)
    }

    /// Whether it rolled or entered dice that would change units, sides or the battle once applied;
    /// `after` is the battle state after it.
    pub fn is_open(&self, after: &BattleState, house: &Values, ruleset: &Ruleset) -> bool {
        let (What::Rolled(calculator) | What::OwnDice(calculator)) = self.what else {
            return false;
        };
        let calculator_state = after.calculator_state(calculator.id);
        let effects =
            calculator_state.ended(|dice| after.effects(calculator, house, dice, ruleset));
        effects.is_some_and(|effects| !effects.is_empty())
    }

    /// The state of a unit before and after.
    pub fn states(
        &self,
        unit: u32,
        before: &BattleState,
        after: &BattleState,
        ruleset: &Ruleset,
    ) -> [State; 2] {
        [before, after].map(|battle_state| {
            let gone = State { strength: None, held: [None; 2], gone: true };
            let unit = battle_state.unit(unit);
            unit.map_or(gone, |(_, unit)| State::of(unit, ruleset))
        })
    }
}

/// The unit that a step of the order of play is about, and the label of that step.
fn taken(did: &Action, before: &BattleState, ruleset: &Ruleset) -> Option<Taken> {
    let Action::Take { offer, stage, unit, .. } = did else {
        return None;
    };
    let acting = before.turn.position().unit;
    acting.or(*unit)?;
    let offers = before.offers(ruleset);
    let mut offers = offers.into_iter();
    let taken = offers
        .find(|one| one.id == offer.as_str() && one.to.stage == *stage && one.unit == *unit)?;
    // A unit that interrupts is the one that acts.
    let breaks_in = taken.kind == OfferKind::BreaksIn;
    let unit = acting.filter(|_| !breaks_in).or(*unit)?;
    Some(Taken { unit, words: taken.words?, is_news: taken.is_news })
}

/// Whether it applies an outcome. The outcome was rolled in the battle state before it, while
/// everything else is looked up in the state after it.
const fn applies_result(did: &Action) -> bool {
    matches!(did, Action::ApplyResult { .. })
}

/// The calculator that an action used.
fn calculator_of(did: &Action, ruleset: &Ruleset) -> Option<&'static Calculator> {
    ruleset.calculator(did.calculator()?)
}

fn what(
    did: &Action,
    before: &BattleState,
    after: &BattleState,
    of: Option<&'static Calculator>,
) -> What {
    let name = |battle_state: &BattleState, unit: u32| {
        battle_state.unit(unit).map(|(_, unit)| unit.name.clone())
    };
    let names = |battle_state: &BattleState, beside: &BattleState| {
        let all = battle_state.units.both().flat_map(|(_, units)| units);
        let new = all.filter(|unit| beside.unit(unit.id).is_none());
        new.map(|unit| unit.name.clone()).collect()
    };
    match (did, of) {
        (Action::StartBattle(_), _) => What::Began,
        (Action::EditSetup(_), _) => What::Named,
        (Action::LeaveBattle | Action::ResetBattle, _) => What::Cleared,
        (Action::StepDone { step, done }, _) => What::Step(step.clone(), *done),
        (
            Action::Take { .. } | Action::GoToPhase { .. } | Action::NextPhase | Action::EndTurn,
            _,
        ) => What::Went(after.turn.position()),
        (Action::Acted { acted, .. }, _) => What::Acted(*acted),
        (Action::PassOver { test, .. }, _) => What::PassedOver(test.clone()),
        (Action::Move { how, .. }, _) => What::Moved(how.clone()),
        (Action::AddUnit { .. } | Action::AddUnits { .. } | Action::DuplicateUnit { .. }, _) => {
            What::Came(names(after, before))
        }
        (Action::RemoveUnit { .. }, _) => What::Removed(names(before, after)),
        (Action::RenameUnit { unit, .. }, _) => What::Renamed(
            name(before, *unit).unwrap_or_default(),
            name(after, *unit).unwrap_or_default(),
        ),
        (
            Action::SetUnit { .. }
            | Action::SetWords { .. }
            | Action::SetSide { .. }
            | Action::SetBattle { .. }
            | Action::SetBattleAll { .. },
            _,
        ) => What::Set,
        (Action::Rolled { .. }, Some(calculator)) => What::Rolled(calculator),
        (Action::OwnDice { .. }, Some(calculator)) => What::OwnDice(calculator),
        (Action::ApplyResult { .. }, Some(calculator)) => What::Applied(calculator),
        (Action::Throw { .. }, _) => threw(after, What::Threw),
        (Action::ThrowAgain { .. }, _) => threw(after, What::ThrewAgain),
        (
            Action::RollerDie { .. }
            | Action::RollerCount { .. }
            | Action::RollerNeed { .. }
            | Action::ClearThrows,
            _,
        ) => What::Roller,
        (
            Action::SetClock { .. }
            | Action::RunClock { .. }
            | Action::PauseClock { .. }
            | Action::CorrectClock { .. },
            _,
        ) => What::Clock,
        (Action::Answer { field, value, .. }, Some(calculator)) => {
            let place = Field::find(calculator.fields, field);
            let answer = place.and_then(|place| {
                let answer = calculator.fields[place].read(value)?;
                Some(What::Answered(calculator, place, answer))
            });
            answer.unwrap_or(What::Asked(calculator))
        }
        (_, Some(calculator)) => What::Asked(calculator),
        (_, None) => What::Unknown,
    }
}

fn threw(after: &BattleState, what: fn(FreeThrow) -> What) -> What {
    let last = after.roller.throws.last();
    last.map_or(What::Roller, |throw| what(throw.clone()))
}

/// The trail of the app's dice by today's rules; for a roll that continues an earlier one, only the
/// new part.
fn rolled(
    battle_state: &BattleState,
    calculator: &Calculator,
    (earlier, faces): (&[u8], &[u8]),
    house: &Values,
) -> Trail {
    let bare = Trail {
        throws: Vec::new(),
        parts: Vec::new(),
        outcome: None,
        faces: faces.to_vec(),
        own_dice: false,
        own: Vec::new(),
    };
    let working =
        (calculator.work)(&battle_state.calculator_state(calculator.id).values(calculator), house);
    let Some(procedure) = &working.procedure else { return bare };
    let mut generator = Generator::recorded(faces);
    let (outcome, mut throws) = match rolling(&mut generator, procedure) {
        Rolling::Asks(_, throws) => (None, throws),
        Rolling::Ends(outcome, throws) => (Some(outcome), throws),
    };
    if generator.drawn() != faces {
        return bare;
    }
    // Dice rolled before a player's choice have their own entry.
    if Generator::goes_on(earlier, faces)
        && let Rolling::Asks(_, thrown) = rolling(&mut Generator::recorded(earlier), procedure)
    {
        throws.drain(..thrown.len().min(throws.len()));
    }
    Trail { throws, parts: working.parts, outcome, own: working.own, ..bare }
}

/// The outcome of the player's own dice; `None` while something is still to be entered, and if
/// nothing was entered.
fn own_dice(battle_state: &BattleState, calculator: &Calculator, house: &Values) -> Option<Trail> {
    let calculator_state = battle_state.calculator_state(calculator.id);
    let working = (calculator.work)(&calculator_state.values(calculator), house);
    match walk(&calculator_state.own_dice, working.procedure.as_ref()?) {
        Walk::Ends(outcome, throws) if !throws.is_empty() || calculator_state.applied => {
            Some(Trail {
                throws,
                parts: working.parts,
                outcome: Some(outcome),
                faces: Vec::new(),
                own_dice: true,
                own: working.own,
            })
        }
        Walk::Ends(outcome, _) => Some(Trail {
            throws: Vec::new(),
            parts: working.parts,
            outcome: Some(outcome),
            faces: Vec::new(),
            own_dice: false,
            own: working.own,
        }),
        Walk::Asks(_) => None,
    }
}

/// Why a calculator may not be used in its present state: its answers, or the units in its
/// roles; each reason once.
pub(super) fn refusals(
    battle_state: &BattleState,
    calculator: &Calculator,
    house: &Values,
    ruleset: &Ruleset,
) -> Vec<Note> {
    let calculator_state = battle_state.calculator_state(calculator.id);
    let cast = battle_state.cast(calculator, &calculator_state.cast, ruleset);
    let values = calculator_state.values(calculator);
    let mut notes = (calculator.work)(&values, house).refusals;
    let bars = casting::bars_of(&cast, calculator);
    for bar in bars.chain(casting::too_many(&values, &cast, calculator)) {
        if !notes.contains(&bar) {
            notes.push(bar);
        }
    }
    notes
}

/// The differences in units, sides and the battle. Names, and units that were added or
/// removed, are reported elsewhere.
fn changed(
    came: &[Change],
    before: &BattleState,
    after: &BattleState,
    ruleset: &Ruleset,
) -> Vec<Changed> {
    let tracker = &ruleset.tracker;
    let mut all = Vec::new();
    let mut units: BTreeSet<u32> = BTreeSet::new();
    let mut sides: BTreeSet<Side> = BTreeSet::new();
    let mut battle = false;
    for change in came {
        match change {
            Change::Units { units: these, .. } => units.extend(&these.0),
            Change::Side { side, .. } => drop(sides.insert(*side)),
            Change::Battle { .. } => battle = true,
            _ => {}
        }
    }
    let mut differs = |whom: Whom, fields: &[Field], before: &Values, after: &Values| {
        let places = fields.iter().enumerate();
        let differing =
            places.filter(|(place, field)| field.visibly_differs(*place, before, after));
        all.extend(differing.map(|(field, _)| Changed {
            whom,
            field,
            before: before.get(field),
            after: after.get(field),
        }));
    };
    for unit in units {
        if let (Some((_, old)), Some((_, new))) = (before.unit(unit), after.unit(unit)) {
            let (old, new) = (old.values(ruleset), new.values(ruleset));
            differs(Whom::Unit(unit), tracker.fields, &old, &new);
        }
    }
    for side in sides {
        let of = |battle_state: &BattleState| {
            answers::values(battle_state.sides.of(side), tracker.side_fields)
        };
        differs(Whom::Side(side), tracker.side_fields, &of(before), &of(after));
    }
    if battle {
        let of = |battle_state: &BattleState| battle_state.battle_values(ruleset);
        differs(Whom::Battle, tracker.battle_fields, &of(before), &of(after));
    }
    all
}
