//! The state of units, and its consequences.

use crate::text::Phrase;

use super::{Acts, Cards, Cite, Counter, Field, NewUnit, Note, Opening, Standing, Values, Whose};

/// An event of the turn that changes the state of units and sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEvent {
    /// A turn of the unit's side begins.
    TurnBegins,
    /// A turn of the unit's side ends.
    TurnEnds,
    /// A phase begins, of either side's turn.
    PhaseBegins,
    /// An event of one game only, by its number there.
    Own(u8),
}

/// Changes units because of what happened to others: takes all units before and after.
pub type Cascade = fn(before: &[Standing], after: &mut [Standing]);

/// Why the rules refuse a change by hand, if they do: takes all units as they are and as
/// they would be.
pub type Refuses = fn(before: &[Standing], after: &[Standing]) -> Option<Note>;

/// The state of a unit as a form, and what follows from its answers.
#[derive(Clone, Copy)]
pub struct Tracker {
    /// The state of a unit (besides its name).
    pub fields: &'static [Field],
    /// The questions that a unit shows first, by place ([`places!`](crate::places)): the
    /// states that change most.
    pub in_view: &'static [usize],
    /// The row of a unit in a list, and its one-tap changes.
    pub counter: Counter,
    /// Adds the automatic consequences of a change (five hits pin): takes the state before
    /// and after the change, and returns the state to store.
    pub adjust: fn(before: &Values, after: &Values) -> Values,
    /// Adds the consequences of a change of some units for others (riders share the fate of
    /// their vehicle), whatever caused it: takes the units before it, including a removed
    /// one, and as they are now. `None` if units do not affect each other.
    pub follows: Option<Cascade>,
    /// Why a unit cannot be set by hand in this way because of others (more riders than a vehicle
    /// carries). `None` if anything can be set.
    pub refuses: Option<Refuses>,
    /// The consequences of a unit's present state.
    pub consequences: fn(unit: &Values) -> Vec<Consequence>,
    /// Applies an event to a unit's state.
    pub on_event: fn(unit: &Values, moment: TurnEvent) -> Values,
    /// The changes that house rules make after an event.
    pub house_events: HouseEvents,
    /// The questions about a unit that its card answers, by place: a player enters them
    /// once, saves them as a profile and picks it for the next unit. Empty if the game asks
    /// for no figures.
    pub profile: &'static [usize],
    /// The state of a new unit.
    pub new_unit: NewUnit,
    /// Calculators that count something of a side, from its state and all its units':
    /// wherever they are opened, they start with these numbers.
    pub counted: fn(side: &Values, units: &[Values]) -> Vec<Opening>,
    /// The state of a side as a whole.
    pub side_fields: &'static [Field],
    /// Applies an event to a side's state.
    pub side_on_event: fn(side: &Values, moment: TurnEvent) -> Values,
    /// The state of the battle as a whole, beside units and sides: its mission, the
    /// attacker, how it ended. Set by an [`Offer`](super::Offer) or by the player.
    pub battle_fields: &'static [Field],
    /// The consequences that the state of a side and of all its units has for the side.
    pub side_consequences: fn(side: &Values, units: &[Values]) -> Vec<Consequence>,
    /// The actions recorded in the state of units.
    pub acts: Acts,
    /// The cards of units, if the game has them.
    pub cards: Cards,
}

/// House rules that change what an event does to units.
#[derive(Clone, Copy)]
pub struct HouseEvents {
    /// Which house rules these are, by place: a log stores them with the event.
    pub asks: &'static [usize],
    /// Their changes to a unit, after the event.
    pub then: fn(unit: &Values, moment: TurnEvent, house: &Values) -> Values,
}

impl HouseEvents {
    /// For a game without such house rules.
    pub const NONE: Self = Self { asks: &[], then: |unit, _, _| unit.clone() };
}

impl Tracker {
    /// Changes units because of what happened to others, including the consequences of those
    /// changes.
    pub fn follow(&self, before: &[Standing], units: &mut [Standing]) {
        let Some(follows) = self.follows else { return };
        let now = units.to_vec();
        follows(before, units);
        for (now, unit) in now.iter().zip(units) {
            if now.state != unit.state {
                unit.state = (self.adjust)(&now.state, &unit.state);
            }
        }
    }
}

/// Something that follows from a state: something forbidden, or a test that is due.
#[allow(clippy::struct_excessive_bools)] // Each is a property of its own.
#[derive(Clone, Debug)]
pub struct Consequence {
    /// The sentence.
    pub phrase: Phrase,
    /// The rule.
    pub cite: Cite,
    /// The test that falls due, if it is one.
    pub test: Option<Opening>,
    /// What comes before the test, if the enemy has a unit for it: its anti-air fire.
    pub before: Option<(IsAble, Opening)>,
    /// The phases in which it falls due, by id; if empty, whenever the unit is in that
    /// state.
    pub phases: &'static [&'static str],
    /// Whether it bars steps that would silently skip it; false if the test is only one of
    /// the things that a unit may do for an action.
    pub holds: bool,
    /// Whether the battle depends on it: it is shown at the top of the turn.
    pub leads: bool,
    /// In whose turn it falls due, as the unit's side sees it: in its own
    /// (`Active`), in the enemy's (`Opponent`), or in both.
    pub whose: Whose,
    /// Whether the player may skip the test: an order, an attempt to rally.
    pub optional: bool,
    /// Whether the turn cannot end without it, whatever phase it ends in.
    pub before_turn_ends: bool,
    /// The event that skipping the test means for the unit; `None` if its state stays the
    /// same.
    pub passed: Option<TurnEvent>,
    /// Whether it falls due given all units of the side and the index of this one; `None` if
    /// they do not matter.
    pub needs: Option<Needs>,
    /// Whether it is rolled at the end of the phase: until then more may happen that counts
    /// for it.
    pub as_phase_ends: bool,
    /// The place of the unit that takes the test for its side.
    pub by_unit: Option<usize>,
    /// Whether it falls due only while its unit is the one that acts, or reacts.
    pub while_acting: bool,
}

/// Whether a unit in this state is able to do something.
pub type IsAble = fn(&Values) -> bool;

/// Whether a test falls due for one of these units of a side, given its index.
pub type Needs = fn(units: &[Values], own: usize) -> bool;

impl Consequence {
    /// A sentence that follows from a state.
    pub fn says(phrase: impl Into<Phrase>, cite: Cite) -> Self {
        Self {
            phrase: phrase.into(),
            cite,
            test: None,
            before: None,
            phases: &[],
            holds: false,
            leads: false,
            whose: Whose::Both,
            optional: false,
            before_turn_ends: false,
            passed: None,
            needs: None,
            as_phase_ends: false,
            by_unit: None,
            while_acting: false,
        }
    }

    /// A test that falls due and stays due until it is taken or skipped.
    pub fn due(phrase: impl Into<Phrase>, cite: Cite, test: impl Into<Opening>) -> Self {
        Self { test: Some(test.into()), holds: true, ..Self::says(phrase, cite) }
    }

    /// The test, with what comes before it if the enemy has a unit that satisfies this.
    #[must_use]
    pub fn after(self, enemy: IsAble, before: impl Into<Opening>) -> Self {
        Self { before: Some((enemy, before.into())), ..self }
    }

    /// A test that is one of the things that a unit may do now, for an action or an order.
    pub fn may(phrase: impl Into<Phrase>, cite: Cite, test: impl Into<Opening>) -> Self {
        Self { holds: false, ..Self::due(phrase, cite, test).optional() }
    }

    /// The same, for a consequence that the battle depends on.
    #[must_use]
    pub fn leading(self) -> Self {
        Self { leads: true, ..self }
    }

    /// The test in these phases only, of the side's own turn, the enemy's or
    /// both.
    #[must_use]
    pub fn only_in(self, whose: Whose, phases: &'static [&'static str]) -> Self {
        Self { phases, whose, ..self }
    }

    /// The test, which the player may skip.
    #[must_use]
    pub const fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// The test, only while its unit acts or reacts.
    #[must_use]
    pub const fn while_acting(mut self) -> Self {
        self.while_acting = true;
        self
    }

    /// The test, which is asked for at the end of the turn if its phases were skipped.
    #[must_use]
    pub const fn before_the_turn_ends(mut self) -> Self {
        self.before_turn_ends = true;
        self
    }

    /// The test; skipping it means this event for the unit.
    #[must_use]
    pub const fn passed_by(mut self, event: TurnEvent) -> Self {
        self.passed = Some(event);
        self
    }

    /// The test, due only if the units of the side satisfy this.
    #[must_use]
    pub const fn needing(mut self, needs: Needs) -> Self {
        self.needs = Some(needs);
        self
    }

    /// The test of a side, which the unit at this place takes.
    #[must_use]
    pub const fn taken_by(mut self, place: usize) -> Self {
        self.by_unit = Some(place);
        self
    }

    /// The test, once, at the end of the phase.
    #[must_use]
    pub const fn as_the_phase_ends(mut self) -> Self {
        self.as_phase_ends = true;
        self
    }

    /// Whether it is a test that falls due in this phase of the side's own
    /// turn, or of the enemy's.
    pub fn falls_due(&self, phase: &str, own_turn: bool) -> bool {
        let in_phase = self.phases.is_empty() || self.phases.contains(&phase);
        self.test.is_some() && in_phase && self.is_in_turn(own_turn)
    }

    /// Whether it is a test without which this turn cannot end.
    pub fn holds_turn(&self, own_turn: bool) -> bool {
        self.test.is_some() && self.before_turn_ends && self.is_in_turn(own_turn)
    }

    fn is_in_turn(&self, own_turn: bool) -> bool {
        match self.whose {
            Whose::Active => own_turn,
            Whose::Opponent => !own_turn,
            Whose::Both => true,
        }
    }
}
