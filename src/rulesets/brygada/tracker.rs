//! What follows from the state of a unit, and what passes.

use crate::aid::{Form, Tracker};
use crate::places;

use super::battle::Battle;
use super::faces::CARDS;
use super::unit::Unit;

/// The tracker.
pub const TRACKER: Tracker = Tracker {
    fields: Unit::FIELDS,
    in_view: places!(Unit: bases_lost, morale, ready, lost, immobilised, gun_destroyed, destroyed),
    settle: |_, after| after.clone(),
    consequences: |_| Vec::new(),
    passes: |unit, _| unit.clone(),
    openings: |_, _| Vec::new(),
    profile: &[],
    side_openings: |_, _| Vec::new(),
    counted: |_, _| Vec::new(),
    battle_fields: Battle::FIELDS,
    side_fields: &[],
    side_passes: |side, _| side.clone(),
    side_consequences: |_, _| Vec::new(),
    cards: CARDS,
};
