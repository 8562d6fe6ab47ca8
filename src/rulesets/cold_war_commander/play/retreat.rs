//! The known answers of a unit that falls back.

use crate::aid::{At, Form, To};

use crate::rulesets::cold_war_commander::sheet::effect::Retreat;
use crate::rulesets::cold_war_commander::units::unit::Unit;

/// An opening with what a unit knows of its fall-back: not what it runs into, which only
/// the players see.
pub fn knowing_retreat<C>(known: To<C>, at: At<C, Retreat>, unit: &Unit) -> To<C> {
    let back = unit.retreat();
    known
        .knowing(at.then(Retreat::AT.position), back.position)
        .knowing(at.then(Retreat::AT.exempt), back.exempt)
        .knowing(at.then(Retreat::AT.soft), back.soft)
}
