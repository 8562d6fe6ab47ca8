//! The order of play: the position of the battle, and the possible next steps.
//!
//! Each ruleset owns its order, as a pure function of the battle ([`Order::next`]); the
//! battle only stores the [`Position`] and assumes no turn structure. Four concepts serve
//! every game: a *stage* ([`Phase`]: a phase, a step of the set-up, an action, a question
//! at the start of a turn), the [`Position`], the [`Offer`] (what may come next, and the
//! events that come with it) and the [`TurnEvent`].

use serde::{Deserialize, Serialize};

use crate::text::Phrase;

use super::{At, Cite, Form, Known, Note, Phase, Side, TurnEvent, Values};

/// The position of a battle in the order of play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The turn or round of the battle, from 1.
    #[serde(rename = "number")]
    pub round: u32,
    /// Whose turn it is.
    pub side: Side,
    /// The id of the stage on the screen.
    #[serde(rename = "phase")]
    pub stage: String,
    /// The furthest stage that this turn has reached, if it is not the one on the screen: going
    /// back for a look, and returning, trigger nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reached: Option<String>,
    /// The unit that acts, in games that activate units one by one, or the unit that
    /// reacts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<u32>,
    /// Where play resumes after an interruption.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<Box<Self>>,
}

impl Position {
    /// The first round, with a side and a stage.
    pub fn first(side: Side, stage: &str) -> Self {
        Self { round: 1, side, stage: stage.to_owned(), ..Self::default() }
    }

    /// The furthest stage that this turn has reached.
    pub fn reached(&self) -> &str {
        self.reached.as_ref().unwrap_or(&self.stage)
    }

    /// Another stage of the same turn, the furthest so far.
    #[must_use]
    pub fn at(&self, stage: &str) -> Self {
        Self { stage: stage.to_owned(), reached: None, ..self.clone() }
    }

    /// Another stage of the same turn, for a look: the furthest stage reached stays the
    /// same.
    #[must_use]
    pub fn looking_at(&self, stage: &str) -> Self {
        let reached = self.reached();
        Self {
            stage: stage.to_owned(),
            reached: (reached != stage).then(|| reached.to_owned()),
            ..self.clone()
        }
    }

    /// The stage in which a unit interrupts the other side's turn; play then resumes from
    /// here.
    #[must_use]
    pub fn broken_by(&self, unit: u32, stage: &str) -> Self {
        Self { unit: Some(unit), back: Some(Box::new(self.clone())), ..self.at(stage) }
    }

    /// Whether this position and another differ at most in the stage on the screen.
    pub fn is_same_stage(&self, other: &Self) -> bool {
        let of = |at: &Self| (at.round, at.side, at.unit, at.back.clone());
        of(self) == of(other) && self.reached() == other.reached()
    }
}

/// A unit as the order of play sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its number: given once in a battle.
    pub number: u32,
    /// Its side.
    pub side: Side,
    /// Its state: the answers to the tracker's form.
    pub state: Values,
}

/// The battle as the order of play sees it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// Its position.
    pub at: &'a Position,
    /// The side that has the first turn.
    pub starts: Side,
    /// The state of the battle as a whole.
    pub battle: &'a Values,
    /// The names that the players gave the sides; empty where they gave none.
    pub names: [&'a str; 2],
    /// The state of each side as a whole.
    pub sides: [&'a Values; 2],
    /// Gets the units: they are read once, on the first call.
    pub all_units: &'a dyn Fn() -> &'a [Standing],
}

impl<'a> View<'a> {
    /// The state of a side as a whole.
    pub fn side(&self, side: Side) -> &Values {
        self.sides[side as usize]
    }

    /// The units of both sides. They are read on demand.
    pub fn units(&self) -> &'a [Standing] {
        (self.all_units)()
    }

    /// Whether any unit of a side satisfies this.
    pub fn any<U: Form>(&self, side: Side, holds: impl Fn(&U) -> bool) -> bool {
        let mut units = self.units().iter().filter(|unit| unit.side == side);
        units.any(|unit| holds(&unit.state.typed()))
    }
}

/// The kind of step that an offer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferKind {
    /// Play continues.
    Onward,
    /// To another stage of this turn, for a look or to play it.
    Jump,
    /// A unit of the other side interrupts.
    BreaksIn,
    /// The battle is over.
    Ends,
}

/// Those to whom an event applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// Both sides and all their units.
    All,
    /// A side and all its units.
    Side(Side),
    /// One unit, by its number.
    Unit(u32),
}

/// An answer that is written when an offer is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    /// An answer to the form of the battle, by place.
    Battle(usize, i16),
    /// An answer to the form of a side.
    Side(Side, usize, i16),
    /// An answer to the form of a unit, by the unit's number.
    Unit(u32, usize, i16),
}

impl Set {
    /// An answer in the battle's form.
    pub fn battle<F, T>(at: At<F, T>, value: impl Known<T>) -> Self {
        Self::Battle(at.index(), value.known())
    }

    /// An answer in the form of a side.
    pub fn side<F, T>(side: Side, at: At<F, T>, value: impl Known<T>) -> Self {
        Self::Side(side, at.index(), value.known())
    }

    /// An answer in the form of a unit.
    pub fn unit<F, T>(unit: u32, at: At<F, T>, value: impl Known<T>) -> Self {
        Self::Unit(unit, at.index(), value.known())
    }
}

/// Something that may come next.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::struct_excessive_bools)] // Each is a property of its own.
pub struct Offer {
    /// Its name in saves; together with the unit and the stage it leads to, it identifies
    /// one offer.
    pub id: &'static str,
    /// The kind of step.
    pub kind: OfferKind,
    /// The unit that it is about.
    pub unit: Option<u32>,
    /// Whether it seldom comes next: a screen folds it away.
    pub aside: bool,
    /// Whether the report of the battle mentions it: what a unit declared, what it gave up.
    pub is_news: bool,
    /// The label, if it differs from that of the stage it leads to.
    pub words: Option<Phrase>,
    /// The rule behind it, if it rests on one.
    pub cite: Option<Cite>,
    /// Why it cannot be taken yet.
    pub barred: Option<Note>,
    /// Whether due tests are what bars it: it can be taken once each is rolled or skipped.
    /// The battle sets this, not the ruleset.
    pub held: bool,
    /// Whether it must come next, before the rest of the turn: it is offered first.
    pub leads: bool,
    /// Where it leads.
    pub to: Position,
    /// The events that occur when it is taken, in this order; there are no others.
    pub on_event: Vec<(Whom, TurnEvent)>,
    /// The answers written after those events.
    pub sets: Vec<Set>,
}

impl Offer {
    /// Play continues.
    pub const fn onward(id: &'static str, to: Position) -> Self {
        Self {
            id,
            kind: OfferKind::Onward,
            unit: None,
            aside: false,
            is_news: false,
            words: None,
            cite: None,
            barred: None,
            held: false,
            leads: false,
            to,
            on_event: Vec::new(),
            sets: Vec::new(),
        }
    }

    /// To another stage of this turn.
    pub fn jump(to: Position) -> Self {
        Self { kind: OfferKind::Jump, ..Self::onward("go-to", to) }
    }

    /// A unit interrupts, at a separate stage.
    pub fn breaks_in(id: &'static str, at: &Position, unit: u32, stage: &str) -> Self {
        Self {
            kind: OfferKind::BreaksIn,
            unit: Some(unit),
            ..Self::onward(id, at.broken_by(unit, stage))
        }
    }

    /// The battle is over.
    pub fn ends(id: &'static str, to: Position) -> Self {
        Self { kind: OfferKind::Ends, ..Self::onward(id, to) }
    }

    /// The same with another label and its rule.
    #[must_use]
    pub fn worded(mut self, words: impl Into<Phrase>, cite: Cite) -> Self {
        self.words = Some(words.into());
        self.cite = Some(cite);
        self
    }

    /// The same, folded away.
    #[must_use]
    pub const fn aside(mut self) -> Self {
        self.aside = true;
        self
    }

    /// The same, mentioned in the report of the battle.
    #[must_use]
    pub const fn news(mut self) -> Self {
        self.is_news = true;
        self
    }

    /// The same, which must come next.
    #[must_use]
    pub const fn leading(mut self) -> Self {
        self.leads = true;
        self
    }

    /// The same for a unit.
    #[must_use]
    pub const fn of_unit(mut self, unit: u32) -> Self {
        self.unit = Some(unit);
        self
    }

    /// The same with the events that occur.
    #[must_use]
    pub fn passing(mut self, on_event: impl IntoIterator<Item = (Whom, TurnEvent)>) -> Self {
        self.on_event.extend(on_event);
        self
    }

    /// The same with the answers that are written.
    #[must_use]
    pub fn setting(mut self, sets: impl IntoIterator<Item = Set>) -> Self {
        self.sets.extend(sets);
        self
    }

    /// Whether it ends the turn, or begins the next one.
    pub fn ends_turn(&self, at: &Position) -> bool {
        self.to.side != at.side || self.to.round != at.round
    }

    /// The same, barred for a reason, if there is one.
    #[must_use]
    pub fn barred(mut self, reason: Option<Note>) -> Self {
        self.barred = reason;
        self
    }
}

/// The order of play of a ruleset. Both functions are pure: for the same battle they return
/// the same.
#[derive(Clone, Copy)]
pub struct Order {
    /// Where a battle begins.
    pub first: fn(&View) -> Position,
    /// The possible next steps.
    pub next: fn(&View) -> Vec<Offer>,
    /// Whether the stages come in a fixed order, so that they are shown with numbers.
    pub in_order: bool,
    /// Whether the game counts rounds (a turn of each side) rather than turns.
    pub in_rounds: bool,
}

/// The first turn begins with the first of `phases`.
pub fn first_of(view: &View, phases: &[Phase]) -> Position {
    let first = phases.first().map_or("", |phase| phase.id);
    Position::first(view.starts, first)
}

/// For phases in a fixed order, in a turn of each side: the next phase, or the end of the turn once
/// the last phase is reached; and each of the other phases, to look back or to skip some.
pub fn turns_of_phases(view: &View, phases: &[Phase]) -> Vec<Offer> {
    let place = |id: &str| phases.iter().position(|phase| phase.id == id).unwrap_or(0);
    let (here, reached) = (place(&view.at.stage), place(view.at.reached()));
    let to = |index: usize| {
        let stage = phases[index].id;
        if index > reached {
            (view.at.at(stage), Some((Whom::All, TurnEvent::PhaseBegins)))
        } else {
            (view.at.looking_at(stage), None)
        }
    };
    let mut offers = Vec::with_capacity(phases.len());
    if here + 1 < phases.len() {
        let (to, on_event) = to(here + 1);
        offers.push(Offer::onward("next-phase", to).passing(on_event));
    } else {
        offers.push(end_of_turn(view, phases));
    }
    offers.extend((0..phases.len()).filter(|index| *index != here).map(|index| {
        let (to, on_event) = to(index);
        Offer::jump(to).passing(on_event)
    }));
    offers
}

/// For a sheet that lists a unit's actions without a turn sequence: any of them, as needed,
/// and the end of the side's turn. The actions that come up are offered in order; after the
/// last one the turn ends, or the next unit begins.
pub fn free_actions(
    view: &View,
    actions: &[Phase],
    comes_up: impl Fn(&Phase) -> bool,
) -> Vec<Offer> {
    let here = actions.iter().position(|action| action.id == view.at.stage);
    let mut later = actions.iter().skip(here.unwrap_or(0) + 1);
    let next = later.find(|action| comes_up(action));
    let is_last = next.is_none();
    let next = next.or(actions.first()).map(|action| {
        Offer::onward("next-phase", view.at.at(action.id))
            .passing([(Whom::All, TurnEvent::PhaseBegins)])
    });
    let mut onward: Vec<Offer> = next.into_iter().collect();
    // After the last action the turn ends, unless another activation begins.
    onward.insert(usize::from(!is_last), end_of_turn(view, actions));
    let others = actions.iter().filter(|action| action.id != view.at.stage);
    let others = others.map(|action| {
        Offer::jump(view.at.at(action.id)).passing([(Whom::All, TurnEvent::PhaseBegins)])
    });
    onward.into_iter().chain(others).collect()
}

/// The other side's turn begins; the turn number rises when the starting side's turn comes
/// again.
pub fn end_of_turn(view: &View, phases: &[Phase]) -> Offer {
    let side = view.at.side.other();
    let to = Position {
        round: view.at.round.saturating_add(u32::from(side == view.starts)),
        ..Position::first(side, phases.first().map_or("", |phase| phase.id))
    };
    Offer::onward("end-turn", to).passing([
        (Whom::Side(view.at.side), TurnEvent::TurnEnds),
        (Whom::All, TurnEvent::PhaseBegins),
        (Whom::Side(side), TurnEvent::TurnBegins),
    ])
}
