//! The vocabulary in which every ruleset is written.
//!
//! A ruleset is data in this vocabulary plus plain functions: a [`Form`] asks,
//! a [`Calculator`] turns the answers into a [`Working`] (the sum with every
//! modifier, and the procedure that rolls the dice), a [`Checklist`] orders the
//! turn, [`Section`]s hold what can be looked up, a [`Tracker`] lists the
//! states of a unit. Everything carries the ids of the rules it rests on
//! ([`Cite`]).
//!
//! The same kind of form is used wherever something is asked or stored: the
//! inputs of a calculator, the house rules, the state of a unit.

mod acts;
mod army;
mod calculator;
mod card;
mod checklist;
mod counter;
mod form;
pub mod lines;
pub mod mission;
mod new_unit;
mod order;
mod outcome;
pub mod own;
mod paper;
mod reference;
mod role;
mod ruleset;
mod side;
mod tracker;
mod working;

pub use acts::{Acts, Move, StandsFor};
pub use army::{Entry, Judge, Made, Terms};
pub use calculator::{
    About, Calculate, Calculator, Groups, Known, Limit, Opening, Play, To, calculator, played,
};
pub use card::{
    Card, CardState, Cards, Face, Grid, GridRow, Marker, Outline, Plan, Printed, Ring, Sign, Slot,
    Strength, Turned, Wording, Worth,
};
pub use checklist::{Activation, Checklist, Mark, Phase, PhaseKind, Step, Whose};
pub use counter::{Counter, Quick, Remaining, Symbol};
pub use form::{
    Answer, At, Centimetres, Choice, Count, Field, FineLength, Form, Id, Inches, Kind, Length,
    Misfit, Reader, Stored, Unit, UnitNumber, Values, When, hyphenated,
};
#[doc(hidden)]
pub use form::{Block, Piece, Taken, With, flat, kind_at, written};
pub use mission::{Mission, Missions};
pub use new_unit::NewUnit;
pub use order::{
    Offer, OfferKind, Order, Position, Set, Standing, View, Whom, end_of_turn, first_of,
    free_actions, turns_of_phases,
};
pub use outcome::{
    Amount, Bearing, Chance, Declared, Distance, MOST_PARTS, Outcome, Outcomes, Part, PartAt,
    PartKind, PartValue, Shown, Tone, Word, turned,
};
pub use own::{OwnModifier, PLAYERS_OWN};
pub use paper::{Amounts, Base, ModifierOnPaper, PhaseOnPaper, SumOnPaper};
pub use reference::{Cell, Example, Rule, Section, Table, Term};
pub use role::{InRole, Of, Participants, Role, RoleId};
pub use ruleset::Ruleset;
pub use side::Side;
pub use tracker::{Consequence, HouseEvents, Tracker, TurnEvent};
pub use working::{
    Figure, Modifier, Note, Notes, Procedure, ResultRow, Sum, Want, Wanted, Work, Working,
};

/// The id of a rule in a ledger (`FOW-SHO-07`), of a table (`FOW-HIT-T1`), of a procedure
/// (`FOW-HIT-P1`) or of a ruling (`FOW-AMB-10`).
pub type Cite = &'static str;
