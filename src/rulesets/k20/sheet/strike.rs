//! Infantry that strikes at a vehicle, in an assault or against an overrun
//! (K20-VAS-T1, K20-VAS-T2, K20-OVI-T1).

use crate::rulesets::k20::prelude::*;

use super::effect::{Effect, Half, Strength, Suffered};
use super::tables;

/// How the attacked vehicle moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Going {
    /// It did not move.
    Stands,
    /// It moved: -1.
    Moved,
    /// It moved but is Suppressed: no modifier.
    Held,
}

impl Going {
    /// The value for a vehicle in this state.
    pub const fn of(moved: bool, suppressed: bool) -> Self {
        match (moved, suppressed) {
            (false, _) => Self::Stands,
            (true, false) => Self::Moved,
            (true, true) => Self::Held,
        }
    }
}

/// The strike of infantry: its target and weapon.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strike {
    /// Whether it strikes at the running gear instead of the top armour.
    pub immobilise: bool,
    /// The OV before modifiers, and its rule.
    pub ov: (i16, Cite),
    /// The table of modifiers.
    pub table: Cite,
    /// How the vehicle moved.
    pub going: Going,
    /// The vehicle is immobilised.
    pub immobilised: bool,
    /// The OV of the explosive charge.
    pub explosive: i16,
    /// Any other modifier that the players agree on.
    pub situational: i16,
    /// The vehicle already has 1 damage: a second one burns it (K20-AMB-10).
    pub damaged: bool,
    /// The DV of the top armour; `None` for an open vehicle.
    pub armour: Option<i16>,
}

/// The effects of a strike at the running gear, worst for the vehicle first.
const GEAR_RESULTS: [Effect; 3] = [Effect::Immobilised, Effect::Suppressed, Effect::None];

/// A strike, prepared.
#[derive(Clone, Copy)]
pub struct Blow {
    roll: Roll,
    immobilise: bool,
    damaged: bool,
}

impl Strike {
    fn strength(&self) -> Strength {
        let when = |applies: bool, value: i16| if applies { value } else { 0 };
        let label = if self.immobilise { t::OV_AT_GEAR } else { t::OV_AT_TOP };
        let mut strength = Strength::new((label, self.ov.0, self.ov.1));
        strength.add(
            t::VEHICLE_MOVED,
            when(self.going == Going::Moved, tables::VAS_VEHICLE_MOVED),
            self.table,
        );
        if !self.immobilise {
            strength.add(
                t::VEHICLE_IMMOBILISED,
                when(self.immobilised, tables::VAS_VEHICLE_IMMOBILISED),
                self.table,
            );
            strength.add(
                t::VEHICLE_OPEN,
                when(self.armour.is_none(), tables::VAS_VEHICLE_OPEN),
                self.table,
            );
        }
        strength.add(t::EXPLOSIVE_CHARGE, self.explosive, self.table);
        strength.add(t::SITUATIONAL, self.situational, self.ov.1);
        if !self.immobilise
            && let Some(armour) = self.armour
        {
            strength.less_armour_always(armour);
        }
        strength
    }

    /// Notes on circumstances that seem to change the strength but do not.
    pub fn not_counted(&self) -> Vec<Note> {
        let mut out = Notes::default();
        out.add(self.going == Going::Held, t::OUT_MOVED_SUPPRESSED, self.table);
        out.add(
            self.immobilise && (self.immobilised || self.armour.is_none()),
            t::OUT_AT_GEAR,
            if self.table == "K20-OVI-T1" { "K20-AMB-35" } else { "K20-VAS-06" },
        );
        out.0
    }

    /// The sum of the strength, the row of the table for it, the prepared strike, and the notes on
    /// them.
    pub fn worked(&self) -> (Sum, ResultRow, Blow, Vec<Note>) {
        let strength = self.strength();
        let roll = self.roll(strength.total());
        let row = ResultRow { title: t::STRIKE_STRENGTH, roll, cite: "K20-HET-T1" };
        let mut notes: Vec<Note> = strength.note().into_iter().collect();
        if self.immobilise {
            notes.push(Note::new(t::NOTE_STRIKE_IMMOBILISES, "K20-AMB-29"));
        }
        let blow = Blow { roll, immobilise: self.immobilise, damaged: self.damaged };
        (strength.sum(t::STRIKE_STRENGTH), row, blow, notes)
    }

    fn roll(&self, strength: i16) -> Roll {
        if !self.immobilise {
            return Half::Vehicle.roll(strength);
        }
        // Damage to the running gear means that the vehicle no longer moves
        // (K20-AMB-29).
        let upto = tables::hit_effects(strength).vehicle;
        let bands: [Band; 3] =
            std::array::from_fn(|at| Band { upto: upto[at + 2], label: GEAR_RESULTS[at].label() });
        Roll::new(Die::D20).bands(&bands).named(t::ROLL_EFFECT, "K20-HET-01")
    }
}

impl Blow {
    /// Rolls the strike and returns its effect.
    pub fn strike(&self, dice: &mut dyn Dice) -> Effect {
        if self.immobilise {
            GEAR_RESULTS[dice.band(&self.roll).min(2)]
        } else {
            let before = Suffered::before(self.damaged);
            let after = before.struck(dice, Half::Vehicle, &self.roll);
            after.effect(Half::Vehicle, self.damaged)
        }
    }
}
