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

/// Changes units for what became of others: all of them before and after.
pub type Cascade = fn(before: &[Standing], after: &mut [Standing]);

/// Why the rules refuse what a player sets of a unit by hand, if they do: all units before
/// it and as they would be.
pub type Refuses = fn(before: &[Standing], after: &[Standing]) -> Option<Note>;

/// The state of a unit as a form, and what follows from its answers.
#[derive(Clone, Copy)]
pub struct Tracker {
    /// The state of a unit (besides its name).
    pub fields: &'static [Field],
    /// The rows a unit shows first, by their place among the fields
    /// ([`places!`](crate::places)): the states that change most.
    pub in_view: &'static [usize],
    /// The row of a unit in a list, and its changes by one tap.
    pub counter: Counter,
    /// Adds the automatic consequences of a change (five hits pin): takes the state before
    /// and after the change, and returns the state to store.
    pub settle: fn(before: &Values, after: &Values) -> Values,
    /// Adds the consequences of a change of some units for others (riders share the fate of
    /// their vehicle), whatever caused it: takes the units before it, a removed one among
    /// them, and as they are now. `None` if units do not affect each other.
    pub follows: Option<Cascade>,
    /// What cannot be set of a unit by hand because of others (more riders than a vehicle
    /// carries), and why. `None` where anything can.
    pub refuses: Option<Refuses>,
    /// What follows from a unit's state now.
    pub consequences: fn(unit: &Values) -> Vec<Consequence>,
    /// Applies an event to a unit's state.
    pub on_event: fn(unit: &Values, moment: TurnEvent) -> Values,
    /// What house rules make of it after that.
    pub house_events: HouseEvents,
    /// The questions of a unit that its card answers, by place: a player enters them once,
    /// saves them as a profile and picks it for the next unit. Empty if the game asks for
    /// no figures.
    pub profile: &'static [usize],
    /// The state of a new unit.
    pub new_unit: NewUnit,
    /// Calculators that count what a side has, from its state and that of all
    /// its units: wherever they are opened, it is with these numbers.
    pub counted: fn(side: &Values, units: &[Values]) -> Vec<Opening>,
    /// The state of a side as a whole.
    pub side_fields: &'static [Field],
    /// Applies an event to a side's state.
    pub side_on_event: fn(side: &Values, moment: TurnEvent) -> Values,
    /// The state of the battle as a whole, beside units and sides: its mission, the
    /// attacker, how it ended. Set by an [`Offer`](super::Offer) or by the player.
    pub battle_fields: &'static [Field],
    /// What follows for a side from its state and that of all its units.
    pub side_consequences: fn(side: &Values, units: &[Values]) -> Vec<Consequence>,
    /// The actions recorded in the state of units.
    pub acts: Acts,
    /// The cards of units, in a game that has them.
    pub cards: Cards,
}

/// House rules that change what an event does to units.
#[derive(Clone, Copy)]
pub struct HouseEvents {
    /// Which house rules these are, by place: a log keeps them with the event.
    pub asks: &'static [usize],
    /// What they make of a unit to which the event was applied.
    pub then: fn(unit: &Values, moment: TurnEvent, house: &Values) -> Values,
}

impl HouseEvents {
    /// A game in which no house rule does.
    pub const NONE: Self = Self { asks: &[], then: |unit, _, _| unit.clone() };
}

impl Tracker {
    /// Changes units for what became of others, with what that brings with it.
    pub fn follow(&self, before: &[Standing], units: &mut [Standing]) {
        let Some(follows) = self.follows else {
            return;
        };
        let now = units.to_vec();
        follows(before, units);
        for (now, unit) in now.iter().zip(units) {
            if now.state != unit.state {
                unit.state = (self.settle)(&now.state, &unit.state);
            }
        }
    }
}

/// Something that follows from a state: what it forbids, or the test it asks
/// for.
#[allow(clippy::struct_excessive_bools)] // Each is a property of its own.
#[derive(Clone, Debug)]
pub struct Consequence {
    /// The sentence.
    pub phrase: Phrase,
    /// The rule.
    pub cite: Cite,
    /// The test that falls due, if it is one.
    pub test: Option<Opening>,
    /// The phases in which it falls due, by id; none: whenever the state is so.
    pub phases: &'static [&'static str],
    /// Whether it holds back what would pass it over in silence: not where it is only one of
    /// the things that a unit may do for an action.
    pub holds: bool,
    /// Whether the battle hangs on it: it leads on the turn.
    pub leads: bool,
    /// In whose turn it falls due, as the unit's side sees it: in its own
    /// (`Active`), in the enemy's (`Opponent`), or in both.
    pub whose: Whose,
    /// Whether the player may leave the test out: an order, an attempt to rally.
    pub optional: bool,
    /// Whether the turn does not end without it, whatever phase it ends in.
    pub before_turn_ends: bool,
    /// What passing the test over does to the unit; `None` where its state stays.
    pub passed: Option<TurnEvent>,
    /// Whether it falls due, as the units of the side are: all of them, and the place of its
    /// own one. `None` where that does not matter.
    pub needs: Option<Needs>,
    /// Whether it is rolled as the phase ends: till then more may happen that counts for it.
    pub as_phase_ends: bool,
}

/// Whether a test falls due among these units of a side, for the one in this place.
pub type Needs = fn(units: &[Values], own: usize) -> bool;

impl Consequence {
    /// A sentence that follows from a state.
    pub fn says(phrase: impl Into<Phrase>, cite: Cite) -> Self {
        Self {
            phrase: phrase.into(),
            cite,
            test: None,
            phases: &[],
            holds: false,
            leads: false,
            whose: Whose::Both,
            optional: false,
            before_turn_ends: false,
            passed: None,
            needs: None,
            as_phase_ends: false,
        }
    }

    /// A test that falls due: it stays so until it is taken or passed over.
    pub fn due(phrase: impl Into<Phrase>, cite: Cite, test: impl Into<Opening>) -> Self {
        Self { test: Some(test.into()), holds: true, ..Self::says(phrase, cite) }
    }

    /// A test that is one of the things which a unit may do now, for an action or an order.
    pub fn may(phrase: impl Into<Phrase>, cite: Cite, test: impl Into<Opening>) -> Self {
        Self { holds: false, ..Self::due(phrase, cite, test).optional() }
    }

    /// The same, on which the battle hangs.
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

    /// The test, which the player may leave out.
    #[must_use]
    pub const fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// The test, which is asked for at the end of the turn if its phases were passed by.
    #[must_use]
    pub const fn before_the_turn_ends(mut self) -> Self {
        self.before_turn_ends = true;
        self
    }

    /// The test; passing it over is this event for the unit.
    #[must_use]
    pub const fn passed_by(mut self, event: TurnEvent) -> Self {
        self.passed = Some(event);
        self
    }

    /// The test, due only where this holds of the units of the side.
    #[must_use]
    pub const fn needing(mut self, needs: Needs) -> Self {
        self.needs = Some(needs);
        self
    }

    /// The test, once for the phase, as it ends.
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

    /// Whether it is a test without which such a turn does not end.
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
